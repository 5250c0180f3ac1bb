import { describe, expect, test } from "vitest";
import { isNotFound, isRateLimited, isServerFault, isUnreachable, readFailure } from "./failure.ts";
import { serverMessage } from "./refusal.ts";
import { http, network, rateLimited, unavailable } from "./testing/failures.ts";

describe("readFailure", () => {
  test("keeps the client's errors", () => {
    const details = [{ field: "email", code: "required", message: "This field is required." }];
    expect(readFailure(http(400, "validation_failed", { details }))).toEqual({
      kind: "http",
      status: 400,
      code: "validation_failed",
      message: "",
      details,
    });
    expect(readFailure(rateLimited)).toEqual({ ...rateLimited, details: [] });
    expect(readFailure(network)).toEqual({ kind: "network" });
    expect(readFailure({ kind: "aborted" })).toEqual({ kind: "aborted" });
  });

  test.each([undefined, null, "text", new TypeError("a bug"), { kind: "http" }, { kind: "other" }])(
    "%o is unknown",
    (error) => {
      expect(readFailure(error)).toEqual({ kind: "unknown" });
    },
  );

  test("what is malformed inside an answer is left out", () => {
    const error = {
      kind: "http",
      status: 400,
      code: 7,
      message: null,
      details: [null, { field: 1 }],
    };
    expect(readFailure(error)).toEqual({
      kind: "http",
      status: 400,
      code: "unknown",
      message: "",
      details: [],
    });
  });
});

test("only a 404 is not found", () => {
  const errors = [http(404, "not_found"), http(410, "gone"), network, new Error("a bug")];
  expect(errors.map((error) => isNotFound(readFailure(error)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a server that says it failed is reachable", () => {
  const failed = readFailure(http(500, "internal"));
  expect([isUnreachable(failed), isServerFault(failed)]).toEqual([false, true]);
});

test("no answer and a server behind a proxy that fails are unreachable; an answer or a bug is not", () => {
  const unreachable = [network, unavailable, { kind: "aborted" }];
  expect(unreachable.map((error) => isUnreachable(readFailure(error)))).toEqual([true, true, true]);
  const answers = [rateLimited, http(401, "unauthorized"), new Error("a bug")];
  expect(answers.map((error) => isUnreachable(readFailure(error)))).toEqual([false, false, false]);
});

test("only a 429 is a rate limit", () => {
  const errors = [rateLimited, unavailable, network];
  expect(errors.map((error) => isRateLimited(readFailure(error)))).toEqual([true, false, false]);
});

test.each([
  [http(410, "withdrawn", { message: "We withdrew this link." }), "We withdrew this link."],
  [http(410, "withdrawn", { message: "HTTP 410" }), null],
  [http(410, "withdrawn"), null],
  [http(410, "expired_link", { message: "This link has expired." }), null],
  [http(400, "validation_failed", { message: "The request is not readable." }), null],
  [network, null],
])("the server's message in %o is %j", (error, message) => {
  expect(serverMessage(readFailure(error))).toBe(message);
});
