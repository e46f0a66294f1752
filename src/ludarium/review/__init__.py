"""What a finished game teaches: chances on the way, turns that cost most, luck apart from skill."""
