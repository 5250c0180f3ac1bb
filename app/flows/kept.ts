/**
 * Keeps a value in this browser, so that it survives a reload.
 *
 * @returns whether it is kept: a storage may be full or forbidden
 */
export function keep(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept; null when there is nothing, or nothing readable. */
export function recall(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that is forbidden has kept nothing.
  }
}
