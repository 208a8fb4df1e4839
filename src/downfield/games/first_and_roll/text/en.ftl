### 1st & Roll: what the table says.

game-name = 1st & Roll
game-tagline = Dice football: outguess the other side, then let the dice roll.
game-intro =
    Each play both sides choose a die in secret: red is a run, green a pass, yellow either. If the colours match, the defence
    rolls too. Ten yards in four downs, six points at the goal line.
quick-1 = Two halves. The clock die says after each play whether the clock moves on.
quick-2 = Each play both sides take a die in secret: red is a run, green a pass, yellow either.
quick-3 = Different colours: only the offence rolls. The same colour: the defence rolls too, and its yards are taken off.
quick-4 = A circled number breaks away: roll again and add it. A flag on a defence die is a penalty.
quick-5 = Ten yards in four downs keep the ball. A field goal may be kicked on any down, a punt only on the fourth.
quick-6 = A T on the clock die may be a turnover. Go deep with a Long Bomb when you dare.
quick-7 = A touchdown is worth six points and a try, a field goal three.
symbol-lane = The bright lane is the down that is being played.
symbol-marker = The yellow line is the first down. Its plate says how many yards are missing.
symbol-clock = The frame is the clock. It moves on only when the clock die says so.
symbol-timeouts = Time-outs that are left. Spend one when the clock is about to advance, and it stays where it is.
symbol-dice = A circled number breaks away: roll again and add it. A flag on a defence die is a penalty.
symbol-ball = The small football shows who has the ball.

