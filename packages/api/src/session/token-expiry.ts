/** Reads the expiry of a JWT in milliseconds since 1970; null where it tells none. */
function readExpiry(token: string): number | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Seconds that a token still lives; 0 or less when it is over or cannot be read. */
export function secondsLeft(token: string, now: number = Date.now()): number {
  const expiry = readExpiry(token);
  return expiry === null ? 0 : (expiry - now) / 1000;
}
