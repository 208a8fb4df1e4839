### Le parole del tavolo.

nobody = nessuno
home = Casa
away = Ospite
seat-home = Casa
seat-away = Ospite
seat-home-offence = Attacco di casa
seat-home-defence = Difesa di casa
seat-away-offence = Attacco ospite
seat-away-defence = Difesa ospite
value-none = senza limite
value-yes = sì
value-no = no

## Chi siede dove

holder-person = una persona
holder-random = casuale: un’opzione qualunque, a caso
holder-steady = veterano: un avversario affidabile
holder-perfect = perfetto: il gioco risolto, nessun errore
holder-rookie = esordiente: sta ancora imparando
holder-sharp = Volpe: prima prova i suoi piani
holder-master = Maestro: pesa più piani di tutti
coach-random = Casuale
coach-steady = Veterano
coach-perfect = Perfetto
coach-rookie = Esordiente
coach-sharp = Volpe
coach-master = Maestro
coach-of-character = { $level }, { $character }
level-random = Sceglie un’opzione qualunque, a caso.
level-rookie = Conosce le regole e vede le mosse sensate, ma spesso sceglie la seconda. Per una prima serata.
level-steady = Gioca solido, ma non pensa a tutto.
level-sharp = Prova i suoi piani a mente, con la tua risposta, prima di muovere.
level-master = Pesa più piani della Volpe, e ciascuno più a lungo.
level-perfect = Gioca il gioco risolto e non sbaglia mai. Si può solo essere più fortunati.
level-steady-solved = Sa quanto vale la maggior parte delle scelte, e ogni tanto sbaglia.
level-sharp-solved = Conosce a memoria il gioco risolto, e sbaglia solo dove c’è poco in palio.
level-time = { $seconds ->
    [0] Risponde subito.
   *[other] Pensa fino a { NUMBER($seconds) } s per decisione.
}
character = Carattere
character-none = com’è
character-bold = audace
character-careful = prudente
character-passing = palleggiatore
character-running = corridore
character-pressing = aggressivo
character-brawling = rissoso
manner-bold = Coglie l’occasione finché c’è, anche la più difficile.
manner-careful = Tiene quello che ha e aspetta il tuo errore.
manner-passing = Fa correre la palla.
manner-running = Tiene la palla in mano e corre.
manner-pressing = Ti viene addosso su tutto il campo.
manner-brawling = Va sull’uomo: colpisce duro e fa fallo.
name-of-twins = { $name } ({ $seat })

## La scelta del gioco

choose-title = Downfield
choose-motto = football da tavolo, regole complete, un avversario stasera
choose-ask = A che cosa giochiamo?
choose-resume = Riprendi { $game }: { $coaches }, { $date }, giocata { $plays }
choose-keys = ↑↓ 1-9 scegli   Invio comincia   q esci

## Prima della partita

setup-ask = Chi gioca, e con quali opzioni?
setup-begin = Kick-off
setup-dice = Dadi sul tavolo
setup-keys = ↑↓ riga   ←→ cambia   Invio comincia   ? significato   Esc indietro
setup-plain = quanto in fretta rotolano i dadi; nella partita non cambia niente
setup-seat = chi decide per { $seat }
setup-start = comincia la partita con queste impostazioni
speed-off = subito
speed-quick = svelti
speed-calm = con calma

## La partita

match-keys = ? regola  c pezzi  u annulla  s salva  v dadi  t tema  l log  / scrivi  q esci
write-hint = Risposte come nel verbale, per esempio { $words }
thinking-about = { $count ->
    [one] { $name } decide: { $what }
   *[other] { $name } decidono: { $what }
}
studying = { $name } studia il playbook
rolling = I dadi: { $die }
sealed-mark = Segreto finché tutti non avranno scelto.
hand-over = Passa il dispositivo a { $name }
hand-over-why = Ciò che { $name } sceglie ora resta segreto finché tutti non avranno scelto. Gli altri guardino altrove.
hand-over-go = { $name }: premi Invio quando nessun altro vede lo schermo
saved = Salvata in { $file }
save-failed = Non salvata: { $why }
taken-back = Annullato
sealed-stays = Ciò che è segreto resta segreto finché tutti non avranno scelto.
end-sure = { $what }. Premi ancora e per terminare lo stesso.
speed-now = Dadi: { $speed }
program-gave-up = { $name } non può andare avanti: { $why }
no-rule = Qui non si applica nessuna regola; decidono i dadi.
rule-keys = ↑↓ scorri   ←→ regole vicine   Esc indietro
rule-ruling = Chiarimento
rule-option = Questa è un’opzione della partita: { $option }
parts-title = Che cosa è stampato sui componenti
parts-keys = ↑↓ scorri   Esc indietro
marks-note = I valori segnati come ricostruiti sono stati progettati secondo ciò che si sa; chi ha la scatola può correggerli.

## L’uscita

leave-ask = Lasci la partita?
leave-why = Viene salvata così com’è e si può riprendere.
leave-yes = Esci e riprendi più tardi
leave-no = Continua
parting-resume = La partita è salvata. Riprendila con: downfield play --resume { $file }
parting-over = Il verbale della partita: { $file }

## La fine

end-won = Vince { $name } { $most }–{ $least }
end-won-level = Vince { $name } dopo il pareggio, { $most }–{ $least }
end-draw = Pareggio, { $most }–{ $least }
end-saved = A verbale: { $file }
end-rematch = Rivincita a campi invertiti
end-again = Un’altra così
end-replay = Riguardala
end-new = Un altro gioco
end-leave = Esci

## Il replay

replay-keys = ←→ passo  ↑↓ giocata  Inizio/Fine  spazio scorre  ? regola  c pezzi  q esci
replay-at = Passo { $at } di { $of }
replay-start = Inizio
replay-decided = { $name }: { $what }
replay-cut = Il verbale si ferma qui; la partita non è finita.
report-key = r: il referto
report-title = Referto della partita
report-figure = { NUMBER($figure) }
report-points = { $home }–{ $away }
report-turning = I momenti decisivi
report-turning-why = Una regola semplice, non una probabilità: i punti contano per quanti sono, il doppio se pareggiano o cambiano chi è in testa. { $also }
report-scores = Il punteggio
report-when = Quando
report-what = Che cosa
report-score = Punteggio
report-both = Le due squadre
report-drives = Yard per serie d’attacco
report-side = Squadra
report-end = Finita con
report-end-none = in corso
report-end-touchdown = touchdown
report-end-field-goal = field goal
report-end-missed = calcio sbagliato
report-end-punt = punt
report-end-downs = down esauriti
report-end-turnover = palla persa
report-end-safety = safety
report-end-time = tempo scaduto
report-end-conceded = resa
report-dice = I dadi
report-dice-why = Le barre mostrano i lanci fatti, le linee sottili che cosa esce in media in altrettanti lanci.
report-die = Dado
report-rolls = Lanci
report-faces = Facce (attese)
report-face = { $face }: { $times } ({ $hoped })
report-mean = media { $mean }, attesa { $hoped }
report-table = In tabella
report-players = I giocatori
report-open = Referto completo
report-at = Guardalo
end-next = Prossimo avversario
table-end-played = { $you ->
    [won] Hai vinto { $mine }–{ $theirs }
    [lost] Hai perso { $mine }–{ $theirs }
   *[drawn] Pareggio, { $mine }–{ $theirs }
}
table-end-level = { $you ->
    [won] Hai vinto dopo il pareggio, { $mine }–{ $theirs }
   *[lost] Hai perso dopo il pareggio, { $mine }–{ $theirs }
}

## Errori

secret-missing = Il segreto dei dadi di questa partita non è su questo computer (cercato in { $file }). Si può riprendere solo dov’è cominciata, a meno che tu non porti qui quel file.
secret-wrong = { $file } non contiene il segreto fissato per questa partita.

## Il tavolo nel browser

