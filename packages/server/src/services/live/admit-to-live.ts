import type { Parts } from "../parts.ts";
import { authenticate } from "../sessions/authenticate.ts";
import type { LiveMember } from "./live-connection.ts";

/** Lets whoever has an access token open a live connection. @throws AppError `unauthorized` */
export async function admitToLive(
  parts: Pick<Parts, "accessTokens" | "stores">,
  accessToken: string | undefined,
): Promise<LiveMember> {
  const { member, expiresAt } = await authenticate(parts, accessToken);
  return { memberId: member.id, sessionId: member.sessionId, expiresAt };
}
