import { AppError } from "../../errors/app-error.ts";
import { hashSecret } from "../browser-secret.ts";
import type { Parts } from "../parts.ts";
import { meetMeasure } from "../standing/meet-measure.ts";
import type { RegistrationProof } from "./account-store.ts";
import { emailKey } from "./email-key.ts";

export interface VerifyInput {
  /** Of the link, which shows who reads the mails of the address. */
  readonly token: string;
  /** What shows whose registration it is; undefined: nothing does. */
  readonly proof: { readonly browserSecret: string } | { readonly password: string } | undefined;
}

/**
 * Opens the account of the registration that whoever has the link made: the one of their browser, or the one
 * with their password. A link belongs to its address and not to one of the registrations, so it never opens
 * what somebody else has registered for it. With one opened, the others of the address are withdrawn. An
 * address that is verified stays so for every opening of the link: reloads and mail scanners open links too.
 * @throws AppError `invalid_link`, `expired_link`, `registration_unproven` where nothing shows whose it is,
 *   `wrong_registration_password`, or `registration_withdrawn`
 */
export async function verifyEmail(
  parts: Pick<
    Parts,
    "addressHashes" | "clock" | "linkTokens" | "passwords" | "stores" | "transaction"
  >,
  { token, proof }: VerifyInput,
): Promise<void> {
  const id = parts.linkTokens.read("verify-email", token);
  const linked = id === undefined ? undefined : await parts.stores.accounts.findRegistration(id);
  if (linked === undefined) throw new AppError("invalid_link");
  const key = emailKey(linked.email);
  const by = await readProof(parts, key, proof);
  const now = parts.clock();
  await parts.transaction(async (stores) => {
    const { accounts } = stores;
    const own = by && (await accounts.findOwnRegistration(key, by));
    if ((await accounts.findByEmail(key)) === undefined) {
      if ((await accounts.findPendingRegistration(key, now)) === undefined) {
        throw new AppError("expired_link");
      }
      if (own === undefined) {
        throw new AppError(
          proof && "password" in proof ? "wrong_registration_password" : "registration_unproven",
        );
      }
      if (own.expiresAt <= now) throw new AppError("expired_link");
      await accounts.open(own, now);
      await meetMeasure(parts, stores, own, now);
    }
    const account = await accounts.findByEmail(key);
    if (own !== undefined && own.id !== account?.id) throw new AppError("registration_withdrawn");
  });
}

async function readProof(
  { passwords }: Pick<Parts, "passwords">,
  key: string,
  proof: VerifyInput["proof"],
): Promise<RegistrationProof | undefined> {
  if (proof === undefined) return undefined;
  return "password" in proof
    ? { passwordHash: await passwords.hashOf(key, proof.password) }
    : { browserHash: hashSecret(proof.browserSecret) };
}
