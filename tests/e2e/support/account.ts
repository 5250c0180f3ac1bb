import type { Locator } from "@playwright/test";
import type { Visit } from "./visit.ts";

type Account = Pick<Visit, "page" | "t">;

/** The member's own entry of the navigation. */
export const accountButton = ({ page, t }: Account): Locator =>
  page.getByRole("button", { name: t("shell.nav.you"), exact: true });

/** Opens the member's own entry and follows a link of it. */
export async function goToAccount(visit: Visit, name: "profile" | "settings"): Promise<void> {
  const label = visit.t(`shell.nav.${name}`);
  await visit.input.press(accountButton(visit));
  await visit.input.press(visit.page.getByRole("link", { name: label, exact: true }));
}

/** Signs out by the member's own entry. */
export async function signOut(visit: Visit): Promise<void> {
  await visit.input.press(accountButton(visit));
  await visit.input.press(
    visit.page.getByRole("button", { name: visit.t("shell.nav.logout"), exact: true }),
  );
}
