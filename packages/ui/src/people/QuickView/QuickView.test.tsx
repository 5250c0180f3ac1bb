import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { fits, people } from "../testing/people.ts";
import { QuickView, type QuickViewProps } from "./QuickView.tsx";

beforeEach(() => page.viewport(1280, 800));

const full = { person: people.rosalind, bio: "I repair bicycles.", compatibility: fits.well };

const quickView = (props: Partial<QuickViewProps> = {}) => (
  <QuickView name="Rosalind" seen={full} {...props}>
    Rosalind, 34
  </QuickView>
);

/** Opens it by its button, which is the same element afterwards. */
async function open(props?: Partial<QuickViewProps>) {
  const screen = await render(quickView(props));
  const button = screen.getByRole("button", { name: "Rosalind, 34" });
  const pressed = button.element();
  await button.click();
  return { pressed, dialog: screen.getByRole("dialog", { name: "A look at Rosalind" }) };
}

test("opens beside its button, shows the person, and gives the focus back", async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { pressed, dialog } = await open({ onOpenChange });
  await expect.element(dialog.getByText("Rosalind, 34")).toBeVisible();
  await expect.element(dialog.getByText("I repair bicycles.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  // It must be the same element: a replacement could lose the press while the view loads.
  await expect.poll(() => document.activeElement).toBe(pressed);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test.each([
  { inlineSize: "20rem", blockSize: "30rem" },
  { inlineSize: "100%", blockSize: "6rem" },
])("does not cover the card of $inlineSize that it is about", async (size) => {
  const screen = await render(<article style={size}>{quickView()}</article>);
  const card = screen.getByRole("article").element().getBoundingClientRect();
  await screen.getByRole("button").click();
  const dialog = screen.getByRole("dialog");
  await expect
    .poll(() => {
      const { left, top } = dialog.element().getBoundingClientRect();
      return left >= card.right || top >= card.bottom;
    })
    .toBe(true);
});

test("where there is no room around the card it is in the middle", async () => {
  const screen = await render(
    <article style={{ blockSize: "45rem" }}>{quickView({ seen: "loading" })}</article>,
  );
  await screen.getByRole("button").click();
  await expect
    .poll(() => {
      const { left, right } = screen.getByRole("dialog").element().getBoundingClientRect();
      return Math.round(left + right);
    })
    .toBe(1280);
});

test("on a phone it rises from the lower edge over a scrim, and gives the focus back", async () => {
  await page.viewport(360, 740);
  const { pressed, dialog } = await open();
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(740);
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(360);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(pressed);
});

test.each([
  ["notFound", "Profile not found"],
  ["dayUsedUp", "That is all for today. Tomorrow you can go on."],
  ["failed", "The profile did not load."],
] as const)("says that the profile is %s", async (seen, words) => {
  const { dialog } = await open({ seen });
  await expect.element(dialog.getByText(words)).toBeVisible();
});
