/** Length of the longest text of the contract. */
const longest = 20_000;

/** More emphasis than a real text has; nesting it costs the parser the square of its number. */
const mostEmphasis = 2_000;

/** Quotes in quotes in lists: deeper than a real text, and the renderer calls itself for each. */
const tooDeep = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){17}/m;

/**
 * Whether a text can be formatted in no noticeable time. Any other text was made to block a browser, and is
 * shown as it was typed.
 */
export function isReadable(text: string): boolean {
  return (
    text.length <= longest &&
    (text.match(/[*_]/g)?.length ?? 0) <= mostEmphasis &&
    !tooDeep.test(text)
  );
}
