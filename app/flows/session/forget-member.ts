import { forget, inBrowser, inTab, keptKeys } from "../kept.ts";

/**
 * Forgets what this browser keeps of a member who signs out or deletes the account.
 * @param outlasting - kinds that stay
 */
export function forgetMember(memberId: string, outlasting: readonly string[] = []): void {
  for (const place of [inBrowser, inTab])
    for (const key of keptKeys("", place)) {
      const [kind = "", owner] = key.split(":");
      if (owner === memberId && !outlasting.includes(kind)) forget(key, place);
    }
}
