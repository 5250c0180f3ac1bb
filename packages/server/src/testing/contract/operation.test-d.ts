import { expectTypeOf } from "vitest";
import type { Member } from "../../foundation/member.ts";
import type { Answer, Call } from "../../http/operation.ts";
import type { Operations } from "../../operations.ts";
import type { Serve } from "../../services.ts";

/** Checked by the compiler, never run: a line that begins to compile fails `npm run typecheck`. */
export function typesOfOperations(operations: Operations): void {
  // @ts-expect-error two lists change places
  void ({ ...operations, getLikes: operations.getMatches } satisfies Operations);
  // @ts-expect-error two operations change places that take and answer the same
  void ({ ...operations, undoLike: operations.unmatch } satisfies Operations);
  // @ts-expect-error one is missing
  void ({ getMe: operations.getMe } satisfies Operations);

  const answer = <Id extends keyof Operations>(_id: Id, _answer: Answer<Id>): void => undefined;
  answer("checkNickname", { status: 200, body: { available: true } });
  answer("unmatch", { status: 204 });
  // @ts-expect-error a status that the contract does not have
  answer("checkNickname", { status: 202, body: { available: true } });
  // @ts-expect-error a field is missing
  answer("checkNickname", { status: 200, body: {} });
  // @ts-expect-error a field of the wrong type
  answer("checkNickname", { status: 200, body: { available: "yes" } });
  // @ts-expect-error the body is missing
  answer("checkNickname", { status: 200 });
  // @ts-expect-error there is no body
  answer("unmatch", { status: 204, body: { available: true } });
  // @ts-expect-error a media type that the contract does not have
  answer("getExportFile", { status: 200, type: "audio/ogg", headers: {}, body: "" });

  // @ts-expect-error the handler answers with the wrong status
  const serve: Serve<"unmatch"> = async () => ({ status: 200 });
  void serve;

  expectTypeOf<Call<"getLikes">["member"]>().toEqualTypeOf<Member>();
  expectTypeOf<Call<"sendContactMessage">["member"]>().toEqualTypeOf<Member | undefined>();
  expectTypeOf<Call<"login">["member"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<"unmatch">["path"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Call<"getLikes">["query"]["limit"]>().toEqualTypeOf<number>();
  expectTypeOf<Call<"getLikes">["query"]["direction"]>().toEqualTypeOf<"given" | "received">();
  expectTypeOf<Call<"getLikes">["query"]["after"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Call<"getMe">["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<undefined>().toExtend<Call<"likeProfile">["body"]>();
  expectTypeOf<undefined>().not.toExtend<Call<"changePassword">["body"]>();
}
