### Touch Down: was der Tisch sagt.

game-name = Touch Down
game-tagline = American Football auf Feldern: aufstellen, timen, durchbrechen.
game-intro =
    Elf Figuren je Team auf einem Raster aus Feldern. In jedem Zug würfeln beide fürs Timing: der niedrigere handelt
    zuerst, der höhere zieht weiter. Übergeben, werfen, blocken, laufen: über zehn Yards in vier Versuchen, sechs Punkte.
quick-1 = Elf Figuren je Team. Erst stellt der Angriff auf, dann die Verteidigung; fertige Formationen liegen einen Klick entfernt.
quick-2 = In jedem Zug würfeln beide fürs Timing: Der niedrigere Wurf hat die Initiative, der höhere zieht weiter. Die Uhr läuft um den höheren Wurf in Sekunden.
quick-3 = Zuerst der Ball: übergeben, werfen, zu Boden spielen oder nichts.
quick-4 = Dann zieht das Team mit der Initiative, dann das andere, dann das erste mit den übrigen Schritten.
quick-5 = Zieh auf das Feld eines stehenden Gegners, um ihn zu treffen: Ein Würfel sagt, wer fällt oder ob sich beide verkeilen.
quick-6 = Die Aktion endet, wenn der Ballträger am Boden oder im Aus ist oder der Ball tot ist. Über zehn Yards in vier Versuchen, und der Ball bleibt bei dir.
quick-7 = Ein Touchdown bringt sechs Punkte und eine Conversion, ein Field Goal drei.
symbol-counter = Eine Figur zeigt ihre Rolle und Nummer; darunter stehen Kontakt und Tempo.
symbol-gain = Die gelbe Linie ist zu überwinden. Trag den Ball in vier Versuchen darüber hinaus, und er bleibt bei dir.
symbol-timing = Timing: Der niedrigere Wurf hat die Initiative, der höhere zieht weiter.
symbol-track = Die Phasen dieses Zuges: wer zieht und wie viele Felder. Die helle ist jetzt dran.
symbol-fallen = Eine graue Figur, die schief liegt, ist gefallen.
symbol-boxes = Die Verletzten. Nach jeder Aktion rückt jeder ein Kästchen weiter; hinter dem letzten ist er wieder fit.
symbol-timeout = Die Auszeit dieses Viertels; ein gestrichelter Ring heißt, dass sie verbraucht ist.

## Fragen

situation = { $down ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
} & { togo-rows }, auf deiner { $yards }-Yard-Reihe
togo-rows = { $togo ->
    [one] { $togo } Reihe
   *[other] { $togo } Reihen
}
ask-receive = Du hast die Auslosung gewonnen. Empfangen oder kicken?
ask-declare = { situation }. Was wird es?
ask-try = Touchdown! Ein Kick für einen Punkt oder ein Angriff für zwei?
ask-lineup = Nimm eine Formation, stelle alle selbst, oder bring erst jemanden. Wie stellst du auf?
ask-front = Steht Nummer { $player } auf der Verteidigungslinie?
ask-row = Nummer { $player }: welche Reihe?
ask-column = Nummer { $player }: welche Spalte?
ask-change = Vor dem Spielzug einen Passempfänger umstellen?
ask-reply = Der Gegner hat einen Empfänger umgestellt. Einen deiner Verteidiger umstellen, der nicht auf der Linie steht?
ask-initiative = Gleichstand mit { $high }. Wer zieht zuerst?
ask-snap = Wer bekommt den Snap?
ask-ball = Nummer { $carrier } hat den Ball. Passen, ablegen oder behalten?
ask-aim-row = Wohin geht der Kick?
ask-aim-column = Der Kick: welche Spalte?
ask-field-row = Der Kick ist kurz: wohin kommt der Ball?
ask-field-column = Auf welche Spalte?
ask-goal = Der Kick aufs Tor: welches Feld?
ask-intercept = Abgefangen! Wer hat den Ball?
ask-spill = Schlechte Übergabe an Nummer { $other }: wo liegt der Ball?
ask-blitz = Mit jemandem blitzen, bevor der Gegner zieht?
ask-move = { $part ->
    [6] Du ziehst zuerst: { $low ->
        [one] 1 Feld
       *[other] { $low } Felder
    } je Spieler.
    [7] Du ziehst: { $high ->
        [one] 1 Feld
       *[other] { $high } Felder
    } je Spieler und sein Tempo.
   *[8] Nachziehen.
} Wer zieht?
ask-step = Nummer { $player }, noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}.
ask-extra = Nummer { $player } hat jemanden überrannt und darf ein Feld weiter.
ask-chase = Der Träger ist im Aus. Dort noch tackeln?
ask-chase-step = Nummer { $player } hinter dem Träger her: noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}.
ask-timeout = Der Ball ist tot bei { $clock }. Die zwei Minuten mit einer Auszeit sparen?

