### Blood Bowl: che cosa dice il tavolo.

game-name = Blood Bowl
game-tagline = Football fantasy a caselle: blocca, smarcati, passa, e attento ai turnover.
game-intro =
    Undici giocatori per squadra su ventisei caselle per quindici. Nel suo turno l’allenatore attiva un giocatore dopo l’altro,
    finché vuole o finché qualcosa non va storto. Sedici turni a testa, fino a tre dadi per un blocco, un punto per touchdown.
quick-1 = Scegli due squadre; le rose pronte ci sono. Schiera undici giocatori, o prendi una formazione con un clic.
quick-2 = Nel tuo turno attiva i giocatori uno dopo l’altro, ognuno una volta. Una volta per turno ciascuno: un blitz, un passaggio, una consegna, un fallo; muovi e blocca con quanti vuoi.
quick-3 = Lasciare una casella accanto a un avversario in piedi chiede di smarcarsi. Sono possibili fino a due passi aggiuntivi, con 2 o più ciascuno.
quick-4 = Per bloccare si confronta la forza con gli aiuti: il più forte sceglie fra più dadi. Spinta, Inciampa e POW vanno bene; il teschio no.
quick-5 = Se uno dei tuoi cade, il turno finisce: è un turnover. Anche se perdi la palla. Fai prima le cose sicure.
quick-6 = Un reroll di squadra ripete un tiro fallito, una volta per tiro e finché ce ne sono.
quick-7 = Porta la palla nella end zone avversaria: touchdown, un punto. Otto turni per tempo, due tempi.
symbol-figure = Una figura porta il suo numero e, accanto, la lettera del ruolo. Indicala per vederne valori e abilità.
symbol-turns = I turni di questo tempo. Quello acceso è in corso.
symbol-rerolls = I reroll di squadra rimasti. Ognuno ripete un tiro fallito.
symbol-apothecary = La borsa è l’apotecario, che una volta può salvare un infortunato. Se è pallida, non c’è.
symbol-bribes = La borsa dei soldi sono le mazzette: una può tenere in campo chi l’arbitro espelle.
symbol-acted = Chi è grigio ha già agito in questo turno.
symbol-prone = È a terra, e finché non si rialza non marca nessuno.
symbol-stunned = Le stelle: stordimento. Non può agire finché non viene girato.
symbol-dugout = La panchina: riserve, KO, perdite, espulsi.

## Domande

ask-kick-or-receive = Hai vinto il sorteggio. Ricevi o calci?
ask-set-up =
    Schieramento: { $left ->
        [0] sposta chi vuoi, oppure fatto.
        [11] prendi una formazione, o metti i giocatori uno per uno.
        [one] manca ancora un giocatore.
       *[other] mancano ancora { $left } giocatori.
    }
ask-place = Numero { $player }: in quale casella?
ask-kick = Kick-off: a quale casella miri?
ask-halve = Dimezzi la deviazione del calcio?
ask-touchback = Touchback: a chi va la palla?
ask-solid =
    Difesa solida: chi rischieri? { $left ->
        [one] Ancora uno.
       *[other] Ancora fino a { $left }.
    }
ask-high-kick = Tiro alto: chi va sotto la palla?
ask-snap =
    Scarto rapido: chi muove di una casella? { $left ->
        [one] Ancora uno.
       *[other] Ancora fino a { $left }.
    }
ask-snap-to = Scarto rapido: in quale casella va il numero { $player }?
ask-charge =
    Blitz! Chi mandi? { $left ->
        [one] Ancora uno.
       *[other] Ancora fino a { $left }.
    }
ask-prayer = La preghiera è esaudita: per chi?
ask-turn = Chi attivi?
ask-target = Numero { $actor }: contro chi?
ask-step = Numero { $actor }: dove va?
ask-aim = Il numero { $actor } passa: in quale casella?
ask-reroll = Numero { $player }, { $test }: { $rolled }, serviva { $need }+. Ritiri?
ask-pro-die = Pro è fallito. Un reroll di squadra per quel dado?
ask-dive = Il numero { $player } si smarca. Ti tuffi nella casella lasciata?
ask-block-dice = Il numero { $player } blocca { $other }. Tieni questi dadi?
ask-pick = Il numero { $player } blocca { $other }. Quale dado vale?
ask-wrestle = Il numero { $player } blocca { $other }: Entrambi a terra. Usi Wrestle?
ask-stumble = Il numero { $other } inciampa. Usi Dodge per restare in piedi?
ask-stand-firm = Spingono il numero { $player }. Resta sul posto?
ask-sidestep = Spingono il numero { $player }. Sidestep in quale casella?
ask-push = In quale casella spingi il numero { $player }?
ask-follow = Il numero { $player } ha spinto { $other }. Avanza?
ask-harder = Aggiungi il bonus a questo tiro?
ask-doctor = Fai curare il numero { $player }?
ask-second = Numero { $player }: quale perdita vale?
ask-interfere = Chi prova a interferire?
ask-burst = Gli fai ritirare con Cloud Burster?
ask-diving-catch = Ti tuffi sulla palla?
ask-dump-off = Scarichi la palla prima del blocco?
ask-throw-at = Il numero { $player } fa volare { $other }: in quale casella?
ask-swoop = Swoop: da che parte?
ask-argue = L’arbitro sta per espellere il numero { $player }.
ask-saw = Fallo con la motosega?
ask-concede = { $left ->
    [one] Ne resta solo uno.
   *[other] Ne restano solo { $left }.
} Continui, o abbandoni senza penalità?
ask-shadow = Il numero { $player } si allontana. Chi segue come un’ombra?
ask-fend = Spingono il numero { $other }. Tieni lontano chi blocca?
ask-grab = Afferri il numero { $player } per spostarlo dove vuoi?
ask-juggernaut = Entrambi a terra. Spingi invece il numero { $other }?
ask-set-down = Il numero { $player } va a terra con la palla. Dove la posa?
ask-again = Il numero { $actor } blocca ancora, o pugnala?
ask-lash-out = Il numero { $player } è fuori di sé. Contro chi si scaglia?
ask-tentacles = Il numero { $player } vuole andarsene. Chi trattiene con i tentacoli?
ask-on-the-ball = Chi reagisce (On the Ball) e si muove adesso?
ask-run = Dove corre?
ask-thirst = Il numero { $player } ha sete di sangue. Va avanti, o muove soltanto?
ask-bite = Il numero { $player } deve nutrirsi. Di chi?
ask-swarm =
    Sciame: chi entra? { $left ->
    [one] Ne può entrare ancora uno.
   *[other] Ne possono entrare ancora { $left }.
}
ask-swarm-to = Sciame: in quale casella entra il numero { $player }?
ask-mage = Chiami il mago del tempo prima di questo turno?
ask-sky = Che tempo deve fare?
ask-regrow = Il numero { $player } non si è rigenerato. Fai ritirare il dado?
ask-wizard = Il mago lancia un incantesimo prima del prossimo turno?
ask-fireball = Dove cade la palla di fuoco?
ask-zap = Chi diventa una rana?
ask-lob = La bomba: un lancio normale o un Hail Mary?
ask-bomb-at = Il numero { $player } lancia la bomba: in quale casella?
ask-chain = Il numero { $actor } fa roteare palla e catena: verso dove?
ask-trick = Il numero { $other } sta per colpire il numero { $player }. Dove spunta l’imbroglione?
ask-pile-driver = Il numero { $actor } è sopra la sua vittima. Fallo con Pile Driver?
ask-run-off = Il numero { $actor } ha colpito. Dove scappa?
ask-two = Numero { $actor }: blocca o pugnala il numero { $other }?
ask-hire = { NUMBER($gold) } monete da spendere. Quale incentivo?
ask-brewer = Troppo pochi per undici. Josef Bugman gioca lui stesso in questo drive?

answer-kick-or-receive-receive = Ricevi
answer-kick-or-receive-kick = Calcia
answer-set-up = Metti { $token }
answer-set-up-zone = Zona: sparsi per il campo
answer-set-up-wall = Muro: una linea profonda
answer-set-up-cage = Gabbia: tutti vicini
answer-set-up-wings = Ali: da entrambi i lati
answer-set-up-done = Fatto
answer-place = { $token }
answer-place-no = In panchina
answer-kick = { $token }
answer-halve-whole = Come tirato
answer-halve-half = La metà
answer-touchback = { $token }
answer-solid = { $token }
answer-solid-no = Basta così
answer-high-kick = { $token }
answer-high-kick-no = Nessuno
answer-snap = { $token }
answer-snap-no = Basta così
answer-snap-to = { $token }
answer-charge = { $token }
answer-charge-end = Basta così
answer-prayer = { $token }
answer-turn = { $token }
answer-turn-end =
    Chiudi il turno: { $idle ->
        [one] uno potrebbe ancora agire
       *[other] { $idle } potrebbero ancora agire
    }
