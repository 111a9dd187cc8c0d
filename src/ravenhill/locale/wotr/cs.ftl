# War of the Ring: every word a player reads.

## the game, its scenarios, seats and options

wotr-title = Válka o Prsten
wotr-about = Svobodné národy skrývají Prsten a nesou ho k Hoře osudu; Stín po něm pátrá a zaplavuje Středozem. Pro dva, tři nebo čtyři hráče.
wotr-scenario-war = Hra ve dvou
wotr-scenario-three = Hra ve třech: Stín hraje jako tým
wotr-scenario-four = Hra ve čtyřech: dva týmy
wotr-seat-fp = Svobodné národy
    .number = many
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .loc = Svobodných národech
    .ins = Svobodnými národy
    .about = Doneste Prsten k Hoře osudu dřív, než padnou pevnosti.
wotr-seat-shadow = Stín
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .loc = Stínu
    .ins = Stínem
    .about = Dopadněte Nositele Prstenu, nebo zaplavte svobodné země.
wotr-seat-gondor = Hráč za Gondor
    .gender = ma
    .gen = hráče za Gondor
    .dat = hráči za Gondor
    .acc = hráče za Gondor
    .loc = hráči za Gondor
    .ins = hráčem za Gondor
wotr-seat-rohan = Hráč za Rohan
    .gender = ma
    .gen = hráče za Rohan
    .dat = hráči za Rohan
    .acc = hráče za Rohan
    .loc = hráči za Rohan
    .ins = hráčem za Rohan
wotr-seat-witch_king = Hráč za Černokněžného krále
    .gender = ma
    .gen = hráče za Černokněžného krále
    .dat = hráči za Černokněžného krále
    .acc = hráče za Černokněžného krále
    .loc = hráči za Černokněžného krále
    .ins = hráčem za Černokněžného krále
wotr-seat-saruman = Hráč za Sarumana
    .gender = ma
    .gen = hráče za Sarumana
    .dat = hráči za Sarumana
    .acc = hráče za Sarumana
    .loc = hráči za Sarumana
    .ins = hráčem za Sarumana
wotr-option-card_backs_open = Rub karet v ruce je vidět
    .about = Všichni vědí, kolik karet událostí postav a kolik strategických karet kdo drží.
wotr-option-leaders_alone = Vůdci, kteří zůstali bez jednotek
    .about = Zda vůdce Svobodných národů, který zůstal bez jednotek, opouští hru, nebo se vrací do posil.
wotr-option-recruit_fewer = Rekrutovat méně figurek
    .about = S výsledkem shromáždění lze rekrutovat jednu figurku i tam, kde jsou dovoleny dvě.
wotr-option-siege_declined = Útočník, který neobléhá
    .about = Zda útočník nemusí postoupit, když se obránce stáhne do pevnosti.
wotr-option-garrison_first = Posádka vychází první
    .about = Po prolomení obležení se posádka vrátí do regionu dřív, než tam postoupí armáda, která jí pomohla.
wotr-option-card_attack_rearguard = Zadní voj při útoku kartou
    .about = Figurky lze ponechat vzadu i tehdy, když útok začíná kartou.
wotr-option-nazgul_joins_besieged = Nazgûlové se přidají k obleženým
    .about = Nazgûl, který přiletí k obležené pevnosti Stínu, jde dovnitř.
wotr-option-lone_leader_recruit = Vůdci bez jednotek
    .about = Vůdce lze rekrutovat i tam, kde není žádná jednotka (a hned je odebrán).
wotr-option-recruit_above_ten = Rekrutovat nad deset
    .about = V plném regionu lze rekrutovat; přebytek se potom odebere.
wotr-option-siege_recruit = Rekrutování do obležení
    .about = Zda karty rekrutují jen do pěti jednotek uvnitř, nebo i nad tento počet a přebytek se odebere.
wotr-option-move_above_ten = Přesun nad deset
    .about = Zda armáda smí vstoupit do regionu, kde pak bude víc než deset jednotek, a přebytek se odebere.
wotr-option-limit_after_both_moves = Limit až po obou přesunech
    .about = S výsledkem armády se limit deseti jednotek kontroluje až po obou přesunech.
wotr-option-replacement = Běžné jednotky místo elitních
    .about = Zda se běžná jednotka Svobodných národů bere nejdřív z obětí, nebo z posil.
wotr-option-retreat_activates = Ústup aktivuje
    .about = Ustupující armáda, která vstoupí do regionu nepřátelského národa, tento národ aktivuje.
wotr-option-siege_extension = Prodloužení obléhací bitvy
    .about = Zda k nahrazení elitní jednotky musí být k dispozici běžná.
wotr-option-activate_before_capture = Aktivace před dobytím
    .about = Armáda, která vstoupí do nebráněného sídla, nejdřív aktivuje národ a pak sídlo dobude.
wotr-option-retrace_path = Cesta se smí vracet
    .about = Společenstvo smí na své cestě jmenovat jeden region dvakrát.
wotr-option-progress_limit = Postup končí na dvanácti
    .about = Společenstvo nemůže být dál než dvanáct kroků od své poslední známé polohy.
wotr-option-mordor_progress = Postup v Mordoru
    .about = Zda se postup vynuluje, když Společenstvo vstoupí do Mordoru.
wotr-option-sorcerer_draw = Černokněžník si dobírá
    .about = Kdy si Černokněžný král dobere kartu: hned, nebo na konci kola, pokud přežije.
wotr-option-guide_draw_stays = Gandalf dobírá i po odchodu
    .about = Gandalf Šedý umožní dobrat kartu, i když ho právě tato karta zbavila místa průvodce.
wotr-option-white_rider = Bílý jezdec
    .about = Zda se Gandalf Bílý vzdává svého velení na celou bitvu, nebo na první kolo.
wotr-option-voice_partial = Jedna elitní jednotka Hlasem
    .about = Saruman smí nahradit i jedinou běžnou jednotku, pokud dvě nahradit nelze.
wotr-option-discard_cost = Cena za odstranění karty
    .about = Zda se dvě odhozené karty posuzují podle symbolu, nebo podle balíčku.
wotr-option-breaking_with_gollum = Rozpad Společenstva s Glumem
    .about = Jeden bod podmanění hned, nebo jen tehdy, když žeton není ani Oko, ani modrý.
wotr-option-denethor_strider = Chodec zastaví Denethorovu pošetilost
    .about = Při odstraňování této karty se Chodec počítá jako Aragorn.
wotr-option-corsairs_at_siege = Korzáři u obležení
    .about = Zda začíná obléhací bitva, nebo se příchozí jen přidají k obléhatelům.
wotr-option-eagles_chooser = Orli: kdo vybírá
    .about = Kdo vybírá pevnost, do které jsou Nazgûlové zahnáni.
wotr-option-every_question = Ptát se na všechno
    .about = Také tam, kde všichni vidí jedinou možnou odpověď, a před ukázáním polohy, které by nic nezměnilo.
wotr-option-three_player_limit = Omezení pro samotného hráče za Svobodné národy
    .about = Při hře ve třech nelze použít tentýž národ ve dvou akcích po sobě.
wotr-option-doubtful_symbols = Sporné symboly hráčů platí
    .about = Dům správců a Poslední bitva patří jen hráči za Gondor, Cesty Drúadanů hráči za Rohan; jinak smí tyto tři karty zahrát kterýkoli z nich.
wotr-option-individual_winner = Jediný vítěz
    .about = Z vítězného týmu vítězí hráč s lepší bilancí.

wotr-value-lost = opouští hru
wotr-value-reinforcements = do posil
wotr-value-return = nemusí postoupit
wotr-value-must_advance = musí postoupit
wotr-value-fit = kolik se vejde
wotr-value-trim = všechny, přebytek se odebere
wotr-value-casualties = z obětí
wotr-value-needs_regular = musí být k dispozici běžná
wotr-value-any_elite = stačí jakákoli elitní
wotr-value-zero = vynuluje se
wotr-value-kept = zůstává
wotr-value-at_once = hned
wotr-value-end_of_round = na konci kola
wotr-value-battle = celá bitva
wotr-value-round = první kolo
wotr-value-icon = podle symbolu
wotr-value-deck = podle balíčku
wotr-value-corruption = hned jeden bod podmanění
wotr-value-tile = podle žetonu
wotr-value-corsairs_at_siege-battle = začíná obléhací bitva
wotr-value-join = přidají se k obléhatelům
wotr-value-replacement-reinforcements = z posil
wotr-value-shadow = hráč za Stín
wotr-value-fp = hráč za Svobodné národy

## endings

wotr-end-corruption = Nositelé Prstenu podlehli Prstenu: vítězí Stín.
wotr-end-ring = Prsten je zničen: vítězí Svobodné národy.
wotr-end-military = Vojenské vítězství.
wotr-end-conceded = Poražená strana se vzdala.

## things

wotr-fp = Svobodné národy
    .number = many
    .gen = Svobodných národů
    .dat = Svobodným národům
    .acc = Svobodné národy
    .loc = Svobodných národech
    .ins = Svobodnými národy
wotr-shadow = Stín
    .gen = Stínu
    .dat = Stínu
    .acc = Stín
    .loc = Stínu
    .ins = Stínem
wotr-andrast = Andrast
    .gen = Andrastu
    .dat = Andrastu
    .acc = Andrast
    .loc = Andrastu
    .ins = Andrastem
wotr-anfalas = Anfalas
    .gen = Anfalasu
    .dat = Anfalasu
    .acc = Anfalas
    .loc = Anfalasu
    .ins = Anfalasem
wotr-angmar = Angmar
    .gen = Angmaru
    .dat = Angmaru
    .acc = Angmar
    .loc = Angmaru
    .ins = Angmarem
wotr-arnor = Arnor
    .gen = Arnoru
    .dat = Arnoru
    .acc = Arnor
    .loc = Arnoru
    .ins = Arnorem
wotr-ash_mountains = Popelavé hory
    .gender = f
    .number = many
    .gen = Popelavých hor
    .dat = Popelavým horám
    .acc = Popelavé hory
    .loc = Popelavých horách
    .ins = Popelavými horami
wotr-barad_dur = Barad-dûr
    .gen = Barad-dûru
    .dat = Barad-dûru
    .acc = Barad-dûr
    .loc = Barad-dûru
    .ins = Barad-dûrem
wotr-bree = Hůrecko
    .gender = n
    .gen = Hůrecka
    .dat = Hůrecku
    .acc = Hůrecko
    .loc = Hůrecku
    .ins = Hůreckem
wotr-buckland = Rádovsko
    .gender = n
    .gen = Rádovska
    .dat = Rádovsku
    .acc = Rádovsko
    .loc = Rádovsku
    .ins = Rádovskem
wotr-cardolan = Cardolan
    .gen = Cardolanu
    .dat = Cardolanu
    .acc = Cardolan
    .loc = Cardolanu
    .ins = Cardolanem
wotr-carrock = Skalbal
    .gen = Skalbalu
    .dat = Skalbalu
    .acc = Skalbal
    .loc = Skalbalu
    .ins = Skalbalem
wotr-dagorlad = Dagorlad
    .gen = Dagorladu
    .dat = Dagorladu
    .acc = Dagorlad
    .loc = Dagorladu
    .ins = Dagorladem
wotr-dale = Dol
    .gen = Dolu
    .dat = Dolu
    .acc = Dol
    .loc = Dolu
    .ins = Dolem
wotr-dead_marshes = Mrtvé močály
    .number = many
    .gen = Mrtvých močálů
    .dat = Mrtvým močálům
    .acc = Mrtvé močály
    .loc = Mrtvých močálech
    .ins = Mrtvými močály
wotr-dimrill_dale = Rmutný dol
    .gen = Rmutného dolu
    .dat = Rmutnému dolu
    .acc = Rmutný dol
    .loc = Rmutném dolu
    .ins = Rmutným dolem
wotr-dol_amroth = Dol Amroth
    .gen = Dol Amrothu
    .dat = Dol Amrothu
    .acc = Dol Amroth
    .loc = Dol Amrothu
    .ins = Dol Amrothem
wotr-dol_guldur = Dol Guldur
    .gen = Dol Gulduru
    .dat = Dol Gulduru
    .acc = Dol Guldur
    .loc = Dol Gulduru
    .ins = Dol Guldurem
wotr-druadan_forest = Drúadanský les
    .gen = Drúadanského lesa
    .dat = Drúadanskému lesu
    .acc = Drúadanský les
    .loc = Drúadanském lese
    .ins = Drúadanským lesem
wotr-druwaith_iaur = { "Drúwaith Iaur" }
wotr-eagles_eyrie = Orlí hnízdo
    .gender = n
    .gen = Orlího hnízda
    .dat = Orlímu hnízdu
    .acc = Orlí hnízdo
    .loc = Orlím hnízdě
    .ins = Orlím hnízdem
wotr-east_harondor = Východní Harondor
    .gen = Východního Harondoru
    .dat = Východnímu Harondoru
    .acc = Východní Harondor
    .loc = Východním Harondoru
    .ins = Východním Harondorem
wotr-east_rhun = Východní Rhûn
    .gen = Východního Rhûnu
    .dat = Východnímu Rhûnu
    .acc = Východní Rhûn
    .loc = Východním Rhûnu
    .ins = Východním Rhûnem
wotr-eastemnet = Východní polonina
    .gender = f
    .gen = Východní poloniny
    .dat = Východní polonině
    .acc = Východní poloninu
    .loc = Východní polonině
    .ins = Východní poloninou
wotr-eastern_brown_lands = Východní Hnědé země
    .gender = f
    .number = many
    .gen = Východních Hnědých zemí
    .dat = Východním Hnědým zemím
    .acc = Východní Hnědé země
    .loc = Východních Hnědých zemích
    .ins = Východními Hnědými zeměmi
wotr-eastern_emyn_muil = Východní Emyn Muil
    .gender = n
    .gen = Východního Emyn Muil
    .dat = Východnímu Emyn Muil
    .acc = Východní Emyn Muil
    .loc = Východním Emyn Muil
    .ins = Východním Emyn Muil
wotr-eastern_mirkwood = Východní Temný hvozd
    .gen = Východního Temného hvozdu
    .dat = Východnímu Temnému hvozdu
    .acc = Východní Temný hvozd
    .loc = Východním Temném hvozdu
    .ins = Východním Temným hvozdem
wotr-edoras = Edoras
    .gen = Edorasu
    .dat = Edorasu
    .acc = Edoras
    .loc = Edorasu
    .ins = Edorasem
wotr-enedwaith = Enedwaith
    .gen = Enedwaithu
    .dat = Enedwaithu
    .acc = Enedwaith
    .loc = Enedwaithu
    .ins = Enedwaithem
wotr-erebor = Erebor
    .gen = Ereboru
    .dat = Ereboru
    .acc = Erebor
    .loc = Ereboru
    .ins = Ereborem
wotr-erech = Erech
    .gen = Erechu
    .dat = Erechu
    .acc = Erech
    .loc = Erechu
    .ins = Erechem
wotr-ered_luin = Ered Luin
    .gender = n
wotr-ettenmoors = Ettenské vrchy
    .number = many
    .gen = Ettenských vrchů
    .dat = Ettenským vrchům
    .acc = Ettenské vrchy
    .loc = Ettenských vrchech
    .ins = Ettenskými vrchy
wotr-evendim = Evendim
    .gen = Evendimu
    .dat = Evendimu
    .acc = Evendim
    .loc = Evendimu
    .ins = Evendimem
wotr-fangorn = Fangorn
    .gen = Fangornu
    .dat = Fangornu
    .acc = Fangorn
    .loc = Fangornu
    .ins = Fangornem
wotr-far_harad = Dálný Harad
    .gen = Dálného Haradu
    .dat = Dálnému Haradu
    .acc = Dálný Harad
    .loc = Dálném Haradu
    .ins = Dálným Haradem
wotr-folde = Úval
    .gen = Úvalu
    .dat = Úvalu
    .acc = Úval
    .loc = Úvalu
    .ins = Úvalem
wotr-fords_of_bruinen = Brody přes Bouřnou
    .number = many
    .gen = Brodů přes Bouřnou
    .dat = Brodům přes Bouřnou
    .acc = Brody přes Bouřnou
    .loc = Brodech přes Bouřnou
    .ins = Brody přes Bouřnou
wotr-fords_of_isen = Brody přes Želíz
    .number = many
    .gen = Brodů přes Želíz
    .dat = Brodům přes Želíz
    .acc = Brody přes Želíz
    .loc = Brodech přes Želíz
    .ins = Brody přes Želíz
wotr-forlindon = Forlindon
    .gen = Forlindonu
    .dat = Forlindonu
    .acc = Forlindon
    .loc = Forlindonu
    .ins = Forlindonem
wotr-gap_of_rohan = Rohanská brána
    .gender = f
    .gen = Rohanské brány
    .dat = Rohanské bráně
    .acc = Rohanskou bránu
    .loc = Rohanské bráně
    .ins = Rohanskou bránou
wotr-gladden_fields = Kosatcová pole
    .gender = n
    .number = many
    .gen = Kosatcových polí
    .dat = Kosatcovým polím
    .acc = Kosatcová pole
    .loc = Kosatcových polích
    .ins = Kosatcovými poli
wotr-goblins_gate = Skřetí brána
    .gender = f
    .gen = Skřetí brány
    .dat = Skřetí bráně
    .acc = Skřetí bránu
    .loc = Skřetí bráně
    .ins = Skřetí bránou
wotr-gorgoroth = Pláň Gorgoroth
    .gender = f
    .gen = Pláně Gorgoroth
    .dat = Pláni Gorgoroth
    .acc = Pláň Gorgoroth
    .loc = Pláni Gorgoroth
    .ins = Plání Gorgoroth
wotr-grey_havens = Šedé přístavy
    .number = many
    .gen = Šedých přístavů
    .dat = Šedým přístavům
    .acc = Šedé přístavy
    .loc = Šedých přístavech
    .ins = Šedými přístavy
wotr-harlindon = Harlindon
    .gen = Harlindonu
    .dat = Harlindonu
    .acc = Harlindon
    .loc = Harlindonu
    .ins = Harlindonem
wotr-helms_deep = Helmův žleb
    .gen = Helmova žlebu
    .dat = Helmovu žlebu
    .acc = Helmův žleb
    .loc = Helmově žlebu
    .ins = Helmovým žlebem
wotr-high_pass = Vysoký průsmyk
    .gen = Vysokého průsmyku
    .dat = Vysokému průsmyku
    .acc = Vysoký průsmyk
    .loc = Vysokém průsmyku
    .ins = Vysokým průsmykem
wotr-hollin = Cesmínie
    .gender = f
    .gen = Cesmínie
    .dat = Cesmínii
    .acc = Cesmínii
    .loc = Cesmínii
    .ins = Cesmínií
wotr-iron_hills = Železné hory
    .gender = f
    .number = many
    .gen = Železných hor
    .dat = Železným horám
    .acc = Železné hory
    .loc = Železných horách
    .ins = Železnými horami
wotr-khand = Khand
    .gen = Khandu
    .dat = Khandu
    .acc = Khand
    .loc = Khandu
    .ins = Khandem
wotr-lamedon = Lamedon
    .gen = Lamedonu
    .dat = Lamedonu
    .acc = Lamedon
    .loc = Lamedonu
    .ins = Lamedonem
wotr-lorien = Lórien
    .gen = Lórienu
    .dat = Lórienu
    .acc = Lórien
    .loc = Lórienu
    .ins = Lórienem
wotr-lossarnach = Lossarnach
    .gen = Lossarnachu
    .dat = Lossarnachu
    .acc = Lossarnach
    .loc = Lossarnachu
    .ins = Lossarnachem
wotr-minas_morgul = Minas Morgul
    .gender = n
wotr-minas_tirith = Minas Tirith
    .gender = n
wotr-minhiriath = Minhiriath
    .gen = Minhiriathu
    .dat = Minhiriathu
    .acc = Minhiriath
    .loc = Minhiriathu
    .ins = Minhiriathem
wotr-morannon = Morannon
    .gen = Morannonu
    .dat = Morannonu
    .acc = Morannon
    .loc = Morannonu
    .ins = Morannonem
wotr-moria = Moria
    .gender = f
    .gen = Morie
    .dat = Morii
    .acc = Morii
    .loc = Morii
    .ins = Morií
wotr-mount_gram = Hora Gram
    .gender = f
    .gen = Hory Gram
    .dat = Hoře Gram
    .acc = Horu Gram
    .loc = Hoře Gram
    .ins = Horou Gram
wotr-mount_gundabad = Hora Gundabad
    .gender = f
    .gen = Hory Gundabad
    .dat = Hoře Gundabad
    .acc = Horu Gundabad
    .loc = Hoře Gundabad
    .ins = Horou Gundabad
wotr-narrows_of_the_forest = Zúžení hvozdu
    .gender = n
    .gen = Zúžení hvozdu
    .dat = Zúžení hvozdu
    .acc = Zúžení hvozdu
    .loc = Zúžení hvozdu
    .ins = Zúžením hvozdu
wotr-near_harad = Blízký Harad
    .gen = Blízkého Haradu
    .dat = Blízkému Haradu
    .acc = Blízký Harad
    .loc = Blízkém Haradu
    .ins = Blízkým Haradem
wotr-noman_lands = Země nikoho
    .gender = f
    .gen = Země nikoho
    .dat = Zemi nikoho
    .acc = Zemi nikoho
    .loc = Zemi nikoho
    .ins = Zemí nikoho
wotr-north_anduin_vale = Severní údolí Anduiny
    .gender = n
    .gen = Severního údolí Anduiny
    .dat = Severnímu údolí Anduiny
    .acc = Severní údolí Anduiny
    .loc = Severním údolí Anduiny
    .ins = Severním údolím Anduiny
wotr-north_downs = Severní vrchy
    .number = many
    .gen = Severních vrchů
    .dat = Severním vrchům
    .acc = Severní vrchy
    .loc = Severních vrchech
    .ins = Severními vrchy
wotr-north_dunland = Severní vrchovina
    .gender = f
    .gen = Severní vrchoviny
    .dat = Severní vrchovině
    .acc = Severní vrchovinu
    .loc = Severní vrchovině
    .ins = Severní vrchovinou
wotr-north_ered_luin = Severní Ered Luin
    .gender = n
    .gen = Severního Ered Luin
    .dat = Severnímu Ered Luin
    .acc = Severní Ered Luin
    .loc = Severním Ered Luin
    .ins = Severním Ered Luin
wotr-north_ithilien = Severní Ithilien
    .gen = Severního Ithilienu
    .dat = Severnímu Ithilienu
    .acc = Severní Ithilien
    .loc = Severním Ithilienu
    .ins = Severním Ithilienem
wotr-north_rhun = Severní Rhûn
    .gen = Severního Rhûnu
    .dat = Severnímu Rhûnu
    .acc = Severní Rhûn
    .loc = Severním Rhûnu
    .ins = Severním Rhûnem
wotr-northern_dorwinion = Severní Dorwinion
    .gen = Severního Dorwinionu
    .dat = Severnímu Dorwinionu
    .acc = Severní Dorwinion
    .loc = Severním Dorwinionu
    .ins = Severním Dorwinionem
wotr-northern_mirkwood = Severní Temný hvozd
    .gen = Severního Temného hvozdu
    .dat = Severnímu Temnému hvozdu
    .acc = Severní Temný hvozd
    .loc = Severním Temném hvozdu
    .ins = Severním Temným hvozdem
wotr-northern_rhovanion = Severní Rhovanion
    .gen = Severního Rhovanionu
    .dat = Severnímu Rhovanionu
    .acc = Severní Rhovanion
    .loc = Severním Rhovanionu
    .ins = Severním Rhovanionem
