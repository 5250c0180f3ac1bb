/** The conversation that an address opens; null where it opens none. */
export const openChat = (pathname: string): string | null =>
  /^\/chat\/([^/]+)$/.exec(pathname)?.[1] ?? null;

/** Returns the page of an address. All conversations are one page, whose list stays when another opens. */
export const pageOf = (pathname: string): string =>
  openChat(pathname) === null ? pathname : "/chat";
