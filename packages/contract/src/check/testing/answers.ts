import type { Answer } from "../exchange/answer.ts";

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: new Headers({ "Content-Type": "application/json", ...headers }),
  bytes: new TextEncoder().encode(JSON.stringify(body)),
});

/** An answer with any text. */
export const textAnswer = (status: number, type: string, text: string): Answer => ({
  status,
  headers: new Headers(type === "" ? {} : { "Content-Type": type }),
  bytes: new TextEncoder().encode(text),
});
