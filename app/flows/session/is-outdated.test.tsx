import { afterEach, expect, test, vi } from "vitest";
import { isOutdated } from "./is-outdated.ts";

afterEach(() => vi.unstubAllGlobals());

test("without a reply from the server there is no answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("Bad gateway", { status: 502 }));
  await expect(isOutdated()).rejects.toThrow("502");
});
