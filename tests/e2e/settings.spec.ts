import { readFile } from "node:fs/promises";
import { type Credentials, newMember } from "./support/member.ts";
import { accountButton } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { fillLogin, signIn, signInByForm } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";
import type { Visit } from "./support/visit.ts";
import { zipNames } from "./support/zip-names.ts";

// The browser's own notes of the answers that these journeys are about.
test.use({
  expectedErrors:
    /status of (401|403|422) .*\/api\/(auth\/(login|logout|refresh-token)|me(\/[a-z]+)?)/,
});

const newPassword = "a new horse battery";

const regionOf = ({ page, t }: Visit, title: Parameters<Visit["t"]>[0]) =>
  page.getByRole("region", { name: t(title), exact: true });

/** Opens a group: a desktop shows one at a time. */
const openGroup = async ({ page, input, t }: Visit, title: Parameters<Visit["t"]>[0]) =>
  input.press(page.getByRole("button", { name: t(title), exact: true, expanded: false }));

async function signInAgain(visit: Visit, member: Credentials): Promise<void> {
  await visit.page.goto("/login");
  await fillLogin(visit, member);
}

test("a member's settings hold: a notice, a password and its sessions, a language wherever they sign in", async ({
  visit,
  otherVisit,
  backend,
}) => {
  const { page, input, t } = visit;
  const member = await newMember(backend);
  const changed = { ...member, password: newPassword };
  const other = otherVisit.page;
  await signIn(otherVisit, member);
  await signIn(visit, member, "/settings");

  await test.step("a notice that is switched off stays off", async () => {
    const matches = page.getByRole("switch", { name: t("settings.notices.matches") });
    await openGroup(visit, "settings.notices.title");
    await expect(matches).toBeChecked();
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/me/settings") && response.request().method() === "PATCH",
    );
    await matches.focus();
    await page.keyboard.press("Space");
    expect((await saved).status()).toBe(200);
    await page.reload();
    await openGroup(visit, "settings.notices.title");
    await expect(matches).not.toBeChecked();
  });
  await test.step("a new password holds from then on, and signs out the other browser", async () => {
    const fill = async (current: string): Promise<void> => {
      for (const [label, text] of [
        [t("settings.password.current"), current],
        [t("settings.password.new"), newPassword],
        [t("settings.password.confirm"), newPassword],
      ] as const)
        await input.fill(page.getByLabel(label, { exact: true }), text);
      await input.press(page.getByRole("button", { name: t("settings.password.submit") }));
    };
    await openGroup(visit, "settings.password.title");
    await fill("not this one");
    await expect(page.getByRole("link", { name: t("settings.password.wrong") })).toBeVisible();
    await fill(member.password);
    await expect(page.getByText(t("settings.password.done"))).toBeVisible();
    await openGroup(visit, "settings.sessions.title");
    await expect(page.getByText(t("settings.sessions.only"))).toBeVisible();
    await other.goto("/profile");
    await expect(other).toHaveURL("/login");
    await fillLogin(otherVisit, member);
    await expect(
      other.getByRole("group", { name: otherVisit.t("auth.login.error.invalidCredentials") }),
    ).toBeFocused();
    await signInByForm(otherVisit, changed);
  });
  await test.step("one browser signs out the other", async () => {
    await page.reload();
    await openGroup(visit, "settings.sessions.title");
    const devices = regionOf(visit, "settings.sessions.title").getByRole("listitem");
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText(t("settings.sessions.here"));
    await input.press(devices.last().getByRole("button"));
    await expect(page.getByText(t("settings.sessions.ended"))).toBeVisible();
    await expect(devices).toHaveCount(1);
    await other.goto("/profile");
    await expect(other).toHaveURL("/login");
  });
  await test.step("another language is shown at once, and in a browser that has no choice of its own", async () => {
    const de = textsOf("de");
    const title = page.getByRole("heading", { level: 1, name: de("shell.nav.settings") });
    await openGroup(visit, "settings.language.title");
    await page
      .getByRole("main")
      .getByLabel(t("settings.language.label"), { exact: true })
      .selectOption("de");
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
    await other.evaluate(() => localStorage.removeItem("lang"));
    await signInAgain(otherVisit, changed);
    await expect(accountButton({ page: other, t: de })).toBeVisible();
  });
});

test("a member takes a copy of their data along, deletes the account, and comes back", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  const member = await newMember(backend);
  await signIn(visit, member, "/settings");

  await test.step("the copy is made and downloaded", async () => {
    await openGroup(visit, "settings.export.title");
    await input.press(page.getByRole("button", { name: t("settings.export.request") }));
    const question = page.getByRole("alertdialog");
    const password = question.getByLabel(t("settings.password.current"), { exact: true });
    await input.fill(password, member.password);
    await input.press(question.getByRole("button", { name: t("settings.export.request") }));
    const download = page.getByRole("button", { name: t("settings.export.download"), exact: true });
    await expect(download).toBeVisible({ timeout: 60_000 });
    const file = page.waitForEvent("download");
    await input.press(download);
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(/^gemel-\d{4}-\d\d-\d\d\.zip$/);
    const names = zipNames(await readFile(await saved.path()));
    expect(names).toEqual(expect.arrayContaining(["account.json", "profile.json"]));
    await expect(page.getByText(t("settings.export.done"))).toBeVisible();
  });
  await test.step("a deleted account says so at the login, and comes back", async () => {
    await openGroup(visit, "settings.deletion.title");
    const deletion = regionOf(visit, "settings.deletion.title");
    await input.press(deletion.getByRole("button"));
    const dialog = page.getByRole("alertdialog");
    await input.fill(
      dialog.getByLabel(t("settings.password.current"), { exact: true }),
      member.password,
    );
    await dialog.getByRole("checkbox").focus();
    await page.keyboard.press("Space");
    await input.press(dialog.getByRole("button", { name: t("settings.deletion.confirm") }));
    const [before = ""] = t("settings.deletion.deleted", { until: "|" }).split("|");
    await expect(page.getByText(before)).toBeVisible();
    await expect(page).toHaveURL("/");

    await signInAgain(visit, member);
    await expect(page.getByText(t("settings.closed.deletedTitle"))).toBeVisible();
    await input.press(page.getByRole("button", { name: t("settings.closed.restore") }));
    await expect(accountButton(visit)).toBeVisible();
  });
});
