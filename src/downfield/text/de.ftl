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

match-keys = ? Regel  c Teile  u zurück  s sichern  v Tempo  t Farbe  l Log  / Text  q Ende
write-hint = Antworten wie im Protokoll, etwa { $words }
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
report-key = r: der Spielbericht
report-title = Der Spielbericht
report-figure = { NUMBER($figure) }

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
table-not-begun = Das Spiel beginnt, sobald alle sitzen. Vorher fällt kein Würfel.
table-expected = Noch erwartet: { $names }. Dann beginnt das Spiel; vorher fällt kein Würfel.
table-proof = Fingerabdruck der Würfel
table-proof-why = Vor dem ersten Würfel hat der Server ein Geheimnis gewählt und diesen Fingerabdruck davon gezeigt; danach hat jeder Platz eine eigene Zahl dazugegeben. So kann niemand, auch nicht der Server, die Würfel bestimmen, und nach dem Spiel kann jeder sie alle nachprüfen.
table-proof-more = Wie das geht
table-waits = { $name } entscheidet. Du siehst es hier.
table-studies = { $name } rechnet das Playbook aus; beim ersten Mal dauert das ein, zwei Minuten. Du siehst es hier.
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
table-keys = 1–9 wählen · Pfeile bewegen · + − 0 Ausschnitt · u zurücknehmen · ? Regel
table-more = … { $count } weitere auf dem Brett
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

## What the table refuses

end-resigned = { $name } gibt das Spiel auf
error-late = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und antworte auf das, was jetzt gefragt ist.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Das ist nicht dein Platz.
error-not-begun = Das Spiel beginnt, sobald alle sitzen.
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
error-other-host = Unter diesem Namen ist der Tisch nicht bekannt. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
error-not-kept = Das konnte nicht aufgeschrieben werden und ist deshalb nicht geschehen. Versuche es gleich noch einmal.

### Live

error-silent = Auf dieser Leitung hat niemand gegrüßt, deshalb wurde sie geschlossen.
error-asked-already = Es bittet schon jemand ums Zurücknehmen. Warte auf die Antwort.
error-asked-too-often = In dieser Partie hat man dir dreimal Nein gesagt. Es wird niemand mehr gefragt.
error-nothing-back = Es gibt keine Entscheidung von dir, zu der man zurückgehen könnte.
error-dice-decided = Die Würfel dieser Partie fallen in fester Folge: Was sie entschieden haben, bleibt entschieden.
error-no-rematch = Hier gibt es keine Revanche: Sie hat schon begonnen, oder ein Platz ist leer.
error-only-readers = Hier schreiben nur die Trainer einer Partie zwischen Menschen.
error-nothing-said = In dieser Nachricht steht nichts.
table-watchers = Link für Zuschauer kopieren
table-private = Privat: Nur die Trainer, und wer den Link für Zuschauer öffnet, sehen diese Partie.
table-ask-back = Ums Zurücknehmen bitten
table-back-asks = { $name } möchte zur letzten Entscheidung zurück. Es würde neu gewürfelt.
table-back-yours = Du hast gebeten, zu deiner letzten Entscheidung zurückzugehen. Die Antwort steht aus.
table-back-agree = Einverstanden, zurück
table-back-decline = Weiterspielen
table-back-withdraw = Schon gut
table-note-go-back = { $name } geht einvernehmlich zur letzten Entscheidung zurück. Was seither gewürfelt wurde, wird neu gewürfelt.
table-note-hand = Eine Uhr ist abgelaufen: { $name } spielt weiter.
table-note-pause = Der Tisch war eine Zeit lang weg. Solange lief keine Uhr.
table-note-falter = { $coach ->
    [random] { $name } hat keine Antwort gefunden. Auch sonst niemand: Eine der Möglichkeiten wird ausgelost.
   *[other] { $name } hat keine Antwort gefunden: Dieses Mal entscheidet das Programm { $coach }.
}
table-lapsed = Die Zeit von { $name } ist abgelaufen. Die andere Seite gewinnt.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag allen an dieser Partie etwas
table-chat-send = Senden
table-chat-unread = neu
table-chat-read = Hier reden die Trainer. Du kannst mitlesen.
table-clock-reserve = Reserve
table-clock-30 = { $name }: noch 30 Sekunden
table-clock-10 = { $name }: noch 10 Sekunden
table-rematch-offered = { $name } bietet eine Revanche mit getauschten Seiten an.
table-rematch-asked = Dein Angebot einer Revanche steht. Die anderen sind gefragt.
table-rematch-agree = Revanche annehmen
table-rematch-go = Zur Revanche
table-rematch-begun = Die Revanche hat begonnen.

