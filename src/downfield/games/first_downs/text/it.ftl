# Famous First Downs in italiano. Le domande danno del tu a chi decide; i fatti dicono chi li ha compiuti.

game-name = Famous First Downs
game-tagline = Uno schema scoperto, una difesa coperta, momentum da spendere.
game-intro =
    Avete entrambi lo stesso numero di drive. Chi attacca mostra uno schema, chi difende gioca una carta coperta, l’attaccante sceglie
    una di tre opzioni. Quattro down per svuotare la zona neutrale, cinquanta yard al touchdown. First down e placcaggi danno
    momentum, che compra yard, seconde occasioni e, a borsa piena, la palla.
quick-1 = Attaccate e difendete a turno, con lo stesso numero di drive. Chi ha più punti dopo l’ultimo drive vince.
quick-2 = Chi attacca mostra uno schema: tre opzioni, ognuna per una zona del campo e per un certo numero di yard.
quick-3 = Chi difende mette una carta coperta; poi l’attaccante sceglie un’opzione e la carta si scopre.
quick-4 = Uno scudo in quella zona ferma l’azione. Un numero si somma o si sottrae: quel che resta sono yard guadagnate o perse.
quick-5 = Quattro down per prendere tutte le yard della zona neutrale. Poi è di nuovo primo down; se davanti non restano yard, è touchdown.
quick-6 = Al quarto down puoi tentare, calciare un field goal indovinando i lanci di moneta, o fare un punt.
quick-7 = First down e placcaggi danno momentum. Compra yard, un altro tentativo e, a borsa piena, la palla.
symbol-zones = Le monete sono yard. Quelle al centro mancano al primo down, quelle oltre al touchdown.
symbol-downs = Quattro monetine contano i down. Quella con l’anello è il down in corso.
symbol-play = Uno schema ha tre opzioni, ognuna nella sua zona e con le sue yard. Due frecce che si rincorrono indicano un trick play.
symbol-shield = Uno scudo ferma l’opzione in quella zona. Un numero si somma alle yard o si sottrae; un punto le lascia come sono.
symbol-momentum = Momentum, guadagnato con first down e placcaggi. Compra yard, un altro tentativo e, a borsa piena, la palla.
symbol-drives = Le caselle sono i drive: quelle piene sono finiti, quella accesa è in corso.

die-coin = moneta
face-coin-h = testa
face-coin-t = croce
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
yards = { $yards } yard
distance = { $distance } yard

# Opzioni di una partita

option-drives = Drive per giocatore
option-prices = Listino prezzi
option-prices-seed = i prezzi soliti
option-prices-public = ed. successiva: rubare e ripetere (difesa) costano di più
option-missed-field-goal-resets = Reimpostare dopo un field goal fallito
option-max-overtime-rounds = Supplementari (massimo)
option-first-attacker = Chi attacca per primo
option-first-attacker-flip = decide la moneta
option-first-attacker-home = casa
option-first-attacker-away = ospite
option-cards = Carte
option-cards-balanced = ogni schema ha il suo posto
option-cards-first-cards = le prime: uno schema è quasi sempre il migliore

# Che cosa ti si chiede

ask-fourth =
    { screen-nth } down, { $togo } da fare, { $distance } al touchdown. { $calls_needed ->
        [0] Il field goal riesce senza lanci di moneta.
        [1] Per il field goal devi indovinare un lancio.
       *[other] Per il field goal devi indovinare { $calls_needed } lanci.
    } Se rischi e fallisci, le yard restano dove sono. Che cosa fai?
ask-play =
    { $conversion ->
        [1] Conversione: conquista { $togo } yard in un solo down. Mostra uno schema.
       *[0] { $down }° down, { $togo } da fare, { $distance } al touchdown. Mostra uno schema.
    }
ask-cards =
    { $role ->
        [attack] { $play } è scoperto, { $togo } da fare. Scegli un’opzione; la difesa non la vede.
        [defend] { $play } è scoperto, { $togo } da fare. Gioca una carta coperta; l’attaccante non la vede.
       *[watch] { $play } è scoperto. Una carta e un’opzione vengono scelte in segreto.
    }
