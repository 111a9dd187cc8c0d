# Common words: what every game and the command line say. A game's own words are in its folder.

## Several things in one sentence

list-and = { $first } i { $last }

## Why something is not possible now

why-over = Partia dobiegła końca.
why-no-seat = Przy tym stole nie ma miejsca { $seat }; miejsca ({ $seats }) są numerowane od 0.
why-answered = Wybór już dokonany. Stół czeka na pozostałych.
why-not-your-choice = To nie twoja kolej, by wybierać.
why-no-such-number = { $count ->
    [one] Jest tu tylko jedna opcja: numer 0.
    [few] Są tu { $count } opcje, numerowane od 0.
   *[many] Jest tu { $count } opcji, numerowanych od 0.
}
why-not-offered = Tutaj niemożliwe: { $option }.
why-no-part = To nie należy do obecnego wyboru: { $prompt }
why-impossible-outcome = „{ $outcome }” nie może tu wypaść, więc nic nie zrobiono.
why-unknown-outcome = Nic w tej grze nie może pokazać wyniku „{ $outcome }”.
why-awaited = Stół czeka na to, co wypadło lub zostało dobrane.
why-outcome-not-now = „{ $outcome }” nie jest teraz oczekiwane, więc nic nie zrobiono.
why-no-deed = „{ $deed }” nie mogło się teraz wydarzyć, więc nic nie zapisano.
why-unfeed-drawn = Ten stół losuje sam; co wylosował, pozostaje.
why-unfeed-nothing = Nie podano jeszcze żadnego wyniku.
why-unfeed-answered = Od ostatniego wyniku ktoś już dokonał wyboru. Najpierw cofnij ten wybór.
why-undo-over = Partia dobiegła końca i niczego nie można cofnąć.
why-undo-chance = Od tego czasu pokazały się kości, karty lub coś ukrytego, więc nie można tego cofnąć.
why-undo-answered = Od tego czasu wybierał inny gracz, więc nie można tego cofnąć.
why-undo-rules = Od tego czasu poprawiono zasady i wcześniejszych wyborów nie można cofnąć.
log-rules-mended = Od tego czasu poprawiono zasady: { $count ->
    [0] to, co jest teraz rozgrywane, zaczyna się według nich od nowa
    [one] ostatni wybór trzeba powtórzyć
    [few] ostatnie { $count } wybory trzeba powtórzyć
   *[many] ostatnich { $count } wyborów trzeba powtórzyć
} ({ $rule }).
log-set-aside = { $count ->
    [0] Czegoś z tej partii nie dało się już odczytać; administrator serwera odłożył to na bok.
    [one] Ostatniego wyboru tej partii nie dało się już odczytać; administrator serwera odłożył go na bok.
    [few] Ostatnich { $count } wyborów tej partii nie dało się już odczytać; administrator serwera odłożył je na bok.
   *[many] Ostatnich { $count } wyborów tej partii nie dało się już odczytać; administrator serwera odłożył je na bok.
} Partia toczy się dalej od tego miejsca.
log-not-kept = To, co działo się przed tą wersją zasad, nie zachowało się w słowach.
why-still = To chwila z przeszłości: niczego nie można tu wybrać.
why-undo-nothing = Nie ma jeszcze twojego wyboru, który można by cofnąć.
why-rewind = Liczba wyborów w tej partii: { $count }; można wrócić tylko do jednego z nich.
why-form = Opcja to czasownik i to, czego dotyczy, jak ("pass",) lub ("die", "army"), albo jej numer na liście.
why-position-over = Partia dobiegła końca: nie ma pozycji, od której można by grać dalej. Całą partię opowiada jej zapis.
why-position-redealt = Przy tym stole rozdano na nowo w trakcie akcji; pozycję można zapisać po zakończeniu akcji.

## What was not in order

