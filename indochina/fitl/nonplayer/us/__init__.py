"""8.8 The Non-player US."""
