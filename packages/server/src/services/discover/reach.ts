import { distanceKm, type Place } from "../places/distance.ts";
import type { PoolMember } from "./pool-member.ts";

/** Where somebody lives, as far as it is known. */
export type Home = Pick<PoolMember, "country" | "place">;

/**
 * Whether others live within a member's reach: by the distance of the places' centres. It is how far the
 * member would go, whatever others would. Where the place of one of the two is unknown, who tells the same
 * country is near and who tells another is not; who tells no country is near to everybody. Nobody is shut
 * out for keeping their city to themself.
 */
export function reachOf(own: Home & Pick<PoolMember, "criteria">): (other: Home) => boolean {
  const distances = new Map<Place, number>();
  return (other) => {
    if (own.place === undefined || other.place === undefined) {
      return own.country === null || other.country === null || own.country === other.country;
    }
    let distance = distances.get(other.place);
    if (distance === undefined) {
      distance = distanceKm(own.place, other.place);
      distances.set(other.place, distance);
    }
    return distance <= own.criteria.max_distance_km;
  };
}
