import { House } from "lucide-react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { NavLink } from "./NavLink.tsx";

test.each([360, 1280])(
  "is named by its word alone and at least 44 px high at %i px",
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(
      <NavLink href="/home" icon={<House />}>
        Home
      </NavLink>,
    );
    const link = screen.getByRole("link", { name: "Home", exact: true });
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);
