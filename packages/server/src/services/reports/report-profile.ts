import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { fieldError } from "../../errors/field-error.ts";
import { refuseOneself } from "../candidates/refuse-oneself.ts";
import { type Pair, pairOf } from "../matches/pair.ts";
import { copyEvidence } from "../media/copy-evidence.ts";
import type { Parts } from "../parts.ts";
import { requireKnown } from "../pasts/require-known.ts";
import type { Stores } from "../stores.ts";
import { findEvidence, joinEvidence } from "./find-evidence.ts";
import {
  type Addition,
  MOST_ADDITIONS,
  type OpenReport,
  type Report,
  type ReportedProfile,
} from "./report.ts";

export interface Told extends Pick<
  Report,
  "reporterId" | "reportedId" | "reason" | "details" | "conversationId"
> {
  /** Messages that the reporter names: what was said around them is kept. */
  readonly markedIds: readonly string[];
}

/** What the reported member shows. */
type Shown = Pick<Report, "profile" | "pictureFile" | "voiceFile">;

/** Of a member who is erased. */
const emptyProfile: ReportedProfile = {
  nickname: null,
  bio: null,
  country: null,
  city: null,
  social_links: [],
};

/**
 * Keeps what a member tells about somebody, with copies of what it refers to: the profile, the picture,
 * the voice message, what the two said to each other. While a report of the two waits for its decision, a
 * further one is added to it. Files are copied before the row names them; `sweepMedia` erases what no row
 * names. Recordings of the conversation are never replaced, so their names are enough: they stay as long as
 * the report names them. Somebody who is no match is passed on with it.
 * @throws AppError `rule_broken` for oneself or a conversation with somebody else, or `not_found`
 */
export async function reportProfile(
  parts: Pick<Parts, "clock" | "media" | "stores" | "transaction">,
  told: Told,
): Promise<void> {
  const { reporterId, reportedId } = told;
  refuseOneself(reporterId, reportedId);
  await requireReportable(parts.stores, parts, told);
  const pictureFile = await copyEvidence(parts, await parts.stores.pictures.find(reportedId));
  const voiceFile = await copyEvidence(parts, await parts.stores.voices.find(reportedId));
  await parts.transaction(async (stores) => {
    const pair = pairOf(reporterId, reportedId);
    await stores.matches.holdPair(pair);
    await requireReportable(stores, parts, told);
    const found = await stores.reports.copyProfile(reportedId);
    const shown = { profile: found ?? emptyProfile, pictureFile, voiceFile };
    const now = parts.clock();
    await keep(stores, told, shown, now);
    if (found !== undefined) await passOn(stores, pair, told, now);
  });
}

async function keep(stores: Stores, told: Told, shown: Shown, now: Date): Promise<void> {
  const { markedIds: _, ...rest } = told;
  const messages = await findEvidence(stores, told);
  const open = await stores.reports.findOpen(told.reporterId, told.reportedId);
  if (open === undefined) {
    await stores.reports.add({ id: randomUUID(), ...rest, ...shown, messages, createdAt: now });
    return;
  }
  const isFull = open.additions.length >= MOST_ADDITIONS;
  const additions = isFull
    ? open.additions
    : [...open.additions, additionTo(open, told, shown, now)];
  await stores.reports.update(open.id, {
    messages: joinEvidence(open.messages, messages),
    additions,
    reason: told.reason,
    addedAt: now,
  });
}

function additionTo(open: OpenReport, told: Told, shown: Shown, now: Date): Addition {
  const profiles = [open.profile, ...open.additions.map(({ profile }) => profile)];
  const pictures = [open.pictureFile, ...open.additions.map((one) => one.picture_file)];
  const voices = [open.voiceFile, ...open.additions.map((one) => one.voice_file)];
  const isKnown = profiles.some((profile) => isDeepStrictEqual(profile, shown.profile));
  return {
    reason: told.reason,
    details: told.details,
    added_at: now.toISOString(),
    profile: isKnown || shown.profile === emptyProfile ? null : shown.profile,
    picture_file: pictures.includes(shown.pictureFile) ? null : shown.pictureFile,
    voice_file: voices.includes(shown.voiceFile) ? null : shown.voiceFile,
  };
}

async function passOn(
  stores: Stores,
  pair: Pair,
  { reporterId: memberId, reportedId: candidateId }: Told,
  decidedAt: Date,
): Promise<void> {
  if ((await stores.matches.findLatest(pair))?.endedAt === null) return;
  await stores.likes.save({ memberId, candidateId, action: "pass", message: null, decidedAt });
}

async function requireReportable(
  stores: Stores,
  parts: Pick<Parts, "clock">,
  { reporterId, reportedId, conversationId }: Told,
): Promise<void> {
  await requireKnown(stores, parts, reporterId, reportedId);
  if (conversationId === null) return;
  const own = await stores.pasts.findConversations(pairOf(reporterId, reportedId));
  if (own.includes(conversationId)) return;
  throw fieldError("rule_broken", {
    field: "conversation_id",
    code: "other_conversation",
    message: "This conversation is not with the person you report.",
  });
}
