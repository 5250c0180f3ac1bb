import type { Contract } from "../contract/contract.ts";
import type { Documented, Header } from "../contract/operation.ts";
import type { Problem } from "../contract/problem.ts";
import { typesOf } from "../contract/schema.ts";
import type { Answer } from "../exchange/answer.ts";

/** Whether each header that the contract declares is there, if it must be, and reads as declared. */
export function checkHeaders(
  contract: Contract,
  { headers }: Documented,
  answer: Answer,
): Problem[] {
  return headers.flatMap((header) => checkHeader(contract, header, answer));
}

function checkHeader(contract: Contract, header: Header, answer: Answer): Problem[] {
  const { name, required, schema } = header;
  const values = valuesOf(answer, name);
  if (values.length === 0) {
    return required ? [{ key: `header ${name}`, text: `the header ${name} is missing` }] : [];
  }
  const isNumber = typesOf(contract.flatten(schema)).some((type) => /integer|number/.test(type));
  const typed = (text: string): unknown =>
    isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  // Other cookies may be set beside the one that the contract names.
  if (values.some((value) => contract.explain(schema, typed(value)).length === 0)) return [];
  const text = `the header ${name} is ${JSON.stringify(values[0])}, not as the contract says`;
  return [{ key: `header ${name}`, text }];
}

function valuesOf({ headers }: Answer, name: string): readonly string[] {
  if (name.toLowerCase() === "set-cookie") return headers.getSetCookie();
  const value = headers.get(name);
  return value === null ? [] : [value];
}
