### Die Wörter des Tisches.

nobody = niemand
home = Heim
away = Gast
seat-home = Heim
seat-away = Gast
seat-home-offence = Heim, Offense
seat-home-defence = Heim, Defense
seat-away-offence = Gast, Offense
seat-away-defence = Gast, Defense
value-none = unbegrenzt
value-yes = ja
value-no = nein

## Wer wo sitzt

holder-person = ein Mensch
holder-random = Zufall: irgendeine erlaubte Option, blind
holder-steady = Routinier: ein verlässlicher Gegner
holder-perfect = Perfekt: das gelöste Spiel, fehlerlos
holder-rookie = Neuling: lernt noch
holder-sharp = Fuchs: probiert seine Pläne erst aus
holder-master = Meister: wägt die meisten Pläne ab
coach-random = Zufall
coach-steady = Routinier
coach-perfect = Perfekt
coach-rookie = Neuling
coach-sharp = Fuchs
coach-master = Meister
coach-of-character = { $level }, { $character }
level-random = Nimmt irgendeine erlaubte Option, blind.
level-rookie = Kennt die Regeln und sieht, was vernünftig ist, nimmt aber oft das Zweitbeste. Für den ersten Abend.
level-steady = Spielt solide, denkt aber nicht an alles.
level-sharp = Spielt seine Pläne im Kopf durch, samt deiner Antwort, bevor er zieht.
level-master = Wägt mehr Pläne ab als der Fuchs, und jeden länger.
level-perfect = Spielt das gelöste Spiel und macht keinen Fehler. Man kann nur mehr Glück haben.
level-steady-solved = Weiß von den meisten Dingen, was sie wert sind, und irrt sich ab und zu.
level-sharp-solved = Kennt das gelöste Spiel auswendig und irrt sich nur, wo wenig auf dem Spiel steht.
level-time = { $seconds ->
    [0] Antwortet sofort.
   *[other] Denkt bis zu { NUMBER($seconds) } s über eine Entscheidung nach.
}
character = Charakter
character-none = wie er ist
character-bold = kühn
character-careful = vorsichtig
character-passing = passfreudig
character-running = lauffreudig
character-pressing = angriffslustig
character-brawling = rauflustig
manner-bold = Ergreift die Chance, solange sie da ist, auch eine kleine.
manner-careful = Behält, was er hat, und wartet auf deinen Fehler.
manner-passing = Lässt den Ball laufen.
manner-running = Behält den Ball in der Hand und läuft.
manner-pressing = Setzt dir auf dem ganzen Feld zu.
manner-brawling = Geht auf den Mann: trifft hart und foult.
name-of-twins = { $name } ({ $seat })

## Ein Spiel wählen

choose-title = Downfield
choose-motto = Football am Tisch, volle Regeln, ein Gegner noch heute Abend
choose-ask = Was spielen wir?
choose-resume = Weiter mit { $game }: { $coaches }, { $date }, Spielzug { $plays }
choose-keys = ↑↓ 1-9 wählen   Enter anfangen   q beenden

## Vor der Partie

setup-ask = Wer spielt, und mit welchen Optionen?
setup-begin = Kickoff
setup-dice = Würfel auf dem Tisch
setup-keys = ↑↓ Zeile   ←→ ändern   Enter anfangen   ? Bedeutung   Esc zurück
setup-plain = wie schnell die Würfel fallen; ändert nichts an der Partie
setup-seat = wer für { $seat } entscheidet
setup-start = beginnt die Partie mit diesen Einstellungen
speed-off = sofort
speed-quick = flott
speed-calm = gemächlich

## Die Partie

match-keys = ? Regel  c Teile  u zurück  s speichern  v Tempo  t Farbe  l Log  / Text  q Ende
write-hint = Antworten wie im Protokoll, etwa { $words }
thinking-about = { $count ->
    [one] { $name } entscheidet: { $what }
   *[other] { $name } entscheiden: { $what }
}
studying = { $name } studiert das Playbook
rolling = Es fällt: { $die }
sealed-mark = Verdeckt, bis alle gewählt haben.
hand-over = Gib weiter an { $name }
hand-over-why = Was { $name } jetzt wählt, bleibt verdeckt, bis alle gewählt haben. Die anderen schauen weg.
hand-over-go = { $name }: Drück Enter, wenn niemand sonst den Bildschirm sieht
saved = Gespeichert in { $file }
save-failed = Nicht gespeichert: { $why }
taken-back = Zurückgenommen
sealed-stays = Was verdeckt ist, bleibt verdeckt, bis alle gewählt haben.
end-sure = { $what }. Noch einmal e, um trotzdem zu beenden.
speed-now = Würfel: { $speed }
program-gave-up = { $name } kommt nicht weiter: { $why }
no-rule = Hier gilt keine Regel; die Würfel entscheiden.
rule-keys = ↑↓ blättern   ←→ benachbarte Regeln   Esc zurück
rule-ruling = Regelentscheid
rule-option = Das ist eine Option der Partie: { $option }
parts-title = Was auf dem Spielmaterial steht
parts-keys = ↑↓ blättern   Esc zurück
marks-note = Als rekonstruiert markierte Werte sind nach dem Bekannten entworfen; wer die Schachtel besitzt, kann sie berichtigen.

## Gehen

leave-ask = Die Partie verlassen?
leave-why = Sie wird gespeichert, wie sie steht, und lässt sich fortsetzen.
leave-yes = Beenden und später weiterspielen
leave-no = Weiterspielen
parting-resume = Die Partie ist gespeichert. Weiter geht es mit: downfield play --resume { $file }
parting-over = Das Protokoll der Partie: { $file }

## Das Ende

end-won = { $name } gewinnt { $most }:{ $least }
end-won-level = { $name } gewinnt nach { $most }:{ $least }
end-draw = Unentschieden, { $most }:{ $least }
end-saved = Im Protokoll: { $file }
end-rematch = Revanche mit vertauschten Seiten
end-again = Das Gleiche noch einmal
end-replay = Noch einmal ansehen
end-new = Ein anderes Spiel
end-leave = Beenden

## Ansehen

replay-keys = ←→ Schritt  ↑↓ Spielzug  Pos1/Ende  Leertaste läuft  ? Regel  c Teile  q beenden
replay-at = Schritt { $at } von { $of }
replay-start = Anfang
replay-decided = { $name }: { $what }
replay-cut = Das Protokoll geht nicht weiter; die Partie ist nicht zu Ende.
report-key = r: Spielbericht
report-title = Spielbericht
report-figure = { NUMBER($figure) }
report-points = { $home }:{ $away }
report-turning = Wendepunkte
report-turning-why = Eine einfache Regel, keine Wahrscheinlichkeit: Punkte zählen, wie sie fallen, und doppelt, wenn sie ausgleichen oder die Führung wechselt. { $also }
report-scores = Der Spielstand
report-when = Wann
report-what = Was
report-score = Stand
report-both = Beide Seiten
report-drives = Yards je Angriffsserie
report-side = Seite
report-end = Ende durch
report-end-none = läuft noch
report-end-touchdown = Touchdown
report-end-field-goal = Field Goal
report-end-missed = Kick daneben
report-end-punt = Punt
report-end-downs = Versuche verbraucht
report-end-turnover = Ballverlust
report-end-safety = Safety
report-end-time = Zeit abgelaufen
report-end-conceded = Aufgabe
report-dice = Würfel
report-dice-why = Die Balken zeigen, was gefallen ist, die dünnen Linien, was bei so vielen Würfen im Mittel fällt.
report-die = Würfel
report-rolls = Würfe
report-faces = Seiten (erwartet)
report-face = { $face }: { $times } ({ $hoped })
report-mean = Mittel { $mean }, erwartet { $hoped }
report-table = Als Tabelle
report-players = Spieler
report-open = Ganzer Bericht
report-at = Ansehen
end-next = Nächster Gegner
table-end-played = { $you ->
    [won] Du gewinnst { $mine }:{ $theirs }
    [lost] Du verlierst { $mine }:{ $theirs }
   *[drawn] Unentschieden, { $mine }:{ $theirs }
}
table-end-level = { $you ->
    [won] Du gewinnst nach { $mine }:{ $theirs }
   *[lost] Du verlierst nach { $mine }:{ $theirs }
}

## Fehler

secret-missing = Das Geheimnis der Würfel dieser Partie liegt nicht auf diesem Rechner (gesucht: { $file }). Sie lässt sich nur dort fortsetzen, wo sie begonnen wurde, oder du kopierst diese Datei hierher.
secret-wrong = { $file } enthält nicht das Geheimnis, auf das sich diese Partie festgelegt hat.

## Der Tisch im Browser

