# Common words: what every game and the command line say. A game's own words are in its folder.

## Several things in one sentence

list-and = { $first } a { $last }

## Why something is not possible now

why-over = Partie skončila.
why-no-seat = Místo { $seat } u tohoto stolu není; míst je tu { $seats } a číslují se od 0.
why-answered = Už jste se rozhodli. Stůl čeká na ostatní.
why-not-your-choice = Teď nerozhodujete vy.
why-no-such-number = { $count ->
    [one] Je tu jen jedna možnost: číslo 0.
    [few] Jsou tu { $count } možnosti, číslované od 0.
   *[other] Je tu { $count } možností, číslovaných od 0.
 }
why-not-offered = Tady nejde: { $option }.
why-no-part = To k současnému rozhodnutí nepatří: { $prompt }
why-impossible-outcome = „{ $outcome }“ tu padnout nemůže, takže se nic nestalo.
why-unknown-outcome = Výsledek „{ $outcome }“ se v této hře objevit nemůže.
why-awaited = Stůl čeká na to, co padlo nebo přišlo.
why-outcome-not-now = „{ $outcome }“ se teď neočekává, takže se nic nestalo.
why-no-deed = „{ $deed }“ se teď stát nemohlo, takže se nic nezapsalo.
why-unfeed-drawn = Tento stůl losuje sám; co vylosoval, platí.
why-unfeed-nothing = Zatím nebyl zadán žádný výsledek.
why-unfeed-answered = Od posledního výsledku se už někdo rozhodl. Nejprve vezměte zpět toto rozhodnutí.
why-undo-over = Partie skončila a nic už nelze vzít zpět.
why-undo-chance = Od té doby byly vidět kostky, karty nebo něco skrytého, takže to nelze vzít zpět.
why-undo-answered = Od té doby rozhodoval jiný hráč, takže to nelze vzít zpět.
why-undo-rules = Od té doby byla pravidla opravena a dřívější rozhodnutí nelze vzít zpět.
log-rules-mended = Od té doby byla pravidla opravena: { $count ->
    [0] co se teď hraje, začíná podle nich znovu
    [one] na poslední rozhodnutí se stůl ptá znovu
    [few] na poslední { $count } rozhodnutí se stůl ptá znovu
   *[other] na posledních { $count } rozhodnutí se stůl ptá znovu
 } ({ $rule }).
log-set-aside = { $count ->
    [0] Něco z této partie už nešlo přečíst a správce serveru to odložil stranou.
    [one] Poslední rozhodnutí této partie už nešlo přečíst a správce serveru je odložil stranou.
    [few] Poslední { $count } rozhodnutí této partie už nešla přečíst a správce serveru je odložil stranou.
   *[other] Posledních { $count } rozhodnutí této partie už nešlo přečíst a správce serveru je odložil stranou.
 } Partie pokračuje odsud.
log-not-kept = Co se dělo před touto verzí pravidel, se slovy nezachovalo.
why-still = Toto je okamžik, na který se jen ohlížíte: nic tu vybrat nelze.
why-undo-nothing = Zatím jste neudělali žádné rozhodnutí, které by šlo vzít zpět.
why-rewind = V této partii zatím padlo { $count } rozhodnutí; vrátit se lze jen k některému z nich.
why-form = Možnost je sloveso a to, čeho se týká, jako ("pass",) nebo ("die", "army"), nebo její číslo v seznamu.
why-position-over = Partie skončila: není pozice, ze které by se dalo pokračovat. Celou partii vypráví její záznam.
why-position-redealt = U tohoto stolu se uprostřed akce rozdávalo znovu; pozici lze zapsat, až akce skončí.

## What was not in order

