// What this browser keeps of a table for when there is no network: how it stood last, and an answer that waits to be
// sent. Where a browser keeps nothing, nothing else changes.
import type { Said, State } from "./api";

const STORE = "ravenhill-tables";
const MOST = 6; // tables

export interface WaitingAnswer {
  ask: number;
  message: Said;
}

const of = (table: string, what: string): string => `/kept/${table}/${what}`;

async function write(address: string, value: unknown): Promise<void> {
  try {
    const store = await caches.open(STORE);
    if (value === null) return void (await store.delete(address));
    await store.delete(address); // it goes behind the others
    await store.put(address, new Response(JSON.stringify(value)));
    const all = await store.keys();
    for (const old of all.slice(0, Math.max(0, all.length - 2 * MOST))) await store.delete(old);
  } catch {
    // private windows, full disks
  }
}

async function read<T>(address: string): Promise<T | null> {
  try {
    return ((await (await caches.match(address))?.json()) as T | undefined) ?? null;
  } catch {
    return null;
  }
}

export const keepState = (table: string, state: State): Promise<void> => write(of(table, "state"), state);
export const keptState = (table: string): Promise<State | null> => read(of(table, "state"));
export const keepAnswer = (table: string, answer: WaitingAnswer | null): Promise<void> =>
  write(of(table, "answer"), answer);
export const keptAnswer = (table: string): Promise<WaitingAnswer | null> => read(of(table, "answer"));

/** Somebody else may sit down here next. */
export async function forgetMe(): Promise<void> {
  try {
    await caches.delete(STORE);
    for (const name of await caches.keys())
      for (const own of ["/api/me", "/api/tables?list=mine"]) await (await caches.open(name)).delete(own);
  } catch {
    // nothing was kept
  }
}

/** The shell and what it was made of stay here, for when there is no network. */
export function settleIn(): void {
  if (!("serviceWorker" in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
  const fetched = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name);
  addEventListener("load", () => {
    void navigator.serviceWorker
      .register("/sw.js")
      .then(() => navigator.serviceWorker.ready)
      .then((ready) => {
        const tell = (): void => ready.active?.postMessage({ keep: fetched() });
        tell();
        setTimeout(tell, 8000); // what a table brought
      })
      .catch(() => undefined);
  });
}
