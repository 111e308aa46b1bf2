"""6.0 Operation Phase."""