answer-receive-receive = Empfangen
answer-receive-kick = Kicken
answer-declare-attack = Angriff
answer-declare-punt = Punt
answer-declare-field-goal = Field Goal
answer-try-one-point = Kick für einen
answer-try-two-points = Angriff für zwei
answer-lineup = { $token } bringen
answer-lineup-free = Alle einzeln stellen
answer-lineup-pro-set = Pro Set: ausgewogen
answer-lineup-i-form = I-Formation: Backs hintereinander
answer-lineup-spread = Spread: Empfänger weit außen
answer-lineup-wing-left = Flügel links
answer-lineup-wing-right = Flügel rechts
answer-lineup-tight = Eng: alle beisammen
answer-lineup-hold = Hold: Kicker nah
answer-lineup-long-hold = Langer Hold: Kicker tiefer
answer-lineup-four-three = Vier-drei
answer-lineup-rush = Rush: viele vorn
answer-lineup-dime = Dime: tief gegen den Pass
answer-lineup-stack = Block: alle nah
answer-lineup-wall = Mauer über das Feld
answer-lineup-bunch = Pulk in der Mitte
answer-lineup-fan = Fächer
answer-lineup-deep = Tief
answer-lineup-hands-team = Sichere Hände: nah
answer-front-front = Auf der Verteidigungslinie
answer-front-back = Dahinter
answer-row = Reihe { $token }
answer-column = Spalte { $token }
answer-change = { $token } umstellen
answer-change-stay = So lassen
answer-reply = { $token } umstellen
answer-reply-stay = So lassen
answer-initiative-home = Heim
answer-initiative-away = Gast
answer-snap = An { $token }
answer-ball = An { $token }
answer-ball-none = Behalten
answer-ball-ground = Ablegen
answer-aim-row = Reihe { $token }
answer-aim-column = Spalte { $token }
answer-field-row = Reihe { $token }
answer-field-column = Spalte { $token }
answer-goal-west = Oberes Feld
answer-goal-middle = Mittleres Feld
answer-goal-east = Unteres Feld
answer-intercept = { $token }
answer-spill = { $token }
answer-spill-n = Nach rechts
answer-spill-ne = Nach rechts unten
answer-spill-e = Nach unten
answer-spill-se = Nach links unten
answer-spill-s = Nach links
answer-spill-sw = Nach links oben
answer-spill-w = Nach oben
answer-spill-nw = Nach rechts oben
answer-blitz = Blitz mit { $token }
answer-blitz-pass = Kein Blitz
answer-move = { $token }
answer-move-end =
    Phase beenden: { $idle ->
        [one] einer ist noch nicht gezogen
       *[other] { $idle } sind noch nicht gezogen
    }
answer-step-- = Hier anhalten
answer-step-n = Nach rechts
answer-step-ne = Nach rechts unten
answer-step-e = Nach unten
answer-step-se = Nach links unten
answer-step-s = Nach links
answer-step-sw = Nach links oben
answer-step-w = Nach oben
answer-step-nw = Nach rechts oben
answer-extra-- = Hier bleiben
answer-extra-n = Nach rechts
answer-extra-ne = Nach rechts unten
answer-extra-e = Nach unten
answer-extra-se = Nach links unten
answer-extra-s = Nach links
answer-extra-sw = Nach links oben
answer-extra-w = Nach oben
answer-extra-nw = Nach rechts oben
answer-chase = { $token }
answer-chase-end = Laufen lassen
answer-chase-step-n = Nach rechts
answer-chase-step-ne = Nach rechts unten
answer-chase-step-e = Nach unten
answer-chase-step-se = Nach links unten
answer-chase-step-s = Nach links
answer-chase-step-sw = Nach links oben
answer-chase-step-w = Nach oben
answer-chase-step-nw = Nach rechts oben
answer-timeout-pass = Laufen lassen
answer-timeout-timeout = Auszeit

