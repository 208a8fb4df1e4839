### 1st & Roll: che cosa dice il tavolo.

game-name = 1st & Roll
game-tagline = Football coi dadi: indovina la mossa dell’altro, poi lancia i dadi.
game-intro =
    A ogni giocata entrambi prendono un dado in segreto: il rosso corre, il giallo può fare entrambe le cose, il verde passa. Se i colori
    coincidono, tira anche la difesa. Dieci yard in quattro down, sei punti alla linea di meta.
quick-1 = Due tempi. Dopo ogni giocata il dado del cronometro dice se il tempo avanza.
quick-2 = A ogni giocata entrambi prendono un dado in segreto: il rosso corre, il verde passa, il giallo può fare entrambe le cose.
quick-3 = Colori diversi: tira solo l’attacco. Stesso colore: tira anche la difesa, e le sue yard si sottraggono.
quick-4 = Un numero cerchiato è un breakaway: ritira e somma. Una bandierina su un dado della difesa è una penalità.
quick-5 = Dieci yard in quattro down per tenere la palla. Un field goal si può calciare a ogni down, un punt solo al quarto.
quick-6 = Una T sul dado del cronometro può essere una palla persa. Con la Long Bomb si va lontano, se te la senti.
quick-7 = Un touchdown vale sei punti e una trasformazione, un field goal tre.
symbol-lane = La fascia chiara è il down in corso.
symbol-marker = La linea gialla è il primo down. La targhetta dice quante yard mancano.
symbol-clock = La cornice è il cronometro. Avanza solo quando lo dice il suo dado.
symbol-timeouts = I time-out rimasti. Spendine uno quando il cronometro sta per avanzare, e resta dov’è.
symbol-dice = Un numero cerchiato è un breakaway: ritira e somma. Una bandierina su un dado della difesa è una penalità.
symbol-ball = Il piccolo pallone dice chi ha la palla.

# Un punto del campo, a $line yard dalla propria linea di meta
spot = { $line ->
    [1] sulla propria 1
    [50] a metà campo
    [51] sulle 49 avversarie
    [52] sulle 48 avversarie
    [53] sulle 47 avversarie
    [54] sulle 46 avversarie
    [55] sulle 45 avversarie
    [56] sulle 44 avversarie
    [57] sulle 43 avversarie
    [58] sulle 42 avversarie
    [59] sulle 41 avversarie
    [60] sulle 40 avversarie
    [61] sulle 39 avversarie
    [62] sulle 38 avversarie
    [63] sulle 37 avversarie
    [64] sulle 36 avversarie
    [65] sulle 35 avversarie
    [66] sulle 34 avversarie
    [67] sulle 33 avversarie
    [68] sulle 32 avversarie
    [69] sulle 31 avversarie
    [70] sulle 30 avversarie
    [71] sulle 29 avversarie
    [72] sulle 28 avversarie
    [73] sulle 27 avversarie
    [74] sulle 26 avversarie
    [75] sulle 25 avversarie
    [76] sulle 24 avversarie
    [77] sulle 23 avversarie
    [78] sulle 22 avversarie
    [79] sulle 21 avversarie
    [80] sulle 20 avversarie
    [81] sulle 19 avversarie
    [82] sulle 18 avversarie
    [83] sulle 17 avversarie
    [84] sulle 16 avversarie
    [85] sulle 15 avversarie
    [86] sulle 14 avversarie
    [87] sulle 13 avversarie
    [88] sulle 12 avversarie
    [89] sulle 11 avversarie
    [90] sulle 10 avversarie
    [91] sulle 9 avversarie
    [92] sulle 8 avversarie
    [93] sulle 7 avversarie
    [94] sulle 6 avversarie
    [95] sulle 5 avversarie
    [96] sulle 4 avversarie
    [97] sulle 3 avversarie
    [98] sulle 2 avversarie
    [99] sulla 1 avversaria
   *[other] sulle proprie { $line }
}
colour = { $die ->
    [0] rosso
    [1] giallo
   *[2] verde
}
foul = { $penalty ->
    [0] O5, falsa partenza: cinque yard contro l’attacco
    [1] O10, trattenuta: dieci yard contro l’attacco
    [2] O15, fallo personale: quindici yard contro l’attacco
    [3] D5A, trattenuta: cinque yard contro la difesa e first down
    [4] D5, fuorigioco: cinque yard contro la difesa
   *[5] D15, fallo personale: quindici yard contro la difesa
}
yards = { $yards } yard
distance = { $distance } yard
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Domande

