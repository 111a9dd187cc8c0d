# War of the Ring: The Card Game: every word a player reads.
# In sentences card titles stand in quotes after “karta” and places after “lokacja”, not declined; buttons decline them.

cardgame-title = Wojna o Pierścień: Gra karciana
cardgame-about = Dwa zespoły grają kartami z czterech talii: Wolne Ludy bronią drogi Pierścienia i krain wokół niej, Cień niesie zepsucie i wojnę. Każda zagrana karta kosztuje inną kartę.
cardgame-scenario-trilogy = Trylogia
    .about = Cztery talie w dwóch zespołach, dziewięć rund. Przy dwóch lub trzech osobach jedna prowadzi dwie talie, których kart się nie miesza.
cardgame-scenario-duel_2p = Pojedynek dwuosobowy
    .about = Wszystkie karty strony w jednej talii; Gandalf przeciw Czarnoksiężnikowi.
cardgame-scenario-duel_3p = Pojedynek trzyosobowy
    .about = Gandalf z dwiema kolejkami w rundzie przeciw Czarnoksiężnikowi i Sarumanowi.
cardgame-scenario-fellowship = Drużyna Pierścienia
    .about = Krótka partia od Shire po Amon Hen z dwiema taliami po trzydzieści kart.
cardgame-seat-frodo = Frodo
    .gender = mp
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .loc = Frodzie
    .ins = Frodem
cardgame-seat-witch_king = Czarnoksiężnik
    .gender = mp
    .gen = Czarnoksiężnika
    .dat = Czarnoksiężnikowi
    .acc = Czarnoksiężnika
    .loc = Czarnoksiężniku
    .ins = Czarnoksiężnikiem
cardgame-seat-aragorn = Aragorn
    .gender = mp
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .loc = Aragornie
    .ins = Aragornem
cardgame-seat-saruman = Saruman
    .gender = mp
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .loc = Sarumanie
    .ins = Sarumanem
cardgame-seat-gandalf = Gandalf
    .gender = mp
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .loc = Gandalfie
    .ins = Gandalfem
cardgame-seat-balrog = Balrog z Morii
    .gender = mp
    .gen = Balroga z Morii
    .dat = Balrogowi z Morii
    .acc = Balroga z Morii
    .loc = Balrogu z Morii
    .ins = Balrogiem z Morii
cardgame-end-lead = Przewaga dziesięciu punktów: partia wygrana.
cardgame-end-score = Ostatnia ścieżka przebyta, wygrywa wyższy wynik.
cardgame-end-tie = Ostatnia ścieżka przebyta przy równym wyniku: wygrywa Cień.
cardgame-end-conceded = Pokonana strona się poddała.

cardgame-reserve = rezerwa
    .gender = f
    .gen = rezerwy
    .dat = rezerwie
    .acc = rezerwę
    .loc = rezerwie
    .ins = rezerwą
cardgame-top = wierzchnia karta talii dobierania
    .gender = f
    .gen = wierzchniej karty talii dobierania
    .dat = wierzchniej karcie talii dobierania
    .acc = wierzchnią kartę talii dobierania
    .loc = wierzchniej karcie talii dobierania
    .ins = wierzchnią kartą talii dobierania
cardgame-phase-setup = Przygotowanie gry
cardgame-phase-battleground = Faza lokacji: pole bitwy
cardgame-phase-path = Faza lokacji: ścieżka
cardgame-phase-actions = Faza akcji
cardgame-phase-limits = Limit pozostałości
cardgame-phase-combat = Faza walk
cardgame-phase-victory = Sprawdzenie zwycięstwa
cardgame-phase-draw = Faza dobierania

## Options: rules the book leaves open

cardgame-option-permitted_ground = Karty dopuszczone przez tekst
    .about = Karta, której tekst pozwala wejść tam, gdzie jej frakcja nie jest pokazana, może iść na każde takie pole bitwy albo tylko na te, których broni jej zespół.
cardgame-option-nested_texts = Teksty w tekstach
    .about = Gdy tekst karty aktywuje lokację, tekst samej lokacji następuje od razu albo po reszcie tekstu karty.
cardgame-option-active_again = Aktywne pola bitew można wskazać znowu
    .about = Tekst, który aktywuje lub ponownie aktywuje, może wskazać pole bitwy już aktywne: nic się z nim nie dzieje, ale reszta tekstu działa dalej.
cardgame-option-path_choice = Wybór nowej ścieżki
    .about = Gdy tekst zastępuje ścieżkę, nową wybiera się przed walką na starej albo po niej.
cardgame-option-rest_after_combat = Reszta tekstu po walce na ścieżce
    .about = Gdy tekst zastępuje ścieżkę, jego resztę wykonuje się po walce. Wyłączone: kolejka się na tym kończy.
cardgame-option-open_counts = Jawne stosy
    .about = Każdy może policzyć każdą talię i każdy stos. Wyłączone: liczy się tylko karty na rękach.
cardgame-option-joint_losses = Straty dwóch sojuszników
    .about = Jeden proponuje, a drugi się zgadza, albo decyduje sam ten, kto ma tam najwięcej kart.
cardgame-option-each_order = Kolejność przy „każdy gracz”
    .about = Od pierwszego gracza albo od gracza, który wykonuje akcję.
cardgame-option-pass_round = Koniec fazy akcji przy trzech osobach
    .about = Gdy wszyscy trzej gracze spasują pod rząd albo gdy pas padnie we wszystkich czterech kolejkach.
cardgame-option-over_limit = Ręce ponad limit
    .about = Kto na koniec fazy akcji wciąż ma za dużo kart, zrzuca je do limitu albo zachowuje.
cardgame-option-last_card = Ostatnia karta, gdy nie ma czego poświęcić
    .about = Zagrywa się ją za darmo albo nie można jej zagrać.
cardgame-option-rest_pays = Za co płaci zrzucona reszta
    .about = Gdy z dobranych kart część się zagrywa, a resztę zrzuca, każda zagrana kosztuje jedną kartę reszty albo dowolna reszta płaci za wszystkie.
cardgame-option-no_rest = Dobrane karty, za które reszta nie płaci
    .about = Ich koszt opłaca się jak zwykle, z ręki, albo są darmowe.
cardgame-option-nested_plays = Karty zagrane przez tekst
    .about = Ich własne teksty działające po zagraniu są wykonywane. Wyłączone: nie są.
cardgame-option-idle_events = Wydarzenia bez efektu
    .about = Wydarzenie można zagrać, nawet jeśli nic nie robi. Wyłączone: nie można.
cardgame-option-item_stops = Przedmioty wstrzymują dzierżyciela
    .about = Postać w rezerwie, która dostała w tej rundzie przedmiot, nie może się przesunąć.
cardgame-option-item_place = Przedmioty w rezerwie sojusznika
    .about = Przedmiot działa tam, gdzie jego dzierżyciel, albo tylko w rezerwie własnego gracza.
cardgame-option-forsake_order = Poświęcanie kilku kart
    .about = Jedna po drugiej albo wszystkie wybrane z góry.
cardgame-option-replacement = Dwa sposoby ocalenia
    .about = Jeśli kartę zamiast eliminacji zrzuciłyby dwa teksty, wybiera jej gracz albo przedmioty zawsze zostają.
cardgame-option-tokens_after = Żetony walki po walce
    .about = Są usuwane albo zostają w lokacji.
cardgame-option-needless_losses = Zbędne straty
    .about = Obrońcy mogą oddać karty, które niczego nie anulują.
cardgame-option-lone_tokens = Same żetony ataku
    .about = Żetony ataku na polu bitwy liczą się, nawet jeśli nikt tam nie atakuje.
cardgame-option-reclaimed_tokens = Żetony na utraconym polu bitwy
    .about = Żetony obrony liczą się na polu bitwy zabranym z obszaru punktacji atakujących.
cardgame-option-support = Wsparcie dowódców
    .about = Obrońcy są pytani tam, gdzie to ważne, albo przyjmuje się najlepszy układ.
cardgame-option-last_path = Koniec partii
    .about = Po wszystkich walkach w rundzie ostatniej ścieżki albo od razu po walce na ostatniej ścieżce.
cardgame-option-draw_finish = Dobranie, potem zrzucenie
    .about = Każdy gracz kończy, zanim dobierze następny, albo najpierw dobierają wszyscy.
cardgame-option-duel_ring_vp = Niewykorzystane żetony Pierścienia w Pojedynku
    .about = Punkty za żeton Pierścienia w Pojedynku, który na koniec jest gotowy.
cardgame-option-duel_defence = Suma obrony na ścieżkach Pojedynku
    .about = Liczą się wszystkie tamtejsze karty Wolnych Ludów albo tylko te stracone.
cardgame-option-duel_doubling = Podwojenie dla Gandalfa
    .about = W Pojedynku trzyosobowym Gandalf wykonuje dwukrotnie teksty dla każdego gracza Wolnych Ludów.
cardgame-option-fixed_again = Pola bitew z listy wracają
    .about = Pole bitwy z listy danej rundy, które leży w obszarze punktacji, jest ponownie aktywowane.
cardgame-option-ghan_buri_ghan = Ghân-buri-Ghân za Napój entów
    .about = W taliach zamiast karty „Napój entów” jest karta promocyjna „Ghân-buri-Ghân”.

cardgame-value-any = dowolne pole bitwy
cardgame-value-own = tylko pola własnego zespołu
cardgame-value-at_once = od razu
cardgame-value-after = po reszcie
cardgame-value-before_combat = przed walką
cardgame-value-after_combat = po walce
cardgame-value-propose = jeden proponuje, drugi się zgadza
cardgame-value-most_cards = decyduje, kto ma najwięcej kart
cardgame-value-start = od pierwszego gracza
cardgame-value-acting = od gracza wykonującego akcję
cardgame-value-players = trzy pasy pod rząd
cardgame-value-slots = pas w czterech kolejkach
cardgame-value-cycle = zrzuca karty do limitu
cardgame-value-keep = zachowuje je
cardgame-value-free = za darmo
cardgame-value-forbidden = nie można zagrać
cardgame-value-pay = opłata jak zwykle
cardgame-value-wielder = tam, gdzie dzierżyciel
cardgame-value-own_reserve = w rezerwie swojego gracza
cardgame-value-one_by_one = jedna po drugiej
cardgame-value-together = wszystkie wybrane z góry
cardgame-value-controller = wybiera jej gracz
cardgame-value-keep_items = przedmioty zostają
cardgame-value-removed = są usuwane
cardgame-value-stay = zostają
cardgame-value-asked = obrońca jest pytany
cardgame-value-best = przyjmuje się najlepszy układ
cardgame-value-check = po wszystkich walkach
cardgame-value-each = każdy gracz po kolei
cardgame-value-after_all = najpierw dobierają wszyscy
cardgame-value-present = wszystkie tamtejsze karty
cardgame-value-lost = tylko stracone karty
cardgame-value-one_for_one = jedna jej karta za każdą
cardgame-value-whole = dowolna reszta za wszystkie

## What is asked

cardgame-ask-action = { $player }, { $round }. runda: wybierz akcję.
cardgame-ask-activate = { $player }: które pole bitwy zostaje aktywowane?
cardgame-ask-agree = { $player }: zgadzasz się na straty, które proponuje { $other }?
cardgame-ask-choose = { $player }, „{ $card }”: wybierz jedno.
cardgame-ask-combat = { $player }: która walka jest następna?
cardgame-ask-cycle = { $player }: zrzuć kartę z ręki.
cardgame-ask-cycle-aside = { $player }: zrzuć jedną z tych kart.
cardgame-ask-eliminate = { $player }, „{ $card }”: którą kartę wyeliminować?
cardgame-ask-eliminate-aside = { $player }: wyeliminuj jedną z tych kart.
cardgame-ask-eliminate-hand = { $player }: wyeliminuj kartę z ręki.
cardgame-ask-eliminate-own = { $player }, „{ $card }”: wyeliminuj dowolną liczbę tych kart.
cardgame-ask-forsake = { $player }: poświęć kartę.
cardgame-ask-losses = { $player }: wybierz kartę, którą tracisz; { $n ->
    [one] pozostał do anulowania jeden symbol ataku
    [few] pozostały do anulowania { $n } symbole ataku
   *[many] pozostało do anulowania { $n } symboli ataku
}.
cardgame-ask-losses-opponent = { $player }: obrońcy nie doszli do porozumienia. Wybierz kartę, którą tracą; { $n ->
    [one] pozostał do anulowania jeden symbol ataku
    [few] pozostały do anulowania { $n } symbole ataku
   *[many] pozostało do anulowania { $n } symboli ataku
}.
cardgame-ask-may = { $player }, „{ $card }”: użyć tego tekstu?
cardgame-ask-move-to = { $player }: dokąd przesuwasz kartę „{ $card }”?
cardgame-ask-path = { $player }: która ścieżka zostaje aktywowana?
cardgame-ask-play-aside = { $player }: zagrać jedną z tych kart?
cardgame-ask-replacement = Karta „{ $card }” zostaje zrzucona: zachować przedmioty czy je stracić?
cardgame-ask-support = { $player }: kogo ma wesprzeć karta „{ $card }”?
cardgame-ask-take = { $player }, „{ $card }”: weź kartę na rękę.
cardgame-ask-token = { $player }, „{ $card }”: gdzie trafia żeton?
cardgame-ask-use = { $player }: użyć karty „{ $card }”?
cardgame-ask-where = { $player }: gdzie zagrywasz kartę „{ $card }”?

## What can be chosen

cardgame-do-play = Zagraj { $a-acc }
cardgame-do-move = Przesuń { $a-acc }
cardgame-do-use = Użyj { $a-gen }
cardgame-do-accept = Użyj tekstu
cardgame-do-ring = Użyj żetonu Pierścienia
cardgame-do-cycle = Zrzuć { $a-acc }
cardgame-do-winnow = Przesiej: wyeliminuj 2, dobierz 1
cardgame-do-pass = Spasuj
cardgame-do-to = { $a-id ->
    [reserve] Do { $a-gen }
   *[other] Do lokacji { $a }
}
cardgame-do-on = Na { $a-acc }
cardgame-do-eliminate = Wyeliminuj { $a-acc }
cardgame-do-forsake = Poświęć { $a-acc }
cardgame-do-take = Weź { $a-acc }
cardgame-do-none = Nie ma czego poświęcić
cardgame-do-skip = Nie używaj
cardgame-do-done = Gotowe
cardgame-do-activate = Aktywuj { $a-acc }
cardgame-do-keep_items = Zrzuć { $a-acc } z przedmiotami
cardgame-do-lose_items = Zrzuć { $a-acc }, wyeliminuj przedmioty
cardgame-do-lose = Strać { $a-acc }
cardgame-do-agree = Zgódź się
cardgame-do-otherwise = Zaproponuj inne straty
cardgame-do-refuse = Odmów: zdecyduje druga strona
cardgame-do-support = { $a } { $a-number ->
    [many] wspierają
   *[one] wspiera
} { $b-acc }
cardgame-do-idle = { $a } { $a-number ->
    [many] nie wspierają
   *[one] nie wspiera
} nikogo
cardgame-do-resolve = Walka w lokacji { $a }

## What happened

