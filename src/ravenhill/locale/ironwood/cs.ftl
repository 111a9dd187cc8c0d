# Ironwood: every word a player reads.

ironwood-title = Železný hvozd
ironwood-about = Železo proti dřevu: Železné bratrstvo staví na vrcholcích kovárny, Strážci hvozdu nosí své totemy skrz lesy domů. Dvě frakce, které nemají nic společného.
ironwood-scenario-duel = Hra ve dvou
    .about = Strážci hvozdu proti Železnému bratrstvu.
ironwood-scenario-ironbot = Sólo proti Železobotovi
    .about = Vedete Strážce hvozdu; Železobot hraje za Železné bratrstvo podle svých karet.
ironwood-scenario-woodbot = Sólo proti Dřevobotovi
    .about = Vedete Železné bratrstvo; Dřevobot hraje za Strážce hvozdu podle svých karet.
ironwood-seat-woodwalkers = Strážci hvozdu
    .gender = ma
    .number = many
    .gen = Strážců hvozdu
    .dat = Strážcům hvozdu
    .acc = Strážce hvozdu
    .loc = Strážcích hvozdu
    .ins = Strážci hvozdu
    .about = Pomocí vizí najděte totemy a tři z nich odneste skrz lesy domů.
ironwood-seat-ironclad = Železné bratrstvo
    .gender = n
    .gen = Železného bratrstva
    .dat = Železnému bratrstvu
    .acc = Železné bratrstvo
    .loc = Železném bratrstvu
    .ins = Železným bratrstvem
    .about = Držte hory, plňte vrták krystaly a postavte tři kovárny.
ironwood-woodwalkers = Strážci hvozdu
    .gender = ma
    .number = many
    .gen = Strážců hvozdu
    .dat = Strážcům hvozdu
    .acc = Strážce hvozdu
    .loc = Strážcích hvozdu
    .ins = Strážci hvozdu
ironwood-ironclad = Železné bratrstvo
    .gender = n
    .gen = Železného bratrstva
    .dat = Železnému bratrstvu
    .acc = Železné bratrstvo
    .loc = Železném bratrstvu
    .ins = Železným bratrstvem
ironwood-end-forges = Třetí kovárna hoří: vítězí Železné bratrstvo.
ironwood-end-totems = Třetí totem je doma: vítězí Strážci hvozdu.
ironwood-end-conceded = Poražená strana se vzdala.
ironwood-end-round-cap = Poslední kolo skončilo a nikdo nezvítězil.
ironwood-none = žádná karta
    .gender = f
    .gen = žádné karty
    .dat = žádné kartě
    .acc = žádnou kartu
    .loc = žádné kartě
    .ins = žádnou kartou
ironwood-passed = pas
    .gen = pasu
    .dat = pasu
    .loc = pasu
    .ins = pasem
ironwood-charged = nabitý
    .gen = nabitého
    .dat = nabitému
    .loc = nabitém
    .ins = nabitým
ironwood-fading = slábnoucí
    .gen = slábnoucího
    .dat = slábnoucímu
    .loc = slábnoucím
    .ins = slábnoucím

## options

ironwood-option-beginner_decks = Seřazené balíčky
    .about = Speciální karty lidí leží v balíčku podle čísel, jednoduché efekty první: dobré pro první partii. Balíček automatu se míchá jako vždy.
ironwood-option-handicap_woodwalkers = Nováček vede Strážce hvozdu
    .about = Bojovník navíc v tolika okrajových oblastech lesa.
ironwood-option-handicap_ironclad = Nováček vede Železné bratrstvo
    .about = Bojovník navíc v tolika vnitřních oblastech hor.
ironwood-option-ask_every_effect = Ptát se před každým efektem
    .about = Každý efekt lze vynechat. Efekty, které mohou jen pomoci, se jinak prostě provedou.
ironwood-option-red = Červené ikony
    .about = Automat vyhodnocuje i červené ikony svých karet (2 stupně).
ironwood-option-golem = Golem ve městě Ferrum
    .about = Železobot začíná s golemem (3 stupně).
ironwood-option-foundations = Základy
    .about = Železobot začíná s dvojími základy; proti Dřevobotovi máte o dva žetony méně (3 stupně).
ironwood-option-four_cards = Čtyři karty
    .about = Automat začíná se čtyřmi speciálními kartami v ruce místo dvou (2 stupně).
ironwood-option-spirits = Neklidní duchové
    .about = Na Duších lesa leží od začátku dvě kostičky (3 stupně).
ironwood-option-fighters = Bojovníci navíc
    .about = Automat začíná s tolika bojovníky navíc (za každého jeden stupeň).
ironwood-option-starting_crystals = Počáteční krystaly
    .about = Příprava hry žádné neuvádí; stůl se na nějakých může dohodnout.
ironwood-option-round_cap = Poslední kolo
    .about = Nezvítězí-li nikdo do konce tohoto kola, nevítězí nikdo.
ironwood-option-burn_effects = Efekty při spálení
    .about = Zda působí v každém tahu, nebo jen ve vašem vlastním.
ironwood-option-empty_deck = Prázdný balíček i odhazovací hromádka
    .about = Nedobírá se nic, nebo se za každou chybějící kartu získá krystal.
ironwood-option-exhaust_order = Poslední kostička přetrvávající karty
    .about = Co má přednost: efekt kostičky, nebo efekt vyčerpání.
ironwood-option-faded_totem = Zmizelé totemy
    .about = Totem, který zmizel, se vrací do zásoby, nebo je mimo hru.
ironwood-option-recruit_needs_control = Verbování vyžaduje ovládání
    .about = Železné bratrstvo verbuje jen v oblastech hor s kovárnou, které ovládá.
ironwood-option-first_resolved = Současné kroky
    .about = Která strana se vyhodnotí první, když obě jednají zároveň.
ironwood-option-empty_play = Karta zahraná naprázdno
    .about = Kartu lze zahrát, i když žádný z jejích efektů nic nezpůsobí.
ironwood-option-moved_by_enemy = Odsunuté jednotky už se přesunuly
    .about = Jednotky odsunuté nebo přinucené k ústupu se v tomto tahu už nepřesouvají.
ironwood-option-attack_ferrum_for_drill = Ferrum kvůli vrtáku
    .about = Obyčejný útok smí mířit na Ferrum, i když je tam jen vrták.
ironwood-option-victory_order = Ústup a efekty vítězství
    .about = Co má po boji přednost.
ironwood-option-attack_uses_move = Útok spotřebuje přesun
    .about = Jednotky, které zaútočily, se v tomto tahu už nepřesouvají.
ironwood-option-waste_damage = Nevyužité poškození
    .about = Body poškození lze nechat nevyužité.
ironwood-option-die_fallback = Kouzelná kostka bez shody
    .about = Vzít stejný konec druhé parity, nebo hodit znovu.
ironwood-option-ironbot_retreat = Železobot: žádná vhodná oblast lesa
    .about = K ústupu nenutí, nebo nutí do kterékoli oblasti lesa.
ironwood-option-expand_order = Železobot: Rozpínání
    .about = Přednost má nejméně bojovníků poblíž, nebo základy.
ironwood-option-ironbot_unpaid_recruit = Železobot: verbování, na které nemá
    .about = Vynechá se jen verbování, nebo celá ikona.
ironwood-option-ironbot_empty_hand_flips = Železobot: prázdná ruka
    .about = Dobrání nové ruky otočí i kartu průběhu tahu.
ironwood-option-ironbot_last_turn_focus = Železobot: slábnoucí totem v posledním tahu
    .about = V posledním tahu kola se slábnoucí totem bere jako zmizelý; nebo se přeskočí jen v prvním bodě; nebo se slábnoucí totem nehledá nikdy.
ironwood-option-ironbot_drill_twice = Železobot: vrták dvakrát za tah
    .about = Druhý pokyn pro vrták v témže tahu jím pohne znovu.
ironwood-option-golem_and_forge = Dřevobot: golem a kovárna
    .about = O kolik oba dohromady zvětšují oddíl.
ironwood-option-woodbot_reachable_targets = Dřevobot: dosažitelné cíle
    .about = Cíl se počítá, jen když se k němu některý bojovník dostane.
ironwood-option-woodbot_carrier_first = Dřevobot: nejdřív nosič
    .about = Bojovník s totemem se přesouvá první.
ironwood-value-round_cap-0 = bez omezení
ironwood-value-handicap_woodwalkers-0 = žádné
ironwood-value-handicap_ironclad-0 = žádné
ironwood-value-fighters-0 = žádní
ironwood-value-starting_crystals-0 = žádné
ironwood-value-always = vždy
ironwood-value-own_turn = jen ve vlastním tahu
ironwood-value-nothing = nic
ironwood-value-crystal = místo toho krystal
ironwood-value-tick_first = nejdřív kostička
ironwood-value-exhaust_first = nejdřív vyčerpání
ironwood-value-returns = vrací se
ironwood-value-removed = mimo hru
ironwood-value-retreat_first = nejdřív ústup
ironwood-value-victory_first = nejdřív efekty vítězství
ironwood-value-other_parity = druhá parita
ironwood-value-reroll = hodit znovu
ironwood-value-anywhere = kamkoli
ironwood-value-fighters_first = nejdřív bojovníci
ironwood-value-foundation_first = nejdřív základy
ironwood-value-skip = vynechat
ironwood-value-whole_icon = vynechat ikonu
ironwood-value-ignore_totem = nebrat v úvahu
ironwood-value-next_totem = další totem

## what is asked

ironwood-ask-play = Zahrajte kartu (tah { $n }/{ $of }), nebo pasujte a jednu si doberte.
ironwood-ask-first-cards = První kolo: doberte si { $keep } karty, nebo si doberte { $n } a nechte si { $keep }.
ironwood-ask-return = Zamíchejte kartu zpět do balíčku (zbývá: { $n }).
ironwood-ask-tick = Která přetrvávající karta ztratí kostičku první?
ironwood-ask-order = Která karta se vyhodnotí první?
ironwood-ask-effect = { $card }: provést tento efekt ({ $op })?
ironwood-ask-move-fighters = Přesuňte bojovníka (zbývá: { $n }), nebo skončete.
ironwood-ask-move-again = Přesuňte znovu jednoho z týchž bojovníků (zbývá: { $n }), nebo skončete.
ironwood-ask-move-warband = Přesuňte oddíl (zbývá: { $n }), nebo skončete.
ironwood-ask-who-moves = Kdo půjde z oblasti { $a } do oblasti { $b }?
ironwood-ask-drill = Přesuňte vrták po hřebeni, nebo ho nechte stát.
ironwood-ask-attack = { $card }: zaútočte, nebo to nechte být.
ironwood-ask-wager = Nasaďte kartu z ruky, nebo nenasazujte nic.
ironwood-ask-losses = { $side-dat } působíte { $n } poškození: kdo padne?
ironwood-ask-retreat = Zvítězili jste: přinutit { $side-acc } k ústupu?
ironwood-ask-cargo-out = { $card }: kolik krystalů opustí náklad (nejvýše { $n })?
ironwood-ask-cargo = Vrták je zničen: vzít krystal z jeho nákladu?
ironwood-ask-resolve = { $card }: vyberte efekt (k vyhodnocení: { $n }).
ironwood-ask-spend = { $card }: utratit { $n ->
    [one] krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }?
ironwood-ask-spend-up-to = Utraťte krystaly (nejvýše { $n }).
ironwood-ask-burn = Spalte kartu (zbývá: { $n }), nebo efekt vynechte.
ironwood-ask-burn-up-to = Spalte kartu (ještě nejvýše { $n }), nebo přestaňte.
ironwood-ask-when-burned = Karta „{ $card }“ byla spálena: použít její efekt?
ironwood-ask-discover = Objevte totem pomocí vize, kterou teď lze následovat, nebo pokračujte.
ironwood-ask-flip = Otočte slábnoucí totem na nabitou stranu.
ironwood-ask-foundation = Umístěte základy do okrajové oblasti hor, kterou ovládáte.
ironwood-ask-build = Postavte kovárnu na základech, které ovládáte.
ironwood-ask-newcomer = Umístěte bojovníka navíc (zbývá: { $n }), nebo skončete.
ironwood-ask-recruit = Naverbujte bojovníka (zbývá: { $n }), nebo skončete.
ironwood-ask-recruit-golem = Naverbujte golema (zbývá: { $n }), nebo skončete.
ironwood-ask-remove = { $card }: odeberte nepřátelského bojovníka (zbývá: { $n }), nebo skončete.
ironwood-ask-replace = Nahraďte jednoho ze svých bojovníků golemem.
ironwood-ask-shift = { $card }: odsuňte nepřátelské jednotky do sousední lokality, nebo je nechte být.
ironwood-ask-who-shifts = Kdo bude odsunut z oblasti { $a } do oblasti { $b }?
ironwood-ask-mark = { $card }: označte lokalitu pro toto kolo.
ironwood-ask-further = Zahrajte navrch další kartu, nebo ukončete tah.
ironwood-ask-survey = Nechat vizi na vrchu balíčku, nebo ji dát pod balíček?
ironwood-ask-bottom = Dejte speciální kartu z ruky pod svůj balíček (zbývá: { $n }).
ironwood-ask-bottom-vision = Dejte vizi z ruky pod balíček vizí (zbývá: { $n }).
ironwood-ask-remove-markers = Odeberte kostičku z nepřátelské přetrvávající karty (zbývá: { $n }), nebo skončete.
ironwood-ask-opponent-burn = Vyberte kartu z protivníkovy ruky, která bude spálena.
ironwood-ask-opponent-bottom = Vyberte kartu z protivníkovy ruky, která půjde pod jeho balíček.
ironwood-ask-discard = Máte plnou ruku: odhoďte speciální kartu (zbývá: { $n }).
ironwood-ask-buy = Naverbujte bojovníka (cena v krystalech: { $cost }, máte: { $n }), nebo skončete.

## what may be chosen

ironwood-do-play = Zahrát: { $a }
ironwood-do-pass = Pasovat a dobrat kartu
ironwood-do-draw = Dobrat { $a ->
    [one] 1 kartu
    [few] { $a } karty
   *[other] { $a } karet
 }
ironwood-do-return = Zamíchat zpět: { $a }
ironwood-do-tick = { $a }
ironwood-do-resolve = Ano
ironwood-do-first = Nejdřív: { $a }
ironwood-do-rest = Nejdřív zbytek karty „{ $a }“
ironwood-do-skip = Ne, dál
ironwood-do-done = Hotovo
ironwood-do-move = { $a } → { $b }
ironwood-do-carry = { $a } → { $b } { $c-id ->
    [charged] s nabitým
   *[fading] se slábnoucím
 } totemem
