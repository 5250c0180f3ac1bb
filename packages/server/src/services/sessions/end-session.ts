import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/**
 * Signs one of a member's sessions out; harmless when it has ended.
 * @throws AppError `not_found` for one that is not the member's own
 */
export async function endSession(
  parts: Pick<Parts, "clock" | "live" | "stores">,
  memberId: string,
  sessionId: string,
): Promise<void> {
  const { sessions } = parts.stores;
  if (!(await sessions.isOf(memberId, sessionId))) throw new AppError("not_found");
  await sessions.end(sessionId, parts.clock());
  await parts.live.endSession(sessionId);
}
