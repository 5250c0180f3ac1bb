import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "../contract/operation.ts";
import { checkAccessToken, owns, type Session } from "../world/sessions.ts";
import type { World } from "../world/world.ts";
import { unauthorized } from "./refusal.ts";

/** Who a request says it is. */
export interface Credentials {
  readonly bearer: string | undefined;
  readonly cookie: string | undefined;
}

/** @param query - where the live connection carries its token */
export function readCredentials(
  { authorization, cookie }: IncomingHttpHeaders,
  query: URLSearchParams,
): Credentials {
  return {
    bearer: authorization?.replace(/^Bearer /i, "") ?? query.get("token") ?? undefined,
    cookie: cookie
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith("gemel_refresh="))
      ?.slice(14),
  };
}

/** Judges an access token; an empty one is none. @returns the id of its session */
export type CheckToken = (
  token: string,
  asked: { readonly world: World; readonly operationId: string },
) => string | undefined;

/**
 * The session that an operation's security asks for; undefined for a visitor, where one may call.
 * @throws Refusal 401
 */
export function authenticate(
  world: World,
  operation: Operation,
  { bearer, cookie }: Credentials,
  checkToken: CheckToken = checkAccessToken,
): Session | undefined {
  const asked = { world, operationId: operation.id };
  const found: Readonly<Record<string, Session | undefined>> = {
    bearerAuth: live(world.sessions.get(checkToken(bearer ?? "", asked) ?? "")),
    refreshCookie:
      cookie === undefined
        ? undefined
        : [...world.sessions.values()].find((session) => owns(session, cookie)),
  };
  for (const schemes of securityOf(operation)) {
    const [scheme] = schemes;
    if (scheme === undefined) return undefined;
    const session = found[scheme];
    if (session) return session;
  }
  throw unauthorized();
}

/** The upgrade of the live connection carries its token as a parameter, which is no scheme. */
function securityOf({ id, security }: Operation): Operation["security"] {
  if (id === "connectChat") return [["bearerAuth"]];
  return security.length === 0 ? [[]] : security;
}

const live = (session: Session | undefined): Session | undefined =>
  session?.ended ? undefined : session;
