### Calciotto: what the table says.

game-name = Calciotto
game-tagline = Eight-a-side football with dice and cards.
game-intro = Two dice give the points for steps, passes and shots. Challenges and shots are duels of dice, and a card in time turns them. A six may be traded for a card.
quick-1 = Eight figures a side. Set them up, or take a ready formation with one click.
quick-2 = On your turn two dice give the points that all your figures share: for steps and for passes.
quick-3 = A pass goes straight, and an opponent in its way stops it. The figure that receives it may go on.
quick-4 = Shoot from the opponents’ penalty area: your dice and skill against those of the keeper. The higher total wins.
quick-5 = To win the ball, stand beside the carrier and challenge him: again dice against dice.
quick-6 = Cards change a roll, stop a foul or let a figure sprint. A six may be traded for a card.
quick-7 = More goals when time is up win.
symbol-figure = On the base of a figure stand its movement, the letter of its role and, in brackets, its strength.
symbol-points = The points of this phase. All your figures share them, for steps and for passes.
symbol-steps = A yellow arrow: the figure can take a step that way.
symbol-hand = Cards in hand. Only the number of the others’ cards is known.
symbol-changes = Pairs of arrows are the substitutions that are left.
symbol-deck = The deck, and how many cards are left in it. A six can be traded for one.

## Seats

seat-home-first = Home, first partner
seat-home-second = Home, second partner
seat-away-first = Away, first partner
seat-away-second = Away, second partner

## Questions

ask-leave = Call-up: choose a formation, or say who stays at home.
ask-keeper = Who keeps goal?
ask-figure = Line-up: who plays next?
ask-square = Where does { $player } stand?
ask-lineup = New line-up: where does { $player } stand?
ask-first = Kick-off: who has the ball?
ask-second = Kick-off: who stands beside him?
ask-move-card = A card before the dice of this phase?
ask-contrast-card = { $challenger } challenges { $carrier }: a card?
ask-shot-card = { $shooter } shoots at { $target }: a card?
ask-trade = A six: keep it or trade it for a card?
ask-spend = { $pool ->
    [one] 1 point: what next?
   *[other] { $pool } points: what next?
}
ask-challenge = Challenge { $carrier } for the ball?
ask-substitute = A substitution?
ask-taker = Free kick: who takes it?
ask-relocate = Relocate a figure?
ask-place = Where does { $player } go?
ask-wall = Where does the wall stand?
ask-wall-man = Who stands in the wall?
ask-retreat = { $player } is too close to the ball: where does he go?
ask-kicker = Penalty: who kicks?
ask-spot = Which side of the spot?
ask-clear = { $player } must go behind the kicker: where?
ask-target = Which goal square?
ask-new-keeper = The keeper is sent off: who makes room for the new one?
ask-stand-in = The keeper is sent off: who goes in goal?
ask-keeper-square = Shoot-out: where does your keeper stand?
ask-shooter = Shoot-out: who kicks?

## Answers

answer-move-card-pass = No card
answer-contrast-card-pass = No card
answer-shot-card-pass = No card
answer-trade-keep = Keep the full score
answer-trade-trade = Trade one six for a card
answer-trade-trade2 = Trade both sixes for cards
answer-spend-end =
    End the phase: { $pool ->
        [one] 1 point unspent
       *[other] { $pool } points unspent
    }{ $private ->
        [0] {""}
       *[other] , and { $private } of number { $sprinter }
    }
answer-challenge-none = No challenge
answer-substitute-done = No more substitutions
answer-relocate-done = Done

## Dice

die-six = an ordinary die
die-sign = the plus/minus die
die-card = the deck
die-lot = the lot
die-watch = the watch

## Options

