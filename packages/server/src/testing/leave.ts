import { endLiveOf } from "../features/account-status/deletion.ts";
import { reinstateMember, suspendMember } from "../features/account-status/suspension.ts";
import { PASSWORD, signIn, type TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";

/** A way to leave and come back. Coming back gives the member a session. */
interface Leaving {
  leave(context: TestContext, member: TestMember): Promise<void>;
  comeBack(context: TestContext, member: TestMember): Promise<TestMember>;
}

export async function suspend({ server }: TestContext, { id }: TestMember): Promise<void> {
  const now = server.clock.now();
  const suspended = await server.services.transaction((db) =>
    suspendMember(db, server.services, id, now),
  );
  for (const each of suspended) await endLiveOf(server.services, each);
}

/** Deletes a member's account as the member does. The mail about it is taken. */
export async function deleteAccount(
  { call, server }: TestContext,
  { email, token }: TestMember,
): Promise<void> {
  const { status } = await call("POST /me/deletion", { token, body: { password: PASSWORD } });
  if (status !== 200) throw new Error(`the account was not deleted: ${status}`);
  await server.mailbox.next(email);
}

/** Brings a deleted account back by signing in. */
export async function restore(
  { call }: TestContext,
  { id, email }: Pick<TestMember, "id" | "email">,
): Promise<TestMember> {
  const { body, cookie } = await call("POST /auth/login", {
    body: { email, password: PASSWORD, restore: true },
  });
  if (body.token === undefined || cookie === undefined) throw new Error("cannot come back");
  return { id, email, token: body.token, cookie };
}

/** Both ways, by name. */
export const leavings: Readonly<Record<"suspended" | "deleted", Leaving>> = {
  suspended: {
    leave: suspend,
    comeBack: async ({ call, server }, { id, email }) => {
      await server.services.transaction((db) => reinstateMember(db, server.services, id));
      return signIn(call, email);
    },
  },
  deleted: { leave: deleteAccount, comeBack: restore },
};
