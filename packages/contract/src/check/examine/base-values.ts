import * as fc from "fast-check";
import type { Contract } from "../contract/contract.ts";
import { isNode } from "../contract/node.ts";
import type { Operation } from "../contract/operation.ts";
import { arbitraryOf } from "../requests/arbitrary.ts";
import { pathNames, unknownId, type Values, shownBodies } from "../requests/compose.ts";
import type { Aim } from "./aim.ts";

/** Values that the contract accepts, about something that is there as far as it is known. */
export function baseValues(
  contract: Contract,
  operation: Operation,
  aim: Aim,
  seed: number,
): Values {
  const body = bodyOf(contract, operation, aim, seed);
  return {
    path: pathNames(operation).map(
      (name, index) => aim.path?.[index] ?? shownPath(operation, name),
    ),
    ...queryOf(operation, aim),
    ...(body !== undefined && { body }),
  };
}

/** The aim's own fields in a body, in the place of what stands there. */
export const aimBody = (body: unknown, aim: Aim): unknown =>
  isNode(body) && aim.body ? { ...body, ...aim.body } : (body ?? aim.body);

function shownPath(operation: Operation, name: string): string {
  const parameter = operation.parameters.find((each) => each.in === "path" && each.name === name);
  const isId =
    parameter?.schema.format === "uuid" || parameter?.schema.$ref?.endsWith("Id") === true;
  return isId ? unknownId : String(parameter?.examples[0] ?? unknownId);
}

function queryOf({ parameters }: Operation, aim: Aim): Pick<Values, "query"> {
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name, required, examples }) => {
      const value = aim.query?.[name] ?? (required ? examples[0] : undefined);
      return value === undefined ? [] : [[name, value] as const];
    });
  return { query: Object.fromEntries(query) };
}

function bodyOf(contract: Contract, operation: Operation, aim: Aim, seed: number): unknown {
  const content = operation.body?.content ?? {};
  const [shown] = richestFirst(Object.values(shownBodies(operation)));
  if (shown !== undefined) return aimBody(shown, aim);
  const media = content["application/json"] ?? content["multipart/form-data"];
  if (!media) return aim.body;
  const [made] = fc.sample(arbitraryOf(contract, media.schema), { seed, numRuns: 1 });
  return aimBody(made, aim);
}

/** The example that says most breaks in most ways. */
const richestFirst = (values: readonly unknown[]): unknown[] =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
