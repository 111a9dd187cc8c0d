# The Battle of Five Armies: every word a player reads.

bofa-title = The Battle of Five Armies
bofa-about = Two players fight for the Lonely Mountain: Dwarves, Men and Elves hold the settlements around it until the Eagles and Beorn come, the Shadow pours out of the Broken Lands and through the passes. Generals, secret maneuvers, and a track of Fate that runs out.
bofa-scenario-battle = The battle
    .about = Two players, from the first attack to the end.
bofa-seat-fp = Free Peoples
    .the = the Free Peoples
    .about = Hold out around the Lonely Mountain until help comes.
bofa-seat-shadow = Shadow
    .the = the Shadow
    .about = Take the settlements before the Fate track runs out.
bofa-fp = Free Peoples
bofa-shadow = Shadow

## Endings

bofa-end-fate = Fate is fulfilled: the marker stands on its last step, the Free Peoples have won.
bofa-end-beorn = Beorn has come in time: the Free Peoples have won.
bofa-end-bolg = Bolg has fallen: the Free Peoples have won.
bofa-end-gate = The Front Gate has fallen and the Shadow has ten points or more: the Shadow has won.
bofa-end-points = Night falls, and the Shadow has ten points or more: the Shadow has won.
bofa-end-conceded = The losing side gave up.

## Options: editions, readings, content of our own

bofa-option-extra_die = Extra Shadow die
    .about = Revised: two Settlements or Fortifications in one territory give it. Older: two Settlements.
bofa-option-surplus_units = Surplus after recruiting
    .about = Revised: every unit removed takes up to two damage tokens with it. Older: none.
bofa-option-damage_outside_combat = Damage outside combat
    .about = Revised: the owner may also take casualties he need not take. Older: only forced ones.
bofa-option-beorn_tokens = Beorn and Recruitment tokens
    .about = Revised: where he passes he removes Shadow Recruitment tokens too. Older: only Control markers.
bofa-option-bodyguards = Bodyguards
    .about = Revised: they do not stop damage the Army does to itself. Older: they stop that as well, one token for all damage of a round.
bofa-option-great_goblin = Great Goblin
    .about = Revised: the Army moves or attacks. Older: it may do both.
bofa-option-beorn_retreat = Beorn and Shadow retreats
    .about = Revised: a region next to Beorn is next to an enemy. Older: he counts for movement only.
bofa-option-front_gate = The Front Gate and control
    .about = Revised: it counts like a Settlement. Older: only for points.
bofa-option-fortification = Fortifications outside combat
    .about = The older chapter on Fortifications speaks of an Army that is attacked; both editions deal damage outside combat in the same way as in it. Any damage: the walls take it. In combat only: damage from outside goes to the Army.
bofa-option-bolg_ready = When Bolg is ready
    .about = His card: while a Shadow Army is in the Valley. The chapter on characters, in both editions: while the Shadow controls a region there, so a Settlement.
bofa-option-blast_dice = Dice of the Blast of Magic
    .about = Our own number: the printed card of Gandalf is not known. The Focus token adds two.
bofa-option-archery_target = Archery hits on
    .about = Our own number: the printed card of Thranduil is not known.
bofa-option-thorin_unit = Thorin comes with Dwarf Veterans
    .about = Our own rule: the printed entry of Thorin is not known.

bofa-value-revised = revised edition
bofa-value-older = older edition
bofa-value-any_damage = any damage
bofa-value-combat_only = in combat only
bofa-value-card = his card
bofa-value-chapter = the chapter on characters

## Words of the table

bofa-revised = revised
bofa-older = older
bofa-story = Story
bofa-phase-recovery = Recovery
bofa-phase-generals = Activation of Generals
bofa-phase-fate = Fate
bofa-phase-leadership = Shadow Leadership
bofa-phase-roll = Action roll
bofa-phase-actions = Actions
bofa-phase-end = End of the turn
bofa-phase-battle = Combat
bofa-waiting = not in play
bofa-eliminated = eliminated
bofa-away = out of sight
bofa-marching = on the march
bofa-aloft = in the air
bofa-tokens = Recruitment tokens
bofa-blast = blast
bofa-focus = Focus token
bofa-eagle = a new Eagle
bofa-fly = fly out
bofa-turn = turn over a token
bofa-heal = remove damage tokens
bofa-march = move Armies
bofa-cards = draw cards
bofa-enlist = new units
bofa-wrath = Wrath tokens
bofa-fortification = the Fortification

## Uses of a die

bofa-strategic_move = Strategic Move
bofa-attack = Attack
bofa-combined_attack = Combined Attack
bofa-fast_move = Fast Move
bofa-led_attack = Attack with Leadership
bofa-move_characters = Move characters
bofa-draw = Draw an Event and a Story card
bofa-recruit = Recruit
bofa-rally = Rally
bofa-eagles_heights = Eagles attack in the mountains
bofa-renewed_strength = With Renewed Strength
bofa-recruit_goblins = Recruit Goblins
bofa-goblin_move = Goblin Strategic Move
bofa-goblin_attack = Goblin Attack
bofa-spear = Bring in Orcs from Wild Spears
bofa-clear_mind = Discard Troubled Mind
bofa-skip = Set the die aside
bofa-ring = Bilbo appears (a Ring token)
bofa-fury = Beorn's Fury
bofa-archery = Archery

## Options

bofa-do-use = { $a }
bofa-do-use-bilbo = Bilbo enters play
bofa-do-use-thorin = Thorin enters play
bofa-do-use-lord_of_the_eagles = The Lord of the Eagles enters play
bofa-do-use-beorn = Beorn enters play
bofa-do-use-bolg = Bolg enters play
bofa-do-use-eagles = Eagles attack: Strong and Noble
bofa-do-die = Use a die: { $a }
bofa-do-general = Use the ability of { $a }
bofa-do-pass = Pass
bofa-do-play = Play { $a }
bofa-do-activate = Activate { $a }
bofa-do-done = Done
bofa-do-lead = Leadership token: { $a }
bofa-do-bats-0 = No Great Bats
bofa-do-bats = { $n ->
        [0] Spend a Great Bats figure
       *[other] Great Bats: { $a }
    }
bofa-do-bat = Great Bats to the { $a }
bofa-do-apply = Apply the tile { $a }
bofa-do-draw = Draw another tile
bofa-do-discard = Discard { $a }
bofa-do-reroll = Roll again: { $a }
bofa-do-army = { $a }
bofa-do-to = To { $a }
bofa-do-stop = Stop here
bofa-do-all = The whole Army
bofa-do-split = A part of it
bofa-do-unit = { $a }
bofa-do-token = A Leadership token
bofa-do-tokens = Give up all Leadership tokens
bofa-do-character = { $a }
bofa-do-damage = Damage tokens that go along: { $a }
bofa-do-eliminate = Eliminate: { $a }
bofa-do-march = Move
bofa-do-stand = Do not move
bofa-do-strike = Attack
bofa-do-attack = Attack { $a }
bofa-do-fights = { $a } fights
bofa-do-maneuver = { $a }
bofa-do-again = Take back and play { $a }
bofa-do-also = Also play { $a }
bofa-do-press = Go on
bofa-do-cease = Cease the attack
bofa-do-retreat = Retreat
bofa-do-rout = Rout
bofa-do-advance = { $n -> 
        [0] Advance
       *[other] Advance from { $a }
    }
bofa-do-stay = Stay
bofa-do-suffer = Suffer two damage
bofa-do-cancel = Cancel: { $a }
bofa-do-charge = Charge
bofa-do-bodyguard = Spend a Bodyguard token
bofa-do-vanish = Bilbo vanishes
bofa-do-armour = On Shining Armour: { $a }
bofa-do-way = { $a }
bofa-do-place = { $a }
bofa-do-turn = Turn over a token: { $a }
bofa-do-target = { $a }
bofa-do-rally = Rally { $a }
bofa-do-heal = { $a }
bofa-do-mend = { $a }
bofa-do-group = { $a }
bofa-do-eagle = Eagle: { $a }
bofa-do-lord = The Lord of the Eagles: { $a }
bofa-do-remove = Remove a token: { $a }, { $b }

## Questions

bofa-ask-activate = Activate a General; { $n ->
    [one] one Activation token is
   *[other] { $n } Activation tokens are
 } left.
bofa-ask-advance = Advance into the vacated region?
bofa-ask-archery = Archery: which Army is the target?
bofa-ask-armour = How many damage tokens lie on Shining Armour instead? { $worn ->
    [0] None lies
    [one] One lies
   *[other] { $worn } lie
 } there already.
bofa-ask-army-attacks = Which Army moves and attacks?
bofa-ask-army-moves = Which Army moves?
bofa-ask-bat = Where do the Great Bats gather? { $n ->
    [one] One figure is
   *[other] { $n } figures are
 } left.
bofa-ask-bats = How many of your { $dice } are Great Bats? The rest are Leadership tokens.
bofa-ask-beorn-advances = Does Beorn advance?
bofa-ask-beorn-attacks = Whom does Beorn attack?
bofa-ask-beorn-enters = Where does Beorn enter?
bofa-ask-beorn-moves = Where does Beorn go?
bofa-ask-bilbo-appears = Where does Bilbo appear?
bofa-ask-bilbo-enters = Where does Bilbo enter?
bofa-ask-blast = Blast of Magic: which Army is the target?
bofa-ask-bodyguard = Spend a Bodyguard token to prevent { $n } damage?
bofa-ask-bolg-enters = Where does Bolg enter?
bofa-ask-cancel = Wall of Spears: which damage is cancelled?
bofa-ask-captain = Captain of War: give up a leader to take off two damage tokens?
bofa-ask-casualty = Casualties in { $area }? { $damage } damage, { $units ->
    [one] one unit
   *[other] { $units } units
 }.
bofa-ask-character-moves = Which character moves?
bofa-ask-character-to = Where does { $character } go?
bofa-ask-clouds = Clouds of Bats: which figure leaves?
bofa-ask-combined = Whom do your Armies attack together?
bofa-ask-damage-goes = How many of the { $damage } damage tokens go along?
bofa-ask-despair = Which Army loses hope? Up to { $n } more.
bofa-ask-determined = Determined Attack: play one more card.
bofa-ask-die = Choose a die.
bofa-ask-discard = Too many cards: discard { $n ->
    [one] one
   *[other] { $n }
 }.
bofa-ask-dismay = Which Army is dismayed?
bofa-ask-driven = Where is the beaten Army driven?
bofa-ask-eagle-flies = { $lord -> 
        [1] Where does the Lord of the Eagles fly?
       *[0] Where does the Eagle fly?
    }
bofa-ask-eagle-returns = Which Eagle attacks and goes home?
bofa-ask-eagle-target = Which Army do the Eagles attack?
bofa-ask-fell-race = Fell Race: what does your Army give up?
bofa-ask-fighter = Which Army fights in round { $round }?
bofa-ask-forced-casualty = { $area } must take casualties: { $damage } damage, { $units ->
    [one] one unit
   *[other] { $units } units
 }.
bofa-ask-further = On to which region?
bofa-ask-gather = Where is the new token turned over?
bofa-ask-goblin-charge = Goblin Charge: one damage to each side?
bofa-ask-group = From which group is the token drawn?
bofa-ask-haven = Retreat: to which region?
bofa-ask-heal = Which Army loses damage tokens?
bofa-ask-instead = The figure is not available: place another?
bofa-ask-iron-token = Which token is turned over?
bofa-ask-leader = Place a Leadership token; { $n ->
    [one] this is the last one
   *[other] { $n } are left
 }.
