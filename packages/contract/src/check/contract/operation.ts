import type { Schema } from "./schema.ts";

/** The callers that are allowed: any caller, a caller with a session, a caller with the refresh cookie. */
export type Access = "anybody" | "member" | "cookie";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
}

export interface Content {
  readonly schema: Schema;
  /** Values by the name that the operation gives them. */
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: Readonly<Record<string, Content>>;
}

export interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Documented {
  readonly status: number;
  readonly headers: readonly Header[];
  /** By media type; empty if the answer has no body. */
  readonly content: Readonly<Record<string, Content>>;
}

/** Frames of a socket, as `x-gemel-socket` names them. */
export interface SocketModel {
  readonly sent: Content;
  readonly received: Content;
  /** Close codes that the contract names. */
  readonly closeCodes: readonly number[];
}

export interface Operation {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** As the contract writes it, `/profile/picture/{userId}`. */
  readonly path: string;
  readonly tag: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly answers: Readonly<Record<string, Documented>>;
  readonly socket?: SocketModel;
}

export function namesError(operation: Operation, status: number, code: string): boolean {
  const contents = Object.values(operation.answers[String(status)]?.content ?? {});
  return contents.some(({ examples }) =>
    Object.values(examples).some(
      (example) => (example as { error_code?: unknown } | null)?.error_code === code,
    ),
  );
}