table-skip = Vai alla tua decisione
table-home = Tutti i giochi
table-motto = Football da tavolo con le regole complete. Scegli un gioco: il tuo avversario ti aspetta.
table-you = Il tuo nome
table-side = Tu giochi con
table-opponent = Contro
table-play = Gioca subito
table-friend-here = In due qui
table-friend-online = In due online
table-watch = Guarda giocare due programmi
table-rules = Regole
table-forget = Togli dalla lista
table-join-title = Hai ricevuto un invito a una partita
invited-by = { $name } ti invita a una partita
invited-mine = Il tuo invito
invited-side = Chi inviti gioca
invited-days = { $count ->
    [one] un giorno per decisione
   *[other] { $count } giorni per decisione
}
invited-clock = { $decision } per decisione, { $reserve } di riserva
invited-play = Gioca
invited-qr = Un codice QR di questo invito: il tuo amico lo inquadra con il telefono
invited-share = Condividi
invited-more = Mostralo o condividilo
invited-table = Al tavolo
table-code = Codice d’invito
table-code-go = Entra
table-failed = Non ha funzionato. Riprova fra un momento.
table-theme = Colori
table-theme-auto = come il dispositivo
table-theme-light = chiaro
table-theme-dark = scuro
table-theme-contrast = alto contrasto
table-language = Lingua
table-language-en = English
table-language-it = Italiano
table-language-de = Deutsch
table-pace = Ritmo
table-board = Campo
table-score = Punteggio
table-about-none = Indica o tocca un giocatore: qui vedi chi è.
table-coaches = Allenatori
table-need = Adesso
table-log = Cronaca
table-log-empty = Non è ancora successo niente.
table-news = Che cosa è appena successo
table-yours = tu
table-your-turn = tocca a te
table-program = programma
table-empty = posto libero
table-away = non è qui
table-decides = decide
table-answered = ha scelto
table-chooser = Sceglie { $name }
table-one-of = Scegli
table-not-begun = La partita comincia quando tutti hanno preso posto. Prima non si tira nessun dado.
table-expected = Si aspetta ancora: { $names }. La partita comincia quando tutti hanno preso posto; prima non si tira nessun dado.
table-proof = Impronta dei dadi
table-proof-why = Prima del primo dado il server ha scelto un segreto e ne ha mostrato questa impronta; poi ogni posto ha aggiunto un numero suo. Così nessuno, nemmeno il server, può scegliere i dadi, e dopo la partita chiunque può controllarli tutti.
table-proof-more = Come funziona
table-waits = { $count ->
    [one] { $name } sta decidendo. Lo vedrai qui.
   *[other] { $name } stanno decidendo. Lo vedrai qui.
}
table-studies = { $name } prepara il playbook: la prima volta ci vuole un minuto o due. Lo vedrai qui.
table-stalls = { $name } per ora non trova una risposta e gli si chiede di nuovo. Puoi aspettare, tornare più tardi o abbandonare.
table-watching = Stai guardando.
table-lost = Connessione persa. Nuovo tentativo in corso; niente di ciò che hai fatto è andato perso.
table-back = Connessione ristabilita.
table-invite = Manda questo link a chi gioca con te:
table-invite-code = Oppure comunica il codice: { $code }
table-copy = Copia
table-copied = Copiato
table-hand-over = Passa il dispositivo a { $name }
table-hand-over-why = Ciò che { $name } sceglie ora resta segreto finché tutti non avranno scelto. Gli altri guardino altrove.
table-hand-over-go = Solo io vedo lo schermo
table-take-back = Annulla
table-resign = Abbandona
table-resign-ask = Abbandoni questa partita?
table-resign-yes = Abbandona
table-resign-no = Continua
table-rule = Regola
table-rule-whole = Nel regolamento
table-close = Chiudi
table-rematch = Rivincita
table-record = Verbale della partita
table-elsewhere = Copia il link per un altro dispositivo
table-over = La partita è finita
table-keys = 1–9 scegli · frecce: sposta · + − 0 ingrandisci · u annulla · ? regola
table-by = Passa da questa casella
table-shift = Maiusc e clic: passando da quella casella
table-more = … altre { $count } sul campo
table-more-list = Mostrale tutte in elenco
table-ruling = Chiarimento
table-chapters = Capitoli
table-not-found = Questa pagina non esiste. I giochi sono nella pagina iniziale.

## Che cosa dicono i comandi

