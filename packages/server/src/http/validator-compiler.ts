import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchema, FastifySchemaCompiler } from "fastify/types/schema.js";

const options: Options = { strict: false, allErrors: true, removeAdditional: false };

function compiler(more: Options): (schema: object) => ValidateFunction {
  const instance = new Ajv2020({ ...options, ...more });
  addFormats.default(instance);
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const made = instance.compile(schema);
    compiled.set(text, made);
    return made;
  };
}

// Once in a process: all its servers have the same contract.
const compileBody = compiler({});
const compileText = compiler({ coerceTypes: "array", useDefaults: true });

/**
 * Checks requests by JSON Schema 2020-12, as OpenAPI 3.1 means them. Bodies are taken as they are; what
 * comes in a URL is text and becomes the type that the contract names, and gets its defaults. Uploads are checked by their
 * operation: the form is read as a stream.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({
  schema,
  httpPart,
  contentType,
}) => {
  if (contentType === "multipart/form-data") return () => true;
  return (httpPart === "body" ? compileBody : compileText)(schema);
};
