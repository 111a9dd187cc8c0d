"""The games on the shelf."""

from __future__ import annotations

from ravenhill.engine.game import shelve

shelve("ironwood", "ravenhill.games.ironwood.game")
shelve("wotr", "ravenhill.games.wotr.game")
shelve("bofa", "ravenhill.games.bofa.game")
shelve("cardgame", "ravenhill.games.cardgame.game")
