/** The most of a message that a list shows, in characters as people count them. */
const MAX_CHARACTERS = 120;

const segmenter = new Intl.Segmenter();

/** How a text begins; an ellipsis after its last whole word says that it goes on. */
export function beginningOf(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === MAX_CHARACTERS) {
      const words = text.slice(0, end + 1).search(/\s+\S*$/);
      // An address, or a language without spaces, has no word to end with.
      return `${text.slice(0, words > end / 2 ? words : end)}…`;
    }
    count += 1;
    end = index + segment.length;
  }
  return text;
}
