import type { Session } from "../world/sessions.ts";

const COOKIE = "Path=/api/auth; HttpOnly; SameSite=Strict";

/** The header that keeps a member signed in. */
export const setCookie = ({ refreshToken }: Session) => ({
  "Set-Cookie": `gemel_refresh=${refreshToken}; Max-Age=2592000; ${COOKIE}`,
});

/** The header that forgets who was signed in. */
export const clearCookie = () => ({ "Set-Cookie": `gemel_refresh=; Max-Age=0; ${COOKIE}` });
