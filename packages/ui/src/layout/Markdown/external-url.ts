/** The protocols that a link in a text of a member or an AI may have. */
const protocols = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/**
 * The address of a link as a browser would understand it, or undefined for what leads nowhere
 * outside: other schemes, and everything relative, which would open a page of our own in the name
 * of the author.
 */
export function externalUrl(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return protocols.has(url.protocol) ? url.href : undefined;
}
