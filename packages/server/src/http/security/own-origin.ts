import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/read-config.ts";
import { AppError } from "../../errors/app-error.ts";

type Ours = Pick<Config, "mode" | "publicUrl">;

const safeMethods = ["GET", "HEAD", "OPTIONS"];
/** A mail program may be a page of another site, and the token of the mail is all the permission there is. */
const forAnyPage = "/api/mail/unsubscribe";

/**
 * Refuses a change that a page of another site asks for. The browser reports the site in `Sec-Fetch-Site`, or
 * else in `Origin`, as on an address without https. A client that sends neither is no browser.
 * @throws AppError `forbidden`
 */
export function refuseOtherSites(config: Ours, request: FastifyRequest): void {
  if (safeMethods.includes(request.method) || request.routeOptions.url === forAnyPage) return;
  const site = request.headers["sec-fetch-site"];
  if (site === undefined) refuseOtherOrigins(config, request);
  else if (site !== "same-origin" && site !== "none") throw new AppError("forbidden");
}

/**
 * Refuses a page of another site; the browser's rules for other calls do not cover a socket. A caller that
 * sends no `Origin` is no browser. In production only the public URL is ours, if it is set; otherwise the
 * requested host is ours too, so that a trial answers on localhost and on 127.0.0.1.
 * @throws AppError `forbidden`
 */
export function refuseOtherOrigins(config: Ours, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicUrl) return;
  const byHost = config.mode === "trial" || config.publicUrl === undefined;
  const same = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!byHost || !same) throw new AppError("forbidden");
}
