"""Chapter 19: hired staff."""
