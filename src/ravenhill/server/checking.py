"""Settings that can not be meant are refused before anything starts, each in one sentence that names the variable."""

from __future__ import annotations

import math
from collections.abc import Mapping
from difflib import get_close_matches
from email.utils import parseaddr
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from ravenhill.engine.decision import Bad, Message

PREFIX: Final = "RAVENHILL_"
# read elsewhere: by the client's folder, the terminal, tests and what lies under deploy/
OTHERS: Final = ("CLIENT", "SITE", "SAVES", "TRAINING", "LANGUAGE", "PURE", "OPT", "TEST_POSTGRES", "CHROMIUM")
DEPLOYED: Final = ("DOMAIN", "DB_PASSWORD", "UPSTREAM")

_ON: Final = ("1", "yes", "on", "true")
_OFF: Final = ("0", "no", "off", "false")
_LEAST: Final[dict[str, float]] = {
    **dict.fromkeys(("mail_delay", "machine_pause", "ahead_pause"), 0),
    **dict.fromkeys(("guest_days", "waiting_days", "idle_seconds", "drain_seconds"), 0),
    "thinkers": 0,  # as many as half of the cores
    "think_seconds": 0.1,
    **dict.fromkeys(("body_bytes", "record_bytes", "message_bytes"), 1024),
    **dict.fromkeys(("sockets", "sockets_per_person", "tables_per_person"), 1),
    **dict.fromkeys(("answers_per_table", "answers_per_record", "snapshot_every"), 1),
    "seed": -1,
}


class BadSetting(Bad):
    """A setting that can not be meant."""


def _bad(name: str, value: object, wanted: str, **args: str) -> BadSetting:
    given = {"name": PREFIX + name.upper(), "value": str(value), **args}
    return BadSetting(Message(f"bad-setting-{wanted}", dict(given)))


def read(name: str, text: str, default: Any) -> Any:
    """The value a variable stands for; an empty one of a number or a switch is none."""
    word = text.strip()
    if isinstance(default, str):
        return text
    if not word:
        return default
    if isinstance(default, bool):
        if word.lower() not in _ON + _OFF:
            raise _bad(name, text, "switch")
        return word.lower() in _ON
    try:
        return type(default)(word)
    except ValueError:
        raise _bad(name, text, "whole" if isinstance(default, int) else "number") from None


def check(values: Mapping[str, Any]) -> None:
    """Refuses the first setting that can not be meant. An address that may hold a password is not repeated."""
    for name, least in _LEAST.items():
        value = values[name]
        if not math.isfinite(value):
            raise _bad(name, value, "number")
        if value < least:
            raise _bad(name, value, "least", least=f"{least:g}")
    _check_url("redis", values["redis"], ("redis", "rediss", "unix"), "...")
    _check_url("smtp", values["smtp"], ("smtp", "smtps"), "...")
    _check_url("public_url", values["public_url"], ("http", "https"))
    for origin in _listed(values["origins"]):
        _check_url("origins", origin, ("http", "https"))
    for proxy in _listed(values["proxies"]):
        _check_proxy(proxy)
    for pair in _listed(values["games"]):
        game, _, module = pair.partition("=")
        if not game.strip() or not module.strip():
            raise _bad("games", pair, "games")
    if values["smtp"] and "@" not in parseaddr(values["mail_from"])[1]:
        raise _bad("mail_from", values["mail_from"], "mail-from")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _check_url(name: str, url: str, schemes: tuple[str, ...], shown: str | None = None) -> None:
    if not url:
        return
    try:
        parts = urlsplit(url)
        fits = parts.scheme in schemes and _reaches(parts)
    except ValueError:  # a port that is none, brackets that do not close
        fits = False
    if not fits:
        raise _bad(name, url if shown is None else shown, "url", schemes=", ".join(f"{s}://" for s in schemes))


def _reaches(parts: SplitResult) -> bool:
    return bool(parts.path if parts.scheme == "unix" else parts.hostname and parts.port != 0)


def _check_proxy(proxy: str) -> None:
    if proxy == "*":
        return
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        raise _bad("proxies", proxy, "proxies") from None


def unknown(environment: Mapping[str, str], settings: Mapping[str, Any]) -> list[Message]:
    """What looks like a setting and is none: a slip of the pen would go unseen."""
    known = {PREFIX + name.upper() for name in (*settings, *OTHERS, *DEPLOYED)}
    told: list[Message] = []
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, sorted(known), 1)
            args = {"name": name, "near": near[0]} if near else {"name": name}
            told.append(Message("bad-setting-unknown-near" if near else "bad-setting-unknown", dict(args)))
    return told
