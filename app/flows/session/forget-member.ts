import { forget, inBrowser, inTab, keptKeys } from "../kept.ts";

/** Forgets all that this browser keeps of a member who signs out or deletes the account. */
export function forgetMember(memberId: string): void {
  for (const place of [inBrowser, inTab])
    for (const key of keptKeys("", place)) if (key.split(":")[1] === memberId) forget(key, place);
}
