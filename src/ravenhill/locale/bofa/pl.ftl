# The Battle of Five Armies: every word a player reads.

bofa-title = Bitwa Pięciu Armii
bofa-about = Dwie osoby walczą o Samotną Górę: krasnoludy, ludzie i elfy bronią osad wokół niej, aż nadlecą orły i nadejdzie Beorn, a Cień wylewa się z Otwartych Pól i przez przełęcze. Generałowie, tajne manewry i tor przeznaczenia, który dobiega kresu.
bofa-scenario-battle = Bitwa
    .about = Dwie osoby, od pierwszego ataku do końca.
bofa-seat-fp = Wolne Ludy
    .number = many
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .loc = Wolnych Ludach
    .ins = Wolnymi Ludami
    .about = Wytrwaj wokół Samotnej Góry, aż nadejdzie pomoc.
bofa-seat-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .loc = Cieniu
    .ins = Cieniem
    .about = Zdobądź osady, zanim skończy się tor przeznaczenia.
bofa-fp = Wolne Ludy
    .number = many
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .loc = Wolnych Ludach
    .ins = Wolnymi Ludami
bofa-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .loc = Cieniu
    .ins = Cieniem

## Endings

bofa-end-fate = Przeznaczenie się spełnia: znacznik stoi na ostatnim polu, Wolne Ludy wygrywają.
bofa-end-beorn = Beorn nadchodzi na czas: Wolne Ludy wygrywają.
bofa-end-bolg = Bolg pada: Wolne Ludy wygrywają.
bofa-end-gate = Główna Brama pada, a Cień ma co najmniej dziesięć punktów: Cień wygrywa.
bofa-end-points = Zapada noc, a Cień ma co najmniej dziesięć punktów: Cień wygrywa.
bofa-end-conceded = Pokonana strona się poddała.

## Options: editions, readings, content of our own

bofa-option-extra_die = Dodatkowa kość Cienia
    .about = Poprawiona edycja: dają ją dwie osady lub fortyfikacje na jednym terytorium. Starsza: dwie osady.
bofa-option-surplus_units = Nadmiar po rekrutacji
    .about = Poprawiona edycja: każda usunięta jednostka zabiera ze sobą maksymalnie dwa żetony obrażeń. Starsza: żadnego.
bofa-option-damage_outside_combat = Obrażenia poza walką
    .about = Poprawiona edycja: właściciel może ponieść także straty, do których nic go nie zmusza. Starsza: tylko przymusowe.
bofa-option-beorn_tokens = Beorn i żetony rekrutacji
    .about = Poprawiona edycja: którędy przejdzie, usuwa także żetony rekrutacji Cienia. Starsza: tylko znaczniki kontroli.
bofa-option-bodyguards = Przyboczni
    .about = Poprawiona edycja: nie zapobiegają obrażeniom, które armia zadaje sama sobie. Starsza: zapobiegają i tym, a jeden żeton wystarcza na wszystkie obrażenia z rundy walki.
bofa-option-great_goblin = Wielki Goblin
    .about = Poprawiona edycja: armia porusza się albo atakuje. Starsza: może zrobić jedno i drugie.
bofa-option-beorn_retreat = Beorn i odwrót Cienia
    .about = Poprawiona edycja: region sąsiadujący z Beornem sąsiaduje z wrogiem. Starsza: liczy się to tylko przy ruchu.
bofa-option-front_gate = Główna Brama i kontrola
    .about = Poprawiona edycja: liczy się jak osada. Starsza: tylko do punktów.
bofa-option-fortification = Fortyfikacje poza walką
    .about = Starszy rozdział o fortyfikacjach mówi o armii, którą ktoś atakuje; obie edycje zadają obrażenia poza walką tak samo jak w walce. Wszelkie obrażenia: przyjmują je mury. Tylko w walce: obrażenia spoza walki trafiają w armię.
bofa-option-bolg_ready = Kiedy Bolg jest gotowy
    .about = Jego karta: gdy w Dolinie jest armia Cienia. Rozdział o postaciach, w obu edycjach: gdy Cień kontroluje tam region, a więc osadę.
bofa-option-blast_dice = Kości magicznego pocisku
    .about = Nasza własna liczba: drukowana karta Gandalfa nie jest znana. Żeton koncentracji dodaje dwie.
bofa-option-archery_target = Łucznictwo trafia na
    .about = Nasza własna liczba: drukowana karta Thranduila nie jest znana.
bofa-option-thorin_unit = Thorin przybywa z krasnoludzkimi weteranami
    .about = Nasza własna zasada: drukowany opis wejścia Thorina nie jest znany.

bofa-value-revised = poprawiona edycja
bofa-value-older = starsza edycja
bofa-value-any_damage = wszelkie obrażenia
bofa-value-combat_only = tylko w walce
bofa-value-card = jego karta
bofa-value-chapter = rozdział o postaciach

## Words of the table

bofa-revised = poprawiona
bofa-older = starsza
bofa-story = Opowieść
    .gender = f
    .gen = Opowieści
    .dat = Opowieści
    .acc = Opowieść
    .loc = Opowieści
    .ins = Opowieścią
bofa-phase-recovery = Reorganizacja
bofa-phase-generals = Aktywacja generałów
bofa-phase-fate = Przeznaczenie
bofa-phase-leadership = Przywództwo Cienia
bofa-phase-roll = Rzut kośćmi akcji
bofa-phase-actions = Runda akcji
bofa-phase-end = Koniec tury
bofa-phase-battle = Walka
bofa-waiting = poza grą
bofa-eliminated = wyeliminowany
bofa-away = niewidoczny
bofa-marching = w marszu
bofa-aloft = w powietrzu
bofa-tokens = Żetony rekrutacji
bofa-blast = magiczny pocisk
bofa-focus = Żeton koncentracji
    .gen = żetonu koncentracji
    .dat = żetonowi koncentracji
    .acc = żeton koncentracji
    .loc = żetonie koncentracji
    .ins = żetonem koncentracji
bofa-eagle = nowy orzeł
bofa-fly = wylot z gniazda
bofa-turn = odwrócenie żetonu
bofa-heal = usunięcie żetonów obrażeń
bofa-march = ruch armii
bofa-cards = dobranie kart
bofa-enlist = nowe jednostki
bofa-wrath = żetony gniewu
bofa-fortification = fortyfikacja
    .gender = f
    .gen = fortyfikacji
    .dat = fortyfikacji
    .acc = fortyfikację
    .loc = fortyfikacji
    .ins = fortyfikacją

## Uses of a die

bofa-strategic_move = Ruch strategiczny
bofa-attack = Atak
bofa-combined_attack = Połączony atak
bofa-fast_move = Szybki ruch
bofa-led_attack = Atak z przywództwem
bofa-move_characters = Ruch postaci
bofa-draw = Dobranie karty Wydarzenia i Opowieści
bofa-recruit = Rekrutacja
bofa-rally = Przegrupowanie
bofa-eagles_heights = Atak orłów w górach
bofa-renewed_strength = Ze wzmożoną siłą
bofa-recruit_goblins = Rekrutacja goblinów
bofa-goblin_move = Strategiczny ruch goblinów
bofa-goblin_attack = Atak goblinów
bofa-spear = Orki z karty „Latające strzały i dzikie włócznie”
bofa-clear_mind = Odrzucenie karty „Niespokojny umysł”
bofa-skip = Odłożenie kości
bofa-ring = Pojawia się Bilbo (żeton Pierścienia)
bofa-fury = Furia Beorna
bofa-archery = Łucznictwo
    .gender = n
    .gen = łucznictwa
    .dat = łucznictwu
    .acc = łucznictwo
    .loc = łucznictwie
    .ins = łucznictwem

## Options

bofa-do-use = { $a }
bofa-do-use-bilbo = Bilbo wchodzi do gry
bofa-do-use-thorin = Thorin wchodzi do gry
bofa-do-use-lord_of_the_eagles = Wódz Orłów wchodzi do gry
bofa-do-use-beorn = Beorn wchodzi do gry
bofa-do-use-bolg = Bolg wchodzi do gry
bofa-do-use-eagles = Atak orłów: Silne i szlachetne
bofa-do-die = Użyj kości: { $a }
bofa-do-general = Użyj zdolności: { $a }
bofa-do-pass = Spasuj
bofa-do-play = Zagraj: { $a }
bofa-do-activate = Aktywuj: { $a }
bofa-do-done = Gotowe
bofa-do-lead = Żeton: { $a }
bofa-do-bats-0 = Bez wielkich nietoperzy
bofa-do-bats = { $n ->
        [0] Wydaj figurkę wielkich nietoperzy
       *[other] Wielkie nietoperze: { $a }
    }
bofa-do-bat = Nietoperze nad { $a-ins }
bofa-do-apply = Użyj żetonu: { $a }
bofa-do-draw = Wylosuj następny żeton
bofa-do-discard = Odrzuć: { $a }
bofa-do-reroll = Przerzuć: { $a }
bofa-do-army = { $a }
bofa-do-to = Do regionu { $a }
bofa-do-stop = Zatrzymaj się tu
bofa-do-all = Cała armia
bofa-do-split = Część armii
bofa-do-unit = { $a }
bofa-do-token = Żeton zdolności przywódczych
bofa-do-tokens = Oddaj wszystkie żetony zdolności przywódczych
bofa-do-character = { $a }
bofa-do-damage = Zabierane żetony obrażeń: { $a }
bofa-do-eliminate = Wyeliminuj: { $a }
bofa-do-march = Przesuń
bofa-do-stand = Nie przesuwaj
bofa-do-strike = Zaatakuj
bofa-do-attack = Zaatakuj: { $a }
bofa-do-fights = Walczy: { $a }
bofa-do-maneuver = { $a }
bofa-do-again = Weź z powrotem i zagraj: { $a }
bofa-do-also = Zagraj też: { $a }
bofa-do-press = Walcz dalej
bofa-do-cease = Wycofaj się
bofa-do-retreat = Przeprowadź odwrót
bofa-do-rout = Idź w rozsypkę
bofa-do-advance = { $n ->
        [0] Rusz naprzód
       *[other] Rusz naprzód z regionu { $a }
    }
bofa-do-stay = Zostań
bofa-do-suffer = Przyjmij 2 obrażenia
bofa-do-cancel = Anuluj: { $a }
bofa-do-charge = Szarżuj
bofa-do-bodyguard = Wydaj żeton przybocznego
bofa-do-vanish = Bilbo znika
bofa-do-armour = Na Lśniącą zbroję: { $a }
bofa-do-way = { $a }
bofa-do-place = { $a }
bofa-do-turn = Odwróć żeton: { $a }
bofa-do-target = { $a }
bofa-do-rally = Przegrupuj: { $a }
bofa-do-heal = { $a }
bofa-do-mend = { $a }
bofa-do-group = { $a }
bofa-do-eagle = Orzeł: { $a }
bofa-do-lord = Wódz Orłów: { $a }
bofa-do-remove = Usuń żeton: { $a }, { $b }

## Questions

bofa-ask-activate = Aktywuj generała; { $n ->
    [one] został jeden żeton aktywacji
    [few] zostały { $n } żetony aktywacji
   *[many] zostało { $n } żetonów aktywacji
 }.
bofa-ask-advance = Ruszyć naprzód do opuszczonego regionu?
bofa-ask-archery = Łucznictwo: która armia jest celem?
bofa-ask-armour = Ile żetonów obrażeń trafia zamiast tego na Lśniącą zbroję? (Już na niej leży: { $worn })
bofa-ask-army-attacks = Która armia rusza i atakuje?
bofa-ask-army-moves = Która armia rusza?
bofa-ask-bat = Gdzie zlatują się wielkie nietoperze? { $n ->
    [one] Została jedna figurka
    [few] Zostały { $n } figurki
   *[many] Zostało { $n } figurek
 }.
bofa-ask-bats = Do umieszczenia razem: { $dice }. Ile z tego to wielkie nietoperze? Reszta to żetony zdolności przywódczych.
bofa-ask-beorn-advances = Czy Beorn rusza naprzód?
bofa-ask-beorn-attacks = Kogo atakuje Beorn?
bofa-ask-beorn-enters = Gdzie wchodzi Beorn?
bofa-ask-beorn-moves = Dokąd idzie Beorn?
bofa-ask-bilbo-appears = Gdzie pojawia się Bilbo?
bofa-ask-bilbo-enters = Gdzie wchodzi Bilbo?
bofa-ask-blast = Magiczny pocisk: która armia jest celem?
bofa-ask-bodyguard = Wydać żeton przybocznego, aby zapobiec { $n ->
    [one] jednemu obrażeniu
   *[many] { $n } obrażeniom
 }?
bofa-ask-bolg-enters = Gdzie wchodzi Bolg?
bofa-ask-cancel = Ściana włóczni: które obrażenie anulujesz?
bofa-ask-captain = Kapitan: oddać postać lub żeton zdolności przywódczych, aby usunąć dwa żetony obrażeń?
bofa-ask-casualty = Straty w regionie { $area }? { $damage ->
    [one] Jedno obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
 }, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
 }.
bofa-ask-character-moves = Która postać rusza?
bofa-ask-character-to = Dokąd idzie { $character }?
bofa-ask-clouds = Chmura nietoperzy: która figurka odlatuje?
bofa-ask-combined = Kogo twoje armie atakują wspólnie?
bofa-ask-damage-goes = Ile żetonów obrażeń rusza z armią (razem jest ich: { $damage })?
bofa-ask-despair = Która armia traci nadzieję? Jeszcze maksymalnie { $n }.
bofa-ask-determined = Zdecydowany atak: zagraj jeszcze jedną kartę.
bofa-ask-die = Wybierz kość.
bofa-ask-discard = Za dużo kart: odrzuć { $n ->
    [one] jedną
   *[many] { $n }
 }.
bofa-ask-dismay = Którą armię ogarnia trwoga?
bofa-ask-driven = Dokąd zostaje wyparta pobita armia?
bofa-ask-eagle-flies = { $lord ->
        [1] Dokąd leci Wódz Orłów?
       *[0] Dokąd leci orzeł?
    }
bofa-ask-eagle-returns = Który orzeł atakuje i wraca do gniazda?
bofa-ask-eagle-target = Którą armię atakują orły?
bofa-ask-fell-race = Okrutna rasa: co oddaje twoja armia?
bofa-ask-fighter = Która armia walczy w { $round }. rundzie?
bofa-ask-forced-casualty = W regionie { $area } trzeba ponieść straty: { $damage ->
    [one] jedno obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
 }, { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
 }.
bofa-ask-further = Do którego regionu dalej?
bofa-ask-gather = Gdzie odwracasz nowy żeton?
bofa-ask-goblin-charge = Szarża goblinów: po jednym obrażeniu dla obu stron?
bofa-ask-group = Z której grupy losujesz żeton?
bofa-ask-haven = Odwrót: do którego regionu?
bofa-ask-heal = Która armia pozbywa się żetonów obrażeń?
bofa-ask-instead = Tej figurki brakuje: umieścić inną?
bofa-ask-iron-token = Który żeton odwracasz?
bofa-ask-leader = Umieść żeton zdolności przywódczych; { $n ->
    [one] to już ostatni
    [few] zostały { $n }
   *[many] zostało { $n }
 }.
bofa-ask-luck = Szczęśliwa liczba: przerzucić jedną kość?
bofa-ask-maneuver = { $round }. runda: wybierz kartę w tajemnicy.
bofa-ask-mend = Którą fortyfikację naprawiasz?
bofa-ask-move-first = Czy armia w regionie { $area } rusza, zanim zaatakuje?
bofa-ask-move-or-attack = Armia w regionie { $area } może ruszyć albo zaatakować.
bofa-ask-muster = Gdzie umieszczasz jednostki?
bofa-ask-part = Kto opuszcza region { $area }?
bofa-ask-press = Koniec { $round }. rundy: atakować dalej?
bofa-ask-rally = Która armia się przegrupowuje? Jeszcze maksymalnie { $n }.
bofa-ask-rearguard = Atak na tyły: ponoś straty w regionie { $area }, aż z żetonów obrażeń ({ $damage }) zostanie jeden.
bofa-ask-recruit = Odwróć żeton rekrutacji; jeszcze maksymalnie { $n }.
bofa-ask-reinforce = Która armia?
bofa-ask-remove-token = Który żeton rekrutacji usuwasz?
bofa-ask-renewed = Umieść żeton rekrutacji; { $n ->
    [one] to już ostatni
    [few] zostały { $n }
   *[many] zostało { $n }
 }.
bofa-ask-reroll = Przerzut dowódców (kości: { $n }): ile z nich to czarne kości?
bofa-ask-retreat = Przeprowadzić odwrót z walki?
bofa-ask-return = Kto wraca?
bofa-ask-return-where = Dokąd wraca?
bofa-ask-rout = Rozsypka: opuścić walkę i ponieść straty?
bofa-ask-rout-casualty = Rozsypka: ponoś straty w regionie { $area }, aż z żetonów obrażeń ({ $damage }) zostanie jeden.
bofa-ask-spend-bat = Która figurka wielkich nietoperzy opuszcza grę?
bofa-ask-surplus = W regionie { $area } jest więcej niż pięć jednostek: która odchodzi?
bofa-ask-surplus-more = Wyeliminuj w regionie { $area } jeszcze jedną jednostkę, aby pozbyć się obrażeń (pozostało: { $n }), albo zakończ.
bofa-ask-target = Kogo atakuje armia z regionu { $area }?
bofa-ask-tile = Wylosowany żeton: { $tile }. Użyć go czy wylosować następny?
bofa-ask-token = Umieść żeton rekrutacji; jeszcze maksymalnie { $n }.
bofa-ask-trouble = Czyj umysł ogarnia niepokój?
bofa-ask-trumpets = Osada: odwróć żeton albo dodaj nowy; jeszcze maksymalnie { $n }.
bofa-ask-turn = Odwróć żeton; jeszcze maksymalnie { $n }.
bofa-ask-use = Do czego użyjesz kości { $die-gen }?
bofa-ask-vampire = Ugryzienie: wydać figurkę wielkich nietoperzy, aby zadać jedno dodatkowe obrażenie?
bofa-ask-vanish = Zniknął z oczu: { $n ->
    [one] leży tu jeden żeton obrażeń
    [few] leżą tu { $n } żetony obrażeń
   *[many] leży tu { $n } żetonów obrażeń
 }; czy Bilbo znika?
