"""What three or more games share, and no kernel needs: pieces of drawings, terminal lines, components, seats."""
