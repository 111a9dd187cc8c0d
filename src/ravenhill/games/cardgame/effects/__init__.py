"""What texts say and do: one notation, one class for every word of it.

`notation` reads, `saying` says, `operation` is what every instruction shares, `texts` carries out whole ones. The words
stand by what they touch: `hands`, `aside`, `cards`, `board` and `joined` instruct, `conditions` ask, `lasting` work as
long as their card lies where they say, `timings` tell when. `vocabulary` is the table of them all."""
