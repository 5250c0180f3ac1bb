import { describe, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Tabs } from "./Tabs.tsx";

const three = [
  { id: "received", label: "Received", content: "Likes" },
  { id: "given", label: "Given by you", content: "Yours" },
  { id: "matches", label: "Matches", content: "Both" },
];

/** How far the selected tab's middle is from the row's, in whole px; the row's ends stop it. */
function offCenter(screen: Awaited<ReturnType<typeof render>>): number {
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  const row = screen.getByRole("tablist").element();
  const tab = screen.getByRole("tab", { selected: true }).element();
  const wanted = middle(tab.getBoundingClientRect()) - middle(row.getBoundingClientRect());
  const left = row.scrollLeft;
  const max = row.scrollWidth - row.clientWidth;
  return Math.round(wanted > 0 ? Math.min(wanted, max - left) : Math.max(wanted, -left));
}

function isWhole(screen: Awaited<ReturnType<typeof render>>): boolean {
  const row = screen.getByRole("tablist").element().getBoundingClientRect();
  const tab = screen.getByRole("tab", { selected: true }).element().getBoundingClientRect();
  return tab.width > 0 && tab.left >= row.left && tab.right <= row.right;
}

describe("a row that is too long", () => {
  const row = (counts: readonly number[] = [], display: "block" | "none" = "block") => (
    <div style={{ inlineSize: "18rem", display }}>
      <Tabs
        label="Likes"
        selectedKey="matches"
        items={three.map((item, index) => ({
          ...item,
          ...(counts[index] === undefined ? {} : { count: counts[index] }),
        }))}
      />
    </div>
  );

  test("shows the selected tab whole", async () => {
    const screen = await render(row());
    await expect.poll(() => isWhole(screen)).toBe(true);
  });

  test("goes on showing it when counts come later and widen the tabs", async () => {
    const screen = await render(row());
    await expect.poll(() => isWhole(screen)).toBe(true);
    await screen.rerender(row([1340, 1212, 1120]));
    await expect.element(screen.getByRole("tab", { name: "Matches 1,120" })).toBeVisible();
    await expect.poll(() => [isWhole(screen), offCenter(screen)]).toEqual([true, 0]);
  });

  test("shows it when the row was hidden at first", async () => {
    const screen = await render(row([1340, 1212, 1120], "none"));
    await screen.rerender(row([1340, 1212, 1120]));
    await expect.poll(() => [isWhole(screen), offCenter(screen)]).toEqual([true, 0]);
  });

  test("says where it goes on", async () => {
    const screen = await render(row([1340, 1212, 1120]));
    const list = screen.getByRole("tablist");
    await expect.element(list).toHaveAttribute("data-more", "left");
    list.element().scrollTo({ left: 20 });
    await expect.element(list).toHaveAttribute("data-more", "left right");
    list.element().scrollTo({ left: 0 });
    await expect.element(list).toHaveAttribute("data-more", "right");
  });

  test("moves only itself: the page stays where it is", async () => {
    const page = (counts?: readonly number[]) => (
      <div style={{ blockSize: "300vh", inlineSize: "200vw" }}>{row(counts)}</div>
    );
    const screen = await render(page());
    await expect.poll(() => isWhole(screen)).toBe(true);
    await screen.rerender(page([1340, 1212, 1120]));
    await expect.poll(() => isWhole(screen)).toBe(true);
    expect([window.scrollX, window.scrollY]).toEqual([0, 0]);
  });
});
