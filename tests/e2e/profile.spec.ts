import { locales } from "@gemel/i18n/locales";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";

// These two are not changed: one has everything but a voice, the other an empty profile.
const chiara = { email: "chiara@demo.example", password: DEMO_PASSWORD };
const amelie = { email: "amelie@demo.example", password: DEMO_PASSWORD };

for (const language of locales) {
  test.describe(`phone, ${language}`, () => {
    test.use({ size: "phone", language });

    test("a new member sees all tabs, what is needed and Save without a scroll", async ({
      visit,
    }) => {
      const { page, t } = visit;
      await signIn(visit, amelie, "/profile");
      const gender = page.getByRole("radiogroup", { name: t("profile.sex.label") });
      await expect(gender).toBeVisible();
      const row = await page.getByRole("tablist").evaluate(({ scrollWidth, clientWidth }) => ({
        hidden: scrollWidth - clientWidth,
      }));
      expect(row).toEqual({ hidden: 0 });
      await expect(page.getByRole("tab")).toHaveCount(4);
      const save = page.getByRole("button", { name: t("ui.formActions.save"), exact: true });
      const bar = await save.evaluate(
        (button) => button.closest("[data-state]")?.getBoundingClientRect().top ?? 0,
      );
      const fields = [
        page.getByRole("textbox", { name: t("profile.nickname") }),
        page.getByRole("group", { name: t("profile.birthDate") }),
        gender,
      ];
      for (const field of fields) {
        const box = await field.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar);
      }
      expect(bar).toBeLessThan(676);
    });
  });
}

for (const [size, language, colorScheme] of [
  ["phone", "de", "dark"],
  ["desktop", "en", "light"],
] as const) {
  test.describe(`${size}, ${language}, ${colorScheme}`, () => {
    test.use({ size, language, colorScheme });

    test("the own card comes first, says what is missing, and changes while one writes", async ({
      visit,
    }) => {
      const { page, input, t } = visit;
      await signIn(visit, chiara, "/profile");
      const card = page.getByRole("region", { name: t("profile.card.title") });
      const [cardBox, tabsBox] = await Promise.all([
        card.boundingBox(),
        page.getByRole("tablist").boundingBox(),
      ]);
      expect(cardBox?.y).toBeLessThanOrEqual(tabsBox?.y ?? 0);
      await expect(card.getByText(/^Chiara di notte, \d\d$/)).toBeVisible();

      await input.press(card.getByRole("button").first());
      const voice = page.getByRole("tab", { name: t("profile.tabs.voice") });
      await expect(voice).toHaveAttribute("aria-selected", "true");
      await expect(voice).toBeFocused();

      await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
      const picture = page.getByRole("img", { name: t("ui.pictureField.alt") });
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160);
      await input.fill(page.getByRole("textbox", { name: t("profile.bio") }), "Bread, mostly.");
      await expect(card.getByText("Bread, mostly.")).toBeVisible();
    });

    test("on the twin's tab stands what others hear, and the way to confirm it is in view", async ({
      visit,
    }) => {
      const { page, t } = visit;
      await signIn(visit, chiara, "/profile?tab=twin");
      const preview = page.getByRole("region", { name: t("people.twinSharing.hear.title") });
      await expect(preview).toBeVisible();
      await expect(page.getByRole("region", { name: t("profile.card.title") })).toHaveCount(0);
      const [previewBox, tabsBox] = await Promise.all([
        preview.boundingBox(),
        page.getByRole("tablist").boundingBox(),
      ]);
      expect(previewBox?.y).toBeLessThanOrEqual(tabsBox?.y ?? 0);
      const confirm = page.getByRole("button", { name: t("twin.confirm.action") });
      const isUncovered = await confirm.evaluate((button) => {
        const { left, top, bottom } = button.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          button.contains(document.elementFromPoint(left + 30, y)),
        );
      });
      expect(isUncovered).toBe(true);
    });
  });
}
