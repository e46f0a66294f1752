"""Many games at once: simulations, matches and reports."""
