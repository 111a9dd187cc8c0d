"""The table of how the house has grown tells what is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import count


def test_the_table_tells_of_today() -> None:
    """Within a tenth: `python tests/docs/count.py --write` writes it anew."""
    try:
        found = count.counted()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a checkout")
    told = count.told(count.PAGE.read_text(encoding="utf-8"))
    assert told.keys() == found.keys()
    assert {room: told[room] for room in found if abs(told[room][0] - found[room][0]) > found[room][0] / 10} == {}


def test_the_last_columns_are_written_and_nothing_else() -> None:
    page = "| room | then | k | today | k |\n| engine | 1 | 2 | 3 | 4 |\n| in all | 1,000 | 2 | 3 | 4 |\n"
    written = count.rewritten(page, {"engine": (5501, 162), count.ALL: (115383, 3220)})
    assert "| engine | 1 | 2 | 5,501 | 162 |" in written and "| in all | 1,000 | 2 | 115,383 | 3,220 |" in written
    assert count.told(written) == {"engine": (5501, 162), count.ALL: (115383, 3220)}
