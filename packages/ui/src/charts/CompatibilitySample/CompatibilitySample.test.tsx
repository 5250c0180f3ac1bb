import { locales } from "@gemel/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { CompatibilitySample } from "./CompatibilitySample.tsx";

const people = [
  { name: "Clémence", values: [84, 72, 88, 61, 80] },
  { name: "Yusuf", values: [70, 86, 76, 78, 68] },
] as const;

test("is a figure whose caption is the reason, with both people's numbers, in the member's language", async () => {
  const screen = await render(
    <CompatibilitySample label="Beispiel" people={people} note="Zwei erfundene Menschen">
      Ihr entschuldigt euch beide als Erste.
    </CompatibilitySample>,
    "de",
  );
  const figure = screen.getByRole("figure", { name: "Ihr entschuldigt euch beide als Erste." });
  await expect.element(figure).toBeVisible();
  const table = figure.getByRole("table", { name: "Beispiel" });
  await expect.element(table.getByRole("columnheader", { name: "Yusuf" })).toBeInTheDocument();
  await expect.element(table.getByRole("rowheader", { name: "Werte" })).toBeInTheDocument();
  await expect.element(figure.getByText("Zwei erfundene Menschen")).toBeVisible();
});

test.each(locales)("its axis labels stay inside a phone's frame in %s", async (locale) => {
  await page.viewport(360, 740);
  const screen = await render(
    <CompatibilitySample label="Example" people={people} note="Two invented people">
      Both of you say sorry first.
    </CompatibilitySample>,
    locale,
  );
  const frame = screen.getByRole("figure").element().getBoundingClientRect();
  const boxes = [...screen.container.querySelectorAll("svg ~ span")].map((label) =>
    label.getBoundingClientRect(),
  );
  expect(boxes).toHaveLength(5);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(frame.left);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(frame.right);
  await page.viewport(1280, 800);
});
