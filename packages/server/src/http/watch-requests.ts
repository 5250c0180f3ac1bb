import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inScope, type Scope } from "../foundation/scope.ts";
import type { Watching } from "../operating/watch-work.ts";

/** Logs each answer with its request id and route. The route is the pattern: no ids, no query. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract's name of a route, or our own name if it is not in the contract. */
    readonly operationId?: string;
  }
}

/** Files and pages of the app, and what is nowhere. */
const NO_OPERATION = "none";

/**
 * Counts and traces each request from its first byte to its answer, by operation, and puts all that it
 * causes in its scope. It stands before other hooks.
 */
export function watchRequests(app: FastifyInstance, { metrics, tracing }: Watching): void {
  const scopes = new WeakMap<FastifyRequest, Scope>();
  app.addHook("onRequest", (request, reply, done) => {
    const span = tracing.begin({
      name: operationOf(request),
      kind: "server",
      attributes: {
        "gemel.request_id": request.id,
        "http.request.method": request.method,
        "http.route": request.routeOptions.url ?? NO_OPERATION,
      },
    });
    const { traceId } = span;
    if (traceId !== undefined) request.log = reply.log = request.log.child({ trace_id: traceId });
    const scope = { requestId: request.id, span };
    scopes.set(request, scope);
    inScope(scope, done);
  });
  // Reading the body goes on from the connection, which knows nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else inScope(scope, done);
  });
  app.addHook("onResponse", async (request, reply: FastifyReply) => {
    const { statusCode, elapsedTime } = reply;
    metrics.answered(operationOf(request), statusCode, elapsedTime / 1_000);
    const attributes = { "http.response.status_code": statusCode };
    scopes.get(request)?.span?.end(attributes, statusCode >= 500);
  });
}

const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config.operationId ?? NO_OPERATION;
