import { useIntl } from "@gemel/i18n";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../actions/Button/Button.tsx";
import { NumberField } from "../forms/NumberField/NumberField.tsx";
import { loadTexts } from "./load-texts.ts";
import { TextsProvider } from "./TextsProvider.tsx";

test("gives the components their texts and their numbers in one language", async () => {
  const texts = await loadTexts("de");
  const screen = await render(
    <TextsProvider locale="de" texts={texts}>
      <Button isPending>Speichern</Button>
      <NumberField label="Gewicht" step={0.1} value={61.5} />
    </TextsProvider>,
  );
  await expect.element(screen.getByRole("progressbar")).toHaveAccessibleName("Einen Moment");
  await expect.element(screen.getByRole("textbox", { name: "Gewicht" })).toHaveValue("61,5");
});

function Written() {
  return <p>{useIntl().formatNumber(1234.5)}</p>;
}

test("writes numbers as the region does, in the fields and in the texts", async () => {
  const texts = await loadTexts("de", ["core"]);
  const screen = await render(
    <TextsProvider locale="de" texts={texts} region="de-CH">
      <Written />
      <NumberField label="Gewicht" step={0.1} value={61.5} />
    </TextsProvider>,
  );
  await expect.element(screen.getByRole("textbox", { name: "Gewicht" })).toHaveValue("61.5");
  await expect.element(screen.getByText(/^1.234\.5$/)).toBeVisible();
});
