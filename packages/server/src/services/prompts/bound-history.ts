import type { SaidMessage } from "./facts.ts";

const MOST_MESSAGES = 24;
/** In UTF-16 units, the newest message not counted: it is answered whatever its length. */
const MOST_CHARACTERS = 8_000;

/** The newest messages that a prompt has room for, in their order. */
export function boundHistory(history: readonly SaidMessage[]): readonly SaidMessage[] {
  const newest = history.slice(-MOST_MESSAGES);
  let room = MOST_CHARACTERS;
  const first = newest.slice(0, -1).findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return newest.slice(first + 1);
}
