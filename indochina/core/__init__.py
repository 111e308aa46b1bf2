"""The core: decisions, chance, stages, snapshots, journal. It knows no game and needs only Python."""
