import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import type { Person } from "../person.ts";

/** The data that a quick view shows. */
export interface SeenPerson {
  person: Person;
  bio: string | null;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
}

/**
 * `loading` during the fetch; `notFound` if the profile no longer exists; `failed` if the fetch failed, and
 * `dayUsedUp` if it failed because no more people are shown today.
 */
export type Seen = SeenPerson | "loading" | "notFound" | "dayUsedUp" | "failed";
