import { secondsAfter } from "../../foundation/clock.ts";
import { isNewAccount, requireStatus } from "../accounts/account.ts";
import {
  type Candidate,
  refuseOneself,
  requireVisible,
  withCandidates,
} from "../candidates/rules.ts";
import type { Call } from "../../http/operation.ts";
import { type Page, type PageQuery, type PageRequest, readPage } from "../../foundation/page.ts";
import type { OperationServices, Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import type { Db } from "../../jobs/db.ts";
import type { AddServices } from "../messages/rules.ts";
import type { NewMessage } from "../../live/delivery.ts";
import { AppError } from "../../errors/app-error.ts";
import { addMatch, notifyMatch, findLatestMatch, lockPair } from "../matches/rules.ts";
import { type Pair, pairOf } from "../../foundation/pair.ts";
import { judgeFirstMessage, pendingMessage, sendPendingMessage } from "./first-message.ts";
import { likeStore, type ReceivedLikes } from "./store.ts";
import {
  countFirstMessages,
  forgetSent,
  keepSent,
  noteSaid,
  pageFirstMessages,
} from "../pasts/texts.ts";

export interface Reaction {
  readonly memberId: string;
  readonly candidateId: string;
  readonly action: "like" | "pass";
  /** The first message that a like carries; null for none. */
  readonly message: string | null;
  /** Whether the message is kept from the other. @default false */
  readonly isHeld?: boolean;
  /** Time of the message, if later than the reaction. @default reactedAt */
  readonly saidAt?: Date;
  readonly reactedAt: Date;
}

export interface Like {
  readonly candidateId: string;
  readonly createdAt: Date;
  /** When it was returned; null while it waits. */
  readonly matchedAt: Date | null;
  readonly message: string | null;
}

export type LikeDirection = "received" | "given";

/** For how long a like or a pass can be taken back, in seconds (decision 0020). */
export const UNDO_TIME = 10;

const undoUntil = ({ reactedAt }: Pick<Reaction, "reactedAt">): Date =>
  secondsAfter(reactedAt, UNDO_TIME);

export interface LikeEntry extends Like {
  readonly candidate: Candidate;
}

/**
 * A page of the likes that wait for a member's answer, or of those that they gave. A like that can still be
 * taken back is not received yet.
 * @throws AppError `onboarding_incomplete` or `invalid_cursor`
 */
export async function getLikes(
  services: Pick<Services, "clock" | "cursors" | "db" | "pairNoise">,
  member: Pick<Member, "id" | "onboardingStatus">,
  direction: LikeDirection,
  query: PageQuery,
): Promise<Page<LikeEntry>> {
  requireStatus(member, "questionnaire_completed");
  const likes = likeStore(services.db);
  const received = { memberId: member.id, until: secondsAfter(services.clock(), -UNDO_TIME) };
  const list = {
    received: {
      page: likes.pageReceived.bind(undefined, received),
      count: () => likes.countReceived(received),
    },
    given: {
      page: likes.pageGiven.bind(undefined, member.id),
      count: () => likes.countGiven(member.id),
    },
  }[direction];
  const page = await readPage(
    services,
    {
      memberId: member.id,
      name: direction,
      positionOf: ({ createdAt: at, candidateId: id }: Like) => ({ at, id }),
      ...list,
    },
    query,
  );
  return { ...page, items: await withCandidates(services, member.id, page.items) };
}

/**
 * Returns a page of the texts that others sent to a member with likes. It stays the same whatever happens to
 * a like and to the two members, so that it reveals no block (decision 0021), and serves to report a person
 * whose card is gone.
 * @throws AppError `invalid_cursor`
 */
export function getFirstMessages(
  services: Pick<Services, "clock" | "cursors" | "db">,
  memberId: string,
  query: PageQuery,
) {
  const until = secondsAfter(services.clock(), -UNDO_TIME);
  return readPage(
    services,
    {
      memberId,
      name: "first messages",
      page: (request) => pageFirstMessages(services.db, memberId, until, request),
      count: () => countFirstMessages(services.db, memberId, until),
      positionOf: ({ saidAt: at, id }) => ({ at, id }),
    },
    query,
  );
}

export type Relationship =
  | { readonly status: "pending" | "passed"; readonly undoUntil: Date | null }
  | { readonly status: "matched"; readonly matchId: string };

/** The notice of a like leaves a second after the time to undo it. */
const NOTICE_DELAY = UNDO_TIME + 1;

/** @throws AppError `daily_limit` */
export async function countLike(
  { limits, clock }: Pick<OperationServices, "limits" | "clock">,
  { member, request }: Pick<Call<"likeProfile">, "member" | "request">,
  hasMessage: boolean,
): Promise<void> {
  const isNew = isNewAccount(member, clock());
  await (isNew ? limits.likeNewMember : limits.likeMember)(request, member.id);
  if (hasMessage)
    await (isNew ? limits.firstMessageNewMember : limits.firstMessageMember)(request, member.id);
}

/**
 * Takes a like or a pass. A like that is returned becomes the one match of the two, also when both like in
 * the same moment: the pair is locked, and a match of a pair is unique. Saying the same again
 * changes nothing, but that a like without a message can still get one. A like that is given again is no new one
 * to the other: no notice, and the place in their list that it had. A message that comes once they are a match,
 * because the other was quicker, goes to their conversation.
 * @throws AppError `onboarding_incomplete`, `rule_broken` for oneself and as `judgeFirstMessage`, or `not_found`
 */
export async function likeProfile(
  services: AddServices & Pick<Services, "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  said: Pick<Reaction, "candidateId" | "action" | "message">,
): Promise<Relationship> {
  requireStatus(member, "onboarding_complete");
  refuseOneself(member.id, said.candidateId);
  const pair = pairOf(member.id, said.candidateId);
  const { relationship, isNewMatch, pending } = await services.transaction(async (db) => {
    await lockPair(db, pair);
    // Read once the pair is held: waiting for it takes from the time to undo.
    return react(db, pair, { ...said, memberId: member.id, reactedAt: services.clock() });
  });
  if (isNewMatch && relationship.status === "matched") {
    await notifyMatch(services, relationship.matchId, [member.id, said.candidateId]);
  }
  if (pending !== undefined) await sendPendingMessage(services, pending);
  return relationship;
}

interface Outcome {
  readonly relationship: Relationship;
  readonly isNewMatch: boolean;
  /** The message still to be sent in the conversation of a match that was there before. */
  readonly pending?: NewMessage | undefined;
}

async function react(db: Db, pair: Pair, said: Reaction): Promise<Outcome> {
  const { memberId, candidateId, reactedAt: now } = said;
  await requireVisible(db, memberId, candidateId);
  const match = await findLatestMatch(db, pair);
  if (match?.endedAt === null) {
    const relationship = { status: "matched", matchId: match.id } as const;
    return { relationship, isNewMatch: false, pending: await pendingMessage(db, match, said) };
  }
  const former = await likeStore(db).find(memberId, candidateId);
  const reaction = await weigh(db, former, said);
  await likeStore(db).save(reaction);
  if (said.action === "pass" && former?.action === "like" && now <= undoUntil(former)) {
    await forgetSent(db, memberId, candidateId, former.reactedAt);
  }
  if (reaction.action === "pass")
    return { relationship: waiting("passed", reaction, now), isNewMatch: false };
  const isFirst = former?.action !== "like" && (await keepSent(db, memberId, candidateId, now));
  if (reaction.message !== null && reaction.message !== former?.message) {
    await noteSaid(db, memberId, candidateId, now);
  }
  const answer = await likeStore(db).find(candidateId, memberId);
  if (answer?.action === "like") {
    const matchId = await addMatch(db, [answer, reaction], now);
    for (const userId of [candidateId, memberId]) {
      await db.jobs.send("match-mail", { matchId, userId });
    }
    return { relationship: { status: "matched", matchId }, isNewMatch: true };
  }
  if (isFirst) {
    const notice = { memberId, candidateId, decidedAt: now.toISOString() };
    await db.jobs.send("like-notice", notice, NOTICE_DELAY);
  }
  return { relationship: waiting("pending", reaction, now), isNewMatch: false };
}

/** Returns the reaction to keep, considering the one before. */
async function weigh(db: Db, former: Reaction | undefined, said: Reaction): Promise<Reaction> {
  const reaction = former?.action === said.action ? saidAgain(former, said) : said;
  const { message } = reaction;
  if (message === null || message === former?.message) return reaction;
  const isHeld = await judgeFirstMessage(db, said, message);
  return isHeld ? { ...reaction, isHeld } : reaction;
}

const saidAgain = (former: Reaction, said: Reaction): Reaction => ({
  ...former,
  message: former.message ?? said.message,
  saidAt: said.reactedAt,
});

function waiting(status: "pending" | "passed", reaction: Reaction, now: Date): Relationship {
  const until = undoUntil(reaction);
  return { status, undoUntil: now <= until ? until : null };
}

/**
 * Takes a like or a pass back, as if it had never been; harmless if there is none.
 * @throws AppError `onboarding_incomplete`, `not_found`, or `undo_expired` after ten seconds or once a match
 *   came of it
 */
export function undoLike(
  services: Pick<Services, "clock" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  candidateId: string,
): Promise<void> {
  requireStatus(member, "onboarding_complete");
  return services.transaction(async (db) => {
    const pair = pairOf(member.id, candidateId);
    await lockPair(db, pair);
    await requireVisible(db, member.id, candidateId);
    const reaction = await likeStore(db).find(member.id, candidateId);
    if (reaction === undefined) return;
    const match = await findLatestMatch(db, pair);
    if (match?.endedAt === null) {
      throw new AppError("undo_expired", {
        message: "You are a match already. You can end the match instead.",
      });
    }
    if (services.clock() > undoUntil(reaction)) throw new AppError("undo_expired");
    await likeStore(db).remove(member.id, candidateId);
    await forgetSent(db, member.id, candidateId, reaction.reactedAt);
  });
}

/** Likes that a member received until a moment and has not answered, the newest first. */
export const pageReceived = (db: Db, likes: ReceivedLikes, page: PageRequest) =>
  likeStore(db).pageReceived(likes, page);

/** Likes that a member gave, the newest first. */
export const pageGiven = (db: Db, memberId: string, page: PageRequest) =>
  likeStore(db).pageGiven(memberId, page);

/** Takes a like away that a block hid; a pass stays. */
export async function forgetLike(db: Db, memberId: string, candidateId: string): Promise<void> {
  const reaction = await likeStore(db).find(memberId, candidateId);
  if (reaction?.action === "like") await likeStore(db).remove(memberId, candidateId);
}

/** Makes a reporter pass on the member whom they report, unless they are a match. */
export async function passOnReported(
  db: Db,
  [memberId, candidateId]: readonly [string, string],
  reactedAt: Date,
): Promise<void> {
  if ((await findLatestMatch(db, pairOf(memberId, candidateId)))?.endedAt === null) return;
  await likeStore(db).save({ memberId, candidateId, action: "pass", message: null, reactedAt });
}
