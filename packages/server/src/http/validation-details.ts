import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import type { ErrorDetail } from "../errors/app-error.ts";

const MAX_DETAILS = 50;
const MAX_FIELD = 200;

const messages: Readonly<Record<string, string>> = {
  required: "This field is required.",
  additionalProperties: "This field is not known here.",
  minLength: "This is too short.",
  maxLength: "This is too long.",
  format: "This has the wrong form.",
  pattern: "This has the wrong form.",
  type: "This is of the wrong type.",
  enum: "This is none of the choices.",
};

/** Lists the fields that break the contract. Values are never repeated. */
export const validationDetails = (errors: readonly FastifySchemaValidationError[]): ErrorDetail[] =>
  errors.slice(0, MAX_DETAILS).map(({ instancePath, keyword, params }) => ({
    field: fieldName(instancePath, params),
    code: keyword === "additionalProperties" ? "unknown_field" : keyword,
    message: messages[keyword] ?? "This is not accepted here.",
  }));

function fieldName(instancePath: string, params: Record<string, unknown>): string {
  const steps = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = params["missingProperty"] ?? params["additionalProperty"];
  if (typeof last === "string") steps.push(last);
  return steps.join(".").replaceAll("\u0000", "").slice(0, MAX_FIELD);
}
