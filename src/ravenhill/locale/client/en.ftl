# What the web table itself says. The games' words are in their own files.

client-brand = Ravenhill
client-skip = Skip to the table
client-nav = Main
client-home = Home
client-about = About the content
client-rules = Rules
client-close = Close
client-yes = Yes
client-no = No

## Home

client-hero = Sit down. The lamp is lit.
client-hero-more = Big asymmetric war games at one table: against a machine, with a friend by link, or both sides in front of you. No account needed.
client-games = Games
client-your-turn = Your turn
client-my-tables = My tables
client-finished-tables = Finished
client-no-tables = The games you play will stand here, for as many days as they take.
client-open-tables = Open tables
client-no-open = Nobody is waiting for an opponent just now.
client-guest = Guest
client-load-record = Load a record
client-play-otherwise = Another side, level or scenario
client-play-now = Play now
client-invite = Invite a friend
client-both = Both sides here
client-players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] 2–{ $high } players
        }
       *[other] { $low }–{ $high } players
    }
}
client-game-ironwood-length = about an hour
client-game-ironwood-special = two peoples, two ways to win, solo against either
client-game-wotr-length = three hours
client-game-wotr-special = one quest in secret, one war in the open
client-game-bofa-length = two hours
client-game-bofa-special = one valley, five armies
client-game-cardgame-length = an hour and a half
client-game-cardgame-special = a deck that runs out
client-footer = free software, drawn and written for people who like to think
client-due = { $left } left
client-due-past = time is up
client-status-over = Finished
client-status-waiting = Waiting for players
client-status-yours = Your turn
client-status-theirs = Their turn
client-status-running = Running
client-free = free
client-kind-person = person
client-gone = somebody who has left
client-kind-machine = machine
client-kind-automaton = plays by the book
client-kind-open = free

## A new table

client-no-game = There is no such game here.
client-scenario = Which game?
client-against = Who sits opposite?
client-way-machine = A machine
client-way-machine-about = Begins at once.
client-way-friend = A friend
client-way-friend-about = You get a link to send. Play live or over days.
client-way-here = Both sides here
client-way-here-about = Two people at one screen, or you against yourself.
client-side = Your side
client-seats = Seats
client-sitter-me = You
client-sitter-machine = Machine
client-sitter-open = A friend
client-level = How strong?
client-level-random = Recruit
client-level-greedy = Captain
client-level-search = Marshal
client-level-squire = Squire
client-level-squire-about = Has just learned the game: often overlooks what lies elsewhere, and does not always look ahead.
client-level-captain = Captain
client-level-captain-about = Follows every action to its end and takes what looks best there. Answers at once.
client-level-marshal = Marshal
client-level-marshal-about = Plays many futures through before it chooses.
client-level-steward = Steward
client-level-steward-about = Plays as many futures through as two seconds allow.
client-level-fared = Won { $won } of { $games } games against the level before it.
client-level-fared-hurried = With less time to think it won { $won } of { $games } games against the level before it.
client-level-null = Machine
client-pace = How fast?
client-pace-days = By days
client-pace-days-about = Everybody comes to the table when they have time.
client-pace-live = Live
client-pace-live-about = Everybody sits at the table at the same time.
client-clock = Clock
client-clock-none = no clock
client-clock-days = { $days ->
    [one] one day for every move
   *[other] { $days } days for every move
}
client-clock-minutes = { $minutes } minutes each, and { $increment } seconds more for every choice
client-zero = When time is up, the other player may claim the game or close the table. Nothing happens by itself.
client-zero-many = When time is up, the others may claim the game, close the table, or agree that the strongest machine plays on. Nothing happens by itself.
client-zero-none = Nobody can run out of time; a game nobody wants to go on with is closed when all agree.
client-public = Show this table to everybody under “Open tables”
client-people = How many people?
client-people-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
client-options-difficulty = Difficulty
client-options-variant = Variants
client-options-ruling = { $count ->
    [one] One rule that can be read two ways
   *[other] { $count } rules that can be read two ways
}
client-options-ruling-about = Where a rulebook is silent or its editions differ we decided one way. Your table may decide otherwise.
client-options-edition = Editions of the rulebook
client-options-doubtful = Doubtful rules
client-options-older = All as in the older edition
client-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
client-search-options = Search these rules
client-reset-one = Back to: { $value }
client-reset-all = Back to the default
client-your-name = Your name
client-name-hint = What shall we call you?
client-begin = Begin
client-lay = Lay the table

## Waiting for others

