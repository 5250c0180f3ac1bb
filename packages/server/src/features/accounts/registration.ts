import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { hashSecret, newSecret } from "../../foundation/secrets.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { requireUnguessable } from "./passwords.ts";
import type { Language } from "../../foundation/member.ts";
import { emailKey } from "../../foundation/email-key.ts";
import type { Account } from "./account.ts";
import type { Db } from "../../jobs/db.ts";
import { accountStore, type RegistrationProof } from "./store.ts";
import { lockMailbox } from "../account-status/mailboxes.ts";
import { partAgain } from "../pasts/rules.ts";
import { meetMeasure } from "../account-status/suspension.ts";

/** How long a verification link works, in seconds. */
export const VERIFICATION_LIFE = 48 * 60 * 60;

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly robotCheckAnswer: string;
  /** The caller who asks for the mail, as the mail budget identifies callers. */
  readonly asker: string;
}

/**
 * Takes a request for an account. The work is the same for every address, so neither the answer nor
 * its time reveals who is a member: the job that follows decides which mail the address gets. One that comes
 * while another of the address waits stands beside it: which of them is opened is decided by who has the
 * link, and with it the browser or the password of one of them.
 * @returns the secret that the browser keeps to show that it made this registration
 * @throws AppError `rule_broken` for a password that is easy to guess, or `robot_check_failed`
 */
export async function register(
  services: Pick<Services, "clock" | "passwords" | "robotCheck" | "transaction">,
  input: RegisterInput,
): Promise<string> {
  requireUnguessable({ field: "password", password: input.password, email: input.email });
  if (!(await services.robotCheck.passes(input.robotCheckAnswer))) {
    throw new AppError("robot_check_failed");
  }
  const key = emailKey(input.email);
  const passwordHash = await services.passwords.hashOf(key, input.password);
  const browserSecret = newSecret();
  const createdAt = services.clock();
  const id = randomUUID();
  await services.transaction(async (db) => {
    await accountStore(db).addRegistration({
      id,
      email: input.email.trim(),
      passwordHash,
      language: input.language,
      browserHash: hashSecret(browserSecret),
      createdAt,
      expiresAt: secondsAfter(createdAt, VERIFICATION_LIFE),
    });
    await db.jobs.send("registration-mail", {
      registrationId: id,
      emailKey: key,
      asker: input.asker,
    });
  });
  return browserSecret;
}

/**
 * Takes a request for the verification link once more. Whether the address waits for it is found out by
 * the job, after the answer, so that neither the answer nor its time reveals that.
 */
export async function resendVerification(
  services: Pick<Services, "db">,
  { email, asker }: Pick<RegisterInput, "email" | "asker">,
) {
  await services.db.jobs.send("verification-mail", { emailKey: emailKey(email), asker });
}

/** The answer's message once an address is verified. */
export const VERIFIED = "Your e-mail address is verified. You can sign in now.";

export interface VerifyInput {
  /** Token of the link; it shows that the visitor reads the mails of the address. */
  readonly token: string;
  /** The proof that the registration is the visitor's; undefined if there is none. */
  readonly proof: { readonly browserSecret: string } | { readonly password: string } | undefined;
}

/**
 * Opens the account of the registration that the visitor with the link made: the one of their browser, or the
 * one with their password. A link belongs to its address and not to one of the registrations, so it never
 * opens what another visitor has registered for the address. When one is opened, the other registrations of
 * the mailbox are withdrawn, also those of other forms of the address: one mailbox has one account (decision
 * 0050). A verified address stays verified for every opening of the link: reloads and mail scanners open
 * links too.
 * @param whenOpened runs in the same transaction, in the one call that opens an account that is not suspended
 * @returns the result of `whenOpened`; undefined if it is not called
 * @throws AppError `invalid_link`, `expired_link`, `registration_unproven` if nothing shows whose
 * registration it is, `wrong_registration_password`, or `registration_withdrawn`
 */
export async function verifyEmail<Result>(
  services: Pick<
    Services,
    "addressHashes" | "clock" | "db" | "linkTokens" | "passwords" | "transaction"
  >,
  { token, proof }: VerifyInput,
  whenOpened?: (db: Db, account: Account) => Promise<Result>,
): Promise<Result | undefined> {
  const id = services.linkTokens.read("verify-email", token);
  const linked =
    id === undefined ? undefined : await accountStore(services.db).findRegistration(id);
  if (linked === undefined) throw new AppError("invalid_link");
  const key = emailKey(linked.email);
  const by = await readProof(services, key, proof);
  const mailboxHash = services.addressHashes.hash(key);
  const now = services.clock();
  return services.transaction(async (db) => {
    await lockMailbox(db, mailboxHash);
    const accounts = accountStore(db);
    let isOpened = false;
    const own = by && (await accounts.findOwnRegistration(key, by));
    if ((await accounts.findByMailbox(key, mailboxHash)) === undefined) {
      if ((await accounts.findPendingRegistration(key, now)) === undefined) {
        throw new AppError("expired_link");
      }
      if (own === undefined) {
        throw new AppError(
          proof && "password" in proof ? "wrong_registration_password" : "registration_unproven",
        );
      }
      if (own.expiresAt <= now) throw new AppError("expired_link");
      isOpened = await accounts.open({ ...own, mailboxHash }, now);
      if (isOpened) await partAgain(db, { memberId: own.id, addressHash: mailboxHash }, now);
      await meetMeasure(services, db, own);
    }
    const account = await accounts.findByMailbox(key, mailboxHash);
    if (own !== undefined && own.id !== account?.id) throw new AppError("registration_withdrawn");
    return isOpened && account?.status === "active" ? whenOpened?.(db, account) : undefined;
  });
}

async function readProof(
  { passwords }: Pick<Services, "passwords">,
  key: string,
  proof: VerifyInput["proof"],
): Promise<RegistrationProof | undefined> {
  if (proof === undefined) return undefined;
  return "password" in proof
    ? { passwordHash: await passwords.hashOf(key, proof.password) }
    : { browserHash: hashSecret(proof.browserSecret) };
}
