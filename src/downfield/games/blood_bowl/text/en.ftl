### Blood Bowl: what the table says.

game-name = Blood Bowl
game-tagline = Fantasy football on a grid: block, dodge, throw, and watch the turnovers.
game-intro =
    Eleven players a side on twenty-six squares by fifteen. Each turn a coach activates one player after another, until he has had
    enough or something goes wrong. Sixteen turns each, up to three dice for a block, one point for a touchdown.
quick-1 = Choose two teams; ready rosters are there. Set up eleven players, or take a formation with one click.
quick-2 = On your turn activate your players one after another, each once. As many as you like may move or block; one blitz, one pass, one hand-off and one foul a turn.
quick-3 = Leaving a square beside a standing opponent asks for a dodge. Up to two more squares can be rushed, on a 2 or more each.
quick-4 = To block, compare strength with assists: the stronger side chooses from more dice. Push Back, Stumble and Pow are good; the skull is not.
quick-5 = Whoever falls down on your side ends your turn: a turnover. So does a lost ball. Do the safe things first.
quick-6 = A team re-roll repeats a failed roll, once per roll and as long as there are some.
quick-7 = Carry the ball into the opponents’ end zone: a touchdown, one point. Eight turns a half, two halves.
symbol-figure = A figure bears its number, and the letter of its position beside it. Point at it for its values and skills.
symbol-turns = The turns of this half. The bright one is being played.
symbol-rerolls = Team re-rolls that are left. Each repeats a failed roll.
symbol-apothecary = The bag is the apothecary, who may save an injured player once. A pale one is not there.
symbol-bribes = The purse holds bribes: one may keep a player on the pitch whom the referee sends off.
symbol-acted = Whoever is grey has acted in this turn.
symbol-prone = He lies on the ground and marks nobody until he has stood up.
symbol-stunned = Stars: stunned. He cannot act until he has been turned over.
symbol-dugout = The dugout: reserves, knocked out, casualties, and those sent off.

## Questions

ask-kick-or-receive = You won the toss. Receive, or kick?
ask-set-up =
    Set up: { $left ->
        [0] move anyone you like, or finish.
        [11] choose a formation, or place your players one by one.
        [one] one player is still to be placed.
       *[other] { $left } players are still to be placed.
    }
ask-place = Number { $player }: which square?
ask-kick = Kick-off: which square do you aim at?
ask-halve = Halve the deviation of the kick?
ask-touchback = Touchback: who gets the ball?
ask-solid =
    Solid Defence: who do you set up again? { $left ->
        [one] One more.
       *[other] Up to { $left } more.
    }
ask-high-kick = High Kick: who runs under the ball?
ask-snap =
    Quick Snap: who moves a square? { $left ->
        [one] One more.
       *[other] Up to { $left } more.
    }
ask-snap-to = Quick Snap: number { $player } to which square?
ask-charge =
    Blitz! Who do you send? { $left ->
        [one] One more.
       *[other] Up to { $left } more.
    }
ask-prayer = The prayer is heard: for which player?
ask-turn = Who do you activate?
ask-target = Number { $actor }: who do you attack?
ask-step = Number { $actor }: where to?
ask-aim = Number { $actor } throws: to which square?
ask-reroll = Number { $player }: the { $test } fails, { $rolled } rolled and { $need }+ needed. Roll again?
ask-pro-die = Pro has failed. A team re-roll for it?
ask-dive = Number { $player } gets away. Dive into the square he left?
ask-block-dice = Number { $player } blocks { $other }. Keep these dice?
ask-pick = Number { $player } blocks { $other }. Which die counts?
ask-wrestle = Number { $player } blocks { $other }: Both Down. Wrestle?
ask-stumble = Number { $other } stumbles. Use Dodge to stay up?
ask-stand-firm = Number { $player } is pushed. Stand firm?
ask-sidestep = Number { $player } is pushed. Sidestep to which square?
ask-push = Push number { $player } to which square?
ask-follow = Number { $player } has pushed { $other }. Follow up?
ask-harder = Add the bonus to this roll?
ask-doctor = Have number { $player } treated?
ask-second = Number { $player }: which casualty result counts?
ask-interfere = Who reaches for the pass?
ask-burst = Make him try again with Cloud Burster?
ask-diving-catch = Dive for the ball?
ask-dump-off = Dump the ball off before the block?
ask-throw-at = Number { $player } sends { $other } flying: to which square?
ask-swoop = Swoop: which way?
ask-argue = Number { $player } is about to be sent off.
ask-saw = Foul with the chainsaw?
ask-concede = { $left ->
    [one] Only one player left.
   *[other] Only { $left } players left.
} Play on, or concede without a penalty?
ask-shadow = Number { $player } gets away. Who follows him like a shadow?
ask-fend = Number { $other } is pushed. Fend the blocker off?
ask-grab = Grab number { $player } and put him where you like?
ask-juggernaut = Both Down. Push number { $other } instead?
ask-set-down = Number { $player } goes down with the ball. Where does he put it?
ask-again = Number { $actor }: block again, or stab?
ask-lash-out = Number { $player } is out of his mind. Who does he lash out at?
ask-tentacles = Number { $player } wants to get away. Who holds him with tentacles?
ask-on-the-ball = Who reacts (On the Ball) and moves now?
ask-run = Where does he run?
ask-thirst = Number { $player } thirsts for blood. Go on, or only move?
ask-bite = Number { $player } must feed. Who does he bite?
ask-swarm =
    Swarming: who comes on? { $left ->
    [one] One more may.
   *[other] { $left } more may.
}
ask-swarm-to = Swarming: where does number { $player } come on?
ask-mage = Call the weather mage before this turn?
ask-sky = What should the weather be?
ask-regrow = Number { $player } has failed to regenerate. Roll again?
ask-wizard = Does the wizard cast a spell before the next turn?
ask-fireball = Where does the fireball come down?
ask-zap = Who is turned into a frog?
ask-lob = The bomb: an ordinary throw, or a Hail Mary?
ask-bomb-at = Number { $player } throws the bomb: to which square?
ask-chain = Number { $actor } swings his ball and chain: which way?
ask-trick = Number { $other } is about to hit number { $player }. Where does the trickster turn up?
ask-pile-driver = Number { $actor } stands over his victim. Foul him with Pile Driver?
ask-run-off = Number { $actor } has hit. Where does he run?
ask-two = Number { $actor }: block number { $other }, or stab him?
ask-hire = { NUMBER($gold) } gold to spend. Which inducement?
ask-brewer = Fewer than eleven players. Does Josef Bugman himself step in for this drive?

answer-kick-or-receive-receive = Receive
answer-kick-or-receive-kick = Kick
answer-set-up = Place { $token }
answer-set-up-zone = Zone: spread over the pitch
answer-set-up-wall = Wall: a deep line
answer-set-up-cage = Cage: close together
answer-set-up-wings = Wings: both sides
answer-set-up-done = Done
answer-place = { $token }
answer-place-no = To the bench
answer-kick = { $token }
answer-halve-whole = As rolled
answer-halve-half = Half of it
answer-touchback = { $token }
answer-solid = { $token }
answer-solid-no = Enough
answer-high-kick = { $token }
answer-high-kick-no = Nobody
answer-snap = { $token }
answer-snap-no = Enough
answer-snap-to = { $token }
answer-charge = { $token }
answer-charge-end = Enough
answer-prayer = { $token }
answer-turn = { $token }
answer-turn-end =
    End the turn: { $idle ->
        [one] one player could still act
       *[other] { $idle } players could still act
    }
