import { expect, test } from "vitest";
import { sends, type KeyPress } from "./sends.ts";

const enter: KeyPress = {
  key: "Enter",
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
};

test.each([
  ["Enter", {}, false, true],
  ["Shift and Enter", { shiftKey: true }, false, false],
  ["Alt and Enter", { altKey: true }, false, false],
  ["Enter that chooses a word of an input method", { isComposing: true }, false, false],
  ["the same in Safari", { keyCode: 229 }, false, false],
  ["Enter on glass", {}, true, false],
  ["Control and Enter on glass", { ctrlKey: true }, true, true],
  ["Command and Enter", { metaKey: true }, false, true],
  ["another key", { key: "a", keyCode: 65 }, false, false],
])("%s", (_, press, isCoarse, expected) => {
  expect(sends({ ...enter, ...press }, isCoarse)).toBe(expected);
});
