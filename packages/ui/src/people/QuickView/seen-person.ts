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
 * `loading` while it is fetched; `notFound` where there is no such profile any more; `failed` where
 * it could not be fetched, and `dayUsedUp` where that is because no more people are shown today.
 */
export type Seen = SeenPerson | "loading" | "notFound" | "dayUsedUp" | "failed";
