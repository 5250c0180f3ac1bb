import type { ProfileChanges } from "@gemel/machines/profile-editing";

const keyOf = (userId: string): string => `profileDraft:${userId}`;

/** Keeps what a member has not saved yet in this browser, so that it survives a reload. */
export function storeProfileDraft(userId: string, changes: ProfileChanges): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(changes));
  } catch {
    // Storage is full or forbidden: the draft lives as long as the page.
  }
}

/** What was kept for the member; null when there is nothing, or nothing readable. */
export function restoreProfileDraft(userId: string): ProfileChanges | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null");
    return typeof kept === "object" && kept !== null ? kept : null;
  } catch {
    return null;
  }
}
