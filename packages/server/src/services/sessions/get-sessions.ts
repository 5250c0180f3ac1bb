import type { Parts } from "../parts.ts";
import type { Member } from "./member.ts";
import type { OpenSession } from "./session-store.ts";

/** So many are listed at most. */
const MOST = 100;

/** Somewhere a member is signed in. */
export interface SignedInSession extends OpenSession {
  readonly isCurrent: boolean;
}

/** Where a member is signed in: this session first, then the one used last. */
export async function getSessions(
  { clock, stores }: Pick<Parts, "clock" | "stores">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
): Promise<readonly SignedInSession[]> {
  const found = await stores.sessions.listOpen(id, { first: sessionId, now: clock(), most: MOST });
  return found.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}
