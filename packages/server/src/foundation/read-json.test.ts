import { describe, expect, it } from "vitest";
import { JsonBoundsError, readJson } from "./read-json.ts";

const lists = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe("JSON that another party wrote", () => {
  it.each([
    ["a text of brackets", JSON.stringify(`"${"[{,".repeat(20_000)}\\`)],
    ["a key of brackets", JSON.stringify({ ['"[,\\'.repeat(9_000)]: '\\" [' })],
    ["32 levels", lists(32)],
    ["many levels one after the other", JSON.stringify(Array.from({ length: 900 }, () => [[[]]]))],
  ])("is read: %s", (_name, text) => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ["33 levels", lists(33)],
    ["levels of both kinds", '[{"a":'.repeat(17) + "1" + "}]".repeat(17)],
    ["levels that are not closed", "[".repeat(60_000)],
    ["levels behind a text that ends in a backslash", String.raw`["\\",` + lists(40) + "]"],
    ["levels behind an escaped quotation mark", String.raw`["\"",` + lists(40) + "]"],
    ["5,001 values of a list", `[${"1,".repeat(5_000)}1]`],
    ["5,001 empty objects", `[${"{},".repeat(5_000)}{}]`],
    ["5,001 fields", `{${'"":1,'.repeat(5_000)}"":1}`],
  ])("is refused before it is parsed: %s", (_name, text) => {
    expect(() => readJson(text)).toThrow(JsonBoundsError);
  });

  it("that is none is a SyntaxError", () => {
    for (const text of ["", '"', '"\\', "]]]]", '{"a"']) {
      expect(() => readJson(text)).toThrow(SyntaxError);
    }
  });
});
