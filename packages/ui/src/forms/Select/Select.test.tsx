import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
];

it("opens, chooses and closes by keyboard", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<Select label="Language" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("de");
  const button = screen.getByRole("button", { name: /Language/ });
  await expect.element(button).toHaveTextContent("Deutsch");
  await expect.element(button).toHaveFocus();
});

it("says in words that nothing is chosen", async () => {
  const screen = await render(<Select label="Language" options={options} />);
  await expect.element(screen.getByRole("button")).toHaveTextContent("Please choose");
});
