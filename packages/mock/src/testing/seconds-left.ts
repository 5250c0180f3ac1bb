/** Seconds until the expiry of a JWT. */
export function secondsLeftOf(token: string): number {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return (JSON.parse(payload) as { exp: number }).exp - Date.now() / 1000;
}
