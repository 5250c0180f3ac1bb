import type { Parts } from "../parts.ts";
import { requirePartner } from "../pasts/require-partner.ts";
import { blockProfile } from "./block-profile.ts";

/**
 * Keeps away whom a member has or had a conversation with: a former member who comes back stays away.
 * @throws AppError `not_found`
 */
export async function blockPartner(
  parts: Pick<Parts, "clock" | "live" | "stores" | "transaction">,
  memberId: string,
  conversationId: string,
): Promise<void> {
  await blockProfile(parts, memberId, await requirePartner(parts, memberId, conversationId));
}
