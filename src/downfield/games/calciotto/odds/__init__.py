"""What to expect of an option, worked out by asking the rules."""