option-home-team = Home squad
option-home-team-italia = Italia (defence)
option-home-team-brasile = Brasile (attack)
option-home-team-argentina = Argentina (midfield)
option-home-team-germania = Germania (strength)
option-home-team-olanda = Olanda (wings)
option-home-team-inghilterra = Inghilterra (both boxes)
option-away-team = Away squad
option-away-team-italia = Italia (defence)
option-away-team-brasile = Brasile (attack)
option-away-team-argentina = Argentina (midfield)
option-away-team-germania = Germania (strength)
option-away-team-olanda = Olanda (wings)
option-away-team-inghilterra = Inghilterra (both boxes)
option-home-roster = Home: a squad of your own (code)
option-away-roster = Away: a squad of your own (code)
option-mode = Match played by
option-mode-time = time
option-mode-goals = goals
option-minutes = Minutes
option-minutes-45 = 45
option-minutes-60 = 60
option-minutes-90 = 90
option-goals = Goals
option-goals-4 = 4
option-goals-6 = 6
option-goals-8 = 8
option-goals-10 = 10
option-goals-counting = Goals counted
option-goals-counting-total = of both sides together
option-goals-counting-first-to = of the better side
option-clock = Clock
option-clock-turns = by phases
option-clock-real = real minutes
option-clock-real-paused = real minutes, paused while a bot thinks
option-seconds-per-phase = Seconds a phase takes
option-hand-limit = Most cards in a hand (0: no limit)
option-max-phases = Most phases of a match by goals
option-knockout = Shoot-out on a tie
option-seats = Coaches at the table
option-partners = Partners share the roles
option-partners-pta-dc = P T A and D C
option-partners-pdt-ca = P D T and C A
option-partners-pdc-ta = P D C and T A
option-partners-pda-tc = P D A and T C

## Events

event-called-up = { $side } has called up { $figures } figures.
event-lined-up = { $side } has lined up.
event-possession = { $home } against { $away }: { $side } has the ball.
event-toss-tied = Both roll { $total }: they roll again.
event-dealt = Each side is dealt { $cards } cards.
event-kick-off = { $side } kicks off: { $player } has the ball, { $other } stands beside him.
event-card = { $side } plays { $card }.
event-sprint = { $side }’s { $player } may sprint.
event-rolled = { $side } rolls { $first } and { $second }.
event-traded = { $side } trades { $cards ->
    [1] a six for a card
   *[other] both sixes for { $cards } cards
}.
event-drew = { $side } draws { $card }.
event-drew-known = { $side } draws { $card }, which everyone has seen.
event-points = { $side } is left with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-sign = The plus/minus die shows { $plus ->
    [1] a plus: over the wall
   *[0] a minus: low
}.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-passed = { $side }’s { $player } passes to { $other }.
event-passed-on = { $side } hands { $points ->
    [one] 1 point
   *[other] { $points } points
} to the partner.
event-no-release = { $side }’s keeper finds nobody and keeps the ball.
event-shot = { $side }’s { $player } shoots!
event-tied = { $total } each: they roll again.
event-total = { $side }’s { $player }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}.
event-goal = Goal! { $side }’s { $player } scores!
event-saved = { $side }’s { $player } saves.
event-challenged = { $side }’s { $player } challenges { $other }.
event-ball-won = { $side }’s { $player } wins the ball.
event-ball-kept = { $side }’s { $player } keeps the ball.
event-grounded = { $side }’s { $player } lies on the ground.
event-foul = Foul by { $side }’s { $player }.
event-free-kick = Free kick for { $side }.
event-penalty = Penalty for { $side }!
event-cautioned = Yellow card for { $side }’s { $player }.
event-sent-off = { $side }’s { $player } is sent off.
event-new-keeper = { $player } is now in goal for { $side }.
event-stand-in = { $player } goes in goal for { $side }.
event-substituted = { $side } brings on { $other } for { $player }.
event-taker = { $side }’s { $player } takes the kick.
event-relocated = { $side } relocates { $player }.
event-wall = { $side } puts { $figures } in the wall.
event-no-wall = There is no room for { $side }’s wall.
event-kicker = { $side }’s { $player } will kick.
event-forfeit = { $side } has too few figures and loses.
event-time-up = Time is up: { $home }-{ $away }.
event-enough-goals = The agreed number of goals has been scored: { $home }-{ $away }.
event-safety-stop = The limit of phases has been reached: { $home }-{ $away }.
event-shootout = Shoot-out: { $side } begins.
event-kick = { $side }’s { $player } shoots from the spot.
event-kick-good = { $side }’s { $player } scores.
event-kick-saved = { $side }’s { $player } is denied by the keeper.
event-won = It is over: { $side } wins, { $home }-{ $away }.
event-draw = It is over: a draw, { $home }-{ $away }.
event-shootout-won = { $side } wins the shoot-out after a { $home }-{ $away } draw.

