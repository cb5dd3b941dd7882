"""The application put together: command line, start-up, wiring, crash handling; no logic of its own."""
