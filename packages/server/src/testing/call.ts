import type { Schemas } from "@gemel/api";
import type { FastifyInstance, InjectOptions } from "fastify";

export interface CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Access token. */
  readonly token?: string | undefined;
  /** Refresh token. */
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  readonly payload?: InjectOptions["payload"];
}

/** Bodies of every call; the contract has checked which fields are there. */
type AnswerBody = Partial<
  Schemas["Error"] &
    Schemas["LoginAnswer"] &
    Schemas["User"] &
    Schemas["ProfileAnswer"] &
    Schemas["RobotCheck"] &
    Schemas["NicknameAnswer"] &
    Schemas["PictureAnswer"] &
    Schemas["VoiceMessageAnswer"] &
    Schemas["VoiceScript"] &
    Schemas["ContactStamp"] &
    Schemas["Questionnaire"] &
    Schemas["CompletionStatus"] &
    Schemas["Insights"] &
    Schemas["LikeAnswer"] &
    Schemas["ConversationOpened"] & {
      /** Entries of likes or matches: their common fields, and the fields that each may have. */
      readonly items: readonly (Pick<Schemas["LikeEntry"], "created_at" | "user"> &
        Partial<Schemas["LikeEntry"] & Schemas["Match"] & Schemas["Block"]>)[];
      readonly next_cursor: string | null;
      readonly total: number;
    }
>;

interface Answer {
  readonly status: number;
  /** The parsed JSON body, if it is one. */
  readonly body: AnswerBody;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The refresh token that was set; empty when it was cleared. */
  readonly cookie: string | undefined;
}

/**
 * Returns the cookies that an answer sets, as a browser sends them: all, or those whose names begin with
 * `name`.
 */
export const cookiesOf = ({ headers }: Answer, name = ""): string =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(";")[0] ?? "")
    .filter((cookie) => cookie.startsWith(name))
    .join("; ");

/** Calls the API: `call("GET /me", { token })`. */
export type Caller = (call: string, options?: CallOptions) => Promise<Answer>;

export const createCaller =
  (app: FastifyInstance): Caller =>
  async (call, { body, token, cookie, headers, payload } = {}) => {
    const [method = "", path = ""] = call.split(" ");
    const response = await app.inject({
      method: method as NonNullable<InjectOptions["method"]>,
      url: `/api${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(cookie !== undefined && { cookies: { gemel_refresh: cookie } }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(payload !== undefined && { payload }),
    });
    const json = String(response.headers["content-type"]).startsWith("application/json");
    return {
      status: response.statusCode,
      body: json ? response.json() : {},
      bytes: response.rawPayload,
      headers: response.headers,
      cookie: response.cookies.find(({ name }) => name === "gemel_refresh")?.value,
    };
  };
