import { afterEach, expect, test, vi } from "vitest";
import { json, makeToken, signedIn, unauthorized } from "../testing/fake-backend.ts";

const token = makeToken(600);

afterEach(() => vi.unstubAllGlobals());

test("a picture comes as a blob, fetched with the token", async () => {
  let asked = "";
  const { api } = signedIn(token, {
    "GET /profile/picture/3d7a5c90": (request) => {
      asked = `${new URL(request.url).search} ${request.headers.get("Authorization")}`;
      return new Response("pixels", { headers: { "Content-Type": "image/webp" } });
    },
  });
  const result = await api.getPicture("/api/profile/picture/3d7a5c90?v=7c1f");
  expect(result.ok && [result.value.type, await result.value.text()]).toEqual([
    "image/webp",
    "pixels",
  ]);
  expect(asked).toBe(`?v=7c1f Bearer ${token}`);
});

test("a picture elsewhere is fetched without token and cookies", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response("pixels")));
  vi.stubGlobal("fetch", fetch);
  const { api, requests } = signedIn(token, {});
  const result = await api.getPicture("https://elsewhere.example/picture.png");
  expect(result.ok).toBe(true);
  expect(fetch.mock.calls).toEqual([
    ["https://elsewhere.example/picture.png", { credentials: "omit" }],
  ]);
  expect(requests).toEqual([]);
});

test("a nickname is asked for in NFC", async () => {
  let asked: string | null = null;
  const { api } = signedIn(token, {
    "GET /nicknames/check": (request) => {
      asked = new URL(request.url).searchParams.get("nickname");
      return json(200, { available: true });
    },
  });
  expect(await api.checkNickname("Zoe\u0301 & Co")).toEqual({
    ok: true,
    value: { available: true },
  });
  expect(asked).toBe("Zo\u00e9 & Co");
});

test("cookies are sent, and the member's language", async () => {
  const seen: (string | null)[] = [];
  const { api } = signedIn(
    null,
    {
      "POST /auth/forgot-password": async (request) => {
        seen.push(request.credentials, request.headers.get("Accept-Language"));
        seen.push(await request.text());
        return json(202, { message: "Sent." });
      },
    },
    { language: () => "de" },
  );
  await api.forgotPassword({ email: "noor.haddad@example.com" });
  expect(seen).toEqual(["include", "de", '{"email":"noor.haddad@example.com"}']);
});

test("obtainToken tells a living token, a refusal and a missing answer apart", async () => {
  const living = signedIn(token, {});
  expect(await living.api.obtainToken()).toEqual({ ok: true, value: token });

  const expired = makeToken(-1);
  const refused = signedIn(expired, { "POST /auth/refresh-token": unauthorized });
  expect(await refused.api.obtainToken()).toMatchObject({ ok: false, error: { status: 401 } });

  const failing = signedIn(expired, {
    "POST /auth/refresh-token": () => json(503, { error_code: "unavailable", message: "Later." }),
  });
  expect(await failing.api.obtainToken()).toMatchObject({
    error: { status: 503, message: "Later." },
  });

  const silent = signedIn(expired, {
    "POST /auth/refresh-token": () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await silent.api.obtainToken()).toEqual({ ok: false, error: { kind: "network" } });
});

test("saving a profile sends wrappers and reads them back", async () => {
  let sent: unknown;
  const { api } = signedIn(token, {
    "PUT /me/profile": async (request) => {
      sent = await request.json();
      return json(409, { error_code: "nickname_taken", message: "Taken." });
    },
  });
  const result = await api.updateMyProfile({ nickname: "Giulia F.", city: "Torino" });
  expect(sent).toEqual({
    nickname: "Giulia F.",
    profile: { city: { Valid: true, String: "Torino" } },
  });
  expect(result).toMatchObject({ ok: false, error: { status: 409, code: "nickname_taken" } });
});