## Figures of a play

figure-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
figure-total = { $side }: { $more ->
    [0] { $total }
   *[other] { $dice } + { $more } = { $total }
}

## The table in characters

caption = Minute { $minute }, { $home }-{ $away }: { $moment }
caption-ball = { $moment }, ball with { $owner ->
    [home] Home
   *[away] Away
} { $number } on { $square }
caption-side = { $side ->
    [home] Home
   *[away] Away
}
caption-callup = the call-up
caption-toss = who has the ball?
caption-kickoff = { caption-side } kicks off
caption-movement = { caption-side } moves
caption-relaunch = { caption-side } relaunches
caption-freekick = free kick for { caption-side }
caption-penalty = penalty for { caption-side }
caption-lineup = new line-ups
caption-shootout = shoot-out
caption-over = the end
screen-phase-callup = Call-up
screen-phase-toss = Who has the ball?
screen-phase-kickoff = Kick-off
screen-phase-movement = Movement
screen-phase-relaunch = Relaunch
screen-phase-freekick = Free kick
screen-phase-penalty = Penalty
screen-phase-lineup = Line-up
screen-phase-shootout = Shoot-out
screen-phase-over = Full time
screen-points = { $pool ->
    [one] 1 point
   *[other] { $pool } points
}
screen-own = +{ $private } for { $number }
screen-ball = Ball
screen-hand = Your hand
screen-cards = cards
screen-deck = Deck
screen-under = under it
screen-bench = Bench
screen-gone = Off
screen-played = Played
screen-sealed = The other line-up is hidden.
screen-squad = Squad
screen-copies = copies
screen-legend = ~ reconstructed   ° public
screen-signs = n e s w steps   >n pass   !g shot   y yellow   z grounded
verb-double = dice count times
verb-sprint = sprint, points and steps
verb-carrier = for the carrier, plus
verb-challenger = for the challenger, plus
verb-save = for the save, plus
verb-reach = the keeper reaches
verb-foul = free kick or penalty
verb-cancel = cancels a card
verb-one-die = the others count their better die
verb-twice = the better die counts times

## The board as a drawing

answer-leave = { $token }
answer-keeper = { $token }
answer-figure = { $token }
answer-square = { $token }
answer-lineup = { $token }
answer-first = { $token }
answer-second = { $token }
answer-move-card = { $token }
answer-contrast-card = { $token }
answer-shot-card = { $token }
answer-spend = { $token }
answer-challenge = { $token }
answer-substitute = { $token }
answer-taker = { $token }
answer-relocate = { $token }
answer-place = { $token }
answer-wall = { $token }
answer-wall-man = { $token }
answer-retreat = { $token }
answer-kicker = { $token }
answer-spot = { $token }
answer-clear = { $token }
answer-target = { $token }
answer-new-keeper = { $token }
answer-stand-in = { $token }
answer-keeper-square = { $token }
answer-shooter = { $token }
board-phase-callup = Line-up
board-phase-toss = Who has the ball?
board-phase-kickoff =
    { $side ->
        [home] Home
       *[away] Away
    } kicks off
board-phase-movement =
    { $side ->
        [home] Home
       *[away] Away
    } moves
board-phase-relaunch =
    { $side ->
        [home] Home
       *[away] Away
    } relaunches
board-phase-freekick =
    { $side ->
        [home] Home
       *[away] Away
    }: free kick
board-phase-penalty =
    { $side ->
        [home] Home
       *[away] Away
    }: penalty
