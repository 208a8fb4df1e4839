### Touch Down: che cosa dice il tavolo.

game-name = Touch Down
game-tagline = Football americano a caselle: schiera, scegli il tempo, trova il varco.
game-intro =
    Undici pedine per squadra su un campo di caselle. A ogni mossa entrambi tirano per il timing: il più basso agisce per
    primo, il più alto muove di più. Passa, lancia, blocca e corri: più di dieci yard in quattro down, sei punti in end zone.
quick-1 = Undici pedine per squadra. L’attacco si schiera per primo, poi la difesa; le formazioni pronte sono a un clic.
quick-2 = A ogni mossa entrambi tirano per il timing: il tiro più basso ha l’iniziativa, il più alto muove di più. L’orologio avanza del tiro più alto, in secondi.
quick-3 = Prima la palla: passaggio a mano, lancio, palla a terra, o niente.
quick-4 = Poi muove chi ha l’iniziativa, poi l’altro, poi il primo con i passi che restano.
quick-5 = Entra nella casella di un avversario in piedi per un contrasto: un dado dice chi cade, o se restano invischiati.
quick-6 = L’azione finisce quando il portatore è a terra, fuori campo o la palla è morta. Più di dieci yard in quattro down per tenerla.
quick-7 = Un touchdown vale sei punti e una trasformazione, un field goal tre.
symbol-counter = Una pedina mostra ruolo e numero; sotto stanno contrasto e velocità.
symbol-gain = La linea gialla è quella da superare. Porta la palla oltre in quattro down, e resta tua.
symbol-timing = Timing: il tiro più basso ha l’iniziativa, il più alto muove di più.
symbol-track = Le fasi di questa mossa: chi muove, e di quante caselle. Quella accesa è adesso.
symbol-fallen = Una pedina grigia e di traverso è caduta.
symbol-boxes = Gli infortunati. Dopo ogni azione ognuno avanza di una casella; oltre l’ultima è di nuovo in forma.
symbol-timeout = Il time out di questo quarto; un anello tratteggiato vuol dire che è speso.

## Domande

situation = { $down ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[4] 4°
} e { togo-rows }, sulle tue { $yards } yard
togo-rows = { $togo ->
    [one] { $togo } riga
   *[other] { $togo } righe
}
ask-receive = Hai vinto il sorteggio. Ricevi il kick off o calci?
ask-declare = { situation }. Che cosa dichiari?
ask-try = Touch down! Un calcio per un punto o un attacco per due?
ask-lineup = Scegli una formazione, disponi tutti tu, o prima fai entrare qualcuno. Come ti schieri?
ask-front = Il numero { $player } sta sulla linea di difesa?
ask-row = Numero { $player }: quale riga?
ask-column = Numero { $player }: quale colonna?
ask-change = Sposti un ricevitore prima dell’azione?
ask-reply = Hanno spostato un ricevitore. Sposti un tuo difensore che non sta sulla linea?
ask-initiative = Parità a { $high }. Chi muove per primo?
ask-snap = Chi riceve lo snap?
ask-ball = Il n. { $carrier } ha la palla. La passi, la metti a terra o la tieni?
ask-aim-row = Il calcio: dove?
ask-aim-column = Il calcio: quale colonna?
ask-field-row = Il calcio è corto: dove porti la palla?
ask-field-column = Su quale colonna?
ask-goal = Il calcio in porta: quale casella?
ask-intercept = Intercettato! Chi ha la palla?
ask-spill = Passaggio sbagliato al numero { $other }: dove va la palla?
ask-blitz = Blitz con qualcuno prima che muovano gli altri?
ask-move = { $part ->
    [6] Muovi tu per primo: { $low ->
        [one] 1 casella
       *[other] { $low } caselle
    } a giocatore.
    [7] Muovi tu: { $high ->
        [one] 1 casella
       *[other] { $high } caselle
    } a giocatore, più la velocità.
   *[8] Recupero.
} Chi muove?
ask-step = Numero { $player }, { $left ->
    [one] un passo
   *[other] { $left } passi
} ancora.
ask-extra = Il n. { $player } ha travolto qualcuno e può muovere di un’altra casella.
ask-chase = Il portatore è fuori. Lo contrasti lì?
ask-chase-step = Numero { $player } dietro al portatore: { $left ->
    [one] un passo
   *[other] { $left } passi
} ancora.
ask-timeout = La palla è morta a { $clock }. Salvi i due minuti con un time out?