ask-steal = Placcaggio! Vuoi pagare { $steal } dei tuoi { $defence_momentum } momentum per ricacciare indietro l’attaccante? Allora il placcaggio non ti frutta niente.
ask-buy = Il trick play porta { $result }, ti servono { $togo }. Vuoi pagare { $buy } dei tuoi { $attack_momentum } momentum per altre yard?
ask-turnover = La giocata porterebbe { $result }. Vuoi pagare { $turnover } dei tuoi { $defence_momentum } momentum per una palla persa? Il drive finisce, le yard restano.
ask-repeat-attacker =
    { $tackled ->
        [1] Placcaggio{ $stolen ->
            [1] {" "}e yard rubate
           *[0] {""}
        }.
       *[0] La giocata porta { $result }, ti servono { $togo }.
    } Vuoi pagare { $repeat_attacker } dei tuoi { $attack_momentum } momentum per ripetere il down?
ask-repeat-defender =
    { $tackled ->
        [1] Placcaggio.
       *[0] La giocata porta { $result }, all’attaccante servono { $togo }.
    } Vuoi pagare { $repeat_defender } dei tuoi { $defence_momentum } momentum per far ripetere il down?
ask-touchdown = Touchdown! Ne prendi { $points_touchdown }, o tenti una conversione per { $points_converted } o { $points_unconverted }?
ask-toss =
    { $calls ->
        [1] Un solo lancio ti separa dal field goal.
       *[other] { $calls } lanci ti separano dal field goal.
    } Di’ testa o croce; se sbagli, il calcio è fallito.
ask-concede =
    { $behind ->
        [1] Sei sotto di 1 punto
       *[other] Sei sotto di { $behind } punti
    }, più di quanto i tuoi drive possano recuperare. Ti arrendi?

# Che cosa puoi rispondere

answer-fourth-gamble = Rischia: gioca il down
answer-fourth-fg =
    { $calls_needed ->
        [0] Field goal, sicuro da { distance }
        [1] Field goal da { distance }, un lancio
       *[other] Field goal da { distance }, { $calls_needed } lanci
    }
answer-fourth-punt = Punt: le yard si reimpostano
answer-play = { $token }
answer-play-fg = Field goal
answer-play-punt = Punt
answer-cards = { $token }
answer-cards-1 = { $zone_1 }, { $yards_1 } yard{ $trick_1 ->
        [1] , trick play
       *[0] {""}
    }
answer-cards-2 = { $zone_2 }, { $yards_2 } yard{ $trick_2 ->
        [1] , trick play
       *[0] {""}
    }
answer-cards-3 = { $zone_3 }, { $yards_3 } yard{ $trick_3 ->
        [1] , trick play
       *[0] {""}
    }
answer-steal-steal = Ruba { $steal_yards } yard per { $steal } momentum
answer-steal-pass =
    { $bank ->
        [0] { $attack_momentum ->
            [0] No, va bene così
           *[other] No, l’attaccante perde un momentum
        }
       *[other] No, prendi il momentum del placcaggio
    }
answer-buy-buy = Compra { $trick_yards } yard per { $buy } momentum
answer-buy-pass = No, va bene così
answer-turnover-turnover = Palla persa per { $turnover } momentum
answer-turnover-pass = No, vale la giocata
answer-repeat-attacker-repeat = Ripeti il down per { $repeat_attacker } momentum
answer-repeat-attacker-pass = No, va bene così
answer-repeat-defender-repeat = Fai ripetere il down per { $repeat_defender } momentum
answer-repeat-defender-pass = No, va bene così
answer-touchdown-take7 = Prendi { $points_touchdown ->
        [one] { $points_touchdown } punto
       *[other] { $points_touchdown } punti
    }
answer-touchdown-convert = Conversione: { $points_converted } o { $points_unconverted ->
    [one] { $points_unconverted } punto
   *[other] { $points_unconverted } punti
}
answer-toss-heads = Testa
answer-toss-tails = Croce
answer-toss-pay = Salta questo lancio per { $skip } momentum
answer-concede-pass = Continua
answer-concede-concede = Arrenditi

