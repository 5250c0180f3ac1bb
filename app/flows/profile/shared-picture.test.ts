import { createClient, memoryTokenStore } from "@gemel/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharePicture } from "./shared-picture.ts";

const url = "https://pictures.example/ada.webp";

const fetched = vi.fn<typeof fetch>();
let client: ReturnType<typeof createClient>;

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("picture")));
  vi.stubGlobal("fetch", fetched);
  client = createClient({
    baseUrl: "https://gemel.example/api",
    language: () => "en",
    onSignedOut: () => {},
    tokenStore: memoryTokenStore(null),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Uses the shared picture, until `leave` is called. */
function use() {
  const controller = new AbortController();
  return {
    picture: sharePicture(client, url, controller.signal),
    leave: () => controller.abort(),
  };
}

test("a picture is fetched once for all that show it at the same time, and again after them", async () => {
  const [header, page] = [use(), use()];
  header.leave();
  expect(await page.picture).toMatchObject({ ok: true });
  const next = use();
  page.leave();
  expect([await next.picture, fetched.mock.calls.length]).toEqual([await page.picture, 1]);
  next.leave();
  await use().picture;
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("the call ends with the last that waits for it", () => {
  const [header, page] = [use(), use()];
  const signal = fetched.mock.calls[0]?.[1]?.signal;
  header.leave();
  expect(signal?.aborted).toBe(false);
  page.leave();
  expect(signal?.aborted).toBe(true);
});

test("one that had left before it asked does not keep the call", () => {
  const page = use();
  void sharePicture(client, url, AbortSignal.abort());
  page.leave();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("one that could not be had is fetched again by the next that shows it", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await use().picture).toMatchObject({ ok: false });
  expect(await use().picture).toMatchObject({ ok: true });
});
