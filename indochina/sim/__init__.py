"""Many games on one machine: playing them in parallel, keeping their results, checking them, timing them."""
