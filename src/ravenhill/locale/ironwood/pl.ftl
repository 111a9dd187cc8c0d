# Ironwood: every word a player reads.

ironwood-title = Ironwood
ironwood-about = Żelazo przeciw puszczy: Pancerny Klan wznosi kuźnie na szczytach, Plemię Puszczy niesie totemy przez lasy do domu. Dwie frakcje, które nie mają ze sobą nic wspólnego.
ironwood-scenario-duel = Gra dwuosobowa
    .about = Plemię Puszczy przeciw Pancernemu Klanowi.
ironwood-scenario-ironbot = Solo przeciw Żelazobotowi
    .about = Prowadzisz Plemię Puszczy; Żelazobot gra Pancernym Klanem według swoich kart.
ironwood-scenario-woodbot = Solo przeciw Drewnobotowi
    .about = Prowadzisz Pancerny Klan; Drewnobot gra Plemieniem Puszczy według swoich kart.
ironwood-seat-woodwalkers = Plemię Puszczy
    .gender = n
    .gen = Plemienia Puszczy
    .dat = Plemieniu Puszczy
    .acc = Plemię Puszczy
    .loc = Plemieniu Puszczy
    .ins = Plemieniem Puszczy
    .about = Odnajduj totemy dzięki wizjom i zanieś trzy z nich przez lasy do domu.
ironwood-seat-ironclad = Pancerny Klan
    .gen = Pancernego Klanu
    .dat = Pancernemu Klanowi
    .acc = Pancerny Klan
    .loc = Pancernym Klanie
    .ins = Pancernym Klanem
    .about = Utrzymaj góry, napełniaj wiertło kryształami i zbuduj trzy kuźnie.
ironwood-woodwalkers = Plemię Puszczy
    .gender = n
    .gen = Plemienia Puszczy
    .dat = Plemieniu Puszczy
    .acc = Plemię Puszczy
    .loc = Plemieniu Puszczy
    .ins = Plemieniem Puszczy
ironwood-ironclad = Pancerny Klan
    .gen = Pancernego Klanu
    .dat = Pancernemu Klanowi
    .acc = Pancerny Klan
    .loc = Pancernym Klanie
    .ins = Pancernym Klanem
ironwood-end-forges = Płonie trzecia kuźnia: Pancerny Klan wygrywa.
ironwood-end-totems = Trzeci totem jest w domu: Plemię Puszczy wygrywa.
ironwood-end-conceded = Pokonana strona się poddała.
ironwood-end-round-cap = Ostatnia runda dobiegła końca i nikt nie wygrywa.
ironwood-none = brak karty
ironwood-passed = pas
ironwood-charged = naładowany
    .gen = naładowanego
    .dat = naładowanemu
    .acc = naładowany
    .loc = naładowanym
    .ins = naładowanym
ironwood-fading = gasnący
    .gen = gasnącego
    .dat = gasnącemu
    .acc = gasnący
    .loc = gasnącym
    .ins = gasnącym

## options

ironwood-option-beginner_decks = Ułożone talie
    .about = Karty specjalne ludzi leżą w talii według numerów, najpierw proste efekty: dobre na pierwszą partię. Talia automatu jest tasowana jak zawsze.
ironwood-option-handicap_woodwalkers = Plemię Puszczy prowadzi początkujący
    .about = Dodatkowy wojownik w tylu zewnętrznych lasach.
ironwood-option-handicap_ironclad = Pancerny Klan prowadzi początkujący
    .about = Dodatkowy wojownik na tylu wewnętrznych górach.
ironwood-option-ask_every_effect = Pytaj przed każdym efektem
    .about = Każdy efekt można pominąć. Zwykle efekty, które mogą tylko pomóc, są po prostu wykonywane.
ironwood-option-red = Czerwone ikony
    .about = Automat rozpatruje także czerwone ikony swoich kart (2 poziomy).
ironwood-option-golem = Golem w Ferrum
    .about = Żelazobot zaczyna z golemem (3 poziomy).
ironwood-option-foundations = Fundamenty
    .about = Żelazobot zaczyna z dwoma fundamentami; przeciw Drewnobotowi masz dwa żetony mniej (3 poziomy).
ironwood-option-four_cards = Cztery karty
    .about = Automat zaczyna z czterema kartami specjalnymi na ręce zamiast dwóch (2 poziomy).
ironwood-option-spirits = Niespokojne Duchy
    .about = Od początku na Duchach Lasu leżą dwa znaczniki (3 poziomy).
ironwood-option-fighters = Dodatkowi wojownicy
    .about = Automat zaczyna z tyloma wojownikami więcej (po poziomie za każdego).
ironwood-option-starting_crystals = Początkowe kryształy
    .about = Przygotowanie gry nie przewiduje żadnych; stół może się na jakieś umówić.
ironwood-option-round_cap = Ostatnia runda
    .about = Jeśli do końca tej rundy nikt nie wygra, nie wygrywa nikt.
ironwood-option-burn_effects = Efekty „Po spaleniu”
    .about = Czy działają w każdej turze, czy tylko we własnej.
ironwood-option-empty_deck = Pusta talia i stos kart odrzuconych
    .about = Nic się nie dobiera albo zyskuje się kryształ za każdą brakującą kartę.
ironwood-option-exhaust_order = Ostatni znacznik karty trwałej
    .about = Co następuje najpierw: efekt znacznika czy efekt wyczerpania.
ironwood-option-faded_totem = Zgasłe totemy
    .about = Totem, który zgasł, wraca do zasobów ogólnych albo jest poza grą.
ironwood-option-recruit_needs_control = Werbunek wymaga kontroli
    .about = Pancerny Klan werbuje tylko na górach z kuźnią, które kontroluje.
ironwood-option-first_resolved = Równoczesne kroki
    .about = Która strona jest rozpatrywana najpierw, gdy obie działają naraz.
ironwood-option-empty_play = Zagranie karty bez skutku
    .about = Kartę można zagrać, nawet jeśli żaden z jej efektów niczego nie zdziała.
ironwood-option-moved_by_enemy = Odepchnięci już się ruszyli
    .about = Jednostki odepchnięte lub zmuszone do odwrotu nie mogą się już w tej turze ruszyć.
ironwood-option-attack_ferrum_for_drill = Ferrum dla wiertła
    .about = Zwykły atak może wskazać Ferrum, gdy jest tam tylko wiertło.
ironwood-option-victory_order = Odwrót i efekty Zwycięstwa
    .about = Co następuje najpierw po walce.
ironwood-option-attack_uses_move = Atak zużywa ruch
    .about = Jednostki, które atakowały, nie mogą się już w tej turze ruszyć.
ironwood-option-waste_damage = Marnowanie obrażeń
    .about = Punktów obrażeń można nie wykorzystać.
ironwood-option-die_fallback = Magiczna kość: nic nie pasuje
    .about = Bierze się tak samo najniższą lub najwyższą z liczb drugiej parzystości albo rzuca ponownie.
ironwood-option-ironbot_retreat = Żelazobot: brak pasującego lasu
    .about = Nie zmusza do odwrotu albo zmusza do odwrotu do dowolnego lasu.
ironwood-option-expand_order = Żelazobot: Ekspansja
    .about = Najpierw tam, gdzie w pobliżu jest najmniej wojowników, albo najpierw fundamenty.
ironwood-option-ironbot_unpaid_recruit = Żelazobot: werbunek, na który go nie stać
    .about = Pomijany jest tylko werbunek albo cała ikona.
ironwood-option-ironbot_empty_hand_flips = Żelazobot: pusta ręka
    .about = Dobranie nowej ręki odwraca także kartę przebiegu tury.
ironwood-option-ironbot_last_turn_focus = Żelazobot: gasnący totem w ostatniej turze
    .about = W ostatniej turze rundy gasnący totem traktuje się, jakby go nie było; albo pomija się go tylko w pierwszym punkcie; albo gasnącego totemu nigdy się nie szuka.
ironwood-option-ironbot_drill_twice = Żelazobot: wiertło dwa razy w turze
    .about = Drugie polecenie dla wiertła w tej samej turze przesuwa je ponownie.
ironwood-option-golem_and_forge = Drewnobot: golem i kuźnia
    .about = O ile oba razem powiększają oddział.
ironwood-option-woodbot_reachable_targets = Drewnobot: osiągalne cele
    .about = Cel liczy się tylko wtedy, gdy może tam dotrzeć jakiś wojownik.
ironwood-option-woodbot_carrier_first = Drewnobot: najpierw niosący
    .about = Wojownik z totemem rusza się pierwszy.
ironwood-value-round_cap-0 = bez limitu
ironwood-value-handicap_woodwalkers-0 = brak
ironwood-value-handicap_ironclad-0 = brak
ironwood-value-fighters-0 = brak
ironwood-value-starting_crystals-0 = brak
ironwood-value-always = zawsze
ironwood-value-own_turn = tylko we własnej turze
ironwood-value-nothing = nic
ironwood-value-crystal = kryształ w zamian
ironwood-value-tick_first = najpierw znacznik
ironwood-value-exhaust_first = najpierw wyczerpanie
ironwood-value-returns = wraca
ironwood-value-removed = poza grą
ironwood-value-retreat_first = najpierw odwrót
ironwood-value-victory_first = najpierw efekty Zwycięstwa
ironwood-value-other_parity = druga parzystość
ironwood-value-reroll = rzuć ponownie
ironwood-value-anywhere = dokądkolwiek
ironwood-value-fighters_first = najpierw wojownicy
ironwood-value-foundation_first = najpierw fundamenty
ironwood-value-skip = pomiń
ironwood-value-whole_icon = pomiń ikonę
ironwood-value-ignore_totem = nie uwzględniaj
ironwood-value-next_totem = następny totem

## what is asked

ironwood-ask-play = Zagraj kartę (tura { $n } z { $of }) albo spasuj i dobierz jedną.
ironwood-ask-first-cards = Pierwsza runda: dobierz { $keep ->
    [one] { $keep } kartę
    [few] { $keep } karty
   *[many] { $keep } kart
 } albo dobierz { $n } i zachowaj { $keep }.
ironwood-ask-return = Wtasuj kartę z powrotem do talii (pozostało: { $n }).
ironwood-ask-tick = Która karta trwała najpierw traci znacznik?
ironwood-ask-order = Która karta jest rozpatrywana pierwsza?
ironwood-ask-effect = { $card }: wykonać ten efekt ({ $op })?
ironwood-ask-move-fighters = Przesuń wojownika (pozostało: { $n }) albo zakończ.
ironwood-ask-move-again = Przesuń ponownie jednego z tych samych wojowników (pozostało: { $n }) albo zakończ.
ironwood-ask-move-warband = Przesuń oddział (pozostało: { $n }) albo zakończ.
ironwood-ask-who-moves = Kto rusza z góry { $a } na górę { $b }?
ironwood-ask-drill = Przesuń wiertło wzdłuż grani albo je zostaw.
ironwood-ask-attack = { $card }: zaatakuj albo zrezygnuj.
ironwood-ask-wager = Zagraj kartę z ręki do walki albo zrezygnuj.
ironwood-ask-losses = { $n ->
    [one] Zadajesz 1 obrażenie
    [few] Zadajesz { $n } obrażenia
   *[many] Zadajesz { $n } obrażeń
 } { $side-dat }: kto polegnie?
ironwood-ask-retreat = Wygrana bitwa: zmusić { $side-acc } do odwrotu?
ironwood-ask-cargo-out = { $card }: ile kryształów opuszcza ładunek (maksymalnie { $n })?
ironwood-ask-cargo = Wiertło zniszczone: zabrać kryształ z jego ładunku?
ironwood-ask-resolve = { $card }: wybierz efekt (do rozpatrzenia: { $n }).
ironwood-ask-spend = { $card }: wydać { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
 }?
ironwood-ask-spend-up-to = Wydaj kryształy (maksymalnie { $n }).
ironwood-ask-burn = Spal kartę (pozostało: { $n }) albo pomiń efekt.
ironwood-ask-burn-up-to = Spal kartę (jeszcze maksymalnie { $n }) albo przestań.
ironwood-ask-when-burned = Karta „{ $card }” została spalona: użyć jej efektu?
ironwood-ask-discover = Odkryj totem dzięki wizji, którą można teraz spełnić, albo graj dalej.
ironwood-ask-flip = Odwróć gasnący totem na naładowaną stronę.
ironwood-ask-foundation = Połóż fundament na zewnętrznej górze, którą kontrolujesz.
ironwood-ask-build = Zbuduj kuźnię na fundamencie, który kontrolujesz.
ironwood-ask-newcomer = Ustaw dodatkowego wojownika (pozostało: { $n }) albo zakończ.
ironwood-ask-recruit = Zwerbuj wojownika (pozostało: { $n }) albo zakończ.
ironwood-ask-recruit-golem = Zwerbuj golema (pozostało: { $n }) albo zakończ.
ironwood-ask-remove = { $card }: usuń wrogiego wojownika (pozostało: { $n }) albo zakończ.
ironwood-ask-replace = Zastąp jednego ze swoich wojowników golemem.
ironwood-ask-shift = { $card }: odepchnij wrogie jednostki na sąsiedni obszar albo je zostaw.
ironwood-ask-who-shifts = Kto zostaje odepchnięty z obszaru { $a } na obszar { $b }?
ironwood-ask-mark = { $card }: oznacz obszar na tę rundę.
ironwood-ask-further = Zagraj kolejną kartę na tę albo zakończ turę.
ironwood-ask-survey = Zostawić wizję na wierzchu talii czy odłożyć pod talię?
ironwood-ask-bottom = Odłóż kartę specjalną z ręki pod swoją talię (pozostało: { $n }).
ironwood-ask-bottom-vision = Odłóż wizję z ręki pod talię wizji (pozostało: { $n }).
ironwood-ask-remove-markers = Zdejmij znacznik z wrogiej karty trwałej (pozostało: { $n }) albo zakończ.
ironwood-ask-opponent-burn = Wybierz kartę z ręki przeciwnika, która zostanie spalona.
ironwood-ask-opponent-bottom = Wybierz kartę z ręki przeciwnika, która trafi pod jego talię.
ironwood-ask-discard = Masz pełną rękę: odrzuć kartę specjalną (pozostało: { $n }).
ironwood-ask-buy = Zwerbuj wojownika (koszt w kryształach: { $cost }, masz: { $n }) albo zakończ.

## what may be chosen

ironwood-do-play = Zagraj: { $a }
ironwood-do-pass = Spasuj i dobierz kartę
ironwood-do-draw = Dobierz { $a ->
    [one] { $a } kartę
    [few] { $a } karty
   *[many] { $a } kart
 }
