"""The named options: every ruling of ours that a table may decide another way."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.game import Setting

TEAMS: Final = ("three", "four")

OPTIONS: Final[tuple[Setting, ...]] = (
    Setting("card_backs_open", True, (True, False), "W8.5"),
    Setting("leaders_alone", "lost", ("lost", "reinforcements"), "W9.1"),
    Setting("recruit_fewer", True, (True, False), "W11.3.7"),
    Setting("siege_declined", "return", ("return", "must_advance"), "W14.6"),
    Setting("garrison_first", True, (True, False), "W14.18"),
    Setting("card_attack_rearguard", True, (True, False), "R2.6"),
    Setting("nazgul_joins_besieged", True, (True, False), "R3.2"),
    Setting("lone_leader_recruit", False, (False, True), "R3.12"),
    Setting("recruit_above_ten", True, (True, False), "R4.2"),
    Setting("siege_recruit", "fit", ("fit", "trim"), "R4.2"),
    Setting("move_above_ten", False, (False, True), "R4.3"),
    Setting("limit_after_both_moves", True, (True, False), "R4.4"),
    Setting("replacement", "casualties", ("casualties", "reinforcements"), "R6.10"),
    Setting("retreat_activates", True, (True, False), "R6.14"),
    Setting("siege_extension", "needs_regular", ("needs_regular", "any_elite"), "R7.4"),
    Setting("activate_before_capture", True, (True, False), "R8.10"),
    Setting("retrace_path", True, (True, False), "R9.2"),
    Setting("progress_limit", True, (True, False), "R9.19"),
    Setting("mordor_progress", "zero", ("zero", "kept"), "R10.3"),
    Setting("sorcerer_draw", "at_once", ("at_once", "end_of_round"), "W22.12"),
    Setting("guide_draw_stays", False, (False, True), "W22.13"),
    Setting("white_rider", "battle", ("battle", "round"), "W22.10"),
    Setting("voice_partial", True, (True, False), "W22.14"),
    Setting("discard_cost", "icon", ("icon", "deck"), "W8.11"),
    Setting("breaking_with_gollum", "corruption", ("corruption", "tile"), "W8.9"),
    Setting("denethor_strider", False, (False, True), "W8.11"),
    Setting("corsairs_at_siege", "battle", ("battle", "join"), "W8.9"),
    Setting("eagles_chooser", "shadow", ("shadow", "fp"), "W8.9"),
    Setting("every_question", False, (False, True), "W6.28", kind="variant", before=((1, True),)),
    Setting("three_player_limit", True, (True, False), "R11.4", ("three",)),
    Setting("doubtful_symbols", True, (True, False), "W21.17", ("four",)),
    Setting("individual_winner", True, (True, False), "R11.5", TEAMS, "variant"),
)
