"""Squads: one as a code, what is wrong with one, and both signed up for a match."""
