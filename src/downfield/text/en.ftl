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
holder-random = random: any option, blindly
holder-steady = steady: a sound opponent
coach-random = Random
coach-steady = Steady
name-of-twins = { $name } ({ $seat })

## Choosing a game

choose-title = Downfield
choose-motto = tabletop football, whole rules, an opponent tonight
choose-ask = What shall we play?
choose-resume = Resume { $game }: { $coaches }, { $date }, play { $plays }
choose-keys = ↑↓ 1-9 choose   Enter begin   q leave

## Setting up a match

setup-ask = Who sits where, and what is agreed?
setup-begin = Kick off
setup-dice = Dice on the table
setup-keys = ↑↓ row   ←→ change   Enter kick off   ? what it means   Esc back
setup-plain = how fast dice fall; changes nothing in the match
setup-seat = who decides for { $seat }
setup-start = begin the match with what is written above
speed-off = at once
speed-quick = quick
speed-calm = calm

## The match

match-keys = ? rule  c parts  u undo  s save  v dice  t theme  l log  / write  q leave
write-hint = Answers as the record has them, such as { $words }
thinking-about = { $name } decides: { $what }
studying = { $name } reads the playbook
rolling = The dice: { $die }
sealed-mark = Sealed until everyone has chosen.
hand-over = Hand over to { $name }
hand-over-why = What { $name } chooses now stays secret until everyone has chosen. The others look away.
hand-over-go = { $name }: press Enter when you alone look at the screen
saved = Saved in { $file }
save-failed = Not saved: { $why }
taken-back = Taken back
sealed-stays = What is sealed stays sealed until everyone has chosen.
speed-now = Dice: { $speed }
program-gave-up = { $name } cannot go on: { $why }
no-rule = No rule stands behind this moment; the dice decide.
rule-keys = ↑↓ scroll   ←→ neighbouring rules   Esc back
rule-ruling = Ruling
rule-option = This is an option of a match: { $option }
parts-title = What is printed on the components
parts-keys = ↑↓ scroll   Esc back
marks-note = Values marked reconstructed were designed to fit what is known; an owner of the box can correct them.

## Leaving

leave-ask = Leave the match?
leave-why = It is saved as it stands and can be resumed.
leave-yes = Leave and resume another time
leave-no = Play on
parting-resume = The match is saved. Resume it with: downfield play --resume { $file }
parting-over = The record of the match: { $file }

## The end

end-won = { $name } wins { $most }–{ $least }
end-draw = A draw, { $most }–{ $least }
end-saved = On record: { $file }
end-rematch = A rematch, sides swapped
end-again = The same again
end-replay = Look at it once more
end-new = Another game
end-leave = Leave

## Replay

replay-keys = ←→ step  ↑↓ play  Home/End  space runs  ? rule  c parts  q leave
replay-at = Step { $at } of { $of }
replay-start = The start
replay-decided = { $name }: { $what }
replay-cut = The record goes no further; the match is not over.
report-key = r: the report
report-title = The report of the match
report-figure = { NUMBER($figure) }

## Errors

secret-missing = The secret of this match's dice is not on this machine (looked for { $file }). It can be resumed only where it was begun, or bring that file along.
secret-wrong = { $file } does not hold the secret that this match committed to.

## The table in the browser

