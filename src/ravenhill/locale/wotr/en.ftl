# War of the Ring: every word a player reads.

## the game, its scenarios, seats and options

wotr-title = War of the Ring
wotr-about = The Free Peoples hide the Ring and march it to Mount Doom; the Shadow hunts it and overruns Middle-earth. For two, three or four players.
wotr-scenario-war = Two players
wotr-scenario-three = Three players: the Shadow is a team
wotr-scenario-four = Four players: two teams
wotr-seat-fp = Free Peoples
    .the = the Free Peoples
    .about = Bring the Ring to Mount Doom before the strongholds fall.
wotr-seat-shadow = Shadow
    .the = the Shadow
    .about = Hunt the Ring-bearers, or overrun the free lands.
wotr-seat-gondor = Gondor player
    .the = the Gondor player
wotr-seat-rohan = Rohan player
    .the = the Rohan player
wotr-seat-witch_king = Witch-king player
    .the = the Witch-king player
wotr-seat-saruman = Saruman player
    .the = the Saruman player
wotr-option-card_backs_open = Backs of hand cards are open
    .about = How many Character and Strategy cards each player holds is known to all.
wotr-option-leaders_alone = Leaders left without units
    .about = Whether a Leader of the Free Peoples left without units is out of the game or returns to reinforcements.
wotr-option-recruit_fewer = Recruit fewer figures
    .about = A Muster result may recruit one figure where two are allowed.
wotr-option-siege_declined = Attacker who does not besiege
    .about = Whether an attacker may decline to advance when the defender goes inside.
wotr-option-garrison_first = Garrison comes out first
    .about = When a siege is relieved the garrison returns to the region before the relieving Army advances.
wotr-option-card_attack_rearguard = Rearguard in attacks by cards
    .about = Figures may be held back when a card starts the attack.
wotr-option-nazgul_joins_besieged = Nazgûl join the besieged
    .about = A Nazgûl that flies to a besieged Shadow Stronghold goes inside.
wotr-option-lone_leader_recruit = Leaders without units
    .about = A Leader may be recruited where no unit stands (and is then removed).
wotr-option-recruit_above_ten = Recruit above ten
    .about = Recruiting in a full region is legal; the excess is removed afterwards.
wotr-option-siege_recruit = Recruiting into a siege
    .about = Whether cards recruit only up to five units inside, or above and then remove the excess.
wotr-option-move_above_ten = Move above ten
    .about = Whether an Army may move into a region so that more than ten units stand there, and then remove the excess.
wotr-option-limit_after_both_moves = Limit after both moves
    .about = With an Army result the limit of ten is checked after both moves.
wotr-option-replacement = Regulars that replace Elites
    .about = Whether a Free Peoples Regular comes first from the casualties or from reinforcements.
wotr-option-retreat_activates = Retreat activates
    .about = A retreating Army that enters a region of an enemy Nation activates it.
wotr-option-siege_extension = Prolonging a siege battle
    .about = Whether the Elite that is reduced needs an available Regular.
wotr-option-activate_before_capture = Activation before capture
    .about = An Army that enters an undefended Settlement first activates the Nation, then captures.
wotr-option-retrace_path = Path may return
    .about = The Fellowship may name a region twice on its path.
wotr-option-progress_limit = Progress stops at twelve
    .about = The Fellowship can not be farther than twelve steps from its last known position.
wotr-option-mordor_progress = Progress in Mordor
    .about = Whether Progress is set to zero when the Fellowship enters Mordor.
wotr-option-sorcerer_draw = The Sorcerer draws
    .about = When the Witch-king draws a card: at once, or at the end of the round if he survives.
wotr-option-guide_draw_stays = Gandalf draws after leaving
    .about = Gandalf the Grey grants his draw even if the card removed him as Guide.
wotr-option-white_rider = The White Rider
    .about = Whether Gandalf the White forfeits his own Leadership for the battle or for the first round.
wotr-option-voice_partial = One Elite by the Voice
    .about = Saruman may replace a single Regular where two are not possible.
wotr-option-discard_cost = Cost of forcing a card off
    .about = Whether the two cards are counted by symbol or by deck.
wotr-option-breaking_with_gollum = The Breaking of the Fellowship with Gollum
    .about = One Corruption at once, or only if the tile is neither Eye nor blue.
wotr-option-denethor_strider = Strider stops Denethor's Folly
    .about = Strider counts as Aragorn for forcing the card off.
wotr-option-corsairs_at_siege = Corsairs at a siege
    .about = Whether a siege battle starts, or the newcomers only join the besiegers.
wotr-option-eagles_chooser = Eagles: who chooses
    .about = Who chooses the Stronghold the Nazgûl are driven to.
wotr-option-every_question = Every question is asked
    .about = Also where all can see that there is only one answer, and before a declaration that would change nothing.
wotr-option-three_player_limit = Limit for the lone Free Peoples player
    .about = With three players no Nation is used in two actions in a row.
wotr-option-doubtful_symbols = Doubtful player symbols count
    .about = House of the Stewards and The Last Battle are for the Gondor player alone, Paths of the Woses for the Rohan player; if not, either of them may play these three.
wotr-option-individual_winner = A single winner
    .about = In a winning team the player with the better account is the winner.

wotr-value-lost = out of the game
wotr-value-reinforcements = to the reinforcements
wotr-value-return = may decline
wotr-value-must_advance = must advance
wotr-value-fit = as many as fit
wotr-value-trim = all, then remove the excess
wotr-value-casualties = from the casualties
wotr-value-needs_regular = needs an available Regular
wotr-value-any_elite = any Elite will do
wotr-value-zero = set to zero
wotr-value-kept = kept
wotr-value-at_once = at once
wotr-value-end_of_round = at the end of the round
wotr-value-battle = the whole battle
wotr-value-round = the first round
wotr-value-icon = by symbol
wotr-value-deck = by deck
wotr-value-corruption = one Corruption at once
wotr-value-tile = by the tile
wotr-value-corsairs_at_siege-battle = a siege battle starts
wotr-value-join = they join the besiegers
wotr-value-replacement-reinforcements = from the reinforcements
wotr-value-shadow = the Shadow player
wotr-value-fp = the Free Peoples player

## endings

wotr-end-corruption = The Ring-bearers are corrupted: the Shadow wins.
wotr-end-ring = The Ring is destroyed: the Free Peoples win.
wotr-end-military = Military victory.
wotr-end-conceded = The losing side gave up.

## things

wotr-fp = the Free Peoples
wotr-shadow = the Shadow
wotr-andrast = Andrast
wotr-anfalas = Anfalas
wotr-angmar = Angmar
wotr-arnor = Arnor
wotr-ash_mountains = Ash Mountains
wotr-barad_dur = Barad-dûr
wotr-bree = Bree
wotr-buckland = Buckland
wotr-cardolan = Cardolan
wotr-carrock = Carrock
wotr-dagorlad = Dagorlad
wotr-dale = Dale
wotr-dead_marshes = Dead Marshes
wotr-dimrill_dale = Dimrill Dale
wotr-dol_amroth = Dol Amroth
wotr-dol_guldur = Dol Guldur
wotr-druadan_forest = Drúadan Forest
wotr-druwaith_iaur = Drúwaith Iaur
wotr-eagles_eyrie = Eagle's Eyrie
wotr-east_harondor = East Harondor
wotr-east_rhun = East Rhûn
wotr-eastemnet = Eastemnet
wotr-eastern_brown_lands = Eastern Brown Lands
wotr-eastern_emyn_muil = Eastern Emyn Muil
wotr-eastern_mirkwood = Eastern Mirkwood
wotr-edoras = Edoras
wotr-enedwaith = Enedwaith
wotr-erebor = Erebor
wotr-erech = Erech
wotr-ered_luin = Ered Luin
wotr-ettenmoors = Ettenmoors
wotr-evendim = Evendim
wotr-fangorn = Fangorn
wotr-far_harad = Far Harad
wotr-folde = Folde
wotr-fords_of_bruinen = Fords of Bruinen
wotr-fords_of_isen = Fords of Isen
wotr-forlindon = Forlindon
wotr-gap_of_rohan = Gap of Rohan
wotr-gladden_fields = Gladden Fields
wotr-goblins_gate = Goblin's Gate
wotr-gorgoroth = Gorgoroth
wotr-grey_havens = Grey Havens
wotr-harlindon = Harlindon
wotr-helms_deep = Helm's Deep
wotr-high_pass = High Pass
wotr-hollin = Hollin
wotr-iron_hills = Iron Hills
wotr-khand = Khand
wotr-lamedon = Lamedon
wotr-lorien = Lórien
wotr-lossarnach = Lossarnach
wotr-minas_morgul = Minas Morgul
wotr-minas_tirith = Minas Tirith
wotr-minhiriath = Minhiriath
wotr-morannon = Morannon
wotr-moria = Moria
wotr-mount_gram = Mount Gram
wotr-mount_gundabad = Mount Gundabad
wotr-narrows_of_the_forest = Narrows of the Forest
wotr-near_harad = Near Harad
wotr-noman_lands = Noman-lands
wotr-north_anduin_vale = North Anduin Vale
wotr-north_downs = North Downs
wotr-north_dunland = North Dunland
wotr-north_ered_luin = North Ered Luin
wotr-north_ithilien = North Ithilien
wotr-north_rhun = North Rhûn
wotr-northern_dorwinion = Northern Dorwinion
wotr-northern_mirkwood = Northern Mirkwood
wotr-northern_rhovanion = Northern Rhovanion
wotr-nurn = Nurn
wotr-old_ford = Old Ford
wotr-old_forest = Old Forest
wotr-old_forest_road = Old Forest Road
wotr-orthanc = Orthanc
wotr-osgiliath = Osgiliath
wotr-parth_celebrant = Parth Celebrant
wotr-pelargir = Pelargir
wotr-rhosgobel = Rhosgobel
wotr-rivendell = Rivendell
wotr-south_anduin_vale = South Anduin Vale
wotr-south_downs = South Downs
wotr-south_dunland = South Dunland
wotr-south_ered_luin = South Ered Luin
wotr-south_ithilien = South Ithilien
wotr-south_rhun = South Rhûn
wotr-southern_dorwinion = Southern Dorwinion
wotr-southern_mirkwood = Southern Mirkwood
wotr-southern_rhovanion = Southern Rhovanion
wotr-tharbad = Tharbad
wotr-the_shire = The Shire
wotr-tower_hills = Tower Hills
wotr-trollshaws = Trollshaws
wotr-umbar = Umbar
wotr-vale_of_the_carnen = Vale of the Carnen
wotr-vale_of_the_celduin = Vale of the Celduin
wotr-weather_hills = Weather Hills
wotr-west_harondor = West Harondor
wotr-westemnet = Westemnet
wotr-western_brown_lands = Western Brown Lands
wotr-western_emyn_muil = Western Emyn Muil
wotr-western_mirkwood = Western Mirkwood
wotr-withered_heath = Withered Heath
wotr-woodland_realm = Woodland Realm
wotr-dwarves = Dwarves
wotr-dwarves_regular = Dwarf Regular
wotr-dwarves_elite = Dwarf Elite
wotr-dwarves_leader = Dwarf Leader
wotr-elves = Elves
wotr-elves_regular = Elf Regular
wotr-elves_elite = Elf Elite
wotr-elves_leader = Elf Leader
wotr-gondor = Gondor
wotr-gondor_regular = Gondor Regular
wotr-gondor_elite = Gondor Elite
wotr-gondor_leader = Gondor Leader
wotr-north = The North
wotr-north_regular = North Regular
wotr-north_elite = North Elite
wotr-north_leader = North Leader
wotr-rohan = Rohan
wotr-rohan_regular = Rohan Regular
wotr-rohan_elite = Rohan Elite
wotr-rohan_leader = Rohan Leader
wotr-isengard = Isengard
wotr-isengard_regular = Isengard Regular
wotr-isengard_elite = Isengard Elite
wotr-isengard_leader = Isengard Leader
wotr-sauron = Sauron
wotr-sauron_regular = Sauron Regular
wotr-sauron_elite = Sauron Elite
wotr-southrons = Southrons & Easterlings
wotr-southrons_regular = Southron Regular
wotr-southrons_elite = Southron Elite
wotr-southrons_leader = Southron Leader
wotr-nazgul = Nazgûl
wotr-gandalf_grey = Gandalf the Grey
    .effect = In the Fellowship from the start; enters the map when separated. As Guide: After you play an Event card with an Event (palantír) die result, you may at once draw one card from the deck of the same type as the card played. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up. Emissary from the West: Outside the Fellowship (or eliminated) he can be replaced by Gandalf the White.
wotr-strider = Strider
    .effect = In the Fellowship from the start; enters the map when separated. As Guide: You may use any Action die result as an action to hide a revealed Fellowship; the die does not go to the Hunt Box. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up. Heir to Isildur: Outside the Fellowship he can be replaced by Aragorn.
wotr-boromir = Boromir
    .effect = In the Fellowship from the start; enters the map when separated. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up. High Warden of the White Tower: While he is in an unconquered Gondor City or Stronghold (Minas Tirith, Dol Amroth, Pelargir; besieged counts as unconquered) you may use any Action die result as an action to advance Gondor one step on the Political Track.
wotr-legolas = Legolas
    .effect = In the Fellowship from the start; enters the map when separated. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up. Prince of Mirkwood: While he is in an unconquered Elven Stronghold (besieged counts as unconquered) you may use any Action die result as an action to advance the Elves one step on the Political Track.
wotr-gimli = Gimli
    .effect = In the Fellowship from the start; enters the map when separated. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up. Dwarf of Erebor: While he is in Erebor and Erebor is unconquered (besieged counts as unconquered) you may use any Action die result as an action to advance the Dwarves one step on the Political Track.
wotr-meriadoc = Meriadoc Brandybuck
    .effect = In the Fellowship from the start; enters the map when separated. As Guide: While he is the Guide: during a Hunt, when the Hunt damage is 1 or more, you may separate this Hobbit from the Fellowship to lower the damage by 1. He may move on as any separated Companion. On the Mordor Track he is removed from the game instead of separated and the damage is still lowered by 1. The new Guide's ability may then be used at once. Take Them Alive!: If eliminated while in the Fellowship, by the Hunt or by a card, he is at once put into play as if just separated from it (as a Hunt casualty he still absorbs his Level). Not on the Mordor Track; no effect after he has left the Fellowship.
wotr-peregrin = Peregrin Took
    .effect = In the Fellowship from the start; enters the map when separated. As Guide: While he is the Guide: during a Hunt, when the Hunt damage is 1 or more, you may separate this Hobbit from the Fellowship to lower the damage by 1. He may move on as any separated Companion. On the Mordor Track he is removed from the game instead of separated and the damage is still lowered by 1. The new Guide's ability may then be used at once. Take Them Alive!: If eliminated while in the Fellowship, by the Hunt or by a card, he is at once put into play as if just separated from it (as a Hunt casualty he still absorbs his Level). Not on the Mordor Track; no effect after he has left the Fellowship.
wotr-aragorn = Aragorn
    .effect = Action: one Will of the West die. Strider is in Minas Tirith, Dol Amroth or Pelargir and that Settlement is unconquered. Replace Strider by Aragorn there. Captain of the West: While this Character is in a battle, the Free Peoples Army has +1 Combat Strength (still at most 5 dice). Several such Characters add up.
wotr-gandalf_white = Gandalf the White
    .effect = Action: one Will of the West die. Gandalf the Grey has been eliminated or has left the Fellowship, and any Minion is or has been in play. If Gandalf the Grey is in play replace him where he stands; otherwise place Gandalf the White in Fangorn or in an unconquered Elven Stronghold. Shadowfax: When moving alone or with exactly one Hobbit his Level is 4 for that movement. The White Rider: If he takes part in a battle, at its start (before the siege decision and the first Combat cards) you may forfeit his Leadership to negate the Leadership of all Nazgûl, the Witch-king included; both last for the whole battle. Other Minions are not affected.
