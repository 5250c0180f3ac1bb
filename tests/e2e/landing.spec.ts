import { expect, test } from "./support/journey.ts";

test.use({ size: "phone", language: "de" });

test("a visitor tries a question, and is led on", async ({ visit }) => {
  const { page, input, t } = visit;
  await page.goto("/");
  const band = page.getByRole("region", { name: t("landing.try.title", { total: 44 }) });
  await band.scrollIntoViewIfNeeded();
  const side = (part: "mostOf" | "leastOf", option: "reading" | "intentions") =>
    page.getByRole("radio", {
      name: t(`questionnaire.choice.${part}`, { option: t(`landing.try.option.${option}`) }),
    });
  await input.pickRadio(side("mostOf", "intentions"));
  await input.pickRadio(side("leastOf", "reading"));
  await expect(band.getByText(t("landing.try.done", { choices: 40 }))).toBeVisible();
  await expect(band.getByRole("link", { name: t("landing.createProfile") })).toBeVisible();
});
