"""Chapter 11: armour, injuries, casualties."""
