# Common words: what every game and the command line say. A game's own words are in its folder.

## Several things in one sentence

list-and = { $first } and { $last }

## Why something is not possible now

why-over = The game is over.
why-no-seat = There is no seat { $seat } at this table; its { $seats } seats are numbered from 0.
why-answered = You have already chosen. The table waits for the others.
why-not-your-choice = It is not your turn to choose.
why-no-such-number = { $count ->
    [one] There is only one option here: number 0.
   *[other] There are { $count } options here, numbered from 0.
}
why-not-offered = “{ $option }” is not possible here.
why-no-part = This is no part of the present choice: { $prompt }
why-impossible-outcome = “{ $outcome }” can not come up here, so nothing was done.
why-unknown-outcome = Nothing in this game can show “{ $outcome }”.
why-awaited = The table waits for what was rolled or drawn.
why-outcome-not-now = “{ $outcome }” is not expected now, so nothing was done.
why-no-deed = “{ $deed }” can not have happened now, so nothing was noted.
why-unfeed-drawn = This table draws by itself; what it drew stays.
why-unfeed-nothing = No outcome has been told yet.
why-unfeed-answered = Somebody has chosen since the last outcome. Take that choice back first.
why-undo-over = The game is over and nothing can be taken back.
why-undo-chance = Dice, cards or something hidden have been seen since, so this can not be taken back.
why-undo-answered = Another player has chosen since, so this can not be taken back.
why-undo-rules = The rules have been mended since, and what was chosen before can not be taken back.
log-rules-mended = The rules have been mended since: { $count ->
    [0] what is played now begins anew by them
    [one] the last choice is asked again
   *[other] the last { $count } choices are asked again
} ({ $rule }).
log-set-aside = { $count ->
    [0] Something
    [one] The last choice
   *[other] The last { $count } choices
} of this game could not be read any more and { $count ->
    [0] was
    [one] was
   *[other] were
} set aside by the host of the server. The game goes on from here.
log-not-kept = What happened before this version of the rules was not kept in words.
why-still = This is a moment looked back at: nothing can be chosen here.
why-undo-nothing = You have made no choice yet that could be taken back.
why-rewind = The game has seen { $count } choices; it can only go back to one of them.
why-form = An option is its verb and what it is about, like ("pass",) or ("die", "army"), or its number in the list.
why-position-over = The game is over: there is no position to go on from. Its record tells the whole game.
why-position-redealt = This table was dealt anew in the middle of an action; a position can be written when the action is over.

## What was not in order

