import type { FastifyRequest } from "fastify";

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
