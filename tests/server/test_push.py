"""Notices to closed browsers: sealed as RFC 8291 says, signed as RFC 8292 says, and never sent into our own network."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ravenhill.server.push import Browser, packed, public, sealed, unpacked

pytestmark = pytest.mark.anyio


@dataclass
class Phone:
    """A browser and its push service: takes what is sent to it, checks who signed it, and reads it with its own key."""

    port: int = 0
    status: int = 201
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"0123456789abcdef"
    came: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = dict(line.split(": ", 1) for line in lines[1:] if line) | {"": lines[0]}
        self.came.append((head, await reader.readexactly(int(head["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} So\r\ncontent-length: 0\r\n\r\n".encode())
        writer.close()

    def form(self, path: str = "/a/phone", host: str = "127.0.0.1") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"http://{host}:{self.port}{path}", "key": packed(point), "auth": packed(self.auth)}

    def read(self, sent: bytes) -> dict[str, str]:
        salt, point, said = sent[:16], sent[21 : 21 + sent[20]], sent[21 + sent[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        own = unpacked(self.form()["key"])
        seed = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + own + point).derive(
            self.key.exchange(ec.ECDH(), theirs)
        )
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        told: dict[str, str] = json.loads(AESGCM(key).decrypt(nonce, said, None).rstrip(b"\x02"))
        return told

    async def next(self) -> tuple[dict[str, str], dict[str, str]]:
        async with asyncio.timeout(60):
            while not self.came:
                await asyncio.sleep(0.01)
        head, sent = self.came.pop(0)
        return head, self.read(sent)


@pytest.fixture
async def phone(anyio_backend: str) -> AsyncIterator[Phone]:
    phone = Phone()
    server = await asyncio.start_server(phone.serve, "127.0.0.1", 0)
    phone.port = server.sockets[0].getsockname()[1]
    yield phone
    server.close()


async def at_a_table(server: Any, phone: Phone) -> tuple[Any, Any, str]:
    """Ben's phone wants to hear; then Anna moves, and it is Ben's turn."""
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    await ben.post("/api/me/push", phone.form())
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["wait"])
    return anna, ben, table


async def look(server: Any) -> None:
    """The server looks whom to tell, and has told them."""
    await server.services.post.look()
    while server.services.push.under_way:
        await asyncio.sleep(0.01)


def test_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, byte for byte."""
    once = ec.derive_private_key(
        int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    browser = Browser(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    said = b"When I grow up, I want to be a watermelon"
    assert packed(sealed(said, browser, once, unpacked("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_who_is_away_is_told_once_in_their_language(start: Any, phone: Phone) -> None:
    server = await start(push_anywhere=True, mail_delay=0.0)
    _, ben, table = await at_a_table(server, phone)
    await ben.post("/api/me/language", {"language": "cs"})
    await look(server)
    head, said = await phone.next()
    assert said["body"] == "Jste na tahu." and said["to"] == f"/t/{table}"
    assert "Anna" not in str(said), "nobody's words or names"
    assert head[""] == "POST /a/phone HTTP/1.1" and head["content-encoding"] == "aes128gcm" and len(head["topic"]) == 32
    assert not any(table in value for value in head.values()), "the push service does not learn which table"
    await look(server)
    assert phone.came == [], "once is enough"


async def test_a_notice_is_signed_by_the_key_the_browser_was_told(start: Any, phone: Phone) -> None:
    server = await start(push_anywhere=True, mail_delay=0.0)
    _, ben, _ = await at_a_table(server, phone)
    key = (await ben.get("/api/me/push"))["key"]
    await look(server)
    head, _ = await phone.next()
    scheme, told, own = head["authorization"].split(" ")
    assert scheme == "vapid" and own == f"k={key}"
    signed, _, signature = told.removeprefix("t=").rstrip(",").rpartition(".")
    claims = json.loads(unpacked(signed.split(".")[1]))
    assert claims["aud"] == f"http://127.0.0.1:{phone.port}"
    raw = unpacked(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    theirs.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        theirs.verify(pair, b"x" + signed.encode(), ec.ECDSA(hashes.SHA256()))


async def test_the_key_is_kept(start: Any) -> None:
    first = await start()
    key = (await (await first.guest("Anna")).get("/api/me/push"))["key"]
    second = await start()  # the same database
    assert (await (await second.guest("Ben")).get("/api/me/push"))["key"] == key


async def test_who_is_at_the_table_is_not_told(start: Any, phone: Phone) -> None:
    server = await start(push_anywhere=True, mail_delay=0.0)
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    await ben.post("/api/me/push", phone.form())
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await ben.sit(table)
    await anna.play(table, 0, ["wait"])
    await look(server)
    assert phone.came == []


async def test_a_browser_is_told_no_more(start: Any, phone: Phone) -> None:
    """By its own wish; when its session ends; when its push service says that it is gone; when its person is."""
    server = await start(push_anywhere=True, mail_delay=0.0)
    for how in ("wish", "session", "gone", "deleted"):
        phone.status = 410 if how == "gone" else 201
        anna, ben, table = await at_a_table(server, phone)
        assert (await ben.get("/api/me/push"))["here"]
        if how == "wish":
            assert (await ben.ask("DELETE", "/api/me/push")).status_code == 200
            assert not (await ben.get("/api/me/push"))["here"]
        elif how == "session":
            await ben.post("/api/logout", {})
        elif how == "deleted":
            await ben.post("/api/me/delete", {"password": ""})
        await look(server)
        assert len(phone.came) == (how == "gone")
        phone.came.clear()
        if how == "gone":
            await ben.play(table, 1, ["wait"])
            await anna.play(table, 0, ["wait"])
            await look(server)
            assert phone.came == []


async def test_another_person_at_the_same_browser_takes_its_place(start: Any, phone: Phone) -> None:
    server = await start(push_anywhere=True, mail_delay=0.0)
    anna, _, _ = await at_a_table(server, phone)
    await anna.post("/api/me/push", phone.form())
    await look(server)
    assert phone.came == [], "Ben's notice does not come to Anna"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://push.example.net:8443/x",
        "https://somebody@push.example.net/x",
        "https://push.example.net/x y",
        "https://push.example.net/x\r\nhost: other",
        "ftp://push.example.net/x",
        "push.example.net",
        "https://push.example.net:port/x",
        "https://[::1",
    ],
)
async def test_no_address_of_our_own_is_taken(server: Any, phone: Phone, endpoint: str) -> None:
    anna = await server.guest("Anna")
    told = await anna.refused("/api/me/push", {**phone.form(), "endpoint": endpoint}, "bad")
    assert told["message"]["key"] == "server-bad-push"


@pytest.mark.parametrize("wrong", [{"key": "AAAA"}, {"auth": "AAAA"}, {"key": "no key at all!"}])
async def test_keys_are_looked_at(server: Any, phone: Phone, wrong: dict[str, str]) -> None:
    anna = await server.guest("Anna")
    form = {**phone.form(), "endpoint": "https://push.example.net/x", **wrong}
    await anna.refused("/api/me/push", form, "bad")


async def test_a_name_that_leads_into_our_own_network_is_not_asked(start: Any, phone: Phone) -> None:
    """A name may be pointed anywhere after it was looked at: it is looked up, and asked at that very address or not."""
    server = await start(mail_delay=0.0)
    push = server.services.push
    with pytest.raises(ValueError, match="open net"):
        await push._address("localhost", 443)
    await push._one("visit", Browser(**phone.form(host="localhost")), {"title": "The Toy"}, "table")
    assert phone.came == []


async def test_names_that_are_never_found_hold_up_nothing_else(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a name server that never answers could hold the threads in which odds and packs are worked out."""
    push = server.services.push
    found = threading.Event()

    def waits(*_: Any, **__: Any) -> Any:
        found.wait(30)
        return []

    monkeypatch.setattr("socket.getaddrinfo", waits)
    asking = [asyncio.create_task(push._address("tarpit.example", 443)) for _ in range(64)]
    await asyncio.sleep(0)
    assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), 10) == 1
    found.set()
    assert len(await asyncio.gather(*asking, return_exceptions=True)) == 64


def test_what_the_open_net_is() -> None:
    inside = ("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0")
    inside += ("::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "224.0.0.1")
    assert not any(public(address) for address in inside)
    assert public("93.184.216.34") and public("2606:2800:220:1::1")


async def test_a_push_service_that_does_not_answer_holds_nobody_up(
    start: Any, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ravenhill.server.push.SECONDS", 0.05)
    silent = await asyncio.start_server(lambda r, w: asyncio.sleep(60), "127.0.0.1", 0)
    phone.port = silent.sockets[0].getsockname()[1]
    server = await start(push_anywhere=True, mail_delay=0.0)
    await at_a_table(server, phone)
    await look(server)
    assert server.services.push.under_way == 0
    silent.close()