wotr-gollum = Gollum
    .effect = Automatic: as soon as no Companion is left in the Fellowship he joins it and is the Guide. He never leaves, cannot be a casualty and does not count as a Companion. As Guide: Numbered standard Hunt tiles with a Reveal icon do not reveal the Fellowship. If the Fellowship is Hidden and not revealed by the tile, you may choose to reveal it to lower the Hunt damage by 1 (minimum 0). Eye tiles and special tiles with Reveal still reveal. Works on the Mordor Track too.
wotr-saruman = Saruman
    .effect = Action: one Muster die. Isengard is At War and Orthanc is unconquered. Place him in Orthanc. He can never leave Orthanc. The Voice of Saruman: While Orthanc is yours and not under siege, a Muster die may be used to recruit one Isengard Regular in every Isengard Settlement, or to replace two Isengard Regulars in Orthanc by two Elites (figures must be available; only free Settlements can recruit). Servants of the White Hand: Each Isengard Elite unit also counts as a Leader (1 Leadership) for movement and combat. In 3/4-player games, while Saruman is in play, the same holds for Southron & Easterling Elites.
wotr-witch_king = The Witch-king
    .effect = Action: one Muster die. Sauron and at least one Free Peoples Nation are At War. Place him in any region with a Shadow Army that includes a Sauron unit. When he enters, all Free Peoples Nations become active. Nazgûl: Always counts as a Nazgûl (unlimited flight, Nazgûl Leadership) unless a card names him or says Minion. Sorcerer: If he takes part in a battle (as attacker or defender) and you play a Combat card in its first round, then after its effect is applied you may at once draw one Event card from the deck of the same type as that card.
wotr-mouth_of_sauron = The Mouth of Sauron
    .effect = Action: one Muster die. The Fellowship is on the Mordor Track, or all Free Peoples Nations are At War. Place him in a region with an unconquered Sauron Stronghold. Messenger of the Dark Tower: Once per turn you may use a Muster die result as an Army die result.
wotr-character = Character
wotr-army = Army
wotr-muster = Muster
wotr-event = Event
wotr-army_muster = Muster/Army
wotr-will_of_the_west = Will of the West
wotr-eye = Eye
wotr-fp_character = Free Peoples' Character deck
wotr-fp_strategy = Free Peoples' Strategy deck
wotr-sh_character = Shadow's Character deck
wotr-sh_strategy = Shadow's Strategy deck
wotr-map_north_west = the north-west
wotr-map_north = the north
wotr-map_north_east = the north-east
wotr-map_west = the west
wotr-map_centre = the middle
wotr-map_east = the east
wotr-map_south_west = the south-west
wotr-map_south = the south
wotr-map_south_east = the south-east
wotr-guide = the Guide
wotr-random = a random Companion
wotr-std_01 = Tile: 0, Reveal
wotr-std_02 = Tile: 0, Reveal
wotr-std_03 = Tile: 1
wotr-std_04 = Tile: 1
wotr-std_05 = Tile: 1, Reveal
wotr-std_06 = Tile: 1, Reveal
wotr-std_07 = Tile: 2
wotr-std_08 = Tile: 2
wotr-std_09 = Tile: 2, Reveal
wotr-std_10 = Tile: 3
wotr-std_11 = Tile: 3
wotr-std_12 = Tile: 3
wotr-std_13 = Tile: Eye, Reveal
wotr-std_14 = Tile: Eye, Reveal
wotr-std_15 = Tile: Eye, Reveal
wotr-std_16 = Tile: Eye, Reveal
wotr-sp_fp_char_01 = Elven Cloaks: 0
wotr-sp_fp_char_02 = Elven Rope: 0
wotr-sp_fp_char_03 = Phial of Galadriel: −2
wotr-sp_fp_char_04 = Sméagol Helps Nice Master: −1
wotr-sp_sh_char_01 = Shelob's Lair: Die, Stop
wotr-sp_sh_char_02 = The Ring is Mine!: Eye, Reveal, Stop
wotr-sp_sh_char_03 = On, On They Went: 3, Stop
wotr-sp_sh_char_04 = Give it to Uss!: 1, Reveal, Stop

## Event cards

wotr-fp_char_01 = Elven Cloaks
    .effect = Put the special Hunt tile 'Elven Cloaks' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-fp_char_02 = Elven Rope
    .effect = Put the special Hunt tile 'Elven Rope' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-fp_char_03 = Phial of Galadriel
    .effect = Put the special Hunt tile 'Phial of Galadriel' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-fp_char_04 = Sméagol Helps Nice Master
    .effect = Put the special Hunt tile 'Sméagol Helps Nice Master' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-fp_char_05 = Mithril Coat and Sting
    .effect = On the table. Just after the Shadow has drawn a Hunt tile, for whatever reason, and before anything on it is resolved, you may discard this card: a second tile is drawn and resolved in place of the first. Only then does the first tile go back to the Hunt Pool. Discarded when used.
wotr-fp_char_06 = Axe and Bow
    .needs = Gimli or Legolas is in the Fellowship.
    .does = On the table. After a Hunt tile is drawn you may discard this card to lower the Hunt damage by 1 (minimum 0); what remains is dealt with normally. Discard at once when neither Gimli nor Legolas is in the Fellowship any more.
    .effect = Needs: { wotr-fp_char_06.needs } { wotr-fp_char_06.does }
wotr-fp_char_07 = Horn of Gondor
    .needs = Boromir is in the Fellowship.
    .does = On the table. After a Hunt tile is drawn you may discard this card to lower the Hunt damage by 1 (minimum 0); what remains is dealt with normally. Discard at once when Boromir leaves the Fellowship.
    .effect = Needs: { wotr-fp_char_07.needs } { wotr-fp_char_07.does }
wotr-fp_char_08 = Wizard's Staff
    .needs = Gandalf the Grey is in the Fellowship.
    .does = On the table. When the Shadow is about to draw a Hunt tile, for whatever reason, you may discard this card: that tile is not drawn and the Hunt or card effect that asked for it ends. You decide before seeing a tile. Discard at once when Gandalf the Grey leaves the Fellowship.
    .effect = Needs: { wotr-fp_char_08.needs } { wotr-fp_char_08.does }
wotr-fp_char_09 = Athelas
    .effect = Roll 3 dice: heal 1 Corruption for each 5+ (for each 3+ if Strider is the Guide).
wotr-fp_char_10 = There Is Another Way
    .effect = Heal 1 Corruption. Then, if Gollum is the Guide, you may also do one of these: hide the Fellowship if it is revealed, or move it if it is hidden (normal rules of movement and Hunt; the die used for the card does not go to the Hunt Box).
wotr-fp_char_11 = I Will Go Alone
    .needs = At least one Companion is in the Fellowship.
    .does = Separate one Companion or one group of Companions; their range is Progress + highest Level + 1. Then heal 1 Corruption.
    .effect = Needs: { wotr-fp_char_11.needs } { wotr-fp_char_11.does }
wotr-fp_char_12 = Bilbo's Song
    .effect = Heal 1 Corruption (2 if Gollum is the Guide).
wotr-fp_char_13 = Mirror of Galadriel
    .effect = Change one of your unused Action dice showing a Character result to Will of the West. If the Ring-bearers figure is in Lórien and Lórien is unconquered, also heal 1 Corruption.
wotr-fp_char_14 = Challenge of the King
    .needs = An Army of yours that includes Strider/Aragorn stands inside Gondor or Rohan.
    .does = Draw 3 Hunt tiles (they are not resolved; nothing may replace or prevent them). If all three show an Eye, return them to the Hunt Pool and eliminate Strider/Aragorn. Otherwise every drawn tile with an Eye is removed from the game for good, and the other drawn tiles return to the Pool without effect.
    .effect = Needs: { wotr-fp_char_14.needs } { wotr-fp_char_14.does }
wotr-fp_char_15 = Gwaihir the Windlord
    .effect = Do one of these with one Companion or one group of Companions whose Level is counted as 4: separate them from the Fellowship (range Progress + 4), or move Companions who stand together on the map (range 4). The move may end inside a friendly Stronghold under siege.
wotr-fp_char_16 = We Prove the Swifter
    .effect = Do one of these with one Companion or one group of Companions: separate them from the Fellowship (range Progress + highest Level + 2), or move Companions who stand together on the map (range highest Level + 2). The move may end inside a friendly Stronghold under siege.
wotr-fp_char_17 = There and Back Again
    .effect = Separate one Companion or one group of Companions (range Progress + highest Level + 1). Then, if Gimli or Legolas is in Dale, Erebor or Woodland Realm: activate the Dwarves and the North, and advance Dwarves, Elves and the North one step each on the Political Track (once, even if both are there).
wotr-fp_char_18 = The Eagles are Coming!
    .needs = A Free Peoples Army with a Companion is in the same region as, or adjacent to, a Shadow Army with Nazgûl.
    .does = Choose such a Shadow Army. Roll one die per Nazgûl in it (maximum 5); each 5+ eliminates one Nazgûl (back to reinforcements). Then all surviving Nazgûl of that Army, rolled for or not, must be moved together to one unconquered Sauron Stronghold. The Witch-king is not a Nazgûl for this card: he is not counted, hit or moved, and alone he does not make the card playable.
    .effect = Needs: { wotr-fp_char_18.needs } { wotr-fp_char_18.does }
wotr-fp_char_19 = The Ents Awake: Treebeard
    .needs = Gandalf the White is in play and at least one Companion is in Fangorn.
    .does = Roll 3 dice; each 4+ is one hit on the Shadow Army in Orthanc (its owner takes the casualties). If that Army is destroyed, all Nazgûl and Minions with it are eliminated too. If Saruman is in Orthanc without a Shadow Army he is eliminated (no roll needed). Then, if Gandalf the White is in Fangorn or in any Rohan region, you may at once play one other Character Event card from your hand without an Action die (its own conditions must be met; it may be another of these three cards). If there was a Shadow Army in Orthanc, the card counts as an attack on it for the Political Track.
    .effect = Needs: { wotr-fp_char_19.needs } { wotr-fp_char_19.does }
wotr-fp_char_20 = The Ents Awake: Huorns
    .needs = Gandalf the White is in play and at least one Companion is in Fangorn.
    .does = Roll 3 dice; each 4+ is one hit on the Shadow Army in Orthanc (its owner takes the casualties). If that Army is destroyed, all Nazgûl and Minions with it are eliminated too. If Saruman is in Orthanc without a Shadow Army he is eliminated (no roll needed). Then, if Gandalf the White is in Fangorn or in any Rohan region, you may at once play one other Character Event card from your hand without an Action die (its own conditions must be met; it may be another of these three cards). If there was a Shadow Army in Orthanc, the card counts as an attack on it for the Political Track.
    .effect = Needs: { wotr-fp_char_20.needs } { wotr-fp_char_20.does }
wotr-fp_char_21 = The Ents Awake: Entmoot
    .needs = Gandalf the White is in play and at least one Companion is in Fangorn.
    .does = Roll 3 dice; each 4+ is one hit on the Shadow Army in Orthanc (its owner takes the casualties). If that Army is destroyed, all Nazgûl and Minions with it are eliminated too. If Saruman is in Orthanc without a Shadow Army he is eliminated (no roll needed). Then, if Gandalf the White is in Fangorn or in any Rohan region, you may at once play one other Character Event card from your hand without an Action die (its own conditions must be met; it may be another of these three cards). If there was a Shadow Army in Orthanc, the card counts as an attack on it for the Political Track.
    .effect = Needs: { wotr-fp_char_21.needs } { wotr-fp_char_21.does }
wotr-fp_char_22 = Dead Men of Dunharrow
    .needs = Strider or Aragorn is in a Rohan region (inside a Stronghold under siege counts).
    .does = Move Strider/Aragorn, with any number of Companions of your choice from the same region, directly to Erech, Lamedon or Pelargir. If a Shadow Army is there, roll one die: it takes that many hits (its owner chooses casualties) and must then retreat to an adjacent free region of its owner's choice; if it cannot retreat it is destroyed. If it is destroyed, all Nazgûl and Minions with it are eliminated. Then you may recruit 0 to 3 Gondor Regulars in that region, even into a Shadow-controlled Settlement, which you then control. With a Shadow Army present the card counts as an attack on it for the Political Track.
    .effect = Needs: { wotr-fp_char_22.needs } { wotr-fp_char_22.does }
wotr-fp_char_23 = House of the Stewards
    .needs = Boromir is in a Gondor region.
    .does = Recruit 1 Gondor unit (Regular or Elite) in Boromir's region. Then draw 2 Strategy Event cards.
    .effect = Needs: { wotr-fp_char_23.needs } { wotr-fp_char_23.does }
wotr-fp_char_24 = The Grey Company
    .needs = Strider or Aragorn is with a Free Peoples Army.
    .does = In the Army with Strider/Aragorn, eliminate 1 Regular (it is out of the game) and put 1 Elite of the same Nation from reinforcements in its place. Then draw 2 Strategy Event cards.
    .effect = Needs: { wotr-fp_char_24.needs } { wotr-fp_char_24.does }
wotr-fp_strat_01 = The Last Battle
    .needs = An Army of yours that includes Aragorn (not Strider) stands in a region of no Free Peoples Nation.
    .does = On the table. Action dice used to move the Fellowship are not put into the Hunt Box. Discard as soon as the Fellowship is declared or revealed; also as soon as the play condition stops being true.
    .effect = Needs: { wotr-fp_strat_01.needs } { wotr-fp_strat_01.does }
wotr-fp_strat_02 = A Power too Great
    .effect = When played, advance the Elves one step. On the table: Shadow Armies may not enter or attack (field or siege battle) Lórien, Rivendell or Grey Havens. The Shadow may force the discard as an action: use any one Action die and discard from hand one Event card with the Army icon and one with the Character icon.
wotr-fp_strat_03 = The Power of Tom Bombadil
    .effect = When played, advance the North one step. On the table: Shadow Armies may not enter or attack Old Forest, The Shire or Buckland. The Shadow may force the discard as an action: use any one Action die and discard from hand one Event card with the Army icon and one with the Character icon.
wotr-fp_strat_04 = Book of Mazarbul
    .effect = You may move any or all Companions on the map (as with a Character result; Fellowship members do not move). Afterwards, if at least one Companion is in Erebor or Ered Luin, the Dwarves become active and go straight to At War.
wotr-fp_strat_05 = The Spirit of Mordor
    .effect = Choose one Shadow Army anywhere on the board that has units of at least two different Shadow Nations. Roll 5 dice; each 5+ is one hit on it (its owner takes the casualties).
wotr-fp_strat_06 = Faramir's Rangers
    .effect = If there is a Shadow Army in Osgiliath, North Ithilien or South Ithilien, choose one such Army and roll 3 dice: each 5+ is one hit on it (its owner takes the casualties). Then, if a Free Peoples Army is in Osgiliath, recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader there.
wotr-fp_strat_07 = Fear! Fire! Foes!
    .effect = You may move any or all Companions on the map (as with a Character result; Fellowship members do not move). Afterwards, if at least one Companion is in The Shire or Bree, the North becomes active and goes straight to At War.
wotr-fp_strat_08 = Wisdom of Elrond
    .effect = Choose any Free Peoples Nation: activate it if it is passive, then advance it one step.
wotr-fp_strat_09 = The Red Arrow
    .needs = Gondor is active.
    .does = Advance Rohan one step (it stops before At War while passive). Then recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader in Edoras.
    .effect = Needs: { wotr-fp_strat_09.needs } { wotr-fp_strat_09.does }
wotr-fp_strat_10 = Help Unlooked For
    .effect = With a Free Peoples Army, attack a Shadow Army that besieges a Stronghold in an adjacent region (field battle; units At War only; the garrison takes no part). In every round of this battle the Shadow rolls one die fewer in its Combat roll for each Free Peoples Army unit inside that Stronghold (minimum one die).
