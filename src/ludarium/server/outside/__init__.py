"""Bots from outside: programs in any language that play over HTTP, by the rules and limits of people."""
