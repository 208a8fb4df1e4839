### Warum etwas nicht geht

why-unknown = { $what } { $name } gibt es nicht. Bekannt sind: { $known }.
why-unknown-near = { $what } { $name } gibt es nicht. Meinst du { $near }?
why-since = Die Antworten nach :: passen nicht zur Stellung: { $reason }
why-left-over = Die Partie ist zu Ende; { $word } bleibt übrig.
why-own-dice = Die Würfel dieser Partie fallen von selbst.
why-waits-for = Die Partie wartet auf: { $names }.
why-over = Die Partie ist zu Ende.
why-take-back = Nur die eigene letzte Antwort lässt sich zurücknehmen, und nur solange seither nichts gewürfelt, aufgedeckt oder versiegelt wurde.
why-go-back = Es gibt keine Antwort von dir, zu der man zurückgehen könnte.
why-seed-decided = Die Würfel eines Startwerts fallen in fester Folge: Was sie entschieden haben, bleibt entschieden.
why-wrong-die = Hier fällt { $die }: { $faces }. { $given } kann nicht fallen.
why-no-answer = { $given } ist keine Antwort.
why-not-allowed = { $given } ist hier nicht erlaubt ({ $rule }). Möglich ist: { $options }.
why-how-many = { $given } enthält { $count } Antworten; erwartet werden { $wanted }.
why-say-who = Die Partie wartet auf { $names }: Sag, wer antwortet.
why-option-word = Die Option { $name } kann nicht { $given } sein: zur Wahl stehen { $choices } ({ $rule }).
why-option-bool = Die Option { $name } kann nicht { $given } sein: wähle true oder false ({ $rule }).
why-option-code = Die Option { $name } kann nicht { $given } sein; erlaubt sind höchstens 2000 Buchstaben, Ziffern und die Zeichen . , : ; + * - _ ({ $rule }).
why-option-no-list = Die Option { $name } hat keine Liste von Werten zum Durchspielen; diese haben eine: { $choices } ({ $rule }).
why-arena-file = { $file } ist keine Tabelle einer Arena.
why-arena-other = { $file } ist die Tabelle einer anderen Arena: Stufen, Startwert, Optionen, Regeln oder Paket sind andere.
why-arena-levels = Eine Arena braucht zwei oder mehr verschiedene Stufen aus: { $levels }.
why-unlearned = { $game } mit Regeln { $rules } und Paket { $pack } hat noch niemand gelernt. `downfield train { $game }` holt es nach, mit --pack für ein eigenes Paket; bis dahin spielt der Routinier.
why-train-solved = In { $game } gibt es nichts zu lernen: Es ist gelöst.
why-train-few = Zum Lernen braucht es mindestens { $least } Partien, nicht { $given }.
why-option-number = Die Option { $name } kann nicht { $given } sein, sondern nur eine ganze Zahl von { $least } bis { $most } ({ $rule }).
why-option-number-or-none = Die Option { $name } kann nicht { $given } sein, sondern nur eine ganze Zahl von { $least } bis { $most } oder none ({ $rule }).
why-secret = Das Geheimnis ist keine hexadezimale Zahl.
why-seed = Ein Startwert ist eine ganze Zahl von 0 an, unter 2**62; { $seed } ist keiner.
why-seed-and-dice = Ein Startwert oder Würfel, nicht beides: jedes von beiden sagt, wie alle Würfel fallen.
why-no-more-dice = Das Skript hat keine Würfel mehr, und hier fällt einer.
why-dice-left = Übrige Würfel: { $dice }.
why-not-written = { $file }: lässt sich nicht schreiben ({ $why }); eine ältere Fassung ist unverändert.
why-tag-twice = Zeile { $line }: Die Angabe { $tag } steht hier zum zweiten Mal.
why-play-number = Zeile { $line }: Hier gehört Spielzug { $wanted } hin, nicht { $found }.
why-no-play = Zeile { $line }: weder Angabe noch Spielzug: { $found }.
why-tag-missing = Die Angabe { $tag } fehlt: Das ist kein ganzes Protokoll.
why-record-form = Dieses Protokoll hat das Format { $found }; diese Version von Downfield liest Format { $form }.
why-no-file = { $file }: Diese Datei gibt es nicht.
why-not-read = { $file }: lässt sich nicht lesen ({ $why }).
why-in-file = { $file }: { $reason }
why-other-game = Zeile { $line }: ein Protokoll von { $found }, nicht von { $game }.
why-other-rules = Zeile { $line }: gespielt nach Regeln { $found } von { $game }; diese Version von Downfield hat Regeln { $rules }. Spiel es mit der Version nach, die es geschrieben hat.
why-other-pack = Zeile { $line }: gespielt mit anderem Spielmaterial (Paket { $found }, nicht { $pack }). Nenne seinen Ordner mit --pack.
why-no-number = { $found } ist keine Zahl.
why-in-tag = Zeile { $line }: Angabe { $tag }: { $reason }
why-unrolled = Zeile { $line }: Angabe Unrolled: { $word } nennt keinen Würfel mit Anzahl.
why-die-fell = Zeile { $line }: Der Würfel fiel auf { $rolled }, das Protokoll sagt { $word }.
why-in-line = Zeile { $line }: { $word }: { $reason }
why-digest = Zeile { $line }: Ihre Prüfsumme ist { $digest }, das Protokoll sagt { $found }: In dieser Zeile oder in den Angaben wurde etwas verändert.
why-resigned = Zeile { $line }: Niemand dieses Namens konnte hier aufgeben.
why-secret-missing = Zeile { $line }: Die Würfel waren festgelegt, doch am Ende fehlt das Geheimnis.
why-plays-altered = Nach dem Ende wurde etwas an den Zeilen der Spielzüge, ihren Überschriften oder Prüfziffern geändert.
why-tag-gone = Die Angabe { $tag } wurde nach dem Ende entfernt.
why-tag-added = Zeile { $line }: Die Angabe { $tag } wurde nach dem Ende hinzugefügt.
why-tag-altered = Zeile { $line }: Die Angabe { $tag } wurde nach dem Ende geändert.
why-tag-moved = Zeile { $line }: Die Angabe { $tag } stand am Ende an anderer Stelle.
why-signature-gone = Die Unterschrift des Servers wurde entfernt.
why-signature = Zeile { $line }: Das ist nicht die Unterschrift des Servers, den das Protokoll nennt.
why-other-secret = Zeile { $line }: Das ist nicht das Geheimnis, das vor der Partie festgelegt wurde.
why-result = Zeile { $line }: Die Partie endete { $ended }; das Protokoll sagt { $found }.
why-cut-short = Zeile { $line }: Das Protokoll endet vor der Partie; es sagt { $found }.

