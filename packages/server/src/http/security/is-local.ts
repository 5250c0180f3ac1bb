import type { FastifyRequest } from "fastify";

/**
 * Whether a request comes from this machine: a page elsewhere can point its own name at it, and nothing here is
 * for that.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(request.hostname);
