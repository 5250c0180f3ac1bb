import { expect } from "@playwright/test";
import type { Backend } from "../backend.ts";
import { expectFits } from "../expect-fits.ts";
import type { Credentials } from "../member.ts";
import { untilAlive } from "../until-alive.ts";
import { heading, type Visit } from "../visit.ts";

/** Signs up: from the landing page to the answer that says nothing about the address, and on to the login. */
export async function signUp(visit: Visit, { email, password }: Credentials): Promise<void> {
  const { page, input, t } = visit;
  await page.goto("/");
  await expect(heading(visit, t("landing.title"))).toBeVisible();
  await expectFits(page);
  const create = page.getByRole("link", { name: t("landing.createProfile") }).first();
  await untilAlive(create);
  await input.press(create);

  await expect(heading(visit, t("auth.register.title"))).toBeFocused();
  await expectFits(page);
  const submit = page.getByRole("button", { name: t("auth.register.submit"), exact: true });
  await expect(submit).toBeDisabled();
  await input.fill(page.getByRole("textbox", { name: t("common.email") }), email);
  await input.fill(page.getByLabel(t("common.password"), { exact: true }), password);
  const confirmation = page.getByLabel(t("auth.register.confirm"), { exact: true });
  await input.fill(confirmation, `${password}!`);
  await expect(page.getByText(t("auth.passwordsDiffer"))).toBeVisible();
  await input.fill(confirmation, password);
  await expect(page.getByText(t("auth.passwordsDiffer"))).toBeHidden();
  await input.press(submit);

  await expect(heading(visit, t("auth.mailed.title"))).toBeVisible();
  await expect(page.getByText(t("auth.register.success.body"))).toBeVisible();
  await expectFits(page);
  await input.press(page.getByRole("button", { name: t("auth.goToLogin") }));
  await expect(heading(visit, t("auth.login.title"))).toBeFocused();
  await expectFits(page);
}

/** Opens the link in the mail, and opens it again: both times the address is verified, and they are signed in. */
export async function verifyTwice(visit: Visit, backend: Backend, email: string): Promise<void> {
  const { page, input, t } = visit;
  const { subject } = await backend.outbox.waitFor(email);
  expect(subject).toBe(t("mail.verify.subject"));
  const link = await backend.outbox.link(email, "/verify-email");
  for (const time of ["first", "second"]) {
    await page.goto(link);
    await expect(heading(visit, t("auth.verify.success.title")), `${time} time`).toBeVisible();
    await expect(page.getByText(t("auth.verify.signedIn.body"))).toBeVisible();
    await expectFits(page);
  }
  await input.press(page.getByRole("link", { name: t("auth.verify.signedIn.action") }));
  await expect(heading(visit, t("profile.title"))).toBeFocused();
}

/** The dashboard of someone new, and on to the profile. */
export async function arrive(visit: Visit, { email }: Credentials): Promise<void> {
  const { page, input, t } = visit;
  await page.goto("/");
  await expect(heading(visit, t("home.welcome", { name: email }))).toBeVisible();
  await expectFits(page);
  await expectCurrentStep(visit, "home.guide.registered.title");
  await input.press(page.getByRole("link", { name: t("home.guide.registered.action") }));
  await expect(heading(visit, t("profile.title"))).toBeFocused();
}

/** Expects the dashboard's guide to mark a step as the current one. */
export async function expectCurrentStep(
  { page, t }: Visit,
  title: "home.guide.registered.title" | "home.guide.profile_completed.title",
): Promise<void> {
  await expect(page.getByRole("region", { name: t(title) })).toBeVisible();
  const step = page
    .getByRole("main")
    .getByRole("listitem")
    .and(page.locator("[aria-current=step]"));
  await expect(step).toContainText(t("ui.onboardingGuide.current"));
}