bad-game = There is no game “{ $game }”. There is: { $known }.
bad-keeper = Nothing of the game { $game } is kept beside a printed board.
bad-scenario = “{ $scenario }” is no way to play { $game }. There is: { $known }.
bad-seats = The scenario { $scenario } is not for { $seats } seats, but for: { $known }.
bad-seat-count = { $game } is for { $low } to { $high } seats, not for { $seats }.
bad-seat = There is no seat “{ $seat }” for a player here. There is: { $known }.
bad-serve-extra = The web table needs a library that is not installed ({ $missing }): pip install ravenhill
bad-address = Nobody can listen at { $host }, port { $port }: { $detail }. Another server may run there already; --port names another port.
bad-language = There is no language “{ $language }”. There is: { $known }.
bad-rl-extra = The environments need the libraries of their extra ({ $missing } is missing): pip install 'ravenhill[rl]'
bad-train-extra = Training needs the libraries of its extra ({ $missing } is missing): pip install 'ravenhill[train]'
bad-cluster-extra = A cluster needs the libraries of its extra ({ $missing } is missing): pip install 'ravenhill[cluster]'
bad-cluster = The Ray cluster at { $address } does not answer: { $detail }
bad-training-alone = In the scenario { $scenario } of { $game } only one side is played; a net learns where two sides play.
bad-weights = This file does not hold the weights of a net: { $detail }.
bad-training-run = The run in “{ $folder }” learned with other options or observations of { $game } than there are today; name another folder.
net-none = There is no trained net for { $game }: the learned player plays greedily.
net-other-grammar = The trained net knows other cards or places than this table of { $game } (a data pack changes them): the learned player plays greedily.
net-other-observation = The trained net sees this table of { $game } in other numbers than it learned with: the learned player plays greedily.
net-no-head = The trained net has not learned the scenario { $scenario } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: the learned player plays greedily.
bad-seed = “{ $seed }” is no seed; a seed is a whole number.
bad-option = The scenario { $scenario } has no option “{ $option }”. There is: { $known }.
bad-options = Options are a table of names and values, not { $value }.
bad-option-value = The option { $option } can not be “{ $value }”, but one of: { $known }.
bad-chance = Chance can not be “{ $value }”, but one of: { $known }.
bad-option-form = “{ $option }” is not an option; write NAME=VALUE.
bad-option-unnumbered = “{ $option }” has no number: no question of this game takes it.
bad-number = { NUMBER($number, useGrouping: 0) } is no option's number; they go from 0 to below { NUMBER($size, useGrouping: 0) }.
bad-buffer = The buffer has to hold { NUMBER($wanted, useGrouping: 0) } values, not { NUMBER($given, useGrouping: 0) }.
bad-player = There is no machine player “{ $player }”. There is: { $known }.
bad-player-setting = The player { $player } does not take “{ $setting }”: { $detail }.
bad-player-no-setting = { $count ->
    [0] The player { $player } has no settings, so none called “{ $setting }”.
   *[other] The player { $player } has no setting “{ $setting }”. It has: { $known }.
}
bad-arena-file = “{ $file }” holds the games of another contest; name another file, or the same players, game and seeds.
bad-fuzz-file = “{ $file }” holds something else than lots of random games, and is left as it is; name another file.
bad-until = “{ $until }” are not two shares between 0 and 1, the lower one first, as 0.5,0.6.
bad-player-count = { $given ->
    [one] One player was named
   *[other] { $given } players were named
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one for all of them, one for each side, or one for each seat.
bad-save-kind = This is not a Ravenhill save.
bad-save-altered = This save or record was cut short or altered: its seal does not fit.
bad-save-broken = This save can not be read ({ $detail }).
bad-save-newer = This was kept by a newer version of Ravenhill (rules { NUMBER($rules, useGrouping: 0) } of { $game }; this one knows { NUMBER($known, useGrouping: 0) }).
bad-save-stopped = The rules of today can not go on with this game, so it is kept as it stands and can only be looked at ({ $detail }).
bad-analysis-older = This game of { $game } was played by earlier rules: those of today can not analyse it.
bad-analysis-moment = The game has no moment { $n }.
bad-record-kind = This is neither a record nor a save of a Ravenhill game: { $detail ->
        [text] it is no JSON.
        [version] it is of another version.
        [depth] it is nested too deeply.
       *[other] parts of it are missing or of the wrong kind ({ $detail }).
    }
bad-record-setup = The table of this record can not be laid ({ $detail }).
bad-record-entry = Entry { NUMBER($number, useGrouping: 0) } of the record breaks the rules: { $detail }
bad-record-chance = The dice and cards in this record are not those its choices bring about.
bad-record-older = This record is of earlier rules ({ $game }, version { NUMBER($rules, useGrouping: 0) }) and carries nothing to be shown by. The version of Ravenhill that wrote it can convert it: ravenhill record convert.
bad-record-past = What this record carries of its past can not be read ({ $detail }).
bad-record-result = This record says the game ended otherwise than it does.
bad-position-then = “{ $entry }” can not be played after a position; write an outcome, or a seat and its choice.
bad-position-form = { $field }: { $wanted ->
    [word] a name
    [number] a whole number
    [flag] true or false
    [list] a list
    [names] a name for a key
   *[table] a table of names and values
} is needed, not { $value }.
bad-position-size = { $field }: { $size ->
    [one] one value is
   *[other] { $size } values are
} needed, not { $n }.
bad-position-missing = { $field }: “{ $name }” must be there.
bad-position-no-key = { $field } has no key “{ $name }”. There is: { $known }.
bad-position-file = The position { $file } can not be read: { $detail }.
bad-position-broken = This position can not be laid out ({ $detail }).
bad-position-answer = This position's choices can not be played: { $detail }
bad-position-game = This position is one of { $game }, not of { $wanted }.
bad-file = { $file } can not be opened: { $detail }.
bad-file-there = { $file } is there already; --force writes over it.
bad-person = There is nobody with the login or the id “{ $who }”.
bad-person-guest = { $who } is a guest and has no password.
bad-setting-number = { $name } is “{ $value }”, which is not a number.
bad-setting-whole = { $name } is “{ $value }”, which is not a whole number.
bad-setting-least = { $name } is { $value }, and can not be less than { $least }.
bad-setting-switch = { $name } is “{ $value }”; say on or off.
bad-setting-url = { $name } is “{ $value }”, which is no address that begins with one of { $schemes } and names a host.
bad-setting-proxies = { $name } names “{ $value }”, which is neither the address of a proxy (127.0.0.1, 10.0.0.0/8) nor *.
bad-setting-games = { $name } holds “{ $value }”; write id=module, separated by commas.
bad-setting-mail-from = { $name } is “{ $value }”: letters (RAVENHILL_SMTP) need the address they come from.
bad-setting-unknown = { $name } is none of the settings, and nothing is made of it.
bad-setting-unknown-near = { $name } is none of the settings, and nothing is made of it. Is { $near } meant?
bad-database = The database { $where } does not open: { $detail }
bad-database-url = This is not the URL of a database that can be opened: write the path of an SQLite file, sqlite:////path/to/file, or postgresql://user:password@host/name.
bad-database-driver = This kind of database needs { $driver }, which is not installed: pip install "ravenhill[postgres]".
bad-database-garbage = { $where } is not a database.
bad-database-in-use = The database { $where } is in the form { $stands }, and somebody uses it. To try out this version, which uses { $present }, it has to be changed and changed back: give a copy of it.
bad-database-newer = The database { $where } was brought to its form by a newer version of Ravenhill, and this one can not use it. Start that version, or restore the copy that was made before.
bad-database-none = There is no database of Ravenhill at { $where }.
bad-database-form = The database { $where } is in the form { $stands }, and this version of Ravenhill uses { $present }. Start the server of this version once to bring it up to date, or use the version that runs.
bad-rules = There are no rules written down for “{ $game }”. There are for: { $known }.
bad-rule = { $game } has no rule { $rule }.
bad-rule-anywhere = No rulebook has a rule { $rule }.
bad-tests = There is no folder of tests at { $folder }.

## Options every game shares

do-pass = Pass
do-done = Done
do-concede = Concede the game
do-noted = { $option } ({ $note })
do-yes = Yes
do-no = No

## packs

pack-kind = A pack is a folder or a table of records, not { $value }.
bad-pack = The pack has { $count } problems.

# The place a problem is at; $part says how much of it is named.
pack-at =
    { $part ->
        [record-field] { $file }: record { $record }: field { $field }
        [record] { $file }: record { $record }
        [table-field] { $file }: table { $table }: field { $field }
        [table] { $file }: table { $table }
       *[file] { $file }
    }

pack-need-text = { pack-at }: a text is needed, not { $got }
pack-picture-hero = { pack-at }: { $got } is no hero of a picture. Take one of { $known }; or a person, of a body ({ $bodies }), a head ({ $heads }) and hands ({ $hands }); or banner with a device ({ $devices })
pack-need-one-of = { pack-at }: one of { $known } is needed, not { $got }
pack-need-number = { pack-at }: a whole number is needed, not { $got }
pack-need-real = { pack-at }: a number is needed, not { $got }
pack-need-flag = { pack-at }: true or false is needed, not { $got }
pack-need-list = { pack-at }: a list is needed, not { $got }
pack-need-table = { pack-at }: a table is needed, not { $got }
pack-need-id = { pack-at }: the id of another record is needed, not { $got }
pack-need-least = { pack-at }: { $got } is too small; the least is { $low }
pack-need-most = { pack-at }: { $got } is too large; the most is { $high }
pack-need-longer = { pack-at }: the list has { $got } items; the least is { $low }
pack-need-shorter = { pack-at }: the list has { $got } items; the most is { $high }
pack-need-one = { pack-at }: must be a single table, [{ $table }]
pack-need-many = { pack-at }: must be a list of tables, [[{ $table }]]
pack-missing-file = { pack-at }: the file is missing
pack-missing-table = { pack-at }: the table is missing
pack-missing-field = { pack-at }: the field is missing; a record is replaced as a whole
pack-unknown-file = { pack-at }: the game has no such file; it has { $known }
pack-unknown-table = { pack-at }: the file has no such table; it has { $known }
pack-unknown-record = { pack-at }: the game has no such record in { $table }, and a pack can not add one here
pack-unknown-field = { pack-at }: there is no such field; there are { $known }
pack-no-words = { pack-at }: names and texts are no part of a record; a pack brings them in words.en.toml and the like
pack-need-origin = { pack-at }: a source is one of { $known }, then if you like a colon and where; not { $got }
pack-unknown-ref = { pack-at }: { $got } is not the id of a record of { $tables }
pack-bad-text = { pack-at }: not in the notation of texts: { $text }
pack-bad-timing = { pack-at }: “{ $text }” can not stand in a text of the timing { $timing }
pack-bad-deck = { pack-at }: the deck has { $n } cards
pack-few-copies = { pack-at }: more than there are: { $n ->
    [one] one copy
   *[other] { $n } copies
 } of this card in all decks together
pack-doubled = { pack-at }: the record is there twice
pack-broken = { pack-at }: not readable as TOML: { $detail }
pack-not-text = { pack-at }: this is no text in UTF-8; a picture or a document of a word processor can not be read
pack-not-plain = { pack-at }: dates, infinities and NaN can not be used ({ $where })
pack-empty = The pack replaces nothing: no file of it holds a record.
pack-no-game = { pack-at }: name the game the pack is for, game = "...", or tell it with --game
pack-other-game = { pack-at }: the pack is for { $game }, not for { $wanted }
pack-drawn = { pack-at }: the picture of the board is drawn by it, and a pack can not change it
pack-unplayable = The records do not fit together: { $detail }
pack-faction-side = { pack-at }: each faction stands on one side, and { $got } does not
pack-beyond-measure = { pack-at }: larger, longer or deeper than a pack may be
pack-need-letters = { pack-at }: from 1 to { $high } letters are needed, not { $got }
pack-strange-letter = { pack-at }: plain text only, without { $got }
pack-need-language = { pack-at }: no language has this code
pack-unnamed = { pack-at }: the game has nothing of this id to name
pack-too-large = The pack is too large; the most is { $high } kB.
pack-too-many-files = The pack has too many files; the most are { $high }.
pack-strange-file = “{ $name }” is no file of a pack: it holds .toml files only, in no folder or in one.
pack-bad-zip = The zip can not be read: { $detail }
pack-for-no-game = { pack-at }: name the game the pack is for, game = "...", one of { $known }
pack-no-directory = There is no directory { $directory }.
pack-not-a-directory = { $directory } is not a directory.
pack-no-files = There is no .toml file in { $directory }.

## The command line

bad-save-game = This is a save of { $game }, not of { $wanted }.
bad-bench-pure = The uncompiled package could not be measured: { $detail }
bad-arena = In the scenario { $scenario } of { $game } only one seat is played; an arena needs two.

cli-moment = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
cli-number = { NUMBER($n) }
cli-version = Print the version.
cli-about = A digital table for four asymmetric war games.
cli-serve = Start the web table.
cli-serve-host = The address to listen at; 0.0.0.0 lets others in.
cli-serve-port = The port to listen at.
cli-serve-db = Where tables are kept: a database URL, or the path of an SQLite file; by default a file in your data folder.
cli-serve-redis = A Redis or Valkey URL, where several servers share the tables.
cli-serve-workers = How many server processes; more than one needs PostgreSQL and Redis.
cli-serve-open = Open the table in a browser.
cli-serve-pack = A folder with a data pack that all new tables of its game are played with; may be given again.
cli-serve-access-log = Write a line for every request.
cli-play = Play a game in the terminal.
cli-games = What there is to play.
cli-sim = Play games without people and count what happens.
cli-arena = Two machine players against each other, both sides swapped.
cli-train = Teach a net to play by self-play; goes on where it stopped.
cli-blunders = What no person would do: how often a game, by seat.
cli-fuzz = Play random games of every scenario, seat count and option, for as long as you like; count what came up, and write every failure down as a small position.
cli-fuzz-total = How many games in all; courses with long games get fewer. With --keep, those kept count.
cli-fuzz-hours = For how long. Without it and --games, one round of every course.
cli-fuzz-failures = A folder for the positions that show a failure.
cli-fuzz-progress = Random games
cli-fuzz-title = { $games } games, { $checked } of them looked at hard
cli-fuzz-course = Game, scenario, seats
cli-fuzz-games = Games
cli-fuzz-questions = { $game }: in the games that were counted ({ $games }) { $seen } of { $of } questions came up. Never: { $never }
cli-fuzz-cards = { $game }: in the games that were counted ({ $games }) { $seen } of { $of } cards came up. Never: { $never }
cli-bench = How fast the games are on this machine.
cli-replay = Check a record or a save move by move, and show it.
cli-rules = The rules, and the tests that prove them.
cli-rules-coverage = The numbered rules, cards and examples of a game, and which of them no test proves.
cli-rules-show = Print a rule, or a chapter, by its number.
cli-pack-command = Data packs: records that replace those of a game.
cli-pack-check = Check a data pack; every problem names file, record and field.
cli-tables = The tables in a server's database, for its owner.
cli-tables-list = The tables, those that moved last first.
cli-tables-show = What is stored of a table; nothing that lies hidden on it.
cli-tables-delete = Delete a table with all that was played and said at it.
cli-tables-check = Try out every stored table on this version, without changing anything.
cli-tables-checking = Opening tables
cli-tables-freeze = Let nobody play on at a table; it can still be looked at.
cli-tables-thaw = Let them play on again.
cli-tables-repair = Take a damaged table up where it last can be, and set aside what can not be played.
cli-tables-export = Write a table's game to a file: its save, with all that is hidden.
cli-people = The people in a server's database, for its owner.
cli-people-list = Who has an account, the newest first.
cli-people-reports = What people reported to you: about whom, and what was said. Lines of theirs begin with >.
cli-people-reset = Give somebody a new password, shown once; every session of theirs ends.
cli-people-ban = Let somebody look on, but no longer log in, play or talk.
cli-people-unban = Take a ban back.
cli-people-delete = Delete somebody: name, login and address go; games that are over stay, those that run are given up.

cli-game = The game, as `ravenhill games` lists it.
cli-game-or-all = The game; all of them if none is named.
cli-json = Print it as JSON.
cli-seed = The seed of the first game; the same seed gives the same games.
cli-scenario = The way to play; the game's first one if none is named.
cli-seats = How many people sit at the table.
cli-option = An option of the game; may be given again for others.
cli-pack = A folder with a data pack.
cli-limit = A game with more decisions than this counts as unfinished.
cli-ray = Play on a Ray cluster at this address instead (`auto`, `ray://HOST:10001`); `local` starts one here. Equal results for equal seeds, but for players bounded by time.
cli-workers = How many processes play at the same time; 0: as many as the machine has cores for. The result is the same for any number.
cli-language = The language of the game.
cli-players = The machine player for all seats, one for each side, or one for each seat, as `ravenhill games` names them; settings after a colon: greedy:samples=2.
cli-games-count = How many games.
cli-check = Look for broken invariants, leaks, dead ends, and errors of copy, save, undo, replay and words on the way.
cli-a = The first player, as `ravenhill games` names it.
cli-b = The second player.
cli-cpu-ms = How many milliseconds of processor a player with a budget may use for a choice.
cli-judge = Play the deals that are kept for judging: no player was made by looking at them.
cli-until = Stop as soon as it is clear whether the first player scores LOW or HIGH (shares of 1, as 0.5,0.6).
cli-keep = Keep every game in this file, a line each, and go on from there when the same contest is called again.
cli-fuzz-keep = Keep what was played in this file, a line for each lot of games, and go on from there next time.
cli-bench-games = The games; all of them if none is named.
cli-bench-seconds = How long each game is played, roughly.
cli-bench-pure = Measure the uncompiled package too, and tell how many times faster the compiled one is.
cli-record = Files of games.
cli-record-convert = Write saves and records of earlier versions anew, with all that later versions need to show them.
cli-record-files = Saves and records.
cli-record-into = The folder the new files go to, made if it is not there; without it each file is replaced.
cli-record-doing = Converting
cli-record-converted = { $count ->
    [one] One file is converted.
   *[other] { $count } files are converted.
}
cli-record-already = { $count ->
    [one] One file had all that before.
   *[other] { $count } files had all that before.
}
cli-yes = Do it without asking.
cli-last = How many are shown.
cli-tables-id = The table, as `ravenhill tables list` and its address in the browser name it.
cli-tables-status = Only tables that have come so far.
cli-tables-game = Only tables of this game.
cli-tables-file = The file to write.
cli-tables-rows = Write every row that is stored instead, as JSON: also of a broken table, and those a repair set aside.
cli-force = Write over a file that is there.
cli-tables-record = Write the record of a finished game instead.
cli-people-who = The login; for a guest the id, as `ravenhill people list --guests` tells it.
cli-people-guests = Guests too, who have no login.
cli-people-banned = Only those who are banned.
cli-people-find = Only those with this text in their name or login.
cli-puzzles = Positions with one clearly best choice: made from machine games, and checked.
cli-puzzles-make = Finds puzzles in games the Captain plays against itself.
cli-puzzles-check = Whether the puzzles of the games still lie by the rules, and their best choice is still the best.
cli-puzzles-number = How many.
cli-puzzles-keep = Keeps those that still stand, with today's figures, and finds only what is missing.
cli-puzzles-out = Where they are written; without it they are printed.
cli-puzzles-progress = Puzzles: { $game }
cli-puzzles-made = { $count ->
    [one] One puzzle written to { $file }.
   *[other] { $count } puzzles written to { $file }.
}
cli-puzzles-right = All { $count } puzzles stand.
cli-puzzles-wrong = These puzzles do not stand any more: { $which }.
cli-analyse = Where a finished game turned: chances, the choices that cost most, and what would have been better.
cli-analyse-game = A record of a finished game, or the id of a table in the database.
cli-analyse-iterations = How long each choice is searched; the same number gives the same analysis everywhere.
cli-analyse-progress = Choices
cli-analyse-title = Turning points ({ $studied } choices, { $iterations } iterations each; chances of the first side)
cli-analyse-n = after
cli-analyse-turn = turn
cli-analyse-what = what happened
cli-analyse-change = change
cli-analyse-better = better was
cli-replay-file = A record or a save.
cli-replay-to = Stop after so many choices.
cli-rules-tests = The folder of tests; by default that of the project.
cli-rules-game = A game; or a number alone, which is found in the book with its letter.
cli-rules-number = The number of a rule (I4.2) or of a chapter (I4).
cli-pack-game = The game the pack is for, where its pack.toml does not say.
cli-play-seat = Your seat, by name or number; the first one if none is named.
cli-play-against = The machine on the other seats: a level (squire, captain, marshal, steward) or a player.
cli-play-seed = A seed, to play the same deal again; otherwise nobody knows what comes.
cli-play-load = Go on with a saved game.

cli-games-levels = Levels, each with the games it won against the one before it: { $levels }
cli-games-players = Machine players: { $players }
cli-pack-ok = This pack for { $game } is in order.
cli-replay-ok = The record is in order: { $decisions ->
    [one] one choice
   *[other] { $decisions } choices
}, turn { $turn }.
cli-ending-won = { $who } won: { $how } [{ $rule }]
cli-ending-draw = Nobody won: { $how } [{ $rule }]

cli-tables-title = { $all ->
    [one] One table
   *[other] { $shown } of { $all } tables
  }
cli-tables-is-frozen = frozen
cli-tables-is-broken = broken
cli-tables-seat-open = (open)
cli-tables-seat-automaton = (the rules)
cli-tables-head-id = Table
cli-tables-head-game = Game
cli-tables-head-status = Status
cli-tables-head-moves = Moves
cli-tables-head-moved = Last move
cli-tables-head-seats = At the seats
cli-tables-seat = seat { $number }
cli-tables-delete-sure = Delete the table { $id } of { $game } with { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, for ever? (yes / no)
cli-tables-way-same = { $count } as they were
cli-tables-way-upgraded = { $count } under newer rules, as they were
cli-tables-way-cut = { $count } under newer rules, with something to be chosen again
cli-tables-way-frozen = { $count } that can only be looked at
cli-tables-way-broken = { $count } that are damaged
cli-tables-frozen = The table { $id } is frozen. A server that runs heeds it within five seconds.
cli-tables-thawed = The table { $id } can be played on. A server that runs heeds it within five seconds.
cli-tables-repaired-frozen = It stays frozen: { $thaw } lets them play on.
cli-tables-repair-sure = Set aside whatever can not be played at the table { $id }?
cli-tables-repaired = The table { $id } goes on after row { NUMBER($played, useGrouping: 0) }; { $aside ->
    [0] nothing had to be
    [one] one row is
   *[other] { $aside } rows are
} set aside.
cli-tables-deleted = The table { $id } is deleted.
cli-tables-exported = The game of table { $id } is in { $file }.

cli-people-title = { $all ->
    [one] One person
   *[other] { $shown } of { $all } people
  }
cli-people-reports-title = { $all ->
    [0] Nobody has reported anything.
    [one] One report
   *[other] { $shown } of { $all } reports, the newest first
  }
cli-people-report = { $at }, table { $table }: { $about } ({ $about_id }), reported by { $by } ({ $by_id })
cli-people-report-words = “{ $words }”
cli-people-report-theirs = > { $text }
cli-people-report-line = {"  "}{ $text }
cli-people-head-login = Login
cli-people-head-name = Name
cli-people-head-id = Id
cli-people-head-since = Since
cli-people-head-tables = Tables
cli-people-head-banned = Banned
cli-people-gone = (deleted)
cli-people-new = The new password of { $name } is { $password }
cli-people-is-banned = { $name } is banned.
cli-people-is-back = { $name } may play again.
cli-people-delete-sure = Delete { $name } for ever? Their games stay, without the name; those that run are given up. (yes / no)
cli-people-deleted = { $name } is deleted.

cli-sim-progress = Playing { $game }
cli-sim-title = { $games ->
    [one] One game of { $game }
   *[other] { $games } games of { $game }
}
cli-sim-finished = Finished
cli-sim-unfinished = Unfinished
cli-sim-decisions = Decisions
cli-sim-decisions-per-second = Decisions a second
cli-sim-decisions-per-game = Decisions a game
cli-sim-branching = Options at a decision (most)
cli-sim-turns = Turns, median
cli-sim-wins = Won by { $seat }
cli-sim-clean = Every check held.

cli-arena-progress = { $a } against { $b }
cli-arena-title = { $a } against { $b }, { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-seat = { $a } on
cli-arena-a = { $a } won
cli-arena-b = { $b } won
cli-arena-draws = Draws
cli-arena-share = Score (95%)
cli-arena-better = Answered: { $a } scores at least { $high }, or is nearer to it than to { $low }.
cli-arena-not-better = Answered: { $a } scores at most { $low }, or is nearer to it than to { $high }.
cli-arena-open = Not answered yet: whether { $a } scores { $low } or { $high }.
cli-arena-rate = { $a } scores { $rate } (95% between { $low } and { $high }).
cli-arena-pace = Thinking time in ms: { $a } { $first }, { $b } { $second }.
cli-train-hours = How many hours more to learn.
cli-train-wide = Width of the net's layers.
cli-train-tables = Tables played side by side.
cli-train-rows = Choices learned from in one round.
cli-train-lesson = Choices of the teacher that are copied first.
cli-train-match = Games of each match against the teacher.
cli-train-workers = Processes that play.
cli-train-folder = Where runs are kept (default: $RAVENHILL_TRAINING, else your data folder).
cli-train-begins = { $game }: training in { $folder }, { $round ->
    [0] from the beginning
   *[other] after round { $round }
}.
cli-train-kept = Kept in { $folder } after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: run.pt, best.npz, history.jsonl, curves.png, matches.md.
cli-train-match-line = Round { $round }: { $rate } against { $rival } in { $games } games (95%: { $low } to { $high }).
cli-train-lesson-line = Lesson { $epoch }: agrees with the teacher in { $agrees } of { $choices } choices.
cli-train-round-line = Round { $round }: { $pace } choices a second; recently against { $rates }.
curve-rate = Score
curve-match = against { $name }
curve-side = from seat { $name }
curve-hours = Hours
curve-round = Round
curve-interval = 95%
curve-opponent = Opponent
curve-entropy = Entropy of the choices
curve-value = Loss of the judgement
curve-moved = How far a round moves the policy (KL)
cli-blunders-progress = Games of { $game } for what no person would do
cli-blunders-title = What no person would do, a game, in { $games ->
    [one] one game
   *[other] { $games } games
}

cli-bench-progress = Measuring
cli-bench-title = Speed, { $built }; this machine does { $unit } million steps a second
cli-bench-compiled = compiled
cli-bench-is-pure = pure Python
cli-bench-decisions-per-second = decisions a second
cli-bench-games-per-second = games a second
cli-bench-search-iterations-per-second = iterations of a search a second
cli-bench-clone-us = clone, µs
cli-bench-view-us = view, µs
cli-bench-save-us = save, µs
cli-bench-load-us = load, µs
cli-bench-save-bytes = save, bytes
cli-bench-ratio = times as fast as pure Python

cli-coverage-title = What the tests of { $game } prove
cli-coverage-what = What
cli-coverage-all = All
cli-coverage-proven = Proven
cli-coverage-share = Share
cli-coverage-rules = Rules
cli-coverage-cards = Cards
cli-coverage-examples = Examples
cli-coverage-missing-rules = Rules without a test: { $names }
cli-coverage-missing-cards = Cards without a test: { $names }
cli-coverage-missing-examples = Examples without a test: { $names }
cli-coverage-unknown = Cited by tests, but not there: { $names }

## A game in the terminal

cli-play-welcome = You play { $seat }. The seed is { $seed }. Type the number of an option, or ? for help.
cli-play-pack = Played with the pack “{ $name }”, version { $version }: { $n ->
    [one] one card, place or number is
   *[other] { $n } cards, places or numbers are
} not as the game has it.
cli-play-thinking = { $seat } is thinking
cli-play-number = Type a number from 1 to { $count }, or ? for help.
cli-play-unclear = “{ $line }” is neither a number nor a command. Type ? for help.
cli-play-earlier = { $count ->
    [one] (one earlier line: l)
   *[other] ({ $count } earlier lines: l)
}
cli-play-why-what = Name the option: w VERB THING ..., as in: w attack north south
cli-play-look-what = Name what you want to look at: i NAME, or a part of the name.
cli-play-look-none = There is nothing you can see whose name has “{ $name }” in it.
cli-play-why-open = That is possible now.
cli-play-save-where = Name the file: s FILE
cli-play-saved = Saved in { $file }.
cli-play-concede = Do you really concede? (yes / no)
# What counts as a yes, in small letters with spaces between.
cli-play-yes = y yes
cli-play-kept = The game is saved in { $file }. Go on with: ravenhill play { $game } --load { $file }
cli-play-not-kept = The game could not be saved anywhere.
cli-play-help =
    number   choose that option (Enter alone chooses where there is only one)
    u        take back your last choice
    t        show the table again
    l        the whole log
    w ...    why an option is not there: w VERB THING ...
    i NAME   what is printed on a card or another thing you can see
    r RULE   show a rule by its number; r alone shows the one behind this choice
    s FILE   save the game
    c        concede
    q        leave; the game is saved
