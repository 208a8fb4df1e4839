"""What a game shows to people: its face, a look at a match, drawings, odds, walks and plans."""
