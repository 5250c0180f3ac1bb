import { APIConnectionError, APIError } from "openai";
import { AiError } from "./ai-error.ts";

/** What a failed call of the client says about the server. */
export function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof APIConnectionError) return new AiError("unreachable");
  if (error instanceof APIError && typeof error.status === "number") {
    if (error.status === 429) return new AiError("busy");
    return new AiError(error.status >= 500 ? "failed" : "refused");
  }
  if (error instanceof SyntaxError) return new AiError("nonsense");
  // A connection that breaks off in the middle of a body is a TypeError of fetch.
  return new AiError("unreachable");
}
