import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { readStatus, type StatusSources } from "../../operating/status.ts";
import { isLocal } from "../security/is-local.ts";
import type { OperatorGuard } from "../security/operator-token.ts";
import { statusPage, statusPolicy } from "./status-page.ts";

/**
 * `/status`: what is configured and how it goes, as a page for browsers and as JSON for everybody else.
 * @param guard asks for the operators' token; without one it is for this machine alone
 */
export function addStatus(
  app: FastifyInstance,
  sources: StatusSources,
  guard: OperatorGuard | undefined,
): void {
  const onRequest = guard ?? onlyLocal;
  app.get("/status", { config: { operationId: "status" }, onRequest }, async (request, reply) => {
    const status = await readStatus(sources);
    reply.header("cache-control", "no-store").header("vary", "accept");
    if (!wantsPage(request)) return reply.send(status);
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", statusPolicy)
      .send(statusPage(status));
  });
}

async function onlyLocal(request: FastifyRequest): Promise<void> {
  if (!isLocal(request)) throw new AppError("not_found");
}

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes("text/html") ?? false;
