import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LongText } from "./LongText.tsx";

const paragraph = "Members who might suit you see your profile, and never your answers. ".repeat(8);

const text = (
  <LongText
    contents="On this page"
    sections={[
      { id: "keep", title: "What we keep", children: <p>{paragraph}</p> },
      { id: "visible", title: "Who sees it", children: <p>{paragraph}</p> },
    ]}
  >
    <p>Placeholder</p>
  </LongText>
);

test("names its contents, which lead by keyboard to headings of the second level", async () => {
  const screen = await render(text);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(contents.getByRole("link").elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(contents.getByRole("link", { name: "Who sees it" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const heading = screen.getByRole("heading", { level: 2, name: "Who sees it" }).element();
  await expect.poll(() => document.querySelector(":target")?.contains(heading)).toBe(true);
});

test("folds its contents to one line on a phone", async () => {
  await page.viewport(360, 740);
  const screen = await render(text);
  const links = screen.getByRole("navigation").getByRole("link");
  expect(links.elements()).toHaveLength(0);
  await screen.getByText("On this page").last().click();
  await expect.poll(() => links.elements()).toHaveLength(2);
});

test.each([
  // A phone has no room for more than it has.
  { width: 360, place: "above", min: 30 },
  { width: 1280, place: "beside", min: 45 },
])(
  "has its contents $place the text at $width px, in lines of reading length",
  async ({ width, place, min }) => {
    await page.viewport(width, 800);
    const screen = await render(text);
    const contents = screen.getByRole("navigation").element().getBoundingClientRect();
    const line = screen.getByText("Placeholder").element().getBoundingClientRect();
    expect(contents.bottom <= line.top ? "above" : "beside").toBe(place);
    const words = screen
      .getByRole("heading", { name: "What we keep" })
      .element().nextElementSibling;
    const lines = (words?.getBoundingClientRect().height ?? 0) / (16 * 1.55);
    const perLine = paragraph.length / lines;
    expect(perLine).toBeLessThanOrEqual(75);
    expect(perLine).toBeGreaterThanOrEqual(min);
  },
);
