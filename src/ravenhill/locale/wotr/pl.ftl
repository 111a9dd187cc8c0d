# War of the Ring: every word a player reads.

## the game, its scenarios, seats and options

wotr-title = Wojna o Pierścień
wotr-about = Wolne Ludy ukrywają Pierścień i niosą go ku Górze Przeznaczenia; Cień go szuka i zalewa Śródziemie. Dla dwóch, trzech lub czterech osób.
wotr-scenario-war = Gra dwuosobowa
wotr-scenario-three = Gra trzyosobowa: Cień jest zespołem
wotr-scenario-four = Gra czteroosobowa: dwa zespoły
wotr-seat-fp = Wolne Ludy
    .number = many
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .loc = Wolnych Ludach
    .ins = Wolnymi Ludami
    .about = Donieś Pierścień na Górę Przeznaczenia, zanim padną twierdze.
wotr-seat-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .loc = Cieniu
    .ins = Cieniem
    .about = Wytrop Powierników Pierścienia albo podbij wolne krainy.
wotr-seat-gondor = Gracz Gondoru
    .gender = mp
    .gen = gracza Gondoru
    .dat = graczowi Gondoru
    .acc = gracza Gondoru
    .loc = graczu Gondoru
    .ins = graczem Gondoru
wotr-seat-rohan = Gracz Rohanu
    .gender = mp
    .gen = gracza Rohanu
    .dat = graczowi Rohanu
    .acc = gracza Rohanu
    .loc = graczu Rohanu
    .ins = graczem Rohanu
wotr-seat-witch_king = Gracz Czarnoksiężnika
    .gender = mp
    .gen = gracza Czarnoksiężnika
    .dat = graczowi Czarnoksiężnika
    .acc = gracza Czarnoksiężnika
    .loc = graczu Czarnoksiężnika
    .ins = graczem Czarnoksiężnika
wotr-seat-saruman = Gracz Sarumana
    .gender = mp
    .gen = gracza Sarumana
    .dat = graczowi Sarumana
    .acc = gracza Sarumana
    .loc = graczu Sarumana
    .ins = graczem Sarumana
wotr-option-card_backs_open = Jawne rewersy kart na ręce
    .about = Wszyscy wiedzą, ile kart Postaci i Strategii ma na ręce każdy gracz.
wotr-option-leaders_alone = Dowódcy bez jednostek
    .about = Czy dowódca Wolnych Ludów, który został bez jednostek, wypada z gry, czy wraca do posiłków.
wotr-option-recruit_fewer = Rekrutacja mniejszej liczby figurek
    .about = Wynikiem „Mobilizacja” można zrekrutować jedną figurkę tam, gdzie wolno dwie.
wotr-option-siege_declined = Atakujący, który nie oblega
    .about = Czy atakujący może nie ruszać naprzód, gdy obrońca chroni się w twierdzy.
wotr-option-garrison_first = Załoga wychodzi pierwsza
    .about = Po odsieczy załoga wraca do regionu, zanim ruszy naprzód armia, która z nią przyszła.
wotr-option-card_attack_rearguard = Straż tylna przy atakach z kart
    .about = Gdy atak rozpoczyna karta, można zostawić figurki jako straż tylną.
wotr-option-nazgul_joins_besieged = Nazgûle dołączają do oblężonych
    .about = Nazgûl, który leci do oblężonej twierdzy Cienia, wchodzi do środka.
wotr-option-lone_leader_recruit = Rekrutacja dowódców bez jednostek
    .about = Dowódcę można zrekrutować tam, gdzie nie ma jednostek (i zostaje potem usunięty).
wotr-option-recruit_above_ten = Rekrutacja ponad dziesięć
    .about = W pełnym regionie wolno rekrutować; nadmiar usuwa się potem.
wotr-option-siege_recruit = Rekrutacja podczas oblężenia
    .about = Czy karty rekrutują do środka tylko do pięciu jednostek, czy więcej, po czym usuwa się nadmiar.
wotr-option-move_above_ten = Ruch ponad dziesięć
    .about = Czy armia może wejść do regionu tak, że stanie tam ponad dziesięć jednostek, a potem usunąć nadmiar.
wotr-option-limit_after_both_moves = Limit po obu ruchach
    .about = Przy wyniku „Armia” limit dziesięciu sprawdza się po obu ruchach.
wotr-option-replacement = Regularne jednostki w miejsce elitarnych
    .about = Czy regularną jednostkę Wolnych Ludów bierze się najpierw ze strat, czy z posiłków.
wotr-option-retreat_activates = Odwrót aktywuje
    .about = Wycofująca się armia, która wchodzi do regionu wrogiego narodu, aktywuje go.
wotr-option-siege_extension = Przedłużanie bitwy oblężniczej
    .about = Czy osłabiana elitarna jednostka wymaga dostępnej regularnej.
wotr-option-activate_before_capture = Aktywacja przed zdobyciem
    .about = Armia, która wchodzi do niebronionej osady, najpierw aktywuje naród, a potem ją zdobywa.
wotr-option-retrace_path = Droga może wracać
    .about = Drużyna może na swojej drodze dwa razy wymienić ten sam region.
wotr-option-progress_limit = Postęp do dwunastu
    .about = Drużyna nie może być dalej niż dwanaście kroków od ostatniego znanego położenia.
wotr-option-mordor_progress = Postęp w Mordorze
    .about = Czy przy wejściu Drużyny do Mordoru postęp ustawia się na zero.
wotr-option-sorcerer_draw = Czarnoksięstwo: kiedy karta
    .about = Kiedy Czarnoksiężnik dobiera kartę: od razu czy na końcu rundy, jeśli przeżyje.
wotr-option-guide_draw_stays = Gandalf dobiera po odejściu
    .about = Gandalf Szary daje dobranie karty, nawet jeśli przez tę kartę przestał być Przewodnikiem.
wotr-option-white_rider = Biały Jeździec
    .about = Czy Gandalf Biały rezygnuje z własnego przywództwa na całą bitwę, czy na pierwszą rundę.
wotr-option-voice_partial = Jedna elitarna dzięki Głosowi
    .about = Saruman może zastąpić jedną regularną jednostkę tam, gdzie dwóch się nie da.
wotr-option-discard_cost = Koszt wymuszonego odrzucenia
    .about = Czy dwie odrzucane karty liczy się według symbolu, czy według talii.
wotr-option-breaking_with_gollum = „Rozpad Drużyny” przy Gollumie
    .about = Jeden punkt zepsucia od razu albo tylko wtedy, gdy żeton nie jest ani Okiem, ani niebieski.
wotr-option-denethor_strider = Obieżyświat przerywa „Szaleństwo Denethora”
    .about = Przy wymuszaniu odrzucenia tej karty Obieżyświat liczy się jak Aragorn.
wotr-option-corsairs_at_siege = Korsarze przy oblężeniu
    .about = Czy zaczyna się bitwa oblężnicza, czy przybysze tylko dołączają do oblegających.
wotr-option-eagles_chooser = Orły: kto wybiera
    .about = Kto wybiera twierdzę, do której przepędzane są Nazgûle.
wotr-option-every_question = Zadawane jest każde pytanie
    .about = Także wtedy, gdy wszyscy widzą, że odpowiedź jest tylko jedna, oraz przed ujawnieniem, które niczego by nie zmieniło.
wotr-option-three_player_limit = Ograniczenie samotnego gracza Wolnych Ludów
    .about = W grze trzyosobowej żadnego narodu nie używa się w dwóch akcjach z rzędu.
wotr-option-doubtful_symbols = Wątpliwe symbole graczy obowiązują
    .about = „Ród Namiestników” i „Ostatnia bitwa” są tylko dla gracza Gondoru, „Ścieżki Wosów” dla gracza Rohanu; jeśli nie, te trzy karty może zagrać każdy z nich.
wotr-option-individual_winner = Jeden zwycięzca
    .about = W zwycięskim zespole wygrywa gracz z lepszym bilansem.

wotr-value-lost = poza grą
wotr-value-reinforcements = do posiłków
wotr-value-return = może zrezygnować
wotr-value-must_advance = musi ruszyć naprzód
wotr-value-fit = tyle, ile się zmieści
wotr-value-trim = wszystkie, potem usuń nadmiar
wotr-value-casualties = ze strat
wotr-value-needs_regular = wymaga dostępnej regularnej jednostki
wotr-value-any_elite = wystarczy dowolna elitarna
wotr-value-zero = ustawiany na zero
wotr-value-kept = zachowany
wotr-value-at_once = od razu
wotr-value-end_of_round = na końcu rundy
wotr-value-battle = cała bitwa
wotr-value-round = pierwsza runda
wotr-value-icon = według symbolu
wotr-value-deck = według talii
wotr-value-corruption = jeden punkt zepsucia od razu
wotr-value-tile = według żetonu
wotr-value-corsairs_at_siege-battle = zaczyna się bitwa oblężnicza
wotr-value-join = dołączają do oblegających
wotr-value-replacement-reinforcements = z posiłków
wotr-value-shadow = gracz Cienia
wotr-value-fp = gracz Wolnych Ludów

## endings

wotr-end-corruption = Powiernicy ulegli Pierścieniowi: wygrywa Cień.
wotr-end-ring = Pierścień jest zniszczony: wygrywają Wolne Ludy.
wotr-end-military = Zwycięstwo militarne.
wotr-end-conceded = Pokonana strona się poddała.

## things

wotr-fp = Wolne Ludy
    .number = many
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .loc = Wolnych Ludach
    .ins = Wolnymi Ludami
wotr-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .loc = Cieniu
    .ins = Cieniem
wotr-andrast = Andrast
    .gen = Andrastu
    .dat = Andrastowi
    .loc = Andraście
    .ins = Andrastem
wotr-anfalas = Anfalas
    .gen = Anfalasu
    .dat = Anfalasowi
    .loc = Anfalasie
    .ins = Anfalasem
wotr-angmar = Angmar
    .gen = Angmaru
    .dat = Angmarowi
    .loc = Angmarze
    .ins = Angmarem
wotr-arnor = Arnor
    .gen = Arnoru
    .dat = Arnorowi
    .loc = Arnorze
    .ins = Arnorem
wotr-ash_mountains = Góry Popielne
    .gender = f
    .number = many
    .gen = Gór Popielnych
    .dat = Górom Popielnym
    .loc = Górach Popielnych
    .ins = Górami Popielnymi
wotr-barad_dur = Barad-dûr
wotr-bree = Bree
    .gender = n
wotr-buckland = Buckland
    .gen = Bucklandu
    .dat = Bucklandowi
    .loc = Bucklandzie
    .ins = Bucklandem
wotr-cardolan = Cardolan
    .gen = Cardolanu
    .dat = Cardolanowi
    .loc = Cardolanie
    .ins = Cardolanem
wotr-carrock = Samotna Skała
    .gender = f
    .gen = Samotnej Skały
    .dat = Samotnej Skale
    .acc = Samotną Skałę
    .loc = Samotnej Skale
    .ins = Samotną Skałą
wotr-dagorlad = Dagorlad
    .gen = Dagorladu
    .dat = Dagorladowi
    .loc = Dagorladzie
    .ins = Dagorladem
wotr-dale = Dale
    .gender = n
wotr-dead_marshes = Martwe Bagna
    .gender = n
    .number = many
    .gen = Martwych Bagien
    .dat = Martwym Bagnom
    .loc = Martwych Bagnach
    .ins = Martwymi Bagnami
wotr-dimrill_dale = Dolina Dimrilla
    .gender = f
    .gen = Doliny Dimrilla
    .dat = Dolinie Dimrilla
    .acc = Dolinę Dimrilla
    .loc = Dolinie Dimrilla
    .ins = Doliną Dimrilla
wotr-dol_amroth = Dol Amroth
    .gender = n
wotr-dol_guldur = Dol Guldur
    .gender = n
wotr-druadan_forest = Las Drúadan
    .gen = Lasu Drúadan
    .dat = Lasowi Drúadan
    .loc = Lasie Drúadan
    .ins = Lasem Drúadan
wotr-druwaith_iaur = { "Drúwaith Iaur" }
wotr-eagles_eyrie = Gniazdo Orłów
    .gender = n
    .gen = Gniazda Orłów
    .dat = Gniazdu Orłów
    .loc = Gnieździe Orłów
    .ins = Gniazdem Orłów
wotr-east_harondor = Wschodni Harondor
    .gen = Wschodniego Harondoru
    .dat = Wschodniemu Harondorowi
    .loc = Wschodnim Harondorze
    .ins = Wschodnim Harondorem
wotr-east_rhun = Wschodni Rhûn
    .gen = Wschodniego Rhûnu
    .dat = Wschodniemu Rhûnowi
    .loc = Wschodnim Rhûnie
    .ins = Wschodnim Rhûnem
wotr-eastemnet = Eastemnet
    .gen = Eastemnetu
    .dat = Eastemnetowi
    .loc = Eastemnecie
    .ins = Eastemnetem
wotr-eastern_brown_lands = Wschodnie Brunatne Pola
    .gender = n
    .number = many
    .gen = Wschodnich Brunatnych Pól
    .dat = Wschodnim Brunatnym Polom
    .loc = Wschodnich Brunatnych Polach
    .ins = Wschodnimi Brunatnymi Polami
wotr-eastern_emyn_muil = Wschodnie Emyn Muil
    .gender = n
    .gen = Wschodniego Emyn Muil
    .dat = Wschodniemu Emyn Muil
    .loc = Wschodnim Emyn Muil
    .ins = Wschodnim Emyn Muil
wotr-eastern_mirkwood = Wschodnia Mroczna Puszcza
    .gender = f
    .gen = Wschodniej Mrocznej Puszczy
    .dat = Wschodniej Mrocznej Puszczy
    .acc = Wschodnią Mroczną Puszczę
    .loc = Wschodniej Mrocznej Puszczy
    .ins = Wschodnią Mroczną Puszczą
wotr-edoras = Edoras
    .gender = n
wotr-enedwaith = Enedwaith
wotr-erebor = Erebor
    .gen = Ereboru
    .dat = Ereborowi
    .loc = Ereborze
    .ins = Ereborem
wotr-erech = Erech
wotr-ered_luin = Ered Luin
    .gender = n
wotr-ettenmoors = Wrzosowiska Etten
    .gender = n
    .number = many
    .gen = Wrzosowisk Etten
    .dat = Wrzosowiskom Etten
    .loc = Wrzosowiskach Etten
    .ins = Wrzosowiskami Etten
wotr-evendim = Evendim
    .gen = Evendimu
    .dat = Evendimowi
    .loc = Evendimie
    .ins = Evendimem
wotr-fangorn = Fangorn
    .gen = Fangornu
    .dat = Fangornowi
    .loc = Fangornie
    .ins = Fangornem
wotr-far_harad = Daleki Harad
    .gen = Dalekiego Haradu
    .dat = Dalekiemu Haradowi
    .loc = Dalekim Haradzie
    .ins = Dalekim Haradem
wotr-folde = Fold
    .gen = Foldu
    .dat = Foldowi
    .loc = Foldzie
    .ins = Foldem
wotr-fords_of_bruinen = Brody na Bruinen
    .number = many
    .gen = Brodów na Bruinen
    .dat = Brodom na Bruinen
    .loc = Brodach na Bruinen
    .ins = Brodami na Bruinen
wotr-fords_of_isen = Brody na Isenie
    .number = many
    .gen = Brodów na Isenie
    .dat = Brodom na Isenie
    .loc = Brodach na Isenie
    .ins = Brodami na Isenie
wotr-forlindon = Forlindon
    .gen = Forlindonu
    .dat = Forlindonowi
    .loc = Forlindonie
    .ins = Forlindonem
wotr-gap_of_rohan = Brama Rohanu
    .gender = f
    .gen = Bramy Rohanu
    .dat = Bramie Rohanu
    .acc = Bramę Rohanu
    .loc = Bramie Rohanu
    .ins = Bramą Rohanu
wotr-gladden_fields = Pola Gladden
    .gender = n
    .number = many
    .gen = Pól Gladden
    .dat = Polom Gladden
    .loc = Polach Gladden
    .ins = Polami Gladden
wotr-goblins_gate = Brama Goblinów
    .gender = f
    .gen = Bramy Goblinów
    .dat = Bramie Goblinów
    .acc = Bramę Goblinów
    .loc = Bramie Goblinów
    .ins = Bramą Goblinów
wotr-gorgoroth = Gorgoroth
wotr-grey_havens = Szara Przystań
    .gender = f
    .gen = Szarej Przystani
    .dat = Szarej Przystani
    .acc = Szarą Przystań
    .loc = Szarej Przystani
    .ins = Szarą Przystanią
wotr-harlindon = Harlindon
    .gen = Harlindonu
    .dat = Harlindonowi
    .loc = Harlindonie
    .ins = Harlindonem
wotr-helms_deep = Helmowy Jar
    .gen = Helmowego Jaru
    .dat = Helmowemu Jarowi
    .loc = Helmowym Jarze
    .ins = Helmowym Jarem
wotr-high_pass = Wysoka Przełęcz
    .gender = f
    .gen = Wysokiej Przełęczy
    .dat = Wysokiej Przełęczy
    .acc = Wysoką Przełęcz
    .loc = Wysokiej Przełęczy
    .ins = Wysoką Przełęczą
wotr-hollin = Hollin
    .gen = Hollinu
    .dat = Hollinowi
    .loc = Hollinie
    .ins = Hollinem
wotr-iron_hills = Żelazne Wzgórza
    .gender = n
    .number = many
    .gen = Żelaznych Wzgórz
    .dat = Żelaznym Wzgórzom
    .loc = Żelaznych Wzgórzach
    .ins = Żelaznymi Wzgórzami
wotr-khand = Khand
    .gen = Khandu
    .dat = Khandowi
    .loc = Khandzie
    .ins = Khandem
wotr-lamedon = Lamedon
    .gen = Lamedonu
    .dat = Lamedonowi
    .loc = Lamedonie
    .ins = Lamedonem
wotr-lorien = Lórien
    .gender = n
wotr-lossarnach = Lossarnach
wotr-minas_morgul = Minas Morgul
    .gender = n
wotr-minas_tirith = Minas Tirith
    .gender = n
wotr-minhiriath = Minhiriath
wotr-morannon = Morannon
    .gen = Morannonu
    .dat = Morannonowi
    .loc = Morannonie
    .ins = Morannonem
wotr-moria = Moria
    .gender = f
    .gen = Morii
    .dat = Morii
    .acc = Morię
    .loc = Morii
    .ins = Morią
wotr-mount_gram = Góra Gram
    .gender = f
    .gen = Góry Gram
    .dat = Górze Gram
    .acc = Górę Gram
    .loc = Górze Gram
    .ins = Górą Gram
wotr-mount_gundabad = Góra Gundabad
    .gender = f
    .gen = Góry Gundabad
    .dat = Górze Gundabad
    .acc = Górę Gundabad
    .loc = Górze Gundabad
    .ins = Górą Gundabad
wotr-narrows_of_the_forest = Przewężenie Puszczy
    .gender = n
    .gen = Przewężenia Puszczy
    .dat = Przewężeniu Puszczy
    .loc = Przewężeniu Puszczy
    .ins = Przewężeniem Puszczy
wotr-near_harad = Bliski Harad
    .gen = Bliskiego Haradu
    .dat = Bliskiemu Haradowi
    .loc = Bliskim Haradzie
    .ins = Bliskim Haradem
wotr-noman_lands = Ziemie Niczyje
    .gender = f
    .number = many
    .gen = Ziem Niczyich
    .dat = Ziemiom Niczyim
    .loc = Ziemiach Niczyich
    .ins = Ziemiami Niczyimi
wotr-north_anduin_vale = Północna Dolina Anduiny
    .gender = f
    .gen = Północnej Doliny Anduiny
    .dat = Północnej Dolinie Anduiny
    .acc = Północną Dolinę Anduiny
    .loc = Północnej Dolinie Anduiny
    .ins = Północną Doliną Anduiny
wotr-north_downs = Północne Wzgórza
    .gender = n
    .number = many
    .gen = Północnych Wzgórz
    .dat = Północnym Wzgórzom
    .loc = Północnych Wzgórzach
    .ins = Północnymi Wzgórzami
wotr-north_dunland = Północny Dunland
    .gen = Północnego Dunlandu
    .dat = Północnemu Dunlandowi
    .loc = Północnym Dunlandzie
    .ins = Północnym Dunlandem
wotr-north_ered_luin = Północne Ered Luin
    .gender = n
    .gen = Północnego Ered Luin
    .dat = Północnemu Ered Luin
    .loc = Północnym Ered Luin
    .ins = Północnym Ered Luin
wotr-north_ithilien = Północny Ithilien
    .gen = Północnego Ithilien
    .dat = Północnemu Ithilien
    .loc = Północnym Ithilien
    .ins = Północnym Ithilien
wotr-north_rhun = Północny Rhûn
    .gen = Północnego Rhûnu
    .dat = Północnemu Rhûnowi
    .loc = Północnym Rhûnie
    .ins = Północnym Rhûnem
wotr-northern_dorwinion = Północny Dorwinion
    .gen = Północnego Dorwinionu
    .dat = Północnemu Dorwinionowi
    .loc = Północnym Dorwinionie
    .ins = Północnym Dorwinionem
wotr-northern_mirkwood = Północna Mroczna Puszcza
    .gender = f
    .gen = Północnej Mrocznej Puszczy
    .dat = Północnej Mrocznej Puszczy
    .acc = Północną Mroczną Puszczę
    .loc = Północnej Mrocznej Puszczy
    .ins = Północną Mroczną Puszczą
wotr-northern_rhovanion = Północny Rhovanion
    .gen = Północnego Rhovanionu
    .dat = Północnemu Rhovanionowi
    .loc = Północnym Rhovanionie
    .ins = Północnym Rhovanionem
wotr-nurn = Nurn
    .gen = Nurnu
    .dat = Nurnowi
    .loc = Nurnie
    .ins = Nurnem
wotr-old_ford = Stary Bród
    .gen = Starego Brodu
    .dat = Staremu Brodowi
    .loc = Starym Brodzie
    .ins = Starym Brodem
wotr-old_forest = Stary Las
    .gen = Starego Lasu
    .dat = Staremu Lasowi
    .loc = Starym Lasie
    .ins = Starym Lasem
wotr-old_forest_road = Stary Leśny Gościniec
    .gen = Starego Leśnego Gościńca
    .dat = Staremu Leśnemu Gościńcowi
    .loc = Starym Leśnym Gościńcu
    .ins = Starym Leśnym Gościńcem
wotr-orthanc = Orthank
    .gen = Orthanku
    .dat = Orthankowi
    .loc = Orthanku
    .ins = Orthankiem
wotr-osgiliath = Osgiliath
    .gender = n
wotr-parth_celebrant = Parth Celebrant
    .gender = n
wotr-pelargir = Pelargir
    .gen = Pelargiru
    .dat = Pelargirowi
    .loc = Pelargirze
    .ins = Pelargirem
wotr-rhosgobel = Rhosgobel
wotr-rivendell = Rivendell
    .gender = n
wotr-south_anduin_vale = Południowa Dolina Anduiny
    .gender = f
    .gen = Południowej Doliny Anduiny
    .dat = Południowej Dolinie Anduiny
    .acc = Południową Dolinę Anduiny
    .loc = Południowej Dolinie Anduiny
    .ins = Południową Doliną Anduiny
wotr-south_downs = Południowe Wzgórza
    .gender = n
    .number = many
    .gen = Południowych Wzgórz
    .dat = Południowym Wzgórzom
    .loc = Południowych Wzgórzach
    .ins = Południowymi Wzgórzami
wotr-south_dunland = Południowy Dunland
    .gen = Południowego Dunlandu
    .dat = Południowemu Dunlandowi
    .loc = Południowym Dunlandzie
    .ins = Południowym Dunlandem
wotr-south_ered_luin = Południowe Ered Luin
    .gender = n
    .gen = Południowego Ered Luin
    .dat = Południowemu Ered Luin
    .loc = Południowym Ered Luin
    .ins = Południowym Ered Luin
