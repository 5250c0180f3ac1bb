/**
 * The storage of the access token. Methods are synchronous and never throw. An empty token is none: it says
 * that a sign-out waits for the server's answer, in one write for all tabs, until there is another token.
 */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  remove(): void;
  /**
   * Reports changes by other tabs, not by this one.
   * @param listener - with the token, and whether it is another member's than the one before
   * @returns a function that ends it
   */
  subscribe(listener: (token: string | null, isOthers: boolean) => void): () => void;
}

/** Keeps the token for the life of this object; for tests and tools. */
export function memoryTokenStore(initial: string | null = null): TokenStore {
  let token = initial;
  return {
    read: () => token,
    write: (next) => {
      token = next;
    },
    remove: () => {
      token = null;
    },
    subscribe: () => () => {},
  };
}
