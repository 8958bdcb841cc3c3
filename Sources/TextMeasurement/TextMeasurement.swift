// Entry point to come.