wotr-south_ithilien = Południowy Ithilien
    .gen = Południowego Ithilien
    .dat = Południowemu Ithilien
    .loc = Południowym Ithilien
    .ins = Południowym Ithilien
wotr-south_rhun = Południowy Rhûn
    .gen = Południowego Rhûnu
    .dat = Południowemu Rhûnowi
    .loc = Południowym Rhûnie
    .ins = Południowym Rhûnem
wotr-southern_dorwinion = Południowy Dorwinion
    .gen = Południowego Dorwinionu
    .dat = Południowemu Dorwinionowi
    .loc = Południowym Dorwinionie
    .ins = Południowym Dorwinionem
wotr-southern_mirkwood = Południowa Mroczna Puszcza
    .gender = f
    .gen = Południowej Mrocznej Puszczy
    .dat = Południowej Mrocznej Puszczy
    .acc = Południową Mroczną Puszczę
    .loc = Południowej Mrocznej Puszczy
    .ins = Południową Mroczną Puszczą
wotr-southern_rhovanion = Południowy Rhovanion
    .gen = Południowego Rhovanionu
    .dat = Południowemu Rhovanionowi
    .loc = Południowym Rhovanionie
    .ins = Południowym Rhovanionem
wotr-tharbad = Tharbad
    .gen = Tharbadu
    .dat = Tharbadowi
    .loc = Tharbadzie
    .ins = Tharbadem
wotr-the_shire = Shire
    .gender = n
wotr-tower_hills = Wzgórza Wieżowe
    .gender = n
    .number = many
    .gen = Wzgórz Wieżowych
    .dat = Wzgórzom Wieżowym
    .loc = Wzgórzach Wieżowych
    .ins = Wzgórzami Wieżowymi
wotr-trollshaws = Wzgórza Trollów
    .gender = n
    .number = many
    .gen = Wzgórz Trollów
    .dat = Wzgórzom Trollów
    .loc = Wzgórzach Trollów
    .ins = Wzgórzami Trollów
wotr-umbar = Umbar
    .gen = Umbaru
    .dat = Umbarowi
    .loc = Umbarze
    .ins = Umbarem
wotr-vale_of_the_carnen = Dolina Carnen
    .gender = f
    .gen = Doliny Carnen
    .dat = Dolinie Carnen
    .acc = Dolinę Carnen
    .loc = Dolinie Carnen
    .ins = Doliną Carnen
wotr-vale_of_the_celduin = Dolina Celduin
    .gender = f
    .gen = Doliny Celduin
    .dat = Dolinie Celduin
    .acc = Dolinę Celduin
    .loc = Dolinie Celduin
    .ins = Doliną Celduin
wotr-weather_hills = Wichrowe Wzgórza
    .gender = n
    .number = many
    .gen = Wichrowych Wzgórz
    .dat = Wichrowym Wzgórzom
    .loc = Wichrowych Wzgórzach
    .ins = Wichrowymi Wzgórzami
wotr-west_harondor = Zachodni Harondor
    .gen = Zachodniego Harondoru
    .dat = Zachodniemu Harondorowi
    .loc = Zachodnim Harondorze
    .ins = Zachodnim Harondorem
wotr-westemnet = Westemnet
    .gen = Westemnetu
    .dat = Westemnetowi
    .loc = Westemnecie
    .ins = Westemnetem
wotr-western_brown_lands = Zachodnie Brunatne Pola
    .gender = n
    .number = many
    .gen = Zachodnich Brunatnych Pól
    .dat = Zachodnim Brunatnym Polom
    .loc = Zachodnich Brunatnych Polach
    .ins = Zachodnimi Brunatnymi Polami
wotr-western_emyn_muil = Zachodnie Emyn Muil
    .gender = n
    .gen = Zachodniego Emyn Muil
    .dat = Zachodniemu Emyn Muil
    .loc = Zachodnim Emyn Muil
    .ins = Zachodnim Emyn Muil
wotr-western_mirkwood = Zachodnia Mroczna Puszcza
    .gender = f
    .gen = Zachodniej Mrocznej Puszczy
    .dat = Zachodniej Mrocznej Puszczy
    .acc = Zachodnią Mroczną Puszczę
    .loc = Zachodniej Mrocznej Puszczy
    .ins = Zachodnią Mroczną Puszczą
wotr-withered_heath = Zwiędłe Wrzosowisko
    .gender = n
    .gen = Zwiędłego Wrzosowiska
    .dat = Zwiędłemu Wrzosowisku
    .loc = Zwiędłym Wrzosowisku
    .ins = Zwiędłym Wrzosowiskiem
wotr-woodland_realm = Leśne Królestwo
    .gender = n
    .gen = Leśnego Królestwa
    .dat = Leśnemu Królestwu
    .loc = Leśnym Królestwie
    .ins = Leśnym Królestwem
wotr-dwarves = Krasnoludy
    .gender = ma
    .number = many
    .gen = krasnoludów
    .dat = krasnoludom
    .acc = krasnoludy
    .loc = krasnoludach
    .ins = krasnoludami
wotr-dwarves_regular = Regularna jednostka krasnoludów
    .gender = f
    .gen = regularnej jednostki krasnoludów
    .dat = regularnej jednostce krasnoludów
    .acc = regularną jednostkę krasnoludów
    .loc = regularnej jednostce krasnoludów
    .ins = regularną jednostką krasnoludów
wotr-dwarves_elite = Elitarna jednostka krasnoludów
    .gender = f
    .gen = elitarnej jednostki krasnoludów
    .dat = elitarnej jednostce krasnoludów
    .acc = elitarną jednostkę krasnoludów
    .loc = elitarnej jednostce krasnoludów
    .ins = elitarną jednostką krasnoludów
wotr-dwarves_leader = Dowódca krasnoludów
    .gender = mp
    .gen = dowódcy krasnoludów
    .dat = dowódcy krasnoludów
    .acc = dowódcę krasnoludów
    .loc = dowódcy krasnoludów
    .ins = dowódcą krasnoludów
wotr-elves = Elfy
    .gender = ma
    .number = many
    .gen = elfów
    .dat = elfom
    .acc = elfy
    .loc = elfach
    .ins = elfami
wotr-elves_regular = Regularna jednostka elfów
    .gender = f
    .gen = regularnej jednostki elfów
    .dat = regularnej jednostce elfów
    .acc = regularną jednostkę elfów
    .loc = regularnej jednostce elfów
    .ins = regularną jednostką elfów
wotr-elves_elite = Elitarna jednostka elfów
    .gender = f
    .gen = elitarnej jednostki elfów
    .dat = elitarnej jednostce elfów
    .acc = elitarną jednostkę elfów
    .loc = elitarnej jednostce elfów
    .ins = elitarną jednostką elfów
wotr-elves_leader = Dowódca elfów
    .gender = mp
    .gen = dowódcy elfów
    .dat = dowódcy elfów
    .acc = dowódcę elfów
    .loc = dowódcy elfów
    .ins = dowódcą elfów
wotr-gondor = Gondor
    .gen = Gondoru
    .dat = Gondorowi
    .loc = Gondorze
    .ins = Gondorem
wotr-gondor_regular = Regularna jednostka Gondoru
    .gender = f
    .gen = regularnej jednostki Gondoru
    .dat = regularnej jednostce Gondoru
    .acc = regularną jednostkę Gondoru
    .loc = regularnej jednostce Gondoru
    .ins = regularną jednostką Gondoru
wotr-gondor_elite = Elitarna jednostka Gondoru
    .gender = f
    .gen = elitarnej jednostki Gondoru
    .dat = elitarnej jednostce Gondoru
    .acc = elitarną jednostkę Gondoru
    .loc = elitarnej jednostce Gondoru
    .ins = elitarną jednostką Gondoru
wotr-gondor_leader = Dowódca Gondoru
    .gender = mp
    .gen = dowódcy Gondoru
    .dat = dowódcy Gondoru
    .acc = dowódcę Gondoru
    .loc = dowódcy Gondoru
    .ins = dowódcą Gondoru
wotr-north = Północ
    .gender = f
    .gen = Północy
    .dat = Północy
    .loc = Północy
    .ins = Północą
wotr-north_regular = Regularna jednostka Północy
    .gender = f
    .gen = regularnej jednostki Północy
    .dat = regularnej jednostce Północy
    .acc = regularną jednostkę Północy
    .loc = regularnej jednostce Północy
    .ins = regularną jednostką Północy
wotr-north_elite = Elitarna jednostka Północy
    .gender = f
    .gen = elitarnej jednostki Północy
    .dat = elitarnej jednostce Północy
    .acc = elitarną jednostkę Północy
    .loc = elitarnej jednostce Północy
    .ins = elitarną jednostką Północy
wotr-north_leader = Dowódca Północy
    .gender = mp
    .gen = dowódcy Północy
    .dat = dowódcy Północy
    .acc = dowódcę Północy
    .loc = dowódcy Północy
    .ins = dowódcą Północy
wotr-rohan = Rohan
    .gen = Rohanu
    .dat = Rohanowi
    .loc = Rohanie
    .ins = Rohanem
wotr-rohan_regular = Regularna jednostka Rohanu
    .gender = f
    .gen = regularnej jednostki Rohanu
    .dat = regularnej jednostce Rohanu
    .acc = regularną jednostkę Rohanu
    .loc = regularnej jednostce Rohanu
    .ins = regularną jednostką Rohanu
wotr-rohan_elite = Elitarna jednostka Rohanu
    .gender = f
    .gen = elitarnej jednostki Rohanu
    .dat = elitarnej jednostce Rohanu
    .acc = elitarną jednostkę Rohanu
    .loc = elitarnej jednostce Rohanu
    .ins = elitarną jednostką Rohanu
wotr-rohan_leader = Dowódca Rohanu
    .gender = mp
    .gen = dowódcy Rohanu
    .dat = dowódcy Rohanu
    .acc = dowódcę Rohanu
    .loc = dowódcy Rohanu
    .ins = dowódcą Rohanu
wotr-isengard = Isengard
    .gen = Isengardu
    .dat = Isengardowi
    .loc = Isengardzie
    .ins = Isengardem
wotr-isengard_regular = Regularna jednostka Isengardu
    .gender = f
    .gen = regularnej jednostki Isengardu
    .dat = regularnej jednostce Isengardu
    .acc = regularną jednostkę Isengardu
    .loc = regularnej jednostce Isengardu
    .ins = regularną jednostką Isengardu
wotr-isengard_elite = Elitarna jednostka Isengardu
    .gender = f
    .gen = elitarnej jednostki Isengardu
    .dat = elitarnej jednostce Isengardu
    .acc = elitarną jednostkę Isengardu
    .loc = elitarnej jednostce Isengardu
    .ins = elitarną jednostką Isengardu
wotr-isengard_leader = Dowódca Isengardu
    .gender = mp
    .gen = dowódcy Isengardu
    .dat = dowódcy Isengardu
    .acc = dowódcę Isengardu
    .loc = dowódcy Isengardu
    .ins = dowódcą Isengardu
wotr-sauron = Sauron
    .gender = mp
    .gen = Saurona
    .dat = Sauronowi
    .acc = Saurona
    .loc = Sauronie
    .ins = Sauronem
wotr-sauron_regular = Regularna jednostka Saurona
    .gender = f
    .gen = regularnej jednostki Saurona
    .dat = regularnej jednostce Saurona
    .acc = regularną jednostkę Saurona
    .loc = regularnej jednostce Saurona
    .ins = regularną jednostką Saurona
wotr-sauron_elite = Elitarna jednostka Saurona
    .gender = f
    .gen = elitarnej jednostki Saurona
    .dat = elitarnej jednostce Saurona
    .acc = elitarną jednostkę Saurona
    .loc = elitarnej jednostce Saurona
    .ins = elitarną jednostką Saurona
wotr-southrons = Południowcy i Easterlingowie
    .gender = mp
    .number = many
    .gen = Południowców i Easterlingów
    .dat = Południowcom i Easterlingom
    .acc = Południowców i Easterlingów
    .loc = Południowcach i Easterlingach
    .ins = Południowcami i Easterlingami
wotr-southrons_regular = Regularna jednostka Południowców i Easterlingów
    .gender = f
    .gen = regularnej jednostki Południowców i Easterlingów
    .dat = regularnej jednostce Południowców i Easterlingów
    .acc = regularną jednostkę Południowców i Easterlingów
    .loc = regularnej jednostce Południowców i Easterlingów
    .ins = regularną jednostką Południowców i Easterlingów
wotr-southrons_elite = Elitarna jednostka Południowców i Easterlingów
    .gender = f
    .gen = elitarnej jednostki Południowców i Easterlingów
    .dat = elitarnej jednostce Południowców i Easterlingów
    .acc = elitarną jednostkę Południowców i Easterlingów
    .loc = elitarnej jednostce Południowców i Easterlingów
    .ins = elitarną jednostką Południowców i Easterlingów
wotr-southrons_leader = Dowódca Południowców i Easterlingów
    .gender = mp
    .gen = dowódcy Południowców i Easterlingów
    .dat = dowódcy Południowców i Easterlingów
    .acc = dowódcę Południowców i Easterlingów
    .loc = dowódcy Południowców i Easterlingów
    .ins = dowódcą Południowców i Easterlingów
wotr-nazgul = Nazgûl
    .gender = mp
    .gen = Nazgûla
    .dat = Nazgûlowi
    .acc = Nazgûla
    .loc = Nazgûlu
    .ins = Nazgûlem
wotr-gandalf_grey = Gandalf Szary
    .gender = mp
    .gen = Gandalfa Szarego
    .dat = Gandalfowi Szaremu
    .acc = Gandalfa Szarego
    .loc = Gandalfie Szarym
    .ins = Gandalfem Szarym
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Jako Przewodnik: Po zagraniu karty Wydarzenia wynikiem „Wydarzenie” (palantír) możesz od razu dobrać kartę z talii tego samego rodzaju co zagrana karta. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują. Wysłannik Zachodu: Poza Drużyną (lub wyeliminowanego) może go zastąpić Gandalf Biały.
wotr-strider = Obieżyświat
    .gender = mp
    .gen = Obieżyświata
    .dat = Obieżyświatowi
    .acc = Obieżyświata
    .loc = Obieżyświacie
    .ins = Obieżyświatem
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Jako Przewodnik: Możesz użyć dowolnego wyniku kości akcji, aby ukryć odkrytą Drużynę; ta kość nie trafia na pole Poszukiwań. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują. Dziedzic Isildura: Poza Drużyną może go zastąpić Aragorn.
wotr-boromir = Boromir
    .gender = mp
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .loc = Boromirze
    .ins = Boromirem
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują. Naczelny strażnik Białej Wieży: Gdy jest w niezdobytym mieście lub niezdobytej twierdzy Gondoru (Minas Tirith, Dol Amroth, Pelargir; oblężone liczą się jako niezdobyte), możesz użyć dowolnego wyniku kości akcji, aby przesunąć Gondor o jedno pole na torze polityki.
wotr-legolas = Legolas
    .gender = mp
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .loc = Legolasie
    .ins = Legolasem
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują. Książę Mrocznej Puszczy: Gdy jest w niezdobytej twierdzy elfów (oblężona liczy się jako niezdobyta), możesz użyć dowolnego wyniku kości akcji, aby przesunąć elfy o jedno pole na torze polityki.
wotr-gimli = Gimli
    .gender = mp
    .gen = Gimliego
    .dat = Gimliemu
    .acc = Gimliego
    .loc = Gimlim
    .ins = Gimlim
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują. Krasnolud z Ereboru: Gdy jest w Ereborze, a Erebor jest niezdobyty (oblężony liczy się jako niezdobyty), możesz użyć dowolnego wyniku kości akcji, aby przesunąć krasnoludy o jedno pole na torze polityki.
wotr-meriadoc = Meriadok Brandybuck
    .gender = mp
    .gen = Meriadoka Brandybucka
    .dat = Meriadokowi Brandybuckowi
    .acc = Meriadoka Brandybucka
    .loc = Meriadoku Brandybucku
    .ins = Meriadokiem Brandybuckiem
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Jako Przewodnik: Gdy podczas Poszukiwań obrażenia wynoszą co najmniej 1, możesz odłączyć tego hobbita od Drużyny, aby zmniejszyć obrażenia o 1. Może ruszyć dalej jak każdy odłączony Towarzysz. Na torze Mordoru zamiast odłączenia zostaje usunięty z gry, a obrażenia i tak maleją o 1. Potem można od razu użyć zdolności nowego Przewodnika. Brać ich żywcem!: Jeśli zostaje wyeliminowany w Drużynie przez Poszukiwania lub kartę, natychmiast wchodzi do gry tak, jakby właśnie się od niej odłączył (jako strata w Poszukiwaniach nadal pochłania obrażenia równe swojemu poziomowi). Nie na torze Mordoru; bez efektu po opuszczeniu Drużyny.
wotr-peregrin = Peregrin Tuk
    .gender = mp
    .gen = Peregrina Tuka
    .dat = Peregrinowi Tukowi
    .acc = Peregrina Tuka
    .loc = Peregrinie Tuku
    .ins = Peregrinem Tukiem
    .effect = Od początku w Drużynie; po odłączeniu wchodzi na mapę. Jako Przewodnik: Gdy podczas Poszukiwań obrażenia wynoszą co najmniej 1, możesz odłączyć tego hobbita od Drużyny, aby zmniejszyć obrażenia o 1. Może ruszyć dalej jak każdy odłączony Towarzysz. Na torze Mordoru zamiast odłączenia zostaje usunięty z gry, a obrażenia i tak maleją o 1. Potem można od razu użyć zdolności nowego Przewodnika. Brać ich żywcem!: Jeśli zostaje wyeliminowany w Drużynie przez Poszukiwania lub kartę, natychmiast wchodzi do gry tak, jakby właśnie się od niej odłączył (jako strata w Poszukiwaniach nadal pochłania obrażenia równe swojemu poziomowi). Nie na torze Mordoru; bez efektu po opuszczeniu Drużyny.
wotr-aragorn = Aragorn
    .gender = mp
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .loc = Aragornie
    .ins = Aragornem
    .effect = Akcja: jedna kość Woli Zachodu. Obieżyświat jest w Minas Tirith, Dol Amroth lub Pelargirze i ta osada jest niezdobyta. Zastąp tam Obieżyświata Aragornem. Kapitan Zachodu: Gdy ta postać bierze udział w bitwie, armia Wolnych Ludów ma +1 do siły bojowej (nadal maksymalnie 5 kości). Premie kilku takich postaci się sumują.
wotr-gandalf_white = Gandalf Biały
    .gender = mp
    .gen = Gandalfa Białego
    .dat = Gandalfowi Białemu
    .acc = Gandalfa Białego
    .loc = Gandalfie Białym
    .ins = Gandalfem Białym
    .effect = Akcja: jedna kość Woli Zachodu. Gandalf Szary został wyeliminowany lub opuścił Drużynę, a w grze jest lub był dowolny Sługa. Jeśli Gandalf Szary jest w grze, zastąp go tam, gdzie stoi; w przeciwnym razie umieść Gandalfa Białego w Fangornie lub w niezdobytej twierdzy elfów. Cienistogrzywy: Gdy porusza się sam albo z dokładnie jednym hobbitem, jego poziom w tym ruchu wynosi 4. Biały Jeździec: Jeśli bierze udział w bitwie, na jej początku (przed decyzją o oblężeniu i pierwszymi kartami walki) możesz zrezygnować z jego przywództwa, aby anulować przywództwo wszystkich Nazgûli wraz z Czarnoksiężnikiem; jedno i drugie trwa całą bitwę. Nie dotyczy innych Sług.
wotr-gollum = Gollum
    .gender = mp
    .gen = Golluma
    .dat = Gollumowi
    .acc = Golluma
    .loc = Gollumie
    .ins = Gollumem
    .effect = Automatycznie: gdy w Drużynie nie ma już żadnego Towarzysza, Gollum od razu do niej dołącza i jest Przewodnikiem. Nigdy nie odchodzi, nie może być stratą i nie liczy się jako Towarzysz. Jako Przewodnik: Zwykłe żetony Poszukiwań z liczbą i symbolem odkrycia nie odkrywają Drużyny. Jeśli Drużyna jest ukryta i żeton jej nie odkrywa, możesz ją odkryć, aby zmniejszyć obrażenia Poszukiwań o 1 (minimum 0). Żetony z Okiem i specjalne żetony z symbolem odkrycia nadal odkrywają. Działa też na torze Mordoru.
wotr-saruman = Saruman
    .gender = mp
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .loc = Sarumanie
    .ins = Sarumanem
    .effect = Akcja: jedna kość Mobilizacji. Isengard jest w stanie wojny, a Orthank jest niezdobyty. Umieść Sarumana w Orthanku. Nigdy nie może opuścić Orthanku. Głos Sarumana: Gdy Orthank jest twój i nieoblężony, kością Mobilizacji możesz zrekrutować po jednej regularnej jednostce Isengardu w każdej osadzie Isengardu albo zastąpić w Orthanku dwie regularne jednostki Isengardu dwiema elitarnymi (figurki muszą być dostępne; rekrutować można tylko w wolnych osadach). Słudzy Białej Ręki: Każda elitarna jednostka Isengardu liczy się w ruchu i walce także jako dowódca (1 punkt przywództwa). W grze 3- i 4-osobowej, gdy Saruman jest w grze, dotyczy to też elitarnych jednostek Południowców i Easterlingów.
wotr-witch_king = Czarnoksiężnik z Angmaru
    .gender = mp
    .gen = Czarnoksiężnika z Angmaru
    .dat = Czarnoksiężnikowi z Angmaru
    .acc = Czarnoksiężnika z Angmaru
    .loc = Czarnoksiężniku z Angmaru
    .ins = Czarnoksiężnikiem z Angmaru
    .effect = Akcja: jedna kość Mobilizacji. Sauron i co najmniej jeden naród Wolnych Ludów są w stanie wojny. Umieść go w dowolnym regionie z armią Cienia, w której jest jednostka Saurona. Gdy wchodzi do gry, wszystkie narody Wolnych Ludów stają się aktywne. Nazgûl: Zawsze liczy się jako Nazgûl (nieograniczony lot, przywództwo Nazgûli), chyba że karta wymienia go z imienia lub mówi o Słudze. Czarnoksięstwo: Jeśli bierze udział w bitwie (jako atakujący lub obrońca), a w jej pierwszej rundzie zagrywasz kartę walki, po zastosowaniu jej efektu możesz od razu dobrać kartę Wydarzenia z talii tego samego rodzaju co ta karta.
wotr-mouth_of_sauron = Usta Saurona
    .gender = mp
    .gen = Ust Saurona
    .dat = Ustom Saurona
    .loc = Ustach Saurona
    .ins = Ustami Saurona
    .effect = Akcja: jedna kość Mobilizacji. Drużyna jest na torze Mordoru albo wszystkie narody Wolnych Ludów są w stanie wojny. Umieść go w regionie z niezdobytą twierdzą Saurona. Posłaniec Czarnej Wieży: Raz na turę możesz użyć wyniku „Mobilizacja” jako wyniku „Armia”.
wotr-character = Postać
    .gender = f
    .gen = Postaci
    .dat = Postaci
    .loc = Postaci
    .ins = Postacią
wotr-army = Armia
    .gender = f
    .gen = Armii
    .dat = Armii
    .acc = Armię
    .loc = Armii
    .ins = Armią
wotr-muster = Mobilizacja
    .gender = f
    .gen = Mobilizacji
    .dat = Mobilizacji
    .acc = Mobilizację
    .loc = Mobilizacji
    .ins = Mobilizacją
wotr-event = Wydarzenie
    .gender = n
    .gen = Wydarzenia
    .dat = Wydarzeniu
    .loc = Wydarzeniu
    .ins = Wydarzeniem
wotr-army_muster = Mobilizacja/Armia
    .gender = f
    .gen = Mobilizacji/Armii
    .dat = Mobilizacji/Armii
    .acc = Mobilizację/Armię
    .loc = Mobilizacji/Armii
    .ins = Mobilizacją/Armią
