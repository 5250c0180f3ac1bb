import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import type { Heard } from "./client.ts";

/** What an answer has that its operation does not document; nothing when all is well. */
export function explainAnswer(
  { schemas, responses }: Contract,
  operation: Operation,
  { status, headers, body }: Heard,
): string[] {
  const documented = responses(operation).get(status);
  if (!documented) return [`${operation.id} answers ${status}`];
  const type = headers.get("Content-Type")?.split(";", 1)[0];
  const schema = documented.get(type ?? "");
  if (documented.size === 0 && type === undefined) return [];
  if (schema === undefined) return [`${operation.id} ${status} is ${type}`];
  if (type !== "application/json") return [];
  return schemas
    .check(schema, body)
    .map(({ field, message }) => `${operation.id} ${status} ${field}: ${message}`);
}