cardgame-log-round = Zaczyna się { $n }. runda.
cardgame-log-activates = Aktywowana lokacja: { $location }.
cardgame-log-reactivates = Ponownie aktywowana lokacja: { $location }.
cardgame-log-draws = { $player } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
cardgame-log-draws-aside = { $player } dobiera do wyboru { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
cardgame-log-drew = { $player } dobiera kartę „{ $card }”.
cardgame-log-recycle = { $player } wtasowuje zrzucone karty do talii dobierania.
cardgame-log-cycles-hand = { $player } zrzuca kartę z ręki.
cardgame-log-cycles-rest = { $player } zrzuca resztę: { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
cardgame-log-cycles-aside = { $player } zrzuca jedną z tych kart.
cardgame-log-keeps-aside = { $player } bierze na rękę { $n ->
    [one] jedną z tych kart
    [few] { $n } z tych kart
   *[many] { $n } z tych kart
}.
cardgame-log-kept = { $player } bierze na rękę kartę „{ $card }”.
cardgame-log-forsakes-hand = { $player } poświęca kartę z ręki ({ $cause }).
cardgame-log-forsakes-top = { $player } poświęca wierzchnią kartę talii dobierania ({ $cause }).
cardgame-log-forsakes-reserve = { $player } poświęca kartę „{ $card }” ({ $cause }).
cardgame-cause-last-card = za zagranie ostatniej karty
cardgame-cause-empty-hand = na ręce nie ma karty do zrzucenia
cardgame-log-replaced = Karta „{ $card }” zostaje stracona, lecz tylko zrzucona, nie wyeliminowana.
cardgame-log-cycled = { $player } zrzuca kartę „{ $card }”.
cardgame-log-cycled-open = Karta „{ $card }” trafia na stos kart zrzuconych { $player-gen }.
cardgame-log-cycled-instead = { $player } pokazuje kartę „{ $card }”, która zostaje zrzucona, nie wyeliminowana.
cardgame-log-eliminated = Karta „{ $card }” zostaje wyeliminowana.
cardgame-log-eliminated-own = { $player } eliminuje kartę „{ $card }”.
cardgame-log-eliminates-hidden = { $player } eliminuje zakrytą kartę.
cardgame-log-removed = Karta „{ $card }” ({ $player }) zostaje usunięta z gry.
cardgame-log-takes = { $player } bierze na rękę kartę „{ $card }”.
cardgame-log-plays-item = { $player } zagrywa kartę „{ $card }” na kartę „{ $place }”.
cardgame-log-no-effect = Karta „{ $card }” nie ma efektu: to, czego wymaga jej tekst, już nie zachodzi.
cardgame-log-plays = { $player } zagrywa kartę „{ $card }” { $place-id ->
        [reserve] do rezerwy
       *[other] do lokacji { $place }
    }.
cardgame-log-event = { $player } zagrywa kartę „{ $card }”.
cardgame-log-moves = { $player } przesuwa kartę „{ $card }” do lokacji { $place }.
cardgame-log-uses = { $player } używa karty „{ $card }”.
cardgame-log-winnows = { $player } przesiewa karty.
cardgame-log-ring = { $player } używa żetonu Pierścienia.
cardgame-log-passes = { $player } pasuje.
cardgame-log-token-attack = Lokacja { $location } otrzymuje { $n ->
    [one] żeton ataku
    [few] { $n } żetony ataku
   *[many] { $n } żetonów ataku
}.
cardgame-log-token-defence = Lokacja { $location } otrzymuje { $n ->
    [one] żeton obrony
    [few] { $n } żetony obrony
   *[many] { $n } żetonów obrony
}.
cardgame-log-token-card = Karta „{ $card }” otrzymuje { $n ->
    [one] żeton ataku na ścieżce
    [few] { $n } żetony ataku na ścieżce
   *[many] { $n } żetonów ataku na ścieżce
}.
cardgame-log-corruption = Zepsucie rośnie o { $n }.
cardgame-log-corruption-removed = Zepsucie maleje o { $n }.
cardgame-log-combat = Walka w lokacji { $location }: atak { $attack }, obrona lokacji { $defence }.
cardgame-log-attacks = Karta „{ $card }” atakuje z siłą { $n }.
cardgame-log-leads = Dowodzenie karty „{ $card }” dodaje { $n }.
cardgame-log-cancels = Karta „{ $card }” zostaje stracona i { $n ->
    [0] nie anuluje niczego
    [one] anuluje { $n } symbol
    [few] anuluje { $n } symbole
   *[many] anuluje { $n } symboli
}.
cardgame-log-chosen-loss = { $player } wybiera kartę „{ $card }”, która zostaje stracona i { $n ->
    [0] nie anuluje niczego
    [one] anuluje { $n } symbol
    [few] anuluje { $n } symbole
   *[many] anuluje { $n } symboli
}.
cardgame-log-offers-loss = { $player } proponuje stracić kartę „{ $card }” w lokacji { $location }.
cardgame-log-no-agreement = Obrońcy nie mogą się porozumieć: decyduje druga strona.
cardgame-log-path-won = Wolne Ludy wygrywają ścieżkę { $location }: { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
cardgame-log-path-lost = Cień zabiera ścieżkę { $location }; zepsucie rośnie o { $n }.
cardgame-log-path-nobody = Nikt nie wygrywa ścieżki { $location }.
cardgame-log-ground-free = Wolne Ludy wygrywają pole bitwy { $location }: { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
cardgame-log-ground-shadow = Cień wygrywa pole bitwy { $location }: { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
cardgame-log-score = Wynik: Wolne Ludy { $free }, Cień { $shadow }.
cardgame-log-final-score = Wynik końcowy z niewykorzystanymi żetonami Pierścienia: Wolne Ludy { $free }, Cień { $shadow }.

cardgame-log-won-free = Wolne Ludy wygrywają. { $reason }
cardgame-log-won-shadow = Cień wygrywa. { $reason }

## Told in games of earlier rules

cardgame-log-proposes = { $player } wskazuje stratę w lokacji { $location }: „{ $card }”.

## Why something is not possible

cardgame-why-pass = Karty na twojej ręce: { $n }. Spasować możesz, mając maksymalnie { $limit } albo mniej niż każdy przeciwnik.
cardgame-why-winnow = Do przesiania potrzeba dwóch kart na ręce.
cardgame-why-no-ring = W tym scenariuszu nie ma żetonów Pierścienia.
cardgame-why-ring-spent = Twój żeton Pierścienia jest na razie wykorzystany.
cardgame-why-no-card = Nie ma karty „{ $card }”.
cardgame-why-no-place = Nie ma miejsca „{ $card }”.
cardgame-why-not-yours = Nie możesz użyć karty „{ $card }”: może tylko gracz, do którego należy lub którego wymienia jej tekst.
cardgame-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
cardgame-why-not-in-reserve = Nie masz w rezerwie karty „{ $card }”.
cardgame-why-not-in-play = Nikt nie ma w grze karty „{ $card }”.
cardgame-why-played = Karta „{ $card }” była już zagrana w tej rundzie.
cardgame-why-no-wielder = W grze nie ma nikogo, kto może dzierżyć przedmiot „{ $card }”.
cardgame-why-wielder = Karta „{ $card }” nie może dzierżyć tego przedmiotu.
cardgame-why-event = Karty „{ $card }” nie można teraz zagrać: jej warunek nie jest spełniony.
cardgame-why-last-card = Nie możesz zagrać karty „{ $card }” jako ostatniej: nie masz czego za nią poświęcić.
cardgame-why-fresh = Karta „{ $card }” przyszła do rezerwy w tej rundzie i nie może się jeszcze przesunąć.
cardgame-why-nowhere = Nie ma aktywnej lokacji, do której może iść karta „{ $card }”.
cardgame-why-no-action = Karta „{ $card }” nie ma tekstu do użycia jako akcja.
cardgame-why-wrong-place = Nie możesz użyć karty „{ $card }” w tym miejscu.
cardgame-why-once = Karta „{ $card }” była już użyta w tej rundzie.
cardgame-why-condition = To, czego wymaga karta „{ $card }”, teraz nie zachodzi.
cardgame-why-no-effect = Karta „{ $card }” nic by teraz nie zmieniła.
cardgame-why-unpaid = Nie da się zapłacić za kartę „{ $card }”: nie ma już czego poświęcić.
cardgame-why-no-higher-path = Karta „{ $card }” aktywowałaby ścieżkę następnego poziomu, a powyżej poziomu { $n } żadnej nie ma.
cardgame-why-no-path-left = Karta „{ $card }” aktywowałaby inną ścieżkę poziomu { $n }, a żadna nie została.
cardgame-why-nothing-to-draw = Karta „{ $card }” każe dobierać karty, a nie ma czego dobrać.
cardgame-why-nothing-to-take = Nie ma karty, którą mogłaby wziąć karta „{ $card }”.
cardgame-why-no-battleground = Nie ma pola bitwy, które mogłaby aktywować karta „{ $card }”.
cardgame-why-nobody-to-move = Nie ma nikogo, kogo mogłaby przesunąć karta „{ $card }”.
cardgame-why-no-corruption = Karta „{ $card }” usunęłaby zepsucie, a żadnego nie ma.
cardgame-why-item-reserve = Karta „{ $card }” to przedmiot: trzeba ją zagrać na postać.
cardgame-why-not-active = Lokacja { $location } nie jest aktywna.
cardgame-why-army-path = Karta „{ $card }” to armia: nie może wejść na ścieżkę.
cardgame-why-path-number = Na karcie „{ $card }” nie ma poziomu ścieżki { $location }.
cardgame-why-shadow-active = Karta „{ $card }” nie może iść do lokacji { $location }, dopóki aktywne jest pole bitwy Cienia.
cardgame-why-shadow-ground = Karta „{ $card }” nie może iść na pole bitwy Cienia, takie jak { $location }.
cardgame-why-faction = Lokacja { $location } nie pokazuje frakcji karty „{ $card }”.
cardgame-why-item-apart = Karta „{ $card }” to przedmiot: nie można jej stracić bez dzierżyciela.
cardgame-why-already-lost = Karta „{ $card }” jest już wskazana.
cardgame-why-not-there = Wśród tamtejszych obrońców nie ma karty „{ $card }”.
cardgame-why-needless = Karta „{ $card }” niczego by nie anulowała.
cardgame-why-deck-empty = Twoja talia dobierania jest pusta.
cardgame-why-item-other = Kartę „{ $card }” może poświęcić tylko gracz, który kontroluje dzierżyciela.
cardgame-why-forsake-field = Nie możesz poświęcić karty „{ $card }” z lokacji: tylko karty z ręki, z rezerwy i z wierzchu talii.
cardgame-why-forsake = Nie masz karty „{ $card }” ani na ręce, ani w rezerwie.
cardgame-why-take = Wśród kart, które możesz wziąć, nie ma karty „{ $card }”.
cardgame-why-not-among = Wśród kart do wyboru nie ma karty „{ $card }”.
cardgame-why-path-gone = Ścieżka { $card } nie jest dostępna.
cardgame-why-active-already = Lokacja { $card } jest już aktywna.
cardgame-why-step-by-step = Krok po kroku: podaj tylko pierwszą część, o resztę padnie pytanie.
cardgame-why-no-match = Ten tekst nie może teraz aktywować lokacji { $card }.

## What was not in order

cardgame-bad-location-count = Pól bitew musi być 14, a ścieżek 27.
cardgame-bad-key = Pozycja tej gry nie ma pola „{ $key }”. Ma: { $known }.
cardgame-bad-at = „{ $at }” nie jest momentem rundy. Są to: { $known }.
cardgame-bad-number = „{ $key }” musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }.
cardgame-bad-player = W tym scenariuszu nie ma gracza „{ $player }”. Są: { $known }.
cardgame-bad-card = Nie ma karty „{ $card }”.
cardgame-bad-card-scenario = Karty „{ $card }” nie ma w tym scenariuszu.
cardgame-bad-card-owner = { $player } nie ma wśród swoich kart karty „{ $card }”.
cardgame-bad-card-twice = Karta „{ $card }” jest tu dwa razy.
cardgame-bad-shown = { $player }: pokazanej karty nie ma na ręce.
cardgame-bad-reserve = Karta „{ $card }” nie może leżeć w rezerwie sama.
cardgame-bad-ring = { $player } nie ma w tym scenariuszu żetonu Pierścienia.
cardgame-bad-location = Nie ma lokacji „{ $location }”.
cardgame-bad-location-scenario = Lokacji { $location } nie ma w tym scenariuszu.
cardgame-bad-state = Lokacja { $location } nie może być w stanie „{ $state }”: możliwe są waiting, free_peoples, shadow lub aside.
cardgame-bad-active = Lokacja { $location } nie może być tak aktywna.
cardgame-bad-not-active = Lokacja { $location } nie jest aktywna: nie może tam być żadnej karty.
cardgame-bad-there = Karta „{ $card }” nie może być w lokacji { $location }.
cardgame-bad-wielder = Karta „{ $card }” nie może być na karcie „{ $wielder }”.
cardgame-bad-reclaimed = Lokacja { $location } nie jest aktywna: nie mogła zostać ponownie aktywowana.
cardgame-bad-token-place = Lokacja { $location } nie jest aktywna: nie mogą na niej leżeć żetony walki.
cardgame-bad-token-card = Karty „{ $card }” nie ma w grze: nie mogą na niej leżeć żetony walki.
cardgame-bad-pair = Karty „{ $card }” i „{ $other }” nigdy nie są w grze razem.
cardgame-bad-played = Karta „{ $card }” nie jest postacią ani przedmiotem: tylko te zagrywa się raz na rundę.
cardgame-bad-event = Karta „{ $card }” nie jest wydarzeniem, które obowiązuje przez rundę.
cardgame-bad-fresh = Tylko karty w rezerwie mogły przyjść tam w tej rundzie.

## Texts said by themselves. $as: do (to the player), able (after “may”), does (of another); $late: behind another deed.
## $case of cards: some, every, each, nom, acc; $n of them: 0 the kind as such, -1 any number

cardgame-say-sentence = { $said-The }.
cardgame-say-sentences = { $first } { $last }
cardgame-say-then = { $first }, potem { $last }
cardgame-say-and = { $first } i { $last }
cardgame-say-or = { $first } lub { $last }
cardgame-say-comma = { $first }, { $last }
cardgame-say-else = { $first } albo { $last }
cardgame-say-all = { $what }
cardgame-say-may = { $as-id ->
    [does] może
   *[do] możesz
} { $what }
cardgame-say-pay = { $as-id ->
    [able] { $cost }, aby { $gain }
   *[do] { $cost }, potem { $gain }
}
cardgame-say-choose = { $ways }
cardgame-say-if = jeśli { $condition }, { $what }
cardgame-say-once = raz na rundę: { $what }
cardgame-say-instead = { $what } ({ $n }, jeśli { $condition })
cardgame-say-per = { $what } za { $n ->
    [1] { "" }
   *[other] każde { $n }{ " " }
}{ $cards } na aktywnej ścieżce
cardgame-say-per-here = { $what } za { $n ->
    [1] { "" }
   *[other] każde { $n }{ " " }
}{ $cards } na tym samym polu bitwy
cardgame-say-by-player = gracz { $faction-gen } { $what }
cardgame-say-by-each-free = każdy gracz Wolnych Ludów { $what }
cardgame-say-by-each-shadow = każdy gracz Cienia { $what }
cardgame-say-this = { $case-id ->
    [acc] tę kartę
    [each] tę kartę
   *[nom] ta karta
}
cardgame-say-wielder = { $case-id ->
    [acc] dzierżyciela
    [each] dzierżyciela
   *[nom] dzierżyciel
}
cardgame-say-card = { $case-id ->
    [acc] kartę „{ $card }”
    [each] kartę „{ $card }”
   *[nom] karta „{ $card }”
}
cardgame-say-noun = { $type-id ->
    [army] { $case-id ->
        [some] armia
        [every] każda armia
        [each] { $n ->
            [one] każdą armię
            [few] armie
           *[many] armii
        }
       *[acc] { $n ->
            [-1] armii
            [0] armie
            [one] 1 armię
            [few] { $n } armie
           *[many] { $n } armii
        }
    }
    [character] { $case-id ->
        [some] postać
        [every] każda postać
        [each] { $n ->
            [one] każdą postać
            [few] postacie
           *[many] postaci
        }
       *[acc] { $n ->
            [-1] postaci
            [0] postacie
            [one] 1 postać
            [few] { $n } postacie
           *[many] { $n } postaci
        }
    }
    [item] { $case-id ->
        [some] przedmiot
        [every] każdy przedmiot
        [each] { $n ->
            [one] każdy przedmiot
            [few] przedmioty
           *[many] przedmiotów
        }
       *[acc] { $n ->
            [-1] przedmiotów
            [0] przedmioty
            [one] 1 przedmiot
            [few] { $n } przedmioty
           *[many] { $n } przedmiotów
        }
    }
    [event] { $case-id ->
        [some] wydarzenie
        [every] każde wydarzenie
        [each] { $n ->
            [one] każde wydarzenie
            [few] wydarzenia
           *[many] wydarzeń
        }
       *[acc] { $n ->
            [-1] wydarzeń
            [0] wydarzenia
            [one] 1 wydarzenie
            [few] { $n } wydarzenia
           *[many] { $n } wydarzeń
        }
    }
   *[card] { $case-id ->
        [some] karta
        [every] każda karta
        [each] { $n ->
            [one] każdą kartę
            [few] karty
           *[many] kart
        }
       *[acc] { $n ->
            [-1] kart
            [0] karty
            [one] 1 kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    }
}
cardgame-say-type = { cardgame-say-noun }
cardgame-say-type-of = { cardgame-say-noun } { $of-gen }
cardgame-say-type-keyword = { cardgame-say-noun } { $of-gen }
cardgame-say-ground = pole bitwy { $of }
cardgame-say-ground-of = dowolne pole bitwy { $of-gen }
cardgame-say-ground-any = dowolne pole bitwy
cardgame-say-if-at = jest w lokacji { $place }
cardgame-say-if-in-deck = lokacja { $place } wciąż jest w swojej talii
cardgame-say-if-path-number = jest na aktywnej ścieżce poziomu { $n }
cardgame-say-if-on-path = na aktywnej ścieżce jest { $cards }
cardgame-say-if-in-play = w grze jest { $cards }
cardgame-say-if-in-reserve = w twojej rezerwie jest { $cards }
cardgame-say-if-supports = postacią, którą wspiera ta armia, jest { $cards }
cardgame-say-if-active = aktywne jest pole bitwy Cienia
cardgame-say-draw = { $as-id ->
    [does] dobiera
    [able] dobrać
   *[do] dobierz
} { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
cardgame-say-cycle-hand = { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
} z ręki
cardgame-say-forsake = { $as-id ->
    [does] poświęca
    [able] poświęcić
   *[do] poświęć
} { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
cardgame-say-recycle = { $as-id ->
    [does] wtasowuje
    [able] wtasować
   *[do] wtasuj
} stos kart zrzuconych do talii dobierania
cardgame-say-cycle-this = { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} tę kartę
cardgame-say-cycle-this-with-items = { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} tę kartę razem z jej przedmiotami
cardgame-say-cycle-wielder-with-items = { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} dzierżyciela razem z jego przedmiotami
cardgame-say-eliminate-this = { $as-id ->
    [does] eliminuje
    [able] wyeliminować
   *[do] wyeliminuj
} tę kartę
cardgame-say-remove = { $as-id ->
    [does] usuwa
    [able] usunąć
   *[do] usuń
} z gry { $cards }, gdziekolwiek jest
cardgame-say-take = { $as-id ->
    [does] bierze
    [able] wziąć
   *[do] weź
} na rękę { $from-id ->
    [draw] z talii dobierania
    [cycle] ze stosu kart zrzuconych
   *[both] z talii dobierania lub ze stosu kart zrzuconych
} { $cards }
cardgame-say-eliminate-target = { $as-id ->
    [does] eliminuje
    [able] wyeliminować
   *[do] wyeliminuj
} { $cards } w grze
cardgame-say-eliminate-by = { $as-id ->
    [does] eliminuje
    [able] wyeliminować
   *[do] wyeliminuj
} spośród własnych kart { $where-id ->
    [reserve] w rezerwie
    [active_battlegrounds] na aktywnych polach bitew
   *[in_play] w grze
} { $n ->
    [-1] tyle samo{ " " }
   *[other] { "" }
}{ $cards }
cardgame-say-eliminate-own = { $as-id ->
    [does] eliminuje
    [able] wyeliminować
   *[do] wyeliminuj
} dowolną liczbę własnych { $cards } { $where-id ->
    [reserve] w rezerwie
    [active_battlegrounds] na aktywnych polach bitew
   *[in_play] w grze
}
cardgame-say-draw-play-cycle = { $as-id ->
    [does] dobiera
    [able] dobrać
   *[do] dobierz
} { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } z nich { $as-id ->
        [does] eliminuje
        [able] wyeliminować
       *[do] wyeliminuj
    }
}, { $as-id ->
    [does] zagrywa
    [able] zagrać
   *[do] zagraj
} spośród { $lost ->
    [0] nich
   *[other] pozostałych
} maksymalnie { $cards }{ $where-id ->
    [reserve] { "" } do rezerwy
    [place] { "" } do lokacji { $place }
   *[any] { "" }
} i { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} resztę
cardgame-say-look-top = { $as-id ->
    [does] ogląda
    [able] obejrzeć
   *[do] obejrzyj
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} talii dobierania, { $as-id ->
    [does] eliminuje
    [able] wyeliminować
   *[do] wyeliminuj
} { $lost }, { $as-id ->
    [does] zrzuca
    [able] zrzucić
   *[do] zrzuć
} { $cycled }, a resztę { $as-id ->
    [does] bierze
    [able] wziąć
   *[do] weź
} na rękę
cardgame-say-path-same = { $as-id ->
    [does] aktywuje
    [able] aktywować
   *[do] aktywuj
} zamiast aktywnej ścieżki inną tego samego poziomu
cardgame-say-path-next = { $as-id ->
    [does] aktywuje
    [able] aktywować
   *[do] aktywuj
} zamiast aktywnej ścieżki inną następnego poziomu
cardgame-say-activate = { $as-id ->
    [does] aktywuje
    [able] aktywować
   *[do] aktywuj
} z talii { $grounds }
cardgame-say-reactivate = ponownie { $as-id ->
    [does] aktywuje
    [able] aktywować
   *[do] aktywuj
} z obszaru punktacji { $grounds }
cardgame-say-activate-or-reactivate = { $as-id ->
    [does] aktywuje lub ponownie aktywuje
    [able] aktywować lub ponownie aktywować
   *[do] aktywuj lub ponownie aktywuj
} { $grounds }
cardgame-say-token-attack = { $as-id ->
    [does] dokłada
    [able] dołożyć
   *[do] dołóż
} { $n ->
    [one] 1 żeton ataku
    [few] { $n } żetony ataku
   *[many] { $n } żetonów ataku
} na { $where-id ->
    [active_path] aktywną ścieżkę
    [this] tę kartę
   *[other] aktywne pole bitwy
}
cardgame-say-token-defence = { $as-id ->
    [does] dokłada
    [able] dołożyć
   *[do] dołóż
} { $n ->
    [one] 1 żeton obrony
    [few] { $n } żetony obrony
   *[many] { $n } żetonów obrony
} na { $where-id ->
    [active_path] aktywną ścieżkę
    [this] tę kartę
   *[other] aktywne pole bitwy
}
cardgame-say-move = { $as-id ->
    [does] przesuwa
    [able] przesunąć
   *[do] przesuń
} { $who } z rezerwy na { $where-id ->
    [active_path] aktywną ścieżkę
    [that_battleground] to pole bitwy
   *[other] aktywne pole bitwy
}{ $fresh ->
    [0] { "" }
   *[other] { "" }, nawet jeśli jest w grze dopiero od tej rundy
}
cardgame-say-add-corruption = { $as-id ->
    [does] dodaje
    [able] dodać
   *[do] dodaj
} { $n ->
    [one] 1 punkt zepsucia
    [few] { $n } punkty zepsucia
   *[many] { $n } punktów zepsucia
}
cardgame-say-remove-corruption = { $as-id ->
    [does] usuwa
    [able] usunąć
   *[do] usuń
} { $n ->
    [one] 1 punkt zepsucia
    [few] { $n } punkty zepsucia
   *[many] { $n } punktów zepsucia
}
cardgame-say-gets = { $again ->
    [1] { "" }
   *[0] { $cards } ma{ " " }
}{ $what }
cardgame-say-icons-bg-attack = na polu bitwy { $n ->
    [one] 1 symbol ataku
    [few] { $n } symbole ataku
   *[many] { $n } symboli ataku
} więcej
cardgame-say-icons-bg-defence = na polu bitwy { $n ->
    [one] 1 symbol obrony
    [few] { $n } symbole obrony
   *[many] { $n } symboli obrony
} więcej
cardgame-say-icons-path = { $n ->
    [one] 1 symbol ścieżki
    [few] { $n } symbole ścieżki
   *[many] { $n } symboli ścieżki
} więcej
cardgame-say-icons-path-defence = sama ścieżka ma { $n ->
    [one] 1 symbol obrony
    [few] { $n } symbole obrony
   *[many] { $n } symboli obrony
} więcej
cardgame-say-carryover = twój limit pozostałości jest o { $n } wyższy
cardgame-say-peek-top = zawsze możesz obejrzeć wierzchnią kartę swojej talii dobierania
cardgame-say-forbid-second-weapon = dzierżyciel nie może dzierżyć innej broni
cardgame-say-forbid-shadow-battleground = tej karty nie można zagrać ani przesunąć na pole bitwy Cienia
cardgame-say-forbid-path = dopóki aktywne jest pole bitwy Cienia, tej karty nie można zagrać ani przesunąć na ścieżkę
cardgame-say-permission = { $cards } można zagrać lub przesunąć na { $grounds }
cardgame-say-support = { $cards } mogą wspierać { $armies }
cardgame-say-round-permission = do końca rundy { $cards } można zagrać lub przesunąć na { $grounds }
cardgame-say-round-support = do końca rundy { $cards } mogą wspierać { $armies }
cardgame-say-when-on-play = po zagraniu: { $what }
cardgame-say-when-on-play-battleground = po zagraniu na pole bitwy: { $what }
cardgame-say-when-on-play-reserve = po zagraniu do rezerwy: { $what }
cardgame-say-when-on-play-path = po zagraniu na ścieżkę: { $what }
cardgame-say-when-on-play-on-wielder-in-reserve = po zagraniu na dzierżyciela w rezerwie: { $what }
cardgame-say-when-on-play-or-move-path = po zagraniu lub przesunięciu na ścieżkę: { $what }
cardgame-say-when-on-play-or-move-battleground = po zagraniu lub przesunięciu na pole bitwy: { $what }
cardgame-say-when-on-play-or-move-path-or-battleground = po zagraniu lub przesunięciu na ścieżkę lub pole bitwy: { $what }
cardgame-say-when-action-reserve = akcja, w rezerwie: { $what }
cardgame-say-when-action-path = akcja, na ścieżce: { $what }
cardgame-say-when-action-path-or-battleground = akcja, na ścieżce lub polu bitwy: { $what }
cardgame-say-when-action-in-play = akcja, w grze: { $what }
cardgame-say-when-event = { $what }
cardgame-say-when-static = { $what }
cardgame-say-when-restriction = { $what }
cardgame-say-when-while-in-play = w grze: { $what }
cardgame-say-when-while-reserve = w rezerwie: { $what }
cardgame-say-when-while-on-path = na ścieżce: { $what }
cardgame-say-when-draw-step-reserve = w rezerwie, w każdej fazie dobierania dodatkowo: { $what }
cardgame-say-when-replace-eliminated-any = zamiast eliminacji z jakiegokolwiek powodu: { $what }
cardgame-say-when-replace-eliminated-path-combat = zamiast eliminacji w walce na ścieżce: { $what }
cardgame-say-when-replace-forsake-top-of-deck = zamiast poświęcenia z wierzchu talii dobierania: { $what }
cardgame-say-when-replace-forsake-from-reserve = zamiast poświęcenia z rezerwy: { $what }
cardgame-say-when-replace-wielder-eliminated-path-combat = zamiast eliminacji dzierżyciela w walce na ścieżce: { $what }
cardgame-say-when-replace-wielder-eliminated-combat = zamiast eliminacji dzierżyciela w walce: { $what }



## The table in a terminal

cardgame-table-score = { $round }. runda. Wolne Ludy { $free }, Cień { $shadow } (zepsucie { $corruption }).
cardgame-table-arithmetic = atak { $attack } przeciw { $location } w lokacji i { $cards } na kartach
cardgame-table-left = Symbole ataku do anulowania: { $n }
cardgame-table-lost = Do stracenia: { $cards }
cardgame-table-player = gracz
cardgame-table-hand = ręka
cardgame-table-deck = talia
cardgame-table-cycle = zrzucone
cardgame-table-eliminated = wyeliminowane
cardgame-table-limit = limit
cardgame-table-reserve = rezerwa
cardgame-table-attack = atak
cardgame-table-defence = obrona
cardgame-table-path = ścieżka
cardgame-table-ring = Pierścień
cardgame-table-kind = rodzaj
cardgame-table-icons = atak { $attack }, obrona { $defence }, ścieżka { $path }
cardgame-table-icons-ground = atak { $attack }, obrona { $defence }
cardgame-table-icons-path = ścieżka { $path }
cardgame-table-wields = przedmioty: { $items }
cardgame-table-fresh = przyszła w tej rundzie
cardgame-table-in-deck = poza grą: wciąż w talii
cardgame-table-set-aside = poza grą: odłożona, nieużyta
cardgame-table-reserved = Rezerwa ({ $player }): { $stack }
cardgame-table-tokens = Żetony: atak { $attack }, obrona { $defence }
cardgame-table-area-free_peoples = Obszar punktacji Wolnych Ludów: { $places }
cardgame-table-area-shadow = Obszar punktacji Cienia: { $places }
cardgame-table-pile-cycle = Stos kart zrzuconych ({ $player }): { $cards }
cardgame-table-pile-eliminated = Karty wyeliminowane ({ $player }): { $cards }
cardgame-table-top = Wierzchnia karta talii dobierania ({ $player }): { $card }

## Factions, types, keywords, sides

cardgame-dunedain = Dúnedainowie
    .gender = mp
    .number = many
    .gen = Dúnedainów
    .dat = Dúnedainom
    .acc = Dúnedainów
    .loc = Dúnedainach
    .ins = Dúnedainami
cardgame-dwarf = Krasnoludy
    .gender = ma
    .number = many
    .gen = Krasnoludów
    .dat = Krasnoludom
    .acc = Krasnoludy
    .loc = Krasnoludach
    .ins = Krasnoludami
cardgame-elf = Elfy
    .gender = ma
    .number = many
    .gen = Elfów
    .dat = Elfom
    .acc = Elfy
    .loc = Elfach
    .ins = Elfami
cardgame-hobbit = Hobbici
    .gender = mp
    .number = many
    .gen = Hobbitów
    .dat = Hobbitom
    .acc = Hobbitów
    .loc = Hobbitach
    .ins = Hobbitami
cardgame-rohan = Rohan
    .gender = m
    .gen = Rohanu
    .dat = Rohanowi
    .acc = Rohan
    .loc = Rohanie
    .ins = Rohanem
cardgame-wizard = Czarodzieje
    .gender = mp
    .number = many
    .gen = Czarodziejów
    .dat = Czarodziejom
    .acc = Czarodziejów
    .loc = Czarodziejach
    .ins = Czarodziejami
cardgame-isengard = Isengard
    .gender = m
    .gen = Isengardu
    .dat = Isengardowi
    .acc = Isengard
    .loc = Isengardzie
    .ins = Isengardem
cardgame-monstrous = Potwory
    .gender = ma
    .number = many
    .gen = Potworów
    .dat = Potworom
    .acc = Potwory
    .loc = Potworach
    .ins = Potworami
cardgame-mordor = Mordor
    .gender = m
    .gen = Mordoru
    .dat = Mordorowi
    .acc = Mordor
    .loc = Mordorze
    .ins = Mordorem
cardgame-southron = Południowcy
    .gender = mp
    .number = many
    .gen = Południowców
    .dat = Południowcom
    .acc = Południowców
    .loc = Południowcach
    .ins = Południowcami
cardgame-army = armia
    .gender = f
    .gen = armii
    .dat = armii
    .acc = armię
    .loc = armii
    .ins = armią
cardgame-character = postać
    .gender = f
    .gen = postaci
    .dat = postaci
    .acc = postać
    .loc = postaci
    .ins = postacią
cardgame-item = przedmiot
    .gender = m
    .gen = przedmiotu
    .dat = przedmiotowi
    .acc = przedmiot
    .loc = przedmiocie
    .ins = przedmiotem
cardgame-event = wydarzenie
    .gender = n
    .gen = wydarzenia
    .dat = wydarzeniu
    .acc = wydarzenie
    .loc = wydarzeniu
    .ins = wydarzeniem
cardgame-nazgul = Nazgûl
    .gender = mp
    .gen = Nazgûla
    .dat = Nazgûlowi
    .acc = Nazgûla
    .loc = Nazgûlu
    .ins = Nazgûlem
cardgame-weapon = Broń
    .gender = f
    .gen = Broni
    .dat = Broni
    .acc = Broń
    .loc = Broni
    .ins = Bronią
cardgame-steed = Wierzchowiec
    .gender = ma
    .gen = Wierzchowca
    .dat = Wierzchowcowi
    .acc = Wierzchowca
    .loc = Wierzchowcu
    .ins = Wierzchowcem
cardgame-ent = Ent
    .gender = mp
    .gen = Enta
    .dat = Entowi
    .acc = Enta
    .loc = Encie
    .ins = Entem
cardgame-free_peoples = Wolne Ludy
    .gender = m
    .number = many
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .loc = Wolnych Ludach
    .ins = Wolnymi Ludami
cardgame-shadow = Cień
    .gender = m
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .loc = Cieniu
    .ins = Cieniem

## Cards

cardgame-dead_men_of_dunharrow = Umarli z Dunharrow
    .gender = mp
    .number = many
    .gen = Umarłych z Dunharrow
    .dat = Umarłym z Dunharrow
    .acc = Umarłych z Dunharrow
    .loc = Umarłych z Dunharrow
    .ins = Umarłymi z Dunharrow
    .effect = Sama z siebie nie ma symboli. Dopóki to ta armia jest przydzielona do wsparcia Obieżyświata lub Aragorna na polu bitwy, ma 2 symbole ataku i 2 symbole obrony.
cardgame-the_great_gate = Wielka Brama
    .gender = f
    .gen = Wielkiej Bramy
    .dat = Wielkiej Bramie
    .acc = Wielką Bramę
    .loc = Wielkiej Bramie
    .ins = Wielką Bramą
    .effect = Sama z siebie nie ma symboli. Na polu bitwy Minas Tirith ma 3 symbole obrony. Nigdy nie można jej zagrać ani przesunąć na pole bitwy Cienia.
cardgame-guards_of_the_citadel = Strażnicy Cytadeli
    .gender = mp
    .number = many
    .gen = Strażników Cytadeli
    .dat = Strażnikom Cytadeli
    .acc = Strażników Cytadeli
    .loc = Strażnikach Cytadeli
    .ins = Strażnikami Cytadeli
    .effect = Na polu bitwy Minas Tirith: 1 symbol obrony więcej.
cardgame-knights_of_dol_amroth = Rycerze z Dol Amroth
    .gender = mp
    .number = many
    .gen = Rycerzy z Dol Amroth
    .dat = Rycerzom z Dol Amroth
    .acc = Rycerzy z Dol Amroth
    .loc = Rycerzach z Dol Amroth
    .ins = Rycerzami z Dol Amroth
    .effect = Na polu bitwy Dol Amroth: 1 symbol obrony więcej.
cardgame-soldiers_of_gondor = Żołnierze Gondoru
    .gender = mp
    .number = many
    .gen = Żołnierzy Gondoru
    .dat = Żołnierzom Gondoru
    .acc = Żołnierzy Gondoru
    .loc = Żołnierzach Gondoru
    .ins = Żołnierzami Gondoru
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-aragorn = Aragorn
    .gender = mp
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .loc = Aragornie
    .ins = Aragornem
    .effect = Po zagraniu: usuń z gry Obieżyświata, gdziekolwiek jest ta karta (w talii dobierania, na stosie kart zrzuconych, na ręce lub w grze); jeśli przeszukano talię dobierania, potasuj ją. W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu talii dobierania, zrzuć ją, zamiast eliminować.
cardgame-boromir = Boromir
    .gender = mp
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .loc = Boromirze
    .ins = Boromirem
    .effect = Po zagraniu: dobierz 1 kartę. Po zagraniu lub przesunięciu na ścieżkę musisz poświęcić 1 kartę.
cardgame-denethor = Denethor
    .gender = mp
    .gen = Denethora
    .dat = Denethorowi
    .acc = Denethora
    .loc = Denethorze
    .ins = Denethorem
    .effect = Akcja, w rezerwie: poświęć 1 kartę. Weź na rękę Boromira lub Faramira z talii dobierania.
cardgame-faramir = Faramir
    .gender = mp
    .gen = Faramira
    .dat = Faramirowi
    .acc = Faramira
    .loc = Faramirze
    .ins = Faramirem
    .effect = Po zagraniu lub przesunięciu na ścieżkę: jeśli to ścieżka poziomu 7, możesz aktywować inną ścieżkę tego samego poziomu.
cardgame-halbarad = Halbarad
    .gender = mp
    .gen = Halbarada
    .dat = Halbaradowi
    .acc = Halbarada
    .loc = Halbaradzie
    .ins = Halbaradem
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Weź na rękę Obieżyświata lub Aragorna z talii dobierania.
cardgame-prince_imrahil = Książę Imrahil
    .gender = mp
    .gen = księcia Imrahila
    .dat = księciu Imrahilowi
    .acc = księcia Imrahila
    .loc = księciu Imrahilu
    .ins = księciem Imrahilem
    .effect = Po zagraniu: możesz zrzucić 1 kartę z ręki, aby wziąć na rękę Rycerzy z Dol Amroth z talii dobierania. Ta karta nie wlicza się do kosztu zagrania Imrahila.
cardgame-strider = Obieżyświat
    .gender = mp
    .gen = Obieżyświata
    .dat = Obieżyświatowi
    .acc = Obieżyświata
    .loc = Obieżyświacie
    .ins = Obieżyświatem
    .effect = Akcja, na ścieżce: aktywuj ścieżkę następnego poziomu (wybierasz, którą). Gdy zostaje zagrany Aragorn, ta karta zostaje wyeliminowana, gdziekolwiek jest.
cardgame-anduril = Andúril
    .gender = m
    .gen = Andúrila
    .dat = Andúrilowi
    .acc = Andúril
    .loc = Andúrilu
    .ins = Andúrilem
    .effect = Akcja, dzierżyciel w rezerwie: aktywuj lub ponownie aktywuj dowolne jedno pole bitwy Dúnedainów; potem musisz przesunąć tam dzierżyciela, nawet jeśli był zagrany w tej rundzie.
cardgame-blade_of_westernesse = Ostrze z Westernesse
    .gender = n
    .gen = Ostrza z Westernesse
    .dat = Ostrzu z Westernesse
    .acc = Ostrze z Westernesse
    .loc = Ostrzu z Westernesse
    .ins = Ostrzem z Westernesse
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-paths_of_the_dead = Ścieżka Umarłych
    .gender = f
    .gen = Ścieżki Umarłych
    .dat = Ścieżce Umarłych
    .acc = Ścieżkę Umarłych
    .loc = Ścieżce Umarłych
    .ins = Ścieżką Umarłych
    .effect = Poświęć 2 karty, potem dobierz 4 karty (5, jeśli w grze jest Obieżyświat lub Aragorn).
cardgame-the_red_arrow = Czerwona Strzała
    .gender = f
    .gen = Czerwonej Strzały
    .dat = Czerwonej Strzale
    .acc = Czerwoną Strzałę
    .loc = Czerwonej Strzale
    .ins = Czerwoną Strzałą
    .effect = Do końca rundy armie i postacie Rohanu można zagrywać (i przesuwać) na pola bitew Dúnedainów.
cardgame-the_three_hunters = Trzej łowcy
    .gender = mp
    .number = many
    .gen = Trzech łowców
    .dat = Trzem łowcom
    .acc = Trzech łowców
    .loc = Trzech łowcach
    .ins = Trzema łowcami
    .effect = Do końca rundy Obieżyświata, Aragorna, Gimliego i Legolasa można zagrywać lub przesuwać na każde aktywne pole bitwy, gdzie może ich wspierać każda armia Wolnych Ludów.
cardgame-high_elves = Elfy Wysokiego Rodu
    .gender = ma
    .number = many
    .gen = Elfów Wysokiego Rodu
    .dat = Elfom Wysokiego Rodu
    .acc = Elfy Wysokiego Rodu
    .loc = Elfach Wysokiego Rodu
    .ins = Elfami Wysokiego Rodu
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-high_elves_2 = { cardgame-high_elves }
    .gender = { cardgame-high_elves.gender }
    .number = { cardgame-high_elves.number }
    .gen = { cardgame-high_elves.gen }
    .dat = { cardgame-high_elves.dat }
    .acc = { cardgame-high_elves.acc }
    .loc = { cardgame-high_elves.loc }
    .ins = { cardgame-high_elves.ins }
    .effect = { cardgame-high_elves.effect }
cardgame-arwen = Arwena
    .gender = f
    .gen = Arweny
    .dat = Arwenie
    .acc = Arwenę
    .loc = Arwenie
    .ins = Arweną
    .effect = Po zagraniu: dobierz 1 kartę. W rezerwie: Obieżyświat lub Aragorn ma na ścieżce lub polu bitwy 1 symbol obrony więcej.
cardgame-elrond = Elrond
    .gender = mp
    .gen = Elronda
    .dat = Elrondowi
    .acc = Elronda
    .loc = Elrondzie
    .ins = Elrondem
    .effect = Po zagraniu: dobierz 1 kartę. W rezerwie: twój limit pozostałości jest o 1 wyższy.
cardgame-galadriel = Galadriela
    .gender = f
    .gen = Galadrieli
    .dat = Galadrieli
    .acc = Galadrielę
    .loc = Galadrieli
    .ins = Galadrielą
    .effect = Po zagraniu: dobierz 1 kartę. W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej, potem zrzuć 1 kartę z ręki.
cardgame-legolas = Legolas
    .gender = mp
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .loc = Legolasie
    .ins = Legolasem
    .effect = Po zagraniu: możesz wziąć na rękę Łuk Galadhrimów z talii dobierania.
cardgame-bow_of_the_galadhrim = Łuk Galadhrimów
    .gender = m
    .gen = Łuku Galadhrimów
    .dat = Łukowi Galadhrimów
    .acc = Łuk Galadhrimów
    .loc = Łuku Galadhrimów
    .ins = Łukiem Galadhrimów
    .effect = Dzierżyciel nie może dzierżyć innej Broni.
cardgame-elven_cloak = Płaszcz elfów
    .gender = m
    .gen = Płaszcza elfów
    .dat = Płaszczowi elfów
    .acc = Płaszcz elfów
    .loc = Płaszczu elfów
    .ins = Płaszczem elfów
    .effect = Jeśli dzierżyciel ma zostać wyeliminowany w walce na ścieżce, zamiast tego zrzuć go razem ze wszystkimi jego przedmiotami.
cardgame-lembas = Lembas
    .gender = m
    .effect = Gracz Hobbitów może wykorzystać akcję i wyeliminować tę kartę, aby usunąć 1 punkt zepsucia za każdą postać Hobbitów na ścieżce.
cardgame-mirror_of_galadriel = Zwierciadło Galadrieli
    .gender = n
    .gen = Zwierciadła Galadrieli
    .dat = Zwierciadłu Galadrieli
    .acc = Zwierciadło Galadrieli
    .loc = Zwierciadle Galadrieli
    .ins = Zwierciadłem Galadrieli
    .effect = Zawsze możesz obejrzeć wierzchnią kartę swojej talii dobierania.
cardgame-nenya = Nenya, Pierścień Diamentowy
    .gender = f
    .gen = Nenyi, Pierścienia Diamentowego
    .dat = Nenyi, Pierścieniowi Diamentowemu
    .acc = Nenyę, Pierścień Diamentowy
    .loc = Nenyi, Pierścieniu Diamentowym
    .ins = Nenyą, Pierścieniem Diamentowym
    .effect = Akcja, dzierżyciel w rezerwie: zrzuć tę kartę. Dołóż 1 żeton obrony na aktywną ścieżkę lub na jedno aktywne pole bitwy.
cardgame-phial_of_galadriel = Flakonik Galadrieli
    .gender = m
    .gen = Flakonika Galadrieli
    .dat = Flakonikowi Galadrieli
    .acc = Flakonik Galadrieli
    .loc = Flakoniku Galadrieli
    .ins = Flakonikiem Galadrieli
    .effect = Na ścieżce: sama ścieżka (nie dzierżyciel) ma 2 symbole obrony więcej.
cardgame-vilya = Vilya, Pierścień Powietrza
    .gender = f
    .gen = Vilyi, Pierścienia Powietrza
    .dat = Vilyi, Pierścieniowi Powietrza
    .acc = Vilyę, Pierścień Powietrza
    .loc = Vilyi, Pierścieniu Powietrza
    .ins = Vilyą, Pierścieniem Powietrza
    .effect = Akcja, dzierżyciel w rezerwie: zrzuć tę kartę. Każdy gracz Wolnych Ludów dobiera 1 kartę.
cardgame-gimli = Gimli
    .gender = mp
    .gen = Gimliego
    .dat = Gimliemu
    .acc = Gimliego
    .loc = Gimlim
    .ins = Gimlim
    .effect = Po zagraniu: możesz wziąć na rękę Krasnoludzki topór ze stosu kart zrzuconych.
cardgame-dwarven_axe = Krasnoludzki topór
    .gender = m
    .gen = Krasnoludzkiego topora
    .dat = Krasnoludzkiemu toporowi
    .acc = Krasnoludzki topór
    .loc = Krasnoludzkim toporze
    .ins = Krasnoludzkim toporem
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-bilbo_baggins = Bilbo Baggins
    .gender = mp
    .gen = Bilba Bagginsa
    .dat = Bilbowi Bagginsowi
    .acc = Bilba Bagginsa
    .loc = Bilbie Bagginsie
    .ins = Bilbem Bagginsem
    .effect = Jeśli ma zostać wyeliminowany z jakiegokolwiek powodu, także przez poświęcenie, zamiast tego zrzuć go razem z dzierżonymi przedmiotami. Akcja, w rezerwie: zrzuć tę kartę. Dobierz 2 karty.
cardgame-fatty_bolger = Grubas Bolger
    .gender = mp
    .gen = Grubasa Bolgera
    .dat = Grubasowi Bolgerowi
    .acc = Grubasa Bolgera
    .loc = Grubasie Bolgerze
    .ins = Grubasem Bolgerem
    .effect = Jeśli poświęcasz go z rezerwy, zamiast tego zrzuć go razem z dzierżonymi przedmiotami. Akcja, w rezerwie: wyeliminuj tę kartę. Dobierz 3 karty.
cardgame-frodo_baggins = Frodo Baggins
    .gender = mp
    .gen = Froda Bagginsa
    .dat = Frodowi Bagginsowi
    .acc = Froda Bagginsa
    .loc = Frodzie Bagginsie
    .ins = Frodem Bagginsem
    .effect = Jeśli ma zostać wyeliminowany z jakiegokolwiek powodu, także przez poświęcenie, zamiast tego zrzuć tę kartę. Dzierżone przez niego przedmioty SĄ eliminowane.
cardgame-merry_brandybuck = Merry Brandybuck
    .gender = mp
    .gen = Merry’ego Brandybucka
    .dat = Merry’emu Brandybuckowi
    .acc = Merry’ego Brandybucka
    .loc = Merrym Brandybucku
    .ins = Merrym Brandybuckiem
    .effect = Można go zagrać lub przesunąć na pole bitwy Rohanu i może go wspierać armia Rohanu (wsparcie nie jest warunkiem wejścia tam). Jeśli ma zostać wyeliminowany w walce na ścieżce, zamiast tego zrzuć go razem ze wszystkimi jego przedmiotami.
cardgame-pippin_took = Pippin Tuk
    .gender = mp
    .gen = Pippina Tuka
    .dat = Pippinowi Tukowi
    .acc = Pippina Tuka
    .loc = Pippinie Tuku
    .ins = Pippinem Tukiem
    .effect = Można go zagrać lub przesunąć na pole bitwy Dúnedainów i może go wspierać armia Dúnedainów (wsparcie nie jest warunkiem wejścia tam). Jeśli ma zostać wyeliminowany w walce na ścieżce, zamiast tego zrzuć go razem ze wszystkimi jego przedmiotami.
cardgame-sam_gamgee = Sam Gamgee
    .gender = mp
    .gen = Sama Gamgee
    .dat = Samowi Gamgee
    .acc = Sama Gamgee
    .loc = Samie Gamgee
    .ins = Samem Gamgee
    .effect = Akcja, w rezerwie: zrzuć tę kartę razem z jej przedmiotami. Dołóż 1 żeton obrony na aktywną ścieżkę.
cardgame-herbs_and_stewed_rabbit = Zioła i potrawka z królika
    .gender = n
    .number = many
    .gen = Ziół i potrawki z królika
    .dat = Ziołom i potrawce z królika
    .acc = Zioła i potrawkę z królika
    .loc = Ziołach i potrawce z królika
    .ins = Ziołami i potrawką z królika
    .effect = Akcja, w grze: wyeliminuj tę kartę. Weź na rękę 1 postać Hobbitów ze stosu kart zrzuconych i dobierz 1 kartę.
cardgame-mithril_coat = Kolczuga z mithrilu
    .gender = f
    .gen = Kolczugi z mithrilu
    .dat = Kolczudze z mithrilu
    .acc = Kolczugę z mithrilu
    .loc = Kolczudze z mithrilu
    .ins = Kolczugą z mithrilu
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-sting = Żądło
    .gender = n
    .gen = Żądła
    .dat = Żądłu
    .acc = Żądło
    .loc = Żądle
    .ins = Żądłem
    .effect = Na ścieżce, na której jest też postać Potworów: ścieżka ma 1 symbol obrony więcej.
cardgame-there_is_another_way = Jest inna droga
    .gender = f
    .gen = „Jest inna droga”
    .dat = „Jest inna droga”
    .acc = „Jest inna droga”
    .loc = „Jest inna droga”
    .ins = „Jest inna droga”
    .effect = Aktywuj inną ścieżkę (do wyboru) tego samego poziomu co aktywna; dołóż 1 żeton obrony na nową ścieżkę.
cardgame-riders_of_rohan = Jeźdźcy Rohanu
    .gender = mp
    .number = many
    .gen = Jeźdźców Rohanu
    .dat = Jeźdźcom Rohanu
    .acc = Jeźdźców Rohanu
    .loc = Jeźdźcach Rohanu
    .ins = Jeźdźcami Rohanu
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-riders_of_rohan_2 = { cardgame-riders_of_rohan }
    .gender = { cardgame-riders_of_rohan.gender }
    .number = { cardgame-riders_of_rohan.number }
    .gen = { cardgame-riders_of_rohan.gen }
    .dat = { cardgame-riders_of_rohan.dat }
    .acc = { cardgame-riders_of_rohan.acc }
    .loc = { cardgame-riders_of_rohan.loc }
    .ins = { cardgame-riders_of_rohan.ins }
    .effect = { cardgame-riders_of_rohan.effect }
cardgame-village_militia = Wiejska straż
    .gender = f
    .gen = Wiejskiej straży
    .dat = Wiejskiej straży
    .acc = Wiejską straż
    .loc = Wiejskiej straży
    .ins = Wiejską strażą
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-eomer = Éomer
    .gender = mp
    .gen = Éomera
    .dat = Éomerowi
    .acc = Éomera
    .loc = Éomerze
    .ins = Éomerem
    .effect = Po zagraniu: dobierz 5 kart; zagraj spośród nich maksymalnie 1 armię Rohanu; wszystkie pozostałe zrzuć.
cardgame-eowyn = Éowyn
    .gender = f
    .effect = Po zagraniu na pole bitwy: możesz wyeliminować 1 postać Nazgûla w grze. Po zagraniu do rezerwy: możesz wziąć na rękę Merry’ego lub Pippina ze stosu kart zrzuconych.
cardgame-ghan_buri_ghan = { "Ghân-buri-Ghân" }
    .gender = mp
    .gen = Ghân-buri-Ghâna
    .dat = Ghân-buri-Ghânowi
    .acc = Ghân-buri-Ghâna
    .loc = Ghân-buri-Ghânie
    .ins = Ghân-buri-Ghânem
    .effect = W rezerwie: armie i postacie Rohanu można zagrywać lub przesuwać na pole bitwy Minas Tirith.
cardgame-theoden = Théoden
    .gender = mp
    .gen = Théodena
    .dat = Théodenowi
    .acc = Théodena
    .loc = Théodenie
    .ins = Théodenem
    .effect = Ma 1 symbol ataku i 1 symbol obrony, jeśli w grze jest Gandalf (Szary lub Biały). Po zagraniu: dobierz 5 kart; zagraj spośród nich maksymalnie 1 kartę Rohanu; wszystkie pozostałe zrzuć.
cardgame-shadowfax = Cienistogrzywy
    .gender = ma
    .gen = Cienistogrzywego
    .dat = Cienistogrzywemu
    .acc = Cienistogrzywego
    .loc = Cienistogrzywym
    .ins = Cienistogrzywym
    .effect = Akcja, dzierżyciel w rezerwie: aktywuj lub ponownie aktywuj dowolne pole bitwy; potem musisz przesunąć tam dzierżyciela.
cardgame-death_ride_to_ruin = Śmierć! Naprzód, ku zagładzie
    .gender = f
    .gen = „Śmierć! Naprzód, ku zagładzie”
    .dat = „Śmierć! Naprzód, ku zagładzie”
    .acc = „Śmierć! Naprzód, ku zagładzie”
    .loc = „Śmierć! Naprzód, ku zagładzie”
    .ins = „Śmierć! Naprzód, ku zagładzie”
    .effect = Wyeliminuj dowolną liczbę kart Rohanu ze swojej rezerwy; gracz Mordoru musi wtedy wyeliminować tyle samo wybranych przez siebie kart Mordoru z aktywnych pól bitew (ile się da).
cardgame-gandalf_the_grey = Gandalf Szary
    .gender = mp
    .gen = Gandalfa Szarego
    .dat = Gandalfowi Szaremu
    .acc = Gandalfa Szarego
    .loc = Gandalfie Szarym
    .ins = Gandalfem Szarym
    .effect = Akcja, na ścieżce: aktywuj ścieżkę następnego poziomu (wybierasz, którą). Gdy zostaje zagrany Gandalf Biały, ta karta zostaje wyeliminowana, gdziekolwiek jest.
cardgame-gandalf_the_white = Gandalf Biały
    .gender = mp
    .gen = Gandalfa Białego
    .dat = Gandalfowi Białemu
    .acc = Gandalfa Białego
    .loc = Gandalfie Białym
    .ins = Gandalfem Białym
    .effect = Po zagraniu: usuń z gry Gandalfa Szarego, gdziekolwiek jest ta karta. W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu talii dobierania, zamiast tego ją zrzuć.
cardgame-gwaihir = Gwaihir, Władca Wichrów
    .gender = mp
    .gen = Gwaihira, Władcy Wichrów
    .dat = Gwaihirowi, Władcy Wichrów
    .acc = Gwaihira, Władcę Wichrów
    .loc = Gwaihirze, Władcy Wichrów
    .ins = Gwaihirem, Władcą Wichrów
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Weź na rękę Gandalfa ze stosu kart zrzuconych.
cardgame-quickbeam = Żwawiec
    .gender = mp
    .gen = Żwawca
    .dat = Żwawcowi
    .acc = Żwawca
    .loc = Żwawcu
    .ins = Żwawcem
    .effect = Ma 1 symbol ataku i 1 symbol obrony za każde 2 armie lub postacie Isengardu (zaokrąglając w dół) na tym samym polu bitwy.
cardgame-smeagol = Sméagol
    .gender = mp
    .gen = Sméagola
    .dat = Sméagolowi
    .acc = Sméagola
    .loc = Sméagolu
    .ins = Sméagolem
    .effect = Akcja, na ścieżce: aktywuj ścieżkę następnego poziomu i dodaj 1 punkt zepsucia. Jeśli ma zostać wyeliminowany w walce na ścieżce, zamiast tego go zrzuć.
cardgame-treebeard = Drzewiec
    .gender = mp
    .gen = Drzewca
    .dat = Drzewcowi
    .acc = Drzewca
    .loc = Drzewcu
    .ins = Drzewcem
    .effect = Na polu bitwy Orthank: 1 symbol ataku więcej. Po zagraniu lub przesunięciu na pole bitwy gracz Isengardu musi wyeliminować 1 armię Isengardu w grze (sam wybiera).
cardgame-gandalfs_staff = Laska Gandalfa
    .gender = f
    .gen = Laski Gandalfa
    .dat = Lasce Gandalfa
    .acc = Laskę Gandalfa
    .loc = Lasce Gandalfa
    .ins = Laską Gandalfa
    .effect = Twój limit pozostałości jest o 1 wyższy.
cardgame-glamdring = Glamdring
    .gender = m
    .gen = Glamdringu
    .dat = Glamdringowi
    .acc = Glamdring
    .loc = Glamdringu
    .ins = Glamdringiem
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-narya = Narya, Pierścień Ognia
    .gender = f
    .gen = Naryi, Pierścienia Ognia
    .dat = Naryi, Pierścieniowi Ognia
    .acc = Naryę, Pierścień Ognia
    .loc = Naryi, Pierścieniu Ognia
    .ins = Naryą, Pierścieniem Ognia
    .effect = Akcja, dzierżyciel w rezerwie: zrzuć tę kartę. Każdy gracz Cienia musi zrzucić 1 kartę z ręki.
cardgame-ent_draught = Napój entów
    .gender = m
    .gen = Napoju entów
    .dat = Napojowi entów
    .acc = Napój entów
    .loc = Napoju entów
    .ins = Napojem entów
    .effect = Akcja, w grze: wyeliminuj tę kartę. Weź na rękę 2 postacie Hobbitów ze stosu kart zrzuconych.
cardgame-devilry_of_saruman = Diabelskie sztuki Sarumana
    .gender = f
    .number = many
    .gen = Diabelskich sztuk Sarumana
    .dat = Diabelskim sztukom Sarumana
    .acc = Diabelskie sztuki Sarumana
    .loc = Diabelskich sztukach Sarumana
    .ins = Diabelskimi sztukami Sarumana
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-fighting_uruk_hai = Bojowi Uruk-hai
    .gender = mp
    .number = many
    .gen = Bojowych Uruk-hai
    .dat = Bojowym Uruk-hai
    .acc = Bojowych Uruk-hai
    .loc = Bojowych Uruk-hai
    .ins = Bojowymi Uruk-hai
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-white_hand_orcs = Orki Białej Ręki
    .gender = ma
    .number = many
    .gen = Orków Białej Ręki
    .dat = Orkom Białej Ręki
    .acc = Orki Białej Ręki
    .loc = Orkach Białej Ręki
    .ins = Orkami Białej Ręki
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-white_hand_orcs_2 = { cardgame-white_hand_orcs }
    .gender = { cardgame-white_hand_orcs.gender }
    .number = { cardgame-white_hand_orcs.number }
    .gen = { cardgame-white_hand_orcs.gen }
    .dat = { cardgame-white_hand_orcs.dat }
    .acc = { cardgame-white_hand_orcs.acc }
    .loc = { cardgame-white_hand_orcs.loc }
    .ins = { cardgame-white_hand_orcs.ins }
    .effect = { cardgame-white_hand_orcs.effect }
cardgame-wolf_riders = Jeźdźcy wilków
    .gender = mp
    .number = many
    .gen = Jeźdźców wilków
    .dat = Jeźdźcom wilków
    .acc = Jeźdźców wilków
    .loc = Jeźdźcach wilków
    .ins = Jeźdźcami wilków
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-grima_wormtongue = Gríma Smoczy Język
    .gender = mp
    .gen = Grímy Smoczego Języka
    .dat = Grímie Smoczemu Językowi
    .acc = Grímę Smoczego Języka
    .loc = Grímie Smoczym Języku
    .ins = Grímą Smoczym Językiem
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Weź na rękę Sarumana z talii dobierania albo wyeliminuj 1 postać Rohanu w grze.
cardgame-saruman = Saruman
    .gender = mp
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .loc = Sarumanie
    .ins = Sarumanem
    .effect = W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu talii dobierania, zamiast tego ją zrzuć.
cardgame-ugluk = Uglúk
    .gender = mp
    .gen = Uglúka
    .dat = Uglúkowi
    .acc = Uglúka
    .loc = Uglúku
    .ins = Uglúkiem
    .effect = Akcja, na ścieżce: aktywuj inną ścieżkę tego samego poziomu (do wyboru).
cardgame-palantir_of_orthanc = Palantír z Orthanku
    .gender = m
    .gen = Palantíru z Orthanku
    .dat = Palantírowi z Orthanku
    .acc = Palantír z Orthanku
    .loc = Palantírze z Orthanku
    .ins = Palantírem z Orthanku
    .effect = Akcja, dzierżyciel w rezerwie, raz na rundę: obejrzyj 3 wierzchnie karty swojej talii dobierania; 1 wyeliminuj, 1 zrzuć, a 1 weź na rękę.
cardgame-sarumans_staff = Laska Sarumana
    .gender = f
    .gen = Laski Sarumana
    .dat = Lasce Sarumana
    .acc = Laskę Sarumana
    .loc = Lasce Sarumana
    .ins = Laską Sarumana
    .effect = Twój limit pozostałości jest o 1 wyższy.
cardgame-woven_of_all_colours = Szata wszystkich barw
    .gender = f
    .gen = Szaty wszystkich barw
    .dat = Szacie wszystkich barw
    .acc = Szatę wszystkich barw
    .loc = Szacie wszystkich barw
    .ins = Szatą wszystkich barw
    .effect = Jeśli dzierżyciel ma zostać wyeliminowany w walce, zamiast tego zrzuć go razem ze wszystkimi jego przedmiotami.
cardgame-threats_and_promises = Groźby i obietnice
    .gender = f
    .number = many
    .gen = Gróźb i obietnic
    .dat = Groźbom i obietnicom
    .acc = Groźby i obietnice
    .loc = Groźbach i obietnicach
    .ins = Groźbami i obietnicami
    .effect = Tylko jeśli Saruman jest w rezerwie: aktywuj lub ponownie aktywuj dowolne pole bitwy Isengardu; potem możesz przesunąć tam Sarumana, nawet jeśli był zagrany w tej rundzie.
cardgame-goblins_of_the_misty_mountains = Gobliny z Gór Mglistych
    .gender = ma
    .number = many
    .gen = Goblinów z Gór Mglistych
    .dat = Goblinom z Gór Mglistych
    .acc = Gobliny z Gór Mglistych
    .loc = Goblinach z Gór Mglistych
    .ins = Goblinami z Gór Mglistych
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-goblins_of_the_misty_mountains_2 = { cardgame-goblins_of_the_misty_mountains }
    .gender = { cardgame-goblins_of_the_misty_mountains.gender }
    .number = { cardgame-goblins_of_the_misty_mountains.number }
    .gen = { cardgame-goblins_of_the_misty_mountains.gen }
    .dat = { cardgame-goblins_of_the_misty_mountains.dat }
    .acc = { cardgame-goblins_of_the_misty_mountains.acc }
    .loc = { cardgame-goblins_of_the_misty_mountains.loc }
    .ins = { cardgame-goblins_of_the_misty_mountains.ins }
    .effect = { cardgame-goblins_of_the_misty_mountains.effect }
cardgame-balrog_of_moria = Balrog z Morii
    .gender = mp
    .gen = Balroga z Morii
    .dat = Balrogowi z Morii
    .acc = Balroga z Morii
    .loc = Balrogu z Morii
    .ins = Balrogiem z Morii
    .effect = Na ścieżce Khazad-dûm: 1 symbol ścieżki więcej. Po zagraniu lub przesunięciu na ścieżkę lub pole bitwy każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-barrow_wights = Upiory Kurhanów
    .gender = ma
    .number = many
    .gen = Upiorów Kurhanów
    .dat = Upiorom Kurhanów
    .acc = Upiory Kurhanów
    .loc = Upiorach Kurhanów
    .ins = Upiorami Kurhanów
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-candles_of_corpses = Świece umarłych
    .gender = f
    .number = many
    .gen = Świec umarłych
    .dat = Świecom umarłych
    .acc = Świece umarłych
    .loc = Świecach umarłych
    .ins = Świecami umarłych
    .effect = Na ścieżce Martwe Bagna: 1 symbol ścieżki więcej. Akcja, w rezerwie: wyeliminuj tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-caradhras_the_cruel = Okrutny Caradhras
    .gender = m
    .gen = Okrutnego Caradhrasu
    .dat = Okrutnemu Caradhrasowi
    .acc = Okrutny Caradhras
    .loc = Okrutnym Caradhrasie
    .ins = Okrutnym Caradhrasem
    .effect = Po zagraniu na ścieżkę Caradhras: aktywuj inną ścieżkę tego samego poziomu. Akcja, w rezerwie: wyeliminuj tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-cave_troll = Troll jaskiniowy
    .gender = ma
    .gen = Trolla jaskiniowego
    .dat = Trollowi jaskiniowemu
    .acc = Trolla jaskiniowego
    .loc = Trollu jaskiniowym
    .ins = Trollem jaskiniowym
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-flocks_of_crebain = Stada crebainów
    .gender = n
    .number = many
    .gen = Stad crebainów
    .dat = Stadom crebainów
    .acc = Stada crebainów
    .loc = Stadach crebainów
    .ins = Stadami crebainów
    .effect = Akcja, na ścieżce: aktywuj inną ścieżkę tego samego poziomu (do wyboru).
cardgame-gollum = Gollum
    .gender = mp
    .gen = Golluma
    .dat = Gollumowi
    .acc = Golluma
    .loc = Gollumie
    .ins = Gollumem
    .effect = Akcja, na ścieżce: aktywuj inną ścieżkę tego samego poziomu (do wyboru). Jeśli ma zostać wyeliminowany w walce na ścieżce, zamiast tego go zrzuć.
cardgame-hill_troll = Troll górski
    .gender = ma
    .gen = Trolla górskiego
    .dat = Trollowi górskiemu
    .acc = Trolla górskiego
    .loc = Trollu górskim
    .ins = Trollem górskim
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-shelob = Szeloba
    .gender = f
    .gen = Szeloby
    .dat = Szelobie
    .acc = Szelobę
    .loc = Szelobie
    .ins = Szelobą
    .effect = Na ścieżce Jaskinia Szeloby: 1 symbol ścieżki więcej. Po zagraniu lub przesunięciu na ścieżkę lub pole bitwy każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-the_black_fleet = Czarna Flota
    .gender = f
    .gen = Czarnej Floty
    .dat = Czarnej Flocie
    .acc = Czarną Flotę
    .loc = Czarnej Flocie
    .ins = Czarną Flotą
    .effect = Na polu bitwy Pelargir: 1 symbol ataku więcej. Akcja, w rezerwie: wyeliminuj tę kartę. Aktywuj Pelargir, tylko jeśli wciąż jest w talii pól bitew Wolnych Ludów.
cardgame-coastal_raiders = Łupieżcy z wybrzeża
    .gender = mp
    .number = many
    .gen = Łupieżców z wybrzeża
    .dat = Łupieżcom z wybrzeża
    .acc = Łupieżców z wybrzeża
    .loc = Łupieżcach z wybrzeża
    .ins = Łupieżcami z wybrzeża
    .effect = Na polu bitwy Dol Amroth: 1 symbol ataku więcej. Akcja, w rezerwie: wyeliminuj tę kartę. Aktywuj Dol Amroth, tylko jeśli wciąż jest w talii pól bitew Wolnych Ludów.
cardgame-corsairs_of_umbar = Korsarze z Umbaru
    .gender = mp
    .number = many
    .gen = Korsarzy z Umbaru
    .dat = Korsarzom z Umbaru
    .acc = Korsarzy z Umbaru
    .loc = Korsarzach z Umbaru
    .ins = Korsarzami z Umbaru
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Aktywuj Umbar, tylko jeśli wciąż jest w talii pól bitew Cienia.
cardgame-haradrim_cavalry = Jazda Haradrimów
    .gender = f
    .gen = Jazdy Haradrimów
    .dat = Jeździe Haradrimów
    .acc = Jazdę Haradrimów
    .loc = Jeździe Haradrimów
    .ins = Jazdą Haradrimów
    .effect = Na polu bitwy Minas Tirith: 1 symbol ataku więcej. Akcja, w rezerwie: wyeliminuj tę kartę. Aktywuj Minas Tirith, tylko jeśli wciąż jest w talii pól bitew Wolnych Ludów.
cardgame-haradrim_mumakil = Mûmakile Haradrimów
    .gender = ma
    .number = many
    .gen = Mûmakili Haradrimów
    .dat = Mûmakilom Haradrimów
    .acc = Mûmakile Haradrimów
    .loc = Mûmakilach Haradrimów
    .ins = Mûmakilami Haradrimów
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-haradrim_regulars = Wojska Haradrimów
    .gender = n
    .number = many
    .gen = Wojsk Haradrimów
    .dat = Wojskom Haradrimów
    .acc = Wojska Haradrimów
    .loc = Wojskach Haradrimów
    .ins = Wojskami Haradrimów
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Aktywuj Harad, tylko jeśli wciąż jest w talii pól bitew Cienia.
cardgame-the_black_serpent = Czarny Wąż
    .gender = mp
    .gen = Czarnego Węża
    .dat = Czarnemu Wężowi
    .acc = Czarnego Węża
    .loc = Czarnym Wężu
    .ins = Czarnym Wężem
    .effect = Akcja, w rezerwie: wyeliminuj tę kartę. Ponownie aktywuj dowolne pole bitwy Południowców (z obszaru punktacji).
cardgame-black_uruks = Czarni Urukowie
    .gender = mp
    .number = many
    .gen = Czarnych Uruków
    .dat = Czarnym Urukom
    .acc = Czarnych Uruków
    .loc = Czarnych Urukach
    .ins = Czarnymi Urukami
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-grond = Grond, Młot Podziemi
    .gender = m
    .gen = Gronda, Młota Podziemi
    .dat = Grondowi, Młotowi Podziemi
    .acc = Grond, Młot Podziemi
    .loc = Grondzie, Młocie Podziemi
    .ins = Grondem, Młotem Podziemi
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-mordor_orcs = Orki z Mordoru
    .gender = ma
    .number = many
    .gen = Orków z Mordoru
    .dat = Orkom z Mordoru
    .acc = Orki z Mordoru
    .loc = Orkach z Mordoru
    .ins = Orkami z Mordoru
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-mordor_orcs_2 = { cardgame-mordor_orcs }
    .gender = { cardgame-mordor_orcs.gender }
    .number = { cardgame-mordor_orcs.number }
    .gen = { cardgame-mordor_orcs.gen }
    .dat = { cardgame-mordor_orcs.dat }
    .acc = { cardgame-mordor_orcs.acc }
    .loc = { cardgame-mordor_orcs.loc }
    .ins = { cardgame-mordor_orcs.ins }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_3 = { cardgame-mordor_orcs }
    .gender = { cardgame-mordor_orcs.gender }
    .number = { cardgame-mordor_orcs.number }
    .gen = { cardgame-mordor_orcs.gen }
    .dat = { cardgame-mordor_orcs.dat }
    .acc = { cardgame-mordor_orcs.acc }
    .loc = { cardgame-mordor_orcs.loc }
    .ins = { cardgame-mordor_orcs.ins }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_4 = { cardgame-mordor_orcs }
    .gender = { cardgame-mordor_orcs.gender }
    .number = { cardgame-mordor_orcs.number }
    .gen = { cardgame-mordor_orcs.gen }
    .dat = { cardgame-mordor_orcs.dat }
    .acc = { cardgame-mordor_orcs.acc }
    .loc = { cardgame-mordor_orcs.loc }
    .ins = { cardgame-mordor_orcs.ins }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_5 = { cardgame-mordor_orcs }
    .gender = { cardgame-mordor_orcs.gender }
    .number = { cardgame-mordor_orcs.number }
    .gen = { cardgame-mordor_orcs.gen }
    .dat = { cardgame-mordor_orcs.dat }
    .acc = { cardgame-mordor_orcs.acc }
    .loc = { cardgame-mordor_orcs.loc }
    .ins = { cardgame-mordor_orcs.ins }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-olog_hai = Olog-hai
    .gender = mp
    .number = many
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-trolls_of_udun = Trolle z Udûn
    .gender = ma
    .number = many
    .gen = Trolli z Udûn
    .dat = Trollom z Udûn
    .acc = Trolle z Udûn
    .loc = Trollach z Udûn
    .ins = Trollami z Udûn
    .effect = Bez tekstu: liczą się tylko symbole.
cardgame-gorbag_and_shagrat = Gorbag i Szagrat
    .gender = mp
    .number = many
    .gen = Gorbaga i Szagrata
    .dat = Gorbagowi i Szagratowi
    .acc = Gorbaga i Szagrata
    .loc = Gorbagu i Szagracie
    .ins = Gorbagiem i Szagratem
    .effect = Po zagraniu lub przesunięciu na ścieżkę: możesz zrzucić 1 kartę z ręki, aby dodać tej karcie 1 symbol ataku na ścieżce (2, jeśli aktywną ścieżką jest Cirith Ungol).
cardgame-grishnakh = Grisznákh
    .gender = mp
    .gen = Grisznákha
    .dat = Grisznákhowi
    .acc = Grisznákha
    .loc = Grisznákhu
    .ins = Grisznákhem
    .effect = Akcja, na ścieżce: wyeliminuj tę kartę. Dodaj 1 punkt zepsucia.
cardgame-mouth_of_sauron = Usta Saurona
    .gender = mp
    .gen = Ust Saurona
    .dat = Ustom Saurona
    .acc = Usta Saurona
    .loc = Ustach Saurona
    .ins = Ustami Saurona
    .effect = Nie można zagrać ani przesunąć tej karty na ścieżkę, dopóki aktywne jest pole bitwy Cienia. W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej.
cardgame-the_beguiler = Zwodziciel
    .gender = mp
    .gen = Zwodziciela
    .dat = Zwodzicielowi
    .acc = Zwodziciela
    .loc = Zwodzicielu
    .ins = Zwodzicielem
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Każdy gracz Wolnych Ludów musi zrzucić 1 kartę z ręki.
cardgame-the_black_easterling = Czarny Easterling
    .gender = mp
    .gen = Czarnego Easterlinga
    .dat = Czarnemu Easterlingowi
    .acc = Czarnego Easterlinga
    .loc = Czarnym Easterlingu
    .ins = Czarnym Easterlingiem
    .effect = Po zagraniu: dobierz 1 kartę. Na polu bitwy Dol Guldur: 1 symbol obrony więcej.
cardgame-the_commander = Dowódca
    .gender = mp
    .gen = Dowódcy
    .dat = Dowódcy
    .acc = Dowódcę
    .loc = Dowódcy
    .ins = Dowódcą
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Każdy gracz Cienia dobiera 1 kartę.
cardgame-the_destroyer = Niszczyciel
    .gender = mp
    .gen = Niszczyciela
    .dat = Niszczycielowi
    .acc = Niszczyciela
    .loc = Niszczycielu
    .ins = Niszczycielem
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Dołóż 1 żeton ataku na aktywne pole bitwy.
cardgame-the_hunter = Łowca
    .gender = mp
    .gen = Łowcy
    .dat = Łowcy
    .acc = Łowcę
    .loc = Łowcy
    .ins = Łowcą
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Dołóż 1 żeton ataku na aktywną ścieżkę.
cardgame-the_lidless_eye = Oko bez powieki
    .gender = n
    .gen = Oka bez powieki
    .dat = Oku bez powieki
    .acc = Oko bez powieki
    .loc = Oku bez powieki
    .ins = Okiem bez powieki
    .effect = Nie można zagrać ani przesunąć tej karty na ścieżkę, dopóki aktywne jest pole bitwy Cienia. Po zagraniu: każdy gracz Cienia dobiera 1 kartę. W rezerwie: twój limit pozostałości jest o 1 wyższy.
cardgame-the_messenger = Posłaniec
    .gender = mp
    .gen = Posłańca
    .dat = Posłańcowi
    .acc = Posłańca
    .loc = Posłańcu
    .ins = Posłańcem
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Weź na rękę postać Nazgûla ze stosu kart zrzuconych, ale nie tę kartę.
cardgame-the_reaver = Grabieżca
    .gender = mp
    .gen = Grabieżcy
    .dat = Grabieżcy
    .acc = Grabieżcę
    .loc = Grabieżcy
    .ins = Grabieżcą
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-the_warrior = Wojownik
    .gender = mp
    .gen = Wojownika
    .dat = Wojownikowi
    .acc = Wojownika
    .loc = Wojowniku
    .ins = Wojownikiem
    .effect = Akcja, w rezerwie: zrzuć tę kartę. Dołóż 1 żeton obrony na aktywne pole bitwy.
cardgame-the_witch_king = Czarnoksiężnik z Angmaru
    .gender = mp
    .gen = Czarnoksiężnika z Angmaru
    .dat = Czarnoksiężnikowi z Angmaru
    .acc = Czarnoksiężnika z Angmaru
    .loc = Czarnoksiężniku z Angmaru
    .ins = Czarnoksiężnikiem z Angmaru
    .effect = W rezerwie: w każdej fazie dobierania dobierz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu talii dobierania, zamiast tego ją zrzuć.
cardgame-black_breath = Czarne Tchnienie
    .gender = n
    .gen = Czarnego Tchnienia
    .dat = Czarnemu Tchnieniu
    .acc = Czarne Tchnienie
    .loc = Czarnym Tchnieniu
    .ins = Czarnym Tchnieniem
    .effect = Akcja, dzierżyciel na ścieżce lub polu bitwy: zrzuć dzierżyciela razem z jego przedmiotami. Dodaj 1 punkt zepsucia.
cardgame-black_riders_mount = Wierzchowiec Czarnego Jeźdźca
    .gender = ma
    .gen = Wierzchowca Czarnego Jeźdźca
    .dat = Wierzchowcowi Czarnego Jeźdźca
    .acc = Wierzchowca Czarnego Jeźdźca
    .loc = Wierzchowcu Czarnego Jeźdźca
    .ins = Wierzchowcem Czarnego Jeźdźca
    .effect = Po zagraniu na dzierżyciela w rezerwie możesz od razu przesunąć dzierżyciela na ścieżkę, nawet jeśli był zagrany w tej rundzie.
cardgame-fell_beast = Skrzydlata bestia
    .gender = f
    .gen = Skrzydlatej bestii
    .dat = Skrzydlatej bestii
    .acc = Skrzydlatą bestię
    .loc = Skrzydlatej bestii
    .ins = Skrzydlatą bestią
    .effect = Po zagraniu na dzierżyciela w rezerwie możesz od razu przesunąć dzierżyciela na pole bitwy, na które może wejść, nawet jeśli był zagrany w tej rundzie.
cardgame-morgul_blade = Ostrze z Morgulu
    .gender = n
    .gen = Ostrza z Morgulu
    .dat = Ostrzu z Morgulu
    .acc = Ostrze z Morgulu
    .loc = Ostrzu z Morgulu
    .ins = Ostrzem z Morgulu
    .effect = Akcja, dzierżyciel na ścieżce: wyeliminuj tę kartę. Dodaj 1 punkt zepsucia.
cardgame-nazguls_mantle = Płaszcz Nazgûla
    .gender = m
    .gen = Płaszcza Nazgûla
    .dat = Płaszczowi Nazgûla
    .acc = Płaszcz Nazgûla
    .loc = Płaszczu Nazgûla
    .ins = Płaszczem Nazgûla
    .effect = Jeśli dzierżyciel ma zostać wyeliminowany w walce, zamiast tego zrzuć go razem ze wszystkimi jego przedmiotami.
cardgame-the_black_captain = Czarny Wódz
    .gender = mp
    .gen = Czarnego Wodza
    .dat = Czarnemu Wodzowi
    .acc = Czarnego Wodza
    .loc = Czarnym Wodzu
    .ins = Czarnym Wodzem
    .effect = Tylko jeśli Czarnoksiężnik z Angmaru jest w rezerwie: aktywuj lub ponownie aktywuj dowolne pole bitwy Mordoru; potem możesz przesunąć tam Czarnoksiężnika, nawet jeśli był zagrany w tej rundzie.
cardgame-the_day_without_dawn = Dzień bez świtu
    .gender = m
    .gen = Dnia bez świtu
    .dat = Dniowi bez świtu
    .acc = Dzień bez świtu
    .loc = Dniu bez świtu
    .ins = Dniem bez świtu
    .effect = Dobierz 7 kart; 1 z nich wyeliminuj; z pozostałych zagraj maksymalnie 2 armie; resztę zrzuć.
cardgame-the_ringwraiths_are_abroad = Upiory Pierścienia wyruszyły
    .gender = ma
    .number = many
    .gen = „Upiory Pierścienia wyruszyły”
    .dat = „Upiory Pierścienia wyruszyły”
    .acc = „Upiory Pierścienia wyruszyły”
    .loc = „Upiory Pierścienia wyruszyły”
    .ins = „Upiory Pierścienia wyruszyły”
    .effect = Dobierz 7 kart; 1 z nich wyeliminuj; z pozostałych zagraj maksymalnie 2 postacie Nazgûli; resztę zrzuć.

## Battlegrounds and paths

cardgame-dol_amroth = Dol Amroth
    .gender = n
    .effect = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
cardgame-edoras = Edoras
    .gender = n
    .effect = Aktywuj także Helmowy Jar, jeśli wciąż jest w talii pól bitew Wolnych Ludów; w przeciwnym razie nic się nie dzieje.
cardgame-helms_deep = Helmowy Jar
    .gender = m
    .gen = Helmowego Jaru
    .dat = Helmowemu Jarowi
    .acc = Helmowy Jar
    .loc = Helmowym Jarze
    .ins = Helmowym Jarem
    .effect = Gracz Rohanu dobiera 5 kart, może zagrać z nich 1 armię lub postać na pole bitwy Helmowy Jar i zrzuca resztę.
cardgame-lorien = Lórien
    .gender = n
    .effect = Trzeba także aktywować lub ponownie aktywować pole bitwy Cienia Dol Guldur (bez efektu, jeśli już jest aktywne).
cardgame-minas_tirith = Minas Tirith
    .gender = n
    .effect = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
cardgame-pelargir = Pelargir
    .gender = m
    .gen = Pelargiru
    .dat = Pelargirowi
    .acc = Pelargir
    .loc = Pelargirze
    .ins = Pelargirem
    .effect = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
cardgame-rivendell = Rivendell
    .gender = n
    .effect = Gracz Elfów dobiera 1 kartę, potem zrzuca 1 kartę z ręki.
cardgame-dol_guldur = Dol Guldur
    .gender = n
    .effect = Trzeba także aktywować lub ponownie aktywować pole bitwy Wolnych Ludów Lórien (bez efektu, jeśli już jest aktywne).
cardgame-harad = Harad
    .gender = m
    .gen = Haradu
    .dat = Haradowi
    .acc = Harad
    .loc = Haradzie
    .ins = Haradem
    .effect = Każdy gracz Cienia dobiera 1 kartę.
cardgame-minas_morgul = Minas Morgul
    .gender = n
    .effect = Gracz Mordoru dobiera 5 kart, może zagrać z nich do rezerwy maksymalnie 1 postać Nazgûla i zrzuca resztę.
cardgame-morannon = Morannon
    .gender = m
    .gen = Morannonu
    .dat = Morannonowi
    .acc = Morannon
    .loc = Morannonie
    .ins = Morannonem
    .effect = Gracz Mordoru dobiera 5 kart, może zagrać z nich 1 armię (do rezerwy lub na dowolne aktywne pole bitwy, na które może wejść) i zrzuca resztę.
cardgame-moria = Moria
    .gender = f
    .gen = Morii
    .dat = Morii
    .acc = Morię
    .loc = Morii
    .ins = Morią
    .effect = Gracz Potworów dobiera 2 karty.
cardgame-orthanc = Orthank
    .gender = m
    .gen = Orthanku
    .dat = Orthankowi
    .acc = Orthank
    .loc = Orthanku
    .ins = Orthankiem
    .effect = Gracz Isengardu może wziąć na rękę Sarumana z talii dobierania lub ze stosu kart zrzuconych. Potem przetasowuje zrzucone karty (wtasowuje stos kart zrzuconych do talii dobierania).
cardgame-umbar = Umbar
    .gender = m
    .gen = Umbaru
    .dat = Umbarowi
    .acc = Umbar
    .loc = Umbarze
    .ins = Umbarem
    .effect = Każdy gracz Cienia dobiera 1 kartę.
cardgame-bag_end = Bag End
    .gender = n
    .effect = Gracz Hobbitów dobiera 2 karty.
cardgame-bucklebury_ferry = Prom w Bucklebury
    .gender = m
    .gen = Promu w Bucklebury
    .dat = Promowi w Bucklebury
    .acc = Prom w Bucklebury
    .loc = Promie w Bucklebury
    .ins = Promem w Bucklebury
    .effect = Gracz Mordoru i gracz Hobbitów dobierają po 1 karcie.
cardgame-gildors_encampment = Obóz Gildora
    .gender = m
    .gen = Obozu Gildora
    .dat = Obozowi Gildora
    .acc = Obóz Gildora
    .loc = Obozie Gildora
    .ins = Obozem Gildora
    .effect = Gracz Elfów dobiera 1 kartę, potem zrzuca 1 kartę z ręki.
cardgame-inn_of_the_prancing_pony = Gospoda „Pod Rozbrykanym Kucykiem”
    .gender = f
    .gen = Gospody „Pod Rozbrykanym Kucykiem”
    .dat = Gospodzie „Pod Rozbrykanym Kucykiem”
    .acc = Gospodę „Pod Rozbrykanym Kucykiem”
    .loc = Gospodzie „Pod Rozbrykanym Kucykiem”
    .ins = Gospodą „Pod Rozbrykanym Kucykiem”
    .effect = Każdy gracz Cienia dobiera 2 karty.
cardgame-the_old_forest = Stary Las
    .gender = m
    .gen = Starego Lasu
    .dat = Staremu Lasowi
    .acc = Stary Las
    .loc = Starym Lasie
    .ins = Starym Lasem
    .effect = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-weathertop = Wichrowy Czub
    .gender = m
    .gen = Wichrowego Czuba
    .dat = Wichrowemu Czubowi
    .acc = Wichrowy Czub
    .loc = Wichrowym Czubie
    .ins = Wichrowym Czubem
    .effect = Gracz Mordoru dobiera 2 karty.
cardgame-the_council_of_elrond = Narada u Elronda
    .gender = f
    .gen = Narady u Elronda
    .dat = Naradzie u Elronda
    .acc = Naradę u Elronda
    .loc = Naradzie u Elronda
    .ins = Naradą u Elronda
    .effect = Każdy gracz Wolnych Ludów dobiera 1 kartę.
cardgame-fords_of_bruinen = Brody na Bruinen
    .gender = m
    .number = many
    .gen = Brodów na Bruinen
    .dat = Brodom na Bruinen
    .acc = Brody na Bruinen
    .loc = Brodach na Bruinen
    .ins = Brodami na Bruinen
    .effect = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę, potem dobiera 3 karty.
cardgame-imladris = Imladris
    .gender = n
    .effect = Gracz Elfów dobiera 2 karty.
cardgame-caradhras = Caradhras
    .gender = m
    .effect = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-the_doors_of_durin = Drzwi Durina
    .gender = n
    .number = many
    .gen = Drzwi Durina
    .dat = Drzwiom Durina
    .acc = Drzwi Durina
    .loc = Drzwiach Durina
    .ins = Drzwiami Durina
    .effect = Gracz Potworów może poświęcić 1 kartę, aby dołożyć 1 żeton ataku na tę ścieżkę.
cardgame-khazad_dum = Khazad-dûm
    .gender = n
    .effect = Gracz Potworów dobiera 2 karty.
cardgame-dimrill_dale = Dolina Dimrilla
    .gender = f
    .gen = Doliny Dimrilla
    .dat = Dolinie Dimrilla
    .acc = Dolinę Dimrilla
    .loc = Dolinie Dimrilla
    .ins = Doliną Dimrilla
    .effect = Każdy gracz Cienia musi zrzucić 2 karty z ręki.
cardgame-egladil = Egladil
    .gender = m
    .effect = Każdy gracz Wolnych Ludów dobiera 2 karty, potem zrzuca 1 kartę z ręki.
cardgame-lothlorien = Lothlórien
    .gender = n
    .effect = Gracz Elfów dobiera 1 kartę, potem zrzuca 1 kartę z ręki.
cardgame-amon_hen = Amon Hen
    .gender = n
    .effect = Gracz Mordoru dobiera 1 kartę, potem zrzuca 1 kartę z ręki.
cardgame-dead_marshes = Martwe Bagna
    .gender = n
    .number = many
    .gen = Martwych Bagien
    .dat = Martwym Bagnom
    .acc = Martwe Bagna
    .loc = Martwych Bagnach
    .ins = Martwymi Bagnami
    .effect = Gracz Potworów dobiera 2 karty.
cardgame-emyn_muil = Emyn Muil
    .gender = n
    .effect = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
cardgame-the_cross_roads = Rozstaje Dróg
    .gender = m
    .number = many
    .gen = Rozstajów Dróg
    .dat = Rozstajom Dróg
    .acc = Rozstaje Dróg
    .loc = Rozstajach Dróg
    .ins = Rozstajami Dróg
    .effect = Każdy gracz Wolnych Ludów dobiera 1 kartę.
cardgame-henneth_annun = Henneth Annûn
    .gender = n
    .effect = Gracz Dúnedainów dobiera 1 kartę.
cardgame-osgiliath = Osgiliath
    .gender = n
    .effect = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
cardgame-cirith_ungol = Cirith Ungol
    .gender = n
    .effect = Gracz Mordoru dobiera 5 kart, może zagrać z nich 1 armię (do rezerwy lub na aktywne pole bitwy) i zrzuca resztę.
cardgame-morgul_vale = Dolina Morgul
    .gender = f
    .gen = Doliny Morgul
    .dat = Dolinie Morgul
    .acc = Dolinę Morgul
    .loc = Dolinie Morgul
    .ins = Doliną Morgul
    .effect = Gracz Mordoru dobiera 5 kart, może zagrać z nich 1 postać Nazgûla (w dowolne dozwolone miejsce) i zrzuca resztę.
cardgame-shelobs_lair = Jaskinia Szeloby
    .gender = f
    .gen = Jaskini Szeloby
    .dat = Jaskini Szeloby
    .acc = Jaskinię Szeloby
    .loc = Jaskini Szeloby
    .ins = Jaskinią Szeloby
    .effect = Gracz Potworów dobiera 2 karty.
cardgame-cracks_of_doom = Szczeliny Zagłady
    .gender = f
    .number = many
    .gen = Szczelin Zagłady
    .dat = Szczelinom Zagłady
    .acc = Szczeliny Zagłady
    .loc = Szczelinach Zagłady
    .ins = Szczelinami Zagłady
    .effect = Gracz Potworów dobiera 2 karty.
cardgame-the_morgai = Morgai
    .gender = n
    .effect = Dołóż 1 żeton ataku na tę ścieżkę.
cardgame-orodruin = Orodruina
    .gender = f
    .gen = Orodruiny
    .dat = Orodruinie
    .acc = Orodruinę
    .loc = Orodruinie
    .ins = Orodruiną
    .effect = Gracz Mordoru dobiera 2 karty.

## The table in the browser

cardgame-ui-table = Stół: lokacje i miejsca graczy
cardgame-ui-free_peoples = Wolne Ludy
cardgame-ui-shadow = Cień
cardgame-ui-faction-dunedain = Dúnedainowie
cardgame-ui-faction-dwarf = Krasnoludy
cardgame-ui-faction-elf = Elfy
cardgame-ui-faction-hobbit = Hobbici
cardgame-ui-faction-rohan = Rohan
cardgame-ui-faction-wizard = Czarodzieje
cardgame-ui-faction-isengard = Isengard
cardgame-ui-faction-monstrous = Potwory
cardgame-ui-faction-southron = Południowcy
cardgame-ui-faction-mordor = Mordor
cardgame-ui-keyword-nazgul = Nazgûle
cardgame-ui-keyword-weapon = Bronie
cardgame-ui-keyword-steed = Wierzchowce
cardgame-ui-keyword-ent = Entowie
cardgame-ui-type-army = Armia
cardgame-ui-type-character = Postać
cardgame-ui-type-item = Przedmiot
cardgame-ui-type-event = Wydarzenie
cardgame-ui-icon-attack = atak na polu bitwy
cardgame-ui-icon-defence = obrona na polu bitwy
cardgame-ui-icon-ground = Na polu bitwy: atak { $attack }, obrona { $defence }
cardgame-ui-icon-leadership = dowodzenie
cardgame-ui-icon-leadership-about = Dowodzenie: liczy się na polu bitwy, jeśli tę postać wspiera armia jej frakcji
cardgame-ui-icon-path = symbole ścieżki
cardgame-ui-icon-path-attack = atak na ścieżce
cardgame-ui-icon-path-defence = obrona na ścieżce
cardgame-ui-icon-path-about = { $n ->
    [one] 1 symbol ścieżki
    [few] { $n } symbole ścieżki
   *[many] { $n } symboli ścieżki
}; może wejść na ścieżki poziomu { $paths }
cardgame-ui-wielded-by = Dzierżyciel: { $who }
cardgame-ui-doubt-the_red_arrow = Publiczne listy mówią o zagrywaniu; u nas pozwala też przesuwać karty z rezerwy.
cardgame-ui-doubt-nenya = Żadne publiczne źródło nie podaje jej symboli ścieżki ani obrony na polu bitwy; jedno i drugie to nasz wybór.
cardgame-ui-doubt-dwarven_axe = Publiczna lista nie wymienia dzierżyciela; Gimli jest jedynym krasnoludem, więc to bez różnicy.
cardgame-ui-doubt-sting = Żadne publiczne źródło nie podaje symboli ścieżki tej karty; 1 to nasz wybór.
cardgame-ui-doubt-eowyn = Publiczne listy nie mówią, czy Nazgûl musi być na tym samym polu bitwy; przyjmujemy dowolne miejsce.
cardgame-ui-doubt-theoden = Publiczna lista zamiast jego symboli ma tylko gwiazdkę; odczytujemy to jako brak symboli poza tymi z tekstu.
cardgame-ui-doubt-shadowfax = Publiczne listy nie mówią, czy można przesunąć dzierżyciela zagranego w tej rundzie; u nas nie można.
cardgame-ui-doubt-treebeard = Publiczna lista nie mówi, gdzie może być armia Isengardu; przyjmujemy dowolne miejsce w grze.
cardgame-ui-doubt-grima_wormtongue = Publiczna lista nie mówi, gdzie może być postać Rohanu; przyjmujemy dowolne miejsce w grze.
cardgame-ui-doubt-candles_of_corpses = Na publicznej liście brak liczby dla Martwych Bagien; przyjmujemy 1.
cardgame-ui-doubt-the_black_easterling = Publiczną listę można czytać na dwa sposoby; przyjmujemy 1 symbol dowodzenia w obronie i 1 symbol obrony więcej na polu bitwy Dol Guldur.
cardgame-ui-doubt-the_messenger = Publiczna lista nie mówi, czy ta karta może wziąć samą siebie; u nas nie może.
cardgame-ui-doubt-black_breath = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-fell_beast = Żadne publiczne źródło nie podaje ataku tej karty na polu bitwy; 1 to nasz wybór.
cardgame-ui-doubt-morgul_blade = Żadne publiczne źródło nie podaje symboli tej karty; 1 symbol ścieżki i brak ataku to nasz wybór.
cardgame-ui-doubt-nazguls_mantle = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-lembas = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-mirror_of_galadriel = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-phial_of_galadriel = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-herbs_and_stewed_rabbit = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-palantir_of_orthanc = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-woven_of_all_colours = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-ent_draught = Publiczna lista nie podaje symboli tej karty; przyjmujemy, że ich nie ma.
cardgame-ui-doubt-morannon = Publiczna lista nie mówi, gdzie można zagrać armię; przyjmujemy każde miejsce, na które może wejść.
cardgame-ui-doubt-cirith_ungol = { cardgame-ui-doubt-morannon }
cardgame-ui-doubt-morgul_vale = Publiczna lista nie mówi, gdzie można zagrać Nazgûla; przyjmujemy każde miejsce, na które może wejść.

cardgame-ui-path-number = Ścieżka poziomu { $n }
cardgame-ui-ground-free_peoples = Pole bitwy Wolnych Ludów
cardgame-ui-ground-shadow = Pole bitwy Cienia
cardgame-ui-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
cardgame-ui-wall = { $n ->
    [one] 1 własny symbol obrony
    [few] { $n } własne symbole obrony
   *[many] { $n } własnych symboli obrony
}
cardgame-ui-wall-gone = odebrane atakującym: jego nadrukowana obrona się nie liczy
cardgame-ui-defenders = Frakcje obrońców
cardgame-ui-attackers = Frakcje atakujących
cardgame-ui-lane = { $place }
cardgame-ui-cards-free_peoples = Karty Wolnych Ludów w lokacji { $place }
cardgame-ui-cards-shadow = Karty Cienia w lokacji { $place }
cardgame-ui-no-attackers = na razie nikt nie atakuje
cardgame-ui-no-defenders = na razie nikt nie broni
cardgame-ui-no-places = Żadna lokacja nie jest aktywna.
cardgame-ui-label-place = { $place }: atak { $attack }, obrona lokacji { $wall }, obrona kart { $cards }
cardgame-ui-label-attacks = { $card }, atak { $n }.
cardgame-ui-label-defends = { $card }, obrona { $n }.
cardgame-ui-label-reserve = { $card }: atak { $attack }, obrona { $defence }, ścieżka { $path }.
cardgame-ui-label-items = Przedmioty: { $items }.
cardgame-ui-label-item = { $item }, dzierżyciel: { $wielder }
cardgame-ui-label-lost = Wskazana do stracenia.
cardgame-ui-label-playing = { $card }, właśnie zagrywana
cardgame-ui-fresh = Przyszła w tej rundzie: nie może się jeszcze przesunąć.
cardgame-ui-cancels = { $n ->
    [0] stracona
   *[other] anuluje { $n }
}
cardgame-ui-led-army = dowodzenie: { $army } { $army-number ->
    [many] wspierają
   *[one] wspiera
}
cardgame-ui-token-attack = żeton ataku
cardgame-ui-token-defence = żeton obrony
cardgame-ui-token-on-card = { $n ->
    [one] 1 żeton ataku na ścieżce
    [few] { $n } żetony ataku na ścieżce
   *[many] { $n } żetonów ataku na ścieżce
}
cardgame-ui-sum-attack = Atak { $n }
cardgame-ui-sum-defence = Obrona { $n }: lokacja i jej karty
cardgame-ui-sum-wall = Obrona lokacji { $n }
cardgame-ui-from-card = { $card } z przedmiotami: { $n }
cardgame-ui-from-lead = Dowodzenie karty „{ $card }” ze wsparciem karty „{ $army }”: { $n }
cardgame-ui-from-printed = Nadruk lokacji { $place }: { $n }
cardgame-ui-from-token = Żetony: { $n }
cardgame-ui-from-text = Tekst karty „{ $card }”: { $n }
cardgame-ui-short-printed = z karty
cardgame-ui-short-token = z żetonów
cardgame-ui-cast-ground-quiet = Trzyma się
cardgame-ui-cast-ground-holds = Trzyma się bez strat
cardgame-ui-cast-ground-losses = Trzyma się, ale { $n ->
    [one] 1 symbol kosztuje
    [few] { $n } symbole kosztują
   *[many] { $n } symboli kosztuje
} karty
cardgame-ui-cast-ground-falls = Pada: o { $n } za dużo
cardgame-ui-cast-path-quiet = Bezpieczna
cardgame-ui-cast-path-holds = Bezpieczna bez strat
cardgame-ui-cast-path-losses = Bezpieczna, ale { $n ->
    [one] 1 symbol kosztuje
    [few] { $n } symbole kosztują
   *[many] { $n } symboli kosztuje
} karty
cardgame-ui-cast-path-falls = Zepsucie { $n }
cardgame-ui-cast-path-nobody = Na razie nikt jej nie wygrywa

cardgame-ui-player = Miejsce: { $player }
cardgame-ui-starting = pierwszy gracz
cardgame-ui-passed = pas
cardgame-ui-hand-limit = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}; limit pozostałości { $limit }
cardgame-ui-pile-deck = { $n ->
    [one] 1 karta w talii dobierania
    [few] { $n } karty w talii dobierania
   *[many] { $n } kart w talii dobierania
}
cardgame-ui-pile-cycle = { $n ->
    [one] 1 karta na stosie kart zrzuconych
    [few] { $n } karty na stosie kart zrzuconych
   *[many] { $n } kart na stosie kart zrzuconych
}
cardgame-ui-pile-eliminated = { $n ->
    [one] 1 karta wyeliminowana
    [few] { $n } karty wyeliminowane
   *[many] { $n } kart wyeliminowanych
}
cardgame-ui-pile-look = Przejrzyj ten stos
cardgame-ui-pile-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
cardgame-ui-pile-none = Na tym stosie nic nie ma.
cardgame-ui-browse-cycle = Stos kart zrzuconych: { $player }
cardgame-ui-browse-eliminated = Karty wyeliminowane: { $player }
cardgame-ui-browse-top = Wierzchnia karta talii dobierania: { $player }
cardgame-ui-top-known = Na wierzchu: { $card }
cardgame-ui-ring-ready = Żeton Pierścienia gotowy
cardgame-ui-ring-spent = Żeton Pierścienia wykorzystany
cardgame-ui-reserve-of = Rezerwa: { $player }
cardgame-ui-reserve-empty = rezerwa pusta
cardgame-ui-put-here = Do rezerwy
cardgame-ui-playing = zagrywana
cardgame-ui-aside = { $n ->
    [one] wybiera z 1 karty
    [few] wybiera z { $n } kart
   *[many] wybiera z { $n } kart
}
cardgame-ui-hand-of = Ręka: { $player }
cardgame-ui-hand-open = Powiększ rękę: { $player }
cardgame-ui-hand-empty = brak kart na ręce
cardgame-ui-could-go = Może iść: { $where }
cardgame-ui-events = Obowiązuje w tej rundzie: { $events }
cardgame-ui-tray = Wybierz spośród tych
cardgame-ui-tray-aside = Dobrane do wyboru

cardgame-ui-round = runda
cardgame-ui-round-n = { $n }. runda
cardgame-ui-round-phase = { $n }. runda · { $phase }
cardgame-ui-phase = { $phase }
cardgame-ui-path-of = Ścieżka { $n } z { $last }
cardgame-ui-ring-label = Kolejność: { $order }. Zaczyna: { $start }. { $now ->
    [yes] Kolej: { $turn }.
   *[no] Nie jest niczyja kolej.
}
cardgame-ui-lead = { $side ->
    [free] Wolne Ludy prowadzą o { $n }; przewaga 10 wygrywa.
    [dark] Cień prowadzi o { $n }; przewaga 10 wygrywa.
   *[other] Nikt nie prowadzi; przewaga 10 wygrywa.
}
cardgame-ui-area-free_peoples = Obszar punktacji Wolnych Ludów: { $n }
cardgame-ui-area-shadow = Obszar punktacji Cienia: { $n }
cardgame-ui-area-empty = brak
cardgame-ui-corruption = zepsucie { $n }
cardgame-ui-kept-ground = { $player } odkrywa pole bitwy. Dotknij tego, które przyszło:
cardgame-ui-kept-path = Odkrywana jest ścieżka poziomu { $n }. Dotknij tej, która przyszła:
cardgame-ui-kept-actions = Zagrywajcie karty; zaczyna { $player }. Gdy wszyscy spasują:
cardgame-ui-kept-combat = Wszyscy spasowali: do walk
cardgame-ui-kept-who = Dotknij, kto zabiera każdą lokację.
cardgame-ui-kept-winner = Zabiera:
cardgame-ui-kept-winner-early = Zabiera, jeśli tekst sprowadza następną ścieżkę:
cardgame-ui-kept-shadow-path = Cień: zepsucie …
cardgame-ui-kept-nobody = Nikt
cardgame-ui-kept-draw = Punkty są policzone. Dobierzcie karty; żeton pierwszego gracza idzie dalej.
cardgame-ui-kept-round = Zaczyna się { $n }. runda
cardgame-ui-kept-text = Tekst sprowadza kolejną lokację
cardgame-ui-kept-seek = Szukaj po nazwie
cardgame-ui-kept-more = O jedno zepsucie więcej
cardgame-ui-kept-less = O jedno zepsucie mniej
cardgame-ui-with-rings = { $n } z { $rings ->
    [one] niewykorzystanym żetonem Pierścienia
    [few] { $rings } niewykorzystanymi żetonami Pierścienia
   *[many] { $rings } niewykorzystanymi żetonami Pierścienia
}
cardgame-ui-decks = Wciąż w taliach: pola bitew Wolnych Ludów { $free }, pola bitew Cienia { $shadow }, ścieżki { $paths }
cardgame-ui-deck-free_peoples = Pola bitew Wolnych Ludów
cardgame-ui-deck-shadow = Pola bitew Cienia
cardgame-ui-deck-paths = Ścieżki
cardgame-ui-deck-aside = Poza grą

cardgame-ui-fight = Walka w lokacji { $place }
cardgame-ui-fight-before = Poprzednia walka
cardgame-ui-fight-after = Następna walka
cardgame-ui-fold = Zwiń lub rozwiń
cardgame-ui-defends-free_peoples = bronią Wolne Ludy
cardgame-ui-defends-shadow = broni Cień
cardgame-ui-attack-by-free_peoples = Atakują Wolne Ludy
cardgame-ui-attack-by-shadow = Atakuje Cień
cardgame-ui-place-cancels = Anuluje lokacja { $place }
cardgame-ui-losses = Straty
cardgame-ui-still = do anulowania: { $n }
cardgame-ui-still-none = wszystko anulowane
cardgame-ui-who-support = { $who } wybiera, kto kogo wspiera.
cardgame-ui-who-loses = { $who } wybiera straty: dotknij kart.
cardgame-ui-who-proposes = { $who } proponuje straty, zgodzić ma się { $other }. Dotknij kart.
cardgame-ui-who-opponents = Sojusznicy nie doszli do porozumienia: wybiera za nich { $who }.
cardgame-ui-agree-title = Czy sojusznicy się zgadzają?
cardgame-ui-agree-proposal = { $who } proponuje stracić: { $cards }.
cardgame-ui-agree-yours = Zgódź się, zaproponuj coś innego albo zostaw decyzję drugiej stronie:
cardgame-ui-agree-waits = Czekamy na zgodę { $who-gen }.
cardgame-ui-pips = Symbole ataku: { $attack }. Lokacja anuluje { $wall }, stracone karty anulują { $cards }, pozostaje { $left }
cardgame-ui-pip-wall = anulowany przez lokację
cardgame-ui-pip-card = anulowany przez kartę „{ $card }”
cardgame-ui-pip-open = nieanulowany
cardgame-ui-step-no-attack = Nikt nie atakuje.
cardgame-ui-step-attack = Atak { $n }
cardgame-ui-step-lead = dowodzenie karty „{ $card }” { $n }
cardgame-ui-step-wall = Lokacja { $place } anuluje { $n }; { $left ->
    [0] nic nie pozostaje.
   *[other] pozostaje { $left }.
}
cardgame-ui-step-cancels = Karta „{ $card }” zostaje stracona i anuluje { $n }.
cardgame-ui-step-lost = Karta „{ $card }” zostaje stracona.
cardgame-ui-step-nobody = Reszty nie ma kto anulować.

## How to play, in short: one line for each point

cardgame-how-goal = Dwa zespoły, **Wolne Ludy** i **Cień**, walczą na polach bitew i ścieżkach o punkty zwycięstwa (PZ). Przewaga 10 wygrywa od razu; inaczej rozstrzyga wyższy wynik po ostatniej ścieżce, a przy remisie wygrywa Cień (C9.4, C9.5).
cardgame-how-turn =
    Rundę otwiera nowe pole bitwy i nowa ścieżka (C4.2.1).
    Gracze kolejno wykonują po jednej akcji: zagrywają kartę, przesuwają kartę z rezerwy albo robią coś z poniższych (C6.1.1, C6.1.2).
    Zagranie karty kosztuje inną kartę: zrzucasz ją z ręki (C6.3.1).
    Możesz spasować, mając na ręce maksymalnie 2 karty albo mniej niż każdy przeciwnik (C6.2.1, C6.2.2).
    Gdy wszyscy spasują, w każdej lokacji toczy się walka: symbole ataku przeciw symbolom obrony (C6.1.3, C8.1).
    Zwycięzca zabiera lokację. Ataki, które przejdą na ścieżce, zmieniają się w zepsucie, po 1 PZ dla Cienia (C8.3.5, C9.1).
    Wszyscy dobierają nowe karty (C9.6).

# Czym kierują się gracze komputerowi i czego nikt by nie zrobił
cardgame-eye-score = Punkty
cardgame-eye-cards = Karty na ręce i do dobrania
cardgame-eye-reserve = Rezerwa
cardgame-eye-ring = Żeton Pierścienia
cardgame-eye-grounds = Pola bitew
cardgame-eye-path = Ścieżka
cardgame-puzzle-score = Zdobądź przewagę w punktach.
cardgame-puzzle-cards = Zdobądź przewagę w kartach, na ręce i do dobrania.
cardgame-puzzle-reserve = Wykorzystaj jak najlepiej rezerwę.
cardgame-puzzle-ring = Wykorzystaj jak najlepiej żeton Pierścienia.
cardgame-puzzle-grounds = Przechyl pola bitew na swoją stronę.
cardgame-puzzle-path = { $who-id ->
    [witch_king] Niech ścieżka kosztuje Wolne Ludy więcej.
    [saruman] Niech ścieżka kosztuje Wolne Ludy więcej.
   *[other] Przejdź ścieżkę mniejszym kosztem.
}
cardgame-blunder-overkill = O wiele więcej symboli, niż było trzeba
cardgame-blunder-attack-in-vain = Atak, który nikogo nie kosztuje karty
cardgame-blunder-forsaken-unseen = Karta poświęcona w ciemno

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

cardgame-lesson-first = Twoja pierwsza runda
    .about = Gandalf i Czarnoksiężnik w pojedynku: ile kosztuje karta, jak utrzymać pole bitwy i którędy wiedzie ścieżka.
cardgame-lesson-first-goal = Co wygrywa
    .say = Jesteś Gandalfem i prowadzisz Wolne Ludy. Lokacje dają punkty zwycięstwa: przewaga 10 wygrywa od razu, inaczej decyduje wynik po ostatniej ścieżce. Przy remisie wygrywa Cień.
cardgame-lesson-first-places = Dwa rodzaje miejsc
    .say = Na polach bitew, jak Lórien, ścierają się armie. Ścieżką, przez Obóz Gildora, idzie Powiernik Pierścienia, a każdy atak, który tam przejdzie, staje się zepsuciem.
cardgame-lesson-first-cycle = Dar obozu
    .say = Po dobraniu karty jedną trzeba zrzucić. Zrzucona nie przepada: wraca, gdy skończy się talia.
    .do = Zrzuć Czerwoną Strzałę.
    .right = Wróci później, gdy Gondor będzie jej potrzebował.
    .wrong = Elrond po zagraniu daje kartę. Jego dziś lepiej nie oddawać.
    .frodo = Powiernika Pierścienia? Wkrótce przyda się na ścieżce.
cardgame-lesson-first-hand = Ręka to wszystko
    .say = Karty to żołnierze, bohaterowie i moneta, którą się płaci: żeby jedną zagrać, inną się zrzuca. Cztery karty na ręce to dwa czyny.
cardgame-lesson-first-play = Zacznij od Elronda
    .say = Elrond po zagraniu dobiera kartę: połowa ceny od razu wraca.
    .do = Zagraj Elronda.
    .right = Teraz powiedz, dokąd idzie.
    .frodo = Ścieżce nikt jeszcze nie grozi. Poczekaj, dokąd ruszy Cień.
    .winnow = Przesianie usuwa z gry dwie karty za jedną nową. Na to ręka jest za mała.
    .pass = Z czterema kartami na ręce za wcześnie na odpoczynek: niech popracują.
cardgame-lesson-first-reserve = Rezerwa czy walka?
    .say = W rezerwie karta jest bezpieczna, jej dar działa, a w późniejszej rundzie może ruszyć dalej. W lokacji walczy od razu.
    .do = Zagraj Elronda do rezerwy.
    .right = Stąd pozwala zachować między rundami o kartę więcej.
    .wrong = Walczyłby o Lórien i mógłby tam zginąć. Od tego są armie.
    .far = Sam przeciw Dol Guldur? Nie dziś.
cardgame-lesson-first-cost = Zapłać
    .say = Topór i ostrze, a nie ma komu ich dzierżyć: takie karty to dobra moneta.
    .do = Zrzuć topór albo ostrze.
    .right = Elrond już tu jest i przyprowadził Elfy Wysokiego Rodu.
    .wrong = Zostaw Froda. Przedmioty bez dzierżyciela to lepsza moneta.
cardgame-lesson-first-olog = Cień odpowiada
    .say = Na Lórien idą Olog-hai: atak dwa. Samo miejsce broni się dwiema tarczami, więc by wytrzymało. Ale następna karta je złamie.
cardgame-lesson-first-elves = Armia dla Lórien
    .say = W Lórien stawką są dwa punkty. Elfy Wysokiego Rodu to armia właściwego ludu: wolno im tam iść.
    .do = Zagraj Elfy Wysokiego Rodu.
    .right = Dokąd?
    .frodo = Miejsce Froda jest na ścieżce, a tam na razie spokój.
    .pass = Jeszcze jeden ork i Lórien padnie. Możesz temu zapobiec.
    .wrong = Lepszej obrony nie masz. Zagraj je.
cardgame-lesson-first-defend = Do Lórien
    .say = Każda tarcza anuluje jeden atak. Kto broni mocniej, niż trzeba, ratuje też swoje karty.
    .do = Zagraj je na Lórien.
    .right = Teraz atak kosztowałby Czarnoksiężnika dużo więcej niż dwa punkty.
    .wrong = Z rezerwy w tej rundzie niczego nie obronią.
    .far = Atakować Dol Guldur? Jest wart punkt i broni się dwiema tarczami.
cardgame-lesson-first-again = Znowu moneta
    .say = Zapłaci drugi przedmiot. Pilnuj ręki: do końca rundy nie urośnie.
    .do = Zrzuć przedmiot.
    .right = Czarnoksiężnik się zastanawia i wysyła Uruk-hai do rezerwy.
    .wrong = Frodo zostaje: w następnej rundzie będzie potrzebny na ścieżce.
cardgame-lesson-first-pass = Kiedy przestać
    .say = Z dwiema kartami lub mniej wolno spasować. Co zachowasz, masz w następnej rundzie.
    .do = Spasuj.
    .right = On też pasuje. Lórien się utrzymało i nikt z twoich nie padł: dwa punkty za pole bitwy i jeden za ścieżkę.
    .frodo = To byłaby ostatnia karta, opłacona wierzchem talii. Zostaw go.
    .ring = Żetonu Pierścienia używa się raz, za trzy nowe karty. Zostaw go na rundę, która zaboli.
    .wrong = Pusta ręka nikogo nie straszy.
cardgame-lesson-first-score = Trzy do jednego
    .say = Cień ma Dol Guldur, ty Lórien i ścieżkę. Nowe karty, nowe miejsca: Moria i Gospoda „Pod Rozbrykanym Kucykiem”, gdzie już nasłuchuje Gríma.
cardgame-lesson-first-path = Atak na ścieżkę
    .say = Co Cień tędy przeprowadzi, staje się zepsuciem: punkt za każdy niezatrzymany atak. Zatrzymać je umieją hobbici.
    .do = Zagraj Froda albo Sama.
    .right = Hobbitom idzie to najlepiej. Dokąd?
    .wrong = Karta Gwaihira zna tylko dziewiątą ścieżkę. Tu w drzwiach musi stanąć hobbit.
    .ring = Jeszcze nie: ręka jest pełna. Użyj tego, co masz.
    .pass = Gríma dostałby swoje zepsucie za darmo.
cardgame-lesson-first-inn = Do gospody
    .say = Postacie bronią na ścieżce swoimi tarczami, a miejsce ma kilka własnych.
    .do = Zagraj kartę w lokacji Gospoda „Pod Rozbrykanym Kucykiem”.
    .right = W drzwiach już ktoś stoi.
    .wrong = Z rezerwy nikt dziś nie pomoże Powiernikowi.
cardgame-lesson-first-pay = Twój wybór
    .say = Bez czego obejdziesz się w tej rundzie? To wróci.
    .do = Zrzuć dowolną kartę.
    .right = Uczciwa cena. Cień wzmacnia atak; runda dopiero się zaczęła.
cardgame-lesson-first-end = Teraz twoja kolej
    .say = Trzymaj to, co warte swoich kart, resztę oddaj i zostaw coś na ścieżkę: to cała gra. Graj dalej przeciw komputerowi albo odejdź; stół na ciebie poczeka.
cardgame-lesson-paths = Walka na ścieżkach
    .about = Atak i tarcze na ścieżce, co karta anuluje, co staje się zepsuciem i kogo stracić.
cardgame-lesson-paths-inn = Ścieżka Pierścienia
    .say = W każdej rundzie otwarta jest jedna ścieżka. Gdy anulujesz wszystkie ataki, zdobywasz ją: tu dwa punkty. Inaczej bierze ją Cień, a każdy atak, który przeszedł, to punkt zepsucia.
cardgame-lesson-paths-count = Policz symbole
    .say = Gríma atakuje jednym. Gospoda sama anuluje jeden. Na razie nic nie przejdzie, ale Czarnoksiężnik ma na ręce trzy karty.
cardgame-lesson-paths-frodo = Ktoś do drzwi
    .say = Na ścieżce walczą postacie, których karta podaje jej poziom. Frodo może iść wszędzie i ma dar: stracony, zostaje tylko zrzucony.
    .do = Zagraj Froda.
    .right = Kto padnie na ścieżce, wypada z gry. Frodo nie.
    .wrong = Karta Gwaihira zna tylko dziewiątą ścieżkę. Tu musi stanąć hobbit.
    .ring = Zostaw żeton Pierścienia: na ręce jest wszystko, czego trzeba.
cardgame-lesson-paths-to = Do gospody
    .say = Anulować ataki może tylko ten, kto stoi na ścieżce, gdy wszyscy spasują.
    .do = Zagraj go w lokacji Gospoda „Pod Rozbrykanym Kucykiem”.
    .right = O symbol więcej dla ciebie.
    .wrong = W rezerwie niczego dziś nie anuluje.
cardgame-lesson-paths-coin = Moneta
    .say = Sam ma symbol ścieżki, topór i orzeł tu nie mają.
    .do = Zrzuć topór albo Gwaihira.
    .right = A Cień odpowiada: przybywa Dowódca, Nazgûl.
    .wrong = Sam zaraz przyda się w gospodzie.
cardgame-lesson-paths-commander = Dwa do dwóch
    .say = Gríma i Dowódca atakują dwoma. Gospoda anuluje jeden, Frodo drugi. Wytrzymałaby, ale Czarnoksiężnik ma jeszcze kartę.
cardgame-lesson-paths-sam = Dla pewności
    .say = O symbol więcej, niż trzeba, to znaczy, że jedna z twoich kart wróci cała.
    .do = Zagraj Sama.
    .right = Dokąd?
    .winnow = Nie teraz: każda karta na ręce ma coś do zrobienia.
cardgame-lesson-paths-beside = Obok Froda
    .say = Z rezerwy Sam mógłby później dodać akcją tarczę. W gospodzie jest od razu.
    .do = Zagraj go w lokacji Gospoda „Pod Rozbrykanym Kucykiem”.
    .right = W drzwiach dwóch hobbitów.
    .wrong = Dobry plan na długą rundę. Ta zaraz się skończy.
cardgame-lesson-paths-price = Twój wybór
    .say = Zapłać tym, czego najmniej trzeba.
    .do = Zrzuć kartę.
    .right = Czarnoksiężnik widział dość i pasuje.
cardgame-lesson-paths-pass = Niech przyjdzie
    .say = Masz więcej, niż trzeba, a każda następna karta kosztuje inną. Moria jest ich, ale warta tylko punkt.
    .do = Spasuj.
    .right = Dwa ataki; jeden anuluje gospoda. Jeden zostaje dla ciebie.
    .ring = Po co? Ścieżka jest bezpieczna.
    .elrond = Elrond nie może iść na tę ścieżkę, a sam Morii nie weźmie.
cardgame-lesson-paths-who = Kogo tracisz?
    .say = Tracisz karty, aż ich symbole anulują resztę ataków. Obaj mają po jednym. Sam wypadłby z gry.
    .do = Strać Froda, który zostanie tylko zrzucony.
    .right = Ścieżka jest twoja, dwa punkty, żadnego zepsucia. Sam i Frodo wrócą. Wszyscy atakujący na ścieżce zostają wyeliminowani.
    .wrong = Sam przepadłby na zawsze. Frodo wraca: to jego dar.
cardgame-lesson-paths-end = Teraz twoja kolej
    .say = Licz atak bez tarcz, miej o symbol więcej i trać tych, którzy wracają: Froda, Merry’ego, Pippina, Bilba. Tak wygląda każda z dziewięciu ścieżek. Graj dalej albo odejdź; stół na ciebie poczeka.

## Goals: what wins, and what to watch

cardgame-goal-lead = Przewaga
    .watch = Patrz, ile warte są otwarte lokacje i ile ataków przejdzie na ścieżce: przewaga dziesięciu punktów wygrywa od razu, a remis na końcu należy do Cienia.

# What is rolled or drawn at a real table, as what somebody rolls or draws

cardgame-outcome-card = { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
    [other] { $n } karty
 }
cardgame-outcome-location = { $n ->
    [one] lokację
    [few] { $n } lokacje
   *[many] { $n } lokacji
    [other] { $n } lokacji
 }