answer-receive-receive = Ricevi
answer-receive-kick = Calcia
answer-declare-attack = Attacco
answer-declare-punt = Punt
answer-declare-field-goal = Field goal
answer-try-one-point = Calcio per uno
answer-try-two-points = Attacco per due
answer-lineup = Fai entrare { $token }
answer-lineup-free = Disponi tutti uno per uno
answer-lineup-pro-set = Pro set: equilibrata
answer-lineup-i-form = I formation: back in fila
answer-lineup-spread = Spread: ricevitori larghi
answer-lineup-wing-left = Ala sinistra
answer-lineup-wing-right = Ala destra
answer-lineup-tight = Stretta: tutti vicini
answer-lineup-hold = Hold: kicker vicino
answer-lineup-long-hold = Hold lungo: kicker più indietro
answer-lineup-four-three = Quattro-tre
answer-lineup-rush = Assalto: molti davanti
answer-lineup-dime = Dime: profonda contro il lancio
answer-lineup-stack = Mucchio: tutti vicini
answer-lineup-wall = Muro per tutto il campo
answer-lineup-bunch = Gruppo al centro
answer-lineup-fan = Ventaglio
answer-lineup-deep = Profonda
answer-lineup-hands-team = Mani sicure: vicini
answer-front-front = Sulla linea di difesa
answer-front-back = Dietro
answer-row = Riga { $token }
answer-column = Colonna { $token }
answer-change = Sposta { $token }
answer-change-stay = Lascia così
answer-reply = Sposta { $token }
answer-reply-stay = Lascia così
answer-initiative-home = Casa
answer-initiative-away = Ospite
answer-snap = A { $token }
answer-ball = A { $token }
answer-ball-none = Tienila
answer-ball-ground = Mettila a terra
answer-aim-row = Riga { $token }
answer-aim-column = Colonna { $token }
answer-field-row = Riga { $token }
answer-field-column = Colonna { $token }
answer-goal-west = Casella in alto
answer-goal-middle = Casella centrale
answer-goal-east = Casella in basso
answer-intercept = { $token }
answer-spill = { $token }
answer-spill-n = A destra
answer-spill-ne = In basso a destra
answer-spill-e = In basso
answer-spill-se = In basso a sinistra
answer-spill-s = A sinistra
answer-spill-sw = In alto a sinistra
answer-spill-w = In alto
answer-spill-nw = In alto a destra
answer-blitz = Blitz con { $token }
answer-blitz-pass = Niente blitz
answer-move = { $token }
answer-move-end =
    Chiudi la fase: { $idle ->
        [one] uno non si è mosso
       *[other] { $idle } non si sono mossi
    }
answer-step-- = Fermati qui
answer-step-n = A destra
answer-step-ne = In basso a destra
answer-step-e = In basso
answer-step-se = In basso a sinistra
answer-step-s = A sinistra
answer-step-sw = In alto a sinistra
answer-step-w = In alto
answer-step-nw = In alto a destra
answer-extra-- = Resta qui
answer-extra-n = A destra
answer-extra-ne = In basso a destra
answer-extra-e = In basso
answer-extra-se = In basso a sinistra
answer-extra-s = A sinistra
answer-extra-sw = In alto a sinistra
answer-extra-w = In alto
answer-extra-nw = In alto a destra
answer-chase = { $token }
answer-chase-end = Lascialo andare
answer-chase-step-n = A destra
answer-chase-step-ne = In basso a destra
answer-chase-step-e = In basso
answer-chase-step-se = In basso a sinistra
answer-chase-step-s = A sinistra
answer-chase-step-sw = In alto a sinistra
answer-chase-step-w = In alto
answer-chase-step-nw = In alto a destra
answer-timeout-pass = Lascia correre
answer-timeout-timeout = Time out

die-toss = il sorteggio
die-timing = il dado del timing
die-pass = il lancio
die-contact = il contrasto
die-trip = l’inciampo
die-fumble = il fumble
die-kick = il calcio
die-injury = l’infortunio

## Opzioni

