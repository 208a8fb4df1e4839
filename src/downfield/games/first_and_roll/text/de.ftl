### 1st & Roll: was der Tisch sagt.

game-name = 1st & Roll
game-tagline = Football mit Würfeln: Durchschau den Gegner, dann lass rollen.
game-intro =
    In jedem Spielzug nehmen beide heimlich einen Würfel: Rot ist der Lauf, Grün der Pass, Gelb beides. Sind die Farben gleich, würfelt
    auch die Defense. Zehn Yards in vier Versuchen, sechs Punkte an der Torlinie.
quick-1 = Zwei Halbzeiten. Nach jedem Spielzug sagt der Zeituhr-Würfel, ob die Uhr weiterläuft.
quick-2 = In jedem Spielzug nehmen beide heimlich einen Würfel: Rot ist der Lauf, Grün der Pass, Gelb beides.
quick-3 = Verschiedene Farben: Nur die Offense würfelt. Gleiche Farbe: Auch die Defense würfelt, und ihre Yards gehen ab.
quick-4 = Eine Zahl im Kreis ist ein Breakaway: noch einmal würfeln und dazuzählen. Eine Flagge auf einem Würfel der Defense ist eine Strafe.
quick-5 = Zehn Yards in vier Versuchen, und der Ball bleibt bei dir. Ein Field Goal geht in jedem Versuch, ein Punt nur im vierten.
quick-6 = Ein T auf dem Zeituhr-Würfel kann ein Turnover sein. Mit der Long Bomb geht es weit, wenn du dich traust.
quick-7 = Ein Touchdown bringt sechs Punkte und einen Extrapunkt-Versuch, ein Field Goal drei.
symbol-lane = Die helle Bahn ist der Versuch, der gerade gespielt wird.
symbol-marker = Die gelbe Linie ist das First Down. Ihr Schild sagt, wie viele Yards fehlen.
symbol-clock = Der Rahmen ist die Zeituhr. Er rückt nur vor, wenn der Zeituhr-Würfel es sagt.
symbol-timeouts = Die übrigen Auszeiten. Gib eine aus, wenn die Uhr gleich vorrückt, und sie bleibt stehen.
symbol-dice = Eine Zahl im Kreis ist ein Breakaway: noch einmal würfeln und dazuzählen. Eine Flagge auf einem Würfel der Defense ist eine Strafe.
symbol-ball = Der kleine Football zeigt, wer den Ball hat.

