"""brp_desktop: a desktop character sheet for percentile role-playing that works offline."""

__version__ = "0.1.0"
