"""Pages for paper: sheets, people and tables laid out once, then painted alike on screen, printer, PDF and picture."""
