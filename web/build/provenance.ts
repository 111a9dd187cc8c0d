// The records of a data file and where they come from, as `Provenance` in engine/pack.py reads it.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

export interface Sourced {
  source?: string;
  sources?: Record<string, string>;
  assumed?: string[];
}

const ORIGINS = ["original", "recalled", "public", "derived", "rulebook"]; // the weakest first
const OURS = ["original", "recalled"];
const originOf = (source: string): string => /^\w*/.exec(source)?.[0] ?? "";

/** The tables of a file, with the file's own source in every record that names none. */
export const tables = <T>(file: URL): T => {
  const { file: head, ...read } = parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const source = (head as Sourced | undefined)?.source;
  if (source)
    for (const [name, value] of Object.entries(read))
      read[name] = Array.isArray(value)
        ? value.map((record: object) => ({ source, ...record }))
        : { source, ...(value as object) };
  return read as T;
};

/** What players are shown: "partly" where something is guessed in a record that was found, else the weakest origin. */
export const mark = (record: Sourced): string => {
  const found = [record.source ?? "", ...Object.values(record.sources ?? {})].map(originOf);
  if (!OURS.includes(found[0] ?? "") && (record.assumed?.length || found.some((o) => OURS.includes(o))))
    return "partly";
  return ORIGINS.find((o) => found.includes(o)) ?? found[0] ?? "";
};