bofa-ask-luck = Lucky Number: roll one die again?
bofa-ask-maneuver = Round { $round }: choose your card in secret.
bofa-ask-mend = Which Fortification is mended?
bofa-ask-move-first = Does the Army in { $area } move before it attacks?
bofa-ask-move-or-attack = The Army in { $area } may move or attack.
bofa-ask-muster = Where are the units placed?
bofa-ask-part = Who leaves { $area }?
bofa-ask-press = Round { $round } is over: go on with the attack?
bofa-ask-rally = Which Army rallies? Up to { $n } more.
bofa-ask-rearguard = Rearguard Attack: casualties in { $area } until one of { $damage } damage tokens is left.
bofa-ask-recruit = Turn over a Recruitment token; up to { $n } more.
bofa-ask-reinforce = Which Army?
bofa-ask-remove-token = Which Recruitment token is removed?
bofa-ask-renewed = Place a Recruitment token; { $n ->
    [one] this is the last one
   *[other] { $n } are left
 }.
bofa-ask-reroll = Leader Re-roll: how many black dice among the { $n }?
bofa-ask-retreat = Retreat from the combat?
bofa-ask-return = Who returns?
bofa-ask-return-where = Where does he return?
bofa-ask-rout = Rout: leave with casualties?
bofa-ask-rout-casualty = Rout: casualties in { $area } until one of { $damage } damage tokens is left.
bofa-ask-spend-bat = Which Great Bats figure leaves play?
bofa-ask-surplus = More than five units in { $area }: which one goes?
bofa-ask-surplus-more = Eliminate another unit in { $area } to be rid of damage ({ $n } left), or be done.
bofa-ask-target = Whom does the Army in { $area } attack?
bofa-ask-tile = The tile is { $tile }: apply it, or draw another?
bofa-ask-token = Place a Recruitment token; up to { $n } more.
bofa-ask-trouble = Whose mind is troubled?
bofa-ask-trumpets = A Settlement: turn a token over or add one; up to { $n } more.
bofa-ask-turn = Turn over a token; up to { $n } more.
bofa-ask-use = What is the { $die } die used for?
bofa-ask-vampire = Vampire-like: spend a Great Bats figure for one more damage?
bofa-ask-vanish = Escape from Sight: { $n ->
    [one] one damage token lies
   *[other] { $n } damage tokens lie
 } here; does Bilbo vanish?
bofa-ask-way = { $character }: which way?
bofa-ask-where-to = Where does the Army in { $area } go?
bofa-ask-whirling = Which Leadership token is removed?
bofa-ask-who-goes = Who leaves { $area }?

## The log

bofa-log-activates = { $character } is activated.
bofa-log-appears = Bilbo appears in { $area }; { $left ->
    [0] no Ring token is
    [one] one Ring token is
   *[other] { $left } Ring tokens are
 } left.
bofa-log-ability = { $side-The } { $side-id ->
        [fp] use
       *[other] uses
    } “{ $card }”.
bofa-log-archery = Archery at { $area } with { $dice ->
    [one] one die
   *[other] { $dice } dice
 }: { $rolled }{ $more ->
    [0] {""}
   *[other] , again { $again }
 }; { $n ->
    [0] no hit
    [one] one hit
   *[other] { $n } hits
 }.
bofa-log-armour = Thorin's armour takes { $n } damage; { $worn ->
    [one] one token lies
   *[other] { $worn } tokens lie
 } on it.
bofa-log-attack = { $side-The } { $side-id ->
        [fp] attack
       *[other] attacks
    } { $to } from { $from }.
bofa-log-bats = The Shadow takes { $bats ->
    [0] no Great Bats
    [one] one Great Bat
   *[other] { $bats } Great Bats
 } and { $leaders ->
    [0] no Leadership token
    [one] one Leadership token
   *[other] { $leaders } Leadership tokens
 }.
bofa-log-bats-placed = { $n ->
    [one] One Great Bat
   *[other] { $n } Great Bats
 } over { $territory }.
bofa-log-blast = Blast of Magic at { $area }: { $rolled }; { $n ->
    [0] no hit
    [one] one hit
   *[other] { $n } hits
 }.
bofa-log-broken = The Fortification of { $area } is broken.
bofa-log-captain = Captain of War: { $n ->
    [one] one damage token is
   *[other] { $n } damage tokens are
 } removed in { $area }.
bofa-log-ceases = { $side-The } { $side-id ->
        [fp] cease
       *[other] ceases
    } the attack on { $area }.
bofa-log-casualty = { $unit } in { $area }: one unit is eliminated.
bofa-log-character-moves = { $character } goes to { $area }.
bofa-log-combat-over = { $result ->
    [destroyed] The combat for { $area } is over: the defenders are destroyed.
    [both] The combat for { $area } is over: nobody is left standing.
    [repelled] The combat for { $area } is over: the attackers are destroyed.
    [ceased] The combat for { $area } is over: the attack has ceased.
    [fog] The combat for { $area } is over: fog has parted the Armies.
    [retreat] The combat for { $area } is over: the defenders have retreated.
   *[rout] The combat for { $area } is over: the defenders have fled.
}
bofa-log-control = The Shadow takes control of { $area }.
bofa-log-damage = { $area } suffers { $n } damage{ $fort ->
    [0] .
    [one] , one of it on the Fortification.
   *[other] , { $fort } of it on the Fortification.
 }
bofa-log-destroyed = The Army in { $area } is destroyed.
bofa-log-dice = { $side-The } { $side-id ->
        [fp] roll
       *[other] rolls
    } Action dice{ $character ->
        [0] {""}
       *[other] {" · "}Character { $character }
    }{ $army ->
        [0] {""}
       *[other] {" · "}Army { $army }
    }{ $muster ->
        [0] {""}
       *[other] {" · "}Muster { $muster }
    }{ $event ->
        [0] {""}
       *[other] {" · "}Event { $event }
    }{ $muster_army ->
        [0] {""}
       *[other] {" · "}Muster/Army { $muster_army }
    }{ $eye ->
        [0] {""}
       *[other] {" · "}Lidless Eye { $eye }
    }{ $will_of_the_west ->
        [0] {""}
       *[other] {" · "}Will of the West { $will_of_the_west }
    }
bofa-log-die-lost = The Shadow loses a Character die.
bofa-log-discards = { $side-The } { $side-id ->
        [fp] discard
       *[other] discards
    } { $kind-id ->
        [event] an
       *[other] a
    } { $kind } card.
bofa-log-draws = { $side-The } { $side-id ->
        [fp] draw
       *[other] draws
    } { $kind-id ->
        [event] an
       *[other] a
    } { $kind } card.
bofa-log-dread = Great Dread: { $rolled }; { $n ->
    [0] no token must go
    [one] one token must go
   *[other] { $n } tokens must go
 }.
bofa-log-eagle-flies = An Eagle flies over { $territory }.
bofa-log-lord-flies = The Lord of the Eagles flies over { $territory }.
bofa-log-hatch = { $n ->
    [one] An Eagle comes
   *[other] { $n } Eagles come
 } to the Eyrie.
bofa-log-fell-race = { $side-The } { $side-id ->
        [fp] choose
       *[other] chooses
    } to suffer two damage.
bofa-log-eagles = Eagles attack { $area }: { $rolled }{ $more ->
    [0] {""}
   *[other] , again { $again }
 }; { $n ->
    [0] no hit
    [one] one hit
   *[other] { $n } hits
 }.
bofa-log-eliminated = { $character } is eliminated.
bofa-log-enlists = { $unit } in { $area }: { $n ->
    [one] one unit is
   *[other] { $n } units are
 } placed.
bofa-log-enters = { $character } enters play: { $area }.
bofa-log-fate = The Fate Marker stands on step { $step }.
bofa-log-fate-card = Fate: “{ $card }”.
bofa-log-focus = Strength is gathered: the Focus token is placed.
bofa-log-fog = Dense fog ends the combat.
bofa-log-freed = { $area } is free again.
bofa-log-general = { $character } uses his ability.
bofa-log-heals = { $area }: { $n ->
    [one] one damage token is
   *[other] { $n } damage tokens are
 } removed.
bofa-log-leader = { $side-The } { $side-id ->
        [fp] place
       *[other] places
    } { $n ->
    [one] a Leadership token
   *[other] { $n } Leadership tokens
 } in { $area }.
bofa-log-leaders-lost = { $area } { $n ->
    [0] has no Leadership token to lose
    [one] loses a Leadership token
   *[other] loses { $n } Leadership tokens
 }.
bofa-log-leaves-table = { $card } leaves the table.
bofa-log-luck = Lucky Number: the die shows { $die }.
bofa-log-maneuver = { $side-The } { $side-id ->
        [fp] reveal
       *[other] reveals
    } “{ $card }”.
bofa-log-moves = { $side-The } { $side-id ->
        [fp] move
       *[other] moves
    } an Army from { $from } to { $to }.
bofa-log-pass-opens = { $area } is open.
bofa-log-passes = { $side-The } { $side-id ->
        [fp] pass
       *[other] passes
    }.
bofa-log-new-bodyguard = Great Orcs in { $area } become Bodyguards of Bolg: he has { $n } tokens.
bofa-log-ready = { $character } is ready to enter play.
bofa-log-returns = { $character } returns to { $area }.
bofa-log-retreat = The defender retreats from { $area }.
bofa-log-rout = The defender routs from { $area }.
bofa-log-step = { $character } now waits on step { $step } of the Fate Track.
bofa-log-troubled = The mind of { $character } is troubled.
bofa-log-conceded = { $reason } { $side-The } { $side-id ->
        [fp] have
       *[other] has
    } won.
bofa-log-won = { $reason }
bofa-log-rallies = The Army in { $area } rallies: { $rolled }{ $more ->
    [0] {""}
   *[other] , again { $again }
 }; { $n ->
    [0] no damage token is removed
    [one] one damage token is removed
   *[other] { $n } damage tokens are removed
 }.
bofa-log-reroll = { $side-The } { $side-id ->
        [fp] roll
       *[other] rolls
    } { $n ->
    [one] one die
   *[other] { $n } dice
 } again (white { $white }, black { $black }): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 } in all.
bofa-log-reshuffle = The Event deck is shuffled anew.
bofa-log-roll = { $side-The } { $side-id ->
        [fp] roll
       *[other] rolls
    } (white dice { $white }, black dice { $black }; { $target } or more hits): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }.
bofa-log-round = Round { $round } at { $area }.
bofa-log-terrain = { $side-The } { $side-id ->
        [fp] have
       *[other] has
    } terrain superiority.
bofa-log-tile = The Fate Tile is { $tile }.
bofa-log-token = A Recruitment token ({ $group }) is placed in { $area }.
bofa-log-tokens-lost = { $n ->
    [one] One Recruitment token in { $area } is removed.
   *[other] { $n } Recruitment tokens in { $area } are removed.
 }
bofa-log-turn = Turn { $turn }.
bofa-log-turned = A token in { $area } is turned over: { $token }.
bofa-log-uses = { $side-The } { $side-id ->
        [fp] use
       *[other] uses
    } { $die-id ->
        [army] an
        [event] an
       *[other] a
    } { $die } die: { $use }.
bofa-log-you-draw = You draw “{ $card }”.
bofa-log-along = { $character } goes along.
bofa-log-attack-together = { $side-The } { $side-id ->
        [fp] make
       *[other] makes
    } a Combined Attack on { $to } with { $n } Armies.
