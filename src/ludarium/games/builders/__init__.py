"""The Builders: Middle Ages and Antiquity; one engine, two editions as data."""
