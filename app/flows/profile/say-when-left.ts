import type { Gemel } from "../create-gemel.ts";

/**
 * Waits for a call that the member has confirmed, so that it does not end with the page. If the page is gone,
 * a failure is shown on the next one, unless another member has signed in meanwhile.
 * @param id of the text
 */
export async function sayWhenLeft(
  { flash, session }: Gemel,
  id: string,
  signal: AbortSignal,
  call: Promise<unknown>,
): Promise<void> {
  const memberId = (): string | undefined => session.getSnapshot().context.user?.id;
  const confirmedBy = memberId();
  try {
    await call;
  } catch (error) {
    if (signal.aborted && memberId() === confirmedBy)
      flash.send({ type: "flash.show", message: { id, tone: "danger" } });
    throw error;
  }
}
