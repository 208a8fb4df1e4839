"""Procedures as scripts: a name, a position, then answers and dice, each die with what it is rolled for."""

QUIET = "rerolls=0-0 doctors=0-0"


def line(home: str, away: str, more: str = "", gains: str = "") -> str:
    words = dict(word.split("=") for word in f"{QUIET} {more}".split())
    told = " ".join(f"{key}={value}" for key, value in words.items())
    return f"home={home} away={away} {told}" + (f" more={gains}" if gains else "")


MOVES = [
    ("rush", line("11@g8,12@a1", "7@z1", "", "home11+ma1"), "11-h8-i8 rush:D2"),
    ("rush and dodge", line("11@g8,12@a1", "7@h7", "", "home11+ma1"), "11-g9 dodge:D3 g10 rush:D2"),
    (
        "rush, dodge, pick-up",
        line("11@g8,12@a1", "7@f7,8@f9", "ball=h8", "home11+ma1"),
        "11-g9 dodge:D6 h8 rush:D2 dodge:D6 pick-up:D6",
    ),
    (
        "a failed pick-up",
        line("11@g8,12@a1", "7@z1", "ball=h8"),
        "11-h8 pick-up:D1 bounce:O5",
    ),
    (
        "a failed dodge with the ball",
        line("11@g8,12@a1", "7@h7", "ball=home11"),
        "11-g9 dodge:D1 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 bounce:O7",
    ),
    (
        "a fall onto the ball",
        line("11@g8,12@a1", "7@h7", "ball=g9"),
        "11-g9 dodge:D1 armour-1:D1 armour-2:D1 bounce:O7",
    ),
    (
        "a jump with a rush",
        line("11@g8,12@a1", "7@h8p,8@z1", "", "home11+ma2"),
        "11-g9 ^i8 rush:D2 jump:D3",
    ),
    (
        "a jump with two rushes",
        line("11@g8p,12@a1", "7@h8p,8@z1", "", "home11+ma3"),
        "11 ^i8 rush:D2 rush:D2 jump:D3",
    ),
    (
        "a jump onto the ball",
        line("11@g8,12@a1", "7@h8p,8@z1", "ball=i8"),
        "11-^i8 jump:D3 pick-up:D3",
    ),
    ("standing up", line("11@g8p,12@a1", "7@z1", "", "home11+ma2"), "11 stand-up:D4"),
    (
        "Diving Tackle, then a re-roll",
        line("11@g8,12@a1", "7@h7", "rerolls=1-0", "away7+diving_tackle"),
        "11-g9 dodge:D3 7 team dodge:D6",
    ),
    (
        "a team re-roll of a loner",
        line("11@g8,12@a1", "7@h7", "rerolls=1-0", "home11+loner+loner4"),
        "11-g9 dodge:D1 team loner:D4 dodge:D3",
    ),
    (
        "Pro, its own die re-rolled",
        line("11@g8,12@a1", "7@h7", "rerolls=1-0", "home11+pro"),
        "11-g9 dodge:D1 pro pro:D2 team pro:D3 dodge:D3",
    ),
    (
        "an open trapdoor",
        line("11@f2,12@a1", "7@z1", "ball=g2 switches=home:traps"),
        "11-g2 pick-up:D3 trap:D1 injury-1:D1 injury-2:D1 bounce:O5",
    ),
    ("Bone Head", line("9@g8,12@a1", "7@h8"), "9block trait:D2 block:PB block:PB i8 stay"),
    (
        "Bloodlust with nobody to bite",
        line("11@g8,12@a1", "7@h7", "ball=home11", "home11+bloodlust+bloodlust3"),
        "11 trait:D2 g9 dodge:D3 . bounce:O5",
    ),
    (
        "Pick-me-up",
        line("11@a1", "7@g8,8@g9p,9@g7p,10@z1", "", "away7+pick_me_up"),
        "end pick-me-up:D5 pick-me-up:D4",
    ),
]

