"""python -m ravenhill: the command line."""

from __future__ import annotations

from ravenhill.cli import main

if __name__ == "__main__":
    main()
