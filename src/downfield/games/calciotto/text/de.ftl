### Calciotto: was der Tisch sagt.

game-name = Calciotto
game-tagline = Fußball acht gegen acht mit Würfeln und Karten.
game-intro = Zwei Würfel geben die Punkte für Schritte, Pässe und Schüsse. Zweikämpfe und Schüsse entscheiden die Würfel, und eine Karte zur rechten Zeit wendet sie. Eine Sechs kann gegen eine Karte getauscht werden.
quick-1 = Acht Figuren je Seite. Stell sie auf, oder nimm eine fertige Formation mit einem Klick.
quick-2 = In deinem Zug geben zwei Würfel die Punkte, die sich alle deine Figuren teilen: für Schritte und für Pässe.
quick-3 = Ein Pass geht geradeaus, und ein Gegner im Weg hält ihn auf. Wer ihn bekommt, darf weitermachen.
quick-4 = Schieß aus dem Strafraum des Gegners: deine Würfel und dein Wert gegen die des Torwarts. Die höhere Summe gewinnt.
quick-5 = Um den Ball zu gewinnen, stell dich neben den Ballführenden und geh in den Zweikampf: wieder Würfel gegen Würfel.
quick-6 = Karten ändern einen Wurf, verhindern ein Foul oder lassen eine Figur sprinten. Eine Sechs kann gegen eine Karte getauscht werden.
quick-7 = Wer am Ende der Zeit mehr Tore hat, gewinnt.
symbol-figure = Auf dem Sockel einer Figur stehen ihre Bewegung, der Buchstabe ihrer Rolle und in Klammern ihre Stärke.
symbol-points = Die Punkte dieser Phase. Alle deine Figuren teilen sie sich, für Schritte und für Pässe.
symbol-steps = Ein gelber Pfeil: Dorthin kann die Figur einen Schritt tun.
symbol-hand = Karten auf der Hand. Von denen der anderen ist nur die Zahl bekannt.
symbol-changes = Die Pfeilpaare sind die Wechsel, die noch frei sind.
symbol-deck = Der Stapel und wie viele Karten noch darin sind. Eine Sechs kann gegen eine davon getauscht werden.

## Seats

seat-home-first = Heim, erster Partner
seat-home-second = Heim, zweiter Partner
seat-away-first = Gast, erster Partner
seat-away-second = Gast, zweiter Partner

## Questions

ask-leave = Aufgebot: Nimm eine Aufstellung, oder sag, wer zu Hause bleibt.
ask-keeper = Wer hütet das Tor?
ask-figure = Aufstellung: Wer spielt als Nächster?
ask-square = Wo steht die { $player }?
ask-lineup = Neue Aufstellung: Wo steht die { $player }?
ask-first = Anstoß: Wer hat den Ball?
ask-second = Anstoß: Wer steht daneben?
ask-move-card = Eine Karte vor den Würfeln dieser Phase?
ask-contrast-card = Die { $challenger } sucht den Zweikampf mit der { $carrier }: eine Karte?
ask-shot-card = Die { $shooter } schießt auf { $target }: eine Karte?
ask-trade = Eine Sechs: behalten oder gegen eine Karte tauschen?
ask-spend = { $pool ->
    [one] 1 Punkt: was nun?
   *[other] { $pool } Punkte: was nun?
}
ask-challenge = Mit der { $carrier } um den Ball kämpfen?
ask-substitute = Eine Auswechslung?
ask-taker = Freistoß: Wer führt ihn aus?
ask-relocate = Eine Figur umstellen?
ask-place = Wohin geht die { $player }?
ask-wall = Wo steht die Mauer?
ask-wall-man = Wer steht in der Mauer?
ask-retreat = Die { $player } ist zu nah am Ball: wohin?
ask-kicker = Elfmeter: Wer schießt?
ask-spot = Von welcher Seite des Punktes?
ask-clear = Die { $player } muss hinter den Schützen: wohin?
ask-target = Welches Torfeld?
ask-new-keeper = Der Torwart muss vom Platz: Wer macht dem neuen Platz?
ask-stand-in = Der Torwart muss vom Platz: Wer geht ins Tor?
ask-keeper-square = Elfmeterschießen: Wo steht dein Torwart?
ask-shooter = Elfmeterschießen: Wer schießt?

