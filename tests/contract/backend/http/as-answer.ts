import type { Answer } from "./answer.ts";
import { Refusal, refusalAnswer } from "./refusal.ts";

/** The answer to a call that threw: the refusal, or 500 for what nobody meant. */
export const asAnswer = (error: unknown): Answer =>
  refusalAnswer(
    error instanceof Refusal
      ? error
      : new Refusal(500, "internal", "Something went wrong on our side."),
  );
