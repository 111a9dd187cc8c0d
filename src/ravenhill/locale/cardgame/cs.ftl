# War of the Ring: The Card Game: every word a player reads.
# Card titles stand in quotes or after “karta”, places after “lokace”; so they are not declined.

cardgame-title = Válka o Prsten – Karetní hra
cardgame-about = Dva týmy hrají karty ze čtyř balíčků: Svobodné národy brání cestu Prstenu a země kolem ní, Stín přináší podmanění a válku. Každá vyložená karta stojí jinou kartu.
cardgame-scenario-trilogy = Trilogie
    .about = Čtyři balíčky ve dvou týmech, devět kol. Při dvou nebo třech hráčích drží jeden člověk dva balíčky, jejichž karty se nemíchají.
cardgame-scenario-duel_2p = Duel pro dva
    .about = Všechny karty jedné strany v jednom balíčku; Gandalf proti Černokněžnému králi.
cardgame-scenario-duel_3p = Duel pro tři
    .about = Gandalf se dvěma tahy v každém kole proti Černokněžnému králi a Sarumanovi.
cardgame-scenario-fellowship = Společenstvo Prstenu
    .about = Krátká partie z Kraje na Amon Hen se dvěma balíčky po třiceti kartách.
cardgame-seat-frodo = Frodo
    .gender = ma
    .gen = Froda
    .dat = Frodovi
    .acc = Froda
    .loc = Frodovi
    .ins = Frodem
cardgame-seat-witch_king = Černokněžný král
    .gender = ma
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .loc = Černokněžném králi
    .ins = Černokněžným králem
cardgame-seat-aragorn = Aragorn
    .gender = ma
    .gen = Aragorna
    .dat = Aragornovi
    .acc = Aragorna
    .loc = Aragornovi
    .ins = Aragornem
cardgame-seat-saruman = Saruman
    .gender = ma
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .loc = Sarumanovi
    .ins = Sarumanem
cardgame-seat-gandalf = Gandalf
    .gender = ma
    .gen = Gandalfa
    .dat = Gandalfovi
    .acc = Gandalfa
    .loc = Gandalfovi
    .ins = Gandalfem
cardgame-seat-balrog = Morijský balrog
    .gender = ma
    .gen = Morijského balroga
    .dat = Morijskému balrogovi
    .acc = Morijského balroga
    .loc = Morijském balrogovi
    .ins = Morijským balrogem
cardgame-end-lead = Náskok deseti bodů: partie je vyhrána.
cardgame-end-score = Poslední stezka je za námi a vyšší skóre rozhodlo.
cardgame-end-tie = Poslední stezka je za námi a skóre je vyrovnané: vítězí Stín.
cardgame-end-conceded = Poražená strana se vzdala.

cardgame-reserve = zálohy
    .gender = f
    .number = many
    .gen = záloh
    .dat = zálohám
    .acc = zálohy
    .loc = zálohách
    .ins = zálohami
cardgame-top = vrchní karta dobíracího balíčku
    .gender = f
    .gen = vrchní karty dobíracího balíčku
    .dat = vrchní kartě dobíracího balíčku
    .acc = vrchní kartu dobíracího balíčku
    .loc = vrchní kartě dobíracího balíčku
    .ins = vrchní kartou dobíracího balíčku
cardgame-phase-setup = Příprava hry
cardgame-phase-battleground = Fáze lokací: bojiště
cardgame-phase-path = Fáze lokací: stezka
cardgame-phase-actions = Fáze akcí
cardgame-phase-limits = Limit karet
cardgame-phase-combat = Fáze bojů
cardgame-phase-victory = Kontrola vítězství
cardgame-phase-draw = Fáze dobrání karet

## Options: rules the book leaves open

cardgame-option-permitted_ground = Karty na bojišti s povolením
    .about = Karta, kterou text pouští tam, kde její frakce není uvedena, smí na kterékoli takové bojiště, nebo jen na ta, která brání její vlastní tým.
cardgame-option-nested_texts = Texty uvnitř textů
    .about = Když text karty aktivuje lokaci, vlastní text lokace přijde na řadu hned, nebo až po zbytku textu karty.
cardgame-option-active_again = Aktivní bojiště lze jmenovat znovu
    .about = Text, který aktivuje nebo znovuaktivuje, smí jmenovat bojiště, které už aktivní je: s ním se nic nestane, ale zbytek textu pokračuje.
cardgame-option-path_choice = Výběr nové stezky
    .about = Když text nahrazuje stezku, nová se vybere před bojem na té staré, nebo až po něm.
cardgame-option-rest_after_combat = Zbytek textu po boji na stezce
    .about = Když text nahrazuje stezku, jeho zbytek se provede po boji. Vypnuto: tah tam končí.
cardgame-option-open_counts = Veřejné počty karet
    .about = Každý smí spočítat každý balíček. Vypnuto: počítají se jen karty v ruce.
cardgame-option-joint_losses = Ztráty dvou spoluhráčů
    .about = Jeden navrhuje a druhý souhlasí, nebo rozhoduje sám ten, kdo tam má nejvíc karet.
cardgame-option-each_order = Pořadí při „každý hráč“
    .about = Od začínajícího hráče, nebo od hráče, který je na tahu.
cardgame-option-pass_round = Konec fáze akcí ve třech
    .about = Když všichni tři hráči po sobě pasovali, nebo když bylo pasováno ve všech čtyřech tazích.
cardgame-option-over_limit = Karty v ruce nad limit
    .about = Kdo má na konci fáze akcí stále příliš mnoho karet, odloží karty nad limit, nebo si je nechá.
cardgame-option-last_card = Poslední karta, není-li co obětovat
    .about = Vyloží se zdarma, nebo ji vyložit nelze.
cardgame-option-rest_pays = Co zaplatí odložený zbytek
    .about = Z karet dobraných k vyložení a odložení stojí každá vyložená jednu kartu ze zbytku, nebo jakýkoli zbytek zaplatí všechny.
cardgame-option-no_rest = Dobrané karty, které zbytek nezaplatí
    .about = Jejich cena se platí jako obvykle z ruky, nebo jsou zdarma.
cardgame-option-nested_plays = Karty vyložené textem
    .about = Jejich vlastní texty při vyložení se vyhodnotí. Vypnuto: nevyhodnotí.
cardgame-option-idle_events = Události bez efektu
    .about = Událost lze vyložit, i když nic nezpůsobí. Vypnuto: nelze.
cardgame-option-item_stops = Předměty zdrží svého nositele
    .about = Postava v zálohách, která v tomto kole dostala předmět, se nesmí přesunout.
cardgame-option-item_place = Předměty v zálohách spoluhráče
    .about = Předmět působí tam, kde je jeho nositel, nebo jen v zálohách vlastního hráče.
cardgame-option-forsake_order = Obětování více karet
    .about = Jedna po druhé, nebo se nejdřív všechny vyberou.
cardgame-option-replacement = Dvojí záchrana
    .about = Kdyby kartu místo vyřazení odložily dva texty, vybere si její hráč, nebo její předměty vždy zůstávají.
cardgame-option-tokens_after = Žetony boje po boji
    .about = Odstraní se, nebo na lokaci zůstanou.
cardgame-option-needless_losses = Zbytečné ztráty
    .about = Obránci se smějí vzdát i karet, které nic nezruší.
cardgame-option-lone_tokens = Samotné žetony útoku
    .about = Žetony útoku na bojišti platí, i když tam nikdo neútočí.
cardgame-option-reclaimed_tokens = Žetony na ztraceném bojišti
    .about = Žetony obrany platí i na bojišti, které se vrátilo z bodovací oblasti útočníků.
cardgame-option-support = Podpora velitelů
    .about = Obránci rozhodují sami tam, kde na tom záleží, nebo se použije nejlepší způsob.
cardgame-option-last_path = Konec partie
    .about = Po všech bojích v kole poslední stezky, nebo hned po boji na poslední stezce.
cardgame-option-draw_finish = Dobrat, pak odložit
    .about = Každý hráč skončí dřív, než si dobere další, nebo si nejdřív doberou všichni.
cardgame-option-duel_ring_vp = Nepoužité žetony Prstenu v Duelu
    .about = Body za žeton Prstenu v Duelu, který je na konci připravený.
cardgame-option-duel_defence = Součet obrany na stezkách Duelu
    .about = Počítají se všechny karty Svobodných národů na stezce, nebo jen ty ztracené.
cardgame-option-duel_doubling = Zdvojení pro Gandalfa
    .about = V Duelu pro tři provádí Gandalf texty pro každého hráče za Svobodné národy dvakrát.
cardgame-option-fixed_again = Bojiště ze seznamu se vracejí
    .about = Bojiště ze seznamu daného kola, které leží v bodovací oblasti, se znovuaktivuje.
cardgame-option-ghan_buri_ghan = Ghân-buri-Ghân za Entí lektvar
    .about = Promo karta Ghân-buri-Ghân je v balíčcích místo karty Entí lektvar.

cardgame-value-any = kterékoli bojiště
cardgame-value-own = jen bojiště vlastního týmu
cardgame-value-at_once = hned
cardgame-value-after = po zbytku
cardgame-value-before_combat = před bojem
cardgame-value-after_combat = po boji
cardgame-value-propose = jeden navrhuje, druhý souhlasí
cardgame-value-most_cards = rozhoduje, kdo má nejvíc karet
cardgame-value-start = od začínajícího hráče
cardgame-value-acting = od hráče na tahu
cardgame-value-players = tři pasy po sobě
cardgame-value-slots = pas ve čtyřech tazích
cardgame-value-cycle = odloží karty nad limit
cardgame-value-keep = nechá si je
cardgame-value-free = zdarma
cardgame-value-forbidden = nelze vyložit
cardgame-value-pay = platí se jako obvykle
cardgame-value-wielder = tam, kde je nositel
cardgame-value-own_reserve = v zálohách svého hráče
cardgame-value-one_by_one = jedna po druhé
cardgame-value-together = nejdřív se vyberou všechny
cardgame-value-controller = vybírá její hráč
cardgame-value-keep_items = předměty zůstávají
cardgame-value-removed = odstraní se
cardgame-value-stay = zůstanou
cardgame-value-asked = rozhoduje obránce
cardgame-value-best = použije se nejlepší způsob
cardgame-value-check = po všech bojích
cardgame-value-each = každý hráč po řadě
cardgame-value-after_all = nejdřív dobírají všichni
cardgame-value-present = všechny karty na stezce
cardgame-value-lost = jen ztracené karty
cardgame-value-one_for_one = jedna karta z něj za každou
cardgame-value-whole = jakýkoli zbytek za všechny

## What is asked

cardgame-ask-action = { $player }, { $round }. kolo: vyberte akci.
cardgame-ask-activate = { $player }: které bojiště se aktivuje?
cardgame-ask-agree = { $player }: souhlasíte se ztrátami, které navrhuje { $other }?
cardgame-ask-choose = { $player }, „{ $card }“: vyberte jednu možnost.
cardgame-ask-combat = { $player }: který boj přijde teď?
cardgame-ask-cycle = { $player }: odložte kartu z ruky.
cardgame-ask-cycle-aside = { $player }: odložte jednu z těchto karet.
cardgame-ask-eliminate = { $player }, „{ $card }“: která karta bude vyřazena?
cardgame-ask-eliminate-aside = { $player }: vyřaďte jednu z těchto karet.
cardgame-ask-eliminate-hand = { $player }: vyřaďte kartu z ruky.
cardgame-ask-eliminate-own = { $player }, „{ $card }“: vyřaďte libovolný počet těchto karet.
cardgame-ask-forsake = { $player }: obětujte kartu.
cardgame-ask-losses = { $player }: vyberte kartu, kterou ztratíte; { $n ->
    [one] zbývá zrušit jeden symbol útoku
    [few] zbývá zrušit { $n } symboly útoku
   *[other] zbývá zrušit { $n } symbolů útoku
}.
cardgame-ask-losses-opponent = { $player }: obránci se nedohodli. Vyberte kartu, kterou ztratí; { $n ->
    [one] zbývá zrušit jeden symbol útoku
    [few] zbývá zrušit { $n } symboly útoku
   *[other] zbývá zrušit { $n } symbolů útoku
}.
cardgame-ask-may = { $player }, „{ $card }“: použít tento text?
cardgame-ask-move-to = { $player }: kam přesunete kartu „{ $card }“?
cardgame-ask-path = { $player }: která stezka se aktivuje?
cardgame-ask-play-aside = { $player }: vyložit jednu z těchto karet?
cardgame-ask-replacement = Karta „{ $card }“ se odkládá: předměty ponechat, nebo ztratit?
cardgame-ask-support = { $player }: koho má podpořit karta „{ $card }“?
cardgame-ask-take = { $player }, „{ $card }“: vezměte si kartu do ruky.
cardgame-ask-token = { $player }, „{ $card }“: kam přijde žeton?
cardgame-ask-use = { $player }: použít kartu „{ $card }“?
cardgame-ask-where = { $player }: kam vyložíte kartu „{ $card }“?

## What can be chosen

cardgame-do-play = Vyložit: { $a }
cardgame-do-move = Přesunout: { $a }
cardgame-do-use = Použít: { $a }
cardgame-do-accept = Použít text
cardgame-do-ring = Použít žeton Prstenu
cardgame-do-cycle = Odložit: { $a }
cardgame-do-winnow = Protřídit: vyřadit dvě karty, jednu dobrat
cardgame-do-pass = Pasovat
cardgame-do-to = { $a-id ->
    [reserve] Do { $a-gen }
   *[other] Na lokaci { $a }
}
cardgame-do-on = Na kartu „{ $a }“
cardgame-do-eliminate = Vyřadit: { $a }
cardgame-do-forsake = Obětovat { $a-id ->
    [top] { $a-acc }
   *[other] kartu „{ $a }“
}
cardgame-do-take = Vzít si: { $a }
cardgame-do-none = Nic tam není
cardgame-do-skip = Nepoužít
cardgame-do-done = Hotovo
cardgame-do-activate = Aktivovat { $a-acc }
cardgame-do-keep_items = Odložit i s předměty: { $a }
cardgame-do-lose_items = Odložit bez předmětů: { $a }
cardgame-do-lose = Ztratit: { $a }
cardgame-do-agree = Souhlasit
cardgame-do-otherwise = Navrhnout jiné ztráty
cardgame-do-refuse = Odmítnout: rozhodne druhá strana
cardgame-do-support = „{ $a }“ { $a-number ->
    [many] podporují
   *[one] podporuje
} kartu „{ $b }“
cardgame-do-idle = „{ $a }“ { $a-number ->
    [many] nepodporují
   *[one] nepodporuje
} nikoho
cardgame-do-resolve = Boj na lokaci { $a }

## What happened

