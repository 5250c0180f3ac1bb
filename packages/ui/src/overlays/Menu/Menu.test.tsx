import { Flag } from "lucide-react";
import { expect, it, vi } from "vitest";
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

it("names a section and describes an item", async () => {
  const { screen, button } = await show();
  await button.click();
  const item = screen
    .getByRole("group", { name: "Part ways" })
    .getByRole("menuitem", { name: "Unmatch" });
  await expect.element(item).toHaveAccessibleDescription("Ends the conversation too.");
});
