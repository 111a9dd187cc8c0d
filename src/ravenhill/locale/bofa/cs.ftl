# The Battle of Five Armies: every word a player reads.

bofa-title = Bitva pěti armád
bofa-about = Dva hráči bojují o Osamělou horu: trpaslíci, lidé a elfové drží sídla kolem ní, dokud nedorazí orli a Medděd; Stín se valí z Porobených zemí a přes průsmyky. Generálové, tajné manévry a stupnice osudu, na které dochází čas.
bofa-scenario-battle = Bitva
    .about = Dva hráči, od prvního útoku až do konce.
bofa-seat-fp = Svobodné národy
    .number = many
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .loc = Svobodných národech
    .ins = Svobodnými národy
    .about = Vydržte kolem Osamělé hory, dokud nepřijde pomoc.
bofa-seat-shadow = Stín
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .loc = Stínu
    .ins = Stínem
    .about = Dobuďte sídla dřív, než stupnice osudu dojde ke konci.
bofa-fp = Svobodné národy
    .number = many
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .loc = Svobodných národech
    .ins = Svobodnými národy
bofa-shadow = Stín
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .loc = Stínu
    .ins = Stínem

## Endings

bofa-end-fate = Osud se naplnil: ukazatel stojí na posledním poli, vítězí Svobodné národy.
bofa-end-beorn = Medděd přišel včas: vítězí Svobodné národy.
bofa-end-bolg = Bolg padl: vítězí Svobodné národy.
bofa-end-gate = Přední brána padla a Stín má deset nebo více bodů: vítězí Stín.
bofa-end-points = Padá noc a Stín má deset nebo více bodů: vítězí Stín.
bofa-end-conceded = Poražená strana se vzdala.

## Options: editions, readings, content of our own

bofa-option-extra_die = Kostka Stínu navíc
    .about = Revidované vydání: dávají ji dvě sídla nebo opevnění v jednom teritoriu. Starší: dvě sídla.
bofa-option-surplus_units = Přebytek po rekrutování
    .about = Revidované vydání: každá odebraná jednotka s sebou vezme až dva žetony poškození. Starší: žádné.
bofa-option-damage_outside_combat = Poškození mimo boj
    .about = Revidované vydání: vlastník smí odebrat i oběti, které odebrat nemusí. Starší: jen povinné.
bofa-option-beorn_tokens = Medděd a žetony posil
    .about = Revidované vydání: kudy projde, odstraňuje i žetony posil Stínu. Starší: jen ukazatele ovládnutí.
bofa-option-bodyguards = Stráže
    .about = Revidované vydání: nezabrání poškození, které si armáda způsobí sama. Starší: zabrání i jemu a jeden žeton stačí na všechno poškození v kole boje.
bofa-option-great_goblin = Velký skřet
    .about = Revidované vydání: armáda se přesune, nebo zaútočí. Starší: smí obojí.
bofa-option-beorn_retreat = Medděd a ústup Stínu
    .about = Revidované vydání: region přilehlý k Meddědovi je přilehlý k nepříteli. Starší: to platí jen pro pohyb.
bofa-option-front_gate = Kontrola Přední brány
    .about = Revidované vydání: počítá se jako sídlo. Starší: jen do bodů.
bofa-option-fortification = Opevnění mimo boj
    .about = Starší kapitola o opevněních mluví o armádě, na kterou se útočí; obě vydání však udělují poškození mimo boj stejně jako v něm. Jakékoli poškození: zachytí ho hradby. Jen v boji: poškození odjinud dostane armáda.
bofa-option-bolg_ready = Kdy je Bolg připraven
    .about = Jeho karta: dokud je v Údolí armáda Stínu. Kapitola o postavách, v obou vydáních: dokud tam Stín kontroluje region, tedy sídlo.
bofa-option-blast_dice = Kostky magického výbuchu
    .about = Náš vlastní počet: tištěná Gandalfova karta není známa. Žeton soustředění přidává dvě.
bofa-option-archery_target = Lukostřelba zasahuje na
    .about = Naše vlastní číslo: tištěná Thranduilova karta není známa.
bofa-option-thorin_unit = Thorin přichází se zkušenými trpaslíky
    .about = Naše vlastní pravidlo: tištěný text o Thorinově vstupu není znám.

bofa-value-revised = revidované vydání
bofa-value-older = starší vydání
bofa-value-any_damage = jakékoli poškození
bofa-value-combat_only = jen v boji
bofa-value-card = jeho karta
bofa-value-chapter = kapitola o postavách

## Words of the table

bofa-revised = revidované
bofa-older = starší
bofa-story = Příběh
    .gen = příběhu
    .dat = příběhu
    .acc = příběh
    .loc = příběhu
    .ins = příběhem
bofa-phase-recovery = Obnovení
bofa-phase-generals = Aktivace generálů
bofa-phase-fate = Osud
bofa-phase-leadership = Velení Stínu
bofa-phase-roll = Hod akčními kostkami
bofa-phase-actions = Akce
bofa-phase-end = Konec kola
bofa-phase-battle = Boj
bofa-waiting = mimo hru
bofa-eliminated = vyřazen
bofa-away = z dohledu
bofa-marching = na pochodu
bofa-aloft = ve vzduchu
bofa-tokens = Žetony posil
bofa-blast = výbuch
bofa-focus = Žeton soustředění
    .gen = žetonu soustředění
    .dat = žetonu soustředění
    .acc = žeton soustředění
    .loc = žetonu soustředění
    .ins = žetonem soustředění
bofa-eagle = nový orel
bofa-fly = vyletět
bofa-turn = otočit žeton
bofa-heal = odstranit žetony poškození
bofa-march = přesun armád
bofa-cards = dobrat karty
bofa-enlist = nové jednotky
bofa-wrath = žetony hněvu
bofa-fortification = opevnění

## Uses of a die

bofa-strategic_move = Strategický přesun
bofa-attack = Útok
bofa-combined_attack = Kombinovaný útok
bofa-fast_move = Rychlý přesun
bofa-led_attack = Útok s velením
bofa-move_characters = Pohyb postav
bofa-draw = Dobrání karty události a příběhu
bofa-recruit = Rekrutování
bofa-rally = Zotavení
bofa-eagles_heights = Útok orlů v horách
bofa-renewed_strength = S obnovenou silou
bofa-recruit_goblins = Rekrutování skřetích průzkumníků
bofa-goblin_move = Strategický přesun skřetích průzkumníků
bofa-goblin_attack = Útok skřetích průzkumníků
bofa-spear = Skřeti z karty Divoká kopí
bofa-clear_mind = Odhození karty „Zneklidněná mysl“
bofa-skip = Odložení kostky
bofa-ring = Bilbo se objeví (žeton Prstenu)
bofa-fury = Meddědova zuřivost
bofa-archery = Lukostřelba

## Options

bofa-do-use = { $a }
bofa-do-use-bilbo = Bilbo vstoupí do hry
bofa-do-use-thorin = Thorin vstoupí do hry
bofa-do-use-lord_of_the_eagles = Pán orlů vstoupí do hry
bofa-do-use-beorn = Medděd vstoupí do hry
bofa-do-use-bolg = Bolg vstoupí do hry
bofa-do-use-eagles = Útok orlů: Silní a ušlechtilí
bofa-do-die = Použít kostku: { $a }
bofa-do-general = Použít schopnost: { $a }
bofa-do-pass = Pasovat
bofa-do-play = Zahrát: { $a }
bofa-do-activate = Aktivovat: { $a }
bofa-do-done = Hotovo
bofa-do-lead = Žeton velení: { $a }
bofa-do-bats-0 = Žádní velcí netopýři
bofa-do-bats = { $n ->
        [0] Utratit figurku velkých netopýrů
       *[other] Velcí netopýři: { $a }
    }
bofa-do-bat = Velcí netopýři sem: { $a }
bofa-do-apply = Použít žeton: { $a }
bofa-do-draw = Vylosovat další žeton
bofa-do-discard = Odhodit: { $a }
bofa-do-reroll = Hodit znovu: { $a }
bofa-do-army = { $a }
bofa-do-to = Do regionu { $a }
bofa-do-stop = Zastavit se zde
bofa-do-all = Celá armáda
bofa-do-split = Jen část
bofa-do-unit = { $a }
bofa-do-token = Žeton velení
bofa-do-tokens = Vzdát se všech žetonů velení
bofa-do-character = { $a }
bofa-do-damage = Žetonů poškození s sebou: { $a }
bofa-do-eliminate = Vyřadit: { $a }
bofa-do-march = Přesunout
bofa-do-stand = Nepřesouvat
bofa-do-strike = Zaútočit
bofa-do-attack = Zaútočit: { $a }
bofa-do-fights = Bojuje: { $a }
bofa-do-maneuver = { $a }
bofa-do-again = Vzít zpět a zahrát: { $a }
bofa-do-also = Zahrát i: { $a }
bofa-do-press = Pokračovat
bofa-do-cease = Stáhnout se
bofa-do-retreat = Ustoupit
bofa-do-rout = Rozprchnout se
bofa-do-advance = { $n ->
        [0] Postoupit
       *[other] Postoupit z regionu { $a }
    }
bofa-do-stay = Zůstat
bofa-do-suffer = Utrpět 2 poškození
bofa-do-cancel = Zrušit poškození: { $a }
bofa-do-charge = Výpad
bofa-do-bodyguard = Utratit žeton stráží
bofa-do-vanish = Bilbo zmizí
bofa-do-armour = Na Zářivou zbroj: { $a }
bofa-do-way = { $a }
bofa-do-place = { $a }
bofa-do-turn = Otočit žeton: { $a }
bofa-do-target = { $a }
bofa-do-rally = Zotavit: { $a }
bofa-do-heal = { $a }
bofa-do-mend = { $a }
bofa-do-group = { $a }
bofa-do-eagle = Orel: { $a }
bofa-do-lord = Pán orlů: { $a }
bofa-do-remove = Odstranit žeton: { $a }, { $b }

## Questions

bofa-ask-activate = Aktivujte generála; { $n ->
    [one] zbývá jeden aktivační žeton
    [few] zbývají { $n } aktivační žetony
   *[other] zbývá { $n } aktivačních žetonů
 }.
bofa-ask-advance = Postoupit do uvolněného regionu?
bofa-ask-archery = Lukostřelba: která armáda je cílem?
bofa-ask-armour = Kolik žetonů poškození položíte místo toho na Zářivou zbroj? (Už jich tam leží: { $worn })
bofa-ask-army-attacks = Která armáda se přesune a zaútočí?
bofa-ask-army-moves = Která armáda se přesune?
bofa-ask-bat = Kde se slétnou velcí netopýři? { $n ->
    [one] Zbývá jedna figurka
    [few] Zbývají { $n } figurky
   *[other] Zbývá { $n } figurek
 }.
bofa-ask-bats = Kolik figurek velkých netopýrů vezmete? Zbytek do počtu { $dice } budou žetony velení.
bofa-ask-beorn-advances = Postoupí Medděd?
bofa-ask-beorn-attacks = Na koho Medděd zaútočí?
bofa-ask-beorn-enters = Kde vstoupí Medděd?
bofa-ask-beorn-moves = Kam půjde Medděd?
bofa-ask-bilbo-appears = Kde se objeví Bilbo?
bofa-ask-bilbo-enters = Kde vstoupí Bilbo?
bofa-ask-blast = Magický výbuch: která armáda je cílem?
bofa-ask-bodyguard = Utratit žeton stráží a odvrátit { $n } poškození?
bofa-ask-bolg-enters = Kde vstoupí Bolg?
bofa-ask-cancel = Hradba kopí: které poškození se zruší?
bofa-ask-captain = Válečný kapitán: vzdát se postavy nebo žetonu velení a odstranit dva žetony poškození?
bofa-ask-casualty = Oběti v regionu { $area }? { $damage } poškození, { $units ->
    [one] jedna jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
 }.
bofa-ask-character-moves = Která postava se přesune?
bofa-ask-character-to = Kam půjde { $character }?
bofa-ask-clouds = Mračna netopýrů: která figurka odletí?
bofa-ask-combined = Na koho vaše armády společně zaútočí?
bofa-ask-damage-goes = Kolik žetonů poškození odejde s armádou? Celkem jich je { $damage }.
bofa-ask-despair = Která armáda ztratí naději? Ještě nejvýše { $n }.
bofa-ask-determined = Odhodlaný útok: zahrajte ještě jednu kartu.
bofa-ask-die = Vyberte kostku.
bofa-ask-discard = Příliš mnoho karet: odhoďte { $n ->
    [one] jednu
    [few] { $n }
   *[other] { $n }
 }.
bofa-ask-dismay = Která armáda se zděsí?
bofa-ask-driven = Kam bude poražená armáda zahnána?
bofa-ask-eagle-flies = { $lord ->
        [1] Kam poletí Pán orlů?
       *[0] Kam poletí orel?
    }
bofa-ask-eagle-returns = Který orel zaútočí a vrátí se do hnízda?
bofa-ask-eagle-target = Na kterou armádu orli zaútočí?
bofa-ask-fell-race = Zkažené plemeno: čeho se vaše armáda vzdá?
bofa-ask-fighter = Která armáda bojuje ({ $round }. kolo boje)?
bofa-ask-forced-casualty = V regionu { $area } musíte odebrat oběti: { $damage } poškození, { $units ->
    [one] jedna jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
 }.
bofa-ask-further = Do kterého regionu dál?
bofa-ask-gather = Kde se nový žeton otočí?
bofa-ask-goblin-charge = Skřetí výpad: jedno poškození oběma stranám?
bofa-ask-group = Ze které skupiny se žeton losuje?
bofa-ask-haven = Ústup: do kterého regionu?
bofa-ask-heal = Která armáda se zbaví žetonů poškození?
bofa-ask-instead = Tato figurka není k dispozici: umístit jinou?
bofa-ask-iron-token = Který žeton se otočí?
bofa-ask-leader = Umístěte žeton velení; { $n ->
    [one] toto je poslední
    [few] zbývají { $n }
   *[other] zbývá { $n }
 }.
bofa-ask-luck = Šťastné číslo: hodit znovu jednou kostkou?
bofa-ask-maneuver = { $round }. kolo boje: tajně vyberte kartu.
bofa-ask-mend = Které opevnění se opraví?
bofa-ask-move-first = Přesune se armáda v regionu { $area }, než zaútočí?
bofa-ask-move-or-attack = Armáda v regionu { $area } se smí přesunout, nebo zaútočit.
bofa-ask-muster = Kam umístíte jednotky?
bofa-ask-part = Kdo opustí region { $area }?
bofa-ask-press = { $round }. kolo boje skončilo: pokračovat v útoku?
bofa-ask-rally = Která armáda se zotaví? Ještě nejvýše { $n }.
bofa-ask-rearguard = Útok do týlu: odebírejte oběti v regionu { $area }, dokud z žetonů poškození ({ $damage }) nezbude jeden.
bofa-ask-recruit = Otočte žeton posil; ještě nejvýše { $n }.
bofa-ask-reinforce = Která armáda?
bofa-ask-remove-token = Který žeton posil se odstraní?
bofa-ask-renewed = Umístěte žeton posil; { $n ->
    [one] toto je poslední
    [few] zbývají { $n }
   *[other] zbývá { $n }
 }.
bofa-ask-reroll = Opravný velitelský hod (kostek: { $n }): kolik z nich bude černých?
bofa-ask-retreat = Ustoupit z boje?
bofa-ask-return = Kdo se vrátí?
bofa-ask-return-where = Kam se vrátí?
bofa-ask-rout = Rozprchnutí: opustit boj a odebrat oběti?
bofa-ask-rout-casualty = Rozprchnutí: odebírejte oběti v regionu { $area }, dokud z žetonů poškození ({ $damage }) nezbude jeden.
bofa-ask-spend-bat = Která figurka velkých netopýrů opustí hru?
bofa-ask-surplus = V regionu { $area } je více než pět jednotek: která odejde?
bofa-ask-surplus-more = Vyřaďte v regionu { $area } další jednotku, abyste se zbavili poškození (zbývá: { $n }), nebo skončete.
bofa-ask-target = Na koho zaútočí armáda v regionu { $area }?
bofa-ask-tile = Vylosovaný žeton: { $tile }. Použít ho, nebo vylosovat další?
bofa-ask-token = Umístěte žeton posil; ještě nejvýše { $n }.
bofa-ask-trouble = Čí mysl se zneklidní?
bofa-ask-trumpets = Sídlo: otočte žeton, nebo jeden přidejte; ještě nejvýše { $n }.
bofa-ask-turn = Otočte žeton; ještě nejvýše { $n }.
bofa-ask-use = Na co použijete kostku { $die-gen }?
bofa-ask-vampire = Jako upíři: utratit figurku velkých netopýrů za jedno poškození navíc?
bofa-ask-vanish = Uniknout pohledu: { $n ->
    [one] leží tu jeden žeton poškození
    [few] leží tu { $n } žetony poškození
   *[other] leží tu { $n } žetonů poškození
 }; zmizí Bilbo?