## Answers

answer-move-card-pass = Keine Karte
answer-contrast-card-pass = Keine Karte
answer-shot-card-pass = Keine Karte
answer-trade-keep = Volle Punktzahl behalten
answer-trade-trade = Eine Sechs gegen eine Karte tauschen
answer-trade-trade2 = Beide Sechsen gegen Karten tauschen
answer-spend-end =
    Phase beenden: { $pool ->
        [one] 1 Punkt bleibt übrig
       *[other] { $pool } Punkte bleiben übrig
    }{ $private ->
        [0] {""}
       *[other] , dazu { $private } der Nummer { $sprinter }
    }
answer-challenge-none = Verzichten
answer-substitute-done = Keine weiteren Wechsel
answer-relocate-done = Fertig

## Dice

die-six = ein gewöhnlicher Würfel
die-sign = der Plus/Minus-Würfel
die-card = der Stapel
die-lot = das Los
die-watch = die Uhr

## Options

option-home-team = Heimkader
option-home-team-italia = Italia (Abwehr)
option-home-team-brasile = Brasile (Angriff)
option-home-team-argentina = Argentina (Mittelfeld)
option-home-team-germania = Germania (Stärke)
option-home-team-olanda = Olanda (Flügel)
option-home-team-inghilterra = Inghilterra (beide Strafräume)
option-away-team = Gastkader
option-away-team-italia = Italia (Abwehr)
option-away-team-brasile = Brasile (Angriff)
option-away-team-argentina = Argentina (Mittelfeld)
option-away-team-germania = Germania (Stärke)
option-away-team-olanda = Olanda (Flügel)
option-away-team-inghilterra = Inghilterra (beide Strafräume)
option-home-roster = Heim: ein eigener Kader (Code)
option-away-roster = Gast: ein eigener Kader (Code)
option-mode = Gespielt wird nach
option-mode-time = Zeit
option-mode-goals = Toren
option-minutes = Minuten
option-minutes-45 = 45
option-minutes-60 = 60
option-minutes-90 = 90
option-goals = Tore
option-goals-4 = 4
option-goals-6 = 6
option-goals-8 = 8
option-goals-10 = 10
option-goals-counting = Gezählt werden
option-goals-counting-total = Tore beider zusammen
option-goals-counting-first-to = Tore der besseren Seite
option-clock = Uhr
option-clock-turns = nach Phasen
option-clock-real = echte Minuten
option-clock-real-paused = echte Minuten, angehalten während ein Programm denkt
option-seconds-per-phase = Sekunden je Phase
option-hand-limit = Handkartenlimit (0: keines)
option-max-phases = Phasenlimit (Partie nach Toren)
option-knockout = Elfmeterschießen bei Gleichstand
option-seats = Trainer am Tisch
option-partners = Partner teilen die Rollen
option-partners-pta-dc = P T A und D C
option-partners-pdt-ca = P D T und C A
option-partners-pdc-ta = P D C und T A
option-partners-pda-tc = P D A und T C

## Events

