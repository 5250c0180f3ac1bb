import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../jobs/db.ts";
import { pairOf } from "../../foundation/pair.ts";
import { fieldError } from "../../errors/app-error.ts";
import { refuseOneself } from "../candidates/rules.ts";
import { findConversationWithTwin } from "../conversations/queries.ts";
import { type About, firstEvidence, joinEvidence } from "./evidence.ts";
import { copyEvidence } from "./copy-evidence.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { findPastConversations, requireKnown, requirePartner } from "../pasts/rules.ts";
import { findPastTexts } from "../pasts/texts.ts";
import { reportStore, type Report, type OpenReport } from "./store.ts";
import { passOnReported } from "../likes/rules.ts";
import { findVisibleNickname } from "../../database/visible.ts";
import { lockPair } from "../matches/rules.ts";
import { pictures } from "../pictures/rules.ts";
import { voices } from "../voices/rules.ts";
import type {
  Addition,
  FormerProfile,
  ReportedMessage,
  ReportedProfile,
} from "../../database/documents.ts";

export type { Report } from "./store.ts";

/** How many additions a report keeps; of more it keeps the messages. */
const MAX_ADDITIONS = 20;

/** How many former versions of a profile a report keeps; twice those of 30 days: texts, pictures and recordings. */
const MAX_FORMER = 2_000;

/** Age from which an account corroborates the reports of others, in seconds. */
const TRUSTED_AFTER = 7 * 24 * 60 * 60;

/**
 * Whether a report counts among those that members make of the same one, which moves them up in the queue. Accounts
 * are free: that of one made for it does not, unless the two have talked.
 */
const corroborates = async (db: Db, { reporterId, reportedId }: About, now: Date) =>
  (await reportStore(db).hasAccountSince(reporterId, secondsAfter(now, -TRUSTED_AFTER))) ||
  (await findPastConversations(db, pairOf(reporterId, reportedId))).length > 0;

/** The conversations of two members, also those that are erased, and that of the reporter with the other's twin. */
async function findConversations(
  db: Db,
  { reporterId, reportedId }: Pick<About, "reporterId" | "reportedId">,
): Promise<readonly string[]> {
  const withTwin = await findConversationWithTwin(db, reporterId, reportedId);
  const own = await findPastConversations(db, pairOf(reporterId, reportedId));
  return withTwin === undefined ? own : [...own, withTwin];
}

/**
 * Finds the messages between two members, whatever the reporter's client names: their conversations and the
 * texts that came with likes, also those that were taken back. Messages between the reporter and the other's
 * twin are included.
 */
async function findEvidence(db: Db, { reporterId, reportedId, markedIds }: About) {
  const pair = pairOf(reporterId, reportedId);
  const conversationIds = await findConversations(db, { reporterId, reportedId });
  const copied = await reportStore(db).copyMessages({ conversationIds, reporterId, markedIds });
  // Of the two, only the reported member can be erased; their twin has no id of its own either.
  const said = copied.map((message) => ({
    ...message,
    sender_id: message.sender_id ?? reportedId,
  }));
  const byMembers = said.filter((message) => message.is_with_twin !== true);
  const known = new Set(byMembers.map(({ sender_id, text }) => `${sender_id} ${text}`));
  const texts = (await findPastTexts(db, pair))
    .filter(({ memberId, text }) => !known.has(`${memberId} ${text}`))
    .map(({ id, memberId, text, saidAt }) => ({
      id,
      sender_id: memberId,
      kind: "text",
      text,
      sent_at: saidAt.toISOString(),
    }));
  return { conversationIds, found: [...texts, ...said] };
}

export interface NewReport extends Pick<
  Report,
  "reporterId" | "reportedId" | "reason" | "details" | "conversationId"
> {
  /** Ids of messages that the reporter names; the messages around them are kept too. */
  readonly markedIds: readonly string[];
}

type Shown = Pick<Report, "profile" | "pictureFile" | "voiceFile">;

/** The profile of an erased member. */
const emptyProfile: ReportedProfile = {
  nickname: null,
  bio: null,
  country: null,
  city: null,
  social_links: [],
};

/**
 * Keeps what a member reports of another, with copies of what it refers to: the profile, the picture, the voice
 * message, what the two said to each other, what the reporter and the other's twin said. While a report of the two
 * waits for its ruling, a further one is added to it. Files are copied before the row names them; `sweepMedia` erases
 * what no row names. Recordings of the conversation are never replaced, so their names are enough: they stay as long
 * as the report names them. A member who is no match is passed on with it.
 * @throws AppError `rule_broken` for oneself or a conversation with another member, or `not_found`
 */
