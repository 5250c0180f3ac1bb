import { randomUUID } from "node:crypto";
import type { Registration } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";
import { suspendMember } from "./suspend-member.ts";

/**
 * Suspends a new account whose address belongs to a suspended member, who may have deleted the account: the
 * measure is the person's. Call it in the transaction that opens the account. The owner of the mailbox is
 * told by mail; all other answers are as for any address.
 */
export async function meetMeasure(
  parts: Pick<Parts, "addressHashes">,
  stores: Pick<Stores, "accounts" | "addressMarks" | "audit" | "jobs" | "sessions">,
  { id: userId, email }: Pick<Registration, "id" | "email">,
  now: Date,
): Promise<void> {
  if (!(await stores.addressMarks.isSuspended(parts.addressHashes.hash(email)))) return;
  if ((await stores.accounts.findById(userId)) === undefined) return;
  if (!(await suspendMember(stores, parts, userId, now))) return;
  await stores.audit.add({
    id: randomUUID(),
    at: now,
    action: "suspend",
    moderatorId: null,
    subjectId: userId,
    reportId: null,
    note: "The address is that of a suspended member.",
  });
  await stores.jobs.send("moderation-mail", { userId, news: "suspended" });
}
