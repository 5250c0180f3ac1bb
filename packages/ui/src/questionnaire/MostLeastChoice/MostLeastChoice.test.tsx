import { locales } from "@gemel/i18n/locales";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import type { MostLeast } from "./most-least.ts";
import { MostLeastChoice } from "./MostLeastChoice.tsx";

const options = [
  { id: "place", text: "I look for a place I have never been to" },
  { id: "rest", text: "I finish what the week left, then rest" },
  { id: "friend", text: "I call a friend" },
];

const onChange = vi.fn<(choice: MostLeast) => void>();

function Question({ start = { most: null, least: null } }: { start?: MostLeast }) {
  const [choice, setChoice] = useState(start);
  return (
    <MostLeastChoice
      options={options}
      {...choice}
      onChange={(next) => {
        onChange(next);
        setChoice(next);
      }}
    />
  );
}

const most = (text: string) => page.getByRole("radio", { name: `Fits most: ${text}` });
const least = (text: string) => page.getByRole("radio", { name: `Fits least: ${text}` });

it("is two groups of radio buttons across its rows", async () => {
  const screen = await render(<Question />);
  const groups = Map.groupBy(
    screen.getByRole("radio").elements() as HTMLInputElement[],
    (radio) => radio.name,
  );
  expect([...groups.values()].map((group) => group.map((radio) => radio.ariaLabel))).toEqual([
    options.map((option) => `Fits most: ${option.text}`),
    options.map((option) => `Fits least: ${option.text}`),
  ]);
  expect(screen.getByRole("listitem").elements()).toHaveLength(3);
});

it("chooses by pointer, and says what is left", async () => {
  const screen = await render(<Question />);
  const status = screen.getByRole("status");
  await expect
    .element(status)
    .toHaveTextContent("Choose what fits you most, and what fits you least.");
  await most("I call a friend").click();
  expect(onChange).toHaveBeenLastCalledWith({ most: "friend", least: null });
  await expect.element(status).toHaveTextContent("Now choose what fits you least.");
  await least("I finish what the week left, then rest").click();
  expect(onChange).toHaveBeenLastCalledWith({ most: "friend", least: "rest" });
  await expect.element(status).toHaveTextContent("Both are chosen.");
  await expect.element(most("I call a friend")).toBeChecked();
  await expect.element(least("I finish what the week left, then rest")).toBeChecked();
});

it("is two stops of the tab key", async () => {
  await render(
    <>
      <Question />
      <button type="button" aria-label="After">
        After
      </button>
    </>,
  );
  const reached: unknown[] = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.ariaLabel);
  }
  expect(reached).toEqual([
    "Fits most: I look for a place I have never been to",
    "Fits least: I look for a place I have never been to",
    "After",
  ]);
});

it("moves by arrow keys within a side, round and round, without choosing", async () => {
  onChange.mockReset();
  await render(<Question start={{ most: "place", least: "rest" }} />);
  await userEvent.tab();
  await expect.element(most("I look for a place I have never been to")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(most("I finish what the week left, then rest")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(most("I call a friend")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(most("I look for a place I have never been to")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(most("I call a friend")).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it.each([" ", "{Enter}"])("chooses by %j, and the tab key comes back to it", async (key) => {
  await render(<Question />);
  await userEvent.tab();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(onChange).toHaveBeenLastCalledWith({ most: "rest", least: null });
  await expect.element(most("I finish what the week left, then rest")).toBeChecked();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(most("I finish what the week left, then rest")).toHaveFocus();
});

it("says beforehand that the next question follows by itself", async () => {
  const screen = await render(
    <MostLeastChoice options={options} most={null} least={null} onChange={onChange} goesOn />,
  );
  await expect
    .element(screen.getByText("Once both are chosen, the next question follows."))
    .toBeVisible();
});

it.each(locales)("on a phone says one line at a time below its rows, in %s", async (locale) => {
  await page.viewport(360, 740);
  const question = (chosen: string | null) => (
    <div style={{ padding: "1rem" }}>
      <MostLeastChoice options={options} most={chosen} least={null} onChange={onChange} goesOn />
    </div>
  );
  const { container, rerender } = await render(question(null), locale);
  const heights = (): (number | undefined)[] =>
    [...container.querySelectorAll("[data-status] > p")].map((line) =>
      Math.round(line.getBoundingClientRect().height),
    );
  const [hidden, hint] = heights();
  expect(hidden).toBe(1);
  expect(hint).toBeLessThan(24);
  await rerender(question("place"));
  expect(heights()[0]).toBeGreaterThan(1);
  expect(heights()[1]).toBe(0);
});

it("can be looked at but not changed while the answers are handed in", async () => {
  const screen = await render(
    <MostLeastChoice options={options} most="place" least="rest" onChange={onChange} isDisabled />,
  );
  for (const radio of screen.getByRole("radio").all()) await expect.element(radio).toBeDisabled();
  await expect.element(most("I look for a place I have never been to")).toBeChecked();
});

it.each(locales)(
  "fits at 320 px, in %s, with targets of 44 px whose marks are explained in one line above",
  async (locale) => {
    await page.viewport(320, 640);
    const screen = await render(<Question />, locale);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const pills = [...screen.container.querySelectorAll("label")];
    const sizes = pills.map((pill) => pill.getBoundingClientRect());
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBe(44);
    expect(pills.map(({ innerText }) => innerText.trim())).toEqual(pills.map(() => ""));
    const legend = [...screen.container.querySelectorAll<HTMLElement>("p[aria-hidden] > span")];
    const words = legend.map(({ innerText }) => innerText.trim());
    expect(words).toEqual(pills.slice(0, 2).map(({ textContent }) => textContent));
    const tops = legend.map((side) => side.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
);

it.each(locales)("says on each side, in %s, what it asks for", async (locale) => {
  const screen = await render(<Question />, locale);
  const asked = screen.getByRole("status").element().textContent.toLowerCase();
  for (const { textContent } of screen.container.querySelectorAll("label"))
    expect(asked).toContain(textContent.trim().toLowerCase());
});
