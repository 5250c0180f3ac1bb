import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** `/healthz` answers when the server does, `/readyz` when the database does too. */
export function addHealth(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request) => {
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw new AppError("unavailable");
    }
    return { status: "ok" };
  });
}
