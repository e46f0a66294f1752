"""Puzzles from real games: positions in which one turn is clearly best, found and checked by search."""
