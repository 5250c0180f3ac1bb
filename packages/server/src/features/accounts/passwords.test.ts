import { createSecretKey } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { isGuessable } from "./passwords.ts";
import { createPasswords } from "./password-hashes.ts";

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

it("a password is refused for a while where a hundred wait to be hashed", async () => {
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const passwords = createPasswords(createSecretKey(Buffer.alloc(32)), cost);
  const hashed = Array.from({ length: 98 }, (_, turn) => passwords.hash(`passphrase ${turn}`));
  const matched = passwords.matches("passphrase", undefined);
  const found = passwords.hashOf("robin@example.com", "passphrase");
  const refusal = { refusal: "unavailable", retryAfter: 2 };
  await expect(passwords.hash("passphrase")).rejects.toMatchObject(refusal);
  await expect(passwords.matches("passphrase", undefined)).rejects.toMatchObject(refusal);
  await expect(passwords.hashOf("a@example.com", "passphrase")).rejects.toMatchObject(refusal);
  const hashes = await Promise.all([...hashed, found]);
  expect(await matched).toBe(false);
  expect(await passwords.matches("passphrase 7", hashes[7])).toBe(true);
});
