"""The dice of fights and wounds, laid over the dice panel while they are wanted."""
