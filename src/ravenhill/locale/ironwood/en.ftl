# Ironwood: every word a player reads.

ironwood-title = Ironwood
ironwood-about = Iron against wood: the Ironclad raise forges on the peaks, the Woodwalkers carry totems home through the forests. Two factions with nothing in common.
ironwood-scenario-duel = Two players
    .about = The Woodwalkers against the Ironclad.
ironwood-scenario-ironbot = Alone against the Ironbot
    .about = You lead the Woodwalkers; the Ironbot plays the Ironclad by its cards.
ironwood-scenario-woodbot = Alone against the Woodbot
    .about = You lead the Ironclad; the Woodbot plays the Woodwalkers by its cards.
ironwood-seat-woodwalkers = Woodwalkers
    .the = the Woodwalkers
    .about = Find totems by visions and carry three of them home through the forests.
ironwood-seat-ironclad = Ironclad
    .the = the Ironclad
    .about = Hold the mountains, fill the drill with crystals and build three forges.
ironwood-woodwalkers = Woodwalkers
ironwood-ironclad = Ironclad
ironwood-end-forges = The third forge burns: the Ironclad have won.
ironwood-end-totems = The third totem is home: the Woodwalkers have won.
ironwood-end-conceded = The losing side gave up.
ironwood-end-round-cap = The last round is over and nobody has won.
ironwood-none = no card
ironwood-passed = a pass
ironwood-charged = charged
ironwood-fading = fading

## options

ironwood-option-beginner_decks = Sorted decks
    .about = Special cards of people lie in the deck by number, simple effects first: good for a first game. An automaton's deck is shuffled as ever.
ironwood-option-handicap_woodwalkers = Newcomer leads the Woodwalkers
    .about = An extra fighter in this many outer forests.
ironwood-option-handicap_ironclad = Newcomer leads the Ironclad
    .about = An extra fighter on this many inner mountains.
ironwood-option-ask_every_effect = Ask before every effect
    .about = Every effect may be skipped. Usually effects that can only help are simply carried out.
ironwood-option-red = Red icons
    .about = The automaton resolves the red icons of its cards too (2 levels).
ironwood-option-golem = A golem on Ferrum
    .about = The Ironbot starts with a golem (3 levels).
ironwood-option-foundations = Foundations
    .about = The Ironbot starts with two foundations; against the Woodbot you have two tokens fewer (3 levels).
ironwood-option-four_cards = Four cards
    .about = The automaton starts with four specials in hand instead of two (2 levels).
ironwood-option-spirits = Restless Spirits
    .about = Two markers lie on the Spirits of the Forest from the start (3 levels).
ironwood-option-fighters = Extra fighters
    .about = The automaton starts with this many more fighters (a level each).
ironwood-option-starting_crystals = Starting crystals
    .about = The set-up names none; a table may agree on some.
ironwood-option-round_cap = Last round
    .about = If nobody has won by the end of this round, nobody wins.
ironwood-option-burn_effects = When-burned effects
    .about = Whether they work in every turn or only in your own.
ironwood-option-empty_deck = Empty deck and discard
    .about = Nothing is drawn, or a crystal is gained for each card missing.
ironwood-option-exhaust_order = Last marker of a lingering card
    .about = Which comes first: the effect of the marker or the effect of exhaustion.
ironwood-option-faded_totem = Faded totems
    .about = A totem that faded returns to the supply, or is out of the game.
ironwood-option-recruit_needs_control = Recruiting needs control
    .about = Ironclad recruit only on forge mountains they control.
ironwood-option-first_resolved = Simultaneous steps
    .about = Which side is resolved first where both act at once.
ironwood-option-empty_play = Playing a card for nothing
    .about = A card may be played even if none of its effects can do anything.
ironwood-option-moved_by_enemy = Pushed units have moved
    .about = Units pushed or forced to retreat can not move any more this turn.
ironwood-option-attack_ferrum_for_drill = Ferrum for the drill
    .about = A plain Attack may target Ferrum when only the drill is there.
ironwood-option-victory_order = Retreat and Victory effects
    .about = Which comes first after a combat.
ironwood-option-attack_uses_move = Attacking uses the move
    .about = Units that attacked can not move any more this turn.
ironwood-option-waste_damage = Wasting damage
    .about = Damage points may be left unused.
ironwood-option-die_fallback = Magic die without a match
    .about = Take the same end of the other parity, or roll again.
ironwood-option-ironbot_retreat = Ironbot: no fitting forest
    .about = It forces no retreat, or one to any forest.
ironwood-option-expand_order = Ironbot: Expand
    .about = Fewest fighters nearby first, or foundations first.
ironwood-option-ironbot_unpaid_recruit = Ironbot: recruit it can not pay
    .about = Only the recruit is skipped, or the whole icon.
ironwood-option-ironbot_empty_hand_flips = Ironbot: empty hand
    .about = Drawing a new hand turns the flow card too.
ironwood-option-ironbot_last_turn_focus = Ironbot: fading totem in the last turn
    .about = In the last turn of a round a fading totem is treated as gone; or only passed over in the first entry; or no fading totem is ever sought.
ironwood-option-ironbot_drill_twice = Ironbot: drill twice a turn
    .about = A second drill instruction in a turn moves it again.
ironwood-option-golem_and_forge = Woodbot: golem and forge
    .about = By how much both together make a warband larger.
ironwood-option-woodbot_reachable_targets = Woodbot: targets in reach
    .about = A target counts only if a fighter can get there.
ironwood-option-woodbot_carrier_first = Woodbot: carrier first
    .about = The fighter with the totem moves first.
ironwood-value-round_cap-0 = no limit
ironwood-value-handicap_woodwalkers-0 = none
ironwood-value-handicap_ironclad-0 = none
ironwood-value-fighters-0 = none
ironwood-value-starting_crystals-0 = none
ironwood-value-always = always
ironwood-value-own_turn = only in your own turn
ironwood-value-nothing = nothing
ironwood-value-crystal = a crystal instead
ironwood-value-tick_first = marker first
ironwood-value-exhaust_first = exhaustion first
ironwood-value-returns = returns
ironwood-value-removed = out of the game
ironwood-value-retreat_first = retreat first
ironwood-value-victory_first = Victory effects first
ironwood-value-other_parity = the other parity
ironwood-value-reroll = roll again
ironwood-value-anywhere = anywhere
ironwood-value-fighters_first = fighters first
ironwood-value-foundation_first = foundations first
ironwood-value-skip = skip it
ironwood-value-whole_icon = skip the icon
ironwood-value-ignore_totem = ignore it
ironwood-value-next_totem = the next totem

## what is asked

ironwood-ask-play = Play a card (turn { $n } of { $of }), or pass and draw one.
ironwood-ask-first-cards = First round: draw { $keep } cards, or draw { $n } and keep { $keep }.
ironwood-ask-return = Shuffle a card back into your deck ({ $n } to go).
ironwood-ask-tick = Which lingering card loses its marker first?
ironwood-ask-order = Which card is resolved first?
ironwood-ask-effect = { $card }: carry out this effect ({ $op })?
ironwood-ask-move-fighters = Move a fighter ({ $n } left), or be done.
ironwood-ask-move-again = Move one of the same fighters again ({ $n } left), or be done.
ironwood-ask-move-warband = Move a warband ({ $n } left), or be done.
ironwood-ask-who-moves = Who goes from { $a } to { $b }?
ironwood-ask-drill = Move the drill along a ridge, or leave it.
ironwood-ask-attack = { $card }: attack, or let it be.
ironwood-ask-wager = Wager a card from your hand, or decline.
ironwood-ask-losses = You deal { $n } damage to the { $side }: who falls?
ironwood-ask-retreat = You won: force the { $side } to retreat?
ironwood-ask-cargo-out = { $card }: how many crystals leave Cargo (up to { $n })?
ironwood-ask-cargo = The drill is destroyed: take a crystal from its Cargo?
ironwood-ask-resolve = { $card }: choose an effect ({ $n } to resolve).
ironwood-ask-spend = { $card }: spend { $n ->
    [one] a crystal
   *[other] { $n } crystals
 }?
ironwood-ask-spend-up-to = Spend up to { $n ->
    [one] one crystal
   *[other] { $n } crystals
 }.
ironwood-ask-burn = Burn a card ({ $n } to go), or leave the effect.
ironwood-ask-burn-up-to = Burn a card (up to { $n } more), or stop.
ironwood-ask-when-burned = { $card } was burned: use its effect?
ironwood-ask-discover = Discover a totem with a vision that can be followed now, or go on.
ironwood-ask-flip = Turn a fading totem to its charged side.
ironwood-ask-foundation = Place a foundation on an outer mountain you control.
ironwood-ask-build = Build a forge on a foundation you control.
ironwood-ask-newcomer = Place an extra fighter ({ $n } left), or be done.
ironwood-ask-recruit = Recruit a fighter ({ $n } left), or be done.
ironwood-ask-recruit-golem = Recruit a golem ({ $n } left), or be done.
ironwood-ask-remove = { $card }: remove an enemy fighter ({ $n } left), or be done.
ironwood-ask-replace = Replace one of your fighters with a golem.
ironwood-ask-shift = { $card }: push enemy units to an adjacent place, or leave them.
ironwood-ask-who-shifts = Who is pushed from { $a } to { $b }?
ironwood-ask-mark = { $card }: mark a place for this round.
ironwood-ask-further = Play a further card on top of this one, or end the turn.
ironwood-ask-survey = Leave the vision on top of the deck, or put it under the deck?
ironwood-ask-bottom = Put a special card from your hand under your deck ({ $n } to go).
ironwood-ask-bottom-vision = Put a vision from your hand under the vision deck ({ $n } to go).
ironwood-ask-remove-markers = Take a marker off an enemy lingering card ({ $n } left), or be done.
ironwood-ask-opponent-burn = Choose a card of the opponent's hand to be burned.
ironwood-ask-opponent-bottom = Choose a card of the opponent's hand to go under its deck.
ironwood-ask-discard = Your hand is full: discard a special card ({ $n } to go).
ironwood-ask-buy = Recruit a fighter for { $cost } crystals (you have { $n }), or be done.

## what may be chosen

