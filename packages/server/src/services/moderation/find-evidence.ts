import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { Evidence } from "./moderation.ts";
import { noteVisit } from "./note-opening.ts";
import { requireAdmin } from "./require-admin.ts";

type EvidenceParts = Pick<Parts, "clock" | "transaction">;
type Asking = Pick<Member, "id" | "isAdmin">;

/**
 * Which file the reported picture is.
 * @param addition - which addition shows it, from 1; 0 for the report itself
 * @throws AppError `admins_only` or `not_found`
 */
export const findReportedPicture = (
  parts: EvidenceParts,
  member: Asking,
  reportId: string,
  addition: number,
): Promise<string> =>
  findFile(parts, member, reportId, ({ pictureFile, additions }) =>
    addition === 0 ? pictureFile : additions[addition - 1]?.picture_file,
  );

/**
 * Which file a reported recording is: the voice message of the profile, or the one of a message.
 * @param recording - `voice`, `voice-` and the number of an addition, or the message's id
 * @throws AppError `admins_only` or `not_found`
 */
export const findReportedRecording = (
  parts: EvidenceParts,
  member: Asking,
  reportId: string,
  recording: string,
): Promise<string> =>
  findFile(parts, member, reportId, ({ voiceFile, messages, additions }) => {
    if (recording === "voice") return voiceFile;
    const [, addition] = /^voice-(\d+)$/.exec(recording) ?? [];
    if (addition !== undefined) return additions[Number(addition) - 1]?.voice_file;
    return messages.find(({ id }) => id === recording)?.audio_file;
  });

/** A file of a report. It is handed out only with a note in the trail that the report was opened. */
async function findFile(
  parts: EvidenceParts,
  member: Asking,
  reportId: string,
  choose: (evidence: Evidence) => string | null | undefined,
): Promise<string> {
  requireAdmin(member);
  return parts.transaction(async (stores) => {
    const found = await stores.moderation.find(reportId);
    const file = found && choose(found);
    if (found === undefined || file === null || file === undefined) throw new AppError("not_found");
    const opening = { moderatorId: member.id, subjectId: found.reportedId, reportId };
    await noteVisit(stores, parts, opening);
    return file;
  });
}
