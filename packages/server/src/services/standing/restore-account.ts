import type { Stores } from "../stores.ts";

/** Brings a deleted account back. A member who was warned meanwhile is told now, by mail. */
export async function restoreAccount(
  { accounts, jobs }: Pick<Stores, "accounts" | "jobs">,
  userId: string,
): Promise<void> {
  if (!(await accounts.restore(userId))) return;
  if (!(await accounts.takeWarning(userId))) return;
  await jobs.send("moderation-mail", { userId, news: "warned" });
}