option-length = Durata
option-length-short = breve: due quarti
option-length-long = lunga: quattro quarti
option-home-team = Squadra di casa
option-home-team-centurioni = Centurioni (equilibrati)
option-home-team-tori = Tori (corse)
option-home-team-falchi = Falchi (lanci)
option-home-team-lupi = Lupi (difesa)
option-away-team = Squadra ospite
option-away-team-centurioni = Centurioni (equilibrati)
option-away-team-tori = Tori (corse)
option-away-team-falchi = Falchi (lanci)
option-away-team-lupi = Lupi (difesa)
option-home-roster = Casa: una rosa tua (codice)
option-away-roster = Ospite: una rosa tua (codice)
option-first-down-rows = Righe per il primo down
option-goal-line-counts = Le linee di meta contano per i calci
option-safety = Safety
option-trip = Inciampare sui caduti
option-trip-equal = con esattamente il loro numero
option-trip-at-most = fino al loro numero
option-extra-action-after-overflow = Un’altra azione se la pausa supera il quarto
option-one-forward-pass = Un solo lancio per azione
option-entangled = Invischiati
option-entangled-both = trattenuti entrambi
option-entangled-mover = trattenuto solo chi ha mosso
option-league = Campionato: contano le abilità
option-home-seats = Allenatori di casa
option-home-seats-one = uno
option-home-seats-two = due, attacco e difesa
option-away-seats = Allenatori ospiti
option-away-seats-one = uno
option-away-seats-two = due, attacco e difesa

## Fatti