board-phase-lineup = New line-up
board-phase-shootout = Shoot-out
board-phase-over = Full time
board-shot =
    { $side ->
        [home] Home
       *[away] Away
    } shoots
board-contrast =
    { $side ->
        [home] Home
       *[away] Away
    } challenges
board-goals = to { $goals } goals
board-rolled =
    { $side ->
        [home] Home
       *[away] Away
    } rolled { $total }
board-option-pass = No card
board-option-none = Leave it
board-option-end = End phase
board-option-done = Done
board-option-keep = Keep
board-option-trade = Card for a 6
board-option-trade2 = Two cards
board-option-other = Choose
board-spoken = { $first } { $home }, { $second } { $away }, minute { $minute }.
board-spoken-carrier =
    { $side ->
        [home] Home
       *[away] Away
    } { $number } has the ball on { $square }.
cell-square =
    { $square }, { $zone ->
        [wing] wing
        [home] home’s defence zone
        [middle] midfield
        [away] away’s defence zone
        [home-goal] home’s goal
        [away-goal] away’s goal
       *[out] outside
    }
cell-figure =
    { $side ->
        [home] Home
       *[away] Away
    } { $number }, { player-role }, movement { $movement }, strength { $strength }, { player-state }.
player-role =
    { $role ->
        [P] keeper
        [D] defender
        [C] midfielder
        [A] attacker
       *[T] winger
    }
player-state =
    { $where ->
        [bench] on the bench
        [gone] gone
        [hand] to be placed
       *[pitch] on { $square }
    }{ $ball ->
        [1] , has the ball
       *[other] {""}
    }{ $yellow ->
        [0] {""}
        [1] , cautioned
       *[other] , sent off
    }{ $grounded ->
        [1] , on the ground
       *[other] {""}
    }{ $wall ->
        [1] , in the wall
       *[other] {""}
    }
player-movement = Movement
player-strength = Strength
player-left = Steps left
player-near = Beside him: { $numbers }.
cell-spot = The ball lies on the penalty spot.
cell-score =
    { $side ->
        [home] Home
       *[away] Away
    }, { $team }: { $goals ->
        [one] 1 goal
       *[other] { $goals } goals
    }{ $ball ->
        [1] , has the ball
       *[other] {""}
    }.
cell-hand =
    { $side ->
        [home] Home
       *[away] Away
    } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $known ->
        [0] {""}
       *[other] , { $known } of them known
    }.
cell-subs =
    { $side ->
        [home] Home
       *[away] Away
    }: { $left ->
        [one] 1 substitution
       *[other] { $left } substitutions
    } left.
cell-clock =
    Minute { $minute }{ $mode ->
        [time] {" of "}{ $limit }
       *[goals] , to { $limit } goals
    }.
cell-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } left{ $private ->
        [0] {""}
       *[other] , { $private } more for { $number }
    }.
cell-card =
    { $card }: { $does }.{ $playable ->
        [1]  You may play it now.
       *[other] {""}
    }
cell-played =
    { $side ->
        [home] Home
       *[away] Away
    }: { $card }, { $does }{ $force ->
        [1] .
       *[other] {" ("}cancelled).
    }
cell-deck =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck.
cell-die =
    { $side ->
        [home] Home
       *[away] Away
    }: { $face }.
cell-sign =
    { $plus ->
        [1] Plus: the kick flies over the wall.
       *[other] Minus: the kick stays low.
    }
cell-duel =
    { $side ->
        [home] Home
       *[away] Away
    } { $number }{ $dice ->
        [1] : dice { $first } and { $second }
       *[other] {""}
    }{ $more ->
        [0] {""}
       *[other] , plus { $more }
    }{ $total ->
        [-1] {""}
       *[other] , total { $total }
    }{ $won ->
        [1] , wins
       *[other] {""}
    }.
duel-contrast =
    { $state ->
        [open] Who wins the ball?
        [first] { $number } wins the ball
       *[second] { $number } keeps the ball
    }
duel-shot =
    { $state ->
        [open] Goal or save?
        [first] Goal by { $number }!
       *[second] { $number } saves
    }
