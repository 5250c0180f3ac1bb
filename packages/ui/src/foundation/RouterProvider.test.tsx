import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Link } from "../actions/Link/Link.tsx";
import { LinkButton } from "../actions/LinkButton/LinkButton.tsx";
import { render } from "../testing/render.tsx";
import { RouterProvider } from "./RouterProvider.ts";

test("links go through the host's router, by pointer and by keyboard, at its addresses", async () => {
  const navigate = vi.fn<(to: string) => void>();
  const screen = await render(
    <RouterProvider navigate={navigate} useHref={(to) => `/base${to}`}>
      <Link href="/profile">Profile</Link>
      <LinkButton href="/register">Register</LinkButton>
    </RouterProvider>,
  );
  const profile = screen.getByRole("link", { name: "Profile" });
  await expect.element(profile).toHaveAttribute("href", "/base/profile");
  await profile.click();
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/profile"]);

  const register = screen.getByRole("link", { name: "Register" });
  (register.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/profile", "/register"]);
});
