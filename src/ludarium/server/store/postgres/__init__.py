"""A house on PostgreSQL: journals that several processes share, and what these tell each other."""
