import type { Page } from "@playwright/test";
import { accountButton, signOut } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { offlineErrors } from "./support/offline-errors.ts";
import { fillLogin, signIn } from "./support/sign-in.ts";
import { heading, type Visit } from "./support/visit.ts";

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));

/** Changes the token's signature, as an attacker does. */
async function tamperWithToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, claims, signature = ""] = (localStorage.getItem("authToken") ?? "").split(".");
    const reversed = [...signature].toReversed().join("");
    localStorage.setItem("authToken", [head, claims, reversed].join("."));
  });
}

test("the login leads to where a visitor wanted to go; a member finds no login, and signs out of every tab", async ({
  visit,
  backend,
  context,
}) => {
  const { page, t } = visit;
  const member = await newMember(backend);

  await test.step("the login leads to the page that was asked for", async () => {
    await page.goto("/profile");
    await expect(heading(visit, t("auth.login.title"))).toBeVisible();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(t("shell.gate.signInFirst"))).toBeVisible();
    await fillLogin(visit, member);
    await expect(heading(visit, t("profile.title"))).toBeFocused();
    await expect(page).toHaveURL("/profile");
  });
  await test.step("a member finds no login", async () => {
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await expect(heading(visit, t("home.welcome", { name: member.email }))).toBeVisible();
      await expect(page).toHaveURL("/");
    }
  });
  await test.step("signing out in one tab signs out the other", async () => {
    const other = { ...visit, page: await context.newPage() };
    await other.page.goto("/profile");
    await expect(heading(other, t("profile.title"))).toBeVisible();
    await signOut(visit);
    await expect(heading(visit, t("landing.title"))).toBeVisible();
    await expect(heading(other, t("auth.login.title"))).toBeVisible();
    await expect(accountButton(other)).toBeHidden();
  });
  await test.step("nothing of the session is left", async () => {
    expect(await storedToken(page)).toBeNull();
    await page.goto("/home");
    await expect(page).toHaveURL("/login");
  });
});

test.describe("without a network", () => {
  test.use({ expectedErrors: offlineErrors() });

  test("signing out ends the session as soon as there is one again", async ({
    visit,
    backend,
    context,
  }) => {
    const { page, t } = visit;
    await signIn(visit, await newMember(backend), "/profile");
    await expect(heading(visit, t("profile.title"))).toBeVisible();
    await context.setOffline(true);
    await signOut(visit);
    await expect(accountButton(visit)).toBeHidden();
    const answered = page.waitForResponse(/\/api\/auth\/logout$/);
    await context.setOffline(false);
    expect((await answered).status()).toBe(204);
    // A new page requests again what did not arrive without a network.
    await expect(async () => expect(await storedToken(page)).toBeNull()).toPass();
    const renewal = await context.request.post("/api/auth/refresh-token");
    expect(renewal.status()).toBe(401);
  });
});

test("two tabs that find the token expiring renew it once between them", async ({
  visit,
  backend,
  context,
}) => {
  const { page, t } = visit;
  await signIn(visit, await newMember(backend), "/unknown-page");
  const other = { ...visit, page: await context.newPage() };
  const renewals: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh-token")) renewals.push(request.url());
  });
  // A token as it will look nine and a half minutes from now; the server need not know it.
  const expiring = await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 30 }));
    const token = `e30.${claims.replaceAll("=", "")}.e30`;
    localStorage.setItem("authToken", token);
    return token;
  });
  await Promise.all([page.goto("/profile"), other.page.goto("/profile")]);
  await expect(heading(visit, t("profile.title"))).toBeVisible();
  await expect(heading(other, t("profile.title"))).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await storedToken(page)).not.toBe(expiring);
});

test.describe("a token that was tampered with", () => {
  test.use({ expectedErrors: /status of 401 .*\/api\/(me|auth\/refresh-token|auth\/logout)/ });

  test("is replaced while the session itself is good, and ends one that cannot be renewed", async ({
    visit,
    backend,
    context,
  }) => {
    const { page, t } = visit;
    const member = await newMember(backend);
    await signIn(visit, member, "/profile");
    await expect(heading(visit, t("profile.title"))).toBeVisible();
    await tamperWithToken(page);
    const tampered = await storedToken(page);
    await page.reload();
    await expect(heading(visit, t("profile.title"))).toBeVisible();
    expect(await storedToken(page)).not.toBe(tampered);

    await tamperWithToken(page);
    await context.clearCookies();
    await page.reload();
    await expect(heading(visit, t("auth.login.title"))).toBeVisible();
    await expect(page.getByText(t("shell.sessionEnded"))).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await fillLogin(visit, member);
    await expect(heading(visit, t("profile.title"))).toBeVisible();
  });
});

test.describe("by keyboard", () => {
  test.use({ keyboardOnly: true });

  const email = ({ page, t }: Visit) => page.getByRole("textbox", { name: t("common.email") });

  async function skipNavigation({ page, t }: Visit): Promise<void> {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: t("ui.skipLink.label") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }

  test("the first stop leads past the navigation, also for a visitor who is faster than the app", async ({
    visit,
    keyboard,
  }) => {
    const { page, t } = visit;
    const heldBack = Promise.withResolvers<void>();
    await page.route(/\/assets\/Login-/, async (route) => {
      await heldBack.promise;
      await route.continue();
    });
    const wanted = page.waitForRequest(/\/assets\/Login-/);
    await page.goto("/login", { waitUntil: "commit" });
    await wanted;
    const shown = await email(visit).elementHandle();
    await skipNavigation(visit);
    heldBack.resolve();
    await expect(email(visit)).toBeEnabled();
    expect(await shown?.evaluate((field) => field.isConnected)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(email(visit)).toBeFocused();
    await keyboard.reach(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));

    await page.reload();
    await expect(email(visit)).toBeEnabled();
    await skipNavigation(visit);
    await page.keyboard.press("Tab");
    await expect(email(visit)).toBeFocused();
  });
});