ironwood-do-play = Play { $a }
ironwood-do-pass = Pass and draw a card
ironwood-do-draw = Draw { $a }
ironwood-do-return = Shuffle back { $a }
ironwood-do-tick = { $a }
ironwood-do-resolve = Yes
ironwood-do-first = First { $a }
ironwood-do-rest = First the rest of { $a }
ironwood-do-skip = No, go on
ironwood-do-done = Done
ironwood-do-move = { $a } → { $b }
ironwood-do-carry = { $a } → { $b } with the { $c } totem
ironwood-do-units = { $a ->
    [one] 1 fighter
   *[other] { $a } fighters
 }{ $b ->
    [0] {""}
    [one] {" "}and 1 golem
   *[other] {" "}and { $b } golems
 }
ironwood-do-drill = The drill to { $a }
ironwood-do-attack = { $a } attacks { $b }
ironwood-do-wager = Wager { $a }
ironwood-do-bluff = Wager { $a } as a bluff
ironwood-do-decline = Decline
ironwood-do-losses = Remove { $a ->
    [one] 1 fighter
   *[other] { $a } fighters
 }{ $b ->
    [0] {""}
    [one] {" "}and 1 golem
   *[other] {" "}and { $b } golems
 }
ironwood-do-retreat = Retreat to { $a }
ironwood-do-stay = Let them stay
ironwood-do-take = Take a crystal
ironwood-do-leave = Leave it
ironwood-do-cargo = { $a ->
    [one] 1 crystal
   *[other] { $a } crystals
 }
ironwood-do-option = { $a }: effect { $b }
ironwood-do-pay = Pay { $a ->
    [one] 1 crystal
   *[other] { $a } crystals
 }
ironwood-do-burn = Burn { $a }
ironwood-do-discover = { $a }: the totem goes to { $b }
ironwood-do-flip = Recharge the totem in { $a }
ironwood-do-foundation = A foundation on { $a }
ironwood-do-build = A forge on { $a }
ironwood-do-recruit = Recruit in { $a }
ironwood-do-remove = Remove a fighter from { $a }
ironwood-do-replace = A golem for a fighter on { $a }
ironwood-do-shift = From { $a } to { $b }
ironwood-do-mark = Mark { $a }
ironwood-do-keep = Leave it on top
ironwood-do-bottom = Under the deck: { $a }
ironwood-do-bury = Under the deck
ironwood-do-unmark = { $a }
ironwood-do-pick = { $a }
ironwood-do-discard = Discard { $a }
ironwood-do-concede = Concede

ironwood-do-option-WW01-1 = Draw a vision card
ironwood-do-option-WW01-2 = Discover
ironwood-do-option-WW03-1 = Move 5 fighters
ironwood-do-option-WW03-2 = Attack Ferrum and, if you win, steal half of the crystals
ironwood-do-option-WW10-1 = Discover
ironwood-do-option-WW10-2 = Move 3 fighters
ironwood-do-option-WW33-1 = Spend up to 3 crystals and draw as many cards
ironwood-do-option-WW33-2 = Burn up to 3 cards and gain as many crystals plus 1
ironwood-do-option-WW38-1 = Recharge a fading totem
ironwood-do-option-WW38-2 = Discover
ironwood-do-option-WW38-3 = Move 3 fighters
ironwood-do-option-WW38-4 = Steal a crystal
ironwood-do-option-IC01-1 = Spend 1: recruit a fighter at a forge and move a warband
ironwood-do-option-IC01-2 = Spend 5: build a forge
ironwood-do-option-IC01-3 = Attack with 1 more damage
ironwood-do-option-IC02-1 = Move 2 warbands
ironwood-do-option-IC02-2 = Attack
ironwood-do-option-IC03-1 = Move the drill
ironwood-do-option-IC03-2 = Move a warband
ironwood-do-option-IC03-3 = Place a foundation

ironwood-note-idle = nothing would happen now
ironwood-note-without = nothing to { $op } now

## what happened

ironwood-log-round = Round { $n }
ironwood-log-gain = { $side } gain { $n ->
    [one] a crystal
   *[other] { $n } crystals
 }.
ironwood-log-steal = { $side } steal { $n ->
    [one] a crystal
   *[other] { $n } crystals
 }.
ironwood-log-spend = { $side } spend { $n ->
    [one] a crystal
   *[other] { $n } crystals
 }.
ironwood-log-reshuffle = { $side } shuffle the discard pile into a new deck.
ironwood-log-draw = { $side } draw { $n ->
    [one] a card
   *[other] { $n } cards
 }.
ironwood-log-draw-vision = Woodwalkers draw { $n ->
    [one] a vision
   *[other] { $n } visions
 }.
ironwood-log-drew-card = You drew { $card }.
ironwood-log-returned = { $side } shuffle { $n ->
    [one] a card
   *[other] { $n } cards
 } back.
ironwood-log-bot-draw-top = { $side } draw a card to the top of the hand.
ironwood-log-discard = { $side } discard { $card }.
ironwood-log-marked = { $mountain } is marked.
ironwood-log-vision-gone = { $card } is gone.
ironwood-log-vision-back = { $card } went back into the vision deck.
ironwood-log-vision-shuffled = A vision is shuffled back into the deck.
ironwood-log-vision-discarded = A vision is discarded face down.
ironwood-log-play = { $side } play { $card }.
ironwood-log-play-further = { $side } play { $card } on top.
ironwood-log-pass = { $side } pass.
ironwood-log-move = A fighter moves from { $a } to { $b }.
ironwood-log-carry = A totem is carried from { $a } to { $b }.
ironwood-log-march = { $fighters ->
    [0] { $golems ->
        [one] A golem marches
       *[other] { $golems } golems march
     }
    [one] { $golems ->
        [0] A fighter marches
        [one] A fighter and a golem march
       *[other] A fighter and { $golems } golems march
     }
   *[other] { $golems ->
        [0] { $fighters } fighters march
        [one] { $fighters } fighters and a golem march
       *[other] { $fighters } fighters and { $golems } golems march
     }
 } from { $a } to { $b }.
ironwood-log-discover = { $card } is revealed: a totem rises in { $forest }.
ironwood-log-secure = A totem is secured in { $forest } ({ $n } of 3).
ironwood-log-no-totems-left = The Woodwalkers can no longer win: { $n ->
    [0] no totem is
    [one] one totem is
   *[other] { $n } totems are
 } home, and { $left ->
    [0] no other
    [one] only one more
   *[other] only { $left } more
 } can still be found.
ironwood-log-no-forges-left = The Ironclad can no longer win: there are not enough forge tokens left for three forges.
ironwood-log-faded = { $n ->
    [one] A totem fades away
   *[other] { $n } totems fade away
 } in { $forest }.
ironwood-log-fading = { $n ->
    [one] A totem begins
   *[other] { $n } totems begin
 } to fade in { $forest }.
ironwood-log-recharged = The totem in { $forest } is charged again.
ironwood-log-foundation = A foundation is laid on { $mountain }.
ironwood-log-forge = A forge is built on { $mountain } ({ $n } of 3).
ironwood-log-spirits = Markers on the Spirits of the Forest: { $n }.
ironwood-log-drill = The drill moves from { $a } to { $b }.
ironwood-log-cargo = { $n ->
    [0] No crystal goes
    [one] One crystal goes
   *[other] { $n } crystals go
 } to Cargo, which holds { $total } now.
ironwood-log-unload = { $n ->
    [one] A crystal is unloaded
   *[other] { $n } crystals are unloaded
 }.
ironwood-log-survey = The Ironclad look at the top vision.
ironwood-log-surveyed = The top vision is { $card }.
ironwood-log-buried = The vision goes under the deck.
ironwood-log-drill-destroyed = The drill on { $mountain } is destroyed and put back on Ferrum.
ironwood-log-plundered = Woodwalkers take a crystal from Cargo.
ironwood-log-newcomer = { $side } get an extra fighter in { $place }.
ironwood-log-recruit = { $side } recruit in { $place }.
ironwood-log-recruit-golem = { $side } recruit a golem on { $place }.
ironwood-log-remove = A fighter of the { $side } is removed from { $place }.
ironwood-log-replace = A golem takes a fighter's place on { $mountain }.
ironwood-log-shift = { $n ->
    [one] One unit of the { $side } is
   *[other] { $n } units of the { $side } are
 } pushed from { $a } to { $b }.
ironwood-log-attack = { $side } attack { $b } from { $a }.
ironwood-log-automatic = Nobody stands against them: { $side } win without a fight.
ironwood-log-wagered = { $side } wager a card.
ironwood-log-declined = { $side } wager nothing.
ironwood-log-wager-open = { $side } wager “{ $card }” face up.
ironwood-log-revealed = Revealed: { $a } against { $b }.
ironwood-log-damage = Damage: Woodwalkers deal { $a }, Ironclad deal { $b }.
ironwood-log-losses = Fallen: { $a } of the Woodwalkers, { $fighters } of the Ironclad{ $golems ->
    [0] {""}
    [one] {" "}and a golem
   *[other] {" "}and { $golems } golems
 }.
ironwood-log-cargo-out = { $n ->
    [one] A crystal leaves
   *[other] { $n } crystals leave
 } Cargo; the drill stays on its track.
ironwood-log-idle = { $card }: nothing to { $op } now.
ironwood-log-dominance = Dominance: Woodwalkers { $a }, Ironclad { $b }.
ironwood-log-won = { $side } win the battle.
ironwood-log-nobody = Nobody is left: nobody wins.
ironwood-ui-nobody = { ironwood-log-nobody }
ironwood-odds-battle = The battle
ironwood-odds-won = you win
ironwood-odds-beaten = you are beaten
ironwood-odds-nobody = nobody is left
ironwood-odds-dealt = The enemy loses
ironwood-odds-taken = You lose
ironwood-odds-units = { $n ->
    [0] nothing
    [one] 1 unit
   *[other] { $n } units
}
ironwood-odds-each-card = Each card the enemy may hold counts as likely as any other, and as none. Whoever deals damage removes as many units as they can.
ironwood-odds-each-card-bot = Each card the automaton may hold counts as likely as any other. Whoever deals damage removes as many units as they can.
ironwood-log-battle-over = The battle between { $a } and { $b } is over.
ironwood-log-retreat = { $side } retreat to { $place }.
ironwood-log-linger = { $card } lingers with { $n ->
    [one] 1 marker
   *[other] { $n } markers
 }.
ironwood-log-unmark = { $card } loses a marker: { $n ->
    [0] none is
    [one] one is
   *[other] { $n } are
 } left.
ironwood-log-exhausted = { $card } is exhausted.
ironwood-log-this-round = { $card } helps the { $side } this round.
ironwood-log-burn = { $side } burn { $card }.
ironwood-log-burn-vision = { $side } burn a vision.
ironwood-log-mark = { $place } is marked.
ironwood-log-look = { $side } look at the opponent's hand.
ironwood-log-look-visions = The Ironclad look at the visions in hand.
ironwood-log-saw = You see { $card }.
ironwood-log-bottom = { $side } put a card under the deck.
ironwood-log-opponent-bottom = { $side } put a card under the deck.

