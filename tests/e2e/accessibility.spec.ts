import type { MessageId } from "@gemel/i18n";
import { expectFits } from "./support/expect-fits.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, screens, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";
import type { Visit } from "./support/visit.ts";

interface Stop {
  readonly path: string;
  /** The heading that says that the page has arrived. */
  readonly heading: MessageId;
}

const forEveryone: readonly Stop[] = [
  { path: "/forgot-password", heading: "auth.forgot.title" },
  { path: "/reset-password", heading: "auth.reset.title" },
  { path: "/reset-password?token=x", heading: "auth.reset.title" },
  { path: "/verify-email", heading: "auth.verify.error.title" },
  { path: "/verify-email?token=x", heading: "auth.verify.error.title" },
  { path: "/nowhere", heading: "error.notFound.title" },
];

const forVisitors: readonly Stop[] = [
  { path: "/", heading: "landing.title" },
  { path: "/login", heading: "auth.login.title" },
  { path: "/register", heading: "auth.register.title" },
  ...forEveryone,
];

async function check(visit: Visit, { path, heading }: Stop, name?: string): Promise<void> {
  const { page, t } = visit;
  await test.step(path, async () => {
    await page.goto(path);
    const title = heading === "home.welcome" ? t(heading, { name: name ?? "" }) : t(heading);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await settle(visit);
    expect.soft(await findViolations(page), path).toEqual([]);
    await expectFits(page);
  });
}

/** Nothing moves or loads any more: what fades in has its colours only at the end. */
async function settle({ page, t }: Visit): Promise<void> {
  await expect(page.getByText(t("auth.robot.working"))).toBeHidden();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

for (const size of Object.keys(screens) as (keyof typeof screens)[]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ size, colorScheme, expectedErrors: /status of 400 .*\/api\/verify-email/ });

      test("no page of a visitor has an accessibility violation", async ({ visit }) => {
        for (const stop of forVisitors) await check(visit, stop);
      });

      test("no page of a member has an accessibility violation", async ({ visit, backend }) => {
        const { page, hands, t } = visit;
        const member = await newMember(backend);
        await signIn(visit, member);
        const forMembers: readonly Stop[] = [
          { path: "/", heading: "home.welcome" },
          { path: "/home", heading: "home.welcome" },
          ...forEveryone,
          { path: "/profile", heading: "profile.title" },
        ];
        for (const stop of forMembers) await check(visit, stop, member.email);

        await hands.press(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
        await expect(page.getByRole("group", { name: t("profile.picture.label") })).toBeVisible();
        expect.soft(await findViolations(page), "appearance and media").toEqual([]);

        await hands.press(page.getByRole("button", { name: t("ui.formActions.save") }));
        await expect(page.getByText(t("profile.error.birthDateAndSex")).first()).toBeVisible();
        expect.soft(await findViolations(page), "a save that was refused").toEqual([]);
      });
    });
  }
}
