import type { Account, NewPasswordReset } from "./account.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { endLiveOf, eraseDeleted, erasureTime } from "../account-status/deletion.ts";
import { composeMail, type MailRequest } from "../../mail/compose-mail.ts";
import { type VerifiableRegistration, accountStore } from "./store.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { VERIFICATION_LIFE } from "./registration.ts";
import { CHANGED_RESET_LIFE, RESET_LIFE } from "./passwords.ts";
import { secondsAfter } from "../../foundation/clock.ts";

type LinkMailServices = Pick<
  Services,
  "clock" | "db" | "linkTokens" | "mailBudget" | "mailer" | "siteUrl"
>;

/**
 * Mails the answer to a registration: the link if the mailbox of the address is new, a notice to the owner of
 * a known mailbox, and to a member who deleted the account how to restore it. The last two go to the address
 * of the account, not to another of its mailbox. An account that can no longer be restored is erased first,
 * so that it holds no address.
 */
export const sendRegistrationMail =
  (
    services: LinkMailServices & Pick<Services, "addressHashes" | "transaction">,
  ): JobHandler<"registration-mail"> =>
  async ({ registrationId, emailKey: addressKey, asker }, id) => {
    await eraseDeleted(services);
    const account = await findByMailbox(services, addressKey);
    if (account !== undefined) {
      const mail = { id, emailKey: addressKey, asker, kind: "registered" } as const;
      if (!(await services.mailBudget.allows(mail))) return;
      await services.mailer.send(
        composeMail(mailToOwner(account, id, `${services.siteUrl()}/login`)),
      );
      return;
    }
    const registration = await accountStore(services.db).findRegistration(registrationId);
    if (registration === undefined || registration.expiresAt <= services.clock()) return;
    await mailVerification(services, registration, { id, asker });
  };

const findByMailbox = (
  { addressHashes, db }: Pick<Services, "addressHashes" | "db">,
  key: string,
): Promise<Account | undefined> => accountStore(db).findByMailbox(key, addressHashes.hash(key));

function mailToOwner(account: Account, id: string, link: string): MailRequest {
  const { email: to, language, status, deletedAt } = account;
  const addressed = { id, to, language, link };
  return status === "deleted" && deletedAt !== null
    ? { ...addressed, kind: "deletedRegistered", until: erasureTime(deletedAt) }
    : { ...addressed, kind: "alreadyRegistered" };
}

/** Mails the link of a registration once more, to an address that waits for it; else it is content. */
export const sendVerificationMail =
  (services: LinkMailServices & Pick<Services, "addressHashes">): JobHandler<"verification-mail"> =>
  async ({ emailKey: key, asker }, id) => {
    if ((await findByMailbox(services, key)) !== undefined) return;
    const registration = await accountStore(services.db).findPendingRegistration(
      key,
      services.clock(),
    );
    if (registration !== undefined) await mailVerification(services, registration, { id, asker });
  };

/**
 * Mails the link of an address that waits for it, in the language of one of its registrations. All of them
 * have the same link, which shows no more than who reads the mails of the address.
 */
async function mailVerification(
  services: LinkMailServices,
  registration: VerifiableRegistration,
  { id, asker }: { readonly id: string; readonly asker: string | undefined },
): Promise<void> {
  const { email: to, language } = registration;
  const key = emailKey(to);
  const linked = await accountStore(services.db).findPendingRegistration(key, services.clock());
  if (linked === undefined) return;
  if (!(await services.mailBudget.allows({ id, emailKey: key, asker, kind: "verify" }))) return;
  const token = services.linkTokens.issue("verify-email", linked.id);
  const link = `${services.siteUrl()}/verify-email?token=${token}`;
  const hours = VERIFICATION_LIFE / 3_600;
  await services.mailer.send(composeMail({ id, kind: "verify", to, language, link, hours }));
}

/**
 * Sends a reset link where an address has an account; other addresses get no mail. Devices that have signed in to
 * the account by the password that it has have mails of their own: others cannot use them up. Each mail has a link
 * of its own that works as long as the mail says; one that is requested later takes nothing from those before.
 */