wotr-nurn = Nurn
    .gen = Nurnu
    .dat = Nurnu
    .acc = Nurn
    .loc = Nurnu
    .ins = Nurnem
wotr-old_ford = Starý brod
    .gen = Starého brodu
    .dat = Starému brodu
    .acc = Starý brod
    .loc = Starém brodu
    .ins = Starým brodem
wotr-old_forest = Starý hvozd
    .gen = Starého hvozdu
    .dat = Starému hvozdu
    .acc = Starý hvozd
    .loc = Starém hvozdu
    .ins = Starým hvozdem
wotr-old_forest_road = Stará lesní cesta
    .gender = f
    .gen = Staré lesní cesty
    .dat = Staré lesní cestě
    .acc = Starou lesní cestu
    .loc = Staré lesní cestě
    .ins = Starou lesní cestou
wotr-orthanc = Orthank
    .gen = Orthanku
    .dat = Orthanku
    .acc = Orthank
    .loc = Orthanku
    .ins = Orthankem
wotr-osgiliath = Osgiliath
    .gen = Osgiliathu
    .dat = Osgiliathu
    .acc = Osgiliath
    .loc = Osgiliathu
    .ins = Osgiliathem
wotr-parth_celebrant = Parth Celebrant
    .gender = n
wotr-pelargir = Pelargir
    .gen = Pelargiru
    .dat = Pelargiru
    .acc = Pelargir
    .loc = Pelargiru
    .ins = Pelargirem
wotr-rhosgobel = Rhosgobel
    .gen = Rhosgobelu
    .dat = Rhosgobelu
    .acc = Rhosgobel
    .loc = Rhosgobelu
    .ins = Rhosgobelem
wotr-rivendell = Roklinka
    .gender = f
    .gen = Roklinky
    .dat = Roklince
    .acc = Roklinku
    .loc = Roklince
    .ins = Roklinkou
wotr-south_anduin_vale = Jižní údolí Anduiny
    .gender = n
    .gen = Jižního údolí Anduiny
    .dat = Jižnímu údolí Anduiny
    .acc = Jižní údolí Anduiny
    .loc = Jižním údolí Anduiny
    .ins = Jižním údolím Anduiny
wotr-south_downs = Jižní vrchy
    .number = many
    .gen = Jižních vrchů
    .dat = Jižním vrchům
    .acc = Jižní vrchy
    .loc = Jižních vrchech
    .ins = Jižními vrchy
wotr-south_dunland = Jižní vrchovina
    .gender = f
    .gen = Jižní vrchoviny
    .dat = Jižní vrchovině
    .acc = Jižní vrchovinu
    .loc = Jižní vrchovině
    .ins = Jižní vrchovinou
wotr-south_ered_luin = Jižní Ered Luin
    .gender = n
    .gen = Jižního Ered Luin
    .dat = Jižnímu Ered Luin
    .acc = Jižní Ered Luin
    .loc = Jižním Ered Luin
    .ins = Jižním Ered Luin
wotr-south_ithilien = Jižní Ithilien
    .gen = Jižního Ithilienu
    .dat = Jižnímu Ithilienu
    .acc = Jižní Ithilien
    .loc = Jižním Ithilienu
    .ins = Jižním Ithilienem
wotr-south_rhun = Jižní Rhûn
    .gen = Jižního Rhûnu
    .dat = Jižnímu Rhûnu
    .acc = Jižní Rhûn
    .loc = Jižním Rhûnu
    .ins = Jižním Rhûnem
wotr-southern_dorwinion = Jižní Dorwinion
    .gen = Jižního Dorwinionu
    .dat = Jižnímu Dorwinionu
    .acc = Jižní Dorwinion
    .loc = Jižním Dorwinionu
    .ins = Jižním Dorwinionem
wotr-southern_mirkwood = Jižní Temný hvozd
    .gen = Jižního Temného hvozdu
    .dat = Jižnímu Temnému hvozdu
    .acc = Jižní Temný hvozd
    .loc = Jižním Temném hvozdu
    .ins = Jižním Temným hvozdem
wotr-southern_rhovanion = Jižní Rhovanion
    .gen = Jižního Rhovanionu
    .dat = Jižnímu Rhovanionu
    .acc = Jižní Rhovanion
    .loc = Jižním Rhovanionu
    .ins = Jižním Rhovanionem
wotr-tharbad = Tharbad
    .gen = Tharbadu
    .dat = Tharbadu
    .acc = Tharbad
    .loc = Tharbadu
    .ins = Tharbadem
wotr-the_shire = Kraj
    .gen = Kraje
    .dat = Kraji
    .acc = Kraj
    .loc = Kraji
    .ins = Krajem
wotr-tower_hills = Věžové kopce
    .number = many
    .gen = Věžových kopců
    .dat = Věžovým kopcům
    .acc = Věžové kopce
    .loc = Věžových kopcích
    .ins = Věžovými kopci
wotr-trollshaws = Obří vrchy
    .number = many
    .gen = Obřích vrchů
    .dat = Obřím vrchům
    .acc = Obří vrchy
    .loc = Obřích vrchech
    .ins = Obřími vrchy
wotr-umbar = Umbar
    .gen = Umbaru
    .dat = Umbaru
    .acc = Umbar
    .loc = Umbaru
    .ins = Umbarem
wotr-vale_of_the_carnen = Údolí Carnen
    .gender = n
    .gen = Údolí Carnen
    .dat = Údolí Carnen
    .acc = Údolí Carnen
    .loc = Údolí Carnen
    .ins = Údolím Carnen
wotr-vale_of_the_celduin = Údolí Celduin
    .gender = n
    .gen = Údolí Celduin
    .dat = Údolí Celduin
    .acc = Údolí Celduin
    .loc = Údolí Celduin
    .ins = Údolím Celduin
wotr-weather_hills = Větrné vrchy
    .number = many
    .gen = Větrných vrchů
    .dat = Větrným vrchům
    .acc = Větrné vrchy
    .loc = Větrných vrchech
    .ins = Větrnými vrchy
wotr-west_harondor = Západní Harondor
    .gen = Západního Harondoru
    .dat = Západnímu Harondoru
    .acc = Západní Harondor
    .loc = Západním Harondoru
    .ins = Západním Harondorem
wotr-westemnet = Západní polonina
    .gender = f
    .gen = Západní poloniny
    .dat = Západní polonině
    .acc = Západní poloninu
    .loc = Západní polonině
    .ins = Západní poloninou
wotr-western_brown_lands = Západní Hnědé země
    .gender = f
    .number = many
    .gen = Západních Hnědých zemí
    .dat = Západním Hnědým zemím
    .acc = Západní Hnědé země
    .loc = Západních Hnědých zemích
    .ins = Západními Hnědými zeměmi
wotr-western_emyn_muil = Západní Emyn Muil
    .gender = n
    .gen = Západního Emyn Muil
    .dat = Západnímu Emyn Muil
    .acc = Západní Emyn Muil
    .loc = Západním Emyn Muil
    .ins = Západním Emyn Muil
wotr-western_mirkwood = Západní Temný hvozd
    .gen = Západního Temného hvozdu
    .dat = Západnímu Temnému hvozdu
    .acc = Západní Temný hvozd
    .loc = Západním Temném hvozdu
    .ins = Západním Temným hvozdem
wotr-withered_heath = Zvadlé vřesoviště
    .gender = n
    .gen = Zvadlého vřesoviště
    .dat = Zvadlému vřesovišti
    .acc = Zvadlé vřesoviště
    .loc = Zvadlém vřesovišti
    .ins = Zvadlým vřesovištěm
wotr-woodland_realm = Lesní říše
    .gender = f
    .gen = Lesní říše
    .dat = Lesní říši
    .acc = Lesní říši
    .loc = Lesní říši
    .ins = Lesní říší
wotr-dwarves = Trpaslíci
    .gender = ma
    .number = many
    .gen = trpaslíků
    .dat = trpaslíkům
    .acc = trpaslíky
    .loc = trpaslících
    .ins = trpaslíky
wotr-dwarves_regular = Běžná jednotka trpaslíků
    .gender = f
    .gen = běžné jednotky trpaslíků
    .dat = běžné jednotce trpaslíků
    .acc = běžnou jednotku trpaslíků
    .loc = běžné jednotce trpaslíků
    .ins = běžnou jednotkou trpaslíků
wotr-dwarves_elite = Elitní jednotka trpaslíků
    .gender = f
    .gen = elitní jednotky trpaslíků
    .dat = elitní jednotce trpaslíků
    .acc = elitní jednotku trpaslíků
    .loc = elitní jednotce trpaslíků
    .ins = elitní jednotkou trpaslíků
wotr-dwarves_leader = Vůdce trpaslíků
    .gender = ma
    .gen = vůdce trpaslíků
    .dat = vůdci trpaslíků
    .acc = vůdce trpaslíků
    .loc = vůdci trpaslíků
    .ins = vůdcem trpaslíků
wotr-elves = Elfové
    .gender = ma
    .number = many
    .gen = elfů
    .dat = elfům
    .acc = elfy
    .loc = elfech
    .ins = elfy
wotr-elves_regular = Běžná jednotka elfů
    .gender = f
    .gen = běžné jednotky elfů
    .dat = běžné jednotce elfů
    .acc = běžnou jednotku elfů
    .loc = běžné jednotce elfů
    .ins = běžnou jednotkou elfů
wotr-elves_elite = Elitní jednotka elfů
    .gender = f
    .gen = elitní jednotky elfů
    .dat = elitní jednotce elfů
    .acc = elitní jednotku elfů
    .loc = elitní jednotce elfů
    .ins = elitní jednotkou elfů
wotr-elves_leader = Vůdce elfů
    .gender = ma
    .gen = vůdce elfů
    .dat = vůdci elfů
    .acc = vůdce elfů
    .loc = vůdci elfů
    .ins = vůdcem elfů
wotr-gondor = Gondor
    .gen = Gondoru
    .dat = Gondoru
    .acc = Gondor
    .loc = Gondoru
    .ins = Gondorem
wotr-gondor_regular = Běžná jednotka Gondoru
    .gender = f
    .gen = běžné jednotky Gondoru
    .dat = běžné jednotce Gondoru
    .acc = běžnou jednotku Gondoru
    .loc = běžné jednotce Gondoru
    .ins = běžnou jednotkou Gondoru
wotr-gondor_elite = Elitní jednotka Gondoru
    .gender = f
    .gen = elitní jednotky Gondoru
    .dat = elitní jednotce Gondoru
    .acc = elitní jednotku Gondoru
    .loc = elitní jednotce Gondoru
    .ins = elitní jednotkou Gondoru
wotr-gondor_leader = Vůdce Gondoru
    .gender = ma
    .gen = vůdce Gondoru
    .dat = vůdci Gondoru
    .acc = vůdce Gondoru
    .loc = vůdci Gondoru
    .ins = vůdcem Gondoru
wotr-north = Sever
    .gen = Severu
    .dat = Severu
    .acc = Sever
    .loc = Severu
    .ins = Severem
wotr-north_regular = Běžná jednotka Severu
    .gender = f
    .gen = běžné jednotky Severu
    .dat = běžné jednotce Severu
    .acc = běžnou jednotku Severu
    .loc = běžné jednotce Severu
    .ins = běžnou jednotkou Severu
wotr-north_elite = Elitní jednotka Severu
    .gender = f
    .gen = elitní jednotky Severu
    .dat = elitní jednotce Severu
    .acc = elitní jednotku Severu
    .loc = elitní jednotce Severu
    .ins = elitní jednotkou Severu
wotr-north_leader = Vůdce Severu
    .gender = ma
    .gen = vůdce Severu
    .dat = vůdci Severu
    .acc = vůdce Severu
    .loc = vůdci Severu
    .ins = vůdcem Severu
wotr-rohan = Rohan
    .gen = Rohanu
    .dat = Rohanu
    .acc = Rohan
    .loc = Rohanu
    .ins = Rohanem
wotr-rohan_regular = Běžná jednotka Rohanu
    .gender = f
    .gen = běžné jednotky Rohanu
    .dat = běžné jednotce Rohanu
    .acc = běžnou jednotku Rohanu
    .loc = běžné jednotce Rohanu
    .ins = běžnou jednotkou Rohanu
wotr-rohan_elite = Elitní jednotka Rohanu
    .gender = f
    .gen = elitní jednotky Rohanu
    .dat = elitní jednotce Rohanu
    .acc = elitní jednotku Rohanu
    .loc = elitní jednotce Rohanu
    .ins = elitní jednotkou Rohanu
wotr-rohan_leader = Vůdce Rohanu
    .gender = ma
    .gen = vůdce Rohanu
    .dat = vůdci Rohanu
    .acc = vůdce Rohanu
    .loc = vůdci Rohanu
    .ins = vůdcem Rohanu
wotr-isengard = Železný pas
    .gen = Železného pasu
    .dat = Železnému pasu
    .acc = Železný pas
    .loc = Železném pasu
    .ins = Železným pasem
wotr-isengard_regular = Běžná jednotka Železného pasu
    .gender = f
    .gen = běžné jednotky Železného pasu
    .dat = běžné jednotce Železného pasu
    .acc = běžnou jednotku Železného pasu
    .loc = běžné jednotce Železného pasu
    .ins = běžnou jednotkou Železného pasu
wotr-isengard_elite = Elitní jednotka Železného pasu
    .gender = f
    .gen = elitní jednotky Železného pasu
    .dat = elitní jednotce Železného pasu
    .acc = elitní jednotku Železného pasu
    .loc = elitní jednotce Železného pasu
    .ins = elitní jednotkou Železného pasu
wotr-isengard_leader = Vůdce Železného pasu
    .gender = ma
    .gen = vůdce Železného pasu
    .dat = vůdci Železného pasu
    .acc = vůdce Železného pasu
    .loc = vůdci Železného pasu
    .ins = vůdcem Železného pasu
wotr-sauron = Sauron
    .gender = ma
    .gen = Saurona
    .dat = Sauronovi
    .acc = Saurona
    .loc = Sauronovi
    .ins = Sauronem
wotr-sauron_regular = Běžná jednotka Saurona
    .gender = f
    .gen = běžné jednotky Saurona
    .dat = běžné jednotce Saurona
    .acc = běžnou jednotku Saurona
    .loc = běžné jednotce Saurona
    .ins = běžnou jednotkou Saurona
wotr-sauron_elite = Elitní jednotka Saurona
    .gender = f
    .gen = elitní jednotky Saurona
    .dat = elitní jednotce Saurona
    .acc = elitní jednotku Saurona
    .loc = elitní jednotce Saurona
    .ins = elitní jednotkou Saurona
wotr-southrons = Jižané a Východňané
    .gender = ma
    .number = many
    .gen = Jižanů a Východňanů
    .dat = Jižanům a Východňanům
    .acc = Jižany a Východňany
    .loc = Jižanech a Východňanech
    .ins = Jižany a Východňany
wotr-southrons_regular = Běžná jednotka Jižanů a Východňanů
    .gender = f
    .gen = běžné jednotky Jižanů a Východňanů
    .dat = běžné jednotce Jižanů a Východňanů
    .acc = běžnou jednotku Jižanů a Východňanů
    .loc = běžné jednotce Jižanů a Východňanů
    .ins = běžnou jednotkou Jižanů a Východňanů
wotr-southrons_elite = Elitní jednotka Jižanů a Východňanů
    .gender = f
    .gen = elitní jednotky Jižanů a Východňanů
    .dat = elitní jednotce Jižanů a Východňanů
    .acc = elitní jednotku Jižanů a Východňanů
    .loc = elitní jednotce Jižanů a Východňanů
    .ins = elitní jednotkou Jižanů a Východňanů
wotr-southrons_leader = Vůdce Jižanů a Východňanů
    .gender = ma
    .gen = vůdce Jižanů a Východňanů
    .dat = vůdci Jižanů a Východňanů
    .acc = vůdce Jižanů a Východňanů
    .loc = vůdci Jižanů a Východňanů
    .ins = vůdcem Jižanů a Východňanů
wotr-nazgul = Nazgûl
    .gender = ma
    .gen = Nazgûla
    .dat = Nazgûlovi
    .acc = Nazgûla
    .loc = Nazgûlovi
    .ins = Nazgûlem
wotr-gandalf_grey = Gandalf Šedý
    .gender = ma
    .gen = Gandalfa Šedého
    .dat = Gandalfovi Šedému
    .acc = Gandalfa Šedého
    .loc = Gandalfovi Šedém
    .ins = Gandalfem Šedým
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Jako průvodce: Když zahrajete kartu události kostkou s výsledkem událost (palantír), smíte si hned dobrat jednu kartu z balíčku stejného druhu, jaký měla zahraná karta. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá. Vyslanec ze Západu: Mimo Společenstvo (nebo vyřazený) může být nahrazen Gandalfem Bílým.
wotr-strider = Chodec
    .gender = ma
    .gen = Chodce
    .dat = Chodci
    .acc = Chodce
    .loc = Chodci
    .ins = Chodcem
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Jako průvodce: Smíte použít jakýkoli výsledek akční kostky jako akci ke skrytí odhaleného Společenstva; kostka nejde do pole pátrání. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá. Dědic Isildurův: Mimo Společenstvo může být nahrazen Aragornem.
wotr-boromir = Boromir
    .gender = ma
    .gen = Boromira
    .dat = Boromirovi
    .acc = Boromira
    .loc = Boromirovi
    .ins = Boromirem
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá. Strážce Bílé věže: Dokud je v nedobytém velkoměstě nebo pevnosti Gondoru (Minas Tirith, Dol Amroth, Pelargir; obležené se počítá jako nedobyté), smíte použít jakýkoli výsledek akční kostky jako akci, kterou posunete Gondor o jeden krok na ukazateli politiky.
wotr-legolas = Legolas
    .gender = ma
    .gen = Legolasa
    .dat = Legolasovi
    .acc = Legolasa
    .loc = Legolasovi
    .ins = Legolasem
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá. Princ z Temného hvozdu: Dokud je v nedobyté elfí pevnosti (obležená se počítá jako nedobytá), smíte použít jakýkoli výsledek akční kostky jako akci, kterou posunete elfy o jeden krok na ukazateli politiky.
wotr-gimli = Gimli
    .gender = ma
    .gen = Gimliho
    .dat = Gimlimu
    .acc = Gimliho
    .loc = Gimlim
    .ins = Gimlim
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá. Trpaslík z Ereboru: Dokud je v Ereboru a Erebor je nedobytý (obležený se počítá jako nedobytý), smíte použít jakýkoli výsledek akční kostky jako akci, kterou posunete trpaslíky o jeden krok na ukazateli politiky.
wotr-meriadoc = Smělmír Brandorád
    .gender = ma
    .gen = Smělmíra Brandoráda
    .dat = Smělmíru Brandorádovi
    .acc = Smělmíra Brandoráda
    .loc = Smělmíru Brandorádovi
    .ins = Smělmírem Brandorádem
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Jako průvodce: Během pátrání, když je poškození z pátrání 1 nebo víc, smíte tohoto hobita oddělit od Společenstva a snížit tak poškození o 1. Může se pohnout jako každý oddělený Společník. Na Cestě Mordorem je místo oddělení odstraněn ze hry a poškození se přesto sníží o 1. Schopnost nového průvodce pak lze hned použít. Vezměte je živé!: Je-li vyřazen, dokud je ve Společenstvu, ať pátráním, nebo kartou, hned se vrací do hry, jako by od něj byl právě oddělen (jako oběť pátrání přesto pohltí svou úroveň). Neplatí na Cestě Mordorem; jakmile opustil Společenstvo, nemá účinek.
wotr-peregrin = Peregrin Bral
    .gender = ma
    .gen = Peregrina Brala
    .dat = Peregrinu Bralovi
    .acc = Peregrina Brala
    .loc = Peregrinu Bralovi
    .ins = Peregrinem Bralem
    .effect = Od začátku ve Společenstvu; na mapu přichází, když je od něj oddělen. Jako průvodce: Během pátrání, když je poškození z pátrání 1 nebo víc, smíte tohoto hobita oddělit od Společenstva a snížit tak poškození o 1. Může se pohnout jako každý oddělený Společník. Na Cestě Mordorem je místo oddělení odstraněn ze hry a poškození se přesto sníží o 1. Schopnost nového průvodce pak lze hned použít. Vezměte je živé!: Je-li vyřazen, dokud je ve Společenstvu, ať pátráním, nebo kartou, hned se vrací do hry, jako by od něj byl právě oddělen (jako oběť pátrání přesto pohltí svou úroveň). Neplatí na Cestě Mordorem; jakmile opustil Společenstvo, nemá účinek.
wotr-aragorn = Aragorn
    .gender = ma
    .gen = Aragorna
    .dat = Aragornovi
    .acc = Aragorna
    .loc = Aragornovi
    .ins = Aragornem
    .effect = Akce: jedna kostka s Vůlí Západu. Chodec je v Minas Tirith, Dol Amrothu nebo Pelargiru a toto sídlo je nedobyté. Nahraďte tam Chodce Aragornem. Kapitán Západu: Dokud je tato postava v bitvě, má armáda Svobodných národů bojovou sílu +1 (stále nejvýše 5 kostek). Více takových postav se sčítá.
wotr-gandalf_white = Gandalf Bílý
    .gender = ma
    .gen = Gandalfa Bílého
    .dat = Gandalfovi Bílému
    .acc = Gandalfa Bílého
    .loc = Gandalfovi Bílém
    .ins = Gandalfem Bílým
    .effect = Akce: jedna kostka s Vůlí Západu. Gandalf Šedý byl vyřazen nebo opustil Společenstvo a některý Služebník je nebo byl ve hře. Je-li Gandalf Šedý ve hře, nahraďte ho tam, kde stojí; jinak umístěte Gandalfa Bílého do Fangornu nebo do nedobyté elfí pevnosti. Stínovlas: Když se pohybuje sám nebo právě s jedním hobitem, má pro tento pohyb úroveň 4. Bílý jezdec: Pokud se účastní bitvy, smíte se na jejím začátku (před rozhodnutím o obležení a prvními bojovými kartami) vzdát jeho velení a zrušit tím velení všech Nazgûlů včetně Černokněžného krále; obojí platí po celou bitvu. Ostatních Služebníků se to netýká.
wotr-gollum = Glum
    .gender = ma
    .gen = Gluma
    .dat = Glumovi
    .acc = Gluma
    .loc = Glumovi
    .ins = Glumem
    .effect = Samočinně: jakmile ve Společenstvu nezbývá žádný Společník, připojí se k němu a je průvodcem. Nikdy neodchází, nemůže být obětí a nepočítá se jako Společník. Jako průvodce: Běžné žetony pátrání s číslem a symbolem odhalení Společenstvo neodhalí. Je-li Společenstvo skryto a žeton ho neodhalil, smíte ho sami odhalit a snížit tím poškození z pátrání o 1 (nejméně na 0). Žetony s Okem a zvláštní žetony se symbolem odhalení odhalují dál. Platí i na Cestě Mordorem.
wotr-saruman = Saruman
    .gender = ma
    .gen = Sarumana
    .dat = Sarumanovi
    .acc = Sarumana
    .loc = Sarumanovi
    .ins = Sarumanem
    .effect = Akce: jedna kostka shromáždění. Železný pas je ve válce a Orthank je nedobytý. Umístěte ho do Orthanku. Orthank nesmí nikdy opustit. Sarumanův hlas: Dokud je Orthank váš a není obležen, lze kostkou shromáždění rekrutovat po jedné běžné jednotce Železného pasu v každém sídle Železného pasu, nebo nahradit dvě běžné jednotky Železného pasu v Orthanku dvěma elitními (figurky musí být k dispozici; rekrutovat lze jen ve volných sídlech). Sluhové Bílé ruky: Každá elitní jednotka Železného pasu se při pohybu a v boji počítá i jako vůdce (velení 1). Při hře ve třech a čtyřech platí totéž pro elitní jednotky Jižanů a Východňanů, dokud je Saruman ve hře.
