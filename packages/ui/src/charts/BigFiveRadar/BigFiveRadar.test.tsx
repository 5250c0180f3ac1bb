import { traitNames } from "@gemel/theme/tokens";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { BigFiveRadar } from "./BigFiveRadar.tsx";
import { clockwise } from "./big-five.ts";

const clemence = {
  name: "Clémence",
  traits: {
    openness: 78,
    conscientiousness: 64,
    extraversion: 38,
    agreeableness: 71,
    neuroticism: 44,
  },
  confidence: 0.86,
};

const mizuki = {
  name: "水玉のみずき",
  traits: {
    openness: 181,
    conscientiousness: null,
    extraversion: null,
    agreeableness: 63,
    neuroticism: null,
  },
  confidence: null,
};

const rows = (container: Element): string[][] => {
  const table = container.querySelector("table");
  return table ? rowsOf(table) : [];
};

test("is a figure by its label, with neuroticism turned into stability in its table", async () => {
  const screen = await render(<BigFiveRadar label="Clémence’s personality" first={clemence} />);
  const figure = screen.getByRole("figure", { name: "Clémence’s personality" });
  await expect.element(figure).toBeVisible();
  await expect
    .element(figure.getByRole("table", { name: "Clémence’s personality" }))
    .toBeInTheDocument();
  expect(rows(screen.container)).toEqual([
    ["Clémence’s personality", "Clémence"],
    ["Openness", "78"],
    ["Conscientiousness", "64"],
    ["Extraversion", "38"],
    ["Agreeableness", "71"],
    ["Emotional stability", "56"],
    ["Confidence", "86%"],
  ]);
  await expect.element(screen.getByText(/confidence 86%/)).toBeVisible();
});

test("every trait is drawn once", () => {
  expect(clockwise.toSorted()).toEqual(traitNames.toSorted());
});

test("two people stand side by side, what is missing in words and what is beyond at the edge", async () => {
  const screen = await render(
    <BigFiveRadar label="Both personalities" first={clemence} second={mizuki} />,
  );
  expect(rows(screen.container)).toEqual([
    ["Both personalities", "Clémence", "水玉のみずき"],
    ["Openness", "78", "100"],
    ["Conscientiousness", "64", "not known yet"],
    ["Extraversion", "38", "not known yet"],
    ["Agreeableness", "71", "63"],
    ["Emotional stability", "56", "not known yet"],
    ["Confidence", "86%", "not known how sure"],
  ]);
});

test.each([
  { errors: { neuroticism: 18 }, explained: true },
  { errors: { openness: null }, explained: false },
  { errors: undefined, explained: false },
])("explains the soft edge where there is one: errors $errors", async ({ errors, explained }) => {
  const screen = await render(<BigFiveRadar label="Personality" first={{ ...clemence, errors }} />);
  const hint = screen.container.textContent.includes("The softer the edge");
  expect(hint).toBe(explained);
});
