import { change, type Change, type Place } from "../change/change.ts";
import { compareRest } from "../change/compare-rest.ts";
import { child, follow, type Part } from "../contract/part.ts";
import { compareContent } from "./compare-content.ts";
import { comparePresence, presenceOf } from "./compare-presence.ts";

const bodyOf = (operation: Part): Part | undefined => {
  const body = child(operation, "requestBody");
  return body && follow(body);
};

/** Compares what an operation takes. */
export function* compareRequestBody(
  before: Part,
  after: Part,
  operation: Place,
): Generator<Change> {
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
