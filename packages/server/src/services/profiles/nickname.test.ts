import { expect, it } from "vitest";
import { parseNickname } from "./nickname.ts";

it.each(["Zoë M.", "O'Brien", "水玉のみずき", "نور من بيروت", "Anne-Marie_7", "Żółć łąk"])(
  "takes %s",
  (name) => {
    expect(parseNickname(name).shown).toBe(name);
  },
);

it("compares without regard to case, width or how accents are written", () => {
  const keys = ["Zoë Marie", "ZOË MARIE", "zoe\u0308 marie", "  Zoë   Marie "].map(
    (name) => parseNickname(name).key,
  );
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ["Zoë ", "too_short"],
  ["x".repeat(31), "too_long"],
  ["Zoë 🦊 M", "characters"],
  ["\u200bhidden", "characters"],
  ["a\u202ereversed", "characters"],
])("refuses %j", (name, code) => {
  expect(() => parseNickname(name)).toThrow(
    expect.objectContaining({
      refusal: "rule_broken",
      details: [expect.objectContaining({ code })],
    }),
  );
});
