import { expect, test, vi } from "vitest";
import { json, makeToken, noor, now, signedIn, unauthorized } from "../testing/fake-backend.ts";

const living = makeToken(600, "living");
const expiring = makeToken(59, "expiring");
const expired = makeToken(-1, "expired");
const fresh = makeToken(600, "fresh");

const refreshes = () => json(200, { token: fresh });
const me = () => json(200, noor);
const onlyFor = (token: string) => (request: Request) =>
  request.headers.get("Authorization") === `Bearer ${token}` ? me() : unauthorized();

test("a living token goes along as it is", async () => {
  const { api, requests } = signedIn(living, { "GET /me": me });
  expect((await api.getMe()).ok).toBe(true);
  expect(requests).toEqual([`GET /me ${living}`]);
});

test("a token with 60 seconds left is used, with 59 it is renewed first", async () => {
  const enough = makeToken(60);
  const still = signedIn(enough, { "GET /me": me });
  await still.api.getMe();
  expect(still.requests).toEqual([`GET /me ${enough}`]);

  const { api, requests, tokenStore } = signedIn(expiring, {
    "GET /me": me,
    "POST /auth/refresh-token": refreshes,
  });
  await api.getMe();
  expect(requests).toEqual([`POST /auth/refresh-token ${expiring}`, `GET /me ${fresh}`]);
  expect(tokenStore.read()).toBe(fresh);
});

test("a device whose clock is an hour ahead renews once, not before each call", async () => {
  const { api, requests } = signedIn(
    living,
    { "GET /me": me, "POST /auth/refresh-token": refreshes },
    { now: () => now + 3_600_000 },
  );
  await api.getMe();
  await api.getMe();
  expect(requests).toEqual([
    `POST /auth/refresh-token ${living}`,
    `GET /me ${fresh}`,
    `GET /me ${fresh}`,
  ]);
});

test("the margin can differ by path", async () => {
  const token = makeToken(50);
  const margin = (path: string) => (path === "/me" ? 45 : 60);
  const { api, requests } = signedIn(token, { "GET /me": me }, { margin });
  await api.getMe();
  expect(requests).toEqual([`GET /me ${token}`]);
});

test("calls at the same time share one refresh", async () => {
  const answer = Promise.withResolvers<Response>();
  const { api, requests } = signedIn(expired, {
    "GET /me": me,
    "POST /auth/refresh-token": () => answer.promise,
  });
  const calls = [api.getMe(), api.getMe(), api.getMe()];
  answer.resolve(refreshes());
  await Promise.all(calls);
  expect(requests).toEqual([
    `POST /auth/refresh-token ${expired}`,
    ...Array.from({ length: 3 }, () => `GET /me ${fresh}`),
  ]);
});

test("a 401 leads to one refresh and one more try", async () => {
  const { api, requests } = signedIn(living, {
    "GET /me": onlyFor(fresh),
    "POST /auth/refresh-token": refreshes,
  });
  expect((await api.getMe()).ok).toBe(true);
  expect(requests).toEqual([
    `GET /me ${living}`,
    `POST /auth/refresh-token ${living}`,
    `GET /me ${fresh}`,
  ]);
});

test("several 401 at the same time share one refresh", async () => {
  const { api, requests } = signedIn(living, {
    "GET /me": onlyFor(fresh),
    "POST /auth/refresh-token": refreshes,
  });
  await Promise.all([api.getMe(), api.getMe()]);
  expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(1);
});

test("the second try sends the same form again", async () => {
  const bodies: string[] = [];
  const { api } = signedIn(living, {
    "POST /me/profile/picture": async (request) => {
      const file = (await request.formData()).get("profile_picture");
      bodies.push(file instanceof Blob ? await file.text() : "none");
      return bodies.length === 1
        ? unauthorized()
        : json(200, { profile_picture_filename: "one.webp" });
    },
    "POST /auth/refresh-token": refreshes,
  });
  const result = await api.uploadMyPicture(new Blob(["pixels"], { type: "image/png" }));
  expect(result).toEqual({ ok: true, value: undefined });
  expect(bodies).toEqual(["pixels", "pixels"]);
});

