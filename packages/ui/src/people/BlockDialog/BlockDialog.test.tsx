import { expect, test, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { BlockDialog } from "./BlockDialog.tsx";

test("asks first, and shows a failure with the way to try again", async () => {
  const onConfirm = vi.fn<() => void>();
  const screen = await render(
    <BlockDialog
      name="Clémence"
      isOpen
      onOpenChange={() => undefined}
      onConfirm={onConfirm}
      error="Clémence could not be blocked. Please try again."
    />,
  );
  await expect.element(screen.getByRole("alertdialog", { name: "Block Clémence?" })).toBeVisible();
  await expect
    .element(screen.getByText("Clémence could not be blocked. Please try again."))
    .toBeVisible();
  await screen.getByRole("button", { name: "Block", exact: true }).click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