bad-game = Nie ma gry „{ $game }”. Do wyboru: { $known }.
bad-keeper = W grze { $game } nic nie jest prowadzone obok prawdziwej planszy.
bad-scenario = „{ $scenario }” nie jest scenariuszem gry { $game }. Do wyboru: { $known }.
bad-seats = Scenariusz { $scenario } nie przewiduje takiej liczby miejsc ({ $seats }). Do wyboru: { $known }.
bad-seat-count = Gra { $game }: liczba miejsc od { $low } do { $high }, nie { $seats }.
bad-seat = Nie ma tu miejsca „{ $seat }” dla gracza. Do wyboru: { $known }.
bad-serve-extra = Stół w przeglądarce wymaga biblioteki, której nie zainstalowano ({ $missing }): pip install ravenhill
bad-address = Pod adresem { $host }, port { $port } nie można nasłuchiwać: { $detail }. Być może działa tam już inny serwer; inny port podaje się przez --port.
bad-language = Nie ma tu języka „{ $language }”. Do wyboru: { $known }.
bad-rl-extra = Środowiska wymagają dodatkowych bibliotek (brakuje: { $missing }): pip install 'ravenhill[rl]'
bad-train-extra = Trenowanie wymaga dodatkowych bibliotek (brakuje: { $missing }): pip install 'ravenhill[train]'
bad-cluster-extra = Klaster wymaga dodatkowych bibliotek (brakuje: { $missing }): pip install 'ravenhill[cluster]'
bad-cluster = Klaster Ray pod adresem { $address } nie odpowiada: { $detail }
bad-training-alone = W scenariuszu { $scenario } gry { $game } gra tylko jedna strona; sieć uczy się tam, gdzie grają dwie.
bad-weights = Ten plik nie zawiera wag sieci: { $detail }.
bad-training-run = Przebieg w folderze „{ $folder }” uczył się z innymi opcjami lub obserwacjami gry { $game } niż dzisiejsze; podaj inny folder.
net-none = Nie ma wytrenowanej sieci dla gry { $game }: wyuczony gracz gra zachłannie.
net-other-grammar = Wytrenowana sieć zna inne karty lub miejsca niż ten stół gry { $game } (zmienia je pakiet danych): wyuczony gracz gra zachłannie.
net-other-observation = Wytrenowana sieć widzi ten stół gry { $game } w innych liczbach niż te, z którymi się uczyła: wyuczony gracz gra zachłannie.
net-no-head = Wytrenowana sieć nie uczyła się scenariusza { $scenario } przy tej liczbie miejsc: { $seats }. Wyuczony gracz gra zachłannie.
bad-seed = „{ $seed }” to nie ziarno losowania; ziarno jest liczbą całkowitą.
bad-option = Scenariusz { $scenario } nie ma opcji „{ $option }”. Do wyboru: { $known }.
bad-options = Opcje to tabela nazw i wartości, nie { $value }.
bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }”, lecz jedną z: { $known }.
bad-chance = Los nie może mieć wartości „{ $value }”, lecz jedną z: { $known }.
bad-option-form = „{ $option }” to nie opcja; napisz NAME=VALUE.
bad-option-unnumbered = „{ $option }” nie ma numeru: żadne pytanie tej gry nie przyjmuje takiej odpowiedzi.
bad-number = { NUMBER($number, useGrouping: 0) } nie jest numerem żadnej opcji; numery idą od 0 i są mniejsze niż { NUMBER($size, useGrouping: 0) }.
bad-buffer = Bufor musi mieścić tyle wartości: { NUMBER($wanted, useGrouping: 0) }, a nie { NUMBER($given, useGrouping: 0) }.
bad-player = Nie ma gracza komputerowego „{ $player }”. Do wyboru: { $known }.
bad-player-setting = Gracz { $player } nie przyjmuje ustawienia „{ $setting }”: { $detail }.
bad-player-no-setting = { $count ->
    [0] Gracz { $player } nie ma żadnych ustawień, więc i „{ $setting }”.
   *[other] Gracz { $player } nie ma ustawienia „{ $setting }”. Ma: { $known }.
}
bad-arena-file = Plik „{ $file }” zawiera partie innych zawodów; podaj inny plik albo tych samych graczy, grę i ziarna.
bad-fuzz-file = Plik „{ $file }” zawiera coś innego niż porcje losowych partii, więc pozostaje bez zmian; podaj inny plik.
bad-until = „{ $until }” to nie dwa udziały między 0 a 1, najpierw mniejszy, na przykład 0.5,0.6.
bad-player-count = Podani gracze: { $given }, miejsca: { $seats }. Podaj jednego dla wszystkich miejsc, po jednym dla każdej strony albo po jednym dla każdego miejsca.
bad-save-kind = To nie jest zapis gry Ravenhill.
bad-save-altered = Ten zapis jest ucięty lub zmieniony: pieczęć się nie zgadza.
bad-save-broken = Tego zapisu gry nie można odczytać ({ $detail }).
bad-save-newer = To zapisała nowsza wersja Ravenhill (zasady { NUMBER($rules, useGrouping: 0) } gry { $game }; ta wersja zna { NUMBER($known, useGrouping: 0) }).
bad-save-stopped = Dzisiejsze zasady nie potrafią prowadzić tej partii dalej, więc zostaje, jaka jest, i można ją tylko oglądać ({ $detail }).
bad-analysis-older = Tę partię gry { $game } rozegrano według wcześniejszych zasad; dzisiejsze nie potrafią jej przeanalizować.
bad-analysis-moment = Partia nie ma momentu { $n }.
bad-record-kind = To nie jest zapis przebiegu ani zapis gry Ravenhill: { $detail ->
        [text] to nie JSON.
        [version] to inna wersja.
        [depth] zagnieżdżenie jest za głębokie.
       *[other] brakuje części lub są złego rodzaju ({ $detail }).
    }
