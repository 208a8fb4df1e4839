"""Situations in which something is told of an answer, by name."""

from tests.games.touch_down.sampled import Kick, Situation

LINEMEN, DEFENDERS = {3: 70, 2: 71, 1: 73, 0: 75}, {3: 20, 2: 22, 1: 24, 0: 27}  # by their contact
TRY = "kind=two-points row=23 score=6-0"
LOST = "possession=away attack=home ball=away27 sofar=runback"
FIRST, SECOND = "t2 t4 none", "t4 t2 none"  # home moves first, or away
STRENGTHS = range(4)

BLOCKS = {
    f"a block of {mine} upon {theirs}": Situation(
        f"80@l6,{LINEMEN[mine]}@c9", f"{DEFENDERS[theirs]}@c10", FIRST, f"{LINEMEN[mine]}-n"
    )
    for mine in STRENGTHS
    for theirs in STRENGTHS
}
TACKLES = {
    f"a tackle of {mine} upon {theirs}": Situation(
        f"80@l6,{LINEMEN[theirs]}@c9", f"{DEFENDERS[mine]}@c10", SECOND, f"{DEFENDERS[mine]}-s"
    )
    for mine in STRENGTHS
    for theirs in STRENGTHS
}
UPON_CARRIER = {
    "upon the carrier": Situation("80@l6", "20@l7", SECOND, "20-s"),
    "upon a weak carrier": Situation("60@l6", "20@l7", SECOND, "20-s", "ball=home60"),
    "in a runback": Situation("70@l8", "27@l9", FIRST, "70-n", LOST),
    "upon the carrier of a try": Situation("80@l21", "20@l22", SECOND, "20-s", TRY),
    "by the original attack of a try": Situation("70@l19", "27@l20", FIRST, "70-n", f"{TRY} {LOST}"),
    "renewed upon the carrier": Situation("80@l6", "20@l6~80,28@t20", SECOND, "20*"),
    "upon a carrier out of bounds": Situation("80@a6", "20@c6,28@t20", f"{FIRST} 80-w", "20-sw-w-nw"),
}
OTHERS = {
    "by the carrier": Situation("80@l6", "27@l7", FIRST, "80-n"),
    "by a weak carrier": Situation("60@l6", "20@l7", FIRST, "60-n", "ball=home60"),
    "by who has won the ball in a try": Situation("70@l19", "27@l20", SECOND, "27-s", f"{TRY} {LOST}"),
    "renewed": Situation("80@l6,76@c9", "20@c9~76,28@t20", SECOND, "20*"),
    "after running somebody over": Situation("80@l6,70@c9", "27@c10,28@c11", f"{FIRST} 70-n c6", "n"),
}
FALLEN = {
    f"over {many}, {rule}": Situation(
        "80@l6,70@c9", ",".join(f"{20 + i}@c10x" for i in range(many)), "t1 t4 none", "70-n", "",
        (("trip", rule),),
    )
    for many in (1, 2, 3, 6, 7)
    for rule in ("equal", "at_most")
}  # fmt: skip
STEPS = {
    "through two squares": Situation("80@l6,75@a9", "20@a10x,21@a11x,22@b10", FIRST, "75-n2"),
    "one step of two": Situation("80@l6,70@c9", "20@c10x,21@c10x", f"{FIRST} 70", "n"),
    "over somebody into contact": Situation("80@l6,70@c9", "20@c10x,27@c10", "t1 t4 none", "70-n"),
    "over somebody upon the carrier": Situation("80@l6,70@l6x,71@l6x", "20@l7", "t4 t1 none", "20-s"),
    "by the carrier over somebody": Situation("80@l6", "20@l7x,27@l7", "t1 t4 none", "80-n"),
    "into the end zone over somebody": Situation(
        "80@l24", "20@l25x,27@l25", "t1 t4 none", "80-n", "row=24 sofar=beyond"
    ),
}
# A back at l3 or the quarterback at l1 throws north: opponents beside him, and perhaps one beside the receiver
THROWS = {
    f"a back's pass over {squares}, {crowd} near, {'one' if marked else 'nobody'} with the receiver": Situation(
        f"50@l3,60@l{3 + squares}",
        ",".join(["28@a20", *["20@m2", "21@m3"][:crowd], *([f"22@k{4 + squares}"] if marked else [])]),
        "t2 t4", ">60", "row=20 ball=home50",
    )
    for squares in range(1, 14)
    for crowd, marked in ((0, True), (1, True), (2, True), (0, False))
}  # fmt: skip
LONG_THROWS = {
    f"a quarterback's pass over {squares}, {crowd} near": Situation(
        f"80@l1,60@l{1 + squares}", ",".join([f"22@m{1 + squares}", *["20@m0", "21@m1"][:crowd]]),
        "t2 t4", ">60", "row=20",
    )
    for squares in (2, 3, 4, 5, 10, 13, 25, 26)
    for crowd in (0, 2)
}  # fmt: skip
HANDED = {
    f"a hand-off over {squares}, {'one' if marked else 'nobody'} with the receiver": Situation(
        f"80@a6,50@{'abcdefghijklmn'[squares]}6",
        f"20@b5,{'22@' + 'abcdefghijklmn'[squares] + '7' if marked else '22@w20'}", "t2 t4", ">50",
    )
    for squares in range(1, 14)
    for marked in (True, False)
}  # fmt: skip
SNAPS = {
    f"a snap to {number}": Situation(
        "70@l8,71@k8,80@l7,50@l4,51@b8", "27@l9,28@b9", "t2 t4", f">{number}", "move=1 ball=home70"
    )
    for number in (80, 50, 51)
}
AIMS = {
    f"a kick-off to row {row}": Kick("phase=kickoff", "wall fan t2 t3", f"@l{row}") for row in (13, 17, 22, 27)
} | {
    f"a kick-off to row {row} without a kicker": Kick(
        "phase=kickoff hurt=home1.3,home2.3", "wall fan t2 t3", f"@l{row}"
    )
    for row in (13, 17, 22, 27)
} | {
    "a punt": Kick("row=10 down=4 yc=8", "punt wall fan t2 t3", "@l22"),
    "a punt, goal lines counted": Kick(
        "row=10 down=4 yc=8", "punt wall fan t2 t3", "@l27", (("goal_line_counts", True),)
    ),
}  # fmt: skip
GOALS = {
    f"a kick at goal from row {row}, {crowd} near": Situation(
        f"1@l{row},70@l{row + 1}", ",".join(["29@a1", *[f"20@m{row}", f"21@k{row}"][:crowd]]),
        "t2 t4", "middle", f"kind=field-goal row={row + 1} ball=home1",
    )
    for row in (22, 18, 14, 10, 6)
    for crowd in (0, 1, 2)
} | {
    "a kick at goal, goal lines counted": Situation(
        "1@l22", "29@a1", "t2 t4", "east", "kind=field-goal row=23 ball=home1", (("goal_line_counts", True),)
    ),
    "a kick for one point": Situation("1@l20", "20@m21", "t2 t4", "west", "kind=one-point row=23 ball=home1"),
}  # fmt: skip
CONTACTS = {**BLOCKS, **TACKLES, **UPON_CARRIER, **OTHERS}
PASSES = {**THROWS, **LONG_THROWS, **HANDED, **SNAPS}
ALL: dict[str, Situation | Kick] = {**CONTACTS, **FALLEN, **STEPS, **PASSES, **AIMS, **GOALS}
