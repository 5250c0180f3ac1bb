import { expect, test } from "vitest";
import { figtreeZero } from "../../scripts/dtcg/read-css.ts";
import "../fonts.css";

test("the export knows how wide Figtree's 0 is", async () => {
  await document.fonts.load('100px "Figtree Variable"');
  const ruler = document.createElement("div");
  ruler.style.cssText = 'position: absolute; font: 100px "Figtree Variable"; inline-size: 100ch';
  document.body.append(ruler);
  expect(ruler.getBoundingClientRect().width / 10_000).toBeCloseTo(figtreeZero, 3);
  ruler.remove();
});
