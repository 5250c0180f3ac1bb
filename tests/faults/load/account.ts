import { signInOverHttp } from "../../../packages/server/src/testing/sign-in-over-http.ts";
import type { Speaker } from "../../bench/talk/add-pairs.ts";

/** The password of every member that signs in. */
export const PASSWORD = "one password for everybody here";

/** The time after which a member signs in again: an access token lasts ten minutes. */
const RENEW_AFTER_MS = 4 * 60_000;
/** The timeout of a call, also during a fault. */
const TIMEOUT_MS = 30_000;

/** A member who calls the site over HTTP. */
export class Account implements Speaker {
  readonly memberId: string;
  readonly conversationId: string;
  #token: string;
  #issuedAt = performance.now();

  constructor({ memberId, conversationId, token }: Speaker) {
    this.memberId = memberId;
    this.conversationId = conversationId;
    this.#token = token;
  }

  get token(): string {
    return this.#token;
  }

  /** Signs in again if the access token expires soon; if no answer comes, a later call tries again. */
  async renew(url: string): Promise<void> {
    if (performance.now() - this.#issuedAt < RENEW_AFTER_MS) return;
    try {
      await this.signIn(url);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async signIn(url: string): Promise<void> {
    const email = `${this.memberId}@crowd.example`;
    const { authorization } = await signInOverHttp(url, email, PASSWORD);
    this.#token = authorization.replace("Bearer ", "");
    this.#issuedAt = performance.now();
  }

  /** @throws TypeError when no answer comes, and DOMException when it takes too long */
  ask(url: string, method: string, path: string, body?: object): Promise<Response> {
    const form = body instanceof FormData;
    return fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && !form && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** Asks for something. @returns the status, with the error code of a refusal */
  async try(url: string, method: string, path: string, body?: object): Promise<string> {
    const answer = await this.ask(url, method, path, body);
    return describeAnswer(answer.status, await answer.text());
  }

  /** @throws Error when it is refused */
  async read<Answer>(url: string, path: string): Promise<Answer> {
    const answer = await this.ask(url, "GET", path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** Reads all entries of a list, page by page. @param cursor the parameter that asks for the next page */
  async readAll<Entry>(url: string, path: string, cursor: "after" | "before"): Promise<Entry[][]> {
    const pages: Entry[][] = [];
    let next: string | null | undefined;
    do {
      const query = new URLSearchParams({ limit: "100", ...(next && { [cursor]: next }) });
      const page = await this.read<Page<Entry>>(url, `${path}?${query}`);
      pages.push(page.items);
      next = page.next_cursor;
    } while (next);
    return pages;
  }
}

/** Describes an answer in short: `200`, or `503 unavailable`. */
export function describeAnswer(status: number, body: string): string {
  const code = /"error_code":"(\w+)"/.exec(body)?.[1];
  return code === undefined ? String(status) : `${status} ${code}`;
}

interface Page<Entry> {
  readonly items: Entry[];
  readonly next_cursor?: string | null;
}
