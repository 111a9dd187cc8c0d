"""A policy learned by self-play: the net as the table runs it (numpy alone), and the school it comes from (torch)."""
