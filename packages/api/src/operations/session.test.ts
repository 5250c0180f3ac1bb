import { expect, test } from "vitest";
import { json, makeToken, noor, signedIn } from "../testing/fake-backend.ts";

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

test("signing out removes the token though the server cannot be reached", async () => {
  const { api, tokenStore } = signedIn(token, {
    "POST /auth/logout": () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await api.logout()).toEqual({ ok: false, error: { kind: "network" } });
  expect(tokenStore.read()).toBeNull();
});
