import { couple, stranger } from "../choose-members.ts";
import { textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

/** The conversation of a match: one for both members, and for no other member. */
export const openConversation: Sequence = {
  name: "match to conversation",
  run: async (context) => {
    const { must, probe, take } = context;
    const { matchId } = context.facts;
    if (matchId === undefined) return notReached("needs a match that the run has made");
    const [first, second] = couple(context);
    const path = [matchId];
    const opened = await take("openConversationFromMatch", 200, { path, as: first });
    const conversationId = textIn(opened.body, "conversation_id");
    const theirs = await probe("openConversationFromMatch", 200, { path, as: second });
    const isSame = textIn(theirs?.body, "conversation_id") === conversationId;
    must(theirs, isSame, "both sides of a match must get the same conversation");
    context.facts.conversationId = conversationId;
    const other = stranger(context, [first, second]);
    if (!other) return;
    const conversation = [conversationId];
    const what = "what belongs to two others";
    const foreign = { as: other, what };
    const refusals = [403, 404];
    await probe("openConversationFromMatch", refusals, { ...foreign, path });
    await probe("getMessages", refusals, { ...foreign, path: conversation, query: {} });
    await probe("deleteConversation", refusals, { ...foreign, path: conversation });
    const body = { duration_ms: "800" };
    await probe("sendVoiceNote", refusals, { ...foreign, path: conversation, body });
  },
};
