"""Experiments: simulations, the rule matrix, benchmarks."""
