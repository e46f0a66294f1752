"""The pattern of a game, which `ludarium new-game` copies."""
