import { expect, it } from "vitest";
import { decodeNamedCharacterReference } from "./decode-named-character-reference.ts";

it.each([
  ["lt", "<"],
  ["amp", "&"],
  ["semi", ";"],
  ["NotEqualTilde", "≂̸"],
  ["notit", false],
  ["nosuchname", false],
])("knows that &%s; is %j", (name, character) => {
  expect(decodeNamedCharacterReference(name)).toBe(character);
});

it("makes HTML of nothing else", () => {
  expect(() => decodeNamedCharacterReference("lt;<img src=x>")).toThrow("no character reference");
});
