// The same bot over plain HTTP: it asks every now and then what it has to choose, and answers at random.
//
//     node examples/bot.ts https://ravenhill.example/t/k3Jd92LqXw#join=1.KEY Robin      (Node 22.18 or later)

type Option = (string | number)[];
type Decision = { seat: number; ask: number; options: Option[] | null };
type State = { over: boolean; result: unknown; decisions: Decision[] };

const [address, name = "Robin"] = process.argv.slice(2);
if (!address) throw new Error("node bot.ts ADDRESS [NAME]");
const invited = new URL(address);
const table = invited.pathname.replace("/t/", "");
const [seat = "1", key] = invited.hash.replace("#join=", "").split(".");

let shown: Record<string, string> = {};

/** One request; after too many it waits as long as the server says. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${invited.origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...shown },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const cookie = answer.headers.get("set-cookie");
  if (cookie) shown = { cookie: cookie.split(";")[0]! };
  if (answer.status === 429 || answer.status === 503) {
    await wait(Number(answer.headers.get("retry-after") ?? 1));
    return ask(method, path, body);
  }
  if (answer.status === 409 && path.endsWith("/answer")) return {} as T; // answered or taken back meanwhile: look again
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** Something better than chance goes here. */
const choose = (options: Option[]): Option => options[Math.floor(Math.random() * options.length)]!;

await ask("POST", "/me", { name });
await ask("POST", `/tables/${table}/join`, { seat: Number(seat), ...(key ? { key } : {}) });
const { token } = await ask<{ token: string }>("POST", "/me/token", {});
shown = { authorization: `Bearer ${token}` };

for (;;) {
  const state = await ask<State>("GET", `/tables/${table}`);
  if (state.over) {
    console.log(JSON.stringify(state.result));
    break;
  }
  const mine = state.decisions?.filter((d) => d.options?.length) ?? [];
  for (const { seat, ask: number, options } of mine)
    await ask("POST", `/tables/${table}/answer`, { seat, ask: number, option: choose(options!) });
  if (!mine.length) await wait(0.5);
}
