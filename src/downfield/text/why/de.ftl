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
why-quota-matches = Du hast { $most } Partien, die nicht zu Ende sind: mehr erlaubt dieser Tisch nicht. Spiele eine zu Ende oder gib sie auf.
why-quota-matches-place = Von deiner Adresse sind { $most } Partien begonnen und nicht zu Ende: mehr erlaubt dieser Tisch nicht. Beende einige oder komm später wieder.
why-quota-records = Du hast { $count } Protokolle mitgebracht; dieser Tisch erlaubt { $most } mit insgesamt { $letters } Zeichen. Lösche einige auf der Kontoseite.
why-quota-records-place = Von deiner Adresse wurden { $most } Protokolle mitgebracht: mehr erlaubt dieser Tisch nicht. Lösche einige auf der Kontoseite oder komm später wieder.
why-name-of-a-bot = Ein Mensch kann nicht { $name } heißen: So heißt ein Programm.
why-option-unread = Eine dieser Optionen hat einen unlesbaren Wert: { $why }.
why-many-coaches = Mit diesen Optionen hat { $game } { $seats } Plätze, genannt sind aber { $coaches } Trainer.
why-option-form = --option { $pair }: Schreib es als NAME=WERT.
why-pack-no-folder = { $folder } ist kein Ordner. `downfield pack copy SPIEL { $folder }` legt einen an.
why-pack-of-no-game = { $folder } enthält kein Paket dieser Spiele: { $games }. Nenne das Spiel mit --game.
