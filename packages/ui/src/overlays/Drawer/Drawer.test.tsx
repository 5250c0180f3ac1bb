import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { Drawer, drawerSides } from "./Drawer.tsx";

it.each(drawerSides)("opens at the %s and closes by its button", async (side) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <Drawer isOpen onOpenChange={onOpenChange} title="Filters" side={side}>
      Who you hope to meet.
    </Drawer>,
  );
  const dialog = screen.getByRole("dialog", { name: "Filters" });
  await expect.element(dialog).toBeVisible();
  const { left, right } = dialog.element().getBoundingClientRect();
  expect(side === "start" ? left : document.documentElement.clientWidth - right).toBeLessThan(1);
  await screen.getByRole("button", { name: "Close" }).click();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