bofa-ask-way = { $character }: co wybierasz?
bofa-ask-where-to = Dokąd rusza armia z regionu { $area }?
bofa-ask-whirling = Który żeton zdolności przywódczych usuwasz?
bofa-ask-who-goes = Kto opuszcza region { $area }?

## The log

bofa-log-activates = Aktywowany generał: { $character }.
bofa-log-appears = Bilbo pojawia się w regionie { $area }; { $left ->
    [0] nie został żaden żeton Pierścienia
    [one] został jeden żeton Pierścienia
    [few] zostały { $left } żetony Pierścienia
   *[many] zostało { $left } żetonów Pierścienia
 }.
bofa-log-ability = { $side-The } { $side-number ->
        [many] używają
       *[one] używa
    } zdolności „{ $card }”.
bofa-log-archery = Łucznictwo (region { $area }, { $dice ->
    [one] jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }): { $rolled }{ $more ->
    [0] {""}
   *[other] , przerzut { $again }
 }; { $n ->
    [0] brak trafień
    [one] jedno trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
 }.
bofa-log-armour = Zbroja Thorina przyjmuje { $n ->
    [one] jedno obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
 }; { $worn ->
    [one] leży na niej jeden żeton
    [few] leżą na niej { $worn } żetony
   *[many] leży na niej { $worn } żetonów
 }.
bofa-log-attack = { $side-The } { $side-number ->
        [many] atakują
       *[one] atakuje
    } region { $to } z regionu { $from }.
bofa-log-bats = Cień bierze { $bats ->
    [0] tylko żetony zdolności przywódczych
    [one] jedną figurkę wielkich nietoperzy
    [few] { $bats } figurki wielkich nietoperzy
   *[many] { $bats } figurek wielkich nietoperzy
 }{ $leaders ->
    [0] {""}
   *[other] { $bats ->
        [0] {": "}{ $leaders }
       *[other] {" "}i { $leaders ->
            [one] jeden żeton zdolności przywódczych
            [few] { $leaders } żetony zdolności przywódczych
           *[many] { $leaders } żetonów zdolności przywódczych
        }
    }
 }.
bofa-log-bats-placed = Nad terytorium { $territory } { $n ->
    [one] krąży jedna figurka wielkich nietoperzy
    [few] krążą { $n } figurki wielkich nietoperzy
   *[many] krąży { $n } figurek wielkich nietoperzy
 }.
bofa-log-blast = Magiczny pocisk (region { $area }): { $rolled }; { $n ->
    [0] brak trafień
    [one] jedno trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
 }.
bofa-log-broken = Fortyfikacja w regionie { $area } zostaje przełamana.
bofa-log-captain = Kapitan: z regionu { $area } { $n ->
    [one] znika jeden żeton obrażeń
    [few] znikają { $n } żetony obrażeń
   *[many] znika { $n } żetonów obrażeń
 }.
bofa-log-ceases = { $side-The } { $side-number ->
        [many] wycofują się
       *[one] wycofuje się
    } z ataku na region { $area }.
bofa-log-casualty = W regionie { $area } pada jednostka { $unit-gen }.
bofa-log-character-moves = Do regionu { $area } idzie { $character }.
bofa-log-combat-over = { $result ->
    [destroyed] Walka o region { $area } jest zakończona: obrońcy zostali zniszczeni.
    [both] Walka o region { $area } jest zakończona: nikt się nie ostał.
    [repelled] Walka o region { $area } jest zakończona: atakujący zostali zniszczeni.
    [ceased] Walka o region { $area } jest zakończona: atak ustał.
    [fog] Walka o region { $area } jest zakończona: armie rozdzieliła mgła.
    [retreat] Walka o region { $area } jest zakończona: obrońcy się wycofali.
   *[rout] Walka o region { $area } jest zakończona: obrońcy uciekli.
}
bofa-log-control = Cień przejmuje kontrolę nad regionem { $area }.
bofa-log-damage = Region { $area } otrzymuje { $n ->
    [one] jedno obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
 }{ $fort ->
    [0] .
   *[other] , z tego na fortyfikację: { $fort }.
 }
bofa-log-destroyed = Armia w regionie { $area } zostaje zniszczona.
bofa-log-dice = { $side-The } { $side-number ->
        [many] rzucają
       *[one] rzuca
    } kośćmi akcji{ $character ->
        [0] {""}
       *[other] {" · "}{ $character }× Postać
    }{ $army ->
        [0] {""}
       *[other] {" · "}{ $army }× Armia
    }{ $muster ->
        [0] {""}
       *[other] {" · "}{ $muster }× Mobilizacja
    }{ $event ->
        [0] {""}
       *[other] {" · "}{ $event }× Wydarzenie
    }{ $muster_army ->
        [0] {""}
       *[other] {" · "}{ $muster_army }× Mobilizacja/Armia
    }{ $eye ->
        [0] {""}
       *[other] {" · "}{ $eye }× Oko Saurona
    }{ $will_of_the_west ->
        [0] {""}
       *[other] {" · "}{ $will_of_the_west }× Wola Zachodu
    }
bofa-log-die-lost = Cień traci kość Postaci.
bofa-log-discards = { $side-The } { $side-number ->
        [many] odrzucają
       *[one] odrzuca
    } kartę { $kind-gen }.
bofa-log-draws = { $side-The } { $side-number ->
        [many] dobierają
       *[one] dobiera
    } kartę { $kind-gen }.
bofa-log-dread = Wielki strach: { $rolled }; { $n ->
    [0] nie znika żaden żeton
    [one] znika jeden żeton
    [few] znikają { $n } żetony
   *[many] znika { $n } żetonów
 }.
bofa-log-eagle-flies = Orzeł leci nad terytorium { $territory }.
bofa-log-lord-flies = Wódz Orłów leci nad terytorium { $territory }.
bofa-log-hatch = { $n ->
    [one] Do Gniazda Orłów przylatuje orzeł
    [few] Do Gniazda Orłów przylatują { $n } orły
   *[many] Do Gniazda Orłów przylatuje { $n } orłów
 }.
bofa-log-fell-race = { $side-The } { $side-number ->
        [many] wybierają
       *[one] wybiera
    } przyjęcie dwóch obrażeń.
bofa-log-eagles = Orły atakują region { $area }: { $rolled }{ $more ->
    [0] {""}
   *[other] , przerzut { $again }
 }; { $n ->
    [0] brak trafień
    [one] jedno trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
 }.
bofa-log-eliminated = Wyeliminowana postać: { $character }.
bofa-log-enlists = W regionie { $area } { $n ->
    [one] przybywa jedna jednostka
    [few] przybywają { $n } jednostki
   *[many] przybywa { $n } jednostek
 } { $unit-gen }.
bofa-log-enters = Do gry wchodzi { $character }: { $area }.
bofa-log-fate = Znacznik przeznaczenia stoi na polu { $step }.
bofa-log-fate-card = Karta Przeznaczenia: „{ $card }”.
bofa-log-focus = Zbieranie sił: umieszczono żeton koncentracji.
bofa-log-fog = Gęsta mgła kończy walkę.
bofa-log-freed = Region { $area } jest znów wolny.
bofa-log-general = Swojej zdolności używa { $character }.
bofa-log-heals = Z regionu { $area } { $n ->
    [one] znika jeden żeton obrażeń
    [few] znikają { $n } żetony obrażeń
   *[many] znika { $n } żetonów obrażeń
 }.
bofa-log-leader = { $side-The } { $side-number ->
        [many] umieszczają
       *[one] umieszcza
    } { $n ->
    [one] żeton zdolności przywódczych
    [few] { $n } żetony zdolności przywódczych
   *[many] { $n } żetonów zdolności przywódczych
 } w regionie { $area }.
bofa-log-leaders-lost = Armia w regionie { $area } { $n ->
    [0] nie ma żetonu zdolności przywódczych do stracenia
    [one] traci żeton zdolności przywódczych
    [few] traci { $n } żetony zdolności przywódczych
   *[many] traci { $n } żetonów zdolności przywódczych
 }.
bofa-log-leaves-table = Karta „{ $card }” znika ze stołu.
bofa-log-luck = Szczęśliwa liczba, nowy wynik kości: { $die }.
bofa-log-maneuver = { $side-The } { $side-number ->
        [many] odkrywają
       *[one] odkrywa
    } kartę „{ $card }”.
bofa-log-moves = { $side-The } { $side-number ->
        [many] przesuwają
       *[one] przesuwa
    } armię z regionu { $from } do regionu { $to }.
bofa-log-pass-opens = Przejście otwarte: { $area }.
bofa-log-passes = { $side-The } { $side-number ->
        [many] pasują
       *[one] pasuje
    }.
bofa-log-new-bodyguard = Wielkie orki w regionie { $area } stają się przybocznymi Bolga; { $n ->
    [one] ma on teraz jeden żeton przybocznego
    [few] ma on teraz { $n } żetony przybocznych
   *[many] ma on teraz { $n } żetonów przybocznych
 }.
bofa-log-ready = Gotowość do wejścia do gry: { $character }.
bofa-log-returns = Do regionu { $area } wraca { $character }.
bofa-log-retreat = Obrońca przeprowadza odwrót z regionu { $area }.
bofa-log-rout = Obrońca idzie w rozsypkę i opuszcza region { $area }.
bofa-log-step = Na polu { $step } toru przeznaczenia czeka teraz { $character }.
bofa-log-troubled = Niepokój ogarnia umysł { $character-gen }.
bofa-log-conceded = { $reason } { $side-The } { $side-number ->
        [many] wygrywają
       *[one] wygrywa
    }.
bofa-log-won = { $reason }
bofa-log-rallies = Armia w regionie { $area } się przegrupowuje: { $rolled }{ $more ->
    [0] {""}
   *[other] , przerzut { $again }
 }; { $n ->
    [0] nie znika żaden żeton obrażeń
    [one] znika jeden żeton obrażeń
    [few] znikają { $n } żetony obrażeń
   *[many] znika { $n } żetonów obrażeń
 }.
bofa-log-reroll = { $side-The } { $side-number ->
        [many] przerzucają
       *[one] przerzuca
    } { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
 } (białe { $white }, czarne { $black }): { $hits ->
    [0] brak trafień
    [one] razem jedno trafienie
    [few] razem { $hits } trafienia
   *[many] razem { $hits } trafień
 }.
bofa-log-reshuffle = Talia Wydarzeń zostaje przetasowana.
bofa-log-roll = { $side-The } { $side-number ->
        [many] rzucają
       *[one] rzuca
    } (białe kości { $white }, czarne kości { $black }; trafia { $target }+): { $hits ->
    [0] brak trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
 }.
bofa-log-round = { $round }. runda walki w regionie { $area }.
bofa-log-terrain = { $side-The } { $side-number ->
        [many] mają
       *[one] ma
    } przewagę terenu.
bofa-log-tile = Żeton przeznaczenia: { $tile }.
bofa-log-token = Żeton rekrutacji ({ $group }) trafia do regionu { $area }.
bofa-log-tokens-lost = { $n ->
    [one] Z regionu { $area } znika jeden żeton rekrutacji.
    [few] Z regionu { $area } znikają { $n } żetony rekrutacji.
   *[many] Z regionu { $area } znika { $n } żetonów rekrutacji.
 }
bofa-log-turn = { $turn }. tura.
bofa-log-turned = Odwrócony żeton w regionie { $area }: { $token }.
bofa-log-uses = { $side-The } { $side-number ->
        [many] używają
       *[one] używa
    } kości { $die-gen }: { $use }.
bofa-log-you-draw = Dobrana karta: „{ $card }”.
bofa-log-along = Z armią rusza { $character }.
bofa-log-attack-together = { $side-The } { $side-number ->
        [many] przeprowadzają
       *[one] przeprowadza
    } połączony atak na region { $to }: { $n ->
    [one] jedna armia
    [few] { $n } armie
   *[many] { $n } armii
 }.
bofa-log-bat-spent = Znad terytorium { $territory } znika figurka wielkich nietoperzy.
bofa-log-bodyguards = Bolg przybywa i ma { $n ->
    [one] jeden żeton przybocznego
    [few] { $n } żetony przybocznych
   *[many] { $n } żetonów przybocznych
 }.
bofa-log-cancelled = { $fort ->
    [0] Jedno obrażenie armii w regionie { $area } zostaje anulowane.
   *[other] Jedno obrażenie fortyfikacji w regionie { $area } zostaje anulowane.
 }
bofa-log-eagle-home = Orzeł opuszcza terytorium { $territory } i wraca do Gniazda Orłów.
bofa-log-lord-home = Wódz Orłów opuszcza terytorium { $territory } i wraca do Gniazda Orłów.
bofa-log-focus-spent = Żeton koncentracji zostaje wydany.
bofa-log-guarded = Przyboczny zasłania Bolga i zapobiega { $n ->
    [one] jednemu obrażeniu
   *[many] { $n } obrażeniom
 } w regionie { $area }; { $left ->
    [0] nie został żaden żeton przybocznego
    [one] został jeden żeton przybocznego
    [few] zostały { $left } żetony przybocznych
   *[many] zostało { $left } żetonów przybocznych
 }.
bofa-log-laid = Karta „{ $card }” zostaje na stole.
bofa-log-mended = Fortyfikacja w regionie { $area } zostaje naprawiona: { $n ->
    [one] znika jeden żeton obrażeń
    [few] znikają { $n } żetony obrażeń
   *[many] znika { $n } żetonów obrażeń
 }.
bofa-log-part = Część armii{ $dwarf_warriors ->
        [0] {""}
       *[other] , { $dwarf_warriors }× krasnoludzcy wojownicy
    }{ $dwarf_veterans ->
        [0] {""}
       *[other] , { $dwarf_veterans }× krasnoludzcy weterani
    }{ $men_of_the_lake ->
        [0] {""}
       *[other] , { $men_of_the_lake }× ludzie z Miasta na Jeziorze
    }{ $elven_archers ->
        [0] {""}
       *[other] , { $elven_archers }× elfi łucznicy
    }{ $elven_spearmen ->
        [0] {""}
       *[other] , { $elven_spearmen }× elfi włócznicy
    }{ $orcs ->
        [0] {""}
       *[other] , { $orcs }× orki
    }{ $great_orcs ->
        [0] {""}
       *[other] , { $great_orcs }× wielkie orki
    }{ $goblins ->
        [0] {""}
       *[other] , { $goblins }× gobliny
    }{ $wargs ->
        [0] {""}
       *[other] , { $wargs }× wargowie
    }{ $lead ->
        [0] {""}
        [one] , jeden żeton zdolności przywódczych
        [few] , { $lead } żetony zdolności przywódczych
       *[many] , { $lead } żetonów zdolności przywódczych
    }{ $damage ->
        [0] {""}
        [one] , jeden żeton obrażeń
        [few] , { $damage } żetony obrażeń
       *[many] , { $damage } żetonów obrażeń
    }, opuszcza region { $area }.
bofa-log-plays-by = { $side-The } { $side-number ->
        [many] zagrywają
       *[one] zagrywa
    } kartę „{ $card }” kością { $die-gen }.
bofa-log-rings = Bilbo ma { $n ->
    [one] jeden żeton Pierścienia
    [few] { $n } żetony Pierścienia
   *[many] { $n } żetonów Pierścienia
 }.
bofa-log-round-by = { $round }. runda walki w regionie { $area }: walczy armia z regionu { $from }.
bofa-log-spears = Na karcie „Latające strzały i dzikie włócznie” { $n ->
    [0] nie ma już orków
    [one] została jedna figurka orków
    [few] zostały { $n } figurki orków
   *[many] zostało { $n } figurek orków
 }.
bofa-log-stays = { $side-The } nie { $side-number ->
        [many] ruszają
       *[one] rusza
    } naprzód do regionu { $area }.
bofa-log-takes-part = Udział bierze armia z regionu { $area }.
bofa-log-tile-added = Do puli trafia żeton przeznaczenia: { $tile }.
bofa-log-vanishes = Bilbo znika i zdejmuje z armii w regionie { $area } { $n ->
    [one] jeden żeton obrażeń
    [few] { $n } żetony obrażeń
   *[many] { $n } żetonów obrażeń
 }; { $left ->
    [0] nie został żaden żeton Pierścienia
    [one] został jeden żeton Pierścienia
    [few] zostały { $left } żetony Pierścienia
   *[many] zostało { $left } żetonów Pierścienia
 }.
bofa-log-wrath-got = Beorn zyskuje { $n ->
    [one] jeden żeton gniewu
    [few] { $n } żetony gniewu
   *[many] { $n } żetonów gniewu
 }; ma teraz { $left }.
