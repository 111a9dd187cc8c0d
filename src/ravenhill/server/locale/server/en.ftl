# What the server itself says.

server-frozen = This game can not go on and is kept as it stands.
server-table-broken = This table can not be opened: what is stored of it is damaged. Whoever runs the server can look into it.
server-nothing-to-repair = There is nothing to repair: the game has not begun, or is a record.
server-repair-again = Somebody played on at this table just now. Try again.
server-export-broken = What is stored of this table is damaged, so there is no game to save. `ravenhill tables repair` takes it up where it last can be; `--rows` writes what is stored.
server-export-record = This table is a record that was brought here: `--record` writes it.
server-past-lost = The past of this game was not kept, so it can not be looked back at.
server-ahead-not-now = Nothing can be left in advance here now.
server-ahead-no = That can not be left in advance now.
server-stale = This choice was already made, or taken back, in the meantime.
server-nobody = Please give your name first.
server-not-your-seat = This seat is not yours.
server-not-expected = This is not expected any more. Look at what the table waits for now.
server-not-yours-to-tell = Only who holds the hand tells this card.
server-no-spectators = Only the people at this table may look on.
server-no-table = There is no such table.
server-no-seat = There is no such seat at this table.
server-no-game = There is no game called { $game } here.
server-no-rule = There is no rule { $number }.
server-no-language = There are no texts in this language: { $language }.
server-no-page = There is nothing here.
server-not-begun = The game has not begun: a seat is still open.
server-begun = The game has begun.
server-no-lesson = There is no such lesson.
server-lesson-other = The rules allow it, but just now the lesson goes another way: read what it asks for, or let it show you.
server-hint-people = Hints are for games against machines: here another person plays.
server-hint-none = There is nothing to choose just now.
server-seat-taken = Somebody else sits there already.
server-not-welcome = You can not sit down at this table.
server-bad-invitation = This invitation is not valid, or not any more. Ask for a new link.
server-not-host = Only the host of the table can do this.
server-machine-plays = A machine plays this seat. Take it back first.
server-machine-no-draw = A machine never agrees to a draw.
server-automaton = The rules themselves play this seat.
server-clock-pace = A clock of days is for a table by days, a clock of minutes for a live one.
server-no-clock = This table plays without a clock: nobody can run out of time.
server-time-left = Nobody has run out of time.
server-late-too = Your own time is up as well. Choose first.
server-late-no-machine = Your time is up, so you can not hand your seat to a machine now. Choose yourself, or wait what the others do.
server-late-partner = You would lose this game together with the one whose time is up. You may close the table, or let a machine play on.
server-two-seats = Where two sit, a machine does not play on for the other. You may claim the game, or close the table.
server-no-machine = There is no machine for this game that plays well enough.
server-no-person = At least one seat must be for a person.
server-too-many-seats = This scenario has { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }.
server-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
server-offer-open = There is an offer on the table already.
server-offer-gone = This offer no longer stands.
server-own-offer = It is your own offer.
server-resign-by-name = To give up, resign.
server-no-puzzle = There is no such puzzle.
server-no-example = There is no such example.
server-analysis-later = A game can be analysed when it is over.
server-what-if-later = The path of a game can be left when it is over.
server-what-if-over = There is nothing left to play from that moment.
server-what-if-open = At this table nobody else can sit down: play with a machine, or with both hands.
server-record-later = The record shows hidden things. It can be had when the game is over.
server-empty-chat = Say something.
server-table-full = { $most } choices were made at this table, and it takes no more. Give up, or agree on a draw.
server-record-long = This record has more than { $most } choices, and is not kept here.
server-chat-full = Everything has been said at this table.
server-no-line = Nobody said this, or it is not yours to read.
server-no-other = There is no other person behind this.
server-bad-name = A name has 1 to { $longest } letters.
server-unwanted-words = The host of this server does not want some of these words.
server-bad-email = This does not look like an e-mail address.
server-bad-push = This browser has named no push service that this server may call.
server-bad-message = The server could not read this message: { $field }.
server-bad-request = The server could not read this request: { $field }.
server-not-json = The server could not read this request: it is not JSON.
server-account-already = You have an account already.
server-no-account = You have no account yet.
server-login-taken = The login { $login } is taken.
server-login-wrong = Login and password do not fit.
server-banned = The owner of this server has banned you: you may look on, but not play or talk.
server-password-wrong = This is not your password.
server-changed-meanwhile = This was changed in the meantime. Try again.
server-no-session = This session has ended already.
server-return-old = This link is not valid, or not any more.
server-letter-old = This link is too old, or the address has changed.
server-reset-old = This link is too old, or was used already. Ask for a new one.
server-no-mail = This server sends no letters.
server-letters-for-accounts = Letters go to accounts only. Make one first.
server-foreign = This request comes from another site.
server-too-large = This is too large.
server-too-slow = Your request did not come to its end in time. Try again.
server-slow-down = That was too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
server-busy = The server has too much to do. Try again in a moment.
server-database-away = The server can not reach its database just now. Try again in a moment.
server-stopping = The server is stopping. Try again in a moment.
server-not-stored = Your choice could not be stored. Try again in a moment.
server-broken = Something broke on our side. Please report the number { $incident }.
server-log-claim = { $other }: time was up. The game was claimed by { $player }.
server-log-close = The table was closed, by the wish of { $player }.
server-log-draw = A draw was agreed, offered by { $player }.
server-log-machine = { $player }: a machine plays on.
server-log-machine-late = { $player }: time was up, and the others agreed that a machine plays on.
server-log-back = { $player }: back at the table, the machine got up.
server-log-rewind = Taken back, as agreed: the last choice of { $player }, and what came after it.
server-log-undo = Taken back by { $player }: the last choice, and what came after it.
server-log-unfeed = Taken back by { $player }: the last outcome, to be told anew.
server-log-refused-outcome = Told by { $player }, and refused: an outcome that can not have come.
server-log-refused-draw = Refused by { $player }: the draw offered by { $other }.
server-log-refused-takeback = Refused by { $player }: the take-back asked for by { $other }.
server-log-refused-close = Refused by { $player }: to close the table, as proposed by { $other }.
server-log-refused-machine = Refused by { $player }: that a machine plays on, as proposed by { $other }.
server-end-agreed = The players agreed on a draw.
server-end-closed = The table was closed before the game came to its end.
server-end-time = Time was up, and the game was claimed.
server-end-unfinished = The record ends before the game does.
server-push-turn = It is your turn.
server-push-time = It is your turn, and little time is left.
server-phrase-hello = Hello!
server-phrase-luck = Good luck, have fun!
server-phrase-thinking = I am thinking.
server-phrase-moment = One moment, please.
server-phrase-back = I am back.
server-phrase-thanks = Thank you!
server-phrase-clever = Nice move!
server-phrase-sorry = Sorry!
server-phrase-well-played = Well played!
server-phrase-again = Shall we play again?

