"""Lessons: guided matches that a game package brings along as data, and how one is laid over a match."""
