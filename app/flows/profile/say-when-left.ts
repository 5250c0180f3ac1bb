import type { Gemel } from "../create-gemel.ts";

/**
 * Waits for a call that the member has confirmed, so that it does not end with the page. Where the page is gone,
 * a failure is said on the next.
 *
 * @param id of the text
 */
export async function sayWhenLeft(
  { flash }: Gemel,
  id: string,
  signal: AbortSignal,
  call: Promise<unknown>,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (signal.aborted) flash.send({ type: "flash.show", message: { id, tone: "danger" } });
    throw error;
  }
}
