import type { Contract } from "../contract/contract.ts";
import type { Documented, Operation, Header } from "../contract/operation.ts";
import type { Problem } from "../contract/explain.ts";
import { type Answer, errorCodeOf, jsonOf, mediaTypeOf } from "../exchange/answer.ts";
import { typesOf } from "../contract/schema.ts";

/** Whether the server says that it has no such operation yet: not reached, never a departure. */
export const isNotImplemented = (answer: Answer): boolean =>
  answer.status === 501 && errorCodeOf(answer) === "not_implemented";

export function checkAnswer(contract: Contract, operation: Operation, answer: Answer): Problem[] {
  if (isNotImplemented(answer)) return [];
  const documented = operation.answers[String(answer.status)];
  if (!documented) return [undocumented(operation, answer)];
  return [
    ...(answer.status === 500 ? [{ key: "failed", text: "the server failed" }] : []),
    ...checkHeaders(contract, documented, answer),
    ...checkBody(contract, documented, answer),
  ];
}

function undocumented(operation: Operation, { status }: Answer): Problem {
  const known = Object.keys(operation.answers).join(", ");
  return { key: "status", text: `the contract does not name ${status} here, only ${known}` };
}

function checkBody(contract: Contract, { content }: Documented, answer: Answer): Problem[] {
  const types = Object.keys(content);
  if (types.length === 0) return checkNoBody(answer);
  const type = mediaTypeOf(answer);
  const media = type === undefined ? undefined : content[type];
  if (!media) {
    const what = type === undefined ? "has no Content-Type" : `is ${type}`;
    return [{ key: "media", text: `the answer ${what}, must be ${types.join(" or ")}` }];
  }
  if (type !== "application/json") return checkFile(answer);
  const body = jsonOf(answer);
  if (body === undefined) return [{ key: "json", text: "the body is not valid JSON in UTF-8" }];
  return contract.explain(media.schema, body);
}

const checkNoBody = ({ bytes }: Answer): Problem[] =>
  bytes.length === 0
    ? []
    : [{ key: "body", text: `the answer has a body of ${bytes.length} bytes, must have none` }];

const checkFile = ({ bytes }: Answer): Problem[] =>
  bytes.length > 0 ? [] : [{ key: "empty", text: "the file is empty" }];

/** Whether each header that the contract declares is there, if it must be, and reads as declared. */
const checkHeaders = (contract: Contract, { headers }: Documented, answer: Answer): Problem[] =>
  headers.flatMap((header) => checkHeader(contract, header, answer));

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
