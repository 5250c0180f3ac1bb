import { memoryTokenStore, type TokenStore } from "./token-store.ts";

/** The name under which the token is stored (docs/product.md section 3). */
export const tokenKey = "authToken";

/** The browser's storage, or undefined where the member's settings refuse it. */
function openStorage(): Storage | undefined {
  try {
    const storage = globalThis.localStorage;
    storage.getItem(tokenKey);
    return storage;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the token in `localStorage` under `authToken`, shared by the tabs of a browser. Where
 * storage is refused or full, the session lasts as long as the page.
 */
export function browserTokenStore(): TokenStore {
  const storage = openStorage();
  if (!storage) return memoryTokenStore();
  /** What a full storage did not take. */
  let unstored: string | null = null;
  return {
    read: () => unstored ?? storage.getItem(tokenKey),
    write: (token) => {
      unstored = null;
      try {
        storage.setItem(tokenKey, token);
      } catch {
        unstored = token;
      }
    },
    remove: () => {
      unstored = null;
      storage.removeItem(tokenKey);
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // The key is null when everything was cleared.
        if (event.key === tokenKey || event.key === null) listener(storage.getItem(tokenKey));
      };
      globalThis.addEventListener("storage", onStorage);
      return () => globalThis.removeEventListener("storage", onStorage);
    },
  };
}