ironwood-do-return = Wtasuj: { $a }
ironwood-do-tick = { $a }
ironwood-do-resolve = Tak
ironwood-do-first = Najpierw: { $a }
ironwood-do-rest = Najpierw dokończ: { $a }
ironwood-do-skip = Nie, dalej
ironwood-do-done = Gotowe
ironwood-do-move = { $a } → { $b }
ironwood-do-carry = { $a } → { $b } z { $c-ins } totemem
ironwood-do-units = { $a ->
    [0] { $b ->
        [one] 1 golem
        [few] { $b } golemy
       *[many] { $b } golemów
     }
    [one] 1 wojownik
    [few] { $a } wojowników
   *[many] { $a } wojowników
 }{ $a ->
    [0] {""}
   *[other] { $b ->
        [0] {""}
        [one] {" "}i 1 golem
        [few] {" "}i { $b } golemy
       *[many] {" "}i { $b } golemów
     }
 }
ironwood-do-drill = Wiertło na górę { $a }
ironwood-do-attack = Zaatakuj: { $a } → { $b }
ironwood-do-wager = Do walki: { $a }
ironwood-do-bluff = Do walki jako blef: { $a }
ironwood-do-decline = Bez karty
ironwood-do-losses = Usuń { $a ->
    [0] { $b ->
        [one] 1 golema
        [few] { $b } golemy
       *[many] { $b } golemów
     }
    [one] 1 wojownika
    [few] { $a } wojowników
   *[many] { $a } wojowników
 }{ $a ->
    [0] {""}
   *[other] { $b ->
        [0] {""}
        [one] {" "}i 1 golema
        [few] {" "}i { $b } golemy
       *[many] {" "}i { $b } golemów
     }
 }
ironwood-do-retreat = Odwrót: { $a }
ironwood-do-stay = Niech zostaną
ironwood-do-take = Zabierz kryształ
ironwood-do-leave = Zostaw
ironwood-do-cargo = { $a ->
    [one] 1 kryształ
    [few] { $a } kryształy
   *[many] { $a } kryształów
 }
ironwood-do-option = { $a }: efekt { $b }
ironwood-do-pay = Zapłać { $a ->
    [one] 1 kryształ
    [few] { $a } kryształy
   *[many] { $a } kryształów
 }
ironwood-do-burn = Spal: { $a }
ironwood-do-discover = { $a }: totem do lasu { $b }
ironwood-do-flip = Naładuj totem w lesie { $a }
ironwood-do-foundation = Fundament na górze { $a }
ironwood-do-build = Kuźnia na górze { $a }
ironwood-do-recruit = Werbunek: { $a }
ironwood-do-remove = Usuń wojownika: { $a }
ironwood-do-replace = Golem za wojownika: { $a }
ironwood-do-shift = Odepchnij: { $a } → { $b }
ironwood-do-mark = Oznacz obszar { $a }
ironwood-do-keep = Zostaw na wierzchu
ironwood-do-bottom = Pod talię: { $a }
ironwood-do-bury = Pod talię
ironwood-do-unmark = { $a }
ironwood-do-pick = { $a }
ironwood-do-discard = Odrzuć: { $a }
ironwood-do-concede = Poddaj partię

ironwood-do-option-WW01-1 = Dobierz kartę wizji
ironwood-do-option-WW01-2 = Odkryj totem
ironwood-do-option-WW03-1 = Przesuń 5 wojowników
ironwood-do-option-WW03-2 = Zaatakuj Ferrum, a po wygranej ukradnij połowę kryształów
ironwood-do-option-WW10-1 = Odkryj totem
ironwood-do-option-WW10-2 = Przesuń 3 wojowników
ironwood-do-option-WW33-1 = Wydaj maksymalnie 3 kryształy i dobierz tyle samo kart
ironwood-do-option-WW33-2 = Spal maksymalnie 3 karty i zyskaj tyle samo kryształów plus 1
ironwood-do-option-WW38-1 = Naładuj gasnący totem
ironwood-do-option-WW38-2 = Odkryj totem
ironwood-do-option-WW38-3 = Przesuń 3 wojowników
ironwood-do-option-WW38-4 = Ukradnij kryształ
ironwood-do-option-IC01-1 = Wydaj 1: zwerbuj wojownika przy kuźni i przesuń oddział
ironwood-do-option-IC01-2 = Wydaj 5: zbuduj kuźnię
ironwood-do-option-IC01-3 = Zaatakuj z +1 do obrażeń
ironwood-do-option-IC02-1 = Przesuń 2 oddziały
ironwood-do-option-IC02-2 = Zaatakuj
ironwood-do-option-IC03-1 = Przesuń wiertło
ironwood-do-option-IC03-2 = Przesuń oddział
ironwood-do-option-IC03-3 = Połóż fundament

ironwood-note-idle = teraz nic by się nie stało
ironwood-note-without = teraz niemożliwe: { $op }

## what happened

ironwood-log-round = { $n }. runda
ironwood-log-gain = { $side } zyskuje { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
 }.
ironwood-log-steal = { $side } kradnie { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
 }.
ironwood-log-spend = { $side } wydaje { $n ->
    [one] kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
 }.
ironwood-log-reshuffle = { $side } tasuje stos kart odrzuconych w nową talię.
ironwood-log-draw = { $side } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
 }.
ironwood-log-draw-vision = Plemię Puszczy dobiera { $n ->
    [one] wizję
    [few] { $n } wizje
   *[many] { $n } wizji
 }.
ironwood-log-drew-card = Dobrana karta: „{ $card }”.
ironwood-log-returned = { $side } wtasowuje z powrotem { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
 }.
ironwood-log-bot-draw-top = { $side } dobiera kartę na wierzch ręki.
ironwood-log-discard = { $side } odrzuca kartę „{ $card }”.
ironwood-log-marked = Oznaczona góra: { $mountain }.
ironwood-log-vision-gone = Karta „{ $card }” znika.
ironwood-log-vision-back = Karta „{ $card }” wraca do talii wizji.
ironwood-log-vision-shuffled = Wizja zostaje wtasowana z powrotem do talii.
ironwood-log-vision-discarded = Wizja zostaje odrzucona zakryta.
ironwood-log-play = { $side } zagrywa kartę „{ $card }”.
ironwood-log-play-further = { $side } zagrywa na wierzch kartę „{ $card }”.
ironwood-log-pass = { $side } pasuje.
ironwood-log-move = Wojownik przesuwa się z lasu { $a } do lasu { $b }.
ironwood-log-carry = Totem wędruje z lasu { $a } do lasu { $b }.
ironwood-log-march = { $fighters ->
    [0] { $golems ->
        [one] Golem maszeruje
        [few] { $golems } golemy maszerują
       *[many] { $golems } golemów maszeruje
     }
    [one] { $golems ->
        [0] Wojownik maszeruje
        [one] Wojownik i golem maszerują
        [few] Wojownik i { $golems } golemy maszerują
       *[many] Wojownik i { $golems } golemów maszerują
     }
    [few] { $golems ->
        [0] { $fighters } wojowników maszeruje
        [one] { $fighters } wojowników i golem maszerują
        [few] { $fighters } wojowników i { $golems } golemy maszerują
       *[many] { $fighters } wojowników i { $golems } golemów maszerują
     }
   *[many] { $golems ->
        [0] { $fighters } wojowników maszeruje
        [one] { $fighters } wojowników i golem maszerują
        [few] { $fighters } wojowników i { $golems } golemy maszerują
       *[many] { $fighters } wojowników i { $golems } golemów maszerują
     }
 } z góry { $a } na górę { $b }.
ironwood-log-discover = Karta „{ $card }” zostaje odkryta: totem pojawia się w lesie { $forest }.
ironwood-log-secure = Totem zdobyty w lesie { $forest } ({ $n } z 3).
ironwood-log-no-totems-left = Plemię Puszczy nie może już wygrać: { $n ->
    [0] w domu nie ma żadnego totemu
    [one] w domu jest jeden totem
    [few] w domu są { $n } totemy
   *[many] w domu jest { $n } totemów
 }, a { $left ->
    [0] żadnego więcej nie można odnaleźć
    [one] odnaleźć można jeszcze tylko jeden
    [few] odnaleźć można jeszcze tylko { $left }
   *[many] odnaleźć można jeszcze tylko { $left }
 }.
ironwood-log-no-forges-left = Pancerny Klan nie może już wygrać: na trzy kuźnie nie wystarczy pozostałych żetonów kuźni.
ironwood-log-faded = W lesie { $forest } { $n ->
    [one] gaśnie totem i znika
    [few] gasną { $n } totemy i znikają
   *[many] gaśnie { $n } totemów i znika
 }.
ironwood-log-fading = W lesie { $forest } { $n ->
    [one] totem zaczyna gasnąć
    [few] { $n } totemy zaczynają gasnąć
   *[many] { $n } totemów zaczyna gasnąć
 }.
ironwood-log-recharged = Totem w lesie { $forest } jest znów naładowany.
ironwood-log-foundation = Fundament położony na górze { $mountain }.
ironwood-log-forge = Kuźnia zbudowana na górze { $mountain } ({ $n } z 3).
ironwood-log-spirits = Znaczniki na Duchach Lasu: { $n }.
ironwood-log-drill = Wiertło przesuwa się z góry { $a } na górę { $b }.
ironwood-log-cargo = { $n ->
    [0] Żaden kryształ nie trafia
    [one] Jeden kryształ trafia
    [few] { $n } kryształy trafiają
   *[many] { $n } kryształów trafia
 } do ładunku; razem w ładunku: { $total }.
ironwood-log-unload = { $n ->
    [one] Rozładowano kryształ
    [few] Rozładowano { $n } kryształy
   *[many] Rozładowano { $n } kryształów
 }.
ironwood-log-survey = Pancerny Klan ogląda wierzchnią wizję.
ironwood-log-surveyed = Wierzchnia wizja: „{ $card }”.
ironwood-log-buried = Wizja trafia pod talię.
ironwood-log-drill-destroyed = Wiertło na górze { $mountain } zostaje zniszczone i wraca do Ferrum.
ironwood-log-plundered = Plemię Puszczy zabiera kryształ z ładunku.
ironwood-log-newcomer = { $side } dostaje dodatkowego wojownika na obszarze { $place }.
ironwood-log-recruit = { $side } werbuje na obszarze { $place }.
ironwood-log-recruit-golem = { $side } werbuje golema na górze { $place }.
ironwood-log-remove = Wojownik { $side-gen } zostaje usunięty z obszaru { $place }.
ironwood-log-replace = Na górze { $mountain } golem zastępuje wojownika.
ironwood-log-shift = { $n ->
    [one] Jednostka { $side-gen } zostaje odepchnięta
    [few] { $n } jednostki { $side-gen } zostają odepchnięte
   *[many] { $n } jednostek { $side-gen } zostaje odepchniętych
 } z obszaru { $a } na obszar { $b }.
ironwood-log-attack = { $side } atakuje obszar { $b } z obszaru { $a }.
ironwood-log-automatic = Nikt nie stawia oporu: { $side } wygrywa bez walki.
ironwood-log-wagered = { $side } zagrywa kartę do walki.
ironwood-log-declined = { $side } nie zagrywa karty do walki.
ironwood-log-wager-open = { $side } zagrywa do walki odkrytą kartę: „{ $card }”.
ironwood-log-revealed = Odkryto: { $a } kontra { $b }.
ironwood-log-damage = Obrażenia: Plemię Puszczy zadaje { $a }, Pancerny Klan zadaje { $b }.
ironwood-log-losses = Polegli: { $a } z Plemienia Puszczy, { $fighters } z Pancernego Klanu{ $golems ->
    [0] {""}
    [one] {" "}i golem
    [few] {" "}i { $golems } golemy
   *[many] {" "}i { $golems } golemów
 }.
ironwood-log-cargo-out = { $n ->
    [one] Kryształ opuszcza ładunek
    [few] { $n } kryształy opuszczają ładunek
   *[many] { $n } kryształów opuszcza ładunek
 }; znacznik na torze wiertła zostaje.
