import { requireStatus } from "../accounts/require-status.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { withCandidates } from "../candidates/with-candidates.ts";
import { secondsAfter } from "../clock.ts";
import type { Page } from "../paging/page.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { Like, LikeDirection } from "./decision.ts";
import { UNDO_TIME } from "./undo-time.ts";

/** A like and the member at its other end. */
export interface LikeEntry extends Like {
  readonly candidate: Candidate;
}

/**
 * A page of the likes that wait for a member's answer, or of those that they gave. A like that can still be
 * taken back is not received yet.
 * @throws AppError `onboarding_incomplete` or `invalid_cursor`
 */
export async function getLikes(
  parts: Pick<Parts, "clock" | "cursors" | "pairNoise" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  direction: LikeDirection,
  query: PageQuery,
): Promise<Page<LikeEntry>> {
  requireStatus(member, "questionnaire_completed");
  const { likes } = parts.stores;
  const received = { memberId: member.id, until: secondsAfter(parts.clock(), -UNDO_TIME) };
  const list = {
    received: {
      page: likes.pageReceived.bind(undefined, received),
      count: () => likes.countReceived(received),
    },
    given: {
      page: likes.pageGiven.bind(undefined, member.id),
      count: () => likes.countGiven(member.id),
    },
  }[direction];
  const page = await readPage(
    parts,
    {
      memberId: member.id,
      name: direction,
      positionOf: ({ createdAt: at, candidateId: id }: Like) => ({ at, id }),
      ...list,
    },
    query,
  );
  return { ...page, items: await withCandidates(parts, member.id, page.items) };
}
