# Famous First Downs auf Deutsch. Fragen duzen, wer entscheidet; Ereignisse nennen, wer es war.

game-name = Famous First Downs
game-tagline = Ein offener Spielzug, eine verdeckte Defense, Momentum zum Ausgeben.
game-intro =
    Ihr bekommt beide gleich viele Drives. Der Angreifer zeigt einen Spielzug, der Verteidiger legt verdeckt eine Karte, der
    Angreifer nennt eine von drei Optionen. Vier Versuche, um die neutrale Zone zu leeren; fünfzig Yards bis zum Touchdown.
    First Downs und Tackles bringen Momentum, das Yards kauft, zweite Chancen und, ist der Beutel voll, den Ball.
quick-1 = Abwechselnd wird angegriffen und verteidigt, gleich viele Drives für beide. Wer nach dem letzten mehr Punkte hat, gewinnt.
quick-2 = Der Angreifer zeigt einen Spielzug: drei Optionen, jede für eine Zone des Feldes und für so viele Yards.
quick-3 = Der Verteidiger legt verdeckt eine Karte; dann nennt der Angreifer eine Option, und die Karte wird aufgedeckt.
quick-4 = Ein Schild in dieser Zone stoppt den Spielzug. Eine Zahl kommt dazu oder geht ab: Der Rest sind gewonnene oder verlorene Yards.
quick-5 = Vier Versuche, um alle Yards der neutralen Zone zu nehmen. Dann ist wieder First Down; liegt kein Yard mehr vor dir, ist es ein Touchdown.
quick-6 = Im vierten Versuch kannst du es wagen, ein Field Goal kicken, indem du Münzwürfe ansagst, oder punten.
quick-7 = First Downs und Tackles bringen Momentum. Es kauft Yards, einen neuen Anlauf und, ist der Beutel voll, den Ball.
symbol-zones = Münzen sind Yards. Die in der Mitte fehlen zum First Down, die dahinter zum Touchdown.
symbol-downs = Vier kleine Münzen zählen die Versuche. Der mit dem Ring wird gerade gespielt.
symbol-play = Ein Spielzug hat drei Optionen, jede in ihrer Zone und mit ihren Yards. Zwei Pfeile, die sich umkreisen, zeigen einen Trickspielzug.
symbol-shield = Ein Schild stoppt eine Option in seiner Zone. Eine Zahl kommt zu den Yards dazu oder geht ab; ein Punkt lässt sie stehen.
symbol-momentum = Momentum, verdient durch First Downs und Tackles. Es kauft Yards, einen neuen Anlauf und, ist der Beutel voll, den Ball.
symbol-drives = Die Kästchen sind Drives: Gefüllte sind vorbei, der helle wird gerade gespielt.

die-coin = Münze
face-coin-h = Kopf
face-coin-t = Zahl
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yards = { $yards ->
    [one] { $yards } Yard
   *[other] { $yards } Yards
}
distance = { $distance ->
    [one] { $distance } Yard
   *[other] { $distance } Yards
}

# Optionen einer Partie

option-drives = Drives je Spieler
option-prices = Preisliste
option-prices-seed = die üblichen Preise
option-prices-public = spätere: Stehlen und Wiederholen (Defense) teurer
option-missed-field-goal-resets = Neu auslegen nach verfehltem Kick
option-max-overtime-rounds = Overtime-Runden (höchstens)
option-first-attacker = Wer zuerst angreift
option-first-attacker-flip = die Münze entscheidet
option-first-attacker-home = Heim
option-first-attacker-away = Gast
option-cards = Karten
option-cards-balanced = jeder Spielzug hat seinen Platz
option-cards-first-cards = die ersten: ein Spielzug ist fast immer der beste

# Was du gefragt wirst

ask-fourth =
    { screen-nth } Versuch, noch { $togo }, { $distance } bis zum Touchdown. { $calls_needed ->
        [0] Ein Field Goal gelingt ohne Münzwurf.
        [1] Für ein Field Goal musst du einen Münzwurf richtig ansagen.
       *[other] Für ein Field Goal musst du { $calls_needed } Münzwürfe richtig ansagen.
    } Misslingt das Ausspielen, bleiben die Yards liegen. Was machst du?