# Che cosa è successo

event-flipped = La moneta decide: attacca per primo { $side }.
event-drive = { $side } comincia il drive { $drive }, { distance } al touchdown.
event-play = { $side } mostra { $play }.
event-revealed = L’opzione { $option } incontra { $card }.
event-tackled = { $side } finisce contro uno scudo: placcaggio, nessuna yard.
event-compared = La giocata porta { yards }.
event-gained = { $side } guadagna { yards }.
event-lost = { $side } perde { yards }.
event-loss-ignored = { $side } non ha abbastanza yard: { $yards } della perdita non contano.
event-first-down = First down per { $side }, { distance } al touchdown.
event-goal-to-go = First down per { $side }: goal to go, { distance }.
event-touchdown = Touchdown per { $side }!
event-next-down = { $down }° down, { $togo } da fare.
event-taken = { $side } prende { points }.
event-conversion = { $side } rimette { yards } e tenta la conversione.
event-converted = Conversione riuscita: { points } per { $side }.
event-unconverted = Conversione fallita: { points } per { $side }.
event-field-goal = Il field goal è buono: { points } per { $side }.
event-gamble = { $side } rischia l’ultimo down, { $togo } da fare.
event-stopped = Rischio fallito, ne mancano { $togo }: { $side } deve cedere la palla.
event-kick-free = { $side } calcia un field goal da { distance }: nessun lancio di moneta.
event-kick =
    { $calls ->
        [1] { $side } calcia un field goal da { distance }: un lancio da indovinare.
       *[other] { $side } calcia un field goal da { distance }: { $calls } lanci da indovinare.
    }
event-called-right =
    { $face ->
        [0] Testa
       *[1] Croce
    }, e { $side } ha indovinato. { $calls ->
        [0] Era l’ultimo lancio.
       *[other] Lanci rimasti: { $calls }.
    }
event-called-wrong =
    { $face ->
        [0] Testa
       *[1] Croce
    }: { $side } ha sbagliato.
event-missed = { $side } sbaglia il field goal.
event-punt = Punt di { $side }.
event-swapped = Cambio di possesso: attacca { $side }.
event-reset = Le yard vengono reimpostate.
event-stayed = Le yard restano: a { $side } ne servono { $distance } per il touchdown.
event-won = Vince { $side }. Risultato finale: { $home }–{ $away }.
event-conceded = { $side } abbandona sul { $home }–{ $away }.
event-overtime = Parità: supplementare, turno { $round }.
event-bank-empty = La banca è vuota: { $side } le restituisce un momentum.
event-earned-nothing = { $side } ha già tutto il momentum.
event-given-back = { $side } riprende { $coins } momentum.
event-earned-first-down = { $side } guadagna un momentum per il first down.
event-bought-first-down = { $side } ha comprato questo first down: niente momentum.
event-skipped =
    { $side } paga { $price } per saltare un lancio. { $calls ->
        [0] Era l’ultimo.
       *[other] Lanci rimasti: { $calls }.
    }
event-bought = { $side } paga { $price } per altre { yards }.
event-repeated-attacker = { $side } paga { $price }: l’attacco rigioca il down.
event-earned-tackle = { $side } guadagna un momentum per il placcaggio.
event-stolen = { $side } paga { $price } e ricaccia l’attaccante indietro di { yards }.
event-repeated-defender = { $side } paga { $price }: la difesa fa rigiocare il down.
event-turnover = Palla persa! { $side } paga { $price } e si prende la palla.
event-missed-reset = Dopo l’errore le yard vengono reimpostate, come concordato.
event-drawn = Ancora parità, e non restano supplementari: pareggio.

## Le cifre di una giocata

figure-compared = { $promised } { $met_signed } = { yards }
figure-tackled = { board-tackled }

# Parole sul tabellone

