import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "./Checkbox.tsx";

it("is ticked by Space and described by its help", async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <Checkbox label="I am 18 or older" description="Gemel is for adults." onChange={onChange} />,
  );
  const box = screen.getByRole("checkbox", { name: "I am 18 or older" });
  await expect.element(box).toHaveAccessibleDescription("Gemel is for adults.");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(box).toBeChecked();
});
