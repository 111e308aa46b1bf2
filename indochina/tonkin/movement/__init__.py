"""3.0, 4.0 Movement Phase, transports, special units."""
