### Blood Bowl: was der Tisch sagt.

game-name = Blood Bowl
game-tagline = Fantasy-Football auf Feldern: blocken, ausweichen, werfen, punkten.
game-intro =
    Elf Spieler je Team auf sechsundzwanzig mal fünfzehn Feldern. In seinem Zug aktiviert ein Trainer einen nach dem anderen, bis
    es reicht oder etwas schiefgeht. Je sechzehn Züge, bis zu drei Würfel für einen Block, ein Punkt für den Touchdown.
quick-1 = Wähl zwei Teams; fertige Kader gibt es. Stell elf Spieler auf, oder nimm eine Formation mit einem Klick.
quick-2 = In deinem Zug aktivierst du deine Spieler nacheinander, jeden einmal. Je einmal im Zug: ein Blitz, ein Pass, eine Übergabe, ein Foul; ziehen und blocken dürfen beliebig viele.
quick-3 = Wer ein Feld neben einem stehenden Gegner verlässt, muss ausweichen. Bis zu zwei Felder mehr gehen mit einem Rush, je auf 2 oder mehr.
quick-4 = Beim Block zählt die Stärke mit Assists: Die stärkere Seite wählt aus mehr Würfeln. Zurückgestoßen, Stolpert und POW sind gut, der Schädel nicht.
quick-5 = Fällt einer von dir, ist dein Zug vorbei: ein Turnover. Ebenso, wenn der Ball verloren geht. Tu das Sichere zuerst.
quick-6 = Ein Team-Reroll wiederholt einen misslungenen Wurf, einmal je Wurf und solange welche da sind.
quick-7 = Trag den Ball in die gegnerische Endzone: ein Touchdown, ein Punkt. Acht Züge je Halbzeit, zwei Halbzeiten.
symbol-figure = Eine Figur trägt ihre Nummer und daneben den Buchstaben ihrer Position. Zeig auf sie, um Werte und Fähigkeiten zu sehen.
symbol-turns = Die Züge dieser Halbzeit. Der helle wird gerade gespielt.
symbol-rerolls = Die übrigen Team-Rerolls. Jeder wiederholt einen misslungenen Wurf.
symbol-apothecary = Die Tasche ist der Apotheker, der einmal einen Verletzten retten kann. Eine blasse heißt: keiner da.
symbol-bribes = Der Beutel enthält Bestechungsgelder: Eines kann einen Spieler auf dem Feld halten, den der Schiri vom Platz stellt.
symbol-acted = Wer grau ist, hat in diesem Zug schon gehandelt.
symbol-prone = Er liegt am Boden und deckt niemanden, bis er wieder steht.
symbol-stunned = Sterne: betäubt. Er kann nichts tun, bis er umgedreht ist.
symbol-dugout = Die Bank: Reserve, K.O., Ausfälle und wer vom Platz gestellt wurde.

## Fragen

ask-kick-or-receive = Du hast den Münzwurf gewonnen. Empfangen oder kicken?
ask-set-up =
    Aufstellen: { $left ->
        [0] versetze, wen du willst, oder fertig.
        [11] nimm eine Formation, oder stell deine Spieler einzeln auf.
        [one] ein Spieler fehlt noch.
       *[other] { $left } Spieler fehlen noch.
    }
ask-place = Nummer { $player }: auf welches Feld?
ask-kick = Kickoff: auf welches Feld zielst du?
ask-halve = Die Abweichung des Kicks halbieren?
ask-touchback = Touchback: wer bekommt den Ball?
ask-solid =
    Solide Verteidigung: wen stellst du um? { $left ->
        [one] Noch einen.
       *[other] Noch bis zu { $left }.
    }
ask-high-kick = Hoher Kick: wer läuft unter den Ball?
ask-snap =
    Schneller Snap: wer zieht ein Feld? { $left ->
        [one] Noch einer.
       *[other] Noch bis zu { $left }.
    }
ask-snap-to = Schneller Snap: Nummer { $player } auf welches Feld?
ask-charge =
    Blitz! Wen schickst du los? { $left ->
        [one] Noch einen.
       *[other] Noch bis zu { $left }.
    }
ask-prayer = Das Gebet ist erhört: für wen?
ask-turn = Wen aktivierst du?
ask-target = Nummer { $actor }: gegen wen?
ask-step = Nummer { $actor }: wohin?
ask-aim = Nummer { $actor } wirft: auf welches Feld?
ask-reroll = Nummer { $player }: { $test } misslingt, { $rolled } statt { $need }+. Noch einmal würfeln?
ask-pro-die = Pro ist misslungen. Ein Team-Reroll dafür?
ask-dive = Nummer { $player } weicht aus. In das verlassene Feld hechten?
ask-block-dice = Nummer { $player } blockt { $other }. Diese Würfel behalten?
ask-pick = Nummer { $player } blockt { $other }. Welcher Würfel gilt?
ask-wrestle = Nummer { $player } blockt { $other }: Beide am Boden. Wrestle einsetzen?
ask-stumble = Nummer { $other } stolpert. Mit Dodge oben bleiben?
ask-stand-firm = Nummer { $player } wird gestoßen. Stehen bleiben?
ask-sidestep = Nummer { $player } wird gestoßen. Sidestep auf welches Feld?
ask-push = Nummer { $player } auf welches Feld stoßen?
ask-follow = Nummer { $player } hat { $other } gestoßen. Nachrücken?
ask-harder = Den Bonus auf diesen Wurf anrechnen?
ask-doctor = Nummer { $player } behandeln lassen?
ask-second = Nummer { $player }: welcher Ausfall gilt?
ask-interfere = Wer greift nach dem Pass?
ask-burst = Mit Cloud Burster neu versuchen lassen?
ask-diving-catch = Nach dem Ball hechten?
ask-dump-off = Den Ball vor dem Block abwerfen?
ask-throw-at = Nummer { $player } lässt { $other } fliegen: auf welches Feld?
ask-swoop = Swoop: in welche Richtung?
ask-argue = Nummer { $player } soll vom Platz.
ask-saw = Mit der Kettensäge foulen?
ask-concede = { $left ->
    [one] Nur noch einer ist übrig.
   *[other] Nur noch { $left } sind übrig.
} Weiterspielen oder straflos aufgeben?
ask-shadow = Nummer { $player } kommt davon. Wer folgt wie ein Schatten?
ask-fend = Nummer { $other } wird gestoßen. Den Blocker fernhalten?
ask-grab = Nummer { $player } packen und hinstellen, wo man will?
ask-juggernaut = Beide am Boden. Nummer { $other } stattdessen stoßen?
ask-set-down = Nummer { $player } geht mit dem Ball zu Boden. Wohin legt er ihn?
ask-again = Blockt Nummer { $actor } noch einmal oder sticht zu?
ask-lash-out = Nummer { $player } ist außer sich. Auf wen geht er los?
ask-tentacles = Nummer { $player } will weg. Wer hält ihn mit Tentakeln fest?
ask-on-the-ball = Wer reagiert (On the Ball) und läuft jetzt los?
ask-run = Wohin läuft er?
ask-thirst = Nummer { $player } dürstet nach Blut. Weitermachen, oder nur ziehen?
ask-bite = Nummer { $player } muss trinken. Von wem?
ask-swarm =
    Schwarm: wer kommt aufs Feld? { $left ->
    [one] Noch einer darf.
   *[other] Noch { $left } dürfen.
}
ask-swarm-to = Schwarm: auf welches Feld kommt Nummer { $player }?
ask-mage = Vor diesem Zug den Wettermagier rufen?
ask-sky = Welches Wetter soll es sein?
ask-regrow = Nummer { $player } hat sich nicht regeneriert. Noch einmal würfeln lassen?
ask-wizard = Wirkt der Zauberer vor dem nächsten Zug einen Zauber?
ask-fireball = Wo schlägt der Feuerball ein?
ask-zap = Wer wird zum Frosch?
ask-lob = Die Bombe: ein gewöhnlicher Wurf oder ein Hail Mary?
ask-bomb-at = Nummer { $player } wirft die Bombe: auf welches Feld?
ask-chain = Nummer { $actor } schwingt Kugel und Kette: wohin?
ask-trick = Nummer { $other } will Nummer { $player } treffen. Wo taucht der Trickser auf?
ask-pile-driver = Nummer { $actor } steht über seinem Opfer. Foul mit Pile Driver?
ask-run-off = Nummer { $actor } hat zugeschlagen. Wohin läuft er?
ask-two = Nummer { $actor }: Nummer { $other } blocken oder zustechen?
ask-hire = { NUMBER($gold) } Gold zum Ausgeben. Welcher Anreiz?
ask-brewer = Zu wenige für elf. Spielt Josef Bugman in diesem Drive selbst mit?

