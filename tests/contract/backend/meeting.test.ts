import { expect, test } from "vitest";
import { formOf } from "./testing/client.ts";
import { useBackend } from "./testing/use-backend.ts";
import { silence } from "./world/media.ts";

const context = useBackend();

async function openTwo() {
  const { call, tokenOf } = context();
  const [mine, theirs] = [await tokenOf("onboarding_complete"), await tokenOf("second")];
  const [{ body: me }, { body: them }] = [
    await call("GET /me", { token: mine }),
    await call("GET /me", { token: theirs }),
  ];
  return { call, mine, theirs, me, them };
}

test("two who like each other match once, talk, and part", async () => {
  const { call, mine, theirs, me, them } = await openTwo();
  const like = (token: string, id: unknown) => call(`POST /profiles/${id}/like`, { token });
  expect(await like(mine, them["id"])).toMatchObject({ body: { status: "pending" } });
  expect(await call(`DELETE /profiles/${them["id"]}/like`, { token: mine })).toMatchObject({
    status: 204,
  });
  await like(mine, them["id"]);
  const { body: matched } = await like(theirs, me["id"]);
  expect(matched).toMatchObject({ status: "matched" });
  expect((await like(theirs, me["id"])).body["match_id"]).toBe(matched["match_id"]);

  const open = `POST /conversations/from-match/${matched["match_id"]}`;
  const { body: opened } = await call(open, { token: mine });
  expect((await call(open, { token: theirs })).body).toEqual(opened);
  const form = formOf("audio", silence().bytes, { duration_ms: "900" });
  const messages = `/conversations/${opened["conversation_id"]}/messages`;
  const { body: note } = await call(`POST ${messages}/audio`, { token: mine, form });
  const history = await call(`GET ${messages}`, { token: theirs });
  expect(history.body["items"]).toMatchObject([{ id: note["id"], msg_type: "audio" }]);
  const audio = await call(`GET ${messages}/${note["id"]}/audio`, { token: theirs });
  expect(audio.bytes.length).toBe(silence().bytes.length);

  const end = `DELETE /matches/${matched["match_id"]}`;
  expect(await call(end, { token: theirs })).toMatchObject({ status: 204 });
  expect(await call(end, { token: mine })).toMatchObject({ status: 204 });
  const late = formOf("audio", silence().bytes, { duration_ms: "900" });
  expect(await call(`POST ${messages}/audio`, { token: mine, form: late })).toMatchObject({
    status: 409,
    body: { error_code: "conversation_closed" },
  });
});

test("the twin and the advisor answer by voice", async () => {
  const { call, mine: token, them } = await openTwo();
  const { body: twin } = await call("POST /twins", { token });
  const json = { candidate_user_id: them["id"] };
  const { body: advice } = await call("POST /twin/advice/start", { token, json });
  for (const [convType, opened] of Object.entries({ twin, advisor: advice })) {
    const texts = { convType, conversationId: String(opened["conversation_id"]) };
    const form = formOf("file", silence().bytes, texts);
    const { body: reply } = await call("POST /voice/query", { token, form });
    const path = String(reply["tts_url"]).replace(/^\/api/, "");
    expect(await call(`GET ${path}`, { token })).toMatchObject({ status: 200 });
  }
  const path = `GET /twin/advice/${advice["conversation_id"]}/history?limit=1`;
  const { body: newest } = await call(path, { token });
  expect(newest["items"]).toMatchObject([{ role: "assistant" }]);
  const older = await call(`${path}&cursor=${newest["next_cursor"]}`, { token });
  expect(older.body).toMatchObject({ items: [{ role: "user" }], next_cursor: null });
});

test("a message to us needs a stamp, and five seconds", async () => {
  const { call } = context();
  const { body } = await call("GET /contact/stamp");
  const json = {
    full_name: "Étienne R.",
    email: "etienne@example.com",
    subject: "Une question",
    message: "Où puis-je changer mes critères ?",
    stamp: body["stamp"],
    website: "",
  };
  const send = (loaded_at: number, more = {}) =>
    call("POST /contact", { json: { ...json, loaded_at, ...more } });
  expect(await send(Date.now())).toMatchObject({ body: { error_code: "too_fast" } });
  const early = Date.now() - 60_000;
  expect(await send(early, { website: "x" })).toMatchObject({
    body: { error_code: "robot_suspected" },
  });
  expect(await send(early)).toMatchObject({ status: 202 });
  expect(await send(early)).toMatchObject({ status: 422 });
});

test("whoever is blocked looks like nobody", async () => {
  const { call, mine, theirs, me, them } = await openTwo();
  expect(await call(`POST /profiles/${them["id"]}/block`, { token: mine })).toMatchObject({
    status: 204,
  });
  const absent = await call(`GET /discover/nickname/${"Nobody at all"}`, { token: theirs });
  const { String: nickname } = me["nickname"] as { String: string };
  const blocked = await call(`GET /discover/nickname/${nickname}`, { token: theirs });
  expect(blocked.bytes).toEqual(absent.bytes);
  expect(await call(`POST /profiles/${me["id"]}/like`, { token: theirs })).toMatchObject({
    status: 404,
  });
  const json = { reason: "other", details: "" };
  expect(await call(`POST /profiles/${them["id"]}/report`, { token: mine, json })).toMatchObject({
    status: 202,
  });
});