where = { $end ->
    [own] { $line ->
        [1] sulla tua 1
       *[other] sulle tue { $line }
    }
   *[opp] { $line ->
        [1] sulla 1 avversaria
       *[other] sulle { $line } avversarie
    }
}
situation = { $down }° e { $togo } { where }
ask-call = Lancio della moneta: testa o croce? Chi vince riceve o calcia.
ask-receive = Hai vinto il lancio. Ricevi subito, o calci e ricevi nel secondo tempo?
ask-kickoff = Kick-off tuo. Un calcio normale, o un onside kick che con dieci yard tiene il pallone?
ask-return = Arriva il calcio. Prendi il touchback, o riporti il pallone con tutti e tre i dadi?
ask-declare = { situation }. Che cosa giochi?
ask-dice = { $phase ->
    [try] Due punti: { distance } alla linea di meta. Scegli un dado in segreto.
   *[other] { $down }° e { $togo }, { $distance } alla linea di meta. Scegli un dado in segreto.
}
ask-bomb = Verde contro { $defence_die ->
    [red] rosso
    [yellow] giallo
   *[green] verde
}: nessuno copre il passaggio. Lo lanci, o tenti la Long Bomb?
ask-again = Breakaway! { yards } finora, { $distance } alla linea di meta; più di due oltre e il passaggio è incompleto. Tiri ancora?
ask-penalty = Flag: { $penalty }. { $phase ->
    [return] Accetti la penalità da dove è finito il ritorno, o rifiuti?
   *[other] { $declared ->
        [punt] Accetti la penalità e si gioca dal nuovo punto invece di calciare, o rifiuti e si calcia?
       *[other] Accetti la penalità al posto dei dadi, o rifiuti e valgono loro ({ $yards } finora)?
    }
}
ask-block-punt = Calciano un punt da { distance }. Con quali due dadi attacchi il calcio? Due flag lo bloccano.
ask-punt = { $phase ->
    [freekick] Calcio libero dopo la safety.
   *[other] Il punt è partito.
} Quale dado si aggiunge al calcio?
ask-catch = Il pallone è tuo a { distance } dalla tua linea di meta. Lo prendi lì, o lo riporti coi dadi gialli?
ask-block-kick = Calciano da { distance }. Attacchi il calcio con due dadi? Due flag lo bloccano.
ask-try = Touchdown! Calci per un punto, o giochi per due?
ask-run-off = Bella corsa. Fai scorrere il cronometro di un’altra casella? Segna { $clock }.
ask-timeout = Il cronometro sta per lasciare { $clock }. Spendi un time-out?

