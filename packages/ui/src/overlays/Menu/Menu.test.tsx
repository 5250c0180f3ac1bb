import { Flag } from "lucide-react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { render } from "../../testing/render.tsx";
import { Menu, MenuTrigger } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { MenuSection } from "./MenuSection.tsx";

const show = async () => {
  const onAction = vi.fn<(id: string | number) => void>();
  const screen = await render(
    <MenuTrigger>
      <IconButton label="More about Rosalind">⋮</IconButton>
      <Menu onAction={onAction} disabledKeys={["block"]}>
        <MenuItem id="profile" label="Open her profile" />
        <MenuSection label="Part ways">
          <MenuItem id="unmatch" label="Unmatch" description="Ends the conversation too." />
          <MenuItem id="block" label="Block" />
          <MenuItem id="report" label="Report" icon={<Flag />} tone="danger" />
        </MenuSection>
      </Menu>
    </MenuTrigger>,
  );
  return { screen, onAction, button: screen.getByRole("button", { name: "More about Rosalind" }) };
};

it("opens by keyboard, is named by its button, and gives focus back on Escape", async () => {
  const { screen, button } = await show();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menu", { name: "More about Rosalind" })).toBeVisible();
  await expect.element(screen.getByRole("menuitem", { name: "Open her profile" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});

it("passes over what is disabled, does the chosen action once, and closes", async () => {
  const { screen, onAction, button } = await show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Unmatch" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  const report = screen.getByRole("menuitem", { name: "Report" });
  await expect.element(report).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onAction.mock.calls.map(([id]) => id)).toEqual(["report"]);
  await expect.poll(() => screen.getByRole("menu").elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
});

it("names a section and describes an item", async () => {
  const { screen, button } = await show();
  await button.click();
  const item = screen.getByRole("group", { name: "Part ways" }).getByRole("menuitem", {
    name: "Unmatch",
  });
  await expect.element(item).toHaveAccessibleDescription("Ends the conversation too.");
});

it("finds an item by its first letters", async () => {
  const { screen } = await show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}rep");
  await expect.element(screen.getByRole("menuitem", { name: "Report" })).toHaveFocus();
});

it("with a selection mode its items are choices that tell their state", async () => {
  const onSelectionChange = vi.fn<(keys: "all" | Set<string | number>) => void>();
  const screen = await render(
    <MenuTrigger defaultOpen>
      <IconButton label="Sort">⋮</IconButton>
      <Menu
        selectionMode="single"
        defaultSelectedKeys={["distance"]}
        onSelectionChange={onSelectionChange}
      >
        <MenuItem id="distance" label="Distance" />
        <MenuItem id="newest" label="New members first" />
      </Menu>
    </MenuTrigger>,
  );
  await expect
    .element(screen.getByRole("menuitemradio", { name: "Distance", checked: true }))
    .toBeVisible();
  await screen.getByRole("menuitemradio", { name: "New members first" }).click();
  expect([...(onSelectionChange.mock.lastCall?.[0] ?? [])]).toEqual(["newest"]);
});
