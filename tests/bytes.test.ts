import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserLaunch } from "./browser.ts";
import { bundle } from "./bytes/bundle.ts";
import { distFiles, readDist, serveDist, type DistServer } from "./bytes/dist.ts";
import { signInAs } from "./bytes/sign-in.ts";
import { visit, type Visit } from "./bytes/visit.ts";

// Bytes after brotli at its best, which is what the backend sends.
const limits = { js: 115_000, css: 20_000, texts: 12_000 } as const;
const clientLimit = 6_000;

type Kind = keyof typeof limits;

const kinds: readonly Kind[] = ["js", "css", "texts"];

const isTexts = (path: string): boolean => /\/messages-[a-z]+-[a-z]{2}\b/.test(path);

const kindOf = (path: string): Kind | undefined => {
  if (path.endsWith(".css")) return "css";
  if (!path.endsWith(".js")) return undefined;
  return isTexts(path) ? "texts" : "js";
};

const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

interface Weighed {
  path: string;
  kind: Kind;
  bytes: number;
}

async function weigh(paths: readonly string[]): Promise<Weighed[]> {
  const files = paths.flatMap((path) => {
    const kind = kindOf(path);
    return kind ? [{ path, kind }] : [];
  });
  return Promise.all(
    files.map(async (file) => ({ ...file, bytes: brotli(await readDist(file.path)) })),
  );
}

let server: DistServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveDist();
  browser = await chromium.launch(await browserLaunch());
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe.each(["/", "/login"])("%s", (route) => {
  let page: Visit;

  beforeAll(async () => {
    page = await visit(browser, server.url, route);
  }, 60_000);

  test("stays within its weight", async () => {
    const files = await weigh(page.loaded);
    const weight = (wanted: Kind): number =>
      files.filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
    const totals = kinds.map((kind) => ({
      path: `all ${kind} of ${route}`,
      kind,
      bytes: weight(kind),
    }));
    console.table([...files.toSorted((a, b) => b.bytes - a.bytes), ...totals]);
    for (const { kind, bytes } of totals) {
      expect(bytes, kind).toBeGreaterThan(0);
      expect.soft(bytes, kind).toBeLessThanOrEqual(limits[kind]);
    }
  });

  test("loads the texts of one language", () => {
    const languages = page.loaded
      .filter(isTexts)
      .map((path) => /\/messages-[a-z]+-([a-z]{2})/.exec(path)?.[1]);
    expect(new Set(languages)).toEqual(new Set(["en"]));
  });

  test("carries no script of a language that Gemel does not speak", async () => {
    const scripts = await Promise.all(page.loaded.filter(kindOf).map(readDist));
    for (const script of scripts)
      expect(script.toString()).not.toMatch(/[\u0400-\u06FF\u0E00-\u0E7F]/);
  });
});

test.each([
  {
    path: "/questionnaire",
    page: /\/QuestionnairePage-/,
    limit: 35_000,
    answers: {
      getMe: "profileCompleted",
      getCompletionStatus: "open",
      getQuestionnaire: "english",
    },
  },
  {
    path: "/discover",
    page: /\/DiscoverPage-/,
    limit: 60_000,
    answers: { getMe: "onboardingComplete" },
  },
] as const)(
  "$path adds at most $limit bytes to a member's home",
  async ({ path, page, limit, answers }) => {
    const member = signInAs(answers);
    const home = await visit(browser, server.url, "/", member);
    const opened = await visit(browser, server.url, path, member);
    const added = await weigh(opened.loaded.filter((file) => !home.loaded.includes(file)));
    const bytes = added.reduce((sum, file) => sum + file.bytes, 0);
    console.table([...added, { path: `all that ${path} adds`, kind: "", bytes }]);
    expect(added.map((file) => file.path)).toContainEqual(expect.stringMatching(page));
    expect(bytes).toBeLessThanOrEqual(limit);
  },
  60_000,
);

test("the client of the contract stays light in the first files", async () => {
  const bytes = brotli(await bundle(join(import.meta.dirname, "bytes/entry/client.ts")));
  console.log(`Client in the first files: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(clientLimit);
}, 60_000);

test("the landing page paints text or the logo as its largest part and shifts nothing", async () => {
  const { largestPaint, layoutShift } = await visit(browser, server.url, "/");
  expect.soft(largestPaint).toMatch(/^(h1|h2|p|span|svg|a|li|strong|em)$/);
  expect(layoutShift).toBe(0);
}, 60_000);

describe("every script of the build", () => {
  /** Strings that no minifier removes, with the package that holds them. */
  const strangers = {
    "@formatjs/icu-messageformat-parser": "EXPECT_ARGUMENT_CLOSING_BRACE",
    msw: "mockServiceWorker",
    "vitest-browser-react": "vitest",
    storybook: "storybook",
    "@stoplight/prism-cli": "stoplight",
  };

  test.each(Object.entries(strangers))("holds nothing of %s", async (_name, mark) => {
    const scripts = (await distFiles()).filter((path) => path.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    const holding: string[] = [];
    for (const path of scripts) {
      if ((await readDist(path)).toString().includes(mark)) holding.push(path);
    }
    expect(holding).toEqual([]);
  });

  test("the mark of the ICU parser is one that the parser has", async () => {
    const parser = createRequire(import.meta.url).resolve("@formatjs/icu-messageformat-parser");
    expect(await readFile(parser, "utf8")).toContain(
      strangers["@formatjs/icu-messageformat-parser"],
    );
  });
});
