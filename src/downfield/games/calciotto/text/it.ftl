### Calciotto: ciò che dice il tavolo.

game-name = Calciotto
game-tagline = Calcio a otto con dadi e carte.
game-intro = Due dadi danno i punti per passi, passaggi e tiri. Contrasti e tiri sono duelli di dadi, e la carta giusta li ribalta. Un sei si può scambiare con una carta.
quick-1 = Otto calciatori per squadra. Schierali, o prendi una formazione pronta con un clic.
quick-2 = Nel tuo turno due dadi danno i punti che tutti i tuoi calciatori si dividono: per i passi e per i passaggi.
quick-3 = Un passaggio va in linea retta, e un avversario in mezzo lo ferma. Chi lo riceve può proseguire.
quick-4 = Tira dall’area di rigore avversaria: i tuoi dadi e il tuo valore contro quelli del portiere. Vince il totale più alto.
quick-5 = Per prendere la palla, mettiti accanto a chi la porta e contrastalo: di nuovo dadi contro dadi.
quick-6 = Le carte cambiano un tiro di dadi, fermano un fallo o fanno scattare un calciatore. Un sei si può scambiare con una carta.
quick-7 = Allo scadere del tempo vince chi ha segnato di più.
symbol-figure = Sulla base di un calciatore stanno il movimento, la lettera del ruolo e, tra parentesi, il valore.
symbol-points = I punti di questa fase. Se li dividono tutti i tuoi calciatori, per i passi e per i passaggi.
symbol-steps = Una freccia gialla: il calciatore può fare un passo da quella parte.
symbol-hand = Le carte in mano. Di quelle degli altri si conosce solo il numero.
symbol-changes = Le coppie di frecce sono le sostituzioni rimaste.
symbol-deck = Il mazzo, e quante carte restano. Un sei si può scambiare con una di queste.

## Seats

seat-home-first = Casa, primo compagno
seat-home-second = Casa, secondo compagno
seat-away-first = Ospite, primo compagno
seat-away-second = Ospite, secondo compagno

## Questions

ask-leave = Convocazione: scegli una formazione, o di’ chi resta a casa.
ask-keeper = Chi gioca in porta?
ask-figure = Schieramento: chi gioca?
ask-square = Dove si mette il n. { $player }?
ask-lineup = Nuovo schieramento: dove si mette il n. { $player }?
ask-first = Calcio d’inizio: chi ha la palla?
ask-second = Calcio d’inizio: chi sta accanto?
ask-move-card = Una carta prima dei dadi di questa fase?
ask-contrast-card = Il n. { $challenger } contrasta il n. { $carrier }: una carta?
ask-shot-card = Il n. { $shooter } tira verso { $target }: una carta?
ask-trade = Un sei: lo tieni o lo scambi con una carta?
ask-spend = { $pool ->
    [one] 1 punto: che cosa fai?
   *[other] { $pool } punti: che cosa fai?
}
ask-challenge = Contrasti il n. { $carrier } per la palla?
ask-substitute = Una sostituzione?
ask-taker = Punizione: chi la batte?
ask-relocate = Sposti un calciatore?
ask-place = Dove va il n. { $player }?
ask-wall = Dove si mette la barriera?
ask-wall-man = Chi va in barriera?
ask-retreat = Il n. { $player } è troppo vicino alla palla: dove va?
ask-kicker = Rigore: chi tira?
ask-spot = Da che parte del dischetto?
ask-clear = Il n. { $player } deve stare dietro chi tira: dove?
ask-target = Quale casella della porta?
ask-new-keeper = Il portiere è espulso: chi lascia il posto al nuovo?
ask-stand-in = Il portiere è espulso: chi va in porta?
ask-keeper-square = Tiri di rigore: dove sta il tuo portiere?
ask-shooter = Tiri di rigore: chi tira?

## Answers

answer-move-card-pass = Nessuna carta
answer-contrast-card-pass = Nessuna carta
answer-shot-card-pass = Nessuna carta
answer-trade-keep = Tieni il punteggio pieno
answer-trade-trade = Scambia un sei con una carta
answer-trade-trade2 = Scambia entrambi i sei con carte
answer-spend-end =
    Chiudi la fase: { $pool ->
        [one] resta 1 punto
       *[other] restano { $pool } punti
    }{ $private ->
        [0] {""}
       *[other] , e { $private } del n. { $sprinter }
    }
