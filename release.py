"""`make release`: the packages of this version in dist/, each tried as a stranger would who only has the file.

Built are the sdist, a wheel compiled for the platform at hand for every interpreter found, and one of pure Python for
all the others. Each is installed in a new environment outside the checkout, for every Python it is meant for that can
be found here; there it must tell its version, play games, and serve the table and the docs, which `make docs` has built
before. Wheels for other platforms are the work of .github/workflows/release.yml, which runs this file's checks too.

    python release.py [--python PATH ...] [--quick] [--rehearse]

`--rehearse` does the same before the version has its chapter: packages of what is not released yet, for nobody else.

The version stands in src/ravenhill/__init__.py alone, and CHANGELOG.md must have a chapter for it. What to do with the
packages (a tag, an upload) is printed at the end and left to a person.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
GAMES = 50
PATIENCE = 120.0


class Refused(SystemExit):
    """Why this is no release."""


def version() -> str:
    """The version, from the one place it stands in."""
    found = re.search(
        r'^__version__ = "([^"]+)"', (ROOT / "src/ravenhill/__init__.py").read_text("utf-8"), re.MULTILINE
    )
    if found is None:
        raise Refused("src/ravenhill/__init__.py tells no version.")
    return found[1]


def chronicled(number: str) -> str:
    """What CHANGELOG.md says of the version; the first chapter must be its, with a date."""
    chapters = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    if len(chapters) < 2 or not re.match(rf"{re.escape(number)} - \d{{4}}-\d\d-\d\d\n", chapters[1]):
        raise Refused(f"The first chapter of CHANGELOG.md must be '## {number} - DATE'.")
    return chapters[1]


def interpreters(named: list[str]) -> dict[str, Path]:
    """The Pythons at hand, by their version: those named, else those on the path and beside it (pyenv)."""
    places = [Path(name) for name in named]
    if not places:
        places = [Path(on_path) for v in PYTHONS if (on_path := shutil.which(f"python{v}"))]
        places += sorted(Path.home().glob(".pyenv/versions/3.*/bin/python3"), reverse=True)
    found: dict[str, Path] = {}
    for place in places:
        asked = subprocess.run(
            [place, "-c", "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        if asked.returncode == 0 and asked.stdout.strip() in PYTHONS:
            found.setdefault(asked.stdout.strip(), place)
    return found


def build(pythons: dict[str, Path], work: Path) -> list[Path]:
    """All packages of this version, in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    for place in pythons.values():
        packed(place, work, "compiled", "wheel")
    first = next(iter(pythons.values()))
    packed(first, work, "pure", "wheel", RAVENHILL_PURE="1")
    packed(first, work, "sdist", "sdist")
    return sorted(DIST.iterdir())


def packed(python: Path, work: Path, what: str, target: str, **more: str) -> None:
    """One package, built in an environment that has what the project says it needs to be built, and nothing else."""
    maker = environment(python, work / f"maker-{python.parent.parent.name}-{python.name}")
    requires = subprocess.run(
        [
            maker,
            "-c",
            "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\\n')",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    install(maker, *filter(None, requires))
    print(f"building: {what} with {python}", flush=True)
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RAVENHILL_PURE")}
    command = [str(maker), "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, env={**clean, **more}, check=True, stdout=subprocess.DEVNULL)


def environment(python: Path, place: Path) -> Path:
    """The Python of a new environment."""
    if not place.exists():
        subprocess.run([python, "-m", "venv", place], check=True)
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, *what: str) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check", *what]
    subprocess.run(command, check=True)


def tried(package: Path, python: Path, compiled: bool, work: Path) -> str:
    """What a stranger sees who installs this file: version, games, a page; refused where it is not as it must be."""
    with tempfile.TemporaryDirectory(dir=work) as place:
        home = Path(place)
        inside = environment(python, home / "env")
        install(inside, str(package))
        clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "RAVENHILL_PURE", "VIRTUAL_ENV")}
        env = {**clean, "RAVENHILL_LANGUAGE": "en", "RAVENHILL_DB": f"sqlite+aiosqlite:///{home / 't.sqlite3'}"}

        def said(*words: str) -> str:
            done = subprocess.run(
                [str(inside), "-m", "ravenhill", *words], cwd=home, env=env, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise Refused(
                    f"{package.name} with {python}: ravenhill {' '.join(words)}: {done.stderr.strip()[-500:]}"
                )
            return done.stdout

        if said("--version") != f"ravenhill {version()}\n":
            raise Refused(f"{package.name} tells another version.")
        built = json.loads(said("bench", "--seconds", "0.05", "--json"))["compiled"]
        if built is not compiled:
            raise Refused(f"{package.name} with {python} is {'compiled' if built else 'pure'}, and should not be.")
        games = json.loads(said("sim", "wotr", "--games", str(GAMES), "--workers", "1", "--json"))
        if games["finished"] != GAMES or games["errors"]:
            raise Refused(f"{package.name} with {python}: {games['finished']} of {GAMES} games, {games['errors'][:3]}")
        page = served(inside, home, env, "/", b"<script")
        served(inside, home, env, "/docs/index.html", b"md-main")
    return f"{package.name}, {python}: {GAMES} games in {games['seconds']:.1f} s, {len(page):,} bytes of page"


def served(python: Path, home: Path, env: dict[str, str], path: str, holds: bytes) -> bytes:
    """A page of a server that was started there."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = subprocess.Popen([python, "-m", "ravenhill", "serve", "--port", str(port)], cwd=home, env=env)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and server.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
                    page: bytes = answer.read()
            except urllib.error.HTTPError as e:
                raise Refused(f"{path} is answered {e.code}: was it built?") from e
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
                continue
            if holds not in page:
                raise Refused(f"{path} is not the page it should be: was it built?")
            return page
    finally:
        server.terminate()
        server.wait()
    raise Refused("The server does not answer.")


def main() -> None:
    words = argparse.ArgumentParser(description="Builds the packages of this version and tries them.")
    words.add_argument("--python", action="append", default=[], metavar="PATH", help="only these interpreters")
    words.add_argument("--quick", action="store_true", help="the newest interpreter alone")
    words.add_argument("--rehearse", action="store_true", help="without a chapter of CHANGELOG.md: no release")
    chosen = words.parse_args()
    number = version()
    if not chosen.rehearse:
        chronicled(number)
    pythons = interpreters(chosen.python)
    if not pythons:
        raise Refused(f"No Python of {', '.join(PYTHONS)} was found.")
    if chosen.quick:
        pythons = dict([max(pythons.items(), key=lambda one: tuple(map(int, one[0].split("."))))])
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        packages = build(pythons, work)
        for package in packages:
            for named, python in pythons.items():
                tag = f"-cp{named.replace('.', '')}-"
                pure = package.name.endswith("-none-any.whl")
                if not pure and package.suffix == ".whl" and tag not in package.name:
                    continue
                if package.suffix == ".gz" and python != next(iter(pythons.values())):
                    continue  # an sdist compiles for minutes: once is enough
                print(tried(package, python, not pure, work), flush=True)
    missing = [v for v in PYTHONS if v not in pythons]
    if missing:
        print(f"Not found here, and not tried: Python {', '.join(missing)}.")
    if chosen.rehearse:
        print("All is well, and a rehearsal: these packages are of no release.")
        return
    print(f"All is well. Next, by hand: git tag -a v{number} -m 'Ravenhill {number}' && git push origin v{number}")


if __name__ == "__main__":
    main()
