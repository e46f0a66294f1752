"""What sets the house up from its sources: packages, page, compiled engine, tests, releases."""
