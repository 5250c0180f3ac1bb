import { beforeAll, expect, it, vi } from "vitest";
import { limitRules } from "../../http/limits.ts";
import { wav } from "../../testing/audio/wav.ts";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { connectTo, readMessages, twoInConversation } from "../../testing/live/conversations.ts";
import { sendNote } from "../../testing/uploads/send-note.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";

beforeAll(() => {
  const rule = { ...limitRules.messageDayMember, max: 2 };
  vi.spyOn(limitRules, "messageDayMember", "get").mockReturnValue(rule);
});
const context = useTestServer({ PORT: "0", LIMITS: "on" }, { openDatabase: openMemoryDatabase });
const url = useUrl(context);

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
