"""What every game shares: positions, chance, notation, game files, playing and replaying."""
