import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import { requireUnguessable } from "../passwords/require-unguessable.ts";

/** How long a reset link works, in seconds. */
export const RESET_LIFE = 60 * 60;

/**
 * Sets a new password by a reset link, spends the link and ends every session of the member.
 * @throws AppError `invalid_link`, `expired_link`, or `rule_broken` for a password that is easy to guess; the
 * link can then be used again
 */
export async function resetPassword(
  parts: Pick<Parts, "clock" | "linkTokens" | "live" | "passwords" | "stores" | "transaction">,
  input: { readonly token: string; readonly password: string },
): Promise<void> {
  const id = parts.linkTokens.read("reset-password", input.token);
  const reset = id === undefined ? undefined : await parts.stores.accounts.findReset(id);
  if (reset === undefined) throw new AppError("invalid_link");
  const now = parts.clock();
  if (reset.spentAt !== null) throw new AppError("spent_link");
  if (reset.expiresAt <= now) throw new AppError("expired_link");
  const account = await parts.stores.accounts.findById(reset.userId);
  if (account === undefined) throw new AppError("invalid_link");
  requireUnguessable({ field: "password", password: input.password, email: account.email });
  const passwordHash = await parts.passwords.hash(input.password);
  await parts.transaction(async ({ accounts, sessions }) => {
    if (!(await accounts.spendReset(reset.id, now))) throw new AppError("spent_link");
    await accounts.setPassword(reset.userId, passwordHash);
    await sessions.endAll(reset.userId, now);
  });
  await parts.live.endMember(reset.userId);
}