wotr-will_of_the_west = Wola Zachodu
    .gender = f
    .gen = Woli Zachodu
    .dat = Woli Zachodu
    .acc = Wolę Zachodu
    .loc = Woli Zachodu
    .ins = Wolą Zachodu
wotr-eye = Oko
    .gender = n
    .gen = Oka
    .dat = Oku
    .loc = Oku
    .ins = Okiem
wotr-fp_character = Talia Postaci Wolnych Ludów
    .gender = f
    .gen = talii Postaci Wolnych Ludów
    .dat = talii Postaci Wolnych Ludów
    .acc = talię Postaci Wolnych Ludów
    .loc = talii Postaci Wolnych Ludów
    .ins = talią Postaci Wolnych Ludów
wotr-fp_strategy = Talia Strategii Wolnych Ludów
    .gender = f
    .gen = talii Strategii Wolnych Ludów
    .dat = talii Strategii Wolnych Ludów
    .acc = talię Strategii Wolnych Ludów
    .loc = talii Strategii Wolnych Ludów
    .ins = talią Strategii Wolnych Ludów
wotr-sh_character = Talia Postaci Cienia
    .gender = f
    .gen = talii Postaci Cienia
    .dat = talii Postaci Cienia
    .acc = talię Postaci Cienia
    .loc = talii Postaci Cienia
    .ins = talią Postaci Cienia
wotr-sh_strategy = Talia Strategii Cienia
    .gender = f
    .gen = talii Strategii Cienia
    .dat = talii Strategii Cienia
    .acc = talię Strategii Cienia
    .loc = talii Strategii Cienia
    .ins = talią Strategii Cienia
wotr-map_north_west = północny zachód
    .gen = północnego zachodu
    .dat = północnemu zachodowi
    .loc = północnym zachodzie
    .ins = północnym zachodem
wotr-map_north = północ
    .gender = f
    .gen = północy
    .dat = północy
    .loc = północy
    .ins = północą
wotr-map_north_east = północny wschód
    .gen = północnego wschodu
    .dat = północnemu wschodowi
    .loc = północnym wschodzie
    .ins = północnym wschodem
wotr-map_west = zachód
    .gen = zachodu
    .dat = zachodowi
    .loc = zachodzie
    .ins = zachodem
wotr-map_centre = środek
    .gen = środka
    .dat = środkowi
    .loc = środku
    .ins = środkiem
wotr-map_east = wschód
    .gen = wschodu
    .dat = wschodowi
    .loc = wschodzie
    .ins = wschodem
wotr-map_south_west = południowy zachód
    .gen = południowego zachodu
    .dat = południowemu zachodowi
    .loc = południowym zachodzie
    .ins = południowym zachodem
wotr-map_south = południe
    .gender = n
    .gen = południa
    .dat = południu
    .loc = południu
    .ins = południem
wotr-map_south_east = południowy wschód
    .gen = południowego wschodu
    .dat = południowemu wschodowi
    .loc = południowym wschodzie
    .ins = południowym wschodem
wotr-guide = Przewodnik
    .gender = mp
    .gen = Przewodnika
    .dat = Przewodnikowi
    .acc = Przewodnika
    .loc = Przewodniku
    .ins = Przewodnikiem
wotr-random = losowy Towarzysz
    .gender = mp
    .gen = losowego Towarzysza
    .dat = losowemu Towarzyszowi
    .acc = losowego Towarzysza
    .loc = losowym Towarzyszu
    .ins = losowym Towarzyszem
wotr-std_01 = Żeton: 0, odkrycie
wotr-std_02 = Żeton: 0, odkrycie
wotr-std_03 = Żeton: 1
wotr-std_04 = Żeton: 1
wotr-std_05 = Żeton: 1, odkrycie
wotr-std_06 = Żeton: 1, odkrycie
wotr-std_07 = Żeton: 2
wotr-std_08 = Żeton: 2
wotr-std_09 = Żeton: 2, odkrycie
wotr-std_10 = Żeton: 3
wotr-std_11 = Żeton: 3
wotr-std_12 = Żeton: 3
wotr-std_13 = Żeton: Oko, odkrycie
wotr-std_14 = Żeton: Oko, odkrycie
wotr-std_15 = Żeton: Oko, odkrycie
wotr-std_16 = Żeton: Oko, odkrycie
wotr-sp_fp_char_01 = Płaszcze elfów: 0
wotr-sp_fp_char_02 = Lina elfów: 0
wotr-sp_fp_char_03 = Flakonik Galadrieli: −2
wotr-sp_fp_char_04 = Sméagol pomaga dobremu panu: −1
wotr-sp_sh_char_01 = Jaskinia Szeloby: kość, zatrzymanie
wotr-sp_sh_char_02 = Pierścień jest mój!: Oko, odkrycie, zatrzymanie
wotr-sp_sh_char_03 = Naprzód, wciąż naprzód: 3, zatrzymanie
wotr-sp_sh_char_04 = Oddaj go nam, sss!: 1, odkrycie, zatrzymanie

## Event cards

wotr-fp_char_01 = Płaszcze elfów
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Płaszcze elfów”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-fp_char_02 = Lina elfów
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Lina elfów”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-fp_char_03 = Flakonik Galadrieli
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Flakonik Galadrieli”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-fp_char_04 = Sméagol pomaga dobremu panu
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Sméagol pomaga dobremu panu”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-fp_char_05 = Kolczuga z mithrilu i Żądło
    .effect = Na stół. Tuż po wylosowaniu przez Cień żetonu Poszukiwań, z dowolnego powodu, a przed rozpatrzeniem czegokolwiek na nim, możesz odrzucić tę kartę: losuje się drugi żeton i rozpatruje go zamiast pierwszego. Dopiero wtedy pierwszy żeton wraca do puli Poszukiwań. Po użyciu karta jest odrzucana.
wotr-fp_char_06 = Topór i łuk
    .needs = Gimli lub Legolas jest w Drużynie.
    .does = Na stół. Po wylosowaniu żetonu Poszukiwań możesz odrzucić tę kartę, aby zmniejszyć obrażenia Poszukiwań o 1 (minimum 0); resztę rozpatruje się normalnie. Odrzuć ją natychmiast, gdy w Drużynie nie ma już ani Gimliego, ani Legolasa.
    .effect = Warunek: { wotr-fp_char_06.needs } { wotr-fp_char_06.does }
wotr-fp_char_07 = Róg Gondoru
    .needs = Boromir jest w Drużynie.
    .does = Na stół. Po wylosowaniu żetonu Poszukiwań możesz odrzucić tę kartę, aby zmniejszyć obrażenia Poszukiwań o 1 (minimum 0); resztę rozpatruje się normalnie. Odrzuć ją natychmiast, gdy Boromir opuści Drużynę.
    .effect = Warunek: { wotr-fp_char_07.needs } { wotr-fp_char_07.does }
wotr-fp_char_08 = Laska czarodzieja
    .needs = Gandalf Szary jest w Drużynie.
    .does = Na stół. Gdy Cień ma wylosować żeton Poszukiwań, z dowolnego powodu, możesz odrzucić tę kartę: żetonu się nie losuje, a Poszukiwania lub efekt karty, który tego wymagał, kończą się. Decydujesz, zanim zobaczysz żeton. Odrzuć ją natychmiast, gdy Gandalf Szary opuści Drużynę.
    .effect = Warunek: { wotr-fp_char_08.needs } { wotr-fp_char_08.does }
wotr-fp_char_09 = Athelas
    .effect = Rzuć 3 kośćmi: ulecz 1 punkt zepsucia za każde 5+ (za każde 3+, jeśli Przewodnikiem jest Obieżyświat).
wotr-fp_char_10 = Jest inna droga
    .effect = Ulecz 1 punkt zepsucia. Potem, jeśli Przewodnikiem jest Gollum, możesz też zrobić jedno z dwojga: ukryć Drużynę, jeśli jest odkryta, albo ją przesunąć, jeśli jest ukryta (zwykłe zasady ruchu i Poszukiwań; kość użyta do zagrania karty nie trafia na pole Poszukiwań).
wotr-fp_char_11 = Pójdę sam
    .needs = W Drużynie jest co najmniej jeden Towarzysz.
    .does = Odłącz jednego Towarzysza lub jedną grupę Towarzyszy; ich zasięg to postęp + najwyższy poziom + 1. Potem ulecz 1 punkt zepsucia.
    .effect = Warunek: { wotr-fp_char_11.needs } { wotr-fp_char_11.does }
wotr-fp_char_12 = Pieśń Bilba
    .effect = Ulecz 1 punkt zepsucia (2, jeśli Przewodnikiem jest Gollum).
wotr-fp_char_13 = Zwierciadło Galadrieli
    .effect = Zmień jedną ze swoich nieużytych kości akcji z wynikiem „Postać” na Wolę Zachodu. Jeśli figurka Powierników Pierścienia jest w Lórien, a Lórien jest niezdobyte, ulecz też 1 punkt zepsucia.
wotr-fp_char_14 = Wyzwanie króla
    .needs = Twoja armia z Obieżyświatem/Aragornem stoi w Gondorze lub Rohanie.
    .does = Wylosuj 3 żetony Poszukiwań (nie rozpatruje się ich; nic nie może ich zastąpić ani im zapobiec). Jeśli na wszystkich trzech jest Oko, zwróć je do puli Poszukiwań i wyeliminuj Obieżyświata/Aragorna. W przeciwnym razie każdy wylosowany żeton z Okiem zostaje na stałe usunięty z gry, a pozostałe wracają do puli bez efektu.
    .effect = Warunek: { wotr-fp_char_14.needs } { wotr-fp_char_14.does }
wotr-fp_char_15 = Gwaihir, Władca Wichrów
    .effect = Zrób jedno z dwojga z jednym Towarzyszem lub jedną grupą Towarzyszy, licząc ich poziom jako 4: odłącz ich od Drużyny (zasięg: postęp + 4) albo przesuń Towarzyszy stojących razem na mapie (zasięg 4). Ruch może się skończyć w przyjaznej oblężonej twierdzy.
wotr-fp_char_16 = Okażemy się szybsi
    .effect = Zrób jedno z dwojga z jednym Towarzyszem lub jedną grupą Towarzyszy: odłącz ich od Drużyny (zasięg: postęp + najwyższy poziom + 2) albo przesuń Towarzyszy stojących razem na mapie (zasięg: najwyższy poziom + 2). Ruch może się skończyć w przyjaznej oblężonej twierdzy.
wotr-fp_char_17 = Tam i z powrotem
    .effect = Odłącz jednego Towarzysza lub jedną grupę Towarzyszy (zasięg: postęp + najwyższy poziom + 1). Potem, jeśli Gimli lub Legolas jest w Dale, Ereborze lub Leśnym Królestwie: aktywuj krasnoludy i Północ oraz przesuń krasnoludy, elfy i Północ o jedno pole na torze polityki (raz, nawet jeśli są tam obaj).
wotr-fp_char_18 = Orły nadlatują!
    .needs = Armia Wolnych Ludów z Towarzyszem jest w tym samym regionie co armia Cienia z Nazgûlami lub w regionie sąsiednim.
    .does = Wybierz taką armię Cienia. Rzuć jedną kością za każdego Nazgûla w niej (maksymalnie 5); każde 5+ eliminuje jednego Nazgûla (wraca do posiłków). Potem wszystkie ocalałe Nazgûle tej armii, także te, za które nie rzucano, trzeba przenieść razem do jednej niezdobytej twierdzy Saurona. Dla tej karty Czarnoksiężnik nie jest Nazgûlem: nie liczy się, nie można go trafić ani przenieść, a on sam nie wystarcza, by zagrać kartę.
    .effect = Warunek: { wotr-fp_char_18.needs } { wotr-fp_char_18.does }
wotr-fp_char_19 = Przebudzenie entów: Drzewiec
    .needs = Gandalf Biały jest w grze, a w Fangornie jest co najmniej jeden Towarzysz.
    .does = Rzuć 3 kośćmi; każde 4+ to jedno trafienie w armię Cienia w Orthanku (straty wybiera jej właściciel). Jeśli ta armia zostaje zniszczona, eliminuje się też wszystkie Nazgûle i wszystkich Sług, którzy z nią są. Jeśli Saruman jest w Orthanku bez armii Cienia, zostaje wyeliminowany (bez rzutu). Potem, jeśli Gandalf Biały jest w Fangornie lub w dowolnym regionie Rohanu, możesz od razu zagrać z ręki jedną inną kartę Wydarzenia Postaci bez kości akcji (jej warunki muszą być spełnione; może to być inna z tych trzech kart). Jeśli w Orthanku była armia Cienia, na torze polityki karta liczy się jako atak na nią.
    .effect = Warunek: { wotr-fp_char_19.needs } { wotr-fp_char_19.does }
wotr-fp_char_20 = Przebudzenie entów: huornowie
    .needs = Gandalf Biały jest w grze, a w Fangornie jest co najmniej jeden Towarzysz.
    .does = Rzuć 3 kośćmi; każde 4+ to jedno trafienie w armię Cienia w Orthanku (straty wybiera jej właściciel). Jeśli ta armia zostaje zniszczona, eliminuje się też wszystkie Nazgûle i wszystkich Sług, którzy z nią są. Jeśli Saruman jest w Orthanku bez armii Cienia, zostaje wyeliminowany (bez rzutu). Potem, jeśli Gandalf Biały jest w Fangornie lub w dowolnym regionie Rohanu, możesz od razu zagrać z ręki jedną inną kartę Wydarzenia Postaci bez kości akcji (jej warunki muszą być spełnione; może to być inna z tych trzech kart). Jeśli w Orthanku była armia Cienia, na torze polityki karta liczy się jako atak na nią.
    .effect = Warunek: { wotr-fp_char_20.needs } { wotr-fp_char_20.does }
wotr-fp_char_21 = Przebudzenie entów: wiec entów
    .needs = Gandalf Biały jest w grze, a w Fangornie jest co najmniej jeden Towarzysz.
    .does = Rzuć 3 kośćmi; każde 4+ to jedno trafienie w armię Cienia w Orthanku (straty wybiera jej właściciel). Jeśli ta armia zostaje zniszczona, eliminuje się też wszystkie Nazgûle i wszystkich Sług, którzy z nią są. Jeśli Saruman jest w Orthanku bez armii Cienia, zostaje wyeliminowany (bez rzutu). Potem, jeśli Gandalf Biały jest w Fangornie lub w dowolnym regionie Rohanu, możesz od razu zagrać z ręki jedną inną kartę Wydarzenia Postaci bez kości akcji (jej warunki muszą być spełnione; może to być inna z tych trzech kart). Jeśli w Orthanku była armia Cienia, na torze polityki karta liczy się jako atak na nią.
    .effect = Warunek: { wotr-fp_char_21.needs } { wotr-fp_char_21.does }
wotr-fp_char_22 = Umarli z Dunharrow
    .needs = Obieżyświat lub Aragorn jest w regionie Rohanu (także w oblężonej twierdzy).
    .does = Przenieś Obieżyświata/Aragorna, wraz z dowolną liczbą wybranych Towarzyszy z tego samego regionu, prosto do regionu Erech, Lamedon lub Pelargir. Jeśli jest tam armia Cienia, rzuć jedną kością: armia otrzymuje tyle trafień (straty wybiera jej właściciel) i musi się potem wycofać do sąsiedniego wolnego regionu wybranego przez właściciela; jeśli nie może, zostaje zniszczona. Jeśli zostaje zniszczona, eliminuje się wszystkie Nazgûle i wszystkich Sług, którzy z nią są. Potem możesz zrekrutować w tym regionie od 0 do 3 regularnych jednostek Gondoru, nawet w osadzie pod kontrolą Cienia, którą wtedy przejmujesz. Jeśli była tam armia Cienia, na torze polityki karta liczy się jako atak na nią.
    .effect = Warunek: { wotr-fp_char_22.needs } { wotr-fp_char_22.does }
wotr-fp_char_23 = Ród Namiestników
    .needs = Boromir jest w regionie Gondoru.
    .does = Zrekrutuj 1 jednostkę Gondoru (regularną lub elitarną) w regionie Boromira. Potem dobierz 2 karty Strategii.
    .effect = Warunek: { wotr-fp_char_23.needs } { wotr-fp_char_23.does }
wotr-fp_char_24 = Szara Drużyna
    .needs = Obieżyświat lub Aragorn jest z armią Wolnych Ludów.
    .does = W armii z Obieżyświatem/Aragornem wyeliminuj 1 regularną jednostkę (wypada z gry) i wstaw w jej miejsce 1 elitarną jednostkę tego samego narodu z posiłków. Potem dobierz 2 karty Strategii.
    .effect = Warunek: { wotr-fp_char_24.needs } { wotr-fp_char_24.does }
wotr-fp_strat_01 = Ostatnia bitwa
    .needs = Twoja armia z Aragornem (nie z Obieżyświatem) stoi w regionie, który nie należy do żadnego narodu Wolnych Ludów.
    .does = Na stół. Kości akcji użyte do ruchu Drużyny nie trafiają na pole Poszukiwań. Odrzuć kartę, gdy tylko Drużyna zostanie ujawniona lub odkryta; także gdy tylko warunek zagrania przestanie być spełniony.
    .effect = Warunek: { wotr-fp_strat_01.needs } { wotr-fp_strat_01.does }
wotr-fp_strat_02 = Zbyt wielka potęga
    .effect = Przy zagraniu przesuń elfy o jedno pole. Na stół: armie Cienia nie mogą wchodzić do Lórien, Rivendell ani Szarej Przystani ani ich atakować (bitwa w polu lub oblężnicza). Cień może wymusić odrzucenie karty jako akcję: używa dowolnej kości akcji i odrzuca z ręki jedną kartę Wydarzenia z symbolem armii i jedną z symbolem postaci.
wotr-fp_strat_03 = Moc Toma Bombadila
    .effect = Przy zagraniu przesuń Północ o jedno pole. Na stół: armie Cienia nie mogą wchodzić do Starego Lasu, Shire ani Bucklandu ani ich atakować. Cień może wymusić odrzucenie karty jako akcję: używa dowolnej kości akcji i odrzuca z ręki jedną kartę Wydarzenia z symbolem armii i jedną z symbolem postaci.
wotr-fp_strat_04 = Księga Mazarbul
    .effect = Możesz przesunąć dowolnych lub wszystkich Towarzyszy na mapie (jak przy wyniku „Postać”; członkowie Drużyny się nie ruszają). Potem, jeśli co najmniej jeden Towarzysz jest w Ereborze lub Ered Luin, krasnoludy stają się aktywne i od razu są w stanie wojny.
wotr-fp_strat_05 = Duch Mordoru
    .effect = Wybierz jedną armię Cienia w dowolnym miejscu planszy, w której są jednostki co najmniej dwóch różnych narodów Cienia. Rzuć 5 kośćmi; każde 5+ to jedno trafienie w nią (straty wybiera jej właściciel).
wotr-fp_strat_06 = Strażnicy Faramira
    .effect = Jeśli w Osgiliath, Północnym Ithilien lub Południowym Ithilien jest armia Cienia, wybierz jedną taką armię i rzuć 3 kośćmi: każde 5+ to jedno trafienie w nią (straty wybiera jej właściciel). Potem, jeśli w Osgiliath jest armia Wolnych Ludów, zrekrutuj tam 1 jednostkę Gondoru (regularną lub elitarną) i 1 dowódcę Gondoru.
wotr-fp_strat_07 = Trwoga! Ogień! Wróg!
    .effect = Możesz przesunąć dowolnych lub wszystkich Towarzyszy na mapie (jak przy wyniku „Postać”; członkowie Drużyny się nie ruszają). Potem, jeśli co najmniej jeden Towarzysz jest w Shire lub Bree, Północ staje się aktywna i od razu jest w stanie wojny.
wotr-fp_strat_08 = Mądrość Elronda
    .effect = Wybierz dowolny naród Wolnych Ludów: aktywuj go, jeśli jest pasywny, a potem przesuń o jedno pole.
wotr-fp_strat_09 = Czerwona Strzała
    .needs = Gondor jest aktywny.
    .does = Przesuń Rohan o jedno pole (pasywny zatrzymuje się przed stanem wojny). Potem zrekrutuj 1 jednostkę Rohanu (regularną lub elitarną) i 1 dowódcę Rohanu w Edoras.
    .effect = Warunek: { wotr-fp_strat_09.needs } { wotr-fp_strat_09.does }
wotr-fp_strat_10 = Niespodziewana pomoc
    .effect = Armią Wolnych Ludów zaatakuj armię Cienia, która w sąsiednim regionie oblega twierdzę (bitwa w polu; tylko jednostki narodów w stanie wojny; załoga nie bierze udziału). W każdej rundzie tej bitwy Cień rzuca w rzucie walki o jedną kość mniej za każdą jednostkę armii Wolnych Ludów w tej twierdzy (minimum jedna kość).
wotr-fp_strat_11 = Ścieżki Wosów
    .needs = Rohan jest w stanie wojny.
    .does = Przenieś jedną armię Wolnych Ludów lub jej część z jednego regionu Rohanu prosto do Minas Tirith; może też wyjść z oblężonej twierdzy Rohanu. Jeśli Cień kontroluje lub oblega Minas Tirith, celem jest zamiast tego wybrany region sąsiadujący z Minas Tirith. Cel musi być wolny dla ruchu armii, a jednostki narodu, który nie jest w stanie wojny, nie mogą wejść do regionu innego narodu.
    .effect = Warunek: { wotr-fp_strat_11.needs } { wotr-fp_strat_11.does }
wotr-fp_strat_12 = Przez dzień i noc
    .needs = Jest armia Wolnych Ludów z co najmniej jednym Towarzyszem.
    .does = Przesuń jedną taką armię, lub jej część z co najmniej jednym Towarzyszem, maksymalnie o 2 regiony. Każdy region na drodze musi być wolny dla ruchu armii; skład ustala się na początku i po drodze nikt nie dołącza ani nie odpada.
    .effect = Warunek: { wotr-fp_strat_12.needs } { wotr-fp_strat_12.does }
wotr-fp_strat_13 = Okręty Círdana
    .needs = Elfy są w stanie wojny.
    .does = Zrekrutuj 2 jednostki elfów (każdą regularną lub elitarną) w jednym nadmorskim regionie, w którym jest armia Wolnych Ludów.
    .effect = Warunek: { wotr-fp_strat_13.needs } { wotr-fp_strat_13.does }
wotr-fp_strat_14 = Strażnicy Cytadeli
    .effect = Zrekrutuj 1 jednostkę Gondoru (regularną lub elitarną) i 1 dowódcę Gondoru w Minas Tirith.
wotr-fp_strat_15 = Galadhrimowie Celeborna
    .effect = Zrekrutuj 1 jednostkę elfów (regularną lub elitarną) w Lórien. Potem dobierz 1 kartę Strategii.
wotr-fp_strat_16 = Jeźdźcy Théodena
    .effect = Zrekrutuj 1 jednostkę Rohanu (regularną lub elitarną) i 1 dowódcę Rohanu: obie figurki w Edoras albo obie w jednym regionie Rohanu, w którym jest Towarzysz.
wotr-fp_strat_17 = Grimbeorn Stary, syn Beorna
    .effect = Zrekrutuj 1 jednostkę Północy (regularną lub elitarną) i 1 dowódcę Północy w regionie Samotna Skała.
wotr-fp_strat_18 = Imrahil z Dol Amroth
    .effect = Zrekrutuj 1 jednostkę Gondoru (regularną lub elitarną) i 1 dowódcę Gondoru w Dol Amroth.
wotr-fp_strat_19 = Ludzie króla Branda
    .effect = Zrekrutuj 2 regularne jednostki Północy w Dale. Potem dobierz 1 kartę Strategii.
wotr-fp_strat_20 = Miecze w Eriadorze
    .effect = Zrekrutuj 1 jednostkę Północy (regularną lub elitarną) w Shire i 1 jednostkę krasnoludów (regularną lub elitarną) w Ered Luin. Potem dobierz 1 kartę Strategii.
