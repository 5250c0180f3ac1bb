import { expect, test } from "vitest";
import { getOrThrow } from "./api-error.ts";
import { attempt } from "./calls.ts";
import { nothing } from "./values/reading/reader.ts";
import { json, signedIn } from "./testing/fake-backend.ts";

const anyone = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
} as const;

const verify = (response: () => Response | Promise<Response>) =>
  signedIn(null, { "GET /verify-email": response }).api.verifyEmail("vK3mQ9dXr2LwT8yZ");

test("a success is its body", async () => {
  expect(await verify(() => json(200, { message: "Verified.", token: "t" }))).toEqual({
    ok: true,
    value: { token: "t" },
  });
});

test("an error carries status, code, sentence and fields", async () => {
  const details = [{ field: "token", code: "required", message: "Missing." }];
  const body = { error_code: "validation_failed", message: "Not complete.", details };
  expect(await verify(() => json(400, body))).toEqual({
    ok: false,
    error: {
      kind: "http",
      status: 400,
      code: "validation_failed",
      message: "Not complete.",
      details,
    },
  });
});

test.each([
  [{ message: "one" }, "one"],
  [{ error: "two" }, "two"],
  [{ error_message: "three" }, "three"],
  [{ message: 4 }, "HTTP 410"],
  ["plain text", "plain text"],
  ["<h1>Gone</h1>", "HTTP 410"],
])("the sentence of %j", async (body, message) => {
  const result = await verify(() => json(410, body));
  expect(result).toMatchObject({ ok: false, error: { message } });
});

test("the sentence of a body that is no JSON", async () => {
  const result = await verify(() => new Response("This link was used.\n", { status: 410 }));
  expect(result).toMatchObject({ ok: false, error: { message: "This link was used." } });
});

test("a stack is no sentence", async () => {
  const stack = "Error: no link\n    at verify (index.js:3)";
  const result = await verify(() => new Response(stack, { status: 410 }));
  expect(result).toMatchObject({ ok: false, error: { message: "HTTP 410" } });
});

test("an error page in HTML is an error without a code", async () => {
  const result = await verify(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(result).toEqual({
    ok: false,
    error: { kind: "http", status: 502, code: "unknown", message: "HTTP 502", details: [] },
  });
});

test("Retry-After is read in seconds", async () => {
  const result = await verify(() => json(429, {}, { "Retry-After": "30" }));
  expect(result).toMatchObject({ ok: false, error: { status: 429, retryAfter: 30 } });
});

test.each(["OK", " created", '"done"', "null", ""])(
  "of an answer that the specification does not show, %j is a success",
  async (body) => {
    const calls = [
      "GET /verify-email",
      "POST /auth/forgot-password",
      "POST /me/profile/voice",
      "POST /profiles/1/like",
      "PUT /me/criteria",
    ];
    const answers = Object.fromEntries(calls.map((call) => [call, () => new Response(body)]));
    const { api } = signedIn(null, answers);
    const criteria = { ...anyone, max_distance_km: 20 };
    const saved = await api.updateCriteria(criteria);
    expect(saved).toEqual({ ok: true, value: criteria });
    const others = [
      await api.verifyEmail("vK3mQ9dXr2LwT8yZ"),
      await api.forgotPassword({ email: "noor.haddad@example.com" }),
      await api.uploadMyVoice(new Blob(["sound"])),
      await api.likeProfile("1"),
    ];
    expect(others.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  },
);

test("words in the place of an answer that is needed are none", async () => {
  const { api } = signedIn(null, { "GET /me": () => new Response("OK") });
  expect(await api.getMe()).toEqual({ ok: false, error: { kind: "network" } });
});

test.each([
  ["a connection that breaks", () => Promise.reject(new TypeError("fetch failed"))],
  ["a page that is no answer of ours", () => Promise.resolve(new Response("<h1>Log in</h1>"))],
])("%s is a network error", async (_, response) => {
  expect(await verify(response)).toEqual({ ok: false, error: { kind: "network" } });
});

test("a call that is given up is aborted", async () => {
  const { api } = signedIn(null, { "GET /verify-email": () => json(200, {}) });
  const result = await api.verifyEmail("vK3mQ9dXr2LwT8yZ", { signal: AbortSignal.abort() });
  expect(result).toEqual({ ok: false, error: { kind: "aborted" } });
});

test("a bug is no failure of the call", async () => {
  await expect(attempt(Promise.reject(new RangeError("bug")), nothing)).rejects.toThrow("bug");
});

test("getOrThrow throws the error value itself", () => {
  const error = { kind: "network" } as const;
  expect(getOrThrow({ ok: true, value: 1 })).toBe(1);
  let thrown: unknown;
  try {
    getOrThrow({ ok: false, error });
  } catch (caught) {
    thrown = caught;
  }
  expect(thrown).toBe(error);
});
