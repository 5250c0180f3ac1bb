import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

const asked = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    defaultOpen
    title="Unmatch this person?"
    confirmLabel="Unmatch"
    onConfirm={() => undefined}
    {...props}
  >
    Your conversation ends.
  </ConfirmDialog>
);

it("says what it is about, and starts on the harmless button", async () => {
  const screen = await render(asked());
  const dialog = screen.getByRole("alertdialog", { name: "Unmatch this person?" });
  await expect.element(dialog).toHaveAccessibleDescription("Your conversation ends.");
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("acts on confirmation and closes", async () => {
  const onConfirm = vi.fn<() => void>();
  const screen = await render(asked({ onConfirm }));
  await screen.getByRole("button", { name: "Unmatch" }).click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await expect.poll(() => screen.getByRole("alertdialog").elements().length).toBe(0);
});

it("sends the form that it holds, and stays; only its text is read with the title", async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const screen = await render(
    <ConfirmDialog
      defaultOpen
      title="Delete the account?"
      confirmLabel="Delete"
      form="deletion"
      aria-describedby="text"
    >
      <form id="deletion" onSubmit={onSubmit}>
        <p id="text">It can be brought back.</p>
        <label>
          Why <input />
        </label>
      </form>
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole("alertdialog");
  await expect.element(dialog).toHaveAccessibleDescription("It can be brought back.");
  await screen.getByRole("button", { name: "Delete" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(dialog).toBeVisible();
});

it.each([
  ["stays while the action is under way", true, 0],
  ["is closed by Escape otherwise", false, 1],
])("%s", async (_name, isPending, closed) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(asked({ isOpen: true, isPending, onOpenChange }));
  const dialog = screen.getByRole("alertdialog").element();
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledTimes(closed);
});
