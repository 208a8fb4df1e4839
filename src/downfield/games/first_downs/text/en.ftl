# Famous First Downs in English. Needs speak to whoever decides; events name who did it.

game-name = Famous First Downs
game-tagline = A play in the open, a defence face down, momentum to spend.
game-intro =
    Both of you get the same number of drives. The attacker shows a play, the defender plays a card face down, the attacker names
    one of three options. Four downs to empty the neutral zone; fifty yards to a touchdown. First downs and tackles earn
    momentum, which buys yards, second chances and, for a full purse, the ball.
quick-1 = You attack and defend in turn, the same number of drives each. Whoever has more points after the last drive wins.
quick-2 = The attacker shows a play: three options, each for one zone of the field and so many yards.
quick-3 = The defender lays a card face down; then the attacker names an option, and the card is turned over.
quick-4 = A shield in that zone stops the play. A number is added or taken away: what is left are yards gained or lost.
quick-5 = Four downs to take every yard of the neutral zone. Then it is first down again; with no yard left in front of you, it is a touchdown.
quick-6 = On fourth down you may go for it, kick a field goal by calling coin tosses, or punt.
quick-7 = First downs and tackles earn momentum. It buys yards, another try at a down, and for a full purse the ball.
symbol-zones = Coins are yards. Those in the middle are left to a first down, those beyond it to a touchdown.
symbol-downs = Four small coins count the downs. The ringed one is being played.
symbol-play = A play has three options, each in its zone and with its yards. Two arrows turning round each other mark a trick play.
symbol-shield = A shield stops an option in its zone. A number is added to its yards or taken off; a dot lets them stand.
symbol-momentum = Momentum, earned by first downs and tackles. It buys yards, another try at a down, and for a full purse the ball.
symbol-drives = The boxes are drives: filled ones are over, the bright one is being played.

die-coin = coin
face-coin-h = heads
face-coin-t = tails
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yards = { $yards ->
    [one] { $yards } yard
   *[other] { $yards } yards
}
distance = { $distance ->
    [one] { $distance } yard
   *[other] { $distance } yards
}

# Options of a match

option-drives = Drives per player
option-prices = Price list
option-prices-seed = the usual prices
option-prices-public = later edition: stealing and the defender’s repeat cost more
option-missed-field-goal-resets = Reset after a missed field goal
option-max-overtime-rounds = Overtime rounds (at most)
option-first-attacker = Who attacks first
option-first-attacker-flip = a coin decides
option-first-attacker-home = home
option-first-attacker-away = away
option-cards = Cards
option-cards-balanced = each play has its place
option-cards-first-cards = the first ones: one play is nearly always best

# What you are asked

ask-fourth =
    { screen-nth } down, { $togo } to go, { $distance } to a touchdown. { $calls_needed ->
        [0] A field goal is good without a toss.
        [1] A field goal needs one toss called right.
       *[other] A field goal needs { $calls_needed } tosses called right.
    } If a gamble fails, the yards stay. What will it be?
ask-play =
    { $conversion ->
        [1] Conversion: take { $togo ->
            [one] { $togo } yard
           *[other] { $togo } yards
        } in one down. Show a play.
       *[0] { screen-nth } down, { $togo } to go, { $distance } to a touchdown. Show a play.
    }
ask-cards =
    { $role ->
        [attack] { $play } lies open, { $togo } to go. Name an option; the defence has not seen it.
        [defend] { $play } lies open, { $togo } to go. Play a card face down; the attacker will not see it.
       *[watch] { $play } lies open. A card and an option are chosen in secret.
    }
ask-steal = Tackled! Pay { $steal } of your { $defence_momentum } momentum to throw the attacker back? The tackle then earns you nothing.
ask-buy = The trick play brings { $result }, you need { $togo }. Pay { $buy } of your { $attack_momentum } momentum for more yards?
ask-turnover = The play would bring { $result }. Pay { $turnover } of your { $defence_momentum } momentum for a turnover? The drive ends, the yards stay.
ask-repeat-attacker =
    { $tackled ->
        [1] Tackled{ $stolen ->
            [1] {" "}and thrown back
           *[0] {""}
        }.
       *[0] The play brings { $result }, you need { $togo }.
    } Pay { $repeat_attacker } of your { $attack_momentum } momentum to play the down again?
ask-repeat-defender =
    { $tackled ->
        [1] Tackled.
       *[0] The play brings { $result }, the attacker needs { $togo }.
    } Pay { $repeat_defender } of your { $defence_momentum } momentum to play the down again?
