import { afterEach, expect, test, vi } from "vitest";
import { isOutdated } from "./is-outdated.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("without a reply from the server there is no answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("Bad gateway", { status: 502 }));
  await expect(isOutdated()).rejects.toThrow("502");
});

test("a server that never answers is given up", async () => {
  const over = new DOMException("too long", "TimeoutError");
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(over));
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) =>
    signal ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  await expect(isOutdated()).rejects.toBe(over);
});
