import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundleContract, readCommittedContract, refuseDangling } from "../../scripts/bundle-contract.ts";
import { generateSchema, readCommittedSchema } from "../../scripts/generate.ts";

test("the committed types are those of openapi.yaml (else: npm run generate)", async () => {
  expect(await readCommittedSchema()).toBe(await generateSchema());
}, 30_000);

test("the committed openapi.yaml is the bundle of contract/ (else: npm run generate)", async () => {
  expect(await readCommittedContract()).toBe(await bundleContract());
});

test("every file of contract/ is a part of the bundle", async () => {
  const folder = new URL("../../../../contract/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".yaml"));
  const root = await readFile(new URL("openapi.yaml", folder), "utf8");
  const missing = files.filter((name) => name !== "openapi.yaml" && !root.includes(name.slice(0, -5)));
  expect(missing).toEqual([]);
});

test("a part that refers to what no part has is named", () => {
  const bundled = "components: { schemas: { Ring: { type: string } } }";
  const refer = (...names: readonly string[]) =>
    names.map((name) => `$ref: "#/components/schemas/${name}"`).join("\n");
  const texts = new Map([
    ["paths/rings", refer("Ring", "Gem")],
    ["paths/gems", refer("Ring")],
  ]);
  expect(() => refuseDangling(texts, bundled)).toThrow(
    "contract/paths/rings.yaml refers to #/components/schemas/Gem, which no part has",
  );
  texts.delete("paths/rings");
  expect(() => refuseDangling(texts, bundled)).not.toThrow();
});
