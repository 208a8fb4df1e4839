### Calciotto: what the table says.

game-name = Calciotto
game-tagline = Eight-a-side football with dice and cards.
game-intro = Two dice give the points for steps, passes and shots. Challenges and shots are duels of dice, and a card in time turns them. A six may be traded for a card.

## Seats

seat-home-first = Home, first partner
seat-home-second = Home, second partner
seat-away-first = Away, first partner
seat-away-second = Away, second partner

## Questions

ask-leave = Call-up: who stays at home?
ask-keeper = Who keeps goal?
ask-figure = Line-up: who plays next?
ask-square = Where does { $player } stand?
ask-lineup = New line-up: where does { $player } stand?
ask-first = Kick-off: who has the ball?
ask-second = Kick-off: who stands beside?
ask-move-card = A card before the dice of this phase?
ask-contrast-card = { $challenger } challenges { $carrier }: a card?
ask-shot-card = { $shooter } shoots at { $target }: a card?
ask-trade = A six: keep it or trade it for a card?
ask-spend = { $pool } points: what next?
ask-challenge = Challenge { $carrier } for the ball?
ask-substitute = A substitution?
ask-taker = Free kick: who takes it?
ask-relocate = Relocate a figure?
ask-place = Where does { $player } go?
ask-wall = Where does the wall stand?
ask-wall-man = Who stands in the wall?
ask-retreat = { $player } is too near the ball: where does it go?
ask-kicker = Penalty: who kicks?
ask-spot = From which side of the spot?
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
answer-spend-end = End the phase
answer-challenge-none = Leave it
answer-substitute-done = No (further) substitution
answer-relocate-done = Done

## Dice

die-six = an ordinary die
die-sign = the plus/minus die
die-card = the deck
die-lot = the lot

## Options

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
event-toss-tied = Both roll { $total }: once more.
event-dealt = Each side is dealt { $cards } cards.
event-kick-off = { $side } kicks off: { $player } has the ball, { $other } beside.
event-card = { $side } plays { $card }.
event-sprint = { $player } of { $side } may sprint.
event-rolled = { $side } rolls { $first } and { $second }.
event-traded = { $side } trades for { $cards ->
    [1] a card
   *[other] { $cards } cards
}.
event-drew = { $side } draws { $card }.
event-drew-known = { $side } draws { $card }, which everybody has seen.
event-points = { $side } is left with { $points }.
event-sign = The plus/minus die shows { $plus ->
    [1] a plus: over the wall
   *[0] a minus: low
}.
event-passed = { $player } of { $side } passes to { $other }.
event-passed-on = { $side } hands { $points } points to the partner.
event-no-release = The keeper of { $side } finds nobody and keeps the ball.
event-shot = { $player } of { $side } shoots!
event-tied = { $total } each: the dice roll again.
event-goal = Goal by { $player } of { $side }!
event-saved = { $player } of { $side } saves.
event-challenged = { $player } of { $side } challenges { $other }.
event-ball-won = { $player } of { $side } wins the ball.
event-ball-kept = { $player } of { $side } keeps the ball.
event-grounded = { $player } of { $side } lies on the ground.
event-foul = Foul by { $player } of { $side }.
event-free-kick = Free kick for { $side }.
event-penalty = Penalty for { $side }!
event-cautioned = Yellow for { $player } of { $side }.
event-sent-off = { $player } of { $side } is sent off.
event-new-keeper = { $player } keeps goal for { $side } now.
event-stand-in = { $player } goes in goal for { $side }.
event-substituted = { $side } brings on { $other } for { $player }.
event-taker = { $player } of { $side } takes the kick.
event-relocated = { $side } relocates { $player }.
event-wall = { $side } puts { $figures } in the wall.
event-no-wall = There is no room for a wall of { $side }.
event-kicker = { $player } of { $side } will kick.
event-forfeit = { $side } has too few figures and loses.
event-time-up = Time is up: { $home }-{ $away }.
event-enough-goals = The goals are complete: { $home }-{ $away }.
event-safety-stop = Enough phases were played: { $home }-{ $away }.
event-shootout = Shoot-out: { $side } begins.
event-kick-good = { $player } of { $side } scores.
event-kick-saved = { $player } of { $side } is denied.
event-won = It is over: { $side } wins, { $home }-{ $away }.
event-draw = It is over: a draw, { $home }-{ $away }.
event-shootout-won = { $side } wins the shoot-out after { $home }-{ $away }.

## The table in characters

caption = Minute { $minute }, { $home }-{ $away }: { $moment }
caption-ball = { $moment }, ball with { $owner ->
    [home] home
   *[away] away
} { $number } on { $square }
caption-side = { $side ->
    [home] home
   *[away] away
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
screen-points = { $pool } points
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
