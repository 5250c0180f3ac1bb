import { expect, test } from "vitest";
import { signIn } from "./testing/client.ts";
import { useBackend } from "./testing/use-backend.ts";

const context = useBackend();

test("settings change what is named", async () => {
  const { call, tokenOf } = context();
  const token = await tokenOf("registered");
  const all = {
    preferred_language: "en",
    notices: { matches: true, messages: true, twin_ready: true },
  };
  expect(await call("GET /me/settings", { token })).toMatchObject({ status: 200, body: all });
  await call("PATCH /me/settings", { token, json: { notices: { messages: false } } });
  const { body } = await call("PATCH /me/settings", { token, json: { preferred_language: "de" } });
  expect(body).toEqual({ preferred_language: "de", notices: { ...all.notices, messages: false } });
  expect((await call("GET /me", { token })).body["preferred_language"]).toBe("de");
});

test("sessions end one by one, then everywhere else", async () => {
  const { call, members } = context();
  const [one, two, three] = [
    await signIn(call, members.second),
    await signIn(call, members.second),
    await signIn(call, members.second),
  ];
  const { body } = await call("GET /me/sessions", { token: one });
  const items = body["items"] as readonly { readonly id: string; readonly is_current: boolean }[];
  expect(items.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  const path = `DELETE /me/sessions/${items[1]?.id}`;
  expect([
    (await call(path, { token: one })).status,
    (await call(path, { token: one })).status,
  ]).toEqual([204, 204]);
  expect((await call(`DELETE /me/sessions/${crypto.randomUUID()}`, { token: one })).status).toBe(
    404,
  );
  expect((await call("DELETE /me/sessions", { token: one })).status).toBe(204);
  const left = await Promise.all([one, two, three].map((token) => call("GET /me", { token })));
  expect(left.map(({ status }) => status)).toEqual([200, 401, 401]);
});

test("a copy of the data is asked for, made and fetched", async () => {
  const { call, tokenOf } = context();
  const token = await tokenOf("profile_completed");
  expect((await call("GET /me/export", { token })).body["status"]).toBe("none");
  expect((await call("GET /me/export/file", { token })).status).toBe(404);
  const asked = await call("POST /me/export", { token });
  expect(asked).toMatchObject({ status: 202, body: { status: "preparing" } });
  expect((await call("GET /me/export", { token })).body["status"]).toBe("ready");
  const { status, bytes } = await call("GET /me/export/file", { token });
  expect([status, bytes.toString("base64")]).toEqual([200, "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="]);
});

test("a password changes, and the account goes and comes back", async () => {
  const { call, members } = context();
  const { email, password } = members.questionnaire_completed;
  const token = await signIn(call, { email, password });
  const next = "quattro gatti in cantina";
  const change = { current_password: password, new_password: next };
  const wrong = await call("PUT /me/password", {
    token,
    json: { ...change, current_password: "no" },
  });
  expect(wrong).toMatchObject({ status: 422, body: { error_code: "wrong_password" } });
  expect((await call("PUT /me/password", { token, json: change })).status).toBe(204);

  expect((await call("POST /me/deletion", { token, json: { password } })).status).toBe(422);
  expect((await call("POST /me/deletion", { token, json: { password: next } })).status).toBe(200);
  expect((await call("GET /me", { token })).status).toBe(401);
  const login = { email, password: next };
  const refused = await call("POST /auth/login", { json: login });
  expect(refused).toMatchObject({ status: 403, body: { error_code: "account_deleted" } });
  const back = await call("POST /auth/login", { json: { ...login, restore: true } });
  expect(back.status).toBe(200);
});
