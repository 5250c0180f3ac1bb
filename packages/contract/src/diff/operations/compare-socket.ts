import type { Change, Place } from "../change/change.ts";
import { child, type Part } from "../contract/part.ts";
import { compareOwnedSchema } from "./compare-owned-schema.ts";

const directions = { sent: "request", received: "response" } as const;

/** Compares the frames that `x-gemel-socket` describes: a client sends some and receives others. */
export function* compareSocket(before: Part, after: Part, operation: Place): Generator<Change> {
  const [older, newer] = [child(before, "x-gemel-socket"), child(after, "x-gemel-socket")];
  if (!older || !newer) return;
  for (const key of ["sent", "received"] as const) {
    const [was, now] = [child(older, key), child(newer, key)];
    if (!was || !now) continue;
    const direction = directions[key];
    yield* compareOwnedSchema(was, now, { ...operation, part: `${direction} frame`, direction });
  }
}
