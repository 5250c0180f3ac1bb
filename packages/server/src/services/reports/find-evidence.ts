import { pairOf } from "../matches/pair.ts";
import type { Stores } from "../stores.ts";
import type { ReportedMessage } from "./report.ts";

interface About {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly markedIds: readonly string[];
}

/**
 * What two members said to each other, whatever the reporter's client names: their conversations and the
 * words that came with likes, also those that were taken back. The oldest first.
 */
export async function findEvidence(
  { pasts, reports }: Pick<Stores, "pasts" | "reports">,
  { reporterId, reportedId, markedIds }: About,
): Promise<readonly ReportedMessage[]> {
  const pair = pairOf(reporterId, reportedId);
  const conversationIds = await pasts.findConversations(pair);
  const copied = await reports.copyMessages({ conversationIds, reporterId, markedIds });
  // Of the two, only the reported member can be erased.
  const said = copied.map((message) => ({
    ...message,
    sender_id: message.sender_id ?? reportedId,
  }));
  const known = new Set(said.map(({ sender_id, text }) => `${sender_id} ${text}`));
  const words = (await pasts.findWords(pair))
    .filter(({ memberId, text }) => !known.has(`${memberId} ${text}`))
    .map(({ id, memberId, text, saidAt }) => ({
      id,
      sender_id: memberId,
      kind: "text",
      text,
      sent_at: saidAt.toISOString(),
    }));
  return inOrder([...words, ...said]);
}

/** Evidence of before with what has come since; what was kept once stays as it was. */
export function joinEvidence(
  former: readonly ReportedMessage[],
  found: readonly ReportedMessage[],
): readonly ReportedMessage[] {
  const known = new Set(former.map(({ id }) => id));
  return inOrder([...former, ...found.filter(({ id }) => !known.has(id))]);
}

const inOrder = (messages: readonly ReportedMessage[]): readonly ReportedMessage[] =>
  messages.toSorted((a, b) => a.sent_at.localeCompare(b.sent_at));
