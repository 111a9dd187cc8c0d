"""War of the Ring, second edition: for two, three and four players."""
