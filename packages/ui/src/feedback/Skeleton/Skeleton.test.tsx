import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Skeleton } from "./Skeleton.tsx";

test("draws as many lines as asked for, in silence", async () => {
  const screen = await render(<Skeleton count={3} />);
  const lines = screen.container.firstElementChild;
  expect(lines?.childElementCount).toBe(3);
  expect(lines?.getAttribute("aria-hidden")).toBe("true");
});

// The tests' browser asks for less motion.
test("stands still for members who ask for less motion", async () => {
  const { container } = await render(<Skeleton count={3} />);
  const parts = [...container.querySelectorAll("*")];
  expect(parts.map((part) => getComputedStyle(part).animationName)).toEqual(
    parts.map(() => "none"),
  );
});