answer-target = { $token }
answer-step = { $token }
answer-step-- = Fermati qui
answer-step-throw = Passa la palla
answer-step-hail = Lancia un Hail Mary
answer-aim = { $token }
answer-reroll-keep = Lascia così
answer-reroll-skill = Con l’abilità
answer-reroll-team = Reroll di squadra
answer-reroll-pro = Pro
answer-reroll-break = Break Tackle
answer-pro-die-keep = Lascia così
answer-pro-die-team = Reroll di squadra
answer-dive = Si tuffa { $token }
answer-dive-no = Lascialo andare
answer-block-dice-keep = Tienili
answer-block-dice-team = Reroll di squadra
answer-block-dice-brawler = Brawler
answer-block-dice-pro1 = Pro sul primo dado
answer-block-dice-pro2 = Pro sul secondo dado
answer-block-dice-pro3 = Pro sul terzo dado
answer-pick--pd = { face-pd }
answer-pick--bd = { face-bd }
answer-pick--pb = { face-pb }
answer-pick--st = { face-st }
answer-pick--pow = { face-pow }
answer-wrestle-no = No
answer-wrestle-wrestle = Wrestle
answer-stumble-fall = Vai a terra
answer-stumble-dodge = Dodge
answer-stand-firm-give = Lasciati spingere
answer-stand-firm-firm = Resta sul posto
answer-sidestep = { $token }
answer-sidestep-no = Lasciati spingere
answer-push = { $token }
answer-follow-stay = Resta
answer-follow-follow = Avanza
answer-harder-no = Non ora
answer-harder-add = Aggiungilo
answer-doctor-no = No
answer-doctor-doctor = Apotecario
answer-second-first = La prima
answer-second-second = La seconda
answer-interfere = { $token }
answer-interfere-no = Nessuno
answer-burst-no = Lascia stare
answer-burst-burst = Cloud Burster
answer-diving-catch = Si tuffa { $token }
answer-diving-catch-no = Nessuno
answer-dump-off = { $token }
answer-dump-off-no = Tieni la palla
answer-throw-at = { $token }
answer-swoop-no = Niente Swoop
answer-swoop-down = Verso il basso
answer-swoop-up = Verso l’alto
answer-swoop-right = A destra
answer-swoop-left = A sinistra
answer-argue-accept = Lascialo andare
answer-argue-argue = Contesta la chiamata
answer-argue-bribe = Offri una mazzetta
answer-saw-no = Con lo scarpone
answer-saw-saw = Con la motosega
answer-concede-play = Continua
answer-concede-concede = Abbandona
answer-shadow = Lo segue { $token }
answer-shadow-no = Lascialo andare
answer-fend-let = Lascialo avanzare
answer-fend-fend = Tienilo lontano
answer-grab = { $token }
answer-grab-no = Spinta normale
answer-juggernaut-no = No
answer-juggernaut-push = Spingi
answer-set-down = { $token }
answer-again-block = Blocca
answer-again-stab = Pugnala
answer-lash-out = { $token }
answer-tentacles = Lo trattiene { $token }
answer-tentacles-no = Lascialo andare
answer-on-the-ball = Muove { $token }
answer-on-the-ball-no = Nessuno
answer-run = { $token }
answer-run-- = Resta lì
answer-thirst-go-on = Vai avanti
answer-thirst-move = Muovi soltanto
answer-bite = Mordi { $token }
answer-swarm = Entra { $token }
answer-swarm-no = Basta così
answer-swarm-to = { $token }
answer-doctor-plague = Medico della peste
answer-mage-no = Non ora
answer-mage-mage = Chiama il mago
answer-sky-sweltering = { weather-sweltering }
answer-sky-sunny = { weather-sunny }
answer-sky-perfect = { weather-perfect }
answer-sky-rain = { weather-rain }
answer-sky-blizzard = { weather-blizzard }
answer-regrow-no = No
answer-regrow-mortuary = Assistente mortuario
answer-regrow-plague = Medico della peste
answer-wizard-no = Non ora
answer-wizard-fireball = Palla di fuoco
answer-wizard-zap = Zap
answer-fireball = { $token }
answer-zap = { $token }
answer-lob-throw = Lancia
answer-lob-hail = Hail Mary
answer-bomb-at = { $token }
answer-bomb-at-no = Non lanciare
answer-chain-stop = Fermati
answer-chain-down = Verso il basso
answer-chain-up = Verso l’alto
answer-chain-right = A destra
answer-chain-left = A sinistra
answer-trick = { $token }
answer-trick-no = Resta
answer-pile-driver = Fallo su { $token }
answer-pile-driver-no = Lascialo stare
answer-run-off = { $token }
answer-run-off-no = Resta
answer-two-block = Blocca
answer-two-stab = Pugnala
answer-hire-enough = Basta
answer-hire-temps = { hired-temps }
answer-hire-part-timers = { hired-part-timers }
answer-hire-kegs = { hired-kegs }
answer-hire-trainings = { hired-trainings }
answer-hire-bribes = { hired-bribes }
answer-hire-wanderers = { hired-wanderers }
answer-hire-mage = { hired-mage }
answer-hire-mortuary = { hired-mortuary }
answer-hire-plague-doctor = { hired-plague-doctor }
answer-hire-chef = { hired-chef }
answer-hire-referee = { hired-referee }
answer-hire-wizard = { hired-wizard }
answer-hire-bugman = { hired-bugman }
answer-hire-rookies = { hired-rookies }
answer-brewer-no = Non in questo drive
answer-brewer-bugman = Gioca

die-three = il D3
die-six = il D6
die-eight = il D8
die-sixteen = il D16
die-block = il dado blocco
die-watch = Orologio

## Opzioni

option-variant = Regole
option-variant-tournament = tabelle da torneo
option-variant-official = regolamento pubblicato
option-home-team = Squadra di casa
option-away-team = Squadra ospite
option-home-roster = Casa: una squadra tua
option-away-roster = Ospite: una squadra tua
option-overtime = Supplementari in caso di pareggio
option-turn-minutes = Minuti per turno (0: senza orologio)
option-prayers-for-gap = Preghiere alla squadra di valore minore
option-league-style = Gli incentivi si comprano prima della partita, come in campionato
option-home-treasury = Casa: cassa da spendere
option-away-treasury = Ospite: cassa da spendere
option-home-team-amazon = { team-amazon }
option-home-team-black-orc = { team-black-orc }
option-home-team-chaos-chosen = { team-chaos-chosen }
option-home-team-chaos-dwarf = { team-chaos-dwarf }
option-home-team-chaos-renegades = { team-chaos-renegades }
option-home-team-dark-elf = { team-dark-elf }
option-home-team-dwarf = { team-dwarf }
option-home-team-elven-union = { team-elven-union }
option-home-team-gnome = { team-gnome }
option-home-team-goblin = { team-goblin }
option-home-team-halfling = { team-halfling }
option-home-team-high-elf = { team-high-elf }
option-home-team-human = { team-human }
option-home-team-imperial-nobility = { team-imperial-nobility }
option-home-team-khorne = { team-khorne }
option-home-team-lizardmen = { team-lizardmen }
option-home-team-necromantic-horror = { team-necromantic-horror }
option-home-team-norse = { team-norse }
option-home-team-nurgle = { team-nurgle }
option-home-team-ogre = { team-ogre }
option-home-team-old-world-alliance = { team-old-world-alliance }
option-home-team-orc = { team-orc }
option-home-team-shambling-undead = { team-shambling-undead }
option-home-team-skaven = { team-skaven }
option-home-team-snotling = { team-snotling }
option-home-team-tomb-kings = { team-tomb-kings }
option-home-team-underworld-denizens = { team-underworld-denizens }
option-home-team-vampire = { team-vampire }
option-home-team-wood-elf = { team-wood-elf }
option-away-team-amazon = { team-amazon }
option-away-team-black-orc = { team-black-orc }
option-away-team-chaos-chosen = { team-chaos-chosen }
option-away-team-chaos-dwarf = { team-chaos-dwarf }
option-away-team-chaos-renegades = { team-chaos-renegades }
option-away-team-dark-elf = { team-dark-elf }
option-away-team-dwarf = { team-dwarf }
option-away-team-elven-union = { team-elven-union }
option-away-team-gnome = { team-gnome }
option-away-team-goblin = { team-goblin }
option-away-team-halfling = { team-halfling }
option-away-team-high-elf = { team-high-elf }
option-away-team-human = { team-human }
option-away-team-imperial-nobility = { team-imperial-nobility }
option-away-team-khorne = { team-khorne }
option-away-team-lizardmen = { team-lizardmen }
option-away-team-necromantic-horror = { team-necromantic-horror }
option-away-team-norse = { team-norse }
option-away-team-nurgle = { team-nurgle }
option-away-team-ogre = { team-ogre }
option-away-team-old-world-alliance = { team-old-world-alliance }
option-away-team-orc = { team-orc }
option-away-team-shambling-undead = { team-shambling-undead }
option-away-team-skaven = { team-skaven }
option-away-team-snotling = { team-snotling }
option-away-team-tomb-kings = { team-tomb-kings }
option-away-team-underworld-denizens = { team-underworld-denizens }
option-away-team-vampire = { team-vampire }
option-away-team-wood-elf = { team-wood-elf }

## Eventi

