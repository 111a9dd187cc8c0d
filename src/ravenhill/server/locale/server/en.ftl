# What the server itself says.

server-stale = This choice was already made, or taken back, in the meantime.
server-nobody = Please give your name first.
server-not-your-seat = This seat is not yours.
server-no-spectators = Only the people at this table may look on.
server-no-table = There is no such table.
server-no-seat = There is no such seat at this table.
server-no-game = There is no game called { $game } here.
server-no-rule = There is no rule { $number }.
server-no-language = There are no texts in this language: { $language }.
server-no-page = There is nothing here.
server-not-begun = The game has not begun: a seat is still open.
server-begun = The game has begun.
server-seat-taken = Somebody else sits there already.
server-bad-invitation = This invitation is not valid, or not any more. Ask for a new link.
server-not-host = Only the host of the table can do this.
server-machine-plays = A machine plays this seat. Take it back first.
server-machine-no-draw = A machine never agrees to a draw.
server-automaton = The rules themselves play this seat.
server-not-away = This person is here, or has been away for less than { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }, or it is not their turn.
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
server-record-later = The record shows hidden things. It can be had when the game is over.
server-empty-chat = Say something.
server-chat-full = Everything has been said at this table.
server-bad-name = A name has 1 to { $longest } letters.
server-bad-email = This does not look like an e-mail address.
server-bad-message = The server could not read this message: { $field }.
server-bad-request = The server could not read this request: { $field }.
server-account-already = You have an account already.
server-no-account = You have no account yet.
server-login-taken = The login { $login } is taken.
server-login-wrong = Login and password do not fit.
server-letter-old = This link is too old, or the address has changed.
server-no-mail = This server sends no letters.
server-foreign = This request comes from another site.
server-too-large = This is too large.
server-slow-down = That was too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
server-busy = The server has too much to do. Try again in a moment.
server-stopping = The server is stopping. Try again in a moment.
server-not-stored = Your choice could not be stored. Try again in a moment.
server-broken = Something broke on our side. Please report the number { $incident }.
server-end-agreed = The players agreed on a draw.
server-end-unfinished = The record ends before the game does.

server-letter-confirm =
    Hello { $name },

    somebody, we hope you, wants letters from Ravenhill to come to this address.
    If it was you, open this link:

    { $link }

    If not, do nothing.
    .subject = Is this your address?
server-letter-turn =
    Hello { $name },

    it is your turn at a table of { $game }:

    { $link }
    .subject = { $game }: it is your turn