answer-target = { $token }
answer-step = { $token }
answer-step-- = Stop here
answer-step-throw = Throw the ball
answer-step-hail = Throw a Hail Mary
answer-aim = { $token }
answer-reroll-keep = Leave it
answer-reroll-skill = By skill
answer-reroll-team = Team re-roll
answer-reroll-pro = Pro
answer-reroll-break = Break Tackle
answer-pro-die-keep = Leave it
answer-pro-die-team = Team re-roll
answer-dive = { $token } dives
answer-dive-no = Let him go
answer-block-dice-keep = Keep them
answer-block-dice-team = Team re-roll
answer-block-dice-brawler = Brawler
answer-block-dice-pro1 = Pro on the first die
answer-block-dice-pro2 = Pro on the second die
answer-block-dice-pro3 = Pro on the third die
answer-pick--pd = { face-pd }
answer-pick--bd = { face-bd }
answer-pick--pb = { face-pb }
answer-pick--st = { face-st }
answer-pick--pow = { face-pow }
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
answer-interfere = { $token }
answer-interfere-no = Nobody
answer-burst-no = Let it be
answer-burst-burst = Cloud Burster
answer-diving-catch = { $token } dives
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
answer-argue-bribe = Offer a bribe
answer-saw-no = With the boot
answer-saw-saw = With the chainsaw
answer-concede-play = Play on
answer-concede-concede = Concede
answer-shadow = { $token } follows
answer-shadow-no = Let him go
answer-fend-let = Let him follow
answer-fend-fend = Fend him off
answer-grab = { $token }
answer-grab-no = Push as usual
answer-juggernaut-no = No
answer-juggernaut-push = Push
answer-set-down = { $token }
answer-again-block = Block
answer-again-stab = Stab
answer-lash-out = { $token }
answer-tentacles = { $token } holds him
answer-tentacles-no = Let him go
answer-on-the-ball = { $token } moves
answer-on-the-ball-no = Nobody
answer-run = { $token }
answer-run-- = Stay there
answer-thirst-go-on = Go on
answer-thirst-move = Only move
answer-bite = Bite { $token }
answer-swarm = { $token } comes on
answer-swarm-no = Enough
answer-swarm-to = { $token }
answer-doctor-plague = Plague doctor
answer-mage-no = Not now
answer-mage-mage = Call the mage
answer-sky-sweltering = { weather-sweltering }
answer-sky-sunny = { weather-sunny }
answer-sky-perfect = { weather-perfect }
answer-sky-rain = { weather-rain }
answer-sky-blizzard = { weather-blizzard }
answer-regrow-no = No
answer-regrow-mortuary = Mortuary assistant
answer-regrow-plague = Plague doctor
answer-wizard-no = Not now
answer-wizard-fireball = Fireball
answer-wizard-zap = Zap
answer-fireball = { $token }
answer-zap = { $token }
answer-lob-throw = Throw
answer-lob-hail = Hail Mary
answer-bomb-at = { $token }
answer-bomb-at-no = Do not throw
answer-chain-stop = Stop
answer-chain-down = Toward the bottom
answer-chain-up = Toward the top
answer-chain-right = To the right
answer-chain-left = To the left
answer-trick = { $token }
answer-trick-no = Stay
answer-pile-driver = Foul { $token }
answer-pile-driver-no = Leave him
answer-run-off = { $token }
answer-run-off-no = Stay
answer-two-block = Block
answer-two-stab = Stab
answer-hire-enough = Enough
answer-hire-temps = { hired-temps }
answer-hire-part-timers = { hired-part-timers }
answer-hire-kegs = { hired-kegs }
answer-hire-trainings = { hired-trainings }
answer-hire-bribes = { hired-bribes }
answer-hire-wanderers = { hired-wanderers }
answer-hire-mage = { hired-mage }
answer-hire-mortuary = { hired-mortuary }
answer-hire-plague-doctor = { hired-plague-doctor }
answer-hire-chef = { hired-chef }
answer-hire-referee = { hired-referee }
answer-hire-wizard = { hired-wizard }
answer-hire-bugman = { hired-bugman }
answer-hire-rookies = { hired-rookies }
answer-brewer-no = Not in this drive
answer-brewer-bugman = He plays

die-three = the D3
die-six = the D6
die-eight = the D8
die-sixteen = the D16
die-block = the block die
die-watch = Watch

## Options

option-variant = Rules
option-variant-tournament = tournament sheet
option-variant-official = published rules
option-home-team = Home team
option-away-team = Away team
option-home-roster = Home: a team of your own
option-away-roster = Away: a team of your own
option-overtime = Extra time after a draw
option-turn-minutes = Minutes for a turn (0: no clock)
option-prayers-for-gap = Prayers for the team that is worth less
option-league-style = Inducements are bought before the match, as in a league
option-home-treasury = Home: treasury to spend
option-away-treasury = Away: treasury to spend
option-home-team-amazon = { team-amazon }
option-home-team-black-orc = { team-black-orc }
option-home-team-chaos-chosen = { team-chaos-chosen }
option-home-team-chaos-dwarf = { team-chaos-dwarf }
option-home-team-chaos-renegades = { team-chaos-renegades }
option-home-team-dark-elf = { team-dark-elf }
option-home-team-dwarf = { team-dwarf }
option-home-team-elven-union = { team-elven-union }
option-home-team-gnome = { team-gnome }
option-home-team-goblin = { team-goblin }
option-home-team-halfling = { team-halfling }
option-home-team-high-elf = { team-high-elf }
option-home-team-human = { team-human }
option-home-team-imperial-nobility = { team-imperial-nobility }
option-home-team-khorne = { team-khorne }
option-home-team-lizardmen = { team-lizardmen }
option-home-team-necromantic-horror = { team-necromantic-horror }
option-home-team-norse = { team-norse }
option-home-team-nurgle = { team-nurgle }
option-home-team-ogre = { team-ogre }
option-home-team-old-world-alliance = { team-old-world-alliance }
option-home-team-orc = { team-orc }
option-home-team-shambling-undead = { team-shambling-undead }
option-home-team-skaven = { team-skaven }
option-home-team-snotling = { team-snotling }
option-home-team-tomb-kings = { team-tomb-kings }
option-home-team-underworld-denizens = { team-underworld-denizens }
option-home-team-vampire = { team-vampire }
option-home-team-wood-elf = { team-wood-elf }
option-away-team-amazon = { team-amazon }
option-away-team-black-orc = { team-black-orc }
option-away-team-chaos-chosen = { team-chaos-chosen }
option-away-team-chaos-dwarf = { team-chaos-dwarf }
option-away-team-chaos-renegades = { team-chaos-renegades }
option-away-team-dark-elf = { team-dark-elf }
option-away-team-dwarf = { team-dwarf }
option-away-team-elven-union = { team-elven-union }
option-away-team-gnome = { team-gnome }
option-away-team-goblin = { team-goblin }
option-away-team-halfling = { team-halfling }
option-away-team-high-elf = { team-high-elf }
option-away-team-human = { team-human }
option-away-team-imperial-nobility = { team-imperial-nobility }
option-away-team-khorne = { team-khorne }
option-away-team-lizardmen = { team-lizardmen }
option-away-team-necromantic-horror = { team-necromantic-horror }
option-away-team-norse = { team-norse }
option-away-team-nurgle = { team-nurgle }
option-away-team-ogre = { team-ogre }
option-away-team-old-world-alliance = { team-old-world-alliance }
option-away-team-orc = { team-orc }
option-away-team-shambling-undead = { team-shambling-undead }
option-away-team-skaven = { team-skaven }
option-away-team-snotling = { team-snotling }
option-away-team-tomb-kings = { team-tomb-kings }
option-away-team-underworld-denizens = { team-underworld-denizens }
option-away-team-vampire = { team-vampire }
option-away-team-wood-elf = { team-wood-elf }

## Events