ask-touchdown = Touchdown! Take { $points_touchdown }, or try a conversion for { $points_converted } or { $points_unconverted }?
ask-toss =
    { $calls ->
        [1] One toss stands between you and the field goal.
       *[other] { $calls } tosses stand between you and the field goal.
    } Call it; a wrong call is a miss.
ask-concede =
    { $behind ->
        [1] You are 1 point behind
       *[other] You are { $behind } points behind
    }, more than your drives left can make up. Concede?

# What you may answer

answer-fourth-gamble = Gamble: play the down
answer-fourth-fg =
    { $calls_needed ->
        [0] Field goal, sure from { distance }
        [1] Field goal from { distance }, one toss
       *[other] Field goal from { distance }, { $calls_needed } tosses
    }
answer-fourth-punt = Punt: the field is reset
answer-play = { $token }
answer-play-fg = Field goal
answer-play-punt = Punt
answer-cards = { $token }
answer-cards-1 = { $zone_1 }, { $yards_1 ->
        [one] { $yards_1 } yard
       *[other] { $yards_1 } yards
    }{ $trick_1 ->
        [1] , trick play
       *[0] {""}
    }
answer-cards-2 = { $zone_2 }, { $yards_2 ->
        [one] { $yards_2 } yard
       *[other] { $yards_2 } yards
    }{ $trick_2 ->
        [1] , trick play
       *[0] {""}
    }
answer-cards-3 = { $zone_3 }, { $yards_3 ->
        [one] { $yards_3 } yard
       *[other] { $yards_3 } yards
    }{ $trick_3 ->
        [1] , trick play
       *[0] {""}
    }
answer-steal-steal = Steal { $steal_yards ->
        [one] { $steal_yards } yard
       *[other] { $steal_yards } yards
    } for { $steal } momentum
answer-steal-pass =
    { $bank ->
        [0] { $attack_momentum ->
            [0] No, let it stand
           *[other] No, the attacker loses one momentum
        }
       *[other] No, earn momentum for the tackle
    }
answer-buy-buy = Buy { $trick_yards ->
        [one] { $trick_yards } yard
       *[other] { $trick_yards } yards
    } for { $buy } momentum
answer-buy-pass = No, leave it
answer-turnover-turnover = Turnover for { $turnover } momentum
answer-turnover-pass = No, let it stand
answer-repeat-attacker-repeat = Play the down again for { $repeat_attacker } momentum
answer-repeat-attacker-pass = No, let it stand
answer-repeat-defender-repeat = Play the down again for { $repeat_defender } momentum
answer-repeat-defender-pass = No, let it stand
answer-touchdown-take7 = Take { $points_touchdown ->
        [one] { $points_touchdown } point
       *[other] { $points_touchdown } points
    }
answer-touchdown-convert = Conversion: { $points_converted } or { $points_unconverted ->
    [one] { $points_unconverted } point
   *[other] { $points_unconverted } points
}
answer-toss-heads = Call heads
answer-toss-tails = Call tails
answer-toss-pay = Skip this toss for { $skip } momentum
answer-concede-pass = Play on
answer-concede-concede = Concede

# What happened

event-flipped = The coin decides: { $side } attacks first.
event-drive = { $side } starts drive { $drive }, { distance } to a touchdown.
event-play = { $side } shows { $play }.
event-revealed = Option { $option } meets { $card }.
event-tackled = { $side } is tackled by a shield: no yards.
event-compared = The play brings { yards }.
event-gained = { $side } gains { yards }.
event-lost = { $side } loses { yards }.
event-loss-ignored = { $side } does not have enough yards: { $yards } of the loss do not count.
event-first-down = First down for { $side }, { distance } to a touchdown.
event-goal-to-go = First down for { $side }: goal to go, { distance }.
event-touchdown = Touchdown for { $side }!
event-next-down = { screen-nth } down, { $togo } to go.
event-taken = { $side } takes { points }.
event-conversion = { $side } puts { yards } back and tries a conversion.
event-converted = The conversion is good: { points } for { $side }.
event-unconverted = The conversion fails: { points } for { $side }.
event-field-goal = The field goal is good: { points } for { $side }.
event-gamble = { $side } gambles on the last down, { $togo } to go.
event-stopped = The gamble fails, { $togo } short: { $side } is stopped.
event-kick-free = { $side } kicks a field goal from { distance }: no toss needed.
event-kick =
    { $calls ->
        [1] { $side } kicks a field goal from { distance }: one toss to call.
       *[other] { $side } kicks a field goal from { distance }: { $calls } tosses to call.
    }