### Doors

error-nobody = Der Tisch kennt dich nicht: Öffne einmal die Startseite oder melde dich an.
error-unknown-token = Dieses Token öffnet hier nichts. Erstelle ein neues oder nimm den Schlüssel eines Platzes.
error-too-many = Davon gibt es schon so viele, wie erlaubt sind. Schließe oder lösche erst welche.

### Filme

film-title = { $game }: der Film
film-still-on = Diese Partie läuft noch: Du siehst, was bisher alle wissen.
film-live = Zur Partie
film-share = Diesen Moment teilen
film-fork = Von hier weiterspielen
film-fork-why = Genau in diesem Moment beginnt eine neue Partie, mit neuen Würfen. Du nimmst die eine Seite, ein Coach die andere.
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
film-eyes = Karten von
film-eyes-none = niemandem
film-speed = Tempo
film-log = Was geschah; jede Zeile führt zu ihrem Moment
film-keys = Leertaste spielt ab und hält an · ← → ein Moment · Umschalt mit ← → ein Spielzug · Pos1 und Ende
film-secret = { $name } entscheidet im Geheimen
film-secret-die = Ein Würfel fällt im Geheimen
film-marks = Marken: Lange Striche beginnen eine Halbzeit, kurze einen Drive; Kreise sind Punkte.

bring-title = Ein Protokoll ansehen
bring-why = Jede Partie hat ein Protokoll: einen Text, aus dem sie sich bis zum letzten Wurf nachspielen lässt. Bring eines mit, von hier oder aus einem Terminal, und sieh es als Film.
bring-file = Eine Datei von diesem Gerät
bring-text = Oder füge den Text ein
bring-go = Ansehen
bring-none = Wähle zuerst eine Datei oder füge ein Protokoll ein.
bring-large = Diese Datei ist zu lang für ein Protokoll.

watch-title = Zuschauen
watch-why = Partien, bei denen Zuschauer willkommen sind.
watch-running = Wird gerade gespielt
watch-running-none = Im Moment spielt niemand öffentlich. Lass zwei Coaches für dich spielen: Auf der Startseite gibt es einen Knopf dafür.
watch-finished = Zu Ende gespielt
watch-finished-none = Noch keine öffentliche Partie ist zu Ende gespielt.
watch-live = Zuschauen
watch-from-start = Von Anfang an
watch-free = Ein Platz ist noch frei
watch-began = begonnen
watch-ended = beendet
watch-record = Ein eigenes Protokoll ansehen

error-unknown-record = Ein solches Protokoll ist nicht hier. Bring es noch einmal mit.
error-unfit-record = { $line ->
    [0] Dieses Protokoll lässt sich nicht zeigen. { $message }
   *[other] Dieses Protokoll lässt sich nicht zeigen. Zeile { $line }: { $message }
}
error-unmade = Das konnte nicht rechtzeitig fertig werden. Versuch es gleich noch einmal.
error-still-hidden = In diesem Moment ist noch etwas geheim. Spiel von einem anderen weiter, oder wenn die Partie zu Ende ist.
error-unknown-moment = Von dort kann niemand weiterspielen: Die Partie hat diesen Moment nicht, oder sie endet mit ihm.

### People