who = { $player } { $spot }
whom = { $other } { $spot_2 }
event-fans = { $side } has a fan factor of { $fans }.
event-weather = The weather: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-tossed = { $side } wins the toss.
event-toss-tied = A tie: they toss again.
event-receives = { $side } receives.
event-set-up = { $side } sets up{ $formation ->
    [0] {""}
   *[other] : { $formation }
}.
event-kicked = { $side } kicks off towards { $square }.
event-touchback = Touchback for { $side }.
event-event = Kick-off event { $roll }: { $event ->
    [0] { kickoff-get-the-ref }. Each team gets a bribe.
    [1] { kickoff-time-out }. Both turn markers move by one.
    [2] { kickoff-solid-defence }. Some players of the kicking team may set up again.
    [3] { kickoff-high-kick }. A receiver may stand under the ball.
    [4] { kickoff-cheering-fans }. Both coaches roll; the higher one prays.
    [5] { kickoff-brilliant-coaching }. Both coaches roll; the higher one gets a re-roll.
    [6] { kickoff-changing-weather }. The weather is rolled again.
    [7] { kickoff-quick-snap }. Some receivers may move one square.
    [8] { kickoff-blitz } Some players of the kicking team may move before the ball comes down.
    [9] { kickoff-officious-ref }. Both coaches roll; the lower one loses a player to the referee.
   *[10] { kickoff-pitch-invasion }. Both coaches roll; fans stun some players of the lower one.
}
event-bribe-won = { $side } gets a bribe.
event-time-out = The turn markers stand at { $home } and { $away }.
event-coached = { $side } gets a re-roll for this drive.
event-blitz-over = { $side }’s charge is over.
event-ref-stunned = { $side }: the referee stuns { who }.
event-ref-sent-off = { $side }: the referee sends { who } off.
event-invaded = { $side }: the crowd tramples { who }.
event-prayer = { $side } prays: { prayer }.
prayer = { $prayer ->
    [0] { prayer-trapdoor }
    [1] { prayer-friends }
    [2] { prayer-stiletto }
    [3] { prayer-iron-man }
    [4] { prayer-dusters }
    [5] { prayer-bad-habits }
    [6] { prayer-cleats }
   *[7] { prayer-statue }
}
event-touched = { $side }: { prayer } for { who }.
event-trapdoor = { $side }: { who } falls through the trapdoor!
event-turn = { $side }, turn { $turn }.
# A move is told by where it leads.
event-activated = { $action ->
    [0] {""}
   *[other] { $side }: { who }, { deed }.
}
deed = { $action ->
    [0] { action-move }
    [1] { action-block }
    [2] { action-blitz }
    [3] { action-pass }
    [4] { action-hand }
    [5] { action-foul }
    [6] { action-throw }
    [7] { action-stab }
    [8] { action-saw }
    [9] { action-vomit }
    [10] { action-fire }
    [11] { action-gaze }
    [12] { action-bomb }
    [13] { action-kick }
    [14] { action-chain }
   *[15] { action-two }
}
event-turnover = Turnover for { $side }: { $cause ->
    [1] a player fell over
    [2] a player was knocked down
    [3] the carrier lost the ball
    [4] the ball was not picked up
    [5] the ball was fumbled
    [6] the pass was lost
    [7] the landing failed
    [8] a foul was seen
    [9] a team-mate was hit
    [11] a vampire did not feed
    [12] the bomber fell to his own bomb
   *[10] the chainsaw kicked back
}.
event-passed = { $side }: { who } { $test ->
    [0] rushes
    [1] dodges
    [2] jumps
    [3] picks the ball up
    [4] catches
    [5] throws well
    [6] gets a hand on the ball
    [7] gets up
    [8] lands well
    [9] throws well
    [10] remembers the plan
    [11] starts the chainsaw
    [12] is not hungry
    [13] loses his grip
    [14] steps over the trapdoor
    [15] jumps up
    [16] overcomes the disgust
    [17] is not afraid
    [18] follows the runner
    [19] swallows his pride
    [20] reaches out
    [21] holds the stare
    [22] keeps his aim
    [23] breathes well
    [24] kicks well
    [25] catches the bomb
   *[other] makes it
} on { $needed }+: { $roll }.
event-failed = { $side }: { who } { $test ->
    [0] fails to rush
    [1] fails to dodge
    [2] fails to jump
    [3] fails to pick the ball up
    [4] fails to catch
    [5] throws badly
    [6] does not reach the ball
    [7] fails to get up
    [8] lands badly
    [9] throws badly
    [10] forgets the plan
    [11] slips with the chainsaw
    [12] is hungry
    [13] opens his mouth wide
    [14] comes onto the trapdoor, and it opens
    [15] fails to jump up
    [16] turns away in disgust
    [17] is daunted
    [18] loses the runner
    [19] sulks
    [20] grasps at nothing
    [21] blinks
    [22] chokes
    [23] splutters
    [24] kicks badly
    [25] drops the bomb
   *[other] fails
} on { $needed }+: { $roll }.
event-rerolled = { $side }: { who } re-rolls{ $test ->
    [-1] {""}
   *[other] {""} the { $roll }
}, { $how ->
    [1] with a skill
    [2] with a team re-roll
   *[3] as a Pro
}.
event-loner = { $side }: { who } is a loner, the re-roll is lost.
event-pro-failed = { $side }: { who } is not that much of a pro.
event-stood-up = { $side }: { who } stands up.
event-fell = { $side }: { who } falls over.
event-knocked-down = { $side }: { who } is knocked down.
event-placed-prone = { $side }: { who } is placed prone.
event-dived = { $side }: { who } dives in.
event-confused = { $side }: { who } stands there and wonders.
event-picked-up = { $side }: { who } has the ball.
event-blocked = { $side }: { who } blocks { whom }, { $dice ->
    [1] one die
    [2] two dice
    [3] three dice
    [-2] two dice against
   *[-3] three dice against
}.
event-result = { $side }: { who }: { $face ->
    [0] { face-pd }
    [1] { face-bd }
    [2] { face-pb }
    [4] { face-st }
   *[5] { face-pow }
}.
event-pushed = { $side }: { who } is pushed to { $square }.
event-crowd = { $side }: { who } lands in the crowd!
event-stood-firm = { $side }: { who } stands firm.
event-followed-up = { $side }: { who } follows up.
event-armour-held = { $side }: { who }’s armour { $needed }+ holds: { $roll }{ plus }.
event-armour-broken = { $side }: { who }’s armour { $needed }+ breaks: { $roll }{ plus }.
event-stunned = { $side }: { who } is stunned, injury { $roll }.
event-knocked-out = { $side }: { who } is knocked out, injury { $roll }.
event-badly-hurt = { $side }: { who } is badly hurt.
event-casualty = { $side }: { who } is { $row ->
    [1] badly hurt
    [2] seriously hurt
    [3] seriously injured
    [4] left with a lasting injury
   *[5] dead
}, casualty { $roll }.
event-scarred = { $side }: { who } { $row ->
    [2] misses the next match.
    [3] misses the next match, and a niggling injury stays.
    [4] misses the next match, and { $worse ->
        [1] MA
        [2] ST
        [3] AG
        [4] PA
       *[5] AV
    } is one worse for good.
   *[5] will never play again.
}
event-healed = { $side }: { $how ->
    [2] the plague doctor
   *[other] the apothecary
} helps { who }.
event-regenerated = { $side }: { who } regenerates.
event-recovered = { $side }: { who } comes round.
event-raised = { $side }: the dead rise as { who }.
event-caught = { $side }: { who } has caught the ball.
event-dropped = { $side }: { who } drops the ball.
event-bounced = The ball bounces from { $square }.
event-thrown-in = The crowd throws the ball in from { $square }.
event-threw = { $side }: { who }’s pass to { $square } is { $outcome ->
    [0] fumbled
    [1] accurate
    [2] inaccurate
   *[3] wildly inaccurate
}.
event-kept = { $side }: { who } keeps hold of the ball.
event-deflected = { $side }: { who } deflects the pass.
event-intercepted = Intercepted by { $side }’s { who }!
event-handed = { $side }: { who } hands off to { whom }.
event-threw-mate = { $side }: { who } throws { whom }: { $outcome ->
    [0] fumbled
    [1] superb
    [2] successful
   *[3] terrible
}.
event-landed = { $side }: { who } lands safely.
event-crashed = { $side }: { who } crashes.
event-eaten = { $side }: { who } is eaten!
event-fouled = { $side }: { who } fouls { whom }.
event-sent-off = { $side }: { who } is sent off.
event-argued = { $side } argues the call with a { $roll }: { $heard ->
    [1] the player stays
   *[0] { $roll ->
        [1] the coach is sent off too
       *[other] the referee does not listen
    }
}.
event-bribed = { $side } offers a bribe with a { $roll }: { $roll ->
    [1] the referee takes it and sends him off
   *[other] the referee looks away
}.
event-stabbed = { $side }: { who } stabs { whom }.
event-sawed = { $side }: { who } turns the chainsaw on { whom }.
event-fainted = { $side }: { who } faints in the heat.
event-touchdown = Touchdown for { $side } by { who }! { $home }-{ $away }
event-half-over = The half is over: { $home }-{ $away }.
event-sudden-death = Sudden death: { $home }-{ $away }.
event-match-over = It is over: { $side } wins, { $home }-{ $away }.
event-draw = It is over: a draw, { $home }-{ $away }.
event-conceded = { $side } concedes: { $home }-{ $away }.
event-points = { $side }: { $points ->
    [one] one tournament point
   *[other] { $points } tournament points
}, { $bonus ->
    [0] no bonus
    [one] one bonus point
   *[other] { $bonus } bonus points
}.
event-time-up = { $side }: time is up, the turn ends.
event-revolted = { $side }: { who } shrinks from the sight.
event-shadowed = { $side }: { who } follows to { $square }.
event-fended = { $side }: { who } fends the blocker off.
event-stripped = { $side }: the ball is stripped from { who }.
event-set-down = { $side }: { who } puts the ball down on { $square }.
event-strayed = The ball strays to { $square }.
event-given = { $side }: { who } gets the ball.
event-raged = { $side }: { who } loses his temper and does nothing.
event-rooted = { $side }: { who } takes root.
event-lashed-out = { $side }: { who } lashes out at { whom }.
event-held-fast = { $side }: { who } holds { whom } fast.
event-gazed = { $side }: { who } stares at { whom }, who loses his tackle zone.
event-vomited = { $side }: { who } vomits at { whom }.
event-refused = { $side }: { who } refuses to hand over the ball.
event-rotted = { $side }: { who } rises from the filth and joins the team.
event-on-the-ball = { $side }: { who } reacts (On the Ball).
event-thirsty = { $side }: { who } thirsts for blood.
event-bit = { $side }: { who } bites { whom }.
event-starved = { $side }: { who } finds nobody to feed on and loses his wits.
event-swarmed = { $side }: { who } swarms onto the pitch.
event-helped-up = { $side }: { who } is helped up: { $roll }.
event-left-lying = { $side }: { who } stays down: { $roll }.
event-conjured = { $side }’s weather mage conjures with a { $roll }.
event-sky-back = The mage’s spell is over. The weather: { $weather ->
    [0] { weather-sweltering }
    [1] { weather-sunny }
    [2] { weather-perfect }
    [3] { weather-rain }
   *[4] { weather-blizzard }
}.
event-regrew = { $side }: { $how ->
    [1] the mortuary assistant
   *[2] the plague doctor
} patches { who } up: the regeneration is rolled again.
event-cooked = { $side }’s master chef wins { $count ->
    [0] no re-roll
    [1] one re-roll
   *[other] { $count } re-rolls
} for this half; the opponents lose { $taken }.
event-watched = { $side }: the biased referee looks at { who } with a { $roll } and { $seen ->
    [1] has seen the foul
   *[0] has seen nothing
}.
event-roused = { $side }: Bugman’s brew for { who }, a 1 is rolled again.
event-fireball = { $side }’s wizard throws a fireball at { $square }.
event-burnt = { $side }: the fireball { $hit ->
    [1] hits { who }
   *[0] misses { who }
}: { $roll }.
event-zapped = { $side }: the wizard zaps { who } with a { $roll }: { $frog ->
    [1] a frog
   *[0] nothing happens
}.
event-rookies = { $side }: { $count ->
    [1] one riotous rookie comes
   *[other] { $count } riotous rookies come
} along.
event-breathed-fire = { $side }: { who } breathes fire at { whom }.
event-bomb-thrown = { $side }: { who } throws a bomb to { $square }: { $outcome ->
    [0] fumbled
    [1] accurate
    [2] inaccurate
   *[3] wildly inaccurate
}.
event-bomb-strayed = The bomb strays to { $square }.
event-bomb-lost = The bomb goes off in the crowd.
event-bomb-kept = { $side }: { who } keeps hold of the bomb.
event-bomb-caught = { $side }: { who } has caught the bomb.
event-exploded = The bomb explodes in { $square }!
event-kicked-mate = { $side }: { who } kicks { whom }: { $outcome ->
    [0] fumbled
    [1] superb
    [2] successful
   *[3] terrible
}.
event-left-ball = { $side }: { who } leaves the ball in { $square }.
event-moved = { $side }: { who } { $origin } → { $square }.
event-swung = { $side }: { who } swings towards { $square }.
event-tricked = { $side }: { who } turns up in { $square }.
event-piled = { $side }: { who } drives { whom } into the ground.
event-ran-off = { $side }: { who } hits and runs to { $square }.
event-bought = { $side } buys: { $hired ->
    [0] { hired-temps }
    [1] { hired-part-timers }
    [2] { hired-kegs }
    [3] { hired-trainings }
    [4] { hired-bribes }
    [5] { hired-wanderers }
    [6] { hired-mage }
    [7] { hired-mortuary }
    [8] { hired-plague-doctor }
    [9] { hired-chef }
    [10] { hired-referee }
    [11] { hired-wizard }
    [12] { hired-bugman }
   *[13] { hired-rookies }
}, { NUMBER($gold) } gold left.
event-stepped-in = { $side }: { who } steps in for this drive.
event-harder = { $side } uses { means }: + { $plus }.

