harbour-ship = Ship
    .the = the ship
harbour-cliffs = White Cliffs
    .number = many
harbour-island = Island
harbour-seat-crew = Crew
    .the = the Crew
harbour-seat-ship = Captain
harbour-log-sails = { $who-The } sails to { $place }.
harbour-log-burns = { $place } { $place-number ->
    [many] burn
   *[one] burns
 }.
harbour-log-lost = { $n ->
    [one] One sailor is
   *[other] { $n } sailors are
 } lost near { $place }.
harbour-log-seen = Seen: { $things }.
harbour-log-leaves = { $player } leaves { $place }.
harbour-ask-where = Where does { $who } sail?
harbour-say-order = { $first-The }, then { $last }.
harbour-say-go = sail to { $place }
