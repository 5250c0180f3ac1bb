import { describe, expect, test } from "vitest";
import { json, makeToken, noor, signedIn, unauthorized } from "../testing/fake-backend.ts";

const token = makeToken(600);
const credentials = { email: noor.email, password: "trois petits chats" };

test("signing in stores the token and gives the member", async () => {
  const { api, tokenStore } = signedIn(null, {
    "POST /auth/login": () => json(200, { data: noor, token }),
  });
  const result = await api.login(credentials);
  expect(result).toMatchObject({ ok: true, value: { email: noor.email, nickname: null } });
  expect(tokenStore.read()).toBe(token);
});

test("a failed sign-in stores nothing", async () => {
  const { api, tokenStore } = signedIn(null, { "POST /auth/login": () => json(403, {}) });
  await api.login(credentials);
  expect(tokenStore.read()).toBeNull();
});

test.each([[{ data: noor }], [{ data: noor, token: "" }], [{ token }], [{}], [[]]])(
  "a sign-in answered with %j is none, and stores nothing",
  async (answer) => {
    const { api, tokenStore } = signedIn(null, { "POST /auth/login": () => json(200, answer) });
    expect(await api.login(credentials)).toEqual({ ok: false, error: { kind: "network" } });
    expect(tokenStore.read()).toBeNull();
  },
);

test.each([
  ["signs in without a token", null, token],
  ["asks for no session where there is one", token, null],
])("a verification %s", async (_, stored, given) => {
  const { api, tokenStore } = signedIn(stored, {
    "GET /verify-email": ({ url }) =>
      json(200, { message: "Verified.", ...(url.endsWith("?token=T1&sign_in=true") && { token }) }),
  });
  expect(await api.verifyEmail("T1")).toEqual({ ok: true, value: { token: given } });
  expect(tokenStore.read()).toBe(token);
});

test("signing out takes the token along and removes it", async () => {
  const { api, requests, tokenStore } = signedIn(token, {
    "POST /auth/logout": () => new Response(null, { status: 204 }),
  });
  expect(await api.logout()).toEqual({ ok: true, value: undefined });
  expect(requests).toEqual([`POST /auth/logout ${token}`]);
  expect(tokenStore.read()).toBeNull();
});

test.each([
  [401, null],
  [404, null],
  [429, ""],
  [503, ""],
])("a sign-out answered with %i leaves %j to be done", async (status, left) => {
  const { api, tokenStore } = signedIn(token, { "POST /auth/logout": () => json(status, {}) });
  expect((await api.logout()).ok).toBe(false);
  expect(tokenStore.read()).toBe(left);
});

describe("a sign-out that the server does not answer", () => {
  const unanswered = { "POST /auth/logout": () => Promise.reject(new TypeError("fetch failed")) };
  const answered = { "POST /auth/logout": () => new Response(null, { status: 204 }) };

  test("removes the token, and waits for its answer", async () => {
    const { api, tokenStore } = signedIn(token, unanswered);
    const result = api.logout();
    expect(tokenStore.read()).toBe("");
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    expect(tokenStore.read()).toBe("");
    const again = signedIn(null, answered, { tokenStore });
    await again.api.logout();
    expect(again.requests).toEqual(["POST /auth/logout"]);
    expect(tokenStore.read()).toBeNull();
  });

  test("leaves the session of a later sign-in alone", async () => {
    const answer = Promise.withResolvers<Response>();
    const { api, tokenStore } = signedIn(token, { "POST /auth/logout": () => answer.promise });
    const result = api.logout();
    tokenStore.write(makeToken(600, "later"));
    answer.resolve(new Response(null, { status: 204 }));
    expect((await result).ok).toBe(true);
    expect(tokenStore.read()).toBe(makeToken(600, "later"));
  });

  test("restores nothing", async () => {
    const { api, requests } = signedIn(token, { ...unanswered, "GET /me": unauthorized });
    await api.logout();
    expect(await api.obtainToken()).toMatchObject({ ok: false });
    expect(await api.getMe()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(requests).toEqual([`POST /auth/logout ${token}`, "GET /me"]);
  });
});
