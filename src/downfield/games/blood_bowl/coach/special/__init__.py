"""Deeds that few players can do: bombs, gazes, thrown team-mates, balls and chains."""