who = { $player } { $spot }
whom = { $other } { $spot_2 }
event-fans = { $side }: fan factor { $fans }.
event-weather = Il tempo: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-tossed = { $side } vince il sorteggio.
event-toss-tied = Parità: si tira di nuovo.
event-receives = { $side } riceve.
event-set-up = { $side } si schiera{ $formation ->
    [0] {""}
   *[other] : { $formation }
}.
event-kicked = { $side } calcia verso { $square }.
event-touchback = Touchback per { $side }.
event-event = Evento del kick-off { $roll }: { $event ->
    [0] { kickoff-get-the-ref }. Ogni squadra riceve una mazzetta.
    [1] { kickoff-time-out }. I due segnalini dei turni si spostano di uno.
    [2] { kickoff-solid-defence }. Alcuni giocatori di chi calcia si possono schierare di nuovo.
    [3] { kickoff-high-kick }. Un ricevitore può mettersi sotto la palla.
    [4] { kickoff-cheering-fans }. Tirano entrambi gli allenatori; il più alto prega.
    [5] { kickoff-brilliant-coaching }. Tirano entrambi gli allenatori; il più alto riceve un reroll.
    [6] { kickoff-changing-weather }. Si tira di nuovo il meteo.
    [7] { kickoff-quick-snap }. Alcuni ricevitori possono muoversi di una casella.
    [8] { kickoff-blitz } Alcuni giocatori di chi calcia possono muoversi prima che la palla cada.
    [9] { kickoff-officious-ref }. Tirano entrambi gli allenatori; al più basso l’arbitro toglie un giocatore.
   *[10] { kickoff-pitch-invasion }. Tirano entrambi gli allenatori; i tifosi stordiscono alcuni giocatori del più basso.
}
event-bribe-won = { $side } riceve una mazzetta.
event-time-out = I segnalini dei turni stanno su { $home } e { $away }.
event-coached = { $side } riceve un reroll per questo drive.
event-blitz-over = La carica di { $side } è finita.
event-ref-stunned = { $side }: l’arbitro stordisce { who }.
event-ref-sent-off = { $side }: l’arbitro espelle { who }.
event-invaded = { $side }: la folla travolge { who }.
event-prayer = { $side } prega: { prayer }.
prayer = { $prayer ->
    [0] { prayer-trapdoor }
    [1] { prayer-friends }
    [2] { prayer-stiletto }
    [3] { prayer-iron-man }
    [4] { prayer-dusters }
    [5] { prayer-bad-habits }
    [6] { prayer-cleats }
   *[7] { prayer-statue }
}
event-touched = { $side }: { prayer } per { who }.
event-trapdoor = { $side }: { who } cade nella botola!
event-turn = { $side }, turno { $turn }.
# A move is told by where it leads.
event-activated = { $action ->
    [0] {""}
   *[other] { $side }: { who }, { deed }.
}
deed = { $action ->
    [0] { action-move }
    [1] { action-block }
    [2] { action-blitz }
    [3] { action-pass }
    [4] { action-hand }
    [5] { action-foul }
    [6] { action-throw }
    [7] { action-stab }
    [8] { action-saw }
    [9] { action-vomit }
    [10] { action-fire }
    [11] { action-gaze }
    [12] { action-bomb }
    [13] { action-kick }
    [14] { action-chain }
   *[15] { action-two }
}
event-turnover = Turnover per { $side }: { $cause ->
    [1] un giocatore è caduto
    [2] un giocatore è stato atterrato
    [3] il portatore ha perso la palla
    [4] palla non raccolta
    [5] fumble
    [6] passaggio perso
    [7] atterraggio fallito
    [8] fallo visto dall’arbitro
    [9] colpito un compagno
    [11] un vampiro non si è nutrito
    [12] il bombarolo è caduto per la sua bomba
   *[10] contraccolpo della motosega
}.
event-passed = { $side }: { who } { $test ->
    [0] fa un passo aggiuntivo
    [1] si smarca
    [2] salta
    [3] raccoglie la palla
    [4] riceve
    [5] passa bene
    [6] tocca la palla
    [7] si rialza
    [8] atterra in piedi
    [9] lancia bene
    [10] si ricorda il piano
    [11] avvia la motosega
    [12] non ha fame
    [13] molla la presa
    [14] passa sulla botola
    [15] scatta in piedi
    [16] vince il ribrezzo
    [17] non ha paura
    [18] segue chi scappa
    [19] ingoia l’orgoglio
    [20] allunga i tentacoli
    [21] regge lo sguardo
    [22] prende la mira
    [23] soffia bene
    [24] calcia bene
    [25] prende la bomba
   *[other] ce la fa
} con { $needed }+: { $roll }.
event-failed = { $side }: { who } { $test ->
    [0] inciampa nel passo aggiuntivo
    [1] non si smarca
    [2] sbaglia il salto
    [3] non raccoglie la palla
    [4] non riceve
    [5] passa male
    [6] non arriva sulla palla
    [7] non si rialza
    [8] atterra male
    [9] lancia male
    [10] perde il filo
    [11] si fa scappare la motosega
    [12] ha fame
    [13] spalanca la bocca
    [14] finisce sulla botola, che si apre
    [15] non scatta in piedi
    [16] si gira per il ribrezzo
    [17] si fa intimorire
    [18] perde chi scappa
    [19] fa il broncio
    [20] afferra il vuoto
    [21] batte le palpebre
    [22] si strozza
    [23] sputacchia
    [24] calcia male
    [25] lascia cadere la bomba
   *[other] non ce la fa
} con { $needed }+: { $roll }.
event-rerolled = { $side }: { who } ritira{ $test ->
    [-1] {""}
   *[other] {""} il dado ({ $roll })
}, { $how ->
    [1] con l’abilità
    [2] con un reroll di squadra
   *[3] da Pro
}.
event-loner = { $side }: { who }, Loner: il reroll è sprecato.
event-pro-failed = { $side }: { who } non è poi così Pro.
event-stood-up = { $side }: { who } si alza.
event-fell = { $side }: { who } cade a terra.
event-knocked-down = { $side }: { who } viene { $spot_gender ->
    [f] atterrata
   *[m] atterrato
}.
event-placed-prone = { $side }: { who } finisce { $spot_gender ->
    [f] prona
   *[m] prono
}.
event-dived = { $side }: { who } si tuffa.
event-confused = { $side }: { who } resta lì a pensare.
event-picked-up = { $side }: { who } ha la palla.
event-blocked = { $side }: { who } blocca { whom }, { $dice ->
    [1] un dado
    [2] due dadi
    [3] tre dadi
    [-2] due dadi contro
   *[-3] tre dadi contro
}.
event-result = { $side }: { who }: { $face ->
    [0] { face-pd }
    [1] { face-bd }
    [2] { face-pb }
    [4] { face-st }
   *[5] { face-pow }
}.
event-pushed = { $side }: { who } viene { $spot_gender ->
    [f] spinta
   *[m] spinto
} in { $square }.
event-crowd = { $side }: { who } finisce tra la folla!
event-stood-firm = { $side }: { who } resta sul posto.
event-followed-up = { $side }: { who } avanza.
event-armour-held = { $side }: { who }, l’armatura { $needed }+ tiene: { $roll }{ plus }.
event-armour-broken = { $side }: { who }, l’armatura { $needed }+ cede: { $roll }{ plus }.
event-stunned = { $side }: { who } è { $spot_gender ->
    [f] stordita
   *[m] stordito
}, infortunio { $roll }.
event-knocked-out = { $side }: { who } è KO, infortunio { $roll }.
event-badly-hurt = { $side }: { who }, infortunio grave.
event-casualty = { $side }: { who }, { $row ->
    [1] infortunio grave
    [2] ferita seria
    [3] ferita profonda
    [4] infortunio persistente
   *[5] morte
}, perdita { $roll }.
event-scarred = { $side }: { who } { $row ->
    [2] salta la prossima partita.
    [3] salta la prossima partita e gli resta un acciacco.
    [4] salta la prossima partita e { $worse ->
        [1] MA
        [2] ST
        [3] AG
        [4] PA
       *[5] AV
    } peggiora di uno per sempre.
   *[5] non giocherà mai più.
}
event-healed = { $side }: { $how ->
    [2] il medico della peste
   *[other] l’apotecario
} aiuta { who }.
event-regenerated = { $side }: { who } si rigenera.
event-recovered = { $side }: { who } si riprende.
event-raised = { $side }: i morti si alzano, ecco { who }.
event-caught = { $side }: { who } ha ricevuto la palla.
event-dropped = { $side }: { who } si fa sfuggire la palla.
event-bounced = La palla rimbalza da { $square }.
event-thrown-in = La folla rimette in campo la palla da { $square }.
event-threw = { $side }: passaggio di { who } verso { $square }: { $outcome ->
    [0] fumble
    [1] accurato
    [2] inaccurato
   *[3] rovinosamente inaccurato
}.
event-kept = { $side }: { who } tiene stretta la palla.
event-deflected = { $side }: { who } deflette il passaggio.
event-intercepted = Intercetto di { $side }, { who }!
event-handed = { $side }: { who } dà la palla a { whom }.
event-threw-mate = { $side }: { who } lancia { whom }: { $outcome ->
    [0] fumble
    [1] superbo
    [2] riuscito
   *[3] terribile
}.
event-landed = { $side }: { who } atterra in piedi.
event-crashed = { $side }: { who } si schianta.
event-eaten = { $side }: { who } viene { $spot_gender ->
    [f] mangiata
   *[m] mangiato
}!
event-fouled = { $side }: fallo di { who } su { whom }.
event-sent-off = { $side }: { who } viene { $spot_gender ->
    [f] espulsa
   *[m] espulso
}.
event-argued = { $side } contesta con { $roll }: { $heard ->
    [1] il giocatore resta
   *[0] { $roll ->
        [1] espulso anche l’allenatore
       *[other] l’arbitro non ascolta
    }
}.
event-bribed = { $side } offre una mazzetta con { $roll }: { $roll ->
    [1] l’arbitro la prende e lo espelle
   *[other] l’arbitro guarda altrove
}.
event-stabbed = { $side }: { who } pugnala { whom }.
event-sawed = { $side }: { who } punta la motosega su { whom }.
event-fainted = { $side }: { who } sviene per il caldo.
event-touchdown = Touchdown di { $side }, { who }! { $home }-{ $away }
event-half-over = Fine del tempo: { $home }-{ $away }.
event-sudden-death = Morte improvvisa: { $home }-{ $away }.
event-match-over = È finita: vince { $side }, { $home }-{ $away }.
event-draw = È finita: pareggio, { $home }-{ $away }.
event-conceded = { $side } abbandona la partita: { $home }-{ $away }.
event-points =
    { $side }: { $points ->
        [one] un punto torneo
       *[other] { $points } punti torneo
    }, { $bonus ->
        [0] nessun bonus
        [one] un punto bonus
       *[other] { $bonus } punti bonus
    }.
