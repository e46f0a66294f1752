"""Ante Portas: Hannibal against the Senate, with hidden hands; cards and map are rebuilt, and are data."""