what-command = Den Befehl
what-coach = Den Trainer
what-lesson = Die Lektion
what-language = Die Sprache
what-rule = Die Regel
what-field-of-a-position = Das Feld einer Stellung
what-option = Die Option
what-game = Das Spiel
why-plan-cut = Dieser Plan lässt sich nicht zu Ende spielen. Nichts hat sich geändert.

what-skill = Die Fertigkeit
what-star = Den Star
what-page = Die Seite
what-team = Das Team
why-team-position = { $given } gehört nicht zu diesem Team. Schreib eine Anzahl und eine Position: { $known } ({ $rule }).
why-team-size = { $count } Spieler: Ein Team hat { $least } bis { $most } ({ $rule }).
why-team-spot-most = { $count } × { $spot }: höchstens { $most } ({ $rule }).
why-team-big-guys = { $count } Big Guys: höchstens { $most } ({ $rule }).
why-team-hired = { $count } × { $hired }: 0 bis { $most } ({ $rule }).
why-team-untreated = { $hired }: Dieses Team wird von keinem Apotheker behandelt ({ $rule }).
why-team-patron = Der Schutzpatron ist einer von diesen: { $known } ({ $rule }).
why-team-budget = Ein Budget von { $given } ist nicht erlaubt: { $least } bis { $most } in Schritten von { $step } ({ $rule }).
why-team-gold = Das Team kostet { $cost }, das Budget ist { $budget } ({ $rule }).
why-team-skill-pack = Das Fertigkeitenpaket ist eines von diesen: { $known } ({ $rule }).
why-team-skill-word = { $given }: Schreib eine Nummer und eine Fertigkeit, 4 guard ({ $rule }).
why-team-one-skill = Nummer { $number } bekommt { $count }: eine zusätzliche Fertigkeit je Spieler ({ $rule }).
why-team-skill-kind = Nummer { $number }, { $skill }: { $spot } bekommt { $primary }, { $secondary } ({ $rule }).
why-team-skill-owned = Nummer { $number }, { $skill }: { $spot } kann das nicht haben ({ $rule }).
why-team-points = Fertigkeiten und Stars kosten { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}, es gibt { $points } ({ $rule }).
why-team-secondaries = { $count } sekundäre Fertigkeiten: höchstens { $most } ({ $rule }).
why-team-not-offered = { $hired }: nur für Teams mit { $known } ({ $rule }).
why-team-own-size = { $count } Spieler ohne Söldner und Stars: mindestens { $least } ({ $rule }).
why-team-full = { $count } Spieler mit Söldnern und Stars: höchstens { $most } ({ $rule }).
why-team-mercenary = { $given } ist kein Söldner dieses Teams. Schreib eine Position, { $known }, und eine Fertigkeit, wenn er eine bekommt ({ $rule }).
why-team-mercenary-skill = Söldner { $spot }, { $skill }: eine primäre Fertigkeit, die er nicht hat ({ $rule }).
why-team-mercenary-taught = Nummer { $number } ist ein Söldner und bekommt nichts aus einem Fertigkeitenpaket ({ $rule }).
why-team-star = Einen Star { $given } gibt es nicht ({ $rule }).
why-team-star-once = { $star }: nur einmal ({ $rule }).
why-team-star-for = { $star }: nur für Teams mit { $known } ({ $rule }).
why-team-star-never = { $star }: nicht für Teams mit { $known } ({ $rule }).
why-team-stars = { $count } Stars: höchstens { $most } ({ $rule }).
why-team-megas = { $count } Megastars: höchstens { $most } ({ $rule }).
why-team-star-skill = Nummer { $number } ist ein Star und bekommt nichts dazu ({ $rule }).
why-team-option = Die Option { $name }: { $reason }
why-team-both = { $first } { $second }
why-team-code = { $given } gehört zu keinem Team. Schreib es so: human:4*blitzer,7*human_lineman;rerolls:3 ({ $rule }).
why-team-file = Das ist keine Datei eines Teams: { $reason }. `downfield team new human` zeigt eine ({ $rule }).
why-roster-code = { $given } gehört zu keinem Kader. Schreib ihn so: { $example } ({ $rule }).
why-roster-copies = { $times } Spielsteine { $role } { $counter }: In der Schachtel sind { $have } ({ $rule }).
why-roster-number = Die Nummer { $number } tragen zwei Spieler ({ $rule }).
why-roster-size = Spieler: { $count }. Nummern gibt es { $most } ({ $rule }).
why-roster-role = { $have } Spieler der Rolle { $role }: Eine Aufstellung hat { $wanted } ({ $rule }).
why-roster-worth = Das Team ist { $worth } wert: höchstens { $most } und { $drafted } aus dem Draft der Saison ({ $rule }).
why-roster-draft = { $points } Draftpunkte insgesamt: Ein verlorenes Spiel bringt { $lost } ({ $rule }).
why-roster-league = Das Team ist { $worth } wert: außerhalb einer Liga höchstens { $most } ({ $rule }).
why-roster-not-over = Das Spiel ist nicht zu Ende ({ $rule }).
why-roster-worn = Die Nummer { $number } trägt schon jemand ({ $rule }).
why-roster-cost = { $given } kostet { $cost }: Es gibt { $points } Draftpunkte, und Spieler vom Wert 0 gehören jedem Team ({ $rule }).
why-squad-code = { $given } gehört zu keinem Kader. Schreib ihn so: { $example } ({ $rule }).
why-squad-limits = Dieses Paket setzt keine Grenzen für eigene Kader; wähle einen von seinen ({ $rule }).
why-squad-size = Figuren: { $given }. Ein eigener Kader hat { $count } ({ $rule }).
why-squad-number = Die Nummer { $number } tragen zwei Figuren ({ $rule }).
why-squad-roles = Niemand spielt { $roles }: Ein Kader hat alle fünf Rollen ({ $rule }).
why-squad-base = Nummer { $number } ist { $base }: Bewegung ist { $slow } bis { $fast }, Stärke { $weak } bis { $strong } ({ $rule }).
why-squad-sum = Alle zusammen haben Bewegung { $movement } und Stärke { $strength }: höchstens { $fast } und { $strong } ({ $rule }).
why-too-often = Zu viele Versuche. Versuch es in { $wait ->
    [one] 1 Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
why-spent = Du hast diesen Tisch mehr beansprucht, als ein Besucher darf: auf einmal { $at_once } s seines Prozessors, dann { $a_minute } in jeder Minute. Komm in { $wait ->
    [one] 1 Sekunde
   *[other] { $wait } Sekunden
} wieder.
why-per-visitor = Was ein Besucher von einer Minute beanspruchen darf, ist eine Zahl von Sekunden von 0 (ohne Grenze) bis 60; { $given } ist keine.
why-name-long = Ein Name hat höchstens { $most } Buchstaben.
why-name-sign = Das Zeichen { $sign } kann in keinem Namen stehen.
why-name-scripts = Ein Name bleibt bei den Buchstaben eines Alphabets.
why-not-your-name = { $name } ist der Name eines Kontos hier oder sieht ihm ähnlich. Melde dich an, wenn es deiner ist, oder wähle einen anderen Namen.
why-out-of-scope = Dieses Token hat den Umfang { $has }; dafür braucht es { $needs }. Mach ein anderes auf der Kontoseite.
why-taken-database = Ein anderer Tisch, Prozess { $process }, führt seine Partien in { $file }. Schließe ihn, oder nenne mit --database eine andere Datei; mehrere Server teilen sich ein PostgreSQL.
why-workers = Mehrere Prozesse teilen sich ein PostgreSQL, eine Datei gehört einem. Nenne eines mit --database postgresql://... .
why-workers-windows = Unter Windows führt ein einziger Prozess den Tisch.
why-allowed-host = Ein erlaubter Name sieht aus wie table.example.org oder *.example.org, ohne http:// und Port; { $given } nicht.
why-trusted-proxy = Ein vertrauter Proxy ist eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/24; { $given } ist keins von beiden.
why-base-url = Die Basis-URL ist, wie Besucher den Tisch erreichen, etwa https://table.example.org; { $given } ist keine.
why-banned = Du bist an diesem Tisch gesperrt. Angegebener Grund: { $why }
why-banned-until = Du bist an diesem Tisch bis { $until } gesperrt. Angegebener Grund: { $why }
why-unknown-target = Hier heißt nichts { $target }.
why-rated-account = Gewertete Partien sind für Konten. Melde dich zuerst an.
why-rated-clock = Eine gewertete Partie hat eine Uhr, und wer keine Zeit mehr hat, verliert. Wähle eine Uhr.
why-rated-usual = Eine gewertete Partie beginnt wie üblich, nach den üblichen Regeln; nur Teams darf man wählen.
why-rated-sides = Eine gewertete Partie ist zwischen dir und einem anderen, einem Menschen oder einem Bot.
why-rated-coach = Dieser Bot hat keine Wertung: niemand hat gemessen, wie stark er ist. Wähle einen anderen.
why-rated-yourself = Gegen dich selbst kannst du keine gewertete Partie spielen.
why-quota-matches = Du hast { $most } Partien, die nicht zu Ende sind: mehr erlaubt dieser Tisch nicht. Spiele eine zu Ende oder gib sie auf.
why-quota-matches-place = Von deiner Adresse sind { $most } Partien begonnen und nicht zu Ende: mehr erlaubt dieser Tisch nicht. Beende einige oder komm später wieder.
why-quota-records = Du hast { $count } Protokolle mitgebracht; dieser Tisch erlaubt { $most } mit insgesamt { $letters } Zeichen. Lösche einige auf der Kontoseite.
why-quota-records-place = Von deiner Adresse wurden { $most } Protokolle mitgebracht: mehr erlaubt dieser Tisch nicht. Lösche einige auf der Kontoseite oder komm später wieder.
why-name-of-a-bot = Ein Mensch kann nicht { $name } heißen: So heißt ein Programm.
why-option-unread = Eine dieser Optionen hat einen unlesbaren Wert: { $why }.
why-many-coaches = Mit diesen Optionen hat { $game } { $seats } Plätze, genannt sind aber { $coaches } Trainer.
why-no-polars = Ein Datensatz braucht Polars: pip install downfield[data].
why-other-dataset = In { $folder } liegt ein anderer Datensatz: Wähl einen anderen Ordner, oder lösch ihn.
why-folder-in-use = { $folder } ist nicht leer: Wähl einen anderen Ordner.
why-game-or-records = Nenn ein Spiel oder gib Protokolle an, eins von beiden.
why-option-form = --option { $pair }: Schreib es als NAME=WERT.
why-solution-other = { $folder } enthält eine Lösung mit { $name } { $there }, nicht { $wanted }. Nenne einen anderen Ordner.
why-solution-missing = In { $folder } fehlt die Schicht { $layer }. `downfield solve` macht weiter, wo es aufgehört hat.
why-solution-damaged = { $folder }: Die Schicht { $layer } ist beschädigt. `downfield solve` ersetzt sie.
why-solution-unwritten = In { $folder } kann nicht geschrieben werden ({ $reason }). Was gelöst ist, bleibt.
why-unsolved-game = { $game } kann nicht gelöst werden.
why-no-card = CuPy findet auf diesem Rechner keine Grafikkarte. Installiere es mit `pip install cupy-cuda13x` oder lass --device weg.
why-unbalanced-game = { $game } ist nicht gelöst: Sein Gleichgewicht ist unbekannt.
why-no-printed-value = { $path } nennt keinen gedruckten Wert; es gibt: { $known }. Schreib ihn als DATEI.SCHLÜSSEL.SCHLÜSSEL=WERT.
why-changed-badly = { $change }: { $reason }.
why-unsolved-pack = { $game } ist für dieses Spielmaterial und diese Optionen nicht gelöst.
why-book-damaged = { $file } ist beschädigt. Installiere Downfield neu.
why-unchecked-game = Für { $game } gibt es keine Prüfung.
why-certificate-other = Das Zertifikat gilt für { $name } { $told }, hier ist { $found }.
why-certificate-fails = Das Zertifikat hält nicht: Eröffnung { $opening }, Schranke { $bound }, behauptet höchstens { $claim }.
why-certificate-unread = { $file } kann nicht gelesen werden ({ $reason }).
why-certificate-none = { $file } ist kein Zertifikat.
why-drives-solved = drives={ $drives }: Gelöst werden Partien mit bis zu { $most } Drives für jeden.
why-pack-no-folder = { $folder } ist kein Ordner. `downfield pack copy SPIEL { $folder }` legt einen an.
why-pack-of-no-game = { $folder } enthält kein Paket dieser Spiele: { $games }. Nenne das Spiel mit --game.

### Wettbewerbe

why-league-created = Ein Wettbewerb wird einmal angelegt, in seiner ersten Zeile.
why-league-finished = Dieser Wettbewerb ist beendet.
why-league-agreed = Was vereinbart ist, gilt, sobald ein Wettbewerb begonnen hat.
why-league-squads-entered = Es sind schon welche gemeldet, in anderer Mannschaftsstärke.
why-league-sheet-of = { $name }: { $why }
why-league-game-entered = Es sind schon welche gemeldet, für ein anderes Spiel.
why-league-opened = Er ist schon offen.
why-league-begun = Er hat schon begonnen.
why-league-least = Er beginnt mit mindestens { $least } Teilnehmern.
why-league-lots = Es gibt ein Los für jeden der { $many }.
why-league-not-begun = Er hat noch nicht begonnen.
why-league-not-over = Es ist noch etwas auszulosen oder zu spielen.
why-ledger-first = Ein Buch beginnt damit, was ausgetragen wird.
why-lots-secret = Das ist nicht das Geheimnis, dessen Fingerabdruck am Anfang gezeigt wurde.
why-ledger-annul = Zeile { $line } lässt sich nicht streichen.
why-league-why = Wer als Veranstalter etwas entscheidet, sagt warum.
why-ledger-stands-on = Zeile { $line } beruht auf dem Gestrichenen: { $why }
why-league-not-running = Ausgelost wird, während ein Wettbewerb läuft.
why-league-nobody = Weniger als zwei sind übrig: Es gibt keinen Gegner.
why-league-open = Noch zu spielen: { $ties }.
why-league-all-drawn = Alles ist ausgelost, was auszulosen ist.
why-league-groups = { $groups } Gruppen brauchen je mindestens zwei Teilnehmer.
why-league-ladder = Auf einer Leiter wird nichts ausgelost: Wer spielen will, fordert jemanden heraus.
why-league-entries-closed = Die Meldungen sind geschlossen: man kann an jemandes Stelle treten.
why-league-twice = { $name } nimmt schon teil.
why-league-squad = Eine Mannschaft hat hier { $many } Trainer.
why-league-no-squads = Hier spielt jeder allein: keine Mannschaften.
why-league-locked = Die Teams stehen fest, sobald ein Wettbewerb begonnen hat.
why-league-clock = Eine Uhr schreibt man 60+600: Sekunden für jede Entscheidung (5 bis 3600) und in Reserve (0 bis 86400).
why-league-appoint = { $name } organisiert schon, oder ist hier nicht bekannt.
why-league-claim-bot = Für { $name } spielt ein Bot.
why-league-one-team = Hier gilt ein Team für den ganzen Wettbewerb.
why-league-match-begun = Partie { $match } hat begonnen.
why-league-no-career = In diesem Spiel bleiben die Teams, wie sie sind.
why-league-left = { $name } ist ausgeschieden.
why-league-entrant-name = Ein Name hat 1 bis { $most } Buchstaben.
why-league-seed = Setzplatz { $seed } ist vergeben oder keiner: Setzplätze sind 1, 2, 3 ...
why-league-no-teams = In diesem Spiel spielen alle mit demselben Team.
why-league-seeds = Setzplätze gelten, sobald gelost ist.
why-league-team = Dieses Team kann hier nicht spielen: { $why }
why-league-match-open = Diese Partie ist nicht zu Ende.
why-league-folder = { $path } ist kein leerer Ordner.
why-league-file = { $file } lässt sich nicht lesen: { $why }. `downfield league new` legt einen Wettbewerb an.
why-league-secret = { $file } fehlt oder ist kein Geheimnis: Es liegt, wo der Wettbewerb angelegt wurde.
why-league-disk = Es ließ sich nicht schreiben: { $why }.
why-ledger-long = Zeile { $line } ist über alle Maßen lang.
why-ledger-chain = Zeile { $line } folgt nicht auf die vorige: Etwas wurde herausgeschnitten oder verändert, oder zwei schrieben zugleich.
why-ledger-record = Die Aufzeichnung { $name } wurde verändert.
why-ledger-moment = { $text } ist kein Zeitpunkt: Er wird so geschrieben: 2026-11-16T20:30:00Z.
why-ledger-line = Zeile { $line } lässt sich nicht lesen: { $why }.
why-lots-other = Aus diesem Geheimnis folgen andere Lose als die gezogenen.
why-lots-hex = { $why }
why-league-not-in = { $name } spielt nicht in Partie { $match }.
why-league-times = Man schlägt 1 bis { $most } Termine vor.
why-league-not-proposed = Der andere hat diesen Termin nicht vorgeschlagen.
why-league-both-lose = Im Pokal kommt einer von beiden weiter: Sag, wer nicht gekommen ist.
why-league-score = Ein Ergebnis sind zwei Zahlen von 0 bis { $most }.
why-league-winner = Heim gewinnt, Gast gewinnt, oder keiner.
why-league-ahead = Wer mehr erzielt hat, hat gewonnen.
why-league-has-result = Partie { $match } hat ihr Ergebnis; der Veranstalter kann es berichtigen.
why-league-one-left = Einer der beiden ist ausgeschieden.
why-league-not-told = Der andere hat noch nicht gesagt, wie es ausging.
why-league-stage = Diese Stufe ist jetzt nicht dran.
why-league-round-open = Die Runde davor ist nicht zu Ende.
why-league-once = Niemand spielt zweimal in einer Runde.
why-league-drawn = Der Pokal ist schon ausgelost.
why-league-swap-bracket = Im Turnierbaum sagen die Ergebnisse, wer auf wen trifft.
why-league-swap-played = Einer von ihnen hat schon gespielt.
why-league-swap-both = Beide müssen in dieser Runde sein.
why-league-no-ladder = Nur auf einer Leiter fordert man heraus.
why-league-reach = Man fordert jemanden heraus, der höher steht; Plätze höchstens: { $reach }.
why-league-busy = Einer von ihnen hat erst noch eine Partie zu spielen.
why-league-name = Ein Wettbewerb hat einen Namen von 1 bis { $most } Buchstaben.
why-league-between = { $name } ist eine Zahl von { $least } bis { $most }.
why-league-toml = Das ist kein gültiges TOML: { $why }.
why-league-key = Schlüssel { $place }: { $why }.
why-league-zone = Die Zeitzone { $zone } gibt es nicht: Sie heißen wie Europe/Rome.
why-league-options = options: { $why }
why-league-through = Eine Phase vor einer anderen ist eine Gruppenphase oder Schweizer System mit `through`: wie viele aus jeder Gruppe weiterkommen, insgesamt mindestens zwei.
why-league-best-of = best_of ist 1, 3, 5 oder 7.
why-league-third = Wo man zweimal verlieren darf, steht der dritte Platz ohne Spiel fest.
why-league-squads = Mannschaften treffen einmal aufeinander: best_of ist 1.
why-league-entrant = Teilnehmer { $number } gibt es hier nicht.
why-league-round = Runde { $round } gibt es hier nicht.
why-league-match = Partie { $match } gibt es hier nicht.
why-league-draft = { $why }
why-league-draft-when = Neue Spieler kauft man zwischen zwei Partien.
why-league-other-game = Das ist die Aufzeichnung eines anderen Spiels.
why-league-record = Die Aufzeichnung hält nicht stand: { $why }
why-league-record-options = Sie wurde unter anderen Optionen gespielt als vereinbart: { $options }.
why-league-record-start = Sie wurde nicht von Anfang an gespielt.
why-league-past = { $time } ist schon vorbei: nenne eine Zeit, die noch kommt.
why-league-late = Wer spät kommt, braucht einen freien Platz und wird nicht gesetzt.
why-league-record-twice = Das ist die Aufzeichnung der Partie { $match }.
why-league-record-other = Das ist die Aufzeichnung einer anderen Partie: { $name } ist { $value }.
why-league-barred = { $team } darf hier nicht teilnehmen: { $known }.
why-league-at-most = { $name }, { $count }: hier höchstens { $most }.
why-league-sheets = Es fehlt die Mannschaft von: { $names }.
why-league-time = { $text } ist keine Zeit: schreibe sie wie 2026-12-24 20:00 oder einen Tag wie 2026-12-24.
why-ledger-file = Das ist nicht die Datei eines Wettbewerbs: { $why }.
why-ledger-record-long = { $place } ist über alle Maßen lang.
why-league-usual = Ohne eigene Mannschaft könnte niemand spielen; sheets = true verlangt sie von allen. { $why }
why-league-naf = Die NAF nimmt Turniere von Blood Bowl.
why-league-read = { $file } lässt sich nicht lesen: { $why }.
why-league-what = Nenne ein Spiel mit --game oder eine Datei, die den Wettbewerb beschreibt.
why-league-score-form = { $given } ist kein Ergebnis: Schreib es wie 2-1, Heim zuerst.
why-league-move = { $what } ist weder die Nummer einer Runde noch die einer Partie.
why-league-by-hand = Eine Runde wurde von Hand ausgelost, nicht nach den Regeln.
why-league-record-gone = Partie { $match }: Ihre Aufzeichnung lässt sich nicht lesen: { $why }.
why-league-record-result = Partie { $match }: Die Aufzeichnung nennt ein anderes Ergebnis als das Buch.
why-league-number = { $name } muss eine Zahl sein.
why-league-players = { $line } ist nicht lesbar: Schreibe eine Nummer und was ihr Spieler getan hat, 7 { $first } 2. Es gibt { $known }.
why-league-time = { $time } ist kein Tag mit Uhrzeit.
why-league-form = { $why }
why-league-no-chances = Aussichten gibt es, während ein Wettbewerb läuft.
why-league-which-chances = Chancen gibt es zu Tabellen und Pokalen.
why-no-oracle = Niemand kennt { $game } gut genug, um das zu sagen.
why-club-apothecary = Einen Apotheker gibt es schon, und ein Team hat einen ({ $rule }).
why-club-awards = Es ist kein Touchdown mehr gutzuschreiben ({ $rule }).
why-club-budget = Das Team kostet { $cost }, ein neues Ligateam { $budget } ({ $rule }).
why-club-deed = { $given } ist keine Tat: Schreib eine von { $known } und worum es geht, hire:lineman ({ $rule }).
why-club-fans = Treue Fans { $count }: { $least } bis { $most } ({ $rule }).
why-club-full = Ein Team hat höchstens { $most } Spieler ({ $rule }).
why-club-gains = Nummer { $number }: { $given }. Ein Spieler hat bis zu { $most } Verbesserungen, jede Fertigkeit einmal ({ $rule }).
why-club-gold = Es kostet { $cost }, in der Kasse sind { $gold } ({ $rule }).
why-club-hired = { $hired }: Ein Ligateam heuert vor jeder Partie an, und Spieler lernen beim Spielen ({ $rule }).
why-club-kind = Nummer { $number }: { $given } ist keine Fertigkeit, die in { $kinds } übrig ist ({ $rule }).
why-club-least = Spieler { $count }: Ein Team beginnt mit mindestens { $least } ({ $rule }).
why-club-lineman = Wer von den Toten aufersteht, ist ein Lineman: { $known } ({ $rule }).
why-club-most = Nummer { $number } hat { $most } Verbesserungen, und mehr gibt es nicht ({ $rule }).
why-club-new = Ein neues Team kommt so in eine Liga, wie es zusammengestellt wurde, ein altes so, wie es neu zusammengestellt wurde ({ $rule }).
why-club-no-dice = Dafür wird gewürfelt, und hier gibt es keine Würfel.
why-club-nobody = Hier hat niemand die Nummer { $given }: { $known } ({ $rule }).
why-club-not-over = Die Partie ist nicht zu Ende ({ $rule }).
why-club-owned = Nummer { $number } kann { $given } nicht haben ({ $rule }).
why-club-points = Nummer { $number }: Es kostet { $cost } SPP, da sind { $points } ({ $rule }).
why-club-position = { $given } ist niemand, den dieses Team einstellt: { $known } ({ $rule }).
why-club-raised = In der letzten Partie ist niemand auferstanden ({ $rule }).
why-club-redraft = { $given }: Zwischen zwei Saisons behält ein Team Spieler und stellt ein: keep:4, hire:lineman, hire:rerolls ({ $rule }).
why-club-retire = Nummer { $number } hat keine bleibende Verletzung aus der letzten Partie: Er spielt oder geht ({ $rule }).
why-club-roll = Nummer { $number }: Nach einer { $roll } gibt es { $known } oder eine sekundäre Fertigkeit: s-guard ({ $rule }).
why-club-shirt = Nummer { $number }: Ein Team hat Trikots von 1 bis { $most } ({ $rule }).
why-club-twice = Nummer { $number } behält man einmal ({ $rule }).
why-club-unrolled = Nummer { $number }: Ein besserer Grundwert wird zuerst gewürfelt: c ({ $rule }).
why-club-wish = Nummer { $number }: { $given } ist nichts von r-g, p-block, q-a, s-guard, c, up-ma ({ $rule }).
why-club-word = { $given } ist als Spieler einer Liga nicht zu lesen: Schreib 4 spp7.p-block.n1 ({ $rule }).
why-league-key-form = Ein Schlüssel für Würfel hat { $many } Hexadezimalziffern.
why-league-no-league = Dieses Spiel hat keine Liga neben seiner Saison: Lass `league` weg.
why-league-no-squad = In einer Liga spielt jeder für sich: `squad` ist 1.
why-league-redraft = Ein Team wird neu zusammengestellt, wenn seine Saison vorbei ist.
why-league-redrafted = Dieses Team ist schon neu zusammengestellt.
why-league-rolled = Es ist nichts zu würfeln: { $occasion }.
why-league-unrolled = Zuerst kommt Partie { $match }: Sie wird gespielt, oder ihre Würfel müssen noch fallen.
why-league-window = Die nächste Partie beginnt gleich: Dafür ist es zu spät.
why-lots-dice = Die Würfel { $occasion } folgen nicht aus dem Geheimnis.

why-position-word = { $name } kann nicht { $value } sein: erwartet wird { $choices }.
why-position-number = { $name } kann nicht { $value } sein: erwartet wird eine ganze Zahl.
why-position-numbers = { $name } kann nicht { $value } sein: erwartet werden { $count } Zahlen mit { $sep } dazwischen.
why-position-text = { $name } kann nicht { $value } sein: erwartet wird ein Text.
why-position-range = { $name } kann nicht { $value } sein: { $least } bis { $most }.
why-position-game = Das ist eine Stellung von { $found }, nicht von { $game }.
why-position-none = Das ist keine Stellung: { $reason }.
why-far-no-ball = possession lässt sich hier nicht angeben: vor dem Münzwurf hat niemand den Ball.
why-far-only-play = { $name } lässt sich hier nicht angeben, sondern nur in der Phase play.
why-far-marker = togo kann nicht { $value } sein: die First-Down-Linie kann nicht auf der eigenen { $marker } liegen; sie ist von jedem Punkt zehn Yards entfernt.
why-far-clock = clock kann nicht { $value } sein: ein Spielzug kann auf { $spaces } beginnen.
why-far-timeouts = { $name } kann nicht { $value } sein: je 0 bis { $most }.
why-far-score = score kann nicht { $value } sein: so viele Punkte kann keine Seite haben.
why-far-score-overtime = score kann nicht { $value } sein: in der Verlängerung beenden die ersten Punkte die Partie.
why-far-score-try = score kann nicht { $value } sein: ein Extrapunkt-Versuch folgt auf einen Touchdown mit sechs Punkten.
why-far-score-free-kick = score kann nicht { $value } sein: ein Free Kick folgt auf eine Safety mit zwei Punkten.
why-far-score-kick-off = score kann nicht { $value } sein: hat sich die Uhr bewegt, führt nur den Kickoff aus, wer gepunktet hat.
why-far-second-when = second lässt sich hier nicht angeben: es zählt vom Münzwurf bis zum Ende der ersten Hälfte.
why-far-second = second kann nicht { $value } sein: wer zuerst empfängt, führt den Kickoff der zweiten Hälfte aus.
why-far-phase-overtime = phase kann nicht { $value } sein: in der Verlängerung beenden die ersten Punkte die Partie.
why-far-no-toss = half kann nicht 2 sein: vor der zweiten Hälfte gibt es keinen Münzwurf.
why-far-opening-score = score kann nicht { $value } sein: vor dem ersten Kickoff hat niemand gepunktet.
why-far-opening-clock = clock kann nicht { $value } sein: vor dem ersten Kickoff hat sie sich nicht bewegt.
why-far-opening-timeouts = { $name } kann nicht { $value } sein: vor dem ersten Kickoff ist keine verbraucht.
why-ffd-size = { $name }={ $value }: mehr als { $most } geht nicht.
why-ffd-drive = drive={ $value }: Drives werden von 1 bis { $most } gezählt ({ $rule }).
why-ffd-last-drive = drive={ $value }: mit dieser Verlängerung ist Drive { $most } der letzte ({ $rule }).
why-ffd-down = down={ $value }: Versuche werden von 1 bis { $most } gezählt ({ $rule }).
why-ffd-yards = yards={ $value }: die drei Zonen haben zusammen { $most } Yards ({ $rule }).
why-ffd-down-when = down={ $value }: nur vor einem Versuch eines Drives ist es etwas anderes als 1 ({ $rule }).
why-ffd-touchdown = yards={ $value }: beim Touchdown hat der Angreifer alle Yards ({ $rule }).
why-ffd-conversion = yards={ $value }: eine Conversion geht über { $most } Yards ({ $rule }).
why-ffd-theirs = yards={ $value }: der Verteidiger hat nie mehr als { $most } ({ $rule }).
why-ffd-begins = yards={ $value }: ein Drive beginnt mit { $most } neutralen Yards ({ $rule }).
why-ffd-neutral = yards={ $value }: ohne neutrale Yards ist es ein First Down ({ $rule }).
why-ffd-first-down = yards={ $value }: im ersten Versuch sind { $most } Yards neutral, oder alle, die übrig sind ({ $rule }).
why-ffd-to-go = yards={ $value }: im Versuch { $down } können höchstens { $most } Yards neutral sein ({ $rule }).
why-ffd-momentum = momentum={ $value }: beide zusammen haben 0 bis { $most } ({ $rule }).
why-ffd-score = score={ $value }: das kann { $side } nach { $count } Drives nicht haben ({ $rule }).
why-ffd-overtime = score={ $value }: die Verlängerung beginnt unentschieden ({ $rule }).
why-ffd-no-flip = phase=flip: es wird keine Münze geworfen, { $side } greift zuerst an ({ $rule }).
why-ffd-flip-only = { $name }: vor dem Münzwurf lässt sich nichts anderes angeben ({ $rule }).
why-ffd-first = first={ $value }: vereinbart ist, dass { $side } zuerst angreift ({ $rule }).
why-ffd-attacker = attacker={ $value }: Drive { $count } gehört { $side }, wenn { $first } zuerst angreift ({ $rule }).
why-no-chart = { $game } hat keinen vierten Versuch.
why-lesson-first = Gut überlegt, aber mach zuerst, worum dein Trainer bittet.
why-lesson-missing = { $file }: Diese Datei gibt es nicht.
why-lesson-unread = { $file }: { $reason }.
why-lesson-start = Lektion { $name }: ihr Anfang: { $reason }
why-lesson-moment = Lektion { $name }, Moment { $moment }: { $reason }
why-lesson-idle = Lektion { $name }, Moment { $moment }: Wer lernt, hat darin nichts zu tun.
why-lesson-otherwise = Lektion { $name }, Moment { $moment }: Mit diesem Material geht es anders aus.
why-no-puzzles = { $game } hat noch keine Aufgaben.
why-puzzle-answer = { $answer } ist hier keine Antwort: { $answers }.
why-puzzle-number = Eine Aufgabe { $number } gibt es nicht: { $game } hat 1 bis { $count }.
why-puzzles-other = Die Aufgaben von { $game } wurden für die Regeln { $rules } und das Spielmaterial { $pack } gemacht und gelten für keine anderen.
