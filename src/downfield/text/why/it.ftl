### Perché qualcosa non è possibile

why-unknown = Non esiste { $what } { $name }. Nomi conosciuti: { $known }.
why-unknown-near = Non esiste { $what } { $name }. Intendevi { $near }?
why-since = Le risposte dopo :: non si adattano alla posizione: { $reason }
why-left-over = La partita è finita; { $word } è di troppo.
why-own-dice = I dadi di questa partita si tirano da soli.
why-waits-for = La partita aspetta: { $names }.
why-over = La partita è finita.
why-take-back = Puoi annullare solo la tua ultima risposta, e solo se da allora nulla è stato tirato, scoperto o sigillato.
why-go-back = Non c’è una tua risposta a cui tornare.
why-seed-decided = I dadi di un seme cadono in un solo ordine: ciò che hanno deciso resta deciso.
why-wrong-die = Qui si tira { $die }: { $faces }. Non può mostrare { $given }.
why-no-answer = { $given } non è una risposta.
why-not-allowed = { $given } qui non è permesso ({ $rule }). Puoi rispondere: { $options }.
why-how-many = { $given } contiene { $count } risposte; se ne aspettano { $wanted }.
why-say-who = La partita aspetta { $names }: di’ chi risponde.
why-option-word = L’opzione { $name } non può essere { $given }: scegli tra { $choices } ({ $rule }).
why-option-bool = L’opzione { $name } non può essere { $given }: scegli true o false ({ $rule }).
why-option-code = L’opzione { $name } non può essere { $given }: al massimo 2000 tra lettere, cifre e i segni . , : ; + * - _ ({ $rule }).
why-option-no-list = L’opzione { $name } non ha un elenco di valori da provare tutti; lo hanno: { $choices } ({ $rule }).
why-option-number = L’opzione { $name } non può essere { $given }: deve essere un numero intero da { $least } a { $most } ({ $rule }).
why-option-number-or-none = L’opzione { $name } non può essere { $given }: deve essere un numero intero da { $least } a { $most }, oppure none ({ $rule }).
why-secret = Il segreto non è un numero esadecimale.
why-seed = Un seme è un numero intero da 0 in su, sotto 2**62; { $seed } non lo è.
why-seed-and-dice = O un seme o i dadi, non entrambi: ciascuno dei due dice come cadono tutti i dadi.
why-no-more-dice = Il copione non ha più dadi, e qui se ne tira uno.
why-dice-left = Dadi avanzati: { $dice }.
why-not-written = { $file }: impossibile scrivere ({ $why }); una versione precedente è rimasta com’era.
why-tag-twice = Riga { $line }: l’etichetta { $tag } compare una seconda volta.
why-play-number = Riga { $line }: qui va la giocata { $wanted }, non { $found }.
why-no-play = Riga { $line }: né un’etichetta né una giocata: { $found }.
why-tag-missing = Manca l’etichetta { $tag }: questo non è un verbale intero.
why-record-form = Questo verbale ha il formato { $found }; questa versione di Downfield legge il formato { $form }.
why-no-file = { $file }: il file non esiste.
why-not-read = { $file }: impossibile leggere ({ $why }).
why-in-file = { $file }: { $reason }
why-other-game = Riga { $line }: un verbale di { $found }, non di { $game }.
why-other-rules = Riga { $line }: giocata con le regole { $found } di { $game }; questa versione di Downfield ha le regole { $rules }. Rivedila con la versione che l’ha scritta.
why-other-pack = Riga { $line }: giocata con altri componenti (pacchetto { $found }, non { $pack }). Indica la loro cartella con --pack.
why-no-number = { $found } non è un numero.
why-in-tag = Riga { $line }: l’etichetta { $tag }: { $reason }
why-unrolled = Riga { $line }: l’etichetta Unrolled: { $word } non indica un dado e un numero.
why-die-fell = Riga { $line }: il dado ha dato { $rolled }, il verbale dice { $word }.
why-in-line = Riga { $line }: { $word }: { $reason }
why-digest = Riga { $line }: la sua impronta è { $digest }, il verbale dice { $found }: qualcosa in questa riga o nelle etichette è stato cambiato.
why-resigned = Riga { $line }: nessuno con quel nome poteva abbandonare qui.
why-secret-missing = Riga { $line }: i dadi erano fissati in anticipo, ma alla fine manca il segreto.
why-plays-altered = Dopo la fine è stato cambiato qualcosa nelle righe delle giocate, nei titoli o nei codici di controllo.
why-tag-gone = L’etichetta { $tag } è stata tolta dopo la fine.
why-tag-added = Riga { $line }: l’etichetta { $tag } è stata aggiunta dopo la fine.
why-tag-altered = Riga { $line }: l’etichetta { $tag } è stata cambiata dopo la fine.
why-tag-moved = Riga { $line }: l’etichetta { $tag } alla fine stava altrove.
why-signature-gone = La firma del server è stata tolta.
why-signature = Riga { $line }: questa non è la firma del server nominato nel verbale.
why-other-secret = Riga { $line }: questo non è il segreto fissato prima della partita.
why-result = Riga { $line }: la partita è finita { $ended }; il verbale dice { $found }.
why-cut-short = Riga { $line }: il verbale finisce prima della partita; dice { $found }.

