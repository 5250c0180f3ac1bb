import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { composeArchive } from "./compose-archive.ts";

it("reads the tables first, and says when the database is needed no more", async () => {
  const steps: string[] = [];
  const read = (title: string) =>
    async function* () {
      steps.push(title);
      yield [[title]];
    };
  const tally = { columns: ["name"], rows: 1, checksum: "1" };
  const tables = ["public.users", "public.profiles"].map((title) => ({
    ...tally,
    title,
    read: read(title),
  }));
  const media = {
    names: async function* () {
      yield* ["a.webp", "gone.webp"];
    },
    open: async (name: string) => {
      steps.push(name);
      return name === "gone.webp"
        ? undefined
        : { bytes: Readable.from([Buffer.from(name)]), size: 6 };
    },
  };
  const paths: string[] = [];
  const madeAt = new Date("2026-01-01T12:00:00Z");
  const entries = composeArchive({ migration: "0001-accounts", tables }, media, madeAt, {
    tablesRead: () => steps.push("tables read"),
    done: ({ tables: written, media: files }) => steps.push(`${written.length} and ${files}`),
  });
  for await (const { path, bytes } of entries) {
    await buffer(bytes);
    paths.push(path);
  }
  expect(steps).toEqual([
    "public.users",
    "public.profiles",
    "tables read",
    "a.webp",
    "gone.webp",
    "2 and 1",
  ]);
  expect(paths).toEqual([
    "tables/public.users.jsonl",
    "tables/public.profiles.jsonl",
    "media/a.webp",
    "manifest.json",
    "SHA256SUMS",
  ]);
});
