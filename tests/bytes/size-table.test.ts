import { expect, test } from "vitest";
import { outdated, readSizeTable, sizeTable } from "./size-table.ts";

const sizes = {
  "/": { js: 114_940, texts: 5_400, css: 19_200 },
  "/chat/:conversationId": { js: 160_400, texts: 11_100, css: 19_200 },
};

test("is written as the formatter writes it, and read again", () => {
  const table = sizeTable(sizes);
  expect(table.split("\n")).toEqual([
    "| Route                   | JavaScript | Texts | CSS | All |",
    "| ----------------------- | ---------: | ----: | --: | --: |",
    "| `/`                     |        115 |     5 |  19 | 140 |",
    "| `/chat/:conversationId` |        160 |    11 |  19 | 191 |",
  ]);
  expect(readSizeTable(`Before\n\n${table}\n`)).toEqual({
    "/": { js: 115, texts: 5, css: 19 },
    "/chat/:conversationId": { js: 160, texts: 11, css: 19 },
  });
});

test("is out of date where a size has moved by more than rounding, or a route came or went", () => {
  const said = readSizeTable(sizeTable(sizes));
  expect(outdated(said, sizes)).toEqual([]);
  expect(outdated(said, { ...sizes, "/": { ...sizes["/"], js: 116_100 } })).toEqual(["/"]);
  expect(outdated(said, { ...sizes, "/new": sizes["/"] })).toEqual(["/new"]);
  expect(outdated(said, { "/": sizes["/"] })).toEqual(["/chat/:conversationId"]);
});
