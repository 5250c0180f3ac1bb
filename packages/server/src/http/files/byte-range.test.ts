import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range.ts";

describe("a byte range of a file of ten bytes", () => {
  it.each([
    ["bytes=0-", { first: 0, last: 9 }],
    ["bytes=2-5", { first: 2, last: 5 }],
    ["bytes=9-9", { first: 9, last: 9 }],
    ["bytes=4-99", { first: 4, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-99", { first: 0, last: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=10-12", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    [`bytes=${"9".repeat(60)}-`, "unsatisfiable"],
    ["bytes=5-2", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,4-5", undefined],
    ["seconds=0-1", undefined],
    [undefined, undefined],
  ])("%s is %j", (header, range) => {
    expect(parseByteRange(header, 10)).toEqual(range);
  });
});
