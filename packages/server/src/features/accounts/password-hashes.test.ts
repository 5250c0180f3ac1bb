import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { createPasswords } from "./password-hashes.ts";

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