client-table-waits = The table is laid.
client-invited = You are invited to { $game }: you would play { $who }.
client-invited-by = { $host } invites you to { $game }: you would play { $who }.
client-name-first = Tell us your name first, then sit down.
client-sit = Sit down here
client-link-for = Invitation link for { $who }
client-copy = Copy link
client-copied = Copied.
client-copy-by-hand = The browser did not allow it; mark the text and copy it by hand.
client-put-machine = Put a machine here
client-machine-named = Machine: { $level }
client-send-link-days = { $count ->
    [one] Send the link to your friend.
   *[other] Send each friend the link of their seat.
} The game begins as soon as everybody sits; you may close this page meanwhile.
client-send-link-live = { $count ->
    [one] Send the link to your friend, and stay here.
   *[other] Send each friend the link of their seat, and stay here.
} The game begins as soon as everybody sits.
client-link-local = This link works on this computer only. For a friend in your network, start with “ravenhill serve --host 0.0.0.0” and open the page by this computer's address in the network.
client-wait-here-days = The game begins as soon as everybody sits; you may close this page meanwhile.
client-wait-here-live = Stay here: the game begins as soon as everybody sits.
client-with = with { $who }
client-with-nobody = alone
client-clear-table = Clear this table away

## At the table

client-laying = Laying the table …
client-prompt = What to do now
client-waiting = Waiting for { $who }.
client-waiting-since = Waiting for { $who }, for { $long } now.
client-thinking = { $who }: thinking …
client-thinking-time = { $seconds } s, at most about { $most } s
client-thinking-long = { $seconds } s, the server has much to do
client-over = The game is over.
client-undo = Undo
client-undo-reach = { $count ->
    [one] Takes back your last choice.
   *[other] Takes back your last choice. You can go back { $count } choices, to the last die, draw or move of another player.
}
client-undo-none = Nothing can be taken back: dice, cards or another player's choice came since.
client-looking-on = You are looking on.
client-takeback = Ask for a take-back …
client-takeback-about = Asks the others to let you go back to before your last choice.
client-takeback-alone = Take back anyway
client-takeback-alone-about = Back to before your last choice. Nobody has to be asked.
client-takeback-sure = { $count ->
    [one] Take back one choice ({ $whose })?
   *[other] Take back { $count } choices ({ $whose })?
}
client-takeback-whose = { $who }: { $count }
client-takeback-yes = Take back
client-takeback-ask = Ask { $who }
client-sure = { $what } – are you sure?
client-why-not = Why can I not use it now?
client-confirm-yes = Do it
client-confirm-no = Not yet
client-confirm-no-more = Do it, and ask no more
client-confirm-no-more-about = You can have it asked again in the preferences.
client-unpick = Never mind
client-list = { $count ->
    [one] The only choice
    [2] Both choices
   *[other] All { $count } choices
}
client-all = All
client-number = Number
client-fewer = One less: { $thing }
client-more = One more: { $thing }
client-thing-lit = { $thing }. Can be chosen.
client-thing-picked = { $thing }. Chosen.
client-rule = Rule { $rule }
client-rule-long = Read rule { $rule }
client-rule-book = Open in the rulebook
client-rule-unread = The rule could not be read just now.
client-log = Log
client-log-more = Earlier lines
client-log-empty = Nothing has happened yet.
client-answers-left = { $count ->
    [0] This table takes no more choices: resign, or agree on a draw
    [one] One more choice
   *[other] { $count } more choices
  }