bad-record-setup = Stołu z tego zapisu partii nie można nakryć ({ $detail }).
bad-record-entry = Pozycja { NUMBER($number, useGrouping: 0) } zapisu partii łamie zasady: { $detail }
bad-record-chance = Kości i karty w tym zapisie partii nie wynikają z jego wyborów.
bad-record-older = Ten zapis partii powstał według wcześniejszych zasad ({ $game }, wersja { NUMBER($rules, useGrouping: 0) }) i nie zawiera niczego, co pozwoliłoby go pokazać. Może go przekształcić ta wersja Ravenhill, która go napisała: ravenhill record convert.
bad-record-past = Nie można odczytać przeszłości w tym zapisie partii ({ $detail }).
bad-record-result = Ten zapis podaje inny wynik niż ten, którym partia się kończy.
bad-position-then = „{ $entry }” nie można zagrać po pozycji; napisz wynik albo miejsce i jego wybór.
bad-position-form = { $field }: potrzeba { $wanted ->
    [word] nazwy
    [number] liczby całkowitej
    [flag] true lub false
    [list] listy
    [names] nazwy jako klucza
   *[table] tabeli nazw i wartości
}, nie { $value }.
bad-position-size = { $field }: { $size ->
    [one] potrzebna jedna wartość
    [few] potrzebne { $size } wartości
   *[many] potrzeba { $size } wartości
}, nie { $n }.
bad-position-missing = { $field }: musi tu być „{ $name }”.
bad-position-no-key = { $field } nie ma klucza „{ $name }”. Do wyboru: { $known }.
bad-position-file = Pozycji { $file } nie można odczytać: { $detail }.
bad-position-broken = Tej pozycji nie można rozłożyć ({ $detail }).
bad-position-answer = Wyborów tej pozycji nie można zagrać: { $detail }
bad-position-game = To pozycja gry { $game }, nie gry { $wanted }.
bad-file = Pliku { $file } nie można otworzyć: { $detail }.
bad-file-there = Plik { $file } już istnieje; --force go nadpisuje.
bad-person = Nie ma nikogo z loginem ani id „{ $who }”.
bad-person-guest = { $who } jest gościem i nie ma hasła.
bad-setting-number = { $name } ma wartość „{ $value }”, a to nie liczba.
bad-setting-whole = { $name } ma wartość „{ $value }”, a to nie liczba całkowita.
bad-setting-least = { $name } ma wartość { $value }, a nie może być mniej niż { $least }.
bad-setting-switch = { $name } ma wartość „{ $value }”; napisz on lub off.
bad-setting-url = { $name } ma wartość „{ $value }”, a to nie adres, który zaczyna się od jednego z { $schemes } i podaje nazwę hosta.
bad-setting-proxies = { $name } podaje „{ $value }”, a to ani adres proxy (127.0.0.1, 10.0.0.0/8), ani *.
bad-setting-games = { $name } zawiera „{ $value }”; napisz id=module, oddzielając przecinkami.
bad-setting-mail-from = { $name } ma wartość „{ $value }”: e-maile (RAVENHILL_SMTP) wymagają adresu nadawcy.
bad-setting-unknown = { $name } nie należy do ustawień i jest pomijane.
bad-setting-unknown-near = { $name } nie należy do ustawień i jest pomijane. Czy chodzi o { $near }?
bad-database = Baza danych { $where } się nie otwiera: { $detail }
bad-database-url = To nie jest URL bazy danych, którą można otworzyć: podaj ścieżkę pliku SQLite, sqlite:////path/to/file albo postgresql://user:password@host/name.
bad-database-driver = Ten rodzaj bazy danych wymaga { $driver }, którego nie zainstalowano: pip install "ravenhill[postgres]".
bad-database-garbage = { $where } to nie baza danych.
bad-database-in-use = Baza danych { $where } ma postać { $stands } i ktoś jej używa. Aby wypróbować tę wersję, która używa postaci { $present }, trzeba by ją zmienić i przywrócić: podaj jej kopię.
bad-database-newer = Bazę danych { $where } przekształciła nowsza wersja Ravenhill i ta wersja nie może jej używać. Uruchom tamtą wersję albo przywróć kopię zrobioną wcześniej.
bad-database-none = Pod { $where } nie ma bazy danych Ravenhill.
bad-database-form = Baza danych { $where } ma postać { $stands }, a ta wersja Ravenhill używa { $present }. Uruchom raz serwer tej wersji, by ją zaktualizować, albo użyj wersji, która działa.
bad-rules = Dla gry „{ $game }” nie ma spisanych zasad. Są dla: { $known }.
bad-rule = Gra { $game } nie ma zasady { $rule }.
bad-rule-anywhere = Zasady { $rule } nie ma w żadnej instrukcji.
bad-tests = Pod { $folder } nie ma folderu z testami.

## Options every game shares

do-pass = Spasuj
do-done = Gotowe
do-concede = Poddaj partię
do-noted = { $option } ({ $note })
do-yes = Tak
do-no = Nie

## packs

pack-kind = Pakiet to folder lub tabela rekordów, nie { $value }.
bad-pack = Liczba problemów w pakiecie: { $count }.

# The place a problem is at; $part says how much of it is named.
pack-at =
    { $part ->
        [record-field] { $file }: rekord { $record }: pole { $field }
        [record] { $file }: rekord { $record }
        [table-field] { $file }: tabela { $table }: pole { $field }
        [table] { $file }: tabela { $table }
       *[file] { $file }
    }