table-skip = Zu deiner Entscheidung springen
table-home = Alle Spiele
table-motto = Football am Tisch mit vollen Regeln. Nimm dir ein Spiel: Dein Gegner wartet schon.
table-you = Dein Name
table-side = Du spielst
table-opponent = Gegen
table-play = Jetzt spielen
table-friend-here = Zu zweit hier
table-friend-online = Zu zweit online
table-watch = Zwei Programmen zusehen
table-rules = Regeln
table-forget = Von der Liste nehmen
table-join-title = Du bist zu einer Partie eingeladen
invited-by = { $name } lädt dich zu einer Partie ein
invited-mine = Deine Einladung
invited-side = Dein Gast spielt
invited-days = { $count ->
    [one] ein Tag je Entscheidung
   *[other] { $count } Tage je Entscheidung
}
invited-clock = { $decision } je Entscheidung, { $reserve } in Reserve
invited-play = Spielen
invited-qr = Ein QR-Code dieser Einladung: dein Gegenüber scannt ihn mit dem Handy
invited-share = Teilen
invited-more = Zeigen oder teilen
invited-table = An den Tisch
table-code = Einladungscode
table-code-go = Mitspielen
table-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
table-theme = Farben
table-theme-auto = wie im System
table-theme-light = hell
table-theme-dark = dunkel
table-theme-contrast = starker Kontrast
table-language = Sprache
table-language-en = English
table-language-it = Italiano
table-language-de = Deutsch
table-pace = Tempo
table-board = Spielplan
table-score = Punkte
table-about-none = Zeig oder tipp auf einen Spieler: Hier steht, wer er ist.
table-coaches = Trainer
table-need = Jetzt
table-log = Spielverlauf
table-log-empty = Noch ist nichts geschehen.
table-news = Was gerade geschehen ist
table-yours = du
table-your-turn = du bist dran
table-program = Programm
table-empty = freier Platz
table-away = nicht da
table-decides = entscheidet
table-answered = hat gewählt
table-chooser = { $name } wählt
table-one-of = Wähle
table-not-begun = Die Partie beginnt, sobald alle sitzen. Vorher fällt kein Würfel.
table-expected = Es fehlt noch: { $names }. Die Partie beginnt, sobald alle sitzen; vorher fällt kein Würfel.
table-proof = Fingerabdruck der Würfel
table-proof-why = Vor dem ersten Würfel hat der Server ein Geheimnis gewählt und diesen Fingerabdruck davon gezeigt; danach hat jeder Platz eine eigene Zahl dazugegeben. So kann niemand, auch nicht der Server, die Würfel bestimmen, und nach der Partie können alle jeden Wurf nachprüfen.
table-proof-more = Wie das funktioniert
table-waits = { $count ->
    [one] { $name } entscheidet. Du siehst es hier.
   *[other] { $name } entscheiden. Du siehst es hier.
}
table-studies = { $name } rechnet das Playbook aus; beim ersten Mal dauert das ein, zwei Minuten. Du siehst es hier.
table-stalls = { $name } findet gerade keine Antwort und wird noch einmal gefragt. Du kannst warten, später wiederkommen oder aufgeben.
table-watching = Du schaust zu.
table-lost = Die Verbindung ist unterbrochen. Neuer Versuch läuft; nichts von dir ist verloren.
table-back = Wieder verbunden.
table-invite = Schick diesen Link an deinen Gegner:
table-invite-code = Oder nenne den Code: { $code }
table-copy = Kopieren
table-copied = Kopiert
table-hand-over = Gib weiter an { $name }
table-hand-over-why = Was { $name } jetzt wählt, bleibt verdeckt, bis alle gewählt haben. Die anderen schauen weg.
table-hand-over-go = Nur ich sehe den Bildschirm
table-take-back = Zurücknehmen
table-resign = Aufgeben
table-resign-ask = Diese Partie aufgeben?
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen
table-rule = Regel
table-rule-whole = Im Regelheft
table-close = Schließen
table-rematch = Revanche
table-record = Protokoll der Partie
table-elsewhere = Link für ein anderes Gerät kopieren
table-over = Die Partie ist zu Ende
table-keys = 1–9 wählen · Pfeile bewegen · + − 0 Ausschnitt · u zurücknehmen · ? Regel
table-by = Über dieses Feld gehen
table-shift = Umschalt und Klick: über dieses Feld
table-more = … { $count } weitere auf dem Spielplan
table-more-list = Alle als Liste zeigen
table-ruling = Regelentscheid
table-chapters = Kapitel
table-not-found = Diese Seite gibt es nicht. Die Spiele stehen auf der Startseite.

## Was die Befehle sagen