wotr-fp_strat_11 = Paths of the Woses
    .needs = Rohan is At War.
    .does = Move one Free Peoples Army, or part of it, from one Rohan region directly to Minas Tirith; it may also come out of a Rohan Stronghold under siege. If the Shadow controls or besieges Minas Tirith, the target is instead a region adjacent to Minas Tirith of your choice. The target must be free for Army movement, and units of a Nation not At War may not enter a foreign Nation.
    .effect = Needs: { wotr-fp_strat_11.needs } { wotr-fp_strat_11.does }
wotr-fp_strat_12 = Through a Day and a Night
    .needs = There is a Free Peoples Army with at least one Companion.
    .does = Move one such Army, or part of it with at least one Companion, up to 2 regions. Every region entered must be free for Army movement; the moving figures are fixed at the start and none may join or drop off on the way.
    .effect = Needs: { wotr-fp_strat_12.needs } { wotr-fp_strat_12.does }
wotr-fp_strat_13 = Círdan's Ships
    .needs = The Elves are At War.
    .does = Recruit 2 Elven units (each Regular or Elite) in one coastal region that holds a Free Peoples Army.
    .effect = Needs: { wotr-fp_strat_13.needs } { wotr-fp_strat_13.does }
wotr-fp_strat_14 = Guards of the Citadel
    .effect = Recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader in Minas Tirith.
wotr-fp_strat_15 = Celeborn's Galadhrim
    .effect = Recruit 1 Elven unit (Regular or Elite) in Lórien. Then draw 1 Strategy Event card.
wotr-fp_strat_16 = Riders of Théoden
    .effect = Recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader, both in Edoras or both in one Rohan region that holds a Companion.
wotr-fp_strat_17 = Grimbeorn the Old, Son of Beorn
    .effect = Recruit 1 North unit (Regular or Elite) and 1 North Leader in Carrock.
wotr-fp_strat_18 = Imrahil of Dol Amroth
    .effect = Recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader in Dol Amroth.
wotr-fp_strat_19 = King Brand's Men
    .effect = Recruit 2 North Regulars in Dale. Then draw 1 Strategy Event card.
wotr-fp_strat_20 = Swords in Eriador
    .effect = Recruit 1 North unit (Regular or Elite) in The Shire and 1 Dwarven unit (Regular or Elite) in Ered Luin. Then draw 1 Strategy Event card.
wotr-fp_strat_21 = Kindred of Glorfindel
    .effect = Recruit 1 Elven unit (Regular or Elite) in Rivendell. Then draw 1 Strategy Event card.
wotr-fp_strat_22 = Dáin Ironfoot's Guard
    .effect = Recruit 1 Dwarven unit (Regular or Elite) and 1 Dwarven Leader in Erebor.
