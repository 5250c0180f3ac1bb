import dialogues from "./phrases/dialogues.json" with { type: "json" };
import { randomUUID } from "node:crypto";
import { addMatch } from "../../features/matches/rules.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Db } from "../../jobs/db.ts";
import type { DrawnMember } from "./drawn-member.ts";
import type { Relationship } from "./assign-relations.ts";
import { likeStore } from "../../features/likes/store.ts";
import { textParts } from "../../live/delivery.ts";
import { conversationStore } from "../../features/conversations/store.ts";
import { messageStore } from "../../features/messages/store.ts";

/** Between one message and the next, in seconds; less for a member who is too new for it. */
const PAUSE = 11 * 60 * 60;
/** Between a like and the one that answers it, in seconds. */
const ANSWERED_AFTER = 20 * 60 * 60;

/** Lets a named demo member and a member who greeted them talk over the last days; the newest message is unread. */
async function converse(
  db: Db,
  { id, language }: Pick<DrawnMember, "id" | "language">,
  namedId: string,
  {
    matchId,
    matchedAt,
    now,
  }: { readonly matchId: string; readonly matchedAt: Date; readonly now: Date },
): Promise<void> {
  const conversationId = await conversationStore(db).findOfMatch(matchId);
  if (conversationId === undefined) throw new Error("a greeting opened no conversation");
  const lines = dialogues[language];
  const sinceMatch = (now.getTime() - matchedAt.getTime()) / 1_000;
  const pause = Math.min(PAUSE, sinceMatch / (lines.length + 1));
  for (const [index, text] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const stored = await messageStore(db).add(
      {
        ...textParts,
        id: randomUUID(),
        conversationId,
        senderId: index % 2 === 0 ? namedId : id,
        role: "user",
        text,
        clientMessageId: null,
        createdAt: secondsAfter(now, (index - lines.length) * pause),
      },
      isLast ? [] : [namedId, id],
    );
    if (stored === undefined) throw new Error("a line of a demo conversation was not kept");
  }
}

/** Stores what a drawn member is to a named one, as if it had come so by now. */
export async function relate(
  db: Db,
  member: DrawnMember,
  { namedId, relation }: Relationship,
  now: Date,
): Promise<void> {
  const { id, createdAt, greeting } = member;
  const seconds = (now.getTime() - createdAt.getTime()) / 1_000;
  const written = ["writes", "greets", "talks"].includes(relation);
  const likedAfter = seconds / 3;
  const matchedAfter = likedAfter + Math.min(ANSWERED_AFTER, seconds / 6);
  const theirs = {
    memberId: id,
    candidateId: namedId,
    action: "like",
    message: written ? greeting : null,
    reactedAt: secondsAfter(createdAt, likedAfter),
  } as const;
  const ours = {
    memberId: namedId,
    candidateId: id,
    action: "like",
    message: null,
    reactedAt: secondsAfter(createdAt, matchedAfter),
  } as const;
  if (relation !== "is_liked") await likeStore(db).save(theirs);
  if (relation === "likes" || relation === "writes") return;
  await likeStore(db).save(ours);
  if (relation === "is_liked") return;
  const matchId = await addMatch(db, [theirs, ours], ours.reactedAt);
  if (relation === "talks")
    await converse(db, member, namedId, { matchId, matchedAt: ours.reactedAt, now });
}
