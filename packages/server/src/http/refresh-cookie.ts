import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { SESSION_LIFE } from "../services/sessions/issue-tokens.ts";

/** The cookie that keeps a member signed in; scripts cannot read it and other sites cannot send it. */
export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** @param secure whether the public address is https: the cookie then belongs to this very host */
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

/** Refuses a call that another site's page makes. Browsers that do not say are held by SameSite. */
export function refuseOtherSites(request: FastifyRequest): void {
  if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
}
