"""Fire in the Lake, second edition: US, ARVN, NVA and VC, 1964-1972. Files follow the rulebook's chapters."""
