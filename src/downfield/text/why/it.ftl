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
why-arena-file = { $file } non è la tabella di un’arena.
why-arena-other = { $file } è la tabella di un’altra arena: cambiano livelli, seme, opzioni, regole o pacchetto.
why-arena-levels = Un’arena vuole due o più livelli diversi fra: { $levels }.
why-arena-changed = { $upper } o { $lower } gioca diversamente da quando queste partite furono conservate: comincia un altro file.
why-guest-coach = { $program } non dà un allenatore: servono sit_down(seed, stream) e decide(state, seat).
why-guest-answer = { $program } ha risposto { $answer }, ma si poteva solo: { $options }.
why-guest-maker = In { $place } non c’è nulla di nome { $what } che faccia un allenatore.
why-guest-absent = Non c’è nessun programma { $program }. Indica un livello, o un tuo allenatore come FILE.py:NOME.
why-unlearned = Nessuno ha ancora imparato { $game } con regole { $rules } e pacchetto { $pack }. Lo fa `downfield train { $game }`, con --pack per un pacchetto tuo; fino ad allora gioca il veterano.
why-train-solved = In { $game } non c’è nulla da imparare: è risolto.
why-train-few = Per imparare servono almeno { $least } partite, non { $given }.
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
what-lesson = la lezione
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
why-squad-code = { $given } non fa parte di una rosa. Scrivila così: { $example } ({ $rule }).
why-squad-limits = Questo pacchetto non pone limiti alle rose proprie; scegline una delle sue ({ $rule }).
why-squad-size = In tutto le figure sono { $given }: una rosa tua ne ha { $count } ({ $rule }).
why-squad-number = Due figure portano il numero { $number } ({ $rule }).
why-squad-roles = Nessuno gioca { $roles }: una rosa ha tutti e cinque i ruoli ({ $rule }).
why-squad-base = Il numero { $number } è { $base }: il movimento va da { $slow } a { $fast }, la forza da { $weak } a { $strong } ({ $rule }).
why-squad-sum = Tutti insieme hanno movimento { $movement } e forza { $strength }: al massimo { $fast } e { $strong } ({ $rule }).
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
why-rated-account = Le partite classificate sono per chi ha un account. Accedi prima.
why-rated-clock = Una partita classificata ha un orologio, e chi finisce il tempo perde. Scegli un orologio.
why-rated-usual = Una partita classificata comincia come al solito, con le regole solite; solo le squadre si possono scegliere.
why-rated-sides = Una partita classificata è fra te e un’altra parte, una persona o un bot.
why-rated-coach = Questo bot non ha un punteggio: nessuno ha misurato quanto è forte. Scegline un altro.
why-rated-yourself = Non puoi giocare una partita classificata contro te stesso.
why-quota-matches = Hai { $most } partite non finite, quante ne permette questo tavolo. Giocane una fino alla fine, o abbandonala.
why-quota-matches-place = Dal tuo indirizzo sono iniziate { $most } partite non finite, quante ne permette questo tavolo. Finiscine alcune, o torna più tardi.
why-quota-records = Hai portato { $count } verbali, e questo tavolo ne permette { $most } con { $letters } lettere in tutto. Eliminane alcuni nella pagina dell’account.
why-quota-records-place = Dal tuo indirizzo sono stati portati { $most } verbali, quanti ne permette questo tavolo. Eliminane alcuni nella pagina dell’account, o torna più tardi.
why-name-of-a-bot = Una persona non può chiamarsi { $name }: è il nome di un programma.
why-option-unread = Una di queste opzioni ha un valore che non si può leggere: { $why }.
why-many-coaches = Con queste opzioni { $game } ha { $seats } posti, ma gli allenatori indicati sono { $coaches }.
why-no-polars = Un insieme di dati ha bisogno di Polars: pip install downfield[data].
why-other-dataset = In { $folder } c’è un altro insieme di dati: scegli un’altra cartella, o cancellala.
why-folder-in-use = { $folder } non è vuota: scegli un’altra cartella.
why-game-or-records = Indica un gioco o dai dei verbali: uno dei due.
why-option-form = --option { $pair }: scrivila come NOME=VALORE.
why-cluster-no-ray = --on ray ha bisogno di Ray: pip install downfield[cluster].
why-cluster-away = Nessun cluster Ray a { $address } ({ $reason }). È acceso, e questo computer è uno dei suoi nodi?
why-cluster-unlike = Il nodo { $node } ha un altro Downfield ({ $name } { $there }, qui { $here }): installa lo stesso su tutti i nodi.
why-cluster-node = Il nodo { $node } non può partecipare ({ $reason }).
why-cluster-gone = Il cluster non c’è più ({ $reason }). Lo stesso comando riprende da quanto è stato conservato.
why-cluster-card = Su un cluster calcolano i processori: togli --device.
why-kept-file = { $file } non conserva partite.
why-kept-other = { $file } conserva partite di un’altra prova: cambiano gioco, allenatori, numero, opzioni, regole, materiali o sorgenti.
why-kept-disk = { $file }: { $why }.
why-keep-across = --keep e --across non vanno insieme.
why-cluster-full = La memoria del cluster è piena ({ $reason }). Usa meno --jobs o dai più memoria ai nodi; lo stesso comando riprende da quanto è stato conservato.
why-solution-elsewhere = { $folder } non è la stessa su tutti i nodi. Indica con --folder una cartella che condividono.
why-solution-other = { $folder } contiene una soluzione con { $name } { $there }, non { $wanted }. Indica un’altra cartella.
why-solution-missing = In { $folder } manca lo strato { $layer }. `downfield solve` riprende da dove si era fermato.
why-solution-damaged = { $folder }: lo strato { $layer } è danneggiato. `downfield solve` lo sostituisce.
why-solution-unwritten = Non si può scrivere in { $folder } ({ $reason }). Quanto è già risolto resta.
why-unsolved-game = { $game } non si può risolvere.
why-no-card = CuPy non trova una scheda grafica su questo computer. Installalo con `pip install cupy-cuda13x`, oppure ometti --device.
why-unbalanced-game = { $game } non è risolto: il suo equilibrio non si conosce.
why-no-printed-value = { $path } non nomina alcun valore stampato; ci sono: { $known }. Scrivilo come FILE.CHIAVE.CHIAVE=VALORE.
why-changed-badly = { $change }: { $reason }.
why-unsolved-pack = { $game } non è risolto per questi componenti e queste opzioni.
why-book-damaged = { $file } è danneggiato. Installa di nuovo Downfield.
why-unchecked-game = Per { $game } non c’è una verifica.
why-certificate-other = Il certificato vale per { $name } { $told }, qui c’è { $found }.
why-certificate-fails = Il certificato non regge: apertura { $opening }, limite { $bound }, dichiarato al massimo { $claim }.
why-certificate-unread = { $file } non si può leggere ({ $reason }).
why-certificate-none = { $file } non è un certificato.
why-drives-solved = drives={ $drives }: si risolvono partite con al massimo { $most } drive a testa.
why-pack-no-folder = { $folder } non è una cartella. `downfield pack copy GIOCO { $folder }` ne crea una.
why-pack-of-no-game = { $folder } non contiene un pacchetto di questi giochi: { $games }. Indica il gioco con --game.