bofa-ask-way = { $character }: kterou možnost vyberete?
bofa-ask-where-to = Kam půjde armáda z regionu { $area }?
bofa-ask-whirling = Který žeton velení se odstraní?
bofa-ask-who-goes = Kdo opustí region { $area }?

## The log

bofa-log-activates = Aktivuje se { $character }.
bofa-log-appears = Bilbo se objevuje v regionu { $area }; { $left ->
    [0] nezbývá žádný žeton Prstenu
    [one] zbývá jeden žeton Prstenu
    [few] zbývají { $left } žetony Prstenu
   *[other] zbývá { $left } žetonů Prstenu
 }.
bofa-log-ability = { $side-The } { $side-number ->
        [many] používají
       *[one] používá
    } schopnost „{ $card }“.
bofa-log-archery = Lukostřelba na region { $area }, { $dice ->
    [one] jedna kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
 }: { $rolled }{ $more ->
    [0] {""}
   *[other] , znovu { $again }
 }; { $n ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 }.
bofa-log-armour = Thorinova zbroj zachytí { $n } poškození; { $worn ->
    [one] leží na ní jeden žeton
    [few] leží na ní { $worn } žetony
   *[other] leží na ní { $worn } žetonů
 }.
bofa-log-attack = { $side-The } útočí z regionu { $from } na region { $to }.
bofa-log-bats = Stín bere { $bats ->
    [0] jen žetony velení
    [one] jednoho velkého netopýra
    [few] { $bats } velké netopýry
   *[other] { $bats } velkých netopýrů
 }{ $leaders ->
    [0] {""}
   *[other] { $bats ->
        [0] {": "}{ $leaders }
       *[other] {" "}a { $leaders ->
            [one] jeden žeton velení
            [few] { $leaders } žetony velení
           *[other] { $leaders } žetonů velení
        }
    }
 }.
bofa-log-bats-placed = Nad teritoriem { $territory } { $n ->
    [one] krouží jedna figurka velkých netopýrů
    [few] krouží { $n } figurky velkých netopýrů
   *[other] krouží { $n } figurek velkých netopýrů
 }.
bofa-log-blast = Magický výbuch v regionu { $area }: { $rolled }; { $n ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 }.
bofa-log-broken = Opevnění v regionu { $area } je prolomeno.
bofa-log-captain = Válečný kapitán: v regionu { $area } { $n ->
    [one] je odstraněn jeden žeton poškození
    [few] jsou odstraněny { $n } žetony poškození
   *[other] je odstraněno { $n } žetonů poškození
 }.
bofa-log-ceases = { $side-The } se { $side-number ->
        [many] stahují
       *[one] stahuje
    } z útoku na region { $area }.
bofa-log-casualty = V regionu { $area } je vyřazena jednotka { $unit-gen }.
bofa-log-character-moves = Do regionu { $area } jde { $character }.
bofa-log-combat-over = { $result ->
    [destroyed] Boj o region { $area } skončil: obránci jsou zničeni.
    [both] Boj o region { $area } skončil: nikdo nezůstal stát.
    [repelled] Boj o region { $area } skončil: útočníci jsou zničeni.
    [ceased] Boj o region { $area } skončil: útok ustal.
    [fog] Boj o region { $area } skončil: armády rozdělila mlha.
    [retreat] Boj o region { $area } skončil: obránci ustoupili.
   *[rout] Boj o region { $area } skončil: obránci se dali na útěk.
}
bofa-log-control = Stín přebírá kontrolu nad regionem { $area }.
bofa-log-damage = Region { $area } dostává { $n } poškození{ $fort ->
    [0] .
   *[other] , z toho { $fort } na opevnění.
 }
bofa-log-destroyed = Armáda v regionu { $area } je zničena.
bofa-log-dice = { $side-The } { $side-number ->
        [many] házejí
       *[one] hází
    } akčními kostkami{ $character ->
        [0] {""}
       *[other] {" · "}{ $character }× postava
    }{ $army ->
        [0] {""}
       *[other] {" · "}{ $army }× armáda
    }{ $muster ->
        [0] {""}
       *[other] {" · "}{ $muster }× shromáždění
    }{ $event ->
        [0] {""}
       *[other] {" · "}{ $event }× událost
    }{ $muster_army ->
        [0] {""}
       *[other] {" · "}{ $muster_army }× shromáždění/armáda
    }{ $eye ->
        [0] {""}
       *[other] {" · "}{ $eye }× Oko bez víčka
    }{ $will_of_the_west ->
        [0] {""}
       *[other] {" · "}{ $will_of_the_west }× Vůle Západu
    }
bofa-log-die-lost = Stín ztrácí kostku postavy.
bofa-log-discards = { $side-The } { $side-number ->
        [many] odhazují
       *[one] odhazuje
    } kartu { $kind-gen }.
bofa-log-draws = { $side-The } si { $side-number ->
        [many] dobírají
       *[one] dobírá
    } kartu { $kind-gen }.
bofa-log-dread = Velká hrůza: { $rolled }; { $n ->
    [0] žádný žeton nemusí pryč
    [one] jeden žeton musí pryč
    [few] { $n } žetony musí pryč
   *[other] { $n } žetonů musí pryč
 }.
bofa-log-eagle-flies = Orel letí nad teritorium { $territory }.
bofa-log-lord-flies = Pán orlů letí nad teritorium { $territory }.
bofa-log-hatch = { $n ->
    [one] Do orlího hnízda přilétá orel
    [few] Do orlího hnízda přilétají { $n } orli
   *[other] Do orlího hnízda přilétá { $n } orlů
 }.
bofa-log-fell-race = { $side-The } raději { $side-number ->
        [many] přijímají
       *[one] přijímá
    } 2 poškození.
bofa-log-eagles = Orli útočí na region { $area }: { $rolled }{ $more ->
    [0] {""}
   *[other] , znovu { $again }
 }; { $n ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
 }.
bofa-log-eliminated = Vyřazen: { $character }.
bofa-log-enlists = V regionu { $area } { $n ->
    [one] přibývá jedna jednotka
    [few] přibývají { $n } jednotky
   *[other] přibývá { $n } jednotek
 } { $unit-gen }.
bofa-log-enters = Do hry vstupuje { $character }: { $area }.
bofa-log-fate = Ukazatel osudu stojí na poli { $step }.
bofa-log-fate-card = Osud: karta „{ $card }“.
bofa-log-focus = Síly se sbírají: je umístěn žeton soustředění.
bofa-log-fog = Hustá mlha ukončuje boj.
bofa-log-freed = Region { $area } je znovu svobodný.
bofa-log-general = Svou schopnost používá { $character }.
bofa-log-heals = V regionu { $area } { $n ->
    [one] je odstraněn jeden žeton poškození
    [few] jsou odstraněny { $n } žetony poškození
   *[other] je odstraněno { $n } žetonů poškození
 }.
bofa-log-leader = { $side-The } { $side-number ->
        [many] umisťují
       *[one] umisťuje
    } { $n ->
    [one] žeton velení
    [few] { $n } žetony velení
   *[other] { $n } žetonů velení
 } do regionu { $area }.
bofa-log-leaders-lost = Armáda v regionu { $area } { $n ->
    [0] nemá žeton velení, který by ztratila
    [one] ztrácí žeton velení
    [few] ztrácí { $n } žetony velení
   *[other] ztrácí { $n } žetonů velení
 }.
bofa-log-leaves-table = Karta „{ $card }“ opouští stůl.
bofa-log-luck = Šťastné číslo, nový výsledek kostky: { $die }.
bofa-log-maneuver = { $side-The } { $side-number ->
        [many] odhalují
       *[one] odhaluje
    } kartu „{ $card }“.
bofa-log-moves = { $side-The } { $side-number ->
        [many] přesouvají
       *[one] přesouvá
    } armádu z regionu { $from } do regionu { $to }.
bofa-log-pass-opens = Otevírá se { $area }.
bofa-log-passes = { $side-The } { $side-number ->
        [many] pasují
       *[one] pasuje
    }.
bofa-log-new-bodyguard = Velcí skřeti v regionu { $area } se stávají Bolgovými strážemi: žetonů stráží má { $n }.
bofa-log-ready = Ke vstupu do hry je připraven { $character }.
bofa-log-returns = Do regionu { $area } se vrací { $character }.
bofa-log-retreat = Obránce ustupuje z regionu { $area }.
bofa-log-rout = Obránce se rozprchává z regionu { $area }.
bofa-log-step = Na poli { $step } stupnice osudu teď čeká { $character }.
bofa-log-troubled = Zneklidněnou mysl má { $character }.
bofa-log-conceded = { $reason } { $side-The } vítězí.
bofa-log-won = { $reason }
bofa-log-rallies = Armáda v regionu { $area } se zotavuje: { $rolled }{ $more ->
    [0] {""}
   *[other] , znovu { $again }
 }; { $n ->
    [0] žádný žeton poškození se neodstraňuje
    [one] je odstraněn jeden žeton poškození
    [few] jsou odstraněny { $n } žetony poškození
   *[other] je odstraněno { $n } žetonů poškození
 }.
bofa-log-reroll = { $side-The } { $side-number ->
        [many] házejí
       *[one] hází
    } znovu { $n ->
    [one] jednou kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
 } (bílé { $white }, černé { $black }): celkem { $hits ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
 }.
bofa-log-reshuffle = Balíček událostí je znovu zamíchán.
bofa-log-roll = { $side-The } { $side-number ->
        [many] házejí
       *[one] hází
    } (bílé kostky { $white }, černé kostky { $black }; zasahuje { $target }+): { $hits ->
    [0] žádný zásah
    [one] jeden zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
 }.
bofa-log-round = { $round }. kolo boje v regionu { $area }.
bofa-log-terrain = { $side-The } { $side-number ->
        [many] mají
       *[one] má
    } terénní převahu.
bofa-log-tile = Žeton osudu: { $tile }.
bofa-log-token = Do regionu { $area } přichází žeton posil { $group-gen }.
bofa-log-tokens-lost = { $n ->
    [one] V regionu { $area } je odstraněn jeden žeton posil.
    [few] V regionu { $area } jsou odstraněny { $n } žetony posil.
   *[other] V regionu { $area } je odstraněno { $n } žetonů posil.
 }
bofa-log-turn = { $turn }. kolo.
bofa-log-turned = V regionu { $area } se otáčí žeton: { $token }.
bofa-log-uses = { $side-The } { $side-number ->
        [many] používají
       *[one] používá
    } kostku { $die-gen }: { $use }.
bofa-log-you-draw = Dobrali jste si kartu „{ $card }“.
bofa-log-along = Přidává se { $character }.
bofa-log-attack-together = { $side-The } { $side-number ->
        [many] vedou
       *[one] vede
    } kombinovaný útok na region { $to }: { $n ->
    [one] jedna armáda
    [few] { $n } armády
   *[other] { $n } armád
 }.
bofa-log-bat-spent = Nad teritoriem { $territory } je utracena figurka velkých netopýrů.
bofa-log-bodyguards = Bolg přichází a má { $n ->
    [one] jeden žeton stráží
    [few] { $n } žetony stráží
   *[other] { $n } žetonů stráží
 }.
bofa-log-cancelled = { $fort ->
    [0] Jedno poškození armády v regionu { $area } je zrušeno.
   *[other] Jedno poškození opevnění v regionu { $area } je zrušeno.
 }
bofa-log-eagle-home = Orel opouští teritorium { $territory } a vrací se do orlího hnízda.
bofa-log-lord-home = Pán orlů opouští teritorium { $territory } a vrací se do orlího hnízda.
bofa-log-focus-spent = Žeton soustředění je utracen.
bofa-log-guarded = Před Bolgem stojí stráž: v regionu { $area } je odvráceno { $n } poškození; žetonů stráží zbývá: { $left }.
bofa-log-laid = Karta „{ $card }“ zůstává na stole.
bofa-log-mended = Opevnění v regionu { $area } je opraveno: { $n ->
    [one] je odstraněn jeden žeton poškození
    [few] jsou odstraněny { $n } žetony poškození
   *[other] je odstraněno { $n } žetonů poškození
 }.
bofa-log-part = Část armády{ $dwarf_warriors ->
        [0] {""}
       *[other] , { $dwarf_warriors }× běžní trpaslíci
    }{ $dwarf_veterans ->
        [0] {""}
       *[other] , { $dwarf_veterans }× zkušení trpaslíci
    }{ $men_of_the_lake ->
        [0] {""}
       *[other] , { $men_of_the_lake }× jezerní lidé
    }{ $elven_archers ->
        [0] {""}
       *[other] , { $elven_archers }× elfí lučištníci
    }{ $elven_spearmen ->
        [0] {""}
       *[other] , { $elven_spearmen }× elfí kopiníci
    }{ $orcs ->
        [0] {""}
       *[other] , { $orcs }× skřeti
    }{ $great_orcs ->
        [0] {""}
       *[other] , { $great_orcs }× velcí skřeti
    }{ $goblins ->
        [0] {""}
       *[other] , { $goblins }× skřetí průzkumníci
    }{ $wargs ->
        [0] {""}
       *[other] , { $wargs }× vrrci
    }{ $lead ->
        [0] {""}
        [one] , jeden žeton velení
        [few] , { $lead } žetony velení
       *[other] , { $lead } žetonů velení
    }{ $damage ->
        [0] {""}
        [one] , jeden žeton poškození
        [few] , { $damage } žetony poškození
       *[other] , { $damage } žetonů poškození
    }, opouští region { $area }.
bofa-log-plays-by = { $side-The } { $side-number ->
        [many] hrají
       *[one] hraje
    } kostkou { $die-gen } kartu „{ $card }“.
bofa-log-rings = Bilbo má { $n ->
    [one] jeden žeton Prstenu
    [few] { $n } žetony Prstenu
   *[other] { $n } žetonů Prstenu
 }.
bofa-log-round-by = { $round }. kolo boje v regionu { $area }: bojuje armáda z regionu { $from }.
bofa-log-spears = Na kartě „Létající šípy a divoká kopí“ { $n ->
    [0] už žádní skřeti nezbývají
    [one] zbývá jedna figurka skřetů
    [few] zbývají { $n } figurky skřetů
   *[other] zbývá { $n } figurek skřetů
 }.
bofa-log-stays = { $side-The } do regionu { $area } { $side-number ->
        [many] nepostupují
       *[one] nepostupuje
    }.
bofa-log-takes-part = Účastní se armáda v regionu { $area }.
bofa-log-tile-added = Do zásoby přibývá žeton osudu: { $tile }.
bofa-log-vanishes = Bilbo mizí a zbavuje armádu v regionu { $area } { $n ->
    [one] jednoho žetonu poškození
    [few] { $n } žetonů poškození
   *[other] { $n } žetonů poškození
 }; žetonů Prstenu zbývá: { $left }.
bofa-log-wrath-got = Medděd dostává { $n ->
    [one] jeden žeton hněvu
    [few] { $n } žetony hněvu
   *[other] { $n } žetonů hněvu
 }: má jich { $left }.
bofa-log-wrath-lost = Medděd ztrácí { $n ->
    [one] jeden žeton hněvu
    [few] { $n } žetony hněvu
   *[other] { $n } žetonů hněvu
 }; zbývá: { $left }.

## Lines of earlier rules, which only old games still have

bofa-log-plays = { $side-The } { $side-number ->
        [many] hrají
       *[one] hraje
    } kartu „{ $card }“.
bofa-log-bodyguard = Stráž umírá za Bolga; zbývá: { $left }.
bofa-log-vanish = Bilbo mizí; žetonů Prstenu zbývá: { $left }.
bofa-log-mends = Opevnění v regionu { $area } je opraveno.

## Why not

bofa-why-active-already = { $character }: aktivační žeton už má.
bofa-why-bats = Stín má { $dice ->
    [one] jednu kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
 }: tolik smí být dohromady velkých netopýrů a žetonů velení, netopýrů nejvýše šest.
