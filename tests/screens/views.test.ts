import { expect, test } from "vitest";
import { pages } from "../../app/shell/pages.ts";
import { personNames } from "./people.ts";
import { viewsOf } from "./views.ts";

const conversations = { twin: "t", advisor: "a", user: "u" };

test("every page is shown to at least one person", () => {
  const shown = personNames.flatMap((person) => viewsOf(person, conversations));
  const paths = new Set(shown.map(({ path }) => path));
  expect(pages.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

test("each step of onboarding opens what the gate opens", () => {
  const names = viewsOf("profile_completed").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["front", "profile-tab-4", "questionnaire"]));
  expect(names).not.toContain("discover");
  expect(viewsOf("visitor").map(({ name }) => name)).not.toContain("profile");
});

test.each(personNames)(
  "the views of %s have a name each, and no address is a pattern",
  (person) => {
    const views = viewsOf(person, conversations);
    expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
    expect(views.filter(({ address }) => address.includes(":"))).toEqual([]);
  },
);
