import { expect, it } from "vitest";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { render } from "../../testing/render.tsx";
import { Menu, MenuTrigger } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { MenuSection } from "./MenuSection.tsx";

it("names a section", async () => {
  const screen = await render(
    <MenuTrigger>
      <IconButton label="More about Rosalind">⋮</IconButton>
      <Menu>
        <MenuSection label="Part ways">
          <MenuItem id="unmatch" label="Unmatch" />
        </MenuSection>
      </Menu>
    </MenuTrigger>,
  );
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const section = screen.getByRole("group", { name: "Part ways" });
  await expect.element(section.getByRole("menuitem", { name: "Unmatch" })).toBeVisible();
});
