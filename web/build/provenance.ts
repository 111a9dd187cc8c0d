// Where the records of a data file come from, as `Provenance` in engine/pack.py reads it.

export interface Sourced {
  source?: string;
  sources?: Record<string, string>;
  assumed?: string[];
}

const ORIGINS = ["original", "recalled", "public", "derived", "rulebook"]; // the weakest first
const OURS = ["original", "recalled"];
const originOf = (source: string): string => /^\w*/.exec(source)?.[0] ?? "";

/** What players are shown: "partly" where something is guessed in a record that was found, else the weakest origin. */
export const mark = (record: Sourced): string => {
  const found = [record.source ?? "", ...Object.values(record.sources ?? {})].map(originOf);
  if (!OURS.includes(found[0] ?? "") && (record.assumed?.length || found.some((o) => OURS.includes(o))))
    return "partly";
  return ORIGINS.find((o) => found.includes(o)) ?? found[0] ?? "";
};
