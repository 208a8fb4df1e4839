## Parole sul tabellone, che cosa aspettarsi dalle scelte, e percorsi

board-quarter =
    { $quarter ->
        [1] 1º quarto
        [2] 2º quarto
        [3] 3º quarto
       *[other] 4º quarto
    }
board-togo =
    { $down ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[4] 4º
    } e { $togo }
board-phase-toss = Sorteggio
board-phase-kickoff = Kick-off
board-phase-down = Prossima azione
board-phase-move = In gioco
board-phase-over = Fine
board-phase-try = Trasformazione
board-kind-kick-off = Kick-off
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
    Il { $number } { $side ->
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
board-call-lineup-free = Schiera a mano
board-call-front-front = Sulla linea
board-call-front-back = Dietro
board-call-change-stay = Resta così
board-call-reply-stay = Resta così
board-call-ball-none = Tieni la palla
board-call-ball-ground = A terra
board-call-blitz-pass = Niente blitz
board-call-move-end = Fine fase
board-call-chase-end = Basta
board-call-step-stop = Fermo
board-call-extra-stop = Fermo
board-call-chase-step-stop = Fermo
board-call-timeout-pass = Lascia scorrere
board-call-timeout-timeout = Time-out
board-call-initiative-home = Prima la Casa
board-call-initiative-away = Prima l’Ospite
board-call-goal-west = Casella in alto
board-call-goal-middle = Casella centrale
board-call-goal-east = Casella in basso
form-pro-set = Pro set
form-i-form = A I
form-spread = Larga
form-wing-left = Ala sinistra
form-wing-right = Ala destra
form-tight = Stretta
form-hold = Tenuta
form-long-hold = Tenuta lunga
form-four-three = Quattro-tre
form-rush = Pressione
form-dime = Dime
form-stack = Muro basso
form-wall = Muro
form-bunch = Gruppo
form-fan = Ventaglio
form-deep = Profonda
form-hands-team = Mani sicure
way-n = nord
way-ne = nord-est
way-e = est
way-se = sud-est
way-s = sud
way-sw = sud-ovest
way-w = ovest
way-nw = nord-ovest
name-row = riga { $row }
name-column = colonna { $column }
cell-counter =
    { $side ->
        [home] Casa
       *[away] Ospite
    } { $number }, { $role ->
        [A] uomo di linea
        [AB] running back
        [AE] ricevitore
        [AK] kicker
        [AQ] quarterback
       *[D] difensore
    }, contatto { $contact }, velocità { $speed }, { $state ->
        [fallen] a terra
        [held] avvinghiato
        [moved] ha già mosso
       *[standing] in piedi
    }{ $ball ->
        [1] , ha la palla
       *[0] {""}
    }.
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
        [south] { $square }, area di meta sud
        [north] { $square }, area di meta nord
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
        [1] il time-out di questo quarto è disponibile
       *[0] nessun time-out
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
        [1] 1º
        [2] 2º
        [3] 3º
       *[4] 4º
    } down, { $togo ->
        [one] manca 1 riga
       *[other] mancano { $togo } righe
    }.
cell-timing =
    { $side ->
        [home] Casa
       *[away] Ospite
    }: { $face ->
        [0] tempo non ancora tirato
       *[other] tempo { $face }
    }{ $lead ->
        [1] , ha l’iniziativa
       *[0] {""}
    }.
cell-die =
    { $die ->
        [contact] Contatto
        [fumble] Fumble
        [trip] Inciampo
        [pass] Passaggio
       *[kick] Calcio
    }: { $face }.
face-fell = il { $number } cade
face-both-fell = cadono entrambi
face-ran-over = il { $number } è travolto
face-tangled = avvinghiati
face-tripped = il { $number } inciampa
face-kept-feet = il { $number } resta in piedi
face-caught = il { $number } riceve
face-received = palla al { $number }
face-incomplete = incompleto
face-intercepted = intercetta il { $number }
face-spilled = palla libera
face-downed = il { $number } è a terra
face-fumbled = palla rubata dal { $number }
face-kick-held = la palla resta lì
face-kick-moved = la palla si sposta
face-goal-good = buono
face-goal-missed = fallito
face-point-good = buono
face-try-failed = fallito
odds-win = vince { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-over = travolge { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-both = cadono entrambi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-tangled = avvinghiati { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-lose = cade { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-won = ruba la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-lost = perde la palla { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-down = ferma il portatore { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-arrives = arriva { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-feet = resta in piedi { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-caught = ricevuto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-received = ricevuto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-picked = intercettato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-missed = incompleto { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-spilled = palla libera { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-stays = resta dove miri { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-good = buono { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-undisturbed = buono se indisturbato { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-sure = sicuro
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
walk-touchdown = { $number } in area di meta: touchdown
walk-out = { $number } esce dal campo
walk-ball =
    { $number } sulla palla libera in { $square }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
walk-contact =
    { $number } a contatto con { $other }, { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
walk-renew = { $number } rinnova il contatto con { $other }
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
walk-formation = Schieramento: { $form }
