import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { RulingForm, type RulingFormProps } from "./RulingForm.tsx";

const form = (props: Partial<RulingFormProps> = {}) => {
  const onChange = vi.fn<RulingFormProps["onChange"]>();
  const onSubmit = vi.fn<RulingFormProps["onSubmit"]>();
  const onHasKeysChange = vi.fn<RulingFormProps["onHasKeysChange"]>();
  const element = (
    <RulingForm
      action={null}
      note=""
      onChange={onChange}
      onSubmit={onSubmit}
      hasKeys
      onHasKeysChange={onHasKeysChange}
      {...props}
    />
  );
  return { element, onChange, onSubmit, onHasKeysChange };
};

test("reports each choice and each letter of the note", async () => {
  const { element, onChange } = form();
  const screen = await render(element);
  // The input itself is out of sight: people press its label.
  await screen.getByText("Warn", { exact: true }).click();
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ action: "warn" }]);
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "x");
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ note: "x" }]);
});

test("is sent with a choice, and not without one", async () => {
  const without = form();
  const screen = await render(without.element);
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect.element(screen.getByRole("radio", { name: "Dismiss" })).toBeInvalid();
  expect(without.onSubmit).not.toHaveBeenCalled();
  const chosen = form({ action: "suspend" });
  await screen.rerender(chosen.element);
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect.poll(() => chosen.onSubmit.mock.calls.length).toBe(1);
});

test("a ruling that stands can be kept", async () => {
  const onCancel = vi.fn<() => void>();
  const screen = await render(form({ onCancel }).element);
  await screen.getByRole("button", { name: "Keep the decision" }).click();
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
});

test("a figure chooses and takes the focus, and Enter sends", async () => {
  const { element, onChange, onSubmit } = form({ action: "suspend" });
  await render(element);
  await userEvent.keyboard("2");
  await expect.poll(() => onChange.mock.calls).toEqual([[{ action: "warn" }]]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test("a figure that needs Shift, as on a French keyboard, chooses too", async () => {
  const { element, onChange } = form({ action: "suspend" });
  await render(element);
  await userEvent.keyboard("{Shift>}2{/Shift}");
  await expect.poll(() => onChange.mock.calls).toEqual([[{ action: "warn" }]]);
});

test("a figure is text where one types, with another key, and after the keys are turned off", async () => {
  const { element, onChange, onHasKeysChange } = form();
  const screen = await render(element);
  await userEvent.keyboard("{Control>}2{/Control}");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "3");
  await expect.poll(() => onChange.mock.calls).toEqual([[{ note: "3" }]]);
  await screen.getByText("Keyboard shortcuts").click();
  await expect.poll(() => onHasKeysChange.mock.calls).toEqual([[false]]);
  await screen.rerender(form({ hasKeys: false, onChange }).element);
  await userEvent.keyboard("1");
  expect(onChange.mock.calls.length).toBe(1);
});