ask-play =
    { $conversion ->
        [1] Conversion: Hol { $togo ->
            [one] { $togo } Yard
           *[other] { $togo } Yards
        } in einem einzigen Versuch. Zeig einen Spielzug.
       *[0] { $down }. Versuch, noch { $togo }, { $distance } bis zum Touchdown. Zeig einen Spielzug.
    }
ask-cards =
    { $role ->
        [attack] { $play } liegt offen, noch { $togo }. Nenn eine Option; die Defense sieht sie nicht.
        [defend] { $play } liegt offen, noch { $togo }. Leg verdeckt eine Karte; der Angreifer sieht sie nicht.
       *[watch] { $play } liegt offen. Eine Karte und eine Option werden verdeckt gewählt.
    }
ask-steal = Tackle! Zahlst du { $steal } von deinen { $defence_momentum } Momentum, um den Angreifer zurückzuwerfen? Dann bringt dir der Tackle nichts.
ask-buy = Der Trickspielzug bringt { $result }, du brauchst { $togo }. Zahlst du { $buy } von deinen { $attack_momentum } Momentum für mehr Yards?
ask-turnover = Der Spielzug brächte { $result }. Zahlst du { $turnover } von deinen { $defence_momentum } Momentum für einen Turnover? Der Drive endet, die Yards bleiben liegen.
ask-repeat-attacker =
    { $tackled ->
        [1] Tackle{ $stolen ->
            [1] {" "}und zurückgeworfen
           *[0] {""}
        }.
       *[0] Der Spielzug bringt { $result }, du brauchst { $togo }.
    } Zahlst du { $repeat_attacker } von deinen { $attack_momentum } Momentum, um den Versuch zu wiederholen?
ask-repeat-defender =
    { $tackled ->
        [1] Tackle.
       *[0] Der Spielzug bringt { $result }, der Angreifer braucht { $togo }.
    } Zahlst du { $repeat_defender } von deinen { $defence_momentum } Momentum, um den Versuch wiederholen zu lassen?
ask-touchdown = Touchdown! Nimmst du { $points_touchdown }, oder versuchst du die Conversion für { $points_converted } oder { $points_unconverted }?
ask-toss =
    { $calls ->
        [1] Ein Münzwurf trennt dich vom Field Goal.
       *[other] { $calls } Münzwürfe trennen dich vom Field Goal.
    } Sag ihn an; falsch angesagt heißt vorbei.
ask-concede =
    { $behind ->
        [1] Du liegst 1 Punkt zurück
       *[other] Du liegst { $behind } Punkte zurück
    }, mehr als deine übrigen Drives aufholen können. Gibst du auf?

# Was du antworten kannst

answer-fourth-gamble = Ausspielen: den Versuch nutzen
answer-fourth-fg =
    { $calls_needed ->
        [0] Field Goal, sicher aus { distance }
        [1] Field Goal aus { distance }, ein Münzwurf
       *[other] Field Goal aus { distance }, { $calls_needed } Münzwürfe
    }
answer-fourth-punt = Punt: Die Yards werden zurückgesetzt
answer-play = { $token }
answer-play-fg = Field Goal
answer-play-punt = Punt
answer-cards = { $token }
answer-cards-1 = { $zone_1 }, { $yards_1 ->
        [one] { $yards_1 } Yard
       *[other] { $yards_1 } Yards
    }{ $trick_1 ->
        [1] , Trickspielzug
       *[0] {""}
    }
answer-cards-2 = { $zone_2 }, { $yards_2 ->
        [one] { $yards_2 } Yard
       *[other] { $yards_2 } Yards
    }{ $trick_2 ->
        [1] , Trickspielzug
       *[0] {""}
    }
answer-cards-3 = { $zone_3 }, { $yards_3 ->
        [one] { $yards_3 } Yard
       *[other] { $yards_3 } Yards
    }{ $trick_3 ->
        [1] , Trickspielzug
       *[0] {""}
    }