BLOCKS = [
    ("one die", line("11@g8,12@a1", "7@h8"), "11block block:PB i8 stay"),
    (
        "three dice",
        line("11@g8,12@a1", "7@h8", "", "home11+st7"),
        "11block block:PB block:PB block:PB i8 stay",
    ),
    (
        "a re-roll of the pool",
        line("11@g8,12@a1", "7@h8", "rerolls=1-0", "home11+st4"),
        "11block block:PD block:PD team block:PB block:PB i8 stay",
    ),
    (
        "a loner's re-roll of the pool",
        line("11@g8,12@a1", "7@h8", "rerolls=1-0", "home11+loner+loner4"),
        "11block block:PD team loner:D4 block:PB i8 stay",
    ),
    (
        "Pro on a block die",
        line("11@g8,12@a1", "7@h8", "rerolls=1-0", "home11+pro+st4"),
        "11block block:PD block:PB pro1 pro:D1 team pro:D3 block:PB i8 stay",
    ),
    (
        "Both Down: the target first",
        line("11@g8,12@a1", "7@h8", "ball=away7"),
        "11block block:BD armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 armour-1:D1 armour-2:D1 bounce:O5",
    ),
    (
        "POW on a ball carrier",
        line("11@g8,12@a1", "7@h8", "ball=away7"),
        "11block block:POW i8 follow armour-1:D6 armour-2:D6 injury-1:D6 injury-2:D6 casualty:X16 bounce:O5",
    ),
    (
        "a carrier in the crowd",
        line("11@g2,12@a1", "7@g1", "ball=away7"),
        "11block block:PB stay injury-1:D1 injury-2:D1 throw-in:D3 throw-in-1:D2 throw-in-2:D2 bounce:O5",
    ),
    (
        "a chain onto the ball",
        line("11@g8,12@a1", "7@h8,8@i7,9@i8,10@i9", "ball=j8"),
        "11block block:POW i8 j8 stay armour-1:D1 armour-2:D1 bounce:O5",
    ),
    (
        "Frenzy",
        line("11@g8,12@a1", "7@h8", "", "home11+frenzy"),
        "11block block:PB i8 block:PB j8",
    ),
    (
        "Frenzy on a blitz",
        line("11@g8,12@a1", "7@i8", "", "home11+frenzy+ma2"),
        "11blitz h8 *7 block:PB j8 rush:D2 block:PB k8",
    ),
    (
        "a blitz with a rush",
        line("11@g8p,12@a1", "7@h8", "", "home11+ma3"),
        "11blitz *7 rush:D2 block:PB i8 stay .",
    ),
    (
        "Dump-off before the block",
        line("11@g8,12@a1", "7@h8,8@k8", "ball=away7", "away7+dump_off"),
        "11block k8 pass:D6 catch:D6 block:PB i8 stay",
    ),
    (
        "Stab",
        line("11@g8,12@a1", "7@h8", "", "home11+stab"),
        "11stab armour-1:D4 armour-2:D4 injury-1:D1 injury-2:D1",
    ),
    (
        "Chainsaw",
        line("11@g8,12@a1", "7@h8", "", "home11+chainsaw"),
        "11saw saw:D2 armour-1:D2 armour-2:D3 injury-1:D1 injury-2:D1",
    ),
    (
        "a ball and chain: the direction, the rush, the block",
        line("11@f8,12@a1", "7@h8", "ball=away7", "home11+ball_and_chain+ma1"),
        (
            "11chain right chain:D3 right chain:D4 rush:D2 block:POW i8 armour-1:D6 armour-2:D6 injury-1:D1"
            " injury-2:D1 bounce:O5 stop"
        ),
    ),
    (
        "a ball and chain over somebody who lies there, onto the ball, into the crowd",
        line("11@g4,12@a1", "7@g3p", "ball=f2", "home11+ball_and_chain"),
        (
            "11chain up chain:D3 h2 armour-1:D1 armour-2:D1 up chain:D1 bounce:O4 up chain:D3 up chain:D3 injury-1:D1"
            " injury-2:D1"
        ),
    ),
    (
        "a ball and chain that falls where somebody stands",
        line("11@f8,12@a1", "7@h8", "ball=i8", "home11+ball_and_chain+ma1"),
        "11chain right chain:D3 right chain:D4 rush:D1 i8 injury-1:D1 injury-2:D1 bounce:O5",
    ),
    (
        "two blocks at once",
        line("11@g8,12@a1", "7@h7,8@h9", "ball=away8 rerolls=1-0", "home11+multiple_block+dauntless+st3"),
        (
            "11two *7 dauntless:D5 block:PD dauntless:D5 block:POW team block:BD h10 armour-1:D6 armour-2:D6"
            " injury-1:D1 injury-2:D1 armour-1:D1 armour-2:D1 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 bounce:O5"
        ),
    ),
    (
        "two blocks at once, one at somebody foul, one a stab",
        line("11@g8,12@a1", "7@h7,8@h9", "", "home11+multiple_block+stab+st5,away7+foul_appearance"),
        "11two *7 revolt:D2 block stab block:POW i6 armour-1:D1 armour-2:D1 armour-1:D1 armour-2:D1",
    ),
    (
        "Pile Driver",
        line("11@g8,12@a1", "7@h8", "", "home11+pile_driver"),
        "11block block:POW i8 follow armour-1:D1 armour-2:D1 *7 armour-1:D3 armour-2:D3 argue argue:D6",
    ),
    (
        "Trickster, onto the ball",
        line("11@g8,12@a1", "7@i8", "ball=i9", "home11+ma1,away7+trickster"),
        "11blitz h8 *7 rush:D2 i9 block:PB j10 stay bounce:O5 .",
    ),
    (
        "Hit and Run, onto the ball",
        line("11@g8,12@a1", "7@h8", "ball=f8", "home11+hit_and_run"),
        "11block block:PB i8 stay f8 pick-up:D3",
    ),
]

