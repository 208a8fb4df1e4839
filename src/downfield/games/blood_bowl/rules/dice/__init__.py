"""Chapters 0 to 2: tests, re-rolls, modifiers, ranges, scatter."""