# Eine Stelle auf dem Feld, $line Yards von der eigenen Torlinie
spot = { $line ->
    [50] an der Mittellinie
    [51] an der gegnerischen 49
    [52] an der gegnerischen 48
    [53] an der gegnerischen 47
    [54] an der gegnerischen 46
    [55] an der gegnerischen 45
    [56] an der gegnerischen 44
    [57] an der gegnerischen 43
    [58] an der gegnerischen 42
    [59] an der gegnerischen 41
    [60] an der gegnerischen 40
    [61] an der gegnerischen 39
    [62] an der gegnerischen 38
    [63] an der gegnerischen 37
    [64] an der gegnerischen 36
    [65] an der gegnerischen 35
    [66] an der gegnerischen 34
    [67] an der gegnerischen 33
    [68] an der gegnerischen 32
    [69] an der gegnerischen 31
    [70] an der gegnerischen 30
    [71] an der gegnerischen 29
    [72] an der gegnerischen 28
    [73] an der gegnerischen 27
    [74] an der gegnerischen 26
    [75] an der gegnerischen 25
    [76] an der gegnerischen 24
    [77] an der gegnerischen 23
    [78] an der gegnerischen 22
    [79] an der gegnerischen 21
    [80] an der gegnerischen 20
    [81] an der gegnerischen 19
    [82] an der gegnerischen 18
    [83] an der gegnerischen 17
    [84] an der gegnerischen 16
    [85] an der gegnerischen 15
    [86] an der gegnerischen 14
    [87] an der gegnerischen 13
    [88] an der gegnerischen 12
    [89] an der gegnerischen 11
    [90] an der gegnerischen 10
    [91] an der gegnerischen 9
    [92] an der gegnerischen 8
    [93] an der gegnerischen 7
    [94] an der gegnerischen 6
    [95] an der gegnerischen 5
    [96] an der gegnerischen 4
    [97] an der gegnerischen 3
    [98] an der gegnerischen 2
    [99] an der gegnerischen 1
   *[other] an der eigenen { $line }
}
colour = { $die ->
    [0] Rot
    [1] Gelb
   *[2] Grün
}
foul = { $penalty ->
    [0] O5, Fehlstart: fünf Yards gegen die Offense
    [1] O10, Halten: zehn Yards gegen die Offense
    [2] O15, persönliches Foul: fünfzehn Yards gegen die Offense
    [3] D5A, Halten: fünf Yards gegen die Defense und ein First Down
    [4] D5, Abseits: fünf Yards gegen die Defense
   *[5] D15, persönliches Foul: fünfzehn Yards gegen die Defense
}
yards = { $yards ->
    [one] { $yards } Yard
   *[other] { $yards } Yards
}
distance = { $distance ->
    [one] { $distance } Yard
   *[other] { $distance } Yards
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Fragen

where = { $end ->
    [own] an deiner { $line }
   *[opp] an der gegnerischen { $line }
}
situation = { $down }. & { $togo } { where }
ask-call = Münzwurf: Kopf oder Zahl? Wer gewinnt, nimmt den Ball oder kickt.
ask-receive = Du hast den Münzwurf gewonnen. Nimmst du jetzt den Ball, oder kickst du und nimmst ihn in der zweiten Halbzeit?
ask-kickoff = Du hast den Kickoff. Ein regulärer Kick, oder ein Onside-Kick, der mit zehn Yards den Ball behält?
ask-return = Der Kick kommt. Nimmst du den Touchback, oder trägst du ihn mit allen drei Würfeln heraus?
ask-declare = { situation }. Was soll es sein?
ask-dice = { $phase ->
    [try] Zwei Punkte: { distance } bis zur Torlinie. Nimm heimlich einen Würfel.
   *[other] { $down }. & { $togo }, { $distance } bis zur Torlinie. Nimm heimlich einen Würfel.
}
ask-bomb = Grün gegen { $defence_die ->
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}: Niemand deckt den Pass. Wirfst du ihn, oder versuchst du die Long Bomb?
ask-again = Breakaway! Bisher { yards }, { $distance } bis zur Torlinie; mehr als zwei darüber hinaus ist unvollständig. Noch einmal würfeln?
ask-penalty = Flagge: { $penalty }. { $phase ->
    [return] Nimmst du die Strafe an, vom Ende des Returns aus, oder lehnst du ab?
   *[other] { $declared ->
        [punt] Nimmst du die Strafe an, und es geht statt des Kicks vom neuen Punkt weiter, oder lehnst du ab, und es wird gekickt?
       *[other] Nimmst du die Strafe statt der Würfel an, oder lehnst du ab und sie zählen (bisher { $yards })?
    }
}
ask-block-punt = Sie punten aus { distance }. Mit welchen zwei Würfeln gehst du auf den Kick? Zwei Flaggen blocken ihn.
ask-punt = { $phase ->
    [freekick] Free Kick nach dem Safety.
   *[other] Der Punt ist in der Luft.
} Welcher Würfel kommt zum Kick dazu?
ask-catch = Der Ball gehört dir, { distance } vor deiner Torlinie. Nimmst du ihn dort, oder trägst du ihn mit den gelben Würfeln zurück?
ask-block-kick = Sie kicken aus { distance }. Gehst du mit zwei Würfeln auf den Kick? Zwei Flaggen blocken ihn.
ask-try = Touchdown! Kickst du für einen Punkt, oder spielst du um zwei?
ask-run-off = Ein guter Lauf. Lässt du die Uhr ein weiteres Feld ablaufen? Sie zeigt { $clock }.
ask-timeout = Die Uhr läuft gleich von { $clock } weiter. Nimmst du eine Auszeit?

answer-call-heads = Kopf
answer-call-tails = Zahl
answer-receive-receive = Ball nehmen
answer-receive-kick = Kicken
answer-kickoff-regular = Regulärer Kick
answer-kickoff-onside = Onside-Kick
answer-return-touchback = Touchback
answer-return-run-out = Heraustragen
answer-declare-play = Spielzug
answer-declare-punt = Punt
answer-declare-fg = Field Goal aus { distance }
answer-declare-hail-mary = Hail Mary
answer-dice-r = Rot: Lauf
answer-dice-y = Gelb: Lauf oder Pass
answer-dice-g = Grün: Pass
answer-bomb-pass = Pass werfen
answer-bomb-bomb = Long Bomb
answer-again-stop = Hier bleiben
answer-again-again = Noch einmal würfeln
answer-penalty-decline = Ablehnen
answer-penalty-accept = Annehmen
answer-block-punt-ry = Rot und Gelb
answer-block-punt-rg = Rot und Grün
answer-block-punt-yg = Gelb und Grün
answer-punt-r = Rot
answer-punt-y = Gelb
answer-punt-g = Grün
answer-catch-fair-catch = Fair Catch: hier bleiben
answer-catch-return = Zurücktragen
answer-block-kick-ry = Rot und Gelb
answer-block-kick-rg = Rot und Grün
answer-block-kick-yg = Gelb und Grün
answer-block-kick-none = Nicht blocken
answer-try-kick = Kick für einen
answer-try-two = Um zwei spielen
answer-run-off-pass = Uhr in Ruhe lassen
answer-run-off-run-off = Ablaufen lassen
answer-timeout-pass = Weiterlaufen lassen
answer-timeout-timeout = Auszeit

die-red = der rote Offense-Würfel
die-yellow = der gelbe Offense-Würfel
die-green = der grüne Offense-Würfel
die-defence-red = der rote Defense-Würfel
die-defence-yellow = der gelbe Defense-Würfel
die-defence-green = der grüne Defense-Würfel
die-kick = der Kick-Würfel
die-clock = der Zeituhr-Würfel
die-penalty = der Strafwürfel
die-coin = die Münze

## Optionen

option-overtime = Overtime bei Gleichstand
option-onside-needs-turnover-face = Onside-Kick braucht auch ein T
option-run-off = Zeit ablaufen lassen
option-run-off-unmatched = nach Rot gegen eine andere Farbe
option-run-off-no-penalty-no-turnover = nach Rot ohne Flagge und Turnover
option-red-zone-rule = Pässe können zu weit gehen
option-red-zone-rule-any-line = von überall
option-red-zone-rule-line-inside-20 = ab der 20
option-max-overtimes = Overtimes (höchstens)
option-hail-mary-timeouts = Hail Mary ohne Auszeiten
option-hail-mary-timeouts-both = auf beiden Seiten
option-hail-mary-timeouts-offence = bei der Offense
option-home-seats = Trainer für Heim
option-home-seats-one = einer
option-home-seats-two = zwei, Offense und Defense
option-away-seats = Trainer für Gast
option-away-seats-one = einer
option-away-seats-two = zwei, Offense und Defense

## Ereignisse

event-called = { $side } sagt { $face ->
    [0] Kopf
   *[1] Zahl
}.
event-tossed = Es ist { $face ->
    [0] Kopf
   *[1] Zahl
}: { $side } wählt.
event-receives = { $side } nimmt zuerst den Ball.
event-gained = { $yards ->
    [0] Kein Raumgewinn für { $side }.
   *[other] Raumgewinn für { $side }: { yards }.
}
event-lost = Raumverlust für { $side }: { yards }.
event-first-down = First Down für { $side } { spot }.
event-downs-lost = Turnover on Downs: { $side } übernimmt { spot }.
event-kicked-off = Kickoff von { $side }.
event-touchback = Touchback: { $side } beginnt { spot }.
event-run-out = { $side } trägt den Kick { yards } heraus.
event-onside = { $side } versucht einen Onside-Kick.
event-onside-kept = Der Onside-Kick geht { yards }: { $side } behält den Ball { spot }.
event-onside-lost = Der Onside-Kick geht nur { yards }: { $side } hat den Ball { spot }.
event-onside-without-t = Der Onside-Kick geht { yards }, aber ohne T: { $side } hat den Ball { spot }.
event-revealed = { $side } hat { $attack ->
    [0] Rot
    [1] Gelb
   *[2] Grün
} genommen, die Defense { $guard ->
    [0] Rot
    [1] Gelb
   *[2] Grün
}.
event-offence-rolled = { $side } würfelt mit { colour }: { $yards }.
event-defence-rolled = { $side } würfelt mit { colour }: { yards } zurück.
event-clock-rolled = Zeituhr-Würfel: { $face ->
    [1] die Uhr läuft
   *[0] leer
}.
event-t-rolled = Zeituhr-Würfel: T.
event-turnover = Turnover! { $side } erobert den Ball nach einem Spielzug mit { colour }.
event-turnover-touchback = In der Endzone verloren: Touchback für { $side }.
event-turnover-touchdown = Hinter der eigenen Torlinie verloren: { $side } wirft sich darauf.
event-returned = { $side } trägt den Ball { yards } zurück.
event-return-flag = Eine Flagge beim Return.
event-return-touchdown = { $side } läuft bis zum Ende durch.
event-breakaway = Breakaway: { $side } legt { $yards } mit { colour } drauf.
event-stopped = { $side } bleibt bei { yards } stehen.
event-broken-tackle = Tackle durchbrochen: { $side } legt { $yards } drauf.
event-bomb = { $side } versucht die Long Bomb!
event-bomb-rolled = Grün { $green }, Kick { $kick }, Gelb { $yellow }.
event-bomb-incomplete = Unvollständig: { $side } verliert den Versuch.
event-intercepted = Nach { yards } abgefangen von { $side }!
event-intercepted-touchback = In der Endzone abgefangen: Touchback für { $side }.
event-punt = Punt von { $side }.
event-block-rolled = { $side } greift den Kick an: { $flags ->
    [0] keine Flagge
    [1] eine Flagge
   *[2] zwei Flaggen
}.
event-punt-blocked = { $side } blockt den Punt!
event-block-lost = { $side } nimmt den geblockten Ball { spot } auf.
event-block-recovered = { $side } sichert den geblockten Ball: Beide Seiten würfeln mit Rot.
event-block-flag = { $side } würfelt eine Flagge, die hier nichts zählt.
event-punted = { $side } kickt den Ball { yards } weit.
event-punt-touchback = In die Endzone: Touchback für { $side }.
event-fair-catch = { $side } nimmt den Ball { spot }.
event-flag = Eine Flagge!
event-penalty = Strafwürfel: { foul }.
event-accepted = { $side } nimmt die Strafe an.
event-declined = { $side } lehnt die Strafe ab.
event-moved-up = { $side } rückt { yards } vor, der Ball liegt { spot }.
event-moved-back = { $side } muss { yards } zurück, der Ball liegt { spot }.
event-penalty-first-down = Die Strafe bringt { $side } ein First Down { spot }.
event-down-repeated = Der { $down ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
} Versuch wird wiederholt.
event-penalty-ignored = Zählt beim Return nicht.
event-penalty-moot = Der Touchdown gilt; mehr ist nicht zu holen.
event-half-to-goal = Halbe Distanz zur Torlinie: { $side } rückt { yards } vor, der Ball liegt { spot }.
event-half-to-own-goal = Halbe Distanz zur eigenen Torlinie: { $side } muss { yards } zurück, der Ball liegt { spot }.
event-penalty-safety = Halten in der Endzone: Safety für { $side }.
event-overthrown = Um { yards } zu weit: unvollständig, { $side } verliert den Versuch.
event-field-goal = { $side } versucht ein Field Goal aus { yards }.
event-field-goal-good = Gut aus { yards }! { points } für { $side }.
event-field-goal-again = Eine 20 aus der Nähe: { $side } kickt noch einmal.
event-field-goal-blocked = { $side } blockt den Kick!
event-field-goal-missed = Vorbei aus { yards } für { $side }.
event-touchdown = Touchdown { $side }! { points }.
event-try-kick-good = Der Kick ist gut: ein Punkt für { $side }.
event-try-kick-failed = Der Kick geht vorbei.
event-two-good = Zwei Punkte für { $side }!
event-two-failed = Die 2-Punkt-Conversion misslingt.
event-try-repeated = Die 2-Punkt-Conversion wird wiederholt, { yards } vor der Torlinie.
event-safety = Safety! { points } für { $side }.
event-free-kick = Free Kick von { $side } { spot }.
event-hail-mary = { $side } wirft die Hail Mary ...
event-hail-mary-caught = ... und sie wird gefangen!
event-hail-mary-failed = ... und niemand fängt sie.
event-run-off = { $side } lässt die Uhr ablaufen.
event-ticked = Die Uhr rückt vor; { $left ->
    [0] die Zeit ist um
    [one] noch ein Feld
   *[other] noch { $left } Felder
}.
event-timeout = Auszeit { $side }, { $left ->
    [0] keine
   *[other] { $left }
} übrig.
event-half-over = Halbzeit: { $home }:{ $away }.
event-second-half = Zweite Halbzeit: Kickoff von { $side }.
event-match-over = Aus und vorbei: { $side } gewinnt, { $home }:{ $away }.
event-drawn = Overtime { $overtime }: Das Los gibt { $side } den Ball.
event-overtime-over = Overtime { $overtime } endet ohne Punkte.
event-draw = Aus und vorbei: unentschieden, { $home }:{ $away }.
event-last-draw = Die letzte Overtime ist vorbei: unentschieden, { $home }:{ $away }.

## Die Zahlen eines Spielzugs

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
    [one] -1 Yard
   *[other] -{ $yards } Yards
}

