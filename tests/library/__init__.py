"""The house as a library."""