event-called-right =
    { $face ->
        [0] Heads
       *[1] Tails
    }, and { $side } called it. { $calls ->
        [0] That was the last toss.
       *[other] Tosses left: { $calls }.
    }
event-called-wrong =
    { $face ->
        [0] Heads
       *[1] Tails
    }: { $side } called it wrong.
event-missed = { $side } misses the field goal.
event-punt = { $side } punts.
event-swapped = The sides change: { $side } attacks.
event-reset = The field is reset.
event-stayed = The yards stay: { $side } needs { $distance } for a touchdown.
event-won = { $side } wins. Final score: { $home }–{ $away }.
event-conceded = { $side } concedes at { $home }–{ $away }.
event-overtime = A tie: overtime, round { $round }.
event-bank-empty = The bank is empty: { $side } pays one momentum into it.
event-earned-nothing = { $side } already holds all the momentum.
event-given-back = { $side } gets { $coins } momentum back.
event-earned-first-down = { $side } earns one momentum for the first down.
event-bought-first-down = { $side } bought this first down: no momentum for it.
event-skipped =
    { $side } pays { $price } to skip a toss. { $calls ->
        [0] That was the last one.
       *[other] Tosses left: { $calls }.
    }
event-bought = { $side } pays { $price } for { yards } more.
event-repeated-attacker = { $side } pays { $price }: the attack plays the down again.
event-earned-tackle = { $side } earns one momentum for the tackle.
event-stolen = { $side } pays { $price } and throws the attacker back { yards }.
event-repeated-defender = { $side } pays { $price }: the defence has the down played again.
event-turnover = Turnover! { $side } pays { $price } and takes the ball.
event-missed-reset = After the miss the field is reset, as agreed.
event-drawn = Still a tie, and no overtime is left: a draw.

## Figures of a play

figure-compared = { $promised } { $met_signed } = { yards }
figure-tackled = { board-tackled }

# Words on the board

board-home = Home
board-away = Away
board-attacks = attacks
board-defends = defends
board-yards = yards
board-to-go = to go
board-momentum = Momentum
board-bank = Bank
board-run = Run
board-short-pass = Short pass
board-long-pass = Long pass
board-left = left
board-middle = middle
board-right = right
board-drive = Drive { $drive } of { $drives }
board-overtime = Overtime, round { $round }
board-down = { screen-nth } & { $togo }
board-down-goal = { screen-nth } & goal
board-distance = { distance } to a touchdown
board-flip = Coin toss
board-touchdown = Touchdown!
board-conversion = Conversion
board-over = Final score
board-face-down = Face down
board-not-laid = No card played yet
board-sum =
    { $result ->
        [1] { $sum } = 1 yard
       *[other] { $sum } = { $shown } yards
    }
board-tackled = Tackled: no yards
board-bought = { yards } bought
board-stolen = { yards } stolen
board-before = Last down
board-gamble = Gamble
board-gamble-note = { $togo } to go
board-fg = Field goal
board-fg-note =
    { $tosses ->
        [0] no toss
        [1] 1 toss
       *[other] { $tosses } tosses
    }
board-punt = Punt
board-punt-note = the field is reset
board-take = Take the points
board-convert = Conversion
board-convert-note = { yards } in one down
board-heads = Heads
board-tails = Tails
board-pay = Skip the toss
board-pay-note = { $price } momentum
board-tosses =
    { $tosses ->
        [1] 1 toss to call
       *[other] { $tosses } tosses to call
    }
board-play-on = Play on
board-concede = Concede
board-winner =
    { $side ->
        [home] Home wins
       *[away] Away wins
    }
board-draw = A draw
board-spoken =
    { $attacker ->
        [home] Home attacks,
        [away] Away attacks,
       *[nobody] Nobody attacks yet,
    } down { $down }, { $togo } to go, { $distance } to a touchdown. Score { $home } to { $away }; momentum home { $momentum_home }, away { $momentum_away }, bank { $bank }.
board-spoken-over = The match is over, { $home } to { $away }.
board-spoken-play = { $play } lies open: { $options }.
board-spoken-option = { $zone } { $yards }
board-spoken-revealed = { $play }, option { $option }, meets { $card }: { $outcome }.

# Where a play can go

