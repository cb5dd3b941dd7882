"""What the games bring with them: skills, characteristics, weapons and their names, as frozen definitions by id."""
