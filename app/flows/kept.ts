/** The storage that keeps a value. Reading it throws if the browser forbids it. */
type Place = () => Storage;

/** Keeps a value until it is forgotten, or the member signs out. */
export const inBrowser: Place = () => localStorage;
/** Keeps a value until the tab is closed. */
export const inTab: Place = () => sessionStorage;

/** Values that a full or forbidden storage did not take. They live as long as the page. */
const untaken = new Map<string, string>();

/**
 * Keeps a value in this browser, so that it survives a reload, or else until the page is left.
 * @param key - `kind:memberId`, and more where needed: `forgetMember` finds a member's by it
 * @returns whether it survives a reload: a storage may be full or forbidden
 */
export function keep(key: string, value: object, place = inBrowser): boolean {
  const text = JSON.stringify(value);
  try {
    place().setItem(key, text);
    untaken.delete(key);
    return true;
  } catch {
    untaken.set(key, text);
    return false;
  }
}

/** Reads a kept value; null if there is none or it is not readable. */
export function recall(key: string, place = inBrowser): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(untaken.get(key) ?? place().getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function forget(key: string, place = inBrowser): void {
  untaken.delete(key);
  try {
    place().removeItem(key);
  } catch {
    // A storage that is forbidden has kept nothing else.
  }
}

/** Returns the keys of kept values that begin with `beginning`. */
export function keptKeys(beginning: string, place = inBrowser): readonly string[] {
  const keys = new Set(untaken.keys());
  try {
    for (const key of Object.keys(place())) keys.add(key);
  } catch {
    // A forbidden storage has no further keys, as in `forget`.
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}