bad-game = Hra „{ $game }“ neexistuje. Na výběr: { $known }.
bad-keeper = U hry { $game } se vedle skutečného plánu nic nevede.
bad-scenario = „{ $scenario }“ není způsob, jak hrát hru { $game }. Na výběr: { $known }.
bad-seats = Scénář { $scenario } se s tímto počtem míst nehraje: { $seats }. Na výběr: { $known }.
bad-seat-count = Počet míst ve hře { $game } je { $low } až { $high }, ne { $seats }.
bad-seat = Místo „{ $seat }“ pro hráče tu není. Na výběr: { $known }.
bad-serve-extra = Webový stůl potřebuje knihovnu, která není nainstalována ({ $missing }): pip install ravenhill
bad-address = Na adrese { $host }, portu { $port } nelze naslouchat: { $detail }. Možná tam už běží jiný server; jiný port lze zadat pomocí --port.
bad-language = Jazyk „{ $language }“ tu není. Na výběr: { $known }.
bad-rl-extra = Prostředí potřebují knihovny ze svého doplňku (chybí { $missing }): pip install 'ravenhill[rl]'
bad-train-extra = Trénování potřebuje knihovny ze svého doplňku (chybí { $missing }): pip install 'ravenhill[train]'
bad-cluster-extra = Cluster potřebuje knihovny ze svého doplňku (chybí { $missing }): pip install 'ravenhill[cluster]'
bad-cluster = Cluster Ray na adrese { $address } neodpovídá: { $detail }
bad-training-alone = Ve scénáři { $scenario } hry { $game } hraje jen jedna strana; síť se učí tam, kde hrají dvě.
bad-weights = Tento soubor neobsahuje váhy sítě: { $detail }.
bad-training-run = Běh ve složce „{ $folder }“ se učil s jinými možnostmi nebo pozorováními hry { $game }, než jaká jsou dnes; zvolte jinou složku.
net-none = Pro hru { $game } není natrénovaná síť: naučený hráč hraje hladově.
net-other-grammar = Natrénovaná síť zná jiné karty nebo místa než tento stůl hry { $game } (mění je datový balíček): naučený hráč hraje hladově.
net-other-observation = Natrénovaná síť vidí tento stůl hry { $game } v jiných číslech, než s jakými se učila: naučený hráč hraje hladově.
net-no-head = Natrénovaná síť se neučila scénář { $scenario } s tímto počtem míst: { $seats }. Naučený hráč hraje hladově.
bad-seed = „{ $seed }“ není seed; seed je celé číslo.
bad-option = Scénář { $scenario } nemá volbu „{ $option }“. Na výběr: { $known }.
bad-options = Volby jsou tabulka jmen a hodnot, ne { $value }.
bad-option-value = Volba { $option } nemůže být „{ $value }“, jen: { $known }.
bad-chance = Náhoda nemůže být „{ $value }“, jen: { $known }.
bad-option-form = „{ $option }“ není volba; pište NAME=VALUE.
bad-option-unnumbered = „{ $option }“ nemá číslo: žádná otázka této hry takovou odpověď nebere.
bad-number = { NUMBER($number, useGrouping: 0) } není číslo žádné možnosti; jdou od 0 a jsou menší než { NUMBER($size, useGrouping: 0) }.
bad-buffer = Do paměti se musí vejít { NUMBER($wanted, useGrouping: 0) } hodnot, ne { NUMBER($given, useGrouping: 0) }.
bad-player = Počítačový hráč „{ $player }“ neexistuje. Na výběr: { $known }.
bad-player-setting = Hráč { $player } nastavení „{ $setting }“ nepřijímá: { $detail }.
bad-player-no-setting = { $count ->
    [0] Hráč { $player } nemá žádná nastavení, tedy ani „{ $setting }“.
   *[other] Hráč { $player } nemá nastavení „{ $setting }“. Má: { $known }.
}
bad-arena-file = V souboru „{ $file }“ jsou partie jiného souboje; uveďte jiný soubor, nebo tytéž hráče, hru a seedy.
bad-fuzz-file = V souboru „{ $file }“ je něco jiného než dávky náhodných partií, proto zůstává, jak je; uveďte jiný soubor.
bad-until = „{ $until }“ nejsou dva podíly mezi 0 a 1, nižší první, například 0.5,0.6.
bad-player-count = Uvedeno hráčů: { $given }, míst je: { $seats }. Uveďte jednoho pro všechna místa, jednoho pro každou stranu, nebo jednoho pro každé místo.
bad-save-kind = Toto není uložená partie Ravenhillu.
bad-save-altered = Tato uložená partie nebo záznam je useknutý nebo změněný: pečeť nesedí.
bad-save-broken = Tuto uloženou partii nelze přečíst ({ $detail }).
bad-save-newer = Uložila to novější verze Ravenhillu (pravidla { NUMBER($rules, useGrouping: 0) } hry { $game }; tato verze zná { NUMBER($known, useGrouping: 0) }).
bad-save-stopped = Dnešní pravidla v této partii pokračovat neumějí, proto zůstává, jak je, a lze se na ni jen dívat ({ $detail }).
bad-analysis-older = Tato partie hry { $game } se hrála podle dřívějších pravidel; dnešní ji rozebrat neumějí.
bad-analysis-moment = Partie nemá okamžik { $n }.
bad-record-kind = Toto není záznam ani uložená partie Ravenhillu: { $detail ->
        [text] není to JSON.
        [version] je to jiná verze.
        [depth] je to vnořeno příliš hluboko.
       *[other] části chybějí nebo jsou špatného druhu ({ $detail }).
    }
bad-record-setup = Stůl tohoto záznamu nelze prostřít ({ $detail }).
bad-record-entry = Položka { NUMBER($number, useGrouping: 0) } záznamu porušuje pravidla: { $detail }
bad-record-chance = Kostky a karty v tomto záznamu neodpovídají jeho rozhodnutím.
bad-record-older = Tento záznam je podle dřívějších pravidel ({ $game }, verze { NUMBER($rules, useGrouping: 0) }) a nenese nic, podle čeho by ho šlo ukázat. Převést ho může ta verze Ravenhillu, která ho napsala: ravenhill record convert.
bad-record-past = Co si tento záznam nese ze své minulosti, nelze přečíst ({ $detail }).
bad-record-result = Záznam tvrdí, že partie skončila jinak, než končí.
bad-position-then = „{ $entry }“ nelze po pozici zahrát; napište výsledek, nebo místo a jeho rozhodnutí.
bad-position-form = { $field }: je třeba { $wanted ->
    [word] jméno
    [number] celé číslo
    [flag] true nebo false
    [list] seznam
    [names] jméno jako klíč
   *[table] tabulka jmen a hodnot
}, ne { $value }.
bad-position-size = { $field }: { $size ->
    [one] je třeba jedna hodnota
    [few] jsou třeba { $size } hodnoty
   *[other] je třeba { $size } hodnot
 }, ne { $n }.
