"""The component files: their types, what they must fulfil, and how they become numbers."""