bofa-log-bat-spent = A Great Bats figure over { $territory } is spent.
bofa-log-bodyguards = Bolg comes with { $n ->
    [one] one Bodyguard token
   *[other] { $n } Bodyguard tokens
 }.
bofa-log-cancelled = { $fort ->
    [0] One damage on the Army in { $area } is cancelled.
   *[other] One damage on the Fortification of { $area } is cancelled.
 }
bofa-log-eagle-home = An Eagle leaves { $territory } for the Eyrie.
bofa-log-lord-home = The Lord of the Eagles leaves { $territory } for the Eyrie.
bofa-log-focus-spent = The Focus token is spent.
bofa-log-guarded = A Bodyguard stands before Bolg: { $n ->
    [one] one damage
   *[other] { $n } damage
 } in { $area } is prevented; { $left ->
    [0] no Bodyguard token is
    [one] one Bodyguard token is
   *[other] { $left } Bodyguard tokens are
 } left.
bofa-log-laid = “{ $card }” stays on the table.
bofa-log-mended = The Fortification of { $area } is mended: { $n ->
    [one] one damage token is
   *[other] { $n } damage tokens are
 } removed.
bofa-log-part = A part of the Army{ $dwarf_warriors ->
        [0] {""}
       *[other] , { $dwarf_warriors } × Dwarf Warriors
    }{ $dwarf_veterans ->
        [0] {""}
       *[other] , { $dwarf_veterans } × Dwarf Veterans
    }{ $men_of_the_lake ->
        [0] {""}
       *[other] , { $men_of_the_lake } × Men of the Lake
    }{ $elven_archers ->
        [0] {""}
       *[other] , { $elven_archers } × Elven Archers
    }{ $elven_spearmen ->
        [0] {""}
       *[other] , { $elven_spearmen } × Elven Spearmen
    }{ $orcs ->
        [0] {""}
       *[other] , { $orcs } × Orcs
    }{ $great_orcs ->
        [0] {""}
       *[other] , { $great_orcs } × Great Orcs
    }{ $goblins ->
        [0] {""}
       *[other] , { $goblins } × Goblins
    }{ $wargs ->
        [0] {""}
       *[other] , { $wargs } × Wargs
    }{ $lead ->
        [0] {""}
        [one] , one Leadership token
       *[other] , { $lead } Leadership tokens
    }{ $damage ->
        [0] {""}
        [one] , one damage token
       *[other] , { $damage } damage tokens
    }, leaves { $area }.
bofa-log-plays-by = { $side-The } { $side-id ->
        [fp] play
       *[other] plays
    } “{ $card }” with { $die-id ->
        [army] an
        [event] an
       *[other] a
    } { $die } die.
bofa-log-rings = Bilbo has { $n ->
    [one] one Ring token
   *[other] { $n } Ring tokens
 }.
bofa-log-round-by = Round { $round } at { $area }: the Army in { $from } fights.
bofa-log-spears = { $n ->
    [0] No Orcs are
    [one] One Orcs figure is
   *[other] { $n } Orcs figures are
 } left on “Flying Arrows and Wild Spears”.
bofa-log-stays = { $side-The } { $side-id ->
        [fp] do
       *[other] does
    } not advance into { $area }.
bofa-log-takes-part = The Army in { $area } takes part.
bofa-log-tile-added = A Fate Tile is added to the pool: { $tile }.
bofa-log-vanishes = Bilbo vanishes and takes { $n ->
    [one] one damage token
   *[other] { $n } damage tokens
 } off the Army in { $area }; { $left ->
    [0] no Ring token is
    [one] one Ring token is
   *[other] { $left } Ring tokens are
 } left.
bofa-log-wrath-got = Beorn gets { $n ->
    [one] one Wrath token
   *[other] { $n } Wrath tokens
 }: he has { $left }.
bofa-log-wrath-lost = Beorn loses { $n ->
    [one] one Wrath token
   *[other] { $n } Wrath tokens
 }; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
 } left.

## Lines of earlier rules, which only old games still have

bofa-log-plays = { $side-The } { $side-id ->
        [fp] play
       *[other] plays
    } “{ $card }”.
bofa-log-bodyguard = A Bodyguard dies for Bolg; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
 } left.
bofa-log-vanish = Bilbo vanishes; { $left ->
    [0] no Ring token is
    [one] one Ring token is
   *[other] { $left } Ring tokens are
 } left.
bofa-log-mends = The Fortification of { $area } is mended.

## Why not

bofa-why-active-already = { $character } has an Activation token already.
bofa-why-bats = The Shadow has { $dice } dice: so many Great Bats and Leadership tokens may there be together, and six Great Bats at most.
bofa-why-counts-as-character = Bilbo's Ring was used: this die counts as a Character die now.
bofa-why-last-wrath = A Character die costs Beorn a Wrath token, and he would be left without any.
bofa-why-no-prey = No Eagles on the map find a Shadow Army to attack.
bofa-why-no-rings = Bilbo has no Ring tokens left.
bofa-why-no-two-armies = No enemy Army has two of your Armies next to it.
bofa-why-ring-used = Bilbo has used his Ring with this die already.
bofa-why-army-not = The Army in { $area } can not do this.
bofa-why-beorn-here = An Army can not stay with Beorn.
bofa-why-beorn-there = Beorn is in { $area }.
bofa-why-bolg-controls-nothing = Bolg is ready only while the Shadow controls a Settlement in the Valley and a muster region is free.
bofa-why-bolg-not-ready = Bolg is ready only while a Shadow Army is in the Valley and a muster region is free.
bofa-why-card-condition = The condition of { $card } is not met.
bofa-why-card-not-given = The fighting Army does not have { $card }.
bofa-why-card-symbol = A { $die } die does not play { $card }.
bofa-why-card-used = { $card } has been used in this combat; Regroup brings it back.
bofa-why-enemy-control = The enemy controls { $area }.
bofa-why-enemy-there = An enemy Army stands in { $area }.
bofa-why-forced = Casualties must be taken here.
bofa-why-haven = The Army can not retreat to { $area }.
bofa-why-led-already = The Army in { $area } has had its token: each goes to a different Army.
bofa-why-must-choose = Something must be chosen here.
bofa-why-needs-die = { $card } is played with an action die.
bofa-why-no-army = You have no Army in { $area }.
bofa-why-no-damage = The Army in { $area } has no damage, or has been chosen already.
bofa-why-no-die = You have no unused { $die } die.
bofa-why-no-enemy = There is no enemy Army in { $area }.
bofa-why-no-goblins = The Army in { $area } has no Goblins.
bofa-why-no-leadership = The Army in { $area } has no Leadership.
bofa-why-no-target = { $area } is no target: out of range, or nobody to hit there.
bofa-why-no-unit = There is no such unit to choose: { $unit }.
bofa-why-no-way-in = { $character } has no region to enter.
bofa-why-not-a-place = { $area } is not a place for this.
bofa-why-not-active = { $character } has no Activation token.
bofa-why-not-general = { $character } is not a General of yours.
bofa-why-not-in-hand = { $card } is not in your hand.
bofa-why-not-in-play = { $character } is not in play.
bofa-why-not-ready = { $character } is ready on step { $step } of the Fate Track.
bofa-why-not-waiting = { $character } is in play already, or gone for good.
bofa-why-nothing-to-do = { $character } could do nothing now.
bofa-why-one-general = Only one General before each action.
bofa-why-out-of-reach = { $area } is not next to this Army.
bofa-why-part = The part that moves must have a unit, and what the die asks for.
bofa-why-pass = Only who has fewer dice left than the opponent may pass.
bofa-why-pass-after-general = After a General a die must follow: no pass.
bofa-why-renewed = The Shadow must control two Settlements; it controls { $n }.
bofa-why-story-in-combat = { $card } is a Story card: it has no part in combat.
bofa-why-too-far = { $area } is not within reach.
bofa-why-troubled = The mind of { $character } is troubled.
bofa-why-until-one = Casualties go on until one damage token is left.
bofa-why-use-nothing = Nothing can be done now with: { $use }.
bofa-why-use-symbol = A { $die } die can not be used for: { $use }.

## Positions

bofa-bad-battle-army = The position has a combat, but no fitting Army in { $region }.
bofa-bad-battle-border = The position has a combat between { $a } and { $b }, which are not adjacent.
bofa-bad-card-twice = The position has the card { $card } twice.
bofa-bad-control = { $region } has nothing to control.
bofa-bad-control-held = { $region } is held by an Army of the Free Peoples: no Shadow Control marker can lie there.
bofa-bad-over = The Shadow holds the Front Gate and { $points } points: it has won, and there is nothing left to play.
bofa-bad-spears = { $card } lies on the table just as long as Orcs lie on it.
bofa-bad-table-alone = { $card } can not lie on the table without { $character }.
bofa-bad-troubled = { $card } lies on the table just as long as it names a General.
bofa-bad-closed-pass = { $region } is closed: no units can be in it.
bofa-bad-dice = { $side } roll { $most } dice at most, not { $n }.
bofa-bad-eagles = The Lord of the Eagles is not in play: no Eagles can be on the map.
bofa-bad-general-away = { $character } is not in play: no Activation token can lie on the card.
bofa-bad-hand-limit = { $side } hold { $n } cards; more than { $most } would have been discarded.
bofa-bad-no-fortification = { $region } has no Fortification.
bofa-bad-table = { $card } does not stay on the table.
bofa-bad-token-place = { $region } is the enemy's: no Recruitment token ({ $group }) can lie there.
bofa-bad-face = A die of { $side } has no face { $face }.
bofa-bad-figures = There are only { $figures } figures of { $unit }.
bofa-bad-general = { $character } is not a General.
bofa-bad-hand = { $card } does not belong in the hand of { $side }.
bofa-bad-key = A position has no key { $key }; it has { $known }.
bofa-bad-name = There is no { $kind } { $name }; there are { $known }.
bofa-bad-no-battle = The position begins in a combat but has none.
bofa-bad-number = { $kind } is { $value }; it must be a number from { $low } to { $high }.
bofa-bad-shape = The position can not be read: { $detail }.
bofa-bad-tiles = There are only { $copies } tiles { $tile }.
bofa-bad-tokens = Only { $unused } tokens of { $group } are unused.
bofa-bad-unsound = The position does not hold together: { $problem }.

## Packs

bofa-pack-aloft = { pack-at }: the Lord of the Eagles is in no region, so { $op-id } could never be carried out
bofa-pack-attack-last = { pack-at }: an attack is fought out after the order, so nothing can follow { $op-id }
bofa-pack-block = { pack-at }: { $got } is no building block; it must be a table with op, one of { $known }
bofa-pack-card-count = { pack-at }: { $got } cards, and there must be { $wanted }
bofa-pack-copies = { pack-at }: the copies add up to { $got }, and there are { $wanted } tokens
bofa-pack-cut-off = { pack-at }: no way leads here from the rest of the map
bofa-pack-enter-first = { pack-at }: an entry begins with enter, and has it only once
bofa-pack-enters = { pack-at }: only Thorin enters by building blocks; for { $who } the rules say how
bofa-pack-figures = { pack-at }: the start needs { $got }, and there are { $wanted }
bofa-pack-general = { pack-at }: a General has one ability with ways, { $who } has { $got }
bofa-pack-lasting = { pack-at }: { $op-id } is what { $other } does already, and only one card can do it
bofa-pack-named-region = { pack-at }: the rules name this region, it must be there
bofa-pack-no-general = { pack-at }: { $who } is no General and can have no ways
bofa-pack-no-place = { pack-at }: no Army can be there
bofa-pack-nobody = { pack-at }: an Event card is of no character, so nobody can be with “this character”
bofa-pack-on-table = { pack-at }: a card that stays on the table can not act for another
bofa-pack-range = { pack-at }: range must be mutual, and never to the region itself ({ $other })
bofa-pack-slope = { pack-at }: a slope needs to say which of its two regions is the higher
bofa-pack-special-tiles = { pack-at }: there must be one blue and one red special tile
bofa-pack-unit-side = { pack-at }: the unit is of the other side than these tokens
bofa-pack-way = { pack-at }: two ways begin with { $op-id }, so that an answer could not tell them apart

