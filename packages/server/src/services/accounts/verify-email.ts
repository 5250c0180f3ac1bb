import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/**
 * Opens the account that a verification link stands for. The link answers the same for its whole
 * life: mail scanners and reloads open links too.
 */
export async function verifyEmail(
  parts: Pick<Parts, "clock" | "linkTokens" | "stores" | "transaction">,
  token: string,
): Promise<void> {
  const id = parts.linkTokens.read("verify-email", token);
  const registration =
    id === undefined ? undefined : await parts.stores.accounts.findRegistration(id);
  if (registration === undefined) throw new AppError("invalid_link");
  const now = parts.clock();
  if (registration.expiresAt <= now) throw new AppError("expired_link");
  await parts.transaction(({ accounts }) => accounts.open(registration, now));
}
