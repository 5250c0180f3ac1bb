/** Returns the conversation that an address opens; null if it opens none. */
export const openChat = (pathname: string): string | null =>
  /^\/chat\/([^/]+)$/.exec(pathname)?.[1] ?? null;

/** Returns the page of an address. All conversations are one page: its list stays when another one opens. */
export const pageOf = (pathname: string): string =>
  openChat(pathname) === null ? pathname : "/chat";
