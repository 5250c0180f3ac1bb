import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ToggleButton } from "./ToggleButton.tsx";

test("shows that it is pressed by more than a hue: ink and paper change places", async () => {
  const screen = await render(
    <>
      <ToggleButton>Off</ToggleButton>
      <ToggleButton defaultSelected>On</ToggleButton>
    </>,
  );
  const [off, on] = ["Off", "On"].map((name) =>
    getComputedStyle(screen.getByRole("button", { name }).element()),
  );
  expect(on?.backgroundColor).toBe(off?.color);
});
