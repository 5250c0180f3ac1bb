import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Switch } from "./Switch.tsx";

it("is a switch, turned by Space", async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(<Switch label="Share my twin" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(screen.getByRole("switch", { name: "Share my twin" })).toBeChecked();
});

it("says why it could not be stored", async () => {
  const screen = await render(<Switch label="Share my twin" errorMessage="Not stored." />);
  await expect.element(screen.getByRole("switch")).toHaveAccessibleDescription("Not stored.");
});