answer-challenge-none = Rinuncia
answer-substitute-done = Basta cambi
answer-relocate-done = Fatto

## Dice

die-six = un dado comune
die-sign = il dado più/meno
die-card = il mazzo
die-lot = la sorte
die-watch = l’orologio

## Options

option-home-team = Squadra di casa
option-home-team-italia = Italia (difesa)
option-home-team-brasile = Brasile (attacco)
option-home-team-argentina = Argentina (centrocampo)
option-home-team-germania = Germania (forza)
option-home-team-olanda = Olanda (fasce)
option-home-team-inghilterra = Inghilterra (le due aree)
option-away-team = Squadra ospite
option-away-team-italia = Italia (difesa)
option-away-team-brasile = Brasile (attacco)
option-away-team-argentina = Argentina (centrocampo)
option-away-team-germania = Germania (forza)
option-away-team-olanda = Olanda (fasce)
option-away-team-inghilterra = Inghilterra (le due aree)
option-home-roster = Casa: una rosa tua (codice)
option-away-roster = Ospite: una rosa tua (codice)
option-mode = Partita giocata
option-mode-time = a tempo
option-mode-goals = a gol
option-minutes = Minuti
option-minutes-45 = 45
option-minutes-60 = 60
option-minutes-90 = 90
option-goals = Gol
option-goals-4 = 4
option-goals-6 = 6
option-goals-8 = 8
option-goals-10 = 10
option-goals-counting = Gol contati
option-goals-counting-total = di entrambe insieme
option-goals-counting-first-to = della migliore
option-clock = Orologio
option-clock-turns = a fasi
option-clock-real = minuti veri
option-clock-real-paused = minuti veri, fermo mentre pensa un programma
option-seconds-per-phase = Secondi per fase
option-hand-limit = Limite di carte in mano (0: nessuno)
option-max-phases = Limite di fasi (partita a gol)
option-knockout = Tiri di rigore in caso di pareggio
option-seats = Allenatori al tavolo
option-partners = I compagni si dividono i ruoli
option-partners-pta-dc = P T A e D C
option-partners-pdt-ca = P D T e C A
option-partners-pdc-ta = P D C e T A
option-partners-pda-tc = P D A e T C

## Events

event-called-up = { $side } ha convocato { $figures } calciatori.
event-lined-up = { $side } ha completato lo schieramento.
event-possession = { $home } contro { $away }: palla a { $side }.
event-toss-tied = Entrambi fanno { $total }: si tirano di nuovo i dadi.
event-dealt = Ogni squadra riceve { $cards } carte.
event-kick-off = { $side } batte il calcio d’inizio: palla al n. { $player }, accanto il n. { $other }.
event-card = { $side } gioca { $card }.
event-sprint = Il n. { $player } di { $side } può scattare.
event-rolled = { $side } tira { $first } e { $second }.
event-traded = { $side } scambia { $cards ->
    [1] un sei con una carta
   *[other] entrambi i sei con { $cards } carte
}.
event-drew = { $side } pesca { $card }.
event-drew-known = { $side } pesca { $card }, che tutti hanno visto.
event-points = A { $side } { $points ->
    [one] resta 1 punto
   *[other] restano { $points } punti
}.
event-sign = Il dado più/meno dà { $plus ->
    [1] più: palla alta
   *[0] meno: palla bassa
}.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-passed = Il n. { $player } di { $side } passa al n. { $other }.
event-passed-on = { $side } cede { $points ->
    [one] 1 punto
   *[other] { $points } punti
} al compagno.
event-no-release = Il portiere di { $side } non trova nessuno e tiene palla.
event-shot = Il n. { $player } di { $side } tira!
event-tied = { $total } pari: si tirano di nuovo i dadi.
event-total = N. { $player } di { $side }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}.
event-goal = Gol del n. { $player } di { $side }!
event-saved = Il n. { $player } di { $side } para.
event-challenged = Il n. { $player } di { $side } contrasta il n. { $other }.
event-ball-won = Il n. { $player } di { $side } conquista la palla.
event-ball-kept = Il n. { $player } di { $side } tiene la palla.
event-grounded = Il n. { $player } di { $side } resta a terra.
event-foul = Fallo del n. { $player } di { $side }.
event-free-kick = Punizione per { $side }.
event-penalty = Rigore per { $side }!
event-cautioned = Giallo al n. { $player } di { $side }.
event-sent-off = Espulso il n. { $player } di { $side }.
event-new-keeper = Ora in porta per { $side } c’è il n. { $player }.
event-stand-in = Il n. { $player } va in porta per { $side }.
event-substituted = { $side } fa entrare il n. { $other } per il n. { $player }.
event-taker = Batte il n. { $player } di { $side }.
event-relocated = { $side } sposta il n. { $player }.
event-wall = { $side } mette { $figures } in barriera.
event-no-wall = Non c’è posto per la barriera di { $side }.
event-kicker = Tirerà il n. { $player } di { $side }.
event-forfeit = { $side } ha troppo pochi calciatori e perde.
event-time-up = Tempo scaduto: { $home }-{ $away }.
event-enough-goals = Raggiunto il numero di gol: { $home }-{ $away }.
event-safety-stop = Raggiunto il limite di fasi: { $home }-{ $away }.
event-shootout = Tiri di rigore: comincia { $side }.
event-kick = Il n. { $player } di { $side } tira dal dischetto.
event-kick-good = Il n. { $player } di { $side } segna.
event-kick-saved = Il n. { $player } di { $side } si fa parare il tiro.
event-won = È finita: vince { $side }, { $home }-{ $away }.
event-draw = È finita: pareggio, { $home }-{ $away }.
event-shootout-won = { $side } vince ai tiri di rigore dopo il pareggio ({ $home }-{ $away }).

