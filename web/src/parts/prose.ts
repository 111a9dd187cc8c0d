// The little Markdown the rules use: bold words and inline code, nothing that could carry a script.
export interface Span {
  text: string;
  bold: boolean;
}

export function prose(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => (part.startsWith("**") ? { text: part.slice(2, -2), bold: true } : part.startsWith("`") ? { text: part.slice(1, -1), bold: false } : { text: part, bold: false }));
}
