"""What `ludarium COMMAND` does, a module for each sort of user; cli.py names the commands."""
