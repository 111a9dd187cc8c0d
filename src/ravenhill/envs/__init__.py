"""The games as environments for learners: PettingZoo, a vector of tables, and states as OpenSpiel has them."""
