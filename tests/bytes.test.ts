import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Choices } from "@gemel/mock/handlers";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserLaunch } from "./browser.ts";
import { bundle } from "./bytes/bundle.ts";
import { distFiles, readDist, serveDist, type DistServer } from "./bytes/dist.ts";
import { signInAs } from "./bytes/sign-in.ts";
import { routes } from "./bytes/routes.ts";
import { outdated, readSizeTable, sizeTable, type Sizes } from "./bytes/size-table.ts";
import { visit, type Visit } from "./bytes/visit.ts";
import { brotli, isTexts, kinds, sumByKind, weigh } from "./bytes/weigh.ts";

const limits = { js: 118_000, css: 20_000, texts: 13_000, fonts: 300_000 } as const;
/** All scripts of a page that is not among the first two. */
const maxScripts = 192_000;
const clientLimit = 6_000;

let server: DistServer;
let browser: Browser;
const visits = new Map<string, Promise<Visit>>();

const openPage = (address: string, answers?: Choices): Promise<Visit> =>
  visit(browser, server.url, address, answers && signInAs(answers));

/** Several tests weigh the same page of the same member; it is opened once. */
function visited(address: string, answers?: Choices): Promise<Visit> {
  const key = JSON.stringify([address, answers]);
  const known = visits.get(key) ?? openPage(address, answers);
  visits.set(key, known);
  return known;
}

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
    page = await visited(route);
  }, 60_000);

  test("stays within its weight", async () => {
    const files = await weigh(page.loaded);
    const weight = sumByKind(files);
    const totals = kinds.map((kind) => ({
      path: `all ${kind} of ${route}`,
      kind,
      bytes: weight[kind],
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
    const paths = page.loaded.filter((path) => path.endsWith(".js"));
    for (const script of await Promise.all(paths.map(readDist)))
      expect(script.toString()).not.toMatch(/[\u0400-\u06FF\u0E00-\u0E7F]/);
  });
});

describe("every page", () => {
  const sizes: Record<string, Sizes> = {};
  const document = readFile(join(import.meta.dirname, "../docs/sizes.md"), "utf8");

  test.each(routes)("$route stays within its weight", async ({ route, address, answers }) => {
    const said = readSizeTable(await document)[route];
    let size = sumByKind(await weigh((await visited(address, answers)).loaded));
    // On a busy machine a page shows its waiting state, and the words beside the rings need one more font.
    if (said && size.fonts > (said.fonts + 1) * 1_000)
      size = sumByKind(await weigh((await openPage(address, answers)).loaded));
    sizes[route] = size;
    expect.soft(size.texts, "texts").toBeLessThanOrEqual(limits.texts);
    expect.soft(size.css, "css").toBeLessThanOrEqual(limits.css);
    expect.soft(size.fonts, "fonts").toBeLessThanOrEqual(limits.fonts);
    expect(size.js, "scripts").toBeLessThanOrEqual(maxScripts);
  });

  test("is in docs/sizes.md with its size", async () => {
    const table = sizeTable(sizes);
    console.log(`Sizes by route, kB after brotli:\n\n${table}\n`);
    const wrong = outdated(readSizeTable(await document), sizes);
    expect(wrong, `docs/sizes.md should say:\n\n${table}\n`).toEqual([]);
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
  {
    path: "/conversations",
    page: /\/ConversationsPage-/,
    limit: 60_000,
    answers: { getMe: "onboardingComplete" },
  },
  {
    path: "/chat/e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08",
    page: /\/ChatPage-/,
    limit: 60_000,
    answers: { getMe: "onboardingComplete", getConversations: "many", getMessages: "twin" },
  },
] as const)(
  "$path adds at most $limit bytes to a member's home",
  async ({ path, page, limit, answers }) => {
    const home = await visited("/home", { getMe: "onboardingComplete" });
    const opened = await visited(path, answers);
    const loaded = await weigh(opened.loaded.filter((file) => !home.loaded.includes(file)));
    const added = loaded.filter(({ kind }) => kind !== "fonts");
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
  const first = await visited("/");
  expect.soft(first.largestPaint).toMatch(/^(h1|h2|p|span|svg|a|li|strong|em)$/);
  // On a busy machine fonts may come after the first paint: a real shift occurs each time.
  const shifts = [first.layoutShift];
  while (shifts.length < 3 && !shifts.includes(0))
    shifts.push((await visit(browser, server.url, "/")).layoutShift);
  expect(Math.min(...shifts), shifts.join(", ")).toBe(0);
}, 60_000);

test("settings shift nothing, though the account speaks another language than the browser", async () => {
  const { layoutShift } = await visited("/settings", { getMe: "onboardingComplete" });
  expect(layoutShift).toBeLessThanOrEqual(0.01);
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

  test("is there compressed", async () => {
    const files = await distFiles();
    const plain = files.filter((path) => path.endsWith(".js") && !files.includes(`${path}.br`));
    // Compression makes files of a few bytes longer.
    for (const path of plain) expect.soft((await readDist(path)).length, path).toBeLessThan(100);
  });

  test("the mark of the ICU parser is one that the parser has", async () => {
    const parser = createRequire(import.meta.url).resolve("@formatjs/icu-messageformat-parser");
    expect(await readFile(parser, "utf8")).toContain(
      strangers["@formatjs/icu-messageformat-parser"],
    );
  });
});
