import { secondsAfter } from "../clock.ts";
import type { Like } from "../likes/decision.ts";
import { UNDO_TIME } from "../likes/undo-time.ts";
import type { OwnMatch } from "../matches/match.ts";
import type { Position } from "../paging/page.ts";
import type { Parts } from "../parts.ts";
import { withNames } from "./names.ts";
import { readAll } from "./read-all.ts";

type CopyParts = Pick<Parts, "clock" | "stores">;

const positionOf = ({ createdAt: at, candidateId: id }: Like): Position => ({ at, id });

/** Likes in both directions as the member's lists show them, and whom the member passed on. */
export async function describeLikes(parts: CopyParts, userId: string) {
  const { likes, ownData } = parts.stores;
  const received = { memberId: userId, until: secondsAfter(parts.clock(), -UNDO_TIME) };
  const describe = async (found: readonly Like[]) =>
    (await withNames(parts, userId, found)).map(({ nickname, createdAt, matchedAt, message }) => ({
      nickname,
      liked_at: createdAt,
      matched_at: matchedAt,
      message,
    }));
  const passes = await withNames(parts, userId, await ownData.passes(userId));
  return {
    given: await describe(await readAll((page) => likes.pageGiven(userId, page), positionOf)),
    received: await describe(
      await readAll((page) => likes.pageReceived(received, page), positionOf),
    ),
    passed: passes.map(({ nickname, decidedAt }) => ({ nickname, passed_at: decidedAt })),
  };
}

/** Matches that go on. */
export async function describeMatches(parts: CopyParts, userId: string) {
  const matches = await readAll(
    (page) => parts.stores.matches.page(userId, page),
    ({ createdAt: at, id }: OwnMatch): Position => ({ at, id }),
  );
  return (await withNames(parts, userId, matches)).map(({ nickname, createdAt }) => ({
    nickname,
    matched_at: createdAt,
  }));
}

/** Whom the member keeps away, and what they reported. */
export async function describeSafety({ stores }: CopyParts, userId: string) {
  return {
    blocked: await stores.ownData.blocks(userId),
    reports: await stores.ownData.reports(userId),
  };
}