client-chat = Chat
client-chat-empty = Say hello.
client-chat-hint = Write to the table
client-chat-phrases = Quick phrases
client-gallery-hint = Write to those who look on
client-gallery-about = Players read this when the game is over.
client-gallery-mark = looking on
client-chat-muted = { $count ->
    [one] not heard
   *[other] { $count } lines not heard
}
client-chat-about = About { $who }
client-chat-mute = Do not hear { $who }
client-chat-mute-about = You do not read their lines any more, here and at other tables. They do not notice, and you can still play together.
client-chat-block = Block { $who }
client-chat-block-about = Not heard either, and from now on neither of you can sit down at the other's new tables. A game that runs goes on.
client-chat-hear = Hear { $who } again
client-chat-hear-about = Their lines come back, and a block ends.
client-chat-heard-done = { $who } is heard again.
client-chat-name = You are looking on without a name. Give one to talk with those who look on.
client-chat-name-give = Give my name
client-chat-report = Report to the host …
client-chat-report-hint = What is wrong? (may stay empty)
client-chat-report-send = Report
client-chat-muted-done = { $who } is not heard any more.
client-chat-blocked-done = { $who } is blocked.
client-chat-reported-done = Reported, with what was said before. The host of this server will read it.
client-send = Send
client-boards = Boards
client-side-panel = Player boards and log
client-you = you
client-away = away
client-to-move = to move
client-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
client-watchers-you = { $count ->
    [one] you and one other watch
   *[other] you and { $count } others watch
}
client-machine-for-person = a machine for { $who }
client-recap = What happened
client-odds = Chances
client-odds-mean = { $n } on average
client-recap-about = Step through what the other side did (key B).
client-recap-close = Back to now
client-step-of = Step { $n } of { $of }
client-step-silent = A choice without a word in the log.
client-back = One step back
client-forward = One step on
client-menu = Table
client-copy-watch = Copy a link for watching
client-offer-takeback = Ask for a take-back …
client-offer-draw = Offer a draw
client-offered-draw = A draw is offered by { $who }.
client-offered-takeback = A take-back is asked for by { $who }: their last choice.
client-offered-close = To close the table is proposed by { $who }. Nobody would win.
client-offered-machine = That the strongest machine plays on for { $late } is proposed by { $who }.
client-own-draw = You have offered a draw.
client-own-takeback = You have asked to take back your last choice.
client-own-close = You have proposed to close the table. Nobody would win.
client-own-machine = You have proposed that the strongest machine plays on for { $late }.
client-withdraw = Withdraw
client-time-left = Time left:
client-time-running = Clock runs, time left:
client-time-days = { $days } d { $hours } h
client-time-days-short = { $days } d
client-time-hours = { $hours } h { $minutes } min
client-time-hours-short = { $hours }:{ $minutes } h
client-time-minutes = { $minutes }:{ $seconds }
client-little = You have { $left } left.
client-out = Your time is up. You can still choose, as long as nobody has acted on it.
client-late = { $who }: time is up. You may claim the game or close the table (menu “Table”), or go on waiting.
client-late-many = { $who }: time is up. You may claim the game, close the table, or propose that a machine plays on (menu “Table”), or go on waiting.
client-late-partner = { $who }: time is up, and you would lose with them. You may propose to close the table or that a machine plays on (menu “Table”), or go on waiting.
client-late-menu = { $who }: time is up.
client-claim = Claim the game …
client-claim-sure = Claim the game: end it and win
client-claim-late-too = Your own time is up as well: choose first.
client-claim-partner = The game is not yours to claim: you would lose with them.
client-machine-plays-on = Propose that the strongest machine plays on
client-close-table = Close the table …
client-close-offer = Propose to close the table …
client-close-sure = Close it, nobody wins: yes, really
client-close-offer-sure = Propose it: nobody would win
client-accept = Accept
client-refuse = Refuse
client-let-machine = Let a machine play on for me
client-machine-for-you = A machine plays { $who } for you.
client-machine-for-you-clock = A machine plays { $who } for you. Your clock stands still meanwhile, and runs on when you are back.
client-take-back-seat = Take my seat back
client-resign = Resign …
client-resign-sure = Resign as { $who }: yes, really
client-pass-to = { $who }, it is your turn
client-pass-about = Pass the screen over. The other side's hand is hidden now.
client-pass-open = Show the table to { $who }
client-you-won = You have won
client-you-lost = Victory for { $who }
client-won = Victory for { $who }
client-drawn = Nobody has won
client-end-time-won = The time of the other side was up, and the game was claimed.
client-end-time-lost = Your side's time was up, and the game was claimed.
client-again-swapped = Again, sides swapped
client-ending-figures = In a few figures
client-ending-course = How it went
client-ending-moments = Where it turned
client-ending-away = Look at the table
client-ending-show = How it ended
client-play-again = Play again
client-replay = Replay
client-download = Download record
client-beyond = { $n ->
        [one] One more place can be chosen over there
       *[other] { $n } more places can be chosen over there
    }
client-keys = Keys
client-key-choose = takes one of the choices in the ribbon
client-key-gold = takes the golden one
client-key-next = goes to the next thing that can be chosen
client-key-walk = walks over the map and through the log
client-key-undo = takes the last choice back
client-key-recap = shows again what happened
client-key-zoom = zooms the map, and shows all of it
client-key-mark = marks a place of the map; with Shift an arrow leads there from the last mark
client-key-escape = puts away what is open
client-key-help = shows these keys
client-zoom-in = Closer
client-zoom-out = Farther
client-zoom-all = Whole board
client-chalk = Draw on the map
client-chalk-about = Draw rings and arrows on the map: with the right mouse button, by a long touch, or with this pencil. A click wipes them off.
client-chalk-team = My team sees what I draw
client-chalk-drawn = { $count ->
    [one] One mark on the map
   *[other] { $count } marks on the map
  }
client-chalk-wipe = Wipe my marks off
client-board = Board
client-hand = Your hand
client-hand-lower = Lower the hand
client-hand-before = More cards to the left
client-hand-after = More cards to the right

## Replay

client-replay-of = Replay: { $game }
client-seen-by = Seen by
client-spectator = a spectator
client-link-moment = Link to this moment
client-to-table = To the table
client-timeline = Timeline
client-first = To the start
client-last = To the end
client-run = Play
client-stop = Pause
client-turn = Round

## Rules, content, people

