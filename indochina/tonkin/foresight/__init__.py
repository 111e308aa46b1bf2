"""What a player asks before deciding: fights, reach, supply."""