## Der Tisch in Zeichen

caption = { $overtime ->
    [OT] Overtime { $part }
   *[H] { $part }. Halbzeit
} { $clock }, { $home }-{ $away }: { $moment }
caption-toss = der Münzwurf
caption-kickoff = Kickoff von { caption-side }
caption-try = { caption-side } nach dem Touchdown
caption-freekick = Free Kick von { caption-side }
caption-play = { caption-side } { screen-nth } & { $togo }, { $end ->
    [own] eigene
   *[opp] gegnerische
} { $line }
caption-side = { $side ->
    [home] Heim
   *[away] Gast
}
screen-ball-home = Ball bei Heim
screen-ball-away = Ball bei Gast
screen-letters-home = HEIM
screen-letters-away = GAST
screen-half = { $overtime ->
    [0] { $half }. Halbzeit
   *[other] Overtime { $overtime }
}
screen-timeouts = Auszeiten
screen-nth = { $down }.
screen-goal = Goal
screen-situation = { screen-nth } & { $togo } { $owner ->
    [home] an der { $line } von Heim
    [away] an der { $line } von Gast
    [middle] an der Mittellinie
   *[nobody] an der { $line }
}
screen-phase-toss = Der Münzwurf
screen-phase-kickoff = Kickoff
screen-phase-freekick = Free Kick
screen-phase-return = Return
screen-phase-try = Nach dem Touchdown
screen-phase-over = Die Partie ist aus
screen-declared-punt = Punt
screen-declared-fg = Field Goal
screen-declared-hail-mary = Hail Mary
screen-declared-bomb = Long Bomb
screen-against = { $attack } gegen { $guard }
screen-yards = { yards }
screen-now = jetzt
screen-last = davor
screen-offence = Offense
screen-defence = Defense
screen-both = Für beide
screen-track = Zeit
screen-legend = (n) Breakaway  [n] durchbrochen  F Flagge  ~ rekonstruiert  ° öffentlich

