import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
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

test.each([
  ["no-preference", ["0.6s", "1"]],
  ["reduce", null],
] as const)("with motion %s they meet: %j", async (value, expected) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
  const screen = await render(<RingedPair first={{}} second={{}} isMeeting />);
  const rings = [...(screen.container.firstElementChild?.children ?? [])];
  const motions = rings.map((ring) => {
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(ring);
    return animationName === "none" ? null : [animationDuration, animationIterationCount];
  });
  expect(motions).toEqual([expected, expected]);
});
