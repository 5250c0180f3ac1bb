import type { FastifyInstance, FastifyRequest } from "fastify";
import { readableText } from "@gemel/i18n/server";
import { AppError, fieldError } from "../errors/app-error.ts";
import { JsonBoundsError, requireBounds } from "../foundation/read-json.ts";
import { OPTIONAL_BODY } from "./contract.ts";

/**
 * Refuses a body with half a surrogate pair: JSON can write one, no text can hold it, and the database
 * stops at it (RFC 7493, section 2.1). The walk may recurse: `readJsonBodies` bounds the depth.
 * @throws AppError `malformed`
 */
export async function checkText({ body }: FastifyRequest): Promise<void> {
  const steps = findBrokenText(body);
  if (steps === undefined) return;
  throw fieldError("malformed", {
    field: steps.toReversed().join(".").toWellFormed(),
    code: "format",
    message: "This has the wrong form.",
  });
}

/** The steps to the first text that is broken, the last one first. */
function findBrokenText(value: unknown): string[] | undefined {
  if (typeof value === "string") return value.isWellFormed() ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const steps = findBrokenText(child);
    if (steps !== undefined) {
      steps.push(key);
      return steps;
    }
  }
  return undefined;
}

/** Secrets are compared as they were typed. */
const secret = /password|token/;

/**
 * Takes out of every text of a body but secrets what makes it read or drawn otherwise than it is, once the contract has
 * been held against it.
 */
export async function straightenText({ body }: FastifyRequest): Promise<void> {
  straighten(body);
}

function straighten(parent: unknown): void {
  if (typeof parent !== "object" || parent === null) return;
  const fields = parent as Record<string, unknown>;
  for (const [key, child] of Object.entries(fields)) {
    if (typeof child !== "string") straighten(child);
    else if (!secret.test(key)) fields[key] = readableText(child);
  }
}

/** Returns a text of a body or query that is parsed and not checked; empty if there is none of that name. */
export function sentText(sent: unknown, field: string): string {
  if (typeof sent !== "object" || sent === null) return "";
  const value: unknown = Reflect.get(sent, field);
  return typeof value === "string" ? value : "";
}

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