# Auf einem Würfel: höchstens sechs Buchstaben, neun beim Strafwürfel

screen-red = Rot
screen-yellow = Gelb
screen-green = Grün
screen-kick = Kick
screen-clock = Uhr
screen-flag = Flagge
screen-coin = Münze
screen-penalty = Strafe
screen-blank = leer
screen-tick = läuft
screen-heads = Kopf
screen-tails = Zahl

## Wörter auf dem Spielplan

board-down = { $down }.
board-togo = { board-down } & { $togo }
board-goal = { board-down } & Goal
board-spot = { $side } { $line }
board-midfield = Mittellinie
board-half = { $number }. Halbzeit
board-overtime = { $number ->
    [1] Overtime
   *[other] Overtime { $number }
}
board-phase-toss = Münzwurf
board-phase-kickoff = Kickoff
board-phase-return = Return
board-phase-freekick = Free Kick
board-phase-try = Extrapunkt
board-phase-punt = Punt
board-phase-fieldgoal = Field Goal
board-phase-play = Spielzug
board-phase-penalty = Strafe
board-phase-over = Endstand
board-flag = Eine Strafflagge
board-cup = { $side } hat einen Würfel genommen
board-cup-open = { $side } nimmt einen Würfel
board-spoken = { $half }, die Uhr zeigt { $clock }. Heim { $home }, Gast { $away }. Auszeiten übrig: Heim { $home_timeouts }, Gast { $away_timeouts }.
board-spoken-ball = { $side } hat den Ball: { $situation }, { $spot }.

