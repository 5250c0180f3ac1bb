import type { IncomingHttpHeaders } from "node:http";
import type { Contract } from "../contract/contract.ts";
import type { Operation, Parameter } from "../contract/operation.ts";
import type { Detail } from "../contract/schemas.ts";
import { malformed } from "./refusal.ts";

/** Where the parameters of a request stand. */
export interface ParameterSources {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** The declared parameters by name, in the types of their schemas. @throws Refusal 400 */
export function readParameters(
  { schemas }: Contract,
  operation: Operation,
  sources: ParameterSources,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const faults: Detail[] = [];
  for (const parameter of operation.parameters) {
    const { name, required, schema } = parameter;
    const text = textOf(parameter, sources);
    if (text === undefined) {
      if (required) faults.push({ field: name, code: "required", message: "This is required." });
      continue;
    }
    const read = schemas.read(schema, name, text);
    if ("value" in read) values[name] = read.value;
    else faults.push(...read);
  }
  if (faults.length > 0) throw malformed(faults);
  return values;
}

/** A parameter that is given twice is a list, which no schema of ours takes. */
function textOf(parameter: Parameter, { path, query, headers }: ParameterSources): unknown {
  if (parameter.in === "path") return path[parameter.name];
  if (parameter.in === "header") return headers[parameter.name.toLowerCase()];
  const given = query.getAll(parameter.name);
  return given.length > 1 ? given : given[0];
}
