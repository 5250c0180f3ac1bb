import { expect, test } from "vitest";
import { endCancelledAnimations } from "./end-cancelled-animations.ts";
import { changedBy } from "./testing/changed-by.ts";

test("waits for how react-aria's animations end, however they do, and changes nothing else", () => {
  const { code, changed } = changedBy(endCancelledAnimations(), "animation.mjs");
  expect(code.match(/Promise\.all\(/gu)).toHaveLength(1);
  expect(changed).toBe(code.split("Promise.all(").join("Promise.allSettled("));
});