client-chapters = Chapters
client-search-rules = Search the rules
client-nothing-found = Nothing found.
client-found = { $count ->
    [one] one passage
   *[other] { $count } passages
}
client-how = How to play
client-how-goal = Your goal
client-how-turn = What happens in a turn
client-how-words = Words you will meet
client-rules-examples = Examples
client-rules-table = Table: { $head }
client-mark-derived = follows from the rules
client-mark-derived-about = Not printed as such: it follows from what is printed.
client-mark-decision = our ruling
client-mark-decision-about = Our ruling where the rulebook is silent, or says two things.
client-mark-source = public source
client-mark-source-about = { client-source-public-about }
client-mark-recalled = recalled
client-mark-recalled-about = { client-source-recalled-about }
client-mark-inferred = concluded
client-mark-inferred-about = Concluded from a picture of the printed game or from other facts; not printed as such.
client-mark-original = our own
client-mark-original-about = { client-source-original-about }
client-source-pack = From a pack
client-source-pack-mark = ✎
client-source-pack-about = An owner of the printed game has entered it.
client-mark-noted = { $mark }: { $note }
client-mark-about-noted = { $about } Here: { $note }.
client-content-title = About the content
client-content-intro = The rules are written in our own words, boards and pieces are our own drawings. Every record of the data says where it comes from, and a small mark on each card shows it.
client-content-sources = The marks
client-source-rulebook = From the rulebook
client-source-rulebook-mark = R
client-source-rulebook-about = The fact is printed in a published rulebook.
client-source-derived = Concluded
client-source-derived-mark = ∴
client-source-derived-about = Our reading of several things that were found; not printed as such.
client-source-public = From public sources
client-source-public-mark = P
client-source-public-about = The fact was found in a public list or helper made by players.
client-source-recalled = Recalled
client-source-recalled-mark = ?
client-source-recalled-about = Known to players, without a source that could be checked.
client-source-partly = In part our own
client-source-partly-mark = ◐
client-source-partly-about = The record was found, but a number or a place in it was not: that part is a guess of ours.
client-source-original = Original
client-source-original-mark = O
client-source-original-about = Designed for this edition, because the printed text was not available. Owners of the printed game may replace it.
client-content-game = { $total } records of data:
client-content-from-rulebook = { $count } from the rulebook
client-content-from-derived = { $count } concluded
client-content-from-public = { $count } from public sources
client-content-from-recalled = { $count } recalled
client-content-from-partly = { $count } in part our own
client-content-from-original = { $count } our own
client-content-partly = Our own in those:
client-content-part-copies = { $count ->
    [one] how many copies there are of one
   *[other] how many copies there are of { $count }
}
client-content-part-detail = { $count ->
    [one] one detail
   *[other] { $count } details
}
client-content-part-movement = { $count ->
    [one] the movement of one
   *[other] the movement of { $count }
}
client-content-part-name = { $count ->
    [one] the name of one
   *[other] the names of { $count }
}
client-content-part-number = { $count ->
    [one] the number on one
   *[other] the numbers on { $count }
}
client-content-part-region = { $count ->
    [one] the region of one starting position
   *[other] the regions of { $count } starting positions
}
client-content-original = { $count ->
    [one] One of our own
   *[other] { $count } of our own
}
client-content-pack = Whoever owns a printed game can replace any record by a data pack with the same ids.
client-content-licences = Licences
client-licence-own = Ravenhill's code, drawings and texts: MIT licence.
client-licence-icons = Icons:
client-licence-fonts = Type:
client-licence-code = Libraries in the browser:
client-content-names = Names of games belong to their publishers, who have no part in this.
client-account = You
client-guest-about = A name is enough to play.
client-make-account = Make an account
client-make-account-about = Adds a password to your name, so that you find your tables again on another device.
client-make-account-nobody = To find your tables again on any device. Your name at the table is the account name at first.
client-account-made = Your account is made. Its name is { $login }.
client-login-is = Your account name: { $login }
client-return = Come back
client-return-you = You are { $name }
client-return-link = Link to come back by
client-return-about = You are a guest. This secret link is your own way back to your tables, from any device. Never send it: whoever has it is you.
client-return-own = Your own way back, for you alone
client-return-copy = Copy my own link
client-return-account = To get a letter when it is your turn, make an account.
client-return-kept = I have it
client-return-renew = New link …
client-return-renew-about = Every link you have kept before is void then, on paper and on other devices. Where you are signed in already you stay.
client-return-renew-sure = Void the old links, make a new one
client-return-renewed = Here is a new link. The old ones are void.
client-return-here = This link brings you back to your seats on this device.
client-return-instead = On this device you are { $name } now. To come back as { $name } later, keep that link first: you find it under “You”.
client-login = Account name
client-password = Password
client-password-eight = Password (at least 8 characters)
client-password-new = New password (at least 8 characters)
client-password-change = Change password
client-email = E-mail
client-email-about = We write only when it becomes your turn, if you wish, and when you have forgotten your password.
client-email-notify = Write to me when it is my turn
client-email-unconfirmed = Please open the link in the letter we sent you.
client-email-confirmed = Your address is confirmed.
client-sign-in = Sign in
client-sign-in-or-make = Sign in or join
client-sign-in-about = Return to your tables from another device.
client-sign-out = Sign out here
client-sign-out-guest = A guest who signs out comes back by their secret link only.
client-forgotten = Forgotten your password?
client-forgotten-about = If the account has a confirmed address, a letter with a link goes there.
client-forgotten-who = Account name or e-mail
client-forgotten-send = Send the letter
client-forgotten-done = If there is such an account, a letter is on its way.
client-forgotten-host = Forgotten your password? This server sends no letters: ask whoever runs it for a new one.
client-reset = A new password
client-reset-about = You are signed out everywhere else.
client-sessions = Where you are signed in
client-session = { $browser } on { $system }
client-session-here = this browser
client-session-used = used { $when }
client-session-end = Sign out
client-session-end-long = Sign out { $which }
client-sessions-end = Sign out everywhere else
client-sessions-ended = Signed out there.
client-browser-firefox = Firefox
client-browser-edge = Edge
client-browser-opera = Opera
client-browser-chrome = Chrome
client-browser-safari = Safari
client-browser-bot = A program
client-browser-other = A browser
client-system-android = Android
client-system-ios = iPhone or iPad
client-system-windows = Windows
client-system-macos = a Mac
client-system-linux = Linux
client-system-other = another system
client-shunned = Whom you do not hear
client-shunned-mute = not heard
client-shunned-block = blocked
client-shunned-end = Hear again
client-shunned-end-long = Hear { $who } again
client-leave = Delete my account
client-leave-guest = Forget me
client-leave-about = Your name, sessions and address are forgotten. Finished games stay, without your name. Running games are given up, and your waiting tables are taken away. This can not be undone.
client-leave-sure = Yes, forget me
client-leave-done = You are forgotten. Farewell.
client-save = Save
client-saved = Saved.
client-welcome = Welcome back.
client-goodbye = Signed out.

