import { X } from "lucide-react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { IconButton } from "./IconButton.tsx";

test("is named by its label and pressed by keyboard", async () => {
  const onPress = vi.fn();
  const screen = await render(
    <IconButton label="Close" onPress={onPress}>
      <X aria-hidden />
    </IconButton>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
});

test.each(["small", "medium"] as const)("%s is 44 px to the finger", async (size) => {
  const screen = await render(
    <IconButton label="Close" size={size}>
      <X aria-hidden />
    </IconButton>,
  );
  const { left, right, top, height } = screen.getByRole("button").element().getBoundingClientRect();
  const middle = top + height / 2;
  const reach = (right - left - 44) / 2;
  for (const x of [left + reach + 1, right - reach - 1]) {
    expect(document.elementFromPoint(x, middle)?.closest("button")).not.toBeNull();
  }
});