ironwood-log-idle = { $card }: { $op } teraz nie wchodzi w grę.
ironwood-log-dominance = Dominacja: Plemię Puszczy { $a }, Pancerny Klan { $b }.
ironwood-log-won = { $side } wygrywa bitwę.
ironwood-log-nobody = Nikt nie pozostał: nikt nie wygrywa.
ironwood-ui-nobody = { ironwood-log-nobody }
ironwood-odds-battle = Bitwa
ironwood-odds-won = wygrywasz
ironwood-odds-beaten = przegrywasz
ironwood-odds-nobody = nikt nie zostaje
ironwood-odds-dealt = Straty przeciwnika
ironwood-odds-taken = Twoje straty
ironwood-odds-units = { $n ->
    [0] brak
    [one] 1 jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
ironwood-odds-each-card = Każda karta, którą może mieć przeciwnik, liczy się jako równie prawdopodobna, tak samo jak brak karty. Kto zadaje obrażenia, usuwa jak najwięcej jednostek.
ironwood-odds-each-card-bot = Każda karta, którą może mieć automat, liczy się jako równie prawdopodobna. Kto zadaje obrażenia, usuwa jak najwięcej jednostek.
ironwood-log-battle-over = Bitwa zakończona: { $a } – { $b }.
ironwood-log-retreat = { $side } wycofuje się na obszar { $place }.
ironwood-log-linger = Karta „{ $card }” pozostaje z { $n ->
    [one] 1 znacznikiem
    [few] { $n } znacznikami
   *[many] { $n } znacznikami
 }.
ironwood-log-unmark = Karta „{ $card }” traci znacznik: { $n ->
    [0] nie pozostał żaden
    [one] pozostał jeden
    [few] pozostały { $n }
   *[many] pozostało { $n }
 }.
ironwood-log-exhausted = Karta „{ $card }” się wyczerpała.
ironwood-log-this-round = W tej rundzie karta „{ $card }” pomaga { $side-dat }.
ironwood-log-burn = { $side } spala kartę „{ $card }”.
ironwood-log-burn-vision = { $side } spala wizję.
ironwood-log-mark = Oznaczony obszar: { $place }.
ironwood-log-look = { $side } ogląda rękę przeciwnika.
ironwood-log-look-visions = Pancerny Klan ogląda wizje na ręce przeciwnika.
ironwood-log-saw = Widzisz kartę „{ $card }”.
ironwood-log-bottom = { $side } odkłada kartę pod talię.
ironwood-log-opponent-bottom = { $side } odkłada kartę pod talię.

## why not

ironwood-why-unknown-place = Nie ma obszaru o nazwie { $name }.
ironwood-why-wrong-kind = Plemię Puszczy trzyma się lasów, Pancerny Klan gór.
ironwood-why-nobody-there = Nie masz nikogo na obszarze { $place }.
ironwood-why-no-trail = Żadna ścieżka nie łączy obszarów { $a } i { $b }.
ironwood-why-no-ridge = Żadna grań nie łączy obszarów { $a } i { $b }.
ironwood-why-held-back = Karta zabrania tam ruchów: { $place }.
ironwood-why-already-moved = Wszyscy na obszarze { $place } już się w tej turze ruszyli.
ironwood-why-warband-started = Oddział z obszaru { $place } już się przesunął tym efektem albo ten efekt tam nie prowadzi.
ironwood-why-totem-held = W tej turze nie można przesuwać totemów.
ironwood-why-no-totem = Na obszarze { $place } nie ma totemu.
ironwood-why-attack-kinds = Atakuje się z własnego obszaru sąsiedni obszar wroga.
ironwood-why-outer-forest = W zewnętrznym lesie nie może się zacząć bitwa.
ironwood-why-not-touching = Obszary { $a } i { $b } ze sobą nie sąsiadują.
ironwood-why-no-enemy = Na obszarze { $place } nie ma kogo atakować.
ironwood-why-not-that-warband = Ta karta wskazuje inny oddział lub inny cel.
ironwood-why-vision-not-played = Wizji się nie zagrywa, także do walki; ujawnia je efekt Odkryj.
ironwood-why-unknown-card = Nie ma karty o nazwie { $name }.
ironwood-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
ironwood-why-card-not-now = Karty „{ $card }” nie można teraz zagrać.
ironwood-why-vision-not-held = Nie masz na ręce karty „{ $card }”.
ironwood-why-no-totem-left = W zasobach ogólnych nie ma już totemów.
ironwood-why-mountain-controlled = Obszar { $place } kontroluje Pancerny Klan.
ironwood-why-nobody-near = Żaden z twoich oddziałów nie stoi w wewnętrznym lesie przy obszarze { $place }.
ironwood-why-nobody-in-forest = Wybierz wewnętrzny las przy obszarze { $place }, w którym stoi twój oddział.
ironwood-why-drill-stays = Wiertło musi opuścić swoją górę; pozostanie to nie ruch.
ironwood-why-not-outer = Na obszarze { $place } nie ma miejsca na kuźnię: mają je tylko zewnętrzne góry.
ironwood-why-not-controlled = Nie kontrolujesz obszaru { $place }.
ironwood-why-site-taken = Na obszarze { $place } jest już fundament lub kuźnia.
ironwood-why-no-token = Wszystkie żetony kuźni są na planszy.
ironwood-why-no-foundation = Na obszarze { $place } nie ma fundamentu.
ironwood-why-no-forge = Na obszarze { $place } nie ma kuźni.
ironwood-why-not-outer-forest = { $place } to nie zewnętrzny las.
ironwood-why-base-stays = „{ $card }” to karta podstawowa: nigdy się jej nie odrzuca ani nie wkłada do talii.
ironwood-why-base-never-burned = Kart podstawowych nigdy się nie spala: { $card }.
ironwood-why-cannot-pay = { $n ->
    [0] Nie masz kryształów
    [one] Masz 1 kryształ
    [few] Masz { $n } kryształy
   *[many] Masz { $n } kryształów
 }; to za mało albo nie o tyle chodzi.
ironwood-why-pay-for-nothing = Wydanie tych kryształów nic by teraz nie dało.

## positions and packs

ironwood-bad-key = { $field } nie jest kluczem pozycji; istnieją: { $known }.
ironwood-bad-number = { $field }: potrzebna liczba całkowita od { $least } do { $most }, nie { $value }.
ironwood-bad-list = { $field }: potrzebna lista nazw, nie { $value }.
ironwood-bad-mapping = { $field }: potrzebna tabela nazw i wartości, nie { $value }.
ironwood-bad-side = { $field }: { $value } to nie strona; istnieją woodwalkers i ironclad.
ironwood-bad-unknown = { $field }: nieznana wartość { $value }.
ironwood-bad-site = { $value } nie jest stanem miejsca na kuźnię; istnieją empty, foundation i forge.
ironwood-bad-site-place = { $value } nie ma miejsca na kuźnię.
ironwood-bad-wrong-side = „{ $card }” nie jest kartą { $side-gen }.
ironwood-bad-card-twice = Karta „{ $card }” jest podana dwa razy.
ironwood-bad-card-removed = Karty „{ $card }” nie ma w talii w grze solo.
ironwood-bad-seen = Karta, którą widział przeciwnik, musi być na ręce { $side-gen }.
ironwood-bad-no-bot = W tym scenariuszu nie gra żaden automat.
ironwood-bad-at = { $value } nie jest chwilą rundy; istnieją: { $known }.
ironwood-bad-finished = Trzy kuźnie lub trzy totemy: ta partia jest już wygrana.
ironwood-bad-broken = Pozycja nie zgadza się z elementami gry: { $detail }.
ironwood-pack-step = { pack-at }: krok wymaga operacji: op = "..."
ironwood-pack-op = { pack-at }: { $value } nie jest operacją języka efektów; istnieją: { $known }
ironwood-pack-place = { pack-at }: { $value } nie jest miejscem języka efektów; istnieją: { $known }
ironwood-pack-from = { pack-at }: { $value } nie jest oddziałem języka efektów: moved:id, recruited:id, replaced:id lub not:id
ironwood-pack-condition = { pack-at }: { $value } nie jest warunkiem języka efektów: opponent_visions>=n
ironwood-pack-one-way = { $file }.toml: rekord { $record }: pole { $field }: wskazuje { $other }, a tamten nie wskazuje z powrotem
ironwood-pack-capital = board.toml: stolicą musi być dokładnie jedna góra, nie { $count }
ironwood-pack-out-of-place = { $file }.toml: rekord { $record }: pole { $field }: { $value } należy do kroków zagrywanej karty
ironwood-pack-reference = { $file }.toml: rekord { $record }: pole { $field }: żaden krok nie ma id { $value }

## places

ironwood-ferrum = Ferrum
    .gender = n
ironwood-auria = Auria
    .gender = f
    .gen = Aurii
    .dat = Aurii
    .acc = Aurię
    .loc = Aurii
    .ins = Aurią
ironwood-lithimar = Lithimar
    .gen = Lithimaru
    .dat = Lithimarowi
    .acc = Lithimar
    .loc = Lithimarze
    .ins = Lithimarem
ironwood-palladimor = Palladimor
    .gen = Palladimoru
    .dat = Palladimorowi
    .acc = Palladimor
    .loc = Palladimorze
    .ins = Palladimorem
ironwood-zincur = Zincur
    .gen = Zincuru
    .dat = Zincurowi
    .acc = Zincur
    .loc = Zincurze
    .ins = Zincurem
ironwood-argentimar = Argentimar
    .gen = Argentimaru
    .dat = Argentimarowi
    .acc = Argentimar
    .loc = Argentimarze
    .ins = Argentimarem
ironwood-chromia = Chromia
    .gender = f
    .gen = Chromii
    .dat = Chromii
    .acc = Chromię
    .loc = Chromii
    .ins = Chromią
ironwood-cobaltis = Cobaltis
    .gen = Cobaltisu
    .dat = Cobaltisowi
    .acc = Cobaltis
    .loc = Cobaltisie
    .ins = Cobaltisem
ironwood-cuprumis = Cuprumis
    .gen = Cuprumisu
    .dat = Cuprumisowi
    .acc = Cuprumis
    .loc = Cuprumisie
    .ins = Cuprumisem
ironwood-gallimor = Gallimor
    .gen = Gallimoru
    .dat = Gallimorowi
    .acc = Gallimor
    .loc = Gallimorze
    .ins = Gallimorem
ironwood-plumbarum = Plumbarum
    .gender = n
ironwood-f01 = Zachodnia Głusza
    .gender = f
    .gen = Zachodniej Głuszy
    .dat = Zachodniej Głuszy
    .acc = Zachodnią Głuszę
    .loc = Zachodniej Głuszy
    .ins = Zachodnią Głuszą
ironwood-f02 = Północna Głusza
    .gender = f
    .gen = Północnej Głuszy
    .dat = Północnej Głuszy
    .acc = Północną Głuszę
    .loc = Północnej Głuszy
    .ins = Północną Głuszą
ironwood-f03 = Północno-Wschodnia Głusza
    .gender = f
    .gen = Północno-Wschodniej Głuszy
    .dat = Północno-Wschodniej Głuszy
    .acc = Północno-Wschodnią Głuszę
    .loc = Północno-Wschodniej Głuszy
    .ins = Północno-Wschodnią Głuszą
ironwood-f04 = Kotlina Srebrnych Paproci
    .gender = f
    .gen = Kotliny Srebrnych Paproci
    .dat = Kotlinie Srebrnych Paproci
    .acc = Kotlinę Srebrnych Paproci
    .loc = Kotlinie Srebrnych Paproci
    .ins = Kotliną Srebrnych Paproci
ironwood-f05 = Dolina Wysokich Sosen
    .gender = f
    .gen = Doliny Wysokich Sosen
    .dat = Dolinie Wysokich Sosen
    .acc = Dolinę Wysokich Sosen
    .loc = Dolinie Wysokich Sosen
    .ins = Doliną Wysokich Sosen
ironwood-f06 = Lśniący Gąszcz
    .gen = Lśniącego Gąszczu
    .dat = Lśniącemu Gąszczowi
    .acc = Lśniący Gąszcz
    .loc = Lśniącym Gąszczu
    .ins = Lśniącym Gąszczem
ironwood-f07 = Gaj przy Bramie Północnej
    .gen = Gaju przy Bramie Północnej
    .dat = Gajowi przy Bramie Północnej
    .acc = Gaj przy Bramie Północnej
    .loc = Gaju przy Bramie Północnej
    .ins = Gajem przy Bramie Północnej
ironwood-f08 = Gaj przy Bramie Zachodniej
    .gen = Gaju przy Bramie Zachodniej
    .dat = Gajowi przy Bramie Zachodniej
    .acc = Gaj przy Bramie Zachodniej
    .loc = Gaju przy Bramie Zachodniej
    .ins = Gajem przy Bramie Zachodniej
ironwood-f09 = Dzicz przy Bramie Wschodniej
    .gender = f
    .gen = Dziczy przy Bramie Wschodniej
    .dat = Dziczy przy Bramie Wschodniej
    .acc = Dzicz przy Bramie Wschodniej
    .loc = Dziczy przy Bramie Wschodniej
    .ins = Dziczą przy Bramie Wschodniej
ironwood-f10 = Gaj przy Bramie Południowej
    .gen = Gaju przy Bramie Południowej
    .dat = Gajowi przy Bramie Południowej
    .acc = Gaj przy Bramie Południowej
    .loc = Gaju przy Bramie Południowej
    .ins = Gajem przy Bramie Południowej
ironwood-f11 = Kotlina Ołowianych Mchów
    .gender = f
    .gen = Kotliny Ołowianych Mchów
    .dat = Kotlinie Ołowianych Mchów
    .acc = Kotlinę Ołowianych Mchów
    .loc = Kotlinie Ołowianych Mchów
    .ins = Kotliną Ołowianych Mchów
ironwood-f12 = Dolina Niskich Dębów
    .gender = f
    .gen = Doliny Niskich Dębów
    .dat = Dolinie Niskich Dębów
    .acc = Dolinę Niskich Dębów
    .loc = Dolinie Niskich Dębów
    .ins = Doliną Niskich Dębów
ironwood-f13 = Gąszcz Miedzianych Liści
    .gen = Gąszczu Miedzianych Liści
    .dat = Gąszczowi Miedzianych Liści
    .acc = Gąszcz Miedzianych Liści
    .loc = Gąszczu Miedzianych Liści
    .ins = Gąszczem Miedzianych Liści
ironwood-f14 = Zachodnia Dzicz
    .gender = f
    .gen = Zachodniej Dziczy
    .dat = Zachodniej Dziczy
    .acc = Zachodnią Dzicz
    .loc = Zachodniej Dziczy
    .ins = Zachodnią Dziczą
ironwood-f15 = Południowa Głusza
    .gender = f
    .gen = Południowej Głuszy
    .dat = Południowej Głuszy
    .acc = Południową Głuszę
    .loc = Południowej Głuszy
    .ins = Południową Głuszą
ironwood-f16 = Południowo-Wschodnia Głusza
    .gender = f
    .gen = Południowo-Wschodniej Głuszy
    .dat = Południowo-Wschodniej Głuszy
    .acc = Południowo-Wschodnią Głuszę
    .loc = Południowo-Wschodniej Głuszy
    .ins = Południowo-Wschodnią Głuszą

## cards

ironwood-WW01 = Wizja
    .effect = Dobierz 1 kartę specjalną. Rozpatrz 1: dobierz 1 kartę wizji; albo Odkryj totem.
ironwood-WW02 = Błyskawiczny cios
    .effect = Przesuń 3 wojowników. Zaatakuj. Zwycięstwo: zyskaj 1 kryształ.
ironwood-WW03 = Łupiestwo
    .effect = Rozpatrz 1 albo wydaj 2 kryształy i rozpatrz 2: Przesuń 5 wojowników; Zaatakuj Ferrum – Zwycięstwo: ukradnij połowę dostępnych kryształów przeciwnika, zaokrąglając w górę.
ironwood-WW04 = Zasadzka
    .effect = Przesuń 4 wojowników. Usuń 1 wojownika Pancernego Klanu z góry sąsiadującej z lasem jednego z właśnie przesuniętych wojowników.
ironwood-WW05 = Schronienie wśród koron
    .effect = Przesuń 4 wojowników. Zagraj 1 kartę podstawową; jej Przesuń może przesunąć tych samych wojowników po raz drugi. W tej turze nie można przesuwać totemów.
ironwood-WW06 = Kryształowe znaki
    .effect = Dobierz 1 kartę wizji. Zyskaj 1 kryształ.
ironwood-WW07 = Święta ziemia
    .effect = Odkryj totem. Zwerbuj 2 wojowników w jednym lub kilku zewnętrznych lasach.
ironwood-WW08 = Ukryte ścieżki
    .effect = Przesuń 6 wojowników. Zyskaj 1 kryształ.
ironwood-WW09 = Dzieci lasu
    .effect = Zwerbuj 1 wojownika w zewnętrznym lesie. Zagraj 1 kartę podstawową.
ironwood-WW10 = Kryształowy rozkwit
    .effect = Zyskaj 1 kryształ. Rozpatrz 1: Odkryj totem; albo Przesuń 3 wojowników.
ironwood-WW11 = Zew rogów
    .effect = Zwerbuj po 1 wojowniku w maksymalnie 2 różnych zewnętrznych lasach. Przesuń 2 wojowników.
ironwood-WW12 = Wędrówka duchów
    .effect = Dobierz 1 kartę specjalną. Przesuń 2 wojowników. Odkryj totem.
ironwood-WW13 = Wyjąca szarża
    .effect = Przesuń 3 wojowników. Zaatakuj. Ta walka: +1 do dominacji. Zwycięstwo: dobierz 1 kartę specjalną.
ironwood-WW14 = Zatrute źródła
    .effect = Ukradnij 1 kryształ. Usuń 1 wojownika Pancernego Klanu z góry sąsiadującej z wewnętrznym lasem, który kontrolujesz.
ironwood-WW15 = Hojność lasu
    .effect = Dobierz 2 karty specjalne. Zyskaj 1 kryształ.
ironwood-WW16 = Instynkt łowcy
    .effect = Spal 1 kartę: jeśli to zrobisz, Przesuń 4 wojowników. Zaatakuj. Ta walka: +1 do obrony. Zwycięstwo: ukradnij 1 kryształ.
ironwood-WW17 = Umysł wroga
    .effect = Obejrzyj rękę przeciwnika i wybierz z niej 1 kartę specjalną; przeciwnik spala tę kartę. Zwerbuj 1 wojownika w zewnętrznym lesie.
ironwood-WW18 = Błogosławieństwo duchów
    .effect = Dobierz 1 kartę specjalną. Trwały 3. Każda walka: +1 do obrony.
ironwood-WW19 = Oślepiająca mgła
    .effect = Przesuń 3 wojowników. Trwały 2. Każda walka: przeciwnik pierwszy wybiera kartę walki (albo rezygnuje) i odkrywa ją, zanim ty wybierzesz swoją.
ironwood-WW20 = Niedźwiedzia furia
    .effect = Spal maksymalnie 2 karty. Zaatakuj. Ta walka: +1 do dominacji oraz +1 do obrażeń za każdą spaloną w ten sposób kartę.
ironwood-WW21 = Cios z mgły
    .effect = Zaatakuj. Zwycięstwo: dobierz 2 karty specjalne. Następnie, bez względu na wynik, Przesuń 4 wojowników (atakujący mogą uderzyć i zniknąć).
ironwood-WW22 = Połamane tryby
    .effect = Zdejmij maksymalnie 2 znaczniki, w dowolnym podziale, z kart trwałych przeciwnika. Karta, która traci w ten sposób ostatni znacznik, zostaje odrzucona, a jej efekt wyczerpania nie jest rozpatrywany. Zagraj 1 kartę podstawową.
ironwood-WW23 = Dziki gon
    .effect = Przesuń 3 wojowników. Trwały 2. Dopóki karta jest w grze, każdy efekt Przesuń na zagrywanych przez ciebie kartach przesuwa o 1 wojownika więcej.
ironwood-WW24 = Cierniowa zapora
    .effect = Przesuń 3 wojowników. Ta runda: w każdej walce, w której jesteś obrońcą, +1 do obrony i +1 do dominacji.
ironwood-WW25 = Wezwanie przodków
    .effect = Zwerbuj 1 wojownika w jednym wewnętrznym lesie, który kontrolujesz. Odkryj totem. Po spaleniu: zwerbuj 1 wojownika w zewnętrznym lesie.
ironwood-WW26 = Obrzęd w blasku księżyca
    .effect = Odkryj totem. Zagraj 1 kartę podstawową inną niż Wizja. W tej turze nie można przesuwać totemów.
ironwood-WW27 = Widząca sny
    .effect = Dobierz 2 karty wizji, następnie odłóż 1 kartę wizji z ręki zakrytą pod talię wizji. Wydaj 2 kryształy: jeśli to zrobisz, Odkryj totem.
ironwood-WW28 = Taniec wojny
    .effect = Przesuń 2 wojowników. Zaatakuj. Zwycięstwo: zwerbuj 1 wojownika w lesie, z którego wyszedł atak.
ironwood-WW29 = Zasłona liści
    .effect = Spal 1 kartę wizji: jeśli to zrobisz, dobierz 2 karty wizji. Zagraj 1 kartę podstawową inną niż Wizja.
ironwood-WW30 = Bunt korzeni
    .effect = Oznacz 1 górę inną niż Ferrum, sąsiadującą z wewnętrznym lasem, który kontrolujesz. Usuń z niej 1 wojownika Pancernego Klanu. Ta runda: jednostki Pancernego Klanu i wiertło nie mogą się Przesunąć na oznaczoną górę ani z niej.
ironwood-WW31 = Echo strażnika
    .effect = Trwały 2. Każda walka: +1 do obrażeń. Zaatakuj.
ironwood-WW32 = Pędzące duchy
    .effect = Przesuń 4 wojowników. Przesuń ponownie tych samych wojowników.
ironwood-WW33 = Tkacze kryształów
    .effect = Rozpatrz 1: wydaj maksymalnie 3 kryształy i dobierz tyle samo kart specjalnych; albo spal maksymalnie 3 karty i zyskaj tyle samo kryształów plus 1. Po spaleniu: zyskaj 2 kryształy.
ironwood-WW34 = Sowi posłańcy
    .effect = Dobierz 3 karty specjalne, następnie odłóż 1 kartę specjalną z ręki pod swoją talię kart specjalnych. Po spaleniu: dobierz 1 kartę specjalną.
ironwood-WW35 = Zew głębokiej puszczy
    .effect = Wybierz górę inną niż Ferrum, sąsiadującą z wewnętrznym lasem, który kontrolujesz; przesuń z niej maksymalnie 2 jednostki bojowe Pancernego Klanu na jedną wybraną przez ciebie sąsiednią górę. Zaatakuj. Zwycięstwo: dobierz 1 kartę specjalną.
ironwood-WW36 = Skradzione plany
    .effect = Przeciwnik odkrywa rękę; odłóż 1 wybraną z niej kartę specjalną pod talię kart specjalnych przeciwnika. Dobierz 1 kartę wizji.
ironwood-WW37 = Krew gaju
    .effect = Zaatakuj. Trwały 3. Po każdej walce, w której usunięto co najmniej 1 twojego wojownika, zwerbuj 1 wojownika w zewnętrznym lesie. Po spaleniu: Przesuń 2 wojowników.
ironwood-WW38 = Serce strażnika
    .effect = Rozpatrz 1 albo wydaj 2 kryształy i rozpatrz 2: odwróć 1 gasnący totem na mapie na naładowaną stronę; Odkryj totem; Przesuń 3 wojowników; ukradnij 1 kryształ.
ironwood-IC01 = Wzmocnienie
    .effect = Rozpatrz 1: wydaj 1 kryształ – zwerbuj 1 wojownika na górze z kuźnią, następnie Przesuń 1 oddział; albo wydaj 5 kryształów i Zbuduj kuźnię; albo Zaatakuj – Ta walka: +1 do obrażeń.
ironwood-IC02 = Podbój
    .effect = Dobierz 1 kartę specjalną. Rozpatrz 1 albo wydaj 2 kryształy i rozpatrz 2: Przesuń 2 oddziały; Zaatakuj.
ironwood-IC03 = Rozwój
    .effect = Rozpatrz 2: Przesuń wiertło; Przesuń 1 oddział; połóż 1 fundament na zewnętrznej górze, którą kontrolujesz.
ironwood-IC04 = Przemysłowy marsz
    .effect = Przesuń 2 oddziały. Zyskaj 2 kryształy.
ironwood-IC05 = Zbrojna eskorta
    .effect = Przesuń 1 oddział. Przesuń wiertło. Zyskaj 2 kryształy.
ironwood-IC06 = Taktyka polowa
    .effect = Dobierz 1 kartę specjalną. Zaatakuj. Ta walka: +1 do obrażeń.
ironwood-IC07 = Pobór
    .effect = Zwerbuj 2 wojowników na jednej lub kilku górach z kuźnią. Dobierz 1 kartę specjalną.
ironwood-IC08 = Drążenie tuneli
    .effect = Przesuń wiertło. Przesuń wiertło ponownie.
ironwood-IC09 = Konwój z zaopatrzeniem
    .effect = Przesuń wiertło. Przesuń maksymalnie 2 oddziały; każdy musi zakończyć ruch na górze z wiertłem. Zyskaj 1 kryształ.
ironwood-IC10 = Głębokie fundamenty
    .effect = Połóż 1 fundament na zewnętrznej górze, którą kontrolujesz. Zwerbuj tam 2 wojowników.
ironwood-IC11 = Montaż golema
    .effect = Zwerbuj 1 golema na górze z kuźnią. Przesuń 1 oddział.
ironwood-IC12 = Badanie rudy
    .effect = Dobierz 1 kartę specjalną. Przesuń wiertło. Obejrzyj w tajemnicy wierzchnią kartę talii wizji; możesz ją odłożyć pod talię wizji.
ironwood-IC13 = Rozpoznanie
    .effect = Przesuń 1 oddział. Zaatakuj. Ta walka: przeciwnik pierwszy wybiera kartę walki (albo rezygnuje) i odkrywa ją, zanim ty wybierzesz swoją.
ironwood-IC14 = Zbiórka u bram
    .effect = Zyskaj 3 kryształy. Zwerbuj 1 wojownika na górze z kuźnią.
ironwood-IC15 = Przegrzane silniki
    .effect = Spal 1 kartę specjalną: jeśli to zrobisz, zyskaj 3 kryształy. Przesuń wiertło.
ironwood-IC16 = Szaleńczy szturm
    .effect = Zwerbuj 1 wojownika na górze, którą kontrolujesz. Zaatakuj tamtejszym oddziałem (dowolnym, jeśli nikogo nie zwerbowano). Ta walka: +1 do dominacji. Zwycięstwo: ukradnij 1 kryształ.
ironwood-IC17 = Roztrzaskane sny
    .effect = Zwerbuj 1 wojownika na górze z kuźnią. Przesuń 1 oddział. Jeśli przeciwnik ma na ręce co najmniej 1 kartę wizji, 1 z nich, wybrana losowo, zostaje wtasowana do talii wizji.
ironwood-IC18 = Ruchome koszary
    .effect = Przesuń wiertło. Zwerbuj 2 wojowników na górze z wiertłem.
ironwood-IC19 = Kryształowy rdzeń
    .effect = Zastąp 1 swojego wojownika na mapie 1 golemem. Przesuń 2 oddziały.
ironwood-IC20 = Wielka budowa
    .effect = Połóż 1 fundament na zewnętrznej górze, którą kontrolujesz. Wydaj 4 kryształy: jeśli to zrobisz, Zbuduj kuźnię (można na właśnie położonym fundamencie).
ironwood-IC21 = Wyrąb
    .effect = Wybierz maksymalnie 2 różne wewnętrzne lasy sąsiadujące z górami, które kontrolujesz; z każdego usuń 1 wojownika Plemienia Puszczy.
ironwood-IC22 = Księga kryształów
    .effect = Zyskaj 2 kryształy. Trwały 2. Za każdym razem, gdy w fazie przygotowania zdejmujesz znacznik z tej karty, dobierz 1 kartę specjalną.
ironwood-IC23 = Machina wojenna
    .effect = Zaatakuj. Ta walka: +2 do obrażeń.
ironwood-IC24 = Kolej graniowa
    .effect = Trwały 2. Po każdym ruchu wiertła możesz Przesunąć 1 oddział, który musi zakończyć ruch na górze z wiertłem. Przesuń wiertło. Zyskaj 1 kryształ.
ironwood-IC25 = Mur tarcz
    .effect = Zwerbuj 2 wojowników na jednej lub kilku górach z kuźnią. Trwały 2. Każda walka, w której jesteś obrońcą: +1 do obrony.
ironwood-IC26 = Szyk oblężniczy
    .effect = Przesuń 1 oddział. Zaatakuj tym oddziałem. Ta walka: +1 do obrony. Zwycięstwo: usuń 1 wojownika Plemienia Puszczy z pokonanego oddziału, zanim się wycofa.
ironwood-IC27 = Przesłuchanie
    .effect = Obejrzyj rękę przeciwnika i wybierz z niej 1 kartę specjalną; przeciwnik spala tę kartę. Dobierz 1 kartę specjalną.
ironwood-IC28 = Rafineria kryształów
    .effect = Trwały 3. Za każdym razem, gdy w fazie przygotowania zdejmujesz znacznik z tej karty, zyskaj 1 kryształ. Zyskaj 1 kryształ.
ironwood-IC29 = Sztuczka z przynętą
    .effect = Wybierz oddział Plemienia Puszczy w wewnętrznym lesie; przesuń cały oddział lub jego część ścieżką do 1 sąsiedniego wewnętrznego lasu. Totemy zostają na miejscu.
ironwood-IC30 = Żelazne drogi
    .effect = Przesuń 2 oddziały. Zyskaj 1 kryształ. Trwały 2. Dopóki karta jest w grze, każdy efekt Przesuń na zagrywanych przez ciebie kartach, który przesuwa oddziały, przesuwa o 1 oddział więcej.
ironwood-IC31 = Blokada
    .effect = Oznacz 1 wewnętrzny las sąsiadujący z górą, którą kontrolujesz. Ta runda: wojownicy Plemienia Puszczy nie mogą się Przesunąć z oznaczonego lasu. Zaatakuj.
ironwood-IC32 = Straż przednia golemów
    .effect = Zastąp 1 swojego wojownika na mapie 1 golemem. Zaatakuj oddziałem tego golema.
ironwood-IC33 = Prorok w kajdanach
    .effect = Obejrzyj wszystkie karty wizji na ręce przeciwnika. Zwerbuj 1 wojownika na górze, którą kontrolujesz. Połóż 1 fundament na zewnętrznej górze, którą kontrolujesz. Zyskaj 1 kryształ.
ironwood-IC34 = Zsyp ładunkowy
    .effect = Przesuń wiertło. Przenieś maksymalnie 3 kryształy z ładunku do swoich dostępnych kryształów; znacznik na torze wiertła zostaje.
ironwood-IC35 = Długa inwestycja
    .effect = Trwały 2. Po wyczerpaniu: zyskaj 3 kryształy i dobierz 1 kartę specjalną.
ironwood-IC36 = Fałszywe proroctwo
    .effect = Jeśli przeciwnik ma na ręce co najmniej 1 kartę wizji, 1 z nich, wybrana losowo, zostaje odrzucona zakryta, a przeciwnik dobiera 1 kartę wizji. Przesuń 2 oddziały.
ironwood-IC37 = Odlewnia golemów
    .effect = Wydaj 2 kryształy: jeśli to zrobisz, Trwały 2. Po wyczerpaniu: zwerbuj 2 golemy na jednej lub kilku górach z kuźnią.
ironwood-IC38 = Wojna totalna
    .effect = Zaatakuj. Następnie Zaatakuj innym oddziałem. W każdej z tych walk: +1 do obrażeń.

## visions

ironwood-V_AURIA = Wizja Aurii
    .gender = f
    .effect = Odkryj totem na górze Auria i zyskaj 3 kryształy.
ironwood-V_LITHIMAR = Wizja Lithimaru
    .gender = f
    .effect = Odkryj totem na górze Lithimar i zyskaj 3 kryształy.
ironwood-V_PALLADIMOR = Wizja Palladimoru
    .gender = f
    .effect = Odkryj totem na górze Palladimor i zyskaj 3 kryształy.
ironwood-V_ZINCUR = Wizja Zincuru
    .gender = f
    .effect = Odkryj totem na górze Zincur i zyskaj 3 kryształy.
ironwood-V_ARGENTIMAR = Wizja Argentimaru
    .gender = f
    .effect = Odkryj totem na górze Argentimar.
ironwood-V_CHROMIA = Wizja Chromii
    .gender = f
    .effect = Odkryj totem na górze Chromia.
ironwood-V_COBALTIS = Wizja Cobaltisu
    .gender = f
    .effect = Odkryj totem na górze Cobaltis.
ironwood-V_CUPRUMIS = Wizja Cuprumisu
    .gender = f
    .effect = Odkryj totem na górze Cuprumis.
ironwood-V_GALLIMOR = Wizja Gallimoru
    .gender = f
    .effect = Odkryj totem na górze Gallimor.
ironwood-V_PLUMBARUM = Wizja Plumbarum
    .gender = f
    .effect = Odkryj totem na górze Plumbarum.

## automata

ironwood-ask-bot-burn = Żelazobot naciska: spal kartę.
ironwood-ask-bot-shield = Drewnobot żąda: spal kartę, a on jedną dobierze, albo ukradnie kryształ.
ironwood-do-give = Niech ukradnie kryształ

ironwood-log-tied = Remis: { $place }.
ironwood-log-die = Remis, obszary: { $n }. Rozstrzyga magiczna kość ({ $face }): { $place }.
ironwood-log-die-again = Magiczna kość ({ $face }) nikogo nie wskazuje: rzut jest powtarzany.
ironwood-log-bot-choice = { $what }: { $place }.
ironwood-log-bot-step = { $what }
ironwood-log-bot-no-move = { $what }: nikt się nie rusza.
ironwood-log-bot-enough = Oddział przy obszarze { $place } ma już więcej jednostek: nikt się nie rusza.
ironwood-log-bot-too-small = { $a }: za mało sił przeciw obszarowi { $b }, nie ma ataku.
ironwood-log-bot-no-attack = Brak celu: { $side } nie atakuje.
ironwood-log-bot-no-retreat = Nie ma ich dokąd odesłać: bez odwrotu.
ironwood-log-stance = Postawa Żelazobota: { $stance }.
ironwood-log-bot-turn-over = { $side } kończy turę.
ironwood-log-flow = Karta przebiegu tury się odwraca: { $face }.
ironwood-log-face = Tryb Drewnobota: { $face }.
ironwood-log-face-back = Tryb Drewnobota wraca: { $face }.
ironwood-log-expend = { $side } wykłada kartę „{ $card }”.
ironwood-log-expend-deck = { $side } wykłada z wierzchu talii kartę „{ $card }”.
ironwood-log-empty-hand = { $side } nie ma już kart: dobiera jedną i tura się kończy.
ironwood-log-no-wager-card = { $side } nie ma karty do walki: zamiast atakować, dobiera jedną.
ironwood-log-icon = Wykonana ikona: { $icon }.
ironwood-log-icon-red = Pominięta czerwona ikona: { $icon }.
ironwood-log-icon-nothing = Ikona niczego nie zmienia: { $side } zyskuje kryształ.
ironwood-log-ferrum-guard = Ferrum stoi puste: wojownik przychodzi za darmo.
ironwood-log-not-there = Karta „{ $card }” zostaje odrzucona: tam nie ma totemu. { $n ->
    [one] Pozostała 1 wizja.
    [few] Pozostały { $n } wizje.
   *[many] Pozostało { $n } wizji.
 }
ironwood-log-possible = Karta „{ $card }” trafia do talii wizji: góra { $mountain } znów wchodzi w grę.

ironwood-die-lowest-even = najniższa parzysta
    .gender = f
ironwood-die-highest-even = najwyższa parzysta
    .gender = f
ironwood-die-lowest-odd = najniższa nieparzysta
    .gender = f
ironwood-die-highest-odd = najwyższa nieparzysta
    .gender = f
ironwood-stance-expansive = Ekspansywna (+1 do obrażeń)
    .gender = f
ironwood-stance-aggressive = Agresywna (+1 do dominacji)
    .gender = f
ironwood-stance-defensive = Defensywna (+1 do obrony)
    .gender = f
ironwood-flow-alert = Czujny
    .gender = mp
ironwood-flow-exhausted = Wyczerpany
    .gender = mp
ironwood-face-disruptive = Zakłócający
    .gender = mp
ironwood-face-exalted = Uniesiony
    .gender = mp

ironwood-icon-card = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .loc = karcie
    .ins = kartą
ironwood-icon-crystals = kryształy
    .number = many
    .gen = kryształów
    .dat = kryształom
    .acc = kryształy
    .loc = kryształach
    .ins = kryształami
ironwood-icon-drill = wiertło
    .gender = n
    .gen = wiertła
    .dat = wiertłu
    .acc = wiertło
    .loc = wiertle
    .ins = wiertłem
ironwood-icon-warband = oddział
    .gen = oddziału
    .dat = oddziałowi
    .acc = oddział
    .loc = oddziale
    .ins = oddziałem
ironwood-icon-golem = golem
    .gender = ma
    .gen = golema
    .dat = golemowi
    .acc = golema
    .loc = golemie
    .ins = golemem
ironwood-icon-forge = kuźnia
    .gender = f
    .gen = kuźni
    .dat = kuźni
    .acc = kuźnię
    .loc = kuźni
    .ins = kuźnią
ironwood-icon-compass = kompas
    .gen = kompasu
    .dat = kompasowi
    .acc = kompas
    .loc = kompasie
    .ins = kompasem
ironwood-icon-hit = trafienie
    .gender = n
    .gen = trafienia
    .dat = trafieniu
    .acc = trafienie
    .loc = trafieniu
    .ins = trafieniem
ironwood-icon-shield = tarcza
    .gender = f
    .gen = tarczy
    .dat = tarczy
    .acc = tarczę
    .loc = tarczy
    .ins = tarczą
ironwood-icon-battle = bitwa
    .gender = f
    .gen = bitwy
    .dat = bitwie
    .acc = bitwę
    .loc = bitwie
    .ins = bitwą
ironwood-icon-arrows = strzałki
    .gender = f
    .number = many
    .gen = strzałek
    .dat = strzałkom
    .acc = strzałki
    .loc = strzałkach
    .ins = strzałkami
ironwood-icon-eye = oko
    .gender = n
    .gen = oka
    .dat = oku
    .acc = oko
    .loc = oku
    .ins = okiem
ironwood-icon-search = szukanie
    .gender = n
    .gen = szukania
    .dat = szukaniu
    .acc = szukanie
    .loc = szukaniu
    .ins = szukaniem
ironwood-icon-cubes = znaczniki
    .number = many
    .gen = znaczników
    .dat = znacznikom
    .acc = znaczniki
    .loc = znacznikach
    .ins = znacznikami
ironwood-icon-alert = czujność
    .gender = f
    .gen = czujności
    .dat = czujności
    .acc = czujność
    .loc = czujności
    .ins = czujnością

ironwood-list-chase = Pościg
ironwood-list-protect = Ochrona
    .gender = f
ironwood-list-expand = Ekspansja
    .gender = f
ironwood-list-drill = Wiertło
    .gender = n
ironwood-list-escort = Eskorta wiertła
    .gender = f
ironwood-list-plunder = Grabież
    .gender = f
ironwood-list-interfere = Nękanie
    .gender = n
ironwood-list-secure = Zabezpieczenie
    .gender = n

ironwood-step-build = Czujny, krok 1: powstaje kuźnia.
ironwood-step-not-built = Czujny, krok 1: nie można zbudować kuźni.
ironwood-step-chase = Czujny, krok 2: Pościg i atak.
ironwood-step-foundation = Czujny, krok 3: położenie fundamentu.
ironwood-step-icons = Rozpatrywane są ikony wierzchniej karty.
ironwood-step-exhausted = Wyczerpany: rozpatrywane są ikony wierzchniej karty, potem Czujny.
ironwood-step-plunder = Masz wiele kryształów: 5 wojowników na Grabież, potem atak.
ironwood-step-secure = Totem jest w rękach bota: 5 wojowników na Zabezpieczenie.

ironwood-choice-focus-totem = Oddział na celowniku, z totemem
ironwood-choice-focus-near = Oddział na celowniku, największy najbliżej totemu
ironwood-choice-focus-smallest = Oddział na celowniku, najmniejszy
ironwood-choice-attacker = Atakujący
ironwood-choice-chase-target = Pościg, cel
ironwood-choice-chase-source = Pościg, skąd
ironwood-choice-protect-ferrum = Ochrona, w Ferrum mniej niż 3 jednostki
ironwood-choice-protect-foundation = Ochrona, zagrożony fundament
ironwood-choice-protect-inner = Ochrona, zagrożona wewnętrzna góra
ironwood-choice-protect-source = Ochrona, skąd
ironwood-choice-expand-site = Ekspansja, nieoznaczona zewnętrzna góra
ironwood-choice-expand-foundation = Ekspansja, fundament, którego nikt nie pilnuje
ironwood-choice-expand-inner = Ekspansja, nieoznaczona wewnętrzna góra
ironwood-choice-expand-source = Ekspansja, skąd
ironwood-choice-escort-source = Eskorta wiertła, skąd
ironwood-choice-drill-home = Wiertło, ku najbliższej kuźni
ironwood-choice-drill-out = Wiertło, na górę bez kuźni
ironwood-choice-drill-unload = Wiertło, wokół same kuźnie
ironwood-choice-recruit-ferrum = Werbunek, w Ferrum mniej niż 3 wojowników
ironwood-choice-recruit-forge = Werbunek, kuźnia z najmniejszym oddziałem
ironwood-choice-build = Kuźnia, fundament z najmniejszym oddziałem
ironwood-choice-foundation = Fundament, największy oddział
ironwood-choice-golem = Golem
ironwood-choice-victim = Oddział z totemem lub najbliżej totemu
ironwood-choice-retreat = Odwrót
ironwood-choice-plunder-ferrum = Grabież, obok Ferrum
ironwood-choice-plunder-foundation = Grabież, obok fundamentu
ironwood-choice-plunder-drill = Grabież, obok wiertła
ironwood-choice-plunder-outer = Grabież, obok zewnętrznej góry
ironwood-choice-interfere-foundation = Nękanie, obok kontrolowanego fundamentu
ironwood-choice-interfere-ferrum = Nękanie, obok Ferrum
ironwood-choice-interfere-drill = Nękanie, obok wiertła
ironwood-choice-interfere-possible = Nękanie, obok potencjalnej góry
ironwood-choice-secure-totem = Zabezpieczenie, totem
ironwood-choice-secure-out = Zabezpieczenie, do domu w zewnętrznym lesie
ironwood-choice-secure-edge = Zabezpieczenie, obok zewnętrznego lasu
ironwood-choice-secure-near = Zabezpieczenie, bliżej zewnętrznego lasu
ironwood-choice-secure-lone = Zabezpieczenie, do totemu
ironwood-choice-secure-beside = Zabezpieczenie, obok totemu
ironwood-choice-secure-possible = Zabezpieczenie, gdzie może być totem
ironwood-choice-move-source = Skąd
ironwood-choice-attack-drill = Atak, wiertło
ironwood-choice-attack-ferrum = Atak, Ferrum
ironwood-choice-attack-foundation = Atak, kontrolowany fundament
ironwood-choice-attack-possible = Atak, kontrolowana potencjalna góra
ironwood-choice-attack-totem = Atak, oddział obok totemu
ironwood-choice-attack-warband = Atak, oddział w zasięgu
ironwood-choice-recruit-totem = Werbunek, obok totemu
ironwood-choice-recruit-foundation = Werbunek, obok kontrolowanego fundamentu
ironwood-choice-recruit-possible = Werbunek, obok potencjalnej zewnętrznej góry
ironwood-choice-recruit-drill = Werbunek, najbliżej wiertła
ironwood-choice-recruit-held = Werbunek, przy totemie
ironwood-choice-discover = Odkrycie
ironwood-choice-totem-with = Totem, do największego oddziału obok góry
ironwood-choice-totem-near = Totem, najbliżej oddziału

ironwood-option-bot_prohibitions = Automaty: twoje zakazy
    .about = Twoje karty, które zabraniają ruchu, wiążą także automat.
ironwood-option-ironbot_attack_next = Żelazobot: następny cel
    .about = Gdy oddział na celowniku jest za duży, próbuje następnego najlepszego celu.
ironwood-option-ironbot_compass_focus = Żelazobot: ikona kompasu
    .about = Atakuje słaby oddział w pobliżu totemu albo dowolny cel.
ironwood-option-ironbot_drill_alone = Żelazobot: wiertło wśród pustych gór
    .about = Co rozstrzyga, gdy na żadnej górze wokół wiertła nie ma oddziału.
ironwood-option-ironbot_escort = Żelazobot: eskorta wiertła
    .about = Czy tam, skąd przychodzi eskorta, zostaje jednostka.
ironwood-option-ironbot_focus_ties = Żelazobot: kilka trzymanych totemów
    .about = Między równymi oddziałami z totemem rozstrzyga kość albo najpierw różnica jednostek.
ironwood-option-ironbot_outer_forests = Żelazobot: wojownicy w zewnętrznych lasach
    .about = Liczą się jako sąsiadujący z górą przy Ochronie, Ekspansji i ruchu wiertła.
ironwood-option-woodbot_empty_hand_secures = Drewnobot: Zabezpieczenie z pustą ręką
    .about = Uniesiony i bez kart, zanim dobierze, i tak niesie trzymany totem.
ironwood-option-woodbot_eye_moves = Drewnobot: ikona oka, Uniesiony
    .about = Przesuwa dwóch wojowników albo dwa całe oddziały.
ironwood-option-woodbot_guards_totem = Drewnobot: straż przy totemie
    .about = Ostatni wojownik przy totemie nie opuszcza go przez Grabież ani Nękanie.
ironwood-option-woodbot_plunder_foundation = Drewnobot: fundamenty do grabieży
    .about = Grabież kieruje się ku fundamentowi, który kontrolujesz, albo ku takiemu, którego nie kontrolujesz.
ironwood-option-woodbot_shield_draw = Drewnobot: karta dobrana za tarczę
    .about = Trafia pod rękę albo na jej wierzch.
ironwood-option-woodbot_spirits_without_card = Drewnobot: Duchy bez karty walki
    .about = Duchy Lasu pomagają, nawet gdy nie zagrano karty do walki.
ironwood-option-woodbot_warband_icon = Drewnobot: ikona oddziału, Uniesiony
    .about = Z trzymanym totemem werbuje tam i według listy albo tylko tam.
ironwood-option-markerless_linger = Karta trwała bez znaczników
    .about = Odrzuca się ją na koniec rundy jak każdą kartę specjalną albo od razu.
ironwood-option-pass_marker = Znacznik pasu
    .about = Do końca rundy jest jednym ze wspólnych znaczników albo nie wlicza się do nich.
ironwood-option-wager_visions = Wizje do walki
    .about = Plemię Puszczy może zagrać wizję do walki jako blef: nic nie daje i wraca na rękę.
ironwood-option-open_discards = Jawne stosy kart odrzuconych
    .about = Każdy może przeglądać stos kart odrzuconych; w przeciwnym razie przeciwnik widzi wierzchnią kartę i liczbę kart.
ironwood-option-distances = Automaty: odległości
    .about = Liczone tylko wzdłuż grani lub ścieżek albo przez wszystkie sąsiadujące obszary.
ironwood-option-bot_reshuffles = Automaty: pusta talia
    .about = Automat tasuje swój stos kart odrzuconych w nową talię.
ironwood-option-bot_pays_without_fighters = Automaty: werbunek z pustych zasobów
    .about = Automat płaci, nawet gdy nie ma już kogo werbować.
ironwood-option-bot_hand_limit = Automaty: limit kart na ręce
    .about = Automat także zachowuje na koniec rundy 8 kart; karty specjalne odchodzą ze spodu jego ręki.
ironwood-option-ironbot_cannot_build = Żelazobot: postawa defensywna i nie może budować
    .about = Jako Czujny rozpatruje ikony swojej karty albo tylko ją wykłada.
ironwood-option-ironbot_chase_targets = Żelazobot: cele Pościgu
    .about = Tylko góry, na które ktoś może dotrzeć, albo po prostu ta z największym oddziałem.
ironwood-option-ironbot_protect_next = Żelazobot: następny cel Ochrony
    .about = Gdy nikt nie może dotrzeć do pierwszego celu, próbuje następnego.
ironwood-option-ironbot_golem_warband = Żelazobot: ikona golema
    .about = Bierze się pod uwagę tylko oddziały z wojownikiem albo wszystkie; oddział samych golemów nic wtedy nie dostaje.
ironwood-option-ironbot_alert_stance = Żelazobot: Czujny po raz drugi
    .about = Postawa pozostaje ta sama albo jest sprawdzana ponownie.
ironwood-option-ironbot_unable_burn = Żelazobot: brak karty do spalenia
    .about = Gdy nie masz czego spalić, Żelazobot zyskuje kryształ albo nic.
ironwood-option-ironbot_stance_first = Żelazobot: postawa przy pustej ręce
    .about = Postawę sprawdza się, zanim Żelazobot zajrzy, czy ma kartę.
ironwood-option-woodbot_locate_card = Drewnobot: karta za Poszukiwanie totemu
    .about = Totem odnaleziony przez Poszukiwanie totemu kosztuje wierzchnią kartę jego talii albo ręki.
ironwood-option-woodbot_falls_back = Drewnobot: koniec uniesienia
    .about = Po własnej turze sprawdza, czy pozostaje Uniesiony, albo odwraca się, gdy tylko zniknie powód.
ironwood-option-woodbot_locate_without_totem = Drewnobot: Poszukiwanie totemu, gdy totemów już nie ma
    .about = Ostatnia wizja zostaje w talii albo jest odrzucana.
ironwood-option-woodbot_surplus = Drewnobot: najlepszy cel
    .about = Do przewagi liczą się jednostki albo także to, co dodają golemy i kuźnie.
ironwood-option-woodbot_guarded_drill = Drewnobot: strzeżone wiertło
    .about = Atak na wiertło może też uderzyć w jednostki obok niego.
ironwood-option-woodbot_search_order = Drewnobot: ikona szukania, Uniesiony
    .about = Kto rusza się pierwszy: trzej bez totemu czy ten z totemem.
ironwood-option-woodbot_two_moves = Drewnobot: dwa ruchy
    .about = Drugi cel wybiera się po pierwszym ruchu albo oba z góry.
ironwood-option-woodbot_recruit_possible = Drewnobot: werbunek przy potencjalnych górach
    .about = Co liczy się najpierw: lepsza góra czy mniej wojowników.
ironwood-option-woodbot_golem_losses = Drewnobot: obrażenia golemów
    .about = Każda para punktów trafia najpierw w golema albo tylko pierwsza para.
ironwood-value-unfading_only = tylko naładowany totem i nie w ostatniej turze
ironwood-value-near_totem = w pobliżu totemu
ironwood-value-any = dowolny cel
ironwood-value-woodwalkers_first = najpierw mniej wojowników Plemienia Puszczy
ironwood-value-neighbours_first = najpierw większe sąsiednie oddziały
ironwood-value-guarded = jedna zostaje
ironwood-value-all = wszystkie mogą iść
ironwood-value-die = kość
ironwood-value-difference = różnica jednostek
ironwood-value-fighters = wojownicy
ironwood-value-warbands = oddziały
ironwood-value-controlled = kontrolowany
ironwood-value-uncontrolled = niekontrolowany
ironwood-value-under = pod rękę
ironwood-value-top = na wierzch
ironwood-value-both = jedno i drugie
ironwood-value-one = tylko tam
ironwood-value-round_end = na koniec rundy
ironwood-value-at_once = od razu
ironwood-value-after_turn = po swojej turze
ironwood-value-deck = z talii
ironwood-value-hand = z ręki
ironwood-value-common = ze wspólnych zasobów
ironwood-value-free = nie wlicza się
ironwood-value-own_ways = granie lub ścieżki
ironwood-value-any_way = wszystko, co sąsiaduje
ironwood-value-icons = rozpatrz ikony
ironwood-value-unresolved = pomiń je
ironwood-value-in_reach = w zasięgu
ironwood-value-largest = największy oddział
ironwood-value-with_fighter = z wojownikiem
ironwood-value-any_warband = dowolny oddział
ironwood-value-same = ta sama
ironwood-value-checked = sprawdzana ponownie
ironwood-value-discards = odrzucana
ironwood-value-units = jednostki
ironwood-value-strength = jednostki, golemy i kuźnie
ironwood-value-escort_first = ci bez totemu
ironwood-value-carrier_first = ten z totemem
ironwood-value-in_turn = po kolei
ironwood-value-planned = z góry
ironwood-value-preferred_first = lepsza góra
ironwood-value-fewest_first = mniej wojowników
ironwood-value-every_golem = każdy golem
ironwood-value-one_golem = jeden golem
ironwood-value-none = brak
ironwood-value-woodwalkers = Plemię Puszczy
ironwood-value-ironclad = Pancerny Klan

## the table in a terminal

ironwood-table-mountains = Góry
ironwood-table-forests = Lasy
ironwood-table-fighters = wojownicy
ironwood-table-golems = golemy
ironwood-table-foundation = fundament
ironwood-table-forge = kuźnia
ironwood-table-drill = wiertło (krok { $track }, ładunek { $cargo })
ironwood-table-marked = oznaczona
ironwood-table-totem-charged = ◆ totem
ironwood-table-totem-fading = ◇ gasnący totem
ironwood-table-crystals = Kryształy: { $n }
ironwood-table-cards = Karty: { $hand } na ręce, { $deck } w talii
ironwood-table-visions = Wizje: { $hand } na ręce, { $deck } w talii
ironwood-table-secured = Zdobyte totemy: { $n } z 3
ironwood-table-forges = Zbudowane kuźnie: { $n } z 3, pozostałe żetony: { $left }
ironwood-table-alert = Czujny
ironwood-table-exhausted = Wyczerpany
ironwood-table-disruptive = Zakłócający
ironwood-table-exalted = Uniesiony
ironwood-table-woodbot = Drewnobot: { $face }; Duchy Lasu: { $spirits }; karty na ręce: { $hand }.
ironwood-table-ironbot = Karta przebiegu tury Żelazobota: { $flow }; karty na ręce: { $hand }.
ironwood-table-out-of-reach = Tej partii nie możesz już wygrać. Możesz grać dalej albo się poddać.
ironwood-table-battle = Bitwa: { $a } kontra { $b }
ironwood-table-wager-open = jeszcze wybiera
ironwood-table-wager-none = bez karty
ironwood-table-wager-hidden = zakryta karta
ironwood-table-deals = zadaje { $n }
ironwood-table-hand = Twoja ręka

## operations, as in “nothing to ... now”

ironwood-op-move = przesunięcie jednostek
ironwood-op-move_drill = przesunięcie wiertła
ironwood-op-attack = atak
ironwood-op-choose = wybór efektu
ironwood-op-spend = wydanie kryształów
ironwood-op-burn = spalenie karty
ironwood-op-spend_up_to = wydanie kryształów
ironwood-op-burn_up_to = spalenie karty
ironwood-op-gain = zyskanie kryształów
ironwood-op-steal = kradzież kryształów
ironwood-op-draw = dobranie karty
ironwood-op-discover = odkrycie totemu
ironwood-op-build = budowa kuźni
ironwood-op-place_foundation = położenie fundamentu
ironwood-op-recruit = werbunek
ironwood-op-remove = usunięcie wojownika
ironwood-op-replace = zastąpienie wojownika
ironwood-op-shift_enemy = odepchnięcie jednostek
ironwood-op-play = zagranie kolejnej karty
ironwood-op-linger = pozostanie karty w grze
ironwood-op-modifier = zmiana wartości
ironwood-op-on_event = oczekiwanie na zdarzenie
ironwood-op-mark = oznaczenie obszaru
ironwood-op-forbid = zakaz ruchu
ironwood-op-flip_totem = naładowanie totemu
ironwood-op-cargo_to_available = wyjęcie kryształów z ładunku
ironwood-op-look = obejrzenie kart
ironwood-op-survey = obejrzenie wizji
ironwood-op-bottom = odłożenie karty pod talię
ironwood-op-remove_markers = zdjęcie znaczników
ironwood-op-opponent_burn = spalenie karty przeciwnika
ironwood-op-opponent_bottom = odłożenie karty przeciwnika pod talię
ironwood-op-opponent_draw = dobranie karty przez przeciwnika
ironwood-op-opponent_discard_vision = odrzucenie wizji przeciwnika
ironwood-op-opponent_vision_to_deck = zwrot wizji przeciwnika do talii
ironwood-op-if = spełnienie warunku

## co mówi o sobie efekt, jako polecenie wewnątrz zdania

ironwood-say-sentence = { $said-The }.
ironwood-say-sentences = { $first } { $last }
ironwood-say-then = { $first }, następnie { $last }
ironwood-say-or = { $first }; albo { $last }
ironwood-say-also = { $first }; { $last }
ironwood-say-and = { $first } i { $last }
ironwood-say-aside = { $first } – { $last }
ironwood-say-nothing = nie rób nic
ironwood-say-move-fighters = przesuń { $n ->
        [one] 1 wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }
ironwood-say-move-same = przesuń ponownie tych samych wojowników
ironwood-say-move-warbands = przesuń { $n ->
        [one] 1 oddział
        [few] { $n } oddziały
       *[many] { $n } oddziałów
    }
ironwood-say-move-to-drill =
    { $n ->
        [one] przesuń maksymalnie 1 oddział, który musi zakończyć ruch na górze z wiertłem
        [few] przesuń maksymalnie { $n } oddziały, z których każdy musi zakończyć ruch na górze z wiertłem
       *[many] przesuń maksymalnie { $n } oddziałów, z których każdy musi zakończyć ruch na górze z wiertłem
    }
ironwood-say-move-drill = przesuń wiertło
ironwood-say-move-drill-again = przesuń wiertło ponownie
ironwood-say-attack = zaatakuj{ $target-id ->
        [ferrum] {" "}Ferrum
       *[any] {""}
    }{ $with-id ->
        [moved] {" "}właśnie przesuniętym oddziałem
        [recruited] {" "}oddziałem z miejsca werbunku
        [replaced] {" "}oddziałem nowego golema
        [not] {" "}innym oddziałem
       *[any] {""}
    }
ironwood-say-this-combat = Ta walka: { $said }
ironwood-say-victory = Zwycięstwo: { $said }
ironwood-say-victory-early = Zwycięstwo, jeszcze przed odwrotem: { $said }
ironwood-say-damage = { $by } do obrażeń
ironwood-say-defence = { $by } do obrony
ironwood-say-dominance = { $by } do dominacji
ironwood-say-damage-per = +1 do obrażeń za każdą spaloną w ten sposób kartę lub wydany kryształ
ironwood-say-opponent-first = przeciwnik pierwszy wybiera kartę walki (albo rezygnuje) i odkrywa ją, zanim ty wybierzesz swoją
ironwood-say-extra-fighters = każdy efekt Przesuń na zagrywanych przez ciebie kartach przesuwa o { $n ->
        [one] 1 wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } więcej
ironwood-say-extra-warbands = każdy efekt Przesuń na zagrywanych przez ciebie kartach, który przesuwa oddziały, przesuwa o { $n ->
        [one] 1 oddział
        [few] { $n } oddziały
       *[many] { $n } oddziałów
    } więcej
ironwood-say-choose = rozpatrz { $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}: { $options }
ironwood-say-choose-or-pay = rozpatrz { $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
} albo wydaj { $pay ->
        [one] 1 kryształ
        [few] { $pay } kryształy
       *[many] { $pay } kryształów
    } i rozpatrz { $more }: { $options }
ironwood-say-spend = wydaj { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }: jeśli to zrobisz, { $said }
ironwood-say-burn = spal { $kind-id ->
        [special] { $n ->
            [one] 1 kartę specjalną
            [few] { $n } karty specjalne
           *[many] { $n } kart specjalnych
        }
        [vision] { $n ->
            [one] 1 kartę wizji
            [few] { $n } karty wizji
           *[many] { $n } kart wizji
        }
       *[any] { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }: jeśli to zrobisz, { $said }
ironwood-say-spend-up-to =
    { $least ->
        [0] wydaj maksymalnie { $n ->
            [one] 1 kryształ
            [few] { $n } kryształy
           *[many] { $n } kryształów
        }
       *[other] wydaj co najmniej { $least } i maksymalnie { $n ->
            [one] 1 kryształ
            [few] { $n } kryształy
           *[many] { $n } kryształów
        }
    }
ironwood-say-burn-up-to =
    { $least ->
        [0] spal maksymalnie { $kind-id ->
            [special] { $n ->
                [one] 1 kartę specjalną
                [few] { $n } karty specjalne
               *[many] { $n } kart specjalnych
            }
            [vision] { $n ->
                [one] 1 kartę wizji
                [few] { $n } karty wizji
               *[many] { $n } kart wizji
            }
           *[any] { $n ->
                [one] 1 kartę
                [few] { $n } karty
               *[many] { $n } kart
            }
        }
       *[other] spal co najmniej { $least } i maksymalnie { $kind-id ->
            [special] { $n ->
                [one] 1 kartę specjalną
                [few] { $n } karty specjalne
               *[many] { $n } kart specjalnych
            }
            [vision] { $n ->
                [one] 1 kartę wizji
                [few] { $n } karty wizji
               *[many] { $n } kart wizji
            }
           *[any] { $n ->
                [one] 1 kartę
                [few] { $n } karty
               *[many] { $n } kart
            }
        }
    }
ironwood-say-for-each-crystal = za każdy kryształ: { $said }
ironwood-say-for-each-card = za każdą kartę: { $said }
ironwood-say-if-any = a ponadto, jeśli to zrobisz: { $said }
ironwood-say-gain = zyskaj { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
ironwood-say-steal = ukradnij { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
ironwood-say-steal-half = ukradnij połowę dostępnych kryształów przeciwnika, zaokrąglając w górę
ironwood-say-draw = dobierz { $deck-id ->
        [vision] { $n ->
            [one] 1 kartę wizji
            [few] { $n } karty wizji
           *[many] { $n } kart wizji
        }
       *[special] { $n ->
            [one] 1 kartę specjalną
            [few] { $n } karty specjalne
           *[many] { $n } kart specjalnych
        }
    }
ironwood-say-discover = odkryj totem
ironwood-say-build = zbuduj kuźnię
ironwood-say-place-foundation = połóż 1 fundament na zewnętrznej górze, którą kontrolujesz
ironwood-say-flip-totem = odwróć { $n ->
        [one] 1 gasnący totem
        [few] { $n } gasnące totemy
       *[many] { $n } gasnących totemów
    } na mapie na naładowaną stronę
ironwood-say-cargo-out = przenieś maksymalnie { $n ->
        [one] 1 kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    } z ładunku do swoich dostępnych kryształów (znacznik na torze wiertła zostaje)
ironwood-say-play = zagraj { $kind-id ->
        [base] 1 kartę podstawową
        [special] 1 kartę specjalną
       *[any] 1 kartę
    }
ironwood-say-other-than = zagraj { $kind-id ->
        [base] 1 kartę podstawową
        [special] 1 kartę specjalną
       *[any] 1 kartę
    } inną niż { $cards }
ironwood-say-may-move-again = jej Przesuń może przesunąć tych samych wojowników po raz drugi
ironwood-say-linger = Trwały { $n }
ironwood-say-this-round = Ta runda: { $said }
ironwood-say-this-round-defending = Ta runda, w każdej walce, w której jesteś obrońcą: { $said }
ironwood-say-each-combat = Każda walka: { $said }
ironwood-say-each-combat-defending = Każda walka, w której jesteś obrońcą: { $said }
ironwood-say-while-in-play = dopóki karta jest w grze: { $said }
ironwood-say-after-losses = po każdej walce, w której usunięto co najmniej 1 wojownika Plemienia Puszczy: { $said }
ironwood-say-after-drill-move = po każdym ruchu wiertła: { $said }
ironwood-say-tick = za każdym razem, gdy w fazie przygotowania zdejmujesz znacznik z tej karty: { $said }
ironwood-say-exhaust = po wyczerpaniu: { $said }
ironwood-say-burned = po spaleniu: { $said }
ironwood-say-remove-markers = zdejmij maksymalnie { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } z kart trwałych przeciwnika
ironwood-say-no-last-effect = karta, która traci w ten sposób ostatni znacznik, zostaje odrzucona bez efektu wyczerpania
ironwood-say-survey = obejrzyj w tajemnicy wierzchnią kartę talii wizji
ironwood-say-survey-or-bury = obejrzyj w tajemnicy wierzchnią kartę talii wizji (możesz ją odłożyć pod talię wizji)
ironwood-say-bottom =
    { $deck-id ->
        [vision] odłóż { $n ->
            [one] 1 kartę wizji
            [few] { $n } karty wizji
           *[many] { $n } kart wizji
        } z ręki pod talię wizji
       *[special] odłóż { $n ->
            [one] 1 kartę specjalną
            [few] { $n } karty specjalne
           *[many] { $n } kart specjalnych
        } z ręki pod swoją talię kart specjalnych
    }
ironwood-say-look-hand = obejrzyj rękę przeciwnika
ironwood-say-look-visions = obejrzyj wszystkie karty wizji na ręce przeciwnika
ironwood-say-opponent-draw = przeciwnik dobiera { $deck-id ->
        [vision] { $n ->
            [one] 1 kartę wizji
            [few] { $n } karty wizji
           *[many] { $n } kart wizji
        }
       *[special] { $n ->
            [one] 1 kartę specjalną
            [few] { $n } karty specjalne
           *[many] { $n } kart specjalnych
        }
    }
ironwood-say-opponent-discard-vision = przeciwnik odrzuca { $n ->
        [one] 1 losową kartę wizji (zakrytą)
        [few] { $n } losowe karty wizji (zakryte)
       *[many] { $n } losowych kart wizji (zakrytych)
    }
ironwood-say-opponent-vision-to-deck = przeciwnik wtasowuje do talii wizji { $n ->
        [one] 1 losową kartę wizji
        [few] { $n } losowe karty wizji
       *[many] { $n } losowych kart wizji
    }
ironwood-say-opponent-burn = przeciwnik spala { $n ->
        [one] 1 wybraną przez ciebie kartę specjalną
        [few] { $n } wybrane przez ciebie karty specjalne
       *[many] { $n } wybranych przez ciebie kart specjalnych
    }
ironwood-say-opponent-burn-random = przeciwnik spala { $n ->
        [one] 1 losową kartę specjalną
        [few] { $n } losowe karty specjalne
       *[many] { $n } losowych kart specjalnych
    }
ironwood-say-opponent-bottom = przeciwnik odkłada pod swoją talię { $n ->
        [one] 1 wybraną przez ciebie kartę specjalną
        [few] { $n } wybrane przez ciebie karty specjalne
       *[many] { $n } wybranych przez ciebie kart specjalnych
    }
ironwood-say-opponent-bottom-random = przeciwnik odkłada pod swoją talię { $n ->
        [one] 1 losową kartę specjalną
        [few] { $n } losowe karty specjalne
       *[many] { $n } losowych kart specjalnych
    }
ironwood-say-recruit = zwerbuj { $n ->
        [one] 1 wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { $where }
ironwood-say-recruit-golems = zwerbuj { $n ->
        [one] 1 golema
        [few] { $n } golemy
       *[many] { $n } golemów
    } { $where }
ironwood-say-remove = usuń { $unit-id ->
        [ww] { $n ->
            [one] 1 wojownika Plemienia Puszczy
            [few] { $n } wojowników Plemienia Puszczy
           *[many] { $n } wojowników Plemienia Puszczy
        }
        [golem] { $n ->
            [one] 1 golema
            [few] { $n } golemy
           *[many] { $n } golemów
        }
       *[ic] { $n ->
            [one] 1 wojownika Pancernego Klanu
            [few] { $n } wojowników Pancernego Klanu
           *[many] { $n } wojowników Pancernego Klanu
        }
    } { $where }
ironwood-say-replace =
    { $n ->
        [one] zastąp golemem 1 swojego wojownika { $where }
        [few] zastąp golemami { $n } swoich wojowników { $where }
       *[many] zastąp golemami { $n } swoich wojowników { $where }
    }
ironwood-say-shift-ww = przesuń razem { $n ->
        [99] dowolną liczbę wojowników Plemienia Puszczy
        [one] maksymalnie 1 wojownika Plemienia Puszczy
        [few] maksymalnie { $n } wojowników Plemienia Puszczy
       *[many] maksymalnie { $n } wojowników Plemienia Puszczy
    } ({ $where }) do jednego sąsiedniego wewnętrznego lasu; totemy zostają na miejscu
ironwood-say-shift-ic = przesuń razem { $n ->
        [99] dowolną liczbę jednostek bojowych Pancernego Klanu
        [one] maksymalnie 1 jednostkę bojową Pancernego Klanu
        [few] maksymalnie { $n } jednostki bojowe Pancernego Klanu
       *[many] maksymalnie { $n } jednostek bojowych Pancernego Klanu
    } ({ $where }) na jedną sąsiednią górę; wiertło zostaje na miejscu
ironwood-say-mark = połóż { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } { $where }
ironwood-say-forbid-move_totem =
    { $scope-id ->
        [this_turn] w tej turze
       *[this_round] w tej rundzie
    } nie można przesuwać totemów
ironwood-say-forbid-ic_and_drill_move_in_or_out =
    { $scope-id ->
        [this_turn] w tej turze
       *[this_round] w tej rundzie
    } jednostki Pancernego Klanu i wiertło nie mogą się przesunąć na oznaczoną górę ani z niej
ironwood-say-forbid-ww_move_out =
    { $scope-id ->
        [this_turn] w tej turze
       *[this_round] w tej rundzie
    } wojownicy Plemienia Puszczy nie mogą się przesunąć z oznaczonego lasu
ironwood-say-if = jeśli przeciwnik ma na ręce co najmniej { $n ->
        [one] 1 kartę wizji
        [few] { $n } karty wizji
       *[many] { $n } kart wizji
    }, { $said }

## miejsca w efektach: gdzie, skąd

ironwood-place-outer_forest =
    .in =
        { $n ->
            [one] w zewnętrznym lesie
            [few] w jednym lub kilku zewnętrznych lasach
           *[many] w jednym lub kilku zewnętrznych lasach
        }
    .from =
        z zewnętrznego lasu
ironwood-place-different_outer_forests =
    .in =
        { $n ->
            [one] w zewnętrznym lesie
            [few] w różnych zewnętrznych lasach, po 1 w każdym
           *[many] w różnych zewnętrznych lasach, po 1 w każdym
        }
    .from =
        z zewnętrznego lasu
ironwood-place-one_controlled_inner_forest =
    .in = w jednym wewnętrznym lesie, który kontrolujesz
    .from = z jednego wewnętrznego lasu, który kontrolujesz
ironwood-place-attack_forest =
    .in = w lesie, z którego wyszedł ten atak
    .from = z lasu, z którego wyszedł ten atak
ironwood-place-forge =
    .in =
        { $n ->
            [one] na górze z kuźnią
            [few] na jednej lub kilku górach z kuźnią
           *[many] na jednej lub kilku górach z kuźnią
        }
    .from =
        z góry z kuźnią
ironwood-place-controlled_mountain =
    .in = na górze, którą kontrolujesz
    .from = z góry, którą kontrolujesz
ironwood-place-controlled_outer_mountain =
    .in = na zewnętrznej górze, którą kontrolujesz
    .from = z zewnętrznej góry, którą kontrolujesz
ironwood-place-drill_mountain =
    .in = na górze z wiertłem
    .from = z góry z wiertłem
ironwood-place-placed =
    .in = na tej górze
    .from = z tej góry
ironwood-place-marked =
    .in = na oznaczonej górze
    .from = z oznaczonej góry
ironwood-place-mountain_adjacent_to =
    .in = na górze sąsiadującej z lasem jednego z właśnie przesuniętych wojowników
    .from = z góry sąsiadującej z lasem jednego z właśnie przesuniętych wojowników
ironwood-place-mountain_adjacent_to_controlled_inner_forest =
    .in = na górze sąsiadującej z wewnętrznym lasem, który kontrolujesz
    .from = z góry sąsiadującej z wewnętrznym lasem, który kontrolujesz
ironwood-place-mountain_not_ferrum_adjacent_to_controlled_inner_forest =
    .in = na górze innej niż Ferrum, sąsiadującej z wewnętrznym lasem, który kontrolujesz
    .from = z góry innej niż Ferrum, sąsiadującej z wewnętrznym lasem, który kontrolujesz
ironwood-place-different_inner_forests_adjacent_to_controlled_mountain =
    .in =
        { $n ->
            [one] w wewnętrznym lesie sąsiadującym z górą, którą kontrolujesz
            [few] w różnych wewnętrznych lasach sąsiadujących z górami, które kontrolujesz, po 1 w każdym
           *[many] w różnych wewnętrznych lasach sąsiadujących z górami, które kontrolujesz, po 1 w każdym
        }
    .from =
        { $n ->
            [one] z wewnętrznego lasu sąsiadującego z górą, którą kontrolujesz
            [few] z różnych wewnętrznych lasów sąsiadujących z górami, które kontrolujesz, po 1 z każdego
           *[many] z różnych wewnętrznych lasów sąsiadujących z górami, które kontrolujesz, po 1 z każdego
        }
ironwood-place-inner_forest =
    .in = w wewnętrznym lesie
    .from = z wewnętrznego lasu
ironwood-place-inner_forest_adjacent_to_controlled_mountain =
    .in = w wewnętrznym lesie sąsiadującym z górą, którą kontrolujesz
    .from = z wewnętrznego lasu sąsiadującego z górą, którą kontrolujesz
ironwood-place-defeated_warband =
    .in = w pokonanym oddziale
    .from = z pokonanego oddziału
ironwood-place-any_ic_warband =
    .in = w dowolnym oddziale Pancernego Klanu
    .from = z dowolnego oddziału Pancernego Klanu

## said under earlier rules

ironwood-log-bot-strong = Oddział przy obszarze { $place } jest już większy: nikt się nie rusza.

## How to play, in short: one line for each point

ironwood-how-goal = **Plemię Puszczy** wygrywa, gdy jego trzeci totem jest bezpieczny w zewnętrznym lesie, a **Pancerny Klan**, gdy zbuduje trzecią kuźnię na zewnętrznej górze (I1.1).
ironwood-how-turn =
    Runda zaczyna się od kryształów dla obu stron, 1 dla Plemienia Puszczy i 2 dla Pancernego Klanu, oraz po 2 kartach (I4.2, I4.3).
    Potem każda strona rozgrywa po trzy tury; zaczyna Plemię Puszczy (I4.8).
    W swojej turze zagraj jedną kartę i wykonaj jej efekty od góry do dołu. Każdy z nich możesz pominąć (I4.9).
    Albo nie zagrywaj nic i zamiast tego dobierz kartę (I4.13).
    Plemię Puszczy porusza się przez lasy, wojownik po wojowniku (I7.3), a Pancerny Klan oddziałami po górach (I7.4). Bitwę toczy się między lasem a górą, które sąsiadują (I9.1).
    Na koniec rundy zachowujesz maksymalnie 8 kart akcji i możesz werbować wojowników po 2 kryształy za każdego (I4.15, I4.18).

# Czym kierują się gracze komputerowi i czego nikt by nie zrobił
ironwood-eye-totems = Totemy w domu i w drodze
ironwood-eye-visions = Wizje
ironwood-eye-forges = Kuźnie i fundamenty
ironwood-eye-crystals = Kryształy
ironwood-eye-cards = Karty
ironwood-eye-forces = Wojownicy i golemy
ironwood-eye-drill = Wiertło
ironwood-eye-gate = Straż Ferrum
ironwood-puzzle-totems = { $who-id ->
    [ironclad] Nie dopuść totemów do domu.
   *[other] Przybliż totem do domu.
}
ironwood-puzzle-visions = { $who-id ->
    [ironclad] Nie dopuść Plemienia Puszczy tam, dokąd wiodą je wizje.
   *[other] Zbliż się do miejsca, dokąd wiedzie wizja.
}
ironwood-puzzle-forges = { $who-id ->
    [ironclad] Zbliż się do następnej kuźni.
   *[other] Nie dopuść Pancernego Klanu do następnej kuźni.
}
ironwood-puzzle-crystals = Zdobądź przewagę w kryształach.
ironwood-puzzle-cards = Zdobądź przewagę w kartach.
ironwood-puzzle-forces = Zdobądź przewagę w wojownikach i golemach.
ironwood-puzzle-drill = { $who-id ->
    [ironclad] Niech wiertło się opłaci.
   *[other] Niech wiertło się nie opłaci.
}
ironwood-puzzle-gate = { $who-id ->
    [ironclad] Zadbaj o straż Ferrum.
   *[other] Znajdź lukę w straży Ferrum.
}
ironwood-blunder-step-idle = Krok karty bez efektu
ironwood-blunder-wager-light = Karta do walki tam, gdzie nie ma o co walczyć
ironwood-blunder-nobody-left = Bitwa, której nikt nie przeżywa
ironwood-blunder-march-back = Wojownik wraca tam, skąd ktoś właśnie przyszedł

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

ironwood-lesson-first = Twoja pierwsza runda
    .about = Plemię Puszczy wychodzi z Głuszy, odnajduje totem, walczy o niego i niesie go do domu.
ironwood-lesson-first-goal = Kto wygrywa
    .say = Prowadzisz Plemię Puszczy. Przynieś do domu, do zewnętrznych lasów, trzy totemy, a wygrasz; Pancerny Klan wygrywa trzecią kuźnią.
ironwood-lesson-first-places = Dwa światy na jednej planszy
    .say = Pancerny Klan chodzi tylko po górach wokół Ferrum, twoi wojownicy tylko lasem. Lasy na skraju to dom: tam nikt cię nie zaatakuje.
ironwood-lesson-first-vision = Co wiesz
    .say = Ta wizja to twoja tajemnica: przy Chromii śpi totem. Budzi się go z wewnętrznego lasu, który styka się z Chromią, póki nie stoi na niej Pancerny Klan.
ironwood-lesson-first-card = Jedna karta na turę
    .say = Każda strona ma w rundzie trzy tury, a w turze zagrywa jedną kartę. Najpierw trzeba dojść pod Chromię: Łupiestwo przesuwa pięciu wojowników.
    .do = Zagraj Łupiestwo.
    .right = Trzy karty podstawowe co rundę wracają na rękę. Używaj ich bez obaw.
    .early = Wizja pozwala odkrywać, ale nikt z twoich nie styka się jeszcze z Chromią. Najpierw marsz.
    .keep = Błyskawiczny cios przesuwa tylko trzech i przyda się w drodze do domu. Łupiestwo przesuwa pięciu.
    .pass = Pas daje kartę, ale przepada trzecia część rundy. Zagraj Łupiestwo.
ironwood-lesson-first-five = Wybierz, co zrobi karta
    .say = Wiele kart daje wybór. Za dwa kryształy byłoby jedno i drugie, ale dziś chodzi tylko o marsz.
    .do = Wybierz ruch 5 wojowników.
    .right = Twoi wojownicy ruszają się pojedynczo, każdy o krok po ścieżce.
    .wrong = Ferrum można złupić, ale nie stoi przy nim jeszcze żaden twój wojownik.
ironwood-lesson-first-edge = Z Głuszy na szlak
    .say = Dolina Wysokich Sosen leży między Północną Głuszą a Chromią. Idź tam w sile: samotny wojownik niczego nie utrzyma.
    .do = Kliknij Północną Głuszę, a potem Dolinę Wysokich Sosen.
    .right = Idzie trzech naraz. Gdy dochodzi do walki, liczy się każda jednostka.
    .wrong = Nie stąd: do Chromii idzie się z Północnej Głuszy do Doliny Wysokich Sosen.
ironwood-lesson-first-free = Jeden krok należy do ciebie
    .say = Jeden z pięciu może jeszcze pójść, dokąd chcesz. Wzmocnić dolinę czy zagrozić gdzie indziej, żeby Pancerny Klan musiał się oglądać?
    .do = Przesuń dowolnego wojownika.
    .right = Dobrze. Kto stoi w wewnętrznym lesie, może uderzyć, odkrywać i zostać zaatakowany.
ironwood-lesson-first-iron = Pancerny Klan wierci i rośnie
    .say = Wiertło opuściło Ferrum i zbiera kryształy, a dwóch wojowników trzyma Cuprumis: wkrótce może tam leżeć fundament, a na nim stanąć kuźnia.
ironwood-lesson-first-seek = Obudź totem
    .say = Stykasz się z Chromią, a ona jest pusta. Wizja daje kartę i pozwala odkrywać.
    .do = Zagraj Wizję.
    .right = I jeszcze karta na rękę. Karty to także twoja broń.
    .wrong = Zostaw Błyskawiczny cios: to twoja droga do domu. Odkrywa się Wizją.
ironwood-lesson-first-discover = Nowa wizja czy ta?
    .say = Wizja może dać następną wizję albo spełnić tę, którą masz.
    .do = Wybierz Odkryj.
    .right = Teraz stół zapyta, za którą wizją idziesz i skąd.
    .wrong = Kolejna wizja pomoże później. Chromia jest pusta teraz, a w następnej turze już nie musi.
ironwood-lesson-first-totem = Pokaż ją
    .say = Odkrywasz wizję i totem powstaje przy twoich wojownikach. Od tej chwili wszyscy wiedzą, gdzie jest.
    .do = Odkryj totem w Dolinie Wysokich Sosen.
    .right = Teraz jest naładowany. Na końcu każdej rundy totem gaśnie, a po drugiej znika: zanieś go do domu na czas.
    .lonely = Stałby tam z jednym wojownikiem. Weź go tam, gdzie jest twoich trzech.
    .wrong = Nie daj mu spać: w następnej turze Pancerny Klan może zająć Chromię.
ironwood-lesson-first-attack = Idą po niego
    .say = Z Aurii atakuje trzech wojowników, a ich dowódca położył zakrytą kartę. Teraz ty odpowiadasz swoją: obrażenia zabijają, obrona chroni, dominacja rozstrzyga, kto utrzyma pole.
ironwood-lesson-first-wager = Zagraj kartę do walki
    .say = Dolinę trzyma trzech wojowników i dominacja karty. Kto ma więcej, wygrywa, a remis należy do atakującego.
    .do = Zagraj do walki Kryształowe znaki z dominacją 4.
    .right = Siedem do pięciu. Dolina jest twoja i nikt nie poległ.
    .keep = Karta podstawowa zagrana do walki wraca dopiero po rundzie, a Błyskawiczny cios ma zanieść totem do domu jeszcze w tej.
    .tie = Wędrówka duchów daje dominację 2: razem pięć. Oni też mają trzech wojowników i kartę, a remis jest ich.
    .nothing = Bez karty stoi trzech przeciw trzem i ich karcie. Wygraliby.
ironwood-lesson-first-retreat = Decyduje zwycięzca
    .say = Pokonany oddział możesz przepędzić na sąsiednią górę. Pomyśl, gdzie zaszkodzi ci najmniej.
    .do = Wybierz, dokąd odejdą.
    .right = Dobrze: z powrotem do środka, z dala od zewnętrznych gór, gdzie buduje się kuźnie.
    .near = Na razie nie stoją na drodze, ale Lithimar wciąż styka się z doliną.
    .outer = To byłaby przysługa: na zewnętrznej górze mogą położyć fundament. Pędź ich do środka.
    .stay = Po co zostawiać trzech przy twoim totemie? Pędź ich do środka.
ironwood-lesson-first-home = Twoja ostatnia tura
    .say = Do domu jest krok. Wystarczy każda karta, która przesuwa wojowników; podstawowa nic nie kosztuje.
    .do = Zagraj Błyskawiczny cios.
    .right = Ruszyć może trzech wojowników, a potem można by jeszcze zaatakować.
    .special = Ona też zaniosłaby totem do domu, ale kartę specjalną po użyciu się odrzuca. Podstawowa wróci.
    .pass = Totem dziś by przygasł, a Pancerny Klan przyjdzie znowu. Zanieś go do domu teraz.
ironwood-lesson-first-carry = Zanieś go do domu
    .say = Wojownik, który opuszcza las, może zabrać totem. W zewnętrznym lesie jest od razu i na zawsze bezpieczny.
    .do = Przenieś totem z Doliny Wysokich Sosen do Północnej Głuszy.
    .right = Totem zdobyty: jeden z trzech. Nikt ci go już nie odbierze.
    .empty = Wojownik poszedłby do domu z pustymi rękami. Wybierz krok z totemem.
    .wrong = To kolejny wewnętrzny las. Dom to Północna Głusza na skraju.
ironwood-lesson-first-recruit = Koniec rundy
    .say = Karty wracają, totemy gasną, a za dwa kryształy możesz zwerbować wojownika w dowolnym zewnętrznym lesie. Następna wizja może leżeć wszędzie.
    .do = Zwerbuj, gdzie chcesz.
    .right = Dobre miejsce na początek następnych łowów.
    .wrong = W skrzyni kryształy teraz nie pomogą. Zwerbuj jednego wojownika.
ironwood-lesson-first-end = Teraz twoja kolej
    .say = Odnaleźć, obronić, zanieść do domu: to cała gra, a brakuje dwóch totemów. Graj dalej przeciw komputerowi albo odejdź; stół na ciebie poczeka.
ironwood-lesson-automaton = Solo: Żelazobot
    .about = Jak decyduje automat: postawa, karta przebiegu tury, ikony i walka, w której twoja karta leży pierwsza.
ironwood-lesson-automaton-alone = Nikt tam nie siedzi
    .say = Żelazobot nie ma woli. Ma stos kart, kartę przebiegu tury i postawę i zawsze robi pierwszą rzecz ze swojej listy, którą może. Kto zna listę, umie z niego czytać.
ironwood-lesson-automaton-stance = Trzy postawy
    .say = Przed każdą turą patrzy: stoisz przy totemie? Jest agresywny. Ma 5 kryształów i fundament? Defensywny. Inaczej ekspansywny, z +1 do obrażeń. Teraz jest ekspansywny.
ironwood-lesson-automaton-march = Ku Chromii
    .say = Masz wizję Chromii. Maszeruj jak w grze dwuosobowej; bot odpowie swoją kartą.
    .do = Zagraj Łupiestwo.
    .right = Ruszyć może pięciu wojowników.
    .wrong = Nikt z twoich nie styka się jeszcze z Chromią. Najpierw marsz.
    .pass = Tura za kartę to teraz zły interes.
ironwood-lesson-automaton-five = Pięć kroków
    .say = Dziś potrzebny jest tylko marsz.
    .do = Wybierz ruch 5 wojowników.
    .right = Pojedynczo, jak zawsze.
    .wrong = Przy Ferrum nikt z twoich nie stoi.
ironwood-lesson-automaton-vale = Trzech razem
    .say = Bot atakuje tylko oddział nie większy od własnego. Trzech przeciw jego trzem to ryzyko z otwartymi oczami.
    .do = Idź z Północnej Głuszy do Doliny Wysokich Sosen.
    .right = W dolinie stoi trzech, a bot odwraca wierzchnią kartę: Podbój.
    .wrong = Idzie się z Północnej Głuszy do Doliny Wysokich Sosen.
ironwood-lesson-automaton-first = Czytaj, co zrobił
    .say = Dziennik opowiada każdy krok: ikoną na karcie było trafienie; na celowniku ma twój najmniejszy oddział; między dwiema górami był remis, więc magiczna kość wybrała Lithimar.
ironwood-lesson-automaton-wager = Twoja karta pierwsza
    .say = Przeciw botowi twoja karta zawsze leży pierwsza. Jego karta to po prostu wierzch stosu, a w tej postawie ma +1 do obrażeń.
    .do = Zagraj do walki Kryształowe znaki: obrona 1, dominacja 4.
    .right = Wyszło Wzmocnienie: 7 do 5 dla ciebie.
    .vision = Wizja będzie potrzebna w następnej turze, żeby odkrywać.
    .keep = Błyskawiczny cios ma zanieść totem do domu.
    .wrong = Zdecydowałaby karta, której nikt nie widział. Zagraj swoją.
ironwood-lesson-automaton-retreat = Przepędź go
    .say = Jemu wszystko jedno, dokąd go wyślesz. Tobie nie powinno.
    .do = Wybierz, dokąd odejdą.
    .right = Do Ferrum: jak najdalej od twojego totemu.
    .near = Auria wciąż styka się z doliną. Może się jeszcze zobaczycie.
    .wrong = Na Chromii zamknęliby górę, o którą ci chodzi.
    .stay = Stoją przy dolinie. Odeślij ich.
ironwood-lesson-automaton-seek = Kończą mu się karty
    .say = Każda walka zabiera kartę ze stosu, a bot dobiera tylko dwie na rundę. Bot bez karty nie może atakować.
    .do = Zagraj Wizję.
    .right = Teraz odkrywaj.
    .wrong = Najpierw totem, potem droga do domu.
ironwood-lesson-automaton-discover = Teraz
    .say = Chromia jest pusta. Gdy tylko totem stanie przy tobie, bot będzie agresywny.
    .do = Wybierz Odkryj.
    .right = Która wizja?
    .wrong = Wizja, którą masz, dojrzała.
ironwood-lesson-automaton-totem = To też przynęta
    .say = Totem ściąga cały jego gniew w jedno miejsce, a z innych go zabiera.
    .do = Odkryj totem w Dolinie Wysokich Sosen.
    .right = Jest agresywny, z +1 do dominacji, i przyszedł: ale nie miał karty do walki.
    .wrong = Po niego tu jesteś. Weź go.
ironwood-lesson-automaton-angry = Pościg
    .say = Gdy jest agresywny i czujny, ściga: jego oddział zebrał się na Aurii przy totemie. Nie miał karty, więc zamiast atakować jedną dobrał i jest wyczerpany: w następnej turze tylko czyta ikony.
ironwood-lesson-automaton-home = Wykorzystaj przerwę
    .say = Wyczerpany bot sam nie ściga. Zanieś totem do domu, zanim się ocknie.
    .do = Zagraj Błyskawiczny cios.
    .right = Do domu jest krok.
    .wrong = Wyczerpany nie zostanie.
ironwood-lesson-automaton-carry = Do domu
    .say = Gdy przy tobie nie ma totemu, gniew mija.
    .do = Przenieś totem do Północnej Głuszy.
    .right = Totem zdobyty, a bot znów jest ekspansywny: werbuje i wierci.
    .wrong = Razem z totemem!
ironwood-lesson-automaton-end = Teraz twoja kolej
    .say = Przed każdą turą pytaj: jaką będzie miał postawę, kogo ma na celowniku, czy ma kartę? I graj tak, żeby jego lista zrobiła błąd. Graj dalej albo odejdź; stół na ciebie poczeka.

## Goals: what wins, and what to watch

ironwood-goal-totems = Totemy w domu
    .watch = Patrz na totemy na planszy: zaniesiony do zewnętrznego lasu jest bezpieczny na zawsze, a który zgaśnie dwa razy, znika.
ironwood-goal-forges = Zbudowane kuźnie
    .watch = Patrz na zewnętrzne góry: fundament pod wojownikami Pancernego Klanu i 5 kryształów to w jedną turę kuźnia.

# What is rolled or drawn at a real table, as what somebody rolls or draws

ironwood-outcome-card = { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
    [other] { $n } karty
 }
ironwood-outcome-magic = { $n ->
    [one] magiczną kość
    [few] { $n } magiczne kości
   *[many] { $n } magicznych kości
    [other] { $n } magicznej kości
 }
ironwood-outcome-forest = { $n ->
    [one] losowy las
    [few] { $n } losowe lasy
   *[many] { $n } losowych lasów
    [other] { $n } losowego lasu
 }
ironwood-outcome-mountain = { $n ->
    [one] losową górę
    [few] { $n } losowe góry
   *[many] { $n } losowych gór
    [other] { $n } losowej góry
 }
