"""What the documents say is done as they say it."""
