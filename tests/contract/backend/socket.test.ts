import { expect, test } from "vitest";
import { contractOf, readDocument } from "./contract/contract.ts";
import { type Chat, openChat } from "./testing/chat.ts";
import { useBackend } from "./testing/use-backend.ts";

const { schemas } = contractOf(await readDocument());
const context = useBackend();
const EVERYTHING = "00000000-0000-0000-0000-000000000000";

/** The conversation of the first match, and who may talk in it. */
async function findTalk() {
  const { call, tokenOf } = context();
  const token = await tokenOf("onboarding_complete");
  const { body } = await call("GET /conversations?type=user", { token });
  const [first] = body["items"] as { conversation_id: string }[];
  return { token, conversation_id: first?.conversation_id ?? "" };
}

async function nextFrame(chat: Chat) {
  const frame = await chat.next();
  expect(schemas.check("/components/schemas/ReceivedFrame", frame)).toEqual([]);
  return frame;
}

test("a message is stored, acknowledged once for each sending, and replayed by cursor", async () => {
  const { call, url } = context();
  const talk = await findTalk();
  const chat = await openChat(url, talk);
  const { conversation_id } = talk;
  const frame = { conversation_id, content: "Ciao", client_msg_id: crypto.randomUUID() };
  chat.send(frame);
  const ack = await nextFrame(chat);
  expect(ack).toMatchObject({ type: "ack", client_msg_id: frame.client_msg_id });
  chat.send(frame);
  expect(await nextFrame(chat)).toEqual(ack);
  const { body } = await call(`GET /conversations/${conversation_id}/messages`, talk);
  const stored = (body["items"] as { id: string }[]).filter(({ id }) => id === ack["id"]);
  expect(stored).toHaveLength(1);

  chat.send({ conversation_id, content: "Ci sei?" });
  const echo = await nextFrame(chat);
  expect(echo).toMatchObject({ type: "message", content: "Ci sei?" });
  chat.close();
  const again = await openChat(url, { ...talk, cursor: String(ack["cursor"]) });
  expect(await nextFrame(again)).toEqual(echo);
  again.close();
  const lost = await openChat(url, { ...talk, cursor: "bm9uZQ" });
  expect(await nextFrame(lost)).toMatchObject({ type: "event", event: "resync" });
  lost.close();
});

test("a twin thinks and answers", async () => {
  const { call, url } = context();
  const { token } = await findTalk();
  const { body } = await call("POST /twins", { token });
  const conversation_id = String(body["conversation_id"]);
  const chat = await openChat(url, { token, conversation_id });
  chat.send({ conversation_id, content: "Who am I?" });
  const frames = [await nextFrame(chat), await nextFrame(chat), await nextFrame(chat)];
  expect(frames).toMatchObject([
    { type: "message", role: "user" },
    { type: "status", content: "thinking" },
    { type: "message", role: "assistant" },
  ]);
  chat.close();
});

test("what is no message is refused or ignored, and the connection stays", async () => {
  const { url } = context();
  const talk = await findTalk();
  const chat = await openChat(url, talk);
  chat.sendRaw("{");
  chat.send({ conversation_id: talk.conversation_id, content: " " });
  expect(await nextFrame(chat)).toMatchObject({ type: "error", error_code: "validation_failed" });
  chat.send({ conversation_id: EVERYTHING, content: "Hello?" });
  expect(await nextFrame(chat)).toMatchObject({ type: "error", error_code: "not_found" });
  chat.sendRaw(Buffer.from([1]));
  expect(await chat.closed).toBe(1003);
  const large = await openChat(url, talk);
  large.sendRaw("x".repeat(70_000));
  expect(await large.closed).toBe(1009);
});

test("a sign-out closes, and nobody connects without a token of theirs", async () => {
  const { call, url } = context();
  const talk = await findTalk();
  const chat = await openChat(url, { token: talk.token, conversation_id: EVERYTHING });
  await call("POST /auth/logout", { token: talk.token });
  expect(await chat.closed).toBe(4401);
  await expect(openChat(url, talk)).rejects.toThrow("401");
  const { conversation_id } = talk;
  await expect(openChat(url, { conversation_id })).rejects.toThrow("401");
  const token = await context().tokenOf("second");
  await expect(openChat(url, { token, conversation_id })).rejects.toThrow("404");
  const early = await context().tokenOf("registered");
  await expect(openChat(url, { token: early, conversation_id: EVERYTHING })).rejects.toThrow("403");
});
