import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Tabs } from "./Tabs.tsx";

const items = [
  { id: "personal", label: "Personal info", content: "Who you are" },
  { id: "media", label: "Appearance and media", content: "How you look", count: 0 },
];

test("moves by arrow keys and shows the panel of the selected tab", async () => {
  const screen = await render(<Tabs label="Your profile" items={items} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Personal info" })).toHaveFocus();
  await expect.element(screen.getByRole("tabpanel")).toHaveTextContent("Who you are");
  await userEvent.keyboard("{ArrowRight}");
  const media = screen.getByRole("tab", { name: "Appearance and media 0" });
  await expect.element(media).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tabpanel")).toHaveTextContent("How you look");
});

test("the row of tabs has a name", async () => {
  const screen = await render(<Tabs label="Your profile" items={items} />);
  await expect.element(screen.getByRole("tablist", { name: "Your profile" })).toBeVisible();
});

test("a row that is too long shows the selected tab whole", async () => {
  const screen = await render(
    <div style={{ inlineSize: "18rem" }}>
      <Tabs label="Your profile" items={items} defaultSelectedKey="media" />
    </div>,
  );
  const tab = screen.getByRole("tab", { selected: true });
  await expect.element(tab).toBeVisible();
  const row = screen.getByRole("tablist").element().getBoundingClientRect();
  await expect
    .poll(() => tab.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(row.right);
  expect(tab.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
});
