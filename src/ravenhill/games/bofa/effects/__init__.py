"""B8, B9.4, B14.6. What Generals, Fate cards and the entry of Thorin do, in building blocks that stand in the data."""
