// What a screen reader says of a place: everything that is seen there, and where what is printed comes from.
import { t } from "../../lib/words.svelte";
import { areaOf, countOf, name, u, type Area, type View, type Region, type Special } from "./model";

const units = (list: Record<string, number>): string =>
  Object.entries(list)
    .map(([unit, n]) => `${n} ${name(unit)}`)
    .join(", ");

function army(a: Area): string[] {
  const said: string[] = [];
  if (a.side) said.push(`${name(a.side)}: ${units(a.units)}`);
  said.push(...a.characters.map(name));
  if (a.damage) said.push(u("label-damage", { n: a.damage }));
  if (a.tokens_lead) said.push(u("label-leaders", { n: a.tokens_lead }));
  const tokens = countOf(a.recruitment);
  if (tokens) said.push(u("label-tokens", { n: tokens }));
  return said;
}

export function areaLabel(v: View, r: Region): string {
  const a = areaOf(v, r.id);
  const said = [name(r.id), name(r.terrain), name(r.territory)];
  if (r.settlement) said.push(u("label-settlement", { points: r.points, side: a.control ? "shadow" : "fp" }));
  if (r.defence)
    said.push(
      u("label-fortification", { damage: a.fortification, defence: r.defence, side: a.control ? "shadow" : "fp" }),
    );
  if (r.muster) said.push(u("label-muster"));
  if (r.mark) said.push(t(`client-source-${r.mark}`));
  return [...said, ...army(a)].join(", ");
}

export function specialLabel(v: View, s: Special): string {
  if (s.kind === "eyrie")
    return [
      name(s.id),
      u("label-eagles", { n: v.eagles["eyrie"] ?? 0 }),
      ...(v.characters["lord_of_the_eagles"]?.place === "eyrie" ? [name("lord_of_the_eagles")] : []),
    ].join(", ");
  const said = [name(s.id)];
  if (s.kind === "mountain_pass") said.push(u(v.passes[s.id]?.open ? "label-open" : "label-closed"));
  return [...said, ...army(areaOf(v, s.id))].join(", ");
}
