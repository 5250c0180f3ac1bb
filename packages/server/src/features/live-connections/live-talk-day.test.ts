import { beforeAll, expect, it, vi } from "vitest";
import { limitRules } from "../../http/limits.ts";
import { wav } from "../../testing/audio/wav.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { sendNote } from "../../testing/uploads/send-note.ts";
import { useMemoryServer, useUrl } from "../../testing/use-test-server.ts";

beforeAll(() => {
  const rule = { ...limitRules.messageDayMember, max: 2 };
  vi.spyOn(limitRules, "messageDayMember", "get").mockReturnValue(rule);
});
const context = useMemoryServer({ PORT: "0", LIMITS: "on" });
const url = useUrl(context);

it("takes as many messages of a member as a day allows, in all conversations together", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  const { body } = await context().call("POST /twins", { token: ada.token });
  const [ours, own, bens] = [
    await connectTo(url(), ada, conversationId),
    await connectTo(url(), ada, body.conversation_id ?? ""),
    await connectTo(url(), ben, conversationId),
  ];
  expect(await ours.write("One")).toMatchObject({ type: "ack" });
  expect(await own.write("Two")).toMatchObject({ type: "ack" });
  expect(await ours.write("Three")).toMatchObject({
    type: "error",
    error_code: "daily_limit",
    message: "That is all for today. Please go on tomorrow.",
  });
  expect(await bens.frames.next()).toMatchObject({ content: "One" });
  expect(await bens.write("Mine")).toMatchObject({ type: "ack" });
  expect((await readMessages(context().call, ada.token, conversationId)).total).toBe(2);
  for (const { socket } of [ours, own, bens]) socket.terminate();
});

it("counts voice notes and messages in text together", async () => {
  const { ada, ben, conversationId } = await twoInConversation(context());
  const live = await connectTo(url(), ada, conversationId);
  expect(await live.write("One")).toMatchObject({ type: "ack" });
  expect(await sendNote(context(), ada.token, conversationId, wav())).toMatchObject({
    status: 201,
  });
  expect(await sendNote(context(), ada.token, conversationId, wav())).toMatchObject({
    status: 429,
    body: { error_code: "daily_limit" },
  });
  expect(await sendNote(context(), ben.token, conversationId, wav())).toMatchObject({
    status: 201,
  });
  expect((await readMessages(context().call, ada.token, conversationId)).total).toBe(3);
  live.socket.terminate();
});
