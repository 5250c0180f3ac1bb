import { readFile } from "node:fs/promises";
import type { Credentials } from "./support/member.ts";
import { expect } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { fillLogin, signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";
import { test } from "./support/two-people.ts";
import type { Visit } from "./support/visit.ts";
import { zipNames } from "./support/zip-names.ts";

// The browser's own notes of the answers that these journeys are about.
test.use({
  expectedErrors:
    /status of (401|403|422) .*\/api\/(auth\/(login|logout|refresh-token)|me(\/[a-z]+)?)/,
});

const newPassword = "a new horse battery";

async function openSettings({ page, hands, t }: Visit): Promise<void> {
  await hands.press(page.getByRole("link", { name: t("shell.nav.settings"), exact: true }));
  await expect(
    page.getByRole("heading", { level: 1, name: t("shell.nav.settings") }),
  ).toBeFocused();
}

/** Signs in and goes to the settings. */
async function enter(visit: Visit, member: Credentials): Promise<void> {
  await signIn(visit, member);
  await openSettings(visit);
}

/** A browser with a choice of its own does not follow the account's language. */
const keepItalian = async ({ page }: Visit): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem("lang", "it"));
};

const regionOf = ({ page, t }: Visit, title: Parameters<Visit["t"]>[0]) =>
  page.getByRole("region", { name: t(title), exact: true });

async function signInAgain(visit: Visit, member: Credentials): Promise<void> {
  await visit.page.goto("/login");
  await fillLogin(visit, member);
}

test("another language is shown at once, and wherever the member signs in", async ({
  visit,
  otherVisit,
  backend,
}) => {
  const member = await newMember(backend);
  await enter(visit, member);
  const { page, t } = visit;
  const de = textsOf("de");
  await page
    .getByRole("main")
    .getByLabel(t("settings.language.label"), { exact: true })
    .selectOption("de");
  await expect(
    page.getByRole("heading", { level: 1, name: de("shell.nav.settings") }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: de("shell.nav.settings") }),
  ).toBeVisible();
  await signInAgain(otherVisit, member);
  await expect(otherVisit.page.getByRole("button", { name: de("shell.nav.logout") })).toBeVisible();
});

test("a notice that is switched off stays off", async ({ visit, backend }) => {
  await enter(visit, await newMember(backend));
  const { page, t } = visit;
  const matches = page.getByRole("switch", { name: t("settings.notices.matches") });
  await expect(matches).toBeChecked();
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/me/settings") && response.request().method() === "PATCH",
  );
  await matches.focus();
  await page.keyboard.press("Space");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(matches).not.toBeChecked();
});

test("a new password holds from then on, and signs out the other browser", async ({
  visit,
  otherVisit,
  backend,
}) => {
  const member = await newMember(backend);
  await keepItalian(otherVisit);
  await signIn(otherVisit, member);
  await enter(visit, member);
  const { page, hands, t } = visit;
  const fill = async (current: string): Promise<void> => {
    for (const [label, text] of [
      [t("settings.password.current"), current],
      [t("settings.password.new"), newPassword],
      [t("settings.password.confirm"), newPassword],
    ] as const)
      await hands.fill(page.getByLabel(label, { exact: true }), text);
    await hands.press(page.getByRole("button", { name: t("settings.password.submit") }));
  };
  await fill("not this one");
  await expect(page.getByRole("link", { name: t("settings.password.wrong") })).toBeVisible();
  await fill(member.password);
  await expect(page.getByText(t("settings.password.done"))).toBeVisible();
  await expect(page.getByText(t("settings.sessions.only"))).toBeVisible();

  await otherVisit.page.goto("/profile");
  await expect(otherVisit.page).toHaveURL("/login");
  await fillLogin(otherVisit, member);
  await expect(
    otherVisit.page.getByRole("group", {
      name: otherVisit.t("auth.login.error.invalidCredentials"),
    }),
  ).toBeFocused();
  await signIn(otherVisit, { ...member, password: newPassword });
});

test("one browser signs out the other", async ({ visit, otherVisit, backend }) => {
  const member = await newMember(backend);
  await keepItalian(otherVisit);
  await signIn(otherVisit, member);
  await enter(visit, member);
  const { page, hands, t } = visit;
  const devices = regionOf(visit, "settings.sessions.title").getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(t("settings.sessions.here"));
  await hands.press(devices.last().getByRole("button"));
  await expect(page.getByText(t("settings.sessions.ended"))).toBeVisible();
  await expect(devices).toHaveCount(1);
  await otherVisit.page.goto("/profile");
  await expect(otherVisit.page).toHaveURL("/login");
});

test("the copy of one's data is made and downloaded", async ({ visit, backend }) => {
  await enter(visit, await newMember(backend));
  const { page, hands, t } = visit;
  await hands.press(page.getByRole("button", { name: t("settings.export.request") }));
  const download = page.getByRole("button", { name: t("settings.export.download"), exact: true });
  await expect(download).toBeVisible({ timeout: 60_000 });
  const file = page.waitForEvent("download");
  await hands.press(download);
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^gemel-\d{4}-\d\d-\d\d\.zip$/);
  const names = zipNames(await readFile(await saved.path()));
  expect(names).toEqual(expect.arrayContaining(["account.json", "profile.json"]));
  await expect(page.getByText(t("settings.export.done"))).toBeVisible();
});

test("a deleted account says so at the login, and comes back", async ({ visit, backend }) => {
  const member = await newMember(backend);
  await enter(visit, member);
  const { page, hands, t } = visit;
  await hands.press(page.getByRole("button", { name: t("settings.deletion.title") }));
  const dialog = page.getByRole("alertdialog");
  await hands.fill(
    dialog.getByLabel(t("settings.password.current"), { exact: true }),
    member.password,
  );
  await dialog.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await hands.press(dialog.getByRole("button", { name: t("settings.deletion.confirm") }));
  const [before = ""] = t("settings.deletion.deleted", { until: "|" }).split("|");
  await expect(page.getByText(before)).toBeVisible();
  await expect(page).toHaveURL("/");

  await signInAgain(visit, member);
  await expect(page.getByText(t("settings.closed.deletedTitle"))).toBeVisible();
  await hands.press(page.getByRole("button", { name: t("settings.closed.restore") }));
  await expect(page.getByRole("button", { name: t("shell.nav.logout") })).toBeVisible();
});
