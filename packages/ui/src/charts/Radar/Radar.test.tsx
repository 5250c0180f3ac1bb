import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Radar } from "./Radar.tsx";

const props = {
  label: "How they lie together",
  axes: ["Social", "Values", "Emotional"],
  first: { name: "Clémence", values: [84, 130, -5] },
};

const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.innerText));

test("says the same numbers in a table, clamped to the scale", async () => {
  const screen = await render(
    <Radar {...props} second={{ name: "Yusuf", values: [70, 86, 76] }} />,
  );
  const table = screen.getByRole("table", { name: "How they lie together" });
  await expect.element(table).toBeInTheDocument();
  expect(rowsOf(table.element()).slice(1)).toEqual([
    ["Social", "84", "70"],
    ["Values", "100", "86"],
    ["Emotional", "0", "76"],
  ]);
  await expect.element(screen.getByRole("columnheader", { name: "Yusuf" })).toBeInTheDocument();
  await expect.element(screen.getByRole("rowheader", { name: "Values" })).toBeInTheDocument();
});

test("hides the drawing from screen readers, which have the table", async () => {
  const screen = await render(<Radar {...props} />);
  const drawing = screen.container.querySelector("svg");
  expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  expect(drawing?.querySelectorAll("circle")).toHaveLength(3);
});

test.each(["ltr", "rtl"])("its words stand beside the graph, not on it, in %s", async (dir) => {
  const screen = await render(
    <div dir={dir} style={{ inlineSize: 360 }}>
      <Radar {...props} />
    </div>,
  );
  const outermost = screen.container.querySelector("polygon")?.getBoundingClientRect();
  const label = (text: string) =>
    [...screen.container.querySelectorAll("text")]
      .find((element) => element.textContent === text)
      ?.getBoundingClientRect();
  expect(label("Values")?.left).toBeGreaterThan(outermost?.right ?? Infinity);
  expect(label("Emotional")?.right).toBeLessThan(outermost?.left ?? -Infinity);
});
