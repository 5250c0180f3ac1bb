import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { DateField } from "./DateField.tsx";

it("is typed in the order of the member's language and handed out as ISO", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<DateField label="Geburtsdatum" onChange={onChange} />, "de");
  await userEvent.tab();
  await userEvent.keyboard("12111990");
  expect(onChange).toHaveBeenLastCalledWith("1990-11-12");
});

it("hands out null when it is left incomplete", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<DateField label="Birth date" defaultValue="1990-11-12" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Backspace}{Backspace}");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it("refuses a date after the latest one when the form is sent", async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <DateField label="Birth date" name="birth_date" defaultValue="2020-01-01" max="2008-11-21" />
      <button type="submit">Send</button>
    </form>,
  );
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText(/21\/11\/2008/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
