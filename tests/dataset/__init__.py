"""Open data: what is written can be read back, replayed and made again."""
