import type { Page } from "@playwright/test";
import { pairs } from "../../../app/routes/landing/pairs.ts";
import { letIn } from "../../screens/let-in.ts";
import { openView } from "../../screens/open-view.ts";
import type { PersonName } from "../../screens/people.ts";
import { settle } from "../../screens/settle.ts";
import { type View, viewsOf } from "../../screens/views.ts";
import { expect, test } from "../support/journey.ts";
import { pseudoTexts as t, speakPseudo } from "../support/pseudo-language.ts";
import { Untranslated } from "./checks/untranslated-text.ts";
import { addLook } from "./in-page.ts";
import { type Check, checksOf, type Look, looks } from "./looks.ts";

test.use({
  // Pages that are answered by the test are not on this machine, for the browser; the socket is.
  permissions: ["local-network-access"],
  size: "phone",
  expectedErrors: /status of 400 .*\/api\/verify-email/,
});

// Each walks through several pages in every look: half a minute, and minutes on a busy machine.
// It hung now and then, which `settle` is thought to have caused: a second try, until that is certain.
test.describe.configure({ timeout: 240_000, retries: 1 });

/** Everyone to whom pages are shown, and into how many tests their views are divided. */
const people: readonly (readonly [PersonName, number])[] = [
  ["visitor", 2],
  ["onboarding_complete", 5],
  ["profile_completed", 1],
  ["questionnaire_completed", 1],
  ["registered", 1],
  ["admin", 1],
];

const anyConversations = { twin: "", advisor: "", user: "" };

/** Who comes first among those who are shown a view. */
const firstOf = (name: string): PersonName | undefined =>
  people.find(([person]) =>
    viewsOf(person, anyConversations).some((view) => view.name === name),
  )?.[0];

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

for (const [person, parts] of people) {
  for (let part = 0; part < parts; part += 1) {
    test(`every page of ${person} keeps every rule for pages, ${part + 1} of ${parts}`, async ({
      context,
    }) => {
      await addLook(context);
      const conversations = await letIn(context, person);
      const views = viewsOf(person, conversations);
      for (const view of views.filter((_, index) => index % parts === part)) {
        await test.step(view.name, async () => {
          const page = await context.newPage();
          const untranslated = new Untranslated(page, invented);
          await speakPseudo(page);
          await lookAt(page, view, person, () => untranslated.find());
          await page.close();
        });
      }
    });
  }
}
