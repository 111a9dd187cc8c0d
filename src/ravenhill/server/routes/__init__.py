"""The doors of the house, by what they lead to."""
