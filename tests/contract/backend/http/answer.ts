/** What goes back to a client. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body; empty where there is none. */
  readonly body: Uint8Array;
}

/** A JSON body. */
export const json = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

/** A page for people. */
export const page = (content: string): Answer => ({
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: Buffer.from(`<!doctype html><html lang="en"><title>Emails</title>${content}</html>`),
});

/** Done, and nothing to say. */
export const noContent = (headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 204,
  headers,
  body: new Uint8Array(),
});

/** Says one sentence. */
export const sentence = (status: number, message: string): Answer => json(status, { message });