calls-cards = Cards
card-contropiede = Counter-attack
card-sprint3 = Sprint 3(+4)
card-sprint4 = Sprint 4(+3)
card-dribbling = Dribble
card-tackle = Tackle
card-scivolata = Slide tackle
card-sicurezza = Safe hands
card-tuffo = Full stretch
card-punizione = Foul
card-ammonizione = Booking
card-cancella = Cancel
card-elimina = Remove a die
card-raddoppia = Double up
face-contropiede = { card-contropiede }
face-sprint3 = { card-sprint3 }
face-sprint4 = { card-sprint4 }
face-dribbling = { card-dribbling }
face-tackle = { card-tackle }
face-scivolata = { card-scivolata }
face-sicurezza = { card-sicurezza }
face-tuffo = { card-tuffo }
face-punizione = { card-punizione }
face-ammonizione = { card-ammonizione }
face-cancella = { card-cancella }
face-elimina = { card-elimina }
face-raddoppia = { card-raddoppia }
does-double = points × { $amount } from your half
does-sprint = +{ $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
}, movement { $movement }
does-carrier = +{ $amount } for the carrier
does-challenger =
    +{ $amount } in a challenge{ $grounds ->
        [1] ; or he falls
       *[other] {""}
    }
does-save = +{ $amount } for the keeper
does-reach = keeper reaches { $amount ->
    [one] { $amount } square
   *[other] { $amount } squares
}
does-foul =
    { $caution ->
        [1] a hard challenge is a foul and a yellow
       *[other] a hard challenge is a foul
    }
does-cancel = their card does nothing
does-one-die = they count one die only
does-twice = your best die counts × { $amount }
name-squad =
    { $number } { $role ->
        [P] keeper
        [D] defender
        [C] midfielder
        [A] attacker
       *[T] winger
    }
name-leave = Leave out { $player }
odds-squad = movement { $movement }, strength { $strength }
name-challenge = { $player } challenges
name-exchange = { $player } for { $other }
name-wall =
    { $size ->
        [1] Wall on { $first }
       *[other] Wall on { $first } and { $second }
    }
