import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { OPTIONAL_BODY } from "./contract.ts";
import { namesMediaType } from "./names-media-type.ts";

/**
 * Refuses a body that the contract does not name: Fastify checks only those that it does.
 * @throws AppError `unsupported_media_type`, or `malformed` when there is none
 */
export async function checkBody(request: FastifyRequest): Promise<void> {
  const { schema } = request.routeOptions;
  if (schema?.body === undefined) return;
  const type = request.headers["content-type"];
  if (type === undefined) {
    if (OPTIONAL_BODY in schema) return;
    throw new AppError("malformed");
  }
  if (!namesMediaType(request, type)) throw new AppError("unsupported_media_type");
}