ironwood-do-units = { $a ->
    [0] { $b ->
        [one] 1 golem
        [few] { $b } golemové
       *[other] { $b } golemů
     }
    [one] 1 bojovník
    [few] { $a } bojovníci
   *[other] { $a } bojovníků
 }{ $a ->
    [0] {""}
   *[other] { $b ->
        [0] {""}
        [one] {" "}a 1 golem
        [few] {" "}a { $b } golemové
       *[other] {" "}a { $b } golemů
     }
 }
ironwood-do-drill = Vrták do oblasti { $a }
ironwood-do-attack = Zaútočit: { $a } → { $b }
ironwood-do-wager = Nasadit: { $a }
ironwood-do-bluff = Nasadit jako blaf: { $a }
ironwood-do-decline = Nenasadit nic
ironwood-do-losses = Odebrat { $a ->
    [0] { $b ->
        [one] 1 golema
        [few] { $b } golemy
       *[other] { $b } golemů
     }
    [one] 1 bojovníka
    [few] { $a } bojovníky
   *[other] { $a } bojovníků
 }{ $a ->
    [0] {""}
   *[other] { $b ->
        [0] {""}
        [one] {" "}a 1 golema
        [few] {" "}a { $b } golemy
       *[other] {" "}a { $b } golemů
     }
 }
ironwood-do-retreat = Ústup do oblasti { $a }
ironwood-do-stay = Ať zůstanou
ironwood-do-take = Vzít krystal
ironwood-do-leave = Nechat být
ironwood-do-cargo = { $a ->
    [one] 1 krystal
    [few] { $a } krystaly
   *[other] { $a } krystalů
 }
ironwood-do-option = { $a }: { $b }. efekt
ironwood-do-pay = Zaplatit { $a ->
    [one] 1 krystal
    [few] { $a } krystaly
   *[other] { $a } krystalů
 }
ironwood-do-burn = Spálit: { $a }
ironwood-do-discover = { $a }: totem do oblasti { $b }
ironwood-do-flip = Nabít totem v oblasti { $a }
ironwood-do-foundation = Základy v oblasti { $a }
ironwood-do-build = Kovárna v oblasti { $a }
ironwood-do-recruit = Verbovat v oblasti { $a }
ironwood-do-remove = Odebrat bojovníka z oblasti { $a }
ironwood-do-replace = Golem za bojovníka v oblasti { $a }
ironwood-do-shift = Odsunout: { $a } → { $b }
ironwood-do-mark = Označit oblast { $a }
ironwood-do-keep = Nechat navrchu
ironwood-do-bottom = Pod balíček: { $a }
ironwood-do-bury = Pod balíček
ironwood-do-unmark = { $a }
ironwood-do-pick = { $a }
ironwood-do-discard = Odhodit: { $a }
ironwood-do-concede = Vzdát partii

ironwood-do-option-WW01-1 = Dobrat kartu vize
ironwood-do-option-WW01-2 = Objevovat
ironwood-do-option-WW03-1 = Přesunout 5 bojovníků
ironwood-do-option-WW03-2 = Zaútočit na Ferrum a při vítězství ukrást polovinu krystalů
ironwood-do-option-WW10-1 = Objevovat
ironwood-do-option-WW10-2 = Přesunout 3 bojovníky
ironwood-do-option-WW33-1 = Utratit až 3 krystaly a dobrat tolik karet
ironwood-do-option-WW33-2 = Spálit až 3 karty a získat tolik krystalů a 1 navíc
ironwood-do-option-WW38-1 = Nabít slábnoucí totem
ironwood-do-option-WW38-2 = Objevovat
ironwood-do-option-WW38-3 = Přesunout 3 bojovníky
ironwood-do-option-WW38-4 = Ukrást krystal
ironwood-do-option-IC01-1 = Utratit 1: naverbovat bojovníka u kovárny a přesunout oddíl
ironwood-do-option-IC01-2 = Utratit 5: postavit kovárnu
ironwood-do-option-IC01-3 = Zaútočit s poškozením +1
ironwood-do-option-IC02-1 = Přesunout 2 oddíly
ironwood-do-option-IC02-2 = Zaútočit
ironwood-do-option-IC03-1 = Přesunout vrták
ironwood-do-option-IC03-2 = Přesunout oddíl
ironwood-do-option-IC03-3 = Umístit základy

ironwood-note-idle = teď by se nic nestalo
ironwood-note-without = teď nelze { $op }

## what happened

ironwood-log-round = { $n }. kolo
ironwood-log-gain = { $side } { $side-number ->
    [many] získávají
   *[one] získává
 } { $n ->
    [one] krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }.
ironwood-log-steal = { $side } { $side-number ->
    [many] kradou
   *[one] krade
 } { $n ->
    [one] krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }.
ironwood-log-spend = { $side } { $side-number ->
    [many] utrácejí
   *[one] utrácí
 } { $n ->
    [one] krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }.
ironwood-log-reshuffle = { $side } { $side-number ->
    [many] míchají
   *[one] míchá
 } odhazovací hromádku do nového balíčku.
ironwood-log-draw = { $side } si { $side-number ->
    [many] dobírají
   *[one] dobírá
 } { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }.
ironwood-log-draw-vision = Strážci hvozdu si dobírají { $n ->
    [one] vizi
    [few] { $n } vize
   *[other] { $n } vizí
 }.
ironwood-log-drew-card = Dobrali jste si kartu „{ $card }“.
ironwood-log-returned = { $side } { $side-number ->
    [many] zamíchávají
   *[one] zamíchává
 } zpět { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }.
ironwood-log-bot-draw-top = { $side } si { $side-number ->
    [many] dobírají
   *[one] dobírá
 } kartu navrch ruky.
ironwood-log-discard = { $side } { $side-number ->
    [many] odhazují
   *[one] odhazuje
 } kartu „{ $card }“.
ironwood-log-marked = Oblast { $mountain } je označena.
ironwood-log-vision-gone = Karta „{ $card }“ je pryč.
ironwood-log-vision-back = Karta „{ $card }“ se vrací do balíčku vizí.
ironwood-log-vision-shuffled = Vize je zamíchána zpět do balíčku.
ironwood-log-vision-discarded = Vize je odhozena lícem dolů.
ironwood-log-play = { $side } { $side-number ->
    [many] hrají
   *[one] hraje
 } kartu „{ $card }“.
ironwood-log-play-further = { $side } { $side-number ->
    [many] hrají
   *[one] hraje
 } navrch kartu „{ $card }“.
ironwood-log-pass = { $side } { $side-number ->
    [many] pasují
   *[one] pasuje
 }.
ironwood-log-move = Bojovník se přesouvá z oblasti { $a } do oblasti { $b }.
ironwood-log-carry = Totem putuje z oblasti { $a } do oblasti { $b }.
ironwood-log-march = { $fighters ->
    [0] { $golems ->
        [one] Golem pochoduje
        [few] { $golems } golemové pochodují
       *[other] { $golems } golemů pochoduje
     }
    [one] { $golems ->
        [0] Bojovník pochoduje
        [one] Bojovník a golem pochodují
        [few] Bojovník a { $golems } golemové pochodují
       *[other] Bojovník a { $golems } golemů pochodují
     }
    [few] { $golems ->
        [0] { $fighters } bojovníci pochodují
        [one] { $fighters } bojovníci a golem pochodují
        [few] { $fighters } bojovníci a { $golems } golemové pochodují
       *[other] { $fighters } bojovníci a { $golems } golemů pochodují
     }
   *[other] { $golems ->
        [0] { $fighters } bojovníků pochoduje
        [one] { $fighters } bojovníků a golem pochodují
        [few] { $fighters } bojovníků a { $golems } golemové pochodují
       *[other] { $fighters } bojovníků a { $golems } golemů pochoduje
     }
 } z oblasti { $a } do oblasti { $b }.
ironwood-log-discover = Je odhalena karta „{ $card }“: v oblasti { $forest } povstává totem.
ironwood-log-secure = V oblasti { $forest } je ukořistěn totem ({ $n } ze 3).
ironwood-log-no-totems-left = Strážci hvozdu už nemohou zvítězit: { $n ->
    [0] doma není žádný totem
    [one] doma je jeden totem
    [few] doma jsou { $n } totemy
   *[other] doma je { $n } totemů
 } a { $left ->
    [0] další už se najít nedá
    [one] najít se dá už jen jeden
    [few] najít se dají už jen { $left }
   *[other] najít se jich dá už jen { $left }
 }.
ironwood-log-no-forges-left = Železné bratrstvo už nemůže zvítězit: na tři kovárny nezbývá dost žetonů kovárny.
ironwood-log-faded = V oblasti { $forest } { $n ->
    [one] mizí totem
    [few] mizí { $n } totemy
   *[other] mizí { $n } totemů
 }.
ironwood-log-fading = V oblasti { $forest } { $n ->
    [one] začíná slábnout totem
    [few] začínají slábnout { $n } totemy
   *[other] začíná slábnout { $n } totemů
 }.
ironwood-log-recharged = Totem v oblasti { $forest } je znovu nabitý.
ironwood-log-foundation = V oblasti { $mountain } jsou položeny základy.
ironwood-log-forge = V oblasti { $mountain } je postavena kovárna ({ $n } ze 3).
ironwood-log-spirits = Kostičky na Duších lesa: { $n }.
ironwood-log-drill = Vrták se přesouvá z oblasti { $a } do oblasti { $b }.
ironwood-log-cargo = { $n ->
    [0] Do nákladu nejde žádný krystal
    [one] Do nákladu jde jeden krystal
    [few] Do nákladu jdou { $n } krystaly
   *[other] Do nákladu jde { $n } krystalů
 }; celkem v nákladu: { $total }.
ironwood-log-unload = { $n ->
    [one] Vykládá se krystal
    [few] Vykládají se { $n } krystaly
   *[other] Vykládá se { $n } krystalů
 }.
ironwood-log-survey = Železné bratrstvo se dívá na vrchní vizi.
ironwood-log-surveyed = Na vrchu leží karta „{ $card }“.
ironwood-log-buried = Vize jde pod balíček.
ironwood-log-drill-destroyed = Vrták v oblasti { $mountain } je zničen a vrací se do města Ferrum.
ironwood-log-plundered = Strážci hvozdu berou krystal z nákladu.
ironwood-log-newcomer = { $side } { $side-number ->
    [many] dostávají
   *[one] dostává
 } bojovníka navíc v oblasti { $place }.
ironwood-log-recruit = { $side } { $side-number ->
    [many] verbují
   *[one] verbuje
 } v oblasti { $place }.
ironwood-log-recruit-golem = { $side } { $side-number ->
    [many] verbují
   *[one] verbuje
 } golema v oblasti { $place }.
ironwood-log-remove = Bojovník { $side-gen } je odebrán z oblasti { $place }.
ironwood-log-replace = V oblasti { $mountain } nahrazuje golem bojovníka.
ironwood-log-shift = { $n ->
    [one] Jedna jednotka { $side-gen } je odsunuta
    [few] { $n } jednotky { $side-gen } jsou odsunuty
   *[other] { $n } jednotek { $side-gen } je odsunuto
 } z oblasti { $a } do oblasti { $b }.
ironwood-log-attack = { $side } útočí z oblasti { $a } na oblast { $b }.
ironwood-log-automatic = Nikdo neklade odpor: { $side } vítězí bez boje.
ironwood-log-wagered = { $side } { $side-number ->
    [many] nasazují
   *[one] nasazuje
 } kartu.
ironwood-log-declined = { $side } nic { $side-number ->
    [many] nenasazují
   *[one] nenasazuje
 }.
ironwood-log-wager-open = { $side } { $side-number ->
    [many] nasazují
   *[one] nasazuje
 } lícem nahoru kartu „{ $card }“.
ironwood-log-revealed = Odhaleno: { $a } × { $b }.
ironwood-log-damage = Poškození: Strážci hvozdu způsobují { $a }, Železné bratrstvo { $b }.
ironwood-log-losses = Padlí: Strážci hvozdu { $a }, Železné bratrstvo { $fighters }{ $golems ->
    [0] {""}
    [one] {" "}a golem
    [few] {" "}a { $golems } golemové
   *[other] {" "}a { $golems } golemů
 }.
ironwood-log-cargo-out = { $n ->
    [one] Krystal opouští náklad
    [few] { $n } krystaly opouštějí náklad
   *[other] { $n } krystalů opouští náklad
 }; vrták na stupnici zůstává.
