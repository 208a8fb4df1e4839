"""Levels against levels: who is stronger, by how much, at what cost, and how they play."""
