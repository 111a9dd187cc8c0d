# What the server itself says.

server-frozen = Ta partia nie może toczyć się dalej; pozostaje taka, jaka jest.
server-table-broken = Nie można otworzyć tego stołu: zapisane dane są uszkodzone. Może się temu przyjrzeć administrator serwera.
server-nothing-to-repair = Nie ma czego naprawiać: partia jeszcze się nie zaczęła albo jest to zapis partii.
server-repair-again = Ktoś przed chwilą grał dalej przy tym stole. Spróbuj ponownie.
server-export-broken = Zapisane dane tego stołu są uszkodzone, więc nie ma partii do zapisania. `ravenhill tables repair` podejmuje stół w ostatnim możliwym miejscu; `--rows` zapisuje to, co jest przechowywane.
server-export-record = Ten stół to zapis partii wczytany z zewnątrz: zapisuje go `--record`.
server-past-lost = Przebieg tej partii nie został zachowany, więc nie można do niego wracać.
server-ahead-not-now = Tutaj nie można teraz zostawić odpowiedzi z góry.
server-ahead-no = Tej odpowiedzi nie można teraz zostawić z góry.
server-stale = Ten wybór został tymczasem dokonany albo cofnięty.
server-nobody = Najpierw podaj swoje imię.
server-not-your-seat = To nie jest twoje miejsce.
server-not-expected = Tego już się nie oczekuje. Sprawdź, na co stół czeka teraz.
server-not-yours-to-tell = Tę kartę podaje tylko ten, kto trzyma rękę.
server-no-spectators = Oglądać mogą tylko osoby siedzące przy tym stole.
server-no-table = Nie ma takiego stołu.
server-no-seat = Przy tym stole nie ma takiego miejsca.
server-no-game = Nie ma tu gry „{ $game }”.
server-no-rule = Nie ma zasady { $number }.
server-no-language = Nie ma tekstów w tym języku: { $language }.
server-no-page = Tu nic nie ma.
server-not-begun = Partia jeszcze się nie zaczęła: któreś miejsce jest wciąż wolne.
server-begun = Partia już się zaczęła.
server-no-lesson = Nie ma takiej lekcji.
server-lesson-other = Zasady na to pozwalają, ale lekcja idzie teraz inną drogą: przeczytaj, o co prosi, albo poproś o pokazanie.
server-hint-people = Podpowiedzi są do gry przeciw komputerowi: tu gra drugi człowiek.
server-hint-none = Nie ma teraz z czego wybierać.
server-seat-taken = Siedzi tam już ktoś inny.
server-not-welcome = Nie możesz usiąść przy tym stole.
server-bad-invitation = To zaproszenie jest nieważne albo straciło ważność. Poproś o nowy link.
server-not-host = Może to zrobić tylko gospodarz stołu.
server-machine-plays = Na tym miejscu gra komputer. Najpierw na nie wróć.
server-machine-no-draw = Komputer nigdy nie zgadza się na remis.
server-automaton = Tym miejscem kierują same zasady.
server-clock-pace = Zegar liczony w dniach jest do partii korespondencyjnych, zegar w minutach do partii na żywo.
server-no-clock = Przy tym stole gra się bez zegara: nikomu nie skończy się czas.
server-time-left = Nikomu nie skończył się czas.
server-late-too = Twój czas też minął. Najpierw wybierz.
server-late-no-machine = Twój czas minął, więc nie możesz teraz oddać miejsca komputerowi. Wybierz samodzielnie albo poczekaj, co zrobią pozostali.
server-late-partner = Przegrana byłaby wspólna: twoja i osoby, której czas minął. Możesz zamknąć stół albo pozwolić, by dalej grał komputer.
server-two-seats = Gdzie siedzą tylko dwie osoby, komputer nie gra dalej za drugą. Możesz zażądać zwycięstwa albo zamknąć stół.
server-no-machine = Do tej gry nie ma gracza komputerowego, który grałby dość dobrze.
server-no-person = Co najmniej jedno miejsce musi być dla człowieka.
server-too-many-seats = Ten scenariusz ma { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
  }.
