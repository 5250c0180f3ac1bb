import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Node } from "./place.ts";

/** What is wrong with one field, as the contract's `ErrorDetail`. */
export interface Detail {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Checks values against the schemas of a contract, by pointer. */
export interface Schemas {
  readonly check: (schema: string, value: unknown) => Detail[];
  /** Reads a parameter's text as the schema's type. */
  readonly read: (schema: string, name: string, text: unknown) => { value: unknown } | Detail[];
}

export function schemasOf(document: Node): Schemas {
  const strict = makeAjv(document, false);
  const coercing = makeAjv(document, true);
  const readers = new Map<string, ValidateFunction>();

  const readerOf = (schema: string): ValidateFunction => {
    const known = readers.get(schema);
    if (known) return known;
    const $ref = `contract#${encodeURI(schema)}`;
    const made = coercing.compile({ type: "object", properties: { value: { $ref } } });
    readers.set(schema, made);
    return made;
  };
  return {
    check: (schema, value) => {
      const validate = strict.getSchema(`contract#${encodeURI(schema)}`);
      if (!validate) throw new Error(`the contract has no schema at ${schema}`);
      return validate(value) ? [] : (validate.errors ?? []).map((error) => detailOf(error));
    },
    read: (schema, name, text) => {
      const holder = { value: text };
      const validate = readerOf(schema);
      if (validate(holder)) return holder;
      return (validate.errors ?? []).map((error) => ({ ...detailOf(error), field: name }));
    },
  };
}

function makeAjv(document: Node, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, coerceTypes });
  addFormats.default(ajv);
  ajv.addFormat("binary", true);
  ajv.addSchema({ $id: "contract", ...document });
  return ajv;
}

function detailOf({ instancePath, keyword, params, message }: ErrorObject): Detail {
  const last = params["missingProperty"] ?? params["additionalProperty"];
  const steps = [...instancePath.split("/").slice(1), ...(last === undefined ? [] : [last])];
  return {
    field: steps.join(".").slice(0, 200),
    code: keyword === "additionalProperties" ? "unknown_field" : keyword,
    message: `This field ${message ?? "is not valid"}.`,
  };
}