test.each([400, 401, 403, 404])(
  "a refresh refused with %i removes the token and says so",
  async (status) => {
    const onSignedOut = vi.fn<() => void>();
    const { api, tokenStore } = signedIn(
      living,
      { "GET /me": unauthorized, "POST /auth/refresh-token": () => json(status, {}) },
      { onSignedOut },
    );
    const result = await api.getMe();
    expect(result).toMatchObject({ ok: false, error: { kind: "http", status: 401 } });
    expect(tokenStore.read()).toBeNull();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  },
);

test("a second 401 in spite of a fresh token ends the session, without a third try", async () => {
  const onSignedOut = vi.fn<() => void>();
  const { api, requests, tokenStore } = signedIn(
    living,
    { "GET /me": unauthorized, "POST /auth/refresh-token": refreshes },
    { onSignedOut },
  );
  await api.getMe();
  expect(requests).toHaveLength(3);
  expect(tokenStore.read()).toBeNull();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test("a 5xx on refresh is no answer: the token stays and the call fails with it", async () => {
  const onSignedOut = vi.fn<() => void>();
  const { api, tokenStore } = signedIn(
    living,
    {
      "GET /me": unauthorized,
      "POST /auth/refresh-token": () => json(503, { error_code: "unavailable", message: "Later." }),
    },
    { onSignedOut },
  );
  const both = await Promise.all([api.getMe(), api.getMe()]);
  for (const result of both) {
    expect(result).toMatchObject({ ok: false, error: { status: 503, code: "unavailable" } });
  }
  expect(tokenStore.read()).toBe(living);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test("no answer on refresh keeps an expired token and is a network error", async () => {
  const { api, requests, tokenStore } = signedIn(expired, {
    "POST /auth/refresh-token": () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await api.getMe()).toEqual({ ok: false, error: { kind: "network" } });
  expect(requests).toEqual([`POST /auth/refresh-token ${expired}`]);
  expect(tokenStore.read()).toBe(expired);
});

test("a token that still lives serves while the refresh has no answer", async () => {
  const { api, requests } = signedIn(expiring, {
    "GET /me": me,
    "POST /auth/refresh-token": () => json(502, {}),
  });
  expect((await api.getMe()).ok).toBe(true);
  expect(requests).toEqual([`POST /auth/refresh-token ${expiring}`, `GET /me ${expiring}`]);
});

test("no token means signed out: no bearer and no refresh", async () => {
  const { api, requests } = signedIn(null, { "GET /me": unauthorized });
  expect(await api.getMe()).toMatchObject({ ok: false, error: { status: 401 } });
  expect(requests).toEqual(["GET /me"]);
});

test("a wrong password is no reason to refresh", async () => {
  const { api, requests } = signedIn(expired, {
    "POST /auth/login": () => json(401, { error_code: "invalid_credentials", message: "No." }),
  });
  const result = await api.login({ email: noor.email, password: "wrong" });
  expect(result).toMatchObject({ ok: false, error: { code: "invalid_credentials" } });
  expect(requests).toEqual(["POST /auth/login"]);
});

test("a new verification link needs no session, not even one that has expired", async () => {
  const { api, requests } = signedIn(expired, {
    "POST /auth/resend-verification": () => json(202, { message: "On its way." }),
  });
  expect((await api.resendVerification({ email: noor.email })).ok).toBe(true);
  expect(requests).toEqual(["POST /auth/resend-verification"]);
});

test("an aborted call stops waiting for the refresh, the others are served", async () => {
  const answer = Promise.withResolvers<Response>();
  const { api } = signedIn(expired, {
    "GET /me": me,
    "POST /auth/refresh-token": () => answer.promise,
  });
  const controller = new AbortController();
  const aborted = api.getMe({ signal: controller.signal });
  const answered = api.getMe();
  controller.abort();
  expect(await aborted).toEqual({ ok: false, error: { kind: "aborted" } });
  answer.resolve(refreshes());
  expect((await answered).ok).toBe(true);
});
