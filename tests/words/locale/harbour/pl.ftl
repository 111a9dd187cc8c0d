harbour-ship = statek
    .gender = m
    .gen = statku
    .ins = statkiem
harbour-cliffs = Białe Klify
    .number = many
    .gen = Białych Klifów
    .dat = Białym Klifom
    .loc = Białych Klifach
harbour-island = wyspa
    .gender = f
    .gen = wyspy
    .dat = wyspie
    .acc = wyspę
    .loc = wyspie
harbour-seat-crew = Załoga
    .gender = f
harbour-seat-ship = Kapitan
    .gender = mp
harbour-log-sails = { $who-The } { $who-gender ->
    [f] wypłynęła
   *[other] wypłynął
 } ku { $place-dat }.
harbour-log-burns = { $place-The } { $place-number ->
    [many] płoną
   *[one] płonie
 }.
harbour-log-lost = { $n ->
    [one] Przepadł jeden marynarz
    [few] Przepadło { $n } marynarzy (few)
    [many] Przepadło { $n } marynarzy
   *[other] Przepadło { $n } marynarza
 } koło { $place-gen }.
harbour-log-seen = Widać: { $things }.
harbour-log-leaves = { $player } opuszcza { $place-acc }.
harbour-ask-where = Dokąd płynie { $who }?
harbour-say-order = { $first-The }, potem { $last }.
harbour-say-go = płyńcie ku { $place-dat }
