"""A match while it is played: its room, who sits and visits there, its clocks, its chat and the programs that think."""
