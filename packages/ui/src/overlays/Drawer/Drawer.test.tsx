import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { Drawer } from "./Drawer.tsx";

it("opens at the end and closes by its button", async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <Drawer isOpen onOpenChange={onOpenChange} title="Filters">
      Who you hope to meet.
    </Drawer>,
  );
  const dialog = screen.getByRole("dialog", { name: "Filters" });
  await expect.element(dialog).toBeVisible();
  const { right } = dialog.element().getBoundingClientRect();
  expect(document.documentElement.clientWidth - right).toBeLessThan(1);
  await screen.getByRole("button", { name: "Close" }).click();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