## why not

ironwood-why-unknown-place = There is no place called { $name }.
ironwood-why-wrong-kind = Woodwalkers stay in the forests, Ironclad on the mountains.
ironwood-why-nobody-there = Nobody of yours is in { $place }.
ironwood-why-no-trail = No trail joins { $a } and { $b }.
ironwood-why-no-ridge = No ridge joins { $a } and { $b }.
ironwood-why-held-back = A card forbids moves there: { $place }.
ironwood-why-already-moved = Everybody in { $place } has moved this turn.
ironwood-why-warband-started = A warband of { $place } has moved by this effect already, or this effect does not lead there.
ironwood-why-totem-held = Totems can not be moved this turn.
ironwood-why-no-totem = There is no totem in { $place }.
ironwood-why-attack-kinds = An attack goes from your place to an enemy place that touches it.
ironwood-why-outer-forest = No battle can start in an outer forest.
ironwood-why-not-touching = { $a } and { $b } do not touch.
ironwood-why-no-enemy = There is nobody to attack in { $place }.
ironwood-why-not-that-warband = This card names another warband or another target.
ironwood-why-vision-not-played = Visions are neither played nor wagered; a Discover effect reveals them.
ironwood-why-unknown-card = There is no card called { $name }.
ironwood-why-not-in-hand = { $card } is not in your hand.
ironwood-why-card-not-now = { $card } can not be played now.
ironwood-why-vision-not-held = { $card } is not in your hand.
ironwood-why-no-totem-left = No totem is left in the supply.
ironwood-why-mountain-controlled = The Ironclad control { $place }.
ironwood-why-nobody-near = None of your warbands is in an inner forest touching { $place }.
ironwood-why-nobody-in-forest = Choose an inner forest touching { $place } with a warband of yours.
ironwood-why-drill-stays = The drill has to leave its mountain; staying is no move.
ironwood-why-not-outer = { $place } has no site for a forge: only outer mountains have.
ironwood-why-not-controlled = You do not control { $place }.
ironwood-why-site-taken = There is a foundation or forge on { $place } already.
ironwood-why-no-token = All forge tokens are on the board.
ironwood-why-no-foundation = There is no foundation on { $place }.
ironwood-why-no-forge = There is no forge on { $place }.
ironwood-why-not-outer-forest = { $place } is not an outer forest.
ironwood-why-base-stays = { $card } is a base card: it is never discarded or put into a deck.
ironwood-why-base-never-burned = Base cards are never burned: { $card }.
ironwood-why-cannot-pay = You have { $n ->
    [0] no crystal
    [one] 1 crystal
   *[other] { $n } crystals
 }; that is not enough, or not asked for.
ironwood-why-pay-for-nothing = Nothing would follow from spending these crystals now.

## positions and packs

ironwood-bad-key = { $field } is no key of a position; there are: { $known }.
ironwood-bad-number = { $field }: a whole number from { $least } to { $most } is needed, not { $value }.
ironwood-bad-list = { $field }: a list of names is needed, not { $value }.
ironwood-bad-mapping = { $field }: a table of names and values is needed, not { $value }.
ironwood-bad-side = { $field }: { $value } is no side; there are woodwalkers and ironclad.
ironwood-bad-unknown = { $field }: { $value } is unknown.
ironwood-bad-site = { $value } is no state of a site; there are empty, foundation and forge.
ironwood-bad-site-place = { $value } has no site for a forge.
ironwood-bad-wrong-side = { $card } is no card of the { $side }.
ironwood-bad-card-twice = { $card } is named twice.
ironwood-bad-card-removed = { $card } is not in the deck in solo play.
ironwood-bad-seen = A card the opponent has seen must be in the hand of the { $side }.
ironwood-bad-no-bot = No automaton plays in this scenario.
ironwood-bad-at = { $value } is no moment of the round; there are: { $known }.
ironwood-bad-finished = Three forges or three totems: this game is already won.
ironwood-bad-broken = The position breaks the components: { $detail }.
ironwood-pack-step = { pack-at }: a step needs an operation: op = "..."
ironwood-pack-op = { pack-at }: { $value } is no operation of the effect language; there are: { $known }
ironwood-pack-place = { pack-at }: { $value } is no place of the effect language; there are: { $known }
ironwood-pack-from = { pack-at }: { $value } is no warband of the effect language: moved:id, recruited:id, replaced:id or not:id
ironwood-pack-condition = { pack-at }: { $value } is no condition of the effect language: opponent_visions>=n
ironwood-pack-one-way = { $file }.toml: record { $record }: field { $field }: names { $other }, which does not name it back
ironwood-pack-capital = board.toml: exactly one mountain must be the capital, not { $count }
ironwood-pack-out-of-place = { $file }.toml: record { $record }: field { $field }: { $value } belongs to the steps of a card that is played
ironwood-pack-reference = { $file }.toml: record { $record }: field { $field }: no step has the id { $value }

## places

ironwood-ferrum = Ferrum
ironwood-auria = Auria
ironwood-lithimar = Lithimar
ironwood-palladimor = Palladimor
ironwood-zincur = Zincur
ironwood-argentimar = Argentimar
ironwood-chromia = Chromia
ironwood-cobaltis = Cobaltis
ironwood-cuprumis = Cuprumis
ironwood-gallimor = Gallimor
ironwood-plumbarum = Plumbarum
ironwood-f01 = West Deepwood
ironwood-f02 = North Deepwood
ironwood-f03 = Northeast Deepwood
ironwood-f04 = Silverfern Hollow
ironwood-f05 = Highpine Vale
ironwood-f06 = Chrome Thicket
ironwood-f07 = Northgate Grove
ironwood-f08 = Westgate Grove
ironwood-f09 = Eastgate Wilds
ironwood-f10 = Southgate Grove
ironwood-f11 = Leadmoss Hollow
ironwood-f12 = Lowoak Vale
ironwood-f13 = Copperleaf Thicket
ironwood-f14 = Western Wilds
ironwood-f15 = South Deepwood
ironwood-f16 = Southeast Deepwood

## cards

ironwood-WW01 = Vision
    .effect = Draw 1 special card. Resolve 1: draw 1 vision card; or Discover.
ironwood-WW02 = Swift Strike
    .effect = Move 3 fighters. Attack. Victory: gain 1 crystal.
ironwood-WW03 = Pillage
    .effect = Resolve 1, or spend 2 crystals and resolve 2: Move 5 fighters; Attack Ferrum - Victory: steal half of the opponent's available crystals, rounded up.
ironwood-WW04 = Ambush
    .effect = Move 4 fighters. Remove 1 Ironclad fighter from a mountain adjacent to the forest of one of the fighters just moved.
ironwood-WW05 = Canopy Shelter
    .effect = Move 4 fighters. Play 1 base card; its Move may move the same fighters a second time. During this turn totems cannot be moved.
ironwood-WW06 = Crystal Omens
    .effect = Draw 1 vision card. Gain 1 crystal.
ironwood-WW07 = Sacred Ground
    .effect = Discover. Recruit 2 fighters in one or more outer forests.
ironwood-WW08 = Hidden Trails
    .effect = Move 6 fighters. Gain 1 crystal.
ironwood-WW09 = Children of the Forest
    .effect = Recruit 1 fighter in an outer forest. Play 1 base card.
ironwood-WW10 = Crystal Bloom
    .effect = Gain 1 crystal. Resolve 1: Discover; or Move 3 fighters.
ironwood-WW11 = Gathering Horns
    .effect = Recruit 1 fighter in each of up to 2 different outer forests. Move 2 fighters.
ironwood-WW12 = Spirit Walk
    .effect = Draw 1 special card. Move 2 fighters. Discover.
ironwood-WW13 = Howling Charge
    .effect = Move 3 fighters. Attack. This combat: +1 dominance. Victory: draw 1 special card.
ironwood-WW14 = Poisoned Springs
    .effect = Steal 1 crystal. Remove 1 Ironclad fighter from a mountain adjacent to an inner forest you control.
ironwood-WW15 = Forest Bounty
    .effect = Draw 2 special cards. Gain 1 crystal.
ironwood-WW16 = Hunter's Instinct
    .effect = Burn 1 card: if you do, Move 4 fighters. Attack. This combat: +1 defence. Victory: steal 1 crystal.
ironwood-WW17 = Mind of the Enemy
    .effect = Look at the opponent's hand and choose 1 special card in it; the opponent burns that card. Recruit 1 fighter in an outer forest.
ironwood-WW18 = Spirits' Blessing
    .effect = Draw 1 special card. Lingering 3. Each combat: +1 defence.
ironwood-WW19 = Blinding Mist
    .effect = Move 3 fighters. Lingering 2. Each combat: the opponent chooses its wagered card (or declines) first and reveals it before you choose yours.
ironwood-WW20 = Bear's Fury
    .effect = Burn up to 2 cards. Attack. This combat: +1 dominance, and +1 damage for each card burned this way.
ironwood-WW21 = Strike from the Mist
    .effect = Attack. Victory: draw 2 special cards. Then, won or lost, Move 4 fighters (the attackers may strike and vanish).
ironwood-WW22 = Broken Gears
    .effect = Remove up to 2 markers, in any split, from the opponent's lingering cards. A card losing its last marker this way is discarded and its exhaustion effect is not resolved. Play 1 base card.
ironwood-WW23 = Wild Hunt
    .effect = Move 3 fighters. Lingering 2. While in play, each Move effect on the cards you play moves 1 more fighter.
ironwood-WW24 = Thorn Barrier
    .effect = Move 3 fighters. This round: in each combat in which you are the defender, +1 defence and +1 dominance.
ironwood-WW25 = Ancestral Call
    .effect = Recruit 1 fighter in one inner forest you control. Discover. When burned: recruit 1 fighter in an outer forest.
ironwood-WW26 = Moonlit Rite
    .effect = Discover. Play 1 base card other than Vision. During this turn totems cannot be moved.
ironwood-WW27 = Dreamseer
    .effect = Draw 2 vision cards, then put 1 vision card from your hand face down under the vision deck. Spend 2 crystals: if you do, Discover.
ironwood-WW28 = War Dance
    .effect = Move 2 fighters. Attack. Victory: recruit 1 fighter in the forest you attacked from.