# Ein, zwei Wörter auf einer kleinen Karte, höchstens zwölf Buchstaben
board-call-call-heads = Kopf
board-call-call-tails = Zahl
board-call-receive-receive = Ball nehmen
board-call-receive-kick = Kicken
board-call-kickoff-regular = Regulär
board-call-kickoff-onside = Onside
board-call-return-touchback = Touchback
board-call-return-run-out = Heraustragen
board-call-declare-play = Spielzug
board-call-declare-punt = Punt
board-call-declare-fg = Field Goal
board-call-declare-hail-mary = Hail Mary
board-call-bomb-pass = Pass
board-call-bomb-bomb = Long Bomb
board-call-again-stop = Bleiben
board-call-again-again = Noch einmal
board-call-penalty-decline = Ablehnen
board-call-penalty-accept = Annehmen
board-call-catch-fair-catch = Fair Catch
board-call-catch-return = Zurücktragen
board-call-block-kick-none = Nicht blocken
board-call-try-kick = Ein Punkt
board-call-try-two = Zwei Punkte
board-call-run-off-pass = Lassen
board-call-run-off-run-off = Ablaufen
board-call-timeout-pass = Weiterlaufen
board-call-timeout-timeout = Auszeit

# Was jeder Teil des Bretts sagt, und was eine Seite bedeutet

