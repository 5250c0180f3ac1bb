import { expect, test, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { ThemeSwitcher } from "./ThemeSwitcher.tsx";

test("offers the device's setting and the themes, and reports the choice", async () => {
  const onChange = vi.fn();
  const screen = await render(<ThemeSwitcher value="system" onChange={onChange} />, "de");
  const select = screen.getByRole("combobox", { name: "Darstellung" });
  await expect.element(select).toHaveValue("system");
  await select.selectOptions("Mehr Kontrast");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("more-contrast");
});