## Le cifre di una giocata

figure-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
figure-total = { $side }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}

## The table in characters

caption = Minuto { $minute }, { $home }-{ $away }: { $moment }
caption-ball = { $moment }, palla al n. { $number } { $owner ->
    [home] di casa
   *[away] Ospite
} in { $square }
caption-side = { $side ->
    [home] Casa
   *[away] Ospite
}
caption-callup = le convocazioni
caption-toss = a chi la palla?
caption-kickoff = calcio d’inizio { caption-side }
caption-movement = muove { caption-side }
caption-relaunch = rilancio { caption-side }
caption-freekick = punizione { caption-side }
caption-penalty = rigore { caption-side }
caption-lineup = nuovi schieramenti
caption-shootout = tiri di rigore
caption-over = la fine
screen-phase-callup = Convocazione
screen-phase-toss = A chi la palla?
screen-phase-kickoff = Calcio d’inizio
screen-phase-movement = Spostamento
screen-phase-relaunch = Rilancio
screen-phase-freekick = Punizione
screen-phase-penalty = Rigore
screen-phase-lineup = Schieramento
screen-phase-shootout = Tiri di rigore
screen-phase-over = Fine partita
screen-points = { $pool ->
    [one] 1 punto
   *[other] { $pool } punti
}
screen-own = +{ $private } per il n. { $number }
screen-ball = Palla
screen-hand = La tua mano
screen-cards = carte
screen-deck = Mazzo
screen-under = sotto
screen-bench = Panchina
screen-gone = Usciti
screen-played = Giocata
screen-sealed = L’altro schieramento è nascosto.
screen-squad = Rosa
screen-copies = copie
screen-legend = ~ ricostruito   ° pubblico
screen-signs = n e s w passi   >n passaggio   !g tiro   y giallo   z a terra
verb-double = i dadi valgono per
verb-sprint = scatto, punti e passi
verb-carrier = a chi ha palla, più
verb-challenger = a chi contrasta, più
verb-save = alla parata, più
verb-reach = il portiere arriva a
verb-foul = punizione o rigore
verb-cancel = annulla una carta
verb-one-die = agli altri conta il dado migliore
verb-twice = il dado migliore vale per

## Il campo disegnato

answer-leave = { $token }
answer-keeper = { $token }
answer-figure = { $token }
answer-square = { $token }
answer-lineup = { $token }
answer-first = { $token }
answer-second = { $token }
answer-move-card = { $token }
answer-contrast-card = { $token }
answer-shot-card = { $token }
answer-spend = { $token }
answer-challenge = { $token }
answer-substitute = { $token }
answer-taker = { $token }
answer-relocate = { $token }
answer-place = { $token }
answer-wall = { $token }
answer-wall-man = { $token }
answer-retreat = { $token }
answer-kicker = { $token }
answer-spot = { $token }
answer-clear = { $token }
answer-target = { $token }
answer-new-keeper = { $token }
answer-stand-in = { $token }
answer-keeper-square = { $token }
answer-shooter = { $token }
board-phase-callup = Formazione
board-phase-toss = Chi ha la palla?
board-phase-kickoff =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: calcio d’inizio
board-phase-movement =
    { $side ->
        [home] Casa
       *[away] Ospite
    } muove
