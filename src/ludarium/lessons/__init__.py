"""Lessons: guided first games on the real table, data in the games' packages, checked by the engine."""
