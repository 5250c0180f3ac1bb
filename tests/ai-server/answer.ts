import type { AiFault } from "./fault.ts";

/** An answer in the pieces in which it is sent. */
export interface Answer {
  readonly type: string;
  readonly pieces: readonly (string | Buffer)[];
  /** The piece that is sent again and again, after the first one, when the answer never ends. */
  readonly more: string | Buffer;
}

/** Returns an answer as a fault of its content changes it. */
export function spoil(answer: Answer, fault: AiFault | undefined): Answer {
  if (fault !== "nonsense") return answer;
  return { ...answer, pieces: ["<!doctype html><title>Welcome to nginx!</title>"] };
}

export function jsonAnswer(value: unknown): Answer {
  const json = JSON.stringify(value);
  const middle = Math.floor(json.length / 2);
  return {
    type: "application/json",
    pieces: [json.slice(0, middle), json.slice(middle)],
    more: " ".repeat(CHUNK),
  };
}

/** Enough that a client with a limit reaches it soon. */
export const CHUNK = 16 * 1024;