answer-call-heads = Testa
answer-call-tails = Croce
answer-receive-receive = Ricevi
answer-receive-kick = Calcia
answer-kickoff-regular = Calcio normale
answer-kickoff-onside = Onside kick
answer-return-touchback = Touchback
answer-return-run-out = Riportalo
answer-declare-play = Gioca
answer-declare-punt = Punt
answer-declare-fg = Field goal da { distance }
answer-declare-hail-mary = Hail Mary
answer-dice-r = Rosso: corsa
answer-dice-y = Giallo: corsa o passaggio
answer-dice-g = Verde: passaggio
answer-bomb-pass = Lancia il passaggio
answer-bomb-bomb = Long Bomb
answer-again-stop = Fermati qui
answer-again-again = Tira ancora
answer-penalty-decline = Rifiuta
answer-penalty-accept = Accetta
answer-block-punt-ry = Rosso e giallo
answer-block-punt-rg = Rosso e verde
answer-block-punt-yg = Giallo e verde
answer-punt-r = Rosso
answer-punt-y = Giallo
answer-punt-g = Verde
answer-catch-fair-catch = Fair catch: si riparte da qui
answer-catch-return = Riportalo
answer-block-kick-ry = Rosso e giallo
answer-block-kick-rg = Rosso e verde
answer-block-kick-yg = Giallo e verde
answer-block-kick-none = Resta indietro
answer-try-kick = Calcia per uno
answer-try-two = Gioca per due
answer-run-off-pass = Lascia stare il cronometro
answer-run-off-run-off = Fallo scorrere
answer-timeout-pass = Lascialo correre
answer-timeout-timeout = Time-out

die-red = il dado rosso d’attacco
die-yellow = il dado giallo d’attacco
die-green = il dado verde d’attacco
die-defence-red = il dado rosso di difesa
die-defence-yellow = il dado giallo di difesa
die-defence-green = il dado verde di difesa
die-kick = il dado del calcio
die-clock = il dado del cronometro
die-penalty = il dado delle penalità
die-coin = la moneta

## Opzioni

option-overtime = Supplementari in caso di parità
option-onside-needs-turnover-face = L’onside kick vuole anche una T
option-run-off = Far scorrere il tempo
option-run-off-unmatched = dopo un rosso contro un altro colore
option-run-off-no-penalty-no-turnover = dopo un rosso senza flag né perdite
option-red-zone-rule = Passaggi troppo lunghi
option-red-zone-rule-any-line = da ogni punto
option-red-zone-rule-line-inside-20 = dalle 20 in avanti
option-max-overtimes = Supplementari (massimo)
option-hail-mary-timeouts = Hail Mary senza più time-out
option-hail-mary-timeouts-both = per entrambi
option-hail-mary-timeouts-offence = per l’attacco
option-home-seats = Allenatori di Casa
option-home-seats-one = uno
option-home-seats-two = due, attacco e difesa
option-away-seats = Allenatori di Ospite
option-away-seats-one = uno
option-away-seats-two = due, attacco e difesa

## Fatti

