import { X } from "lucide-react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { IconButton } from "./IconButton.tsx";
import { IconLink } from "./IconLink.tsx";

test.each(["small", "medium"] as const)(
  "%s, button and link are 44 px to the finger",
  async (size) => {
    const screen = await render(
      <>
        <p style={{ padding: 20 }}>
          <IconButton label="Close" size={size}>
            <X aria-hidden />
          </IconButton>
        </p>
        <p style={{ padding: 20 }}>
          <IconLink label="Close" href="#closed" size={size}>
            <X aria-hidden />
          </IconLink>
        </p>
      </>,
    );
    for (const role of ["button", "link"]) {
      const target = screen.getByRole(role).element();
      const { left, right, top, height } = target.getBoundingClientRect();
      const reach = (right - left - 44) / 2;
      for (const x of [left + reach + 1, right - reach - 1]) {
        const found = document.elementFromPoint(x, top + height / 2);
        expect(found?.closest("button, a")).toBe(target);
      }
    }
  },
);
