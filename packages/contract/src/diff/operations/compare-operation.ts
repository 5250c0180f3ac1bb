import type { Change, Place } from "../change/change.ts";
import { compareRest } from "../change/compare-rest.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareRequestBody } from "./compare-request-body.ts";
import { compareResponses } from "./compare-responses.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareSocket } from "./compare-socket.ts";
import type { Operation } from "./operations-of.ts";

const comparedElsewhere = ["parameters", "requestBody", "responses", "security"];

/** Compares two versions of one operation. */
export function* compareOperation(before: Operation, after: Operation): Generator<Change> {
  const place: Place = { operation: after.name, part: "", path: "", direction: "request" };
  yield* compareParameters(before.parameters, after.parameters, place);
  yield* compareSecurity(before.security, after.security, { ...place, part: "request" });
  yield* compareRequestBody(before.part, after.part, place);
  yield* compareResponses(before.part, after.part, place);
  yield* compareSocket(before.part, after.part, place);
  yield* compareRest(before.part, after.part, comparedElsewhere, place);
}