error-no-take-back = Du kannst nur deine eigene letzte Antwort zurücknehmen, und nur solange seither nichts gewürfelt, aufgedeckt oder verdeckt gewählt wurde.
no-terminal = Der Tisch braucht ein Terminal: Tastatur und Bildschirm, keine Pipe und keine Datei.
over-already = { $file }: Diese Partie ist zu Ende ({ $result }). Sieh sie dir an mit: downfield replay { $file }
too-many-coaches = Mit diesen Optionen hat { $game } { $seats } Plätze, und { $coaches } Trainer sind gekommen.
person-not-program = Ein Mensch kann nicht { $name } heißen: So heißt ein Programm.
cannot-write = { $file }: lässt sich nicht schreiben ({ $why }). DOWNFIELD_DATA kann einen Ordner nennen.
rules-more = `downfield rules { $game } ID` erklärt eine davon.
shelf-game = Spiel
shelf-name = Name
shelf-rules = Regeln
shelf-coaches = Trainer
shelf-pack = Material
shelf-more = `downfield play SPIEL` beginnt eines; `downfield rules SPIEL` erklärt es.
sim-played = { $matches ->
    [one] { $game }: 1 Partie, beendet: { $finished }, Antworten: { $answers }
   *[other] { $game }: { $matches } Partien, beendet: { $finished }, Antworten: { $answers }
}
sim-won = Heim ({ $home }) gewinnt { $home_wins }, Gast ({ $away }) gewinnt { $away_wins }, unentschieden { $draws }
sim-points = Punkte je Partie: Heim { NUMBER($home, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Gast { NUMBER($away, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, Antworten je Sekunde: { NUMBER($rate, maximumFractionDigits: 0) }; Prüfsumme { $checksum }
dataset-made = { $folder }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $decisions } Entscheidungen
sim-pairs = Paare: { $pairs }, Partien: { $matches }, beendet: { $finished }
sim-line-played = gespielt
sim-line-won = gewonnen
sim-line-drawn = unentschieden
sim-line-lost = verloren
sim-line-scored = erzielt
sim-line-conceded = kassiert
sim-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share = { NUMBER($share, maximumFractionDigits: 1) } % ± { NUMBER($error, maximumFractionDigits: 1) } ({ $matches })
arena-level = { $upper } und { $lower }: { $matches } Partien unterscheiden sie nicht.
arena-rating = Wertung
arena-matches = Partien
arena-scored = erzielt
arena-conceded = kassiert
arena-median = entscheidet in
arena-worst = längstens
arena-rated = { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
arena-cost = { NUMBER($ms, maximumSignificantDigits: 2) } ms
arena-a-match = pro Partie
train-matches = Partien
train-card = Gelernt. Partien: { $matches }, Stellungen: { $positions }. Verlust auf zurückgehaltenen Partien: { $loss } (0,693 weiß nichts).
train-predicted = vorhergesagt
train-played = gespielt
train-positions = Stellungen
train-file = Liegt in { $file }.
solve-layers = Schichten
solve-checks = Prüfungen
solve-opening = { $game } ist gelöst: Wer beginnt, gewinnt mit Wahrscheinlichkeit { $opening }.
solve-folder = Die Schichten liegen in { $folder }.
solve-holds = Geprüft: { $checked } von { $layers } Schichten; die beste Antwort gewinnt darin höchstens { $bound } (behauptet: { $claim }).
solve-fails = Nicht bewiesen: geprüft { $checked } von { $layers } Schichten, und die beste Antwort gewinnt darin { $bound }, mehr als { $claim }.
trial-matches = Partien
trial-found = { $coach } gegen { $other }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}: { NUMBER($won, minimumFractionDigits: 2, maximumFractionDigits: 2) } % gewonnen, { NUMBER($told, minimumFractionDigits: 2, maximumFractionDigits: 2) } % vom Orakel vorausgesagt; der Standardfehler ist { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
trial-holds = Innerhalb von drei Standardfehlern: Das Orakel hat recht.
trial-fails = Mehr als drei Standardfehler auseinander: Das kommt durch Zufall fast nie vor.
trial-slowest = Die langsamste Entscheidung brauchte { NUMBER($ms, maximumFractionDigits: 0) } ms des Prozessors. Entscheidungen über 100 ms: { $late }.
balance-title = Das Gleichgewicht von { $game }
balance-of = { $pack }: Wer beginnt, gewinnt mit Wahrscheinlichkeit { $opening }.
balance-finding = Verfolge das beste Spiel beider Seiten …
balance-figure = { NUMBER($figure) }
balance-number = Drive { $number }
balance-all = alle
balance-share = Anteil
balance-a-match = je Partie
balance-a-drive = von 100 Drives
balance-match = Punkte, Länge und Spannung
balance-decided = Entschieden, bevor ein Drive beginnt (eine Seite gewinnt mit 95 % oder mehr), % der Partien
verify-good = { $file }: in Ordnung. { $game }; Spielzüge: { $plays }, Würfe: { $rolls }.
verify-result = Ergebnis: { $result }.
verify-rules = Regeln: Jede Antwort war erlaubt, und das Ergebnis folgt daraus.
verify-dice-seed = Würfel: Jeder Wurf folgt aus dem Startwert.
verify-dice-none = Würfel: Es gibt kein Geheimnis, mit dem sie zu prüfen wären.
verify-dice-nonces = Würfel: Jeder Wurf folgt aus dem Geheimnis und dem, was jeder Platz dazugegeben hat.
verify-dice-secret = Würfel: Jeder Wurf folgt aus dem Geheimnis.
verify-signed = Angaben: Namen, Datum und Überschriften sind so, wie der Server mit dem Schlüssel { $signer } sie unterschrieben hat.
verify-unsigned = Angaben: Namen, Datum und Überschriften hat kein Server unterschrieben.
pack-copied = { $folder }: { $files }. Ändere sie, dann `downfield pack check { $folder }`.
pack-good = { $folder }: in Ordnung. { $game }, Paket { $pack } { $hash }; Werte: { $seed } gedruckt, { $public } öffentlich, { $reconstructed } rekonstruiert.
team-good = { $file }: in Ordnung. { $team }, Spieler: { $players }, { NUMBER($left) } von { NUMBER($budget) } übrig.

## What the table refuses

end-resigned = { $name } gibt die Partie auf
error-late = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und antworte auf das, was jetzt gefragt ist.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Das ist nicht dein Platz.
error-not-begun = Die Partie beginnt, sobald alle sitzen.
error-already-over = Die Partie ist zu Ende.
error-not-over = Das Protokoll ist für alle offen, sobald die Partie zu Ende ist.
error-unknown-match = Diese Partie gibt es nicht. Prüfe den Link.
error-unknown-league = Diesen Wettbewerb gibt es nicht. Prüfe den Link.
error-look-again = Jemand anders hat diesen Wettbewerb gerade geändert. Sieh noch einmal nach und entscheide dann.
error-too-many-leagues = Du veranstaltest schon so viele Wettbewerbe, wie man hier darf.
error-only-organiser = Das kann nur, wer diesen Wettbewerb veranstaltet.
error-only-entrant = Das können nur die, die diese Partie spielen.
error-nobody-known = Einer von beiden ist an diesem Tisch noch nicht bekannt: Der Veranstalter hat für jeden eine Einladung. Oder spielt anderswo und tragt das Ergebnis ein.
error-unknown-page = Diese Seite gibt es nicht. Die Spiele stehen auf der Startseite.
error-unknown-invitation = Diese Einladung gilt nicht, oder der Platz ist vergeben. Bitte um eine neue.
error-wrong-key = Dieser Schlüssel öffnet keinen Platz in dieser Partie. Nimm den Link, den du bekommen hast.
error-not-worked-out = Das hat mit diesen Optionen noch niemand ausgerechnet. Zu Hause tut es `downfield solve`.
error-other-rules = Diese Partie wurde mit anderen Regeln oder anderem Spielmaterial begonnen, als dieser Tisch hat.
error-too-fast = Zu viele Nachrichten auf einmal. Warte einen Moment.
error-too-large = Diese Nachricht ist zu lang.
error-elsewhere = Diese Anfrage kommt von der Seite einer anderen Website.
error-other-host = Unter diesem Namen ist der Tisch nicht bekannt. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
error-not-kept = Das konnte nicht gespeichert werden, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.

### Live

error-silent = Die Verbindung wurde geschlossen: Der Browser hat sich nicht gemeldet.
error-asked-already = Es läuft schon eine Rücknahme-Anfrage. Warte auf die Antwort.
error-asked-too-often = In dieser Partie hat man dir dreimal Nein gesagt. Du kannst nicht noch einmal fragen.
error-nothing-back = Es gibt keine Entscheidung von dir, zu der man zurückgehen könnte.
error-dice-decided = Die Würfel dieser Partie fallen in fester Folge: Was sie entschieden haben, bleibt entschieden.
error-no-rematch = Eine Revanche ist nicht möglich: Sie hat schon begonnen, oder ein Platz ist leer.
error-only-readers = Hier schreiben nur die Trainer einer Partie zwischen Menschen.
error-nothing-said = Diese Nachricht ist leer.
table-watchers = Link für Zuschauer kopieren
table-private = Privat: Nur die Trainer und wer den Link für Zuschauer hat, sehen diese Partie.
table-ask-back = Rücknahme anfragen
table-back-asks = { $name } möchte zur letzten Entscheidung zurück. Es würde neu gewürfelt.
table-back-yours = Du hast gebeten, zu deiner letzten Entscheidung zurückzugehen. Die Antwort steht aus.
table-back-agree = Einverstanden, zurück
table-back-decline = Weiterspielen
table-back-withdraw = Schon gut
table-note-go-back = { $name } geht einvernehmlich zur letzten Entscheidung zurück. Was seither gewürfelt wurde, wird neu gewürfelt.
table-note-hand = Die Zeit ist um: { $name } spielt weiter.
table-note-pause = Der Tisch war eine Zeit lang geschlossen. Solange lief keine Uhr.
table-note-stall = { $name } findet keine Antwort. Die Partie wartet, und es wird noch einmal gefragt; niemand entscheidet an seiner Stelle.
table-note-falter = { $coach ->
    [random] { $name } hat keine Antwort gefunden. Auch kein anderes Programm: Eine der Optionen wird ausgelost.
   *[other] { $name } hat keine Antwort gefunden: Dieses Mal entscheidet das Programm { $coach }.
}
table-note-decline = { $name } ist nicht einverstanden, zurückzugehen. Die Entscheidung bleibt.
table-end-lapse = { $you ->
    [won] Du gewinnst: Die Zeit von { $loser } ist abgelaufen.
    [lost] Du verlierst: Deine Zeit ist abgelaufen.
   *[none] { $winner } gewinnt: Die Zeit von { $loser } ist abgelaufen.
}
table-end-resign = { $you ->
    [won] Du gewinnst: { $loser } hat aufgegeben.
    [lost] Du verlierst: Du hast aufgegeben.
   *[none] { $winner } gewinnt: { $loser } hat aufgegeben.
}
table-expected-open = Wir warten auf deinen Freund oder deine Freundin: Wer den Link öffnet, nimmt hier Platz. Vorher fällt kein Würfel.
table-waits-open = Hier muss sich noch jemand setzen: { $names } ist am Zug.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Schreib allen an dieser Partie
table-chat-send = Senden
table-chat-unread = neu
table-chat-read = Hier reden die Trainer. Du kannst mitlesen.
table-clock-reserve = Reserve
table-clock-30 = { $name }: noch 30 Sekunden
table-clock-10 = { $name }: noch 10 Sekunden
table-rematch-offered = { $name } bietet eine Revanche mit getauschten Seiten an.
table-rematch-asked = Du hast eine Revanche angeboten. Die anderen sind gefragt.
table-rematch-agree = Revanche annehmen
table-rematch-go = Zur Revanche
table-rematch-begun = Die Revanche hat begonnen.

### Doors

error-nobody = Der Tisch kennt dich noch nicht: Öffne einmal die Startseite oder melde dich an.
error-unknown-token = Dieses Token gilt hier nicht. Erstelle ein neues oder nimm den Schlüssel eines Platzes.
error-too-many = Du hast die Höchstzahl erreicht. Schließe oder lösche erst welche.

### Filme

film-title = { $game }: der Film
film-still-on = Diese Partie läuft noch: Du siehst, was bisher alle wissen.
film-live = Zur Partie
film-share = Diesen Moment teilen
film-fork = Von hier weiterspielen
film-fork-why = Genau in diesem Moment beginnt eine neue Partie, mit neuen Würfen. Du nimmst die eine Seite, ein Programm die andere.
film-fork-go = Weiterspielen
film-fork-cancel = Jetzt nicht
film-controls = Den Film steuern
film-moment = Moment
film-at = Moment { $at } von { $of }
film-run = Abspielen
film-pause = Anhalten
film-first = Zum Anfang
film-last = Zum Ende
film-back = Einen Moment zurück
film-on = Einen Moment weiter
film-play-back = Zum Spielzug davor
film-play-on = Zum nächsten Spielzug
film-eyes = Zeige die Hand von
film-eyes-none = niemandem
film-speed = Tempo
film-log = Was geschah; jede Zeile führt zu ihrem Moment
film-keys = Leertaste spielt ab und hält an · ← → ein Moment · Umschalt mit ← → ein Spielzug · Pos1 und Ende
film-secret = { $name } entscheidet im Geheimen
film-secret-die = Ein Würfel fällt im Geheimen
film-marks = Marken: Lange Striche beginnen eine Halbzeit, kurze einen Drive; Kreise sind Punkte.

replays-why = Geh eine Partie noch einmal durch: eine von deinen, oder eine öffentliche.
replays-mine-none = Hier stehen die Partien, die du spielst.
replays-public = Öffentliche Partien
bring-title = Ein Protokoll ansehen
bring-why = Jede Partie hat ein Protokoll: eine Textdatei, aus der sie sich bis zum letzten Wurf nachspielen lässt. Lade eines von hier oder aus dem Terminal hoch und sieh es dir als Film an.
bring-file = Eine Datei von diesem Gerät
bring-text = Oder füge den Text ein
bring-go = Ansehen
bring-none = Wähle zuerst eine Datei oder füge ein Protokoll ein.
bring-large = Diese Datei ist zu lang für ein Protokoll.

watch-title = Zuschauen
watch-why = Öffentliche Partien, offen für Zuschauer.
watch-running = Läuft gerade
watch-running-none = Im Moment läuft keine öffentliche Partie. Lass zwei Programme für dich spielen: Auf der Startseite gibt es einen Knopf dafür.
watch-finished = Beendet
watch-finished-none = Noch ist keine öffentliche Partie zu Ende.
watch-live = Zuschauen
watch-from-start = Von Anfang an
watch-free = Ein Platz ist noch frei
watch-began = begonnen
watch-ended = beendet
watch-record = Ein eigenes Protokoll ansehen

error-unknown-record = Dieses Protokoll ist nicht hier. Lade es noch einmal hoch.
error-unfit-record = { $line ->
    [0] Dieses Protokoll lässt sich nicht zeigen. { $message }
   *[other] Dieses Protokoll lässt sich nicht zeigen. Zeile { $line }: { $message }
}
error-unmade = Das konnte nicht rechtzeitig fertig werden. Versuch es gleich noch einmal.
error-still-hidden = In diesem Moment ist noch etwas geheim. Spiel von einem anderen weiter, oder wenn die Partie zu Ende ist.
error-still-on = Diese Partie läuft noch. Analysiert wird sie, wenn sie zu Ende ist.
error-unknown-moment = Von dort kann niemand weiterspielen: Die Partie hat diesen Moment nicht, oder sie endet mit ihm.

### People

home-online = Online mit Freunden
home-clock = Uhr
home-clock-none = keine Uhr
home-clock-short = 1 Minute je Entscheidung, 10 Reserve
home-clock-days = 3 Tage je Entscheidung
home-clock-long = 3 Minuten je Entscheidung, 30 Reserve
home-lapse = Wenn die Zeit um ist
home-lapse-lapse = ist die Partie verloren
home-lapse-hand = übernimmt das Programm
home-seen = Wer zuschauen darf
home-seen-unlisted = wer den Link hat
home-seen-public = alle: sie steht unter Zuschauen
home-seen-private = nur wen ich einlade
home-more = Weitere Optionen
box-minutes = { $count } Min.
box-players = { $count } Personen
box-learning-1 = leicht zu lernen
box-learning-2 = etwas Übung
box-learning-3 = viel zu lernen
home-more-of = { $game }: Optionen
home-teams = Teams wählen
home-done = Fertig
home-also = Auch an diesem Tisch
home-also-lobby = Einen Gegner finden
home-also-watch = Bei Partien zuschauen
home-also-watch-why = Öffentliche Partien zwischen Menschen, und was Programme gegeneinander spielen.
home-also-replay = Eine Partie ansehen
home-also-replay-why = Geh eine Partie Schritt für Schritt durch, oder lade ein eigenes Protokoll hoch.
home-also-account = Nimm deine Partien mit
home-also-account-why = Ein Konto bringt sie auf deine anderen Geräte. Zum Spielen brauchst du keins.
home-calls = Du bist dran:
menu = Einstellungen
menu-watch = Zuschauen
menu-replay = Ansehen
menu-sign-in = Anmelden
mine-title = Meine Partien
mine-all = Alle meine Partien
mine-none = Hier stehen die Partien, die du beginnst.
mine-turn = du bist dran
mine-decides = { $name } entscheidet
mine-expected = { $name } wird noch erwartet
push-turn = { $game }: du bist dran
push-on = Sag mir, wenn ich dran bin
push-off = Sag mir nichts mehr
push-denied = Dieser Browser erlaubt hier keine Benachrichtigungen. Ändern kannst du das neben der Adresse.
push-none = Dieser Browser hat gerade keinen Push-Dienst. Versuch es später, oder nimm den Feed.
push-why = Auch bei geschlossener Seite, in Partien mit Tagen je Entscheidung.
turns-title = Du bist dran
turns-link = Meine Züge als Feed
turns-why = Seine Adresse gehört nur dir: wer sie hat, liest, in welchen Partien du dran bist.
mine-open = wartet, bis sich jemand setzt
table-rated = Gewertet: die Uhr läuft, nichts wird zurückgenommen, niemand bekommt Hilfe.
rating-title = Wertung
rating-game = Spiel
rating-matches = Partien
rating-course = Verlauf
rating-provisional = vorläufig
rating-provisional-why = Es wurde noch zu wenig gespielt, um sicher zu sein.
rating-why = 1500 hat der Routinier jedes Spiels; 100 Punkte mehr gewinnen etwa 64 von 100 Partien. Hinter ± steht, wie weit die Wahrheit in 95 von 100 Fällen abliegen kann.
rating-moved = { $name }: { $points } ± { $margin }
lobby-title = Treffpunkt
lobby-why = Finde jemanden, der heute Abend mitspielt.
lobby-play = Spielen
lobby-pair = Such mir einen Gegner
lobby-post = Herausforderung aushängen
lobby-pace = Tempo
lobby-rated = Gewertet
lobby-rated-why = Mit Uhr, ohne Zurücknehmen und ohne Hilfe
lobby-sign-in = Gewertete Partien sind für Konten.
lobby-open = Offene Herausforderungen
lobby-open-none = Niemand wartet. Häng eine Herausforderung aus: sie steht hier, solange diese Seite offen ist.
lobby-accept = Spielen
lobby-accept-of = { $game } gegen { $name } spielen
lobby-withdraw = Zurückziehen
lobby-waits = Du wartest auf jemanden. Bleib auf dieser Seite: wenn du gehst, wird deine Herausforderung zurückgezogen.
lobby-here = Wer da ist
lobby-guests =
    { $count ->
        [0] keine Gäste
        [one] ein Gast
       *[other] { $count } Gäste
    }
lobby-bot = Gewertet gegen einen Bot
lobby-bot-why = Bots haben eine bekannte Wertung: so hast du eine Zahl, auch wenn niemand da ist.
lobby-bot-go = Gewertet spielen
menu-lobby = Treffpunkt
lobby-rating = { $points } ± { $margin }
lobby-yours = deine
player-since = Hier seit { $date }
player-form = Form
player-form-why = die letzten Partien, rechts die jüngste
player-won = gewonnen
player-drawn = unentschieden
player-lost = verloren
player-games = Nach Spiel
player-opponents = Nach Gegner
player-opponent = Gegner
player-last = Letzte Partien
player-none = Noch keine beendete Partie zu zeigen.
player-clearest = Klarster Sieg
calls-attack = Im Angriff
calls-defence = In der Abwehr
player-favourites = Lieblingszüge
player-favourites-why = Am häufigsten gewählt in { $matches ->
    [one] der letzten Partie
   *[other] den letzten { $matches } Partien
}.
player-calls = { $of }-mal
player-share = { $share } %
player-swing = Größte Wende
player-swing-why = Die Entscheidung oder der Würfel, nach dem sich die Gewinnchance am meisten geändert hat, in den analysierten Partien.
player-swing-look = Diesen Moment ansehen
player-mine = Deine nicht gelisteten und privaten Partien siehst nur du hier; andere sehen die öffentlichen.
player-page = Meine Seite
player-versus = { $game } gegen { $name }
player-result-won = Gewonnen
player-result-drawn = Unentschieden
player-result-lost = Verloren
player-short-won = S
player-short-drawn = U
player-short-lost = N
featured-title = Wird gerade gespielt
watch-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
award-title = Erste Male
award-open = steht noch aus
award-win = Erster Sieg
award-win-why = Sieh dir den Bericht an: die Wendepunkte zeigen, welche Entscheidung ihn brachte.
award-steady = Den Routinier geschlagen
award-steady-why = Der Routinier tut zuerst das Sichere. Wer ihn schlagen will, findet das Risiko, das sich lohnt.
award-person = Einen Menschen geschlagen
award-person-why = Menschen haben Gewohnheiten. Was letztes Mal verdeckt gewählt wurde, verrät, was kommen kann.
award-close = Um Haaresbreite gewonnen
award-close-why = Enge Partien entscheidet die Uhr, und was du dir fürs Ende aufhebst.
award-shutout = Nichts zugelassen
award-shutout-why = Auch Abwehr gewinnt: jeden Punkt, den du nicht hergibst, musst du nicht erzielen.
award-rated = Erste gewertete Partie
award-rated-why = Eine Wertung braucht etliche Partien, bis sie viel sagt. Achte auf das ± daneben.
award-letter = Eine Partie wie per Brief
award-letter-why = Mit Tagen zum Entscheiden bleibt Zeit, die Regel hinter einer Frage zu lesen.
award-games = Alle fünf Spiele
award-games-why = Fünfmal derselbe Football: was hier ein Down ist, ist dort eine Phase.
rating-none = Deine Wertung beginnt mit der ersten gewerteten Partie, gegen einen Menschen oder einen Bot.
account-title = Konto
account-why = Ein Konto hält deine Partien auf allen deinen Geräten zusammen. Zum Spielen brauchst du keins.
account-in = Anmelden
account-up = Neu hier?
account-up-go = Konto anlegen
account-up-why = Die Partien, die du in diesem Browser begonnen hast, kommen mit.
account-name = Name
account-name-hint = 2 bis 30 Zeichen. Die anderen sehen ihn am Tisch.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-passkey-in = Mit einem Passkey anmelden
account-passkey-up = Mit einem Passkey anlegen, ohne Passwort
account-or = oder
account-hello = Hallo, { $name }
account-since = Konto seit { $date }
account-out = Abmelden
account-out-everywhere = Auf allen anderen Geräten abmelden
account-out-done = Du bist nur noch auf diesem Gerät angemeldet.
account-change = Passwort ändern
account-set = Ein Passwort setzen
account-set-why = Bisher öffnen nur Passkeys dein Konto.
account-old = Aktuelles Passwort
account-new = Neues Passwort
account-change-go = Passwort speichern
account-change-done = Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
account-passkeys = Passkeys
account-passkeys-why = Dein Gerät meldet dich an, mit Fingerabdruck, Gesicht oder PIN.
account-passkeys-none = Du hast noch keinen.
account-passkey-from = Passkey vom { $date }
account-passkey-add = Einen Passkey hinzufügen
account-passkey-forget = Entfernen
account-passkey-not-here = Unter dieser Adresse gehen Passkeys nicht. Sie brauchen https oder localhost.
account-passkey-no = Es wurde kein Passkey benutzt.
account-delete = Konto schließen
account-delete-why = Partien gegen andere und Wettbewerbe bleiben, mit „gelöschter Spieler“ auf deinem Platz und ohne das, was du dort gesagt hast. Alles andere verschwindet: deine übrigen Partien, Sitzungen, Passkeys, Tokens, was du mitgebracht hast, Teams in diesem Browser. Es gibt kein Zurück.
account-delete-password = Dein Passwort
account-delete-name = Tippe deinen Namen noch einmal
account-delete-go = Endgültig schließen
account-sessions = Wo du angemeldet bist
account-session-on = { $browser } auf { $system }
account-session-unknown = Ein unbekannter Browser
account-session-here = dieser Browser
account-session-since = angemeldet am { $date }
account-session-seen = zuletzt da am { $date }
account-session-end = Dort abmelden
account-codes = Wiederherstellungscodes
account-codes-why = Verlierst du dein Passwort und alle Passkeys, setzt einer dieser Codes ein neues Passwort. Jeder gilt einmal. Bewahre sie bei wichtigen Papieren auf.
account-codes-none = Du hast noch keine.
account-codes-left = { $count ->
    [one] Ein Code ist übrig, erstellt am { $date }.
   *[other] { $count } Codes sind übrig, erstellt am { $date }.
}
account-codes-go = Zehn neue Codes erstellen
account-codes-shown = Diese Codes siehst du nur jetzt. Die von vorher gelten nicht mehr.
account-codes-copy = Kopieren
account-tokens = Programme, die für dich spielen
account-tokens-why = Ein Programm mit einem Token tut in deinem Namen, was der Umfang erlaubt, und nicht mehr. Ein neues Passwort beendet alle Token.
account-tokens-none = Du hast keine erstellt.
account-token-made = erstellt am { $date }
account-token-used = zuletzt benutzt am { $date }
account-token-unused = nie benutzt
account-token-revoke = Widerrufen
account-token-name = Name des Tokens
account-token-scope = Was es darf
account-token-go = Token erstellen
account-token-shown = Dieses Token siehst du nur jetzt. Gib es deinem Programm.
scope-read = read: deine Partien ansehen
scope-play = play: Platz nehmen, wo es eingeladen ist, und spielen
scope-organise = organise: auch Partien beginnen
account-lost = Passwort verloren?
account-lost-why = Nimm einen der Wiederherstellungscodes, die du auf deiner Kontoseite erstellt hast.
account-code = Wiederherstellungscode
account-lost-go = Passwort setzen und anmelden
error-wrong-code = Name und Wiederherstellungscode passen nicht zusammen, oder der Code ist schon benutzt. Prüfe beide.
error-unknown-session = Dort bist du nicht mehr angemeldet.
error-only-in-person = Das darf kein Token. Nimm den Browser, in dem du bekannt bist.
table-guest = ohne Konto
table-guest-why = Dieser Name gehört zu keinem Konto.
error-bad-name = Ein Name hat 2 bis 30 Zeichen und ist nicht der eines Programms.
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beide.
error-wrong-passkey = Dieser Passkey öffnet hier kein Konto. Nimm einen anderen, oder melde dich mit dem Passwort an.
error-passkey-too-late = Das hat zu lange gedauert oder geschah in einem anderen Fenster. Versuch es noch einmal.
error-not-signed-in = Du bist nicht angemeldet. Melde dich an und versuch es noch einmal.
error-last-key = Sonst öffnet nichts dein Konto: Setze erst ein Passwort oder füge einen weiteren Passkey hinzu.

### Der Spielplan

board-none = Hier gibt es gerade nichts zu wählen.
table-oncemore = Noch einmal, um es zu tun.
table-end-yes = Beenden
table-end-ask-no-more = Nicht mehr fragen
wish-wait = Neue Knöpfe warten einen Augenblick, bevor sie gedrückt werden können
wish-ask-end = Fragen, bevor ein Zug endet, in dem noch jemand handeln könnte
wish-two-steps = Riskantes in zwei Schritten: erst ansehen, dann tun
wish-symbols = Erklären, was auf dem Spielplan ist, jedes einmal
board-sound = Töne: Würfel, Punkte, dein Zug
board-beamer = Nur der Spielplan, für einen Beamer
zoom = Ausschnitt
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzer Spielplan
layers = Zonen zeigen (z)
layers-none = Die Zonen sind ausgeblendet.

### Der Tisch vom Terminal aus

table-opened = Der Tisch ist offen: { $address }  (Strg+C schließt ihn)
table-closed = Der Tisch ist geschlossen.

### Pläne

plan-formation = Aufstellung: { $form }
plan-last = Wie beim letzten Mal
plan-last-form = Wie beim letzten Mal: { $form }

### Aufstellungen auf dem Plan

lineup = Aufstellung
lineup-advised = Empfohlene Aufstellung
lineup-hand = Auf dem Plan aufstellen
lineup-why = Oder stell jeden hin, wo du willst: Nichts gilt, bevor du bestätigst.
lineup-confirm = Aufstellung bestätigen
lineup-clear = Plan leeren
lineup-leave = Zurück zu allen Formationen
lineup-left = { $count ->
    [one] Einer ist noch aufzustellen.
   *[other] { $count } sind noch aufzustellen.
}
lineup-missing = Nicht da: { $numbers }. Andere stehen an ihrer Stelle.
lineup-place = { $number } nach { $square }
lineup-off = { $number } auf die Bank
lineup-exchange = { $number } kommt für { $other }
lineup-swap = { $number } und { $other } tauschen die Plätze
lineup-mine = Eigene: { $name }
lineup-name = Name dieser Aufstellung
lineup-save = Speichern
lineup-saved = Gespeichert: { $name }
lineup-forget = { $name } vergessen
lineup-full = Dafür hast du schon { $count } Aufstellungen gespeichert. Vergiss zuerst eine.
lineup-spoilt = Gespeicherte Aufstellungen, die nicht zu lesen waren, sind entfernt.

### Eigene Teams

draft-link = Teams
draft-title = Teams
draft-why = Nimm eines, wie es ist, oder stell dir im Rahmen des Budgets dein eigenes zusammen: Jede Grenze wird dabei geprüft.
draft-mine = Meine Teams
draft-mine-none = In diesem Browser ist noch keines gespeichert. Stell ein Team zusammen und speichere es.
draft-mine-forget = Von der Liste nehmen
draft-all = Alle Teams
draft-team = Team
draft-tier = Stufe
draft-tier-of = Stufe { $tier }
draft-reroll = Reroll
draft-reroll-of = Reroll { $cost }
draft-apothecary-no = kein Apotheker
draft-special = Sonderregeln
draft-name = Teamname
draft-budget = Budget
draft-patron = Schutzpatron
draft-patron-none = bitte wählen
draft-pack = Fertigkeitenpaket
draft-positions = Positionen
draft-position = Position
draft-count = Wie viele
draft-most = von { $most }
draft-price = Preis
draft-skills = Fertigkeiten
draft-gains = Kann lernen
draft-staff = Betreuer
draft-inducements = Anreize
draft-mercenaries = Söldner
draft-mercenaries-why = Nur für diese Partie: { $cost } mehr, als die Position kostet, und { $skill } für eine primäre Fertigkeit, die weiter unten gewählt wird. Sie sind Loner ({ $loner }+) und zählen bei ihrer Position mit.
draft-mercenary = Söldner
draft-mercenary-of = Söldner, { $spot }
draft-stars = Stars
draft-stars-why = Nur für diese Partie. Ein Paar zählt als ein Star und füllt zwei Plätze. Stars bekommen keine Fertigkeit dazu, und kein Apotheker behandelt sie; sie spielen mit Profil und Fertigkeiten, denn was nur sie können, wird hier nicht gespielt.
draft-star = Star
draft-stars-elsewhere = Stars, die nicht für dieses Team spielen
draft-mega = Megastar
draft-unique = hier nicht gespielt: { $names }
draft-players = Das Team
draft-size = Spieler
draft-number = Nr.
draft-added = Zusätzliche Fertigkeit
draft-added-none = keine
draft-primary = primär
draft-secondary = sekundär
draft-more = Einen mehr: { $what }
draft-less = Einen weniger: { $what }
draft-cost = Kosten
draft-left = Übrig
draft-value = Teamwert
draft-points = Fertigkeitspunkte
draft-good = Dieses Team ist spielbereit.
draft-wrong = Dieses Team kann noch nicht spielen:
draft-keep = In diesem Browser speichern
draft-kept = Gespeichert.
draft-share = Link kopieren
draft-copied = Kopiert.
draft-export = Als Datei speichern
draft-import = Datei öffnen
draft-print = Drucken
draft-ready = Das fertige Team
draft-clear = Leer beginnen
draft-play-title = Mit diesem Team spielen
draft-against = Gegen
draft-opponent = Wer die andere Seite trainiert
draft-play = Spielen
draft-none = keines von meinen

### Seiten neben den Regeln

quick-title = Schnellstart
quick-rules = Alle Regeln
quick-print = Diese Seite drucken
rules-search = In den Regeln suchen
rules-search-none = Keine Regel enthält diese Wörter.
rules-search-found = Regeln mit diesen Wörtern: { $count }
rules-example = Beispiel.
pages-filter = Nur Einträge mit diesen Wörtern zeigen
pages-none = Kein Eintrag enthält diese Wörter.
pages-draft = Dieses Team zusammenstellen
pages-play = Gleich damit spielen
pages-own = Mehr dazu
pages-about = Über den gewählten Spieler
pages-near = Vielleicht meintest du
rules-pages = `downfield rules { $game } NAME` zeigt eine Seite: { $shelves }.

fair-title = Würfel, die niemand bestimmt
fair-short = Weder die Spieler noch ein Programm noch der Server. Und danach können alle jeden Wurf nachprüfen.
fair-how = Wie die Würfel zustande kommen
fair-secret = Wenn eine Partie angelegt wird, zieht der Server ein Geheimnis von 32 Bytes und zeigt dessen Fingerabdruck (SHA-256). Von da an kann er kein anderes mehr nehmen, ohne dass es alle merken.
fair-nonces = Dann gibt jeder Platz eine eigene Zahl dazu: Dein Browser zieht sie, wenn du dich setzt, nachdem er den Fingerabdruck gesehen hat. Die Zahl eines Programms folgt aus dem Fingerabdruck. Es wird nichts gewürfelt, bevor alle sitzen.
fair-rolls = Geheimnis und Zahlen zusammen sind der Schlüssel der Würfel. Jeder Wurf der Partie hat eine Nummer, und was fällt, folgt allein aus dem Schlüssel und dieser Nummer. Niemand kennt den Schlüssel: Der Server kannte deine Zahl nicht, als er wählte, und du kennst sein Geheimnis nicht.
fair-reveal = Ist die Partie zu Ende, steht das Geheimnis am Schluss des Protokolls. Wer das Protokoll hat, kann jeden Wurf nachrechnen.
fair-check = Eine Partie nachprüfen
fair-check-how = Lade am Ende einer Partie das Protokoll herunter und vergleiche seinen Fingerabdruck mit dem, den du am Tisch gesehen hast. Dieser Befehl spielt die ganze Partie noch einmal, Antworten, Würfel und Ergebnis, und nennt die erste Zeile, die nicht passt:
fair-seed = Eine Partie mit einem Startwert ist zum Üben da: Wer ihn kennt, kennt die Würfel. Sie hat keinen Fingerabdruck.

### Ein öffentlicher Tisch

coach-deleted-player = gelöschter Spieler
error-no-reason = Gib einen Grund an: Er kommt ins Protokoll.
error-not-of-keepers = Dieses Konto gehört einem Moderator. Moderatoren verwaltet nur die Kommandozeile, `downfield admin`.
error-not-a-person = Dort sitzt keine andere Person.
error-unknown-shun = Diese Person ist nicht mehr stummgeschaltet oder blockiert.
error-not-for-you = Dieser Platz steht dir nicht offen. Jemand in dieser Partie möchte nicht mit dir spielen.
error-no-back-rated = In einer gewerteten Partie wird nichts zurückgenommen.
error-no-help-rated = Diese Partie ist gewertet: vor ihrem Ende bekommt niemand Hilfe.
error-challenge-taken = Jemand war schneller, oder wer diese Partie anbot, ist gegangen. Wähle eine andere oder biete selbst eine an.
error-own-challenge = Das ist deine eigene Herausforderung. Warte, bis sie jemand annimmt.
error-bad-subscription = Der Push-Dienst dieses Browsers ist hier nicht bekannt. Nimm stattdessen den Feed deiner Züge.
error-unknown-person = Hier heißt niemand so. Prüfe, wie der Name geschrieben wird.
error-switched-off = Das gibt es an diesem Tisch nicht. Wer ihn betreibt, hat es abgeschaltet.
table-chat-removed = Diese Nachricht wurde entfernt.
people-open = Stummschalten, blockieren oder melden …
people-title = Die anderen in dieser Partie
people-who = Wer
people-mute = Stummschalten: Nachrichten ausblenden
people-unmute = Stummschaltung aufheben
people-muted = Du siehst nicht mehr, was diese Person schreibt. Rückgängig machen kannst du das hier oder auf der Kontoseite.
people-block = Blockieren: keine gemeinsamen Partien mehr
people-unblock = Blockierung aufheben
people-blocked = Diese Person kann deine offenen Plätze nicht mehr einnehmen, und es wird keine Revanche angeboten. Rückgängig machen kannst du das hier oder auf der Kontoseite.
people-report = Den Moderatoren melden
people-reason = Grund
people-line = Welche Nachricht
people-line-none = keine, die Person
people-words = In eigenen Worten (freiwillig)
people-report-why = Die letzten Zeilen des Chats werden mitgespeichert, damit die Moderatoren sie lesen können.
people-report-go = Melden
people-report-done = Danke. Die Moderatoren kümmern sich darum.
reason-words = Beleidigungen oder Hetze
reason-name = Ein anstößiger Name
reason-conduct = Zeitspiel, Spam oder anderes Fehlverhalten
reason-cheating = Betrug
reason-other = Etwas anderes
error-has-account = Du hast ein Konto: Lösche es auf der Kontoseite, die nach Passwort oder Passkey fragt.
account-shuns = Stummgeschaltet und blockiert
account-shun-mute = stummgeschaltet { $date }
account-shun-block = blockiert { $date }
account-shun-undo = Rückgängig
account-shun-undo-of = Rückgängig für { $name }
account-data = Deine Daten
account-data-why = Alles, was dieser Tisch über dich speichert, in einer Datei: Konto, Sitzungen, Token, Partien mit Protokollen, Chat, hochgeladene Protokolle, deine Meldungen. Teams speichert nur dein Browser.
account-data-go = Meine Daten herunterladen
account-forget = Diesen Browser vergessen
account-forget-why = Partien gegen andere und Wettbewerbe bleiben, mit „gelöschter Spieler“ auf deinem Platz und ohne das, was du dort geschrieben hast. Alles andere aus diesem Browser wird gelöscht: übrige Partien, Token, Hochgeladenes, Teams. Es gibt kein Zurück.
account-forget-go = Alles löschen
account-banned = Du bist an diesem Tisch gesperrt. Angegebener Grund: „{ $why }“. Hier kannst du deine Daten noch herunterladen oder löschen.
account-banned-until = Du bist an diesem Tisch bis { $date } gesperrt. Angegebener Grund: „{ $why }“. Hier kannst du deine Daten noch herunterladen oder löschen.
keeper-title = Moderation
keeper-hint = Was du hier tust, wird mit deinem Namen und dem Grund protokolliert. Wer gesperrt ist, kann den Grund lesen.
keeper-reports = Offene Meldungen
keeper-closed = Erledigte Meldungen
keeper-none = Es gibt keine.
keeper-about = Über { $name }, von { $by }
keeper-closed-by = Erledigt von { $by }: { $why }
keeper-deed = Aktion
keeper-days = Wie lange
keeper-for-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
 }
keeper-for-ever = bis zur Aufhebung
keeper-until = bis { $date }
keeper-name = Neuer Name
keeper-why = Grund
keeper-do = Ausführen
keeper-any = Etwas anderes
keeper-target = Gilt für
keeper-target-hint = Ein Name, eine Adresse, eine Partie, ein Protokoll, PARTIE/PLATZ für die Person dort, PARTIE/NUMMER für eine Chatzeile, die Nummer einer Meldung oder Sperre.
keeper-people = Personen
keeper-find = Teil des Namens
keeper-find-go = Suchen
keeper-has = Partien: { $matches }, Protokolle: { $records }, Meldungen dazu: { $reports }
keeper-bans = Sperren
keeper-log = Was die Moderatoren getan haben
keeper-numbers = Zahlen
keeper-close = Meldung schließen
keeper-ban = Sperren
keeper-unban = Sperre aufheben
keeper-rename = Umbenennen
keeper-delete-person = Person löschen
keeper-delete-match = Partie löschen
keeper-delete-record = Protokoll löschen
keeper-delete-line = Nachricht löschen
keeper-count-accounts = Konten
keeper-count-keepers = Moderatoren
keeper-count-sessions = Sitzungen
keeper-count-tokens = Token
keeper-count-matches = Partien
keeper-count-deeds = Züge
keeper-count-lines-of-chat = Chatzeilen
keeper-count-records-brought-along = Hochgeladene Protokolle
keeper-count-bans = Sperren
keeper-count-public-matches = Öffentliche Partien
keeper-count-letters-of-records = Zeichen dieser Protokolle
keeper-count-reports-that-are-open = Offene Meldungen
keeper-count-reports-that-are-closed = Erledigte Meldungen
account-brought = Mitgebrachte Protokolle
account-brought-delete = Löschen
account-brought-delete-of = { $name } löschen
draft-full = Dieser Browser behält schon 200 Teams. Entferne einige auf der Seite der Teams und behalte dann dieses.


# Moments of their own, across the board
table-hasten = Überspringen
table-standings = Einmal beantwortet
banner-touchdown = Touchdown!
banner-field-goal = Field Goal!
banner-goal = Tor!
banner-safety = Safety!
banner-turnover = Ballverlust
banner-fumble = Fumble!
banner-casualty = Verletzung!
banner-sent-off = Platzverweis!
banner-penalty = Elfmeter!
banner-half-time = Halbzeit
banner-full-time = Abpfiff

### Wettbewerbe

league-behind = hinter { $name }, { $by }: { $own } zu { $theirs }
league-behind-lot = hinter { $name } durch das Los
league-by-points = Punkte
league-by-bonus = Bonuspunkte
league-by-difference = Differenz
league-by-scored = erzielte Punkte
league-by-wins = Siege
league-by-away-scored = auswärts erzielte Punkte
league-by-head-to-head = direkte Spiele
league-by-head-to-head-difference = Differenz in den direkten Spielen
league-by-head-to-head-scored = erzielte Punkte in den direkten Spielen
league-by-buchholz = Stärke der Gegner (Buchholz)
league-by-median-buchholz = Stärke der Gegner (mittlere Buchholz)
league-by-sonneborn-berger = Stärke der Besiegten (Sonneborn-Berger)
league-by-lot = Los
league-by-more = { $what }, mehr als zugelassen
league-round-robin = { $groups ->
    [1] { $legs ->
        [1] Jeder gegen jeden
        [2] Jeder gegen jeden, Hin- und Rückrunde
       *[other] Jeder gegen jeden, { $legs }-mal
    }
   *[other] { $groups } Gruppen
}
league-swiss = Schweizer System, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
league-knock-out = { $kind ->
    [double] Pokal, nach zwei Niederlagen ausgeschieden
   *[other] Pokal
}{ $most ->
    [1] {""}
   *[other] , höchstens { $most } Spiele
}
league-ladder = Leiter
league-round = { $number }. Runde
league-last = { $ties ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
    [8] Achtelfinale
   *[other] Erste Runde, { $ties } Paarungen
}
league-final = Finale
league-again = Zweites Finale
league-group = Gruppe { $letter }
league-part-third = um den dritten Platz
league-part-losers = unter denen mit einer Niederlage
league-bye = spielfrei
league-open = noch offen
league-walkover = { $score } (kampflos)
league-place = Platz
league-entrant = Teilnehmer
league-played = gespielt
league-won = gewonnen
league-drawn = unentschieden
league-lost = verloren
league-score = Ergebnis
league-bonus = Bonus
league-total = Punkte
league-reason = warum
league-champion = { $name } hat { $competition } gewonnen.
league-rests = Spielfrei: { $names }
league-due = bis { $due }
league-next = Weiter: `downfield league { $command }`
league-made = { $name } liegt in { $folder }. Weiter: `downfield league enter { $folder } NAME`, dann `downfield league begin { $folder }`.
league-good = { $name }: gut. Zeilen: { $lines }, jede folgt auf die vorige. Geprüfte Aufzeichnungen: { $records }.
league-none-open = Nichts ist offen, was Programme spielen könnten.
league-overdue = { $match } ist überfällig, { $names }: Der Veranstalter entscheidet.
league-player = Spieler
league-feat-highest = Meiste Punkte einer Seite
league-feat-widest = Höchster Sieg
league-feat-most = Meiste Punkte beider
league-by-together = Punktdifferenz aller ihrer Partien
league-level = { $score }, { $side ->
    [home] Heim gewinnt
   *[away] Gast gewinnt
 }
league-to-come = { $kind ->
    [loser] Verlierer
   *[other] Sieger
 } von { $tie }
league-said = eine Seite sagt, wie es ausging
league-late = { $match } ist seit { $due } überfällig, { $names }. Am Zug: { $who }
league-soon = { $match } ist am { $due } fällig, { $names }. Am Zug: { $who }
league-none-late = Nichts ist überfällig.
league-award-attack = Bester Angriff
league-award-defence = Beste Abwehr
league-award-casualties = Meiste Verletzte
league-award-stunty = Pokal der Kleinen
league-award-spoon = Holzlöffel
league-because-no-show = bis zum Ende der Runde nicht gekommen
league-because-no-shows = beide bis zum Ende der Runde nicht gekommen
league-because-entered = eingetragen, wie es gemeldet wurde
league-cup = Pokal
league-phase-draft = in Vorbereitung
league-phase-open = offen für Meldungen
league-phase-running = läuft
league-phase-finished = beendet

did-created = { $name } wird angelegt.
did-changed = { $name } wird neu beschrieben.
did-opened = Man kann sich melden.
did-entered = { $coach ->
    [none] { $name } nimmt teil.
   *[other] { $name } nimmt teil, ein Programm ({ $coach }).
}
did-amended = Was von { $name } dasteht, wird berichtigt: { $why }
did-handed-in = { $name } gibt ein Team ab.
did-withdrew = { $name } scheidet aus. { $why }
did-substituted = { $other } spielt für { $name } weiter: { $why }
did-claimed = Wer für { $name } spielt, ist da.
did-appointed = { $name } organisiert mit.
did-began = Es beginnt, mit { $many } Teilnehmern; die Lose sind gezogen.
did-drew = { $kind ->
    [cup] Der Pokal ist ausgelost.
   *[other] Eine Runde ist ausgelost, { $ties ->
        [one] { $ties } Partie
       *[other] { $ties } Partien
    }.
}
did-moved = { $what } hat Zeit bis { $due }: { $why }
did-swapped = { $name } und { $other } tauschen in Runde { $round } die Plätze: { $why }
did-challenged = { $name } fordert { $other } heraus.
did-proposed = { $name } schlägt für { $match } vor: { $times }
did-agreed = { $name } ist einverstanden: { $match } wird am { $time } gespielt.
did-chose = { $name } wählt ein Team für { $match }.
did-sat-down = { $match } wird gespielt.
did-played = { $match } endete { $score }.
did-told = { $name } sagt, { $match } endete { $score }.
did-confirmed = { $name } bestätigt das Ergebnis von { $match }.
did-denied = { $name } bestreitet das Ergebnis von { $match }: { $why }
did-ruled = Der Veranstalter entscheidet, { $match } endete { $score }: { $why }
did-forfeited = { $name ->
    [none] { $match } ist für beide verloren: { $why }
   *[other] { $name } verliert { $match }: { $why }
}
did-stood-in = Ein Programm spielt { $match } für { $name }: { $why }
did-drafted = { $name } kauft neue Spieler.
history-entry = Das Team beginnt die Saison.
history-match = Partie { $match } gegen { $name }: { $score }
history-before = Vor Partie { $match } gegen { $name }
history-coach = Zwischen den Partien: { $deeds }
did-rolled = Die Würfel { $when ->
    [before] vor
   *[after] nach
} Partie { $match } sind gefallen.
did-annulled = Zeile { $line } ist gestrichen: { $why }
did-finished = Es ist zu Ende; das Geheimnis der Lose wird gezeigt.

### Pages of competitions

club-title = Wettbewerbe
club-hint = Pokale, Ligen und Ranglisten. Lege für deinen Verein einen Wettbewerb an, oder melde dich bei einem offenen.
club-none = Noch wird nichts gespielt.
club-shelf-open = Offen für Meldungen
club-shelf-running = Laufend
club-shelf-draft = In Vorbereitung
club-shelf-finished = Beendet
club-new = Ein neuer Wettbewerb
club-make = Anlegen
club-sign-in-make = Wer einen Wettbewerb veranstaltet, braucht ein Konto.
club-sign-in-enter = Zum Melden brauchst du ein Konto. Ohne eines kann dich der Veranstalter eintragen.
club-page-home = Überblick
club-page-rounds = Runden
club-page-bracket = Turnierbaum
club-page-cross = Kreuztabelle
club-page-figures = Zahlen
club-chances = Wie wahrscheinlich ist jeder Platz?
club-chances-how = Von bis zu zehntausend Spielzeiten, ausgespielt nach dem, was alle bisher gezeigt haben, in Prozent.
club-feats = Partien, die herausragen
club-leaders-teams = Teams
club-leaders-players = Spieler
club-no-figures = Es ist noch nichts gespielt.
club-exports = Zum Mitnehmen
club-export-ics = Kalender (iCal)
club-export-atom = Nachrichten (Atom)
club-export-csv = Tabellenblatt (CSV)
club-export-json = Alles, zum Mitnehmen (JSON)
club-export-naf = NAF-Bericht (XML)
club-page-log = Protokoll
club-page-organise = Leitung
club-next = Deine nächste Partie
club-nothing-next = Du hast gerade keine Partie zu spielen.
club-versus = –
club-look = ansehen
club-being-played = wird gespielt
club-disputed = strittig
club-disputed-long = Ihr sagt Verschiedenes. Der Veranstalter entscheidet.
club-told = { $score }, noch nicht bestätigt
club-you-said = Du hast { $score } gemeldet. Es zählt, sobald dein Gegner bestätigt.
club-they-said = { $name } sagt, es ging { $score } aus.
club-confirm = Das stimmt
club-deny = Das stimmt nicht
club-tell = Am echten Tisch gespielt: Ergebnis eintragen
club-tell-go = Ergebnis eintragen
club-sit = Jetzt hier spielen
club-go-on = Zum Tisch
club-propose = Einen Termin vereinbaren
club-propose-go = Vorschlagen
club-agree = { $time } passt
club-agreed = Vereinbart: { $time }
club-time = Termin { $number } ({ $zone })
club-winner = Sieger
club-players = Was die Spieler getan haben
club-players-hint = Eine Zeile für jeden Spieler, die Nummer zuerst, etwa 7 touchdowns 2. Es gibt
club-by-score = Nach dem Ergebnis
club-place = {"#"}
club-short-played = Sp
club-short-won = S
club-short-drawn = U
club-short-lost = N
club-short-score = Ergebnis
club-won = Gewonnen
club-drawn = Unentschieden
club-lost = Verloren
club-letter-won = S
club-letter-drawn = U
club-letter-lost = N
club-form = Form
club-left = Ausgeschieden.
club-no-matches = Noch keine Partien.
club-no-rounds = Noch ist nichts ausgelost.
club-entrants = { $many ->
    [one] { $many } Teilnehmer
   *[other] { $many } Teilnehmer
}
club-entries = Meldungen: { $many }
club-you-play = Du nimmst teil.
club-you-waiting = Du stehst auf der Warteliste.
club-waits = wartet
club-not-open = Noch kann man sich nicht melden.
club-enter = Melden
club-leave = Ausscheiden
club-hand-in = Team abgeben
club-challenge = Herausfordern
club-challenge-whom = Wer über dir steht
club-agreed-title = Was gilt
club-counts = Sieg, Unentschieden, Niederlage
club-points = { $win } · { $draw } · { $loss }
club-breaks = Bei Gleichstand
club-organiser = Veranstalter
club-lots = Fingerabdruck der Lose
club-log-hint = Alles, was geschehen ist, das Neueste zuerst. Hier wird nie etwas gelöscht.
club-annulled = aufgehoben
club-the-table = der Tisch
club-name = Name
club-squad-name = Name der Mannschaft
club-members = Die Trainer, in jeder Zeile einer: { $many }
club-played-by = Es spielt
club-a-person = ein Mensch
club-seed = Setzplatz (1 ist der stärkste, 0 keiner)
club-club = Verein
club-team = Team oder sein Code
club-game = Spiel
club-format = Modus
club-format-cup = K.-o.-Runden
club-format-double-cup = Doppel-K.-o.
club-format-round-robin = Jeder gegen jeden
club-format-swiss = Schweizer System
club-format-groups = Gruppen, dann K.-o.
club-format-swiss-cup = Schweizer System, dann K.-o.
club-format-ladder = Rangliste
club-legs = Partien jedes Paares
club-rounds = Schweizer Runden
club-groups = Gruppen
club-through = Kommen je Gruppe weiter
club-best-of = Höchstens Partien (1, 3, 5, 7)
club-reach = So viele Plätze nach oben darf man fordern
club-third-place = Spiel um den dritten Platz
club-days = Tage je Runde (0: ohne Ende)
club-zone = Zeitzone, etwa Europe/Berlin
club-more = Mehr
club-most = Höchstens Teilnehmer
club-squad = Trainer je Mannschaft (1: jeder spielt allein)
club-no-show = Wenn jemand nicht kommt
club-no-show-organiser = entscheidet der Veranstalter
club-no-show-effort = gewinnt, wer sich bemüht hat
club-no-show-program = spielt ein Bot an seiner Stelle
club-withdrawal = Wenn jemand ausscheidet
club-withdrawal-half = zählen die Ergebnisse, sobald die Hälfte gespielt ist
club-withdrawal-stand = zählen die Ergebnisse
club-withdrawal-annul = zählen die Ergebnisse nicht
club-options = Optionen des Spiels, in jeder Zeile eine
club-toml = Oder die ganze Beschreibung als Datei (TOML)
club-toml-hint = Eigene Punkte, Feinwertungen und Stufen. Sie gilt statt allem anderen hier.
club-about = Beschreibung
club-visibility = Wer findet ihn
club-public = alle
club-unlisted = wer den Link hat
club-why = Warum
club-match = Partie
club-absent = Wer nicht gekommen ist
club-home = der zuerst Genannte
club-away = der als Zweiter Genannte
club-both = beide
club-move-what = Runde oder Partie
club-move-due = Neues Ende ({ $zone })
club-first = Erster
club-second = Zweiter
club-entrant = Teilnehmer
club-new-name = Neuer Name
club-line = Zeile des Protokolls
club-link = Der Link für alle:
club-step = Was jetzt kommt
club-step-open = Öffne die Meldung, damit man sich über den Link melden kann; oder trage selbst Namen ein und beginne.
club-step-begin = Man kann sich melden. Beginne, wenn alle da sind: Dann wird gelost.
club-step-draw = Alles ist gespielt. Lose die nächste Runde aus.
club-step-wait = Es wird gespielt.
club-step-missing = In dieser Runde noch zu spielen: { $many }
club-step-finish = Beende ihn, wenn alles getan ist: Dann wird das Geheimnis der Lose gezeigt.
club-step-anew = Vorher stellen alle, die nächste Saison weiterspielen, ihr Team neu zusammen, jeder auf der Seite seines Teams.
club-step-over = Er ist zu Ende.
club-do-open = Meldung öffnen
club-do-begin = Beginnen
club-do-draw = Auslosen
club-do-finish = Beenden
club-do-enter = Jemanden eintragen
club-do-change = Ändern, was gilt
club-do-rule = Ein Ergebnis entscheiden
club-do-forfeit = Jemand ist nicht gekommen
club-do-stand-in = Einen Bot spielen lassen
club-do-move = Mehr Zeit geben
club-do-swap = Zwei tauschen lassen
club-do-amend = Eine Meldung berichtigen
club-do-substitute = Jemanden weiterspielen lassen
club-do-withdraw = Jemanden herausnehmen
club-do-annul = Eine Zeile des Protokolls aufheben
club-sheets = Teams werden vor Beginn abgegeben und stehen dann fest
club-league = Eine Liga: Teams entwickeln sich von Partie zu Partie
club-do-hand-in = Ein Team für jemanden abgeben
club-honours = Ehrungen
club-bring-secret = Aus einem Ordner: was in secret.key steht
club-walkover = kampflos
club-offers = { $name } schlägt vor:
club-team-today = Dein Kader für diese Partie
club-choose = Wählen
club-choose-one = wählen
club-cannot-sit = Um hier zu spielen, müssen beide an diesem Tisch bekannt sein: Der Veranstalter hat für jeden eine Einladung.
club-record = Anderswo mit Downfield gespielt: Aufzeichnung abgeben
club-record-file = Aufzeichnung der Partie
club-record-go = Abgeben
club-members-others = Die anderen Trainer, je einer auf einer Zeile: { $many }
club-number = Mitgliedsnummer (NAF)
club-clock = Uhr: Sekunden je Entscheidung + in Reserve (leer: keine)
club-pages = Seiten der Liste
club-newer = Neuere
club-older = Ältere
club-own-page = Deine Seite
club-beamer = Für den Beamer
club-print = Drucken
club-own-calendar = Deine Partien als Kalender (dieser Link gehört nur dir)
club-own-feed = Deine Partien als Nachrichten-Feed, mit Erinnerungen
club-see-again = Noch einmal ansehen
club-met = Dieselben beiden bisher
club-balance = Siege, Remis, Niederlagen
club-history = Geschichte
club-matches = Partien
club-against = Gegen jeden
club-of-squad = Trainer der Mannschaft
club-draft-hint = Ein eigenes Team hat einen Code: Kopiere ihn von der Teamseite.
club-between = Zwischen zwei Partien
club-next-season = Die nächste Saison
club-next-code = Das Team ist bereit. Melde es mit diesem Code zur nächsten Liga:
club-anew-hint = Stelle das Team neu zusammen, bevor die Saison hier beendet wird: Alle und alles, wer bleibt und wer kommt, wird mit { $gold } Goldstücken bezahlt.
club-anew-keep = Wer bleibt
club-anew-hire = Wer und was neu ist
club-anew-go = Neu zusammenstellen
club-wins =
    { $many ->
        [one] { $many } Sieg
       *[other] { $many } Siege
    }
club-level = Remis: { $many }
club-in-all = Insgesamt
club-invited = { $name }, du bist eingeladen
club-invited-mine = Dieser Platz gehört dir.
club-invited-go = Zu deiner nächsten Partie
club-invited-taken = Mit dieser Einladung ist schon jemand gekommen. Wenn du das auf einem anderen Gerät warst, komm auch hier: Der Platz ist dann hier.
club-invited-hint = Diese Einladung ist nur für dich. Komm herein, und dein Platz ist in jeder Partie für dich reserviert.
club-invited-yes = Das bin ich
club-invited-guest = Du kommst als Gast dieses Browsers. Mit einem Konto kennt man dich auf jedem Gerät:
club-bring = Einen mitbringen
club-bring-hint = Ein Wettbewerb, der von einem anderen Tisch mitgenommen wurde („alles“): Protokoll, Ergebnisse, Aufzeichnungen. Hier organisierst du ihn.
club-bring-file = Datei (JSON)
club-bring-go = Mitbringen
club-desk-disputed = Strittig: entscheide
club-desk-overdue = Überfällig
club-desk-unconfirmed = Von einem gemeldet, noch nicht bestätigt
club-desk-open = Noch zu spielende Partien: { $many }
club-desk-hint = Öffne eine Partie, um ihr Ergebnis zu entscheiden, zu sagen, wer nicht kam, oder mehr Zeit zu geben.
club-invitations = Einladungen
club-invitations-hint = Jeder dieser Links ist für einen allein: Wer ihn öffnet, hat den Platz, mit oder ohne Konto.
club-here = ist da
club-his-link = Link
club-print-round = Runde für die Wand
club-print-slips = Ergebniszettel
club-print-cards = Tischkarten
club-print-table = Tabelle
club-print-invitations = Einladungen
club-move-minutes = Minuten ab jetzt
club-do-appoint = Jemanden mitorganisieren lassen
club-account = Name des Kontos
club-table = Tisch
club-sign = Unterschrift
club-card-hint = Mit dem Handy scannen, um zu spielen oder das Ergebnis einzutragen.
club-how-played = Hier gespielt
club-how-told = Von beiden gemeldet
club-how-record = Durch die Aufzeichnung belegt
club-how-walkover = Nicht gespielt: Jemand kam nicht
club-how-ruled = Vom Veranstalter entschieden
club-movement = Bewegung
club-strength = Stärke
club-contact = Kontakt
club-speed = Tempo
club-season-sacks = Sacks in dieser Saison: { $count }
club-season-yards =
    { $kind ->
        [sure] +1, { $yards } Yards in dieser Saison
       *[open] { $yards } von { $most } Yards
    }
club-home-next = Deine nächsten Partien
club-home-asked = wartet auf deine Antwort
menu-leagues = Wettbewerbe

## Das Orakel

luck-title = Würfelglück
luck-why = Das breite Band ist, wo reiner Zufall die Würfel in 95 von 100 Fällen hält, der dünne Strich das, was zu erwarten war, der Punkt das, was fiel. Ein Ring ist ein Punkt außerhalb seines Bandes.
luck-of = Die Würfel von { $name }
luck-mine = Meine Würfel
luck-all = Alle meine Würfel
luck-average = Durchschnitt
luck-what = Was
luck-fell = Gefallen
luck-expected = Erwartet
luck-range = Durch Zufall
luck-between = { $low } bis { $high }
luck-figure = { NUMBER($figure, maximumFractionDigits: 2) }
luck-verdict = { $odd } von { $lines } liegen außerhalb ihres Bandes. Durch reinen Zufall sind es etwa { NUMBER($usual, maximumFractionDigits: 1) }.
luck-few = Zu wenige Würfe, um etwas zu sagen.
luck-proof = Niemand konnte sie wählen
review-title = Analyse
review-short = Analyse
review-so-far = Dieses Spiel läuft noch: Du siehst, was bis zum letzten Halt gespielt wurde, bei dem nichts verdeckt war. Wer mitspielt, sieht das, wenn es vorbei ist.
review-making = Die Analyse wird gerechnet …
review-making-why = Jede Entscheidung wird angesehen. Du kannst die Seite verlassen; die Analyse geht weiter und bleibt erhalten.
review-exact = Genau: das ganze Spiel ist gelöst.
review-rounded = Das ganze Spiel ist gelöst; diese Zahlen kommen aus dem gerundeten Buch, das Downfield beiliegt, und stimmen auf 0,1 %.
review-about = Eine Schätzung: Jede Entscheidung wurde vom üblichen Trainer viele Male weitergespielt und das Ergebnis mit Chancen beurteilt, die aus Partien gelernt sind. ± sagt, wie weit die Wahrheit durch das Glück dieser Würfel davon entfernt sein kann, in 95 von 100 Fällen.
review-how = Gemessen an der Gewinnchance, die eine Entscheidung gekostet hat: ungenau ab { $inaccuracy }, ein Fehler ab { $mistake }, ein grober Fehler ab { $blunder }. Ein Unentschieden zählt als halber Sieg. Wo beide verdeckt wählen, mischt bestes Spiel seine Möglichkeiten: was in dieser Mischung nichts kostet, ist gut, und wer den anderen durchschaut hat, hatte Glück.
review-how-sampled = Was du entscheidest, bevor ein Würfel fällt, zählt als eine Entscheidung. Sie wird mit dem verglichen, was der übliche Trainer tut, und mit jeder Antwort, wo es wenige sind, mit denselben Würfeln für alle; ein Fehler heißt sie nur, wenn sie deutlich mehr gekostet hat, als der Zufall erklärt. Was die Schätzung selbst von Zug zu Zug dazulernt, zählt als Würfel.
review-went = { $name }: { $own } durch eigene Entscheidungen, { $other } durch die von { $opponent }, { $luck } durch Glück.
review-curve = Gewinnchance
review-sums = Woher die Chance von { $name } kam
review-sums-why = { $start } am Anfang, dazu all dies: { $end } am Ende.
review-decisions = Entscheidungen: { $name }
review-guesses = Wer wen durchschaut hat
review-dice = Würfel
review-start = Am Anfang
review-end = Am Ende
review-better = Was besser gewesen wäre
review-none = Nichts auszusetzen.
review-shown = Die bessere Wahl auf dem Feld
review-made = Gewählt:
review-instead = Besser, auf dem Feld beleuchtet:
review-by-dice = Die Würfel haben entschieden.
review-by-guess = Eine Seite hat die andere durchschaut.
review-by-decision = Eine Entscheidung.
review-given-up = Die Partie wurde aufgegeben, oder die Zeit war um.
review-blunder = Grober Fehler. { $name } wählte „{ $chosen }“ und gewinnt mit { $value }; bestes Spiel, etwa „{ $better }“, gewinnt mit { $best }.
review-mistake = Fehler. { $name } wählte „{ $chosen }“ und gewinnt mit { $value }; bestes Spiel, etwa „{ $better }“, gewinnt mit { $best }.
review-inaccuracy = Ungenau. { $name } wählte „{ $chosen }“ und gewinnt mit { $value }; bestes Spiel, etwa „{ $better }“, gewinnt mit { $best }.

oracle-title = Das Orakel fragen
oracle-short = Orakel
oracle-why = Stell eine beliebige Stellung auf: wie wahrscheinlich jede Seite gewinnt und was bestes Spiel tut. Leere Felder sind wie üblich.
oracle-worth = Gewinnchance
oracle-wins = { $name } gewinnt mit { $share }.
oracle-exact = Genau: das ganze Spiel ist gelöst; ein Unentschieden zählt als halber Sieg.
oracle-rounded = Das ganze Spiel ist gelöst; dies kommt aus dem gerundeten Buch, das Downfield beiliegt, auf 0,1 % genau. Ein Unentschieden zählt als halber Sieg.
oracle-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
oracle-option = Möglichkeit
oracle-share = so oft nimmt man sie
oracle-value = gewinnt dann
oracle-set-up = Die Stellung
oracle-ask = Fragen
oracle-anew = Beispiel
chart-title = Vierter Versuch: was { $name } bestens tut
chart-note = Wo immer der Ball liegt und wie weit es auch ist; Uhr, Spielstand und alles andere wie in der Stellung.
chart-across = nach rechts: Yards von der eigenen Torlinie
chart-upwards = nach oben: Yards zu holen
chart-to-go = zu holen
chart-take-play = ausspielen
chart-take-gamble = ausspielen
chart-take-punt = Punt
chart-take-fg = Field Goal
chart-take-hail-mary = Hail Mary

## Lektionen

learn = Lernen
learn-lead = Eine erste Partie mit einem Trainer an deiner Seite: Er erklärt, während du spielst, dann gehört dir der Rest der Partie.
learn-begin = Beginnen
learn-go-on = Dort weitermachen, wo du warst
learn-coach = Dein Trainer
learn-next = Weiter
learn-show = Zeig es mir
learn-skip = Lektion überspringen
learn-skip-why = Was von ihr übrig ist, spielt sich von selbst, dann gehört dir die Partie.
learn-skip-yes = Überspringen
learn-over = Das war die Lektion: Ab hier spielst du allein. Drück a, wenn du wissen willst, was dein Trainer täte.
learn-keys = h was sagt der Trainer? · k Lektion überspringen · ? Regel · q verlassen
learn-holds = { $game }, { $lesson }: passt.
learn-fails = { $game }, { $lesson }: { $why }
learn-other-pack = Diese Lektion passt nicht zu deinem Material: { $why } Du kannst ohne sie spielen: `downfield play { $game } --pack ORDNER`.
## Aufgaben

puzzle-title = Aufgaben
puzzle-why = Eine Stellung aus einer Partie und eine Antwort, die klar die beste ist. Finde sie; danach siehst du, was jede Antwort wert ist.
puzzle-name = { $game }: Aufgabe { $number }
puzzle-today = Aufgabe des Tages
puzzle-streak = Tage in Folge:
puzzle-all = Alle Aufgaben
puzzle-next = Nächste Aufgabe
puzzle-yours = (deine Antwort)
puzzle-right = Richtig! Von 100 Partien gewinnt das { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr als die zweitbeste Antwort.
puzzle-wrong = Besser: { $best }. Von 100 Partien gewinnt deine Antwort { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger.
puzzle-side = Du bist { $side }
menu-puzzles = Aufgaben

hint = Rat
hint-ask = Was würdest du tun?
symbols = Auf dem Spielplan
symbols-seen = Verstanden
symbols-off = Nichts mehr erklären
hint-wins = Gewinnt { $wins }
hint-mixed = Gewinnt { $wins } · bestes Spiel nimmt es in { $share } der Fälle
hint-ahead = Jede andere Antwort kostet mindestens { $by } Siegchance.
hint-even = Eine andere Antwort gewinnt genauso oft.
error-hints-off = Gegen Menschen bekommt niemand Hilfe.
error-no-hint = Dein Trainer hat gerade keinen Rat. Frag ihn gleich noch einmal.
