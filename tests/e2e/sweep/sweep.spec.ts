import type { Page } from "@playwright/test";
import { pairs } from "../../../app/routes/landing/pairs.ts";
import { letIn } from "../../screens/let-in.ts";
import { openView } from "../../screens/open-view.ts";
import type { PersonName } from "../../screens/people.ts";
import { settle } from "../../screens/settle.ts";
import { type View, viewsOf } from "../../screens/views.ts";
import { expect } from "../support/journey.ts";
import { pseudoTexts as t, test } from "../support/pseudo-language.ts";
import { Untranslated } from "./checks/untranslated-text.ts";
import { addLook } from "./in-page.ts";
import { type Check, checksOf, type Look, looks } from "./looks.ts";

test.use({
  size: "phone",
  expectedErrors: /status of 400 .*\/api\/verify-email/,
});

// Each walks through several pages in every look: half a minute, and minutes on a busy machine.
test.describe.configure({ timeout: 240_000 });

interface Swept {
  /** Into how many tests their views are divided. */
  readonly parts: number;
  /** The pages that show them something else than those before them. */
  readonly others: readonly string[];
}

/**
 * All people to whom pages are shown. For signed-in members, a public page differs only in its header; a
 * profile is seen empty and full.
 */
const people: Record<PersonName, Swept> = {
  visitor: { parts: 2, others: [] },
  onboarding_complete: { parts: 4, others: ["/", "/contact", "/rules", "/nowhere"] },
  profile_completed: { parts: 1, others: ["/home", "/questionnaire"] },
  questionnaire_completed: { parts: 1, others: ["/home", "/likes", "/conversations"] },
  registered: { parts: 1, others: ["/home", "/profile"] },
  admin: { parts: 1, others: ["/home"] },
};
const names = Object.keys(people) as PersonName[];

const anyConversations = { twin: "", advisor: "", user: "" };

/** Returns the first of the people who are shown a view. */
const firstOf = (name: string): PersonName | undefined =>
  names.find((person) => viewsOf(person, anyConversations).some((view) => view.name === name));

const isLookedAt = ({ of, also }: Look, view: View, person: PersonName): boolean =>
  of === "each person" || also === person || firstOf(view.name) === person;

const invented = pairs.flatMap(({ people: [first, second] }) => [
  first,
  second,
  `${first} · ${second}`,
]);

async function take(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

/** Looks at a view in each look; `always` is checked with the first. */
async function lookAt(page: Page, view: View, person: PersonName, always: Check): Promise<void> {
  await take(page, looks[0]);
  await openView(page, view);
  await expect(page.getByText(t("auth.robot.working"))).toBeHidden();
  expect.soft(await always(page, view), `${view.name}: texts are in a catalogue`).toEqual([]);
  for (const look of looks) {
    if (!isLookedAt(look, view, person)) continue;
    await take(page, look);
    await settle(page);
    for (const [criterion, find] of checksOf(look, view)) {
      const name = `${view.name}, ${look.size.width} px, ${look.colorScheme}: ${criterion}`;
      expect.soft(await find(page, view), name).toEqual([]);
    }
  }
}

for (const person of names) {
  const { parts, others } = people[person];
  for (let part = 0; part < parts; part += 1) {
    test(`every page of ${person} keeps every rule for pages, ${part + 1} of ${parts}`, async ({
      context,
    }) => {
      await addLook(context);
      const conversations = await letIn(context, person);
      const views = viewsOf(person, conversations).filter(
        ({ name, path }) => firstOf(name) === person || others.includes(path),
      );
      for (const view of views.filter((_, index) => index % parts === part)) {
        await test.step(view.name, async () => {
          const page = await context.newPage();
          const untranslated = new Untranslated(page, invented);
          await lookAt(page, view, person, () => untranslated.find());
          await page.close();
        });
      }
    });
  }
}
