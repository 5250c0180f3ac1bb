import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ConfidenceLine } from "./ConfidenceLine.tsx";

test.each([
  { confidence: 0.86, text: "86%", width: "86%" },
  { confidence: 1.4, text: "100%", width: "100%" },
  { confidence: -1, text: "0%", width: "0%" },
  { confidence: null, text: "not known yet", width: "0%" },
])("$confidence is a figure with the text $text", async ({ confidence, text, width }) => {
  const screen = await render(<ConfidenceLine confidence={confidence} />);
  const figure = screen.getByRole("figure", { name: "Confidence" });
  await expect.element(figure.getByText(text, { exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll("rect")[1]?.getAttribute("width")).toBe(width);
});
