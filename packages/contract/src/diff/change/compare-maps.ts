import type { Part } from "../contract/part.ts";
import { change, type Change, type Kind, type Place } from "./change.ts";

/** The effect on a client of an entry that is gone or new, and the reason. */
export type Judgement = readonly [kind: Kind, why: string];

/** An entry as a change names it. */
interface Named {
  readonly place: Place;
  readonly source: Part;
  /** A JSON value. */
  readonly value: unknown;
}

interface Compare<Entry> {
  readonly aspect: string;
  readonly name: (key: string, entry: Entry) => Named;
  readonly gone: Judgement;
  readonly added: Judgement | ((key: string, newer: Entry) => Judgement);
  readonly kept: (older: Entry, newer: Entry, place: Place, key: string) => Iterable<Change>;
}

export function* compareMaps<Entry>(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  { aspect, name, gone, added, kept }: Compare<Entry>,
): Generator<Change> {
  for (const [key, older] of before) {
    const newer = after.get(key);
    if (newer === undefined) {
      const { place, source, value } = name(key, older);
      yield change(gone[0], place, source, { aspect, was: value, now: undefined }, gone[1]);
    } else yield* kept(older, newer, name(key, newer).place, key);
  }
  for (const [key, newer] of after) {
    if (before.has(key)) continue;
    const { place, source, value } = name(key, newer);
    const [kind, why] = typeof added === "function" ? added(key, newer) : added;
    yield change(kind, place, source, { aspect, was: undefined, now: value }, why);
  }
}