bad-position-missing = { $field }: „{ $name }“ tu musí být.
bad-position-no-key = { $field } nemá klíč „{ $name }“. Na výběr: { $known }.
bad-position-file = Pozici { $file } nelze přečíst: { $detail }.
bad-position-broken = Tuto pozici nelze rozestavět ({ $detail }).
bad-position-answer = Rozhodnutí této pozice nelze zahrát: { $detail }
bad-position-game = Toto je pozice hry { $game }, ne hry { $wanted }.
bad-file = Soubor { $file } nelze otevřít: { $detail }.
bad-file-there = Soubor { $file } už existuje; --force ho přepíše.
bad-person = Nikdo s přihlašovacím jménem nebo id „{ $who }“ tu není.
bad-person-guest = { $who } je host a heslo nemá.
bad-setting-number = { $name } je „{ $value }“, a to není číslo.
bad-setting-whole = { $name } je „{ $value }“, a to není celé číslo.
bad-setting-least = { $name } je { $value } a nemůže být méně než { $least }.
bad-setting-switch = { $name } je „{ $value }“; napište on nebo off.
bad-setting-url = { $name } je „{ $value }“, a to není adresa, která začíná některým z { $schemes } a jmenuje počítač.
bad-setting-proxies = { $name } uvádí „{ $value }“, a to není adresa proxy (127.0.0.1, 10.0.0.0/8) ani *.
bad-setting-games = { $name } obsahuje „{ $value }“; pište id=modul, oddělené čárkami.
bad-setting-mail-from = { $name } je „{ $value }“: e-maily (RAVENHILL_SMTP) potřebují adresu, ze které přicházejí.
bad-setting-unknown = { $name } není žádné z nastavení a nic se podle něj neděje.
bad-setting-unknown-near = { $name } není žádné z nastavení a nic se podle něj neděje. Nemá to být { $near }?
bad-database = Databázi { $where } nelze otevřít: { $detail }
bad-database-url = Toto není URL databáze, kterou by šlo otevřít: napište cestu k souboru SQLite, sqlite:////path/to/file, nebo postgresql://user:password@host/name.
bad-database-driver = Tento druh databáze potřebuje { $driver }, a ten není nainstalován: pip install "ravenhill[postgres]".
bad-database-garbage = { $where } není databáze.
bad-database-in-use = Databáze { $where } je ve tvaru { $stands } a někdo ji používá. Aby šlo tuto verzi, která používá { $present }, vyzkoušet, musela by se změnit a změnit zpět: dejte jí kopii.
bad-database-newer = Databázi { $where } převedla do jejího tvaru novější verze Ravenhillu a tato ji použít neumí. Spusťte onu verzi, nebo obnovte kopii pořízenou předtím.
bad-database-none = V { $where } žádná databáze Ravenhillu není.
bad-database-form = Databáze { $where } je ve tvaru { $stands } a tato verze Ravenhillu používá { $present }. Spusťte jednou server této verze, aby ji aktualizoval, nebo použijte verzi, která běží.
bad-rules = Pro „{ $game }“ nejsou pravidla sepsána. Sepsána jsou pro: { $known }.
bad-rule = Hra { $game } nemá pravidlo { $rule }.
bad-rule-anywhere = Pravidlo { $rule } není v žádné knize pravidel.
bad-tests = V { $folder } žádná složka s testy není.

## Options every game shares

do-pass = Pasovat
do-done = Hotovo
do-concede = Vzdát partii
do-noted = { $option } ({ $note })
do-yes = Ano
do-no = Ne

## packs

pack-kind = Datový balíček je složka nebo tabulka záznamů, ne { $value }.
bad-pack = Problémů v datovém balíčku: { $count }.

# The place a problem is at; $part says how much of it is named.
pack-at =
    { $part ->
        [record-field] { $file }: záznam { $record }: pole { $field }
        [record] { $file }: záznam { $record }
        [table-field] { $file }: tabulka { $table }: pole { $field }
        [table] { $file }: tabulka { $table }
       *[file] { $file }
    }

