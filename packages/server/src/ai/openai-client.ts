import OpenAI, { APIConnectionError, APIError } from "openai";
import type { AiConfig } from "../config/ai-config.ts";
import { AiError } from "./ai-error.ts";

/** Longer than any of our own time limits, which apply first. */
const TIMEOUT_MS = 600_000;

/**
 * A client of the configured server. It tries nothing twice, logs nothing and reads nothing from the
 * environment, and sends what members say nowhere else than there; an answer of more bytes than given fails as
 * nonsense.
 */
export const createOpenaiClient = (
  { baseUrl, apiKey }: Pick<AiConfig, "baseUrl" | "apiKey">,
  maxBytes: number,
): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // The client insists on one; a server that asks for none takes any.
    apiKey: apiKey ?? "none",
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: TIMEOUT_MS,
    logLevel: "off",
    fetch: async (url, init) =>
      limitBody(await fetch(url, { ...init, redirect: "manual" }), maxBytes),
  });

/**
 * Returns the same response; its body fails as soon as it has more than the given bytes. @throws AiError
 * `nonsense`
 */
function limitBody(response: Response, maxBytes: number): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AiError("nonsense"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}

/** The answers of HTTP that are about what was sent, not about who sent it. */
const aboutInput: ReadonlySet<number> = new Set([400, 413, 415, 422]);

export function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof APIConnectionError) return new AiError("unreachable");
  if (error instanceof APIError && typeof error.status === "number") {
    if (error.status === 429) return new AiError("busy");
    if (aboutInput.has(error.status)) return new AiError("unaccepted");
    return new AiError(error.status >= 500 ? "failed" : "refused");
  }
  if (error instanceof SyntaxError) return new AiError("nonsense");
  // A connection that breaks off in the middle of a body is a TypeError of fetch.
  return new AiError("unreachable");
}
