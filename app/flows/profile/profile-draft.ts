import type { ProfileChanges } from "@gemel/machines/profile-editing";
import { forget, keep, recall } from "../kept.ts";

const keyOf = (userId: string): string => `profileDraft:${userId}`;

/**
 * Keeps what a member has not saved yet. Where nothing can be kept, the draft lives as long as the
 * page.
 */
export function storeProfileDraft(userId: string, changes: ProfileChanges): void {
  if (Object.keys(changes).length === 0) forget(keyOf(userId));
  else keep(keyOf(userId), changes);
}

/** What was kept for the member; null when there is nothing, or nothing readable. */
export const restoreProfileDraft = (userId: string): ProfileChanges | null => recall(keyOf(userId));