answer-kick-or-receive-receive = Empfangen
answer-kick-or-receive-kick = Kicken
answer-set-up = { $token } aufstellen
answer-set-up-zone = Zone: über das Feld verteilt
answer-set-up-wall = Mauer: eine tiefe Linie
answer-set-up-cage = Käfig: dicht beisammen
answer-set-up-wings = Flügel: auf beiden Seiten
answer-set-up-done = Fertig
answer-place = { $token }
answer-place-no = Auf die Bank
answer-kick = { $token }
answer-halve-whole = Wie gewürfelt
answer-halve-half = Die Hälfte
answer-touchback = { $token }
answer-solid = { $token }
answer-solid-no = Genug
answer-high-kick = { $token }
answer-high-kick-no = Niemand
answer-snap = { $token }
answer-snap-no = Genug
answer-snap-to = { $token }
answer-charge = { $token }
answer-charge-end = Genug
answer-prayer = { $token }
answer-turn = { $token }
answer-turn-end =
    Zug beenden: { $idle ->
        [one] einer könnte noch handeln
       *[other] { $idle } könnten noch handeln
    }
answer-target = { $token }
answer-step = { $token }
answer-step-- = Hier anhalten
answer-step-throw = Den Ball werfen
answer-step-hail = Einen Hail Mary werfen
answer-aim = { $token }
answer-reroll-keep = Dabei lassen
answer-reroll-skill = Durch Fertigkeit
answer-reroll-team = Team-Reroll
answer-reroll-pro = Pro
answer-reroll-break = Break Tackle
answer-pro-die-keep = Dabei lassen
answer-pro-die-team = Team-Reroll
answer-dive = { $token } hechtet
answer-dive-no = Ziehen lassen
answer-block-dice-keep = Behalten
answer-block-dice-team = Team-Reroll
answer-block-dice-brawler = Brawler
answer-block-dice-pro1 = Pro auf den ersten Würfel
answer-block-dice-pro2 = Pro auf den zweiten Würfel
answer-block-dice-pro3 = Pro auf den dritten Würfel
answer-pick--pd = { face-pd }
answer-pick--bd = { face-bd }
answer-pick--pb = { face-pb }
answer-pick--st = { face-st }
answer-pick--pow = { face-pow }
answer-wrestle-no = Nein
answer-wrestle-wrestle = Wrestle
answer-stumble-fall = Zu Boden gehen
answer-stumble-dodge = Dodge
answer-stand-firm-give = Nachgeben
answer-stand-firm-firm = Stehen bleiben
answer-sidestep = { $token }
answer-sidestep-no = Stoßen lassen
answer-push = { $token }
answer-follow-stay = Bleiben
answer-follow-follow = Nachrücken
answer-harder-no = Jetzt nicht
answer-harder-add = Anrechnen
answer-doctor-no = Nein
answer-doctor-doctor = Apotheker
answer-second-first = Der erste
answer-second-second = Der zweite
answer-interfere = { $token }
answer-interfere-no = Niemand
answer-burst-no = Dabei lassen
answer-burst-burst = Cloud Burster
answer-diving-catch = { $token } hechtet
answer-diving-catch-no = Niemand
answer-dump-off = { $token }
answer-dump-off-no = Ball behalten
answer-throw-at = { $token }
answer-swoop-no = Kein Swoop
answer-swoop-down = Nach unten
answer-swoop-up = Nach oben
answer-swoop-right = Nach rechts
answer-swoop-left = Nach links
answer-argue-accept = Gehen lassen
answer-argue-argue = Protestieren
answer-argue-bribe = Schiri bestechen
answer-saw-no = Mit dem Stiefel
answer-saw-saw = Mit der Kettensäge
answer-concede-play = Weiterspielen
answer-concede-concede = Aufgeben
answer-shadow = { $token } folgt
answer-shadow-no = Ziehen lassen
answer-fend-let = Nachrücken lassen
answer-fend-fend = Fernhalten
answer-grab = { $token }
answer-grab-no = Wie üblich stoßen
answer-juggernaut-no = Nein
answer-juggernaut-push = Stoßen
answer-set-down = { $token }
answer-again-block = Blocken
answer-again-stab = Zustechen
answer-lash-out = { $token }
answer-tentacles = { $token } hält ihn fest
answer-tentacles-no = Ziehen lassen
answer-on-the-ball = { $token } läuft
answer-on-the-ball-no = Niemand
answer-run = { $token }
answer-run-- = Dort bleiben
answer-thirst-go-on = Weitermachen
answer-thirst-move = Nur ziehen
answer-bite = { $token } beißen
answer-swarm = { $token } kommt
answer-swarm-no = Genug
answer-swarm-to = { $token }
answer-doctor-plague = Seuchendoktor
answer-mage-no = Jetzt nicht
answer-mage-mage = Den Magier rufen
answer-sky-sweltering = { weather-sweltering }
answer-sky-sunny = { weather-sunny }
answer-sky-perfect = { weather-perfect }
answer-sky-rain = { weather-rain }
answer-sky-blizzard = { weather-blizzard }
answer-regrow-no = Nein
answer-regrow-mortuary = Leichengehilfe
answer-regrow-plague = Seuchendoktor
answer-wizard-no = Jetzt nicht
answer-wizard-fireball = Feuerball
answer-wizard-zap = Zap
answer-fireball = { $token }
answer-zap = { $token }
answer-lob-throw = Werfen
answer-lob-hail = Hail Mary
answer-bomb-at = { $token }
answer-bomb-at-no = Nicht werfen
answer-chain-stop = Anhalten
answer-chain-down = Nach unten
answer-chain-up = Nach oben
answer-chain-right = Nach rechts
answer-chain-left = Nach links
answer-trick = { $token }
answer-trick-no = Bleiben
answer-pile-driver = Foul an { $token }
answer-pile-driver-no = Liegen lassen
answer-run-off = { $token }
answer-run-off-no = Bleiben
answer-two-block = Blocken
answer-two-stab = Zustechen
answer-hire-enough = Genug
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
answer-brewer-no = Nicht in diesem Drive
answer-brewer-bugman = Er spielt

die-three = der W3
die-six = der W6
die-eight = der W8
die-sixteen = der W16
die-block = der Blockwürfel
die-watch = Uhr

## Optionen

option-variant = Regeln
option-variant-tournament = Turniertabellen
option-variant-official = veröffentlichte Regeln
option-home-team = Heimteam
option-away-team = Gastteam
option-home-roster = Heim: ein eigenes Team
option-away-roster = Gast: ein eigenes Team
option-overtime = Verlängerung bei Unentschieden
option-turn-minutes = Minuten je Zug (0: ohne Uhr)
option-prayers-for-gap = Gebete für das Team mit dem kleineren Wert
option-league-style = Anreize vor der Partie wie in einer Liga
option-home-treasury = Heim: Kasse zum Ausgeben
option-away-treasury = Gast: Kasse zum Ausgeben
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

## Ereignisse