# A place on the field, $line yards from the own goal line
spot = { $line ->
    [50] midfield
    [51] the opponents’ 49
    [52] the opponents’ 48
    [53] the opponents’ 47
    [54] the opponents’ 46
    [55] the opponents’ 45
    [56] the opponents’ 44
    [57] the opponents’ 43
    [58] the opponents’ 42
    [59] the opponents’ 41
    [60] the opponents’ 40
    [61] the opponents’ 39
    [62] the opponents’ 38
    [63] the opponents’ 37
    [64] the opponents’ 36
    [65] the opponents’ 35
    [66] the opponents’ 34
    [67] the opponents’ 33
    [68] the opponents’ 32
    [69] the opponents’ 31
    [70] the opponents’ 30
    [71] the opponents’ 29
    [72] the opponents’ 28
    [73] the opponents’ 27
    [74] the opponents’ 26
    [75] the opponents’ 25
    [76] the opponents’ 24
    [77] the opponents’ 23
    [78] the opponents’ 22
    [79] the opponents’ 21
    [80] the opponents’ 20
    [81] the opponents’ 19
    [82] the opponents’ 18
    [83] the opponents’ 17
    [84] the opponents’ 16
    [85] the opponents’ 15
    [86] the opponents’ 14
    [87] the opponents’ 13
    [88] the opponents’ 12
    [89] the opponents’ 11
    [90] the opponents’ 10
    [91] the opponents’ 9
    [92] the opponents’ 8
    [93] the opponents’ 7
    [94] the opponents’ 6
    [95] the opponents’ 5
    [96] the opponents’ 4
    [97] the opponents’ 3
    [98] the opponents’ 2
    [99] the opponents’ 1
   *[other] their own { $line }
}
colour = { $die ->
    [0] red
    [1] yellow
   *[2] green
}
foul = { $penalty ->
    [0] O5, false start: five yards against the offence
    [1] O10, holding: ten yards against the offence
    [2] O15, personal foul: fifteen yards against the offence
    [3] D5A, holding: five yards against the defence and a first down
    [4] D5, offside: five yards against the defence
   *[5] D15, personal foul: fifteen yards against the defence
}
yards = { $yards ->
    [one] { $yards } yard
   *[other] { $yards } yards
}
distance = { $distance ->
    [one] { $distance } yard
   *[other] { $distance } yards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Questions

where = { $end ->
    [own] your { $line }
   *[opp] their { $line }
}
situation = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
} & { $togo } at { where }
ask-call = Call the toss: heads or tails? The winner receives or kicks.
ask-receive = You won the toss. Receive now, or kick and receive in the second half?
ask-kickoff = You kick off. A regular kick, or an onside kick that keeps the ball with ten yards?
ask-return = The kick is coming. Take a touchback, or run it out with all three dice?
ask-declare = { situation }. What will it be?
ask-dice = { $phase ->
    [try] Two points: { distance } to the goal line. Choose a die in secret.
   *[other] { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & { $togo }, { $distance } from the goal line. Choose a die in secret.
}
ask-bomb = Green against { $defence_die }: nobody covers the pass. Throw it, or go for the Long Bomb?
ask-again = Breakaway! { yards } so far, { $distance } to the goal line; more than two beyond it is incomplete. Roll again?
ask-penalty = Flag: { $penalty }. { $phase ->
    [return] Accept it from where the return ended, or decline?
   *[other] { $declared ->
        [punt] Accept it and play from the new spot instead of kicking, or decline and kick?
       *[other] Accept it instead of the dice, or decline and let them count ({ $yards } so far)?
    }
}
ask-block-punt = They punt from { distance } out. Which two dice rush the kick? Two flags block it.
ask-punt = { $phase ->
    [freekick] Free kick after the safety.
   *[other] The punt is away.
} Which die is added to the kick?
ask-catch = The ball is yours { distance } from your goal line. Take it there, or return it with the yellow dice?
ask-block-kick = They kick from { distance }. Rush it with two dice? Two flags block it.
ask-try = Touchdown! Kick for one point, or play for two?
ask-run-off = A good run. Let another space run off the clock? It shows { $clock }.
ask-timeout = The clock is about to leave { $clock }. Spend a time-out?

answer-call-heads = Heads
answer-call-tails = Tails
answer-receive-receive = Receive
answer-receive-kick = Kick
answer-kickoff-regular = Regular kick
answer-kickoff-onside = Onside kick
answer-return-touchback = Touchback
answer-return-run-out = Run it out
answer-declare-play = Play
answer-declare-punt = Punt
answer-declare-fg = Field goal from { distance }
answer-declare-hail-mary = Hail Mary
answer-dice-r = Red: run
answer-dice-y = Yellow: run or pass
answer-dice-g = Green: pass
answer-bomb-pass = Throw the pass
answer-bomb-bomb = Long Bomb
answer-again-stop = Stop here
answer-again-again = Roll again
answer-penalty-decline = Decline
answer-penalty-accept = Accept
answer-block-punt-ry = Red and yellow
answer-block-punt-rg = Red and green
answer-block-punt-yg = Yellow and green
answer-punt-r = Red
answer-punt-y = Yellow
answer-punt-g = Green
answer-catch-fair-catch = Fair catch: keep the spot
answer-catch-return = Return it
answer-block-kick-ry = Red and yellow
answer-block-kick-rg = Red and green
answer-block-kick-yg = Yellow and green
answer-block-kick-none = Stay back
answer-try-kick = Kick for one
answer-try-two = Play for two
answer-run-off-pass = Leave the clock alone
answer-run-off-run-off = Run it off
answer-timeout-pass = Let it run
answer-timeout-timeout = Time-out

die-red = the red offence die
die-yellow = the yellow offence die
die-green = the green offence die
die-defence-red = the red defence die
die-defence-yellow = the yellow defence die
die-defence-green = the green defence die
die-kick = the kick die
die-clock = the clock die
die-penalty = the penalty die
die-coin = the coin

## Options

option-overtime = Overtime on a tie
option-onside-needs-turnover-face = An onside kick needs a T as well
option-run-off = Run-off
option-run-off-unmatched = after a red die against another colour
option-run-off-no-penalty-no-turnover = after every red die without flag or turnover
option-red-zone-rule = Passes can be overthrown
option-red-zone-rule-any-line = from anywhere
option-red-zone-rule-line-inside-20 = on or inside the 20
option-max-overtimes = Overtimes (at most)
option-hail-mary-timeouts = Hail Mary without time-outs left
option-hail-mary-timeouts-both = to either side
option-hail-mary-timeouts-offence = to the offence
option-home-seats = Coaches for Home
option-home-seats-one = one
option-home-seats-two = two, offence and defence
option-away-seats = Coaches for Away
option-away-seats-one = one
option-away-seats-two = two, offence and defence

## Events

event-called = { $side } calls { $face ->
    [0] heads
   *[1] tails
}.
event-tossed = It is { $face ->
    [0] heads
   *[1] tails
}: { $side } chooses.
event-receives = { $side } receives first.
event-gained = { $yards ->
    [0] No gain for { $side }.
   *[other] { $side } gains { yards }.
}
event-lost = { $side } loses { yards }.
event-first-down = First down for { $side } at { spot }.
event-downs-lost = Turnover on downs: { $side } takes over at { spot }.
event-kicked-off = { $side } kicks off.
event-touchback = Touchback: { $side } starts at { spot }.
event-run-out = { $side } runs the kick out for { yards }.
event-onside = { $side } tries an onside kick.
event-onside-kept = The onside kick goes { yards }: { $side } keeps the ball at { spot }.
event-onside-lost = The onside kick goes only { yards }: { $side } has the ball at { spot }.
event-onside-without-t = The onside kick goes { yards }, but without a T: { $side } has the ball at { spot }.
event-revealed = { $side } has chosen { $attack ->
    [0] red
    [1] yellow
   *[2] green
}, the defence { $guard ->
    [0] red
    [1] yellow
   *[2] green
}.
event-offence-rolled = { $side } rolls { colour }: { $yards }.
event-defence-rolled = { $side } rolls { colour }: { yards } taken back.
event-clock-rolled = Clock die: { $face ->
    [1] the clock runs
   *[0] blank
}.
event-t-rolled = Clock die: T.
event-turnover = Turnover! { $side } wins the ball after a { colour } play.
event-turnover-touchback = Lost in the end zone: touchback for { $side }.
event-turnover-touchdown = Lost behind their own goal line: { $side } falls on it.
event-returned = { $side } returns the ball { yards }.
event-return-flag = A flag on the return.
event-return-touchdown = { $side } takes it all the way.
event-breakaway = Breakaway: { $side } adds { $yards } with { colour }.
event-stopped = { $side } stops with { yards }.
event-broken-tackle = Broken tackle: { $side } adds { $yards }.
event-bomb = { $side } goes for the Long Bomb!
event-bomb-rolled = Green { $green }, kick { $kick }, yellow { $yellow }.
event-bomb-incomplete = Incomplete: { $side } loses the down.
event-intercepted = Intercepted { yards } downfield by { $side }!
event-intercepted-touchback = Intercepted in the end zone: touchback for { $side }.
event-punt = { $side } punts.
event-block-rolled = { $side } rushes the kick: { $flags ->
    [0] no flag
    [1] one flag
   *[2] two flags
}.
event-punt-blocked = { $side } blocks the punt!
event-block-lost = { $side } picks up the blocked ball at { spot }.
event-block-recovered = { $side } recovers the blocked ball: both sides roll red.
event-block-flag = { $side } rolls a flag, which counts for nothing here.
event-punted = { $side } kicks the ball { yards }.
event-punt-touchback = Into the end zone: touchback for { $side }.
event-fair-catch = { $side } takes the ball at { spot }.
event-flag = A flag!
event-penalty = Penalty die: { foul }.
event-accepted = { $side } accepts the penalty.
event-declined = { $side } declines the penalty.
event-moved-up = { $side } moves up { yards }, to { spot }.
event-moved-back = { $side } moves back { yards }, to { spot }.
event-penalty-first-down = The penalty brings { $side } a first down at { spot }.
event-down-repeated = { $down ->
    [1] First
    [2] Second
    [3] Third
   *[4] Fourth
} down is repeated.
event-penalty-ignored = Ignored on a return.
event-penalty-moot = The touchdown stands; nothing to add.
event-half-to-goal = Half the distance to the goal: { $side } moves up { yards }, to { spot }.
event-half-to-own-goal = Half the distance to their own goal: { $side } moves back { yards }, to { spot }.
event-penalty-safety = Held in the end zone: { $side } gets the safety.
event-overthrown = Overthrown by { yards }: incomplete, { $side } loses the down.
event-field-goal = { $side } tries a field goal from { yards }.
event-field-goal-good = Good from { yards }! { points } for { $side }.
event-field-goal-again = A 20 from close in: { $side } kicks again.
event-field-goal-blocked = { $side } blocks the kick!
event-field-goal-missed = No good from { yards } for { $side }.
event-touchdown = Touchdown for { $side }! { points }.
event-try-kick-good = The kick is good: one point for { $side }.
event-try-kick-failed = The kick fails.
event-two-good = Two points for { $side }!
event-two-failed = The try for two fails.
event-try-repeated = The try is repeated, { yards } from the goal line.
event-safety = Safety! { points } for { $side }.
event-free-kick = { $side } takes the free kick from { spot }.
event-hail-mary = { $side } throws the Hail Mary ...
event-hail-mary-caught = ... and it is caught!
event-hail-mary-failed = ... and nobody catches it.
event-run-off = { $side } lets the clock run off.
event-ticked = The clock moves on; { $left ->
    [0] time is up
    [one] one space left
   *[other] { $left } spaces left
}.
event-timeout = Time-out for { $side }, { $left ->
    [0] none
   *[other] { $left }
} left.
event-half-over = Half-time: { $home }-{ $away }.
event-second-half = Second half: { $side } kicks off.
event-match-over = It is over: { $side } wins, { $home }-{ $away }.
event-drawn = Overtime { $overtime }: { $side } is drawn to receive.
event-overtime-over = Overtime { $overtime } ends without points.
event-draw = It is over: a draw, { $home }-{ $away }.
event-last-draw = The last overtime is over: a draw, { $home }-{ $away }.

## Figures of a play

figure-offence-rolled = { $yards_signed }
figure-defence-rolled = { $yards_taken }
figure-breakaway = { $yards_signed }
figure-broken-tackle = { $yards_signed }
figure-gained = = { yards }
figure-run-out = = { yards }
figure-returned = = { yards }
figure-onside-kept = = { yards }
figure-onside-lost = = { yards }
figure-onside-without-t = = { yards }
figure-punted = = { yards }
figure-lost = = { $yards ->
    [one] -1 yard
   *[other] -{ $yards } yards
}

## The table in characters

caption = { $overtime ->
    [OT] Overtime { $part }
   *[H] { $part ->
        [1] 1st half
       *[2] 2nd half
    }
} { $clock }, { $home }-{ $away }: { $moment }
caption-toss = the toss
caption-kickoff = { caption-side } kicks off
caption-try = { caption-side } after the touchdown
caption-freekick = { caption-side } takes the free kick
caption-play = { caption-side } { screen-nth } & { $togo }, { $end ->
    [own] own
   *[opp] opponents’
} { $line }
caption-side = { $side ->
    [home] Home
   *[away] Away
}
screen-ball-home = home ball
screen-ball-away = away ball
screen-letters-home = HOME
screen-letters-away = AWAY
screen-half = { $overtime ->
    [0] { $half ->
        [1] 1st half
       *[2] 2nd half
    }
   *[other] Overtime { $overtime }
}
screen-timeouts = time-outs
screen-nth = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
screen-goal = goal
screen-situation = { screen-nth } & { $togo } at { $owner ->
    [home] the home { $line }
    [away] the away { $line }
    [middle] midfield
   *[nobody] the { $line }
}
screen-phase-toss = The coin toss
screen-phase-kickoff = Kick-off
screen-phase-freekick = Free kick
screen-phase-return = Return
screen-phase-try = After the touchdown
screen-phase-over = The match is over
screen-declared-punt = punt
screen-declared-fg = field goal
screen-declared-hail-mary = Hail Mary
screen-declared-bomb = Long Bomb
screen-against = { $attack } against { $guard }
screen-yards = { yards }
screen-now = now
screen-last = last
screen-offence = Offence
screen-defence = Defence
screen-both = For both
screen-track = track
screen-legend = (n) breakaway   [n] broken tackle   F flag   ~ reconstructed   ° public

# On a die: six letters at most, nine for the penalty die

screen-red = red
screen-yellow = yellow
screen-green = green
screen-kick = kick
screen-clock = clock
screen-flag = flag
screen-coin = coin
screen-penalty = penalty
screen-blank = blank
screen-tick = tick
screen-heads = heads
screen-tails = tails

## Words on the board

board-down = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
board-togo = { board-down } & { $togo }
board-goal = { board-down } & goal
board-spot = { $side } { $line }
board-midfield = Midfield
board-half = { $number ->
    [1] 1st half
   *[2] 2nd half
}
board-overtime = { $number ->
    [1] Overtime
   *[other] Overtime { $number }
}
board-phase-toss = Coin toss
board-phase-kickoff = Kick-off
board-phase-return = Return
board-phase-freekick = Free kick
board-phase-try = Try
board-phase-punt = Punt
board-phase-fieldgoal = Field goal
board-phase-play = Play
board-phase-penalty = Penalty
board-phase-over = Full time
board-flag = A penalty flag
board-cup = { $side } has chosen a die
board-cup-open = { $side } is choosing a die
board-spoken = { $half }, { $clock } on the clock. Home { $home }, Away { $away }. Time-outs left: Home { $home_timeouts }, Away { $away_timeouts }.
board-spoken-ball = { $side } has the ball: { $situation }, { $spot }.

# A word or two on a small card, twelve letters at most
board-call-call-heads = Heads
board-call-call-tails = Tails
board-call-receive-receive = Receive
board-call-receive-kick = Kick
board-call-kickoff-regular = Regular
board-call-kickoff-onside = Onside
board-call-return-touchback = Touchback
board-call-return-run-out = Run out
board-call-declare-play = Play
board-call-declare-punt = Punt
board-call-declare-fg = Field goal
board-call-declare-hail-mary = Hail Mary
board-call-bomb-pass = Pass
board-call-bomb-bomb = Long Bomb
board-call-again-stop = Stop
board-call-again-again = Roll again
board-call-penalty-decline = Decline
board-call-penalty-accept = Accept
board-call-catch-fair-catch = Fair catch
board-call-catch-return = Return
board-call-block-kick-none = Stay back
board-call-try-kick = One point
board-call-try-two = Two points
board-call-run-off-pass = Leave it
board-call-run-off-run-off = Run off
board-call-timeout-pass = Let it run
board-call-timeout-timeout = Time-out

# What an element of the board says, and what a face means

cell-side = { $side }: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $timeouts ->
    [1] 1 time-out
   *[other] { $timeouts } time-outs
} left{ $ball ->
    [1] , has the ball
   *[0] {""}
}.
cell-clock = { $half }, { $clock } on the clock.
cell-ball = The ball: { $spot }.
cell-marker = The first-down line: { $togo } to go.
cell-gain = So far { yards } in this play.
cell-attack = The offence chose { $colour ->
    [red] red
    [yellow] yellow
   *[green] green
}.
cell-guard = The defence chose { $colour ->
    [red] red
    [yellow] yellow
   *[green] green
}.
cell-die = { $die }: { $face }.
face-breakaway = breakaway
face-broken = broken tackle
face-flag = flag
face-turn = roll again
face-turnover = turnover
face-clock = clock runs
face-blank = clock stands
face-nothing = no gain
face-heads = heads
face-tails = tails
face-coin-h = { face-heads }
face-coin-t = { face-tails }
face-clock-- = blank
face-f = { face-flag }
face-circled = { $number }, breakaway
face-boxed = { $number }, broken tackle

