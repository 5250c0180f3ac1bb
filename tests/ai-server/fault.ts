import type { ServerResponse } from "node:http";

/**
 * The fault of an endpoint:
 * - `slow`: it answers when the fault is removed, and not before;
 * - `cut off`: the connection ends in the middle of the answer;
 * - `429`, `500`: it refuses as OpenAI does;
 * - `nonsense`: it answers 200 with content that no client understands;
 * - `endless`: its answer never ends.
 */
export type AiFault = "slow" | "cut off" | "429" | "500" | "nonsense" | "endless";

const refusals = {
  "429": { status: 429, message: "Rate limit reached", headers: { "retry-after": "1" } },
  "500": { status: 500, message: "The server had an error", headers: {} },
} as const;

/** Refuses in the form of OpenAI. */
export function refuse(response: ServerResponse, fault: keyof typeof refusals): void {
  const { status, message, headers } = refusals[fault];
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message, type: "server_error", code: fault } }));
}
