import { expect, test } from "vitest";
import { makeToken, now } from "../testing/fake-backend.ts";
import { secondsLeft } from "./token-expiry.ts";

test("counts down to the expiry that the token carries", () => {
  expect(secondsLeft(makeToken(600), now)).toBe(600);
  expect(secondsLeft(makeToken(-5), now)).toBe(-5);
});

test("reads base64url, where names hold other letters than base64 has", () => {
  const payload = Buffer.from(JSON.stringify({ exp: now / 1000 + 7, name: "Ж?>~ÿ" }));
  expect(secondsLeft(`e30.${payload.toString("base64url")}.x`, now)).toBe(7);
});

test.each(["", "nonsense", "a.b.c", "e30.e30.x", "e30.bnVsbA.x"])("%j is over", (token) => {
  expect(secondsLeft(token, now)).toBe(0);
});
