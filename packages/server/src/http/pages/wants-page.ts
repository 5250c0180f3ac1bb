import type { FastifyRequest } from "fastify";

export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes("text/html") ?? false;
