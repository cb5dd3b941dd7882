"""What happens at the table, without Qt: chance, rolling, ticks and the journal's entries."""