wotr-fp_strat_23 = Éomer, Son of Éomund
    .effect = Recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader in one free Rohan region with a Settlement (Edoras, Helm's Deep, Folde or Westemnet; Fords of Isen is no Settlement).
wotr-fp_strat_24 = Thranduil's Archers
    .effect = Recruit 1 Elven unit (Regular or Elite) in Woodland Realm. Then draw 1 Strategy Event card.
wotr-sh_char_01 = Shelob's Lair
    .effect = Put the special Hunt tile 'Shelob's Lair' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-sh_char_02 = The Ring is Mine!
    .effect = Put the special Hunt tile 'The Ring is Mine!' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-sh_char_03 = On, On They Went
    .effect = Put the special Hunt tile 'On, On They Went' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-sh_char_04 = Give it to Uss!
    .effect = Put the special Hunt tile 'Give it to Uss!' into play. It is added to the Hunt Pool at the moment the Fellowship enters the Mordor Track, or at once if it is already there.
wotr-sh_char_05 = Orc Patrol
    .needs = The Ring-bearers are not in a region with a Settlement (Town, City or Stronghold) of a Free Peoples Nation.
    .does = Draw one Hunt tile. An Eye or a Fellowship special (blue) tile is discarded without effect. Otherwise resolve it as a successful Hunt.
    .effect = Needs: { wotr-sh_char_05.needs } { wotr-sh_char_05.does }
wotr-sh_char_06 = Isildur's Bane
    .needs = The Ring-bearers are not in a region with a Settlement (Town, City or Stronghold) of a Free Peoples Nation.
    .does = Draw one Hunt tile. An Eye or a Fellowship special (blue) tile is discarded without effect. Otherwise resolve it as a successful Hunt, but nothing may lower the Hunt damage (no damage-lowering table card, Guide ability or casualty): all of it becomes Corruption.
    .effect = Needs: { wotr-sh_char_06.needs } { wotr-sh_char_06.does }
wotr-sh_char_07 = Foul Thing from the Deep
    .needs = The Ring-bearers are not in a region with a Settlement (Town, City or Stronghold) of a Free Peoples Nation.
    .does = Draw one Hunt tile. An Eye or a Fellowship special (blue) tile is discarded without effect. Otherwise resolve it as a successful Hunt, with this change: if any damage is left when casualties are decided and a Companion is in the Fellowship, a casualty is compulsory and must be the random one (counter drawn by the Shadow), not the Guide by choice. Damage above his Level becomes Corruption.
    .effect = Needs: { wotr-sh_char_07.needs } { wotr-sh_char_07.does }
wotr-sh_char_08 = Candles of Corpses
    .needs = The Ring-bearers are not in a region with a Settlement (Town, City or Stronghold) of a Free Peoples Nation.
    .does = Roll 3 dice: add 1 Corruption for each 4+. If Gollum is the Guide, only for each 6.
    .effect = Needs: { wotr-sh_char_08.needs } { wotr-sh_char_08.does }
wotr-sh_char_09 = Nazgûl Search
    .needs = The Fellowship's progress is on step 1 or higher of the Fellowship Track.
    .does = You may fly any or all Nazgûl (the Witch-king included), each once and each to a region of its own. Then, if at least one Nazgûl is in the Ring-bearers' region, the Fellowship is revealed (full reveal: figure moves up to Progress, Progress to 0, Stronghold tiles).
    .effect = Needs: { wotr-sh_char_09.needs } { wotr-sh_char_09.does }
wotr-sh_char_10 = Cruel Weather
    .needs = The Fellowship's progress is on step 1 or higher of the Fellowship Track.
    .does = Move the Ring-bearers figure to an adjacent region of your choice (impassable borders apply; the Progress counter stays).
    .effect = Needs: { wotr-sh_char_10.needs } { wotr-sh_char_10.does }
wotr-sh_char_11 = The Nazgûl Strike!
    .needs = The Fellowship's progress is on step 1 or higher of the Fellowship Track.
    .does = You may fly any or all Nazgûl (the Witch-king included), each once and each to a region of its own. Then, if at least one Nazgûl is in the Ring-bearers' region, you may do one of these: (a) discard one Character Event card the Free Peoples have on the table; (b) make a Hunt roll as if the Fellowship had just moved (Progress does not change).
    .effect = Needs: { wotr-sh_char_11.needs } { wotr-sh_char_11.does }
wotr-sh_char_12 = Morgul Wound
    .needs = The Fellowship is revealed.
    .does = Add 2 Corruption if current Corruption is 3 or less, otherwise add 1.
    .effect = Needs: { wotr-sh_char_12.needs } { wotr-sh_char_12.does }
wotr-sh_char_13 = Lure of the Ring
    .needs = The Fellowship is revealed.
    .does = Draw a random Companion counter from the Fellowship. The Free Peoples choose: add Corruption equal to that Companion's Level, or eliminate that Companion. If Gollum is the Guide (no Companions), just add 1 Corruption.
    .effect = Needs: { wotr-sh_char_13.needs } { wotr-sh_char_13.does }
wotr-sh_char_14 = The Breaking of the Fellowship
    .needs = The Fellowship is revealed.
    .does = Draw one Hunt tile. An Eye or a Fellowship special (blue) tile is discarded without effect. Otherwise the Free Peoples must separate as many Companions as the number on the tile (all of them if there are fewer), choose which, and place them in the Ring-bearers' region without further movement. For a die tile the number is rolled. Reveal and Stop icons on the tile are ignored. If Gollum is the Guide, add 1 Corruption instead of all this.
    .effect = Needs: { wotr-sh_char_14.needs } { wotr-sh_char_14.does }
wotr-sh_char_15 = Worn with Sorrow and Toil
    .effect = On the table. Whenever a Companion in the Fellowship is taken as a Hunt casualty, you may also discard one Free Peoples Character Event card, at your choice either a random one from the hand or a chosen one from the table. Discard at once on a declaration of the Fellowship in a Free Peoples City/Stronghold that is unconquered.
wotr-sh_char_16 = Flocks of Crebain
    .effect = On the table. Before a Hunt roll you may discard this card: +1 to every die of that Hunt roll, re-rolls included. Discard at once on a declaration of the Fellowship in a Free Peoples City/Stronghold that is unconquered.
wotr-sh_char_17 = Balrog of Moria
    .effect = On the table, two uses. (a) When the Fellowship is declared or revealed and its path enters, leaves or passes through Moria, or it is declared or revealed while staying in Moria, you may discard this card to draw one extra Hunt tile: an Eye is discarded without effect, anything else is resolved as a successful Hunt; ignore its Reveal icon if the Fellowship was declared in a Free Peoples City or Stronghold that the Free Peoples control. (b) In a battle, when Combat cards are chosen, you may use this card from the table as your Combat card of the round; it is then discarded. Discarded when used.
wotr-sh_char_18 = The Lidless Eye
    .effect = Turn up to three of your unused Action dice (any results) to the Eye and put them into the Hunt Box at once.
wotr-sh_char_19 = Dreadful Spells
    .needs = A Shadow Army with Nazgûl is in the same region as, or adjacent to, a Free Peoples Army.
    .does = Choose such a pair of Armies. Roll as many dice as there are Nazgûl in that Shadow Army (maximum 5; the Witch-king counts as one); each 5+ is one hit on that Free Peoples Army (its owner takes the casualties).
    .effect = Needs: { wotr-sh_char_19.needs } { wotr-sh_char_19.does }
wotr-sh_char_20 = Grond, Hammer of the Underworld
    .needs = A Stronghold is besieged by a Shadow Army that includes the Witch-king.
    .does = Attack that Stronghold with that Army (units At War only). This siege battle lasts three rounds instead of one. In its first round the Free Peoples play a Combat card only if one of their Companions is among the defenders.
    .effect = Needs: { wotr-sh_char_20.needs } { wotr-sh_char_20.does }
wotr-sh_char_21 = The Palantír of Orthanc
    .needs = Saruman is in play.
    .does = On the table. After you have played an Event card with an Event (palantír) die and resolved it, draw one card from either of your decks. The Free Peoples may force the discard as an action: use a Will of the West die, or any one Action die plus one Elven Ring (the Ring goes to the Shadow and counts as their one Ring of the turn). Also discard if Saruman is eliminated.
    .effect = Needs: { wotr-sh_char_21.needs } { wotr-sh_char_21.does }
wotr-sh_char_22 = Wormtongue
    .needs = Saruman is in play.
    .does = On the table. Rohan can become active only in three ways: by a Companion able to activate it; by the Fellowship being declared in Edoras or Helm's Deep; by a Shadow attack on Edoras or Helm's Deep. Every other cause (Army entering, attack elsewhere, capture, Event cards, the Witch-king's entry) leaves it passive. Its steps on the Political Track are not blocked. Discard as soon as Rohan is active, or if Saruman is eliminated.
    .effect = Needs: { wotr-sh_char_22.needs } { wotr-sh_char_22.does }
wotr-sh_char_23 = The Ringwraiths Are Abroad
    .effect = You may fly any or all Nazgûl (the Witch-king included), each once and each to a region of its own. Then you may do one of these: (a) move up to two different Armies that each contain a Nazgûl one region each (a Nazgûl goes with each); (b) attack with one Army that contains a Nazgûl.
wotr-sh_char_24 = The Black Captain Commands
    .needs = The Witch-king is in play.
    .does = You may do one of these: recruit up to the available 2 Nazgûl in the Witch-king's region, or fly any or all Nazgûl (the Witch-king included), each once. Then you may move the Army that contains the Witch-king one region (he goes along) or attack with it.
    .effect = Needs: { wotr-sh_char_24.needs } { wotr-sh_char_24.does }
wotr-sh_strat_01 = Return to Valinor
    .needs = The Shadow controls at least one Elven Stronghold.
    .does = For each Elven Stronghold that is not under siege: roll one die per Elven Army unit in its region (maximum 5 dice); each 6 is one hit on the Free Peoples Army there (its owner takes the casualties).
    .effect = Needs: { wotr-sh_strat_01.needs } { wotr-sh_strat_01.does }
wotr-sh_strat_02 = The Fighting Uruk-hai
    .needs = Saruman is in play and an Army with an Isengard unit besieges a Stronghold.
    .does = Attack that Stronghold with that Army (units At War only). This siege battle lasts three rounds instead of one. In its first round the Free Peoples play a Combat card only if one of their Companions is among the defenders.
    .effect = Needs: { wotr-sh_strat_02.needs } { wotr-sh_strat_02.does }
wotr-sh_strat_03 = Denethor's Folly
    .needs = Minas Tirith is under siege by a Shadow Army.
    .does = When played, eliminate one Free Peoples Leader (figure, not a Companion) in Minas Tirith; you choose if Nations differ. On the table: the Free Peoples may not play Combat cards in battles fought in the Minas Tirith region. The Free Peoples may force the discard as an action: a Will of the West die, or any Action die if Gandalf (Grey or White) or Aragorn is in Minas Tirith. Also discard when Minas Tirith is no longer under siege.
    .effect = Needs: { wotr-sh_strat_03.needs } { wotr-sh_strat_03.does }
wotr-sh_strat_04 = The Day Without Dawn
    .needs = All three Shadow Nations are At War.
    .does = Discard all unused Free Peoples Action dice that show Will of the West.
    .effect = Needs: { wotr-sh_strat_04.needs } { wotr-sh_strat_04.does }
wotr-sh_strat_05 = Threats and Promises
    .effect = On the table. The Free Peoples may not use a Muster die to advance a passive Nation. Discard as soon as any Free Peoples Nation advances because of an attack on its units or through a Companion's special ability.
wotr-sh_strat_06 = Stormcrow
    .needs = The Ring-bearers or a Companion is in a region of a Free Peoples Nation that is not At War.
    .does = Choose one Nation that fits. Move it one step back on the Political Track (not below the first step). Then the Free Peoples eliminate one figure of that Nation anywhere on the board: a Leader or an Army unit (Regular or Elite), their choice.
    .effect = Needs: { wotr-sh_strat_06.needs } { wotr-sh_strat_06.does }
wotr-sh_strat_07 = Shadows Gather
    .effect = Move one Shadow Army up to 3 regions along a path; it must end in a region that already holds another Shadow Army not under siege. Every region entered must be free for Army movement and allowed to the Nations that move; the moving figures are fixed at the start (the Army may be split) and none may join or drop off on the way.
wotr-sh_strat_08 = The Shadow Lengthens
    .effect = Move two different Shadow Armies up to 2 regions each along a path; each must end in a region that already holds another Shadow Army not under siege, and no figure moves twice. Every region entered must be free for Army movement and allowed to the Nations that move; the moving figures are fixed at the start (the Army may be split) and none may join or drop off on the way.
wotr-sh_strat_09 = The Shadow is Moving
    .needs = All three Shadow Nations are At War.
    .does = Move up to four different Shadow Armies one region each; no figure moves twice.
    .effect = Needs: { wotr-sh_strat_09.needs } { wotr-sh_strat_09.does }
wotr-sh_strat_10 = Corsairs of Umbar
    .needs = Southrons & Easterlings are At War.
    .does = Move one Shadow Army, or part of it, from Umbar directly to a coastal Gondor region (Anfalas, Dol Amroth, Lamedon or Pelargir); if it joins another Army check the stacking limit at once. If a Free Peoples Army is there, a battle starts, as an attack from Umbar (units At War only); the attacker may not cease the attack, unless the defender was already under siege.
    .effect = Needs: { wotr-sh_strat_10.needs } { wotr-sh_strat_10.does }
wotr-sh_strat_11 = Rage of the Dunlendings
    .needs = Isengard is At War.
    .does = Recruit 2 Isengard Regulars in one free region adjacent to North Dunland or South Dunland. You may also move up to four Isengard units in all (Regular or Elite) from North Dunland and/or South Dunland directly to that region.
    .effect = Needs: { wotr-sh_strat_11.needs } { wotr-sh_strat_11.does }
wotr-sh_strat_12 = Return of the Witch-king
    .needs = The Witch-king is in play.
    .does = Move the Witch-king directly to Angmar, then recruit 2 Sauron Regulars and 1 Sauron Elite there.
    .effect = Needs: { wotr-sh_strat_12.needs } { wotr-sh_strat_12.does }
wotr-sh_strat_13 = Half-orcs and Goblin-men
    .needs = Isengard is At War.
    .does = Recruit 1 Isengard unit (Regular or Elite) in any region holding a Shadow Army.
    .effect = Needs: { wotr-sh_strat_13.needs } { wotr-sh_strat_13.does }
wotr-sh_strat_14 = Olog-hai
    .needs = Sauron is At War.
    .does = Recruit 1 Sauron unit (Regular or Elite) in any region holding a Shadow Army.
    .effect = Needs: { wotr-sh_strat_14.needs } { wotr-sh_strat_14.does }
wotr-sh_strat_15 = Hill-trolls
    .needs = Sauron is At War.
    .does = Replace two Sauron Regulars anywhere on the board, in one region or two, with two Sauron Elites from reinforcements (the Regulars go to reinforcements). Not optional: replace as many as possible.
    .effect = Needs: { wotr-sh_strat_15.needs } { wotr-sh_strat_15.does }
wotr-sh_strat_16 = A New Power is Rising
    .needs = Saruman is in play.
    .does = Recruit 2 Isengard Regulars in North Dunland, 2 in South Dunland, and 2 Isengard units (each Regular or Elite) in Orthanc.
    .effect = Needs: { wotr-sh_strat_16.needs } { wotr-sh_strat_16.does }
wotr-sh_strat_17 = Many Kings to the Service of Mordor
    .effect = Recruit 2 Southron & Easterling Regulars in each of three different Settlements of that Nation (of Umbar, Far Harad, Near Harad, North Rhûn, South Rhûn).
wotr-sh_strat_18 = The King is Revealed
    .needs = Aragorn is in play (not Strider).
    .does = Recruit 5 Sauron Regulars and 1 Nazgûl in Minas Morgul.
    .effect = Needs: { wotr-sh_strat_18.needs } { wotr-sh_strat_18.does }
wotr-sh_strat_19 = Shadows on the Misty Mountains
    .effect = Recruit 2 Sauron units (each Regular or Elite) and 1 Nazgûl, all in Mount Gram or all in Moria.
wotr-sh_strat_20 = Orcs Multiplying Again
    .effect = Recruit 3 Sauron Regulars in Dol Guldur and 3 in Mount Gundabad.
wotr-sh_strat_21 = Horde from the East
    .needs = Southrons & Easterlings are At War.
    .does = Recruit 5 Southron & Easterling Regulars in one free region of that Nation on the eastern edge of the map (East Rhûn, South Rhûn, Khand or Far Harad).
    .effect = Needs: { wotr-sh_strat_21.needs } { wotr-sh_strat_21.does }
wotr-sh_strat_22 = Monsters Roused
    .effect = Recruit 1 Sauron Regular in each of Angmar, Ettenmoors and Weather Hills, and 1 Sauron Elite in Trollshaws.
wotr-sh_strat_23 = Musterings of Long-planned War
    .needs = All three Shadow Nations are At War.
    .does = Recruit 5 Southron & Easterling Regulars in Gorgoroth and 5 Sauron Regulars in Nurn.
    .effect = Needs: { wotr-sh_strat_23.needs } { wotr-sh_strat_23.does }
wotr-sh_strat_24 = Pits of Mordor
    .needs = Sauron is At War.
    .does = Recruit 2 Sauron Regulars in each of three different Sauron Strongholds (of Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria, Mount Gundabad).
    .effect = Needs: { wotr-sh_strat_24.needs } { wotr-sh_strat_24.does }

## Combat effects

wotr-it_is_a_gift = It Is a Gift
    .needs = The battle's defending Army is in the region that holds the Ring-bearers figure.
    .does = +1 to every die of your Combat roll and of your Leader re-roll this round.
    .effect = Needs: { wotr-it_is_a_gift.needs } { wotr-it_is_a_gift.does }
wotr-blade_of_westernesse = Blade of Westernesse
    .needs = At least one Hobbit Companion (Meriadoc or Peregrin) is in the battle.
    .does = After the Leader re-roll you may spend one hit scored in that re-roll: instead of counting as a hit it eliminates one Minion of your choice that is in the battle.
    .effect = Needs: { wotr-blade_of_westernesse.needs } { wotr-blade_of_westernesse.does }
wotr-mighty_attack = Mighty Attack
    .needs = At least one Companion is in the battle.
    .does = After the Combat roll and before rolling the Leader re-roll: forfeit the Leadership of one Companion in the battle; turn one missed die of your Combat roll into a hit.
    .effect = Needs: { wotr-mighty_attack.needs } { wotr-mighty_attack.does }
wotr-servant_of_the_secret_fire = Servant of the Secret Fire
    .needs = Gandalf (Grey or White) is in the battle.
    .does = +1 to every die of your Combat roll.
    .effect = Needs: { wotr-servant_of_the_secret_fire.needs } { wotr-servant_of_the_secret_fire.does }
wotr-anduril = Andúril
    .needs = Strider or Aragorn is in the battle.
    .does = After the Combat roll and before rolling the Leader re-roll: forfeit Strider's Leadership (1) to turn one missed die of your Combat roll into a hit, or forfeit Aragorn's Leadership (2) to turn up to two missed dice into hits.
    .effect = Needs: { wotr-anduril.needs } { wotr-anduril.does }
wotr-heroic_death = Heroic Death
    .needs = Your side has at least one Leader or Companion fighting.
    .does = When the hits of the enemy's Combat roll and Leader re-roll are known but your casualties are not yet removed: you may sacrifice exactly one of your figures in the battle. A Leader cancels 1 of those hits; a Companion cancels up to as many as his Level. Hits from other sources cannot be cancelled.
    .effect = Needs: { wotr-heroic_death.needs } { wotr-heroic_death.does }
wotr-daring_defiance = Daring Defiance
    .needs = At least one Companion is in the battle.
    .does = Forfeit the Leadership of all your Companions in the battle: the Combat card played by the Shadow this round has no effect.
    .effect = Needs: { wotr-daring_defiance.needs } { wotr-daring_defiance.does }
wotr-fateful_strike = Fateful Strike
    .needs = Your side has at least one Leader or Companion fighting.
    .does = Count the hits H of your Leader re-roll; they stay normal hits. H of 1 or more: also eliminate one Nazgûl in the battle, if there is one. H of 2 or more: you may eliminate one Minion in the battle instead of the Nazgûl.
    .effect = Needs: { wotr-fateful_strike.needs } { wotr-fateful_strike.does }
wotr-sudden_strike = Sudden Strike
    .needs = Your side has at least one Leader or Companion fighting.
    .does = Before the Combat roll make an extra attack with as many dice as your current Leadership (maximum 5), using the round's normal to-hit number for your side; casualties are removed at once.
    .effect = Needs: { wotr-sudden_strike.needs } { wotr-sudden_strike.does }
wotr-brave_stand = Brave Stand
    .needs = At least one Companion is in the battle.
    .does = The Shadow rolls one die fewer in its Combat roll for each of your Companions in the battle (at least one die is always rolled).
    .effect = Needs: { wotr-brave_stand.needs } { wotr-brave_stand.does }
wotr-ents_rage = Ents' Rage
    .needs = The battle is fought against defenders located in Fangorn, in Orthanc, or anywhere in Rohan.
    .does = +2 to every die of your Combat roll.
    .effect = Needs: { wotr-ents_rage.needs } { wotr-ents_rage.does }
wotr-huorn_dark = Huorn-dark
    .needs = The battle is fought against defenders located in Fangorn, in Orthanc, or anywhere in Rohan.
    .does = The Shadow rolls at most two dice in its Combat roll.
    .effect = Needs: { wotr-huorn_dark.needs } { wotr-huorn_dark.does }
wotr-nameless_wood = Nameless Wood
    .needs = The battle is fought against defenders located in Fangorn, in Orthanc, or anywhere in Rohan.
    .does = If your Combat roll and Leader re-roll together score at least one hit, score two extra hits.
    .effect = Needs: { wotr-nameless_wood.needs } { wotr-nameless_wood.does }
wotr-daylight = Daylight
    .effect = The Shadow rolls at most three dice in its Combat roll.
wotr-no_quarter = No Quarter
    .effect = If your Combat roll and Leader re-roll together score at least one hit, score one extra hit.
wotr-advantageous_position = Advantageous Position
    .needs = The defending Army is in a region belonging to a Free Peoples Nation.
    .does = -1 to every die of the Shadow's Combat roll (a natural 6 still hits).
    .effect = Needs: { wotr-advantageous_position.needs } { wotr-advantageous_position.does }
wotr-scouts = Scouts
    .needs = The Free Peoples Army is the defender in a field battle.
    .does = Before the Combat roll, either retreat the whole Army to an adjacent free region (no enemy units, no enemy-controlled Settlement) or, if it defends a region with its own Stronghold, withdraw into a siege. The battle ends without dice; the attacker may advance. A Combat card with a later initiative does nothing and costs nothing; both cards are discarded.
    .effect = Needs: { wotr-scouts.needs } { wotr-scouts.does }
wotr-shield_wall = Shield-wall
    .effect = Before removing your casualties: if the enemy's Combat roll and Leader re-roll scored two or more hits, cancel one of them.
wotr-confusion = Confusion
    .effect = Every natural 1 in the Shadow's Combat roll is one more hit of yours on the Shadow Army. Those dice may not be re-rolled in the Shadow's Leader re-roll.
wotr-charge = Charge
    .needs = A Free Peoples Elite unit is in the battle.
    .does = Before the Combat roll make an extra attack with one die per Free Peoples Elite unit in the battle (maximum 5), using the round's normal to-hit number for your side; casualties are removed at once.
    .effect = Needs: { wotr-charge.needs } { wotr-charge.does }
wotr-valour = Valour
    .needs = A Free Peoples Elite unit is in the battle.
    .does = +1 to every die of your Combat roll.
    .effect = Needs: { wotr-valour.needs } { wotr-valour.does }
wotr-one_for_the_dark_lord = One for the Dark Lord
    .needs = The battle's defending Army is in the region that holds the Ring-bearers figure.
    .does = +1 to every die of your Combat roll and of your Leader re-roll this round.
    .effect = Needs: { wotr-one_for_the_dark_lord.needs } { wotr-one_for_the_dark_lord.does }
wotr-cruel_as_death = Cruel as Death
    .needs = Your Nazgûl Leadership in the battle totals 2 or more (the Witch-king counts).
    .does = Forfeit 2 points of Nazgûl Leadership: +1 to every die of your Combat roll.
    .effect = Needs: { wotr-cruel_as_death.needs } { wotr-cruel_as_death.does }
wotr-they_are_terrible = They Are Terrible
    .needs = Your Nazgûl Leadership in the battle totals 1 or more.
    .does = Before the Leader re-roll forfeit 1 point of Nazgûl Leadership: +1 to every die of your Leader re-roll.
    .effect = Needs: { wotr-they_are_terrible.needs } { wotr-they_are_terrible.does }
wotr-dread_and_despair = Dread and Despair
    .needs = Your Nazgûl Leadership in the battle totals 1 or more.
    .does = Before the Combat roll forfeit X points of Nazgûl Leadership (X at least 1, at most what you have; your choice): the Free Peoples roll X dice fewer in their Combat roll (taken from the number after the limit of 5; at least one die is always rolled).
    .effect = Needs: { wotr-dread_and_despair.needs } { wotr-dread_and_despair.does }
wotr-black_breath = Black Breath
    .needs = At least one Nazgûl is in the battle.
    .does = Count the hits H of your Leader re-roll; they stay normal hits. With H of 1 or more you may also eliminate one enemy figure in the battle: a Free Peoples Leader, or a Companion of Level H or lower.
    .effect = Needs: { wotr-black_breath.needs } { wotr-black_breath.does }
wotr-foul_stench = Foul Stench
    .needs = Your Nazgûl Leadership in the battle totals 1 or more.
    .does = If your Nazgûl Leadership is equal to or higher than the total Free Peoples Leadership in the battle, the Free Peoples make no Leader re-roll this round. Nothing is forfeited.
    .effect = Needs: { wotr-foul_stench.needs } { wotr-foul_stench.does }
wotr-words_of_power = Words of Power
    .needs = At least one Nazgûl is in the battle.
    .does = Choose one Companion in the battle: his Leadership and his special abilities (Captain of the West included) do not count this round.
    .effect = Needs: { wotr-words_of_power.needs } { wotr-words_of_power.does }
wotr-durins_bane = Durin's Bane
    .needs = The defending Army is in Moria or within two regions of Moria (path of adjacency of length 2 or less).
    .does = Before the Combat roll make an extra attack with three dice hitting on 4+; casualties are removed at once.
    .effect = Needs: { wotr-durins_bane.needs } { wotr-durins_bane.does }
wotr-devilry_of_orthanc = Devilry of Orthanc
    .needs = Your side has at least one Isengard unit fighting, and the defenders are inside a Stronghold (siege battle).
    .does = +1 to every die of your Combat roll.
    .effect = Needs: { wotr-devilry_of_orthanc.needs } { wotr-devilry_of_orthanc.does }
wotr-deadly_strife = Deadly Strife
    .effect = Both sides get +2 to every die of their Combat roll and Leader re-roll.
wotr-onslaught = Onslaught
    .effect = After casualties of the Combat roll and Leader re-roll are removed, you may inflict up to four further hits on your own units (removed at once); roll one die per hit so inflicted, each 4+ scores one hit on the enemy.
wotr-relentless_assault = Relentless Assault
    .effect = Before the Combat roll you may inflict 0, 1 or 2 hits on your own units (casualties removed at once, so they lower your dice); +1 to every die of your Combat roll for each hit so inflicted.
wotr-great_host = Great Host
    .effect = After casualties of the Combat roll and Leader re-roll are removed, if your surviving Army units are at least twice the enemy's surviving Army units, score one automatic hit.
wotr-mumakil = Mûmakil
    .needs = A Southrons & Easterlings Elite unit is in the battle.
    .does = (3) +1 to every die of your Combat roll. (5) After the Leader re-rolls compare all hits scored this round so far, the Free Peoples' pre-roll card attacks and Confusion included; if you have more, score one extra hit.
    .effect = Needs: { wotr-mumakil.needs } { wotr-mumakil.does }
wotr-swarm_of_bats = Swarm of Bats
    .effect = The Combat card played by the Free Peoples this round has no effect. If they played none, +1 to every die of your Leader re-roll instead.
wotr-we_come_to_kill = We Come to Kill
    .needs = A Shadow Elite unit is in the battle.
    .does = After casualties of the Combat roll and Leader re-roll are removed, make an extra attack with one die per surviving Shadow Elite unit in the battle (maximum 5); each 5+ scores one hit, also in a siege or against a City.
    .effect = Needs: { wotr-we_come_to_kill.needs } { wotr-we_come_to_kill.does }
wotr-desperate_battle = Desperate Battle
    .effect = Both sides get +1 to every die of their Combat roll and Leader re-roll.

## what players are asked

wotr-ask-die = { $n ->
        [one] Use your last die.
       *[other] Choose one of your { $n } dice.
    }
wotr-ask-use = What is the { $face } result used for?
wotr-ask-ring-die = Which die does the Elven Ring change?
wotr-ask-ring-into = Into which result is { $face } changed?
wotr-ask-discard = { $n ->
        [one] Discard one of your cards.
       *[other] Discard { $n } of your cards.
    }
wotr-ask-draw = From which deck do you draw a card?
wotr-ask-swap = Offer your team-mate a card to swap?
wotr-ask-mix = Do your Armies in { $region } form a mixed Army?
wotr-ask-declare = Declare where the Fellowship is? { $n ->
        [0] It has not moved.
        [one] It may have come up to one region far.
       *[other] It may have come up to { $n } regions far.
    }
wotr-ask-mordor = Enter Mordor?
wotr-ask-guide = Who guides the Fellowship?
wotr-ask-hunt = How many dice go to the Hunt Box?
wotr-ask-path = Which way did the Fellowship go? { $n ->
        [one] One step is
       *[other] { $n } steps are
    } left.
wotr-ask-separate = Who leaves the Fellowship?
wotr-ask-separate-to = Where do { $character } and those with him go?
wotr-ask-separate-one-to = Where does { $character } go?
wotr-ask-along = Who goes along with the Companion?
wotr-ask-companion = Which Companion moves?
wotr-ask-companion-to = Where do the Companions in { $region } go?
wotr-ask-minion = Which Nazgûl or Minion moves?
wotr-ask-nazgul = Which Nazgûl flies?
wotr-ask-fly-to = Where does the Nazgûl in { $region } fly?
wotr-ask-minion-to = { $character }: which region is the goal?
wotr-ask-minion-where = Where does { $character } enter play?
wotr-ask-white = Where does Gandalf the White appear?
wotr-ask-move-from = { $n ->
        [one] Which Army moves?
       *[other] Which other Army moves? Or be done.
    }
wotr-ask-move-to = Where does the Army in { $region } go?
wotr-ask-move-who = Who leaves { $region }, who stays?
wotr-ask-march = Where does the Army march? { $n ->
        [one] One region is
       *[other] { $n } regions are
    } left.
wotr-ask-recruit = What does the Muster result recruit?
wotr-ask-recruit-where = { $kind }: in which Settlement is it recruited?
wotr-ask-recruit-unit = Which unit is recruited in { $region }?
wotr-ask-attack = Which Army attacks, and where?
wotr-ask-attackers = Who attacks { $region }, who stays as rearguard?
wotr-ask-siege = { $region }: a field battle, or retreat into siege?
wotr-ask-besiege = Advance into { $region } and begin the siege?
wotr-ask-combat-card = { $part ->
        [attacks] You attack { $region }: play a Combat card?
       *[other] You are attacked in { $region }: play a Combat card?
    }
wotr-ask-white-rider = The White Rider: negate all Nazgûl Leadership?
wotr-ask-sorcerer = Sorcerer: draw a card from the { $deck }?
wotr-ask-casualty = { $n ->
        [one] One hit to take in { $region }: what is lost?
       *[other] { $n } hits to take in { $region }: what is lost?
    }
wotr-ask-stack = Too many units in { $region }: { $n ->
        [one] remove one.
       *[other] remove { $n }.
    }
wotr-ask-cease = { $region }: go on, or cease the attack?
wotr-ask-prolong = { $region }: reduce an Elite for another round?
wotr-ask-retreat = { $region }: stand, or retreat?
wotr-ask-advance = Advance into { $region }?
wotr-ask-advance-who = Who advances into { $region }?
wotr-ask-forfeit = { $effect }: whose Leadership is forfeited?
wotr-ask-fell = { $effect }: who falls?
wotr-ask-sacrifice = { $effect }: sacrifice a figure to cancel hits?
wotr-ask-scouts = { $effect }: where does the Army withdraw?
wotr-ask-dread = { $effect }: how much Leadership is forfeited?
wotr-ask-mute = { $effect }: against whom are they spoken?
wotr-ask-inflict = { $effect }: how many hits on your own units?
wotr-ask-hunt-reroll = { $hits ->
        [0] No success.
        [one] One success.
       *[other] { $hits } successes.
    } { $n ->
        [one] Re-roll a die?
       *[other] Re-roll up to { $n } dice?
    }
wotr-ask-use-card = Use { $card }?
wotr-ask-hunt-card = Hunt damage { $n }: use a card?
wotr-ask-guide-ability = Hunt damage { $n }: use the ability of { $character }?
wotr-ask-hunt-casualty = Hunt damage { $n }: take it as Corruption, or lose a Companion, whose Level is taken off first?
wotr-ask-worn = Worn with Sorrow and Toil: discard a Character card of the Free Peoples?
wotr-ask-guide-draw = Gandalf: draw a card from the { $deck }?
wotr-ask-palantir = From which deck does the Palantír draw?
wotr-ask-pay = Which of your cards is discarded to force { $card } off the table?
wotr-ask-another-way = What does Gollum show you?
wotr-ask-send = Does a Companion leave the Fellowship, or move on the map?
wotr-ask-ents = The Ents have marched: play another Character card?
wotr-ask-dead-men = How many Gondor Regulars rise?
wotr-ask-grey-company = Which Regular gives way to an Elite of the Grey Company?
wotr-ask-strike = The Nazgûl are with the Fellowship: what do they do?
wotr-ask-lure = Lure of the Ring: take Corruption, or lose the Companion?
wotr-ask-leaver = Who leaves the Fellowship? { $n } more.
wotr-ask-lidless = Which die becomes an Eye?
wotr-ask-spell = Which Army is struck by spells?
wotr-ask-abroad = The Nazgûl have flown: does an Army move, or attack?
wotr-ask-captain = What does the Black Captain command?
wotr-ask-folly = Denethor's Folly: which Leader in Minas Tirith falls?
wotr-ask-stormcrow = Stormcrow: which figure is lost?
wotr-ask-stormcrow-nation = Stormcrow: which Nation steps back from war?
wotr-ask-elrond = Which Nation does Elrond counsel?
wotr-ask-eagles = Which Shadow Army do the Eagles attack?
wotr-ask-eagles-to = To which Stronghold are the Nazgûl driven?
wotr-ask-dead-men-to = Which region do the Dead Men of Dunharrow enter?
wotr-ask-driven-to = Where does the Shadow Army flee from the Dead?
wotr-ask-spirit = Which Shadow Army does the Spirit of Mordor divide?
wotr-ask-rangers = Which Shadow Army do Faramir's Rangers ambush?
wotr-ask-woses-from = Which Army takes the paths of the Woses?
wotr-ask-woses-to = Where do the Woses lead the Army?
wotr-ask-riders = Which Army rides through a day and a night?
wotr-ask-cirdan = Which coast do Círdan's ships land on?
wotr-ask-theoden = Where do the Riders of Théoden muster?
wotr-ask-eomer = Where does Éomer muster his men?
wotr-ask-cruel-weather = Where does the cruel weather drive the Fellowship?
wotr-ask-uruk-hai = Which Stronghold do the Uruk-hai storm?
wotr-ask-gather = Which Shadow Army marches to another?
wotr-ask-corsairs = Which coast do the Corsairs of Umbar sail to?
wotr-ask-dunlendings-where = Where do the Dunlendings rise?
wotr-ask-join = Which Shadow Army shall the new unit join?
wotr-ask-hill-trolls = Where does a Sauron Regular become an Elite?
wotr-ask-two-regulars = { $kind }: where do two of them rise?
wotr-ask-recruit-short = { $kind }: { $n ->
        [one] one is left. Where does it go?
       *[other] only { $n } are left. Where does one of them go?
    }
wotr-ask-misty-mountains = Which region shall the units from the Misty Mountains enter?
wotr-ask-horde = Which region shall the Horde from the East enter?
wotr-ask-dunlendings = Who joins from Dunland?

## what may be chosen

wotr-do-die = { $a } die
wotr-do-ring = use an Elven Ring
wotr-do-pass = pass
wotr-do-skip = skip: discard the die
wotr-do-change = { $a } die
wotr-do-into = { $a }
wotr-do-move_leader = move an Army with a Leader
wotr-do-move_armies = move Armies
wotr-do-attack_leader = attack with a Leader
wotr-do-attack_army = attack
wotr-do-fellowship = move the Fellowship
wotr-do-hide = hide the Fellowship
wotr-do-separate = separate Companions
wotr-do-companions = move Companions
wotr-do-minions = move Nazgûl and Minions
wotr-do-diplomacy = politics: { $a }
wotr-do-muster = recruit
wotr-do-enter = bring { $a } into play
wotr-do-voice_recruit = Voice of Saruman: recruit in every Isengard Settlement
wotr-do-voice_elites = Voice of Saruman: Elites in Orthanc
wotr-do-messenger = Messenger: use it as an Army result
wotr-do-counsel = { $a } rouses his people
wotr-do-force_off = force { $a } off the table
wotr-do-force_off_ring = give a Ring to force { $a } off the table
wotr-do-draw = { $n ->
        [0] draw a card
       *[other] draw from the { $a }
    }
wotr-do-draw-fp_character = draw a Character card
wotr-do-draw-fp_strategy = draw a Strategy card
wotr-do-draw-sh_character = draw a Character card
wotr-do-draw-sh_strategy = draw a Strategy card
wotr-do-play = play { $a }
wotr-do-discard = discard { $a }
wotr-do-offer = offer { $a }
wotr-do-mix = one mixed Army
wotr-do-apart = stay apart
wotr-do-declare = declare
wotr-do-enter_mordor = enter Mordor
wotr-do-guide = { $a }
wotr-do-hunt = { $a ->
        [one] 1 die
       *[other] { $a } dice
    }
wotr-do-stop = stop here
wotr-do-to = { $a }
wotr-do-area = { $a }
wotr-do-stay = stay
wotr-do-from = { $a }
wotr-do-all = all
wotr-do-leave = leave { $a } behind
wotr-do-done = done
wotr-do-companion = { $a }
wotr-do-with = with { $a }
wotr-do-fly = a Nazgûl in { $a }
wotr-do-minion = { $a }
wotr-do-recruit = { $a }
wotr-do-attack = attack { $b } from { $a }
wotr-do-field = fight in the field
wotr-do-siege = retreat into siege
wotr-do-advance = advance
wotr-do-card = { $a }
wotr-do-white_rider = yes, the White Rider
wotr-do-remove = { $n ->
        [1] lose { $a }
       *[other] lose { $a } in { $b }
    }
wotr-do-reduce = reduce { $a }
wotr-do-cease = cease the attack
wotr-do-continue = go on
wotr-do-stand = stand
wotr-do-retreat = retreat to { $a }
wotr-do-forfeit = forfeit { $a }
wotr-do-eliminate = eliminate { $a }
wotr-do-sacrifice = sacrifice { $a }
wotr-do-mute = { $a }
wotr-do-inflict = { $a ->
        [one] 1 hit
       *[other] { $a } hits
    }
wotr-do-reroll = { $a ->
        [one] re-roll 1 die
       *[other] re-roll { $a } dice
    }
wotr-do-use = use { $a }
wotr-do-guide_ability = use it
wotr-do-casualty = lose { $a }
wotr-do-casualty-guide = lose the Guide
wotr-do-casualty-random = lose a Companion drawn at random
wotr-do-use_ring = use the Ring: all of it is Corruption
wotr-do-random = a random card of a hand
wotr-do-hunt_roll = make a Hunt roll
wotr-do-nation = { $a }
wotr-do-spell = spells from { $a } on { $b }
wotr-do-fly_all = fly with the Nazgûl
wotr-do-recruit_nazgul = recruit Nazgûl
wotr-do-bring = bring { $a } from { $b }
wotr-do-replace = replace { $a }
wotr-do-recruits = recruit { $a }

## the log

wotr-log-turn = Turn { $n }.
wotr-log-leading = { $seat-The } is the Leading Player of { $side } now.
wotr-log-draw = { $seat-The } { $seat-id ->
        [seat-fp] draw
       *[other] draws
    } a card from the { $deck }.
wotr-log-drew = You draw “{ $card }”.
wotr-log-dropped = { $seat-The } { $seat-id ->
        [seat-fp] discard
       *[other] discards
    } a card of the { $deck } face down.
wotr-log-dropped-card = { $seat-The } { $seat-id ->
        [seat-fp] discard
       *[other] discards
    } a card face down.
wotr-log-you-drop = You discard “{ $card }” face down.
wotr-log-swap = { $a-The } and the { $b } swap a card each.
wotr-log-swapped = You give “{ $given }” and get “{ $card }”.
wotr-log-allocate = { $n ->
        [0] No die is
        [one] One die is
       *[other] { $n } dice are
    } put into the Hunt Box.
wotr-log-roll = Dice are rolled: { $fp } for the Free Peoples, { $sh } for the Shadow, { $eyes } in the Hunt Box.
wotr-log-rolled = Dice of { $side }: { $n } in all{ $character ->
        [0] {""}
       *[other] , { $character } Character
    }{ $army ->
        [0] {""}
       *[other] , { $army } Army
    }{ $muster ->
        [0] {""}
       *[other] , { $muster } Muster
    }{ $event ->
        [0] {""}
       *[other] , { $event } Event
    }{ $army_muster ->
        [0] {""}
       *[other] , { $army_muster } Muster/Army
    }{ $will_of_the_west ->
        [0] {""}
       *[other] , { $will_of_the_west } Will of the West
    }.
wotr-log-die = { $seat-The } { $seat-id ->
        [seat-fp] use
       *[other] uses
    } { $face-id ->
        [army] an
        [event] an
       *[other] a
    } { $face } die.
wotr-log-messenger = The Mouth of Sauron: the { $from } die counts as an { $to } die.
wotr-log-counsel = { $character } sways his people.
wotr-log-hunt-die = The die goes into the Hunt Box.
wotr-log-skip = The die is discarded without effect.
wotr-log-pass = { $seat-The } { $seat-id ->
        [seat-fp] pass
       *[other] passes
    }.
wotr-log-ring = An Elven Ring of { $side } changes { $from } into { $to }.
wotr-log-ring-off = An Elven Ring of { $side } forces { $card } off the table.
wotr-log-ring-over = The Elven Ring goes over to the Shadow.
wotr-log-ring-gone = The Elven Ring leaves the game.
wotr-log-turned = A die is turned from { $from } to { $to }.
wotr-log-no-dawn = { $n ->
        [one] One { $face } die is
       *[other] { $n } { $face } dice are
    } discarded.
wotr-log-play = { $seat-The } { $seat-id ->
        [seat-fp] play
       *[other] plays
    } “{ $card }”.
wotr-log-lifted = “{ $card }” leaves the table.
wotr-log-move = { $n ->
        [one] One unit of { $side } moves
       *[other] { $n } units of { $side } move
    } from { $from } to { $to }{ $elites ->
        [0] {""}
        [one] {" "}(1 Elite)
       *[other] {" "}({ $elites } Elites)
    }.
wotr-log-along = Going along: { $n ->
        [one] { $who }
       *[other] { $n } × { $who }
    }.
wotr-log-recruit = Recruited in { $region }: { $kind }.
wotr-log-raised = { $n ->
        [one] Raised to an Elite in { $region }: { $kind }
       *[other] Raised to Elites in { $region }: { $n } × { $kind }
    }.
wotr-log-attack = { $battle ->
        [1] Assault of { $side } on the Stronghold of { $to }
        [2] Sortie of { $side } from the Stronghold of { $to }
       *[other] Attack of { $side } on { $to } from { $from }
    }.
wotr-log-rearguard = Rearguard in { $region }: { $n ->
        [one] { $who }
       *[other] { $n } × { $who }
    }.
wotr-log-relief = The garrison of { $region } helps: the Shadow rolls { $n ->
        [one] 1 die
       *[other] { $n } dice
    } fewer in every Combat roll.
wotr-log-battle-over = The battle of { $region } is over.
wotr-log-ceased = The attack on { $region } is over.
wotr-log-combat-card = Combat card of { $side }: { $effect } ({ $card }).
wotr-log-combat-roll = Combat roll of { $side }: { $dice }; { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
wotr-log-reroll = Re-roll of { $side }: { $dice }; { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
wotr-log-extra-attack = Extra attack of { $side }: { $dice }; { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
wotr-log-no-extra-attack = No die for the extra attack of { $side }.
wotr-log-card-roll = Roll of the card: { $dice }; { $n ->
        [0] none counts
        [one] 1 counts
       *[other] { $n } count
    }.
wotr-log-dead-men = { $card } in { $region }: the die brings { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }.
wotr-log-driven = { $n ->
        [one] A Nazgûl is
       *[other] { $n } Nazgûl are
    } driven from { $from } to { $to }.
wotr-log-lessened = { $card }: the Hunt damage falls to { $n }.
wotr-log-mod-roll = { $effect } ({ $card }): { $by } to every die of the Combat roll of { $side }.
wotr-log-mod-reroll = { $effect } ({ $card }): { $by } to every die of the re-roll of { $side }.
wotr-log-mod-dice = { $effect } ({ $card }): { $by } { $n ->
        [one] die
       *[other] dice
    } for { $side }.
wotr-log-mod-most = { $effect } ({ $card }): at most { $n ->
        [one] 1 die
       *[other] { $n } dice
    } for { $side }.
wotr-log-mod-no-reroll = { $effect } ({ $card }): no re-roll for { $side }.
wotr-log-mod-leadership = { $effect } ({ $card }): { $by } Leadership for { $side }{ $named ->
        [0] {""}
       *[other] {" "}({ $character })
    }.
wotr-log-silenced = { $effect } ({ $card }): neither Leadership nor abilities of { $character } count in this round.
wotr-log-inflicted = { $effect } ({ $card }): { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } of { $side } on its own units.
wotr-log-mod-cancelled = { $effect } ({ $card }) cancels the Combat card of { $side }.
wotr-log-mod-hits = { $effect } ({ $card }): { $n ->
        [one] 1 hit more
       *[other] { $n } hits more
    } for { $side }.
wotr-log-mod-hits-less = { $effect } ({ $card }): { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } of { $side } cancelled.
wotr-log-loss = Lost in { $region }: { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }.
wotr-log-reduced = Reduced to a Regular in { $region }: { $kind }.
wotr-log-withdrawn = Back from { $region } to the reinforcements: { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }.
wotr-log-hits = { $n ->
        [one] One hit
       *[other] { $n } hits
    } on { $side } in { $region }.
wotr-log-inside = The defenders of { $region } go inside.
wotr-log-besieged = { $region } is besieged.
wotr-log-outside = The defenders of { $region } come out again.
wotr-log-siege-over = The siege of { $region } is over.
wotr-log-retreat = Retreat of { $side } from { $from } to { $region }.
wotr-log-destroyed = The Army of { $side } is destroyed.
wotr-log-advanced = { $n ->
        [one] One unit of { $side } advances
       *[other] { $n } units of { $side } advance
    } from { $from } to { $to }{ $elites ->
        [0] {""}
        [one] {" "}(1 Elite)
       *[other] {" "}({ $elites } Elites)
    }.
wotr-log-no-advance = No advance into { $region }.
wotr-log-captured = { $region } is taken by { $side }.
wotr-log-points = Victory Points of { $side }: { $n }.
wotr-log-white-rider = The White Rider: the Leadership of the Nazgûl is negated.
wotr-log-eliminated = { $character } is eliminated.
wotr-log-taken-alive = { $character } is taken alive.
wotr-log-enters = { $character } enters play in { $region }.
wotr-log-replaced = { $character } takes the place of { $other }.
wotr-log-companion = { $character } goes to { $region }.
wotr-log-minion = { $character } goes to { $region }.
wotr-log-fly = A Nazgûl flies from { $from } to { $to }.
wotr-log-active = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } active now.
wotr-log-advance = { $nation } { $nation-id ->
        [dwarves] take
        [elves] take
        [southrons] take
       *[other] takes
    } a step towards war; { $left ->
        [one] one step is
       *[other] { $left } steps are
    } left.
wotr-log-at-war = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } At War.
wotr-log-back = { $nation } { $nation-id ->
        [dwarves] take
        [elves] take
        [southrons] take
       *[other] takes
    } a step back from war; { $left ->
        [one] one step is
       *[other] { $left } steps are
    } left.
wotr-log-mixed = A mixed Army of { $side } stands in { $region }.
wotr-log-unmixed = The mixed Army of { $side } in { $region } is no more.
wotr-log-fellowship = The Fellowship moves: Progress { $n }.
wotr-log-hide = The Fellowship hides.
wotr-log-declared = The Fellowship is declared in { $region }.
wotr-log-revealed = The Fellowship is revealed.
wotr-log-path = The path of the Fellowship leads to { $region }.
wotr-log-found = The Fellowship is found in { $region }.
wotr-log-driven-to = The cruel weather drives the Fellowship to { $region }.
wotr-log-guide = { $character } guides the Fellowship.
wotr-log-guide-ability = { $character } lowers the damage to { $n }.
wotr-log-separate = { $character } leaves the Fellowship.
wotr-log-hunt-roll = Hunt roll { $dice }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus } to each die
    }: { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }.
wotr-log-hunt-reroll = Re-roll { $dice }: { $n ->
        [0] still no success
        [one] 1 success in all
       *[other] { $n } successes in all
    }.
wotr-log-tile = A tile is drawn from the Hunt Pool ({ $tile }).
wotr-log-tile-void = The tile has no effect.
wotr-log-no-tile = No tile is drawn.
wotr-log-die-tile = The die of the tile shows { $n }.
wotr-log-tile-back = The tile goes back into the Hunt Pool ({ $tile }).
wotr-log-tile-gone = A tile leaves the game ({ $tile }).
wotr-log-special-tile = A special tile waits for Mordor ({ $tile }).
wotr-log-into-pool = A tile goes into the Hunt Pool ({ $tile }).
wotr-log-eyes-back = { $n ->
        [one] One Eye tile returns
       *[other] { $n } Eye tiles return
    } to the Hunt Pool.
wotr-log-refill = The Hunt Pool is empty: the standard tiles return to it.
wotr-log-random-companion = Drawn at random: { $character }.
wotr-log-hold-tile = A tile for { $region }.
wotr-log-corruption = Corruption grows by { $n } to { $total }.
wotr-log-heal = Corruption falls by { $n } to { $total }.
wotr-log-enter-mordor = The Fellowship enters Mordor.
wotr-log-mordor = The Fellowship climbs to step { $n } of the Mordor Track.
wotr-log-mordor-stop = The Fellowship can not climb on.
wotr-log-hunt-over = The Hunt is over.
wotr-log-idle = The Fellowship lingers in Mordor.
wotr-log-victory = { $reason ->
        [corruption] { wotr-end-corruption }
        [ring] { wotr-end-ring }
       *[other] Military victory of { $side }.
    }
wotr-log-winners = The accounts of both team-mates are equal: they win together.
wotr-log-gollum-hides = Gollum leads past the eyes: the tile does not reveal the Fellowship.
wotr-log-winner = { $seat-The } has the better account of Cities and Strongholds ({ $n }) and is the winner.

## why something is not possible

wotr-why-no-die = There is no unused die with that result.
wotr-why-pass = Only a player with fewer unused dice than the other side may pass.
wotr-why-ring-used = One Elven Ring each turn.
wotr-why-no-ring = There is no Elven Ring to use.
wotr-why-ring-will = The Free Peoples may not change a die into Will of the West.
wotr-why-ring-result = No die of { $side } can be changed into { $face }.
wotr-why-ring-same = The die already shows that result.
wotr-why-hidden = The Fellowship is not revealed.
wotr-why-revealed = The Fellowship is revealed: it must be hidden before it moves.
wotr-why-mordor = On the Mordor Track no Companion can be separated.
wotr-why-no-companion = No Companion is in the Fellowship.
wotr-why-no-walker = No Companion on the map can move.
wotr-why-face = { $face-id ->
        [army] An
        [event] An
       *[other] A
    } { $face } result can not be used for that.
wotr-why-not-in-hand = That card is not in your hand.
wotr-why-symbol = The symbol of { $card } does not match this result.
wotr-why-requirement = The requirement of { $card } is not met: { $needs }
wotr-why-other-player = { $card } is another player's card.
wotr-why-just-used = With three players the Free Peoples may not use the same Nation in two actions in a row.
wotr-why-just-used-army = With three players the Free Peoples may not use the same mixed Army in two actions in a row.
wotr-why-at-war = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } already At War.
wotr-why-passive = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } passive and can not go to war.
wotr-why-threats = Threats and Promises: a passive Nation can not be advanced with a die.
wotr-why-not-yours = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } not yours to command.
wotr-why-no-recruits = Nothing can be recruited.
wotr-why-entered = { $character } has already entered play.
wotr-why-enter-aragorn = Strider must be in Minas Tirith, Dol Amroth or Pelargir, and that Settlement unconquered.
wotr-why-enter-gandalf_white = Gandalf the Grey must have left the Fellowship or have fallen, and a Minion must be or have been in play.
wotr-why-enter-witch_king = Sauron and a Nation of the Free Peoples must be At War, and a unit of Sauron must be on the map.
wotr-why-enter-saruman = Isengard must be At War, and Orthanc unconquered.
wotr-why-enter-mouth_of_sauron = The Fellowship must be on the Mordor Track or all Nations of the Free Peoples At War, and a Stronghold of Sauron unconquered.
wotr-why-messenger-used = The Messenger of the Dark Tower serves once each turn.
wotr-why-no-army = No Army of yours can do that.
wotr-why-far = { $region } is not next to the Army.
wotr-why-enemy = Enemy units stand in { $region }: it must be attacked.
wotr-why-border = Units of a Nation not At War can not enter { $region }.
wotr-why-full = { $region } would hold more than ten units.
wotr-why-warded = A card bars { $region } to Shadow Armies.
wotr-why-not-at-war = Only units of Nations At War may attack.
wotr-why-no-target = No enemy Army can be attacked there.
wotr-why-settlement = Figures can not be recruited in { $region }.
wotr-why-haven = A revealed Fellowship may not end in { $region }.
wotr-why-path = The Fellowship can not go to { $region } now.
wotr-why-flight = A Nazgûl may not fly into a Stronghold the Free Peoples hold.
wotr-why-reach = { $region } is out of reach.
wotr-why-combat-need = The combat requirement of { $effect } ({ $card }) is not met: { $needs }
wotr-why-hunt-limits = The Hunt Box takes from { $low } to { $high } dice.
wotr-why-guide = The Guide is a Companion of the highest Level.
wotr-why-leader-alone = A Leader of the Free Peoples can not be left without units.
wotr-why-not-there = { $thing } is not among those who go.
wotr-why-last-unit = At least one unit must go.
wotr-why-needs-leader = A Leader or Character must go along.
wotr-why-limit = { $n ->
        [one] Only one unit
       *[other] At most { $n } units
    } may go: no more than ten may stand in { $region }.
