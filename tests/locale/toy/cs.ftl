toy-title = Hračka
