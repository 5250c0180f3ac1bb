import { isDeepStrictEqual } from "node:util";
import { change, type Change, changeByEffect, type Place } from "../change/change.ts";
import { compareNotes, compareRest, isNote } from "../change/compare-rest.ts";
import { type Part, child, subschema } from "../contract/part.ts";
import { combine } from "./combine.ts";
import { compareFields, type CompareNested } from "./compare-fields.ts";
import { formsOf, nameOfForm } from "./forms.ts";
import { keywords } from "./keywords.ts";

const schemaOf = (owner: Part): Part => child(owner, "schema") ?? { ...owner, value: {} };

/** Compares the `schema` of two parameters, headers, bodies or frames; none is one that all fits. */
export const compareOwnedSchema = (before: Part, after: Part, place: Place): Generator<Change> =>
  compareSchemas(schemaOf(before), schemaOf(after), { ...place, path: "$" });

const numeric: ReadonlySet<unknown> = new Set(["integer", "number"]);

function typesMeet({ value: one }: Part, { value: other }: Part): boolean {
  const [left, right] = [one["type"], other["type"]];
  if (left === undefined || right === undefined || left === right) return true;
  return numeric.has(left) && numeric.has(right);
}

/** How to find the same form again, the surest sign first. */
const signs: readonly ((before: Part, after: Part) => boolean)[] = [
  (before, after) => isDeepStrictEqual(before.value, after.value),
  (before, after) => before.pointer === after.pointer && typesMeet(before, after),
  typesMeet,
];

function pairForms(before: readonly Part[], after: readonly Part[]) {
  const pairs: (readonly [Part, Part])[] = [];
  const [gone, added] = [new Set(before), new Set(after)];
  for (const isSame of signs) {
    for (const older of gone) {
      const newer = [...added].find((form) => isSame(older, form));
      if (!newer) continue;
      pairs.push([older, newer]);
      gone.delete(older);
      added.delete(newer);
    }
  }
  return { pairs, gone: [...gone], added: [...added] };
}

function* compareDefault(before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [before.value["default"], after.value["default"]];
  if (isDeepStrictEqual(was, now)) return;
  const difference = { aspect: "default", was, now };
  if (place.direction === "response") {
    const why = "An answer says its values itself.";
    yield change("editorial", place, after, difference, why);
  } else if (was === undefined) {
    const why = "A client may leave the value out.";
    yield change("compatible", place, after, difference, why);
  } else {
    const why = "A client that leaves the value out is treated otherwise.";
    yield change("breaking", place, after, difference, why);
  }
}

/** Whether every value fits. */
const isAnything = ({ value }: Part): boolean => Object.keys(value).every(isNote);

function* compareType(before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [before.value["type"], after.value["type"]];
  if (was === now) return;
  const isWider = now === undefined || (was === "integer" && now === "number");
  const difference = { aspect: "type", was: nameOfForm(before), now: nameOfForm(after) };
  yield changeByEffect(isWider ? "wider" : "narrower", place, after, difference);
}

function* compareWithAnything(before: Part, after: Part, place: Place): Generator<Change> {
  if (isAnything(before) && isAnything(after)) return;
  const difference = { aspect: "type", was: nameOfForm(before), now: nameOfForm(after) };
  yield changeByEffect(isAnything(before) ? "narrower" : "wider", place, after, difference);
}

function* compareKeywords(before: Part, after: Part, place: Place): Generator<Change> {
  for (const [aspect, { rule }] of Object.entries(keywords)) {
    const [was, now] = [before.value[aspect], after.value[aspect]];
    if (isDeepStrictEqual(was, now)) continue;
    const effect = rule(was, now);
    if (effect) yield changeByEffect(effect, place, after, { aspect, was, now });
  }
}

const comparedInForm = [
  ...Object.keys(keywords),
  "type",
  "items",
  "properties",
  "required",
  "additionalProperties",
];

function* compareForm(
  before: Part,
  after: Part,
  place: Place,
  compareNested: CompareNested,
): Generator<Change> {
  if (isAnything(before) || isAnything(after)) {
    yield* compareWithAnything(before, after, place);
    return;
  }
  yield* compareType(before, after, place);
  yield* compareKeywords(before, after, place);
  yield* compareFields(before, after, place, compareNested);
  const older = subschema(before, ["items"], before.value["items"]);
  const newer = subschema(after, ["items"], after.value["items"]);
  yield* compareNested(older, newer, { ...place, path: `${place.path}[*]` });
  yield* compareRest(before, after, comparedInForm, place);
}

const namesOf = (forms: readonly Part[]): string => forms.map(nameOfForm).join(" or ");

/**
 * Compares two schemas: which values fit one and not the other, judged by the direction of `place`.
 * @param open - the pairs that are being compared around this one, so that a schema that contains
 * itself ends
 */
function* compareSchemas(
  before: Part,
  after: Part,
  place: Place,
  open: readonly string[] = [],
): Generator<Change> {
  const [olderWhole, newerWhole] = [combine(before), combine(after)];
  const pair = `${olderWhole.pointer} ${newerWhole.pointer}`;
  if (open.includes(pair)) return;
  const compareNested: CompareNested = (older, newer, nestedPlace) =>
    compareSchemas(older, newer, nestedPlace, [...open, pair]);

  yield* compareNotes(olderWhole, newerWhole, place);
  yield* compareDefault(olderWhole, newerWhole, place);

  const [olderForms, newerForms] = [formsOf(before), formsOf(after)];
  const { pairs, gone, added } = pairForms(olderForms, newerForms);
  for (const [older, newer] of pairs) yield* compareForm(older, newer, place, compareNested);
  if (gone.length === 0 && added.length === 0) return;
  const difference = { aspect: "type", was: namesOf(olderForms), now: namesOf(newerForms) };
  const oneWay = added.length === 0 ? "narrower" : "wider";
  const effect = gone.length > 0 && added.length > 0 ? "different" : oneWay;
  yield changeByEffect(effect, place, newerWhole, difference);
}