## Figures of a play

plus = { $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}
means = { $means ->
    [1] { skill-mighty-blow }
    [2] { skill-dirty-player }
    [3] fireball
   *[4] { skill-arm-bar }
}
tested = { $test ->
    [0] { test-rush }
    [1] { test-dodge }
    [2] { test-jump }
    [3] { test-pick-up }
    [4] { test-catch }
    [5] { test-pass }
    [6] { test-interfere }
    [7] { test-stand-up }
    [8] { test-land }
    [9] { test-throw }
    [10] { test-trait }
    [11] { test-saw }
    [12] { test-hungry }
    [13] { test-eat }
    [14] { test-trap }
    [15] { test-jump-up }
    [16] { test-revolt }
    [17] { test-dauntless }
    [18] { test-shadow }
    [19] { test-animosity }
    [20] { test-tentacles }
    [21] { test-gaze }
    [22] { test-vomit }
    [23] { test-fire }
    [24] { test-kick }
   *[25] { test-bomb }
}
figure-passed = { tested } { $needed }+: { $roll }
figure-failed = { tested } { $needed }+: { $roll }, failed
figure-armour-held = armour { $needed }+: { $roll }{ plus }, holds
figure-armour-broken = armour { $needed }+: { $roll }{ plus }, broken
figure-event = { $roll }: { $event ->
    [0] { kickoff-get-the-ref }
    [1] { kickoff-time-out }
    [2] { kickoff-solid-defence }
    [3] { kickoff-high-kick }
    [4] { kickoff-cheering-fans }
    [5] { kickoff-brilliant-coaching }
    [6] { kickoff-changing-weather }
    [7] { kickoff-quick-snap }
    [8] { kickoff-blitz }
    [9] { kickoff-officious-ref }
   *[10] { kickoff-pitch-invasion }
}
figure-harder = { means } + { $plus },

## Actions, tests and dice by name

calls-actions = Actions besides moving
action-move = move
action-block = block
action-blitz = blitz
action-pass = pass
action-hand = hand-off
action-foul = foul
action-throw = throw team-mate
action-stab = stab
action-saw = chainsaw
action-vomit = projectile vomit
action-gaze = hypnotic gaze
action-fire = breathe fire
action-bomb = throw bomb
action-kick = kick team-mate
action-chain = ball and chain
action-two = multiple block
action-stop = stop
barred-once = already used this turn
barred-alone = no standing opponent next to him
barred-down = he is on the ground
barred-none-up = no opponent stands
barred-none-down = no opponent is on the ground
barred-no-ball = he neither has the ball nor can fetch it
barred-minds-ball = he never gives the ball away
barred-saws = his chainsaw takes the place of a block
barred-no-mate = nobody whom he can throw
barred-no-eyes = no opponent has a tackle zone to lose
barred-one-foe = he marks fewer than two opponents
barred-in-charge = not in a Blitz! at the kick-off
test-rush = rush
test-dodge = dodge
test-jump = jump
test-pick-up = pick-up
test-catch = catch
test-pass = pass
test-interfere = interference
test-stand-up = standing up
test-land = landing
test-throw = throw
test-trait = keeping his head
test-saw = chainsaw
test-hungry = appetite
test-eat = bite
test-trap = trapdoor
test-jump-up = jumping up
test-revolt = overcoming disgust
test-dauntless = Dauntless
test-shadow = Shadowing
test-animosity = Animosity
test-tentacles = Tentacles
test-gaze = Hypnotic Gaze
test-vomit = Projectile Vomit
test-fire = Breathe Fire
test-kick = kick
test-bomb = catching the bomb
face-pd = Player Down
face-bd = Both Down
face-pb = Push Back
face-st = Stumble
face-pow = Pow
range-quick = quick pass
range-short = short pass
range-long = long pass
range-bomb = long bomb

## Teams

team-amazon = Amazon
team-black-orc = Black Orc
team-chaos-chosen = Chaos Chosen
team-chaos-dwarf = Chaos Dwarf
team-chaos-renegades = Chaos Renegades
team-dark-elf = Dark Elf
team-dwarf = Dwarf
team-elven-union = Elven Union
team-gnome = Gnome
team-goblin = Goblin
team-halfling = Halfling
team-high-elf = High Elf
team-human = Human
team-imperial-nobility = Imperial Nobility
team-khorne = Khorne
team-lizardmen = Lizardmen
team-necromantic-horror = Necromantic Horror
team-norse = Norse
team-nurgle = Nurgle
team-ogre = Ogre
team-old-world-alliance = Old World Alliance
team-orc = Orc
team-shambling-undead = Shambling Undead
team-skaven = Skaven
team-snotling = Snotling
team-tomb-kings = Tomb Kings
team-underworld-denizens = Underworld Denizens
team-vampire = Vampire
team-wood-elf = Wood Elf

## Positions

