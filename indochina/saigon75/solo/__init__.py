"""Solo opponents."""