zone-run-left = run left
zone-run-middle = run middle
zone-run-right = run right
zone-short-pass-left = short pass left
zone-short-pass-middle = short pass middle
zone-short-pass-right = short pass right
zone-long-pass-left = long pass left
zone-long-pass-middle = long pass middle
zone-long-pass-right = long pass right

# The table in characters

caption-flip = The coin toss
caption-before = Before { caption-side }’s drive { $drive }
caption-drive = { caption-side }, drive { $drive }
caption-side = { $side ->
    [home] Home
   *[away] Away
}
caption-touchdown = touchdown
caption-conversion = conversion
caption-far = { $distance } to score
screen-over = The match is over
screen-flip = The coin decides who attacks first
screen-drive = { $overtime ->
    [0] Drive { $drive } of { $drives }
   *[other] Overtime { $overtime }
}
screen-conversion = conversion, { $togo } to go
screen-goal = goal
screen-far = { $distance } to the goal line
screen-nth = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $down }th
}
screen-attacks = attacks
screen-defends = defends
screen-togo = to go
screen-down = Down
screen-momentum = Momentum
screen-bank = bank
screen-tosses = { $calls ->
    [1] 1 toss to call
   *[other] { $calls } tosses to call
}
screen-kind-run = run
screen-kind-short-pass = short pass
screen-kind-long-pass = long pass
screen-side-left = left
screen-side-middle = middle
screen-side-right = right
screen-no-play = no play yet
screen-defence = defence
screen-bought = and yards bought
screen-stolen = and yards stolen
screen-against = { $play } against { $card }
screen-before = last down:
screen-tackled = tackled, no yards
screen-yards = { yards }
screen-signs = [X] shield: tackled   * trick play: yards can be bought
screen-legend = X shield   * trick play   · nothing   ~ reconstructed   ° public

# Options as buttons, and what an element of the board says

brief-run-left = run left
brief-run-middle = run middle
brief-run-right = run right
brief-short-pass-left = short left
brief-short-pass-middle = short middle
brief-short-pass-right = short right
brief-long-pass-left = long left
brief-long-pass-middle = long middle
brief-long-pass-right = long right
name-card = { $name }: { $told }
name-option = { $zone } { $yards }{ $trick ->
        [1] {" "}(trick)
       *[0] {""}
    }
name-meets = { $yards ->
        [X] { $zone } stopped
       *[other] { $zone } { $yards }
    }
cell-option = Option { $number }: { $zone }, { yards }{ $trick ->
        [1] , trick play
       *[0] {""}
    }.
cell-entry = { $card }, { $zone }: { $value ->
        [X] stopped
        [none] the yards stand
       *[other] { $value }
    }.
cell-side = { $side ->
        [home] Home
       *[away] Away
    }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }{ $role ->
        [attacks] , attacks
        [defends] , defends
       *[none] {""}
    }.
cell-drives = By drive: { $points }.
cell-yards = { $side ->
        [home] Home’s zone
       *[away] Away’s zone
    }: { yards }.
cell-to-go = To go: { yards }; down { $down } of { $downs }.
cell-momentum = { $side ->
        [home] Home’s momentum
        [away] Away’s momentum
       *[bank] Momentum in the bank
    }: { $coins }.
cell-spend = A coin that you can spend now.
cell-tile = { $name }{ $note ->
        [none] {""}
       *[other] : { $note }
    }.

# What to expect of an option

odds-play = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Good
    } at best { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ $zone })
