import { goToAccount } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";

test.use({ keyboardOnly: true });

test("a member is asked before unsaved changes of the profile are left, by a link and by going back", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  const link = (name: string) =>
    page.getByRole("navigation").getByRole("link", { name, exact: true });
  const home = page.getByRole("heading", { level: 1, name: /@example\.com/ });
  const firstName = page.getByRole("textbox", { name: t("profile.firstName"), exact: true });
  const asked = page.getByRole("alertdialog", { name: t("profile.leave.title") });
  const stay = asked.getByRole("button", { name: t("common.stay") });

  await signIn(visit, await newMember(backend));
  await expect(home).toBeVisible();
  await goToAccount(visit, "profile");
  await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
  await input.fill(firstName, "Rosalind");

  await test.step("by a link, and stays where the focus was", async () => {
    await input.press(link(t("shell.nav.home")));
    await input.press(stay);
    await expect(asked).toBeHidden();
    await expect(link(t("shell.nav.home"))).toBeFocused();
    await expect(page).toHaveURL("/profile");
    await expect(firstName).toHaveValue("Rosalind");
  });
  await test.step("by going back, and stays", async () => {
    await page.goBack();
    await input.press(stay);
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL("/profile");
    await expect(firstName).toHaveValue("Rosalind");
  });
  await test.step("and leaves, with nothing kept", async () => {
    await page.goBack();
    await input.press(asked.getByRole("button", { name: t("common.leave") }));
    await expect(home).toBeVisible();
    await goToAccount(visit, "profile");
    await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
    await expect(firstName).toHaveValue("");
  });
});