what-command = il comando
what-coach = l’allenatore
what-language = la lingua
what-rule = la regola
what-field-of-a-position = il campo di posizione
what-option = l’opzione
what-game = il gioco
why-plan-cut = Questo schema non si può giocare fino in fondo. Non è cambiato niente.

what-skill = l’abilità
what-star = lo star player
what-page = la pagina
what-team = la squadra
why-team-position = { $given } non fa parte di questa squadra. Scrivi un numero e un ruolo: { $known } ({ $rule }).
why-team-size = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}: una squadra ne ha da { $least } a { $most } ({ $rule }).
why-team-spot-most = { $count } × { $spot }: al massimo { $most } ({ $rule }).
why-team-big-guys = { $count } big guy: al massimo { $most } ({ $rule }).
why-team-hired = { $count } × { $hired }: da 0 a { $most } ({ $rule }).
why-team-untreated = { $hired }: nessun apotecario cura questa squadra ({ $rule }).
why-team-patron = Il patrono è uno di questi: { $known } ({ $rule }).
why-team-budget = Un budget di { $given } non è ammesso: da { $least } a { $most } a passi di { $step } ({ $rule }).
why-team-gold = La squadra costa { $cost }, il budget è { $budget } ({ $rule }).
why-team-skill-pack = Il pacchetto di abilità è uno di questi: { $known } ({ $rule }).
why-team-skill-word = { $given }: scrivi un numero e un’abilità, 4 guard ({ $rule }).
why-team-one-skill = Il numero { $number } ne riceve { $count }: è ammessa un’abilità in più per giocatore ({ $rule }).
why-team-skill-kind = Numero { $number }, { $skill }: { $spot } riceve { $primary }, { $secondary } ({ $rule }).
why-team-skill-owned = Numero { $number }, { $skill }: { $spot } non può averla ({ $rule }).
why-team-points = Abilità e star player costano { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}, ce ne sono { $points } ({ $rule }).
why-team-secondaries = { $count } abilità secondarie: al massimo { $most } ({ $rule }).
why-team-not-offered = { $hired }: solo per squadre con { $known } ({ $rule }).
why-team-own-size = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
} senza mercenari e star player: almeno { $least } ({ $rule }).
why-team-full = { $count } giocatori con mercenari e star player: al massimo { $most } ({ $rule }).
why-team-mercenary = { $given } non è un mercenario di questa squadra. Scrivi un ruolo, { $known }, e un’abilità se ne riceve una ({ $rule }).
why-team-mercenary-skill = Mercenario { $spot }, { $skill }: un’abilità primaria che non ha ({ $rule }).
why-team-mercenary-taught = Il numero { $number } è un mercenario e non riceve nulla da un pacchetto di abilità ({ $rule }).
why-team-star = Non c’è nessuno star player { $given } ({ $rule }).
why-team-star-once = { $star }: una volta sola ({ $rule }).
why-team-star-for = { $star }: solo per squadre con { $known } ({ $rule }).
why-team-star-never = { $star }: non per squadre con { $known } ({ $rule }).
why-team-stars = { $count } star player: al massimo { $most } ({ $rule }).
why-team-megas = { $count } mega star: al massimo { $most } ({ $rule }).
why-team-star-skill = Il numero { $number } è uno star player e non riceve nulla ({ $rule }).
why-team-option = L’opzione { $name }: { $reason }
why-team-both = { $first } { $second }
why-team-code = { $given } non fa parte di una squadra. Scrivilo così: human:4*blitzer,7*human_lineman;rerolls:3 ({ $rule }).
why-team-file = Questo non è il file di una squadra: { $reason }. `downfield team new human` ne mostra uno ({ $rule }).
why-roster-code = { $given } non fa parte di una rosa. Scrivila così: { $example } ({ $rule }).
why-roster-copies = { $times } pedine { $role } { $counter }: nella scatola ce ne sono { $have } ({ $rule }).
why-roster-number = Due giocatori portano il numero { $number } ({ $rule }).
why-roster-size = In tutto i giocatori sono { $count }: i numeri sono { $most } ({ $rule }).
why-roster-role = Del ruolo { $role } i giocatori sono { $have }: una formazione ne ha { $wanted } ({ $rule }).
why-roster-worth = La squadra vale { $worth }: al massimo { $most }, più { $drafted } dal draft della stagione ({ $rule }).
why-roster-draft = In tutto i punti di draft sono { $points }: una partita persa ne dà { $lost } ({ $rule }).
why-roster-league = La squadra vale { $worth }: fuori da un campionato al massimo { $most } ({ $rule }).
why-roster-not-over = La partita non è finita ({ $rule }).
why-roster-worn = Il numero { $number } è già di qualcuno ({ $rule }).
why-roster-cost = { $given } costa { $cost }: i punti di draft sono { $points }, e i giocatori di valore 0 sono di ogni squadra ({ $rule }).
why-too-often = Troppi tentativi. Riprova tra { $wait ->
    [one] 1 secondo
   *[other] { $wait } secondi
}.
why-spent = Hai usato questo tavolo più di quanto può un visitatore: { $at_once } s del suo processore in una volta, poi { $a_minute } ogni minuto. Torna tra { $wait ->
    [one] 1 secondo
   *[other] { $wait } secondi
}.
why-per-visitor = Quanto un visitatore può usare di un minuto è un numero di secondi da 0 (senza limite) a 60; { $given } non lo è.
why-name-long = Un nome ha al massimo { $most } lettere.
why-name-sign = Un nome non può contenere il segno { $sign }.
why-name-scripts = Un nome usa le lettere di un solo alfabeto.
why-not-your-name = { $name } è il nome di un account di qui, o gli somiglia. Accedi se è il tuo, o scegli un altro nome.
why-out-of-scope = Questo token ha l’ambito { $has }; per questo serve { $needs }. Fanne un altro nella pagina dell’account.
why-taken-database = Un altro tavolo, processo { $process }, tiene le sue partite in { $file }. Chiudilo, o indica un altro file con --database; più server condividono un PostgreSQL.
why-workers = Più processi condividono un PostgreSQL, un file è di uno solo. Indicane uno con --database postgresql://... .
why-workers-windows = Su Windows un tavolo è tenuto da un solo processo.
why-allowed-host = Un nome permesso è come table.example.org o *.example.org, senza http:// e porta; { $given } non lo è.
why-trusted-proxy = Un proxy fidato è un indirizzo come 10.0.0.2 o una rete come 10.0.0.0/24; { $given } non è nessuno dei due.
why-base-url = L’URL di base è come i visitatori raggiungono il tavolo, per esempio https://table.example.org; { $given } non lo è.
why-banned = L’accesso a questo tavolo ti è vietato. Motivo indicato: { $why }
why-banned-until = L’accesso a questo tavolo ti è vietato fino al { $until }. Motivo indicato: { $why }
why-unknown-target = Niente qui si chiama { $target }.
why-quota-matches = Hai { $most } partite non finite, quante ne permette questo tavolo. Giocane una fino alla fine, o abbandonala.
why-quota-matches-place = Dal tuo indirizzo sono iniziate { $most } partite non finite, quante ne permette questo tavolo. Finiscine alcune, o torna più tardi.
why-quota-records = Hai portato { $count } verbali, e questo tavolo ne permette { $most } con { $letters } lettere in tutto. Eliminane alcuni nella pagina dell’account.
why-quota-records-place = Dal tuo indirizzo sono stati portati { $most } verbali, quanti ne permette questo tavolo. Eliminane alcuni nella pagina dell’account, o torna più tardi.
why-name-of-a-bot = Una persona non può chiamarsi { $name }: è il nome di un programma.
why-option-unread = Una di queste opzioni ha un valore che non si può leggere: { $why }.
why-many-coaches = Con queste opzioni { $game } ha { $seats } posti, ma gli allenatori indicati sono { $coaches }.
why-option-form = --option { $pair }: scrivila come NOME=VALORE.
why-pack-no-folder = { $folder } non è una cartella. `downfield pack copy GIOCO { $folder }` ne crea una.
why-pack-of-no-game = { $folder } non contiene un pacchetto di questi giochi: { $games }. Indica il gioco con --game.
