import { expectFits } from "./support/expect-fits.ts";
import { expect, test } from "./support/journey.ts";
import { newMember, register } from "./support/member.ts";
import { fillLogin, signInByForm } from "./support/sign-in.ts";
import { untilAlive } from "./support/until-alive.ts";
import { heading } from "./support/visit.ts";

// A second link would come five minutes after the first.
test.use({ limits: "off" });

// The browser's own notes of the answers that these journeys are about.
test.use({
  expectedErrors:
    /status of (401|403|410) .*\/api\/auth\/(login|reset-password)|status of (403|422) .*\/api\/verify-email/,
});

test.describe("by keyboard on a phone, in French", () => {
  test.use({ language: "fr", size: "phone", keyboardOnly: true });

  test("a member replaces a forgotten password by a link that works once", async ({
    visit,
    backend,
  }) => {
    const { page, input, t } = visit;
    const credentials = await newMember(backend, "fr");
    const password = "a new horse battery";

    await page.goto("/login");
    const forgot = page.getByRole("link", { name: t("auth.login.forgot") });
    await untilAlive(forgot);
    await input.press(forgot);
    await expect(heading(visit, t("auth.forgot.title"))).toBeFocused();
    await expectFits(page);
    await input.fill(page.getByRole("textbox", { name: t("common.email") }), credentials.email);
    await input.press(page.getByRole("button", { name: t("auth.forgot.submit"), exact: true }));
    await expect(heading(visit, t("auth.mailed.title"))).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(t("auth.forgot.done.body"));
    await expectFits(page);

    const link = await backend.outbox.link(credentials.email, "/reset-password", 2);
    const setPassword = async () => {
      await page.goto(link);
      const submit = page.getByRole("button", { name: t("auth.reset.submit"), exact: true });
      await expect(submit).toBeDisabled();
      await input.fill(page.getByLabel(t("auth.reset.password"), { exact: true }), password);
      await input.fill(page.getByLabel(t("auth.reset.confirm"), { exact: true }), password);
      await expectFits(page);
      await input.press(submit);
    };
    await setPassword();
    await expect(page.getByText(t("answers.passwordReset"))).toBeVisible();
    await expect(heading(visit, t("auth.login.title"))).toBeFocused();
    await fillLogin(visit, credentials);
    await expect(page.getByText(t("auth.login.error.invalidCredentials"))).toBeVisible();
    await signInByForm(visit, { ...credentials, password });

    await setPassword();
    await expect(page.getByRole("group", { name: t("auth.reset.error.invalid") })).toBeFocused();
    await expectFits(page);
    await input.press(page.getByRole("link", { name: t("auth.reset.newLink") }));
    await expect(heading(visit, t("auth.forgot.title"))).toBeFocused();
  });
});

test("links without a token lead to others that work, elsewhere by the password of the registration", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  await page.goto("/reset-password");
  await expect(page.getByText(t("auth.reset.error.noToken"))).toBeVisible();
  await input.press(page.getByRole("link", { name: t("auth.reset.newLink") }));
  await expect(heading(visit, t("auth.forgot.title"))).toBeFocused();

  const { email, password } = await register(backend);
  await backend.outbox.waitFor(email, 1);
  await page.goto("/verify-email");
  await expect(page.getByText(t("auth.verify.error.missingToken"))).toBeVisible();
  await input.fill(page.getByRole("textbox", { name: t("common.email") }), email);
  await input.press(page.getByRole("button", { name: t("auth.verify.resend.submit") }));
  await expect(page.getByText(/two days/)).toBeVisible();
  await page.goto(await backend.outbox.link(email, "/verify-email", 2));
  await expect(heading(visit, t("auth.verify.proof.title"))).toBeVisible();
  await input.fill(page.getByLabel(t("common.password"), { exact: true }), "another password");
  await input.press(page.getByRole("button", { name: t("auth.verify.proof.submit") }));
  await expect(page.getByText(t("auth.verify.proof.wrong"), { exact: true })).toBeVisible();
  await input.fill(page.getByLabel(t("common.password"), { exact: true }), password);
  await input.press(page.getByRole("button", { name: t("auth.verify.proof.submit") }));
  await expect(heading(visit, t("auth.verify.success.title"))).toBeVisible();
});