rows = { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
beyond-line = { $rows ->
    [0] {""}
    [one] , { $rows } riga oltre la linea
   *[other] , { $rows } righe oltre la linea
}
to-line = { $line ->
    [0] in end zone
   *[other] alle { $line } yard
}
event-tossed = { $side } vince il sorteggio.
event-toss-tied = Pari: si tira di nuovo.
event-receives = { $side } riceve il primo kick off.
event-declared = { $side } dichiara { $kind ->
    [2] un attacco
    [3] un punt
    [4] un field goal
    [5] un calcio per un punto
   *[6] un attacco per due punti
}.
event-brought-on = { $side } fa entrare il numero { $player }.
event-lined-up = { $side } si schiera{ $formation ->
    [0] {""} a mano
   *[other] : { $formation }
}.
event-changed = { $side } sposta il numero { $player } prima dell’azione.
event-timing = Timing: Casa { $home }, Ospite { $away }; { $seconds ->
    [one] passa 1 secondo
   *[other] passano { $seconds } secondi
}.
event-initiative = { $side } ha l’iniziativa.
event-clock-out = Tempo scaduto: è l’ultima azione del quarto.
event-snapped = { $side }: snap di { $player } a { $other }.
event-handed = { $side }: { $player } passa a { $other }.
event-no-snap = { $side } non ha nessuno per lo snap: palla morta.
event-spilled = { $side }: { $player } non la tiene, palla libera!
event-thrown = { $side }: { $player } lancia a { $other } ...
event-completed = ... completato dal n. { $player } di { $side }{ beyond-line }.
event-caught = { $side }: { $player } l’ha presa{ beyond-line }.
event-incomplete = ... incompleto: il n. { $player } di { $side } non la prende.
event-intercepted = Intercetto del n. { $player } di { $side }!
event-grounded = { $side }: { $player } mette a terra la palla.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-tripped = { $side }: { $player } inciampa sui caduti.
event-kept-feet = { $side }: { $player } resta in piedi.
event-picked-up = { $side }: { $player } raccoglie la palla.
event-contact = { $side }: { $player } contrasta { $other }.
event-fell = { $side }: { $player } va a terra.
event-both-fell = { $side }: { $player } e { $other } vanno entrambi a terra.
event-ran-over = { $side }: { $player } viene travolto!
event-tangled = { $side }: { $player } e { $other } sono invischiati.
event-downed = { $side }: { $player } è a terra con la palla.
event-fumbled = Fumble! Recupera la palla il n. { $player } di { $side }!
event-sack = Sack del n. { $player } di { $side } sul n. { $other }!
event-kicked = { $side }: { $player } calcia { to-line }.
event-kick-held = Un buon calcio: { $side } deve andare a prenderla.
event-kick-moved = { $side } porta la palla { to-line }.
event-goal-good = Il calcio è buono! { points } per { $side } con il n. { $player }.
event-goal-missed = { $side }: { $player } fallisce il calcio.
event-point-good = Il calcio è buono: { points } per { $side } con il n. { $player }.
event-try-failed = La trasformazione di { $side } è fallita.
event-touchdown = Touch down di { $side }! { points } con il n. { $player }.
event-touchdown-pass = Lancio da touch down del n. { $player } di { $side }.
event-two-good = { points } per { $side }: il n. { $player } è dentro!
event-try-returned = { $side } riporta indietro la trasformazione: { points } con il n. { $player }.
event-out = { $side }: { $player } esce { $over ->
    [1] dal lato in alto
    [2] dal lato in basso
   *[3] dal fondo
}.
event-robbed-out = Il n. { $player } di { $side } strappa la palla fuori dal campo!
event-unclaimed = Nessuno prende la palla: è morta per { $side }.
event-long-enough = L’azione è durata troppo: palla morta per { $side }.
event-ran = { $side }: { $player } ha corso { rows }.
event-blitz = Blitz! Muove per primo il n. { $player } di { $side }.
event-timeout = Time out di { $side }.
event-first-down = Primo down per { $side } sulle proprie { $line } yard.
event-next-down = { $down ->
    [2] 2°
    [3] 3°
   *[4] 4°
} down per { $side }.
event-downs-lost = Down esauriti: palla a { $side } sulle proprie { $line } yard.
event-new-series = { $side } apre una serie sulle proprie { $line } yard.
event-touchback = Touchback: { $side } parte dalle proprie { $line } yard.
event-brought-out = Fuori dalla end zone, prima riga per { $side }.
event-safety = Safety! { points } per { $side }.
event-injured = { $side }: { $player } è infortunato.
event-fit-again = { $side }: { $player } è di nuovo pronto.
event-quarter-over = Fine del quarto { $quarter }; si cambia campo.
event-half-over = Intervallo: { $home }-{ $away }.
event-match-over = È finita: vince { $side }, { $home }-{ $away }.
event-draw = È finita: pareggio, { $home }-{ $away }.
event-no-kicker = { $side } non ha nessuno per calciare.
event-dead-ball = Non c’è posto per la palla: morta per { $side }.
event-kick-wasted = { $side } non può calciare: niente trasformazione.
event-pass-rolled = Il passaggio vale { $counts }; si riceve con { $needed }+.
event-kick-rolled = Il calcio vale { $counts } e deve superare { lines }.

## Le cifre di una giocata

lines = { $lines ->
    [one] 1 linea
   *[other] { $lines } linee
}
counting = { $less ->
    [0] { $roll }
   *[other] { $roll } { $less_taken } = { $counts }
}
figure-contact = { $mine } contro { $theirs }, dado { $roll }
figure-pass-rolled = { counting }, si riceve con { $needed }+
figure-kick-rolled = { counting }, { lines } da superare

## Il tavolo in caratteri

caption = Quarto { $quarter } { $clock }, { $home }-{ $away }: { $moment }
caption-side = { $side ->
    [home] Casa
   *[away] Ospite
}
caption-toss = il sorteggio
caption-kickoff = { caption-side }, kick off
caption-try = { caption-side }, dopo il touch down
caption-down = { caption-side }, { screen-nth } e { $togo }, riga { $row }
caption-move = { caption-side } con la palla, mossa { $move }
screen-nth = { $down ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[4] 4°
}
screen-quarter = quarto { $quarter }
screen-timeouts = time out
screen-ball-home = palla a casa
screen-ball-away = palla all’ospite
screen-situation = { screen-nth } e { togo-rows }
screen-phase-toss = Il sorteggio
screen-phase-kickoff = Kick off
screen-phase-try = Dopo il touch down
screen-phase-over = La partita è finita
screen-move = mossa { $move }
screen-rolls = timing { $low } e { $high }
screen-injured = infortunati
screen-legend = due colonne per riga; maiuscole in piedi, minuscole a terra; * la palla
screen-now = dadi
screen-teams = Squadre
screen-pool = Pedine nella scatola
screen-tables = Tabelle
screen-passes = lanci
screen-attacker = attaccante
screen-defender = difensore
screen-reconstructed = ~ ricostruito

## Parole sul campo, che cosa aspettarsi dalle scelte, e percorsi

board-quarter =
    { $quarter ->
        [1] 1° quarto
        [2] 2° quarto
        [3] 3° quarto
       *[other] 4° quarto
    }
board-togo =
    { $down ->
        [1] 1°
        [2] 2°
        [3] 3°
       *[4] 4°
    } e { $togo }
board-phase-toss = Sorteggio
board-phase-kickoff = Kick off
board-phase-down = Prossima azione
board-phase-move = In gioco
board-phase-over = Fine
board-phase-try = Trasformazione
board-kind-kick-off = Kick off
board-kind-attack = Attacco
board-kind-punt = Punt
board-kind-field-goal = Field goal
board-kind-one-point = Trasformazione da uno
board-kind-two-points = Trasformazione da due
board-move = mossa { $move }
board-part =
    { $part ->
        [5] blitz
        [6] fase 6
        [7] fase 7
       *[other] fase 8
    }: { $side ->
        [home] Casa
       *[away] Ospite
    }, { $squares ->
        [one] 1 casella
       *[other] { $squares } caselle
    }
board-lining-up = schieramento
board-spoken = Casa { $home }, Ospite { $away }. { $quarter }, { $clock } giocati.
board-spoken-carrier =
    Il n. { $number } { $side ->
        [home] della Casa
       *[away] dell’Ospite
    } ha la palla in { $square }.
board-spoken-free = La palla è libera in { $square }.
board-call-receive-receive = Ricevi
board-call-receive-kick = Calcia
board-call-declare-attack = Attacco
board-call-declare-punt = Punt
board-call-declare-field-goal = Field goal
board-call-try-one-point = Un punto
board-call-try-two-points = Due punti
board-call-lineup-free = Uno per uno
board-call-front-front = Sulla linea
board-call-front-back = Dietro
board-call-change-stay = Lascia così
board-call-reply-stay = Lascia così
board-call-ball-none = Tienila
board-call-ball-ground = Mettila a terra
board-call-blitz-pass = Niente blitz
board-call-move-end = Fine fase
board-call-chase-end = Basta
board-call-step-stop = Fermo
board-call-extra-stop = Fermo
board-call-chase-step-stop = Fermo
board-call-timeout-pass = Lascia correre
board-call-timeout-timeout = Time out
board-call-initiative-home = Prima la Casa
board-call-initiative-away = Prima l’Ospite
board-call-goal-west = Casella in alto
board-call-goal-middle = Casella centrale
board-call-goal-east = Casella in basso
formation-pro-set = Pro set
formation-i-form = I formation
formation-spread = Spread
formation-wing-left = Ala sinistra
formation-wing-right = Ala destra
formation-tight = Stretta
formation-hold = Hold
formation-long-hold = Hold lungo
formation-four-three = Quattro-tre
formation-rush = Assalto
formation-dime = Dime
formation-stack = Mucchio
formation-wall = Muro
formation-bunch = Gruppo
formation-fan = Ventaglio
formation-deep = Profonda
formation-hands-team = Mani sicure
way-n = a destra
way-ne = in basso a destra
way-e = in basso
way-se = in basso a sinistra
way-s = a sinistra
way-sw = in alto a sinistra
way-w = in alto
way-nw = in alto a destra
name-row = riga { $row }
name-column = colonna { $column }
cell-counter =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number }, { player-role }, contrasto { $contact }, velocità { $speed }, { player-state }{ $skill ->
        [none] {""}
       *[other] , { player-skill }
    }.