export const sendResetMail =
  (services: LinkMailServices & Pick<Services, "knownDevices">): JobHandler<"password-forgotten"> =>
  async ({ emailKey: addressKey, asker, deviceMark }, id) => {
    const account = await accountStore(services.db).findByEmail(addressKey);
    if (account === undefined) return;
    const isKnownDevice = services.knownDevices.markOf(account) === deviceMark;
    const kind = isKnownDevice ? "reset on a known device" : "reset";
    if (!(await services.mailBudget.allows({ id, emailKey: addressKey, asker, kind }))) return;
    const { email: to, language } = account;
    const reset = { id, userId: account.id, life: RESET_LIFE, outlivesChanges: false };
    const link = await addResetLink(services, reset);
    const hours = RESET_LIFE / 3_600;
    await services.mailer.send(composeMail({ id, kind: "reset", to, language, link, hours }));
  };

/** Makes a reset link valid from now on. @returns the link: the same for each attempt of the same job */
async function addResetLink(
  services: Pick<Services, "clock" | "db" | "linkTokens" | "siteUrl">,
  { life, ...reset }: ResetLink,
): Promise<string> {
  const expiresAt = secondsAfter(services.clock(), life);
  await accountStore(services.db).addReset({ ...reset, expiresAt });
  const token = services.linkTokens.issue("reset-password", reset.id);
  return `${services.siteUrl()}/reset-password?token=${token}`;
}

interface ResetLink extends Omit<NewPasswordReset, "expiresAt"> {
  /** How long it works, in seconds. */
  readonly life: number;
}

/** An intruder who knows the password can change it repeatedly: one of these changes is mailed in so many seconds. */
const CHANGES_TOGETHER = 5 * 60;

/**
 * Notifies a member that the password was changed, with a reset link in case another person did it. Mails
 * that others can cause do not use it up, as they use up the budget of the requested links. While the link of
 * such a mail works, no other one follows soon after it.
 */
export const sendPasswordChangedMail =
  (
    services: Pick<Services, "clock" | "linkTokens" | "mailer" | "siteUrl" | "transaction">,
  ): JobHandler<"password-changed-mail"> =>
  async ({ userId }, id) => {
    const written = await services.transaction(async (db) => {
      // Locked: of two changes at once one sees the link of the other.
      const account = await accountStore(db).findForUpdate(userId);
      const endsLate = secondsAfter(services.clock(), CHANGED_RESET_LIFE - CHANGES_TOGETHER);
      const others = await accountStore(db).listLinksOfChanges(userId, endsLate);
      if (account === undefined || others.some((other) => other !== id)) return undefined;
      const reset = { id, userId, life: CHANGED_RESET_LIFE, outlivesChanges: true };
      return { account, link: await addResetLink({ ...services, db }, reset) };
    });
    if (written === undefined) return;
    const { link } = written;
    const { email: to, language } = written.account;
    const days = CHANGED_RESET_LIFE / (24 * 3_600);
    const mail = { id, kind: "passwordChanged", to, language, link, days } as const;
    await services.mailer.send(composeMail(mail));
  };

/**
 * Notifies a member until when the deleted account can come back, unless it has come back already. A
 * suspended account cannot come back. If the operator's command deleted the account, its live connections are
 * ended here: the process of the command has none.
 */
export const sendAccountDeletedMail =
  (
    services: Pick<Services, "db" | "live" | "mailBudget" | "mailer" | "siteUrl">,
  ): JobHandler<"account-deleted-mail"> =>
  async ({ userId, isByOperator }, id) => {
    const account = await accountStore(services.db).findById(userId);
    if (account === undefined || account.deletedAt === null) return;
    if (isByOperator) await endLiveOf(services, userId);
    const { email: to, language, status, deletedAt } = account;
    const [kind, path] =
      status === "suspended"
        ? (["deletedSuspended", "contact"] as const)
        : (["deleted", "login"] as const);
    if (!(await services.mailBudget.allows({ id, emailKey: emailKey(to), kind }))) return;
    const link = `${services.siteUrl()}/${path}`;
    const until = erasureTime(deletedAt);
    await services.mailer.send(composeMail({ id, kind, to, language, link, until }));
  };
