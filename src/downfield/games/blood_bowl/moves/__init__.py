"""Several small answers in one: walks, line-ups, plans."""