player-role =
    { $role ->
        [A] uomo di linea
        [AB] running back
        [AE] ricevitore
        [AK] kicker
        [AQ] quarterback
       *[D] difensore
    }
player-state =
    { $state ->
        [fallen] a terra
        [held] invischiato
        [moved] ha già mosso
       *[standing] in piedi
    }{ $ball ->
        [1] , ha la palla
       *[0] {""}
    }{ $protected ->
        [1] , non ancora contrastabile
       *[0] {""}
    }
player-skill =
    { $skill ->
        [passer] lanciatore esperto
        [hands] mani sicure
        [blitz] può fare un blitz
       *[none] {""}
    }
player-season =
    { $role ->
        [AQ] { NUMBER($yards) } yard lanciate in questa stagione
        [D] { $count ->
            [one] 1 sack in questa stagione
           *[other] { $count } sack in questa stagione
        }
       *[AB] { NUMBER($yards) } yard ricevute in questa stagione
    }
player-contact = Contrasto
player-speed = Velocità
player-square = È in { $square }.
player-with = Nella stessa casella: { $numbers }.
player-hurt = Infortunato, casella { $box }.
player-off = Non è in campo.
board-muster = { $letters } { player-role }: restano { $left }
board-tray = Il vassoio, per chi non è in campo.
board-attack = attacchi di qua
cell-fielded =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, in campo, da schierare: { $player }.
cell-bench =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, in panchina: { $player }.
cell-hand =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, da schierare: { $player }.
cell-ball =
    { $free ->
        [1] La palla è libera in { $square }.
       *[0] La palla: { $square }.
    }
