import type { Message } from "./message.ts";

const lineHeight = 25;
/** Padding and the gap below. */
const frame = 28;
/** Characters of a line on a phone. */
const lineLength = 36;

/** Characters of the foot, which stands in the last line. */
const footLength = 9;

/** Px that a message is likely to need, before it is drawn. */
export function estimateHeight({ kind, author, text = "" }: Message): number {
  if (kind === "audio") return frame + 3 * lineHeight;
  if (kind === "status") return frame;
  const lines = `${text}${" ".repeat(footLength)}`
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  const label = author === "twin" || author === "duo" ? lineHeight : 0;
  return frame + label + lines * lineHeight;
}