bofa-why-counts-as-character = Bilbo použil Prsten: tato kostka se teď počítá jako kostka postavy.
bofa-why-last-wrath = Kostka postavy stojí Medděda žeton hněvu a žádný by mu nezbyl.
bofa-why-no-prey = Orli na mapě nemají armádu Stínu, na kterou by zaútočili.
bofa-why-no-rings = Bilbovi už nezbývají žetony Prstenu.
bofa-why-no-two-armies = Žádná nepřátelská armáda nemá vedle sebe dvě vaše armády.
bofa-why-ring-used = Bilbo už s touto kostkou Prsten použil.
bofa-why-army-not = Armáda v regionu { $area } to udělat nemůže.
bofa-why-beorn-here = Armáda nesmí zůstat tam, kde je Medděd.
bofa-why-beorn-there = V regionu { $area } je Medděd.
bofa-why-bolg-controls-nothing = Bolg je připraven jen tehdy, když Stín kontroluje sídlo v Údolí a některý shromažďovací region je volný.
bofa-why-bolg-not-ready = Bolg je připraven jen tehdy, když je v Údolí armáda Stínu a některý shromažďovací region je volný.
bofa-why-card-condition = Podmínka karty „{ $card }“ není splněna.
bofa-why-card-not-given = Bojující armáda kartu „{ $card }“ nemá.
bofa-why-card-symbol = Kostkou { $die-gen } nelze zahrát kartu „{ $card }“.
bofa-why-card-used = Karta „{ $card }“ už byla v tomto boji použita; vrátí ji přeskupení.
bofa-why-enemy-control = Region { $area } kontroluje nepřítel.
bofa-why-enemy-there = V regionu { $area } stojí nepřátelská armáda.
bofa-why-forced = Zde je nutné odebrat oběti.
bofa-why-haven = Do regionu { $area } armáda ustoupit nemůže.
bofa-why-led-already = Armáda v regionu { $area } už svůj žeton dostala: každý patří jiné armádě.
bofa-why-must-choose = Zde je nutné něco vybrat.
bofa-why-needs-die = Karta „{ $card }“ se hraje akční kostkou.
bofa-why-no-army = V regionu { $area } nemáte armádu.
bofa-why-no-damage = Armáda v regionu { $area } nemá poškození, nebo už byla vybrána.
bofa-why-no-die = Nemáte nepoužitou kostku { $die-gen }.
bofa-why-no-enemy = V regionu { $area } není nepřátelská armáda.
bofa-why-no-goblins = Armáda v regionu { $area } nemá skřetí průzkumníky.
bofa-why-no-leadership = Armáda v regionu { $area } nemá velení.
bofa-why-no-target = Region { $area } není cílem: je mimo dostřel, nebo tam není koho zasáhnout.
bofa-why-no-unit = Taková jednotka tu není: { $unit }.
bofa-why-no-way-in = { $character }: nemá kam vstoupit.
bofa-why-not-a-place = Region { $area } se k tomu nehodí.
bofa-why-not-active = Aktivační žeton nemá { $character }.
bofa-why-not-general = Vaším generálem není { $character }.
bofa-why-not-in-hand = Karta „{ $card }“ není ve vaší ruce.
bofa-why-not-in-play = Ve hře není { $character }.
bofa-why-not-ready = Až na poli { $step } stupnice osudu bude připraven { $character }.
bofa-why-not-waiting = { $character }: už je ve hře, nebo nadobro pryč.
bofa-why-nothing-to-do = Teď by nic nemohl udělat { $character }.
bofa-why-one-general = Před každou akcí jen jeden generál.
bofa-why-out-of-reach = Region { $area } není k této armádě přilehlý.
bofa-why-part = Část, která se přesouvá, musí mít jednotku a to, co kostka vyžaduje.
bofa-why-pass = Pasovat smí jen ten, komu zbývá méně kostek než protivníkovi.
bofa-why-pass-after-general = Po generálovi musí následovat kostka: pasovat nelze.
bofa-why-renewed = Stín musí kontrolovat dvě sídla; kontroluje { $n }.
bofa-why-story-in-combat = „{ $card }“ je karta příběhu: v boji se nehraje.
bofa-why-too-far = Region { $area } není v dosahu.
bofa-why-troubled = Zneklidněnou mysl má { $character }.
bofa-why-until-one = Oběti se odebírají, dokud nezbude jeden žeton poškození.
bofa-why-use-nothing = { $use }: teď to nejde.
bofa-why-use-symbol = Kostku { $die-gen } nelze použít takto: { $use }.

## Positions

bofa-bad-battle-army = V pozici je boj, ale v regionu { $region } není odpovídající armáda.
bofa-bad-battle-border = V pozici je boj mezi regiony { $a } a { $b }, které k sobě nepřiléhají.
bofa-bad-card-twice = V pozici je karta „{ $card }“ dvakrát.
bofa-bad-control = V regionu { $region } není co kontrolovat.
bofa-bad-control-held = Region { $region } drží armáda Svobodných národů: ukazatel ovládnutí Stínem tam ležet nemůže.
bofa-bad-over = Stín drží Přední bránu a má body: { $points }. Tím zvítězil a není už co hrát.
bofa-bad-spears = Karta „{ $card }“ leží na stole právě tak dlouho, dokud na ní leží skřeti.
bofa-bad-table-alone = Karta „{ $card }“ nemůže ležet na stole, když ve hře není { $character }.
bofa-bad-troubled = Karta „{ $card }“ leží na stole právě tak dlouho, dokud jmenuje generála.
bofa-bad-closed-pass = Region { $region } je uzavřený: nemohou v něm být jednotky.
bofa-bad-dice = { $side-The }: kostek nejvýše { $most }, ne { $n }.
bofa-bad-eagles = Pán orlů není ve hře: na mapě nemohou být orli.
bofa-bad-general-away = { $character }: není ve hře, na kartě nemůže ležet aktivační žeton.
bofa-bad-hand-limit = { $side-The }: karet v ruce je { $n }; vše nad { $most } by bylo odhozeno.
bofa-bad-no-fortification = V regionu { $region } není opevnění.
bofa-bad-table = Karta „{ $card }“ na stole nezůstává.
bofa-bad-token-place = Region { $region } patří nepříteli: žeton posil { $group-gen } tam ležet nemůže.
bofa-bad-face = Na kostce { $side-gen } není výsledek { $face }.
bofa-bad-figures = Figurek { $unit-gen } je jen { $figures }.
bofa-bad-general = { $character }: není generál.
bofa-bad-hand = Karta „{ $card }“ do ruky { $side-gen } nepatří.
bofa-bad-key = Pozice nemá klíč { $key }; má { $known }.
bofa-bad-name = „{ $name }“ neexistuje ({ $kind }). Na výběr: { $known }.
bofa-bad-no-battle = Pozice začíná bojem, ale žádný v ní není.
bofa-bad-number = { $kind } je { $value }; musí to být číslo od { $low } do { $high }.
bofa-bad-shape = Pozici nelze přečíst: { $detail }.
bofa-bad-tiles = Žetonů osudu „{ $tile }“ je jen { $copies }.
bofa-bad-tokens = Nepoužitých žetonů posil { $group-gen } je jen { $unused }.
bofa-bad-unsound = Pozice nedrží pohromadě: { $problem }.

## Packs

bofa-pack-aloft = { pack-at }: Pán orlů není v žádném regionu, { $op-id } by tedy nikdy nešlo provést
bofa-pack-attack-last = { pack-at }: útok se vybojuje až po rozkazu, po prvku { $op-id } nemůže nic následovat
bofa-pack-block = { pack-at }: { $got } není stavební prvek; musí to být tabulka s op, jedním z těchto: { $known }
bofa-pack-card-count = { pack-at }: karet je { $got } a musí jich být { $wanted }
bofa-pack-copies = { pack-at }: kopie dávají dohromady { $got } a žetonů je { $wanted }
bofa-pack-cut-off = { pack-at }: ze zbytku mapy sem nevede žádná cesta
bofa-pack-enter-first = { pack-at }: vstup začíná prvkem enter a má ho jen jednou
bofa-pack-enters = { pack-at }: stavebními prvky vstupuje jen Thorin; jak vstupuje { $who }, říkají pravidla
bofa-pack-figures = { pack-at }: na začátku je třeba { $got } a k dispozici je { $wanted }
bofa-pack-general = { pack-at }: generál má právě jednu schopnost se způsoby (ways); { $who } jich má { $got }
bofa-pack-lasting = { pack-at }: { $op-id } už dělá karta „{ $other }“ a umí to jen jedna karta
bofa-pack-named-region = { pack-at }: tento region jmenují pravidla, musí tu být
bofa-pack-no-general = { pack-at }: { $who } není generál a způsoby (ways) mít nemůže
bofa-pack-no-place = { pack-at }: tam žádná armáda být nemůže
bofa-pack-nobody = { pack-at }: karta události nepatří žádné postavě, „s touto postavou“ tu nikdo být nemůže
bofa-pack-on-table = { pack-at }: karta, která zůstává na stole, nemůže jednat za jinou
bofa-pack-range = { pack-at }: dostřel musí být vzájemný a nikdy na týž region ({ $other })
bofa-pack-slope = { pack-at }: u svahu musí být řečeno, který z obou regionů leží výš
bofa-pack-special-tiles = { pack-at }: musí tu být jeden modrý a jeden červený zvláštní žeton osudu
bofa-pack-unit-side = { pack-at }: jednotka patří k jiné straně než tyto žetony
bofa-pack-way = { pack-at }: dva způsoby začínají prvkem { $op-id }, odpověď by je nerozlišila

## Places

bofa-broken_lands = Porobené země
    .gender = f
    .number = many
    .gen = Porobených zemí
    .dat = Porobeným zemím
    .acc = Porobené země
    .loc = Porobených zemích
    .ins = Porobenými zeměmi
bofa-valley = Údolí
    .gender = n
    .gen = Údolí
    .dat = Údolí
    .acc = Údolí
    .loc = Údolí
    .ins = Údolím
bofa-eastern_bank = Východní břeh
    .gen = Východního břehu
    .dat = Východnímu břehu
    .acc = Východní břeh
    .loc = Východním břehu
    .ins = Východním břehem
bofa-southern_spur = Jižní ostroh
    .gen = Jižního ostrohu
    .dat = Jižnímu ostrohu
    .acc = Jižní ostroh
    .loc = Jižním ostrohu
    .ins = Jižním ostrohem
bofa-hills = Kopce
    .number = many
    .gen = kopců
    .dat = kopcům
    .acc = kopce
    .loc = kopcích
    .ins = kopci
bofa-mountains = Hory
    .gender = f
    .number = many
    .gen = hor
    .dat = horám
    .acc = hory
    .loc = horách
    .ins = horami
bofa-plains = Pláně
    .gender = f
    .number = many
    .gen = plání
    .dat = pláním
    .acc = pláně
    .loc = pláních
    .ins = pláněmi
bofa-ruins = Zříceniny
    .gender = f
    .number = many
    .gen = zřícenin
    .dat = zříceninám
    .acc = zříceniny
    .loc = zříceninách
    .ins = zříceninami
bofa-marshes = Bažiny
    .gender = f
    .number = many
    .gen = bažin
    .dat = bažinám
    .acc = bažiny
    .loc = bažinách
    .ins = bažinami
bofa-front_gate = Přední brána
    .gender = f
    .gen = Přední brány
    .dat = Přední bráně
    .acc = Přední bránu
    .loc = Přední bráně
    .ins = Přední bránou
bofa-inner_ridge = Vnitřní hřeben
    .gen = Vnitřního hřebene
    .dat = Vnitřnímu hřebeni
    .acc = Vnitřní hřeben
    .loc = Vnitřním hřebeni
    .ins = Vnitřním hřebenem
bofa-east_ridge = Východní hřeben
    .gen = Východního hřebene
    .dat = Východnímu hřebeni
    .acc = Východní hřeben
    .loc = Východním hřebeni
    .ins = Východním hřebenem
bofa-far_ridge = Vzdálený hřeben
    .gen = Vzdáleného hřebene
    .dat = Vzdálenému hřebeni
    .acc = Vzdálený hřeben
    .loc = Vzdáleném hřebeni
    .ins = Vzdáleným hřebenem
bofa-eastern_spur = Východní ostroh
    .gen = Východního ostrohu
    .dat = Východnímu ostrohu
    .acc = Východní ostroh
    .loc = Východním ostrohu
    .ins = Východním ostrohem
bofa-gate_road = Cesta k bráně
    .gender = f
    .gen = Cesty k bráně
    .dat = Cestě k bráně
    .acc = Cestu k bráně
    .loc = Cestě k bráně
    .ins = Cestou k bráně
bofa-camp = Tábor
    .gen = Tábora
    .dat = Táboru
    .acc = Tábor
    .loc = Táboře
    .ins = Táborem
bofa-under_spur = Pod ostrohem
    .gender = n
bofa-north_bank = Severní břeh
    .gen = Severního břehu
    .dat = Severnímu břehu
    .acc = Severní břeh
    .loc = Severním břehu
    .ins = Severním břehem
bofa-spur_end = Konec ostrohu
    .gen = Konce ostrohu
    .dat = Konci ostrohu
    .acc = Konec ostrohu
    .loc = Konci ostrohu
    .ins = Koncem ostrohu
bofa-river_bend = Ohyb řeky
    .gen = Ohybu řeky
    .dat = Ohybu řeky
    .acc = Ohyb řeky
    .loc = Ohybu řeky
    .ins = Ohybem řeky
bofa-bend_hills = Kopce v ohybu
    .number = many
    .gen = Kopců v ohybu
    .dat = Kopcům v ohybu
    .acc = Kopce v ohybu
    .loc = Kopcích v ohybu
    .ins = Kopci v ohybu
bofa-high_shoulder = Vysoké rameno
    .gender = n
    .gen = Vysokého ramena
    .dat = Vysokému ramenu
    .acc = Vysoké rameno
    .loc = Vysokém rameni
    .ins = Vysokým ramenem
bofa-spur_ridge = Hřbet ostrohu
    .gen = Hřbetu ostrohu
    .dat = Hřbetu ostrohu
    .acc = Hřbet ostrohu
    .loc = Hřbetu ostrohu
    .ins = Hřbetem ostrohu
bofa-south_ridge = Strážní hřeben
    .gen = Strážního hřebene
    .dat = Strážnímu hřebeni
    .acc = Strážní hřeben
    .loc = Strážním hřebeni
    .ins = Strážním hřebenem
bofa-ravenhill = Havraní vrch
    .gen = Havraního vrchu
    .dat = Havranímu vrchu
    .acc = Havraní vrch
    .loc = Havraním vrchu
    .ins = Havraním vrchem
bofa-spur_foot = Úpatí ostrohu
    .gender = n
    .gen = Úpatí ostrohu
    .dat = Úpatí ostrohu
    .acc = Úpatí ostrohu
    .loc = Úpatí ostrohu
    .ins = Úpatím ostrohu
bofa-lower_slopes = Dolní svahy
    .number = many
    .gen = Dolních svahů
    .dat = Dolním svahům
    .acc = Dolní svahy
    .loc = Dolních svahech
    .ins = Dolními svahy
bofa-slope_end = Konec svahů
    .gen = Konce svahů
    .dat = Konci svahů
    .acc = Konec svahů
    .loc = Konci svahů
    .ins = Koncem svahů
bofa-western_crags = Západní útesy
    .number = many
    .gen = Západních útesů
    .dat = Západním útesům
    .acc = Západní útesy
    .loc = Západních útesech
    .ins = Západními útesy
bofa-fallen_bridge = Stržený most
    .gen = Strženého mostu
    .dat = Strženému mostu
    .acc = Stržený most
    .loc = Strženém mostě
    .ins = Strženým mostem
bofa-bridge_field = Pole u mostu
    .gender = n
    .gen = Pole u mostu
    .dat = Poli u mostu
    .acc = Pole u mostu
    .loc = Poli u mostu
    .ins = Polem u mostu
bofa-dale_fields = Dolská pole
    .gender = n
    .number = many
    .gen = Dolských polí
    .dat = Dolským polím
    .acc = Dolská pole
    .loc = Dolských polích
    .ins = Dolskými poli
bofa-ruins_of_dale = Zříceniny Dolu
    .gender = f
    .number = many
    .gen = Zřícenin Dolu
    .dat = Zříceninám Dolu
    .acc = Zříceniny Dolu
    .loc = Zříceninách Dolu
    .ins = Zříceninami Dolu
