import { answer, moderationOperations, type Schemas } from "@gemel/api";
import { reinstatement } from "@gemel/machines/moderation-rules";
import { useSubmission } from "../use-submission.ts";

/** Whose suspension ends. */
type SuspendedMember = Schemas["MemberSummary"];

export const useReinstatement = (onReinstated: (member: SuspendedMember) => void) =>
  useSubmission(
    reinstatement,
    async (client, { id }: SuspendedMember, note) =>
      answer(moderationOperations(client).reinstateMember(id, { note: note.trim() })),
    onReinstated,
  );

export type Reinstatement = ReturnType<typeof useReinstatement>;
