## Wörter auf dem Brett, was von Optionen zu erwarten ist, und Wege

board-quarter =
    { $quarter ->
        [1] 1. Viertel
        [2] 2. Viertel
        [3] 3. Viertel
       *[other] 4. Viertel
    }
board-togo =
    { $down ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[4] 4.
    } & { $togo }
board-phase-toss = Auslosung
board-phase-kickoff = Kick-off
board-phase-down = Nächste Aktion
board-phase-move = Im Spiel
board-phase-over = Ende
board-phase-try = Zusatzversuch
board-kind-kick-off = Kick-off
board-kind-attack = Angriff
board-kind-punt = Punt
board-kind-field-goal = Field Goal
board-kind-one-point = Versuch für einen Punkt
board-kind-two-points = Versuch für zwei Punkte
board-move = Zug { $move }
board-part =
    { $part ->
        [5] Blitz
        [6] Phase 6
        [7] Phase 7
       *[other] Phase 8
    }: { $side ->
        [home] Heim
       *[away] Gast
    }, { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
board-lining-up = Aufstellung
board-spoken = Heim { $home }, Gast { $away }. { $quarter }, { $clock } gespielt.
board-spoken-carrier =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number } hat den Ball auf { $square }.
board-spoken-free = Der Ball liegt frei auf { $square }.
board-call-receive-receive = Annehmen
board-call-receive-kick = Kicken
board-call-declare-attack = Angriff
board-call-declare-punt = Punt
board-call-declare-field-goal = Field Goal
board-call-try-one-point = Ein Punkt
board-call-try-two-points = Zwei Punkte
board-call-lineup-free = Frei aufstellen
board-call-front-front = In die Linie
board-call-front-back = Dahinter
board-call-change-stay = Bleiben
board-call-reply-stay = Bleiben
board-call-ball-none = Behalten
board-call-ball-ground = Abknien
board-call-blitz-pass = Kein Blitz
board-call-move-end = Phase beenden
board-call-chase-end = Genug
board-call-step-stop = Halt
board-call-extra-stop = Halt
board-call-chase-step-stop = Halt
board-call-timeout-pass = Weiterlaufen
board-call-timeout-timeout = Auszeit
board-call-initiative-home = Heim zuerst
board-call-initiative-away = Gast zuerst
board-call-goal-west = Oberes Feld
board-call-goal-middle = Mittleres Feld
board-call-goal-east = Unteres Feld
form-pro-set = Pro Set
form-i-form = I-Formation
form-spread = Spread
form-wing-left = Flügel links
form-wing-right = Flügel rechts
form-tight = Eng
form-hold = Halten
form-long-hold = Weit halten
form-four-three = Vier-drei
form-rush = Rush
form-dime = Dime
form-stack = Block
form-wall = Wand
form-bunch = Pulk
form-fan = Fächer
form-deep = Tief
form-hands-team = Sichere Hände
way-n = Nord
way-ne = Nordost
way-e = Ost
way-se = Südost
way-s = Süd
way-sw = Südwest
way-w = West
way-nw = Nordwest
name-row = Reihe { $row }
name-column = Spalte { $column }
cell-counter =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number }, { $role ->
        [A] Linienspieler
        [AB] Running Back
        [AE] Receiver
        [AK] Kicker
        [AQ] Quarterback
       *[D] Verteidiger
    }, Kontakt { $contact }, Tempo { $speed }, { $state ->
        [fallen] gestürzt
        [held] verkeilt
        [moved] hat gezogen
       *[standing] steht
    }{ $ball ->
        [1] , hat den Ball
       *[0] {""}
    }.
cell-bench =
    { $side ->
        [home] Heim
       *[away] Gast
    }, auf der Bank: { $player }.
cell-hand =
    { $side ->
        [home] Heim
       *[away] Gast
    }, aufzustellen: { $player }.
cell-ball =
    { $free ->
        [1] Der Ball liegt frei auf { $square }.
       *[0] Der Ball: { $square }.
    }
cell-gain =
    { $squares ->
        [one] Die Linie zum First Down: noch 1 Reihe.
       *[other] Die Linie zum First Down: noch { $squares } Reihen.
    }
cell-square =
    { $place ->
        [out] Im Aus
        [south] { $square }, Endzone Süd
        [north] { $square }, Endzone Nord
       *[field] { $square }, { $half ->
            [south] S
           *[north] N
        }{ $yards }
    }
cell-goal =
    Das { $goal ->
        [west] obere
        [middle] mittlere
       *[east] untere
    } Feld hinter dem Tor.
cell-score =
    { $side ->
        [home] Heim
       *[away] Gast
    }, { $team }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $ball ->
        [1] , hat den Ball
       *[0] {""}
    }.
cell-timeout =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $left ->
        [1] die Auszeit dieses Viertels ist noch da
       *[0] keine Auszeit mehr
    }.
cell-box =
    { $side ->
        [home] Heim
       *[away] Gast
    }, Verletzte in Feld { $box }: { $count ->
        [0] niemand
       *[other] { $numbers }
    }.
cell-clock = { $quarter }, { $clock } gespielt.
cell-down =
    { $down ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[4] 4.
    } Versuch, { $togo ->
        [one] noch 1 Reihe
       *[other] noch { $togo } Reihen
    }.
cell-timing =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $face ->
        [0] Zeit noch nicht gewürfelt
       *[other] Zeit { $face }
    }{ $lead ->
        [1] , hat die Initiative
       *[0] {""}
    }.
cell-die =
    { $die ->
        [contact] Kontakt
        [fumble] Fumble
        [trip] Stolpern
        [pass] Pass
       *[kick] Kick
    }: { $face }.
face-fell = { $number } stürzt
face-both-fell = beide stürzen
face-ran-over = { $number } wird überrannt
face-tangled = verkeilt
face-tripped = { $number } stolpert
face-kept-feet = { $number } bleibt stehen
face-caught = { $number } fängt
face-received = { $number } hat den Ball
face-incomplete = unvollständig
face-intercepted = { $number } fängt ab
face-spilled = der Ball ist frei
face-downed = { $number } liegt am Boden
face-fumbled = { $number } nimmt den Ball
face-kick-held = der Ball bleibt liegen
face-kick-moved = der Ball wird versetzt
face-goal-good = gut
face-goal-missed = verfehlt
face-point-good = gut
face-try-failed = verfehlt
odds-win = gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-over = überrennt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-both = beide stürzen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-tangled = verkeilt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-lose = stürzt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-won = erobert den Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-lost = verliert den Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-down = stoppt den Ballträger { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-arrives = kommt an { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-feet = bleibt stehen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-caught = gefangen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-received = angenommen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-picked = abgefangen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-missed = unvollständig { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-spilled = freier Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-stays = bleibt am Ziel { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-good = gut { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-undisturbed = gut, wenn ungestört { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-sure = sicher
walk-to =
    { $number } nach { $square }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
walk-run =
    { $number } mit dem Ball nach { $square }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } ({ $yards } yd)
walk-touchdown = { $number } in die Endzone: Touchdown
walk-out = { $number } läuft ins Aus
walk-ball =
    { $number } zum freien Ball auf { $square }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
walk-contact =
    { $number } in Kontakt mit { $other }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
walk-renew = { $number } erneuert den Kontakt mit { $other }
walk-stop = { $number } bleibt hier
walk-place = { $number } nach { $square }
walk-aim = Kick nach { $square }
walk-field = Der Ball nach { $square }
walk-pass =
    { $kind ->
        [snap] Snap
        [hand] Übergabe
       *[throw] Pass
    } zu { $player }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
walk-formation = Aufstellung: { $form }
