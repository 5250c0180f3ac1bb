import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { SharedAnswer } from "./SharedAnswer.tsx";

const bread = { question: "What of?", text: "Bread.", isAllowed: false };

test("is allowed and kept by keyboard, and says in words which it is", async () => {
  const onChange = vi.fn();
  const screen = await render(<SharedAnswer {...bread} onChange={onChange} />);
  const control = screen.getByRole("switch", { name: "What of? Bread." });
  await expect.element(control).toHaveAccessibleDescription("Your twin keeps this to itself.");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await screen.rerender(<SharedAnswer {...bread} isAllowed onChange={onChange} />);
  await expect.element(control).toHaveAccessibleDescription("Your twin may say this to others.");
});

test("cannot be allowed where nothing is left of it", async () => {
  const screen = await render(<SharedAnswer {...bread} text="" isAllowed onChange={vi.fn()} />);
  const control = screen.getByRole("switch", { name: "What of?" });
  await expect.element(control).toBeDisabled();
  await expect.element(control).not.toBeChecked();
});

test("stays as it is while it is being kept", async () => {
  const onChange = vi.fn();
  await render(<SharedAnswer {...bread} isBusy onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).not.toHaveBeenCalled();
});