pack-need-text = { pack-at }: potrzebny tekst, nie { $got }
pack-picture-hero = { pack-at }: { $got } nie jest bohaterem obrazka. Weź jedno z tych: { $known }; albo osobę z ciała ({ $bodies }), głowy ({ $heads }) i rąk ({ $hands }); albo banner ze znakiem ({ $devices })
pack-need-one-of = { pack-at }: potrzebne jedno z { $known }, nie { $got }
pack-need-number = { pack-at }: potrzebna liczba całkowita, nie { $got }
pack-need-real = { pack-at }: potrzebna liczba, nie { $got }
pack-need-flag = { pack-at }: potrzebne true lub false, nie { $got }
pack-need-list = { pack-at }: potrzebna lista, nie { $got }
pack-need-table = { pack-at }: potrzebna tabela, nie { $got }
pack-need-id = { pack-at }: potrzebne id innego rekordu, nie { $got }
pack-need-least = { pack-at }: { $got } to za mało; najmniej { $low }
pack-need-most = { pack-at }: { $got } to za dużo; najwięcej { $high }
pack-need-longer = { pack-at }: elementy listy: { $got }; najmniej { $low }
pack-need-shorter = { pack-at }: elementy listy: { $got }; najwięcej { $high }
pack-need-one = { pack-at }: musi być pojedynczą tabelą, [{ $table }]
pack-need-many = { pack-at }: musi być listą tabel, [[{ $table }]]
pack-missing-file = { pack-at }: brakuje pliku
pack-missing-table = { pack-at }: brakuje tabeli
pack-missing-field = { pack-at }: brakuje pola; rekord zastępuje się w całości
pack-unknown-file = { pack-at }: gra nie ma takiego pliku; ma { $known }
pack-unknown-table = { pack-at }: plik nie ma takiej tabeli; ma { $known }
pack-unknown-record = { pack-at }: gra nie ma takiego rekordu w { $table }, a pakiet nie może go tu dodać
pack-unknown-field = { pack-at }: nie ma takiego pola; są { $known }
pack-no-words = { pack-at }: nazwy i teksty nie należą do rekordu; pakiet danych ma je w plikach words.pl.toml i podobnych
pack-need-origin = { pack-at }: źródło to jedno z { $known }, potem ewentualnie dwukropek i gdzie; nie { $got }
pack-unknown-ref = { pack-at }: { $got } to nie id rekordu z { $tables }
pack-bad-text = { pack-at }: tekst nie jest w notacji tekstów kart: { $text }
pack-bad-timing = { pack-at }: „{ $text }” nie może stać w tekście o czasie { $timing }
pack-bad-deck = { pack-at }: talia ma inną liczbę kart: { $n }
pack-few-copies = { pack-at }: więcej, niż ich jest: tej karty { $n ->
    [one] jest jedna kopia
    [few] są { $n } kopie
   *[many] jest { $n } kopii
 } na wszystkie talie razem
pack-doubled = { pack-at }: rekord występuje dwa razy
pack-broken = { pack-at }: nie da się odczytać jako TOML: { $detail }
pack-not-text = { pack-at }: to nie jest tekst w kodowaniu UTF-8; obrazu ani dokumentu z edytora tekstu nie da się odczytać
pack-not-plain = { pack-at }: dat, nieskończoności i NaN nie można używać ({ $where })
pack-empty = Pakiet niczego nie zastępuje: żaden jego plik nie zawiera rekordu.
pack-no-game = { pack-at }: podaj grę, dla której jest pakiet, game = "...", albo wskaż ją przez --game
pack-other-game = { pack-at }: pakiet jest dla gry { $game }, nie dla gry { $wanted }
pack-drawn = { pack-at }: według tego jest narysowana plansza i pakiet danych nie może tego zmienić
pack-unplayable = Rekordy do siebie nie pasują: { $detail }
pack-faction-side = { pack-at }: każda frakcja stoi po jednej stronie, a { $got } nie
pack-beyond-measure = { pack-at }: większe, dłuższe lub głębsze, niż wolno w pakiecie
pack-need-letters = { pack-at }: potrzeba od 1 do { $high } znaków, nie { $got }
pack-strange-letter = { pack-at }: tylko zwykły tekst, bez znaku { $got }
pack-need-language = { pack-at }: żaden język nie ma takiego kodu
pack-unnamed = { pack-at }: gra nie ma niczego o tym id, co można by nazwać
pack-too-large = Pakiet danych jest za duży; najwięcej { $high } kB.
pack-too-many-files = Pakiet danych ma za dużo plików; najwięcej { $high }.
pack-strange-file = „{ $name }” nie należy do pakietu danych: są w nim tylko pliki .toml, bez folderu albo w jednym.
pack-bad-zip = Nie można odczytać pliku zip: { $detail }
pack-for-no-game = { pack-at }: podaj grę, do której jest pakiet danych, game = "...", jedną z { $known }
pack-no-directory = Nie ma folderu { $directory }.
pack-not-a-directory = { $directory } to nie folder.
pack-no-files = W folderze { $directory } nie ma pliku .toml.

## The command line

bad-save-game = To zapis gry { $game }, nie gry { $wanted }.
bad-bench-pure = Nie udało się zmierzyć nieskompilowanego pakietu: { $detail }
bad-arena = W scenariuszu { $scenario } gry { $game } obsadza się tylko jedno miejsce; arena wymaga dwóch.