## Places

bofa-broken_lands = Broken Lands
bofa-valley = Valley
bofa-eastern_bank = Eastern Bank
bofa-southern_spur = Southern Spur
bofa-hills = Hills
bofa-mountains = Mountains
bofa-plains = Plains
bofa-ruins = Ruins
bofa-marshes = Marshes
bofa-front_gate = Front Gate
bofa-inner_ridge = Inner Ridge
bofa-east_ridge = East Ridge
bofa-far_ridge = Far Ridge
bofa-eastern_spur = Eastern Spur
bofa-gate_road = Gate Road
bofa-camp = Camp
bofa-under_spur = Under the Spur
bofa-north_bank = North Bank
bofa-spur_end = End of the Spur
bofa-river_bend = River Bend
bofa-bend_hills = Bend Hills
bofa-high_shoulder = High Shoulder
bofa-spur_ridge = Spine of the Spur
bofa-south_ridge = Watch Ridge
bofa-ravenhill = Ravenhill
bofa-spur_foot = Foot of the Spur
bofa-lower_slopes = Lower Slopes
bofa-slope_end = End of the Slopes
bofa-western_crags = Western Crags
bofa-fallen_bridge = Fallen Bridge
bofa-bridge_field = Bridge Field
bofa-dale_fields = Fields of Dale
bofa-ruins_of_dale = Ruins of Dale
bofa-upper_vale = Upper Vale
bofa-river_meadows = River Meadows
bofa-north_vale = North Vale
bofa-dale_hills = Hills of Dale
bofa-ford_marsh = Ford Marsh
bofa-east_vale = East Vale
bofa-long_bank = Long Bank
bofa-south_vale = Drowned Orchards
bofa-south_marsh = Reed Marsh
bofa-northern_waste = Northern Waste
bofa-iron_road = Iron Hills Road
bofa-withered_field = Withered Field
bofa-grey_plain = Grey Plain
bofa-wolf_moor = Wolf Moor
bofa-east_flats = Burnt Flats
bofa-black_fen = Black Fen
bofa-stony_hills = Stony Hills
bofa-ford_field = Ford Field
bofa-eastern_waste = Eastern Waste
bofa-south_flats = Scorched Flats
bofa-south_road = Lake Road
bofa-ford_hills = Ford Hills
bofa-goblin_muster_north = Northern Goblin Muster
bofa-mountain_pass_north = Northern Mountain Pass
bofa-goblin_muster_south = Southern Goblin Muster
bofa-mountain_pass_south = Southern Mountain Pass
bofa-eyrie = Eyrie
bofa-fate_track = Fate Track

## Dice

bofa-character = Character
bofa-army = Army
bofa-muster = Muster
bofa-event = Event
bofa-muster_army = Muster/Army
bofa-eye = Lidless Eye
bofa-will_of_the_west = Will of the West

## Figures and tokens

bofa-dwarf_warriors = Dwarf Warriors
bofa-dwarf_veterans = Dwarf Veterans
bofa-men_of_the_lake = Men of the Lake
bofa-elven_archers = Elven Archers
bofa-elven_spearmen = Elven Spearmen
bofa-orcs = Orcs
bofa-great_orcs = Great Orcs
bofa-goblins = Goblins
bofa-wargs = Wargs
bofa-eagles = Eagles of the Misty Mountains
bofa-great_bats = Great Bats
bofa-bard = Bard the Bowman
    .effect = In play from the start, in the region of FP set-up position 3.
bofa-bard_general = Muster the Lake-men
    .effect = Draw up to two Dwarves and Men Recruitment tokens at random and place them face down in one or two different Free Peoples controlled Settlement regions (at most one token per region).
bofa-bard_archery = Bowman
    .effect = When an Army containing Bard takes part in an Archery attack, one of its missed dice may be rolled again once.
bofa-dain = Dáin Ironfoot
    .effect = In play from the start, in the region of FP set-up position 4.
bofa-dain_general = Host of the Iron Hills
    .effect = Choose one: (a) draw one Dwarves and Men Recruitment token at random, place it face down in one Free Peoples controlled Settlement region, then turn over one Dwarves and Men Recruitment token in the region of Dáin or in any region containing a Dwarf unit; or (b) carry out one Rally (5+) with the Army containing Dáin or with one Army containing a Dwarf unit.
bofa-gandalf = Gandalf the Grey
    .effect = In play from the start, in the region of FP set-up position 9.
bofa-gandalf_general = Blast of Magic
    .effect = Choose one: (a) choose one Shadow Army in a region in range of the region Gandalf is in; roll 3 dice (5 dice if the Focus token is on this card: then remove the Focus token); every 4+ is one damage to that Army, handled as a damage effect; or (b) place the Focus token on this card if it is not there.
bofa-thranduil = Thranduil, the Elvenking
    .effect = In play from the start, in the region of FP set-up position 9.
bofa-thranduil_general = Archery
    .effect = Choose one: (a) Archery: choose one region with a Shadow Army; every Elven Archers and every Men of the Lake unit standing in a hills or mountains region in range of the target region may shoot; roll one die per shooting unit, at most 5 dice in all; every 5+ is one damage to the target Army, handled as a damage effect; or (b) draw up to two Elves Recruitment tokens at random and place them face down in one or two different Free Peoples controlled Settlement regions (at most one token per region).
bofa-bilbo = Bilbo Baggins, the Burglar
    .effect = When ready (Fate Marker on or beyond step 2) use a Character die result to place Bilbo in a region containing another Free Peoples character or a Free Peoples Leadership token; put 5 Ring tokens on his card.
bofa-bilbo_vanish = Escape from Sight
    .effect = When applying damage to an Army containing Bilbo: remove up to two damage tokens from that Army.
bofa-bilbo_out_of_the_way = Out of the Way
    .effect = When you choose a Character die result for any action, before carrying out that action: place Bilbo in any region, even if he was off the map (but not if he was eliminated).
bofa-lord_of_the_eagles = The Lord of the Eagles, Great Eagle
    .effect = When ready (Fate Marker on or beyond step 8) use a Character die result to place the Lord of the Eagles and one other Eagle figure in the Eyrie. The Eagles of the Misty Mountains enter play.
bofa-lord_general = Lord of the Eagles
    .effect = Choose one: (a) place one Eagle figure in the Eyrie; or (b) take all Eagle figures (the Lord included) from the Eyrie and place each anywhere on the map.
bofa-lord_as_eagle = Great Eagle
    .effect = The Lord of the Eagles is activated together with the Eagles and acts as one of them (Strong and Noble).
bofa-beorn = Beorn, the Skin-changer
    .effect = When ready (Fate Marker on or beyond step 11) use a Character die result to place Beorn in a region next to the southern map edge; put 8 Wrath tokens on his card. While in play he adds one Action Die unless Thorin is also in play.
bofa-beorn_fury = Fury
    .effect = Move Beorn up to 3 regions; then he may attack an adjacent region with a Shadow Army. In combat: 4 dice, hit on 5+, each miss re-rolled once, no Event and no maneuver cards, damage removes Wrath tokens, eliminated at 0 Wrath, cannot Rally, not affected by the Wargs maneuver ability.
bofa-thorin = Thorin Oakenshield
    .effect = When ready (Fate Marker on or beyond his step) use a Character die result to place Thorin in the Front Gate region together with one Dwarf Veterans unit (if available). Not possible while the Front Gate is controlled by the Shadow or holds Shadow units. While in play he adds one Action Die (never more than one with Beorn).
bofa-thorin_strokes = Mighty Strokes
    .effect = Only while the Fate card Mighty Strokes is in play: in every combat involving Thorin take the special maneuver card Thorin's Mighty Strokes into hand for that combat.
bofa-eagles_attack = Strong and Noble
    .effect = Move one or more Eagle figures (the Lord included) from the map to the Eyrie. For each figure moved make one attack on a Shadow Army in a region of the territory where the figure was; every attack must target a different Army. Each attack: roll 3 dice, hit on 4+, each miss may be re-rolled once; the roll cannot be modified. All figures finish moving before the attacks.
bofa-bolg = Bolg, Son of Azog
    .effect = If at least one Valley region holds a Shadow Army, use a Muster die result: place Bolg and one Great Orcs unit in a muster region; turn over one Recruitment token in each muster region; put 1 Bodyguard token on his card, or 3 instead if the Shadow controls the Ruins of Dale.
bofa-bolg_renewed = With Renewed Strength
    .effect = Place one Shadow Recruitment token in each of four different regions of the Broken Lands.
bofa-bolg_bodyguard = Bodyguards
    .effect = Prevent all damage to the Army containing Bolg from one combat round or one other attack (not damage the Army inflicts on itself).
bofa-clouds_of_bats = Clouds of Bats
    .effect = Choose one friendly Army in that territory and move it (one region; the normal rules for splitting and merging apply).
bofa-vampire_like = Vampire-like
    .effect = If the territory of the combat holds at least one Great Bats figure, take the special maneuver card Vampire-like into hand for that combat.
bofa-dwarves_and_men = Dwarves and Men
bofa-elves = Elves
bofa-rt_men_of_the_lake_1 = 1 Men of the Lake
bofa-rt_dwarf_warriors_1 = 1 Dwarf Warriors
bofa-rt_dwarf_veterans_1 = 1 Dwarf Veterans
bofa-rt_elven_archers_1 = 1 Elven Archers
bofa-rt_elven_spearmen_1 = 1 Elven Spearmen
bofa-rt_orcs_1 = 1 Orcs
bofa-rt_orcs_2 = 2 Orcs
bofa-rt_wargs_1 = 1 Wargs
bofa-rt_great_orcs_1 = 1 Great Orcs
bofa-ft_common_1 = 1
bofa-ft_common_1_icon = 1 with the Fate icon
bofa-ft_common_2 = 2
bofa-ft_common_2_icon = 2 with the Fate icon
bofa-ft_common_3 = 3
bofa-ft_special_fp = blue, 3 with the Fate icon
bofa-ft_special_shadow = red, 0
bofa-fate_tile = Fate Tile
bofa-damage = Damage token
bofa-bodyguard = Bolg Bodyguard token
bofa-leadership_fp = Free Peoples Leadership token
bofa-leadership_shadow = Shadow Leadership token
bofa-activation = Activation token
bofa-recruitment = Recruitment token
bofa-control = Shadow Control marker

## Event cards

bofa-order-blow_the_horns = Blow the Horns
    .effect = Rally with up to two different friendly Armies; in these Rallies a die succeeds on 4+ (normally 5+).
bofa-order-call_to_arms = Call to Arms
    .effect = At most two friendly Armies, each with Leadership, move one or two regions each.
