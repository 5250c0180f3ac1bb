import type { Db } from "../../jobs/db.ts";
import type { Services } from "../../services.ts";
import { doEach } from "../../jobs/do-each.ts";
import { endLiveOf } from "./deletion.ts";
import { accountStatusStore } from "./status-store.ts";
import { meetMeasure } from "./suspension.ts";

/** The most accounts that are read at a time. */
const PAGE = 1_000;

/**
 * Stores the mailbox of each account's address: for accounts that the previous version opened, and for all
 * accounts if the key or the rules of the hash have changed. Suspends older accounts of a suspended member's
 * mailbox.
 * @param leaving ends it after the current page or account
 */
export async function keepMailboxes(
  services: Pick<Services, "addressHashes" | "clock" | "db" | "live" | "transaction">,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { addressHashes, db, transaction } = services;
  const accounts = accountStatusStore(db);
  let after: string | undefined;
  do {
    if (leaving.aborted) return;
    const page = await accounts.pageMailboxes(after, PAGE);
    const changed = page
      .map(({ id, email, mailboxHash }) => ({ id, hash: addressHashes.hash(email), mailboxHash }))
      .filter(({ hash, mailboxHash }) => hash !== mailboxHash);
    if (changed.length > 0) await accounts.saveMailboxes(changed);
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
  await doEach(await accounts.findUnmet(), leaving, async (account) => {
    const suspended = await transaction((inside) => meetMeasure(services, inside, account));
    for (const id of suspended) await endLiveOf(services, id);
  });
}

/**
 * Makes every other opening of an account of a mailbox, and every measure, wait until the transaction ends.
 */
export const lockMailbox = (db: Db, mailboxHash: string) =>
  accountStatusStore(db).lockMailbox(mailboxHash);
