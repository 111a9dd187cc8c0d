# What the server itself says.

server-frozen = Tato partie už pokračovat nemůže a zůstává tak, jak je.
server-table-broken = Tento stůl nelze otevřít: uložená data jsou poškozená. Podívat se na to může správce serveru.
server-nothing-to-repair = Není co opravovat: partie ještě nezačala, nebo jde o záznam partie.
server-repair-again = U tohoto stolu právě někdo hrál dál. Zkuste to znovu.
server-export-broken = Uložená data tohoto stolu jsou poškozená, takže není partie, kterou by šlo uložit. `ravenhill tables repair` stůl obnoví tam, kde to naposled jde; `--rows` zapíše, co je uloženo.
server-export-record = Tento stůl je záznam partie přinesený odjinud: zapíše ho `--record`.
server-past-lost = Průběh této partie se nezachoval, takže se k němu nelze vracet.
server-ahead-not-now = Tady teď nelze nechat odpověď předem.
server-ahead-no = Tuto odpověď teď nelze nechat předem.
server-stale = Toto rozhodnutí mezitím už padlo, nebo bylo vzato zpět.
server-nobody = Nejdřív nám prosím řekněte své jméno.
server-not-your-seat = Toto místo není vaše.
server-not-expected = Tohle už se neočekává. Podívejte se, na co stůl čeká teď.
server-not-yours-to-tell = Tuto kartu zadává jen ten, kdo drží ruku.
server-no-spectators = Přihlížet smějí jen ti, kdo u tohoto stolu sedí.
server-no-table = Takový stůl tu není.
server-no-seat = Takové místo u tohoto stolu není.
server-no-game = Hra „{ $game }“ tu není.
server-no-rule = Pravidlo { $number } neexistuje.
server-no-language = V tomto jazyce tu texty nejsou: { $language }.
server-no-page = Tady nic není.
server-not-begun = Partie ještě nezačala: některé místo je stále volné.
server-begun = Partie už začala.
server-no-lesson = Taková lekce není.
server-lesson-other = Pravidla to dovolují, ale lekce teď jde jinudy: přečtěte si, co chce, nebo si to nechte ukázat.
server-hint-people = Nápověda je pro hru proti počítači: tady hraje další člověk.
server-hint-none = Teď není z čeho vybírat.
server-seat-taken = Tam už sedí někdo jiný.
server-not-welcome = K tomuto stolu si sednout nemůžete.
server-bad-invitation = Tato pozvánka není platná, nebo už přestala platit. Požádejte o nový odkaz.
server-not-host = To může jen hostitel stolu.
server-machine-plays = Na tomto místě hraje počítač. Nejdřív se na ně vraťte.
server-machine-no-draw = Počítač s remízou nikdy nesouhlasí.
server-automaton = Toto místo řídí sama pravidla.
server-clock-pace = Hodiny počítané ve dnech jsou pro partie po dnech, hodiny v minutách pro partie naživo.
server-no-clock = U tohoto stolu se hraje bez hodin: čas nikomu vypršet nemůže.
server-time-left = Čas nikomu nevypršel.
server-late-too = Vypršel i váš vlastní čas. Nejdřív se rozhodněte.
server-late-no-machine = Váš čas vypršel, takže své místo teď počítači předat nemůžete. Rozhodněte se sami, nebo počkejte, co udělají ostatní.
server-late-partner = Tuto partii byste prohráli spolu s tím, komu vypršel čas. Můžete zavřít stůl, nebo nechat dál hrát počítač.
server-two-seats = Kde sedí jen dva, počítač za druhého dál nehraje. Můžete uplatnit vítězství, nebo zavřít stůl.
server-no-machine = Pro tuto hru není počítačový hráč, který by hrál dost dobře.
server-no-person = Alespoň jedno místo musí být pro člověka.
server-too-many-seats = Tento scénář má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }.
server-too-many-tables = Máte { $most ->
    [one] jeden nedohraný stůl
    [few] { $most } nedohrané stoly
   *[other] { $most } nedohraných stolů
  }. Nejdřív jeden dohrajte, nebo opusťte.
