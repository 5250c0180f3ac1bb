import { requireStatus } from "../accounts/require-status.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { composeCandidates } from "../candidates/compose-candidates.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { ConversationType } from "./conversation.ts";
import type { ListedConversation } from "./conversation-store.ts";

/** A conversation as a member's list shows it, with whom it is or whom it is about. */
export interface ConversationEntry extends ListedConversation {
  /** Null for one's own twin and a former member. */
  readonly participant: Candidate | null;
  /** Whether it takes no more messages now: it is closed, or the twin's owner keeps the twin to themself. */
  readonly hasEnded: boolean;
}

interface ConversationPage {
  readonly items: readonly ConversationEntry[];
  readonly nextCursor: string | null;
  /** Of each type, whatever was asked for. */
  readonly totals: Readonly<Record<ConversationType, number>>;
}

/** A page of a member's conversations. @throws AppError `onboarding_incomplete` or `invalid_cursor` */
export async function getConversations(
  parts: Pick<Parts, "cursors" | "pairNoise" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  { type, ...query }: PageQuery & { readonly type: ConversationType | undefined },
): Promise<ConversationPage> {
  requireStatus(member, "questionnaire_completed");
  const { conversations } = parts.stores;
  const { items, nextCursor, total } = await readPage(
    parts,
    {
      memberId: member.id,
      name: `conversations:${type ?? "all"}`,
      page: (request) => conversations.page(member.id, type, request),
      count: () => conversations.countTypes(member.id),
      positionOf: ({ activeAt: at, id }: ListedConversation) => ({ at, id }),
    },
    query,
  );
  return { items: await withParticipants(parts, member.id, items), nextCursor, totals: total };
}

async function withParticipants(
  parts: Pick<Parts, "pairNoise" | "stores">,
  memberId: string,
  items: readonly ListedConversation[],
): Promise<ConversationEntry[]> {
  const ids = new Set(items.flatMap(({ participantId }) => participantId ?? []));
  const candidates = await composeCandidates(parts, memberId, [...ids]);
  return items.map((item) => {
    const participant = candidates.get(item.participantId ?? "") ?? null;
    const isOthersTwin = item.type === "twin" && item.participantId !== null;
    const isKept = isOthersTwin && participant?.isTwinAvailable !== true;
    return { ...item, participant, hasEnded: item.closedAt !== null || isKept };
  });
}