who = { $player } { $spot }
whom = { $other } { $spot_2 }
event-fans = { $side } hat einen Fanfaktor von { $fans }.
event-weather = Das Wetter: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-tossed = { $side } gewinnt den Münzwurf.
event-toss-tied = Gleich: noch einmal.
event-receives = { $side } empfängt.
event-set-up = { $side } stellt auf{ $formation ->
    [0] {""}
   *[other] : { $formation }
}.
event-kicked = { $side } kickt auf { $square }.
event-touchback = Touchback für { $side }.
event-event = Kickoff-Ereignis { $roll }: { $event ->
    [0] { kickoff-get-the-ref }. Jedes Team bekommt ein Bestechungsgeld.
    [1] { kickoff-time-out }. Beide Zugmarker rücken um eins.
    [2] { kickoff-solid-defence }. Einige Spieler des kickenden Teams dürfen sich neu aufstellen.
    [3] { kickoff-high-kick }. Ein Empfänger darf sich unter den Ball stellen.
    [4] { kickoff-cheering-fans }. Beide Trainer würfeln; der höhere Wurf betet.
    [5] { kickoff-brilliant-coaching }. Beide Trainer würfeln; der höhere Wurf bringt einen Reroll.
    [6] { kickoff-changing-weather }. Das Wetter wird neu ausgewürfelt.
    [7] { kickoff-quick-snap }. Einige Empfänger dürfen ein Feld weit gehen.
    [8] { kickoff-blitz } Einige Spieler des kickenden Teams dürfen ziehen, bevor der Ball herunterkommt.
    [9] { kickoff-officious-ref }. Beide Trainer würfeln; dem niedrigeren nimmt der Schiedsrichter einen Spieler.
   *[10] { kickoff-pitch-invasion }. Beide Trainer würfeln; Fans betäuben einige Spieler des niedrigeren.
}
event-bribe-won = { $side } bekommt ein Bestechungsgeld.
event-time-out = Die Zugmarker stehen auf { $home } und { $away }.
event-coached = { $side } bekommt einen Reroll für diesen Drive.
event-blitz-over = Der Ansturm von { $side } ist vorbei.
event-ref-stunned = { $side }: der Schiri betäubt { who }.
event-ref-sent-off = { $side }: der Schiri stellt { who } vom Platz.
event-invaded = { $side }: die Fans überrennen { who }.
event-prayer = { $side } betet: { prayer }.
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
event-touched = { $side }: { prayer } für { who }.
event-trapdoor = { $side }: { who } fällt durch die Falltür!
event-turn = { $side }, Zug { $turn }.
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
event-turnover = Turnover für { $side }: { $cause ->
    [1] ein Spieler ist gestürzt
    [2] ein Spieler wurde niedergeschlagen
    [3] der Träger hat den Ball verloren
    [4] der Ball wurde nicht aufgehoben
    [5] Fumble
    [6] der Pass ging verloren
    [7] die Landung ging daneben
    [8] der Schiri hat das Foul gesehen
    [9] ein Mitspieler wurde getroffen
    [11] ein Vampir trank nicht
    [12] der Bombenwerfer fiel seiner eigenen Bombe zum Opfer
   *[10] die Kettensäge schlug zurück
}.
event-passed = { $side }: { who } { $test ->
    [0] rusht
    [1] weicht aus
    [2] springt
    [3] hebt den Ball auf
    [4] fängt
    [5] wirft gut
    [6] kommt an den Ball
    [7] kommt hoch
    [8] landet gut
    [9] wirft gut
    [10] behält den Faden
    [11] wirft die Kettensäge an
    [12] hat keinen Hunger
    [13] lässt los
    [14] kommt über die Falltür
    [15] springt auf
    [16] überwindet den Ekel
    [17] ist furchtlos
    [18] bleibt dran
    [19] schluckt seinen Stolz
    [20] greift zu
    [21] hält den Blick
    [22] zielt gut
    [23] speit gut
    [24] tritt gut
    [25] fängt die Bombe
   *[other] schafft es
} ({ $needed }+): { $roll }.
event-failed = { $side }: { who } { $test ->
    [0] verpatzt den Rush
    [1] weicht nicht aus
    [2] verpatzt den Sprung
    [3] bekommt den Ball nicht hoch
    [4] fängt nicht
    [5] wirft schlecht
    [6] kommt nicht an den Ball
    [7] kommt nicht hoch
    [8] landet schlecht
    [9] wirft schlecht
    [10] verliert den Faden
    [11] rutscht mit der Kettensäge ab
    [12] hat Hunger
    [13] sperrt das Maul auf
    [14] gerät auf die Falltür, und sie öffnet sich
    [15] springt nicht auf
    [16] wendet sich vor Ekel ab
    [17] lässt sich einschüchtern
    [18] verliert den Läufer
    [19] schmollt
    [20] greift ins Leere
    [21] blinzelt
    [22] verschluckt sich
    [23] hustet nur
    [24] tritt schlecht
    [25] lässt die Bombe fallen
   *[other] schafft es nicht
} ({ $needed }+): { $roll }.
event-rerolled = { $side }: { who } würfelt { $test ->
    [-1] neu
   *[other] die { $roll } neu
}, { $how ->
    [1] mit einer Fertigkeit
    [2] mit einem Team-Reroll
   *[3] als Pro
}.
event-loner = { $side }: { who } ist ein Loner, der Reroll ist umsonst.
event-pro-failed = { $side }: { who } ist doch nicht so ein Pro.
event-stood-up = { $side }: { who } steht auf.
event-fell = { $side }: { who } stürzt.
event-knocked-down = { $side }: { who } wird niedergeschlagen.
event-placed-prone = { $side }: { who } geht zu Boden.
event-dived = { $side }: { who } hechtet hinein.
event-confused = { $side }: { who } steht da und grübelt.
event-picked-up = { $side }: { who } hat den Ball.
event-blocked = { $side }: { who } blockt { whom }, { $dice ->
    [1] ein Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [-2] zwei Würfel dagegen
   *[-3] drei Würfel dagegen
}.
event-result = { $side }: { who }: { $face ->
    [0] { face-pd }
    [1] { face-bd }
    [2] { face-pb }
    [4] { face-st }
   *[5] { face-pow }
}.
event-pushed = { $side }: { who } wird auf { $square } gestoßen.
event-crowd = { $side }: { who } landet im Publikum!
event-stood-firm = { $side }: { who } bleibt stehen.
event-followed-up = { $side }: { who } rückt nach.
event-armour-held = { $side }: { who }, die Rüstung { $needed }+ hält: { $roll }{ plus }.
event-armour-broken = { $side }: { who }, die Rüstung { $needed }+ bricht: { $roll }{ plus }.
event-stunned = { $side }: { who } ist betäubt, Verletzung { $roll }.
event-knocked-out = { $side }: { who } geht k.o., Verletzung { $roll }.
event-badly-hurt = { $side }: { who } ist übel zugerichtet.
event-casualty = { $side }: { who } ist { $row ->
    [1] übel zugerichtet
    [2] ernsthaft verletzt
    [3] schwer verletzt
    [4] bleibend verletzt
   *[5] tot
}, Ausfall { $roll }.
event-scarred = { $side }: { who } { $row ->
    [2] verpasst die nächste Partie.
    [3] verpasst die nächste Partie, und ein Wehwehchen bleibt.
    [4] verpasst die nächste Partie, und { $worse ->
        [1] MA
        [2] ST
        [3] AG
        [4] PA
       *[5] AV
    } ist auf Dauer eins schlechter.
   *[5] wird nie wieder spielen.
}
event-healed = { $side }: { $how ->
    [2] der Seuchendoktor
   *[other] der Apotheker
} hilft { who }.
event-regenerated = { $side }: { who } regeneriert.
event-recovered = { $side }: { who } kommt wieder zu sich.
event-raised = { $side }: die Toten erheben sich, hier kommt { who }.
event-caught = { $side }: { who } hat den Ball gefangen.
event-dropped = { $side }: { who } lässt den Ball fallen.
event-bounced = Der Ball prallt von { $square } ab.
event-thrown-in = Das Publikum wirft den Ball von { $square } ein.
event-threw = { $side }: Pass von { who } auf { $square }: { $outcome ->
    [0] Fumble
    [1] genau
    [2] ungenau
   *[3] völlig verzogen
}.
event-kept = { $side }: { who } hält den Ball fest.
event-deflected = { $side }: { who } fälscht den Pass ab.
event-intercepted = Interception von { $side }, { who }!
event-handed = { $side }: { who } übergibt an { whom }.
event-threw-mate = { $side }: { who } wirft { whom }: { $outcome ->
    [0] Fumble
    [1] großartig
    [2] gelungen
   *[3] furchtbar
}.
event-landed = { $side }: { who } landet sicher.
event-crashed = { $side }: { who } schlägt auf.
event-eaten = { $side }: { who } wird gefressen!
event-fouled = { $side }: { who } foult { whom }.
event-sent-off = { $side }: { who } fliegt vom Platz.
event-argued = { $side } protestiert mit einer { $roll }: { $heard ->
    [1] der Spieler bleibt
   *[0] { $roll ->
        [1] auch der Trainer muss gehen
       *[other] der Schiri hört nicht zu
    }
}.
event-bribed = { $side } besticht mit einer { $roll }: { $roll ->
    [1] der Schiri nimmt das Geld und stellt ihn trotzdem vom Platz
   *[other] der Schiri schaut weg
}.
event-stabbed = { $side }: { who } sticht auf { whom } ein.
event-sawed = { $side }: { who } richtet die Kettensäge auf { whom }.
event-fainted = { $side }: { who } kippt in der Hitze um.
event-touchdown = Touchdown für { $side } durch { who }! { $home }:{ $away }
event-half-over = Die Halbzeit ist vorbei: { $home }:{ $away }.
event-sudden-death = Sudden Death: { $home }:{ $away }.
event-match-over = Schluss: { $side } gewinnt, { $home }:{ $away }.
event-draw = Schluss: unentschieden, { $home }:{ $away }.
event-conceded = { $side } gibt auf: { $home }:{ $away }.
event-points =
    { $side }: { $points ->
        [one] ein Turnierpunkt
       *[other] { $points } Turnierpunkte
    }, { $bonus ->
        [0] kein Bonus
        [one] ein Bonuspunkt
       *[other] { $bonus } Bonuspunkte
    }.
