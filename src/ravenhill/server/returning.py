"""The secret link by which a guest comes back from another device: it names the person, as a cookie does."""

from __future__ import annotations

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from ravenhill.server.ledger import persons
from ravenhill.server.people import People, Person
from ravenhill.server.refusal import Refusal
from ravenhill.server.store import Store


class Returning:
    """Makes the links, voids them, and knows who comes by one. Accounts come back by their password instead."""

    def __init__(self, store: Store, people: People, secret: str) -> None:
        self._store = store
        self._people = people
        self._links = URLSafeSerializer(secret, salt="ravenhill return")

    async def link(self, person: Person, renew: bool) -> str:
        """The guest's link; a renewed one voids those given out before."""
        if person.password is not None:
            raise Refusal("not_now", "server-account-already")
        own = persons.c.id == person.id
        number = persons.c.return_number
        if renew:
            async with self._store.write() as c:
                await c.execute(sa.update(persons).where(own).values(return_number=number + 1))
        async with self._store.read() as c:
            return f"/return#{self._links.dumps([person.id, await c.scalar(sa.select(number).where(own))])}"

    async def person(self, token: str) -> Person:
        """Who comes by a link."""
        try:
            person_id, given = self._links.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("forbidden", "server-return-old") from None
        async with self._store.read() as c:
            number = await c.scalar(sa.select(persons.c.return_number).where(persons.c.id == person_id))
        person = await self._people.known(str(person_id)) if number == given and number is not None else None
        if person is None or person.password is not None:
            raise Refusal("forbidden", "server-return-old")
        return person
