import { X } from "lucide-react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { IconButton } from "./IconButton.tsx";

test.each(["small", "medium"] as const)("%s, it is 44 px to the finger", async (size) => {
  const screen = await render(
    <p style={{ padding: 20 }}>
      <IconButton label="Close" size={size}>
        <X aria-hidden />
      </IconButton>
    </p>,
  );
  const target = screen.getByRole("button").element();
  const { left, right, top, height } = target.getBoundingClientRect();
  const reach = (right - left - 44) / 2;
  for (const x of [left + reach + 1, right - reach - 1]) {
    const found = document.elementFromPoint(x, top + height / 2);
    expect(found?.closest("button")).toBe(target);
  }
});
