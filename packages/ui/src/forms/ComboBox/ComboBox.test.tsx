import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ComboBox } from "./ComboBox.tsx";

const options = [
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
];

it("finds by typing, chooses by Enter and clears to null", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<ComboBox label="Language" options={options} onChange={onChange} />);
  const input = screen.getByRole("combobox", { name: "Language" });
  await input.click();
  await userEvent.keyboard("franc");
  await expect.element(screen.getByRole("option", { name: "Français" })).toBeVisible();
  expect(screen.getByRole("option").elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("fr");
  await expect.element(input).toHaveValue("Français");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it("says that nothing matches", async () => {
  const screen = await render(<ComboBox label="Language" options={options} />);
  await screen.getByRole("combobox").fill("xyz");
  await expect.element(screen.getByText("Nothing matches what you typed.")).toBeVisible();
});

it("stays open while arrow keys move near the lower edge of the screen", async () => {
  const screen = await render(
    <div style={{ blockSize: "300vh", paddingBlockStart: "calc(100vh - 13rem)" }}>
      <ComboBox label="Language" options={options} />
    </div>,
  );
  const input = screen.getByRole("combobox");
  await input.click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("option", { name: "Deutsch" })).toBeVisible();
  await expect
    .poll(() => input.element().getAttribute("aria-activedescendant"))
    .toBe(screen.getByRole("option", { name: "Deutsch" }).element().id);
  expect(window.scrollY).toBe(0);
});
