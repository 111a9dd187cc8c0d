"""The commands of the command line, one module for each room of the house they open."""