wotr-fp_strat_21 = Ród Glorfindela
    .effect = Zrekrutuj 1 jednostkę elfów (regularną lub elitarną) w Rivendell. Potem dobierz 1 kartę Strategii.
wotr-fp_strat_22 = Gwardia Dáina Żelaznej Stopy
    .effect = Zrekrutuj 1 jednostkę krasnoludów (regularną lub elitarną) i 1 dowódcę krasnoludów w Ereborze.
wotr-fp_strat_23 = Éomer, syn Éomunda
    .effect = Zrekrutuj 1 jednostkę Rohanu (regularną lub elitarną) i 1 dowódcę Rohanu w jednym wolnym regionie Rohanu z osadą (Edoras, Helmowy Jar, Fold lub Westemnet; Brody na Isenie nie są osadą).
wotr-fp_strat_24 = Łucznicy Thranduila
    .effect = Zrekrutuj 1 jednostkę elfów (regularną lub elitarną) w Leśnym Królestwie. Potem dobierz 1 kartę Strategii.
wotr-sh_char_01 = Jaskinia Szeloby
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Jaskinia Szeloby”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-sh_char_02 = Pierścień jest mój!
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Pierścień jest mój!”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-sh_char_03 = Naprzód, wciąż naprzód
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Naprzód, wciąż naprzód”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-sh_char_04 = Oddaj go nam, sss!
    .effect = Wprowadź do gry specjalny żeton Poszukiwań „Oddaj go nam, sss!”. Trafia do puli Poszukiwań w chwili, gdy Drużyna wchodzi na tor Mordoru, albo od razu, jeśli już tam jest.
wotr-sh_char_05 = Patrol orków
    .needs = Powiernicy Pierścienia nie są w regionie z osadą (miasteczkiem, miastem lub twierdzą) narodu Wolnych Ludów.
    .does = Wylosuj jeden żeton Poszukiwań. Żeton z Okiem lub specjalny żeton Drużyny (niebieski) jest odrzucany bez efektu. Każdy inny rozpatrz jak udane Poszukiwania.
    .effect = Warunek: { wotr-sh_char_05.needs } { wotr-sh_char_05.does }
wotr-sh_char_06 = Zguba Isildura
    .needs = Powiernicy Pierścienia nie są w regionie z osadą (miasteczkiem, miastem lub twierdzą) narodu Wolnych Ludów.
    .does = Wylosuj jeden żeton Poszukiwań. Żeton z Okiem lub specjalny żeton Drużyny (niebieski) jest odrzucany bez efektu. Każdy inny rozpatrz jak udane Poszukiwania, ale nic nie może zmniejszyć obrażeń (żadna karta ze stołu, zdolność Przewodnika ani strata): wszystkie zamieniają się w zepsucie.
    .effect = Warunek: { wotr-sh_char_06.needs } { wotr-sh_char_06.does }
wotr-sh_char_07 = Plugastwo z głębin
    .needs = Powiernicy Pierścienia nie są w regionie z osadą (miasteczkiem, miastem lub twierdzą) narodu Wolnych Ludów.
    .does = Wylosuj jeden żeton Poszukiwań. Żeton z Okiem lub specjalny żeton Drużyny (niebieski) jest odrzucany bez efektu. Każdy inny rozpatrz jak udane Poszukiwania z jedną zmianą: jeśli przy wyborze strat zostały jakieś obrażenia, a w Drużynie jest Towarzysz, strata jest obowiązkowa i musi być losowa (żeton losuje Cień), a nie Przewodnik z wyboru. Obrażenia ponad jego poziom zamieniają się w zepsucie.
    .effect = Warunek: { wotr-sh_char_07.needs } { wotr-sh_char_07.does }
wotr-sh_char_08 = Świece umarłych
    .needs = Powiernicy Pierścienia nie są w regionie z osadą (miasteczkiem, miastem lub twierdzą) narodu Wolnych Ludów.
    .does = Rzuć 3 kośćmi: dodaj 1 punkt zepsucia za każde 4+. Jeśli Przewodnikiem jest Gollum, tylko za każdą 6.
    .effect = Warunek: { wotr-sh_char_08.needs } { wotr-sh_char_08.does }
wotr-sh_char_09 = Nazgûle szukają
    .needs = Postęp Drużyny jest na polu 1 lub wyższym toru Drużyny.
    .does = Możesz polecieć dowolnymi lub wszystkimi Nazgûlami (także Czarnoksiężnikiem), każdym raz i każdym do osobno wybranego regionu. Potem, jeśli co najmniej jeden Nazgûl jest w regionie Powierników Pierścienia, Drużyna zostaje odkryta (pełne odkrycie: figurka przesuwa się maksymalnie o postęp, postęp na 0, żetony za twierdze).
    .effect = Warunek: { wotr-sh_char_09.needs } { wotr-sh_char_09.does }
wotr-sh_char_10 = Okrutna pogoda
    .needs = Postęp Drużyny jest na polu 1 lub wyższym toru Drużyny.
    .does = Przesuń figurkę Powierników Pierścienia do wybranego sąsiedniego regionu (granice nieprzekraczalne obowiązują; znacznik postępu zostaje).
    .effect = Warunek: { wotr-sh_char_10.needs } { wotr-sh_char_10.does }
wotr-sh_char_11 = Nazgûle atakują!
    .needs = Postęp Drużyny jest na polu 1 lub wyższym toru Drużyny.
    .does = Możesz polecieć dowolnymi lub wszystkimi Nazgûlami (także Czarnoksiężnikiem), każdym raz i każdym do osobno wybranego regionu. Potem, jeśli co najmniej jeden Nazgûl jest w regionie Powierników Pierścienia, możesz zrobić jedno z dwojga: (a) odrzucić jedną kartę Wydarzenia Postaci, którą Wolne Ludy mają na stole; (b) wykonać rzut Poszukiwań tak, jakby Drużyna właśnie się przesunęła (postęp się nie zmienia).
    .effect = Warunek: { wotr-sh_char_11.needs } { wotr-sh_char_11.does }
wotr-sh_char_12 = Rana z Morgulu
    .needs = Drużyna jest odkryta.
    .does = Dodaj 2 punkty zepsucia, jeśli zepsucie wynosi 3 lub mniej, w przeciwnym razie dodaj 1.
    .effect = Warunek: { wotr-sh_char_12.needs } { wotr-sh_char_12.does }
wotr-sh_char_13 = Pokusa Pierścienia
    .needs = Drużyna jest odkryta.
    .does = Wylosuj z Drużyny żeton losowego Towarzysza. Wolne Ludy wybierają: dodać zepsucie równe poziomowi tego Towarzysza albo go wyeliminować. Jeśli Przewodnikiem jest Gollum (brak Towarzyszy), po prostu dodaj 1 punkt zepsucia.
    .effect = Warunek: { wotr-sh_char_13.needs } { wotr-sh_char_13.does }
wotr-sh_char_14 = Rozpad Drużyny
    .needs = Drużyna jest odkryta.
    .does = Wylosuj jeden żeton Poszukiwań. Żeton z Okiem lub specjalny żeton Drużyny (niebieski) jest odrzucany bez efektu. W przeciwnym razie Wolne Ludy muszą odłączyć tylu wybranych przez siebie Towarzyszy, ilu wskazuje liczba na żetonie (wszystkich, jeśli jest ich mniej), i umieścić ich w regionie Powierników Pierścienia bez dalszego ruchu. Przy żetonie z kością liczbę wskazuje rzut. Symbole odkrycia i zatrzymania na żetonie są pomijane. Jeśli Przewodnikiem jest Gollum, zamiast tego wszystkiego dodaj 1 punkt zepsucia.
    .effect = Warunek: { wotr-sh_char_14.needs } { wotr-sh_char_14.does }
wotr-sh_char_15 = Znużeni smutkiem i trudem
    .effect = Na stół. Za każdym razem, gdy Towarzysz z Drużyny jest stratą w Poszukiwaniach, możesz też odrzucić jedną kartę Wydarzenia Postaci Wolnych Ludów, do wyboru: losową z ręki albo wybraną ze stołu. Odrzuć tę kartę natychmiast, gdy Drużyna zostanie ujawniona w niezdobytym mieście lub niezdobytej twierdzy Wolnych Ludów.
wotr-sh_char_16 = Stada crebainów
    .effect = Na stół. Przed rzutem Poszukiwań możesz odrzucić tę kartę: +1 do każdej kości tego rzutu, także w przerzutach. Odrzuć tę kartę natychmiast, gdy Drużyna zostanie ujawniona w niezdobytym mieście lub niezdobytej twierdzy Wolnych Ludów.
wotr-sh_char_17 = Balrog z Morii
    .effect = Na stół, dwa zastosowania. (a) Gdy Drużyna zostaje ujawniona lub odkryta, a jej droga wchodzi do Morii, wychodzi z niej lub przez nią prowadzi, albo gdy zostaje ujawniona lub odkryta, stojąc w Morii, możesz odrzucić tę kartę, aby wylosować dodatkowy żeton Poszukiwań: żeton z Okiem jest odrzucany bez efektu, każdy inny rozpatruje się jak udane Poszukiwania; pomiń jego symbol odkrycia, jeśli Drużyna została ujawniona w mieście lub twierdzy Wolnych Ludów pod ich kontrolą. (b) W bitwie, przy wyborze kart walki, możesz użyć tej karty ze stołu jako swojej karty walki w tej rundzie; potem jest odrzucana. Po użyciu karta jest odrzucana.
wotr-sh_char_18 = Oko bez powieki
    .effect = Obróć maksymalnie trzy ze swoich nieużytych kości akcji (z dowolnym wynikiem) na Oko i od razu połóż je na polu Poszukiwań.
wotr-sh_char_19 = Straszliwe zaklęcia
    .needs = Armia Cienia z Nazgûlami jest w tym samym regionie co armia Wolnych Ludów lub w regionie sąsiednim.
    .does = Wybierz taką parę armii. Rzuć tyloma kośćmi, ile Nazgûli jest w tej armii Cienia (maksymalnie 5; Czarnoksiężnik liczy się za jednego); każde 5+ to jedno trafienie w tę armię Wolnych Ludów (straty wybiera jej właściciel).
    .effect = Warunek: { wotr-sh_char_19.needs } { wotr-sh_char_19.does }
wotr-sh_char_20 = Grond, Młot Podziemi
    .needs = Armia Cienia z Czarnoksiężnikiem oblega twierdzę.
    .does = Zaatakuj tę twierdzę tą armią (tylko jednostki narodów w stanie wojny). Ta bitwa oblężnicza trwa trzy rundy zamiast jednej. W jej pierwszej rundzie Wolne Ludy zagrywają kartę walki tylko wtedy, gdy wśród obrońców jest ich Towarzysz.
    .effect = Warunek: { wotr-sh_char_20.needs } { wotr-sh_char_20.does }
wotr-sh_char_21 = Palantír z Orthanku
    .needs = Saruman jest w grze.
    .does = Na stół. Po zagraniu karty Wydarzenia wynikiem „Wydarzenie” (palantír) i jej rozpatrzeniu dobierz jedną kartę z dowolnej ze swoich talii. Wolne Ludy mogą wymusić odrzucenie karty jako akcję: używają kości Woli Zachodu albo dowolnej kości akcji i jednego Elfickiego Pierścienia (Pierścień przechodzi do Cienia i liczy się jako ich jedyny Pierścień w tej turze). Odrzuć ją też, jeśli Saruman zostanie wyeliminowany.
    .effect = Warunek: { wotr-sh_char_21.needs } { wotr-sh_char_21.does }
wotr-sh_char_22 = Smoczy Język
    .needs = Saruman jest w grze.
    .does = Na stół. Rohan może stać się aktywny tylko na trzy sposoby: przez Towarzysza, który może go aktywować; przez ujawnienie Drużyny w Edoras lub Helmowym Jarze; przez atak Cienia na Edoras lub Helmowy Jar. Każda inna przyczyna (wejście armii, atak gdzie indziej, zdobycie osady, karty Wydarzeń, wejście Czarnoksiężnika) pozostawia go pasywnym. Jego ruch na torze polityki nie jest zablokowany. Odrzuć kartę, gdy tylko Rohan jest aktywny albo gdy Saruman zostanie wyeliminowany.
    .effect = Warunek: { wotr-sh_char_22.needs } { wotr-sh_char_22.does }
wotr-sh_char_23 = Upiory Pierścienia wyruszyły
    .effect = Możesz polecieć dowolnymi lub wszystkimi Nazgûlami (także Czarnoksiężnikiem), każdym raz i każdym do osobno wybranego regionu. Potem możesz zrobić jedno z dwojga: (a) przesunąć maksymalnie dwie różne armie, w których jest Nazgûl, każdą o jeden region (z każdą idzie Nazgûl); (b) zaatakować jedną armią, w której jest Nazgûl.
wotr-sh_char_24 = Czarny Kapitan wydaje rozkazy
    .needs = Czarnoksiężnik jest w grze.
    .does = Możesz zrobić jedno z dwojga: zrekrutować maksymalnie 2 dostępne Nazgûle w regionie Czarnoksiężnika albo polecieć dowolnymi lub wszystkimi Nazgûlami (także Czarnoksiężnikiem), każdym raz. Potem możesz przesunąć armię z Czarnoksiężnikiem o jeden region (idzie z nią) albo nią zaatakować.
    .effect = Warunek: { wotr-sh_char_24.needs } { wotr-sh_char_24.does }
wotr-sh_strat_01 = Powrót do Valinoru
    .needs = Cień kontroluje co najmniej jedną twierdzę elfów.
    .does = Dla każdej nieoblężonej twierdzy elfów: rzuć jedną kością za każdą jednostkę armii elfów w jej regionie (maksymalnie 5 kości); każda 6 to jedno trafienie w tamtejszą armię Wolnych Ludów (straty wybiera jej właściciel).
    .effect = Warunek: { wotr-sh_strat_01.needs } { wotr-sh_strat_01.does }
wotr-sh_strat_02 = Waleczni Uruk-hai
    .needs = Saruman jest w grze, a armia z jednostką Isengardu oblega twierdzę.
    .does = Zaatakuj tę twierdzę tą armią (tylko jednostki narodów w stanie wojny). Ta bitwa oblężnicza trwa trzy rundy zamiast jednej. W jej pierwszej rundzie Wolne Ludy zagrywają kartę walki tylko wtedy, gdy wśród obrońców jest ich Towarzysz.
    .effect = Warunek: { wotr-sh_strat_02.needs } { wotr-sh_strat_02.does }
wotr-sh_strat_03 = Szaleństwo Denethora
    .needs = Armia Cienia oblega Minas Tirith.
    .does = Przy zagraniu wyeliminuj jednego dowódcę Wolnych Ludów (figurkę, nie Towarzysza) w Minas Tirith; wybierasz ty, jeśli są z różnych narodów. Na stół: Wolne Ludy nie mogą zagrywać kart walki w bitwach toczonych w regionie Minas Tirith. Wolne Ludy mogą wymusić odrzucenie karty jako akcję: kością Woli Zachodu albo dowolną kością akcji, jeśli w Minas Tirith jest Gandalf (Szary lub Biały) lub Aragorn. Odrzuć ją też, gdy Minas Tirith nie jest już oblężone.
    .effect = Warunek: { wotr-sh_strat_03.needs } { wotr-sh_strat_03.does }
wotr-sh_strat_04 = Dzień bez świtu
    .needs = Wszystkie trzy narody Cienia są w stanie wojny.
    .does = Odrzuć wszystkie nieużyte kości akcji Wolnych Ludów z wynikiem „Wola Zachodu”.
    .effect = Warunek: { wotr-sh_strat_04.needs } { wotr-sh_strat_04.does }
wotr-sh_strat_05 = Groźby i obietnice
    .effect = Na stół. Wolne Ludy nie mogą kością Mobilizacji przesuwać pasywnego narodu. Odrzuć kartę, gdy tylko dowolny naród Wolnych Ludów przesunie się na torze wskutek ataku na jego jednostki lub dzięki specjalnej zdolności Towarzysza.
wotr-sh_strat_06 = Zwiastun Burzy
    .needs = Powiernicy Pierścienia lub Towarzysz są w regionie narodu Wolnych Ludów, który nie jest w stanie wojny.
    .does = Wybierz jeden naród, który spełnia warunek. Cofnij go o jedno pole na torze polityki (nie niżej niż na pierwsze pole). Potem Wolne Ludy eliminują jedną figurkę tego narodu w dowolnym miejscu planszy: dowódcę lub jednostkę armii (regularną lub elitarną), według swojego wyboru.
    .effect = Warunek: { wotr-sh_strat_06.needs } { wotr-sh_strat_06.does }
wotr-sh_strat_07 = Cienie się gromadzą
    .effect = Przesuń jedną armię Cienia maksymalnie o 3 regiony; musi skończyć w regionie, w którym już stoi inna, nieoblężona armia Cienia. Każdy region na drodze musi być wolny dla ruchu armii i dozwolony dla idących narodów; skład ustala się na początku (armię można podzielić) i po drodze nikt nie dołącza ani nie odpada.
wotr-sh_strat_08 = Cień się wydłuża
    .effect = Przesuń dwie różne armie Cienia, każdą maksymalnie o 2 regiony; każda musi skończyć w regionie, w którym już stoi inna, nieoblężona armia Cienia, i żadna figurka nie rusza się dwa razy. Każdy region na drodze musi być wolny dla ruchu armii i dozwolony dla idących narodów; skład ustala się na początku (armię można podzielić) i po drodze nikt nie dołącza ani nie odpada.
wotr-sh_strat_09 = Cień rusza
    .needs = Wszystkie trzy narody Cienia są w stanie wojny.
    .does = Przesuń maksymalnie cztery różne armie Cienia, każdą o jeden region; żadna figurka nie rusza się dwa razy.
    .effect = Warunek: { wotr-sh_strat_09.needs } { wotr-sh_strat_09.does }
wotr-sh_strat_10 = Korsarze z Umbaru
    .needs = Południowcy i Easterlingowie są w stanie wojny.
    .does = Przenieś jedną armię Cienia lub jej część z Umbaru prosto do nadmorskiego regionu Gondoru (Anfalas, Dol Amroth, Lamedon lub Pelargir); jeśli dołącza do innej armii, od razu sprawdź limit jednostek. Jeśli jest tam armia Wolnych Ludów, zaczyna się bitwa jak przy ataku z Umbaru (tylko jednostki narodów w stanie wojny); atakujący nie może przerwać ataku, chyba że obrońca był już oblężony.
    .effect = Warunek: { wotr-sh_strat_10.needs } { wotr-sh_strat_10.does }
wotr-sh_strat_11 = Gniew Dunlendingów
    .needs = Isengard jest w stanie wojny.
    .does = Zrekrutuj 2 regularne jednostki Isengardu w jednym wolnym regionie sąsiadującym z Północnym lub Południowym Dunlandem. Możesz też przenieść łącznie maksymalnie cztery jednostki Isengardu (regularne lub elitarne) z Północnego i/lub Południowego Dunlandu prosto do tego regionu.
    .effect = Warunek: { wotr-sh_strat_11.needs } { wotr-sh_strat_11.does }
wotr-sh_strat_12 = Powrót Czarnoksiężnika
    .needs = Czarnoksiężnik jest w grze.
    .does = Przenieś Czarnoksiężnika prosto do Angmaru, a potem zrekrutuj tam 2 regularne i 1 elitarną jednostkę Saurona.
    .effect = Warunek: { wotr-sh_strat_12.needs } { wotr-sh_strat_12.does }
wotr-sh_strat_13 = Półorki i goblinoludzie
    .needs = Isengard jest w stanie wojny.
    .does = Zrekrutuj 1 jednostkę Isengardu (regularną lub elitarną) w dowolnym regionie, w którym jest armia Cienia.
    .effect = Warunek: { wotr-sh_strat_13.needs } { wotr-sh_strat_13.does }
wotr-sh_strat_14 = Olog-hai
    .needs = Sauron jest w stanie wojny.
    .does = Zrekrutuj 1 jednostkę Saurona (regularną lub elitarną) w dowolnym regionie, w którym jest armia Cienia.
    .effect = Warunek: { wotr-sh_strat_14.needs } { wotr-sh_strat_14.does }
wotr-sh_strat_15 = Trolle górskie
    .needs = Sauron jest w stanie wojny.
    .does = Zastąp dwie regularne jednostki Saurona w dowolnym miejscu planszy, w jednym lub dwóch regionach, dwiema elitarnymi jednostkami Saurona z posiłków (regularne wracają do posiłków). To obowiązkowe: zastąp tyle, ile możliwe.
    .effect = Warunek: { wotr-sh_strat_15.needs } { wotr-sh_strat_15.does }
wotr-sh_strat_16 = Powstaje nowa potęga
    .needs = Saruman jest w grze.
    .does = Zrekrutuj 2 regularne jednostki Isengardu w Północnym Dunlandzie, 2 w Południowym Dunlandzie i 2 jednostki Isengardu (każdą regularną lub elitarną) w Orthanku.
    .effect = Warunek: { wotr-sh_strat_16.needs } { wotr-sh_strat_16.does }
wotr-sh_strat_17 = Wielu królów na służbie Mordoru
    .effect = Zrekrutuj po 2 regularne jednostki Południowców i Easterlingów w trzech różnych osadach tego narodu (spośród: Umbar, Daleki Harad, Bliski Harad, Północny Rhûn, Południowy Rhûn).
wotr-sh_strat_18 = Król się objawił
    .needs = Aragorn jest w grze (nie Obieżyświat).
    .does = Zrekrutuj 5 regularnych jednostek Saurona i 1 Nazgûla w Minas Morgul.
    .effect = Warunek: { wotr-sh_strat_18.needs } { wotr-sh_strat_18.does }
wotr-sh_strat_19 = Cienie nad Górami Mglistymi
    .effect = Zrekrutuj 2 jednostki Saurona (każdą regularną lub elitarną) i 1 Nazgûla: wszystko w regionie Góra Gram albo wszystko w Morii.
wotr-sh_strat_20 = Orki znów się mnożą
    .effect = Zrekrutuj 3 regularne jednostki Saurona w Dol Guldur i 3 w regionie Góra Gundabad.
wotr-sh_strat_21 = Horda ze Wschodu
    .needs = Południowcy i Easterlingowie są w stanie wojny.
    .does = Zrekrutuj 5 regularnych jednostek Południowców i Easterlingów w jednym wolnym regionie tego narodu na wschodnim skraju mapy (Wschodni Rhûn, Południowy Rhûn, Khand lub Daleki Harad).
    .effect = Warunek: { wotr-sh_strat_21.needs } { wotr-sh_strat_21.does }
wotr-sh_strat_22 = Zbudzone potwory
    .effect = Zrekrutuj po 1 regularnej jednostce Saurona w regionach Angmar, Wrzosowiska Etten i Wichrowe Wzgórza oraz 1 elitarną jednostkę Saurona w regionie Wzgórza Trollów.
wotr-sh_strat_23 = Mobilizacja do dawno planowanej wojny
    .needs = Wszystkie trzy narody Cienia są w stanie wojny.
    .does = Zrekrutuj 5 regularnych jednostek Południowców i Easterlingów w Gorgoroth i 5 regularnych jednostek Saurona w Nurnie.
    .effect = Warunek: { wotr-sh_strat_23.needs } { wotr-sh_strat_23.does }
wotr-sh_strat_24 = Czeluście Mordoru
    .needs = Sauron jest w stanie wojny.
    .does = Zrekrutuj po 2 regularne jednostki Saurona w trzech różnych twierdzach Saurona (spośród: Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria, Góra Gundabad).
    .effect = Warunek: { wotr-sh_strat_24.needs } { wotr-sh_strat_24.does }

## Combat effects

wotr-it_is_a_gift = To dar
    .needs = Broniąca się armia jest w regionie, w którym stoi figurka Powierników Pierścienia.
    .does = +1 do każdej kości twojego rzutu walki i przerzutu dowódców w tej rundzie.
    .effect = Warunek: { wotr-it_is_a_gift.needs } { wotr-it_is_a_gift.does }
