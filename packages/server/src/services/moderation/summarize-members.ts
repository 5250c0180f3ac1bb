import type { Stores } from "../stores.ts";
import type { MemberSummary } from "./moderation.ts";

/** Reads who members are, once for many entries. @returns the summary of an id among those given */
export async function summarizeMembers(
  { accounts, addressMarks, moderation }: Pick<Stores, "accounts" | "addressMarks" | "moderation">,
  ids: readonly string[],
): Promise<(id: string) => MemberSummary> {
  const distinct = [...new Set(ids)];
  const nicknames = await moderation.findNicknames(distinct);
  const standings = await accounts.findStandings(distinct);
  const suspended = await addressMarks.findSuspended(distinct);
  return (id) => ({
    id,
    nickname: nicknames.get(id) ?? null,
    standing: standings.get(id) ?? (suspended.has(id) ? "suspended" : "deleted"),
  });
}
