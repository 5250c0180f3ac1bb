import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../actions/Button/Button.tsx";
import { NumberField } from "../forms/NumberField/NumberField.tsx";
import { loadTexts, TextsProvider } from "./TextsProvider.tsx";

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

test("writes numbers as the region does", async () => {
  const texts = await loadTexts("de", ["core"]);
  const screen = await render(
    <TextsProvider locale="de" texts={texts} region="de-CH">
      <NumberField label="Gewicht" step={0.1} value={61.5} />
    </TextsProvider>,
  );
  await expect.element(screen.getByRole("textbox", { name: "Gewicht" })).toHaveValue("61.5");
});