bofa-upper_vale = Horní údolí
    .gender = n
    .gen = Horního údolí
    .dat = Hornímu údolí
    .acc = Horní údolí
    .loc = Horním údolí
    .ins = Horním údolím
bofa-river_meadows = Říční luhy
    .number = many
    .gen = Říčních luhů
    .dat = Říčním luhům
    .acc = Říční luhy
    .loc = Říčních luzích
    .ins = Říčními luhy
bofa-north_vale = Severní údolí
    .gender = n
    .gen = Severního údolí
    .dat = Severnímu údolí
    .acc = Severní údolí
    .loc = Severním údolí
    .ins = Severním údolím
bofa-dale_hills = Dolské kopce
    .number = many
    .gen = Dolských kopců
    .dat = Dolským kopcům
    .acc = Dolské kopce
    .loc = Dolských kopcích
    .ins = Dolskými kopci
bofa-ford_marsh = Bažina u brodu
    .gender = f
    .gen = Bažiny u brodu
    .dat = Bažině u brodu
    .acc = Bažinu u brodu
    .loc = Bažině u brodu
    .ins = Bažinou u brodu
bofa-east_vale = Východní údolí
    .gender = n
    .gen = Východního údolí
    .dat = Východnímu údolí
    .acc = Východní údolí
    .loc = Východním údolí
    .ins = Východním údolím
bofa-long_bank = Dlouhý břeh
    .gen = Dlouhého břehu
    .dat = Dlouhému břehu
    .acc = Dlouhý břeh
    .loc = Dlouhém břehu
    .ins = Dlouhým břehem
bofa-south_vale = Zatopené sady
    .number = many
    .gen = Zatopených sadů
    .dat = Zatopeným sadům
    .acc = Zatopené sady
    .loc = Zatopených sadech
    .ins = Zatopenými sady
bofa-south_marsh = Rákosová bažina
    .gender = f
    .gen = Rákosové bažiny
    .dat = Rákosové bažině
    .acc = Rákosovou bažinu
    .loc = Rákosové bažině
    .ins = Rákosovou bažinou
bofa-northern_waste = Severní pustina
    .gender = f
    .gen = Severní pustiny
    .dat = Severní pustině
    .acc = Severní pustinu
    .loc = Severní pustině
    .ins = Severní pustinou
bofa-iron_road = Cesta od Železných hor
    .gender = f
    .gen = Cesty od Železných hor
    .dat = Cestě od Železných hor
    .acc = Cestu od Železných hor
    .loc = Cestě od Železných hor
    .ins = Cestou od Železných hor
bofa-withered_field = Zvadlé pole
    .gender = n
    .gen = Zvadlého pole
    .dat = Zvadlému poli
    .acc = Zvadlé pole
    .loc = Zvadlém poli
    .ins = Zvadlým polem
bofa-grey_plain = Šedá pláň
    .gender = f
    .gen = Šedé pláně
    .dat = Šedé pláni
    .acc = Šedou pláň
    .loc = Šedé pláni
    .ins = Šedou plání
bofa-wolf_moor = Vlčí slatě
    .gender = f
    .number = many
    .gen = Vlčích slatí
    .dat = Vlčím slatím
    .acc = Vlčí slatě
    .loc = Vlčích slatích
    .ins = Vlčími slatěmi
bofa-east_flats = Spálené roviny
    .gender = f
    .number = many
    .gen = Spálených rovin
    .dat = Spáleným rovinám
    .acc = Spálené roviny
    .loc = Spálených rovinách
    .ins = Spálenými rovinami
bofa-black_fen = Černá slatina
    .gender = f
    .gen = Černé slatiny
    .dat = Černé slatině
    .acc = Černou slatinu
    .loc = Černé slatině
    .ins = Černou slatinou
bofa-stony_hills = Kamenité kopce
    .number = many
    .gen = Kamenitých kopců
    .dat = Kamenitým kopcům
    .acc = Kamenité kopce
    .loc = Kamenitých kopcích
    .ins = Kamenitými kopci
bofa-ford_field = Pole u brodu
    .gender = n
    .gen = Pole u brodu
    .dat = Poli u brodu
    .acc = Pole u brodu
    .loc = Poli u brodu
    .ins = Polem u brodu
bofa-eastern_waste = Východní pustina
    .gender = f
    .gen = Východní pustiny
    .dat = Východní pustině
    .acc = Východní pustinu
    .loc = Východní pustině
    .ins = Východní pustinou
bofa-south_flats = Vyprahlé roviny
    .gender = f
    .number = many
    .gen = Vyprahlých rovin
    .dat = Vyprahlým rovinám
    .acc = Vyprahlé roviny
    .loc = Vyprahlých rovinách
    .ins = Vyprahlými rovinami
bofa-south_road = Jezerní cesta
    .gender = f
    .gen = Jezerní cesty
    .dat = Jezerní cestě
    .acc = Jezerní cestu
    .loc = Jezerní cestě
    .ins = Jezerní cestou
bofa-ford_hills = Kopce u brodu
    .number = many
    .gen = Kopců u brodu
    .dat = Kopcům u brodu
    .acc = Kopce u brodu
    .loc = Kopcích u brodu
    .ins = Kopci u brodu
bofa-goblin_muster_north = Severní shromaždiště skřetů
    .gender = n
    .gen = Severního shromaždiště skřetů
    .dat = Severnímu shromaždišti skřetů
    .acc = Severní shromaždiště skřetů
    .loc = Severním shromaždišti skřetů
    .ins = Severním shromaždištěm skřetů
bofa-mountain_pass_north = Severní horský průsmyk
    .gen = Severního horského průsmyku
    .dat = Severnímu horskému průsmyku
    .acc = Severní horský průsmyk
    .loc = Severním horském průsmyku
    .ins = Severním horským průsmykem
bofa-goblin_muster_south = Jižní shromaždiště skřetů
    .gender = n
    .gen = Jižního shromaždiště skřetů
    .dat = Jižnímu shromaždišti skřetů
    .acc = Jižní shromaždiště skřetů
    .loc = Jižním shromaždišti skřetů
    .ins = Jižním shromaždištěm skřetů
bofa-mountain_pass_south = Jižní horský průsmyk
    .gen = Jižního horského průsmyku
    .dat = Jižnímu horskému průsmyku
    .acc = Jižní horský průsmyk
    .loc = Jižním horském průsmyku
    .ins = Jižním horským průsmykem
bofa-eyrie = Orlí hnízdo
    .gender = n
    .gen = orlího hnízda
    .dat = orlímu hnízdu
    .acc = orlí hnízdo
    .loc = orlím hnízdě
    .ins = orlím hnízdem
bofa-fate_track = Stupnice osudu
    .gender = f
    .gen = stupnice osudu
    .dat = stupnici osudu
    .acc = stupnici osudu
    .loc = stupnici osudu
    .ins = stupnicí osudu

## Dice

bofa-character = Postava
    .gender = f
    .gen = postavy
    .dat = postavě
    .acc = postavu
    .loc = postavě
    .ins = postavou
bofa-army = Armáda
    .gender = f
    .gen = armády
    .dat = armádě
    .acc = armádu
    .loc = armádě
    .ins = armádou
bofa-muster = Shromáždění
    .gender = n
    .gen = shromáždění
    .dat = shromáždění
    .acc = shromáždění
    .loc = shromáždění
    .ins = shromážděním
bofa-event = Událost
    .gender = f
    .gen = události
    .dat = události
    .acc = událost
    .loc = události
    .ins = událostí
bofa-muster_army = Shromáždění/armáda
    .gender = n
    .gen = shromáždění/armády
    .dat = shromáždění/armádě
    .acc = shromáždění/armádu
    .loc = shromáždění/armádě
    .ins = shromážděním/armádou
bofa-eye = Oko bez víčka
    .gender = n
    .gen = Oka bez víčka
    .dat = Oku bez víčka
    .acc = Oko bez víčka
    .loc = Oku bez víčka
    .ins = Okem bez víčka
bofa-will_of_the_west = Vůle Západu
    .gender = f
    .gen = Vůle Západu
    .dat = Vůli Západu
    .acc = Vůli Západu
    .loc = Vůli Západu
    .ins = Vůlí Západu

## Figures and tokens

bofa-dwarf_warriors = Běžní trpaslíci
    .gender = ma
    .number = many
    .gen = běžných trpaslíků
    .dat = běžným trpaslíkům
    .acc = běžné trpaslíky
    .loc = běžných trpaslících
    .ins = běžnými trpaslíky
bofa-dwarf_veterans = Zkušení trpaslíci
    .gender = ma
    .number = many
    .gen = zkušených trpaslíků
    .dat = zkušeným trpaslíkům
    .acc = zkušené trpaslíky
    .loc = zkušených trpaslících
    .ins = zkušenými trpaslíky
bofa-men_of_the_lake = Jezerní lidé
    .gender = ma
    .number = many
    .gen = jezerních lidí
    .dat = jezerním lidem
    .acc = jezerní lidi
    .loc = jezerních lidech
    .ins = jezerními lidmi
bofa-elven_archers = Elfí lučištníci
    .gender = ma
    .number = many
    .gen = elfích lučištníků
    .dat = elfím lučištníkům
    .acc = elfí lučištníky
    .loc = elfích lučištnících
    .ins = elfími lučištníky
bofa-elven_spearmen = Elfí kopiníci
    .gender = ma
    .number = many
    .gen = elfích kopiníků
    .dat = elfím kopiníkům
    .acc = elfí kopiníky
    .loc = elfích kopinících
    .ins = elfími kopiníky
bofa-orcs = Skřeti
    .gender = ma
    .number = many
    .gen = skřetů
    .dat = skřetům
    .acc = skřety
    .loc = skřetech
    .ins = skřety
bofa-great_orcs = Velcí skřeti
    .gender = ma
    .number = many
    .gen = velkých skřetů
    .dat = velkým skřetům
    .acc = velké skřety
    .loc = velkých skřetech
    .ins = velkými skřety
bofa-goblins = Skřetí průzkumníci
    .gender = ma
    .number = many
    .gen = skřetích průzkumníků
    .dat = skřetím průzkumníkům
    .acc = skřetí průzkumníky
    .loc = skřetích průzkumnících
    .ins = skřetími průzkumníky
bofa-wargs = Vrrci
    .gender = ma
    .number = many
    .gen = vrrků
    .dat = vrrkům
    .acc = vrrky
    .loc = vrrcích
    .ins = vrrky
bofa-eagles = Orli z Mlžných hor
    .gender = ma
    .number = many
    .gen = orlů z Mlžných hor
    .dat = orlům z Mlžných hor
    .acc = orly z Mlžných hor
    .loc = orlech z Mlžných hor
    .ins = orly z Mlžných hor
bofa-great_bats = Velcí netopýři
    .gender = ma
    .number = many
    .gen = velkých netopýrů
    .dat = velkým netopýrům
    .acc = velké netopýry
    .loc = velkých netopýrech
    .ins = velkými netopýry
bofa-bard = Bard Lučištník
    .gender = ma
    .gen = Barda Lučištníka
    .dat = Bardovi Lučištníkovi
    .acc = Barda Lučištníka
    .loc = Bardovi Lučištníkovi
    .ins = Bardem Lučištníkem
    .effect = Ve hře od začátku, v regionu pozice 3 přípravy Svobodných národů.
bofa-bard_general = Svolání jezerních lidí
    .effect = Náhodně vylosujte až dva žetony posil trpaslíků a lidí a umístěte je lícem dolů do jednoho nebo dvou různých regionů se sídlem pod kontrolou Svobodných národů (do každého nejvýše jeden žeton).
bofa-bard_archery = Lučištník
    .effect = Když se útoku lukostřelbou účastní armáda, ve které je Bard, lze jednou z jejích kostek, které minuly, hodit jednou znovu.
bofa-dain = Dáin Železná noha
    .gender = ma
    .gen = Dáina Železné nohy
    .dat = Dáinovi Železné noze
    .acc = Dáina Železnou nohu
    .loc = Dáinovi Železné noze
    .ins = Dáinem Železnou nohou
    .effect = Ve hře od začátku, v regionu pozice 4 přípravy Svobodných národů.
bofa-dain_general = Vojsko z Železných hor
    .effect = Vyberte jedno: (a) náhodně vylosujte jeden žeton posil trpaslíků a lidí, umístěte ho lícem dolů do jednoho regionu se sídlem pod kontrolou Svobodných národů a pak otočte jeden žeton posil trpaslíků a lidí v regionu, kde je Dáin, nebo v kterémkoli regionu s jednotkou trpaslíků; nebo (b) proveďte jedno zotavení (5+) s armádou, ve které je Dáin, nebo s jednou armádou s jednotkou trpaslíků.
bofa-gandalf = Gandalf Šedý
    .gender = ma
    .gen = Gandalfa Šedého
    .dat = Gandalfovi Šedému
    .acc = Gandalfa Šedého
    .loc = Gandalfovi Šedém
    .ins = Gandalfem Šedým
    .effect = Ve hře od začátku, v regionu pozice 9 přípravy Svobodných národů.
bofa-gandalf_general = Magický výbuch
    .effect = Vyberte jedno: (a) vyberte jednu armádu Stínu v regionu, který je v dostřelu od regionu, kde je Gandalf; hoďte 3 kostkami (5 kostkami, je-li na této kartě žeton soustředění: ten pak odstraňte); každý výsledek 4+ je jedno poškození této armádě, vyhodnocené jako efekt udělující poškození; nebo (b) umístěte na tuto kartu žeton soustředění, pokud na ní není.
bofa-thranduil = Thranduil, král elfů
    .gender = ma
    .gen = Thranduila, krále elfů
    .dat = Thranduilovi, králi elfů
    .acc = Thranduila, krále elfů
    .loc = Thranduilovi, králi elfů
    .ins = Thranduilem, králem elfů
    .effect = Ve hře od začátku, v regionu pozice 9 přípravy Svobodných národů.
bofa-thranduil_general = Lukostřelba
    .effect = Vyberte jedno: (a) lukostřelba: vyberte jeden region s armádou Stínu; střílet smí každá jednotka elfích lučištníků a jezerních lidí, která stojí v regionu s kopci nebo horami v dostřelu cílového regionu; hoďte jednou kostkou za každou střílející jednotku, celkem nejvýše 5 kostkami; každý výsledek 5+ je jedno poškození cílové armádě, vyhodnocené jako efekt udělující poškození; nebo (b) náhodně vylosujte až dva žetony posil elfů a umístěte je lícem dolů do jednoho nebo dvou různých regionů se sídlem pod kontrolou Svobodných národů (do každého nejvýše jeden žeton).
bofa-bilbo = Bilbo Pytlík, lupič
    .gender = ma
    .gen = Bilba Pytlíka, lupiče
    .dat = Bilbovi Pytlíkovi, lupiči
    .acc = Bilba Pytlíka, lupiče
    .loc = Bilbovi Pytlíkovi, lupiči
    .ins = Bilbem Pytlíkem, lupičem
    .effect = Je-li připraven (ukazatel osudu na poli 2 nebo za ním), použijte výsledek postavy a umístěte Bilba do regionu, kde je jiná postava Svobodných národů nebo žeton velení Svobodných národů; na jeho kartu dejte 5 žetonů Prstenu.
bofa-bilbo_vanish = Uniknout pohledu
    .effect = Když se vyhodnocuje poškození armády, ve které je Bilbo: odstraňte z této armády až dva žetony poškození.
bofa-bilbo_out_of_the_way = Odklidit se z cesty
    .effect = Když pro kteroukoli akci zvolíte výsledek postavy, před provedením této akce: umístěte Bilba do kteréhokoli regionu, i když byl mimo mapu (ne však, byl-li vyřazen).
bofa-lord_of_the_eagles = Pán orlů, velký orel
    .gender = ma
    .gen = Pána orlů, velkého orla
    .dat = Pánu orlů, velkému orlovi
    .acc = Pána orlů, velkého orla
    .loc = Pánu orlů, velkém orlovi
    .ins = Pánem orlů, velkým orlem
    .effect = Je-li připraven (ukazatel osudu na poli 8 nebo za ním), použijte výsledek postavy a umístěte Pána orlů a jednu další figurku orla do orlího hnízda. Do hry vstupují orli z Mlžných hor.
