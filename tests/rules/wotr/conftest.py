"""Puts the game on the shelf and lets the tests of this folder share wotr_kit.py."""

from __future__ import annotations

import sys
from pathlib import Path

from ravenhill.engine import game as shelf

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

if "wotr" not in shelf._shelf:
    shelf.shelve("wotr", "ravenhill.games.wotr.game")
