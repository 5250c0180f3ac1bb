import { expect, test, vi } from "vitest";
import { type Bundle, bundleNames } from "./bundles.ts";
import { messageLoader } from "./message-loaders.ts";

const bundle = (texts: Record<string, string>) =>
  vi.fn<() => Promise<{ default: Record<string, string> }>>(async () => ({ default: texts }));

type Load = ReturnType<typeof bundle>;

/** A language of which the other bundles have no texts. */
const language = (parts: Partial<Record<Bundle, Load>>) => ({
  ...(Object.fromEntries(bundleNames.map((name) => [name, bundle({})])) as Record<Bundle, Load>),
  ...parts,
});

test("merges bundles, and gives the same promise for the same arguments", async () => {
  const core = bundle({ a: "A" });
  const load = messageLoader({ en: language({ core, home: bundle({ b: "B" }) }) });
  const loading = load("en", ["core", "home"]);
  expect(load("en", ["core", "home"])).toBe(loading);
  expect(await loading).toEqual({ a: [{ type: 0, value: "A" }], b: [{ type: 0, value: "B" }] });
  expect(core).toHaveBeenCalledTimes(1);
});

test("forgets a failure, so that the next call tries again", async () => {
  const core = bundle({ a: "A" }).mockRejectedValueOnce(new Error("offline"));
  const load = messageLoader({ en: language({ core }) });
  await expect(load("en", ["core"])).rejects.toThrow("offline");
  expect(await load("en", ["core"])).toEqual({ a: [{ type: 0, value: "A" }] });
});