home-online = Für Freunde online
home-clock = Uhr
home-clock-none = keine Uhr
home-clock-short = 1 Minute je Entscheidung, 10 Reserve
home-clock-long = 3 Minuten je Entscheidung, 30 Reserve
home-lapse = Wenn die Zeit um ist
home-lapse-lapse = ist die Partie verloren
home-lapse-hand = spielt ein Trainer weiter
home-seen = Wer zuschauen darf
home-seen-unlisted = wer den Link hat
home-seen-public = alle: sie steht unter Zuschauen
home-seen-private = nur wen ich einlade
home-more = Weitere Optionen
home-also = Auch an diesem Tisch
home-also-watch = Bei Partien zuschauen
home-also-watch-why = Was andere gerade spielen, und Trainer untereinander.
home-also-replay = Ein Protokoll ansehen
home-also-replay-why = Geh eine Partie Schritt für Schritt durch, oder bring ein eigenes Protokoll mit.
home-also-account = Nimm deine Partien mit
home-also-account-why = Ein Konto bringt sie auf deine anderen Geräte. Zum Spielen braucht es keins.
home-calls = Du bist dran:
menu = Einstellungen
menu-watch = Zuschauen
menu-replay = Ansehen
menu-sign-in = Anmelden
mine-title = Meine Partien
mine-none = Hier stehen die Partien, die du beginnst.
mine-turn = du bist dran
mine-decides = { $name } entscheidet
mine-expected = { $name } wird noch erwartet
mine-open = wartet, bis sich jemand setzt
account-title = Konto
account-why = Ein Konto hält deine Partien auf allen deinen Geräten zusammen. Zum Spielen brauchst du keins.
account-in = Anmelden
account-up = Neu hier?
account-up-go = Konto eröffnen
account-up-why = Die Partien, die du in diesem Browser begonnen hast, kommen mit.
account-name = Name
account-name-hint = 2 bis 30 Zeichen. Die anderen sehen ihn am Tisch.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-passkey-in = Mit einem Passkey anmelden
account-passkey-up = Mit einem Passkey eröffnen, ohne Passwort
account-or = oder
account-hello = Hallo, { $name }
account-since = Konto seit { $date }
account-out = Abmelden
account-out-everywhere = Auf allen anderen Geräten abmelden
account-out-done = Du bist nur noch auf diesem Gerät angemeldet.
account-change = Passwort ändern
account-set = Ein Passwort setzen
account-set-why = Bisher öffnen nur Passkeys dein Konto.
account-old = Jetziges Passwort
account-new = Neues Passwort
account-change-go = Dieses Passwort behalten
account-change-done = Das neue Passwort gilt. Andere Geräte müssen sich neu anmelden.
account-passkeys = Passkeys
account-passkeys-why = Dein Gerät meldet dich an, mit Fingerabdruck, Gesicht oder PIN.
account-passkeys-none = Du hast noch keinen.
account-passkey-from = Passkey vom { $date }
account-passkey-add = Einen Passkey hinzufügen
account-passkey-forget = Entfernen
account-passkey-not-here = Unter dieser Adresse gehen Passkeys nicht. Sie brauchen https, oder localhost.
account-passkey-no = Es wurde kein Passkey benutzt.
account-delete = Konto schließen
account-delete-why = Deine Partien bleiben unter deinem Namen bestehen, aber niemand kann deine Plätze mehr einnehmen. Es gibt kein Zurück.
account-delete-password = Dein Passwort
account-delete-name = Dein Name, noch einmal getippt
account-delete-go = Endgültig schließen
account-sessions = Wo du angemeldet bist
account-session-on = { $browser } auf { $system }
account-session-unknown = Ein unbekannter Browser
account-session-here = dieser Browser
account-session-since = angemeldet am { $date }
account-session-seen = zuletzt da am { $date }
account-session-end = Dort abmelden
account-codes = Wiederherstellungscodes
account-codes-why = Verlierst du dein Passwort und alle Passkeys, setzt einer dieser Codes ein neues Passwort. Jeder gilt einmal. Hebe sie bei wichtigen Papieren auf.
account-codes-none = Du hast noch keine.
account-codes-left = { $count ->
    [one] Ein Code ist übrig, gemacht am { $date }.
   *[other] { $count } Codes sind übrig, gemacht am { $date }.
}
account-codes-go = Zehn neue Codes machen
account-codes-shown = Diese Codes siehst du nur jetzt. Die von vorher gelten nicht mehr.
account-codes-copy = Kopieren
account-tokens = Programme, die für dich spielen
account-tokens-why = Ein Programm mit einem Token tut in deinem Namen, was der Umfang erlaubt, und nicht mehr. Ein neues Passwort beendet alle Token.
account-tokens-none = Du hast keine ausgegeben.
account-token-made = gemacht am { $date }
account-token-used = zuletzt benutzt am { $date }
account-token-unused = nie benutzt
account-token-revoke = Widerrufen
account-token-name = Wie du es nennst
account-token-scope = Was es darf
account-token-go = Token machen
account-token-shown = Dieses Token siehst du nur jetzt. Gib es deinem Programm.
scope-read = read: deine Partien ansehen
scope-play = play: sich setzen, wo es eingeladen ist, und spielen
scope-organise = organise: auch Partien beginnen
account-lost = Passwort verloren?
account-lost-why = Nimm einen der Wiederherstellungscodes, die du auf deiner Kontoseite gemacht hast.
account-code = Wiederherstellungscode
account-lost-go = Passwort setzen und anmelden
error-wrong-code = Name und Wiederherstellungscode gehören nicht zusammen, oder der Code ist schon benutzt. Prüfe beide.
error-unknown-session = Dort bist du nicht mehr angemeldet.
error-only-in-person = Das darf kein Token. Nimm den Browser, in dem du bekannt bist.
table-guest = ohne Konto
table-guest-why = Dieser Name gehört zu keinem Konto.
error-bad-name = Ein Name hat 2 bis 30 Zeichen und ist nicht der eines Programms.
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-wrong-password = Name und Passwort gehören nicht zusammen. Prüfe beide.
error-wrong-passkey = Dieser Passkey öffnet hier kein Konto. Nimm einen anderen, oder melde dich mit dem Passwort an.
error-passkey-too-late = Das hat zu lange gedauert oder geschah in einem anderen Fenster. Versuch es noch einmal.
error-not-signed-in = Du bist nicht angemeldet. Melde dich an und versuch es noch einmal.
error-last-key = Sonst öffnet nichts dein Konto: Setze erst ein Passwort oder füge einen weiteren Passkey hinzu.

