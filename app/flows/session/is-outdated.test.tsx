import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOutdated } from "./is-outdated.ts";

const script = '<script src="/assets/frame-one.js"></script>';

beforeEach(() => {
  sessionStorage.clear();
  const own = document.createElement("script");
  own.type = "text/plain";
  own.setAttribute("src", "/assets/frame-one.js");
  document.head.append(own);
});

afterEach(() => {
  document.querySelector('script[src="/assets/frame-one.js"]')?.remove();
  vi.unstubAllGlobals();
});

/** The page as the server has it now, made of the scripts of this one and of what is given. */
function serve(page: string, status = 200): void {
  const others = Array.from(document.querySelectorAll('script[src^="/"]'), (one) => one.outerHTML)
    .filter((one) => !one.includes("frame-one"))
    .join("");
  vi.stubGlobal("fetch", async () => new Response(others + page, { status }));
}

test("a page of the same files is not outdated", async () => {
  serve(script);
  expect(await isOutdated()).toBe(false);
});

test("a page of other files is, and only once: a reload that did not help is not repeated", async () => {
  serve(script.replace("one", "two"));
  expect(await isOutdated()).toBe(true);
  expect(await isOutdated()).toBe(false);
});

test("without a reply from the server there is no answer", async () => {
  serve("Bad gateway", 502);
  await expect(isOutdated()).rejects.toThrow("502");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(isOutdated()).rejects.toThrow(TypeError);
});