board-home = Casa
board-away = Ospite
board-attacks = attacca
board-defends = difende
board-yards = yard
board-to-go = da fare
board-momentum = Momentum
board-bank = Banca
board-run = Corsa
board-short-pass = Passaggio corto
board-long-pass = Passaggio lungo
board-left = sinistra
board-middle = centro
board-right = destra
board-drive = Drive { $drive } di { $drives }
board-overtime = Supplementare, turno { $round }
board-down = { $down }° e { $togo }
board-down-goal = { $down }° e goal
board-distance = { distance } al touchdown
board-flip = Lancio della moneta
board-touchdown = Touchdown!
board-conversion = Conversione
board-over = Risultato finale
board-face-down = Coperta
board-not-laid = Nessuna carta ancora
board-sum = { $result ->
        [1] { $sum } = 1 yard
       *[other] { $sum } = { $shown } yard
    }
board-tackled = Placcaggio: nessuna yard
board-bought = { yards } comprate
board-stolen = { yards } rubate
board-before = Ultimo down
board-gamble = Rischia
board-gamble-note = { $togo } da fare
board-fg = Field goal
board-fg-note =
    { $tosses ->
        [0] nessun lancio
        [1] 1 lancio
       *[other] { $tosses } lanci
    }
board-punt = Punt
board-punt-note = le yard si reimpostano
board-take = Prendi i punti
board-convert = Conversione
board-convert-note = { yards } in un down
board-heads = Testa
board-tails = Croce
board-pay = Salta il lancio
board-pay-note = { $price } momentum
board-tosses =
    { $tosses ->
        [1] 1 lancio da indovinare
       *[other] { $tosses } lanci da indovinare
    }
board-play-on = Continua
board-concede = Arrenditi
board-winner =
    { $side ->
        [home] Vince Casa
       *[away] Vince Ospite
    }
board-draw = Pareggio
board-spoken =
    { $attacker ->
        [home] Attacca Casa,
        [away] Attacca Ospite,
       *[nobody] Non attacca ancora nessuno,
    } down { $down }, { $togo } da fare, { $distance } al touchdown. Punti { $home } a { $away }; momentum Casa { $momentum_home }, Ospite { $momentum_away }, banca { $bank }.
board-spoken-over = La partita è finita, { $home } a { $away }.
board-spoken-play = { $play } è scoperto: { $options }.
board-spoken-option = { $zone } { $yards }
board-spoken-revealed = { $play }, opzione { $option }, incontra { $card }: { $outcome }.

# Dove può andare una giocata

zone-run-left = corsa a sinistra
zone-run-middle = corsa al centro
zone-run-right = corsa a destra
zone-short-pass-left = passaggio corto a sinistra
zone-short-pass-middle = passaggio corto al centro
zone-short-pass-right = passaggio corto a destra
zone-long-pass-left = passaggio lungo a sinistra
zone-long-pass-middle = passaggio lungo al centro
zone-long-pass-right = passaggio lungo a destra

# Il tavolo in caratteri

caption-flip = Il lancio della moneta
caption-before = Prima del drive { $drive } di { caption-side }
caption-drive = { caption-side }, drive { $drive }
caption-side = { $side ->
    [home] Casa
   *[away] Ospite
}
caption-touchdown = touchdown
caption-conversion = conversione
caption-far = { $distance } al touchdown
screen-over = La partita è finita
screen-flip = La moneta decide chi attacca per primo
screen-drive = { $overtime ->
    [0] Drive { $drive } di { $drives }
   *[other] Supplementare { $overtime }
}
screen-conversion = conversione, { $togo } da fare
screen-goal = meta
screen-far = { $distance } alla linea di meta
screen-nth = { $down }°
screen-attacks = attacca
screen-defends = difende
screen-togo = da fare
screen-down = Down
screen-momentum = Momentum
screen-bank = banca
screen-tosses = { $calls ->
    [1] 1 lancio da indovinare
   *[other] { $calls } lanci da indovinare
}
screen-kind-run = corsa
screen-kind-short-pass = passaggio corto
screen-kind-long-pass = passaggio lungo
screen-side-left = sin.
screen-side-middle = cen.
screen-side-right = des.
screen-no-play = nessuno schema
screen-defence = difesa
screen-bought = e yard comprate
screen-stolen = e yard rubate
screen-against = { $play } contro { $card }
screen-before = ultimo down:
screen-tackled = placcato, nessuna yard
screen-yards = { yards }
screen-signs = [X] scudo: placcaggio   * trick play: si comprano yard
screen-legend = X scudo   * trick play   · niente   ~ ricostruito   ° pubblico

