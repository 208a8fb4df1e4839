"""The server and the browser table."""