name-shot = Shoot at { $square }
name-step = { $number } { $arrow } { $square }
name-card-for = { $card }: { $player }
name-card-partner = { $card }: partner { $partner }
action-run = run
action-pass = pass
action-shoot = shoot
action-challenge = challenge
barred-no-ball = { $number } has the ball
barred-kick-comes = the kick comes first
barred-tired = it has used all its movement
barred-spent = no points are left
barred-hemmed = no free square to step to
barred-no-line = no team-mate in a free straight line within the points
barred-too-far = only from the opponents’ penalty area
barred-no-goal = no goal square in a free straight line within the points
barred-no-shot-now = not after a kick that was passed
barred-leaving = somebody must first leave the small area
chip-duel = +{ $mine } against +{ $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-comes =
    { $points ->
        [0] beside him
       *[other] { $likely ->
            [1] any roll
           *[other] { $points }+ points
        }
    }
chip-keeps = keeps it { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
walk-to =
    { $number } to { $square }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
walk-run =
    { $number } with the ball to { $square }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
walk-pass =
    Pass to { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
walk-shot =
    Shoot at { $square }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
walk-place = { $number } to { $square }
walk-challenge = { $number } challenges { $other }
walk-exchange = { $number } for { $other }
form-balanced = Balanced
about-form-balanced = two defenders, two on the wings, two attackers
form-fortress = Fortress
about-form-fortress = three defenders, one attacker waits
form-diamond = Diamond
about-form-diamond = two defenders, three in midfield
form-wings = Wings
about-form-wings = three on the wings, the middle open
form-storm = Storm
about-form-storm = three attackers, one defender
plan-without = without { $numbers }
odds-goal = goal { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-save = save { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball = wins the ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-keeps = keeps the ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-without-cards = { $what } without cards
odds-unanswered = { $what } if they play no card
odds-or-falls = { $what }; else he lies on the ground
odds-beside = beside the carrier; a challenge wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-comes =
    without a card their { $other } { $points ->
        [0] is beside him
       *[other] gets to him { $likely ->
            [1] with any roll
           *[other] with { $points }+ points, { NUMBER($likely, style: "percent", maximumFractionDigits: 0) }
        }
    }; a challenge then wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-foul =
    { $penalty ->
        [1] penalty
       *[other] free kick from { $square }
    }{ $yellows ->
        [0] {""}
        [1] {", and a yellow for the challenger"}
       *[other] {", and the challenger is sent off"}
    }
odds-points =
    { $mine ->
        [1] {""}
       *[other] {"they have "}
    }about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points{ $more ->
        [0] {""}
       *[other] , and { $more } of his own
    }
odds-left =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $cards ->
        [0] {""}
        [one] {" and a card"}
       *[other] {" and "}{ $cards } cards
    }
odds-duel =
    dice { $total }{ $cards ->
        [0] {""}
        [one] {" and a card"}
       *[other] {" and "}{ $cards } cards
    }: wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-theirs = then they move
follows-challenge = then a challenge, if you wish
follows-left =
    { $left ->
        [one] 1 left for later
       *[other] { $left } left for later
    }
follows-more =
    { $left ->
        [one] 1 more could move
       *[other] { $left } more could move
    }
follows-adds = +{ $bonus } on a shot at an empty square
follows-swap = changes places with { $other }
follows-kicker = goal up to { NUMBER($share, style: "percent", maximumFractionDigits: 1) } as the keeper stands now
follows-keeper = adds { $bonus } on { $squares }
follows-stand-in = saves with no strength of his own

## The report

report-part = {""}
report-turning-also = Sendings-off, penalties, saves and yellow cards weigh like part of a goal.
report-goals = goals
report-shots = shots
report-passes = passes
report-won = balls won
report-kept = balls kept
report-saves = saves
report-fouls = fouls
report-free-kicks = free kicks
report-penalties = penalties
report-cautions = yellow cards
report-expulsions = sent off
report-cards = cards played
report-substitutions = substitutions

## What somebody else decides

deciding-leave = the call-up
deciding-keeper = who keeps goal
deciding-figure = the line-up
deciding-square = the line-up
deciding-lineup = the new line-up
deciding-first = who kicks off
deciding-second = who stands beside the ball
deciding-move-card = whether to play a card
deciding-contrast-card = whether to play a card in the challenge
deciding-shot-card = whether to play a card for the shot
deciding-trade = whether to trade a six for a card
deciding-spend = how to spend the points
deciding-challenge = whether to challenge { $carrier } for the ball
deciding-substitute = whether to substitute
deciding-taker = who takes the free kick
deciding-relocate = who to relocate
deciding-place = where { $player } goes
deciding-wall = where the wall stands
deciding-wall-man = who stands in the wall
deciding-retreat = where { $player } moves back to
deciding-kicker = who takes the penalty
deciding-spot = which side of the spot
deciding-clear = where { $player } clears to
deciding-target = where to aim
deciding-new-keeper = who makes room for the new keeper
deciding-stand-in = who goes in goal
deciding-keeper-square = where the keeper stands
deciding-shooter = who takes the next penalty

## Answers that stand

standing-no-cards = Play no cards for now, whatever I hold
lineup-forbidden = Not allowed: one keeper in goal and seven others, no more and no fewer.
board-bench = The bench, for those who are not on the pitch.

## Puzzles

puzzle-theme-trade = Trade your sixes?
puzzle-theme-challenges = Challenges
puzzle-theme-cards = Cards
puzzle-theme-pieces = Set pieces
puzzle-theme-points = Points to spend

## Why a good coach would do it

why-shoots = A shot now is worth more than what may follow.
why-ahead = Brings the ball nearer to their goal while it can.
why-keeps = Keeps the ball where they hardly get at it.
why-challenges = Goes for the ball now.
why-marks = Marks a man who was open for the next pass.
why-closes = Closes the carrier down before he gets into range.
why-covers = Gets between the ball and the goal.
