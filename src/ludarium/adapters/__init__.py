"""Doors for researchers: the same games, seats and action ids in the shapes that learning programs expect."""
