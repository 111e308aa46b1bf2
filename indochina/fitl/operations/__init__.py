"""3.0 Operations: `table` knows them by name, `operation` what they share."""
