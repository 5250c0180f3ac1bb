import { expect, it } from "vitest";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { render } from "../../testing/render.tsx";
import { Menu, MenuTrigger } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { MenuSection } from "./MenuSection.tsx";

it("names a section and describes an item", async () => {
  const screen = await render(
    <MenuTrigger>
      <IconButton label="More about Rosalind">⋮</IconButton>
      <Menu>
        <MenuSection label="Part ways">
          <MenuItem id="unmatch" label="Unmatch" description="Ends the conversation too." />
        </MenuSection>
      </Menu>
    </MenuTrigger>,
  );
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const item = screen
    .getByRole("group", { name: "Part ways" })
    .getByRole("menuitem", { name: "Unmatch" });
  await expect.element(item).toHaveAccessibleDescription("Ends the conversation too.");
});