spot-eagle-warrior-linewoman = Linewoman
spot-python-warrior-thrower = Thrower
spot-piranha-warrior-blitzer = Blitzer
spot-jaguar-warrior-blocker = Blocker
spot-goblin-bruiser-lineman = Goblin Bruiser
spot-black-orc = Black Orc
spot-trained-troll = Trained Troll
spot-beastman-runner-lineman = Beastman
spot-chosen-blocker = Chosen Blocker
spot-chaos-troll = Chaos Troll
spot-chaos-ogre = Chaos Ogre
spot-minotaur = Minotaur
spot-hobgoblin-lineman = Hobgoblin
spot-hobgoblin-sneaky-stabba = Sneaky Stabba
spot-chaos-dwarf-blocker = Blocker
spot-chaos-dwarf-flamesmith = Flamesmith
spot-bull-centaur-blitzer = Bull Centaur
spot-renegade-human-lineman = Human
spot-renegade-human-thrower = Thrower
spot-renegade-goblin = Goblin
spot-renegade-orc = Orc
spot-renegade-skaven = Skaven
spot-renegade-dark-elf = Dark Elf
spot-renegade-troll = Troll
spot-renegade-ogre = Ogre
spot-renegade-minotaur = Minotaur
spot-renegade-rat-ogre = Rat Ogre
spot-dark-elf-lineman = Lineman
spot-runner = Runner
spot-blitzer = Blitzer
spot-assassin = Assassin
spot-witch-elf = Witch Elf
spot-dwarf-blocker-lineman = Blocker
spot-troll-slayer = Troll Slayer
spot-deathroller = Deathroller
spot-lineman = Lineman
spot-thrower = Thrower
spot-catcher = Catcher
spot-gnome-lineman = Lineman
spot-gnome-beastmaster = Beastmaster
spot-gnome-illusionist = Illusionist
spot-woodland-fox = Fox
spot-altern-forest-treeman = Treeman
spot-goblin-lineman = Goblin
spot-bomma = Bomma
spot-looney = Looney
spot-fanatic = Fanatic
spot-pogoer = Pogoer
spot--ooligan = ’Ooligan
spot-doom-diver = Doom Diver
spot-halfling-hopeful-lineman = Halfling
spot-halfling-hefty = Halfling Hefty
spot-halfling-catcher = Halfling Catcher
spot-human-lineman = Lineman
spot-halfling-hopeful = Halfling
spot-ogre = Ogre
spot-imperial-retainer-lineman = Retainer
spot-imperial-thrower = Thrower
spot-noble-blitzer = Noble Blitzer
spot-bodyguard = Bodyguard
spot-bloodborn-marauder-lineman = Marauder
spot-khorngor = Khorngor
spot-bloodseeker = Bloodseeker
spot-bloodspawn = Bloodspawn
spot-skink-runner-lineman = Skink
spot-chameleon-skink = Chameleon Skink
spot-saurus-blocker = Saurus
spot-kroxigor = Kroxigor
spot-zombie-lineman = Zombie
spot-ghoul-runner = Ghoul
spot-wraith = Wraith
spot-werewolf = Werewolf
spot-flesh-golem = Flesh Golem
spot-norse-raider-lineman = Raider
spot-beer-boar = Beer Boar
spot-norse-berzerker = Berzerker
spot-valkyrie = Valkyrie
spot-ulfwerener = Ulfwerener
spot-yhetee = Yhetee
spot-rotter-lineman = Rotter
spot-pestigor = Pestigor
spot-bloater = Bloater
spot-rotspawn = Rotspawn
spot-gnoblar-lineman = Gnoblar
spot-ogre-runt-punter = Runt Punter
spot-ogre-blocker = Ogre
spot-old-world-human-lineman = Lineman
spot-old-world-human-thrower = Thrower
spot-old-world-human-catcher = Catcher
spot-old-world-dwarf-blitzer = Dwarf Blitzer
spot-old-world-dwarf-blocker = Dwarf Blocker
spot-old-world-dwarf-runner = Dwarf Runner
spot-old-world-human-blitzer = Blitzer
spot-old-world-dwarf-troll-slayer = Troll Slayer
spot-old-world-halfling-hopefuls = Halfling
spot-orc-lineman = Lineman
spot-big-un = Big Un
spot-goblin = Goblin
spot-untrained-troll = Troll
spot-skeleton-lineman = Skeleton
spot-wight-blitzer = Wight
spot-mummy = Mummy
spot-skaven-clanrat-lineman = Clanrat
spot-gutter-runner = Gutter Runner
spot-rat-ogre = Rat Ogre
spot-snotling-lineman = Snotling
spot-fungus-flinga = Fungus Flinga
spot-fun-hoppa = Fun-Hoppa
spot-stilty-runna = Stilty Runna
spot-pump-wagon = Pump Wagon
spot-tomb-guardian = Tomb Guardian
spot-anointed-thrower = Thrower
spot-anointed-blitzer = Blitzer
spot-underworld-goblin-lineman = Goblin
spot-underworld-snotling = Snotling
spot-skaven-clanrat = Clanrat
spot-skaven-thrower = Skaven Thrower
spot-skaven-blitzer = Skaven Blitzer
spot-underworld-troll = Troll
spot-mutant-rat-ogre = Mutant Rat Ogre
spot-thrall-lineman = Thrall
spot-vampire-runner = Runner
spot-vampire-blitzer = Blitzer
spot-vampire-thrower = Thrower
spot-vargheist = Vargheist
spot-wood-elf-lineman = Lineman
spot-wardancer = Wardancer
spot-loren-forest-treeman = Treeman
spot--captain-karina-von-riesz = 'Captain' Karina Von Riesz
spot-cindy-piewhistle = Cindy Piewhistle
spot-estelle-la-veneaux = Estelle la Veneaux
spot-gloriel-summerbloom = Gloriel Summerbloom
spot-gretchen-w-chter-the-blood-bowl-widow- = Gretchen Wächter 'The Blood Bowl Widow'
spot-karla-von-kill = Karla Von Kill
spot-rowana-forestfoot = Rowana Forestfoot
spot-roxanna-darknail = Roxanna Darknail
spot-swiftvine-glimmershard = Swiftvine Glimmershard
spot-willow-rosebark = Willow Rosebark

## Skills and traits

skill-catch = Catch
skill-diving-catch = Diving Catch
skill-diving-tackle = Diving Tackle
skill-dodge = Dodge
skill-defensive = Defensive
skill-jump-up = Jump Up
skill-leap = Leap
skill-safe-pair-of-hands = Safe Pair of Hands
skill-sidestep = Sidestep
skill-sneaky-git = Sneaky Git
skill-sprint = Sprint
skill-sure-feet = Sure Feet
skill-block = Block
skill-dauntless = Dauntless
skill-dirty-player = Dirty Player
skill-fend = Fend
skill-frenzy = Frenzy
skill-kick = Kick
skill-pro = Pro
skill-shadowing = Shadowing
skill-strip-ball = Strip Ball
skill-sure-hands = Sure Hands
skill-tackle = Tackle
skill-wrestle = Wrestle
skill-big-hand = Big Hand
skill-claws = Claws
skill-disturbing-presence = Disturbing Presence
skill-extra-arms = Extra Arms
skill-foul-appearance = Foul Appearance
skill-horns = Horns
skill-iron-hard-skin = Iron Hard Skin
skill-monstrous-mouth = Monstrous Mouth
skill-prehensile-tail = Prehensile Tail
skill-tentacles = Tentacles
skill-two-heads = Two Heads
skill-very-long-legs = Very Long Legs
skill-accurate = Accurate
skill-cannoneer = Cannoneer
skill-cloud-burster = Cloud Burster
skill-dump-off = Dump-off
skill-fumblerooskie = Fumblerooskie
skill-hail-mary-pass = Hail Mary Pass
skill-leader = Leader
skill-nerves-of-steel = Nerves of Steel
skill-on-the-ball = On the Ball
skill-pass = Pass
skill-running-pass = Running Pass
skill-safe-pass = Safe Pass
skill-arm-bar = Arm Bar
skill-brawler = Brawler
skill-break-tackle = Break Tackle
skill-grab = Grab
skill-guard = Guard
skill-juggernaut = Juggernaut
skill-mighty-blow = Mighty Blow
skill-multiple-block = Multiple Block
skill-pile-driver = Pile Driver
skill-stand-firm = Stand Firm
skill-strong-arm = Strong Arm
skill-thick-skull = Thick Skull
skill-animal-savagery = Animal Savagery
skill-animosity = Animosity
skill-always-hungry = Always Hungry
skill-ball-and-chain = Ball and Chain
skill-bombardier = Bombardier
skill-bone-head = Bone Head
skill-chainsaw = Chainsaw
skill-decay = Decay
skill-hypnotic-gaze = Hypnotic Gaze
skill-kick-team-mate = Kick Team-mate
skill-loner = Loner
skill-no-hands = No Hands
skill-plague-ridden = Plague Ridden
skill-pogo-stick = Pogo Stick
skill-projectile-vomit = Projectile Vomit
skill-really-stupid = Really Stupid
skill-regeneration = Regeneration
skill-right-stuff = Right Stuff
skill-secret-weapon = Secret Weapon
skill-stab = Stab
skill-stunty = Stunty
skill-swarming = Swarming
skill-swoop = Swoop
skill-take-root = Take Root
skill-titchy = Titchy
skill-timmm-ber = Timmm-ber!
skill-throw-team-mate = Throw Team-mate
skill-unchannelled-fury = Unchannelled Fury
skill-hit-and-run = Hit and Run
skill-drunkard = Drunkard
skill-pick-me-up = Pick-me-up
skill-bloodlust = Bloodlust
skill-my-ball = My Ball
skill-trickster = Trickster
skill-breathe-fire = Breathe Fire

## Weather, kick-off events, prayers, formations

weather-sweltering = sweltering heat
weather-sunny = very sunny
weather-perfect = perfect conditions
weather-rain = pouring rain
weather-blizzard = a blizzard
kickoff-get-the-ref = Get the Ref
kickoff-time-out = Time-out
kickoff-solid-defence = Solid Defence
kickoff-high-kick = High Kick
kickoff-cheering-fans = Cheering Fans
kickoff-brilliant-coaching = Brilliant Coaching
kickoff-changing-weather = Changing Weather
kickoff-quick-snap = Quick Snap
kickoff-blitz = Blitz!
kickoff-officious-ref = Officious Ref
kickoff-pitch-invasion = Pitch Invasion
prayer-trapdoor = Treacherous Trapdoor
prayer-friends = Friends with the Ref
prayer-stiletto = Stiletto
prayer-iron-man = Iron Man
prayer-dusters = Knuckle Dusters
prayer-bad-habits = Bad Habits
prayer-cleats = Greasy Cleats
prayer-statue = Blessed Statue of Nuffle
formation-zone = Zone
formation-wall = Wall
formation-cage = Cage
formation-wings = Wings