cli-moment = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
cli-number = { NUMBER($n) }
cli-version = Wypisuje wersję.
cli-about = Cyfrowy stół do czterech asymetrycznych gier wojennych.
cli-serve = Uruchamia stół w przeglądarce.
cli-serve-host = Adres nasłuchu; 0.0.0.0 wpuszcza innych.
cli-serve-port = Port nasłuchu.
cli-serve-db = Gdzie przechowywane są stoły: URL bazy danych lub ścieżka pliku SQLite; domyślnie plik w twoim folderze danych.
cli-serve-redis = URL Redis lub Valkey, przez który kilka serwerów ma wspólne stoły.
cli-serve-workers = Ile procesów serwera; więcej niż jeden wymaga PostgreSQL i Redis.
cli-serve-open = Otwiera stół w przeglądarce.
cli-serve-pack = Folder z pakietem danych, z którym gra się przy wszystkich nowych stołach jego gry; można podać kilka razy.
cli-serve-access-log = Zapisuje wiersz o każdym żądaniu.
cli-play = Rozgrywa partię w terminalu.
cli-games = W co można zagrać.
cli-sim = Rozgrywa partie bez ludzi i liczy, co się dzieje.
cli-arena = Dwaj gracze komputerowi przeciw sobie, z zamianą stron.
cli-train = Uczy sieć gry przez grę z samą sobą; wznawia od miejsca, w którym przerwano.
cli-blunders = Czego nie zrobiłby żaden człowiek: jak często na partię, według miejsc.
cli-fuzz = Rozgrywa losowe partie wszystkich scenariuszy, liczb graczy i opcji, jak długo się chce; liczy, co się pojawiło, a każdy błąd zapisuje jako małą pozycję.
cli-fuzz-total = Ile partii razem; długich jest mniej. Z --keep liczą się też zachowane.
cli-fuzz-hours = Ile godzin. Bez tej opcji i bez --games każdy rodzaj partii rozgrywa się raz.
cli-fuzz-failures = Folder na pozycje, które pokazują błąd.
cli-fuzz-progress = Losowe partie
cli-fuzz-title = Partie: { $games }, w tym dokładnie sprawdzone: { $checked }
cli-fuzz-course = Gra, scenariusz, gracze
cli-fuzz-games = Partie
cli-fuzz-questions = { $game }: w policzonych partiach ({ $games }) pojawiło się pytań: { $seen } z { $of }. Nigdy: { $never }
cli-fuzz-cards = { $game }: w policzonych partiach ({ $games }) pojawiło się kart: { $seen } z { $of }. Nigdy: { $never }
cli-bench = Jak szybko działają gry na tym komputerze.
cli-replay = Sprawdza zapis przebiegu lub zapis gry ruch po ruchu i pokazuje go.
cli-rules = Zasady i testy, które ich dowodzą.
cli-rules-coverage = Numerowane zasady, karty i przykłady gry oraz to, których nie dowodzi żaden test.
cli-rules-show = Wypisuje zasadę lub rozdział według numeru.
cli-pack-command = Pakiety danych: rekordy, które zastępują rekordy gry.
cli-pack-check = Sprawdza pakiet danych; każdy problem podaje plik, rekord i pole.
cli-tables = Stoły w bazie danych serwera, dla jego właściciela.
cli-tables-list = Stoły, najpierw te z najnowszym ruchem.
cli-tables-show = Co przechowano o stole; nic, co leży na nim ukryte.
cli-tables-delete = Usuwa stół ze wszystkim, co przy nim rozegrano i powiedziano.
cli-tables-check = Wypróbowuje każdy przechowany stół w tej wersji, niczego nie zmieniając.
cli-tables-checking = Otwieranie stołów
cli-tables-freeze = Zamraża stół: nikt nie gra dalej, ale można go oglądać.
cli-tables-thaw = Znów pozwala grać dalej.
cli-tables-repair = Podejmuje uszkodzony stół w ostatnim możliwym miejscu i odkłada na bok to, czego nie da się zagrać.
cli-tables-export = Zapisuje partię stołu do pliku: zapis gry ze wszystkim, co ukryte.
cli-people = Osoby w bazie danych serwera, dla jego właściciela.
cli-people-list = Kto ma konto, najpierw najnowsze.
cli-people-reports = Co ci zgłoszono: o kim i co powiedziano. Wypowiedzi tej osoby zaczynają się od >.
cli-people-reset = Nadaje komuś nowe hasło, pokazane raz; kończy wszystkie sesje tej osoby.
cli-people-ban = Pozwala komuś oglądać, ale już nie logować się, grać ani rozmawiać.
cli-people-unban = Znosi blokadę.
cli-people-delete = Usuwa kogoś: znikają imię, login i adres; zakończone partie zostają, te w toku są poddawane.