event-time-up = { $side }: die Zeit ist um, der Zug endet.
event-revolted = { $side }: { who } schreckt vor dem Anblick zurück.
event-shadowed = { $side }: { who } folgt auf { $square }.
event-fended = { $side }: { who } hält den Blocker fern.
event-stripped = { $side }: { who } wird der Ball aus der Hand geschlagen.
event-set-down = { $side }: { who } legt den Ball auf { $square } ab.
event-strayed = Der Ball weicht auf { $square } ab.
event-given = { $side }: { who } bekommt den Ball.
event-raged = { $side }: { who } ist außer sich und tut nichts.
event-rooted = { $side }: { who } schlägt Wurzeln.
event-lashed-out = { $side }: { who } geht auf { whom } los.
event-held-fast = { $side }: { who } hält { whom } fest.
event-gazed = { $side }: { who } starrt { whom } an, der seine Tacklezone verliert.
event-vomited = { $side }: { who } erbricht sich auf { whom }.
event-refused = { $side }: { who } will den Ball nicht hergeben.
event-rotted = { $side }: { who } steigt aus dem Unrat und kommt dazu.
event-on-the-ball = { $side }: { who } reagiert (On the Ball).
event-thirsty = { $side }: { who } dürstet nach Blut.
event-bit = { $side }: { who } beißt { whom }.
event-starved = { $side }: { who } findet niemanden zum Trinken und verliert den Verstand.
event-swarmed = { $side }: { who } schwärmt aufs Feld.
event-helped-up = { $side }: { who }: Mitspieler helfen auf, { $roll }.
event-left-lying = { $side }: { who } bleibt liegen: { $roll }.
event-conjured = Der Wettermagier von { $side } zaubert mit einer { $roll }.
event-sky-back = Der Zauber des Magiers ist vorbei. Das Wetter: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-regrew = { $side }: { $how ->
    [1] der Leichengehilfe
   *[2] der Seuchendoktor
} flickt { who }, die Regeneration wird noch einmal gewürfelt.
event-cooked = Der Meisterkoch von { $side } gewinnt { $count ->
    [0] keinen Reroll
    [1] einen Reroll
   *[other] { $count } Rerolls
} für diese Halbzeit; die Gegner verlieren { $taken }.
event-watched = { $side }: der parteiische Schiri schaut mit einer { $roll } auf { who } und { $seen ->
    [1] hat das Foul gesehen
   *[0] hat nichts gesehen
}.
event-roused = { $side }: Bugmans Bräu für { who }, die 1 wird noch einmal gewürfelt.
event-fireball = Der Zauberer von { $side } wirft einen Feuerball auf { $square }.
event-burnt = { $side }: der Feuerball { $hit ->
    [1] trifft { who }
   *[0] verfehlt { who }
}: { $roll }.
event-zapped = { $side }: der Zauberer zielt mit einer { $roll } auf { who }: { $frog ->
    [1] ein Frosch
   *[0] nichts geschieht
}.
event-rookies = { $side }: { $count ->
    [1] ein randalierender Neuling kommt
   *[other] { $count } randalierende Neulinge kommen
} dazu.
event-breathed-fire = { $side }: { who } speit Feuer auf { whom }.
event-bomb-thrown = { $side }: { who } wirft eine Bombe auf { $square }: { $outcome ->
    [0] Fumble
    [1] genau
    [2] ungenau
   *[3] völlig verzogen
}.
event-bomb-strayed = Die Bombe fliegt nach { $square }.
event-bomb-lost = Die Bombe explodiert im Publikum.
event-bomb-kept = { $side }: { who } hält die Bombe fest.
event-bomb-caught = { $side }: { who } hat die Bombe gefangen.
event-exploded = Die Bombe explodiert auf { $square }!
event-kicked-mate = { $side }: { who } kickt { whom }: { $outcome ->
    [0] Fumble
    [1] großartig
    [2] gelungen
   *[3] furchtbar
}.
event-left-ball = { $side }: { who } lässt den Ball auf { $square } liegen.
event-moved = { $side }: { who } { $origin } → { $square }.
event-swung = { $side }: Kugel und Kette ziehen { who } in Richtung { $square }.
event-tricked = { $side }: { who } taucht auf { $square } auf.
event-piled = { $side }: { who } rammt { whom } in den Boden.
event-ran-off = { $side }: { who } schlägt zu und läuft nach { $square }.
event-bought = { $side } kauft: { $hired ->
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
}, { NUMBER($gold) } Gold übrig.
event-stepped-in = { $side }: { who } spielt in diesem Drive selbst mit.
event-harder = { $side } nutzt { means }: + { $plus }.

## Die Zahlen eines Spielzugs