event-time-up = { $side }: tempo scaduto, il turno finisce.
event-revolted = { $side }: { who } indietreggia dal disgusto.
event-shadowed = { $side }: { who } segue in { $square }.
event-fended = { $side }: { who } tiene lontano chi blocca.
event-stripped = { $side }: la palla sfugge dalle mani di { who }.
event-set-down = { $side }: { who } posa la palla in { $square }.
event-strayed = La palla devia in { $square }.
event-given = { $side }: la palla va a { who }.
event-raged = { $side }: { who } perde le staffe e non fa nulla.
event-rooted = { $side }: { who } mette radici.
event-lashed-out = { $side }: { who } si scaglia contro { whom }.
event-held-fast = { $side }: { who } trattiene { whom }.
event-gazed = { $side }: { who } fissa { whom }, che perde la zona di tackle.
event-vomited = { $side }: { who } vomita su { whom }.
event-refused = { $side }: { who } non vuole dare la palla.
event-rotted = { $side }: { who } sorge dal marciume e si unisce alla squadra.
event-on-the-ball = { $side }: { who } reagisce (On the Ball).
event-thirsty = { $side }: { who } ha sete di sangue.
event-bit = { $side }: { who } morde { whom }.
event-starved = { $side }: { who } non trova nessuno di cui nutrirsi e perde il senno.
event-swarmed = { $side }: { who } sciama in campo.
event-helped-up = { $side }: i compagni rialzano { who }: { $roll }.
event-left-lying = { $side }: { who } resta a terra: { $roll }.
event-conjured = Il mago del tempo di { $side } evoca con { $roll }.
event-sky-back = L’incantesimo del mago è finito. Il tempo: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-regrew = { $side }: { $how ->
    [1] l’assistente mortuario
   *[2] il medico della peste
} ricuce { who }: si ritira la rigenerazione.
event-cooked = Il master chef di { $side } guadagna { $count ->
    [0] nessun reroll
    [1] un reroll
   *[other] { $count } reroll
} per questo tempo; gli avversari ne perdono { $taken }.
event-watched = { $side }: l’arbitro di parte guarda { who } con { $roll } e { $seen ->
    [1] ha visto il fallo
   *[0] non ha visto niente
}.
event-roused = { $side }: la birra di Bugman per { who }, l’1 si ritira.
event-fireball = Il mago di { $side } lancia una palla di fuoco su { $square }.
event-burnt = { $side }: la palla di fuoco { $hit ->
    [1] colpisce { who }
   *[0] manca { who }
}: { $roll }.
event-zapped = { $side }: il mago fulmina { who } con { $roll }: { $frog ->
    [1] una rana
   *[0] non succede niente
}.
event-rookies = { $side }: { $count ->
    [1] arriva un rookie scatenato
   *[other] arrivano { $count } rookie scatenati
}.
event-breathed-fire = { $side }: { who } soffia fuoco su { whom }.
event-bomb-thrown = { $side }: { who } lancia una bomba verso { $square }: { $outcome ->
    [0] fumble
    [1] accurata
    [2] inaccurata
   *[3] rovinosamente inaccurata
}.
event-bomb-strayed = La bomba devia in { $square }.
event-bomb-lost = La bomba esplode tra la folla.
event-bomb-kept = { $side }: { who } tiene stretta la bomba.
event-bomb-caught = { $side }: { who } ha preso la bomba.
event-exploded = La bomba esplode in { $square }!
event-kicked-mate = { $side }: { who } calcia { whom }: { $outcome ->
    [0] fumble
    [1] superbo
    [2] riuscito
   *[3] terribile
}.
event-left-ball = { $side }: { who } lascia la palla in { $square }.
event-moved = { $side }: { who } { $origin } → { $square }.
event-swung = { $side }: palla e catena tirano { who } verso { $square }.
event-tricked = { $side }: { who } spunta in { $square }.
event-piled = { $side }: { who } schianta a terra { whom }.
event-ran-off = { $side }: { who } colpisce e scappa in { $square }.
event-bought = { $side } compra: { $hired ->
    [0] { hired-temps }
    [1] { hired-part-timers }
    [2] { hired-kegs }
    [3] { hired-trainings }
    [4] { hired-bribes }
    [5] { hired-wanderers }
    [6] { hired-mage }
    [7] { hired-mortuary }
    [8] { hired-plague-doctor }
    [9] { hired-chef }
    [10] { hired-referee }
    [11] { hired-wizard }
    [12] { hired-bugman }
   *[13] { hired-rookies }
}, restano { NUMBER($gold) } monete.
event-stepped-in = { $side }: { who } scende in campo in questo drive.
event-harder = { $side } usa { means }: + { $plus }.

## Le cifre di una giocata

plus = { $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}
means = { $means ->
    [1] { skill-mighty-blow }
    [2] { skill-dirty-player }
    [3] palla di fuoco
   *[4] { skill-arm-bar }
}
tested = { $test ->
    [0] { test-rush }
    [1] { test-dodge }
    [2] { test-jump }
    [3] { test-pick-up }
    [4] { test-catch }
    [5] { test-pass }
    [6] { test-interfere }
    [7] { test-stand-up }
    [8] { test-land }
    [9] { test-throw }
    [10] { test-trait }
    [11] { test-saw }
    [12] { test-hungry }
    [13] { test-eat }
    [14] { test-trap }
    [15] { test-jump-up }
    [16] { test-revolt }
    [17] { test-dauntless }
    [18] { test-shadow }
    [19] { test-animosity }
    [20] { test-tentacles }
    [21] { test-gaze }
    [22] { test-vomit }
    [23] { test-fire }
    [24] { test-kick }
   *[25] { test-bomb }
}
figure-passed = { tested } { $needed }+: { $roll }
figure-failed = { tested } { $needed }+: { $roll }, fallito
figure-armour-held = armatura { $needed }+: { $roll }{ plus }, tiene
figure-armour-broken = armatura { $needed }+: { $roll }{ plus }, cede
figure-event = { $roll }: { $event ->
    [0] { kickoff-get-the-ref }
    [1] { kickoff-time-out }
    [2] { kickoff-solid-defence }
    [3] { kickoff-high-kick }
    [4] { kickoff-cheering-fans }
    [5] { kickoff-brilliant-coaching }
    [6] { kickoff-changing-weather }
    [7] { kickoff-quick-snap }
    [8] { kickoff-blitz }
    [9] { kickoff-officious-ref }
   *[10] { kickoff-pitch-invasion }
}
figure-harder = { means } + { $plus },

## Azioni, test e dadi per nome

calls-actions = Azioni oltre a muovere
action-move = movimento
action-block = blocco
action-blitz = blitz
action-pass = passaggio
action-hand = hand-off
action-foul = fallo
action-throw = lanciare compagni
action-stab = pugnalata
action-saw = motosega
action-vomit = vomito
action-gaze = sguardo ipnotico
action-fire = soffio di fuoco
action-bomb = lancio della bomba
action-kick = calcio al compagno
action-chain = palla e catena
action-two = blocco multiplo
action-stop = fermarsi
barred-once = già usata in questo turno
barred-alone = nessun avversario in piedi accanto a lui
barred-down = è a terra
barred-none-up = nessun avversario è in piedi
barred-none-down = nessun avversario è a terra
barred-no-ball = non ha la palla e non può prenderla
barred-minds-ball = non cede mai la palla
barred-saws = la motosega prende il posto del blocco
barred-no-mate = nessuno che possa lanciare
barred-no-eyes = nessun avversario ha una zona di tackle da perdere
barred-one-foe = marca meno di due avversari
barred-in-charge = non durante un Blitz! al calcio d’inizio
test-rush = passo aggiuntivo
test-dodge = smarcarsi
test-jump = salto
test-pick-up = raccolta
test-catch = ricezione
test-pass = passaggio
test-interfere = interferenza
test-stand-up = rialzarsi
test-land = atterraggio
test-throw = lancio
test-trait = mantenere la lucidità
test-saw = motosega
test-hungry = appetito
test-eat = morso
test-trap = botola
test-jump-up = scatto in piedi
test-revolt = vincere il ribrezzo
test-dauntless = Dauntless
test-shadow = Shadowing
test-animosity = Animosity
test-tentacles = Tentacles
test-gaze = Hypnotic Gaze
test-vomit = Projectile Vomit
test-fire = Breathe Fire
test-kick = calcio
test-bomb = presa della bomba
face-pd = Giocatore a terra
face-bd = Entrambi a terra
face-pb = Spinta
face-st = Inciampa
face-pow = POW
range-quick = passaggio rapido
range-short = passaggio corto
range-long = passaggio lungo
range-bomb = passaggio bomba

## Squadre

team-amazon = Amazzoni
team-black-orc = Orchi Neri
team-chaos-chosen = Prescelti del Caos
team-chaos-dwarf = Nani del Caos
team-chaos-renegades = Rinnegati del Caos
team-dark-elf = Elfi Oscuri
team-dwarf = Nani
team-elven-union = Unione Elfica
team-gnome = Gnomi
team-goblin = Goblin
team-halfling = Halfling
team-high-elf = Alti Elfi
team-human = Umani
team-imperial-nobility = Nobiltà Imperiale
team-khorne = Khorne
team-lizardmen = Uomini Lucertola
team-necromantic-horror = Orrori Negromantici
team-norse = Norsmanni
team-nurgle = Nurgle
team-ogre = Ogre
team-old-world-alliance = Alleanza del Vecchio Mondo
team-orc = Orchi
team-shambling-undead = Non Morti
team-skaven = Skaven
team-snotling = Snotling
team-tomb-kings = Re dei Sepolcri
team-underworld-denizens = Abitatori del Sottosuolo
team-vampire = Vampiri
team-wood-elf = Elfi Silvani

## Ruoli

spot-eagle-warrior-linewoman = guerriera aquila
    .gender = f
spot-python-warrior-thrower = guerriera pitone
    .gender = f
spot-piranha-warrior-blitzer = guerriera piranha
    .gender = f
spot-jaguar-warrior-blocker = guerriera giaguaro
    .gender = f
