"""The proof of the solution: best replies, found by stepping the engine, to what the solver tells."""
