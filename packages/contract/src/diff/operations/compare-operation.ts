import type { Change, Place } from "../change/change.ts";
import { compareRest } from "../change/compare-rest.ts";
import {
  compareParameters,
  ofSent,
  comparePresence,
  presenceOf,
  compareParameter,
} from "./compare-parameters.ts";
import { compareSecurity } from "./compare-security.ts";
import type { Operation } from "./operations-of.ts";
import { child, type Part, follow, members } from "../contract/part.ts";
import { compareOwnedSchema } from "../schemas/compare-schemas.ts";
import { compareContent } from "./compare-content.ts";
import { compareMaps } from "../change/compare-maps.ts";

const headersOf = (response: Part): ReadonlyMap<string, Part> =>
  new Map([...members(response, "headers")].map(([name, part]) => [name.toLowerCase(), part]));

const compareHeaders = (before: Part, after: Part, place: Place): Generator<Change> =>
  compareMaps(headersOf(before), headersOf(after), {
    aspect: "header",
    name: (header, source) => ({
      place: { ...place, part: `${place.part} header ${header}` },
      source,
      value: header,
    }),
    gone: ["breaking", "A client that reads it finds nothing."],
    added: ["compatible", "A client passes over a header that it does not know."],
    kept: compareParameter,
  });

function* compareResponse(before: Part, after: Part, place: Place): Generator<Change> {
  yield* compareHeaders(before, after, place);
  yield* compareContent(before, after, place);
  yield* compareRest(before, after, ["headers", "content"], place);
}

/** `default` and `4XX` speak of errors as well. */
const isError = (status: string): boolean => /^(?:[45]|default$)/.test(status);

const compareResponses = (before: Part, after: Part, operation: Place): Generator<Change> =>
  compareMaps(members(before, "responses"), members(after, "responses"), {
    aspect: "status",
    name: (status, source) => ({
      place: { ...operation, part: `response ${status}`, direction: "response" },
      source,
      value: status,
    }),
    gone: ["breaking", "A client waits for it in vain."],
    added: (status) =>
      isError(status)
        ? ["compatible", "Any call may fail: a client treats it as other errors."]
        : ["breaking", "A client does not know this success."],
    kept: compareResponse,
  });

/** A map of one body or none. */
const bodiesOf = (operation: Part): ReadonlyMap<string, Part> => {
  const body = child(operation, "requestBody");
  return new Map(body && [["body", follow(body)]]);
};

function* compareBody(before: Part, after: Part, place: Place): Generator<Change> {
  yield* comparePresence(before, after, place);
  yield* compareContent(before, after, place);
  yield* compareRest(before, after, ["required", "content"], place);
}

const compareRequestBody = (before: Part, after: Part, operation: Place): Generator<Change> =>
  compareMaps(bodiesOf(before), bodiesOf(after), {
    ...ofSent,
    aspect: "body",
    name: (_, source) => ({
      place: { ...operation, part: "request body" },
      source,
      value: presenceOf(source),
    }),
    kept: compareBody,
  });

const directions = { sent: "request", received: "response" } as const;

/** Compares the frames that `x-gemel-socket` describes: a client sends some and receives others. */
function* compareSocket(before: Part, after: Part, operation: Place): Generator<Change> {
  const [older, newer] = [child(before, "x-gemel-socket"), child(after, "x-gemel-socket")];
  if (!older || !newer) return;
  for (const key of ["sent", "received"] as const) {
    const [was, now] = [child(older, key), child(newer, key)];
    if (!was || !now) continue;
    const direction = directions[key];
    yield* compareOwnedSchema(was, now, { ...operation, part: `${direction} frame`, direction });
  }
}

const comparedElsewhere = ["parameters", "requestBody", "responses", "security"];

export function* compareOperation(before: Operation, after: Operation): Generator<Change> {
  const place: Place = { operation: after.name, part: "", path: "", direction: "request" };
  yield* compareParameters(before.parameters, after.parameters, place);
  yield* compareSecurity(before.security, after.security, { ...place, part: "request" });
  yield* compareRequestBody(before.part, after.part, place);
  yield* compareResponses(before.part, after.part, place);
  yield* compareSocket(before.part, after.part, place);
  yield* compareRest(before.part, after.part, comparedElsewhere, place);
}
