import type { Lock } from "./lock.ts";
import { askForToken, type Renewal, type RequestToken } from "./renewal.ts";
import { clockAhead, secondsLeft } from "./token-expiry.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionOptions {
  readonly tokenStore: TokenStore;
  readonly requestToken: RequestToken;
  readonly lock: Lock;
  /** Called once per session that the server ended, after its token was removed. */
  readonly onSignedOut: () => void;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

export interface Session {
  /**
   * A token with at least `margin` seconds left, renewed first where needed.
   * @param margin - seconds; 60 in general, 45 before a voice query (docs/product.md section 9)
   */
  freshToken(margin: number): Promise<Renewal>;
  /** Replaces a token that the server refused, unless another call has done so already. */
  renew(stale: string): Promise<Renewal>;
  /** Removes a token that the server refuses although it is fresh, and says so. */
  end(refused: string): void;
}

/** Keeps one member's token fresh, with one refresh for all who ask, in this tab and the others. */
export function createSession(options: SessionOptions): Session {
  const { tokenStore, requestToken, lock, onSignedOut, now = Date.now } = options;
  let underWay: Promise<Renewal> | undefined;
  // If the device's clock is ahead, every token would seem to expire and be renewed before each call.
  let ahead = 0;

  /** Returns the renewal that the stored token shows; undefined if that token still is `stale`. */
  function renewedElsewhere(stale: string): Renewal | undefined {
    const stored = tokenStore.read();
    if (stored === stale) return undefined;
    return stored ? { kind: "token", token: stored } : { kind: "signed-out" };
  }

  function end(refused: string): void {
    if (tokenStore.read() !== refused) return;
    tokenStore.remove();
    onSignedOut();
  }

  async function renewLocked(stale: string): Promise<Renewal> {
    const before = renewedElsewhere(stale);
    if (before) return before;
    const renewal = await askForToken(requestToken, stale);
    // The member may have signed out, or in as another user, before the answer arrived.
    const other = renewedElsewhere(stale);
    if (other) return other;
    if (renewal.kind === "token") {
      tokenStore.write(renewal.token);
      ahead = clockAhead(renewal.token, now());
    }
    if (renewal.kind === "signed-out") end(stale);
    return renewal;
  }

  function renew(stale: string): Promise<Renewal> {
    const renewed = renewedElsewhere(stale);
    if (renewed) return Promise.resolve(renewed);
    underWay ??= lock(() => renewLocked(stale)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function freshToken(margin: number): Promise<Renewal> {
    const token = tokenStore.read();
    if (!token) return { kind: "signed-out" };
    const left = secondsLeft(token, now() - ahead);
    if (left >= margin) return { kind: "token", token };
    const renewal = await renew(token);
    // A token that still lives is better than none while the server does not answer.
    return renewal.kind === "unanswered" && left > 0 ? { kind: "token", token } : renewal;
  }

  return { freshToken, renew, end };
}
