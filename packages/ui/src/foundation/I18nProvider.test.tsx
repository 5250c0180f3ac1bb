import { expect, test } from "vitest";
import { NumberField } from "../forms/NumberField/NumberField.tsx";
import { render } from "../testing/render.tsx";
import { I18nProvider } from "./I18nProvider.ts";

test.each([
  { locale: "en", shown: "61.5" },
  { locale: "de", shown: "61,5" },
  { locale: "fr", shown: "61,5" },
])("react-aria's parts write numbers as $locale does", async ({ locale, shown }) => {
  const screen = await render(
    <I18nProvider locale={locale}>
      <NumberField label="Weight" step={0.1} value={61.5} />
    </I18nProvider>,
  );
  await expect.element(screen.getByRole("textbox", { name: "Weight" })).toHaveValue(shown);
});
