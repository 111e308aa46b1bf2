"""8.5 The Non-player VC."""
