import type { FastifyRequest } from "fastify";

/** The `id` in the path of a request, which the contract has checked; an id is the same in any case. */
export const pathId = (request: FastifyRequest): string =>
  (request.params as { readonly id: string }).id.toLowerCase();
