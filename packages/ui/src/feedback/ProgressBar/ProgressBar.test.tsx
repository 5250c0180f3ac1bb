import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

test("has a name, a value and its value in words", async () => {
  const screen = await render(
    <ProgressBar label="Questions" value={3} maxValue={7} valueLabel="3 of 7" />,
  );
  const bar = screen.getByRole("progressbar", { name: "Questions" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "3");
  await expect.element(bar).toHaveAttribute("aria-valuemax", "7");
  await expect.element(bar).toHaveAttribute("aria-valuetext", "3 of 7");
});