answer-steal-steal = { $steal_yards ->
        [one] { $steal_yards } Yard
       *[other] { $steal_yards } Yards
    } stehlen ({ $steal } Momentum)
answer-steal-pass =
    { $bank ->
        [0] { $attack_momentum ->
            [0] Nein, es gilt
           *[other] Nein, der Angreifer verliert ein Momentum
        }
       *[other] Nein, Momentum für den Tackle
    }
answer-buy-buy = { $trick_yards ->
        [one] { $trick_yards } Yard
       *[other] { $trick_yards } Yards
    } kaufen ({ $buy } Momentum)
answer-buy-pass = Nein, lass es
answer-turnover-turnover = Turnover für { $turnover } Momentum
answer-turnover-pass = Nein, es gilt
answer-repeat-attacker-repeat = Versuch wiederholen ({ $repeat_attacker } Momentum)
answer-repeat-attacker-pass = Nein, es gilt
answer-repeat-defender-repeat = Versuch wiederholen lassen ({ $repeat_defender } Momentum)
answer-repeat-defender-pass = Nein, es gilt
answer-touchdown-take7 = { $points_touchdown ->
        [one] { $points_touchdown } Punkt nehmen
       *[other] { $points_touchdown } Punkte nehmen
    }
answer-touchdown-convert = Conversion: { $points_converted } oder { $points_unconverted ->
    [one] { $points_unconverted } Punkt
   *[other] { $points_unconverted } Punkte
}
answer-toss-heads = Kopf
answer-toss-tails = Zahl
answer-toss-pay = Diesen Wurf sparen ({ $skip } Momentum)
answer-concede-pass = Weiterspielen
answer-concede-concede = Aufgeben

# Was geschehen ist

event-flipped = Die Münze entscheidet: { $side } greift zuerst an.
event-drive = { $side } beginnt Drive { $drive }, { distance } bis zum Touchdown.
event-play = { $side } zeigt { $play }.
event-revealed = Option { $option } trifft auf { $card }.
event-tackled = { $side } läuft in einen Schild: Tackle, keine Yards.
event-compared = Der Spielzug bringt { yards }.
event-gained = Raumgewinn für { $side }: { yards }.
event-lost = Raumverlust für { $side }: { yards }.
event-loss-ignored = { $side } hat nicht genug Yards: { $yards } vom Verlust verfallen.
event-first-down = First Down für { $side }, { distance } bis zum Touchdown.
event-goal-to-go = First Down für { $side }: noch { distance } bis zur Torlinie.
event-touchdown = Touchdown für { $side }!
event-next-down = { $down }. Versuch, noch { $togo }.
event-taken = { $side } nimmt { points }.
event-conversion = { $side } legt { yards } zurück und versucht die Conversion.
event-converted = Die Conversion gelingt: { points } für { $side }.
event-unconverted = Die Conversion misslingt: { points } für { $side }.
event-field-goal = Das Field Goal ist gut: { points } für { $side }.
event-gamble = { $side } spielt den letzten Versuch aus, noch { $togo }.
event-stopped = Das Ausspielen misslingt, es fehlen { $togo }: { $side } ist gestoppt.
event-kick-free = { $side } kickt ein Field Goal aus { distance }: kein Münzwurf nötig.
event-kick =
    { $calls ->
        [1] { $side } kickt ein Field Goal aus { distance }: ein Münzwurf ist anzusagen.
       *[other] { $side } kickt ein Field Goal aus { distance }: { $calls } Münzwürfe sind anzusagen.
    }
event-called-right =
    { $face ->
        [0] Kopf
       *[1] Zahl
    }, { $side } hat richtig angesagt. { $calls ->
        [0] Das war der letzte Wurf.
       *[other] Noch Würfe: { $calls }.
    }
event-called-wrong =
    { $face ->
        [0] Kopf
       *[1] Zahl
    }: { $side } hat falsch angesagt.
