import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ConversationsLayout } from "./ConversationsLayout.tsx";

afterEach(() => page.viewport(1280, 800));

const layout = (
  <ConversationsLayout title="Talk" list={<p>Rosalind, Matteo</p>}>
    <p>The open one</p>
  </ConversationsLayout>
);

test("the list is a region under its heading, left of the open conversation", async () => {
  const screen = await render(layout);
  const list = screen.getByRole("region", { name: "Talk" });
  await expect.element(list.getByRole("heading", { level: 2 })).toHaveTextContent("Talk");
  await expect.element(list.getByText("Rosalind, Matteo")).toBeVisible();
  const { right } = list.element().getBoundingClientRect();
  const open = screen.getByText("The open one").element().getBoundingClientRect();
  expect(open.left).toBeGreaterThan(right);
});

test("without room for both there is the open one alone, and the list comes with the room", async () => {
  await page.viewport(360, 740);
  const screen = await render(layout);
  await expect.element(screen.getByText("The open one")).toBeVisible();
  expect(screen.getByRole("region").elements()).toEqual([]);
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole("region", { name: "Talk" })).toBeVisible();
});
