import type { FastifyRequest } from "fastify";

/** Whether somebody on this machine asks: a page elsewhere can point its own name at it, and nothing here is for that. */
export const isLocal = (request: FastifyRequest): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(request.hostname);