wotr-why-must-go = { $n ->
        [one] At least one unit
       *[other] At least { $n } units
    } must leave { $region }, which holds more than ten.
wotr-why-command = So you would lose control of the part of the mixed Army that acts.
wotr-why-controller = The mixed Army in { $region } is led by your team-mate.
wotr-why-rearguard = Whoever stays behind needs a unit as rearguard.
wotr-why-no-army-there = No Army of yours stands in { $region }.
wotr-why-has-moved = The Army in { $region } has already moved with this action.
wotr-why-no-way = The Army in { $region } can go nowhere with this action.
wotr-why-besieged = The Army in { $region } is besieged and can not leave.
wotr-why-no-leader = None of your Armies that could do that has a Leader or Character.
wotr-why-leader-not-at-war = A Leader of a Nation not At War can not lead an attack.
wotr-why-team-mate = The Army in { $region } is your team-mate's.
wotr-why-other-deck = The { $deck } is not yours.
wotr-why-empty-deck = The { $deck } is empty.
wotr-why-recruit-peace = { $nation } { $nation-id ->
        [dwarves] are
        [elves] are
        [southrons] are
       *[other] is
    } not At War: only cards bring figures there.
wotr-why-none-left = None is left among the reinforcements: { $kind }.
wotr-why-recruit-second = Two figures go to two different Settlements, and an Elite takes the whole result.
wotr-why-recruit-both = By an option of this table both figures must be recruited.
wotr-why-recruit-leader = A Leader is recruited only where units of the Free Peoples stand; no Settlement of { $nation } has some.
wotr-why-recruit-nowhere = No Settlement of { $nation } is free for it.
wotr-why-not-on-map = { $character } is not on the map.
wotr-why-other-minion = { $character } serves your team-mate only.
wotr-why-shut-in = { $character } is besieged in { $region } and can not leave.
wotr-why-no-enemy = No enemy Army is next to one of yours.
wotr-why-area-first = First choose the part of the map { $region } lies in: { $area }.
wotr-why-area-none = No region of { $area } can be reached.
wotr-why-other-area = { $region } lies in another part of the map: { $area }.
wotr-why-flies-there = That is where the flight begins: { $region }.
wotr-why-siege-closed = { $region } is besieged: nobody enters.
wotr-why-no-leader-there = The Army in { $region } has no Leader or Character that could go along.
wotr-why-bound = The units in { $region } are of a Nation not At War and can not enter another Nation's region.
wotr-why-march = The march can neither end in { $region } nor lead from there to a region where it may.
wotr-why-retrace = The path has already touched { $region }: it may not come back.
wotr-why-not-on-table = { $card } does not lie on the table.
wotr-why-stays = { $card } can not be forced off the table like that.
wotr-why-off-palantir = { $card } is forced off by a Will of the West die, or by any die together with an Elven Ring.
wotr-why-off-folly = { $card } is forced off by a Will of the West die, or by any die while Gandalf or Aragorn is in Minas Tirith.
wotr-why-off-icons = To force off { $card } you must discard a card with the Army symbol and one with the Character symbol.
wotr-why-off-decks = To force off { $card } you must discard a Strategy card and a Character card.
wotr-why-voice-closed = Saruman must be in Orthanc, which the Shadow holds and nobody besieges.
wotr-why-voice-regulars = There is no Isengard Regular in Orthanc.
wotr-why-voice-elites = No Isengard Elite is left.
wotr-why-voice-two = Two Isengard Regulars in Orthanc and two Elites in the reinforcements are needed.
wotr-why-idle-companions = No Companion is in the Fellowship, and none on the map can move.
wotr-why-idle-home = No Companion is in the Fellowship, and neither Gimli nor Legolas is in Dale, Erebor or the Woodland Realm.
wotr-why-idle-mordor = On the Mordor Track the Fellowship is in no region.
wotr-why-idle-quarrel = No Shadow Army has units of two Nations.
wotr-why-idle-rangers = There is neither a Shadow Army in Osgiliath or Ithilien nor a Free Peoples Army in Osgiliath.
wotr-why-idle-nations = Every Nation you could choose is already At War.
wotr-why-idle-relief = No Army of yours stands next to the besiegers of a Stronghold.
wotr-why-idle-woses = No Free Peoples Army is in Rohan.
wotr-why-idle-woses-way = No region beside Minas Tirith is open and has room.
wotr-why-idle-gather = No Shadow Army can come to another that has room for it.
wotr-why-idle-corsairs = There is no coast of Gondor the Army in Umbar could land on or attack.