table-skip = To what you decide now
table-home = All games
table-motto = Tabletop football with its whole rules. Pick a game: your opponent is waiting.
table-you = Your name
table-side = You play
table-opponent = Against
table-play = Play now
table-friend-here = A friend here
table-friend-online = A friend online
table-watch = Watch two coaches
table-rules = Rules
table-forget = Take off the list
table-join-title = You are invited to a match
table-join = Sit down
table-code = Code of an invitation
table-code-go = Join
table-failed = That did not work. Try again in a moment.
table-theme = Colours
table-theme-auto = as the device
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
table-coaches = Coaches
table-need = Now
table-log = Log
table-log-empty = Nothing has happened yet.
table-news = What has just happened
table-yours = you
table-program = program
table-empty = empty seat
table-away = not here
table-decides = decides
table-your-turn = your turn
table-answered = has chosen
table-chooser = { $name } chooses
table-one-of = Choose one of these
table-not-begun = The match begins when everybody has sat down. No die falls before.
table-expected = Still expected: { $names }. Then the match begins; no die falls before.
table-proof = Dice fingerprint
table-proof-why = Before the first die the server chose a secret and showed this fingerprint of it; every seat then added a number of its own. So nobody, not even the server, can choose the dice, and after the match anybody can check each of them.
table-proof-more = How that works
table-waits = { $name } decides. You will see it here.
table-studies = { $name } works the playbook out, which takes a minute or two the first time. You will see it here.
table-watching = You are watching.
table-lost = The connection is lost. Trying again; nothing you did is lost.
table-back = Connected again.
table-invite = Send this link to your friend:
table-invite-code = Or say the code: { $code }
table-copy = Copy
table-copied = Copied
table-hand-over = Hand over to { $name }
table-hand-over-why = What { $name } chooses now stays secret until everyone has chosen. The others look away.
table-hand-over-go = I alone look at the screen
table-take-back = Take back
table-resign = Resign
table-resign-ask = Give up this match?
table-resign-yes = Give up
table-resign-no = Play on
table-rule = Rule
table-rule-whole = In the rulebook
table-close = Close
table-rematch = Rematch
table-record = Record of the match
table-elsewhere = Copy the link for another device
table-over = The match is over
table-keys = 1–9 choose · arrows move · + − 0 zoom · u take back · ? rule
table-more = … { $count } more on the board
table-more-list = Show all of them as a list
table-ruling = Ruling
table-chapters = Chapters
table-not-found = There is no such page. The games are on the home page.

## What the commands say

error-no-take-back = Only your own last answer can be taken back, and only while nothing was rolled, revealed or sealed since.
no-terminal = The table needs a terminal: keyboard and screen, not a pipe or a file.
over-already = { $file }: this match is over ({ $result }). Look at it with: downfield replay { $file }
too-many-coaches = { $game } has { $seats } seats with these options, and { $coaches } coaches came.
person-not-program = A person cannot be called { $name }: that is the name of a program.
cannot-write = { $file }: cannot be written ({ $why }). DOWNFIELD_DATA may name a folder.
rules-more = `downfield rules { $game } ID` explains one.

## What the table refuses

end-resigned = { $name } gives up the match
error-late = The match has gone on meanwhile. Look again and answer what is asked now.
error-not-your-turn = It is not your turn.
error-not-your-seat = You do not hold this seat.
error-not-begun = The match begins when everybody has sat down.
error-already-over = The match is over.
error-not-over = The record is open to all once the match is over.
error-unknown-match = There is no such match. Check the link.
error-unknown-page = There is no such page. The games are on the home page.
error-unknown-invitation = This invitation leads nowhere, or its seat is taken. Ask for a new one.
error-wrong-key = This key opens no seat of the match. Use the link that you were given.
error-other-rules = This match was begun under other rules or with other components than this table has.
error-too-fast = Too many messages at once. Wait a moment.
error-too-large = This message is too long.
error-elsewhere = This request comes from another site’s page.
error-other-host = This table is not known by that name. Whoever runs it can allow the name with --allowed-host.
error-not-kept = This could not be written down, so it has not happened. Try again in a moment.

### Live

