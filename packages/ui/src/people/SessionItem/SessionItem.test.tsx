import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { SessionItem, type SessionItemProps } from "./SessionItem.tsx";

const phone: SessionItemProps = {
  browser: "Mobile Safari",
  system: "iOS",
  signedInAt: new Date("2026-11-02T12:15:40Z"),
  lastUsedAt: new Date("2026-11-21T07:10:00Z"),
  now: new Date("2026-11-21T10:00:00Z"),
  onSignOut: () => {},
};

test("says which device it is, since when and when it was used", async () => {
  const screen = await render(<SessionItem {...phone} />);
  await expect.element(screen.getByText("Mobile Safari on iOS")).toBeVisible();
  await expect.element(screen.getByText("Last used 2 hours ago")).toBeVisible();
  await expect.element(screen.getByText("Signed in on November 2, 2026")).toBeVisible();
  expect(screen.getByText("This device").elements()).toEqual([]);
});

test.each([
  { browser: "Firefox", system: null, name: "Firefox" },
  { browser: null, system: "Linux", name: "Linux" },
  { browser: null, system: null, name: "Unknown device" },
])("$browser on $system is named $name", async ({ name, ...device }) => {
  const screen = await render(<SessionItem {...phone} {...device} />);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: `Sign out ${name}` })).toBeVisible();
});

test("marks the one that shows the page", async () => {
  const screen = await render(<SessionItem {...phone} isCurrent />);
  await expect.element(screen.getByText("This device")).toBeVisible();
});

test("is signed out by keyboard, and once only", async () => {
  const onSignOut = vi.fn();
  const screen = await render(<SessionItem {...phone} onSignOut={onSignOut} />);
  await userEvent.tab();
  await expect
    .element(screen.getByRole("button", { name: "Sign out Mobile Safari on iOS" }))
    .toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onSignOut).toHaveBeenCalledOnce();
  await screen.rerender(<SessionItem {...phone} onSignOut={onSignOut} isEnding />);
  await userEvent.keyboard("{Enter}");
  expect(onSignOut).toHaveBeenCalledOnce();
});
