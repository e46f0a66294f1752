"""Searching bots, generic over games: what they need to know of a game is its Mind."""