# Le scelte come pulsanti, e che cosa dice ogni parte del tabellone

brief-run-left = corsa a sinistra
brief-run-middle = corsa al centro
brief-run-right = corsa a destra
brief-short-pass-left = corto a sinistra
brief-short-pass-middle = corto al centro
brief-short-pass-right = corto a destra
brief-long-pass-left = lungo a sinistra
brief-long-pass-middle = lungo al centro
brief-long-pass-right = lungo a destra
name-card = { $name }: { $told }
name-option = { $zone } { $yards }{ $trick ->
        [1] {" "}(trick)
       *[0] {""}
    }
name-meets = { $yards ->
        [X] { $zone } fermato
       *[other] { $zone } { $yards }
    }
cell-option = Opzione { $number }: { $zone }, { yards }{ $trick ->
        [1] , trick play
       *[0] {""}
    }.
cell-entry = { $card }, { $zone }: { $value ->
        [X] fermato
        [none] le yard restano
       *[other] { $value }
    }.
cell-side = { $side ->
        [home] Casa
       *[away] Ospite
    }: { $points ->
        [1] 1 punto
       *[other] { $points } punti
    }{ $role ->
        [attacks] , in attacco
        [defends] , in difesa
       *[none] {""}
    }.
cell-drives = Per drive: { $points }.
cell-yards = { $side ->
        [home] Zona di casa
       *[away] Zona dell’ospite
    }: { yards }.
cell-to-go = Da fare: { yards }; down { $down } di { $downs }.
cell-momentum = { $side ->
        [home] Momentum di casa
        [away] Momentum dell’ospite
       *[bank] Momentum in banca
    }: { $coins }.
cell-spend = Una moneta che puoi spendere ora.
cell-tile = { $name }{ $note ->
        [none] {""}
       *[other] : { $note }
    }.

# Che cosa aspettarsi da una scelta

odds-play = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Riuscita
    } al massimo { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ $zone })
