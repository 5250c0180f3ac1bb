import type { Transaction } from "../../jobs/db.ts";
import { type Clock, secondsAfter } from "../../foundation/clock.ts";
import { networkOf } from "../../foundation/network.ts";
import type { AddressHashes } from "../account-status/address-hashes.ts";
import { mailingStore } from "./store.ts";

declare module "../../services.ts" {
  interface Services {
    readonly mailBudget: MailBudget;
  }
}

/** The mails that anyone who knows an address can have sent to it. */
type AskedFor = "verify" | "registered" | "reset" | "reset on a known device";

/** Mails that any caller who knows the password can cause, by deleting the account and coming back. */
type OfDeletion = "deleted" | "deletedSuspended";

/**
 * How many mails of a kind a mailbox gets, however its address is written: a few for each network that asks, so that
 * no other uses up those of the owner, and an end for all of them.
 */
type MailBudget = ReturnType<typeof createMailBudget>;

/** The most mails within a number of seconds. docs/security/limits.md lists them for operators. */
const askedFor = {
  ofAsker: [
    { max: 1, seconds: 5 * 60 },
    { max: 5, seconds: 24 * 60 * 60 },
  ],
  ofAll: [
    { max: 3, seconds: 5 * 60 },
    { max: 15, seconds: 24 * 60 * 60 },
  ],
};
const ofDeletion = { ofAsker: [], ofAll: [{ max: 1, seconds: 5 * 60 }] };
const mailRules: Readonly<Record<AskedFor | OfDeletion, typeof askedFor>> = {
  verify: askedFor,
  registered: askedFor,
  reset: askedFor,
  "reset on a known device": askedFor,
  deleted: ofDeletion,
  deletedSuspended: ofDeletion,
};

/** How long is remembered what was sent, in seconds. */
export const MAILING_LIFE = 24 * 60 * 60;

/** @param on if false, every mail is allowed */
export const createMailBudget = (
  on: boolean,
  services: {
    readonly addressHashes: AddressHashes;
    readonly clock: Clock;
    readonly transaction: Transaction;
  },
) => ({
  /** Identifies who asks for a mail by the network of the address; the address itself is not kept. */
  askerAt: (ip: string): string => services.addressHashes.hashNetwork(networkOf(ip)),
  /**
   * @param id the job's id: a mail that is tried again counts once
   * @param asker the value of `askerAt`; missing for a job of an earlier version, and if it makes no
   *   difference
   */
  allows: async ({
    id,
    emailKey,
    asker = "",
    kind,
  }: {
    readonly id: string;
    readonly emailKey: string;
    readonly asker?: string | undefined;
    readonly kind: AskedFor | OfDeletion;
  }) => {
    if (!on) return true;
    const sentAt = services.clock();
    const since = ({ max, seconds }: { readonly max: number; readonly seconds: number }) => ({
      max,
      since: secondsAfter(sentAt, -seconds),
    });
    const rules = {
      ofAsker: mailRules[kind].ofAsker.map(since),
      ofAll: mailRules[kind].ofAll.map(since),
    };
    const recipient = services.addressHashes.hash(emailKey);
    const mailing = { id, recipient, asker, kind, sentAt };
    return services.transaction((db) => mailingStore(db).note(mailing, rules));
  },
});