cli-game = Gra, jak podaje ją `ravenhill games`.
cli-game-or-all = Gra; wszystkie, jeśli żadnej nie podano.
cli-json = Wypisuje to jako JSON.
cli-seed = Ziarno losowania pierwszej partii; to samo ziarno daje te same partie.
cli-scenario = Scenariusz; pierwszy z gry, jeśli żadnego nie podano.
cli-seats = Ile osób siedzi przy stole.
cli-option = Opcja gry; można podać kilka razy.
cli-pack = Folder z pakietem danych.
cli-limit = Partia z większą liczbą decyzji liczy się jako niedokończona.
cli-ray = Gra na klastrze Ray pod tym adresem (`auto`, `ray://KOMPUTER:10001`); `local` uruchamia go tutaj. Te same ziarna dają te same wyniki, oprócz graczy ograniczonych czasem.
cli-workers = Ile procesów gra jednocześnie; 0: tyle, ile komputer ma rdzeni. Wynik jest taki sam dla każdej liczby.
cli-language = Język gry.
cli-players = Gracz komputerowy dla wszystkich miejsc, po jednym dla każdej strony albo po jednym dla każdego miejsca, pod nazwami z `ravenhill games`; ustawienia po dwukropku: greedy:samples=2.
cli-games-count = Ile partii.
cli-check = Szuka po drodze złamanych niezmienników, wycieków, ślepych zaułków oraz błędów kopii, zapisu, cofania, powtórki i słów.
cli-a = Pierwszy gracz, pod nazwą z `ravenhill games`.
cli-b = Drugi gracz.
cli-cpu-ms = Ile milisekund procesora gracz z budżetem może zużyć na wybór.
cli-judge = Rozgrywa rozdania zachowane do oceny: żaden gracz nie powstał z myślą o nich.
cli-until = Kończy, gdy tylko wiadomo, czy pierwszy gracz osiąga LOW, czy HIGH (udziały w 1, na przykład 0.5,0.6).
cli-keep = Zachowuje każdą partię w tym pliku, po wierszu na każdą, i rusza od tego miejsca, gdy te same zawody uruchomi się ponownie.
cli-fuzz-keep = Zachowuje to, co rozegrano, w tym pliku, po wierszu na każdą porcję partii, i następnym razem rusza od tego miejsca.
cli-bench-games = Gry; wszystkie, jeśli żadnej nie podano.
cli-bench-seconds = Jak długo, mniej więcej, trwa każda gra.
cli-bench-pure = Mierzy też nieskompilowany pakiet i mówi, ile razy szybszy jest skompilowany.
cli-record = Pliki z partiami.
cli-record-convert = Zapisuje od nowa zapisy gry i przebiegu z wcześniejszych wersji, ze wszystkim, czego późniejsze potrzebują, by je pokazać.
cli-record-files = Zapisy gry i przebiegu.
cli-record-into = Folder na nowe pliki, tworzony, jeśli go nie ma; bez niego każdy plik jest zastępowany.
cli-record-doing = Przekształcanie
cli-record-converted = { $count ->
    [one] Przekształcono jeden plik.
    [few] Przekształcono { $count } pliki.
   *[many] Przekształcono { $count } plików.
}
cli-record-already = { $count ->
    [one] Jeden plik miał już wszystko.
    [few] { $count } pliki miały już wszystko.
   *[many] { $count } plików miało już wszystko.
}
cli-yes = Robi to bez pytania.
cli-last = Ile pokazać.
cli-tables-id = Stół, jak podają go `ravenhill tables list` i jego adres w przeglądarce.
cli-tables-status = Tylko stoły o takim stanie.
cli-tables-game = Tylko stoły tej gry.
cli-tables-file = Plik do zapisania.
cli-tables-rows = Zamiast tego zapisuje każdy przechowany wiersz jako JSON: także uszkodzonego stołu i te, które naprawa odłożyła na bok.
cli-force = Nadpisuje istniejący plik.
cli-tables-record = Zamiast tego zapisuje przebieg zakończonej partii.
cli-people-who = Login; dla gościa id, jak podaje je `ravenhill people list --guests`.
cli-people-guests = Także goście, którzy nie mają loginu.
cli-people-banned = Tylko osoby z blokadą.
cli-people-find = Tylko osoby z tym tekstem w imieniu lub loginie.
cli-puzzles = Pozycje z jednym wyraźnie najlepszym wyborem: tworzone z partii komputerów i sprawdzane.
cli-puzzles-make = Szuka zadań w partiach, które Kapitan gra sam ze sobą.
cli-puzzles-check = Czy zadania gier nadal zgadzają się z zasadami i ich najlepszy wybór wciąż jest najlepszy.
cli-puzzles-number = Ile.
cli-puzzles-keep = Zostawia te, które nadal się zgadzają, z dzisiejszymi liczbami, i szuka tylko brakujących.
cli-puzzles-out = Gdzie je zapisać; bez tego są wypisywane.
cli-puzzles-progress = Zadania: { $game }
cli-puzzles-made = { $count ->
    [one] Zapisano { $count } zadanie w { $file }.
    [few] Zapisano { $count } zadania w { $file }.
   *[many] Zapisano { $count } zadań w { $file }.
}
cli-puzzles-right = Wszystkie zadania są w porządku ({ $count }).
cli-puzzles-wrong = Te zadania już się nie zgadzają: { $which }.
cli-analyse = Gdzie rozstrzygnęła się zakończona partia: szanse, najdroższe wybory i co byłoby lepsze.
cli-analyse-game = Zapis zakończonej partii albo numer stołu w bazie danych.
cli-analyse-iterations = Jak długo bada się każdy wybór; ta sama liczba daje wszędzie tę samą analizę.
cli-analyse-progress = Wybory
cli-analyse-title = Punkty zwrotne (wybory: { $studied }, iteracji na każdy: { $iterations }; szanse pierwszej strony)
cli-analyse-n = po
cli-analyse-turn = tura
cli-analyse-what = co się stało
cli-analyse-change = zmiana
cli-analyse-better = lepsze było
cli-replay-file = Zapis przebiegu lub zapis gry.
cli-replay-to = Zatrzymuje się po tylu wyborach.
cli-rules-tests = Folder z testami; domyślnie ten z projektu.
cli-rules-game = Gra; albo sam numer: instrukcję wskaże jego litera.
cli-rules-number = Numer zasady (I4.2) lub rozdziału (I4).
cli-pack-game = Gra, dla której jest pakiet, jeśli nie mówi tego pack.toml.
cli-play-seat = Twoje miejsce, według nazwy lub numeru; pierwsze, jeśli żadnego nie podano.
cli-play-against = Komputer na pozostałych miejscach: poziom (squire, captain, marshal, steward) albo gracz.
cli-play-seed = Ziarno losowania, by zagrać to samo rozdanie; inaczej nikt nie wie, co będzie.
cli-play-load = Wznawia zapisaną partię.

cli-games-levels = Poziomy, przy każdym gry wygrane z poprzednim: { $levels }
cli-games-players = Gracze komputerowi: { $players }
cli-pack-ok = Ten pakiet dla gry { $game } jest w porządku.
cli-replay-ok = Zapis jest w porządku: { $decisions ->
    [one] jeden wybór
    [few] { $decisions } wybory
   *[many] { $decisions } wyborów
}, tura { $turn }.
cli-ending-won = Zwycięstwo: { $who }. { $how } [{ $rule }]
cli-ending-draw = Nikt nie wygrywa: { $how } [{ $rule }]

