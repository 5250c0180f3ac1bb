import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ErrorState } from "./ErrorState.tsx";

test("is announced and tries again by keyboard", async () => {
  const onRetry = vi.fn();
  const screen = await render(<ErrorState title="Gemel cannot be reached" onRetry={onRetry} />);
  await expect
    .element(screen.getByRole("alert").getByRole("heading", { name: "Gemel cannot be reached" }))
    .toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledOnce();
});
