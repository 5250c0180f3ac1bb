import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "./member.ts";

/** The member an access token speaks for. @throws AppError `unauthorized` */
export async function authenticate(
  parts: Pick<Parts, "accessTokens" | "stores">,
  accessToken: string | undefined,
): Promise<Member> {
  const claims = accessToken === undefined ? undefined : await parts.accessTokens.read(accessToken);
  const member =
    claims === undefined ? undefined : await parts.stores.sessions.findMember(claims.sessionId);
  if (member === undefined || member.id !== claims?.userId) throw new AppError("unauthorized");
  return member;
}
