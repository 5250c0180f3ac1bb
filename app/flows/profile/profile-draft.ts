import type { ProfileChanges } from "@gemel/machines/profile-editing";
import { forget, keep, recall } from "../kept.ts";

const keyOf = (userId: string): string => `profileDraft:${userId}`;

/** Keeps the changes that a member has not saved yet; if nothing can be kept, as long as the page lives. */
export function storeProfileDraft(userId: string, changes: ProfileChanges): void {
  if (Object.keys(changes).length === 0) forget(keyOf(userId));
  else keep(keyOf(userId), changes);
}

/** Reads the member's draft; null if there is none or it is not readable. */
export const restoreProfileDraft = (userId: string): ProfileChanges | null => recall(keyOf(userId));
