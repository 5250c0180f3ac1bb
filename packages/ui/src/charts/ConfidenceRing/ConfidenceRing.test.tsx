import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ConfidenceRing } from "./ConfidenceRing.tsx";

const drawn = (container: Element) =>
  container.querySelector("[stroke-dasharray]")?.getAttribute("stroke-dasharray");

test("is a figure by its label, with the number as text", async () => {
  const screen = await render(<ConfidenceRing confidence={0.86} />);
  const figure = screen.getByRole("figure", { name: "Confidence" });
  await expect.element(figure.getByText("86%")).toBeVisible();
  expect(drawn(screen.container)).toBe("86 100");
});

test.each([
  { confidence: 1.4, percent: "100%", share: "100 100" },
  { confidence: -1, percent: "0%", share: undefined },
])("$confidence is $percent", async ({ confidence, percent, share }) => {
  const screen = await render(<ConfidenceRing confidence={confidence} label="How sure" />);
  const figure = screen.getByRole("figure", { name: "How sure" });
  await expect.element(figure.getByText(percent, { exact: true })).toBeVisible();
  expect(drawn(screen.container)).toBe(share);
});

test("is no number where none is known", async () => {
  const screen = await render(<ConfidenceRing confidence={null} />);
  await expect.element(screen.getByText("not known yet")).toBeVisible();
  expect(screen.container.textContent).not.toContain("%");
  expect(drawn(screen.container)).toBeUndefined();
});
