"""How the greedy bot judges and plans The Builders."""
