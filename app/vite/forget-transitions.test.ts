import { expect, test } from "vitest";
import { forgetTransitions } from "./forget-transitions.ts";
import { changedBy } from "./testing/changed-by.ts";

test("adds to what react-aria's module listens to, and changes nothing else", () => {
  const { code, changed } = changedBy(forgetTransitions(), "runAfterTransition.mjs");
  expect(code).toContain("once: true");
  expect(changed).not.toContain("once: true");
  expect(changed).toMatch(
    /addEventListener\('transitioncancel', (\S+)\), \w+\.addEventListener\('transitionend', \1\);/,
  );
  expect(changed.length).toBeGreaterThan(code.length - 60);
});
