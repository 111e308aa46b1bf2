"""1.0 Forces, Control, placing, Resources."""
