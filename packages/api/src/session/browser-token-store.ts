import { subjectOf } from "./token-expiry.ts";
import { memoryTokenStore, type TokenStore } from "./token-store.ts";

/** The name under which the token is stored (docs/product.md section 3). */
export const tokenKey = "authToken";

/** Beside no token: a sign-out waits for the server's answer. */
const leavingKey = "signingOut";

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
 * Keeps the token in `localStorage` under `authToken`, shared by the tabs of a browser. If storage is refused
 * or full, the session lasts as long as the page.
 */
export function browserTokenStore(): TokenStore {
  const storage = openStorage();
  if (!storage) return memoryTokenStore();
  /** The token that a full storage did not take. */
  let unstored: string | null = null;
  const read = () => unstored ?? storage.getItem(tokenKey) ?? storage.getItem(leavingKey);
  /** The token that this tab knows. */
  let known = read();
  const listeners = new Set<Parameters<TokenStore["subscribe"]>[0]>();
  const look = () => {
    const token = read();
    const isOthers = subjectOf(token ?? "") !== subjectOf(known ?? "");
    known = token;
    for (const listener of listeners) listener(token, isOthers);
  };
  const onStorage = (event: StorageEvent) => {
    // The key is null when everything was cleared.
    if (event.key !== tokenKey && event.key !== null) return;
    unstored = null;
    look();
  };
  // A page that comes back from the browser's cache was not notified while it was there.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && read() !== known) look();
  };
  return {
    read,
    write: (token) => {
      unstored = null;
      known = token;
      try {
        storage.setItem(token ? tokenKey : leavingKey, token);
      } catch {
        unstored = token;
      }
      // Last, so that another tab never sees neither.
      storage.removeItem(token ? leavingKey : tokenKey);
    },
    remove: () => {
      unstored = null;
      known = null;
      storage.removeItem(tokenKey);
      storage.removeItem(leavingKey);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      globalThis.addEventListener("storage", onStorage);
      globalThis.addEventListener("pageshow", onShown);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.removeEventListener("storage", onStorage);
        globalThis.removeEventListener("pageshow", onShown);
      };
    },
  };
}
