"""Matches in botbowl's engine (rules of 2016) between botbowl's own scripted bot and whoever answers on the line.

    python botbowl.py CHECKOUT

takes an order a line, `{"seed": 1, "side": 0, "team": "human"}`, and asks on standard output what that side does next:
in a turn for a deed, and for a run of whoever has just got the ball. It runs in the Python that botbowl runs in, where
Downfield need not be installed: so it imports nothing of ours. Set-ups, dice, re-rolls, pushes: the scripted bot
answers them for both sides.
"""

import importlib
import json
import sys
from typing import Any


def main(checkout: str) -> None:
    """Play what is ordered until the orders end; what botbowl prints goes elsewhere."""
    sys.path[:0] = [checkout, f"{checkout}/examples"]
    line, sys.stdout = sys.stdout, sys.stderr
    botbowl: Any = importlib.import_module("botbowl")
    scripted: Any = importlib.import_module("scripted_bot_example").MyScriptedBot
    kinds, action = botbowl.ActionType, botbowl.Action

    def ask(what: dict[str, Any]) -> Any:
        """Say something, and hear the answer."""
        line.write(json.dumps(what) + "\n")
        line.flush()
        return json.loads(sys.stdin.readline())

    class Guest(scripted):  # type: ignore[misc]  # its class is known only at run time
        """Plays turns as it is told, in words: `MOVE`, a number, a square."""

        def end_game(self, game: Any) -> None:
            """Nothing to say."""

        def turn(self, game: Any) -> Any:
            """A deed, declared; what follows is kept."""
            self.my_team: Any = game.get_agent_team(self)
            self.opp_team = game.get_opp_team(self.my_team)
            self.refused: list[int] = []
            while True:
                words = ask({"ask": "deed", **_told(game, self.my_team, self.refused)})
                self.actions = [self.read(game, word) for word in words]
                first = self.actions.pop(0)
                if game._is_action_allowed(first):
                    return first
                self.refused.append(words[0][1])

        def player_action(self, game: Any) -> Any:
            """The rest of the deed; whoever has the ball then is asked where he runs."""
            while self.actions:
                wanted = self.actions.pop(0)
                if game._is_action_allowed(wanted):
                    return wanted
            player = game.get_active_player()
            if game.get_ball_carrier() is player:
                moved = player.state.moves
                words = ask({"ask": "run", "who": player.nr, "moved": moved, **_told(game, self.my_team, [])})
                self.actions = [self.read(game, word) for word in words]
                if self.actions and game._is_action_allowed(self.actions[0]):
                    return self.actions.pop(0)
            return action(kinds.END_PLAYER_TURN)

        def read(self, game: Any, word: list[Any]) -> Any:
            """An action of botbowl: its kind, the number of a player, a square."""
            kind, number, square = word
            who = next((p for p in self.my_team.players if p.nr == number), None) if number else None
            place = botbowl.Square(*_turned(self.is_home, square)) if square else None
            return action(kinds[kind], player=who, position=place)

        def new_game(self, game: Any, team: Any) -> None:
            """Which way it plays."""
            super().new_game(game, team)
            self.is_home = team is game.state.home_team

    for text in sys.stdin:
        order = json.loads(text)
        line.write(json.dumps({"over": _played(botbowl, Guest, scripted, order)}) + "\n")
        line.flush()


def _turned(is_home: bool, square: list[int]) -> list[int]:
    """Columns 1 to 26 and rows 1 to 15; botbowl's home plays from right to left."""
    return [27 - square[0] if is_home else square[0], square[1]]


def _told(game: Any, team: Any, refused: list[int]) -> dict[str, Any]:
    """How the match stands for a team, which plays from left to right."""
    is_home, other, ball = team is game.state.home_team, game.get_opp_team(team), game.get_ball()
    men = [_man(p, side, is_home, refused) for side, t in enumerate((team, other)) for p in t.players]
    uses = {
        "blitz": game.is_blitz_available(), "pass": game.is_pass_available(),
        "hand": game.is_handoff_available(), "foul": game.is_foul_available(),
    }  # fmt: skip
    carrier = game.get_ball_carrier()
    place = ball.position if ball is not None and ball.position is not None else None
    return {
        "half": game.state.half,
        "turns": [t.state.turn for t in (team, other)],
        "score": [t.state.score for t in (team, other)],
        "rerolls": [t.state.rerolls for t in (team, other)],
        "used": [name for name, is_free in uses.items() if not is_free],
        "men": [man for man in men if man is not None],
        "ball": _turned(is_home, [place.x, place.y]) if place is not None else None,
        "carrier": None if carrier is None else [int(carrier.team is not team), carrier.nr],
    }


def _man(player: Any, side: int, is_home: bool, refused: list[int]) -> dict[str, Any] | None:
    """A player on the pitch."""
    if player.position is None:
        return None
    state = player.state
    return {
        "side": side,
        "number": player.nr,
        "at": _turned(is_home, [player.position.x, player.position.y]),
        "state": "" if state.up else "s" if state.stunned else "p",
        "done": state.used or (side == 0 and player.nr in refused),
        "profile": [player.get_ma(), player.get_st(), player.get_ag(), player.get_av()],
        "skills": [skill.name for skill in player.get_skills()],
    }


def _played(botbowl: Any, guest: Any, scripted: Any, order: dict[str, Any]) -> list[int]:
    """The score of a match, the guest's first."""
    config = botbowl.load_config("bot-bowl")
    config.competition_mode = config.debug_mode = False
    config.fast_mode, config.pathfinding_enabled = True, False
    rules, arena = botbowl.load_rule_set(config.ruleset), botbowl.load_arena(config.arena)
    teams = [botbowl.load_team_by_filename(order["team"], rules) for _ in range(2)]
    seats = [guest("guest"), scripted("scripted")]
    scripted.end_game = lambda self, game: None
    if order["side"]:
        seats.reverse()
    game = botbowl.Game(
        str(order["seed"]), *teams, *seats, config, arena=arena, ruleset=rules, seed=order["seed"]
    )
    game.init()
    score = [team.state.score for team in (game.state.home_team, game.state.away_team)]
    return score[::-1] if order["side"] else score


if __name__ == "__main__":
    main(sys.argv[1])