plus = { $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}
means = { $means ->
    [1] { skill-mighty-blow }
    [2] { skill-dirty-player }
    [3] Feuerball
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
figure-failed = { tested } { $needed }+: { $roll }, misslungen
figure-armour-held = Rüstung { $needed }+: { $roll }{ plus }, hält
figure-armour-broken = Rüstung { $needed }+: { $roll }{ plus }, gebrochen
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

## Aktionen, Proben und Würfel mit Namen

calls-actions = Aktionen außer Bewegen
action-move = Bewegung
action-block = Block
action-blitz = Blitz
action-pass = Pass
action-hand = Übergabe
action-foul = Foul
action-throw = Mitspieler werfen
action-stab = Zustechen
action-saw = Kettensäge
action-vomit = Schwallkotzen
action-gaze = hypnotischer Blick
action-fire = Feuer speien
action-bomb = Bombe werfen
action-kick = Mitspieler kicken
action-chain = Kugel und Kette
action-two = Mehrfachblock
action-stop = anhalten
barred-once = in diesem Zug schon benutzt
barred-alone = kein stehender Gegner neben ihm
barred-down = er liegt am Boden
barred-none-up = kein Gegner steht
barred-none-down = kein Gegner liegt am Boden
barred-no-ball = er hat den Ball nicht und kann ihn nicht holen
barred-minds-ball = er gibt den Ball nie her
barred-saws = die Kettensäge ersetzt den Block
barred-no-mate = niemand, den er werfen kann
barred-no-eyes = kein Gegner hat eine Tacklezone zu verlieren
barred-one-foe = er deckt weniger als zwei Gegner
barred-in-charge = nicht bei einem Blitz! zum Kickoff
test-rush = Rush
test-dodge = Ausweichen
test-jump = Sprung
test-pick-up = Aufheben
test-catch = Fangen
test-pass = Pass
test-interfere = Stören
test-stand-up = Aufstehen
test-land = Landung
test-throw = Wurf
test-trait = Klar bleiben
test-saw = Kettensäge
test-hungry = Appetit
test-eat = Biss
test-trap = Falltür
test-jump-up = Aufspringen
test-revolt = Ekel überwinden
test-dauntless = Dauntless
test-shadow = Shadowing
test-animosity = Animosity
test-tentacles = Tentacles
test-gaze = Hypnotic Gaze
test-vomit = Projectile Vomit
test-fire = Breathe Fire
test-kick = Kick
test-bomb = Fangen der Bombe
face-pd = Blocker am Boden
face-bd = Beide am Boden
face-pb = Zurückgestoßen
face-st = Stolpert
face-pow = POW
range-quick = schneller Pass
range-short = kurzer Pass
range-long = langer Pass
range-bomb = lange Bombe

## Teams

team-amazon = Amazonen
team-black-orc = Schwarzorks
team-chaos-chosen = Auserwählte des Chaos
team-chaos-dwarf = Chaoszwerge
team-chaos-renegades = Chaosabtrünnige
team-dark-elf = Dunkelelfen
team-dwarf = Zwerge
team-elven-union = Elfenunion
team-gnome = Gnome
team-goblin = Goblins
team-halfling = Halblinge
team-high-elf = Hochelfen
team-human = Menschen
team-imperial-nobility = Imperialer Adel
team-khorne = Khorne
team-lizardmen = Echsenmenschen
team-necromantic-horror = Nekromantischer Horror
team-norse = Norse
team-nurgle = Nurgle
team-ogre = Oger
team-old-world-alliance = Allianz der Alten Welt
team-orc = Orks
team-shambling-undead = Schlurfende Untote
team-skaven = Skaven
team-snotling = Snotlinge
team-tomb-kings = Gruftkönige
team-underworld-denizens = Bewohner der Unterwelt
team-vampire = Vampire
team-wood-elf = Waldelfen

## Positionen

spot-eagle-warrior-linewoman = Adlerkriegerin
spot-python-warrior-thrower = Pythonkriegerin
spot-piranha-warrior-blitzer = Piranhakriegerin
spot-jaguar-warrior-blocker = Jaguarkriegerin
spot-goblin-bruiser-lineman = Goblin-Schläger
spot-black-orc = Schwarzork
spot-trained-troll = Troll (dressiert)
spot-beastman-runner-lineman = Tiermensch
spot-chosen-blocker = Chosen-Blocker
spot-chaos-troll = Chaostroll
spot-chaos-ogre = Chaosoger
spot-minotaur = Minotaurus
spot-hobgoblin-lineman = Hobgoblin
spot-hobgoblin-sneaky-stabba = Hobgoblin-Messerstecher
spot-chaos-dwarf-blocker = Blocker
spot-chaos-dwarf-flamesmith = Flammenschmied
spot-bull-centaur-blitzer = Stierzentaur
spot-renegade-human-lineman = Mensch
spot-renegade-human-thrower = Werfer
spot-renegade-goblin = Goblin
spot-renegade-orc = Ork
spot-renegade-skaven = Skaven
spot-renegade-dark-elf = Dunkelelf
spot-renegade-troll = Troll
spot-renegade-ogre = Oger
spot-renegade-minotaur = Minotaurus
spot-renegade-rat-ogre = Rattenoger
spot-dark-elf-lineman = Lineman
spot-runner = Läufer
spot-blitzer = Blitzer
spot-assassin = Assassine
spot-witch-elf = Hexenkriegerin
spot-dwarf-blocker-lineman = Blocker
spot-troll-slayer = Trollslayer
spot-deathroller = Todeswalze
spot-lineman = Lineman
spot-thrower = Werfer
spot-catcher = Fänger
spot-gnome-lineman = Lineman
spot-gnome-beastmaster = Tierbändiger
spot-gnome-illusionist = Illusionist
spot-woodland-fox = Fuchs
spot-altern-forest-treeman = Baummensch
spot-goblin-lineman = Goblin
spot-bomma = Bomber
spot-looney = Looney
spot-fanatic = Fanatiker
spot-pogoer = Pogospringer
spot--ooligan = Hooligan
spot-doom-diver = Sturzflieger
spot-halfling-hopeful-lineman = Halbling
spot-halfling-hefty = Halbling-Kraftprotz
spot-halfling-catcher = Halblingsfänger
spot-human-lineman = Lineman
spot-halfling-hopeful = Halbling
spot-ogre = Oger
spot-imperial-retainer-lineman = Gefolgsmann
spot-imperial-thrower = Werfer
spot-noble-blitzer = Adelsblitzer
spot-bodyguard = Leibwächter
spot-bloodborn-marauder-lineman = Marodeur
spot-khorngor = Khorngor
spot-bloodseeker = Blutsucher
spot-bloodspawn = Blutbrut
spot-skink-runner-lineman = Skink
spot-chameleon-skink = Chamäleonskink
spot-saurus-blocker = Saurus
spot-kroxigor = Kroxigor
spot-zombie-lineman = Zombie
spot-ghoul-runner = Ghul
spot-wraith = Gespenst
spot-werewolf = Werwolf
spot-flesh-golem = Fleischgolem
spot-norse-raider-lineman = Plünderer
spot-beer-boar = Bierkeiler
spot-norse-berzerker = Berserker
spot-valkyrie = Walküre
spot-ulfwerener = Ulfwerener
spot-yhetee = Yhetee
spot-rotter-lineman = Rotter
spot-pestigor = Pestigor
spot-bloater = Bloater
spot-rotspawn = Fäulnisbrut
spot-gnoblar-lineman = Gnoblar
spot-ogre-runt-punter = Oger-Kicker
spot-ogre-blocker = Oger
spot-old-world-human-lineman = Lineman
spot-old-world-human-thrower = Werfer
spot-old-world-human-catcher = Fänger
spot-old-world-dwarf-blitzer = Zwergenblitzer
spot-old-world-dwarf-blocker = Zwergenblocker
spot-old-world-dwarf-runner = Zwergenläufer
spot-old-world-human-blitzer = Blitzer
spot-old-world-dwarf-troll-slayer = Trollslayer
spot-old-world-halfling-hopefuls = Halbling
spot-orc-lineman = Lineman
spot-big-un = Moscha
spot-goblin = Goblin
spot-untrained-troll = Troll
spot-skeleton-lineman = Skelett
spot-wight-blitzer = Fluchritter
spot-mummy = Mumie
spot-skaven-clanrat-lineman = Klanratte
spot-gutter-runner = Gossenläufer
spot-rat-ogre = Rattenoger
spot-snotling-lineman = Snotling
spot-fungus-flinga = Pilzwerfer
spot-fun-hoppa = Hüpfpilz
spot-stilty-runna = Stelzenläufer
spot-pump-wagon = Pumpwagen
spot-tomb-guardian = Gruftwächter
spot-anointed-thrower = Werfer
spot-anointed-blitzer = Blitzer
spot-underworld-goblin-lineman = Goblin
spot-underworld-snotling = Snotling
spot-skaven-clanrat = Klanratte
spot-skaven-thrower = Skavenwerfer
spot-skaven-blitzer = Skavenblitzer
spot-underworld-troll = Troll
spot-mutant-rat-ogre = Mutanten-Rattenoger
spot-thrall-lineman = Thrall
spot-vampire-runner = Läufer
spot-vampire-blitzer = Blitzer
spot-vampire-thrower = Werfer
spot-vargheist = Vargheist
spot-wood-elf-lineman = Lineman
spot-wardancer = Kampftänzer
spot-loren-forest-treeman = Baummensch
spot--captain-karina-von-riesz = 'Captain' Karina Von Riesz
spot-cindy-piewhistle = Cindy Piewhistle
spot-estelle-la-veneaux = Estelle la Veneaux
spot-gloriel-summerbloom = Gloriel Summerbloom
spot-gretchen-w-chter-the-blood-bowl-widow- = Gretchen Wächter 'The Blood Bowl Widow'
spot-karla-von-kill = Karla Von Kill
spot-rowana-forestfoot = Rowana Forestfoot
spot-roxanna-darknail = Roxanna Darknail
spot-swiftvine-glimmershard = Swiftvine Glimmershard
spot-willow-rosebark = Willow Rosebark

## Fertigkeiten und Eigenschaften

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

## Wetter, Kickoff-Ereignisse, Gebete, Formationen

weather-sweltering = Gluthitze
weather-sunny = grelle Sonne
weather-perfect = perfekte Bedingungen
weather-rain = strömender Regen
weather-blizzard = Schneesturm
kickoff-get-the-ref = Holt den Schiri
kickoff-time-out = Auszeit
kickoff-solid-defence = Solide Verteidigung
kickoff-high-kick = Hoher Kick
kickoff-cheering-fans = Jubelnde Fans
kickoff-brilliant-coaching = Brillantes Coaching
kickoff-changing-weather = Wetterumschwung
kickoff-quick-snap = Schneller Snap
kickoff-blitz = Blitz!
kickoff-officious-ref = Übereifriger Schiri
kickoff-pitch-invasion = Platzsturm
prayer-trapdoor = Tückische Falltür
prayer-friends = Freund des Schiris
prayer-stiletto = Stilett
prayer-iron-man = Eisenmann
prayer-dusters = Schlagring
prayer-bad-habits = Schlechte Angewohnheiten
prayer-cleats = Rutschige Stollen
prayer-statue = Gesegnete Nuffle-Statue
formation-zone = Zone
formation-wall = Mauer
formation-cage = Käfig
formation-wings = Flügel

## Das Feld

board-half =
    { $half ->
        [1] Erste Halbzeit
        [2] Zweite Halbzeit
       *[other] Verlängerung
    }
board-phase-pre-game = Vor der Partie
board-phase-drive = Aufstellung
board-phase-turn = Zwischen den Zügen
board-phase-over = Die Partie ist zu Ende
board-kickoff =
    { $side ->
        [home] Heim
       *[away] Gast
    } kickt an
board-lining =
    { $side ->
        [home] Heim
       *[away] Gast
    } stellt auf: noch { $left } · an der Linie { $line } von 3 · Außenzonen { $top }, { $bottom } von 2
board-turn =
    { $side ->
        [home] Heim
       *[away] Gast
    }, Zug { $turn }
board-deed = { $player }: { $deed }
board-left =
    noch { $left }{ $rushes ->
        [0] { "" }
       *[other] { " " }+{ $rushes } Rush
    }
board-used = verbraucht: { $uses }
use-blitz = Blitz
use-pass = Pass
use-hand = Übergabe
use-foul = Foul
use-kick = Mitspieler kicken
use-bomb = Bombe
board-spoken = Heim { $home }, Gast { $away }. { $half }.
board-spoken-carrier =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number } hat den Ball auf { $square }.
cell-score =
    { $side ->
        [home] Heim
       *[away] Gast
    }, { $team }: { $points }{ $ball ->
        [1] , hat den Ball
       *[0] { "" }
    }.
cell-turns =
    { $side ->
        [home] Heim
       *[away] Gast
    }: Zug { $turn } von { $most }{ $running ->
        [1] , jetzt
       *[0] { "" }
    }.
cell-rerolls =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $count ->
        [0] kein Reroll übrig
        [1] ein Reroll übrig
       *[other] { $count } Rerolls übrig
    }{ $coached ->
        [0] { "" }
       *[other] , davon { $coached } für diesen Drive
    }{ $leader ->
        [0] { "" }
       *[other] , davon einer von einem Leader
    }.
cell-doctor =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $count ->
        [0] kein Apotheker übrig
        [1] ein Apotheker
       *[other] { $count } Apotheker
    }.
cell-bribes =
    { $side ->
        [home] Heim
       *[away] Gast
    }: { $count ->
        [0] kein Bestechungsgeld
        [1] ein Bestechungsgeld
       *[other] { $count } Bestechungsgelder
    }.
cell-effects =
    { $side ->
        [home] Heim
       *[away] Gast
    }, in Kraft: { $effects }.
board-ejected = Trainer vom Platz
cell-weather = Wetter: { $weather }.
cell-ball =
    { $free ->
        [1] Der Ball liegt frei auf { $square }.
       *[0] Der Ball ist in der Luft über { $square }.
    }
cell-square = { $square }
cell-trapdoor = Eine Falltür auf { $square }.
cell-zones =
    Tacklezonen: { $side ->
        [home] Heim
       *[away] Gast
    }
cell-player =
    { $side ->
        [home] Heim
       *[away] Gast
    } { $number }, { $position }, MA { $ma } ST { $st } AG { $ag }+ PA { $pa ->
        [0] –
       *[other] { $pa }+
    } AV { $av }+, { $skills ->
        [none] keine Fertigkeiten
       *[other] { $skills }
    }; { player-state }.
player-state = { $state ->
    [standing] steht auf { $square }
    [dazed] steht auf { $square } ohne Tacklezone
    [prone] am Boden auf { $square }
    [stunned] betäubt auf { $square }
    [reserves] in Reserve
    [faint] in Reserve, setzt den nächsten Drive aus
    [ko] K.O.
    [hurt] ausgefallen
   *[off] vom Platz gestellt
}
cell-has-ball = Hat den Ball.
cell-done = Hat in diesem Zug gehandelt.
cell-star = Ein Starspieler.
cell-rooted = Hat Wurzeln geschlagen.
cell-frog = Ist ein Frosch.
cell-bomb = Eine Bombe auf { $square }.
cell-blast = Die Bombe explodiert auf { $square }.
cell-hired = { $side ->
    [home] Heim
   *[away] Gast
}: noch verfügbar { $hired }.
cell-marked = Markiert von { $numbers }.
cell-box =
    { $side ->
        [home] Heim
       *[away] Gast
    }, { $box }: { $count ->
        [0] niemand
        [1] ein Spieler
       *[other] { $count } Spieler
    }.
