/** No body, frame or answer of the contract nests deeper than eight. */
const MAX_DEPTH = 32;
/** The longest form of the contract has some 300 values. */
const MAX_VALUES = 5_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

export class JsonBoundsError extends Error {
  override readonly name = "JsonBoundsError";
}

/**
 * Reads JSON that another party wrote. Depth and number of values are bounded before anything is built:
 * what walks the value afterwards, a validator included, may recurse.
 * @throws JsonBoundsError, or SyntaxError for what is no JSON
 */
export function readJson(text: string): unknown {
  requireBounds(text);
  return JSON.parse(text);
}

/** An array is one, too. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Checks the bounds in one pass over the text, in constant memory. @throws JsonBoundsError */
export function requireBounds(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COMMA) values += 1;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      values += 1;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
    if (depth > MAX_DEPTH) throw new JsonBoundsError("this JSON nests too deeply");
    if (values > MAX_VALUES) throw new JsonBoundsError("this JSON has too many values");
  }
}

function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}
