import { createSecretKey, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createLinkTokens } from "./link-tokens.ts";

const tokens = createLinkTokens(createSecretKey(Buffer.alloc(32, 1)));

it("reads what it issued, for its purpose and by its key only", () => {
  const id = randomUUID();
  const token = tokens.issue("verify-email", id);
  expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(tokens.read("verify-email", token)).toBe(id);
  expect(tokens.read("reset-password", token)).toBeUndefined();
  expect(
    createLinkTokens(createSecretKey(Buffer.alloc(32, 2))).read("verify-email", token),
  ).toBeUndefined();
});

it.each(["", ".", "a.b", `${"A".repeat(22)}.${"A".repeat(43)}`])("makes nothing of %j", (token) => {
  expect(tokens.read("verify-email", token)).toBeUndefined();
});

it("reads one text only for one token", () => {
  const token = tokens.issue("verify-email", randomUUID());
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const others = [
    ...[...letters].flatMap((letter) => [
      token.replace(/.$/, letter),
      token.replace(/.(?=\.)/, letter),
    ]),
    `${token}A`,
    `${token}.A`,
    `${token}=`,
    token.replaceAll("-", "+"),
  ].filter((each) => each !== token);
  expect(others.filter((each) => tokens.read("verify-email", each) !== undefined)).toEqual([]);
});