### Competizioni

why-league-created = Una competizione si crea una volta sola, nella prima riga.
why-league-finished = Questa competizione è finita.
why-league-agreed = Quello che è convenuto vale dall’inizio della competizione.
why-league-squads-entered = Qualcuno è già iscritto, con squadre d’altra misura.
why-league-sheet-of = { $name }: { $why }
why-league-game-entered = Qualcuno è già iscritto, per un altro gioco.
why-league-opened = È già aperta.
why-league-begun = È già cominciata.
why-league-least = Comincia con almeno { $least } iscritti.
why-league-lots = C’è una sorte per ciascuno dei { $many }.
why-league-not-begun = Non è ancora cominciata.
why-league-not-over = C’è ancora qualcosa da sorteggiare o da giocare.
why-ledger-first = Un registro comincia con quello che si disputa.
why-lots-secret = Non è il segreto la cui impronta fu mostrata all’inizio.
why-ledger-annul = La riga { $line } non si può annullare.
why-league-why = L’organizzatore che decide qualcosa dice perché.
why-ledger-stands-on = La riga { $line } si regge su quello che è annullato: { $why }
why-league-not-running = I turni si sorteggiano mentre la competizione è in corso.
why-league-nobody = Ne restano meno di due: non c’è nessuno da incontrare.
why-league-open = Restano da giocare: { $ties }.
why-league-all-drawn = Tutto quello che c’era da sorteggiare è sorteggiato.
why-league-groups = { $groups } gironi vogliono almeno due iscritti ciascuno.
why-league-ladder = In una scala non si sorteggia nulla: chi vuole giocare sfida qualcuno.
why-league-entries-closed = Le iscrizioni sono chiuse: si può prendere il posto di qualcuno.
why-league-twice = { $name } partecipa già.
why-league-squad = Una squadra qui ha { $many } allenatori.
why-league-no-squads = Qui ognuno gioca da solo: niente squadre.
why-league-locked = Le rose sono bloccate dall’inizio della competizione.
why-league-clock = Un orologio si scrive 60+600: secondi per ogni decisione (da 5 a 3600) e di riserva (da 0 a 86400).
why-league-appoint = { $name } organizza già, oppure qui non è noto.
why-league-claim-bot = Per { $name } gioca un bot.
why-league-one-team = Qui una rosa vale per tutta la competizione.
why-league-match-begun = La partita { $match } è cominciata.
why-league-no-career = In questo gioco le rose restano come sono.
why-league-left = { $name } si è ritirato.
why-league-entrant-name = Un nome ha da 1 a { $most } lettere.
why-league-seed = La testa di serie { $seed } è già data, o non è tale: sono 1, 2, 3 ...
why-league-no-teams = In questo gioco tutti giocano con la stessa rosa.
why-league-seeds = Le teste di serie valgono dal sorteggio.
why-league-team = Questa rosa qui non può giocare: { $why }
why-league-match-open = Questa partita non è finita.
why-league-folder = { $path } non è una cartella vuota.
why-league-file = { $file } non si può leggere: { $why }. `downfield league new` crea una competizione.
why-league-secret = { $file } manca o non è un segreto: sta dove la competizione fu creata.
why-league-disk = Non si è potuto scrivere: { $why }.
why-ledger-long = La riga { $line } è oltre ogni misura.
why-ledger-chain = La riga { $line } non segue la precedente: qualcosa è stato tolto o cambiato, o due scrivevano insieme.
why-ledger-record = La registrazione { $name } è stata alterata.
why-ledger-moment = { $text } non è un momento: si scrive come 2026-11-16T20:30:00Z.
why-ledger-line = La riga { $line } non si può leggere: { $why }.
why-lots-other = Da questo segreto seguono altre sorti da quelle estratte.
why-lots-hex = { $why }
why-league-not-in = { $name } non gioca nella partita { $match }.
why-league-times = Si propongono da 1 a { $most } orari.
why-league-not-proposed = L’altro non ha proposto quest’orario.
why-league-both-lose = In coppa uno dei due va avanti: di’ chi non è venuto.
why-league-score = Un punteggio sono due numeri da 0 a { $most }.
why-league-winner = Vince chi è in casa, vince l’ospite, o nessuno.
why-league-ahead = Ha vinto chi ha segnato di più.
why-league-has-result = La partita { $match } ha il suo risultato; l’organizzatore può correggerlo.
why-league-one-left = Uno dei due si è ritirato.
why-league-not-told = L’altro non ha ancora detto com’è finita.
why-league-stage = Questa fase ora non c’è.
why-league-round-open = Il turno prima non è finito.
why-league-once = Nessuno gioca due volte in un turno.
why-league-drawn = La coppa è già sorteggiata.
why-league-swap-bracket = In coppa sono i risultati a dire chi incontra chi.
why-league-swap-played = Uno di loro ha già giocato.
why-league-swap-both = Devono essere entrambi in questo turno.
why-league-no-ladder = Solo in una scala si sfida qualcuno.
why-league-reach = Si sfida qualcuno più su, al massimo di posti: { $reach }.
why-league-busy = Uno di loro ha prima una partita da giocare.
why-league-name = Una competizione ha un nome da 1 a { $most } lettere.
why-league-between = { $name } è un numero da { $least } a { $most }.
why-league-toml = Questo non è TOML valido: { $why }.
why-league-key = Chiave { $place }: { $why }.
why-league-zone = Il fuso orario { $zone } non c’è: si chiamano come Europe/Rome.
why-league-options = options: { $why }
why-league-through = Una fase prima di un’altra è un girone o uno svizzero con `through`: quanti passano da ciascun girone, due in tutto almeno.
why-league-best-of = best_of è 1, 3, 5 o 7.
why-league-third = Dove si può perdere due volte il terzo posto si decide senza partita.
why-league-squads = Le squadre s’incontrano una volta: best_of è 1.
why-league-entrant = Qui non c’è l’iscritto { $number }.
why-league-round = Qui non c’è il turno { $round }.
why-league-match = Qui non c’è la partita { $match }.
why-league-draft = { $why }
why-league-draft-when = I nuovi giocatori si comprano tra una partita e l’altra.
why-league-other-game = È la registrazione di un altro gioco.
why-league-record = La registrazione non regge: { $why }
why-league-record-options = È stata giocata con opzioni diverse da quelle convenute: { $options }.
why-league-record-start = Non è stata giocata dall’inizio.
why-league-past = { $time } è già passato: di’ un’ora che deve ancora venire.
why-league-late = Chi viene tardi ha bisogno di un posto libero, e non è testa di serie.
why-league-record-twice = È la registrazione della partita { $match }.
why-league-record-other = È la registrazione di un’altra partita: { $name } è { $value }.
why-league-barred = { $team } qui non può partecipare: { $known }.
why-league-at-most = { $name }, { $count }: qui al massimo { $most }.
why-league-sheets = Manca la rosa di: { $names }.
why-league-time = { $text } non è un’ora: si scrive come 2026-12-24 20:00, o un giorno come 2026-12-24.
why-ledger-file = Questo non è il file di una competizione: { $why }.
why-ledger-record-long = { $place } è oltre ogni misura.
why-league-usual = Senza una rosa propria nessuno potrebbe giocare; sheets = true la chiede a tutti. { $why }
why-league-naf = La NAF prende tornei di Blood Bowl.
why-league-read = { $file } non si può leggere: { $why }.
why-league-what = Nomina un gioco con --game, o un file che descrive la competizione.
why-league-score-form = { $given } non è un punteggio: si scrive come 2-1, prima chi è in casa.
why-league-move = { $what } non è né il numero di un turno né quello di una partita.
why-league-by-hand = Un turno è stato sorteggiato a mano, non secondo le regole.
why-league-record-gone = Partita { $match }: la registrazione non si può leggere: { $why }.
why-league-record-result = Partita { $match }: la registrazione dice un altro risultato dal registro.
why-league-number = { $name } dev’essere un numero.
why-league-players = { $line } non si legge: scrivi un numero e che cosa ha fatto il suo giocatore, 7 { $first } 2. C’è { $known }.
why-league-time = { $time } non è un giorno con l’ora.
why-league-form = { $why }
why-league-no-chances = Le probabilità si dicono mentre la competizione è in corso.
why-league-which-chances = Le probabilità si dicono di classifiche e coppe.
why-no-oracle = Nessuno conosce { $game } abbastanza bene da dirlo.
why-club-apothecary = C’è già un apotecario, e una squadra ne ha uno ({ $rule }).
why-club-awards = Non restano touchdown da accreditare ({ $rule }).
why-club-budget = La squadra costa { $cost }, una squadra nuova di campionato { $budget } ({ $rule }).
why-club-deed = { $given } non è un’azione: scrivi una di { $known } e di che si tratta, hire:lineman ({ $rule }).
why-club-fans = Tifosi fedeli { $count }: da { $least } a { $most } ({ $rule }).
why-club-full = Giocatori di una squadra: al massimo { $most } ({ $rule }).
why-club-gains = Numero { $number }: { $given }. Un giocatore ha fino a { $most } progressi, ogni abilità una volta ({ $rule }).
why-club-gold = Costa { $cost }, in cassa ci sono { $gold } ({ $rule }).
why-club-hired = { $hired }: una squadra di campionato ingaggia prima di ogni partita, e i giocatori imparano giocando ({ $rule }).
why-club-kind = Numero { $number }: { $given } non è un’abilità che resta in { $kinds } ({ $rule }).
why-club-least = Giocatori { $count }: una squadra si forma con almeno { $least } ({ $rule }).
why-club-lineman = Chi risorge è un lineman: { $known } ({ $rule }).
why-club-most = Il numero { $number } ha { $most } progressi, e non ce ne sono altri ({ $rule }).
why-club-new = Una squadra nuova viene in campionato come è stata formata, una vecchia come è stata formata di nuovo ({ $rule }).
why-club-no-dice = Per questo si tirano dadi, e qui non ce ne sono.
why-club-nobody = Qui nessuno ha il numero { $given }: { $known } ({ $rule }).
why-club-not-over = La partita non è finita ({ $rule }).
why-club-owned = Il numero { $number } non può avere { $given } ({ $rule }).
why-club-points = Numero { $number }: costa { $cost } SPP, ce ne sono { $points } ({ $rule }).
why-club-position = { $given } non è qualcuno che questa squadra ingaggi: { $known } ({ $rule }).
why-club-raised = Nell’ultima partita nessuno è risorto ({ $rule }).
why-club-redraft = { $given }: fra due stagioni una squadra tiene giocatori e ingaggia: keep:4, hire:lineman, hire:rerolls ({ $rule }).
why-club-retire = Il numero { $number } non ha un infortunio persistente dell’ultima partita: gioca, o se ne va ({ $rule }).
why-club-roll = Numero { $number }: dopo un { $roll } c’è { $known }, o un’abilità secondaria: s-guard ({ $rule }).
why-club-shirt = Numero { $number }: una squadra ha maglie da 1 a { $most } ({ $rule }).
why-club-twice = Il numero { $number } si tiene una volta sola ({ $rule }).
why-club-unrolled = Numero { $number }: un miglioramento prima si tira: c ({ $rule }).
why-club-wish = Numero { $number }: { $given } non è fra r-g, p-block, q-a, s-guard, c, up-ma ({ $rule }).
why-club-word = { $given } non si legge come giocatore di campionato: scrivi 4 spp7.p-block.n1 ({ $rule }).
why-league-key-form = Una chiave di dadi ha { $many } cifre esadecimali.
why-league-no-league = Questo gioco non ha un campionato accanto alla sua stagione: togli `league`.
why-league-no-squad = In un campionato ognuno gioca da solo: `squad` è 1.
why-league-redraft = Una squadra si forma di nuovo quando la sua stagione è finita.
why-league-redrafted = Questa squadra è già formata di nuovo.
why-league-rolled = Non c’è niente da tirare: { $occasion }.
why-league-unrolled = Prima viene la partita { $match }: si sta giocando, o i suoi dadi sono ancora da tirare.
why-league-window = La prossima partita sta per cominciare: è troppo tardi.
why-lots-dice = I dadi { $occasion } non seguono dal segreto.

