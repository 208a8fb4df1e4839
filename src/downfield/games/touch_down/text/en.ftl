### Touch Down: what the table says.

game-name = Touch Down
game-tagline = American football on a grid: line up, time it, hit the gap.
game-intro =
    Eleven counters a side on a field of squares. Each move both coaches roll for timing: the lower acts first, the
    higher moves farther. Hand off, throw, block and run: more than ten yards in four downs, six points in the end zone.
quick-1 = Eleven counters a side. The attack lines up first, then the defence; ready line-ups are one click away.
quick-2 = Each move both coaches roll for timing: the lower roll has the initiative, the higher one moves farther. The clock takes the higher roll in seconds.
quick-3 = First the ball: hand off, throw, ground it, or nothing.
quick-4 = Then the side with the initiative moves, then the other, then the first has steps left over.
quick-5 = Move into a standing opponent to make contact: a die says who goes down, or whether both are entangled.
quick-6 = The play ends when the carrier is down, out of bounds or the ball is dead. More than ten yards in four downs keep the ball.
quick-7 = A touchdown is worth six points and a try, a field goal three.
symbol-counter = A counter shows its role and number; below them stand its contact and its speed.
symbol-gain = The yellow line is the line to gain. Carry the ball beyond it within four downs, and you keep it.
symbol-timing = Timing: the lower roll has the initiative, the higher one moves farther.
symbol-track = The phases of this move: who moves, and how many squares. The bright one is now.
symbol-fallen = A grey counter that lies askew has fallen.
symbol-boxes = The injured. After every action each of them moves on one box; past the last he is fit again.
symbol-timeout = The time-out of this quarter; a dotted ring means that it is spent.

## Questions

situation = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
} & { togo-rows }, on your own { $yards }-yard row
togo-rows = { $togo ->
    [one] { $togo } row
   *[other] { $togo } rows
}
ask-receive = You won the toss. Receive the kick-off, or kick?
ask-declare = { situation }. What will it be?
ask-try = Touchdown! A kick for one point, or an attack for two?
ask-lineup = Choose a formation, place everyone yourself, or bring someone on first. How do you line up?
ask-front = Does number { $player } stand on the defence line?
ask-row = Number { $player }: which row?
ask-column = Number { $player }: which column?
ask-change = Move one receiver before the play?
ask-reply = They have moved a receiver. Move one of your defenders who is not on the line?
ask-initiative = A tie at { $high }. Who moves first?
ask-snap = Who gets the snap?
ask-ball = Number { $carrier } has the ball. Pass it, ground it, or keep it?
ask-aim-row = Where do you kick to?
ask-aim-column = The kick: to which column?
ask-field-row = The kick is short: where do you move the ball to?
ask-field-column = Which column?
ask-goal = The kick at goal: which square?
ask-intercept = Intercepted! Who has the ball?
ask-spill = A bad hand-off to number { $other }: where does the ball lie?
ask-blitz = Blitz with someone before they move?
ask-move = { $part ->
    [6] Your move first, { $low ->
        [one] 1 square
       *[other] { $low } squares
    } each.
    [7] Your move, { $high ->
        [one] 1 square
       *[other] { $high } squares
    } each and speed.
   *[8] Recovery.
} Who moves?
ask-step = Number { $player }, { $left ->
    [one] one step
   *[other] { $left } steps
} left.
ask-extra = Number { $player } has run someone over and may move one more square.
ask-chase = The carrier is out of bounds. Hit him there?
ask-chase-step = Number { $player } after the carrier: { $left ->
    [one] one step
   *[other] { $left } steps
} left.
ask-timeout = The ball is dead at { $clock }. Save the two minutes with a time-out?

