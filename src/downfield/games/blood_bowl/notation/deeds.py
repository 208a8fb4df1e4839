"""What both teams and their players did, for programs: everything that a tournament or a league keeps [BB-17.16]."""

from collections.abc import Iterable
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import HITS, Pitch
from downfield.games.blood_bowl.notation import report_career
from downfield.games.blood_bowl.notation.report import Count
from downfield.games.blood_bowl.rules.harm.injury import BY_BLOCK, BY_FOUL, IN_CROWD
from downfield.kernel.show.report import Both, Deeds
from downfield.kernel.state import State
from downfield.kernel.words import Event

CASUALTIES = ("badly-hurt", "casualty")
MEANS = ((IN_CROWD, "crowd"), (BY_FOUL, "foul"), (BY_BLOCK, "block"))  # the first that fits counts
CAUSES = {  # why a turn was lost [BB-8.10]
    kinds.FELL: "fell",
    kinds.KNOCKED: "knocked_down",
    kinds.DROPPED: "dropped",
    kinds.NO_PICK_UP: "no_pick_up",
    kinds.FUMBLED: "fumbled",
    kinds.LOST_PASS: "lost_pass",
    kinds.BAD_LANDING: "bad_landing",
    kinds.DISMISSED: "sent_off",
    kinds.LANDED_ON_MATE: "landed_on_mate",
    kinds.KICK_BACK: "kick_back",
    kinds.UNFED: "unfed",
    kinds.BLOWN_UP: "blown_up",
}
OF_A_PLAYER = {  # by what was counted
    "touchdowns": "tds",
    "completions": "completed",
    "deflections": "deflected",
    "interceptions": "stolen",
    "casualties": "cas",
    "casualties_block": "by_block",
    "casualties_foul": "by_foul",
    "casualties_crowd": "by_crowd",
    "casualties_other": "by_other",
    "casualties_suffered": "suffered",
    "knocked_out": "kos",
    "knocked_down": "downs",
    "blocks": "blocks_made",
    "passes": "passed",
    "catches": "caught",
    "fouls": "fouled",
    "sent_off": "sent_off",
}
OF_A_TEAM = {
    "turnovers": "turnovers",
    **{f"turnovers_{why}": f"lost_{why}" for why in CAUSES.values()},
    "rerolls": "rerolls",
    "conceded": "conceded",
}


class Statistics(Count):
    """[BB-17.16] The report, with casualties by their means and turnovers by their cause."""

    def take(self, event: Event) -> None:
        """One fact into its figures."""
        super().take(event)
        key, args = event.key, event.args()
        who = (args.get("side", -1), args.get("player", 0))
        if key in CASUALTIES:
            self.add("suffered", who)
            if self.doer[0] == 1 - who[0]:
                self.add(f"by_{means(args['cause'])}", self.doer)
        elif key == "turnover":
            self.add(f"lost_{CAUSES[args['cause']]}", who)
        elif key in ("deflected", "conceded"):
            self.add(key, who)
        elif key == "points":  # [BB-17.15]
            self.figures["points", *who] = args["points"]
            self.figures["bonus", *who] = args["bonus"]


def means(cause: int) -> str:
    """[BB-17.16] By block, foul, crowd or otherwise."""
    return next((name for bit, name in MEANS if cause & bit), "other")


def deeds(state: State, events: Iterable[Event]) -> Both:
    """What both teams did, and every player of theirs who did something."""
    count, told = Statistics(), list(events)
    for event in told:
        count.take(event)
    kept = report_career.counted(told)
    g = cast(Pitch, state)
    return _of_side(g, count, kept, 0), _of_side(g, count, kept, 1)


def _of_side(g: Pitch, count: Statistics, kept: report_career.Career, side: int) -> Deeds:
    team = {key: count.of_side(figure, side) for key, figure in (OF_A_PLAYER | OF_A_TEAM).items()}
    team["bonus_casualties"] = int(g.sides[HITS + side])  # [BB-17.15] of opponents, by whosever block
    team["tournament_points"] = count.of_side("points", side)
    team["bonus_points"] = count.of_side("bonus", side)
    team |= report_career.of_team(g, kept, side)
    counted = [*count.figures, *kept.figures]
    numbers = sorted({number for _, whose, number in counted if whose == side and number})
    players = {
        str(number): _of_player(count, side, number) | report_career.of_player(kept, side, number)
        for number in numbers
    }
    return Deeds(team, {number: done for number, done in players.items() if any(done.values())})


def _of_player(count: Statistics, side: int, number: int) -> dict[str, int]:
    return {key: count.figures[figure, side, number] for key, figure in OF_A_PLAYER.items()}
