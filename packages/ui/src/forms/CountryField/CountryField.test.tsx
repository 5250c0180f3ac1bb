import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { CountryField } from "./CountryField.tsx";

it("finds a country without its accents and hands out its code", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<CountryField label="Land" onChange={onChange} />, "de");
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("osterr");
  await expect.element(screen.getByRole("option", { name: "Österreich" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("AT");
});

it("shows the name of a stored code", async () => {
  const screen = await render(<CountryField label="Country" value="CH" />);
  await expect.element(screen.getByRole("combobox")).toHaveValue("Switzerland");
});
