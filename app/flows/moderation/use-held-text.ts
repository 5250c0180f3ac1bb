import { moderationOperations, type Schemas } from "@gemel/api";
import { heldText } from "@gemel/machines/moderation-rules";
import { useSubmission } from "../use-submission.ts";

/** The subject of the dialog: a held text and the action on it. */
export interface HeldTextQuestion {
  readonly held: Schemas["HeldWords"];
  readonly action: Schemas["HeldWordsDecision"]["action"];
}

export const useHeldText = (onJudged: (question: HeldTextQuestion) => void) =>
  useSubmission(
    heldText,
    (client, { held, action }: HeldTextQuestion, note) =>
      moderationOperations(client).judgeHeldWords(held.id, {
        action,
        note: note.trim(),
        until: held.newest_at,
      }),
    onJudged,
  );

export type HeldTextFlow = ReturnType<typeof useHeldText>;
