import { locales, type OfferedLocale } from "@gemel/i18n/locales";
import { legalPages } from "../../packages/i18n/src/legal/legal-text.ts";
import { readLegalText } from "../../packages/i18n/src/legal/read-legal-text.ts";
import { expectFits } from "./support/expect-fits.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { isTakenOver, watchHeadings } from "./support/seen-headings.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";
import { untilAlive } from "./support/until-alive.ts";

/** A public page, with what its first heading says. */
interface PublicPage {
  readonly path: string;
  readonly heading: (locale: OfferedLocale) => string;
}

const front: PublicPage = { path: "/", heading: (locale) => textsOf(locale)("landing.title") };

const publicPages: readonly PublicPage[] = [
  front,
  ...legalPages.map((name) => ({
    path: `/${name}`,
    heading: (locale: OfferedLocale) => readLegalText(name, locale).title,
  })),
];

const germanDark = { lang: "de", theme: "dark" } as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page is there to read, in each language that a browser asks for", async ({
    browser,
    backend,
  }) => {
    for (const language of locales) {
      const context = await browser.newContext({
        baseURL: backend.url,
        locale: language,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      for (const { path, heading } of publicPages) {
        await page.goto(path);
        await expect(
          page.getByRole("heading", { level: 1, name: heading(language) }),
        ).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectFits(page);
      }
      const text = readLegalText("rules", language);
      await expect(page.getByRole("navigation", { name: text.contents })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(
        [text.summary, ...text.sections].map(({ title }) => title),
      );
      await expect(page.getByText(text.placeholder.title)).toBeVisible();
      await context.close();
    }
  });

  test("an address names a language, before the choice that the cookie holds", async ({
    page,
    context,
    backend,
  }) => {
    await context.addCookies([{ name: "lang", value: "fr", url: backend.url }]);
    await page.goto("/rules");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goto("/rules?lang=it");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(alternates).toEqual([
      ...locales.map((locale) => `${backend.url}/rules?lang=${locale}`),
      `${backend.url}/rules`,
    ]);
    const picture = page.locator('meta[property="og:image"]');
    const answer = await page.request.get((await picture.getAttribute("content")) ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  });
});

test("the app takes the front over as it was sent", async ({ page, visit }) => {
  const seen = await watchHeadings(page);
  await page.goto("/?lang=de");
  const german = textsOf("de");
  const another = page.getByRole("button", { name: german("landing.example.another") });
  const quote = page.getByRole("figure", { name: german("landing.example.quote.sundays") });
  await untilAlive(another);
  await visit.input.press(another);
  await expect(quote).toBeVisible();
  expect(await seen()).toEqual([german("landing.title")]);
  expect(await isTakenOver(page)).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await visit.input.press(
    page.getByRole("contentinfo").getByRole("link", { name: german("shell.footer.rules") }),
  );
  await expect(
    page.getByRole("heading", { level: 1, name: readLegalText("rules", "de").title }),
  ).toBeFocused();
});

test("each public page comes in the chosen language and theme at once", async ({ page, visit }) => {
  await page.goto("/login");
  await page
    .getByRole("combobox", { name: visit.t("ui.languageSwitcher.label") })
    .selectOption(germanDark.lang);
  const themes = page.getByRole("combobox", { name: textsOf("de")("ui.themeSwitcher.label") });
  await themes.selectOption(germanDark.theme);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => [name, value]))
    .toContainEqual(["lang", "de"]);
  const seen = await watchHeadings(page);
  for (const { path, heading } of publicPages) {
    await page.goto(path);
    await expect(themes).toHaveValue("dark");
    expect(await seen()).toEqual([heading("de")]);
    expect(await isTakenOver(page)).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

test("a choice whose cookie is gone shows no other language either", async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem("lang", "es"));
  const seen = await watchHeadings(page);
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: textsOf("es")("landing.title") }),
  ).toBeVisible();
  expect(await seen()).toEqual([textsOf("es")("landing.title")]);
});

test("a member goes home, and the front does not flash by", async ({ page, visit, backend }) => {
  const member = await newMember(backend);
  await signIn(visit, member, "/settings");
  const seen = await watchHeadings(page);
  await page.goto("/");
  const welcome = visit.t("home.welcome", { name: member.email });
  await expect(page.getByRole("heading", { level: 1, name: welcome })).toBeVisible();
  expect(await seen()).toEqual([welcome]);
  await page.goto("/privacy-policy");
  await expect(
    page.getByRole("heading", { level: 1, name: readLegalText("privacy-policy", "en").title }),
  ).toBeVisible();
});

test.describe("by keyboard", () => {
  test.use({ keyboardOnly: true, language: "de" });

  test("a visitor reads the rules and finds the way in", async ({ visit, keyboard }) => {
    const { page, t } = visit;
    await page.goto("/");
    const rules = page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell.footer.rules") });
    await untilAlive(rules);
    await keyboard.press(rules);
    const text = readLegalText("rules", "de");
    await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeFocused();
    const last = text.sections.at(-1)?.title ?? "";
    await keyboard.press(
      page.getByRole("navigation", { name: text.contents }).getByRole("link", { name: last }),
    );
    await expect(page.getByRole("heading", { level: 2, name: last })).toBeInViewport();
    await page.goto("/");
    await keyboard.press(
      page
        .getByRole("main")
        .getByRole("link", { name: t("landing.createProfile") })
        .first(),
    );
    await expect(page).toHaveURL("/register");
  });
});
