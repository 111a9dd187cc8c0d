toy-title = Zabawka
toy-fight = Walka
toy-bonus = Premia
toy-strength = Siła { $n }
toy-fought = Miejsce { $seat } walczyło.
toy-card = karty
toy-pile = Stos
