import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

test("is read but takes no room", async () => {
  const screen = await render(
    <button type="button">
      <VisuallyHidden>Only heard</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole("button", { name: "Only heard" })).toBeInTheDocument();
  expect(screen.getByText("Only heard").element().getBoundingClientRect().width).toBe(1);
});
