import { crowdIn } from "../screens/crowd-in.ts";
import { letIn } from "../screens/let-in.ts";
import { openView } from "../screens/open-view.ts";
import { personNames } from "../screens/people.ts";
import { viewsOf } from "../screens/views.ts";
import { expectFits } from "./support/expect-fits.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";

// Every page in every onboarding status that opens it; those of people have people.
test.use({
  backendSettings: { DEMO: "on" },
  expectedErrors: /status of 400 .*\/api\/verify-email/,
});

/** In the second look only those who see most; what the others see is theirs too. */
const seeingMost: readonly string[] = ["visitor", "onboarding_complete"];

const looks = [
  { size: "phone", colorScheme: "light" },
  { size: "desktop", colorScheme: "dark" },
] as const;

for (const look of looks) {
  test.describe(`${look.size}, ${look.colorScheme}`, () => {
    test.use(look);

    const people =
      look.colorScheme === "light"
        ? personNames
        : personNames.filter((person) => seeingMost.includes(person));
    for (const person of people) {
      test(`no page of ${person} has an accessibility violation`, async ({
        page,
        context,
        backend,
      }) => {
        await crowdIn(backend);
        const conversations = await letIn(context, person);
        for (const view of viewsOf(person, conversations)) {
          await test.step(view.name, async () => {
            await openView(page, view);
            expect.soft(await findViolations(page), view.name).toEqual([]);
            await expectFits(page);
          });
        }
      });
    }
  });
}

test("a save that was refused has no accessibility violation", async ({ visit, backend }) => {
  const { page, hands, t } = visit;
  await signIn(visit, await newMember(backend));
  await page.goto("/profile");
  await hands.press(page.getByRole("button", { name: t("ui.formActions.save") }));
  await expect(page.getByRole("radiogroup", { name: t("profile.sex.label") })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await findViolations(page)).toEqual([]);
});