## The board

board-half = { $half ->
    [1] First half
    [2] Second half
   *[other] Extra time
}
board-phase-pre-game = Before the match
board-phase-drive = Set-up
board-phase-turn = Between turns
board-phase-over = The match is over
board-kickoff = { $side ->
    [home] Home
   *[away] Away
} kicks off
board-lining = { $side ->
    [home] Home
   *[away] Away
} sets up: { $left } to place · on the line { $line } of 3 · wide zones { $top }, { $bottom } of 2
board-turn = { $side ->
    [home] Home
   *[away] Away
}, turn { $turn }
board-deed = { $player }: { $deed }
board-left = { $left } left{ $rushes ->
    [0] { "" }
   *[other] {" "}+{ $rushes } to rush
}
board-used = used: { $uses }
use-blitz = blitz
use-pass = pass
use-hand = hand-off
use-foul = foul
use-kick = kick team-mate
use-bomb = bomb
board-spoken = Home { $home }, Away { $away }. { $half }.
board-spoken-carrier = { $side ->
    [home] Home
   *[away] Away
} { $number } has the ball on { $square }.
cell-score = { $side ->
    [home] Home
   *[away] Away
}, { $team }: { $points }{ $ball ->
    [1] , has the ball
   *[0] { "" }
}.
cell-turns = { $side ->
    [home] Home
   *[away] Away
}: turn { $turn } of { $most }{ $running ->
    [1] , now
   *[0] { "" }
}.
cell-rerolls = { $side ->
    [home] Home
   *[away] Away
}: { $count ->
    [0] no re-rolls left
    [1] one re-roll left
   *[other] { $count } re-rolls left
}{ $coached ->
    [0] { "" }
   *[other] , { $coached } of them for this drive
}{ $leader ->
    [0] { "" }
   *[other] , one of them from a leader
}.
cell-doctor = { $side ->
    [home] Home
   *[away] Away
}: { $count ->
    [0] no apothecary left
    [1] an apothecary
   *[other] { $count } apothecaries
}.
cell-bribes = { $side ->
    [home] Home
   *[away] Away
}: { $count ->
    [0] no bribes
    [1] one bribe
   *[other] { $count } bribes
}.
cell-effects = { $side ->
    [home] Home
   *[away] Away
}, in effect: { $effects }.
board-ejected = coach sent off
cell-weather = Weather: { $weather }.
cell-ball = { $free ->
    [1] The ball lies free on { $square }.
   *[0] The ball is in the air above { $square }.
}
cell-square = { $square }
cell-trapdoor = A trapdoor on { $square }.
cell-zones = Tackle zones of { $side ->
    [home] Home
   *[away] Away
}
cell-player = { $side ->
    [home] Home
   *[away] Away
} { $number }, { $position }, MA { $ma } ST { $st } AG { $ag }+ PA { $pa ->
    [0] –
   *[other] { $pa }+
} AV { $av }+, { $skills ->
    [none] no skills
   *[other] { $skills }
}; { player-state }.
player-state = { $state ->
    [standing] standing on { $square }
    [dazed] standing on { $square } without a tackle zone
    [prone] prone on { $square }
    [stunned] stunned on { $square }
    [reserves] in reserve
    [faint] in reserve, misses the next drive
    [ko] knocked out
    [hurt] casualty
   *[off] sent off
}
cell-has-ball = Has the ball.
cell-done = Has acted this turn.
cell-star = A star player.
cell-rooted = Has taken root.
cell-frog = Is a frog.
cell-bomb = A bomb on { $square }.
cell-blast = The bomb explodes on { $square }.
cell-hired = { $side ->
    [home] Home
   *[away] Away
} still has: { $hired }.
cell-marked = Marked by { $numbers }.
cell-box = { $side ->
    [home] Home
   *[away] Away
}, { $box }: { $count ->
    [0] nobody
    [1] one player
   *[other] { $count } players
}.
box-reserves = Reserves
box-ko = Knocked out
box-hurt = Casualties
box-off = Off
cell-die = { $die ->
    [T] D3
    [D] D6
    [O] D8
   *[X] D16
}: { $face }.
face-picks = { $side ->
    [home] Home
   *[away] Away
} picks
face-needed = { $test } needs { $need }+
face-passed = { $player }: { $test } { $needed }+, made
face-failed = { $player }: { $test } { $needed }+, failed
face-result = { $player } blocks
face-armour-held = { $player }: armour holds
face-stunned = { $player } is stunned
face-knocked-out = { $player } is knocked out
face-badly-hurt = { $player } is badly hurt
face-casualty = { $player }: { $row ->
    [1] badly hurt
    [2] seriously hurt
    [3] seriously injured
    [4] left with a lasting injury
   *[5] dead
}
face-healed = { $player } is treated
face-regenerated = { $player } regenerates
face-recovered = { $player } comes round
face-helped-up = { $player } is helped up
face-left-lying = { $player } stays down
face-burnt = { $hit ->
    [0] the fireball misses { $player }
   *[other] the fireball hits { $player }
}
face-zapped = { $frog ->
    [0] { $player } resists the spell
   *[other] { $player } is a frog
}
face-bounced = the ball bounces
face-thrown-in = thrown in
face-argued = { $heard ->
    [0] the referee will not hear of it
   *[other] the referee gives way
}
face-bribed = the bribe
face-trapdoor = { $player } is gone
face-loner = { $player } is a loner
face-pro-failed = { $player }: Pro fails
face-fainted = { $player } faints
range-far = Hail Mary
board-call-step-stop = Stop
board-call-turn-end = End turn
board-call-charge-end = Enough

## Walks, deeds and plans

