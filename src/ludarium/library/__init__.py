"""The house as a library: tables for programs, positions, moves with words, analyses, pictures."""
