"""Chapters 5 to 7 and 17: before the match, drives, kick-offs, prayers, the result."""
