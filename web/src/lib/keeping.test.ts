import { afterEach, describe, expect, it, vi } from "vitest";
import { Keeping } from "./keeping.svelte";

/** A server that counts deeds and refuses "wrong". */
function server(): ReturnType<typeof vi.fn> {
  const answers = vi.fn((_: string, wish: { body: string }) => {
    const { deeds, scenario } = JSON.parse(wish.body) as { deeds: string[][]; scenario?: string };
    const refused = deeds.some((deed) => deed[0] === "wrong");
    const told = {
      scenario: scenario ?? "first",
      view: { n: deeds.length },
      deeds: [["add", "a"], ["wrong"]],
      log: [],
    };
    const error = { error: { code: "bad_position", message: { key: "why-no-deed", args: {} }, rule: "" } };
    return Promise.resolve(new Response(JSON.stringify(refused ? error : told), { status: refused ? 422 : 200 }));
  });
  vi.stubGlobal("fetch", answers);
  return answers;
}

class Shelf {
  held = new Map<string, string>();
  getItem = (key: string): string | null => this.held.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.held.set(key, text);
}

describe("a part of a game kept beside its board", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is told deed by deed, goes back and forth, and is there after a reload", async () => {
    server();
    const shelf = new Shelf();
    const here = new Keeping("toy", "", shelf);
    await here.open();
    expect([here.deeds, here.can("add", "a"), here.can("add", "b"), here.of("add")]).toEqual([[], true, false, ["a"]]);
    await here.tell("add", "a");
    await here.tell("add", "a");
    await here.undo();
    expect([here.told?.view, here.gone.length]).toEqual([{ n: 1 }, 1]);
    await here.redo();
    expect([here.told?.view, here.gone]).toEqual([{ n: 2 }, []]);
    const again = new Keeping("toy", "", shelf);
    await again.open();
    expect(again.deeds).toEqual([
      ["add", "a"],
      ["add", "a"],
    ]);
  });

  it("keeps what was told when something is refused, and begins anew only when asked to", async () => {
    server();
    const shelf = new Shelf();
    const here = new Keeping("toy", "", shelf);
    await here.open();
    await here.tell("add", "a");
    await here.tell("wrong");
    expect([here.deeds, here.told?.view]).toEqual([[["add", "a"]], { n: 1 }]);
    await here.begin("second");
    expect([here.deeds, here.told?.scenario]).toEqual([[], "second"]);
  });
});
