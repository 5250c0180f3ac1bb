/** The protocols that a link in a text of a member or an AI may have. */
const protocols = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/**
 * The address of a link as a browser would understand it; undefined if it does not lead outside: for another
 * scheme, and for a relative address, which would open one of our pages in the name of the author.
 */
export function externalUrl(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return protocols.has(url.protocol) ? url.href : undefined;
}
