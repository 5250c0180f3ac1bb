import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { Evidence } from "./moderation.ts";
import { noteVisit } from "./note-opening.ts";
import { requireAdmin } from "./require-admin.ts";

type EvidenceParts = Pick<Parts, "clock" | "transaction">;
type Asking = Pick<Member, "id" | "isAdmin">;

/** Which file the reported picture is. @throws AppError `admins_only` or `not_found` */
export const findReportedPicture = (
  parts: EvidenceParts,
  member: Asking,
  reportId: string,
): Promise<string> => findFile(parts, member, reportId, ({ pictureFile }) => pictureFile);

/**
 * Which file a reported recording is: the voice message of the profile, or the one of a message.
 * @param recording - `voice`, or the message's id
 * @throws AppError `admins_only` or `not_found`
 */
export const findReportedRecording = (
  parts: EvidenceParts,
  member: Asking,
  reportId: string,
  recording: string,
): Promise<string> =>
  findFile(parts, member, reportId, ({ voiceFile, messages }) =>
    recording === "voice" ? voiceFile : messages.find(({ id }) => id === recording)?.audio_file,
  );

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