event-called-up = { $side } hat { $figures } Figuren aufgeboten.
event-lined-up = { $side } hat aufgestellt.
event-possession = { $home } gegen { $away }: { $side } hat den Ball.
event-toss-tied = Beide würfeln { $total }: noch einmal.
event-dealt = Jede Seite erhält { $cards } Karten.
event-kick-off = { $side } stößt an: Die { $player } hat den Ball, die { $other } steht daneben.
event-card = { $side } spielt { $card }.
event-sprint = Die { $player } von { $side } darf sprinten.
event-rolled = { $side } würfelt { $first } und { $second }.
event-traded = { $side } tauscht { $cards ->
    [1] eine Sechs gegen eine Karte
   *[other] beide Sechsen gegen { $cards } Karten
}.
event-drew = { $side } zieht { $card }.
event-drew-known = { $side } zieht { $card }, die alle gesehen haben.
event-points = { $side } hat noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-sign = Der Plus/Minus-Würfel zeigt { $plus ->
    [1] Plus: über die Mauer
   *[0] Minus: flach
}.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-passed = Die { $player } von { $side } passt zur { $other }.
event-passed-on = { $side } gibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} an den Partner weiter.
event-no-release = Der Torwart von { $side } findet niemanden und behält den Ball.
event-shot = Die { $player } von { $side } schießt!
event-tied = Je { $total }: Die Würfel rollen noch einmal.
event-total = Die { $player } von { $side }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}.
event-goal = Tor durch die { $player } von { $side }!
event-saved = Die { $player } von { $side } hält.
event-challenged = Die { $player } von { $side } sucht den Zweikampf mit der { $other }.
event-ball-won = Die { $player } von { $side } gewinnt den Ball.
event-ball-kept = Die { $player } von { $side } behält den Ball.
event-grounded = Die { $player } von { $side } liegt am Boden.
event-foul = Foul der { $player } von { $side }.
event-free-kick = Freistoß für { $side }.
event-penalty = Elfmeter für { $side }!
event-cautioned = Gelb für die { $player } von { $side }.
event-sent-off = Die { $player } von { $side } wird vom Platz gestellt.
event-new-keeper = Nun hütet die { $player } das Tor von { $side }.
event-stand-in = Die { $player } geht für { $side } ins Tor.
event-substituted = { $side } bringt die { $other } für die { $player }.
event-taker = Die { $player } von { $side } führt aus.
event-relocated = { $side } stellt die { $player } um.
event-wall = { $side } stellt { $figures } in die Mauer.
event-no-wall = Für eine Mauer von { $side } ist kein Platz.
event-kicker = Die { $player } von { $side } wird schießen.
event-forfeit = { $side } hat zu wenige Figuren und verliert.
event-time-up = Die Zeit ist um: { $home }:{ $away }.
event-enough-goals = Die vereinbarte Torzahl ist erreicht: { $home }:{ $away }.
event-safety-stop = Das Phasenlimit ist erreicht: { $home }:{ $away }.
event-shootout = Elfmeterschießen: { $side } beginnt.
event-kick = Die { $player } von { $side } schießt vom Punkt.
event-kick-good = Die { $player } von { $side } trifft.
event-kick-saved = Die { $player } von { $side } scheitert.
event-won = Schluss: { $side } gewinnt, { $home }:{ $away }.
event-draw = Schluss: unentschieden, { $home }:{ $away }.
event-shootout-won = { $side } gewinnt das Elfmeterschießen nach { $home }:{ $away }.

## Die Zahlen eines Spielzugs

figure-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
figure-total = { $side }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}

## The table in characters

