"""The pages of competitions; they work without a script."""

from downfield.table.pages.league import feeds, figures, pages, printed, teams

PAGES = (
    pages.page_of_leagues,
    pages.page_of_league,
    pages.page_of_rounds,
    pages.page_of_bracket,
    pages.page_of_fixture,
    pages.page_of_beamer,
    pages.page_of_log,
    pages.page_of_desk,
    pages.page_of_invitation,
    teams.page_of_entrant,
    teams.page_of_two,
    teams.page_of_player,
    figures.page_of_figures,
    printed.page_to_print,
    feeds.export_of,
    feeds.own_calendar,
    feeds.own_reminders,
)
