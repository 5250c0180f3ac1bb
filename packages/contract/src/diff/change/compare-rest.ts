import { isDeepStrictEqual } from "node:util";
import { isFields, members, type Part } from "../contract/part.ts";
import { change, type Change, type Place } from "./change.ts";

const notes: ReadonlySet<string> = new Set([
  "$comment",
  "deprecated",
  "description",
  "example",
  "examples",
  "externalDocs",
  "operationId",
  "summary",
  "tags",
  "title",
]);

/** Whether a key speaks to readers only: nothing on the wire follows from it. */
export const isNote = (key: string): boolean => notes.has(key) || key.startsWith("x-");

const forReaders = "It is for readers; nothing on the wire follows from it.";
const notJudged = "What it means to a client is not judged here, so it counts as breaking.";

const keysOf = (before: Part, after: Part): ReadonlySet<string> =>
  new Set([...Object.keys(before.value), ...Object.keys(after.value)]);

/** Examples one by one, so that a shared one that changed is found behind its `$ref`. */
function* compareExamples(before: Part, after: Part, place: Place): Generator<Change> {
  const [older, newer] = [members(before, "examples"), members(after, "examples")];
  for (const name of new Set([...older.keys(), ...newer.keys()])) {
    const [was, now] = [older.get(name)?.value, newer.get(name)?.value];
    if (isDeepStrictEqual(was, now)) continue;
    const source = newer.get(name) ?? older.get(name) ?? after;
    yield change("editorial", place, source, { aspect: `example ${name}`, was, now }, forReaders);
  }
}

function* compareKey(key: string, before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [before.value[key], after.value[key]];
  if (key === "examples" && [was, now].every((value) => isFields(value ?? {}))) {
    yield* compareExamples(before, after, place);
  } else if (!isDeepStrictEqual(was, now)) {
    const [kind, why] = isNote(key)
      ? (["editorial", forReaders] as const)
      : (["breaking", notJudged] as const);
    yield change(kind, place, after, { aspect: key, was, now }, why);
  }
}

/** Compares the notes for readers: descriptions, summaries, examples, tags, `x-…`. */
export function* compareNotes(before: Part, after: Part, place: Place): Generator<Change> {
  for (const key of keysOf(before, after)) {
    if (isNote(key)) yield* compareKey(key, before, after, place);
  }
}

/**
 * Every key that the caller has not compared: notes are editorial, and what this comparison does
 * not know counts as breaking rather than being passed over.
 */
export function* compareRest(
  before: Part,
  after: Part,
  compared: readonly string[],
  place: Place,
): Generator<Change> {
  for (const key of keysOf(before, after)) {
    if (!compared.includes(key)) yield* compareKey(key, before, after, place);
  }
}
