import { House } from "lucide-react";
import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { NavLink } from "./NavLink.tsx";

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send("Emulation.setEmulatedMedia", { features });

// The tests' browser starts with this setting.
afterEach(() => emulate([{ name: "prefers-reduced-motion", value: "reduce" }]));

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

test("in forced colours the current one is underlined beside the others", async () => {
  await emulate([{ name: "forced-colors", value: "active" }]);
  const screen = await render(
    <>
      <NavLink href="/home" icon={<House />} isCurrent>
        Home
      </NavLink>
      <NavLink href="/likes" icon={<House />}>
        Likes
      </NavLink>
    </>,
  );
  const line = (text: string) =>
    getComputedStyle(screen.getByText(text).element()).textDecorationLine;
  expect([line("Home"), line("Likes")]).toEqual(["underline", "none"]);
});
