"""The server: where it listens, what it lets in, and the doors that no page stands behind."""
