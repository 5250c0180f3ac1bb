import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import { pairOf } from "../matches/pair.ts";
import type { Stores } from "../stores.ts";
import { dayOf } from "./day-of.ts";

/**
 * Refuses to report or block who never had to do with a member: neither a like, a match nor a conversation
 * within 180 days, whatever was blocked, ended or deleted since, nor a block of their own, nor somebody to
 * be found now.
 * @throws AppError `not_found`
 */
export async function requireKnown(
  stores: Pick<Stores, "blocks" | "candidates" | "pasts">,
  { clock }: Pick<Parts, "clock">,
  memberId: string,
  otherId: string,
): Promise<void> {
  if (await stores.pasts.has(pairOf(memberId, otherId), dayOf(clock()))) return;
  if (await stores.blocks.has(memberId, otherId)) return;
  if (await stores.candidates.isVisible(memberId, otherId)) return;
  throw new AppError("not_found");
}