event-called = { $side } dice { $face ->
    [0] testa
   *[1] croce
}.
event-tossed = È { $face ->
    [0] testa
   *[1] croce
}: sceglie { $side }.
event-receives = { $side } riceve per primo.
event-gained = { $yards ->
    [0] Nessun guadagno per { $side }.
   *[other] { $side } guadagna { yards }.
}
event-lost = { $side } perde { yards }.
event-first-down = First down per { $side } { spot }.
event-downs-lost = Down esauriti: il pallone passa a { $side } { spot }.
event-kicked-off = Kick-off di { $side }.
event-touchback = Touchback: { $side } parte { spot }.
event-run-out = { $side } riporta il calcio per { yards }.
event-onside = { $side } tenta un onside kick.
event-onside-kept = L’onside kick fa { yards }: { $side } tiene il pallone { spot }.
event-onside-lost = L’onside kick fa solo { yards }: il pallone è di { $side } { spot }.
event-onside-without-t = L’onside kick fa { yards }, ma senza T: il pallone è di { $side } { spot }.
event-revealed = { $side } ha preso il { $attack ->
    [0] rosso
    [1] giallo
   *[2] verde
}, la difesa il { $guard ->
    [0] rosso
    [1] giallo
   *[2] verde
}.
event-offence-rolled = { $side } tira il dado { colour }: { $yards }.
event-defence-rolled = { $side } tira il dado { colour }: toglie { yards }.
event-clock-rolled = Dado del cronometro: { $face ->
    [1] il tempo scorre
   *[0] vuoto
}.
event-t-rolled = Dado del cronometro: T.
event-turnover = Palla persa! { $side } conquista il pallone dopo una giocata col dado { colour }.
event-turnover-touchback = Persa in end zone: touchback per { $side }.
event-turnover-touchdown = Persa dietro la propria linea di meta: { $side } ci si butta sopra.
event-returned = { $side } riporta il pallone per { yards }.
event-return-flag = Un flag sul ritorno.
event-return-touchdown = { $side } arriva fino in fondo.
event-breakaway = Breakaway: { $side } aggiunge { $yards } col dado { colour }.
event-stopped = { $side } si ferma a { yards }.
event-broken-tackle = Placcaggio rotto: { $side } aggiunge { $yards }.
event-bomb = { $side } tenta la Long Bomb!
event-bomb-rolled = Verde { $green }, calcio { $kick }, giallo { $yellow }.
event-bomb-incomplete = Incompleto: { $side } perde il down.
event-intercepted = Intercetto di { $side } dopo { yards }!
event-intercepted-touchback = Intercetto in end zone: touchback per { $side }.
event-punt = Punt di { $side }.
event-block-rolled = { $side } attacca il calcio: { $flags ->
    [0] nessun flag
    [1] un flag
   *[2] due flag
}.
event-punt-blocked = { $side } blocca il punt!
event-block-lost = { $side } raccoglie il pallone bloccato { spot }.
event-block-recovered = { $side } recupera il pallone bloccato: entrambi tirano il rosso.
event-block-flag = { $side } tira un flag, che qui non conta.
event-punted = { $side } calcia il pallone per { yards }.
event-punt-touchback = In end zone: touchback per { $side }.
event-fair-catch = { $side } prende il pallone { spot }.
event-flag = Un flag!
event-penalty = Dado delle penalità: { foul }.
event-accepted = { $side } accetta la penalità.
event-declined = { $side } rifiuta la penalità.
event-moved-up = { $side } avanza di { yards }, { spot }.
event-moved-back = { $side } arretra di { yards }, { spot }.
event-penalty-first-down = La penalità porta a { $side } un first down { spot }.
event-down-repeated = Si ripete il { $down ->
    [1] primo
    [2] secondo
    [3] terzo
   *[4] quarto
} down.
event-penalty-ignored = Penalità ignorata sul ritorno.
event-penalty-moot = Il touchdown vale; niente da aggiungere.
event-half-to-goal = Metà della distanza dalla meta: { $side } avanza di { yards }, { spot }.
event-half-to-own-goal = Metà della distanza dalla propria meta: { $side } arretra di { yards }, { spot }.
event-penalty-safety = Trattenuta in end zone: safety per { $side }.
event-overthrown = Troppo lungo di { yards }: incompleto, { $side } perde il down.
event-field-goal = { $side } tenta un field goal da { yards }.
event-field-goal-good = Buono da { yards }! { points } per { $side }.
event-field-goal-again = Un 20 da vicino: { $side } calcia di nuovo.
event-field-goal-blocked = { $side } blocca il calcio!
event-field-goal-missed = Field goal fallito da { yards } per { $side }.
event-touchdown = Touchdown { $side }! { points }.
event-try-kick-good = Il calcio è buono: un punto per { $side }.
event-try-kick-failed = Il calcio è fallito.
event-two-good = Due punti per { $side }!
event-two-failed = Il tentativo da due fallisce.
event-try-repeated = Il tentativo si ripete, a { yards } dalla linea di meta.
event-safety = Safety! { points } per { $side }.
event-free-kick = Calcio libero di { $side } { spot }.
event-hail-mary = { $side } lancia la Hail Mary ...
event-hail-mary-caught = ... ed è presa!
event-hail-mary-failed = ... e nessuno la prende.
event-run-off = { $side } fa scorrere il cronometro.
event-ticked = Il cronometro avanza; { $left ->
    [0] tempo scaduto
    [one] resta una casella
   *[other] restano { $left } caselle
}.
event-timeout = Time-out { $side }, { $left ->
    [0] non ne restano
   *[other] ne restano { $left }
}.
event-half-over = Fine primo tempo: { $home }-{ $away }.
event-second-half = Secondo tempo: kick-off di { $side }.
event-match-over = È finita: vince { $side }, { $home }-{ $away }.
event-drawn = Supplementare { $overtime }: il sorteggio fa ricevere { $side }.
event-overtime-over = Il supplementare { $overtime } finisce senza punti.
event-draw = È finita: pareggio, { $home }-{ $away }.
event-last-draw = L’ultimo supplementare è finito: pareggio, { $home }-{ $away }.

