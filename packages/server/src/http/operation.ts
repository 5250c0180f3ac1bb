import type { Readable } from "node:stream";
import type { operations, terms } from "@gemel/api/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "../foundation/member.ts";
import type { Page } from "../foundation/page.ts";

/** Names of the contract's operations, but for the live connection, which is no call. */
export type OperationId = Exclude<keyof operations, "connectChat">;

/** Keeps operations of the same shape apart. It exists only for the compiler. */
export declare const operationId: unique symbol;

/** One operation of the contract: it reads the call, calls a service and answers. */
export interface Operation<Id extends OperationId> {
  readonly [operationId]?: Id;
  /**
   * Returns the value in a visitor's call that only we hand out: its session, device or link. Such a call is
   * counted by that value, and not by the address, which others have too. The body is parsed and not checked.
   * Undefined: the call has no such value.
   */
  readonly shows?: (call: Pick<Call<Id>, "request">) => Promise<string | undefined>;
  /** Checks a call before its body is read. */
  readonly onRequest?: (call: Pick<Call<Id>, "member" | "request">) => Promise<void>;
  readonly handler: (call: Call<Id>) => Promise<Answer<Id> | typeof clientLeft>;
}

export interface Call<Id extends OperationId> {
  /** The member who calls, if the contract asks for the access token; undefined for a visitor. */
  readonly member: Caller<Id>;
  /** Ids are in lower case. */
  readonly path: Path<Id>;
  /** The query, with the contract's defaults. */
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  /** For headers, cookies, uploads, limits and the log. */
  readonly request: FastifyRequest;
  /** For cookies and headers. The answer is what the handler returns. */
  readonly reply: FastifyReply;
}

/** The return value of a handler whose client has left: the reply is not sent. */
export const clientLeft = Symbol("client left");

/** The answer of a call that only does something. */
export async function done(work: Promise<unknown>): Promise<{ readonly status: 204 }> {
  await work;
  return { status: 204 };
}

export const pageAnswer = <Entry, Item>(
  { items, nextCursor, total }: Page<Entry>,
  answerOf: (entry: Entry) => Item,
) => ({
  status: 200 as const,
  body: { items: items.map((entry) => answerOf(entry)), next_cursor: nextCursor, total },
});

/** An answer of the contract, by its status. Refusals are thrown, but for those that are a page. */
export type Answer<Id extends OperationId> =
  | AnswerByStatus<operations[Id]["responses"]>
  | RefusalPage<operations[Id]["responses"]>;

/** An answer with a file or a page, or that the client has the file already. */
export type FileAnswer<Status, MediaType extends string> =
  | {
      readonly status: Status;
      readonly type: MediaType | `${MediaType}; charset=utf-8`;
      readonly headers: AnswerHeaders;
      readonly body: Readable | string;
    }
  | { readonly status: 304; readonly headers: AnswerHeaders };

type AnswerHeaders = Readonly<Record<string, string | number>>;

type Caller<Id extends OperationId> = {
  readonly members: Member;
  readonly both: Member | undefined;
  readonly anyone: undefined;
}[terms[Id]["callers"]];

type Path<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;

type SentQuery<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

type Query<Id extends OperationId> = Omit<SentQuery<Id>, terms[Id]["defaults"]> &
  Required<Pick<SentQuery<Id>, terms[Id]["defaults"] & keyof SentQuery<Id>>>;

type Content<Id extends OperationId> =
  NonNullable<operations[Id]["requestBody"]> extends { content: infer Sent } ? Sent : never;

/** The body if it is JSON; undefined if the contract lets it be missing and it is. */
type Body<Id extends OperationId> =
  Content<Id> extends { "application/json": infer Json }
    ? Json | (undefined extends operations[Id]["requestBody"] ? undefined : never)
    : undefined;

/** The fields of an upload beside its file. */
export type FormFields<Id extends OperationId> =
  Content<Id> extends { "multipart/form-data": infer Form }
    ? { readonly [Name in keyof Form as Form[Name] extends Blob ? never : Name]: Form[Name] }
    : never;

/** Answers are made of values that nothing changes any more. */
type ReadonlyJson<Json> = Json extends object
  ? { readonly [Name in keyof Json]: ReadonlyJson<Json[Name]> }
  : Json;

type Success = 200 | 201 | 202 | 204 | 206;

type AnswerByStatus<Responses> = {
  readonly [Status in keyof Responses & Success]: Responses[Status] extends {
    content: infer Media;
  }
    ? Media extends { "application/json": infer Json }
      ? { readonly status: Status; readonly body: ReadonlyJson<Json> }
      : FileAnswer<Status, keyof Media & string>
    : { readonly status: Status };
}[keyof Responses & Success];

type RefusalPage<Responses> = Responses extends {
  400: { content: { "text/html": unknown } };
}
  ? FileAnswer<400, "text/html">
  : never;