ironwood-WW29 = Veil of Leaves
    .effect = Burn 1 vision card: if you do, draw 2 vision cards. Play 1 base card other than Vision.
ironwood-WW30 = Uprising of Roots
    .effect = Mark 1 mountain other than Ferrum adjacent to an inner forest you control. Remove 1 Ironclad fighter from it. This round: Ironclad units and the drill cannot Move into or out of the marked mountain.
ironwood-WW31 = Echo of the Guardian
    .effect = Lingering 2. Each combat: +1 damage. Attack.
ironwood-WW32 = Rushing Spirits
    .effect = Move 4 fighters. Move the same fighters again.
ironwood-WW33 = Crystal Weavers
    .effect = Resolve 1: spend up to 3 crystals and draw that many special cards; or burn up to 3 cards and gain that many crystals plus 1. When burned: gain 2 crystals.
ironwood-WW34 = Owl Messengers
    .effect = Draw 3 special cards, then put 1 special card from your hand under your special deck. When burned: draw 1 special card.
ironwood-WW35 = Lure of the Deep Woods
    .effect = Choose a mountain other than Ferrum adjacent to an inner forest you control; move up to 2 Ironclad combat units from it to one adjacent mountain of your choice. Attack. Victory: draw 1 special card.
ironwood-WW36 = Stolen Plans
    .effect = The opponent reveals the hand; put 1 special card of your choice from it under the opponent's special deck. Draw 1 vision card.
ironwood-WW37 = Blood of the Grove
    .effect = Attack. Lingering 3. After each combat in which at least 1 of your fighters was removed, recruit 1 fighter in an outer forest. When burned: Move 2 fighters.
ironwood-WW38 = Heart of the Guardian
    .effect = Resolve 1, or spend 2 crystals and resolve 2: turn 1 fading totem on the map to its charged side; Discover; Move 3 fighters; steal 1 crystal.
ironwood-IC01 = Empowerment
    .effect = Resolve 1: spend 1 crystal - recruit 1 fighter on a mountain with a forge, then Move 1 warband; or spend 5 crystals and Build; or Attack - This combat: +1 damage.
ironwood-IC02 = Conquest
    .effect = Draw 1 special card. Resolve 1, or spend 2 crystals and resolve 2: Move 2 warbands; Attack.
ironwood-IC03 = Expansion
    .effect = Resolve 2: Move the drill; Move 1 warband; place 1 foundation on an outer mountain you control.
ironwood-IC04 = Industrial March
    .effect = Move 2 warbands. Gain 2 crystals.
ironwood-IC05 = Armed Escort
    .effect = Move 1 warband. Move the drill. Gain 2 crystals.
ironwood-IC06 = Field Tactics
    .effect = Draw 1 special card. Attack. This combat: +1 damage.
ironwood-IC07 = Conscription
    .effect = Recruit 2 fighters on one or more mountains with a forge. Draw 1 special card.
ironwood-IC08 = Tunnel Drilling
    .effect = Move the drill. Move the drill again.
ironwood-IC09 = Supply Convoy
    .effect = Move the drill. Move up to 2 warbands, each of which must end on the drill's mountain. Gain 1 crystal.
ironwood-IC10 = Deep Foundations
    .effect = Place 1 foundation on an outer mountain you control. Recruit 2 fighters there.
ironwood-IC11 = Golem Assembly
    .effect = Recruit 1 golem on a mountain with a forge. Move 1 warband.
ironwood-IC12 = Ore Survey
    .effect = Draw 1 special card. Move the drill. Look secretly at the top card of the vision deck; you may put it under the vision deck.
ironwood-IC13 = Reconnaissance
    .effect = Move 1 warband. Attack. This combat: the opponent chooses its wagered card (or declines) first and reveals it before you choose yours.
ironwood-IC14 = Gate Muster
    .effect = Gain 3 crystals. Recruit 1 fighter on a mountain with a forge.
ironwood-IC15 = Overheated Engines
    .effect = Burn 1 special card: if you do, gain 3 crystals. Move the drill.
ironwood-IC16 = Reckless Assault
    .effect = Recruit 1 fighter on a mountain you control. Attack with the warband there (any warband if none was recruited). This combat: +1 dominance. Victory: steal 1 crystal.
ironwood-IC17 = Shattered Dreams
    .effect = Recruit 1 fighter on a mountain with a forge. Move 1 warband. If the opponent holds at least 1 vision card, 1 of them chosen at random is shuffled into the vision deck.
ironwood-IC18 = Mobile Barracks
    .effect = Move the drill. Recruit 2 fighters on the drill's mountain.
ironwood-IC19 = Crystal Core
    .effect = Replace 1 of your fighters on the map with 1 golem. Move 2 warbands.
ironwood-IC20 = Grand Construction
    .effect = Place 1 foundation on an outer mountain you control. Spend 4 crystals: if you do, Build (the foundation just placed is allowed).
ironwood-IC21 = Clear-Cutting
    .effect = Choose up to 2 different inner forests adjacent to mountains you control; remove 1 Woodwalker fighter from each.
ironwood-IC22 = Crystal Ledger
    .effect = Gain 2 crystals. Lingering 2. Each time you remove a marker from this card in the preparation phase, draw 1 special card.
ironwood-IC23 = War Machine
    .effect = Attack. This combat: +2 damage.
ironwood-IC24 = Ridge Railway
    .effect = Lingering 2. After each drill move you may Move 1 warband, which must end on the drill's mountain. Move the drill. Gain 1 crystal.
ironwood-IC25 = Shield Wall
    .effect = Recruit 2 fighters on one or more mountains with a forge. Lingering 2. Each combat in which you are the defender: +1 defence.
ironwood-IC26 = Siege Formation
    .effect = Move 1 warband. Attack with that warband. This combat: +1 defence. Victory: remove 1 Woodwalker fighter of the defeated warband before it retreats.
ironwood-IC27 = Interrogation
    .effect = Look at the opponent's hand and choose 1 special card in it; the opponent burns that card. Draw 1 special card.
ironwood-IC28 = Crystal Refinery
    .effect = Lingering 3. Each time you remove a marker from this card in the preparation phase, gain 1 crystal. Gain 1 crystal.
ironwood-IC29 = Bait Trick
    .effect = Choose a Woodwalker warband in an inner forest; move all or part of it along a trail to 1 adjacent inner forest. Totems stay behind.
ironwood-IC30 = Iron Roads
    .effect = Move 2 warbands. Gain 1 crystal. Lingering 2. While in play, each Move effect on the cards you play that moves warbands moves 1 more warband.
ironwood-IC31 = Blockade
    .effect = Mark 1 inner forest adjacent to a mountain you control. This round: Woodwalker fighters cannot Move out of the marked forest. Attack.
ironwood-IC32 = Golem Vanguard
    .effect = Replace 1 of your fighters on the map with 1 golem. Attack with the warband of that golem.
ironwood-IC33 = Prophet in Chains
    .effect = Look at all vision cards in the opponent's hand. Recruit 1 fighter on a mountain you control. Place 1 foundation on an outer mountain you control. Gain 1 crystal.
ironwood-IC34 = Cargo Chute
    .effect = Move the drill. Move up to 3 crystals from Cargo to your available crystals; the drill-track marker stays.
ironwood-IC35 = Long Investment
    .effect = Lingering 2. When exhausted: gain 3 crystals and draw 1 special card.
ironwood-IC36 = False Prophecy
    .effect = If the opponent holds at least 1 vision card, 1 of them chosen at random is discarded face down and the opponent draws 1 vision card. Move 2 warbands.
ironwood-IC37 = Golem Foundry
    .effect = Spend 2 crystals: if you do, Lingering 2. When exhausted: recruit 2 golems on one or more mountains with a forge.
ironwood-IC38 = Total War
    .effect = Attack. Then Attack with a different warband. In each of these combats: +1 damage.

## visions

ironwood-V_AURIA = Vision of Auria
    .effect = Discover a totem at Auria and gain 3 crystals.
ironwood-V_LITHIMAR = Vision of Lithimar
    .effect = Discover a totem at Lithimar and gain 3 crystals.
ironwood-V_PALLADIMOR = Vision of Palladimor
    .effect = Discover a totem at Palladimor and gain 3 crystals.
ironwood-V_ZINCUR = Vision of Zincur
    .effect = Discover a totem at Zincur and gain 3 crystals.
ironwood-V_ARGENTIMAR = Vision of Argentimar
    .effect = Discover a totem at Argentimar.
ironwood-V_CHROMIA = Vision of Chromia
    .effect = Discover a totem at Chromia.
ironwood-V_COBALTIS = Vision of Cobaltis
    .effect = Discover a totem at Cobaltis.
ironwood-V_CUPRUMIS = Vision of Cuprumis
    .effect = Discover a totem at Cuprumis.
ironwood-V_GALLIMOR = Vision of Gallimor
    .effect = Discover a totem at Gallimor.
ironwood-V_PLUMBARUM = Vision of Plumbarum
    .effect = Discover a totem at Plumbarum.

## automata

ironwood-ask-bot-burn = The Ironbot presses you: burn a card.
ironwood-ask-bot-shield = The Woodbot demands: burn a card and it draws one, or it steals a crystal.
ironwood-do-give = Let it steal a crystal

ironwood-log-tied = Tied: { $place }.
ironwood-log-die = The magic die decides between { $n } places that are tied ({ $face }): { $place }.
ironwood-log-die-again = The magic die ({ $face }) finds nobody: it is rolled again.
ironwood-log-bot-choice = { $what }: { $place }.
ironwood-log-bot-step = { $what }
ironwood-log-bot-no-move = { $what }: nobody moves.
ironwood-log-bot-enough = A warband beside { $place } has more units already: nobody moves.
ironwood-log-bot-too-small = { $a } is too weak against { $b }: no attack.
ironwood-log-bot-no-attack = No target: the { $side } do not attack.
ironwood-log-bot-no-retreat = There is nowhere to send them: no retreat.
ironwood-log-stance = The Ironbot is { $stance }.
ironwood-log-bot-turn-over = { $side } end their turn.
ironwood-log-flow = The flow card turns to { $face }.
ironwood-log-face = The Woodbot is { $face }.
ironwood-log-face-back = The Woodbot turns back: it is { $face } again.
ironwood-log-expend = { $side } expend { $card }.
ironwood-log-expend-deck = { $side } expend { $card } from the top of the deck.
ironwood-log-empty-hand = { $side } have no card left: they draw one and the turn ends.
ironwood-log-no-wager-card = { $side } have no card to wager: they draw one instead of attacking.
ironwood-log-icon = The icon is carried out: { $icon }.
ironwood-log-icon-red = The red icon is ignored: { $icon }.
ironwood-log-icon-nothing = The icon changes nothing: a crystal for the { $side }.
ironwood-log-ferrum-guard = Ferrum stands empty: a fighter comes free.
ironwood-log-not-there = { $card } is discarded: no totem there. { $n ->
    [one] 1 vision is left.
   *[other] { $n } visions are left.
 }
