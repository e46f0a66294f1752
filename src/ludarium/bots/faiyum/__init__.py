"""How a good player judges a position of Faiyum, and plans a turn."""