server-too-many-tables = Masz { $most ->
    [one] jeden niedokończony stół
    [few] { $most } niedokończone stoły
   *[many] { $most } niedokończonych stołów
  }. Najpierw jeden dokończ albo opuść.
server-offer-open = Na stole leży już jedna propozycja.
server-offer-gone = Ta propozycja jest już nieaktualna.
server-own-offer = To twoja własna propozycja.
server-resign-by-name = Aby poddać partię, wybierz „Poddaj się”.
server-no-puzzle = Nie ma takiego zadania.
server-no-example = Nie ma takiego przykładu.
server-analysis-later = Partię można przeanalizować, gdy się zakończy.
server-what-if-later = Z drogi partii można zejść, gdy się zakończy.
server-what-if-over = Z tego momentu nie ma już czego grać.
server-what-if-open = Do tego stołu nikt więcej nie może usiąść: graj z komputerem albo za obie strony.
server-record-later = Zapis partii pokazuje też to, co ukryte. Będzie dostępny, gdy partia dobiegnie końca.
server-empty-chat = Napisz coś.
server-table-full = Liczba wyborów przy tym stole doszła do { $most } i stół nie przyjmie już kolejnych. Poddaj się albo uzgodnij remis.
server-record-long = Liczba wyborów w tym zapisie partii przekracza { $most }, więc nie jest on tu przechowywany.
server-chat-full = Przy tym stole powiedziano już wszystko.
server-no-line = Nikt tego nie powiedział albo nie jest to przeznaczone dla ciebie.
server-no-other = Nie stoi za tym żadna inna osoba.
server-bad-name = Imię ma mieć od 1 do { $longest } znaków.
server-unwanted-words = Administrator serwera nie życzy sobie niektórych z tych słów.
server-bad-email = To nie wygląda na adres e-mail.
server-bad-push = Przeglądarka nie podała usługi powiadomień, do której ten serwer może się zwrócić.
server-bad-message = Serwer nie mógł odczytać tej wiadomości: { $field }.
server-bad-request = Serwer nie mógł odczytać tego żądania: { $field }.
server-not-json = Serwer nie mógł odczytać tego żądania: to nie jest JSON.
server-account-already = Masz już konto.
server-no-account = Nie masz jeszcze konta.
server-login-taken = Login { $login } jest zajęty.
server-login-wrong = Login i hasło do siebie nie pasują.
server-banned = Administrator tego serwera zablokował ci dostęp: możesz oglądać, ale nie grać ani rozmawiać.
server-password-wrong = To nie jest twoje hasło.
server-changed-meanwhile = Tymczasem coś się tu zmieniło. Spróbuj ponownie.
server-no-session = Ta sesja już się zakończyła.
server-return-old = Ten link jest nieważny albo stracił ważność.
server-letter-old = Ten link jest za stary albo adres się zmienił.
server-reset-old = Ten link jest za stary albo został już użyty. Poproś o nowy.
server-no-mail = Ten serwer nie wysyła e-maili.
server-letters-for-accounts = E-maile wysyłamy tylko osobom z kontem. Najpierw załóż konto.
server-foreign = To żądanie pochodzi z innej witryny.
server-too-large = To jest za duże.
server-too-slow = Twoje żądanie nie dotarło na czas w całości. Spróbuj ponownie.
server-slow-down = To było za często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
  }.
