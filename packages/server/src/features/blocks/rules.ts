import { refuseOneself } from "../candidates/rules.ts";
import type { Services } from "../../services.ts";
import { keepApartFromErased, requireKnown, requirePartner } from "../pasts/rules.ts";
import { endMatch, notifyEnd, lockPair } from "../matches/rules.ts";
import { pairOf } from "../../foundation/pair.ts";
import { findVisibleNickname } from "../../database/visible.ts";
import { blockStore } from "./store.ts";
import { forgetLike } from "../likes/rules.ts";

/**
 * Blocks another member: from now on the two are hidden from each other, their match is over, and the
 * conversations of either with an AI about the other do not continue. To the other it looks like an unmatch
 * if there was a match, and otherwise as if the member were gone (decision 0021). Blocking again is harmless;
 * an erased member stays blocked if they come back.
 * @throws AppError `rule_broken` for oneself, or `not_found`
 */
export async function blockProfile(
  services: Pick<Services, "clock" | "db" | "live" | "transaction">,
  memberId: string,
  blockedId: string,
): Promise<void> {
  refuseOneself(memberId, blockedId);
  const pair = pairOf(memberId, blockedId);
  const ended = await services.transaction(async (db) => {
    await lockPair(db, pair);
    // Also if a block exists: a block does not make a hidden member known for longer than an erased one.
    await requireKnown(db, services, memberId, blockedId);
    if (await blockStore(db).has(memberId, blockedId)) return { conversationId: undefined };
    const now = services.clock();
    const nickname = await findVisibleNickname(db, memberId, blockedId);
    await blockStore(db).add(memberId, blockedId, nickname, now);
    await keepApartFromErased(db, memberId, blockedId, now);
    return endMatch(db, pair, now);
  });
  await notifyEnd(services, pair, ended);
}

/**
 * Blocks the other member of a present or former conversation: a former member who comes back stays away.
 * @throws AppError `not_found`
 */
export async function blockPartner(
  services: Pick<Services, "clock" | "db" | "live" | "transaction">,
  memberId: string,
  conversationId: string,
): Promise<void> {
  await blockProfile(services, memberId, await requirePartner(services, memberId, conversationId));
}

/**
 * Ends a member's own block. The two may come across each other again, and nothing else comes back: likes that the
 * block took out of sight are gone, and who was a match stays apart. Harmless for a member who is not blocked, and
 * for an unknown id.
 */
export async function unblockProfile(
  { transaction }: Pick<Services, "transaction">,
  memberId: string,
  blockedId: string,
): Promise<void> {
  if (memberId === blockedId) return;
  await transaction(async (db) => {
    await lockPair(db, pairOf(memberId, blockedId));
    if (!(await blockStore(db).has(memberId, blockedId))) return;
    await blockStore(db).remove(memberId, blockedId);
    await forgetLike(db, memberId, blockedId);
    await forgetLike(db, blockedId, memberId);
  });
}
