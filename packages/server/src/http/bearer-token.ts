import type { FastifyRequest } from "fastify";

/** The access token of a request's `Authorization` header. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
