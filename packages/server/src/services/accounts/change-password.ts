import type { Parts } from "../parts.ts";
import { requireUnguessable } from "../passwords/require-unguessable.ts";
import type { Member } from "../sessions/member.ts";
import { lockChecked } from "./lock-checked.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Sets a new password in the place of the one that a member gives, signs them out everywhere else and tells
 * them by mail. Of two changes at once one finds the password changed.
 * @throws AppError `wrong_password`, or `rule_broken` for a new one that is easy to guess
 */
export async function changePassword(
  parts: Pick<Parts, "clock" | "live" | "passwords" | "stores" | "transaction">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
  passwords: { readonly current: string; readonly next: string },
): Promise<void> {
  const checked = await requirePassword(parts, id, passwords.current);
  requireUnguessable({ field: "new_password", password: passwords.next, email: checked.email });
  const next = await parts.passwords.hash(passwords.next);
  const ended = await parts.transaction(async ({ accounts, jobs, sessions }) => {
    await lockChecked(accounts, checked, "wrong_password");
    await accounts.setPassword(id, next);
    await jobs.send("password-changed-mail", { userId: id });
    return sessions.endOthers(id, sessionId, parts.clock());
  });
  for (const other of ended) await parts.live.endSession(other);
}