INJURIES = [
    (
        "apothecary and regeneration",
        line("11@g8,12@a1", "7@h8", "doctors=0-1", "away7+regeneration"),
        (
            "11block block:POW i8 stay armour-1:D6 armour-2:D6 injury-1:D6 injury-2:D6 casualty:X16 doctor"
            " second-casualty:X15 regeneration:D4"
        ),
    ),
    (
        "a foul that is seen",
        line("11@g8,12@a1", "7@h8p,8@z1", "bribes=1-0"),
        "11foul *7 armour-1:D4 armour-2:D4 injury-1:D1 injury-2:D2 argue argue:D2 bribe bribe:D2",
    ),
    (
        "a foul with the chainsaw",
        line("11@g8,12@a1", "7@h8p,8@z1", "", "home11+chainsaw"),
        "11foul *7 saw saw:D2 armour-1:D4 armour-2:D1 injury-1:D1 injury-2:D2",
    ),
]

THROWS = [
    ("an accurate pass", line("11@g8,12@j8", "7@z1", "ball=home11"), "11pass throw j8 pass:D6 catch:D3"),
    (
        "an inaccurate pass",
        line("11@g8,12@j8", "7@z1", "ball=home11"),
        "11pass throw j8 pass:D2 scatter:O5 scatter:O5 scatter:O5 bounce:O5",
    ),
    (
        "a wild pass",
        line("11@g8,12@a1", "7@z1", "ball=home11"),
        "11pass throw m8 pass:D2 deviate:O5 how-far:D6 bounce:O5",
    ),
    ("a fumble", line("11@g8,12@a1", "7@z1", "ball=home11"), "11pass throw j8 pass:D1 bounce:O5"),
    (
        "interference that fails",
        line("11@g8,12@j8", "7@h8", "ball=home11"),
        "11pass throw j8 pass:D6 7 interfere:D2 catch:D3",
    ),
    (
        "an interception missed",
        line("11@g8,12@j8", "7@i9", "ball=home11"),
        "11pass throw j8 pass:D6 7 interfere:D6 catch:D1 scatter:O7 scatter:O7 scatter:O7 bounce:O7",
    ),
    (
        "a burst cloud",
        line("11@g8,12@n8", "7@j8", "ball=home11", "home11+cloud_burster"),
        "11pass throw n8 pass:D6 7 interfere:D6 burst interfere:D1 catch:D6",
    ),
    ("a hand-off", line("11@g8,12@h8", "7@z1", "ball=home11"), "11hand >12 catch:D3"),
    (
        "a dropped hand-off",
        line("11@g8,12@h8", "7@z1", "ball=home11"),
        "11hand >12 catch:D1 bounce:O4 catch:D6",
    ),
    (
        "a throw-in from a corner",
        line("11@b2,12@b3", "7@z1", "ball=home11"),
        "11pass throw a1 pass:D6 bounce:O1 throw-in:T2 throw-in-1:D1 throw-in-2:D1 bounce:O5",
    ),
    (
        "a throw of a team-mate",
        line("9@g8,10@h8", "7@z1"),
        "9throw trait:D2 >10 j8 throw:D6 scatter:O5 scatter:O5 scatter:O5 land:D6",
    ),
    (
        "a hungry thrower",
        line("9@g8,10@h8", "7@z1", "", "home9+always_hungry"),
        "9throw trait:D2 >10 j8 hungry:D1 eat:D2 scatter:O3 land:D6",
    ),
    (
        "a terrible throw",
        line("9@g8,10@h8", "7@h7,8@h9", "", "home9+pa6"),
        "9throw trait:D2 >10 k8 throw:D2 deviate:O4 how-far:D2 land:D6",
    ),
    (
        "a swoop",
        line("9@g8,10@h8", "7@z1", "", "home10+swoop"),
        "9throw trait:D2 >10 j8 throw:D6 right swoop:D3 swoop-far:T2 land:D6",
    ),
    (
        "onto somebody, with the ball",
        line("9@g8,10@h8", "7@m8", "ball=home10"),
        (
            "9throw trait:D2 >10 j8 throw:D6 scatter:O5 scatter:O5 scatter:O5 armour-1:D1 armour-2:D1"
            " scatter:O5 armour-1:D1 armour-2:D1 bounce:O5"
        ),
    ),
    (
        "a crash landing of a stunned player",
        line("9@g8,10@h8s", "7@z1"),
        "9throw trait:D2 >10 j8 throw:D6 scatter:O5 scatter:O5 scatter:O5 scatter:O5 armour-1:D1 armour-2:D1",
    ),
]

