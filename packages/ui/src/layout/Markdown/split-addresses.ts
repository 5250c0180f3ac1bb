/** A piece of a text: an address that it names, or the words around one. */
export interface TextPiece {
  readonly text: string;
  /** Address that the link leads to. */
  readonly href?: string;
}

/** An address with its scheme, or a host that begins with `www.`. */
const address = /(?<![\p{L}\p{N}@/.-])(?:(?:https?|ircs?):\/\/|(?:mailto|xmpp):|www\.)[^\s<>"]+/giu;

/**
 * Removes the punctuation that ends a sentence and not the address; a bracket only if none was opened in it.
 */
function withoutEnd(found: string): string {
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const isOpen = last === ")" && found.slice(0, end).includes("(");
    if (isOpen || !/[.,:;!?'’”»)\]}*_~]/u.test(last)) break;
  }
  return found.slice(0, end);
}

/** Splits words at the addresses in them, as messengers do; every character stays. */
export function splitAddresses(words: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of words.matchAll(address)) {
    const text = withoutEnd(match[0]);
    if (/^(?:[a-z]+:(?:\/\/)?|www\.)$/i.test(text)) continue;
    if (match.index > at) pieces.push({ text: words.slice(at, match.index) });
    pieces.push({ text, href: /^www\./i.test(text) ? `https://${text}` : text });
    at = match.index + text.length;
  }
  if (at < words.length) pieces.push({ text: words.slice(at) });
  return pieces;
}