caption = Minute { $minute }, Stand { $home }-{ $away }: { $moment }
caption-ball = { $moment }, Ball bei { $owner ->
    [home] Heim
   *[away] Gast
} { $number } auf { $square }
caption-side = { $side ->
    [home] Heim
   *[away] Gast
}
caption-callup = das Aufgebot
caption-toss = wer hat den Ball?
caption-kickoff = { caption-side } stößt an
caption-movement = { caption-side } am Zug
caption-relaunch = Abwurf { caption-side }
caption-freekick = Freistoß { caption-side }
caption-penalty = Elfmeter { caption-side }
caption-lineup = neue Aufstellungen
caption-shootout = Elfmeterschießen
caption-over = das Ende
screen-phase-callup = Aufgebot
screen-phase-toss = Wer hat den Ball?
screen-phase-kickoff = Anstoß
screen-phase-movement = Bewegung
screen-phase-relaunch = Abwurf
screen-phase-freekick = Freistoß
screen-phase-penalty = Elfmeter
screen-phase-lineup = Aufstellung
screen-phase-shootout = Elfmeterschießen
screen-phase-over = Schluss
screen-points = { $pool ->
    [one] 1 Punkt
   *[other] { $pool } Punkte
}
screen-own = +{ $private } für die { $number }
screen-ball = Ball
screen-hand = Deine Hand
screen-cards = Karten
screen-deck = Stapel
screen-under = darunter
screen-bench = Bank
screen-gone = Draußen
screen-played = Gespielt
screen-sealed = Die andere Aufstellung ist verdeckt.
screen-squad = Kader
screen-copies = mal
screen-legend = ~ rekonstruiert   ° öffentlich
screen-signs = n e s w Schritte   >n Pass   !g Schuss   y gelb   z am Boden
verb-double = Würfel zählen mal
verb-sprint = Sprint, Punkte und Schritte
verb-carrier = für den Ballführer plus
verb-challenger = für den Herausforderer plus
verb-save = für die Parade plus
verb-reach = der Torwart reicht bis
verb-foul = Freistoß oder Elfmeter
verb-cancel = hebt eine Karte auf
verb-one-die = den anderen zählt der bessere Würfel
verb-twice = der bessere Würfel zählt mal

## Das Brett als Zeichnung

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
board-phase-callup = Aufstellung
board-phase-toss = Wer hat den Ball?
board-phase-kickoff =
    { $side ->
        [home] Heim
       *[away] Gast
    }: Anstoß
board-phase-movement =
    { $side ->
        [home] Heim
       *[away] Gast
    } am Zug
board-phase-relaunch =
    { $side ->
        [home] Heim
       *[away] Gast
    }: Abwurf
board-phase-freekick =
    { $side ->
        [home] Heim
       *[away] Gast
    }: Freistoß
board-phase-penalty =
    { $side ->
        [home] Heim
       *[away] Gast
    }: Elfmeter
board-phase-lineup = Neue Aufstellung
board-phase-shootout = Elfmeterschießen
board-phase-over = Schlusspfiff
board-shot =
    { $side ->
        [home] Heim
       *[away] Gast
    } schießt
board-contrast =
    { $side ->
        [home] Heim
       *[away] Gast
    } greift an
board-goals = bis { $goals } Tore
board-rolled =
    { $side ->
        [home] Heim
       *[away] Gast
    } würfelt { $total }
board-option-pass = Keine Karte
board-option-none = Bleiben lassen
board-option-end = Phase beenden
board-option-done = Fertig
board-option-keep = Behalten
board-option-trade = Karte für eine 6
board-option-trade2 = Zwei Karten
board-option-other = Wählen
board-spoken = { $first } { $home }, { $second } { $away }, Minute { $minute }.
board-spoken-carrier =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number } hat den Ball auf { $square }.
cell-square =
    { $square }, { $zone ->
        [wing] Flügel
        [home] Abwehr von Heim
        [middle] Mittelfeld
        [away] Abwehr von Gast
        [home-goal] Tor von Heim
        [away-goal] Tor von Gast
       *[out] außerhalb
    }
cell-figure =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number }, { player-role }, Lauf { $movement }, Stärke { $strength }, { player-state }.
player-role =
    { $role ->
        [P] Torwart
        [D] Verteidiger
        [C] Mittelfeldspieler
        [A] Stürmer
       *[T] Flügelspieler
    }
player-state =
    { $where ->
        [bench] auf der Bank
        [gone] nicht mehr dabei
        [hand] noch aufzustellen
       *[pitch] auf { $square }
    }{ $ball ->
        [1] , hat den Ball
       *[other] {""}
    }{ $yellow ->
        [0] {""}
        [1] , verwarnt
       *[other] , vom Platz gestellt
    }{ $grounded ->
        [1] , am Boden
       *[other] {""}
    }{ $wall ->
        [1] , in der Mauer
       *[other] {""}
    }