wotr-witch_king = Černokněžný král
    .gender = ma
    .gen = Černokněžného krále
    .dat = Černokněžnému králi
    .acc = Černokněžného krále
    .loc = Černokněžném králi
    .ins = Černokněžným králem
    .effect = Akce: jedna kostka shromáždění. Sauron a alespoň jeden národ Svobodných národů jsou ve válce. Umístěte ho do kteréhokoli regionu s armádou Stínu, v níž je jednotka Saurona. Jeho příchodem se stanou aktivními všechny národy Svobodných národů. Nazgûl: Vždy se počítá jako Nazgûl (neomezený let, velení Nazgûla), ledaže ho karta jmenuje nebo mluví o Služebníkovi. Černokněžník: Pokud se účastní bitvy (jako útočník, nebo obránce) a v jejím prvním kole zahrajete bojovou kartu, smíte si hned po jejím efektu dobrat jednu kartu události z balíčku stejného druhu.
wotr-mouth_of_sauron = Ústa Sauronova
    .gender = ma
    .gen = Úst Sauronových
    .dat = Ústům Sauronovým
    .acc = Ústa Sauronova
    .loc = Ústech Sauronových
    .ins = Ústy Sauronovými
    .effect = Akce: jedna kostka shromáždění. Společenstvo je na Cestě Mordorem, nebo jsou všechny národy Svobodných národů ve válce. Umístěte ho do regionu s nedobytou pevností Saurona. Posel Temné věže: Jednou za kolo smíte použít výsledek shromáždění jako výsledek armáda.
wotr-character = Postava
    .gender = f
    .gen = postavy
    .dat = postavě
    .acc = postavu
    .loc = postavě
    .ins = postavou
wotr-army = Armáda
    .gender = f
    .gen = armády
    .dat = armádě
    .acc = armádu
    .loc = armádě
    .ins = armádou
wotr-muster = Shromáždění
    .gender = n
    .gen = shromáždění
    .dat = shromáždění
    .acc = shromáždění
    .loc = shromáždění
    .ins = shromážděním
wotr-event = Událost
    .gender = f
    .gen = události
    .dat = události
    .acc = událost
    .loc = události
    .ins = událostí
wotr-army_muster = Shromáždění/armáda
    .gender = n
    .gen = shromáždění/armády
    .dat = shromáždění/armádě
    .acc = shromáždění/armádu
    .loc = shromáždění/armádě
    .ins = shromážděním/armádou
wotr-will_of_the_west = Vůle Západu
    .gender = f
    .gen = Vůle Západu
    .dat = Vůli Západu
    .acc = Vůli Západu
    .loc = Vůli Západu
    .ins = Vůlí Západu
wotr-eye = Oko
    .gender = n
    .gen = Oka
    .dat = Oku
    .acc = Oko
    .loc = Oku
    .ins = Okem
wotr-fp_character = Balíček postav Svobodných národů
    .gen = balíčku postav Svobodných národů
    .dat = balíčku postav Svobodných národů
    .acc = balíček postav Svobodných národů
    .loc = balíčku postav Svobodných národů
    .ins = balíčkem postav Svobodných národů
wotr-fp_strategy = Strategický balíček Svobodných národů
    .gen = strategického balíčku Svobodných národů
    .dat = strategickému balíčku Svobodných národů
    .acc = strategický balíček Svobodných národů
    .loc = strategickém balíčku Svobodných národů
    .ins = strategickým balíčkem Svobodných národů
wotr-sh_character = Balíček postav Stínu
    .gen = balíčku postav Stínu
    .dat = balíčku postav Stínu
    .acc = balíček postav Stínu
    .loc = balíčku postav Stínu
    .ins = balíčkem postav Stínu
wotr-sh_strategy = Strategický balíček Stínu
    .gen = strategického balíčku Stínu
    .dat = strategickému balíčku Stínu
    .acc = strategický balíček Stínu
    .loc = strategickém balíčku Stínu
    .ins = strategickým balíčkem Stínu
wotr-map_north_west = severozápad
    .gen = severozápadu
    .dat = severozápadu
    .acc = severozápad
    .loc = severozápadě
    .ins = severozápadem
wotr-map_north = sever
    .gen = severu
    .dat = severu
    .acc = sever
    .loc = severu
    .ins = severem
wotr-map_north_east = severovýchod
    .gen = severovýchodu
    .dat = severovýchodu
    .acc = severovýchod
    .loc = severovýchodě
    .ins = severovýchodem
wotr-map_west = západ
    .gen = západu
    .dat = západu
    .acc = západ
    .loc = západě
    .ins = západem
wotr-map_centre = střed
    .gen = středu
    .dat = středu
    .acc = střed
    .loc = středu
    .ins = středem
wotr-map_east = východ
    .gen = východu
    .dat = východu
    .acc = východ
    .loc = východě
    .ins = východem
wotr-map_south_west = jihozápad
    .gen = jihozápadu
    .dat = jihozápadu
    .acc = jihozápad
    .loc = jihozápadě
    .ins = jihozápadem
wotr-map_south = jih
    .gen = jihu
    .dat = jihu
    .acc = jih
    .loc = jihu
    .ins = jihem
wotr-map_south_east = jihovýchod
    .gen = jihovýchodu
    .dat = jihovýchodu
    .acc = jihovýchod
    .loc = jihovýchodě
    .ins = jihovýchodem
wotr-guide = průvodce
    .gender = ma
    .gen = průvodce
    .dat = průvodci
    .acc = průvodce
    .loc = průvodci
    .ins = průvodcem
wotr-random = náhodný Společník
    .gender = ma
    .gen = náhodného Společníka
    .dat = náhodnému Společníkovi
    .acc = náhodného Společníka
    .loc = náhodném Společníkovi
    .ins = náhodným Společníkem
wotr-std_01 = Žeton: 0, odhalení
wotr-std_02 = Žeton: 0, odhalení
wotr-std_03 = Žeton: 1
wotr-std_04 = Žeton: 1
wotr-std_05 = Žeton: 1, odhalení
wotr-std_06 = Žeton: 1, odhalení
wotr-std_07 = Žeton: 2
wotr-std_08 = Žeton: 2
wotr-std_09 = Žeton: 2, odhalení
wotr-std_10 = Žeton: 3
wotr-std_11 = Žeton: 3
wotr-std_12 = Žeton: 3
wotr-std_13 = Žeton: Oko, odhalení
wotr-std_14 = Žeton: Oko, odhalení
wotr-std_15 = Žeton: Oko, odhalení
wotr-std_16 = Žeton: Oko, odhalení
wotr-sp_fp_char_01 = Elfí pláště: 0
wotr-sp_fp_char_02 = Elfí lano: 0
wotr-sp_fp_char_03 = Lahvička Galadriel: −2
wotr-sp_fp_char_04 = Sméagol pomáhá hodnému pánovi: −1
wotr-sp_sh_char_01 = Odulino doupě: kostka, zastavení
wotr-sp_sh_char_02 = Prsten je můj!: Oko, odhalení, zastavení
wotr-sp_sh_char_03 = Dál a pořád dál: 3, zastavení
wotr-sp_sh_char_04 = Dej nám ho!: 1, odhalení, zastavení

## Event cards

wotr-fp_char_01 = Elfí pláště
    .effect = Uveďte do hry zvláštní žeton pátrání „Elfí pláště“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-fp_char_02 = Elfí lano
    .effect = Uveďte do hry zvláštní žeton pátrání „Elfí lano“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-fp_char_03 = Lahvička Galadriel
    .effect = Uveďte do hry zvláštní žeton pátrání „Lahvička Galadriel“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-fp_char_04 = Sméagol pomáhá hodnému pánovi
    .effect = Uveďte do hry zvláštní žeton pátrání „Sméagol pomáhá hodnému pánovi“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-fp_char_05 = Mitrilová košilka a Žihadlo
    .effect = Na stole. Hned poté, co Stín z jakéhokoli důvodu vylosuje žeton pátrání, a dřív, než se na něm cokoli vyhodnotí, smíte tuto kartu odhodit: losuje se druhý žeton a vyhodnotí se místo prvního. Teprve potom se první žeton vrátí do zásoby žetonů pátrání. Po použití se odhazuje.
wotr-fp_char_06 = Sekyra a luk
    .needs = Gimli nebo Legolas je ve Společenstvu.
    .does = Na stole. Po vylosování žetonu pátrání smíte tuto kartu odhodit a snížit poškození z pátrání o 1 (nejméně na 0); zbytek se vyhodnotí jako obvykle. Hned odhoďte, když ve Společenstvu už není ani Gimli, ani Legolas.
    .effect = Podmínka: { wotr-fp_char_06.needs } { wotr-fp_char_06.does }
wotr-fp_char_07 = Roh Gondoru
    .needs = Boromir je ve Společenstvu.
    .does = Na stole. Po vylosování žetonu pátrání smíte tuto kartu odhodit a snížit poškození z pátrání o 1 (nejméně na 0); zbytek se vyhodnotí jako obvykle. Hned odhoďte, když Boromir opustí Společenstvo.
    .effect = Podmínka: { wotr-fp_char_07.needs } { wotr-fp_char_07.does }
wotr-fp_char_08 = Čarodějova hůl
    .needs = Gandalf Šedý je ve Společenstvu.
    .does = Na stole. Když má Stín z jakéhokoli důvodu losovat žeton pátrání, smíte tuto kartu odhodit: žeton se nelosuje a pátrání nebo efekt karty, který si ho žádal, končí. Rozhodujete se dřív, než žeton uvidíte. Hned odhoďte, když Gandalf Šedý opustí Společenstvo.
    .effect = Podmínka: { wotr-fp_char_08.needs } { wotr-fp_char_08.does }
wotr-fp_char_09 = Athelas
    .effect = Hoďte 3 kostkami: za každý výsledek 5+ snižte podmanění o 1 (za každý 3+, je-li průvodcem Chodec).
wotr-fp_char_10 = Existuje jiná cesta
    .effect = Snižte podmanění o 1. Je-li pak průvodcem Glum, smíte navíc provést jednu z možností: skrýt Společenstvo, je-li odhaleno, nebo jím pohnout, je-li skryto (běžná pravidla pohybu a pátrání; kostka použitá na kartu nejde do pole pátrání).
wotr-fp_char_11 = Půjdu sám
    .needs = Ve Společenstvu je alespoň jeden Společník.
    .does = Oddělte jednoho Společníka nebo jednu skupinu Společníků; jejich dosah je postup + nejvyšší úroveň + 1. Pak snižte podmanění o 1.
    .effect = Podmínka: { wotr-fp_char_11.needs } { wotr-fp_char_11.does }
wotr-fp_char_12 = Bilbova píseň
    .effect = Snižte podmanění o 1 (o 2, je-li průvodcem Glum).
wotr-fp_char_13 = Zrcadlo Galadriel
    .effect = Změňte jednu svou nepoužitou akční kostku s výsledkem postava na Vůli Západu. Je-li figurka Nositelů Prstenu v Lórienu a Lórien je nedobytý, snižte také podmanění o 1.
wotr-fp_char_14 = Králova výzva
    .needs = Vaše armáda, v níž je Chodec/Aragorn, stojí uvnitř Gondoru nebo Rohanu.
    .does = Vylosujte 3 žetony pátrání (nevyhodnocují se; nic je nesmí nahradit ani jim zabránit). Ukazují-li všechny tři Oko, vraťte je do zásoby žetonů pátrání a vyřaďte Chodce/Aragorna. Jinak je každý vylosovaný žeton s Okem natrvalo odstraněn ze hry a ostatní vylosované žetony se bez účinku vrátí do zásoby.
    .effect = Podmínka: { wotr-fp_char_14.needs } { wotr-fp_char_14.does }
wotr-fp_char_15 = Gwaihir, Pán větrů
    .effect = Proveďte jednu z možností s jedním Společníkem nebo jednou skupinou Společníků, jejichž úroveň se počítá jako 4: oddělte je od Společenstva (dosah postup + 4), nebo pohněte Společníky, kteří stojí spolu na mapě (dosah 4). Pohyb smí skončit i uvnitř přátelské obležené pevnosti.
wotr-fp_char_16 = Jsme rychlejší
    .effect = Proveďte jednu z možností s jedním Společníkem nebo jednou skupinou Společníků: oddělte je od Společenstva (dosah postup + nejvyšší úroveň + 2), nebo pohněte Společníky, kteří stojí spolu na mapě (dosah nejvyšší úroveň + 2). Pohyb smí skončit i uvnitř přátelské obležené pevnosti.
wotr-fp_char_17 = Cesta tam a zase zpátky
    .effect = Oddělte jednoho Společníka nebo jednu skupinu Společníků (dosah postup + nejvyšší úroveň + 1). Je-li pak Gimli nebo Legolas v Dolu, v Ereboru nebo v Lesní říši: aktivujte trpaslíky a Sever a posuňte trpaslíky, elfy a Sever každého o jeden krok na ukazateli politiky (jen jednou, i když jsou tam oba).
wotr-fp_char_18 = Orli přilétají!
    .needs = Armáda Svobodných národů se Společníkem je ve stejném nebo přilehlém regionu jako armáda Stínu s Nazgûlem.
    .does = Vyberte takovou armádu Stínu. Hoďte jednou kostkou za každého Nazgûla v ní (nejvýše 5); každý výsledek 5+ vyřadí jednoho Nazgûla (zpět do posil). Všichni přeživší Nazgûlové této armády, ať se za ně házelo, nebo ne, se pak musí spolu přesunout do jedné nedobyté pevnosti Saurona. Černokněžný král se pro tuto kartu nebere jako Nazgûl: nepočítá se, nelze ho zasáhnout ani přesunout a sám kartu zahrát neumožní.
    .effect = Podmínka: { wotr-fp_char_18.needs } { wotr-fp_char_18.does }
wotr-fp_char_19 = Probuzení entů: Stromovous
    .needs = Gandalf Bílý je ve hře a ve Fangornu je alespoň jeden Společník.
    .does = Hoďte 3 kostkami; každý výsledek 4+ je jeden zásah armádě Stínu v Orthanku (oběti odebírá její vlastník). Je-li tato armáda zničena, jsou vyřazeni i všichni Nazgûlové a Služebníci s ní. Je-li Saruman v Orthanku bez armády Stínu, je vyřazen (bez hodu). Je-li pak Gandalf Bílý ve Fangornu nebo v kterémkoli regionu Rohanu, smíte hned bez akční kostky zahrát z ruky jednu další kartu události postavy (její podmínky musí být splněny; může to být i jiná z těchto tří karet). Byla-li v Orthanku armáda Stínu, platí karta pro ukazatel politiky jako útok na ni.
    .effect = Podmínka: { wotr-fp_char_19.needs } { wotr-fp_char_19.does }
wotr-fp_char_20 = Probuzení entů: Huorni
    .needs = Gandalf Bílý je ve hře a ve Fangornu je alespoň jeden Společník.
    .does = Hoďte 3 kostkami; každý výsledek 4+ je jeden zásah armádě Stínu v Orthanku (oběti odebírá její vlastník). Je-li tato armáda zničena, jsou vyřazeni i všichni Nazgûlové a Služebníci s ní. Je-li Saruman v Orthanku bez armády Stínu, je vyřazen (bez hodu). Je-li pak Gandalf Bílý ve Fangornu nebo v kterémkoli regionu Rohanu, smíte hned bez akční kostky zahrát z ruky jednu další kartu události postavy (její podmínky musí být splněny; může to být i jiná z těchto tří karet). Byla-li v Orthanku armáda Stínu, platí karta pro ukazatel politiky jako útok na ni.
    .effect = Podmínka: { wotr-fp_char_20.needs } { wotr-fp_char_20.does }
wotr-fp_char_21 = Probuzení entů: Entí sněm
    .needs = Gandalf Bílý je ve hře a ve Fangornu je alespoň jeden Společník.
    .does = Hoďte 3 kostkami; každý výsledek 4+ je jeden zásah armádě Stínu v Orthanku (oběti odebírá její vlastník). Je-li tato armáda zničena, jsou vyřazeni i všichni Nazgûlové a Služebníci s ní. Je-li Saruman v Orthanku bez armády Stínu, je vyřazen (bez hodu). Je-li pak Gandalf Bílý ve Fangornu nebo v kterémkoli regionu Rohanu, smíte hned bez akční kostky zahrát z ruky jednu další kartu události postavy (její podmínky musí být splněny; může to být i jiná z těchto tří karet). Byla-li v Orthanku armáda Stínu, platí karta pro ukazatel politiky jako útok na ni.
    .effect = Podmínka: { wotr-fp_char_21.needs } { wotr-fp_char_21.does }
wotr-fp_char_22 = Mrtví muži z Šeré Brázdy
    .needs = Chodec nebo Aragorn je v regionu Rohanu (počítá se i uvnitř obležené pevnosti).
    .does = Přesuňte Chodce/Aragorna a s ním libovolný počet vybraných Společníků ze stejného regionu přímo do Erechu, Lamedonu nebo Pelargiru. Je-li tam armáda Stínu, hoďte jednou kostkou: armáda utrpí tolik zásahů (oběti vybírá její vlastník) a pak musí ustoupit do přilehlého volného regionu, který její vlastník vybere; nemůže-li ustoupit, je zničena. Je-li zničena, jsou vyřazeni všichni Nazgûlové a Služebníci s ní. Pak smíte v tomto regionu rekrutovat 0 až 3 běžné jednotky Gondoru, i do sídla, které kontroluje Stín a které tím získáte pod kontrolu. Je-li tam armáda Stínu, platí karta pro ukazatel politiky jako útok na ni.
    .effect = Podmínka: { wotr-fp_char_22.needs } { wotr-fp_char_22.does }
wotr-fp_char_23 = Dům správců
    .needs = Boromir je v regionu Gondoru.
    .does = V regionu s Boromirem rekrutujte 1 jednotku Gondoru (běžnou nebo elitní). Pak si doberte 2 strategické karty události.
    .effect = Podmínka: { wotr-fp_char_23.needs } { wotr-fp_char_23.does }
wotr-fp_char_24 = Šedá družina
    .needs = Chodec nebo Aragorn je s armádou Svobodných národů.
    .does = V armádě s Chodcem/Aragornem vyřaďte 1 běžnou jednotku (opouští hru) a na její místo dejte z posil 1 elitní jednotku stejného národa. Pak si doberte 2 strategické karty události.
    .effect = Podmínka: { wotr-fp_char_24.needs } { wotr-fp_char_24.does }
wotr-fp_strat_01 = Poslední bitva
    .needs = Vaše armáda, v níž je Aragorn (ne Chodec), stojí v regionu, který nepatří žádnému národu Svobodných národů.
    .does = Na stole. Akční kostky použité k pohybu Společenstva se nedávají do pole pátrání. Odhoďte, jakmile je poloha Společenstva ukázána nebo je Společenstvo odhaleno; také jakmile přestane platit podmínka zahrání.
    .effect = Podmínka: { wotr-fp_strat_01.needs } { wotr-fp_strat_01.does }
wotr-fp_strat_02 = Příliš velká moc
    .effect = Při zahrání posuňte elfy o jeden krok. Na stole: armády Stínu nesmějí vstoupit do Lórienu, Roklinky a Šedých přístavů ani na ně zaútočit (v poli ani při obléhání). Stín může jako akci vynutit odhození: použije kteroukoli jednu akční kostku a odhodí z ruky jednu kartu události se symbolem armády a jednu se symbolem postavy.
wotr-fp_strat_03 = Moc Toma Bombadila
    .effect = Při zahrání posuňte Sever o jeden krok. Na stole: armády Stínu nesmějí vstoupit do Starého hvozdu, Kraje a Rádovska ani na ně zaútočit. Stín může jako akci vynutit odhození: použije kteroukoli jednu akční kostku a odhodí z ruky jednu kartu události se symbolem armády a jednu se symbolem postavy.
wotr-fp_strat_04 = Mazarbulská kniha
    .effect = Smíte pohnout kterýmikoli Společníky na mapě, i všemi (jako s výsledkem postava; členové Společenstva se nehýbou). Je-li potom alespoň jeden Společník v Ereboru nebo v Ered Luin, trpaslíci se stanou aktivními a jdou rovnou do války.
wotr-fp_strat_05 = Duch Mordoru
    .effect = Vyberte kdekoli na herním plánu jednu armádu Stínu, která má jednotky alespoň dvou různých národů Stínu. Hoďte 5 kostkami; každý výsledek 5+ je jeden zásah této armádě (oběti odebírá její vlastník).
wotr-fp_strat_06 = Faramirovi hraničáři
    .effect = Je-li v Osgiliathu, Severním Ithilienu nebo Jižním Ithilienu armáda Stínu, vyberte jednu takovou a hoďte 3 kostkami: každý výsledek 5+ je jeden zásah této armádě (oběti odebírá její vlastník). Je-li pak v Osgiliathu armáda Svobodných národů, rekrutujte tam 1 jednotku Gondoru (běžnou nebo elitní) a 1 vůdce Gondoru.
wotr-fp_strat_07 = Poplach! Hoří! Nepřátelé!
    .effect = Smíte pohnout kterýmikoli Společníky na mapě, i všemi (jako s výsledkem postava; členové Společenstva se nehýbou). Je-li potom alespoň jeden Společník v Kraji nebo v Hůrecku, Sever se stane aktivním a jde rovnou do války.
wotr-fp_strat_08 = Elrondova moudrost
    .effect = Vyberte kterýkoli národ Svobodných národů: je-li pasivní, aktivujte ho, a pak ho posuňte o jeden krok.
wotr-fp_strat_09 = Rudý šíp
    .needs = Gondor je aktivní.
    .does = Posuňte Rohan o jeden krok (dokud je pasivní, zastaví se před válkou). Pak v Edorasu rekrutujte 1 jednotku Rohanu (běžnou nebo elitní) a 1 vůdce Rohanu.
    .effect = Podmínka: { wotr-fp_strat_09.needs } { wotr-fp_strat_09.does }
wotr-fp_strat_10 = Nečekaná pomoc
    .effect = Armádou Svobodných národů zaútočte na armádu Stínu, která v přilehlém regionu obléhá pevnost (bitva v poli; jen jednotky ve válce; posádka se neúčastní). V každém kole této bitvy hází Stín v bojovém hodu o jednu kostku méně za každou armádní jednotku Svobodných národů uvnitř této pevnosti (alespoň jednou kostkou).
wotr-fp_strat_11 = Cesty Drúadanů
    .needs = Rohan je ve válce.
    .does = Přesuňte jednu armádu Svobodných národů nebo její část z jednoho regionu Rohanu přímo do Minas Tirith; smí vyjít i z obležené pevnosti Rohanu. Kontroluje-li nebo obléhá-li Stín Minas Tirith, je cílem místo něj region přilehlý k Minas Tirith podle vaší volby. Cíl musí být volný pro pohyb armády a jednotky národa, který není ve válce, nesmějí vstoupit na území cizího národa.
    .effect = Podmínka: { wotr-fp_strat_11.needs } { wotr-fp_strat_11.does }
