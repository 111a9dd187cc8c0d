"""The table every game shares. It knows no game."""
