import { change, type Change, changeByEffect, type Place } from "../change/change.ts";
import { type Part, child, list, subschema } from "../contract/part.ts";

interface Field {
  readonly schema: Part;
  readonly presence: "required" | "optional";
}

/** The fields of an object by name, those included that are only required and not described. */
function fieldsOf(object: Part): ReadonlyMap<string, Field> {
  const properties = child(object, "properties") ?? { ...object, value: {} };
  const required = new Set(list(object, "required").map(String));
  const names = new Set([...Object.keys(properties.value), ...required]);
  return new Map(
    [...names].map((name) => {
      const schema = subschema(properties, [name], properties.value[name]);
      return [name, { schema, presence: required.has(name) ? "required" : "optional" }];
    }),
  );
}

const isClosed = ({ value }: Part): boolean => value["additionalProperties"] === false;

export type CompareNested = (before: Part, after: Part, place: Place) => Generator<Change>;

// Closed schemas (additionalProperties: false) hold servers to what is written. A client that
// refused a field for being new would make every answer final, so new answer fields are compatible.
const passedOver = "A client passes over a field that it does not know.";

function fieldGone({ schema, presence }: Field, object: Part, place: Place): Change {
  const consequence = isClosed(object) ? "refused" : "ignored";
  const why =
    place.direction === "request"
      ? `A client that still sends it is ${consequence}.`
      : "A client that reads it finds nothing.";
  const difference = { aspect: "field", was: presence, now: undefined };
  return change("breaking", place, schema, difference, why);
}

function fieldAdded({ schema, presence }: Field, place: Place): Change {
  const difference = { aspect: "field", was: undefined, now: presence };
  if (place.direction === "response") {
    return change("compatible", place, schema, difference, passedOver);
  }
  return presence === "required"
    ? change("breaking", place, schema, difference, "A client that does not send it is refused.")
    : change("compatible", place, schema, difference, "A client need not send it.");
}

function fieldKept(before: Field, after: Field, place: Place): readonly Change[] {
  if (before.presence === after.presence) return [];
  const effect = after.presence === "required" ? "narrower" : "wider";
  const difference = { aspect: "presence", was: before.presence, now: after.presence };
  return [changeByEffect(effect, place, after.schema, difference)];
}

/** Compares the rules for fields without a name: open, closed, or of one schema. */
function* compareUnnamed(
  before: Part,
  after: Part,
  place: Place,
  compareNested: CompareNested,
): Generator<Change> {
  const key = "additionalProperties";
  if (isClosed(before) === isClosed(after)) {
    const older = subschema(before, [key], before.value[key]);
    const newer = subschema(after, [key], after.value[key]);
    yield* compareNested(older, newer, { ...place, path: `${place.path}.*` });
    return;
  }
  const difference = {
    aspect: key,
    was: before.value[key] ?? true,
    now: after.value[key] ?? true,
  };
  if (isClosed(before) && place.direction === "response") {
    yield change("compatible", place, after, difference, passedOver);
  } else {
    yield changeByEffect(isClosed(after) ? "narrower" : "wider", place, after, difference);
  }
}

const pathTo = (path: string, name: string): string =>
  /^\w+$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;

export function* compareFields(
  before: Part,
  after: Part,
  place: Place,
  compareNested: CompareNested,
): Generator<Change> {
  const [olderFields, newerFields] = [fieldsOf(before), fieldsOf(after)];
  for (const name of new Set([...olderFields.keys(), ...newerFields.keys()])) {
    const [older, newer] = [olderFields.get(name), newerFields.get(name)];
    const here = { ...place, path: pathTo(place.path, name) };
    if (older && newer) {
      yield* fieldKept(older, newer, here);
      yield* compareNested(older.schema, newer.schema, here);
    } else if (older) {
      yield fieldGone(older, after, here);
    } else if (newer) {
      yield fieldAdded(newer, here);
    }
  }
  yield* compareUnnamed(before, after, place, compareNested);
}
