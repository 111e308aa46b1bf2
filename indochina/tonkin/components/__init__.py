"""1.0 Units, zones of control, tracing, stacking, communities, objectives."""