pack-need-text = { pack-at }: je třeba text, ne { $got }
pack-picture-hero = { pack-at }: { $got } není hrdina obrázku. Vezměte jedno z těchto: { $known }; nebo osobu z těla ({ $bodies }), hlavy ({ $heads }) a rukou ({ $hands }); nebo banner se znakem ({ $devices })
pack-need-one-of = { pack-at }: je třeba jedno z { $known }, ne { $got }
pack-need-number = { pack-at }: je třeba celé číslo, ne { $got }
pack-need-real = { pack-at }: je třeba číslo, ne { $got }
pack-need-flag = { pack-at }: je třeba true nebo false, ne { $got }
pack-need-list = { pack-at }: je třeba seznam, ne { $got }
pack-need-table = { pack-at }: je třeba tabulka, ne { $got }
pack-need-id = { pack-at }: je třeba id jiného záznamu, ne { $got }
pack-need-least = { pack-at }: { $got } je příliš málo; nejméně { $low }
pack-need-most = { pack-at }: { $got } je příliš mnoho; nejvýše { $high }
pack-need-longer = { pack-at }: položek v seznamu je { $got }; nejméně { $low }
pack-need-shorter = { pack-at }: položek v seznamu je { $got }; nejvýše { $high }
pack-need-one = { pack-at }: musí to být jediná tabulka, [{ $table }]
pack-need-many = { pack-at }: musí to být seznam tabulek, [[{ $table }]]
pack-missing-file = { pack-at }: soubor chybí
pack-missing-table = { pack-at }: tabulka chybí
pack-missing-field = { pack-at }: pole chybí; záznam se nahrazuje celý
pack-unknown-file = { pack-at }: hra takový soubor nemá; má { $known }
pack-unknown-table = { pack-at }: soubor takovou tabulku nemá; má { $known }
pack-unknown-record = { pack-at }: hra takový záznam v { $table } nemá a datový balíček ho sem přidat nemůže
pack-unknown-field = { pack-at }: takové pole není; jsou { $known }
pack-no-words = { pack-at }: jména a texty do záznamu nepatří; datový balíček je má v souborech words.cs.toml a podobných
pack-need-origin = { pack-at }: zdroj je jedno z { $known }, potom případně dvojtečka a kde; ne { $got }
pack-unknown-ref = { pack-at }: { $got } není id záznamu z { $tables }
pack-bad-text = { pack-at }: text není v zápisu textů karet: { $text }
pack-bad-timing = { pack-at }: „{ $text }“ nemůže být v textu s časováním { $timing }
pack-bad-deck = { pack-at }: balíček má jiný počet karet: { $n }
pack-few-copies = { pack-at }: víc, než kolik jich je: této karty { $n ->
    [one] je jedna kopie
    [few] jsou { $n } kopie
   *[other] je { $n } kopií
 } pro všechny balíčky dohromady
pack-doubled = { pack-at }: záznam je tu dvakrát
pack-broken = { pack-at }: nelze přečíst jako TOML: { $detail }
pack-not-text = { pack-at }: toto není text v kódování UTF-8; obrázek ani dokument z textového editoru přečíst nelze
pack-not-plain = { pack-at }: data, nekonečna a NaN použít nelze ({ $where })
pack-empty = Datový balíček nic nenahrazuje: žádný jeho soubor neobsahuje záznam.
pack-no-game = { pack-at }: uveďte hru, pro kterou datový balíček je, game = "...", nebo ji zadejte pomocí --game
pack-other-game = { pack-at }: datový balíček je pro { $game }, ne pro { $wanted }
pack-drawn = { pack-at }: podle toho je nakreslen plán a datový balíček to změnit nemůže
pack-unplayable = Záznamy k sobě nepasují: { $detail }
pack-faction-side = { pack-at }: každá frakce stojí na jedné straně, { $got } ne
pack-beyond-measure = { pack-at }: větší, delší nebo hlubší, než datový balíček smí být
pack-need-letters = { pack-at }: je třeba 1 až { $high } znaků, ne { $got }
pack-strange-letter = { pack-at }: jen prostý text, bez znaku { $got }
pack-need-language = { pack-at }: tento kód nemá žádný jazyk
pack-unnamed = { pack-at }: hra nemá nic s tímto id, co by se dalo pojmenovat
pack-too-large = Datový balíček je příliš velký; nejvýše { $high } kB.
pack-too-many-files = Datový balíček má příliš mnoho souborů; nejvýše { $high }.
pack-strange-file = „{ $name }“ do datového balíčku nepatří: jsou v něm jen soubory .toml, bez složky nebo v jediné.
pack-bad-zip = Soubor zip nelze přečíst: { $detail }
pack-for-no-game = { pack-at }: uveďte hru, pro kterou datový balíček je, game = "...", jednu z { $known }
pack-no-directory = Složka { $directory } neexistuje.
pack-not-a-directory = { $directory } není složka.
pack-no-files = Ve složce { $directory } není žádný soubor .toml.

## The command line

bad-save-game = Toto je uložená partie hry { $game }, ne hry { $wanted }.
bad-bench-pure = Nepřeložený balík nešlo změřit: { $detail }
bad-arena = Ve scénáři { $scenario } hry { $game } se hraje jen za jedno místo; aréna potřebuje dvě.

