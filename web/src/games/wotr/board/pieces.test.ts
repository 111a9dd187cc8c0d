// Armies read from the view, where they stand, and what moved.
import { describe, expect, it } from "vitest";
import {
  armiesAt,
  armyAt,
  CHARACTERS,
  kindOf,
  type CharacterView,
  type Figures,
  type RegionView,
  type WotrView,
} from "../model";
import { sheetOf } from "../../sheet.sample";
import { layFacts } from "../model";
import { layMap, regionOf, type Drawn, type Region } from "./map";
import type { Line } from "../../../lib/api";
import type { HuntStory, March, Printed, Story } from "../../../shapes/wotr";

const sheet = sheetOf<Printed, Drawn>("wotr");
layFacts(sheet.facts);
layMap(sheet);
import { fellowshipAt, stand } from "./places";
import { news, slides } from "./slides";

function table(
  regions: Record<string, RegionView>,
  characters: Record<string, CharacterView> = {},
  fellowship: Partial<WotrView["fellowship"]> = {},
): WotrView {
  const all = Object.fromEntries(
    CHARACTERS.map((c) => [c, characters[c] ?? { place: "aside" }]),
  ) as WotrView["characters"];
  return {
    regions,
    characters: all,
    fellowship: {
      region: "rivendell",
      progress: 0,
      reach: {},
      limit: 12,
      doom: 5,
      hidden: true,
      corruption: 0,
      guide: "gandalf_grey",
      companions: [],
      gollum: false,
      mordor: null,
      path: [],
      ...fellowship,
    },
  } as Partial<WotrView> as WotrView;
}
const region = (id: string): Region => regionOf.get(id)!;

describe("an army", () => {
  it("counts units, Elites, Leaders and Nazgûl, the largest Nation first", () => {
    const v = table({
      minas_tirith: { figures: { rohan_regular: 1, gondor_regular: 3, gondor_elite: 1, gondor_leader: 2 } },
      gorgoroth: { figures: { sauron_regular: 4, nazgul: 2, southrons_elite: 1 } },
    });
    const gondor = armyAt(v, "minas_tirith", "fp");
    expect(gondor).toMatchObject({ units: 5, regular: 4, elite: 1, leaders: 2, nazgul: 0 });
    expect(gondor?.nations.map((n) => n.nation)).toEqual(["gondor", "rohan"]);
    expect(armyAt(v, "gorgoroth", "shadow")).toMatchObject({ units: 5, elite: 1, nazgul: 2, leaders: 0 });
    expect(armyAt(v, "gorgoroth", "fp")).toBeNull();
  });

  it("keeps the besieged apart, with the characters among them", () => {
    const v = table(
      { helms_deep: { figures: { isengard_regular: 6 }, besieged: { rohan_regular: 2 } } },
      { strider: { region: "helms_deep", besieged: true }, saruman: { region: "orthanc", besieged: false } },
    );
    expect(armiesAt(v, "helms_deep").map((a) => [a.army.side, a.besieged, a.army.units, a.army.characters])).toEqual([
      ["shadow", false, 6, []],
      ["fp", true, 2, ["strider"]],
    ]);
    expect(armyAt(v, "orthanc", "shadow")?.characters).toEqual(["saruman"]);
  });

  it("knows every kind of figure by its id", () => {
    expect(kindOf("nazgul")).toMatchObject({ nation: "sauron", rank: "leader", side: "shadow" });
    expect(kindOf("north_elite")).toMatchObject({ nation: "north", rank: "elite", side: "fp" });
    expect(kindOf("rivendell")).toBeNull();
    expect(kindOf("gandalf_grey")).toBeNull();
  });
});