wotr-fp_strat_12 = Ve dne v noci
    .needs = Je tu armáda Svobodných národů s alespoň jedním Společníkem.
    .does = Přesuňte jednu takovou armádu nebo její část s alespoň jedním Společníkem až o 2 regiony. Každý region na cestě musí být volný pro pohyb armády; figurky se určí na začátku, cestou se nikdo nepřipojí ani neodpojí.
    .effect = Podmínka: { wotr-fp_strat_12.needs } { wotr-fp_strat_12.does }
wotr-fp_strat_13 = Círdanovy lodě
    .needs = Elfové jsou ve válce.
    .does = Rekrutujte 2 jednotky elfů (každou běžnou nebo elitní) v jednom pobřežním regionu, ve kterém je armáda Svobodných národů.
    .effect = Podmínka: { wotr-fp_strat_13.needs } { wotr-fp_strat_13.does }
wotr-fp_strat_14 = Strážci citadely
    .effect = V Minas Tirith rekrutujte 1 jednotku Gondoru (běžnou nebo elitní) a 1 vůdce Gondoru.
wotr-fp_strat_15 = Celebornovi Galadhrim
    .effect = V Lórienu rekrutujte 1 jednotku elfů (běžnou nebo elitní). Pak si doberte 1 strategickou kartu události.
wotr-fp_strat_16 = Jezdci Théodenovi
    .effect = Rekrutujte 1 jednotku Rohanu (běžnou nebo elitní) a 1 vůdce Rohanu, oba v Edorasu, nebo oba v jednom regionu Rohanu, ve kterém je Společník.
wotr-fp_strat_17 = Grimbeorn Starý, syn Meddědův
    .effect = Ve Skalbalu rekrutujte 1 jednotku Severu (běžnou nebo elitní) a 1 vůdce Severu.
wotr-fp_strat_18 = Imrahil z Dol Amrothu
    .effect = V Dol Amrothu rekrutujte 1 jednotku Gondoru (běžnou nebo elitní) a 1 vůdce Gondoru.
wotr-fp_strat_19 = Muži krále Branda
    .effect = V Dolu rekrutujte 2 běžné jednotky Severu. Pak si doberte 1 strategickou kartu události.
wotr-fp_strat_20 = Meče v Eriadoru
    .effect = V Kraji rekrutujte 1 jednotku Severu (běžnou nebo elitní) a v Ered Luin 1 jednotku trpaslíků (běžnou nebo elitní). Pak si doberte 1 strategickou kartu události.
wotr-fp_strat_21 = Glorfindelův rod
    .effect = V Roklince rekrutujte 1 jednotku elfů (běžnou nebo elitní). Pak si doberte 1 strategickou kartu události.
wotr-fp_strat_22 = Stráž Dáina Železné nohy
    .effect = V Ereboru rekrutujte 1 jednotku trpaslíků (běžnou nebo elitní) a 1 vůdce trpaslíků.
wotr-fp_strat_23 = Éomer, syn Éomundův
    .effect = Rekrutujte 1 jednotku Rohanu (běžnou nebo elitní) a 1 vůdce Rohanu v jednom volném regionu Rohanu se sídlem (Edoras, Helmův žleb, Úval nebo Západní polonina; Brody přes Želíz nejsou sídlo).
wotr-fp_strat_24 = Thranduilovi lučištníci
    .effect = V Lesní říši rekrutujte 1 jednotku elfů (běžnou nebo elitní). Pak si doberte 1 strategickou kartu události.
wotr-sh_char_01 = Odulino doupě
    .effect = Uveďte do hry zvláštní žeton pátrání „Odulino doupě“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-sh_char_02 = Prsten je můj!
    .effect = Uveďte do hry zvláštní žeton pátrání „Prsten je můj!“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-sh_char_03 = Dál a pořád dál
    .effect = Uveďte do hry zvláštní žeton pátrání „Dál a pořád dál“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-sh_char_04 = Dej nám ho!
    .effect = Uveďte do hry zvláštní žeton pátrání „Dej nám ho!“. Přidá se do zásoby žetonů pátrání ve chvíli, kdy Společenstvo vstoupí na Cestu Mordorem, nebo hned, pokud už tam je.
wotr-sh_char_05 = Skřetí hlídka
    .needs = Nositelé Prstenu nejsou v regionu se sídlem (městem, velkoměstem nebo pevností) národa Svobodných národů.
    .does = Vylosujte jeden žeton pátrání. Oko nebo zvláštní (modrý) žeton Společenstva se odhodí bez účinku. Jinak ho vyhodnoťte jako úspěšné pátrání.
    .effect = Podmínka: { wotr-sh_char_05.needs } { wotr-sh_char_05.does }
wotr-sh_char_06 = Isildurova zhouba
    .needs = Nositelé Prstenu nejsou v regionu se sídlem (městem, velkoměstem nebo pevností) národa Svobodných národů.
    .does = Vylosujte jeden žeton pátrání. Oko nebo zvláštní (modrý) žeton Společenstva se odhodí bez účinku. Jinak ho vyhodnoťte jako úspěšné pátrání, ale nic nesmí snížit poškození z pátrání (ani karta na stole, ani schopnost průvodce, ani oběť): celé se změní v podmanění.
    .effect = Podmínka: { wotr-sh_char_06.needs } { wotr-sh_char_06.does }
wotr-sh_char_07 = Odporná věc z hlubin
    .needs = Nositelé Prstenu nejsou v regionu se sídlem (městem, velkoměstem nebo pevností) národa Svobodných národů.
    .does = Vylosujte jeden žeton pátrání. Oko nebo zvláštní (modrý) žeton Společenstva se odhodí bez účinku. Jinak ho vyhodnoťte jako úspěšné pátrání s touto změnou: zbývá-li při rozhodování o obětech nějaké poškození a ve Společenstvu je Společník, oběť je povinná a musí být náhodná (žeton losuje Stín), nelze zvolit průvodce. Poškození nad jeho úroveň se změní v podmanění.
    .effect = Podmínka: { wotr-sh_char_07.needs } { wotr-sh_char_07.does }
wotr-sh_char_08 = Svíce mrtvých
    .needs = Nositelé Prstenu nejsou v regionu se sídlem (městem, velkoměstem nebo pevností) národa Svobodných národů.
    .does = Hoďte 3 kostkami: za každý výsledek 4+ přidejte 1 bod podmanění. Je-li průvodcem Glum, jen za každou 6.
    .effect = Podmínka: { wotr-sh_char_08.needs } { wotr-sh_char_08.does }
wotr-sh_char_09 = Nazgûlové hledají
    .needs = Postup Společenstva je na 1. nebo vyšším poli Cesty Společenstva.
    .does = Smíte přesunout letem kterékoli Nazgûly, i všechny (včetně Černokněžného krále), každého jednou a každého do regionu, který pro něj vyberete. Je-li pak v regionu Nositelů Prstenu alespoň jeden Nazgûl, je Společenstvo odhaleno (úplné odhalení: figurka se posune nejvýše o postup, postup klesne na 0, žetony za pevnosti).
    .effect = Podmínka: { wotr-sh_char_09.needs } { wotr-sh_char_09.does }
wotr-sh_char_10 = Kruté počasí
    .needs = Postup Společenstva je na 1. nebo vyšším poli Cesty Společenstva.
    .does = Přesuňte figurku Nositelů Prstenu do přilehlého regionu podle své volby (neprůchodné hranice platí; žeton postupu zůstává).
    .effect = Podmínka: { wotr-sh_char_10.needs } { wotr-sh_char_10.does }
wotr-sh_char_11 = Nazgûlové udeří!
    .needs = Postup Společenstva je na 1. nebo vyšším poli Cesty Společenstva.
    .does = Smíte přesunout letem kterékoli Nazgûly, i všechny (včetně Černokněžného krále), každého jednou a každého do regionu, který pro něj vyberete. Je-li pak v regionu Nositelů Prstenu alespoň jeden Nazgûl, smíte provést jednu z možností: (a) odhodit jednu kartu události postavy, kterou mají Svobodné národy na stole; (b) provést hod na pátrání, jako by se Společenstvo právě pohnulo (postup se nemění).
    .effect = Podmínka: { wotr-sh_char_11.needs } { wotr-sh_char_11.does }
wotr-sh_char_12 = Morgulská rána
    .needs = Společenstvo je odhaleno.
    .does = Přidejte 2 body podmanění, je-li podmanění 3 nebo méně, jinak přidejte 1.
    .effect = Podmínka: { wotr-sh_char_12.needs } { wotr-sh_char_12.does }
wotr-sh_char_13 = Vábení Prstenu
    .needs = Společenstvo je odhaleno.
    .does = Vylosujte náhodný žeton Společníka ve Společenstvu. Svobodné národy vyberou: přidat podmanění ve výši úrovně tohoto Společníka, nebo tohoto Společníka vyřadit. Je-li průvodcem Glum (žádní Společníci), prostě přidejte 1 bod podmanění.
    .effect = Podmínka: { wotr-sh_char_13.needs } { wotr-sh_char_13.does }
wotr-sh_char_14 = Rozpad Společenstva
    .needs = Společenstvo je odhaleno.
    .does = Vylosujte jeden žeton pátrání. Oko nebo zvláštní (modrý) žeton Společenstva se odhodí bez účinku. Jinak musí Svobodné národy oddělit tolik Společníků, kolik je číslo na žetonu (všechny, je-li jich méně), vyberou které a umístí je do regionu Nositelů Prstenu bez dalšího pohybu. U žetonu s kostkou se číslo hází. Symboly odhalení a zastavení na žetonu se neberou v úvahu. Je-li průvodcem Glum, místo toho všeho přidejte 1 bod podmanění.
    .effect = Podmínka: { wotr-sh_char_14.needs } { wotr-sh_char_14.does }
wotr-sh_char_15 = Zmoženi žalem a námahou
    .effect = Na stole. Kdykoli je Společník ve Společenstvu ztracen jako oběť pátrání, smíte také odhodit jednu kartu události postavy Svobodných národů, podle vaší volby buď náhodnou z ruky, nebo vybranou ze stolu. Hned odhoďte, je-li poloha Společenstva ukázána v nedobytém velkoměstě nebo pevnosti Svobodných národů.
wotr-sh_char_16 = Hejna krebain
    .effect = Na stole. Před hodem na pátrání smíte tuto kartu odhodit: +1 ke každé kostce tohoto hodu na pátrání včetně opravných hodů. Hned odhoďte, je-li poloha Společenstva ukázána v nedobytém velkoměstě nebo pevnosti Svobodných národů.
wotr-sh_char_17 = Morijský balrog
    .effect = Na stole, dvojí použití. (a) Když je poloha Společenstva ukázána nebo je Společenstvo odhaleno a jeho cesta do Morie vstupuje, vychází z ní nebo jí prochází, nebo se tak stane, když v Morii setrvává, smíte tuto kartu odhodit a vylosovat jeden žeton pátrání navíc: Oko se odhodí bez účinku, cokoli jiného se vyhodnotí jako úspěšné pátrání; symbol odhalení neplatí, byla-li poloha ukázána ve velkoměstě nebo pevnosti Svobodných národů, které Svobodné národy kontrolují. (b) V bitvě, když se vybírají bojové karty, smíte tuto kartu ze stolu použít jako svou bojovou kartu tohoto kola; pak se odhodí. Po použití se odhazuje.
wotr-sh_char_18 = Oko bez víček
    .effect = Otočte až tři své nepoužité akční kostky (s jakýmikoli výsledky) na Oko a hned je dejte do pole pátrání.
wotr-sh_char_19 = Hrozná zaklínadla
    .needs = Armáda Stínu s Nazgûlem je ve stejném nebo přilehlém regionu jako armáda Svobodných národů.
    .does = Vyberte takovou dvojici armád. Hoďte tolika kostkami, kolik je v této armádě Stínu Nazgûlů (nejvýše 5; Černokněžný král se počítá za jednoho); každý výsledek 5+ je jeden zásah této armádě Svobodných národů (oběti odebírá její vlastník).
    .effect = Podmínka: { wotr-sh_char_19.needs } { wotr-sh_char_19.does }
wotr-sh_char_20 = Grond, Kladivo podsvětí
    .needs = Některou pevnost obléhá armáda Stínu, v níž je Černokněžný král.
    .does = Zaútočte na tuto pevnost touto armádou (jen jednotky ve válce). Tato obléhací bitva trvá tři kola místo jednoho. V jejím prvním kole zahrají Svobodné národy bojovou kartu jen tehdy, je-li mezi obránci některý jejich Společník.
    .effect = Podmínka: { wotr-sh_char_20.needs } { wotr-sh_char_20.does }
wotr-sh_char_21 = Orthancký palantír
    .needs = Saruman je ve hře.
    .does = Na stole. Když zahrajete kartu události kostkou události (palantír) a vyhodnotíte ji, doberte si jednu kartu z kteréhokoli svého balíčku. Svobodné národy mohou jako akci vynutit odhození: použijí kostku s Vůlí Západu, nebo kteroukoli jednu akční kostku a jeden elfí prsten (prsten přechází ke Stínu a počítá se jako jejich jediný prsten tohoto kola). Odhoďte také, je-li Saruman vyřazen.
    .effect = Podmínka: { wotr-sh_char_21.needs } { wotr-sh_char_21.does }
wotr-sh_char_22 = Červivec
    .needs = Saruman je ve hře.
    .does = Na stole. Rohan se může stát aktivním jen třemi způsoby: díky Společníkovi, který ho může aktivovat; ukázáním polohy Společenstva v Edorasu nebo v Helmově žlebu; útokem Stínu na Edoras nebo Helmův žleb. Každý jiný důvod (vstup armády, útok jinde, dobytí, karty událostí, příchod Černokněžného krále) ho nechává pasivním. Jeho kroky na ukazateli politiky nejsou omezeny. Odhoďte, jakmile je Rohan aktivní nebo je Saruman vyřazen.
    .effect = Podmínka: { wotr-sh_char_22.needs } { wotr-sh_char_22.does }
wotr-sh_char_23 = Prstenové přízraky vyjely
    .effect = Smíte přesunout letem kterékoli Nazgûly, i všechny (včetně Černokněžného krále), každého jednou a každého do regionu, který pro něj vyberete. Pak smíte provést jednu z možností: (a) přesunout nejvýše dvě různé armády s Nazgûlem, každou o jeden region (s každou jde Nazgûl); (b) zaútočit jednou armádou s Nazgûlem.
wotr-sh_char_24 = Černý kapitán velí
    .needs = Černokněžný král je ve hře.
    .does = Smíte provést jednu z možností: rekrutovat nejvýše 2 dostupné Nazgûly v regionu Černokněžného krále, nebo přesunout letem kterékoli Nazgûly, i všechny (včetně Černokněžného krále), každého jednou. Pak smíte armádu, ve které je Černokněžný král, přesunout o jeden region (jde s ní), nebo s ní zaútočit.
    .effect = Podmínka: { wotr-sh_char_24.needs } { wotr-sh_char_24.does }
wotr-sh_strat_01 = Návrat do Valinoru
    .needs = Stín kontroluje alespoň jednu elfí pevnost.
    .does = Za každou elfí pevnost, která není obležena: hoďte jednou kostkou za každou armádní jednotku elfů v jejím regionu (nejvýše 5 kostkami); každá 6 je jeden zásah armádě Svobodných národů v tomto regionu (oběti odebírá její vlastník).
    .effect = Podmínka: { wotr-sh_strat_01.needs } { wotr-sh_strat_01.does }
wotr-sh_strat_02 = Bojovní Skurut-hai
    .needs = Saruman je ve hře a armáda s jednotkou Železného pasu obléhá pevnost.
    .does = Zaútočte na tuto pevnost touto armádou (jen jednotky ve válce). Tato obléhací bitva trvá tři kola místo jednoho. V jejím prvním kole zahrají Svobodné národy bojovou kartu jen tehdy, je-li mezi obránci některý jejich Společník.
    .effect = Podmínka: { wotr-sh_strat_02.needs } { wotr-sh_strat_02.does }
wotr-sh_strat_03 = Denethorova pošetilost
    .needs = Minas Tirith obléhá armáda Stínu.
    .does = Při zahrání vyřaďte v Minas Tirith jednoho vůdce Svobodných národů (figurku, ne Společníka); jsou-li různých národů, vybíráte vy. Na stole: Svobodné národy nesmějí hrát bojové karty v bitvách v regionu Minas Tirith. Svobodné národy mohou jako akci vynutit odhození: kostkou s Vůlí Západu, nebo kteroukoli akční kostkou, je-li v Minas Tirith Gandalf (Šedý nebo Bílý) nebo Aragorn. Odhoďte také, když už Minas Tirith není v obležení.
    .effect = Podmínka: { wotr-sh_strat_03.needs } { wotr-sh_strat_03.does }
wotr-sh_strat_04 = Den bez úsvitu
    .needs = Všechny tři národy Stínu jsou ve válce.
    .does = Odhoďte všechny nepoužité akční kostky Svobodných národů, které ukazují Vůli Západu.
    .effect = Podmínka: { wotr-sh_strat_04.needs } { wotr-sh_strat_04.does }
wotr-sh_strat_05 = Hrozby a sliby
    .effect = Na stole. Svobodné národy nesmějí kostkou shromáždění posunout pasivní národ. Odhoďte, jakmile se kterýkoli národ Svobodných národů posune kvůli útoku na své jednotky nebo díky zvláštní schopnosti Společníka.
wotr-sh_strat_06 = Sýček
    .needs = Nositelé Prstenu nebo Společník jsou v regionu národa Svobodných národů, který není ve válce.
    .does = Vyberte jeden takový národ. Posuňte ho na ukazateli politiky o jeden krok zpět (ne pod první krok). Pak Svobodné národy vyřadí kdekoli na herním plánu jednu figurku tohoto národa: vůdce, nebo armádní jednotku (běžnou nebo elitní), podle své volby.
    .effect = Podmínka: { wotr-sh_strat_06.needs } { wotr-sh_strat_06.does }
wotr-sh_strat_07 = Stíny se sbírají
    .effect = Přesuňte jednu armádu Stínu po cestě až o 3 regiony; musí skončit v regionu, kde už je jiná armáda Stínu, která není obležena. Každý region na cestě musí být volný pro pohyb armády a dovolený národům, které se pohybují; figurky se určí na začátku (armádu lze rozdělit), cestou se nikdo nepřipojí ani neodpojí.
wotr-sh_strat_08 = Stín se prodlužuje
    .effect = Přesuňte dvě různé armády Stínu, každou po cestě až o 2 regiony; každá musí skončit v regionu, kde už je jiná armáda Stínu, která není obležena, a žádná figurka se nepohne dvakrát. Každý region na cestě musí být volný pro pohyb armády a dovolený národům, které se pohybují; figurky se určí na začátku (armádu lze rozdělit), cestou se nikdo nepřipojí ani neodpojí.
wotr-sh_strat_09 = Stín se dává do pohybu
    .needs = Všechny tři národy Stínu jsou ve válce.
    .does = Přesuňte až čtyři různé armády Stínu, každou o jeden region; žádná figurka se nepohne dvakrát.
    .effect = Podmínka: { wotr-sh_strat_09.needs } { wotr-sh_strat_09.does }
wotr-sh_strat_10 = Umbarští korzáři
    .needs = Jižané a Východňané jsou ve válce.
    .does = Přesuňte jednu armádu Stínu nebo její část z Umbaru přímo do pobřežního regionu Gondoru (Anfalas, Dol Amroth, Lamedon nebo Pelargir); připojí-li se k jiné armádě, hned zkontrolujte limit počtu jednotek. Je-li tam armáda Svobodných národů, začíná bitva jako při útoku z Umbaru (jen jednotky ve válce); útočník nesmí zanechat útoku, ledaže obránce už byl v obležení.
    .effect = Podmínka: { wotr-sh_strat_10.needs } { wotr-sh_strat_10.does }
wotr-sh_strat_11 = Hněv vrchovců
    .needs = Železný pas je ve válce.
    .does = Rekrutujte 2 běžné jednotky Železného pasu v jednom volném regionu přilehlém k Severní vrchovině nebo Jižní vrchovině. Smíte také přesunout celkem až čtyři jednotky Železného pasu (běžné nebo elitní) ze Severní vrchoviny a/nebo Jižní vrchoviny přímo do tohoto regionu.
    .effect = Podmínka: { wotr-sh_strat_11.needs } { wotr-sh_strat_11.does }
wotr-sh_strat_12 = Návrat Černokněžného krále
    .needs = Černokněžný král je ve hře.
    .does = Přesuňte Černokněžného krále přímo do Angmaru a pak tam rekrutujte 2 běžné jednotky a 1 elitní jednotku Saurona.
    .effect = Podmínka: { wotr-sh_strat_12.needs } { wotr-sh_strat_12.does }
wotr-sh_strat_13 = Poloskřeti a skřetí lidé
    .needs = Železný pas je ve válce.
    .does = Rekrutujte 1 jednotku Železného pasu (běžnou nebo elitní) v kterémkoli regionu, kde je armáda Stínu.
    .effect = Podmínka: { wotr-sh_strat_13.needs } { wotr-sh_strat_13.does }
wotr-sh_strat_14 = Olog-hai
    .needs = Sauron je ve válce.
    .does = Rekrutujte 1 jednotku Saurona (běžnou nebo elitní) v kterémkoli regionu, kde je armáda Stínu.
    .effect = Podmínka: { wotr-sh_strat_14.needs } { wotr-sh_strat_14.does }
wotr-sh_strat_15 = Horští obři
    .needs = Sauron je ve válce.
    .does = Nahraďte dvě běžné jednotky Saurona kdekoli na herním plánu, v jednom regionu nebo ve dvou, dvěma elitními jednotkami Saurona z posil (běžné jdou do posil). Není to dobrovolné: nahraďte jich co nejvíc.
    .effect = Podmínka: { wotr-sh_strat_15.needs } { wotr-sh_strat_15.does }
wotr-sh_strat_16 = Povstává nová moc
    .needs = Saruman je ve hře.
    .does = Rekrutujte 2 běžné jednotky Železného pasu v Severní vrchovině, 2 v Jižní vrchovině a 2 jednotky Železného pasu (každou běžnou nebo elitní) v Orthanku.
    .effect = Podmínka: { wotr-sh_strat_16.needs } { wotr-sh_strat_16.does }
wotr-sh_strat_17 = Mnozí králové ve službách Mordoru
    .effect = Rekrutujte po 2 běžných jednotkách Jižanů a Východňanů ve třech různých sídlech tohoto národa (z těchto: Umbar, Dálný Harad, Blízký Harad, Severní Rhûn, Jižní Rhûn).
wotr-sh_strat_18 = Král se zjevil
    .needs = Aragorn je ve hře (ne Chodec).
    .does = V Minas Morgul rekrutujte 5 běžných jednotek Saurona a 1 Nazgûla.
    .effect = Podmínka: { wotr-sh_strat_18.needs } { wotr-sh_strat_18.does }
wotr-sh_strat_19 = Stíny nad Mlžnými horami
    .effect = Rekrutujte 2 jednotky Saurona (každou běžnou nebo elitní) a 1 Nazgûla, vše na Hoře Gram, nebo vše v Morii.
wotr-sh_strat_20 = Skřeti se zase množí
    .effect = Rekrutujte 3 běžné jednotky Saurona v Dol Gulduru a 3 na Hoře Gundabad.
wotr-sh_strat_21 = Horda z Východu
    .needs = Jižané a Východňané jsou ve válce.
    .does = Rekrutujte 5 běžných jednotek Jižanů a Východňanů v jednom volném regionu tohoto národa na východním okraji mapy (Východní Rhûn, Jižní Rhûn, Khand nebo Dálný Harad).
    .effect = Podmínka: { wotr-sh_strat_21.needs } { wotr-sh_strat_21.does }