board-phase-relaunch =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: rilancio
board-phase-freekick =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: punizione
board-phase-penalty =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: rigore
board-phase-lineup = Nuova formazione
board-phase-shootout = Tiri di rigore
board-phase-over = Fine partita
board-shot =
    { $side ->
        [home] Casa
       *[away] Ospite
    } tira
board-contrast =
    { $side ->
        [home] Casa
       *[away] Ospite
    } contrasta
board-goals = ai { $goals } gol
board-rolled =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: tirato { $total }
board-option-pass = Nessuna carta
board-option-none = Lascia
board-option-end = Fine fase
board-option-done = Fatto
board-option-keep = Tieni
board-option-trade = Carta per un 6
board-option-trade2 = Due carte
board-option-other = Scegli
board-spoken = { $first } { $home }, { $second } { $away }, minuto { $minute }.
board-spoken-carrier =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number } ha la palla in { $square }.
cell-square =
    { $square }, { $zone ->
        [wing] fascia
        [home] difesa di casa
        [middle] centrocampo
        [away] difesa ospite
        [home-goal] porta di casa
        [away-goal] porta ospite
       *[out] fuori
    }
cell-figure =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number }, { player-role }, movimento { $movement }, forza { $strength }, { player-state }.
player-role =
    { $role ->
        [P] portiere
        [D] difensore
        [C] centrocampista
        [A] attaccante
       *[T] terzino/ala
    }
player-state =
    { $where ->
        [bench] in panchina
        [gone] uscito
        [hand] da schierare
       *[pitch] in { $square }
    }{ $ball ->
        [1] , ha la palla
       *[other] {""}
    }{ $yellow ->
        [0] {""}
        [1] , ammonito
       *[other] , espulso
    }{ $grounded ->
        [1] , a terra
       *[other] {""}
    }{ $wall ->
        [1] , in barriera
       *[other] {""}
    }
player-movement = Movimento
player-strength = Forza
player-left = Passi rimasti
player-near = Accanto a lui: { $numbers }.
cell-spot = La palla è sul dischetto.
cell-score =
    { $side ->
        [home] Casa
       *[away] Ospite
    }, { $team }: { $goals } gol{ $ball ->
        [1] , ha la palla
       *[other] {""}
    }.
cell-hand =
    { $side ->
        [home] Casa
       *[away] Ospite
    } ha { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }{ $known ->
        [0] {""}
       *[other] , { $known } note a tutti
    }.
cell-subs =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $left ->
        [one] 1 sostituzione rimasta
       *[other] { $left } sostituzioni rimaste
    }.
cell-clock =
    Minuto { $minute }{ $mode ->
        [time] {" di "}{ $limit }
       *[goals] , ai { $limit } gol
    }.
cell-points =
    { $points ->
        [one] 1 punto rimasto
       *[other] { $points } punti rimasti
    }{ $private ->
        [0] {""}
       *[other] , altri { $private } per { $number }
    }.
cell-card =
    { $card }: { $does }.{ $playable ->
        [1]  La puoi giocare ora.
       *[other] {""}
    }
cell-played =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $card }, { $does }{ $force ->
        [1] .
       *[other] {" ("}annullata).
    }
cell-deck =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } nel mazzo.
cell-die =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $face }.
cell-sign =
    { $plus ->
        [1] Più: il tiro passa sopra la barriera.
       *[other] Meno: il tiro resta basso.
    }
cell-duel =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number }{ $dice ->
        [1] : dadi { $first } e { $second }
       *[other] {""}
    }{ $more ->
        [0] {""}
       *[other] , più { $more }
    }{ $total ->
        [-1] {""}
       *[other] , totale { $total }
    }{ $won ->
        [1] , vince
       *[other] {""}
    }.
duel-contrast =
    { $state ->
        [open] Chi vince la palla?
        [first] { $number } conquista la palla
       *[second] { $number } tiene la palla
    }
duel-shot =
    { $state ->
        [open] Gol o parata?
        [first] Gol di { $number }!
       *[second] { $number } para
    }