## Preferences

client-prefs = Preferences
client-language = Language
client-language-auto = As the browser
client-theme = Light
client-theme-auto = As the device
client-theme-dark = Lamplight
client-theme-light = Daylight
client-text-size = Size of text
client-confirm = Ask again before
client-confirm-final = weighty choices
client-confirm-always = every choice
client-confirm-never = nothing
client-sole = Take the only choice by itself
client-sound = Sound
client-sound-off = off
client-sound-quiet = quiet
client-sound-full = full
client-legend = What the pieces mean
client-motion = Pieces move
client-bell = Tell me when it is my turn
client-push = Tell this device when it is my turn and I am away
client-push-denied = The browser does not let this page send notices. Allow them for this page in its settings.
client-push-failed = The browser could not reach its push service.

## When something goes wrong

client-trouble = That did not work
client-again = Try again
client-offline = The server cannot be reached. We keep trying.
client-unreadable = The server answered something unreadable. Please try again.
client-broken = The server could not do that (error { $status }). Please try again.
client-lost = The connection is lost. It comes back by itself; nothing is forgotten.
client-no-table = There is no such table. It may have been cleared away.
client-members-only = This table is not open to spectators.
client-signed-out-title = Signed out
client-signed-out = You were signed out here. Sign in to come back to your seat.
client-forbidden = You may not look at this table.
client-lost-page-about = The road ends here, and the signpost tells nothing. Go back to where the lamp is lit.
client-lost-page = There is nothing at this address.

## Ironwood's table

