# What the web table itself says. The games' words are in their own files.

client-brand = Ravenhill
client-skip = Przejdź do stołu
client-nav = Menu główne
client-home = Start
client-about = O zawartości
client-rules = Zasady
client-close = Zamknij
client-yes = Tak
client-no = Nie

## Home

client-hero = Siadaj. Lampa już się pali.
client-hero-more = Wielkie asymetryczne gry wojenne przy jednym stole: przeciw komputerowi, ze znajomym przez link albo obiema stronami naraz. Konto nie jest potrzebne.
client-games = Gry
client-your-turn = Twoja kolej
client-my-tables = Moje stoły
client-finished-tables = Zakończone
client-no-tables = Tu będą stać twoje partie, choćby miały trwać wiele dni.
client-open-tables = Otwarte stoły
client-no-open = W tej chwili nikt nie czeka na przeciwnika.
client-guest = Gość
client-load-record = Wczytaj zapis partii
client-play-otherwise = Inna strona, poziom lub scenariusz
client-play-now = Graj teraz
client-invite = Zaproś znajomego
client-both = Obie strony tutaj
client-players = { $low ->
    [1] { $high ->
        [1] 1 gracz
       *[other] 1–{ $high } graczy
    }
   *[other] { $high ->
        [2] 2 graczy
       *[other] { $low }–{ $high } graczy
    }
}
client-game-ironwood-length = około godziny
client-game-ironwood-special = dwa ludy, dwie drogi do zwycięstwa, solo przeciw każdemu z nich
client-game-wotr-length = trzy godziny
client-game-wotr-special = jedna tajna wyprawa, jedna otwarta wojna
client-game-bofa-length = dwie godziny
client-game-bofa-special = jedna dolina, pięć armii
client-game-cardgame-length = półtorej godziny
client-game-cardgame-special = talia, która się kończy
client-footer = wolne oprogramowanie, narysowane i napisane dla ludzi, którzy lubią myśleć
client-due = pozostało: { $left }
client-due-past = czas minął
client-status-over = Zakończona
client-status-waiting = Czeka na graczy
client-status-yours = Twoja kolej
client-status-theirs = Kolej innego gracza
client-status-running = W toku
client-free = wolne
client-kind-person = człowiek
client-gone = ktoś, kto już odszedł
client-kind-machine = komputer
client-kind-automaton = gra według instrukcji
client-kind-open = wolne

## A new table

client-no-game = Nie ma tu takiej gry.
client-scenario = W co gramy?
client-against = Kto usiądzie naprzeciw?
client-way-machine = Komputer
client-way-machine-about = Partia zaczyna się od razu.
client-way-friend = Znajomy
client-way-friend-about = Dostaniesz link do wysłania. Gracie na żywo albo korespondencyjnie.
client-way-here = Obie strony tutaj
client-way-here-about = Dwie osoby przy jednym ekranie albo ty przeciw sobie.
client-side = Twoja strona
client-seats = Miejsca
client-sitter-me = Ty
client-sitter-machine = Komputer
client-sitter-open = Znajomy
client-level = Jak silny?
client-level-random = Rekrut
client-level-greedy = Kapitan
client-level-search = Marszałek
client-level-squire = Giermek
client-level-squire-about = Dopiero poznał grę: często nie dostrzega tego, co dzieje się gdzie indziej, i nie zawsze patrzy naprzód.
client-level-captain = Kapitan
client-level-captain-about = Śledzi każdą akcję do końca i bierze to, co tam wygląda najlepiej. Odpowiada od razu.
client-level-marshal = Marszałek
client-level-marshal-about = Zanim wybierze, rozgrywa w myślach wiele możliwych przyszłości.
client-level-steward = Namiestnik
client-level-steward-about = Rozgrywa w myślach tyle przyszłości, na ile pozwalają dwie sekundy.
client-level-fared = Przeciw poprzedniemu poziomowi: wygrane { $won } z { $games } gier.
client-level-fared-hurried = Z krótszym czasem na myślenie, przeciw poprzedniemu poziomowi: wygrane { $won } z { $games } gier.
client-level-null = Komputer
client-pace = Jak szybko?
client-pace-days = Korespondencyjnie
client-pace-days-about = Każdy podchodzi do stołu, kiedy ma czas.
client-pace-live = Na żywo
client-pace-live-about = Wszyscy siedzą przy stole w tym samym czasie.
client-clock = Zegar
client-clock-none = bez zegara
client-clock-days = { $days ->
    [one] jeden dzień na każdy ruch
    [few] { $days } dni na każdy ruch
   *[many] { $days } dni na każdy ruch
}
client-clock-minutes = { $minutes } min na gracza i { $increment } s więcej za każdy wybór
client-zero = Gdy czas minie, drugi gracz może zażądać zwycięstwa albo zamknąć stół. Nic nie dzieje się samo.
client-zero-many = Gdy czas minie, pozostali mogą zażądać zwycięstwa, zamknąć stół albo uzgodnić, że dalej gra najsilniejszy komputer. Nic nie dzieje się samo.
client-zero-none = Nikomu nie skończy się czas; partię, której nikt nie chce ciągnąć, zamyka się za zgodą wszystkich.
client-public = Pokaż ten stół wszystkim wśród „Otwartych stołów”
client-people = Ile osób?
client-people-count = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
client-options-difficulty = Poziom trudności
client-options-variant = Warianty
client-options-ruling = { $count ->
    [one] Jedna zasada, którą można czytać dwojako
    [few] { $count } zasady, które można czytać dwojako
   *[many] { $count } zasad, które można czytać dwojako
}
client-options-ruling-about = Gdzie instrukcja milczy albo jej edycje się różnią, wybraliśmy jedno rozwiązanie. Twój stół może zdecydować inaczej.
client-options-edition = Edycje instrukcji
client-options-doubtful = Wątpliwe zasady
client-options-older = Wszystko jak w starszej edycji
client-options-changed = { $count ->
    [one] jedna zmieniona
    [few] { $count } zmienione
   *[many] { $count } zmienionych
}
client-search-options = Szukaj wśród tych zasad
client-reset-one = Przywróć: { $value }
client-reset-all = Ustawienia domyślne
client-your-name = Twoje imię
client-name-hint = Jak mamy się do ciebie zwracać?
client-begin = Rozpocznij
client-lay = Nakryj stół

## Waiting for others