bofa-order-encirclement = Encirclement
    .effect = One friendly Army moves one region. After that you may make a Combined Attack on one enemy Army that at least two of your Armies are next to; two or more of these Armies take part.
bofa-order-gather_and_marshall = Gather and Marshall
    .effect = Draw one friendly Recruitment token (FP chooses the group), put it where a friendly Army stands and turn it over at once.
bofa-order-marching_companies = Marching Companies
    .effect = At most three different friendly Armies move one region each.
bofa-order-move_to_strike = Move to Strike
    .effect = One friendly Army with Leadership moves one or two regions and may then attack.
bofa-order-mustering_for_battle = Mustering for Battle
    .effect = In at most three different regions turn over one friendly Recruitment token each.
bofa-order-sudden_assault = Sudden Assault
    .effect = One friendly Army moves one region and attacks; in that combat terrain superiority is yours whatever the count.
bofa-order-troop_leader = Troop-leader
    .effect = Take up to two damage tokens off one friendly Army that has Leadership.
bofa-combat-battle_fury = Battle-fury
    .effect = +1 on each die of your Combat Roll of this round; the Leader Re-roll is not changed.
bofa-combat-captain_of_war = Captain of War
    .effect = Eliminate one of your characters in the fighting Army, or remove one Leadership token from that Army, to take up to two damage tokens off your Army (not off a Fortification).
bofa-combat-commanding_voice = Commanding Voice
    .effect = For this round your Leadership is 2 higher.
bofa-combat-dense_fog = Dense Fog
    .effect = If both Armies still stand at the end of this round, the combat ends as if the attacker had ceased: no Retreat, no Rout, no advance.
bofa-combat-determined_attack = Determined Attack
    .effect = Choose one: (a) take back one of your unit cards or special maneuver cards used earlier in this combat and play it at once for this round, it is used again afterwards; or (b) play one unit card, special maneuver card or the Regroup card from your hand for this round and take it back into hand at the end of the round. Only cards that B12.2.3 gives to the fighting Army can be played; a unit card brings its black dice (B12.4.2).
bofa-combat-fierce_defence = Fierce Defence
    .effect = In this round the opponent needs a 6 to hit (target number 6).
bofa-combat-great_confusion = Great Confusion
    .effect = In the Combat Roll of this round the opponent has two dice less, though never below one; his black dice are limited by the reduced number (B12.4.2).
bofa-combat-no_quarter = No Quarter
    .effect = Put one damage token on your own Army (on the Army itself, never on a Fortification; Bodyguards cannot stop it); if you do, add 1 to every die of your Combat Roll and of your Leader Re-roll in this round.
bofa-combat-overmastered = Overmastered
    .effect = The opponent leaves out the Leader Re-roll of this round.
bofa-combat-stand_and_fight = Stand and Fight
    .effect = Each unit of your Army counts with strength 2 in this round (the limit of five dice stays).
bofa-ev01 = { bofa-order-blow_the_horns } / { bofa-combat-captain_of_war }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Order: { bofa-order-blow_the_horns.effect } Combat: { bofa-combat-captain_of_war.effect }
bofa-ev02 = { bofa-order-blow_the_horns } / { bofa-combat-fierce_defence }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Order: { bofa-order-blow_the_horns.effect } Combat: { bofa-combat-fierce_defence.effect }
bofa-ev03 = { bofa-order-blow_the_horns } / { bofa-combat-no_quarter }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Order: { bofa-order-blow_the_horns.effect } Combat: { bofa-combat-no_quarter.effect }
bofa-ev04 = { bofa-order-call_to_arms } / { bofa-combat-determined_attack }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Order: { bofa-order-call_to_arms.effect } Combat: { bofa-combat-determined_attack.effect }
bofa-ev05 = { bofa-order-call_to_arms } / { bofa-combat-fierce_defence }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Order: { bofa-order-call_to_arms.effect } Combat: { bofa-combat-fierce_defence.effect }
bofa-ev06 = { bofa-order-call_to_arms } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Order: { bofa-order-call_to_arms.effect } Combat: { bofa-combat-stand_and_fight.effect }
bofa-ev07 = { bofa-order-encirclement } / { bofa-combat-captain_of_war }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Order: { bofa-order-encirclement.effect } Combat: { bofa-combat-captain_of_war.effect }
bofa-ev08 = { bofa-order-encirclement } / { bofa-combat-fierce_defence }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Order: { bofa-order-encirclement.effect } Combat: { bofa-combat-fierce_defence.effect }
bofa-ev09 = { bofa-order-encirclement } / { bofa-combat-no_quarter }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Order: { bofa-order-encirclement.effect } Combat: { bofa-combat-no_quarter.effect }
bofa-ev10 = { bofa-order-gather_and_marshall } / { bofa-combat-dense_fog }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Order: { bofa-order-gather_and_marshall.effect } Combat: { bofa-combat-dense_fog.effect }
bofa-ev11 = { bofa-order-gather_and_marshall } / { bofa-combat-determined_attack }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Order: { bofa-order-gather_and_marshall.effect } Combat: { bofa-combat-determined_attack.effect }
bofa-ev12 = { bofa-order-gather_and_marshall } / { bofa-combat-overmastered }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Order: { bofa-order-gather_and_marshall.effect } Combat: { bofa-combat-overmastered.effect }
bofa-ev13 = { bofa-order-gather_and_marshall } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Order: { bofa-order-gather_and_marshall.effect } Combat: { bofa-combat-stand_and_fight.effect }
bofa-ev14 = { bofa-order-marching_companies } / { bofa-combat-determined_attack }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Order: { bofa-order-marching_companies.effect } Combat: { bofa-combat-determined_attack.effect }
bofa-ev15 = { bofa-order-marching_companies } / { bofa-combat-overmastered }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Order: { bofa-order-marching_companies.effect } Combat: { bofa-combat-overmastered.effect }
bofa-ev16 = { bofa-order-marching_companies } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Order: { bofa-order-marching_companies.effect } Combat: { bofa-combat-stand_and_fight.effect }
bofa-ev17 = { bofa-order-move_to_strike } / { bofa-combat-captain_of_war }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Order: { bofa-order-move_to_strike.effect } Combat: { bofa-combat-captain_of_war.effect }
bofa-ev18 = { bofa-order-move_to_strike } / { bofa-combat-dense_fog }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Order: { bofa-order-move_to_strike.effect } Combat: { bofa-combat-dense_fog.effect }
bofa-ev19 = { bofa-order-move_to_strike } / { bofa-combat-no_quarter }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Order: { bofa-order-move_to_strike.effect } Combat: { bofa-combat-no_quarter.effect }
bofa-ev20 = { bofa-order-move_to_strike } / { bofa-combat-overmastered }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Order: { bofa-order-move_to_strike.effect } Combat: { bofa-combat-overmastered.effect }
bofa-ev21 = { bofa-order-mustering_for_battle } / { bofa-combat-battle_fury }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Order: { bofa-order-mustering_for_battle.effect } Combat: { bofa-combat-battle_fury.effect }
bofa-ev22 = { bofa-order-mustering_for_battle } / { bofa-combat-commanding_voice }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Order: { bofa-order-mustering_for_battle.effect } Combat: { bofa-combat-commanding_voice.effect }
bofa-ev23 = { bofa-order-mustering_for_battle } / { bofa-combat-great_confusion }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Order: { bofa-order-mustering_for_battle.effect } Combat: { bofa-combat-great_confusion.effect }
bofa-ev24 = { bofa-order-sudden_assault } / { bofa-combat-battle_fury }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Order: { bofa-order-sudden_assault.effect } Combat: { bofa-combat-battle_fury.effect }
bofa-ev25 = { bofa-order-sudden_assault } / { bofa-combat-commanding_voice }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Order: { bofa-order-sudden_assault.effect } Combat: { bofa-combat-commanding_voice.effect }
bofa-ev26 = { bofa-order-sudden_assault } / { bofa-combat-dense_fog }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Order: { bofa-order-sudden_assault.effect } Combat: { bofa-combat-dense_fog.effect }
bofa-ev27 = { bofa-order-sudden_assault } / { bofa-combat-great_confusion }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Order: { bofa-order-sudden_assault.effect } Combat: { bofa-combat-great_confusion.effect }
bofa-ev28 = { bofa-order-troop_leader } / { bofa-combat-battle_fury }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Order: { bofa-order-troop_leader.effect } Combat: { bofa-combat-battle_fury.effect }
bofa-ev29 = { bofa-order-troop_leader } / { bofa-combat-commanding_voice }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Order: { bofa-order-troop_leader.effect } Combat: { bofa-combat-commanding_voice.effect }
bofa-ev30 = { bofa-order-troop_leader } / { bofa-combat-great_confusion }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Order: { bofa-order-troop_leader.effect } Combat: { bofa-combat-great_confusion.effect }

## Story cards of the Free Peoples

bofa-fs01 = Moria! Dáin! Dáin!
    .effect = One Free Peoples Army with at least one Dwarf unit moves one or two regions and may then attack; in that combat it has terrain superiority whatever the count.
bofa-fs02 = Lucky Number
    .effect = Only if Bilbo Baggins is in play. While on the table: once per turn, at the roll of the Action Dice, you may roll one of your Action Dice a second time; the second result stands.
bofa-fs03 = The Arkenstone of Thráin
    .effect = Put the blue special Fate Tile into the Fate pool.
bofa-fs04 = The Skin-changer
    .effect = Beorn still on the Fate Track: his figure goes one step to the left, and if he is ready then he enters play at once, without a die (his entry rule applies). Beorn in play: he may move up to three regions and attack, without cost in Wrath tokens. Beorn eliminated: no effect.
bofa-fs05 = Clad in Hauberks of Steel
    .effect = One Army with Dwarf units gets one Dwarf Veterans unit and one Leadership token.
bofa-fs06 = Dismay
    .effect = Pick one Shadow Army next to a Free Peoples Army with Leadership: it loses all its Leadership tokens. After that, if the Shadow player has an unused Action Die showing Character, he sets one such die aside unused.
bofa-fs07 = Elf-lords
    .effect = Only if you control Ravenhill. Ravenhill receives two Elven Spearmen units, one Elven Archers unit and one Leadership token.
bofa-fs08 = Elven Charge
    .effect = One Free Peoples Army with at least one Elven unit moves one region and may then attack. In that combat its Leadership is 5; after the first round the opponent may not Retreat even if he played Regroup (a Rout stays possible).
bofa-fs09 = Flying Banners
    .effect = At most two different Settlements under your control each receive one Free Peoples Recruitment token, turned over at once.
bofa-fs10 = He is not Lost!
    .effect = Bring one eliminated General (Bard, Dáin, Gandalf or Thranduil) back into a region with a Free Peoples Army; he is in play again.
bofa-fs11 = Hope Rekindled
    .effect = One Free Peoples Army gets a Leadership token, or two if the die used for this card shows the Will of the West. This Army may then move one region and attack.
bofa-fs12 = Last Stand
    .effect = Take damage tokens off one Fortification, up to the Combat Strength of the Army inside it (sum of unit strengths, not limited to five). A broken Fortification may become unbroken again.
bofa-fs13 = Ring of Invisibility
    .effect = Only if Bilbo is in a region of the map. Bilbo goes to any region where a Free Peoples Army with Leadership stands. If Gandalf is there too, draw a Fate card and play it.
bofa-fs14 = Men of the Lake with Long Swords
    .effect = Two Men of the Lake units and one Leadership token join one Free Peoples Army that has Leadership.
