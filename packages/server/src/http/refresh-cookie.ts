import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_LIFE } from "../services/sessions/session-life.ts";

/** The cookie that keeps a member signed in; scripts cannot read it and other sites cannot send it. */
export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * @param secure whether the public address is https. The cookie then belongs to this very host: `__Host-`
 *   has the browser refuse it from a subdomain or an unsafe address, and asks for the path `/`. Elsewhere,
 *   which is a trial, it goes only where it is needed.
 */
export function createRefreshCookie(secure: boolean): RefreshCookie {
  const name = secure ? "__Host-gemel_refresh" : "gemel_refresh";
  const attributes = {
    path: secure ? "/" : "/api/auth",
    secure,
    httpOnly: true,
    sameSite: "strict",
  } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => reply.setCookie(name, token, { ...attributes, maxAge: SESSION_LIFE }),
    clear: (reply) => reply.setCookie(name, "", { ...attributes, maxAge: 0 }),
  };
}