wotr-blade_of_westernesse = Ostrze z Westernesse
    .needs = W bitwie jest co najmniej jeden Towarzysz hobbit (Meriadok lub Peregrin).
    .does = Po przerzucie dowódców możesz wydać jedno uzyskane w nim trafienie: zamiast liczyć się jako trafienie, eliminuje ono jednego wybranego Sługę biorącego udział w bitwie.
    .effect = Warunek: { wotr-blade_of_westernesse.needs } { wotr-blade_of_westernesse.does }
wotr-mighty_attack = Potężny atak
    .needs = W bitwie jest co najmniej jeden Towarzysz.
    .does = Po rzucie walki, a przed przerzutem dowódców: zrezygnuj z przywództwa jednego Towarzysza w bitwie; zmień jedną chybioną kość swojego rzutu walki w trafienie.
    .effect = Warunek: { wotr-mighty_attack.needs } { wotr-mighty_attack.does }
wotr-servant_of_the_secret_fire = Sługa Tajemnego Ognia
    .needs = W bitwie jest Gandalf (Szary lub Biały).
    .does = +1 do każdej kości twojego rzutu walki.
    .effect = Warunek: { wotr-servant_of_the_secret_fire.needs } { wotr-servant_of_the_secret_fire.does }
wotr-anduril = Andúril
    .needs = W bitwie jest Obieżyświat lub Aragorn.
    .does = Po rzucie walki, a przed przerzutem dowódców: zrezygnuj z przywództwa Obieżyświata (1), aby zmienić jedną chybioną kość swojego rzutu walki w trafienie, albo z przywództwa Aragorna (2), aby zmienić w trafienia maksymalnie dwie chybione kości.
    .effect = Warunek: { wotr-anduril.needs } { wotr-anduril.does }
wotr-heroic_death = Bohaterska śmierć
    .needs = Po twojej stronie walczy co najmniej jeden dowódca lub Towarzysz.
    .does = Gdy znane są trafienia z rzutu walki i przerzutu dowódców wroga, ale twoje straty nie są jeszcze usunięte: możesz poświęcić dokładnie jedną swoją figurkę w bitwie. Dowódca anuluje 1 z tych trafień; Towarzysz maksymalnie tyle, ile wynosi jego poziom. Trafień z innych źródeł nie można anulować.
    .effect = Warunek: { wotr-heroic_death.needs } { wotr-heroic_death.does }
wotr-daring_defiance = Zuchwały opór
    .needs = W bitwie jest co najmniej jeden Towarzysz.
    .does = Zrezygnuj z przywództwa wszystkich swoich Towarzyszy w bitwie: karta walki zagrana przez Cień w tej rundzie nie ma efektu.
    .effect = Warunek: { wotr-daring_defiance.needs } { wotr-daring_defiance.does }
wotr-fateful_strike = Cios przeznaczenia
    .needs = Po twojej stronie walczy co najmniej jeden dowódca lub Towarzysz.
    .does = Policz trafienia swojego przerzutu dowódców (H); pozostają zwykłymi trafieniami. H równe co najmniej 1: wyeliminuj też jednego Nazgûla w bitwie, jeśli jakiś jest. H równe co najmniej 2: zamiast Nazgûla możesz wyeliminować jednego Sługę w bitwie.
    .effect = Warunek: { wotr-fateful_strike.needs } { wotr-fateful_strike.does }
wotr-sudden_strike = Nagły cios
    .needs = Po twojej stronie walczy co najmniej jeden dowódca lub Towarzysz.
    .does = Przed rzutem walki wykonaj dodatkowy atak tyloma kośćmi, ile wynosi twoje obecne przywództwo (maksymalnie 5), z normalnym dla twojej strony progiem trafienia w tej rundzie; straty usuwa się od razu.
    .effect = Warunek: { wotr-sudden_strike.needs } { wotr-sudden_strike.does }
wotr-brave_stand = Dzielny opór
    .needs = W bitwie jest co najmniej jeden Towarzysz.
    .does = Cień rzuca w rzucie walki o jedną kość mniej za każdego twojego Towarzysza w bitwie (zawsze rzuca się co najmniej jedną kością).
    .effect = Warunek: { wotr-brave_stand.needs } { wotr-brave_stand.does }
wotr-ents_rage = Gniew entów
    .needs = Obrońcy w bitwie są w Fangornie, w Orthanku lub gdziekolwiek w Rohanie.
    .does = +2 do każdej kości twojego rzutu walki.
    .effect = Warunek: { wotr-ents_rage.needs } { wotr-ents_rage.does }
wotr-huorn_dark = Mrok huornów
    .needs = Obrońcy w bitwie są w Fangornie, w Orthanku lub gdziekolwiek w Rohanie.
    .does = Cień rzuca w rzucie walki maksymalnie dwiema kośćmi.
    .effect = Warunek: { wotr-huorn_dark.needs } { wotr-huorn_dark.does }
wotr-nameless_wood = Bezimienny las
    .needs = Obrońcy w bitwie są w Fangornie, w Orthanku lub gdziekolwiek w Rohanie.
    .does = Jeśli twój rzut walki i przerzut dowódców dają łącznie co najmniej jedno trafienie, zyskujesz dwa dodatkowe trafienia.
    .effect = Warunek: { wotr-nameless_wood.needs } { wotr-nameless_wood.does }
wotr-daylight = Światło dnia
    .effect = Cień rzuca w rzucie walki maksymalnie trzema kośćmi.
wotr-no_quarter = Bez pardonu
    .effect = Jeśli twój rzut walki i przerzut dowódców dają łącznie co najmniej jedno trafienie, zyskujesz jedno dodatkowe trafienie.
wotr-advantageous_position = Dogodna pozycja
    .needs = Broniąca się armia jest w regionie narodu Wolnych Ludów.
    .does = −1 do każdej kości rzutu walki Cienia (naturalna 6 nadal trafia).
    .effect = Warunek: { wotr-advantageous_position.needs } { wotr-advantageous_position.does }
wotr-scouts = Zwiadowcy
    .needs = Armia Wolnych Ludów broni się w bitwie w polu.
    .does = Przed rzutem walki wycofaj całą armię do sąsiedniego wolnego regionu (bez wrogich jednostek i osad pod kontrolą wroga) albo, jeśli broni regionu z własną twierdzą, schroń się w twierdzy. Bitwa kończy się bez rzutów; atakujący może ruszyć naprzód. Karta walki z późniejszą inicjatywą nic nie robi i nic nie kosztuje; obie karty są odrzucane.
    .effect = Warunek: { wotr-scouts.needs } { wotr-scouts.does }
wotr-shield_wall = Mur tarcz
    .effect = Przed usunięciem twoich strat: jeśli rzut walki i przerzut dowódców wroga dały co najmniej dwa trafienia, anuluj jedno z nich.
wotr-confusion = Zamęt
    .effect = Każda naturalna 1 w rzucie walki Cienia to jedno twoje trafienie więcej w armię Cienia. Tych kości nie można przerzucić w przerzucie dowódców Cienia.
wotr-charge = Szarża
    .needs = W bitwie jest elitarna jednostka Wolnych Ludów.
    .does = Przed rzutem walki wykonaj dodatkowy atak jedną kością za każdą elitarną jednostkę Wolnych Ludów w bitwie (maksymalnie 5), z normalnym dla twojej strony progiem trafienia w tej rundzie; straty usuwa się od razu.
    .effect = Warunek: { wotr-charge.needs } { wotr-charge.does }
wotr-valour = Męstwo
    .needs = W bitwie jest elitarna jednostka Wolnych Ludów.
    .does = +1 do każdej kości twojego rzutu walki.
    .effect = Warunek: { wotr-valour.needs } { wotr-valour.does }
wotr-one_for_the_dark_lord = Jeden dla Czarnego Władcy
    .needs = Broniąca się armia jest w regionie, w którym stoi figurka Powierników Pierścienia.
    .does = +1 do każdej kości twojego rzutu walki i przerzutu dowódców w tej rundzie.
    .effect = Warunek: { wotr-one_for_the_dark_lord.needs } { wotr-one_for_the_dark_lord.does }
wotr-cruel_as_death = Okrutni jak śmierć
    .needs = Przywództwo twoich Nazgûli w bitwie wynosi łącznie co najmniej 2 (Czarnoksiężnik się liczy).
    .does = Zrezygnuj z 2 punktów przywództwa Nazgûli: +1 do każdej kości twojego rzutu walki.
    .effect = Warunek: { wotr-cruel_as_death.needs } { wotr-cruel_as_death.does }
wotr-they_are_terrible = Są straszni
    .needs = Przywództwo twoich Nazgûli w bitwie wynosi łącznie co najmniej 1.
    .does = Przed przerzutem dowódców zrezygnuj z 1 punktu przywództwa Nazgûli: +1 do każdej kości twojego przerzutu dowódców.
    .effect = Warunek: { wotr-they_are_terrible.needs } { wotr-they_are_terrible.does }
wotr-dread_and_despair = Groza i rozpacz
    .needs = Przywództwo twoich Nazgûli w bitwie wynosi łącznie co najmniej 1.
    .does = Przed rzutem walki zrezygnuj z X punktów przywództwa Nazgûli (X to co najmniej 1, najwyżej tyle, ile masz; ty wybierasz): Wolne Ludy rzucają w rzucie walki o X kości mniej (odejmuje się od liczby po uwzględnieniu limitu 5; zawsze rzuca się co najmniej jedną kością).
    .effect = Warunek: { wotr-dread_and_despair.needs } { wotr-dread_and_despair.does }
wotr-black_breath = Czarne Tchnienie
    .needs = W bitwie jest co najmniej jeden Nazgûl.
    .does = Policz trafienia swojego przerzutu dowódców (H); pozostają zwykłymi trafieniami. Jeśli H wynosi co najmniej 1, możesz też wyeliminować jedną wrogą figurkę w bitwie: dowódcę Wolnych Ludów albo Towarzysza o poziomie H lub niższym.
    .effect = Warunek: { wotr-black_breath.needs } { wotr-black_breath.does }
wotr-foul_stench = Ohydny odór
    .needs = Przywództwo twoich Nazgûli w bitwie wynosi łącznie co najmniej 1.
    .does = Jeśli przywództwo twoich Nazgûli jest równe łącznemu przywództwu Wolnych Ludów w bitwie lub wyższe, Wolne Ludy nie wykonują w tej rundzie przerzutu dowódców. Z niczego się nie rezygnuje.
    .effect = Warunek: { wotr-foul_stench.needs } { wotr-foul_stench.does }
wotr-words_of_power = Słowa mocy
    .needs = W bitwie jest co najmniej jeden Nazgûl.
    .does = Wybierz jednego Towarzysza w bitwie: jego przywództwo i specjalne zdolności (także Kapitan Zachodu) nie liczą się w tej rundzie.
    .effect = Warunek: { wotr-words_of_power.needs } { wotr-words_of_power.does }
wotr-durins_bane = Zguba Durina
    .needs = Broniąca się armia jest w Morii lub najwyżej dwa regiony od Morii (droga przez sąsiednie regiony o długości 2 lub mniej).
    .does = Przed rzutem walki wykonaj dodatkowy atak trzema kośćmi, trafiając na 4+; straty usuwa się od razu.
    .effect = Warunek: { wotr-durins_bane.needs } { wotr-durins_bane.does }
wotr-devilry_of_orthanc = Diabelstwa Orthanku
    .needs = Po twojej stronie walczy co najmniej jedna jednostka Isengardu, a obrońcy są w twierdzy (bitwa oblężnicza).
    .does = +1 do każdej kości twojego rzutu walki.
    .effect = Warunek: { wotr-devilry_of_orthanc.needs } { wotr-devilry_of_orthanc.does }
wotr-deadly_strife = Śmiertelny bój
    .effect = Obie strony mają +2 do każdej kości rzutu walki i przerzutu dowódców.
wotr-onslaught = Natarcie
    .effect = Po usunięciu strat z rzutu walki i przerzutu dowódców możesz zadać własnym jednostkom maksymalnie cztery dalsze trafienia (usuwane od razu); rzuć jedną kością za każde tak zadane trafienie, każde 4+ to jedno trafienie we wroga.
wotr-relentless_assault = Nieustępliwy szturm
    .effect = Przed rzutem walki możesz zadać własnym jednostkom 0, 1 lub 2 trafienia (straty usuwa się od razu, więc masz mniej kości); +1 do każdej kości twojego rzutu walki za każde tak zadane trafienie.
wotr-great_host = Wielkie zastępy
    .effect = Po usunięciu strat z rzutu walki i przerzutu dowódców, jeśli twoich ocalałych jednostek armii jest co najmniej dwa razy tyle co ocalałych jednostek wroga, zyskujesz jedno automatyczne trafienie.
wotr-mumakil = Mûmakile
    .needs = W bitwie jest elitarna jednostka Południowców i Easterlingów.
    .does = (3) +1 do każdej kości twojego rzutu walki. (5) Po przerzutach dowódców porównaj wszystkie trafienia uzyskane dotąd w tej rundzie, w tym ataki z kart Wolnych Ludów przed rzutem i Zamęt; jeśli masz więcej, zyskujesz jedno dodatkowe trafienie.
    .effect = Warunek: { wotr-mumakil.needs } { wotr-mumakil.does }
wotr-swarm_of_bats = Rój nietoperzy
    .effect = Karta walki zagrana przez Wolne Ludy w tej rundzie nie ma efektu. Jeśli żadnej nie zagrały, zamiast tego +1 do każdej kości twojego przerzutu dowódców.
wotr-we_come_to_kill = Przychodzimy zabijać
    .needs = W bitwie jest elitarna jednostka Cienia.
    .does = Po usunięciu strat z rzutu walki i przerzutu dowódców wykonaj dodatkowy atak jedną kością za każdą ocalałą elitarną jednostkę Cienia w bitwie (maksymalnie 5); każde 5+ to jedno trafienie, także przy oblężeniu lub przeciw miastu.
    .effect = Warunek: { wotr-we_come_to_kill.needs } { wotr-we_come_to_kill.does }
wotr-desperate_battle = Rozpaczliwa bitwa
    .effect = Obie strony mają +1 do każdej kości rzutu walki i przerzutu dowódców.

## what players are asked

wotr-ask-die = { $n ->
        [one] Użyj swojej ostatniej kości.
        [few] Wybierz jedną ze swoich { $n } kości.
       *[many] Wybierz jedną ze swoich { $n } kości.
    }
wotr-ask-use = Do czego użyjesz wyniku „{ $face }”?
wotr-ask-ring-die = Którą kość zmienia Elficki Pierścień?
wotr-ask-ring-into = Na który wynik zmieniasz „{ $face }”?
wotr-ask-discard = { $n ->
        [one] Odrzuć jedną ze swoich kart.
        [few] Odrzuć { $n } ze swoich kart.
       *[many] Odrzuć { $n } ze swoich kart.
    }
wotr-ask-draw = Z której talii dobierasz kartę?
wotr-ask-swap = Zaproponować sojusznikowi wymianę karty?
wotr-ask-mix = Czy twoje armie w regionie { $region } tworzą armię mieszaną?
wotr-ask-declare = Ujawnić położenie Drużyny? { $n ->
        [0] Nie ruszyła się.
        [one] Mogła odejść najwyżej o jeden region.
        [few] Mogła odejść najwyżej o { $n } regiony.
       *[many] Mogła odejść najwyżej o { $n } regionów.
    }
wotr-ask-mordor = Wejść do Mordoru?
wotr-ask-guide = Kto prowadzi Drużynę?
wotr-ask-hunt = Ile kości trafia na pole Poszukiwań?
wotr-ask-path = Którędy szła Drużyna? { $n ->
        [one] Pozostał jeden krok.
        [few] Pozostały { $n } kroki.
       *[many] Pozostało { $n } kroków.
    }
wotr-ask-separate = Kto opuszcza Drużynę?
wotr-ask-separate-to = { $character } i jego grupa: dokąd idą?
wotr-ask-separate-one-to = { $character }: dokąd idzie?
wotr-ask-along = Kto idzie razem z Towarzyszem?
wotr-ask-companion = Który Towarzysz się porusza?
wotr-ask-companion-to = Dokąd idą Towarzysze z regionu { $region }?
wotr-ask-minion = Który Nazgûl lub Sługa się porusza?
wotr-ask-nazgul = Który Nazgûl leci?
wotr-ask-fly-to = Dokąd leci Nazgûl z regionu { $region }?
wotr-ask-minion-to = { $character }: który region jest celem?
wotr-ask-minion-where = { $character }: gdzie wchodzi do gry?
wotr-ask-white = Gdzie pojawia się Gandalf Biały?
wotr-ask-move-from = { $n ->
        [one] Która armia rusza?
        [few] Która inna armia rusza? Albo zakończ.
       *[many] Która inna armia rusza? Albo zakończ.
    }
wotr-ask-move-to = Dokąd rusza armia z regionu { $region }?
wotr-ask-move-who = Kto opuszcza region { $region }, a kto zostaje?
wotr-ask-march = Dokąd maszeruje armia? { $n ->
        [one] Pozostał jeden region.
        [few] Pozostały { $n } regiony.
       *[many] Pozostało { $n } regionów.
    }
wotr-ask-recruit = Co rekrutuje wynik „Mobilizacja”?
wotr-ask-recruit-where = { $kind }: w której osadzie?
wotr-ask-recruit-unit = Którą jednostkę rekrutujesz w regionie { $region }?
wotr-ask-attack = Która armia atakuje i który region?
wotr-ask-attackers = Kto atakuje region { $region }, a kto zostaje jako straż tylna?
wotr-ask-siege = { $region }: bitwa w polu czy schronienie w twierdzy?
wotr-ask-besiege = Ruszyć naprzód do regionu { $region } i zacząć oblężenie?
wotr-ask-combat-card = { $part ->
        [attacks] Atakujesz region { $region }: zagrać kartę walki?
       *[other] Bronisz się w regionie { $region }: zagrać kartę walki?
    }
wotr-ask-white-rider = Biały Jeździec: anulować przywództwo wszystkich Nazgûli?
wotr-ask-sorcerer = Czarnoksięstwo: dobrać kartę z { $deck-gen }?
wotr-ask-casualty = { $n ->
        [one] Jedno trafienie w regionie { $region }: co tracisz?
        [few] { $n } trafienia w regionie { $region }: co tracisz?
       *[many] { $n } trafień w regionie { $region }: co tracisz?
    }
wotr-ask-stack = Za dużo jednostek w regionie { $region }: { $n ->
        [one] usuń jedną.
        [few] usuń { $n }.
       *[many] usuń { $n }.
    }
wotr-ask-cease = { $region }: walczyć dalej czy przerwać atak?
wotr-ask-prolong = { $region }: osłabić elitarną jednostkę za kolejną rundę?
wotr-ask-retreat = { $region }: trwać czy się wycofać?
wotr-ask-advance = Ruszyć naprzód do regionu { $region }?
wotr-ask-advance-who = Kto rusza naprzód do regionu { $region }?
wotr-ask-forfeit = { $effect }: z czyjego przywództwa rezygnujesz?
wotr-ask-fell = { $effect }: kto pada?
wotr-ask-sacrifice = { $effect }: poświęcić figurkę, aby anulować trafienia?
wotr-ask-scouts = { $effect }: dokąd wycofuje się armia?
wotr-ask-dread = { $effect }: z ilu punktów przywództwa rezygnujesz?
wotr-ask-mute = { $effect }: przeciw komu padają?
wotr-ask-inflict = { $effect }: ile trafień we własne jednostki?
wotr-ask-hunt-reroll = { $hits ->
        [0] Brak sukcesów.
        [one] Jeden sukces.
        [few] { $hits } sukcesy.
       *[many] { $hits } sukcesów.
    } { $n ->
        [one] Przerzucić kość?
        [few] Przerzucić maksymalnie { $n } kości?
       *[many] Przerzucić maksymalnie { $n } kości?
    }
wotr-ask-use-card = Użyć karty „{ $card }”?
wotr-ask-hunt-card = Obrażenia Poszukiwań: { $n }. Użyć karty?
wotr-ask-guide-ability = Obrażenia Poszukiwań: { $n }. Użyć zdolności { $character-gen }?
wotr-ask-hunt-casualty = Obrażenia Poszukiwań: { $n }. Przyjąć je jako zepsucie czy stracić Towarzysza, którego poziom najpierw się odejmie?
wotr-ask-worn = „Znużeni smutkiem i trudem”: odrzucić kartę Wydarzenia Postaci Wolnych Ludów?
wotr-ask-guide-draw = Gandalf: dobrać kartę z { $deck-gen }?
wotr-ask-palantir = Z której talii dobiera Palantír?
wotr-ask-pay = Którą swoją kartę odrzucasz, aby usunąć ze stołu „{ $card }”?
wotr-ask-another-way = Co pokazuje ci Gollum?
wotr-ask-send = Towarzysz opuszcza Drużynę czy porusza się po mapie?
wotr-ask-ents = Entowie wyruszyli: zagrać jeszcze jedną kartę Wydarzenia Postaci?
wotr-ask-dead-men = Ile regularnych jednostek Gondoru powstaje?
wotr-ask-grey-company = Która regularna jednostka ustępuje elitarnej z Szarej Drużyny?
wotr-ask-strike = Nazgûle są przy Drużynie: co robią?
wotr-ask-lure = „Pokusa Pierścienia”: przyjąć zepsucie czy stracić Towarzysza?
wotr-ask-leaver = Kto opuszcza Drużynę? (pozostało: { $n })
wotr-ask-lidless = Która kość staje się Okiem?
wotr-ask-spell = W którą armię uderzają zaklęcia?
wotr-ask-abroad = Nazgûle przyleciały: armia rusza czy atakuje?
wotr-ask-captain = Co rozkazuje Czarny Kapitan?
wotr-ask-folly = „Szaleństwo Denethora”: który dowódca w Minas Tirith pada?
wotr-ask-stormcrow = „Zwiastun Burzy”: którą figurkę tracisz?
wotr-ask-stormcrow-nation = „Zwiastun Burzy”: który naród cofa się od wojny?
wotr-ask-elrond = Któremu narodowi radzi Elrond?
wotr-ask-eagles = Którą armię Cienia atakują orły?
wotr-ask-eagles-to = Do której twierdzy przepędzane są Nazgûle?
wotr-ask-dead-men-to = Do którego regionu wkraczają umarli z Dunharrow?
wotr-ask-driven-to = Dokąd armia Cienia ucieka przed umarłymi?
wotr-ask-spirit = Którą armię Cienia skłóca „Duch Mordoru”?
wotr-ask-rangers = Na którą armię Cienia robią zasadzkę strażnicy Faramira?
wotr-ask-woses-from = Która armia idzie ścieżkami Wosów?
wotr-ask-woses-to = Dokąd Wosowie prowadzą armię?
wotr-ask-riders = Która armia jedzie przez dzień i noc?
wotr-ask-cirdan = Do którego brzegu przybijają okręty Círdana?
wotr-ask-theoden = Gdzie gromadzą się jeźdźcy Théodena?
wotr-ask-eomer = Gdzie Éomer zbiera swoich ludzi?
wotr-ask-cruel-weather = Dokąd okrutna pogoda zapędza Drużynę?
wotr-ask-uruk-hai = Którą twierdzę szturmują Uruk-hai?
wotr-ask-gather = Która armia Cienia maszeruje do innej?
wotr-ask-corsairs = Do którego brzegu płyną korsarze z Umbaru?
wotr-ask-dunlendings-where = Gdzie powstają Dunlendingowie?
wotr-ask-join = Do której armii Cienia dołącza nowa jednostka?
wotr-ask-hill-trolls = Gdzie regularna jednostka Saurona staje się elitarną?
wotr-ask-two-regulars = { $kind }: gdzie powstają dwie?
wotr-ask-recruit-short = { $kind }: { $n ->
        [one] została jedna. Gdzie ją umieścisz?
        [few] zostały tylko { $n }. Gdzie umieścisz jedną z nich?
       *[many] zostało tylko { $n }. Gdzie umieścisz jedną z nich?
    }