client-iw-round = Round { $n }
client-iw-phase-preparation = Preparation
client-iw-phase-action = Actions
client-iw-phase-cleanup = End of round
client-iw-phase-recruiting = Recruiting
client-iw-phase-newcomer = Extra fighters
client-iw-crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
client-iw-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
client-iw-visions = { $n ->
    [one] 1 vision in hand
   *[other] { $n } visions in hand
}
client-iw-deck = { $n } in the deck
client-iw-discards = { $n } discarded
client-iw-legend-drill = the Drill
client-iw-legend-charged = a charged totem
client-iw-legend-fading = a fading totem
client-iw-legend-foundation = a foundation
client-iw-legend-forge = a forge
client-iw-totems = Totems secured: { $n } of { $of }
client-iw-forges = Forges built: { $n } of { $of }
client-iw-drill = Drill
client-iw-cargo = Cargo
client-iw-step-0 = Start
client-iw-step-1 = 2 crystals to Cargo
client-iw-step-2 = 1 crystal to Cargo, look at the top vision, recruit where the drill left
client-iw-step-3 = 1 crystal to Cargo, draw a special card
client-iw-actions = Actions
client-iw-lingering = In play
client-iw-passed = Passed
client-iw-aside = Wagered
client-iw-seen = Seen in this hand
client-iw-vision-deck = Visions in the deck
client-iw-discovered = Discovered
client-iw-supply = Supply
client-iw-supply-crystals = crystals
client-iw-supply-woodwalkers = Woodwalker fighters
client-iw-supply-ironclad = Ironclad fighters
client-iw-supply-golems = golems
client-iw-supply-totems = totems
client-iw-supply-markers = markers
client-iw-tokens = Forge tokens left: { $n }
client-iw-ban-0 = No totem may be moved
client-iw-ban-1 = No Ironclad movement here
client-iw-ban-2 = No Woodwalker may leave
client-iw-forest-label = { $name }, { $kind ->
    [outer] outer forest
   *[inner] inner forest
}{ $fighters ->
    [0] , empty
    [one] , 1 Woodwalker
   *[other] , { $fighters } Woodwalkers
}{ $charged ->
    [0] { "" }
    [one] , a charged totem
   *[other] , { $charged } charged totems
}{ $fading ->
    [0] { "" }
    [one] , a fading totem
   *[other] , { $fading } fading totems
}
client-iw-mountain-label = { $name }, { $kind ->
    [capital] capital
    [outer] outer mountain
   *[inner] inner mountain
}{ $fighters ->
    [0] { "" }
    [one] , 1 Ironclad fighter
   *[other] , { $fighters } Ironclad fighters
}{ $golems ->
    [0] { "" }
    [one] , 1 golem
   *[other] , { $golems } golems
}{ $site ->
    [foundation] , a foundation
    [forge] , a forge
   *[empty] { "" }
}{ $drill ->
    [yes] , the drill
   *[no] { "" }
}{ $marked ->
    [yes] , marked
   *[no] { "" }
}
client-iw-attacks = attack
client-iw-defends = defend
client-iw-wager-open = chooses a card …
client-iw-wager-hidden = a card, face down
client-iw-wager-none = no card
client-iw-damage = Damage
client-iw-defence = Defence
client-iw-dominance = Dominance
client-iw-from-card = card
client-iw-from-golems = golems
client-iw-from-forge = forge
client-iw-from-attack = the attack
client-iw-from-effect = an effect
client-iw-from-spirits = Spirits of the Forest
client-iw-from-stance = its stance
client-iw-enemy-defence = enemy defence
client-iw-from-units = units left
client-iw-driven = driven to { $place }
client-iw-lost = lost { $n }
client-iw-wins = wins
client-iw-bot = { $bot ->
    [ironbot] Ironbot
   *[woodbot] Woodbot
}
client-iw-stance-aggressive = Aggressive
client-iw-stance-aggressive-about = +1 dominance: hunts the totem
client-iw-stance-defensive = Defensive
client-iw-stance-defensive-about = +1 defence: wants to build
client-iw-stance-expansive = Expansive
client-iw-stance-expansive-about = +1 damage: spreads out
client-iw-stance-disruptive = Disruptive
client-iw-stance-disruptive-about = seeks visions, disturbs your mountains
client-iw-stance-exalted = Exalted
client-iw-stance-exalted-about = carries the totem home
client-iw-flow = Flow card
client-iw-flow-alert = Alert
client-iw-flow-exhausted = Exhausted
client-iw-spirits = Spirits of the Forest: { $n }
client-iw-resolves = Resolves
client-iw-icon-card = Card: draws one to the top, gains 1 crystal
client-iw-icon-crystals = Crystals
client-iw-icon-drill = Drill
client-iw-icon-warband = Warband
client-iw-icon-golem = Golem
client-iw-icon-forge = Forge
client-iw-icon-compass = Compass
client-iw-icon-hit = Hit
client-iw-icon-shield = Shield
client-iw-icon-battle = Battle
client-iw-icon-arrows = Arrows
client-iw-icon-eye = Eye
client-iw-icon-search = Search
client-iw-icon-cubes = Cubes
client-iw-icon-alert = Alert
client-iw-icon-red = { $icon } (red: only at the higher difficulty)
client-iw-base = Base
client-iw-special = Special
client-iw-vision = Vision
client-iw-lingers = { $n ->
    [one] stays with 1 marker
   *[other] stays with { $n } markers
}
client-iw-vision-about = A totem can be discovered at { $mountain }.
client-iw-vision-crystals = It brings { $n } crystals.
client-iw-crystals-word = Crystals
client-iw-fighters-word = Fighters
client-iw-fighters-counted = { $n ->
    [one] fighter
   *[other] fighters
}
client-iw-golems-word = Golems
client-iw-steps = What it did this turn
client-iw-out-of-reach = You can no longer win this game. You may play on, or concede.

## Lessons

client-lesson-aria = Lesson, step { $step } of { $steps }
client-lesson-step = step { $step } of { $steps }
client-lesson-back = Back
client-lesson-next = Next
client-lesson-show = Show me
client-lesson-leave = Leave
client-lesson-play-on = Play on
client-lesson-fold = Fold the lesson
client-lesson-go-on = go on

# Worked examples of the rules
client-example-play = Play it
client-example-picture = Example { $number }: the position
client-example-title = Example { $number }
client-example-do = Now: { $what }

client-packs = Your own cards
client-packs-about = A pack replaces cards, numbers and ways of the map by those you enter: a zip of its TOML files, or all of it as one TOML file. Only you can use it, unless you share it.
client-pack = Pack
client-pack-none = None: the game as it comes
client-pack-nameless = without a name
client-pack-shared = shared
client-pack-bring = Bring a pack
client-pack-share = Others may lay tables with it
client-pack-delete = Delete it
client-pack-in-play = Played with the pack “{ $name }”.
client-pack-size = Version { $version }; { $n ->
        [one] one card, place or number is
       *[other] { $n } cards, places or numbers are
    } not as the game has it.
client-pack-changes = It changes: { $list }{ $more ->
        [0] .
       *[other] { " " }and { $more } more.
    }
## Analysis of a finished game, and other paths