bofa-log-wrath-lost = Beorn traci { $n ->
    [one] jeden żeton gniewu
    [few] { $n } żetony gniewu
   *[many] { $n } żetonów gniewu
 }; { $left ->
    [0] nie został żaden
    [one] został jeden
    [few] zostały { $left }
   *[many] zostało { $left }
 }.

## Lines of earlier rules, which only old games still have

bofa-log-plays = { $side-The } { $side-number ->
        [many] zagrywają
       *[one] zagrywa
    } kartę „{ $card }”.
bofa-log-bodyguard = Przyboczny ginie za Bolga; { $left ->
    [0] nie został żaden
    [one] został jeden
   *[many] zostało { $left }
 }.
bofa-log-vanish = Bilbo znika; { $left ->
    [0] nie został żaden żeton Pierścienia
    [one] został jeden żeton Pierścienia
    [few] zostały { $left } żetony Pierścienia
   *[many] zostało { $left } żetonów Pierścienia
 }.
bofa-log-mends = Fortyfikacja w regionie { $area } zostaje naprawiona.

## Why not

bofa-why-active-already = Żeton aktywacji ma już { $character }.
bofa-why-bats = Cień ma { $dice ->
    [one] jedną kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }: tyle może być razem wielkich nietoperzy i żetonów zdolności przywódczych, a samych nietoperzy maksymalnie sześć.
bofa-why-counts-as-character = Pierścień Bilba został użyty: ta kość liczy się teraz jako kość Postaci.
bofa-why-last-wrath = Kość Postaci kosztuje Beorna żeton gniewu, a nie zostałby mu żaden.
bofa-why-no-prey = Orły na mapie nie mają armii Cienia, którą mogłyby zaatakować.
bofa-why-no-rings = Bilbo nie ma już żetonów Pierścienia.
bofa-why-no-two-armies = Żadna wroga armia nie sąsiaduje z dwiema twoimi armiami.
bofa-why-ring-used = Pierścień Bilba został już użyty z tą kością.
bofa-why-army-not = Armia w regionie { $area } nie może tego zrobić.
bofa-why-beorn-here = Armia nie może zostać tam, gdzie jest Beorn.
bofa-why-beorn-there = W regionie { $area } jest Beorn.
bofa-why-bolg-controls-nothing = Bolg jest gotowy tylko wtedy, gdy Cień kontroluje osadę w Dolinie i któryś region mobilizacji jest wolny.
bofa-why-bolg-not-ready = Bolg jest gotowy tylko wtedy, gdy w Dolinie jest armia Cienia i któryś region mobilizacji jest wolny.
bofa-why-card-condition = Warunek karty „{ $card }” nie jest spełniony.
bofa-why-card-not-given = Walcząca armia nie ma karty „{ $card }”.
bofa-why-card-symbol = Kością { $die-gen } nie można zagrać karty „{ $card }”.
bofa-why-card-used = Karta „{ $card }” została już użyta w tej walce; przywraca ją Odzyskiwanie sił.
bofa-why-enemy-control = Region { $area } kontroluje wróg.
bofa-why-enemy-there = W regionie { $area } stoi wroga armia.
bofa-why-forced = Tu trzeba ponieść straty.
bofa-why-haven = Armia nie może przeprowadzić odwrotu do regionu { $area }.
bofa-why-led-already = Armia w regionie { $area } ma już swój żeton: każdy trafia do innej armii.
bofa-why-must-choose = Tu trzeba coś wybrać.
bofa-why-needs-die = Kartę „{ $card }” zagrywa się kością akcji.
bofa-why-no-army = Nie masz armii w regionie { $area }.
bofa-why-no-damage = Armia w regionie { $area } nie ma obrażeń albo została już wybrana.
bofa-why-no-die = Nie masz nieużytej kości { $die-gen }.
bofa-why-no-enemy = W regionie { $area } nie ma wrogiej armii.
bofa-why-no-goblins = Armia w regionie { $area } nie ma goblinów.
bofa-why-no-leadership = Armia w regionie { $area } nie ma przywództwa.
bofa-why-no-target = Region { $area } nie może być celem: jest poza zasięgiem albo nie ma tam kogo trafić.
bofa-why-no-unit = Nie ma takiej jednostki do wyboru: { $unit }.
bofa-why-no-way-in = Nie ma regionu, do którego mógłby wejść { $character }.
bofa-why-not-a-place = Region { $area } się do tego nie nadaje.
bofa-why-not-active = Nie ma żetonu aktywacji na karcie { $character-gen }.
bofa-why-not-general = Twoim generałem nie jest { $character }.
bofa-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
bofa-why-not-in-play = W grze nie ma { $character-gen }.
bofa-why-not-ready = Dopiero na polu { $step } toru przeznaczenia gotowy jest { $character }.
bofa-why-not-waiting = { $character }: już w grze albo poza nią na zawsze.
bofa-why-nothing-to-do = Nic nie może teraz zrobić { $character }.
bofa-why-one-general = Przed każdą akcją tylko jeden generał.
bofa-why-out-of-reach = Region { $area } nie sąsiaduje z tą armią.
bofa-why-part = Ruszająca część musi mieć jednostkę oraz to, czego wymaga kość.
bofa-why-pass = Spasować może tylko ten, komu zostało mniej kości niż przeciwnikowi.
bofa-why-pass-after-general = Po generale trzeba użyć kości: nie można spasować.
bofa-why-renewed = Cień musi kontrolować dwie osady; teraz kontroluje: { $n }.
bofa-why-story-in-combat = „{ $card }” to karta Opowieści: nie zagrywa się jej w walce.
bofa-why-too-far = Region { $area } jest za daleko.
bofa-why-troubled = Niepokój ogarnia umysł { $character-gen }.
bofa-why-until-one = Straty ponosi się, aż zostanie jeden żeton obrażeń.
bofa-why-use-nothing = Teraz to niemożliwe: { $use }.
bofa-why-use-symbol = Kości { $die-gen } nie można użyć do tego: { $use }.

## Positions

bofa-bad-battle-army = W pozycji jest walka, ale w regionie { $region } nie ma pasującej armii.
bofa-bad-battle-border = W pozycji jest walka między regionami { $a } i { $b }, które nie sąsiadują ze sobą.
bofa-bad-card-twice = W pozycji karta „{ $card }” jest dwa razy.
bofa-bad-control = W regionie { $region } nie ma czego kontrolować.
bofa-bad-control-held = Region { $region } zajmuje armia Wolnych Ludów: znacznik kontroli Cienia nie może tam leżeć.
bofa-bad-over = Cień ma Główną Bramę i { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }: to już zwycięstwo, nie zostało nic do rozegrania.
bofa-bad-spears = Karta „{ $card }” leży na stole tylko tak długo, jak leżą na niej orki.
bofa-bad-table-alone = Karta „{ $card }” nie może leżeć na stole, gdy w grze nie ma { $character-gen }.
bofa-bad-troubled = Karta „{ $card }” leży na stole tylko tak długo, jak wskazuje generała.
bofa-bad-closed-pass = Region { $region } jest zamknięty: nie może być w nim jednostek.
bofa-bad-dice = { $side-The } { $side-number ->
        [many] rzucają
       *[one] rzuca
    } maksymalnie tyloma kośćmi: { $most }, a nie: { $n }.
bofa-bad-eagles = Wodza Orłów nie ma w grze: na mapie nie może być orłów.
bofa-bad-general-away = Na karcie nie może leżeć żeton aktywacji, bo w grze nie ma { $character-gen }.
bofa-bad-hand-limit = { $side-The }: kart na ręce jest { $n }; wszystko ponad { $most } byłoby odrzucone.
bofa-bad-no-fortification = W regionie { $region } nie ma fortyfikacji.
bofa-bad-table = Karta „{ $card }” nie zostaje na stole.
bofa-bad-token-place = Region { $region } należy do wroga: żeton rekrutacji ({ $group }) nie może tam leżeć.
bofa-bad-face = Kość { $side-gen } nie ma wyniku: { $face }.
bofa-bad-figures = Figurek { $unit-gen } jest tylko { $figures }.
bofa-bad-general = Generałem nie jest { $character }.
bofa-bad-hand = Karta „{ $card }” nie należy do ręki { $side-gen }.
bofa-bad-key = Pozycja nie ma klucza { $key }; istnieją: { $known }.
bofa-bad-name = Nie istnieje „{ $name }” ({ $kind }). Do wyboru: { $known }.
bofa-bad-no-battle = Pozycja zaczyna się w walce, ale żadnej w niej nie ma.
bofa-bad-number = { $kind } ma wartość { $value }; potrzebna liczba od { $low } do { $high }.
bofa-bad-shape = Pozycji nie da się odczytać: { $detail }.
bofa-bad-tiles = Żetonów „{ $tile }” jest tylko { $copies }.
bofa-bad-tokens = Nieużytych żetonów rekrutacji ({ $group }) jest tylko { $unused }.
bofa-bad-unsound = Pozycja jest niespójna: { $problem }.

## Packs

bofa-pack-aloft = { pack-at }: Wódz Orłów nie jest w żadnym regionie, więc { $op-id } nigdy nie dałoby się wykonać
bofa-pack-attack-last = { pack-at }: atak rozgrywa się po rozkazie, więc po { $op-id } nic nie może nastąpić
bofa-pack-block = { pack-at }: { $got } nie jest elementem efektu; musi to być tabela z op, jednym z tych: { $known }
bofa-pack-card-count = { pack-at }: kart jest { $got }, a musi być { $wanted }
bofa-pack-copies = { pack-at }: kopie dają razem { $got }, a żetonów jest { $wanted }
bofa-pack-cut-off = { pack-at }: z reszty mapy nie prowadzi tu żadna droga
bofa-pack-enter-first = { pack-at }: wejście zaczyna się od enter i ma go tylko raz
bofa-pack-enters = { pack-at }: tylko Thorin wchodzi za pomocą elementów; jak wchodzi { $who }, mówią zasady
bofa-pack-figures = { pack-at }: na początek potrzeba { $got }, a jest { $wanted }
bofa-pack-general = { pack-at }: generał ma dokładnie jedną zdolność ze sposobami (ways); { $who } ma ich { $got }
bofa-pack-lasting = { pack-at }: { $op-id } robi już karta „{ $other }”, a może to robić tylko jedna karta
bofa-pack-named-region = { pack-at }: zasady wymieniają ten region, musi on istnieć
bofa-pack-no-general = { pack-at }: { $who } nie jest generałem i nie może mieć sposobów (ways)
bofa-pack-no-place = { pack-at }: tam nie może być żadnej armii
bofa-pack-nobody = { pack-at }: karta wydarzenia nie należy do żadnej postaci, więc nikt nie może być „z tą postacią”
bofa-pack-on-table = { pack-at }: karta, która zostaje na stole, nie może działać za inną
bofa-pack-range = { pack-at }: zasięg musi być wzajemny i nigdy do tego samego regionu ({ $other })
bofa-pack-slope = { pack-at }: zbocze musi podawać, który z jego dwóch regionów leży wyżej
bofa-pack-special-tiles = { pack-at }: musi być jeden niebieski i jeden czerwony żeton specjalny
bofa-pack-unit-side = { pack-at }: jednostka należy do innej strony niż te żetony
bofa-pack-way = { pack-at }: dwa sposoby zaczynają się od { $op-id }, odpowiedź by ich nie rozróżniła

## Places

bofa-broken_lands = Otwarte Pola
    .gender = n
    .number = many
    .gen = Otwartych Pól
    .dat = Otwartym Polom
    .acc = Otwarte Pola
    .loc = Otwartych Polach
    .ins = Otwartymi Polami
bofa-valley = Dolina
    .gender = f
    .gen = Doliny
    .dat = Dolinie
    .acc = Dolinę
    .loc = Dolinie
    .ins = Doliną
bofa-eastern_bank = Wschodni Brzeg
    .gen = Wschodniego Brzegu
    .dat = Wschodniemu Brzegowi
    .acc = Wschodni Brzeg
    .loc = Wschodnim Brzegu
    .ins = Wschodnim Brzegiem
bofa-southern_spur = Południowa Ostroga
    .gender = f
    .gen = Południowej Ostrogi
    .dat = Południowej Ostrodze
    .acc = Południową Ostrogę
    .loc = Południowej Ostrodze
    .ins = Południową Ostrogą
bofa-hills = Wzgórza
    .gender = n
    .number = many
    .gen = wzgórz
    .dat = wzgórzom
    .acc = wzgórza
    .loc = wzgórzach
    .ins = wzgórzami
bofa-mountains = Góry
    .gender = f
    .number = many
    .gen = gór
    .dat = górom
    .acc = góry
    .loc = górach
    .ins = górami
bofa-plains = Równiny
    .gender = f
    .number = many
    .gen = równin
    .dat = równinom
    .acc = równiny
    .loc = równinach
    .ins = równinami
bofa-ruins = Ruiny
    .gender = f
    .number = many
    .gen = ruin
    .dat = ruinom
    .acc = ruiny
    .loc = ruinach
    .ins = ruinami
bofa-marshes = Bagna
    .gender = n
    .number = many
    .gen = bagien
    .dat = bagnom
    .acc = bagna
    .loc = bagnach
    .ins = bagnami
bofa-front_gate = Główna Brama
    .gender = f
    .gen = Głównej Bramy
    .dat = Głównej Bramie
    .acc = Główną Bramę
    .loc = Głównej Bramie
    .ins = Główną Bramą
bofa-inner_ridge = Wewnętrzna Grań
    .gender = f
    .gen = Wewnętrznej Grani
    .dat = Wewnętrznej Grani
    .acc = Wewnętrzną Grań
    .loc = Wewnętrznej Grani
    .ins = Wewnętrzną Granią
bofa-east_ridge = Wschodnia Grań
    .gender = f
    .gen = Wschodniej Grani
    .dat = Wschodniej Grani
    .acc = Wschodnią Grań
    .loc = Wschodniej Grani
    .ins = Wschodnią Granią
bofa-far_ridge = Daleka Grań
    .gender = f
    .gen = Dalekiej Grani
    .dat = Dalekiej Grani
    .acc = Daleką Grań
    .loc = Dalekiej Grani
    .ins = Daleką Granią
bofa-eastern_spur = Wschodnia Ostroga
    .gender = f
    .gen = Wschodniej Ostrogi
    .dat = Wschodniej Ostrodze
    .acc = Wschodnią Ostrogę
    .loc = Wschodniej Ostrodze
    .ins = Wschodnią Ostrogą
bofa-gate_road = Droga do Bramy
    .gender = f
    .gen = Drogi do Bramy
    .dat = Drodze do Bramy
    .acc = Drogę do Bramy
    .loc = Drodze do Bramy
    .ins = Drogą do Bramy
bofa-camp = Obóz
    .gen = Obozu
    .dat = Obozowi
    .acc = Obóz
    .loc = Obozie
    .ins = Obozem
bofa-under_spur = Pod Ostrogą
    .gender = n
bofa-north_bank = Północny Brzeg
    .gen = Północnego Brzegu
    .dat = Północnemu Brzegowi
    .acc = Północny Brzeg
    .loc = Północnym Brzegu
    .ins = Północnym Brzegiem
bofa-spur_end = Kraniec Ostrogi
    .gen = Krańca Ostrogi
    .dat = Krańcowi Ostrogi
    .acc = Kraniec Ostrogi
    .loc = Krańcu Ostrogi
    .ins = Krańcem Ostrogi
bofa-river_bend = Zakole Rzeki
    .gender = n
    .gen = Zakola Rzeki
    .dat = Zakolu Rzeki
    .acc = Zakole Rzeki
    .loc = Zakolu Rzeki
    .ins = Zakolem Rzeki
bofa-bend_hills = Wzgórza w Zakolu
    .gender = n
    .number = many
    .gen = Wzgórz w Zakolu
    .dat = Wzgórzom w Zakolu
    .acc = Wzgórza w Zakolu
    .loc = Wzgórzach w Zakolu
    .ins = Wzgórzami w Zakolu
bofa-high_shoulder = Wysokie Ramię
    .gender = n
    .gen = Wysokiego Ramienia
    .dat = Wysokiemu Ramieniu
    .acc = Wysokie Ramię
    .loc = Wysokim Ramieniu
    .ins = Wysokim Ramieniem
bofa-spur_ridge = Grzbiet Ostrogi
    .gen = Grzbietu Ostrogi
    .dat = Grzbietowi Ostrogi
    .acc = Grzbiet Ostrogi
    .loc = Grzbiecie Ostrogi
    .ins = Grzbietem Ostrogi
bofa-south_ridge = Strażnicza Grań
    .gender = f
    .gen = Strażniczej Grani
    .dat = Strażniczej Grani
    .acc = Strażniczą Grań
    .loc = Strażniczej Grani
    .ins = Strażniczą Granią
bofa-ravenhill = Krucze Wzgórze
    .gender = n
    .gen = Kruczego Wzgórza
    .dat = Kruczemu Wzgórzu
    .acc = Krucze Wzgórze
    .loc = Kruczym Wzgórzu
    .ins = Kruczym Wzgórzem
bofa-spur_foot = Podnóże Ostrogi
    .gender = n
    .gen = Podnóża Ostrogi
    .dat = Podnóżu Ostrogi
    .acc = Podnóże Ostrogi
    .loc = Podnóżu Ostrogi
    .ins = Podnóżem Ostrogi
bofa-lower_slopes = Dolne Stoki
    .number = many
    .gen = Dolnych Stoków
    .dat = Dolnym Stokom
    .acc = Dolne Stoki
    .loc = Dolnych Stokach
    .ins = Dolnymi Stokami