player-movement = Lauf
player-strength = Stärke
player-left = Schritte übrig
player-near = Neben ihm: { $numbers }.
cell-spot = Der Ball liegt auf dem Elfmeterpunkt.
cell-score =
    { $side ->
        [home] Heim
       *[away] Gast
    }, { $team }: { $goals ->
        [one] 1 Tor
       *[other] { $goals } Tore
    }{ $ball ->
        [1] , hat den Ball
       *[other] {""}
    }.
cell-hand =
    { $side ->
        [home] Heim
       *[away] Gast
    } hält { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $known ->
        [0] {""}
       *[other] , davon { $known } bekannt
    }.
cell-subs =
    { $side ->
        [home] Heim
       *[away] Gast
    }: noch { $left ->
        [one] 1 Wechsel
       *[other] { $left } Wechsel
    }.
cell-clock =
    Minute { $minute }{ $mode ->
        [time] {" von "}{ $limit }
       *[goals] , bis { $limit } Tore
    }.
cell-points =
    Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $private ->
        [0] {""}
       *[other] , { $private } mehr für { $number }
    }.
cell-card =
    { $card }: { $does }.{ $playable ->
        [1]  Jetzt spielbar.
       *[other] {""}
    }
cell-played =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $card }, { $does }{ $force ->
        [1] .
       *[other] {" ("}aufgehoben).
    }
cell-deck =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel.
cell-die =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $face }.
cell-sign =
    { $plus ->
        [1] Plus: der Schuss geht über die Mauer.
       *[other] Minus: der Schuss bleibt flach.
    }
cell-duel =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number }{ $dice ->
        [1] : Würfel { $first } und { $second }
       *[other] {""}
    }{ $more ->
        [0] {""}
       *[other] , dazu { $more }
    }{ $total ->
        [-1] {""}
       *[other] , zusammen { $total }
    }{ $won ->
        [1] , gewinnt
       *[other] {""}
    }.
duel-contrast =
    { $state ->
        [open] Wer gewinnt den Ball?
        [first] { $number } erobert den Ball
       *[second] { $number } behält den Ball
    }
duel-shot =
    { $state ->
        [open] Tor oder gehalten?
        [first] Tor von { $number }!
       *[second] { $number } hält
    }
calls-cards = Karten
card-contropiede = Konter
card-sprint3 = Sprint 3(+4)
card-sprint4 = Sprint 4(+3)
card-dribbling = Dribbling
card-tackle = Tackling
card-scivolata = Grätsche
card-sicurezza = Sicher gehalten
card-tuffo = Flugparade
card-punizione = Foul
card-ammonizione = Gelbe Karte
card-cancella = Annullieren
card-elimina = Würfel weg
card-raddoppia = Doppelt
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
does-double = Punkte × { $amount } aus der eigenen Hälfte
does-sprint = +{ $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
}, Lauf { $movement }
does-carrier = +{ $amount } für den Ballführer
does-challenger =
    +{ $amount } im Zweikampf{ $grounds ->
        [1] ; sonst geht er zu Boden
       *[other] {""}
    }
does-save = +{ $amount } für den Torwart
does-reach = Torwart reicht { $amount ->
    [one] { $amount } Feld
   *[other] { $amount } Felder
} weit
does-foul =
    { $caution ->
        [1] hartes Einsteigen ist Foul und Gelb
       *[other] hartes Einsteigen ist Foul
    }
does-cancel = ihre Karte gilt nicht
does-one-die = bei ihnen zählt nur ein Würfel
does-twice = dein bester Würfel × { $amount }
name-squad =
    { $number } { $role ->
        [P] Torwart
        [D] Verteidiger
        [C] Mittelfeldspieler
        [A] Stürmer
       *[T] Flügelspieler
    }