## Le cifre di una giocata

figure-offence-rolled = { $yards_signed }
figure-defence-rolled = { $yards_taken }
figure-breakaway = { $yards_signed }
figure-broken-tackle = { $yards_signed }
figure-gained = = { yards }
figure-run-out = = { yards }
figure-returned = = { yards }
figure-onside-kept = = { yards }
figure-onside-lost = = { yards }
figure-onside-without-t = = { yards }
figure-punted = = { yards }
figure-lost = = { $yards ->
    [one] -1 yard
   *[other] -{ $yards } yard
}

## Il tavolo in caratteri

caption = { $overtime ->
    [OT] Supplementare { $part }
   *[H] { $part }° tempo
} { $clock }, { $home }-{ $away }: { $moment }
caption-toss = il lancio della moneta
caption-kickoff = kick-off di { caption-side }
caption-try = { caption-side } dopo il touchdown
caption-freekick = calcio libero di { caption-side }
caption-play = { caption-side } { screen-nth } e { $togo }, { $end ->
    [own] { $line ->
        [1] propria 1
       *[other] proprie { $line }
    }
   *[opp] { $line ->
        [1] 1 avversaria
       *[other] { $line } avversarie
    }
}
caption-side = { $side ->
    [home] Casa
   *[away] Ospite
}
screen-ball-home = palla a Casa
screen-ball-away = palla a Ospite
screen-letters-home = CASA
screen-letters-away = OSP.
screen-half = { $overtime ->
    [0] { $half }° tempo
   *[other] Suppl. { $overtime }
}
screen-timeouts = time-out
screen-nth = { $down }°
screen-goal = meta
screen-situation = { screen-nth } e { $togo } { $owner ->
    [home] sulle { $line } di Casa
    [away] sulle { $line } di Ospite
    [middle] a metà campo
   *[nobody] sulle { $line }
}
screen-phase-toss = Il lancio della moneta
screen-phase-kickoff = Kick-off
screen-phase-freekick = Calcio libero
screen-phase-return = Ritorno
screen-phase-try = Dopo il touchdown
screen-phase-over = La partita è finita
screen-declared-punt = punt
screen-declared-fg = field goal
screen-declared-hail-mary = Hail Mary
screen-declared-bomb = Long Bomb
screen-against = { $attack } contro { $guard }
screen-yards = { yards }
screen-now = ora
screen-last = prima
screen-offence = Attacco
screen-defence = Difesa
screen-both = Per entrambi
screen-track = cronom.
screen-legend = (n) breakaway  [n] placcaggio rotto  F flag  ~ ricostruito  ° pubblico

# Su un dado: sei lettere al massimo, nove per quello delle penalità

screen-red = rosso
screen-yellow = giallo
screen-green = verde
screen-kick = calcio
screen-clock = tempo
screen-flag = flag
screen-coin = moneta
screen-penalty = penalità
screen-blank = vuoto
screen-tick = scorre
screen-heads = testa
screen-tails = croce

## Parole sul tabellone

