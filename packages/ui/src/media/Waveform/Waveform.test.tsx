import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Waveform } from "./Waveform.tsx";

const drawn = (container: Element) => ({
  bars: container.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length,
  played: Number(container.querySelector("rect")?.getAttribute("width")),
  hidden: container.querySelector("svg")?.getAttribute("aria-hidden"),
});

test("draws as many bars as asked for, and the played part of them", async () => {
  const { container } = await render(<Waveform peaks={[0, 0.5, 1]} bars={20} played={0.25} />);
  expect(drawn(container)).toEqual({ bars: 20, played: 5, hidden: "true" });
});

test("without peaks it draws something calm, and no more than all is played", async () => {
  const { container } = await render(<Waveform played={1.4} />);
  expect(drawn(container)).toEqual({ bars: 40, played: 40, hidden: "true" });
});