bofa-fs15 = On the March
    .effect = At most two Free Peoples Armies move one or two regions each.
bofa-fs16 = Redoubled Force
    .effect = Take up to three damage tokens off one Free Peoples Army; this Army may then move one region and attack.
bofa-fs17 = Rescue
    .effect = Put one Free Peoples Recruitment token where a Free Peoples Army stands and turn it over at once. That Army may then Rally once, success on 4+ (normally 5+).
bofa-fs18 = Ringing Trumpets
    .effect = For at most three different Settlements under your control choose each time: turn over one Free Peoples Recruitment token there, or add one new token face down.
bofa-fs19 = Shower of Arrows
    .effect = One Archery attack by the rules of the Archery ability of Thranduil (no Activation token is spent), success on 4+. Afterwards draw one Event card.
bofa-fs20 = The King of All Birds
    .effect = Lord of the Eagles still on the Fate Track: his figure goes one step to the left, and if he is ready then he enters play at once, without a die (his entry rule applies). Otherwise one Eagle enters the Eyrie.

## Story cards of the Shadow

bofa-ss01 = Howling Orcs
    .effect = While on the table: in combat against a Shadow Army with Great Orcs the maneuver abilities of Dwarf units and Men of the Lake units do not work.
bofa-ss02 = Great Goblin
    .effect = One Shadow Army with Goblins gets one Great Orcs unit and one Leadership token; it may then either move one region or attack.
bofa-ss03 = The Shadow of the Necromancer
    .effect = Put the red special Fate Tile into the Fate pool.
bofa-ss04 = Great Dread
    .effect = Only if you control at least two Settlements (Fortifications count, rule B3.8). Throw four dice: every 4, 5 or 6 takes one Free Peoples Recruitment token of your choice off the map (handled as in rule B11.3.1).
bofa-ss05 = War-band
    .effect = One Shadow Army in a Broken Lands region gets two Orcs units and two Leadership tokens; it may then either move one region or attack.
bofa-ss06 = Chieftains and Champions
    .effect = At most four different Shadow Armies receive one Leadership token each.
bofa-ss07 = Whirling Bats
    .effect = At most two Great Bats figures leave play; each of them takes one Free Peoples Leadership token of your choice off the map.
bofa-ss08 = Flying Arrows and Wild Spears
    .effect = One Orcs unit joins a Shadow Army. Then lay six unused Orcs figures (as many as there are) on this card. As long as it is on the table any Action Die of yours may be spent to put one figure from the card into a Shadow Army.
bofa-ss09 = Troubled Mind
    .effect = Name one of the five Free Peoples Generals: as long as this card is on the table his General ability cannot be used.
bofa-ss10 = Orc Army
    .effect = Five Orcs units enter one muster region. After that one Shadow Army in the Broken Lands may move one or two regions.
bofa-ss11 = Black Tide
    .effect = Every Shadow Army with Leadership moves one region (each optional).
bofa-ss12 = Hurrying Multitude
    .effect = At most two Shadow Armies move one or two regions each.
bofa-ss13 = Ill-chance
    .effect = The Fate Marker goes one step to the left (a waiting character may lose his readiness, rule B8.14). Draw one Event card.
bofa-ss14 = Returning to the Assault
    .effect = In Broken Lands regions turn over up to five Shadow Recruitment tokens, also several in one region. One Shadow Army in the Broken Lands may then move one region.
bofa-ss15 = Orcs from Gundabad
    .effect = One Shadow Army gets two Orcs units; it may then either move one region or attack.
bofa-ss16 = Climbing Goblins
    .effect = One Shadow Army standing in a Goblin Muster or Mountain Pass gets two Goblins units and one Leadership token; it may then either move one step or attack.
bofa-ss17 = Orcs of Huge Size
    .effect = If Bolg is in an Army with Great Orcs and has fewer than three Bodyguard tokens: one Great Orcs unit of that Army is removed and Bolg gets one Bodyguard token (never above three).
bofa-ss18 = The Swiftest Wolf-riders
    .effect = Only if you control the Ruins of Dale. Three Wargs units and one Shadow Leadership token enter the Ruins of Dale, or all of them one region next to it that holds no Free Peoples Army.
bofa-ss19 = Like a Sea of Locusts
    .effect = At most two Great Bats figures leave play; each of them takes one Free Peoples Recruitment token of your choice off the map (handled as in rule B11.3.1).
bofa-ss20 = Victory Vanishes from Hope
    .effect = At most three different Free Peoples Armies that have no damage token suffer one damage each (a damage effect, so an unbroken Fortification takes it). Draw one Event card.

## Effects built of blocks

bofa-say-sentence = { $said-The }.
bofa-say-sentences = { $first } { $last }
bofa-say-then = { $first }; then { $last }
bofa-say-or = { $first }; or { $last }
bofa-say-either = { $first } or { $last }
bofa-say-nothing = nothing happens
bofa-say-choose = choose one: { $ways }
bofa-say-enters = when ready (Fate Marker on or beyond step { $step }), use a Character die result: { $said }
bofa-say-lasting = as long as the card is in play: { $said }
bofa-say-with-any = of your choice
bofa-say-with-general = with this character
bofa-say-with-dwarves = with a Dwarf unit
bofa-say-with-men = with Men of the Lake
bofa-say-with-elves = with an Elven unit
bofa-say-with-leadership = with Leadership
bofa-say-tokens = { $n ->
    [one] place a Recruitment token ({ $group }) face down in a Settlement region you control
   *[other] place up to { $n } Recruitment tokens ({ $group }) face down, each in another Settlement region you control
 }
bofa-say-turn = turn over a Recruitment token ({ $group }) in a region { $where }
bofa-say-recruit = turn over one of your Recruitment tokens in { $n ->
    [one] one region
   *[other] each of up to { $n } regions
 }
bofa-say-rally = rally ({ $target }+) with { $n ->
    [one] one Army
   *[other] up to { $n } Armies
 } { $where }
bofa-say-heal = remove { $n ->
    [one] one damage token
   *[other] up to { $n } damage tokens
 } from one Army { $where }
bofa-say-march = move { $n ->
    [one] one Army
   *[other] up to { $n } Armies
 } { $steps ->
    [one] one region
   *[other] up to { $steps } regions
 }
bofa-say-march-led = move { $n ->
    [one] one Army with Leadership
   *[other] up to { $n } Armies, each with Leadership,
 } { $steps ->
    [one] one region
   *[other] up to { $steps } regions
 }
bofa-say-strike = one friendly Army moves { $steps ->
    [one] one region
   *[other] up to { $steps } regions
 } and may then attack
bofa-say-strike-led = one friendly Army with Leadership moves { $steps ->
    [one] one region
   *[other] up to { $steps } regions
 } and may then attack
bofa-say-superior = { $said }; in that combat terrain superiority is yours whatever the count
bofa-say-surround = one friendly Army moves { $steps ->
    [one] one region
   *[other] up to { $steps } regions
 }; after that you may make a Combined Attack on one enemy Army that at least two of your Armies are next to
bofa-say-gather = draw one friendly Recruitment token (FP chooses the group), put it where a friendly Army stands and turn it over at once
bofa-say-card = Order: { $order } Combat: { $combat }
bofa-say-fight-captain = eliminate one of your characters in the fighting Army, or remove one Leadership token from that Army, to take up to two damage tokens off your Army (not off a Fortification)
bofa-say-fight-sixes = in this round the opponent needs a 6 to hit
bofa-say-fight-no-quarter = put one damage token on your own Army (never on a Fortification); if you do, add 1 to every die of your Combat Roll and of your Leader Re-roll in this round
bofa-say-fight-determined = for this round play one more unit card, special maneuver card or the Regroup card: one used earlier in this combat, or one from your hand, which comes back at the end of the round
bofa-say-fight-stand = each unit of your Army counts with strength 2 in this round (the limit of five dice stays)
bofa-say-fight-fog = if both Armies still stand at the end of this round, the combat ends as if the attacker had ceased: no Retreat, no Rout, no advance
bofa-say-fight-mute = the opponent leaves out the Leader Re-roll of this round
bofa-say-fight-fury = add { $n } to each die of your Combat Roll of this round; the Leader Re-roll is not changed
bofa-say-fight-voice = for this round your Leadership is { $n } higher
bofa-say-fight-fewer = in the Combat Roll of this round the opponent has { $n ->
    [one] one die
   *[other] { $n } dice
 } less, though never below one
bofa-say-draw-event = draw { $n ->
    [one] one Event card
   *[other] { $n } Event cards
 }
bofa-say-draw-story = draw { $n ->
    [one] one Story card
   *[other] { $n } Story cards
 }
bofa-say-enlist = place { $n ->
    [one] one unit
   *[other] { $n } units
 } ({ $unit }), as far as there are figures
bofa-say-enter = place him in one of these regions, not where the Shadow stands or controls: { $areas }
bofa-say-blast = { $dice ->
    [0] roll the dice that the option gives
    [one] roll one die
   *[other] roll { $dice } dice
 } against a Shadow Army in range; each { $target }+ is one damage{ $more ->
    [0] {""}
    [one] ; with the Focus token one more die, and it is removed
   *[other] ; with the Focus token { $more } more dice, and it is removed
 }
bofa-say-focus = place the Focus token on this card
bofa-say-archery = Archery at a Shadow Army: one die for each of your bowmen on hills or mountains in range, at most { $dice }; { $target ->
    [0] they hit as the option says
   *[other] each { $target }+ is one damage
 }
bofa-say-eagle = { $n ->
    [one] one Eagle enters
   *[other] { $n } Eagles enter
 } the Eyrie
bofa-say-fly = all Eagles, the Lord included, fly from the Eyrie to the map, each where you like
bofa-say-wrath = Beorn gets { $n ->
    [one] one Wrath token
   *[other] { $n } Wrath tokens
 }
bofa-say-step = the waiting figure of { $character } goes one step to the left on the Fate Track
bofa-say-if-waiting = if { $character } still waits on the Fate Track, { $then }; otherwise { $otherwise }
bofa-say-bear-dice = Beorn rolls { $n ->
    [one] one more die
   *[other] { $n } more dice
 } in combat
bofa-say-bear-aim = Beorn's target number is { $n } lower
bofa-say-eagle-heights = for a Muster die any number of Eagles may return to the Eyrie and attack one Shadow Army in the mountains, each with { $n ->
    [one] one more die
   *[other] { $n } more dice
 } than usual
bofa-say-strength = an Army with Thorin has { $n } more Combat Strength
bofa-say-leadership = an Army with Thorin has { $n } more Leadership
bofa-say-thorin-maneuver = the special maneuver card Thorin's Mighty Strokes is taken into hand for every combat of the Army with Thorin
bofa-say-armour = damage tokens dealt to the Army with Thorin may be laid on this card; with more than { $n } of them it goes at the end of a round of combat

## Fate cards

bofa-fa01 = Giant-size
    .effect = Beorn gets two Wrath tokens. As long as the card is in play he rolls five dice in combat, not four.
bofa-fa02 = Redoubled in Wrath
    .effect = Beorn gets four Wrath tokens.
bofa-fa03 = Roaring Voice
    .effect = Beorn gets two Wrath tokens. As long as the card is in play his target number is 4, not 5.
bofa-fa04 = The Eagles are Coming!
    .effect = Two Eagles enter the Eyrie.
