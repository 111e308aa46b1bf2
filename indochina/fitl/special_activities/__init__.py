"""4 Special Activities: which may accompany which Operation, and their procedures by name."""