odds-option = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Good
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, stopped { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }, average { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yd
odds-bought = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } with yards bought for { $price }
odds-card = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Good
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, stopped { NUMBER($tackled, style: "percent", maximumFractionDigits: 1) }
odds-gamble = { $what ->
        [first] First down
        [goal] Touchdown
       *[two] Good
    } at best { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = Good { NUMBER($good, style: "percent", maximumFractionDigits: 1) }
odds-kick-paid = Good { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, { NUMBER($paid, style: "percent", maximumFractionDigits: 1) } if you spend { $price }
odds-convert = Good at best { NUMBER($share, style: "percent", maximumFractionDigits: 1) }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
odds-makes = { $kind ->
        [short] Makes { $yards }, short of the first down
        [first] Makes { $yards }: first down
       *[goal] Makes { $yards }: touchdown
    }

# What somebody else decides

deciding-fourth = gamble, field goal or punt
deciding-play = which play to show
deciding-cards = a card and an option, in secret
deciding-steal = whether to steal yards
deciding-buy = whether to buy yards
deciding-turnover = whether to pay for a turnover
deciding-repeat-attacker = whether to repeat the down
deciding-repeat-defender = whether to have the down repeated
deciding-touchdown = the points or a conversion
deciding-toss = heads or tails
deciding-concede = whether to concede

## The report

report-part = { $part ->
    [0] {""}
   *[other] overtime { $part }
}
report-turning-also = Turnovers, lost fourth downs, missed kicks, stolen yards and long gains weigh like a few points.
report-yards = yards
report-longest = longest gain
report-plays = plays
report-first-downs = first downs
report-touchdowns = touchdowns
report-conversions = conversions
report-field-goals = field goals
report-missed = kicks missed
report-punts = punts
report-stopped = fourth downs lost
report-tackles = tackles made
report-bought = times yards were bought
report-stolen = times yards were stolen
report-repeated = downs repeated
report-turnovers-forced = turnovers forced

## Answers that stand

standing-repeat-made = Do not offer to pay for a down that has made it

## A position, field by field

field-phase = moment
field-phase-flip = before the coin
field-phase-between = between drives
field-phase-down = before a down
field-phase-touchdown = after a touchdown
field-phase-conversion = conversion
field-drive = drive of the match
field-attacker = who attacks
field-attacker-home = Home
field-attacker-away = Away
field-first = who attacked first
field-first-home = Home
field-first-away = Away
field-down = down
field-yards = yards: attacker, to go, defender
field-momentum = momentum: home, away
field-score = score: home, away

# The balance of the cards

balance-plays = Plays shown, % of the downs in which it matters
balance-first = 1st & 10
balance-second-long = 2nd, 7 and more
balance-short = 1 to 3 to go
balance-long = 3rd and 4th, 7 and more
balance-goal = goal to go
balance-medium = others
balance-options = Options named after a play, %
balance-option-1 = option 1
balance-option-2 = option 2
balance-option-3 = option 3
balance-cards = Defence cards laid, % of all and after each play
balance-drives = Plays shown by drive, %
balance-momentum = Momentum spent
balance-steal = yards stolen
balance-buy = yards bought
balance-turnover = turnover
balance-repeat-attacker = attacker’s repeat
balance-repeat-defender = defender’s repeat
balance-skip = toss bought
balance-any = any of these
balance-fourth = Fourth downs, %
balance-gamble = gamble
balance-field-goal = field goal
balance-punt = punt
balance-ends = How drives end, %
balance-touchdown = touchdown
balance-converted = converted
balance-unconverted = not converted
balance-missed = field goal missed
balance-failed = gamble lost
balance-points = points
balance-points-a-drive = points a drive
balance-downs = downs
balance-margin = points between the sides at the end
balance-lead-changes = changes of the lead
balance-overtime = matches with overtime

## Puzzles

puzzle-theme-fourth = Fourth down
puzzle-theme-momentum = Momentum
puzzle-theme-plays = Which play?
puzzle-theme-score = After the touchdown

# What an option is good for
why-safest = Costs you least if they guess it.
why-boldest = Pays most when they guess wrong.
why-mixed = Mixed in, so that they cannot count on the others.
why-saves-momentum = Saves momentum that is worth more later.
why-stands = What stands wins more: you would not change it even for free.
why-sure-points = The certain points win more than a try for more.
why-more-points = The extra points are worth the risk.
why-skips = A toss less to call is worth the momentum.
why-hopes = There is still something to win.
why-gamble = Going for it wins more than a kick of any kind.
why-kick-sure = The kick cannot miss, and its points win more than a gamble.
why-kick-risk = The kick wins more than a gamble, tosses and all.
why-punt = They get the whole field before them; a gamble or a field goal wins less.
why-buys = The yards are worth more than the momentum.
why-buys-first = The bought yards make it a first down.
why-buys-goal = The bought yards make it a score.
why-steals = To throw them back is worth more than the momentum.
why-stops-first = As it stands they make a first down.
why-stops-goal = As it stands they score.
why-turns-over = The ball is worth more than the momentum.
why-again = The down played again is worth the momentum.
why-again-over = As it stands your drive is over.
why-again-first = As it stands they make a first down.
why-again-goal = As it stands they score.
why-likeliest = No other play makes the yards you need as often against the best defence.
why-most-yards = No other play gains as much on average against the best defence.
why-seldom-tackled = No other play is tackled as seldom by the best defence.