error-silent = Nobody said hello on this line, so it was closed.
error-asked-already = Somebody asks to go back already. Wait for the reply.
error-asked-too-often = You were declined three times in this match. Nobody will be asked again.
error-nothing-back = There is no decision of yours to go back to.
error-dice-decided = The dice of this match fall in one order: what they have decided stays decided.
error-no-rematch = There is no rematch to be had here: it has begun already, or a seat is empty.
error-only-readers = Only the coaches of a match between people write here.
error-nothing-said = There is nothing in this message.
table-watchers = Copy the link for spectators
table-private = Private: only the coaches, and whoever opens the link for spectators, see this match.
table-ask-back = Ask to take back
table-back-asks = { $name } asks to go back to the last decision. New dice would fall.
table-back-yours = You have asked to go back to your last decision. Waiting for the reply.
table-back-agree = Let it be taken back
table-back-decline = Play on
table-back-withdraw = Never mind
table-note-go-back = { $name } has gone back to the last decision, as agreed. What was rolled since is rolled anew.
table-note-hand = A clock has run out: { $name } plays on.
table-note-pause = The table was away for a while. No clock ran meanwhile.
table-note-falter = { $coach ->
    [random] { $name } could not find an answer. Nobody else can: one of its options is drawn by lot.
   *[other] { $name } could not find an answer: the program { $coach } decides this once.
}
table-lapsed = Time has run out for { $name }. The other side wins.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something to everybody at this match
table-chat-send = Send
table-chat-unread = new
table-chat-read = The coaches talk here. You can read along.
table-clock-reserve = reserve
table-clock-30 = { $name }: 30 seconds left
table-clock-10 = { $name }: 10 seconds left
table-rematch-offered = { $name } offers a rematch, sides swapped.
table-rematch-asked = Your offer of a rematch stands. Waiting for the others.
table-rematch-agree = Accept the rematch
table-rematch-go = To the rematch
table-rematch-begun = The rematch has begun.

### Doors

error-nobody = The table does not know you: open its home page once, or sign in.
error-unknown-token = This token opens nothing here. Make a new one, or use the key of a seat.
error-too-many = There are as many of these as are allowed. Close or delete some first.

### Films

film-title = { $game }: the film
film-still-on = This match is still being played: you see what everybody knows so far.
film-live = To the match
film-share = Share this moment
film-fork = Play on from here
film-fork-why = A new match begins at exactly this moment, with new dice. You take one side, a coach the other.
film-fork-go = Play on
film-fork-cancel = Not now
film-controls = Run the film
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
film-eyes = Hands of
film-eyes-none = nobody
film-speed = Speed
film-log = What happened; each line leads to its moment
film-keys = Space plays and pauses · ← → one moment · Shift with ← → one play · Home and End
film-secret = { $name } decides in secret
film-secret-die = A die falls in secret
film-marks = Marks: long lines begin a half, short ones a drive; circles are points scored.

bring-title = Watch a record
bring-why = Every match has a record: a text from which it can be played again to the last die. Bring one along, from here or from a terminal, and watch it as a film.
bring-file = A file from this device
bring-text = Or paste its text
bring-go = Watch it
bring-none = Choose a file or paste a record first.
bring-large = This file is too long for a record.

watch-title = Watch
watch-why = Matches whose coaches welcome spectators.
watch-running = Being played now
watch-running-none = Nobody plays in public at the moment. Let two coaches play for you: the home page has a button for it.
watch-finished = Played to the end
watch-finished-none = No public match has been played to the end yet.
watch-live = Watch
watch-from-start = From the beginning
watch-free = A seat is still free
watch-began = began
watch-ended = ended
watch-record = Watch a record of your own

error-unknown-record = There is no such record here. Bring it along once more.
error-unfit-record = { $line ->
    [0] This record cannot be shown. { $message }
   *[other] This record cannot be shown. Line { $line }: { $message }
}
error-unmade = This could not be made ready in time. Try again in a moment.
error-still-hidden = Something is still secret at this moment. Play on from another one, or once the match is over.
error-unknown-moment = Nobody can play on from there: the match has no such moment, or ends with it.

### People

