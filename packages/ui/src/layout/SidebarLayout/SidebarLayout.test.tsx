import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { SidebarLayout } from "./SidebarLayout.tsx";

const layout = (
  <SidebarLayout sidebar={<p>The sidebar</p>}>
    <p>The list</p>
  </SidebarLayout>
);

test("what scrolls leaves room for the focus ring of its first and last control", async () => {
  const screen = await render(layout);
  const inner = screen.getByText("The sidebar").element();
  const edge = inner.parentElement?.getBoundingClientRect();
  const { top, bottom } = inner.getBoundingClientRect();
  expect(top - (edge?.top ?? top)).toBeGreaterThanOrEqual(6);
  expect((edge?.bottom ?? bottom) - bottom).toBeGreaterThanOrEqual(6);
});

test("is not there without room for it, and follows the window", async () => {
  await page.viewport(360, 640);
  const screen = await render(layout);
  await expect.element(screen.getByText("The list")).toBeVisible();
  expect(screen.getByText("The sidebar").elements()).toEqual([]);
  await page.viewport(1280, 800);
  await expect.element(screen.getByText("The sidebar")).toBeVisible();
});
