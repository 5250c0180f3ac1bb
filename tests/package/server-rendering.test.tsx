import { dirname } from "node:path/posix";
import { composeStories, type Decorator, type Meta, type StoryFn } from "@storybook/react-vite";
import { isLocale, locales } from "@gemel/i18n";
import { loadTexts, type Locale, type Texts } from "@gemel/ui/loadTexts";
import { TextsProvider } from "@gemel/ui/TextsProvider";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import manifest from "../../packages/ui/package.json" with { type: "json" };

interface StoryFile {
  default: Meta;
  [story: string]: Meta | StoryFn;
}

const files = import.meta.glob<StoryFile>("../../packages/ui/src/**/*.stories.tsx");
const folders = new Set(Object.keys(files).map(dirname));

/** The exported components, without providers, each with the folder that its stories belong in. */
const components = Object.entries(manifest.exports)
  .filter(([, file]) => file.endsWith(".tsx") && !file.startsWith("./src/foundation/"))
  .map(([name, file]) => ({ name, folder: dirname(file.replace(".", "../../packages/ui")) }));

const texts = new Map<Locale, Texts>();

const withTexts: Decorator = (Story, { globals }) => {
  const language = String(globals["language"]);
  const locale = isLocale(language) ? language : "en";
  return (
    <TextsProvider
      locale={locale}
      texts={texts.get(locale) ?? {}}
      region={globals["direction"] === "rtl" ? "he-IL" : locale}
    >
      <Story />
    </TextsProvider>
  );
};

beforeAll(async () => {
  for (const locale of locales) texts.set(locale, await loadTexts(locale));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("here is no document", () => {
  expect([typeof window, typeof document]).toEqual(["undefined", "undefined"]);
});

test.each(components)("$name has stories beside it", ({ folder }) => {
  expect([...folders]).toContain(folder);
});

test.each(Object.entries(files))("every story of %s renders to a string", async (_file, load) => {
  const error = vi.spyOn(console, "error");
  const warn = vi.spyOn(console, "warn");
  const stories = Object.entries(composeStories(await load(), { decorators: [withTexts] }));
  expect(stories.length).toBeGreaterThan(0);
  for (const [name, Story] of stories) {
    expect.soft(() => renderToString(<Story />), name).not.toThrow();
  }
  expect(error.mock.calls).toEqual([]);
  expect(warn.mock.calls).toEqual([]);
});
