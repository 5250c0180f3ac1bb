/** Reads the subject of a JWT, and when it was issued and expires, in seconds since 1970. */
function readClaims(token: string): {
  readonly sub?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
} {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Seconds that a token still lives; 0 or less when it is over or cannot be read. */
export function secondsLeft(token: string, now: number = Date.now()): number {
  const { exp } = readClaims(token);
  return typeof exp === "number" ? exp - now / 1000 : 0;
}

/** Milliseconds by which this device's clock is ahead of the server's, measured with a token just issued. */
export function clockAhead(token: string, now: number): number {
  const { iat } = readClaims(token);
  return typeof iat === "number" ? now - iat * 1000 : 0;
}

/** Returns the member that a token is for; undefined if the token does not say. */
export const subjectOf = (token: string): unknown => readClaims(token).sub;
