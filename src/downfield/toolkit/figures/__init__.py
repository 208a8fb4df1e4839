"""Figures that say what they are: a counter by size, a body by role, a head by race."""
