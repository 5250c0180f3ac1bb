import type { Parts } from "../parts.ts";
import type { LiveConnection } from "./live-connection.ts";

/**
 * Asks once more whether the session of a connection lives, after it joined the hub: one that ended
 * between the check and the joining was told to nobody.
 */
export async function confirmSession(
  parts: Pick<Parts, "stores">,
  connection: LiveConnection,
): Promise<void> {
  const member = await parts.stores.sessions.findMember(connection.sessionId);
  if (member === undefined) connection.end("session ended");
}