## positions and packs

wotr-bad-position-key = A position has no key { $name }.
wotr-bad-position-form = The position can not be read: { $detail }.
wotr-bad-position-broken = The position breaks a rule of the components: { $detail }.
wotr-bad-position-unknown = { $field }: there is no { $what } called { $name }.
wotr-bad-position-number = { $field } can not be { $value }; it is from { $low } to { $high }.
wotr-bad-position-no-stronghold = { $field }: { $region } has no Stronghold.
wotr-bad-position-no-settlement = regions: { $region } has no Settlement.
wotr-bad-position-shadow-casualties = casualties: { $kind }: figures of the Shadow return to reinforcements, they are never lost.
wotr-bad-position-figures = regions, casualties: { $n } figures { $kind }; there are { $most }.
wotr-bad-position-guide = fellowship: { $character } can not be the Guide.
wotr-bad-position-passive-war = politics: { $nation } can not be passive and At War.
wotr-bad-position-card-twice = { $field }: { $card } is there twice.
wotr-bad-position-card-side = hands: { $card } can not be in the hand of seat { $seat }.
wotr-bad-position-no-battle = at: there is no battle to begin at; say it with battle.
wotr-bad-position-battle-army = battle: there is no Army for the battle in { $region }.
wotr-bad-position-both-sides = regions: units of both sides stand in { $where } (W12.3.3).
wotr-bad-position-character = characters: { $character } can not be { $where }.
wotr-bad-position-box-empty = characters: { $where }: { $character } can not be besieged where no unit of the same side is (W14.5).
wotr-bad-position-saruman = characters: Saruman can not be in { $where }; he never leaves Orthanc (W9.4.3).
wotr-bad-position-both = characters: { $character } has come, so { $other } can not be { $where } (W22.15).
wotr-bad-position-replaced = characters: { $character } can not be replaced while { $other } has not come (W22.15).
wotr-bad-position-minion-seen = minion_seen: it can not be false, for { $character } has entered play (W22.3).
wotr-bad-position-lone-leader = regions: { $kind } stands in { $where } without a unit and would be removed at once (W9.1).
wotr-bad-position-stack = regions: { $n } units of { $side } in { $where }; at most { $most } may be there (W10.3).
wotr-bad-position-siege-control = regions: { $side } can not be besieged in { $region }, which the other side controls (W14.7).
wotr-bad-position-no-besieger = regions: nobody besieges { $region }, so its garrison can not be inside (W14.8).
wotr-bad-position-control = regions: units of { $side } hold { $region } alone, so they control it: say so with control (W15.2).
wotr-bad-position-captor = regions: seat { $seat } can not have captured { $region } (W15.3).
wotr-bad-position-progress = fellowship: Progress { $n } is more than { $most } (R9.19).
wotr-bad-position-progress-mordor = fellowship: on the Mordor Track Progress is { $most }, not { $n } (R10.3).
wotr-bad-position-progress-revealed = fellowship: a Revealed Fellowship has Progress 0, not { $n } (W17.7.1).
wotr-bad-position-not-acting = { $field }: an action is under way only at “actions”, not at “{ $at }” (W5.5).
wotr-bad-position-not-closing = { $field }: it belongs to the end of an action that is not yet done; say so with closing (W5.5).
wotr-bad-position-owed-many = owed: one draw at most is owed at the end of an action, not { $n } (W22.13).
wotr-bad-position-owed = owed: { $deck } is no draw of { $side }, whose action it is (W22.13).
wotr-bad-position-beat = beat: after { $n ->
    [one] one action
   *[other] { $n } actions
} of the team it is not the turn of seat { $seat } (W21.6).
wotr-bad-position-ring-kept = ring_used: { $side } can not have used an Elven Ring this turn, for it would have left them (W7.1, W7.7).
wotr-bad-position-passive = politics: { $nation } is never passive (W16.3).
wotr-bad-position-tile-twice = hunt: { $tile } is in { $other } and again in { $pile }.
wotr-bad-position-tile-missing = hunt: { $tile } is nowhere; every standard tile is in pool, drawn or removed (W18.1.1).
wotr-bad-position-tile-standard = hunt: { $tile } is no special tile.
wotr-bad-position-tile-removed = hunt: no card removes { $tile }; only Eye tiles leave the game (W18.1.2).
wotr-bad-position-tile-before-mordor = hunt: { $tile } can not be in { $pile } before the Fellowship enters Mordor; it waits in specials (W18.1.3).
wotr-bad-position-tile-in-mordor = hunt: { $tile } can not wait in specials; in Mordor it is in pool or drawn (W18.1.3).
wotr-bad-position-tile-card = hunt: { $tile } is in play, so { $card } has been played (W18.1.3).
wotr-bad-position-face = dice: no die of { $side } shows { $face } (W2.9).
wotr-bad-position-dice = dice: { $n ->
        [one] 1 die
       *[other] { $n } dice
    } for { $side }, with those of hunt and ready; at most { $most } may be there (W5.7, W5.8).
