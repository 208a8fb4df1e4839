### The table's own words.

nobody = nobody
home = Home
away = Away
seat-home = Home
seat-away = Away
seat-home-offence = Home offence
seat-home-defence = Home defence
seat-away-offence = Away offence
seat-away-defence = Away defence
value-none = no limit
value-yes = yes
value-no = no

## Who sits where

holder-person = a person
holder-random = random: any legal option, blindly
holder-steady = steady: a sound opponent
holder-perfect = perfect: the solved game, no mistakes
holder-rookie = rookie: still learning
holder-sharp = Sharp: tries his plans first
holder-master = Master: weighs the most plans
coach-random = Random
coach-steady = Steady
coach-perfect = Perfect
coach-rookie = Rookie
coach-sharp = Sharp
coach-master = Master
coach-of-character = { $level }, { $character }
level-random = Takes any legal option, blindly.
level-rookie = Knows the rules and sees what is sensible, but often takes the second best. For a first evening.
level-steady = Plays a sound game, but does not think of everything.
level-sharp = Tries his plans in his head, your reply included, before he moves.
level-master = Weighs more plans than Sharp, and each of them longer.
level-perfect = Plays the solved game and makes no mistake. You can only be luckier.
level-steady-solved = Knows what most choices are worth, and errs now and then.
level-sharp-solved = Knows the solved game by heart, and errs only where little is at stake.
level-time = { $seconds ->
    [0] Answers at once.
   *[other] Thinks up to { NUMBER($seconds) } s about a decision.
}
character = Character
character-none = as he comes
character-bold = bold
character-careful = careful
character-passing = passing
character-running = running
character-pressing = pressing
character-brawling = brawling
manner-bold = Takes a chance while it is there, even a long one.
manner-careful = Keeps what he has, and waits for your mistake.
manner-passing = Lets the ball do the running.
manner-running = Keeps the ball in hand, and runs with it.
manner-pressing = Closes you down all over the field.
manner-brawling = Goes for the man: hits hard, and fouls.
name-of-twins = { $name } ({ $seat })

## Choosing a game

choose-title = Downfield
choose-motto = tabletop football, full rules, an opponent tonight
choose-ask = What shall we play?
choose-resume = Resume { $game }: { $coaches }, { $date }, play { $plays }
choose-keys = ↑↓ 1-9 choose   Enter start   q quit

## Setting up a match

setup-ask = Choose who plays and with which options
setup-begin = Kick off
setup-dice = Dice on the table
setup-keys = ↑↓ row   ←→ change   Enter kick off   ? what it means   Esc back
setup-plain = how fast the dice roll; has no effect on the match
setup-seat = who decides for { $seat }
setup-start = start the match with these settings
speed-off = instant
speed-quick = quick
speed-calm = calm

## The match

match-keys = ? rule  c parts  u undo  s save  v dice  t theme  l log  / write  q quit
write-hint = Type answers as in the record, such as { $words }
thinking-about = { $count ->
    [one] { $name } decides: { $what }
   *[other] { $name } decide: { $what }
}
studying = { $name } is studying the playbook
rolling = The dice: { $die }
sealed-mark = Secret until everyone has chosen.
hand-over = Hand over to { $name }
hand-over-why = What { $name } chooses now stays secret until everyone has chosen. Everyone else, look away.
hand-over-go = { $name }: press Enter when nobody else can see the screen
saved = Saved in { $file }
save-failed = Not saved: { $why }
taken-back = Taken back
sealed-stays = What is secret stays secret until everyone has chosen.
end-sure = { $what }. Press e once more to end it all the same.
speed-now = Dice: { $speed }
program-gave-up = { $name } cannot go on: { $why }
no-rule = No rule applies here; the dice decide.
rule-keys = ↑↓ scroll   ←→ neighbouring rules   Esc back
rule-ruling = Ruling
rule-option = This is an option of a match: { $option }
parts-title = What is printed on the components
parts-keys = ↑↓ scroll   Esc back
marks-note = Values marked “reconstructed” were designed to fit what is known; if you own the box, you can correct them.

## Leaving

leave-ask = Leave the match?
leave-why = It is saved as it stands and can be resumed.
leave-yes = Leave and resume later
leave-no = Keep playing
parting-resume = The match is saved. Resume it with: downfield play --resume { $file }
parting-over = Match record: { $file }

## The end

end-won = { $name } wins { $most }–{ $least }
end-won-level = { $name } wins after a { $most }–{ $least } draw
end-draw = A draw, { $most }–{ $least }
end-saved = Recorded in { $file }
end-rematch = Rematch, sides swapped
end-again = Same again
end-replay = Watch it again
end-new = Another game
end-leave = Quit

## Replay

replay-keys = ←→ step  ↑↓ play  Home/End  space run  ? rule  c parts  q quit
replay-at = Step { $at } of { $of }
replay-start = Start
replay-decided = { $name }: { $what }
replay-cut = The record ends here; the match was not finished.
report-key = r: match report
report-title = Match report
report-figure = { NUMBER($figure) }
report-points = { $home }–{ $away }
report-turning = Turning points
report-turning-why = A plain rule, not a probability: points count as scored, and double when they level the match or change the lead. { $also }
report-scores = The score
report-when = When
report-what = What
report-score = Score
report-both = Both sides
report-drives = Yards by drive
report-side = Side
report-end = Ended by
report-end-none = still on
report-end-touchdown = touchdown
report-end-field-goal = field goal
report-end-missed = missed kick
report-end-punt = punt
report-end-downs = downs lost
report-end-turnover = turnover
report-end-safety = safety
report-end-time = time
report-end-conceded = conceded
report-dice = Dice
report-dice-why = Bars show what was rolled, thin lines what the dice show on average in as many rolls.
report-die = Die
report-rolls = Rolls
report-faces = Faces (expected)
report-face = { $face }: { $times } ({ $hoped })
report-mean = average { $mean }, expected { $hoped }
report-table = As a table
report-players = Players
report-open = Full report
report-at = See it
end-next = Next opponent
table-end-played = { $you ->
    [won] You won { $mine }–{ $theirs }
    [lost] You lost { $mine }–{ $theirs }
   *[drawn] A draw, { $mine }–{ $theirs }
}
table-end-level = { $you ->
    [won] You won after a { $mine }–{ $theirs } draw
   *[lost] You lost after a { $mine }–{ $theirs } draw
}

## Errors

secret-missing = The secret of this match’s dice is not on this computer (looked for { $file }). You can resume the match only where it was started, unless you copy that file here.
secret-wrong = { $file } does not hold the secret that this match committed to.

## The table in the browser

