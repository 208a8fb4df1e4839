"""What an answer of the coach is good for, as words that texts explain."""