wotr-sh_strat_22 = Probuzené stvůry
    .effect = Rekrutujte po 1 běžné jednotce Saurona v Angmaru, Ettenských vrchech a Větrných vrchech a 1 elitní jednotku Saurona v Obřích vrchech.
wotr-sh_strat_23 = Dávno chystaná válka
    .needs = Všechny tři národy Stínu jsou ve válce.
    .does = Rekrutujte 5 běžných jednotek Jižanů a Východňanů na Pláni Gorgoroth a 5 běžných jednotek Saurona v Nurnu.
    .effect = Podmínka: { wotr-sh_strat_23.needs } { wotr-sh_strat_23.does }
wotr-sh_strat_24 = Mordorské jámy
    .needs = Sauron je ve válce.
    .does = Rekrutujte po 2 běžných jednotkách Saurona ve třech různých pevnostech Saurona (z těchto: Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria, Hora Gundabad).
    .effect = Podmínka: { wotr-sh_strat_24.needs } { wotr-sh_strat_24.does }

## Combat effects

wotr-it_is_a_gift = Je to dar
    .needs = Bránící se armáda této bitvy je v regionu s figurkou Nositelů Prstenu.
    .does = +1 ke každé kostce vašeho bojového hodu a vašeho opravného velitelského hodu v tomto kole.
    .effect = Podmínka: { wotr-it_is_a_gift.needs } { wotr-it_is_a_gift.does }
wotr-blade_of_westernesse = Čepel Západu
    .needs = Alespoň jeden hobití Společník (Smělmír nebo Peregrin) je v bitvě.
    .does = Po opravném velitelském hodu smíte utratit jeden zásah z tohoto hodu: místo aby platil jako zásah, vyřadí jednoho vámi vybraného Služebníka v bitvě.
    .effect = Podmínka: { wotr-blade_of_westernesse.needs } { wotr-blade_of_westernesse.does }
wotr-mighty_attack = Mocný úder
    .needs = Alespoň jeden Společník je v bitvě.
    .does = Po bojovém hodu a před opravným velitelským hodem: vzdejte se velení jednoho Společníka v bitvě; změňte jednu kostku svého bojového hodu, která minula, v zásah.
    .effect = Podmínka: { wotr-mighty_attack.needs } { wotr-mighty_attack.does }
wotr-servant_of_the_secret_fire = Služebník tajného ohně
    .needs = Gandalf (Šedý nebo Bílý) je v bitvě.
    .does = +1 ke každé kostce vašeho bojového hodu.
    .effect = Podmínka: { wotr-servant_of_the_secret_fire.needs } { wotr-servant_of_the_secret_fire.does }
wotr-anduril = Andúril
    .needs = Chodec nebo Aragorn je v bitvě.
    .does = Po bojovém hodu a před opravným velitelským hodem: vzdejte se Chodcova velení (1) a změňte jednu kostku svého bojového hodu, která minula, v zásah, nebo se vzdejte Aragornova velení (2) a změňte v zásah až dvě kostky, které minuly.
    .effect = Podmínka: { wotr-anduril.needs } { wotr-anduril.does }
wotr-heroic_death = Hrdinská smrt
    .needs = Na vaší straně bojuje alespoň jeden vůdce nebo Společník.
    .does = Když jsou známy zásahy nepřátelského bojového hodu a opravného velitelského hodu, ale vaše oběti ještě nejsou odebrány: smíte obětovat právě jednu svou figurku v bitvě. Vůdce zruší 1 z těchto zásahů; Společník jich zruší nejvýše tolik, kolik je jeho úroveň. Zásahy odjinud zrušit nelze.
    .effect = Podmínka: { wotr-heroic_death.needs } { wotr-heroic_death.does }
wotr-daring_defiance = Smělý vzdor
    .needs = Alespoň jeden Společník je v bitvě.
    .does = Vzdejte se velení všech svých Společníků v bitvě: bojová karta, kterou v tomto kole zahrál Stín, nemá účinek.
    .effect = Podmínka: { wotr-daring_defiance.needs } { wotr-daring_defiance.does }
wotr-fateful_strike = Osudová rána
    .needs = Na vaší straně bojuje alespoň jeden vůdce nebo Společník.
    .does = Spočítejte zásahy H svého opravného velitelského hodu; zůstávají běžnými zásahy. Je-li H 1 nebo víc: vyřaďte také jednoho Nazgûla v bitvě, je-li tam. Je-li H 2 nebo víc: místo Nazgûla smíte vyřadit jednoho Služebníka v bitvě.
    .effect = Podmínka: { wotr-fateful_strike.needs } { wotr-fateful_strike.does }
wotr-sudden_strike = Náhlý úder
    .needs = Na vaší straně bojuje alespoň jeden vůdce nebo Společník.
    .does = Před bojovým hodem proveďte útok navíc tolika kostkami, kolik je vaše současné velení (nejvýše 5), s číslem, jaké vaše strana v tomto kole běžně potřebuje k zásahu; oběti se odebírají hned.
    .effect = Podmínka: { wotr-sudden_strike.needs } { wotr-sudden_strike.does }
wotr-brave_stand = Statečný odpor
    .needs = Alespoň jeden Společník je v bitvě.
    .does = Stín hází v bojovém hodu o jednu kostku méně za každého vašeho Společníka v bitvě (vždy alespoň jednou kostkou).
    .effect = Podmínka: { wotr-brave_stand.needs } { wotr-brave_stand.does }
wotr-ents_rage = Hněv entů
    .needs = Bojuje se proti obráncům ve Fangornu, v Orthanku nebo kdekoli v Rohanu.
    .does = +2 ke každé kostce vašeho bojového hodu.
    .effect = Podmínka: { wotr-ents_rage.needs } { wotr-ents_rage.does }
wotr-huorn_dark = Temnota huornů
    .needs = Bojuje se proti obráncům ve Fangornu, v Orthanku nebo kdekoli v Rohanu.
    .does = Stín hází v bojovém hodu nejvýše dvěma kostkami.
    .effect = Podmínka: { wotr-huorn_dark.needs } { wotr-huorn_dark.does }
wotr-nameless_wood = Bezejmenný les
    .needs = Bojuje se proti obráncům ve Fangornu, v Orthanku nebo kdekoli v Rohanu.
    .does = Získáte-li bojovým hodem a opravným velitelským hodem dohromady alespoň jeden zásah, získáváte dva zásahy navíc.
    .effect = Podmínka: { wotr-nameless_wood.needs } { wotr-nameless_wood.does }
wotr-daylight = Denní světlo
    .effect = Stín hází v bojovém hodu nejvýše třemi kostkami.
wotr-no_quarter = Bez slitování
    .effect = Získáte-li bojovým hodem a opravným velitelským hodem dohromady alespoň jeden zásah, získáváte jeden zásah navíc.
wotr-advantageous_position = Výhodné postavení
    .needs = Bránící se armáda je v regionu národa Svobodných národů.
    .does = −1 ke každé kostce bojového hodu Stínu (hozená 6 přesto zasahuje).
    .effect = Podmínka: { wotr-advantageous_position.needs } { wotr-advantageous_position.does }
wotr-scouts = Zvědové
    .needs = Armáda Svobodných národů se brání v bitvě v poli.
    .does = Před bojovým hodem buď ustupte celou armádou do přilehlého volného regionu (bez nepřátelských jednotek a sídla pod kontrolou nepřítele), nebo se, brání-li armáda region s vlastní pevností, stáhněte do pevnosti. Bitva končí bez kostek; útočník smí postoupit. Bojová karta s pozdějším pořadím nic nedělá a nic nestojí; obě karty se odhazují.
    .effect = Podmínka: { wotr-scouts.needs } { wotr-scouts.does }
wotr-shield_wall = Hradba štítů
    .effect = Před odebráním vašich obětí: získal-li nepřítel bojovým hodem a opravným velitelským hodem dva nebo více zásahů, zrušte jeden z nich.
wotr-confusion = Zmatek
    .effect = Každá hozená 1 v bojovém hodu Stínu je váš další zásah armádě Stínu. Těmito kostkami nelze v opravném velitelském hodu Stínu házet znovu.
wotr-charge = Zteč
    .needs = V bitvě je elitní jednotka Svobodných národů.
    .does = Před bojovým hodem proveďte útok navíc jednou kostkou za každou elitní jednotku Svobodných národů v bitvě (nejvýše 5), s číslem, jaké vaše strana v tomto kole běžně potřebuje k zásahu; oběti se odebírají hned.
    .effect = Podmínka: { wotr-charge.needs } { wotr-charge.does }
wotr-valour = Udatnost
    .needs = V bitvě je elitní jednotka Svobodných národů.
    .does = +1 ke každé kostce vašeho bojového hodu.
    .effect = Podmínka: { wotr-valour.needs } { wotr-valour.does }
wotr-one_for_the_dark_lord = Jeden pro Temného pána
    .needs = Bránící se armáda této bitvy je v regionu s figurkou Nositelů Prstenu.
    .does = +1 ke každé kostce vašeho bojového hodu a vašeho opravného velitelského hodu v tomto kole.
    .effect = Podmínka: { wotr-one_for_the_dark_lord.needs } { wotr-one_for_the_dark_lord.does }
wotr-cruel_as_death = Krutý jako smrt
    .needs = Velení vašich Nazgûlů v bitvě je celkem 2 nebo víc (Černokněžný král se počítá).
    .does = Vzdejte se 2 bodů velení Nazgûlů: +1 ke každé kostce vašeho bojového hodu.
    .effect = Podmínka: { wotr-cruel_as_death.needs } { wotr-cruel_as_death.does }
wotr-they_are_terrible = Jsou strašliví
    .needs = Velení vašich Nazgûlů v bitvě je celkem 1 nebo víc.
    .does = Před opravným velitelským hodem se vzdejte 1 bodu velení Nazgûlů: +1 ke každé kostce vašeho opravného velitelského hodu.
    .effect = Podmínka: { wotr-they_are_terrible.needs } { wotr-they_are_terrible.does }
wotr-dread_and_despair = Děs a zoufalství
    .needs = Velení vašich Nazgûlů v bitvě je celkem 1 nebo víc.
    .does = Před bojovým hodem se vzdejte X bodů velení Nazgûlů (X je alespoň 1 a nejvýše tolik, kolik máte; podle vaší volby): Svobodné národy házejí v bojovém hodu o X kostek méně (odečítá se od počtu po omezení na 5; vždy se hází alespoň jednou kostkou).
    .effect = Podmínka: { wotr-dread_and_despair.needs } { wotr-dread_and_despair.does }
wotr-black_breath = Černý dech
    .needs = Alespoň jeden Nazgûl je v bitvě.
    .does = Spočítejte zásahy H svého opravného velitelského hodu; zůstávají běžnými zásahy. Je-li H 1 nebo víc, smíte také vyřadit jednu nepřátelskou figurku v bitvě: vůdce Svobodných národů, nebo Společníka úrovně H či nižší.
    .effect = Podmínka: { wotr-black_breath.needs } { wotr-black_breath.does }
wotr-foul_stench = Odporný puch
    .needs = Velení vašich Nazgûlů v bitvě je celkem 1 nebo víc.
    .does = Je-li velení vašich Nazgûlů stejné jako celkové velení Svobodných národů v bitvě nebo vyšší, nemají Svobodné národy v tomto kole opravný velitelský hod. Ničeho se nevzdáváte.
    .effect = Podmínka: { wotr-foul_stench.needs } { wotr-foul_stench.does }
wotr-words_of_power = Slova moci
    .needs = Alespoň jeden Nazgûl je v bitvě.
    .does = Vyberte jednoho Společníka v bitvě: jeho velení a zvláštní schopnosti (i Kapitán Západu) v tomto kole neplatí.
    .effect = Podmínka: { wotr-words_of_power.needs } { wotr-words_of_power.does }
wotr-durins_bane = Durinova zhouba
    .needs = Bránící se armáda je v Morii nebo nejvýše dva regiony od Morie (po cestě přilehlých regionů délky 2 nebo méně).
    .does = Před bojovým hodem proveďte útok navíc třemi kostkami, které zasahují na 4+; oběti se odebírají hned.
    .effect = Podmínka: { wotr-durins_bane.needs } { wotr-durins_bane.does }
wotr-devilry_of_orthanc = Orthancké čáry
    .needs = Na vaší straně bojuje alespoň jedna jednotka Železného pasu a obránci jsou uvnitř pevnosti (obléhací bitva).
    .does = +1 ke každé kostce vašeho bojového hodu.
    .effect = Podmínka: { wotr-devilry_of_orthanc.needs } { wotr-devilry_of_orthanc.does }
wotr-deadly_strife = Vražedný boj
    .effect = Obě strany mají +2 ke každé kostce svého bojového hodu a opravného velitelského hodu.
wotr-onslaught = Nápor
    .effect = Po odebrání obětí bojového hodu a opravného velitelského hodu smíte způsobit až čtyři další zásahy vlastním jednotkám (odebírají se hned); za každý takový zásah hoďte jednou kostkou, každý výsledek 4+ je jeden zásah nepříteli.
wotr-relentless_assault = Neúprosný útok
    .effect = Před bojovým hodem smíte způsobit 0, 1 nebo 2 zásahy vlastním jednotkám (oběti se odebírají hned, takže snižují počet vašich kostek); za každý takový zásah máte +1 ke každé kostce bojového hodu.
wotr-great_host = Veliké vojsko
    .effect = Máte-li po odebrání obětí bojového hodu a opravného velitelského hodu alespoň dvakrát víc přeživších armádních jednotek než nepřítel, získáváte jeden automatický zásah.
wotr-mumakil = Olifant
    .needs = V bitvě je elitní jednotka Jižanů a Východňanů.
    .does = (3) +1 ke každé kostce vašeho bojového hodu. (5) Po opravných velitelských hodech porovnejte všechny zásahy dosud získané v tomto kole včetně útoků z karet Svobodných národů před hodem a karty Zmatek; máte-li jich víc, získáváte jeden zásah navíc.
    .effect = Podmínka: { wotr-mumakil.needs } { wotr-mumakil.does }
wotr-swarm_of_bats = Hejno netopýrů
    .effect = Bojová karta, kterou v tomto kole zahrály Svobodné národy, nemá účinek. Nezahrály-li žádnou, máte místo toho +1 ke každé kostce svého opravného velitelského hodu.
wotr-we_come_to_kill = Jdeme zabíjet
    .needs = V bitvě je elitní jednotka Stínu.
    .does = Po odebrání obětí bojového hodu a opravného velitelského hodu proveďte útok navíc jednou kostkou za každou přeživší elitní jednotku Stínu v bitvě (nejvýše 5); každý výsledek 5+ je jeden zásah, i při obléhání nebo proti velkoměstu.
    .effect = Podmínka: { wotr-we_come_to_kill.needs } { wotr-we_come_to_kill.does }
wotr-desperate_battle = Zoufalá bitva
    .effect = Obě strany mají +1 ke každé kostce svého bojového hodu a opravného velitelského hodu.

## what players are asked

wotr-ask-die = { $n ->
    [one] Použijte svou poslední kostku.
    [few] Vyberte jednu ze svých { $n } kostek.
   *[other] Vyberte jednu ze svých { $n } kostek.
}
wotr-ask-use = { $face }: k čemu tento výsledek použijete?
wotr-ask-ring-die = Kterou kostku změní elfí prsten?
wotr-ask-ring-into = { $face }: na který výsledek se změní?
wotr-ask-discard = { $n ->
    [one] Odhoďte jednu ze svých karet.
    [few] Odhoďte { $n } ze svých karet.
   *[other] Odhoďte { $n } ze svých karet.
}
wotr-ask-draw = Ze kterého balíčku si doberete kartu?
wotr-ask-swap = Nabídnout spoluhráči kartu k výměně?
wotr-ask-mix = Vytvoří vaše armády v regionu { $region } smíšenou armádu?
wotr-ask-declare = Ukázat polohu Společenstva? { $n ->
    [0] Nepohnulo se.
    [one] Mohlo dojít nejvýše o jeden region dál.
    [few] Mohlo dojít nejvýše o { $n } regiony dál.
   *[other] Mohlo dojít nejvýše o { $n } regionů dál.
}
wotr-ask-mordor = Vstoupit do Mordoru?
wotr-ask-guide = Kdo povede Společenstvo?
wotr-ask-hunt = Kolik kostek půjde do pole pátrání?
wotr-ask-path = Kudy Společenstvo šlo? { $n ->
    [one] Zbývá jeden krok.
    [few] Zbývají { $n } kroky.
   *[other] Zbývá { $n } kroků.
}
wotr-ask-separate = Kdo opustí Společenstvo?
wotr-ask-separate-to = { $character }: kam půjde on a ti, kdo jdou s ním?
wotr-ask-separate-one-to = { $character }: kam půjde?
wotr-ask-along = Kdo půjde se Společníkem?
wotr-ask-companion = Který Společník se pohne?
wotr-ask-companion-to = Kam půjdou Společníci z regionu { $region }?
wotr-ask-minion = Který Nazgûl nebo Služebník se pohne?
wotr-ask-nazgul = Který Nazgûl přeletí?
wotr-ask-fly-to = Kam poletí Nazgûl z regionu { $region }?
wotr-ask-minion-to = { $character }: který region je cílem?
wotr-ask-minion-where = { $character }: kde vstoupí do hry?
wotr-ask-white = Kde se objeví Gandalf Bílý?
wotr-ask-move-from = { $n ->
    [one] Která armáda se přesune?
    [few] Která další armáda se přesune? Nebo skončete.
   *[other] Která další armáda se přesune? Nebo skončete.
}
wotr-ask-move-to = Kam půjde armáda z regionu { $region }?
wotr-ask-move-who = Kdo opustí region { $region } a kdo zůstane?
wotr-ask-march = Kudy potáhne armáda? { $n ->
    [one] Zbývá jeden region.
    [few] Zbývají { $n } regiony.
   *[other] Zbývá { $n } regionů.
}
wotr-ask-recruit = Co rekrutujete výsledkem shromáždění?
wotr-ask-recruit-where = { $kind }: ve kterém sídle?
wotr-ask-recruit-unit = Kterou jednotku rekrutujete v regionu { $region }?
wotr-ask-attack = Která armáda zaútočí a kam?
wotr-ask-attackers = Kdo zaútočí na region { $region } a kdo zůstane jako zadní voj?
wotr-ask-siege = { $region }: bitva v poli, nebo se stáhnout do pevnosti?
wotr-ask-besiege = Postoupit do regionu { $region } a začít obléhání?
wotr-ask-combat-card = { $part ->
    [attacks] Útočíte na region { $region }: zahrát bojovou kartu?
   *[other] Bráníte se v regionu { $region }: zahrát bojovou kartu?
}
wotr-ask-white-rider = Bílý jezdec: zrušit velení všech Nazgûlů?
wotr-ask-sorcerer = Černokněžník: dobrat kartu? ({ $deck })
wotr-ask-casualty = { $n ->
    [one] Jeden zásah v regionu { $region }: co ztratíte?
    [few] { $n } zásahy v regionu { $region }: co ztratíte?
   *[other] { $n } zásahů v regionu { $region }: co ztratíte?
}
wotr-ask-stack = Příliš mnoho jednotek v regionu { $region }: { $n ->
    [one] odeberte jednu.
    [few] odeberte { $n }.
   *[other] odeberte { $n }.
}
wotr-ask-cease = { $region }: pokračovat, nebo zanechat útoku?
wotr-ask-prolong = { $region }: nahradit elitní jednotku běžnou a bojovat další kolo?
wotr-ask-retreat = { $region }: vydržet, nebo ustoupit?
wotr-ask-advance = Postoupit do regionu { $region }?
wotr-ask-advance-who = Kdo postoupí do regionu { $region }?
wotr-ask-forfeit = { $effect }: čího velení se vzdáte?
wotr-ask-fell = { $effect }: kdo padne?
wotr-ask-sacrifice = { $effect }: obětovat figurku a zrušit zásahy?
wotr-ask-scouts = { $effect }: kam se armáda stáhne?
wotr-ask-dread = { $effect }: kolika bodů velení se vzdáte?
wotr-ask-mute = { $effect }: proti komu zaznějí?
wotr-ask-inflict = { $effect }: kolik zásahů vlastním jednotkám?
wotr-ask-hunt-reroll = { $hits ->
    [0] Žádný úspěch.
    [one] Jeden úspěch.
    [few] { $hits } úspěchy.
   *[other] { $hits } úspěchů.
} { $n ->
    [one] Hodit jednou kostkou znovu?
    [few] Hodit znovu (nejvýše { $n } kostkami)?
   *[other] Hodit znovu (nejvýše { $n } kostkami)?
}
wotr-ask-use-card = Použít kartu „{ $card }“?
wotr-ask-hunt-card = Poškození z pátrání { $n }: použít kartu?
wotr-ask-guide-ability = Poškození z pátrání { $n }: použít schopnost { $character-gen }?
wotr-ask-hunt-casualty = Poškození z pátrání { $n }: přijmout je jako podmanění, nebo obětovat Společníka, jehož úroveň se nejdřív odečte?
wotr-ask-worn = Zmoženi žalem a námahou: odhodit kartu události postavy Svobodných národů?
wotr-ask-guide-draw = Gandalf: dobrat kartu? ({ $deck })
wotr-ask-palantir = Ze kterého balíčku se díky palantíru dobírá?
wotr-ask-pay = Kterou kartu odhodíte, aby karta „{ $card }“ opustila stůl?
wotr-ask-another-way = Co vám Glum ukáže?
wotr-ask-send = Opustí Společník Společenstvo, nebo se pohne po mapě?
wotr-ask-ents = Enti vytáhli: zahrát další kartu události postavy?
wotr-ask-dead-men = Kolik běžných jednotek Gondoru povstane?
wotr-ask-grey-company = Kterou běžnou jednotku nahradí elitní jednotka Šedé družiny?
wotr-ask-strike = Nazgûlové jsou u Společenstva: co udělají?
wotr-ask-lure = Vábení Prstenu: přijmout podmanění, nebo ztratit Společníka?
wotr-ask-leaver = Kdo opustí Společenstvo? (zbývá: { $n })
wotr-ask-lidless = Která kostka se změní na Oko?
wotr-ask-spell = Kterou armádu zasáhnou zaklínadla?
wotr-ask-abroad = Nazgûlové přeletěli: přesune se armáda, nebo zaútočí?
wotr-ask-captain = Co přikáže Černý kapitán?
wotr-ask-folly = Denethorova pošetilost: který vůdce v Minas Tirith padne?
wotr-ask-stormcrow = Sýček: kterou figurku ztratíte?
wotr-ask-stormcrow-nation = Sýček: který národ ustoupí od války?
wotr-ask-elrond = Kterému národu Elrond poradí?
wotr-ask-eagles = Na kterou armádu Stínu zaútočí orli?
wotr-ask-eagles-to = Do které pevnosti budou Nazgûlové zahnáni?
wotr-ask-dead-men-to = Do kterého regionu vstoupí Mrtví muži z Šeré Brázdy?
wotr-ask-driven-to = Kam uprchne armáda Stínu před Mrtvými?
wotr-ask-spirit = Kterou armádu Stínu rozeštve Duch Mordoru?
wotr-ask-rangers = Kterou armádu Stínu přepadnou Faramirovi hraničáři?
wotr-ask-woses-from = Která armáda půjde cestami Drúadanů?
wotr-ask-woses-to = Kam Drúadani armádu dovedou?
wotr-ask-riders = Která armáda pojede ve dne v noci?
wotr-ask-cirdan = U kterého pobřeží přistanou Círdanovy lodě?
wotr-ask-theoden = Kde se shromáždí Jezdci Théodenovi?
wotr-ask-eomer = Kde Éomer shromáždí své muže?
wotr-ask-cruel-weather = Kam zažene Společenstvo kruté počasí?
wotr-ask-uruk-hai = Na kterou pevnost udeří Skurut-hai?
wotr-ask-gather = Která armáda Stínu potáhne k jiné?
wotr-ask-corsairs = Ke kterému pobřeží poplují umbarští korzáři?
wotr-ask-dunlendings-where = Kde povstanou vrchovci?
wotr-ask-join = Ke které armádě Stínu se nová jednotka připojí?
wotr-ask-hill-trolls = Kde se běžná jednotka Saurona změní v elitní?
wotr-ask-two-regulars = { $kind }: kde povstanou dvě?
wotr-ask-recruit-short = { $kind }: { $n ->
    [one] zbývá jedna. Kam půjde?
    [few] zbývají jen { $n }. Kam půjde jedna z nich?
   *[other] zbývá jen { $n }. Kam půjde jedna z nich?
}
wotr-ask-misty-mountains = Do kterého regionu přijdou jednotky z Mlžných hor?
wotr-ask-horde = Do kterého regionu přijde Horda z Východu?
wotr-ask-dunlendings = Kdo se připojí z vrchovin?

