import { requireStatus } from "../accounts/require-status.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { withCandidates } from "../candidates/with-candidates.ts";
import type { Page } from "../paging/page.ts";
import { type PageQuery, readPage } from "../paging/read-page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { OwnMatch } from "./match.ts";

/** A match and the other of the two. */
export interface MatchEntry extends OwnMatch {
  readonly candidate: Candidate;
}

/** A page of a member's matches. @throws AppError `onboarding_incomplete` or `invalid_cursor` */
export async function getMatches(
  parts: Pick<Parts, "cursors" | "pairNoise" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  query: PageQuery,
): Promise<Page<MatchEntry>> {
  requireStatus(member, "questionnaire_completed");
  const { matches } = parts.stores;
  const page = await readPage(
    parts,
    {
      memberId: member.id,
      name: "matches",
      page: (request) => matches.page(member.id, request),
      count: () => matches.count(member.id),
      positionOf: ({ createdAt: at, id }: OwnMatch) => ({ at, id }),
    },
    query,
  );
  return { ...page, items: await withCandidates(parts, member.id, page.items) };
}
