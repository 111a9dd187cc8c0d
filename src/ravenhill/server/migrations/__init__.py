"""The way from any earlier database to the present one; run on every start."""
