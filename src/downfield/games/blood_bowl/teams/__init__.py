"""Teams: drafting them, what is wrong with one, and how one is written."""
