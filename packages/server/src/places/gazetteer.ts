import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Place } from "./distance.ts";
import { placeKey } from "./place-key.ts";

export interface Gazetteer {
  /**
   * Finds the place that a member means, in any language, case and accents: the largest of that name in the
   * country. If the whole is no name, the part after a comma or in brackets is left out. Undefined for a name
   * that no place has, and without a country or a city.
   */
  find(country: string | null, city: string | null): Place | undefined;
}

const file = new URL("./generated/places.tsv.br", import.meta.url);
const LINE_END = 10;

let opening: Promise<Gazetteer> | undefined;

/** The most names that are remembered; members can make up any number. */
const MAX_KNOWN = 50_000;

/** The gazetteer of this process: read on the first call, 19 MB from then on. */
export const openGazetteer = (): Promise<Gazetteer> => (opening ??= readGazetteer());

async function readGazetteer(): Promise<Gazetteer> {
  const table: Buffer = await promisify(brotliDecompress)(await readFile(file));
  const known = new Map<string, Place | undefined>();
  const search = (country: string, name: string): Place | undefined => {
    const key = placeKey(name);
    return key === "" ? undefined : findLine(table, Buffer.from(`${country}\t${key}\t`));
  };
  const look = (country: string, city: string): Place | undefined =>
    search(country, city) ?? search(country, city.split(/[,(/]/, 1)[0] ?? "");
  return {
    find: (country, city) => {
      if (country === null || city === null) return undefined;
      const name = `${country}\t${city}`;
      if (known.has(name)) return known.get(name);
      if (known.size >= MAX_KNOWN) known.clear();
      const place = look(country, city);
      known.set(name, place);
      return place;
    },
  };
}

/** Finds the line that begins with a key among sorted lines, by halving. */
function findLine(table: Buffer, key: Buffer): Place | undefined {
  let [low, high] = [0, table.length];
  while (low < high) {
    const start = table.lastIndexOf(LINE_END, Math.floor((low + high) / 2) - 1) + 1;
    const end = table.indexOf(LINE_END, start);
    const order = table.compare(key, 0, key.length, start, Math.min(start + key.length, end));
    if (order === 0) {
      const [latitude, longitude] = table.toString("utf8", start + key.length, end).split("\t");
      return { latitude: Number(latitude), longitude: Number(longitude) };
    }
    if (order < 0) low = end + 1;
    else high = start;
  }
  return undefined;
}
