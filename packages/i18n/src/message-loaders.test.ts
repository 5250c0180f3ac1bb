import { expect, test, vi } from "vitest";
import { messageLoader } from "./message-loaders.ts";

const bundle = (texts: Record<string, string>) =>
  vi.fn<() => Promise<{ default: Record<string, string> }>>(async () => ({ default: texts }));

test("merges bundles, and gives the same promise for the same arguments", async () => {
  const core = bundle({ a: "A" });
  const load = messageLoader({ en: { core, home: bundle({ b: "B" }), profile: bundle({}) } });
  const loading = load("en", ["core", "home"]);
  expect(load("en", ["core", "home"])).toBe(loading);
  expect(await loading).toEqual({ a: [{ type: 0, value: "A" }], b: [{ type: 0, value: "B" }] });
  expect(core).toHaveBeenCalledTimes(1);
});

test("forgets a failure, so that the next call tries again", async () => {
  const core = bundle({ a: "A" }).mockRejectedValueOnce(new Error("offline"));
  const load = messageLoader({ en: { core, home: bundle({}), profile: bundle({}) } });
  await expect(load("en", ["core"])).rejects.toThrow("offline");
  expect(await load("en", ["core"])).toEqual({ a: [{ type: 0, value: "A" }] });
});
