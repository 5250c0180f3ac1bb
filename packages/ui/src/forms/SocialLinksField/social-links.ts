/** A place elsewhere on the web where a member can be found. */
export interface SocialLink {
  platform: string;
  url: string;
}

/** A row of the list: an id of its own keeps its place while others come and go. */
export interface SocialLinkRow extends SocialLink {
  id: number;
}

/** Rows for links that come from outside. */
export const toRows = (links: readonly SocialLink[]): SocialLinkRow[] =>
  links.map(({ platform, url }, id) => ({ id, platform, url }));

/** The links of the rows, empty ones included: a link without a platform or an address is dropped on save. */
export const toLinks = (rows: readonly SocialLinkRow[]): SocialLink[] =>
  rows.map(({ platform, url }) => ({ platform, url }));

/** An id that no row has. */
export const nextId = (rows: readonly SocialLinkRow[]): number =>
  Math.max(-1, ...rows.map((row) => row.id)) + 1;

/** Whether rows still say what the host says; a host that changed its mind wins. */
export const sameLinks = (rows: readonly SocialLinkRow[], links: readonly SocialLink[]): boolean =>
  rows.length === links.length &&
  rows.every((row, at) => row.platform === links[at]?.platform && row.url === links[at].url);

/** An address as people say it, such as `www.example.com/me`, with the scheme that it lacks. */
export function withScheme(typed: string): string {
  const url = typed.trim();
  return url === "" || /^[a-z][a-z\d+.-]*:/i.test(url) || !/^[^\s/]+\.[^\s]+$/.test(url)
    ? typed
    : `https://${url}`;
}
