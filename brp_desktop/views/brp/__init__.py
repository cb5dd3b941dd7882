"""The sheet of a percentile character: head, characteristics, skills, notes, and the detail of what is edited."""
