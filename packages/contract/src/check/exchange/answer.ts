export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Why nothing usable came back. */
export interface NoAnswer {
  readonly reason: "refused" | "timeout" | "broken" | "endless";
  /** For a person: "no answer within 10000 ms". */
  readonly text: string;
}

/** The media type without its parameters, in lower case. */
export const mediaTypeOf = ({ headers }: Answer): string | undefined =>
  headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();

/** The body as JSON; undefined if it is not JSON. */
export function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined; // Not JSON: the caller says so with its own words.
  }
}

export function errorCodeOf(answer: Answer): string | undefined {
  const body = jsonOf(answer) as { error_code?: unknown } | null | undefined;
  return typeof body?.error_code === "string" ? body.error_code : undefined;
}
