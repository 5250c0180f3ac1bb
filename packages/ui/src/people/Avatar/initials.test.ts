import { expect, test } from "vitest";
import { initials, tintOf } from "./initials.ts";

test.each([
  ["Clémence Aubry", "CA"],
  ["Rosalind", "R"],
  ["  ana  maría de la Cruz ", "AC"],
  ["élodie", "É"],
  ["👩‍🚀 Zoë", "👩‍🚀Z"],
  ["„Früheres Mitglied“", "FM"],
  ["«Anna»", "A"],
  ["Matteo d'Elia", "MD"],
  ["", ""],
])("%j gives %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test("a name keeps its tint", () => {
  expect(tintOf("Yusuf")).toBe(tintOf("Yusuf"));
  expect(new Set(["Rosalind", "Matteo", "Ingrid", "Yusuf"].map(tintOf)).size).toBeGreaterThan(1);
});
