import type { Parts } from "../parts.ts";

/** Tells both members of a new match, where they are there. */
export async function tellMatch(
  parts: Pick<Parts, "live">,
  matchId: string,
  memberIds: readonly string[],
): Promise<void> {
  for (const id of memberIds) await parts.live.tellMember(id, { event: "match", matchId });
}
