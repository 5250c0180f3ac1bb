import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { FilterSidebar } from "./FilterSidebar.tsx";

function Sidebar() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <FilterSidebar isCollapsed={isCollapsed} onCollapsedChange={setCollapsed}>
      <p>All the filters</p>
    </FilterSidebar>
  );
}

test("shrinks to a rail and comes back, and the button keeps the focus", async () => {
  const screen = await render(<Sidebar />);
  await expect.element(screen.getByRole("region", { name: "Filters" })).toBeVisible();
  await screen.getByRole("button", { name: "Hide filters" }).click();
  await expect.element(screen.getByText("All the filters")).not.toBeInTheDocument();
  const show = screen.getByRole("button", { name: "Show filters" });
  await expect.element(show).toHaveAttribute("aria-expanded", "false");
  await expect.element(show).toHaveFocus();
  await show.click();
  await expect.element(screen.getByText("All the filters")).toBeVisible();
});