describe("pieces of a region", () => {
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

  it("set the besieged on their Stronghold, beside the besiegers", () => {
    const place = stand(
      table({ helms_deep: { figures: { isengard_regular: 6 }, besieged: { rohan_regular: 2 } } }),
      region("helms_deep"),
      1,
    );
    const [out, inn] = place.stacks;
    expect(inn?.besieged).toBe(true);
    expect(apart(inn!, { x: region("helms_deep").town![0], y: region("helms_deep").town![1] })).toBeLessThan(6);
    expect(apart(out!, inn!)).toBeGreaterThan(28);
  });

  it("set characters above an enemy army in the same region, and two sides without armies side by side", () => {
    const place = stand(
      table(
        { weather_hills: { figures: { sauron_regular: 2 } } },
        { boromir: { region: "weather_hills", besieged: false } },
      ),
      region("weather_hills"),
      1,
    );
    expect(place.stacks.map((s) => s.army.side).sort()).toEqual(["fp", "shadow"]);
    expect(apart(place.stacks[0]!, place.stacks[1]!)).toBeGreaterThan(19);
    expect(place.medals.map((m) => m.who)).toEqual(["boromir"]);
    const lonely = stand(
      table({ weather_hills: { figures: { nazgul: 2 } } }, { boromir: { region: "weather_hills", besieged: false } }),
      region("weather_hills"),
      1,
    );
    expect(apart(lonely.stacks[0]!, lonely.stacks[1]!)).toBeGreaterThan(24);
  });

  it("keep characters apart from each other", () => {
    const all = Object.fromEntries(
      ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc"].map((c) => [
        c,
        { region: "edoras", besieged: false },
      ]),
    );
    for (const figures of [{}, { rohan_regular: 3 }] as Figures[]) {
      const { medals } = stand(table({ edoras: { figures } }, all), region("edoras"), 1);
      expect(medals.length).toBe(6);
      for (const a of medals) for (const b of medals) if (a !== b) expect(apart(a, b)).toBeGreaterThan(8);
    }
  });

  it("show the Fellowship in its region, and on the Mordor Track once it is there", () => {
    const here = fellowshipAt(table({}, {}, { region: "hollin" }), region("hollin"), 1);
    expect([here?.x, here?.y]).toEqual(region("hollin").at);
    const beside = fellowshipAt(
      table({ hollin: { figures: { sauron_regular: 1 } } }, {}, { region: "hollin" }),
      region("hollin"),
      1,
    );
    expect(apart(beside!, { x: region("hollin").at[0], y: region("hollin").at[1] })).toBeGreaterThan(25);
    const climbing = fellowshipAt(table({}, {}, { region: "morannon", mordor: 3 }), region("morannon"), 1);
    expect(apart(climbing!, { x: region("gorgoroth").at[0], y: region("gorgoroth").at[1] })).toBeGreaterThan(20);
  });
});

const line = (story?: Story): Line => ({ key: "some-line", args: {}, at: 1, ...(story && { story }) });
const march: March = {
  what: "march",
  from: "orthanc",
  to: "fords_of_isen",
  figures: {},
  characters: [],
  fellowship: false,
};

describe("what moved", () => {
  const [from, to] = [region("orthanc").at, region("fords_of_isen").at];

  it("is what the log tells: an Army as a stack, each character beside it", () => {
    const figures = { isengard_regular: 3, isengard_elite: 1, nazgul: 1 };
    expect(slides([line(), line({ ...march, figures, characters: ["witch_king"] })])).toEqual([
      { from, to, figures, character: null, fellowship: false },
      { from, to, figures: {}, character: "witch_king", fellowship: false },
    ]);
  });

  it("is the Fellowship too, and nothing where a line tells of no move", () => {
    expect(slides([line({ ...march, fellowship: true })])).toEqual([
      { from, to, figures: {}, character: null, fellowship: true },
    ]);
    expect(slides([line(), line({ what: "hunt" } as Partial<HuntStory> as HuntStory)])).toEqual([]);
  });
});

describe("what a herald cries out", () => {
  it("is what lines tell of: a siege, a Settlement that changed hands", () => {
    const [siege, fall] = (["siege", "fall"] as const).map((what) => line({ what, region: "minas_tirith" }));
    const at = regionOf.get("minas_tirith")!.at;
    expect(news([siege!, line(march), line(), fall!])).toEqual([
      { what: "siege", region: "minas_tirith", at },
      { what: "fall", region: "minas_tirith", at },
    ]);
  });
});