box-reserves = Reserve
box-ko = K.O.
box-hurt = Ausfälle
box-off = Raus
cell-die =
    { $die ->
        [T] W3
        [D] W6
        [O] W8
       *[X] W16
    }: { $face }.
face-picks =
    { $side ->
        [home] Heim
       *[away] Gast
    } wählt
face-needed = { $test } braucht { $need }+
face-passed = { $player }: { $test } { $needed }+, geschafft
face-failed = { $player }: { $test } { $needed }+, misslungen
face-result = { $player } blockt
face-armour-held = { $player }: die Rüstung hält
face-stunned = { $player } ist betäubt
face-knocked-out = { $player } ist K.O.
face-badly-hurt = { $player } ist übel zugerichtet
face-casualty =
    { $player }: { $row ->
        [1] übel zugerichtet
        [2] ernsthaft verletzt
        [3] schwer verletzt
        [4] bleibend verletzt
       *[5] tot
    }
face-healed = { $player } wird behandelt
face-regenerated = { $player } regeneriert
face-recovered = { $player } kommt zu sich
face-helped-up = { $player }: Mitspieler helfen auf
face-left-lying = { $player } bleibt liegen
face-burnt =
    { $hit ->
        [0] der Feuerball verfehlt { $player }
       *[other] der Feuerball trifft { $player }
    }
face-zapped =
    { $frog ->
        [0] { $player } widersteht dem Zauber
       *[other] { $player } ist ein Frosch
    }
face-bounced = der Ball prallt ab
face-thrown-in = Einwurf
face-argued =
    { $heard ->
        [0] der Schiri will nichts hören
       *[other] der Schiri gibt nach
    }
face-bribed = das Bestechungsgeld
face-trapdoor = { $player } ist weg
face-loner = { $player } ist ein Loner
face-pro-failed = { $player }: Pro misslingt
face-fainted = { $player } kippt um
range-far = Hail Mary
board-call-step-stop = Halt
board-call-turn-end = Zug beenden
board-call-charge-end = Genug

## Wege, Taten und Pläne

