import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { AppError } from "../errors/app-error.ts";

/**
 * Refuses a page of another site; a socket is not held by the browser's rules for other calls. Who
 * sends no `Origin` is no browser. In production the public URL alone is ours where it is set; else
 * the host that was asked is too, so that a trial answers on localhost and on 127.0.0.1.
 * @throws AppError `forbidden`
 */
export function refuseOtherOrigins(
  config: Pick<Config, "mode" | "publicUrl">,
  request: FastifyRequest,
): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicUrl) return;
  const byHost = config.mode === "trial" || config.publicUrl === undefined;
  const same = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!byHost || !same) throw new AppError("forbidden");
}
