import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { rowsOf } from "../testing/rows-of.ts";
import { Radar } from "./Radar.tsx";

const props = {
  label: "How they lie together",
  axes: ["Social", "Values", "Emotional", "Lifestyle", "Long term"],
  first: { name: "Clémence", values: [84, 130, -5, 61, null] },
};

test("says the same numbers in a table, clamped to the scale, with a blank for what is missing", async () => {
  const screen = await render(
    <Radar {...props} second={{ name: "Yusuf", values: [70, 86, 76, 78, 68] }} />,
  );
  const table = screen.getByRole("table", { name: "How they lie together" });
  await expect.element(table).toBeInTheDocument();
  expect(rowsOf(table.element()).slice(1)).toEqual([
    ["Social", "84", "70"],
    ["Values", "100", "86"],
    ["Emotional", "0", "76"],
    ["Lifestyle", "61", "78"],
    ["Long term", "", "68"],
  ]);
  await expect.element(screen.getByRole("columnheader", { name: "Yusuf" })).toBeInTheDocument();
  await expect.element(screen.getByRole("rowheader", { name: "Values" })).toBeInTheDocument();
});

test("hides drawing and labels from screen readers, which have the table", async () => {
  const screen = await render(<Radar {...props} />);
  const drawing = screen.container.querySelector("svg");
  expect(drawing?.closest("[aria-hidden=true]")?.textContent).toBe(props.axes.join(""));
});

const longGerman = [
  "Gewissenhaftigkeit",
  "Extraversionsneigung",
  "Verträglichkeitsempfinden",
  "Emotionale Stabilität",
  "Aufgeschlossenheit",
];

test.each([
  { dir: "ltr", width: 240 },
  { dir: "ltr", width: 360 },
  { dir: "rtl", width: 240 },
  { dir: "rtl", width: 560 },
])(
  "long labels stay inside, clear of the graph and of each other: $dir, $width px",
  async ({ dir, width }) => {
    const screen = await render(
      <div dir={dir} style={{ inlineSize: width }} lang="de">
        <Radar {...props} axes={longGerman} />
      </div>,
    );
    const boxOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      if (!box) throw new Error("not drawn");
      return box;
    };
    const frame = boxOf(screen.container.firstElementChild);
    const labels = longGerman.map((text) =>
      boxOf(screen.getByText(text, { exact: true }).first().element()),
    );
    expect(Math.min(...labels.map(({ left }) => left))).toBeGreaterThanOrEqual(frame.left);
    expect(Math.max(...labels.map(({ right }) => right))).toBeLessThanOrEqual(frame.right);
  },
);