why-position-word = { $name } non può essere { $value }: si vuole { $choices }.
why-position-number = { $name } non può essere { $value }: si vuole un numero intero.
why-position-numbers = { $name } non può essere { $value }: si vogliono { $count } numeri separati da { $sep }.
why-position-text = { $name } non può essere { $value }: si vuole un testo.
why-position-range = { $name } non può essere { $value }: da { $least } a { $most }.
why-position-game = Questa è una posizione di { $found }, non di { $game }.
why-position-none = Non è una posizione: { $reason }.
why-far-no-ball = possession qui non si indica: prima del sorteggio nessuno ha la palla.
why-far-only-play = { $name } qui non si indica: vale solo nella fase play.
why-far-marker = togo non può essere { $value }: la linea del first down non può stare sulle proprie { $marker }; dista dieci yard da dove si è partiti.
why-far-clock = clock non può essere { $value }: un’azione può cominciare alle caselle { $spaces }.
why-far-timeouts = { $name } non può essere { $value }: da 0 a { $most } ciascuno.
why-far-score = score non può essere { $value }: nessuna parte può avere tanti punti.
why-far-score-overtime = score non può essere { $value }: nel supplementare i primi punti chiudono la partita.
why-far-score-try = score non può essere { $value }: il tentativo segue un touchdown da sei punti.
why-far-score-free-kick = score non può essere { $value }: il free kick segue una safety da due punti.
why-far-score-kick-off = score non può essere { $value }: quando il cronometro si è mosso, calcia solo chi ha segnato.
why-far-second-when = second qui non si indica: conta dal sorteggio alla fine del primo tempo.
why-far-second = second non può essere { $value }: chi riceve per primo calcia all’inizio del secondo tempo.
why-far-phase-overtime = phase non può essere { $value }: nel supplementare i primi punti chiudono la partita.
why-far-no-toss = half non può essere 2: prima del secondo tempo non c’è sorteggio.
why-far-opening-score = score non può essere { $value }: nessuno ha segnato prima del primo kick-off.
why-far-opening-clock = clock non può essere { $value }: non si è mosso prima del primo kick-off.
why-far-opening-timeouts = { $name } non può essere { $value }: nessuno è speso prima del primo kick-off.
why-ffd-size = { $name }={ $value }: al massimo { $most }.
why-ffd-drive = drive={ $value }: i drive si contano da 1 a { $most } ({ $rule }).
why-ffd-last-drive = drive={ $value }: con questo supplementare il drive { $most } è l’ultimo ({ $rule }).
why-ffd-down = down={ $value }: i down si contano da 1 a { $most } ({ $rule }).
why-ffd-yards = yards={ $value }: le tre zone insieme hanno { $most } yard ({ $rule }).
why-ffd-down-when = down={ $value }: è diverso da 1 solo prima di un down di un drive ({ $rule }).
why-ffd-touchdown = yards={ $value }: al touchdown l’attaccante ha ogni yard ({ $rule }).
why-ffd-conversion = yards={ $value }: una conversione è da { $most } yard ({ $rule }).
why-ffd-theirs = yards={ $value }: il difensore non ha mai più di { $most } ({ $rule }).
why-ffd-begins = yards={ $value }: un drive comincia con { $most } yard neutrali ({ $rule }).
why-ffd-neutral = yards={ $value }: senza yard neutrali è un first down ({ $rule }).
why-ffd-first-down = yards={ $value }: al primo down sono neutrali { $most } yard, o tutte quelle rimaste ({ $rule }).
why-ffd-to-go = yards={ $value }: al down { $down } possono essere neutrali al massimo { $most } yard ({ $rule }).
why-ffd-momentum = momentum={ $value }: insieme hanno da 0 a { $most } ({ $rule }).
why-ffd-score = score={ $value }: { $side } non può averlo con { $count } drive ({ $rule }).
why-ffd-overtime = score={ $value }: il supplementare si gioca da un pareggio ({ $rule }).
why-ffd-no-flip = phase=flip: non si lancia la moneta, comincia { $side } ({ $rule }).
why-ffd-flip-only = { $name }: prima del lancio della moneta non si indica altro ({ $rule }).
why-ffd-first = first={ $value }: si è deciso che attacca per primo { $side } ({ $rule }).
why-ffd-attacker = attacker={ $value }: il drive { $count } è di { $side } se { $first } attacca per primo ({ $rule }).
why-no-chart = { $game } non ha quarti down.
why-lesson-first = Bella idea, ma fai prima quello che ti chiede l’allenatore.
why-lesson-missing = { $file }: questo file non esiste.
why-lesson-unread = { $file }: { $reason }.
why-lesson-start = Lezione { $name }, l’inizio: { $reason }
why-lesson-moment = Lezione { $name }, momento { $moment }: { $reason }
why-lesson-idle = Lezione { $name }, momento { $moment }: chi impara non ha niente da fare.
why-lesson-otherwise = Lezione { $name }, momento { $moment }: con questi componenti va a finire diversamente.
why-no-puzzles = { $game } non ha ancora problemi.
why-puzzle-answer = { $answer } qui non è una risposta: { $answers }.
why-puzzle-number = Il problema { $number } non c’è: { $game } ne ha da 1 a { $count }.
why-puzzles-other = I problemi di { $game } sono stati fatti per le regole { $rules } e i componenti { $pack }, e valgono solo per questi.