walk-to = { $number } auf { $square }
walk-run = { $number } mit dem Ball auf { $square }
walk-ball = { $number } hebt auf { $square } den Ball auf
walk-fetch = { $number } hebt den Ball auf und zieht weiter auf { $square }
walk-touchdown = { $number } auf { $square }: Touchdown!
walk-stand = { $number } steht auf und bleibt
walk-stop = { $number } hält hier an
walk-block = { $number } blockt { $other }
walk-blitz = { $number } blitzt { $other }
walk-blitz-from = { $number } blitzt { $other } von { $square } aus
walk-foul = { $number } foult { $other }
walk-foul-from = { $number } foult { $other } von { $square } aus
walk-stab = { $number } sticht auf { $other } ein
walk-stab-from = { $number } sticht von { $square } aus auf { $other } ein
walk-saw = { $number } greift { $other } mit der Kettensäge an
walk-saw-from = { $number } greift { $other } von { $square } aus mit der Kettensäge an
walk-vomit = { $number } erbricht sich auf { $other }
walk-vomit-from = { $number } erbricht sich von { $square } aus auf { $other }
walk-gaze = { $number } starrt { $other } an
walk-gaze-from = { $number } starrt { $other } von { $square } aus an
walk-hand = { $number } übergibt an { $other }
walk-hand-from = { $number } übergibt von { $square } aus an { $other }
walk-pass = { $number } passt von hier zu { $other }
walk-pass-from = { $number } geht nach { $square } und passt zu { $other }
walk-fetch-pass = { $number } hebt den Ball auf und passt von { $square } aus zu { $other }
walk-throw = { $number } packt { $other }, um ihn zu werfen
walk-throw-from = { $number } geht auf { $square }, um { $other } zu werfen
walk-declare-blitz = { $number } blitzt: wen und woher, wählst du
walk-declare-pass = { $number } passt: erst laufen, dann werfen
walk-declare-hand = { $number } übergibt: erst laufen, dann den Ball geben
walk-declare-foul = { $number } foult: wen und woher, wählst du
walk-declare-throw = { $number } wirft einen Mitspieler: erst laufen
walk-declare-gaze = { $number } hypnotisiert: wen und woher, wählst du
walk-fire = { $number } speit Feuer auf { $other }
walk-fire-from = { $number } speit Feuer auf { $other } von { $square } aus
walk-bomb = { $number } wirft eine Bombe auf { $other }
walk-boot = { $number } nimmt Anlauf, um { $other } zu kicken
walk-boot-from = { $number } geht nach { $square }, um { $other } zu kicken
walk-two = { $number } blockt { $other } und { $square } zugleich
walk-leave = { $number } lässt den Ball liegen und geht nach { $square }
walk-declare-bomb = { $number } wirft eine Bombe: du wählst das Feld
walk-declare-kick = { $number } kickt einen Mitspieler: erst bewegen
walk-declare-chain = { $number } schwingt Kugel und Kette
walk-bomb-at = { $number } wirft die Bombe nach { $square }
walk-boot-at = { $number } kickt { $other } nach { $square }
walk-swing-down = { $number } schwingt nach unten
walk-swing-up = { $number } schwingt nach oben
walk-swing-right = { $number } schwingt nach rechts
walk-swing-left = { $number } schwingt nach links
walk-fireball = Feuerball auf { $square }
walk-place = { $number } auf { $square }
walk-off = { $number } auf die Bank
walk-exchange = { $number } kommt für { $other }
walk-swap = { $number } und { $other } tauschen die Plätze
walk-kick = Kick auf { $square }
walk-aim = { $number } wirft auf { $square }
walk-toss = { $number } wirft { $other } auf { $square }
chip-strength = ST { $mine } gegen { $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
way-chance = kommt an { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chance-rerolls = kommt an { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, ohne Team-Reroll { NUMBER($sure, style: "percent", maximumFractionDigits: 1) }
way-block =
    { $dice ->
        [-3] drei Würfel dagegen
        [-2] zwei Würfel dagegen
        [1] ein Würfel
        [2] zwei Würfel
       *[3] drei Würfel
    }, er liegt { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, selbst am Boden { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
way-balked = verliert die Aktion { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-foul = Rüstung bricht { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, vom Feld { NUMBER($out, style: "percent", maximumFractionDigits: 1) }, Platzverweis { NUMBER($off, style: "percent", maximumFractionDigits: 1) }
way-stab = Rüstung bricht { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-saw = Rüstung bricht { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, Rückschlag { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-vomit = Rüstung bricht { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, trifft sich selbst { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-gaze = Tacklezone verloren { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-fire = zu Boden { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fällt selbst { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb = getroffen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, explodiert in der Hand { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb-there = explodiert dort { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, in der Hand { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-chain-well = geht gut { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-foe = Gegner { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-mate = Mitspieler { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-crowd = Publikum { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-two = beide zu Boden { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fällt selbst { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-shadowed = kann beschattet werden
way-dived = etwas mehr, denn er hechtet nur einmal
way-lash = schlägt zuvor einen Mitspieler { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-thirst = muss dort trinken { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-starves = durstig ohne jemanden zum Beißen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-hand = gefangen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-pass = { $range }, kommt an { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, Fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
way-deflected = genau, aber abgefälscht { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plan-then = { $form }, dann ändern
plan-end =
    Zug beenden: { $idle ->
        [0] alle haben gehandelt
        [one] einer könnte noch handeln
       *[other] { $idle } könnten noch handeln
    }

## Der Spielbericht

report-part = { $part ->
    [1] 1. Halbzeit
    [2] 2. Halbzeit
   *[other] Verlängerung
}
report-turning-also = Verletzungen, K.o., abgefangene Pässe, Platzverweise und Turnover wiegen wie ein Teil eines Touchdowns.
report-touchdowns = Touchdowns
report-blocks = Blocks
report-blocks-one = mit einem Würfel
report-blocks-two = mit zwei Würfeln
report-blocks-three = mit drei Würfeln
report-blocks-against = mit Würfeln dagegen
report-knocked-down = Gegner niedergeschlagen
report-knocked-out = Gegner K.O.
report-casualties = Ausfälle beim Gegner
report-bonus-casualties = Ausfälle, die einen Bonus bringen
report-dodges = Ausweichen
report-dodges-failed = Ausweichen misslungen
report-rushes = Rushes
report-rushes-failed = Rushes misslungen
report-pick-ups = Bälle aufgehoben
report-pick-ups-failed = Aufheben misslungen
report-passes = Pässe
report-completions = Pässe angekommen
report-catches = gefangen
report-catches-failed = nicht gefangen
report-interceptions = Interceptions
report-fouls = Fouls
report-sent-off = vom Platz gestellt
report-rerolls = Team-Rerolls verbraucht
report-turnovers = Turnovers
report-tds = TD
report-cas = Ausf
report-kos = K.O.
report-downs = Bod
report-blocks-made = Blk
report-dodged = Ausw
report-rushed = Rush
report-picked-up = Aufh
report-passed = Pass
report-caught = Fang
report-stolen = Int
report-fouled = Foul

## Das Terminal und das Protokoll

screen-has = Rerolls { $rerolls } · Apotheker { $doctors } · Bestechungsgelder { $bribes }
screen-prone = am Boden
screen-stunned = betäubt
screen-reserves = Reserve
screen-ko = K.O.
screen-hurt = Ausfälle
screen-off = vom Platz
screen-dazed = ohne Tacklezone
screen-rooted = verwurzelt
screen-frog = Frösche
screen-hired = angeheuert
screen-dice = Würfel
screen-tables = Tabellen
screen-rosters = Fertige Kader
screen-reconstructed = ~ rekonstruiert
screen-team = Stufe { $tier }, Reroll { $reroll }k
caption = { $half }, { $home }-{ $away }: { $moment }
caption-turn =
    { $side ->
        [home] Heim
       *[away] Gast
    }, Zug { $turn }
caption-kickoff =
    { $side ->
        [home] Heim
       *[away] Gast
    } kickt an
caption-pre-game = vor der Partie
caption-over = das Ende

## Was zu erwarten ist

odds-out-of-reach = außer Reichweite
odds-rush = der Rush gelingt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-aimed = genau { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, Fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-far = kommt in der Nähe herunter { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, Fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-toss = landet auf den Füßen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, Fumble { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-boot = landet auf den Füßen { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, vom Feld { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-frog = wird zum Frosch { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-fireball =
    { $foes ->
        [one] ein Gegner
       *[other] { $foes } Gegner
    } und { $mates ->
        [one] ein eigener Spieler
       *[other] { $mates } eigene Spieler
    }, jeder zu Boden { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = kommt in ihrer Hälfte herunter { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-again = gelingt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-pro = der Würfel fällt neu { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-falls = er stürzt { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-blow = Ziel am Boden { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, Blocker am Boden { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
odds-down = { $number } geht zu Boden
odds-pushed = { $number } wird gestoßen
odds-stands = nichts geschieht
odds-wrestled = { $number } und { $blocker } legen sich zu Boden
odds-both = { $number } und { $blocker } gehen zu Boden
odds-fell = { $blocker } geht zu Boden
odds-turnover = Turnover
odds-squares = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
odds-fails = { $lost ->
    [1] misslingt: Turnover
   *[0] misslingt
}
odds-harder = Rüstung { $needed }+: gewürfelt { $rolled }, +{ $extra } bricht sie
odds-held = Rüstung { $needed }+: gewürfelt { $rolled }, sie hält
odds-harm = Rüstung gebrochen { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, vom Feld { NUMBER($out, style: "percent", maximumFractionDigits: 1) }
odds-deflects = fälscht ihn ab { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-catches = fängt ihn { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-out = vom Feld { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-injury-stunned = betäubt
odds-injury-ko = K.O.
odds-injury-casualty = Ausfall
odds-healed = für diese Partie gerettet { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-argue = bleibt auf dem Feld { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, aber der Zug ist verloren
odds-bribe = bleibt auf dem Feld { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, und der Zug geht weiter

## Ein Team zusammenstellen

option-budget = Budget
option-budget-own = wie zusammengestellt
option-budget-1000000 = 1.000.000
option-budget-1050000 = 1.050.000
option-budget-1100000 = 1.100.000
option-budget-1150000 = 1.150.000
option-budget-1200000 = 1.200.000
option-budget-1250000 = 1.250.000
option-budget-1300000 = 1.300.000
option-skill-pack = Fertigkeitenpaket
option-skill-pack-own = wie zusammengestellt
option-skill-pack-none = { pack-none }
option-skill-pack-matched-play = { pack-matched-play }
option-skill-pack-spp-36 = { pack-spp-36 }
kind-agility = Geschicklichkeit
kind-general = Allgemein
kind-mutation = Mutation
kind-passing = Passen
kind-strength = Stärke
hired-rerolls = Team-Rerolls
hired-assistants = Assistenztrainer
hired-cheerleaders = Cheerleader
hired-apothecary = Apotheker
hired-fans = Treue Fans
hired-temps = Cheerleader auf Zeit
hired-part-timers = Assistenztrainer auf Zeit
hired-kegs = Bierfässer
hired-trainings = Extratraining
hired-bribes = Bestechungsgelder
hired-wanderers = Wandernde Apotheker
hired-mage = Wettermagier
hired-mortuary = Leichengehilfe
hired-plague-doctor = Seuchendoktor
hired-chef = Halbling-Meisterkoch
hired-referee = Parteiischer Schiri
hired-wizard = Sportzauberer
hired-bugman = Josef Bugman
hired-rookies = Randalierende Neulinge
pack-none = keines
pack-matched-play = Punkte nach Stufe
pack-spp-36 = 36 Punkte für alle

## Seiten neben den Regeln

kind-trait = Eigenschaft
lore-skills = Fertigkeiten und Eigenschaften
lore-skills-count = Alle { $count } nach Gruppen. Jede hat ihre eigene Seite.
lore-teams = Teams
lore-teams-count = Alle { $count } nach Stufen; die der ersten brauchen am wenigsten Hilfe.
lore-stars = Starspieler
lore-stars-count = Alle { $count }: Sie werden für eine Partie angeheuert.
lore-kind-agility = Geschicklichkeit
lore-kind-general = Allgemein
lore-kind-mutation = Mutation
lore-kind-passing = Passen
lore-kind-strength = Stärke
lore-kind-trait = Eigenschaften
lore-skill = Fertigkeit
lore-does = Was sie bewirkt
lore-rule = Die Regel
lore-dice = Was sie mit Würfeln macht
lore-excludes = Nie zusammen mit
lore-with = Mit anderen Fertigkeiten
lore-rules = In anderen Regeln
lore-players = Wer sie hat
lore-compulsory = Pflicht
lore-optional = nach Wahl des Trainers
lore-rerolls = Misslungene Proben wiederholen: { $tests }
lore-adds = { $plus } auf den Wurf: { $tests }
lore-deaf-marks = Markierungen zählen nicht: { $tests }
lore-deaf-rain = Regen zählt nicht: { $tests }
lore-team = Team
lore-position = Position
lore-price = Preis
lore-star = Star
lore-skills-of = Fertigkeiten
lore-profile = Profil
lore-unique = Wird hier nicht gespielt: { $names }. Der Star spielt mit Profil und Fertigkeiten.
lore-plays-for = Spielt für
lore-costs = kostet { NUMBER($cost) }
lore-mega = Megastar
lore-reroll = Reroll
lore-reroll-costs = ein Reroll kostet { NUMBER($cost) }
lore-special = Sonderregeln
lore-positions = Positionen
lore-tier = Stufe { $tier }
lore-ready = Das fertige Team
lore-drawn = Das fertige Team in seinen Trikots: { $team }
lore-apothecary = darf einen Apotheker haben
lore-apothecary-no = kein Apotheker
lore-most = Max.
lore-primary = Primär
lore-secondary = Sekundär
lore-worth = Wert { NUMBER($value) }.
lore-count = Anzahl
lore-who = Wer
lore-gold = { NUMBER($gold) }

## Was jemand anders entscheidet

deciding-kick-or-receive = kicken oder empfangen
deciding-set-up = die Aufstellung
deciding-place = die Aufstellung
deciding-kick = wohin gekickt wird
deciding-halve = ob die Abweichung halbiert wird
deciding-touchback = wer den Ball bekommt
deciding-solid = wer umgestellt wird
deciding-high-kick = wer unter den Ball läuft
deciding-snap = wer ein Feld zieht
deciding-snap-to = wohin gezogen wird
deciding-charge = wer losstürmt
deciding-prayer = wem das Gebet gilt
deciding-turn = wer aktiviert wird
deciding-target = wen Nummer { $actor } angreift
deciding-step = wohin Nummer { $actor } zieht
deciding-aim = wohin Nummer { $actor } wirft
deciding-reroll = ob Nummer { $player } neu würfelt
deciding-pro-die = ob neu gewürfelt wird
deciding-dive = ob gehechtet wird
deciding-block-dice = ob im Block von { $player } gegen { $other } die Würfel bleiben
deciding-pick = welcher Würfel im Block von { $player } gegen { $other } gilt
deciding-wrestle = ob Wrestle eingesetzt wird
deciding-stumble = ob Dodge eingesetzt wird
deciding-stand-firm = ob Nummer { $player } stehen bleibt
deciding-sidestep = wohin Nummer { $player } mit Sidestep ausweicht
deciding-push = wohin Nummer { $player } gestoßen wird
deciding-follow = ob Nummer { $player } nachrückt
deciding-harder = ob der Bonus angerechnet wird
deciding-doctor = ob der Apotheker Nummer { $player } behandelt
deciding-second = welcher Ausfall gilt
deciding-interfere = wer nach dem Pass greift
deciding-burst = ob Cloud Burster eingesetzt wird
deciding-diving-catch = wer nach dem Ball hechtet
deciding-dump-off = ob der Ball abgeworfen wird
deciding-throw-at = wohin der Mitspieler fliegt
deciding-swoop = wohin der Swoop geht
deciding-argue = ob protestiert wird
deciding-saw = ob mit der Kettensäge gefoult wird
deciding-concede = ob aufgegeben wird
deciding-shadow = wer wie ein Schatten folgt
deciding-fend = ob der Blocker ferngehalten wird
deciding-grab = ob gepackt wird
deciding-juggernaut = ob stattdessen gestoßen wird
deciding-set-down = wohin der Ball gelegt wird
deciding-again = blocken oder zustechen
deciding-lash-out = auf wen losgegangen wird
deciding-tentacles = wer mit Tentakeln festhält
deciding-on-the-ball = wer losläuft (On the Ball)
deciding-run = wohin gelaufen wird
deciding-thirst = weitermachen oder nur ziehen
deciding-bite = wer gebissen wird
deciding-swarm = wer aufs Feld schwärmt
deciding-swarm-to = auf welches Feld
deciding-mage = ob der Wettermagier gerufen wird
deciding-sky = welches Wetter wird
deciding-regrow = ob die Regeneration neu gewürfelt wird
deciding-wizard = ob gezaubert wird
deciding-fireball = wohin der Feuerball fliegt
deciding-zap = wer zum Frosch wird
deciding-lob = wie die Bombe geworfen wird
deciding-bomb-at = wohin die Bombe fliegt
deciding-chain = wohin geschwungen wird
deciding-trick = wo der Trickser auftaucht
deciding-pile-driver = ob mit Pile Driver gefoult wird
deciding-run-off = wohin gelaufen wird
deciding-two = blocken oder zustechen
deciding-hire = welcher Anreiz gekauft wird
deciding-brewer = ob Josef Bugman mitspielt
lineup-forbidden = Nicht erlaubt: mindestens drei auf der Line of Scrimmage im Mittelfeld, höchstens zwei in jeder Außenzone.

## Die Geschichte eines Ligateams

career-gold = Die Kasse { $way ->
    [less] verliert
   *[more] gewinnt
} { $count }.
career-fans = { $way ->
    [less] Treue Fans weniger: { $count }.
   *[more] Neue treue Fans: { $count }.
}
career-staff = { $way ->
    [less] { $what }: { $count } weniger.
   *[more] { $what }: { $count } mehr.
}
career-gone = { $number } { $spot } ist nicht mehr im Team.
career-joined = { $number } { $spot } kommt ins Team.
career-points = { $number } { $spot }: SPP { $count }.
career-learnt = { $number } { $spot } hat { $what } gelernt.
career-better = { $number } { $spot }: { $what } ist eins besser.
career-worse = { $number } { $spot }: { $what } ist auf Dauer eins schlechter.
career-niggle = { $number } { $spot } hat Wehwehchen: { $count }.
career-missing = { $number } { $spot } verpasst die nächste Partie.
career-retired = { $number } { $spot } setzt bis zur nächsten Saison aus.
career-treasury = Kasse
career-state = SPP { $points }{ $niggles ->
    [0] {""}
   *[other] , Wehwehchen: { $niggles }
}{ $state ->
    [out] , verpasst die nächste Partie
    [rests] , setzt bis zur nächsten Saison aus
   *[fit] {""}
}
offers-purse = Kasse: { $points }
offers-learn = { $number } { $spot } lernt
offers-learn-go = Lernen
offers-credit = Wem gehört ein Touchdown aus der Aufgabe des Gegners?
offers-credit-go = Gutschreiben
offers-hire = Neu im Team
offers-hire-go = Einstellen
offers-fire = Aussetzen oder gehen
offers-fire-go = Ausführen
offer-learn-up = { $what } eins besser
offer-learn-instead = Stattdessen { $what }: sekundär
offer-learn-p = { $what }: primär, { $cost } SPP
offer-learn-r = Eine zufällige Fertigkeit: { $what }, primär, { $cost } SPP
offer-learn-s = { $what }: sekundär, { $cost } SPP
offer-learn-q = Eine zufällige Fertigkeit: { $what }, sekundär, { $cost } SPP
offer-learn-c = Ein Profilwert, mit einem W16: { $cost } SPP
offer-credit = { $number } { $spot }
offer-hire = { $spot }: { $cost }
offer-hire-staff = { $what }: { $cost }
offer-keep-lent = { $number } { $spot }, Tagelöhner, bleibt: { $cost }
offer-take = { $spot }, von den Toten auferstanden: umsonst
offer-retire = { $number } { $spot } setzt bis zur nächsten Saison aus
offer-fire = { $number } { $spot } geht
offer-fire-staff = { $what }: einer weniger
offer-keep = { $number } { $spot }: { $cost }

## Puzzles

puzzle-theme-blocks = Blocks
puzzle-theme-pushes = Zurückgestoßen
puzzle-theme-rerolls = Neu würfeln?
puzzle-theme-hands = Wen und wohin?
puzzle-theme-kicks = Anstoß
puzzle-theme-bench = Apotheker und Schiedsrichter

# Wozu eine Antwort gut ist
why-scores = Punktet ohne einen Wurf.
why-runs-in = Läuft zum Touchdown, wenn die Würfel halten.
why-carry-among = Bringt den Ball unter deine Leute, wo niemand den Träger ohne Wurf trifft.
why-carry-safe = Bringt den Ball dorthin, wo niemand den Träger ohne Wurf trifft.
why-carry-near = Von dort liegt die Endzone im nächsten Zug in seiner Bewegung.
why-carry-fewer = Dort treffen den Träger weniger ohne Wurf.
why-carry-ahead = Bringt den Ball näher an die Endzone.
why-carry-risk = Bringt den Ball näher an die Endzone, wenn die Würfel halten.
why-fetches = Geht den Ball aufheben.
why-gets-up = Steht ohne Wurf auf.
why-safe-first = Dafür wird nicht gewürfelt: Das kommt vor allem, was den Zug beenden kann.
why-assists = Verbessert die Würfel eines Blocks.
why-cage-full = Schließt den Käfig.
why-cage = Nimmt eine Ecke des Käfigs ein.
why-by-carrier = Stellt sich neben den Träger.
why-range = Von dort liegt die Endzone im nächsten Zug in seiner Bewegung.
why-stops-score = Hält den Träger in seinem nächsten Zug aus der Endzone.
why-hinders-score = Macht es dem Träger schwerer, in seinem nächsten Zug zu punkten.
why-marks-carrier = Markiert den Ballträger.
why-screens = Stellt sich zwischen den Ball und deine Endzone.
why-closes-in = Rückt dem Ballträger näher.
why-by-ball = Stellt sich neben den Ball.
why-near-ball = Kommt dem Ball näher.
why-escapes = Löst sich von denen, die ihn markieren, wenn die Würfel halten.
why-hits-carrier = Trifft den Ballträger.
why-frees-carrier = Trifft den Einzigen, der deinen Träger markiert.
why-frees-one = Trifft einen von denen, die deinen Träger markieren.
why-clears-ball = Trifft jemanden neben dem Ball.
why-crowd = Ein Stoß schickt ihn ins Publikum.
why-dice = Du würfelst mehr als einen Würfel und suchst aus.
why-gives-score = In seinen Händen kann es in diesem Zug noch ein Touchdown werden.
why-gives-free = Nimmt den Ball von einem markierten Spieler weg.
why-gives-ahead = Bringt den Ball zu jemandem weiter vorn.
why-foul-last = Alle anderen waren dran: Ein Platzverweis kostet keine Aktivierung mehr.
why-ends = Was übrig ist, wagt mehr, als es bringt.
why-stalls = Der Touchdown kann warten: So bleiben ihnen weniger Züge für eine Antwort.
why-again-carrier = Ohne ihn stürzt der Träger, der Ball springt weg, und der Zug ist vorbei.
why-again-falls = Ohne ihn stürzt er, und der Zug ist vorbei.
why-again-pick-up = Ohne ihn prallt der Ball weg, und der Zug ist vorbei.
why-again-pass = Ohne ihn geht der Pass fehl.
why-again-catch = Ohne ihn prallt der Ball weiter.
why-again-skill = Kostet keinen Team-Reroll.
why-again-kept = Ein Fehlschlag beendet den Zug nicht: Spar den Reroll.
why-block-falls = So, wie die Würfel liegen, geht dein Spieler zu Boden.
why-block-up = So, wie die Würfel liegen, schlägst du niemanden nieder.
why-block-good = So, wie die Würfel liegen, geht er zu Boden.
why-face-down = Schlägt ihn nieder, und deiner bleibt stehen.
why-face-push = Stößt ihn, und deiner bleibt stehen.
why-face-both = Beide gehen zu Boden.
why-face-his-fall = Der Blockende geht zu Boden.
why-face-stays = Deiner wird nur gestoßen.
why-push-away = Weg von deinem Träger.
why-push-edge = An den Rand, wo ihn der nächste Stoß ins Publikum schickt.
why-follow-marks = Bleibt an ihm dran.
why-stays-by = Bleibt bei deinem Träger.
why-stays-free = Dort würden ihn mehr von ihnen markieren.
why-kick-clear = Von ihnen steht niemand in der Nähe.
why-touchback = Niemand markiert ihn.
