import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { NumberField } from "./NumberField.tsx";

it("reads the decimal comma of the member's language", async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <NumberField label="Gewicht" unit="kilogram" step={0.1} onChange={onChange} />,
    "de",
  );
  const input = screen.getByRole("textbox", { name: "Gewicht" });
  await input.fill("68,5");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(68.5);
  await expect.element(input).toHaveValue("68,5 kg");
});

it("steps by arrow keys within its bounds, and empties to null", async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <NumberField
      label="Height"
      unit="centimeter"
      maxValue={250}
      defaultValue={249}
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(onChange.mock.lastCall).toEqual([250]);
  await screen.getByRole("textbox").fill("");
  await userEvent.tab();
  expect(onChange.mock.lastCall).toEqual([null]);
});
