"""Openings and cards for the curious: what the balance lab found, in plain words."""