bofa-fa05 = Where are the Eagles?
    .effect = Lord of the Eagles still on the Fate Track: his figure goes one step to the left (he does not enter at once) and one Eagle enters the Eyrie. Otherwise two Eagles enter the Eyrie.
bofa-fa06 = Eagles are not Kindly Birds
    .effect = As long as the card is in play a Muster die has one more use: one or more Eagles (the Lord included) return from the map to the Eyrie and each makes one attack, all on the same Shadow Army in one mountains region (any territory). Each attack: four dice, 4+ hits, a missed die is thrown once more.
bofa-fa07 = Fury of the Dwarves
    .effect = As long as the card is in play a Free Peoples Army with Thorin has 2 more Combat Strength and 2 more Leadership.
bofa-fa08 = Mighty Strokes
    .effect = As long as the card is in play, the special maneuver card Thorin's Mighty Strokes is taken into hand for every combat of the Army with Thorin.
bofa-fa09 = Shining Armour
    .effect = As long as the card is in play, any number of damage tokens dealt to the Army with Thorin may be laid on this card. They do not count as tokens of the Army, and Rally cannot remove them.

## Unit and maneuver cards

bofa-mv_dwarf_warriors = Dwarf Warriors: { bofa-mv_dwarf_warriors.ability }
    .ability = Redoubtable
    .effect = When you apply damage to your Army you may eliminate one Dwarf Warriors unit of it and remove up to three damage tokens for it (instead of two).
bofa-mv_dwarf_veterans = Dwarf Veterans: { bofa-mv_dwarf_veterans.ability }
    .ability = Old Hatred
    .effect = The enemy Army suffers one damage and loses one Leadership token.
bofa-mv_men_of_the_lake = Men of the Lake: { bofa-mv_men_of_the_lake.ability }
    .ability = Hail of Darts
    .effect = The enemy Army suffers one damage.
bofa-mv_elven_archers = Elven Archers: { bofa-mv_elven_archers.ability }
    .ability = Hail of Darts
    .effect = The enemy Army suffers one damage.
bofa-mv_elven_spearmen = Elven Spearmen: { bofa-mv_elven_spearmen.ability }
    .ability = Wall of Spears
    .effect = One damage dealt in this round to your Army (or to the Fortification protecting it) is cancelled.
bofa-mv_thorin = Thorin's Mighty Strokes
    .effect = +1 on each die of your Combat Roll and of your Leader Re-roll of this round.
bofa-mv_regroup_fp = Regroup
    .effect = Take back into hand all your unit cards and special maneuver cards used in this combat, this card included. If you are the defender you may Retreat at the end of this round without Routing.
bofa-mv_great_orcs = Great Orcs: { bofa-mv_great_orcs.ability }
    .ability = Fell Race
    .effect = The enemy Army suffers two damage; its player may instead remove all its Leadership tokens or eliminate one character in it.
bofa-mv_orcs = Orcs: { bofa-mv_orcs.ability }
    .ability = Wild Rage
    .effect = At the end of the round one Leadership token from the supply joins your Army.
bofa-mv_goblins = Goblins: { bofa-mv_goblins.ability }
    .ability = Goblin Charge
    .effect = At the end of the round you may deal one damage to your own Army (on the Army itself); if you do, the enemy Army suffers one damage.
bofa-mv_wargs = Wargs: { bofa-mv_wargs.ability }
    .ability = Rearguard Attack
    .effect = At the end of the round the opponent takes casualties (up to two tokens for each unit) until at most one damage token lies with his Army.
bofa-mv_great_bats = Vampire-like
    .effect = If your Army inflicted at least one damage in this round, you may remove one Great Bats figure from the territory of the combat (the territory of the defender) to inflict one more damage.
bofa-mv_regroup_shadow = Regroup
    .effect = Take back into hand all your unit cards and special maneuver cards used in this combat, this card included. If you are the defender you may Retreat at the end of this round without Routing.

## The table in the browser

bofa-ui-combat-over = { bofa-log-combat-over }
bofa-ui-short-bard = Bard
bofa-ui-short-dain = Dáin
bofa-ui-short-gandalf = Gandalf
bofa-ui-short-thranduil = Thranduil
bofa-ui-short-bilbo = Bilbo
bofa-ui-short-lord_of_the_eagles = Lord of the Eagles
bofa-ui-short-beorn = Beorn
bofa-ui-short-thorin = Thorin
bofa-ui-short-bolg = Bolg
bofa-ui-deck-event = Event
bofa-ui-deck-story = Story
bofa-ui-deck-fate = Fate
bofa-ui-deck-maneuver = Maneuver
bofa-ui-order = Order
bofa-ui-combat = Combat
bofa-ui-spot-goblin_muster = Goblin muster
bofa-ui-spot-mountain_pass = Pass
bofa-ui-spot-eyrie = Eyrie
bofa-ui-sky-clear = clear sky
bofa-ui-sky-label = Sky over the { $territory }: Eagles { $eagles }, Great Bats { $bats }{ $lord ->
        [yes] , the Lord of the Eagles
       *[no] {""}
    }
bofa-ui-fate-label = Fate Track: the marker stands on step { $step } of { $last }
bofa-ui-waits = { $character } waits on step { $step }
bofa-ui-waits-ready = { $character } is ready on step { $step }
bofa-ui-label-settlement = Settlement worth { $points }, held by { $side }
bofa-ui-label-fortification = Fortification with { $damage } of { $defence } damage, held by { $side }
bofa-ui-label-muster = muster region
bofa-ui-label-damage = { $n } damage
bofa-ui-label-leaders = { $n } Leadership
bofa-ui-label-tokens = { $n ->
        [one] { $n } Recruitment token
       *[other] { $n } Recruitment tokens
    } face down
bofa-ui-label-eagles = Eagles: { $n }
bofa-ui-label-open = open
bofa-ui-label-closed = closed
bofa-ui-your-dice = Your dice
bofa-ui-die-label = Die: { $die }
bofa-ui-die-now = Die in use: { $die }
bofa-ui-dice-of = Dice of the { $side }
bofa-ui-characters = Characters
bofa-ui-units = Units
bofa-ui-turn = Turn { $n }
bofa-ui-victory = Who is winning
bofa-ui-points = The Shadow has { $n } of { $goal } points
bofa-ui-fate = Fate { $n } of { $last }
bofa-ui-next-comes = next: { $character } at { $step }
bofa-ui-hand = In hand: { $events } Event, { $stories } Story
bofa-ui-leaders-left = Leadership tokens left: { $n }
bofa-ui-tokens-left = Recruitment tokens not on the map, { $group }: { $n }
bofa-ui-story-deck = Story deck { $n }, discarded { $discards }
bofa-ui-event-deck = Event deck { $n }, discarded { $discards }
bofa-ui-fate-deck = Fate cards { $n }
bofa-ui-fate-pool = Tiles in the pool
bofa-ui-fate-spent = Tiles drawn
bofa-ui-units-left = { $n ->
    [one] one unit left
   *[other] { $n } units left
}
bofa-ui-fate-icon = Fate icon
bofa-ui-tile = Fate Tile: { $tile }
bofa-ui-tile-to = Applied, it takes the marker to step { $step }.
bofa-ui-tile-card = A Fate card is played.
bofa-ui-decks = Decks and Fate Tiles
bofa-ui-on-table = Cards on the table
bofa-ui-in-use = played now
bofa-ui-active = Activated
bofa-ui-troubled = troubled mind
bofa-ui-ready = ready
bofa-ui-general = General
bofa-ui-on-step = waits on step { $step }
bofa-ui-not-yet = not in play
bofa-ui-rings = Ring tokens: { $n }
bofa-ui-wrath = Wrath { $n }
bofa-ui-bodyguards = Bodyguards: { $n }
bofa-ui-focus = Focus token
bofa-ui-leadership = Leadership { $n }
bofa-ui-movement = Movement { $n }
bofa-ui-combat-at = { $area }: { $round ->
        [0] the combat begins
       *[other] round { $round }
    }