die-toss = die Auslosung
die-timing = der Timingwürfel
die-pass = der Pass
die-contact = der Kontakt
die-trip = das Stolpern
die-fumble = der Fumble
die-kick = der Kick
die-injury = die Verletzung

## Optionen

option-length = Dauer
option-length-short = kurz: zwei Viertel
option-length-long = lang: vier Viertel
option-home-team = Heimteam
option-home-team-centurioni = Centurioni (ausgewogen)
option-home-team-tori = Tori (Lauf)
option-home-team-falchi = Falchi (Pass)
option-home-team-lupi = Lupi (Abwehr)
option-away-team = Gastteam
option-away-team-centurioni = Centurioni (ausgewogen)
option-away-team-tori = Tori (Lauf)
option-away-team-falchi = Falchi (Pass)
option-away-team-lupi = Lupi (Abwehr)
option-home-roster = Heim: ein eigener Kader (Code)
option-away-roster = Gast: ein eigener Kader (Code)
option-first-down-rows = Reihen für ein First Down
option-goal-line-counts = Torlinien zählen bei Kicks
option-safety = Safety
option-trip = Stolpern über Gefallene
option-trip-equal = bei genau ihrer Anzahl
option-trip-at-most = bis zu ihrer Anzahl
option-extra-action-after-overflow = Noch eine Aktion, wenn die Pause das Viertel überschreitet
option-one-forward-pass = Ein Vorwärtspass je Aktion
option-entangled = Verkeilt
option-entangled-both = beide sind festgehalten
option-entangled-mover = nur der Ziehende ist festgehalten
option-league = Liga: Fähigkeiten zählen
option-home-seats = Trainer für Heim
option-home-seats-one = einer
option-home-seats-two = zwei, Angriff und Verteidigung
option-away-seats = Trainer für Gast
option-away-seats-one = einer
option-away-seats-two = zwei, Angriff und Verteidigung

## Ereignisse

