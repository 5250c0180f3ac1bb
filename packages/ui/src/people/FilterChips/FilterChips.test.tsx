import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { type Filters, unsetFilters } from "../FilterPanel/filters.ts";
import { FilterChips } from "./FilterChips.tsx";

test("says what counts, and each opens the panel", async () => {
  const onOpen = vi.fn<() => void>();
  const value: Filters = { ...unsetFilters, sex: "female", oldest: 40, requiresVoice: true };
  const screen = await render(<FilterChips value={value} onOpen={onOpen} />);
  const chips = screen.getByRole("button").all();
  expect(chips.map((chip) => chip.element().textContent)).toEqual([
    "Filters3",
    "Women",
    "25 to 40",
    "up to 50 km",
    "Has a voice message",
  ]);
  for (const chip of chips) await chip.click();
  expect(onOpen).toHaveBeenCalledTimes(5);
});

test("says what counts without a button where something else opens the panel", async () => {
  const screen = await render(<FilterChips value={unsetFilters} />);
  await expect.element(screen.getByText(/up to 50 km/)).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

test("with nothing set, or nothing known, it counts none", async () => {
  const screen = await render(<FilterChips value={unsetFilters} onOpen={() => undefined} />);
  await expect.element(screen.getByRole("button").first()).toHaveAccessibleName("Filters");
  await screen.rerender(<FilterChips value={null} onOpen={() => undefined} />);
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});

test("on a phone one button stands for all", async () => {
  await page.viewport(360, 740);
  const screen = await render(<FilterChips value={unsetFilters} onOpen={() => undefined} />);
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});
