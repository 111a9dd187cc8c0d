# What the web table itself says. The games' words are in their own files.

client-brand = Ravenhill
client-skip = Přejít ke stolu
client-nav = Hlavní nabídka
client-home = Domů
client-about = O obsahu
client-rules = Pravidla
client-close = Zavřít
client-yes = Ano
client-no = Ne

## Home

client-hero = Posaďte se. Lampa už svítí.
client-hero-more = Velké asymetrické válečné hry u jednoho stolu: proti počítači, s přítelem přes odkaz, nebo obě strany před vámi. Účet není potřeba.
client-games = Hry
client-your-turn = Jste na tahu
client-my-tables = Moje stoly
client-finished-tables = Dohrané
client-no-tables = Tady budou stát vaše partie, třeba i mnoho dní.
client-open-tables = Volné stoly
client-no-open = Právě teď nikdo na protivníka nečeká.
client-guest = Host
client-load-record = Načíst záznam
client-play-otherwise = Jiná strana, úroveň nebo scénář
client-play-now = Hrát hned
client-invite = Pozvat přítele
client-both = Obě strany zde
client-players = { $low ->
    [1] { $high ->
        [one] 1 hráč
        [few] 1–{ $high } hráči
       *[other] 1–{ $high } hráčů
    }
   *[other] { $high ->
        [2] 2 hráči
        [one] { $low }–{ $high } hráči
        [few] { $low }–{ $high } hráči
       *[other] { $low }–{ $high } hráčů
    }
}
client-game-ironwood-length = asi hodina
client-game-ironwood-special = dva národy, dvě cesty k vítězství, sólo za kteroukoli stranu
client-game-wotr-length = tři hodiny
client-game-wotr-special = jedna tajná výprava, jedna otevřená válka
client-game-bofa-length = dvě hodiny
client-game-bofa-special = jedno údolí, pět armád
client-game-cardgame-length = hodina a půl
client-game-cardgame-special = balíček, který dochází
client-footer = svobodný software, nakreslený a napsaný pro lidi, kteří rádi přemýšlejí
client-due = zbývá { $left }
client-due-past = čas vypršel
client-status-over = Dohráno
client-status-waiting = Čeká na hráče
client-status-yours = Jste na tahu
client-status-theirs = Na tahu je někdo jiný
client-status-running = Hraje se
client-free = volné
client-kind-person = člověk
client-gone = někdo, kdo už odešel
client-kind-machine = počítač
client-kind-automaton = hraje podle pravidel
client-kind-open = volné

## A new table

