import { expect, test } from "vitest";
import { looksAt, looksOfState, modesOf, runsOf, widthsOf } from "./tiers.ts";

test("a story is taken in light and dark, at both widths", () => {
  const story = { own: {}, visual: {} };
  expect(modesOf(story)).toEqual(["light", "dark"]);
  expect(widthsOf(story)).toEqual(["phone", "desktop"]);
});

test("of a screen's states the first is taken in all looks, others on a phone in light or dark", () => {
  const story = { name: "Aa", own: {}, visual: { modes: ["more-contrast"] } } as const;
  expect(looksAt("phone", story, true)).toEqual(["light", "dark", "more-contrast"]);
  expect(looksAt("desktop", story, true)).toEqual(["light", "dark", "more-contrast"]);
  const further = (name: string) =>
    (["phone", "desktop"] as const).map((width) => looksAt(width, { ...story, name }, false));
  expect(further("Ac")).toEqual([["light", "more-contrast"], []]);
  expect(further("Ab")).toEqual([["dark", "more-contrast"], []]);
});

test("of a component's states the first is taken in light and dark, others in light and what they ask for", () => {
  const story = { own: {}, visual: { modes: ["german"] } } as const;
  expect(looksOfState(story, true)).toEqual(["light", "dark", "german"]);
  expect(looksOfState(story, false)).toEqual(["light", "german"]);
});

test("one that has a width or a look of its own keeps what it has", () => {
  const onPhone = { name: "Open", own: { viewport: { value: "phone" } }, visual: {} };
  expect(looksAt("phone", onPhone, false)).toEqual(["light"]);
  expect(looksAt("desktop", onPhone, false)).toEqual([]);
  expect(looksAt("phone", onPhone, true)).toEqual(["light", "dark"]);
  const german = { name: "German", own: { language: "de" }, visual: {} };
  expect(looksAt("phone", german, false)).toEqual(["light"]);
  expect(widthsOf(german)).toEqual(["phone"]);
});

test("a story starts once for all themes, and again for each other look", () => {
  expect(runsOf(["light", "dark", "german", "more-contrast"])).toEqual([
    { start: "light", modes: ["light", "dark", "more-contrast"] },
    { start: "german", modes: ["german"] },
  ]);
  expect(runsOf([])).toEqual([]);
});
