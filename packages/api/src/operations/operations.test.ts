import { afterEach, expect, test, vi } from "vitest";
import { getOrThrow } from "../api-error.ts";
import { json, makeToken, noor, signedIn, unauthorized } from "../testing/fake-backend.ts";

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

test.each([null, {}, { message: "Stored." }])(
  "a voice note that was stored with the answer %j is stored",
  async (body) => {
    const path = "POST /conversations/c/messages/audio";
    const { api } = signedIn(token, { [path]: () => json(200, body) });
    const audio = new Blob(["sound"], { type: "audio/webm" });
    expect(await api.sendVoiceNote("c", { audio, duration_ms: 900 })).toEqual({
      ok: true,
      value: null,
    });
  },
);

test.each([
  ["/api/voice/replies/1", "/voice/replies/1"],
  ["/voice/replies/1?v=2", "/voice/replies/1"],
  ["/apiary/1", "/apiary/1"],
  ["api/voice/replies/1", "/voice/replies/1"],
  ["voice/replies/1", "/voice/replies/1"],
  ["https://gemel.example/api/voice/replies/1?v=2", "/voice/replies/1"],
])("audio at %s is fetched from the API with the token", async (url, path) => {
  const { api, requests } = signedIn(token, { [`GET ${path}`]: () => new Response("sound") });
  const result = await api.getAudio(url);
  expect(result.ok && (await result.value.text())).toBe("sound");
  expect(requests).toEqual([`GET ${path} ${token}`]);
});

test.each([
  "https://elsewhere.example/reply.mp3",
  "https://gemel.example.elsewhere.example/api/reply.mp3",
  "https://gemel.example@elsewhere.example/api/reply.mp3",
  "http://gemel.example/api/reply.mp3",
  "https://gemel.example/apiary/reply.mp3",
  "https://gemel.example/media/reply.mp3",
  "//elsewhere.example/reply.mp3",
  "/\\elsewhere.example/reply.mp3",
  "\\\\elsewhere.example/reply.mp3",
  "blob:https://gemel.example/1",
])("audio at %s is fetched without token and cookies", async (url) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(null, { status: 404 })),
  );
  vi.stubGlobal("fetch", fetch);
  const { api, requests } = signedIn(token, {});
  expect(await api.getAudio(url)).toMatchObject({
    ok: false,
    error: { kind: "http", status: 404, message: "HTTP 404" },
  });
  expect(fetch.mock.calls).toEqual([[url, { credentials: "omit" }]]);
  expect(requests).toEqual([]);
});

/** Reads the content of an upload: a file as its name and type, a text as it is. */
async function readForm(request: Request): Promise<Record<string, string>> {
  const entries = [...(await request.formData()).entries()];
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "string" ? value : `${value.name} ${value.type}`,
    ]),
  );
}

test("uploads have the fields and file names of the contract", async () => {
  const forms: Record<string, string>[] = [];
  const keep = async (request: Request) => {
    forms.push(await readForm(request));
    return json(200, {});
  };
  const { api } = signedIn(token, {
    "POST /me/profile/picture": keep,
    "POST /me/profile/voice": keep,
    "POST /conversations/c/messages/audio": keep,
    "POST /voice/query": keep,
  });
  const webm = new Blob(["x"], { type: "audio/webm;codecs=opus" });
  const mp4 = new Blob(["x"], { type: "audio/mp4" });
  const wav = new Blob(["x"], { type: "audio/wav" });
  await api.uploadMyPicture(new Blob(["x"], { type: "image/png" }));
  await api.uploadMyPicture(new Blob(["x"], { type: "image/jpeg" }));
  await api.uploadMyVoice(wav);
  await api.sendVoiceNote("c", { audio: mp4, duration_ms: 900, client_msg_id: "m" });
  await api.askByVoice({ file: webm, conversationId: "c", convType: "advisor" });
  expect(forms).toEqual([
    { profile_picture: "profile_picture.png image/png" },
    { profile_picture: "profile_picture.jpg image/jpeg" },
    { voice_message: "voice.webm audio/wav" },
    { audio: "voice.m4a audio/mp4", duration_ms: "900", client_msg_id: "m" },
    {
      file: "voice.webm audio/webm;codecs=opus",
      conversationId: "c",
      convType: "advisor",
    },
  ]);
});

