import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { CountryField } from "./CountryField.tsx";

it("goes on with what was typed and selected before the list was there", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(
    <CountryField label="Country" defaultValue="CH" onChange={onChange} />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("aus");
  await expect.element(screen.getByRole("option", { name: "Austria" })).toBeVisible();
  await expect.element(screen.getByRole("combobox")).toHaveValue("aus");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("AT");
});

it.each(["France", "Frankreich"])(
  "shows the name %s of a backend without codes, and gives a code for another",
  async (name) => {
    const onChange = vi.fn<(value: string | null) => void>();
    const screen = await render(<CountryField label="Country" value={name} onChange={onChange} />);
    const field = screen.getByRole("combobox");
    await expect.element(field).toHaveValue(name);
    await userEvent.tab();
    await expect.element(screen.getByRole("button")).toBeInTheDocument();
    await expect.element(field).toHaveValue(name);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    await field.fill("aus");
    await screen.getByRole("option", { name: "Austria" }).click();
    expect(onChange).toHaveBeenLastCalledWith("AT");
  },
);
