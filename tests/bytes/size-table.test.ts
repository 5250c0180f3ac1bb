import { expect, test } from "vitest";
import { outdated, readSizeTable, sizeTable } from "./size-table.ts";

const sizes = {
  "/": { js: 114_940, texts: 5_400, css: 19_200, fonts: 299_028 },
  "/chat/:conversationId": { js: 160_400, texts: 11_100, css: 19_200, fonts: 152_156 },
};

test("is out of date where a size has moved by more than rounding, or a route came or went", () => {
  const said = readSizeTable(sizeTable(sizes));
  expect(outdated(said, sizes)).toEqual([]);
  expect(outdated(said, { ...sizes, "/": { ...sizes["/"], js: 116_100 } })).toEqual(["/"]);
  expect(outdated(said, { ...sizes, "/new": sizes["/"] })).toEqual(["/new"]);
  expect(outdated(said, { "/": sizes["/"] })).toEqual(["/chat/:conversationId"]);
});
