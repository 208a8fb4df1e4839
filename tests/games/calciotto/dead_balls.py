"""Moments of a match where play at random seldom gets to: challenges, shots, walls, fouls, penalties, a shoot-out."""

from tests.games.calciotto.table import AWAY_FAR, HOME_FAR, at, spread

from downfield.kernel.match import Match

HANDS = "hand_away=tackle,scivolata hand_home=ammonizione,punizione"
NEAR = "away=1@i21,2@h10,3@g9,4@i9,6@h8,7@i10,13@p17,14@p16"
FOUL = "pass pass d1 d1 end x{} tackle ammonizione"


def dead_balls() -> list[Match]:
    """One match at each of them."""
    free = spread("turn=away ball=home14", home="14@h9", away="14@h10").play("d1 d1 end")
    duel = _challenged("14@h9", "14@h10").play("pass pass d1 d1 end x14")
    shot = spread("ball=home14 hand_away=tuffo,sicurezza", home="14@i19").play("pass d6 d4 keep")
    wall = at(f"phase=freekick home=1@h0,2@a2,3@a3,14@h9 {NEAR} subs=3-3").play("14 done wall-h 14 13")
    fouls = [_challenged("14@h9", "14@h10"), _challenged("14@h17", "14@h16")]
    hard = [match.play(FOUL.format(14)) for match in fouls]
    sent = [_second_caution(subs).play(FOUL.format(1)) for subs in ("0-0", "3-3")]
    return [free, duel, shot, wall, *hard, *sent, at("phase=shootout", knockout=True)]


def _challenged(home: str, away: str) -> Match:
    """A carrier with an opponent beside him, both with cards."""
    return spread(f"turn=away ball=home14 {HANDS}", home=home, away=away)


def _second_caution(subs: str) -> Match:
    """A carrier beside a keeper who has been cautioned before."""
    booked = AWAY_FAR.replace("1@i21", "1@i21y")
    return at(f"turn=away ball=home14 {HANDS} home={HOME_FAR},14@i20 away={booked},14@h12 subs={subs}")
