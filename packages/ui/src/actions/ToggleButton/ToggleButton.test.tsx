import { SlidersHorizontal } from "lucide-react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { IconToggleButton } from "./IconToggleButton.tsx";
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

test("with a picture only, it is named by its label", async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <IconToggleButton label="Filters" onChange={onChange}>
      <SlidersHorizontal aria-hidden />
    </IconToggleButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect
    .element(screen.getByRole("button", { name: "Filters" }))
    .toHaveAttribute("aria-pressed", "true");
});
