"""Pure or compiled: RAVENHILL_PURE=1 makes an installed, compiled package run from its .py files."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as source files and does not see extension modules."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source file of a ravenhill module; None leaves everything else to the usual finders."""
        if not name.startswith("ravenhill."):
            return None
        for entry in path or ():
            finder = self._finders.setdefault(entry, FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)))
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def asked() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("RAVENHILL_PURE", "0") not in ("", "0")


def install_if_asked() -> None:
    """Put the source finder first, once; to be called before any other module of the package is imported."""
    if asked() and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def compiled() -> bool:
    """Whether the engine runs compiled.

    >>> compiled() in (True, False)
    True
    """
    spec = import_module("ravenhill.engine.script").__spec__
    return spec is not None and not isinstance(spec.loader, SourceFileLoader)
