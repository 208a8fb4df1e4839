"""The rules, as frames in the order of the rulebook."""
