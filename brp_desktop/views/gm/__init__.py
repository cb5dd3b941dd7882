"""The game master's tab: imported and built when it is first wanted."""
