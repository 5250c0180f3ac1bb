import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";

/** Tells a member that somebody likes them, if that like still stands and waits for their answer. */
export function noticeLike(parts: Pick<Parts, "live" | "stores">): JobHandler<"like-notice"> {
  return async ({ memberId, candidateId, decidedAt }) => {
    const { candidates, likes } = parts.stores;
    const like = await likes.find(memberId, candidateId);
    if (like?.action !== "like" || like.decidedAt.toISOString() !== decidedAt) return;
    if ((await likes.find(candidateId, memberId)) !== undefined) return;
    if (!(await candidates.isVisible(candidateId, memberId))) return;
    await parts.live.tellMember(candidateId, { event: "like" });
  };
}
