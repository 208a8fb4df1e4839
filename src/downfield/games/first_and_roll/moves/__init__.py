"""Many small answers in one, and answers that stand until they are taken back."""
