### Blood Bowl: what the table says.

game-name = Blood Bowl
game-tagline = Fantasy football on a grid: block, dodge, throw, and watch the turnovers.
game-intro =
    Eleven players a side on twenty-six squares by fifteen. Each turn a coach activates players one after the other, until he has
    had enough or something goes wrong. Sixteen turns, three dice for a block if you are strong, one point a touchdown.

## Questions

ask-kick-or-receive = You won the toss. Receive, or kick?
ask-set-up = Set up: take a formation, or place the next player.
ask-place = Where does he stand?
ask-kick = Kick off: which square?
ask-halve = Halve the distance of the kick?
ask-touchback = Touchback: who gets the ball?
ask-solid = Solid Defence: whom do you set up again?
ask-high-kick = High Kick: who runs under the ball?
ask-snap = Quick Snap: who moves a square?
ask-snap-to = To which square?
ask-charge = Blitz! Whom do you send?
ask-prayer = The prayer is heard: for whom?
ask-turn = Whom do you activate?
ask-target = Against whom?
ask-step = Number { $actor }: where to?
ask-aim = Throw the ball to which square?
ask-reroll = That failed. Roll again?
ask-pro-die = Pro has failed. A team re-roll for it?
ask-dive = The dodge succeeds. Dive into the square?
ask-block-dice = Keep these block dice?
ask-pick = Which face counts?
ask-wrestle = Both down. Wrestle?
ask-stumble = A stumble. Use Dodge?
ask-stand-firm = Stand firm?
ask-sidestep = Sidestep to which square?
ask-push = Push to which square?
ask-follow = Follow up?
ask-harder = Add the skill to this roll?
ask-doctor = Call the apothecary?
ask-second = Which casualty result counts?
ask-interfere = Who tries to interfere?
ask-burst = Make him try again with Cloud Burster?
ask-diving-catch = Dive for the ball?
ask-dump-off = Dump the ball off before the block?
ask-throw-at = Throw the team-mate to which square?
ask-swoop = Swoop: which way?
ask-argue = Your player is to be sent off.
ask-saw = Foul with the chainsaw?

answer-kick-or-receive-receive = Receive
answer-kick-or-receive-kick = Kick
answer-set-up = Place number { $token }
answer-set-up-zone = Zone: spread over the pitch
answer-set-up-wall = Wall: a deep line
answer-set-up-cage = Cage: close together
answer-set-up-wings = Wings: both sides
answer-place = { $token }
answer-kick = { $token }
answer-halve-whole = As rolled
answer-halve-half = Half
answer-touchback = Number { $token }
answer-solid = Number { $token }
answer-solid-no = Enough
answer-high-kick = Number { $token }
answer-high-kick-no = Nobody
answer-snap = Number { $token }
answer-snap-no = Enough
answer-snap-to = { $token }
answer-charge = { $token }
answer-charge-end = Enough
answer-prayer = Number { $token }
answer-turn = { $token }
answer-turn-end = End the turn
answer-target = { $token }
answer-step = { $token }
answer-step-- = Stop here
answer-step-throw = Throw the ball
answer-aim = { $token }
answer-reroll-keep = Leave it
answer-reroll-skill = Skill
answer-reroll-team = Team re-roll
answer-reroll-pro = Pro
answer-pro-die-keep = Leave it
answer-pro-die-team = Team re-roll
answer-dive = Number { $token }
answer-dive-no = Let him go
answer-block-dice-keep = Keep them
answer-block-dice-team = Team re-roll
answer-block-dice-pro1 = Pro on the first die
answer-block-dice-pro2 = Pro on the second die
answer-block-dice-pro3 = Pro on the third die
answer-pick--pd = Player Down
answer-pick--bd = Both Down
answer-pick--pb = Push Back
answer-pick--st = Stumble
answer-pick--pow = Pow
answer-wrestle-no = No
answer-wrestle-wrestle = Wrestle
answer-stumble-fall = Fall
answer-stumble-dodge = Dodge
answer-stand-firm-give = Give way
answer-stand-firm-firm = Stand firm
answer-sidestep = { $token }
answer-sidestep-no = Be pushed
answer-push = { $token }
answer-follow-stay = Stay
answer-follow-follow = Follow up
answer-harder-no = Not now
answer-harder-add = Add it
answer-doctor-no = No
answer-doctor-doctor = Apothecary
answer-second-first = The first
answer-second-second = The second
answer-interfere = Number { $token }
answer-interfere-no = Nobody
answer-burst-no = Let it be
answer-burst-burst = Cloud Burster
answer-diving-catch = Number { $token }
answer-diving-catch-no = Nobody
answer-dump-off = { $token }
answer-dump-off-no = Keep the ball
answer-throw-at = { $token }
answer-swoop-no = Do not swoop
answer-swoop-down = Toward the bottom
answer-swoop-up = Toward the top
answer-swoop-right = To the right
answer-swoop-left = To the left
answer-argue-accept = Let him go
answer-argue-argue = Argue the call
answer-argue-bribe = A bribe
answer-saw-no = With the boot
answer-saw-saw = With the chainsaw

die-three = the D3
die-six = the D6
die-eight = the D8
die-sixteen = the D16
die-block = the block die

## Options

option-variant = Rules
option-variant-tournament = tournament sheet
option-variant-official = published rules
option-home-team = Home team
option-away-team = Away team
option-overtime = Extra time after a draw

## Events

