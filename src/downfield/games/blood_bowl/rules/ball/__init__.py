"""Chapters 12, 13 and part of 15: the ball, passes, team-mates and bombs in the air."""
