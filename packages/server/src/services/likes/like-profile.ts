import { requireStatus } from "../accounts/require-status.ts";
import { refuseOneself } from "../candidates/refuse-oneself.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import { addMatch } from "../matches/add-match.ts";
import { pairOf } from "../matches/pair.ts";
import { tellMatch } from "../matches/tell-match.ts";
import type { AddParts } from "../messages/add-message.ts";
import type { NewMessage } from "../messages/message.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { Stores } from "../stores.ts";
import type { Decision } from "./decision.ts";
import { judgeWords } from "./judge-words.ts";
import { lateWords, sayLateWords } from "./late-words.ts";
import { UNDO_TIME, undoUntil } from "./undo-time.ts";

/** Where two members stand. */
export type Standing =
  | { readonly status: "pending" | "passed"; readonly undoUntil: Date | null }
  | { readonly status: "matched"; readonly matchId: string };

/** The notice of a like leaves a second after the time to undo it. */
const NOTICE_DELAY = UNDO_TIME + 1;

/**
 * Takes a like or a pass. A like that is returned becomes the one match of the two, also when both like in
 * the same moment: the pair is held meanwhile, and a match of a pair is unique. Saying the same again
 * changes nothing, but that a like without a word can still get one. Words that come once they are a match,
 * because the other was quicker, are a message of their conversation.
 * @throws AppError `onboarding_incomplete`, `rule_broken` for oneself and as `judgeWords`, or `not_found`
 */
export async function likeProfile(
  parts: AddParts & Pick<Parts, "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  said: Pick<Decision, "candidateId" | "action" | "message">,
): Promise<Standing> {
  requireStatus(member, "onboarding_complete");
  refuseOneself(member.id, said.candidateId);
  const decision = { ...said, memberId: member.id, decidedAt: parts.clock() };
  const { standing, isNewMatch, words } = await parts.transaction((stores) =>
    decide(stores, decision),
  );
  if (isNewMatch && standing.status === "matched") {
    await tellMatch(parts, standing.matchId, [member.id, said.candidateId]);
  }
  if (words !== undefined) await sayLateWords(parts, words);
  return standing;
}

interface Outcome {
  readonly standing: Standing;
  readonly isNewMatch: boolean;
  /** What is yet to be said in the conversation of a match that was there before. */
  readonly words?: NewMessage | undefined;
}

async function decide(stores: Stores, said: Decision): Promise<Outcome> {
  const { memberId, candidateId, decidedAt: now } = said;
  const pair = pairOf(memberId, candidateId);
  await stores.matches.holdPair(pair);
  await requireVisible(stores, memberId, candidateId);
  const match = await stores.matches.findLatest(pair);
  if (match?.endedAt === null) {
    const standing = { status: "matched", matchId: match.id } as const;
    return { standing, isNewMatch: false, words: await lateWords(stores, match, said) };
  }
  const former = await stores.likes.find(memberId, candidateId);
  const decision = await weigh(stores, former, said);
  await stores.likes.save(decision);
  if (said.action === "pass" && former?.action === "like" && now <= undoUntil(former)) {
    await stores.pasts.forgetWords(memberId, candidateId, former.decidedAt);
  }
  if (decision.action === "pass")
    return { standing: waiting("passed", decision, now), isNewMatch: false };
  const answer = await stores.likes.find(candidateId, memberId);
  if (answer?.action === "like") {
    const matchId = await addMatch(stores, [answer, decision], now);
    return { standing: { status: "matched", matchId }, isNewMatch: true };
  }
  if (former?.action !== said.action) {
    const notice = { memberId, candidateId, decidedAt: now.toISOString() };
    await stores.jobs.send("like-notice", notice, NOTICE_DELAY);
  }
  return { standing: waiting("pending", decision, now), isNewMatch: false };
}

/** What is kept of what is said, after what was said before. */
async function weigh(
  stores: Stores,
  former: Decision | undefined,
  said: Decision,
): Promise<Decision> {
  const decision = former?.action === said.action ? saidAgain(former, said) : said;
  const { message } = decision;
  if (message === null || message === former?.message) return decision;
  const isHeld = await judgeWords(stores, said, message);
  return isHeld ? { ...decision, isHeld } : decision;
}

const saidAgain = (former: Decision, said: Decision): Decision => ({
  ...former,
  message: former.message ?? said.message,
});

function waiting(status: "pending" | "passed", decision: Decision, now: Date): Standing {
  const until = undoUntil(decision);
  return { status, undoUntil: now <= until ? until : null };
}
