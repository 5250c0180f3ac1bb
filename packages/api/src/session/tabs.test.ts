import { expect, test, vi } from "vitest";
import { json, makeToken, noor, signedIn, unauthorized } from "../testing/fake-backend.ts";
import { sessionLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";

const expired = makeToken(-1, "expired");
const fresh = makeToken(600, "fresh");

/** The part of the Web Locks API that counts: one holder at a time, in order. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request, query: () => Promise.reject(new Error("not used")) } as unknown as LockManager;
}

test("tabs that find the same expired token refresh it once", async () => {
  const tokenStore = memoryTokenStore(expired);
  const refresh = vi.fn<() => Response>(() => json(200, { token: fresh }));
  const answers = { "GET /me": () => json(200, noor), "POST /auth/refresh-token": refresh };
  const lock = sessionLock(fakeLocks());
  const one = signedIn(expired, answers, { tokenStore, lock });
  const other = signedIn(expired, answers, { tokenStore, lock });

  const results = await Promise.all([one.api.getMe(), other.api.getMe()]);

  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect([...one.requests, ...other.requests]).toContain(`GET /me ${fresh}`);
});

test("a token that another tab has renewed is used after a 401, without a refresh", async () => {
  const stale = makeToken(600, "stale");
  const { api, requests, tokenStore } = signedIn(stale, {
    "GET /me": (request) => {
      if (request.headers.get("Authorization") === `Bearer ${fresh}`) return json(200, noor);
      tokenStore.write(fresh);
      return json(401, {});
    },
  });
  expect((await api.getMe()).ok).toBe(true);
  expect(requests).toEqual([`GET /me ${stale}`, `GET /me ${fresh}`]);
});

test("a member who signs out during the refresh stays out", async () => {
  const { api, requests, tokenStore } = signedIn(expired, {
    "GET /me": () => json(200, noor),
    "POST /auth/refresh-token": () => {
      tokenStore.remove();
      return json(200, { token: fresh });
    },
  });
  await api.getMe();
  expect(tokenStore.read()).toBeNull();
  expect(requests).toEqual([`POST /auth/refresh-token ${expired}`, "GET /me"]);
});

test.each([
  ["is refused meanwhile", makeToken(600, "living")],
  ["waits for a renewal", expired],
])("a call of one member that %s does not go out as another who signs in", async (_case, own) => {
  const others = makeToken(600, "fresh", "another");
  const signIn = () => {
    tokenStore.write(others);
    return unauthorized();
  };
  const { api, requests, tokenStore } = signedIn(own, {
    "PATCH /me/settings": (request) =>
      request.headers.has("Authorization") ? signIn() : unauthorized(),
    "POST /auth/refresh-token": signIn,
  });
  const result = await api.updateSettings({ preferred_language: "de" });
  expect(result).toMatchObject({ ok: false, error: { status: 401 } });
  expect(requests.filter((request) => request.includes(others))).toEqual([]);
  expect(tokenStore.read()).toBe(others);
});

test("a refusal does not remove the token of a later sign-in", async () => {
  const { api, requests, tokenStore } = signedIn(expired, {
    "GET /me": () => json(200, noor),
    "POST /auth/refresh-token": () => {
      tokenStore.write(fresh);
      return json(401, {});
    },
  });
  await api.getMe();
  expect(requests).toEqual([`POST /auth/refresh-token ${expired}`, `GET /me ${fresh}`]);
  expect(tokenStore.read()).toBe(fresh);
});

test("without Web Locks the work simply runs", async () => {
  vi.stubGlobal("navigator", {});
  try {
    expect(await sessionLock()(() => Promise.resolve("done"))).toBe("done");
  } finally {
    vi.unstubAllGlobals();
  }
});
