import { expect, test } from "./support/journey.ts";

for (const [size, language, colorScheme] of [
  ["phone", "en", "light"],
  ["phone", "de", "dark"],
  ["desktop", "de", "light"],
] as const) {
  test.describe(`${size}, ${language}, ${colorScheme}`, () => {
    test.use({ size, language, colorScheme });

    test("shows two faces, one login and the way in at once, and a question to try", async ({
      visit,
    }) => {
      const { page, hands, t } = visit;
      await page.goto("/");
      const fold = page.viewportSize()?.height ?? 0;
      const main = page.getByRole("main");
      const create = main.getByRole("link", { name: t("landing.createProfile") }).first();
      const faces = main.getByRole("figure").locator("img");
      await expect(faces).toHaveCount(2);
      for (const seen of [faces.first(), faces.last(), create]) {
        const box = await seen.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(fold);
      }
      await expect(main.getByRole("link", { name: t("shell.nav.login") })).toHaveCount(0);
      await expect(page.getByRole("link", { name: t("shell.nav.login") })).toHaveCount(1);

      const band = page.getByRole("region", { name: t("landing.try.title", { total: 44 }) });
      await band.scrollIntoViewIfNeeded();
      const side = (part: "mostOf" | "leastOf", option: "light" | "trust") =>
        page.getByRole("radio", {
          name: t(`questionnaire.choice.${part}`, { option: t(`landing.try.option.${option}`) }),
        });
      await hands.pickRadio(side("mostOf", "trust"));
      await hands.pickRadio(side("leastOf", "light"));
      await expect(band.getByText(t("landing.try.done", { choices: 40 }))).toBeVisible();
      await expect(band.getByRole("link", { name: t("landing.createProfile") })).toBeVisible();

      const surfaces = await main.evaluate((element) => {
        const grounds = [...element.querySelectorAll("section, section li")].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
        return new Set(grounds.filter((ground) => ground !== "rgba(0, 0, 0, 0)")).size;
      });
      expect(surfaces).toBeGreaterThanOrEqual(3);
    });
  });
}