ironwood-log-possible = { $card } goes into the vision deck: { $mountain } is possible again.

ironwood-die-lowest-even = lowest even
ironwood-die-highest-even = highest even
ironwood-die-lowest-odd = lowest odd
ironwood-die-highest-odd = highest odd
ironwood-stance-expansive = Expansive (+1 damage)
ironwood-stance-aggressive = Aggressive (+1 dominance)
ironwood-stance-defensive = Defensive (+1 defence)
ironwood-flow-alert = Alert
ironwood-flow-exhausted = Exhausted
ironwood-face-disruptive = Disruptive
ironwood-face-exalted = Exalted

ironwood-icon-card = card
ironwood-icon-crystals = crystals
ironwood-icon-drill = drill
ironwood-icon-warband = warband
ironwood-icon-golem = golem
ironwood-icon-forge = forge
ironwood-icon-compass = compass
ironwood-icon-hit = hit
ironwood-icon-shield = shield
ironwood-icon-battle = battle
ironwood-icon-arrows = arrows
ironwood-icon-eye = eye
ironwood-icon-search = search
ironwood-icon-cubes = cubes
ironwood-icon-alert = alert

ironwood-list-chase = Chase
ironwood-list-protect = Protect
ironwood-list-expand = Expand
ironwood-list-drill = Drill
ironwood-list-escort = Escort of the drill
ironwood-list-plunder = Plunder
ironwood-list-interfere = Interfere
ironwood-list-secure = Secure

ironwood-step-build = Alert, step 1: a forge is built.
ironwood-step-not-built = Alert, step 1: no forge can be built.
ironwood-step-chase = Alert, step 2: Chase and attack.
ironwood-step-foundation = Alert, step 3: a foundation is laid.
ironwood-step-icons = The icons of the top card are resolved.
ironwood-step-exhausted = Exhausted: the icons of the top card are resolved, then Alert.
ironwood-step-plunder = You are rich: 5 fighters to Plunder, then an attack.
ironwood-step-secure = A totem is held: 5 fighters to Secure.

ironwood-choice-focus-totem = Focus, the warband with a totem
ironwood-choice-focus-near = Focus, the largest warband closest to a totem
ironwood-choice-focus-smallest = Focus, the smallest warband
ironwood-choice-attacker = Attacker
ironwood-choice-chase-target = Chase, target
ironwood-choice-chase-source = Chase, from
ironwood-choice-protect-ferrum = Protect, Ferrum holds fewer than 3 units
ironwood-choice-protect-foundation = Protect, a threatened foundation
ironwood-choice-protect-inner = Protect, a threatened inner mountain
ironwood-choice-protect-source = Protect, from
ironwood-choice-expand-site = Expand, an unmarked outer mountain
ironwood-choice-expand-foundation = Expand, a foundation nobody holds
ironwood-choice-expand-inner = Expand, an unmarked inner mountain
ironwood-choice-expand-source = Expand, from
ironwood-choice-escort-source = Escort of the drill, from
ironwood-choice-drill-home = Drill, towards the closest forge
ironwood-choice-drill-out = Drill, to a mountain without a forge
ironwood-choice-drill-unload = Drill, only forges around it
ironwood-choice-recruit-ferrum = Recruits, Ferrum has fewer than 3 fighters
ironwood-choice-recruit-forge = Recruits, the forge with the smallest warband
ironwood-choice-build = Forge, the foundation with the smallest warband
ironwood-choice-foundation = Foundation, the largest warband
ironwood-choice-golem = Golem
ironwood-choice-victim = The warband with or closest to a totem
ironwood-choice-retreat = Retreat
ironwood-choice-plunder-ferrum = Plunder, next to Ferrum
ironwood-choice-plunder-foundation = Plunder, next to a foundation
ironwood-choice-plunder-drill = Plunder, next to the drill
ironwood-choice-plunder-outer = Plunder, next to an outer mountain
ironwood-choice-interfere-foundation = Interfere, next to a controlled foundation
ironwood-choice-interfere-ferrum = Interfere, next to Ferrum
ironwood-choice-interfere-drill = Interfere, next to the drill
ironwood-choice-interfere-possible = Interfere, next to a possible mountain
ironwood-choice-secure-totem = Secure, the totem
ironwood-choice-secure-out = Secure, home to an outer forest
ironwood-choice-secure-edge = Secure, next to an outer forest
ironwood-choice-secure-near = Secure, closer to an outer forest
ironwood-choice-secure-lone = Secure, to a totem
ironwood-choice-secure-beside = Secure, next to a totem
ironwood-choice-secure-possible = Secure, where a totem may be found
ironwood-choice-move-source = From
ironwood-choice-attack-drill = Attack, the drill
ironwood-choice-attack-ferrum = Attack, Ferrum
ironwood-choice-attack-foundation = Attack, a controlled foundation
ironwood-choice-attack-possible = Attack, a controlled possible mountain
ironwood-choice-attack-totem = Attack, a warband next to a totem
ironwood-choice-attack-warband = Attack, a warband in reach
ironwood-choice-recruit-totem = Recruits, next to a totem
ironwood-choice-recruit-foundation = Recruits, next to a controlled foundation
ironwood-choice-recruit-possible = Recruits, next to a possible outer mountain
ironwood-choice-recruit-drill = Recruits, closest to the drill
ironwood-choice-recruit-held = Recruits, with the totem
ironwood-choice-discover = Discovery
ironwood-choice-totem-with = Totem, with the largest warband beside the mountain
ironwood-choice-totem-near = Totem, closest to a warband

ironwood-option-bot_prohibitions = Automata: your prohibitions
    .about = Cards of yours that forbid a move bind the automaton too.
ironwood-option-ironbot_attack_next = Ironbot: next target
    .about = When the focus is too large, the next best target is tried.
ironwood-option-ironbot_compass_focus = Ironbot: compass icon
    .about = The attack is against a weak warband near a totem, or against any target.
ironwood-option-ironbot_drill_alone = Ironbot: drill among empty mountains
    .about = What decides when no mountain around the drill holds a warband.
ironwood-option-ironbot_escort = Ironbot: escort of the drill
    .about = Whether a unit stays behind where the escort comes from.
ironwood-option-ironbot_focus_ties = Ironbot: several totems held
    .about = Between equal warbands with a totem the die decides, or first the difference of units.
ironwood-option-ironbot_outer_forests = Ironbot: fighters in outer forests
    .about = They count as touching a mountain for Protect, Expand and the drill.
ironwood-option-woodbot_empty_hand_secures = Woodbot: Secure with an empty hand
    .about = Exalted and without cards it still carries a held totem before it draws.
ironwood-option-woodbot_eye_moves = Woodbot: eye icon, Exalted
    .about = It moves two fighters, or two whole warbands.
ironwood-option-woodbot_guards_totem = Woodbot: a guard for the totem
    .about = The last fighter beside a totem does not leave it by Plunder or Interfere.
ironwood-option-woodbot_plunder_foundation = Woodbot: foundations to plunder
    .about = Plunder goes to a foundation you control, or to one you do not.
ironwood-option-woodbot_shield_draw = Woodbot: card drawn for the shield
    .about = It goes under the hand, or on top of it.
ironwood-option-woodbot_spirits_without_card = Woodbot: Spirits without a wager
    .about = The Spirits of the Forest help even when no card is wagered.
ironwood-option-woodbot_warband_icon = Woodbot: warband icon, Exalted
    .about = With a held totem it recruits there and by the list, or only there.
ironwood-option-markerless_linger = Lingering card without markers
    .about = It is discarded at the end of the round like any special, or at once.
ironwood-option-pass_marker = Marker of a pass
    .about = It is one of the common markers until the end of the round, or is not counted among them.
ironwood-option-wager_visions = Wagering visions
    .about = The Woodwalkers may wager a vision as a bluff: it counts for nothing and returns to their hand.
ironwood-option-open_discards = Open discard piles
    .about = Everybody may look through a discard pile; otherwise the opponent sees its top card and the number.
ironwood-option-distances = Automata: distances
    .about = Counted along ridges or trails only, or over all places that touch.
ironwood-option-bot_reshuffles = Automata: empty deck
    .about = The automaton shuffles its discard pile into a new deck.
ironwood-option-bot_pays_without_fighters = Automata: recruiting from an empty supply
    .about = The automaton pays even when no fighter is left to recruit.
ironwood-option-bot_hand_limit = Automata: hand limit
    .about = The automaton too keeps 8 cards at the end of a round; specials go from the bottom of its hand.
ironwood-option-ironbot_cannot_build = Ironbot: Defensive and unable to build
    .about = On Alert it resolves the icons of its card, or only lays the card down.
ironwood-option-ironbot_chase_targets = Ironbot: targets of Chase
    .about = Only mountains somebody can move to, or simply the one with the largest warband.
ironwood-option-ironbot_protect_next = Ironbot: next target of Protect
    .about = When nobody can come to the first target, the next one is tried.
ironwood-option-ironbot_golem_warband = Ironbot: golem icon
    .about = Only warbands with a fighter are looked at, or all of them; a warband of golems then gets nothing.
ironwood-option-ironbot_alert_stance = Ironbot: Alert for the second time
    .about = The stance stays the same, or is checked again.
ironwood-option-ironbot_unable_burn = Ironbot: no card to burn
    .about = When you have nothing to burn the Ironbot gains a crystal, or nothing.
ironwood-option-ironbot_stance_first = Ironbot: stance with an empty hand
    .about = The stance is checked before the Ironbot looks whether it has a card.
ironwood-option-woodbot_locate_card = Woodbot: the card of a Locate
    .about = A totem found by Locate costs the top card of its deck, or of its hand.
ironwood-option-woodbot_falls_back = Woodbot: when Exalted ends
    .about = It looks after its own turn whether it stays Exalted, or turns back the moment the reason is gone.
ironwood-option-woodbot_locate_without_totem = Woodbot: Locate without a totem left
    .about = The last vision stays in the deck, or is discarded.
ironwood-option-woodbot_surplus = Woodbot: best target
    .about = The surplus counts units, or also what golems and forges add.
