import type { Parts } from "../parts.ts";
import type { Member } from "./member.ts";

/** Signs a member out everywhere but here; harmless when that is nowhere. */
export async function endOtherSessions(
  parts: Pick<Parts, "clock" | "live" | "stores">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
): Promise<void> {
  const ended = await parts.stores.sessions.endOthers(id, sessionId, parts.clock());
  for (const other of ended) await parts.live.endSession(other);
}
