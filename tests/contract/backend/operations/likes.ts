import { candidateAnswer } from "../answers/candidate.ts";
import { json, noContent } from "../http/answer.ts";
import { notFound, notOneself, Refusal } from "../http/refusal.ts";
import { EVERY_CONVERSATION } from "../world/conversation.ts";
import { endMatch, findLike, findMatch, type Like, react } from "../world/likes.ts";
import { type Member, seeEachOther } from "../world/member.ts";
import type { World } from "../world/world.ts";
import { type Call, type Handlers, memberOf, otherOf } from "./call.ts";
import { pageOf } from "./page.ts";

const UNDO_MS = 10_000;

const undoUntil = ({ createdAt }: Like): Date => new Date(Date.parse(createdAt) + UNDO_MS);

/** Likes, matches and their end. */
export const likeHandlers = {
  likeProfile: (call) => {
    const { world, parameters, body } = call;
    const member = memberOf(call);
    if (parameters.id === member.id) throw notOneself();
    const other = otherOf(call, parameters.id);
    const action = body?.action ?? "like";
    const like = react(world, member, other, { action, message: body?.message });
    const match = findMatch(world, member.id, other.id);
    if (match) {
      const frame = { type: "event", event: "match", match_id: match.id } as const;
      world.live.tell(match.members, { ...frame, conversation_id: EVERY_CONVERSATION });
    }
    return json(200, {
      status: like.status,
      ...(match ? { match_id: match.id } : { undo_until: undoUntil(like).toISOString() }),
    });
  },

  undoLike: (call) => {
    const member = memberOf(call);
    const other = otherOf(call, call.parameters.id);
    const like = findLike(call.world, member.id, other.id);
    if (!like) throw notFound();
    if (like.status === "matched" || undoUntil(like).getTime() < Date.now()) {
      throw new Refusal(409, "undo_expired", "This can no longer be undone.");
    }
    call.world.likes = call.world.likes.filter((one) => one !== like);
    return noContent();
  },

  getLikes: (call) => {
    const member = memberOf(call);
    const { direction = "given", after, limit = 20 } = call.parameters;
    const all = likesOf(call.world, member, direction);
    const list = `likes-${direction}-${member.id}`;
    const page = pageOf(all, { list, after, limit, newestFirst: true });
    const items = page.items.map((like) => entryOf(call, member, like, direction));
    return json(200, { items, next_cursor: page.next_cursor, total: all.length });
  },

  getMatches: (call) => {
    const { world } = call;
    const member = memberOf(call);
    const { after, limit = 20 } = call.parameters;
    const list = `matches-${member.id}`;
    const all = world.matches.filter(({ members, ended }) => !ended && members.includes(member.id));
    const page = pageOf(all, { list, after, limit, newestFirst: true });
    const items = page.items.flatMap((match) => {
      const other = world.members.get(match.members.find((id) => id !== member.id) ?? "");
      if (!other) return [];
      const conversation = [...world.conversations.values()].find(
        ({ matchId }) => matchId === match.id,
      );
      return {
        match_id: match.id,
        created_at: match.createdAt,
        user: candidateAnswer(world, member, other),
        conversation_id: conversation?.id ?? null,
      };
    });
    return json(200, { items, next_cursor: page.next_cursor, total: all.length });
  },

  unmatch: (call) => {
    const member = memberOf(call);
    const match = call.world.matches.find(({ id }) => id === call.parameters.id);
    if (!match?.members.includes(member.id)) throw notFound();
    if (!match.ended) endMatch(call.world, match);
    return noContent();
  },
} satisfies Partial<Handlers>;

/** Given: what was liked. Received: what waits for an answer. */
function likesOf(world: World, member: Member, direction: "given" | "received"): Like[] {
  return world.likes.filter((like) => {
    const other = world.members.get(direction === "given" ? like.to : like.from);
    if (!other || !seeEachOther(member, other)) return false;
    if (direction === "given") return like.from === member.id && like.status !== "passed";
    const answered = findLike(world, member.id, like.from) !== undefined;
    return like.to === member.id && like.status === "pending" && !answered;
  });
}

function entryOf(call: Call<"getLikes">, member: Member, like: Like, direction: string) {
  const isGiven = direction === "given";
  const other = call.world.members.get(isGiven ? like.to : like.from) ?? member;
  return {
    created_at: like.createdAt,
    status: like.status,
    user: candidateAnswer(call.world, member, other),
    [isGiven ? "givenAt" : "receivedAt"]: like.createdAt,
    confirmedAt: like.confirmedAt ?? null,
    ...(like.message !== undefined && { message: like.message }),
  };
}
