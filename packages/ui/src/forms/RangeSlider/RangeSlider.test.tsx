import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { I18nProvider } from "../../foundation/I18nProvider.ts";
import { render } from "../../testing/render.tsx";
import type { Range } from "./push.ts";
import { RangeSlider, type RangeSliderProps } from "./RangeSlider.tsx";

const ages: RangeSliderProps = {
  label: "Age",
  lowerLabel: "Youngest age",
  upperLabel: "Oldest age",
  minValue: 18,
  maxValue: 99,
  defaultValue: [25, 45],
};

const show = async (props: Partial<RangeSliderProps> = {}) => {
  const onChange = vi.fn<(value: Range) => void>();
  const screen = await render(<RangeSlider {...ages} {...props} onChange={onChange} />);
  const youngest = screen.getByRole("slider", { name: "Youngest age", exact: true });
  const oldest = screen.getByRole("slider", { name: "Oldest age", exact: true });
  return { screen, onChange, youngest, oldest };
};

const thumbOf = (slider: { element: () => Element }) => {
  const thumb = slider.element().parentElement;
  if (!thumb) throw new Error("The input has no thumb.");
  return thumb;
};

it("is a named group of two thumbs, each with its own name and the whole range", async () => {
  const { screen, youngest, oldest } = await show();
  await expect.element(screen.getByRole("group", { name: "Age" })).toBeVisible();
  for (const [thumb, value] of [
    [youngest, "25"],
    [oldest, "45"],
  ] as const) {
    await expect.element(thumb).toHaveAttribute("aria-valuetext", value);
    await expect.element(thumb).toHaveAttribute("min", "18");
    await expect.element(thumb).toHaveAttribute("max", "99");
  }
});

it("on the same value both thumbs can be taken, by pointer and by keyboard", async () => {
  const { onChange, youngest, oldest } = await show({ defaultValue: [50, 50] });
  const [lower, upper] = [thumbOf(youngest), thumbOf(oldest)];
  expect(lower.getBoundingClientRect().right).toBeCloseTo(upper.getBoundingClientRect().left, 0);
  for (const thumb of [lower, upper]) {
    const { left, right, top, bottom } = thumb.getBoundingClientRect();
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(thumb);
  }
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange.mock.calls.flat()).toEqual([
    [49, 50],
    [49, 51],
  ]);
});

it("takes the thumb that is nearest to a press on the track", async () => {
  const { onChange, youngest } = await show();
  const track = thumbOf(youngest).parentElement;
  if (!track) throw new Error("The thumb has no track.");
  const { width } = track.getBoundingClientRect();
  await userEvent.click(track, { position: { x: width - 1, y: 22 } });
  await userEvent.click(track, { position: { x: 1, y: 22 } });
  expect(onChange.mock.calls.flat()).toEqual([
    [25, 99],
    [18, 99],
  ]);
});

it("writes the range as the language does, or in the host's words", async () => {
  const screen = await render(<RangeSlider {...ages} unit="centimeter" />, "de");
  await expect.element(screen.getByText("25–45 cm")).toBeVisible();
  await screen.rerender(<RangeSlider {...ages} unit="centimeter" value={[33, 33]} />);
  await expect.element(screen.getByText("33 cm", { exact: true })).toBeVisible();
  await screen.rerender(
    <RangeSlider {...ages} rangeText={(lower, upper) => `${lower} bis ${upper}`} />,
  );
  await expect.element(screen.getByText("25 bis 45")).toBeVisible();
});

it("turns around where reading starts on the right", async () => {
  const onChange = vi.fn<(value: Range) => void>();
  const screen = await render(
    <div dir="rtl">
      <I18nProvider locale="he-IL">
        <RangeSlider {...ages} onChange={onChange} />
      </I18nProvider>
    </div>,
  );
  const place = (name: string) =>
    thumbOf(screen.getByRole("slider", { name })).getBoundingClientRect();
  expect(place("Youngest age").left).toBeGreaterThan(place("Oldest age").right);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onChange.mock.lastCall).toEqual([[26, 45]]);
});