walk-to = { $number } to { $square }
walk-run = { $number } with the ball to { $square }
walk-ball = { $number } picks the ball up in { $square }
walk-fetch = { $number } picks the ball up and goes on to { $square }
walk-touchdown = { $number } to { $square }: touchdown!
walk-stand = { $number } stands up and stays
walk-stop = { $number } stops here
walk-block = { $number } blocks { $other }
walk-blitz = { $number } blitzes { $other }
walk-blitz-from = { $number } blitzes { $other } from { $square }
walk-foul = { $number } fouls { $other }
walk-foul-from = { $number } fouls { $other } from { $square }
walk-stab = { $number } stabs { $other }
walk-stab-from = { $number } stabs { $other } from { $square }
walk-saw = { $number } attacks { $other } with the chainsaw
walk-saw-from = { $number } attacks { $other } with the chainsaw from { $square }
walk-vomit = { $number } vomits at { $other }
walk-vomit-from = { $number } vomits at { $other } from { $square }
walk-gaze = { $number } stares at { $other }
walk-gaze-from = { $number } stares at { $other } from { $square }
walk-hand = { $number } hands off to { $other }
walk-hand-from = { $number } hands off to { $other } from { $square }
walk-pass = { $number } passes to { $other } from here
walk-pass-from = { $number } goes to { $square } and passes to { $other }
walk-fetch-pass = { $number } picks the ball up and passes to { $other } from { $square }
walk-throw = { $number } picks { $other } up to throw him
walk-throw-from = { $number } goes to { $square } to throw { $other }
walk-declare-blitz = { $number } blitzes: you choose the target and the way
walk-declare-pass = { $number } passes: move first, then throw
walk-declare-hand = { $number } hands off: move first, then hand over
walk-declare-foul = { $number } fouls: you choose the target and the way
walk-declare-throw = { $number } throws a team-mate: move first
walk-declare-gaze = { $number } hypnotises: you choose the target and the way
walk-fire = { $number } breathes fire at { $other }
walk-fire-from = { $number } breathes fire at { $other } from { $square }
walk-bomb = { $number } throws a bomb at { $other }
walk-boot = { $number } takes a run-up to kick { $other }
walk-boot-from = { $number } goes to { $square } to kick { $other }
walk-two = { $number } blocks { $other } and { $square } at once
walk-leave = { $number } leaves the ball behind and steps to { $square }
walk-declare-bomb = { $number } throws a bomb: you choose the square
walk-declare-kick = { $number } kicks a team-mate: move first
walk-declare-chain = { $number } swings his ball and chain
walk-bomb-at = { $number } throws the bomb to { $square }
walk-boot-at = { $number } kicks { $other } to { $square }
walk-swing-down = { $number } swings toward the bottom
walk-swing-up = { $number } swings toward the top
walk-swing-right = { $number } swings to the right
walk-swing-left = { $number } swings to the left
walk-fireball = Fireball on { $square }
walk-place = { $number } to { $square }
walk-off = { $number } to the bench
walk-exchange = { $number } on for { $other }
walk-swap = { $number } and { $other } change places
walk-kick = Kick to { $square }
walk-aim = { $number } throws to { $square }
walk-toss = { $number } throws { $other } to { $square }
chip-strength = ST { $mine } against { $theirs }
chip-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
way-chance = gets there { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chance-rerolls =
    gets there { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, without a team re-roll { NUMBER($sure, style: "percent", maximumFractionDigits: 1) }
way-block =
    { $dice ->
        [-3] three dice against
        [-2] two dice against
        [1] one die
        [2] two dice
       *[3] three dice
    }, down { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, falls himself { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
way-balked = loses the action { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-foul = breaks the armour { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, off the pitch { NUMBER($out, style: "percent", maximumFractionDigits: 1) }, sent off { NUMBER($off, style: "percent", maximumFractionDigits: 1) }
way-stab = breaks the armour { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-saw = breaks the armour { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, kicks back { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-vomit = breaks the armour { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, hits himself { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-gaze = tackle zone lost { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-fire = down { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, falls himself { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb = hit { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, explodes in his hands { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-bomb-there = explodes there { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, in his hands { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-chain-well = goes well { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-foe = opponent { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-mate = team-mate { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-chain-crowd = crowd { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-two = both down { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, falls himself { NUMBER($back, style: "percent", maximumFractionDigits: 1) }
way-shadowed = may be shadowed
way-dived = a little more, for he dives only once
way-lash = hits a team-mate first { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-thirst = must feed there { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-starves = thirsts with nobody to bite { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-hand = caught { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
way-pass = { $range }, complete { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumbled { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
way-deflected = accurate but deflected { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plan-then = { $form }, then change it
plan-end =
    End the turn: { $idle ->
        [0] everyone has acted
        [one] one player could still act
       *[other] { $idle } players could still act
    }

## The report

report-part = { $part ->
    [1] 1st half
    [2] 2nd half
   *[other] extra time
}
report-turning-also = Casualties, knock-outs, interceptions, sendings-off and turnovers weigh like part of a touchdown.
report-touchdowns = touchdowns
report-blocks = blocks
report-blocks-one = with one die
report-blocks-two = with two dice
report-blocks-three = with three dice
report-blocks-against = with dice against
report-knocked-down = opponents knocked down
report-knocked-out = opponents knocked out
report-casualties = casualties caused
report-bonus-casualties = casualties that bring a bonus
report-dodges = dodges
report-dodges-failed = dodges failed
report-rushes = rushes
report-rushes-failed = rushes failed
report-pick-ups = balls picked up
report-pick-ups-failed = pick-ups failed
report-passes = passes
report-completions = passes complete
report-catches = catches
report-catches-failed = catches failed
report-interceptions = interceptions
report-fouls = fouls
report-sent-off = sent off
report-rerolls = team re-rolls used
report-turnovers = turnovers
report-tds = TD
report-cas = cas
report-kos = KO
report-downs = down
report-blocks-made = block
report-dodged = dodge
report-rushed = rush
report-picked-up = pick
report-passed = pass
report-caught = catch
report-stolen = int
report-fouled = foul

## The terminal and the record

screen-has = re-rolls { $rerolls } · apothecary { $doctors } · bribes { $bribes }
screen-prone = prone
screen-stunned = stunned
screen-reserves = reserves
screen-ko = knocked out
screen-hurt = casualties
screen-off = sent off
screen-dazed = without tackle zone
screen-rooted = rooted
screen-frog = frogs
screen-hired = hired
screen-dice = dice
screen-tables = Tables
screen-rosters = Ready rosters
screen-reconstructed = ~ reconstructed
screen-team = tier { $tier }, re-roll { $reroll }k
caption = { $half }, { $home }-{ $away }: { $moment }
caption-turn = { $side ->
    [home] Home
   *[away] Away
}, turn { $turn }
caption-kickoff = { $side ->
    [home] Home
   *[away] Away
} kicks off
caption-pre-game = before the match
caption-over = the end

## What to expect

odds-out-of-reach = out of reach
odds-rush = the rush succeeds { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-aimed = accurate { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumbled { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-far = comes down nearby { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumbled { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-toss = lands on his feet { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, fumbled { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-boot = lands on his feet { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, off the pitch { NUMBER($fumbled, style: "percent", maximumFractionDigits: 1) }
odds-frog = becomes a frog { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-fireball =
    { $foes ->
        [one] one opponent
       *[other] { $foes } opponents
    } and { $mates ->
        [one] one own player
       *[other] { $mates } own players
    }, each down { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-kick = comes down in their half { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-again = succeeds { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-pro = the die is rolled again { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-falls = he falls { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-blow = target down { NUMBER($down, style: "percent", maximumFractionDigits: 1) }, blocker down { NUMBER($lost, style: "percent", maximumFractionDigits: 1) }
odds-down = { $number } goes down
odds-pushed = { $number } is pushed
odds-stands = nothing happens
odds-wrestled = { $number } and { $blocker } are placed prone
odds-both = { $number } and { $blocker } go down
odds-fell = { $blocker } goes down
odds-turnover = a turnover
odds-squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
odds-fails = { $lost ->
    [1] fails: a turnover
   *[0] fails
}
odds-harder = armour { $needed }+: rolled { $rolled }, +{ $extra } breaks it
odds-held = armour { $needed }+: rolled { $rolled }, it holds
odds-harm = armour broken { NUMBER($broken, style: "percent", maximumFractionDigits: 1) }, off the pitch { NUMBER($out, style: "percent", maximumFractionDigits: 1) }
odds-deflects = deflects it { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-catches = catches it { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-out = off the pitch { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-injury-stunned = stunned
odds-injury-ko = knocked out
odds-injury-casualty = casualty
odds-healed = saved for this match { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
odds-argue = stays on the pitch { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, but the turn is lost
odds-bribe = stays on the pitch { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, and the turn goes on

## Drafting a team

option-budget = Budget
option-budget-own = as drafted
option-budget-1000000 = 1,000,000
option-budget-1050000 = 1,050,000
option-budget-1100000 = 1,100,000
option-budget-1150000 = 1,150,000
option-budget-1200000 = 1,200,000
option-budget-1250000 = 1,250,000
option-budget-1300000 = 1,300,000
option-skill-pack = Skill pack
option-skill-pack-own = as drafted
option-skill-pack-none = { pack-none }
option-skill-pack-matched-play = { pack-matched-play }
option-skill-pack-spp-36 = { pack-spp-36 }
kind-agility = agility
kind-general = general
kind-mutation = mutation
kind-passing = passing
kind-strength = strength
hired-rerolls = Team re-rolls
hired-assistants = Assistant coaches
hired-cheerleaders = Cheerleaders
hired-apothecary = Apothecary
hired-fans = Dedicated fans
hired-temps = Cheerleaders for the day
hired-part-timers = Assistant coaches for the day
hired-kegs = Kegs of beer
hired-trainings = Extra team training
hired-bribes = Bribes
hired-wanderers = Wandering apothecaries
hired-mage = Weather mage
hired-mortuary = Mortuary assistant
hired-plague-doctor = Plague doctor
hired-chef = Halfling master chef
hired-referee = Biased referee
hired-wizard = Sports wizard
hired-bugman = Josef Bugman
hired-rookies = Riotous rookies
pack-none = none
pack-matched-play = skill points by tier
pack-spp-36 = 36 points for everyone

## Pages beside the rules

kind-trait = trait
lore-skills = Skills and traits
lore-skills-count = All { $count } of them by kind. Each has a page of its own.
lore-teams = Teams
lore-teams-count = All { $count } of them by tier; teams of the first one need the least help.
lore-stars = Star players
lore-stars-count = All { $count } of them: they are hired for one match.
lore-kind-agility = Agility
lore-kind-general = General
lore-kind-mutation = Mutation
lore-kind-passing = Passing
lore-kind-strength = Strength
lore-kind-trait = Traits
lore-skill = Skill
lore-does = What it does
lore-rule = The rule
lore-dice = What it does to dice
lore-excludes = Never together with
lore-with = With other skills
lore-rules = In other rules
lore-players = Who has it
lore-compulsory = compulsory
lore-optional = the coach decides
lore-rerolls = Roll a failed test again: { $tests }
lore-adds = { $plus } on the roll: { $tests }
lore-deaf-marks = Being marked does not count: { $tests }
lore-deaf-rain = Rain does not count: { $tests }
lore-team = Team
lore-position = Position
lore-price = Price
lore-star = Star
lore-skills-of = Skills
lore-profile = Profile
lore-unique = Not played here: { $names }. The star plays with profile and skills.
lore-plays-for = Plays for
lore-costs = costs { NUMBER($cost) }
lore-mega = mega-star
lore-reroll = Re-roll
lore-reroll-costs = a re-roll costs { NUMBER($cost) }
lore-special = Special rules
lore-positions = Positions
lore-tier = Tier { $tier }
lore-ready = The ready-made team
lore-drawn = The ready-made team in its shirts: { $team }
lore-apothecary = may hire an apothecary
lore-apothecary-no = no apothecary
lore-most = Most
lore-primary = Primary
lore-secondary = Secondary
lore-worth = Worth { NUMBER($value) }.
lore-count = No.
lore-who = Who
lore-gold = { NUMBER($gold) }

## What somebody else decides

deciding-kick-or-receive = kick or receive
deciding-set-up = the set-up
deciding-place = the set-up
deciding-kick = where to kick
deciding-halve = whether to halve the deviation
deciding-touchback = who gets the ball
deciding-solid = who to set up again
deciding-high-kick = who runs under the ball
deciding-snap = who moves a square
deciding-snap-to = where to move
deciding-charge = who charges
deciding-prayer = who the prayer is for
deciding-turn = who to activate
deciding-target = who number { $actor } attacks
deciding-step = where number { $actor } moves
deciding-aim = where number { $actor } throws
deciding-reroll = whether number { $player } rolls again
deciding-pro-die = whether to re-roll
deciding-dive = whether to dive in
deciding-block-dice = whether to keep the dice as { $player } blocks { $other }
deciding-pick = which die counts as { $player } blocks { $other }
deciding-wrestle = whether to use Wrestle
deciding-stumble = whether to use Dodge
deciding-stand-firm = whether number { $player } stands firm
deciding-sidestep = where number { $player } sidesteps
deciding-push = where number { $player } is pushed
deciding-follow = whether number { $player } follows up
deciding-harder = whether to add the bonus
deciding-doctor = whether the apothecary treats number { $player }
deciding-second = which casualty result counts
deciding-interfere = who reaches for the pass
deciding-burst = whether to use Cloud Burster
deciding-diving-catch = who dives for the ball
deciding-dump-off = whether to dump the ball off
deciding-throw-at = where to throw the team-mate
deciding-swoop = which way to swoop
deciding-argue = whether to argue the call
deciding-saw = whether to foul with the chainsaw
deciding-concede = whether to concede
deciding-shadow = who follows like a shadow
deciding-fend = whether to fend the blocker off
deciding-grab = whether to grab
deciding-juggernaut = whether to push instead
deciding-set-down = where to put the ball
deciding-again = block or stab
deciding-lash-out = who to lash out at
deciding-tentacles = who holds on with tentacles
deciding-on-the-ball = who moves (On the Ball)
deciding-run = where to run
deciding-thirst = go on or only move
deciding-bite = who to bite
deciding-swarm = who swarms onto the pitch
deciding-swarm-to = where to come on
deciding-mage = whether to call the weather mage
deciding-sky = what the weather will be
deciding-regrow = whether to roll the regeneration again
deciding-wizard = whether to cast a spell
deciding-fireball = where to throw the fireball
deciding-zap = who to turn into a frog
deciding-lob = how to throw the bomb
deciding-bomb-at = where to throw the bomb
deciding-chain = which way to swing
deciding-trick = where the trickster turns up
deciding-pile-driver = whether to foul with Pile Driver
deciding-run-off = where to run
deciding-two = block or stab
deciding-hire = which inducement to buy
deciding-brewer = whether Josef Bugman plays
lineup-forbidden = Not allowed: at least three on the line of scrimmage in the centre field, at most two in each wide zone.

## The history of a league team

career-gold = The treasury { $way ->
    [less] loses
   *[more] gains
} { $count }.
career-fans = { $way ->
    [less] Dedicated fans leave: { $count }.
   *[more] New dedicated fans: { $count }.
}
career-staff = { $way ->
    [less] { $what }: { $count } fewer.
   *[more] { $what }: { $count } more.
}
career-gone = { $number } { $spot } is no longer with the team.
career-joined = { $number } { $spot } joins the team.
career-points = { $number } { $spot }: { $count } star player points.
career-learnt = { $number } { $spot } has learnt { $what }.
career-better = { $number } { $spot }: { $what } is one better.
career-worse = { $number } { $spot }: { $what } is one worse for good.
career-niggle = { $number } { $spot } has niggling injuries: { $count }.
career-missing = { $number } { $spot } misses the next match.
career-retired = { $number } { $spot } rests until the next season.
career-treasury = Treasury
career-state = SPP { $points }{ $niggles ->
    [0] {""}
   *[other] , niggling injuries: { $niggles }
}{ $state ->
    [out] , misses the next match
    [rests] , rests until the next season
   *[fit] {""}
}
offers-purse = Treasury: { $points }
offers-learn = { $number } { $spot } learns
offers-learn-go = Learn
offers-credit = Whose is a touchdown of their concession?
offers-credit-go = Credit
offers-hire = New in the team
offers-hire-go = Hire
offers-fire = Rest or leave
offers-fire-go = Do it
offer-learn-up = { $what }, one better
offer-learn-instead = { $what }, secondary, instead
offer-learn-p = { $what }: primary, { $cost } SPP
offer-learn-r = A random skill: { $what }, primary, { $cost } SPP
offer-learn-s = { $what }: secondary, { $cost } SPP
offer-learn-q = A random skill: { $what }, secondary, { $cost } SPP
offer-learn-c = A characteristic, by a D16: { $cost } SPP
offer-credit = { $number } { $spot }
offer-hire = { $spot }: { $cost }
offer-hire-staff = { $what }: { $cost }
offer-keep-lent = { $number } { $spot }, journeyman, stays: { $cost }
offer-take = { $spot }, risen from the dead: free
offer-retire = { $number } { $spot } rests until the next season
offer-fire = { $number } { $spot } leaves
offer-fire-staff = { $what }: one fewer
offer-keep = { $number } { $spot }: { $cost }

## Puzzles

puzzle-theme-blocks = Blocks
puzzle-theme-pushes = Pushed back
puzzle-theme-rerolls = Re-roll?
puzzle-theme-hands = Whom and where?
puzzle-theme-kicks = Kick-off
puzzle-theme-bench = Apothecary and referee

# What an answer is good for
why-scores = Scores without a roll.
why-runs-in = Runs for the touchdown, if the dice hold.
why-carry-among = Takes the ball among your own, where nobody hits the carrier without a roll.
why-carry-safe = Takes the ball where nobody hits the carrier without a roll.
why-carry-near = From there the end zone is within his movement next turn.
why-carry-fewer = Fewer can hit the carrier there without a roll.
why-carry-ahead = Brings the ball nearer to the end zone.
why-carry-risk = Brings the ball nearer to the end zone, if the dice hold.
why-fetches = Goes to pick the ball up.
why-gets-up = Gets up without a roll.
why-safe-first = Nothing is rolled for it: that comes before anything that may end the turn.
why-assists = Makes the dice of a block better.
why-cage-full = Fills the cage.
why-cage = Takes a corner of the cage.
why-by-carrier = Stands by the carrier.
why-range = From there the end zone is within his movement next turn.
why-stops-score = Keeps the carrier from the end zone in his next turn.
why-hinders-score = Makes it harder for the carrier to score in his next turn.
why-marks-carrier = Marks the ball carrier.
why-screens = Gets between the ball and your end zone.
why-closes-in = Closes in on the ball carrier.
why-by-ball = Gets next to the ball.
why-near-ball = Gets nearer to the ball.
why-escapes = Gets away from whoever marks him, if the dice hold.
why-hits-carrier = Hits the ball carrier.
why-frees-carrier = Hits the only one who marks your carrier.
why-frees-one = Hits one of those who mark your carrier.
why-clears-ball = Hits somebody next to the ball.
why-crowd = A push sends him into the crowd.
why-dice = You roll more than one die and choose.
why-gives-score = In his hands it can still be a touchdown this turn.
why-gives-free = Gets the ball away from a marked player.
why-gives-ahead = Gets the ball to somebody farther up.
why-foul-last = Everyone else has acted, so a sending-off costs no other activation.
why-ends = Whatever is left risks more than it gains.
why-stalls = The touchdown can wait: so they get fewer turns to answer it.
why-again-carrier = Without it the carrier falls, the ball comes loose and the turn is over.
why-again-falls = Without it he falls and the turn is over.
why-again-pick-up = Without it the ball bounces away and the turn is over.
why-again-pass = Without it the pass goes astray.
why-again-catch = Without it the ball bounces on.
why-again-skill = Costs no team re-roll.
why-again-kept = A failure does not end the turn: save the re-roll.
why-block-falls = As the dice lie, your own player goes down.
why-block-up = As the dice lie, nobody is knocked down for you.
why-block-good = As the dice lie, he goes down.
why-face-down = Knocks him down, and yours stays up.
why-face-push = Pushes him, and yours stays up.
why-face-both = Both go down.
why-face-his-fall = The blocker goes down.
why-face-stays = Yours is only pushed.
why-push-away = Away from your carrier.
why-push-edge = To the edge, where the next push sends him into the crowd.
why-follow-marks = Stays on him.
why-stays-by = Stays by your carrier.
why-stays-free = More of them would mark him there.
why-kick-clear = Nobody of theirs stands near.
why-touchback = Nobody marks him.