cardgame-log-round = Začíná { $n }. kolo.
cardgame-log-activates = Aktivuje se lokace { $location }.
cardgame-log-reactivates = Znovuaktivuje se lokace { $location }.
cardgame-log-draws = { $player } si dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
cardgame-log-draws-aside = { $player } si dobírá { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
} na výběr.
cardgame-log-drew = { $player } si dobírá kartu „{ $card }“.
cardgame-log-recycle = { $player } zamíchává odkládací balíček do dobíracího.
cardgame-log-cycles-hand = { $player } odkládá kartu z ruky.
cardgame-log-cycles-rest = { $player } odkládá zbytek: { $n ->
    [one] jednu kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
cardgame-log-cycles-aside = { $player } odkládá jednu z těchto karet.
cardgame-log-keeps-aside = { $player } si bere do ruky { $n ->
    [one] jednu z těchto karet
    [few] { $n } z těchto karet
   *[other] { $n } z těchto karet
}.
cardgame-log-kept = { $player } si bere do ruky kartu „{ $card }“.
cardgame-log-forsakes-hand = { $player } obětuje kartu z ruky ({ $cause }).
cardgame-log-forsakes-top = { $player } obětuje vrchní kartu dobíracího balíčku ({ $cause }).
cardgame-log-forsakes-reserve = { $player } obětuje kartu „{ $card }“ ({ $cause }).
cardgame-cause-last-card = za vyložení poslední karty
cardgame-cause-empty-hand = v ruce není karta k odložení
cardgame-log-replaced = Karta „{ $card }“ je ztracena, ale místo vyřazení se odkládá.
cardgame-log-cycled = { $player } odkládá kartu „{ $card }“.
cardgame-log-cycled-open = Karta „{ $card }“ jde do odkládacího balíčku { $player-gen }.
cardgame-log-cycled-instead = { $player } ukazuje kartu „{ $card }“, která se místo vyřazení odkládá.
cardgame-log-eliminated = Karta „{ $card }“ je vyřazena.
cardgame-log-eliminated-own = { $player } vyřazuje kartu „{ $card }“.
cardgame-log-eliminates-hidden = { $player } vyřazuje kartu lícem dolů.
cardgame-log-removed = Karta „{ $card }“ ({ $player }) je odstraněna ze hry.
cardgame-log-takes = { $player } si bere do ruky kartu „{ $card }“.
cardgame-log-plays-item = { $player } vykládá kartu „{ $card }“ na kartu „{ $place }“.
cardgame-log-no-effect = Karta „{ $card }“ nemá žádný efekt: co její text žádá, už neplatí.
cardgame-log-plays = { $player } vykládá kartu „{ $card }“ { $place-id ->
        [reserve] do záloh
       *[other] na lokaci { $place }
    }.
cardgame-log-event = { $player } vykládá kartu „{ $card }“.
cardgame-log-moves = { $player } přesouvá kartu „{ $card }“ na lokaci { $place }.
cardgame-log-uses = { $player } používá kartu „{ $card }“.
cardgame-log-winnows = { $player } protřiďuje karty.
cardgame-log-ring = { $player } používá žeton Prstenu.
cardgame-log-passes = { $player } pasuje.
cardgame-log-token-attack = Lokace { $location } dostává { $n ->
    [one] žeton útoku
    [few] { $n } žetony útoku
   *[other] { $n } žetonů útoku
}.
cardgame-log-token-defence = Lokace { $location } dostává { $n ->
    [one] žeton obrany
    [few] { $n } žetony obrany
   *[other] { $n } žetonů obrany
}.
cardgame-log-token-card = Karta „{ $card }“ dostává { $n ->
    [one] žeton útoku na stezce
    [few] { $n } žetony útoku na stezce
   *[other] { $n } žetonů útoku na stezce
}.
cardgame-log-corruption = Podmanění roste o { $n }.
cardgame-log-corruption-removed = Podmanění klesá o { $n }.
cardgame-log-combat = Boj na lokaci { $location }: útok { $attack }, obrana lokace { $defence }.
cardgame-log-attacks = Karta „{ $card }“ útočí silou { $n }.
cardgame-log-leads = Velení karty „{ $card }“ přidává { $n }.
cardgame-log-cancels = Karta „{ $card }“ je ztracena a { $n ->
    [0] neruší nic
    [one] ruší { $n } symbol
    [few] ruší { $n } symboly
   *[other] ruší { $n } symbolů
}.
cardgame-log-chosen-loss = { $player } vybírá kartu „{ $card }“, která je ztracena a { $n ->
    [0] neruší nic
    [one] ruší { $n } symbol
    [few] ruší { $n } symboly
   *[other] ruší { $n } symbolů
}.
cardgame-log-offers-loss = { $player } navrhuje na lokaci { $location } ztratit kartu „{ $card }“.
cardgame-log-no-agreement = Obránci se nedohodli: rozhoduje druhá strana.
cardgame-log-path-won = Svobodné národy vítězí na stezce { $location }: { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
}.
cardgame-log-path-lost = Stín získává stezku { $location }; podmanění roste o { $n }.
cardgame-log-path-nobody = Na stezce { $location } nevítězí nikdo.
cardgame-log-ground-free = Svobodné národy vítězí na bojišti { $location }: { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
}.
cardgame-log-ground-shadow = Stín vítězí na bojišti { $location }: { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
}.
cardgame-log-score = Skóre: Svobodné národy { $free }, Stín { $shadow }.
cardgame-log-final-score = Konečné skóre s nepoužitými žetony Prstenu: Svobodné národy { $free }, Stín { $shadow }.

cardgame-log-won-free = Svobodné národy zvítězily. { $reason }
cardgame-log-won-shadow = Stín zvítězil. { $reason }

## Told in games of earlier rules

cardgame-log-proposes = { $player } jmenuje ztrátu na lokaci { $location }: „{ $card }“.

## Why something is not possible

cardgame-why-pass = Karty ve vaší ruce: { $n }. Pasovat smíte s nejvýše { $limit }, nebo máte-li méně karet než každý protivník.
cardgame-why-winnow = K protřídění jsou potřeba dvě karty v ruce.
cardgame-why-no-ring = V tomto scénáři žetony Prstenu nejsou.
cardgame-why-ring-spent = Váš žeton Prstenu je teď použitý.
cardgame-why-no-card = Karta „{ $card }“ neexistuje.
cardgame-why-no-place = Místo „{ $card }“ neexistuje.
cardgame-why-not-yours = Kartu „{ $card }“ použít nesmíte: jen hráč, kterému patří nebo kterého jmenuje její text.
cardgame-why-not-in-hand = Kartu „{ $card }“ nemáte v ruce.
cardgame-why-not-in-reserve = Kartu „{ $card }“ nemáte v zálohách.
cardgame-why-not-in-play = Kartu „{ $card }“ nemá ve hře nikdo.
cardgame-why-played = Kartu „{ $card }“ jste v tomto kole už vyložili.
cardgame-why-no-wielder = Ve hře není nikdo, kdo smí nést kartu „{ $card }“.
cardgame-why-wielder = Karta „{ $card }“ tento předmět nést nesmí.
cardgame-why-event = Kartu „{ $card }“ teď vyložit nelze: její podmínka není splněna.
cardgame-why-last-card = Kartu „{ $card }“ nelze vyložit jako poslední: nemáte za ni co obětovat.
cardgame-why-fresh = Karta „{ $card }“ přišla do záloh v tomto kole a ještě se nesmí přesunout.
cardgame-why-nowhere = Není žádná aktivní lokace, kam smí karta „{ $card }“.
cardgame-why-no-action = Karta „{ $card }“ nemá text, který se používá jako akce.
cardgame-why-wrong-place = Kartu „{ $card }“ na tomto místě použít nelze.
cardgame-why-once = Kartu „{ $card }“ jste v tomto kole už použili.
cardgame-why-condition = Co žádá karta „{ $card }“, teď neplatí.
cardgame-why-no-effect = Karta „{ $card }“ by teď nic nezměnila.
cardgame-why-unpaid = Kartu „{ $card }“ nelze zaplatit: už není co obětovat.
cardgame-why-no-higher-path = Karta „{ $card }“ by aktivovala stezku následující úrovně, a nad úrovní { $n } žádná není.
cardgame-why-no-path-left = Karta „{ $card }“ by aktivovala jinou stezku úrovně { $n }, a žádná už nezbývá.
cardgame-why-nothing-to-draw = Kartou „{ $card }“ by se dobíraly karty, a není co dobrat.
cardgame-why-nothing-to-take = Není karta, kterou by bylo možné vzít kartou „{ $card }“.
cardgame-why-no-battleground = Není bojiště, které by karta „{ $card }“ mohla aktivovat.
cardgame-why-nobody-to-move = Není nikdo, koho by karta „{ $card }“ mohla přesunout.
cardgame-why-no-corruption = Karta „{ $card }“ by odstranila podmanění, a žádné není.
cardgame-why-item-reserve = Karta „{ $card }“ je předmět: musí se vyložit na postavu.
cardgame-why-not-active = Lokace { $location } není aktivní.
cardgame-why-army-path = Karta „{ $card }“ je armáda: na stezku nesmí.
cardgame-why-path-number = Úroveň stezky { $location } není na kartě „{ $card }“ uvedena.
cardgame-why-shadow-active = Karta „{ $card }“ nesmí na lokaci { $location }, dokud je aktivní některé bojiště Stínu.
cardgame-why-shadow-ground = Karta „{ $card }“ nesmí na bojiště Stínu, jako je { $location }.
cardgame-why-faction = Frakce karty „{ $card }“ není na lokaci { $location } uvedena.
cardgame-why-item-apart = Karta „{ $card }“ je předmět: bez nositele ji ztratit nelze.
cardgame-why-already-lost = Kartu „{ $card }“ jste už jmenovali.
cardgame-why-not-there = Karta „{ $card }“ mezi tamními obránci není.
cardgame-why-needless = Karta „{ $card }“ by nic nezrušila.
cardgame-why-deck-empty = Váš dobírací balíček je prázdný.
cardgame-why-item-other = Kartu „{ $card }“ smí obětovat jen hráč, který ovládá jejího nositele.
cardgame-why-forsake-field = Kartu „{ $card }“ nelze obětovat z lokace: jen karty z ruky, ze záloh a z vrchu balíčku.
cardgame-why-forsake = Kartu „{ $card }“ nemáte v ruce ani v zálohách.
cardgame-why-take = Karta „{ $card }“ není mezi těmi, které si smíte vzít.
cardgame-why-not-among = Karta „{ $card }“ není mezi těmi, ze kterých vybíráte.
cardgame-why-path-gone = Stezka { $card } není k dispozici.
cardgame-why-active-already = Lokace { $card } už je aktivní.
cardgame-why-step-by-step = Jeden krok za druhým: jmenujte jen první část, na zbytek přijde otázka.
cardgame-why-no-match = Lokaci { $card } teď tímto textem aktivovat nelze.

## What was not in order

cardgame-bad-location-count = Bojišť musí být 14 a stezek 27.
cardgame-bad-key = Pozice této hry nemá „{ $key }“. Má: { $known }.
cardgame-bad-at = „{ $at }“ není okamžik kola. Jsou to: { $known }.
cardgame-bad-number = „{ $key }“ musí být celé číslo od { $low } do { $high }, ne { $value }.
cardgame-bad-player = V tomto scénáři není hráč „{ $player }“. Jsou tu: { $known }.
cardgame-bad-card = Karta „{ $card }“ neexistuje.
cardgame-bad-card-scenario = Karta „{ $card }“ v tomto scénáři není.
cardgame-bad-card-owner = Kartu „{ $card }“ nemá v balíčku { $player }.
cardgame-bad-card-twice = Karta „{ $card }“ je tu dvakrát.
cardgame-bad-shown = { $player }: ukázaná karta není v ruce.
cardgame-bad-reserve = Karta „{ $card }“ nemůže ležet v zálohách sama.
cardgame-bad-ring = { $player } nemá v tomto scénáři žeton Prstenu.
cardgame-bad-location = Lokace „{ $location }“ neexistuje.
cardgame-bad-location-scenario = Lokace { $location } v tomto scénáři není.
cardgame-bad-state = Lokace { $location } nemůže být „{ $state }“: je waiting, free_peoples, shadow nebo aside.
cardgame-bad-active = Lokace { $location } takto aktivní být nemůže.
cardgame-bad-not-active = Lokace { $location } není aktivní: žádná karta na ní být nemůže.
cardgame-bad-there = Karta „{ $card }“ nemůže být na lokaci { $location }.
cardgame-bad-wielder = Karta „{ $card }“ nemůže být na kartě „{ $wielder }“.
cardgame-bad-reclaimed = Lokace { $location } není aktivní: nemohla být znovuaktivována.
cardgame-bad-token-place = Lokace { $location } není aktivní: žetony boje na ní ležet nemohou.
cardgame-bad-token-card = Karta „{ $card }“ není ve hře: žetony boje na ní ležet nemohou.
cardgame-bad-pair = Karty „{ $card }“ a „{ $other }“ nejsou nikdy ve hře zároveň.
cardgame-bad-played = Karta „{ $card }“ není postava ani předmět: jen ty se vykládají jednou za kolo.
cardgame-bad-event = Karta „{ $card }“ není událost, která platí po celé kolo.
cardgame-bad-fresh = Jen karty v zálohách tam mohly přijít v tomto kole.

## Texts said by themselves. $as: do (to the player), able (after “may”), does (of another); $late: behind another deed.
## $case of cards: some, every, each, nom, acc; $n of them: 0 the kind as such, -1 any number

cardgame-say-sentence = { $said-The }.
cardgame-say-sentences = { $first } { $last }
cardgame-say-then = { $first } a { $last }
cardgame-say-and = { $first } a { $last }
cardgame-say-or = { $first } nebo { $last }
cardgame-say-comma = { $first }, { $last }
cardgame-say-else = { $first }, nebo { $last }
cardgame-say-all = { $what }
cardgame-say-may = { $as-id ->
    [does] může
   *[do] můžete
} { $what }
cardgame-say-pay = { $cost } a { $gain }
cardgame-say-choose = { $ways }
cardgame-say-if = pokud { $condition }, { $what }
cardgame-say-once = jednou za kolo: { $what }
cardgame-say-instead = { $what } ({ $n }, pokud { $condition })
cardgame-say-per = { $what } za { $n ->
    [one] { "" }
    [few] každé { $n }{ " " }
   *[other] každých { $n }{ " " }
}{ $cards } na aktivní stezce
cardgame-say-per-here = { $what } za { $n ->
    [one] { "" }
    [few] každé { $n }{ " " }
   *[other] každých { $n }{ " " }
}{ $cards } na stejném bojišti
cardgame-say-by-player = hráč za { $faction-acc } { $what }
cardgame-say-by-each-free = každý hráč za Svobodné národy { $what }
cardgame-say-by-each-shadow = každý hráč za Stín { $what }
cardgame-say-this = { $case-id ->
    [acc] tuto kartu
    [each] tuto kartu
   *[nom] tato karta
}
cardgame-say-wielder = { $case-id ->
    [acc] nositele
    [each] nositele
   *[nom] nositel
}
cardgame-say-card = { $case-id ->
    [acc] kartu „{ $card }“
    [each] kartu „{ $card }“
   *[nom] karta „{ $card }“
}
cardgame-say-noun = { $type-id ->
    [army] { $case-id ->
        [some] armáda
        [every] každá armáda
        [each] { $n ->
            [one] každou armádu
            [few] armády
           *[other] armád
        }
       *[acc] { $n ->
            [-1] armád
            [0] armády
            [one] 1 armádu
            [few] { $n } armády
           *[other] { $n } armád
        }
    }
    [character] { $case-id ->
        [some] postava
        [every] každá postava
        [each] { $n ->
            [one] každou postavu
            [few] postavy
           *[other] postav
        }
       *[acc] { $n ->
            [-1] postav
            [0] postavy
            [one] 1 postavu
            [few] { $n } postavy
           *[other] { $n } postav
        }
    }
    [item] { $case-id ->
        [some] předmět
        [every] každý předmět
        [each] { $n ->
            [one] každý předmět
            [few] předměty
           *[other] předmětů
        }
       *[acc] { $n ->
            [-1] předmětů
            [0] předměty
            [one] 1 předmět
            [few] { $n } předměty
           *[other] { $n } předmětů
        }
    }
    [event] { $case-id ->
        [some] událost
        [every] každá událost
        [each] { $n ->
            [one] každou událost
            [few] události
           *[other] událostí
        }
       *[acc] { $n ->
            [-1] událostí
            [0] události
            [one] 1 událost
            [few] { $n } události
           *[other] { $n } událostí
        }
    }
   *[card] { $case-id ->
        [some] karta
        [every] každá karta
        [each] { $n ->
            [one] každou kartu
            [few] karty
           *[other] karet
        }
       *[acc] { $n ->
            [-1] karet
            [0] karty
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }
}
cardgame-say-type = { cardgame-say-noun }
cardgame-say-type-of = { cardgame-say-noun } { $of-gen }
cardgame-say-type-keyword = { cardgame-say-noun } { $of-gen }
cardgame-say-ground = bojiště { $of }
cardgame-say-ground-of = kterékoli bojiště { $of-gen }
cardgame-say-ground-any = kterékoli bojiště
cardgame-say-if-at = je na lokaci { $place }
cardgame-say-if-in-deck = je lokace { $place } dosud ve svém balíčku
cardgame-say-if-path-number = je na aktivní stezce a ta má úroveň { $n }
cardgame-say-if-on-path = je na aktivní stezce { $cards }
cardgame-say-if-in-play = je ve hře { $cards }
cardgame-say-if-in-reserve = je ve vašich zálohách { $cards }
cardgame-say-if-supports = postavou, kterou tato armáda podporuje, je { $cards }
cardgame-say-if-active = je aktivní některé bojiště Stínu
cardgame-say-draw = { $as-id ->
    [does] { $late ->
        [1] dobere si
       *[0] si dobere
    }
    [able] { $late ->
        [1] dobrat si
       *[0] si dobrat
    }
   *[do] doberte si
} { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cardgame-say-cycle-hand = { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
} { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
} z ruky
cardgame-say-forsake = { $as-id ->
    [does] obětuje
    [able] obětovat
   *[do] obětujte
} { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cardgame-say-recycle = { $as-id ->
    [does] zamíchá
    [able] zamíchat
   *[do] zamíchejte
} odkládací balíček do dobíracího
cardgame-say-cycle-this = { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
} tuto kartu
cardgame-say-cycle-this-with-items = { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
} tuto kartu i s jejími předměty
cardgame-say-cycle-wielder-with-items = { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
} nositele i s jeho předměty
cardgame-say-eliminate-this = { $as-id ->
    [does] vyřadí
    [able] vyřadit
   *[do] vyřaďte
} tuto kartu
cardgame-say-remove = { $as-id ->
    [does] odstraní
    [able] odstranit
   *[do] odstraňte
} ze hry { $cards }, ať je kdekoli
cardgame-say-take = { $as-id ->
    [does] { $late ->
        [1] vezme si
       *[0] si vezme
    }
    [able] { $late ->
        [1] vzít si
       *[0] si vzít
    }
   *[do] vezměte si
} z { $from-id ->
    [draw] dobíracího balíčku
    [cycle] odkládacího balíčku
   *[both] dobíracího nebo odkládacího balíčku
} do ruky { $cards }
cardgame-say-eliminate-target = { $as-id ->
    [does] vyřadí
    [able] vyřadit
   *[do] vyřaďte
} { $cards } ve hře
cardgame-say-eliminate-by = { $as-id ->
    [does] vyřadí
    [able] vyřadit
   *[do] vyřaďte
} ze svých karet { $where-id ->
    [reserve] v zálohách
    [active_battlegrounds] na aktivních bojištích
   *[in_play] ve hře
} { $n ->
    [-1] stejný počet{ " " }
   *[other] { "" }
}{ $cards }
cardgame-say-eliminate-own = { $as-id ->
    [does] vyřadí
    [able] vyřadit
   *[do] vyřaďte
} libovolný počet svých { $cards } { $where-id ->
    [reserve] v zálohách
    [active_battlegrounds] na aktivních bojištích
   *[in_play] ve hře
}
cardgame-say-draw-play-cycle = { $as-id ->
    [does] { $late ->
        [1] dobere si
       *[0] si dobere
    }
    [able] { $late ->
        [1] dobrat si
       *[0] si dobrat
    }
   *[do] doberte si
} { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } z nich { $as-id ->
        [does] vyřadí
        [able] vyřadit
       *[do] vyřaďte
    }
}, { $as-id ->
    [does] vyloží
    [able] vyložit
   *[do] vyložte
} { $lost ->
    [0] z nich
   *[other] z ostatních
} nejvýše { $cards }{ $where-id ->
    [reserve] { "" } do záloh
    [place] { "" } na lokaci { $place }
   *[any] { "" }
} a zbytek { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
}
cardgame-say-look-top = { $as-id ->
    [does] { $late ->
        [1] podívá se
       *[0] se podívá
    }
    [able] { $late ->
        [1] podívat se
       *[0] se podívat
    }
   *[do] podívejte se
} na { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} dobíracího balíčku, { $lost } { $as-id ->
    [does] vyřadí
    [able] vyřadit
   *[do] vyřaďte
}, { $cycled } { $as-id ->
    [does] odloží
    [able] odložit
   *[do] odložte
} a zbytek { $as-id ->
    [does] si vezme
    [able] si vzít
   *[do] si vezměte
} do ruky
cardgame-say-path-same = { $as-id ->
    [does] aktivuje
    [able] aktivovat
   *[do] aktivujte
} místo aktivní stezky jinou stejné úrovně
cardgame-say-path-next = { $as-id ->
    [does] aktivuje
    [able] aktivovat
   *[do] aktivujte
} místo aktivní stezky jinou o úroveň vyšší
cardgame-say-activate = { $as-id ->
    [does] aktivuje
    [able] aktivovat
   *[do] aktivujte
} z balíčku { $grounds }
cardgame-say-reactivate = { $as-id ->
    [does] znovuaktivuje
    [able] znovuaktivovat
   *[do] znovuaktivujte
} z bodovací oblasti { $grounds }
cardgame-say-activate-or-reactivate = { $as-id ->
    [does] aktivuje nebo znovuaktivuje
    [able] aktivovat nebo znovuaktivovat
   *[do] aktivujte nebo znovuaktivujte
} { $grounds }
cardgame-say-token-attack = { $as-id ->
    [does] přidá
    [able] přidat
   *[do] přidejte
} { $n ->
    [one] 1 žeton útoku
    [few] { $n } žetony útoku
   *[other] { $n } žetonů útoku
} na { $where-id ->
    [active_path] aktivní stezku
    [this] tuto kartu
   *[other] aktivní bojiště
}
cardgame-say-token-defence = { $as-id ->
    [does] přidá
    [able] přidat
   *[do] přidejte
} { $n ->
    [one] 1 žeton obrany
    [few] { $n } žetony obrany
   *[other] { $n } žetonů obrany
} na { $where-id ->
    [active_path] aktivní stezku
    [this] tuto kartu
   *[other] aktivní bojiště
}
cardgame-say-move = { $as-id ->
    [does] přesune
    [able] přesunout
   *[do] přesuňte
} { $who } ze záloh na { $where-id ->
    [active_path] aktivní stezku
    [that_battleground] toto bojiště
   *[other] aktivní bojiště
}{ $fresh ->
    [0] { "" }
   *[other] { "" }, i když je ve hře teprve od tohoto kola
}
cardgame-say-add-corruption = { $as-id ->
    [does] přidá
    [able] přidat
   *[do] přidejte
} { $n ->
    [one] 1 žeton podmanění
    [few] { $n } žetony podmanění
   *[other] { $n } žetonů podmanění
}
cardgame-say-remove-corruption = { $as-id ->
    [does] odstraní
    [able] odstranit
   *[do] odstraňte
} { $n ->
    [one] 1 žeton podmanění
    [few] { $n } žetony podmanění
   *[other] { $n } žetonů podmanění
}
cardgame-say-gets = { $again ->
    [1] { "" }
   *[0] { $cards } má{ " " }
}{ $what }
cardgame-say-icons-bg-attack = na bojišti o { $n ->
    [one] 1 symbol útoku
    [few] { $n } symboly útoku
   *[other] { $n } symbolů útoku
} víc
cardgame-say-icons-bg-defence = na bojišti o { $n ->
    [one] 1 symbol obrany
    [few] { $n } symboly obrany
   *[other] { $n } symbolů obrany
} víc
cardgame-say-icons-path = o { $n ->
    [one] 1 symbol boje na stezce
    [few] { $n } symboly boje na stezce
   *[other] { $n } symbolů boje na stezce
} víc
cardgame-say-icons-path-defence = sama stezka má o { $n ->
    [one] 1 symbol obrany
    [few] { $n } symboly obrany
   *[other] { $n } symbolů obrany
} víc
cardgame-say-carryover = váš limit karet je o { $n } vyšší
cardgame-say-peek-top = kdykoli se smíte podívat na vrchní kartu svého dobíracího balíčku
cardgame-say-forbid-second-weapon = nositel nesmí nést jinou zbraň
cardgame-say-forbid-shadow-battleground = tuto kartu nelze vyložit ani přesunout na bojiště Stínu
cardgame-say-forbid-path = dokud je aktivní některé bojiště Stínu, nelze tuto kartu vyložit ani přesunout na stezku
cardgame-say-permission = { $cards } lze vyložit nebo přesunout na { $grounds }
cardgame-say-support = { $cards } smějí podporovat { $armies }
cardgame-say-round-permission = do konce kola lze { $cards } vyložit nebo přesunout na { $grounds }
cardgame-say-round-support = do konce kola smějí { $cards } podporovat { $armies }
cardgame-say-when-on-play = při vyložení: { $what }
cardgame-say-when-on-play-battleground = při vyložení na bojiště: { $what }
cardgame-say-when-on-play-reserve = při vyložení do záloh: { $what }
cardgame-say-when-on-play-path = při vyložení na stezku: { $what }
cardgame-say-when-on-play-on-wielder-in-reserve = při vyložení na nositele v zálohách: { $what }
cardgame-say-when-on-play-or-move-path = při vyložení nebo přesunutí na stezku: { $what }
cardgame-say-when-on-play-or-move-battleground = při vyložení nebo přesunutí na bojiště: { $what }
cardgame-say-when-on-play-or-move-path-or-battleground = při vyložení nebo přesunutí na stezku či bojiště: { $what }
cardgame-say-when-action-reserve = akce, v zálohách: { $what }
cardgame-say-when-action-path = akce, na stezce: { $what }
cardgame-say-when-action-path-or-battleground = akce, na stezce nebo bojišti: { $what }
cardgame-say-when-action-in-play = akce, ve hře: { $what }
cardgame-say-when-event = { $what }
cardgame-say-when-static = { $what }
cardgame-say-when-restriction = { $what }
cardgame-say-when-while-in-play = ve hře: { $what }
cardgame-say-when-while-reserve = v zálohách: { $what }
cardgame-say-when-while-on-path = na stezce: { $what }
cardgame-say-when-draw-step-reserve = v zálohách, v každé fázi dobrání karet navíc: { $what }
cardgame-say-when-replace-eliminated-any = místo vyřazení z jakéhokoli důvodu: { $what }
cardgame-say-when-replace-eliminated-path-combat = místo vyřazení v boji na stezce: { $what }
cardgame-say-when-replace-forsake-top-of-deck = místo obětování z vrchu dobíracího balíčku: { $what }
cardgame-say-when-replace-forsake-from-reserve = místo obětování ze záloh: { $what }
cardgame-say-when-replace-wielder-eliminated-path-combat = místo vyřazení nositele v boji na stezce: { $what }
cardgame-say-when-replace-wielder-eliminated-combat = místo vyřazení nositele v boji: { $what }



## The table in a terminal

cardgame-table-score = { $round }. kolo. Svobodné národy { $free }, Stín { $shadow } (podmanění { $corruption }).
cardgame-table-arithmetic = útok { $attack } proti { $location } na lokaci a { $cards } na kartách
cardgame-table-left = Symboly útoku ke zrušení: { $n }
cardgame-table-lost = Budou ztraceny: { $cards }
cardgame-table-player = hráč
cardgame-table-hand = ruka
cardgame-table-deck = balíček
cardgame-table-cycle = odložené
cardgame-table-eliminated = vyřazené
cardgame-table-limit = limit
cardgame-table-reserve = zálohy
cardgame-table-attack = útok
cardgame-table-defence = obrana
cardgame-table-path = stezka
cardgame-table-ring = Prsten
cardgame-table-kind = druh
cardgame-table-icons = útok { $attack }, obrana { $defence }, stezka { $path }
cardgame-table-icons-ground = útok { $attack }, obrana { $defence }
cardgame-table-icons-path = stezka { $path }
cardgame-table-wields = předměty: { $items }
cardgame-table-fresh = přišla v tomto kole
cardgame-table-in-deck = není ve hře: dosud v balíčku
cardgame-table-set-aside = není ve hře: dána stranou nepoužitá
cardgame-table-reserved = Zálohy ({ $player }): { $stack }
cardgame-table-tokens = Žetony: útok { $attack }, obrana { $defence }
cardgame-table-area-free_peoples = Bodovací oblast Svobodných národů: { $places }
cardgame-table-area-shadow = Bodovací oblast Stínu: { $places }
cardgame-table-pile-cycle = Odkládací balíček ({ $player }): { $cards }
cardgame-table-pile-eliminated = Vyřazené karty ({ $player }): { $cards }
cardgame-table-top = Vrchní karta dobíracího balíčku ({ $player }): { $card }

## Factions, types, keywords, sides

cardgame-dunedain = Dúnadani
    .gender = ma
    .number = many
    .gen = Dúnadanů
    .dat = Dúnadanům
    .acc = Dúnadany
    .loc = Dúnadanech
    .ins = Dúnadany
cardgame-dwarf = Trpaslíci
    .gender = ma
    .number = many
    .gen = Trpaslíků
    .dat = Trpaslíkům
    .acc = Trpaslíky
    .loc = Trpaslících
    .ins = Trpaslíky
cardgame-elf = Elfové
    .gender = ma
    .number = many
    .gen = Elfů
    .dat = Elfům
    .acc = Elfy
    .loc = Elfech
    .ins = Elfy
cardgame-hobbit = Hobiti
    .gender = ma
    .number = many
    .gen = Hobitů
    .dat = Hobitům
    .acc = Hobity
    .loc = Hobitech
    .ins = Hobity
cardgame-rohan = Rohan
    .gender = m
    .gen = Rohanu
    .dat = Rohanu
    .acc = Rohan
    .loc = Rohanu
    .ins = Rohanem
cardgame-wizard = Čarodějové
    .gender = ma
    .number = many
    .gen = Čarodějů
    .dat = Čarodějům
    .acc = Čaroděje
    .loc = Čarodějích
    .ins = Čaroději
cardgame-isengard = Železný pas
    .gender = m
    .gen = Železného pasu
    .dat = Železnému pasu
    .acc = Železný pas
    .loc = Železném pasu
    .ins = Železným pasem
cardgame-monstrous = Stvůry
    .gender = f
    .number = many
    .gen = Stvůr
    .dat = Stvůrám
    .acc = Stvůry
    .loc = Stvůrách
    .ins = Stvůrami
cardgame-mordor = Mordor
    .gender = m
    .gen = Mordoru
    .dat = Mordoru
    .acc = Mordor
    .loc = Mordoru
    .ins = Mordorem
cardgame-southron = Jižané
    .gender = ma
    .number = many
    .gen = Jižanů
    .dat = Jižanům
    .acc = Jižany
    .loc = Jižanech
    .ins = Jižany
cardgame-army = armáda
    .gender = f
    .gen = armády
    .dat = armádě
    .acc = armádu
    .loc = armádě
    .ins = armádou
cardgame-character = postava
    .gender = f
    .gen = postavy
    .dat = postavě
    .acc = postavu
    .loc = postavě
    .ins = postavou
cardgame-item = předmět
    .gender = m
    .gen = předmětu
    .dat = předmětu
    .acc = předmět
    .loc = předmětu
    .ins = předmětem
cardgame-event = událost
    .gender = f
    .gen = události
    .dat = události
    .acc = událost
    .loc = události
    .ins = událostí
cardgame-nazgul = Nazgûl
    .gender = ma
    .gen = Nazgûla
    .dat = Nazgûlovi
    .acc = Nazgûla
    .loc = Nazgûlovi
    .ins = Nazgûlem
cardgame-weapon = Zbraň
    .gender = f
    .gen = Zbraně
    .dat = Zbrani
    .acc = Zbraň
    .loc = Zbrani
    .ins = Zbraní
cardgame-steed = Oř
    .gender = ma
    .gen = Oře
    .dat = Oři
    .acc = Oře
    .loc = Oři
    .ins = Ořem
cardgame-ent = Ent
    .gender = ma
    .gen = Enta
    .dat = Entovi
    .acc = Enta
    .loc = Entovi
    .ins = Entem
cardgame-free_peoples = Svobodné národy
    .gender = m
    .number = many
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .loc = Svobodných národech
    .ins = Svobodnými národy
cardgame-shadow = Stín
    .gender = m
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .loc = Stínu
    .ins = Stínem

## Cards

cardgame-dead_men_of_dunharrow = Mrtví muži z Šeré Brázdy
    .gender = ma
    .number = many
    .effect = Tato armáda sama nemá žádné symboly. Dokud je právě ona přidělena k podpoře Chodce nebo Aragorna na bojišti, má 2 symboly útoku a 2 symboly obrany.
cardgame-the_great_gate = Velká brána
    .gender = f
    .gen = Velké brány
    .dat = Velké bráně
    .acc = Velkou bránu
    .loc = Velké bráně
    .ins = Velkou bránou
    .effect = Sama nemá žádné symboly. Na Minas Tirith má 3 symboly obrany. Nikdy ji nelze vyložit ani přesunout na bojiště Stínu.
cardgame-guards_of_the_citadel = Strážci citadely
    .gender = ma
    .number = many
    .gen = Strážců citadely
    .dat = Strážcům citadely
    .acc = Strážce citadely
    .loc = Strážcích citadely
    .ins = Strážci citadely
    .effect = Na Minas Tirith má o symbol obrany víc.
cardgame-knights_of_dol_amroth = Rytíři z Dol Amrothu
    .gender = ma
    .number = many
    .gen = Rytířů z Dol Amrothu
    .dat = Rytířům z Dol Amrothu
    .acc = Rytíře z Dol Amrothu
    .loc = Rytířích z Dol Amrothu
    .ins = Rytíři z Dol Amrothu
    .effect = Na Dol Amrothu má o symbol obrany víc.
cardgame-soldiers_of_gondor = Gondorští vojáci
    .gender = ma
    .number = many
    .gen = Gondorských vojáků
    .dat = Gondorským vojákům
    .acc = Gondorské vojáky
    .loc = Gondorských vojácích
    .ins = Gondorskými vojáky
    .effect = Bez textu: počítají se jen symboly.
cardgame-aragorn = Aragorn
    .gender = ma
    .gen = Aragorna
    .dat = Aragornovi
    .acc = Aragorna
    .loc = Aragornovi
    .ins = Aragornem
    .effect = Při vyložení: odstraňte ze hry Chodce, ať je ta karta kdekoli (v dobíracím či odkládacím balíčku, v ruce nebo ve hře); pokud jste prohledávali dobírací balíček, zamíchejte ho. V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc. Je-li tato karta obětována z vrchu dobíracího balíčku, místo vyřazení se odloží.
cardgame-boromir = Boromir
    .gender = ma
    .gen = Boromira
    .dat = Boromirovi
    .acc = Boromira
    .loc = Boromirovi
    .ins = Boromirem
    .effect = Při vyložení: doberte si 1 kartu. Při vyložení nebo přesunutí na stezku musíte obětovat 1 kartu.
cardgame-denethor = Denethor
    .gender = ma
    .gen = Denethora
    .dat = Denethorovi
    .acc = Denethora
    .loc = Denethorovi
    .ins = Denethorem
    .effect = Akce, v zálohách: obětujte 1 kartu. Vezměte si z dobíracího balíčku do ruky Boromira nebo Faramira.
cardgame-faramir = Faramir
    .gender = ma
    .gen = Faramira
    .dat = Faramirovi
    .acc = Faramira
    .loc = Faramirovi
    .ins = Faramirem
    .effect = Při vyložení nebo přesunutí na stezku: má-li stezka úroveň 7, můžete aktivovat jinou stezku stejné úrovně.
cardgame-halbarad = Halbarad
    .gender = ma
    .gen = Halbarada
    .dat = Halbaradovi
    .acc = Halbarada
    .loc = Halbaradovi
    .ins = Halbaradem
    .effect = Akce, v zálohách: odložte tuto kartu. Vezměte si z dobíracího balíčku do ruky Chodce nebo Aragorna.
cardgame-prince_imrahil = Princ Imrahil
    .gender = ma
    .gen = Prince Imrahila
    .dat = Princi Imrahilovi
    .acc = Prince Imrahila
    .loc = Princi Imrahilovi
    .ins = Princem Imrahilem
    .effect = Při vyložení: můžete odložit 1 kartu z ruky a vzít si z dobíracího balíčku do ruky Rytíře z Dol Amrothu. Tato odložená karta je navíc k ceně za vyložení Imrahila.
cardgame-strider = Chodec
    .gender = ma
    .gen = Chodce
    .dat = Chodci
    .acc = Chodce
    .loc = Chodci
    .ins = Chodcem
    .effect = Akce, na stezce: aktivujte stezku o úroveň vyšší (kterou, vyberete vy). Je-li vyložen Aragorn, tato karta se vyřadí, ať je kdekoli.
cardgame-anduril = Andúril
    .gender = m
    .gen = Andúrilu
    .dat = Andúrilu
    .acc = Andúril
    .loc = Andúrilu
    .ins = Andúrilem
    .effect = Akce, nositel v zálohách: aktivujte nebo znovuaktivujte kterékoli jedno bojiště Dúnadanů; pak tam musíte přesunout nositele, i když byl vyložen v tomto kole.
cardgame-blade_of_westernesse = Čepel Západu
    .gender = f
    .gen = Čepele Západu
    .dat = Čepeli Západu
    .acc = Čepel Západu
    .loc = Čepeli Západu
    .ins = Čepelí Západu
    .effect = Bez textu: počítají se jen symboly.
cardgame-paths_of_the_dead = Stezky mrtvých
    .gender = f
    .number = many
    .gen = Stezek mrtvých
    .dat = Stezkám mrtvých
    .acc = Stezky mrtvých
    .loc = Stezkách mrtvých
    .ins = Stezkami mrtvých
    .effect = Obětujte 2 karty a pak si doberte 4 karty (5, je-li ve hře Chodec nebo Aragorn).
cardgame-the_red_arrow = Rudý šíp
    .gender = m
    .gen = Rudého šípu
    .dat = Rudému šípu
    .acc = Rudý šíp
    .loc = Rudém šípu
    .ins = Rudým šípem
    .effect = Do konce kola lze armády a postavy Rohanu vykládat (a přesouvat) na bojiště Dúnadanů.
cardgame-the_three_hunters = Tři lovci
    .gender = ma
    .number = many
    .gen = Tří lovců
    .dat = Třem lovcům
    .acc = Tři lovce
    .loc = Třech lovcích
    .ins = Třemi lovci
    .effect = Do konce kola lze Chodce, Aragorna, Gimliho a Legolasa vyložit nebo přesunout na kterékoli aktivní bojiště a podporovat je tam smí kterákoli armáda Svobodných národů.
cardgame-high_elves = Vznešení elfové
    .gender = ma
    .number = many
    .gen = Vznešených elfů
    .dat = Vznešeným elfům
    .acc = Vznešené elfy
    .loc = Vznešených elfech
    .ins = Vznešenými elfy
    .effect = Bez textu: počítají se jen symboly.
cardgame-high_elves_2 = { cardgame-high_elves }
    .gender = { cardgame-high_elves.gender }
    .number = { cardgame-high_elves.number }
    .gen = { cardgame-high_elves.gen }
    .dat = { cardgame-high_elves.dat }
    .acc = { cardgame-high_elves.acc }
    .loc = { cardgame-high_elves.loc }
    .ins = { cardgame-high_elves.ins }
    .effect = { cardgame-high_elves.effect }
cardgame-arwen = Arwen
    .gender = f
    .effect = Při vyložení: doberte si 1 kartu. V zálohách: Chodec nebo Aragorn má na stezce i na bojišti o 1 symbol obrany víc.
cardgame-elrond = Elrond
    .gender = ma
    .gen = Elronda
    .dat = Elrondovi
    .acc = Elronda
    .loc = Elrondovi
    .ins = Elrondem
    .effect = Při vyložení: doberte si 1 kartu. V zálohách: váš limit karet je o 1 vyšší.
cardgame-galadriel = Galadriel
    .gender = f
    .effect = Při vyložení: doberte si 1 kartu. V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc a pak odložte 1 kartu z ruky.
cardgame-legolas = Legolas
    .gender = ma
    .gen = Legolasa
    .dat = Legolasovi
    .acc = Legolasa
    .loc = Legolasovi
    .ins = Legolasem
    .effect = Při vyložení: můžete si vzít z dobíracího balíčku do ruky Luk Galadhrim.
cardgame-bow_of_the_galadhrim = Luk Galadhrim
    .gender = m
    .gen = Luku Galadhrim
    .dat = Luku Galadhrim
    .acc = Luk Galadhrim
    .loc = Luku Galadhrim
    .ins = Lukem Galadhrim
    .effect = Nositel nesmí nést jinou Zbraň.
cardgame-elven_cloak = Elfí plášť
    .gender = m
    .gen = Elfího pláště
    .dat = Elfímu plášti
    .acc = Elfí plášť
    .loc = Elfím plášti
    .ins = Elfím pláštěm
    .effect = Je-li nositel vyřazen v boji na stezce, místo toho ho i se všemi jeho předměty odložte.
cardgame-lembas = Lembas
    .gender = m
    .gen = Lembasu
    .dat = Lembasu
    .acc = Lembas
    .loc = Lembasu
    .ins = Lembasem
    .effect = Hráč za Hobity může použít akci a vyřadit tuto kartu: odstraní 1 žeton podmanění za každou postavu Hobitů na stezce.
cardgame-mirror_of_galadriel = Zrcadlo Galadriel
    .gender = n
    .gen = Zrcadla Galadriel
    .dat = Zrcadlu Galadriel
    .acc = Zrcadlo Galadriel
    .loc = Zrcadlu Galadriel
    .ins = Zrcadlem Galadriel
    .effect = Kdykoli se smíte podívat na vrchní kartu svého dobíracího balíčku.
cardgame-nenya = Nenja, prsten Vody
    .gender = f
    .effect = Akce, nositel v zálohách: odložte tuto kartu. Přidejte 1 žeton obrany na aktivní stezku nebo na jedno aktivní bojiště.
cardgame-phial_of_galadriel = Lahvička Galadriel
    .gender = f
    .gen = Lahvičky Galadriel
    .dat = Lahvičce Galadriel
    .acc = Lahvičku Galadriel
    .loc = Lahvičce Galadriel
    .ins = Lahvičkou Galadriel
    .effect = Na stezce: sama stezka (ne nositel) má o 2 symboly obrany víc.
cardgame-vilya = Vilja, prsten Větru
    .gender = f
    .effect = Akce, nositel v zálohách: odložte tuto kartu. Každý hráč za Svobodné národy si dobere 1 kartu.
cardgame-gimli = Gimli
    .gender = ma
    .gen = Gimliho
    .dat = Gimlimu
    .acc = Gimliho
    .loc = Gimlim
    .ins = Gimlim
    .effect = Při vyložení: můžete si vzít z odkládacího balíčku do ruky Trpasličí sekyru.
cardgame-dwarven_axe = Trpasličí sekyra
    .gender = f
    .gen = Trpasličí sekyry
    .dat = Trpasličí sekyře
    .acc = Trpasličí sekyru
    .loc = Trpasličí sekyře
    .ins = Trpasličí sekyrou
    .effect = Bez textu: počítají se jen symboly.
cardgame-bilbo_baggins = Bilbo Pytlík
    .gender = ma
    .gen = Bilba Pytlíka
    .dat = Bilbovi Pytlíkovi
    .acc = Bilba Pytlíka
    .loc = Bilbovi Pytlíkovi
    .ins = Bilbem Pytlíkem
    .effect = Při vyřazení z jakéhokoli důvodu, i při obětování, tuto kartu místo toho odložte i s předměty, které nese. Akce, v zálohách: odložte tuto kartu. Doberte si 2 karty.
cardgame-fatty_bolger = Cvali Bulva
    .gender = ma
    .gen = Cvaliho Bulvy
    .dat = Cvalimu Bulvovi
    .acc = Cvaliho Bulvu
    .loc = Cvalim Bulvovi
    .ins = Cvalim Bulvou
    .effect = Při obětování ze záloh tuto kartu místo toho odložte i s předměty, které nese. Akce, v zálohách: vyřaďte tuto kartu. Doberte si 3 karty.
cardgame-frodo_baggins = Frodo Pytlík
    .gender = ma
    .gen = Froda Pytlíka
    .dat = Frodovi Pytlíkovi
    .acc = Froda Pytlíka
    .loc = Frodovi Pytlíkovi
    .ins = Frodem Pytlíkem
    .effect = Při vyřazení z jakéhokoli důvodu, i při obětování, tuto kartu místo toho odložte. Předměty, které nese, se ale VYŘADÍ.
cardgame-merry_brandybuck = Smíšek Brandorád
    .gender = ma
    .gen = Smíška Brandoráda
    .dat = Smíškovi Brandorádovi
    .acc = Smíška Brandoráda
    .loc = Smíškovi Brandorádovi
    .ins = Smíškem Brandorádem
    .effect = Lze ho vyložit nebo přesunout na bojiště Rohanu a smí ho podporovat armáda Rohanu (podpora není podmínkou, aby tam směl). Je-li vyřazen v boji na stezce, místo toho ho i se všemi jeho předměty odložte.
cardgame-pippin_took = Pipin Bral
    .gender = ma
    .gen = Pipina Brala
    .dat = Pipinovi Bralovi
    .acc = Pipina Brala
    .loc = Pipinovi Bralovi
    .ins = Pipinem Bralem
    .effect = Lze ho vyložit nebo přesunout na bojiště Dúnadanů a smí ho podporovat armáda Dúnadanů (podpora není podmínkou, aby tam směl). Je-li vyřazen v boji na stezce, místo toho ho i se všemi jeho předměty odložte.
cardgame-sam_gamgee = Sam Křepelka
    .gender = ma
    .gen = Sama Křepelky
    .dat = Samovi Křepelkovi
    .acc = Sama Křepelku
    .loc = Samovi Křepelkovi
    .ins = Samem Křepelkou
    .effect = Akce, v zálohách: odložte tuto kartu i s jejími předměty. Přidejte 1 žeton obrany na aktivní stezku.
cardgame-herbs_and_stewed_rabbit = Bylinky a dušený králík
    .gender = ma
    .number = many
    .gen = Bylinek a dušeného králíka
    .dat = Bylinkám a dušenému králíkovi
    .acc = Bylinky a dušeného králíka
    .loc = Bylinkách a dušeném králíkovi
    .ins = Bylinkami a dušeným králíkem
    .effect = Akce, ve hře: vyřaďte tuto kartu. Vezměte si z odkládacího balíčku do ruky 1 postavu Hobitů a doberte si 1 kartu.
cardgame-mithril_coat = Mitrilová košilka
    .gender = f
    .gen = Mitrilové košilky
    .dat = Mitrilové košilce
    .acc = Mitrilovou košilku
    .loc = Mitrilové košilce
    .ins = Mitrilovou košilkou
    .effect = Bez textu: počítají se jen symboly.
cardgame-sting = Žihadlo
    .gender = n
    .gen = Žihadla
    .dat = Žihadlu
    .acc = Žihadlo
    .loc = Žihadle
    .ins = Žihadlem
    .effect = Na stezce, kde je i postava Stvůr: stezka má o 1 symbol obrany víc.
cardgame-there_is_another_way = Existuje jiná cesta
    .gender = f
    .effect = Aktivujte jinou stezku (podle svého výběru) stejné úrovně, jakou má aktivní stezka; na novou stezku přidejte 1 žeton obrany.
cardgame-riders_of_rohan = Rohanští jezdci
    .gender = ma
    .number = many
    .gen = Rohanských jezdců
    .dat = Rohanským jezdcům
    .acc = Rohanské jezdce
    .loc = Rohanských jezdcích
    .ins = Rohanskými jezdci
    .effect = Bez textu: počítají se jen symboly.
cardgame-riders_of_rohan_2 = { cardgame-riders_of_rohan }
    .gender = { cardgame-riders_of_rohan.gender }
    .number = { cardgame-riders_of_rohan.number }
    .gen = { cardgame-riders_of_rohan.gen }
    .dat = { cardgame-riders_of_rohan.dat }
    .acc = { cardgame-riders_of_rohan.acc }
    .loc = { cardgame-riders_of_rohan.loc }
    .ins = { cardgame-riders_of_rohan.ins }
    .effect = { cardgame-riders_of_rohan.effect }
cardgame-village_militia = Vesnická domobrana
    .gender = f
    .gen = Vesnické domobrany
    .dat = Vesnické domobraně
    .acc = Vesnickou domobranu
    .loc = Vesnické domobraně
    .ins = Vesnickou domobranou
    .effect = Bez textu: počítají se jen symboly.
cardgame-eomer = Éomer
    .gender = ma
    .gen = Éomera
    .dat = Éomerovi
    .acc = Éomera
    .loc = Éomerovi
    .ins = Éomerem
    .effect = Při vyložení: doberte si 5 karet; z nich vyložte nejvýše 1 armádu Rohanu; všechny ostatní odložte.
cardgame-eowyn = Éowyn
    .gender = f
    .effect = Při vyložení na bojiště: můžete vyřadit 1 postavu Nazgûla ve hře. Při vyložení do záloh: můžete si vzít z odkládacího balíčku do ruky Smíška nebo Pipina.
# The same name as in English, so quoted.
cardgame-ghan_buri_ghan = { "Ghân-buri-Ghân" }
    .gender = ma
    .gen = Ghân-buri-Ghâna
    .dat = Ghân-buri-Ghânovi
    .acc = Ghân-buri-Ghâna
    .loc = Ghân-buri-Ghânovi
    .ins = Ghân-buri-Ghânem
    .effect = V zálohách: armády a postavy Rohanu lze vykládat nebo přesouvat na Minas Tirith.
cardgame-theoden = Théoden
    .gender = ma
    .gen = Théodena
    .dat = Théodenovi
    .acc = Théodena
    .loc = Théodenovi
    .ins = Théodenem
    .effect = Je-li ve hře Gandalf (Šedý nebo Bílý), má jeden symbol útoku a jeden symbol obrany. Při vyložení: doberte si 5 karet; z nich vyložte nejvýše 1 kartu Rohanu; všechny ostatní odložte.
cardgame-shadowfax = Stínovlas
    .gender = ma
    .gen = Stínovlasa
    .dat = Stínovlasovi
    .acc = Stínovlasa
    .loc = Stínovlasovi
    .ins = Stínovlasem
    .effect = Akce, nositel v zálohách: aktivujte nebo znovuaktivujte kterékoli bojiště; pak tam musíte přesunout nositele.
cardgame-death_ride_to_ruin = Smrt! Jeďte, jeďte do zkázy
    .gender = f
    .effect = Vyřaďte ze svých záloh libovolný počet karet Rohanu; hráč za Mordor pak musí z aktivních bojišť vyřadit stejný počet karet Mordoru podle svého výběru (kolik jich jde).
cardgame-gandalf_the_grey = Gandalf Šedý
    .gender = ma
    .gen = Gandalfa Šedého
    .dat = Gandalfovi Šedému
    .acc = Gandalfa Šedého
    .loc = Gandalfovi Šedém
    .ins = Gandalfem Šedým
    .effect = Akce, na stezce: aktivujte stezku o úroveň vyšší (kterou, vyberete vy). Je-li vyložen Gandalf Bílý, tato karta se vyřadí, ať je kdekoli.
cardgame-gandalf_the_white = Gandalf Bílý
    .gender = ma
    .gen = Gandalfa Bílého
    .dat = Gandalfovi Bílému
    .acc = Gandalfa Bílého
    .loc = Gandalfovi Bílém
    .ins = Gandalfem Bílým
    .effect = Při vyložení: odstraňte ze hry Gandalfa Šedého, ať je ta karta kdekoli. V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc. Je-li tato karta obětována z vrchu dobíracího balíčku, místo toho se odloží.
cardgame-gwaihir = Gwaihir, Pán větrů
    .gender = ma
    .gen = Gwaihira, Pána větrů
    .dat = Gwaihirovi, Pánu větrů
    .acc = Gwaihira, Pána větrů
    .loc = Gwaihirovi, Pánu větrů
    .ins = Gwaihirem, Pánem větrů
    .effect = Akce, v zálohách: odložte tuto kartu. Vezměte si z odkládacího balíčku do ruky jednoho Gandalfa.
cardgame-quickbeam = Metlák
    .gender = ma
    .gen = Metláka
    .dat = Metlákovi
    .acc = Metláka
    .loc = Metlákovi
    .ins = Metlákem
    .effect = Má 1 symbol útoku a 1 symbol obrany za každé 2 armády či postavy Železného pasu na stejném bojišti (zaokrouhleno dolů).
cardgame-smeagol = Sméagol
    .gender = ma
    .gen = Sméagola
    .dat = Sméagolovi
    .acc = Sméagola
    .loc = Sméagolovi
    .ins = Sméagolem
    .effect = Akce, na stezce: aktivujte stezku o úroveň vyšší a přidejte 1 žeton podmanění. Je-li vyřazen v boji na stezce, místo toho ho odložte.
cardgame-treebeard = Stromovous
    .gender = ma
    .gen = Stromovousa
    .dat = Stromovousovi
    .acc = Stromovousa
    .loc = Stromovousovi
    .ins = Stromovousem
    .effect = Na Orthanku má o symbol útoku víc. Při vyložení nebo přesunutí na bojiště musí hráč za Železný pas vyřadit 1 armádu Železného pasu ve hře (podle svého výběru).
cardgame-gandalfs_staff = Gandalfova hůl
    .gender = f
    .gen = Gandalfovy hole
    .dat = Gandalfově holi
    .acc = Gandalfovu hůl
    .loc = Gandalfově holi
    .ins = Gandalfovou holí
    .effect = Váš limit karet je o 1 vyšší.
cardgame-glamdring = Glamdring
    .gender = m
    .gen = Glamdringu
    .dat = Glamdringu
    .acc = Glamdring
    .loc = Glamdringu
    .ins = Glamdringem
    .effect = Bez textu: počítají se jen symboly.
cardgame-narya = Narja, prsten Ohně
    .gender = f
    .effect = Akce, nositel v zálohách: odložte tuto kartu. Každý hráč za Stín musí odložit 1 kartu z ruky.
cardgame-ent_draught = Entí lektvar
    .gender = m
    .gen = Entího lektvaru
    .dat = Entímu lektvaru
    .acc = Entí lektvar
    .loc = Entím lektvaru
    .ins = Entím lektvarem
    .effect = Akce, ve hře: vyřaďte tuto kartu. Vezměte si z odkládacího balíčku do ruky 2 postavy Hobitů.
cardgame-devilry_of_saruman = Sarumanovy čáry
    .gender = f
    .number = many
    .gen = Sarumanových čar
    .dat = Sarumanovým čárám
    .acc = Sarumanovy čáry
    .loc = Sarumanových čárách
    .ins = Sarumanovými čárami
    .effect = Bez textu: počítají se jen symboly.
cardgame-fighting_uruk_hai = Bojovní Skurut-hai
    .gender = ma
    .number = many
    .gen = Bojovných Skurut-hai
    .dat = Bojovným Skurut-hai
    .acc = Bojovné Skurut-hai
    .loc = Bojovných Skurut-hai
    .ins = Bojovnými Skurut-hai
    .effect = Bez textu: počítají se jen symboly.
cardgame-white_hand_orcs = Skřeti Bílé ruky
    .gender = ma
    .number = many
    .gen = Skřetů Bílé ruky
    .dat = Skřetům Bílé ruky
    .acc = Skřety Bílé ruky
    .loc = Skřetech Bílé ruky
    .ins = Skřety Bílé ruky
    .effect = Bez textu: počítají se jen symboly.
cardgame-white_hand_orcs_2 = { cardgame-white_hand_orcs }
    .gender = { cardgame-white_hand_orcs.gender }
    .number = { cardgame-white_hand_orcs.number }
    .gen = { cardgame-white_hand_orcs.gen }
    .dat = { cardgame-white_hand_orcs.dat }
    .acc = { cardgame-white_hand_orcs.acc }
    .loc = { cardgame-white_hand_orcs.loc }
    .ins = { cardgame-white_hand_orcs.ins }
    .effect = { cardgame-white_hand_orcs.effect }
cardgame-wolf_riders = Vlčí jezdci
    .gender = ma
    .number = many
    .gen = Vlčích jezdců
    .dat = Vlčím jezdcům
    .acc = Vlčí jezdce
    .loc = Vlčích jezdcích
    .ins = Vlčími jezdci
    .effect = Bez textu: počítají se jen symboly.
cardgame-grima_wormtongue = Gríma Červivec
    .gender = ma
    .gen = Grímy Červivce
    .dat = Grímovi Červivci
    .acc = Grímu Červivce
    .loc = Grímovi Červivci
    .ins = Grímou Červivcem
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Buď si vezměte z dobíracího balíčku do ruky Sarumana, nebo vyřaďte 1 postavu Rohanu ve hře.
cardgame-saruman = Saruman
    .gender = ma
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .loc = Sarumanovi
    .ins = Sarumanem
    .effect = V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc. Je-li tato karta obětována z vrchu dobíracího balíčku, místo toho se odloží.
cardgame-ugluk = Uglúk
    .gender = ma
    .gen = Uglúka
    .dat = Uglúkovi
    .acc = Uglúka
    .loc = Uglúkovi
    .ins = Uglúkem
    .effect = Akce, na stezce: aktivujte jinou stezku stejné úrovně (podle svého výběru).
cardgame-palantir_of_orthanc = Orthancký palantír
    .gender = m
    .gen = Orthanckého palantíru
    .dat = Orthanckému palantíru
    .acc = Orthancký palantír
    .loc = Orthanckém palantíru
    .ins = Orthanckým palantírem
    .effect = Akce, nositel v zálohách, jednou za kolo: podívejte se na 3 vrchní karty svého dobíracího balíčku; 1 vyřaďte, 1 odložte a 1 si vezměte do ruky.
cardgame-sarumans_staff = Sarumanova hůl
    .gender = f
    .gen = Sarumanovy hole
    .dat = Sarumanově holi
    .acc = Sarumanovu hůl
    .loc = Sarumanově holi
    .ins = Sarumanovou holí
    .effect = Váš limit karet je o 1 vyšší.
cardgame-woven_of_all_colours = Utkán z mnoha barev
    .gender = m
    .effect = Je-li nositel vyřazen v boji, místo toho ho i se všemi jeho předměty odložte.
cardgame-threats_and_promises = Hrozby a sliby
    .gender = m
    .number = many
    .gen = Hrozeb a slibů
    .dat = Hrozbám a slibům
    .acc = Hrozby a sliby
    .loc = Hrozbách a slibech
    .ins = Hrozbami a sliby
    .effect = Jen je-li Saruman v zálohách: aktivujte nebo znovuaktivujte kterékoli bojiště Železného pasu; pak tam můžete přesunout Sarumana, i když byl vyložen v tomto kole.
cardgame-goblins_of_the_misty_mountains = Skřeti z Mlžných hor
    .gender = ma
    .number = many
    .gen = Skřetů z Mlžných hor
    .dat = Skřetům z Mlžných hor
    .acc = Skřety z Mlžných hor
    .loc = Skřetech z Mlžných hor
    .ins = Skřety z Mlžných hor
    .effect = Bez textu: počítají se jen symboly.
cardgame-goblins_of_the_misty_mountains_2 = { cardgame-goblins_of_the_misty_mountains }
    .gender = { cardgame-goblins_of_the_misty_mountains.gender }
    .number = { cardgame-goblins_of_the_misty_mountains.number }
    .gen = { cardgame-goblins_of_the_misty_mountains.gen }
    .dat = { cardgame-goblins_of_the_misty_mountains.dat }
    .acc = { cardgame-goblins_of_the_misty_mountains.acc }
    .loc = { cardgame-goblins_of_the_misty_mountains.loc }
    .ins = { cardgame-goblins_of_the_misty_mountains.ins }
    .effect = { cardgame-goblins_of_the_misty_mountains.effect }
cardgame-balrog_of_moria = Morijský balrog
    .gender = ma
    .gen = Morijského balroga
    .dat = Morijskému balrogovi
    .acc = Morijského balroga
    .loc = Morijském balrogovi
    .ins = Morijským balrogem
    .effect = Na Khazad-dûmu má o symbol boje na stezce víc. Při vyložení nebo přesunutí na stezku či bojiště musí každý hráč za Svobodné národy obětovat 1 kartu.
cardgame-barrow_wights = Mohyloví duchové
    .gender = ma
    .number = many
    .gen = Mohylových duchů
    .dat = Mohylovým duchům
    .acc = Mohylové duchy
    .loc = Mohylových duších
    .ins = Mohylovými duchy
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-candles_of_corpses = Svíce mrtvých
    .gender = f
    .number = many
    .gen = Svící mrtvých
    .dat = Svícím mrtvých
    .acc = Svíce mrtvých
    .loc = Svících mrtvých
    .ins = Svícemi mrtvých
    .effect = Na Mrtvých močálech má o symbol boje na stezce víc. Akce, v zálohách: vyřaďte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-caradhras_the_cruel = Caradhras Krutý
    .gender = m
    .gen = Caradhrasu Krutého
    .dat = Caradhrasu Krutému
    .acc = Caradhras Krutý
    .loc = Caradhrasu Krutém
    .ins = Caradhrasem Krutým
    .effect = Při vyložení na stezku Caradhras: aktivujte jinou stezku stejné úrovně. Akce, v zálohách: vyřaďte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-cave_troll = Jeskynní obr
    .gender = ma
    .gen = Jeskynního obra
    .dat = Jeskynnímu obrovi
    .acc = Jeskynního obra
    .loc = Jeskynním obrovi
    .ins = Jeskynním obrem
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-flocks_of_crebain = Hejna krebain
    .gender = n
    .number = many
    .gen = Hejn krebain
    .dat = Hejnům krebain
    .acc = Hejna krebain
    .loc = Hejnech krebain
    .ins = Hejny krebain
    .effect = Akce, na stezce: aktivujte jinou stezku stejné úrovně (podle svého výběru).
cardgame-gollum = Glum
    .gender = ma
    .gen = Gluma
    .dat = Glumovi
    .acc = Gluma
    .loc = Glumovi
    .ins = Glumem
    .effect = Akce, na stezce: aktivujte jinou stezku stejné úrovně (podle svého výběru). Je-li vyřazen v boji na stezce, místo toho ho odložte.
cardgame-hill_troll = Horský obr
    .gender = ma
    .gen = Horského obra
    .dat = Horskému obrovi
    .acc = Horského obra
    .loc = Horském obrovi
    .ins = Horským obrem
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-shelob = Odula
    .gender = f
    .gen = Oduly
    .dat = Odule
    .acc = Odulu
    .loc = Odule
    .ins = Odulou
    .effect = V Odulině doupěti má o symbol boje na stezce víc. Při vyložení nebo přesunutí na stezku či bojiště musí každý hráč za Svobodné národy obětovat 1 kartu.
cardgame-the_black_fleet = Černé loďstvo
    .gender = n
    .gen = Černého loďstva
    .dat = Černému loďstvu
    .acc = Černé loďstvo
    .loc = Černém loďstvu
    .ins = Černým loďstvem
    .effect = Na Pelargiru má o symbol útoku víc. Akce, v zálohách: vyřaďte tuto kartu. Aktivujte Pelargir, jen je-li dosud v balíčku bojišť Svobodných národů.
cardgame-coastal_raiders = Pobřežní nájezdníci
    .gender = ma
    .number = many
    .gen = Pobřežních nájezdníků
    .dat = Pobřežním nájezdníkům
    .acc = Pobřežní nájezdníky
    .loc = Pobřežních nájezdnících
    .ins = Pobřežními nájezdníky
    .effect = Na Dol Amrothu má o symbol útoku víc. Akce, v zálohách: vyřaďte tuto kartu. Aktivujte Dol Amroth, jen je-li dosud v balíčku bojišť Svobodných národů.
cardgame-corsairs_of_umbar = Umbarští korzáři
    .gender = ma
    .number = many
    .gen = Umbarských korzárů
    .dat = Umbarským korzárům
    .acc = Umbarské korzáry
    .loc = Umbarských korzárech
    .ins = Umbarskými korzáry
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Aktivujte Umbar, jen je-li dosud v balíčku bojišť Stínu.
cardgame-haradrim_cavalry = Haradská jízda
    .gender = f
    .gen = Haradské jízdy
    .dat = Haradské jízdě
    .acc = Haradskou jízdu
    .loc = Haradské jízdě
    .ins = Haradskou jízdou
    .effect = Na Minas Tirith má o symbol útoku víc. Akce, v zálohách: vyřaďte tuto kartu. Aktivujte Minas Tirith, jen je-li dosud v balíčku bojišť Svobodných národů.
cardgame-haradrim_mumakil = Haradští olifanti
    .gender = ma
    .number = many
    .gen = Haradských olifantů
    .dat = Haradským olifantům
    .acc = Haradské olifanty
    .loc = Haradských olifantech
    .ins = Haradskými olifanty
    .effect = Bez textu: počítají se jen symboly.
cardgame-haradrim_regulars = Haradská pěchota
    .gender = f
    .gen = Haradské pěchoty
    .dat = Haradské pěchotě
    .acc = Haradskou pěchotu
    .loc = Haradské pěchotě
    .ins = Haradskou pěchotou
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Aktivujte Harad, jen je-li dosud v balíčku bojišť Stínu.
cardgame-the_black_serpent = Černý had
    .gender = ma
    .gen = Černého hada
    .dat = Černému hadovi
    .acc = Černého hada
    .loc = Černém hadovi
    .ins = Černým hadem
    .effect = Akce, v zálohách: vyřaďte tuto kartu. Znovuaktivujte kterékoli bojiště Jižanů (z bodovací oblasti).
cardgame-black_uruks = Černí Skuruti
    .gender = ma
    .number = many
    .gen = Černých Skurutů
    .dat = Černým Skurutům
    .acc = Černé Skuruty
    .loc = Černých Skurutech
    .ins = Černými Skuruty
    .effect = Bez textu: počítají se jen symboly.
cardgame-grond = Grond, Kladivo podsvětí
    .gender = m
    .gen = Grondu, Kladiva podsvětí
    .dat = Grondu, Kladivu podsvětí
    .acc = Grond, Kladivo podsvětí
    .loc = Grondu, Kladivu podsvětí
    .ins = Grondem, Kladivem podsvětí
    .effect = Bez textu: počítají se jen symboly.
cardgame-mordor_orcs = Mordorští skřeti
    .gender = ma
    .number = many
    .gen = Mordorských skřetů
    .dat = Mordorským skřetům
    .acc = Mordorské skřety
    .loc = Mordorských skřetech
    .ins = Mordorskými skřety
    .effect = Bez textu: počítají se jen symboly.
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
    .gender = ma
    .number = many
    .effect = Bez textu: počítají se jen symboly.
cardgame-trolls_of_udun = Obři z Udûnu
    .gender = ma
    .number = many
    .gen = Obrů z Udûnu
    .dat = Obrům z Udûnu
    .acc = Obry z Udûnu
    .loc = Obrech z Udûnu
    .ins = Obry z Udûnu
    .effect = Bez textu: počítají se jen symboly.
cardgame-gorbag_and_shagrat = Gorbag a Šagrat
    .gender = ma
    .number = many
    .gen = Gorbaga a Šagrata
    .dat = Gorbagovi a Šagratovi
    .acc = Gorbaga a Šagrata
    .loc = Gorbagovi a Šagratovi
    .ins = Gorbagem a Šagratem
    .effect = Při vyložení nebo přesunutí na stezku: můžete odložit 1 kartu z ruky a přidat této kartě 1 symbol útoku na stezce (2, je-li aktivní stezkou Cirith Ungol).
cardgame-grishnakh = Grišnákh
    .gender = ma
    .gen = Grišnákha
    .dat = Grišnákhovi
    .acc = Grišnákha
    .loc = Grišnákhovi
    .ins = Grišnákhem
    .effect = Akce, na stezce: vyřaďte tuto kartu. Přidejte 1 žeton podmanění.
cardgame-mouth_of_sauron = Ústa Sauronova
    .gender = ma
    .gen = Úst Sauronových
    .dat = Ústům Sauronovým
    .acc = Ústa Sauronova
    .loc = Ústech Sauronových
    .ins = Ústy Sauronovými
    .effect = Dokud je aktivní některé bojiště Stínu, nelze tuto kartu vyložit ani přesunout na stezku. V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc.
cardgame-the_beguiler = Mámitel
    .gender = ma
    .gen = Mámitele
    .dat = Mámiteli
    .acc = Mámitele
    .loc = Mámiteli
    .ins = Mámitelem
    .effect = Akce, v zálohách: odložte tuto kartu. Každý hráč za Svobodné národy musí odložit 1 kartu z ruky.
cardgame-the_black_easterling = Černý Východňan
    .gender = ma
    .gen = Černého Východňana
    .dat = Černému Východňanovi
    .acc = Černého Východňana
    .loc = Černém Východňanovi
    .ins = Černým Východňanem
    .effect = Při vyložení: doberte si 1 kartu. Na Dol Gulduru má o symbol obrany víc.
cardgame-the_commander = Velitel
    .gender = ma
    .gen = Velitele
    .dat = Veliteli
    .acc = Velitele
    .loc = Veliteli
    .ins = Velitelem
    .effect = Akce, v zálohách: odložte tuto kartu. Každý hráč za Stín si dobere 1 kartu.
cardgame-the_destroyer = Ničitel
    .gender = ma
    .gen = Ničitele
    .dat = Ničiteli
    .acc = Ničitele
    .loc = Ničiteli
    .ins = Ničitelem
    .effect = Akce, v zálohách: odložte tuto kartu. Přidejte 1 žeton útoku na aktivní bojiště.
cardgame-the_hunter = Lovec
    .gender = ma
    .gen = Lovce
    .dat = Lovci
    .acc = Lovce
    .loc = Lovci
    .ins = Lovcem
    .effect = Akce, v zálohách: odložte tuto kartu. Přidejte 1 žeton útoku na aktivní stezku.
cardgame-the_lidless_eye = Oko bez víček
    .gender = n
    .gen = Oka bez víček
    .dat = Oku bez víček
    .acc = Oko bez víček
    .loc = Oku bez víček
    .ins = Okem bez víček
    .effect = Dokud je aktivní některé bojiště Stínu, nelze tuto kartu vyložit ani přesunout na stezku. Při vyložení: každý hráč za Stín si dobere 1 kartu. V zálohách: váš limit karet je o 1 vyšší.
cardgame-the_messenger = Posel
    .gender = ma
    .gen = Posla
    .dat = Poslovi
    .acc = Posla
    .loc = Poslovi
    .ins = Poslem
    .effect = Akce, v zálohách: odložte tuto kartu. Vezměte si z odkládacího balíčku do ruky postavu Nazgûla, ne však tuto kartu.
cardgame-the_reaver = Plenitel
    .gender = ma
    .gen = Plenitele
    .dat = Pleniteli
    .acc = Plenitele
    .loc = Pleniteli
    .ins = Plenitelem
    .effect = Akce, v zálohách: odložte tuto kartu. Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-the_warrior = Válečník
    .gender = ma
    .gen = Válečníka
    .dat = Válečníkovi
    .acc = Válečníka
    .loc = Válečníkovi
    .ins = Válečníkem
    .effect = Akce, v zálohách: odložte tuto kartu. Přidejte 1 žeton obrany na aktivní bojiště.
cardgame-the_witch_king = Černokněžný král
    .gender = ma
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .loc = Černokněžném králi
    .ins = Černokněžným králem
    .effect = V zálohách: v každé fázi dobrání karet si doberte o 1 kartu víc. Je-li tato karta obětována z vrchu dobíracího balíčku, místo toho se odloží.
cardgame-black_breath = Černý dech
    .gender = m
    .gen = Černého dechu
    .dat = Černému dechu
    .acc = Černý dech
    .loc = Černém dechu
    .ins = Černým dechem
    .effect = Akce, nositel na stezce nebo bojišti: odložte nositele i s jeho předměty. Přidejte 1 žeton podmanění.
cardgame-black_riders_mount = Kůň Černého jezdce
    .gender = ma
    .gen = Koně Černého jezdce
    .dat = Koni Černého jezdce
    .acc = Koně Černého jezdce
    .loc = Koni Černého jezdce
    .ins = Koněm Černého jezdce
    .effect = Při vyložení na nositele v zálohách můžete nositele hned přesunout na stezku, i když byl vyložen v tomto kole.
cardgame-fell_beast = Okřídlená bestie
    .gender = f
    .gen = Okřídlené bestie
    .dat = Okřídlené bestii
    .acc = Okřídlenou bestii
    .loc = Okřídlené bestii
    .ins = Okřídlenou bestií
    .effect = Při vyložení na nositele v zálohách můžete nositele hned přesunout na bojiště, na které smí, i když byl vyložen v tomto kole.
cardgame-morgul_blade = Morgulská čepel
    .gender = f
    .gen = Morgulské čepele
    .dat = Morgulské čepeli
    .acc = Morgulskou čepel
    .loc = Morgulské čepeli
    .ins = Morgulskou čepelí
    .effect = Akce, nositel na stezce: vyřaďte tuto kartu. Přidejte 1 žeton podmanění.
cardgame-nazguls_mantle = Plášť Nazgûla
    .gender = m
    .gen = Pláště Nazgûla
    .dat = Plášti Nazgûla
    .acc = Plášť Nazgûla
    .loc = Plášti Nazgûla
    .ins = Pláštěm Nazgûla
    .effect = Je-li nositel vyřazen v boji, místo toho ho i se všemi jeho předměty odložte.
cardgame-the_black_captain = Černý kapitán
    .gender = ma
    .gen = Černého kapitána
    .dat = Černému kapitánovi
    .acc = Černého kapitána
    .loc = Černém kapitánovi
    .ins = Černým kapitánem
    .effect = Jen je-li Černokněžný král v zálohách: aktivujte nebo znovuaktivujte kterékoli bojiště Mordoru; pak tam můžete přesunout Černokněžného krále, i když byl vyložen v tomto kole.
cardgame-the_day_without_dawn = Den bez úsvitu
    .gender = m
    .gen = Dne bez úsvitu
    .dat = Dni bez úsvitu
    .acc = Den bez úsvitu
    .loc = Dni bez úsvitu
    .ins = Dnem bez úsvitu
    .effect = Doberte si 7 karet; 1 z nich vyřaďte; z ostatních vyložte nejvýše 2 armády; zbytek odložte.
cardgame-the_ringwraiths_are_abroad = Prstenové přízraky vyjely
    .gender = m
    .number = many
    .effect = Doberte si 7 karet; 1 z nich vyřaďte; z ostatních vyložte nejvýše 2 postavy Nazgûlů; zbytek odložte.

## Battlegrounds and paths

cardgame-dol_amroth = Dol Amroth
    .gender = m
    .gen = Dol Amrothu
    .dat = Dol Amrothu
    .acc = Dol Amroth
    .loc = Dol Amrothu
    .ins = Dol Amrothem
    .effect = Hráč za Dúnadany může obětovat 1 kartu a dobrat si 1 kartu.
cardgame-edoras = Edoras
    .gender = m
    .gen = Edorasu
    .dat = Edorasu
    .acc = Edoras
    .loc = Edorasu
    .ins = Edorasem
    .effect = Aktivujte také Helmův žleb, je-li dosud v balíčku bojišť Svobodných národů; jinak se nic neděje.
cardgame-helms_deep = Helmův žleb
    .gender = m
    .gen = Helmova žlebu
    .dat = Helmovu žlebu
    .acc = Helmův žleb
    .loc = Helmově žlebu
    .ins = Helmovým žlebem
    .effect = Hráč za Rohan si dobere 5 karet, může z nich vyložit 1 armádu nebo postavu na Helmův žleb a zbytek odloží.
cardgame-lorien = Lórien
    .gender = m
    .gen = Lórienu
    .dat = Lórienu
    .acc = Lórien
    .loc = Lórienu
    .ins = Lórienem
    .effect = Musí se aktivovat nebo znovuaktivovat také bojiště Stínu Dol Guldur (je-li už aktivní, nic se neděje).
cardgame-minas_tirith = Minas Tirith
    .gender = n
    .effect = Hráč za Dúnadany může obětovat 1 kartu a dobrat si 3 karty.
cardgame-pelargir = Pelargir
    .gender = m
    .gen = Pelargiru
    .dat = Pelargiru
    .acc = Pelargir
    .loc = Pelargiru
    .ins = Pelargirem
    .effect = Hráč za Dúnadany může obětovat 1 kartu a dobrat si 1 kartu.
cardgame-rivendell = Roklinka
    .gender = f
    .gen = Roklinky
    .dat = Roklince
    .acc = Roklinku
    .loc = Roklince
    .ins = Roklinkou
    .effect = Hráč za Elfy si dobere 1 kartu a pak odloží 1 kartu z ruky.
cardgame-dol_guldur = Dol Guldur
    .gender = m
    .gen = Dol Gulduru
    .dat = Dol Gulduru
    .acc = Dol Guldur
    .loc = Dol Gulduru
    .ins = Dol Guldurem
    .effect = Musí se aktivovat nebo znovuaktivovat také bojiště Svobodných národů Lórien (je-li už aktivní, nic se neděje).
cardgame-harad = Harad
    .gender = m
    .gen = Haradu
    .dat = Haradu
    .acc = Harad
    .loc = Haradu
    .ins = Haradem
    .effect = Každý hráč za Stín si dobere 1 kartu.
cardgame-minas_morgul = Minas Morgul
    .gender = n
    .effect = Hráč za Mordor si dobere 5 karet, může z nich vyložit nejvýše 1 postavu Nazgûla do záloh a zbytek odloží.
cardgame-morannon = Morannon
    .gender = m
    .gen = Morannonu
    .dat = Morannonu
    .acc = Morannon
    .loc = Morannonu
    .ins = Morannonem
    .effect = Hráč za Mordor si dobere 5 karet, může z nich vyložit 1 armádu (do záloh nebo na kterékoli aktivní bojiště, na které smí) a zbytek odloží.
cardgame-moria = Moria
    .gender = f
    .gen = Morie
    .dat = Morii
    .acc = Morii
    .loc = Morii
    .ins = Morií
    .effect = Hráč za Stvůry si dobere 2 karty.
cardgame-orthanc = Orthank
    .gender = m
    .gen = Orthanku
    .dat = Orthanku
    .acc = Orthank
    .loc = Orthanku
    .ins = Orthankem
    .effect = Hráč za Železný pas si může vzít z dobíracího nebo odkládacího balíčku do ruky Sarumana. Pak hráč za Železný pas znovu zamíchá odložené karty (odkládací balíček do dobíracího).
cardgame-umbar = Umbar
    .gender = m
    .gen = Umbaru
    .dat = Umbaru
    .acc = Umbar
    .loc = Umbaru
    .ins = Umbarem
    .effect = Každý hráč za Stín si dobere 1 kartu.
cardgame-bag_end = Dno pytle
    .gender = n
    .gen = Dna pytle
    .dat = Dnu pytle
    .acc = Dno pytle
    .loc = Dně pytle
    .ins = Dnem pytle
    .effect = Hráč za Hobity si dobere 2 karty.
cardgame-bucklebury_ferry = Rádohrabský přívoz
    .gender = m
    .gen = Rádohrabského přívozu
    .dat = Rádohrabskému přívozu
    .acc = Rádohrabský přívoz
    .loc = Rádohrabském přívozu
    .ins = Rádohrabským přívozem
    .effect = Hráč za Mordor a hráč za Hobity si každý dobere 1 kartu.
cardgame-gildors_encampment = Gildorovo tábořiště
    .gender = n
    .gen = Gildorova tábořiště
    .dat = Gildorovu tábořišti
    .acc = Gildorovo tábořiště
    .loc = Gildorově tábořišti
    .ins = Gildorovým tábořištěm
    .effect = Hráč za Elfy si dobere 1 kartu a pak odloží 1 kartu z ruky.
cardgame-inn_of_the_prancing_pony = Hostinec U Skákavého poníka
    .gender = m
    .gen = Hostince U Skákavého poníka
    .dat = Hostinci U Skákavého poníka
    .acc = Hostinec U Skákavého poníka
    .loc = Hostinci U Skákavého poníka
    .ins = Hostincem U Skákavého poníka
    .effect = Každý hráč za Stín si dobere 2 karty.
cardgame-the_old_forest = Starý hvozd
    .gender = m
    .gen = Starého hvozdu
    .dat = Starému hvozdu
    .acc = Starý hvozd
    .loc = Starém hvozdu
    .ins = Starým hvozdem
    .effect = Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-weathertop = Větrov
    .gender = m
    .gen = Větrova
    .dat = Větrovu
    .acc = Větrov
    .loc = Větrově
    .ins = Větrovem
    .effect = Hráč za Mordor si dobere 2 karty.
cardgame-the_council_of_elrond = Elrondova rada
    .gender = f
    .gen = Elrondovy rady
    .dat = Elrondově radě
    .acc = Elrondovu radu
    .loc = Elrondově radě
    .ins = Elrondovou radou
    .effect = Každý hráč za Svobodné národy si dobere 1 kartu.
cardgame-fords_of_bruinen = Brody přes Bouřnou
    .gender = m
    .number = many
    .gen = Brodů přes Bouřnou
    .dat = Brodům přes Bouřnou
    .acc = Brody přes Bouřnou
    .loc = Brodech přes Bouřnou
    .ins = Brody přes Bouřnou
    .effect = Každý hráč za Svobodné národy musí obětovat 1 kartu a pak si dobere 3 karty.
cardgame-imladris = Imladris
    .gender = m
    .gen = Imladrisu
    .dat = Imladrisu
    .acc = Imladris
    .loc = Imladrisu
    .ins = Imladrisem
    .effect = Hráč za Elfy si dobere 2 karty.
cardgame-caradhras = Caradhras
    .gender = m
    .gen = Caradhrasu
    .dat = Caradhrasu
    .acc = Caradhras
    .loc = Caradhrasu
    .ins = Caradhrasem
    .effect = Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-the_doors_of_durin = Durinovy dveře
    .gender = f
    .number = many
    .gen = Durinových dveří
    .dat = Durinovým dveřím
    .acc = Durinovy dveře
    .loc = Durinových dveřích
    .ins = Durinovými dveřmi
    .effect = Hráč za Stvůry může obětovat 1 kartu a přidat na tuto stezku 1 žeton útoku.
cardgame-khazad_dum = Khazad-dûm
    .gender = m
    .gen = Khazad-dûmu
    .dat = Khazad-dûmu
    .acc = Khazad-dûm
    .loc = Khazad-dûmu
    .ins = Khazad-dûmem
    .effect = Hráč za Stvůry si dobere 2 karty.
cardgame-dimrill_dale = Rmutný dol
    .gender = m
    .gen = Rmutného dolu
    .dat = Rmutnému dolu
    .acc = Rmutný dol
    .loc = Rmutném dolu
    .ins = Rmutným dolem
    .effect = Každý hráč za Stín musí odložit 2 karty z ruky.
cardgame-egladil = Egladil
    .gender = m
    .gen = Egladilu
    .dat = Egladilu
    .acc = Egladil
    .loc = Egladilu
    .ins = Egladilem
    .effect = Každý hráč za Svobodné národy si dobere 2 karty a pak odloží 1 kartu z ruky.
cardgame-lothlorien = Lothlórien
    .gender = m
    .gen = Lothlórienu
    .dat = Lothlórienu
    .acc = Lothlórien
    .loc = Lothlórienu
    .ins = Lothlórienem
    .effect = Hráč za Elfy si dobere 1 kartu a pak odloží 1 kartu z ruky.
cardgame-amon_hen = Amon Hen
    .gender = m
    .effect = Hráč za Mordor si dobere 1 kartu a pak odloží 1 kartu z ruky.
cardgame-dead_marshes = Mrtvé močály
    .gender = m
    .number = many
    .gen = Mrtvých močálů
    .dat = Mrtvým močálům
    .acc = Mrtvé močály
    .loc = Mrtvých močálech
    .ins = Mrtvými močály
    .effect = Hráč za Stvůry si dobere 2 karty.
cardgame-emyn_muil = Emyn Muil
    .gender = n
    .effect = Každý hráč za Svobodné národy musí obětovat 1 kartu.
cardgame-the_cross_roads = Rozcestí
    .gender = n
    .gen = Rozcestí
    .dat = Rozcestí
    .acc = Rozcestí
    .loc = Rozcestí
    .ins = Rozcestím
    .effect = Každý hráč za Svobodné národy si dobere 1 kartu.
cardgame-henneth_annun = Henneth Annûn
    .gender = n
    .effect = Hráč za Dúnadany si dobere 1 kartu.
cardgame-osgiliath = Osgiliath
    .gender = m
    .gen = Osgiliathu
    .dat = Osgiliathu
    .acc = Osgiliath
    .loc = Osgiliathu
    .ins = Osgiliathem
    .effect = Hráč za Dúnadany může obětovat 1 kartu a dobrat si 3 karty.
cardgame-cirith_ungol = Cirith Ungol
    .gender = n
    .effect = Hráč za Mordor si dobere 5 karet, může z nich vyložit 1 armádu (do záloh nebo na aktivní bojiště) a zbytek odloží.
cardgame-morgul_vale = Morgulské údolí
    .gender = n
    .gen = Morgulského údolí
    .dat = Morgulskému údolí
    .acc = Morgulské údolí
    .loc = Morgulském údolí
    .ins = Morgulským údolím
    .effect = Hráč za Mordor si dobere 5 karet, může z nich vyložit 1 postavu Nazgûla (na kterékoli dovolené místo) a zbytek odloží.
cardgame-shelobs_lair = Odulino doupě
    .gender = n
    .gen = Odulina doupěte
    .dat = Odulinu doupěti
    .acc = Odulino doupě
    .loc = Odulině doupěti
    .ins = Oduliným doupětem
    .effect = Hráč za Stvůry si dobere 2 karty.
cardgame-cracks_of_doom = Pukliny osudu
    .gender = f
    .number = many
    .gen = Puklin osudu
    .dat = Puklinám osudu
    .acc = Pukliny osudu
    .loc = Puklinách osudu
    .ins = Puklinami osudu
    .effect = Hráč za Stvůry si dobere 2 karty.
cardgame-the_morgai = Morgai
    .gender = n
    .effect = Přidejte na tuto stezku 1 žeton útoku.
cardgame-orodruin = Orodruin
    .gender = m
    .gen = Orodruinu
    .dat = Orodruinu
    .acc = Orodruin
    .loc = Orodruinu
    .ins = Orodruinem
    .effect = Hráč za Mordor si dobere 2 karty.

## The table in the browser

cardgame-ui-table = Stůl: lokace a místa hráčů
cardgame-ui-free_peoples = Svobodné národy
cardgame-ui-shadow = Stín
cardgame-ui-faction-dunedain = Dúnadani
cardgame-ui-faction-dwarf = Trpaslíci
cardgame-ui-faction-elf = Elfové
cardgame-ui-faction-hobbit = Hobiti
cardgame-ui-faction-rohan = Rohan
cardgame-ui-faction-wizard = Čarodějové
cardgame-ui-faction-isengard = Železný pas
cardgame-ui-faction-monstrous = Stvůry
cardgame-ui-faction-southron = Jižané
cardgame-ui-faction-mordor = Mordor
cardgame-ui-keyword-nazgul = Nazgûlové
cardgame-ui-keyword-weapon = Zbraně
cardgame-ui-keyword-steed = Oři
cardgame-ui-keyword-ent = Enti
cardgame-ui-type-army = Armáda
cardgame-ui-type-character = Postava
cardgame-ui-type-item = Předmět
cardgame-ui-type-event = Událost
cardgame-ui-icon-attack = útok na bojišti
cardgame-ui-icon-defence = obrana na bojišti
cardgame-ui-icon-ground = Na bojišti: útok { $attack }, obrana { $defence }
cardgame-ui-icon-leadership = velení
cardgame-ui-icon-leadership-about = Velení: na bojišti se počítá, podporuje-li tuto postavu armáda její frakce
cardgame-ui-icon-path = symboly boje na stezce
cardgame-ui-icon-path-attack = útok na stezce
cardgame-ui-icon-path-defence = obrana na stezce
cardgame-ui-icon-path-about = { $n ->
    [one] 1 symbol boje na stezce
    [few] { $n } symboly boje na stezce
   *[other] { $n } symbolů boje na stezce
}; smí na stezky úrovně { $paths }
cardgame-ui-wielded-by = Nositel: { $who }
cardgame-ui-doubt-the_red_arrow = Veřejné seznamy říkají „vyložit“; my s ní dovolujeme i přesun ze záloh.
cardgame-ui-doubt-nenya = Žádný veřejný zdroj neuvádí její symboly boje na stezce ani obranu na bojišti; obojí je naše volba.
cardgame-ui-doubt-dwarven_axe = Veřejný seznam nejmenuje nositele; Gimli je jediný trpaslík, takže na tom nezáleží.
cardgame-ui-doubt-sting = Žádný veřejný zdroj neuvádí jeho symboly boje na stezce; 1 je naše volba.
cardgame-ui-doubt-eowyn = Veřejné seznamy neříkají, zda Nazgûl musí být na stejném bojišti; bereme kterékoli místo.
cardgame-ui-doubt-theoden = Veřejný seznam má místo jeho symbolů jen hvězdičku; čteme ji tak, že bez svého textu žádné nemá.
cardgame-ui-doubt-shadowfax = Veřejné seznamy neříkají, zda lze přesunout nositele vyloženého v tomto kole; my to nedovolujeme.
cardgame-ui-doubt-treebeard = Veřejný seznam neříká, kde smí armáda Železného pasu být; bereme kterékoli místo ve hře.
cardgame-ui-doubt-grima_wormtongue = Veřejný seznam neříká, kde smí postava Rohanu být; bereme kterékoli místo ve hře.
cardgame-ui-doubt-candles_of_corpses = Ve veřejném seznamu chybí číslo pro Mrtvé močály; bereme 1.
cardgame-ui-doubt-the_black_easterling = Veřejný seznam lze číst dvojím způsobem; bereme 1 symbol velení v obraně a o 1 symbol obrany víc na Dol Gulduru.
cardgame-ui-doubt-the_messenger = Veřejný seznam neříká, zda tato karta smí vzít sama sebe; my to nedovolujeme.
cardgame-ui-doubt-black_breath = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-fell_beast = Žádný veřejný zdroj neuvádí její útok na bojišti; 1 je naše volba.
cardgame-ui-doubt-morgul_blade = Žádný veřejný zdroj neuvádí její symboly; 1 symbol boje na stezce a žádný útok jsou naše volba.
cardgame-ui-doubt-nazguls_mantle = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-lembas = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-mirror_of_galadriel = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-phial_of_galadriel = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-herbs_and_stewed_rabbit = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-palantir_of_orthanc = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-woven_of_all_colours = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-ent_draught = Veřejný seznam u této karty žádné symboly neuvádí; bereme, že žádné nemá.
cardgame-ui-doubt-morannon = Veřejný seznam neříká, kam lze armádu vyložit; bereme kterékoli místo, kam smí.
cardgame-ui-doubt-cirith_ungol = { cardgame-ui-doubt-morannon }
cardgame-ui-doubt-morgul_vale = Veřejný seznam neříká, kam lze Nazgûla vyložit; bereme kterékoli místo, kam smí.

cardgame-ui-path-number = Stezka úrovně { $n }
cardgame-ui-ground-free_peoples = Bojiště Svobodných národů
cardgame-ui-ground-shadow = Bojiště Stínu
cardgame-ui-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
cardgame-ui-wall = { $n ->
    [one] 1 vlastní symbol obrany
    [few] { $n } vlastní symboly obrany
   *[other] { $n } vlastních symbolů obrany
}
cardgame-ui-wall-gone = vrátilo se od útočníků: jeho vytištěná obrana neplatí
cardgame-ui-defenders = Frakce obránců
cardgame-ui-attackers = Frakce útočníků
cardgame-ui-lane = { $place }
cardgame-ui-cards-free_peoples = Karty Svobodných národů na lokaci { $place }
cardgame-ui-cards-shadow = Karty Stínu na lokaci { $place }
cardgame-ui-no-attackers = zatím nikdo neútočí
cardgame-ui-no-defenders = zatím nikdo nebrání
cardgame-ui-no-places = Žádná lokace není aktivní.
cardgame-ui-label-place = { $place }: útok { $attack }, obrana lokace { $wall }, obrana karet { $cards }
cardgame-ui-label-attacks = { $card }, útok { $n }.
cardgame-ui-label-defends = { $card }, obrana { $n }.
cardgame-ui-label-reserve = { $card }: útok { $attack }, obrana { $defence }, stezka { $path }.
cardgame-ui-label-items = Předměty: { $items }.
cardgame-ui-label-item = { $item }, nositel: { $wielder }
cardgame-ui-label-lost = Určeno ke ztrátě.
cardgame-ui-label-playing = { $card }, právě se vykládá
cardgame-ui-fresh = Přišla v tomto kole: ještě se nesmí přesunout.
cardgame-ui-cancels = { $n ->
    [0] ztracena
   *[other] ruší { $n }
}
cardgame-ui-led-army = velení: „{ $army }“ { $army-number ->
    [many] podporují
   *[one] podporuje
}
cardgame-ui-token-attack = žeton útoku
cardgame-ui-token-defence = žeton obrany
cardgame-ui-token-on-card = { $n ->
    [one] 1 žeton útoku na stezce
    [few] { $n } žetony útoku na stezce
   *[other] { $n } žetonů útoku na stezce
}
cardgame-ui-sum-attack = Útok { $n }
cardgame-ui-sum-defence = Obrana { $n }: lokace a její karty
cardgame-ui-sum-wall = Obrana lokace { $n }
cardgame-ui-from-card = { $card } i s předměty: { $n }
cardgame-ui-from-lead = Velení karty „{ $card }“ s podporou karty „{ $army }“: { $n }
cardgame-ui-from-printed = Vytištěno na lokaci { $place }: { $n }
cardgame-ui-from-token = Žetony: { $n }
cardgame-ui-from-text = Text karty „{ $card }“: { $n }
cardgame-ui-short-printed = z karty
cardgame-ui-short-token = ze žetonů
cardgame-ui-cast-ground-quiet = Drží
cardgame-ui-cast-ground-holds = Drží beze ztrát
cardgame-ui-cast-ground-losses = Drží, ale { $n ->
    [one] 1 symbol stojí
    [few] { $n } symboly stojí
   *[other] { $n } symbolů stojí
} karty
cardgame-ui-cast-ground-falls = Padne: přebývá { $n }
cardgame-ui-cast-path-quiet = Bezpečná
cardgame-ui-cast-path-holds = Bezpečná beze ztrát
cardgame-ui-cast-path-losses = Bezpečná, ale { $n ->
    [one] 1 symbol stojí
    [few] { $n } symboly stojí
   *[other] { $n } symbolů stojí
} karty
cardgame-ui-cast-path-falls = Podmanění { $n }
cardgame-ui-cast-path-nobody = Zatím nevítězí nikdo

cardgame-ui-player = Místo: { $player }
cardgame-ui-starting = začínající hráč
cardgame-ui-passed = pas
cardgame-ui-hand-limit = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}; limit karet { $limit }
cardgame-ui-pile-deck = { $n ->
    [one] 1 karta v dobíracím balíčku
    [few] { $n } karty v dobíracím balíčku
   *[other] { $n } karet v dobíracím balíčku
}
cardgame-ui-pile-cycle = { $n ->
    [one] 1 karta v odkládacím balíčku
    [few] { $n } karty v odkládacím balíčku
   *[other] { $n } karet v odkládacím balíčku
}
cardgame-ui-pile-eliminated = { $n ->
    [one] 1 vyřazená karta
    [few] { $n } vyřazené karty
   *[other] { $n } vyřazených karet
}
cardgame-ui-pile-look = Prohlédnout tento balíček
cardgame-ui-pile-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
cardgame-ui-pile-none = V tomto balíčku nic není.
cardgame-ui-browse-cycle = Odkládací balíček: { $player }
cardgame-ui-browse-eliminated = Vyřazené karty: { $player }
cardgame-ui-browse-top = Vrchní karta dobíracího balíčku: { $player }
cardgame-ui-top-known = Navrchu: { $card }
cardgame-ui-ring-ready = Žeton Prstenu připraven
cardgame-ui-ring-spent = Žeton Prstenu použit
cardgame-ui-reserve-of = Zálohy: { $player }
cardgame-ui-reserve-empty = zálohy prázdné
cardgame-ui-put-here = Do záloh
cardgame-ui-playing = vykládá se
cardgame-ui-aside = vybírá z karet: { $n }
cardgame-ui-hand-of = Ruka: { $player }
cardgame-ui-hand-open = Rozšířit ruku: { $player }
cardgame-ui-hand-empty = žádné karty v ruce
cardgame-ui-could-go = Kam může jít: { $where }
cardgame-ui-events = Platí v tomto kole: { $events }
cardgame-ui-tray = Vyberte z těchto
cardgame-ui-tray-aside = Dobráno na výběr

cardgame-ui-round = kolo
cardgame-ui-round-n = { $n }. kolo
cardgame-ui-round-phase = { $n }. kolo · { $phase }
cardgame-ui-phase = { $phase }
cardgame-ui-path-of = Stezka { $n } z { $last }
cardgame-ui-ring-label = Pořadí tahů: { $order }. Začíná: { $start }. { $now ->
    [yes] Na tahu: { $turn }.
   *[no] Na tahu není nikdo.
}
cardgame-ui-lead = { $side ->
    [free] Svobodné národy vedou o { $n }; vítězí náskok 10.
    [dark] Stín vede o { $n }; vítězí náskok 10.
   *[other] Nevede nikdo; vítězí náskok 10.
}
cardgame-ui-area-free_peoples = Bodovací oblast Svobodných národů: { $n }
cardgame-ui-area-shadow = Bodovací oblast Stínu: { $n }
cardgame-ui-area-empty = žádné
cardgame-ui-corruption = podmanění { $n }
cardgame-ui-kept-ground = { $player } odkrývá bojiště. Klepněte na to, které přišlo:
cardgame-ui-kept-path = Odkrývá se stezka úrovně { $n }. Klepněte na tu, která přišla:
cardgame-ui-kept-actions = Hrajte karty, začíná { $player }. Až všichni pasují:
cardgame-ui-kept-combat = Všichni pasovali: k bojům
cardgame-ui-kept-who = Klepněte, kdo kterou lokaci získává.
cardgame-ui-kept-winner = Získává:
cardgame-ui-kept-winner-early = Získává, přináší-li text další stezku:
cardgame-ui-kept-shadow-path = Stín: podmanění …
cardgame-ui-kept-nobody = Nikdo
cardgame-ui-kept-draw = Skóre je spočítáno. Doberte karty; žeton začínajícího hráče jde dál.
cardgame-ui-kept-round = Začíná { $n }. kolo
cardgame-ui-kept-text = Text přináší další lokaci
cardgame-ui-kept-seek = Hledat podle názvu
cardgame-ui-kept-more = O jedno podmanění víc
cardgame-ui-kept-less = O jedno podmanění méně
cardgame-ui-with-rings = { $n } s { $rings ->
    [one] nepoužitým žetonem Prstenu
    [few] nepoužitými žetony Prstenu ({ $rings })
   *[other] nepoužitými žetony Prstenu ({ $rings })
}
cardgame-ui-decks = V balíčcích zbývá: bojiště Svobodných národů { $free }, bojiště Stínu { $shadow }, stezky { $paths }
cardgame-ui-deck-free_peoples = Bojiště Svobodných národů
cardgame-ui-deck-shadow = Bojiště Stínu
cardgame-ui-deck-paths = Stezky
cardgame-ui-deck-aside = Mimo hru

cardgame-ui-fight = Boj na lokaci { $place }
cardgame-ui-fight-before = Předchozí boj
cardgame-ui-fight-after = Další boj
cardgame-ui-fold = Sbalit nebo rozbalit
cardgame-ui-defends-free_peoples = brání Svobodné národy
cardgame-ui-defends-shadow = brání Stín
cardgame-ui-attack-by-free_peoples = Útočí Svobodné národy
cardgame-ui-attack-by-shadow = Útočí Stín
cardgame-ui-place-cancels = Ruší lokace { $place }
cardgame-ui-losses = Ztráty
cardgame-ui-still = zbývá zrušit: { $n }
cardgame-ui-still-none = vše zrušeno
cardgame-ui-who-support = { $who } vybírá, kdo koho podporuje.
cardgame-ui-who-loses = { $who } vybírá ztráty: klepněte na karty.
cardgame-ui-who-proposes = { $who } navrhuje ztráty, souhlasit má { $other }. Klepněte na karty.
cardgame-ui-who-opponents = Spoluhráči se nedohodli: vybírá za ně { $who }.
cardgame-ui-agree-title = Dohodnou se spoluhráči?
cardgame-ui-agree-proposal = { $who } navrhuje ztratit: { $cards }.
cardgame-ui-agree-yours = Souhlaste, navrhněte něco jiného, nebo nechte rozhodnout druhou stranu:
cardgame-ui-agree-waits = Čeká se na souhlas { $who-gen }.
cardgame-ui-pips = Symboly útoku: { $attack }. Lokace ruší { $wall }, ztracené karty ruší { $cards }, zbývá { $left }
cardgame-ui-pip-wall = zrušeno lokací
cardgame-ui-pip-card = zrušeno kartou „{ $card }“
cardgame-ui-pip-open = nezrušeno
cardgame-ui-step-no-attack = Nikdo neútočí.
cardgame-ui-step-attack = Útok { $n }
cardgame-ui-step-lead = velení karty „{ $card }“ { $n }
cardgame-ui-step-wall = Lokace { $place } ruší { $n }; { $left ->
    [0] nezbývá nic.
   *[other] zbývá { $left }.
}
cardgame-ui-step-cancels = Karta „{ $card }“ je ztracena a ruší { $n }.
cardgame-ui-step-lost = Karta „{ $card }“ je ztracena.
cardgame-ui-step-nobody = Zbytek nemá kdo zrušit.

## How to play, in short: one line for each point

cardgame-how-goal = Dva týmy, **Svobodné národy** a **Stín**, bojují na bojištích a stezkách o vítězné body (VB). Náskok 10 znamená okamžité vítězství; jinak rozhodne vyšší skóre po poslední stezce a při shodě vítězí Stín (C9.4, C9.5).
cardgame-how-turn =
    Kolo začíná novým bojištěm a novou stezkou (C4.2.1).
    Hráči se střídají po jedné akci: vyložit kartu, přesunout kartu ze záloh, nebo něco z níže uvedeného (C6.1.1, C6.1.2).
    Vyložení karty stojí jinou kartu: tu odložíte z ruky (C6.3.1).
    Pasovat smíte se 2 nebo méně kartami v ruce, nebo máte-li jich méně než každý protivník (C6.2.1, C6.2.2).
    Když všichni pasovali, na každé lokaci proběhne boj: symboly útoku proti symbolům obrany (C6.1.3, C8.1).
    Vítěz získává lokaci. Útoky, které na stezce projdou, se mění v podmanění, každý za 1 VB pro Stín (C8.3.5, C9.1).
    Všichni si doberou nové karty (C9.6).

# Podle čeho soudí počítačoví hráči a co by nikdo neudělal
cardgame-eye-score = Body
cardgame-eye-cards = Karty v ruce a k dobrání
cardgame-eye-reserve = Zálohy
cardgame-eye-ring = Žeton Prstenu
cardgame-eye-grounds = Bojiště
cardgame-eye-path = Stezka
cardgame-puzzle-score = Získejte převahu v bodech.
cardgame-puzzle-cards = Získejte převahu v kartách, v ruce i k dobrání.
cardgame-puzzle-reserve = Vytěžte co nejvíc ze záloh.
cardgame-puzzle-ring = Vytěžte co nejvíc z žetonu Prstenu.
cardgame-puzzle-grounds = Obraťte bojiště ve svůj prospěch.
cardgame-puzzle-path = { $who-id ->
    [witch_king] Ať stezka stojí Svobodné národy víc.
    [saruman] Ať stezka stojí Svobodné národy víc.
   *[other] Projděte stezku za nižší cenu.
}
cardgame-blunder-overkill = Mnohem víc symbolů, než bylo třeba
cardgame-blunder-attack-in-vain = Útok, který nikoho nestojí kartu
cardgame-blunder-forsaken-unseen = Karta obětovaná, aniž ji kdo viděl

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

cardgame-lesson-first = Vaše první kolo
    .about = Gandalf a Černokněžný král v duelu: co stojí karta, jak udržet bojiště a kudy vede stezka.
cardgame-lesson-first-goal = Co vyhrává
    .say = Jste Gandalf a vedete Svobodné národy. Lokace přinášejí vítězné body: náskok 10 vyhrává hned, jinak rozhoduje součet po poslední stezce. Při shodě vítězí Stín.
cardgame-lesson-first-places = Dva druhy míst
    .say = Na bojištích, jako je Lórien, se střetají armády. Po stezce, na Gildorově tábořišti, kráčí Nositel Prstenu, a co tam projde, mění se v podmanění.
cardgame-lesson-first-cycle = Dar tábořiště
    .say = Dobrali jste si kartu a teď jednu odložíte. Odložená není ztracená: vrátí se, až vám dojde balíček.
    .do = Odložte Rudý šíp.
    .right = Vrátí se později, až ho bude Gondor potřebovat.
    .wrong = Elrond při vyložení přináší kartu. Toho byste se dnes vzdali poslední.
    .frodo = Nositele Prstenu? Brzy ho budete chtít na stezce.
cardgame-lesson-first-hand = Ruka je všechno
    .say = Karty jsou vojáci, hrdinové i mince, kterou platíte: abyste jednu vyložili, jinou odložíte. Čtyři karty v ruce jsou tedy dva činy.
cardgame-lesson-first-play = Začněte Elrondem
    .say = Elrond při vyložení dobere kartu: polovina ceny se hned vrátí.
    .do = Vyložte Elronda.
    .right = Teď řekněte, kam půjde.
    .frodo = Stezku zatím nikdo neohrožuje. Počkejte, kam se Stín vydá.
    .winnow = Protřídění vyhodí dvě karty ze hry za jednu novou. Na to máte ruku malou.
    .pass = Se čtyřmi kartami v ruce je na odpočinek brzy: nechte je pracovat.
cardgame-lesson-first-reserve = Zálohy, nebo boj?
    .say = V zálohách je karta v bezpečí, její dar působí a v dalším kole smí jít dál. Na lokaci bojuje hned.
    .do = Vyložte Elronda do záloh.
    .right = Odtud vám dovolí nechat si mezi koly o kartu víc.
    .wrong = Bojoval by o Lórien a mohl by tam padnout. Na to jsou armády.
    .far = Sám proti Dol Gulduru? Dnes ne.
cardgame-lesson-first-cost = Zaplaťte
    .say = Sekyra a čepel, a nikdo, kdo by je nesl: takové karty jsou dobrá mince.
    .do = Odložte sekyru nebo čepel.
    .right = Elrond je tu a přivedl Vznešené elfy.
    .wrong = Froda si nechte. Předměty bez nositele jsou lepší mince.
cardgame-lesson-first-olog = Stín odpovídá
    .say = Na Lórien táhnou Olog-hai: útok dva. Místo samo se brání dvěma štíty, takže by právě vydrželo. Další karta by ho ale zlomila.
cardgame-lesson-first-elves = Armáda pro Lórien
    .say = V Lórienu jde o dva body. Vznešení elfové jsou armáda správného národa: smějí tam.
    .do = Vyložte Vznešené elfy.
    .right = Kam?
    .frodo = Frodo patří na stezku a ta je klidná.
    .pass = Ještě jeden skřet a Lórien padne. Můžete tomu zabránit.
    .wrong = Lepší obranu nemáte. Vyložte je.
cardgame-lesson-first-defend = Do Lórienu
    .say = Každý štít zruší jeden útok. Kdo brání víc, než je třeba, zachrání i své karty.
    .do = Vyložte je na Lórien.
    .right = Teď by Černokněžného krále stál útok mnohem víc než dva body.
    .wrong = Ze záloh v tomto kole nic neubrání.
    .far = Zaútočit na Dol Guldur? Je za bod a brání se dvěma štíty.
cardgame-lesson-first-again = Zase mince
    .say = Zaplatí to druhý předmět. Hlídejte si ruku: do konce kola neporoste.
    .do = Odložte předmět.
    .right = Černokněžný král si to rozmýšlí a posílá Skurut-hai do záloh.
    .wrong = Frodo zůstane: v dalším kole ho bude stezka potřebovat.
cardgame-lesson-first-pass = Kdy přestat
    .say = Se dvěma nebo méně kartami smíte pasovat. Co si necháte, máte v dalším kole.
    .do = Pasujte.
    .right = Pasuje také. Lórien se udržel a nikdo z vašich nepadl: dva body za něj a jeden za stezku.
    .frodo = Byla by to vaše poslední karta, zaplacená vrchem balíčku. Nechte si ho.
    .ring = Žeton Prstenu lze použít jednou, za tři nové karty. Nechte si ho na kolo, které zabolí.
    .wrong = Prázdná ruka nikoho nevyděsí.
cardgame-lesson-first-score = Tři ku jedné
    .say = Stín má Dol Guldur, vy Lórien a stezku. Nové karty, nová místa: Moria a Hostinec U Skákavého poníka, kde už naslouchá Gríma.
cardgame-lesson-first-path = Stezka je napadena
    .say = Co tudy Stín provede, je podmanění, bod za každý útok, který nezastavíte. Zastaví ho hobiti.
    .do = Vyložte Froda nebo Sama.
    .right = Hobitům to jde nejlépe. Kam?
    .wrong = Gwaihirova karta zná jen devátou stezku. Tady musí ve dveřích stát hobit.
    .ring = Ještě ne: ruku máte plnou. Použijte, co držíte.
    .pass = Gríma by své podmanění dostal zadarmo.
cardgame-lesson-first-inn = Do hostince
    .say = Postavy brání na stezce svými štíty a místo má několik vlastních.
    .do = Vyložte kartu na Hostinec U Skákavého poníka.
    .right = Ve dveřích teď někdo stojí.
    .wrong = Ze záloh dnes večer Nositeli Prstenu nikdo nepomůže.
cardgame-lesson-first-pay = Vaše volba
    .say = Bez čeho se v tomto kole obejdete? Vrátí se to.
    .do = Odložte libovolnou kartu.
    .right = Slušná cena. Stín svůj útok posiluje; kolo teprve začalo.
cardgame-lesson-first-end = Teď je to na vás
    .say = Držte, co stojí za své karty, ostatního se vzdejte a něco si nechte pro stezku: to je celá hra. Hrajte dál proti počítači, nebo odejděte; stůl na vás počká.
cardgame-lesson-paths = Boj na stezkách
    .about = Útok a štíty na stezce, co karta zruší, co se změní v podmanění a koho ztratit.
cardgame-lesson-paths-inn = Stezka Prstenu
    .say = Každé kolo je otevřená jedna stezka. Zrušíte-li všechny útoky, získáte ji: zde dva body. Jinak ji bere Stín a každý útok, který prošel, je bod podmanění.
cardgame-lesson-paths-count = Počítejte symboly
    .say = Gríma útočí jedním. Hostinec sám jeden zruší. Zatím nic neprojde, ale Černokněžný král má v ruce tři karty.
cardgame-lesson-paths-frodo = Někdo ke dveřím
    .say = Na stezce bojují postavy, jejichž karta uvádí její úroveň. Frodo smí kamkoli a má dar: padne-li, jen se odloží.
    .do = Vyložte Froda.
    .right = Kdo na stezce padne, je vyřazen ze hry. Frodo ne.
    .wrong = Gwaihirova karta zná jen devátou stezku. Tady musí stát hobit.
    .ring = Žeton Prstenu si nechte: v ruce máte vše, co potřebujete.
cardgame-lesson-paths-to = Do hostince
    .say = Rušit útoky může jen ten, kdo na stezce stojí, až všichni pasují.
    .do = Vyložte ho na Hostinec U Skákavého poníka.
    .right = Máte o symbol víc.
    .wrong = V zálohách dnes nezruší nic.
cardgame-lesson-paths-coin = Mince
    .say = Sam má symbol pro stezku, sekyra ani orel ho tu nemají.
    .do = Odložte sekyru nebo Gwaihira.
    .right = A Stín odpovídá: přichází Velitel, Nazgûl.
    .wrong = Sama budete za chvíli chtít v hostinci.
cardgame-lesson-paths-commander = Dva proti dvěma
    .say = Gríma a Velitel útočí dvěma. Hostinec zruší jeden, Frodo druhý. Vydrželo by to, ale Černokněžný král má ještě kartu.
cardgame-lesson-paths-sam = Pro jistotu
    .say = O symbol víc, než je třeba, znamená, že jedna z vašich karet se vrátí celá.
    .do = Vyložte Sama.
    .right = Kam?
    .winnow = Teď ne: každá karta v ruce má svou práci.
cardgame-lesson-paths-beside = Vedle Froda
    .say = Ze záloh by Sam mohl později akcí přidat štít. V hostinci je hned.
    .do = Vyložte ho na Hostinec U Skákavého poníka.
    .right = Ve dveřích dva hobiti.
    .wrong = Pěkný plán pro pomalé kolo. Toto brzy skončí.
cardgame-lesson-paths-price = Vaše volba
    .say = Zaplaťte tím, co potřebujete nejméně.
    .do = Odložte kartu.
    .right = Černokněžný král viděl dost a pasuje.
cardgame-lesson-paths-pass = Nechte to přijít
    .say = Máte víc, než je třeba, a každá další karta by stála jinou. Moria je jejich, ale je jen za bod.
    .do = Pasujte.
    .right = Dva útoky; jeden zruší hostinec. Jeden zbývá na vás.
    .ring = Nač? Stezka je v bezpečí.
    .elrond = Elrond na tuto stezku nesmí a sám Morii nevezme.
cardgame-lesson-paths-who = Koho ztratíte?
    .say = Přicházíte o karty, dokud jejich symboly nezruší zbytek útoků. Oba mají jeden. Sam by byl mimo hru.
    .do = Ztraťte Froda, který se jen odloží.
    .right = Stezka je vaše, dva body, žádné podmanění. Sam i Frodo se vrátí. Útočníci na stezce jsou vyřazeni všichni.
    .wrong = Sam by byl pryč navždy. Frodo se vrátí: to je jeho dar.
cardgame-lesson-paths-end = Teď je to na vás
    .say = Počítejte útok bez štítů, buďte o symbol napřed a ztrácejte ty, kdo se vracejí: Froda, Smíška, Pipina, Bilba. Tak vypadá každá z devíti stezek. Hrajte dál, nebo odejděte; stůl na vás počká.

## Goals: what wins, and what to watch

cardgame-goal-lead = Náskok
    .watch = Sledujte, co mají otevřené lokace za body a kolik útoků projde na stezce: náskok deseti bodů vítězí hned a shoda na konci patří Stínu.

# What is rolled or drawn at a real table, as what somebody rolls or draws

cardgame-outcome-card = { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
cardgame-outcome-location = { $n ->
    [one] lokaci
    [few] { $n } lokace
   *[other] { $n } lokací
 }
