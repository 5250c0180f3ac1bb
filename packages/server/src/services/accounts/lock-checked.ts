import { AppError } from "../../errors/app-error.ts";
import type { Account } from "./account.ts";
import type { AccountStore } from "./account-store.ts";

/**
 * Locks an account whose password was checked until the transaction ends, and reads it again. To check a
 * password takes long enough that a reset comes in between: what was checked counts only while it holds.
 * @throws AppError `refusal` where the password is another one by now, or the account is gone
 */
export async function lockChecked(
  accounts: AccountStore,
  checked: Account,
  refusal: "invalid_credentials" | "wrong_password",
): Promise<Account> {
  const account = await accounts.findForUpdate(checked.id);
  if (account?.passwordHash !== checked.passwordHash) throw new AppError(refusal);
  return account;
}
