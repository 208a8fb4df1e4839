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