bofa-lord_general = Pán orlů
    .effect = Vyberte jedno: (a) umístěte jednu figurku orla do orlího hnízda; nebo (b) vezměte z orlího hnízda všechny figurky orlů (i Pána orlů) a každou umístěte kamkoli na mapu.
bofa-lord_as_eagle = Velký orel
    .effect = Pán orlů se aktivuje spolu s orly a jedná jako jeden z nich (Silní a ušlechtilí).
bofa-beorn = Medděd Kožoměnec
    .gender = ma
    .gen = Medděda Kožoměnce
    .dat = Meddědovi Kožoměnci
    .acc = Medděda Kožoměnce
    .loc = Meddědovi Kožoměnci
    .ins = Meddědem Kožoměncem
    .effect = Je-li připraven (ukazatel osudu na poli 11 nebo za ním), použijte výsledek postavy a umístěte Medděda do regionu u jižního okraje mapy; na jeho kartu dejte 8 žetonů hněvu. Dokud je ve hře, přidává jednu akční kostku, není-li ve hře také Thorin.
bofa-beorn_fury = Zuřivost
    .effect = Přesuňte Medděda až o 3 regiony; pak smí zaútočit na přilehlý region s armádou Stínu. V boji: 4 kostky, zasahuje na 5+, každou kostkou, která minula, hází jednou znovu, žádné karty událostí ani manévrování, poškození odstraňuje žetony hněvu, při 0 žetonech hněvu je vyřazen, nemůže se zotavit, nepůsobí na něj manévrovací schopnost vrrků.
bofa-thorin = Thorin Pavéza
    .gender = ma
    .gen = Thorina Pavézy
    .dat = Thorinovi Pavézovi
    .acc = Thorina Pavézu
    .loc = Thorinovi Pavézovi
    .ins = Thorinem Pavézou
    .effect = Je-li připraven (ukazatel osudu na jeho poli nebo za ním), použijte výsledek postavy a umístěte Thorina do regionu Přední brána spolu s jednou jednotkou zkušených trpaslíků (je-li k dispozici). Nelze, dokud Přední bránu kontroluje Stín nebo jsou v ní jednotky Stínu. Dokud je ve hře, přidává jednu akční kostku (spolu s Meddědem nikdy víc než jednu).
bofa-thorin_strokes = Mocné rány
    .effect = Jen dokud je ve hře karta osudu „Mocné rány“: v každém boji, kterého se účastní Thorin, si pro tento boj vezměte do ruky zvláštní kartu manévrování „Thorinovy mocné rány“.
bofa-eagles_attack = Silní a ušlechtilí
    .effect = Přesuňte jednu nebo více figurek orlů (i Pána orlů) z mapy do orlího hnízda. Za každou přesunutou figurku proveďte jeden útok na armádu Stínu v některém regionu teritoria, kde figurka byla; každý útok musí mířit na jinou armádu. Každý útok: hoďte 3 kostkami, zasahuje 4+, každou kostkou, která minula, lze jednou hodit znovu; hod nelze upravovat. Nejdřív se přesunou všechny figurky, pak se útočí.
bofa-bolg = Bolg, syn Azogův
    .gender = ma
    .gen = Bolga, syna Azogova
    .dat = Bolgovi, synu Azogovu
    .acc = Bolga, syna Azogova
    .loc = Bolgovi, synu Azogovu
    .ins = Bolgem, synem Azogovým
    .effect = Je-li alespoň v jednom regionu Údolí armáda Stínu, použijte výsledek shromáždění: umístěte Bolga a jednu jednotku velkých skřetů do shromažďovacího regionu; v každém shromažďovacím regionu otočte jeden žeton posil; na jeho kartu dejte 1 žeton stráží, nebo místo toho 3, kontroluje-li Stín Zříceniny Dolu.
bofa-bolg_renewed = S obnovenou silou
    .effect = Umístěte po jednom žetonu posil Stínu do čtyř různých regionů Porobených zemí.
bofa-bolg_bodyguard = Stráže
    .effect = Odvraťte všechno poškození armády, ve které je Bolg, z jednoho kola boje nebo z jednoho jiného útoku (ne poškození, které si armáda způsobí sama).
bofa-clouds_of_bats = Mračna netopýrů
    .effect = Vyberte jednu přátelskou armádu v tomto teritoriu a přesuňte ji (o jeden region; platí obvyklá pravidla pro rozdělování a spojování).
bofa-vampire_like = Jako upíři
    .effect = Je-li v teritoriu boje alespoň jedna figurka velkých netopýrů, vezměte si pro tento boj do ruky zvláštní kartu manévrování „Jako upíři“.
bofa-dwarves_and_men = Trpaslíci a lidé
    .gender = ma
    .number = many
    .gen = trpaslíků a lidí
    .dat = trpaslíkům a lidem
    .acc = trpaslíky a lidi
    .loc = trpaslících a lidech
    .ins = trpaslíky a lidmi
bofa-elves = Elfové
    .gender = ma
    .number = many
    .gen = elfů
    .dat = elfům
    .acc = elfy
    .loc = elfech
    .ins = elfy
bofa-rt_men_of_the_lake_1 = 1× jezerní lidé
bofa-rt_dwarf_warriors_1 = 1× běžní trpaslíci
bofa-rt_dwarf_veterans_1 = 1× zkušení trpaslíci
bofa-rt_elven_archers_1 = 1× elfí lučištníci
bofa-rt_elven_spearmen_1 = 1× elfí kopiníci
bofa-rt_orcs_1 = 1× skřeti
bofa-rt_orcs_2 = 2× skřeti
bofa-rt_wargs_1 = 1× vrrci
bofa-rt_great_orcs_1 = 1× velcí skřeti
bofa-ft_common_1 = 1
bofa-ft_common_1_icon = 1 s ikonou osudu
bofa-ft_common_2 = 2
bofa-ft_common_2_icon = 2 s ikonou osudu
bofa-ft_common_3 = 3
bofa-ft_special_fp = modrý, 3 s ikonou osudu
bofa-ft_special_shadow = červený, 0
bofa-fate_tile = Žeton osudu
    .gen = žetonu osudu
    .dat = žetonu osudu
    .acc = žeton osudu
    .loc = žetonu osudu
    .ins = žetonem osudu
bofa-damage = Žeton poškození
    .gen = žetonu poškození
    .dat = žetonu poškození
    .acc = žeton poškození
    .loc = žetonu poškození
    .ins = žetonem poškození
bofa-bodyguard = Žeton Bolgových stráží
    .gen = žetonu Bolgových stráží
    .dat = žetonu Bolgových stráží
    .acc = žeton Bolgových stráží
    .loc = žetonu Bolgových stráží
    .ins = žetonem Bolgových stráží
bofa-leadership_fp = Žeton velení Svobodných národů
    .gen = žetonu velení Svobodných národů
    .dat = žetonu velení Svobodných národů
    .acc = žeton velení Svobodných národů
    .loc = žetonu velení Svobodných národů
    .ins = žetonem velení Svobodných národů
bofa-leadership_shadow = Žeton velení Stínu
    .gen = žetonu velení Stínu
    .dat = žetonu velení Stínu
    .acc = žeton velení Stínu
    .loc = žetonu velení Stínu
    .ins = žetonem velení Stínu
bofa-activation = Aktivační žeton
    .gen = aktivačního žetonu
    .dat = aktivačnímu žetonu
    .acc = aktivační žeton
    .loc = aktivačním žetonu
    .ins = aktivačním žetonem
bofa-recruitment = Žeton posil
    .gen = žetonu posil
    .dat = žetonu posil
    .acc = žeton posil
    .loc = žetonu posil
    .ins = žetonem posil
bofa-control = Ukazatel ovládnutí Stínem
    .gen = ukazatele ovládnutí Stínem
    .dat = ukazateli ovládnutí Stínem
    .acc = ukazatel ovládnutí Stínem
    .loc = ukazateli ovládnutí Stínem
    .ins = ukazatelem ovládnutí Stínem

## Event cards

bofa-order-blow_the_horns = Troubení rohů
    .effect = Proveďte zotavení až dvou různých přátelských armád; kostka v nich uspěje na 4+ (obvykle 5+).
bofa-order-call_to_arms = Volání do zbraně
    .effect = Nejvýše dvě přátelské armády s velením se přesunou každá o jeden nebo dva regiony.
bofa-order-encirclement = Obklíčení
    .effect = Jedna přátelská armáda se přesune o jeden region. Potom smíte provést kombinovaný útok na jednu nepřátelskou armádu, ke které přiléhají alespoň dvě vaše armády; účastní se ho dvě nebo více z nich.
bofa-order-gather_and_marshall = Shromáždit a seřadit
    .effect = Vylosujte jeden přátelský žeton posil (Svobodné národy volí skupinu), dejte ho tam, kde stojí přátelská armáda, a hned ho otočte.
bofa-order-marching_companies = Pochodující oddíly
    .effect = Nejvýše tři různé přátelské armády se přesunou každá o jeden region.
bofa-order-move_to_strike = Přesun k úderu
    .effect = Jedna přátelská armáda s velením se přesune o jeden nebo dva regiony a pak smí zaútočit.
bofa-order-mustering_for_battle = Shromáždění k bitvě
    .effect = V nejvýše třech různých regionech otočte po jednom přátelském žetonu posil.
bofa-order-sudden_assault = Náhlý výpad
    .effect = Jedna přátelská armáda se přesune o jeden region a zaútočí; v tomto boji je terénní převaha vaše bez ohledu na počet.
bofa-order-troop_leader = Velitel oddílu
    .effect = Odstraňte až dva žetony poškození z jedné přátelské armády, která má velení.
bofa-combat-battle_fury = Bojová zuřivost
    .effect = +1 ke každé kostce vašeho bojového hodu v tomto kole boje; opravný velitelský hod se nemění.
bofa-combat-captain_of_war = Válečný kapitán
    .effect = Vyřaďte jednu svou postavu v bojující armádě, nebo z této armády odstraňte jeden žeton velení; za to odstraňte ze své armády až dva žetony poškození (ne z opevnění).
bofa-combat-commanding_voice = Velitelský hlas
    .effect = Pro toto kolo boje je vaše velení o 2 vyšší.
bofa-combat-dense_fog = Hustá mlha
    .effect = Stojí-li na konci tohoto kola boje obě armády, boj končí, jako by se útočník stáhl: žádný ústup, žádné rozprchnutí, žádný postup.
bofa-combat-determined_attack = Odhodlaný útok
    .effect = Vyberte jedno: (a) vezměte zpět jednu svou kartu jednotky nebo zvláštní kartu manévrování použitou v tomto boji dříve a hned ji zahrajte pro toto kolo boje, potom je opět použitá; nebo (b) zahrajte pro toto kolo boje z ruky jednu kartu jednotky, zvláštní kartu manévrování nebo kartu přeskupení a na konci kola boje si ji vezměte zpět do ruky. Zahrát lze jen karty, které bojující armádě dává B12.2.3; karta jednotky přináší své černé kostky (B12.4.2).
bofa-combat-fierce_defence = Urputná obrana
    .effect = V tomto kole boje potřebuje protivník k zásahu 6 (cílové číslo 6).
bofa-combat-great_confusion = Velký zmatek
    .effect = V bojovém hodu tohoto kola boje má protivník o dvě kostky méně, nikdy však méně než jednu; jeho černé kostky omezuje tento snížený počet (B12.4.2).
bofa-combat-no_quarter = Bez slitování
    .effect = Dejte jeden žeton poškození své vlastní armádě (přímo armádě, nikdy na opevnění; stráže tomu nezabrání); pokud to uděláte, přičtěte v tomto kole boje 1 ke každé kostce svého bojového hodu i opravného velitelského hodu.
bofa-combat-overmastered = Přemoženi
    .effect = Protivník v tomto kole boje vynechá opravný velitelský hod.
bofa-combat-stand_and_fight = Stát a bojovat
    .effect = V tomto kole boje se každá jednotka vaší armády počítá s bojovou silou 2 (limit pěti kostek zůstává).
bofa-ev01 = { bofa-order-blow_the_horns } / { bofa-combat-captain_of_war }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Boj: { bofa-combat-captain_of_war.effect }
bofa-ev02 = { bofa-order-blow_the_horns } / { bofa-combat-fierce_defence }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Boj: { bofa-combat-fierce_defence.effect }
bofa-ev03 = { bofa-order-blow_the_horns } / { bofa-combat-no_quarter }
    .order = { bofa-order-blow_the_horns }
    .orders = { bofa-order-blow_the_horns.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-blow_the_horns.effect } Boj: { bofa-combat-no_quarter.effect }
bofa-ev04 = { bofa-order-call_to_arms } / { bofa-combat-determined_attack }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Boj: { bofa-combat-determined_attack.effect }
bofa-ev05 = { bofa-order-call_to_arms } / { bofa-combat-fierce_defence }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Boj: { bofa-combat-fierce_defence.effect }
bofa-ev06 = { bofa-order-call_to_arms } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-call_to_arms }
    .orders = { bofa-order-call_to_arms.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-call_to_arms.effect } Boj: { bofa-combat-stand_and_fight.effect }
bofa-ev07 = { bofa-order-encirclement } / { bofa-combat-captain_of_war }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Boj: { bofa-combat-captain_of_war.effect }
bofa-ev08 = { bofa-order-encirclement } / { bofa-combat-fierce_defence }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-fierce_defence }
    .fights = { bofa-combat-fierce_defence.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Boj: { bofa-combat-fierce_defence.effect }
bofa-ev09 = { bofa-order-encirclement } / { bofa-combat-no_quarter }
    .order = { bofa-order-encirclement }
    .orders = { bofa-order-encirclement.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-encirclement.effect } Boj: { bofa-combat-no_quarter.effect }
bofa-ev10 = { bofa-order-gather_and_marshall } / { bofa-combat-dense_fog }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Boj: { bofa-combat-dense_fog.effect }
bofa-ev11 = { bofa-order-gather_and_marshall } / { bofa-combat-determined_attack }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Boj: { bofa-combat-determined_attack.effect }
bofa-ev12 = { bofa-order-gather_and_marshall } / { bofa-combat-overmastered }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Boj: { bofa-combat-overmastered.effect }
bofa-ev13 = { bofa-order-gather_and_marshall } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-gather_and_marshall }
    .orders = { bofa-order-gather_and_marshall.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-gather_and_marshall.effect } Boj: { bofa-combat-stand_and_fight.effect }
