import type { operations } from "@gemel/api/schema";
import type { IncomingHttpHeaders } from "node:http";
import type { Contract } from "../contract/contract.ts";
import type { Answer } from "../http/answer.ts";
import type { Credentials } from "../http/authenticate.ts";
import { notFound, unauthorized } from "../http/refusal.ts";
import { type Member, seeEachOther } from "../world/member.ts";
import type { Session } from "../world/sessions.ts";
import type { World } from "../world/world.ts";

export type OperationId = keyof operations;

/** What is given; nothing to say where there is nothing of the kind. */
type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parameters<Id extends OperationId> = operations[Id]["parameters"];

/** The declared parameters of an operation, wherever they stand. */
type ParametersOf<Id extends OperationId> = Given<Parameters<Id>["path"]> &
  Given<Parameters<Id>["query"]>;

type JsonContent<Body> = { readonly content: { readonly "application/json": Body } };

type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: JsonContent<infer Body>;
}
  ? Body
  : operations[Id] extends { readonly requestBody?: JsonContent<infer Body> }
    ? Body | undefined
    : undefined;

/** A request that the contract has been held against: what a handler works with. */
export interface Call<Id extends OperationId = OperationId> {
  readonly world: World;
  readonly contract: Contract;
  readonly session: Session | undefined;
  readonly credentials: Credentials;
  readonly headers: IncomingHttpHeaders;
  readonly parameters: ParametersOf<Id>;
  readonly body: BodyOf<Id>;
  /** Empty where the operation takes no form. */
  readonly form: FormData;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer | Promise<Answer>;

/** A handler for each operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

type Who = Pick<Call, "world" | "session">;

/** The signed-in member. @throws Refusal 401 for a visitor */
export function memberOf({ world, session }: Who): Member {
  const member = session && world.members.get(session.memberId);
  if (!member) throw unauthorized();
  return member;
}

/** Another member whom the signed-in one may see. @throws Refusal 404 */
export function otherOf(call: Who, id: string): Member {
  const member = memberOf(call);
  const other = call.world.members.get(id);
  if (!other || other === member || !seeEachOther(member, other)) throw notFound();
  return other;
}
