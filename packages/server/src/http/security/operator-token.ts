import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { Limits } from "../limits.ts";

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];

/** Lets only those through who know the operators' token. @throws AppError `unauthorized` or `rate_limited` */
export type OperatorGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Asks for the operators' token, as a bearer or, for browsers, as the password of whatever name. Wrong
 * ones are counted by address; the right one never has to wait for those who guess.
 */
export function createOperatorGuard(
  token: string,
  { operatorAddress }: Pick<Limits, "operatorAddress">,
): OperatorGuard {
  const right = digest(token);
  return async (request, reply) => {
    const given = bearerToken(request) ?? passwordOf(request);
    if (given !== undefined && timingSafeEqual(digest(given), right)) return;
    if (given !== undefined) await operatorAddress(request);
    reply.header("www-authenticate", 'Basic realm="Gemel", charset="UTF-8"');
    throw new AppError("unauthorized");
  };
}

/** All as long as each other, so that to compare them reveals nothing. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function passwordOf(request: FastifyRequest): string | undefined {
  const encoded = /^Basic ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, "base64").toString();
  const colon = decoded.indexOf(":");
  return colon === -1 ? undefined : decoded.slice(colon + 1);
}
