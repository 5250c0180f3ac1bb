import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Split } from "./Split.tsx";

test.each([
  { width: 360, columns: "below each other" },
  { width: 1280, columns: "beside each other" },
])("stands $columns at $width px", async ({ width, columns }) => {
  await page.viewport(width, 800);
  const screen = await render(<Split start="First" end="Second" />);
  const [first, second] = ["First", "Second"].map((text) =>
    screen.getByText(text).element().getBoundingClientRect(),
  );
  const below = (second?.top ?? 0) >= (first?.bottom ?? Infinity);
  expect(below ? "below each other" : "beside each other").toBe(columns);
});