cli-moment = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
cli-number = { NUMBER($n) }
cli-version = Vypsat verzi.
cli-about = Digitální stůl pro čtyři asymetrické válečné hry.
cli-serve = Spustit webový stůl.
cli-serve-host = Adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř i ostatní.
cli-serve-port = Port, na kterém server naslouchá.
cli-serve-db = Kde se uchovávají stoly: URL databáze, nebo cesta k souboru SQLite; jinak soubor ve vaší datové složce.
cli-serve-redis = URL serveru Redis nebo Valkey, když stoly sdílí více serverů.
cli-serve-workers = Kolik procesů serveru; více než jeden potřebuje PostgreSQL a Redis.
cli-serve-open = Otevřít stůl v prohlížeči.
cli-serve-pack = Složka s datovým balíčkem, se kterým se hrají všechny nové stoly jeho hry; lze zadat vícekrát.
cli-serve-access-log = Za každý požadavek zapsat řádek.
cli-play = Zahrát partii v terminálu.
cli-games = Co se dá hrát.
cli-sim = Hrát partie bez lidí a počítat, co se děje.
cli-arena = Dva počítačoví hráči proti sobě, s výměnou stran.
cli-train = Učit síť hrát v partiích proti sobě samé; pokračuje, kde přestala.
cli-blunders = Co by žádný člověk neudělal: jak často za partii, podle míst.
cli-fuzz = Hrát náhodné partie všech scénářů, počtů hráčů a voleb, jak dlouho je libo; počítat, co se vyskytlo, a každou chybu zapsat jako malou pozici.
cli-fuzz-total = Kolik partií celkem; dlouhých se hraje méně. S --keep se počítají i uložené.
cli-fuzz-hours = Jak dlouho v hodinách. Bez této volby a bez --games proběhne každý druh partie jednou.
cli-fuzz-failures = Složka pro pozice, které ukazují chybu.
cli-fuzz-progress = Náhodné partie
cli-fuzz-title = Partií: { $games }, z toho důkladně prohlédnutých: { $checked }
cli-fuzz-course = Hra, scénář, hráči
cli-fuzz-games = Partie
cli-fuzz-questions = { $game }: v započítaných partiích ({ $games }) se vyskytlo otázek: { $seen } z { $of }. Nikdy: { $never }
cli-fuzz-cards = { $game }: v započítaných partiích ({ $games }) se vyskytlo karet: { $seen } z { $of }. Nikdy: { $never }
cli-bench = Jak rychle hry na tomto počítači běží.
cli-replay = Ověřit záznam nebo uloženou partii tah po tahu a ukázat ji.
cli-rules = Pravidla a testy, které je dokazují.
cli-rules-coverage = Číslovaná pravidla, karty a příklady hry a které z nich žádný test nedokazuje.
cli-rules-show = Vypsat pravidlo nebo kapitolu podle čísla.
cli-pack-command = Datové balíčky: záznamy, které nahrazují záznamy hry.
cli-pack-check = Ověřit datový balíček; každý problém uvádí soubor, záznam a pole.
cli-tables = Stoly v databázi serveru, pro jeho správce.
cli-tables-list = Stoly, naposledy hrané první.
cli-tables-show = Co je o stolu uloženo; nic z toho, co na něm leží skryté.
cli-tables-delete = Smazat stůl se vším, co se u něj hrálo a říkalo.
cli-tables-check = Vyzkoušet všechny uložené stoly na této verzi, aniž se cokoli změní.
cli-tables-checking = Otevírání stolů
cli-tables-freeze = Nenechat u stolu nikoho hrát dál; dívat se lze i potom.
cli-tables-thaw = Nechat je zase hrát dál.
cli-tables-repair = Obnovit poškozený stůl tam, kde to naposled jde, a odložit stranou, co nelze zahrát.
cli-tables-export = Zapsat partii stolu do souboru: uloženou, se vším skrytým.
cli-people = Lidé v databázi serveru, pro jeho správce.
cli-people-list = Kdo má účet, nejnovější první.
cli-people-reports = Co vám lidé nahlásili: o kom a co zaznělo. Řádky dotyčných začínají znakem >.
cli-people-reset = Dát někomu nové heslo, ukázané jednou; všechna jeho přihlášení skončí.
cli-people-ban = Nechat někoho přihlížet, ale už ne se přihlašovat, hrát a mluvit.
cli-people-unban = Zákaz zrušit.
cli-people-delete = Někoho smazat: jméno, přihlašovací jméno a adresa zmizí; dohrané partie zůstanou, rozehrané se vzdají.

cli-game = Hra, jak ji uvádí `ravenhill games`.
cli-game-or-all = Hra; není-li uvedena žádná, všechny.
cli-json = Vypsat to jako JSON.
cli-seed = Seed první partie; stejný seed dá stejné partie.
cli-scenario = Způsob hry; není-li uveden, první scénář hry.
cli-seats = Kolik lidí sedí u stolu.
cli-option = Volba hry; pro další volby lze uvést znovu.
cli-pack = Složka s datovým balíčkem.
cli-limit = Partie s větším počtem rozhodnutí se počítá jako nedohraná.
cli-ray = Hraje se na clusteru Ray na této adrese (`auto`, `ray://POČÍTAČ:10001`); `local` ho spustí zde. Stejný seed dá stejné výsledky, kromě hráčů omezených časem.
cli-workers = Kolik procesů hraje zároveň; 0: na kolik má počítač jader. Výsledek je pro každý počet stejný.
cli-language = Jazyk hry.
cli-players = Počítačový hráč pro všechna místa, jeden pro každou stranu, nebo jeden pro každé místo, jak je uvádí `ravenhill games`; nastavení za dvojtečkou: greedy:samples=2.
cli-games-count = Kolik partií.
cli-check = Hledat cestou porušené invarianty, úniky, slepé uličky a chyby při kopírování, ukládání, vracení tahů, přehrávání a v textech.
cli-a = První hráč, jak ho uvádí `ravenhill games`.
cli-b = Druhý hráč.
cli-cpu-ms = Kolik milisekund procesoru smí hráč s rozpočtem spotřebovat na rozhodnutí.
cli-judge = Hrát rozdání vyhrazená k posuzování: podle nich žádný hráč nevznikal.
cli-until = Skončit, jakmile je jasné, zda první hráč dosahuje LOW, nebo HIGH (podíly z 1, například 0.5,0.6).
cli-keep = Ukládat každou partii do tohoto souboru, po řádcích, a odtud pokračovat, až se tentýž souboj spustí znovu.
cli-fuzz-keep = Ukládat odehrané do tohoto souboru, řádek za každou dávku partií, a příště odtud pokračovat.
cli-bench-games = Hry; není-li uvedena žádná, všechny.
cli-bench-seconds = Jak dlouho se každá hra zhruba hraje.
cli-bench-pure = Změřit i nepřeložený balík a říci, kolikrát je přeložený rychlejší.
cli-record = Soubory partií.
cli-record-convert = Zapsat uložené partie a záznamy dřívějších verzí nově, se vším, co pozdější verze potřebují k jejich ukázání.
cli-record-files = Uložené partie a záznamy.
cli-record-into = Složka pro nové soubory; není-li, vytvoří se. Bez ní se každý soubor nahradí.
cli-record-doing = Převádění
cli-record-converted = { $count ->
    [one] Převeden jeden soubor.
    [few] Převedeny { $count } soubory.
   *[other] Převedeno { $count } souborů.
 }
