"""The greedy player as of version 0.1, for comparisons that must not move: see player.py."""
