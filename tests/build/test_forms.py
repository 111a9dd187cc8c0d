"""The lists of questions and forms are what the rules declare (writers/forms.py)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

WRITER = Path(__file__).parents[2] / "writers" / "forms.py"


@pytest.fixture(scope="module")
def forms() -> ModuleType:
    spec = importlib.util.spec_from_file_location("forms", WRITER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_list_is_stale(forms: ModuleType) -> None:
    for game in forms.games():
        now = (game / "forms.py").read_text(encoding="utf-8")
        assert forms.page(game) == now, f"python writers/forms.py {game.name}"


POND = """
CALLS: Final = ("croak <frog>",)


class Leap(Question):
    KIND = "leap"
    TAKES = ("leap <leaf>", "stay")


def choice(t, seat, key: str, kind: str, takes: tuple[str, ...]):
    return Leap(t, seat, key, kind, takes)


def evening(t):
    yield from choice(t, 0, "pond-ask-call", "call", CALLS)
    takes = ("dive", "swim <0-3>")
    yield from choice(t, 0, "pond-ask-end", "end" if t.late else "dusk", takes=takes)
"""


def test_kinds_and_forms_are_found_wherever_a_rule_asks(forms: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "pond.py").write_text(POND, encoding="utf-8")
    kinds, found = forms.found(tmp_path)
    assert kinds == ["call", "dusk", "end", "leap"]
    assert found == ["croak <frog>", "dive", "leap <leaf>", "stay", "swim <0-3>"]


def test_a_question_that_hides_its_forms_is_refused(forms: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "pond.py").write_text(POND.replace("CALLS)", "t.calls)"), encoding="utf-8")
    with pytest.raises(forms.Unknown, match=r"t\.calls"):
        forms.found(tmp_path)
