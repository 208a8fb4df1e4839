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
holder-random = caso: un’opzione qualunque, alla cieca
holder-steady = solido: un avversario affidabile
coach-random = Caso
coach-steady = Solido
name-of-twins = { $name } ({ $seat })

## La scelta del gioco

choose-title = Downfield
choose-motto = football da tavolo, regole complete, un avversario stasera
choose-ask = A che cosa giochiamo?
choose-resume = Riprendi { $game }: { $coaches }, { $date }, giocata { $plays }
choose-keys = ↑↓ 1-9 scegli   Invio comincia   q esci

## Prima della partita

setup-ask = Chi siede dove, e che cosa è convenuto?
setup-begin = Kick-off
setup-dice = Dadi sul tavolo
setup-keys = ↑↓ riga   ←→ cambia   Invio comincia   ? significato   Esc indietro
setup-plain = quanto in fretta cadono i dadi; nella partita non cambia niente
setup-seat = chi decide per { $seat }
setup-start = comincia la partita con ciò che è scritto sopra
speed-off = subito
speed-quick = svelti
speed-calm = con calma

## La partita

match-keys = ? regola  c pezzi  u annulla  s salva  v dadi  t tema  l log  q esci
thinking-about = { $name } decide: { $what }
studying = { $name } legge il playbook
rolling = I dadi: { $die }
sealed-mark = Segreto finché tutti hanno scelto.
hand-over = Cambio di mano: { $name }
hand-over-why = Ciò che { $name } sceglie ora resta segreto finché tutti hanno scelto. Gli altri guardano altrove.
hand-over-go = { $name }: premi Invio quando solo tu guardi lo schermo
saved = Salvata in { $file }
save-failed = Non salvata: { $why }
taken-back = Annullato
sealed-stays = Ciò che è segreto resta segreto finché tutti hanno scelto.
speed-now = Dadi: { $speed }
program-gave-up = { $name } non può andare avanti: { $why }
no-rule = Dietro questo momento non c’è una regola; decidono i dadi.
rule-keys = ↑↓ scorri   ←→ regole vicine   Esc indietro
rule-ruling = Decisione
rule-option = Questa è un’opzione della partita: { $option }
parts-title = Che cosa è stampato sui componenti
parts-keys = ↑↓ scorri   Esc indietro
marks-note = I valori segnati come ricostruiti sono stati progettati secondo ciò che si sa; chi ha la scatola può correggerli.

## L’uscita

leave-ask = Lasci la partita?
leave-why = Viene salvata così com’è e si può riprendere.
leave-yes = Esci e riprendi un’altra volta
leave-no = Gioca ancora
parting-resume = La partita è salvata. Riprendila con: downfield play --resume { $file }
parting-over = Il verbale della partita: { $file }

## La fine

end-won = Vince { $name } { $most }–{ $least }
end-draw = Pareggio, { $most }–{ $least }
end-saved = A verbale: { $file }
end-rematch = La rivincita, a campi invertiti
end-again = Un’altra uguale
end-replay = Riguardala
end-new = Un altro gioco
end-leave = Esci

## Il replay

replay-keys = ←→ passo  ↑↓ giocata  Inizio/Fine  spazio scorre  ? regola  c pezzi  q esci
replay-at = Passo { $at } di { $of }
replay-start = L’inizio
replay-decided = { $name }: { $what }
replay-cut = Il verbale si ferma qui; la partita non è finita.

## Errori

secret-missing = Il segreto dei dadi di questa partita non è su questa macchina (cercato in { $file }). La si può riprendere solo dove è cominciata, oppure porta con te quel file.
secret-wrong = { $file } non contiene il segreto a cui questa partita si è impegnata.

## Il tavolo nel browser

table-skip = Vai a ciò che decidi adesso
table-home = Tutti i giochi
table-motto = Football da tavolo con le regole complete. Scegli un gioco: il tuo avversario ti aspetta.
table-you = Il tuo nome
table-side = Tu giochi con
table-opponent = Contro
table-play = Gioca subito
table-friend-here = Un amico qui
table-friend-online = Un amico online
table-watch = Guarda due allenatori
table-rules = Regole
table-resume = Riprendi
table-resume-none = Le partite che cominci restano qui, in questo browser.
table-forget = Togli dalla lista
table-join-title = Sei invitato a una partita
table-join = Siediti
table-code = Codice di un invito
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
table-board = Tabellone
table-score = Punti
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
table-one-of = Scegli una di queste
table-waits = Decide { $name }. Lo vedrai qui.
table-watching = Stai guardando.
table-lost = La connessione è caduta. Riprovo; niente di ciò che hai fatto è perduto.
table-back = Di nuovo connesso.
table-invite = Manda questo link al tuo amico:
table-invite-code = Oppure digli il codice: { $code }
table-copy = Copia
table-copied = Copiato
table-hand-over = Cambio di mano: { $name }
table-hand-over-why = Ciò che { $name } sceglie ora resta segreto finché tutti hanno scelto. Gli altri guardano altrove.
table-hand-over-go = Solo io guardo lo schermo
table-take-back = Annulla
table-resign = Abbandona
table-resign-ask = Abbandoni questa partita?
table-resign-yes = Abbandona
table-resign-no = Gioca ancora
table-rule = Regola
table-rule-whole = Nel regolamento
table-close = Chiudi
table-rematch = Rivincita
table-record = Verbale della partita
table-elsewhere = Copia il link per un altro dispositivo
table-over = La partita è finita
table-keys = 1–9 scegli · frecce muovi · u annulla · ? regola
table-ruling = Decisione
table-chapters = Capitoli
table-not-found = Questa pagina non esiste. I giochi sono nella pagina iniziale.

## Che cosa dicono i comandi

error-no-take-back = Puoi annullare solo la tua ultima risposta, e solo finché nulla è stato tirato, scoperto o sigillato dopo.
no-terminal = Il tavolo ha bisogno di un terminale: tastiera e schermo, non una pipe o un file.
over-already = { $file }: questa partita è finita ({ $result }). Guardala con: downfield replay { $file }
too-many-coaches = Con queste opzioni { $game } ha { $seats } posti, e gli allenatori sono { $coaches }.
person-not-program = Una persona non può chiamarsi { $name }: è il nome di un programma.
cannot-write = { $file }: non si può scrivere ({ $why }). DOWNFIELD_DATA può indicare una cartella.
rules-more = `downfield rules { $game } ID` ne spiega una.

## What the table refuses

end-resigned = { $name } si arrende
error-late = Intanto la partita è andata avanti. Guarda di nuovo e rispondi a quello che si chiede adesso.
error-not-your-turn = Non tocca a te.
error-not-your-seat = Questo posto non è tuo.
error-already-over = La partita è finita.
error-not-over = Il verbale è aperto a tutti quando la partita è finita.
error-unknown-match = Questa partita non esiste. Controlla il link.
error-unknown-page = Questa pagina non esiste. I giochi sono nella pagina iniziale.
error-unknown-invitation = Questo invito non porta da nessuna parte, oppure il posto è già preso. Chiedine uno nuovo.
error-wrong-key = Questa chiave non apre nessun posto della partita. Usa il link che hai ricevuto.
error-other-rules = Questa partita è cominciata con altre regole o altri componenti rispetto a questo tavolo.
error-too-fast = Troppi messaggi in una volta. Aspetta un momento.
error-too-large = Questo messaggio è troppo lungo.
error-elsewhere = Questa richiesta viene dalla pagina di un altro sito.
error-not-kept = Non è stato possibile scriverlo, quindi non è successo. Riprova fra un momento.
