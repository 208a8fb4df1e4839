"""Teams: a roster as a code, what is wrong with one, what a season makes of it, and both signed up for a match."""
