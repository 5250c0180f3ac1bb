import { expect, test } from "vitest";
import { drawnPart, noRows, topOfItem } from "./drawn-part.ts";

/** Three columns, each row 100 px high, one in three hundred items' worth of rows. */
const rows = { columns: 3, heights: new Map([[0, 100]]) };
const view = { count: 300, rows, overscan: 2, height: 250 };

test("at its start, the rows in view and two below", () => {
  expect(drawnPart({ ...view, top: 0 })).toEqual({ from: 0, to: 15, before: 0, after: 9500 });
});

test("a list whose start is far below the view draws its first rows", () => {
  expect(drawnPart({ ...view, top: -5000 })).toEqual({ from: 0, to: 9, before: 0, after: 9700 });
});

test("in its middle, two rows above as well; the others keep their room", () => {
  expect(drawnPart({ ...view, top: 1050 })).toEqual({ from: 24, to: 45, before: 800, after: 8500 });
});

test.each([9900, 50_000])("at its end, %i px down, its last rows", (top) => {
  expect(drawnPart({ ...view, top })).toEqual({ from: 291, to: 300, before: 9700, after: 0 });
});

test("rows count as high as they were drawn, the others as the average", () => {
  const known = {
    columns: 1,
    heights: new Map([
      [0, 300],
      [1, 100],
    ]),
  };
  expect(drawnPart({ count: 10, rows: known, overscan: 0, top: 350, height: 100 })).toEqual({
    from: 1,
    to: 3,
    before: 300,
    after: 1400,
  });
});

test("a last row that is not full ends with its last item", () => {
  expect(drawnPart({ ...view, count: 298, top: 9900 })).toMatchObject({ to: 298, after: 0 });
});

test("where nothing was drawn yet it draws something", () => {
  const { from, to } = drawnPart({ ...view, rows: noRows, top: 0 });
  expect([from, to]).toEqual([0, 252]);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 100],
  [7, 200],
])("item %i begins %i px below the start", (index, top) => {
  expect(topOfItem(rows, index)).toBe(top);
});

test("a first item with a row to itself moves all others by a row", () => {
  const led = {
    columns: 3,
    heights: new Map([
      [0, 400],
      [1, 100],
    ]),
    hasLead: true,
  };
  expect([0, 1, 3, 4].map((index) => topOfItem(led, index))).toEqual([0, 400, 400, 500]);
  expect(drawnPart({ count: 10, rows: led, overscan: 0, top: 410, height: 80 })).toEqual({
    from: 1,
    to: 4,
    before: 400,
    after: 500,
  });
});
