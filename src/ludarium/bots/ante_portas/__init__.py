"""The judgement of a player of Ante Portas: see docs/ante-portas-play.md."""