# What to expect of an option

odds-attack =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) } if they choose at random · other colour { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, same colour { NUMBER($met, style: "percent", maximumFractionDigits: 1) } · average { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yd, same colour { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-attack-two = Good { NUMBER($share, style: "percent", maximumFractionDigits: 1) } if they choose at random · other colour { NUMBER($open, style: "percent", maximumFractionDigits: 1) }, same colour { NUMBER($met, style: "percent", maximumFractionDigits: 1) }
odds-guard =
    { $what ->
        [first] No first down
        [goal] No touchdown
       *[two] Not good
    } { NUMBER($stops, style: "percent", maximumFractionDigits: 1) } if they choose at random · { $die ->
        [red] red
        [yellow] yellow
       *[green] green
    } { NUMBER($met, style: "percent", maximumFractionDigits: 1) } instead of { NUMBER($open, style: "percent", maximumFractionDigits: 1) }
odds-play =
    { $what ->
        [first] First down
       *[goal] Touchdown
    } up to { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-punt-far = Up to { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yards on average, blocked { NUMBER($block, style: "percent", maximumFractionDigits: 1) }
odds-fg = Good { NUMBER($good, style: "percent", maximumFractionDigits: 1) }, against a block { NUMBER($tried, style: "percent", maximumFractionDigits: 1) }
odds-hail-mary = Touchdown { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; then the half is over
odds-pass =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yards on average
odds-bomb =
    { $what ->
        [goal] Touchdown
       *[first] First down
    } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, intercepted { NUMBER($picked, style: "percent", maximumFractionDigits: 1) }, incomplete { NUMBER($missed, style: "percent", maximumFractionDigits: 1) }
odds-stop =
    { $kind ->
        [lost] Lost { yards } downfield: a turnover
        [long] Overthrown already
        [goal] A touchdown
        [first] { yards }, a first down
       *[short] { yards }, short of the marker
    }
odds-again = Next roll: touchdown { NUMBER($scored, style: "percent", maximumFractionDigits: 1) }, overthrown { NUMBER($over, style: "percent", maximumFractionDigits: 1) }
odds-again-lost = Lost unless it is too long: incomplete and yours { NUMBER($kept, style: "percent", maximumFractionDigits: 1) }
odds-punt = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yards on average, touchback { NUMBER($touchback, style: "percent", maximumFractionDigits: 1) }
odds-block-punt = Blocks it { NUMBER($both, style: "percent", maximumFractionDigits: 1) }, one flag { NUMBER($one, style: "percent", maximumFractionDigits: 1) }
odds-block-kick = Blocks it { NUMBER($both, style: "percent", maximumFractionDigits: 1) }; the kick fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-unblocked = The kick fails { NUMBER($fails, style: "percent", maximumFractionDigits: 1) }
odds-follows = { $yards }{ $who ->
    [mine] { "" }
   *[theirs] { " for them" }
}: { $situation }
odds-changed = { $who ->
    [mine] Your ball
   *[theirs] Their ball
}: { $situation }
odds-points = { $who ->
    [mine] +{ $points } for you
   *[theirs] +{ $points } for them
}
odds-try-kick = Good { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-try-two = Good up to { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-onside = You keep the ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-run-out = To the { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, beyond the { $line } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-touchback = From your { $line }
odds-return = { NUMBER($yards, minimumFractionDigits: 1, maximumFractionDigits: 1) } yards on average, a flag { NUMBER($flag, style: "percent", maximumFractionDigits: 1) }

## What somebody else decides

deciding-call = heads or tails
deciding-receive = receive or kick
deciding-kickoff = a regular or an onside kick
deciding-return = touchback or return
deciding-declare = play, punt or field goal
deciding-dice = which die to choose, in secret
deciding-bomb = pass or Long Bomb
deciding-again = roll again or stop
deciding-penalty = accept or decline the penalty
deciding-block-punt = which dice rush the punt
deciding-punt = which die is added to the kick
deciding-catch = fair catch or return
deciding-block-kick = whether to rush the kick
deciding-try = one point or two
deciding-run-off = whether to let the clock run
deciding-timeout = whether to take a time-out

## The report

report-part = { $part ->
    [1] 1st half
    [2] 2nd half
   *[other] overtime
}
report-turning-also = Turnovers, interceptions, lost downs, missed and blocked kicks, long gains and returns weigh like a few points.
report-yards = yards
report-plays = plays
report-longest = longest gain
report-first-downs = first downs
report-touchdowns = touchdowns
report-field-goals = field goals
report-field-goals-missed = field goals missed
report-punts = punts
report-lost-balls = balls lost
report-downs-lost = fourth downs lost
report-breakaways = breakaways, broken tackles
report-bombs = Long Bombs
report-penalties = penalties accepted
report-timeouts = time-outs

## Answers that stand

standing-timeout-early = No time-out before the last four minutes
standing-any-pair = Take any pair where all are as good

## A position, field by field

field-phase = moment
field-phase-toss = before the toss
field-phase-kickoff = kick-off
field-phase-play = before a play
field-phase-try = after a touchdown
field-phase-freekick = kick after a safety
field-possession = who has the ball
field-possession-home = Home
field-possession-away = Away
field-ball = ball: yards from their own goal line
field-down = down
field-togo = yards to go
field-score = score: home, away
field-half = half (3 and on: overtime)
field-clock = clock
field-timeouts = time-outs: home, away
field-second = who kicks off the second half
field-second-home = Home
field-second-away = Away

## Puzzles

puzzle-theme-kick = Play, punt or kick?
puzzle-theme-clock = The clock
puzzle-theme-flags = Flags
puzzle-theme-risk = Risk it?
puzzle-theme-returns = Kicks and returns

# What an option is good for
why-safest = Costs you least if they guess it.
why-boldest = Pays most when they guess wrong.
why-mixed = Mixed in, so that they cannot count on the others.
why-kick = The kick wins more than going for it.
why-kick-early = The kick wins more than another play.
why-kick-level = Its points draw level.
why-kick-front = Its points put you in front.
why-punt = Giving the ball away wins more than going for it.
why-gamble = Going for it wins more than a kick.
why-kicks-off = An onside kick is kept too seldom for what it costs.
why-onside = The chance to keep the ball is worth the yards it may cost.
why-touchback = On average the dice do not get you past the touchback.
why-short-pass = A Long Bomb is caught too seldom for what it wins.
why-long-bomb = The yards of a Long Bomb are worth its risk.
why-rolls-safely = No face can carry the pass too far.
why-rolls-on = The yards are worth the risk of a pass that is too long.
why-rolls-lost = The ball is lost unless the pass is too long.
why-stops = Another roll might carry the pass too far.
why-flag-first = Only this way is it a first down.
why-flag-taken = The penalty is worth more than what the play brought.
why-flag-declined = What the play brought is worth more than the penalty.
why-punts-far = No other die kicks as far on average.
why-no-touchback = No other die ends in a touchback as seldom.
why-fair-catch = A return costs more than it brings.
why-returns = The yards of a return are worth its risk.
why-try-level = It draws level.
why-try-front = It puts you in front.
why-try-kick = The kick wins more than a play for two.
why-try-two = A play for two wins more than the kick.
why-needs-time = You are behind and need the time.
why-stops-clock = Stopping the clock is worth more than keeping the time-out.
why-saves-timeout = Saves a time-out that is worth more later.
why-time-runs = You lead, and time is on your side.
why-lets-run = You would not stop the clock even for free.
why-runs-time = With less time left you win more.