spot-goblin-bruiser-lineman = goblin picchiatore
spot-black-orc = orco nero
spot-trained-troll = troll addestrato
spot-beastman-runner-lineman = uomo bestia
spot-chosen-blocker = bloccatore prescelto
spot-chaos-troll = troll del Caos
spot-chaos-ogre = ogre del Caos
spot-minotaur = minotauro
spot-hobgoblin-lineman = hobgoblin
spot-hobgoblin-sneaky-stabba = hobgoblin pugnalatore
spot-chaos-dwarf-blocker = bloccatore
spot-chaos-dwarf-flamesmith = forgiafiamme
spot-bull-centaur-blitzer = centauro toro
spot-renegade-human-lineman = umano
spot-renegade-human-thrower = lanciatore
spot-renegade-goblin = goblin
spot-renegade-orc = orco
spot-renegade-skaven = skaven
spot-renegade-dark-elf = elfo oscuro
spot-renegade-troll = troll
spot-renegade-ogre = ogre
spot-renegade-minotaur = minotauro
spot-renegade-rat-ogre = rattogre
spot-dark-elf-lineman = lineman
spot-runner = corridore
spot-blitzer = blitzer
spot-assassin = assassino
spot-witch-elf = elfa strega
    .gender = f
spot-dwarf-blocker-lineman = bloccatore
spot-troll-slayer = sventratroll
spot-deathroller = rullo mortale
spot-lineman = lineman
spot-thrower = lanciatore
spot-catcher = ricevitore
spot-gnome-lineman = lineman
spot-gnome-beastmaster = domatore
spot-gnome-illusionist = illusionista
spot-woodland-fox = volpe
    .gender = f
spot-altern-forest-treeman = uomo albero
spot-goblin-lineman = goblin
spot-bomma = bombarolo
spot-looney = pazzo
spot-fanatic = fanatico
spot-pogoer = saltatore
spot--ooligan = teppista
spot-doom-diver = kamikaze
spot-halfling-hopeful-lineman = halfling
spot-halfling-hefty = halfling robusto
spot-halfling-catcher = ricevitore halfling
spot-human-lineman = lineman
spot-halfling-hopeful = halfling
spot-ogre = ogre
spot-imperial-retainer-lineman = servitore
spot-imperial-thrower = lanciatore
spot-noble-blitzer = blitzer nobile
spot-bodyguard = guardia del corpo
    .gender = f
spot-bloodborn-marauder-lineman = razziatore
spot-khorngor = khorngor
spot-bloodseeker = cercasangue
spot-bloodspawn = progenie di sangue
    .gender = f
spot-skink-runner-lineman = skink
spot-chameleon-skink = skink camaleonte
spot-saurus-blocker = saurus
spot-kroxigor = kroxigor
spot-zombie-lineman = zombi
spot-ghoul-runner = ghoul
spot-wraith = spettro
spot-werewolf = lupo mannaro
spot-flesh-golem = golem di carne
spot-norse-raider-lineman = predone
spot-beer-boar = cinghiale da birra
spot-norse-berzerker = berserker
spot-valkyrie = valchiria
    .gender = f
spot-ulfwerener = ulfwerener
spot-yhetee = yeti
spot-rotter-lineman = marcio
spot-pestigor = pestigor
spot-bloater = gonfio
spot-rotspawn = progenie marcia
    .gender = f
spot-gnoblar-lineman = gnoblar
spot-ogre-runt-punter = ogre calciatore
spot-ogre-blocker = ogre
spot-old-world-human-lineman = lineman
spot-old-world-human-thrower = lanciatore
spot-old-world-human-catcher = ricevitore
spot-old-world-dwarf-blitzer = blitzer nano
spot-old-world-dwarf-blocker = bloccatore nano
spot-old-world-dwarf-runner = corridore nano
spot-old-world-human-blitzer = blitzer
spot-old-world-dwarf-troll-slayer = sventratroll
spot-old-world-halfling-hopefuls = halfling
spot-orc-lineman = lineman
spot-big-un = pezzo grosso
spot-goblin = goblin
spot-untrained-troll = troll
spot-skeleton-lineman = scheletro
spot-wight-blitzer = wight
spot-mummy = mummia
    .gender = f
spot-skaven-clanrat-lineman = ratto di clan
spot-gutter-runner = corridore delle fogne
spot-rat-ogre = rattogre
spot-snotling-lineman = snotling
spot-fungus-flinga = lanciafunghi
spot-fun-hoppa = saltafungo
spot-stilty-runna = trampoliere
spot-pump-wagon = carro a pompa
spot-tomb-guardian = guardiano dei sepolcri
spot-anointed-thrower = lanciatore
spot-anointed-blitzer = blitzer
spot-underworld-goblin-lineman = goblin
spot-underworld-snotling = snotling
spot-skaven-clanrat = ratto di clan
spot-skaven-thrower = lanciatore skaven
spot-skaven-blitzer = blitzer skaven
spot-underworld-troll = troll
spot-mutant-rat-ogre = rattogre mutante
spot-thrall-lineman = servo
spot-vampire-runner = corridore
spot-vampire-blitzer = blitzer
spot-vampire-thrower = lanciatore
spot-vargheist = vargheist
spot-wood-elf-lineman = lineman
spot-wardancer = danzatore di guerra
spot-loren-forest-treeman = uomo albero
spot--captain-karina-von-riesz = 'Captain' Karina Von Riesz
    .gender = f
spot-cindy-piewhistle = Cindy Piewhistle
    .gender = f
spot-estelle-la-veneaux = Estelle la Veneaux
    .gender = f
spot-gloriel-summerbloom = Gloriel Summerbloom
    .gender = f
spot-gretchen-w-chter-the-blood-bowl-widow- = Gretchen Wächter 'The Blood Bowl Widow'
    .gender = f
spot-karla-von-kill = Karla Von Kill
    .gender = f
spot-rowana-forestfoot = Rowana Forestfoot
    .gender = f
spot-roxanna-darknail = Roxanna Darknail
    .gender = f
spot-swiftvine-glimmershard = Swiftvine Glimmershard
    .gender = f
spot-willow-rosebark = Willow Rosebark
    .gender = f

## Abilità e tratti

skill-catch = Catch
skill-diving-catch = Diving Catch
skill-diving-tackle = Diving Tackle
skill-dodge = Dodge
skill-defensive = Defensive
skill-jump-up = Jump Up
skill-leap = Leap
skill-safe-pair-of-hands = Safe Pair of Hands
skill-sidestep = Sidestep
skill-sneaky-git = Sneaky Git
skill-sprint = Sprint
skill-sure-feet = Sure Feet
skill-block = Block
skill-dauntless = Dauntless
skill-dirty-player = Dirty Player
skill-fend = Fend
skill-frenzy = Frenzy
skill-kick = Kick
skill-pro = Pro
skill-shadowing = Shadowing
skill-strip-ball = Strip Ball
skill-sure-hands = Sure Hands
skill-tackle = Tackle
skill-wrestle = Wrestle
skill-big-hand = Big Hand
skill-claws = Claws
skill-disturbing-presence = Disturbing Presence
skill-extra-arms = Extra Arms
skill-foul-appearance = Foul Appearance
skill-horns = Horns
skill-iron-hard-skin = Iron Hard Skin
skill-monstrous-mouth = Monstrous Mouth
skill-prehensile-tail = Prehensile Tail
skill-tentacles = Tentacles
skill-two-heads = Two Heads
skill-very-long-legs = Very Long Legs
skill-accurate = Accurate
skill-cannoneer = Cannoneer
skill-cloud-burster = Cloud Burster
skill-dump-off = Dump-off
skill-fumblerooskie = Fumblerooskie
skill-hail-mary-pass = Hail Mary Pass
skill-leader = Leader
skill-nerves-of-steel = Nerves of Steel
skill-on-the-ball = On the Ball
skill-pass = Pass
skill-running-pass = Running Pass
skill-safe-pass = Safe Pass
skill-arm-bar = Arm Bar
skill-brawler = Brawler
skill-break-tackle = Break Tackle
skill-grab = Grab
skill-guard = Guard
skill-juggernaut = Juggernaut
skill-mighty-blow = Mighty Blow
skill-multiple-block = Multiple Block
skill-pile-driver = Pile Driver
skill-stand-firm = Stand Firm
skill-strong-arm = Strong Arm
skill-thick-skull = Thick Skull
skill-animal-savagery = Animal Savagery
skill-animosity = Animosity
skill-always-hungry = Always Hungry
skill-ball-and-chain = Ball and Chain
skill-bombardier = Bombardier
skill-bone-head = Bone Head
skill-chainsaw = Chainsaw
skill-decay = Decay
skill-hypnotic-gaze = Hypnotic Gaze
skill-kick-team-mate = Kick Team-mate
skill-loner = Loner
skill-no-hands = No Hands
skill-plague-ridden = Plague Ridden
skill-pogo-stick = Pogo Stick
skill-projectile-vomit = Projectile Vomit
skill-really-stupid = Really Stupid
skill-regeneration = Regeneration
skill-right-stuff = Right Stuff
skill-secret-weapon = Secret Weapon
skill-stab = Stab
skill-stunty = Stunty
skill-swarming = Swarming
skill-swoop = Swoop
skill-take-root = Take Root
skill-titchy = Titchy
skill-timmm-ber = Timmm-ber!
skill-throw-team-mate = Throw Team-mate
skill-unchannelled-fury = Unchannelled Fury
skill-hit-and-run = Hit and Run
skill-drunkard = Drunkard
skill-pick-me-up = Pick-me-up
skill-bloodlust = Bloodlust
skill-my-ball = My Ball
skill-trickster = Trickster
skill-breathe-fire = Breathe Fire

## Tempo, eventi del kick-off, preghiere, formazioni

