import { expect, test, vi } from "vitest";
import { type Bundle, bundleNames } from "./bundles.ts";
import { messageLoader } from "./message-loaders.ts";

const bundle = (texts: Record<string, string>) =>
  vi.fn<() => Promise<{ default: Record<string, string> }>>(async () => ({ default: texts }));

type Load = ReturnType<typeof bundle>;

/** English texts of the given bundles; the other bundles are empty. */
const sources = ({ core = bundle({}), ...parts }: Partial<Record<Bundle, Load>>) => {
  const empty = Object.fromEntries(bundleNames.map((name) => [name, bundle({})]));
  const english = { ...(empty as Record<Bundle, Load>), ...parts };
  return { core: { en: core }, loadFurther: vi.fn(async () => ({ further: { en: english } })) };
};

test("merges bundles, and gives the same promise for the same arguments", async () => {
  const core = bundle({ a: "A" });
  const load = messageLoader(sources({ core, home: bundle({ b: "B" }) }));
  const loading = load("en", ["core", "home"]);
  expect(load("en", ["core", "home"])).toBe(loading);
  expect(await loading).toEqual({ a: [{ type: 0, value: "A" }], b: [{ type: 0, value: "B" }] });
  expect(core).toHaveBeenCalledTimes(1);
});

test("keeps a failure for a second, and then tries again", async () => {
  vi.useFakeTimers();
  try {
    const core = bundle({ a: "A" }).mockRejectedValueOnce(new Error("offline"));
    const load = messageLoader(sources({ core }));
    await expect(load("en", ["core"])).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(999);
    await expect(load("en", ["core"])).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(1);
    expect(await load("en", ["core"])).toEqual({ a: [{ type: 0, value: "A" }] });
  } finally {
    vi.useRealTimers();
  }
});

test("finds the core alone, without asking where the others are", async () => {
  const english = sources({ core: bundle({ a: "A" }) });
  const load = messageLoader(english);
  await load("en", ["core"]);
  expect(english.loadFurther).not.toHaveBeenCalled();
  await load("en", ["home"]);
  expect(english.loadFurther).toHaveBeenCalledTimes(1);
});
