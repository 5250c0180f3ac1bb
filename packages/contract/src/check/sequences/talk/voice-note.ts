import { randomUUID } from "node:crypto";
import { recordingMilliseconds } from "../../requests/files.ts";
import { fetchParts } from "../fetch-parts.ts";
import { comparePages } from "../pages.ts";
import { couple, stranger } from "../choose-members.ts";
import { itemsOf, textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

export const voiceNote: Sequence = {
  name: "voice note: send, read, play",
  run: async (context) => {
    const { must, probe, take } = context;
    const { conversationId } = context.facts;
    if (conversationId === undefined) return notReached("needs a conversation between two members");
    const [first, second] = couple(context);
    const path = [conversationId];
    const body = { duration_ms: String(recordingMilliseconds), client_msg_id: randomUUID() };
    const sent = await take("sendVoiceNote", 201, { as: first, path, body });
    const messageId = textIn(sent.body, "id");
    const again = await probe("sendVoiceNote", 201, { as: first, path, body });
    const same = textIn(again?.body, "id") === messageId;
    must(again, same, "the same client_msg_id must answer the same message");
    context.facts.audioMessageId = messageId;
    context.facts.messageId ??= messageId;
    const read = await probe("getMessages", 200, { as: second, path, query: {} });
    const found = itemsOf(read?.body).filter(({ id }) => id === messageId);
    must(read, found.length === 1, "a voice note must be in the history, once");
    await fetchParts(context, "getMessageAudio", second, [conversationId, messageId]);
    const other = stranger(context, [first, second]);
    if (other) {
      await probe("getMessageAudio", [403, 404], {
        as: other,
        path: [conversationId, messageId],
        what: "a voice note between two others",
      });
    }
    const order = { by: "sent_at", newest: "last" } as const;
    await comparePages(
      context,
      "getMessages",
      { as: first, path, limit: 2, order, cursor: "before", identify: ({ id }) => id },
      { limit: 100 },
    );
  },
};