cell-gain =
    { $squares ->
        [one] La linea da superare: manca 1 riga.
       *[other] La linea da superare: mancano { $squares } righe.
    }
cell-square =
    { $place ->
        [out] Fuori dal campo
        [south] { $square }, end zone a sinistra
        [north] { $square }, end zone a destra
       *[field] { $square }, { $half ->
            [south] S
           *[north] N
        }{ $yards }
    }
cell-goal =
    La casella { $goal ->
        [west] in alto
        [middle] centrale
       *[east] in basso
    } della porta.
cell-score =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, { $team }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $ball ->
        [1] , ha la palla
       *[0] {""}
    }.
cell-timeout =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $left ->
        [1] il time out di questo quarto è disponibile
       *[0] nessun time out
    }.
cell-box =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, infortunati, casella { $box }: { $count ->
        [0] nessuno
       *[other] { $numbers }
    }.
cell-clock = { $quarter }, { $clock } giocati.
cell-down =
    { $down ->
        [1] 1°
        [2] 2°
        [3] 3°
       *[4] 4°
    } down, { $togo ->
        [one] manca 1 riga
       *[other] mancano { $togo } righe
    }.
cell-timing =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $face ->
        [0] timing non ancora tirato
       *[other] timing { $face }
    }{ $lead ->
        [1] , ha l’iniziativa
       *[0] {""}
    }.
cell-die =
    { $die ->
        [contact] Contrasto
        [fumble] Fumble
        [trip] Inciampo
        [pass] Lancio
       *[kick] Calcio
    }: { $face }.
