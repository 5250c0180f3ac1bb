import { refuseOneself } from "../candidates/refuse-oneself.ts";
import { endMatch, tellEnd } from "../matches/end-match.ts";
import { pairOf } from "../matches/pair.ts";
import type { Parts } from "../parts.ts";
import { requireKnown } from "../pasts/require-known.ts";

/**
 * Keeps somebody away: from now on the two are nobody to each other, their match is over, and what either
 * says to an AI about the other is not gone on with. To the other it looks like an unmatch where there was a
 * match, and else as if the member were gone (DESIGN.md, decision 19). Blocking again, and blocking somebody
 * who is erased, is harmless.
 * @throws AppError `rule_broken` for oneself, or `not_found`
 */
export async function blockProfile(
  parts: Pick<Parts, "clock" | "live" | "stores" | "transaction">,
  memberId: string,
  blockedId: string,
): Promise<void> {
  refuseOneself(memberId, blockedId);
  const pair = pairOf(memberId, blockedId);
  const ended = await parts.transaction(async (stores) => {
    await stores.matches.holdPair(pair);
    if (await stores.blocks.has(memberId, blockedId)) return { conversationId: undefined };
    await requireKnown(stores, parts, memberId, blockedId);
    const now = parts.clock();
    await stores.blocks.add({ blockerId: memberId, blockedId, createdAt: now });
    return endMatch(stores, pair, now);
  });
  await tellEnd(parts, pair, ended);
}
