import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { FilterPanel } from "../FilterPanel/FilterPanel.tsx";
import { FilterSidebar } from "./FilterSidebar.tsx";
import { unsetFilters } from "../FilterPanel/filters.ts";

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

test("a filter that has the focus is not behind the buttons, in a low window", async () => {
  await page.viewport(1280, 600);
  const nothing = () => undefined;
  const screen = await render(
    <FilterSidebar isCollapsed={false} onCollapsedChange={nothing}>
      <FilterPanel value={unsetFilters} onChange={nothing} onApply={nothing} onReset={nothing} />
    </FilterSidebar>,
  );
  const apply = screen.getByRole("button", { name: "Apply" }).element();
  const options = [...document.querySelectorAll<HTMLInputElement>("label input")];
  expect(options.length).toBeGreaterThan(8);
  for (const option of options) {
    option.focus();
    const { bottom } = option.closest("label")?.getBoundingClientRect() ?? new DOMRect();
    expect(bottom).toBeLessThanOrEqual(apply.getBoundingClientRect().top);
  }
});
