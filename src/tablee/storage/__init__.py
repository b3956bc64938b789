"""Where journals are kept: in memory, or in one SQLite file; the tables see only the port they share."""
