import { expect, test } from "vitest";
import { type Failure, readFailure } from "../failure.ts";
import { http, network, rateLimited } from "../testing/failures.ts";
import { accountChange, accountDeletion, passwordChange, sessionEnd } from "./account-rules.ts";
import { heldText, reinstatement } from "./moderation-rules.ts";
import type { SubmissionRules } from "./submission.machine.ts";

const refused = (field: string, code: string) =>
  http(422, "validation_failed", { details: [{ field, code, message: "" }] });
const notFound = http(404, "not_found");
const overtaken = http(409, "already_decided");
const internal = http(500, "internal");

test.each<[string, unknown, string, { readFailure: (failure: Failure) => string }]>([
  ["held text", network, "unreachable", heldText],
  ["held text", internal, "failed", heldText],
  ["held text", refused("id", "oneself"), "oneself", heldText],
  ["a reinstatement", network, "unreachable", reinstatement],
  ["a change", rateLimited, "rate_limited", accountChange],
  ["the end of a session", rateLimited, "rate_limited", sessionEnd],
  ["a deletion", http(422, "wrong_password"), "wrong_password", accountDeletion],
  ["a deletion", rateLimited, "rate_limited", accountDeletion],
  ["a password", http(422, "wrong_password"), "wrong_password", passwordChange],
  ["a password", refused("current_password", "maxLength"), "wrong_password", passwordChange],
  ["a password", refused("new_password", "too_common"), "password_guessable", passwordChange],
  ["a password", refused("new_password", "minLength"), "password_refused", passwordChange],
  ["a password", http(400, "validation_failed"), "failed", passwordChange],
  ["a password", rateLimited, "rate_limited", passwordChange],
])("%s: after %o the reason is %s", (_, error, reason, rules) => {
  expect(rules.readFailure(readFailure(error))).toBe(reason);
});

test.each<[string, SubmissionRules<never, string>, unknown]>([
  ["held text on which another admin has ruled", heldText, overtaken],
  ["a session that has ended", sessionEnd, notFound],
])("%s: the failure means that it is done", (_, { isDone }, error) => {
  expect(isDone?.(readFailure(error))).toBe(true);
  expect(isDone?.(readFailure(network))).toBe(false);
});

const passwords = { current: "a", password: "four cats in", confirmation: "four cats in" };

test.each([
  ["a complete deletion", true, accountDeletion.isComplete?.({ password: "a", isSure: true })],
  ["one without a password", false, accountDeletion.isComplete?.({ password: "", isSure: true })],
  ["one that is not meant", false, accountDeletion.isComplete?.({ password: "a", isSure: false })],
  ["a complete change", true, passwordChange.isComplete?.(passwords)],
  ["one without proof", false, passwordChange.isComplete?.({ ...passwords, current: "" })],
  [
    "one that is too short",
    false,
    passwordChange.isComplete?.({ current: "a", password: "short", confirmation: "short" }),
  ],
  [
    "one unlike its confirmation",
    false,
    passwordChange.isComplete?.({ ...passwords, confirmation: "four cats out" }),
  ],
])("%s is sent: %s", (_, expected, isComplete) => {
  expect(isComplete).toBe(expected);
});