client-no-game = Taková hra tu není.
client-scenario = Co se bude hrát?
client-against = Kdo usedne naproti?
client-way-machine = Počítač
client-way-machine-about = Začíná se hned.
client-way-friend = Přítel
client-way-friend-about = Dostanete odkaz, který mu pošlete. Hraje se naživo nebo po dnech.
client-way-here = Obě strany zde
client-way-here-about = Dva lidé u jedné obrazovky, nebo vy proti sobě.
client-side = Vaše strana
client-seats = Místa
client-sitter-me = Vy
client-sitter-machine = Počítač
client-sitter-open = Přítel
client-level = Jak silný?
client-level-random = Nováček
client-level-greedy = Kapitán
client-level-search = Maršál
client-level-squire = Panoš
client-level-squire-about = Hru se teprve naučil: často přehlédne, co leží jinde, a ne vždy myslí dopředu.
client-level-captain = Kapitán
client-level-captain-about = Každou akci domyslí do konce a vezme, co tam vypadá nejlépe. Odpovídá hned.
client-level-marshal = Maršál
client-level-marshal-about = Než se rozhodne, přehraje si mnoho možných pokračování.
client-level-steward = Správce
client-level-steward-about = Přehraje si tolik pokračování, kolik se stihne za dvě sekundy.
client-level-fared = Proti předchozí úrovni vyhrál { $won } z { $games } her.
client-level-fared-hurried = S kratším časem na přemýšlení vyhrál proti předchozí úrovni { $won } z { $games } her.
client-level-null = Počítač
client-pace = Jak rychle?
client-pace-days = Po dnech
client-pace-days-about = Každý přijde ke stolu, když má čas.
client-pace-live = Naživo
client-pace-live-about = Všichni sedí u stolu ve stejnou dobu.
client-clock = Hodiny
client-clock-none = bez hodin
client-clock-days = { $days ->
    [one] jeden den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dní na každý tah
}
client-clock-minutes = { $minutes } min pro každého a { $increment } s navíc za každé rozhodnutí
client-zero = Když čas vyprší, může druhý hráč uplatnit vítězství nebo stůl zavřít. Samo se nestane nic.
client-zero-many = Když čas vyprší, mohou ostatní uplatnit vítězství, zavřít stůl, nebo se dohodnout, že dál hraje nejsilnější počítač. Samo se nestane nic.
client-zero-none = Čas nikomu vypršet nemůže; partie, ve které už nikdo nechce pokračovat, se zavře, když s tím všichni souhlasí.
client-public = Ukázat tento stůl všem mezi „Volnými stoly“
client-people = Kolik lidí?
client-people-count = { $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
client-options-difficulty = Obtížnost
client-options-variant = Varianty
client-options-ruling = { $count ->
    [one] Jedno pravidlo s dvojím výkladem
    [few] { $count } pravidla s dvojím výkladem
   *[other] { $count } pravidel s dvojím výkladem
}
client-options-ruling-about = Kde pravidla mlčí nebo se jejich vydání liší, jsme se nějak rozhodli. Váš stůl může rozhodnout jinak.
client-options-edition = Vydání pravidel
client-options-doubtful = Sporná pravidla
client-options-older = Vše podle staršího vydání
client-options-changed = { $count ->
    [one] jedna změna
    [few] { $count } změny
   *[other] { $count } změn
}
client-search-options = Hledat v těchto pravidlech
client-reset-one = Vrátit na: { $value }
client-reset-all = Výchozí nastavení
client-your-name = Vaše jméno
client-name-hint = Jak vám máme říkat?
client-begin = Začít
client-lay = Prostřít stůl

## Waiting for others

client-table-waits = Stůl je prostřen.
client-invited = Jste zváni ke hře { $game }. Vaše strana: { $who }.
client-invited-by = { $host } vás zve ke hře { $game }. Vaše strana: { $who }.
client-name-first = Nejdřív nám řekněte své jméno, pak se posaďte.
client-sit = Posadit se sem
client-link-for = Odkaz s pozvánkou: { $who }
client-copy = Kopírovat odkaz
client-copied = Zkopírováno.
client-copy-by-hand = Prohlížeč to nedovolil; označte text a zkopírujte ho ručně.
client-put-machine = Posadit sem počítač
client-machine-named = Počítač: { $level }
client-send-link-days = { $count ->
    [one] Pošlete odkaz svému příteli.
    [few] Pošlete každému příteli odkaz na jeho místo.
   *[other] Pošlete každému příteli odkaz na jeho místo.
} Partie začne, jakmile budou všichni sedět; tuto stránku můžete zatím zavřít.
client-send-link-live = { $count ->
    [one] Pošlete odkaz svému příteli a zůstaňte tady.
    [few] Pošlete každému příteli odkaz na jeho místo a zůstaňte tady.
   *[other] Pošlete každému příteli odkaz na jeho místo a zůstaňte tady.
} Partie začne, jakmile budou všichni sedět.
client-link-local = Tento odkaz funguje jen na tomto počítači. Pro přítele ve vaší síti spusťte „ravenhill serve --host 0.0.0.0“ a otevřete stránku pod síťovou adresou tohoto počítače.
client-wait-here-days = Partie začne, jakmile budou všichni sedět; tuto stránku můžete zatím zavřít.
client-wait-here-live = Zůstaňte tady: partie začne, jakmile budou všichni sedět.
client-with = v týmu: { $who }
client-with-nobody = bez spoluhráče
client-clear-table = Sklidit tento stůl

## At the table

client-laying = Prostírá se stůl …
client-prompt = Co teď udělat
client-waiting = Čeká se. Na řadě: { $who }.
client-waiting-since = Čeká se. Na řadě: { $who } (doba čekání: { $long }).
client-thinking = { $who } přemýšlí …
client-thinking-time = { $seconds } s, nejvýše asi { $most } s
client-thinking-long = { $seconds } s, server má hodně práce
client-over = Partie skončila.
client-undo = Zpět
client-undo-reach = { $count ->
    [one] Vezme zpět vaše poslední rozhodnutí.
    [few] Vezme zpět vaše poslední rozhodnutí. Vrátit se můžete o { $count } rozhodnutí, až k poslednímu hodu, dobrané kartě nebo tahu jiného hráče.
   *[other] Vezme zpět vaše poslední rozhodnutí. Vrátit se můžete o { $count } rozhodnutí, až k poslednímu hodu, dobrané kartě nebo tahu jiného hráče.
}
client-undo-none = Zpět nelze vzít nic: od té doby padly kostky, přišly karty nebo rozhodoval jiný hráč.
client-looking-on = Přihlížíte.
client-takeback = Požádat o vrácení tahu …
client-takeback-about = Požádá ostatní, aby vás nechali vrátit se před vaše poslední rozhodnutí.
client-takeback-alone = Přesto vzít zpět
client-takeback-alone-about = Zpátky před vaše poslední rozhodnutí. Nikoho není třeba se ptát.
client-takeback-sure = { $count ->
    [one] Vzít zpět jedno rozhodnutí ({ $whose })?
    [few] Vzít zpět { $count } rozhodnutí ({ $whose })?
   *[other] Vzít zpět { $count } rozhodnutí ({ $whose })?
}
client-takeback-whose = { $who }: { $count }
client-takeback-yes = Vzít zpět
client-takeback-ask = Požádat: { $who }
client-sure = { $what } – jste si jisti?
client-why-not = Proč to teď nejde?
client-confirm-yes = Provést
client-confirm-no = Ještě ne
client-confirm-no-more = Provést a příště se neptat
client-confirm-no-more-about = Dotaz se znovu zapíná v nastavení.
client-unpick = Nechat být
client-list = { $count ->
    [one] Jediná možnost
    [2] Obě možnosti
    [few] Všechny { $count } možnosti
   *[other] Všech { $count } možností
}
client-all = Vše
client-number = Počet
client-fewer = Ubrat: { $thing }
client-more = Přidat: { $thing }
client-thing-lit = { $thing }. Lze vybrat.
client-thing-picked = { $thing }. Vybráno.
client-rule = Pravidlo { $rule }
client-rule-long = Přečíst pravidlo { $rule }
client-rule-book = Otevřít v pravidlech
client-rule-unread = Pravidlo se teď nepodařilo načíst.
client-log = Deník
client-log-more = Dřívější řádky
client-log-empty = Zatím se nic nestalo.
client-answers-left = { $count ->
    [0] Tento stůl už další rozhodnutí nepřijme: vzdejte se, nebo se dohodněte na remíze
    [one] Ještě jedno rozhodnutí
    [few] Ještě { $count } rozhodnutí
   *[other] Ještě { $count } rozhodnutí
  }
client-chat = Chat
client-chat-empty = Pozdravte se.
client-chat-hint = Napsat ke stolu
client-chat-phrases = Rychlé věty
client-gallery-hint = Napsat ostatním divákům
client-gallery-about = Hráči si to přečtou, až partie skončí.
client-gallery-mark = přihlíží
client-chat-muted = { $count ->
    [one] skrytá zpráva
    [few] { $count } skryté zprávy
   *[other] { $count } skrytých zpráv
}
client-chat-about = { $who }: možnosti
client-chat-mute = Skrýt zprávy: { $who }
client-chat-mute-about = Zprávy tohoto člověka už neuvidíte, tady ani u jiných stolů. Nedozví se to a dál můžete hrát spolu.
client-chat-block = Zablokovat: { $who }
client-chat-block-about = Zprávy se skryjí také, a navíc si odteď ani jeden z vás nesedne k novým stolům toho druhého. Rozehraná partie pokračuje.
client-chat-hear = Znovu ukázat zprávy: { $who }
client-chat-hear-about = Zprávy se vrátí a zablokování skončí.
client-chat-heard-done = Zprávy se zase zobrazují: { $who }.
client-chat-name = Přihlížíte beze jména. Uveďte své jméno a můžete si povídat s ostatními diváky.
client-chat-name-give = Uvést jméno
client-chat-report = Nahlásit správci …
client-chat-report-hint = Co je špatně? (může zůstat prázdné)
client-chat-report-send = Nahlásit
client-chat-muted-done = Zprávy jsou skryté: { $who }.
client-chat-blocked-done = Zablokováno: { $who }.
client-chat-reported-done = Nahlášeno i s tím, co zaznělo předtím. Správce serveru si to přečte.
client-send = Odeslat
client-boards = Desky
client-side-panel = Desky hráčů a deník
client-you = vy
client-away = pryč
client-to-move = na tahu
client-watchers = { $count ->
    [one] jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
client-watchers-you = { $count ->
    [one] přihlížíte vy a ještě jeden divák
    [few] přihlížíte vy a ještě { $count } diváci
   *[other] přihlížíte vy a ještě { $count } diváků
}
client-machine-for-person = { $who } (hraje počítač)
client-recap = Co se stalo
client-odds = Šance
client-odds-mean = průměrně { $n }
client-recap-about = Projít krok za krokem, co udělala druhá strana (klávesa B).
client-recap-close = Zpátky k přítomnosti
client-step-of = Krok { $n } z { $of }
client-step-silent = Rozhodnutí, o kterém deník mlčí.
client-back = O krok zpět
client-forward = O krok dál
client-menu = Stůl
client-copy-watch = Kopírovat odkaz pro diváky
client-offer-takeback = Požádat o vrácení tahu …
client-offer-draw = Nabídnout remízu
client-offered-draw = Nabídka remízy: { $who }.
client-offered-takeback = Žádost o vrácení posledního rozhodnutí: { $who }.
client-offered-close = Návrh zavřít stůl: { $who }. Nikdo by nezvítězil.
client-offered-machine = Návrh: { $who }. Za toho, komu vypršel čas ({ $late }), by dál hrál nejsilnější počítač.
client-own-draw = Nabídli jste remízu.
client-own-takeback = Požádali jste o vrácení svého posledního rozhodnutí.
client-own-close = Navrhli jste zavřít stůl. Nikdo by nezvítězil.
client-own-machine = Navrhli jste, aby za toho, komu vypršel čas ({ $late }), dál hrál nejsilnější počítač.
client-withdraw = Odvolat
client-time-left = Zbývající čas:
client-time-running = Hodiny běží, zbývající čas:
client-time-days = { $days } d { $hours } h
client-time-days-short = { $days } d
client-time-hours = { $hours } h { $minutes } min
client-time-hours-short = { $hours }:{ $minutes } h
client-time-minutes = { $minutes }:{ $seconds }
client-little = Zbývá vám { $left }.
client-out = Váš čas vypršel. Rozhodovat můžete dál, dokud toho nikdo nevyužije.
client-late = { $who }: čas vypršel. Můžete uplatnit vítězství nebo zavřít stůl (nabídka „Stůl“), nebo čekat dál.
client-late-many = { $who }: čas vypršel. Můžete uplatnit vítězství, zavřít stůl, nebo navrhnout, aby dál hrál počítač (nabídka „Stůl“), nebo čekat dál.
client-late-partner = { $who }: čas vypršel a prohráli byste společně. Můžete navrhnout zavření stolu nebo aby dál hrál počítač (nabídka „Stůl“), nebo čekat dál.
client-late-menu = { $who }: čas vypršel.
client-claim = Uplatnit vítězství …
client-claim-sure = Uplatnit vítězství: ukončit partii a vyhrát
client-claim-late-too = Vypršel i váš vlastní čas: nejdřív se rozhodněte.
client-claim-partner = Vítězství uplatnit nemůžete: prohráli byste spolu.
client-machine-plays-on = Navrhnout, aby dál hrál nejsilnější počítač
client-close-table = Zavřít stůl …
client-close-offer = Navrhnout zavření stolu …
client-close-sure = Opravdu zavřít: nikdo nezvítězí
client-close-offer-sure = Navrhnout: nikdo by nezvítězil
client-accept = Přijmout
client-refuse = Odmítnout
client-let-machine = Nechat za mě hrát počítač
client-machine-for-you = Za vás hraje počítač ({ $who }).
client-machine-for-you-clock = Za vás hraje počítač ({ $who }). Vaše hodiny zatím stojí a poběží dál, až se vrátíte.
client-take-back-seat = Vrátit se na své místo
client-resign = Vzdát se …
client-resign-sure = Opravdu se vzdát ({ $who })
client-pass-to = { $who }: jste na tahu
client-pass-about = Předejte obrazovku. Karty druhé strany jsou teď skryté.
client-pass-open = Ukázat stůl: { $who }
client-you-won = Zvítězili jste
client-you-lost = Vítězí { $who }
client-won = Vítězí { $who }
client-drawn = Nikdo nezvítězil
client-end-time-won = Druhé straně vypršel čas a vítězství bylo uplatněno.
client-end-time-lost = Vaší straně vypršel čas a vítězství bylo uplatněno.
client-again-swapped = Znovu s vyměněnými stranami
client-ending-figures = V několika číslech
client-ending-course = Jak to šlo
client-ending-moments = Kde se to zlomilo
client-ending-away = Prohlédnout si stůl
client-ending-show = Jak to skončilo
client-play-again = Hrát znovu
client-replay = Přehrát záznam
client-download = Stáhnout záznam
client-beyond = { $n ->
        [one] Tam dál lze vybrat ještě jedno místo
        [few] Tam dál lze vybrat ještě { $n } místa
        [many] Tam dál lze vybrat ještě { $n } místa
       *[other] Tam dál lze vybrat ještě { $n } míst
    }
client-keys = Klávesy
client-key-choose = vybere jednu z možností na stuze
client-key-gold = vezme zlatou možnost
client-key-next = přejde na další věc, kterou lze vybrat
client-key-walk = prochází mapu a deník
client-key-undo = vezme zpět poslední rozhodnutí
client-key-recap = ukáže znovu, co se stalo
client-key-zoom = přiblíží, oddálí a ukáže celou mapu
client-key-mark = označí místo na mapě; s klávesou Shift k němu vede šipka od poslední značky
client-key-escape = zavře, co je otevřené
client-key-help = ukáže tyto klávesy
client-zoom-in = Blíž
client-zoom-out = Dál
client-zoom-all = Celý plán
client-chalk = Kreslit do mapy
client-chalk-about = Kroužky a šipky v mapě: pravým tlačítkem myši, dlouhým dotykem nebo touto tužkou. Kliknutím se smažou.
client-chalk-team = Co kreslím, vidí můj tým
client-chalk-drawn = { $count ->
    [one] Jedna značka v mapě
    [few] { $count } značky v mapě
   *[other] { $count } značek v mapě
  }
client-chalk-wipe = Smazat mé značky
client-board = Herní plán
client-hand = Karty v ruce
client-hand-lower = Spustit karty dolů
client-hand-before = Další karty vlevo
client-hand-after = Další karty vpravo

## Replay

client-replay-of = Záznam: { $game }
client-seen-by = Pohled
client-spectator = divák
client-link-moment = Odkaz na tento okamžik
client-to-table = Ke stolu
client-timeline = Časová osa
client-first = Na začátek
client-last = Na konec
client-run = Přehrávat
client-stop = Pozastavit
client-turn = Kolo

## Rules, content, people

client-chapters = Kapitoly
client-search-rules = Hledat v pravidlech
client-nothing-found = Nic nenalezeno.
client-found = { $count ->
    [one] jedno místo v textu
    [few] { $count } místa v textu
   *[other] { $count } míst v textu
}
client-how = Jak se hraje
client-how-goal = Váš cíl
client-how-turn = Jak probíhá kolo
client-how-words = Slova, která potkáte
client-rules-examples = Příklady
client-rules-table = Tabulka: { $head }
client-mark-derived = plyne z pravidel
client-mark-derived-about = Takto vytištěno není: plyne to z toho, co vytištěno je.
client-mark-decision = náš výklad
client-mark-decision-about = Náš výklad tam, kde pravidla mlčí nebo říkají dvojí.
client-mark-source = veřejný zdroj
client-mark-source-about = { client-source-public-about }
client-mark-recalled = po paměti
client-mark-recalled-about = { client-source-recalled-about }
client-mark-inferred = vyvozeno
client-mark-inferred-about = Vyvozeno z obrázku tištěné hry nebo z jiných údajů; takto vytištěno není.
client-mark-original = naše vlastní
client-mark-original-about = { client-source-original-about }
client-source-pack = Z datového balíčku
client-source-pack-mark = ✎
client-source-pack-about = Zadal to majitel tištěné hry.
client-mark-noted = { $mark }: { $note }
client-mark-about-noted = { $about } Zde: { $note }.
client-content-title = O obsahu
client-content-intro = Pravidla jsou napsána našimi vlastními slovy, plány a figurky jsou naše vlastní kresby. U každého záznamu dat stojí, odkud pochází, a ukazuje to i malá značka na každé kartě.
client-content-sources = Značky
client-source-rulebook = Z pravidel
client-source-rulebook-mark = P
client-source-rulebook-about = Údaj je vytištěn ve vydaných pravidlech.
client-source-derived = Vyvozeno
client-source-derived-mark = ∴
client-source-derived-about = Naše čtení několika nalezených údajů; takto vytištěno není.
client-source-public = Z veřejných zdrojů
client-source-public-mark = V
client-source-public-about = Údaj byl nalezen ve veřejném seznamu nebo pomůcce, kterou vytvořili hráči.
client-source-recalled = Po paměti
client-source-recalled-mark = ?
client-source-recalled-about = Hráči to vědí, ale chybí zdroj, který by se dal ověřit.
client-source-partly = Zčásti naše
client-source-partly-mark = ◐
client-source-partly-about = Záznam byl nalezen, ale číslo nebo místo v něm ne: ta část je náš odhad.
client-source-original = Naše
client-source-original-mark = N
client-source-original-about = Navrženo pro toto vydání, protože tištěný text nebyl k dispozici. Kdo má tištěnou hru, může to nahradit.
client-content-game = Záznamy dat ({ $total }):
client-content-from-rulebook = z pravidel { $count }
client-content-from-derived = vyvozeno { $count }
client-content-from-public = z veřejných zdrojů { $count }
client-content-from-recalled = po paměti { $count }
client-content-from-partly = zčásti naše { $count }
client-content-from-original = naše { $count }
client-content-partly = V nich je naše:
client-content-part-copies = počet kusů ({ $count }×)
client-content-part-detail = podrobnost ({ $count }×)
client-content-part-movement = pohyb ({ $count }×)
client-content-part-name = název ({ $count }×)
client-content-part-number = číslo ({ $count }×)
client-content-part-region = region výchozího rozestavění ({ $count }×)
client-content-original = Naše: { $count }
client-content-pack = Kdo má tištěnou hru, může kterýkoli záznam nahradit datovým balíčkem se stejnými id.
client-content-licences = Licence
client-licence-own = Kód, kresby a texty Ravenhillu: licence MIT.
client-licence-icons = Ikony:
client-licence-fonts = Písmo:
client-licence-code = Knihovny v prohlížeči:
client-content-names = Názvy her patří jejich vydavatelům, kteří s tímto nemají nic společného.
client-account = Vy
client-guest-about = Ke hře stačí jméno.
client-make-account = Založit účet
client-make-account-about = K vašemu jménu přidá heslo, abyste své stoly našli i na jiném zařízení.
client-make-account-nobody = Abyste své stoly našli na kterémkoli zařízení. Vaše jméno u stolu bude nejprve přihlašovací jméno.
client-account-made = Váš účet je založen. Přihlašovací jméno: { $login }.
client-login-is = Vaše přihlašovací jméno: { $login }
client-return = Návrat
client-return-you = Jste { $name }
client-return-link = Odkaz k návratu
client-return-about = Jste tu jako host. Tento tajný odkaz je vaše vlastní cesta zpět ke stolům, z kteréhokoli zařízení. Nikdy ho neposílejte: kdo ho má, vystupuje jako vy.
client-return-own = Vaše vlastní cesta zpět, jen pro vás
client-return-copy = Kopírovat můj odkaz
client-return-account = Chcete-li dostat e-mail, když jste na tahu, založte si účet.
client-return-kept = Mám ho
client-return-renew = Nový odkaz …
client-return-renew-about = Všechny odkazy, které jste si uschovali dřív, přestanou platit, na papíře i na jiných zařízeních. Kde už jste přihlášeni, tam zůstanete.
client-return-renew-sure = Zrušit staré odkazy a vytvořit nový
client-return-renewed = Tady je nový odkaz. Staré už neplatí.
client-return-here = Tento odkaz vás na tomto zařízení přivede zpět na vaše místa.
client-return-instead = Na tomto zařízení jste teď { $name }. Chcete-li se pod tím jménem později vrátit, nejdřív si uschovejte jeho odkaz: najdete ho pod „Vy“.
client-login = Přihlašovací jméno
client-password = Heslo
client-password-eight = Heslo (alespoň 8 znaků)
client-password-new = Nové heslo (alespoň 8 znaků)
client-password-change = Změnit heslo
client-email = E-mail
client-email-about = Píšeme jen tehdy, když jste na tahu (pokud si to přejete) a když zapomenete heslo.
client-email-notify = Napsat mi, když jsem na tahu
client-email-unconfirmed = Otevřete prosím odkaz v e-mailu, který jsme vám poslali.
client-email-confirmed = Vaše adresa je potvrzena.
client-sign-in = Přihlásit se
client-sign-in-or-make = Přihlášení a účet
client-sign-in-about = Vraťte se ke svým stolům z jiného zařízení.
client-sign-out = Odhlásit se zde
client-sign-out-guest = Host, který se odhlásí, se vrátí jen přes svůj tajný odkaz.
client-forgotten = Zapomněli jste heslo?
client-forgotten-about = Má-li účet potvrzenou adresu, přijde na ni e-mail s odkazem.
client-forgotten-who = Přihlašovací jméno nebo e-mail
client-forgotten-send = Poslat e-mail
client-forgotten-done = Pokud takový účet existuje, e-mail je na cestě.
client-forgotten-host = Zapomněli jste heslo? Tento server e-maily neposílá: požádejte o nové jeho správce.
client-reset = Nové heslo
client-reset-about = Všude jinde budete odhlášeni.
client-sessions = Kde jste přihlášeni
client-session = { $browser }, { $system }
client-session-here = tento prohlížeč
client-session-used = použito { $when }
client-session-end = Odhlásit
client-session-end-long = Odhlásit: { $which }
client-sessions-end = Odhlásit všude jinde
client-sessions-ended = Tam jste odhlášeni.
client-browser-firefox = Firefox
client-browser-edge = Edge
client-browser-opera = Opera
client-browser-chrome = Chrome
client-browser-safari = Safari
client-browser-bot = Program
client-browser-other = Prohlížeč
client-system-android = Android
client-system-ios = iPhone nebo iPad
client-system-windows = Windows
client-system-macos = Mac
client-system-linux = Linux
client-system-other = jiný systém
client-shunned = Čí zprávy nevidíte
client-shunned-mute = skryté zprávy
client-shunned-block = zablokováno
client-shunned-end = Znovu ukázat
client-shunned-end-long = Znovu ukázat zprávy: { $who }
client-leave = Smazat můj účet
client-leave-guest = Zapomenout na mě
client-leave-about = Vaše jméno, přihlášení a adresa budou zapomenuty. Dohrané partie zůstanou, bez vašeho jména. Rozehrané se vzdají a vaše čekající stoly se sklidí. Nelze to vzít zpět.
client-leave-sure = Ano, zapomeňte na mě
client-leave-done = Jste zapomenuti. Sbohem.
client-save = Uložit
client-saved = Uloženo.
client-welcome = Vítejte zpět.
client-goodbye = Jste odhlášeni.

## Preferences

client-prefs = Nastavení
client-language = Jazyk
client-language-auto = Podle prohlížeče
client-theme = Světlo
client-theme-auto = Podle zařízení
client-theme-dark = Světlo lampy
client-theme-light = Denní světlo
client-text-size = Velikost písma
client-confirm = Zeptat se znovu
client-confirm-final = před závažným rozhodnutím
client-confirm-always = před každým rozhodnutím
client-confirm-never = nikdy
client-sole = Jedinou možnost zvolit automaticky
client-sound = Zvuk
client-sound-off = vypnutý
client-sound-quiet = tichý
client-sound-full = plný
client-legend = Co znamenají figurky
client-motion = Figurky se pohybují
client-bell = Upozornit, když jsem na tahu
client-push = Upozornit na tomto zařízení, když jsem na tahu a nejsem u stolu
client-push-denied = Prohlížeč této stránce nedovoluje posílat oznámení. Povolte je v jeho nastavení.
client-push-failed = Prohlížeč se nespojil se svou službou pro oznámení.

## When something goes wrong

client-trouble = To se nepovedlo
client-again = Zkusit znovu
client-offline = Server není dostupný. Zkoušíme to dál.
client-unreadable = Server odpověděl nečitelně. Zkuste to prosím znovu.
client-broken = Server to nedokázal (chyba { $status }). Zkuste to prosím znovu.
client-lost = Spojení je přerušeno. Obnoví se samo; nic se neztratí.
client-no-table = Takový stůl tu není. Možná už byl sklizen.
client-members-only = Tento stůl není divákům přístupný.
client-signed-out-title = Odhlášeno
client-signed-out = Byli jste tu odhlášeni. Přihlaste se a vraťte se na své místo.
client-forbidden = Na tento stůl se dívat nesmíte.
client-lost-page-about = Cesta tu končí a rozcestník mlčí. Vraťte se tam, kde svítí lampa.
client-lost-page = Na této adrese nic není.

## Ironwood's table

client-iw-round = { $n }. kolo
client-iw-phase-preparation = Příprava
client-iw-phase-action = Akce
client-iw-phase-cleanup = Konec kola
client-iw-phase-recruiting = Verbování
client-iw-phase-newcomer = Bojovníci navíc
client-iw-crystals = { $n ->
    [one] 1 krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
}
client-iw-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
client-iw-visions = { $n ->
    [one] 1 vize v ruce
    [few] { $n } vize v ruce
   *[other] { $n } vizí v ruce
}
client-iw-deck = v balíčku { $n }
client-iw-discards = odhozeno { $n }
client-iw-legend-drill = vrták
client-iw-legend-charged = nabitý totem
client-iw-legend-fading = slábnoucí totem
client-iw-legend-foundation = základy
client-iw-legend-forge = kovárna
client-iw-totems = Ukořistěné totemy: { $n } ze { $of }
client-iw-forges = Postavené kovárny: { $n } ze { $of }
client-iw-drill = Vrták
client-iw-cargo = Náklad
client-iw-step-0 = Začátek
client-iw-step-1 = 2 krystaly do nákladu
client-iw-step-2 = 1 krystal do nákladu, podívat se na vrchní vizi, verbovat tam, odkud vrták odjel
client-iw-step-3 = 1 krystal do nákladu, dobrat si speciální kartu
client-iw-actions = Akce
client-iw-lingering = Ve hře
client-iw-passed = Pasováno
client-iw-aside = Nasazené
client-iw-seen = Viděno v této ruce
client-iw-vision-deck = Vize v balíčku
client-iw-discovered = Objeveno
client-iw-supply = Zásoba
client-iw-supply-crystals = krystaly
client-iw-supply-woodwalkers = bojovníci Strážců hvozdu
client-iw-supply-ironclad = bojovníci Železného bratrstva
client-iw-supply-golems = golemové
client-iw-supply-totems = totemy
client-iw-supply-markers = kostičky
client-iw-tokens = Zbývající žetony kovárny: { $n }
client-iw-ban-0 = Totemy se nesmějí přesouvat
client-iw-ban-1 = Železné bratrstvo sem ani odsud nesmí
client-iw-ban-2 = Strážci hvozdu nesmějí odejít
client-iw-forest-label = { $name }, { $kind ->
    [outer] okrajová oblast lesa
   *[inner] vnitřní oblast lesa
}{ $fighters ->
    [0] , prázdná
    [one] , 1 bojovník Strážců hvozdu
    [few] , { $fighters } bojovníci Strážců hvozdu
   *[other] , { $fighters } bojovníků Strážců hvozdu
}{ $charged ->
    [0] { "" }
    [one] , nabitý totem
    [few] , { $charged } nabité totemy
   *[other] , { $charged } nabitých totemů
}{ $fading ->
    [0] { "" }
    [one] , slábnoucí totem
    [few] , { $fading } slábnoucí totemy
   *[other] , { $fading } slábnoucích totemů
}
client-iw-mountain-label = { $name }, { $kind ->
    [capital] hlavní město
    [outer] okrajová oblast hor
   *[inner] vnitřní oblast hor
}{ $fighters ->
    [0] { "" }
    [one] , 1 bojovník Železného bratrstva
    [few] , { $fighters } bojovníci Železného bratrstva
   *[other] , { $fighters } bojovníků Železného bratrstva
}{ $golems ->
    [0] { "" }
    [one] , 1 golem
    [few] , { $golems } golemové
   *[other] , { $golems } golemů
}{ $site ->
    [foundation] , základy
    [forge] , kovárna
   *[empty] { "" }
}{ $drill ->
    [yes] , vrták
   *[no] { "" }
}{ $marked ->
    [yes] , označená
   *[no] { "" }
}
client-iw-attacks = útok
client-iw-defends = obrana
client-iw-wager-open = vybírá kartu …
client-iw-wager-hidden = karta lícem dolů
client-iw-wager-none = žádná karta
client-iw-damage = Poškození
client-iw-defence = Obrana
client-iw-dominance = Převaha
client-iw-from-card = karta
client-iw-from-golems = golemové
client-iw-from-forge = kovárna
client-iw-from-attack = útok
client-iw-from-effect = efekt
client-iw-from-spirits = Duchové lesa
client-iw-from-stance = přístup
client-iw-enemy-defence = nepřátelská obrana
client-iw-from-units = zbylé jednotky
client-iw-driven = vytlačeni: { $place }
client-iw-lost = ztráty: { $n }
client-iw-wins = vítězí
client-iw-bot = { $bot ->
    [ironbot] Železobot
   *[woodbot] Dřevobot
}
client-iw-stance-aggressive = Agresivní
client-iw-stance-aggressive-about = +1 převaha: jde po totemu
client-iw-stance-defensive = Defenzivní
client-iw-stance-defensive-about = +1 obrana: chce stavět
client-iw-stance-expansive = Rozpínavý
client-iw-stance-expansive-about = +1 poškození: rozpíná se
client-iw-stance-disruptive = Narušující
client-iw-stance-disruptive-about = hledá vize, ruší vás v horách
client-iw-stance-exalted = Zaujatý
client-iw-stance-exalted-about = nese totem domů
client-iw-flow = Karta průběhu tahu
client-iw-flow-alert = Ostražitý
client-iw-flow-exhausted = Vyčerpaný
client-iw-spirits = Duchové lesa: { $n }
client-iw-resolves = Vyhodnocuje
client-iw-icon-card = Karta: dobere si jednu navrch, získá 1 krystal
client-iw-icon-crystals = Krystaly
client-iw-icon-drill = Vrták
client-iw-icon-warband = Oddíl
client-iw-icon-golem = Golem
client-iw-icon-forge = Kovárna
client-iw-icon-compass = Kompas
client-iw-icon-hit = Zásah
client-iw-icon-shield = Štít
client-iw-icon-battle = Bitva
client-iw-icon-arrows = Šipky
client-iw-icon-eye = Oko
client-iw-icon-search = Hledání
client-iw-icon-cubes = Kostičky
client-iw-icon-alert = Ostražitost
client-iw-icon-red = { $icon } (červená: jen při vyšší obtížnosti)
client-iw-base = Základní
client-iw-special = Speciální
client-iw-vision = Vize
client-iw-lingers = { $n ->
    [one] přetrvává s 1 kostičkou
    [few] přetrvává se { $n } kostičkami
   *[other] přetrvává s { $n } kostičkami
}
client-iw-vision-about = V oblasti { $mountain } lze objevit totem.
client-iw-vision-crystals = { $n ->
    [one] Přináší 1 krystal.
    [few] Přináší { $n } krystaly.
   *[other] Přináší { $n } krystalů.
}
client-iw-crystals-word = Krystaly
client-iw-fighters-word = Bojovníci
client-iw-fighters-counted = { $n ->
    [one] bojovník
    [few] bojovníci
   *[other] bojovníků
}
client-iw-golems-word = Golemové
client-iw-steps = Co v tomto tahu udělal
client-iw-out-of-reach = Tuto partii už vyhrát nemůžete. Můžete hrát dál, nebo se vzdát.

## Lessons

client-lesson-aria = Lekce, krok { $step } z { $steps }
client-lesson-step = krok { $step } z { $steps }
client-lesson-back = Zpět
client-lesson-next = Dál
client-lesson-show = Ukázat
client-lesson-leave = Odejít
client-lesson-play-on = Hrát dál
client-lesson-fold = Sbalit lekci
client-lesson-go-on = pokračovat

# Řešené příklady pravidel
client-example-play = Zahrát si ho
client-example-picture = Příklad { $number }: výchozí pozice
client-example-title = Příklad { $number }
client-example-do = Teď: { $what }

client-packs = Vlastní karty
client-packs-about = Datový balíček nahrazuje karty, čísla a cesty na mapě těmi, které zadáte: soubor zip s jeho soubory TOML, nebo vše v jediném souboru TOML. Používat ho můžete jen vy, dokud ho nesdílíte.
client-pack = Datový balíček
client-pack-none = Žádný: hra, jak je
client-pack-nameless = beze jména
client-pack-shared = sdílený
client-pack-bring = Nahrát datový balíček
client-pack-share = I ostatní s ním mohou zakládat stoly
client-pack-delete = Smazat
client-pack-in-play = Hraje se s datovým balíčkem „{ $name }“.
client-pack-size = Verze { $version }; { $n ->
        [one] jedna karta, místo nebo číslo je jinak
        [few] { $n } karty, místa nebo čísla jsou jinak
       *[other] { $n } karet, míst nebo čísel je jinak
    } než v naší hře.
client-pack-changes = Mění: { $list }{ $more ->
        [0] .
       *[other] { " " }a další ({ $more }).
    }
## Rozbor dohrané partie a jiné cesty

client-analysis = Rozbor
client-analysis-title = Kde se to zlomilo: { $n } z { $of }
client-analysis-ask = Počítač projde každé rozhodnutí této partie: co by zahrál nejsilnější hráč a kolik stálo jiné rozhodnutí. Trvá to minutu nebo několik minut.
client-analysis-begin = Rozebrat tuto partii
client-analysis-running = Prozkoumáno { $done } z { $of } rozhodnutí …
client-analysis-meanwhile = Stránku můžete opustit: rozbor běží dál a zůstane uložený u partie.
client-analysis-share = Zkopírovat odkaz
client-analysis-chance = { $who }: šance na výhru
client-analysis-curve = Šance na výhru během celé partie
client-analysis-over = { $count ->
    [one] prozkoumáno jedno rozhodnutí
    [few] prozkoumána { $count } rozhodnutí
   *[other] prozkoumáno { $count } rozhodnutí
}
client-analysis-choices = rozhodnutí ({ $who }):
client-analysis-luck = kostky a karty
client-analysis-luck-about = Kostky, karty nebo to, co bylo skryté, dopadly jinak: čekat se dalo { $first }, vyšlo z toho { $then } ({ $change }).
client-analysis-points = Zlomové okamžiky
client-analysis-moment = Ten okamžik
client-analysis-before = předtím: { $chance }
client-analysis-even = V této partii nic nevyčnívá.
client-analysis-when = { $turn }. kolo, rozhodnutí do té doby: { $n }
client-analysis-choice = rozhodnutí: { $who }
client-analysis-played = Zahráno: { $who }
client-analysis-better = Lepší bylo
client-analysis-nothing = hned se nezmění nic podstatného
client-analysis-how = Každá možnost dovedena do konce akce na mnoha rozdáních toho, co bylo skryté; ± { $error }. U důvodu stojí, o kolik mění šanci na výhru podle úsudku hry.
client-analysis-every = { $of ->
    [one] Jediné rozhodnutí partie
    [few] Všechna { $of } rozhodnutí a co by udělal nejsilnější hráč
   *[other] Všech { $of } rozhodnutí a co by udělal nejsilnější hráč
}; { $n ->
    [0] u žádného nelze říci, že něco stálo
    [one] jedno z nich něco stálo
    [few] { $n } z nich něco stála
   *[other] { $n } z nich něco stálo
}
client-analysis-costly = Jen ta, která něco stála
client-analysis-same = stejně by se rozhodl nejsilnější hráč
client-analysis-rather = nejsilnější hráč: { $what }
client-analysis-watch = Podívat se na ten okamžik
client-what-if = Opustit tu cestu: co kdyby?
client-what-if-about = Nový stůl od tohoto okamžiku (rozhodnutí do té doby: { $n }). Odehraná partie zůstává; tahle se nepočítá a kostky i karty padnou znovu.
client-what-if-machine = Hrát dál ({ $who }) proti Kapitánovi
client-what-if-both = Hrát dál za obě strany
client-what-if-alone = Hrát odtud dál
client-what-if-table = Co kdyby: { $n }. rozhodnutí dohrané partie ještě jednou
client-what-if-back = Zpět k tomu, co bylo
## Hints

client-hint = Nápověda
client-hint-about = Na co by se podíval silný hráč?
client-hint-look = Nejlépe tu vypadá: { $option }.
client-hint-why = Mluví pro to: { $part }.
client-hint-alike = Tyto možnosti vypadají téměř stejně.
client-hint-choices = Šance na výhru podle počítače

## Goals

client-goals = Co vyhrává
client-goal-far = { $n } z { $of }
client-content-line = Z { $all } karet, míst a čísel { $own ->
    [0] není žádné naše vlastní
    [one] je 1 naše vlastní
    [few] jsou { $own } naše vlastní
   *[other] je { $own } našich vlastních
 } a { $partly } zčásti; ostatní odpovídají vydané hře.
client-content-setup = Příprava hry:
client-content-more = Které?

## Hádanky

client-puzzle = Úlohy
client-puzzle-title = { $game }: úloha { $n } z { $of }
client-puzzle-about = Pozice z partie počítačů. Jedna možnost je zřetelně nejlepší a není to ta, která se nabízí.
client-puzzle-solved = Vyřešeno { $n } z { $of }
client-puzzle-right = Správně: to je nejlepší cesta.
client-puzzle-wrong = Ne tak docela. Lepší je: { $best }.
client-puzzle-figures = Čísla jsou šance na výhru; níže je, co která cesta na nich mění.
client-puzzle-nothing = nic podstatného
client-puzzle-before = Předchozí
client-puzzle-next = Další úloha

## The workshop

client-workshop = Dílna
client-workshop-about = Máte doma tištěnou hru? Zadejte, co stojí na vašich kartách, jednu po druhé. Používat to můžete jen vy, dokud to nesdílíte.
client-workshop-ours = Zcela nebo zčásti vlastní: { $ours } z { $all } záznamů
client-workshop-link = Zadat tištěné karty v dílně
client-workshop-name = Moje karty
client-workshop-pack = Datový balíček
client-workshop-new = Nový
client-workshop-called = Jeho název
client-workshop-version = Verze
client-workshop-undo = Zpět
client-workshop-redo = Znovu
client-workshop-save = Uložit
client-workshop-saved = Balíček „{ $name }“ je uložen.
client-workshop-unsaved = Zatím jen v tomto prohlížeči, neuloženo
client-workshop-stored = Uloženo
client-workshop-sure = Smazat navždy
client-workshop-no = Ponechat
client-workshop-elsewhere = Tento koncept změnilo jiné okno. Nic se neztratilo: vyberte, který má zůstat.
client-workshop-take-other = Ten z druhého okna
client-workshop-keep-mine = Tento
client-workshop-clash = Uložený balíček je novější než ten, se kterým jste začali.
client-workshop-reread = Vzít uložený
client-workshop-save-as-new = Uložit toto jako nový balíček
client-workshop-records = Záznamy
client-workshop-find = Název nebo číslo
client-workshop-order = Co se ukazuje
client-workshop-order-ours = Naše napřed
client-workshop-order-all = Vše podle druhu
client-workshop-order-changed = Změněné
client-workshop-doubtful = Naše nebo nejisté
client-workshop-found = Z knih a veřejných zdrojů
client-workshop-none = Nic takového tu není.
client-workshop-changed = Změněno vaším balíčkem
client-workshop-bench = Pracovní stůl
client-workshop-record = Záznam
client-workshop-map = Cesty na mapě
client-workshop-map-about = Vyberte dvě místa, jedno po druhém: spojí se, nebo se oddělí, byla-li spojena.
client-workshop-second = { $a }, a které druhé místo?
client-workshop-joined = Nyní spojeno: { $a } a { $b }.
client-workshop-parted = Nyní odděleno: { $a } a { $b }.
client-workshop-look = Jak to bude vypadat
client-workshop-looking = Kontroluje se …
client-workshop-empty = Zatím není nic změněno.
client-workshop-fine = Se vším se dá hrát.
client-workshop-try = Vyzkoušet: { $name }
client-workshop-blank = Od začátku
client-workshop-ours-again = Jak to bylo
client-workshop-as-mine = Jako v mé krabici
client-workshop-yours = Vaše.
client-workshop-yours-about = Balíček to říká místo našeho záznamu.
client-workshop-doubts = Z toho naše vlastní: { $list }.
client-workshop-texts = Názvy a texty
client-workshop-language = Jazyk názvů a textů
client-workshop-says = Co dělá, slovy hry
client-workshop-more-fields = + další
client-workshop-next = další blok
client-workshop-next-block = Další blok: { $name }
client-workshop-earlier = Dříve: { $name }
client-workshop-later = Později: { $name }
client-workshop-remove = Odebrat: { $name }
client-workshop-add = Přidat: { $name }
client-workshop-less = Méně: { $name }
client-workshop-more = Více: { $name }
client-workshop-nth = { $name }, { $n }.
client-workshop-way = Jak: { $name }
client-workshop-kind-number = číslo
client-workshop-kind-text = slovo
client-workshop-named = Který krok: { $name }
client-workshop-named-about = Id dřívějšího kroku této karty
client-workshop-bare = Napsat řádek samotný
client-workshop-drawn = Je nakresleno v obrázku herního plánu; datový balíček to změnit nemůže.
client-workshop-guessed = { $n ->
    [one] jeden odhad
    [few] { $n } odhady
   *[other] { $n } odhadů
 }
client-workshop-problems-here = { $n ->
    [one] Jedno pole ještě nesedí.
    [few] { $n } pole ještě nesedí.
   *[other] { $n } polí ještě nesedí.
 }

## Beside the real table

client-real = Zadáno od skutečného stolu
client-real-here = Vedle skutečného stolu: kostky, karty a žetony přicházejí odtamtud.
client-real-table = Vedle skutečného stolu
client-real-table-about = Házíte vlastními kostkami a dobíráte z vlastních balíčků; tady jen klepnete na to, co přišlo.
client-real-prompt = Čeká se na skutečný stůl
client-real-roll = Hoďte u svého stolu a klepněte na to, co padlo: { $what }
client-real-draw = Doberte u svého stolu a klepněte na to, co přišlo: { $what }
client-real-any = { $n ->
    [one] jeden výsledek
    [few] { $n } výsledky
   *[other] { $n } výsledků
 }
client-real-waits = { $who } zadává, co přišlo: { $what }
client-real-waits-all = Čeká se, co přišlo u skutečného stolu: { $what }
client-real-came = Zatím:
client-real-unpick = Tohle ne
client-real-seek = Hledat podle názvu
client-real-none = Nic, co může přijít, se takto nejmenuje.
client-real-unseen = Tohle by neměl vidět nikdo. Nechte stůl, ať dobere sám, nebo to zadejte se zavřenýma očima.
client-real-let-roll = Ať hodí stůl
client-real-let-draw = Ať dobere stůl
client-real-let-kind = … a všechno podobné také
client-real-let-all = … a všechno až po další rozhodnutí
client-real-correct = Opravit poslední výsledek
client-real-away = Odložit nebo vrátit
client-beside = Vedle skutečného herního plánu
client-beside-title = { $game } vedle skutečného herního plánu
client-beside-table = Stůl vedle vašeho: hlídá všechna pravidla, kostky a karty jsou vaše
client-kept-log = Co bylo zadáno: { $n }
client-kept-anew = Začít novou partii
client-kept-sure = Co bylo dosud zadáno, se zapomene. Opravdu?
client-kept-over = Partie skončila.
client-kept-here = Zůstává to v tomto prohlížeči.
client-iw-beside-own-map = Zadejte tu svou v dílně
client-iw-beside-map = Mapu hřebenů a stezek jsme nakreslili sami a od tištěné se liší: kde tah na váš herní plán nesedí, platí tištěný.
client-iw-beside-set = Klepněte na místo a rozestavte figurky, jak leží na vašem herním plánu.
client-iw-beside-place = Místo
client-iw-beside-cards = Karty u vašeho stolu
client-iw-beside-cards-about = Když automat zaútočí, můžete nasadit, co držíte: všechny základní karty a speciální karty uvedené zde.
client-iw-beside-held = Speciální karta ve vaší ruce
client-iw-beside-aside = Základní karta použitá v tomto kole
client-iw-beside-lasting = Přetrvávající karta, vaše nebo jeho
client-iw-beside-markers = Kostičky
client-iw-beside-add = přidat …
client-iw-beside-remove = Odebrat: { $card }
client-iw-beside-start = Rozestavit jako na začátku
client-iw-beside-turn = Zahrát tah: { $bot ->
    [woodbot] Dřevobot
   *[other] Železobot
 }
client-iw-beside-recruit = Verbování na konci kola
client-iw-beside-round = { $n }. kolo skončilo
client-iw-beside-done = Tah skončil: rozestavte svůj herní plán, jak je nakreslen tady.
client-iw-beside-back = Zpět k rozestavení
client-iw-beside-step-back = O krok zpět
client-iw-beside-stop = Opustit tento tah
client-iw-beside-fighters = Bojovníci
client-iw-beside-charged = Nabité totemy
client-iw-beside-fading = Slábnoucí totemy
client-iw-beside-golems = Golemové
client-iw-beside-site = Stavba
client-iw-beside-site-empty = žádná
client-iw-beside-site-foundation = základy
client-iw-beside-site-forge = kovárna
client-iw-beside-drill = Zde stojí vrták
client-iw-beside-marked = Leží zde kostička automatu
client-iw-beside-crystals = krystaly
client-iw-beside-secured = Ukořistěné totemy
client-iw-beside-track = Stupnice vrtáku
client-iw-beside-cargo = Náklad
client-iw-beside-spirits = Duchové
client-iw-beside-exalted = Zaujatý
client-iw-beside-exhausted = Jeho karta průběhu tahu ukazuje vyčerpání
client-iw-beside-stance = Přístup

## Answers in advance

client-ahead = Odpovědět předem
client-ahead-about = Řekněte už teď, co odpovíte, až na vás přijde řada. Nikdo jiný to nevidí a můžete to vzít zpět.
client-ahead-take = Vzít zpět: { $what }
client-ahead-dropped = Připraveno předem, ale už to není možné: { $what }
