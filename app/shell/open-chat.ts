/** The conversation that an address opens; null where it opens none. */
export const openChat = (pathname: string): string | null =>
  /^\/chat\/([^/]+)$/.exec(pathname)?.[1] ?? null;