home-online = For friends online
home-clock = Clock
home-clock-none = no clock
home-clock-short = 1 minute a decision, 10 in reserve
home-clock-long = 3 minutes a decision, 30 in reserve
home-lapse = When the time is up
home-lapse-lapse = the match is lost
home-lapse-hand = a coach plays on
home-seen = Who may watch
home-seen-unlisted = whoever has the link
home-seen-public = anybody: it is listed under Watch
home-seen-private = only whom I invite
home-more = More options
home-also = More at this table
home-also-watch = Watch matches
home-also-watch-why = What others play right now, and coaches among themselves.
home-also-replay = Replay a record
home-also-replay-why = Step through a match, or bring along a record of your own.
home-also-account = Take your matches along
home-also-account-why = An account brings them to your other devices. Nobody needs one to play.
home-calls = Your turn:
menu = Settings
menu-watch = Watch
menu-replay = Replay
menu-sign-in = Sign in
mine-title = My matches
mine-none = The matches you begin are listed here.
mine-turn = your turn
mine-decides = { $name } decides
mine-expected = { $name } is still expected
mine-open = waiting for somebody to sit down
account-title = Account
account-why = An account keeps your matches together on all your devices. To play you need none.
account-in = Sign in
account-up = New here?
account-up-go = Open an account
account-up-why = The matches you have begun in this browser come along.
account-name = Name
account-name-hint = 2 to 30 letters. Others see it at the table.
account-password = Password
account-password-hint = At least 8 characters.
account-passkey-in = Sign in with a passkey
account-passkey-up = Open it with a passkey, without a password
account-or = or
account-hello = Hello, { $name }
account-since = Account since { $date }
account-out = Sign out
account-out-everywhere = Sign out everywhere else
account-out-done = You are signed in on this device only.
account-change = Change password
account-set = Set a password
account-set-why = So far only passkeys open your account.
account-old = Present password
account-new = New password
account-change-go = Keep this password
account-change-done = The new password holds. Other devices have to sign in again.
account-passkeys = Passkeys
account-passkeys-why = Your device signs in for you, by fingerprint, face or PIN.
account-passkeys-none = You have none yet.
account-passkey-from = Passkey of { $date }
account-passkey-add = Add a passkey
account-passkey-forget = Remove
account-passkey-not-here = Passkeys do not work at this address. They need https, or localhost.
account-passkey-no = No passkey was used.
account-delete = Close the account
account-delete-why = Your matches stay on record under your name, but nobody can take your seats any more. There is no way back.
account-delete-password = Your password
account-delete-name = Your name, typed once more
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
    [one] One code is left, made { $date }.
   *[other] { $count } codes are left, made { $date }.
}
account-codes-go = Make ten new codes
account-codes-shown = These codes are shown this once. Those you had before work no more.
account-codes-copy = Copy them
account-tokens = Programs that play for you
account-tokens-why = A program with a token does in your name what the scope allows, and no more. A new password ends all tokens.
account-tokens-none = You have given out none.
account-token-made = made { $date }
account-token-used = last used { $date }
account-token-unused = never used
account-token-revoke = Revoke
account-token-name = What you call it
account-token-scope = What it may do
account-token-go = Make a token
account-token-shown = This token is shown this once. Give it to your program.
scope-read = read: look at your matches
scope-play = play: sit down where invited, and play
scope-organise = organise: begin matches too
account-lost = Lost your password?
account-lost-why = Use one of the recovery codes that you made on your account page.
account-code = Recovery code
account-lost-go = Set the password and sign in
error-wrong-code = Name and recovery code do not belong together, or the code was used already. Check both.
error-unknown-session = You are not signed in there any more.
error-only-in-person = No token may do this. Use the browser in which you are known.
table-guest = guest
table-guest-why = This name belongs to no account.
error-bad-name = A name has 2 to 30 letters and is not that of a program.
error-name-taken = This name is taken. Choose another, or sign in if it is yours.
error-bad-password = A password has 8 to 200 characters.
error-wrong-password = Name and password do not belong together. Check both.
error-wrong-passkey = This passkey opens no account here. Use another, or sign in with your password.
error-passkey-too-late = That took too long, or happened in another window. Try again.
error-not-signed-in = You are not signed in. Sign in and try again.
error-last-key = Nothing else would open your account: set a password or add another passkey first.