## what may be chosen

wotr-do-die = kostka { $a-gen }
wotr-do-ring = použít elfí prsten
wotr-do-pass = pasovat
wotr-do-skip = vynechat akci a odhodit kostku
wotr-do-change = kostka { $a-gen }
wotr-do-into = { $a }
wotr-do-move_leader = přesunout armádu s vůdcem
wotr-do-move_armies = přesunout armády
wotr-do-attack_leader = zaútočit s vůdcem
wotr-do-attack_army = zaútočit
wotr-do-fellowship = pohnout Společenstvem
wotr-do-hide = skrýt Společenstvo
wotr-do-separate = oddělit Společníky
wotr-do-companions = pohnout Společníky
wotr-do-minions = pohnout Nazgûly a Služebníky
wotr-do-diplomacy = politika: { $a }
wotr-do-muster = rekrutovat
wotr-do-enter = uvést do hry { $a-acc }
wotr-do-voice_recruit = Sarumanův hlas: rekrutovat ve všech sídlech Železného pasu
wotr-do-voice_elites = Sarumanův hlas: elitní jednotky v Orthanku
wotr-do-messenger = Posel: použít jako výsledek armáda
wotr-do-counsel = { $a } vyburcuje svůj lid
wotr-do-force_off = vynutit odhození: { $a }
wotr-do-force_off_ring = vydat prsten a vynutit odhození: { $a }
wotr-do-draw = { $n ->
    [0] dobrat kartu
   *[other] dobrat: { $a }
}
wotr-do-draw-fp_character = dobrat z balíčku postav
wotr-do-draw-fp_strategy = dobrat strategickou kartu
wotr-do-draw-sh_character = dobrat z balíčku postav
wotr-do-draw-sh_strategy = dobrat strategickou kartu
wotr-do-play = zahrát: { $a }
wotr-do-discard = odhodit: { $a }
wotr-do-offer = nabídnout: { $a }
wotr-do-mix = jedna smíšená armáda
wotr-do-apart = zůstat odděleně
wotr-do-declare = ukázat polohu
wotr-do-enter_mordor = vstoupit do Mordoru
wotr-do-guide = { $a }
wotr-do-hunt = { $a ->
    [one] 1 kostka
    [few] { $a } kostky
   *[other] { $a } kostek
}
wotr-do-stop = zastavit se tady
wotr-do-to = { $a }
wotr-do-area = { $a }
wotr-do-stay = zůstat
wotr-do-from = { $a }
wotr-do-all = všichni
wotr-do-leave = ponechat na místě { $a-acc }
wotr-do-done = hotovo
wotr-do-companion = { $a }
wotr-do-with = také { $a }
wotr-do-fly = Nazgûl v regionu { $a }
wotr-do-minion = { $a }
wotr-do-recruit = { $a }
wotr-do-attack = zaútočit: { $a } → { $b }
wotr-do-field = bitva v poli
wotr-do-siege = stáhnout se do pevnosti
wotr-do-advance = postoupit
wotr-do-card = { $a }
wotr-do-white_rider = ano, Bílý jezdec
wotr-do-remove = { $n ->
    [1] ztratit { $a-acc }
   *[other] ztratit { $a-acc } v regionu { $b }
}
wotr-do-reduce = nahradit běžnou: { $a }
wotr-do-cease = zanechat útoku
wotr-do-continue = pokračovat
wotr-do-stand = vydržet
wotr-do-retreat = ustoupit do regionu { $a }
wotr-do-forfeit = vzdát se velení: { $a }
wotr-do-eliminate = vyřadit { $a-acc }
wotr-do-sacrifice = obětovat { $a-acc }
wotr-do-mute = { $a }
wotr-do-inflict = { $a ->
    [one] 1 zásah
    [few] { $a } zásahy
   *[other] { $a } zásahů
}
wotr-do-reroll = { $a ->
    [one] hodit znovu 1 kostkou
    [few] hodit znovu { $a } kostkami
   *[other] hodit znovu { $a } kostkami
}
wotr-do-use = použít: { $a }
wotr-do-guide_ability = použít
wotr-do-casualty = obětovat { $a-acc }
wotr-do-casualty-guide = obětovat průvodce
wotr-do-casualty-random = obětovat náhodně vylosovaného Společníka
wotr-do-use_ring = použít Prsten: vše je podmanění
wotr-do-random = náhodná karta z ruky
wotr-do-hunt_roll = provést hod na pátrání
wotr-do-nation = { $a }
wotr-do-spell = zaklínadla: { $a } → { $b }
wotr-do-fly_all = přesunout Nazgûly letem
wotr-do-recruit_nazgul = rekrutovat Nazgûly
wotr-do-bring = přivést { $a-acc } z regionu { $b }
wotr-do-replace = nahradit { $a-acc }
wotr-do-recruits = rekrutovat: { $a }

## the log