table-skip = Skip to your decision
table-home = All games
table-motto = Tabletop football with the full rules. Pick a game: your opponent is waiting.
table-you = Your name
table-side = You play
table-opponent = Against
table-play = Play now
table-friend-here = With a friend here
table-friend-online = With a friend online
table-watch = Watch two bots play
table-rules = Rules
table-forget = Remove from the list
table-join-title = You are invited to a match
invited-by = { $name } invites you to a match
invited-mine = Your invitation
invited-side = Your friend plays
invited-days = { $count ->
    [one] one day per decision
   *[other] { $count } days per decision
}
invited-clock = { $decision } per decision, { $reserve } in reserve
invited-play = Play
invited-qr = A QR code of this invitation: your friend scans it with a phone
invited-share = Share
invited-more = Show it or share it
invited-table = To the table
table-code = Invitation code
table-code-go = Join
table-failed = That did not work. Try again in a moment.
table-theme = Colours
table-theme-auto = same as the device
table-theme-light = light
table-theme-dark = dark
table-theme-contrast = high contrast
table-language = Language
table-language-en = English
table-language-it = Italiano
table-language-de = Deutsch
table-pace = Pace
table-board = Board
table-score = Score
table-about-none = Point at a player, or tap one: here you see who he is.
table-coaches = Coaches
table-need = Now
table-log = Log
table-log-empty = Nothing has happened yet.
table-news = What has just happened
table-yours = you
table-program = bot
table-empty = empty seat
table-away = not here
table-decides = decides
table-your-turn = your turn
table-answered = has chosen
table-chooser = { $name } chooses
table-one-of = Choose one
table-not-begun = The match begins when everyone is seated. No dice are rolled before that.
table-expected = Waiting for { $names }. The match begins when everyone is seated; no dice are rolled before that.
table-proof = Dice fingerprint
table-proof-why = Before the first roll the server chose a secret and showed this fingerprint of it; then every seat added a number of its own. So nobody, not even the server, can choose the dice, and after the match anyone can check every roll.
table-proof-more = How it works
table-waits = { $count ->
    [one] { $name } is deciding. You will see it here.
   *[other] { $name } are deciding. You will see it here.
}
table-studies = { $name } is working out the playbook, which takes a minute or two the first time. You will see it here.
table-stalls = { $name } cannot find an answer just now and is asked again. You may wait, come back later, or resign.
table-watching = You are watching.
table-lost = Connection lost. Reconnecting; nothing you did is lost.
table-back = Reconnected.
table-invite = Send this link to your friend:
table-invite-code = Or tell them the code: { $code }
table-copy = Copy
table-copied = Copied
table-hand-over = Hand over to { $name }
table-hand-over-why = What { $name } chooses now stays secret until everyone has chosen. Everyone else, look away.
table-hand-over-go = Only I can see the screen
table-take-back = Take back
table-resign = Resign
table-resign-ask = Resign this match?
table-resign-yes = Resign
table-resign-no = Keep playing
table-rule = Rule
table-rule-whole = In the rulebook
table-close = Close
table-rematch = Rematch
table-record = Match record
table-elsewhere = Copy a link for another device
table-over = The match is over
table-keys = 1–9 choose · arrows move · + − 0 zoom · u take back · ? rule
table-by = Go by way of this square
table-shift = Shift and a click: by way of that square
table-more = … { $count } more on the board
table-more-list = Show all as a list
table-ruling = Ruling
table-chapters = Chapters
table-not-found = There is no such page. The games are on the home page.

## What the commands say