board-down = { $down }°
board-togo = { board-down } e { $togo }
board-goal = { board-down } e goal
board-spot = { $side } { $line }
board-midfield = Metà campo
board-half = { $number }° tempo
board-overtime = { $number ->
    [1] Supplementare
   *[other] Supplementare { $number }
}
board-phase-toss = Lancio della moneta
board-phase-kickoff = Kick-off
board-phase-return = Ritorno
board-phase-freekick = Calcio libero
board-phase-try = Trasformazione
board-phase-punt = Punt
board-phase-fieldgoal = Field goal
board-phase-play = Giocata
board-phase-penalty = Penalità
board-phase-over = Fine partita
board-flag = Un flag di penalità
board-cup = { $side } ha preso un dado
board-cup-open = { $side } prende un dado
board-spoken = { $half }, il cronometro segna { $clock }. Casa { $home }, Ospite { $away }. Time-out rimasti: Casa { $home_timeouts }, Ospite { $away_timeouts }.
board-spoken-ball = Il pallone è di { $side }: { $situation }, { $spot }.

# Una o due parole su una piccola carta, dodici lettere al massimo
board-call-call-heads = Testa
board-call-call-tails = Croce
board-call-receive-receive = Ricevi
board-call-receive-kick = Calcia
board-call-kickoff-regular = Normale
board-call-kickoff-onside = Onside
board-call-return-touchback = Touchback
board-call-return-run-out = Riportalo
board-call-declare-play = Gioca
board-call-declare-punt = Punt
board-call-declare-fg = Field goal
board-call-declare-hail-mary = Hail Mary
board-call-bomb-pass = Passaggio
board-call-bomb-bomb = Long Bomb
board-call-again-stop = Fermati
board-call-again-again = Tira ancora
board-call-penalty-decline = Rifiuta
board-call-penalty-accept = Accetta
board-call-catch-fair-catch = Fair catch
board-call-catch-return = Riportalo
board-call-block-kick-none = Resta dietro
board-call-try-kick = Un punto
board-call-try-two = Due punti
board-call-run-off-pass = Lascia
board-call-run-off-run-off = Fai scorrere
board-call-timeout-pass = Lascia
board-call-timeout-timeout = Time-out

# Che cosa dice ogni parte del tabellone, e che cosa significa una faccia

cell-side = { $side }: { $points ->
    [1] 1 punto
   *[other] { $points } punti
}, { $timeouts ->
    [1] 1 time-out rimasto
   *[other] { $timeouts } time-out rimasti
}{ $ball ->
    [1] , ha il pallone
   *[0] {""}
}.
cell-clock = { $half }, { $clock } sul cronometro.
cell-ball = Il pallone: { $spot }.
cell-marker = La linea del first down: { $togo } da fare.
cell-gain = Finora { yards } in questa giocata.
cell-attack = L’attacco ha preso il { $colour ->
    [red] rosso
    [yellow] giallo
   *[green] verde
}.
cell-guard = La difesa ha preso il { $colour ->
    [red] rosso
    [yellow] giallo
   *[green] verde
}.
cell-die = { $die }: { $face }.
face-breakaway = breakaway
face-broken = placcaggio rotto
face-flag = flag
face-turn = tira di nuovo
face-turnover = palla persa
face-clock = il tempo scorre
face-blank = il tempo è fermo
face-nothing = nessun guadagno
face-heads = testa
face-tails = croce
face-coin-h = { face-heads }
face-coin-t = { face-tails }
face-clock-- = faccia vuota
face-f = { face-flag }
face-circled = { $number }, breakaway
face-boxed = { $number }, placcaggio rotto

# Che cosa aspettarsi da una scelta

