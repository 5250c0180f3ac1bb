import type { Example, OpenApi, Schema } from "./openapi.ts";

const referencePattern = /^#\/components\/(schemas|examples)\/(\w+)$/;

/** "ReceivedFrame" of `#/components/schemas/ReceivedFrame`. */
export function nameOf(reference: string): string {
  const name = referencePattern.exec(reference)?.[2];
  if (name === undefined) throw new Error(`Not a schema or an example: ${reference}`);
  return name;
}

/** A schema with what its `$ref` and `allOf` bring; what is nearer to the field wins. */
export function resolveSchema(contract: OpenApi, schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const bases = allOf.map((base) => resolveSchema(contract, base));
  if ($ref === undefined) return Object.assign({}, ...bases, own);
  const target = contract.components?.schemas?.[nameOf($ref)];
  if (!target) throw new Error(`The contract has no ${$ref}`);
  return Object.assign({}, resolveSchema(contract, target), ...bases, own);
}

/** An example, itself or by `$ref`. */
export function resolveExample(contract: OpenApi, example: Example): Example {
  if (example.$ref === undefined) return example;
  const target = contract.components?.examples?.[nameOf(example.$ref)];
  if (!target) throw new Error(`The contract has no ${example.$ref}`);
  return target;
}