error-no-take-back = You can take back only your own last answer, and only if nothing has been rolled, revealed or sealed since.
no-terminal = The table needs a terminal with keyboard and screen, not a pipe or a file.
over-already = { $file }: this match is over ({ $result }). Watch it with: downfield replay { $file }
too-many-coaches = { $game } has { $seats } seats with these options, but { $coaches } coaches were named.
person-not-program = A person cannot be called { $name }: that is the name of a bot.
cannot-write = { $file }: cannot be written ({ $why }). DOWNFIELD_DATA can name another folder.
rules-more = `downfield rules { $game } ID` explains one.
shelf-game = game
shelf-name = name
shelf-rules = rules
shelf-coaches = coaches
shelf-pack = pack
shelf-more = `downfield play GAME` starts one; `downfield rules GAME` explains it.
sim-played = { $matches ->
    [one] { $game }: 1 match, { $finished } finished, { $answers } answers
   *[other] { $game }: { $matches } matches, { $finished } finished, { $answers } answers
}
sim-won = home ({ $home }) won { $home_wins }, away ({ $away }) won { $away_wins }, { $draws } drawn
sim-points = points per match: home { NUMBER($home, minimumFractionDigits: 2, maximumFractionDigits: 2) }, away { NUMBER($away, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } answers a second; checksum { $checksum }
dataset-made = { $folder }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $decisions } decisions
sim-pairs = pairs: { $pairs }, matches: { $matches }, finished: { $finished }
sim-line-played = played
sim-line-won = won
sim-line-drawn = drawn
sim-line-lost = lost
sim-line-scored = scored
sim-line-conceded = conceded
sim-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share = { NUMBER($share, maximumFractionDigits: 1) }% ± { NUMBER($error, maximumFractionDigits: 1) } ({ $matches })
arena-level = { $upper } and { $lower } are not told apart by { $matches } matches.
arena-rating = rating
arena-matches = matches
arena-scored = scored
arena-conceded = conceded
arena-median = decides in
arena-worst = at worst
arena-rated = { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
arena-cost = { NUMBER($ms, maximumSignificantDigits: 2) } ms
arena-a-match = a match
train-matches = matches
train-card = Learned. Matches: { $matches }, positions: { $positions }. Loss on matches held out: { $loss } (0.693 knows nothing).
train-predicted = predicted
train-played = played
train-positions = positions
train-file = Kept in { $file }.
solve-layers = layers
solve-checks = checks
solve-opening = { $game } is solved: whoever begins wins with { $opening }.
solve-folder = The layers stand in { $folder }.
solve-holds = Checked { $checked } of { $layers } layers: a best reply gains at most { $bound } in them ({ $claim } was claimed).
solve-fails = Not proved: checked { $checked } of { $layers } layers, and a best reply gains { $bound } in them, more than { $claim }.
trial-matches = matches
trial-found = { $coach } against { $other }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { NUMBER($won, minimumFractionDigits: 2, maximumFractionDigits: 2) }% won, { NUMBER($told, minimumFractionDigits: 2, maximumFractionDigits: 2) }% told by the oracle; the standard error is { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
trial-holds = Within three standard errors: the oracle is right.
trial-fails = More than three standard errors apart: that hardly ever happens by chance.
trial-slowest = The slowest decision took { NUMBER($ms, maximumFractionDigits: 0) } ms of the processor. Decisions of more than 100 ms: { $late }.
balance-title = The balance of { $game }
balance-of = { $pack }: whoever begins wins with { $opening }.
balance-finding = Following best play of both sides …
balance-figure = { NUMBER($figure) }
balance-number = drive { $number }
balance-all = all
balance-share = share
balance-a-match = a match
balance-a-drive = of 100 drives
balance-match = Points, length and drama
balance-decided = Decided before a drive begins (one side wins with 95% or more), % of matches
verify-good = { $file }: good. { $game }; plays: { $plays }, rolls: { $rolls }.
verify-result = Result: { $result }.
verify-rules = Rules: every answer was allowed, and the result follows from them.
verify-dice-seed = Dice: every roll follows from the seed.
verify-dice-none = Dice: no secret to check them against.
verify-dice-nonces = Dice: every roll follows from the secret and what each seat has added to it.
verify-dice-secret = Dice: every roll follows from the secret.
verify-signed = Tags: names, date and captions are as the server with the key { $signer } signed them.
verify-unsigned = Tags: no server has signed names, date and captions.
pack-copied = { $folder }: { $files }. Edit them, then `downfield pack check { $folder }`.
pack-good = { $folder }: good. { $game }, pack { $pack } { $hash }; values: { $seed } seed, { $public } public, { $reconstructed } reconstructed.
team-good = { $file }: good. { $team }, players: { $players }, { NUMBER($left) } of { NUMBER($budget) } left.

## What the table refuses

end-resigned = { $name } resigns
error-late = The match has moved on. Look again and answer the question that is asked now.
error-not-your-turn = It is not your turn.
error-not-your-seat = This is not your seat.
error-not-begun = The match begins when everyone is seated.
error-already-over = The match is over.
error-not-over = The record is open to everyone once the match is over.
error-unknown-match = There is no such match. Check the link.
error-unknown-league = There is no such competition. Check the link.
error-look-again = Somebody else has just changed this competition. Look again, then decide.
error-too-many-leagues = You organise as many competitions as one may here.
error-only-organiser = Only whoever organises this competition can do that.
error-only-entrant = Only those who play this match can do that.
error-nobody-known = One of the two is not known at this table yet: the organiser has an invitation for each. Or play elsewhere and enter the result.
error-unknown-page = There is no such page. The games are on the home page.
error-unknown-invitation = This invitation is not valid, or its seat is taken. Ask for a new one.
error-wrong-key = This key opens no seat in this match. Use the link you were given.
error-not-worked-out = Nobody has worked this out with these options. `downfield solve` does, at home.
error-other-rules = This match was started with other rules or components than this table has.
error-too-fast = Too many messages at once. Wait a moment.
error-too-large = This message is too long.
error-elsewhere = This request comes from another site’s page.
error-other-host = This table does not answer to that name. Whoever runs it can allow the name with --allowed-host.
error-not-kept = This could not be saved, so nothing has changed. Try again in a moment.

### Live

error-silent = The connection was closed because the browser did not identify itself.
error-asked-already = Someone has already asked for a take-back. Wait for the reply.
error-asked-too-often = You have been declined three times in this match, so you cannot ask again.
error-nothing-back = You have no decision to go back to.
error-dice-decided = The dice of this match fall in a fixed order: what they have decided stays decided.
error-no-rematch = A rematch is not possible: it has already begun, or a seat is empty.
error-only-readers = Only the coaches of a match between people can write here.
error-nothing-said = This message is empty.
table-watchers = Copy a link for spectators
table-private = Private: only the coaches, and anyone who has the link for spectators, can see this match.
table-ask-back = Ask for a take-back
table-back-asks = { $name } asks to go back to the last decision. The dice would be rolled again.
table-back-yours = You have asked to go back to your last decision. Waiting for the reply.
table-back-agree = Allow it
table-back-decline = Play on
table-back-withdraw = Never mind
table-note-go-back = { $name } has gone back to the last decision, as agreed. Everything rolled since then is rolled again.
table-note-hand = The time is up: { $name } takes over.
table-note-pause = The table was closed for a while. No clock ran in the meantime.
table-note-stall = { $name } cannot find an answer. The match waits, and it is asked again; nobody decides in its place.
table-note-falter = { $coach ->
    [random] { $name } could not find an answer. No other bot can either: one of its options is drawn at random.
   *[other] { $name } could not find an answer: the bot { $coach } decides this once.
}
table-note-decline = { $name } does not agree to go back. What was decided stands.
table-end-lapse = { $you ->
    [won] You win: { $loser }’s time ran out.
    [lost] You lose: your time ran out.
   *[none] { $winner } wins: { $loser }’s time ran out.
}
table-end-resign = { $you ->
    [won] You win: { $loser } has resigned.
    [lost] You lose: you have resigned.
   *[none] { $winner } wins: { $loser } has resigned.
}
table-expected-open = Waiting for your friend: whoever opens the link sits down here. No dice are rolled before that.
table-waits-open = Waiting for somebody to sit down: it is { $names }’s turn.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Write to everyone at this match
table-chat-send = Send
table-chat-unread = new
table-chat-read = The coaches talk here. You can read along.
table-clock-reserve = reserve
table-clock-30 = { $name }: 30 seconds left
table-clock-10 = { $name }: 10 seconds left
table-rematch-offered = { $name } offers a rematch, sides swapped.
table-rematch-asked = You have offered a rematch. Waiting for the others.
table-rematch-agree = Accept the rematch
table-rematch-go = Go to the rematch
table-rematch-begun = The rematch has begun.

### Doors

error-nobody = This table does not know you yet: open its home page once, or sign in.
error-unknown-token = This token is not valid here. Create a new one, or use the key of a seat.
error-too-many = You have reached the limit. Close or delete some first.

### Films

film-title = { $game }: the film
film-still-on = This match is still being played: you see what everyone knows so far.
film-live = Go to the match
film-share = Share this moment
film-fork = Play on from here
film-fork-why = A new match begins at exactly this moment, with new dice. You take one side, a bot the other.
film-fork-go = Play on
film-fork-cancel = Not now
film-controls = Film controls
film-moment = Moment
film-at = Moment { $at } of { $of }
film-run = Play
film-pause = Pause
film-first = To the beginning
film-last = To the end
film-back = One moment back
film-on = One moment on
film-play-back = To the play before
film-play-on = To the next play
film-eyes = Show the hand of
film-eyes-none = nobody
film-speed = Speed
film-log = What happened; each line jumps to its moment
film-keys = Space plays and pauses · ← → one moment · Shift with ← → one play · Home and End
film-secret = { $name } decides in secret
film-secret-die = A die falls in secret
film-marks = Marks: long lines start a half, short ones a drive; circles are scores.

replays-why = Step through a match again: one of yours, or one that was played in public.
replays-mine-none = The matches you play are listed here.
replays-public = Public matches
bring-title = Watch a record
bring-why = Every match has a record: a text file from which it can be replayed to the last die. Upload one from here or from the terminal and watch it as a film.
bring-file = A file from this device
bring-text = Or paste its text
bring-go = Watch it
bring-none = Choose a file or paste a record first.
bring-large = This file is too long to be a record.

watch-title = Watch
watch-why = Public games, open to spectators.
watch-running = In progress
watch-running-none = No public game is in progress. Let two bots play: there is a button for it on the home page.
watch-finished = Finished
watch-finished-none = No public game has finished yet.
watch-live = Watch
watch-from-start = From the beginning
watch-free = A seat is free
watch-began = began
watch-ended = ended
watch-record = Watch a record of your own

error-unknown-record = There is no such record here. Upload it again.
error-unfit-record = { $line ->
    [0] This record cannot be shown. { $message }
   *[other] This record cannot be shown. Line { $line }: { $message }
}
error-still-hidden = Something is still secret at this moment. Play on from another moment, or when the match is over.
error-still-on = This match is still on. It can be reviewed once it is over.
error-unknown-moment = You cannot play on from there: the match has no such moment, or ends with it.
error-unmade = This could not be made ready in time. Try again in a moment.

### People

home-online = Online with friends
home-clock = Clock
home-clock-none = no clock
home-clock-short = 1 minute per decision, 10 in reserve
home-clock-days = 3 days per decision
home-clock-long = 3 minutes per decision, 30 in reserve
home-lapse = When the time is up
home-lapse-lapse = the match is lost
home-lapse-hand = a bot takes over
home-seen = Who can watch
home-seen-unlisted = anyone with the link
home-seen-public = anyone: listed under Watch
home-seen-private = only people I invite
home-more = More options
box-minutes = { $count } min
box-players = { $count } people
box-learning-1 = easy to learn
box-learning-2 = some practice
box-learning-3 = a lot to learn
home-more-of = { $game }: options
home-teams = Choose the teams
home-done = Done
home-also = More at this table
home-also-lobby = Find an opponent
home-also-watch = Watch games
home-also-watch-why = Public games between people, and between bots.
home-also-replay = Replay a match
home-also-replay-why = Step through a match, or upload a record of your own.
home-also-account = Take your matches with you
home-also-account-why = An account brings them to your other devices. You do not need one to play.
home-calls = Your turn:
menu = Settings
menu-watch = Watch
menu-replay = Replay
menu-sign-in = Sign in
mine-title = My matches
mine-all = All my matches
mine-none = The matches you start are listed here.
mine-turn = your turn
mine-decides = { $name } is deciding
mine-expected = waiting for { $name }
push-turn = { $game }: your turn
push-on = Tell me when it is my turn
push-off = Tell me no more
push-denied = This browser does not allow notifications here. You can change that beside its address.
push-none = This browser has no push service at the moment. Try again later, or use the feed.
push-why = Also while the page is closed, in matches with days for each decision.
turns-title = My turn
turns-link = My turn as a feed
turns-why = Its address is yours alone: whoever has it reads in which matches you are to decide.
mine-open = waiting for someone to take a seat
table-rated = Rated: the clock runs, nothing is taken back, nobody is helped.
rating-title = Rating
rating-game = Game
rating-matches = Matches
rating-course = Course
rating-provisional = provisional
rating-provisional-why = Too little was played to be sure of it.
rating-why = 1500 is what Steady plays, the sound bot of each game; 100 points more win about 64 matches of 100. After ± comes how far the truth may be off, in 95 cases of 100.
rating-moved = { $name }: { $points } ± { $margin }
lobby-title = Lobby
lobby-why = Find someone to play with tonight.
lobby-play = Play
lobby-pair = Find me an opponent
lobby-post = Post a challenge
lobby-pace = Pace
lobby-rated = Rated
lobby-rated-why = With a clock; no take-backs, no help.
lobby-sign-in = Rated matches are for accounts.
lobby-open = Open challenges
lobby-open-none = Nobody is waiting. Post a challenge: it stands here as long as this page is open.
lobby-accept = Play
lobby-accept-of = Play { $game } against { $name }
lobby-withdraw = Withdraw
lobby-waits = Waiting for somebody. Stay on this page: your challenge is withdrawn when you leave.
lobby-here = Who is here
lobby-guests =
    { $count ->
        [0] no guests
        [one] one guest
       *[other] { $count } guests
    }
lobby-bot = Against a bot, rated
lobby-bot-why = Bots have a known rating, so you have a number even when nobody is here.
lobby-bot-go = Play rated
menu-lobby = Lobby
lobby-rating = { $points } ± { $margin }
lobby-yours = yours
player-since = Here since { $date }
player-form = Form
player-form-why = the last matches, the latest on the right
player-won = won
player-drawn = drawn
player-lost = lost
player-games = By game
player-opponents = By opponent
player-opponent = Opponent
player-last = Last matches
player-none = No finished match to show yet.
player-clearest = Clearest win
calls-attack = On attack
calls-defence = In defence
player-favourites = Favourite plays
player-favourites-why = Chosen most often in the last { $matches ->
    [one] match
   *[other] { $matches } matches
}.
player-calls = { $of } times
player-share = { $share }%
player-swing = Biggest swing
player-swing-why = The decision or the die after which the chance to win changed most, of the matches that have been reviewed.
player-swing-look = Look at that moment
player-mine = Only you see your unlisted and private matches here; others see public ones.
player-page = My page
player-versus = { $game } against { $name }
player-result-won = Won
player-result-drawn = Drawn
player-result-lost = Lost
player-short-won = W
player-short-drawn = D
player-short-lost = L
featured-title = Being played now
watch-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
award-title = Firsts
award-open = still to come
award-win = First win
award-win-why = Look at its report: the turning points show which decision won it.
award-steady = Steady beaten
award-steady-why = Steady does the safe things first. To beat it, find the risk that pays.
award-person = A person beaten
award-person-why = People have habits. What was chosen in secret last time tells what may come next.
award-close = Won by a hair
award-close-why = Close matches are decided by the clock and by what you keep for the end.
award-shutout = Nothing conceded
award-shutout-why = Defence wins too: every point not given away is one you need not score.
award-rated = First rated match
award-rated-why = A rating needs a good many matches before it says much. Look at the ± beside it.
award-letter = A match by letter
award-letter-why = With days to decide there is time to read the rule behind a question.
award-games = All five games
award-games-why = The same football five times: what is a down here is a phase there.
rating-none = Your rating begins with your first rated match, against a person or a bot.
account-title = Account
account-why = An account keeps your matches together on all your devices. You do not need one to play.
account-in = Sign in
account-up = New here?
account-up-go = Create an account
account-up-why = The matches you started in this browser come with you.
account-name = Name
account-name-hint = 2 to 30 letters. Others see it at the table.
account-password = Password
account-password-hint = At least 8 characters.
account-passkey-in = Sign in with a passkey
account-passkey-up = Create it with a passkey, without a password
account-or = or
account-hello = Hello, { $name }
account-since = Account since { $date }
account-out = Sign out
account-out-everywhere = Sign out everywhere else
account-out-done = You are signed in on this device only.
account-change = Change password
account-set = Set a password
account-set-why = So far only passkeys open your account.
account-old = Current password
account-new = New password
account-change-go = Save password
account-change-done = Your password has been changed. Other devices must sign in again.
account-passkeys = Passkeys
account-passkeys-why = Your device signs in for you, by fingerprint, face or PIN.
account-passkeys-none = You have none yet.
account-passkey-from = Passkey of { $date }
account-passkey-add = Add a passkey
account-passkey-forget = Remove
account-passkey-not-here = Passkeys do not work at this address. They need https or localhost.
account-passkey-no = No passkey was used.
account-delete = Close the account
account-delete-why = Matches against others and competitions stay, with “deleted player” in your seat and without what you said there. Everything else goes: your other matches, sessions, passkeys, tokens, what you brought along, teams in this browser. There is no way back.
account-delete-password = Your password
account-delete-name = Type your name again
account-delete-go = Close it for good
account-sessions = Where you are signed in
account-session-on = { $browser } on { $system }
account-session-unknown = An unknown browser
account-session-here = this browser
account-session-since = signed in { $date }
account-session-seen = last seen { $date }
account-session-end = Sign out there
account-codes = Recovery codes
account-codes-why = If you lose your password and every passkey, one of these codes sets a new password. Each works once. Keep them where you keep important papers.
account-codes-none = You have none yet.
account-codes-left = { $count ->
    [one] One code is left, created { $date }.
   *[other] { $count } codes are left, created { $date }.
}
account-codes-go = Create ten new codes
account-codes-shown = These codes are shown only once. Your earlier codes no longer work.
account-codes-copy = Copy them
account-tokens = Bots that play for you
account-tokens-why = A bot with a token can do in your name what its scope allows, and nothing more. A new password ends all tokens.
account-tokens-none = You have created none.
account-token-made = created { $date }
account-token-used = last used { $date }
account-token-unused = never used
account-token-revoke = Revoke
account-token-name = Name of the token
account-token-scope = What it may do
account-token-go = Create a token
account-token-shown = This token is shown only once. Give it to your bot.
scope-read = read: look at your matches
scope-play = play: take a seat where invited, and play
scope-organise = organise: start matches too
account-lost = Lost your password?
account-lost-why = Use one of the recovery codes you created on your account page.
account-code = Recovery code
account-lost-go = Set the password and sign in
error-wrong-code = Name and recovery code do not match, or the code has already been used. Check both.
error-unknown-session = You are not signed in there any more.
error-only-in-person = A token cannot do this. Use the browser in which you are known.
table-guest = guest
table-guest-why = This name does not belong to an account.
error-bad-name = A name has 2 to 30 letters and is not that of a bot.
error-name-taken = This name is taken. Choose another, or sign in if it is yours.
error-bad-password = A password has 8 to 200 characters.
error-wrong-password = Name and password do not match. Check both.
error-wrong-passkey = This passkey does not open an account here. Use another, or sign in with your password.
error-passkey-too-late = That took too long, or happened in another window. Try again.
error-not-signed-in = You are not signed in. Sign in and try again.
error-last-key = Nothing else would open your account: set a password or add another passkey first.

### The board

board-none = Nothing to choose here right now.
table-oncemore = Once more to do it.
table-end-yes = End it
table-end-ask-no-more = Do not ask again
wish-wait = New buttons wait a moment before they can be pressed
wish-ask-end = Ask before a turn ends in which players could still act
wish-two-steps = Risky deeds in two steps: look, then do
wish-symbols = Explain what is on the board, each thing once
board-sound = Sounds: dice, scores, your turn
board-beamer = Board only, for a projector
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
layers = Show zones (z)
layers-none = Zones are hidden.

### The table from the terminal

table-opened = The table is open: { $address }  (Ctrl+C closes it)
table-closed = The table is closed.

### Plans

plan-formation = Formation: { $form }
plan-last = As last time
plan-last-form = As last time: { $form }

### Line-ups on the board

lineup = Line-up
lineup-advised = Recommended line-up
lineup-hand = Line up on the board
lineup-why = Or put everyone where you like: nothing counts before you confirm.
lineup-confirm = Confirm this line-up
lineup-clear = Clear the board
lineup-leave = Back to all formations
lineup-left = { $count ->
    [one] One is still to be placed.
   *[other] { $count } are still to be placed.
}
lineup-missing = Not here: { $numbers }. Others stand in their places.
lineup-place = { $number } to { $square }
lineup-off = { $number } to the bench
lineup-exchange = { $number } on for { $other }
lineup-swap = { $number } and { $other } change places
lineup-mine = Mine: { $name }
lineup-name = Name of this line-up
lineup-save = Save
lineup-saved = Saved: { $name }
lineup-forget = Forget { $name }
lineup-full = You have saved { $count } line-ups for this. Forget one first.
lineup-spoilt = Saved line-ups that could not be read were dropped.

### Teams of one's own

draft-link = Teams
draft-title = Teams
draft-why = Take one as it is, or draft your own within the budget: every limit is checked as you go.
draft-mine = My teams
draft-mine-none = Nothing is saved in this browser yet. Draft a team and save it.
draft-mine-forget = Remove from the list
draft-all = All teams
draft-team = Team
draft-tier = Tier
draft-tier-of = Tier { $tier }
draft-reroll = Re-roll
draft-reroll-of = re-roll { $cost }
draft-apothecary-no = no apothecary
draft-special = Special rules
draft-name = Team name
draft-budget = Budget
draft-patron = Patron
draft-patron-none = choose one
draft-pack = Skill pack
draft-positions = Positions
draft-position = Position
draft-count = How many
draft-most = of { $most }
draft-price = Price
draft-skills = Skills
draft-gains = Can learn
draft-staff = Staff
draft-inducements = Inducements
draft-mercenaries = Mercenaries
draft-mercenaries-why = For this match only: { $cost } more than the position costs, and { $skill } for one primary skill, chosen below. They are loners ({ $loner }+) and count towards the limit of their position.
draft-mercenary = mercenary
draft-mercenary-of = Mercenary, { $spot }
draft-stars = Stars
draft-stars-why = For this match only. A pair counts as one star and fills two places. Stars gain no skills, and no apothecary treats them; they play with their profile and skills, and their unique abilities are not supported here.
draft-star = Star
draft-stars-elsewhere = Stars who do not play for this team
draft-mega = mega-star
draft-unique = not supported here: { $names }
draft-players = The team
draft-size = Players
draft-number = No.
draft-added = Added skill
draft-added-none = none
draft-primary = primary
draft-secondary = secondary
draft-more = One more: { $what }
draft-less = One fewer: { $what }
draft-cost = Cost
draft-left = Left
draft-value = Team value
draft-points = Skill points
draft-good = This team is ready to play.
draft-wrong = This team cannot play yet:
draft-keep = Save in this browser
draft-kept = Saved.
draft-share = Copy a link
draft-copied = Copied.
draft-export = Save as a file
draft-import = Open a file
draft-print = Print
draft-ready = The ready-made team
draft-clear = Start empty
draft-play-title = Play with this team
draft-against = Against
draft-opponent = Who coaches the other side
draft-play = Play
draft-none = none of mine

### Pages beside the rules

quick-title = Quick start
quick-rules = All rules
quick-print = Print this page
rules-search = Search the rules
rules-search-none = No rule has these words.
rules-search-found = Rules with these words: { $count }
rules-example = Example.
pages-filter = Show only entries with these words
pages-none = No entry has these words.
pages-draft = Draft this team
pages-play = Play it now
pages-own = More about it
pages-about = About the player you selected
pages-near = Did you mean
rules-pages = `downfield rules { $game } NAME` shows one: { $shelves }.

fair-title = Dice that nobody can choose
fair-short = Not the players, not a bot, not the server. And anyone can check every roll afterwards.
fair-how = How the dice are rolled
fair-secret = When a match is created, the server draws a secret of 32 bytes and shows its fingerprint (SHA-256). From then on it cannot switch to another secret without everyone noticing.
fair-nonces = Then each seat adds a number of its own: your browser draws it when you take your seat, after it has seen the fingerprint. A bot’s number follows from the fingerprint. Nothing is rolled before everyone is seated.
fair-rolls = Secret and numbers together are the key to the dice. Each roll of the match has a number, and its result follows from the key and that number alone. Nobody knows the key: the server did not know your number when it chose, and you do not know its secret.
fair-reveal = When the match is over, the secret stands at the end of the record. Anyone who has the record can work out every roll again.
fair-check = Check a match
fair-check-how = Download the record at the end of a match and compare its fingerprint with the one you saw at the table. This command replays the whole match, answers, dice and result, and names the first line that does not fit:
fair-seed = A match with a seed is for practice: anyone who knows the seed knows its dice. It has no fingerprint.

### A public table

coach-deleted-player = deleted player
error-no-reason = Give a reason: it goes into the log.
error-not-of-keepers = This account is a moderator’s. Only the command line, `downfield admin`, can change moderators.
error-not-a-person = No other person sits there.
error-unknown-shun = You no longer mute or block this person.
error-not-for-you = This seat is not open to you. Someone in this match does not want to play with you.
error-no-back-rated = Nothing is taken back in a rated match.
error-no-help-rated = This match is rated: nobody is helped before it is over.
error-challenge-taken = Somebody was faster, or whoever offered this match has left. Choose another, or offer one yourself.
error-own-challenge = This is your own challenge. Wait until somebody takes it.
error-bad-subscription = This browser’s push service is not known here. Use the feed of your turns instead.
error-unknown-person = Nobody here has this name. Check how it is written.
error-switched-off = This table does not have this. Whoever runs it has switched it off.
table-chat-removed = This message was removed.
people-open = Mute, block or report…
people-title = The others in this match
people-who = Who
people-mute = Mute: hide what they write
people-unmute = Unmute
people-muted = You no longer see what this person writes. Undo it here or on your account page.
people-block = Block: no more matches together
people-unblock = Unblock
people-blocked = This person can no longer take your open seats, and no rematch is offered. Undo it here or on your account page.
people-report = Report to the moderators
people-reason = Reason
people-line = Which message
people-line-none = none, the person
people-words = In your own words (optional)
people-report-why = The last lines of the chat are saved with your report, so that moderators can read them.
people-report-go = Report
people-report-done = Thank you. The moderators will look into it.
reason-words = Insults or hate speech
reason-name = An offensive name
reason-conduct = Stalling, spam or other bad behaviour
reason-cheating = Cheating
reason-other = Something else
error-has-account = You have an account: delete it on the account page, which asks for its password or passkey.
account-shuns = Muted and blocked
account-shun-mute = muted { $date }
account-shun-block = blocked { $date }
account-shun-undo = Undo
account-shun-undo-of = Undo for { $name }
account-data = Your data
account-data-why = Everything this table stores about you in one file: account, sessions, tokens, matches with their records, chat, records you uploaded, reports you made. Teams are stored by your browser only.
account-data-go = Download my data
account-forget = Forget this browser
account-forget-why = Matches against others and competitions stay, with “deleted player” in your seat and without what you wrote there. Everything else done in this browser is deleted: other matches, tokens, uploads, teams. This cannot be undone.
account-forget-go = Delete everything
account-banned = You are banned from this table. The reason given: “{ $why }”. You can still download or delete your data here.
account-banned-until = You are banned from this table until { $date }. The reason given: “{ $why }”. You can still download or delete your data here.
keeper-title = Moderation
keeper-hint = Everything you do here is logged with your name and the reason. A banned person can read the reason.
keeper-reports = Open reports
keeper-closed = Closed reports
keeper-none = There are none.
keeper-about = About { $name }, by { $by }
keeper-closed-by = Closed by { $by }: { $why }
keeper-deed = Action
keeper-days = How long
keeper-for-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
keeper-for-ever = until it is lifted
keeper-until = until { $date }
keeper-name = New name
keeper-why = Reason
keeper-do = Do it
keeper-any = Something else
keeper-target = Applies to
keeper-target-hint = A name, an address, a match, a record, MATCH/SEAT for whoever sits there, MATCH/NUMBER for a line of chat, the number of a report or ban.
keeper-people = People
keeper-find = Part of the name
keeper-find-go = Find
keeper-has = matches: { $matches }, records: { $records }, reports about them: { $reports }
keeper-bans = Bans
keeper-log = What moderators did
keeper-numbers = Numbers
keeper-close = Close the report
keeper-ban = Ban
keeper-unban = Lift a ban
keeper-rename = Rename
keeper-delete-person = Delete a person
keeper-delete-match = Delete the match
keeper-delete-record = Delete a record
keeper-delete-line = Delete the message
keeper-count-accounts = Accounts
keeper-count-keepers = Moderators
keeper-count-sessions = Sessions
keeper-count-tokens = Tokens
keeper-count-matches = Matches
keeper-count-deeds = Moves
keeper-count-lines-of-chat = Lines of chat
keeper-count-records-brought-along = Uploaded records
keeper-count-bans = Bans
keeper-count-public-matches = Public matches
keeper-count-letters-of-records = Characters in these records
keeper-count-reports-that-are-open = Open reports
keeper-count-reports-that-are-closed = Closed reports
account-brought = Records you brought along
account-brought-delete = Delete
account-brought-delete-of = Delete { $name }
draft-full = This browser keeps 200 teams already. Take some off on the page of teams, then keep this one.


# Moments of their own, across the board
table-hasten = Skip
table-standings = Answered once
banner-touchdown = Touchdown!
banner-field-goal = Field goal!
banner-goal = Goal!
banner-safety = Safety!
banner-turnover = Turnover
banner-fumble = Fumble!
banner-casualty = Casualty!
banner-sent-off = Sent off!
banner-penalty = Penalty!
banner-half-time = Half-time
banner-full-time = Full time

### Competitions

league-behind = behind { $name } on { $by }: { $own } to { $theirs }
league-behind-lot = behind { $name } by lot
league-by-points = points
league-by-bonus = bonus points
league-by-difference = score difference
league-by-scored = points scored
league-by-wins = wins
league-by-away-scored = points scored away
league-by-head-to-head = direct matches
league-by-head-to-head-difference = score difference in direct matches
league-by-head-to-head-scored = points scored in direct matches
league-by-buchholz = strength of opponents (Buchholz)
league-by-median-buchholz = strength of opponents (median Buchholz)
league-by-sonneborn-berger = strength of those beaten (Sonneborn-Berger)
league-by-lot = lot
league-by-more = { $what }, more than conceded
league-round-robin = { $groups ->
    [1] { $legs ->
        [1] Round robin
        [2] Double round robin
       *[other] Round robin, { $legs } times
    }
   *[other] { $groups } groups
}
league-swiss = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
league-knock-out = { $kind ->
    [double] Knock-out, out after two defeats
   *[other] Knock-out
}{ $most ->
    [1] {""}
   *[other] , best of { $most }
}
league-ladder = Ladder
league-round = Round { $number }
league-last = { $ties ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
   *[other] First { $ties } ties
}
league-final = Final
league-again = Second final
league-group = Group { $letter }
league-part-third = for third place
league-part-losers = among those with one defeat
league-bye = bye
league-open = not decided yet
league-walkover = { $score } (walkover)
league-place = place
league-entrant = entrant
league-played = played
league-won = won
league-drawn = drawn
league-lost = lost
league-score = score
league-bonus = bonus
league-total = points
league-reason = why
league-champion = { $name } has won { $competition }.
league-rests = Bye: { $names }
league-due = until { $due }
league-next = Next: `downfield league { $command }`
league-made = { $name } lies in { $folder }. Next: `downfield league enter { $folder } NAME`, then `downfield league begin { $folder }`.
league-good = { $name }: good. Lines: { $lines }, each follows the one before. Records verified: { $records }.
league-none-open = Nothing is open that bots could play.
league-overdue = { $match } is overdue, { $names }: the organiser decides.
league-player = player
league-feat-highest = Most scored by one side
league-feat-widest = Widest win
league-feat-most = Most scored by both
league-by-together = score difference of all their matches
league-level = { $score }, { $side ->
    [home] home
   *[away] away
 } wins
league-to-come = { $kind ->
    [loser] loser
   *[other] winner
 } of { $tie }
league-said = one of them says how it ended
league-late = { $match } is overdue since { $due }, { $names }. It is up to: { $who }
league-soon = { $match } is due on { $due }, { $names }. It is up to: { $who }
league-none-late = Nothing is overdue.
league-award-attack = Best attack
league-award-defence = Best defence
league-award-casualties = Most casualties
league-award-stunty = Stunty cup
league-award-spoon = Wooden spoon
league-because-no-show = did not come by the end of the round
league-because-no-shows = neither came by the end of the round
league-because-entered = entered as it was told
league-cup = cup
league-phase-draft = being prepared
league-phase-open = open for entries
league-phase-running = running
league-phase-finished = finished

did-created = { $name } is created.
did-changed = { $name } is described again.
did-opened = Entries are open.
did-entered = { $coach ->
    [none] { $name } takes part.
   *[other] { $name } takes part, a bot ({ $coach }).
}
did-amended = What stands of { $name } is put right: { $why }
did-handed-in = { $name } hands in a team.
did-withdrew = { $name } withdraws. { $why }
did-substituted = { $other } plays on for { $name }: { $why }
did-claimed = Whoever plays for { $name } is here.
did-appointed = { $name } organises too.
did-began = It begins, with { $many } entrants; the lots are drawn.
did-drew = { $kind ->
    [cup] The knock-out is drawn.
   *[other] A round is drawn, { $ties ->
        [one] { $ties } match
       *[other] { $ties } matches
    }.
}
did-moved = { $what } has time until { $due }: { $why }
did-swapped = { $name } and { $other } change places in round { $round }: { $why }
did-challenged = { $name } challenges { $other }.
did-proposed = { $name } proposes for { $match }: { $times }
did-agreed = { $name } agrees: { $match } is played at { $time }.
did-chose = { $name } chooses a team for { $match }.
did-sat-down = { $match } is being played.
did-played = { $match } ended { $score }.
did-told = { $name } says that { $match } ended { $score }.
did-confirmed = { $name } confirms the result of { $match }.
did-denied = { $name } denies the result of { $match }: { $why }
did-ruled = The organiser decides that { $match } ended { $score }: { $why }
did-forfeited = { $name ->
    [none] { $match } is lost by both: { $why }
   *[other] { $name } loses { $match }: { $why }
}
did-stood-in = A bot plays { $match } for { $name }: { $why }
did-drafted = { $name } buys new players.
history-entry = The team enters the season.
history-match = Match { $match } against { $name }: { $score }
history-before = Before match { $match } against { $name }
history-coach = Between matches: { $deeds }
did-rolled = The dice { $when ->
    [before] before
   *[after] after
} match { $match } have fallen.
did-annulled = Line { $line } is annulled: { $why }
did-finished = It is over; the secret of the lots is shown.

### Pages of competitions

club-title = Competitions
club-hint = Cups, leagues and ladders. Run one for your club, or enter one that is open.
club-none = No competitions yet.
club-shelf-open = Open for entries
club-shelf-running = Running
club-shelf-draft = Being prepared
club-shelf-finished = Finished
club-new = New competition
club-make = Create it
club-sign-in-make = To organise a competition you need an account.
club-sign-in-enter = To enter you need an account. Without one, ask the organiser to add you.
club-page-home = At a glance
club-page-rounds = Rounds
club-page-bracket = Bracket
club-page-cross = Cross table
club-page-figures = Figures
club-chances = How likely is each place?
club-chances-how = From up to ten thousand simulated seasons, judging everyone by results so far, in per cent.
club-feats = Matches to remember
club-leaders-teams = Teams
club-leaders-players = Players
club-no-figures = Nothing has been played yet.
club-exports = Downloads
club-export-ics = Calendar (iCal)
club-export-atom = News (Atom)
club-export-csv = Spreadsheet (CSV)
club-export-json = Everything, to move it elsewhere (JSON)
club-export-naf = NAF report (XML)
club-page-log = Log
club-page-organise = Organise
club-next = Your next match
club-nothing-next = You have no match to play now.
club-versus = v
club-look = look
club-being-played = being played
club-disputed = disputed
club-disputed-long = Your results differ. The organiser decides.
club-told = { $score }, not yet confirmed
club-you-said = You said { $score }. It counts when your opponent confirms.
club-they-said = { $name } says it ended { $score }.
club-confirm = That’s right
club-deny = That’s wrong
club-tell = Played at a real table: enter the result
club-tell-go = Enter the result
club-sit = Play here now
club-go-on = Go to the table
club-propose = Agree on a time
club-propose-go = Propose
club-agree = Accept { $time }
club-agreed = Agreed: { $time }
club-time = Time { $number } ({ $zone })
club-winner = Winner
club-players = What players did
club-players-hint = One line for each player, his number first, such as 7 touchdowns 2. There is
club-by-score = By the score
club-place = {"#"}
club-short-played = P
club-short-won = W
club-short-drawn = D
club-short-lost = L
club-short-score = Score
club-won = Won
club-drawn = Drawn
club-lost = Lost
club-letter-won = W
club-letter-drawn = D
club-letter-lost = L
club-form = Form
club-left = Withdrawn.
club-no-matches = No matches yet.
club-no-rounds = Nothing has been drawn yet.
club-entrants = { $many ->
    [one] { $many } entrant
   *[other] { $many } entrants
}
club-entries = Entries: { $many }
club-you-play = You’re in.
club-you-waiting = You’re on the waiting list.
club-waits = waiting
club-not-open = Entries are not open yet.
club-enter = Enter
club-leave = Withdraw
club-hand-in = Hand in the team
club-challenge = Challenge
club-challenge-whom = Whom to challenge
club-agreed-title = Terms
club-counts = Win, draw, defeat
club-points = { $win } · { $draw } · { $loss }
club-breaks = Tie-breaks
club-organiser = Organiser
club-lots = Fingerprint of the draw
club-log-hint = Everything that was done, the latest first. Nothing is ever deleted here.
club-annulled = annulled
club-the-table = the table
club-name = Name
club-squad-name = Squad name
club-members = The coaches, one per line: { $many }
club-played-by = Played by
club-a-person = a person
club-seed = Seed (1 is the strongest, 0 none)
club-club = Club
club-team = Team, or its code
club-game = Game
club-format = Format
club-format-cup = Knock-out
club-format-double-cup = Double elimination
club-format-round-robin = Round robin
club-format-swiss = Swiss
club-format-groups = Groups, then knock-out
club-format-swiss-cup = Swiss, then knock-out
club-format-ladder = Ladder
club-legs = Matches per pairing
club-rounds = Swiss rounds
club-groups = Groups
club-through = Qualifiers from each group
club-best-of = Best of (1, 3, 5, 7)
club-reach = How many places up one may challenge
club-third-place = Third-place match
club-days = Days per round (0: no deadline)
club-zone = Time zone, such as Europe/Rome
club-more = More
club-most = Maximum entrants
club-squad = Coaches in a squad (1: everyone plays alone)
club-no-show = If someone does not show up
club-no-show-organiser = the organiser decides
club-no-show-effort = whoever turned up wins
club-no-show-program = a bot plays in their place
club-withdrawal = If someone withdraws
club-withdrawal-half = results count if half were played
club-withdrawal-stand = results count
club-withdrawal-annul = results do not count
club-options = Game options, one per line
club-toml = Or a complete description as a file (TOML)
club-toml-hint = Your own points, tie-breaks and stages. It replaces everything above.
club-about = Description
club-visibility = Visible to
club-public = everyone
club-unlisted = anyone with the link
club-why = Reason
club-match = Match
club-absent = Who did not show up
club-home = the first named
club-away = the second named
club-both = both
club-move-what = Round or match
club-move-due = New deadline ({ $zone })
club-first = First
club-second = Second
club-entrant = Entrant
club-new-name = New name
club-line = Log entry
club-link = The link for everyone:
club-step = What comes next
club-step-open = Open entries so that people can enter by the link, or add entrants yourself and begin.
club-step-begin = Entries are open. Begin when everyone is in: that is when the draw is made.
club-step-draw = Everything has been played. Draw what comes next.
club-step-wait = Matches are being played.
club-step-missing = Still to be played in this round: { $many }
club-step-finish = End it when you are done: that reveals the secret of the draw.
club-step-anew = Before that, coaches who play on next season draft their teams again, each on the page of the team.
club-step-over = It is over.
club-do-open = Open entries
club-do-begin = Begin
club-do-draw = Draw
club-do-finish = End it
club-do-enter = Add an entrant
club-do-change = Change the terms
club-do-rule = Set a result
club-do-forfeit = Someone did not show up
club-do-stand-in = Let a bot play
club-do-move = Extend a deadline
club-do-swap = Swap two entrants
club-do-amend = Correct an entry
club-do-substitute = Replace someone
club-do-withdraw = Withdraw someone
club-do-annul = Annul a log entry
club-sheets = Team sheets are handed in before the start, then locked
club-league = A league: teams carry over from match to match
club-do-hand-in = Hand in a team for someone
club-honours = Honours
club-bring-secret = From a folder: the contents of secret.key
club-walkover = walkover
club-offers = { $name } proposes:
club-team-today = Your squad for this match
club-choose = Choose
club-choose-one = choose
club-cannot-sit = To play here, both of you must be known at this table: the organiser has an invitation for each.
club-record = Played with Downfield elsewhere: upload the record
club-record-file = Record of the match
club-record-go = Upload
club-members-others = The other coaches, one per line: { $many }
club-number = Member number (NAF)
club-clock = Clock: seconds per decision + in reserve (empty: none)
club-pages = Pages of the list
club-newer = Newer
club-older = Older
club-own-page = Your page
club-beamer = For the projector
club-print = Print
club-own-calendar = Your matches as a calendar (this link is yours alone)
club-own-feed = Your matches as a news feed, with reminders
club-see-again = Watch it again
club-met = Previous meetings
club-balance = Won, drawn, lost
club-history = History
club-matches = Matches
club-against = Head to head
club-of-squad = Coach in the squad
club-draft-hint = A team of your own has a code: copy it from its team page.
club-between = Between matches
club-next-season = The next season
club-next-code = The team is ready. Enter the next league with this code:
club-anew-hint = Redraft the team before the season ends here: everyone and everything kept or added is paid for from { $gold } gold.
club-anew-keep = Kept
club-anew-hire = New
club-anew-go = Redraft
club-wins =
    { $many ->
        [one] { $many } win
       *[other] { $many } wins
    }
club-level = Drawn: { $many }
club-in-all = Overall
club-invited = { $name }, you are invited
club-invited-mine = This place is yours.
club-invited-go = To your next match
club-invited-taken = Someone has already used this invitation. If that was you on another device, come in here too: your place moves to this one.
club-invited-hint = This invitation is for you alone. Come in, and your seat in every match is kept for you.
club-invited-yes = That’s me
club-invited-guest = You come in as a guest of this browser. With an account you are known on every device:
club-bring = Import a competition
club-bring-hint = A competition exported from another table (“everything”): log, results, records. You will be its organiser here.
club-bring-file = File (JSON)
club-bring-go = Import
club-desk-disputed = Disputed: your decision
club-desk-overdue = Overdue
club-desk-unconfirmed = Reported by one side, not yet confirmed
club-desk-open = Matches still to be played: { $many }
club-desk-hint = Open a match to set its result, to report a no-show, or to extend its deadline.
club-invitations = Invitations
club-invitations-hint = Each of these links is for one person only: whoever opens it has the place, with or without an account.
club-here = joined
club-his-link = Link
club-print-round = Round sheet
club-print-slips = Result slips
club-print-cards = Table cards
club-print-table = Standings
club-print-invitations = Invitations
club-move-minutes = Minutes from now
club-do-appoint = Add an organiser
club-account = Account name
club-table = Table
club-sign = signed
club-card-hint = Scan with your phone to play or to enter the result.
club-how-played = Played here
club-how-told = Reported by both
club-how-record = Proved by its record
club-how-walkover = Not played: someone did not show up
club-how-ruled = Decided by the organiser
club-movement = Movement
club-strength = Strength
club-contact = Contact
club-speed = Speed
club-season-sacks = sacks this season: { $count }
club-season-yards =
    { $kind ->
        [sure] +1, { $yards } yards this season
       *[open] { $yards } of { $most } yards
    }
club-home-next = Your next matches
club-home-asked = asks for your answer
menu-leagues = Competitions

## The oracle

luck-title = Dice luck
luck-why = The thick band is where pure chance keeps the dice in 95 of 100 cases, the thin line is what was to be expected, the dot is what fell. A ring is a dot outside its band.
luck-of = The dice of { $name }
luck-mine = My dice
luck-all = All my dice
luck-average = average
luck-what = What
luck-fell = Fell
luck-expected = Expected
luck-range = By chance
luck-between = { $low } to { $high }
luck-figure = { NUMBER($figure, maximumFractionDigits: 2) }
luck-verdict = { $odd } of { $lines } lie outside their band. By pure chance it is about { NUMBER($usual, maximumFractionDigits: 1) }.
luck-few = Too few dice to tell anything.
luck-proof = Nobody could choose them
review-title = Review
review-short = Review
review-so-far = This match goes on: you see what was played up to the last stop at which nothing was hidden. Whoever plays it sees this when it is over.
review-making = The review is being worked out …
review-making-why = Every decision is looked at. You can leave this page; the review goes on, and is kept.
review-exact = Exact: the whole game is solved.
review-rounded = The whole game is solved; these numbers come from the rounded book that is shipped with Downfield, and are right to within 0.1%.
review-about = An estimate: every decision was played on many times by the usual coach, and what it led to was judged by chances learned from matches. ± says how far the truth may lie from it by the luck of those dice, in 95 of 100 cases.
review-how = Judged by the chance to win that a decision cost: an inaccuracy from { $inaccuracy }, a mistake from { $mistake }, a blunder from { $blunder }. A draw counts as half a win. Where both choose unseen, best play mixes its options: what costs nothing in such a mix is good, and who outguessed whom is luck.
review-how-sampled = What you decide before a die falls counts as one decision. It is held against what the usual coach does, and against every answer where there are few, with the same dice for all; it is called a fault only where it cost clearly more than chance explains. What the estimate itself learns from move to move counts as dice.
review-went = { $name }: { $own } by own decisions, { $other } by those of { $opponent }, { $luck } by luck.
review-curve = Chance to win
review-sums = Where { $name }’s chance went
review-sums-why = { $start } at the start, all of this added: { $end } at the end.
review-decisions = Decisions: { $name }
review-guesses = Who outguessed whom
review-dice = Dice
review-start = At the start
review-end = At the end
review-better = What was better
review-none = Nothing to find fault with.
review-shown = The better choice on the board
review-made = Chosen:
review-instead = Better, lit on the board:
review-by-dice = The dice decided.
review-by-guess = One side outguessed the other.
review-by-decision = A decision.
review-given-up = The match was given up, or the time ran out.
review-blunder = Blunder. { $name } chose “{ $chosen }” and wins with { $value }; best play, such as “{ $better }”, wins with { $best }.
review-mistake = Mistake. { $name } chose “{ $chosen }” and wins with { $value }; best play, such as “{ $better }”, wins with { $best }.
review-inaccuracy = Inaccuracy. { $name } chose “{ $chosen }” and wins with { $value }; best play, such as “{ $better }”, wins with { $best }.

oracle-title = Ask the oracle
oracle-short = Oracle
oracle-why = Set up any position: how likely each side wins from it, and what best play does. Fields left empty are as usual.
oracle-worth = Chance to win
oracle-wins = { $name } wins with { $share }.
oracle-exact = Exact: the whole game is solved; a draw counts as half a win.
oracle-rounded = The whole game is solved; this comes from the rounded book that is shipped with Downfield, to within 0.1%. A draw counts as half a win.
oracle-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
oracle-option = option
oracle-share = best play takes it
oracle-value = then wins
oracle-set-up = The position
oracle-ask = Ask
oracle-anew = Example
chart-title = Fourth down: what { $name } does at its best
chart-note = Wherever the ball lies and however far it is to go; clock, score and all else as in the position.
chart-across = across: yards from their own goal line
chart-upwards = upwards: yards to go
chart-to-go = yards to go
chart-take-play = go for it
chart-take-gamble = go for it
chart-take-punt = punt
chart-take-fg = field goal
chart-take-hail-mary = Hail Mary

## Lessons

learn = Learn
learn-lead = A first match with a coach beside you: he explains as you play, then the rest of the match is yours.
learn-begin = Begin
learn-go-on = Go on where you left off
learn-coach = Your coach
learn-next = Next
learn-show = Show me
learn-skip = Skip the lesson
learn-skip-why = What is left of it plays itself, then the match is yours.
learn-skip-yes = Skip it
learn-over = That was the lesson: from here you play on your own. Press a whenever you want to know what your coach would do.
learn-keys = h what does the coach say? · k skip the lesson · ? rule · q leave
learn-holds = { $game }, { $lesson }: holds.
learn-fails = { $game }, { $lesson }: { $why }
learn-other-pack = This lesson does not fit your components: { $why } You can play without it: `downfield play { $game } --pack DIR`.
## Puzzles

puzzle-title = Puzzles
puzzle-why = A position from a match, and one answer that is clearly the best. Find it; then see what every answer is worth.
puzzle-name = { $game }: puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-streak = Days in a row:
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-yours = (your answer)
puzzle-right = Right! Of 100 matches that wins { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } more than the next best answer.
puzzle-wrong = Better: { $best }. Of 100 matches your answer wins { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer.
puzzle-side = You are { $side }
menu-puzzles = Puzzles

hint = Advice
hint-ask = What would you do?
symbols = On the board
symbols-seen = Got it
symbols-off = Explain nothing more
hint-wins = Wins { $wins }
hint-mixed = Wins { $wins } · best play takes it { $share } of the time
hint-ahead = Any other answer costs at least { $by } of the chance to win.
hint-even = Another answer wins just as often.
error-hints-off = Against people nobody is helped.
error-no-hint = Your coach has no advice ready. Ask him again in a moment.