event-missed = { $side } verfehlt das Field Goal.
event-punt = Punt von { $side }.
event-swapped = Die Rollen wechseln: { $side } greift an.
event-reset = Die Yards werden zurückgesetzt.
event-stayed = Die Yards bleiben liegen: { $side } braucht { $distance } bis zum Touchdown.
event-won = { $side } gewinnt. Endstand: { $home }:{ $away }.
event-conceded = { $side } gibt beim Stand von { $home }:{ $away } auf.
event-overtime = Gleichstand: Overtime, Runde { $round }.
event-bank-empty = Die Bank ist leer: { $side } gibt ihr ein Momentum zurück.
event-earned-nothing = { $side } hat schon alles Momentum.
event-given-back = { $side } bekommt { $coins } Momentum zurück.
event-earned-first-down = { $side } verdient ein Momentum für das First Down.
event-bought-first-down = { $side } hat dieses First Down gekauft: kein Momentum dafür.
event-skipped =
    { $side } zahlt { $price } und spart sich einen Wurf. { $calls ->
        [0] Das war der letzte.
       *[other] Noch Würfe: { $calls }.
    }
event-bought = { $side } zahlt { $price } für weitere { yards }.
event-repeated-attacker = { $side } zahlt { $price }: Die Offense wiederholt den Versuch.
event-earned-tackle = { $side } verdient ein Momentum für den Tackle.
event-stolen = { $side } zahlt { $price } und wirft den Angreifer { yards } zurück.
event-repeated-defender = { $side } zahlt { $price }: Die Defense lässt den Versuch wiederholen.
event-turnover = Turnover! { $side } zahlt { $price } und nimmt den Ball.
event-missed-reset = Nach dem verfehlten Kick werden die Yards zurückgesetzt, wie vereinbart.
event-drawn = Immer noch Gleichstand und keine Overtime mehr: unentschieden.

## Die Zahlen eines Spielzugs

figure-compared = { $promised } { $met_signed } = { yards }
figure-tackled = { board-tackled }

# Wörter auf dem Spielplan

board-home = Heim
board-away = Gast
board-attacks = greift an
board-defends = verteidigt
board-yards = Yards
board-to-go = zu holen
board-momentum = Momentum
board-bank = Bank
board-run = Lauf
board-short-pass = Kurzer Pass
board-long-pass = Langer Pass
board-left = links
board-middle = Mitte
board-right = rechts
board-drive = Drive { $drive } von { $drives }
board-overtime = Overtime, Runde { $round }
board-down = { $down }. & { $togo }
board-down-goal = { $down }. & Goal
board-distance = { distance } bis zum Touchdown
board-flip = Münzwurf
board-touchdown = Touchdown!
board-conversion = Conversion
board-over = Endstand
board-face-down = Verdeckt
board-not-laid = Noch keine Karte
board-sum =
    { $result ->
        [1] { $sum } = 1 Yard
       *[other] { $sum } = { $shown } Yards
    }
board-tackled = Tackle: keine Yards
board-bought = { yards } gekauft
board-stolen = { yards } gestohlen
board-before = Letzter Versuch
board-gamble = Ausspielen
board-gamble-note = noch { $togo }
board-fg = Field Goal
board-fg-note =
    { $tosses ->
        [0] kein Wurf
        [1] 1 Wurf
       *[other] { $tosses } Würfe
    }
board-punt = Punt
board-punt-note = Yards zurückgesetzt
board-take = Punkte nehmen
board-convert = Conversion
board-convert-note = { yards } in einem Versuch
board-heads = Kopf
board-tails = Zahl
board-pay = Wurf sparen
board-pay-note = { $price } Momentum
board-tosses =
    { $tosses ->
        [1] 1 Wurf anzusagen
       *[other] { $tosses } Würfe anzusagen
    }
board-play-on = Weiterspielen
board-concede = Aufgeben
board-winner =
    { $side ->
        [home] Heim gewinnt
       *[away] Gast gewinnt
    }
