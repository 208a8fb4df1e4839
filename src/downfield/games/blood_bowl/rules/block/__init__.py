"""Chapters 10, 14 and 15: blocks, pushes, fouls, and what takes the place of a block."""