wotr-bad-position-rings = rings: { $fp } and { $shadow } are more than the three Elven Rings (W7.1).
wotr-bad-position-hand = hands: seat { $seat } holds { $n } cards; the limit is { $most } (W8.3).
wotr-bad-position-hands = { $what }: there are { $n } lists for { $seats } seats.
wotr-bad-position-card-dropped = dropped: { $card } can not have been discarded by seat { $seat }.
wotr-bad-position-card-table = table: { $card } is not played on the table (W8.11).
wotr-bad-position-card-keep = table: { $card } would be discarded at once; what it needs is not so (W8.11).
wotr-bad-position-card-deck = decks: { $card } is no card of the { $deck }.
wotr-bad-position-not-shared = { $what }: team-mates do not stand together in { $region } (W21.11).
wotr-bad-position-teams = { $field }: it is for three and four players; two have no team-mates (W21.1).
wotr-bad-position-leading = leading: seat { $seat } can not lead { $side } (W21.2).
wotr-bad-position-battle-far = battle: { $source } is not next to { $region } (W13.1.3).
wotr-bad-position-battle-seat = battle: seat { $seat } can not fight for { $side }.
wotr-bad-position-rearguard = battle: { $figure } can not be in the rearguard in { $where } (W13.2.1).
wotr-bad-pack-border = { $region } borders { $other }, but not the other way round.
wotr-bad-pack-count = Records of { $what }: { $count } instead of { $wanted }.
wotr-bad-pack-figures = { $kind }: { $count } set up, and there are { $wanted }.
wotr-bad-pack-tiles = The special tiles come with the first four Character cards of each side, one with each.

## chances

wotr-odds-attacker = Hits of the attacker in the next round
wotr-odds-defender = Hits of the defender in the next round
wotr-odds-hits = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
wotr-odds-to-the-end = Fought to the end
wotr-odds-won = the defender falls
wotr-odds-fallen = the attacker falls
wotr-odds-both = both fall
wotr-odds-this-round = The Stronghold in this round
wotr-odds-pressed = { $n ->
        [one] If an Elite is reduced for a round more
       *[other] If { $n } Elites are reduced for more rounds
    }
wotr-odds-taken = falls
wotr-odds-holds = holds
wotr-odds-no-cards = No Combat cards, nobody ceases or retreats; Elites are reduced before units are lost (in a siege the attacker loses Regulars first).
wotr-odds-attacker-may-fall = The besiegers themselves may be destroyed.
wotr-odds-may-go-inside = The defender may go inside instead.
wotr-odds-some-stay = Units that may not attack are not counted.
wotr-odds-successes = Successes of the Hunt
wotr-odds-success = { $n ->
        [0] none
        [one] 1 success
       *[other] { $n } successes
    }
wotr-odds-hunt-damage = Hunt damage
wotr-odds-damage = { $n ->
        [0] no damage
       *[other] { $n } damage
    }
wotr-odds-heals = heals { $n }
wotr-odds-after = The Fellowship is
wotr-odds-revealed = revealed
wotr-odds-hidden = still hidden
wotr-odds-ring = If the Ring takes all of it
wotr-odds-corrupted = the Ring-bearers are corrupted
wotr-odds-forward = A step forward
wotr-odds-climbs = yes
wotr-odds-stopped = stopped
wotr-odds-before-help = Before cards, the Guide or a Companion lower anything.
wotr-odds-every-reroll = The Shadow uses every re-roll.
wotr-odds-crebain = With Flocks of Crebain used.
wotr-odds-hunt-dice = Hunt dice after the roll
wotr-odds-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
wotr-odds-first-step = The Fellowship's first step
wotr-odds-found = is found
wotr-odds-missed = is missed

## the panels of the web table

wotr-ui-legend-fp = 3 units of the Free Peoples
wotr-ui-legend-shadow = 3 units of the Shadow
wotr-ui-legend-elite = 2 of them Elite
wotr-ui-legend-leader = with a Leader
wotr-ui-legend-nazgul = with 2 Nazgûl
wotr-ui-legend-besieged = besieged
wotr-ui-herald-siege = is besieged
wotr-ui-herald-fall = has fallen
wotr-ui-turn = Turn { $n }
wotr-ui-phase-recover = Recover dice and draw cards
wotr-ui-phase-fellowship = The Fellowship
wotr-ui-phase-allocation = Hunt allocation
wotr-ui-phase-roll = Action roll
wotr-ui-phase-actions = Action resolution
wotr-ui-phase-victory = Victory check
wotr-ui-die = { $face } die
wotr-ui-rings = { $n ->
        [one] One Elven Ring
       *[other] { $n } Elven Rings
    }
wotr-ui-ring-used = An Elven Ring was used this turn
wotr-ui-points = { $n } of { $goal } victory points
wotr-ui-dice-ready = { $n ->
        [one] 1 die to roll
       *[other] { $n } dice to roll
    }
wotr-ui-no-dice = No dice left
wotr-ui-leads = Leading player
wotr-ui-cards = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
wotr-ui-backs = Hand: { $a } Character, { $b } Strategy
wotr-ui-fellowship = The Fellowship
wotr-ui-hidden = Hidden
wotr-ui-revealed = Revealed
wotr-ui-last-seen = Last known in { $region }
wotr-ui-progress = { $n ->
        [one] 1 step since
       *[other] { $n } steps since
    }
wotr-ui-corruption = Corruption { $n } of 12
wotr-ui-track = Fellowship Track: Progress { $progress }, Corruption { $corruption }
wotr-ui-mordor-track = Mordor Track
wotr-ui-in-mordor = On the Mordor Track, step { $n } of 5
wotr-ui-doom = Crack of Doom
wotr-ui-guide = Guide: { $who }
wotr-ui-hunt-box = Hunt Box
wotr-ui-hunt-level = { $bonus ->
        [0] rolls { $n }
       *[other] rolls { $n }, +{ $bonus } each
    }
