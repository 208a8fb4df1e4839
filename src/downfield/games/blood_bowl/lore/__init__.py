"""Pages beside the rules."""
