import type { Summary } from "./summarize.ts";

const MAX_GROWTH = 2;
const MAX_MESSAGES = 150;
const MAX_SHIFT = 1;

/** What a list of ours must hold, with what it did. */
export function barsOf(ours: Summary) {
  const { appendToFew, appendToMany, messages, notShown, shift } = ours;
  const growth =
    appendToFew === null || appendToMany === null ? Infinity : appendToMany / appendToFew;
  return [
    { text: `changes that were never shown: ${notShown} (none may be)`, isMet: notShown === 0 },
    {
      text: `appending to 10,000 costs ${growth.toFixed(2)} times appending to 150 (at most ${MAX_GROWTH})`,
      isMet: growth <= MAX_GROWTH,
    },
    {
      text: `${messages} of 10,000 messages in the document (at most ${MAX_MESSAGES})`,
      isMet: messages <= MAX_MESSAGES,
    },
    {
      text: `50 messages put before shift the view by ${shift === null ? "all of it" : `${shift.toFixed(2)} px`} (at most ${MAX_SHIFT} px)`,
      isMet: shift !== null && shift <= MAX_SHIFT,
    },
  ];
}
