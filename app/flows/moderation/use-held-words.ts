import { moderationOperations, type Schemas } from "@gemel/api";
import { heldWords } from "@gemel/machines/moderation-rules";
import { answer } from "../answer.ts";
import { useSubmission } from "../use-submission.ts";

/** What the dialog asks. */
export interface HeldWordsQuestion {
  readonly words: Schemas["HeldWords"];
  readonly action: Schemas["HeldWordsDecision"]["action"];
}

/** The dialog that releases or discards held words, with a note. */
export const useHeldWords = (onJudged: (question: HeldWordsQuestion) => void) =>
  useSubmission(
    heldWords,
    async (client, { words, action }: HeldWordsQuestion, note) =>
      answer(
        moderationOperations(client).judgeHeldWords(words.id, {
          action,
          note: note.trim(),
          until: words.newest_at,
        }),
      ),
    onJudged,
  );

export type HeldWordsFlow = ReturnType<typeof useHeldWords>;
