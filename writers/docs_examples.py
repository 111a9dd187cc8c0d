"""Examples of docstrings (`>>> ...`) shown as code in the reference: an extension of griffe, see mkdocs.yml."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Module, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Examples(Extension):
    def on_package(self, *, pkg: Module, **_: Any) -> None:
        self._fence(pkg)

    def _fence(self, here: Object) -> None:
        if here.docstring is not None:
            here.docstring.value = EXAMPLE.sub(lambda hit: f"```pycon\n{hit[0]}\n```", here.docstring.value)
        for member in here.members.values():
            if isinstance(member, Object):
                self._fence(member)
