import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { sendError } from "./error-handler.ts";

interface Health {
  readonly askDatabase: () => Promise<unknown>;
  /** Aborted when the server begins to stop. */
  readonly leaving: AbortSignal;
}

/**
 * `/healthz` answers when the server does, `/readyz` when the database does too and no signal asks the
 * server to stop: balancers send their requests elsewhere then.
 */
export function addHealth(app: FastifyInstance, { askDatabase, leaving }: Health): void {
  app.get("/healthz", { config: { operationId: "healthz" } }, async () => ({ status: "ok" }));
  app.get("/readyz", { config: { operationId: "readyz" } }, async (request, reply) => {
    // Stopping is not a fault, and nothing is logged.
    if (leaving.aborted) return sendError(request, reply, new AppError("unavailable"));
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw new AppError("unavailable");
    }
    return { status: "ok" };
  });
}
