"""Faiyum: a shared map, a market of cards and a discard pile in order, for one to five players."""
