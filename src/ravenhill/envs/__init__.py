"""The games as environments for learners: PettingZoo, a vector of tables, and states as OpenSpiel has them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def rl_libraries() -> Iterator[None]:
    """Opened only by those who want an environment that needs them; a sentence names the extra."""
    try:
        yield
    except ImportError as e:
        from ravenhill.engine.decision import Message
        from ravenhill.words import say

        raise ImportError(say(Message("bad-rl-extra", {"missing": str(e.name)})), name=e.name) from e
