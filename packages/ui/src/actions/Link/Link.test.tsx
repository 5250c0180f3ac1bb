import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { RouterProvider } from "../../foundation/RouterProvider.ts";
import { render } from "../../testing/render.tsx";
import { Link } from "./Link.tsx";

test("follows the app's router, by keyboard", async () => {
  const navigate = vi.fn();
  const screen = await render(
    <RouterProvider navigate={navigate}>
      <Link href="/login">Login</Link>
    </RouterProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Login" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(navigate.mock.calls[0]?.[0]).toBe("/login");
});
