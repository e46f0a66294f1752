"""What people install, tried where they use it: outside of the repository."""
