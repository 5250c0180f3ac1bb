import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import { refuseOneself } from "../candidates/refuse-oneself.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import { pairOf } from "../matches/pair.ts";
import { copyFile } from "../media/copy-file.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";
import type { Report, ReportedMessage } from "./report.ts";

/** How many messages a report copies, the newest. */
const MOST_MESSAGES = 500;

type Told = Pick<Report, "reporterId" | "reportedId" | "reason" | "details" | "conversationId">;

/**
 * Keeps what a member tells about somebody, with copies of what it refers to: the profile, the picture,
 * the voice message, the words with a like, the conversation. Files are copied before the row names
 * them; `sweepMedia` erases what no row names. Recordings of the conversation are never replaced, so
 * their names are enough: they stay as long as the report names them. Somebody who is no match is passed on with it.
 * @throws AppError `rule_broken` for oneself or a conversation with somebody else, or `not_found`
 */
export async function reportProfile(
  parts: Pick<Parts, "clock" | "media" | "stores" | "transaction">,
  told: Told,
): Promise<void> {
  const { reporterId, reportedId } = told;
  refuseOneself(reporterId, reportedId);
  await requireReportable(parts.stores, told);
  const [pictureFile, voiceFile] = [
    await copyFile(parts, await parts.stores.pictures.find(reportedId)),
    await copyFile(parts, await parts.stores.voices.find(reportedId)),
  ];
  await parts.transaction(async (stores) => {
    const pair = pairOf(reporterId, reportedId);
    await stores.matches.holdPair(pair);
    await requireReportable(stores, told);
    const profile = await stores.reports.copyProfile(reportedId);
    if (profile === undefined) throw new AppError("not_found");
    const messages = await copyMessages(stores, told);
    const createdAt = parts.clock();
    const evidence = { profile, messages, pictureFile, voiceFile };
    await stores.reports.add({ id: randomUUID(), ...told, ...evidence, createdAt });
    if ((await stores.matches.findLatest(pair))?.endedAt === null) return;
    await stores.likes.save({
      memberId: reporterId,
      candidateId: reportedId,
      action: "pass",
      message: null,
      decidedAt: createdAt,
    });
  });
}

/** Whoever is there for the reporter, or was blocked by them, can be reported. */
async function requireReportable(stores: Stores, told: Told): Promise<void> {
  const { reporterId, reportedId, conversationId } = told;
  if (!(await stores.blocks.has(reporterId, reportedId))) {
    await requireVisible(stores, reporterId, reportedId);
  }
  if (conversationId === null) return;
  if (await stores.conversations.hasMembers(conversationId, [reporterId, reportedId])) return;
  throw fieldError("rule_broken", {
    field: "conversation_id",
    code: "other_conversation",
    message: "This conversation is not with the person you report.",
  });
}

async function copyMessages(stores: Stores, told: Told): Promise<readonly ReportedMessage[]> {
  const { reporterId, reportedId, conversationId } = told;
  if (conversationId !== null) return stores.messages.copyNewest(conversationId, MOST_MESSAGES);
  const like = await stores.likes.find(reportedId, reporterId);
  if (like === undefined || like.message === null) return [];
  const { message: text, decidedAt } = like;
  const sent_at = decidedAt.toISOString();
  return [{ id: randomUUID(), sender_id: reportedId, kind: "text", text, sent_at }];
}
