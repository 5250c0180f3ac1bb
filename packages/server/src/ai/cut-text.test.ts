import { expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

it.each([
  ["short.", 20, "short."],
  ["One two. Three four. Five six", 24, "One two. Three four."],
  ["He said “no.” Then he went on and on", 20, "He said “no.”"],
  ["- one thing\n- another thing\n- a third", 28, "- one thing\n- another thing"],
  ["So. And then a sentence that does not end", 25, "So. And then a sentence…"],
  ["Aaaaaaaaaaaaaaaaaaaaaaa", 10, "Aaaaaaaaa…"],
])("%s", (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
