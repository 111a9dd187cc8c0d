// Who sits here: a guest needs only a name.
import { api, type Me } from "./api";

class Self {
  me = $state<Me | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.me = (await api.me()).me;
    this.known = true;
  }
}

export const self = new Self();
