/** The end of a sentence or a line, with what may close it. */
const sentenceEnd = /[.!?…]["”»’)*_]*(?=\s)|\n/g;

/**
 * The beginning of a text, with so many UTF-16 units at most: its whole sentences, or, where even the
 * second half has no end of one, its whole words and an ellipsis.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const end = [...room.matchAll(sentenceEnd)].at(-1);
  if (end !== undefined && end.index >= max / 2) {
    return room.slice(0, end.index + end[0].length).trimEnd();
  }
  const words = text.slice(0, max - 1);
  const space = words.search(/\s\S*$/);
  return `${words
    .slice(0, space === -1 ? max - 1 : space)
    .trimEnd()
    .toWellFormed()}…`;
}
