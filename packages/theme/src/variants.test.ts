import { expect, it } from "vitest";
import { selectClasses } from "./variants.ts";

const classes = selectClasses(
  "base",
  { size: { small: "s", large: "l" }, raised: { true: "r", false: "" }, gap: { 4: "g4" } },
  { size: "small", raised: false },
);

it("gives the base, what is chosen, and the defaults for the rest", () => {
  expect(classes()).toBe("base s");
  expect(classes({ size: "large", raised: true })).toBe("base l r");
  expect(classes({ size: undefined, gap: 4 })).toBe("base s g4");
});