wotr-ask-misty-mountains = Do którego regionu przybywają jednostki z Gór Mglistych?
wotr-ask-horde = Do którego regionu przybywa Horda ze Wschodu?
wotr-ask-dunlendings = Kto dołącza z Dunlandu?

## what may be chosen

wotr-do-die = kość { $a-gen }
wotr-do-ring = użyj Elfickiego Pierścienia
wotr-do-pass = spasuj
wotr-do-skip = pomiń: odrzuć kość
wotr-do-change = kość { $a-gen }
wotr-do-into = { $a }
wotr-do-move_leader = przesuń armię z dowódcą
wotr-do-move_armies = przesuń armie
wotr-do-attack_leader = zaatakuj z dowódcą
wotr-do-attack_army = zaatakuj
wotr-do-fellowship = przesuń Drużynę
wotr-do-hide = ukryj Drużynę
wotr-do-separate = odłącz Towarzyszy
wotr-do-companions = przesuń Towarzyszy
wotr-do-minions = przesuń Nazgûle i Sług
wotr-do-diplomacy = dyplomacja: { $a }
wotr-do-muster = zrekrutuj
wotr-do-enter = wprowadź { $a-acc } do gry
wotr-do-voice_recruit = Głos Sarumana: rekrutuj w każdej osadzie Isengardu
wotr-do-voice_elites = Głos Sarumana: elitarne w Orthanku
wotr-do-messenger = Posłaniec: użyj jako wyniku „Armia”
wotr-do-counsel = { $a } podrywa swój lud do walki
wotr-do-force_off = usuń ze stołu: { $a }
wotr-do-force_off_ring = oddaj Pierścień i usuń ze stołu: { $a }
wotr-do-draw = { $n ->
        [0] dobierz kartę
       *[other] dobierz z { $a-gen }
    }
wotr-do-draw-fp_character = dobierz kartę Postaci
wotr-do-draw-fp_strategy = dobierz kartę Strategii
wotr-do-draw-sh_character = dobierz kartę Postaci
wotr-do-draw-sh_strategy = dobierz kartę Strategii
wotr-do-play = zagraj: { $a }
wotr-do-discard = odrzuć: { $a }
wotr-do-offer = zaproponuj: { $a }
wotr-do-mix = jedna armia mieszana
wotr-do-apart = pozostań osobno
wotr-do-declare = ujawnij
wotr-do-enter_mordor = wejdź do Mordoru
wotr-do-guide = { $a }
wotr-do-hunt = { $a ->
        [one] 1 kość
        [few] { $a } kości
       *[many] { $a } kości
    }
wotr-do-stop = zatrzymaj się tu
wotr-do-to = { $a }
wotr-do-area = { $a }
wotr-do-stay = zostań
wotr-do-from = { $a }
wotr-do-all = wszyscy
wotr-do-leave = zostaw { $a-acc }
wotr-do-done = gotowe
wotr-do-companion = { $a }
wotr-do-with = z { $a-ins }
wotr-do-fly = Nazgûl w regionie { $a }
wotr-do-minion = { $a }
wotr-do-recruit = { $a }
wotr-do-attack = atak: { $a } → { $b }
wotr-do-field = walcz w polu
wotr-do-siege = schroń się w twierdzy
wotr-do-advance = rusz naprzód
wotr-do-card = { $a }
wotr-do-white_rider = tak, Biały Jeździec
wotr-do-remove = { $n ->
        [1] strać { $a-acc }
       *[other] strać { $a-acc } ({ $b })
    }
wotr-do-reduce = osłab { $a-acc }
wotr-do-cease = przerwij atak
wotr-do-continue = walcz dalej
wotr-do-stand = trwaj
wotr-do-retreat = odwrót: { $a }
wotr-do-forfeit = zrezygnuj: { $a }
wotr-do-eliminate = wyeliminuj { $a-acc }
wotr-do-sacrifice = poświęć { $a-acc }
wotr-do-mute = { $a }
wotr-do-inflict = { $a ->
        [one] 1 trafienie
        [few] { $a } trafienia
       *[many] { $a } trafień
    }
wotr-do-reroll = { $a ->
        [one] przerzuć 1 kość
        [few] przerzuć { $a } kości
       *[many] przerzuć { $a } kości
    }
wotr-do-use = użyj: { $a }
wotr-do-guide_ability = użyj
wotr-do-casualty = strać { $a-acc }
wotr-do-casualty-guide = strać Przewodnika
wotr-do-casualty-random = strać losowego Towarzysza
wotr-do-use_ring = użyj Pierścienia: całość to zepsucie
wotr-do-random = losowa karta z ręki
wotr-do-hunt_roll = wykonaj rzut Poszukiwań
wotr-do-nation = { $a }
wotr-do-spell = zaklęcia: { $a } → { $b }
wotr-do-fly_all = poleć Nazgûlami
wotr-do-recruit_nazgul = zrekrutuj Nazgûle
wotr-do-bring = sprowadź { $a-acc } ({ $b })
wotr-do-replace = zastąp { $a-acc }
wotr-do-recruits = zrekrutuj: { $a }

## the log

wotr-log-turn = { $n }. tura.
wotr-log-leading = { $seat-The } jest teraz graczem prowadzącym ({ $side }).
wotr-log-draw = { $seat-The } { $seat-number ->
        [many] dobierają
       *[one] dobiera
    } kartę z { $deck-gen }.
wotr-log-drew = Dobrana karta: „{ $card }”.
wotr-log-dropped = { $seat-The } { $seat-number ->
        [many] odrzucają
       *[one] odrzuca
    } zakrytą kartę z { $deck-gen }.
wotr-log-dropped-card = { $seat-The } { $seat-number ->
        [many] odrzucają
       *[one] odrzuca
    } zakrytą kartę.
wotr-log-you-drop = Odrzucasz zakrytą kartę „{ $card }”.
wotr-log-swap = { $a-The } i jego sojusznik ({ $b }) wymieniają się kartami, po jednej.
wotr-log-swapped = Oddajesz „{ $given }”, otrzymujesz „{ $card }”.
wotr-log-allocate = { $n ->
        [0] Żadna kość nie trafia
        [one] Jedna kość trafia
        [few] { $n } kości trafiają
       *[many] { $n } kości trafia
    } na pole Poszukiwań.
wotr-log-roll = Rzut kośćmi: Wolne Ludy { $fp }, Cień { $sh }, na polu Poszukiwań { $eyes }.
wotr-log-rolled = Kości { $side-gen }: łącznie { $n }{ $character ->
        [0] {""}
       *[other] , Postać: { $character }
    }{ $army ->
        [0] {""}
       *[other] , Armia: { $army }
    }{ $muster ->
        [0] {""}
       *[other] , Mobilizacja: { $muster }
    }{ $event ->
        [0] {""}
       *[other] , Wydarzenie: { $event }
    }{ $army_muster ->
        [0] {""}
       *[other] , Mobilizacja/Armia: { $army_muster }
    }{ $will_of_the_west ->
        [0] {""}
       *[other] , Wola Zachodu: { $will_of_the_west }
    }.
wotr-log-die = { $seat-The } { $seat-number ->
        [many] używają
       *[one] używa
    } kości { $face-gen }.
wotr-log-messenger = Usta Saurona: kość { $from-gen } liczy się jako kość { $to-gen }.
wotr-log-counsel = { $character } przekonuje swój lud.
wotr-log-hunt-die = Kość trafia na pole Poszukiwań.
wotr-log-skip = Kość zostaje odrzucona bez efektu.
wotr-log-pass = { $seat-The } { $seat-number ->
        [many] pasują
       *[one] pasuje
    }.
wotr-log-ring = Elficki Pierścień { $side-gen } zmienia wynik „{ $from }” na „{ $to }”.
wotr-log-ring-off = Elficki Pierścień { $side-gen } usuwa ze stołu „{ $card }”.
wotr-log-ring-over = Elficki Pierścień przechodzi do Cienia.
wotr-log-ring-gone = Elficki Pierścień opuszcza grę.
wotr-log-turned = Kość zostaje obrócona: „{ $from }” → „{ $to }”.
wotr-log-no-dawn = { $n ->
        [one] Jedna kość { $face-gen } zostaje odrzucona.
        [few] { $n } kości { $face-gen } zostają odrzucone.
       *[many] { $n } kości { $face-gen } zostaje odrzuconych.
    }
wotr-log-play = { $seat-The } { $seat-number ->
        [many] zagrywają
       *[one] zagrywa
    } kartę „{ $card }”.
wotr-log-lifted = Karta „{ $card }” schodzi ze stołu.
wotr-log-move = { $n ->
        [one] Jedna jednostka { $side-gen } przesuwa się
        [few] { $n } jednostki { $side-gen } przesuwają się
       *[many] { $n } jednostek { $side-gen } przesuwa się
    } z regionu { $from } do regionu { $to }{ $elites ->
        [0] {""}
        [one] {" "}(1 elitarna)
        [few] {" "}({ $elites } elitarne)
       *[many] {" "}({ $elites } elitarnych)
    }.
wotr-log-along = Razem z nimi: { $n ->
        [one] { $who }
        [few] { $n } × { $who }
       *[many] { $n } × { $who }
    }.
wotr-log-recruit = Rekrutacja w regionie { $region }: { $kind }.
wotr-log-raised = { $n ->
        [one] Awans na jednostkę elitarną w regionie { $region }: { $kind }
        [few] Awans na jednostki elitarne w regionie { $region }: { $n } × { $kind }
       *[many] Awans na jednostki elitarne w regionie { $region }: { $n } × { $kind }
    }.
wotr-log-attack = { $battle ->
        [1] Szturm { $side-gen } na twierdzę w regionie { $to }
        [2] Wypad { $side-gen } z twierdzy w regionie { $to }
       *[other] Atak { $side-gen } na region { $to } z regionu { $from }
    }.
wotr-log-rearguard = Straż tylna w regionie { $region }: { $n ->
        [one] { $who }
        [few] { $n } × { $who }
       *[many] { $n } × { $who }
    }.
wotr-log-relief = Załoga w regionie { $region } pomaga: w każdym rzucie walki Cień rzuca o { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } mniej.
wotr-log-battle-over = Bitwa w regionie { $region } jest zakończona.
wotr-log-ceased = Atak na region { $region } jest zakończony.
wotr-log-combat-card = Karta walki { $side-gen }: { $effect } („{ $card }”).
wotr-log-combat-roll = Rzut walki { $side-gen }: { $dice }; { $n ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }.
wotr-log-reroll = Przerzut { $side-gen }: { $dice }; { $n ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }.
wotr-log-extra-attack = Dodatkowy atak { $side-gen }: { $dice }; { $n ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }.
wotr-log-no-extra-attack = Brak kości do dodatkowego ataku { $side-gen }.
wotr-log-card-roll = Rzut z karty: { $dice }; { $n ->
        [0] żadna się nie liczy
        [one] liczy się 1
        [few] liczą się { $n }
       *[many] liczy się { $n }
    }.
wotr-log-dead-men = „{ $card }” w regionie { $region }: kość daje { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }.
wotr-log-driven = { $n ->
        [one] Nazgûl zostaje przepędzony
        [few] { $n } Nazgûle zostają przepędzone
       *[many] { $n } Nazgûli zostaje przepędzonych
    } z regionu { $from } do regionu { $to }.
wotr-log-lessened = „{ $card }”: obrażenia Poszukiwań maleją do { $n }.
wotr-log-mod-roll = { $effect } („{ $card }”): { $by } do każdej kości rzutu walki { $side-gen }.
wotr-log-mod-reroll = { $effect } („{ $card }”): { $by } do każdej kości przerzutu { $side-gen }.
wotr-log-mod-dice = { $effect } („{ $card }”): { $by } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    } dla { $side-gen }.
wotr-log-mod-most = { $effect } („{ $card }”): maksymalnie { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } dla { $side-gen }.
wotr-log-mod-no-reroll = { $effect } („{ $card }”): bez przerzutu dla { $side-gen }.
wotr-log-mod-leadership = { $effect } („{ $card }”): { $by } do przywództwa { $side-gen }{ $named ->
        [0] {""}
       *[other] {" "}({ $character })
    }.
wotr-log-silenced = { $effect } („{ $card }”): w tej rundzie nie liczą się ani przywództwo, ani zdolności { $character-gen }.
wotr-log-inflicted = { $effect } („{ $card }”): { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    } { $side-gen } we własne jednostki.
wotr-log-mod-cancelled = { $effect } („{ $card }”) anuluje kartę walki { $side-gen }.
wotr-log-mod-hits = { $effect } („{ $card }”): { $n ->
        [one] 1 trafienie więcej
        [few] { $n } trafienia więcej
       *[many] { $n } trafień więcej
    } dla { $side-gen }.
wotr-log-mod-hits-less = { $effect } („{ $card }”): { $n ->
        [one] 1 trafienie { $side-gen } anulowane
        [few] { $n } trafienia { $side-gen } anulowane
       *[many] { $n } trafień { $side-gen } anulowanych
    }.
wotr-log-loss = Straty w regionie { $region }: { $n ->
        [one] { $kind }
        [few] { $n } × { $kind }
       *[many] { $n } × { $kind }
    }.
wotr-log-reduced = Osłabiona do regularnej w regionie { $region }: { $kind }.
wotr-log-withdrawn = Z regionu { $region } do posiłków: { $n ->
        [one] { $kind }
        [few] { $n } × { $kind }
       *[many] { $n } × { $kind }
    }.
wotr-log-hits = { $n ->
        [one] Jedno trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    } w armię { $side-gen } w regionie { $region }.
wotr-log-inside = { $region }: obrońcy chronią się w twierdzy.
wotr-log-besieged = { $region }: zaczyna się oblężenie.
wotr-log-outside = { $region }: obrońcy znów wychodzą.
wotr-log-siege-over = { $region }: oblężenie zakończone.
wotr-log-retreat = Odwrót { $side-gen } z regionu { $from } do regionu { $region }.
wotr-log-destroyed = Armia { $side-gen } jest zniszczona.
wotr-log-advanced = { $n ->
        [one] Jedna jednostka { $side-gen } rusza naprzód
        [few] { $n } jednostki { $side-gen } ruszają naprzód
       *[many] { $n } jednostek { $side-gen } rusza naprzód
    } z regionu { $from } do regionu { $to }{ $elites ->
        [0] {""}
        [one] {" "}(1 elitarna)
        [few] {" "}({ $elites } elitarne)
       *[many] {" "}({ $elites } elitarnych)
    }.
wotr-log-no-advance = Nikt nie rusza naprzód do regionu { $region }.
wotr-log-captured = { $side-The } { $side-number ->
        [many] zdobywają
       *[one] zdobywa
    } region { $region }.
wotr-log-points = Punkty zwycięstwa { $side-gen }: { $n }.
wotr-log-white-rider = Biały Jeździec: przywództwo Nazgûli anulowane.
wotr-log-eliminated = Wyeliminowano: { $character }.
wotr-log-taken-alive = { $character } zostaje wzięty żywcem.
wotr-log-enters = { $character } wchodzi do gry w regionie { $region }.
wotr-log-replaced = { $character } zajmuje miejsce { $other-gen }.
wotr-log-companion = { $character } idzie do regionu { $region }.
wotr-log-minion = { $character } przybywa do regionu { $region }.
wotr-log-fly = Nazgûl leci z regionu { $from } do regionu { $to }.
wotr-log-active = { $nation }: naród jest teraz aktywny.
wotr-log-advance = { $nation } { $nation-number ->
        [many] robią
       *[one] robi
    } krok ku wojnie; { $left ->
        [one] pozostało jedno pole
        [few] pozostały { $left } pola
       *[many] pozostało { $left } pól
    }.
wotr-log-at-war = { $nation } { $nation-number ->
        [many] są
       *[one] jest
    } w stanie wojny.
wotr-log-back = { $nation } { $nation-number ->
        [many] cofają się
       *[one] cofa się
    } o krok od wojny; { $left ->
        [one] pozostało jedno pole
        [few] pozostały { $left } pola
       *[many] pozostało { $left } pól
    }.
wotr-log-mixed = W regionie { $region } stoi armia mieszana { $side-gen }.
wotr-log-unmixed = Armia mieszana { $side-gen } w regionie { $region } już nie istnieje.
wotr-log-fellowship = Drużyna przesuwa się: postęp { $n }.
wotr-log-hide = Drużyna się ukrywa.
wotr-log-declared = Drużyna zostaje ujawniona w regionie { $region }.
wotr-log-revealed = Drużyna zostaje odkryta.
wotr-log-path = Droga Drużyny prowadzi do regionu { $region }.
wotr-log-found = Drużyna zostaje znaleziona w regionie { $region }.
wotr-log-driven-to = Okrutna pogoda zapędza Drużynę do regionu { $region }.
wotr-log-guide = { $character } prowadzi Drużynę.
wotr-log-guide-ability = { $character } zmniejsza obrażenia do { $n }.
wotr-log-separate = { $character } opuszcza Drużynę.
wotr-log-hunt-roll = Rzut Poszukiwań { $dice }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus } do każdej kości
    }: { $n ->
        [0] brak sukcesów
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }.
wotr-log-hunt-reroll = Przerzut { $dice }: { $n ->
        [0] nadal brak sukcesów
        [one] łącznie 1 sukces
        [few] łącznie { $n } sukcesy
       *[many] łącznie { $n } sukcesów
    }.
wotr-log-tile = Z puli Poszukiwań wylosowano żeton ({ $tile }).
wotr-log-tile-void = Żeton nie ma efektu.
wotr-log-no-tile = Nie losuje się żetonu.
wotr-log-die-tile = Kość z żetonu wskazuje { $n }.
wotr-log-tile-back = Żeton wraca do puli Poszukiwań ({ $tile }).
wotr-log-tile-gone = Żeton opuszcza grę ({ $tile }).
wotr-log-special-tile = Specjalny żeton czeka na Mordor ({ $tile }).
wotr-log-into-pool = Żeton trafia do puli Poszukiwań ({ $tile }).
wotr-log-eyes-back = { $n ->
        [one] Jeden żeton z Okiem wraca
        [few] { $n } żetony z Okiem wracają
       *[many] { $n } żetonów z Okiem wraca
    } do puli Poszukiwań.
wotr-log-refill = Pula Poszukiwań jest pusta: zwykłe żetony do niej wracają.
wotr-log-random-companion = Wylosowano: { $character }.
wotr-log-hold-tile = Żeton za region { $region }.
wotr-log-corruption = Zepsucie rośnie o { $n } do { $total }.
wotr-log-heal = Zepsucie maleje o { $n } do { $total }.
wotr-log-enter-mordor = Drużyna wchodzi do Mordoru.
wotr-log-mordor = Drużyna wspina się na pole { $n } toru Mordoru.
wotr-log-mordor-stop = Drużyna nie może wspiąć się dalej.
wotr-log-hunt-over = Poszukiwania zakończone.
wotr-log-idle = Drużyna zwleka w Mordorze.
wotr-log-victory = { $reason ->
        [corruption] { wotr-end-corruption }
        [ring] { wotr-end-ring }
       *[other] Zwycięstwo militarne { $side-gen }.
    }
wotr-log-winners = Bilanse obu sojuszników są równe: wygrywają razem.
wotr-log-gollum-hides = Gollum prowadzi z dala od oczu wroga: żeton nie odkrywa Drużyny.
wotr-log-winner = { $seat-The } ma lepszy bilans miast i twierdz ({ $n }) i wygrywa.

## why something is not possible

wotr-why-no-die = Nie ma nieużytej kości z tym wynikiem.
wotr-why-pass = Spasować może tylko gracz, który ma mniej nieużytych kości niż druga strona.
wotr-why-ring-used = Jeden Elficki Pierścień na turę.
wotr-why-no-ring = Nie ma Elfickiego Pierścienia do użycia.
wotr-why-ring-will = Wolne Ludy nie mogą zmienić kości na Wolę Zachodu.
wotr-why-ring-result = Żadnej kości { $side-gen } nie można zmienić na „{ $face }”.
wotr-why-ring-same = Kość już pokazuje ten wynik.
wotr-why-hidden = Drużyna nie jest odkryta.
wotr-why-revealed = Drużyna jest odkryta: przed ruchem trzeba ją ukryć.
wotr-why-mordor = Na torze Mordoru nie można odłączyć Towarzysza.
wotr-why-no-companion = W Drużynie nie ma Towarzyszy.
wotr-why-no-walker = Żaden Towarzysz na mapie nie może się poruszyć.
wotr-why-face = Wyniku „{ $face }” nie można do tego użyć.
wotr-why-not-in-hand = Tej karty nie ma na twojej ręce.
wotr-why-symbol = Symbol karty „{ $card }” nie pasuje do tego wyniku.
wotr-why-requirement = Warunek karty „{ $card }” nie jest spełniony: { $needs }
wotr-why-other-player = „{ $card }” to karta innego gracza.
wotr-why-just-used = W grze trzyosobowej Wolne Ludy nie mogą użyć tego samego narodu w dwóch akcjach z rzędu.
wotr-why-just-used-army = W grze trzyosobowej Wolne Ludy nie mogą użyć tej samej armii mieszanej w dwóch akcjach z rzędu.
wotr-why-at-war = { $nation } { $nation-number ->
        [many] są
       *[one] jest
    } już w stanie wojny.
wotr-why-passive = { $nation }: naród jest pasywny i nie może przystąpić do wojny.
wotr-why-threats = „Groźby i obietnice”: pasywnego narodu nie można przesunąć kością.
wotr-why-not-yours = { $nation }: to nie twój naród.
wotr-why-no-recruits = Niczego nie można zrekrutować.
wotr-why-entered = { $character } już jest lub był w grze.
wotr-why-enter-aragorn = Obieżyświat musi być w Minas Tirith, Dol Amroth lub Pelargirze, a ta osada musi być niezdobyta.
wotr-why-enter-gandalf_white = Warunek: Gandalf Szary opuścił Drużynę lub poległ, a w grze jest lub był Sługa.
wotr-why-enter-witch_king = Sauron i jeden z narodów Wolnych Ludów muszą być w stanie wojny, a na mapie musi być jednostka Saurona.
wotr-why-enter-saruman = Isengard musi być w stanie wojny, a Orthank niezdobyty.
wotr-why-enter-mouth_of_sauron = Drużyna musi być na torze Mordoru albo wszystkie narody Wolnych Ludów w stanie wojny, a jedna z twierdz Saurona niezdobyta.
wotr-why-messenger-used = Posłaniec Czarnej Wieży służy raz na turę.
wotr-why-no-army = Żadna twoja armia nie może tego zrobić.
wotr-why-far = Region { $region } nie sąsiaduje z armią.
wotr-why-enemy = W regionie { $region } stoją wrogie jednostki: trzeba go zaatakować.
wotr-why-border = Jednostki narodu, który nie jest w stanie wojny, nie mogą wejść do regionu { $region }.
wotr-why-full = W regionie { $region } byłoby ponad dziesięć jednostek.
wotr-why-warded = Karta zamyka region { $region } przed armiami Cienia.
wotr-why-not-at-war = Atakować mogą tylko jednostki narodów w stanie wojny.
wotr-why-no-target = Nie można tam zaatakować żadnej wrogiej armii.
wotr-why-settlement = W regionie { $region } nie można rekrutować figurek.
wotr-why-haven = Odkryta Drużyna nie może skończyć ruchu w regionie { $region }.
wotr-why-path = Drużyna nie może teraz iść do regionu { $region }.
wotr-why-flight = Nazgûl nie może wlecieć do twierdzy, którą trzymają Wolne Ludy.
wotr-why-reach = Region { $region } jest poza zasięgiem.
wotr-why-combat-need = Warunek walki „{ $effect }” („{ $card }”) nie jest spełniony: { $needs }
wotr-why-hunt-limits = Na pole Poszukiwań można położyć od { $low } do { $high } kości.
wotr-why-guide = Przewodnikiem jest Towarzysz o najwyższym poziomie.
wotr-why-leader-alone = Dowódcy Wolnych Ludów nie można zostawić bez jednostek.
wotr-why-not-there = Wśród idących nie ma { $thing-gen }.
wotr-why-last-unit = Musi iść co najmniej jedna jednostka.
wotr-why-needs-leader = Musi iść z nimi dowódca lub postać.
wotr-why-limit = { $n ->
        [one] Może iść tylko jedna jednostka
        [few] Mogą iść maksymalnie { $n } jednostki
       *[many] Może iść maksymalnie { $n } jednostek
    }: w regionie { $region } może stać najwyżej dziesięć.
