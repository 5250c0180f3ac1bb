import { Ajv2020, type Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchema, FastifySchemaCompiler } from "fastify/types/schema.js";

const options: Options = { strict: false, allErrors: true, removeAdditional: false };

function ajv(coerceTypes: false | "array"): Ajv2020 {
  const instance = new Ajv2020({ ...options, coerceTypes });
  addFormats.default(instance);
  return instance;
}

/**
 * Checks requests by JSON Schema 2020-12, as OpenAPI 3.1 means them. Bodies are taken as they are; what
 * comes in a URL is text and becomes the type that the contract names. Uploads are checked by their
 * operation: the form is read as a stream.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const bodies = ajv(false);
  const texts = ajv("array");
  return ({ schema, httpPart, contentType }) => {
    if (contentType === "multipart/form-data") return () => true;
    return (httpPart === "body" ? bodies : texts).compile<unknown>(schema);
  };
}
