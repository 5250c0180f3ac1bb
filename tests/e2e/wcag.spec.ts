import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";

// Requirements of WCAG 2.2 that neither axe nor the sweep over every page can check.

test("a save that was refused has no violation", async ({ visit, backend }) => {
  const { page, input, t } = visit;
  await signIn(visit, await newMember(backend), "/profile");
  await input.press(page.getByRole("button", { name: t("ui.formActions.save") }));
  await expect(page.getByRole("radiogroup", { name: t("profile.sex.label") })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await findViolations(page)).toEqual([]);
});

/** The fields that a browser or a password manager fills in, by page, in their order. */
const autocomplete = {
  "/login": ["username", "current-password"],
  "/register": ["username", "new-password", "new-password"],
  "/forgot-password": ["username"],
  "/reset-password?token=x": ["new-password", "new-password"],
} as const;

test("3.3.8 Accessible Authentication: each form takes what is pasted, and says what it asks for; the check for robots asks nothing", async ({
  visit: { page, t },
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [path, tokens] of Object.entries(autocomplete)) {
    await page.goto(path);
    const fields = page.locator("main form").locator("input[type=email], input[type=password]");
    await expect(fields).toHaveCount(tokens.length);
    for (const [index, token] of tokens.entries()) {
      const field = fields.nth(index);
      await expect(field).toHaveAttribute("autocomplete", token);
      const words = `rosalind${index}@example.com`;
      await page.evaluate((text) => navigator.clipboard.writeText(text), words);
      await expect(field).toBeEnabled();
      await field.focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field).toHaveValue(words);
    }
    if (path !== "/register") continue;
    await expect(page.getByText(t("auth.robot.ready"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  }
});
