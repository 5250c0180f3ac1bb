import { expect } from "@playwright/test";
import { signInto } from "../../screens/let-in.ts";
import type { Credentials } from "./member.ts";
import type { Visit } from "./visit.ts";

/** Fills in the login form that is open, and sends it. */
export async function fillLogin(
  { page, input, t }: Visit,
  { email, password }: Credentials,
): Promise<void> {
  await input.fill(page.getByRole("textbox", { name: t("common.email") }), email);
  await input.fill(page.getByLabel(t("common.password"), { exact: true }), password);
  await input.press(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));
}

/** Goes to the login, signs in by its form and arrives at the dashboard. */
export async function signInByForm(visit: Visit, credentials: Credentials): Promise<void> {
  await visit.page.goto("/login");
  await fillLogin(visit, credentials);
  await expectSignedIn(visit);
}

/** Gives the browser the session of a member who has signed in, without a page, and opens one as them. */
export async function signIn(
  visit: Visit,
  credentials: Credentials,
  address = "/home",
): Promise<void> {
  await signInto(visit.page.context(), credentials, visit.language);
  await visit.page.goto(address);
  await expectSignedIn(visit);
}

/** Checks for the member's own entry, which is present but hidden if a page takes a phone's whole screen. */
const expectSignedIn = ({ page }: Visit): Promise<void> =>
  expect(page.locator("header button[popovertarget]")).toBeAttached();
