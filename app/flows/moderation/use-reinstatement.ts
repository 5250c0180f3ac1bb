import { moderationOperations, type Schemas } from "@gemel/api";
import { reinstatement } from "@gemel/machines/moderation-rules";
import { useSubmission } from "../use-submission.ts";

/** The member whose suspension ends. */
type SuspendedMember = Schemas["MemberSummary"];

export const useReinstatement = (onReinstated: (member: SuspendedMember) => void) =>
  useSubmission(
    reinstatement,
    (client, { id }: SuspendedMember, note) =>
      moderationOperations(client).reinstateMember(id, { note: note.trim() }),
    onReinstated,
  );

export type Reinstatement = ReturnType<typeof useReinstatement>;