server-letter-confirm =
    Hello,

    somebody, we hope you, wants letters from Ravenhill to come to this address.
    If it was you, open this link:

    { $link }

    If not, do nothing.
    .subject = Is this your address?
server-letter-reset =
    Hello,

    somebody, we hope you, has forgotten the password of your account at Ravenhill.
    This link lets you choose a new one. It is good for an hour, and for once:

    { $link }

    If it was not you, do nothing: your password stays as it is.
    .subject = A new password
server-letter-time =
    Hello,

    your time at a table of { $game } is running out. It is still your turn:

    { $link }

    When it is up, the others may claim the game, close the table, or let a machine play on for you.
    Nothing happens by itself.

    If you want no more letters about your turns, switch them off on your page:

    { $stop }
    .subject = { $game }: little time is left
server-letter-turn =
    Hello,

    it is your turn at a table of { $game }:

    { $link }

    If you want no more letters about your turns, switch them off on your page:

    { $stop }
    .subject = { $game }: it is your turn

server-no-pack = There is no such pack, or it is not shared with you.
server-pack-twice = You have this pack already.
server-pack-changed = It has been changed elsewhere since you opened it, in another window perhaps. Nothing was overwritten.
server-no-trial = In { $games } games played at random nobody came to a moment in which it could be played. Save it, and play it at a table.
server-packs-full = You have { $count } packs: delete one first.
