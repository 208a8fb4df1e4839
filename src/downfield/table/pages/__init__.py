"""The pages that a browser opens, each with what it asks the server for."""
