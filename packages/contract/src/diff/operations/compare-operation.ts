import { type Change, type Place, change } from "../change/change.ts";
import { compareRest } from "../change/compare-rest.ts";
import {
  compareParameters,
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

function* compareHeaders(before: Part, after: Part, place: Place): Generator<Change> {
  const at = (name: string): Place => ({ ...place, part: `${place.part} header ${name}` });
  const aspect = "header";
  yield* compareMaps(headersOf(before), headersOf(after), {
    gone: (was, older) => {
      const difference = { aspect, was, now: undefined };
      return change(
        "breaking",
        at(was),
        older,
        difference,
        "A client that reads it finds nothing.",
      );
    },
    added: (now, newer) => {
      const difference = { aspect, was: undefined, now };
      const why = "A client passes over a header that it does not know.";
      return change("compatible", at(now), newer, difference, why);
    },
    kept: (name, older, newer) => compareParameter(older, newer, at(name)),
  });
}

function* compareResponse(before: Part, after: Part, place: Place): Generator<Change> {
  yield* compareHeaders(before, after, place);
  yield* compareContent(before, after, place);
  yield* compareRest(before, after, ["headers", "content"], place);
}

/** `default` and `4XX` speak of errors as well. */
const isError = (status: string): boolean => /^(?:[45]|default$)/.test(status);

function* compareResponses(before: Part, after: Part, operation: Place): Generator<Change> {
  const at = (status: string): Place => ({
    ...operation,
    part: `response ${status}`,
    direction: "response",
  });
  const aspect = "status";
  yield* compareMaps(members(before, "responses"), members(after, "responses"), {
    gone: (was, older) => {
      const difference = { aspect, was, now: undefined };
      return change("breaking", at(was), older, difference, "A client waits for it in vain.");
    },
    added: (now, newer) => {
      const difference = { aspect, was: undefined, now };
      return isError(now)
        ? change(
            "compatible",
            at(now),
            newer,
            difference,
            "Any call may fail: a client treats it as other errors.",
          )
        : change("breaking", at(now), newer, difference, "A client does not know this success.");
    },
    kept: (status, older, newer) => compareResponse(older, newer, at(status)),
  });
}

const bodyOf = (operation: Part): Part | undefined => {
  const body = child(operation, "requestBody");
  return body && follow(body);
};

function* compareRequestBody(before: Part, after: Part, operation: Place): Generator<Change> {
  const [older, newer] = [bodyOf(before), bodyOf(after)];
  const place = { ...operation, part: "request body" };
  const aspect = "body";
  if (older && newer) {
    yield* comparePresence(older, newer, place);
    yield* compareContent(older, newer, place);
    yield* compareRest(older, newer, ["required", "content"], place);
  } else if (older) {
    const difference = { aspect, was: presenceOf(older), now: undefined };
    const why = "A client that still sends it is refused or ignored.";
    yield change("breaking", place, older, difference, why);
  } else if (newer) {
    const difference = { aspect, was: undefined, now: presenceOf(newer) };
    yield difference.now === "required"
      ? change("breaking", place, newer, difference, "A client that does not send it is refused.")
      : change("compatible", place, newer, difference, "A client need not send it.");
  }
}

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
