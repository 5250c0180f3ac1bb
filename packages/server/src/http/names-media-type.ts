import type { FastifyRequest } from "fastify";

/** Whether the contract names a media type for the body of a request. */
export function namesMediaType(request: FastifyRequest, type: string): boolean {
  const body = request.routeOptions.schema?.body;
  if (typeof body !== "object" || body === null || !("content" in body)) return false;
  const { content } = body;
  if (typeof content !== "object" || content === null) return false;
  return (type.split(";", 1)[0]?.trim().toLowerCase() ?? "") in content;
}
