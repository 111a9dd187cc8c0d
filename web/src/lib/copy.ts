// A link, to be pasted elsewhere.
import { notices } from "./notices.svelte";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.tell("client-copied");
  } catch {
    notices.tell("client-copy-by-hand");
  }
}
