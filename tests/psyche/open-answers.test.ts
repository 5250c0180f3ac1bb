import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { doubtfulAnswers } from "@gemel/psyche/open-answers";
import { expect, test } from "vitest";

const folders = ["packages/i18n/locales", "packages/server/src/demo/drawn/phrases"];
const languages = new Set(["de.json", "en.json", "es.json", "fr.json", "it.json"]);

function* textsIn(json: unknown): Generator<string> {
  if (typeof json === "string") yield json;
  else if (typeof json === "object" && json !== null)
    for (const each of Object.values(json)) yield* textsIn(each);
}

/** Every sentence of our texts without a placeholder that is as long as an open answer must be. */
async function sentences(): Promise<string[]> {
  const root = join(import.meta.dirname, "../..");
  const found: string[] = [];
  for (const folder of folders) {
    for (const file of await readdir(join(root, folder))) {
      if (!languages.has(file)) continue;
      const json: unknown = JSON.parse(await readFile(join(root, folder, file), "utf8"));
      for (const text of textsIn(json))
        if (!/[{<]/.test(text)) found.push(...text.split(/(?<=[.!?:])\s+/));
    }
  }
  return found.filter((text) => (text.match(/\p{L}/gu) ?? []).length >= 10);
}

test("no sentence of ours, in five languages, is taken for one that says nothing", async () => {
  const all = await sentences();
  expect(all.length).toBeGreaterThan(4_000);
  const doubted = all.filter((text) => doubtfulAnswers([{ id: "a", asked: [], text }]).size > 0);
  expect(doubted).toEqual([]);
});
