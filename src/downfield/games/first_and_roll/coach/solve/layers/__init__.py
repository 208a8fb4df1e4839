"""The whole match solved exactly: every position before a play, layer by layer."""