cli-record-already = { $count ->
    [one] Jeden soubor to vše měl už předtím.
    [few] { $count } soubory to vše měly už předtím.
   *[other] { $count } souborů to vše mělo už předtím.
 }
cli-yes = Provést bez ptaní.
cli-last = Kolik se jich ukáže.
cli-tables-id = Stůl, jak ho uvádí `ravenhill tables list` a jeho adresa v prohlížeči.
cli-tables-status = Jen stoly, které došly až sem.
cli-tables-game = Jen stoly této hry.
cli-tables-file = Soubor, do kterého se zapíše.
cli-tables-rows = Místo toho zapsat každý uložený řádek jako JSON: i u poškozeného stolu a včetně těch, které oprava odložila.
cli-force = Přepsat soubor, který už existuje.
cli-tables-record = Místo toho zapsat záznam dohrané partie.
cli-people-who = Přihlašovací jméno; u hosta id, jak ho uvádí `ravenhill people list --guests`.
cli-people-guests = I hosté, kteří přihlašovací jméno nemají.
cli-people-banned = Jen ti, kdo mají zákaz.
cli-people-find = Jen ti, kdo mají tento text ve jméně nebo přihlašovacím jméně.
cli-puzzles = Pozice s jednou zřetelně nejlepší možností: vytvořit je z partií počítačů a ověřit.
cli-puzzles-make = Najít úlohy v partiích, které hraje Kapitán sám proti sobě.
cli-puzzles-check = Zda úlohy her ještě odpovídají pravidlům a jejich nejlepší možnost je stále nejlepší.
cli-puzzles-number = Kolik.
cli-puzzles-keep = Ponechat ty, které ještě platí, s dnešními čísly, a najít jen ty, které chybějí.
cli-puzzles-out = Kam se zapíšou; jinak se vypíšou.
cli-puzzles-progress = Úlohy: { $game }
cli-puzzles-made = { $count ->
    [one] { $count } úloha zapsána do { $file }.
    [few] { $count } úlohy zapsány do { $file }.
   *[other] { $count } úloh zapsáno do { $file }.
}
cli-puzzles-right = Všechny úlohy platí ({ $count }).
cli-puzzles-wrong = Tyto úlohy už neplatí: { $which }.
cli-analyse = Kde se dohraná partie zlomila: šance, nejdražší rozhodnutí a co by bylo lepší.
cli-analyse-game = Záznam dohrané partie, nebo číslo stolu v databázi.
cli-analyse-iterations = Jak dlouho se každé rozhodnutí prohledává; stejné číslo dá všude stejný rozbor.
cli-analyse-progress = Rozhodnutí
cli-analyse-title = Zlomové okamžiky (rozhodnutí: { $studied }, iterací na každé: { $iterations }; šance první strany)
cli-analyse-n = po
cli-analyse-turn = kolo
cli-analyse-what = co se stalo
cli-analyse-change = změna
cli-analyse-better = lepší bylo
cli-replay-file = Záznam nebo uložená partie.
cli-replay-to = Zastavit po tolika rozhodnutích.
cli-rules-tests = Složka s testy; jinak složka projektu.
cli-rules-game = Hra; nebo jen číslo, které se najde v knize s jeho písmenem.
cli-rules-number = Číslo pravidla (I4.2) nebo kapitoly (I4).
cli-pack-game = Hra, pro kterou datový balíček je, pokud to neříká jeho pack.toml.
cli-play-seat = Vaše místo, jménem nebo číslem; není-li uvedeno, první.
cli-play-against = Počítač na ostatních místech: úroveň (squire, captain, marshal, steward) nebo hráč.
cli-play-seed = Seed, chcete-li hrát stejné rozdání znovu; jinak nikdo neví, co přijde.
cli-play-load = Pokračovat v uložené partii.

cli-games-levels = Úrovně, u každé hry vyhrané proti té předchozí: { $levels }
cli-games-players = Počítačoví hráči: { $players }
cli-pack-ok = Tento datový balíček pro { $game } je v pořádku.
cli-replay-ok = Záznam je v pořádku: { $decisions ->
    [one] jedno rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
 }, { $turn }. kolo.
cli-ending-won = Vítězí { $who }: { $how } [{ $rule }]
cli-ending-draw = Nikdo nezvítězil: { $how } [{ $rule }]

