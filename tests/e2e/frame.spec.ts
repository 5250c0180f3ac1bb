import type { Page } from "@playwright/test";
import { signOut } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";
import { untilAlive } from "./support/until-alive.ts";

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test("a page is where it was left, after going back and after a reload", async ({ visit }) => {
  const { page, input, t } = visit;
  await page.goto("/terms-of-service");
  const contact = page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.footer.contact") });
  await untilAlive(contact);
  // If the link is in view already, following it does not scroll.
  await contact.scrollIntoViewIfNeeded();
  const left = await scrolledTo(page);
  expect(left).toBeGreaterThan(200);
  await input.press(contact);
  await expect(page.getByRole("heading", { level: 1, name: t("contact.title") })).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: t("contact.title") })).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test("theme and language stay through a reload, and when a member signs out", async ({
  visit,
  backend,
}) => {
  const { page, t } = visit;
  const german = textsOf("de");
  const document = page.locator("html");
  const themes = page.getByRole("combobox", { name: t("ui.themeSwitcher.label") });
  await page.goto("/login");
  await expect(document).toHaveAttribute("lang", "en");
  await expect(document).not.toHaveAttribute("data-theme");
  await themes.selectOption("dark");
  await expect(document).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(document).toHaveAttribute("data-theme", "dark");
  await expect(themes).toHaveValue("dark");
  await themes.selectOption("system");
  await expect(document).not.toHaveAttribute("data-theme");

  await signIn(visit, await newMember(backend));
  await themes.selectOption("more-contrast");
  await page.getByRole("combobox", { name: t("ui.languageSwitcher.label") }).selectOption("de");
  await signOut({ ...visit, t: german });
  const landing = page.getByRole("heading", { level: 1, name: german("landing.title") });
  await expect(landing).toBeVisible();
  await page.reload();
  await expect(landing).toBeVisible();
  await expect(document).toHaveAttribute("lang", "de");
  await expect(document).toHaveAttribute("data-theme", "more-contrast");
});
