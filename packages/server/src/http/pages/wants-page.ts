import type { FastifyRequest } from "fastify";

/** Whether a browser shows the answer to a person. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes("text/html") ?? false;
