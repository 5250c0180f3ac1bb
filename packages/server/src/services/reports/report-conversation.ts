import type { Parts } from "../parts.ts";
import { requirePartner } from "../pasts/require-partner.ts";
import { reportProfile, type Told } from "./report-profile.ts";

/**
 * Reports whom a member has or had a conversation with: a former member has no id that the member knows.
 * @throws AppError `not_found`
 */
export async function reportConversation(
  parts: Pick<Parts, "clock" | "media" | "stores" | "transaction">,
  {
    reporterId,
    conversationId,
    ...told
  }: Omit<Told, "reportedId" | "conversationId"> & {
    readonly conversationId: string;
  },
): Promise<void> {
  const reportedId = await requirePartner(parts, reporterId, conversationId);
  await reportProfile(parts, { ...told, reporterId, reportedId, conversationId });
}
