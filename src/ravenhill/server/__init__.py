"""The web table: lobby, tables, seats, storage, machine players. It speaks the engine's contract and knows no game."""
