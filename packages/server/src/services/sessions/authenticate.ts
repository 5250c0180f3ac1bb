import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "./member.ts";

/** Whom an access token speaks for, and until when. */
interface Authenticated {
  readonly member: Member;
  readonly expiresAt: Date;
}

/** Reads an access token, and sees that its session lives. @throws AppError `unauthorized` */
export async function authenticate(
  parts: Pick<Parts, "accessTokens" | "stores">,
  accessToken: string | undefined,
): Promise<Authenticated> {
  const claims = accessToken === undefined ? undefined : await parts.accessTokens.read(accessToken);
  if (claims === undefined) throw new AppError("unauthorized");
  const member = await parts.stores.sessions.findMember(claims.sessionId);
  if (member?.id !== claims.userId) throw new AppError("unauthorized");
  return { member, expiresAt: claims.expiresAt };
}