### Das Brett

board-none = Hier gibt es gerade nichts zu wählen.
board-sound = Töne: Würfel, Punkte, dein Zug
board-beamer = Nur das Brett, für einen Beamer
zoom = Ausschnitt
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-whole = Ganzes Brett
layers = Zonen zeigen (z)
layers-none = Die Zonen sind nicht zu sehen.

### Der Tisch vom Terminal aus

table-opened = Der Tisch ist offen: { $address }  (Strg+C schließt ihn)
table-closed = Der Tisch ist geschlossen.

### Pläne

plan-formation = Aufstellung: { $form }
plan-last = Wie beim letzten Mal
plan-last-form = Wie beim letzten Mal: { $form }

### Eigene Teams

draft-link = Teams
draft-title = Teams
draft-why = Nimm eines, wie es ist, oder stell dir im Rahmen des Budgets dein eigenes zusammen: Jede Grenze wird dabei geprüft.
draft-mine = Meine Teams
draft-mine-none = In diesem Browser ist noch keines aufgehoben. Stell ein Team zusammen und heb es auf.
draft-mine-forget = Von der Liste nehmen
draft-all = Alle Teams
draft-team = Team
draft-tier = Stufe
draft-tier-of = Stufe { $tier }
draft-reroll = Reroll
draft-reroll-of = Reroll { $cost }
draft-apothecary-no = kein Apotheker
draft-special = Sonderregeln
draft-name = Sein eigener Name
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
draft-gains = Bekommt
draft-staff = Betreuer
draft-inducements = Zukäufe
draft-mercenaries = Söldner
draft-mercenaries-why = Für dieses Spiel: { $cost } mehr, als die Position kostet, und { $skill } für eine primäre Fertigkeit, die weiter unten gewählt wird. Sie sind Loner ({ $loner }+) und zählen bei ihrer Position mit.
draft-mercenary = Söldner
draft-mercenary-of = Söldner, { $spot }
draft-stars = Stars
draft-stars-why = Für dieses Spiel. Ein Paar zählt als ein Star und füllt zwei Plätze. Stars bekommen keine Fertigkeit dazu, und kein Apotheker behandelt sie; sie spielen mit Profil und Fertigkeiten, denn was nur sie können, wird hier nicht gespielt.
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
draft-more = Mehr davon: { $what }
draft-less = Weniger davon: { $what }
draft-cost = Kosten
draft-left = Übrig
draft-value = Teamwert
draft-points = Fertigkeitspunkte
draft-good = Dieses Team darf spielen.
draft-wrong = Dieses Team darf noch nicht spielen:
draft-keep = In diesem Browser aufheben
draft-kept = Aufgehoben.
draft-share = Link kopieren
draft-copied = Kopiert.
draft-export = Als Datei sichern
draft-import = Datei öffnen
draft-print = Drucken
draft-ready = Das fertige Team
draft-clear = Mit niemandem anfangen
draft-play-title = Mit diesem Team spielen
draft-against = Gegen
draft-opponent = Wer die andere Seite führt
draft-play = Spielen
draft-none = kein eigenes

