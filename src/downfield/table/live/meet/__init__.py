"""People who meet at this table: rated matches, challenges, matches by letter."""