bofa-slope_end = Kres Stoków
    .gen = Kresu Stoków
    .dat = Kresowi Stoków
    .acc = Kres Stoków
    .loc = Kresie Stoków
    .ins = Kresem Stoków
bofa-western_crags = Zachodnie Turnie
    .gender = f
    .number = many
    .gen = Zachodnich Turni
    .dat = Zachodnim Turniom
    .acc = Zachodnie Turnie
    .loc = Zachodnich Turniach
    .ins = Zachodnimi Turniami
bofa-fallen_bridge = Zawalony Most
    .gen = Zawalonego Mostu
    .dat = Zawalonemu Mostowi
    .acc = Zawalony Most
    .loc = Zawalonym Moście
    .ins = Zawalonym Mostem
bofa-bridge_field = Pole przy Moście
    .gender = n
    .gen = Pola przy Moście
    .dat = Polu przy Moście
    .acc = Pole przy Moście
    .loc = Polu przy Moście
    .ins = Polem przy Moście
bofa-dale_fields = Pola Dale
    .gender = n
    .number = many
    .gen = Pól Dale
    .dat = Polom Dale
    .acc = Pola Dale
    .loc = Polach Dale
    .ins = Polami Dale
bofa-ruins_of_dale = Ruiny Dale
    .gender = f
    .number = many
    .gen = Ruin Dale
    .dat = Ruinom Dale
    .acc = Ruiny Dale
    .loc = Ruinach Dale
    .ins = Ruinami Dale
bofa-upper_vale = Górna Dolina
    .gender = f
    .gen = Górnej Doliny
    .dat = Górnej Dolinie
    .acc = Górną Dolinę
    .loc = Górnej Dolinie
    .ins = Górną Doliną
bofa-river_meadows = Nadrzeczne Łęgi
    .number = many
    .gen = Nadrzecznych Łęgów
    .dat = Nadrzecznym Łęgom
    .acc = Nadrzeczne Łęgi
    .loc = Nadrzecznych Łęgach
    .ins = Nadrzecznymi Łęgami
bofa-north_vale = Północna Dolina
    .gender = f
    .gen = Północnej Doliny
    .dat = Północnej Dolinie
    .acc = Północną Dolinę
    .loc = Północnej Dolinie
    .ins = Północną Doliną
bofa-dale_hills = Wzgórza Dale
    .gender = n
    .number = many
    .gen = Wzgórz Dale
    .dat = Wzgórzom Dale
    .acc = Wzgórza Dale
    .loc = Wzgórzach Dale
    .ins = Wzgórzami Dale
bofa-ford_marsh = Bagno przy Brodzie
    .gender = n
    .gen = Bagna przy Brodzie
    .dat = Bagnu przy Brodzie
    .acc = Bagno przy Brodzie
    .loc = Bagnie przy Brodzie
    .ins = Bagnem przy Brodzie
bofa-east_vale = Wschodnia Dolina
    .gender = f
    .gen = Wschodniej Doliny
    .dat = Wschodniej Dolinie
    .acc = Wschodnią Dolinę
    .loc = Wschodniej Dolinie
    .ins = Wschodnią Doliną
bofa-long_bank = Długi Brzeg
    .gen = Długiego Brzegu
    .dat = Długiemu Brzegowi
    .acc = Długi Brzeg
    .loc = Długim Brzegu
    .ins = Długim Brzegiem
bofa-south_vale = Zatopione Sady
    .number = many
    .gen = Zatopionych Sadów
    .dat = Zatopionym Sadom
    .acc = Zatopione Sady
    .loc = Zatopionych Sadach
    .ins = Zatopionymi Sadami
bofa-south_marsh = Trzcinowe Bagno
    .gender = n
    .gen = Trzcinowego Bagna
    .dat = Trzcinowemu Bagnu
    .acc = Trzcinowe Bagno
    .loc = Trzcinowym Bagnie
    .ins = Trzcinowym Bagnem
bofa-northern_waste = Północne Pustkowie
    .gender = n
    .gen = Północnego Pustkowia
    .dat = Północnemu Pustkowiu
    .acc = Północne Pustkowie
    .loc = Północnym Pustkowiu
    .ins = Północnym Pustkowiem
bofa-iron_road = Droga z Żelaznych Wzgórz
    .gender = f
    .gen = Drogi z Żelaznych Wzgórz
    .dat = Drodze z Żelaznych Wzgórz
    .acc = Drogę z Żelaznych Wzgórz
    .loc = Drodze z Żelaznych Wzgórz
    .ins = Drogą z Żelaznych Wzgórz
bofa-withered_field = Zwiędłe Pole
    .gender = n
    .gen = Zwiędłego Pola
    .dat = Zwiędłemu Polu
    .acc = Zwiędłe Pole
    .loc = Zwiędłym Polu
    .ins = Zwiędłym Polem
bofa-grey_plain = Szara Równina
    .gender = f
    .gen = Szarej Równiny
    .dat = Szarej Równinie
    .acc = Szarą Równinę
    .loc = Szarej Równinie
    .ins = Szarą Równiną
bofa-wolf_moor = Wilcze Wrzosowisko
    .gender = n
    .gen = Wilczego Wrzosowiska
    .dat = Wilczemu Wrzosowisku
    .acc = Wilcze Wrzosowisko
    .loc = Wilczym Wrzosowisku
    .ins = Wilczym Wrzosowiskiem
bofa-east_flats = Wypalona Równia
    .gender = f
    .gen = Wypalonej Równi
    .dat = Wypalonej Równi
    .acc = Wypaloną Równię
    .loc = Wypalonej Równi
    .ins = Wypaloną Równią
bofa-black_fen = Czarne Trzęsawisko
    .gender = n
    .gen = Czarnego Trzęsawiska
    .dat = Czarnemu Trzęsawisku
    .acc = Czarne Trzęsawisko
    .loc = Czarnym Trzęsawisku
    .ins = Czarnym Trzęsawiskiem
bofa-stony_hills = Kamieniste Wzgórza
    .gender = n
    .number = many
    .gen = Kamienistych Wzgórz
    .dat = Kamienistym Wzgórzom
    .acc = Kamieniste Wzgórza
    .loc = Kamienistych Wzgórzach
    .ins = Kamienistymi Wzgórzami
bofa-ford_field = Pole przy Brodzie
    .gender = n
    .gen = Pola przy Brodzie
    .dat = Polu przy Brodzie
    .acc = Pole przy Brodzie
    .loc = Polu przy Brodzie
    .ins = Polem przy Brodzie
bofa-eastern_waste = Wschodnie Pustkowie
    .gender = n
    .gen = Wschodniego Pustkowia
    .dat = Wschodniemu Pustkowiu
    .acc = Wschodnie Pustkowie
    .loc = Wschodnim Pustkowiu
    .ins = Wschodnim Pustkowiem
bofa-south_flats = Spieczona Równia
    .gender = f
    .gen = Spieczonej Równi
    .dat = Spieczonej Równi
    .acc = Spieczoną Równię
    .loc = Spieczonej Równi
    .ins = Spieczoną Równią
bofa-south_road = Jeziorny Trakt
    .gen = Jeziornego Traktu
    .dat = Jeziornemu Traktowi
    .acc = Jeziorny Trakt
    .loc = Jeziornym Trakcie
    .ins = Jeziornym Traktem
bofa-ford_hills = Wzgórza przy Brodzie
    .gender = n
    .number = many
    .gen = Wzgórz przy Brodzie
    .dat = Wzgórzom przy Brodzie
    .acc = Wzgórza przy Brodzie
    .loc = Wzgórzach przy Brodzie
    .ins = Wzgórzami przy Brodzie
bofa-goblin_muster_north = Północny punkt mobilizacji goblinów
    .gen = Północnego punktu mobilizacji goblinów
    .dat = Północnemu punktowi mobilizacji goblinów
    .acc = Północny punkt mobilizacji goblinów
    .loc = Północnym punkcie mobilizacji goblinów
    .ins = Północnym punktem mobilizacji goblinów
bofa-mountain_pass_north = Północna górska przełęcz
    .gender = f
    .gen = Północnej górskiej przełęczy
    .dat = Północnej górskiej przełęczy
    .acc = Północną górską przełęcz
    .loc = Północnej górskiej przełęczy
    .ins = Północną górską przełęczą
bofa-goblin_muster_south = Południowy punkt mobilizacji goblinów
    .gen = Południowego punktu mobilizacji goblinów
    .dat = Południowemu punktowi mobilizacji goblinów
    .acc = Południowy punkt mobilizacji goblinów
    .loc = Południowym punkcie mobilizacji goblinów
    .ins = Południowym punktem mobilizacji goblinów
bofa-mountain_pass_south = Południowa górska przełęcz
    .gender = f
    .gen = Południowej górskiej przełęczy
    .dat = Południowej górskiej przełęczy
    .acc = Południową górską przełęcz
    .loc = Południowej górskiej przełęczy
    .ins = Południową górską przełęczą
bofa-eyrie = Gniazdo Orłów
    .gender = n
    .gen = Gniazda Orłów
    .dat = Gniazdu Orłów
    .acc = Gniazdo Orłów
    .loc = Gnieździe Orłów
    .ins = Gniazdem Orłów
bofa-fate_track = Tor przeznaczenia
    .gen = toru przeznaczenia
    .dat = torowi przeznaczenia
    .acc = tor przeznaczenia
    .loc = torze przeznaczenia
    .ins = torem przeznaczenia

## Dice

bofa-character = Postać
    .gender = f
    .gen = Postaci
    .dat = Postaci
    .acc = Postać
    .loc = Postaci
    .ins = Postacią
bofa-army = Armia
    .gender = f
    .gen = Armii
    .dat = Armii
    .acc = Armię
    .loc = Armii
    .ins = Armią
bofa-muster = Mobilizacja
    .gender = f
    .gen = Mobilizacji
    .dat = Mobilizacji
    .acc = Mobilizację
    .loc = Mobilizacji
    .ins = Mobilizacją
bofa-event = Wydarzenie
    .gender = n
    .gen = Wydarzenia
    .dat = Wydarzeniu
    .acc = Wydarzenie
    .loc = Wydarzeniu
    .ins = Wydarzeniem
bofa-muster_army = Mobilizacja/Armia
    .gender = f
    .gen = Mobilizacji/Armii
    .dat = Mobilizacji/Armii
    .acc = Mobilizację/Armię
    .loc = Mobilizacji/Armii
    .ins = Mobilizacją/Armią
bofa-eye = Oko Saurona
    .gender = n
    .gen = Oka Saurona
    .dat = Oku Saurona
    .acc = Oko Saurona
    .loc = Oku Saurona
    .ins = Okiem Saurona
bofa-will_of_the_west = Wola Zachodu
    .gender = f
    .gen = Woli Zachodu
    .dat = Woli Zachodu
    .acc = Wolę Zachodu
    .loc = Woli Zachodu
    .ins = Wolą Zachodu

## Figures and tokens

bofa-dwarf_warriors = Krasnoludzcy wojownicy
    .gender = mp
    .number = many
    .gen = krasnoludzkich wojowników
    .dat = krasnoludzkim wojownikom
    .acc = krasnoludzkich wojowników
    .loc = krasnoludzkich wojownikach
    .ins = krasnoludzkimi wojownikami
bofa-dwarf_veterans = Krasnoludzcy weterani
    .gender = mp
    .number = many
    .gen = krasnoludzkich weteranów
    .dat = krasnoludzkim weteranom
    .acc = krasnoludzkich weteranów
    .loc = krasnoludzkich weteranach
    .ins = krasnoludzkimi weteranami
bofa-men_of_the_lake = Ludzie z Miasta na Jeziorze
    .gender = mp
    .number = many
    .gen = ludzi z Miasta na Jeziorze
    .dat = ludziom z Miasta na Jeziorze
    .acc = ludzi z Miasta na Jeziorze
    .loc = ludziach z Miasta na Jeziorze
    .ins = ludźmi z Miasta na Jeziorze
bofa-elven_archers = Elfi łucznicy
    .gender = mp
    .number = many
    .gen = elfich łuczników
    .dat = elfim łucznikom
    .acc = elfich łuczników
    .loc = elfich łucznikach
    .ins = elfimi łucznikami
bofa-elven_spearmen = Elfi włócznicy
    .gender = mp
    .number = many
    .gen = elfich włóczników
    .dat = elfim włócznikom
    .acc = elfich włóczników
    .loc = elfich włócznikach
    .ins = elfimi włócznikami
bofa-orcs = Orki
    .gender = ma
    .number = many
    .gen = orków
    .dat = orkom
    .acc = orki
    .loc = orkach
    .ins = orkami
bofa-great_orcs = Wielkie orki
    .gender = ma
    .number = many
    .gen = wielkich orków
    .dat = wielkim orkom
    .acc = wielkie orki
    .loc = wielkich orkach
    .ins = wielkimi orkami
bofa-goblins = Gobliny
    .gender = ma
    .number = many
    .gen = goblinów
    .dat = goblinom
    .acc = gobliny
    .loc = goblinach
    .ins = goblinami
bofa-wargs = Wargowie
    .gender = mp
    .number = many
    .gen = wargów
    .dat = wargom
    .acc = wargów
    .loc = wargach
    .ins = wargami
bofa-eagles = Orły z Gór Mglistych
    .gender = ma
    .number = many
    .gen = orłów z Gór Mglistych
    .dat = orłom z Gór Mglistych
    .acc = orły z Gór Mglistych
    .loc = orłach z Gór Mglistych
    .ins = orłami z Gór Mglistych
bofa-great_bats = Wielkie nietoperze
    .gender = ma
    .number = many
    .gen = wielkich nietoperzy
    .dat = wielkim nietoperzom
    .acc = wielkie nietoperze
    .loc = wielkich nietoperzach
    .ins = wielkimi nietoperzami
bofa-bard = Bard Łucznik
    .gender = mp
    .gen = Barda Łucznika
    .dat = Bardowi Łucznikowi
    .acc = Barda Łucznika
    .loc = Bardzie Łuczniku
    .ins = Bardem Łucznikiem
    .effect = W grze od początku, w regionie pozycji startowej 3 Wolnych Ludów.
bofa-bard_general = Zwołanie ludzi z Jeziora
    .effect = Wylosuj maksymalnie dwa żetony rekrutacji krasnoludów i ludzi i umieść je zakryte w jednym lub dwóch różnych regionach z osadą pod kontrolą Wolnych Ludów (maksymalnie jeden żeton na region).
bofa-bard_archery = Łucznik
    .effect = Gdy armia, w której jest Bard, bierze udział w ataku łucznictwem, można raz przerzucić jedną z jej chybionych kości.
bofa-dain = Dáin Żelazna Stopa
    .gender = mp
    .gen = Dáina Żelaznej Stopy
    .dat = Dáinowi Żelaznej Stopie
    .acc = Dáina Żelazną Stopę
    .loc = Dáinie Żelaznej Stopie
    .ins = Dáinem Żelazną Stopą
    .effect = W grze od początku, w regionie pozycji startowej 4 Wolnych Ludów.
bofa-dain_general = Zastęp z Żelaznych Wzgórz
    .effect = Wybierz jedno: (a) wylosuj jeden żeton rekrutacji krasnoludów i ludzi, umieść go zakryty w jednym regionie z osadą pod kontrolą Wolnych Ludów, a potem odwróć jeden żeton rekrutacji krasnoludów i ludzi w regionie, w którym jest Dáin, lub w dowolnym regionie z jednostką krasnoludów; albo (b) wykonaj jedno przegrupowanie (5+) armii, w której jest Dáin, lub jednej armii z jednostką krasnoludów.
bofa-gandalf = Gandalf Szary
    .gender = mp
    .gen = Gandalfa Szarego
    .dat = Gandalfowi Szaremu
    .acc = Gandalfa Szarego
    .loc = Gandalfie Szarym
    .ins = Gandalfem Szarym
    .effect = W grze od początku, w regionie pozycji startowej 9 Wolnych Ludów.
bofa-gandalf_general = Magiczny pocisk
    .effect = Wybierz jedno: (a) wybierz jedną armię Cienia w regionie w zasięgu regionu, w którym jest Gandalf; rzuć 3 kośćmi (5 kośćmi, jeśli na tej karcie leży żeton koncentracji: wtedy go usuń); każdy wynik 4+ to jedno obrażenie tej armii, rozpatrywane jak efekt zadający obrażenia; albo (b) umieść na tej karcie żeton koncentracji, jeśli go na niej nie ma.
bofa-thranduil = Thranduil, król elfów
    .gender = mp
    .gen = Thranduila, króla elfów
    .dat = Thranduilowi, królowi elfów
    .acc = Thranduila, króla elfów
    .loc = Thranduilu, królu elfów
    .ins = Thranduilem, królem elfów
    .effect = W grze od początku, w regionie pozycji startowej 9 Wolnych Ludów.
bofa-thranduil_general = Łucznictwo
    .effect = Wybierz jedno: (a) łucznictwo: wybierz jeden region z armią Cienia; strzelać może każda jednostka elfich łuczników i każda jednostka ludzi z Miasta na Jeziorze, która stoi w regionie ze wzgórzami lub górami w zasięgu regionu będącego celem; rzuć jedną kością za każdą strzelającą jednostkę, razem maksymalnie 5 kośćmi; każdy wynik 5+ to jedno obrażenie armii będącej celem, rozpatrywane jak efekt zadający obrażenia; albo (b) wylosuj maksymalnie dwa żetony rekrutacji elfów i umieść je zakryte w jednym lub dwóch różnych regionach z osadą pod kontrolą Wolnych Ludów (maksymalnie jeden żeton na region).
