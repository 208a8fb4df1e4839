"""The solved model that the coach goes by."""
