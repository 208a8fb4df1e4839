"""What is done with a team between two matches, where teams are carried on [TD-19.8, BB-22.9]."""

from downfield.league.careers import check_season, check_window, is_drafted_anew, team_now
from downfield.league.errors import NotNow
from downfield.league.figures import offers
from downfield.league.figures.offers import Choice, NextSeason
from downfield.league.state import RUNNING, Entrant
from downfield.table.pages.league.matches import Matches


class Drafts(Matches):
    """What a coach, or the organiser for him, may do with a team."""

    def may_draft(self, entrant: Entrant) -> bool:
        """Whether it is for whoever looks to change a team now and then."""
        here = self.state.settings.season.career and self.state.phase == RUNNING
        return here and not entrant.withdrawn and (entrant.id == self.me or self.organises)

    def barred(self, entrant: int) -> str:
        """Why nothing can be done just now, "" when something can."""
        try:
            check_window(self.state, entrant)
        except NotNow as e:
            return self.text.error(e)
        return ""

    def purse(self, entrant: int) -> str:
        """What there is to spend."""
        return offers.purse(self.state, entrant, self.text)

    def choices(self, entrant: int) -> list[Choice]:
        """All that can be done now, one form for each kind."""
        return offers.choices(self.state, entrant, self.text)

    def next_season(self, entrant: int) -> NextSeason | None:
        """What a team may become between two seasons, None before that."""
        try:
            check_season(self.state, entrant)
        except NotNow:
            return None
        return offers.next_season(self.state, entrant, self.text)

    def next_code(self, entrant: int) -> str:
        """The code with which a team enters the next season, "" as long as it has none."""
        return team_now(self.state, entrant) if is_drafted_anew(self.state, entrant) else ""