calls-cards = Carte
card-contropiede = Contropiede
card-sprint3 = Sprint 3(+4)
card-sprint4 = Sprint 4(+3)
card-dribbling = Dribbling
card-tackle = Tackle
card-scivolata = Scivolata
card-sicurezza = Sicurezza
card-tuffo = Tuffo doppio
card-punizione = Punizione
card-ammonizione = Ammonizione
card-cancella = Cancella
card-elimina = Elimina
card-raddoppia = Raddoppia
face-contropiede = { card-contropiede }
face-sprint3 = { card-sprint3 }
face-sprint4 = { card-sprint4 }
face-dribbling = { card-dribbling }
face-tackle = { card-tackle }
face-scivolata = { card-scivolata }
face-sicurezza = { card-sicurezza }
face-tuffo = { card-tuffo }
face-punizione = { card-punizione }
face-ammonizione = { card-ammonizione }
face-cancella = { card-cancella }
face-elimina = { card-elimina }
face-raddoppia = { card-raddoppia }
does-double = punti × { $amount } dalla tua metà
does-sprint = +{ $amount ->
    [one] { $amount } passo
   *[other] { $amount } passi
}, movimento { $movement }
does-carrier = +{ $amount } a chi ha la palla
does-challenger =
    +{ $amount } a chi contrasta{ $grounds ->
        [1] ; se perde cade
       *[other] {""}
    }
does-save = +{ $amount } al portiere
does-reach = il portiere arriva a { $amount ->
    [one] { $amount } casella
   *[other] { $amount } caselle
}
does-foul =
    { $caution ->
        [1] l’entrata dura è fallo e giallo
       *[other] l’entrata dura è fallo
    }
does-cancel = la loro carta non vale
does-one-die = a loro conta un dado solo
does-twice = il tuo dado migliore × { $amount }
name-squad =
    { $number } { $role ->
        [P] portiere
        [D] difensore
        [C] centrocampista
        [A] attaccante
       *[T] terzino/ala
    }
name-leave = Lascia a casa: { $player }
odds-squad = movimento { $movement }, forza { $strength }
name-challenge = { $player } contrasta
name-exchange = { $player } per { $other }
name-wall =
    { $size ->
        [1] Barriera in { $first }
       *[other] Barriera in { $first } e { $second }
    }
