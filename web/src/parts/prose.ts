// The little Markdown the rules use: bold and slanted words, inline code, numbers of other rules. Nothing that could
// carry a script.
export interface Span {
  text: string;
  kind: "plain" | "bold" | "slanted" | "code" | "rule";
}

const MARKED = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]\d+(?:\.\d+)+\b)/;

export function prose(text: string): Span[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**") && part.length > 4) return { text: part.slice(2, -2), kind: "bold" };
      if (part.startsWith("*") && part.endsWith("*") && part.length > 2)
        return { text: part.slice(1, -1), kind: "slanted" };
      if (part.startsWith("`") && part.length > 2) return { text: part.slice(1, -1), kind: "code" };
      return { text: part, kind: /^[A-Z]\d+(?:\.\d+)+$/.test(part) ? "rule" : "plain" };
    });
}

/** A text without its marks, as it is searched. */
export const bare = (text: string): string =>
  prose(text)
    .map((span) => span.text)
    .join("");
