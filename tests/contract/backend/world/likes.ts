import type { components } from "@gemel/api/schema";
import { sendLink } from "./mail.ts";
import { type Member, seeEachOther } from "./member.ts";
import type { World } from "./world.ts";

export interface Like {
  readonly from: string;
  readonly to: string;
  status: components["schemas"]["LikeStatus"];
  readonly message: string | undefined;
  readonly createdAt: string;
  confirmedAt: string | undefined;
  readonly order: number;
}

export interface Match {
  readonly id: string;
  readonly members: readonly [string, string];
  readonly createdAt: string;
  ended: boolean;
  readonly order: number;
}

export const findLike = (world: World, from: string, to: string): Like | undefined =>
  world.likes.find((like) => like.from === from && like.to === to);

/** The match that two members have now. */
export const findMatch = (world: World, one: string, other: string): Match | undefined =>
  world.matches.find(
    ({ members, ended }) => !ended && members.includes(one) && members.includes(other),
  );

export interface Reaction {
  readonly action: "like" | "pass";
  readonly message?: string | undefined;
}

/** Records a like or a pass; a like of somebody who likes back is a match. Twice is harmless. */
export function react(world: World, from: Member, to: Member, reaction: Reaction): Like {
  const known = findLike(world, from.id, to.id);
  const wanted = reaction.action === "pass" ? "passed" : "pending";
  if (known && (known.status === wanted || known.status === "matched")) return known;
  const like: Like = {
    from: from.id,
    to: to.id,
    status: wanted,
    message: reaction.message,
    createdAt: new Date().toISOString(),
    confirmedAt: undefined,
    order: world.nextOrder(),
  };
  world.likes = [...world.likes.filter((other) => other !== known), like];
  const back = findLike(world, to.id, from.id);
  if (wanted === "pending" && back?.status === "pending") makeMatch(world, like, back);
  return like;
}

function makeMatch(world: World, like: Like, back: Like): void {
  for (const id of [like.from, like.to]) {
    const member = world.members.get(id);
    if (member?.notices.matches) sendLink(world, member, "unsubscribe");
  }
  for (const one of [like, back]) {
    one.status = "matched";
    one.confirmedAt = new Date().toISOString();
  }
  world.matches.push({
    id: crypto.randomUUID(),
    members: [like.from, like.to],
    createdAt: new Date().toISOString(),
    ended: false,
    order: world.nextOrder(),
  });
}

/** Ends a match: both can meet anew, and their conversation is closed. */
export function endMatch(world: World, match: Match): void {
  match.ended = true;
  const [one, other] = match.members;
  const between = ({ from, to }: Like) =>
    (from === one && to === other) || (from === other && to === one);
  world.likes = world.likes.filter((like) => !between(like));
  for (const conversation of world.conversations.values()) {
    if (conversation.matchId !== match.id) continue;
    conversation.ended = true;
    const conversation_id = conversation.id;
    const event = { type: "event", event: "conversation_ended", conversation_id } as const;
    world.live.tell(match.members, event);
    world.live.closeConversation(conversation_id);
  }
}

/** Whom a member has not reacted to, and may see. */
export const candidatesFor = (world: World, member: Member): Member[] =>
  [...world.members.values()].filter(
    (other) =>
      other !== member &&
      other.onboarding === "onboarding_complete" &&
      seeEachOther(member, other) &&
      findLike(world, member.id, other.id) === undefined,
  );