name-shot = Tiro in { $square }
name-step = { $number } { $arrow } { $square }
name-card-for = { $card }: { $player }
name-card-partner = { $card }: compagno { $partner }
action-run = corsa
action-pass = passaggio
action-shoot = tiro
action-challenge = contrasto
barred-no-ball = la palla è del n. { $number }
barred-kick-comes = prima si batte il calcio
barred-tired = ha usato tutto il suo movimento
barred-spent = non restano punti
barred-hemmed = nessuna casella libera accanto
barred-no-line = nessun compagno in linea retta libera entro i punti
barred-too-far = solo dall’area di rigore avversaria
barred-no-goal = nessuna casella della porta in linea retta libera entro i punti
barred-no-shot-now = non dopo un calcio passato
barred-leaving = prima bisogna uscire dall’area piccola
chip-duel = +{ $mine } contro +{ $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-comes =
    { $points ->
        [0] gli è accanto
       *[other] { $likely ->
            [1] ogni tiro
           *[other] { $points }+ punti
        }
    }
chip-keeps = la tiene { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
walk-to =
    { $number } in { $square }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
walk-run =
    { $number } con la palla in { $square }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
walk-pass =
    Passaggio a { $player }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
walk-shot =
    Tiro in { $square }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
walk-place = { $number } in { $square }
walk-challenge = { $number } contrasta { $other }
walk-exchange = { $number } per { $other }
form-balanced = Equilibrio
about-form-balanced = due difensori, due sulle fasce, due attaccanti
form-fortress = Fortezza
about-form-fortress = tre difensori, una punta in attesa
form-diamond = Rombo
about-form-diamond = due difensori, tre a centrocampo
form-wings = Fasce
about-form-wings = tre sulle fasce, il centro libero
form-storm = Assalto
about-form-storm = tre attaccanti, un difensore
plan-without = senza { $numbers }
odds-goal = gol { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-save = parata { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball = vince la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-keeps = tiene la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-without-cards = { $what } senza carte
odds-unanswered = { $what } se non giocano carte
odds-or-falls = { $what }; altrimenti resta a terra
odds-beside = accanto a chi ha la palla; il contrasto riesce { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-comes =
    senza carte il loro n. { $other } { $points ->
        [0] gli è accanto
       *[other] lo raggiunge { $likely ->
            [1] con ogni tiro
           *[other] con { $points }+ punti, { NUMBER($likely, style: "percent", maximumFractionDigits: 0) }
        }
    }; poi vince il contrasto { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-foul =
    { $penalty ->
        [1] rigore
       *[other] punizione da { $square }
    }{ $yellows ->
        [0] {""}
        [1] {", e giallo a chi contrasta"}
       *[other] {", ed espulso chi contrasta"}
    }
odds-points =
    { $mine ->
        [1] {""}
       *[other] {"hanno "}
    }circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti{ $more ->
        [0] {""}
       *[other] , e { $more } solo suoi
    }
odds-left =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $cards ->
        [0] {""}
        [one] {" e una carta"}
       *[other] {" e "}{ $cards } carte
    }
odds-duel =
    dadi { $total }{ $cards ->
        [0] {""}
        [one] {" e una carta"}
       *[other] {" e "}{ $cards } carte
    }: vince { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-theirs = poi muovono loro
follows-challenge = poi un contrasto, se vuoi
follows-left =
    { $left ->
        [one] ne resta 1 per dopo
       *[other] ne restano { $left } per dopo
    }
follows-more =
    { $left ->
        [one] potrebbe spostarsene ancora 1
       *[other] potrebbero spostarsene ancora { $left }
    }
follows-adds = +{ $bonus } al tiro su una casella vuota
follows-swap = si scambia di posto con il n. { $other }
follows-kicker = gol fino al { NUMBER($share, style: "percent", maximumFractionDigits: 1) } se il portiere resta dov’è
follows-keeper = aggiunge { $bonus } su { $squares }
follows-stand-in = para senza forza propria

## The report

report-part = {""}
report-turning-also = Espulsioni, rigori, parate e ammonizioni pesano come una parte di gol.
report-goals = gol
report-shots = tiri
report-passes = passaggi
report-won = palle vinte
report-kept = palle difese
report-saves = parate
report-fouls = falli
report-free-kicks = punizioni
report-penalties = rigori
report-cautions = ammonizioni
report-expulsions = espulsioni
report-cards = carte giocate
report-substitutions = sostituzioni

## Che cosa decide qualcun altro

deciding-leave = le convocazioni
deciding-keeper = chi va in porta
deciding-figure = lo schieramento
deciding-square = lo schieramento
deciding-lineup = il nuovo schieramento
deciding-first = chi batte il calcio d’inizio
deciding-second = chi sta accanto alla palla
deciding-move-card = se giocare una carta
deciding-contrast-card = se giocare una carta nel contrasto
deciding-shot-card = se giocare una carta per il tiro
deciding-trade = se scambiare un sei con una carta
deciding-spend = come spendere i punti
deciding-challenge = se contrastare il n. { $carrier }
deciding-substitute = se fare una sostituzione
deciding-taker = chi batte la punizione
deciding-relocate = chi spostare
deciding-place = dove va il n. { $player }
deciding-wall = dove mettere la barriera
deciding-wall-man = chi va in barriera
deciding-retreat = dove arretra il n. { $player }
deciding-kicker = chi tira il rigore
deciding-spot = da che parte del dischetto
deciding-clear = dove si sposta il n. { $player }
deciding-target = dove mirare
deciding-new-keeper = chi lascia il posto al nuovo portiere
deciding-stand-in = chi va in porta
deciding-keeper-square = dove sta il portiere
deciding-shooter = chi tira il prossimo rigore

## Risposte che restano valide

standing-no-cards = Per ora nessuna carta, qualunque cosa io abbia in mano
lineup-forbidden = Non è ammesso: un portiere in porta e altri sette, né più né meno.
board-bench = La panchina, per chi non è in campo.

## Puzzles

puzzle-theme-trade = Scambiare i sei?
puzzle-theme-challenges = Contrasti
puzzle-theme-cards = Carte
puzzle-theme-pieces = Palle inattive
puzzle-theme-points = Punti da spendere

## Why a good coach would do it

why-shoots = Un tiro adesso vale più di quello che può seguire.
why-ahead = Porta la palla più vicina alla porta finché può.
why-keeps = Tiene la palla dove quasi nessuno ci arriva.
why-challenges = Va subito sulla palla.
why-marks = Marca un uomo che era libero per il prossimo passaggio.
why-closes = Chiude il portatore prima che arrivi a tiro.
why-covers = Si mette tra la palla e la porta.