bofa-bilbo = Bilbo Baggins, włamywacz
    .gender = mp
    .gen = Bilba Bagginsa, włamywacza
    .dat = Bilbowi Bagginsowi, włamywaczowi
    .acc = Bilba Bagginsa, włamywacza
    .loc = Bilbie Bagginsie, włamywaczu
    .ins = Bilbem Bagginsem, włamywaczem
    .effect = Gdy jest gotowy (znacznik przeznaczenia na polu 2 lub dalej), użyj wyniku Postać, aby umieścić Bilba w regionie z inną postacią Wolnych Ludów lub żetonem zdolności przywódczych Wolnych Ludów; połóż 5 żetonów Pierścienia na jego karcie.
bofa-bilbo_vanish = Zniknął z oczu
    .effect = Przy przydzielaniu obrażeń armii, w której jest Bilbo: usuń z tej armii maksymalnie dwa żetony obrażeń.
bofa-bilbo_out_of_the_way = Usunął się z drogi
    .effect = Gdy wybierasz wynik Postać do dowolnej akcji, przed jej wykonaniem: umieść Bilba w dowolnym regionie, nawet jeśli był poza mapą (ale nie jeśli został wyeliminowany).
bofa-lord_of_the_eagles = Wódz Orłów
    .gender = mp
    .gen = Wodza Orłów
    .dat = Wodzowi Orłów
    .acc = Wodza Orłów
    .loc = Wodzu Orłów
    .ins = Wodzem Orłów
    .effect = Gdy jest gotowy (znacznik przeznaczenia na polu 8 lub dalej), użyj wyniku Postać, aby umieścić Wodza Orłów i jedną inną figurkę orła w Gnieździe Orłów. Orły z Gór Mglistych wchodzą do gry.
bofa-lord_general = Wódz Orłów
    .effect = Wybierz jedno: (a) umieść jedną figurkę orła w Gnieździe Orłów; albo (b) weź wszystkie figurki orłów (także Wodza Orłów) z Gniazda Orłów i umieść każdą w dowolnym miejscu na mapie.
bofa-lord_as_eagle = Wielki Orzeł
    .effect = Wódz Orłów jest aktywowany razem z orłami i działa jak jeden z nich (Silne i szlachetne).
bofa-beorn = Beorn, zmiennokształtny
    .gender = mp
    .gen = Beorna, zmiennokształtnego
    .dat = Beornowi, zmiennokształtnemu
    .acc = Beorna, zmiennokształtnego
    .loc = Beornie, zmiennokształtnym
    .ins = Beornem, zmiennokształtnym
    .effect = Gdy jest gotowy (znacznik przeznaczenia na polu 11 lub dalej), użyj wyniku Postać, aby umieścić Beorna w regionie przy południowej krawędzi mapy; połóż 8 żetonów gniewu na jego karcie. Dopóki jest w grze, dodaje jedną kość akcji, chyba że w grze jest też Thorin.
bofa-beorn_fury = Furia
    .effect = Przesuń Beorna o maksymalnie 3 regiony; potem może zaatakować sąsiedni region z armią Cienia. W walce: 4 kości, trafia na 5+, każdą chybioną kość przerzuca raz, bez kart Wydarzeń i bez kart Manewru, obrażenia usuwają żetony gniewu, przy 0 żetonach gniewu zostaje wyeliminowany, nie może się przegrupować, nie działa na niego zdolność manewru wargów.
bofa-thorin = Thorin Dębowa Tarcza
    .gender = mp
    .gen = Thorina Dębowej Tarczy
    .dat = Thorinowi Dębowej Tarczy
    .acc = Thorina Dębową Tarczę
    .loc = Thorinie Dębowej Tarczy
    .ins = Thorinem Dębową Tarczą
    .effect = Gdy jest gotowy (znacznik przeznaczenia na jego polu lub dalej), użyj wyniku Postać, aby umieścić Thorina w regionie Główna Brama razem z jedną jednostką krasnoludzkich weteranów (jeśli jest dostępna). Nie jest to możliwe, gdy Główna Brama jest pod kontrolą Cienia lub stoją w niej jednostki Cienia. Dopóki jest w grze, dodaje jedną kość akcji (z Beornem nigdy więcej niż jedną).
bofa-thorin_strokes = Potężne uderzenia
    .effect = Tylko gdy w grze jest karta Przeznaczenia „Potężne uderzenia”: w każdej walce z udziałem Thorina weź na rękę na czas tej walki kartę Manewru specjalnego „Potężne uderzenia Thorina”.
bofa-eagles_attack = Silne i szlachetne
    .effect = Przenieś jedną lub więcej figurek orłów (także Wodza Orłów) z mapy do Gniazda Orłów. Za każdą przeniesioną figurkę przeprowadź jeden atak na armię Cienia w regionie terytorium, na którym była figurka; celem każdego ataku musi być inna armia. Każdy atak: rzuć 3 kośćmi, trafienie na 4+, każdą chybioną kość możesz raz przerzucić; rzutu nie można modyfikować. Wszystkie figurki kończą ruch przed atakami.
bofa-bolg = Bolg, syn Azoga
    .gender = mp
    .gen = Bolga, syna Azoga
    .dat = Bolgowi, synowi Azoga
    .acc = Bolga, syna Azoga
    .loc = Bolgu, synu Azoga
    .ins = Bolgiem, synem Azoga
    .effect = Jeśli co najmniej w jednym regionie Doliny jest armia Cienia, użyj wyniku Mobilizacja: umieść Bolga i jedną jednostkę wielkich orków w regionie mobilizacji; odwróć po jednym żetonie rekrutacji w każdym regionie mobilizacji; połóż na jego karcie 1 żeton przybocznego albo zamiast tego 3, jeśli Cień kontroluje Ruiny Dale.
bofa-bolg_renewed = Ze wzmożoną siłą
    .effect = Umieść po jednym żetonie rekrutacji Cienia w czterech różnych regionach Otwartych Pól.
bofa-bolg_bodyguard = Przyboczni
    .effect = Zapobiegnij wszystkim obrażeniom armii, w której jest Bolg, z jednej rundy walki lub z jednego innego ataku (ale nie obrażeniom, które armia zadaje sama sobie).
bofa-clouds_of_bats = Chmura nietoperzy
    .effect = Wybierz jedną przyjazną armię na tym terytorium i przesuń ją (o jeden region; obowiązują zwykłe zasady dzielenia i łączenia).
bofa-vampire_like = Ugryzienie
    .effect = Jeśli nad terytorium walki jest co najmniej jedna figurka wielkich nietoperzy, weź na rękę na czas tej walki kartę Manewru specjalnego „Ugryzienie”.
bofa-dwarves_and_men = Krasnoludy i ludzie
    .gender = mp
    .number = many
    .gen = krasnoludów i ludzi
    .dat = krasnoludom i ludziom
    .acc = krasnoludy i ludzi
    .loc = krasnoludach i ludziach
    .ins = krasnoludami i ludźmi
bofa-elves = Elfy
    .gender = ma
    .number = many
    .gen = elfów
    .dat = elfom
    .acc = elfy
    .loc = elfach
    .ins = elfami
bofa-rt_men_of_the_lake_1 = 1× ludzie z Miasta na Jeziorze
bofa-rt_dwarf_warriors_1 = 1× krasnoludzcy wojownicy
bofa-rt_dwarf_veterans_1 = 1× krasnoludzcy weterani
bofa-rt_elven_archers_1 = 1× elfi łucznicy
bofa-rt_elven_spearmen_1 = 1× elfi włócznicy
bofa-rt_orcs_1 = 1× orki
bofa-rt_orcs_2 = 2× orki
bofa-rt_wargs_1 = 1× wargowie
bofa-rt_great_orcs_1 = 1× wielkie orki
bofa-ft_common_1 = 1
bofa-ft_common_1_icon = 1 z symbolem przeznaczenia
bofa-ft_common_2 = 2
bofa-ft_common_2_icon = 2 z symbolem przeznaczenia
bofa-ft_common_3 = 3
bofa-ft_special_fp = niebieski, 3 z symbolem przeznaczenia
bofa-ft_special_shadow = czerwony, 0
bofa-fate_tile = Żeton przeznaczenia
    .gen = żetonu przeznaczenia
    .dat = żetonowi przeznaczenia
    .acc = żeton przeznaczenia
    .loc = żetonie przeznaczenia
    .ins = żetonem przeznaczenia
bofa-damage = Żeton obrażeń
    .gen = żetonu obrażeń
    .dat = żetonowi obrażeń
    .acc = żeton obrażeń
    .loc = żetonie obrażeń
    .ins = żetonem obrażeń
bofa-bodyguard = Żeton przybocznych Bolga
    .gen = żetonu przybocznych Bolga
    .dat = żetonowi przybocznych Bolga
    .acc = żeton przybocznych Bolga
    .loc = żetonie przybocznych Bolga
    .ins = żetonem przybocznych Bolga
bofa-leadership_fp = Żeton zdolności przywódczych Wolnych Ludów
    .gen = żetonu zdolności przywódczych Wolnych Ludów
    .dat = żetonowi zdolności przywódczych Wolnych Ludów
    .acc = żeton zdolności przywódczych Wolnych Ludów
    .loc = żetonie zdolności przywódczych Wolnych Ludów
    .ins = żetonem zdolności przywódczych Wolnych Ludów
bofa-leadership_shadow = Żeton zdolności przywódczych Cienia
    .gen = żetonu zdolności przywódczych Cienia
    .dat = żetonowi zdolności przywódczych Cienia
    .acc = żeton zdolności przywódczych Cienia
    .loc = żetonie zdolności przywódczych Cienia
    .ins = żetonem zdolności przywódczych Cienia
bofa-activation = Żeton aktywacji
    .gen = żetonu aktywacji
    .dat = żetonowi aktywacji
    .acc = żeton aktywacji
    .loc = żetonie aktywacji
    .ins = żetonem aktywacji
bofa-recruitment = Żeton rekrutacji
    .gen = żetonu rekrutacji
    .dat = żetonowi rekrutacji
    .acc = żeton rekrutacji
    .loc = żetonie rekrutacji
    .ins = żetonem rekrutacji
bofa-control = Znacznik kontroli Cienia
    .gen = znacznika kontroli Cienia
    .dat = znacznikowi kontroli Cienia
    .acc = znacznik kontroli Cienia
    .loc = znaczniku kontroli Cienia
    .ins = znacznikiem kontroli Cienia

## Event cards

bofa-order-blow_the_horns = Zadmijcie w rogi
    .effect = Przegrupuj maksymalnie dwie różne przyjazne armie; przy tych przegrupowaniach sukcesem jest 4+ (zwykle 5+).
bofa-order-call_to_arms = Wezwanie do broni
    .effect = Maksymalnie dwie przyjazne armie, obie z przywództwem, przesuwają się o jeden lub dwa regiony każda.
bofa-order-encirclement = Okrążenie
    .effect = Jedna przyjazna armia przesuwa się o jeden region. Potem możesz przeprowadzić połączony atak na jedną wrogą armię, z którą sąsiadują co najmniej dwie twoje armie; udział biorą co najmniej dwie z nich.
bofa-order-gather_and_marshall = Zebrać szyki
    .effect = Wylosuj jeden przyjazny żeton rekrutacji (Wolne Ludy wybierają grupę), umieść go tam, gdzie stoi przyjazna armia, i od razu odwróć.
bofa-order-marching_companies = Kompanie w marszu
    .effect = Maksymalnie trzy różne przyjazne armie przesuwają się o jeden region każda.
bofa-order-move_to_strike = Ruch do uderzenia
    .effect = Jedna przyjazna armia z przywództwem przesuwa się o jeden lub dwa regiony, a potem może zaatakować.
bofa-order-mustering_for_battle = Mobilizacja do bitwy
    .effect = W maksymalnie trzech różnych regionach odwróć po jednym przyjaznym żetonie rekrutacji.
bofa-order-sudden_assault = Nagły szturm
    .effect = Jedna przyjazna armia przesuwa się o jeden region i atakuje; w tej walce przewaga terenu należy do ciebie bez względu na wynik liczenia.
bofa-order-troop_leader = Dowódca oddziału
    .effect = Usuń maksymalnie dwa żetony obrażeń z jednej przyjaznej armii z przywództwem.
bofa-combat-battle_fury = Bitewny szał
    .effect = +1 do każdej kości twojego rzutu walki w tej rundzie; przerzut dowódców się nie zmienia.
bofa-combat-captain_of_war = Kapitan
    .effect = Wyeliminuj jedną ze swoich postaci w walczącej armii lub usuń z tej armii jeden żeton zdolności przywódczych, aby usunąć ze swojej armii (nie z fortyfikacji) maksymalnie dwa żetony obrażeń.
bofa-combat-commanding_voice = Rozkazujący głos
    .effect = W tej rundzie twoje zdolności przywódcze są o 2 większe.
bofa-combat-dense_fog = Gęsta mgła
    .effect = Jeśli na koniec tej rundy obie armie nadal stoją, walka kończy się tak, jakby atakujący się wycofał: bez odwrotu, bez rozsypki, bez posuwania się naprzód.
bofa-combat-determined_attack = Zdecydowany atak
    .effect = Wybierz jedno: (a) weź z powrotem jedną ze swoich kart Jednostek lub kart Manewru specjalnego użytych wcześniej w tej walce i od razu zagraj ją na tę rundę, potem znów jest użyta; albo (b) zagraj z ręki na tę rundę jedną kartę Jednostki, kartę Manewru specjalnego lub kartę Odzyskiwania sił i na koniec rundy weź ją z powrotem na rękę. Można zagrać tylko karty, które walczącej armii daje B12.2.3; karta Jednostki wnosi swoje czarne kości (B12.4.2).
bofa-combat-fierce_defence = Zaciekła obrona
    .effect = W tej rundzie przeciwnik trafia tylko na 6 (wartość docelowa 6).
bofa-combat-great_confusion = Wielkie zamieszanie
    .effect = W rzucie walki w tej rundzie przeciwnik ma o dwie kości mniej, ale zawsze co najmniej jedną; zmniejszona liczba ogranicza też jego czarne kości (B12.4.2).
bofa-combat-no_quarter = Bez litości
    .effect = Połóż jeden żeton obrażeń na własnej armii (na samej armii, nigdy na fortyfikacji; przyboczni nie mogą temu zapobiec); jeśli to zrobisz, w tej rundzie dodaj 1 do każdej kości swojego rzutu walki i swojego przerzutu dowódców.
bofa-combat-overmastered = Przytłoczeni
    .effect = Przeciwnik pomija przerzut dowódców w tej rundzie.
bofa-combat-stand_and_fight = Stać i walczyć
    .effect = W tej rundzie każda jednostka twojej armii liczy się z siłą 2 (limit pięciu kości nadal obowiązuje).
bofa-ev01 = { bofa-order-blow_the_horns } / { bofa-combat-captain_of_war }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Walka: { bofa-combat-captain_of_war.effect }
bofa-ev02 = { bofa-order-blow_the_horns } / { bofa-combat-fierce_defence }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Walka: { bofa-combat-fierce_defence.effect }
bofa-ev03 = { bofa-order-blow_the_horns } / { bofa-combat-no_quarter }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Walka: { bofa-combat-no_quarter.effect }
bofa-ev04 = { bofa-order-call_to_arms } / { bofa-combat-determined_attack }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Walka: { bofa-combat-determined_attack.effect }
bofa-ev05 = { bofa-order-call_to_arms } / { bofa-combat-fierce_defence }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Walka: { bofa-combat-fierce_defence.effect }
bofa-ev06 = { bofa-order-call_to_arms } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Walka: { bofa-combat-stand_and_fight.effect }
bofa-ev07 = { bofa-order-encirclement } / { bofa-combat-captain_of_war }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Walka: { bofa-combat-captain_of_war.effect }
bofa-ev08 = { bofa-order-encirclement } / { bofa-combat-fierce_defence }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Walka: { bofa-combat-fierce_defence.effect }
bofa-ev09 = { bofa-order-encirclement } / { bofa-combat-no_quarter }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Walka: { bofa-combat-no_quarter.effect }
bofa-ev10 = { bofa-order-gather_and_marshall } / { bofa-combat-dense_fog }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Walka: { bofa-combat-dense_fog.effect }
bofa-ev11 = { bofa-order-gather_and_marshall } / { bofa-combat-determined_attack }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Walka: { bofa-combat-determined_attack.effect }
bofa-ev12 = { bofa-order-gather_and_marshall } / { bofa-combat-overmastered }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Walka: { bofa-combat-overmastered.effect }
bofa-ev13 = { bofa-order-gather_and_marshall } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Walka: { bofa-combat-stand_and_fight.effect }
bofa-ev14 = { bofa-order-marching_companies } / { bofa-combat-determined_attack }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Walka: { bofa-combat-determined_attack.effect }
bofa-ev15 = { bofa-order-marching_companies } / { bofa-combat-overmastered }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Walka: { bofa-combat-overmastered.effect }
bofa-ev16 = { bofa-order-marching_companies } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Walka: { bofa-combat-stand_and_fight.effect }
bofa-ev17 = { bofa-order-move_to_strike } / { bofa-combat-captain_of_war }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Walka: { bofa-combat-captain_of_war.effect }
bofa-ev18 = { bofa-order-move_to_strike } / { bofa-combat-dense_fog }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Walka: { bofa-combat-dense_fog.effect }
bofa-ev19 = { bofa-order-move_to_strike } / { bofa-combat-no_quarter }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Walka: { bofa-combat-no_quarter.effect }
bofa-ev20 = { bofa-order-move_to_strike } / { bofa-combat-overmastered }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Walka: { bofa-combat-overmastered.effect }
bofa-ev21 = { bofa-order-mustering_for_battle } / { bofa-combat-battle_fury }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Walka: { bofa-combat-battle_fury.effect }
bofa-ev22 = { bofa-order-mustering_for_battle } / { bofa-combat-commanding_voice }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Walka: { bofa-combat-commanding_voice.effect }
bofa-ev23 = { bofa-order-mustering_for_battle } / { bofa-combat-great_confusion }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Walka: { bofa-combat-great_confusion.effect }
bofa-ev24 = { bofa-order-sudden_assault } / { bofa-combat-battle_fury }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Walka: { bofa-combat-battle_fury.effect }
bofa-ev25 = { bofa-order-sudden_assault } / { bofa-combat-commanding_voice }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Walka: { bofa-combat-commanding_voice.effect }
bofa-ev26 = { bofa-order-sudden_assault } / { bofa-combat-dense_fog }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Walka: { bofa-combat-dense_fog.effect }
bofa-ev27 = { bofa-order-sudden_assault } / { bofa-combat-great_confusion }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Walka: { bofa-combat-great_confusion.effect }
bofa-ev28 = { bofa-order-troop_leader } / { bofa-combat-battle_fury }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Walka: { bofa-combat-battle_fury.effect }
bofa-ev29 = { bofa-order-troop_leader } / { bofa-combat-commanding_voice }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Walka: { bofa-combat-commanding_voice.effect }
bofa-ev30 = { bofa-order-troop_leader } / { bofa-combat-great_confusion }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Walka: { bofa-combat-great_confusion.effect }

