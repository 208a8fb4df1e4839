"""How a match of a competition ended: the score, who won, and what both sides did, by keys that never change."""

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league.scoring import Bonus, Points

PLAYED, TOLD, RECORD, WALKOVER, RULED = "played", "told", "record", "walkover", "ruled"
ENTERED = "entered"  # the reason where an organiser puts down what he was told
Stats = dict[str, int]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a match: `how` says on whose word, `conceded` which side gave up."""

    score: tuple[int, int]
    winner: int = NOBODY  # a side
    how: str = PLAYED
    conceded: int = NOBODY
    stats: tuple[Stats, Stats] = ({}, {})
    players: tuple[dict[str, Stats], dict[str, Stats]] = ({}, {})
    record: str = ""  # where the match can be seen again
    proof: str = ""  # of a record that was handed in, the fingerprint of its last position

    def of(self, key: str, side: int) -> int:
        """How many of something a side had."""
        if key == "scored":
            return self.score[side]
        if key == "conceded":
            return self.score[1 - side]
        return self.stats[side].get(key, 0)

    @property
    def is_walkover(self) -> bool:
        """Whether nobody played."""
        return self.how == WALKOVER


def by_score(home: int, away: int, how: str = PLAYED) -> Result:
    """A result of which only the score is known."""
    return Result((home, away), NOBODY if home == away else int(away > home), how)


def walkover(winner: int, points: Points) -> Result:
    """Whoever came wins; with nobody there (NOBODY) both have lost."""
    if winner == NOBODY:
        return Result((0, 0), NOBODY, WALKOVER)
    most, least = points.walkover
    return Result((most, least) if winner == 0 else (least, most), winner, WALKOVER)


def conceded(result: Result, points: Points) -> Result:
    """A match that was given up: lost by a walkover, or as it stood if that is worse [BB-17.13, BB-22.26]."""
    loser = result.conceded
    if points.handed_over:
        all_of_it = sum(result.score) + 1
        handed = (0, all_of_it) if loser == 0 else (all_of_it, 0)
        return msgspec.structs.replace(result, score=handed, winner=1 - loser)
    most, least = points.walkover
    lead = result.score[1 - loser] - result.score[loser]
    score = result.score if lead > most - least else (least, most) if loser == 0 else (most, least)
    return msgspec.structs.replace(result, score=score, winner=1 - loser)


def turned(result: Result) -> Result:
    """The same with home and away the other way round."""
    winner, loser = (side if side == NOBODY else 1 - side for side in (result.winner, result.conceded))
    return msgspec.structs.replace(
        result,
        score=result.score[::-1],
        winner=winner,
        conceded=loser,
        stats=result.stats[::-1],
        players=result.players[::-1],
    )


def bonuses(result: Result, side: int, points: Points) -> list[Bonus]:
    """The bonuses that a side has earned: all of them against whoever gave up, who gets none [BB-17.13, 17.15]."""
    if result.is_walkover:
        return []
    if result.conceded != NOBODY:
        return [] if result.conceded == side else list(points.bonus)
    return [bonus for bonus in points.bonus if bonus.is_earned(result.of(bonus.of, side))]


def earned(result: Result, side: int, points: Points) -> int:
    """What a result brings a side, without its bonuses [CAL-19.1, TD-19.9, BB-17.15]."""
    if result.winner == NOBODY:
        return points.loss if result.is_walkover else points.draw
    won = points.win if result.winner == side else points.loss
    return won + (points.conceding if result.conceded == side else 0)
