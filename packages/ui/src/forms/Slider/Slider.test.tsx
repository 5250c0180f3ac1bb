import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Slider, type SliderProps } from "./Slider.tsx";

const distance: SliderProps = {
  label: "Distance",
  minValue: 1,
  maxValue: 1000,
  defaultValue: 50,
  unit: "kilometer",
};

const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

it("is named by its label, says its value with the unit, and is described", async () => {
  const screen = await render(
    <Slider
      {...distance}
      valueText={(written) => `bis ${written}`}
      description="Zwischen den Ortsmitten."
    />,
    "de",
  );
  const slider = screen.getByRole("slider", { name: "Distance", exact: true });
  await expect.element(slider).toHaveValue("50");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "bis 50 km");
  await expect.element(slider).toHaveAccessibleDescription("Zwischen den Ortsmitten.");
  await expect.element(screen.getByText("bis 50 km")).toBeVisible();
});

it("moves by one, by tens and to its bounds by keyboard", async () => {
  const onChange = vi.fn<(value: number) => void>();
  await render(<Slider {...distance} onChange={onChange} />);
  await userEvent.tab();
  const keys = ["ArrowRight", "ArrowUp", "ArrowLeft", "PageUp", "PageDown", "PageDown"];
  for (const key of [...keys, "Home", "ArrowLeft", "End", "PageUp"]) {
    await userEvent.keyboard(`{${key}}`);
  }
  // At a bound, nothing changes, so `onChange` is not called.
  expect(onChange.mock.calls.flat()).toEqual([51, 52, 51, 61, 51, 41, 1, 1000]);
});

it("reports once where a move ended", async () => {
  const onChangeEnd = vi.fn<(value: number) => void>();
  await render(<Slider {...distance} onChangeEnd={onChangeEnd} />);
  await userEvent.tab();
  await userEvent.keyboard("{PageUp}{ArrowRight}");
  expect(onChangeEnd.mock.calls).toEqual([[60], [61]]);
});

it("goes where the track is pressed, and takes the focus", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(
    <Slider label="Age" minValue={0} maxValue={100} defaultValue={10} onChange={onChange} />,
  );
  const slider = screen.getByRole("slider");
  const thumb = slider.element().parentElement;
  const track = thumb?.parentElement;
  if (!thumb || !track) throw new Error("The thumb has no track.");
  const { width } = track.getBoundingClientRect();
  await userEvent.click(track, { position: { x: width * 0.75, y: 22 } });
  expect(onChange.mock.lastCall).toEqual([75]);
  await expect.element(slider).toHaveFocus();
  await expect
    .poll(() => middleOf(thumb).x)
    .toBeCloseTo(track.getBoundingClientRect().left + width * 0.75, 0);
});

it("follows its host", async () => {
  const screen = await render(<Slider {...distance} value={50} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("slider")).toHaveValue("50");
  await screen.rerender(<Slider {...distance} value={80} />);
  await expect.element(screen.getByRole("slider")).toHaveValue("80");
});

it("goes with its form: sent under its name, back to where it began on reset", async () => {
  const screen = await render(
    <form aria-label="Filters">
      <Slider {...distance} name="max_distance_km" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByRole("form").element();
  if (!(form instanceof HTMLFormElement)) throw new Error("No form.");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(new FormData(form).get("max_distance_km")).toBe("51");
  await screen.getByRole("button", { name: "Reset" }).click();
  await expect.element(screen.getByRole("slider")).toHaveValue("50");
});

it("its thumb is 44 px to the finger", async () => {
  const screen = await render(<Slider {...distance} />);
  const thumb = screen.getByRole("slider").element().parentElement?.getBoundingClientRect();
  expect([thumb?.width, thumb?.height]).toEqual([44, 44]);
});