## Story cards of the Free Peoples

bofa-fs01 = { "Moria!" } Dáin! Dáin!
    .effect = Jedna armia Wolnych Ludów z co najmniej jedną jednostką krasnoludów przesuwa się o jeden lub dwa regiony, a potem może zaatakować; w tej walce ma przewagę terenu bez względu na wynik liczenia.
bofa-fs02 = Szczęśliwa liczba
    .effect = Tylko jeśli w grze jest Bilbo Baggins. Dopóki karta leży na stole: raz na turę, przy rzucie kośćmi akcji, możesz przerzucić jedną swoją kość akcji; liczy się drugi wynik.
bofa-fs03 = Arcyklejnot Thráina
    .effect = Dołóż do puli przeznaczenia niebieski specjalny żeton przeznaczenia.
bofa-fs04 = Zmiennoskóry
    .effect = Beorn nadal na torze przeznaczenia: jego figurka przesuwa się o jedno pole w lewo, a jeśli jest wtedy gotowy, od razu wchodzi do gry, bez kości (obowiązuje zasada jego wejścia). Beorn w grze: może przesunąć się o maksymalnie trzy regiony i zaatakować bez wydawania żetonów gniewu. Beorn wyeliminowany: brak efektu.
bofa-fs05 = Odziani w stalowe kolczugi
    .effect = Jedna armia z jednostkami krasnoludów otrzymuje jedną jednostkę krasnoludzkich weteranów i jeden żeton zdolności przywódczych.
bofa-fs06 = Trwoga
    .effect = Wybierz jedną armię Cienia sąsiadującą z armią Wolnych Ludów z przywództwem: traci ona wszystkie żetony zdolności przywódczych. Potem, jeśli gracz Cienia ma nieużytą kość akcji z wynikiem Postać, odkłada jedną taką kość bez użycia.
bofa-fs07 = Władcy elfów
    .effect = Tylko jeśli kontrolujesz Krucze Wzgórze. Na Kruczym Wzgórzu pojawiają się dwie jednostki elfich włóczników, jedna jednostka elfich łuczników i jeden żeton zdolności przywódczych.
bofa-fs08 = Szarża elfów
    .effect = Jedna armia Wolnych Ludów z co najmniej jedną jednostką elfów przesuwa się o jeden region, a potem może zaatakować. W tej walce jej zdolności przywódcze wynoszą 5; po pierwszej rundzie przeciwnik nie może przeprowadzić odwrotu, nawet po zagraniu Odzyskiwania sił (rozsypka jest nadal możliwa).
bofa-fs09 = Powiewające sztandary
    .effect = Maksymalnie dwie różne osady pod twoją kontrolą otrzymują po jednym żetonie rekrutacji Wolnych Ludów, od razu odwróconym.
bofa-fs10 = On nie zginął!
    .effect = Przywróć jednego wyeliminowanego generała (może to być Bard, Dáin, Gandalf lub Thranduil) w regionie z armią Wolnych Ludów; znów jest w grze.
bofa-fs11 = Odrodzona nadzieja
    .effect = Jedna armia Wolnych Ludów otrzymuje żeton zdolności przywódczych albo dwa, jeśli kość użyta do tej karty pokazuje Wolę Zachodu. Ta armia może potem przesunąć się o jeden region i zaatakować.
bofa-fs12 = Ostatni bastion
    .effect = Usuń z jednej fortyfikacji żetony obrażeń, maksymalnie tyle, ile wynosi siła stojącej w niej armii (suma siły jednostek, bez ograniczenia do pięciu). Przełamana fortyfikacja może znów stać się nieprzełamana.
bofa-fs13 = Pierścień niewidzialności
    .effect = Tylko jeśli Bilbo jest w regionie na mapie. Bilbo trafia do dowolnego regionu, w którym stoi armia Wolnych Ludów z przywództwem. Jeśli jest tam też Gandalf, dobierz i zagraj kartę Przeznaczenia.
bofa-fs14 = Ludzie z Jeziora z długimi mieczami
    .effect = Dwie jednostki ludzi z Miasta na Jeziorze i jeden żeton zdolności przywódczych dołączają do jednej armii Wolnych Ludów z przywództwem.
bofa-fs15 = W marszu
    .effect = Maksymalnie dwie armie Wolnych Ludów przesuwają się o jeden lub dwa regiony każda.
bofa-fs16 = Zdwojona siła
    .effect = Usuń maksymalnie trzy żetony obrażeń z jednej armii Wolnych Ludów; ta armia może potem przesunąć się o jeden region i zaatakować.
bofa-fs17 = Odsiecz
    .effect = Umieść jeden żeton rekrutacji Wolnych Ludów tam, gdzie stoi armia Wolnych Ludów, i od razu go odwróć. Ta armia może potem raz się przegrupować, sukces na 4+ (zwykle 5+).
bofa-fs18 = Dźwięk trąb
    .effect = Dla maksymalnie trzech różnych osad pod twoją kontrolą wybierz za każdym razem: odwróć tam jeden żeton rekrutacji Wolnych Ludów albo dołóż jeden nowy zakryty żeton.
bofa-fs19 = Deszcz strzał
    .effect = Jeden atak łucznictwem według zasad zdolności „Łucznictwo” Thranduila (bez wydawania żetonu aktywacji), sukces na 4+. Potem dobierz jedną kartę Wydarzenia.
bofa-fs20 = Król wszystkich ptaków
    .effect = Wódz Orłów nadal na torze przeznaczenia: jego figurka przesuwa się o jedno pole w lewo, a jeśli jest wtedy gotowy, od razu wchodzi do gry, bez kości (obowiązuje zasada jego wejścia). W przeciwnym razie jeden orzeł trafia do Gniazda Orłów.

## Story cards of the Shadow

bofa-ss01 = Wyjące orki
    .effect = Dopóki karta leży na stole: w walce przeciw armii Cienia z wielkimi orkami nie działają zdolności manewru jednostek krasnoludów ani jednostek ludzi z Miasta na Jeziorze.
bofa-ss02 = Wielki Goblin
    .effect = Jedna armia Cienia z goblinami otrzymuje jedną jednostkę wielkich orków i jeden żeton zdolności przywódczych; potem może albo przesunąć się o jeden region, albo zaatakować.
bofa-ss03 = Cień Nekromanty
    .effect = Dołóż do puli przeznaczenia czerwony specjalny żeton przeznaczenia.
bofa-ss04 = Wielki strach
    .effect = Tylko jeśli kontrolujesz co najmniej dwie osady (fortyfikacje się liczą, zasada B3.8). Rzuć czterema kośćmi: każde 4, 5 lub 6 usuwa z mapy jeden wybrany przez ciebie żeton rekrutacji Wolnych Ludów (rozpatrz to jak w zasadzie B11.3.1).
bofa-ss05 = Banda wojenna
    .effect = Jedna armia Cienia w regionie Otwartych Pól otrzymuje dwie jednostki orków i dwa żetony zdolności przywódczych; potem może albo przesunąć się o jeden region, albo zaatakować.
bofa-ss06 = Wodzowie i czempioni
    .effect = Maksymalnie cztery różne armie Cienia otrzymują po jednym żetonie zdolności przywódczych.
bofa-ss07 = Wirujące nietoperze
    .effect = Maksymalnie dwie figurki wielkich nietoperzy opuszczają grę; każda z nich zabiera z mapy jeden wybrany przez ciebie żeton zdolności przywódczych Wolnych Ludów.
bofa-ss08 = Latające strzały i dzikie włócznie
    .effect = Jedna jednostka orków dołącza do armii Cienia. Potem połóż na tej karcie sześć nieużytych figurek orków (lub tyle, ile ich zostało). Dopóki karta leży na stole, możesz wydać dowolną swoją kość akcji, aby przenieść jedną figurkę z karty do armii Cienia.
bofa-ss09 = Niespokojny umysł
    .effect = Wskaż jednego z pięciu generałów Wolnych Ludów: dopóki ta karta leży na stole, jego zdolności generała nie można używać.
bofa-ss10 = Armia orków
    .effect = Pięć jednostek orków trafia do jednego regionu mobilizacji. Potem jedna armia Cienia na Otwartych Polach może przesunąć się o jeden lub dwa regiony.
bofa-ss11 = Czarna fala
    .effect = Każda armia Cienia z przywództwem przesuwa się o jeden region (dla każdej ruch jest dobrowolny).
bofa-ss12 = Pędząca ciżba
    .effect = Maksymalnie dwie armie Cienia przesuwają się o jeden lub dwa regiony każda.
bofa-ss13 = Zły traf
    .effect = Znacznik przeznaczenia przesuwa się o jedno pole w lewo (czekająca postać może przestać być gotowa, zasada B8.14). Dobierz jedną kartę Wydarzenia.
bofa-ss14 = Powrót do szturmu
    .effect = W regionach Otwartych Pól odwróć maksymalnie pięć żetonów rekrutacji Cienia, także kilka w jednym regionie. Potem jedna armia Cienia na Otwartych Polach może przesunąć się o jeden region.
bofa-ss15 = Orki z Gundabadu
    .effect = Jedna armia Cienia otrzymuje dwie jednostki orków; potem może albo przesunąć się o jeden region, albo zaatakować.
bofa-ss16 = Wspinające się gobliny
    .effect = Jedna armia Cienia stojąca w punkcie mobilizacji goblinów lub na górskiej przełęczy otrzymuje dwie jednostki goblinów i jeden żeton zdolności przywódczych; potem może albo przesunąć się o jeden krok, albo zaatakować.
bofa-ss17 = Orki olbrzymiego wzrostu
    .effect = Jeśli Bolg jest w armii z wielkimi orkami i ma mniej niż trzy żetony przybocznych: usuń jedną jednostkę wielkich orków z tej armii, a Bolg zyskuje jeden żeton przybocznego (nigdy ponad trzy).
bofa-ss18 = Najszybsi jeźdźcy wilków
    .effect = Tylko jeśli kontrolujesz Ruiny Dale. Trzy jednostki wargów i jeden żeton zdolności przywódczych Cienia trafiają do Ruin Dale albo wszystkie do jednego sąsiedniego regionu, w którym nie ma armii Wolnych Ludów.
bofa-ss19 = Jak morze szarańczy
    .effect = Maksymalnie dwie figurki wielkich nietoperzy opuszczają grę; każda z nich zabiera z mapy jeden wybrany przez ciebie żeton rekrutacji Wolnych Ludów (rozpatrz to jak w zasadzie B11.3.1).
bofa-ss20 = Ginie nadzieja zwycięstwa
    .effect = Maksymalnie trzy różne armie Wolnych Ludów bez żetonu obrażeń otrzymują po jednym obrażeniu (efekt zadający obrażenia, więc przyjmuje je nieprzełamana fortyfikacja). Dobierz jedną kartę Wydarzenia.

## Effects built of blocks

bofa-say-sentence = { $said-The }.
bofa-say-sentences = { $first } { $last }
bofa-say-then = { $first }; potem { $last }
bofa-say-or = { $first }; albo { $last }
bofa-say-either = { $first } lub { $last }
bofa-say-nothing = nic się nie dzieje
bofa-say-choose = wybierz jedno: { $ways }
bofa-say-enters = gdy jest gotowy (znacznik przeznaczenia na polu { $step } lub dalej), użyj wyniku Postać: { $said }
bofa-say-lasting = dopóki karta jest w grze: { $said }
bofa-say-with-any = do wyboru
bofa-say-with-general = z tą postacią
bofa-say-with-dwarves = z jednostką krasnoludów
bofa-say-with-men = z jednostką ludzi z Miasta na Jeziorze
bofa-say-with-elves = z jednostką elfów
bofa-say-with-leadership = ze zdolnościami przywódczymi
bofa-say-tokens = { $n ->
    [one] umieść zakryty żeton rekrutacji { $group-gen } w regionie z osadą pod twoją kontrolą
    [few] umieść zakryte maksymalnie { $n } żetony rekrutacji { $group-gen }, każdy w innym regionie z osadą pod twoją kontrolą
   *[many] umieść zakryte maksymalnie { $n } żetonów rekrutacji { $group-gen }, każdy w innym regionie z osadą pod twoją kontrolą
 }
bofa-say-turn = odwróć żeton rekrutacji { $group-gen } w regionie { $where }
bofa-say-recruit = odwróć jeden swój żeton rekrutacji { $n ->
    [one] w jednym regionie
    [few] w każdym z maksymalnie { $n } regionów
   *[many] w każdym z maksymalnie { $n } regionów
 }
bofa-say-rally = wykonaj przegrupowanie ({ $target }+) { $n ->
    [one] jednej armii
    [few] maksymalnie { $n } armii
   *[many] maksymalnie { $n } armii
 } { $where }
bofa-say-heal = usuń { $n ->
    [one] jeden żeton obrażeń
    [few] maksymalnie { $n } żetony obrażeń
   *[many] maksymalnie { $n } żetonów obrażeń
 } z jednej armii { $where }
bofa-say-march = przesuń { $n ->
    [one] jedną armię
    [few] maksymalnie { $n } armie
   *[many] maksymalnie { $n } armii
 } o { $steps ->
    [one] jeden region
    [few] maksymalnie { $steps } regiony
   *[many] maksymalnie { $steps } regionów
 }
bofa-say-march-led = przesuń { $n ->
    [one] jedną armię z przywództwem
    [few] maksymalnie { $n } armie z przywództwem
   *[many] maksymalnie { $n } armii z przywództwem
 } o { $steps ->
    [one] jeden region
    [few] maksymalnie { $steps } regiony
   *[many] maksymalnie { $steps } regionów
 }
bofa-say-strike = jedna przyjazna armia przesuwa się o { $steps ->
    [one] jeden region
    [few] maksymalnie { $steps } regiony
   *[many] maksymalnie { $steps } regionów
 }, a potem może zaatakować
bofa-say-strike-led = jedna przyjazna armia z przywództwem przesuwa się o { $steps ->
    [one] jeden region
    [few] maksymalnie { $steps } regiony
   *[many] maksymalnie { $steps } regionów
 }, a potem może zaatakować
bofa-say-superior = { $said }; w tej walce przewaga terenu należy do ciebie bez względu na wynik liczenia
bofa-say-surround = jedna przyjazna armia przesuwa się o { $steps ->
    [one] jeden region
    [few] maksymalnie { $steps } regiony
   *[many] maksymalnie { $steps } regionów
 }; potem możesz przeprowadzić połączony atak na jedną wrogą armię, z którą sąsiadują co najmniej dwie twoje armie
bofa-say-gather = wylosuj jeden przyjazny żeton rekrutacji (Wolne Ludy wybierają grupę), umieść go tam, gdzie stoi przyjazna armia, i od razu odwróć
bofa-say-card = Rozkaz: { $order } Walka: { $combat }
bofa-say-fight-captain = wyeliminuj jedną ze swoich postaci w walczącej armii lub usuń z tej armii jeden żeton zdolności przywódczych, aby usunąć ze swojej armii (nie z fortyfikacji) maksymalnie dwa żetony obrażeń
bofa-say-fight-sixes = w tej rundzie przeciwnik trafia tylko na 6
bofa-say-fight-no-quarter = połóż jeden żeton obrażeń na własnej armii (nigdy na fortyfikacji); jeśli to zrobisz, w tej rundzie dodaj 1 do każdej kości swojego rzutu walki i swojego przerzutu dowódców
bofa-say-fight-determined = na tę rundę zagraj jeszcze jedną kartę Jednostki, kartę Manewru specjalnego lub kartę Odzyskiwania sił: użytą wcześniej w tej walce albo z ręki, która wraca na koniec rundy
bofa-say-fight-stand = w tej rundzie każda jednostka twojej armii liczy się z siłą 2 (limit pięciu kości nadal obowiązuje)
bofa-say-fight-fog = jeśli na koniec tej rundy obie armie nadal stoją, walka kończy się tak, jakby atakujący się wycofał: bez odwrotu, bez rozsypki, bez posuwania się naprzód
bofa-say-fight-mute = przeciwnik pomija przerzut dowódców w tej rundzie
bofa-say-fight-fury = dodaj { $n } do każdej kości swojego rzutu walki w tej rundzie; przerzut dowódców się nie zmienia
bofa-say-fight-voice = w tej rundzie twoje zdolności przywódcze są o { $n } większe
bofa-say-fight-fewer = w rzucie walki w tej rundzie przeciwnik ma o { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
 } mniej, ale zawsze co najmniej jedną
