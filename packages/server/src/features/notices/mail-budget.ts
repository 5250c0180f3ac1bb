import type { Transaction } from "../../database/db.ts";
import { type Clock, secondsAfter } from "../../foundation/clock.ts";
import type { AddressHashes } from "../account-status/address-hashes.ts";
import { mailingStore } from "./store.ts";

/** The mails that anyone who knows an address can have sent to it. */
type AskedFor = "verify" | "registered" | "reset" | "reset on a known device";

/** How many mails of a kind a mailbox gets, from all callers together and however its address is written. */
export type MailBudget = ReturnType<typeof createMailBudget>;

/** So many within so many seconds. docs/security/limits.md lists them for operators. */
const mailRules = [
  { most: 1, seconds: 5 * 60 },
  { most: 5, seconds: 24 * 60 * 60 },
] as const;

/** How long is remembered what was sent, in seconds. */
export const MAILING_LIFE = 24 * 60 * 60;

/** @param on where it is off, every mail is allowed */
export const createMailBudget = (
  on: boolean,
  services: {
    readonly addressHashes: AddressHashes;
    readonly clock: Clock;
    readonly transaction: Transaction;
  },
) => ({
  /** @param id the job's: a mail that is tried again counts once */
  allows: async ({
    id,
    emailKey,
    kind,
  }: {
    readonly id: string;
    readonly emailKey: string;
    readonly kind: AskedFor;
  }) => {
    if (!on) return true;
    const sentAt = services.clock();
    const rules = mailRules.map(({ most, seconds }) => ({
      most,
      since: secondsAfter(sentAt, -seconds),
    }));
    const mailing = { id, recipient: services.addressHashes.hash(emailKey), kind, sentAt };
    return services.transaction((db) => mailingStore(db).note(mailing, rules));
  },
});
