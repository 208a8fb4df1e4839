"""What is left to the night: two cores have eight minutes by day, and half of them went into one test in eighty.

A line is a file, a test of it, or a test with some of its cases. By day each of these families keeps its cheapest
case, or a shorter test beside it; `./test --all` and `./test -m nightly` run them all.
"""

import pathlib

import pytest

LINES = """
attacks/test_kills.py
attacks/test_leaks.py::test_nothing_that_leaves_the_table_holds_a_secret[first-downs]
attacks/test_oracle.py::test_whatever_a_guest_sends_is_the_same_work_with_the_same_words[blood-bowl touch-down]
attacks/test_records.py::test_every_record_of_the_table_verifies[touch-down first-and-roll]
browser/pages/test_account.py
browser/pages/test_fonts.py::test_a_page_is_set_in_our_own_fonts[/rules/calciotto /teams/human]
browser/pages/test_home.py::test_language_and_colours_are_within_reach_on_a_phone[/rules/first-downs / /account]
browser/pages/test_home.py::test_language_and_colours_are_within_reach_on_a_phone[/watch]
browser/pages/test_keeping.py
browser/pages/test_languages.py::test_no_english_word_at_the_end_of_a_match
browser/pages/test_languages.py::test_no_english_word_in_a_film
browser/pages/test_languages.py::test_no_english_word_on_a_page[de-/rules/first-downs de-/watch de-/rules/calciotto]
browser/pages/test_languages.py::test_no_english_word_on_a_page[it-/rules/first-and-roll it-/rules/touch-down]
browser/pages/test_lore.py
browser/pages/test_passkeys.py
browser/pages/test_replay.py::test_a_match_is_played_on_from_a_moment_of_its_film
browser/pages/test_screens.py::test_screen[calciotto-run touch-down-run league first-downs-play]
browser/pages/test_teams.py::test_mercenaries_and_stars_are_hired
browser/scripts/test_patch.py::test_moment_after_moment_it_ends_as_a_fresh_drawing_would[touch-down first-downs]
browser/table/test_board.py::test_the_rules_print_as_a_booklet
browser/table/test_company.py::test_time_that_runs_out_is_told_to_both
browser/table/test_grid.py::test_the_end_of_a_match[blood-bowl-mouse]
browser/table/test_hand_over.py::test_a_match_at_one_screen
browser/table/test_hand_over.py::test_no_secret_lies_open_before_two[first-downs calciotto]
browser/table/test_killed.py
browser/table/test_proof.py
browser/table/test_rest.py
cli/test_cli.py::test_replay_tells_the_match_in_words[touch-down]
cli/test_cli.py::test_sim_is_the_same_for_any_number_of_jobs[touch-down blood-bowl]
cli/test_cli.py::test_verify_accepts_a_finished_record[first-and-roll calciotto]
cli/test_report.py::test_for_programs_a_report_is_the_same_in_every_language[blood-bowl]
contract/test_machine.py::test_a_host_may_do_anything_in_any_order[blood-bowl-1 blood-bowl-2]
games/blood_bowl/board/test_lore.py::test_every_page_is_written_without_keys_and_every_link_leads_somewhere[it en]
games/blood_bowl/board/test_words.py::test_a_match_is_told_without_gaps[it en]
games/blood_bowl/coach/test_coach.py::test_woken_afresh_for_each_answer_it_plays_the_same_match
games/blood_bowl/coach/test_coach_staff.py::test_it_is_never_stuck_with_inducements[1]
games/blood_bowl/hired/test_5_league.py::test_the_steady_coach_shops
games/blood_bowl/moves/test_walks.py::test_every_walk_can_be_begun_and_goes_to_its_end_unless_a_die_is_rolled
games/blood_bowl/moves/test_walks.py::test_walks_speak_every_language[en de]
games/blood_bowl/moves/test_walks_special.py::test_odd_teams_walk_as_the_words_say[teams1 teams2]
games/calciotto/test_coach.py::test_it_is_never_stuck[options1 options2]
games/first_and_roll/test_art.py::test_every_moment_of_a_match_is_one_sound_drawing[1]
games/first_downs/test_balance.py::test_matches_followed_to_their_ends_are_won_as_often_as_the_solution_says
games/first_downs/test_truth.py::test_how_every_drive_of_the_usual_game_begins_is_shipped
games/first_downs/test_truth.py::test_nobody_gains_by_leaving_the_solution
games/first_downs/test_truth.py::test_perfect_answers_whatever_it_is_asked_and_beats_the_lot
games/touch_down/test_coach.py::test_two_of_them_play_whole_matches_in_no_time[options1 options2]
games/touch_down/test_walks.py::test_every_walk_of_a_match_can_be_answered_and_leads_where_it_says
golden/test_golden.py::test_one_altered_word_is_named_with_its_line[answer-touch-down-options die-touch-down-options]
golden/test_golden.py::test_one_altered_word_is_named_with_its_line[answer-touch-down die-blood-bowl]
lab/test_arena.py::test_a_table_that_was_kept_goes_on_and_another_ones_is_refused
lab/test_arena.py::test_the_stronger_level_is_found
lab/test_bench.py::test_growth_plays_at_least_the_answers_it_was_told_to
store/test_migrations.py::test_servers_that_start_at_once_do_not_collide[postgres]
table/live/test_fair.py::test_nothing_one_may_ask_tells_of_dice_to_come[blood-bowl touch-down]
table/live/test_nonces.py::test_a_server_is_killed_between_two_nonces
table/live/test_stopped.py
table/pages/test_replay.py::test_every_whole_match_in_the_drawer_can_be_watched[touch-down blood-bowl]
table/pages/test_replay.py::test_the_film_shows_what_a_spectator_saw[first-downs]
table/show/test_beats.py::test_every_die_that_is_named_is_thrown_unless_the_play_was_long[blood-bowl]
table/show/test_kept.py::test_however_long_a_table_is_open_what_it_remembers_has_its_bound
table/show/test_patches.py::test_a_moment_is_forgotten_as_soon_as_the_match_has_gone_on[first-downs first-and-roll]
table/show/test_patches.py::test_a_moment_is_forgotten_as_soon_as_the_match_has_gone_on[blood-bowl calciotto]
table/show/test_sketches.py::test_a_board_is_the_same_whatever_was_drawn_before[blood-bowl first-downs]
table/web/test_bots.py::test_a_line_is_the_match_at_that_moment_and_hides_nothing[blood-bowl]
table/web/test_bots.py::test_the_bot_of_the_manual_plays_a_whole_match[first-and-roll]
table/web/test_bots.py::test_what_is_streamed_in_parts_is_the_whole_match[touch-down first-downs]
table/web/test_connections.py::test_a_server_without_files_for_more_says_so_in_few_lines
table/web/test_freeze.py
table/web/test_gone.py::test_a_match_that_everybody_has_left_is_forgotten
table/web/test_gone.py::test_with_whoever_is_turned_away_goes_what_was_known_of_him
table/web/test_loop.py::test_films_are_made_in_another_process[match/{}/report]
table/web/test_several.py::test_a_table_of_two_servers_outlives_either
terminal/test_boards.py::test_a_board_fits_the_screen_in_every_language[60-de-touch-down 60-it-blood-bowl]
terminal/test_boards.py::test_a_board_fits_the_screen_in_every_language[60-en-blood-bowl 80-en-blood-bowl]
terminal/test_boards.py::test_a_board_fits_the_screen_in_every_language[80-de-blood-bowl 60-it-touch-down]
terminal/test_boards.py::test_a_board_fits_the_screen_in_every_language[80-de-touch-down]
terminal/test_languages.py::test_a_match_is_played_without_an_english_word[de-calciotto]
terminal/test_match.py::test_a_whole_match_is_played_by_digits_alone[first-and-roll touch-down calciotto blood-bowl]
text/test_by_heart.py::test_every_message_is_said_as_fluent_says_it[de]
text/test_drawing.py::test_every_moment_of_a_match_is_one_sound_drawing[1-touch-down 1-calciotto]
text/test_drawing.py::test_the_same_view_is_drawn_with_the_same_bytes[touch-down calciotto]
text/test_languages.py::test_a_whole_match_is_retold_without_help_from_english[it-touch-down-0]
text/test_picture.py::test_every_cell_speaks_and_every_option_on_the_board_is_a_cell[touch-down calciotto]
"""


def _names(line: str) -> set[str]:
    """What a line names: a file, a test, or cases of a test."""
    test, _, cases = line.partition("[")
    return {f"{test}[{case}]" for case in cases.removesuffix("]").split()} or {test}


FOUND = pytest.StashKey[set[str]]()  # how the tests that were found may be named
NIGHT = frozenset(name for line in LINES.split("\n")[1:-1] for name in _names(line))


def names_of(path: pathlib.Path, item: pytest.Item) -> set[str]:
    """How lines may name a test: by its file, with its name, with its case."""
    file, name = path.as_posix(), item.name.partition("@")[0]
    return {file, f"{file}::{name.partition('[')[0]}", f"{file}::{name}"}
