"""Nim, the smallest game of the house: a pattern to begin with, which CI plays through every door."""