ironwood-option-woodbot_guarded_drill = Woodbot: guarded drill
    .about = An attack on the drill may also be against units beside it.
ironwood-option-woodbot_search_order = Woodbot: search icon, Exalted
    .about = Who moves first: the three without the totem, or the one with it.
ironwood-option-woodbot_two_moves = Woodbot: two moves
    .about = The second target is chosen after the first move, or both beforehand.
ironwood-option-woodbot_recruit_possible = Woodbot: recruiting at possible mountains
    .about = What counts first: the better mountain, or fewer fighters.
ironwood-option-woodbot_golem_losses = Woodbot: damage to golems
    .about = Every pair of points goes to a golem first, or only the first pair.
ironwood-value-unfading_only = only a charged totem, and not in the last turn
ironwood-value-near_totem = near a totem
ironwood-value-any = any target
ironwood-value-woodwalkers_first = fewer Woodwalkers first
ironwood-value-neighbours_first = larger neighbours first
ironwood-value-guarded = one stays
ironwood-value-all = all may go
ironwood-value-die = the die
ironwood-value-difference = the difference of units
ironwood-value-fighters = fighters
ironwood-value-warbands = warbands
ironwood-value-controlled = controlled
ironwood-value-uncontrolled = not controlled
ironwood-value-under = under the hand
ironwood-value-top = on top
ironwood-value-both = both
ironwood-value-one = only there
ironwood-value-round_end = at the end of the round
ironwood-value-at_once = at once
ironwood-value-after_turn = after its turn
ironwood-value-deck = of the deck
ironwood-value-hand = of the hand
ironwood-value-common = from the common supply
ironwood-value-free = not counted
ironwood-value-own_ways = ridges or trails
ironwood-value-any_way = all that touches
ironwood-value-icons = resolve the icons
ironwood-value-unresolved = leave them
ironwood-value-in_reach = in reach
ironwood-value-largest = the largest
ironwood-value-with_fighter = with a fighter
ironwood-value-any_warband = any warband
ironwood-value-same = the same
ironwood-value-checked = checked again
ironwood-value-discards = discarded
ironwood-value-units = units
ironwood-value-strength = units, golems and forges
ironwood-value-escort_first = those without the totem
ironwood-value-carrier_first = the one with the totem
ironwood-value-in_turn = one after the other
ironwood-value-planned = beforehand
ironwood-value-preferred_first = the better mountain
ironwood-value-fewest_first = fewer fighters
ironwood-value-every_golem = every golem
ironwood-value-one_golem = one golem
ironwood-value-none = none
ironwood-value-woodwalkers = Woodwalkers
ironwood-value-ironclad = Ironclad

## the table in a terminal

ironwood-table-mountains = Mountains
ironwood-table-forests = Forests
ironwood-table-fighters = fighters
ironwood-table-golems = golems
ironwood-table-foundation = foundation
ironwood-table-forge = forge
ironwood-table-drill = drill (step { $track }, Cargo { $cargo })
ironwood-table-marked = marked
ironwood-table-totem-charged = ◆ totem
ironwood-table-totem-fading = ◇ fading totem
ironwood-table-crystals = Crystals: { $n }
ironwood-table-cards = Cards: { $hand } in hand, { $deck } in the deck
ironwood-table-visions = Visions: { $hand } in hand, { $deck } in the deck
ironwood-table-secured = Totems secured: { $n } of 3
ironwood-table-forges = Forges built: { $n } of 3, tokens left: { $left }
ironwood-table-alert = Alert
ironwood-table-exhausted = Exhausted
ironwood-table-disruptive = Disruptive
ironwood-table-exalted = Exalted
ironwood-table-woodbot = The Woodbot is { $face }; Spirits of the Forest: { $spirits }; { $hand } cards in hand.
ironwood-table-ironbot = The Ironbot's flow card shows { $flow }; { $hand } cards in hand.
ironwood-table-out-of-reach = You can no longer win this game. You may play on, or concede.
ironwood-table-battle = Battle between { $a } and { $b }
ironwood-table-wager-open = has not chosen yet
ironwood-table-wager-none = no card
ironwood-table-wager-hidden = a card face down
ironwood-table-deals = deals { $n }
ironwood-table-hand = Your hand

## operations, as in “nothing to ... now”

ironwood-op-move = move
ironwood-op-move_drill = move the drill to
ironwood-op-attack = attack
ironwood-op-choose = choose
ironwood-op-spend = pay with
ironwood-op-burn = burn
ironwood-op-spend_up_to = pay with
ironwood-op-burn_up_to = burn
ironwood-op-gain = gain
ironwood-op-steal = steal
ironwood-op-draw = draw
ironwood-op-discover = discover
ironwood-op-build = build
ironwood-op-place_foundation = lay a foundation on
ironwood-op-recruit = recruit
ironwood-op-remove = remove
ironwood-op-replace = replace
ironwood-op-shift_enemy = push
ironwood-op-play = play after it
ironwood-op-linger = linger with
ironwood-op-modifier = change
ironwood-op-on_event = wait for
ironwood-op-mark = mark
ironwood-op-forbid = forbid
ironwood-op-flip_totem = recharge
ironwood-op-cargo_to_available = take out of Cargo
ironwood-op-look = look at
ironwood-op-survey = look at
ironwood-op-bottom = put under the deck
ironwood-op-remove_markers = take markers off
ironwood-op-opponent_burn = burn of theirs
ironwood-op-opponent_bottom = put under their deck
ironwood-op-opponent_draw = draw for them
ironwood-op-opponent_discard_vision = discard of theirs
ironwood-op-opponent_vision_to_deck = send back of theirs
ironwood-op-if = fulfil

## what an effect says of itself, as an order within a sentence

ironwood-say-sentence = { $said-The }.
ironwood-say-sentences = { $first } { $last }
ironwood-say-then = { $first }, then { $last }
ironwood-say-or = { $first }; or { $last }
ironwood-say-also = { $first }; { $last }
ironwood-say-and = { $first } and { $last }
ironwood-say-aside = { $first } – { $last }
ironwood-say-nothing = do nothing
ironwood-say-move-fighters = move { $n ->
        [one] 1 fighter
       *[other] { $n } fighters
    }
ironwood-say-move-same = move the same fighters again
ironwood-say-move-warbands = move { $n ->
        [one] 1 warband
       *[other] { $n } warbands
    }
ironwood-say-move-to-drill =
    { $n ->
        [one] move up to 1 warband, which must end on the drill's mountain
       *[other] move up to { $n } warbands, each of which must end on the drill's mountain
    }
ironwood-say-move-drill = move the drill
ironwood-say-move-drill-again = move the drill again
ironwood-say-attack = attack{ $target-id ->
        [ferrum] {" "}Ferrum
       *[any] {""}
    }{ $with-id ->
        [moved] {" "}with a warband just moved
        [recruited] {" "}with the warband you recruited to
        [replaced] {" "}with the warband of the new golem
        [not] {" "}with a different warband
       *[any] {""}
    }
ironwood-say-this-combat = This combat: { $said }
ironwood-say-victory = Victory: { $said }
ironwood-say-victory-early = Victory, before the retreat: { $said }
ironwood-say-damage = { $by } damage
ironwood-say-defence = { $by } defence
ironwood-say-dominance = { $by } dominance
ironwood-say-damage-per = +1 damage for each card burned or crystal spent this way
ironwood-say-opponent-first = the opponent chooses the wagered card (or declines) first and reveals it before you choose yours
ironwood-say-extra-fighters = each Move effect on the cards you play moves { $n ->
        [one] 1 more fighter
       *[other] { $n } more fighters
    }
ironwood-say-extra-warbands = each Move effect on the cards you play that moves warbands moves { $n ->
        [one] 1 more warband
       *[other] { $n } more warbands
    }
ironwood-say-choose = resolve { $n } of these: { $options }
ironwood-say-choose-or-pay = resolve { $n } of these, or spend { $pay ->
        [one] 1 crystal
       *[other] { $pay } crystals
    } and resolve { $more }: { $options }
ironwood-say-spend = spend { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }: if you do, { $said }
ironwood-say-burn = burn { $kind-id ->
        [special] { $n ->
            [one] 1 special card
           *[other] { $n } special cards
        }
        [vision] { $n ->
            [one] 1 vision card
           *[other] { $n } vision cards
        }
       *[any] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }: if you do, { $said }
ironwood-say-spend-up-to =
    { $least ->
        [0] spend up to { $n ->
            [one] 1 crystal
           *[other] { $n } crystals
        }
       *[other] spend at least { $least } and at most { $n ->
            [one] 1 crystal
           *[other] { $n } crystals
        }
    }
ironwood-say-burn-up-to =
    { $least ->
        [0] burn up to { $kind-id ->
            [special] { $n ->
                [one] 1 special card
               *[other] { $n } special cards
            }
            [vision] { $n ->
                [one] 1 vision card
               *[other] { $n } vision cards
            }
           *[any] { $n ->
                [one] 1 card
               *[other] { $n } cards
            }
        }
       *[other] burn at least { $least } and at most { $kind-id ->
            [special] { $n ->
                [one] 1 special card
               *[other] { $n } special cards
            }
            [vision] { $n ->
                [one] 1 vision card
               *[other] { $n } vision cards
            }
           *[any] { $n ->
                [one] 1 card
               *[other] { $n } cards
            }
        }
    }
