import { isMissing } from "./is-missing.ts";

/** Looks at a file; nothing when there is none. */
export async function unlessMissing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