cli-tables-title = { $all ->
    [one] Jeden stůl
    [few] Stoly: { $shown } z { $all }
   *[other] Stoly: { $shown } z { $all }
 }
cli-tables-is-frozen = zmrazený
cli-tables-is-broken = poškozený
cli-tables-seat-open = (volné)
cli-tables-seat-automaton = (pravidla)
cli-tables-head-id = Stůl
cli-tables-head-game = Hra
cli-tables-head-status = Stav
cli-tables-head-moves = Tahy
cli-tables-head-moved = Poslední tah
cli-tables-head-seats = Na místech
cli-tables-seat = místo { $number }
cli-tables-delete-sure = Smazat navždy stůl { $id } hry { $game } { $moves ->
    [one] s jedním tahem
    [few] se { $moves } tahy
   *[other] s { $moves } tahy
 }? (ano / ne)
cli-tables-way-same = beze změny: { $count }
cli-tables-way-upgraded = podle novějších pravidel, beze změny: { $count }
cli-tables-way-cut = podle novějších pravidel, něco se musí rozhodnout znovu: { $count }
cli-tables-way-frozen = lze se jen dívat: { $count }
cli-tables-way-broken = poškozené: { $count }
cli-tables-frozen = Stůl { $id } je zmrazen. Běžící server se tím řídí do pěti sekund.
cli-tables-thawed = U stolu { $id } lze hrát dál. Běžící server se tím řídí do pěti sekund.
cli-tables-repaired-frozen = Zůstává zmrazen: { $thaw } je nechá hrát dál.
cli-tables-repair-sure = Odložit stranou vše, co u stolu { $id } nelze zahrát?
cli-tables-repaired = Stůl { $id } pokračuje za řádkem { NUMBER($played, useGrouping: 0) }; { $aside ->
    [0] stranou nebylo třeba odložit nic
    [one] stranou je odložen jeden řádek
    [few] stranou jsou odloženy { $aside } řádky
   *[other] stranou je odloženo { $aside } řádků
 }.
cli-tables-deleted = Stůl { $id } je smazán.
cli-tables-exported = Partie stolu { $id } je v souboru { $file }.

cli-people-title = { $all ->
    [one] Jeden člověk
    [few] Lidé: { $shown } z { $all }
   *[other] Lidé: { $shown } z { $all }
 }
cli-people-reports-title = { $all ->
    [0] Nikdo nic nenahlásil.
    [one] Jedno hlášení
    [few] Hlášení: { $shown } z { $all }, nejnovější první
   *[other] Hlášení: { $shown } z { $all }, nejnovější první
 }
cli-people-report = { $at }, stůl { $table }: { $about } ({ $about_id }), hlásí { $by } ({ $by_id })
cli-people-report-words = „{ $words }“
cli-people-report-theirs = > { $text }
cli-people-report-line = {"  "}{ $text }
cli-people-head-login = Přihlašovací jméno
cli-people-head-name = Jméno
cli-people-head-id = Id
cli-people-head-since = Od
cli-people-head-tables = Stoly
cli-people-head-banned = Zákaz
cli-people-gone = (smazáno)
cli-people-new = Nové heslo ({ $name }): { $password }
cli-people-is-banned = { $name } má zákaz přístupu.
cli-people-is-back = { $name } smí znovu hrát.
cli-people-delete-sure = Smazat navždy: { $name }? Dohrané partie zůstanou, bez jména; rozehrané se vzdají. (ano / ne)
cli-people-deleted = Smazáno: { $name }.

cli-sim-progress = Hraje se { $game }
cli-sim-title = { $game }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }
cli-sim-finished = Dohráno
cli-sim-unfinished = Nedohráno
cli-sim-decisions = Rozhodnutí
cli-sim-decisions-per-second = Rozhodnutí za sekundu
cli-sim-decisions-per-game = Rozhodnutí na partii
cli-sim-branching = Možností při rozhodnutí (nejvíc)
cli-sim-turns = Kola, medián
cli-sim-wins = Vítězství: { $seat }
cli-sim-clean = Všechny kontroly obstály.

cli-arena-progress = { $a } proti { $b }
cli-arena-title = { $a } proti { $b }, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
 }
