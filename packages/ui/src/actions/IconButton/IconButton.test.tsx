import { X } from "lucide-react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { IconButton } from "./IconButton.tsx";

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
