import type { Change } from "./change.ts";

type Changes = Iterable<Change>;

interface Compare<Entry> {
  readonly gone: (key: string, older: Entry) => Change;
  readonly added: (key: string, newer: Entry) => Change;
  readonly kept: (key: string, older: Entry, newer: Entry) => Changes;
}

export function* compareMaps<Entry>(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  { gone, added, kept }: Compare<Entry>,
): Generator<Change> {
  for (const [key, older] of before) {
    const newer = after.get(key);
    if (newer === undefined) yield gone(key, older);
    else yield* kept(key, older, newer);
  }
  for (const [key, newer] of after) {
    if (!before.has(key)) yield added(key, newer);
  }
}