cli-arena-seat = { $a } hraje za
cli-arena-a = výhry: { $a }
cli-arena-b = výhry: { $b }
cli-arena-draws = Remízy
cli-arena-share = Skóre (95 %)
cli-arena-better = Rozhodnuto: { $a } má skóre alespoň { $high }, nebo je mu blíž než { $low }.
cli-arena-not-better = Rozhodnuto: { $a } má skóre nejvýše { $low }, nebo je mu blíž než { $high }.
cli-arena-open = Zatím nerozhodnuto: zda { $a } má skóre { $low }, nebo { $high }.
cli-arena-rate = { $a } má skóre { $rate } (na 95 % mezi { $low } a { $high }).
cli-arena-pace = Čas na přemýšlení v ms: { $a } { $first }, { $b } { $second }.
cli-train-hours = Kolik hodin se ještě učit.
cli-train-wide = Šířka vrstev sítě.
cli-train-tables = Kolik stolů se hraje vedle sebe.
cli-train-rows = Z kolika rozhodnutí se učí v jednom kole.
cli-train-lesson = Kolik rozhodnutí učitele se nejdřív napodobí.
cli-train-match = Kolik partií má zápas s učitelem.
cli-train-workers = Kolik procesů hraje.
cli-train-folder = Kde se běhy uchovávají (výchozí: $RAVENHILL_TRAINING, jinak vaše datová složka).
cli-train-begins = { $game }: trénink ve složce { $folder }, { $round ->
    [0] od začátku
   *[other] po kole { $round }
}.
cli-train-kept = Uloženo ve složce { $folder }, kol celkem: { $rounds }. Soubory: run.pt, best.npz, history.jsonl, curves.png, matches.md.
cli-train-match-line = Kolo { $round }: { $rate } proti { $rival }, partií: { $games } (95 %: { $low } až { $high }).
cli-train-lesson-line = Lekce { $epoch }: s učitelem se shodne v { $agrees } z { $choices } rozhodnutí.
cli-train-round-line = Kolo { $round }: { $pace } rozhodnutí za sekundu; v poslední době proti { $rates }.
curve-rate = Skóre
curve-match = proti { $name }
curve-side = z místa { $name }
curve-hours = Hodiny
curve-round = Kolo
curve-interval = 95 %
curve-opponent = Protivník
curve-entropy = Entropie rozhodnutí
curve-value = Chyba odhadu výsledku
curve-moved = Jak daleko kolo posune strategii (KL)
cli-blunders-progress = Partie { $game }: co by nikdo neudělal
cli-blunders-title = Co by nikdo neudělal, na partii, v { $games ->
    [one] jedné partii
    [few] { $games } partiích
    [many] { $games } partiích
   *[other] { $games } partiích
}

cli-bench-progress = Měření
cli-bench-title = Rychlost, { $built }; tento počítač zvládne { $unit } milionu kroků za sekundu
cli-bench-compiled = přeloženo
cli-bench-is-pure = čistý Python
cli-bench-decisions-per-second = rozhodnutí za sekundu
cli-bench-games-per-second = partií za sekundu
cli-bench-search-iterations-per-second = propočtů hledání za sekundu
cli-bench-clone-us = kopie, µs
cli-bench-view-us = pohled, µs
cli-bench-save-us = uložení, µs
cli-bench-load-us = načtení, µs
cli-bench-save-bytes = uložená partie, bajty
cli-bench-ratio = kolikrát rychleji než čistý Python

cli-coverage-title = Co dokazují testy hry { $game }
cli-coverage-what = Co
cli-coverage-all = Celkem
cli-coverage-proven = Dokázáno
cli-coverage-share = Podíl
cli-coverage-rules = Pravidla
cli-coverage-cards = Karty
cli-coverage-examples = Příklady
cli-coverage-missing-rules = Pravidla bez testu: { $names }
cli-coverage-missing-cards = Karty bez testu: { $names }
cli-coverage-missing-examples = Příklady bez testu: { $names }
cli-coverage-unknown = Testy je uvádějí, ale nejsou: { $names }

## A game in the terminal

cli-play-welcome = Vaše strana: { $seat }. Seed: { $seed }. Napište číslo možnosti, nebo ? pro nápovědu.
cli-play-pack = Hraje se s datovým balíčkem „{ $name }“, verze { $version }: { $n ->
    [one] jedna karta, místo nebo číslo je jinak
    [few] { $n } karty, místa nebo čísla jsou jinak
   *[other] { $n } karet, míst nebo čísel je jinak
} než v naší hře.
cli-play-thinking = { $seat } přemýšlí
cli-play-number = Napište číslo od 1 do { $count }, nebo ? pro nápovědu.
cli-play-unclear = „{ $line }“ není číslo ani příkaz. Napište ? pro nápovědu.
cli-play-earlier = { $count ->
    [one] (jeden dřívější řádek: l)
    [few] ({ $count } dřívější řádky: l)
   *[other] ({ $count } dřívějších řádků: l)
 }
cli-play-why-what = Uveďte možnost: w SLOVESO VĚC ..., například: w attack north south
cli-play-look-what = Uveďte, na co se chcete podívat: i JMÉNO, nebo část jména.
cli-play-look-none = Nic, co můžete vidět, nemá ve jméně „{ $name }“.
cli-play-why-open = To teď jde.
cli-play-save-where = Uveďte soubor: s SOUBOR
cli-play-saved = Uloženo do souboru { $file }.
cli-play-concede = Opravdu partii vzdáváte? (ano / ne)
# What counts as a yes, in small letters with spaces between.
cli-play-yes = a ano y yes
cli-play-kept = Partie je uložena v souboru { $file }. Pokračovat lze takto: ravenhill play { $game } --load { $file }
cli-play-not-kept = Partii se nikam nepodařilo uložit.
cli-play-help =
    číslo     vybrat tuto možnost (je-li jediná, stačí Enter)
    u         vzít zpět své poslední rozhodnutí
    t         ukázat stůl znovu
    l         celý deník
    w ...     proč tu některá možnost není: w SLOVESO VĚC ...
    i JMÉNO   co stojí na kartě nebo jiné věci, kterou vidíte
    r ČÍSLO   ukázat pravidlo podle čísla; samotné r ukáže to za tímto rozhodnutím
    s SOUBOR  uložit partii
    c         vzdát partii
    q         odejít; partie se uloží
