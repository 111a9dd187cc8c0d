"""A server in a process of its own, from the moment it answers."""

from __future__ import annotations

import asyncio
import subprocess
import time

import httpx

PATIENCE = 120  # seconds


async def started(server: subprocess.Popen[bytes], port: int) -> subprocess.Popen[bytes]:
    until = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        while time.monotonic() < until and server.poll() is None:
            try:
                if (await http.get("/healthz")).status_code == 200:
                    return server
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    server.kill()
    raise AssertionError("the server did not start")