weather-sweltering = caldo soffocante
weather-sunny = soleggiato
weather-perfect = condizioni perfette
weather-rain = acquazzone
weather-blizzard = bufera di neve
kickoff-get-the-ref = Chiama l’arbitro
kickoff-time-out = Time out
kickoff-solid-defence = Difesa solida
kickoff-high-kick = Tiro alto
kickoff-cheering-fans = Tifosi scatenati
kickoff-brilliant-coaching = Allenamento efficace
kickoff-changing-weather = Tempo capriccioso
kickoff-quick-snap = Scarto rapido
kickoff-blitz = Blitz!
kickoff-officious-ref = Arbitro invadente
kickoff-pitch-invasion = Invasione di campo
prayer-trapdoor = Botola insidiosa
prayer-friends = Amico dell’arbitro
prayer-stiletto = Stiletto
prayer-iron-man = Uomo di ferro
prayer-dusters = Pugno di ferro
prayer-bad-habits = Cattive abitudini
prayer-cleats = Tacchetti unti
prayer-statue = Statua benedetta di Nuffle
formation-zone = Zona
formation-wall = Muro
formation-cage = Gabbia
formation-wings = Ali

## Il campo

board-half =
    { $half ->
        [1] Primo tempo
        [2] Secondo tempo
       *[other] Supplementari
    }
board-phase-pre-game = Prima della partita
board-phase-drive = Schieramento
board-phase-turn = Fra un turno e l’altro
board-phase-over = La partita è finita
board-kickoff =
    Calcia { $side ->
        [home] Casa
       *[away] Ospite
    }
board-lining =
    { $side ->
        [home] Casa
       *[away] Ospite
    } schiera: { $left } da mettere · sulla linea { $line } di 3 · fasce { $top }, { $bottom } di 2
board-turn =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, turno { $turn }
board-deed = { $player }: { $deed }
board-left =
    ancora { $left }{ $rushes ->
        [0] { "" }
       *[other] { " " }+{ $rushes } in più
    }
board-used = già fatto: { $uses }
use-blitz = blitz
use-pass = passaggio
use-hand = hand-off
use-foul = fallo
use-kick = calcio al compagno
use-bomb = bomba
board-spoken = Casa { $home }, Ospite { $away }. { $half }.
board-spoken-carrier =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number } ha la palla in { $square }.
cell-score =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, { $team }: { $points }{ $ball ->
        [1] , ha la palla
       *[0] { "" }
    }.
cell-turns =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: turno { $turn } di { $most }{ $running ->
        [1] , ora
       *[0] { "" }
    }.
cell-rerolls =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $count ->
        [0] nessun reroll rimasto
        [1] un reroll rimasto
       *[other] { $count } reroll rimasti
    }{ $coached ->
        [0] { "" }
       *[other] , di cui { $coached } per questo drive
    }{ $leader ->
        [0] { "" }
       *[other] , di cui uno da un Leader
    }.
cell-doctor =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $count ->
        [0] nessun apotecario
        [1] un apotecario
       *[other] { $count } apotecari
    }.
cell-bribes =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $count ->
        [0] nessuna mazzetta
        [1] una mazzetta
       *[other] { $count } mazzette
    }.
cell-effects =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, in vigore: { $effects }.
board-ejected = allenatore espulso
cell-weather = Tempo: { $weather }.
cell-ball =
    { $free ->
        [1] La palla è libera in { $square }.
       *[0] La palla è in aria sopra { $square }.
    }
cell-square = { $square }
cell-trapdoor = Una botola in { $square }.
cell-zones =
    Zone di tackle: { $side ->
        [home] Casa
       *[away] Ospite
    }
cell-player =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number }, { $position }, MA { $ma } ST { $st } AG { $ag }+ PA { $pa ->
        [0] –
       *[other] { $pa }+
    } AV { $av }+, { $skills ->
        [none] nessuna abilità
       *[other] { $skills }
    }; { player-state }.
player-state = { $state ->
    [standing] in piedi in { $square }
    [dazed] in piedi in { $square } senza zona di tackle
    [prone] in posizione prona in { $square }
    [stunned] a terra in { $square } per stordimento
    [reserves] in riserva
    [faint] in riserva, salta il prossimo drive
    [ko] KO
    [hurt] fra le perdite
   *[off] fuori per espulsione
}
cell-has-ball = Ha la palla.
cell-done = Ha già agito in questo turno.
cell-star = Uno star player.
cell-rooted = Ha messo radici.
cell-frog = È una rana.
cell-bomb = Una bomba in { $square }.
cell-blast = La bomba esplode in { $square }.
cell-hired = { $side ->
    [home] Casa
   *[away] Ospite
}: ancora a disposizione { $hired }.
cell-marked = Marcatura di { $numbers }.
cell-box =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, { $box }: { $count ->
        [0] nessuno
        [1] un giocatore
       *[other] { $count } giocatori
    }.
box-reserves = Riserve
box-ko = KO
box-hurt = Perdite
box-off = Espulsi
cell-die =
    { $die ->
        [T] D3
        [D] D6
        [O] D8
       *[X] D16
    }: { $face }.
face-picks =
    Sceglie { $side ->
        [home] Casa
       *[away] Ospite
    }
face-needed = { $test }: serve { $need }+
face-passed = { $player }: { $test } { $needed }+, riuscito
face-failed = { $player }: { $test } { $needed }+, fallito
face-result = { $player } blocca
face-armour-held = { $player }: l’armatura tiene
face-stunned = { $player }: stordimento
face-knocked-out = { $player } è KO
face-badly-hurt = { $player }: infortunio grave
face-casualty =
    { $player }: { $row ->
        [1] infortunio grave
        [2] ferita seria
        [3] ferita profonda
        [4] infortunio persistente
       *[5] morte
    }
face-healed = { $player }: cure riuscite
face-regenerated = { $player } si rigenera
face-recovered = { $player } si riprende
face-helped-up = { $player } si rialza, con aiuto
face-left-lying = { $player } resta a terra
face-burnt =
    { $hit ->
        [0] la palla di fuoco manca { $player }
       *[other] la palla di fuoco colpisce { $player }
    }
face-zapped =
    { $frog ->
        [0] { $player } resiste all’incantesimo
       *[other] { $player } è una rana
    }
face-bounced = la palla rimbalza
face-thrown-in = rimessa in campo
face-argued =
    { $heard ->
        [0] l’arbitro non ne vuole sapere
       *[other] l’arbitro ci ripensa
    }
face-bribed = la mazzetta
face-trapdoor = { $player } sparisce nella botola
face-loner = { $player }: Loner
face-pro-failed = { $player }: Pro fallito
face-fainted = { $player } sviene
range-far = Hail Mary
board-call-step-stop = Fermo
board-call-turn-end = Chiudi il turno
board-call-charge-end = Basta così

## Percorsi, azioni e schemi

