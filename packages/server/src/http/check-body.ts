import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

/**
 * Refuses a body that the contract does not name: Fastify checks only those that it does.
 * @throws AppError `unsupported_media_type`, or `malformed` when there is none
 */
export async function checkBody(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema?.body;
  const content =
    typeof schema === "object" && schema !== null && "content" in schema
      ? schema.content
      : undefined;
  if (typeof content !== "object" || content === null) return;
  const type = request.headers["content-type"];
  if (type === undefined) throw new AppError("malformed");
  const essence = type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!(essence in content)) throw new AppError("unsupported_media_type");
}
