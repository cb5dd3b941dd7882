"""The steps of a guided creation beside the sheet in edit mode."""
