// What stays in the browser when the network goes: the shell, and the files and words of what was opened. It knows no
// game and no rule, and imports nothing: it is one small file beside the client.
/// <reference lib="webworker" />
export {};
declare const self: ServiceWorkerGlobalScope;

const STORE = "ravenhill-1";
const MOST = 400; // files kept; the oldest go first
const SHELL = "/";

/** What lies at such an address never changes. */
const lasting = (url: URL): boolean =>
  url.pathname.startsWith("/assets/") ||
  /^\/api\/(printed|drawn)\//.test(url.pathname) ||
  (url.pathname.startsWith("/api/words/") && url.searchParams.has("digest"));

/** What is asked anew each time, and told as it was last while nobody answers. */
const remembered = (url: URL): boolean =>
  /^\/api\/(words\/|me$|games$|lessons$|tables$|server$)/.test(url.pathname) ||
  /\.(svg|png|webmanifest)$/.test(url.pathname);

async function keep(request: Request | string, answer: Response): Promise<void> {
  if (!answer.ok || answer.type === "opaque") return;
  const store = await caches.open(STORE);
  await store.put(request, answer);
  const all = await store.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await store.delete(old);
}

async function fromStoreFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  void keep(request, answer.clone());
  return answer;
}

async function fromNetworkFirst(request: Request, as: Request | string = request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) void keep(as, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(as);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(fetch(SHELL).then((answer) => keep(SHELL, answer)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const others = async (): Promise<void> => {
    for (const name of await caches.keys()) if (/^ravenhill-\d/.test(name) && name !== STORE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // every address is the same page, which finds its way itself
  if (request.mode === "navigate") {
    if (!/^\/(api|docs)\b/.test(url.pathname)) event.respondWith(fromNetworkFirst(request, SHELL));
  } else if (lasting(url)) event.respondWith(fromStoreFirst(request));
  else if (remembered(url)) event.respondWith(fromNetworkFirst(request));
});

/** It is somebody's turn, the server says; where the table is open and looked at, that is seen there. */
self.addEventListener("push", (event) => {
  const show = async (): Promise<void> => {
    const told = event.data?.json() as { title: string; body: string; to: string } | undefined;
    if (!told) return;
    const open = await self.clients.matchAll({ type: "window" });
    if (open.some((page) => page.focused && new URL(page.url).pathname === told.to)) return;
    const look = { icon: "/icon-192.png", badge: "/icon-192.png", tag: told.to, data: told.to };
    await self.registration.showNotification(told.title, { body: told.body, ...look });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = String(event.notification.data);
  const go = async (): Promise<void> => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === to);
    await (there ? there.focus() : self.clients.openWindow(to));
  };
  event.waitUntil(go());
});

/** The page tells what it had fetched before this was there. */
self.addEventListener("message", (event) => {
  const told = event.data as { keep?: string[] };
  const known = async (address: string): Promise<void> => {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin || !(lasting(url) || remembered(url)) || (await caches.match(address)))
      return;
    await keep(address, await fetch(address));
  };
  event.waitUntil(Promise.allSettled((told.keep ?? []).map(known)));
});
