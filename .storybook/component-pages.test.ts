import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { docstringOf, exportedParts } from "./catalogue/read-components.ts";
import { splitDescription } from "./blocks/docs/split-description.ts";

const ui = resolve(import.meta.dirname, "../packages/ui");

/** Parts that are explained on the page of the whole, and what has no look of its own. */
const explainedOn: Readonly<Record<string, string>> = {
  AiFace: "src/chat/AiLabel/AiLabel.mdx",
  AdvicePrompts: "src/people/AdviceSheet/AdviceSheet.mdx",
  ComposerBar: "src/chat/Composer/Composer.mdx",
  FormFoot: "src/forms/FormActions/FormActions.mdx",
  I18nProvider: "src/foundation/Providers.mdx",
  MatchFace: "src/people/MatchFaces/MatchFaces.mdx",
  MenuItem: "src/overlays/Menu/Menu.mdx",
  MenuSection: "src/overlays/Menu/Menu.mdx",
  MessagesSkeleton: "src/chat/MessageList/MessageList.mdx",
  playSound: "src/media/VoicePopup/VoicePopup.mdx",
  StageRings: "src/people/OnboardingGuide/OnboardingGuide.mdx",
  RouterProvider: "src/foundation/Providers.mdx",
  BackProvider: "src/foundation/Providers.mdx",
  AnswersProvider: "src/foundation/Providers.mdx",
  styles: "src/foundation/Providers.mdx",
  TextsProvider: "src/foundation/Providers.mdx",
  loadTexts: "src/foundation/Providers.mdx",
  TypingProvider: "src/foundation/Providers.mdx",
  useHasRoom: "src/layout/SidebarLayout/SidebarLayout.mdx",
  useModerationTexts: "src/moderation/ReportCard/ReportCard.mdx",
  useOnDemand: "src/overlays/Menu/Menu.mdx",
};

const components = exportedParts;

const pageOf = ({ name, folder }: (typeof components)[number]): string =>
  resolve(ui, explainedOn[name] ?? `${folder}/${name}.mdx`);

test.each(components)("$name has a page, or is named on one", (component) => {
  expect(existsSync(pageOf(component)), pageOf(component)).toBe(true);
  expect(readFileSync(pageOf(component), "utf8")).toContain(component.name);
});

const blocks = [
  "<Overview />",
  "<Anatomy",
  "<Guidance>",
  "<States />",
  "<Accessibility>",
  "<Props",
];
const pages = components.filter(({ name }) => !(name in explainedOn));

test.each(pages)("$name says what for, of what, how, how not, to whom, with what", (component) => {
  const page = readFileSync(pageOf(component), "utf8");
  expect(blocks.filter((block) => !page.includes(block))).toEqual([]);
  expect(page).toMatch(/<Do\b/);
  expect(page).toMatch(/<Dont\b/);
});

test.each(pages)("$name says when another component is meant", (component) => {
  expect(splitDescription(docstringOf(component)).notFor).not.toBe("");
});

/** The `keys` of every `Keyboard` on a page: JSON, after names get quotes and last commas are removed. */
const keyboardsOf = (page: string): Record<string, unknown>[][] =>
  [...page.matchAll(/<Keyboard\s+keys=\{([\s\S]*?)\}\s*\/>/g)].map(([, keys = ""]) =>
    JSON.parse(keys.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":').replaceAll(/,(?=\s*[\]}])/g, "")),
  );

test.each(pages)("$name says of its keys which to press, and what that does", (component) => {
  const page = readFileSync(pageOf(component), "utf8");
  const keyboards = keyboardsOf(page);
  expect(keyboards).toHaveLength(page.split("<Keyboard").length - 1);
  for (const keys of keyboards) {
    expect(keys).not.toEqual([]);
    for (const { press, ...rest } of keys) {
      expect(rest).toEqual({ does: expect.any(String) });
      expect(Array.isArray(press) && press.length > 0).toBe(true);
      for (const key of press as unknown[]) expect(key).toEqual(expect.any(String));
    }
  }
});

const stories = pages.filter(({ folder, name }) =>
  existsSync(resolve(ui, folder, `${name}.stories.tsx`)),
);

test.each(stories)("$name has its stories under its own name", ({ folder, name }) => {
  const code = readFileSync(resolve(ui, folder, `${name}.stories.tsx`), "utf8");
  expect(code).toMatch(new RegExp(`\\btitle: "[A-Z][A-Za-z ]+/${name}"`));
});
