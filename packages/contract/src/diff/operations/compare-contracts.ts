import { isDeepStrictEqual } from "node:util";
import { change, type Change, type Place } from "../change/change.ts";
import { compareMaps } from "../change/compare-maps.ts";
import { compareRest } from "../change/compare-rest.ts";
import { elements, type Part } from "../contract/part.ts";
import { compareOperation } from "./compare-operation.ts";
import { compareSecuritySchemes } from "./compare-security.ts";
import { operationsOf } from "./operations-of.ts";

const everywhere: Place = { operation: "contract", part: "", path: "", direction: "request" };

function* compareServers(before: Part, after: Part): Generator<Change> {
  const was = elements(before, "servers").map(({ value }) => value["url"]);
  const now = elements(after, "servers").map(({ value }) => value["url"]);
  if (isDeepStrictEqual(was, now)) return;
  const difference = { aspect: "servers", was, now };
  yield was.every((url) => now.includes(url))
    ? change("compatible", everywhere, after, difference, "Where clients call today stays.")
    : change("breaking", everywhere, after, difference, "A client calls where nothing answers.");
}

const compareOperations = (before: Part, after: Part): Generator<Change> =>
  compareMaps(operationsOf(before), operationsOf(after), {
    aspect: "operation",
    name: (_, { name, part }) => ({
      place: { ...everywhere, operation: name },
      source: part,
      value: name,
    }),
    gone: ["breaking", "A client that calls it finds nothing there."],
    added: ["compatible", "No client calls it yet."],
    kept: compareOperation,
  });

const comparedElsewhere = ["openapi", "info", "servers", "security", "paths", "components"];

function* compareDocuments(before: Part, after: Part): Generator<Change> {
  for (const key of ["openapi", "info"]) {
    const [was, now] = [before.value[key], after.value[key]];
    if (isDeepStrictEqual(was, now)) continue;
    const why = "It is about the document, not about calls.";
    yield change("editorial", everywhere, after, { aspect: key, was, now }, why);
  }
  yield* compareServers(before, after);
  yield* compareSecuritySchemes(before, after, everywhere);
  yield* compareRest(before, after, comparedElsewhere, everywhere);
  yield* compareOperations(before, after);
}

/**
 * Everything that changed in the operations from one version of a contract to the next: a component that
 * no operation uses is ignored.
 * @throws ContractError when a part does not have the form that OpenAPI requires
 */
export const compareContracts = (before: Part, after: Part): readonly Change[] => [
  ...compareDocuments(before, after),
];
