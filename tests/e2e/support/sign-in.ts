import { expect } from "@playwright/test";
import type { Credentials } from "./member.ts";
import type { Visit } from "./visit.ts";

/** Fills in the login form that is open, and sends it. */
export async function fillLogin(
  { page, hands, t }: Visit,
  { email, password }: Credentials,
): Promise<void> {
  await hands.fill(page.getByRole("textbox", { name: t("common.email") }), email);
  await hands.fill(page.getByLabel(t("common.password"), { exact: true }), password);
  await hands.press(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));
}

/** Goes to the login, signs in and arrives at the dashboard. */
export async function signIn(visit: Visit, credentials: Credentials): Promise<void> {
  await visit.page.goto("/login");
  await fillLogin(visit, credentials);
  await expect(visit.page.getByRole("button", { name: visit.t("shell.nav.logout") })).toBeVisible();
}
