import type { KeptProgress, Progress } from "@gemel/machines/questionnaire";
import { forget, keep, recall } from "../kept.ts";

const keyOf = (userId: string): string => `questionnaireProgress:${userId}`;

/**
 * Keeps how far a member has come.
 * @returns whether it is kept; a storage may be full or forbidden
 */
export const storeQuestionnaireProgress = (userId: string, progress: Progress): boolean =>
  keep(keyOf(userId), progress);

/** Reads the member's progress; null if there is none or it is not readable. */
export const restoreQuestionnaireProgress = (userId: string): KeptProgress | null =>
  recall(keyOf(userId));

export const clearQuestionnaireProgress = (userId: string): void => forget(keyOf(userId));