SPECIAL = [
    (
        "vomit that comes back",
        line("11@g8,12@a1", "7@h8", "ball=home11", "home11+projectile_vomit"),
        "11vomit vomit:D1 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 bounce:O4",
    ),
    (
        "fire that places prone",
        line("11@g8,12@a1", "7@h8", "ball=away7", "home11+breathe_fire"),
        "11fire fire:D4 bounce:O5",
    ),
    (
        "fire that knocks down",
        line("11@g8,12@a1", "7@h8", "ball=away7", "home11+breathe_fire"),
        "11fire fire:D6 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 bounce:O5",
    ),
    (
        "fire that burns who breathes it",
        line("11@g8,12@a1", "7@h8", "rerolls=1-0", "home11+breathe_fire"),
        "11fire fire:D3 team fire:D1 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1",
    ),
    (
        "the blitz of who jumps at a foul face and breathes fire",
        line("11@g8,12@a1", "7@i8", "", "home11+breathe_fire+ma1,away7+foul_appearance"),
        "11blitz revolt:D2 h8 *7fire rush:D2 fire:D4",
    ),
    (
        "a bomb in an empty square",
        line("11@g8,12@i9", "7@j8,8@z1", "ball=away7", "home11+bombardier"),
        (
            "11bomb i8 pass:D6 blast:D4 blast:D4 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1"
            " armour-1:D1 armour-2:D1 bounce:O5"
        ),
    ),
    (
        "a fumbled bomb",
        line("11@g8,12@g9", "7@z1", "", "home11+bombardier"),
        "11bomb i8 pass:D1 blast:D1 armour-1:D1 armour-2:D1",
    ),
    (
        "a bomb that strays and is caught and thrown on",
        line("11@g8,12@a1", "7@m8", "", "home11+bombardier"),
        (
            "11bomb j8 pass:D2 scatter:O5 scatter:O5 scatter:O5 bomb:D6 fuse:D3 p8 pass:D2"
            " scatter:O5 scatter:O5 scatter:O5"
        ),
    ),
    (
        "a wild bomb that leaves the pitch",
        line("11@g2,12@a1", "7@z1", "", "home11+bombardier"),
        "11bomb m2 pass:D2 deviate:O2 how-far:D6",
    ),
    (
        "a bomb that is deflected and caught",
        line("11@g8,12@a1", "7@i8", "", "home11+bombardier"),
        "11bomb k8 pass:D6 7 interfere:D6 bomb:D6 fuse:D4 armour-1:D1 armour-2:D1",
    ),
    (
        "a bomb that is deflected and dropped",
        line("11@g8,12@a1", "7@n8", "", "home11+bombardier+cloud_burster"),
        "11bomb p8 pass:D6 7 interfere:D6 burst interfere:D6 bomb:D1 armour-1:D1 armour-2:D1",
    ),
    (
        "a kick",
        line("11@g8,12@h8", "7@z1", "", "home11+kick_team_mate,home12+right_stuff"),
        "11kick >12 j8 kick:D6 scatter:O5 scatter:O5 scatter:O5 land:D6",
    ),
    (
        "a terrible kick",
        line("11@g8,12@h8", "7@h7,8@h9", "", "home11+kick_team_mate+pa6,home12+right_stuff"),
        "11kick >12 k8 kick:D2 deviate:O4 how-far:D2 land:D6",
    ),
    (
        "a fumbled kick, with the ball",
        line("11@g8,12@h8", "7@z1", "ball=home12", "home11+kick_team_mate,home12+right_stuff"),
        "11kick >12 j8 kick:D1 injury-1:D6 injury-2:D6 casualty:X1 bounce:O5",
    ),
    (
        "a ball left to a shadow",
        line("11@g8,12@a1", "7@f8", "ball=home11", "home11+fumblerooskie,away7+shadowing"),
        "11-_h8 dodge:D6 7 shadow:D6 pick-up:D1 bounce:O2",
    ),
]

