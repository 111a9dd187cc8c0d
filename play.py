"""What `make play` does: the table at once, from the sources, while its rules are compiled; then the compiled table.

The first build compiles for minutes, and nobody should wait for that. Where these sources are compiled already, or can
not be, the package is built and served as usual. Else the server runs from `src`, in pure Python, beside the compiler;
when the package is installed it is stopped in good order and started from there. Games are stored answer by answer,
and browsers come back by themselves: a table is away for the second or two between.

`python play.py MAKE [ARGUMENTS OF ravenhill serve]`; MAKE builds and installs the package by its target `.venv/app`.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import hatch_build

ROOT = Path(__file__).resolve().parent
LOG = ROOT / "build" / "play.log"
LOOK_SECONDS = 0.5


def sources_environment() -> dict[str, str]:
    """For a server that runs from the sources, whatever package is being installed meanwhile."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "RAVENHILL_PURE": "1"}


def play(make: Sequence[str], arguments: Sequence[str]) -> int:
    """Serves until the server ends; its exit code."""
    command = [sys.executable, "-m", "ravenhill", "serve", *arguments]
    if not hatch_build.to_compile(ROOT):
        if built := subprocess.run(make, cwd=ROOT, check=False).returncode:
            return built
        return served(subprocess.Popen([*command, "--open"]))
    print("Building the pages of the table", flush=True)
    hatch_build.client(ROOT)
    print("Opening the table. Its rules are compiled meanwhile; until then machines think slower.", flush=True)
    server = subprocess.Popen([*command, "--open"], env=sources_environment())
    with LOG.open("wb") as log:
        aside = [
            "nice",
            "-n",
            "10",
            *make,
        ]  # behind everybody who plays; in a group of its own, so that it ends as a whole
        compiler = subprocess.Popen(aside, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    try:
        while compiler.poll() is None and server.poll() is None:
            time.sleep(LOOK_SECONDS)
    except (KeyboardInterrupt, SystemExit):
        server.terminate()
    if compiler.poll() is None:  # the server has ended, or was told to
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()
        return served(server)
    if compiler.returncode:
        print(f"The rules were not compiled, {LOG.relative_to(ROOT)} tells why. The table stays open.", flush=True)
        return served(server)
    print("The rules are compiled. The table starts again with them; games go on where they are.", flush=True)
    server.terminate()
    served(server)
    return served(subprocess.Popen(command))


def served(server: subprocess.Popen[bytes]) -> int:
    """Waits for the server's end. Ctrl-C reaches it as well and ends it in good order; a SIGTERM is passed on."""
    while True:
        try:
            code = server.wait()
            return 0 if code in (-signal.SIGTERM, -signal.SIGINT) else code
        except KeyboardInterrupt:
            continue
        except SystemExit:
            server.terminate()


def told_to_end(*_: object) -> None:
    sys.exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, told_to_end)
    sys.exit(play(shlex.split(sys.argv[1]), sys.argv[2:]))
