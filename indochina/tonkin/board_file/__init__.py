"""An owner's board file."""