wotr-why-must-go = { $n ->
        [one] Co najmniej jedna jednostka musi
        [few] Co najmniej { $n } jednostki muszą
       *[many] Co najmniej { $n } jednostek musi
    } opuścić region { $region }, w którym stoi ponad dziesięć.
wotr-why-command = W ten sposób tracisz kontrolę nad działającą częścią armii mieszanej.
wotr-why-controller = Armią mieszaną w regionie { $region } dowodzi twój sojusznik.
wotr-why-rearguard = Kto zostaje, potrzebuje jednostki jako straży tylnej.
wotr-why-no-army-there = W regionie { $region } nie stoi twoja armia.
wotr-why-has-moved = Armia w regionie { $region } już się poruszyła w tej akcji.
wotr-why-no-way = Armia w regionie { $region } nie ma dokąd pójść w tej akcji.
wotr-why-besieged = Armia w regionie { $region } jest oblężona i nie może wyjść.
wotr-why-no-leader = Żadna twoja armia, która mogłaby to zrobić, nie ma dowódcy ani postaci.
wotr-why-leader-not-at-war = Dowódca narodu, który nie jest w stanie wojny, nie może prowadzić ataku.
wotr-why-team-mate = Armia w regionie { $region } należy do twojego sojusznika.
wotr-why-other-deck = { $deck }: nie jest twoja.
wotr-why-empty-deck = { $deck }: nie ma już kart.
wotr-why-recruit-peace = { $nation } nie { $nation-number ->
        [many] są
       *[one] jest
    } w stanie wojny: figurki sprowadzają tam tylko karty.
wotr-why-none-left = W posiłkach nie ma już { $kind-gen }.
wotr-why-recruit-second = Dwie figurki trafiają do dwóch różnych osad, a elitarna jednostka zużywa cały wynik.
wotr-why-recruit-both = Według opcji tego stołu trzeba zrekrutować obie figurki.
wotr-why-recruit-leader = Dowódcę rekrutuje się tylko tam, gdzie stoją jednostki Wolnych Ludów; nie ma ich w żadnej osadzie { $nation-gen }.
wotr-why-recruit-nowhere = Żadna osada { $nation-gen } nie jest na to wolna.
wotr-why-not-on-map = { $character }: nie ma go na mapie.
wotr-why-other-minion = { $character } służy tylko twojemu sojusznikowi.
wotr-why-shut-in = { $character } jest w oblężeniu w regionie { $region } i nie może wyjść.
wotr-why-no-enemy = Żadna wroga armia nie sąsiaduje z twoją.
wotr-why-area-first = Najpierw wybierz część mapy, w której leży region { $region }: { $area }.
wotr-why-area-none = Żaden region tej części mapy nie jest w zasięgu: { $area }.
wotr-why-other-area = Region { $region } leży w innej części mapy: { $area }.
wotr-why-flies-there = Tam właśnie zaczyna się lot: { $region }.
wotr-why-siege-closed = Region { $region } jest oblężony: nikt nie wchodzi.
wotr-why-no-leader-there = Armia w regionie { $region } nie ma dowódcy ani postaci, która mogłaby z nią iść.
wotr-why-bound = Jednostki w regionie { $region } są z narodu, który nie jest w stanie wojny, i nie mogą wejść do regionu innego narodu.
wotr-why-march = Marsz nie może ani skończyć się w regionie { $region }, ani prowadzić stamtąd do regionu, w którym może.
wotr-why-retrace = Droga prowadziła już przez region { $region }: nie może tam wrócić.
wotr-why-not-on-table = Karta „{ $card }” nie leży na stole.
wotr-why-stays = Karty „{ $card }” nie można w ten sposób usunąć ze stołu.
wotr-why-off-palantir = Kartę „{ $card }” usuwa kość Woli Zachodu albo dowolna kość wraz z Elfickim Pierścieniem.
wotr-why-off-folly = Kartę „{ $card }” usuwa kość Woli Zachodu albo dowolna kość, gdy Gandalf lub Aragorn jest w Minas Tirith.
wotr-why-off-icons = Aby usunąć „{ $card }”, musisz odrzucić kartę z symbolem armii i kartę z symbolem postaci.
wotr-why-off-decks = Aby usunąć „{ $card }”, musisz odrzucić kartę Strategii i kartę Wydarzenia Postaci.
wotr-why-voice-closed = Saruman musi być w Orthanku, który trzyma Cień i którego nikt nie oblega.
wotr-why-voice-regulars = W Orthanku nie ma regularnej jednostki Isengardu.
wotr-why-voice-elites = Nie ma już elitarnych jednostek Isengardu.
wotr-why-voice-two = Potrzebne są dwie regularne jednostki Isengardu w Orthanku i dwie elitarne w posiłkach.
wotr-why-idle-companions = W Drużynie nie ma Towarzyszy, a żaden na mapie nie może się poruszyć.
wotr-why-idle-home = W Drużynie nie ma Towarzyszy, a w Dale, Ereborze ani Leśnym Królestwie nie ma Gimliego ani Legolasa.
wotr-why-idle-mordor = Na torze Mordoru Drużyna nie jest w żadnym regionie.
wotr-why-idle-quarrel = Żadna armia Cienia nie ma jednostek dwóch narodów.
wotr-why-idle-rangers = Nie ma ani armii Cienia w Osgiliath lub Ithilien, ani armii Wolnych Ludów w Osgiliath.
wotr-why-idle-nations = Każdy naród, który można wybrać, jest już w stanie wojny.
wotr-why-idle-relief = Żadna twoja armia nie stoi obok oblegających twierdzę.
wotr-why-idle-woses = W Rohanie nie ma armii Wolnych Ludów.
wotr-why-idle-woses-way = Żaden region obok Minas Tirith nie jest otwarty i nie ma w nim miejsca.
wotr-why-idle-gather = Żadna armia Cienia nie może dojść do innej, która ma dla niej miejsce.
wotr-why-idle-corsairs = Nie ma brzegu Gondoru, na którym armia z Umbaru mogłaby wylądować lub który mogłaby zaatakować.

## positions and packs

wotr-bad-position-key = Pozycja nie ma klucza { $name }.
wotr-bad-position-form = Nie można odczytać pozycji: { $detail }.
wotr-bad-position-broken = Pozycja łamie zasadę dotyczącą elementów gry: { $detail }.
wotr-bad-position-unknown = { $field }: nie istnieje { $what } o nazwie { $name }.
wotr-bad-position-number = { $field } nie może wynosić { $value }; wynosi od { $low } do { $high }.
wotr-bad-position-no-stronghold = { $field }: w regionie { $region } nie ma twierdzy.
wotr-bad-position-no-settlement = regions: w regionie { $region } nie ma osady.
wotr-bad-position-shadow-casualties = casualties: { $kind }: figurki Cienia wracają do posiłków, nigdy nie są stracone.
wotr-bad-position-figures = regions, casualties: figurek: { $n } ({ $kind }); w grze jest ich { $most }.
wotr-bad-position-guide = fellowship: { $character } nie może być Przewodnikiem.
wotr-bad-position-passive-war = politics: { $nation }: naród nie może być pasywny i zarazem w stanie wojny.
wotr-bad-position-card-twice = { $field }: karta „{ $card }” jest tam dwa razy.
wotr-bad-position-card-side = hands: karta „{ $card }” nie może być na ręce miejsca { $seat }.
wotr-bad-position-no-battle = at: nie ma bitwy, od której można zacząć; podaj ją w battle.
wotr-bad-position-battle-army = battle: w regionie { $region } nie ma armii do bitwy.
wotr-bad-position-both-sides = regions: { $where }: stoją tam jednostki obu stron (W12.3.3).
wotr-bad-position-character = characters: { $character } nie może być tutaj: { $where }.
wotr-bad-position-box-empty = characters: { $where }: { $character } nie może być w oblężeniu tam, gdzie nie ma jednostki tej samej strony (W14.5).
wotr-bad-position-saruman = characters: Saruman nie może być tutaj: { $where }; nigdy nie opuszcza Orthanku (W9.4.3).
wotr-bad-position-both = characters: { $character } już przybył, więc { $other } nie może być tutaj: { $where } (W22.15).
wotr-bad-position-replaced = characters: { $character } nie może być zastąpiony, dopóki nie przybył { $other } (W22.15).
wotr-bad-position-minion-seen = minion_seen: nie może być false, bo { $character } już wszedł do gry (W22.3).
wotr-bad-position-lone-leader = regions: { $kind } stoi bez jednostki ({ $where }) i zostałby od razu usunięty (W9.1).
wotr-bad-position-stack = regions: jednostek { $side-gen }: { $n } ({ $where }); może ich tam być najwyżej { $most } (W10.3).
wotr-bad-position-siege-control = regions: { $side } nie { $side-number ->
        [many] mogą
       *[one] może
    } być w oblężeniu w regionie { $region }, który kontroluje druga strona (W14.7).
wotr-bad-position-no-besieger = regions: nikt nie oblega regionu { $region }, więc jego załoga nie może być w środku (W14.8).
wotr-bad-position-control = regions: jednostki { $side-gen } same trzymają region { $region }, więc go kontrolują: podaj to w control (W15.2).
wotr-bad-position-captor = regions: miejsce { $seat } nie mogło zdobyć regionu { $region } (W15.3).
wotr-bad-position-progress = fellowship: postęp { $n } jest większy niż { $most } (R9.19).
wotr-bad-position-progress-mordor = fellowship: na torze Mordoru postęp wynosi { $most }, a nie { $n } (R10.3).
wotr-bad-position-progress-revealed = fellowship: odkryta Drużyna ma postęp 0, a nie { $n } (W17.7.1).
wotr-bad-position-not-acting = { $field }: akcja trwa tylko w „actions”, a nie w „{ $at }” (W5.5).
wotr-bad-position-not-closing = { $field }: to należy do końca akcji, która jeszcze trwa; podaj to w closing (W5.5).
wotr-bad-position-owed-many = owed: na końcu akcji należy się najwyżej jedno dobranie, a nie { $n } (W22.13).
wotr-bad-position-owed = owed: { $deck } to nie dobranie strony, która wykonuje akcję: { $side } (W22.13).
wotr-bad-position-beat = beat: po { $n ->
    [one] jednej akcji
    [few] { $n } akcjach
   *[many] { $n } akcjach
} zespołu to nie kolej miejsca { $seat } (W21.6).
wotr-bad-position-ring-kept = ring_used: { $side } nie { $side-number ->
        [many] mogły
       *[one] mógł
    } użyć w tej turze Elfickiego Pierścienia, bo już by go nie było po tej stronie (W7.1, W7.7).
wotr-bad-position-passive = politics: { $nation }: ten naród nigdy nie jest pasywny (W16.3).
wotr-bad-position-tile-twice = hunt: { $tile }: jest w { $other } i jeszcze raz w { $pile }.
wotr-bad-position-tile-missing = hunt: { $tile }: nigdzie go nie ma; każdy zwykły żeton jest w pool, drawn lub removed (W18.1.1).
wotr-bad-position-tile-standard = hunt: { $tile }: to nie jest specjalny żeton.
wotr-bad-position-tile-removed = hunt: { $tile }: żadna karta go nie usuwa; grę opuszczają tylko żetony z Okiem (W18.1.2).
wotr-bad-position-tile-before-mordor = hunt: { $tile }: nie może być w { $pile }, zanim Drużyna wejdzie do Mordoru; czeka w specials (W18.1.3).
wotr-bad-position-tile-in-mordor = hunt: { $tile }: nie może czekać w specials; w Mordorze jest w pool lub drawn (W18.1.3).
wotr-bad-position-tile-card = hunt: { $tile }: jest w grze, więc karta „{ $card }” została zagrana (W18.1.3).
wotr-bad-position-face = dice: żadna kość { $side-gen } nie pokazuje wyniku „{ $face }” (W2.9).
wotr-bad-position-dice = dice: { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } { $side-gen }, razem z tymi w hunt i ready; może ich być najwyżej { $most } (W5.7, W5.8).
wotr-bad-position-rings = rings: { $fp } i { $shadow } to więcej niż trzy Elfickie Pierścienie (W7.1).
wotr-bad-position-hand = hands: kart na ręce miejsca { $seat }: { $n }; limit to { $most } (W8.3).
wotr-bad-position-hands = { $what }: list jest { $n }, a miejsc { $seats }.
wotr-bad-position-card-dropped = dropped: miejsce { $seat } nie mogło odrzucić karty „{ $card }”.
wotr-bad-position-card-table = table: karty „{ $card }” nie zagrywa się na stół (W8.11).
wotr-bad-position-card-keep = table: karta „{ $card }” zostałaby od razu odrzucona; jej warunek nie jest spełniony (W8.11).
wotr-bad-position-card-deck = decks: karta „{ $card }” nie należy do { $deck-gen }.
wotr-bad-position-not-shared = { $what }: w regionie { $region } sojusznicy nie stoją razem (W21.11).
wotr-bad-position-teams = { $field }: to dla trzech i czterech graczy; przy dwóch nie ma sojuszników (W21.1).
wotr-bad-position-leading = leading: miejsce { $seat } nie może prowadzić { $side-gen } (W21.2).
wotr-bad-position-battle-far = battle: region { $source } nie sąsiaduje z regionem { $region } (W13.1.3).
wotr-bad-position-battle-seat = battle: miejsce { $seat } nie może walczyć po stronie { $side-gen }.
wotr-bad-position-rearguard = battle: { $figure } nie może być w straży tylnej: { $where } (W13.2.1).
wotr-bad-pack-border = Region { $region } graniczy z regionem { $other }, ale nie odwrotnie.
wotr-bad-pack-count = Wpisy { $what }: { $count } zamiast { $wanted }.
wotr-bad-pack-figures = { $kind }: wystawiono { $count }, a jest ich { $wanted }.
wotr-bad-pack-tiles = Żetony specjalne wchodzą do gry z pierwszymi czterema kartami Postaci każdej strony, po jednym z każdą.

## chances

