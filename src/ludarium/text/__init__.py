"""The words of the house in English, Hungarian and Polish."""