### Seiten neben den Regeln

pages-filter = Nur zeigen, was diese Wörter enthält
pages-none = Hier enthält nichts diese Wörter.
pages-draft = Dieses Team aufstellen
pages-play = Gleich damit spielen
pages-own = Mehr dazu
pages-about = Worauf gezeigt wurde
pages-near = Vielleicht meintest du
rules-pages = `downfield rules { $game } NAME` zeigt eine Seite: { $shelves }.

fair-title = Würfel, die niemand bestimmt
fair-short = Weder die Spieler noch ein Programm noch der Server: und jeder kann danach jeden Würfel nachprüfen.
fair-how = Wie die Würfel zustande kommen
fair-secret = Wenn ein Spiel angelegt wird, zieht der Server ein Geheimnis von 32 Bytes und zeigt dessen Fingerabdruck (SHA-256). Von da an kann er kein anderes mehr nehmen, ohne dass es alle merken.
fair-nonces = Dann gibt jeder Platz eine eigene Zahl dazu: Dein Browser zieht sie, wenn du dich setzt, nachdem er den Fingerabdruck gesehen hat. Die Zahl eines Programms folgt aus dem Fingerabdruck. Es wird nichts gewürfelt, bevor alle sitzen.
fair-rolls = Geheimnis und Zahlen zusammen sind der Schlüssel der Würfel. Jeder Würfel des Spiels hat eine Nummer, und was er zeigt, folgt allein aus dem Schlüssel und dieser Nummer. Niemand kennt den Schlüssel: Der Server kannte deine Zahl nicht, als er wählte, und du kennst sein Geheimnis nicht.
fair-reveal = Ist das Spiel zu Ende, steht das Geheimnis am Schluss der Aufzeichnung. Wer sie hat, kann jeden Würfel nachrechnen.
fair-check = Ein Spiel nachprüfen
fair-check-how = Lade am Ende eines Spiels die Aufzeichnung herunter und vergleiche ihren Fingerabdruck mit dem, den du am Tisch gesehen hast. Dieser Befehl spielt das ganze Spiel noch einmal, Antworten, Würfel und Ergebnis, und nennt die erste Zeile, die nicht passt:
fair-seed = Ein Spiel mit einem Startwert ist zum Üben da: Wer ihn kennt, kennt die Würfel. Es hat keinen Fingerabdruck.