client-table-waits = Stół jest nakryty.
client-invited = Masz zaproszenie do gry { $game }. Twoja strona: { $who }.
client-invited-by = { $host } zaprasza cię do gry { $game }. Twoja strona: { $who }.
client-name-first = Najpierw podaj swoje imię, potem usiądź.
client-sit = Usiądź tutaj
client-link-for = Link z zaproszeniem: { $who }
client-copy = Kopiuj link
client-copied = Skopiowano.
client-copy-by-hand = Przeglądarka na to nie pozwoliła; zaznacz tekst i skopiuj go ręcznie.
client-put-machine = Posadź tu komputer
client-machine-named = Komputer: { $level }
client-send-link-days = { $count ->
    [one] Wyślij link znajomemu.
    [few] Wyślij każdemu znajomemu link do jego miejsca.
   *[many] Wyślij każdemu znajomemu link do jego miejsca.
} Partia zacznie się, gdy tylko wszyscy usiądą; tymczasem możesz zamknąć tę stronę.
client-send-link-live = { $count ->
    [one] Wyślij link znajomemu i zostań tutaj.
    [few] Wyślij każdemu znajomemu link do jego miejsca i zostań tutaj.
   *[many] Wyślij każdemu znajomemu link do jego miejsca i zostań tutaj.
} Partia zacznie się, gdy tylko wszyscy usiądą.
client-link-local = Ten link działa tylko na tym komputerze. Aby zaprosić znajomego w swojej sieci, uruchom „ravenhill serve --host 0.0.0.0” i otwórz stronę pod sieciowym adresem tego komputera.
client-wait-here-days = Partia zacznie się, gdy tylko wszyscy usiądą; tymczasem możesz zamknąć tę stronę.
client-wait-here-live = Zostań tutaj: partia zacznie się, gdy tylko wszyscy usiądą.
client-with = w zespole: { $who }
client-with-nobody = bez sojusznika
client-clear-table = Sprzątnij ten stół

## At the table

client-laying = Nakrywanie stołu…
client-prompt = Co teraz zrobić
client-waiting = Oczekiwanie. Kolej: { $who }.
client-waiting-since = Oczekiwanie. Kolej: { $who } (czas czekania: { $long }).
client-thinking = { $who }: namysł…
client-thinking-time = { $seconds } s, najwyżej około { $most } s
client-thinking-long = { $seconds } s, serwer ma dużo pracy
client-over = Partia dobiegła końca.
client-undo = Cofnij
client-undo-reach = { $count ->
    [one] Cofa twój ostatni wybór.
    [few] Cofa twój ostatni wybór. Możesz cofnąć się o { $count } wybory, do ostatniego rzutu, dobrania karty lub ruchu innego gracza.
   *[many] Cofa twój ostatni wybór. Możesz cofnąć się o { $count } wyborów, do ostatniego rzutu, dobrania karty lub ruchu innego gracza.
}
client-undo-none = Niczego nie można cofnąć: później były już kości, karty albo wybór innego gracza.
client-looking-on = Oglądasz partię.
client-takeback = Poproś o cofnięcie ruchu…
client-takeback-about = Prosi pozostałych, by pozwolili ci wrócić przed twój ostatni wybór.
client-takeback-alone = Cofnij mimo to
client-takeback-alone-about = Powrót przed twój ostatni wybór. Nikogo nie trzeba pytać.
client-takeback-sure = { $count ->
    [one] Cofnąć jeden wybór ({ $whose })?
    [few] Cofnąć { $count } wybory ({ $whose })?
   *[many] Cofnąć { $count } wyborów ({ $whose })?
}
client-takeback-whose = { $who }: { $count }
client-takeback-yes = Cofnij
client-takeback-ask = Poproś: { $who }
client-sure = { $what } – na pewno?
client-why-not = Dlaczego teraz nie można?
client-confirm-yes = Zrób to
client-confirm-no = Jeszcze nie
client-confirm-no-more = Zrób to i więcej nie pytaj
client-confirm-no-more-about = Pytanie można znów włączyć w ustawieniach.
client-unpick = Jednak nie
client-list = { $count ->
    [one] Jedyna możliwość
    [2] Obie możliwości
    [few] Wszystkie możliwości ({ $count })
   *[many] Wszystkie możliwości ({ $count })
}
client-all = Wszystkie
client-number = Liczba
client-fewer = O 1 mniej: { $thing }
client-more = O 1 więcej: { $thing }
client-thing-lit = { $thing }. Można wybrać.
client-thing-picked = { $thing }. Wybrano.
client-rule = Zasada { $rule }
client-rule-long = Przeczytaj zasadę { $rule }
client-rule-book = Otwórz w instrukcji
client-rule-unread = Nie udało się teraz wczytać zasady.
client-log = Dziennik
client-log-more = Wcześniejsze wpisy
client-log-empty = Nic się jeszcze nie wydarzyło.
client-answers-left = { $count ->
    [0] Ten stół nie przyjmie więcej wyborów: poddaj się albo uzgodnij remis
    [one] Jeszcze jeden wybór
    [few] Jeszcze { $count } wybory
   *[many] Jeszcze { $count } wyborów
  }
