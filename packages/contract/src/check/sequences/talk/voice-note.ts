import { randomUUID } from "node:crypto";
import { recordingMilliseconds } from "../../requests/files.ts";
import { fetchParts } from "../fetch-parts.ts";
import { comparePages } from "../pages.ts";
import { couple, stranger } from "../people/people.ts";
import { itemsOf, textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

export const voiceNote: Sequence = {
  name: "voice note: send, read, play",
  run: async (context) => {
    const { conversationId } = context.facts;
    if (conversationId === undefined) return notReached("needs a conversation between two members");
    const [first, second] = couple(context);
    const path = [conversationId];
    const body = { duration_ms: String(recordingMilliseconds), client_msg_id: randomUUID() };
    const sent = await take(context, "sendVoiceNote", { as: first, path, body, status: 201 });
    const messageId = textIn(sent.body, "id");
    const again = await probe(context, "sendVoiceNote", { as: first, path, body, status: 201 });
    const same = textIn(again?.body, "id") === messageId;
    must(context, again, same, "the same client_msg_id must answer the same message");
    context.facts.audioMessageId = messageId;
    context.facts.messageId ??= messageId;
    const read = await probe(context, "getMessages", { as: second, path, query: {}, status: 200 });
    const found = itemsOf(read?.body).filter(({ id }) => id === messageId);
    must(context, read, found.length === 1, "a voice note must be in the history, once");
    await fetchParts(context, "getMessageAudio", second, [conversationId, messageId]);
    const other = stranger(context, [first, second]);
    if (other) {
      const foreign = { as: other, path: [conversationId, messageId], status: [403, 404] };
      await probe(context, "getMessageAudio", {
        ...foreign,
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