server-offer-open = Jeden návrh už na stole leží.
server-offer-gone = Tento návrh už neplatí.
server-own-offer = To je váš vlastní návrh.
server-resign-by-name = Chcete-li partii vzdát, zvolte „Vzdát se“.
server-no-puzzle = Taková úloha tu není.
server-no-example = Takový příklad tu není.
server-analysis-later = Partii lze rozebrat, až skončí.
server-what-if-later = Cestu partie lze opustit, až skončí.
server-what-if-over = Z tohoto okamžiku už není co hrát.
server-what-if-open = K tomuto stolu si nikdo další sednout nemůže: hrajte s počítačem, nebo za obě strany.
server-record-later = Záznam partie ukazuje i to, co je skryté. Bude k dispozici, až partie skončí.
server-empty-chat = Napište něco.
server-table-full = Tento stůl už přijal { $most } rozhodnutí a další nepřijme. Vzdejte se, nebo se dohodněte na remíze.
server-record-long = Tento záznam má víc než { $most } rozhodnutí, a proto se tu neuchovává.
server-chat-full = U tohoto stolu už bylo řečeno vše.
server-no-line = To nikdo neřekl, nebo to není určeno vám.
server-no-other = Nestojí za tím žádný jiný člověk.
server-bad-name = Jméno má mít 1 až { $longest } znaků.
server-unwanted-words = Správce serveru si některá z těchto slov nepřeje.
server-bad-email = Toto nevypadá jako e-mailová adresa.
server-bad-push = Prohlížeč neuvedl službu pro oznámení, kterou smí tento server oslovit.
server-bad-message = Server tuto zprávu nedokázal přečíst: { $field }.
server-bad-request = Server tento požadavek nedokázal přečíst: { $field }.
server-not-json = Server tento požadavek nedokázal přečíst: není to JSON.
server-account-already = Účet už máte.
server-no-account = Účet ještě nemáte.
server-login-taken = Přihlašovací jméno { $login } už někdo má.
server-login-wrong = Přihlašovací jméno a heslo k sobě nepatří.
server-banned = Od správce tohoto serveru máte zákaz: přihlížet smíte, hrát a mluvit ne.
server-password-wrong = To není vaše heslo.
server-changed-meanwhile = Mezitím se to změnilo. Zkuste to znovu.
server-no-session = Toto přihlášení už skončilo.
server-return-old = Tento odkaz není platný, nebo už přestal platit.
server-letter-old = Tento odkaz je příliš starý, nebo se adresa změnila.
server-reset-old = Tento odkaz je příliš starý, nebo už byl použit. Požádejte o nový.
server-no-mail = Tento server e-maily neposílá.
server-letters-for-accounts = E-maily posíláme jen těm, kdo mají účet. Nejdřív si ho založte.
server-foreign = Tento požadavek přichází z jiného webu.
server-too-large = To je příliš velké.
server-too-slow = Váš požadavek nedorazil včas celý. Zkuste to znovu.
server-slow-down = To bylo příliš často. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
server-busy = Server má příliš mnoho práce. Zkuste to za chvíli znovu.
server-database-away = Server se teď nemůže spojit se svou databází. Zkuste to za chvíli znovu.
server-stopping = Server se vypíná. Zkuste to za chvíli znovu.
server-not-stored = Vaše rozhodnutí se nepodařilo uložit. Zkuste to za chvíli znovu.
server-broken = Něco se u nás pokazilo. Nahlaste prosím číslo { $incident }.
server-log-claim = { $other }: čas vypršel. Vítězství bylo uplatněno: { $player }.
server-log-close = Stůl byl zavřen (na přání: { $player }).
server-log-draw = Remíza byla dohodnuta (nabídka: { $player }).
server-log-machine = { $player }: dál hraje počítač.
server-log-machine-late = { $player }: čas vypršel a ostatní se dohodli, že dál hraje počítač.
server-log-back = { $player }: zpět u stolu, počítač místo uvolnil.
server-log-rewind = Po dohodě vzato zpět: poslední rozhodnutí ({ $player }) a vše po něm.
server-log-undo = Vzato zpět ({ $player }): poslední rozhodnutí a vše po něm.
server-log-unfeed = Vzato zpět ({ $player }): poslední výsledek, zadá se znovu.
server-log-refused-outcome = Zadáno ({ $player }) a odmítnuto: výsledek, který přijít nemohl.
server-log-refused-draw = Nabídka remízy: { $other }. Odmítnutí: { $player }.
server-log-refused-takeback = Žádost o vrácení tahu: { $other }. Odmítnutí: { $player }.
server-log-refused-close = Návrh zavřít stůl: { $other }. Odmítnutí: { $player }.
server-log-refused-machine = Návrh, aby dál hrál počítač: { $other }. Odmítnutí: { $player }.
server-end-agreed = Hráči se dohodli na remíze.
server-end-closed = Stůl byl zavřen, než partie dospěla ke konci.
server-end-time = Čas vypršel a vítězství bylo uplatněno.
server-end-unfinished = Záznam končí dřív než partie.
server-push-turn = Jste na tahu.
server-push-time = Jste na tahu a zbývá málo času.
server-phrase-hello = Zdravím!
server-phrase-luck = Hodně štěstí a dobrou zábavu!
server-phrase-thinking = Přemýšlím.
server-phrase-moment = Okamžik, prosím.
server-phrase-back = Jsem zpátky.
server-phrase-thanks = Děkuji!
server-phrase-clever = Pěkný tah!
server-phrase-sorry = Omlouvám se!
server-phrase-well-played = Dobrá hra!
server-phrase-again = Zahrajeme si znovu?

server-letter-confirm =
    Dobrý den,

    někdo (doufáme, že vy) si přeje dostávat na tuto adresu e-maily z Ravenhillu.
    Pokud jste to byli vy, otevřete tento odkaz:

    { $link }

    Pokud ne, nedělejte nic.
    .subject = Je to vaše adresa?
server-letter-reset =
    Dobrý den,

    někdo (doufáme, že vy) zapomněl heslo k vašemu účtu v Ravenhillu.
    Přes tento odkaz si zvolíte nové. Platí hodinu a lze ho použít jen jednou:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: vaše heslo zůstane, jaké je.
    .subject = Nové heslo
server-letter-time =
    Dobrý den,

    váš čas u stolu hry { $game } se krátí. Stále jste na tahu:

    { $link }

    Až čas vyprší, mohou ostatní uplatnit vítězství, zavřít stůl, nebo nechat za vás dál hrát počítač.
    Samo se nestane nic.

    Nechcete-li už dostávat e-maily o svých tazích, vypněte je na své stránce:

    { $stop }
    .subject = { $game }: zbývá málo času
server-letter-turn =
    Dobrý den,

    u stolu hry { $game } jste na tahu:

    { $link }

    Nechcete-li už dostávat e-maily o svých tazích, vypněte je na své stránce:

    { $stop }
    .subject = { $game }: jste na tahu

server-no-pack = Takový datový balíček není, nebo s vámi není sdílen.
server-pack-twice = Tento datový balíček už máte.
server-pack-changed = Od otevření byl změněn jinde, třeba v jiném okně. Nic nebylo přepsáno.
server-no-trial = Ani v { $games } náhodných partiích nenastala chvíle, kdy by se dala použít. Uložte ji a zahrajte si s ní u stolu.
server-packs-full = Datových balíčků máte { $count }: nejdřív některý smažte.