server-busy = Serwer ma za dużo pracy. Spróbuj ponownie za chwilę.
server-database-away = Serwer nie może teraz połączyć się ze swoją bazą danych. Spróbuj ponownie za chwilę.
server-stopping = Serwer się wyłącza. Spróbuj ponownie za chwilę.
server-not-stored = Nie udało się zapisać twojego wyboru. Spróbuj ponownie za chwilę.
server-broken = Coś się u nas zepsuło. Prosimy o zgłoszenie numeru { $incident }.
server-log-claim = { $other }: czas minął. Zażądano zwycięstwa: { $player }.
server-log-close = Stół zamknięto (na życzenie: { $player }).
server-log-draw = Uzgodniono remis (propozycja: { $player }).
server-log-machine = { $player }: dalej gra komputer.
server-log-machine-late = { $player }: czas minął, a pozostali uzgodnili, że dalej gra komputer.
server-log-back = { $player }: powrót do stołu, komputer zwolnił miejsce.
server-log-rewind = Cofnięto za zgodą pozostałych: ostatni wybór ({ $player }) i wszystko, co było po nim.
server-log-undo = Cofnięto ({ $player }): ostatni wybór i wszystko, co było po nim.
server-log-unfeed = Cofnięto ({ $player }): ostatni wynik, zostanie podany na nowo.
server-log-refused-outcome = Podano ({ $player }) i odrzucono: wynik, który nie mógł przyjść.
server-log-refused-draw = Propozycja remisu: { $other }. Odmowa: { $player }.
server-log-refused-takeback = Prośba o cofnięcie ruchu: { $other }. Odmowa: { $player }.
server-log-refused-close = Propozycja zamknięcia stołu: { $other }. Odmowa: { $player }.
server-log-refused-machine = Propozycja, by dalej grał komputer: { $other }. Odmowa: { $player }.
server-end-agreed = Gracze uzgodnili remis.
server-end-closed = Stół zamknięto, zanim partia dobiegła końca.
server-end-time = Czas minął i zażądano zwycięstwa.
server-end-unfinished = Zapis kończy się wcześniej niż partia.
server-push-turn = Twoja kolej.
server-push-time = Twoja kolej, a zostało mało czasu.
server-phrase-hello = Cześć!
server-phrase-luck = Powodzenia i dobrej zabawy!
server-phrase-thinking = Zastanawiam się.
server-phrase-moment = Chwileczkę, proszę.
server-phrase-back = Już jestem.
server-phrase-thanks = Dziękuję!
server-phrase-clever = Ładny ruch!
server-phrase-sorry = Przepraszam!
server-phrase-well-played = Dobra gra!
server-phrase-again = Zagramy jeszcze raz?

server-letter-confirm =
    Dzień dobry,

    ktoś (mamy nadzieję, że ty) chce dostawać na ten adres e-maile z Ravenhill.
    Jeśli to ty, otwórz ten link:

    { $link }

    Jeśli nie, nie musisz nic robić.
    .subject = Czy to twój adres?
server-letter-reset =
    Dzień dobry,

    ktoś (mamy nadzieję, że ty) nie pamięta hasła do twojego konta w Ravenhill.
    Pod tym linkiem ustawisz nowe. Jest ważny godzinę i działa tylko raz:

    { $link }

    Jeśli to nie ty, nie musisz nic robić: hasło pozostanie bez zmian.
    .subject = Nowe hasło
server-letter-time =
    Dzień dobry,

    twój czas przy stole gry { $game } dobiega końca. To wciąż twoja kolej:

    { $link }

    Gdy czas minie, pozostali mogą zażądać zwycięstwa, zamknąć stół albo pozwolić, by dalej grał za ciebie komputer.
    Nic nie dzieje się samo.

    Jeśli nie chcesz już e-maili o swojej kolei, wyłącz je na swojej stronie:

    { $stop }
    .subject = { $game }: zostało mało czasu
server-letter-turn =
    Dzień dobry,

    przyszła twoja kolej przy stole gry { $game }:

    { $link }

    Jeśli nie chcesz już e-maili o swojej kolei, wyłącz je na swojej stronie:

    { $stop }
    .subject = { $game }: twoja kolej

server-no-pack = Nie ma takiego pakietu danych albo nie jest ci udostępniony.
server-pack-twice = Masz już ten pakiet danych.
server-pack-changed = Od otwarcia został zmieniony gdzie indziej, być może w innym oknie. Niczego nie nadpisano.
server-no-trial = W { $games } losowych partiach nie zdarzyła się chwila, w której dałoby się jej użyć. Zapisz ją i zagraj z nią przy stole.
server-packs-full = Liczba twoich pakietów danych: { $count }. Najpierw usuń któryś.
