import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { AccountMenu } from "./AccountMenu.tsx";

const show = (onPress = vi.fn<() => void>()) =>
  render(
    <AccountMenu
      label="You"
      name="Rosalind"
      entries={[
        { label: "Profile", href: "#profile", icon: null, isCurrent: true },
        { label: "Settings", href: "#settings", icon: null },
        { label: "Logout", onPress, icon: null },
      ]}
    />,
  );

test("is opened and walked by keyboard; Escape closes it and leaves the focus on the button", async () => {
  const screen = await show();
  const button = screen.getByRole("button", { name: "You" });
  const profile = screen.getByRole("link", { name: "Profile" });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(profile).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(profile).toHaveFocus();
  await expect.element(profile).toHaveAttribute("aria-current", "page");
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(profile).not.toBeInTheDocument();
});

test("is closed by what is chosen, and by a second press of the button", async () => {
  const signOut = vi.fn<() => void>();
  const screen = await show(signOut);
  const button = screen.getByRole("button", { name: "You" });
  const group = screen.getByRole("group", { name: "You" });
  for (const last of [
    button,
    screen.getByRole("link", { name: "Settings" }),
    screen.getByRole("button", { name: "Logout" }),
  ]) {
    await button.click();
    await expect.element(group).toBeVisible();
    await last.click();
    await expect.element(group).not.toBeInTheDocument();
  }
  expect(signOut).toHaveBeenCalledTimes(1);
});

test.each([360, 1280])(
  "has targets of at least 44 px inside the window at %i px",
  async (width) => {
    await page.viewport(width, 740);
    const screen = await show();
    const button = screen.getByRole("button", { name: "You" });
    await button.click();
    const targets = [
      button,
      screen.getByRole("link"),
      screen.getByRole("button", { name: "Logout" }),
    ];
    for (const target of targets.flatMap((found) => found.elements())) {
      const box = target.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
    }
  },
);