odds-option = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Riuscita
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fermato { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }, media { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yd
odds-bought = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } comprando yard per { $price }
odds-card = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Riuscita
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fermato { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }
odds-gamble = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Riuscita
    } al massimo { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = Buono { NUMBER($good, style: "percent", maximumFractionDigits: 1) }
odds-kick-paid = Buono { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, { NUMBER($paid, style: "percent", maximumFractionDigits: 1) } se spendi { $price }
odds-convert = Riuscita al massimo { NUMBER($share, style: "percent", maximumFractionDigits: 1) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in media
odds-makes = { $kind ->
        [short] Fa { $yards }, niente first down
        [first] Fa { $yards }: first down
       *[goal] Fa { $yards }: touchdown
    }

# Che cosa decide qualcun altro

deciding-fourth = rischiare, field goal o punt
deciding-play = quale schema mostrare
deciding-cards = una carta e un’opzione, in segreto
deciding-steal = se rubare yard
deciding-buy = se comprare yard
deciding-turnover = se pagare per una palla persa
deciding-repeat-attacker = se ripetere il down
deciding-repeat-defender = se far ripetere il down
deciding-touchdown = i punti o una conversione
deciding-toss = testa o croce
deciding-concede = se abbandonare

## Il referto

report-part = { $part ->
    [0] {""}
   *[other] supplementare { $part }
}
report-turning-also = Turnover, quarti down falliti, calci sbagliati, yard rubate e lunghi guadagni pesano come qualche punto.
report-yards = yard
report-longest = guadagno più lungo
report-plays = giocate
report-first-downs = primi down
report-touchdowns = touchdown
report-conversions = trasformazioni
report-field-goals = field goal
report-missed = calci sbagliati
report-punts = punt
report-stopped = quarti down falliti
report-tackles = placcaggi fatti
report-bought = volte con yard comprate
report-stolen = volte con yard rubate
report-repeated = down ripetuti
report-turnovers-forced = turnover forzati

## Risposte che restano valide

standing-repeat-made = Non offrire di ripetere un down riuscito

## A position, field by field

field-phase = momento
field-phase-flip = prima della moneta
field-phase-between = tra due drive
field-phase-down = prima di un down
field-phase-touchdown = dopo un touchdown
field-phase-conversion = conversione
field-drive = drive della partita
field-attacker = chi attacca
field-attacker-home = Casa
field-attacker-away = Ospite
field-first = chi ha attaccato per primo
field-first-home = Casa
field-first-away = Ospite
field-down = down
field-yards = yard: attaccante, da fare, difensore
field-momentum = momentum: casa, ospite
field-score = punti: casa, ospite

# L’equilibrio delle carte

balance-plays = Schemi mostrati, % dei down in cui conta
balance-first = 1° & 10
balance-second-long = 2°, da 7 in su
balance-short = da 1 a 3 yard
balance-long = 3° e 4°, da 7 in su
balance-goal = alla meta
balance-medium = altri
balance-options = Opzioni annunciate dopo uno schema, %
balance-option-1 = opzione 1
balance-option-2 = opzione 2
balance-option-3 = opzione 3
balance-cards = Carte di difesa giocate, % in tutto e dopo ogni schema
balance-drives = Schemi mostrati per drive, %
balance-momentum = Momentum speso
balance-steal = yard rubate
balance-buy = yard comprate
balance-turnover = turnover
balance-repeat-attacker = ripetizione dell’attacco
balance-repeat-defender = ripetizione della difesa
balance-skip = lancio comprato
balance-any = uno di questi
balance-fourth = Quarti down, %
balance-gamble = si rischia
balance-field-goal = field goal
balance-punt = punt
balance-ends = Come finiscono i drive, %
balance-touchdown = touchdown
balance-converted = convertito
balance-unconverted = non convertito
balance-missed = field goal fallito
balance-failed = down rischiato e perso
balance-points = punti
balance-points-a-drive = punti per drive
balance-downs = down
balance-margin = punti tra le parti alla fine
balance-lead-changes = cambi di vantaggio
balance-overtime = partite ai supplementari

## Problemi

puzzle-theme-fourth = Quarto down
puzzle-theme-momentum = Momentum
puzzle-theme-plays = Quale azione?
puzzle-theme-score = Dopo il touchdown

# A che serve una scelta
why-safest = È quella che ti costa meno se la indovinano.
why-boldest = È quella che rende di più se non la indovinano.
why-mixed = Va alternata, perché non possano contare sulle altre.
why-saves-momentum = Risparmia momentum che più tardi varrà di più.
why-stands = Così com’è vince di più: non lo cambieresti nemmeno gratis.
why-sure-points = I punti sicuri vincono più di un tentativo per averne altri.
why-more-points = I punti in più valgono il rischio.
why-skips = Un lancio in meno da indovinare vale il momentum.
why-hopes = C’è ancora qualcosa da vincere.
why-gamble = Rischiare vince più di qualsiasi calcio.
why-kick-sure = Il calcio non può fallire, e i suoi punti vincono più di un rischio.
why-kick-risk = Il calcio vince più di un rischio, anche con i lanci della moneta.
why-punt = Avranno davanti tutto il campo; un rischio o un field goal vincono meno.
why-buys = Le yard valgono più del momentum.
why-buys-first = Con le yard comprate è un first down.
why-buys-goal = Con le yard comprate si segna.
why-steals = Ricacciarli indietro vale più del momentum.
why-stops-first = Così com’è, fanno un first down.
why-stops-goal = Così com’è, segnano.
why-turns-over = La palla vale più del momentum.
why-again = Rigiocare il down vale il momentum.
why-again-over = Così com’è, il tuo drive è finito.
why-again-first = Così com’è, fanno un first down.
why-again-goal = Così com’è, segnano.
why-likeliest = Nessun altro schema guadagna così spesso le yard che servono contro la difesa migliore.
why-most-yards = Nessun altro schema guadagna in media altrettanto contro la difesa migliore.
why-seldom-tackled = Nessun altro schema viene placcato così di rado dalla difesa migliore.
