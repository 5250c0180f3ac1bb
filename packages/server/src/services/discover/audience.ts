import { WIDEST_REACH } from "../criteria/criteria.ts";
import { dayNumber } from "../profiles/age.ts";
import { meetingOf } from "./criterion-rules.ts";
import { obstacleBits, type ObstacleCounts } from "./obstacles.ts";
import type { Pool } from "./pool.ts";
import type { PoolMember } from "./pool-member.ts";
import { reachOf } from "./reach.ts";

/** Whom a member can meet right now. */
export interface Audience {
  has(candidateId: string): boolean;
  /** Everybody, but for those who are listed already. */
  allBut(listed: ReadonlySet<string>): readonly PoolMember[];
  /**
   * For everybody who would be met but for the member's own criteria: which of them are in the way of how many.
   * People beyond the widest reach are left out, since no criterion brings them.
   */
  obstaclesBut(listed: ReadonlySet<string>): ObstacleCounts;
}

/**
 * Whom a member can meet: who fits both ways, lives within reach, is not the member, and whom neither a
 * decision nor a match nor a block has taken from the feed.
 */
export function audienceOf(
  own: PoolMember,
  pool: Pool,
  hidden: ReadonlySet<string>,
  now: Date,
): Audience {
  const meeting = meetingOf(own, dayNumber(now.toISOString()));
  const isNear = reachOf(own);
  const canBeNear = reachOf({
    ...own,
    criteria: { ...own.criteria, max_distance_km: WIDEST_REACH },
  });
  const isOpen = ({ id }: PoolMember): boolean => id !== own.id && !hidden.has(id);
  return {
    has: (candidateId) => {
      const candidate = pool.get(candidateId);
      return (
        candidate !== undefined && isOpen(candidate) && isNear(candidate) && meeting.fits(candidate)
      );
    },
    allBut: (listed) => {
      const found: PoolMember[] = [];
      for (const { home, members } of pool.neighbours()) {
        if (!isNear(home)) continue;
        for (const other of members.values()) {
          if (meeting.fits(other) && isOpen(other) && !listed.has(other.id)) found.push(other);
        }
      }
      return found;
    },
    obstaclesBut: (listed) => {
      const counts = new Map<number, number>();
      for (const { home, members } of pool.neighbours()) {
        if (!canBeNear(home)) continue;
        const far = isNear(home) ? 0 : obstacleBits.max_distance_km;
        for (const other of members.values()) {
          const found = meeting.obstacles(other);
          if (found === undefined || !isOpen(other) || listed.has(other.id)) continue;
          counts.set(found | far, (counts.get(found | far) ?? 0) + 1);
        }
      }
      return counts;
    },
  };
}
