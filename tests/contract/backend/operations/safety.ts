import { noContent, sentence } from "../http/answer.ts";
import { notFound, notOneself, ruleBroken } from "../http/refusal.ts";
import { endMatch, findMatch } from "../world/likes.ts";
import { addReport } from "../world/moderation.ts";
import type { World } from "../world/world.ts";
import { type Handlers, memberOf, otherOf } from "./call.ts";

/** Keeping somebody away, and telling why. */
export const safetyHandlers = {
  blockProfile: (call) => {
    const member = memberOf(call);
    const other = call.world.members.get(call.parameters.id);
    if (other === member) throw notOneself();
    if (!other || other.blocked.has(member.id)) throw notFound();
    member.blocked.add(other.id);
    const match = findMatch(call.world, member.id, other.id);
    if (match) endMatch(call.world, match);
    return noContent();
  },

  reportProfile: (call) => {
    const member = memberOf(call);
    const { id } = call.parameters;
    if (id === member.id) throw notOneself();
    if (!member.blocked.has(id)) otherOf(call, id);
    const evidence = call.body.conversation_id;
    const isTheirs = evidence === undefined || hasTalked(call.world, evidence, [member.id, id]);
    if (!isTheirs) {
      throw ruleBroken("conversation_id", "other_conversation", "This is not with this person.");
    }
    const { reason, details = "" } = call.body;
    addReport(call.world, { reason, details, reporterId: member.id, reportedId: id });
    return sentence(202, "Thank you. We will look into it.");
  },
} satisfies Partial<Handlers>;

const hasTalked = ({ conversations }: World, id: string, people: readonly string[]): boolean => {
  const members = conversations.get(id)?.members;
  return people.every((one) => members?.includes(one));
};
