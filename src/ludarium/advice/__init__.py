"""What to do and why: ways on compared, hints with reasons that hold in the position."""
