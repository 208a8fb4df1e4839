"""The board, as a drawing and in characters."""
