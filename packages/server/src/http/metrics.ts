import type { FastifyInstance } from "fastify";
import type { ReadableMetrics } from "../operating/metrics.ts";
import type { OperatorGuard } from "./security/operator-token.ts";

/** `/metrics`, in the Prometheus text format, for callers with the operators' token. */
export function addMetrics(
  app: FastifyInstance,
  metrics: ReadableMetrics,
  guard: OperatorGuard,
): void {
  app.get(
    "/metrics",
    { config: { operationId: "metrics" }, onRequest: guard },
    async (_request, reply) => {
      const { type, text } = await metrics.read();
      return reply.type(type).header("cache-control", "no-store").send(text);
    },
  );
}