odds-attack =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) } se scelgono a caso · colore diverso { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, colore uguale { NUMBER($met, style: "percent", maximumFractionDigits: 1) } · media { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yd, a colore uguale { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-attack-two = Riuscita { NUMBER($share, style: "percent", maximumFractionDigits: 1) } se scelgono a caso · colore diverso { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, colore uguale { NUMBER($met, style: "percent", maximumFractionDigits: 1) }
odds-guard =
    { $what ->
        [first] Niente first down
        [goal] Niente touchdown
       *[two] Non riuscita
    } { NUMBER($stops, style: "percent", maximumFractionDigits: 1) } se scelgono a caso · { $die ->
        [red] rosso
        [yellow] giallo
       *[green] verde
    } { NUMBER($met, style: "percent", maximumFractionDigits: 1) } invece di { NUMBER($open, style: "percent", maximumFractionDigits: 1) }
odds-play =
    { $what ->
        [first] First down
       *[goal] Touchdown
    } fino al { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-punt-far = Fino a { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yard in media, bloccato { NUMBER($block, style: "percent", maximumFractionDigits: 1) }
odds-fg = Buono { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, contro un blocco { NUMBER($tried, style: "percent", maximumFractionDigits: 1) }
odds-hail-mary = Touchdown { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; poi il tempo finisce
odds-pass =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yard in media
odds-bomb =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, intercetto { NUMBER($picked, style: "percent", maximumFractionDigits: 1) }, incompleto { NUMBER($missed, style: "percent", maximumFractionDigits: 1) }
odds-stop =
    { $kind ->
        [lost] Persa dopo { yards }
        [long] Già troppo lungo
        [goal] È touchdown
        [first] { yards }, first down
       *[short] { yards }, prima della linea
    }
odds-again = Prossimo tiro: touchdown { NUMBER($scored, style: "percent", maximumFractionDigits: 1) }, troppo lungo { NUMBER($over, style: "percent", maximumFractionDigits: 1) }
odds-again-lost = Persa, a meno che non sia troppo lungo: incompleto, e resta tua { NUMBER($kept, style: "percent", maximumFractionDigits: 1) }
odds-punt = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yard in media, touchback { NUMBER($touchback, style: "percent", maximumFractionDigits: 1) }
odds-block-punt = Lo blocca { NUMBER($both, style: "percent", maximumFractionDigits: 1) }, un solo flag { NUMBER($one, style: "percent", maximumFractionDigits: 1) }
odds-block-kick = Lo blocca { NUMBER($both, style: "percent", maximumFractionDigits: 1) }; il calcio fallisce { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-unblocked = Il calcio fallisce { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-follows = { $yards }{ $who ->
    [mine] { "" }
   *[theirs] { " per loro" }
}: { $situation }
odds-changed = { $who ->
    [mine] Pallone tuo
   *[theirs] Pallone loro
}: { $situation }
odds-points = { $who ->
    [mine] +{ $points } per te
   *[theirs] +{ $points } per loro
}
odds-try-kick = Buono { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-try-two = Riuscita fino al { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-onside = Tieni il pallone { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-run-out = Fino alle { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } in media, oltre le { $line } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-touchback = Dalle tue { $line }
odds-return = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yard in media, un flag { NUMBER($flag, style: "percent", maximumFractionDigits: 1) }

## Che cosa decide qualcun altro

deciding-call = testa o croce
deciding-receive = ricevere o calciare
deciding-kickoff = calcio normale o onside kick
deciding-return = touchback o ritorno
deciding-declare = giocata, punt o field goal
deciding-dice = quale dado scegliere, in segreto
deciding-bomb = passaggio o Long Bomb
deciding-again = tirare ancora o fermarsi
deciding-penalty = accettare o rifiutare la penalità
deciding-block-punt = con quali dadi attaccare il punt
deciding-punt = quale dado aggiungere al calcio
deciding-catch = fair catch o ritorno
deciding-block-kick = se attaccare il calcio
deciding-try = un punto o due
deciding-run-off = se far scorrere il tempo
deciding-timeout = se chiamare un time-out

## Il referto

report-part = { $part ->
    [1] 1° tempo
    [2] 2° tempo
   *[other] supplementare
}
report-turning-also = Palle perse, intercetti, down esauriti, calci sbagliati o bloccati, lunghi guadagni e ritorni pesano come qualche punto.
report-yards = yard
report-plays = giocate
report-longest = guadagno più lungo
report-first-downs = primi down
report-touchdowns = touchdown
report-field-goals = field goal
report-field-goals-missed = field goal sbagliati
report-punts = punt
report-lost-balls = palle perse
report-downs-lost = quarti down falliti
report-breakaways = fughe e placcaggi rotti
report-bombs = Long Bomb
report-penalties = penalità accettate
report-timeouts = time-out

## Risposte che restano valide

standing-timeout-early = Nessun time-out prima degli ultimi quattro minuti
standing-any-pair = Prendi una coppia qualsiasi dove valgono tutte uguale

## A position, field by field

field-phase = momento
field-phase-toss = prima del sorteggio
field-phase-kickoff = kickoff
field-phase-play = prima di una giocata
field-phase-try = dopo un touchdown
field-phase-freekick = calcio dopo una safety
field-possession = chi ha la palla
field-possession-home = Casa
field-possession-away = Ospite
field-ball = palla: yard dalla propria linea di meta
field-down = down
field-togo = yard da fare
field-score = punti: casa, ospite
field-half = tempo (da 3: supplementari)
field-clock = orologio
field-timeouts = time-out: casa, ospite
field-second = chi batte il kickoff del secondo tempo
field-second-home = Casa
field-second-away = Ospite

## Problemi

puzzle-theme-kick = Giocare, punt o calcio?
puzzle-theme-clock = Il cronometro
puzzle-theme-flags = Flag
puzzle-theme-risk = Rischiare?
puzzle-theme-returns = Calci e ritorni

# A che serve una scelta
why-safest = È quella che ti costa meno se la indovinano.
why-boldest = È quella che rende di più se non la indovinano.
why-mixed = Va alternata, perché non possano contare sulle altre.
why-kick = Il calcio vince più che rischiare.
why-kick-early = Il calcio vince più di un’altra giocata.
why-kick-level = Con i suoi punti pareggi.
why-kick-front = Con i suoi punti vai in vantaggio.
why-punt = Dare via la palla vince più che rischiare.
why-gamble = Rischiare vince più di un calcio.
why-kicks-off = Un onside kick riesce troppo di rado per quello che costa.
why-onside = La possibilità di tenere la palla vale le yard che può costare.
why-touchback = In media i dadi non superano il touchback.
why-short-pass = Una Long Bomb viene ricevuta troppo di rado per quello che rende.
why-long-bomb = Le yard di una Long Bomb valgono il rischio.
why-rolls-safely = Nessuna faccia può rendere il passaggio troppo lungo.
why-rolls-on = Le yard valgono il rischio di un passaggio troppo lungo.
why-rolls-lost = La palla è persa, a meno che il passaggio sia troppo lungo.
why-stops = Un altro tiro può rendere il passaggio troppo lungo.
why-flag-first = Solo così è un first down.
why-flag-taken = La penalità vale più di quello che la giocata ha portato.
why-flag-declined = Quello che la giocata ha portato vale più della penalità.
why-punts-far = Nessun altro dado calcia in media così lontano.
why-no-touchback = Nessun altro dado finisce così di rado in touchback.
why-fair-catch = Un ritorno costa più di quello che porta.
why-returns = Le yard di un ritorno valgono il rischio.
why-try-level = Così pareggi.
why-try-front = Così vai in vantaggio.
why-try-kick = Il calcio vince più di una giocata da due.
why-try-two = Una giocata da due vince più del calcio.
why-needs-time = Sei in svantaggio e il tempo ti serve.
why-stops-clock = Fermare il cronometro vale più che tenersi il time-out.
why-saves-timeout = Risparmia un time-out che più tardi varrà di più.
why-time-runs = Sei in vantaggio e il tempo gioca per te.
why-lets-run = Non fermeresti il cronometro nemmeno gratis.
why-runs-time = Con meno tempo da giocare vinci di più.
