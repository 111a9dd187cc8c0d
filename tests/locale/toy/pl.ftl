toy-title = Zabawka