ironwood-log-idle = { $card }: teď nelze { $op }.
ironwood-log-dominance = Převaha: Strážci hvozdu { $a }, Železné bratrstvo { $b }.
ironwood-log-won = { $side } vítězí v bitvě.
ironwood-log-nobody = Nikdo nezbyl: nikdo nevítězí.
ironwood-ui-nobody = { ironwood-log-nobody }
ironwood-odds-battle = Bitva
ironwood-odds-won = zvítězíte
ironwood-odds-beaten = budete poraženi
ironwood-odds-nobody = nezbude nikdo
ironwood-odds-dealt = Ztráty nepřítele
ironwood-odds-taken = Vaše ztráty
ironwood-odds-units = { $n ->
    [0] žádné
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
ironwood-odds-each-card = Každá karta, kterou může nepřítel mít, se počítá za stejně pravděpodobnou, a stejně tak žádná karta. Kdo působí poškození, odstraní co nejvíce jednotek.
ironwood-odds-each-card-bot = Každá karta, kterou může automat mít, se počítá za stejně pravděpodobnou. Kdo působí poškození, odstraní co nejvíce jednotek.
ironwood-log-battle-over = Bitva skončila: { $a } – { $b }.
ironwood-log-retreat = { $side } { $side-number ->
    [many] ustupují
   *[one] ustupuje
 } do oblasti { $place }.
ironwood-log-linger = Karta „{ $card }“ přetrvává { $n ->
    [one] s 1 kostičkou
    [few] se { $n } kostičkami
   *[other] s { $n } kostičkami
 }.
ironwood-log-unmark = Karta „{ $card }“ ztrácí kostičku: { $n ->
    [0] nezbývá žádná
    [one] zbývá jedna
    [few] zbývají { $n }
   *[other] zbývá { $n }
 }.
ironwood-log-exhausted = Karta „{ $card }“ je vyčerpaná.
ironwood-log-this-round = Karta „{ $card }“ v tomto kole pomáhá { $side-dat }.
ironwood-log-burn = { $side } pálí kartu „{ $card }“.
ironwood-log-burn-vision = { $side } pálí vizi.
ironwood-log-mark = Oblast { $place } je označena.
ironwood-log-look = { $side } se { $side-number ->
    [many] dívají
   *[one] dívá
 } na protivníkovu ruku.
ironwood-log-look-visions = Železné bratrstvo se dívá na vize v ruce.
ironwood-log-saw = Vidíte kartu „{ $card }“.
ironwood-log-bottom = { $side } { $side-number ->
    [many] dávají
   *[one] dává
 } kartu pod balíček.
ironwood-log-opponent-bottom = { $side } { $side-number ->
    [many] dávají
   *[one] dává
 } kartu pod balíček.

## why not

ironwood-why-unknown-place = Lokalita jménem { $name } neexistuje.
ironwood-why-wrong-kind = Strážci hvozdu zůstávají v lesích, Železné bratrstvo v horách.
ironwood-why-nobody-there = V oblasti { $place } nikoho nemáte.
ironwood-why-no-trail = Mezi oblastmi { $a } a { $b } nevede stezka.
ironwood-why-no-ridge = Mezi oblastmi { $a } a { $b } nevede hřeben.
ironwood-why-held-back = Nějaká karta tam zakazuje přesuny: { $place }.
ironwood-why-already-moved = Všichni v oblasti { $place } se v tomto tahu už přesunuli.
ironwood-why-warband-started = Oddíl z oblasti { $place } se tímto efektem už přesunul, nebo tam tento efekt nevede.
ironwood-why-totem-held = V tomto tahu se totemy nesmějí přesouvat.
ironwood-why-no-totem = V oblasti { $place } žádný totem není.
ironwood-why-attack-kinds = Útočí se z vlastní lokality na sousední lokalitu nepřítele.
ironwood-why-outer-forest = V okrajové oblasti lesa nemůže bitva začít.
ironwood-why-not-touching = Oblasti { $a } a { $b } spolu nesousedí.
ironwood-why-no-enemy = V oblasti { $place } není na koho útočit.
ironwood-why-not-that-warband = Tato karta určuje jiný oddíl nebo jiný cíl.
ironwood-why-vision-not-played = Vize se nehrají ani nenasazují; odhaluje je efekt Objevuj.
ironwood-why-unknown-card = Karta jménem { $name } neexistuje.
ironwood-why-not-in-hand = Kartu „{ $card }“ v ruce nemáte.
ironwood-why-card-not-now = Kartu „{ $card }“ teď zahrát nelze.
ironwood-why-vision-not-held = Kartu „{ $card }“ v ruce nemáte.
ironwood-why-no-totem-left = V zásobě už žádný totem není.
ironwood-why-mountain-controlled = Oblast { $place } ovládá Železné bratrstvo.
ironwood-why-nobody-near = Žádný z vašich oddílů není ve vnitřní oblasti lesa sousedící s oblastí { $place }.
ironwood-why-nobody-in-forest = Vyberte vnitřní oblast lesa, která sousedí s oblastí { $place } a ve které máte oddíl.
ironwood-why-drill-stays = Vrták musí svou oblast hor opustit; zůstat stát není přesun.
ironwood-why-not-outer = V oblasti { $place } není staveniště kovárny: mají ho jen okrajové oblasti hor.
ironwood-why-not-controlled = Oblast { $place } neovládáte.
ironwood-why-site-taken = V oblasti { $place } už základy nebo kovárna jsou.
ironwood-why-no-token = Všechny žetony kovárny jsou na plánu.
ironwood-why-no-foundation = V oblasti { $place } nejsou základy.
ironwood-why-no-forge = V oblasti { $place } není kovárna.
ironwood-why-not-outer-forest = { $place } není okrajová oblast lesa.
ironwood-why-base-stays = „{ $card }“ je základní karta: nikdy se neodhazuje ani nedává do balíčku.
ironwood-why-base-never-burned = Základní karty se nikdy nepálí: { $card }.
ironwood-why-cannot-pay = { $n ->
    [0] Nemáte žádný krystal
    [one] Máte 1 krystal
    [few] Máte { $n } krystaly
   *[other] Máte { $n } krystalů
 }; to nestačí, nebo se tolik nežádá.
ironwood-why-pay-for-nothing = Utracené krystaly by teď nic nepřinesly.

## positions and packs

ironwood-bad-key = { $field } není klíč pozice; existují: { $known }.
ironwood-bad-number = { $field }: je třeba celé číslo od { $least } do { $most }, ne { $value }.
ironwood-bad-list = { $field }: je třeba seznam jmen, ne { $value }.
ironwood-bad-mapping = { $field }: je třeba tabulka jmen a hodnot, ne { $value }.
ironwood-bad-side = { $field }: { $value } není strana; existují woodwalkers a ironclad.
ironwood-bad-unknown = { $field }: { $value } není známo.
ironwood-bad-site = { $value } není stav staveniště; existují empty, foundation a forge.
ironwood-bad-site-place = { $value } nemá staveniště kovárny.
ironwood-bad-wrong-side = { $card } nepatří mezi karty { $side-gen }.
ironwood-bad-card-twice = { $card } je uvedena dvakrát.
ironwood-bad-card-removed = { $card } v sólové hře v balíčku není.
ironwood-bad-seen = Karta, kterou protivník viděl, musí být v ruce { $side-gen }.
ironwood-bad-no-bot = V tomto scénáři nehraje žádný automat.
ironwood-bad-at = { $value } není okamžik kola; existují: { $known }.
ironwood-bad-finished = Tři kovárny nebo tři totemy: tato partie už je vyhraná.
ironwood-bad-broken = Pozice odporuje hernímu materiálu: { $detail }.
ironwood-pack-step = { pack-at }: krok potřebuje operaci: op = "..."
ironwood-pack-op = { pack-at }: { $value } není operace jazyka efektů; existují: { $known }
ironwood-pack-place = { pack-at }: { $value } není místo jazyka efektů; existují: { $known }
ironwood-pack-from = { pack-at }: { $value } není oddíl jazyka efektů: moved:id, recruited:id, replaced:id nebo not:id
ironwood-pack-condition = { pack-at }: { $value } není podmínka jazyka efektů: opponent_visions>=n
ironwood-pack-one-way = { $file }.toml: záznam { $record }: pole { $field }: uvádí { $other }, který ho zpětně neuvádí
ironwood-pack-capital = board.toml: hlavním městem musí být právě jedna oblast hor, ne { $count }
ironwood-pack-out-of-place = { $file }.toml: záznam { $record }: pole { $field }: { $value } patří ke krokům hrané karty
ironwood-pack-reference = { $file }.toml: záznam { $record }: pole { $field }: žádný krok nemá id { $value }

## places

ironwood-ferrum = Ferrum
    .gender = n
ironwood-auria = Auria
    .gender = f
    .gen = Aurie
    .dat = Aurii
    .acc = Aurii
    .loc = Aurii
    .ins = Aurií
ironwood-lithimar = Lithimar
    .gen = Lithimaru
    .dat = Lithimaru
    .acc = Lithimar
    .loc = Lithimaru
    .ins = Lithimarem
ironwood-palladimor = Palladimor
    .gen = Palladimoru
    .dat = Palladimoru
    .acc = Palladimor
    .loc = Palladimoru
    .ins = Palladimorem
ironwood-zincur = Zincur
    .gen = Zincuru
    .dat = Zincuru
    .acc = Zincur
    .loc = Zincuru
    .ins = Zincurem
ironwood-argentimar = Argentimar
    .gen = Argentimaru
    .dat = Argentimaru
    .acc = Argentimar
    .loc = Argentimaru
    .ins = Argentimarem
ironwood-chromia = Chromia
    .gender = f
    .gen = Chromie
    .dat = Chromii
    .acc = Chromii
    .loc = Chromii
    .ins = Chromií
ironwood-cobaltis = Cobaltis
    .gen = Cobaltisu
    .dat = Cobaltisu
    .acc = Cobaltis
    .loc = Cobaltisu
    .ins = Cobaltisem
ironwood-cuprumis = Cuprumis
    .gen = Cuprumisu
    .dat = Cuprumisu
    .acc = Cuprumis
    .loc = Cuprumisu
    .ins = Cuprumisem
ironwood-gallimor = Gallimor
    .gen = Gallimoru
    .dat = Gallimoru
    .acc = Gallimor
    .loc = Gallimoru
    .ins = Gallimorem
ironwood-plumbarum = Plumbarum
    .gender = n
ironwood-f01 = Západní temnoles
    .gen = Západního temnolesa
    .dat = Západnímu temnolesu
    .acc = Západní temnoles
    .loc = Západním temnolese
    .ins = Západním temnolesem
ironwood-f02 = Severní temnoles
    .gen = Severního temnolesa
    .dat = Severnímu temnolesu
    .acc = Severní temnoles
    .loc = Severním temnolese
    .ins = Severním temnolesem
ironwood-f03 = Severovýchodní temnoles
    .gen = Severovýchodního temnolesa
    .dat = Severovýchodnímu temnolesu
    .acc = Severovýchodní temnoles
    .loc = Severovýchodním temnolese
    .ins = Severovýchodním temnolesem
ironwood-f04 = Stříbrokapradí
    .gender = n
    .gen = Stříbrokapradí
    .dat = Stříbrokapradí
    .acc = Stříbrokapradí
    .loc = Stříbrokapradí
    .ins = Stříbrokapradím
ironwood-f05 = Údolí vysokých borovic
    .gender = n
    .gen = Údolí vysokých borovic
    .dat = Údolí vysokých borovic
    .acc = Údolí vysokých borovic
    .loc = Údolí vysokých borovic
    .ins = Údolím vysokých borovic
ironwood-f06 = Lesklá houština
    .gender = f
    .gen = Lesklé houštiny
    .dat = Lesklé houštině
    .acc = Lesklou houštinu
    .loc = Lesklé houštině
    .ins = Lesklou houštinou
ironwood-f07 = Háj u Severní brány
    .gen = Háje u Severní brány
    .dat = Háji u Severní brány
    .acc = Háj u Severní brány
    .loc = Háji u Severní brány
    .ins = Hájem u Severní brány
ironwood-f08 = Háj u Západní brány
    .gen = Háje u Západní brány
    .dat = Háji u Západní brány
    .acc = Háj u Západní brány
    .loc = Háji u Západní brány
    .ins = Hájem u Západní brány
ironwood-f09 = Divočina u Východní brány
    .gender = f
    .gen = Divočiny u Východní brány
    .dat = Divočině u Východní brány
    .acc = Divočinu u Východní brány
    .loc = Divočině u Východní brány
    .ins = Divočinou u Východní brány
ironwood-f10 = Háj u Jižní brány
    .gen = Háje u Jižní brány
    .dat = Háji u Jižní brány
    .acc = Háj u Jižní brány
    .loc = Háji u Jižní brány
    .ins = Hájem u Jižní brány
ironwood-f11 = Olověné mechoviště
    .gender = n
    .gen = Olověného mechoviště
    .dat = Olověnému mechovišti
    .acc = Olověné mechoviště
    .loc = Olověném mechovišti
    .ins = Olověným mechovištěm
ironwood-f12 = Údolí nízkých dubů
    .gender = n
    .gen = Údolí nízkých dubů
    .dat = Údolí nízkých dubů
    .acc = Údolí nízkých dubů
    .loc = Údolí nízkých dubů
    .ins = Údolím nízkých dubů
ironwood-f13 = Měděnolistá houština
    .gender = f
    .gen = Měděnolisté houštiny
    .dat = Měděnolisté houštině
    .acc = Měděnolistou houštinu
    .loc = Měděnolisté houštině
    .ins = Měděnolistou houštinou
ironwood-f14 = Západní divočina
    .gender = f
    .gen = Západní divočiny
    .dat = Západní divočině
    .acc = Západní divočinu
    .loc = Západní divočině
    .ins = Západní divočinou
ironwood-f15 = Jižní temnoles
    .gen = Jižního temnolesa
    .dat = Jižnímu temnolesu
    .acc = Jižní temnoles
    .loc = Jižním temnolese
    .ins = Jižním temnolesem
ironwood-f16 = Jihovýchodní temnoles
    .gen = Jihovýchodního temnolesa
    .dat = Jihovýchodnímu temnolesu
    .acc = Jihovýchodní temnoles
    .loc = Jihovýchodním temnolese
    .ins = Jihovýchodním temnolesem

## cards

ironwood-WW01 = Vize
    .effect = Doberte si 1 speciální kartu. Vyhodnoťte 1: doberte si 1 kartu vize; nebo Objevujte.
ironwood-WW02 = Rychlý úder
    .effect = Přesuňte 3 bojovníky. Zaútočte. Vítězství: získejte 1 krystal.
ironwood-WW03 = Plenění
    .effect = Vyhodnoťte 1, nebo utraťte 2 krystaly a vyhodnoťte 2: Přesuňte 5 bojovníků; Zaútočte na Ferrum – Vítězství: ukradněte polovinu protivníkových dostupných krystalů, zaokrouhleno nahoru.
ironwood-WW04 = Přepadení
    .effect = Přesuňte 4 bojovníky. Odeberte 1 bojovníka Železného bratrstva z oblasti hor sousedící s oblastí lesa, kde je některý z právě přesunutých bojovníků.
ironwood-WW05 = Úkryt v korunách
    .effect = Přesuňte 4 bojovníky. Zahrajte 1 základní kartu; její Přesuň smí přesunout tytéž bojovníky podruhé. V tomto tahu se totemy nesmějí přesouvat.
ironwood-WW06 = Křišťálová znamení
    .effect = Doberte si 1 kartu vize. Získejte 1 krystal.
ironwood-WW07 = Posvátná půda
    .effect = Objevujte. Naverbujte 2 bojovníky v jedné nebo více okrajových oblastech lesa.
ironwood-WW08 = Skryté stezky
    .effect = Přesuňte 6 bojovníků. Získejte 1 krystal.
ironwood-WW09 = Děti lesa
    .effect = Naverbujte 1 bojovníka v okrajové oblasti lesa. Zahrajte 1 základní kartu.
ironwood-WW10 = Křišťálový květ
    .effect = Získejte 1 krystal. Vyhodnoťte 1: Objevujte; nebo Přesuňte 3 bojovníky.
ironwood-WW11 = Svolávací rohy
    .effect = Naverbujte po 1 bojovníkovi až ve 2 různých okrajových oblastech lesa. Přesuňte 2 bojovníky.
ironwood-WW12 = Cesta duchů
    .effect = Doberte si 1 speciální kartu. Přesuňte 2 bojovníky. Objevujte.
ironwood-WW13 = Vyjící výpad
    .effect = Přesuňte 3 bojovníky. Zaútočte. Tento boj: +1 převaha. Vítězství: doberte si 1 speciální kartu.
ironwood-WW14 = Otrávené prameny
    .effect = Ukradněte 1 krystal. Odeberte 1 bojovníka Železného bratrstva z oblasti hor sousedící s vnitřní oblastí lesa, kterou ovládáte.
ironwood-WW15 = Hojnost lesa
    .effect = Doberte si 2 speciální karty. Získejte 1 krystal.
ironwood-WW16 = Instinkt lovce
    .effect = Spalte 1 kartu: pokud to uděláte, Přesuňte 4 bojovníky. Zaútočte. Tento boj: +1 obrana. Vítězství: ukradněte 1 krystal.
ironwood-WW17 = Nepřítelova mysl
    .effect = Podívejte se na protivníkovu ruku a vyberte v ní 1 speciální kartu; protivník ji spálí. Naverbujte 1 bojovníka v okrajové oblasti lesa.
ironwood-WW18 = Požehnání duchů
    .effect = Doberte si 1 speciální kartu. Přetrvávající 3. Každý boj: +1 obrana.
ironwood-WW19 = Oslepující mlha
    .effect = Přesuňte 3 bojovníky. Přetrvávající 2. Každý boj: protivník vybere nasazenou kartu (nebo žádnou nenasadí) jako první a odhalí ji dřív, než vyberete svou.
ironwood-WW20 = Medvědí zuřivost
    .effect = Spalte nejvýše 2 karty. Zaútočte. Tento boj: +1 převaha a za každou takto spálenou kartu +1 poškození.
ironwood-WW21 = Úder z mlhy
    .effect = Zaútočte. Vítězství: doberte si 2 speciální karty. Potom, ať už jste vyhráli, nebo prohráli, Přesuňte 4 bojovníky (útočníci mohou udeřit a zmizet).
ironwood-WW22 = Polámaná soukolí
    .effect = Odeberte z protivníkových přetrvávajících karet celkem nejvýše 2 kostičky. Karta, která takto přijde o poslední, se odhodí a její efekt při vyčerpání se nevyhodnotí. Zahrajte 1 základní kartu.
ironwood-WW23 = Divoký hon
    .effect = Přesuňte 3 bojovníky. Přetrvávající 2. Dokud je karta ve hře, každý efekt Přesuň na kartách, které hrajete, přesune o 1 bojovníka víc.
ironwood-WW24 = Trnová hradba
    .effect = Přesuňte 3 bojovníky. Toto kolo: v každém boji, kde jste obráncem, +1 obrana a +1 převaha.
ironwood-WW25 = Volání předků
    .effect = Naverbujte 1 bojovníka v jedné vnitřní oblasti lesa, kterou ovládáte. Objevujte. Při spálení: naverbujte 1 bojovníka v okrajové oblasti lesa.
ironwood-WW26 = Obřad za úplňku
    .effect = Objevujte. Zahrajte 1 základní kartu jinou než Vize. V tomto tahu se totemy nesmějí přesouvat.
ironwood-WW27 = Snová věštkyně
    .effect = Doberte si 2 karty vize a potom dejte 1 kartu vize z ruky lícem dolů pod balíček vizí. Utraťte 2 krystaly: pokud to uděláte, Objevujte.
ironwood-WW28 = Válečný tanec
    .effect = Přesuňte 2 bojovníky. Zaútočte. Vítězství: naverbujte 1 bojovníka v oblasti lesa, ze které jste zaútočili.
ironwood-WW29 = Závoj listí
    .effect = Spalte 1 kartu vize: pokud to uděláte, doberte si 2 karty vize. Zahrajte 1 základní kartu jinou než Vize.
ironwood-WW30 = Vzpoura kořenů
    .effect = Označte 1 oblast hor (ne Ferrum) sousedící s vnitřní oblastí lesa, kterou ovládáte. Odeberte z ní 1 bojovníka Železného bratrstva. Toto kolo: jednotky Železného bratrstva ani vrták se nesmějí přesouvat do označené oblasti ani z ní.
ironwood-WW31 = Ozvěna Ochránce
    .effect = Přetrvávající 2. Každý boj: +1 poškození. Zaútočte.
ironwood-WW32 = Uhánějící duchové
    .effect = Přesuňte 4 bojovníky. Přesuňte tytéž bojovníky znovu.
ironwood-WW33 = Tkalci krystalů
    .effect = Vyhodnoťte 1: utraťte nejvýše 3 krystaly a doberte si stejný počet speciálních karet; nebo spalte nejvýše 3 karty a získejte stejný počet krystalů plus 1. Při spálení: získejte 2 krystaly.
ironwood-WW34 = Soví poslové
    .effect = Doberte si 3 speciální karty a potom dejte 1 speciální kartu z ruky pod svůj balíček speciálních karet. Při spálení: doberte si 1 speciální kartu.
ironwood-WW35 = Vábení hlubin
    .effect = Vyberte oblast hor (ne Ferrum) sousedící s vnitřní oblastí lesa, kterou ovládáte; přesuňte z ní nejvýše 2 bojové jednotky Železného bratrstva do jedné sousední oblasti hor podle svého výběru. Zaútočte. Vítězství: doberte si 1 speciální kartu.
ironwood-WW36 = Ukradené plány
    .effect = Protivník ukáže ruku; vyberte z ní 1 speciální kartu a dejte ji pod protivníkův balíček speciálních karet. Doberte si 1 kartu vize.
ironwood-WW37 = Krev háje
    .effect = Zaútočte. Přetrvávající 3. Po každém boji, ve kterém byl odebrán alespoň 1 váš bojovník, naverbujte 1 bojovníka v okrajové oblasti lesa. Při spálení: Přesuňte 2 bojovníky.
ironwood-WW38 = Srdce Ochránce
    .effect = Vyhodnoťte 1, nebo utraťte 2 krystaly a vyhodnoťte 2: otočte 1 slábnoucí totem na plánu na nabitou stranu; Objevujte; Přesuňte 3 bojovníky; ukradněte 1 krystal.
ironwood-IC01 = Posílení
    .effect = Vyhodnoťte 1: utraťte 1 krystal – naverbujte 1 bojovníka v oblasti hor s kovárnou, potom Přesuňte 1 oddíl; nebo utraťte 5 krystalů a Postavte kovárnu; nebo Zaútočte – Tento boj: +1 poškození.
ironwood-IC02 = Dobývání
    .effect = Doberte si 1 speciální kartu. Vyhodnoťte 1, nebo utraťte 2 krystaly a vyhodnoťte 2: Přesuňte 2 oddíly; Zaútočte.
ironwood-IC03 = Rozšíření
    .effect = Vyhodnoťte 2: Přesuňte vrták; Přesuňte 1 oddíl; umístěte jedny základy do okrajové oblasti hor, kterou ovládáte.
ironwood-IC04 = Průmyslový pochod
    .effect = Přesuňte 2 oddíly. Získejte 2 krystaly.
ironwood-IC05 = Ozbrojený doprovod
    .effect = Přesuňte 1 oddíl. Přesuňte vrták. Získejte 2 krystaly.
ironwood-IC06 = Polní taktika
    .effect = Doberte si 1 speciální kartu. Zaútočte. Tento boj: +1 poškození.
ironwood-IC07 = Odvody
    .effect = Naverbujte 2 bojovníky v jedné nebo více oblastech hor s kovárnou. Doberte si 1 speciální kartu.
ironwood-IC08 = Vrtání tunelů
    .effect = Přesuňte vrták. Přesuňte vrták znovu.
ironwood-IC09 = Zásobovací konvoj
    .effect = Přesuňte vrták. Přesuňte nejvýše 2 oddíly; každý z nich musí skončit v oblasti s vrtákem. Získejte 1 krystal.
ironwood-IC10 = Hluboké základy
    .effect = Umístěte jedny základy do okrajové oblasti hor, kterou ovládáte. Naverbujte tam 2 bojovníky.
ironwood-IC11 = Sestavení golema
    .effect = Naverbujte 1 golema v oblasti hor s kovárnou. Přesuňte 1 oddíl.
ironwood-IC12 = Průzkum rudy
    .effect = Doberte si 1 speciální kartu. Přesuňte vrták. Tajně se podívejte na vrchní kartu balíčku vizí; můžete ji dát pod balíček vizí.
ironwood-IC13 = Průzkumné hlídky
    .effect = Přesuňte 1 oddíl. Zaútočte. Tento boj: protivník vybere nasazenou kartu (nebo žádnou nenasadí) jako první a odhalí ji dřív, než vyberete svou.
ironwood-IC14 = Shromáždění u bran
    .effect = Získejte 3 krystaly. Naverbujte 1 bojovníka v oblasti hor s kovárnou.
ironwood-IC15 = Přehřáté motory
    .effect = Spalte 1 speciální kartu: pokud to uděláte, získejte 3 krystaly. Přesuňte vrták.
ironwood-IC16 = Bezhlavý útok
    .effect = Naverbujte 1 bojovníka v oblasti hor, kterou ovládáte. Zaútočte s tamním oddílem (s kterýmkoli, pokud jste nikoho nenaverbovali). Tento boj: +1 převaha. Vítězství: ukradněte 1 krystal.
ironwood-IC17 = Roztříštěné sny
    .effect = Naverbujte 1 bojovníka v oblasti hor s kovárnou. Přesuňte 1 oddíl. Pokud má protivník v ruce alespoň 1 kartu vize, 1 z nich se náhodně vybere a zamíchá do balíčku vizí.
ironwood-IC18 = Pojízdná kasárna
    .effect = Přesuňte vrták. Naverbujte 2 bojovníky v oblasti s vrtákem.
ironwood-IC19 = Krystalové jádro
    .effect = Nahraďte 1 svého bojovníka na plánu 1 golemem. Přesuňte 2 oddíly.
ironwood-IC20 = Velkolepá stavba
    .effect = Umístěte jedny základy do okrajové oblasti hor, kterou ovládáte. Utraťte 4 krystaly: pokud to uděláte, Postavte kovárnu (i na právě umístěných základech).
ironwood-IC21 = Mýcení
    .effect = Vyberte nejvýše 2 různé vnitřní oblasti lesa sousedící s oblastmi hor, které ovládáte; z každé odeberte 1 bojovníka Strážců hvozdu.
ironwood-IC22 = Krystalové účty
    .effect = Získejte 2 krystaly. Přetrvávající 2. Pokaždé, když z této karty ve fázi přípravy odeberete kostičku, doberte si 1 speciální kartu.
ironwood-IC23 = Válečný stroj
    .effect = Zaútočte. Tento boj: +2 poškození.
ironwood-IC24 = Hřebenová dráha
    .effect = Přetrvávající 2. Po každém přesunu vrtáku můžete Přesunout 1 oddíl, který musí skončit v oblasti s vrtákem. Přesuňte vrták. Získejte 1 krystal.
ironwood-IC25 = Štítová hradba
    .effect = Naverbujte 2 bojovníky v jedné nebo více oblastech hor s kovárnou. Přetrvávající 2. Každý boj, ve kterém jste obráncem: +1 obrana.
ironwood-IC26 = Obléhací formace
    .effect = Přesuňte 1 oddíl. Zaútočte s tímto oddílem. Tento boj: +1 obrana. Vítězství: odeberte 1 bojovníka Strážců hvozdu z poraženého oddílu, než ustoupí.
ironwood-IC27 = Výslech
    .effect = Podívejte se na protivníkovu ruku a vyberte v ní 1 speciální kartu; protivník ji spálí. Doberte si 1 speciální kartu.
ironwood-IC28 = Rafinerie krystalů
    .effect = Přetrvávající 3. Pokaždé, když z této karty ve fázi přípravy odeberete kostičku, získejte 1 krystal. Získejte 1 krystal.
ironwood-IC29 = Trik s návnadou
    .effect = Vyberte oddíl Strážců hvozdu ve vnitřní oblasti lesa; celý nebo jeho část přesuňte po stezce do 1 sousední vnitřní oblasti lesa. Totemy zůstávají na místě.
ironwood-IC30 = Železné cesty
    .effect = Přesuňte 2 oddíly. Získejte 1 krystal. Přetrvávající 2. Dokud je karta ve hře, každý efekt Přesuň na kartách, které hrajete, přesouvá-li oddíly, přesune o 1 oddíl víc.
ironwood-IC31 = Blokáda
    .effect = Označte 1 vnitřní oblast lesa sousedící s oblastí hor, kterou ovládáte. Toto kolo: bojovníci Strážců hvozdu se z označené oblasti nesmějí přesunout. Zaútočte.
ironwood-IC32 = Předvoj golemů
    .effect = Nahraďte 1 svého bojovníka na plánu 1 golemem. Zaútočte s oddílem tohoto golema.
ironwood-IC33 = Prorok v okovech
    .effect = Podívejte se na všechny karty vizí v protivníkově ruce. Naverbujte 1 bojovníka v oblasti hor, kterou ovládáte. Umístěte jedny základy do okrajové oblasti hor, kterou ovládáte. Získejte 1 krystal.
ironwood-IC34 = Nákladní skluz
    .effect = Přesuňte vrták. Přesuňte nejvýše 3 krystaly z nákladu mezi své dostupné krystaly; ukazatel na stupnici vrtáku zůstává.
ironwood-IC35 = Dlouhodobá investice
    .effect = Přetrvávající 2. Při vyčerpání: získejte 3 krystaly a doberte si 1 speciální kartu.
ironwood-IC36 = Falešné proroctví
    .effect = Pokud má protivník v ruce alespoň 1 kartu vize, 1 z nich se náhodně vybere a odhodí lícem dolů a protivník si dobere 1 kartu vize. Přesuňte 2 oddíly.
ironwood-IC37 = Slévárna golemů
    .effect = Utraťte 2 krystaly: pokud to uděláte, Přetrvávající 2. Při vyčerpání: naverbujte 2 golemy v jedné nebo více oblastech hor s kovárnou.
ironwood-IC38 = Totální válka
    .effect = Zaútočte. Potom Zaútočte s jiným oddílem. V každém z těchto bojů: +1 poškození.

## visions

ironwood-V_AURIA = Vize Aurie
    .gender = f
    .effect = Objevte totem v oblasti Auria a získejte 3 krystaly.
ironwood-V_LITHIMAR = Vize Lithimaru
    .gender = f
    .effect = Objevte totem v oblasti Lithimar a získejte 3 krystaly.
ironwood-V_PALLADIMOR = Vize Palladimoru
    .gender = f
    .effect = Objevte totem v oblasti Palladimor a získejte 3 krystaly.
ironwood-V_ZINCUR = Vize Zincuru
    .gender = f
    .effect = Objevte totem v oblasti Zincur a získejte 3 krystaly.
ironwood-V_ARGENTIMAR = Vize Argentimaru
    .gender = f
    .effect = Objevte totem v oblasti Argentimar.
ironwood-V_CHROMIA = Vize Chromie
    .gender = f
    .effect = Objevte totem v oblasti Chromia.
ironwood-V_COBALTIS = Vize Cobaltisu
    .gender = f
    .effect = Objevte totem v oblasti Cobaltis.
ironwood-V_CUPRUMIS = Vize Cuprumisu
    .gender = f
    .effect = Objevte totem v oblasti Cuprumis.
ironwood-V_GALLIMOR = Vize Gallimoru
    .gender = f
    .effect = Objevte totem v oblasti Gallimor.
ironwood-V_PLUMBARUM = Vize Plumbarum
    .gender = f
    .effect = Objevte totem v oblasti Plumbarum.

## automata

ironwood-ask-bot-burn = Železobot na vás tlačí: spalte kartu.
ironwood-ask-bot-shield = Dřevobot žádá: spalte kartu a on si jednu dobere, nebo vám ukradne krystal.
ironwood-do-give = Nechat si ukrást krystal

ironwood-log-tied = Nerozhodně: { $place }.
ironwood-log-die = Nerozhodně mezi { $n } lokalitami, rozhoduje kouzelná kostka ({ $face }): { $place }.
ironwood-log-die-again = Kouzelná kostka ({ $face }) nikoho nenachází: hází se znovu.
ironwood-log-bot-choice = { $what }: { $place }.
ironwood-log-bot-step = { $what }
ironwood-log-bot-no-move = { $what }: nikdo se nepřesouvá.
ironwood-log-bot-enough = Oddíl vedle oblasti { $place } už má víc jednotek: nikdo se nepřesouvá.
ironwood-log-bot-too-small = Oddíl v oblasti { $a } je na oblast { $b } příliš slabý: útok se nekoná.
ironwood-log-bot-no-attack = Žádný cíl: { $side } neútočí.
ironwood-log-bot-no-retreat = Není je kam poslat: ústup se nekoná.
ironwood-log-stance = Přístup Železobota: { $stance }.
ironwood-log-bot-turn-over = { $side } končí tah.
ironwood-log-flow = Karta průběhu tahu se otáčí: { $face }.
ironwood-log-face = Režim Dřevobota: { $face }.
ironwood-log-face-back = Režim Dřevobota se vrací: { $face }.
ironwood-log-expend = { $side } { $side-number ->
    [many] vykládají
   *[one] vykládá
 } kartu „{ $card }“.
ironwood-log-expend-deck = { $side } { $side-number ->
    [many] vykládají
   *[one] vykládá
 } z vrchu balíčku kartu „{ $card }“.
ironwood-log-empty-hand = { $side } už { $side-number ->
    [many] nemají
   *[one] nemá
 } žádnou kartu: jednu si { $side-number ->
    [many] dobírají
   *[one] dobírá
 } a tah končí.
ironwood-log-no-wager-card = { $side } { $side-number ->
    [many] nemají
   *[one] nemá
 } kartu k nasazení: místo útoku si jednu { $side-number ->
    [many] dobírají
   *[one] dobírá
 }.
ironwood-log-icon = Provádí se ikona: { $icon }.
ironwood-log-icon-red = Červená ikona se vynechává: { $icon }.
ironwood-log-icon-nothing = Ikona nic nemění, { $side } { $side-number ->
    [many] získávají
   *[one] získává
 } krystal.
ironwood-log-ferrum-guard = Ferrum je prázdné: jeden bojovník přichází zdarma.
ironwood-log-not-there = Karta „{ $card }“ je odhozena: totem tam není. { $n ->
    [one] Zbývá 1 vize.
    [few] Zbývají { $n } vize.
   *[other] Zbývá { $n } vizí.
 }
ironwood-log-possible = Karta „{ $card }“ jde do balíčku vizí: oblast { $mountain } znovu přichází v úvahu.

ironwood-die-lowest-even = nejnižší sudé
ironwood-die-highest-even = nejvyšší sudé
ironwood-die-lowest-odd = nejnižší liché
ironwood-die-highest-odd = nejvyšší liché
ironwood-stance-expansive = Rozpínavý (+1 poškození)
ironwood-stance-aggressive = Agresivní (+1 převaha)
ironwood-stance-defensive = Defenzivní (+1 obrana)
ironwood-flow-alert = Ostražitý
    .gender = ma
    .gen = Ostražitého
    .dat = Ostražitému
    .acc = Ostražitého
    .loc = Ostražitém
    .ins = Ostražitým
ironwood-flow-exhausted = Vyčerpaný
    .gender = ma
    .gen = Vyčerpaného
    .dat = Vyčerpanému
    .acc = Vyčerpaného
    .loc = Vyčerpaném
    .ins = Vyčerpaným
ironwood-face-disruptive = Narušující
ironwood-face-exalted = Zaujatý

ironwood-icon-card = karta
ironwood-icon-crystals = krystaly
ironwood-icon-drill = vrták
ironwood-icon-warband = oddíl
ironwood-icon-golem = golem
ironwood-icon-forge = kovárna
ironwood-icon-compass = kompas
ironwood-icon-hit = zásah
ironwood-icon-shield = štít
ironwood-icon-battle = bitva
ironwood-icon-arrows = šipky
ironwood-icon-eye = oko
ironwood-icon-search = hledání
ironwood-icon-cubes = kostičky
ironwood-icon-alert = ostražitost

ironwood-list-chase = Pronásledování
ironwood-list-protect = Ochrana
ironwood-list-expand = Rozpínání
ironwood-list-drill = Vrták
ironwood-list-escort = Doprovod vrtáku
ironwood-list-plunder = Drancování
ironwood-list-interfere = Obtěžování
ironwood-list-secure = Ukořisťování

ironwood-step-build = Ostražitý, krok 1: staví se kovárna.
ironwood-step-not-built = Ostražitý, krok 1: žádnou kovárnu nelze postavit.
ironwood-step-chase = Ostražitý, krok 2: Pronásledování a útok.
ironwood-step-foundation = Ostražitý, krok 3: pokládají se základy.
ironwood-step-icons = Vyhodnocují se ikony vrchní karty.
ironwood-step-exhausted = Vyčerpaný: vyhodnocují se ikony vrchní karty, potom Ostražitý.
ironwood-step-plunder = Jste bohatí: 5 bojovníků k Drancování, potom útok.
ironwood-step-secure = Totem je v držení: 5 bojovníků k Ukořisťování.

ironwood-choice-focus-totem = Zaměřený oddíl, drží totem
ironwood-choice-focus-near = Zaměřený oddíl, největší nejblíže totemu
ironwood-choice-focus-smallest = Zaměřený oddíl, nejmenší
ironwood-choice-attacker = Útočník
ironwood-choice-chase-target = Pronásledování, cíl
ironwood-choice-chase-source = Pronásledování, odkud
ironwood-choice-protect-ferrum = Ochrana, ve městě Ferrum méně než 3 jednotky
ironwood-choice-protect-foundation = Ochrana, ohrožené základy
ironwood-choice-protect-inner = Ochrana, ohrožená vnitřní oblast hor
ironwood-choice-protect-source = Ochrana, odkud
ironwood-choice-expand-site = Rozpínání, neoznačená okrajová oblast hor
ironwood-choice-expand-foundation = Rozpínání, základy, které nikdo nedrží
ironwood-choice-expand-inner = Rozpínání, neoznačená vnitřní oblast hor
ironwood-choice-expand-source = Rozpínání, odkud
ironwood-choice-escort-source = Doprovod vrtáku, odkud
ironwood-choice-drill-home = Vrták, směrem k nejbližší kovárně
ironwood-choice-drill-out = Vrták, do oblasti hor bez kovárny
ironwood-choice-drill-unload = Vrták, kolem jsou jen kovárny
ironwood-choice-recruit-ferrum = Verbování, ve městě Ferrum méně než 3 bojovníci
ironwood-choice-recruit-forge = Verbování, kovárna s nejmenším oddílem
ironwood-choice-build = Kovárna, základy s nejmenším oddílem
ironwood-choice-foundation = Základy, největší oddíl
ironwood-choice-golem = Golem
ironwood-choice-victim = Oddíl s totemem nebo nejblíže totemu
ironwood-choice-retreat = Ústup
ironwood-choice-plunder-ferrum = Drancování, vedle města Ferrum
ironwood-choice-plunder-foundation = Drancování, vedle základů
ironwood-choice-plunder-drill = Drancování, vedle vrtáku
ironwood-choice-plunder-outer = Drancování, vedle okrajové oblasti hor
ironwood-choice-interfere-foundation = Obtěžování, vedle ovládaných základů
ironwood-choice-interfere-ferrum = Obtěžování, vedle města Ferrum
ironwood-choice-interfere-drill = Obtěžování, vedle vrtáku
ironwood-choice-interfere-possible = Obtěžování, vedle potenciální oblasti hor
ironwood-choice-secure-totem = Ukořisťování, totem
ironwood-choice-secure-out = Ukořisťování, domů do okrajové oblasti lesa
ironwood-choice-secure-edge = Ukořisťování, vedle okrajové oblasti lesa
ironwood-choice-secure-near = Ukořisťování, blíž k okrajové oblasti lesa
ironwood-choice-secure-lone = Ukořisťování, k totemu
ironwood-choice-secure-beside = Ukořisťování, vedle totemu
ironwood-choice-secure-possible = Ukořisťování, kde by mohl být totem
ironwood-choice-move-source = Odkud
ironwood-choice-attack-drill = Útok, vrták
ironwood-choice-attack-ferrum = Útok, Ferrum
ironwood-choice-attack-foundation = Útok, ovládané základy
ironwood-choice-attack-possible = Útok, ovládaná potenciální oblast hor
ironwood-choice-attack-totem = Útok, oddíl vedle totemu
ironwood-choice-attack-warband = Útok, oddíl v dosahu
ironwood-choice-recruit-totem = Verbování, vedle totemu
ironwood-choice-recruit-foundation = Verbování, vedle ovládaných základů
ironwood-choice-recruit-possible = Verbování, vedle potenciální okrajové oblasti hor
ironwood-choice-recruit-drill = Verbování, nejblíže vrtáku
ironwood-choice-recruit-held = Verbování, u drženého totemu
ironwood-choice-discover = Objev
ironwood-choice-totem-with = Totem, u největšího oddílu vedle oblasti hor
ironwood-choice-totem-near = Totem, nejblíže oddílu

ironwood-option-bot_prohibitions = Automaty: vaše zákazy
    .about = Vaše karty, které zakazují přesun, platí i pro automat.
ironwood-option-ironbot_attack_next = Železobot: další cíl
    .about = Je-li zaměřený oddíl příliš velký, zkusí se další nejlepší cíl.
ironwood-option-ironbot_compass_focus = Železobot: ikona kompasu
    .about = Útočí se na slabý oddíl poblíž totemu, nebo na kterýkoli cíl.
ironwood-option-ironbot_drill_alone = Železobot: vrták mezi prázdnými horami
    .about = Co rozhoduje, když v žádné oblasti hor kolem vrtáku není oddíl.
ironwood-option-ironbot_escort = Železobot: doprovod vrtáku
    .about = Zda tam, odkud doprovod přichází, zůstane některá jednotka.
ironwood-option-ironbot_focus_ties = Železobot: více držených totemů
    .about = Mezi stejně velkými oddíly s totemem rozhoduje kostka, nebo nejdřív rozdíl jednotek.
ironwood-option-ironbot_outer_forests = Železobot: bojovníci v okrajových lesích
    .about = Pro Ochranu, Rozpínání a vrták se počítají, jako by sousedili s horami.
ironwood-option-woodbot_empty_hand_secures = Dřevobot: Ukořisťování s prázdnou rukou
    .about = Je-li Zaujatý a bez karet, ještě před dobráním nese držený totem.
ironwood-option-woodbot_eye_moves = Dřevobot: ikona oka, Zaujatý
    .about = Přesouvá dva bojovníky, nebo dva celé oddíly.
ironwood-option-woodbot_guards_totem = Dřevobot: stráž u totemu
    .about = Poslední bojovník vedle totemu ho kvůli Drancování ani Obtěžování neopustí.
ironwood-option-woodbot_plunder_foundation = Dřevobot: základy k drancování
    .about = Drancování míří k základům, které ovládáte, nebo k těm, které neovládáte.
ironwood-option-woodbot_shield_draw = Dřevobot: karta dobraná za štít
    .about = Jde dospod ruky, nebo navrch.
ironwood-option-woodbot_spirits_without_card = Dřevobot: Duchové bez nasazené karty
    .about = Duchové lesa pomáhají, i když není nasazena žádná karta.
ironwood-option-woodbot_warband_icon = Dřevobot: ikona oddílu, Zaujatý
    .about = Drží-li totem, verbuje u něj i podle seznamu, nebo jen u něj.
ironwood-option-markerless_linger = Přetrvávající karta bez kostiček
    .about = Odhodí se na konci kola jako každá speciální, nebo hned.
ironwood-option-pass_marker = Kostička za pas
    .about = Do konce kola je jednou ze společných kostiček, nebo se mezi ně nepočítá.
ironwood-option-wager_visions = Nasazování vizí
    .about = Strážci hvozdu smějí nasadit vizi jako blaf: nic nepřidává a vrací se jim do ruky.
ironwood-option-open_discards = Otevřené odhazovací hromádky
    .about = Každý smí odhazovací hromádku prohlížet; jinak vidí protivník vrchní kartu a počet.
ironwood-option-distances = Automaty: vzdálenosti
    .about = Počítají se jen po hřebenech či stezkách, nebo přes všechny sousedící lokality.
ironwood-option-bot_reshuffles = Automaty: prázdný balíček
    .about = Automat zamíchá svou odhazovací hromádku do nového balíčku.
ironwood-option-bot_pays_without_fighters = Automaty: verbování z prázdné zásoby
    .about = Automat platí, i když už není koho naverbovat.
ironwood-option-bot_hand_limit = Automaty: limit karet v ruce
    .about = I automat si na konci kola nechává 8 karet; speciální odcházejí zespodu ruky.
ironwood-option-ironbot_cannot_build = Železobot: Defenzivní a nemůže stavět
    .about = Na straně Ostražitý vyhodnotí ikony své karty, nebo kartu jen vyloží.
ironwood-option-ironbot_chase_targets = Železobot: cíle Pronásledování
    .about = Jen oblasti hor, kam se někdo může přesunout, nebo prostě ta s největším oddílem.
ironwood-option-ironbot_protect_next = Železobot: další cíl Ochrany
    .about = Když k prvnímu cíli nikdo nemůže přijít, zkusí se další.
ironwood-option-ironbot_golem_warband = Železobot: ikona golema
    .about = Hledí se jen na oddíly s bojovníkem, nebo na všechny; oddíl samých golemů pak nedostane nic.
ironwood-option-ironbot_alert_stance = Železobot: podruhé Ostražitý
    .about = Přístup zůstává, nebo se ověří znovu.
ironwood-option-ironbot_unable_burn = Železobot: není co spálit
    .about = Když nemáte co spálit, získá Železobot krystal, nebo nic.
ironwood-option-ironbot_stance_first = Železobot: přístup s prázdnou rukou
    .about = Přístup se ověří dřív, než se Železobot podívá, zda má kartu.
ironwood-option-woodbot_locate_card = Dřevobot: karta za Hledání totemu
    .about = Totem nalezený Hledáním totemu stojí vrchní kartu balíčku, nebo ruky.
ironwood-option-woodbot_falls_back = Dřevobot: kdy přestává být Zaujatý
    .about = Po svém tahu ověří, zda zůstává Zaujatý, nebo se obrátí zpět hned, jak důvod pomine.
ironwood-option-woodbot_locate_without_totem = Dřevobot: Hledání, když totemy došly
    .about = Poslední vize zůstane v balíčku, nebo se odhodí.
ironwood-option-woodbot_surplus = Dřevobot: nejlepší cíl
    .about = Do přebytku se počítají jednotky, nebo i to, co přidávají golemové a kovárny.
ironwood-option-woodbot_guarded_drill = Dřevobot: hlídaný vrták
    .about = Útok na vrták může být i proti jednotkám vedle něj.
ironwood-option-woodbot_search_order = Dřevobot: ikona hledání, Zaujatý
    .about = Kdo se přesouvá první: tři bez totemu, nebo ten s ním.
ironwood-option-woodbot_two_moves = Dřevobot: dva přesuny
    .about = Druhý cíl se vybírá po prvním přesunu, nebo oba předem.
ironwood-option-woodbot_recruit_possible = Dřevobot: verbování u potenciálních hor
    .about = Co má přednost: lepší oblast hor, nebo méně bojovníků.
ironwood-option-woodbot_golem_losses = Dřevobot: poškození golemů
    .about = Každá dvojice bodů jde nejdřív na golema, nebo jen první dvojice.
ironwood-value-unfading_only = jen nabitý totem, a ne v posledním tahu
ironwood-value-near_totem = poblíž totemu
ironwood-value-any = kterýkoli cíl
ironwood-value-woodwalkers_first = nejdřív méně Strážců hvozdu
ironwood-value-neighbours_first = nejdřív větší sousedé
ironwood-value-guarded = jedna zůstává
ironwood-value-all = smějí jít všechny
ironwood-value-die = kostka
ironwood-value-difference = rozdíl jednotek
ironwood-value-fighters = bojovníci
ironwood-value-warbands = oddíly
ironwood-value-controlled = ovládané
ironwood-value-uncontrolled = neovládané
ironwood-value-under = dospod ruky
ironwood-value-top = navrch
ironwood-value-both = obojí
ironwood-value-one = jen tam
ironwood-value-round_end = na konci kola
ironwood-value-at_once = hned
ironwood-value-after_turn = po svém tahu
ironwood-value-deck = z balíčku
ironwood-value-hand = z ruky
ironwood-value-common = ze společné zásoby
ironwood-value-free = nepočítá se
ironwood-value-own_ways = hřebeny či stezky
ironwood-value-any_way = vše, co sousedí
ironwood-value-icons = vyhodnotit ikony
ironwood-value-unresolved = nechat být
ironwood-value-in_reach = v dosahu
ironwood-value-largest = největší
ironwood-value-with_fighter = s bojovníkem
ironwood-value-any_warband = kterýkoli oddíl
ironwood-value-same = zůstává
ironwood-value-checked = ověří se znovu
ironwood-value-discards = odhodí se
ironwood-value-units = jednotky
ironwood-value-strength = jednotky, golemové a kovárny
ironwood-value-escort_first = ti bez totemu
ironwood-value-carrier_first = ten s totemem
ironwood-value-in_turn = jeden po druhém
ironwood-value-planned = předem
ironwood-value-preferred_first = lepší oblast hor
ironwood-value-fewest_first = méně bojovníků
ironwood-value-every_golem = každý golem
ironwood-value-one_golem = jeden golem
ironwood-value-none = žádné
ironwood-value-woodwalkers = Strážci hvozdu
ironwood-value-ironclad = Železné bratrstvo

## the table in a terminal

ironwood-table-mountains = Hory
ironwood-table-forests = Lesy
ironwood-table-fighters = bojovníci
ironwood-table-golems = golemové
ironwood-table-foundation = základy
ironwood-table-forge = kovárna
ironwood-table-drill = vrták (krok { $track }, náklad { $cargo })
ironwood-table-marked = označená
ironwood-table-totem-charged = ◆ totem
ironwood-table-totem-fading = ◇ slábnoucí totem
ironwood-table-crystals = Krystaly: { $n }
ironwood-table-cards = Karty: v ruce { $hand }, v balíčku { $deck }
ironwood-table-visions = Vize: v ruce { $hand }, v balíčku { $deck }
ironwood-table-secured = Ukořistěné totemy: { $n } ze 3
ironwood-table-forges = Postavené kovárny: { $n } ze 3, zbývající žetony: { $left }
ironwood-table-alert = Ostražitý
ironwood-table-exhausted = Vyčerpaný
ironwood-table-disruptive = Narušující
ironwood-table-exalted = Zaujatý
ironwood-table-woodbot = Dřevobot: { $face }; Duchové lesa: { $spirits }; karty v ruce: { $hand }.
ironwood-table-ironbot = Karta průběhu tahu Železobota: { $flow }; karty v ruce: { $hand }.
ironwood-table-out-of-reach = Tuto partii už vyhrát nemůžete. Můžete hrát dál, nebo se vzdát.
ironwood-table-battle = Bitva: { $a } × { $b }
ironwood-table-wager-open = ještě nevybráno
ironwood-table-wager-none = žádná karta
ironwood-table-wager-hidden = karta lícem dolů
ironwood-table-deals = způsobí { $n }
ironwood-table-hand = Vaše karty v ruce

## operations, as in “nothing to ... now”

ironwood-op-move = přesouvat jednotky
ironwood-op-move_drill = přesunout vrták
ironwood-op-attack = zaútočit
ironwood-op-choose = vybrat efekt
ironwood-op-spend = zaplatit
ironwood-op-burn = spálit kartu
ironwood-op-spend_up_to = zaplatit
ironwood-op-burn_up_to = spálit kartu
ironwood-op-gain = získat krystaly
ironwood-op-steal = ukrást krystaly
ironwood-op-draw = dobrat kartu
ironwood-op-discover = objevit totem
ironwood-op-build = postavit kovárnu
ironwood-op-place_foundation = položit základy
ironwood-op-recruit = verbovat
ironwood-op-remove = odebrat bojovníka
ironwood-op-replace = nahradit bojovníka
ironwood-op-shift_enemy = odsunout jednotky
ironwood-op-play = zahrát další kartu
ironwood-op-linger = nechat kartu přetrvávat
ironwood-op-modifier = změnit hodnoty
ironwood-op-on_event = čekat na událost
ironwood-op-mark = označit lokalitu
ironwood-op-forbid = zakázat přesun
ironwood-op-flip_totem = nabít totem
ironwood-op-cargo_to_available = vyjmout krystaly z nákladu
ironwood-op-look = podívat se na karty
ironwood-op-survey = podívat se na vizi
ironwood-op-bottom = dát kartu pod balíček
ironwood-op-remove_markers = odebrat kostičky
ironwood-op-opponent_burn = spálit protivníkovu kartu
ironwood-op-opponent_bottom = dát protivníkovu kartu pod balíček
ironwood-op-opponent_draw = dobrat kartu protivníkovi
ironwood-op-opponent_discard_vision = odhodit protivníkovu vizi
ironwood-op-opponent_vision_to_deck = vrátit protivníkovu vizi do balíčku
ironwood-op-if = splnit podmínku

## co o sobě říká účinek, jako pokyn uvnitř věty

ironwood-say-sentence = { $said-The }.
ironwood-say-sentences = { $first } { $last }
ironwood-say-then = { $first } a { $last }
ironwood-say-or = { $first }; nebo { $last }
ironwood-say-also = { $first }; { $last }
ironwood-say-and = { $first } a { $last }
ironwood-say-aside = { $first } – { $last }
ironwood-say-nothing = nedělejte nic
ironwood-say-move-fighters = přesuňte { $n ->
        [one] 1 bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    }
ironwood-say-move-same = přesuňte tytéž bojovníky znovu
ironwood-say-move-warbands = přesuňte { $n ->
        [one] 1 oddíl
        [few] { $n } oddíly
       *[other] { $n } oddílů
    }
ironwood-say-move-to-drill =
    { $n ->
        [one] přesuňte nejvýše 1 oddíl, který musí skončit v oblasti s vrtákem
        [few] přesuňte nejvýše { $n } oddíly, z nichž každý musí skončit v oblasti s vrtákem
       *[other] přesuňte nejvýše { $n } oddílů, z nichž každý musí skončit v oblasti s vrtákem
    }
ironwood-say-move-drill = přesuňte vrták
ironwood-say-move-drill-again = přesuňte vrták znovu
ironwood-say-attack = zaútočte{ $target-id ->
        [ferrum] {" "}na Ferrum
       *[any] {""}
    }{ $with-id ->
        [moved] {" "}s právě přesunutým oddílem
        [recruited] {" "}s oddílem, ke kterému jste verbovali
        [replaced] {" "}s oddílem nového golema
        [not] {" "}s jiným oddílem
       *[any] {""}
    }
ironwood-say-this-combat = Tento boj: { $said }
ironwood-say-victory = Vítězství: { $said }
ironwood-say-victory-early = Vítězství, ještě před ústupem: { $said }
ironwood-say-damage = { $by } poškození
ironwood-say-defence = { $by } obrana
ironwood-say-dominance = { $by } převaha
ironwood-say-damage-per = +1 poškození za každou takto spálenou kartu či utracený krystal
ironwood-say-opponent-first = protivník vybere nasazenou kartu (nebo žádnou nenasadí) jako první a odhalí ji dřív, než vyberete svou
ironwood-say-extra-fighters = každý efekt Přesuň na kartách, které hrajete, přesune o { $n ->
        [one] 1 bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } víc
ironwood-say-extra-warbands = každý efekt Přesuň na kartách, které hrajete, přesouvá-li oddíly, přesune o { $n ->
        [one] 1 oddíl
        [few] { $n } oddíly
       *[other] { $n } oddílů
    } víc
ironwood-say-choose = vyhodnoťte { $n ->
    [one] 1 možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}: { $options }
ironwood-say-choose-or-pay = vyhodnoťte { $n ->
    [one] 1 možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}, nebo utraťte { $pay ->
        [one] 1 krystal
        [few] { $pay } krystaly
       *[other] { $pay } krystalů
    } a vyhodnoťte { $more }: { $options }
ironwood-say-spend = utraťte { $n ->
        [one] 1 krystal
        [few] { $n } krystaly
       *[other] { $n } krystalů
    }: pokud to uděláte, { $said }
ironwood-say-burn = spalte { $kind-id ->
        [special] { $n ->
            [one] 1 speciální kartu
            [few] { $n } speciální karty
           *[other] { $n } speciálních karet
        }
        [vision] { $n ->
            [one] 1 kartu vize
            [few] { $n } karty vize
           *[other] { $n } karet vize
        }
       *[any] { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    }: pokud to uděláte, { $said }
ironwood-say-spend-up-to =
    { $least ->
        [0] utraťte nejvýše { $n ->
            [one] 1 krystal
            [few] { $n } krystaly
           *[other] { $n } krystalů
        }
       *[other] utraťte nejméně { $least } a nejvýše { $n ->
            [one] 1 krystal
            [few] { $n } krystaly
           *[other] { $n } krystalů
        }
    }
ironwood-say-burn-up-to =
    { $least ->
        [0] spalte nejvýše { $kind-id ->
            [special] { $n ->
                [one] 1 speciální kartu
                [few] { $n } speciální karty
               *[other] { $n } speciálních karet
            }
            [vision] { $n ->
                [one] 1 kartu vize
                [few] { $n } karty vize
               *[other] { $n } karet vize
            }
           *[any] { $n ->
                [one] 1 kartu
                [few] { $n } karty
               *[other] { $n } karet
            }
        }
       *[other] spalte nejméně { $least } a nejvýše { $kind-id ->
            [special] { $n ->
                [one] 1 speciální kartu
                [few] { $n } speciální karty
               *[other] { $n } speciálních karet
            }
            [vision] { $n ->
                [one] 1 kartu vize
                [few] { $n } karty vize
               *[other] { $n } karet vize
            }
           *[any] { $n ->
                [one] 1 kartu
                [few] { $n } karty
               *[other] { $n } karet
            }
        }
    }
ironwood-say-for-each-crystal = za každý krystal: { $said }
ironwood-say-for-each-card = za každou kartu: { $said }
ironwood-say-if-any = a navíc, pokud to uděláte: { $said }
ironwood-say-gain = získejte { $n ->
        [one] 1 krystal
        [few] { $n } krystaly
       *[other] { $n } krystalů
    }
ironwood-say-steal = ukradněte { $n ->
        [one] 1 krystal
        [few] { $n } krystaly
       *[other] { $n } krystalů
    }
ironwood-say-steal-half = ukradněte polovinu protivníkových dostupných krystalů, zaokrouhleno nahoru
ironwood-say-draw = doberte si { $deck-id ->
        [vision] { $n ->
            [one] 1 kartu vize
            [few] { $n } karty vize
           *[other] { $n } karet vize
        }
       *[special] { $n ->
            [one] 1 speciální kartu
            [few] { $n } speciální karty
           *[other] { $n } speciálních karet
        }
    }
ironwood-say-discover = objevujte
ironwood-say-build = postavte kovárnu
ironwood-say-place-foundation = umístěte jedny základy do okrajové oblasti hor, kterou ovládáte
ironwood-say-flip-totem = otočte { $n ->
        [one] 1 slábnoucí totem
        [few] { $n } slábnoucí totemy
       *[other] { $n } slábnoucích totemů
    } na plánu na nabitou stranu
ironwood-say-cargo-out = přesuňte nejvýše { $n ->
        [one] 1 krystal
        [few] { $n } krystaly
       *[other] { $n } krystalů
    } z nákladu mezi své dostupné krystaly (ukazatel na stupnici vrtáku zůstává)
ironwood-say-play = zahrajte { $kind-id ->
        [base] 1 základní kartu
        [special] 1 speciální kartu
       *[any] 1 kartu
    }
ironwood-say-other-than = zahrajte { $kind-id ->
        [base] 1 základní kartu
        [special] 1 speciální kartu
       *[any] 1 kartu
    } jinou než { $cards }
ironwood-say-may-move-again = její Přesuň smí přesunout tytéž bojovníky podruhé
ironwood-say-linger = Přetrvávající { $n }
ironwood-say-this-round = Toto kolo: { $said }
ironwood-say-this-round-defending = Toto kolo, v každém boji, kde jste obráncem: { $said }
ironwood-say-each-combat = Každý boj: { $said }
ironwood-say-each-combat-defending = Každý boj, ve kterém jste obráncem: { $said }
ironwood-say-while-in-play = dokud je karta ve hře: { $said }
ironwood-say-after-losses = po každém boji, ve kterém byl odebrán alespoň 1 bojovník Strážců hvozdu: { $said }
ironwood-say-after-drill-move = po každém přesunu vrtáku: { $said }
ironwood-say-tick = pokaždé, když z této karty ve fázi přípravy odeberete kostičku: { $said }
ironwood-say-exhaust = při vyčerpání: { $said }
ironwood-say-burned = při spálení: { $said }
ironwood-say-remove-markers = odeberte z protivníkových přetrvávajících karet nejvýše { $n ->
        [one] 1 kostičku
        [few] { $n } kostičky
       *[other] { $n } kostiček
    }
ironwood-say-no-last-effect = karta, která takto přijde o poslední, se odhodí bez efektu při vyčerpání
ironwood-say-survey = tajně si prohlédněte vrchní kartu balíčku vizí
ironwood-say-survey-or-bury = tajně si prohlédněte vrchní kartu balíčku vizí (můžete ji dát pod balíček vizí)
ironwood-say-bottom =
    { $deck-id ->
        [vision] dejte { $n ->
            [one] 1 kartu vize
            [few] { $n } karty vize
           *[other] { $n } karet vize
        } z ruky pod balíček vizí
       *[special] dejte { $n ->
            [one] 1 speciální kartu
            [few] { $n } speciální karty
           *[other] { $n } speciálních karet
        } z ruky pod svůj balíček speciálních karet
    }
ironwood-say-look-hand = prohlédněte si protivníkovu ruku
ironwood-say-look-visions = prohlédněte si všechny karty vizí v protivníkově ruce
ironwood-say-opponent-draw = protivník si dobere { $deck-id ->
        [vision] { $n ->
            [one] 1 kartu vize
            [few] { $n } karty vize
           *[other] { $n } karet vize
        }
       *[special] { $n ->
            [one] 1 speciální kartu
            [few] { $n } speciální karty
           *[other] { $n } speciálních karet
        }
    }
ironwood-say-opponent-discard-vision = protivník odhodí lícem dolů { $n ->
        [one] 1 náhodně vybranou kartu vize
        [few] { $n } náhodně vybrané karty vize
       *[other] { $n } náhodně vybraných karet vize
    }
ironwood-say-opponent-vision-to-deck = protivník zamíchá do balíčku vizí { $n ->
        [one] 1 náhodně vybranou kartu vize
        [few] { $n } náhodně vybrané karty vize
       *[other] { $n } náhodně vybraných karet vize
    }
ironwood-say-opponent-burn = protivník spálí { $n ->
        [one] 1 speciální kartu podle vašeho výběru
        [few] { $n } speciální karty podle vašeho výběru
       *[other] { $n } speciálních karet podle vašeho výběru
    }
ironwood-say-opponent-burn-random = protivník spálí { $n ->
        [one] 1 náhodně vybranou speciální kartu
        [few] { $n } náhodně vybrané speciální karty
       *[other] { $n } náhodně vybraných speciálních karet
    }
ironwood-say-opponent-bottom = protivník dá pod svůj balíček { $n ->
        [one] 1 speciální kartu podle vašeho výběru
        [few] { $n } speciální karty podle vašeho výběru
       *[other] { $n } speciálních karet podle vašeho výběru
    }
ironwood-say-opponent-bottom-random = protivník dá pod svůj balíček { $n ->
        [one] 1 náhodně vybranou speciální kartu
        [few] { $n } náhodně vybrané speciální karty
       *[other] { $n } náhodně vybraných speciálních karet
    }
ironwood-say-recruit = naverbujte { $n ->
        [one] 1 bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { $where }
ironwood-say-recruit-golems = naverbujte { $n ->
        [one] 1 golema
        [few] { $n } golemy
       *[other] { $n } golemů
    } { $where }
ironwood-say-remove = odeberte { $unit-id ->
        [ww] { $n ->
            [one] 1 bojovníka Strážců hvozdu
            [few] { $n } bojovníky Strážců hvozdu
           *[other] { $n } bojovníků Strážců hvozdu
        }
        [golem] { $n ->
            [one] 1 golema
            [few] { $n } golemy
           *[other] { $n } golemů
        }
       *[ic] { $n ->
            [one] 1 bojovníka Železného bratrstva
            [few] { $n } bojovníky Železného bratrstva
           *[other] { $n } bojovníků Železného bratrstva
        }
    } { $where }
ironwood-say-replace =
    { $n ->
        [one] nahraďte golemem 1 svého bojovníka { $where }
        [few] nahraďte golemy { $n } své bojovníky { $where }
       *[other] nahraďte golemy { $n } svých bojovníků { $where }
    }
ironwood-say-shift-ww = přesuňte společně { $n ->
        [99] libovolný počet bojovníků Strážců hvozdu
        [one] nejvýše 1 bojovníka Strážců hvozdu
        [few] nejvýše { $n } bojovníky Strážců hvozdu
       *[other] nejvýše { $n } bojovníků Strážců hvozdu
    } do jedné sousední vnitřní oblasti lesa, a to { $where } (totemy zůstávají na místě)
ironwood-say-shift-ic = přesuňte společně { $n ->
        [99] libovolný počet bojových jednotek Železného bratrstva
        [one] nejvýše 1 bojovou jednotku Železného bratrstva
        [few] nejvýše { $n } bojové jednotky Železného bratrstva
       *[other] nejvýše { $n } bojových jednotek Železného bratrstva
    } do jedné sousední oblasti hor, a to { $where } (vrták zůstává na místě)
ironwood-say-mark = umístěte { $n ->
        [one] 1 kostičku
        [few] { $n } kostičky
       *[other] { $n } kostiček
    } { $where }
ironwood-say-forbid-move_totem =
    { $scope-id ->
        [this_turn] v tomto tahu
       *[this_round] v tomto kole
    } se totemy nesmějí přesouvat
ironwood-say-forbid-ic_and_drill_move_in_or_out =
    { $scope-id ->
        [this_turn] v tomto tahu
       *[this_round] v tomto kole
    } se jednotky Železného bratrstva ani vrták nesmějí přesouvat do označené oblasti hor ani z ní
ironwood-say-forbid-ww_move_out =
    { $scope-id ->
        [this_turn] v tomto tahu
       *[this_round] v tomto kole
    } se bojovníci Strážců hvozdu nesmějí přesouvat z označené oblasti lesa
ironwood-say-if = pokud má protivník v ruce alespoň { $n ->
        [one] 1 kartu vize
        [few] { $n } karty vize
       *[other] { $n } karet vize
    }, { $said }

## místa v účincích: kde, odkud

ironwood-place-outer_forest =
    .in =
        { $n ->
            [one] v okrajové oblasti lesa
            [few] v jedné nebo více okrajových oblastech lesa
           *[other] v jedné nebo více okrajových oblastech lesa
        }
    .from =
        z okrajové oblasti lesa
ironwood-place-different_outer_forests =
    .in =
        { $n ->
            [one] v okrajové oblasti lesa
            [few] v různých okrajových oblastech lesa, po 1 v každé
           *[other] v různých okrajových oblastech lesa, po 1 v každé
        }
    .from =
        z okrajové oblasti lesa
ironwood-place-one_controlled_inner_forest =
    .in = v jedné vnitřní oblasti lesa, kterou ovládáte
    .from = z jedné vnitřní oblasti lesa, kterou ovládáte
ironwood-place-attack_forest =
    .in = v oblasti lesa zapojené do tohoto útoku
    .from = z oblasti lesa zapojené do tohoto útoku
ironwood-place-forge =
    .in =
        { $n ->
            [one] v oblasti hor s kovárnou
            [few] v jedné nebo více oblastech hor s kovárnou
           *[other] v jedné nebo více oblastech hor s kovárnou
        }
    .from =
        z oblasti hor s kovárnou
ironwood-place-controlled_mountain =
    .in = v oblasti hor, kterou ovládáte
    .from = z oblasti hor, kterou ovládáte
ironwood-place-controlled_outer_mountain =
    .in = v okrajové oblasti hor, kterou ovládáte
    .from = z okrajové oblasti hor, kterou ovládáte
ironwood-place-drill_mountain =
    .in = v oblasti s vrtákem
    .from = z oblasti s vrtákem
ironwood-place-placed =
    .in = v této oblasti hor
    .from = z této oblasti hor
ironwood-place-marked =
    .in = v označené oblasti hor
    .from = z označené oblasti hor
ironwood-place-mountain_adjacent_to =
    .in = v oblasti hor sousedící s oblastí lesa, kde je některý z právě přesunutých bojovníků
    .from = z oblasti hor sousedící s oblastí lesa, kde je některý z právě přesunutých bojovníků
ironwood-place-mountain_adjacent_to_controlled_inner_forest =
    .in = v oblasti hor sousedící s vnitřní oblastí lesa, kterou ovládáte
    .from = z oblasti hor sousedící s vnitřní oblastí lesa, kterou ovládáte
ironwood-place-mountain_not_ferrum_adjacent_to_controlled_inner_forest =
    .in = v oblasti hor (ne Ferrum) sousedící s vnitřní oblastí lesa, kterou ovládáte
    .from = z oblasti hor (ne Ferrum) sousedící s vnitřní oblastí lesa, kterou ovládáte
ironwood-place-different_inner_forests_adjacent_to_controlled_mountain =
    .in =
        { $n ->
            [one] ve vnitřní oblasti lesa sousedící s oblastí hor, kterou ovládáte
            [few] v různých vnitřních oblastech lesa sousedících s oblastmi hor, které ovládáte, po 1 v každé
           *[other] v různých vnitřních oblastech lesa sousedících s oblastmi hor, které ovládáte, po 1 v každé
        }
    .from =
        { $n ->
            [one] z vnitřní oblasti lesa sousedící s oblastí hor, kterou ovládáte
            [few] z různých vnitřních oblastí lesa sousedících s oblastmi hor, které ovládáte, po 1 z každé
           *[other] z různých vnitřních oblastí lesa sousedících s oblastmi hor, které ovládáte, po 1 z každé
        }
ironwood-place-inner_forest =
    .in = ve vnitřní oblasti lesa
    .from = z vnitřní oblasti lesa
ironwood-place-inner_forest_adjacent_to_controlled_mountain =
    .in = ve vnitřní oblasti lesa sousedící s oblastí hor, kterou ovládáte
    .from = z vnitřní oblasti lesa sousedící s oblastí hor, kterou ovládáte
ironwood-place-defeated_warband =
    .in = v poraženém oddílu
    .from = z poraženého oddílu
ironwood-place-any_ic_warband =
    .in = v kterémkoli oddílu Železného bratrstva
    .from = z kteréhokoli oddílu Železného bratrstva

## said under earlier rules

ironwood-log-bot-strong = Oddíl vedle oblasti { $place } už je větší: nikdo se nepřesouvá.

## How to play, in short: one line for each point

ironwood-how-goal = **Strážci hvozdu** vítězí, když je jejich třetí totem v bezpečí v okrajové oblasti lesa, **Železné bratrstvo**, když postaví třetí kovárnu v okrajové oblasti hor (I1.1).
ironwood-how-turn =
    Kolo začíná krystaly pro obě strany, 1 pro Strážce hvozdu a 2 pro Železné bratrstvo, a každá si dobere 2 karty (I4.2, I4.3).
    Potom má každá strana tři tahy, Strážci hvozdu začínají (I4.8).
    Ve svém tahu zahrajte jednu kartu a proveďte její efekty odshora dolů. Kterýkoli můžete vynechat (I4.9).
    Nebo nezahrajte nic a místo toho si doberte kartu (I4.13).
    Strážci hvozdu přesouvají bojovníka po bojovníkovi lesy (I7.3), Železné bratrstvo celé oddíly horami (I7.4). Bitva se svádí mezi oblastí lesa a oblastí hor, které spolu sousedí (I9.1).
    Na konci kola si necháte nejvýše 8 akčních karet a můžete verbovat bojovníky, každého za 2 krystaly (I4.15, I4.18).

# Podle čeho soudí počítačoví hráči a co by nikdo neudělal
ironwood-eye-totems = Totemy doma a na cestě
ironwood-eye-visions = Vize
ironwood-eye-forges = Kovárny a základy
ironwood-eye-crystals = Krystaly
ironwood-eye-cards = Karty
ironwood-eye-forces = Bojovníci a golemové
ironwood-eye-drill = Vrták
ironwood-eye-gate = Stráž města Ferrum
ironwood-puzzle-totems = { $who-id ->
    [ironclad] Nepusťte totemy domů.
   *[other] Přibližte totem k domovu.
}
ironwood-puzzle-visions = { $who-id ->
    [ironclad] Nepusťte Strážce hvozdu tam, kam je vedou vize.
   *[other] Dostaňte se blíž místu, kam vede vize.
}
ironwood-puzzle-forges = { $who-id ->
    [ironclad] Přibližte se k další kovárně.
   *[other] Zabraňte Železnému bratrstvu postavit další kovárnu.
}
ironwood-puzzle-crystals = Získejte převahu v krystalech.
ironwood-puzzle-cards = Získejte převahu v kartách.
ironwood-puzzle-forces = Získejte převahu v bojovnících a golemech.
ironwood-puzzle-drill = { $who-id ->
    [ironclad] Ať se vrták vyplatí.
   *[other] Ať se vrták nevyplatí.
}
ironwood-puzzle-gate = { $who-id ->
    [ironclad] Postarejte se o stráž města Ferrum.
   *[other] Najděte slabinu ve stráži města Ferrum.
}
ironwood-blunder-step-idle = Krok karty bez účinku
ironwood-blunder-wager-light = Nasazená karta, kde o nic nejde
ironwood-blunder-nobody-left = Bitva, kterou nikdo nepřežije
ironwood-blunder-march-back = Bojovník se vrací tam, odkud jiný přišel

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

ironwood-lesson-first = Vaše první kolo
    .about = Strážci hvozdu opouštějí temnoles, nacházejí totem, bojují o něj a nesou ho domů.
ironwood-lesson-first-goal = Kdo vyhraje
    .say = Vedete Strážce hvozdu. Přineste tři totemy domů, do okrajových lesů, a vyhrajete; Železné bratrstvo vyhraje svou třetí kovárnou.
ironwood-lesson-first-places = Dva světy na jednom plánu
    .say = Železné bratrstvo chodí jen po horách kolem Ferra, vaši bojovníci jen lesem. Lesy na okraji jsou domov: tam na vás nikdo nezaútočí.
ironwood-lesson-first-vision = Co víte
    .say = Tato vize je vaše tajemství: u Chromie spí totem. Probudíte ho z vnitřního lesa, který se Chromie dotýká, dokud na ní nestojí Železné bratrstvo.
ironwood-lesson-first-card = Každý tah jedna karta
    .say = Každá strana má v kole tři tahy a v tahu hraje jednu kartu. Nejdřív se musíte dostat k Chromii: Plenění přesune pět bojovníků.
    .do = Zahrajte Plenění.
    .right = Tři základní karty se vám každé kolo vracejí do ruky. Používejte je beze strachu.
    .early = Vize umí objevovat, ale nikdo z vašich se Chromie ještě nedotýká. Nejdřív pochod.
    .keep = Rychlý úder přesune jen tři a budete ho potřebovat na cestu domů. Plenění přesune pět.
    .pass = Pasováním si doberete kartu, ale třetina kola je pryč. Zahrajte Plenění.
ironwood-lesson-first-five = Vyberte, co karta udělá
    .say = Mnoho karet dává na výběr. Za dva krystaly byste měli obojí, ale dnes chcete jen pochodovat.
    .do = Vyberte přesun 5 bojovníků.
    .right = Vaši bojovníci se přesouvají po jednom, každý o krok po stezce.
    .wrong = Ferrum lze vyplenit, ale žádný váš bojovník u něj ještě nestojí.
ironwood-lesson-first-edge = Ven z temnolesa
    .say = Údolí vysokých borovic leží mezi Severním temnolesem a Chromií. Jděte tam v síle: osamělý bojovník nic neudrží.
    .do = Klepněte na Severní temnoles a pak na Údolí vysokých borovic.
    .right = Tři jdou spolu. Když dojde na rány, počítá se každá jednotka.
    .wrong = Odtud ne: k Chromii se jde ze Severního temnolesa do Údolí vysokých borovic.
ironwood-lesson-first-free = Jeden krok je na vás
    .say = Jeden z pěti se ještě může přesunout, kam chcete. Posílit údolí, nebo hrozit jinde, aby se Železné bratrstvo muselo ohlížet?
    .do = Přesuňte libovolného bojovníka.
    .right = Dobře. Kdo stojí ve vnitřním lese, může udeřit, objevovat a být napaden.
ironwood-lesson-first-iron = Železné bratrstvo vrtá a šíří se
    .say = Jejich vrták opustil Ferrum a sbírá krystaly a dva bojovníci drží Cuprumis: tam mohou brzy ležet základy a na nich kovárna.
ironwood-lesson-first-seek = Probuďte totem
    .say = Dotýkáte se Chromie a ta je prázdná. Vize vám dobere kartu a dovolí objevovat.
    .do = Zahrajte Vizi.
    .right = A k tomu karta do ruky. Karty jsou i vaše zbraně.
    .wrong = Rychlý úder si nechte: je to vaše cesta domů. Objevuje se kartou Vize.
ironwood-lesson-first-discover = Nová vize, nebo tato?
    .say = Vize vám může přinést další vizi, nebo splnit tu, kterou držíte.
    .do = Vyberte Objevuj.
    .right = Stůl se teď zeptá, kterou vizi sledujete a odkud.
    .wrong = Další vize pomůže později. Chromia je prázdná teď a příští tah už být nemusí.
ironwood-lesson-first-totem = Ukažte ji
    .say = Odhalíte vizi a totem povstane u vašich bojovníků. Od této chvíle všichni vědí, kde je.
    .do = Objevte totem v Údolí vysokých borovic.
    .right = Teď je nabitý. Na konci každého kola totem slábne a po druhém zmizí: odneste ho domů včas.
    .lonely = Stál by tam s jediným bojovníkem. Vezměte ho tam, kde jsou vaši tři.
    .wrong = Nenechte ho spát: příštím tahem může Železné bratrstvo Chromii obsadit.
ironwood-lesson-first-attack = Jdou si pro něj
    .say = Z Aurie útočí tři bojovníci a jejich velitel položil kartu lícem dolů. Teď odpovíte jednou vy: poškození zabíjí, obrana chrání, převaha rozhodne, kdo udrží pole.
ironwood-lesson-first-wager = Nasaďte kartu
    .say = Údolí držíte třemi bojovníky a převahou nasazené karty. Kdo má víc, vítězí, a remízu bere útočník.
    .do = Nasaďte Křišťálová znamení s převahou 4.
    .right = Sedm proti pěti. Údolí držíte a nikdo nepadl.
    .keep = Nasazená základní karta je pryč do konce kola a Rychlý úder musí odnést totem domů ještě v tomto kole.
    .tie = Cesta duchů přinese převahu 2: celkem pět. Oni mají také tři bojovníky a kartu a remíza je jejich.
    .nothing = Bez karty stojíte tři proti třem a jejich kartě. Vyhráli by.
ironwood-lesson-first-retreat = Rozhoduje vítěz
    .say = Poražený oddíl můžete zahnat na sousední horu. Rozmyslete, kde by vám uškodil nejméně.
    .do = Vyberte, kam ustoupí.
    .right = Správně: zpátky dovnitř, pryč od okrajových hor, kde se stavějí kovárny.
    .near = Zatím vám nestojí v cestě, ale Lithimar se údolí stále dotýká.
    .outer = To byste udělali práci za ně: na okrajové hoře mohou položit základy. Zažeňte je dovnitř.
    .stay = Proč nechat tři z nich vedle svého totemu? Zažeňte je dovnitř.
ironwood-lesson-first-home = Váš poslední tah
    .say = Domů je to krok. Stačila by každá karta, která přesouvá bojovníky; základní vás nic nestojí.
    .do = Zahrajte Rychlý úder.
    .right = Přesunout se mohou tři bojovníci a potom byste mohli i zaútočit.
    .special = I ta by totem donesla domů, jenže speciální karta se po použití odhodí. Základní se vrátí.
    .pass = Totem by dnes zeslábl a Železné bratrstvo přijde znovu. Odneste ho domů teď.
ironwood-lesson-first-carry = Neste ho domů
    .say = Bojovník, který opouští les, může vzít totem s sebou. V okrajovém lese je hned a navždy v bezpečí.
    .do = Odneste totem z Údolí vysokých borovic do Severního temnolesa.
    .right = Totem je ukořistěn: jeden ze tří. Už vám ho nikdo nevezme.
    .empty = Bojovník by šel domů s prázdnýma rukama. Vyberte krok s totemem.
    .wrong = To je další vnitřní les. Domov je Severní temnoles na okraji.
ironwood-lesson-first-recruit = Konec kola
    .say = Karty se vracejí, totemy slábnou a za dva krystaly můžete naverbovat bojovníka v kterémkoli okrajovém lese. Příští vize může ležet kdekoli.
    .do = Naverbujte, kde chcete.
    .right = Dobré místo pro začátek dalšího lovu.
    .wrong = V truhle vám teď krystaly nepomohou. Naverbujte jednoho bojovníka.
ironwood-lesson-first-end = Teď je to na vás
    .say = Našli jste, bojovali a přinesli domů: to je celá hra a chybí vám dva totemy. Hrajte dál proti počítači, nebo odejděte; stůl na vás počká.
ironwood-lesson-automaton = Sólo: Železobot
    .about = Jak se automat rozhoduje: přístup, karta průběhu tahu, ikony a boj, v němž nasazujete první.
ironwood-lesson-automaton-alone = Nikdo tam nesedí
    .say = Železobot nemá vůli. Má hromádku karet, kartu průběhu tahu a přístup a vždy udělá první věc ze svého seznamu, kterou může. Kdo seznam zná, umí v něm číst.
ironwood-lesson-automaton-stance = Tři přístupy
    .say = Před každým tahem se podívá: stojíte u totemu? Pak je agresivní. Má 5 krystalů a základy? Defenzivní. Jinak rozpínavý, s +1 k poškození. Teď je rozpínavý.
ironwood-lesson-automaton-march = K Chromii
    .say = Držíte vizi Chromie. Pochodujte jako ve dvou; bot odpoví svou kartou.
    .do = Zahrajte Plenění.
    .right = Přesunout se smí pět bojovníků.
    .wrong = Nikdo z vašich se Chromie ještě nedotýká. Nejdřív pochod.
    .pass = Tah za kartu je teď špatný obchod.
ironwood-lesson-automaton-five = Pět kroků
    .say = Dnes potřebujete jen pochod.
    .do = Vyberte přesun 5 bojovníků.
    .right = Po jednom, jako vždy.
    .wrong = U Ferra nikdo z vašich nestojí.
ironwood-lesson-automaton-vale = Tři spolu
    .say = Bot útočí jen na oddíl, který není větší než jeho. Tři proti jeho třem je riziko, do kterého jdete s otevřenýma očima.
    .do = Jděte ze Severního temnolesa do Údolí vysokých borovic.
    .right = V údolí stojí tři a bot otáčí vrchní kartu: Dobývání.
    .wrong = Jde se ze Severního temnolesa do Údolí vysokých borovic.
ironwood-lesson-automaton-first = Čtěte, co udělal
    .say = Deník vypráví každý krok: ikona na kartě byla zásah; zaměřil se na váš nejmenší oddíl; mezi dvěma horami byla shoda, a tak kouzelná kostka vybrala Lithimar.
ironwood-lesson-automaton-wager = Nasazujete první
    .say = Proti botovi nasazujete vždy první. On prostě nasadí vrchní kartu své hromádky a v tomto přístupu má +1 k poškození.
    .do = Nasaďte Křišťálová znamení: obrana 1, převaha 4.
    .right = Přišlo Posílení: 7 proti 5 pro vás.
    .vision = Vizi potřebujete příští tah k objevování.
    .keep = Rychlý úder potřebujete, abyste odnesli totem domů.
    .wrong = Nechali byste to na kartě, kterou nikdo neviděl. Nasaďte.
ironwood-lesson-automaton-retreat = Zažeňte ho
    .say = Jemu je jedno, kam ho pošlete. Vám by nemělo být.
    .do = Vyberte, kam ustoupí.
    .right = Do Ferra: co nejdál od vašeho totemu.
    .near = Auria se údolí stále dotýká. Možná se znovu uvidíte.
    .wrong = Na Chromii by vám zavřeli oblast, o kterou stojíte.
    .stay = Stojí vedle údolí. Pošlete je pryč.
ironwood-lesson-automaton-seek = Karty mu docházejí
    .say = Každá nasazená karta ubude z hromádky a bot si dobírá jen dvě za kolo. Bot bez karty nemůže útočit.
    .do = Zahrajte Vizi.
    .right = Teď objevujte.
    .wrong = Nejdřív totem, pak cesta domů.
ironwood-lesson-automaton-discover = Teď
    .say = Chromia je prázdná. Jakmile bude totem u vás, bot bude agresivní.
    .do = Vyberte Objevuj.
    .right = Která vize?
    .wrong = Vize, kterou držíte, uzrála.
ironwood-lesson-automaton-totem = Také návnada
    .say = Totem stáhne všechen jeho hněv na jedno místo, a pryč odjinud.
    .do = Objevte totem v Údolí vysokých borovic.
    .right = Je agresivní, s +1 k převaze, a přišel: neměl však kartu, kterou by nasadil.
    .wrong = Kvůli němu jste přišli. Vezměte si ho.
ironwood-lesson-automaton-angry = Pronásledování
    .say = Když je agresivní a ostražitý, pronásleduje: jeho oddíl se sešel na Aurii vedle totemu. Neměl kartu, a tak si místo útoku jednu dobral, a je vyčerpaný: příští tah jen čte ikony.
ironwood-lesson-automaton-home = Využijte přestávku
    .say = Vyčerpaný bot sám od sebe nepronásleduje. Odneste totem domů, než procitne.
    .do = Zahrajte Rychlý úder.
    .right = Domů je to krok.
    .wrong = Vyčerpaný nezůstane.
ironwood-lesson-automaton-carry = Domů
    .say = Jakmile u vás žádný totem nestojí, je po hněvu.
    .do = Odneste totem do Severního temnolesa.
    .right = Totem je ukořistěn a bot je zase rozpínavý: verbuje a vrtá.
    .wrong = I s totemem!
ironwood-lesson-automaton-end = Teď je to na vás
    .say = Před každým tahem se ptejte: jaký bude mít přístup, na koho se zaměří, má kartu? A hrajte tak, aby jeho seznam udělal chybu. Hrajte dál, nebo odejděte; stůl na vás počká.

## Goals: what wins, and what to watch

ironwood-goal-totems = Totemy doma
    .watch = Sledujte totemy na plánu: odnesený do okrajového lesa je v bezpečí navždy, dvakrát zeslábnutý zmizí.
ironwood-goal-forges = Postavené kovárny
    .watch = Sledujte okrajové hory: ze základů pod bojovníky Železného bratrstva a 5 krystalů je za tah kovárna.

# What is rolled or drawn at a real table, as what somebody rolls or draws

ironwood-outcome-card = { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
ironwood-outcome-magic = { $n ->
    [one] kouzelnou kostku
    [few] { $n } kouzelné kostky
   *[other] { $n } kouzelných kostek
 }
ironwood-outcome-forest = { $n ->
    [one] náhodnou oblast lesa
    [few] { $n } náhodné oblasti lesa
   *[other] { $n } náhodných oblastí lesa
 }
ironwood-outcome-mountain = { $n ->
    [one] náhodnou oblast hor
    [few] { $n } náhodné oblasti hor
   *[other] { $n } náhodných oblastí hor
 }
