import { extname } from "node:path";
import type { Services } from "../../services.ts";
import type { ZipEntry } from "../../foundation/write-zip.ts";
import type { PageRequest, Position } from "../../foundation/page.ts";
import { findVisible } from "../candidates/rules.ts";
import { inBatches } from "../../foundation/in-batches.ts";

const BATCH = 1_000;

/** The nicknames of the members, of these ids, whom a member can find, by their ids. */
export async function findNames(
  { db }: Pick<Services, "db">,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const names = new Map<string, string | null>();
  for await (const batch of inBatches(ids, BATCH)) {
    for (const { id, nickname } of await findVisible(db, memberId, batch)) {
      names.set(id, nickname);
    }
  }
  return names;
}

/**
 * Adds the nickname of its member to each entry of a list; leaves out entries whose member cannot be found.
 */
export async function withNames<Entry extends { readonly candidateId: string }>(
  services: Pick<Services, "db">,
  memberId: string,
  entries: readonly Entry[],
): Promise<readonly (Entry & { readonly nickname: string | null })[]> {
  const ids = entries.map(({ candidateId }) => candidateId);
  const names = await findNames(services, memberId, ids);
  return entries.flatMap((entry) => {
    const nickname = names.get(entry.candidateId);
    return nickname === undefined ? [] : [{ ...entry, nickname }];
  });
}

export interface MediaPart {
  readonly path: string;
  readonly file: string;
}

/** Gives a file of the media store its path in a copy. @param place the path without the ending */
export const mediaPart = (place: string, file: string): MediaPart => ({
  path: `media/${place}${extname(file)}`,
  file,
});

export const textEntry = (
  path: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): ZipEntry => ({
  path,
  bytes: encode(pieces),
  isCompressed: true,
});

async function* encode(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

export const jsonEntry = (path: string, value: unknown): ZipEntry =>
  textEntry(path, [`${JSON.stringify(value, null, 2)}\n`]);

/** A file with an object whose last field is a list too long for memory. */
export const listEntry = (
  path: string,
  head: Readonly<Record<string, unknown>>,
  name: string,
  items: AsyncIterable<unknown>,
): ZipEntry => textEntry(path, writeList({ ...head, [name]: [] }, items));

async function* writeList(
  empty: Readonly<Record<string, unknown>>,
  items: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  const end = "]\n}";
  yield JSON.stringify(empty, null, 2).slice(0, -end.length);
  let between = "\n";
  for await (const item of items) {
    yield `${between}    ${JSON.stringify(item)}`;
    between = ",\n";
  }
  yield `\n  ${end}\n`;
}

/** A recording or a picture, unless it went a moment ago. */
export async function* mediaEntry(
  { media }: Pick<Services, "media">,
  { path, file }: MediaPart,
): AsyncGenerator<ZipEntry> {
  const opened = await media.open(file);
  if (opened === undefined) return;
  try {
    yield { path, bytes: opened.bytes, isCompressed: false };
  } finally {
    opened.bytes.destroy();
  }
}

const LIMIT = 500;

export async function readAll<Item>(
  page: (request: PageRequest) => Promise<readonly Item[]>,
  positionOf: (item: Item) => Position,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let found: readonly Item[];
  do {
    const last = all.at(-1);
    found = await page({ after: last && positionOf(last), limit: LIMIT });
    all.push(...found);
  } while (found.length === LIMIT);
  return all;
}