bofa-ev14 = { bofa-order-marching_companies } / { bofa-combat-determined_attack }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-determined_attack }
    .fights = { bofa-combat-determined_attack.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Boj: { bofa-combat-determined_attack.effect }
bofa-ev15 = { bofa-order-marching_companies } / { bofa-combat-overmastered }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Boj: { bofa-combat-overmastered.effect }
bofa-ev16 = { bofa-order-marching_companies } / { bofa-combat-stand_and_fight }
    .order = { bofa-order-marching_companies }
    .orders = { bofa-order-marching_companies.effect }
    .combat = { bofa-combat-stand_and_fight }
    .fights = { bofa-combat-stand_and_fight.effect }
    .effect = Rozkaz: { bofa-order-marching_companies.effect } Boj: { bofa-combat-stand_and_fight.effect }
bofa-ev17 = { bofa-order-move_to_strike } / { bofa-combat-captain_of_war }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-captain_of_war }
    .fights = { bofa-combat-captain_of_war.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Boj: { bofa-combat-captain_of_war.effect }
bofa-ev18 = { bofa-order-move_to_strike } / { bofa-combat-dense_fog }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Boj: { bofa-combat-dense_fog.effect }
bofa-ev19 = { bofa-order-move_to_strike } / { bofa-combat-no_quarter }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-no_quarter }
    .fights = { bofa-combat-no_quarter.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Boj: { bofa-combat-no_quarter.effect }
bofa-ev20 = { bofa-order-move_to_strike } / { bofa-combat-overmastered }
    .order = { bofa-order-move_to_strike }
    .orders = { bofa-order-move_to_strike.effect }
    .combat = { bofa-combat-overmastered }
    .fights = { bofa-combat-overmastered.effect }
    .effect = Rozkaz: { bofa-order-move_to_strike.effect } Boj: { bofa-combat-overmastered.effect }
bofa-ev21 = { bofa-order-mustering_for_battle } / { bofa-combat-battle_fury }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Boj: { bofa-combat-battle_fury.effect }
bofa-ev22 = { bofa-order-mustering_for_battle } / { bofa-combat-commanding_voice }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Boj: { bofa-combat-commanding_voice.effect }
bofa-ev23 = { bofa-order-mustering_for_battle } / { bofa-combat-great_confusion }
    .order = { bofa-order-mustering_for_battle }
    .orders = { bofa-order-mustering_for_battle.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-mustering_for_battle.effect } Boj: { bofa-combat-great_confusion.effect }
bofa-ev24 = { bofa-order-sudden_assault } / { bofa-combat-battle_fury }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Boj: { bofa-combat-battle_fury.effect }
bofa-ev25 = { bofa-order-sudden_assault } / { bofa-combat-commanding_voice }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Boj: { bofa-combat-commanding_voice.effect }
bofa-ev26 = { bofa-order-sudden_assault } / { bofa-combat-dense_fog }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-dense_fog }
    .fights = { bofa-combat-dense_fog.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Boj: { bofa-combat-dense_fog.effect }
bofa-ev27 = { bofa-order-sudden_assault } / { bofa-combat-great_confusion }
    .order = { bofa-order-sudden_assault }
    .orders = { bofa-order-sudden_assault.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-sudden_assault.effect } Boj: { bofa-combat-great_confusion.effect }
bofa-ev28 = { bofa-order-troop_leader } / { bofa-combat-battle_fury }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-battle_fury }
    .fights = { bofa-combat-battle_fury.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Boj: { bofa-combat-battle_fury.effect }
bofa-ev29 = { bofa-order-troop_leader } / { bofa-combat-commanding_voice }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-commanding_voice }
    .fights = { bofa-combat-commanding_voice.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Boj: { bofa-combat-commanding_voice.effect }
bofa-ev30 = { bofa-order-troop_leader } / { bofa-combat-great_confusion }
    .order = { bofa-order-troop_leader }
    .orders = { bofa-order-troop_leader.effect }
    .combat = { bofa-combat-great_confusion }
    .fights = { bofa-combat-great_confusion.effect }
    .effect = Rozkaz: { bofa-order-troop_leader.effect } Boj: { bofa-combat-great_confusion.effect }

## Story cards of the Free Peoples

# The printed Czech title is the same as the English one.
bofa-fs01 = { "Moria!" } Dáin! Dáin!
    .effect = Jedna armáda Svobodných národů s alespoň jednou jednotkou trpaslíků se přesune o jeden nebo dva regiony a pak smí zaútočit; v tomto boji má terénní převahu bez ohledu na počet.
bofa-fs02 = Šťastné číslo
    .effect = Jen když je ve hře Bilbo Pytlík. Dokud leží na stole: jednou za kolo, při hodu akčními kostkami, smíte jednou svou akční kostkou hodit podruhé; platí druhý výsledek.
bofa-fs03 = Thráinův Arcikam
    .effect = Dejte modrý zvláštní žeton osudu do zásoby žetonů osudu.
bofa-fs04 = Kožoměnec
    .effect = Medděd je ještě na stupnici osudu: jeho figurka jde o jedno pole vlevo, a je-li pak připraven, vstoupí hned do hry bez kostky (platí pravidlo jeho vstupu). Medděd je ve hře: smí se přesunout až o tři regiony a zaútočit, aniž by ho to stálo žetony hněvu. Medděd je vyřazen: žádný efekt.
bofa-fs05 = Oděni v ocelové zbroji
    .effect = Jedna armáda s jednotkami trpaslíků dostane jednu jednotku zkušených trpaslíků a jeden žeton velení.
bofa-fs06 = Zděšení
    .effect = Vyberte jednu armádu Stínu, která přiléhá k armádě Svobodných národů s velením: ztratí všechny žetony velení. Má-li potom hráč za Stín nepoužitou akční kostku s výsledkem postavy, jednu takovou kostku nepoužitou odloží.
bofa-fs07 = Elfí páni
    .effect = Jen když kontrolujete Havraní vrch. Havraní vrch dostane dvě jednotky elfích kopiníků, jednu jednotku elfích lučištníků a jeden žeton velení.
bofa-fs08 = Elfí výpad
    .effect = Jedna armáda Svobodných národů s alespoň jednou jednotkou elfů se přesune o jeden region a pak smí zaútočit. V tomto boji je její velení 5; po prvním kole boje protivník nesmí ustoupit, ani když zahrál přeskupení (rozprchnout se smí).
bofa-fs09 = Vlající prapory
    .effect = Nejvýše dvě různá sídla pod vaší kontrolou dostanou každé jeden žeton posil Svobodných národů, který hned otočíte.
bofa-fs10 = Není ztracen!
    .effect = Vraťte jednoho vyřazeného generála (Barda, Dáina, Gandalfa nebo Thranduila) do regionu s armádou Svobodných národů; je opět ve hře.
bofa-fs11 = Znovu vzkříšená naděje
    .effect = Jedna armáda Svobodných národů dostane žeton velení, nebo dva, ukazuje-li kostka použitá na tuto kartu Vůli Západu. Tato armáda se pak smí přesunout o jeden region a zaútočit.
bofa-fs12 = Poslední vzdor
    .effect = Odstraňte z jednoho opevnění žetony poškození, nejvýše tolik, jaká je bojová síla armády uvnitř (součet sil jednotek, bez omezení na pět). Prolomené opevnění se tak může stát opět neprolomeným.
bofa-fs13 = Prsten neviditelnosti
    .effect = Jen když je Bilbo v některém regionu mapy. Bilbo jde do kteréhokoli regionu, kde stojí armáda Svobodných národů s velením. Je-li tam i Gandalf, doberte si kartu osudu a zahrajte ji.
bofa-fs14 = Jezerní lidé s dlouhými meči
    .effect = K jedné armádě Svobodných národů, která má velení, se přidají dvě jednotky jezerních lidí a jeden žeton velení.
bofa-fs15 = Na pochodu
    .effect = Nejvýše dvě armády Svobodných národů se přesunou každá o jeden nebo dva regiony.
bofa-fs16 = Znásobená síla
    .effect = Odstraňte až tři žetony poškození z jedné armády Svobodných národů; tato armáda se pak smí přesunout o jeden region a zaútočit.
bofa-fs17 = Záchrana
    .effect = Dejte jeden žeton posil Svobodných národů tam, kde stojí armáda Svobodných národů, a hned ho otočte. Tato armáda se pak smí jednou zotavit, kostka uspěje na 4+ (obvykle 5+).
bofa-fs18 = Zvučné trubky
    .effect = U nejvýše tří různých sídel pod vaší kontrolou vyberte vždy jedno: otočte tam jeden žeton posil Svobodných národů, nebo přidejte jeden nový lícem dolů.
bofa-fs19 = Déšť šípů
    .effect = Jeden útok lukostřelbou podle pravidel Thranduilovy schopnosti lukostřelba (aktivační žeton se neutrácí), kostka uspěje na 4+. Potom si doberte jednu kartu události.
bofa-fs20 = Král všech ptáků
    .effect = Pán orlů je ještě na stupnici osudu: jeho figurka jde o jedno pole vlevo, a je-li pak připraven, vstoupí hned do hry bez kostky (platí pravidlo jeho vstupu). Jinak přibude do orlího hnízda jeden orel.

## Story cards of the Shadow

bofa-ss01 = Vyjící skřeti
    .effect = Dokud leží na stole: v boji proti armádě Stínu s velkými skřety nepůsobí manévrovací schopnosti jednotek trpaslíků a jezerních lidí.
bofa-ss02 = Velký skřet
    .effect = Jedna armáda Stínu se skřetími průzkumníky dostane jednu jednotku velkých skřetů a jeden žeton velení; pak se smí buď přesunout o jeden region, nebo zaútočit.
bofa-ss03 = Stín Nekromanta
    .effect = Dejte červený zvláštní žeton osudu do zásoby žetonů osudu.
bofa-ss04 = Velká hrůza
    .effect = Jen když kontrolujete alespoň dvě sídla (počítají se i opevnění, pravidlo B3.8). Hoďte čtyřmi kostkami: za každou 4, 5 nebo 6 zmizí z mapy jeden žeton posil Svobodných národů podle vaší volby (postupuje se podle pravidla B11.3.1).
bofa-ss05 = Válečná tlupa
    .effect = Jedna armáda Stínu v regionu Porobených zemí dostane dvě jednotky skřetů a dva žetony velení; pak se smí buď přesunout o jeden region, nebo zaútočit.
bofa-ss06 = Náčelníci a šampioni
    .effect = Nejvýše čtyři různé armády Stínu dostanou každá jeden žeton velení.
bofa-ss07 = Vířící netopýři
    .effect = Hru opustí nejvýše dvě figurky velkých netopýrů; za každou z nich zmizí z mapy jeden žeton velení Svobodných národů podle vaší volby.
bofa-ss08 = Létající šípy a divoká kopí
    .effect = K jedné armádě Stínu se přidá jedna jednotka skřetů. Pak položte na tuto kartu šest nepoužitých figurek skřetů (nebo kolik jich je). Dokud leží na stole, smíte kteroukoli svou akční kostku utratit a dát jednu figurku z karty do armády Stínu.
bofa-ss09 = Zneklidněná mysl
    .effect = Jmenujte jednoho z pěti generálů Svobodných národů: dokud tato karta leží na stole, jeho schopnost generála nelze použít.
bofa-ss10 = Skřetí armáda
    .effect = Do jednoho shromažďovacího regionu vstoupí pět jednotek skřetů. Potom se jedna armáda Stínu v Porobených zemích smí přesunout o jeden nebo dva regiony.
bofa-ss11 = Černý příval
    .effect = Každá armáda Stínu s velením se přesune o jeden region (u každé podle vaší volby).
bofa-ss12 = Spěchající zástup
    .effect = Nejvýše dvě armády Stínu se přesunou každá o jeden nebo dva regiony.
bofa-ss13 = Nepřízeň osudu
    .effect = Ukazatel osudu jde o jedno pole vlevo (čekající postava tak může přestat být připravená, pravidlo B8.14). Doberte si jednu kartu události.
bofa-ss14 = Návrat k útoku
    .effect = V regionech Porobených zemí otočte až pět žetonů posil Stínu, i několik v jednom regionu. Jedna armáda Stínu v Porobených zemích se pak smí přesunout o jeden region.
bofa-ss15 = Skřeti z Gundabadu
    .effect = Jedna armáda Stínu dostane dvě jednotky skřetů; pak se smí buď přesunout o jeden region, nebo zaútočit.
bofa-ss16 = Šplhající skřeti
    .effect = Jedna armáda Stínu, která stojí ve shromaždišti skřetů nebo v horském průsmyku, dostane dvě jednotky skřetích průzkumníků a jeden žeton velení; pak se smí buď přesunout o jeden krok, nebo zaútočit.
bofa-ss17 = Skřeti obrovského vzrůstu
    .effect = Je-li Bolg v armádě s velkými skřety a má-li méně než tři žetony stráží: jedna jednotka velkých skřetů této armády se odstraní a Bolg dostane jeden žeton stráží (nikdy víc než tři).
bofa-ss18 = Nejrychlejší vlčí jezdci
    .effect = Jen když kontrolujete Zříceniny Dolu. Do Zřícenin Dolu vstoupí tři jednotky vrrků a jeden žeton velení Stínu, nebo všechno do jednoho přilehlého regionu, ve kterém není armáda Svobodných národů.
bofa-ss19 = Jako moře kobylek
    .effect = Hru opustí nejvýše dvě figurky velkých netopýrů; za každou z nich zmizí z mapy jeden žeton posil Svobodných národů podle vaší volby (postupuje se podle pravidla B11.3.1).
bofa-ss20 = Naděje na vítězství se vytrácí
    .effect = Nejvýše tři různé armády Svobodných národů, které nemají žeton poškození, utrpí každá jedno poškození (je to efekt udělující poškození, takže ho zachytí neprolomené opevnění). Doberte si jednu kartu události.

## Effects built of blocks

bofa-say-sentence = { $said-The }.
bofa-say-sentences = { $first } { $last }
bofa-say-then = { $first }; pak { $last }
bofa-say-or = { $first }; nebo { $last }
bofa-say-either = { $first } nebo { $last }
bofa-say-nothing = nic se nestane
bofa-say-choose = vyberte jedno: { $ways }
bofa-say-enters = je-li připraven (ukazatel osudu na poli { $step } nebo za ním), použijte výsledek postavy: { $said }
bofa-say-lasting = dokud je karta ve hře: { $said }
bofa-say-with-any = podle vlastní volby
bofa-say-with-general = s touto postavou
bofa-say-with-dwarves = s jednotkou trpaslíků
bofa-say-with-men = s jednotkou jezerních lidí
bofa-say-with-elves = s jednotkou elfů
bofa-say-with-leadership = s velením
bofa-say-tokens = { $n ->
    [one] umístěte lícem dolů jeden žeton posil { $group-gen } do regionu se sídlem pod svou kontrolou
    [few] umístěte lícem dolů až { $n } žetony posil { $group-gen }, každý do jiného regionu se sídlem pod svou kontrolou
   *[other] umístěte lícem dolů až { $n } žetonů posil { $group-gen }, každý do jiného regionu se sídlem pod svou kontrolou
 }
bofa-say-turn = otočte jeden žeton posil { $group-gen } v regionu { $where }
bofa-say-recruit = otočte jeden svůj žeton posil { $n ->
    [one] v jednom regionu
    [few] v každém z až { $n } regionů
   *[other] v každém z až { $n } regionů
 }
bofa-say-rally = proveďte zotavení ({ $target }+) s { $n ->
    [one] jednou armádou
    [few] až { $n } armádami
   *[other] až { $n } armádami
 } { $where }
bofa-say-heal = odstraňte { $n ->
    [one] jeden žeton poškození
    [few] až { $n } žetony poškození
   *[other] až { $n } žetonů poškození
 } z jedné armády { $where }
bofa-say-march = přesuňte { $n ->
    [one] jednu armádu
    [few] až { $n } armády
   *[other] až { $n } armád
 } { $steps ->
    [one] o jeden region
    [few] až o { $steps } regiony
   *[other] až o { $steps } regionů
 }
bofa-say-march-led = přesuňte { $n ->
    [one] jednu armádu s velením
    [few] až { $n } armády s velením
   *[other] až { $n } armád s velením
 } { $steps ->
    [one] o jeden region
    [few] až o { $steps } regiony
   *[other] až o { $steps } regionů
 }
bofa-say-strike = jedna přátelská armáda se přesune { $steps ->
    [one] o jeden region
    [few] až o { $steps } regiony
   *[other] až o { $steps } regionů
 } a pak smí zaútočit
bofa-say-strike-led = jedna přátelská armáda s velením se přesune { $steps ->
    [one] o jeden region
    [few] až o { $steps } regiony
   *[other] až o { $steps } regionů
 } a pak smí zaútočit
bofa-say-superior = { $said }; v tomto boji je terénní převaha vaše bez ohledu na počet
bofa-say-surround = jedna přátelská armáda se přesune { $steps ->
    [one] o jeden region
    [few] až o { $steps } regiony
   *[other] až o { $steps } regionů
 }; potom smíte provést kombinovaný útok na jednu nepřátelskou armádu, ke které přiléhají alespoň dvě vaše armády
bofa-say-gather = vylosujte jeden přátelský žeton posil (Svobodné národy volí skupinu), dejte ho tam, kde stojí přátelská armáda, a hned ho otočte
bofa-say-card = Rozkaz: { $order } Boj: { $combat }
bofa-say-fight-captain = vyřaďte jednu svou postavu v bojující armádě, nebo z této armády odstraňte jeden žeton velení; za to odstraňte ze své armády až dva žetony poškození (ne z opevnění)
bofa-say-fight-sixes = v tomto kole boje potřebuje protivník k zásahu 6
bofa-say-fight-no-quarter = dejte jeden žeton poškození své vlastní armádě (nikdy na opevnění); pokud to uděláte, přičtěte v tomto kole boje 1 ke každé kostce svého bojového hodu i opravného velitelského hodu
bofa-say-fight-determined = pro toto kolo boje zahrajte ještě jednu kartu jednotky, zvláštní kartu manévrování nebo kartu přeskupení: buď použitou v tomto boji dříve, nebo z ruky, a ta se na konci kola boje vrátí
bofa-say-fight-stand = v tomto kole boje se každá jednotka vaší armády počítá s bojovou silou 2 (limit pěti kostek zůstává)
bofa-say-fight-fog = stojí-li na konci tohoto kola boje obě armády, boj končí, jako by se útočník stáhl: žádný ústup, žádné rozprchnutí, žádný postup
bofa-say-fight-mute = protivník v tomto kole boje vynechá opravný velitelský hod
bofa-say-fight-fury = přičtěte { $n } ke každé kostce svého bojového hodu v tomto kole boje; opravný velitelský hod se nemění
bofa-say-fight-voice = pro toto kolo boje je vaše velení o { $n } vyšší
bofa-say-fight-fewer = v bojovém hodu tohoto kola boje má protivník o { $n ->
    [one] jednu kostku
    [few] { $n } kostky
   *[other] { $n } kostek
 } méně, nikdy však méně než jednu
bofa-say-draw-event = doberte { $n ->
    [one] jednu kartu události
    [few] { $n } karty událostí
   *[other] { $n } karet událostí
 }
bofa-say-draw-story = doberte { $n ->
    [one] jednu kartu příběhu
    [few] { $n } karty příběhů
   *[other] { $n } karet příběhů
 }
bofa-say-enlist = umístěte { $n ->
    [one] jednu jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
 } { $unit-gen }, jsou-li figurky
bofa-say-enter = umístěte ho do některého z těchto regionů, pokud tam Stín nestojí a nemá ho pod kontrolou: { $areas }
bofa-say-blast = { $dice ->
    [0] hoďte tolika kostkami, kolik určuje volba hry,
    [one] hoďte jednou kostkou
    [few] hoďte { $dice } kostkami
   *[other] hoďte { $dice } kostkami
 } na jednu armádu Stínu v dostřelu; každý výsledek { $target }+ je jedno poškození{ $more ->
    [0] {""}
    [one] ; se žetonem soustředění ještě jednou kostkou, a žeton se odstraní
    [few] ; se žetonem soustředění ještě { $more } kostkami, a žeton se odstraní
   *[other] ; se žetonem soustředění ještě { $more } kostkami, a žeton se odstraní
 }
bofa-say-focus = umístěte na tuto kartu žeton soustředění
bofa-say-archery = lukostřelba na jednu armádu Stínu: za každou svou jednotku lučištníků a jezerních lidí v kopcích nebo horách v dostřelu jedna kostka, nejvýše { $dice }; { $target ->
    [0] zasahuje se podle volby hry
   *[other] každý výsledek { $target }+ je jedno poškození
 }
bofa-say-eagle = do orlího hnízda { $n ->
    [one] přibude jeden orel
    [few] přibudou { $n } orli
   *[other] přibude { $n } orlů
 }
bofa-say-fly = všichni orli i Pán orlů vyletí z orlího hnízda na mapu, každý kamkoli
bofa-say-wrath = Medděd dostane { $n ->
    [one] jeden žeton hněvu
    [few] { $n } žetony hněvu
   *[other] { $n } žetonů hněvu
 }
bofa-say-step = čekající figurka { $character-gen } jde na stupnici osudu o jedno pole vlevo
bofa-say-if-waiting = pokud na stupnici osudu ještě čeká { $character }, { $then }; jinak { $otherwise }
bofa-say-bear-dice = Medděd hází v boji o { $n ->
    [one] jednu kostku
    [few] { $n } kostky
   *[other] { $n } kostek
 } víc
bofa-say-bear-aim = cílové číslo Medděda je o { $n } nižší
bofa-say-eagle-heights = za kostku shromáždění se smí libovolný počet orlů vrátit do orlího hnízda a zaútočit na jednu armádu Stínu v horách, každý o { $n ->
    [one] jednu kostku
    [few] { $n } kostky
   *[other] { $n } kostek
 } víc než obvykle
bofa-say-strength = armáda, ve které je Thorin, má bojovou sílu o { $n } vyšší
bofa-say-leadership = armáda, ve které je Thorin, má velení o { $n } vyšší
bofa-say-thorin-maneuver = pro každý boj armády, ve které je Thorin, se bere do ruky zvláštní karta manévrování „Thorinovy mocné rány“
bofa-say-armour = žetony poškození udělené armádě, ve které je Thorin, lze položit na tuto kartu; je-li jich víc než { $n }, karta na konci kola boje odchází

## Fate cards

bofa-fa01 = Olbřímí velikost
    .effect = Medděd dostane dva žetony hněvu. Dokud je karta ve hře, hází v boji pěti kostkami místo čtyř.
bofa-fa02 = Znásobený hněv
    .effect = Medděd dostane čtyři žetony hněvu.
bofa-fa03 = Burácivý hlas
    .effect = Medděd dostane dva žetony hněvu. Dokud je karta ve hře, jeho cílové číslo je 4 místo 5.
bofa-fa04 = Orli přilétají!
    .effect = Do orlího hnízda přibudou dva orli.
bofa-fa05 = Kde jsou orli?
    .effect = Pán orlů je ještě na stupnici osudu: jeho figurka jde o jedno pole vlevo (hned do hry nevstupuje) a do orlího hnízda přibude jeden orel. Jinak přibudou do orlího hnízda dva orli.
bofa-fa06 = Orli nejsou laskaví ptáci
    .effect = Dokud je karta ve hře, lze kostku shromáždění použít ještě takto: jeden nebo více orlů (i Pán orlů) se vrátí z mapy do orlího hnízda a každý provede jeden útok, všichni na tutéž armádu Stínu v jednom regionu s horami (v kterémkoli teritoriu). Každý útok: čtyři kostky, zasahuje 4+, kostkou, která minula, se hází ještě jednou.
bofa-fa07 = Zuřivost trpaslíků
    .effect = Dokud je karta ve hře, má armáda Svobodných národů, ve které je Thorin, bojovou sílu o 2 vyšší a velení o 2 vyšší.
bofa-fa08 = Mocné rány
    .effect = Dokud je karta ve hře, bere se do ruky pro každý boj armády, ve které je Thorin, zvláštní karta manévrování „Thorinovy mocné rány“.
bofa-fa09 = Zářivá zbroj
    .effect = Dokud je karta ve hře, lze na ni položit libovolný počet žetonů poškození udělených armádě, ve které je Thorin. Nepočítají se jako žetony armády a zotavení je neodstraní.

## Unit and maneuver cards

bofa-mv_dwarf_warriors = Běžní trpaslíci: { bofa-mv_dwarf_warriors.ability }
    .ability = Obávaní
    .effect = Když vyhodnocujete poškození své armády, smíte vyřadit jednu její jednotku běžných trpaslíků a odstranit za ni až tři žetony poškození (místo dvou).
bofa-mv_dwarf_veterans = Zkušení trpaslíci: { bofa-mv_dwarf_veterans.ability }
    .ability = Stará nenávist
    .effect = Nepřátelská armáda utrpí jedno poškození a ztratí jeden žeton velení.
bofa-mv_men_of_the_lake = Jezerní lidé: { bofa-mv_men_of_the_lake.ability }
    .ability = Krupobití šípů
    .effect = Nepřátelská armáda utrpí jedno poškození.
bofa-mv_elven_archers = Elfí lučištníci: { bofa-mv_elven_archers.ability }
    .ability = Krupobití šípů
    .effect = Nepřátelská armáda utrpí jedno poškození.
bofa-mv_elven_spearmen = Elfí kopiníci: { bofa-mv_elven_spearmen.ability }
    .ability = Hradba kopí
    .effect = Zruší se jedno poškození udělené v tomto kole boje vaší armádě (nebo opevnění, které ji chrání).
bofa-mv_thorin = Thorinovy mocné rány
    .effect = +1 ke každé kostce vašeho bojového hodu i opravného velitelského hodu v tomto kole boje.
bofa-mv_regroup_fp = Přeskupení
    .effect = Vezměte zpět do ruky všechny své karty jednotek a zvláštní karty manévrování použité v tomto boji, včetně této karty. Jste-li obránce, smíte na konci tohoto kola boje ustoupit, aniž se rozprchnete.
bofa-mv_great_orcs = Velcí skřeti: { bofa-mv_great_orcs.ability }
    .ability = Zkažené plemeno
    .effect = Nepřátelská armáda utrpí dvě poškození; její hráč smí místo toho odstranit všechny její žetony velení nebo vyřadit jednu postavu v ní.
bofa-mv_orcs = Skřeti: { bofa-mv_orcs.ability }
    .ability = Divoká zuřivost
    .effect = Na konci kola boje se k vaší armádě přidá jeden žeton velení ze zásoby.
bofa-mv_goblins = Skřetí průzkumníci: { bofa-mv_goblins.ability }
    .ability = Skřetí výpad
    .effect = Na konci kola boje smíte udělit jedno poškození své vlastní armádě (přímo armádě); pokud to uděláte, utrpí jedno poškození i nepřátelská armáda.
bofa-mv_wargs = Vrrci: { bofa-mv_wargs.ability }
    .ability = Útok do týlu
    .effect = Na konci kola boje protivník odebírá oběti (za každou jednotku až dva žetony), dokud u jeho armády nezbude nejvýše jeden žeton poškození.
bofa-mv_great_bats = Jako upíři
    .effect = Způsobila-li vaše armáda v tomto kole boje alespoň jedno poškození, smíte odstranit jednu figurku velkých netopýrů z teritoria boje (z teritoria obránce) a způsobit jedno poškození navíc.
bofa-mv_regroup_shadow = Přeskupení
    .effect = Vezměte zpět do ruky všechny své karty jednotek a zvláštní karty manévrování použité v tomto boji, včetně této karty. Jste-li obránce, smíte na konci tohoto kola boje ustoupit, aniž se rozprchnete.

## The table in the browser

bofa-ui-combat-over = { bofa-log-combat-over }
bofa-ui-short-bard = Bard
bofa-ui-short-dain = Dáin
bofa-ui-short-gandalf = Gandalf
bofa-ui-short-thranduil = Thranduil
bofa-ui-short-bilbo = Bilbo
bofa-ui-short-lord_of_the_eagles = Pán orlů
bofa-ui-short-beorn = Medděd
bofa-ui-short-thorin = Thorin
bofa-ui-short-bolg = Bolg
bofa-ui-deck-event = Událost
bofa-ui-deck-story = Příběh
bofa-ui-deck-fate = Osud
bofa-ui-deck-maneuver = Manévrování
bofa-ui-order = Rozkaz
bofa-ui-combat = Boj
bofa-ui-spot-goblin_muster = Shromaždiště
bofa-ui-spot-mountain_pass = Průsmyk
bofa-ui-spot-eyrie = Orlí hnízdo
bofa-ui-sky-clear = jasná obloha
bofa-ui-sky-label = Obloha nad teritoriem { $territory }: orli { $eagles }, velcí netopýři { $bats }{ $lord ->
        [yes] , Pán orlů
       *[no] {""}
    }
bofa-ui-fate-label = Stupnice osudu: ukazatel stojí na poli { $step } z { $last }
bofa-ui-waits = { $character }: čeká na poli { $step }
bofa-ui-waits-ready = { $character }: připraven na poli { $step }
bofa-ui-label-settlement = Sídlo, body: { $points }, pod kontrolou { $side-gen }
bofa-ui-label-fortification = Opevnění, poškození { $damage } z { $defence }, pod kontrolou { $side-gen }
bofa-ui-label-muster = shromažďovací region
bofa-ui-label-damage = { $n } poškození
bofa-ui-label-leaders = velení { $n }
bofa-ui-label-tokens = { $n ->
        [one] { $n } žeton posil
        [few] { $n } žetony posil
       *[other] { $n } žetonů posil
    } lícem dolů
bofa-ui-label-eagles = Orli: { $n }
bofa-ui-label-open = otevřený
bofa-ui-label-closed = uzavřený
bofa-ui-your-dice = Vaše kostky
bofa-ui-die-label = Kostka: { $die }
bofa-ui-die-now = Právě použitá kostka: { $die }
bofa-ui-dice-of = Kostky { $side-gen }
bofa-ui-characters = Postavy
bofa-ui-units = Jednotky
bofa-ui-turn = { $n }. kolo
bofa-ui-victory = Kdo vítězí
bofa-ui-points = Stín má { $n } z { $goal } bodů
bofa-ui-fate = Osud { $n } z { $last }
bofa-ui-next-comes = další: { $character } na poli { $step }
bofa-ui-hand = V ruce: události { $events }, příběhy { $stories }
bofa-ui-leaders-left = Zbývající žetony velení: { $n }
bofa-ui-tokens-left = Žetony posil mimo mapu, { $group }: { $n }
bofa-ui-story-deck = Balíček příběhů { $n }, odhozeno { $discards }
bofa-ui-event-deck = Balíček událostí { $n }, odhozeno { $discards }
bofa-ui-fate-deck = Karty osudu { $n }
bofa-ui-fate-pool = Žetony v zásobě
bofa-ui-fate-spent = Vylosované žetony
bofa-ui-units-left = { $n ->
    [one] zbyla jedna jednotka
    [few] zbyly { $n } jednotky
   *[other] zbylo { $n } jednotek
}
bofa-ui-fate-icon = Ikona osudu
bofa-ui-tile = Žeton osudu: { $tile }
bofa-ui-tile-to = Použijete-li ho, ukazatel dojde na pole { $step }.
bofa-ui-tile-card = Hraje se karta osudu.
bofa-ui-decks = Balíčky a žetony osudu
bofa-ui-on-table = Karty na stole
bofa-ui-in-use = právě hraná
bofa-ui-active = Aktivovaný
bofa-ui-troubled = zneklidněná mysl
bofa-ui-ready = připraven
bofa-ui-general = Generál
bofa-ui-on-step = čeká na poli { $step }
bofa-ui-not-yet = mimo hru
bofa-ui-rings = Žetony Prstenu: { $n }
bofa-ui-wrath = Hněv { $n }
bofa-ui-bodyguards = Stráže: { $n }
bofa-ui-focus = Žeton soustředění
bofa-ui-leadership = Velení { $n }
bofa-ui-movement = Pohyb { $n }
bofa-ui-combat-at = { $area }: { $round ->
        [0] boj začíná
       *[other] { $round }. kolo boje
    }
bofa-ui-attacks = útočí
bofa-ui-favoured = ve vyhovujícím terénu: { $n }
bofa-ui-defends = se brání
bofa-ui-damage-of = { $damage } poškození, { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }
bofa-ui-fort-of = hradby { $damage } z { $defence }
bofa-ui-bear-no-card = Medděd kartu nehraje
bofa-ui-card-open = vybírá kartu …
bofa-ui-card-secret = tajně vybraná
bofa-ui-card-none = žádná karta
bofa-ui-rolled = { $hits ->
        [one] 1 zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }
bofa-ui-against = třeba { $target }+
bofa-ui-will-roll = { $dice ->
        [one] 1 kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, třeba { $target }+
bofa-ui-again-up-to = { $n ->
        [0] bez opravného velitelského hodu
       *[other] hází znovu nejvýše { $n }
    }
bofa-ui-die-hit = { $colour ->
        [black] Černá
       *[white] Bílá
    } { $face }, zásah
bofa-ui-die-miss = { $colour ->
        [black] Černá
       *[white] Bílá
    } { $face }, mimo
bofa-ui-wakes = probouzí schopnost „{ $ability }“
bofa-ui-sleeps = Bez černého zásahu schopnost „{ $ability }“ spí
bofa-ui-silenced = Schopnost „{ $ability }“ je umlčena
bofa-ui-suffers = { $n } poškození v tomto kole
bofa-ui-wall-suffers = { $n } na hradby
bofa-ui-used = Použité
bofa-ui-why-card = kvůli kartě
bofa-ui-why-fortification = proti hradbám
bofa-ui-why-ford = přes brod
bofa-ui-why-slope = do svahu
bofa-ui-leave-retreat = Konec kola boje: { $side-The } { $side-number ->
        [many] mohou
       *[one] může
    } spořádaně ustoupit.
bofa-ui-leave-rout = Konec kola boje: { $side-The } se { $side-number ->
        [many] mohou
       *[one] může
    } jen rozprchnout a odebrat oběti, dokud nezbude jedno poškození.
bofa-ui-leave-none = Konec kola boje: { $side-The } { $side-number ->
        [many] nemají
       *[one] nemá
    } kudy ven.
bofa-ui-leave-driven = Útočník určí kam, za jedno poškození:
bofa-ui-count-bats = Velcí netopýři
bofa-ui-count-damage = poškození
bofa-ui-count-armour = poškození
bofa-ui-count-reroll = černé kostky

## How to play, in short: one line for each point

bofa-how-goal = **Stín** vítězí, má-li na konci kola 10 bodů za dobytá sídla, nebo okamžitě, je-li mezi nimi Přední brána (B13.3). **Svobodné národy** vítězí okamžitě, když ukazatel osudu dosáhne pole 15, když padne Bolg nebo když Medděd přijde dřív, než má Stín 6 bodů (B13.2).
bofa-how-turn =
    Obě strany si vezmou zpět své kostky a doberou si kartu události a kartu příběhu (B5.1).
    Svobodné národy aktivují až tři generály a umístí stejný počet žetonů velení (B5.2).
    Stín losuje žetony osudu a ukazatel osudu se posune (B5.3).
    Stín umístí žetony velení a velké netopýry, dohromady tolik, kolik má kostek (B5.4).
    Obě strany hodí kostkami. Pak se střídají, Svobodné národy začínají, a po jedné kostce se přesouvají, útočí, rekrutují nebo hrají karty (B5.5, B6.2.1).
    Na konci se ověří vítězství a žetony velení i velcí netopýři opustí herní plán (B5.6).

# Podle čeho soudí počítačoví hráči a co by nikdo neudělal
bofa-eye-points = Vítězné body
bofa-eye-fate = Stupnice osudu
bofa-eye-dice = Zbývající kostky
bofa-eye-cards = Karty v ruce
bofa-eye-shadow = Jednotky Stínu
bofa-eye-advance = Stín blízko svých cílů
bofa-eye-free = Jednotky Svobodných národů
bofa-eye-settlements = Držená sídla
bofa-eye-people = Postavy ve hře
bofa-eye-wings = Orli a netopýři
bofa-eye-tokens = Žetony na mapě
bofa-eye-battle = Probíhající boj
bofa-puzzle-points = { $who-id ->
    [shadow] Přibližte se k vítězným bodům, které vám chybějí.
   *[other] Nepusťte Stín k vítězným bodům.
}
bofa-puzzle-fate = { $who-id ->
    [shadow] Zdržte postup na stupnici osudu.
   *[other] Posuňte se dál na stupnici osudu.
}
bofa-puzzle-dice = Vytěžte co nejvíc ze zbývajících kostek.
bofa-puzzle-cards = Získejte převahu v kartách.
bofa-puzzle-shadow = { $who-id ->
    [shadow] Šetřete své jednotky.
   *[other] Oslabte jednotky Stínu.
}
bofa-puzzle-advance = { $who-id ->
    [shadow] Přibližte své armády k jejich cílům.
   *[other] Držte Stín dál od jeho cílů.
}
bofa-puzzle-free = { $who-id ->
    [shadow] Oslabte jednotky Svobodných národů.
   *[other] Šetřete své jednotky.
}
bofa-puzzle-settlements = { $who-id ->
    [shadow] Ohrozte držená sídla.
   *[other] Udržte svá sídla.
}
bofa-puzzle-people = Vytěžte co nejvíc z postav ve hře.
bofa-puzzle-wings = Získejte převahu ve vzduchu, s orly nebo netopýry.
bofa-puzzle-tokens = Vytěžte co nejvíc z žetonů na mapě.
bofa-puzzle-battle = Obraťte probíhající boj ve svůj prospěch.
bofa-blunder-die-set-aside = Kostka odložená stranou
bofa-blunder-march-back = Armáda se vrací, odkud přišla
bofa-blunder-garrison-stripped = Sídlo ponechané prázdné vedle nepřítele

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

bofa-lesson-first = Vaše první kolo
    .about = Generálové vydávají rozkazy, Svobodné národy svírají řady a do bitvy přichází lupič.
bofa-lesson-first-goal = Co vyhrává
    .say = Vedete trpaslíky, elfy a lidi. Vyhrajete, až osud dosáhne pole 15: každé kolo, které vydržíte, přivádí blíž orly a Medděda. Stín vítězí sídly za 10 bodů.
bofa-lesson-first-front = Hora
    .say = Přední brána Ereboru je srdce: dobude-li ji Stín a má své body, je okamžitě po všem. O údolí před ní se bojuje, ale nakonec se dají vydat.
bofa-lesson-first-general = Rozkazy dne
    .say = V každém kole smíte aktivovat až tři generály. Aktivní generál má schopnost k použití a přináší jeden žeton velení.
    .do = Aktivujte Dáina Železnou nohu.
    .right = Dáin je připraven. Ale pozor: čím víc generálů je aktivních, tím víc žetonů osudu smí Stín losovat a doufat, že přijde malý.
    .gandalf = Gandalf je téměř vždy dobrá volba. Dnes začněte Dáinem, který stojí v Táboře.
    .done = Bez generála neumístíte žádné velení a armáda bez velení bojuje špatně.
bofa-lesson-first-free = A ještě jednoho
    .say = Bard, Gandalf nebo Thranduil: ať vyberete kohokoli, druhý generál znamená druhý žeton.
    .do = Aktivujte dalšího generála.
    .right = Dobře. Třetí by Stínu daroval další žeton osudu k losování.
    .wrong = Jeden je málo: dnes mají mít koho následovat dvě armády.
bofa-lesson-first-lead = Velení
    .say = Armáda s velením hází znovu kostkami, které minuly, a smí pochodovat na kostku postavy. Lidé v regionu Bažina u brodu stojí sami přede všemi.
    .do = Umístěte žeton do regionu Bažina u brodu.
    .right = Teď je lze odvést zpět. Druhý žeton jde do Dolu. Potom Stín losuje žeton osudu a umístí své.
    .wrong = K Přední bráně se v tomto kole nikdo nedostane. Dejte ho tam, odkud je třeba pochodovat.
    .camp = V Táboře stojí sám Dáin: to je velení dost.
bofa-lesson-first-fate = Hodiny
    .say = Na žetonu je 2, ukazatel osudu jde o dvě pole a Bilbo je připraven vstoupit. Vysoká čísla pomáhají vám; Stín doufá v nízká.
bofa-lesson-first-die = Zase kostky
    .say = Pět kostek pro vás, po jedné, a začínáte. Shromáždění/armáda rekrutuje, nebo přesouvá a útočí.
    .do = Použijte kostku Shromáždění/armáda.
    .right = Teď řekněte, na co.
    .wrong = Vůle Západu může být cokoli. Nechte si ji na to, co jiná kostka neumí.
    .pass = Pasováním počkáte na plány Stínu, ale máte svolat posily.
bofa-lesson-first-use = Svolejte vojska
    .say = Kde máte žetony posil, čekají pod nimi čerstvé jednotky. Čím dřív stojí, tím déle bojují.
    .do = Rekrutujte.
    .right = Takto otočíte dva žetony: teprve teď zjistíte, kdo přišel.
    .attack = Jich je mnoho a vás málo: ať přijdou oni k vám, do kopce a přes řeku.
    .skip = Odložená kostka je akce darovaná Bolgovi.
bofa-lesson-first-dale = Kdo padne první
    .say = Dol leží otevřený v údolí a drží ho jediná jednotka lidí. Stín přijde nejdřív tam.
    .do = Otočte žeton v regionu Zříceniny Dolu.
    .right = Zkušení trpaslíci: lepší jste si přát nemohli.
    .wrong = Tábor je za liniemi a má Dáina. Nejdřív potřebuje pomoc Dol.
    .done = Dostat můžete dva. Vezměte si je.
bofa-lesson-first-second = Kde chcete
    .say = Druhý žeton: svahy střeží Horu, Havraní vrch elfy, Východní ostroh cestu.
    .do = Otočte další žeton.
    .right = Řady zase o něco zesílily.
    .wrong = Nic to nestojí. Vezměte si ho.
bofa-lesson-first-character = Vůdci pochodují
    .say = Vrrků v regionu Vlčí slatě přibývá. Lidé u brodu je neudrží, ale dali jste jim vůdce.
    .do = Použijte kostku postavy.
    .right = Kostka postavy přesouvá armádu s velením, a to daleko.
    .wrong = Sežrali by je tam, kde stojí.
bofa-lesson-first-march = Rychlý přesun
    .say = Armáda s velením při něm smí jít o dva regiony, nestojí-li v cestě nepřítel.
    .do = Vyberte rychlý přesun.
    .right = Stůl se teď zeptá, která armáda.
    .attack = Dvě jednotky proti všem vrrkům severu? Přiveďte je domů.
    .bilbo = Brzy! Nejdřív zachraňte lidi, pak zavolejte lupiče.
bofa-lesson-first-back = Kdo je v nebezpečí
    .say = Nabízejí se jen armády s velením: k tomu ty žetony jsou.
    .do = Vyberte armádu v regionu Bažina u brodu.
    .right = A teď cestu zpět.
    .wrong = Dol je místo, kde se chcete shromáždit. Přiveďte tam ostatní.
    .done = Pak tam zůstanou sami.
bofa-lesson-first-to = K Dolu
    .say = Dolské kopce leží mezi bažinou a městem.
    .do = Jděte do regionu Dolské kopce.
    .right = Jdou všichni a smějí dál.
    .wrong = To je k nepříteli, a ještě do močálu.
    .vale = Odtamtud je do Dolu stále daleko. Vezměte to přes kopce.
bofa-lesson-first-on = Ještě jeden region
    .say = V Dolu jich budou čtyři a mezi nimi zkušení trpaslíci. Pohromadě armády vítězí; osamělé padají jedna po druhé.
    .do = Pokračujte do regionu Zříceniny Dolu.
    .right = Dol má posádku. Bolg za něj bude muset zaplatit.
    .wrong = Kopce nemají hradby. Do Dolu je to krok.
bofa-lesson-first-will = Vůle Západu
    .say = To je vaše nejlepší kostka: platí za cokoli, co potřebujete. A někdo na vás čeká, neviditelný.
    .do = Použijte Vůli Západu.
    .right = Podívejte se, co všechno může být.
    .wrong = Stín má ještě kostky a vy také. Použijte je.
bofa-lesson-first-bilbo = Lupič
    .say = Připravené postavy vstupují na kostku. Bilbo má Prsten a umí odvrátit ránu nebo zkazit plán.
    .do = Ať Bilbo vstoupí do hry.
    .right = Vstoupí tam, kde stojí váš generál nebo velení.
    .attack = Dnes ne. Každé kolo, které neprohrajete, jste vyhráli.
    .skip = Nejlepší kostku nikdy neodkládejte.
bofa-lesson-first-place = Kde se skrývá?
    .say = Pomáhá armádě, u které je. Kam dopadne první rána?
    .do = Vyberte místo pro Bilba.
    .right = První boj uvidí zblízka. Hodně štěstí, pane Pytlíku.
    .hill = Na Havraním vrchu je v bezpečí a daleko od prvního boje. Nohy má dobré.
bofa-lesson-first-end = Teď je to na vás
    .say = Shromažďujte se, ustupujte pomalu a nechte osud pracovat pro sebe: tak vítězí slabší. Hrajte dál proti počítači, nebo odejděte; stůl na vás počká.
bofa-lesson-maneuvers = Boj s manévrováním
    .about = Bitva o Dol kolo za kolem: tajné karty, černé kostky, velení, poškození, a kdy odejít.
bofa-lesson-maneuvers-walls = Přicházejí z kopců
    .say = Na Dol útočí čtyři jednotky; vy máte tři, z toho zkušené trpaslíky, kteří se počítají za dva. Každý bod síly je kostka a 5 nebo 6 je zásah.
bofa-lesson-maneuvers-cards = Karta v tajnosti
    .say = V každém kole boje obě strany vyberou kartu a ukážou je zároveň. Karta jednotky promění v černou jednu kostku za každou jednotku svého druhu: zasáhne-li černá, schopnost působí.
bofa-lesson-maneuvers-men = Dvě černé kostky
    .say = Máte dvě jednotky jezerních lidí a jednu zkušených trpaslíků. Víc jednotek jednoho druhu, víc černých kostek.
    .do = Zahrajte kartu Jezerní lidé: Krupobití šípů.
    .right = Dvě kostky jsou černé a jedna z nich zasáhla. Skřeti hrají Divokou zuřivost a mají o velení víc.
    .regroup = Přeskupení vrací použité karty a dovolí spořádaný ústup. Zatím jste nepoužili žádnou.
    .event = Hustá mlha boj ukončí. Proč ho končit, než začal?
    .veterans = Dobrá karta, ale jen jedna černá kostka. Nechte si ji, až bude rozhodovat.
bofa-lesson-maneuvers-reroll = Velení
    .say = Za každé velení armáda hodí znovu jednou kostkou, která minula. Vy máte jeden žeton.
    .do = Hoďte jednou kostkou znovu.
    .right = Zásah. K tomu generálové a žetony jsou.
bofa-lesson-maneuvers-damage = Poškození není smrt
    .say = Každý zásah je žeton poškození. Armáda jich unese tolik, kolik má jednotek; teprve když jich je víc, musí jednotky ztrácet a každá s sebou bere dva žetony.
bofa-lesson-maneuvers-bear = Uneste to
    .say = Máte jedno poškození a tři jednotky. Zbavit se ho smíte obětováním jednotky.
    .do = Neodebírejte žádné oběti.
    .right = Dobře. Oni mají čtyři poškození na čtyři jednotky: další zásah je bude něco stát.
    .veterans = Nejlepší jednotku za jediný žeton? Nikdy.
    .wrong = Jednotka s sebou bere až dva žetony a vy máte jeden. Počkejte.
bofa-lesson-maneuvers-stand = Zůstat, nebo jít?
    .say = Útočník pokračuje. Smíte se rozprchnout: odejít, ale za cenu obětí. Kdo zahrál Přeskupení, smí odejít spořádaně.
    .do = Zůstaňte.
    .right = Stojíte. Použité karty zůstávají na stole, dokud se nepřeskupíte.
    .wrong = Každou chvíli se zlomí. Vydržte ještě jedno kolo.
bofa-lesson-maneuvers-second = Podívejte se na stůl
    .say = Karta skřetů je použitá: zbývají jim jen vrrci a Přeskupení. Víte, co přijde. Mají velení; Stará nenávist jim ho vezme.
bofa-lesson-maneuvers-hatred = Stará nenávist
    .say = Jen jedna černá kostka, ale máte velení, abyste jí hodili znovu.
    .do = Zahrajte kartu Zkušení trpaslíci: Stará nenávist.
    .right = Minuli. Vy jste jednou zasáhli a na černé kostce je 2.
    .regroup = Dostali byste zpět kartu lidí a skřetům dali čas. Udeřte teď.
    .event = Mlha by zachránila je, ne vás.
bofa-lesson-maneuvers-black = Která kostka?
    .say = Bílá kostka může přinést zásah. Černá zásah a k tomu schopnost.
    .do = Hoďte znovu černou kostkou.
    .right = Šestka: dva zásahy, jedno poškození navíc a velení je pryč.
    .wrong = Bílý zásah je jedno poškození. Černý je jedno, ještě jedno, a žeton velení.
bofa-lesson-maneuvers-hold = Účet
    .say = Sedm poškození na čtyři jednotky: teď musejí platit. Vy máte stále jeden žeton.
    .do = Neodebírejte žádné oběti.
    .right = Padly tři jednotky skřetů a zbytek se vrací do kopců. Dol se udržel.
    .wrong = Nic vás nenutí. Nechte si své lidi.
bofa-lesson-maneuvers-end = Teď je to na vás
    .say = Hodně jednotek jednoho druhu kvůli černým kostkám, Přeskupení dřív, než musíte odejít, a hlídat poškození proti počtu jednotek: o tom je každá bitva. Hrajte dál, nebo odejděte; stůl na vás počká.

## Goals: what wins, and what to watch

bofa-goal-fate = Osud
    .watch = Sledujte ukazatel osudu: na poli 15 Svobodné národy vítězí; předtím přijdou Bilbo, Thorin, orli a Medděd. Vítězstvím je i Bolgův pád.
bofa-goal-points = Sídla
    .watch = Sledujte sídla a hlavně Přední bránu: je-li mezi sídly za 10 bodů, vítězí Stín okamžitě.

# What is rolled or drawn at a real table, as what somebody rolls or draws

bofa-outcome-die = { $n ->
    [one] kostku
    [few] { $n } kostky
   *[other] { $n } kostek
 }
bofa-outcome-card = { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
bofa-outcome-tile = { $n ->
    [one] žeton osudu
    [few] { $n } žetony osudu
   *[other] { $n } žetonů osudu
 }
bofa-outcome-token = { $n ->
    [one] žeton posil
    [few] { $n } žetony posil
   *[other] { $n } žetonů posil
 }
