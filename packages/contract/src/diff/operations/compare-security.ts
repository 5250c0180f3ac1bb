import { change, type Change, type Place } from "../change/change.ts";
import { compareRest } from "../change/compare-rest.ts";
import { child, elements, members, type Part } from "../contract/part.ts";

/** One way to prove who calls: all its parts are needed; the empty one needs nothing. */
type Way = readonly string[];

function waysOf(holder: Part): readonly Way[] {
  const ways = elements(holder, "security").map(({ value }) =>
    Object.entries(value).flatMap(([scheme, scopes]) =>
      Array.isArray(scopes) && scopes.length > 0
        ? scopes.map((scope) => `${scheme}:${String(scope)}`)
        : [scheme],
    ),
  );
  return ways.length === 0 ? [[]] : ways;
}

const opens = (way: Way, asked: Way): boolean => asked.every((proof) => way.includes(proof));

const inWords = (ways: readonly Way[]): string =>
  ways.map((way) => (way.length === 0 ? "nothing" : way.join(" and "))).join(" or ");

export function* compareSecurity(before: Part, after: Part, place: Place): Generator<Change> {
  const [older, newer] = [waysOf(before), waysOf(after)];
  const difference = { aspect: "security", was: inWords(older), now: inWords(newer) };
  if (older.some((way) => !newer.some((asked) => opens(way, asked)))) {
    const why = "A client that is let in today is turned away.";
    yield change("breaking", place, after, difference, why);
  } else if (newer.some((way) => !older.some((asked) => opens(way, asked)))) {
    const why = "Every caller with access today keeps it.";
    yield change("compatible", place, after, difference, why);
  }
}

const schemesOf = (contract: Part): ReadonlyMap<string, Part> =>
  members(child(contract, "components") ?? { ...contract, value: {} }, "securitySchemes");

export function* compareSecuritySchemes(
  before: Part,
  after: Part,
  place: Place,
): Generator<Change> {
  const newer = schemesOf(after);
  for (const [name, scheme] of schemesOf(before)) {
    const same = newer.get(name);
    if (same) yield* compareRest(scheme, same, [], { ...place, part: `security scheme ${name}` });
  }
}
