"""What a learning agent sees of each game."""
