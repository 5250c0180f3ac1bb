import { locales } from "@gemel/i18n/locales";
import { expectFits } from "./support/expect-fits.ts";
import { expect, test } from "./support/journey.ts";
import { newCredentials, newMember, register } from "./support/member.ts";
import { fillLogin, signIn } from "./support/sign-in.ts";
import { signUp, verifyTwice } from "./support/sign-up-steps.ts";

// The browser's own notes of the answers that these journeys are about.
test.use({ expectedErrors: /status of (401|403|410) .*\/api\/auth\/(login|reset-password)/ });

test("a wrong password and an unknown address are refused alike", async ({ visit, backend }) => {
  const { page, t } = visit;
  const member = await newMember(backend);
  await page.goto("/login");
  for (const credentials of [{ ...member, password: "another password" }, newCredentials()]) {
    await fillLogin(visit, credentials);
    const refusal = page.getByRole("group", { name: t("auth.login.error.invalidCredentials") });
    await expect(refusal).toBeFocused();
    await expect(page).toHaveURL("/login");
  }
});

test("whoever has not opened the link is told so, but only with the right password", async ({
  visit,
  backend,
}) => {
  const { page, t } = visit;
  const credentials = await register(backend);
  await page.goto("/login");
  await fillLogin(visit, { ...credentials, password: "another password" });
  await expect(
    page.getByRole("group", { name: t("auth.login.error.invalidCredentials") }),
  ).toBeFocused();
  await fillLogin(visit, credentials);
  await expect(
    page.getByRole("group", { name: t("auth.login.error.emailNotVerified") }),
  ).toBeFocused();
});

for (const language of locales) {
  test.describe(`by keyboard on a phone, in ${language}`, () => {
    test.use({ language, size: "phone", keyboardOnly: true });

    test("someone signs up, and replaces a forgotten password by a link that works once", async ({
      visit,
      backend,
    }) => {
      const { page, hands, t } = visit;
      const credentials = newCredentials();
      const password = "a new horse battery";
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });

      await signUp(visit, credentials);
      await verifyTwice(visit, backend, credentials.email);
      await hands.press(page.getByRole("link", { name: t("auth.login.forgot") }));
      await expect(heading(t("auth.forgot.title"))).toBeFocused();
      await expectFits(page);
      await hands.fill(page.getByRole("textbox", { name: t("common.email") }), credentials.email);
      await hands.press(page.getByRole("button", { name: t("auth.forgot.submit"), exact: true }));
      await expect(heading(t("auth.mailed.title"))).toBeVisible();
      await expect(page.getByRole("status")).toHaveText(t("auth.forgot.done.body"));
      await expectFits(page);

      const link = await backend.outbox.link(credentials.email, "/reset-password", 2);
      const setPassword = async () => {
        await page.goto(link);
        const submit = page.getByRole("button", { name: t("auth.reset.submit"), exact: true });
        await expect(submit).toBeDisabled();
        await hands.fill(page.getByLabel(t("auth.reset.password"), { exact: true }), password);
        await hands.fill(page.getByLabel(t("auth.reset.confirm"), { exact: true }), password);
        await expectFits(page);
        await hands.press(submit);
      };
      await setPassword();
      await expect(page.getByText(t("auth.reset.success"))).toBeVisible();
      await expect(heading(t("auth.login.title"))).toBeFocused();
      await fillLogin(visit, credentials);
      await expect(page.getByText(t("auth.login.error.invalidCredentials"))).toBeVisible();
      await signIn(visit, { ...credentials, password });

      await setPassword();
      await expect(page.getByRole("group", { name: t("auth.reset.error.invalid") })).toBeFocused();
      await expectFits(page);
      await hands.press(page.getByRole("link", { name: t("auth.reset.newLink") }));
      await expect(heading(t("auth.forgot.title"))).toBeFocused();
    });
  });
}

test("an address without an account gets the same answer and no mail", async ({
  visit,
  backend,
}) => {
  const { page, hands, t } = visit;
  const stranger = newCredentials();
  const member = await newMember(backend);
  for (const { email } of [stranger, member]) {
    await page.goto("/forgot-password");
    await hands.fill(page.getByRole("textbox", { name: t("common.email") }), email);
    await hands.press(page.getByRole("button", { name: t("auth.forgot.submit"), exact: true }));
    await expect(page.getByRole("status")).toHaveText(t("auth.forgot.done.body"));
  }
  // The member asked last: once that mail is there, the stranger's would be as well.
  await backend.outbox.waitFor(member.email, 2);
  expect(await backend.outbox.to(stranger.email)).toEqual([]);
});

test("a link that lost its token says so and leads to a new one", async ({ visit }) => {
  const { page, hands, t } = visit;
  await page.goto("/reset-password");
  await expect(page.getByText(t("auth.reset.error.noToken"))).toBeVisible();
  await hands.press(page.getByRole("link", { name: t("auth.reset.newLink") }));
  await expect(page.getByRole("heading", { level: 1, name: t("auth.forgot.title") })).toBeFocused();
});

test("a link that does not work leads to another that does", async ({ visit, backend }) => {
  const { page, hands, t } = visit;
  const { email } = await register(backend);
  await backend.outbox.waitFor(email, 1);
  await page.goto("/verify-email");
  await expect(page.getByText(t("auth.verify.error.missingToken"))).toBeVisible();
  await hands.fill(page.getByRole("textbox", { name: t("common.email") }), email);
  await hands.press(page.getByRole("button", { name: t("auth.verify.resend.submit") }));
  await expect(page.getByText(/two days/)).toBeVisible();
  await page.goto(await backend.outbox.link(email, "/verify-email", 2));
  await expect(
    page.getByRole("heading", { level: 1, name: t("auth.verify.success.title") }),
  ).toBeVisible();
});

test.describe("in German", () => {
  test.use({ language: "de", expectedErrors: /status of 400 .*\/api\/verify-email/ });

  for (const [kind, token] of [
    ["mangled", "x"],
    ["forged", `${"A".repeat(22)}.${"A".repeat(43)}`],
  ]) {
    test(`a ${kind} verification link is refused in the member's language`, async ({ visit }) => {
      const { page, t } = visit;
      await page.goto(`/verify-email?token=${token}`);
      await expect(page.getByRole("alert")).toHaveText(t("auth.verify.error.invalid"));
    });
  }
});
