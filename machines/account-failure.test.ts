import { expect, test } from "vitest";
import { isWrongPassword, readAccountFailure } from "./account-failure.ts";
import { readFailure } from "./failure.ts";
import { http, network, rateLimited, unavailable } from "./testing/failures.ts";

test.each([
  [network, "unreachable"],
  [unavailable, "unreachable"],
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
  [new Error("a bug"), "failed"],
])("%o is %s", (error, reported) => {
  expect(readAccountFailure(readFailure(error))).toBe(reported);
});

test.each([
  [http(422, "wrong_password"), true],
  [http(422, "validation_failed"), false],
  [network, false],
])("only its own code says that a password is wrong: %o, %s", (error, isWrong) => {
  expect(isWrongPassword(readFailure(error))).toBe(isWrong);
});
