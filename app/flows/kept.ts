/** Where something is kept. Reading the storage throws where it is forbidden. */
type Place = () => Storage;

/** Until it is forgotten, or the member signs out. */
export const inBrowser: Place = () => localStorage;
/** Until the tab is closed. */
export const inTab: Place = () => sessionStorage;

/**
 * Keeps a value in this browser, so that it survives a reload.
 *
 * @param key - `kind:memberId`, and more where needed: `forgetMember` finds a member's by it
 * @returns whether it is kept: a storage may be full or forbidden
 */
export function keep(key: string, value: object, place = inBrowser): boolean {
  try {
    place().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept; null when there is nothing, or nothing readable. */
export function recall(key: string, place = inBrowser): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(place().getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function forget(key: string, place = inBrowser): void {
  try {
    place().removeItem(key);
  } catch {
    // A storage that is forbidden has kept nothing.
  }
}

/** The keys under which something is kept that begin so. */
export function keptKeys(beginning: string, place = inBrowser): readonly string[] {
  try {
    return Object.keys(place()).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