event-fans = { $side } has a fan factor of { $fans }.
event-weather = The weather: { $weather ->
    [0] sweltering heat
    [1] very sunny
    [2] perfect conditions
    [3] pouring rain
   *[4] a blizzard
}.
event-tossed = { $side } wins the toss.
event-toss-tied = Equal: they toss again.
event-receives = { $side } receives.
event-set-up = { $side } is set up.
event-kicked = { $side } kicks off.
event-touchback = Touchback for { $side }.
event-event = Kick-off event: { $event ->
    [0] Get the Ref
    [1] Time-out
    [2] Solid Defence
    [3] High Kick
    [4] Cheering Fans
    [5] Brilliant Coaching
    [6] Changing Weather
    [7] Quick Snap
    [8] Blitz!
    [9] Officious Ref
   *[10] Pitch Invasion
}.
event-bribe-won = { $side } has a bribe more.
event-time-out = The turn markers stand at { $home } and { $away }.
event-coached = { $side } has a re-roll for this drive.
event-blitz-over = { $side }’s charge is over.
event-ref-stunned = { $side }: the referee stuns { $player }.
event-ref-sent-off = { $side }: the referee sends { $player } off.
event-invaded = { $side }: the crowd tramples { $player }.
event-prayer = { $side } prays: { $prayer ->
    [0] Treacherous Trapdoor
    [1] Friends with the Ref
    [2] Stiletto
    [3] Iron Man
    [4] Knuckle Dusters
    [5] Bad Habits
    [6] Greasy Cleats
   *[7] Blessed Statue of Nuffle
}.
event-touched = The prayer touches { $side }’s { $player }.
event-trapdoor = { $side }: { $player } falls through the trapdoor!
event-turn = { $side }, turn { $turn }.
event-activated = { $side }: { $player } { $action ->
    [0] moves
    [1] blocks
    [2] blitzes
    [3] wants to pass
    [4] wants to hand off
    [5] wants to foul
    [6] wants to throw a team-mate
    [7] stabs
   *[8] starts the chainsaw
}.
event-turnover = Turnover! { $side } { $cause ->
    [1] fell over
    [2] was knocked down
    [3] lost its carrier
    [4] did not pick the ball up
    [5] fumbled
    [6] lost the pass
    [7] landed badly
    [8] was caught fouling
    [9] hit its own player
   *[10] met its own chainsaw
}.
event-passed = { $side }: { $player } { test } succeeds.
event-failed = { $side }: { $player } { test } fails.
test = { $test ->
    [0] rushes and
    [1] dodges and
    [2] jumps and
    [3] picks up and
    [4] catches and
    [5] passes and
    [6] interferes and
    [7] stands up and
    [8] lands and
   *[other] tries and
}
event-rerolled = { $side }: { $player } rolls again.
event-loner = { $side }: { $player } is a loner, the re-roll is lost.
event-pro-failed = { $side }: { $player } is not that much of a pro.
event-stood-up = { $side }: { $player } stands up.
event-fell = { $side }: { $player } falls over.
event-knocked-down = { $side }: { $player } is knocked down.
event-placed-prone = { $side }: { $player } goes to the ground.
event-dived = { $side }: { $player } dives.
event-confused = { $side }: { $player } has forgotten what to do.
event-picked-up = { $side }: { $player } has the ball.
event-blocked = { $side }: { $player } blocks { $other }.
event-result = { $side }: { $player }: { $face ->
    [0] Player Down
    [1] Both Down
    [2] Push Back
    [4] Stumble
   *[5] Pow
}.
event-pushed = { $side }: { $player } is pushed back.
event-crowd = { $side }: { $player } lands in the crowd!
event-stood-firm = { $side }: { $player } stands firm.
event-followed-up = { $side }: { $player } follows up.
event-armour-held = { $side }: { $player }’s armour holds.
event-stunned = { $side }: { $player } is stunned.
event-knocked-out = { $side }: { $player } is knocked out.
event-badly-hurt = { $side }: { $player } is badly hurt.
event-casualty = { $side }: { $player } is { $row ->
    [1] badly hurt
    [2] seriously hurt
    [3] seriously injured
    [4] injured for good
   *[5] dead
}.
event-healed = { $side }: the apothecary helps { $player }.
event-regenerated = { $side }: { $player } regenerates.
event-recovered = { $side }: { $player } comes round.
event-raised = { $side }: the dead rise as { $player }.
event-caught = { $side }: { $player } catches the ball.
event-dropped = { $side }: { $player } drops it.
event-bounced = The ball bounces.
event-thrown-in = The crowd throws the ball in.
event-threw = { $side }: { $player }’s pass is { $outcome ->
    [0] fumbled
    [1] accurate
    [2] inaccurate
   *[3] wildly inaccurate
}.
event-kept = { $side }: { $player } keeps hold of it.
event-deflected = { $side }: { $player } deflects the pass.
event-intercepted = Intercepted by { $side }’s { $player }!
event-handed = { $side }: { $player } hands off to { $other }.
event-threw-mate = { $side }: { $player }’s throw is { $outcome ->
    [0] fumbled
    [1] superb
    [2] successful
   *[3] terrible
}.
event-landed = { $side }: { $player } lands safely.
event-crashed = { $side }: { $player } crashes.
event-eaten = { $side }: { $player } is eaten!
event-fouled = { $side }: { $player } fouls { $other }.
event-sent-off = { $side }: { $player } is sent off.
event-argued = { $side } argues the call: { $result }.
event-bribed = { $side } offers a bribe: { $result }.
event-stabbed = { $side }: { $player } stabs { $other }.
event-sawed = { $side }: { $player } turns the chainsaw on { $other }.
event-fainted = { $side }: { $player } faints in the heat.
event-touchdown = Touchdown { $side } by { $player }!
event-half-over = The half is over: { $home }-{ $away }.
event-sudden-death = Sudden death: { $home }-{ $away }.
event-match-over = It is over: { $side } wins, { $home }-{ $away }.
event-draw = It is over: a draw, { $home }-{ $away }.