cell-side = { $side }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, noch { $timeouts ->
    [1] 1 Auszeit
   *[other] { $timeouts } Auszeiten
}{ $ball ->
    [1] , hat den Ball
   *[0] {""}
}.
cell-clock = { $half }, { $clock } auf der Uhr.
cell-ball = Der Ball: { $spot }.
cell-marker = Die First-Down-Linie: noch { $togo }.
cell-gain = Bisher { yards } in diesem Spielzug.
cell-attack = Die Offense hat { $colour ->
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} genommen.
cell-guard = Die Defense hat { $colour ->
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} genommen.
cell-die = { $die }: { $face }.
face-breakaway = Breakaway
face-broken = durchbrochen
face-flag = Flagge
face-turn = nochmal
face-turnover = Turnover
face-clock = Uhr läuft
face-blank = Uhr steht
face-nothing = kein Gewinn
face-heads = Kopf
face-tails = Zahl
face-coin-h = { face-heads }
face-coin-t = { face-tails }
face-clock-- = leere Seite
face-f = { face-flag }
face-circled = { $number }, Breakaway
face-boxed = { $number }, durchbrochener Tackle

# Was eine Wahl erwarten lässt

odds-attack =
    { $what ->
        [goal] Touchdown
       *[first] First Down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, wenn sie zufällig wählen · andere Farbe { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, gleiche Farbe { NUMBER($met, style: "percent", maximumFractionDigits: 1) } · im Schnitt { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards, bei gleicher Farbe { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-attack-two = Gelingt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, wenn sie zufällig wählen · andere Farbe { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, gleiche Farbe { NUMBER($met, style: "percent", maximumFractionDigits: 1) }
odds-guard =
    { $what ->
        [first] Kein First Down
        [goal] Kein Touchdown
       *[two] Misslingt
    } { NUMBER($stops, style: "percent", maximumFractionDigits: 1) }, wenn sie zufällig wählen · { $die ->
        [red] Rot
        [yellow] Gelb
       *[green] Grün
    } { NUMBER($met, style: "percent", maximumFractionDigits: 1) } statt { NUMBER($open, style: "percent", maximumFractionDigits: 1) }
odds-play =
    { $what ->
        [first] First Down
       *[goal] Touchdown
    } bis zu { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-punt-far = Bis zu { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards im Schnitt, geblockt { NUMBER($block, style: "percent", maximumFractionDigits: 1) }
odds-fg = Gut { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, gegen einen Block { NUMBER($tried, style: "percent", maximumFractionDigits: 1) }
odds-hail-mary = Touchdown { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; danach ist die Halbzeit vorbei
odds-pass =
    { $what ->
        [goal] Touchdown
       *[first] First Down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards im Schnitt
odds-bomb =
    { $what ->
        [goal] Touchdown
       *[first] First Down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, abgefangen { NUMBER($picked, style: "percent", maximumFractionDigits: 1) }, unvollständig { NUMBER($missed, style: "percent", maximumFractionDigits: 1) }
odds-stop =
    { $kind ->
        [lost] Nach { yards } verloren: Turnover
        [long] Schon zu weit
        [goal] Ein Touchdown
        [first] { yards }, ein First Down
       *[short] { yards }, vor der Linie
    }
odds-again = Nächster Wurf: Touchdown { NUMBER($scored, style: "percent", maximumFractionDigits: 1) }, zu weit { NUMBER($over, style: "percent", maximumFractionDigits: 1) }
odds-again-lost = Verloren, außer er geht zu weit: unvollständig, und der Ball bleibt dein { NUMBER($kept, style: "percent", maximumFractionDigits: 1) }
odds-punt = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards im Schnitt, Touchback { NUMBER($touchback, style: "percent", maximumFractionDigits: 1) }
odds-block-punt = Blockt { NUMBER($both, style: "percent", maximumFractionDigits: 1) }, eine Flagge { NUMBER($one, style: "percent", maximumFractionDigits: 1) }
odds-block-kick = Blockt { NUMBER($both, style: "percent", maximumFractionDigits: 1) }; der Kick misslingt { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-unblocked = Der Kick misslingt { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-follows = { $yards }{ $who ->
    [mine] { "" }
   *[theirs] { " für sie" }
}: { $situation }
odds-changed = { $who ->
    [mine] Dein Ball
   *[theirs] Ihr Ball
}: { $situation }
odds-points = { $who ->
    [mine] +{ $points } für dich
   *[theirs] +{ $points } für sie
}
odds-try-kick = Gut { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-try-two = Gelingt bis zu { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-onside = Du behältst den Ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-run-out = Im Schnitt bis zur { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) }, über die { $line } hinaus { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-touchback = Von deiner { $line }
odds-return = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards im Schnitt, eine Flagge { NUMBER($flag, style: "percent", maximumFractionDigits: 1) }

## Was jemand anders entscheidet

deciding-call = Kopf oder Zahl
deciding-receive = empfangen oder kicken
deciding-kickoff = normaler Kick oder Onside-Kick
deciding-return = Touchback oder Return
deciding-declare = Spielzug, Punt oder Field Goal
deciding-dice = welcher Würfel, verdeckt
deciding-bomb = Pass oder Long Bomb
deciding-again = weiterwürfeln oder aufhören
deciding-penalty = die Strafe annehmen oder ablehnen
deciding-block-punt = welche Würfel den Punt angreifen
deciding-punt = welcher Würfel zum Kick kommt
deciding-catch = Fair Catch oder Return
deciding-block-kick = ob der Kick angegriffen wird
deciding-try = ein Punkt oder zwei
deciding-run-off = ob Zeit ablaufen soll
deciding-timeout = ob eine Auszeit genommen wird

## Der Bericht

report-part = { $part ->
    [1] 1. Halbzeit
    [2] 2. Halbzeit
   *[other] Verlängerung
}
report-turning-also = Ballverluste, abgefangene Pässe, verbrauchte Versuche, verfehlte und geblockte Kicks, lange Raumgewinne und Returns wiegen wie einige Punkte.
report-yards = Yards
report-plays = Spielzüge
report-longest = längster Raumgewinn
report-first-downs = First Downs
report-touchdowns = Touchdowns
report-field-goals = Field Goals
report-field-goals-missed = Field Goals daneben
report-punts = Punts
report-lost-balls = Ballverluste
report-downs-lost = vierte Versuche vergeben
report-breakaways = Durchbrüche, gebrochene Tackles
report-bombs = Long Bombs
report-penalties = angenommene Strafen
report-timeouts = Auszeiten

## Antworten, die stehen bleiben

standing-timeout-early = Keine Auszeit vor den letzten vier Minuten
standing-any-pair = Irgendein Paar nehmen, wo alle gleich gut sind

## A position, field by field

field-phase = Moment
field-phase-toss = vor dem Münzwurf
field-phase-kickoff = Kickoff
field-phase-play = vor einem Spielzug
field-phase-try = nach einem Touchdown
field-phase-freekick = Kick nach einem Safety
field-possession = wer den Ball hat
field-possession-home = Heim
field-possession-away = Gast
field-ball = Ball: Yards von der eigenen Torlinie
field-down = Versuch
field-togo = Yards bis zum First Down
field-score = Punkte: Heim, Gast
field-half = Halbzeit (ab 3: Overtime)
field-clock = Uhr
field-timeouts = Auszeiten: Heim, Gast
field-second = wer die zweite Halbzeit ankickt
field-second-home = Heim
field-second-away = Gast

## Aufgaben

puzzle-theme-kick = Spielzug, Punt oder Kick?
puzzle-theme-clock = Die Uhr
puzzle-theme-flags = Flaggen
puzzle-theme-risk = Wagen?
puzzle-theme-returns = Kicks und Returns

# Wozu eine Wahl gut ist
why-safest = Kostet dich am wenigsten, wenn sie es erraten.
why-boldest = Bringt am meisten, wenn sie falsch raten.
why-mixed = Eingestreut, damit sie sich auf das andere nicht verlassen können.
why-kick = Der Kick gewinnt mehr als Ausspielen.
why-kick-early = Der Kick gewinnt mehr als ein weiterer Spielzug.
why-kick-level = Seine Punkte bringen den Ausgleich.
why-kick-front = Seine Punkte bringen die Führung.
why-punt = Den Ball abzugeben gewinnt mehr als Ausspielen.
why-gamble = Ausspielen gewinnt mehr als ein Kick.
why-kicks-off = Ein Onside-Kick gelingt zu selten für das, was er kostet.
why-onside = Die Chance auf den Ball ist die Yards wert, die sie kosten kann.
why-touchback = Im Schnitt bringen die Würfel weniger als der Touchback.
why-short-pass = Eine Long Bomb wird zu selten gefangen für das, was sie bringt.
why-long-bomb = Die Yards einer Long Bomb sind ihr Risiko wert.
why-rolls-safely = Keine Seite kann den Pass zu lang machen.
why-rolls-on = Die Yards sind das Risiko eines zu langen Passes wert.
why-rolls-lost = Der Ball ist verloren, es sei denn, der Pass wird zu lang.
why-stops = Ein weiterer Wurf könnte den Pass zu lang machen.
why-flag-first = Nur so ist es ein First Down.
why-flag-taken = Die Strafe ist mehr wert als das, was der Spielzug gebracht hat.
why-flag-declined = Was der Spielzug gebracht hat, ist mehr wert als die Strafe.
why-punts-far = Kein anderer Würfel kickt im Schnitt so weit.
why-no-touchback = Kein anderer Würfel endet so selten im Touchback.
why-fair-catch = Ein Return kostet mehr, als er bringt.
why-returns = Die Yards eines Returns sind sein Risiko wert.
why-try-level = Das bringt den Ausgleich.
why-try-front = Das bringt die Führung.
why-try-kick = Der Kick gewinnt mehr als ein Spielzug um zwei.
why-try-two = Ein Spielzug um zwei gewinnt mehr als der Kick.
why-needs-time = Du liegst zurück und brauchst die Zeit.
why-stops-clock = Die Uhr anzuhalten ist mehr wert als die gesparte Auszeit.
why-saves-timeout = Spart eine Auszeit, die später mehr wert ist.
why-time-runs = Du führst, und die Zeit spielt für dich.
why-lets-run = Du würdest die Uhr auch umsonst nicht anhalten.
why-runs-time = Mit weniger Restzeit gewinnst du öfter.
