import { change, type Change, type Place } from "../change/change.ts";
import { compareMaps } from "../change/compare-maps.ts";
import { compareRest } from "../change/compare-rest.ts";
import { members, type Part } from "../contract/part.ts";
import { compareContent } from "./compare-content.ts";
import { compareParameter } from "./compare-parameters.ts";

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

export function* compareResponses(before: Part, after: Part, operation: Place): Generator<Change> {
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