board-draw = Unentschieden
board-spoken =
    { $attacker ->
        [home] Heim greift an,
        [away] Gast greift an,
       *[nobody] Noch greift niemand an,
    } Versuch { $down }, noch { $togo }, { $distance } bis zum Touchdown. Punkte { $home } zu { $away }; Momentum Heim { $momentum_home }, Gast { $momentum_away }, Bank { $bank }.
board-spoken-over = Die Partie ist aus, { $home } zu { $away }.
board-spoken-play = { $play } liegt offen: { $options }.
board-spoken-option = { $zone } { $yards }
board-spoken-revealed = { $play }, Option { $option }, trifft auf { $card }: { $outcome }.

# Wohin ein Spielzug gehen kann

zone-run-left = Lauf links
zone-run-middle = Lauf durch die Mitte
zone-run-right = Lauf rechts
zone-short-pass-left = kurzer Pass links
zone-short-pass-middle = kurzer Pass in die Mitte
zone-short-pass-right = kurzer Pass rechts
zone-long-pass-left = langer Pass links
zone-long-pass-middle = langer Pass in die Mitte
zone-long-pass-right = langer Pass rechts

# Der Tisch in Zeichen

caption-flip = Der Münzwurf
caption-before = Vor Drive { $drive } von { caption-side }
caption-drive = { caption-side }, Drive { $drive }
caption-side = { $side ->
    [home] Heim
   *[away] Gast
}
caption-touchdown = Touchdown
caption-conversion = Conversion
caption-far = { $distance } bis zum Touchdown
screen-over = Die Partie ist aus
screen-flip = Die Münze entscheidet, wer zuerst angreift
screen-drive = { $overtime ->
    [0] Drive { $drive } von { $drives }
   *[other] Overtime { $overtime }
}
screen-conversion = Conversion, noch { $togo }
screen-goal = Goal
screen-far = { $distance } bis zur Torlinie
screen-nth = { $down }.
screen-attacks = greift an
screen-defends = verteidigt
screen-togo = zu holen
screen-down = Versuch
screen-momentum = Momentum
screen-bank = Bank
screen-tosses = { $calls ->
    [1] 1 Wurf anzusagen
   *[other] { $calls } Würfe anzusagen
}
screen-kind-run = Lauf
screen-kind-short-pass = kurzer Pass
screen-kind-long-pass = langer Pass
screen-side-left = li.
screen-side-middle = Mitte
screen-side-right = re.
screen-no-play = kein Spielzug
screen-defence = Defense
screen-bought = und Yards gekauft
screen-stolen = und Yards gestohlen
screen-against = { $play } gegen { $card }
screen-before = letzter Versuch:
screen-tackled = Tackle, keine Yards
screen-yards = { yards }
screen-signs = [X] Schild: Tackle   * Trickspielzug: Yards zu kaufen
screen-legend = X Schild   * Trickspielzug   · nichts   ~ rekonstruiert   ° öffentlich

# Wahlen als Knöpfe, und was jeder Teil des Bretts sagt

brief-run-left = Lauf links
brief-run-middle = Lauf Mitte
brief-run-right = Lauf rechts
brief-short-pass-left = kurz links
brief-short-pass-middle = kurz Mitte
brief-short-pass-right = kurz rechts
brief-long-pass-left = lang links
brief-long-pass-middle = lang Mitte
brief-long-pass-right = lang rechts
name-card = { $name }: { $told }
name-option = { $zone } { $yards }{ $trick ->
        [1] {" "}(Trick)
       *[0] {""}
    }
name-meets = { $yards ->
        [X] { $zone } gestoppt
       *[other] { $zone } { $yards }
    }
cell-option = Option { $number }: { $zone }, { yards }{ $trick ->
        [1] , Trickspielzug
       *[0] {""}
    }.
cell-entry = { $card }, { $zone }: { $value ->
        [X] gestoppt
        [none] die Yards bleiben
       *[other] { $value }
    }.
cell-side = { $side ->
        [home] Heim
       *[away] Gast
    }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }{ $role ->
        [attacks] , greift an
        [defends] , verteidigt
       *[none] {""}
    }.
