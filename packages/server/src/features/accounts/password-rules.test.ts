import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { isGuessable } from "./passwords.ts";

const EMAIL = "Ada.Lovelace@example.com";

it("holds more than the three thousand most common that are long enough", () => {
  const longEnough = dictionary["passwords-common"].filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(3_000);
  expect(longEnough.filter((password) => !isGuessable(password, EMAIL))).toEqual([]);
});

it.each([
  "password",
  "PassWord",
  "qwertyuiop",
  "12345678",
  "motdepasse",
  "passwort",
  "ｐａｓｓｗｏｒｄ",
  "Gemel2026!",
  "gemelgemel",
  "2026-gemel-2026",
  "ada.lovelace1",
  "ADA.LOVELACE@example.com",
  "ada.lovelace@example.com1",
])("refuses %s", (password) => {
  expect(isGuessable(password, EMAIL)).toBe(true);
});

it.each([
  "correct horse battery",
  "two gemel rings",
  "la luna e i falò",
  "Ada Lovelace liked gears",
  "48151623420815",
])("takes %s", (password) => {
  expect(isGuessable(password, EMAIL)).toBe(false);
});
