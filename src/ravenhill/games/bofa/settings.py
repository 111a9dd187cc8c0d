"""The options of a table as the rules read them; `options.py` tells what each is."""

from __future__ import annotations


class Settings:
    """One attribute for every option, with its default of today."""

    # --- written by writers/fields.py from options.py ---
    extra_die: str = "revised"
    surplus_units: str = "revised"
    damage_outside_combat: str = "revised"
    beorn_tokens: str = "revised"
    bodyguards: str = "revised"
    great_goblin: str = "revised"
    beorn_retreat: str = "revised"
    front_gate: str = "revised"
    fortification: str = "any_damage"
    bolg_ready: str = "card"
    blast_dice: int = 3
    archery_target: int = 5
    thorin_unit: bool = True
    # --- to here ---