name-leave = { $player } bleibt zu Hause
odds-squad = Lauf { $movement }, Stärke { $strength }
name-challenge = { $player } greift an
name-exchange = { $player } für { $other }
name-wall =
    { $size ->
        [1] Mauer auf { $first }
       *[other] Mauer auf { $first } und { $second }
    }
name-shot = Schuss auf { $square }
name-step = { $number } { $arrow } { $square }
name-card-for = { $card }: { $player }
name-card-partner = { $card }: Partner { $partner }
action-run = Lauf
action-pass = Pass
action-shoot = Schuss
action-challenge = Zweikampf
barred-no-ball = { $number } hat den Ball
barred-kick-comes = erst kommt der Stoß
barred-tired = ihre Bewegung ist verbraucht
barred-spent = es sind keine Punkte mehr da
barred-hemmed = kein freies Feld daneben
barred-no-line = kein Mitspieler in freier gerader Linie für die Punkte
barred-too-far = nur aus dem gegnerischen Strafraum
barred-no-goal = kein Torfeld in freier gerader Linie für die Punkte
barred-no-shot-now = nicht nach einem gepassten Freistoß
barred-leaving = erst muss jemand den Torraum verlassen
chip-duel = +{ $mine } gegen +{ $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-comes =
    { $points ->
        [0] steht daneben
       *[other] { $likely ->
            [1] jeder Wurf
           *[other] ab { $points } Punkten
        }
    }
chip-keeps = behält ihn { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
walk-to =
    { $number } nach { $square }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
walk-run =
    { $number } mit Ball nach { $square }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
walk-pass =
    Pass zu { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
walk-shot =
    Schuss auf { $square }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
walk-place = { $number } nach { $square }
walk-challenge = { $number } greift { $other } an
walk-exchange = { $number } für { $other }
form-balanced = Ausgewogen
about-form-balanced = zwei Verteidiger, zwei Flügel, zwei Stürmer
form-fortress = Festung
about-form-fortress = drei Verteidiger, ein Stürmer lauert
form-diamond = Raute
about-form-diamond = zwei Verteidiger, drei im Mittelfeld
form-wings = Flügel
about-form-wings = drei auf den Flügeln, die Mitte offen
form-storm = Sturm
about-form-storm = drei Stürmer, ein Verteidiger
plan-without = ohne { $numbers }
odds-goal = Tor { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-save = gehalten { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball = gewinnt den Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-keeps = behält den Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-without-cards = { $what } ohne Karten
odds-unanswered = { $what }, wenn sie keine Karte spielen
odds-or-falls = { $what }; sonst liegt er am Boden
odds-beside = neben dem Ballführer; ein Zweikampf gelingt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-comes =
    ohne Karte { $points ->
        [0] steht ihre { $other } neben ihm
       *[other] kommt ihre { $other } zu ihm, { $likely ->
            [1] mit jedem Wurf
           *[other] ab { $points } Punkten, { NUMBER($likely, style: "percent", maximumFractionDigits: 0) }
        }
    }; den Zweikampf gewinnt sie dann { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-foul =
    { $penalty ->
        [1] Elfmeter
       *[other] Freistoß von { $square }
    }{ $yellows ->
        [0] {""}
        [1] {", und Gelb für den Herausforderer"}
       *[other] {", und der Herausforderer fliegt vom Platz"}
    }
odds-points =
    { $mine ->
        [1] {""}
       *[other] {"sie haben "}
    }etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte{ $more ->
        [0] {""}
       *[other] , und { $more } eigene
    }
odds-left =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $cards ->
        [0] {""}
        [one] {" und eine Karte"}
       *[other] {" und "}{ $cards } Karten
    }
odds-duel =
    Würfel { $total }{ $cards ->
        [0] {""}
        [one] {" und eine Karte"}
       *[other] {" und "}{ $cards } Karten
    }: gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-theirs = dann ziehen sie
follows-challenge = dann ein Zweikampf, wenn du willst
follows-left =
    { $left ->
        [one] 1 bleibt für später
       *[other] { $left } bleiben für später
    }
follows-more =
    { $left ->
        [one] 1 weitere dürfte versetzt werden
       *[other] { $left } weitere dürften versetzt werden
    }
follows-adds = +{ $bonus } beim Schuss auf ein leeres Feld
follows-swap = tauscht den Platz mit { $other }
follows-kicker = Tor bis zu { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, wie der Torwart jetzt steht
follows-keeper = +{ $bonus } auf { $squares }
follows-stand-in = hält ohne eigene Stärke

## The report

report-part = {""}
report-turning-also = Platzverweise, Elfmeter, Paraden und gelbe Karten wiegen wie ein Teil eines Tors.
report-goals = Tore
report-shots = Schüsse
report-passes = Pässe
report-won = Bälle erobert
report-kept = Bälle behauptet
report-saves = Paraden
report-fouls = Fouls
report-free-kicks = Freistöße
report-penalties = Elfmeter
report-cautions = Gelbe Karten
report-expulsions = Platzverweise
report-cards = Karten gespielt
report-substitutions = Auswechslungen

## Was jemand anders entscheidet

deciding-leave = das Aufgebot
deciding-keeper = wer das Tor hütet
deciding-figure = die Aufstellung
deciding-square = die Aufstellung
deciding-lineup = die neue Aufstellung
deciding-first = wer anstößt
deciding-second = wer daneben steht
deciding-move-card = ob eine Karte gespielt wird
deciding-contrast-card = ob im Zweikampf eine Karte gespielt wird
deciding-shot-card = ob beim Schuss eine Karte gespielt wird
deciding-trade = ob eine Sechs gegen eine Karte getauscht wird
deciding-spend = wofür die Punkte ausgegeben werden
deciding-challenge = ob um den Ball der { $carrier } gekämpft wird
deciding-substitute = ob ausgewechselt wird
deciding-taker = wer den Freistoß ausführt
deciding-relocate = wer umgestellt wird
deciding-place = wohin die { $player } geht
deciding-wall = wo die Mauer steht
deciding-wall-man = wer in der Mauer steht
deciding-retreat = wohin die { $player } zurückweicht
deciding-kicker = wer den Elfmeter schießt
deciding-spot = von welcher Seite des Punktes
deciding-clear = wohin die { $player } ausweicht
deciding-target = wohin gezielt wird
deciding-new-keeper = wer dem neuen Torwart Platz macht
deciding-stand-in = wer ins Tor geht
deciding-keeper-square = wo der Torwart steht
deciding-shooter = wer als Nächster schießt

## Antworten, die stehen bleiben

standing-no-cards = Vorerst keine Karten spielen, was ich auch halte
lineup-forbidden = Nicht erlaubt: ein Torwart im Tor und sieben andere, nicht mehr und nicht weniger.
board-bench = Die Bank, für alle, die nicht auf dem Platz stehen.

## Puzzles

puzzle-theme-trade = Sechsen tauschen?
puzzle-theme-challenges = Zweikämpfe
puzzle-theme-cards = Karten
puzzle-theme-pieces = Standards
puzzle-theme-points = Punkte ausgeben

## Why a good coach would do it

why-shoots = Ein Schuss jetzt ist mehr wert als alles, was folgen kann.
why-ahead = Bringt den Ball näher ans Tor, solange es geht.
why-keeps = Behält den Ball, wo kaum jemand herankommt.
why-challenges = Geht jetzt auf den Ball.
why-marks = Deckt einen Mann, der für den nächsten Pass frei stand.
why-closes = Stellt den Ballführenden, bevor er in Schussweite kommt.
why-covers = Stellt sich zwischen Ball und Tor.
