// Where we are. Plain addresses: every page can be reloaded, shared and opened in a new tab.

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "workshop"; game: string }
  | { page: "beside"; game: string }
  | { page: "about" }
  | { page: "account" }
  | { page: "confirm" }
  | { page: "reset" }
  | { page: "return" }
  | { page: "lost" };

export function placeOf(path: string): Place {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { page: "home" };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && (third === "replay" || third === "analysis")) return { page: third, id: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "workshop" && !third) return { page: "workshop", game: second ?? "" };
  if ((first === "rules" || first === "puzzles" || first === "beside") && second) return { page: first, game: second };
  if (first === "about" || first === "account" || first === "confirm" || first === "reset" || first === "return")
    return { page: first };
  return { page: "lost" };
}

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (/^\/(api|docs|openapi)/.test(link.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  go(to: string, replace = false): void {
    const elsewhere = to.split(/[?#]/)[0] !== this.path;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (elsewhere && !replace) scrollTo(0, 0);
  }
}

export const route = new Route();
