"""Messages of the socket: what a client says, what it is told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictStr

from ravenhill.server.forms.advice import Why, WhyForm
from ravenhill.server.forms.ahead import AheadForm
from ravenhill.server.forms.beside import FeedForm
from ravenhill.server.forms.state import State
from ravenhill.server.forms.tables import AnswerForm, MachineForm, OfferForm, PlaceForm, ReplyForm, Seat
from ravenhill.server.forms.talk import ChatForm, ChatLines
from ravenhill.server.forms.values import Form, Given, Look, PlaceId, Problem, Small


class Spoken(Form):
    """`id` is of the client's own choice and comes back."""

    id: Annotated[StrictStr, Field(max_length=40)] = ""


class Have(BaseModel):
    """What a client has already, in numbers; clients of earlier versions tell more."""

    epoch: Small = 0
    log: Small = 0
    chat: Small = 0
    gallery: Small = 0


class HelloSaid(Spoken):
    """The first word: which seat to look from (null: the server picks, -1: look on), and what is there already."""

    type: Literal["hello"]
    seat: Look | None = None
    have: Have = Field(default_factory=Have)


class AnswerSaid(Spoken, AnswerForm):
    """Choose."""

    type: Literal["answer"]


class FeedSaid(Spoken, FeedForm):
    """Tell what was rolled or drawn at the real table, or let the table draw."""

    type: Literal["feed"]


class UnfeedSaid(Spoken, PlaceForm):
    """Take the last outcome back, to tell it anew."""

    type: Literal["unfeed"]


class AheadSaid(Spoken, AheadForm):
    """Leave these answers in advance, instead of those left before. Only you are told (`state.ahead`)."""

    type: Literal["ahead"]


class UndoSaid(Spoken, PlaceForm):
    """Back to your last choice, if nothing was rolled, drawn or shown since."""

    type: Literal["undo"]


class ResignSaid(Spoken, PlaceForm):
    """Give up."""

    type: Literal["resign"]


class OfferSaid(Spoken, OfferForm):
    """Offer a draw, a take-back, or to close the table; when somebody's time is up: claim it, or a machine plays on."""

    type: Literal["offer"]


class ReplySaid(Spoken, ReplyForm):
    """Agree to an offer, or decline it (your own: withdraw it)."""

    type: Literal["reply"]


class MachineSaid(Spoken, MachineForm):
    """A machine plays for you, or you take your seat back (`player`: null)."""

    type: Literal["machine"]


class ChatSaid(Spoken, ChatForm):
    """Talk: at the table, or in the gallery if you look on."""

    type: Literal["chat"]


class DrawSaid(Spoken, PlaceForm):
    """Marks on the map for your team, instead of those before: a place, or from one place to another. Never stored."""

    type: Literal["draw"]
    marks: Annotated[
        list[Annotated[list[PlaceId], Field(min_length=1, max_length=2)]],
        Field(max_length=24),
    ]


class WhySaid(Spoken, WhyForm):
    """Why is an option not open to your seat now?"""

    type: Literal["why"]


class LookSaid(Spoken):
    """Turns this socket to another of your seats: a new full state follows, with `log.from` 0."""

    type: Literal["look"]
    seat: Look


class PingSaid(Spoken):
    """Is anybody there?"""

    type: Literal["ping"]


Said = (
    HelloSaid
    | AnswerSaid
    | FeedSaid
    | UnfeedSaid
    | AheadSaid
    | UndoSaid
    | ResignSaid
    | OfferSaid
    | ReplySaid
    | MachineSaid
    | ChatSaid
    | DrawSaid
    | WhySaid
    | LookSaid
    | PingSaid
)


class StateTold(Given):
    """After hello, look, and whenever something happened to the game; `log`, `chat` and `gallery` hold only what is
    new for this socket (`from` may be smaller than what you have after a take-back)."""

    type: Literal["state"]
    state: State


class SeatsTold(Given):
    """Somebody came, went, or changed their name."""

    type: Literal["seats"]
    seats: list[Seat]
    watchers: int


class ChatTold(Given):
    """Talk; from 0 when you shunned somebody, or somebody left for good."""

    type: Literal["chat"]
    chat: ChatLines
    gallery: ChatLines


class DrawnTold(Given):
    """All that another of your team has drawn on the map."""

    type: Literal["drawn"]
    seat: int
    marks: list[list[str]]


class OkTold(Given):
    """Your request is stored."""

    type: Literal["ok"]
    id: str
    version: int


class FinalTold(Given):
    """Your `careful` answer costs something and could not be taken back: nothing was done. Say it again without."""

    type: Literal["final"]
    id: str


class ErrorTold(Given):
    """Your request was refused (`id` null: not readable)."""

    type: Literal["error"]
    id: str | None
    error: Problem


class WhyTold(Why):
    """The answer to `why`."""

    type: Literal["why"]
    id: str


class PongTold(Given):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: str


Told = StateTold | SeatsTold | ChatTold | DrawnTold | OkTold | FinalTold | ErrorTold | WhyTold | PongTold
