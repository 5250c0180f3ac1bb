import { couple, stranger } from "../people/people.ts";
import { textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

/** The conversation of a match: one for both members, and for no other member. */
export const openConversation: Sequence = {
  name: "match to conversation",
  run: async (context) => {
    const { matchId } = context.facts;
    if (matchId === undefined) return notReached("needs a match that the run has made");
    const [first, second] = couple(context);
    const path = [matchId];
    const open = { path, status: 200 };
    const opened = await take(context, "openConversationFromMatch", { ...open, as: first });
    const conversationId = textIn(opened.body, "conversation_id");
    const theirs = await probe(context, "openConversationFromMatch", { ...open, as: second });
    const isSame = textIn(theirs?.body, "conversation_id") === conversationId;
    must(context, theirs, isSame, "both sides of a match must get the same conversation");
    context.facts.conversationId = conversationId;
    const other = stranger(context, [first, second]);
    if (!other) return;
    const conversation = [conversationId];
    const what = "what belongs to two others";
    const foreign = { as: other, status: [403, 404], what };
    await probe(context, "openConversationFromMatch", { ...foreign, path });
    await probe(context, "getMessages", { ...foreign, path: conversation, query: {} });
    await probe(context, "deleteConversation", { ...foreign, path: conversation });
    const body = { duration_ms: "800" };
    await probe(context, "sendVoiceNote", { ...foreign, path: conversation, body });
  },
};