error-no-take-back = Puoi annullare solo la tua ultima risposta, e solo se da allora nulla è stato tirato, scoperto o sigillato.
no-terminal = Il tavolo ha bisogno di un terminale con tastiera e schermo, non di una pipe o di un file.
over-already = { $file }: questa partita è finita ({ $result }). Guardala con: downfield replay { $file }
too-many-coaches = Con queste opzioni { $game } ha { $seats } posti, e gli allenatori sono { $coaches }.
person-not-program = Una persona non può chiamarsi { $name }: è il nome di un programma.
cannot-write = { $file }: impossibile scrivere ({ $why }). DOWNFIELD_DATA può indicare un’altra cartella.
rules-more = `downfield rules { $game } ID` ne spiega una.
shelf-game = gioco
shelf-name = nome
shelf-rules = regole
shelf-coaches = allenatori
shelf-pack = componenti
shelf-more = `downfield play GIOCO` ne comincia uno; `downfield rules GIOCO` lo spiega.
sim-played = { $matches ->
    [one] { $game }: 1 partita, finite: { $finished }, risposte: { $answers }
   *[other] { $game }: { $matches } partite, finite: { $finished }, risposte: { $answers }
}
sim-won = Casa ({ $home }) vince { $home_wins }, Ospite ({ $away }) vince { $away_wins }, pareggi { $draws }
sim-points = punti per partita: Casa { NUMBER($home, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Ospite { NUMBER($away, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, risposte al secondo: { NUMBER($rate, maximumFractionDigits: 0) }; somma di controllo { $checksum }
dataset-made = { $folder }: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $decisions } decisioni
sim-pairs = coppie: { $pairs }, partite: { $matches }, finite: { $finished }
sim-line-played = giocate
sim-line-won = vinte
sim-line-drawn = pari
sim-line-lost = perse
sim-line-scored = fatti
sim-line-conceded = subiti
sim-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share = { NUMBER($share, maximumFractionDigits: 1) }% ± { NUMBER($error, maximumFractionDigits: 1) } ({ $matches })
arena-level = { $upper } e { $lower }: { $matches } partite non bastano a distinguerli.
arena-rating = punteggio
arena-matches = partite
arena-scored = fatti
arena-conceded = subiti
arena-median = decide in
arena-worst = al peggio
arena-rated = { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
arena-cost = { NUMBER($ms, maximumSignificantDigits: 2) } ms
arena-a-match = a partita
train-matches = partite
train-card = Imparato. Partite: { $matches }, posizioni: { $positions }. Perdita sulle partite tenute da parte: { $loss } (0,693 non sa nulla).
train-predicted = previsto
train-played = giocato
train-positions = posizioni
train-file = Sta in { $file }.
solve-layers = strati
solve-checks = verifiche
solve-opening = { $game } è risolto: chi comincia vince con probabilità { $opening }.
solve-folder = Gli strati sono in { $folder }.
solve-holds = Verificati { $checked } strati su { $layers }: la migliore risposta vi guadagna al massimo { $bound } (dichiarato: { $claim }).
solve-fails = Non dimostrato: verificati { $checked } strati su { $layers }, e la migliore risposta vi guadagna { $bound }, più di { $claim }.
trial-matches = partite
trial-found = { $coach } contro { $other }, { $matches ->
    [one] una partita
   *[other] { $matches } partite
}: { NUMBER($won, minimumFractionDigits: 2, maximumFractionDigits: 2) }% vinte, { NUMBER($told, minimumFractionDigits: 2, maximumFractionDigits: 2) }% previste dall’oracolo; l’errore standard è { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
trial-holds = Entro tre errori standard: l’oracolo ha ragione.
trial-fails = Oltre tre errori standard di distanza: per caso non capita quasi mai.
trial-slowest = La decisione più lenta ha richiesto { NUMBER($ms, maximumFractionDigits: 0) } ms di processore. Decisioni oltre i 100 ms: { $late }.
balance-title = L’equilibrio di { $game }
balance-of = { $pack }: chi comincia vince con probabilità { $opening }.
balance-finding = Seguo il gioco migliore di entrambe le parti …
balance-figure = { NUMBER($figure) }
balance-number = drive { $number }
balance-all = tutti
balance-share = quota
balance-a-match = a partita
balance-a-drive = su 100 drive
balance-match = Punti, durata ed emozione
balance-decided = Decise prima che un drive cominci (una parte vince con il 95% o più), % delle partite
verify-good = { $file }: in ordine. { $game }; giocate: { $plays }, tiri: { $rolls }.
verify-result = Risultato: { $result }.
verify-rules = Regole: ogni risposta era permessa, e il risultato ne deriva.
verify-dice-seed = Dadi: ogni tiro deriva dal seme.
verify-dice-none = Dadi: non c’è un segreto con cui controllarli.
verify-dice-nonces = Dadi: ogni tiro deriva dal segreto e da ciò che ogni posto vi ha aggiunto.
verify-dice-secret = Dadi: ogni tiro deriva dal segreto.
verify-signed = Etichette: nomi, data e titoli sono come li ha firmati il server con la chiave { $signer }.
verify-unsigned = Etichette: nessun server ha firmato nomi, data e titoli.
pack-copied = { $folder }: { $files }. Modificali, poi `downfield pack check { $folder }`.
pack-good = { $folder }: in ordine. { $game }, pacchetto { $pack } { $hash }; valori: { $seed } stampati, { $public } pubblici, { $reconstructed } ricostruiti.
team-good = { $file }: in ordine. { $team }, giocatori: { $players }, restano { NUMBER($left) } di { NUMBER($budget) }.

## What the table refuses

end-resigned = { $name } abbandona la partita
error-late = Intanto la partita è andata avanti. Guarda di nuovo e rispondi alla domanda di adesso.
error-not-your-turn = Non tocca a te.
error-not-your-seat = Questo posto non è tuo.
error-not-begun = La partita comincia quando tutti hanno preso posto.
error-already-over = La partita è finita.
error-not-over = Il verbale è aperto a tutti quando la partita è finita.
error-unknown-match = Questa partita non esiste. Controlla il link.
error-unknown-league = Questa competizione non esiste. Controlla il link.
error-look-again = Qualcun altro ha appena cambiato questa competizione. Guarda di nuovo, poi decidi.
error-too-many-leagues = Organizzi già tutte le competizioni che qui si possono avere.
error-only-organiser = Può farlo solo chi organizza questa competizione.
error-only-entrant = Può farlo solo chi gioca questa partita.
error-nobody-known = Uno dei due non è ancora noto a questo tavolo: l’organizzatore ha un invito per ciascuno. Oppure giocate altrove e scrivete il risultato.
error-unknown-page = Questa pagina non esiste. I giochi sono nella pagina iniziale.
error-unknown-invitation = Questo invito non è valido, oppure il posto è già occupato. Chiedine uno nuovo.
error-wrong-key = Questa chiave non apre nessun posto della partita. Usa il link che hai ricevuto.
error-not-worked-out = Nessuno ha ancora calcolato questo gioco con queste opzioni. Lo fa `downfield solve`, a casa.
error-other-rules = Questa partita è cominciata con altre regole o altri componenti rispetto a questo tavolo.
error-too-fast = Troppi messaggi in una volta. Aspetta un momento.
error-too-large = Questo messaggio è troppo lungo.
error-elsewhere = Questa richiesta viene dalla pagina di un altro sito.
error-other-host = Il tavolo non risponde a questo nome. Chi lo gestisce può permettere il nome con --allowed-host.
error-not-kept = Non è stato possibile salvarlo, quindi non è cambiato nulla. Riprova fra un momento.

### Live

error-silent = Connessione chiusa: il browser non si è presentato.
error-asked-already = Qualcuno ha già chiesto di annullare. Aspetta la risposta.
error-asked-too-often = In questa partita ti hanno detto di no tre volte: non puoi chiederlo ancora.
error-nothing-back = Non hai nessuna decisione a cui tornare.
error-dice-decided = I dadi di questa partita cadono in un ordine solo: ciò che hanno deciso resta deciso.
error-no-rematch = La rivincita non è possibile: è già cominciata, oppure un posto è vuoto.
error-only-readers = Qui scrivono solo gli allenatori di una partita tra persone.
error-nothing-said = Questo messaggio è vuoto.
table-watchers = Copia il link per gli spettatori
table-private = Privata: la vedono solo gli allenatori e chi ha il link per gli spettatori.
table-ask-back = Chiedi di annullare
table-back-asks = { $name } chiede di tornare all’ultima decisione. I dadi si tirerebbero di nuovo.
table-back-yours = Hai chiesto di tornare alla tua ultima decisione. Si aspetta la risposta.
table-back-agree = Va bene, annulla
table-back-decline = No, si va avanti
table-back-withdraw = Lascia stare
table-note-go-back = { $name } torna all’ultima decisione, d’accordo con l’altra parte. Tutto ciò che è stato tirato dopo si tira di nuovo.
table-note-hand = Tempo scaduto: continua { $name }.
table-note-pause = Il tavolo è rimasto chiuso per un po’. Intanto nessun orologio è andato avanti.
table-note-stall = { $name } non trova una risposta. La partita aspetta e gli si chiede di nuovo; nessuno decide al suo posto.
table-note-falter = { $coach ->
    [random] { $name } non ha trovato una risposta. Nemmeno gli altri programmi: si sorteggia una delle opzioni.
   *[other] { $name } non ha trovato una risposta: questa volta decide il programma { $coach }.
}
table-note-decline = { $name } non è d’accordo a tornare indietro. La decisione resta.
table-end-lapse = { $you ->
    [won] Hai vinto: il tempo di { $loser } è scaduto.
    [lost] Hai perso: il tuo tempo è scaduto.
   *[none] Vince { $winner }: il tempo di { $loser } è scaduto.
}
table-end-resign = { $you ->
    [won] Hai vinto: { $loser } ha abbandonato.
    [lost] Hai perso: hai abbandonato.
   *[none] Vince { $winner }: { $loser } ha abbandonato.
}
table-expected-open = Si aspetta il tuo amico: chi apre il link prende posto qui. Prima non si tira nessun dado.
table-waits-open = Si aspetta che qualcuno prenda posto: tocca a { $names }.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Scrivi a tutti in questa partita
table-chat-send = Invia
table-chat-unread = nuovo
table-chat-read = Qui parlano gli allenatori. Tu puoi leggere.
table-clock-reserve = riserva
table-clock-30 = { $name }: restano 30 secondi
table-clock-10 = { $name }: restano 10 secondi
table-rematch-offered = { $name } propone la rivincita a campi invertiti.
table-rematch-asked = Hai proposto la rivincita. In attesa degli altri.
table-rematch-agree = Accetta la rivincita
table-rematch-go = Vai alla rivincita
table-rematch-begun = La rivincita è cominciata.

### Doors

error-nobody = Il tavolo non ti conosce ancora: apri una volta la pagina iniziale, oppure accedi.
error-unknown-token = Questo token qui non è valido. Creane uno nuovo, oppure usa la chiave di un posto.
error-too-many = Hai raggiunto il numero massimo. Prima chiudine o eliminane qualcuno.

### Film

film-title = { $game }: il film
film-still-on = Questa partita è ancora in corso: vedi quello che finora sanno tutti.
film-live = Vai alla partita
film-share = Condividi questo momento
film-fork = Continua a giocare da qui
film-fork-why = Comincia una nuova partita esattamente da questo momento, con dadi nuovi. Tu prendi una squadra, un programma l’altra.
film-fork-go = Si gioca
film-fork-cancel = Non ora
film-controls = Comandi del film
film-moment = Momento
film-at = Momento { $at } di { $of }
film-run = Avvia
film-pause = Pausa
film-first = All’inizio
film-last = Alla fine
film-back = Un momento indietro
film-on = Un momento avanti
film-play-back = Alla giocata precedente
film-play-on = Alla giocata successiva
film-eyes = Mostra la mano di
film-eyes-none = nessuno
film-speed = Velocità
film-log = Che cosa è successo; ogni riga porta al suo momento
film-keys = Spazio avvia e ferma · ← → un momento · Maiusc con ← → una giocata · Inizio e Fine
film-secret = { $name } decide in segreto
film-secret-die = Un dado cade in segreto
film-marks = Segni: le linee lunghe aprono un tempo, le corte un drive; i cerchi sono le segnature.

replays-why = Rivedi una partita passo per passo: una delle tue, o una giocata in pubblico.
replays-mine-none = Qui trovi le partite che giochi.
replays-public = Partite pubbliche
bring-title = Guarda un verbale
bring-why = Ogni partita ha il suo verbale: un file di testo dal quale si può rivedere fino all’ultimo dado. Caricane uno da qui o dal terminale e guardalo come un film.
bring-file = Un file da questo dispositivo
bring-text = Oppure incolla il testo
bring-go = Guardalo
bring-none = Prima scegli un file o incolla un verbale.
bring-large = Questo file è troppo lungo per un verbale.

watch-title = Guarda
watch-why = Partite pubbliche, aperte agli spettatori.
watch-running = In corso
watch-running-none = Nessuna partita pubblica è in corso. Fai giocare due programmi: c’è un pulsante nella pagina iniziale.
watch-finished = Finite
watch-finished-none = Nessuna partita pubblica è ancora finita.
watch-live = Guarda
watch-from-start = Dall’inizio
watch-free = Un posto è libero
watch-began = iniziata
watch-ended = finita
watch-record = Guarda un tuo verbale

error-unknown-record = Qui questo verbale non c’è. Caricalo di nuovo.
error-unfit-record = { $line ->
    [0] Questo verbale non si può mostrare. { $message }
   *[other] Questo verbale non si può mostrare. Riga { $line }: { $message }
}
error-unmade = Non è stato possibile prepararlo in tempo. Riprova tra un momento.
error-still-hidden = In questo momento qualcosa è ancora segreto. Continua da un altro momento, o quando la partita è finita.
error-still-on = Questa partita è ancora in corso. Si può analizzare quando è finita.
error-unknown-moment = Da lì non si può continuare: la partita non ha quel momento, o finisce lì.

### People

home-online = Online con gli amici
home-clock = Orologio
home-clock-none = senza orologio
home-clock-short = 1 minuto per decisione, 10 di riserva
home-clock-days = 3 giorni per decisione
home-clock-long = 3 minuti per decisione, 30 di riserva
home-lapse = Allo scadere del tempo
home-lapse-lapse = la partita è persa
home-lapse-hand = continua il programma
home-seen = Chi può guardare
home-seen-unlisted = chi ha il link
home-seen-public = chiunque: compare in Guarda
home-seen-private = solo chi invito io
home-more = Altre opzioni
box-minutes = { $count } min
box-players = { $count } persone
box-learning-1 = facile da imparare
box-learning-2 = un po’ di pratica
box-learning-3 = molto da imparare
home-more-of = { $game }: opzioni
home-teams = Scegli le squadre
home-done = Fatto
home-also = Anche a questo tavolo
home-also-lobby = Trova un avversario
home-also-watch = Guarda le partite
home-also-watch-why = Le partite pubbliche, tra persone e tra programmi.
home-also-replay = Rivedi una partita
home-also-replay-why = Ripercorri una partita passo per passo, o carica un tuo verbale.
home-also-account = Porta con te le tue partite
home-also-account-why = Un account le porta sugli altri tuoi dispositivi. Per giocare non serve.
home-calls = Tocca a te:
menu = Impostazioni
menu-watch = Guarda
menu-replay = Rivedi
menu-sign-in = Accedi
mine-title = Le mie partite
mine-all = Tutte le mie partite
mine-none = Qui trovi le partite che cominci.
mine-turn = tocca a te
mine-decides = { $name } sta decidendo
mine-expected = si aspetta ancora { $name }
push-turn = { $game }: tocca a te
push-on = Avvisami quando tocca a me
push-off = Non avvisarmi più
push-denied = Questo browser non permette notifiche qui. Puoi cambiarlo accanto all’indirizzo.
push-none = Ora questo browser non ha un servizio push. Riprova più tardi, o usa il feed.
push-why = Anche a pagina chiusa, nelle partite con giorni per decisione.
turns-title = Tocca a te
turns-link = I miei turni come feed
turns-why = Il suo indirizzo è solo tuo: chi lo ha legge in quali partite tocca a te.
mine-open = in attesa che qualcuno prenda posto
table-rated = Partita classificata: l’orologio corre, nulla si ritira, nessuno riceve aiuto.
rating-title = Punteggio
rating-game = Gioco
rating-matches = Partite
rating-course = Andamento
rating-provisional = provvisorio
rating-provisional-why = Si è giocato ancora troppo poco per esserne sicuri.
rating-why = 1500 è il Veterano di ogni gioco; 100 punti in più vincono circa 64 partite su 100. Dopo ± c’è lo scarto possibile dal valore vero, in 95 casi su 100.
rating-moved = { $name }: { $points } ± { $margin }
lobby-title = Ritrovo
lobby-why = Trova qualcuno con cui giocare stasera.
lobby-play = Gioca
lobby-pair = Trovami un avversario
lobby-post = Lancia una sfida
lobby-pace = Ritmo
lobby-rated = Classificata
lobby-rated-why = Con l’orologio, senza ritirare le mosse e senza aiuti
lobby-sign-in = Le partite classificate sono per chi ha un account.
lobby-open = Sfide aperte
lobby-open-none = Nessuno aspetta. Lancia una sfida: resta qui finché questa pagina è aperta.
lobby-accept = Gioca
lobby-accept-of = Gioca a { $game } contro { $name }
lobby-withdraw = Ritira
lobby-waits = Stai aspettando qualcuno. Resta su questa pagina: quando te ne vai la tua sfida è ritirata.
lobby-here = Chi c’è
lobby-guests =
    { $count ->
        [0] nessun ospite
        [one] un ospite
       *[other] { $count } ospiti
    }
lobby-bot = Classificata contro un bot
lobby-bot-why = I bot hanno un punteggio noto: così hai un numero anche quando non c’è nessuno.
lobby-bot-go = Gioca classificata
menu-lobby = Ritrovo
lobby-rating = { $points } ± { $margin }
lobby-yours = tua
player-since = Qui dal { $date }
player-form = Forma
player-form-why = le ultime partite, a destra la più recente
player-won = vinte
player-drawn = pareggiate
player-lost = perse
player-games = Per gioco
player-opponents = Per avversario
player-opponent = Avversario
player-last = Ultime partite
player-none = Ancora nessuna partita finita da mostrare.
player-clearest = Vittoria più netta
calls-attack = In attacco
calls-defence = In difesa
player-favourites = Giocate preferite
player-favourites-why = Le più scelte { $matches ->
    [one] nell’ultima partita
   *[other] nelle ultime { $matches } partite
}.
player-calls = { $of } volte
player-share = { $share }%
player-swing = Svolta più grande
player-swing-why = La decisione o il dado dopo cui la probabilità di vittoria è cambiata di più, nelle partite analizzate.
player-swing-look = Guarda quel momento
player-mine = Le tue partite non in elenco e private le vedi qui solo tu; gli altri vedono quelle pubbliche.
player-page = La mia pagina
player-versus = { $game } contro { $name }
player-result-won = Vinta
player-result-drawn = Pareggiata
player-result-lost = Persa
player-short-won = V
player-short-drawn = P
player-short-lost = S
featured-title = Si gioca adesso
watch-spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
award-title = Prime volte
award-open = ancora da fare
award-win = Prima vittoria
award-win-why = Guarda il resoconto: i momenti decisivi mostrano quale scelta l’ha portata.
award-steady = Battuto il Veterano
award-steady-why = Il Veterano fa prima le cose sicure. Per batterlo, trova il rischio che rende.
award-person = Battuta una persona
award-person-why = Le persone hanno abitudini. Ciò che è stato scelto in segreto l’altra volta dice che cosa può venire.
award-close = Vinta per un soffio
award-close-why = Le partite tirate le decidono l’orologio e ciò che tieni per la fine.
award-shutout = Niente concesso
award-shutout-why = Anche la difesa vince: ogni punto che gli altri non fanno è uno che non devi segnare.
award-rated = Prima partita classificata
award-rated-why = Un punteggio ha bisogno di parecchie partite per dire molto. Guarda il ± accanto.
award-letter = Una partita per lettera
award-letter-why = Con giorni per decidere c’è tempo di leggere la regola dietro una domanda.
award-games = Tutti e cinque i giochi
award-games-why = Cinque volte lo stesso football: ciò che qui è un down, là è una fase.
rating-none = Il tuo punteggio comincia con la prima partita classificata, contro una persona o un bot.
account-title = Account
account-why = Un account tiene insieme le tue partite su tutti i tuoi dispositivi. Per giocare non serve.
account-in = Accedi
account-up = Prima volta qui?
account-up-go = Crea un account
account-up-why = Le partite cominciate in questo browser vengono con te.
account-name = Nome
account-name-hint = Da 2 a 30 caratteri. Gli altri lo vedono al tavolo.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-passkey-in = Accedi con una passkey
account-passkey-up = Crealo con una passkey, senza password
account-or = oppure
account-hello = Ciao, { $name }
account-since = Account dal { $date }
account-out = Esci
account-out-everywhere = Esci su tutti gli altri dispositivi
account-out-done = L’accesso resta solo su questo dispositivo.
account-change = Cambia password
account-set = Imposta una password
account-set-why = Finora solo le passkey aprono il tuo account.
account-old = Password attuale
account-new = Nuova password
account-change-go = Salva la password
account-change-done = La password è stata cambiata. Sugli altri dispositivi bisogna accedere di nuovo.
account-passkeys = Passkey
account-passkeys-why = Il tuo dispositivo accede per te, con l’impronta, il volto o il PIN.
account-passkeys-none = Non ne hai ancora.
account-passkey-from = Passkey del { $date }
account-passkey-add = Aggiungi una passkey
account-passkey-forget = Rimuovi
account-passkey-not-here = A questo indirizzo le passkey non funzionano. Serve https o localhost.
account-passkey-no = Nessuna passkey è stata usata.
account-delete = Chiudi l’account
account-delete-why = Le partite contro altri e le competizioni restano, con «giocatore eliminato» al tuo posto e senza ciò che hai detto. Tutto il resto sparisce: le tue altre partite, le sessioni, le passkey, i token, ciò che hai portato, le squadre in questo browser. Non si torna indietro.
account-delete-password = La tua password
account-delete-name = Scrivi di nuovo il tuo nome
account-delete-go = Chiudilo per sempre
account-sessions = Dove hai eseguito l’accesso
account-session-on = { $browser } su { $system }
account-session-unknown = Un browser sconosciuto
account-session-here = questo browser
account-session-since = accesso del { $date }
account-session-seen = visto l’ultima volta il { $date }
account-session-end = Esci da lì
account-codes = Codici di recupero
account-codes-why = Se perdi la password e tutte le passkey, uno di questi codici imposta una nuova password. Ognuno vale una volta. Conservali con le carte importanti.
account-codes-none = Non ne hai ancora.
account-codes-left = { $count ->
    [one] Resta un codice, creato il { $date }.
   *[other] Restano { $count } codici, creati il { $date }.
}
account-codes-go = Crea dieci codici nuovi
account-codes-shown = Questi codici si vedono solo adesso. Quelli di prima non valgono più.
account-codes-copy = Copiali
account-tokens = Programmi che giocano per te
account-tokens-why = Un programma con un token fa a tuo nome ciò che l’ambito permette, e niente di più. Una nuova password annulla tutti i token.
account-tokens-none = Non ne hai creati.
account-token-made = creato il { $date }
account-token-used = usato l’ultima volta il { $date }
account-token-unused = mai usato
account-token-revoke = Revoca
account-token-name = Nome del token
account-token-scope = Che cosa può fare
account-token-go = Crea un token
account-token-shown = Questo token si vede solo adesso. Dallo al tuo programma.
scope-read = read: guardare le tue partite
scope-play = play: prendere posto su invito e giocare
scope-organise = organise: anche cominciare partite
account-lost = Hai perso la password?
account-lost-why = Usa uno dei codici di recupero creati nella pagina del tuo account.
account-code = Codice di recupero
account-lost-go = Imposta la password e accedi
error-wrong-code = Nome e codice di recupero non corrispondono, o il codice è già stato usato. Controllali entrambi.
error-unknown-session = Lì non hai più l’accesso.
error-only-in-person = Un token non può farlo. Usa il browser in cui ti conosciamo.
table-guest = senza account
table-guest-why = Questo nome non appartiene a nessun account.
error-bad-name = Un nome ha da 2 a 30 caratteri e non è quello di un programma.
error-name-taken = Questo nome è già preso. Scegline un altro, o accedi se è il tuo.
error-bad-password = Una password ha da 8 a 200 caratteri.
error-wrong-password = Nome e password non corrispondono. Controllali entrambi.
error-wrong-passkey = Questa passkey non apre nessun account qui. Usane un’altra, o accedi con la password.
error-passkey-too-late = È passato troppo tempo, o è successo in un’altra finestra. Riprova.
error-not-signed-in = Non hai eseguito l’accesso. Accedi e riprova.
error-last-key = Nient’altro aprirebbe il tuo account: prima imposta una password o aggiungi un’altra passkey.

### Il campo

board-none = Qui ora non c’è niente da scegliere.
table-oncemore = Ancora una volta per farlo.
table-end-yes = Termina
table-end-ask-no-more = Non chiederlo più
wish-wait = I pulsanti nuovi aspettano un attimo prima di poter essere premuti
wish-ask-end = Chiedi prima di terminare un turno in cui qualcuno può ancora agire
wish-two-steps = Azioni rischiose in due passi: prima guardare, poi fare
wish-symbols = Spiega che cosa c’è sul campo, ogni cosa una volta
board-sound = Suoni: dadi, punti, il tuo turno
board-beamer = Solo il campo, per un proiettore
zoom = Ingrandimento
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-whole = Tutto il campo
layers = Mostra le zone (z)
layers-none = Le zone sono nascoste.

### Il tavolo dal terminale

table-opened = Il tavolo è aperto: { $address }  (Ctrl+C lo chiude)
table-closed = Il tavolo è chiuso.

### Schemi

plan-formation = Formazione: { $form }
plan-last = Come l’ultima volta
plan-last-form = Come l’ultima volta: { $form }

### Schieramenti sul campo

lineup = Schieramento
lineup-advised = Schieramento consigliato
lineup-hand = Schiera sul campo
lineup-why = Oppure metti ognuno dove vuoi: niente vale prima della conferma.
lineup-confirm = Conferma lo schieramento
lineup-clear = Svuota il campo
lineup-leave = Torna a tutte le formazioni
lineup-left = { $count ->
    [one] Ne resta da piazzare uno.
   *[other] Ne restano da piazzare { $count }.
}
lineup-missing = Assenti: { $numbers }. Altri prendono il loro posto.
lineup-place = { $number } in { $square }
lineup-off = { $number } in panchina
lineup-exchange = { $number } entra per { $other }
lineup-swap = { $number } e { $other } si scambiano il posto
lineup-mine = Mia: { $name }
lineup-name = Nome dello schieramento
lineup-save = Salva
lineup-saved = Salvato: { $name }
lineup-forget = Dimentica { $name }
lineup-full = Per questo hai già salvato { $count } schieramenti. Prima dimenticane uno.
lineup-spoilt = Alcuni schieramenti salvati erano illeggibili e sono stati tolti.

### Squadre proprie

draft-link = Squadre
draft-title = Squadre
draft-why = Prendine una com’è, o crea la tua entro il budget: ogni limite viene controllato man mano.
draft-mine = Le mie squadre
draft-mine-none = In questo browser non ne è ancora salvata nessuna. Crea una squadra e salvala.
draft-mine-forget = Togli dall’elenco
draft-all = Tutte le squadre
draft-team = Squadra
draft-tier = Fascia
draft-tier-of = Fascia { $tier }
draft-reroll = Reroll
draft-reroll-of = reroll { $cost }
draft-apothecary-no = niente apotecario
draft-special = Regole speciali
draft-name = Nome della squadra
draft-budget = Budget
draft-patron = Patrono
draft-patron-none = scegline uno
draft-pack = Pacchetto di abilità
draft-positions = Ruoli
draft-position = Ruolo
draft-count = Quanti
draft-most = su { $most }
draft-price = Prezzo
draft-skills = Abilità
draft-gains = Può imparare
draft-staff = Staff
draft-inducements = Incentivi
draft-mercenaries = Mercenari
draft-mercenaries-why = Per questa partita: { $cost } in più del prezzo del ruolo, e { $skill } per un’abilità primaria, scelta qui sotto. Sono loner ({ $loner }+) e contano nel loro ruolo.
draft-mercenary = mercenario
draft-mercenary-of = Mercenario, { $spot }
draft-stars = Star player
draft-stars-why = Per questa partita. Una coppia conta come uno star player e occupa due posti. Non ricevono abilità e nessun apotecario li cura; giocano con profilo e abilità, perché ciò che sanno fare solo loro qui non è previsto.
draft-star = Star player
draft-stars-elsewhere = Star player che non giocano per questa squadra
draft-mega = mega star
draft-unique = qui non previsto: { $names }
draft-players = La squadra
draft-size = Giocatori
draft-number = N.
draft-added = Abilità in più
draft-added-none = nessuna
draft-primary = primarie
draft-secondary = secondarie
draft-more = Uno in più: { $what }
draft-less = Uno in meno: { $what }
draft-cost = Costo
draft-left = Restano
draft-value = Valore della squadra
draft-points = Punti abilità
draft-good = Questa squadra è pronta a giocare.
draft-wrong = Questa squadra non può ancora giocare:
draft-keep = Salva in questo browser
draft-kept = Salvata.
draft-share = Copia un link
draft-copied = Copiato.
draft-export = Salva come file
draft-import = Apri un file
draft-print = Stampa
draft-ready = La squadra pronta
draft-clear = Comincia da zero
draft-play-title = Gioca con questa squadra
draft-against = Contro
draft-opponent = Chi allena l’altra squadra
draft-play = Gioca
draft-none = nessuna delle mie

### Pagine accanto alle regole

quick-title = In breve
quick-rules = Tutte le regole
quick-print = Stampa questa pagina
rules-search = Cerca nelle regole
rules-search-none = Nessuna regola contiene queste parole.
rules-search-found = Regole con queste parole: { $count }
rules-example = Esempio.
pages-filter = Mostra solo le voci con queste parole
pages-none = Nessuna voce contiene queste parole.
pages-draft = Crea questa squadra
pages-play = Gioca subito
pages-own = Altro
pages-about = Il giocatore selezionato
pages-near = Forse cercavi
rules-pages = `downfield rules { $game } NOME` apre una pagina: { $shelves }.

fair-title = Dadi che nessuno può scegliere
fair-short = Né i giocatori, né un programma, né il server: e dopo chiunque può controllare ogni dado.
fair-how = Come nascono i dadi
fair-secret = Quando si crea una partita, il server estrae un segreto di 32 byte e ne mostra l’impronta (SHA-256). Da quel momento non può prenderne un altro senza che tutti se ne accorgano.
fair-nonces = Poi ogni posto aggiunge un numero suo: il tuo browser lo estrae quando prendi posto, dopo aver visto l’impronta. Il numero di un programma deriva dall’impronta. Non si tira nulla prima che tutti abbiano preso posto.
fair-rolls = Il segreto e i numeri insieme sono la chiave dei dadi. Ogni dado della partita ha un numero, e la sua faccia dipende solo dalla chiave e da quel numero. Nessuno conosce la chiave: il server non conosceva il tuo numero quando ha scelto, e tu non conosci il suo segreto.
fair-reveal = A partita finita il segreto sta in fondo al verbale. Chi ha il verbale può ricalcolare ogni dado.
fair-check = Controllare una partita
fair-check-how = Alla fine di una partita scarica il verbale e confronta la sua impronta con quella che hai visto al tavolo. Questo comando rigioca tutta la partita, risposte, dadi e risultato, e indica la prima riga che non torna:
fair-seed = Una partita con un seme serve per esercitarsi: chi conosce il seme conosce i dadi. Non ha impronta.

### Un tavolo pubblico

coach-deleted-player = giocatore eliminato
error-no-reason = Indica un motivo: va nel registro.
error-not-of-keepers = Questo account è di un moderatore. I moderatori si gestiscono solo dalla riga di comando, con `downfield admin`.
error-not-a-person = Lì non siede nessun’altra persona.
error-unknown-shun = Non silenzi o blocchi più questa persona.
error-not-for-you = Questo posto non è aperto per te. Qualcuno in questa partita non vuole giocare con te.
error-no-back-rated = In una partita classificata non si ritira nulla.
error-no-help-rated = Questa partita è classificata: nessuno riceve aiuto prima della fine.
error-challenge-taken = Qualcuno è stato più svelto, o chi offriva questa partita se n’è andato. Scegline un’altra, o offrine una tu.
error-own-challenge = Questa è la tua sfida. Aspetta che qualcuno la accetti.
error-bad-subscription = Il servizio push di questo browser qui non è noto. Usa invece il feed dei tuoi turni.
error-unknown-person = Qui nessuno si chiama così. Controlla come è scritto il nome.
error-switched-off = A questo tavolo non c’è. Chi lo gestisce l’ha disattivato.
table-chat-removed = Questo messaggio è stato tolto.
people-open = Silenzia, blocca o segnala…
people-title = Gli altri in questa partita
people-who = Chi
people-mute = Silenzia: nascondi ciò che scrive
people-unmute = Togli il silenzio
people-muted = Non vedi più ciò che scrive questa persona. Puoi annullare qui o nella pagina dell’account.
people-block = Blocca: niente più partite insieme
people-unblock = Sblocca
people-blocked = Questa persona non può più occupare i tuoi posti aperti, e non si offrono rivincite. Puoi annullare qui o nella pagina dell’account.
people-report = Segnala ai moderatori
people-reason = Motivo
people-line = Quale messaggio
people-line-none = nessuno, la persona
people-words = Con parole tue (facoltativo)
people-report-why = Le ultime righe della chat vengono salvate con la segnalazione, così i moderatori possono leggerle.
people-report-go = Segnala
people-report-done = Grazie. I moderatori se ne occuperanno.
reason-words = Insulti o incitamento all’odio
reason-name = Un nome offensivo
reason-conduct = Perdite di tempo, spam o altri comportamenti scorretti
reason-cheating = Imbrogli
reason-other = Altro
error-has-account = Hai un account: eliminalo nella pagina dell’account, che chiede la password o la passkey.
account-shuns = Persone silenziate e bloccate
account-shun-mute = silenzio dal { $date }
account-shun-block = blocco dal { $date }
account-shun-undo = Annulla
account-shun-undo-of = Annulla per { $name }
account-data = I tuoi dati
account-data-why = Tutto ciò che questo tavolo conserva su di te in un solo file: account, sessioni, token, partite con i loro verbali, chat, verbali caricati, segnalazioni fatte. Le squadre le conserva solo il tuo browser.
account-data-go = Scarica i miei dati
account-forget = Dimentica questo browser
account-forget-why = Le partite contro altri e le competizioni restano, con «giocatore eliminato» al tuo posto e senza ciò che hai scritto. Tutto il resto fatto in questo browser viene eliminato: altre partite, token, verbali caricati, squadre. L’operazione è definitiva.
account-forget-go = Elimina tutto
account-banned = L’accesso a questo tavolo ti è vietato. Motivo indicato: «{ $why }». Qui puoi ancora scaricare o eliminare i tuoi dati.
account-banned-until = L’accesso a questo tavolo ti è vietato fino al { $date }. Motivo indicato: «{ $why }». Qui puoi ancora scaricare o eliminare i tuoi dati.
keeper-title = Moderazione
keeper-hint = Ogni azione va nel registro con il tuo nome e il motivo. Chi è bandito può leggere il motivo.
keeper-reports = Segnalazioni aperte
keeper-closed = Segnalazioni chiuse
keeper-none = Non ce ne sono.
keeper-about = Su { $name }, da { $by }
keeper-closed-by = Chiusa da { $by }: { $why }
keeper-deed = Azione
keeper-days = Per quanto
keeper-for-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
 }
keeper-for-ever = finché non è tolta
keeper-until = fino al { $date }
keeper-name = Nuovo nome
keeper-why = Motivo
keeper-do = Esegui
keeper-any = Altro
keeper-target = Si applica a
keeper-target-hint = Un nome, un indirizzo, una partita, un verbale, PARTITA/POSTO per chi siede lì, PARTITA/NUMERO per una riga di chat, il numero di una segnalazione o di un ban.
keeper-people = Persone
keeper-find = Una parte del nome
keeper-find-go = Cerca
keeper-has = partite: { $matches }, verbali: { $records }, segnalazioni ricevute: { $reports }
keeper-bans = Ban
keeper-log = Che cosa hanno fatto i moderatori
keeper-numbers = Numeri
keeper-close = Chiudi la segnalazione
keeper-ban = Bandisci
keeper-unban = Togli un ban
keeper-rename = Rinomina
keeper-delete-person = Elimina una persona
keeper-delete-match = Elimina la partita
keeper-delete-record = Elimina un verbale
keeper-delete-line = Elimina il messaggio
keeper-count-accounts = Account
keeper-count-keepers = Moderatori
keeper-count-sessions = Sessioni
keeper-count-tokens = Token
keeper-count-matches = Partite
keeper-count-deeds = Mosse
keeper-count-lines-of-chat = Righe di chat
keeper-count-records-brought-along = Verbali caricati
keeper-count-bans = Ban
keeper-count-public-matches = Partite pubbliche
keeper-count-letters-of-records = Caratteri di questi verbali
keeper-count-reports-that-are-open = Segnalazioni aperte
keeper-count-reports-that-are-closed = Segnalazioni chiuse
account-brought = Verbali che hai portato
account-brought-delete = Elimina
account-brought-delete-of = Elimina { $name }
draft-full = Questo browser conserva già 200 squadre. Toglierne alcune nella pagina delle squadre, poi conserva questa.


# Moments of their own, across the board
table-hasten = Salta
table-standings = Risposte date una volta
banner-touchdown = Touchdown!
banner-field-goal = Field goal!
banner-goal = Gol!
banner-safety = Safety!
banner-turnover = Turnover
banner-fumble = Fumble!
banner-casualty = Infortunio!
banner-sent-off = Espulso!
banner-penalty = Rigore!
banner-half-time = Intervallo
banner-full-time = Fine della partita

### Competizioni

league-behind = dietro { $name } per { $by }: { $own } a { $theirs }
league-behind-lot = dietro { $name } per sorteggio
league-by-points = punti
league-by-bonus = punti bonus
league-by-difference = differenza
league-by-scored = punti segnati
league-by-wins = vittorie
league-by-away-scored = punti segnati fuori casa
league-by-head-to-head = scontri diretti
league-by-head-to-head-difference = differenza negli scontri diretti
league-by-head-to-head-scored = punti segnati negli scontri diretti
league-by-buchholz = forza degli avversari (Buchholz)
league-by-median-buchholz = forza degli avversari (Buchholz mediano)
league-by-sonneborn-berger = forza dei battuti (Sonneborn-Berger)
league-by-lot = sorteggio
league-by-more = { $what }, più di quelli subiti
league-round-robin = { $groups ->
    [1] { $legs ->
        [1] Girone all’italiana
        [2] Girone all’italiana, andata e ritorno
       *[other] Girone all’italiana, { $legs } volte
    }
   *[other] { $groups } gironi
}
league-swiss = Svizzero, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}
league-knock-out = { $kind ->
    [double] Coppa, fuori dopo due sconfitte
   *[other] Coppa
}{ $most ->
    [1] {""}
   *[other] , al meglio di { $most }
}
league-ladder = Scala
league-round = Turno { $number }
league-last = { $ties ->
    [1] Finale
    [2] Semifinali
    [4] Quarti di finale
    [8] Ottavi di finale
   *[other] Primo turno, { $ties } incontri
}
league-final = Finale
league-again = Seconda finale
league-group = Girone { $letter }
league-part-third = per il terzo posto
league-part-losers = tra chi ha perso una volta
league-bye = riposa
league-open = ancora da decidere
league-walkover = { $score } (a tavolino)
league-place = posto
league-entrant = iscritto
league-played = giocate
league-won = vinte
league-drawn = pari
league-lost = perse
league-score = punteggio
league-bonus = bonus
league-total = punti
league-reason = perché
league-champion = { $name } ha vinto { $competition }.
league-rests = Riposa: { $names }
league-due = entro { $due }
league-next = Poi: `downfield league { $command }`
league-made = { $name } sta in { $folder }. Poi: `downfield league enter { $folder } NOME`, quindi `downfield league begin { $folder }`.
league-good = { $name }: tutto bene. Righe: { $lines }, ognuna segue la precedente. Registrazioni verificate: { $records }.
league-none-open = Non c’è niente da giocare per i programmi.
league-overdue = { $match } è scaduta, { $names }: decide l’organizzatore.
league-player = giocatore
league-feat-highest = Più punti di una parte
league-feat-widest = Vittoria più larga
league-feat-most = Più punti di entrambi
league-by-together = differenza punti di tutte le loro partite
league-level = { $score }, vince { $side ->
    [home] chi è in casa
   *[away] l’ospite
 }
league-to-come = { $kind ->
    [loser] perdente
   *[other] vincente
 } di { $tie }
league-said = uno dei due dice com’è finita
league-late = { $match } è scaduta il { $due }, { $names }. Tocca a: { $who }
league-soon = { $match } scade il { $due }, { $names }. Tocca a: { $who }
league-none-late = Non c’è nulla di scaduto.
league-award-attack = Miglior attacco
league-award-defence = Miglior difesa
league-award-casualties = Più infortuni inflitti
league-award-stunty = Coppa dei piccoletti
league-award-spoon = Cucchiaio di legno
league-because-no-show = non è venuto entro la fine del turno
league-because-no-shows = nessuno dei due è venuto entro la fine del turno
league-because-entered = scritto come è stato riferito
league-cup = coppa
league-phase-draft = in preparazione
league-phase-open = iscrizioni aperte
league-phase-running = in corso
league-phase-finished = finita

did-created = { $name } è creata.
did-changed = { $name } è descritta di nuovo.
did-opened = Le iscrizioni sono aperte.
did-entered = { $coach ->
    [none] { $name } partecipa.
   *[other] { $name } partecipa, un programma ({ $coach }).
}
did-amended = I dati di { $name } sono corretti: { $why }
did-handed-in = { $name } consegna una rosa.
did-withdrew = { $name } si ritira. { $why }
did-substituted = { $other } continua al posto di { $name }: { $why }
did-claimed = Chi gioca per { $name } è arrivato.
did-appointed = Anche { $name } organizza.
did-began = Si comincia, in { $many }; le sorti sono estratte.
did-drew = { $kind ->
    [cup] La coppa è sorteggiata.
   *[other] Un turno è sorteggiato, { $ties ->
        [one] { $ties } partita
       *[other] { $ties } partite
    }.
}
did-moved = { $what } ha tempo fino a { $due }: { $why }
did-swapped = { $name } e { $other } si scambiano il posto nel turno { $round }: { $why }
did-challenged = { $name } sfida { $other }.
did-proposed = { $name } propone per { $match }: { $times }
did-agreed = { $name } è d’accordo: { $match } si gioca alle { $time }.
did-chose = { $name } sceglie una rosa per { $match }.
did-sat-down = { $match } è in corso.
did-played = { $match } è finita { $score }.
did-told = { $name } dice che { $match } è finita { $score }.
did-confirmed = { $name } conferma il risultato di { $match }.
did-denied = { $name } contesta il risultato di { $match }: { $why }
did-ruled = L’organizzatore decide che { $match } è finita { $score }: { $why }
did-forfeited = { $name ->
    [none] { $match } è persa per entrambi: { $why }
   *[other] { $name } perde { $match }: { $why }
}
did-stood-in = Un programma gioca { $match } per { $name }: { $why }
did-drafted = { $name } compra nuovi giocatori.
history-entry = La squadra entra nella stagione.
history-match = Partita { $match } contro { $name }: { $score }
history-before = Prima della partita { $match } contro { $name }
history-coach = Fra due partite: { $deeds }
did-rolled = I dadi { $when ->
    [before] prima della
   *[after] dopo la
} partita { $match } sono caduti.
did-annulled = La riga { $line } è annullata: { $why }
did-finished = È finita; il segreto delle sorti è mostrato.

### Pages of competitions

club-title = Competizioni
club-hint = Coppe, campionati e scalate. Creane una per il tuo club, o iscriviti a una aperta.
club-none = Non si gioca ancora niente.
club-shelf-open = Iscrizioni aperte
club-shelf-running = In corso
club-shelf-draft = In preparazione
club-shelf-finished = Finite
club-new = Una nuova competizione
club-make = Crea
club-sign-in-make = Per organizzare una competizione serve un account.
club-sign-in-enter = Per iscriverti serve un account. Senza, può iscriverti chi organizza.
club-page-home = In breve
club-page-rounds = Turni
club-page-bracket = Tabellone
club-page-cross = Tabella incrociata
club-page-figures = Cifre
club-chances = Quanto è probabile ogni posto?
club-chances-how = Su un massimo di diecimila stagioni giocate secondo quello che tutti hanno mostrato finora, in percentuale.
club-feats = Partite che spiccano
club-leaders-teams = Squadre
club-leaders-players = Giocatori
club-no-figures = Non si è ancora giocato.
club-exports = Da portare via
club-export-ics = Calendario (iCal)
club-export-atom = Notizie (Atom)
club-export-csv = Foglio di calcolo (CSV)
club-export-json = Tutto, da portare altrove (JSON)
club-export-naf = Rapporto NAF (XML)
club-page-log = Registro
club-page-organise = Organizza
club-next = La tua prossima partita
club-nothing-next = Per ora non hai partite da giocare.
club-versus = –
club-look = guarda
club-being-played = si gioca
club-disputed = contestata
club-disputed-long = Dite due cose diverse. Decide chi organizza.
club-told = { $score }, da confermare
club-you-said = Hai detto { $score }. Vale quando l’avversario conferma.
club-they-said = { $name } dice che è finita { $score }.
club-confirm = È così
club-deny = Non è così
club-tell = Giocata dal vivo: scrivi il risultato
club-tell-go = Scrivi il risultato
club-sit = Gioca qui ora
club-go-on = Al tavolo
club-propose = Accordarsi sull’ora
club-propose-go = Proponi
club-agree = Va bene { $time }
club-agreed = D’accordo: { $time }
club-time = Ora { $number } ({ $zone })
club-winner = Vincitore
club-players = Che cosa hanno fatto i giocatori
club-players-hint = Una riga per giocatore, prima il numero, per esempio 7 touchdowns 2. C’è
club-by-score = Secondo il punteggio
club-place = {"#"}
club-short-played = G
club-short-won = V
club-short-drawn = N
club-short-lost = P
club-short-score = Punteggio
club-won = Vinta
club-drawn = Pareggiata
club-lost = Persa
club-letter-won = V
club-letter-drawn = N
club-letter-lost = P
club-form = Forma
club-left = Si è ritirato.
club-no-matches = Ancora nessuna partita.
club-no-rounds = Non è ancora sorteggiato niente.
club-entrants = { $many ->
    [one] { $many } iscritto
   *[other] { $many } iscritti
}
club-entries = Iscritti: { $many }
club-you-play = Partecipi.
club-you-waiting = Sei in lista d’attesa.
club-waits = in attesa
club-not-open = Le iscrizioni non sono ancora aperte.
club-enter = Iscriviti
club-leave = Ritirati
club-hand-in = Consegna la squadra
club-challenge = Sfida
club-challenge-whom = Chi ti sta sopra
club-agreed-title = Che cosa vale
club-counts = Vittoria, pareggio, sconfitta
club-points = { $win } · { $draw } · { $loss }
club-breaks = A pari punti
club-organiser = Organizza
club-lots = Impronta del sorteggio
club-log-hint = Tutto ciò che è stato fatto, dal più recente. Qui non si cancella mai niente.
club-annulled = annullata
club-the-table = il tavolo
club-name = Nome
club-squad-name = Nome della squadra
club-members = Gli allenatori, uno per riga: { $many }
club-played-by = Gioca
club-a-person = una persona
club-seed = Testa di serie (1 è la più forte, 0 nessuna)
club-club = Club
club-team = Squadra, o il suo codice
club-game = Gioco
club-format = Formula
club-format-cup = Eliminazione diretta
club-format-double-cup = Doppia eliminazione
club-format-round-robin = Girone all’italiana
club-format-swiss = Svizzero
club-format-groups = Gironi, poi eliminazione diretta
club-format-swiss-cup = Svizzero, poi eliminazione diretta
club-format-ladder = Scalata
club-legs = Partite di ogni coppia
club-rounds = Turni svizzeri
club-groups = Gironi
club-through = Passano da ogni girone
club-best-of = Al meglio di (1, 3, 5, 7)
club-reach = Posti che si possono sfidare in su
club-third-place = Finale per il terzo posto
club-days = Giorni per turno (0: senza fine)
club-zone = Fuso orario, per esempio Europe/Rome
club-more = Altro
club-most = Iscritti al massimo
club-squad = Allenatori per squadra (1: ognuno gioca da solo)
club-no-show = Se qualcuno non viene
club-no-show-organiser = decide chi organizza
club-no-show-effort = vince chi ha provato a giocare
club-no-show-program = gioca un bot al suo posto
club-withdrawal = Se qualcuno si ritira
club-withdrawal-half = i risultati valgono da metà in poi
club-withdrawal-stand = i risultati valgono
club-withdrawal-annul = i risultati non valgono
club-options = Opzioni del gioco, una per riga
club-toml = O tutta la descrizione come file (TOML)
club-toml-hint = Punti, spareggi e fasi a modo tuo. Vale al posto di tutto il resto qui.
club-about = Descrizione
club-visibility = Chi la trova
club-public = tutti
club-unlisted = chi ha il link
club-why = Perché
club-match = Partita
club-absent = Chi non è venuto
club-home = chi è nominato per primo
club-away = chi è nominato per secondo
club-both = entrambi
club-move-what = Turno o partita
club-move-due = Nuovo termine ({ $zone })
club-first = Primo
club-second = Secondo
club-entrant = Iscritto
club-new-name = Nuovo nome
club-line = Riga del registro
club-link = Il link per tutti:
club-step = Che cosa viene ora
club-step-open = Apri le iscrizioni, così ci si iscrive dal link; oppure scrivi tu i nomi e comincia.
club-step-begin = Le iscrizioni sono aperte. Comincia quando ci sono tutti: allora si sorteggia.
club-step-draw = È tutto giocato. Sorteggia il seguito.
club-step-wait = Si gioca.
club-step-missing = Ancora da giocare in questo turno: { $many }
club-step-finish = Chiudila quando hai finito: allora si mostra il segreto del sorteggio.
club-step-anew = Prima, chi gioca anche la prossima stagione forma di nuovo la squadra, ognuno sulla pagina della sua.
club-step-over = È finita.
club-do-open = Apri le iscrizioni
club-do-begin = Comincia
club-do-draw = Sorteggia
club-do-finish = Chiudi
club-do-enter = Iscrivi qualcuno
club-do-change = Cambia che cosa vale
club-do-rule = Decidi un risultato
club-do-forfeit = Qualcuno non è venuto
club-do-stand-in = Fai giocare un bot
club-do-move = Da’ più tempo
club-do-swap = Scambia due posti
club-do-amend = Correggi un’iscrizione
club-do-substitute = Fai continuare un altro
club-do-withdraw = Ritira qualcuno
club-do-annul = Annulla una riga del registro
club-sheets = Le rose si consegnano prima dell’inizio, e sono bloccate
club-league = Una lega: le squadre crescono di partita in partita
club-do-hand-in = Consegna una rosa per qualcuno
club-honours = Premi
club-bring-secret = Da una cartella: ciò che sta in secret.key
club-walkover = a tavolino
club-offers = { $name } propone:
club-team-today = La tua rosa per questa partita
club-choose = Scegli
club-choose-one = scegli
club-cannot-sit = Per giocare qui entrambi devono essere noti a questo tavolo: l’organizzatore ha un invito per ciascuno.
club-record = Giocata con Downfield altrove: consegna la registrazione
club-record-file = Registrazione della partita
club-record-go = Consegna
club-members-others = Gli altri allenatori, uno per riga: { $many }
club-number = Numero di tessera (NAF)
club-clock = Orologio: secondi per decisione + di riserva (vuoto: nessuno)
club-pages = Pagine dell’elenco
club-newer = Più recenti
club-older = Meno recenti
club-own-page = La tua pagina
club-beamer = Per il proiettore
club-print = Stampa
club-own-calendar = Le tue partite come calendario (questo link è solo tuo)
club-own-feed = Le tue partite come feed di notizie, con promemoria
club-see-again = Rivedila
club-met = Gli stessi due, prima
club-balance = Vinte, pari, perse
club-history = Storia
club-matches = Partite
club-against = Contro ciascuno
club-of-squad = Allenatore della squadra
club-draft-hint = Una squadra tua ha un codice: copialo dalla pagina delle squadre.
club-between = Fra due partite
club-next-season = La prossima stagione
club-next-code = La squadra è pronta. Iscriviti alla prossima lega con questo codice:
club-anew-hint = Forma di nuovo la squadra prima che la stagione si chiuda qui: tutto e tutti, chi resta e chi arriva, si paga con { $gold } monete d’oro.
club-anew-keep = Chi resta
club-anew-hire = Chi e che cosa è nuovo
club-anew-go = Forma la squadra
club-wins =
    { $many ->
        [one] { $many } vittoria
       *[other] { $many } vittorie
    }
club-level = Pari: { $many }
club-in-all = In tutto
club-invited = { $name }, sei invitato
club-invited-mine = Questo posto è tuo.
club-invited-go = Alla tua prossima partita
club-invited-taken = Qualcuno è già venuto con questo invito. Se eri tu su un altro dispositivo, vieni anche qui: il posto sarà allora qui.
club-invited-hint = Questo invito è solo per te. Entra, e il tuo posto in ogni partita è riservato a te.
club-invited-yes = Sono io
club-invited-guest = Vieni come ospite di questo browser. Con un account ti si conosce su ogni dispositivo:
club-bring = Portane una
club-bring-hint = Una competizione presa da un altro tavolo («tutto»): registro, risultati, registrazioni. Qui la organizzi tu.
club-bring-file = File (JSON)
club-bring-go = Portala
club-desk-disputed = Contese: decidi tu
club-desk-overdue = In ritardo
club-desk-unconfirmed = Dette da uno, non ancora confermate
club-desk-open = Partite ancora da giocare: { $many }
club-desk-hint = Apri una partita per deciderne il risultato, dire chi non è venuto o dare più tempo.
club-invitations = Inviti
club-invitations-hint = Ognuno di questi indirizzi è per una persona sola: chi lo apre ha il posto, con o senza account.
club-here = è qui
club-his-link = Indirizzo
club-print-round = Turno da appendere
club-print-slips = Foglietti per i risultati
club-print-cards = Cartellini per i tavoli
club-print-table = Classifica
club-print-invitations = Inviti
club-move-minutes = Minuti da adesso
club-do-appoint = Fai organizzare anche un altro
club-account = Nome dell’account
club-table = Tavolo
club-sign = firma
club-card-hint = Inquadra il codice con il telefono per giocare o inserire il risultato.
club-how-played = Giocata qui
club-how-told = Detto da entrambi
club-how-record = Provata dalla registrazione
club-how-walkover = Non giocata: qualcuno non è venuto
club-how-ruled = Decisa dall’organizzatore
club-movement = Movimento
club-strength = Forza
club-contact = Contrasto
club-speed = Velocità
club-season-sacks = sack in stagione: { $count }
club-season-yards =
    { $kind ->
        [sure] +1, { $yards } yard in stagione
       *[open] { $yards } yard su { $most }
    }
club-home-next = Le tue prossime partite
club-home-asked = aspetta la tua risposta
menu-leagues = Competizioni

## L’oracolo

luck-title = Fortuna ai dadi
luck-why = La banda larga è dove il puro caso tiene i dadi in 95 casi su 100, la linea sottile ciò che c’era da attendersi, il punto ciò che è uscito. Un anello è un punto fuori dalla sua banda.
luck-of = I dadi di { $name }
luck-mine = I miei dadi
luck-all = Tutti i miei dadi
luck-average = media
luck-what = Che cosa
luck-fell = Uscito
luck-expected = Atteso
luck-range = Per caso
luck-between = da { $low } a { $high }
luck-figure = { NUMBER($figure, maximumFractionDigits: 2) }
luck-verdict = { $odd } su { $lines } sono fuori dalla loro banda. Per puro caso sono circa { NUMBER($usual, maximumFractionDigits: 1) }.
luck-few = Troppo pochi dadi per dire qualcosa.
luck-proof = Nessuno poteva sceglierli
review-title = Analisi
review-short = Analisi
review-so-far = Questa partita è ancora in corso: vedi quanto si è giocato fino all’ultima pausa in cui nulla era nascosto. Chi la gioca lo vede quando è finita.
review-making = L’analisi è in corso …
review-making-why = Ogni decisione viene esaminata. Puoi lasciare questa pagina: l’analisi continua e viene conservata.
review-exact = Esatta: l’intero gioco è risolto.
review-rounded = L’intero gioco è risolto; questi numeri vengono dal libro arrotondato fornito con Downfield, e sono giusti entro lo 0,1%.
review-about = Una stima: ogni decisione è stata giocata molte volte dall’allenatore abituale, e l’esito giudicato con probabilità apprese da partite. ± dice quanto la verità può distarne per la fortuna di quei dadi, in 95 casi su 100.
review-how = Si giudica dalla probabilità di vittoria che una decisione è costata: imprecisione da { $inaccuracy }, errore da { $mistake }, errore grave da { $blunder }. Un pareggio vale mezza vittoria. Dove si sceglie in segreto, il gioco migliore mescola le opzioni: quella che in tale miscela non costa nulla è buona, e chi ha indovinato l’altro è fortuna.
review-how-sampled = Ciò che decidi prima che cada un dado vale come una decisione. È confrontata con ciò che fa l’allenatore abituale, e con ogni risposta dove sono poche, con gli stessi dadi per tutte; è detta errore solo se è costata chiaramente più di quanto spieghi il caso. Ciò che la stima stessa impara di mossa in mossa conta come dadi.
review-went = { $name }: { $own } per decisioni proprie, { $other } per quelle di { $opponent }, { $luck } per fortuna.
review-curve = Probabilità di vittoria
review-sums = Da dove viene la probabilità di { $name }
review-sums-why = { $start } all’inizio, più tutto questo: { $end } alla fine.
review-decisions = Decisioni: { $name }
review-guesses = Chi ha indovinato l’altro
review-dice = Dadi
review-start = All’inizio
review-end = Alla fine
review-better = Che cosa era meglio
review-none = Niente da ridire.
review-shown = La scelta migliore sul campo
review-made = Scelto:
review-instead = Meglio, illuminato sul campo:
review-by-dice = Hanno deciso i dadi.
review-by-guess = Uno ha indovinato le intenzioni dell’altro.
review-by-decision = Una decisione.
review-given-up = La partita è stata abbandonata, o il tempo è scaduto.
review-blunder = Errore grave. { $name } ha scelto “{ $chosen }” e vince con { $value }; il gioco migliore, per esempio “{ $better }”, vince con { $best }.
review-mistake = Errore. { $name } ha scelto “{ $chosen }” e vince con { $value }; il gioco migliore, per esempio “{ $better }”, vince con { $best }.
review-inaccuracy = Imprecisione. { $name } ha scelto “{ $chosen }” e vince con { $value }; il gioco migliore, per esempio “{ $better }”, vince con { $best }.

oracle-title = Chiedi all’oracolo
oracle-short = Oracolo
oracle-why = Prepara una posizione qualsiasi: quanto è probabile che vinca ciascuna parte, e come si gioca al meglio. I campi vuoti restano come di solito.
oracle-worth = Probabilità di vittoria
oracle-wins = { $name } vince con { $share }.
oracle-exact = Esatto: l’intero gioco è risolto; un pareggio vale mezza vittoria.
oracle-rounded = L’intero gioco è risolto; questo viene dal libro arrotondato fornito con Downfield, con uno scarto entro lo 0,1%. Un pareggio vale mezza vittoria.
oracle-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
oracle-option = opzione
oracle-share = quanto spesso giocarla
oracle-value = poi vince
oracle-set-up = La posizione
oracle-ask = Chiedi
oracle-anew = Esempio
chart-title = Quarto down: come gioca al meglio { $name }
chart-note = Ovunque sia la palla e qualunque distanza manchi; cronometro, punteggio e tutto il resto come nella posizione.
chart-across = in orizzontale: yard dalla propria linea di meta
chart-upwards = in verticale: yard da fare
chart-to-go = yard da fare
chart-take-play = giocare il down
chart-take-gamble = rischiare
chart-take-punt = punt
chart-take-fg = field goal
chart-take-hail-mary = Hail Mary

## Lezioni

learn = Impara
learn-lead = Una prima partita con un allenatore accanto: spiega mentre giochi, poi il resto della partita è tuo.
learn-begin = Comincia
learn-go-on = Riprendi da dove eri rimasto
learn-coach = Il tuo allenatore
learn-next = Avanti
learn-show = Mostrami come
learn-skip = Salta la lezione
learn-skip-why = Quel che ne resta si gioca da solo, poi la partita è tua.
learn-skip-yes = Saltala
learn-over = La lezione è finita: da qui giochi da solo. Premi a quando vuoi sapere che cosa farebbe l’allenatore.
learn-keys = h che cosa dice l’allenatore? · k salta la lezione · ? regola · q esci
learn-holds = { $game }, { $lesson }: funziona.
learn-fails = { $game }, { $lesson }: { $why }
learn-other-pack = Questa lezione non va d’accordo con i tuoi componenti: { $why } Puoi giocare senza: `downfield play { $game } --pack DIR`.
## Problemi

puzzle-title = Problemi
puzzle-why = Una posizione presa da una partita e una risposta che è chiaramente la migliore. Trovala; poi guarda quanto vale ogni risposta.
puzzle-name = { $game }: problema { $number }
puzzle-today = Problema del giorno
puzzle-streak = Giorni di fila:
puzzle-all = Tutti i problemi
puzzle-next = Prossimo problema
puzzle-yours = (la tua risposta)
puzzle-right = Esatto! Su 100 partite ne vince { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più della seconda scelta.
puzzle-wrong = Meglio: { $best }. Su 100 partite la tua risposta ne vince { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } in meno.
puzzle-side = Tocca a te: { $side }
menu-puzzles = Problemi

hint = Consiglio
hint-ask = Tu che cosa faresti?
symbols = Sul campo
symbols-seen = Capito
symbols-off = Non spiegare più nulla
hint-wins = Vince { $wins }
hint-mixed = Vince { $wins } · il gioco migliore la sceglie { $share } delle volte
hint-ahead = Ogni altra risposta costa almeno { $by } di probabilità di vittoria.
hint-even = Un’altra risposta vince altrettanto spesso.
error-hints-off = Contro persone non si ricevono aiuti.
error-no-hint = L’allenatore non ha consigli pronti. Chiedigli ancora tra un momento.
