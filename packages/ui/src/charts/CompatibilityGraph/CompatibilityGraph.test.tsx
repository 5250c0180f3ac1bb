import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { graphRoom } from "./CompatibilityGraph.css.ts";
import { CompatibilityGraph } from "./CompatibilityGraph.tsx";

const rosalind = {
  label: "Compatibility with Rosalind",
  overall: 87,
  social: 82.4,
  values: 91,
  emotional: 88,
  lifestyle: 74,
  longterm: 90,
  completeness: 1,
  isLowConfidence: false,
};

const tableOf = (container: Element): Element => {
  const table = container.querySelector("table");
  if (!table) throw new Error("no table");
  return table;
};

test("is a figure by its label, with all numbers in a table", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} />);
  const figure = screen.getByRole("figure", { name: rosalind.label });
  await expect.element(figure.getByRole("table", { name: rosalind.label })).toBeInTheDocument();
  expect(rowsOf(tableOf(screen.container))).toEqual([
    ["Compatibility with Rosalind", "From 0 to 100"],
    ["Overall", "87%"],
    ["Social", "82"],
    ["Values", "91"],
    ["Emotional", "88"],
    ["Lifestyle", "74"],
    ["Long term", "90"],
  ]);
});

test("shows the overall percentage beside the drawing", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} />, "de");
  const number = screen.getByText("87", { exact: true }).element().parentElement;
  expect(number?.textContent).toBe("87\u00a0%");
  const drawing = screen.container.querySelector("svg")?.getBoundingClientRect();
  expect(number?.getBoundingClientRect().left).toBeGreaterThanOrEqual(drawing?.right ?? Infinity);
});

test("numbers beyond the scale end at its ends", async () => {
  const screen = await render(
    <CompatibilityGraph {...rosalind} overall={140} social={-3} values={101} />,
  );
  expect(rowsOf(tableOf(screen.container)).slice(1, 4)).toEqual([
    ["Overall", "100%"],
    ["Social", "0"],
    ["Values", "100"],
  ]);
});

test("has no number where there is none, and says so", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} overall={null} values={null} />);
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("No number yet");
  expect(rowsOf(tableOf(screen.container)).slice(1, 4)).toEqual([
    ["Overall", "No number yet"],
    ["Social", "82"],
    ["Values", "not known yet"],
  ]);
});

test("low confidence is said in words, and how much is answered when it is asked", async () => {
  const unsure = { ...rosalind, completeness: 0.34, isLowConfidence: true };
  const screen = await render(<CompatibilityGraph {...unsure} />);
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Low confidence");
  const text = screen.getByText("Based on 34% of the answers");
  await expect.element(text).not.toBeVisible();
  const ask = screen.getByRole("button", { name: "Based on 34% of the answers" });
  await ask.click();
  await expect.element(ask).toHaveAttribute("aria-expanded", "true");
  await expect.element(text).toBeVisible();
  await ask.click();
  await expect.element(text).not.toBeVisible();
});

test("numbers that are rough before a match are said to be so", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} isDiscreet />);
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Rough until a match");
});

test("with all answers and enough confidence there is nothing to say beside the number", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} />);
  expect(screen.getByRole("listitem").elements()).toEqual([]);
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("names its axes only where its surroundings have room for it", async () => {
  const around = (inlineSize: string) => (
    <div style={{ inlineSize, containerType: "inline-size", containerName: graphRoom }}>
      <CompatibilityGraph {...rosalind} />
    </div>
  );
  const screen = await render(around("60rem"));
  const isNamed = () => screen.container.querySelector("svg + span")?.checkVisibility();
  await expect.poll(isNamed).toBe(true);
  await screen.rerender(around("59rem"));
  await expect.poll(isNamed).toBe(false);
});
