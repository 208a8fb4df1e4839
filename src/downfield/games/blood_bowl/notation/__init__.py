"""How the game is written and told: events, questions, answers, positions, scenes."""