client-chat = Czat
client-chat-empty = Przywitaj się.
client-chat-hint = Napisz do stołu
client-chat-phrases = Szybkie zdania
client-gallery-hint = Napisz do innych widzów
client-gallery-about = Gracze przeczytają to po zakończeniu partii.
client-gallery-mark = widz
client-chat-muted = { $count ->
    [one] wyciszona wiadomość
    [few] { $count } wyciszone wiadomości
   *[many] { $count } wyciszonych wiadomości
}
client-chat-about = { $who }: opcje
client-chat-mute = Wycisz: { $who }
client-chat-mute-about = Nie zobaczysz już wiadomości tej osoby, tutaj ani przy innych stołach. Ona tego nie zauważy i nadal możecie grać razem.
client-chat-block = Zablokuj: { $who }
client-chat-block-about = Wiadomości też znikną, a do tego żadne z was nie usiądzie już przy nowych stołach drugiej osoby. Partia w toku trwa dalej.
client-chat-hear = Cofnij wyciszenie: { $who }
client-chat-hear-about = Wiadomości wracają, a blokada się kończy.
client-chat-heard-done = Wiadomości znów widoczne: { $who }.
client-chat-name = Oglądasz bez imienia. Podaj je, aby rozmawiać z innymi widzami.
client-chat-name-give = Podaj imię
client-chat-report = Zgłoś administratorowi…
client-chat-report-hint = Co jest nie tak? (może zostać puste)
client-chat-report-send = Zgłoś
client-chat-muted-done = Wyciszono: { $who }.
client-chat-blocked-done = Zablokowano: { $who }.
client-chat-reported-done = Zgłoszono wraz z tym, co padło wcześniej. Przeczyta to administrator serwera.
client-send = Wyślij
client-boards = Plansze
client-side-panel = Plansze graczy i dziennik
client-you = ty
client-away = poza stołem
client-to-move = ma ruch
client-watchers = { $count ->
    [one] jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
client-watchers-you = { $count ->
    [one] oglądasz ty i jeszcze jeden widz
    [few] oglądasz ty i jeszcze { $count } widzów
   *[many] oglądasz ty i jeszcze { $count } widzów
}
client-machine-for-person = komputer w zastępstwie: { $who }
client-recap = Co się wydarzyło
client-odds = Szanse
client-odds-mean = średnio { $n }
client-recap-about = Prześledź krok po kroku, co zrobiła druga strona (klawisz B).
client-recap-close = Do bieżącej pozycji
client-step-of = Krok { $n } z { $of }
client-step-silent = Wybór, o którym dziennik milczy.
client-back = Krok wstecz
client-forward = Krok naprzód
client-menu = Stół
client-copy-watch = Kopiuj link dla widzów
client-offer-takeback = Poproś o cofnięcie ruchu…
client-offer-draw = Zaproponuj remis
client-offered-draw = Propozycja remisu: { $who }.
client-offered-takeback = Prośba o cofnięcie ostatniego wyboru: { $who }.
client-offered-close = Propozycja zamknięcia stołu: { $who }. Nikt by nie wygrał.
client-offered-machine = Propozycja: { $who }. Dalej grałby najsilniejszy komputer w zastępstwie: { $late }.
client-own-draw = Twoja propozycja: remis.
client-own-takeback = Twoja prośba: cofnięcie ostatniego wyboru.
client-own-close = Twoja propozycja: zamknięcie stołu. Nikt by nie wygrał.
client-own-machine = Twoja propozycja: dalej gra najsilniejszy komputer w zastępstwie: { $late }.
client-withdraw = Wycofaj
client-time-left = Pozostały czas:
client-time-running = Zegar idzie, pozostały czas:
client-time-days = { $days } d { $hours } h
client-time-days-short = { $days } d
client-time-hours = { $hours } h { $minutes } min
client-time-hours-short = { $hours }:{ $minutes } h
client-time-minutes = { $minutes }:{ $seconds }
client-little = Twój pozostały czas: { $left }.
client-out = Twój czas minął. Możesz jeszcze wybierać, dopóki nikt z tego nie skorzysta.
client-late = { $who }: czas minął. Możesz zażądać zwycięstwa albo zamknąć stół (menu „Stół”), albo dalej czekać.
client-late-many = { $who }: czas minął. Możesz zażądać zwycięstwa, zamknąć stół albo zaproponować, by dalej grał komputer (menu „Stół”), albo dalej czekać.
client-late-partner = { $who }: czas minął, a przegrana byłaby wspólna. Możesz zaproponować zamknięcie stołu albo grę komputera w zastępstwie (menu „Stół”), albo dalej czekać.
client-late-menu = { $who }: czas minął.
client-claim = Zażądaj zwycięstwa…
client-claim-sure = Zażądaj zwycięstwa: zakończ i wygraj
client-claim-late-too = Twój czas też minął: najpierw wybierz.
client-claim-partner = Nie możesz zażądać zwycięstwa: przegrana byłaby wspólna.
client-machine-plays-on = Zaproponuj, by dalej grał najsilniejszy komputer
client-close-table = Zamknij stół…
client-close-offer = Zaproponuj zamknięcie stołu…
client-close-sure = Zamknij, nikt nie wygrywa: tak, na pewno
client-close-offer-sure = Zaproponuj: nikt by nie wygrał
client-accept = Przyjmij
client-refuse = Odmów
client-let-machine = Niech komputer gra za mnie
client-machine-for-you = Komputer gra za ciebie ({ $who }).
client-machine-for-you-clock = Komputer gra za ciebie ({ $who }). Twój zegar tymczasem stoi i ruszy, gdy wrócisz.
client-take-back-seat = Wróć na swoje miejsce
client-resign = Poddaj się…
client-resign-sure = Poddaj się ({ $who }): tak, na pewno
client-pass-to = { $who }: twoja kolej
client-pass-about = Przekaż ekran. Ręka drugiej strony jest teraz ukryta.
client-pass-open = Pokaż stół: { $who }
client-you-won = Wygrywasz
client-you-lost = Zwycięstwo: { $who }
client-won = Zwycięstwo: { $who }
client-drawn = Nikt nie wygrywa
client-end-time-won = Czas drugiej strony minął i zażądano zwycięstwa.
client-end-time-lost = Czas twojej strony minął i zażądano zwycięstwa.
client-again-swapped = Jeszcze raz, po zamianie stron
client-ending-figures = W kilku liczbach
client-ending-course = Jak przebiegała gra
client-ending-moments = Gdzie losy się odwróciły
client-ending-away = Obejrzyj stół
client-ending-show = Jak się skończyło
client-play-again = Zagraj ponownie
client-replay = Powtórka
client-download = Pobierz zapis partii
client-beyond = { $n ->
        [one] Tam dalej można wybrać jeszcze jedno miejsce
        [few] Tam dalej można wybrać jeszcze { $n } miejsca
        [many] Tam dalej można wybrać jeszcze { $n } miejsc
       *[other] Tam dalej można wybrać jeszcze { $n } miejsca
    }
client-keys = Klawisze
client-key-choose = wybiera jedną z możliwości na wstędze
client-key-gold = wybiera złotą możliwość
client-key-next = przechodzi do następnej rzeczy, którą można wybrać
client-key-walk = chodzi po mapie i po dzienniku
client-key-undo = cofa ostatni wybór
client-key-recap = pokazuje jeszcze raz, co się wydarzyło
client-key-zoom = przybliża, oddala i pokazuje całą mapę
client-key-mark = zaznacza miejsce na mapie; z klawiszem Shift prowadzi do niego strzałka od ostatniego znaku
client-key-escape = zamyka to, co otwarte
client-key-help = pokazuje te klawisze
client-zoom-in = Bliżej
client-zoom-out = Dalej
client-zoom-all = Cała plansza
client-chalk = Rysuj na mapie
client-chalk-about = Okręgi i strzałki na mapie: prawym przyciskiem myszy, długim dotknięciem albo tym ołówkiem. Kliknięcie je zmazuje.
client-chalk-team = Mój zespół widzi, co rysuję
client-chalk-drawn = { $count ->
    [one] Jeden znak na mapie
    [few] { $count } znaki na mapie
   *[many] { $count } znaków na mapie
  }
client-chalk-wipe = Zmaż moje znaki
client-board = Plansza
client-hand = Twoja ręka
client-hand-lower = Opuść karty
client-hand-before = Więcej kart po lewej
client-hand-after = Więcej kart po prawej

## Replay

client-replay-of = Powtórka: { $game }
client-seen-by = Widok
client-spectator = widz
client-link-moment = Link do tej chwili
client-to-table = Do stołu
client-timeline = Oś czasu
client-first = Na początek
client-last = Na koniec
client-run = Odtwarzaj
client-stop = Wstrzymaj
client-turn = Runda/tura

## Rules, content, people

client-chapters = Rozdziały
client-search-rules = Szukaj w zasadach
client-nothing-found = Nic nie znaleziono.
client-found = { $count ->
    [one] jeden fragment
    [few] { $count } fragmenty
   *[many] { $count } fragmentów
}
client-how = Jak grać
client-how-goal = Twój cel
client-how-turn = Jak przebiega tura
client-how-words = Słowa, które spotkasz
client-rules-examples = Przykłady
client-rules-table = Tabela: { $head }
client-mark-derived = wynika z zasad
client-mark-derived-about = Nie jest tak wydrukowane: wynika z tego, co wydrukowano.
client-mark-decision = nasza interpretacja
client-mark-decision-about = Nasza interpretacja tam, gdzie instrukcja milczy albo mówi dwie różne rzeczy.
client-mark-source = źródło publiczne
client-mark-source-about = { client-source-public-about }
client-mark-recalled = z pamięci
client-mark-recalled-about = { client-source-recalled-about }
client-mark-inferred = wywnioskowane
client-mark-inferred-about = Wywnioskowane z ilustracji drukowanej gry albo z innych danych; nie jest tak wydrukowane.
client-mark-original = nasze własne
client-mark-original-about = { client-source-original-about }
client-source-pack = Z pakietu danych
client-source-pack-mark = ✎
client-source-pack-about = Wpisał to właściciel drukowanej gry.
client-mark-noted = { $mark }: { $note }
client-mark-about-noted = { $about } Tutaj: { $note }.
client-content-title = O zawartości
client-content-intro = Zasady spisaliśmy własnymi słowami, plansze i figurki to nasze własne rysunki. Przy każdym rekordzie danych stoi, skąd pochodzi, a pokazuje to mały znak na każdej karcie.
client-content-sources = Znaki
client-source-rulebook = Z instrukcji
client-source-rulebook-mark = I
client-source-rulebook-about = Fakt jest wydrukowany w wydanej instrukcji.
client-source-derived = Wywnioskowane
client-source-derived-mark = ∴
client-source-derived-about = Nasze odczytanie kilku odnalezionych faktów; nie jest tak wydrukowane.
client-source-public = Ze źródeł publicznych
client-source-public-mark = P
client-source-public-about = Fakt pochodzi z publicznej listy lub pomocy stworzonej przez graczy.
client-source-recalled = Z pamięci
client-source-recalled-mark = ?
client-source-recalled-about = Znane graczom, bez źródła, które można by sprawdzić.
client-source-partly = Częściowo własne
client-source-partly-mark = ◐
client-source-partly-about = Rekord odnaleziono, ale nie liczbę lub miejsce w nim: ta część to nasze przypuszczenie.
client-source-original = Własne
client-source-original-mark = W
client-source-original-about = Zaprojektowane na potrzeby tej edycji, bo drukowany tekst nie był dostępny. Kto ma drukowaną grę, może to zastąpić.
client-content-game = Rekordy danych ({ $total }):
client-content-from-rulebook = z instrukcji: { $count }
client-content-from-derived = wywnioskowane: { $count }
client-content-from-public = ze źródeł publicznych: { $count }
client-content-from-recalled = z pamięci: { $count }
client-content-from-partly = częściowo własne: { $count }
client-content-from-original = własne: { $count }
client-content-partly = Nasze w nich:
client-content-part-copies = liczba egzemplarzy ({ $count }×)
client-content-part-detail = szczegół ({ $count }×)
client-content-part-movement = ruch ({ $count }×)
client-content-part-name = nazwa ({ $count }×)
client-content-part-number = liczba na karcie lub żetonie ({ $count }×)
client-content-part-region = region pozycji początkowej ({ $count }×)
client-content-original = Nasze własne: { $count }
client-content-pack = Kto ma drukowaną grę, może zastąpić dowolny rekord pakietem danych o tych samych id.
client-content-licences = Licencje
client-licence-own = Kod, rysunki i teksty Ravenhill: licencja MIT.
client-licence-icons = Ikony:
client-licence-fonts = Kroje pisma:
client-licence-code = Biblioteki w przeglądarce:
client-content-names = Nazwy gier należą do ich wydawców, którzy nie mają w tym udziału.
client-account = Ty
client-guest-about = Do gry wystarczy imię.
client-make-account = Załóż konto
client-make-account-about = Dodaje hasło do twojego imienia, by odnaleźć swoje stoły na innym urządzeniu.
client-make-account-nobody = By odnaleźć swoje stoły na każdym urządzeniu. Twoim imieniem przy stole będzie na początku login.
client-account-made = Konto założone. Login: { $login }.
client-login-is = Twój login: { $login }
client-return = Powrót
client-return-you = Jesteś tu jako { $name }
client-return-link = Link powrotny
client-return-about = Jesteś gościem. Ten tajny link to twoja własna droga powrotna do stołów, z każdego urządzenia. Nigdy go nie wysyłaj: kto go ma, jest tobą.
client-return-own = Twoja własna droga powrotna, tylko dla ciebie
client-return-copy = Kopiuj mój własny link
client-return-account = Aby dostawać e-mail, gdy przyjdzie twoja kolej, załóż konto.
client-return-kept = Mam go
client-return-renew = Nowy link…
client-return-renew-about = Wszystkie wcześniej zachowane linki stracą wtedy ważność, na papierze i na innych urządzeniach. Zalogowane urządzenia pozostają zalogowane.
client-return-renew-sure = Unieważnij stare linki, utwórz nowy
client-return-renewed = Oto nowy link. Stare są nieważne.
client-return-here = Ten link przywraca ci twoje miejsca na tym urządzeniu.
client-return-instead = Na tym urządzeniu jesteś teraz jako { $name }. Aby wrócić później jako { $name }, najpierw zachowaj tamten link: znajdziesz go pod „Ty”.
client-login = Login
client-password = Hasło
client-password-eight = Hasło (co najmniej 8 znaków)
client-password-new = Nowe hasło (co najmniej 8 znaków)
client-password-change = Zmień hasło
client-email = E-mail
client-email-about = Piszemy tylko wtedy, gdy przychodzi twoja kolej (jeśli chcesz) i gdy nie pamiętasz hasła.
client-email-notify = Napiszcie, gdy przyjdzie moja kolej
client-email-unconfirmed = Otwórz link z e-maila, który wysłaliśmy.
client-email-confirmed = Twój adres jest potwierdzony.
client-sign-in = Zaloguj się
client-sign-in-or-make = Zaloguj się lub dołącz
client-sign-in-about = Wróć do swoich stołów z innego urządzenia.
client-sign-out = Wyloguj się tutaj
client-sign-out-guest = Gość, który się wyloguje, wróci tylko przez swój tajny link.
client-forgotten = Nie pamiętasz hasła?
client-forgotten-about = Jeśli konto ma potwierdzony adres, wyślemy tam e-mail z linkiem.
client-forgotten-who = Login lub e-mail
client-forgotten-send = Wyślij e-mail
client-forgotten-done = Jeśli takie konto istnieje, e-mail jest już w drodze.
client-forgotten-host = Nie pamiętasz hasła? Ten serwer nie wysyła e-maili: poproś jego administratora o nowe.
client-reset = Nowe hasło
client-reset-about = Wszystkie inne urządzenia zostaną wylogowane.
client-sessions = Zalogowane urządzenia
client-session = { $browser } – { $system }
client-session-here = ta przeglądarka
client-session-used = używana { $when }
client-session-end = Wyloguj
client-session-end-long = Wyloguj: { $which }
client-sessions-end = Wyloguj wszędzie indziej
client-sessions-ended = Wylogowano tam.
client-browser-firefox = Firefox
client-browser-edge = Edge
client-browser-opera = Opera
client-browser-chrome = Chrome
client-browser-safari = Safari
client-browser-bot = Program
client-browser-other = Przeglądarka
client-system-android = Android
client-system-ios = iPhone lub iPad
client-system-windows = Windows
client-system-macos = Mac
client-system-linux = Linux
client-system-other = inny system
client-shunned = Wyciszeni i zablokowani
client-shunned-mute = wyciszenie
client-shunned-block = blokada
client-shunned-end = Cofnij
client-shunned-end-long = Cofnij wyciszenie: { $who }
client-leave = Usuń moje konto
client-leave-guest = Zapomnij o mnie
client-leave-about = Twoje imię, sesje i adres zostaną usunięte. Zakończone partie zostają, bez twojego imienia. Partie w toku są poddawane, a twoje oczekujące stoły znikają. Tego nie można cofnąć.
client-leave-sure = Tak, zapomnij o mnie
client-leave-done = Nic już o tobie nie wiemy. Żegnaj.
client-save = Zapisz
client-saved = Zapisano.
client-welcome = Witaj ponownie.
client-goodbye = Wylogowano.

## Preferences

client-prefs = Ustawienia
client-language = Język
client-language-auto = Jak w przeglądarce
client-theme = Światło
client-theme-auto = Jak w urządzeniu
client-theme-dark = Blask lampy
client-theme-light = Światło dnia
client-text-size = Wielkość tekstu
client-confirm = Pytaj ponownie przed
client-confirm-final = ważnym wyborem
client-confirm-always = każdym wyborem
client-confirm-never = niczym
client-sole = Jedyną możliwość wybieraj samoczynnie
client-sound = Dźwięk
client-sound-off = wyłączony
client-sound-quiet = cichy
client-sound-full = pełny
client-legend = Co oznaczają figurki
client-motion = Ruch figurek
client-bell = Powiadom mnie, gdy przyjdzie moja kolej
client-push = Powiadom na tym urządzeniu, gdy przyjdzie moja kolej, a nie ma mnie przy stole
client-push-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Zezwól na nie w jej ustawieniach.
client-push-failed = Przeglądarka nie połączyła się ze swoją usługą powiadomień.

## When something goes wrong

client-trouble = To się nie udało
client-again = Spróbuj ponownie
client-offline = Serwer jest nieosiągalny. Wciąż próbujemy.
client-unreadable = Odpowiedź serwera jest nieczytelna. Spróbuj ponownie.
client-broken = Serwer nie mógł tego zrobić (błąd { $status }). Spróbuj ponownie.
client-lost = Połączenie przerwane. Wróci samo; nic nie przepadło.
client-no-table = Nie ma takiego stołu. Być może już go sprzątnięto.
client-members-only = Ten stół nie jest otwarty dla widzów.
client-signed-out-title = Wylogowano
client-signed-out = To urządzenie zostało wylogowane. Zaloguj się, aby wrócić na swoje miejsce.
client-forbidden = Nie możesz oglądać tego stołu.
client-lost-page-about = Droga się tu kończy, a drogowskaz milczy. Wróć tam, gdzie świeci lampa.
client-lost-page = Pod tym adresem nic nie ma.

## Ironwood's table

client-iw-round = { $n }. runda
client-iw-phase-preparation = Przygotowanie
client-iw-phase-action = Akcje
client-iw-phase-cleanup = Koniec rundy
client-iw-phase-recruiting = Werbunek
client-iw-phase-newcomer = Dodatkowi wojownicy
client-iw-crystals = { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
client-iw-cards = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
client-iw-visions = { $n ->
    [one] 1 wizja na ręce
    [few] { $n } wizje na ręce
   *[many] { $n } wizji na ręce
}
client-iw-deck = w talii: { $n }
client-iw-discards = odrzucone: { $n }
client-iw-legend-drill = wiertło
client-iw-legend-charged = naładowany totem
client-iw-legend-fading = gasnący totem
client-iw-legend-foundation = fundament
client-iw-legend-forge = kuźnia
client-iw-totems = Zdobyte totemy: { $n } z { $of }
client-iw-forges = Zbudowane kuźnie: { $n } z { $of }
client-iw-drill = Wiertło
client-iw-cargo = Ładunek
client-iw-step-0 = Start
client-iw-step-1 = 2 kryształy do ładunku
client-iw-step-2 = 1 kryształ do ładunku, obejrzyj wierzchnią wizję, zwerbuj tam, skąd odjechało wiertło
client-iw-step-3 = 1 kryształ do ładunku, dobierz kartę specjalną
client-iw-actions = Akcje
client-iw-lingering = W grze
client-iw-passed = Pas
client-iw-aside = Do walki
client-iw-seen = Widziane na tej ręce
client-iw-vision-deck = Wizje w talii
client-iw-discovered = Odkryte
client-iw-supply = Zasoby ogólne
client-iw-supply-crystals = kryształy
client-iw-supply-woodwalkers = wojownicy Plemienia Puszczy
client-iw-supply-ironclad = wojownicy Pancernego Klanu
client-iw-supply-golems = golemy
client-iw-supply-totems = totemy
client-iw-supply-markers = znaczniki
client-iw-tokens = Pozostałe żetony kuźni: { $n }
client-iw-ban-0 = Nie można przesuwać totemów
client-iw-ban-1 = Pancerny Klan nie może się tu poruszać
client-iw-ban-2 = Plemię Puszczy nie może stąd wyjść
client-iw-forest-label = { $name }, { $kind ->
    [outer] zewnętrzny las
   *[inner] wewnętrzny las
}{ $fighters ->
    [0] , pusty
    [one] , 1 wojownik Plemienia Puszczy
    [few] , { $fighters } wojowników Plemienia Puszczy
   *[many] , { $fighters } wojowników Plemienia Puszczy
}{ $charged ->
    [0] { "" }
    [one] , naładowany totem
    [few] , { $charged } naładowane totemy
   *[many] , { $charged } naładowanych totemów
}{ $fading ->
    [0] { "" }
    [one] , gasnący totem
    [few] , { $fading } gasnące totemy
   *[many] , { $fading } gasnących totemów
}
client-iw-mountain-label = { $name }, { $kind ->
    [capital] stolica
    [outer] zewnętrzna góra
   *[inner] wewnętrzna góra
}{ $fighters ->
    [0] { "" }
    [one] , 1 wojownik Pancernego Klanu
    [few] , { $fighters } wojowników Pancernego Klanu
   *[many] , { $fighters } wojowników Pancernego Klanu
}{ $golems ->
    [0] { "" }
    [one] , 1 golem
    [few] , { $golems } golemy
   *[many] , { $golems } golemów
}{ $site ->
    [foundation] , fundament
    [forge] , kuźnia
   *[empty] { "" }
}{ $drill ->
    [yes] , wiertło
   *[no] { "" }
}{ $marked ->
    [yes] , oznaczona
   *[no] { "" }
}
client-iw-attacks = atak
client-iw-defends = obrona
client-iw-wager-open = wybiera kartę…
client-iw-wager-hidden = zakryta karta
client-iw-wager-none = bez karty
client-iw-damage = Obrażenia
client-iw-defence = Obrona
client-iw-dominance = Dominacja
client-iw-from-card = karta
client-iw-from-golems = golemy
client-iw-from-forge = kuźnia
client-iw-from-attack = atak
client-iw-from-effect = efekt
client-iw-from-spirits = Duchy Lasu
client-iw-from-stance = postawa
client-iw-enemy-defence = obrona wroga
client-iw-from-units = pozostałe jednostki
client-iw-driven = wyparci: { $place }
client-iw-lost = straty: { $n }
client-iw-wins = wygrywa
client-iw-bot = { $bot ->
    [ironbot] Żelazobot
   *[woodbot] Drewnobot
}
client-iw-stance-aggressive = Postawa agresywna
client-iw-stance-aggressive-about = +1 do dominacji: poluje na totem
client-iw-stance-defensive = Postawa defensywna
client-iw-stance-defensive-about = +1 do obrony: chce budować
client-iw-stance-expansive = Postawa ekspansywna
client-iw-stance-expansive-about = +1 do obrażeń: rozprzestrzenia się
client-iw-stance-disruptive = Zakłócający
client-iw-stance-disruptive-about = szuka wizji, nęka twoje góry
client-iw-stance-exalted = Uniesiony
client-iw-stance-exalted-about = niesie totem do domu
client-iw-flow = Karta przebiegu tury
client-iw-flow-alert = Czujny
client-iw-flow-exhausted = Wyczerpany
client-iw-spirits = Duchy Lasu: { $n }
client-iw-resolves = Rozpatruje
client-iw-icon-card = Karta: dobiera jedną na wierzch, zyskuje 1 kryształ
client-iw-icon-crystals = Kryształy
client-iw-icon-drill = Wiertło
client-iw-icon-warband = Oddział
client-iw-icon-golem = Golem
client-iw-icon-forge = Kuźnia
client-iw-icon-compass = Kompas
client-iw-icon-hit = Trafienie
client-iw-icon-shield = Tarcza
client-iw-icon-battle = Bitwa
client-iw-icon-arrows = Strzałki
client-iw-icon-eye = Oko
client-iw-icon-search = Szukanie
client-iw-icon-cubes = Znaczniki
client-iw-icon-alert = Czujność
client-iw-icon-red = { $icon } (czerwona: tylko na wyższym poziomie trudności)
client-iw-base = Podstawowa
client-iw-special = Specjalna
client-iw-vision = Wizja
client-iw-lingers = { $n ->
    [one] pozostaje z 1 znacznikiem
    [few] pozostaje z { $n } znacznikami
   *[many] pozostaje z { $n } znacznikami
}
client-iw-vision-about = Totem można odkryć na górze { $mountain }.
client-iw-vision-crystals = { $n ->
    [one] Przynosi 1 kryształ.
    [few] Przynosi { $n } kryształy.
   *[many] Przynosi { $n } kryształów.
}
client-iw-crystals-word = Kryształy
client-iw-fighters-word = Wojownicy
client-iw-fighters-counted = { $n ->
    [one] wojownik
    [few] wojownicy
   *[many] wojowników
}
client-iw-golems-word = Golemy
client-iw-steps = Co zrobił w tej turze
client-iw-out-of-reach = Tej partii nie możesz już wygrać. Możesz grać dalej albo się poddać.

## Lessons

client-lesson-aria = Lekcja, krok { $step } z { $steps }
client-lesson-step = krok { $step } z { $steps }
client-lesson-back = Wstecz
client-lesson-next = Dalej
client-lesson-show = Pokaż
client-lesson-leave = Wyjdź
client-lesson-play-on = Graj dalej
client-lesson-fold = Zwiń lekcję
client-lesson-go-on = kontynuuj

# Rozegrane przykłady z zasad
client-example-play = Rozegraj go
client-example-picture = Przykład { $number }: pozycja wyjściowa
client-example-title = Przykład { $number }
client-example-do = Teraz: { $what }

client-packs = Własne karty
client-packs-about = Pakiet danych zastępuje karty, liczby i drogi na mapie tymi, które podasz: plik zip z jego plikami TOML albo całość w jednym pliku TOML. Możesz go używać tylko ty, dopóki go nie udostępnisz.
client-pack = Pakiet danych
client-pack-none = Żaden: gra taka, jaka jest
client-pack-nameless = bez nazwy
client-pack-shared = udostępniony
client-pack-bring = Wgraj pakiet danych
client-pack-share = Inni też mogą z nim zakładać stoły
client-pack-delete = Usuń
client-pack-in-play = Gra z pakietem danych „{ $name }”.
client-pack-size = Wersja { $version }; { $n ->
        [one] jedna karta, obszar lub liczba jest inna
        [few] { $n } karty, obszary lub liczby są inne
       *[many] { $n } kart, obszarów lub liczb jest innych
    } niż w naszej grze.
client-pack-changes = Zmienia: { $list }{ $more ->
        [0] .
       *[other] { " " }i jeszcze { $more }.
    }
## Analiza zakończonej partii i inne drogi

client-analysis = Analiza
client-analysis-title = Gdzie losy się odwróciły: { $n } z { $of }
client-analysis-ask = Komputer przejdzie każdy wybór tej partii: co zagrałby najsilniejszy gracz i ile kosztował inny wybór. Potrwa to minutę lub kilka.
client-analysis-begin = Przeanalizuj tę partię
client-analysis-running = Zbadane wybory: { $done } z { $of }…
client-analysis-meanwhile = Możesz opuścić tę stronę: analiza trwa dalej i zostanie zapisana przy partii.
client-analysis-share = Kopiuj link
client-analysis-chance = { $who }: szansa na wygraną
client-analysis-curve = Szansa na wygraną w ciągu całej partii
client-analysis-over = { $count ->
    [one] zbadano { $count } wybór
    [few] zbadano { $count } wybory
   *[many] zbadano { $count } wyborów
}
client-analysis-choices = wybory ({ $who }):
client-analysis-luck = kości i karty
client-analysis-luck-about = Kości, karty lub to, co było ukryte, wypadły inaczej: można było oczekiwać { $first }, wyszło { $then } ({ $change }).
client-analysis-points = Punkty zwrotne
client-analysis-moment = Ta chwila
client-analysis-before = przedtem: { $chance }
client-analysis-even = W tej partii nic się nie wyróżnia.
client-analysis-when = tura { $turn }, po wyborach: { $n }
client-analysis-choice = wybór: { $who }
client-analysis-played = Zagrano: { $who }
client-analysis-better = Lepsze było
client-analysis-nothing = nic ważnego nie zmienia się od razu
client-analysis-how = Każda możliwość doprowadzona do końca akcji przy wielu rozdaniach tego, co było ukryte; ± { $error }. Przy powodzie stoi, o ile zmienia szansę na wygraną według oceny samej gry.
client-analysis-every = { $of ->
    [one] Jedyny wybór w partii
    [few] Wszystkie { $of } wybory i to, co zrobiłby najsilniejszy gracz
    [many] Wszystkie wybory ({ $of }) i to, co zrobiłby najsilniejszy gracz
   *[other] Wszystkie wybory ({ $of }) i to, co zrobiłby najsilniejszy gracz
}; { $n ->
    [0] o żadnym nie da się powiedzieć, że coś kosztował
    [one] jeden coś kosztował
    [few] { $n } coś kosztowały
    [many] { $n } coś kosztowało
   *[other] { $n } coś kosztowało
}
client-analysis-costly = Tylko te, które coś kosztowały
client-analysis-same = tak samo wybrałby najsilniejszy gracz
client-analysis-rather = najsilniejszy gracz: { $what }
client-analysis-watch = Zobacz ten moment
client-what-if = Zejdź z tej drogi: co by było, gdyby?
client-what-if-about = Nowy stół od tego momentu (wybory do tej pory: { $n }). Rozegrana partia zostaje; ta się nie liczy, a kości i karty wypadną na nowo.
client-what-if-machine = Graj dalej ({ $who }) przeciw Kapitanowi
client-what-if-both = Graj dalej za obie strony
client-what-if-alone = Graj stąd dalej
client-what-if-table = Co by było, gdyby: wybór { $n } zakończonej partii jeszcze raz
client-what-if-back = Wróć do tego, co było
## Hints

client-hint = Podpowiedź
client-hint-about = Na co spojrzałby silny gracz?
client-hint-look = Najlepiej wygląda tu: { $option }.
client-hint-why = Przemawia za tym: { $part }.
client-hint-alike = Te możliwości wyglądają podobnie.
client-hint-choices = Szanse na wygraną według komputera

## Goals

client-goals = Co wygrywa
client-goal-far = { $n } z { $of }
client-content-line = Z { $all } kart, miejsc i liczb { $own ->
    [0] żadna nie jest nasza własna
   *[other] nasze własne to { $own }
 }, a częściowo nasze: { $partly }; pozostałe są jak w wydanej grze.
client-content-setup = Przygotowanie gry:
client-content-more = Które?

## Zagadki

client-puzzle = Zadania
client-puzzle-title = { $game }: zadanie { $n } z { $of }
client-puzzle-about = Pozycja z partii komputerów. Jeden wybór jest wyraźnie najlepszy i nie jest to ten, który się narzuca.
client-puzzle-solved = Rozwiązane: { $n } z { $of }
client-puzzle-right = Dobrze: to najlepsza droga.
client-puzzle-wrong = Nie do końca. Lepsze jest: { $best }.
client-puzzle-figures = Liczby to szanse na wygraną; niżej, co każda droga w nich zmienia.
client-puzzle-nothing = nic istotnego
client-puzzle-before = Poprzednie
client-puzzle-next = Następne zadanie

## The workshop

client-workshop = Warsztat
client-workshop-about = Masz drukowaną grę? Wpisz, co stoi na twoich kartach, jedną po drugiej. Możesz tego używać tylko ty, dopóki tego nie udostępnisz.
client-workshop-ours = W całości lub w części własne: { $ours } z { $all } rekordów
client-workshop-link = Wpisz drukowane karty w warsztacie
client-workshop-name = Moje karty
client-workshop-pack = Pakiet danych
client-workshop-new = Nowy
client-workshop-called = Jego nazwa
client-workshop-version = Wersja
client-workshop-undo = Cofnij
client-workshop-redo = Ponów
client-workshop-save = Zapisz
client-workshop-saved = Pakiet „{ $name }” zapisano.
client-workshop-unsaved = Na razie tylko w tej przeglądarce, niezapisane
client-workshop-stored = Zapisane
client-workshop-sure = Usuń na zawsze
client-workshop-no = Zostaw
client-workshop-elsewhere = Inne okno zmieniło ten szkic. Nic nie przepadło: wybierz, który ma zostać.
client-workshop-take-other = Ten z drugiego okna
client-workshop-keep-mine = Ten tutaj
client-workshop-clash = Zapisany pakiet jest nowszy niż ten, od którego zaczęto.
client-workshop-reread = Weź zapisany
client-workshop-save-as-new = Zapisz to jako nowy pakiet
client-workshop-records = Rekordy
client-workshop-find = Nazwa lub numer
client-workshop-order = Co jest pokazane
client-workshop-order-ours = Nasze najpierw
client-workshop-order-all = Wszystkie według rodzaju
client-workshop-order-changed = Zmienione
client-workshop-doubtful = Nasze lub niepewne
client-workshop-found = Z książek i źródeł publicznych
client-workshop-none = Nic takiego tu nie ma.
client-workshop-changed = Zmienione przez twój pakiet
client-workshop-bench = Stół roboczy
client-workshop-record = Rekord
client-workshop-map = Drogi na mapie
client-workshop-map-about = Wybierz dwa miejsca, jedno po drugim: zostaną połączone albo rozdzielone, jeśli były połączone.
client-workshop-second = { $a }, a które drugie miejsce?
client-workshop-joined = Połączono: { $a } i { $b }.
client-workshop-parted = Rozdzielono: { $a } i { $b }.
client-workshop-look = Jak to będzie wyglądać
client-workshop-looking = Sprawdzanie…
client-workshop-empty = Nic jeszcze nie zmieniono.
client-workshop-fine = Ze wszystkim da się grać.
client-workshop-try = Wypróbuj: { $name }
client-workshop-blank = Od zera
client-workshop-ours-again = Jak było
client-workshop-as-mine = Jak w moim pudełku
client-workshop-yours = Twoje.
client-workshop-yours-about = Pakiet mówi to zamiast naszego rekordu.
client-workshop-doubts = Z tego nasze własne: { $list }.
client-workshop-texts = Nazwy i teksty
client-workshop-language = Język nazw i tekstów
client-workshop-says = Co robi, słowami gry
client-workshop-more-fields = + więcej
client-workshop-next = następny blok
client-workshop-next-block = Następny blok: { $name }
client-workshop-earlier = Wcześniej: { $name }
client-workshop-later = Później: { $name }
client-workshop-remove = Usuń: { $name }
client-workshop-add = Dodaj: { $name }
client-workshop-less = Mniej: { $name }
client-workshop-more = Więcej: { $name }
client-workshop-nth = { $name }, nr { $n }
client-workshop-way = Jak to podać: { $name }
client-workshop-kind-number = liczba
client-workshop-kind-text = słowo
client-workshop-named = Który krok to: { $name }
client-workshop-named-about = Id wcześniejszego kroku tej karty
client-workshop-bare = Wpisz sam wiersz
client-workshop-drawn = Narysowane na obrazie planszy; pakiet nie może tego zmienić.
client-workshop-guessed = { $n ->
    [one] jedno przypuszczenie
    [few] { $n } przypuszczenia
    [many] { $n } przypuszczeń
   *[other] { $n } przypuszczeń
 }
client-workshop-problems-here = { $n ->
    [one] Jedno pole jeszcze nie pasuje.
    [few] { $n } pola jeszcze nie pasują.
    [many] { $n } pól jeszcze nie pasuje.
   *[other] { $n } pól jeszcze nie pasuje.
 }

## Beside the real table

client-real = Podane z prawdziwego stołu
client-real-here = Obok prawdziwego stołu: kości, karty i żetony pochodzą stamtąd.
client-real-table = Obok prawdziwego stołu
client-real-table-about = Rzucasz własnymi kośćmi i dobierasz z własnych talii; tutaj dotykasz tego, co wypadło.
client-real-prompt = Oczekiwanie na prawdziwy stół
client-real-roll = Rzuć przy swoim stole i dotknij tego, co wypadło: { $what }
client-real-draw = Dobierz przy swoim stole i dotknij tego, co przyszło: { $what }
client-real-any = { $n ->
    [one] jeden wynik
    [few] { $n } wyniki
   *[many] { $n } wyników
    [other] { $n } wyniku
 }
client-real-waits = { $who } podaje, co przyszło: { $what }
client-real-waits-all = Oczekiwanie na to, co przyszło przy prawdziwym stole: { $what }
client-real-came = Dotąd:
client-real-unpick = Nie to
client-real-seek = Szukaj po nazwie
client-real-none = Nic, co może przyjść, tak się nie nazywa.
client-real-unseen = Tego nikt nie powinien widzieć. Niech dobierze stół albo podaj to z zamkniętymi oczami.
client-real-let-roll = Niech rzuci stół
client-real-let-draw = Niech dobierze stół
client-real-let-kind = … i wszystko podobne
client-real-let-all = … i wszystko aż do następnego wyboru
client-real-correct = Popraw ostatni wynik
client-real-away = Odłóż albo przywróć
client-beside = Obok prawdziwej planszy
client-beside-title = { $game } obok prawdziwej planszy
client-beside-table = Stół obok twojego: pilnuje wszystkich zasad, kości i karty są twoje
client-kept-log = Co podano: { $n }
client-kept-anew = Zacznij nową partię
client-kept-sure = To, co dotąd podano, przepadnie. Na pewno?
client-kept-over = Partia skończona.
client-kept-here = Zostaje to w tej przeglądarce.
client-iw-beside-own-map = Wprowadź swoją w warsztacie
client-iw-beside-map = Mapę grani i ścieżek narysowaliśmy sami i różni się ona od drukowanej: gdzie ruch nie pasuje do twojej planszy, rację ma plansza drukowana.
client-iw-beside-set = Dotknij miejsca i ustaw figurki tak, jak leżą na twojej planszy.
client-iw-beside-place = Miejsce
client-iw-beside-cards = Karty przy twoim stole
client-iw-beside-cards-about = Gdy automat atakuje, możesz zagrać do walki to, co masz: wszystkie karty podstawowe i wymienione tu karty specjalne.
client-iw-beside-held = Karta specjalna na twojej ręce
client-iw-beside-aside = Karta podstawowa użyta w tej rundzie
client-iw-beside-lasting = Karta trwała, twoja albo jego
client-iw-beside-markers = Znaczniki
client-iw-beside-add = dodaj …
client-iw-beside-remove = Zabierz: { $card }
client-iw-beside-start = Ustaw jak na początku
client-iw-beside-turn = Rozegraj turę: { $bot ->
    [woodbot] Drewnobot
   *[other] Żelazobot
 }
client-iw-beside-recruit = Werbunek na końcu rundy
client-iw-beside-round = Runda { $n } skończona
client-iw-beside-done = Tura skończona: ustaw swoją planszę tak, jak narysowano tutaj.
client-iw-beside-back = Wróć do ustawiania planszy
client-iw-beside-step-back = Krok wstecz
client-iw-beside-stop = Porzuć tę turę
client-iw-beside-fighters = Wojownicy
client-iw-beside-charged = Naładowane totemy
client-iw-beside-fading = Gasnące totemy
client-iw-beside-golems = Golemy
client-iw-beside-site = Budowla
client-iw-beside-site-empty = brak
client-iw-beside-site-foundation = fundament
client-iw-beside-site-forge = kuźnia
client-iw-beside-drill = Tu stoi wiertło
client-iw-beside-marked = Leży tu znacznik automatu
client-iw-beside-crystals = kryształy
client-iw-beside-secured = Zdobyte totemy
client-iw-beside-track = Tor wiertła
client-iw-beside-cargo = Ładunek
client-iw-beside-spirits = Duchy
client-iw-beside-exalted = Uniesiony
client-iw-beside-exhausted = Jego karta przebiegu tury pokazuje wyczerpanie
client-iw-beside-stance = Postawa

## Answers in advance

client-ahead = Odpowiedz z góry
client-ahead-about = Powiedz już teraz, co odpowiesz, gdy padnie pytanie. Nikt inny tego nie widzi i możesz to cofnąć.
client-ahead-take = Cofnij: { $what }
client-ahead-dropped = Odpowiedź dana z góry, ale już niemożliwa: { $what }