export async function reportProfile(
  services: Pick<Services, "clock" | "db" | "media" | "transaction">,
  newReport: NewReport,
): Promise<void> {
  const { reporterId, reportedId } = newReport;
  refuseOneself(reporterId, reportedId);
  await requireReportable(services.db, services, newReport);
  const pictureFile = await copyEvidence(services, await pictures.find(services.db, reportedId));
  const voiceFile = await copyEvidence(services, await voices.find(services.db, reportedId));
  await services.transaction(async (db) => {
    const pair = pairOf(reporterId, reportedId);
    await lockPair(db, pair);
    await requireReportable(db, services, newReport);
    const found = await reportStore(db).copyProfile(reportedId);
    const shown = { profile: found ?? emptyProfile, pictureFile, voiceFile };
    const now = services.clock();
    await keep(db, newReport, shown, now);
    if (found !== undefined) await passOnReported(db, [reporterId, reportedId], now);
  });
}

async function keep(db: Db, newReport: NewReport, shown: Shown, now: Date): Promise<void> {
  const { markedIds: _, ...rest } = newReport;
  const { conversationIds, found } = await findEvidence(db, newReport);
  const former = await reportStore(db).copyFormer(newReport.reportedId);
  const countLeftOut = (messages: readonly ReportedMessage[]) =>
    reportStore(db).countOthers(
      conversationIds,
      messages.map(({ id }) => id),
    );
  const open = await reportStore(db).findOpen(newReport.reporterId, newReport.reportedId);
  const weight = { corroborates: await corroborates(db, newReport, now) };
  if (open === undefined) {
    const knownAs = await findVisibleNickname(db, newReport.reporterId, newReport.reportedId);
    const messages = firstEvidence(found, newReport);
    const leftOut = await countLeftOut(messages);
    const kept = { knownAs, messages, leftOut, former, createdAt: now, ...weight };
    await reportStore(db).add({ id: randomUUID(), ...rest, ...shown, ...kept });
    return;
  }
  const isFull = open.additions.length >= MAX_ADDITIONS;
  const additions = isFull
    ? open.additions
    : [...open.additions, additionTo(open, newReport, shown, now)];
  const messages = joinEvidence(open.messages, found, newReport);
  await reportStore(db).update(open.id, {
    messages,
    leftOut: await countLeftOut(messages),
    former: joinFormer(open.former, former),
    additions,
    reason: newReport.reason,
    addedAt: now,
    ...weight,
  });
}

function joinFormer(
  before: readonly FormerProfile[],
  found: readonly FormerProfile[],
): readonly FormerProfile[] {
  const keyOf = ({ shown_until: until, picture_file: picture, voice_file: voice }: FormerProfile) =>
    `${until} ${picture ?? voice ?? ""}`;
  const known = new Set(before.map(keyOf));
  const added = found.filter((one) => !known.has(keyOf(one)));
  return [...before, ...added].slice(0, MAX_FORMER);
}

function additionTo(open: OpenReport, newReport: NewReport, shown: Shown, now: Date): Addition {
  const profiles = [open.profile, ...open.additions.map(({ profile }) => profile)];
  const pictureFiles = [open.pictureFile, ...open.additions.map((one) => one.picture_file)];
  const voiceFiles = [open.voiceFile, ...open.additions.map((one) => one.voice_file)];
  const isKnown = profiles.some((profile) => isDeepStrictEqual(profile, shown.profile));
  return {
    reason: newReport.reason,
    details: newReport.details,
    added_at: now.toISOString(),
    profile: isKnown || shown.profile === emptyProfile ? null : shown.profile,
    picture_file: pictureFiles.includes(shown.pictureFile) ? null : shown.pictureFile,
    voice_file: voiceFiles.includes(shown.voiceFile) ? null : shown.voiceFile,
  };
}

async function requireReportable(
  db: Db,
  services: Pick<Services, "clock">,
  { reporterId, reportedId, conversationId }: NewReport,
): Promise<void> {
  await requireKnown(db, services, reporterId, reportedId);
  if (conversationId === null) return;
  const own = await findConversations(db, { reporterId, reportedId });
  if (own.includes(conversationId)) return;
  throw fieldError("rule_broken", {
    field: "conversation_id",
    code: "other_conversation",
    message: "This conversation is not with the person you report.",
  });
}

/**
 * Reports a member with whom the reporter has or had a conversation: the reporter knows no id of a former
 * member.
 * @throws AppError `not_found`
 */
export async function reportConversation(
  services: Pick<Services, "clock" | "db" | "media" | "transaction">,
  {
    reporterId,
    conversationId,
    ...newReport
  }: Omit<NewReport, "reportedId" | "conversationId"> & {
    readonly conversationId: string;
  },
): Promise<void> {
  const reportedId = await requirePartner(services, reporterId, conversationId);
  await reportProfile(services, { ...newReport, reporterId, reportedId, conversationId });
}