cli-tables-title = { $all ->
    [one] Jeden stół
    [few] Stoły: { $shown } z { $all }
   *[many] Stoły: { $shown } z { $all }
  }
cli-tables-is-frozen = zamrożony
cli-tables-is-broken = uszkodzony
cli-tables-seat-open = (wolne)
cli-tables-seat-automaton = (zasady)
cli-tables-head-id = Stół
cli-tables-head-game = Gra
cli-tables-head-status = Stan
cli-tables-head-moves = Ruchy
cli-tables-head-moved = Ostatni ruch
cli-tables-head-seats = Na miejscach
cli-tables-seat = miejsce { $number }
cli-tables-delete-sure = Usunąć na zawsze stół { $id } gry { $game } z { $moves ->
    [one] jednym ruchem
    [few] { $moves } ruchami
   *[many] { $moves } ruchami
  }? (tak / nie)
cli-tables-way-same = bez zmian: { $count }
cli-tables-way-upgraded = z nowszymi zasadami, bez zmian: { $count }
cli-tables-way-cut = z nowszymi zasadami, z czymś do ponownego wyboru: { $count }
cli-tables-way-frozen = tylko do oglądania: { $count }
cli-tables-way-broken = uszkodzone: { $count }
cli-tables-frozen = Stół { $id } jest zamrożony. Działający serwer uwzględni to w ciągu pięciu sekund.
cli-tables-thawed = Przy stole { $id } można grać dalej. Działający serwer uwzględni to w ciągu pięciu sekund.
cli-tables-repaired-frozen = Pozostaje zamrożony: { $thaw } pozwala grać dalej.
cli-tables-repair-sure = Odłożyć na bok wszystko, czego nie da się zagrać przy stole { $id }?
cli-tables-repaired = Partia przy stole { $id } toczy się dalej po wierszu { NUMBER($played, useGrouping: 0) }; { $aside ->
    [0] niczego nie trzeba było odkładać na bok
    [one] na bok odłożono jeden wiersz
    [few] na bok odłożono { $aside } wiersze
   *[many] na bok odłożono { $aside } wierszy
}.
cli-tables-deleted = Stół { $id } usunięto.
cli-tables-exported = Partia stołu { $id } jest w { $file }.

cli-people-title = { $all ->
    [one] Jedna osoba
    [few] Osoby: { $shown } z { $all }
   *[many] Osoby: { $shown } z { $all }
  }
cli-people-reports-title = { $all ->
    [0] Nikt niczego nie zgłosił.
    [one] Jedno zgłoszenie
    [few] Zgłoszenia: { $shown } z { $all }, najpierw najnowsze
   *[many] Zgłoszenia: { $shown } z { $all }, najpierw najnowsze
  }
cli-people-report = { $at }, stół { $table }: { $about } ({ $about_id }), zgłasza { $by } ({ $by_id })
cli-people-report-words = „{ $words }”
cli-people-report-theirs = > { $text }
cli-people-report-line = {"  "}{ $text }
cli-people-head-login = Login
cli-people-head-name = Imię
cli-people-head-id = Id
cli-people-head-since = Od
cli-people-head-tables = Stoły
cli-people-head-banned = Blokada
cli-people-gone = (usunięto)
cli-people-new = Nowe hasło ({ $name }): { $password }
cli-people-is-banned = Zablokowano dostęp: { $name }.
cli-people-is-back = { $name } może znów grać.
cli-people-delete-sure = Usunąć na zawsze: { $name }? Partie zostają, bez imienia; te w toku są poddawane. (tak / nie)
cli-people-deleted = Usunięto: { $name }.

cli-sim-progress = Rozgrywanie: { $game }
cli-sim-title = { $games ->
    [one] Jedna partia gry { $game }
    [few] { $games } partie gry { $game }
   *[many] { $games } partii gry { $game }
}
cli-sim-finished = Zakończone
cli-sim-unfinished = Niedokończone
cli-sim-decisions = Decyzje
cli-sim-decisions-per-second = Decyzje na sekundę
cli-sim-decisions-per-game = Decyzje na partię
cli-sim-branching = Opcje przy decyzji (najwięcej)
cli-sim-turns = Tury, mediana
cli-sim-wins = Wygrane: { $seat }
cli-sim-clean = Wszystkie sprawdzenia pomyślne.

