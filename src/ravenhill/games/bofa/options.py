"""The named options: where the editions differ, what both leave open, and three numbers of our own."""

from __future__ import annotations

from ravenhill.engine.game import Setting

EDITIONS = ("revised", "older")

FORTS = ("any_damage", "combat_only")
BOLG = ("card", "chapter")

OPTIONS = (
    # each follows the revised edition unless told otherwise (B16)
    Setting("extra_die", "revised", EDITIONS, "B16.1", kind="edition"),
    Setting("surplus_units", "revised", EDITIONS, "B16.3", kind="edition"),
    Setting("damage_outside_combat", "revised", EDITIONS, "B16.4", kind="edition"),
    Setting("beorn_tokens", "revised", EDITIONS, "B16.8", kind="edition"),
    Setting("bodyguards", "revised", EDITIONS, "B16.9", kind="edition"),
    Setting("great_goblin", "revised", EDITIONS, "B16.11", kind="edition"),
    Setting("beorn_retreat", "revised", EDITIONS, "B16.20", kind="edition"),
    Setting("front_gate", "revised", EDITIONS, "B16.21", kind="edition"),
    # both editions leave these open: the texts they can be read by
    Setting("fortification", "any_damage", FORTS, "B16.6", was=tuple(zip(EDITIONS, FORTS, strict=True))),
    Setting("bolg_ready", "card", BOLG, "B16.12", was=tuple(zip(EDITIONS, BOLG, strict=True))),
    # original content: the reference cards of Gandalf and Thranduil, the entry of Thorin
    Setting("blast_dice", 3, (2, 3, 4), "B9.4.6"),
    Setting("archery_target", 5, (4, 5, 6), "B9.4.7"),
    Setting("thorin_unit", True, (True, False), "B14.6.1"),
)