bofa-say-draw-event = dobierz { $n ->
    [one] jedną kartę Wydarzenia
    [few] { $n } karty Wydarzeń
   *[many] { $n } kart Wydarzeń
 }
bofa-say-draw-story = dobierz { $n ->
    [one] jedną kartę Opowieści
    [few] { $n } karty Opowieści
   *[many] { $n } kart Opowieści
 }
bofa-say-enlist = umieść { $n ->
    [one] jedną jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
 } { $unit-gen }, jeśli są figurki
bofa-say-enter = umieść go w jednym z tych regionów, o ile nie stoi tam Cień i nie ma nad nim kontroli: { $areas }
bofa-say-blast = { $dice ->
    [0] rzuć tyloma kośćmi, ile podaje opcja gry,
    [one] rzuć jedną kością
    [few] rzuć { $dice } kośćmi
   *[many] rzuć { $dice } kośćmi
 } przeciw jednej armii Cienia w zasięgu; każdy wynik { $target }+ to jedno obrażenie{ $more ->
    [0] {""}
    [one] ; z żetonem koncentracji o jedną kość więcej, a żeton się usuwa
    [few] ; z żetonem koncentracji o { $more } kości więcej, a żeton się usuwa
   *[many] ; z żetonem koncentracji o { $more } kości więcej, a żeton się usuwa
 }
bofa-say-focus = umieść na tej karcie żeton koncentracji
bofa-say-archery = łucznictwo przeciw jednej armii Cienia: jedna kość za każdą twoją jednostkę łuczników i ludzi z Miasta na Jeziorze na wzgórzach lub w górach w zasięgu, maksymalnie { $dice }; { $target ->
    [0] trafia się według opcji gry
   *[other] każdy wynik { $target }+ to jedno obrażenie
 }
bofa-say-eagle = do Gniazda Orłów { $n ->
    [one] trafia jeden orzeł
    [few] trafiają { $n } orły
   *[many] trafia { $n } orłów
 }
bofa-say-fly = wszystkie orły, także Wódz Orłów, wylatują z Gniazda Orłów na mapę, każdy w dowolne miejsce
bofa-say-wrath = Beorn otrzymuje { $n ->
    [one] jeden żeton gniewu
    [few] { $n } żetony gniewu
   *[many] { $n } żetonów gniewu
 }
bofa-say-step = czekająca figurka { $character-gen } przesuwa się na torze przeznaczenia o jedno pole w lewo
bofa-say-if-waiting = jeśli na torze przeznaczenia wciąż czeka { $character }, { $then }; w przeciwnym razie { $otherwise }
bofa-say-bear-dice = Beorn rzuca w walce o { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
 } więcej
bofa-say-bear-aim = wartość docelowa Beorna jest o { $n } niższa
bofa-say-eagle-heights = za kość Mobilizacji dowolna liczba orłów może wrócić do Gniazda Orłów i zaatakować jedną armię Cienia w górach, każdy o { $n ->
    [one] jedną kość
    [few] { $n } kości
   *[many] { $n } kości
 } więcej niż zwykle
bofa-say-strength = armia, w której jest Thorin, ma siłę o { $n } większą
bofa-say-leadership = armia, w której jest Thorin, ma zdolności przywódcze o { $n } większe
bofa-say-thorin-maneuver = na każdą walkę armii, w której jest Thorin, bierze się na rękę kartę Manewru specjalnego „Potężne uderzenia Thorina”
bofa-say-armour = żetony obrażeń zadane armii, w której jest Thorin, można położyć na tej karcie; gdy jest ich więcej niż { $n }, karta odchodzi na końcu rundy walki

## Fate cards

bofa-fa01 = Olbrzymi rozmiar
    .effect = Beorn otrzymuje dwa żetony gniewu. Dopóki karta jest w grze, rzuca w walce pięcioma kośćmi, nie czterema.
bofa-fa02 = Zdwojony w gniewie
    .effect = Beorn otrzymuje cztery żetony gniewu.
bofa-fa03 = Ryczący głos
    .effect = Beorn otrzymuje dwa żetony gniewu. Dopóki karta jest w grze, jego wartość docelowa to 4, nie 5.
bofa-fa04 = Orły nadlatują!
    .effect = Dwa orły trafiają do Gniazda Orłów.
bofa-fa05 = Gdzie są orły?
    .effect = Wódz Orłów nadal na torze przeznaczenia: jego figurka przesuwa się o jedno pole w lewo (nie wchodzi od razu do gry) i jeden orzeł trafia do Gniazda Orłów. W przeciwnym razie dwa orły trafiają do Gniazda Orłów.
bofa-fa06 = Orły nie są miłymi ptakami
    .effect = Dopóki karta jest w grze, kość Mobilizacji ma jeszcze jedno zastosowanie: jeden lub więcej orłów (także Wódz Orłów) wraca z mapy do Gniazda Orłów i każdy przeprowadza jeden atak, wszystkie na tę samą armię Cienia w jednym regionie z górami (na dowolnym terytorium). Każdy atak: cztery kości, trafia 4+, chybioną kość przerzuca się raz.
bofa-fa07 = Furia krasnoludów
    .effect = Dopóki karta jest w grze, armia Wolnych Ludów, w której jest Thorin, ma siłę o 2 większą i zdolności przywódcze o 2 większe.
bofa-fa08 = Potężne uderzenia
    .effect = Dopóki karta jest w grze, na każdą walkę armii, w której jest Thorin, bierze się na rękę kartę Manewru specjalnego „Potężne uderzenia Thorina”.
bofa-fa09 = Lśniąca zbroja
    .effect = Dopóki karta jest w grze, dowolną liczbę żetonów obrażeń zadanych armii, w której jest Thorin, można położyć na tej karcie. Nie liczą się one jako żetony armii i przegrupowanie nie może ich usunąć.

## Unit and maneuver cards

bofa-mv_dwarf_warriors = Krasnoludzcy wojownicy: { bofa-mv_dwarf_warriors.ability }
    .ability = Nieustępliwi
    .effect = Gdy przydzielasz obrażenia swojej armii, możesz wyeliminować jedną jej jednostkę krasnoludzkich wojowników i usunąć za nią maksymalnie trzy żetony obrażeń (zamiast dwóch).
bofa-mv_dwarf_veterans = Krasnoludzcy weterani: { bofa-mv_dwarf_veterans.ability }
    .ability = Dawna nienawiść
    .effect = Wroga armia otrzymuje jedno obrażenie i traci jeden żeton zdolności przywódczych.
bofa-mv_men_of_the_lake = Ludzie z Miasta na Jeziorze: { bofa-mv_men_of_the_lake.ability }
    .ability = Grad strzał
    .effect = Wroga armia otrzymuje jedno obrażenie.
bofa-mv_elven_archers = Elfi łucznicy: { bofa-mv_elven_archers.ability }
    .ability = Grad strzał
    .effect = Wroga armia otrzymuje jedno obrażenie.
bofa-mv_elven_spearmen = Elfi włócznicy: { bofa-mv_elven_spearmen.ability }
    .ability = Ściana włóczni
    .effect = Jedno obrażenie zadane w tej rundzie twojej armii (lub chroniącej ją fortyfikacji) zostaje anulowane.
bofa-mv_thorin = Potężne uderzenia Thorina
    .effect = +1 do każdej kości twojego rzutu walki i twojego przerzutu dowódców w tej rundzie.
bofa-mv_regroup_fp = Odzyskiwanie sił
    .effect = Weź z powrotem na rękę wszystkie swoje karty Jednostek i karty Manewru specjalnego użyte w tej walce, także tę kartę. Jeśli jesteś obrońcą, możesz na koniec tej rundy przeprowadzić odwrót bez pójścia w rozsypkę.
bofa-mv_great_orcs = Wielkie orki: { bofa-mv_great_orcs.ability }
    .ability = Okrutna rasa
    .effect = Wroga armia otrzymuje dwa obrażenia; jej gracz może zamiast tego usunąć wszystkie jej żetony zdolności przywódczych lub wyeliminować jedną postać w niej.
bofa-mv_orcs = Orki: { bofa-mv_orcs.ability }
    .ability = Dziki szał
    .effect = Na koniec rundy jeden żeton zdolności przywódczych z zasobów dołącza do twojej armii.
bofa-mv_goblins = Gobliny: { bofa-mv_goblins.ability }
    .ability = Szarża goblinów
    .effect = Na koniec rundy możesz zadać jedno obrażenie własnej armii (samej armii); jeśli to zrobisz, wroga armia otrzymuje jedno obrażenie.
bofa-mv_wargs = Wargowie: { bofa-mv_wargs.ability }
    .ability = Atak na tyły
    .effect = Na koniec rundy przeciwnik ponosi straty (maksymalnie dwa żetony za każdą jednostkę), aż przy jego armii zostanie najwyżej jeden żeton obrażeń.
bofa-mv_great_bats = Ugryzienie
    .effect = Jeśli twoja armia zadała w tej rundzie co najmniej jedno obrażenie, możesz usunąć jedną figurkę wielkich nietoperzy znad terytorium walki (terytorium obrońcy), aby zadać jeszcze jedno obrażenie.
bofa-mv_regroup_shadow = Odzyskiwanie sił
    .effect = Weź z powrotem na rękę wszystkie swoje karty Jednostek i karty Manewru specjalnego użyte w tej walce, także tę kartę. Jeśli jesteś obrońcą, możesz na koniec tej rundy przeprowadzić odwrót bez pójścia w rozsypkę.

## The table in the browser

bofa-ui-combat-over = { bofa-log-combat-over }
bofa-ui-short-bard = Bard
bofa-ui-short-dain = Dáin
bofa-ui-short-gandalf = Gandalf
bofa-ui-short-thranduil = Thranduil
bofa-ui-short-bilbo = Bilbo
bofa-ui-short-lord_of_the_eagles = Wódz Orłów
bofa-ui-short-beorn = Beorn
bofa-ui-short-thorin = Thorin
bofa-ui-short-bolg = Bolg
bofa-ui-deck-event = Wydarzenie
bofa-ui-deck-story = Opowieść
bofa-ui-deck-fate = Przeznaczenie
bofa-ui-deck-maneuver = Manewr
bofa-ui-order = Rozkaz
bofa-ui-combat = Walka
bofa-ui-spot-goblin_muster = Mobilizacja goblinów
bofa-ui-spot-mountain_pass = Przełęcz
bofa-ui-spot-eyrie = Gniazdo Orłów
bofa-ui-sky-clear = czyste niebo
bofa-ui-sky-label = Niebo nad terytorium { $territory }: orły { $eagles }, wielkie nietoperze { $bats }{ $lord ->
        [yes] , Wódz Orłów
       *[no] {""}
    }
bofa-ui-fate-label = Tor przeznaczenia: znacznik stoi na polu { $step } z { $last }
bofa-ui-waits = { $character }: czeka na polu { $step }
bofa-ui-waits-ready = { $character }: gotowy na polu { $step }
bofa-ui-label-settlement = Osada, punkty: { $points }, pod kontrolą { $side-gen }
bofa-ui-label-fortification = Fortyfikacja, obrażenia { $damage } z { $defence }, pod kontrolą { $side-gen }
bofa-ui-label-muster = region mobilizacji
bofa-ui-label-damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
bofa-ui-label-leaders = zdolności przywódcze: { $n }
bofa-ui-label-tokens = { $n ->
        [one] { $n } zakryty żeton rekrutacji
        [few] { $n } zakryte żetony rekrutacji
       *[many] { $n } zakrytych żetonów rekrutacji
    }
bofa-ui-label-eagles = Orły: { $n }
bofa-ui-label-open = otwarta
bofa-ui-label-closed = zamknięta
bofa-ui-your-dice = Twoje kości
bofa-ui-die-label = Kość: { $die }
bofa-ui-die-now = Kość w użyciu: { $die }
bofa-ui-dice-of = Kości { $side-gen }
bofa-ui-characters = Postacie
bofa-ui-units = Jednostki
bofa-ui-turn = { $n }. tura
bofa-ui-victory = Kto wygrywa
bofa-ui-points = Cień ma { $n } z { $goal } punktów
bofa-ui-fate = Przeznaczenie { $n } z { $last }
bofa-ui-next-comes = następny: { $character } na polu { $step }
bofa-ui-hand = Na ręce: Wydarzenia { $events }, Opowieści { $stories }
bofa-ui-leaders-left = Pozostałe żetony zdolności przywódczych: { $n }
bofa-ui-tokens-left = Żetony rekrutacji poza mapą, { $group }: { $n }
bofa-ui-story-deck = Talia Opowieści { $n }, odrzucone { $discards }
bofa-ui-event-deck = Talia Wydarzeń { $n }, odrzucone { $discards }
bofa-ui-fate-deck = Karty Przeznaczenia { $n }
bofa-ui-fate-pool = Żetony w puli
bofa-ui-fate-spent = Wylosowane żetony
bofa-ui-units-left = { $n ->
    [one] została jedna jednostka
    [few] zostały { $n } jednostki
   *[many] zostało { $n } jednostek
}
bofa-ui-fate-icon = Symbol przeznaczenia
bofa-ui-tile = Żeton przeznaczenia: { $tile }
bofa-ui-tile-to = Po użyciu znacznik przejdzie na pole { $step }.
bofa-ui-tile-card = Zagrywa się kartę Przeznaczenia.
bofa-ui-decks = Talie i żetony przeznaczenia
bofa-ui-on-table = Karty na stole
bofa-ui-in-use = właśnie zagrana
bofa-ui-active = Aktywowany
bofa-ui-troubled = niespokojny umysł
bofa-ui-ready = gotowy
bofa-ui-general = Generał
bofa-ui-on-step = czeka na polu { $step }
bofa-ui-not-yet = poza grą
bofa-ui-rings = Żetony Pierścienia: { $n }
bofa-ui-wrath = Gniew { $n }
bofa-ui-bodyguards = Przyboczni: { $n }
bofa-ui-focus = Żeton koncentracji
bofa-ui-leadership = Zdolności przywódcze: { $n }
bofa-ui-movement = Ruch { $n }
bofa-ui-combat-at = { $area }: { $round ->
        [0] walka się zaczyna
       *[other] { $round }. runda
    }
