/** The context that says that a card is held up to be read. */
export const HELD = Symbol("held");
