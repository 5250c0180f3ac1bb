import { isDeepStrictEqual } from "node:util";
import { type Change, changeByEffect, type Place } from "../change/change.ts";
import { compareMaps } from "../change/compare-maps.ts";
import { compareRest } from "../change/compare-rest.ts";
import { members, type Part } from "../contract/part.ts";
import { choice } from "../schemas/keywords.ts";
import { compareOwnedSchema } from "../schemas/compare-schemas.ts";

const mediaTypesIn = (contentType: unknown): unknown =>
  typeof contentType === "string" ? contentType.split(/,\s*/) : undefined;

function* compareEncoding(before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [before.value["contentType"], after.value["contentType"]];
  if (!isDeepStrictEqual(was, now)) {
    const effect = choice(mediaTypesIn(was), mediaTypesIn(now));
    if (effect) yield changeByEffect(effect, place, after, { aspect: "contentType", was, now });
  }
  yield* compareRest(before, after, ["contentType"], place);
}

function* compareEncodings(before: Part, after: Part, place: Place): Generator<Change> {
  const nothing = { ...after, value: {} };
  const [older, newer] = [members(before, "encoding"), members(after, "encoding")];
  for (const name of new Set([...older.keys(), ...newer.keys()])) {
    const here = { ...place, path: `$.${name}` };
    yield* compareEncoding(older.get(name) ?? nothing, newer.get(name) ?? nothing, here);
  }
}

function* compareMediaType(before: Part, after: Part, place: Place): Generator<Change> {
  yield* compareOwnedSchema(before, after, place);
  yield* compareEncodings(before, after, place);
  yield* compareRest(before, after, ["schema", "encoding"], place);
}

export function* compareContent(before: Part, after: Part, place: Place): Generator<Change> {
  const [older, newer] = [members(before, "content"), members(after, "content")];
  const isSent = place.direction === "request";
  // A new body breaks no client: no client reads it yet.
  const isHarmless = isSent || older.size === 0;
  yield* compareMaps(older, newer, {
    aspect: "media type",
    name: (type, source) => ({ place, source, value: type }),
    gone: [
      "breaking",
      isSent ? "A client that sends it is refused." : "A client waits for it in vain.",
    ],
    added: isHarmless
      ? ["compatible", "A client need not send it."]
      : ["breaking", "A client may receive what it cannot read."],
    kept: (was, now, _, type) =>
      compareMediaType(was, now, { ...place, part: `${place.part} ${type}` }),
  });
}
