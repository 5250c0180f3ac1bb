import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { type NoticeParts, sendNotice } from "./send-notice.ts";

/** Tells one of the two of a match, if it still is one, the other is there, and they want such mails. */
export function sendMatchMail(
  parts: NoticeParts & Pick<Parts, "stores">,
): JobHandler<"match-mail"> {
  return async ({ matchId, userId }, id) => {
    const match = await parts.stores.matches.find(matchId);
    const account = await parts.stores.accounts.findById(userId);
    if (match?.endedAt !== null || account === undefined) return;
    const otherId = match.lowId === userId ? match.highId : match.lowId;
    if (!(await parts.stores.candidates.isVisible(userId, otherId))) return;
    await sendNotice(parts, account, { id, kind: "matches", path: "/likes?tab=matches" });
  };
}