client-analysis = Analysis
client-analysis-title = Where it turned: { $n } of { $of }
client-analysis-ask = The machine goes through every choice of this game: what the strongest player would have done, and how much another choice cost. It takes a minute or a few.
client-analysis-begin = Analyse this game
client-analysis-running = { $done } of { $of } choices studied …
client-analysis-meanwhile = You may leave this page: the analysis goes on, and is kept with the game.
client-analysis-share = Copy the link
client-analysis-chance = { $who }: chance to win
client-analysis-curve = Chance to win over the whole game
client-analysis-over = { $count ->
    [one] one choice studied
   *[other] { $count } choices studied
}
client-analysis-choices = choices of { $who }:
client-analysis-luck = dice and cards
client-analysis-luck-about = Dice, cards or what was hidden came otherwise: { $first } could be expected, { $then } came of it ({ $change }).
client-analysis-points = Turning points
client-analysis-moment = The moment
client-analysis-before = before it: { $chance }
client-analysis-even = Nothing stands out in this game.
client-analysis-when = turn { $turn }, after { $n } choices
client-analysis-choice = choice: { $who }
client-analysis-played = Played: { $who }
client-analysis-better = Better was
client-analysis-nothing = nothing that counts changes at once
client-analysis-how = Each followed to the end of its action over many deals of what was hidden; ± { $error }. Behind a reason stands what it changes in the chance to win, as the game's own judge sees it.
client-analysis-every = { $of ->
    [one] The one choice of the game
   *[other] All { $of } choices, and what the strongest player would have done
}; { $n ->
    [0] none of them surely cost anything
    [one] one of them cost something
   *[other] { $n } of them cost something
}
client-analysis-costly = Only those that cost something
client-analysis-same = as the strongest player would have done
client-analysis-rather = the strongest player: { $what }
client-analysis-watch = Watch this moment
client-what-if = Leave the path here: what if?
client-what-if-about = A new table from this moment, after { $n } choices. The game you played is kept; this one counts for nothing, and dice and cards come anew.
client-what-if-machine = Play on as { $who } against the Captain
client-what-if-both = Play on with both hands
client-what-if-alone = Play on from here
client-what-if-table = What if: choice { $n } of a finished game, once more
client-what-if-back = Back to what was
## Hints

client-hint = Hint
client-hint-about = What would a strong player look at?
client-hint-look = Looks best here: { $option }.
client-hint-why = What speaks for it: { $part }.
client-hint-alike = These ways look much alike.
client-hint-choices = Chances to win, as the machine sees it

## Goals

client-goals = What wins
client-goal-far = { $n } of { $of }
client-content-line = Of { $all } cards, places and numbers { $own ->
    [0] none is
    [one] one is
   *[other] { $own } are
 } our own and { $partly } partly; all others are as published.
client-content-setup = Set-up:
client-content-more = Which?

## Puzzles

client-puzzle = Puzzles
client-puzzle-title = { $game }: puzzle { $n } of { $of }
client-puzzle-about = A position from a game of machines. One choice is clearly the best, and it is not the one that suggests itself.
client-puzzle-solved = { $n } of { $of } solved
client-puzzle-right = Right: that is the best way.
client-puzzle-wrong = Not quite. Better is: { $best }.
client-puzzle-figures = The figures are chances to win; below, what each way changes in them.
client-puzzle-nothing = nothing of note
client-puzzle-before = The one before
client-puzzle-next = Next puzzle

## The workshop

client-workshop = The workshop
client-workshop-about = You own the printed box? Enter what your cards say, one by one. Only you can use it, unless you share it.
client-workshop-ours = { $ours } of { $all } records are our own, wholly or in part
client-workshop-link = Enter printed cards in the workshop
client-workshop-name = My cards
client-workshop-pack = Pack
client-workshop-new = A new one
client-workshop-called = Its name
client-workshop-version = Version
client-workshop-undo = Undo
client-workshop-redo = Redo
client-workshop-save = Save
client-workshop-saved = “{ $name }” is saved.
client-workshop-unsaved = Kept in this browser, not saved yet
client-workshop-stored = Saved
client-workshop-sure = Delete it for good
client-workshop-no = Keep it
client-workshop-elsewhere = Another window has changed this draft. Nothing is lost: choose which is to stay.
client-workshop-take-other = That of the other window
client-workshop-keep-mine = This one
client-workshop-clash = What is saved is newer than what you began with.
client-workshop-reread = Take the saved one
client-workshop-save-as-new = Save this as a new pack
client-workshop-records = Records
client-workshop-find = Name or number
client-workshop-order = Which are shown
client-workshop-order-ours = Ours first
client-workshop-order-all = All by kind
client-workshop-order-changed = Changed
client-workshop-doubtful = Ours or in doubt
client-workshop-found = From books and public sources
client-workshop-none = Nothing of that name.
client-workshop-changed = Changed by your pack
client-workshop-bench = The bench
client-workshop-record = Record
client-workshop-map = Ways of the map
client-workshop-map-about = Choose two places, one after the other: they are joined, or parted if they were joined.
client-workshop-second = { $a }, and which other place?
client-workshop-joined = { $a } and { $b } are joined now.
client-workshop-parted = { $a } and { $b } are parted now.
client-workshop-look = How it will look
client-workshop-looking = Looking at it …
client-workshop-empty = Nothing is changed yet.
client-workshop-fine = All of it can be played.
client-workshop-try = Try it: { $name }
client-workshop-blank = From nothing
client-workshop-ours-again = As it was
client-workshop-as-mine = As in my box
client-workshop-yours = Yours.
client-workshop-yours-about = The pack says this instead of our record.
client-workshop-doubts = Our own there: { $list }.
client-workshop-texts = Names and texts
client-workshop-language = Language of names and texts
client-workshop-says = What it does, in the game’s own words
client-workshop-more-fields = + more
client-workshop-next = next block
client-workshop-next-block = Next block: { $name }
client-workshop-earlier = Earlier: { $name }
client-workshop-later = Later: { $name }
client-workshop-remove = Remove: { $name }
client-workshop-add = Add: { $name }
client-workshop-less = Less: { $name }
client-workshop-more = More: { $name }
client-workshop-nth = { $name } { $n }
client-workshop-way = How: { $name }
client-workshop-kind-number = a number
client-workshop-kind-text = a word
client-workshop-named = Which step: { $name }
client-workshop-named-about = The id of an earlier step of this card
client-workshop-bare = Write the line itself
client-workshop-drawn = Drawn into the picture of the board; a pack can not change it.
client-workshop-guessed = { $n ->
    [one] one thing guessed
   *[other] { $n } things guessed
 }
