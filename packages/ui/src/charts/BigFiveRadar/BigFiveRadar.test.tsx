import { traitNames } from "@gemel/theme/tokens";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { BigFiveRadar } from "./BigFiveRadar.tsx";
import { clockwise } from "./big-five.ts";

const rows = (container: Element): string[][] => {
  const table = container.querySelector("table");
  return table ? rowsOf(table) : [];
};

test("is a figure by its label, with neuroticism turned into stability in its table", async () => {
  const traits = {
    openness: 78,
    conscientiousness: 64,
    extraversion: 38,
    agreeableness: 71,
    neuroticism: 44,
  };
  const label = "Clémence’s personality";
  const screen = await render(
    <BigFiveRadar label={label} name="Clémence" traits={traits} confidence={0.86} />,
  );
  const figure = screen.getByRole("figure", { name: label });
  await expect.element(figure).toBeVisible();
  await expect.element(figure.getByRole("table", { name: label })).toBeInTheDocument();
  expect(rows(screen.container)).toEqual([
    [label, "Clémence"],
    ["Openness", "78"],
    ["Conscientiousness", "64"],
    ["Extraversion", "38"],
    ["Agreeableness", "71"],
    ["Emotional stability", "56"],
    ["Confidence", "86%"],
  ]);
});

test("every trait is drawn once", () => {
  expect(clockwise.toSorted()).toEqual(traitNames.toSorted());
});

test("what is missing stands there in words, and what is beyond the scale at its edge", async () => {
  const traits = {
    openness: 181,
    conscientiousness: null,
    extraversion: null,
    agreeableness: 63,
    neuroticism: null,
  };
  const screen = await render(
    <BigFiveRadar label="Traits" name="水玉のみずき" traits={traits} confidence={null} />,
  );
  expect(rows(screen.container)).toEqual([
    ["Traits", "水玉のみずき"],
    ["Openness", "100"],
    ["Conscientiousness", "not known yet"],
    ["Extraversion", "not known yet"],
    ["Agreeableness", "63"],
    ["Emotional stability", "not known yet"],
    ["Confidence", "not known how sure"],
  ]);
});
