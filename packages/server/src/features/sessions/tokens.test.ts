import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { createAccessTokens } from "./tokens.ts";

const key = createSecretKey(Buffer.alloc(32, 1));
const claims = { userId: "a-member", sessionId: "a-session" };

it("reads a token until it runs out, also one that it has read before", async () => {
  let now = new Date("2026-01-01T12:00:00Z");
  const tokens = createAccessTokens(key, () => now);
  const token = await tokens.issue(claims);
  const expiresAt = new Date("2026-01-01T12:10:00Z");
  for (const time of ["12:00:00", "12:00:01", "12:09:59"]) {
    now = new Date(`2026-01-01T${time}Z`);
    expect(await tokens.read(token)).toEqual({ ...claims, expiresAt });
  }
  now = expiresAt;
  expect(await tokens.read(token)).toBeUndefined();
});

it("reads no token of another key, or that differs by a character, after one that it has read", async () => {
  const tokens = createAccessTokens(key, () => new Date());
  const token = await tokens.issue(claims);
  await tokens.read(token);
  const other = createAccessTokens(createSecretKey(Buffer.alloc(32, 2)), () => new Date());
  expect(await tokens.read(await other.issue(claims))).toBeUndefined();
  const last = token.at(-2) === "A" ? "B" : "A";
  expect(await tokens.read(`${token.slice(0, -2)}${last}${token.at(-1)}`)).toBeUndefined();
});
