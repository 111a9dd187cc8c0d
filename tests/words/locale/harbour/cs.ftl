harbour-ship = loď
    .gender = f
    .gen = lodi
    .acc = loď
    .ins = lodí
harbour-cliffs = Bílé útesy
    .number = many
    .gender = m
    .gen = Bílých útesů
    .dat = Bílým útesům
    .acc = Bílé útesy
    .loc = Bílých útesech
    .ins = Bílými útesy
harbour-island = ostrov
    .gender = m
    .gen = ostrova
    .dat = ostrovu
    .loc = ostrově
    .ins = ostrovem
harbour-seat-crew = Posádka
    .gender = f
    .acc = Posádku
harbour-seat-ship = Kapitán
    .gender = ma
harbour-log-sails = { $who-The } pluje k { $place-dat }.
harbour-log-burns = { $place-The } { $place-number ->
    [many] hoří
   *[one] začíná hořet
 }.
harbour-log-lost = { $n ->
    [one] Ztracen jeden námořník
    [few] Ztraceni { $n } námořníci
   *[other] Ztraceno { $n } námořníků
 } u { $place-gen }.
harbour-log-seen = Vidět je: { $things }; vypráví se o { $things-loc }.
harbour-log-leaves = { $player } opouští { $place-acc }.
harbour-ask-where = Kam pluje { $who }?
harbour-say-order = { $first-The }, potom { $last }.
harbour-say-go = plujte k { $place-dat }