cli-arena-progress = { $a } kontra { $b }
cli-arena-title = { $a } kontra { $b }, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-arena-seat = { $a } na miejscu
cli-arena-a = Wygrane: { $a }
cli-arena-b = Wygrane: { $b }
cli-arena-draws = Remisy
cli-arena-share = Wynik (95%)
cli-arena-better = Rozstrzygnięte: { $a } osiąga co najmniej { $high } albo jest bliżej tej wartości niż { $low }.
cli-arena-not-better = Rozstrzygnięte: { $a } osiąga co najwyżej { $low } albo jest bliżej tej wartości niż { $high }.
cli-arena-open = Jeszcze nie rozstrzygnięte: czy { $a } osiąga { $low }, czy { $high }.
cli-arena-rate = { $a } osiąga { $rate } (95% między { $low } a { $high }).
cli-arena-pace = Czas namysłu w ms: { $a } { $first }, { $b } { $second }.
cli-train-hours = Ile jeszcze godzin nauki.
cli-train-wide = Szerokość warstw sieci.
cli-train-tables = Ile stołów rozgrywa się obok siebie.
cli-train-rows = Z ilu wyborów uczy się w jednej rundzie.
cli-train-lesson = Ile wyborów nauczyciela naśladuje się najpierw.
cli-train-match = Ile partii ma mecz z nauczycielem.
cli-train-workers = Ile procesów gra.
cli-train-folder = Gdzie przechowuje się przebiegi (domyślnie: $RAVENHILL_TRAINING, inaczej folder danych użytkownika).
cli-train-begins = { $game }: trening w folderze { $folder }, { $round ->
    [0] od początku
   *[other] po rundzie { $round }
}.
cli-train-kept = Zapisano w folderze { $folder }, liczba rund: { $rounds }. Pliki: run.pt, best.npz, history.jsonl, curves.png, matches.md.
cli-train-match-line = Runda { $round }: { $rate } przeciw { $rival }, liczba partii: { $games } (95%: od { $low } do { $high }).
cli-train-lesson-line = Lekcja { $epoch }: zgodność z nauczycielem { $agrees }, liczba wyborów: { $choices }.
cli-train-round-line = Runda { $round }: wybory na sekundę: { $pace }; ostatnio przeciw { $rates }.
curve-rate = Wynik
curve-match = przeciw { $name }
curve-side = z miejsca { $name }
curve-hours = Godziny
curve-round = Runda
curve-interval = 95%
curve-opponent = Przeciwnik
curve-entropy = Entropia wyborów
curve-value = Strata oceny
curve-moved = Jak daleko runda przesuwa strategię (KL)
cli-blunders-progress = Partie { $game }: czego nikt by nie zrobił
cli-blunders-title = Czego nikt by nie zrobił, na partię, w { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}

cli-bench-progress = Pomiar
cli-bench-title = Szybkość, { $built }; ten komputer wykonuje { $unit } mln kroków na sekundę
cli-bench-compiled = skompilowane
cli-bench-is-pure = czysty Python
cli-bench-decisions-per-second = decyzje na sekundę
cli-bench-games-per-second = partie na sekundę
cli-bench-search-iterations-per-second = przebiegi wyszukiwania na sekundę
cli-bench-clone-us = kopia, µs
cli-bench-view-us = widok, µs
cli-bench-save-us = zapis, µs
cli-bench-load-us = wczytanie, µs
cli-bench-save-bytes = zapis, bajty
cli-bench-ratio = razy szybciej niż czysty Python

cli-coverage-title = Czego dowodzą testy gry { $game }
cli-coverage-what = Co
cli-coverage-all = Wszystkie
cli-coverage-proven = Dowiedzione
cli-coverage-share = Udział
cli-coverage-rules = Zasady
cli-coverage-cards = Karty
cli-coverage-examples = Przykłady
cli-coverage-missing-rules = Zasady bez testu: { $names }
cli-coverage-missing-cards = Karty bez testu: { $names }
cli-coverage-missing-examples = Przykłady bez testu: { $names }
cli-coverage-unknown = Przywołane w testach, ale nieistniejące: { $names }

## A game in the terminal

cli-play-welcome = Twoja strona: { $seat }. Ziarno losowania: { $seed }. Wpisz numer opcji albo ?, by zobaczyć pomoc.
cli-play-pack = Gra z pakietem danych „{ $name }”, wersja { $version }: { $n ->
    [one] jedna karta, obszar lub liczba jest inna
    [few] { $n } karty, obszary lub liczby są inne
   *[many] { $n } kart, obszarów lub liczb jest innych
} niż w naszej grze.
cli-play-thinking = { $seat }: namysł
cli-play-number = Wpisz numer od 1 do { $count } albo ?, by zobaczyć pomoc.
cli-play-unclear = „{ $line }” to ani numer, ani polecenie. Wpisz ?, by zobaczyć pomoc.
cli-play-earlier = { $count ->
    [one] (jeden wcześniejszy wpis: l)
    [few] ({ $count } wcześniejsze wpisy: l)
   *[many] ({ $count } wcześniejszych wpisów: l)
}
cli-play-why-what = Podaj opcję: w CZASOWNIK RZECZ ..., na przykład: w attack north south
cli-play-look-what = Podaj, co chcesz obejrzeć: i NAZWA lub część nazwy.
cli-play-look-none = Nie widzisz niczego, co ma w nazwie „{ $name }”.
cli-play-why-open = To jest teraz możliwe.
cli-play-save-where = Podaj plik: s PLIK
cli-play-saved = Zapisano w { $file }.
cli-play-concede = Naprawdę poddajesz partię? (tak / nie)
# What counts as a yes, in small letters with spaces between.
cli-play-yes = t tak y yes
cli-play-kept = Partia jest zapisana w { $file }. Wznów przez: ravenhill play { $game } --load { $file }
cli-play-not-kept = Partii nie udało się nigdzie zapisać.
cli-play-help =
    numer    wybiera tę opcję (sam Enter, gdy jest tylko jedna)
    u        cofa twój ostatni wybór
    t        pokazuje stół jeszcze raz
    l        cały dziennik
    w ...    dlaczego nie ma opcji: w CZASOWNIK RZECZ ...
    i NAZWA  co jest wydrukowane na karcie lub innej rzeczy, którą widzisz
    r NUMER  pokazuje zasadę według numeru; samo r: zasadę tego wyboru
    s PLIK   zapisuje grę
    c        poddaje partię
    q        wychodzi; partia zostaje zapisana
