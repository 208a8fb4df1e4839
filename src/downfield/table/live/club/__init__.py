"""Matches of competitions at this table: their seats, and what is written when they are over."""