bofa-ui-attacks = attacking
bofa-ui-favoured = { $n } on favourable ground
bofa-ui-defends = defending
bofa-ui-damage-of = { $damage } damage on { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
bofa-ui-fort-of = walls { $damage } of { $defence }
bofa-ui-bear-no-card = Beorn plays no card
bofa-ui-card-open = chooses a card …
bofa-ui-card-secret = chosen in secret
bofa-ui-card-none = no card
bofa-ui-rolled = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
bofa-ui-against = needs { $target }+
bofa-ui-will-roll = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, needs { $target }+
bofa-ui-again-up-to = { $n ->
        [0] no leader re-roll
       *[other] re-rolls up to { $n }
    }
bofa-ui-die-hit = { $colour ->
        [black] Black
       *[white] White
    } { $face }, a hit
bofa-ui-die-miss = { $colour ->
        [black] Black
       *[white] White
    } { $face }, a miss
bofa-ui-wakes = wakes { $ability }
bofa-ui-sleeps = No black hit: { $ability } sleeps
bofa-ui-silenced = { $ability } is silenced
bofa-ui-suffers = { $n } damage this round
bofa-ui-wall-suffers = { $n } on the walls
bofa-ui-used = Used
bofa-ui-why-card = by a card
bofa-ui-why-fortification = against walls
bofa-ui-why-ford = across a ford
bofa-ui-why-slope = up a slope
bofa-ui-leave-retreat = End of the round: { $side } may retreat in good order.
bofa-ui-leave-rout = End of the round: { $side } may only rout, with casualties down to one damage.
bofa-ui-leave-none = End of the round: { $side } have no way out.
bofa-ui-leave-driven = The attacker says where, for one damage:
bofa-ui-count-bats = Great Bats
bofa-ui-count-damage = damage
bofa-ui-count-armour = damage
bofa-ui-count-reroll = black dice

## How to play, in short: one line for each point

bofa-how-goal = The **Shadow** wins with 10 points in conquered Settlements at the end of a turn, or at once if the Front Gate is among them (B13.3). The **Free Peoples** win at once when the Fate Marker reaches step 15, when Bolg falls, or when Beorn comes before the Shadow has 6 points (B13.2).
bofa-how-turn =
    Both sides take back their dice and draw an Event card and a Story card (B5.1).
    The Free Peoples activate up to three Generals and place as many Leadership tokens (B5.2).
    The Shadow draws Fate Tiles, and the Fate Marker moves (B5.3).
    The Shadow places Leadership tokens and Great Bats, together as many as it has dice (B5.4).
    Both roll. The sides take turns, the Free Peoples first, and use one die at a time to move, attack, recruit or play a card (B5.5, B6.2.1).
    At the end victory is checked, and Leadership tokens and Great Bats leave the board (B5.6).

# What machine players judge by, and what no person would do
bofa-eye-points = Victory Points
bofa-eye-fate = The Fate Track
bofa-eye-dice = Dice left
bofa-eye-cards = Cards in hand
bofa-eye-shadow = Units of the Shadow
bofa-eye-advance = The Shadow near its goals
bofa-eye-free = Units of the Free Peoples
bofa-eye-settlements = Settlements that are held
bofa-eye-people = Characters in play
bofa-eye-wings = Eagles and Bats
bofa-eye-tokens = Tokens on the map
bofa-eye-battle = The running combat
bofa-puzzle-points = { $who-id ->
    [shadow] Come nearer to the Victory Points you lack.
   *[other] Keep the Shadow from Victory Points.
}
bofa-puzzle-fate = { $who-id ->
    [shadow] Hold back the Fate Track.
   *[other] Come further on the Fate Track.
}
bofa-puzzle-dice = Make the most of the dice that are left.
bofa-puzzle-cards = Come out ahead in cards.
bofa-puzzle-shadow = { $who-id ->
    [shadow] Spare your units.
   *[other] Wear down the units of the Shadow.
}
bofa-puzzle-advance = { $who-id ->
    [shadow] Bring your Armies nearer to their goals.
   *[other] Keep the Shadow away from its goals.
}
bofa-puzzle-free = { $who-id ->
    [shadow] Wear down the units of the Free Peoples.
   *[other] Spare your units.
}
bofa-puzzle-settlements = { $who-id ->
    [shadow] Threaten the Settlements that are held.
   *[other] Hold your Settlements.
}
bofa-puzzle-people = Make the most of the Characters in play.
bofa-puzzle-wings = Come out ahead in the air, with Eagles or Bats.
bofa-puzzle-tokens = Make the most of the tokens on the map.
bofa-puzzle-battle = Turn the running combat your way.
bofa-blunder-die-set-aside = A die set aside
bofa-blunder-march-back = An Army goes back the way it came
bofa-blunder-garrison-stripped = A Settlement left empty beside the enemy

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

bofa-lesson-first = Your first turn
    .about = Generals give orders, the Free Peoples close their ranks, and a burglar comes to the battle.
bofa-lesson-first-goal = What wins
    .say = You lead Dwarves, Elves and Men. You win when Fate reaches step 15: each turn you hold out brings the Eagles and Beorn nearer. The Shadow wins with Settlements worth 10 points.
bofa-lesson-first-front = The Mountain
    .say = The Front Gate of Erebor is the heart: if the Shadow takes it and has its points, all is over at once. The valleys before it are there to be fought for, and given up.
bofa-lesson-first-general = Orders for the day
    .say = Each turn you may activate up to three Generals. An active General has an ability to use, and brings one Leadership token.
    .do = Activate Dáin Ironfoot.
    .right = Dáin is ready. But mind: the more Generals are active, the more Fate Tiles the Shadow may draw, hoping for a small one.
    .gandalf = Gandalf is a good choice on most days. Today begin with Dáin, who stands in the Camp.
    .done = Without a General you place no Leadership, and an Army without it fights badly.
bofa-lesson-first-free = And one more
    .say = Bard, Gandalf or Thranduil: whoever you choose, a second General means a second token.
    .do = Activate another General.
    .right = Good. A third would give the Shadow yet another Fate Tile to draw.
    .wrong = One is few: two Armies should have somebody to follow today.
bofa-lesson-first-lead = Leadership
    .say = An Army with Leadership rolls missed dice again, and can march with a Character die. The Men at Ford Marsh stand alone in front of everybody.
    .do = Place the token at Ford Marsh.
    .right = They can be led back now. The other token goes to Dale. Then the Shadow draws its Fate Tile and places its own.
    .wrong = Nobody reaches the Front Gate this turn. Put it where somebody has to march.
    .camp = Dáin stands in the Camp himself: he is Leadership enough.
bofa-lesson-first-fate = The clock
    .say = The tile says 2, so the Fate Marker goes two steps, and Bilbo is ready to enter. Large tiles help you; the Shadow hopes for small ones.
bofa-lesson-first-die = Dice again
    .say = Five dice for you, one at a time, you first. Muster/Army recruits, or moves and attacks.
    .do = Use the Muster/Army die.
    .right = Now say what for.
    .wrong = The Will of the West can be anything. Keep it for what no other die can do.
    .pass = Passing waits for the Shadow’s plans, but you have reinforcements to call.
bofa-lesson-first-use = Call the hosts
    .say = Where you hold Recruitment tokens, fresh troops wait under them. The earlier they stand, the longer they fight.
    .do = Recruit.
    .right = Each Muster turns over two tokens: you find out who comes.
    .attack = They are many and you are few: let them come to you, uphill and across the river.
    .skip = A die set aside is a turn given to Bolg.
bofa-lesson-first-dale = The first to fall
    .say = Dale lies open in the valley, with one unit of Men. The Shadow will come there first.
    .do = Turn over the token in the Ruins of Dale.
    .right = Dwarf Veterans: the best you could hope for.
    .wrong = The Camp is behind the lines and has Dáin. Dale needs help first.
    .done = There are two to be had. Take them.
bofa-lesson-first-second = Where you like
    .say = A second token: the slopes guard the Mountain, Ravenhill the Elves, Eastern Spur the road.
    .do = Turn over another token.
    .right = One more for the line.
    .wrong = It costs nothing. Take it.
bofa-lesson-first-character = Leaders march
    .say = The Wargs at Wolf Moor grow. The Men at Ford Marsh cannot hold, but you gave them a leader.
    .do = Use the Character die.
    .right = A Character die moves an Army that has Leadership, and moves it far.
    .wrong = They would be eaten where they stand.
bofa-lesson-first-march = Fast Move
    .say = A led Army may go two regions with it, as long as no enemy is in the way.
    .do = Choose Fast Move.
    .right = Now the table asks which Army.
    .attack = Two units against all Wargs of the North? Bring them home.
    .bilbo = Soon! First save the Men, then call the burglar.
bofa-lesson-first-back = Who is in danger
    .say = Only Armies with a leader are offered: that is what the tokens are for.
    .do = Choose the Army at Ford Marsh.
    .right = And now the way back.
    .wrong = Dale is where you want to gather. Bring the others there.
    .done = Then they stay out there alone.
bofa-lesson-first-to = Towards Dale
    .say = The Hills of Dale lie between the marsh and the town.
    .do = Go to the Hills of Dale.
    .right = All of them go, and they may go on.
    .wrong = That is towards the enemy, and into a fen.
    .vale = From there it is still far to Dale. Take the hills.
bofa-lesson-first-on = One more region
    .say = Together in Dale they are four, with Veterans among them. Armies win together; alone they are eaten one by one.
    .do = Go on to the Ruins of Dale.
    .right = Dale has a garrison now. Bolg will have to pay for it.
    .wrong = The hills have no walls. Dale is one step away.
bofa-lesson-first-will = The Will of the West
    .say = This is your best die: it is whatever you need. And somebody is waiting for you, invisible.
    .do = Use a Will of the West.
    .right = Look at all it could be.
    .wrong = The Shadow still has dice, and so do you. Use them.
bofa-lesson-first-bilbo = The burglar
    .say = Characters who are ready enter with a die. Bilbo has a Ring, and can take damage away or spoil a plan.
    .do = Let Bilbo enter play.
    .right = He enters where one of your Generals, or a leader, stands.
    .attack = Not today. Every turn you do not lose is one you win.
    .skip = Never set your best die aside.
bofa-lesson-first-place = Where is he hidden?
    .say = He helps the Army he is with. Where will the first blow fall?
    .do = Choose a place for Bilbo.
    .right = He will see the first fight from near. Good luck, Mr. Baggins.
    .hill = On Ravenhill he is safe, and far from the first fight. He can walk.
bofa-lesson-first-end = Now it is yours
    .say = Gather, give ground slowly, and let Fate work for you: that is how the weaker side wins. Play on against the machine, or leave; the table waits for you.
bofa-lesson-maneuvers = Maneuver combat
    .about = A battle for Dale, round by round: secret cards, black dice, Leadership, damage, and when to leave.
bofa-lesson-maneuvers-walls = They come from the hills
    .say = Four units attack Dale; you have three, one of them Dwarf Veterans who count two. Each point of strength is a die, and a 5 or 6 hits.
bofa-lesson-maneuvers-cards = A card in secret
    .say = Each round both sides choose a card and show them together. A unit card turns one die black for every unit of its kind: if a black die hits, its ability works.
bofa-lesson-maneuvers-men = Two black dice
    .say = You have two Men of the Lake and one unit of Veterans. More units of a kind, more black dice.
    .do = Play Men of the Lake: Hail of Darts.
    .right = Two dice are black, and one of them hit. The Orcs play Wild Rage for more Leadership.
    .regroup = Regroup brings used cards back, and allows an orderly Retreat. You have used none yet.
    .event = Dense Fog ends the fight. Why stop it before it has begun?
    .veterans = A good card, but a single black die. Keep it until it decides something.
bofa-lesson-maneuvers-reroll = Leadership
    .say = For each Leadership an Army has, it rolls one missed die again. You have one token.
    .do = Roll a die again.
    .right = A hit. That is what Generals and tokens are for.
bofa-lesson-maneuvers-damage = Damage is not death
    .say = Every hit is a damage token. An Army bears as many tokens as it has units; only with more must it lose units, each of which takes two tokens with it.
bofa-lesson-maneuvers-bear = Bear it
    .say = You have one damage and three units. You may give up a unit to be rid of it.
    .do = Take no casualties.
    .right = Well borne. They stand at four damage with four units: the next hit costs them.
    .veterans = Your best unit for a single token? Never.
    .wrong = A unit takes up to two tokens with it, and you have one. Wait.
bofa-lesson-maneuvers-stand = Stay or go?
    .say = The attacker goes on. You may Rout: leave, after casualties. Whoever played Regroup may leave in good order.
    .do = Stay.
    .right = You stand. Cards once used stay on the table until you Regroup.
    .wrong = They are about to break. Stay one more round.
bofa-lesson-maneuvers-second = Look at the table
    .say = The Orcs’ card is used: only Wargs and Regroup are left to them. You know what comes. They have Leadership; Old Hatred takes it away.
bofa-lesson-maneuvers-hatred = Old Hatred
    .say = One black die only, but a Leadership token to roll it again with.
    .do = Play Dwarf Veterans: Old Hatred.
    .right = They missed. You hit once, and your black die shows a 2.
    .regroup = You would get the Men’s card back, and give the Orcs time. Strike now.
    .event = The fog would save them, not you.
bofa-lesson-maneuvers-black = Which die?
    .say = A white die again might bring a hit. The black one might bring a hit and the ability.
    .do = Roll the black die again.
    .right = A six: two hits, one damage more, and their Leadership is gone.
    .wrong = A white hit is one damage. A black one is one damage, and one more, and a token.
bofa-lesson-maneuvers-hold = The bill
    .say = Seven damage on four units: now they must pay. You still have one token.
    .do = Take no casualties.
    .right = Three Orcs fell, and what is left goes back to the hills. Dale holds.
    .wrong = Nothing forces you. Keep your men.
bofa-lesson-maneuvers-end = Now it is yours
    .say = Many of a kind for black dice, Regroup before you must leave, count damage against units: that is every battle. Play this one on, or leave; the table waits for you.

## Goals: what wins, and what to watch

bofa-goal-fate = Fate
    .watch = Watch the Fate Marker: at step 15 the Free Peoples have won; before it come Bilbo, Thorin, the Eagles and Beorn. Bolg’s fall wins too.
bofa-goal-points = Settlements
    .watch = Watch the Settlements and above all the Front Gate: with it among 10 points the Shadow wins at once.

# What is rolled or drawn at a real table, as what somebody rolls or draws

bofa-outcome-die = { $n ->
    [one] a die
   *[other] { $n } dice
 }
bofa-outcome-card = { $n ->
    [one] a card
   *[other] { $n } cards
 }
bofa-outcome-tile = { $n ->
    [one] a Fate tile
   *[other] { $n } Fate tiles
 }
bofa-outcome-token = { $n ->
    [one] a Recruitment token
   *[other] { $n } Recruitment tokens
 }