wotr-ui-empty = empty
wotr-ui-unseen-tiles = Hunt tiles still unseen: { $n }
wotr-ui-special-tiles = Special, wait for Mordor:
wotr-ui-drawn-tiles = Tiles out of the pool: { $n }
wotr-ui-removed-tiles = Removed for good:
wotr-ui-politics = Political Track
wotr-ui-at-war = At War
wotr-ui-steps = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
wotr-ui-active = active, { $n ->
    [one] one step
   *[other] { $n } steps
} from war
wotr-ui-passive = passive, { $n ->
    [one] one step
   *[other] { $n } steps
} from war
wotr-ui-piles = Event cards
wotr-ui-deck = { $deck }: { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
wotr-ui-deck-character = Character
wotr-ui-deck-strategy = Strategy
wotr-ui-laid = On the table
wotr-ui-discards = Discarded openly: { $n }
wotr-ui-face-down = Discarded face down
wotr-ui-own-dropped = Yours among them
wotr-ui-reserves = Reinforcements and Characters to come
wotr-ui-to-come = To come
wotr-ui-fallen = Fallen
wotr-ui-reinforcements = Reinforcements
wotr-ui-regulars = Regulars
wotr-ui-elites = Elites
wotr-ui-leaders = Leaders
wotr-ui-casualties = Out of the game
wotr-ui-level = Level { $n }
wotr-ui-flies = Flies
wotr-ui-leadership = Leadership { $n }
wotr-ui-needs = Needs:
wotr-ui-symbol = Played with a { $symbol } or Event die
wotr-ui-combat = In battle
wotr-ui-initiative = Initiative
wotr-ui-force = Who goes
wotr-ui-force-about = Take away whoever stays behind.
wotr-ui-force-all = All of them
wotr-ui-force-done = These go
wotr-ui-group = The group
wotr-ui-group-done = These go
wotr-ui-may-join = May go along:
wotr-ui-path = The Fellowship's path
wotr-ui-battle-field = Battle of { $region }
wotr-ui-battle-siege = Siege of { $region }
wotr-ui-battle-sortie = Sortie from { $region }
wotr-ui-round = round { $n }
wotr-ui-attacks = attacking
wotr-ui-defends = defending
wotr-ui-strength = Rolls
wotr-ui-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
wotr-ui-units = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
wotr-ui-captain = Captain of the West: { $who }
wotr-ui-at-most = at most { $n }
wotr-ui-relieved = the garrison inside
wotr-ui-leads-word = Leads
wotr-ui-white-rider = Nazgûl negated by the White Rider
wotr-ui-to-hit = Hits on
wotr-ui-walls = walls, in the first round
wotr-ui-walls-siege = walls of the Stronghold
wotr-ui-mod-roll = Combat roll
wotr-ui-mod-reroll = re-roll
wotr-ui-mod-dice = dice
wotr-ui-mod-most = dice
wotr-ui-mod-no-reroll = no re-roll
wotr-ui-mod-leadership = Leadership
wotr-ui-mod-cancelled = card cancelled
wotr-ui-mod-hits = hits
wotr-ui-card-back = face down: { $deck }
wotr-ui-roll = Roll
wotr-ui-reroll = Re-roll
wotr-ui-extra-attack = Extra attack
wotr-ui-hits = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
wotr-ui-losses = Lost:
wotr-ui-reduced = reduced
wotr-ui-earlier-rounds = { $n ->
        [one] The round before
       *[other] { $n } rounds before
    }
wotr-ui-hunt = The Hunt
wotr-ui-hunt-roll = Hunt dice
wotr-ui-rerolls = Re-rolls
wotr-ui-hunt-rerolls = { $n ->
        [one] 1 re-roll
       *[other] { $n } re-rolls
    }
wotr-ui-reroll-stronghold = Shadow Stronghold
wotr-ui-reroll-army = Shadow Army
wotr-ui-reroll-nazgul = Nazgûl
wotr-ui-hunt-bonus = +{ $n } each
wotr-ui-hunt-need = { $n } or more counts, a 1 never
wotr-ui-successes = Successes
wotr-ui-tile-for = For { $region }:
wotr-ui-tile-damage = Hunt damage { $n }
wotr-ui-tile-eye-none = Eye: no damage
wotr-ui-tile-die = Hunt damage by a die
wotr-ui-tile-heal = heals { $n } Corruption
wotr-ui-tile-reveal = reveals the Fellowship
wotr-ui-tile-stop = no step forward
wotr-ui-hunt-kept = { $card }: no tile is drawn
wotr-ui-hunt-lessened = Damage lowered by { $helpers }
wotr-ui-tile-void = no effect
wotr-ui-damage-left = Hunt damage { $n }
wotr-ui-healed = { $n } Corruption healed
wotr-ui-corrupted = +{ $n } Corruption, { $total } in all
wotr-ui-found = Revealed in { $region }
wotr-ui-revealed-now = Revealed
wotr-ui-unharmed = The Fellowship goes on unharmed.
wotr-ui-kept-turn = Turn { $n } begins
wotr-ui-kept-corruption = Corruption
wotr-ui-kept-hunt = The Hunt Pool
wotr-ui-kept-pool = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
wotr-ui-kept-tile = Tap the tile that was drawn.
wotr-ui-kept-tile-any = Let the page draw
wotr-ui-kept-next = Of { $n } left: { $eyes } with an Eye, { $reveals } that reveal.
wotr-ui-kept-last = Drawn last:
wotr-ui-kept-corrupts = +{ $n } Corruption
wotr-ui-kept-heals = −{ $n } Corruption
wotr-ui-kept-back = Back into the pool
wotr-ui-kept-remove = Out of the game
wotr-ui-kept-special = A special tile comes into play
wotr-ui-kept-mordor = The Fellowship enters Mordor
wotr-ui-kept-steps = On the Mordor Track a drawn tile takes its step by itself.
wotr-ui-kept-step = One step up
wotr-ui-kept-step-back = One step back
wotr-ui-kept-politics = A Settlement that is taken moves its Nation by itself.
wotr-ui-kept-activate = Wake
wotr-ui-kept-advance = One step
wotr-ui-kept-settlements = Settlements and Victory Points
wotr-ui-kept-taken = Tap a Settlement that the other side takes, or takes back.
wotr-ui-kept-seek = Search by name
wotr-ui-kept-holds = held by { $side }
wotr-ui-kept-deck = { $n } in the deck, { $hand } in hand, { $gone } face down
wotr-ui-kept-draw = Drawn
wotr-ui-kept-drop = Put away
wotr-ui-kept-whose = Whose card
wotr-ui-kept-card = A card was seen: search by name
wotr-ui-kept-play = Played
wotr-ui-kept-spend = Used in battle
wotr-ui-kept-lift = Leaves the table

## the map

wotr-ui-map-town = Town
wotr-ui-map-city = City
wotr-ui-map-stronghold = Stronghold
wotr-ui-map-fortification = Fortification
wotr-ui-map-vp = { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
wotr-ui-map-held = held by { $side }
wotr-ui-map-taken = taken by the { $seat }
wotr-ui-map-mixed = mixed Army, led by the { $seat }
wotr-ui-map-besieged = besieged
wotr-ui-map-units = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
wotr-ui-map-regulars = { $n ->
        [one] 1 Regular
       *[other] { $n } Regulars
    }
wotr-ui-map-elites = { $n ->
        [one] 1 Elite
       *[other] { $n } Elites
    }
wotr-ui-map-leaders = { $n ->
        [one] 1 Leader
       *[other] { $n } Leaders
    }
wotr-ui-map-nazgul = { $n ->
        [one] 1 Nazgûl
       *[other] { $n } Nazgûl
    }
wotr-ui-map-fellowship-hidden = { $n ->
        [0] the Fellowship, Hidden
        [one] the Fellowship, Hidden, up to 1 step from here
       *[other] the Fellowship, Hidden, up to { $n } steps from here
    }
wotr-ui-map-fellowship-seen = the Fellowship, Revealed
wotr-ui-map-steps = { $n ->
        [one] 1 step from where the Fellowship was seen
       *[other] { $n } steps from where the Fellowship was seen
    }
wotr-ui-map-reach = Reach of the Fellowship
wotr-ui-map-reach-about = Show how far the Fellowship may have come

## How to play, in short: one line for each point

wotr-how-goal = The **Free Peoples** win by bringing the Ring to the Crack of Doom, or by taking Shadow Cities and Strongholds worth 4 points. The **Shadow** wins when Corruption reaches 12, or by taking Cities and Strongholds worth 10 points (W20.1, W20.2, W20.4).
wotr-how-turn =
    Both sides take back their dice and draw a card from each of their two decks (W5.1).
    The Free Peoples may declare where the Fellowship is (W5.2).
    The Shadow puts dice aside for the Hunt (W5.3).
    Both roll. Every Eye the Shadow rolls joins the Hunt (W5.4).
    The sides take turns, the Free Peoples first, and use one die at a time (W5.5).
    When all dice are used, victory points are counted (W5.6).

# What machine players judge by, and what no person would do
wotr-eye-quest = The Ring-bearers on their way
wotr-eye-hunt = The Hunt
wotr-eye-nations = Nations on the way to war
wotr-eye-people = Heroes and Minions in play
wotr-eye-cards = Cards in hand and on the table
wotr-eye-rings = Elven Rings
wotr-eye-dice = Action dice left
wotr-eye-armies = Figures on the map
wotr-eye-points = Victory Points
wotr-eye-advance = Armies near what they want
wotr-eye-settlements = Settlements in danger
wotr-eye-sieges = Sieges
wotr-eye-battle = The running battle
wotr-puzzle-quest = { $who-id ->
    [shadow] Make the way of the Ring-bearers harder.
   *[other] Bring the Ring-bearers further, or guard them better.
}
wotr-puzzle-hunt = { $who-id ->
    [shadow] Make the Hunt stronger.
   *[other] Take the edge off the Hunt.
}
wotr-puzzle-nations = Gain ground on the Political Track.
wotr-puzzle-people = Come out ahead in Heroes and Minions.
wotr-puzzle-cards = Come out ahead in cards.
wotr-puzzle-rings = Make the most of the Elven Rings.
wotr-puzzle-dice = Make the most of the Action dice that are left.
wotr-puzzle-armies = Come out ahead in figures on the map.
wotr-puzzle-points = Come out ahead in Victory Points.
wotr-puzzle-advance = Bring your Armies nearer to their goals, or keep the enemy from theirs.
wotr-puzzle-settlements = Take danger from your Settlements, or bring it to the enemy's.
wotr-puzzle-sieges = Turn the sieges your way.
wotr-puzzle-battle = Turn the running battle your way.
wotr-blunder-die-wasted = A die without effect
wotr-blunder-ring-wasted = An Elven Ring for a die without effect
wotr-blunder-march-back = Units go back the way they came
wotr-blunder-garrison-stripped = A Settlement left empty beside an enemy Army

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

wotr-lesson-first = Your first turn
    .about = The Free Peoples set out: the Fellowship walks unseen, a nation wakes, and Saruman strikes.
wotr-lesson-first-goal = What wins
    .say = You lead the Free Peoples. Carry the Ring into Mordor to the Crack of Doom and you win; the Shadow wins by conquest worth 10 points, or when Corruption reaches 12.
wotr-lesson-first-ways = A long road, and an unfair war
    .say = The Fellowship starts in Rivendell; Mordor is far. You cannot win the war against all these armies: you only have to hold them until the Ring is there.
wotr-lesson-first-guide = Who leads the Fellowship
    .say = One Companion is the Guide, and gives the Fellowship a skill of their own. The Guide must be one of the highest Level.
    .do = Let Gandalf the Grey guide.
    .right = Gandalf guides: playing certain cards brings you new ones. Now both sides roll their dice.
    .wrong = Strider may lead too, and his hour comes when Gandalf has gone. Begin with Gandalf.
wotr-lesson-first-dice = Your turn is your dice
    .say = Four dice for you, more for the Shadow: each is one action. Two dice of the Shadow lie in the Hunt Box and wait for the Fellowship to move.
wotr-lesson-first-die = Use a Character die
    .say = You go first, one die at a time. A Character die moves those who have names, and the Fellowship.
    .do = Choose a Character die.
    .right = Now say what it is used for.
    .wrong = Keep the Event die for later: cards wait, the road does not.
    .ring = An Elven Ring changes a die, and the Shadow gets it afterwards. You have the die you need.
wotr-lesson-first-use = The first step
    .say = Early in a turn the Hunt is weak: every move you make lets it grow. So move now.
    .do = Move the Fellowship.
    .right = One step further, and the Hunt rolled 3 and 2: it needs a 6. Nobody saw you.
    .apart = Some day Companions must leave to rouse the nations. On the first day they guard the Ring.
    .leader = That marches an Army with its Leader. The road to Mordor is what you win by.
wotr-lesson-first-hidden = Only counted
    .say = Your figure stays in Rivendell: the steps are only counted, and the Shadow must guess where you are. The die you used lies in the Hunt Box now and makes the next Hunt better.
wotr-lesson-first-muster = Wake the nations
    .say = Isengard just went to war. Your nations sleep, and a nation that is not At War may neither recruit nor attack.
    .do = Choose the Muster die.
    .right = A Muster die moves a nation one step towards war, or recruits where there is war.
    .wait = You could go on at once, but the Hunt would add 1 to each die. First see to the nations.
    .pass = You may pass while you have fewer dice, and hope the Shadow shows its plans. Today you have work to do.
wotr-lesson-first-politics = Which nation first?
    .say = Sauron’s hosts stand before Gondor, Saruman’s before Rohan; Elves, Dwarves and the North are still far from the war.
    .do = Choose a nation.
    .right = A good choice: the first blow will fall there.
    .far = They will be needed, but the enemy stands at other doors first.
    .elves = The Elves are awake already and few. The blow will fall elsewhere first.
wotr-lesson-first-shadow = The Shadow marches
    .say = Dol Guldur sends an Army through Mirkwood, towards the Woodland Realm and Dale. Every City and Stronghold that falls counts for the Shadow.
wotr-lesson-first-again = Once more?
    .say = You have a second Character die. The Fellowship wins the game for you, two or three steps a turn.
    .do = Choose the Character die.
    .right = Now the Hunt rolls with your own die against you.
    .wrong = Two dice are left and the road is long. Use them.
wotr-lesson-first-risk = The Hunt grows
    .say = One die of yours is in the Hunt Box: each of the two dice of the Hunt gets +1, so a 5 is enough.
    .do = Move the Fellowship again.
    .right = A 5: found. A tile is drawn from the Hunt Pool, and it says 2.
    .apart = Together they still carry the damage of the Hunt for the Ring-bearers. Stay together now.
    .skip = A die thrown away is a step Sauron gains.
wotr-lesson-first-toll = Somebody pays
    .say = Two damage. Either the Ring-bearers take it as Corruption, of which 12 lose the game, or a Companion falls, and his Level is taken off.
    .do = Choose who pays.
    .right = Two of twelve. Early on that is bearable; later you will count every one.
    .random = Legolas gave himself for the Ring-bearer. No Corruption, but a good bow is gone.
    .wrong = Gandalf would be gone, and with him your best Guide. Never so early.
wotr-lesson-first-event = Cards
    .say = Your last die shows Event. It draws a card, or plays any card you hold.
    .do = Choose the Event die.
    .right = Two decks: Character cards help the Fellowship, Strategy cards the war.
    .wrong = A die that is not used is lost. Draw a card with it.
wotr-lesson-first-draw = Which deck?
    .say = Each card is also a Combat card: its lower half can be played in a battle.
    .do = Draw a card from either deck.
    .right = One more for your hand. The Shadow still has two dice.
    .play = Imrahil comes to Dol Amroth when Gondor needs him. For now a new card is worth more.
wotr-lesson-first-isen = Saruman strikes
    .say = From Orthanc he attacks the Fords of Isen: five dice, a hit on 5 or 6. Rohan wakes at once, for whoever is attacked takes a step towards war.
wotr-lesson-first-combat = Spend a card on it?
    .say = Two Riders of Rohan against a whole host. A Combat card might save one of them for a moment.
    .do = Play no card.
    .right = The Fords are lost, but the Orcs bled for them, and your cards are whole. It was no City: the Shadow has no points.
    .wrong = You cannot save the Fords. Keep your cards for a Stronghold, where each round counts.
wotr-lesson-first-declare = A new turn
    .say = Before the dice you may show where the Fellowship is. In a City or Stronghold of yours that heals a point of Corruption; in the wild it only tells the Shadow.
    .do = Do not declare.
    .right = Well hidden. Let them search at Rivendell.
    .wrong = You are in the wild: you would heal nothing, and they would know where you are.
wotr-lesson-first-end = Now it is yours
    .say = Move when the Hunt is weak, wake the nations, hold the Strongholds, and mind the Corruption: that is the whole war. Play on against the machine, or leave; the table waits for you.
wotr-lesson-hunt = The Hunt
    .about = What waits in the Hunt Box, what a tile costs and who pays, and how to vanish again.
wotr-lesson-hunt-box = Two eyes are open
    .say = Gandalf fell in Moria; the Fellowship is in Lórien with 2 Corruption, and Strider guides. Two dice of the Shadow lie in the Hunt Box: when you move, both are rolled, and a 6 finds you.
wotr-lesson-hunt-die = The first move is the safest
    .say = Your own dice used for the Fellowship join the Box and add 1 to every roll of the Hunt for each. So the first move of a turn is the best one.
    .do = Choose a Character die.
    .right = No bonus for the Hunt yet: two dice, a 6 each.
    .wrong = The Will of the West can do anything. Keep it while a Character die does.
    .event = Draw later. While the Hunt is weak you walk.
wotr-lesson-hunt-go = Walk
    .say = Two dice, a 6 on either: about three times in ten you are found.
    .do = Move the Fellowship.
    .right = A 6. It happens. A tile is drawn from the pool.
    .wrong = There are few enough of them. Together they can still take a blow.
wotr-lesson-hunt-tile = Read the tile
    .say = It shows 2 damage, and an eye that reveals you. First somebody pays the damage, then the Shadow learns where you are.
wotr-lesson-hunt-pay = Pay for it
    .say = Corruption stands at 2 of 12. Strider has Level 3, the Hobbits 1. A Companion takes his Level off the damage, and is gone.
    .do = Use the Ring: take 2 Corruption.
    .right = Four. As long as you stay below six or so, Corruption is the cheaper coin.
    .guide = Strider is the Guide who hides you with any die, and a king to be. Not for two points.
    .random = Chance could take Legolas for two points. Early on, Corruption is cheaper.
wotr-lesson-hunt-path = Where are you?
    .say = Only now, when you are revealed, is the way laid: one step for each you counted. You say which way it was.
    .do = Go to Parth Celebrant, towards the south.
    .right = On the shore of the Anduin, and everybody sees it.
    .wrong = That is back towards Moria. Mordor lies in the south-east.
wotr-lesson-hunt-seen = Seen
    .say = Revealed, the Fellowship cannot move at all, and certain cards strike harder. First it must hide again, which costs a die and no Hunt.
wotr-lesson-hunt-second = Vanish
    .say = To hide you need a Character die or a Will of the West. But Strider guides: with him any die will do.
    .do = Choose the Event die.
    .right = The Ranger’s skill. And it does not go to the Hunt Box: hiding is no move.
    .keep = Any die hides you while Strider guides. Keep the Character die to walk with.
wotr-lesson-hunt-hide = Hide
    .say = A die spent on hiding is a die that does not walk. But better slow than found.
    .do = Hide the Fellowship.
    .right = Gone. The figure stays at Parth Celebrant, and you are wherever you go from here.
    .wrong = You need it to hide.
wotr-lesson-hunt-dare = Dare it again?
    .say = One die of yours is in the Box now: +1 for the Hunt, so 5 and 6 find you, more than half of the time. Mordor does not come nearer by itself.
    .do = Choose a die to walk with.
    .right = The cheaper one of the two. Good.
    .will = It can be a Character result too, though you could have kept it.
wotr-lesson-hunt-again = Once more
    .say = You know the risk: now you choose it.
    .do = Move the Fellowship.
    .right = A 5, and with +1 that is enough. The tile says 1, and no eye: you stay hidden.
    .apart = Alone they would be safer, and the Ring-bearers not.
wotr-lesson-hunt-toll = Your decision
    .say = One damage. Corruption stands at 4. A Companion drawn at random would cost you somebody, but no Corruption.
    .do = Choose who pays.
    .right = Five. From here on count: Mordor adds tiles that cannot be dodged.
    .random = Gimli fell. The Ring-bearers thank him; the Dwarves will not wake so easily.
    .wrong = Without Strider somebody weaker leads, and hiding becomes dear.
wotr-lesson-hunt-end = Now it is yours
    .say = Move early in the turn, look into the Box before you do, pay small damage with Corruption and large damage with a Companion, and hide at once. Play on, or leave; the table waits for you.

## Goals: what wins, and what to watch

wotr-goal-quest = The Ring in Mordor
    .watch = Watch how far the Fellowship may have come, and the dice in the Hunt Box: on the fifth step in Mordor the Ring is destroyed.
wotr-goal-points-fp = Conquests of the Free Peoples
    .watch = Watch Shadow Strongholds that are left without a guard: four points are only two of them.
wotr-goal-corruption = Corruption
    .watch = Watch the Hunt: each tile that is paid with the Ring brings the end at 12 nearer.
wotr-goal-points-shadow = Conquests of the Shadow
    .watch = Watch the Cities and Strongholds with an enemy Army next to them: ten points win at the end of a turn.

# What is rolled or drawn at a real table, as what somebody rolls or draws

wotr-outcome-die = { $n ->
    [one] a six-sided die
   *[other] { $n } six-sided dice
 }
wotr-outcome-action = { $n ->
    [one] an Action die
   *[other] { $n } Action dice
 }
wotr-outcome-card = { $n ->
    [one] an Event card
   *[other] { $n } Event cards
 }
wotr-outcome-tile = { $n ->
    [one] a Hunt tile
   *[other] { $n } Hunt tiles
 }
wotr-outcome-companion = { $n ->
    [one] a Companion counter
   *[other] { $n } Companion counters
 }