cell-drives = Nach Drives: { $points }.
cell-yards = { $side ->
        [home] Zone des Heimteams
       *[away] Zone des Gastteams
    }: { yards }.
cell-to-go = Noch zu holen: { yards }; Versuch { $down } von { $downs }.
cell-momentum = { $side ->
        [home] Momentum des Heimteams
        [away] Momentum des Gastteams
       *[bank] Momentum in der Bank
    }: { $coins }.
cell-spend = Eine Münze, die du jetzt ausgeben kannst.
cell-tile = { $name }{ $note ->
        [none] {""}
       *[other] : { $note }
    }.

# Was eine Wahl erwarten lässt

odds-play = { $what ->
        [first] First Down
        [goal] Touchdown
       *[two] Gelingt
    } bestenfalls { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ $zone })
odds-option = { $what ->
        [first] First Down
        [goal] Touchdown
       *[two] Gelingt
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, gestoppt { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }, im Schnitt { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } Yards
odds-bought = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } mit Yards für { $price }
odds-card = { $what ->
        [first] First Down
        [goal] Touchdown
       *[two] Gelingt
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, gestoppt { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }
odds-gamble = { $what ->
        [first] First Down
        [goal] Touchdown
       *[two] Gelingt
    } bestenfalls { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = Gut { NUMBER($good, style: "percent", maximumFractionDigits: 1) }
odds-kick-paid = Gut { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, { NUMBER($paid, style: "percent", maximumFractionDigits: 1) } für { $price } Momentum
odds-convert = Gelingt bestenfalls { NUMBER($share, style: "percent", maximumFractionDigits: 1) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte im Schnitt
odds-makes = { $kind ->
        [short] Bringt { $yards }, kein First Down
        [first] Bringt { $yards }: First Down
       *[goal] Bringt { $yards }: Touchdown
    }

# Was jemand anders entscheidet

deciding-fourth = ausspielen, Field Goal oder Punt
deciding-play = welcher Spielzug gezeigt wird
deciding-cards = eine Karte und eine Option, verdeckt
deciding-steal = ob Yards gestohlen werden
deciding-buy = ob Yards gekauft werden
deciding-turnover = ob ein Turnover gekauft wird
deciding-repeat-attacker = ob der Versuch wiederholt wird
deciding-repeat-defender = ob der Versuch wiederholt werden muss
deciding-touchdown = die Punkte oder eine Conversion
deciding-toss = Kopf oder Zahl
deciding-concede = ob aufgegeben wird

## Der Bericht

report-part = { $part ->
    [0] {""}
   *[other] Verlängerung { $part }
}
report-turning-also = Turnover, vergebene vierte Versuche, verfehlte Kicks, gestohlene Yards und lange Raumgewinne wiegen wie einige Punkte.
report-yards = Yards
report-longest = längster Raumgewinn
report-plays = Spielzüge
report-first-downs = First Downs
report-touchdowns = Touchdowns
report-conversions = Conversions
report-field-goals = Field Goals
report-missed = Kicks daneben
report-punts = Punts
report-stopped = vierte Versuche vergeben
report-tackles = Tackles
report-bought = Yards gekauft (Mal)
report-stolen = Yards gestohlen (Mal)
report-repeated = Versuche wiederholt
report-turnovers-forced = Turnover erzwungen

## Antworten, die stehen bleiben

standing-repeat-made = Nicht anbieten, einen gelungenen Down zu wiederholen

## A position, field by field

field-phase = Moment
field-phase-flip = vor dem Münzwurf
field-phase-between = zwischen zwei Drives
field-phase-down = vor einem Down
field-phase-touchdown = nach einem Touchdown
field-phase-conversion = Conversion
field-drive = Drive der Partie
field-attacker = wer angreift
field-attacker-home = Heim
field-attacker-away = Gast
field-first = wer zuerst angriff
field-first-home = Heim
field-first-away = Gast
field-down = Down
field-yards = Yards: Angreifer, noch nötig, Verteidiger
field-momentum = Momentum: Heim, Gast
field-score = Punkte: Heim, Gast

# Das Gleichgewicht der Karten

balance-plays = Gezeigte Spielzüge, % der Versuche, in denen es darauf ankommt
balance-first = 1. & 10
balance-second-long = 2., ab 7
balance-short = 1 bis 3 Yards
balance-long = 3. und 4., ab 7
balance-goal = bis zur Endzone
balance-medium = andere
balance-options = Angesagte Optionen nach einem Spielzug, %
balance-option-1 = Option 1
balance-option-2 = Option 2
balance-option-3 = Option 3
balance-cards = Gelegte Defense-Karten, % von allen und nach jedem Spielzug
balance-drives = Gezeigte Spielzüge je Drive, %
balance-momentum = Ausgegebenes Momentum
balance-steal = Yards gestohlen
balance-buy = Yards gekauft
balance-turnover = Turnover
balance-repeat-attacker = Wiederholung des Angreifers
balance-repeat-defender = Wiederholung des Verteidigers
balance-skip = Wurf gekauft
balance-any = irgendetwas davon
balance-fourth = Vierte Versuche, %
balance-gamble = ausspielen
balance-field-goal = Field Goal
balance-punt = Punt
balance-ends = Wie Drives enden, %
balance-touchdown = Touchdown
balance-converted = mit Conversion
balance-unconverted = ohne Conversion
balance-missed = Field Goal verfehlt
balance-failed = umsonst ausgespielt
balance-points = Punkte
balance-points-a-drive = Punkte je Drive
balance-downs = Versuche
balance-margin = Punkte zwischen den Seiten am Ende
balance-lead-changes = Führungswechsel
balance-overtime = Partien mit Overtime

## Aufgaben

puzzle-theme-fourth = Vierter Versuch
puzzle-theme-momentum = Momentum
puzzle-theme-plays = Welcher Spielzug?
puzzle-theme-score = Nach dem Touchdown

# Wozu eine Wahl gut ist
why-safest = Kostet dich am wenigsten, wenn sie es erraten.
why-boldest = Bringt am meisten, wenn sie falsch raten.
why-mixed = Eingestreut, damit sie sich auf das andere nicht verlassen können.
why-saves-momentum = Spart Momentum, das später mehr wert ist.
why-stands = Was steht, gewinnt mehr: Du würdest es auch umsonst nicht ändern.
why-sure-points = Die sicheren Punkte gewinnen mehr als ein Versuch um weitere.
why-more-points = Die Punkte mehr sind das Risiko wert.
why-skips = Ein Münzwurf weniger ist das Momentum wert.
why-hopes = Noch ist etwas zu gewinnen.
why-gamble = Ausspielen gewinnt mehr als jeder Kick.
why-kick-sure = Der Kick kann nicht misslingen, und seine Punkte gewinnen mehr als Ausspielen.
why-kick-risk = Der Kick gewinnt mehr als Ausspielen, trotz der Münzwürfe.
why-punt = Sie haben das ganze Feld vor sich; Ausspielen oder ein Field Goal gewinnt weniger.
why-buys = Die Yards sind mehr wert als das Momentum.
why-buys-first = Mit den gekauften Yards ist es ein First Down.
why-buys-goal = Mit den gekauften Yards gibt es Punkte.
why-steals = Sie zurückzuwerfen ist mehr wert als das Momentum.
why-stops-first = So, wie es steht, machen sie ein First Down.
why-stops-goal = So, wie es steht, punkten sie.
why-turns-over = Der Ball ist mehr wert als das Momentum.
why-again = Den Versuch zu wiederholen ist das Momentum wert.
why-again-over = So, wie es steht, ist dein Drive vorbei.
why-again-first = So, wie es steht, machen sie ein First Down.
why-again-goal = So, wie es steht, punkten sie.
why-likeliest = Kein anderer Spielzug schafft gegen die beste Defense so oft die nötigen Yards.
why-most-yards = Kein anderer Spielzug gewinnt gegen die beste Defense im Schnitt so viel Raum.
why-seldom-tackled = Kein anderer Spielzug wird von der besten Defense so selten gestoppt.