test("what is not asked for is not sent, but for the sizes of pages", async () => {
  const asked: string[] = [];
  const keep = (request: Request) => {
    asked.push(new URL(request.url).search);
    return json(200, { items: [] });
  };
  const { api } = signedIn(token, {
    "GET /discover": keep,
    "GET /me/likes": keep,
    "GET /me/matches": keep,
    "GET /conversations": keep,
    "GET /conversations/c/messages": keep,
  });
  await api.getDiscoverFeed();
  await api.getDiscoverFeed({ after: null, limit: 12 });
  await api.getLikes("given", { after: "bmV4dA" });
  await api.getConversations({ type: "twin" });
  await api.getMatches();
  await api.getMessages("c");
  await api.getMessages("c", { before: "b2xk" });
  expect(asked).toEqual([
    "",
    "?limit=12",
    "?direction=given&after=bmV4dA&limit=20",
    "?type=twin",
    "?limit=20",
    "?page=1&limit=50",
    "?page=1&limit=50&before=b2xk",
  ]);
});

test("a backend without a cursor is paged by number, until a page is not full", async () => {
  const asked: string[] = [];
  const message = (id: number) => ({
    id,
    conversation_id: "c",
    role: "user",
    content: "Ciao",
    sent_at: "2026-11-20T18:04:00Z",
  });
  const { api } = signedIn(token, {
    "GET /conversations/c/messages": (request) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return json(200, searchParams.get("page") === "1" ? [message(2), message(3)] : [message(1)]);
    },
  });
  const first = getOrThrow(await api.getMessages("c", { limit: 2 }));
  const second = getOrThrow(await api.getMessages("c", { limit: 2, before: first.next_cursor }));
  expect(asked).toEqual(["?page=1&limit=2", "?page=2&limit=2"]);
  expect([...second.items, ...first.items].map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(second.next_cursor).toBeNull();
});

test("a spoken question takes a token with 45 seconds left, other calls want 60", async () => {
  const fifty = makeToken(50);
  const answers = {
    "POST /auth/refresh-token": () => json(200, { token }),
    "POST /voice/query": () => json(200, {}),
    "GET /me": () => json(200, noor),
  };
  const question = { file: new Blob(["x"]), conversationId: "c", convType: "twin" } as const;
  const speaking = signedIn(fifty, answers);
  await speaking.api.askByVoice(question);
  expect(speaking.requests).toEqual([`POST /voice/query ${fifty}`]);
  const reading = signedIn(fifty, answers);
  await reading.api.getMe();
  expect(reading.requests).toEqual([`POST /auth/refresh-token ${fifty}`, `GET /me ${token}`]);
});

test("a spoken question can be given up", async () => {
  const giveUp = new AbortController();
  const { api } = signedIn(token, { "POST /voice/query": () => new Promise(() => {}) });
  giveUp.abort();
  const question = { file: new Blob(["x"]), conversationId: "c", convType: "twin" } as const;
  expect(await api.askByVoice(question, { signal: giveUp.signal })).toEqual({
    ok: false,
    error: { kind: "aborted" },
  });
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

test("calls of which only the success counts do not read their answers", async () => {
  const { api } = signedIn(token, { "POST /profiles/m/block": () => new Response("OK") });
  expect(await api.blockProfile("m")).toEqual({ ok: true, value: undefined });
});

test.each([
  ["is empty", () => new Response(null, { status: 204 })],
  ["holds no profile", () => json(200, { message: "Saved." })],
])("a saved profile is asked for where the answer to saving %s", async (_, answer) => {
  const { api, requests } = signedIn(token, {
    "PUT /me/profile": answer,
    "GET /me/profile": () => json(200, { profile: { city: "Torino" }, nickname: "Giulia F." }),
  });
  expect(await api.updateMyProfile({ city: "Torino" })).toMatchObject({
    ok: true,
    value: { city: "Torino", nickname: "Giulia F.", social_links: [] },
  });
  expect(requests).toHaveLength(2);
});

test("obtainToken distinguishes a valid token, a refusal and a missing answer", async () => {
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
