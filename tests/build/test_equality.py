"""Pure and compiled give the same games, byte for byte."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

# Plays every game for some seeds with choices that depend on the seed alone, and hashes all that a table can tell.
PLAY = """
import hashlib, json, sys
import ravenhill
from ravenhill import _pure

def play(game, seed, limit=4000):
    table, state, count = ravenhill.new(game, seed=seed), seed, 0
    digest = hashlib.sha256()
    while not table.over and count < limit:
        decision = table.decisions[0]
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        index = (state >> 33) % len(decision.options)
        digest.update(repr((decision.seat, decision.prompt, decision.rule, decision.options)).encode())
        table.answer(decision.seat, decision.options[index])
        count += 1
        if count % 50 == 0:
            digest.update(table.save())
            digest.update(json.dumps(table.view(decision.seat), sort_keys=True).encode())
    digest.update(table.save())
    digest.update(table.record())
    return [count, hashlib.sha256(table.record()).hexdigest(), digest.hexdigest()]

games = {f"{g.id} {seed}": play(g.id, seed) for g in ravenhill.games() for seed in (1, 2, 3)}
suffixes = {name: module.__file__.rsplit(".", 1)[1] for name, module in sys.modules.items()
            if name.startswith("ravenhill.") and getattr(module, "__file__", None)}
print(json.dumps({"compiled": _pure.compiled(), "games": games, "suffixes": suffixes}))
"""


def play(pure: str) -> dict[str, Any]:
    """What the script says, run with RAVENHILL_PURE set so."""
    env = {**os.environ, "RAVENHILL_PURE": pure, "PYTHONHASHSEED": "random"}
    run = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


def why_not_compiled() -> str | None:
    """Why the package may rightly be uncompiled here; None when it ought to be compiled."""
    spec = importlib.util.find_spec("ravenhill")
    assert spec is not None and spec.origin is not None
    if Path(spec.origin).is_relative_to(ROOT / "src"):
        return "the package runs from its sources"
    build = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert build is not None and build.loader is not None
    hook = importlib.util.module_from_spec(build)
    build.loader.exec_module(hook)
    if os.environ.get("RAVENHILL_PURE", "0") not in ("", "0"):
        return "RAVENHILL_PURE is set"
    try:
        hook.compiler()
    except hook.NotCompiled as reason:
        return str(reason)
    return None


def test_pure_and_compiled_write_identical_journals() -> None:
    """RAVENHILL_PURE=1 runs from source alone, and the journals equal those of the compiled package."""
    pure = play("1")
    assert not pure["compiled"]
    assert set(pure["suffixes"].values()) == {"py"}
    assert pure["games"]
    other = play("0")
    assert pure["games"] == other["games"]
    if not other["compiled"]:
        reason = why_not_compiled()
        assert reason is not None, "there is a C compiler, yet the package is pure: see build/mypyc/*/log.txt"
        pytest.skip(f"no compiled build to compare with: {reason}")
    assert other["suffixes"]["ravenhill.engine.script"] != "py"
