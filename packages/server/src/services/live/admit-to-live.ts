import { requireStatus } from "../accounts/require-status.ts";
import type { Parts } from "../parts.ts";
import { authenticate } from "../sessions/authenticate.ts";
import type { LiveMember } from "./live-connection.ts";

/**
 * Lets whoever has an access token, and has answered the questionnaire, open a live connection.
 * @throws AppError `unauthorized` or `onboarding_incomplete`
 */
export async function admitToLive(
  parts: Pick<Parts, "accessTokens" | "stores">,
  accessToken: string | undefined,
): Promise<LiveMember> {
  const { member, expiresAt } = await authenticate(parts, accessToken);
  requireStatus(member, "questionnaire_completed");
  return { memberId: member.id, sessionId: member.sessionId, expiresAt };
}
