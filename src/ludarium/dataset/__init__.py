"""Open data: games as tables of positions, legal moves, choices and outcomes that other programs read."""
