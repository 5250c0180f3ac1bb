import { conversationAnswer } from "../answers/conversation.ts";
import { sharesTwin } from "../answers/candidate.ts";
import { json, noContent } from "../http/answer.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import type { StoredConversation } from "../world/conversation.ts";
import { seeEachOther } from "../world/member.ts";
import { deleteFor, findConversation, openConversation, openMatch } from "../world/talk.ts";
import { type Call, type Handlers, memberOf, otherOf } from "./call.ts";
import { pageOf } from "./page.ts";

const opened = ({ id }: StoredConversation) => json(200, { conversation_id: id });

/** Opening, listing and leaving conversations. */
export const conversationHandlers = {
  getConversations: (call) => {
    const member = memberOf(call);
    const { type, after, limit = 100 } = call.parameters;
    const mine = [...call.world.conversations.values()].filter(
      ({ members, hiddenFor }) => members.includes(member.id) && !hiddenFor.has(member.id),
    );
    const ofType = mine.filter((one) => type === undefined || one.type === type);
    const list = `conversations-${type ?? "all"}-${member.id}`;
    const page = pageOf(ofType, { list, after, limit, newestFirst: true });
    const count = (wanted: string) => mine.filter((one) => one.type === wanted).length;
    return json(200, {
      items: page.items.map((one) => conversationAnswer(call.world, member, one)),
      next_cursor: page.next_cursor,
      totals: { twin: count("twin"), advisor: count("advisor"), user: count("user") },
    });
  },

  deleteConversation: (call) => {
    const member = memberOf(call);
    deleteFor(ownConversation(call, call.parameters.id), member);
    return noContent();
  },

  createTwinConversation: (call) => {
    const member = memberOf(call);
    const about = call.body?.candidate_user_id;
    if (about !== undefined && about !== member.id) {
      if (!sharesTwin(call.world, member, otherOf(call, about))) {
        throw new Refusal(403, "twin_not_shared", "This twin is not shared.");
      }
      return opened(openConversation(call.world, { type: "twin", members: [member.id], about }));
    }
    return opened(openConversation(call.world, { type: "twin", members: [member.id] }));
  },

  openConversationFromMatch: (call) => {
    const { world, parameters } = call;
    const member = memberOf(call);
    const match = world.matches.find(({ id }) => id === parameters.id);
    if (!match || match.ended || !match.members.includes(member.id)) throw notFound();
    const conversation = openMatch(world, match);
    return opened(conversation);
  },

  startAdvice: (call) => {
    const member = memberOf(call);
    const { id: about } = otherOf(call, call.body.candidate_user_id);
    return opened(openConversation(call.world, { type: "advisor", members: [member.id], about }));
  },
} satisfies Partial<Handlers>;

/** The caller's conversation of that id. @throws Refusal 404 */
export function ownConversation(
  call: Pick<Call, "world" | "session">,
  id: string,
): StoredConversation {
  const member = memberOf(call);
  const found = findConversation(call.world, member, id);
  const people = found?.members.map((one) => call.world.members.get(one) ?? member) ?? [];
  if (!found || !people.every((one) => seeEachOther(member, one))) throw notFound();
  return found;
}