client-workshop-problems-here = { $n ->
    [one] One field does not fit yet.
   *[other] { $n } fields do not fit yet.
 }

## Beside the real table

client-real = Told from the real table
client-real-here = Beside a real table: dice, cards and tiles come from there.
client-real-table = Beside the real table
client-real-table-about = You roll your own dice and draw from your own decks; here you tap what came.
client-real-prompt = Waiting for the real table
client-real-roll = Roll at your table and tap what came: { $what }
client-real-draw = Draw at your table and tap what came: { $what }
client-real-any = { $n ->
    [one] one outcome
   *[other] { $n } outcomes
 }
client-real-waits = { $who } tells what came: { $what }
client-real-waits-all = Waiting for what came at the real table: { $what }
client-real-came = So far:
client-real-unpick = Not this one
client-real-seek = Search by name
client-real-none = Nothing that can come has this name.
client-real-unseen = Nobody should see this one. Let the table draw it, or enter it with your eyes shut.
client-real-let-roll = Let the table roll
client-real-let-draw = Let the table draw
client-real-let-kind = … and all like it
client-real-let-all = … and everything up to the next choice
client-real-correct = Correct the last outcome
client-real-away = Put away or bring back
client-beside = Beside the real board
client-beside-title = { $game } beside the real board
client-beside-table = A table beside your own: every rule kept, dice and cards from yours
client-kept-log = What was told: { $n }
client-kept-anew = Begin a new game
client-kept-sure = What was told so far is forgotten. Really?
client-kept-over = The game is over.
client-kept-here = It is kept in this browser.
client-iw-beside-own-map = Enter yours in the workshop
client-iw-beside-map = Our map of ridges and trails is drawn by us and differs from the printed one: where a move does not fit your board, the printed board is right.
client-iw-beside-set = Touch a place to set its pieces as they lie on your board.
client-iw-beside-place = Place
client-iw-beside-cards = Cards at your table
client-iw-beside-cards-about = When the automaton attacks, you may wager what you hold: all base cards, and the specials named here.
client-iw-beside-held = Special card in your hand
client-iw-beside-aside = Base card used this round
client-iw-beside-lasting = Lingering card, yours or its own
client-iw-beside-markers = Markers
client-iw-beside-add = add …
client-iw-beside-remove = Take away: { $card }
client-iw-beside-start = Set as at the start
client-iw-beside-turn = Play the turn of the { $bot ->
    [woodbot] Woodbot
   *[other] Ironbot
 }
client-iw-beside-recruit = Recruiting at the end of the round
client-iw-beside-round = Round { $n } is over
client-iw-beside-done = The turn is over: set your board as it is drawn here.
client-iw-beside-back = Back to setting the board
client-iw-beside-step-back = One step back
client-iw-beside-stop = Leave this turn
client-iw-beside-fighters = Fighters
client-iw-beside-charged = Charged totems
client-iw-beside-fading = Fading totems
client-iw-beside-golems = Golems
client-iw-beside-site = Site
client-iw-beside-site-empty = none
client-iw-beside-site-foundation = foundation
client-iw-beside-site-forge = forge
client-iw-beside-drill = The drill is here
client-iw-beside-marked = A marker of the automaton lies here
client-iw-beside-crystals = crystals
client-iw-beside-secured = Totems secured
client-iw-beside-track = Drill track
client-iw-beside-cargo = Cargo
client-iw-beside-spirits = Spirits
client-iw-beside-exalted = Exalted
client-iw-beside-exhausted = Its flow card is exhausted
client-iw-beside-stance = Stance

## Answers in advance

client-ahead = Answer in advance
client-ahead-about = Say now what you answer when you are asked. Nobody else sees it, and you can take it back.
client-ahead-take = Take back: { $what }
client-ahead-dropped = Left in advance, but not possible any more: { $what }
