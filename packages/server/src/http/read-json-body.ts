import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { JsonBoundsError, requireBounds } from "../foundation/read-json.ts";
import { OPTIONAL_BODY } from "./contract.ts";

export function namesMediaType(request: FastifyRequest, type: string): boolean {
  const body = request.routeOptions.schema?.body;
  if (typeof body !== "object" || body === null || !("content" in body)) return false;
  const { content } = body;
  if (typeof content !== "object" || content === null) return false;
  return (type.split(";", 1)[0]?.trim().toLowerCase() ?? "") in content;
}

/** No address of the contract has more than ten parameters. */
const MAX_PARAMETERS = 100;

/** Parses JSON bodies within the bounds of `readJson`. Keys that would set a prototype are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      try {
        requireBounds(body);
      } catch (error) {
        if (!(error instanceof JsonBoundsError)) throw error;
        done(Object.assign(new AppError("malformed"), { cause: error }));
        return;
      }
      void parse(request, body, done);
    },
  );
}

/** Refuses an address with too many parameters before they are validated. @throws AppError `malformed` */
export async function refuseManyParameters({ url }: FastifyRequest): Promise<void> {
  let count = 0;
  for (let at = url.indexOf("&"); at >= 0; at = url.indexOf("&", at + 1)) count += 1;
  if (count >= MAX_PARAMETERS) throw new AppError("malformed");
}

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
