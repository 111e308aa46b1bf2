"""7.0 Supply Check Phase."""
