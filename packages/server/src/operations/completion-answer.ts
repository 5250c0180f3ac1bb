import type { Schemas } from "./schemas.ts";

/** Whether and when answers were handed in, as the contract's `CompletionStatus`. */
export const completionAnswer = (submittedAt: Date | undefined): Schemas["CompletionStatus"] =>
  submittedAt === undefined
    ? { completed: false }
    : { completed: true, completed_at: submittedAt.toISOString() };