wotr-odds-attacker = Trafienia atakującego w następnej rundzie
wotr-odds-defender = Trafienia obrońcy w następnej rundzie
wotr-odds-hits = { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
wotr-odds-to-the-end = Walka do końca
wotr-odds-won = obrońca pada
wotr-odds-fallen = atakujący pada
wotr-odds-both = padają obaj
wotr-odds-this-round = Twierdza w tej rundzie
wotr-odds-pressed = { $n ->
        [one] Jeśli osłabi się elitarną jednostkę za kolejną rundę
        [few] Jeśli osłabi się { $n } elitarne jednostki za kolejne rundy
       *[many] Jeśli osłabi się { $n } elitarnych jednostek za kolejne rundy
    }
wotr-odds-taken = pada
wotr-odds-holds = trzyma się
wotr-odds-no-cards = Bez kart walki, nikt nie przerywa ataku ani się nie wycofuje; elitarne jednostki są osłabiane, zanim straci się jednostki (przy oblężeniu atakujący traci najpierw regularne).
wotr-odds-attacker-may-fall = Oblegający sami mogą zostać zniszczeni.
wotr-odds-may-go-inside = Obrońca może zamiast tego schronić się w twierdzy.
wotr-odds-some-stay = Jednostki, które nie mogą atakować, nie są liczone.
wotr-odds-successes = Sukcesy Poszukiwań
wotr-odds-success = { $n ->
        [0] brak
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
wotr-odds-hunt-damage = Obrażenia Poszukiwań
wotr-odds-damage = { $n ->
        [0] bez obrażeń
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
wotr-odds-heals = leczy { $n }
wotr-odds-after = Drużyna jest
wotr-odds-revealed = odkryta
wotr-odds-hidden = nadal ukryta
wotr-odds-ring = Jeśli Pierścień przyjmie wszystko
wotr-odds-corrupted = Powiernicy ulegają Pierścieniowi
wotr-odds-forward = Krok naprzód
wotr-odds-climbs = tak
wotr-odds-stopped = zatrzymana
wotr-odds-before-help = Zanim cokolwiek zmniejszą karty, Przewodnik lub Towarzysz.
wotr-odds-every-reroll = Cień wykorzystuje każdy przerzut.
wotr-odds-crebain = Z użyciem karty „Stada crebainów”.
wotr-odds-hunt-dice = Kości Poszukiwań po rzucie
wotr-odds-dice = { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }
wotr-odds-first-step = Pierwszy krok Drużyny
wotr-odds-found = znaleziona
wotr-odds-missed = przeoczona

## the panels of the web table

wotr-ui-legend-fp = 3 jednostki Wolnych Ludów
wotr-ui-legend-shadow = 3 jednostki Cienia
wotr-ui-legend-elite = w tym 2 elitarne
wotr-ui-legend-leader = z dowódcą
wotr-ui-legend-nazgul = z 2 Nazgûlami
wotr-ui-legend-besieged = oblężone
wotr-ui-herald-siege = w oblężeniu
wotr-ui-herald-fall = zdobyte
wotr-ui-turn = { $n }. tura
wotr-ui-phase-recover = Odzyskanie kości i dobranie kart
wotr-ui-phase-fellowship = Drużyna
wotr-ui-phase-allocation = Przydział kości do Poszukiwań
wotr-ui-phase-roll = Rzut kośćmi akcji
wotr-ui-phase-actions = Wykonywanie akcji
wotr-ui-phase-victory = Sprawdzenie zwycięstwa
wotr-ui-die = Kość { $face-gen }
wotr-ui-rings = { $n ->
        [one] Jeden Elficki Pierścień
        [few] { $n } Elfickie Pierścienie
       *[many] { $n } Elfickich Pierścieni
    }
wotr-ui-ring-used = W tej turze użyto Elfickiego Pierścienia
wotr-ui-points = Punkty zwycięstwa: { $n } z { $goal }
wotr-ui-dice-ready = { $n ->
        [one] 1 kość do rzutu
        [few] { $n } kości do rzutu
       *[many] { $n } kości do rzutu
    }
wotr-ui-no-dice = Nie ma już kości
wotr-ui-leads = Gracz prowadzący
wotr-ui-cards = { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
wotr-ui-backs = Ręka: Postać { $a }, Strategia { $b }
wotr-ui-fellowship = Drużyna
wotr-ui-hidden = Ukryta
wotr-ui-revealed = Odkryta
wotr-ui-last-seen = Ostatnio znana: { $region }
wotr-ui-progress = { $n ->
        [one] 1 krok od tamtej pory
        [few] { $n } kroki od tamtej pory
       *[many] { $n } kroków od tamtej pory
    }
wotr-ui-corruption = Zepsucie { $n } z 12
wotr-ui-track = Tor Drużyny: postęp { $progress }, zepsucie { $corruption }
wotr-ui-mordor-track = Tor Mordoru
wotr-ui-in-mordor = Na torze Mordoru, pole { $n } z 5
wotr-ui-doom = Szczelina Zagłady
wotr-ui-guide = Przewodnik: { $who }
wotr-ui-hunt-box = Pole Poszukiwań
wotr-ui-hunt-level = { $bonus ->
        [0] rzuca { $n }
       *[other] rzuca { $n }, każda +{ $bonus }
    }
wotr-ui-empty = puste
wotr-ui-unseen-tiles = Niewidziane żetony Poszukiwań: { $n }
wotr-ui-special-tiles = Specjalne, czekają na Mordor:
wotr-ui-drawn-tiles = Żetony poza pulą: { $n }
wotr-ui-removed-tiles = Usunięte na stałe:
wotr-ui-politics = Tor polityki
wotr-ui-at-war = W stanie wojny
wotr-ui-steps = { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
wotr-ui-active = aktywny, do wojny { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
wotr-ui-passive = pasywny, do wojny { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
wotr-ui-piles = Karty Wydarzeń
wotr-ui-deck = { $deck }: { $n ->
        [one] pozostała 1 karta
        [few] pozostały { $n } karty
       *[many] pozostało { $n } kart
    }
wotr-ui-deck-character = Postać
wotr-ui-deck-strategy = Strategia
wotr-ui-laid = Na stole
wotr-ui-discards = Odrzucone odkryte: { $n }
wotr-ui-face-down = Odrzucone zakryte
wotr-ui-own-dropped = Twoje wśród nich
wotr-ui-reserves = Posiłki i postacie, które nadejdą
wotr-ui-to-come = Nadejdą
wotr-ui-fallen = Polegli
wotr-ui-reinforcements = Posiłki
wotr-ui-regulars = Regularne
wotr-ui-elites = Elitarne
wotr-ui-leaders = Dowódcy
wotr-ui-casualties = Poza grą
wotr-ui-level = Poziom { $n }
wotr-ui-flies = Potrafi latać
wotr-ui-leadership = Przywództwo { $n }
wotr-ui-needs = Warunek:
wotr-ui-symbol = Zagrywana wynikiem: { $symbol } lub Wydarzenie
wotr-ui-combat = W bitwie
wotr-ui-initiative = Inicjatywa
wotr-ui-force = Kto idzie
wotr-ui-force-about = Zdejmij tych, którzy zostają.
wotr-ui-force-all = Wszyscy
wotr-ui-force-done = Ci idą
wotr-ui-group = Grupa
wotr-ui-group-done = Ci idą
wotr-ui-may-join = Mogą iść razem:
wotr-ui-path = Droga Drużyny
wotr-ui-battle-field = Bitwa: { $region }
wotr-ui-battle-siege = Oblężenie: { $region }
wotr-ui-battle-sortie = Wypad: { $region }
wotr-ui-round = { $n }. runda
wotr-ui-attacks = w natarciu
wotr-ui-defends = w obronie
wotr-ui-strength = Rzut
wotr-ui-dice = { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }
wotr-ui-units = { $n ->
        [one] 1 jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
wotr-ui-captain = Kapitan Zachodu: { $who }
wotr-ui-at-most = maksymalnie { $n }
wotr-ui-relieved = załoga w środku
wotr-ui-leads-word = Przywództwo
wotr-ui-white-rider = Nazgûle anulowane przez Białego Jeźdźca
wotr-ui-to-hit = Trafia na
wotr-ui-walls = mury, w pierwszej rundzie
wotr-ui-walls-siege = mury twierdzy
wotr-ui-mod-roll = rzut walki
wotr-ui-mod-reroll = przerzut
wotr-ui-mod-dice = kości
wotr-ui-mod-most = kości
wotr-ui-mod-no-reroll = bez przerzutu
wotr-ui-mod-leadership = przywództwo
wotr-ui-mod-cancelled = karta anulowana
wotr-ui-mod-hits = trafienia
wotr-ui-card-back = zakryta: { $deck }
wotr-ui-roll = Rzut
wotr-ui-reroll = Przerzut
wotr-ui-extra-attack = Dodatkowy atak
wotr-ui-hits = { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
wotr-ui-losses = Straty:
wotr-ui-reduced = osłabiona
wotr-ui-earlier-rounds = { $n ->
        [one] Poprzednia runda
        [few] { $n } poprzednie rundy
       *[many] { $n } poprzednich rund
    }
wotr-ui-hunt = Poszukiwania
wotr-ui-hunt-roll = Kości Poszukiwań
wotr-ui-rerolls = Przerzuty
wotr-ui-hunt-rerolls = { $n ->
        [one] 1 przerzut
        [few] { $n } przerzuty
       *[many] { $n } przerzutów
    }
wotr-ui-reroll-stronghold = Twierdza Cienia
wotr-ui-reroll-army = Armia Cienia
wotr-ui-reroll-nazgul = Nazgûl
wotr-ui-hunt-bonus = każda +{ $n }
wotr-ui-hunt-need = liczy się { $n } i więcej, 1 nigdy
wotr-ui-successes = Sukcesy
wotr-ui-tile-for = Za region { $region }:
wotr-ui-tile-damage = Obrażenia Poszukiwań: { $n }
wotr-ui-tile-eye-none = Oko: bez obrażeń
wotr-ui-tile-die = Obrażenia Poszukiwań z rzutu kością
wotr-ui-tile-heal = leczy zepsucie: { $n }
wotr-ui-tile-reveal = odkrywa Drużynę
wotr-ui-tile-stop = bez kroku naprzód
wotr-ui-hunt-kept = { $card }: żetonu się nie losuje
wotr-ui-hunt-lessened = Obrażenia zmniejsza: { $helpers }
wotr-ui-tile-void = bez efektu
wotr-ui-damage-left = Obrażenia Poszukiwań: { $n }
wotr-ui-healed = Uleczone zepsucie: { $n }
wotr-ui-corrupted = +{ $n } zepsucia, łącznie { $total }
wotr-ui-found = Odkryta: { $region }
wotr-ui-revealed-now = Odkryta
wotr-ui-unharmed = Drużyna idzie dalej bez szwanku.
wotr-ui-kept-turn = Zaczyna się { $n }. tura
wotr-ui-kept-corruption = Zepsucie
wotr-ui-kept-hunt = Pula Poszukiwań
wotr-ui-kept-pool = { $n ->
    [one] jeden żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
    [other] { $n } żetonu
}
wotr-ui-kept-tile = Dotknij wylosowanego żetonu.
wotr-ui-kept-tile-any = Niech losuje strona
wotr-ui-kept-next = Zostało { $n }: z Okiem { $eyes }, odkrywających { $reveals }.
wotr-ui-kept-last = Ostatnio wylosowany:
wotr-ui-kept-corrupts = Zepsucie +{ $n }
wotr-ui-kept-heals = Zepsucie −{ $n }
wotr-ui-kept-back = Z powrotem do puli
wotr-ui-kept-remove = Poza grę
wotr-ui-kept-special = Do gry wchodzi żeton specjalny
wotr-ui-kept-mordor = Drużyna wchodzi do Mordoru
wotr-ui-kept-steps = Na torze Mordoru krok za wylosowany żeton liczy się sam.
wotr-ui-kept-step = Krok dalej
wotr-ui-kept-step-back = Krok wstecz
wotr-ui-kept-politics = Zdobyta osada sama przesuwa swój naród.
wotr-ui-kept-activate = Aktywuj
wotr-ui-kept-advance = O krok
wotr-ui-kept-settlements = Osady i punkty zwycięstwa
wotr-ui-kept-taken = Dotknij osady, którą druga strona zdobyła albo odbiła.
wotr-ui-kept-seek = Szukaj po nazwie
wotr-ui-kept-holds = kontrola: { $side }
wotr-ui-kept-deck = w talii { $n }, na ręce { $hand }, zakryte { $gone }
wotr-ui-kept-draw = Dobrano
wotr-ui-kept-drop = Odłożono
wotr-ui-kept-whose = Czyja karta
wotr-ui-kept-card = Pokazano kartę: szukaj po nazwie
wotr-ui-kept-play = Zagrana
wotr-ui-kept-spend = Użyta w bitwie
wotr-ui-kept-lift = Opuszcza stół

## the map

wotr-ui-map-town = Miasteczko
wotr-ui-map-city = Miasto
wotr-ui-map-stronghold = Twierdza
wotr-ui-map-fortification = Fortyfikacja
wotr-ui-map-vp = { $n ->
        [one] 1 punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
wotr-ui-map-held = kontrola: { $side }
wotr-ui-map-taken = zdobyte przez { $seat-acc }
wotr-ui-map-mixed = armia mieszana pod dowództwem { $seat-gen }
wotr-ui-map-besieged = oblężenie
wotr-ui-map-units = { $n ->
        [one] 1 jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
wotr-ui-map-regulars = { $n ->
        [one] 1 regularna
        [few] { $n } regularne
       *[many] { $n } regularnych
    }
wotr-ui-map-elites = { $n ->
        [one] 1 elitarna
        [few] { $n } elitarne
       *[many] { $n } elitarnych
    }
wotr-ui-map-leaders = { $n ->
        [one] 1 dowódca
        [few] { $n } dowódcy
       *[many] { $n } dowódców
    }
wotr-ui-map-nazgul = { $n ->
        [one] 1 Nazgûl
        [few] { $n } Nazgûle
       *[many] { $n } Nazgûli
    }
wotr-ui-map-fellowship-hidden = { $n ->
        [0] Drużyna, ukryta
        [one] Drużyna, ukryta, najwyżej 1 krok stąd
        [few] Drużyna, ukryta, najwyżej { $n } kroki stąd
       *[many] Drużyna, ukryta, najwyżej { $n } kroków stąd
    }
wotr-ui-map-fellowship-seen = Drużyna, odkryta
wotr-ui-map-steps = { $n ->
        [one] 1 krok od miejsca, gdzie widziano Drużynę
        [few] { $n } kroki od miejsca, gdzie widziano Drużynę
       *[many] { $n } kroków od miejsca, gdzie widziano Drużynę
    }
wotr-ui-map-reach = Zasięg Drużyny
wotr-ui-map-reach-about = Pokaż, jak daleko mogła dojść Drużyna

## How to play, in short: one line for each point

wotr-how-goal = **Wolne Ludy** wygrywają, gdy doniosą Pierścień do Szczeliny Zagłady albo zdobędą miasta i twierdze Cienia warte 4 punkty. **Cień** wygrywa, gdy zepsucie osiągnie 12 albo gdy zdobędzie miasta i twierdze warte 10 punktów (W20.1, W20.2, W20.4).
wotr-how-turn =
    Obie strony odzyskują kości i dobierają po karcie z każdej ze swoich dwóch talii (W5.1).
    Wolne Ludy mogą ujawnić położenie Drużyny (W5.2).
    Cień odkłada kości na Poszukiwania (W5.3).
    Obie strony rzucają. Każde Oko wyrzucone przez Cień dołącza do Poszukiwań (W5.4).
    Strony działają na przemian, po jednej kości; zaczynają Wolne Ludy (W5.5).
    Gdy wszystkie kości są użyte, liczy się punkty zwycięstwa (W5.6).

# Czym kierują się gracze komputerowi i czego nikt by nie zrobił
wotr-eye-quest = Powiernicy Pierścienia w drodze
wotr-eye-hunt = Poszukiwania
wotr-eye-nations = Narody w drodze do wojny
wotr-eye-people = Bohaterowie i Słudzy w grze
wotr-eye-cards = Karty na ręce i na stole
wotr-eye-rings = Elfickie Pierścienie
wotr-eye-dice = Pozostałe kości akcji
wotr-eye-armies = Figurki na mapie
wotr-eye-points = Punkty zwycięstwa
wotr-eye-advance = Armie blisko celu
wotr-eye-settlements = Zagrożone osady
wotr-eye-sieges = Oblężenia
wotr-eye-battle = Trwająca bitwa
wotr-puzzle-quest = { $who-id ->
    [shadow] Utrudnij drogę Powiernikom Pierścienia.
   *[other] Posuń Powierników Pierścienia dalej albo lepiej ich chroń.
}
wotr-puzzle-hunt = { $who-id ->
    [shadow] Wzmocnij Poszukiwania.
   *[other] Osłab Poszukiwania.
}
wotr-puzzle-nations = Zdobądź przewagę na torze polityki.
wotr-puzzle-people = Zdobądź przewagę w bohaterach i Sługach.
wotr-puzzle-cards = Zdobądź przewagę w kartach.
wotr-puzzle-rings = Wykorzystaj jak najlepiej Elfickie Pierścienie.
wotr-puzzle-dice = Wykorzystaj jak najlepiej pozostałe kości akcji.
wotr-puzzle-armies = Zdobądź przewagę w figurkach na mapie.
wotr-puzzle-points = Zdobądź przewagę w punktach zwycięstwa.
wotr-puzzle-advance = Przybliż swoje armie do ich celów albo odsuń wroga od jego celów.
wotr-puzzle-settlements = Oddal niebezpieczeństwo od swoich osad albo zagroź osadom wroga.
wotr-puzzle-sieges = Przechyl oblężenia na swoją stronę.
wotr-puzzle-battle = Przechyl trwającą bitwę na swoją stronę.
wotr-blunder-die-wasted = Kość bez efektu
wotr-blunder-ring-wasted = Elficki Pierścień za kość bez efektu
wotr-blunder-march-back = Jednostki wracają drogą, którą przyszły
wotr-blunder-garrison-stripped = Osada pozostawiona pusta obok wrogiej armii

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

wotr-lesson-first = Twoja pierwsza tura
    .about = Wolne Ludy ruszają: Drużyna idzie niewidziana, naród się budzi, a Saruman uderza.
wotr-lesson-first-goal = Co wygrywa
    .say = Prowadzisz Wolne Ludy. Zanieś Pierścień do Mordoru, do Szczeliny Zagłady, a wygrasz; Cień wygrywa podbojami za 10 punktów albo gdy zepsucie osiągnie 12.
wotr-lesson-first-ways = Długa droga i nierówna wojna
    .say = Drużyna zaczyna w Rivendell, a Mordor jest daleko. Wojny z tymi wszystkimi armiami nie wygrasz: trzeba je tylko powstrzymać, aż Pierścień dojdzie.
wotr-lesson-first-guide = Kto prowadzi Drużynę
    .say = Jeden z Towarzyszy jest Przewodnikiem i daje Drużynie swoją zdolność. Musi być z tych o najwyższym poziomie.
    .do = Niech prowadzi Gandalf Szary.
    .right = Prowadzi Gandalf: niektóre zagrane karty przyniosą nowe. Teraz obie strony rzucają kośćmi.
    .wrong = Obieżyświat też może prowadzić, a jego godzina nadejdzie, gdy Gandalf odejdzie. Zacznij od Gandalfa.
wotr-lesson-first-dice = Twoja tura to twoje kości
    .say = Cztery kości dla ciebie, więcej dla Cienia: każda to jedna akcja. Dwie kości Cienia leżą na polu Poszukiwań i czekają, aż Drużyna się ruszy.
wotr-lesson-first-die = Użyj kości Postaci
    .say = Zaczynasz, po jednej kości. Kość Postaci porusza tych, którzy mają imię, i Drużynę.
    .do = Wybierz kość Postaci.
    .right = Teraz powiedz, do czego jej używasz.
    .wrong = Kość Wydarzenia zostaw na później: karty poczekają, droga nie.
    .ring = Elficki Pierścień zmienia kość, a potem dostaje go Cień. Potrzebną kość już masz.
wotr-lesson-first-use = Pierwszy krok
    .say = Na początku tury Poszukiwania są słabe: rosną z każdym twoim ruchem. Dlatego rusz od razu.
    .do = Przesuń Drużynę.
    .right = O krok dalej, a Poszukiwania rzuciły 3 i 2: potrzeba 6. Nikt was nie widział.
    .apart = Kiedyś Towarzysze muszą odejść budzić narody. Pierwszego dnia strzegą Pierścienia.
    .leader = Tym maszeruje armia z dowódcą. Wygrywa się drogą do Mordoru.
wotr-lesson-first-hidden = Tylko się liczy
    .say = Figurka zostaje w Rivendell: kroki tylko się liczy, a Cień musi zgadywać, gdzie jesteście. Użyta kość leży teraz na polu Poszukiwań i następnym razem im pomoże.
wotr-lesson-first-muster = Obudź narody
    .say = Isengard właśnie wszedł do wojny. Twoje narody śpią, a kto nie jest w stanie wojny, nie rekrutuje i nie atakuje.
    .do = Wybierz kość Mobilizacji.
    .right = Kość Mobilizacji przesuwa naród o krok ku wojnie albo rekrutuje tam, gdzie wojna już jest.
    .wait = Można iść dalej od razu, ale Poszukiwania dodałyby 1 do każdej kości. Najpierw narody.
    .pass = Pasować wolno, gdy masz mniej kości, i czekać, aż Cień pokaże plany. Dziś jest co robić.
wotr-lesson-first-politics = Który naród pierwszy?
    .say = Wojska Saurona stoją przed Gondorem, Sarumana przed Rohanem; Elfy, Krasnoludy i Północ mają do wojny jeszcze daleko.
    .do = Wybierz naród.
    .right = Dobry wybór: tam spadnie pierwszy cios.
    .far = Będą potrzebni, ale wróg stoi najpierw u innych drzwi.
    .elves = Elfy już nie śpią i jest ich mało. Cios spadnie najpierw gdzie indziej.
wotr-lesson-first-shadow = Cień maszeruje
    .say = Dol Guldur wysyła armię przez Mroczną Puszczę ku Leśnemu Królestwu i Dale. Każde miasto i każda twierdza, które padną, liczą się Cieniowi.
wotr-lesson-first-again = Jeszcze raz?
    .say = Masz drugą kość Postaci. Grę wygra ci Drużyna, dwa lub trzy kroki na turę.
    .do = Wybierz kość Postaci.
    .right = Teraz Poszukiwania rzucają z twoją kością przeciw tobie.
    .wrong = Zostały dwie kości, a droga jest długa. Użyj ich.
wotr-lesson-first-risk = Poszukiwania rosną
    .say = Jedna twoja kość leży na polu Poszukiwań: każda z dwóch kości Poszukiwań ma +1, więc wystarczy piątka.
    .do = Przesuń Drużynę jeszcze raz.
    .right = Piątka: znaleźli was. Losuje się żeton Poszukiwań, a na nim jest 2.
    .apart = Razem niosą jeszcze ciosy Poszukiwań za Powierników Pierścienia. Zostańcie teraz razem.
    .skip = Zmarnowana kość to krok, który zyskuje Sauron.
wotr-lesson-first-toll = Ktoś zapłaci
    .say = Dwa obrażenia. Albo Powiernicy Pierścienia wezmą je jako zepsucie, a dwanaście to przegrana, albo padnie Towarzysz i odejmie się jego poziom.
    .do = Wybierz, kto zapłaci.
    .right = Dwa z dwunastu. Na początku da się to znieść; później będziesz liczyć każde.
    .random = Legolas oddał życie za Powiernika. Zepsucia nie ma, ale dobry łuk przepadł.
    .wrong = Odszedłby Gandalf, a z nim najlepszy Przewodnik. Tak wcześnie nigdy.
wotr-lesson-first-event = Karty
    .say = Ostatnia kość pokazuje Wydarzenie. Można za nią dobrać kartę albo zagrać dowolną z ręki.
    .do = Wybierz kość Wydarzenia.
    .right = Dwie talie: karty Postaci pomagają Drużynie, karty Strategii wojnie.
    .wrong = Nieużyta kość przepada. Dobierz za nią kartę.
wotr-lesson-first-draw = Która talia?
    .say = Każda karta jest też kartą walki: jej dolną połowę można zagrać w bitwie.
    .do = Dobierz kartę z dowolnej talii.
    .right = O jedną na ręce więcej. Cień ma jeszcze dwie kości.
    .play = Imrahil przyjdzie do Dol Amrothu, gdy Gondor będzie go potrzebował. Na razie nowa karta jest więcej warta.
wotr-lesson-first-isen = Saruman uderza
    .say = Z Orthanku atakuje Brody na Isenie: pięć kości, trafia 5 i 6. Rohan budzi się od razu: kto jest atakowany, robi krok ku wojnie.
wotr-lesson-first-combat = Poświęcić na to kartę?
    .say = Dwie jednostki Rohanu przeciw całemu wojsku. Karta walki może ocaliłaby jedną na chwilę.
    .do = Nie zagrywaj żadnej karty.
    .right = Brody przepadły, ale i orki krwawiły, a wszystkie karty zostały. To nie było miasto: Cień nie ma punktów.
    .wrong = Brodów nie uratujesz. Karty zostaw dla twierdzy, gdzie liczy się każda runda.
wotr-lesson-first-declare = Nowa tura
    .say = Przed rzutem możesz ujawnić, gdzie jest Drużyna. W twoim mieście lub twierdzy leczy to punkt zepsucia; w dziczy tylko podpowiada Cieniowi.
    .do = Nie ujawniaj.
    .right = Dobrze ukryci. Niech szukają przy Rivendell.
    .wrong = Jesteście w dziczy: nic się nie uleczy, a oni będą wiedzieć, gdzie jesteście.
wotr-lesson-first-end = Teraz twoja kolej
    .say = Ruszaj, gdy Poszukiwania są słabe, budź narody, trzymaj twierdze i pilnuj zepsucia: to cała wojna. Graj dalej przeciw komputerowi albo odejdź; stół na ciebie poczeka.
wotr-lesson-hunt = Poszukiwania
    .about = Co czeka na polu Poszukiwań, ile kosztuje żeton, kto płaci i jak znowu zniknąć.
wotr-lesson-hunt-box = Dwoje oczu otwartych
    .say = Gandalf zginął w Morii; Drużyna jest w Lórien, ma 2 zepsucia i prowadzi ją Obieżyświat. Na polu Poszukiwań leżą dwie kości Cienia: gdy ruszysz, rzuca się obiema, a szóstka was znajduje.
wotr-lesson-hunt-die = Pierwszy ruch jest najbezpieczniejszy
    .say = Kości, którymi przesuwasz Drużynę, trafiają na pole Poszukiwań i każda dodaje 1 do wszystkich ich rzutów. Dlatego pierwszy ruch w turze jest najlepszy.
    .do = Wybierz kość Postaci.
    .right = Poszukiwania nic jeszcze nie dodają: dwie kości, każda potrzebuje 6.
    .wrong = Wola Zachodu umie wszystko. Zostaw ją, póki wystarcza kość Postaci.
    .event = Dobieraj później. Póki Poszukiwania są słabe, idzie się.
wotr-lesson-hunt-go = Idź
    .say = Dwie kości, na którejkolwiek 6: znajdą was mniej więcej trzy razy na dziesięć.
    .do = Przesuń Drużynę.
    .right = Szóstka. Zdarza się. Losuje się żeton Poszukiwań.
    .wrong = Jest ich niewielu. Razem zniosą jeszcze cios.
wotr-lesson-hunt-tile = Czytaj żeton
    .say = Są na nim 2 obrażenia i oko, które was odkrywa. Najpierw ktoś płaci, potem Cień dowiaduje się, gdzie jesteście.
wotr-lesson-hunt-pay = Zapłać
    .say = Zepsucie wynosi 2 z 12. Obieżyświat ma poziom 3, hobbici 1. Towarzysz odejmuje swój poziom i przepada.
    .do = Użyj Pierścienia: weź 2 zepsucia.
    .right = Cztery. Mniej więcej do sześciu zepsucie jest tańszą monetą.
    .guide = Obieżyświat to Przewodnik, który ukryje was dowolną kością, i przyszły król. Nie za dwa punkty.
    .random = Los mógłby za dwa punkty zabrać Legolasa. Na początku zepsucie jest tańsze.
wotr-lesson-hunt-path = Gdzie jesteście?
    .say = Dopiero teraz, po odkryciu, kładzie się drogę: krok za każdy policzony. Którędy wiodła, mówisz ty.
    .do = Idź do Parth Celebrant, na południe.
    .right = Na brzegu Anduiny, a wszyscy to widzą.
    .wrong = To z powrotem do Morii. Mordor leży na południowym wschodzie.
wotr-lesson-hunt-seen = Widziani
    .say = Odkryta Drużyna w ogóle się nie rusza, a niektóre karty biją ją mocniej. Najpierw musi się znowu ukryć: kosztuje to kość, ale bez Poszukiwań.
wotr-lesson-hunt-second = Zniknij
    .say = Do ukrycia trzeba kości Postaci albo Woli Zachodu. Ale prowadzi Obieżyświat: z nim wystarczy dowolna.
    .do = Wybierz kość Wydarzenia.
    .right = Sztuka Strażnika. A na pole Poszukiwań kość nie trafia: ukrywanie to nie ruch.
    .keep = Póki prowadzi Obieżyświat, ukryje was dowolna kość. Kość Postaci zostaw na drogę.
wotr-lesson-hunt-hide = Ukryj się
    .say = Kość użyta do ukrycia nie idzie dalej. Ale lepiej wolno niż na widoku.
    .do = Ukryj Drużynę.
    .right = Zniknęli. Figurka stoi w Parth Celebrant, a wy jesteście tam, dokąd stąd pójdziecie.
    .wrong = Jest potrzebna do ukrycia.
wotr-lesson-hunt-dare = Odważysz się znowu?
    .say = Jedna twoja kość leży już na polu Poszukiwań: mają +1, więc znajdują was na 5 i 6, w ponad połowie przypadków. Mordor sam się nie przybliży.
    .do = Wybierz kość na drogę.
    .right = Tańsza z dwóch. Dobrze.
    .will = Ona też może być wynikiem Postaci, choć można ją było zachować.
wotr-lesson-hunt-again = Jeszcze raz
    .say = Ryzyko jest znane: teraz je wybierasz.
    .do = Przesuń Drużynę.
    .right = Piątka i +1 wystarcza. Na żetonie jest 1 i żadnego oka: zostajecie ukryci.
    .apart = Osobno byliby bezpieczniejsi, Powiernicy nie.
wotr-lesson-hunt-toll = Twoja decyzja
    .say = Jedno obrażenie. Zepsucie wynosi 4. Losowy Towarzysz kosztowałby kogoś, ale żadnego zepsucia.
    .do = Wybierz, kto zapłaci.
    .right = Pięć. Odtąd licz: Mordor dodaje żetony, których nie da się uniknąć.
    .random = Gimli poległ. Powiernicy mu dziękują; Krasnoludy trudniej będzie obudzić.
    .wrong = Bez Obieżyświata poprowadzi ktoś słabszy i ukrywanie podrożeje.
wotr-lesson-hunt-end = Teraz twoja kolej
    .say = Ruszaj na początku tury, przedtem spójrz na pole Poszukiwań, małe obrażenia płać zepsuciem, duże Towarzyszem, i od razu się ukryj. Graj dalej albo odejdź; stół na ciebie poczeka.

## Goals: what wins, and what to watch

wotr-goal-quest = Pierścień w Mordorze
    .watch = Patrz, dokąd mogła dojść Drużyna, i na kości na polu Poszukiwań: na piątym kroku w Mordorze Pierścień zostaje zniszczony.
wotr-goal-points-fp = Podboje Wolnych Ludów
    .watch = Patrz na twierdze Cienia bez straży: cztery punkty to tylko dwie z nich.
wotr-goal-corruption = Zepsucie
    .watch = Patrz na Poszukiwania: każdy żeton opłacony Pierścieniem przybliża koniec przy 12.
wotr-goal-points-shadow = Podboje Cienia
    .watch = Patrz na miasta i twierdze, przy których stoi wroga armia: dziesięć punktów na koniec tury wygrywa.

# What is rolled or drawn at a real table, as what somebody rolls or draws

wotr-outcome-die = { $n ->
    [one] sześcienną kość
    [few] { $n } sześcienne kości
   *[many] { $n } sześciennych kości
    [other] { $n } sześciennej kości
 }
wotr-outcome-action = { $n ->
    [one] kość akcji
    [few] { $n } kości akcji
   *[many] { $n } kości akcji
    [other] { $n } kości akcji
 }
wotr-outcome-card = { $n ->
    [one] kartę Wydarzenia
    [few] { $n } karty Wydarzeń
   *[many] { $n } kart Wydarzeń
    [other] { $n } karty Wydarzeń
 }
wotr-outcome-tile = { $n ->
    [one] żeton Poszukiwań
    [few] { $n } żetony Poszukiwań
   *[many] { $n } żetonów Poszukiwań
    [other] { $n } żetonu Poszukiwań
 }
wotr-outcome-companion = { $n ->
    [one] żeton Towarzysza
    [few] { $n } żetony Towarzyszy
   *[many] { $n } żetonów Towarzyszy
    [other] { $n } żetonu Towarzysza
 }
