"""How a match goes when both sides play their best: counted exactly, drive by drive."""
