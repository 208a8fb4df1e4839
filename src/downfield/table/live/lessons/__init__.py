"""Guided matches at the table: how one is begun, and how its lesson keeps everybody to its script."""
