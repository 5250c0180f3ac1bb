import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { CompatibilityGraph, graphSizes } from "./CompatibilityGraph.tsx";

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

test.each(graphSizes)("%s: is a figure by its label, with all numbers in a table", async (size) => {
  const screen = await render(<CompatibilityGraph {...rosalind} size={size} />);
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

test.each(graphSizes)("%s: shows the overall percentage in the middle", async (size) => {
  const screen = await render(<CompatibilityGraph {...rosalind} size={size} />, "de");
  expect(screen.container.querySelector("text")?.textContent).toBe("87\u00a0%");
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
  expect(screen.container.querySelector("text")?.textContent).toBe("100%");
});

test.each(graphSizes)("%s: has no number where there is none, and says so", async (size) => {
  const screen = await render(
    <CompatibilityGraph {...rosalind} size={size} overall={null} values={null} />,
  );
  expect(screen.container.querySelector("text")).toBeNull();
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("No number yet");
  expect(rowsOf(tableOf(screen.container)).slice(1, 4)).toEqual([
    ["Overall", "No number yet"],
    ["Social", "82"],
    ["Values", "not known yet"],
  ]);
});

test("a missing dimension leaves a gap in the drawing", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} values={null} />);
  const [line] = screen.container.querySelectorAll("polygon + path");
  expect(line?.getAttribute("d")?.match(/L/g)).toHaveLength(3);
});

const badgesOf = (container: Element) =>
  [...container.querySelectorAll("li")].map((badge) => badge.textContent);

test.each([
  { completeness: 1, isLowConfidence: false, badges: [] },
  { completeness: 0.8, isLowConfidence: false, badges: ["Based on 80% of the answers"] },
  { completeness: 0.999, isLowConfidence: false, badges: ["Based on 99% of the answers"] },
  { completeness: 1, isLowConfidence: true, badges: ["Low confidence"] },
  {
    completeness: 0.34,
    isLowConfidence: true,
    badges: ["Low confidence", "Based on 34% of the answers"],
  },
])(
  "with $completeness of the answers and low confidence $isLowConfidence it has the badges $badges",
  async ({ badges, ...sureness }) => {
    for (const size of graphSizes) {
      const screen = await render(<CompatibilityGraph {...rosalind} {...sureness} size={size} />);
      expect(badgesOf(screen.container)).toEqual(badges);
      await screen.unmount();
    }
  },
);

test("is drawn with a soft edge only where something is unsure", async () => {
  const softEdges = (container: Element) =>
    container.querySelectorAll("g > g:first-child > path").length;
  const sure = await render(<CompatibilityGraph {...rosalind} />);
  expect(softEdges(sure.container)).toBe(0);
  await sure.unmount();
  const unsure = await render(<CompatibilityGraph {...rosalind} isLowConfidence />);
  expect(softEdges(unsure.container)).toBeGreaterThan(0);
});

test("the full form calls it a place to start talking, a card does not", async () => {
  const screen = await render(<CompatibilityGraph {...rosalind} />);
  const starter = screen.getByText("A place to start talking, not a prediction.");
  await expect.element(starter).toBeVisible();
  await screen.rerender(<CompatibilityGraph {...rosalind} size="card" />);
  await expect.element(starter).not.toBeInTheDocument();
});

test("in a row a card is as wide as its corner, in a column it names its axes", async () => {
  const screen = await render(
    <div style={{ display: "flex", inlineSize: "20rem" }}>
      <p>Rosalind, 34</p>
      <CompatibilityGraph {...rosalind} size="card" completeness={0.8} />
    </div>,
  );
  const figure = screen.getByRole("figure").element();
  const axis = screen.container.querySelector("svg + span");
  expect(figure.getBoundingClientRect().width).toBe(80);
  expect(axis?.checkVisibility()).toBe(false);
  await screen.rerender(<CompatibilityGraph {...rosalind} size="card" />);
  expect(screen.container.querySelector("svg + span")?.checkVisibility()).toBe(true);
});