wotr-log-turn = { $n }. kolo.
wotr-log-leading = { $seat-The } je teď vedoucím hráčem { $side-gen }.
wotr-log-draw = { $seat-The } si { $seat-number ->
    [many] dobírají
   *[one] dobírá
} kartu: { $deck }.
wotr-log-drew = Dobrali jste si kartu „{ $card }“.
wotr-log-dropped = { $seat-The } { $seat-number ->
    [many] odhazují
   *[one] odhazuje
} kartu lícem dolů: { $deck }.
wotr-log-dropped-card = { $seat-The } { $seat-number ->
    [many] odhazují
   *[one] odhazuje
} kartu lícem dolů.
wotr-log-you-drop = Odhodili jste lícem dolů kartu „{ $card }“.
wotr-log-swap = { $a-The } si s { $b-ins } vyměňuje po jedné kartě.
wotr-log-swapped = Dali jste kartu „{ $given }“ a dostali kartu „{ $card }“.
wotr-log-allocate = { $n ->
    [0] Do pole pátrání nejde žádná kostka.
    [one] Do pole pátrání jde jedna kostka.
    [few] Do pole pátrání jdou { $n } kostky.
   *[other] Do pole pátrání jde { $n } kostek.
}
wotr-log-roll = Hod kostkami: { $fp } pro Svobodné národy, { $sh } pro Stín, { $eyes } v poli pátrání.
wotr-log-rolled = Kostky { $side-gen }: celkem { $n }{ $character ->
    [0] {""}
   *[other] , postava { $character }
}{ $army ->
    [0] {""}
   *[other] , armáda { $army }
}{ $muster ->
    [0] {""}
   *[other] , shromáždění { $muster }
}{ $event ->
    [0] {""}
   *[other] , událost { $event }
}{ $army_muster ->
    [0] {""}
   *[other] , shromáždění/armáda { $army_muster }
}{ $will_of_the_west ->
    [0] {""}
   *[other] , Vůle Západu { $will_of_the_west }
}.
wotr-log-die = { $seat-The } { $seat-number ->
    [many] používají
   *[one] používá
} kostku { $face-gen }.
wotr-log-messenger = Ústa Sauronova: kostka { $from-gen } platí jako kostka { $to-gen }.
wotr-log-counsel = { $character } burcuje svůj lid.
wotr-log-hunt-die = Kostka jde do pole pátrání.
wotr-log-skip = Kostka je odhozena bez účinku.
wotr-log-pass = { $seat-The } { $seat-number ->
    [many] pasují
   *[one] pasuje
}.
wotr-log-ring = Elfí prsten { $side-gen } mění kostku: { $from } → { $to }.
wotr-log-ring-off = Elfí prsten { $side-gen } si vynucuje odhození karty „{ $card }“.
wotr-log-ring-over = Elfí prsten přechází ke Stínu.
wotr-log-ring-gone = Elfí prsten opouští hru.
wotr-log-turned = Kostka se otáčí: { $from } → { $to }.
wotr-log-no-dawn = { $n ->
    [one] Jedna kostka { $face-gen } je odhozena.
    [few] { $n } kostky { $face-gen } jsou odhozeny.
   *[other] { $n } kostek { $face-gen } je odhozeno.
}
wotr-log-play = { $seat-The } { $seat-number ->
    [many] hrají
   *[one] hraje
} kartu „{ $card }“.
wotr-log-lifted = Karta „{ $card }“ opouští stůl.
wotr-log-move = { $n ->
    [one] Jedna jednotka { $side-gen } se přesouvá
    [few] { $n } jednotky { $side-gen } se přesouvají
   *[other] { $n } jednotek { $side-gen } se přesouvá
} z regionu { $from } do regionu { $to }{ $elites ->
    [0] {""}
    [one] {" "}(1 elitní)
    [few] {" "}({ $elites } elitní)
   *[other] {" "}({ $elites } elitních)
}.
wotr-log-along = Doprovod: { $n ->
    [one] { $who }
    [few] { $n } × { $who }
   *[other] { $n } × { $who }
}.
wotr-log-recruit = Rekrutováno v regionu { $region }: { $kind }.
wotr-log-raised = { $n ->
    [one] Povýšení na elitní jednotku v regionu { $region }: { $kind }
    [few] Povýšení na elitní jednotky v regionu { $region }: { $n } × { $kind }
   *[other] Povýšení na elitní jednotky v regionu { $region }: { $n } × { $kind }
}.
wotr-log-attack = { $battle ->
    [1] Útok { $side-gen } na pevnost v regionu { $to }
    [2] Výpad { $side-gen } z pevnosti v regionu { $to }
   *[other] Útok { $side-gen } z regionu { $from } na region { $to }
}.
wotr-log-rearguard = Zadní voj v regionu { $region }: { $n ->
    [one] { $who }
    [few] { $n } × { $who }
   *[other] { $n } × { $who }
}.
wotr-log-relief = Posádka v regionu { $region } pomáhá: Stín hází v každém bojovém hodu o { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} méně.
wotr-log-battle-over = Bitva v regionu { $region } skončila.
wotr-log-ceased = Útok na region { $region } skončil.
wotr-log-combat-card = Bojová karta { $side-gen }: { $effect } ({ $card }).
wotr-log-combat-roll = Bojový hod { $side-gen }: { $dice }; { $n ->
    [0] žádný zásah
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
wotr-log-reroll = Opravný hod { $side-gen }: { $dice }; { $n ->
    [0] žádný zásah
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
wotr-log-extra-attack = Útok { $side-gen } navíc: { $dice }; { $n ->
    [0] žádný zásah
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
wotr-log-no-extra-attack = Na útok { $side-gen } navíc nezbývá žádná kostka.
wotr-log-card-roll = Hod za kartu: { $dice }; { $n ->
    [0] žádná kostka neplatí
    [one] platí 1
    [few] platí { $n }
   *[other] platí { $n }
}.
wotr-log-dead-men = { $card } v regionu { $region }: kostka přináší { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
wotr-log-driven = { $n ->
    [one] Nazgûl je zahnán
    [few] { $n } Nazgûlové jsou zahnáni
   *[other] { $n } Nazgûlů je zahnáno
} z regionu { $from } do regionu { $to }.
wotr-log-lessened = { $card }: poškození z pátrání klesá na { $n }.
wotr-log-mod-roll = { $effect } ({ $card }): { $by } ke každé kostce bojového hodu { $side-gen }.
wotr-log-mod-reroll = { $effect } ({ $card }): { $by } ke každé kostce opravného hodu { $side-gen }.
wotr-log-mod-dice = { $effect } ({ $card }): { $by } { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
} pro { $side-acc }.
wotr-log-mod-most = { $effect } ({ $card }): nejvýše { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
} pro { $side-acc }.
wotr-log-mod-no-reroll = { $effect } ({ $card }): žádný opravný hod pro { $side-acc }.
wotr-log-mod-leadership = { $effect } ({ $card }): { $by } k velení { $side-gen }{ $named ->
    [0] {""}
   *[other] {" "}({ $character })
}.
wotr-log-silenced = { $effect } ({ $card }): velení ani schopnosti { $character-gen } v tomto kole neplatí.
wotr-log-inflicted = { $effect } ({ $card }): { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
} { $side-gen } vlastním jednotkám.
wotr-log-mod-cancelled = { $effect } ({ $card }) ruší bojovou kartu { $side-gen }.
wotr-log-mod-hits = { $effect } ({ $card }): { $n ->
    [one] 1 zásah navíc
    [few] { $n } zásahy navíc
   *[other] { $n } zásahů navíc
} pro { $side-acc }.
wotr-log-mod-hits-less = { $effect } ({ $card }) ruší { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
} { $side-gen }.
wotr-log-loss = Ztráty v regionu { $region }: { $n ->
    [one] { $kind }
    [few] { $n } × { $kind }
   *[other] { $n } × { $kind }
}.
wotr-log-reduced = V regionu { $region } nahrazena běžnou jednotkou: { $kind }.
wotr-log-withdrawn = Z regionu { $region } zpět do posil: { $n ->
    [one] { $kind }
    [few] { $n } × { $kind }
   *[other] { $n } × { $kind }
}.
wotr-log-hits = Zásahy proti { $side-dat } v regionu { $region }: { $n ->
    [one] 1
    [few] { $n }
   *[other] { $n }
}.
wotr-log-inside = Obránci v regionu { $region } se stahují do pevnosti.
wotr-log-besieged = Pevnost v regionu { $region } je v obležení.
wotr-log-outside = Obránci v regionu { $region } vycházejí zase ven.
wotr-log-siege-over = Obléhání v regionu { $region } skončilo.
wotr-log-retreat = Ústup { $side-gen } z regionu { $from } do regionu { $region }.
wotr-log-destroyed = Armáda { $side-gen } je zničena.
wotr-log-advanced = { $n ->
    [one] Jedna jednotka { $side-gen } postupuje
    [few] { $n } jednotky { $side-gen } postupují
   *[other] { $n } jednotek { $side-gen } postupuje
} z regionu { $from } do regionu { $to }{ $elites ->
    [0] {""}
    [one] {" "}(1 elitní)
    [few] {" "}({ $elites } elitní)
   *[other] {" "}({ $elites } elitních)
}.
wotr-log-no-advance = Do regionu { $region } nikdo nepostupuje.
wotr-log-captured = { $side } { $side-number ->
    [many] dobývají
   *[one] dobývá
} region { $region }.
wotr-log-points = Vítězné body { $side-gen }: { $n }.
wotr-log-white-rider = Bílý jezdec: velení Nazgûlů je zrušeno.
wotr-log-eliminated = Vyřazen: { $character }.
wotr-log-taken-alive = Zajat živý: { $character }.
wotr-log-enters = { $character } vstupuje do hry v regionu { $region }.
wotr-log-replaced = { $character } nahrazuje { $other-acc }.
wotr-log-companion = { $character } se přesouvá do regionu { $region }.
wotr-log-minion = { $character } se přesouvá do regionu { $region }.
wotr-log-fly = Nazgûl letí z regionu { $from } do regionu { $to }.
wotr-log-active = { $nation } { $nation-number ->
    [many] jsou
   *[one] je
} teď aktivní.
wotr-log-advance = { $nation } { $nation-number ->
    [many] dělají
   *[one] dělá
} krok k válce; { $left ->
    [one] zbývá jeden krok.
    [few] zbývají { $left } kroky.
   *[other] zbývá { $left } kroků.
}
wotr-log-at-war = { $nation } { $nation-number ->
    [many] jsou
   *[one] je
} ve válce.
wotr-log-back = { $nation } { $nation-number ->
    [many] dělají
   *[one] dělá
} krok zpět od války; { $left ->
    [one] zbývá jeden krok.
    [few] zbývají { $left } kroky.
   *[other] zbývá { $left } kroků.
}
wotr-log-mixed = V regionu { $region } stojí smíšená armáda { $side-gen }.
wotr-log-unmixed = Smíšená armáda { $side-gen } v regionu { $region } se rozpadá.
wotr-log-fellowship = Společenstvo se pohybuje: postup { $n }.
wotr-log-hide = Společenstvo se skrývá.
wotr-log-declared = Poloha Společenstva je ukázána v regionu { $region }.
wotr-log-revealed = Společenstvo je odhaleno.
wotr-log-path = Cesta Společenstva vede do regionu { $region }.
wotr-log-found = Společenstvo je nalezeno v regionu { $region }.
wotr-log-driven-to = Kruté počasí zahání Společenstvo do regionu { $region }.
wotr-log-guide = Průvodcem Společenstva je { $character }.
wotr-log-guide-ability = { $character } snižuje poškození na { $n }.
wotr-log-separate = { $character } opouští Společenstvo.
wotr-log-hunt-roll = Hod na pátrání { $dice }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } ke každé kostce
}: { $n ->
    [0] žádný úspěch
    [one] 1 úspěch
    [few] { $n } úspěchy
   *[other] { $n } úspěchů
}.
wotr-log-hunt-reroll = Opravný hod { $dice }: { $n ->
    [0] stále žádný úspěch
    [one] celkem 1 úspěch
    [few] celkem { $n } úspěchy
   *[other] celkem { $n } úspěchů
}.
wotr-log-tile = Ze zásoby je vylosován žeton pátrání ({ $tile }).
wotr-log-tile-void = Žeton nemá účinek.
wotr-log-no-tile = Žádný žeton se nelosuje.
wotr-log-die-tile = Kostka žetonu ukazuje { $n }.
wotr-log-tile-back = Žeton se vrací do zásoby žetonů pátrání ({ $tile }).
wotr-log-tile-gone = Žeton opouští hru ({ $tile }).
wotr-log-special-tile = Zvláštní žeton čeká na Mordor ({ $tile }).
wotr-log-into-pool = Žeton jde do zásoby žetonů pátrání ({ $tile }).
wotr-log-eyes-back = { $n ->
    [one] Jeden žeton s Okem se vrací
    [few] { $n } žetony s Okem se vracejí
   *[other] { $n } žetonů s Okem se vrací
} do zásoby žetonů pátrání.
wotr-log-refill = Zásoba žetonů pátrání je prázdná: běžné žetony se do ní vracejí.
wotr-log-random-companion = Náhodně vylosován: { $character }.
wotr-log-hold-tile = Žeton za region { $region }.
wotr-log-corruption = Podmanění roste o { $n } na { $total }.
wotr-log-heal = Podmanění klesá o { $n } na { $total }.
wotr-log-enter-mordor = Společenstvo vstupuje do Mordoru.
wotr-log-mordor = Společenstvo stoupá na { $n }. pole Cesty Mordorem.
wotr-log-mordor-stop = Společenstvo nemůže stoupat dál.
wotr-log-hunt-over = Pátrání skončilo.
wotr-log-idle = Společenstvo otálí v Mordoru.
wotr-log-victory = { $reason ->
    [corruption] { wotr-end-corruption }
    [ring] { wotr-end-ring }
   *[other] Vojenské vítězství { $side-gen }.
}
wotr-log-winners = Oba spoluhráči mají stejnou bilanci: vítězí společně.
wotr-log-gollum-hides = Glum vede kolem slídících očí: žeton Společenstvo neodhaluje.
wotr-log-winner = { $seat-The } má lepší bilanci velkoměst a pevností ({ $n }) a vítězí.

## why something is not possible

wotr-why-no-die = Tento výsledek neukazuje žádná nepoužitá kostka.
wotr-why-pass = Pasovat smí jen hráč, který má méně nepoužitých kostek než druhá strana.
wotr-why-ring-used = Jen jeden elfí prsten za kolo.
wotr-why-no-ring = Není elfí prsten, který by se dal použít.
wotr-why-ring-will = Svobodné národy nesmějí změnit kostku na Vůli Západu.
wotr-why-ring-result = Žádnou kostku { $side-gen } nelze změnit na výsledek { $face }.
wotr-why-ring-same = Kostka už tento výsledek ukazuje.
wotr-why-hidden = Společenstvo není odhaleno.
wotr-why-revealed = Společenstvo je odhaleno: než se pohne, musí se skrýt.
wotr-why-mordor = Na Cestě Mordorem nelze oddělit žádného Společníka.
wotr-why-no-companion = Ve Společenstvu není žádný Společník.
wotr-why-no-walker = Žádný Společník na mapě se nemůže pohnout.
wotr-why-face = { $face }: k tomu tento výsledek použít nelze.
wotr-why-not-in-hand = Tuto kartu v ruce nemáte.
wotr-why-symbol = Symbol karty „{ $card }“ tomuto výsledku neodpovídá.
wotr-why-requirement = Podmínka karty „{ $card }“ není splněna: { $needs }
wotr-why-other-player = Karta „{ $card }“ patří jinému hráči.
wotr-why-just-used = Při hře ve třech nesmějí Svobodné národy použít tentýž národ ve dvou akcích po sobě.
wotr-why-just-used-army = Při hře ve třech nesmějí Svobodné národy použít tutéž smíšenou armádu ve dvou akcích po sobě.
wotr-why-at-war = { $nation } už { $nation-number ->
    [many] jsou
   *[one] je
} ve válce.
wotr-why-passive = { $nation } { $nation-number ->
    [many] jsou pasivní a nemohou
   *[one] je pasivní a nemůže
} do války.
wotr-why-threats = Hrozby a sliby: pasivní národ nelze posunout kostkou.
wotr-why-not-yours = { $nation }: tomuto národu nevelíte.
wotr-why-no-recruits = Nic nelze rekrutovat.
wotr-why-entered = { $character } nemůže vstoupit do hry podruhé.
wotr-why-enter-aragorn = Chodec musí být v Minas Tirith, Dol Amrothu nebo Pelargiru a toto sídlo musí být nedobyté.
wotr-why-enter-gandalf_white = Gandalf Šedý musí nejdřív opustit Společenstvo nebo padnout a do hry musí vstoupit některý Služebník.
wotr-why-enter-witch_king = Sauron a některý národ Svobodných národů musí být ve válce a na mapě musí být jednotka Saurona.
wotr-why-enter-saruman = Železný pas musí být ve válce a Orthank nedobytý.
wotr-why-enter-mouth_of_sauron = Společenstvo musí být na Cestě Mordorem nebo všechny národy Svobodných národů ve válce a některá pevnost Saurona nedobytá.
wotr-why-messenger-used = Posel Temné věže slouží jednou za kolo.
wotr-why-no-army = Žádná vaše armáda to udělat nemůže.
wotr-why-far = Region { $region } není přilehlý k armádě.
wotr-why-enemy = V regionu { $region } stojí nepřátelské jednotky: je třeba na ně zaútočit.
wotr-why-border = Jednotky národa, který není ve válce, nesmějí vstoupit do regionu { $region }.
wotr-why-full = V regionu { $region } by bylo víc než deset jednotek.
wotr-why-warded = Karta zavírá region { $region } armádám Stínu.
wotr-why-not-at-war = Útočit smějí jen jednotky národů ve válce.
wotr-why-no-target = Žádná nepřátelská armáda se tam nedá napadnout.
wotr-why-settlement = V regionu { $region } nelze figurky rekrutovat.
wotr-why-haven = Odhalené Společenstvo nesmí skončit v regionu { $region }.
wotr-why-path = Společenstvo teď nemůže jít do regionu { $region }.
wotr-why-flight = Nazgûl nesmí přiletět do pevnosti, kterou drží Svobodné národy.
wotr-why-reach = Region { $region } je mimo dosah.
wotr-why-combat-need = Bojová podmínka není splněna: { $effect } ({ $card }): { $needs }
wotr-why-hunt-limits = Počet kostek do pole pátrání: od { $low } do { $high }.
wotr-why-guide = Průvodcem je Společník s nejvyšší úrovní.
wotr-why-leader-alone = Vůdce Svobodných národů nesmí zůstat bez jednotek.
wotr-why-not-there = { $thing } není mezi těmi, kdo jdou.
wotr-why-last-unit = Musí jít alespoň jedna jednotka.
wotr-why-needs-leader = Musí jít i vůdce nebo postava.
wotr-why-limit = { $n ->
    [one] Smí jít jen jedna jednotka
    [few] Smějí jít nejvýše { $n } jednotky
   *[other] Smí jít nejvýše { $n } jednotek
}: v regionu { $region } jich nesmí být víc než deset.
wotr-why-must-go = { $n ->
    [one] Alespoň jedna jednotka musí
    [few] Alespoň { $n } jednotky musí
   *[other] Alespoň { $n } jednotek musí
} opustit region { $region }, kde jich je víc než deset.
wotr-why-command = Tak byste ztratili velení nad částí smíšené armády, která jedná.
wotr-why-controller = Smíšenou armádu v regionu { $region } vede váš spoluhráč.
wotr-why-rearguard = Kdo zůstává vzadu, potřebuje jednotku jako zadní voj.
wotr-why-no-army-there = V regionu { $region } nestojí žádná vaše armáda.
wotr-why-has-moved = Armáda v regionu { $region } se v této akci už přesunula.
wotr-why-no-way = Armáda v regionu { $region } nemá v této akci kam jít.
wotr-why-besieged = Armáda v regionu { $region } je obležena a nemůže odejít.
wotr-why-no-leader = Žádná vaše armáda, která by to mohla udělat, nemá vůdce ani postavu.
wotr-why-leader-not-at-war = Vůdce národa, který není ve válce, nemůže vést útok.
wotr-why-team-mate = Armáda v regionu { $region } patří vašemu spoluhráči.
wotr-why-other-deck = To není váš balíček: { $deck }.
wotr-why-empty-deck = Balíček je prázdný: { $deck }.
wotr-why-recruit-peace = { $nation } { $nation-number ->
    [many] nejsou
   *[one] není
} ve válce: figurky tam přivádějí jen karty.
wotr-why-none-left = V posilách už není: { $kind }.
wotr-why-recruit-second = Dvě figurky jdou do dvou různých sídel a elitní jednotka spotřebuje celý výsledek.
wotr-why-recruit-both = Podle volby tohoto stolu je nutné rekrutovat obě figurky.
wotr-why-recruit-leader = Vůdce lze rekrutovat jen tam, kde stojí jednotky Svobodných národů; v žádném sídle { $nation-gen } nejsou.
wotr-why-recruit-nowhere = Žádné sídlo { $nation-gen } pro to není volné.
wotr-why-not-on-map = { $character } není na mapě.
wotr-why-other-minion = { $character } slouží jen vašemu spoluhráči.
wotr-why-shut-in = { $character } je v regionu { $region } obležen a nemůže odejít.
wotr-why-no-enemy = Žádná nepřátelská armáda není přilehlá k vaší.
wotr-why-area-first = Nejdřív vyberte část mapy, ve které leží region { $region }: { $area }.
wotr-why-area-none = V této části mapy není v dosahu žádný region: { $area }.
wotr-why-other-area = Region { $region } leží v jiné části mapy: { $area }.
wotr-why-flies-there = Odtud let začíná: { $region }.
wotr-why-siege-closed = Region { $region } je v obležení: nikdo dovnitř nesmí.
wotr-why-no-leader-there = Armáda v regionu { $region } nemá vůdce ani postavu, kteří by mohli jít s ní.
wotr-why-bound = Jednotky v regionu { $region } patří národu, který není ve válce, a nesmějí vstoupit do regionu jiného národa.
wotr-why-march = Pochod nemůže v regionu { $region } skončit ani odtud vést do regionu, kde skončit smí.
wotr-why-retrace = Cesta už regionem { $region } vedla: nesmí se tam vrátit.
wotr-why-not-on-table = Karta „{ $card }“ neleží na stole.
wotr-why-stays = Kartu „{ $card }“ takto ze stolu odstranit nelze.
wotr-why-off-palantir = Kartu „{ $card }“ odstraní kostka s Vůlí Západu, nebo kterákoli kostka spolu s elfím prstenem.
wotr-why-off-folly = Kartu „{ $card }“ odstraní kostka s Vůlí Západu, nebo kterákoli kostka, dokud je v Minas Tirith Gandalf nebo Aragorn.
wotr-why-off-icons = Abyste odstranili kartu „{ $card }“, musíte odhodit jednu kartu se symbolem armády a jednu se symbolem postavy.
wotr-why-off-decks = Abyste odstranili kartu „{ $card }“, musíte odhodit jednu strategickou kartu a jednu kartu události postavy.
wotr-why-voice-closed = Saruman musí být v Orthanku, který drží Stín a nikdo ho neobléhá.
wotr-why-voice-regulars = V Orthanku není žádná běžná jednotka Železného pasu.
wotr-why-voice-elites = Nezbývá žádná elitní jednotka Železného pasu.
wotr-why-voice-two = Jsou potřeba dvě běžné jednotky Železného pasu v Orthanku a dvě elitní v posilách.
wotr-why-idle-companions = Ve Společenstvu není žádný Společník a žádný na mapě se nemůže pohnout.
wotr-why-idle-home = Ve Společenstvu není žádný Společník a ani Gimli, ani Legolas není v Dolu, v Ereboru nebo v Lesní říši.
wotr-why-idle-mordor = Na Cestě Mordorem není Společenstvo v žádném regionu.
wotr-why-idle-quarrel = Žádná armáda Stínu nemá jednotky dvou národů.
wotr-why-idle-rangers = V Osgiliathu ani v Ithilienu není armáda Stínu a v Osgiliathu není armáda Svobodných národů.
wotr-why-idle-nations = Každý národ, který byste mohli vybrat, už je ve válce.
wotr-why-idle-relief = Žádná vaše armáda nestojí v regionu přilehlém k obléhatelům pevnosti.
wotr-why-idle-woses = V Rohanu není žádná armáda Svobodných národů.
wotr-why-idle-woses-way = Není region přilehlý k Minas Tirith, který by byl volný a měl místo.
wotr-why-idle-gather = Žádná armáda Stínu nemůže dojít k jiné, u které by pro ni bylo místo.
wotr-why-idle-corsairs = Není pobřeží Gondoru, kde by armáda z Umbaru mohla přistát nebo na které by mohla zaútočit.

## positions and packs

wotr-bad-position-key = Pozice nemá klíč { $name }.
wotr-bad-position-form = Pozici nelze přečíst: { $detail }.
wotr-bad-position-broken = Pozice porušuje pravidlo o součástech hry: { $detail }.
wotr-bad-position-unknown = { $field }: { $name } neexistuje ({ $what }).
wotr-bad-position-number = { $field } nemůže být { $value }; je to číslo od { $low } do { $high }.
wotr-bad-position-no-stronghold = { $field }: v regionu { $region } není pevnost.
wotr-bad-position-no-settlement = regions: v regionu { $region } není sídlo.
wotr-bad-position-shadow-casualties = casualties: { $kind }: figurky Stínu se vracejí do posil, nikdy nejsou ztraceny.
wotr-bad-position-figures = regions, casualties: figurek { $kind } je { $n }; ve hře je { $most }.
wotr-bad-position-guide = fellowship: průvodcem nemůže být { $character }.
wotr-bad-position-passive-war = politics: národ nemůže být pasivní a zároveň ve válce: { $nation }.
wotr-bad-position-card-twice = { $field }: karta „{ $card }“ je tam dvakrát.
wotr-bad-position-card-side = hands: karta „{ $card }“ nemůže být v ruce hráče na místě { $seat }.
wotr-bad-position-no-battle = at: není bitva, kterou by se začalo; uveďte ji v battle.
wotr-bad-position-battle-army = battle: v regionu { $region } není armáda pro bitvu.
wotr-bad-position-both-sides = regions: jednotky obou stran stojí na místě { $where } (W12.3.3).
wotr-bad-position-character = characters: { $character } nemůže mít polohu { $where }.
wotr-bad-position-box-empty = characters: { $where }: { $character } nemůže být obležen tam, kde není žádná jednotka stejné strany (W14.5).
wotr-bad-position-saruman = characters: Saruman nemůže být na místě { $where }; Orthank nikdy neopouští (W9.4.3).
wotr-bad-position-both = characters: { $character } už přišel, proto { $other } nemůže mít polohu { $where } (W22.15).
wotr-bad-position-replaced = characters: { $character } nemůže být nahrazen, dokud nepřišel { $other } (W22.15).
wotr-bad-position-minion-seen = minion_seen: nemůže být false, protože { $character } už vstoupil do hry (W22.3).
wotr-bad-position-lone-leader = regions: { $kind } stojí na místě { $where } bez jednotky a byl by hned odebrán (W9.1).
wotr-bad-position-stack = regions: jednotek { $side-gen } na místě { $where } je { $n }; smí jich tam být nejvýše { $most } (W10.3).
wotr-bad-position-siege-control = regions: { $side } { $side-number ->
    [many] nemohou
   *[one] nemůže
} být v obležení v regionu { $region }, který kontroluje druhá strana (W14.7).
wotr-bad-position-no-besieger = regions: region { $region } nikdo neobléhá, posádka tedy nemůže být uvnitř (W14.8).
wotr-bad-position-control = regions: jednotky { $side-gen } drží region { $region } samy, tedy ho kontrolují: uveďte to v control (W15.2).
wotr-bad-position-captor = regions: region { $region } nemohl dobýt hráč na místě { $seat } (W15.3).
wotr-bad-position-progress = fellowship: postup { $n } je víc než { $most } (R9.19).
wotr-bad-position-progress-mordor = fellowship: na Cestě Mordorem je postup { $most }, ne { $n } (R10.3).
wotr-bad-position-progress-revealed = fellowship: odhalené Společenstvo má postup 0, ne { $n } (W17.7.1).
wotr-bad-position-not-acting = { $field }: akce probíhá jen v „actions“, ne v „{ $at }“ (W5.5).
wotr-bad-position-not-closing = { $field }: patří na konec akce, která ještě neskončila; uveďte to v closing (W5.5).
wotr-bad-position-owed-many = owed: na konci akce zbývá dobrat nejvýše jednu kartu, ne { $n } (W22.13).
wotr-bad-position-owed = owed: { $deck } nepatří ke kartám, které { $side-number ->
    [many] si dobírají
   *[one] si dobírá
} { $side } ve své akci (W22.13).
wotr-bad-position-beat = beat: { $n ->
    [one] po jedné akci
    [few] po { $n } akcích
   *[other] po { $n } akcích
} týmu není na tahu hráč na místě { $seat } (W21.6).
wotr-bad-position-ring-kept = ring_used: { $side } { $side-number ->
    [many] nemohly
   *[one] nemohl
} v tomto kole použít elfí prsten, protože by o něj { $side-number ->
    [many] přišly
   *[one] přišel
} (W7.1, W7.7).
wotr-bad-position-passive = politics: { $nation }: tento národ nikdy není pasivní (W16.3).
wotr-bad-position-tile-twice = hunt: „{ $tile }“ je v { $other } a znovu v { $pile }.
wotr-bad-position-tile-missing = hunt: „{ $tile }“ není nikde; každý běžný žeton je v pool, drawn nebo removed (W18.1.1).
wotr-bad-position-tile-standard = hunt: „{ $tile }“ není zvláštní žeton.
wotr-bad-position-tile-removed = hunt: „{ $tile }“: tento žeton žádná karta neodstraňuje; hru opouštějí jen žetony s Okem (W18.1.2).
wotr-bad-position-tile-before-mordor = hunt: „{ $tile }“ nemůže být v { $pile }, dokud Společenstvo nevstoupí do Mordoru; čeká v specials (W18.1.3).
wotr-bad-position-tile-in-mordor = hunt: „{ $tile }“ nemůže čekat v specials; v Mordoru je v pool nebo drawn (W18.1.3).
wotr-bad-position-tile-card = hunt: „{ $tile }“ je ve hře, takže karta „{ $card }“ už byla zahrána (W18.1.3).
wotr-bad-position-face = dice: žádná kostka { $side-gen } neukazuje výsledek { $face } (W2.9).
wotr-bad-position-dice = dice: { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
} pro { $side-acc } i s těmi z hunt a ready; smí jich být nejvýše { $most } (W5.7, W5.8).
wotr-bad-position-rings = rings: { $fp } a { $shadow } je dohromady víc než tři elfí prsteny (W7.1).
wotr-bad-position-hand = hands: počet karet v ruce hráče na místě { $seat } je { $n }; limit je { $most } (W8.3).
wotr-bad-position-hands = { $what }: seznamů je { $n }, míst je { $seats }.
wotr-bad-position-card-dropped = dropped: kartu „{ $card }“ nemohl odhodit hráč na místě { $seat }.
wotr-bad-position-card-table = table: karta „{ $card }“ se nevykládá na stůl (W8.11).
wotr-bad-position-card-keep = table: karta „{ $card }“ by byla hned odhozena; její podmínka neplatí (W8.11).
wotr-bad-position-card-deck = decks: karta „{ $card }“ nepatří sem: { $deck }.
wotr-bad-position-not-shared = { $what }: spoluhráči nestojí v regionu { $region } společně (W21.11).
wotr-bad-position-teams = { $field }: je jen pro tři a čtyři hráče; ve dvou spoluhráči nejsou (W21.1).
wotr-bad-position-leading = leading: { $side-acc } nemůže vést hráč na místě { $seat } (W21.2).
wotr-bad-position-battle-far = battle: region { $source } není přilehlý k regionu { $region } (W13.1.3).
wotr-bad-position-battle-seat = battle: za { $side-acc } nemůže bojovat hráč na místě { $seat }.
wotr-bad-position-rearguard = battle: { $figure } nemůže být v zadním voji na místě { $where } (W13.2.1).
wotr-bad-pack-border = Region { $region } je přilehlý k regionu { $other }, ale obráceně ne.
wotr-bad-pack-count = Záznamy { $what }: { $count } místo { $wanted }.
wotr-bad-pack-figures = { $kind }: rozmístěno { $count }, ale je jich { $wanted }.
wotr-bad-pack-tiles = Zvláštní žetony přinášejí první čtyři karty události postavy každé strany, každá jeden.

## chances

wotr-odds-attacker = Zásahy útočníka v příštím kole
wotr-odds-defender = Zásahy obránce v příštím kole
wotr-odds-hits = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
wotr-odds-to-the-end = Boj až do konce
wotr-odds-won = padne obránce
wotr-odds-fallen = padne útočník
wotr-odds-both = padnou oba
wotr-odds-this-round = Pevnost v tomto kole
wotr-odds-pressed = { $n ->
    [one] Nahradí-li se běžnou jedna elitní jednotka za další kolo
    [few] Nahradí-li se běžnými { $n } elitní jednotky za další kola
   *[other] Nahradí-li se běžnými { $n } elitních jednotek za další kola
}
wotr-odds-taken = padne
wotr-odds-holds = vydrží
wotr-odds-no-cards = Bez bojových karet, nikdo nezanechá útoku ani neustoupí; elitní jednotky se nahrazují běžnými dřív, než se jednotky ztrácejí (při obléhání ztrácí útočník nejdřív běžné).
wotr-odds-attacker-may-fall = Zničeni mohou být i sami obléhatelé.
wotr-odds-may-go-inside = Obránce se může místo toho stáhnout do pevnosti.
wotr-odds-some-stay = Jednotky, které nesmějí útočit, se nepočítají.
wotr-odds-successes = Úspěchy pátrání
wotr-odds-success = { $n ->
    [0] žádný
    [one] 1 úspěch
    [few] { $n } úspěchy
   *[other] { $n } úspěchů
}
wotr-odds-hunt-damage = Poškození z pátrání
wotr-odds-damage = { $n ->
    [0] žádné poškození
   *[other] poškození { $n }
}
wotr-odds-heals = sníží podmanění o { $n }
wotr-odds-after = Společenstvo je
wotr-odds-revealed = odhaleno
wotr-odds-hidden = stále skryto
wotr-odds-ring = Vezme-li vše na sebe Prsten
wotr-odds-corrupted = Nositelé Prstenu podlehnou
wotr-odds-forward = Krok vpřed
wotr-odds-climbs = ano
wotr-odds-stopped = zastaveno
wotr-odds-before-help = Než něco sníží karty, průvodce nebo Společník.
wotr-odds-every-reroll = Stín využije každý opravný hod.
wotr-odds-crebain = S použitou kartou Hejna krebain.
wotr-odds-hunt-dice = Kostky pátrání po hodu
wotr-odds-dice = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
wotr-odds-first-step = První krok Společenstva
wotr-odds-found = je nalezeno
wotr-odds-missed = projde

## the panels of the web table

wotr-ui-legend-fp = 3 jednotky Svobodných národů
wotr-ui-legend-shadow = 3 jednotky Stínu
wotr-ui-legend-elite = z toho 2 elitní
wotr-ui-legend-leader = s vůdcem
wotr-ui-legend-nazgul = se 2 Nazgûly
wotr-ui-legend-besieged = v obležení
wotr-ui-herald-siege = v obležení
wotr-ui-herald-fall = dobyto
wotr-ui-turn = { $n }. kolo
wotr-ui-phase-recover = Akční kostky a karty událostí
wotr-ui-phase-fellowship = Společenstvo
wotr-ui-phase-allocation = Určení kostek pro pátrání
wotr-ui-phase-roll = Hod akčními kostkami
wotr-ui-phase-actions = Provedení akcí
wotr-ui-phase-victory = Kontrola vítězství
wotr-ui-die = Kostka { $face-gen }
wotr-ui-rings = { $n ->
    [one] Jeden elfí prsten
    [few] { $n } elfí prsteny
   *[other] { $n } elfích prstenů
}
wotr-ui-ring-used = V tomto kole už byl použit elfí prsten
wotr-ui-points = Vítězné body: { $n } z { $goal }
wotr-ui-dice-ready = { $n ->
    [one] 1 kostka k hodu
    [few] { $n } kostky k hodu
   *[other] { $n } kostek k hodu
}
wotr-ui-no-dice = Žádné kostky nezbývají
wotr-ui-leads = Vedoucí hráč
wotr-ui-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
wotr-ui-backs = Ruka: postavy { $a }, strategické { $b }
wotr-ui-fellowship = Společenstvo
wotr-ui-hidden = Skryto
wotr-ui-revealed = Odhaleno
wotr-ui-last-seen = Poslední známá poloha: { $region }
wotr-ui-progress = { $n ->
    [one] od té doby 1 krok
    [few] od té doby { $n } kroky
   *[other] od té doby { $n } kroků
}
wotr-ui-corruption = Podmanění { $n } z 12
wotr-ui-track = Cesta Společenstva: postup { $progress }, podmanění { $corruption }
wotr-ui-mordor-track = Cesta Mordorem
wotr-ui-in-mordor = Na Cestě Mordorem, { $n }. pole z 5
wotr-ui-doom = Pukliny osudu
wotr-ui-guide = Průvodce: { $who }
wotr-ui-hunt-box = Pole pátrání
wotr-ui-hunt-level = { $bonus ->
    [0] hází { $n }
   *[other] hází { $n }, každá +{ $bonus }
}
wotr-ui-empty = prázdné
wotr-ui-unseen-tiles = Dosud neviděné žetony pátrání: { $n }
wotr-ui-special-tiles = Zvláštní, čekají na Mordor:
wotr-ui-drawn-tiles = Žetony mimo zásobu: { $n }
wotr-ui-removed-tiles = Natrvalo odstraněné:
wotr-ui-politics = Ukazatel politiky
wotr-ui-at-war = Ve válce
wotr-ui-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
wotr-ui-active = aktivní, do války { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
wotr-ui-passive = pasivní, do války { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
wotr-ui-piles = Karty událostí
wotr-ui-deck = { $deck }: { $n ->
    [one] zbývá 1 karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}
wotr-ui-deck-character = Postavy
wotr-ui-deck-strategy = Strategie
wotr-ui-laid = Na stole
wotr-ui-discards = Odhozeno lícem nahoru: { $n }
wotr-ui-face-down = Odhozeno lícem dolů
wotr-ui-own-dropped = Z toho vaše
wotr-ui-reserves = Posily a postavy, které mohou přijít
wotr-ui-to-come = Mohou přijít
wotr-ui-fallen = Padlí
wotr-ui-reinforcements = Posily
wotr-ui-regulars = Běžné
wotr-ui-elites = Elitní
wotr-ui-leaders = Vůdci
wotr-ui-casualties = Mimo hru
wotr-ui-level = Úroveň { $n }
wotr-ui-flies = Létá
wotr-ui-leadership = Velení { $n }
wotr-ui-needs = Podmínka:
wotr-ui-symbol = Hraje se kostkou: { $symbol } nebo událost
wotr-ui-combat = V bitvě
wotr-ui-initiative = Pořadí
wotr-ui-force = Kdo půjde
wotr-ui-force-about = Odeberte ty, kdo zůstanou.
wotr-ui-force-all = Všichni
wotr-ui-force-done = Tito jdou
wotr-ui-group = Skupina
wotr-ui-group-done = Tito jdou
wotr-ui-may-join = Mohou jít také:
wotr-ui-path = Cesta, kterou Společenstvo šlo
wotr-ui-battle-field = Bitva: { $region }
wotr-ui-battle-siege = Obléhání: { $region }
wotr-ui-battle-sortie = Výpad: { $region }
wotr-ui-round = { $n }. kolo
wotr-ui-attacks = útočí
wotr-ui-defends = se brání
wotr-ui-strength = Hází
wotr-ui-dice = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
wotr-ui-units = { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
wotr-ui-captain = Kapitán Západu: { $who }
wotr-ui-at-most = nejvýše { $n }
wotr-ui-relieved = posádka uvnitř
wotr-ui-leads-word = Velení
wotr-ui-white-rider = Bílý jezdec ruší Nazgûly
wotr-ui-to-hit = Zasahuje na
wotr-ui-walls = hradby, v prvním kole
wotr-ui-walls-siege = hradby pevnosti
wotr-ui-mod-roll = bojový hod
wotr-ui-mod-reroll = opravný hod
wotr-ui-mod-dice = kostky
wotr-ui-mod-most = kostky
wotr-ui-mod-no-reroll = bez opravného hodu
wotr-ui-mod-leadership = velení
wotr-ui-mod-cancelled = karta zrušena
wotr-ui-mod-hits = zásahy
wotr-ui-card-back = lícem dolů: { $deck }
wotr-ui-roll = Hod
wotr-ui-reroll = Opravný hod
wotr-ui-extra-attack = Útok navíc
wotr-ui-hits = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
wotr-ui-losses = Ztráty:
wotr-ui-reduced = oslabená
wotr-ui-earlier-rounds = { $n ->
    [one] Předchozí kolo
    [few] { $n } předchozí kola
   *[other] { $n } předchozích kol
}
wotr-ui-hunt = Pátrání
wotr-ui-hunt-roll = Kostky pátrání
wotr-ui-rerolls = Opravné hody
wotr-ui-hunt-rerolls = { $n ->
    [one] 1 opravný hod
    [few] { $n } opravné hody
   *[other] { $n } opravných hodů
}
wotr-ui-reroll-stronghold = pevnost Stínu
wotr-ui-reroll-army = armáda Stínu
wotr-ui-reroll-nazgul = Nazgûl
wotr-ui-hunt-bonus = každá +{ $n }
wotr-ui-hunt-need = platí { $n } a víc, 1 nikdy
wotr-ui-successes = Úspěchy
wotr-ui-tile-for = Za region { $region }:
wotr-ui-tile-damage = Poškození z pátrání { $n }
wotr-ui-tile-eye-none = Oko: žádné poškození
wotr-ui-tile-die = Poškození z pátrání podle kostky
wotr-ui-tile-heal = snižuje podmanění o { $n }
wotr-ui-tile-reveal = odhaluje Společenstvo
wotr-ui-tile-stop = žádný krok vpřed
wotr-ui-hunt-kept = { $card }: žádný žeton se nelosuje
wotr-ui-hunt-lessened = Poškození snižuje: { $helpers }
wotr-ui-tile-void = bez účinku
wotr-ui-damage-left = Poškození z pátrání { $n }
wotr-ui-healed = Podmanění sníženo o { $n }
wotr-ui-corrupted = Podmanění +{ $n }, celkem { $total }
wotr-ui-found = Odhaleno v regionu { $region }
wotr-ui-revealed-now = Odhaleno
wotr-ui-unharmed = Společenstvo jde dál bez úhony.
wotr-ui-kept-turn = Začíná { $n }. kolo
wotr-ui-kept-corruption = Podmanění
wotr-ui-kept-hunt = Zásoba žetonů pátrání
wotr-ui-kept-pool = { $n ->
    [one] jeden žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
wotr-ui-kept-tile = Klepněte na vylosovaný žeton.
wotr-ui-kept-tile-any = Ať losuje stránka
wotr-ui-kept-next = Zbývá { $n }: s Okem { $eyes }, odhalujících { $reveals }.
wotr-ui-kept-last = Naposledy vylosován:
wotr-ui-kept-corrupts = Podmanění +{ $n }
wotr-ui-kept-heals = Podmanění −{ $n }
wotr-ui-kept-back = Zpět do zásoby
wotr-ui-kept-remove = Ven ze hry
wotr-ui-kept-special = Do hry vstupuje zvláštní žeton
wotr-ui-kept-mordor = Společenstvo vstupuje do Mordoru
wotr-ui-kept-steps = Na Cestě Mordorem se krok za vylosovaný žeton počítá sám.
wotr-ui-kept-step = O krok výš
wotr-ui-kept-step-back = O krok zpět
wotr-ui-kept-politics = Dobyté sídlo posune svůj národ samo.
wotr-ui-kept-activate = Aktivovat
wotr-ui-kept-advance = O krok
wotr-ui-kept-settlements = Sídla a vítězné body
wotr-ui-kept-taken = Klepněte na sídlo, které druhá strana dobyla nebo získala zpět.
wotr-ui-kept-seek = Hledat podle názvu
wotr-ui-kept-holds = kontrola: { $side }
wotr-ui-kept-deck = v balíčku { $n }, v ruce { $hand }, lícem dolů { $gone }
wotr-ui-kept-draw = Dobráno
wotr-ui-kept-drop = Odloženo
wotr-ui-kept-whose = Čí karta
wotr-ui-kept-card = Objevila se karta: hledat podle názvu
wotr-ui-kept-play = Zahrána
wotr-ui-kept-spend = Použita v bitvě
wotr-ui-kept-lift = Opouští stůl

## the map

wotr-ui-map-town = Město
wotr-ui-map-city = Velkoměsto
wotr-ui-map-stronghold = Pevnost
wotr-ui-map-fortification = Opevnění
wotr-ui-map-vp = { $n ->
    [one] 1 vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
wotr-ui-map-held = kontrola: { $side }
wotr-ui-map-taken = dobyto { $seat-ins }
wotr-ui-map-mixed = smíšená armáda pod velením { $seat-gen }
wotr-ui-map-besieged = v obležení
wotr-ui-map-units = { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
wotr-ui-map-regulars = { $n ->
    [one] 1 běžná
    [few] { $n } běžné
   *[other] { $n } běžných
}
wotr-ui-map-elites = { $n ->
    [one] 1 elitní
    [few] { $n } elitní
   *[other] { $n } elitních
}
wotr-ui-map-leaders = { $n ->
    [one] 1 vůdce
    [few] { $n } vůdci
   *[other] { $n } vůdců
}
wotr-ui-map-nazgul = { $n ->
    [one] 1 Nazgûl
    [few] { $n } Nazgûlové
   *[other] { $n } Nazgûlů
}
wotr-ui-map-fellowship-hidden = { $n ->
    [0] Společenstvo, skryto
    [one] Společenstvo, skryto, nejvýše 1 krok odtud
    [few] Společenstvo, skryto, nejvýše { $n } kroky odtud
   *[other] Společenstvo, skryto, nejvýše { $n } kroků odtud
}
wotr-ui-map-fellowship-seen = Společenstvo, odhaleno
wotr-ui-map-steps = { $n ->
    [one] 1 krok od poslední známé polohy Společenstva
    [few] { $n } kroky od poslední známé polohy Společenstva
   *[other] { $n } kroků od poslední známé polohy Společenstva
}
wotr-ui-map-reach = Dosah Společenstva
wotr-ui-map-reach-about = Ukázat, jak daleko mohlo Společenstvo dojít

## How to play, in short: one line for each point

wotr-how-goal = **Svobodné národy** zvítězí, když donesou Prsten k Puklinám osudu, nebo když dobudou velkoměsta a pevnosti Stínu za 4 body. **Stín** zvítězí, když podmanění dosáhne 12, nebo když dobude velkoměsta a pevnosti za 10 bodů (W20.1, W20.2, W20.4).
wotr-how-turn =
    Obě strany si vezmou zpět své kostky a doberou po kartě z každého ze svých dvou balíčků (W5.1).
    Svobodné národy smějí ukázat polohu Společenstva (W5.2).
    Stín odloží kostky na pátrání (W5.3).
    Obě strany hodí. Každé Oko, které padne Stínu, se přidá k pátrání (W5.4).
    Strany se střídají, Svobodné národy začínají, a používají po jedné kostce (W5.5).
    Když jsou všechny kostky použity, počítají se vítězné body (W5.6).

# Podle čeho soudí počítačoví hráči a co by nikdo neudělal
wotr-eye-quest = Nositelé Prstenu na cestě
wotr-eye-hunt = Pátrání
wotr-eye-nations = Národy na cestě do války
wotr-eye-people = Hrdinové a Služebníci ve hře
wotr-eye-cards = Karty v ruce a na stole
wotr-eye-rings = Elfí prsteny
wotr-eye-dice = Zbývající akční kostky
wotr-eye-armies = Figurky na mapě
wotr-eye-points = Vítězné body
wotr-eye-advance = Armády blízko cíle
wotr-eye-settlements = Ohrožená sídla
wotr-eye-sieges = Obléhání
wotr-eye-battle = Probíhající bitva
wotr-puzzle-quest = { $who-id ->
    [shadow] Ztižte cestu Nositelům Prstenu.
   *[other] Posuňte Nositele Prstenu dál, nebo je lépe chraňte.
}
wotr-puzzle-hunt = { $who-id ->
    [shadow] Zesilte pátrání.
   *[other] Oslabte pátrání.
}
wotr-puzzle-nations = Získejte převahu na ukazateli politiky.
wotr-puzzle-people = Získejte převahu v hrdinech a Služebnících.
wotr-puzzle-cards = Získejte převahu v kartách.
wotr-puzzle-rings = Vytěžte co nejvíc z elfích prstenů.
wotr-puzzle-dice = Vytěžte co nejvíc ze zbývajících akčních kostek.
wotr-puzzle-armies = Získejte převahu ve figurkách na mapě.
wotr-puzzle-points = Získejte převahu ve vítězných bodech.
wotr-puzzle-advance = Přibližte své armády k jejich cílům, nebo držte nepřítele dál od těch jeho.
wotr-puzzle-settlements = Zažeňte nebezpečí od svých sídel, nebo ohrozte nepřátelská.
wotr-puzzle-sieges = Obraťte obléhání ve svůj prospěch.
wotr-puzzle-battle = Obraťte probíhající bitvu ve svůj prospěch.
wotr-blunder-die-wasted = Kostka bez účinku
wotr-blunder-ring-wasted = Elfí prsten za kostku bez účinku
wotr-blunder-march-back = Jednotky se vracejí, odkud přišly
wotr-blunder-garrison-stripped = Sídlo ponechané prázdné vedle nepřátelské armády

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

wotr-lesson-first = Vaše první kolo
    .about = Svobodné národy vyrážejí: Společenstvo jde neviděno, národ se probouzí a Saruman udeří.
wotr-lesson-first-goal = Co vyhrává
    .say = Vedete Svobodné národy. Doneste Prsten do Mordoru k Puklinám osudu a vyhrajete; Stín vítězí výboji za 10 bodů, nebo když podmanění dosáhne 12.
wotr-lesson-first-ways = Dlouhá cesta a nerovná válka
    .say = Společenstvo začíná v Roklince a Mordor je daleko. Válku proti všem těm armádám nevyhrajete: stačí je zdržet, než tam Prsten dojde.
wotr-lesson-first-guide = Kdo vede Společenstvo
    .say = Jeden ze Společníků je průvodce a dává Společenstvu svou schopnost. Musí patřit k těm s nejvyšší úrovní.
    .do = Ať vede Gandalf Šedý.
    .right = Vede Gandalf: některé zahrané karty vám přinesou nové. Teď obě strany hodí kostkami.
    .wrong = Chodec smí vést také a jeho chvíle přijde, až Gandalf odejde. Začněte Gandalfem.
wotr-lesson-first-dice = Vaše kolo jsou vaše kostky
    .say = Čtyři kostky pro vás, víc pro Stín: každá je jedna akce. Dvě kostky Stínu leží v poli pátrání a čekají, až se Společenstvo pohne.
wotr-lesson-first-die = Použijte kostku postavy
    .say = Začínáte vy, po jedné kostce. Kostka postavy hýbe těmi, kdo mají jméno, a Společenstvem.
    .do = Vyberte kostku postavy.
    .right = Teď řekněte, na co ji použijete.
    .wrong = Kostku události si nechte na později: karty počkají, cesta ne.
    .ring = Elfí prsten změní kostku a potom ho dostane Stín. Kostku, kterou potřebujete, máte.
wotr-lesson-first-use = První krok
    .say = Na začátku kola je pátrání slabé: každým vaším pohybem sílí. Proto se pohněte hned.
    .do = Pohněte Společenstvem.
    .right = O krok dál, a pátrání hodilo 3 a 2: potřebuje 6. Nikdo vás neviděl.
    .apart = Jednou musí Společníci odejít burcovat národy. První den střeží Prsten.
    .leader = Tím pochoduje armáda s vůdcem. Vyhrává se cestou do Mordoru.
wotr-lesson-first-hidden = Jen se počítá
    .say = Figurka zůstává v Roklince: kroky se jen počítají a Stín musí hádat, kde jste. Použitá kostka teď leží v poli pátrání a příště pátrání pomůže.
wotr-lesson-first-muster = Probuďte národy
    .say = Železný pas právě vstoupil do války. Vaše národy spí, a kdo není ve válce, nesmí rekrutovat ani útočit.
    .do = Vyberte kostku shromáždění.
    .right = Kostka shromáždění posune národ o krok k válce, nebo rekrutuje tam, kde už válka je.
    .wait = Můžete jít dál hned, ale pátrání by si přičetlo 1 ke každé kostce. Nejdřív se postarejte o národy.
    .pass = Pasovat smíte, máte-li méně kostek, a čekat, až Stín ukáže své plány. Dnes máte co dělat.
wotr-lesson-first-politics = Který národ první?
    .say = Sauronova vojska stojí před Gondorem, Sarumanova před Rohanem; elfové, trpaslíci a Sever mají k válce ještě daleko.
    .do = Vyberte národ.
    .right = Dobrá volba: tam dopadne první rána.
    .far = Budou potřeba, ale nepřítel stojí nejdřív u jiných dveří.
    .elves = Elfové jsou už vzhůru a je jich málo. Rána dopadne nejdřív jinam.
wotr-lesson-first-shadow = Stín pochoduje
    .say = Dol Guldur posílá armádu Temným hvozdem k Lesní říši a Dolu. Každé velkoměsto a pevnost, které padnou, se Stínu počítají.
wotr-lesson-first-again = Ještě jednou?
    .say = Máte druhou kostku postavy. Hru vám vyhraje Společenstvo, dva nebo tři kroky za kolo.
    .do = Vyberte kostku postavy.
    .right = Teď hází pátrání i s vaší kostkou proti vám.
    .wrong = Zbývají dvě kostky a cesta je dlouhá. Použijte je.
wotr-lesson-first-risk = Pátrání sílí
    .say = Jedna vaše kostka leží v poli pátrání: každá ze dvou kostek pátrání má +1, takže stačí pětka.
    .do = Pohněte Společenstvem znovu.
    .right = Pětka: našli vás. Losuje se žeton pátrání a je na něm 2.
    .apart = Spolu ještě nesou rány pátrání za Nositele Prstenu. Zůstaňte teď pohromadě.
    .skip = Zahozená kostka je krok, který získá Sauron.
wotr-lesson-first-toll = Někdo zaplatí
    .say = Dvě poškození. Buď je Nositelé Prstenu přijmou jako podmanění, a dvanáct znamená prohru, nebo padne Společník a odečte se jeho úroveň.
    .do = Vyberte, kdo zaplatí.
    .right = Dvě z dvanácti. Na začátku se to dá unést; později budete počítat každé.
    .random = Legolas se obětoval za Nositele Prstenu. Podmanění nepřibylo, ale dobrý luk je pryč.
    .wrong = Ztratili byste Gandalfa a s ním nejlepšího průvodce. Tak brzy nikdy.
wotr-lesson-first-event = Karty
    .say = Vaše poslední kostka ukazuje událost. Můžete si za ni dobrat kartu, nebo zahrát kteroukoli z ruky.
    .do = Vyberte kostku události.
    .right = Dva balíčky: karty postav pomáhají Společenstvu, strategické válce.
    .wrong = Nepoužitá kostka propadne. Doberte si za ni kartu.
wotr-lesson-first-draw = Který balíček?
    .say = Každá karta je i bojová: její spodní polovinu lze zahrát v bitvě.
    .do = Doberte si kartu z kteréhokoli balíčku.
    .right = O jednu v ruce víc. Stín má ještě dvě kostky.
    .play = Imrahil přijde do Dol Amrothu, až ho bude Gondor potřebovat. Zatím má nová karta větší cenu.
wotr-lesson-first-isen = Saruman udeří
    .say = Z Orthanku útočí na Brody přes Želíz: pět kostek, zásah padne na 5 a 6. Rohan se hned probouzí: kdo je napaden, udělá krok k válce.
wotr-lesson-first-combat = Obětovat na to kartu?
    .say = Dvě jednotky Rohanu proti celému vojsku. Bojová karta by jednu z nich možná na chvíli zachránila.
    .do = Nehrajte žádnou kartu.
    .right = Brody jsou ztracené, ale i skřeti krváceli a karty máte všechny. Nebylo to velkoměsto: Stín nemá body.
    .wrong = Brody nezachráníte. Karty si nechte pro pevnost, kde se počítá každé kolo.
wotr-lesson-first-declare = Nové kolo
    .say = Před hodem smíte ukázat, kde Společenstvo je. Ve vašem velkoměstě nebo pevnosti to zahojí bod podmanění; v divočině to jen poradí Stínu.
    .do = Polohu neukazujte.
    .right = Dobře skryti. Ať hledají u Roklinky.
    .wrong = Jste v divočině: nic byste nezahojili a oni by věděli, kde jste.
wotr-lesson-first-end = Teď je to na vás
    .say = Hýbejte se, když je pátrání slabé, probouzejte národy, držte pevnosti a hlídejte podmanění: to je celá válka. Hrajte dál proti počítači, nebo odejděte; stůl na vás počká.
wotr-lesson-hunt = Pátrání
    .about = Co čeká v poli pátrání, kolik stojí žeton, kdo ho zaplatí a jak znovu zmizet.
wotr-lesson-hunt-box = Dvě oči jsou otevřené
    .say = Gandalf padl v Morii; Společenstvo je v Lórienu, má 2 podmanění a vede je Chodec. V poli pátrání leží dvě kostky Stínu: když se pohnete, hodí se oběma a šestka vás najde.
wotr-lesson-hunt-die = První pohyb je nejbezpečnější
    .say = Kostky, kterými pohnete Společenstvem, jdou do pole pátrání a každá přidá 1 ke všem hodům na pátrání. První pohyb v kole je proto nejlepší.
    .do = Vyberte kostku postavy.
    .right = Pátrání zatím nic nepřičítá: dvě kostky, každá potřebuje 6.
    .wrong = Vůle Západu umí cokoli. Nechte si ji, dokud stačí kostka postavy.
    .event = Dobírejte později. Dokud je pátrání slabé, jde se.
wotr-lesson-hunt-go = Jděte
    .say = Dvě kostky a na kterékoli 6: najdou vás asi třikrát z deseti.
    .do = Pohněte Společenstvem.
    .right = Šestka. Stává se. Losuje se žeton pátrání.
    .wrong = Je jich málo. Pohromadě ještě snesou ránu.
wotr-lesson-hunt-tile = Čtěte žeton
    .say = Jsou na něm 2 poškození a oko, které vás odhalí. Nejdřív někdo zaplatí, pak se Stín dozví, kde jste.
wotr-lesson-hunt-pay = Zaplaťte
    .say = Podmanění je 2 z 12. Chodec má úroveň 3, hobiti 1. Společník odečte svou úroveň, a je pryč.
    .do = Použijte Prsten: vezměte 2 podmanění.
    .right = Čtyři. Zhruba do šesti je podmanění levnější platidlo.
    .guide = Chodec je průvodce, který vás skryje kteroukoli kostkou, a budoucí král. Ne za dva body.
    .random = Náhoda by mohla za dva body vzít Legolase. Zpočátku je podmanění levnější.
wotr-lesson-hunt-path = Kde jste?
    .say = Teprve teď, po odhalení, se cesta položí: krok za každý, který jste napočítali. Kudy vedla, určujete vy.
    .do = Jděte do regionu Parth Celebrant, k jihu.
    .right = Na břehu Anduiny, a všichni to vidí.
    .wrong = Tudy se jde zpátky k Morii. Mordor leží na jihovýchodě.
wotr-lesson-hunt-seen = Viděni
    .say = Odhalené Společenstvo se nesmí vůbec hýbat a některé karty ho zasáhnou tvrději. Nejdřív se musí znovu skrýt: stojí to kostku, ale žádné pátrání.
wotr-lesson-hunt-second = Zmizte
    .say = Ke skrytí je třeba kostka postavy nebo Vůle Západu. Ale vede Chodec: s ním stačí kterákoli.
    .do = Vyberte kostku události.
    .right = Hraničářův um. A do pole pátrání nejde: skrývání není pohyb.
    .keep = Dokud vede Chodec, skryje vás kterákoli kostka. Kostku postavy si nechte na cestu.
wotr-lesson-hunt-hide = Skryjte se
    .say = Kostkou použitou na skrytí se nejde dál. Ale lépe pomalu než na očích.
    .do = Skryjte Společenstvo.
    .right = Zmizeli. Figurka stojí v regionu Parth Celebrant a vy jste tam, kam odtud dojdete.
    .wrong = Potřebujete ji ke skrytí.
wotr-lesson-hunt-dare = Odvážíte se znovu?
    .say = Jedna vaše kostka už v poli pátrání leží: pátrání má +1, takže vás najde 5 i 6, ve víc než polovině případů. Mordor sám blíž nepřijde.
    .do = Vyberte kostku na cestu.
    .right = Ta levnější z obou. Dobře.
    .will = I ta může platit jako postava, ale mohli jste si ji nechat.
wotr-lesson-hunt-again = Ještě jednou
    .say = Riziko znáte: teď ho volíte.
    .do = Pohněte Společenstvem.
    .right = Pětka a +1 stačí. Na žetonu je 1 a žádné oko: zůstáváte skrytí.
    .apart = Sami by byli bezpečnější, Nositelé Prstenu ne.
wotr-lesson-hunt-toll = Vaše rozhodnutí
    .say = Jedno poškození. Podmanění je 4. Náhodný Společník by vás stál někoho, ale žádné podmanění.
    .do = Vyberte, kdo zaplatí.
    .right = Pět. Odteď počítejte: Mordor přidá žetony, kterým se nelze vyhnout.
    .random = Gimli padl. Nositelé Prstenu mu děkují; trpaslíci se teď probudí hůř.
    .wrong = Bez Chodce povede někdo slabší a skrývání zdraží.
wotr-lesson-hunt-end = Teď je to na vás
    .say = Hýbejte se na začátku kola, předtím se podívejte do pole pátrání, malá poškození plaťte podmaněním, velká Společníkem, a hned se skryjte. Hrajte dál, nebo odejděte; stůl na vás počká.

## Goals: what wins, and what to watch

wotr-goal-quest = Prsten v Mordoru
    .watch = Sledujte, kam až mohlo Společenstvo dojít, a kostky v poli pátrání: na pátém kroku v Mordoru je Prsten zničen.
wotr-goal-points-fp = Výboje Svobodných národů
    .watch = Sledujte pevnosti Stínu, které zůstaly bez stráže: čtyři body jsou jen dvě z nich.
wotr-goal-corruption = Podmanění
    .watch = Sledujte pátrání: každý žeton zaplacený Prstenem přibližuje konec na 12.
wotr-goal-points-shadow = Výboje Stínu
    .watch = Sledujte velkoměsta a pevnosti, u nichž stojí nepřátelská armáda: deset bodů na konci kola vítězí.

# What is rolled or drawn at a real table, as what somebody rolls or draws

wotr-outcome-die = { $n ->
    [one] šestistěnnou kostku
    [few] { $n } šestistěnné kostky
   *[other] { $n } šestistěnných kostek
 }
wotr-outcome-action = { $n ->
    [one] akční kostku
    [few] { $n } akční kostky
   *[other] { $n } akčních kostek
 }
wotr-outcome-card = { $n ->
    [one] kartu události
    [few] { $n } karty událostí
   *[other] { $n } karet událostí
 }
wotr-outcome-tile = { $n ->
    [one] žeton pátrání
    [few] { $n } žetony pátrání
   *[other] { $n } žetonů pátrání
 }
wotr-outcome-companion = { $n ->
    [one] žeton Společníka
    [few] { $n } žetony Společníků
   *[other] { $n } žetonů Společníků
 }