walk-to = { $number } in { $square }
walk-run = { $number } con la palla in { $square }
walk-ball = { $number } raccoglie la palla in { $square }
walk-fetch = { $number } raccoglie la palla e prosegue fino a { $square }
walk-touchdown = { $number } in { $square }: touchdown!
walk-stand = { $number } si alza e resta lì
walk-stop = { $number } si ferma qui
walk-block = { $number } blocca { $other }
walk-blitz = { $number } in blitz su { $other }
walk-blitz-from = { $number } in blitz su { $other } da { $square }
walk-foul = Fallo di { $number } su { $other }
walk-foul-from = Fallo di { $number } su { $other } da { $square }
walk-stab = { $number } pugnala { $other }
walk-stab-from = { $number } pugnala { $other } da { $square }
walk-saw = { $number } attacca { $other } con la motosega
walk-saw-from = { $number } attacca { $other } con la motosega da { $square }
walk-vomit = { $number } vomita su { $other }
walk-vomit-from = { $number } vomita su { $other } da { $square }
walk-gaze = { $number } fissa { $other }
walk-gaze-from = { $number } fissa { $other } da { $square }
walk-hand = { $number } dà la palla a { $other }
walk-hand-from = { $number } dà la palla a { $other } da { $square }
walk-pass = { $number } passa a { $other } da qui
walk-pass-from = { $number } va in { $square } e passa a { $other }
walk-fetch-pass = { $number } raccoglie la palla e passa a { $other } da { $square }
walk-throw = { $number } prende { $other } per lanciarlo
walk-throw-from = { $number } va in { $square } per lanciare { $other }
walk-declare-blitz = { $number } in blitz: scegli tu su chi e da dove
walk-declare-pass = { $number } passa: prima muove, poi lancia
walk-declare-hand = { $number }, hand-off: prima muove, poi dà la palla
walk-declare-foul = Fallo di { $number }: scegli tu su chi e da dove
walk-declare-throw = { $number } lancia un compagno: prima muove
walk-declare-gaze = { $number } ipnotizza: scegli tu chi e da dove
walk-fire = { $number } sputa fuoco su { $other }
walk-fire-from = { $number } sputa fuoco su { $other } da { $square }
walk-bomb = { $number } lancia una bomba a { $other }
walk-boot = { $number } prende la rincorsa per calciare { $other }
walk-boot-from = { $number } va in { $square } per calciare { $other }
walk-two = { $number } blocca insieme { $other } e { $square }
walk-leave = { $number } lascia la palla e va in { $square }
walk-declare-bomb = { $number } lancia una bomba: scegli la casella
walk-declare-kick = { $number } calcia un compagno: prima si muove
walk-declare-chain = { $number } rotea palla e catena
walk-bomb-at = { $number } lancia la bomba in { $square }
walk-boot-at = { $number } calcia { $other } in { $square }
walk-swing-down = { $number } rotea verso il basso
walk-swing-up = { $number } rotea verso l’alto
walk-swing-right = { $number } rotea verso destra
walk-swing-left = { $number } rotea verso sinistra
walk-fireball = Palla di fuoco in { $square }
walk-place = { $number } in { $square }
walk-off = { $number } in panchina
walk-exchange = Dentro { $number } per { $other }
walk-swap = { $number } e { $other } si scambiano di posto
walk-kick = Calcia verso { $square }
walk-aim = { $number } passa in { $square }
walk-toss = { $number } lancia { $other } in { $square }
chip-strength = FO { $mine } contro { $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
way-chance = ci arriva { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chance-rerolls = ci arriva { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, senza reroll di squadra { NUMBER($sure, style: "percent", maximumFractionDigits: 1) }
way-block =
    { $dice ->
        [-3] tre dadi contro
        [-2] due dadi contro
        [1] un dado
        [2] due dadi
       *[3] tre dadi
    }, bersaglio a terra { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, bloccatore a terra { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
way-balked = perde l’azione { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-foul = rompe l’armatura { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, fuori dal campo { NUMBER($out, style: "percent", maximumFractionDigits: 1) }, espulsione { NUMBER($off, style: "percent", maximumFractionDigits: 1) }
way-stab = rompe l’armatura { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-saw = rompe l’armatura { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, si ritorce { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-vomit = rompe l’armatura { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, si ritorce contro { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-gaze = zona di tackle persa { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-fire = a terra { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, si ritorce contro { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb = a segno { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, esplode in mano { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb-there = esplode lì { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, in mano { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-chain-well = va bene { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-foe = avversario { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-mate = compagno { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-crowd = folla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-two = bersagli a terra { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, bloccatore a terra { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-shadowed = rischia lo Shadowing
way-dived = un poco di più, perché si tuffa una volta sola
way-lash = prima colpisce un compagno { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-thirst = deve nutrirsi lì { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-starves = sete e nessuno da mordere { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-hand = ricevuta { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-pass = { $range }, completato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
way-deflected = accurato ma deflesso { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plan-then = { $form }, poi cambia
plan-end =
    Chiudi il turno: { $idle ->
        [0] hanno agito tutti
        [one] uno potrebbe ancora agire
       *[other] { $idle } potrebbero ancora agire
    }

## Il resoconto

report-part = { $part ->
    [1] 1° tempo
    [2] 2° tempo
   *[other] supplementari
}
report-turning-also = Infortuni, KO, intercetti, espulsioni e turnover pesano come una parte di touchdown.
report-touchdowns = touchdown
report-blocks = blocchi
report-blocks-one = con un dado
report-blocks-two = con due dadi
report-blocks-three = con tre dadi
report-blocks-against = con i dadi contro
report-knocked-down = avversari atterrati
report-knocked-out = avversari KO
report-casualties = perdite inflitte
report-bonus-casualties = perdite che portano un bonus
report-dodges = smarcature
report-dodges-failed = smarcature fallite
report-rushes = passi aggiuntivi
report-rushes-failed = passi aggiuntivi falliti
report-pick-ups = palle raccolte
report-pick-ups-failed = raccolte fallite
report-passes = passaggi
report-completions = passaggi completati
report-catches = ricezioni
report-catches-failed = ricezioni fallite
report-interceptions = intercetti
report-fouls = falli
report-sent-off = espulsi
report-rerolls = reroll di squadra usati
report-turnovers = turnover
report-tds = TD
report-cas = perd
report-kos = KO
report-downs = giù
report-blocks-made = bloc
report-dodged = smarc
report-rushed = extra
report-picked-up = racc
report-passed = pass
report-caught = ricez
report-stolen = int
report-fouled = falli

## Il terminale e il verbale

screen-has = reroll { $rerolls } · apotecario { $doctors } · mazzette { $bribes }
screen-prone = proni
screen-stunned = storditi
screen-reserves = riserve
screen-ko = KO
screen-hurt = perdite
screen-off = espulsi
screen-dazed = senza zona di tackle
screen-rooted = radicati
screen-frog = rane
screen-hired = ingaggiati
screen-dice = dadi
screen-tables = Tabelle
screen-rosters = Rose pronte
screen-reconstructed = ~ ricostruito
screen-team = fascia { $tier }, reroll { $reroll }k
caption = { $half }, { $home }-{ $away }: { $moment }
caption-turn =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, turno { $turn }
caption-kickoff =
    { $side ->
        [home] Casa
       *[away] Ospite
    } al kick-off
caption-pre-game = prima della partita
caption-over = la fine

## Che cosa aspettarsi

odds-out-of-reach = fuori portata
odds-rush = il passo aggiuntivo riesce { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-aimed = accurato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-far = scende lì vicino { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-toss = atterra in piedi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-boot = atterra in piedi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fuori dal campo { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-frog = diventa una rana { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-fireball =
    { $foes ->
        [one] un avversario
       *[other] { $foes } avversari
    } e { $mates ->
        [one] uno dei propri
       *[other] { $mates } dei propri
    }, ciascuno a terra { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = scende nella loro metà { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-again = riesce { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-pro = il dado si ritira { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-falls = cade { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-blow = bersaglio a terra { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, bloccatore a terra { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
odds-down = il n. { $number } va a terra
odds-pushed = il n. { $number } è spinto
odds-stands = non succede nulla
odds-wrestled = il n. { $number } e il n. { $blocker } vanno proni
odds-both = il n. { $number } e il n. { $blocker } vanno a terra
odds-fell = il n. { $blocker } va a terra
odds-turnover = turnover
odds-squares = { $count ->
    [one] una casella
   *[other] { $count } caselle
}
odds-fails = { $lost ->
    [1] fallisce: turnover
   *[0] fallisce
}
odds-harder = armatura { $needed }+: tirato { $rolled }, +{ $extra } la rompe
odds-held = armatura { $needed }+: tirato { $rolled }, tiene
odds-harm = armatura rotta { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, fuori dal campo { NUMBER($out, style: "percent", maximumFractionDigits: 1) }
odds-deflects = lo deflette { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-catches = lo riceve { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-out = fuori dal campo { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-injury-stunned = stordimento
odds-injury-ko = KO
odds-injury-casualty = perdita
odds-healed = salvo per questa partita { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-argue = resta in campo { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, ma il turno è perso
odds-bribe = resta in campo { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, e il turno continua

## Mettere insieme una squadra

option-budget = Budget
option-budget-own = come creata
option-budget-1000000 = 1.000.000
option-budget-1050000 = 1.050.000
option-budget-1100000 = 1.100.000
option-budget-1150000 = 1.150.000
option-budget-1200000 = 1.200.000
option-budget-1250000 = 1.250.000
option-budget-1300000 = 1.300.000
option-skill-pack = Pacchetto di abilità
option-skill-pack-own = come creata
option-skill-pack-none = { pack-none }
option-skill-pack-matched-play = { pack-matched-play }
option-skill-pack-spp-36 = { pack-spp-36 }
kind-agility = agilità
kind-general = generali
kind-mutation = mutazioni
kind-passing = passaggio
kind-strength = forza
hired-rerolls = Reroll di squadra
hired-assistants = Allenatori assistenti
hired-cheerleaders = Cheerleader
hired-apothecary = Apotecario
hired-fans = Tifosi fedeli
hired-temps = Cheerleader a tempo
hired-part-timers = Assistenti a tempo
hired-kegs = Fusti di birra
hired-trainings = Allenamento extra
hired-bribes = Mazzette
hired-wanderers = Apotecari ambulanti
hired-mage = Mago del tempo
hired-mortuary = Assistente mortuario
hired-plague-doctor = Medico della peste
hired-chef = Master chef halfling
hired-referee = Arbitro di parte
hired-wizard = Mago sportivo
hired-bugman = Josef Bugman
hired-rookies = Rookie scatenati
pack-none = nessuno
pack-matched-play = punti secondo la fascia
pack-spp-36 = 36 punti per tutti

## Pagine accanto alle regole

kind-trait = tratto
lore-skills = Abilità e tratti
lore-skills-count = Tutti i { $count } per categoria. Ognuno ha la sua pagina.
lore-teams = Squadre
lore-teams-count = Tutte le { $count } per fascia; quelle della prima hanno meno bisogno d’aiuto.
lore-stars = Star player
lore-stars-count = Tutti i { $count }: si ingaggiano per una partita.
lore-kind-agility = Agilità
lore-kind-general = Generali
lore-kind-mutation = Mutazioni
lore-kind-passing = Passaggio
lore-kind-strength = Forza
lore-kind-trait = Tratti
lore-skill = Abilità
lore-does = Che cosa fa
lore-rule = La regola
lore-dice = Che cosa fa ai dadi
lore-excludes = Mai insieme a
lore-with = Con altre abilità
lore-rules = In altre regole
lore-players = Chi ce l’ha
lore-compulsory = si applica sempre
lore-optional = decide l’allenatore
lore-rerolls = Si ritira un test fallito: { $tests }
lore-adds = { $plus } al tiro: { $tests }
lore-deaf-marks = Le marcature non contano: { $tests }
lore-deaf-rain = La pioggia non conta: { $tests }
lore-team = Squadra
lore-position = Ruolo
lore-price = Prezzo
lore-star = Star player
lore-skills-of = Abilità
lore-profile = Profilo
lore-unique = Qui non previsto: { $names }. Lo star player gioca con profilo e abilità.
lore-plays-for = Gioca per
lore-costs = costa { NUMBER($cost) }
lore-mega = mega star
lore-reroll = Reroll
lore-reroll-costs = un reroll costa { NUMBER($cost) }
lore-special = Regole speciali
lore-positions = Ruoli
lore-tier = Fascia { $tier }
lore-ready = La squadra pronta
lore-drawn = La squadra pronta con le sue maglie: { $team }
lore-apothecary = può avere un apotecario
lore-apothecary-no = senza apotecario
lore-most = Max
lore-primary = Primarie
lore-secondary = Secondarie
lore-worth = Vale { NUMBER($value) }.
lore-count = N.
lore-who = Chi
lore-gold = { NUMBER($gold) }

## Che cosa decide qualcun altro

deciding-kick-or-receive = calciare o ricevere
deciding-set-up = lo schieramento
deciding-place = lo schieramento
deciding-kick = dove calciare
deciding-halve = se dimezzare la deviazione
deciding-touchback = a chi va la palla
deciding-solid = chi rischierare
deciding-high-kick = chi va sotto la palla
deciding-snap = chi muove di una casella
deciding-snap-to = dove muovere
deciding-charge = chi parte all’assalto
deciding-prayer = per chi vale la preghiera
deciding-turn = chi attivare
deciding-target = contro chi va il numero { $actor }
deciding-step = dove va il numero { $actor }
deciding-aim = dove lancia il numero { $actor }
deciding-reroll = se il numero { $player } ritira il dado
deciding-pro-die = se ritirare il dado
deciding-dive = se tuffarsi
deciding-block-dice = se tenere i dadi del blocco di { $player } su { $other }
deciding-pick = quale dado vale nel blocco di { $player } su { $other }
deciding-wrestle = se usare Wrestle
deciding-stumble = se usare Dodge
deciding-stand-firm = se il numero { $player } resta sul posto
deciding-sidestep = dove fa Sidestep il numero { $player }
deciding-push = dove viene spinto il numero { $player }
deciding-follow = se il numero { $player } avanza
deciding-harder = se aggiungere il bonus
deciding-doctor = se l’apotecario cura il numero { $player }
deciding-second = quale perdita vale
deciding-interfere = chi interferisce
deciding-burst = se usare Cloud Burster
deciding-diving-catch = chi si tuffa sulla palla
deciding-dump-off = se scaricare la palla
deciding-throw-at = dove lanciare il compagno
deciding-swoop = da che parte fare Swoop
deciding-argue = se contestare
deciding-saw = se fare fallo con la motosega
deciding-concede = se abbandonare
deciding-shadow = chi segue come un’ombra
deciding-fend = se tenere lontano chi blocca
deciding-grab = se afferrare
deciding-juggernaut = se spingere invece
deciding-set-down = dove posare la palla
deciding-again = bloccare o pugnalare
deciding-lash-out = contro chi scagliarsi
deciding-tentacles = chi trattiene con i tentacoli
deciding-on-the-ball = chi si muove (On the Ball)
deciding-run = dove correre
deciding-thirst = andare avanti o muovere soltanto
deciding-bite = chi mordere
deciding-swarm = chi entra con lo sciame
deciding-swarm-to = dove entrare
deciding-mage = se chiamare il mago del tempo
deciding-sky = che tempo farà
deciding-regrow = se ritirare la rigenerazione
deciding-wizard = se lanciare un incantesimo
deciding-fireball = dove lanciare la palla di fuoco
deciding-zap = chi trasformare in rana
deciding-lob = come lanciare la bomba
deciding-bomb-at = dove lanciare la bomba
deciding-chain = verso dove roteare
deciding-trick = dove spunta l’imbroglione
deciding-pile-driver = se fare fallo con Pile Driver
deciding-run-off = dove scappare
deciding-two = bloccare o pugnalare
deciding-hire = quale incentivo comprare
deciding-brewer = se gioca Josef Bugman
lineup-forbidden = Non è ammesso: almeno tre sulla linea di scrimmage nella zona centrale, al massimo due in ogni fascia laterale.

## La storia di una squadra di campionato

career-gold = La cassa { $way ->
    [less] perde
   *[more] guadagna
} { $count }.
career-fans = { $way ->
    [less] Tifosi fedeli in meno: { $count }.
   *[more] Nuovi tifosi fedeli: { $count }.
}
career-staff = { $way ->
    [less] { $what }: { $count } in meno.
   *[more] { $what }: { $count } in più.
}
career-gone = { $number } { $spot } non è più in squadra.
career-joined = { $number } { $spot } entra in squadra.
career-points = { $number } { $spot }: SPP { $count }.
career-learnt = { $number } { $spot } ha imparato { $what }.
career-better = { $number } { $spot }: { $what } migliora di uno.
career-worse = { $number } { $spot }: { $what } peggiora di uno per sempre.
career-niggle = { $number } { $spot } ha acciacchi: { $count }.
career-missing = { $number } { $spot } salta la prossima partita.
career-retired = { $number } { $spot } riposa fino alla prossima stagione.
career-treasury = Cassa
career-state = SPP { $points }{ $niggles ->
    [0] {""}
   *[other] , acciacchi: { $niggles }
}{ $state ->
    [out] , salta la prossima partita
    [rests] , riposa fino alla prossima stagione
   *[fit] {""}
}
offers-purse = Cassa: { $points }
offers-learn = { $number } { $spot } impara
offers-learn-go = Impara
offers-credit = Di chi è un touchdown dell’abbandono?
offers-credit-go = Accredita
offers-hire = Nuovi in squadra
offers-hire-go = Ingaggia
offers-fire = Riposare o andarsene
offers-fire-go = Fallo
offer-learn-up = { $what } migliora di uno
offer-learn-instead = Invece, { $what }: secondaria
offer-learn-p = { $what }: primaria, { $cost } SPP
offer-learn-r = Un’abilità a caso: { $what }, primaria, { $cost } SPP
offer-learn-s = { $what }: secondaria, { $cost } SPP
offer-learn-q = Un’abilità a caso: { $what }, secondaria, { $cost } SPP
offer-learn-c = Una caratteristica, con un D16: { $cost } SPP
offer-credit = { $number } { $spot }
offer-hire = { $spot }: { $cost }
offer-hire-staff = { $what }: { $cost }
offer-keep-lent = { $number } { $spot }, giornaliero, resta: { $cost }
offer-take = { $spot }, risorto: gratis
offer-retire = { $number } { $spot } riposa fino alla prossima stagione
offer-fire = { $number } { $spot } se ne va
offer-fire-staff = { $what }: uno in meno
offer-keep = { $number } { $spot }: { $cost }

## Puzzles

puzzle-theme-blocks = Placcaggi
puzzle-theme-pushes = Spinte
puzzle-theme-rerolls = Ritirare?
puzzle-theme-hands = Chi e dove?
puzzle-theme-kicks = Calcio d’inizio
puzzle-theme-bench = Apotecario e arbitro

# A che serve una risposta
why-scores = Segna senza alcun tiro.
why-runs-in = Corre in meta, se i dadi tengono.
why-carry-among = Porta la palla fra i tuoi, dove nessuno colpisce il portatore senza un tiro.
why-carry-safe = Porta la palla dove nessuno colpisce il portatore senza un tiro.
why-carry-near = Da lì nel prossimo turno la meta è nel suo movimento.
why-carry-fewer = Lì possono colpire il portatore in meno senza un tiro.
why-carry-ahead = Porta la palla più vicina alla meta.
why-carry-risk = Porta la palla più vicina alla meta, se i dadi tengono.
why-fetches = Va a raccogliere la palla.
why-gets-up = Si rialza senza tiri.
why-safe-first = Non serve alcun tiro: viene prima di tutto ciò che può chiudere il turno.
why-assists = Migliora i dadi di un blocco.
why-cage-full = Chiude la gabbia.
why-cage = Prende un angolo della gabbia.
why-by-carrier = Si mette accanto al portatore.
why-range = Da lì nel prossimo turno la meta è nel suo movimento.
why-stops-score = Tiene il portatore lontano dalla meta nel suo prossimo turno.
why-hinders-score = Rende più difficile al portatore segnare nel suo prossimo turno.
why-marks-carrier = Marca il portatore.
why-screens = Si mette fra la palla e la tua meta.
why-closes-in = Si avvicina al portatore.
why-by-ball = Si mette accanto alla palla.
why-near-ball = Si avvicina alla palla.
why-escapes = Si libera da chi lo marca, se i dadi tengono.
why-hits-carrier = Colpisce il portatore.
why-frees-carrier = Colpisce l’unico che marca il tuo portatore.
why-frees-one = Colpisce uno di quelli che marcano il tuo portatore.
why-clears-ball = Colpisce qualcuno accanto alla palla.
why-crowd = Una spinta lo manda fra il pubblico.
why-dice = Tiri più di un dado e scegli tu.
why-gives-score = Nelle sue mani può essere ancora touchdown in questo turno.
why-gives-free = Toglie la palla a un giocatore marcato.
why-gives-ahead = Dà la palla a chi è più avanti.
why-foul-last = Tutti gli altri hanno agito: un’espulsione non costa altre attivazioni.
why-ends = Quello che resta rischia più di quanto renda.
why-stalls = Il touchdown può aspettare: così avranno meno turni per rispondere.
why-again-carrier = Senza, il portatore cade, la palla sfugge e il turno è finito.
why-again-falls = Senza, cade e il turno è finito.
why-again-pick-up = Senza, la palla rimbalza via e il turno è finito.
why-again-pass = Senza, il passaggio va fuori bersaglio.
why-again-catch = Senza, la palla rimbalza ancora.
why-again-skill = Non costa reroll di squadra.
why-again-kept = Un fallimento non chiude il turno: risparmia il reroll.
why-block-falls = Così come sono i dadi, cade il tuo giocatore.
why-block-up = Così come sono i dadi, non atterri nessuno.
why-block-good = Così come sono i dadi, va giù lui.
why-face-down = Lo atterra, e il tuo resta in piedi.
why-face-push = Lo spinge, e il tuo resta in piedi.
why-face-both = Cadono entrambi.
why-face-his-fall = Cade chi blocca.
why-face-stays = Il tuo viene solo spinto.
why-push-away = Lontano dal tuo portatore.
why-push-edge = Al bordo, dove la prossima spinta lo manda fra il pubblico.
why-follow-marks = Gli resta addosso.
why-stays-by = Resta accanto al tuo portatore.
why-stays-free = Lì lo marcherebbero in più.
why-kick-clear = Nessuno dei loro è vicino.
why-touchback = Nessuno lo marca.