KICK = "zone cage @t8 deviate:O2 how-far:D1"
BALL = "bounce:O2"
EVENTS = [
    ("Get the Ref", f"event-1:D1 event-2:D1 {BALL}"),
    ("Time-out", f"event-1:D1 event-2:D2 {BALL}"),
    ("Solid Defence", f"event-1:D1 event-2:D3 how-many:T1 no {BALL}"),
    ("High Kick", "event-1:D1 event-2:D4 11 catch:D6"),
    ("Cheering Fans", f"event-1:D1 event-2:D5 home-event:D6 away-event:D1 prayer:O2 {BALL}"),
    ("Brilliant Coaching", f"event-1:D1 event-2:D6 home-event:D6 away-event:D1 {BALL}"),
    (
        "Changing Weather",
        f"event-1:D2 event-2:D6 home-event:D3 away-event:D4 deviate:O2 how-far:D1 {BALL}",
    ),
    ("Quick Snap", f"event-1:D3 event-2:D6 how-many:T1 no {BALL}"),
    ("Blitz!", f"event-1:D4 event-2:D6 how-many:T1 end {BALL}"),
    (
        "Officious Ref",
        f"event-1:D5 event-2:D6 home-event:D1 away-event:D1 player:X1 referee:D2 player:X1 referee:D1 {BALL}",
    ),
    (
        "Pitch Invasion",
        f"event-1:D6 event-2:D6 home-event:D1 away-event:D1 how-many:T2 player:X1 player:X2 player:X3 player:X4 {BALL}",
    ),
]

CHEERS = "event-1:D1 event-2:D5 home-event:D6 away-event:D1"
PRAYERS = [
    ("Treacherous Trapdoor", f"prayer:O1 {BALL}"),
    ("Friends with the Ref", f"prayer:O2 {BALL}"),
    ("Stiletto", f"prayer:O3 player:X16 player:X1 {BALL}"),
    ("Iron Man", f"prayer:O4 1 {BALL}"),
    ("Knuckle Dusters", f"prayer:O5 1 {BALL}"),
    ("Bad Habits", f"prayer:O6 habits:T2 player:X1 player:X1 player:X2 {BALL}"),
    ("Greasy Cleats", f"prayer:O7 player:X1 {BALL}"),
    ("Blessed Statue", f"prayer:O8 1 {BALL}"),
]