answer-receive-receive = Receive
answer-receive-kick = Kick
answer-declare-attack = Attack
answer-declare-punt = Punt
answer-declare-field-goal = Field goal
answer-try-one-point = Kick for one
answer-try-two-points = Attack for two
answer-lineup = Bring on { $token }
answer-lineup-free = Place everyone one by one
answer-lineup-pro-set = Pro set: balanced
answer-lineup-i-form = I formation: backs in a row
answer-lineup-spread = Spread: wide receivers
answer-lineup-wing-left = Wing left
answer-lineup-wing-right = Wing right
answer-lineup-tight = Tight: close together
answer-lineup-hold = Hold: the kicker close
answer-lineup-long-hold = Long hold: the kicker deeper
answer-lineup-four-three = Four-three
answer-lineup-rush = Rush: many in front
answer-lineup-dime = Dime: deep against the pass
answer-lineup-stack = Stack: everyone close
answer-lineup-wall = Wall across the field
answer-lineup-bunch = Bunch in the middle
answer-lineup-fan = Fan
answer-lineup-deep = Deep
answer-lineup-hands-team = Hands team: close
answer-front-front = On the defence line
answer-front-back = Behind it
answer-row = Row { $token }
answer-column = Column { $token }
answer-change = Move { $token }
answer-change-stay = Leave it as it is
answer-reply = Move { $token }
answer-reply-stay = Leave it as it is
answer-initiative-home = Home
answer-initiative-away = Away
answer-snap = To { $token }
answer-ball = To { $token }
answer-ball-none = Keep it
answer-ball-ground = Ground it
answer-aim-row = Row { $token }
answer-aim-column = Column { $token }
answer-field-row = Row { $token }
answer-field-column = Column { $token }
answer-goal-west = Upper square
answer-goal-middle = Middle square
answer-goal-east = Lower square
answer-intercept = { $token }
answer-spill = { $token }
answer-spill-n = Right
answer-spill-ne = Down and right
answer-spill-e = Down
answer-spill-se = Down and left
answer-spill-s = Left
answer-spill-sw = Up and left
answer-spill-w = Up
answer-spill-nw = Up and right
answer-blitz = Blitz with { $token }
answer-blitz-pass = No blitz
answer-move = { $token }
answer-move-end =
    End the phase: { $idle ->
        [one] one player has not moved
       *[other] { $idle } players have not moved
    }
answer-step-- = Stop here
answer-step-n = Right
answer-step-ne = Down and right
answer-step-e = Down
answer-step-se = Down and left
answer-step-s = Left
answer-step-sw = Up and left
answer-step-w = Up
answer-step-nw = Up and right
answer-extra-- = Stay here
answer-extra-n = Right
answer-extra-ne = Down and right
answer-extra-e = Down
answer-extra-se = Down and left
answer-extra-s = Left
answer-extra-sw = Up and left
answer-extra-w = Up
answer-extra-nw = Up and right
answer-chase = { $token }
answer-chase-end = Let him go
answer-chase-step-n = Right
answer-chase-step-ne = Down and right
answer-chase-step-e = Down
answer-chase-step-se = Down and left
answer-chase-step-s = Left
answer-chase-step-sw = Up and left
answer-chase-step-w = Up
answer-chase-step-nw = Up and right
answer-timeout-pass = Let it run
answer-timeout-timeout = Time-out

die-toss = the toss
die-timing = the timing die
die-pass = the pass
die-contact = the contact
die-trip = the trip
die-fumble = the fumble
die-kick = the kick
die-injury = the injury

## Options

option-length = Length
option-length-short = short: two quarters
option-length-long = long: four quarters
option-home-team = Home team
option-home-team-centurioni = Centurioni (balanced)
option-home-team-tori = Tori (ground)
option-home-team-falchi = Falchi (air)
option-home-team-lupi = Lupi (defence)
option-away-team = Away team
option-away-team-centurioni = Centurioni (balanced)
option-away-team-tori = Tori (ground)
option-away-team-falchi = Falchi (air)
option-away-team-lupi = Lupi (defence)
option-home-roster = Home: a roster of your own (code)
option-away-roster = Away: a roster of your own (code)
option-first-down-rows = Rows for a first down
option-goal-line-counts = Goal lines count for kicks
option-safety = Safety
option-trip = Tripping over the fallen
option-trip-equal = on exactly their number
option-trip-at-most = on their number or less
option-extra-action-after-overflow = One more action when the pause passes the quarter
option-one-forward-pass = One forward pass per action
option-entangled = Entangled
option-entangled-both = both are held
option-entangled-mover = only the mover is held
option-league = League: skills count
option-home-seats = Coaches for Home
option-home-seats-one = one
option-home-seats-two = two, attack and defence
option-away-seats = Coaches for Away
option-away-seats-one = one
option-away-seats-two = two, attack and defence

## Events

rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beyond-line = { $rows ->
    [0] {""}
    [one] , { $rows } row beyond the line
   *[other] , { $rows } rows beyond the line
}
to-line = { $line ->
    [0] into the end zone
   *[other] to the { $line }-yard row
}
event-tossed = { $side } wins the toss.
event-toss-tied = A tie: they roll again.
event-receives = { $side } receives first.
event-declared = { $side } declares { $kind ->
    [2] an attack
    [3] a punt
    [4] a field goal
    [5] a kick for one point
   *[6] an attack for two points
}.
event-brought-on = { $side } brings on number { $player }.
event-lined-up = { $side } lines up{ $formation ->
    [0] {""} by hand
   *[other] : { $formation }
}.
event-changed = { $side } moves number { $player } before the play.
event-timing = Timing: Home { $home }, Away { $away }; { $seconds ->
    [one] 1 second passes
   *[other] { $seconds } seconds pass
}.
event-initiative = { $side } has the initiative.
event-clock-out = Time is up: this is the last action of the quarter.
event-snapped = { $side }: { $player } snaps to { $other }.
event-handed = { $side }: { $player } hands off to { $other }.
event-no-snap = { $side } has nobody to snap to: dead ball.
event-spilled = { $side }: { $player } drops it, the ball is free!
event-thrown = { $side }: { $player } throws to { $other } ...
event-completed = ... complete, thrown by { $side }’s { $player }{ beyond-line }.
event-caught = { $side }: { $player } has caught it{ beyond-line }.
event-incomplete = ... incomplete: { $side }’s { $player } cannot catch it.
event-intercepted = Intercepted by { $side }’s { $player }!
event-grounded = { $side }: { $player } grounds the ball.
event-moved = { $side }: { $player } { $column }{ $row } → { $column_2 }{ $row_2 }.
event-tripped = { $side }: { $player } trips over the fallen.
event-kept-feet = { $side }: { $player } keeps his feet.
event-picked-up = { $side }: { $player } picks up the ball.
event-contact = { $side }: { $player } hits { $other }.
event-fell = { $side }: { $player } goes down.
event-both-fell = { $side }: { $player } and { $other } both go down.
event-ran-over = { $side }: { $player } is run over!
event-tangled = { $side }: { $player } and { $other } are entangled.
event-downed = { $side }: { $player } is down with the ball.
event-fumbled = Fumble! { $side }’s { $player } recovers the ball!
event-sack = Sack by { $side }’s { $player } on { $other }!
event-kicked = { $side }: { $player } kicks { to-line }.
event-kick-held = A good kick: { $side } must go and get it.
event-kick-moved = { $side } brings the ball { to-line }.
event-goal-good = The kick is good! { points } for { $side } by { $player }.
event-goal-missed = { $side }: { $player } misses the kick.
event-point-good = The kick is good: { points } for { $side } by { $player }.
event-try-failed = { $side }’s try has failed.
event-touchdown = Touchdown for { $side }! { points } by { $player }.
event-touchdown-pass = A touchdown pass by { $side }’s { $player }.
event-two-good = { points } for { $side }: { $player } is in!
event-try-returned = { $side } takes the try all the way back: { points } by { $player }.
event-out = { $side }: { $player } steps out of bounds { $over ->
    [1] at the top
    [2] at the bottom
   *[3] over the end line
}.
event-robbed-out = { $side }’s { $player } strips the ball out of bounds!
event-unclaimed = Nobody takes the ball: it is dead for { $side }.
event-long-enough = The action has gone on too long: dead ball for { $side }.
event-ran = { $side }: { $player } has run { rows }.
event-blitz = Blitz! { $side }’s { $player } comes first.
event-timeout = Time-out for { $side }.
event-first-down = First down for { $side } at their own { $line }.
event-next-down = { $down ->
    [2] 2nd
    [3] 3rd
   *[4] 4th
} down for { $side }.
event-downs-lost = Turnover on downs: { $side } takes over at their own { $line }.
event-new-series = { $side } starts a new series at their own { $line }.
event-touchback = Touchback: { $side } starts at their own { $line }.
event-brought-out = The ball comes out of the end zone to the first row for { $side }.
event-safety = Safety! { points } for { $side }.
event-injured = { $side }: { $player } is injured.
event-fit-again = { $side }: { $player } is fit again.
event-quarter-over = End of quarter { $quarter }; the teams change ends.
event-half-over = Half-time: { $home }-{ $away }.
event-match-over = It is over: { $side } wins, { $home }-{ $away }.
event-draw = It is over: a draw, { $home }-{ $away }.
event-no-kicker = { $side } has nobody to kick off.
event-dead-ball = No room for the ball: it is dead for { $side }.
event-kick-wasted = { $side } cannot kick: the try is over.
event-pass-rolled = The pass counts { $counts }; it is caught on { $needed }+.
event-kick-rolled = The kick counts { $counts } and must beat { lines }.

