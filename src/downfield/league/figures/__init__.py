"""Figures of a competition: what was done most, and what may still come."""