### The board

board-none = Nothing to choose here now.
board-sound = Sounds: dice, scores, your turn
board-beamer = Board alone, for a beamer
zoom = Zoom
zoom-in = Closer
zoom-out = Farther away
zoom-whole = Whole board
layers = Show zones (z)
layers-none = No zones are shown.

### The table from the terminal

table-opened = The table is open: { $address }  (Ctrl+C closes it)
table-closed = The table is closed.

### Plans

plan-formation = Formation: { $form }
plan-last = As last time
plan-last-form = As last time: { $form }

### Teams of one's own

draft-link = Teams
draft-title = Teams
draft-why = Take one as it is, or draft your own within the budget: every limit is checked as you go.
draft-mine = My teams
draft-mine-none = Nothing is kept in this browser yet. Draft a team and keep it.
draft-mine-forget = Take off the list
draft-all = All teams
draft-team = Team
draft-tier = Tier
draft-tier-of = Tier { $tier }
draft-reroll = Re-roll
draft-reroll-of = re-roll { $cost }
draft-apothecary-no = no apothecary
draft-special = Special rules
draft-name = Its own name
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
draft-gains = Gains
draft-staff = Staff
draft-inducements = Inducements
draft-mercenaries = Mercenaries
draft-mercenaries-why = For this match: { $cost } more than the position costs, and { $skill } for one primary skill, chosen below. They are loners ({ $loner }+) and count among their position.
draft-mercenary = mercenary
draft-mercenary-of = Mercenary, { $spot }
draft-stars = Stars
draft-stars-why = For this match. A pair counts as one star and fills two places. Stars gain no skill, and no apothecary treats them; they play with profile and skills, because what only they can do is not supported here.
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
draft-less = One less: { $what }
draft-cost = Cost
draft-left = Left
draft-value = Team value
draft-points = Skill points
draft-good = This team may play.
draft-wrong = This team may not play yet:
draft-keep = Keep in this browser
draft-kept = Kept.
draft-share = Copy a link
draft-copied = Copied.
draft-export = Save as a file
draft-import = Open a file
draft-print = Print
draft-ready = The ready-made team
draft-clear = Begin with nobody
draft-play-title = Play with this team
draft-against = Against
draft-opponent = Who coaches the other side
draft-play = Play
draft-none = none of my own

### Pages beside the rules

pages-filter = Show only what has these words
pages-none = Nothing here has these words.
pages-draft = Draft this team
pages-play = Play it now
pages-own = More about it
pages-about = Who was pointed at
pages-near = You may have meant
rules-pages = `downfield rules { $game } NAME` shows one: { $shelves }.

fair-title = Dice that nobody can choose
fair-short = Not the players, not a program, not the server: and anybody can check every die afterwards.
fair-how = How the dice come about
fair-secret = When a match is made, the server draws a secret of 32 bytes and shows its fingerprint (SHA-256). From then on it cannot take another secret without everybody noticing.
fair-nonces = Then each seat adds a number of its own: your browser draws it when you sit down, after it has seen the fingerprint. The number of a program follows from the fingerprint. Nothing is rolled before everybody has sat down.
fair-rolls = Secret and numbers together are the key of the dice. Each die of the match has a number, and its face follows from the key and that number alone. Nobody knows the key: the server did not know your number when it chose, and you do not know its secret.
fair-reveal = When the match is over, the secret stands at the end of the record. Whoever has the record can work out every die again.
fair-check = Check a match
fair-check-how = Download the record at the end of a match and compare its fingerprint with the one that you saw at the table. This command plays the whole match again, answers, dice and result, and names the first line that does not fit:
fair-seed = A match with a seed is for practice: whoever knows the seed knows its dice. It has no fingerprint.
