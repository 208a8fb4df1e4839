"""Competitions: a ledger of deeds decides who plays whom, what counts and who wins. No clock and no database here."""
