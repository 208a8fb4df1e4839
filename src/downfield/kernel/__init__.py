"""Needs, frames, records: everything a game stands on. Knows no game."""
