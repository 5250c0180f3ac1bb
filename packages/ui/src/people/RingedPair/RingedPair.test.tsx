import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { RingedPair } from "./RingedPair.tsx";

test("draws what is still to come as dots, the first at the left in both directions", async () => {
  const screen = await render(
    <div dir="rtl" style={{ fontSize: "8rem" }}>
      <RingedPair first={{ content: <b>A</b> }} second={{ state: "open" }} />
    </div>,
  );
  const [first, second] = screen.container.querySelectorAll("circle");
  expect(first?.getAttribute("stroke-dasharray")).not.toBe("0 12");
  expect(second?.getAttribute("stroke-dasharray")).toBe("0 12");
  const leftOf = (ring?: Element) => ring?.getBoundingClientRect().left ?? Number.NaN;
  expect(leftOf(first)).toBeLessThan(leftOf(second));
  expect(first?.closest("svg")?.getBoundingClientRect().width).toBe(160);
});
