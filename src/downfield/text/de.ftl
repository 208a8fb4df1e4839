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
holder-random = Zufall: irgendeine Option, blind
holder-steady = Solide: ein verlässlicher Gegner
coach-random = Zufall
coach-steady = Solide
name-of-twins = { $name } ({ $seat })

## Ein Spiel wählen

choose-title = Downfield
choose-motto = Football am Tisch, volle Regeln, ein Gegner noch heute Abend
choose-ask = Was spielen wir?
choose-resume = Weiter mit { $game }: { $coaches }, { $date }, Spielzug { $plays }
choose-keys = ↑↓ 1-9 wählen   Enter anfangen   q gehen

## Vor der Partie

setup-ask = Wer sitzt wo, und was ist vereinbart?
setup-begin = Kick-off
setup-dice = Würfel auf dem Tisch
setup-keys = ↑↓ Zeile   ←→ ändern   Enter anfangen   ? Bedeutung   Esc zurück
setup-plain = wie schnell Würfel fallen; an der Partie ändert es nichts
setup-seat = wer für { $seat } entscheidet
setup-start = beginnt die Partie mit dem, was oben steht
speed-off = sofort
speed-quick = flott
speed-calm = gemächlich

## Die Partie

match-keys = ? Regel  c Teile  u zurück  s sichern  v Würfel  t Farben  l Log  q gehen
thinking-about = { $name } entscheidet: { $what }
studying = { $name } liest im Playbook
rolling = Es fällt: { $die }
sealed-mark = Verdeckt, bis alle gewählt haben.
hand-over = Gib weiter an { $name }
hand-over-why = Was { $name } jetzt wählt, bleibt verdeckt, bis alle gewählt haben. Die anderen schauen weg.
hand-over-go = { $name }: Drück Enter, wenn nur du auf den Bildschirm schaust
saved = Gesichert in { $file }
save-failed = Nicht gesichert: { $why }
taken-back = Zurückgenommen
sealed-stays = Was verdeckt ist, bleibt verdeckt, bis alle gewählt haben.
speed-now = Würfel: { $speed }
program-gave-up = { $name } kommt nicht weiter: { $why }
no-rule = Hinter diesem Moment steht keine Regel; die Würfel entscheiden.
rule-keys = ↑↓ blättern   ←→ benachbarte Regeln   Esc zurück
rule-ruling = Regelentscheid
rule-option = Das ist eine Option der Partie: { $option }
parts-title = Was auf den Komponenten steht
parts-keys = ↑↓ blättern   Esc zurück
marks-note = Als rekonstruiert markierte Werte sind nach dem Bekannten entworfen; wer die Schachtel besitzt, kann sie berichtigen.

## Gehen

leave-ask = Die Partie verlassen?
leave-why = Sie wird gesichert, wie sie steht, und lässt sich fortsetzen.
leave-yes = Gehen und ein andermal weiterspielen
leave-no = Weiterspielen
parting-resume = Die Partie ist gesichert. Weiter geht es mit: downfield play --resume { $file }
parting-over = Das Protokoll der Partie: { $file }

## Das Ende

end-won = { $name } gewinnt { $most }–{ $least }
end-draw = Unentschieden, { $most }–{ $least }
end-saved = Im Protokoll: { $file }
end-rematch = Revanche mit vertauschten Seiten
end-again = Das Gleiche noch einmal
end-replay = Noch einmal ansehen
end-new = Ein anderes Spiel
end-leave = Gehen

## Ansehen

replay-keys = ←→ Schritt  ↑↓ Spielzug  Pos1/Ende  Leertaste läuft  ? Regel  c Teile  q gehen
replay-at = Schritt { $at } von { $of }
replay-start = Der Anfang
replay-decided = { $name }: { $what }
replay-cut = Das Protokoll geht nicht weiter; die Partie ist nicht zu Ende.

## Fehler

secret-missing = Das Geheimnis der Würfel dieser Partie liegt nicht auf diesem Rechner (gesucht: { $file }). Sie lässt sich nur dort fortsetzen, wo sie begonnen wurde, oder bring diese Datei mit.
secret-wrong = { $file } enthält nicht das Geheimnis, auf das sich diese Partie festgelegt hat.

## Der Tisch im Browser

table-skip = Zu dem, was du jetzt entscheidest
table-home = Alle Spiele
table-motto = Football am Tisch mit vollen Regeln. Nimm dir ein Spiel: Dein Gegner wartet schon.
table-you = Dein Name
table-side = Du spielst
table-opponent = Gegen
table-play = Jetzt spielen
table-friend-here = Zu zweit hier
table-friend-online = Zu zweit online
table-watch = Zwei Trainern zusehen
table-rules = Regeln
table-resume = Weiterspielen
table-resume-none = Partien, die du beginnst, bleiben hier in diesem Browser.
table-forget = Von der Liste nehmen
table-join-title = Du bist zu einer Partie eingeladen
table-join = Platz nehmen
table-code = Code einer Einladung
table-code-go = Mitspielen
table-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
table-theme = Farben
table-theme-auto = wie das Gerät
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
table-one-of = Wähle eins davon
table-waits = { $name } entscheidet. Du siehst es hier.
table-watching = Du schaust zu.
table-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts von dir ist verloren.
table-back = Wieder verbunden.
table-invite = Schick diesen Link deinem Mitspieler:
table-invite-code = Oder sag ihm den Code: { $code }
table-copy = Kopieren
table-copied = Kopiert
table-hand-over = Gib weiter an { $name }
table-hand-over-why = Was { $name } jetzt wählt, bleibt verdeckt, bis alle gewählt haben. Die anderen schauen weg.
table-hand-over-go = Nur ich schaue auf den Bildschirm
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
table-over = Die Partie ist aus
table-keys = 1–9 wählen · Pfeile bewegen · u zurücknehmen · ? Regel
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

## What the table refuses

end-resigned = { $name } gibt das Spiel auf
error-late = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und antworte auf das, was jetzt gefragt ist.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Das ist nicht dein Platz.
error-already-over = Das Spiel ist zu Ende.
error-not-over = Das Protokoll ist für alle offen, sobald das Spiel zu Ende ist.
error-unknown-match = Dieses Spiel gibt es nicht. Prüfe den Link.
error-unknown-page = Diese Seite gibt es nicht. Die Spiele stehen auf der Startseite.
error-unknown-invitation = Diese Einladung führt nirgendwohin, oder der Platz ist vergeben. Bitte um eine neue.
error-wrong-key = Dieser Schlüssel öffnet keinen Platz in diesem Spiel. Nimm den Link, den du bekommen hast.
error-other-rules = Dieses Spiel wurde mit anderen Regeln oder anderem Material begonnen, als dieser Tisch hat.
error-too-fast = Zu viele Nachrichten auf einmal. Warte einen Moment.
error-too-large = Diese Nachricht ist zu lang.
error-elsewhere = Diese Anfrage kommt von der Seite einer anderen Website.
error-not-kept = Das konnte nicht aufgeschrieben werden und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