bofa-ui-attacks = w natarciu
bofa-ui-favoured = w preferowanym terenie: { $n }
bofa-ui-defends = w obronie
bofa-ui-damage-of = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } na { $units ->
        [one] 1 jednostkę
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
bofa-ui-fort-of = mury { $damage } z { $defence }
bofa-ui-bear-no-card = Beorn nie zagrywa karty
bofa-ui-card-open = wybiera kartę…
bofa-ui-card-secret = wybrana w tajemnicy
bofa-ui-card-none = bez karty
bofa-ui-rolled = { $hits ->
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
bofa-ui-against = trafia { $target }+
bofa-ui-will-roll = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, trafia { $target }+
bofa-ui-again-up-to = { $n ->
        [0] bez przerzutu dowódców
       *[other] przerzuca maksymalnie { $n }
    }
bofa-ui-die-hit = { $colour ->
        [black] Czarna
       *[white] Biała
    } { $face }, trafienie
bofa-ui-die-miss = { $colour ->
        [black] Czarna
       *[white] Biała
    } { $face }, chybienie
bofa-ui-wakes = budzi zdolność „{ $ability }”
bofa-ui-sleeps = Bez czarnego trafienia zdolność „{ $ability }” śpi
bofa-ui-silenced = Zdolność „{ $ability }” nie działa
bofa-ui-suffers = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } w tej rundzie
bofa-ui-wall-suffers = { $n } na mury
bofa-ui-used = Użyte
bofa-ui-why-card = przez kartę
bofa-ui-why-fortification = przeciw murom
bofa-ui-why-ford = przez bród
bofa-ui-why-slope = pod górę
bofa-ui-leave-retreat = Koniec rundy: { $side-The } { $side-number ->
        [many] mogą
       *[one] może
    } przeprowadzić odwrót w szyku.
bofa-ui-leave-rout = Koniec rundy: { $side-The } { $side-number ->
        [many] mogą
       *[one] może
    } tylko pójść w rozsypkę, ze stratami, aż zostanie jedno obrażenie.
bofa-ui-leave-none = Koniec rundy: { $side-The } nie { $side-number ->
        [many] mają
       *[one] ma
    } drogi odwrotu.
bofa-ui-leave-driven = Atakujący wskazuje dokąd, za jedno obrażenie:
bofa-ui-count-bats = Wielkie nietoperze
bofa-ui-count-damage = obrażenia
bofa-ui-count-armour = obrażenia
bofa-ui-count-reroll = czarne kości

## How to play, in short: one line for each point

bofa-how-goal = **Cień** wygrywa, gdy na koniec tury ma 10 punktów za zdobyte osady, albo natychmiast, jeśli jest wśród nich Główna Brama (B13.3). **Wolne Ludy** wygrywają natychmiast, gdy znacznik przeznaczenia dotrze na pole 15, gdy padnie Bolg albo gdy Beorn nadejdzie, zanim Cień zdobędzie 6 punktów (B13.2).
bofa-how-turn =
    Obie strony odzyskują swoje kości i dobierają kartę Wydarzenia oraz kartę Opowieści (B5.1).
    Wolne Ludy aktywują maksymalnie trzech generałów i umieszczają tyle samo żetonów zdolności przywódczych (B5.2).
    Cień losuje żetony przeznaczenia i znacznik przeznaczenia się przesuwa (B5.3).
    Cień umieszcza żetony zdolności przywódczych i wielkie nietoperze, razem tyle, ile ma kości (B5.4).
    Obie strony rzucają kośćmi. Potem na zmianę, zaczynając od Wolnych Ludów, używają po jednej kości, aby się przesuwać, atakować, rekrutować lub zagrać kartę (B5.5, B6.2.1).
    Na koniec sprawdza się zwycięstwo, a żetony zdolności przywódczych i wielkie nietoperze znikają z planszy (B5.6).

# Czym kierują się gracze komputerowi i czego nikt by nie zrobił
bofa-eye-points = Punkty zwycięstwa
bofa-eye-fate = Tor przeznaczenia
bofa-eye-dice = Pozostałe kości
bofa-eye-cards = Karty na ręce
bofa-eye-shadow = Jednostki Cienia
bofa-eye-advance = Cień blisko swoich celów
bofa-eye-free = Jednostki Wolnych Ludów
bofa-eye-settlements = Utrzymywane osady
bofa-eye-people = Postacie w grze
bofa-eye-wings = Orły i nietoperze
bofa-eye-tokens = Żetony na mapie
bofa-eye-battle = Trwająca walka
bofa-puzzle-points = { $who-id ->
    [shadow] Zbliż się do punktów zwycięstwa, których ci brakuje.
   *[other] Nie dopuść Cienia do punktów zwycięstwa.
}
bofa-puzzle-fate = { $who-id ->
    [shadow] Powstrzymaj postęp na torze przeznaczenia.
   *[other] Posuń się dalej na torze przeznaczenia.
}
bofa-puzzle-dice = Wykorzystaj jak najlepiej pozostałe kości.
bofa-puzzle-cards = Zdobądź przewagę w kartach.
bofa-puzzle-shadow = { $who-id ->
    [shadow] Oszczędzaj swoje jednostki.
   *[other] Osłab jednostki Cienia.
}
bofa-puzzle-advance = { $who-id ->
    [shadow] Przybliż swoje armie do ich celów.
   *[other] Trzymaj Cień z dala od jego celów.
}
bofa-puzzle-free = { $who-id ->
    [shadow] Osłab jednostki Wolnych Ludów.
   *[other] Oszczędzaj swoje jednostki.
}
bofa-puzzle-settlements = { $who-id ->
    [shadow] Zagroź utrzymywanym osadom.
   *[other] Utrzymaj swoje osady.
}
bofa-puzzle-people = Wykorzystaj jak najlepiej postacie w grze.
bofa-puzzle-wings = Zdobądź przewagę w powietrzu, z orłami lub nietoperzami.
bofa-puzzle-tokens = Wykorzystaj jak najlepiej żetony na mapie.
bofa-puzzle-battle = Przechyl trwającą walkę na swoją stronę.
bofa-blunder-die-set-aside = Kość odłożona na bok
bofa-blunder-march-back = Armia wraca drogą, którą przyszła
bofa-blunder-garrison-stripped = Osada pozostawiona pusta obok wroga

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

bofa-lesson-first = Twoja pierwsza tura
    .about = Generałowie wydają rozkazy, Wolne Ludy zwierają szeregi, a na bitwę przychodzi włamywacz.
bofa-lesson-first-goal = Co wygrywa
    .say = Prowadzisz krasnoludy, elfy i ludzi. Wygrasz, gdy przeznaczenie dojdzie do pola 15: każda wytrzymana tura przybliża orły i Beorna. Cień wygrywa osadami za 10 punktów.
bofa-lesson-first-front = Góra
    .say = Główna Brama Ereboru to serce: jeśli Cień ją zdobędzie i ma swoje punkty, od razu jest po wszystkim. O doliny przed nią można walczyć i można je powoli oddawać.
bofa-lesson-first-general = Rozkazy na dziś
    .say = Co turę możesz aktywować do trzech generałów. Aktywny generał ma zdolność do użycia i przynosi jeden żeton zdolności przywódczych.
    .do = Aktywuj Dáina Żelazną Stopę.
    .right = Dáin jest gotów. Ale uwaga: im więcej generałów jest aktywnych, tym więcej żetonów przeznaczenia może wylosować Cień, licząc na niski.
    .gandalf = Gandalf to prawie zawsze dobry wybór. Dziś zacznij od Dáina, który stoi w Obozie.
    .done = Bez generała nie położysz żadnego żetonu, a armia bez przywództwa źle walczy.
bofa-lesson-first-free = I jeszcze jeden
    .say = Bard, Gandalf albo Thranduil: kogokolwiek wybierzesz, drugi generał to drugi żeton.
    .do = Aktywuj jeszcze jednego generała.
    .right = Dobrze. Trzeci dałby Cieniowi jeszcze jeden żeton przeznaczenia do losowania.
    .wrong = Jeden to mało: dziś dwie armie powinny mieć za kim iść.
bofa-lesson-first-lead = Zdolności przywódcze
    .say = Armia, która je ma, przerzuca chybione kości i może maszerować na kość Postaci. Ludzie w regionie Bagno przy Brodzie stoją sami przed wszystkimi.
    .do = Połóż żeton w regionie Bagno przy Brodzie.
    .right = Teraz można ich odprowadzić. Drugi żeton idzie do Dale. Potem Cień losuje żeton przeznaczenia i kładzie swoje.
    .wrong = Do Głównej Bramy nikt w tej turze nie dojdzie. Połóż go tam, skąd trzeba maszerować.
    .camp = W Obozie stoi sam Dáin: to wystarczy za przywództwo.
bofa-lesson-first-fate = Zegar
    .say = Na żetonie jest 2, więc znacznik przeznaczenia idzie o dwa pola i Bilbo jest gotów wejść. Wysokie liczby pomagają tobie; Cień liczy na niskie.
bofa-lesson-first-die = Znowu kości
    .say = Pięć kości dla ciebie, po jednej, i zaczynasz. Mobilizacja/Armia rekrutuje albo przesuwa i atakuje.
    .do = Użyj kości Mobilizacja/Armia.
    .right = Teraz powiedz, do czego.
    .wrong = Wola Zachodu może być wszystkim. Zostaw ją na to, czego nie potrafi żadna inna kość.
    .pass = Pasując, poczekasz na plany Cienia, ale trzeba wezwać posiłki.
bofa-lesson-first-use = Wezwij wojska
    .say = Gdzie masz żetony rekrutacji, czekają pod nimi świeże oddziały. Im wcześniej staną, tym dłużej walczą.
    .do = Rekrutuj.
    .right = Tak odwraca się dwa żetony: dopiero teraz wiadomo, kto przyszedł.
    .attack = Ich jest wielu, was mało: niech przyjdą do was, pod górę i przez rzekę.
    .skip = Odłożona kość to tura podarowana Bolgowi.
bofa-lesson-first-dale = Kto padnie pierwszy
    .say = Dale leży otwarte w dolinie, z jedną jednostką ludzi. Cień przyjdzie najpierw tam.
    .do = Odwróć żeton w regionie Ruiny Dale.
    .right = Krasnoludzcy weterani: nie można było marzyć o lepszych.
    .wrong = Obóz jest za linią i ma Dáina. Najpierw pomocy potrzebuje Dale.
    .done = Do wzięcia są dwa. Weź je.
bofa-lesson-first-second = Gdzie chcesz
    .say = Drugi żeton: stoki strzegą Góry, Krucze Wzgórze elfów, Wschodnia Ostroga drogi.
    .do = Odwróć jeszcze jeden żeton.
    .right = Szeregi znów trochę urosły.
    .wrong = To nic nie kosztuje. Weź go.
bofa-lesson-first-character = Dowódcy maszerują
    .say = Wargów na Wilczym Wrzosowisku przybywa. Ludzie przy brodzie się nie utrzymają, ale mają od ciebie dowódcę.
    .do = Użyj kości Postaci.
    .right = Kość Postaci przesuwa armię z przywództwem, i to daleko.
    .wrong = Zjedliby ich tam, gdzie stoją.
bofa-lesson-first-march = Szybki ruch
    .say = Armia z przywództwem może tak przejść dwa regiony, jeśli na drodze nie ma wroga.
    .do = Wybierz szybki ruch.
    .right = Teraz stół zapyta, która armia.
    .attack = Dwie jednostki przeciw wszystkim wargom północy? Przyprowadź ich do domu.
    .bilbo = Już zaraz! Najpierw ocal ludzi, potem zawołaj włamywacza.
bofa-lesson-first-back = Kto jest w niebezpieczeństwie
    .say = Do wyboru są tylko armie z przywództwem: po to są te żetony.
    .do = Wybierz armię w regionie Bagno przy Brodzie.
    .right = A teraz drogę powrotną.
    .wrong = W Dale chcesz się zebrać. Przyprowadź tam innych.
    .done = Wtedy zostaną tam sami.
bofa-lesson-first-to = Ku Dale
    .say = Wzgórza Dale leżą między bagnem a miastem.
    .do = Idź do regionu Wzgórza Dale.
    .right = Idą wszyscy i mogą iść dalej.
    .wrong = To w stronę wroga, i jeszcze na mokradło.
    .vale = Stamtąd do Dale wciąż daleko. Idź przez wzgórza.
bofa-lesson-first-on = Jeszcze jeden region
    .say = Razem w Dale będzie ich czworo, a wśród nich weterani. Armie wygrywają razem; samotne giną jedna po drugiej.
    .do = Idź dalej do regionu Ruiny Dale.
    .right = Dale ma załogę. Bolg będzie musiał za nie zapłacić.
    .wrong = Wzgórza nie mają murów. Do Dale jest krok.
bofa-lesson-first-will = Wola Zachodu
    .say = To twoja najlepsza kość: zastępuje wszystko, czego potrzebujesz. A ktoś na ciebie czeka, niewidzialny.
    .do = Użyj Woli Zachodu.
    .right = Zobacz, czym może być.
    .wrong = Cień ma jeszcze kości, ty też. Użyj ich.
bofa-lesson-first-bilbo = Włamywacz
    .say = Gotowe postacie wchodzą za kość. Bilbo ma Pierścień i umie odwrócić cios albo popsuć plan.
    .do = Niech Bilbo wejdzie do gry.
    .right = Wchodzi tam, gdzie jest twój generał albo żeton zdolności przywódczych.
    .attack = Nie dziś. Każda tura, której nie przegrasz, jest wygrana.
    .skip = Najlepszej kości nigdy nie odkładaj.
bofa-lesson-first-place = Gdzie się ukrył?
    .say = Pomaga armii, przy której jest. Gdzie spadnie pierwszy cios?
    .do = Wybierz miejsce dla Bilba.
    .right = Pierwszą walkę zobaczy z bliska. Powodzenia, panie Baggins.
    .hill = Na Kruczym Wzgórzu jest bezpieczny i daleko od pierwszej walki. Nogi ma dobre.
bofa-lesson-first-end = Teraz twoja kolej
    .say = Zbieraj siły, ustępuj powoli i daj pracować przeznaczeniu: tak wygrywa słabszy. Graj dalej przeciw komputerowi albo odejdź; stół na ciebie poczeka.
bofa-lesson-maneuvers = Walka z manewrami
    .about = Bitwa o Dale runda po rundzie: tajne karty, czarne kości, zdolności przywódcze, obrażenia i kiedy odejść.
bofa-lesson-maneuvers-walls = Idą ze wzgórz
    .say = Dale atakują cztery jednostki; masz trzy, w tym krasnoludzkich weteranów, którzy liczą się za dwóch. Każdy punkt siły to kość, a 5 lub 6 trafia.
bofa-lesson-maneuvers-cards = Karta w tajemnicy
    .say = W każdej rundzie obie strony wybierają kartę i odkrywają je razem. Karta Jednostki zmienia w czarną jedną kość za każdą jednostkę swojego rodzaju: gdy trafi czarna, działa zdolność.
bofa-lesson-maneuvers-men = Dwie czarne kości
    .say = Masz dwie jednostki ludzi z Miasta na Jeziorze i jedną weteranów. Więcej jednostek jednego rodzaju to więcej czarnych kości.
    .do = Zagraj kartę Ludzie z Miasta na Jeziorze: Grad strzał.
    .right = Dwie kości są czarne i jedna trafiła. Orki zagrywają Dziki szał i zyskują przywództwo.
    .regroup = Odzyskiwanie sił zwraca użyte karty i pozwala na odwrót w szyku. Żadnej jeszcze nie użyto.
    .event = Gęsta mgła kończy walkę. Po co, skoro jeszcze się nie zaczęła?
    .veterans = Dobra karta, ale tylko jedna czarna kość. Zostaw ją na chwilę, która rozstrzygnie.
bofa-lesson-maneuvers-reroll = Zdolności przywódcze
    .say = Za każdy punkt zdolności przywódczych armia przerzuca jedną chybioną kość. Masz jeden żeton.
    .do = Przerzuć kość.
    .right = Trafienie. Po to są generałowie i żetony.
bofa-lesson-maneuvers-damage = Obrażenia to nie śmierć
    .say = Każde trafienie to żeton obrażeń. Armia znosi ich tyle, ile ma jednostek; dopiero gdy jest ich więcej, traci jednostki, a każda zabiera ze sobą dwa żetony.
bofa-lesson-maneuvers-bear = Wytrzymaj
    .say = Masz jedno obrażenie i trzy jednostki. Można poświęcić jednostkę, żeby się go pozbyć.
    .do = Nie ponoś strat.
    .right = Dobrze. Oni mają cztery obrażenia na cztery jednostki: następne trafienie ich zaboli.
    .veterans = Najlepsza jednostka za jeden żeton? Nigdy.
    .wrong = Jednostka zabiera do dwóch żetonów, a jest jeden. Poczekaj.
bofa-lesson-maneuvers-stand = Zostać czy odejść?
    .say = Atakujący nie ustaje. Możesz pójść w rozsypkę: odejść za cenę strat. Kto zagrał Odzyskiwanie sił, może odejść w szyku.
    .do = Zostań.
    .right = Stoicie. Użyte karty leżą na stole, póki nie odzyskasz sił.
    .wrong = Zaraz się złamią. Jeszcze jedna runda.
bofa-lesson-maneuvers-second = Spójrz na stół
    .say = Karta orków jest użyta: zostali im wargowie i Odzyskiwanie sił. Wiadomo, co przyjdzie. Mają przywództwo; Dawna nienawiść je odbiera.
bofa-lesson-maneuvers-hatred = Dawna nienawiść
    .say = Tylko jedna czarna kość, ale masz żeton, żeby ją przerzucić.
    .do = Zagraj kartę Krasnoludzcy weterani: Dawna nienawiść.
    .right = Chybili. U ciebie jedno trafienie, a na czarnej kości 2.
    .regroup = Wróciłaby karta ludzi, a orki zyskałyby czas. Uderz teraz.
    .event = Mgła uratuje ich, nie ciebie.
bofa-lesson-maneuvers-black = Która kość?
    .say = Biała może dać trafienie. Czarna trafienie i zdolność.
    .do = Przerzuć czarną kość.
    .right = Szóstka: dwa trafienia, jedno obrażenie więcej i koniec ich przywództwa.
    .wrong = Białe trafienie to jedno obrażenie. Czarne to jedno, jeszcze jedno i ich żeton.
bofa-lesson-maneuvers-hold = Rachunek
    .say = Siedem obrażeń na cztery jednostki: teraz muszą płacić. Ty wciąż masz jeden żeton.
    .do = Nie ponoś strat.
    .right = Padły trzy jednostki orków, a reszta wraca na wzgórza. Dale się trzyma.
    .wrong = Nic cię nie zmusza. Zostaw swoich ludzi.
bofa-lesson-maneuvers-end = Teraz twoja kolej
    .say = Wiele jednostek jednego rodzaju dla czarnych kości, Odzyskiwanie sił, zanim trzeba będzie odejść, i pilnowanie obrażeń wobec liczby jednostek: tak wygląda każda bitwa. Graj dalej albo odejdź; stół na ciebie poczeka.

## Goals: what wins, and what to watch

bofa-goal-fate = Przeznaczenie
    .watch = Patrz na znacznik przeznaczenia: na polu 15 wygrywają Wolne Ludy; wcześniej przyjdą Bilbo, Thorin, orły i Beorn. Śmierć Bolga też daje zwycięstwo.
bofa-goal-points = Osady
    .watch = Patrz na osady, a przede wszystkim na Główną Bramę: jeśli jest wśród osad za 10 punktów, Cień wygrywa od razu.

# What is rolled or drawn at a real table, as what somebody rolls or draws

bofa-outcome-die = { $n ->
    [one] kość
    [few] { $n } kości
   *[many] { $n } kości
    [other] { $n } kości
 }
bofa-outcome-card = { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
    [other] { $n } karty
 }
bofa-outcome-tile = { $n ->
    [one] żeton przeznaczenia
    [few] { $n } żetony przeznaczenia
   *[many] { $n } żetonów przeznaczenia
    [other] { $n } żetonu przeznaczenia
 }
bofa-outcome-token = { $n ->
    [one] żeton rekrutacji
    [few] { $n } żetony rekrutacji
   *[many] { $n } żetonów rekrutacji
    [other] { $n } żetonu rekrutacji
 }
