"""What the table hears and says: wishes, messages and refusals for guests, logs and counts for whoever runs it."""
