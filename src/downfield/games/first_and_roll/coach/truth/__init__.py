"""What is known of the whole match: the book of its values, and everything that is read off it."""