face-fell = il n. { $number } cade
face-both-fell = cadono entrambi
face-ran-over = il n. { $number } viene travolto
face-tangled = invischiati
face-tripped = il n. { $number } inciampa
face-kept-feet = il n. { $number } resta in piedi
face-caught = il n. { $number } riceve
face-received = palla al n. { $number }
face-incomplete = incompleto
face-intercepted = intercetta il n. { $number }
face-spilled = palla libera
face-downed = il n. { $number } è a terra
face-fumbled = palla al n. { $number }
face-kick-held = la palla resta lì
face-kick-moved = la palla si sposta
face-goal-good = buono
face-goal-missed = fallito
face-point-good = buono
face-try-failed = fallito
odds-win = vince { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-over = travolge { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-both = cadono entrambi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-tangled = invischiati { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-lose = cade { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-won = ruba la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-lost = perde la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-arrives = arriva { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-feet = resta in piedi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-caught = ricevuto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-received = ricevuto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-picked = intercettato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-missed = incompleto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-spilled = palla libera { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-stays =
    resta dove miri { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; se no la spostano fino a { $most ->
        [one] 1 casella
       *[other] { $most } caselle
    }
odds-good = buono { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-undisturbed =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } se indisturbato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-receive = attacchi per primo, loro dopo l’intervallo
follows-kick = attaccano loro per primi, tu dopo l’intervallo
follows-attack =
    { $last ->
        [1] ultimo down: { $rows ->
            [one] 1 riga
           *[other] { $rows } righe
        } o la palla è loro
       *[other] { $rows ->
            [one] 1 riga
           *[other] { $rows } righe
        } per il primo down
    }
follows-punt = la palla va a loro, lontano quanto calci
follows-two = un attacco dalle loro 5 yard per 2 punti
follows-front = resta lì fino allo snap
follows-back = ovunque dietro; può rispondere a un cambio di formazione
follows-changed = poi anche la difesa può spostarne uno
follows-unchanged = allora anche la difesa resta com’è
follows-lead =
    { $mine ->
        [1] muovi prima tu, poi loro
       *[other] muovono prima loro, poi tu
    }, { $squares ->
        [one] 1 casella
       *[other] { $squares } caselle
    } a testa più la velocità; nessun recupero
follows-kept = nessun passaggio in questa mossa; poi si muove
follows-down =
    palla morta: { $down }° e { $rows } { $mine ->
        [1] tuo, sulle tue
       *[other] loro, sulle loro
    } { $yards } yard
follows-intercept =
    ce l’ha { $yards ->
        [0] nella tua end zone
       *[other] sulle tue { $yards } yard
    } e può correre
follows-spill =
    il tuo più vicino a { $mine ->
        [one] 1 casella
       *[other] { $mine } caselle
    }, il loro a { $theirs }
follows-blitz =
    muove prima di loro, fino a { $squares ->
        [one] 1 casella
       *[other] { $squares } caselle
    }; una volta a partita
follows-quarter = il quarto finisce
follows-clock =
    il tempo { $spent ->
        [1] resta a { $clock }; è l’unico di questo quarto
       *[other] passa a { $clock }
    }
follows-out = palla morta, e resta a loro
odds-speed = con la velocità: poi nessuno la usa nel recupero
odds-sure = sicuro
odds-season = +1 per { NUMBER($yards) } yard in questa stagione
action-move = movimento
action-contact = contrasto
action-snap = snap
action-throw = passaggio
action-hand = consegna
action-goal = calcio
action-stop = fermarsi
barred-nobody-near = nessun avversario in piedi a portata
chip-feet = resta in piedi { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-contact = contrasto { $mine } contro { $theirs }
chip-speed = velocità +{ $more }
chip-less = { $less ->
    [-1] +1 al dado
   *[other] −{ $less } al dado
}
chip-picks = { $face ->
    [1] intercetta con 1
   *[other] intercetta con 1–{ $face }
}
chip-flight = distanza { $squares }: { $face ->
    [7] mai
   *[other] { $face }+
}
chip-good = { $face }+
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
walk-to =
    { $number } in { $square }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
walk-run =
    { $number } con la palla in { $square }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } ({ $yards } yd)
walk-touchdown = { $number } in end zone: touch down
walk-out = { $number } esce dal campo
walk-ball =
    { $number } sulla palla libera in { $square }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
walk-contact =
    { $number } contrasta { $other }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
walk-renew = { $number } contrasta di nuovo { $other }
walk-stop = { $number } si ferma qui
walk-place = { $number } in { $square }
walk-aim = Calcia in { $square }
walk-field = La palla in { $square }
walk-pass =
    { $kind ->
        [snap] Snap
        [hand] Passaggio di mano
       *[throw] Lancio
    } a { $player }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
plan-brought = entrano { $numbers }

## Il referto

report-part = { $part }° q.
report-turning-also = Intercetti, fumble, down esauriti, calci sbagliati, sack e corse o ricezioni di almeno 15 yard pesano come qualche punto.
report-yards = yard
report-plays = azioni
report-run = yard corse
report-received = yard ricevute
report-thrown = yard lanciate
report-touchdowns-thrown = touch down lanciati
report-touchdowns = touch down
report-sacks = sack
report-first-downs = primi down
report-passes = lanci
report-completions = lanci completati
report-interceptions = intercetti
report-fumbles = fumble recuperati
report-injuries = infortuni
report-punts = punt
report-goal-tries = field goal tentati
report-field-goals = field goal riusciti

## Che cosa decide qualcun altro

deciding-receive = ricevere o calciare
deciding-declare = attacco, punt o field goal
deciding-try = un punto o due
deciding-lineup = lo schieramento
deciding-front = chi sta sulla linea di difesa
deciding-row = lo schieramento
deciding-column = lo schieramento
deciding-change = se spostare un ricevitore
deciding-reply = se spostare un difensore
deciding-initiative = chi muove per primo
deciding-snap = chi riceve lo snap
deciding-ball = se il numero { $carrier } passa, mette a terra o tiene la palla
deciding-aim-row = dove calciare
deciding-aim-column = dove calciare
deciding-field-row = dove spostare la palla
deciding-field-column = dove spostare la palla
deciding-goal = quale casella della porta
deciding-intercept = chi intercetta
deciding-spill = dove va la palla
deciding-blitz = se fare un blitz
deciding-move = chi muove
deciding-step = dove va il numero { $player }
deciding-extra = se il numero { $player } fa un’altra casella
deciding-chase = se inseguire il portatore
deciding-chase-step = come il numero { $player } raggiunge il portatore
deciding-timeout = se chiamare un time out
lineup-forbidden = Non è ammesso: la difesa ne ha quattro sulla riga davanti alla palla; in attacco qualcuno dev’essere abbastanza vicino per lo snap.

## La storia di una squadra

career-draft = { $way ->
    [less] Punti draft spesi: { $count }.
   *[more] Punti draft: { $count } in più.
}
career-grown = { $number } { $spot }: { $count } in più in questa stagione.
career-joined = { $number } { $spot } entra in squadra.
offers-purse = Punti draft: { $points }. Una sconfitta ne porta due.
offers-buy = Giocatore
offers-buy-go = Compra
offer-buy = { player-role }, contrasto { $first }, velocità { $second }

puzzle-theme-downs = Attacco o calcio?
puzzle-theme-ball = Lanciare, tenere o a terra?
puzzle-theme-initiative = Chi muove per primo?
puzzle-theme-snap = Prima dello snap
puzzle-theme-contact = Contrasti
puzzle-theme-kicks = Calci
puzzle-theme-clock = Time out?

# A che serve una risposta
why-scores = Entra nella zona di meta.
why-past-all = Fra lui e la linea di meta non c’è più nessuno.
why-first-down = Fa il primo down.
why-unmet-ahead = Guadagna terreno, e là nessuno lo raggiunge prima che si muova di nuovo.
why-unmet = Là nessuno lo raggiunge prima che si muova di nuovo.
why-gains = Guadagna terreno prima che lo raggiungano.
why-fewer = Là lo raggiungono in meno che dov’è adesso.
why-blocks-only = Blocca l’unico che può raggiungere il portatore.
why-blocks = Blocca uno di quelli che possono raggiungere il portatore.
why-screens = Si mette davanti a chi potrebbe raggiungere il portatore.
why-free-man = Va dove nessuno lo copre, pronto per un passaggio.
why-helps = Va con il portatore per aiutarlo.
why-tackles = Va sul portatore.
why-tackles-only = Nessun altro dei tuoi può raggiungere adesso il portatore.
why-tackles-surest = Fra quanti raggiungono il portatore è quello che lo abbatte più spesso.
why-lane = Chiude la via verso la zona di meta: non c’era nessuno.
why-covers = Copre un ricevitore che nessuno copriva.
why-last-man = Resta l’ultimo uomo davanti alla tua linea di meta.
why-in-way = Si mette sulla strada del portatore.
why-closes-in = Si avvicina al portatore.
why-takes-ball = Prende la palla libera.
why-to-ball = Va verso la palla libera.
why-throws-score = Se la riceve, è touch down.
why-throws-free = Passa a un uomo che nessuno copre.
why-hands-on = Lo raggiungono in meno che il portatore.
why-hands-held = Il portatore è trattenuto e non può andare avanti.
why-keeps = Nessuno raggiunge il portatore prima che si muova.
why-grounds = La palla è morta dov’è, prima che raggiungano il portatore.
why-kneels = Sei in vantaggio e fai scorrere il tempo.
why-snap-passer = Al quarterback, per un passaggio.
why-snap-runner = Nessuno raggiunge il corridore prima che si muova.
why-tackle-first = Se vai per primo, il portatore può essere abbattuto dov’è.
why-waits = Nessuno dei tuoi raggiunge ancora il portatore: fagli mostrare dove va.
why-downs-left = Restano dei down prima di dover calciare.
why-goes = Rischiare vale più punti di un calcio.
why-punt-short = Un punt corto: prima hanno lasciato il fronte scoperto.
why-goal-level = Con i suoi punti pareggi.
why-goal-front = Con i suoi punti vai in vantaggio.
why-try-level = Così pareggi.
why-try-front = Così vai in vantaggio.
why-try-two = Due punti riescono più o meno quanto uno.
why-needs-time = Sei in svantaggio e il tempo ti serve.
why-more-actions = C’è tempo per un’altra azione con la palla.
why-no-hurry = C’è ancora tempo per più di due azioni.
why-lineup-pass = Pensata per un passaggio.
why-lineup-run = Pensata per una corsa.
why-kick-open = Dove scende non aspetta quasi nessuno.
why-kick-clear = Nessun ricevitore è vicino a dove scende.
