toy-title = Hračka
toy-fight = Boj
toy-bonus = Bonus
toy-strength = Síla { $n }
toy-fought = Místo { $seat } bojovalo.
toy-card = karty
toy-pile = Balíček
