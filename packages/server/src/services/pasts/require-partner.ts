import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import { dayOf } from "./day-of.ts";

/**
 * With whom a member has or had a conversation, whatever was deleted since.
 * @throws AppError `not_found` for a conversation of others, with an AI, or out of time
 */
export async function requirePartner(
  { clock, stores }: Pick<Parts, "clock" | "stores">,
  memberId: string,
  conversationId: string,
): Promise<string> {
  const otherId = await stores.pasts.findOther(memberId, conversationId, dayOf(clock()));
  if (otherId === undefined) throw new AppError("not_found");
  return otherId;
}
