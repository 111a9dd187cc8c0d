"""I17. The effect language: a card is data, and this is what reads it. `operations.py` lists what a step can be."""
