import type { Page } from "@playwright/test";
import { accountButton } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { offlineErrors } from "./support/offline-errors.ts";
import { fillLogin, signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";
import { untilAlive } from "./support/until-alive.ts";
import { heading, type Visit } from "./support/visit.ts";

const footerLink = ({ page }: Visit, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

/** Watches every page that the browser loads again. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe("with the app's own files kept", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: offlineErrors(),
  });

  /** Opens the sign-in, and stays until the browser has kept what Gemel opens with. */
  async function install({ page }: Visit): Promise<void> {
    await page.goto("/login");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
  }

  test("no answer of the API and no page is among them, and a public page comes in the language that is asked for", async ({
    visit,
    backend,
  }) => {
    const { page } = visit;
    await install(visit);
    for (const lang of ["it", "de"]) {
      const answer = await page.goto(`/rules?lang=${lang}`);
      expect(answer?.headers()["content-language"]).toBe(lang);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    }
    await signIn(visit, await newMember(backend));
    for (const path of ["/rules", "/profile", "/dev/outbox", "/home"]) await page.goto(path);
    await expect(accountButton(visit)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all(
        (await window.caches.keys()).map((key) => window.caches.open(key)),
      );
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/index.html");
    expect(kept.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(20);
    expect(kept.filter((path) => !/^\/(index\.html|icon\.svg|assets\/.+)$/.test(path))).toEqual([]);
  });

  test("Gemel opens without a server, says so in the chosen language, and a member who stayed signed in comes back", async ({
    visit,
    backend,
  }) => {
    const { page, t } = visit;
    const storedToken = () => page.evaluate(() => localStorage.getItem("authToken"));
    await page.clock.install();
    await install(visit);
    await signIn(visit, await newMember(backend), "/profile");
    await page.getByRole("combobox", { name: t("ui.languageSwitcher.label") }).selectOption("de");
    const german = { ...visit, t: textsOf("de") };
    await expect(heading(german, german.t("profile.title"))).toBeVisible();
    const token = await storedToken();
    await backend.kill();
    await page.goto("/profile");
    await expect(heading(german, german.t("shell.unreachable.title"))).toBeVisible();
    await expect(page.getByText(german.t("shell.unreachable.body"))).toBeVisible();
    expect(await storedToken()).toBe(token);
    await backend.start();
    // The longest time that the page waits until it asks again.
    await page.clock.fastForward(60_000);
    await expect(heading(german, german.t("profile.title"))).toBeVisible();
  });

  test("a visitor reads on without a network, and sees a notice", async ({ visit, context }) => {
    const { page, t } = visit;
    await install(visit);
    await context.setOffline(true);
    const notice = page.getByText(t("shell.unreachable.body"));
    await expect(notice).toBeVisible();
    await page.goto("/");
    await expect(heading(visit, t("landing.title"))).toBeVisible();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test.describe("when a page's code does not arrive", () => {
  test.use({
    expectedErrors: offlineErrors("status of 404"),
  });

  const registerCode = "**/assets/Register-*.js";
  const register = ({ page, t }: Visit) =>
    page.getByRole("banner").getByRole("link", { name: t("shell.nav.register") });

  test("a retry gets it, and nothing typed is lost", async ({ visit, keyboard }) => {
    const { page, input, t } = visit;
    await page.goto("/contact");
    const message = page.getByRole("textbox", { name: t("contact.message") });
    await input.fill(message, "I had written this much already.");
    await page.route(registerCode, (route) => route.abort());
    await input.press(register(visit));
    await expect(heading(visit, t("error.notLoaded.title"))).toBeVisible();
    await expect(page).toHaveTitle(t("shell.title.template", { page: t("shell.title.crash") }));
    await page.unroute(registerCode);
    await keyboard.press(page.getByRole("button", { name: t("error.crash.reload") }));
    await expect(heading(visit, t("auth.register.title"))).toBeVisible();
    await input.press(footerLink(visit, t("shell.footer.contact")));
    await expect(message).toHaveValue("I had written this much already.");
  });

  test("because the network is unreachable, it comes when the network does", async ({
    visit,
    context,
  }) => {
    const { page, input, t } = visit;
    await page.goto("/login");
    await untilAlive(register(visit));
    await context.setOffline(true);
    await input.press(register(visit));
    await expect(heading(visit, t("shell.unreachable.title"))).toBeVisible();
    await context.setOffline(false);
    await expect(heading(visit, t("auth.register.title"))).toBeVisible();
  });

  test("because there is a newer Gemel, one reload brings it", async ({ visit }) => {
    const { page, input, t } = visit;
    await page.goto("/login");
    await untilAlive(register(visit));
    await page.route(registerCode, (route) => route.fulfill({ status: 404 }));
    await page.route("/register", async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(registerCode);
      const answer = await route.fetch();
      const newer = (await answer.text()).replace(/frame-[\w-]+\.js/, "frame-newer.js");
      if (route.request().isNavigationRequest()) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, body: newer });
    });
    const pages = countPages(page);
    await input.press(register(visit));
    await expect(heading(visit, t("auth.register.title"))).toBeVisible();
    expect(pages()).toBe(1);
  });

  test("and a newer Gemel does not help, it is not reloaded again", async ({ visit }) => {
    const { page, input, t } = visit;
    await page.goto("/login");
    await untilAlive(register(visit));
    await page.route(registerCode, (route) => route.fulfill({ status: 404 }));
    await page.route("/register", async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      return route.fulfill({ body: "<script src='/assets/frame-newer.js'></script>" });
    });
    const pages = countPages(page);
    await input.press(register(visit));
    const retry = page.getByRole("button", { name: t("error.crash.reload") });
    await expect.poll(pages).toBe(1);
    await expect(heading(visit, t("error.notLoaded.title"))).toBeVisible();
    await expect(retry).toBeEnabled();
    expect(pages()).toBe(1);
  });
});

test.describe("when the navigation's code does not arrive", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test("the page is there all the same", async ({ visit, backend }) => {
    const { page, t } = visit;
    const member = await newMember(backend);
    await page.route("**/assets/MemberHeader-*.js", (route) => route.abort());
    await page.goto("/login");
    await fillLogin(visit, member);
    await expect(heading(visit, t("home.welcome", { name: member.email }))).toBeVisible();
    const reload = page
      .getByRole("banner")
      .getByRole("button", { name: t("error.crash.reload"), exact: true });
    await expect(reload).toBeVisible();
    await page.unroute("**/assets/MemberHeader-*.js");
    await visit.input.press(reload);
    await expect(page.getByRole("link", { name: t("shell.nav.home") })).toBeVisible();
  });
});
