import { expect, test } from "vitest";
import { readChoices } from "./choices.ts";

test("reads unions by the name of their array and of their type", () => {
  const source = `
    export const sizes = ["small", "large"] as const;
    export const gaps = [
      1,
      2,
    ] as const;
    const plain = ["not", "a", "union"];
    export type Size = (typeof sizes)[number];
  `;
  expect(readChoices(source)).toEqual({
    sizes: '"small" | "large"',
    Size: '"small" | "large"',
    gaps: "1 | 2",
  });
});