ironwood-say-for-each-crystal = for each crystal: { $said }
ironwood-say-for-each-card = for each card: { $said }
ironwood-say-if-any = and on top of that, if you do: { $said }
ironwood-say-gain = gain { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
ironwood-say-steal = steal { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
ironwood-say-steal-half = steal half of the opponent's available crystals, rounded up
ironwood-say-draw = draw { $deck-id ->
        [vision] { $n ->
            [one] 1 vision card
           *[other] { $n } vision cards
        }
       *[special] { $n ->
            [one] 1 special card
           *[other] { $n } special cards
        }
    }
ironwood-say-discover = discover
ironwood-say-build = build a forge
ironwood-say-place-foundation = place 1 foundation on an outer mountain you control
ironwood-say-flip-totem = turn { $n ->
        [one] 1 fading totem
       *[other] { $n } fading totems
    } on the map to the charged side
ironwood-say-cargo-out = move up to { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    } from Cargo to your available crystals (the drill-track marker stays)
ironwood-say-play = play { $kind-id ->
        [base] 1 base card
        [special] 1 special card
       *[any] 1 card
    }
ironwood-say-other-than = play { $kind-id ->
        [base] 1 base card
        [special] 1 special card
       *[any] 1 card
    } other than { $cards }
ironwood-say-may-move-again = its Move may move the same fighters a second time
ironwood-say-linger = Lingering { $n }
ironwood-say-this-round = This round: { $said }
ironwood-say-this-round-defending = This round, in each combat in which you are the defender: { $said }
ironwood-say-each-combat = Each combat: { $said }
ironwood-say-each-combat-defending = Each combat in which you are the defender: { $said }
ironwood-say-while-in-play = while in play: { $said }
ironwood-say-after-losses = after each combat in which at least 1 Woodwalker fighter was removed: { $said }
ironwood-say-after-drill-move = after each move of the drill: { $said }
ironwood-say-tick = each time you remove a marker from this card in the preparation phase: { $said }
ironwood-say-exhaust = when exhausted: { $said }
ironwood-say-burned = when burned: { $said }
ironwood-say-remove-markers = take up to { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } off the opponent's lingering cards
ironwood-say-no-last-effect = a card that loses its last one this way is discarded without its effect when exhausted
ironwood-say-survey = look secretly at the top card of the vision deck
ironwood-say-survey-or-bury = look secretly at the top card of the vision deck (you may put it under the vision deck)
ironwood-say-bottom =
    { $deck-id ->
        [vision] put { $n ->
            [one] 1 vision card
           *[other] { $n } vision cards
        } from your hand under the vision deck
       *[special] put { $n ->
            [one] 1 special card
           *[other] { $n } special cards
        } from your hand under your special deck
    }
ironwood-say-look-hand = look at the opponent's hand
ironwood-say-look-visions = look at all vision cards in the opponent's hand
ironwood-say-opponent-draw = the opponent draws { $deck-id ->
        [vision] { $n ->
            [one] 1 vision card
           *[other] { $n } vision cards
        }
       *[special] { $n ->
            [one] 1 special card
           *[other] { $n } special cards
        }
    }
ironwood-say-opponent-discard-vision = the opponent discards { $n ->
        [one] 1 vision card chosen at random
       *[other] { $n } vision cards chosen at random
    } face down
ironwood-say-opponent-vision-to-deck = the opponent shuffles { $n ->
        [one] 1 vision card chosen at random
       *[other] { $n } vision cards chosen at random
    } into the vision deck
ironwood-say-opponent-burn = the opponent burns { $n ->
        [one] 1 special card of your choice
       *[other] { $n } special cards of your choice
    }
ironwood-say-opponent-burn-random = the opponent burns { $n ->
        [one] 1 special card chosen at random
       *[other] { $n } special cards chosen at random
    }
ironwood-say-opponent-bottom = the opponent puts { $n ->
        [one] 1 special card of your choice
       *[other] { $n } special cards of your choice
    } under the special deck
ironwood-say-opponent-bottom-random = the opponent puts { $n ->
        [one] 1 special card chosen at random
       *[other] { $n } special cards chosen at random
    } under the special deck
ironwood-say-recruit = recruit { $n ->
        [one] 1 fighter
       *[other] { $n } fighters
    } { $where }
ironwood-say-recruit-golems = recruit { $n ->
        [one] 1 golem
       *[other] { $n } golems
    } { $where }
ironwood-say-remove = remove { $unit-id ->
        [ww] { $n ->
            [one] 1 Woodwalker fighter
           *[other] { $n } Woodwalker fighters
        }
        [golem] { $n ->
            [one] 1 golem
           *[other] { $n } golems
        }
       *[ic] { $n ->
            [one] 1 Ironclad fighter
           *[other] { $n } Ironclad fighters
        }
    } { $where }
ironwood-say-replace =
    { $n ->
        [one] replace 1 of your fighters { $where } with a golem
       *[other] replace { $n } of your fighters { $where } with golems
    }
ironwood-say-shift-ww = move { $n ->
        [99] any number of Woodwalker fighters
        [one] up to 1 Woodwalker fighter
       *[other] up to { $n } Woodwalker fighters
    } together { $where } to one adjacent inner forest (totems stay behind)
ironwood-say-shift-ic = move { $n ->
        [99] any number of Ironclad combat units
        [one] up to 1 Ironclad combat unit
       *[other] up to { $n } Ironclad combat units
    } together { $where } to one adjacent mountain (the drill stays behind)
ironwood-say-mark = put { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } { $where }
ironwood-say-forbid-move_totem =
    { $scope-id ->
        [this_turn] this turn
       *[this_round] this round
    } totems cannot be moved
ironwood-say-forbid-ic_and_drill_move_in_or_out =
    { $scope-id ->
        [this_turn] this turn
       *[this_round] this round
    } Ironclad units and the drill cannot move into or out of the marked mountain
ironwood-say-forbid-ww_move_out =
    { $scope-id ->
        [this_turn] this turn
       *[this_round] this round
    } Woodwalker fighters cannot move out of the marked forest
ironwood-say-if = if the opponent holds at least { $n ->
        [one] 1 vision card
       *[other] { $n } vision cards
    }, { $said }

## places of effects: in them, from them

ironwood-place-outer_forest =
    .in =
        { $n ->
            [one] in an outer forest
           *[other] in one or more outer forests
        }
    .from =
        from an outer forest
ironwood-place-different_outer_forests =
    .in =
        { $n ->
            [one] in an outer forest
           *[other] in different outer forests, 1 in each
        }
    .from =
        from an outer forest
ironwood-place-one_controlled_inner_forest =
    .in = in one inner forest you control
    .from = from one inner forest you control
ironwood-place-attack_forest =
    .in = in the forest of that attack
    .from = from the forest of that attack
ironwood-place-forge =
    .in =
        { $n ->
            [one] on a mountain with a forge
           *[other] on one or more mountains with a forge
        }
    .from =
        from a mountain with a forge
ironwood-place-controlled_mountain =
    .in = on a mountain you control
    .from = from a mountain you control
ironwood-place-controlled_outer_mountain =
    .in = on an outer mountain you control
    .from = from an outer mountain you control
ironwood-place-drill_mountain =
    .in = on the drill's mountain
    .from = from the drill's mountain
ironwood-place-placed =
    .in = on that mountain
    .from = from that mountain
ironwood-place-marked =
    .in = on the marked mountain
    .from = from the marked mountain
ironwood-place-mountain_adjacent_to =
    .in = on a mountain adjacent to the forest of a fighter just moved
    .from = from a mountain adjacent to the forest of a fighter just moved
ironwood-place-mountain_adjacent_to_controlled_inner_forest =
    .in = on a mountain adjacent to an inner forest you control
    .from = from a mountain adjacent to an inner forest you control
ironwood-place-mountain_not_ferrum_adjacent_to_controlled_inner_forest =
    .in = on a mountain other than Ferrum adjacent to an inner forest you control
    .from = from a mountain other than Ferrum adjacent to an inner forest you control
ironwood-place-different_inner_forests_adjacent_to_controlled_mountain =
    .in =
        { $n ->
            [one] in an inner forest adjacent to a mountain you control
           *[other] in different inner forests adjacent to mountains you control, 1 in each
        }
    .from =
        { $n ->
            [one] from an inner forest adjacent to a mountain you control
           *[other] from different inner forests adjacent to mountains you control, 1 from each
        }
ironwood-place-inner_forest =
    .in = in an inner forest
    .from = from an inner forest
ironwood-place-inner_forest_adjacent_to_controlled_mountain =
    .in = in an inner forest adjacent to a mountain you control
    .from = from an inner forest adjacent to a mountain you control
ironwood-place-defeated_warband =
    .in = in the defeated warband
    .from = from the defeated warband
ironwood-place-any_ic_warband =
    .in = in any Ironclad warband
    .from = from any Ironclad warband

## said under earlier rules

ironwood-log-bot-strong = A warband beside { $place } is larger already: nobody moves.

## How to play, in short: one line for each point

ironwood-how-goal = The **Woodwalkers** win when their third totem is safe in an outer forest, the **Ironclad** when they have built their third forge on an outer mountain (I1.1).
ironwood-how-turn =
    A round begins with crystals for both, 1 for the Woodwalkers and 2 for the Ironclad, and 2 cards each (I4.2, I4.3).
    Then the sides take three turns each, the Woodwalkers first (I4.8).
    On your turn play one card and carry out its effects from top to bottom. You may leave any of them out (I4.9).
    Or play nothing and draw a card instead (I4.13).
    Woodwalkers move fighter by fighter through the forests (I7.3), Ironclad in warbands over the mountains (I7.4). A battle is fought between a forest and a mountain that touch (I9.1).
    At the end of the round you keep at most 8 action cards and may recruit fighters for 2 crystals each (I4.15, I4.18).

# What machine players judge by, and what no person would do
ironwood-eye-totems = Totems at home and on the way
ironwood-eye-visions = Visions
ironwood-eye-forges = Forges and foundations
ironwood-eye-crystals = Crystals
ironwood-eye-cards = Cards
ironwood-eye-forces = Fighters and golems
ironwood-eye-drill = The drill
ironwood-eye-gate = The guard of Ferrum
ironwood-puzzle-totems = { $who-id ->
    [ironclad] Keep the totems from coming home.
   *[other] Bring a totem nearer home.
}
ironwood-puzzle-visions = { $who-id ->
    [ironclad] Keep the Woodwalkers from where their visions lead.
   *[other] Come nearer to where a vision leads.
}
ironwood-puzzle-forges = { $who-id ->
    [ironclad] Come nearer to the next forge.
   *[other] Keep the Ironclad from the next forge.
}
ironwood-puzzle-crystals = Come out ahead in crystals.
ironwood-puzzle-cards = Come out ahead in cards.
ironwood-puzzle-forces = Come out ahead in fighters and golems.
ironwood-puzzle-drill = { $who-id ->
    [ironclad] Make the drill pay.
   *[other] See that the drill does not pay.
}
ironwood-puzzle-gate = { $who-id ->
    [ironclad] See to the guard of Ferrum.
   *[other] Find the gap in the guard of Ferrum.
}
ironwood-blunder-step-idle = A step of a card without effect
ironwood-blunder-wager-light = A wager where nothing is at stake
ironwood-blunder-nobody-left = A battle that nobody survives
ironwood-blunder-march-back = A fighter goes back where one came from

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

ironwood-lesson-first = Your first round
    .about = A Woodwalker leaves the deep woods, finds a totem, fights for it and brings it home.
ironwood-lesson-first-goal = Who wins
    .say = You lead the Woodwalkers. Bring three totems home into the outer forests and you win; the Ironclad win with their third forge.
ironwood-lesson-first-places = Two worlds on one board
    .say = The Ironclad walk only on mountains, around Ferrum; your fighters only in forests. The forests at the edge are home: nobody can attack you there.
ironwood-lesson-first-vision = What you know
    .say = This vision is your secret: a totem sleeps at Chromia. You wake it from an inner forest that touches Chromia, while no Ironclad stand on it.
ironwood-lesson-first-card = One card a turn
    .say = Each side takes three turns a round, and in a turn you play one card. First your fighters must get near Chromia: Pillage moves five.
    .do = Play Pillage.
    .right = The three base cards come back to your hand every round. Use them without fear.
    .early = Vision can discover, but nobody of yours touches Chromia yet. March first.
    .keep = Swift Strike moves only three, and you will need it to go home. Pillage moves five.
    .pass = Passing draws a card, but a third of your round is gone. Play Pillage.
ironwood-lesson-first-five = Choose what it does
    .say = Many cards offer a choice. Two crystals would buy both, but today you only want to march.
    .do = Choose to move 5 fighters.
    .right = Your fighters move one by one, each a single step along a trail.
    .wrong = Ferrum can be plundered, but none of your fighters stands beside it yet.
ironwood-lesson-first-edge = Out of the deep woods
    .say = Highpine Vale lies between North Deepwood and Chromia. Go there in strength: a lone fighter holds nothing.
    .do = Click North Deepwood, then Highpine Vale.
    .right = Three go together. Units count when it comes to blows.
    .wrong = Not from there: the way to Chromia is from North Deepwood to Highpine Vale.
ironwood-lesson-first-free = One more step is yours
    .say = One of the five may still move, wherever you like. More in the Vale, or a second threat elsewhere that the Ironclad must watch?
    .do = Move any fighter.
    .right = Good. Whoever stands in an inner forest can strike, discover, and be struck.
ironwood-lesson-first-iron = The Ironclad dig and spread
    .say = Their drill left Ferrum and gathers crystals, and two fighters now hold Cuprumis: there a foundation may lie soon, and on it a forge.
ironwood-lesson-first-seek = Wake the totem
    .say = You touch Chromia and it is empty. Vision draws you a card and lets you discover.
    .do = Play Vision.
    .right = A card for your hand, too. Cards are also your weapons.
    .wrong = Keep Swift Strike: it is your way home. Vision is the card that discovers.
ironwood-lesson-first-discover = A new vision, or this one?
    .say = Vision can bring you another vision or follow one you hold.
    .do = Choose Discover.
    .right = Now the table asks which vision you follow, and from where.
    .wrong = Another vision helps later. Chromia is empty now, and may not be next turn.
ironwood-lesson-first-totem = Show it
    .say = You reveal the vision, and the totem rises with your fighters. From now on everybody knows where it is.
    .do = Discover the totem in Highpine Vale.
    .right = It is charged now. At the end of each round a totem fades, and after the second it is gone: carry it home in time.
    .lonely = It would stand there with a single fighter. Take it where three of yours are.
    .wrong = Do not let it sleep: the next Ironclad turn may close Chromia.
ironwood-lesson-first-attack = They come for it
    .say = Three fighters attack from Auria, and their commander has put a card face down. Now you answer with one: damage kills, defence saves, dominance decides who keeps the field.
ironwood-lesson-first-wager = Wager a card
    .say = Three fighters and the card’s dominance is what you hold the Vale with. Whoever has more wins, and a tie goes to the attacker.
    .do = Wager Crystal Omens, with dominance 4.
    .right = Seven against five. You hold the Vale, and nobody fell.
    .keep = A wagered base card is gone until the round ends, and Swift Strike must carry the totem home this very round.
    .tie = Spirit Walk brings dominance 2: five in all. They have three fighters and a card too, and a tie is theirs.
    .nothing = Without a card you stand there with three against three and their card. They would win.
ironwood-lesson-first-retreat = The winner decides
    .say = You may drive the beaten warband to a mountain next to theirs. Think where they would hurt you least.
    .do = Choose where they go.
    .right = Well driven: back inwards, away from the outer mountains where forges are built.
    .near = They are out of your way for now, but Lithimar still touches the Vale.
    .outer = That would do their work: on an outer mountain they can lay a foundation. Drive them inwards.
    .stay = Why leave three of them beside your totem? Drive them inwards.
ironwood-lesson-first-home = Your last turn
    .say = Home is one step away. Any card that moves fighters would do; a base card costs you nothing.
    .do = Play Swift Strike.
    .right = Three fighters may move, and afterwards you might attack.
    .special = It would carry the totem home as well, but a special card is discarded when used. The base card comes back.
    .pass = The totem would fade tonight, and the Ironclad come again. Bring it home now.
ironwood-lesson-first-carry = Carry it home
    .say = A fighter who leaves a forest may take a totem along. In an outer forest it is safe at once, for good.
    .do = Carry the totem from Highpine Vale to North Deepwood.
    .right = Secured: one of three. Nobody can take it from you any more.
    .empty = Your fighter would go home with empty hands. Choose the step with the totem.
    .wrong = That is another inner forest. Home is North Deepwood, at the edge.
ironwood-lesson-first-recruit = The end of the round
    .say = Cards come back, totems fade, and for two crystals you may recruit in any outer forest. The next vision may lie anywhere.
    .do = Recruit where you like.
    .right = A good place to start the next hunt.
    .wrong = Your crystals do nothing in the chest now. Recruit one.
ironwood-lesson-first-end = Now it is yours
    .say = You have found, fought and brought home: that is the whole game, and you need two more totems. Play on against the machine, or leave; the table waits for you.
ironwood-lesson-automaton = Alone: the Ironbot
    .about = How the automaton decides: its stance, its flow card, its icons, and a battle in which you wager first.
ironwood-lesson-automaton-alone = Nobody sits there
    .say = The Ironbot has no will. It has a pile of cards, a flow card and a stance, and always does the first thing on its list that it can. Whoever knows the list can read it.
ironwood-lesson-automaton-stance = Three stances
    .say = Before each turn it looks: do you stand with a totem? Then it is Aggressive. Has it 5 crystals and a foundation? Defensive. Else Expansive, with +1 damage. Now it is Expansive.
ironwood-lesson-automaton-march = Towards Chromia
    .say = You hold the vision of Chromia. March as in a duel; the bot will answer by its card.
    .do = Play Pillage.
    .right = Five fighters may move.
    .wrong = Nobody of yours touches Chromia yet. March first.
    .pass = A turn for a card is a bad bargain now.
ironwood-lesson-automaton-five = Five steps
    .say = You only need the march today.
    .do = Choose to move 5 fighters.
    .right = One by one, as always.
    .wrong = Nobody of yours stands beside Ferrum.
ironwood-lesson-automaton-vale = Three together
    .say = The bot attacks only a warband that is not larger than its own. Three against its three is a risk you take with open eyes.
    .do = Move from North Deepwood to Highpine Vale.
    .right = Three stand in the Vale, and the bot turns its top card: Conquest.
    .wrong = The way is from North Deepwood to Highpine Vale.
ironwood-lesson-automaton-first = Read what it did
    .say = The log tells each step: the icon on its card was a hit; its focus is your smallest warband; two mountains were tied, so the magic die chose Lithimar.
ironwood-lesson-automaton-wager = You wager first
    .say = Against the bot you always choose first. Its wager is simply the top card of its pile, and in this stance it has +1 damage.
    .do = Wager Crystal Omens: defence 1, dominance 4.
    .right = Empowerment came up: 7 against 5 for you.
    .vision = You need Vision in your next turn to discover.
    .keep = You need Swift Strike to carry the totem home.
    .wrong = You would leave it to a card nobody has seen. Wager.
ironwood-lesson-automaton-retreat = Drive it off
    .say = It never minds where it is sent. You should.
    .do = Choose where they go.
    .right = To Ferrum: as far from your totem as can be.
    .near = Auria still touches the Vale. You may see them again.
    .wrong = On Chromia they would close the mountain you want.
    .stay = They stand beside the Vale. Send them away.
ironwood-lesson-automaton-seek = Its hand runs dry
    .say = Each wager takes a card from its pile, and it draws only two a round. A bot without a card can not attack.
    .do = Play Vision.
    .right = Now discover.
    .wrong = First the totem, then the way home.
ironwood-lesson-automaton-discover = Now
    .say = Chromia is empty. The moment a totem stands with you, the bot will be Aggressive.
    .do = Choose Discover.
    .right = Which vision?
    .wrong = The vision you hold is ripe.
ironwood-lesson-automaton-totem = A bait, too
    .say = A totem draws all its anger to one place, and away from every other.
    .do = Discover the totem in Highpine Vale.
    .right = It turned Aggressive, with +1 dominance, and came: but it had no card to wager.
    .wrong = You came for it. Take it.
ironwood-lesson-automaton-angry = Chase
    .say = Aggressive and Alert it chases: its warband gathered at Auria beside your totem. It had no card, so it drew one instead of attacking, and its flow card is Exhausted: next turn it only reads icons.
ironwood-lesson-automaton-home = Use the pause
    .say = An Exhausted bot can not Chase of its own. Bring the totem home before it wakes.
    .do = Play Swift Strike.
    .right = Home is one step away.
    .wrong = It will not stay exhausted.
ironwood-lesson-automaton-carry = Home
    .say = As soon as no totem stands with you, its anger is over.
    .do = Carry the totem to North Deepwood.
    .right = Secured, and the bot is Expansive again: it recruits and drills.
    .wrong = With the totem!
ironwood-lesson-automaton-end = Now it is yours
    .say = Before each of your turns ask: which stance will it have, which is its focus, has it a card? Then act so that its list does the wrong thing. Play on, or leave; the table waits for you.

## Goals: what wins, and what to watch

ironwood-goal-totems = Totems at home
    .watch = Watch the totems on the map: one carried into an outer forest is safe for good, and one that fades twice is gone.
ironwood-goal-forges = Forges built
    .watch = Watch the outer mountains: a foundation under Ironclad fighters and 5 crystals make a forge in one turn.

# What is rolled or drawn at a real table, as what somebody rolls or draws

ironwood-outcome-card = { $n ->
    [one] a card
   *[other] { $n } cards
 }
ironwood-outcome-magic = { $n ->
    [one] the magic die
   *[other] { $n } magic dice
 }
ironwood-outcome-forest = { $n ->
    [one] a forest at random
   *[other] { $n } forests at random
 }
ironwood-outcome-mountain = { $n ->
    [one] a mountain at random
   *[other] { $n } mountains at random
 }
