/** The purpose of a link, as its path says. */
export type LinkKind = "verify" | "reset" | "unsubscribe";

/**
 * The tokens of links in mails, oldest first as the mails are printed. Mails may be plain text or raw MIME:
 * quoted-printable and base64 are read as well.
 */
export function linkTokensIn(mails: string, kind: LinkKind): string[] {
  const texts = [mails, unquote(mails), ...base64Blocks(mails)];
  const links = texts.flatMap((text) => text.match(/https?:\/\/[^\s<>"']+/g) ?? []);
  const tokens = links
    .filter((link) => link.split("?", 1)[0]?.includes(kind) === true)
    .flatMap((link) => /[?&#;]token=([A-Za-z0-9._~-]{16,512})(?![^&#\s])/.exec(link)?.[1] ?? []);
  return [...new Set(tokens)];
}

/** Undoes quoted-printable. */
const unquote = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

function base64Blocks(text: string): string[] {
  const blocks = text.match(/(?:^[A-Za-z0-9+/]{40,}\r?\n)+(?:^[A-Za-z0-9+/]*={0,2}\r?$)?/gm) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64").toString());
}