rows = { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
beyond-line = { $rows ->
    [0] {""}
    [one] , { $rows } Reihe jenseits der Linie
   *[other] , { $rows } Reihen jenseits der Linie
}
to-line = { $line ->
    [0] in die Endzone
   *[other] zur { $line }-Yard-Reihe
}
event-tossed = { $side } gewinnt die Auslosung.
event-toss-tied = Gleich: noch einmal.
event-receives = { $side } empfängt zuerst.
event-declared = { $side } sagt { $kind ->
    [2] einen Angriff
    [3] einen Punt
    [4] ein Field Goal
    [5] einen Kick für einen Punkt
   *[6] einen Angriff für zwei Punkte
} an.
event-brought-on = { $side } bringt Nummer { $player }.
event-lined-up = { $formation ->
    [0] { $side } stellt von Hand auf.
   *[other] { $side } stellt auf: { $formation }.
}
event-changed = { $side } stellt Nummer { $player } noch um.
event-timing = Timing: Heim { $home }, Gast { $away }; { $seconds ->
    [one] 1 Sekunde vergeht
   *[other] { $seconds } Sekunden vergehen
}.
event-initiative = { $side } hat die Initiative.
event-clock-out = Die Zeit ist um: letzte Aktion des Viertels.
event-snapped = { $side }: { $player } snappt zu { $other }.
event-handed = { $side }: { $player } übergibt an { $other }.
event-no-snap = { $side } hat niemanden zum Snappen: toter Ball.
event-spilled = { $side }: { $player } bekommt ihn nicht, der Ball ist frei!
event-thrown = { $side }: { $player } wirft zu { $other } ...
event-completed = ... angekommen, geworfen von { $side } { $player }{ beyond-line }.
event-caught = { $side }: { $player } hat gefangen{ beyond-line }.
event-incomplete = ... unvollständig: { $side } { $player } bekommt ihn nicht.
event-intercepted = Abgefangen von { $side } { $player }!
event-grounded = { $side }: { $player } legt den Ball ab.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-tripped = { $side }: { $player } stolpert über die Gefallenen.
event-kept-feet = { $side }: { $player } bleibt auf den Beinen.
event-picked-up = { $side }: { $player } nimmt den Ball auf.
event-contact = { $side }: { $player } trifft auf { $other }.
event-fell = { $side }: { $player } geht zu Boden.
event-both-fell = { $side }: { $player } und { $other } gehen beide zu Boden.
event-ran-over = { $side }: { $player } wird überrannt!
event-tangled = { $side }: { $player } und { $other } sind verkeilt.
event-downed = { $side }: { $player } ist mit dem Ball am Boden.
event-fumbled = Fumble! { $side } { $player } erobert den Ball!
event-sack = Sack von { $side } { $player } an { $other }!
event-kicked = { $side }: { $player } kickt { to-line }.
event-kick-held = Ein guter Kick, { $side } muss ihn holen.
event-kick-moved = { $side } bringt den Ball { to-line }.
event-goal-good = Der Kick sitzt! { points } für { $side } durch { $player }.
event-goal-missed = { $side }: { $player } verfehlt das Tor.
event-point-good = Der Kick sitzt: { points } für { $side } durch { $player }.
event-try-failed = Die Conversion von { $side } ist gescheitert.
event-touchdown = Touchdown für { $side }! { points } durch { $player }.
event-touchdown-pass = Touchdown-Pass von { $side } { $player }.
event-two-good = { points } für { $side }: { $player } ist drin!
event-try-returned = { $side } trägt die Conversion ganz zurück: { points } durch { $player }.
event-out = { $side }: { $player } tritt { $over ->
    [1] oben
    [2] unten
   *[3] über die Endlinie
} ins Aus.
event-robbed-out = { $side } { $player } erobert den Ball noch im Aus!
event-unclaimed = Niemand nimmt den Ball: er ist tot für { $side }.
event-long-enough = Die Aktion dauert zu lange: toter Ball für { $side }.
event-ran = { $side }: { $player } ist { rows } gelaufen.
event-blitz = Blitz! { $side } { $player } kommt zuerst.
event-timeout = Auszeit für { $side }.
event-first-down = First Down für { $side } auf der eigenen { $line }-Yard-Reihe.
event-next-down = { $down ->
    [2] 2.
    [3] 3.
   *[4] 4.
} Versuch für { $side }.
event-downs-lost = Turnover on Downs: { $side } übernimmt auf der eigenen { $line }-Yard-Reihe.
event-new-series = { $side } beginnt eine Serie auf der eigenen { $line }-Yard-Reihe.
event-touchback = Touchback: { $side } beginnt auf der eigenen { $line }-Yard-Reihe.
event-brought-out = Aus der Endzone auf die erste Reihe für { $side }.
event-safety = Safety! { points } für { $side }.
event-injured = { $side }: { $player } ist verletzt.
event-fit-again = { $side }: { $player } ist wieder fit.
event-quarter-over = Viertel { $quarter } ist vorbei; Seitenwechsel.
event-half-over = Halbzeit: { $home }:{ $away }.
event-match-over = Schluss: { $side } gewinnt, { $home }:{ $away }.
event-draw = Schluss: unentschieden, { $home }:{ $away }.
event-no-kicker = { $side } hat niemanden für den Kickoff.
event-dead-ball = Kein Platz für den Ball: tot für { $side }.
event-kick-wasted = { $side } kann nicht kicken: die Conversion ist vorbei.
event-pass-rolled = Der Pass zählt { $counts }; gefangen wird ab { $needed }.
event-kick-rolled = Der Kick zählt { $counts } und muss { lines } überwinden.

## Die Zahlen eines Spielzugs

lines = { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
}
counting = { $less ->
    [0] { $roll }
   *[other] { $roll } { $less_taken } = { $counts }
}
figure-contact = { $mine } gegen { $theirs }, Würfel { $roll }
figure-pass-rolled = { counting }, gefangen ab { $needed }
figure-kick-rolled = { counting }, { lines } zu überwinden

## Der Tisch in Zeichen

caption = Viertel { $quarter } { $clock }, { $home }-{ $away }: { $moment }
caption-side = { $side ->
    [home] Heim
   *[away] Gast
}
caption-toss = die Auslosung
caption-kickoff = { caption-side } kickt an
caption-try = { caption-side } nach dem Touchdown
caption-down = { caption-side } { screen-nth } & { $togo }, Reihe { $row }
caption-move = { caption-side } am Ball, Zug { $move }
screen-nth = { $down ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
screen-quarter = Viertel { $quarter }
screen-timeouts = Auszeiten
screen-ball-home = Heim am Ball
screen-ball-away = Gast am Ball
screen-situation = { screen-nth } & { togo-rows }
screen-phase-toss = Die Auslosung
screen-phase-kickoff = Kickoff
screen-phase-try = Nach dem Touchdown
screen-phase-over = Die Partie ist zu Ende
screen-move = Zug { $move }
screen-rolls = Timing { $low } und { $high }
screen-injured = verletzt
screen-legend = zwei Spalten je Zeile; Großbuchstaben stehen, kleine liegen; * der Ball
screen-now = Würfel
screen-teams = Teams
screen-pool = Figuren in der Schachtel
screen-tables = Tabellen
screen-passes = Pässe
screen-attacker = Angreifer
screen-defender = Verteidiger
screen-reconstructed = ~ rekonstruiert

## Wörter auf dem Spielplan, was von Optionen zu erwarten ist, und Wege

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
board-phase-kickoff = Kickoff
board-phase-down = Nächste Aktion
board-phase-move = Im Spiel
board-phase-over = Ende
board-phase-try = Conversion
board-kind-kick-off = Kickoff
board-kind-attack = Angriff
board-kind-punt = Punt
board-kind-field-goal = Field Goal
board-kind-one-point = Extrapunkt
board-kind-two-points = 2-Punkt-Conversion
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
board-call-receive-receive = Empfangen
board-call-receive-kick = Kicken
board-call-declare-attack = Angriff
board-call-declare-punt = Punt
board-call-declare-field-goal = Field Goal
board-call-try-one-point = Ein Punkt
board-call-try-two-points = Zwei Punkte
board-call-lineup-free = Einzeln
board-call-front-front = In die Linie
board-call-front-back = Dahinter
board-call-change-stay = So lassen
board-call-reply-stay = So lassen
board-call-ball-none = Behalten
board-call-ball-ground = Ablegen
board-call-blitz-pass = Kein Blitz
board-call-move-end = Phase beenden
board-call-chase-end = Laufen lassen
board-call-step-stop = Halt
board-call-extra-stop = Halt
board-call-chase-step-stop = Halt
board-call-timeout-pass = Laufen lassen
board-call-timeout-timeout = Auszeit
board-call-initiative-home = Heim zuerst
board-call-initiative-away = Gast zuerst
board-call-goal-west = Oberes Feld
board-call-goal-middle = Mittleres Feld
board-call-goal-east = Unteres Feld
formation-pro-set = Pro Set
formation-i-form = I-Formation
formation-spread = Spread
formation-wing-left = Flügel links
formation-wing-right = Flügel rechts
formation-tight = Eng
formation-hold = Hold
formation-long-hold = Langer Hold
formation-four-three = Vier-drei
formation-rush = Rush
formation-dime = Dime
formation-stack = Block
formation-wall = Mauer
formation-bunch = Pulk
formation-fan = Fächer
formation-deep = Tief
formation-hands-team = Sichere Hände
way-n = nach rechts
way-ne = nach rechts unten
way-e = nach unten
way-se = nach links unten
way-s = nach links
way-sw = nach links oben
way-w = nach oben
way-nw = nach rechts oben
name-row = Reihe { $row }
name-column = Spalte { $column }
cell-counter =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number }, { player-role }, Kontakt { $contact }, Tempo { $speed }, { player-state }{ $skill ->
        [none] {""}
       *[other] , { player-skill }
    }.
player-role =
    { $role ->
        [A] Linienspieler
        [AB] Running Back
        [AE] Receiver
        [AK] Kicker
        [AQ] Quarterback
       *[D] Verteidiger
    }
player-state =
    { $state ->
        [fallen] gestürzt
        [held] verkeilt
        [moved] hat gezogen
       *[standing] steht
    }{ $ball ->
        [1] , hat den Ball
       *[0] {""}
    }{ $protected ->
        [1] , darf noch nicht angegangen werden
       *[0] {""}
    }
player-skill =
    { $skill ->
        [passer] sicherer Werfer
        [hands] sichere Hände
        [blitz] darf blitzen
       *[none] {""}
    }
player-season =
    { $role ->
        [AQ] { NUMBER($yards) } geworfene Yards in dieser Saison
        [D] { $count ->
            [one] 1 Sack in dieser Saison
           *[other] { $count } Sacks in dieser Saison
        }
       *[AB] { NUMBER($yards) } gefangene Yards in dieser Saison
    }
player-contact = Kontakt
player-speed = Tempo
player-square = Steht auf { $square }.
player-with = Im selben Feld: { $numbers }.
player-hurt = Verletzt, Feld { $box }.
player-off = Nicht auf dem Feld.
board-muster = { $letters } { player-role }: noch { $left }
board-tray = Die Ablage, für alle, die nicht auf dem Feld stehen.
board-attack = dein Angriff
cell-fielded =
    { $side ->
        [home] Heim
       *[away] Gast
    }, aufgeboten: { $player }.
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
        [south] { $square }, linke Endzone
        [north] { $square }, rechte Endzone
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
        [0] Timing noch nicht gewürfelt
       *[other] Timing { $face }
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
face-kept-feet = { $number } bleibt auf den Beinen
face-caught = { $number } fängt
face-received = { $number } hat den Ball
face-incomplete = unvollständig
face-intercepted = { $number } fängt ab
face-spilled = der Ball ist frei
face-downed = { $number } liegt am Boden
face-fumbled = { $number } erobert den Ball
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
odds-arrives = kommt an { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-feet = bleibt stehen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-caught = gefangen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-received = angenommen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-picked = abgefangen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-missed = unvollständig { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-spilled = freier Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-stays =
    bleibt am Ziel { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; sonst verlegen sie ihn um bis zu { $most ->
        [one] 1 Feld
       *[other] { $most } Felder
    }
odds-good = gut { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-undisturbed =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn ungestört { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-receive = du greifst zuerst an, sie nach der Halbzeit
follows-kick = sie greifen zuerst an, du nach der Halbzeit
follows-attack =
    { $last ->
        [1] letzter Versuch: { $rows ->
            [one] 1 Reihe
           *[other] { $rows } Reihen
        }, sonst haben sie den Ball
       *[other] { $rows ->
            [one] 1 Reihe
           *[other] { $rows } Reihen
        } bis zum First Down
    }
follows-punt = sie bekommen den Ball, so weit weg, wie du trittst
follows-two = ein Angriff von ihrer 5-Yard-Reihe für 2 Punkte
follows-front = bleibt dort bis zum Snap
follows-back = irgendwo dahinter; darf eine Umstellung beantworten
follows-changed = dann darf auch die Verteidigung einen versetzen
follows-unchanged = dann bleibt auch die Verteidigung, wie sie ist
follows-lead =
    { $mine ->
        [1] du ziehst zuerst, dann sie
       *[other] sie ziehen zuerst, dann du
    }, je { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } und Tempo; kein Nachziehen
follows-kept = kein Pass in diesem Zug; alle ziehen
follows-down =
    toter Ball: { $mine ->
        [1] dein
       *[other] ihr
    } { $down }. & { $rows } auf { $mine ->
        [1] deiner
       *[other] ihrer
    } { $yards }-Yard-Reihe
follows-intercept =
    hat ihn { $yards ->
        [0] in deiner Endzone
       *[other] auf deiner { $yards }-Yard-Reihe
    } und darf laufen
follows-spill =
    dein nächster Spieler { $mine ->
        [one] 1 Feld
       *[other] { $mine } Felder
    } entfernt, ihrer { $theirs }
follows-blitz =
    zieht vor ihnen, bis zu { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }; einmal je Spiel
follows-quarter = das Viertel endet
follows-clock =
    die Uhr { $spent ->
        [1] bleibt bei { $clock }; deine einzige in diesem Viertel
       *[other] geht weiter auf { $clock }
    }
follows-out = toter Ball, und er bleibt ihrer
odds-speed = mit Tempo: danach hat es beim Nachziehen keiner
odds-sure = sicher
odds-season = +1 für { NUMBER($yards) } Yards in dieser Saison
action-move = Bewegung
action-contact = Kontakt
action-snap = Snap
action-throw = Pass
action-hand = Übergabe
action-goal = Kick
action-stop = anhalten
barred-nobody-near = kein stehender Gegner in Reichweite
chip-feet = bleibt stehen { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-contact = Kontakt { $mine } gegen { $theirs }
chip-speed = Tempo +{ $more }
chip-less = { $less ->
    [-1] Wurf +1
   *[other] Wurf −{ $less }
}
chip-picks = { $face ->
    [1] fängt ab bei 1
   *[other] fängt ab bei 1–{ $face }
}
chip-flight = Distanz { $squares }: { $face ->
    [7] nie
   *[other] { $face }+
}
chip-good = { $face }+
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
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
    { $number } trifft auf { $other }, { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
walk-renew = { $number } trifft noch einmal auf { $other }
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
plan-brought = { $numbers } kommen

## Der Spielbericht

report-part = { $part }. V.
report-turning-also = Abgefangene Pässe, Fumbles, verbrauchte Versuche, verfehlte Tore, Sacks und Läufe oder Fänge ab 15 Yards wiegen wie einige Punkte.
report-yards = Yards
report-plays = Aktionen
report-run = erlaufene Yards
report-received = gefangene Yards
report-thrown = geworfene Yards
report-touchdowns-thrown = Touchdowns geworfen
report-touchdowns = Touchdowns
report-sacks = Sacks
report-first-downs = First Downs
report-passes = Vorwärtspässe
report-completions = Pässe angekommen
report-interceptions = abgefangene Pässe
report-fumbles = Fumbles erobert
report-injuries = Verletzungen
report-punts = Punts
report-goal-tries = Field Goals versucht
report-field-goals = Field Goals getroffen

## Was jemand anders entscheidet

deciding-receive = empfangen oder kicken
deciding-declare = Angriff, Punt oder Field Goal
deciding-try = ein Punkt oder zwei
deciding-lineup = die Aufstellung
deciding-front = wer auf der Verteidigungslinie steht
deciding-row = die Aufstellung
deciding-column = die Aufstellung
deciding-change = ob ein Empfänger umgestellt wird
deciding-reply = ob ein Verteidiger umgestellt wird
deciding-initiative = wer zuerst zieht
deciding-snap = wer den Snap bekommt
deciding-ball = ob Nummer { $carrier } den Ball passt, ablegt oder behält
deciding-aim-row = wohin gekickt wird
deciding-aim-column = wohin gekickt wird
deciding-field-row = wohin der Ball verlegt wird
deciding-field-column = wohin der Ball verlegt wird
deciding-goal = welches Torfeld
deciding-intercept = wer den Ball abfängt
deciding-spill = wo der Ball liegt
deciding-blitz = ob geblitzt wird
deciding-move = wer zieht
deciding-step = wohin Nummer { $player } zieht
deciding-extra = ob Nummer { $player } ein Feld weiterzieht
deciding-chase = ob dem Träger nachgesetzt wird
deciding-chase-step = wie Nummer { $player } den Träger erreicht
deciding-timeout = ob eine Auszeit genommen wird
lineup-forbidden = Nicht erlaubt: Die Abwehr hat vier auf der Reihe vor dem Ball; im Angriff muss jemand nah genug für den Snap stehen.

## Die Geschichte eines Teams

career-draft = { $way ->
    [less] Draftpunkte ausgegeben: { $count }.
   *[more] Draftpunkte: { $count } mehr.
}
career-grown = { $number } { $spot }: { $count } mehr in dieser Saison.
career-joined = { $number } { $spot } kommt ins Team.
offers-purse = Draftpunkte: { $points }. Eine Niederlage bringt zwei.
offers-buy = Spieler
offers-buy-go = Kaufen
offer-buy = { player-role }, Kontakt { $first }, Tempo { $second }

puzzle-theme-downs = Angriff oder Kick?
puzzle-theme-ball = Werfen, behalten oder ablegen?
puzzle-theme-initiative = Wer zieht zuerst?
puzzle-theme-snap = Vor dem Snap
puzzle-theme-contact = Kontakt
puzzle-theme-kicks = Kicks
puzzle-theme-clock = Auszeit?

# Wozu eine Antwort gut ist
why-scores = Er läuft in die Endzone.
why-past-all = Zwischen ihm und der Torlinie ist niemand mehr.
why-first-down = Schafft das First Down.
why-unmet-ahead = Gewinnt Raum, und dort erreicht ihn niemand, bevor er wieder zieht.
why-unmet = Dort erreicht ihn niemand, bevor er wieder zieht.
why-gains = Gewinnt Raum, bevor sie ihn erreichen.
why-fewer = Dort erreichen ihn weniger als da, wo er steht.
why-blocks-only = Blockt den Einzigen, der den Träger erreicht.
why-blocks = Blockt einen von denen, die den Träger erreichen.
why-screens = Stellt sich jemandem in den Weg, der den Träger erreichen könnte.
why-free-man = Geht dorthin, wo ihn niemand deckt, bereit für einen Pass.
why-helps = Geht mit, um dem Träger zu helfen.
why-tackles = Geht auf den Träger.
why-tackles-only = Kein anderer von dir erreicht den Träger jetzt.
why-tackles-surest = Von allen, die den Träger erreichen, bringt er ihn am öftesten zu Fall.
why-lane = Schließt den Weg zur Endzone: Dort war niemand.
why-covers = Deckt einen Passempfänger, den niemand deckte.
why-last-man = Bleibt der letzte Mann vor deiner Torlinie.
why-in-way = Stellt sich dem Träger in den Weg.
why-closes-in = Rückt dem Träger näher.
why-takes-ball = Nimmt den freien Ball.
why-to-ball = Geht zum freien Ball.
why-throws-score = Fängt er, ist es ein Touchdown.
why-throws-free = Wirft zu einem Mann, den niemand deckt.
why-hands-on = Ihn erreichen weniger als den Träger.
why-hands-held = Der Träger ist festgehalten und kommt nicht weiter.
why-keeps = Niemand erreicht den Träger, bevor er zieht.
why-grounds = Der Ball ist tot, wo er ist, bevor sie den Träger erreichen.
why-kneels = Du führst und lässt die Zeit laufen.
why-snap-passer = Zum Quarterback, für einen Pass.
why-snap-runner = Niemand erreicht den Läufer, bevor er zieht.
why-tackle-first = Ziehst du zuerst, kann der Träger dort zu Fall kommen, wo er ist.
why-waits = Von dir erreicht noch niemand den Träger: Lass ihn zeigen, wohin er geht.
why-downs-left = Du hast noch Versuche, bevor du kicken musst.
why-goes = Ausspielen ist mehr Punkte wert als ein Kick.
why-punt-short = Ein kurzer Punt: Vorn haben sie zuvor Platz gelassen.
why-goal-level = Seine Punkte bringen den Ausgleich.
why-goal-front = Seine Punkte bringen die Führung.
why-try-level = Das bringt den Ausgleich.
why-try-front = Das bringt die Führung.
why-try-two = Zwei Punkte gelingen etwa so oft wie einer.
why-needs-time = Du liegst zurück und brauchst die Zeit.
why-more-actions = Es reicht noch für eine Aktion mit dem Ball.
why-no-hurry = Es ist noch Zeit für mehr als zwei Aktionen.
why-lineup-pass = Für einen Pass gedacht.
why-lineup-run = Für einen Lauf gedacht.
why-kick-open = Wo er herunterkommt, wartet kaum jemand.
why-kick-clear = Wo er herunterkommt, steht kein Empfänger in der Nähe.
