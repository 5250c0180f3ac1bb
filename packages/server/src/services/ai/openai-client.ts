import OpenAI from "openai";
import type { AiConfig } from "../../config/ai-config.ts";
import { limitBody } from "./limit-body.ts";

/** Longer than any of our own time limits, which come first. */
const TIMEOUT_MS = 600_000;

/**
 * A client of the configured server. It tries nothing twice, logs nothing and reads nothing from the
 * environment, and sends what members say nowhere else than there; an answer of more bytes than given fails as
 * nonsense.
 */
export const createOpenaiClient = (
  { baseUrl, apiKey }: Pick<AiConfig, "baseUrl" | "apiKey">,
  mostBytes: number,
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
      limitBody(await fetch(url, { ...init, redirect: "manual" }), mostBytes),
  });
