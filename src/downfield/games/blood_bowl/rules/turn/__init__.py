"""Chapters 8 and 9: turns, activations, movement, and the traits that meddle with them."""