## Figures of a play

lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
counting = { $less ->
    [0] { $roll }
   *[other] { $roll } { $less_taken } = { $counts }
}
figure-contact = { $mine } against { $theirs }, die { $roll }
figure-pass-rolled = { counting }, caught on { $needed }+
figure-kick-rolled = { counting }, { lines } to beat

## The table in characters

caption = Quarter { $quarter } { $clock }, { $home }-{ $away }: { $moment }
caption-side = { $side ->
    [home] Home
   *[away] Away
}
caption-toss = the toss
caption-kickoff = { caption-side } kicks off
caption-try = { caption-side } after the touchdown
caption-down = { caption-side } { screen-nth } & { $togo }, row { $row }
caption-move = { caption-side } with the ball, move { $move }
screen-nth = { $down ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
screen-quarter = quarter { $quarter }
screen-timeouts = time-outs
screen-ball-home = home ball
screen-ball-away = away ball
screen-situation = { screen-nth } & { togo-rows }
screen-phase-toss = The toss
screen-phase-kickoff = Kick-off
screen-phase-try = After the touchdown
screen-phase-over = The match is over
screen-move = move { $move }
screen-rolls = timing { $low } and { $high }
screen-injured = hurt
screen-legend = two columns per line; capitals stand, small letters lie; * the ball
screen-now = dice
screen-teams = Teams
screen-pool = Counters in the box
screen-tables = Tables
screen-passes = passes
screen-attacker = attacker
screen-defender = defender
screen-reconstructed = ~ reconstructed

## Words on the board, what to expect of options, and walks

board-quarter =
    { $quarter ->
        [1] 1st quarter
        [2] 2nd quarter
        [3] 3rd quarter
       *[other] 4th quarter
    }
board-togo =
    { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & { $togo }
board-phase-toss = Toss
board-phase-kickoff = Kick-off
board-phase-down = Next action
board-phase-move = In play
board-phase-over = Full time
board-phase-try = Try
board-kind-kick-off = Kick-off
board-kind-attack = Attack
board-kind-punt = Punt
board-kind-field-goal = Field goal
board-kind-one-point = Try for one
board-kind-two-points = Try for two
board-move = move { $move }
board-part =
    { $part ->
        [5] blitz
        [6] phase 6
        [7] phase 7
       *[other] phase 8
    }: { $side ->
        [home] Home
       *[away] Away
    }, { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
board-lining-up = line-up
board-spoken = Home { $home }, Away { $away }. { $quarter }, { $clock } played.
board-spoken-carrier =
    { $side ->
        [home] Home
       *[away] Away
    } { $number } has the ball on { $square }.
board-spoken-free = The ball lies free on { $square }.
board-call-receive-receive = Receive
board-call-receive-kick = Kick off
board-call-declare-attack = Attack
board-call-declare-punt = Punt
board-call-declare-field-goal = Field goal
board-call-try-one-point = One point
board-call-try-two-points = Two points
board-call-lineup-free = One by one
board-call-front-front = On the line
board-call-front-back = Behind it
board-call-change-stay = Leave it
board-call-reply-stay = Leave it
board-call-ball-none = Keep it
board-call-ball-ground = Ground it
board-call-blitz-pass = No blitz
board-call-move-end = End the phase
board-call-chase-end = Enough
board-call-step-stop = Stop
board-call-extra-stop = Stop
board-call-chase-step-stop = Stop
board-call-timeout-pass = Let it run
board-call-timeout-timeout = Time-out
board-call-initiative-home = Home first
board-call-initiative-away = Away first
board-call-goal-west = Upper square
board-call-goal-middle = Middle square
board-call-goal-east = Lower square
formation-pro-set = Pro set
formation-i-form = I formation
formation-spread = Spread
formation-wing-left = Wing left
formation-wing-right = Wing right
formation-tight = Tight
formation-hold = Hold
formation-long-hold = Long hold
formation-four-three = Four-three
formation-rush = Rush
formation-dime = Dime
formation-stack = Stack
formation-wall = Wall
formation-bunch = Bunch
formation-fan = Fan
formation-deep = Deep
formation-hands-team = Hands team
way-n = right
way-ne = down and right
way-e = down
way-se = down and left
way-s = left
way-sw = up and left
way-w = up
way-nw = up and right
name-row = row { $row }
name-column = column { $column }
cell-counter =
    { $side ->
        [home] Home
       *[away] Away
    } { $number }, { player-role }, contact { $contact }, speed { $speed }, { player-state }{ $skill ->
        [none] {""}
       *[other] , { player-skill }
    }.
player-role =
    { $role ->
        [A] lineman
        [AB] running back
        [AE] end
        [AK] kicker
        [AQ] quarterback
       *[D] defender
    }
player-state =
    { $state ->
        [fallen] fallen
        [held] entangled
        [moved] has moved
       *[standing] standing
    }{ $ball ->
        [1] , has the ball
       *[0] {""}
    }{ $protected ->
        [1] , may not yet be hit
       *[0] {""}
    }
player-skill =
    { $skill ->
        [passer] sure passer
        [hands] sure hands
        [blitz] may blitz
       *[none] {""}
    }
player-season =
    { $role ->
        [AQ] { NUMBER($yards) } yards thrown this season
        [D] { $count ->
            [one] 1 sack this season
           *[other] { $count } sacks this season
        }
       *[AB] { NUMBER($yards) } yards caught this season
    }
player-contact = Contact
player-speed = Speed
player-square = Stands on { $square }.
player-with = In the same square: { $numbers }.
player-hurt = Injured, box { $box }.
player-off = Not on the field.
board-muster = { $letters } { player-role }: { $left } left
board-tray = The tray, for those who are not on the field.
board-attack = you attack
cell-fielded =
    { $side ->
        [home] Home
       *[away] Away
    }, fielded: { $player }.
cell-bench =
    { $side ->
        [home] Home
       *[away] Away
    }, on the bench: { $player }.
cell-hand =
    { $side ->
        [home] Home
       *[away] Away
    }, to be placed: { $player }.
cell-ball =
    { $free ->
        [1] The ball lies free on { $square }.
       *[0] The ball: { $square }.
    }
cell-gain =
    { $squares ->
        [one] The line to gain: 1 row to go.
       *[other] The line to gain: { $squares } rows to go.
    }
cell-square =
    { $place ->
        [out] Out of bounds
        [south] { $square }, left end zone
        [north] { $square }, right end zone
       *[field] { $square }, { $half ->
            [south] S
           *[north] N
        }{ $yards }
    }
cell-goal =
    The { $goal ->
        [west] upper
        [middle] middle
       *[east] lower
    } goal square.
cell-score =
    { $side ->
        [home] Home
       *[away] Away
    }, { $team }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $ball ->
        [1] , has the ball
       *[0] {""}
    }.
cell-timeout =
    { $side ->
        [home] Home
       *[away] Away
    }: { $left ->
        [1] the time-out of this quarter is left
       *[0] no time-out left
    }.
cell-box =
    { $side ->
        [home] Home
       *[away] Away
    }, injury box { $box }: { $count ->
        [0] nobody
       *[other] { $numbers }
    }.
cell-clock = { $quarter }, { $clock } played.
cell-down =
    { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } down, { $togo ->
        [one] 1 row to go
       *[other] { $togo } rows to go
    }.
cell-timing =
    { $side ->
        [home] Home
       *[away] Away
    }: { $face ->
        [0] not yet rolled for timing
       *[other] timing { $face }
    }{ $lead ->
        [1] , has the initiative
       *[0] {""}
    }.
cell-die =
    { $die ->
        [contact] Contact
        [fumble] Fumble
        [trip] Trip
        [pass] Pass
       *[kick] Kick
    }: { $face }.
face-fell = { $number } falls
face-both-fell = both fall
face-ran-over = { $number } is run over
face-tangled = entangled
face-tripped = { $number } trips
face-kept-feet = { $number } keeps his feet
face-caught = { $number } catches
face-received = { $number } has it
face-incomplete = incomplete
face-intercepted = { $number } intercepts
face-spilled = the ball is free
face-downed = { $number } is down
face-fumbled = { $number } recovers the ball
face-kick-held = the ball stays
face-kick-moved = the ball is moved
face-goal-good = good
face-goal-missed = missed
face-point-good = good
face-try-failed = no good
odds-win = wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-over = runs over { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-both = both fall { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-tangled = entangled { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-lose = falls { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-won = takes the ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-ball-lost = loses the ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-arrives = gets there { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-feet = keeps his feet { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-caught = caught { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-received = received { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-picked = intercepted { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-missed = incomplete { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-spilled = free ball { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-stays =
    stays where you aim { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; else they move it up to { $most ->
        [one] 1 square
       *[other] { $most } squares
    }
odds-good = good { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-undisturbed =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } if undisturbed { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
follows-receive = you attack first, they after half-time
follows-kick = they attack first, you after half-time
follows-attack =
    { $last ->
        [1] the last down: { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        } or they have the ball
       *[other] { $rows ->
            [one] 1 row
           *[other] { $rows } rows
        } for a first down
    }
follows-punt = they get the ball, as far away as you kick it
follows-two = one attack from their 5-yard row for 2 points
follows-front = stays there until the snap
follows-back = anywhere behind; may answer a change of formation
follows-changed = then the defence may move one too
follows-unchanged = then the defence stays as it is too
follows-lead =
    { $mine ->
        [1] you move first, then they
       *[other] they move first, then you
    }, { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } each and speed; nobody recovers
follows-kept = no pass in this move; everyone moves
follows-down =
    dead ball: { $mine ->
        [1] your
       *[other] their
    } { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & { $rows } on { $mine ->
        [1] your
       *[other] their
    } own { $yards }-yard row
follows-intercept =
    has it { $yards ->
        [0] in your own end zone
       *[other] on your own { $yards }-yard row
    } and may run
follows-spill =
    your nearest player { $mine ->
        [one] 1 square
       *[other] { $mine } squares
    } away, theirs { $theirs }
follows-blitz =
    moves before them, up to { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }; once a match
follows-quarter = the quarter ends
follows-clock =
    the clock { $spent ->
        [1] stays at { $clock }; your only one this quarter
       *[other] goes on to { $clock }
    }
follows-out = dead ball, and it stays theirs
odds-speed = with speed: then nobody has any in the recovery
odds-sure = certain
odds-season = +1 for { NUMBER($yards) } yards this season
action-move = move
action-contact = contact
action-snap = snap
action-throw = pass
action-hand = hand-off
action-goal = kick
action-stop = stop
barred-nobody-near = no standing opponent in reach
chip-feet = stays up { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
chip-contact = contact { $mine } against { $theirs }
chip-speed = speed +{ $more }
chip-less = { $less ->
    [-1] +1 on the die
   *[other] −{ $less } on the die
}
chip-picks = { $face ->
    [1] 1 intercepts
   *[other] 1–{ $face } intercepts
}
chip-flight = distance { $squares }: { $face ->
    [7] never
   *[other] { $face }+
}
chip-good = { $face }+
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
walk-to =
    { $number } to { $square }, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
walk-run =
    { $number } with the ball to { $square }, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } ({ $yards } yd)
walk-touchdown = { $number } into the end zone: touchdown
walk-out = { $number } steps out of bounds
walk-ball =
    { $number } to the free ball on { $square }, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
walk-contact =
    { $number } hits { $other }, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
walk-renew = { $number } hits { $other } again
walk-stop = { $number } stops here
walk-place = { $number } to { $square }
walk-aim = Kick to { $square }
walk-field = The ball to { $square }
walk-pass =
    { $kind ->
        [snap] Snap
        [hand] Hand-off
       *[throw] Pass
    } to { $player }, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
plan-brought = { $numbers } brought on

## The report

report-part = Q{ $part }
report-turning-also = Interceptions, fumbles, lost downs, missed goals, sacks and runs or catches of 15 yards and more weigh like a few points.
report-yards = yards
report-plays = actions
report-run = yards run
report-received = yards received
report-thrown = yards thrown
report-touchdowns-thrown = touchdowns thrown
report-touchdowns = touchdowns
report-sacks = sacks
report-first-downs = first downs
report-passes = passes thrown
report-completions = passes completed
report-interceptions = interceptions
report-fumbles = fumbles recovered
report-injuries = injuries
report-punts = punts
report-goal-tries = field goals tried
report-field-goals = field goals good

## What somebody else decides

deciding-receive = receive or kick
deciding-declare = attack, punt or field goal
deciding-try = one point or two
deciding-lineup = the line-up
deciding-front = who stands on the defence line
deciding-row = the line-up
deciding-column = the line-up
deciding-change = whether to move a receiver
deciding-reply = whether to move a defender
deciding-initiative = who moves first
deciding-snap = who gets the snap
deciding-ball = whether number { $carrier } passes, grounds or keeps the ball
deciding-aim-row = where to kick
deciding-aim-column = where to kick
deciding-field-row = where to move the ball
deciding-field-column = where to move the ball
deciding-goal = which goal square to aim at
deciding-intercept = who intercepts
deciding-spill = where the ball lies
deciding-blitz = whether to blitz
deciding-move = who moves
deciding-step = where number { $player } moves
deciding-extra = whether number { $player } goes one square further
deciding-chase = whether to chase the carrier
deciding-chase-step = how number { $player } reaches the carrier
deciding-timeout = whether to take a time-out
lineup-forbidden = Not allowed: the defence has four on the row in front of the ball; in attack somebody must be near enough for the snap.

## The history of a team

career-draft = { $way ->
    [less] Draft points spent: { $count }.
   *[more] Draft points: { $count } more.
}
career-grown = { $number } { $spot }: { $count } more this season.
career-joined = { $number } { $spot } joins the team.
offers-purse = Draft points: { $points }. A defeat brings two.
offers-buy = Player
offers-buy-go = Buy
offer-buy = { player-role }, contact { $first }, speed { $second }

puzzle-theme-downs = Attack or kick?
puzzle-theme-ball = Throw, keep or ground it?
puzzle-theme-initiative = Who moves first?
puzzle-theme-snap = Before the snap
puzzle-theme-contact = Contact
puzzle-theme-kicks = Kicks
puzzle-theme-clock = Time-out?

# What an answer is good for
why-scores = He walks into the end zone.
why-past-all = Nobody is left between him and the goal line.
why-first-down = Makes the first down.
why-unmet-ahead = Gains ground, and nobody can get at him there before he moves again.
why-unmet = Nobody can get at him there before he moves again.
why-gains = Gains ground before they meet him.
why-fewer = Fewer can get at him there than where he is.
why-blocks-only = Blocks the only one who can get at the carrier.
why-blocks = Blocks one of those who can get at the carrier.
why-screens = Gets in the way of somebody who could get at the carrier.
why-free-man = Gets where nobody covers him, ready for a pass.
why-helps = Goes along to help the carrier.
why-tackles = Goes for the carrier.
why-tackles-only = Nobody else of yours can get at the carrier now.
why-tackles-surest = Of all who can get at the carrier he brings him down most often.
why-lane = Closes the lane to the end zone: nobody was in it.
why-covers = Covers a receiver whom nobody covered.
why-last-man = Stays the last man before your goal line.
why-in-way = Gets into the carrier’s way.
why-closes-in = Closes in on the carrier.
why-takes-ball = Takes the free ball.
why-to-ball = Goes for the free ball.
why-throws-score = A catch is a touch down.
why-throws-free = Throws to a man whom nobody covers.
why-hands-on = Fewer can get at him than at the carrier.
why-hands-held = The carrier is entangled and cannot move on.
why-keeps = Nobody can get at the carrier before he moves.
why-grounds = The ball is dead where it is before they meet the carrier.
why-kneels = You lead and let the clock run.
why-snap-passer = To the quarterback, for a pass.
why-snap-runner = Nobody can get at the runner before he moves.
why-tackle-first = If you go first, the carrier can be brought down where he is.
why-waits = Nobody of yours gets at the carrier yet: let him show where he goes.
why-downs-left = There are downs left before you have to kick.
why-goes = Going for it is worth more points than a kick.
why-punt-short = A short punt: they left the front open before.
why-goal-level = Its points draw level.
why-goal-front = Its points put you in front.
why-try-level = It draws level.
why-try-front = It puts you in front.
why-try-two = Two points succeed about as often as one.
why-needs-time = You are behind and need the time.
why-more-actions = There is time for another action with the ball.
why-no-hurry = There is still time for more than two actions.
why-lineup-pass = Meant for a pass.
why-lineup-run = Meant for a run.
why-kick-open = Hardly anybody waits where it comes down.
why-kick-clear = No receiver stands near where it comes down.
