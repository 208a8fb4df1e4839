"""Chapter 22: a team that is carried on from match to match of a league."""
