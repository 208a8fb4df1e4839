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

match-keys = ? rule  c parts  u take back  s save  v dice  t theme  l log  q leave
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
table-resume = Resume
table-resume-none = Matches you begin are kept here, in this browser.
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
table-waits = { $name } decides. You will see it here.
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
table-keys = 1–9 choose · arrows move · u take back · ? rule
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
error-not-kept = This could not be written down, so it has not happened. Try again in a moment.
