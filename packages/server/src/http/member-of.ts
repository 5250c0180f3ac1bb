import type { FastifyRequest } from "fastify";
import type { Member } from "../services/sessions/member.ts";

const members = new WeakMap<FastifyRequest, Member>();

/** Remembers whom a request speaks for. */
export const rememberMember = (request: FastifyRequest, member: Member): void => {
  members.set(request, member);
};

/** Who is signed in, on a route that lets visitors in as well. */
export const findMember = (request: FastifyRequest): Member | undefined => members.get(request);

/** The signed-in member of a request to a route that asks for one. */
export function memberOf(request: FastifyRequest): Member {
  const member = findMember(request);
  if (member === undefined) throw new Error("the contract lets strangers in here");
  return member;
}
